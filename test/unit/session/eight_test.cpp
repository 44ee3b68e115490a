/// Eight numbers at once, however wide the vectors are that hold them. No machine runs what is compiled for another.
#include "runtime/solve/linear/eight.h"

#include <gtest/gtest.h>

#include <array>

namespace hgc::eight_test {
namespace {

using Numbers = std::array<double, 8>;

template <int wide>
Numbers numbersOf(const Eight<wide>& eight) {
  Numbers numbers;
  store(numbers.data(), eight);
  return numbers;
}

template <int wide>
void expectSame() {
  const Numbers a = {1, -0.1, 3e300, 0.0, -5, 1e-310, 7, 0.3}, b = {2, 7, 1e-5, -0.0, 0.7, 3, -1, 0.1};
  Numbers sum, difference, product, times, taken;
  for (size_t k = 0; k < 8; ++k) {
    sum[k] = a[k] + b[k], difference[k] = a[k] - b[k], product[k] = a[k] * b[k], times[k] = 0.3 * b[k];
    taken[k] = a[k] - times[k];
  }
  const auto left = load<wide>(a.data()), right = load<wide>(b.data());
  Eight<wide> changed = left;
  EXPECT_EQ(numbersOf(changed += right), sum);
  changed = left;
  EXPECT_EQ(numbersOf(changed -= right), difference);
  EXPECT_EQ(numbersOf(left * right), product);
  EXPECT_EQ(numbersOf(0.3 * right), times);
  Numbers from = a;
  subtractTimes<wide>(from.data(), 0.3, b.data());
  EXPECT_EQ(from, taken);
  EXPECT_EQ(numbersOf(Eight<wide>{}), Numbers{});
}

template <int wide>
void expectPlaced() {
  std::array<double, 24> apart;
  for (size_t k = 0; k < apart.size(); ++k) apart[k] = static_cast<double>(k + 1);
  const auto every = loadApart<wide>(apart.data(), 3);
  EXPECT_EQ(numbersOf(every), (Numbers{1, 4, 7, 10, 13, 16, 19, 22}));
  std::array<double, 24> back = {};
  storeApart(every, back.data(), 3);
  for (size_t k = 0; k < back.size(); ++k) EXPECT_EQ(back[k], k % 3 == 0 ? apart[k] : 0) << k;
  for (int32_t count = 0; count <= 8; ++count) {
    auto kept = every;
    keepFirst(kept, count);
    for (int32_t k = 0; k < 8; ++k) EXPECT_EQ(numbersOf(kept)[static_cast<size_t>(k)], k < count ? 1 + 3 * k : 0);
  }
}

TEST(Eight, IsTheSameInVectorsOfAnyWidth) {
  expectSame<2>(), expectSame<4>(), expectSame<8>();
  expectPlaced<2>(), expectPlaced<4>(), expectPlaced<8>();
}

}  // namespace
}  // namespace hgc::eight_test
