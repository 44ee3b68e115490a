/// Rows of every width through the vectors of every instruction set: nothing is lost, nothing changes places.
#include <fmt/format.h>

#include <random>

#include "test/unit/compile_text.h"

namespace hgc::transpose_test {
namespace {

constexpr int kRows = 23, kInstances = 77;  // no multiple of any number of lanes

/// For each width w: the output reads rows of x<w> at random (memory to lanes); the energy, whose gradient is
/// added to rows of x<w>, is made of integers, so that sums are exact in any order (lanes to memory).
class TransposeTest : public testing::TestWithParam<int> {
 protected:
  void SetUp() override {
    width_ = GetParam();
    std::mt19937_64 engine(static_cast<uint64_t>(width_));
    const auto small = [&] { return static_cast<double>(static_cast<int>(engine() % 19) - 9); };
    for (int k = 0; k < kRows * width_; ++k) x_.push_back(small());
    for (int i = 0; i < kInstances * 2; ++i) row_.push_back(static_cast<int32_t>(engine() % kRows));
    for (int i = 0; i < kInstances; ++i) factor_.push_back(small());
    inputs_.arrays["x"] = Array::of({kRows, width_}, x_);
    inputs_.arrays["t"] = Array::of({kInstances, 2}, row_);
    inputs_.arrays["d"] = Array::of({kInstances}, factor_);
  }

  size_t at(int instance, int which, int component) const {
    return static_cast<size_t>(row_[static_cast<size_t>(2 * instance + which)] * width_ + component);
  }

  int width_ = 0;
  std::vector<double> x_, factor_;
  std::vector<int32_t> row_;
  Inputs inputs_;
};

TEST_P(TransposeTest, ReadAndAdded) {
  const std::string text = fmt::format(R"(
dim N, E;
var x : real[N, {0}];
data t : N[E, 2];
data d : real[E];
output o[e in E] : real[{0}] = x[t[e, 0]];
energy f[e in E] = d[e] * sum(k in 0..{0}) (real(k) + 1) * x[t[e, 0], k] * x[t[e, 1], {0} - 1 - k];
)",
                                       width_);
  const auto compiled = test::compileText(text, inputs_, false);
  ASSERT_TRUE(compiled.ok);
  std::vector<double> gradient(x_.size(), 0.0), values(kInstances, 0.0), rows;
  for (int e = 0; e < kInstances; ++e) {
    for (int k = 0; k < width_; ++k) {
      const double weight = factor_[static_cast<size_t>(e)] * (k + 1);
      const size_t a = at(e, 0, k), b = at(e, 1, width_ - 1 - k);
      values[static_cast<size_t>(e)] += weight * x_[a] * x_[b];
      gradient[a] += weight * x_[b];
      gradient[b] += weight * x_[a];
      rows.push_back(x_[a]);
    }
  }
  for (const Isa isa : cpuIsas()) {
    for (const int threads : {1, 2}) {
      const auto result =
          test::evaluateOn(compiled, inputs_, cpuName(isa), {.gradient = true, .outputs = true, .termValues = true},
                           Fused::Off, threads);
      ASSERT_TRUE(result) << result.error().message;
      EXPECT_EQ(result->outputs.at("o").reals, rows) << isaName(isa);
      EXPECT_EQ(result->termValues.at("f").reals, values) << isaName(isa);
      EXPECT_EQ(result->gradients.at("x").reals, gradient) << isaName(isa);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Widths, TransposeTest, testing::Range(1, 14));

}  // namespace
}  // namespace hgc::transpose_test
