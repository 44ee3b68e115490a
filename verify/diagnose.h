#pragma once
/// Which operation, on which line, in which instance: where numbers go wrong.
#include <functional>
#include <optional>
#include <string>

#include "ir/program.h"
#include "verify/interpreter.h"

namespace hgc {

/// A bound program as the reference evaluator sees it. What it refers to must outlive it.
struct Subject {
  /// The function whose derivative is stated at `origin`, in quotes; empty if there is none or nobody knows.
  std::function<std::string(uint32_t origin)> derivativeStatedAt;
  const Program& program;
  const Plan& plan;  ///< as the batcher made it
  const Bound& bound;
  const std::vector<GroupData>& groups;
};

/// One operation in one instance.
struct Site {
  Op op = Op::Const;
  uint32_t origin = 0;
  size_t group = 0;
  int64_t instance = 0;              ///< in the group
  double measure = 0;                ///< an error or a value, as the function that found it says
  SymbolId symbol = kNone;           ///< of a Load: what it reads
  int64_t scalar = 0;                ///< and where
  std::vector<int32_t> counts = {};  ///< of the loops that it is in, the outermost first
};

/// "`log` at model.hg:7, instance 12 of `fit`", with the calls that lead to a place in C++; for a Load "`x`, row 3,
/// read" instead of the operation, and for a derivative that the program states the name of the function.
std::string describe(const Subject& subject, const Site& site);

/// "`x`, row [2, 5], component 1": a scalar of a symbol.
std::string placeIn(const Program& program, const Bound& bound, SymbolId id, int64_t scalar);

/// The first operation that makes a number that is not finite from finite ones, in the first instance that has such a
/// value, or else such a derivative; `measure` is that number. A Load stands for data that is not finite itself.
std::optional<Site> findNonfinite(const Subject& subject);
/// Where the first entry of a gradient, or of a Hessian, that is not finite was made, as kernels make them.
std::optional<Site> findNonfiniteGradient(const Subject& subject);
std::optional<Site> findNonfiniteHessian(const Subject& subject);

/// The operation whose strict value is farthest from the C library's for the same operands; `measure` is the distance
/// in units in the last place. Looks at up to `instances` instances of each group.
std::optional<Site> worstOperation(const Subject& subject, int64_t instances);

}  // namespace hgc
