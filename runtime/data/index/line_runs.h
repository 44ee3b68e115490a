#pragma once
/// Integer programs along lines. A line is what a dense domain has along its last axis: instances one after another
/// that differ in the last index alone. What `readsAlongLines` allows is there a few runs of affine pieces, found
/// without looking at each instance.
#include <cstdint>
#include <span>
#include <vector>

#include "runtime/data/index/program.h"

namespace hgc {

/// From place `first` of a line on, up to the next run: `value`, `value + step` and so on.
struct LineRun {
  int32_t first = 0, value = 0, step = 0;
};

/// The runs of some nodes on one line at a time. Thread-safety: one thread at a time.
class LineRuns {
 public:
  /// `nodes` of a graph for which `readsAlongLines` holds; all arguments must outlive it.
  LineRuns(const Graph& graph, std::span<const NodeId> nodes, const IndexContext& context);

  /// Instances of a line.
  int64_t length() const { return length_; }
  /// Goes to the line that is so manyth. False if some node has many runs there, or wraps at 32 bits.
  bool goTo(int64_t line);
  /// Of one of the nodes, on this line; the first begins at place 0.
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

}  // namespace hgc
