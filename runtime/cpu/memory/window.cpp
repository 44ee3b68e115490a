#include "runtime/cpu/memory/window.h"

#include <algorithm>

#include "ir/kernel/abi.h"
#include "runtime/cpu/memory/pages.h"

namespace hgc {

void Window::advance(int64_t first, int64_t end) {
  const int64_t kept = std::clamp(first / kTile * kTile, first_, end_);
  end = std::max(end, end_);
  const int64_t slack = kSlackBytes / static_cast<int64_t>(sizeof(double)) + 2 * kTile * width_;
  const auto room = static_cast<size_t>((end - kept) * width_ + slack);
  double* from = memory_.data() + (kept - first_) * width_;
  const int64_t known = (end_ - kept) * width_;
  if (memory_.size() < room) {
    Pages larger(room + room / 4, memory_.memory());
    std::copy_n(from, known, larger.data());
    memory_ = std::move(larger);
  } else if (kept > first_) {
    std::copy(from, from + known, memory_.data());
  }
  first_ = kept;
  end_ = end;
}

double* Window::rows() const { return countedFrom(memory_.data(), first_ * width_); }

}  // namespace hgc
