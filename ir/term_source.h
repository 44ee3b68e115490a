#pragma once
/// What the compiler asks of a front end.
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "ir/graph.h"
#include "ir/program.h"

namespace hgc {

/// The length of row `row` (an Int node) of a ragged symbol, a constant of each topology.
struct LengthKey {
  SymbolId symbol = kNone;
  NodeId row = kNoNode;
};

/// A term as a graph.
struct Lowered {
  /// The value's scalars; of a residual with a loss also rho of their squared norm, and that norm. Empty unless
  /// complete and ok.
  std::vector<NodeId> roots;
  std::vector<LengthKey> keys;  ///< the lengths that were used, in order; the last one was missing if not complete
  bool complete = false;
  bool ok = false;  ///< false after a mistake, which was reported
};

/// A front end, once it has understood a program. Any other one that gives these three is as good as the text's.
/// Thread-safety: one thread at a time.
struct TermSource {
  Program program;
  /// Lowers one term into a graph, which the caller has cleared. The k-th distinct row whose length is needed has
  /// `lengths[k]` entries; where one more is needed than given, the result is not complete and its last key names that
  /// row. The same prefix of lengths always meets the same keys.
  std::function<Lowered(TermId term, std::span<const uint32_t> lengths, Graph& graph)> lower;
  /// The function whose derivative is stated at `origin` (`Graph::originOf` a CustomPartial), in quotes; of several
  /// there all. Empty if there is none.
  std::function<std::string(uint32_t origin)> derivativeStatedAt;
  /// Whether so many mistakes were reported that no more are of use.
  std::function<bool()> isFull = [] { return false; };
};

}  // namespace hgc
