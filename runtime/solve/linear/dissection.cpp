#include "runtime/solve/linear/dissection.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace hgc {
namespace {

constexpr size_t kSmallPart = 40;  // rows that are not parted

enum Side : int8_t { kLeft, kRight, kBetween };

/// Two sides, and the rows that part them.
struct Cut {
  std::vector<int32_t> left, right, between;
  double badness = std::numeric_limits<double>::infinity();
};

class Dissection {
 public:
  explicit Dissection(const RowGraph& graph)
      : graph_(graph), partOf_(asSize(graph.rows()), 0), level_(partOf_.size()), side_(partOf_.size()) {}

  Result<std::vector<int32_t>> run();

 private:
  /// Rows that are to be parted, or stand in the order as they are.
  struct Part {
    std::vector<int32_t> rows;
    bool isDone = false;
  };
  Status add(Part part);
  Status addByDegree(const std::vector<int32_t>& rows);
  bool divide(const std::vector<int32_t>& rows);
  void search(std::span<const int32_t> rows, int32_t from);
  void searchOn(int32_t from);
  Cut cut(const std::vector<int32_t>& rows);
  void tryLevels(const std::vector<int32_t>& rows, Cut& best);
  int64_t refine(std::vector<int32_t> between, int64_t (&counts)[3]);
  bool move(int32_t row, int64_t (&counts)[3], std::vector<int32_t>& between);
  bool isInPart(int32_t row) const { return partOf_[asSize(row)] == part_; }

  const RowGraph& graph_;
  std::vector<int32_t> order_;
  std::vector<int32_t> partOf_, level_;  // by row: the part that it was in last; steps from where a search began
  std::vector<Side> side_;
  std::vector<int32_t> found_;  // by the last search, in its order
  std::vector<Part> left_;      // the next one last
  int32_t part_ = 0;            // that is being parted
};

Result<std::vector<int32_t>> Dissection::run() {
  const double many = 10 * std::sqrt(static_cast<double>(graph_.rows()));  // joined: as AMD has it
  Part hubs{{}, true}, others;
  for (int32_t row = 0; row < graph_.rows(); ++row) {
    const bool isHub = static_cast<double>(graph_.of(row).size()) > std::max(many, 16.0);
    (isHub ? hubs : others).rows.push_back(row);
  }
  left_.push_back(std::move(hubs));
  if (!others.rows.empty()) left_.push_back(std::move(others));
  while (!left_.empty()) {
    Part next = std::move(left_.back());
    left_.pop_back();
    if (const Status done = add(std::move(next)); !done) return done.error();
  }
  return std::move(order_);
}

/// Parts of a part come before what is between them.
Status Dissection::add(Part part) {
  if (part.isDone) {
    order_.insert(order_.end(), part.rows.begin(), part.rows.end());
    return Done{};
  }
  ++part_;
  for (const int32_t row : part.rows) partOf_[asSize(row)] = part_;
  if (part.rows.size() <= kSmallPart) return addByDegree(part.rows);
  if (divide(part.rows)) return Done{};
  Cut best = cut(part.rows);
  if (best.between.empty()) return addByDegree(part.rows);
  left_.push_back({std::move(best.between), true});
  left_.push_back({std::move(best.right)});
  left_.push_back({std::move(best.left)});
  return Done{};
}

/// As if there were no others.
Status Dissection::addByDegree(const std::vector<int32_t>& rows) {
  for (size_t k = 0; k < rows.size(); ++k) level_[asSize(rows[k])] = static_cast<int32_t>(k);  // its number here
  RowGraph own;
  for (const int32_t row : rows) {
    for (const int32_t other : graph_.of(row)) {
      if (isInPart(other)) own.neighbours.push_back(level_[asSize(other)]);
    }
    own.begin.push_back(static_cast<int32_t>(own.neighbours.size()));
  }
  const auto order = orderByDegree(own);
  if (!order) return order.error();
  for (const int32_t k : *order) order_.push_back(rows[asSize(k)]);
  return Done{};
}

/// Whether rows are several parts that nothing joins; these are left then.
bool Dissection::divide(const std::vector<int32_t>& rows) {
  search(rows, rows.front());
  if (found_.size() == rows.size()) return false;
  std::vector<Part> parts = {{found_}};
  for (const int32_t row : rows) {
    if (level_[asSize(row)] >= 0) continue;
    searchOn(row);
    parts.push_back({found_});
  }
  for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
    std::ranges::sort(part->rows);
    left_.push_back(std::move(*part));
  }
  return true;
}

/// In breadth, within a part.
void Dissection::search(std::span<const int32_t> rows, int32_t from) {
  for (const int32_t row : rows) level_[asSize(row)] = -1;
  searchOn(from);
}

/// Among rows that were not found so far.
void Dissection::searchOn(int32_t from) {
  level_[asSize(from)] = 0;
  found_.assign(1, from);
  for (size_t k = 0; k < found_.size(); ++k) {
    const int32_t level = level_[asSize(found_[k])] + 1;
    for (const int32_t other : graph_.of(found_[k])) {
      if (!isInPart(other) || level_[asSize(other)] >= 0) continue;
      level_[asSize(other)] = level;
      found_.push_back(other);
    }
  }
}

/// The best of levels of searches that begin at several rows: two that are far apart, and any others.
Cut Dissection::cut(const std::vector<int32_t>& rows) {
  constexpr size_t kManyRows = 20'000, kStride = 7'919;
  const size_t tries = rows.size() > kManyRows ? 2 : 4;
  Cut best;
  search(rows, found_.back());
  for (size_t k = 0; k < tries; ++k) {
    search(rows, k < 2 ? found_.back() : rows[k * kStride % rows.size()]);
    tryLevels(rows, best);
  }
  return best;
}

/// Some levels of a search that have a good part of the rows on each side.
void Dissection::tryLevels(const std::vector<int32_t>& rows, Cut& best) {
  const auto count = static_cast<int64_t>(rows.size());
  const int64_t most = std::clamp<int64_t>(40'000 / count, 2, 8);  // levels to look at
  std::vector<int64_t> before(asSize(level_[asSize(found_.back())]) + 2, 0);
  for (const int32_t row : rows) ++before[asSize(level_[asSize(row)]) + 1];
  for (size_t k = 1; k < before.size(); ++k) before[k] += before[k - 1];
  std::vector<int32_t> levels;
  for (size_t k = 1; k + 2 < before.size(); ++k) {
    const bool isSmall = 4 * (before[k + 1] - before[k]) < count;
    if (isSmall && 10 * before[k] >= 3 * count && 10 * before[k + 1] <= 7 * count)
      levels.push_back(static_cast<int32_t>(k));
  }
  const auto found = static_cast<int64_t>(levels.size());
  for (int64_t k = 0; k < std::min(found, most); ++k) {
    const int32_t level = levels[asSize((2 * k + 1) * found / (2 * std::min(found, most)))];
    int64_t counts[3] = {};
    std::vector<int32_t> between;
    for (const int32_t row : rows) {
      const int32_t own = level_[asSize(row)];
      side_[asSize(row)] = own < level ? kLeft : own > level ? kRight : kBetween;
      ++counts[side_[asSize(row)]];
      if (own == level) between.push_back(row);
    }
    const auto size = static_cast<double>(refine(std::move(between), counts));
    if (counts[kLeft] == 0 || counts[kRight] == 0) continue;
    const double larger = static_cast<double>(std::max(counts[kLeft], counts[kRight])) / static_cast<double>(count);
    const double badness = size * (1 + 2 * std::max(0.0, larger - 0.55));
    if (badness >= best.badness) continue;
    best = {};
    best.badness = badness;
    for (const int32_t row : rows) {
      const Side side = side_[asSize(row)];
      (side == kLeft ? best.left : side == kRight ? best.right : best.between).push_back(row);
    }
  }
}

/// Moves rows from between the sides as long as that helps; how many are left there.
int64_t Dissection::refine(std::vector<int32_t> between, int64_t (&counts)[3]) {
  constexpr int kMostPasses = 10;
  bool hasMoved = true;
  for (int pass = 0; pass < kMostPasses && hasMoved; ++pass) {
    hasMoved = false;
    std::vector<int32_t> next;
    for (const int32_t row : between) {
      if (side_[asSize(row)] != kBetween) continue;
      if (move(row, counts, next)) hasMoved = true;
      else next.push_back(row);
    }
    between = std::move(next);
  }
  return counts[kBetween];
}

/// To a side, if at most one row of the other side must take its place; if one must, to the smaller side.
bool Dissection::move(int32_t row, int64_t (&counts)[3], std::vector<int32_t>& between) {
  int64_t others[2] = {};
  for (const int32_t other : graph_.of(row)) {
    if (isInPart(other) && side_[asSize(other)] != kBetween) ++others[side_[asSize(other)]];
  }
  for (const Side to : {kLeft, kRight}) {
    const Side from = to == kLeft ? kRight : kLeft;
    if (others[from] > 1 || (others[from] == 1 && counts[to] + 1 >= counts[from])) continue;
    side_[asSize(row)] = to;
    ++counts[to], --counts[kBetween];
    for (const int32_t other : graph_.of(row)) {
      if (!isInPart(other) || side_[asSize(other)] != from) continue;
      side_[asSize(other)] = kBetween;
      --counts[from], ++counts[kBetween];
      between.push_back(other);
    }
    return true;
  }
  return false;
}

}  // namespace

Result<std::vector<int32_t>> dissect(const RowGraph& graph) { return Dissection(graph).run(); }

}  // namespace hgc
