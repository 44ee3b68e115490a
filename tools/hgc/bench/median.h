#pragma once
#include <algorithm>
#include <cstdint>
#include <vector>

namespace hgc::tool {

/// The middle of some numbers; the upper of two. There is at least one.
inline double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<int64_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

}  // namespace hgc::tool
