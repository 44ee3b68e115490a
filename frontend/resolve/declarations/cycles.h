#pragma once
/// How messages tell of what leads back to itself.
#include <cstddef>

namespace hgc {

/// Of a long row of `count` things, messages show the ends: the first three and the last two.
class Ends {
 public:
  explicit Ends(size_t count) : count_(count) {}

  bool shows(size_t k) const { return hidden() == 0 || k < kFirst || k + kLast >= count_; }
  size_t hidden() const { return count_ > kFirst + kLast + 1 ? count_ - kFirst - kLast : 0; }
  bool precedesGap(size_t k) const { return hidden() != 0 && k + 1 == kFirst; }

 private:
  static constexpr size_t kFirst = 3, kLast = 2;
  size_t count_;
};

}  // namespace hgc
