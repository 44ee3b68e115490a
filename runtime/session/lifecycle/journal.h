#pragma once
/// What was changed on a device since the host last had all values. Bits are the same on every device, so that another
/// one can make these changes again.
#include <deque>
#include <vector>

#include "runtime/device/device.h"

namespace hgc {

/// A change of values, or the gradient that later ones add.
struct Step {
  enum class Kind : uint8_t { Gradient, Write, Add, AddGradient, Exchange };

  Kind kind = Kind::Write;
  SymbolId symbol = kNone;  ///< what changes
  SymbolId other = kNone;   ///< what is added, or exchanged with
  double scale = 1;         ///< of what is added
  int64_t first = 0;        ///< the scalar that `values` begin with
  std::vector<double> values = {};
  KernelKind kernels = KernelKind::Gradient;  ///< that make the gradient
};

/// Makes a step where `executable` has its values. Waits for it.
Status makeStep(Executable& executable, const Step& step);

/// Thread-safety: that of a value.
class Journal {
 public:
  bool empty() const { return steps_.empty(); }
  /// Whether it is time to bring values down. With a gradient that may yet be added it waits longer: that is not
  /// brought.
  bool isLong() const;
  bool hasGradient() const { return hasGradient_; }
  /// Notes a step that is made next, or a gradient that was made.
  const Step& note(Step step);
  /// Removes the step that was noted last: it failed.
  void takeBack();
  /// No later step adds the gradient that was made last.
  void forgetGradient();
  /// Makes all steps on another device, which starts from what is bound on the host.
  Status replay(Executable& executable) const;
  /// The same on the host, whose executable has its values in `bound`. Steps go as they are made, so that a call that
  /// failed can be made again.
  Status settle(Executable& host, Bound& bound);
  /// Brings what has changed from the device to `bound`: all or nothing. Nothing is noted then.
  Status bringDown(Executable& device, Bound& bound);

 private:
  bool endsInGradient() const { return !steps_.empty() && steps_.back().kind == Step::Kind::Gradient; }

  std::deque<Step> steps_;
  size_t scalars_ = 0;        // in steps
  bool hasGradient_ = false;  // that may yet be added
};

}  // namespace hgc
