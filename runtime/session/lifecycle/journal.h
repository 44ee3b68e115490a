#pragma once
/// The changes of values on a device that the host does not have yet. Another device can repeat them with the same
/// bits.
#include <deque>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

/// A change of values, or a launch whose gradient later changes add.
struct Step {
  enum class Kind : uint8_t { Gradient, Write, Add, AddGradient, Exchange };

  Kind kind = Kind::Write;
  SymbolId symbol = kNone;  ///< that changes
  SymbolId other = kNone;   ///< that is added, or exchanged with `symbol`
  double scale = 1;         ///< of what is added
  int64_t first = 0;        ///< scalar of `symbol` that `values` start at
  std::vector<double> values = {};
  KernelKind kernels = KernelKind::Gradient;  ///< that compute the gradient
};

/// Makes a step on the device of `executable`, and waits for it.
Status makeStep(Executable& executable, const Step& step);

/// Thread-safety: that of a value.
class Journal {
 public:
  bool empty() const { return steps_.empty(); }
  /// Whether the values should be brought to the host now, since there are many steps. The limit is higher while a
  /// gradient may still be added, because `bringDown` loses it.
  bool isLong() const;
  bool hasGradient() const { return hasGradient_; }
  /// Adds a step that is about to be made, or a gradient that was computed.
  const Step& note(Step step);
  /// Removes the last step, which failed.
  void takeBack();
  /// The last gradient will not be added by later steps.
  void forgetGradient();
  /// Makes all steps on another device, which was loaded with the values on the host.
  Status replay(Executable& executable) const;
  /// Makes all steps on the host, whose executable reads the values in `bound`. Removes each step that was made, so
  /// that the call can be repeated after an error.
  Status settle(Executable& host, Bound& bound);
  /// Copies changed values from the device to `bound`, and empties the journal. After an error nothing has changed.
  Status bringDown(Executable& device, Bound& bound);

 private:
  bool endsInGradient() const { return !steps_.empty() && steps_.back().kind == Step::Kind::Gradient; }

  std::deque<Step> steps_;
  size_t scalars_ = 0;        // in all steps
  bool hasGradient_ = false;  // that later steps may add
};

}  // namespace hgc
