#include "runtime/sum/pulled_sums.h"

#include <algorithm>
#include <atomic>
#include <map>

#include "runtime/data/threads/loops.h"

namespace hgc {
namespace {

/// The least average length of runs: for shorter ones the overhead exceeds the work.
constexpr int64_t kShortRun = 8;

/// Consecutive rows that consecutive instances read by a gather.
struct GatherRun {
  int64_t row = 0, instance = 0, count = 0;
  int64_t gather = 0;  // position among the gathers of the port

  PulledEntry entry() const { return {gather, instance - row}; }
};

/// Finds the runs of a segment, gather by gather.
class RunFinder {
 public:
  RunFinder(const LineSource& source, std::span<const NodeId> rows)
      : rows_(rows), lines_(source.layout->host, rows, source.context), open_(rows.size()) {}

  /// The runs of instances [first, last), or nothing if there are too many.
  std::optional<std::vector<GatherRun>> find(int64_t first, int64_t last) {
    const size_t most = static_cast<size_t>((last - first) / kShortRun + 64) * rows_.size();
    const bool areRuns =
        lines_.forEach(rows_, first, last, [&](size_t g, LineRun run, int64_t instance, int64_t count) {
          const int64_t each = run.step == 1 ? count : 1;
          for (int64_t k = 0; k < count && runs_.size() <= most; k += each)
            add(g, {run.value + int64_t{run.step} * k, instance + k, each, static_cast<int64_t>(g)});
        });
    if (!areRuns || runs_.size() > most) return std::nullopt;
    for (const GatherRun& run : open_) keep(run);
    return std::move(runs_);
  }

 private:
  void add(size_t g, const GatherRun& run) {
    GatherRun& open = open_[g];
    const bool goesOn = open.row + open.count == run.row && open.instance + open.count == run.instance;
    if (goesOn && open.count > 0) {
      open.count += run.count;
      return;
    }
    keep(open);
    open = run;
  }
  void keep(const GatherRun& run) {
    if (run.count > 0) runs_.push_back(run);
  }

  std::span<const NodeId> rows_;
  LineRuns lines_;
  std::vector<GatherRun> open_;  // by gather: a run that may continue
  std::vector<GatherRun> runs_;
};

/// Cuts rows into pieces wherever a run begins or ends.
class PieceFinder {
 public:
  explicit PieceFinder(std::vector<GatherRun> runs) : runs_(std::move(runs)) {
    std::ranges::sort(runs_, {}, &GatherRun::row);
    for (const GatherRun& run : runs_) {
      ends_.push_back(run.row);
      ends_.push_back(run.row + run.count);
    }
    std::ranges::sort(ends_);
    ends_.erase(std::unique(ends_.begin(), ends_.end()), ends_.end());
  }

  PulledSegment find() {
    size_t next = 0;
    for (size_t k = 0; k + 1 < ends_.size(); ++k) {
      std::erase_if(active_, [&](const GatherRun& run) { return run.row + run.count <= ends_[k]; });
      for (; next < runs_.size() && runs_[next].row == ends_[k]; ++next) active_.push_back(runs_[next]);
      if (!active_.empty()) addPiece(ends_[k], ends_[k + 1]);
    }
    return std::move(segment_);
  }

 private:
  void addPiece(int64_t begin, int64_t end) {
    std::vector<std::pair<int64_t, int64_t>> list;  // (offset, gather), the order of the entries of one row
    for (const GatherRun& run : active_) list.emplace_back(run.entry().offset, run.gather);
    std::ranges::sort(list);
    const auto [known, isNew] = numbers_.try_emplace(list, static_cast<uint32_t>(segment_.lists.size()));
    if (isNew) {
      std::vector<PulledEntry>& entries = segment_.lists.emplace_back();
      for (const auto& [offset, gather] : list) entries.push_back({gather, offset});
    }
    segment_.pieces.push_back({static_cast<int32_t>(begin), static_cast<int32_t>(end - begin), known->second});
  }

  std::vector<GatherRun> runs_;
  std::vector<int64_t> ends_;
  std::vector<GatherRun> active_;
  std::map<std::vector<std::pair<int64_t, int64_t>>, uint32_t> numbers_;
  PulledSegment segment_;
};

/// Adds the entries of a piece, or of part of one, to rows.
class PulledPieceAdder {
 public:
  PulledPieceAdder(const RunPull& run, int64_t width, double* to) : run_(run), width_(width), to_(to) {}

  void add(std::span<const PulledEntry> list, int64_t row, int64_t count) {
    const bool isShort = static_cast<int64_t>(list.size()) <= kShortList;
    if (isShort && width_ == 1) return addTo(list, row, count, to_ + row);
    sums_.assign(static_cast<size_t>(count * width_), 0.0);
    if (isShort) addTo(list, row, count, sums_.data());
    else addLong(list, row, count);
    for (int64_t k = 0; k < count; ++k) {
      for (int64_t c = 0; c < width_; ++c) to_[(row + k) * width_ + c] += sums_[static_cast<size_t>(c * count + k)];
    }
  }

 private:
  void addTo(std::span<const PulledEntry> list, int64_t row, int64_t count, double* sums) const {
    run_({list.data(), static_cast<int64_t>(list.size()), row, count, sums, count});
  }

  /// Adds a long list in chunks and lanes.
  void addLong(std::span<const PulledEntry> list, int64_t row, int64_t count) {
    const auto all = static_cast<size_t>(count * width_);
    for (size_t chunk = 0; chunk < list.size(); chunk += kChunk) {
      const size_t end = std::min(chunk + static_cast<size_t>(kChunk), list.size());
      lanes_.assign(all * kLanes, 0.0);
      for (size_t lane = 0; lane < kLanes; ++lane) {
        std::vector<PulledEntry> own;
        for (size_t at = chunk + lane; at < end; at += kLanes) own.push_back(list[at]);
        addTo(own, row, count, lanes_.data() + lane * all);
      }
      for (size_t k = 0; k < all; ++k) sums_[k] += sumLanes(&lanes_[k], static_cast<int64_t>(all));
    }
  }

  const RunPull& run_;
  int64_t width_;
  double* to_;
  std::vector<double> sums_, lanes_;
};

}  // namespace

std::optional<PulledSums> findPulledSums(const LineSource& source) {
  PulledSums sums{source.port, source.layout->ports[source.port].width, {}};
  const std::vector<NodeId> rows = rowNodes(*source.layout, gathersOf(source.layout->gathers, source.port));
  sums.segments.resize(static_cast<size_t>(source.segments.count()));
  std::atomic<bool> isFound = true;
  forAll(source.segments.count(), [&](int64_t segment) {
    if (!isFound) return;
    auto runs = RunFinder(source, rows).find(source.segments.firstOf(segment), source.segments.endOf(segment));
    if (runs) sums.segments[static_cast<size_t>(segment)] = PieceFinder(std::move(*runs)).find();
    else isFound = false;
  });
  return isFound ? std::optional(std::move(sums)) : std::nullopt;
}

void addPulledSums(const PulledSums& sums, int64_t first, int64_t last, const RunPull& run, double* to) {
  PulledPieceAdder adder(run, sums.width, to);
  for (const PulledSegment& segment : sums.segments) {
    const auto end = [](const PulledPiece& piece) { return int64_t{piece.row} + piece.count; };
    auto piece = std::ranges::upper_bound(segment.pieces, first, {}, end);
    for (; piece != segment.pieces.end() && piece->row < last; ++piece) {
      const int64_t begin = std::max<int64_t>(first, piece->row);
      adder.add(segment.lists[piece->list], begin, std::min(last, end(*piece)) - begin);
    }
  }
}

}  // namespace hgc
