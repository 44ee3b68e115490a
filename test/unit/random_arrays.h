#pragma once
/// Arrays of random numbers.
#include <random>
#include <vector>

#include "runtime/data/array.h"

namespace hgc::test {

/// An array whose numbers `draw` gives, one after another.
template <class Draw>
Array drawArray(std::vector<int64_t> shape, const Draw& draw) {
  int64_t count = 1;
  for (const int64_t length : shape) count *= length;
  std::vector<double> values;
  for (int64_t k = 0; k < count; ++k) values.push_back(draw());
  return Array::of(std::move(shape), std::move(values));
}

/// Numbers between -1 and 1.
inline Array randomReals(std::vector<int64_t> shape, uint32_t seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> unit(-1, 1);
  return drawArray(std::move(shape), [&] { return unit(random); });
}

}  // namespace hgc::test
