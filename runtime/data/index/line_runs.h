#pragma once
/// Integer programs along lines. A line is all instances of a dense domain that differ only in the last index. The
/// programs that `readsAlongLines` allows are piecewise affine there; the pieces are found without evaluating
/// instances.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "runtime/data/index/program.h"

namespace hgc {

/// The values `value`, `value + step` and so on, from place `first` of a line up to the next run.
struct LineRun {
  int32_t first = 0, value = 0, step = 0;
};

/// Finds the runs of nodes, one line at a time. Thread-safety: one thread at a time.
class LineRuns {
 public:
  /// `nodes` of a graph for which `readsAlongLines` holds; all arguments must outlive it.
  LineRuns(const Graph& graph, std::span<const NodeId> nodes, const IndexContext& context);

  /// Instances of a line.
  int64_t length() const { return length_; }
  /// Moves to a line, by its number. False if a node has too many runs there, or wraps at 32 bits.
  bool goTo(int64_t line);
  /// Calls `visit(k, run, instance, count)` for the runs of each `nodes[k]` on instances [first, last), line by line,
  /// each of `count` instances from `instance` on. Returns false if a line has too many runs.
  template <class Visit>
  bool forEach(std::span<const NodeId> nodes, int64_t first, int64_t last, const Visit& visit) {
    for (int64_t at = first; at < last;) {
      const int64_t line = at / length_, place = at - line * length_, end = std::min(length_, place + last - at);
      if (!goTo(line)) return false;
      for (size_t n = 0; n < nodes.size(); ++n) {
        const std::span<const LineRun> runs = of(nodes[n]);
        for (size_t k = 0; k < runs.size(); ++k) {
          const int64_t from = std::max<int64_t>(place, runs[k].first);
          const int64_t to = k + 1 < runs.size() ? std::min<int64_t>(end, runs[k + 1].first) : end;
          if (from >= to) continue;
          const auto value = static_cast<int32_t>(runs[k].value + runs[k].step * (from - runs[k].first));
          visit(n, LineRun{static_cast<int32_t>(from), value, runs[k].step}, at + from - place, to - from);
        }
      }
      at += end - place;
    }
    return true;
  }
  /// The runs of a node on this line. The first begins at place 0.
  std::span<const LineRun> of(NodeId node) const { return runs_[node]; }

 private:
  bool find(NodeId id);
  bool join(NodeId id);
  bool append(NodeId id, int64_t first, int64_t last, int64_t value, int64_t step);
  bool appendLesser(NodeId id, int64_t first, int64_t last, const LineRun& x, const LineRun& y, bool greater);
  bool appendRemainder(NodeId id, int64_t first, int64_t last, const LineRun& x, int64_t divisor);

  const Graph& graph_;
  const IndexContext& context_;
  std::vector<NodeId> order_;
  std::vector<std::vector<LineRun>> runs_;  // by node
  std::vector<int64_t> indices_;            // of the line, by axis
  int64_t length_ = 0;
};

/// Instance i reads only rows from i + least to i + most.
struct LineReach {
  int64_t least = 0, most = 0;
};

/// The reach of node `row` of the host graph over all instances; nothing if it is not affine along lines.
std::optional<LineReach> reachOf(const Graph& host, NodeId row, const IndexContext& context, int64_t instances);

}  // namespace hgc
