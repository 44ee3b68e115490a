/// Segments follow from what instances cost (rule 2 of docs/decisions/0001-canonical-sums.md), on every device.
#include "runtime/data/segments.h"

#include <gtest/gtest.h>

#include "ir/analysis/work.h"
#include "test/unit/compile_text.h"
#include "test/unit/naive_sums.h"

namespace hgc::segments_test {
namespace {

using test::bitsOf;

uint64_t workIn(const test::Compiled& compiled, const std::vector<int64_t>& sizes) {
  return workWith(compiled.artefact->plan.topologies[0].work, sizes);
}

uint64_t workOfText(const std::string& text, const std::vector<int64_t>& sizes) {
  const Inputs inputs{{{"x", Array::of({3}, std::vector<double>{1, 2, 3})}}, {{"M", 5}}};
  const test::Compiled compiled = test::compileText(text, inputs, false, {KernelKind::Gradient});
  return compiled.ok ? workIn(compiled, sizes) : 0;
}

/// Operations are weighed as they are written, index arithmetic is not.
TEST(Work, IsCountedAsWritten) {
  const std::string head = "dim N, M; var x : real[N];";
  EXPECT_EQ(workOfText(head + "energy e[i in N] = x[i] + 1;", {3}), 1u);
  EXPECT_EQ(workOfText(head + "energy e[i in N] = x[(2 * i + 1) % N] ^ 2;", {3}), 1u);
  EXPECT_EQ(workOfText(head + "energy e[i in N] = sin(x[i]) / 3;", {3}), 29u);
  EXPECT_EQ(workOfText(head + "energy e[i in N] = sum(k in M) x[i] * x[int(k) % N];", {3, 5}), 10u);
  EXPECT_EQ(workOfText(head + "energy e[i in N] = sum(k in M) sum(l in 0..k) exp(x[i] * x[int(l) % N]);", {3, 5}),
            5u * 5 * 22 + 5);
}

TEST(Work, IsBounded) {
  const LoopWork loops{1'000'000, {{0}, {0, 1}, {1}}};
  const int64_t sizes[] = {1'000'000'000, 2'000'000'000}, none[] = {0, 5};
  EXPECT_EQ(workWith({&loops, 1}, sizes), kMostWork);
  EXPECT_EQ(workWith({&loops, 1}, none), 0u);
  const LoopWork triangle{3, {{0, 1}}};
  EXPECT_EQ(workWith({&triangle, 1}, none), 15u);
}

/// What instances add to a row is data, h, and the work is that of `h`.
struct Heavy {
  static constexpr int64_t kCount = 2500, kRows = 37;
  std::vector<double> values;
  std::vector<int32_t> rows;
  Inputs inputs;

  Heavy() {
    std::mt19937_64 engine(5);
    values = test::randomValues(engine, kCount);
    for (double& value : values) value = std::fmod(value, 3.0);
    for (int64_t i = 0; i < kCount; ++i) rows.push_back(static_cast<int32_t>(engine() % kRows));
    inputs.arrays = {{"c", Array::of({kCount}, std::vector<double>(values))},
                     {"at", Array::of({kCount}, std::vector<int32_t>(rows))},
                     {"a", Array::of({kRows}, std::vector<double>(kRows, 1.0))}};
  }
  static std::string text() {
    std::string h = "c[i]";
    for (int k = 0; k < 14; ++k) h = "sin(" + h + ")";
    return "dim N, R; var a : real[R]; data c : real[N]; data at : R[N]; energy e[i in N] = a[at[i]] * " + h + ";";
  }
};

TEST(Segments, OfHeavyInstances) {
  const Heavy heavy;
  const test::Compiled compiled = test::compileText(Heavy::text(), heavy.inputs, true, {KernelKind::Gradient});
  ASSERT_TRUE(compiled.ok);
  const uint64_t work = workIn(compiled, {Heavy::kCount, Heavy::kRows});
  EXPECT_EQ(work, 351u);
  const int64_t length = test::segmentOf(Heavy::kCount, work);
  EXPECT_EQ(length, 64);
  for (const std::string& device : test::allDevices()) {
    SCOPED_TRACE(device);
    const auto result = test::evaluateOn(compiled, heavy.inputs, device, {.gradient = true, .termValues = true});
    ASSERT_TRUE(result) << result.error().message;
    const std::vector<double>& h = result->termValues.at("e").reals;
    EXPECT_EQ(bitsOf(result->value), bitsOf(test::naiveSum(h, work)));
    for (int32_t row = 0; row < Heavy::kRows; ++row) {
      double total = 0;
      for (int64_t first = 0; first < Heavy::kCount; first += length) {
        std::vector<double> entries;
        for (int64_t i = first; i < std::min(first + length, Heavy::kCount); ++i) {
          if (heavy.rows[static_cast<size_t>(i)] == row) entries.push_back(h[static_cast<size_t>(i)]);
        }
        total += test::sumOfRow(entries);
      }
      EXPECT_EQ(bitsOf(result->gradients.at("a").reals[static_cast<size_t>(row)]), bitsOf(total)) << row;
    }
  }
}

/// Rows that all instances read in a loop, whose length makes the work, and rows along lines: whoever computes what is
/// added, the sums are those of partials that are stored.
TEST(Segments, OfEveryStrategy) {
  std::mt19937_64 engine(6);
  constexpr int64_t kCount = 1203, kLong = 300;
  const Inputs inputs{{{"x", Array::of({kCount}, test::randomValues(engine, kCount))},
                       {"w", Array::of({kLong}, test::randomValues(engine, kLong))},
                       {"W", Array::of({kLong, 3}, test::randomValues(engine, 3 * kLong))}},
                      {}};
  const std::string head = "dim N, K, J = 3; var x : real[N]; var w : real[K]; var W : real[K, J];";
  for (const std::string text :
       {"energy e[i in N] = square(sum(k in K) x[i] * w[k]);",
        "energy e[i in N, j in J] = sin(sum(k in K) W[k, j] * x[i]);",
        "energy e[i in N] = square(sin(sin(sin(sin(sin(sin(sin(sin(sin(sin(x[i]))))))))) * sin(x[(i + 1) % N])));",
        "let y[i in N] = sin(x[i]) * sum(k in K) w[k]; energy e[i in N] = square(y[(i + 1) % N] - y[i]);"}) {
    std::optional<Evaluation> expected;
    for (const Reduce reduce : {Reduce::Store, Reduce::Auto, Reduce::Own, Reduce::Pull, Reduce::Push}) {
      CompileOptions like;
      like.reduce = reduce;
      const auto compiled = test::compileText(head + text, inputs, true, {KernelKind::Gradient}, {},
                                              FieldReads::FromMemory, lengthsFrom, like);
      ASSERT_TRUE(compiled.ok);
      for (const std::string& device : test::allDevices()) {
        SCOPED_TRACE(text + device);
        auto result = test::evaluateOn(compiled, inputs, device, {.gradient = true});
        ASSERT_TRUE(result) << result.error().message;
        if (!expected) expected = *result;
        EXPECT_EQ(bitsOf(expected->value), bitsOf(result->value));
        test::expectSame(expected->gradients, result->gradients);
      }
    }
  }
}

}  // namespace
}  // namespace hgc::segments_test
