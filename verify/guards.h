#pragma once
/// Derivatives where a choice falls otherwise at a point than around it, as behind `x == 0 ? .. : ..`.
#include <map>
#include <optional>

#include "verify/differences.h"

namespace hgc {

/// Whether a Hessian can be made of it and evaluated in seconds.
bool hasSmallHessian(const Differentiated& topology);

/// What a derivative along the direction is, and what values around say of it.
struct Verdict {
  double derivative = 0, difference = 0;
  double error = 0;  ///< relative, as that of a `Slope`
};

/// Judges the derivatives of a group's values and gradients by differences with steps of three sizes, on both sides of
/// the point. Where all of them are those of one smooth function, that function's derivative is the right one, whatever
/// the choices were. Derivatives are those that kernels compute. Only unknowns move. Thread-safety: one thread
/// at a time.
class AcrossGuards {
 public:
  AcrossGuards(const Differentiated& topology, const BoundGroup& group,
               const std::vector<std::vector<double>>& direction, double step);

  void take(int64_t instance);
  /// Of a value or a partial derivative; nothing where differences do not tell, or what they are compared with is not
  /// finite or unavailable.
  std::optional<Verdict> judge(const Root& root, double bound) const;

 private:
  double alongColumn(uint32_t column) const;
  std::optional<double> derivativeOf(const Root& root, const Slope& slope) const;

  /// Values at one distance.
  struct Step {
    Step(const BoundGroup& group, const std::vector<std::vector<double>>& direction, double distance);
    Perturbed moved;
    Differences differences;
  };
  std::vector<std::vector<double>> direction_;
  std::vector<std::unique_ptr<Step>> steps_;
  Differentiated derived_;
  Interpreter at_;
  std::map<std::pair<uint32_t, uint32_t>, size_t> entries_;  // roots of derivatives, by their columns
  int64_t instance_ = 0;
};

}  // namespace hgc
