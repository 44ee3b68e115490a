/// Values that change on the device: as if they had been set.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <tuple>

#include "runtime/session.h"
#include "test/unit/compile_text.h"

namespace hgc::steps_test {
namespace {

/// A field, rows that pull, and a table, so that all that follows from values has to follow.
constexpr const char* kProgram =
    "dim V, E; var x : vec2[V]; data v : vec2[V]; data e : V[E, 2]; param s : real = 1;"
    "let y[k in V] = x[k].x * x[k].y;"
    "energy pull[k in E] = square(y[e[k, 0]] - x[e[k, 1]].y) * s;";

constexpr int64_t kRows = 70;

using OnDevice = std::tuple<std::string, Precision>;

class StepsTest : public testing::TestWithParam<OnDevice> {
 protected:
  static std::vector<double> numbers(double scale) {
    std::vector<double> values;
    for (int64_t k = 0; k < 2 * kRows; ++k) values.push_back(std::sin(static_cast<double>(k) * scale));
    return values;
  }
  static Inputs inputs() {
    std::vector<int32_t> ends;
    for (int32_t k = 0; k < 400; ++k) ends.push_back(static_cast<int32_t>((k * k + 7 * k) % kRows));
    Inputs inputs;
    inputs.arrays["x"] = Array::of({kRows, 2}, numbers(0.7));
    inputs.arrays["v"] = Array::of({kRows, 2}, numbers(1.3));
    inputs.arrays["x.dot"] = Array::of({kRows, 2}, numbers(0.2));
    inputs.arrays["e"] = Array::of({200, 2}, ends);
    return inputs;
  }
  static test::Compiled compiled(Precision precision) {
    CompileOptions like;
    like.precision = precision;
    return test::compileText(kProgram, inputs(), true, {KernelKind::Value, KernelKind::Gradient, KernelKind::Hvp}, {},
                             FieldReads::FromMemory, lengthsFrom, like);
  }
  static Session open(const Inputs& inputs) {
    static const test::Compiled reals = compiled(Precision::F64), singles = compiled(Precision::F32);
    const auto& [device, precision] = GetParam();
    const ProgramPtr& program = (precision == Precision::F32 ? singles : reals).artefact;
    auto session = Session::open(program, inputs, {.device = device, .fallback = Fallback::Error});
    EXPECT_TRUE(session) << session.error().message;
    return std::move(*session);
  }
  /// Everything that a session gives, by bits.
  static std::vector<uint64_t> bitsOf(Session& session) {
    const auto result = session.evaluate({.gradient = true, .fields = true});
    EXPECT_TRUE(result) << result.error().message;
    std::vector<uint64_t> bits = {std::bit_cast<uint64_t>(result->value)};
    for (const Array* array : {&result->gradients.at("x"), &result->fields.at("y")}) {
      for (const double each : array->reals) bits.push_back(std::bit_cast<uint64_t>(each));
    }
    return bits;
  }
  static void expectLike(Session& session, const Inputs& inputs) {
    Session fresh = open(inputs);
    EXPECT_EQ(bitsOf(session), bitsOf(fresh));
  }
  static void addTo(Inputs& inputs, double scale, const std::vector<double>& direction) {
    std::vector<double>& x = inputs.arrays["x"].reals;
    for (size_t k = 0; k < x.size(); ++k) {
      const double product = scale * direction[k];
      x[k] = x[k] + product;
    }
  }
};

TEST_P(StepsTest, AddingIsSettingTheSum) {
  Inputs now = inputs();
  Session session = open(now);
  bitsOf(session);
  for (const double scale : {0.3, -1e-3}) {
    ASSERT_TRUE(session.add("x", scale, "v"));
    addTo(now, scale, now.arrays["v"].reals);
    expectLike(session, now);
  }
}

TEST_P(StepsTest, GradientsAreAddedWhereTheyAre) {
  Inputs now = inputs();
  Session session = open(now);
  const auto gradient = session.evaluate({.gradient = true})->gradients.at("x").reals;
  ASSERT_TRUE(session.launch(KernelKind::Gradient));
  ASSERT_TRUE(session.addGradient("x", -0.01));
  addTo(now, -0.01, gradient);
  expectLike(session, now);
  EXPECT_FALSE(session.addGradient("v", 1));
  ASSERT_TRUE(session.launch(KernelKind::Value));
  EXPECT_FALSE(session.addGradient("x", 1));
  bitsOf(session);
  EXPECT_FALSE(session.addGradient("x", 1));  // wherever `evaluate` leaves it
  ASSERT_TRUE(session.launch(KernelKind::Gradient));
  ASSERT_TRUE(hvp(session));  // sums, too
  EXPECT_FALSE(session.addGradient("x", 1));
}

TEST_P(StepsTest, ExchangingAndRows) {
  Inputs now = inputs();
  Session session = open(now);
  bitsOf(session);
  ASSERT_TRUE(session.swap("x", "v"));
  std::swap(now.arrays["x"], now.arrays["v"]);
  expectLike(session, now);
  ASSERT_TRUE(session.setRows("x", 3, Array::of({2, 2}, std::vector<double>{5, 6, 7, 8})));
  std::copy_n(std::array{5.0, 6.0, 7.0, 8.0}.begin(), 4, now.arrays["x"].reals.begin() + 6);
  expectLike(session, now);
  ASSERT_TRUE(session.add("x", 2, "v"));
  addTo(now, 2, now.arrays["v"].reals);
  ASSERT_TRUE(session.setRows("x", 0, Array::of({1, 2}, std::vector<double>{-1, -2})));  // the others are on the device
  std::copy_n(std::array{-1.0, -2.0}.begin(), 2, now.arrays["x"].reals.begin());
  now.arrays["e"].integers.assign(now.arrays["e"].integers.size(), 1);  // all that follows is made anew
  ASSERT_TRUE(session.set("e", now.arrays["e"]));
  expectLike(session, now);
}

/// None waits for the one before, and rows that are set go the same way many times.
TEST_P(StepsTest, ManyBetweenTwoCalls) {
  Inputs now = inputs();
  Session session = open(now);
  bitsOf(session);
  for (int k = 0; k < 20; ++k) {
    const std::vector<double> row = {0.5 * k, -1.0 / (k + 1)};
    ASSERT_TRUE(session.setRows("v", k, Array::of({1, 2}, row)));
    ASSERT_TRUE(session.setRows("v", k, Array::of({1, 2}, std::vector<double>{row[1], row[0]})));
    std::copy_n(row.rbegin(), 2, now.arrays["v"].reals.begin() + 2 * k);
    ASSERT_TRUE(session.add("x", 0.125, "v"));
    addTo(now, 0.125, now.arrays["v"].reals);
    ASSERT_TRUE(session.swap("x", "v"));
    std::swap(now.arrays["x"], now.arrays["v"]);
  }
  expectLike(session, now);
}

TEST_P(StepsTest, RowsThatWereSetAreAdded) {
  Inputs now = inputs();
  Session session = open(now);
  bitsOf(session);
  ASSERT_TRUE(session.add("x", 0.25, "x"));  // from now on values are on the device alone
  addTo(now, 0.25, std::vector<double>(now.arrays["x"].reals));
  ASSERT_TRUE(session.setRows("v", 1, Array::of({1, 2}, std::vector<double>{0.1, 0.7})));
  std::copy_n(std::array{0.1, 0.7}.begin(), 2, now.arrays["v"].reals.begin() + 2);
  ASSERT_TRUE(session.add("x", -3, "v"));
  addTo(now, -3, now.arrays["v"].reals);
  expectLike(session, now);
}

TEST_P(StepsTest, WhatDoesNotFitIsRefused) {
  const Inputs now = inputs();
  Session session = open(now);
  const Array row = Array::of({1, 2}, std::vector<double>{1, 2}), number = Array::scalar(1);
  EXPECT_FALSE(session.add("x", 1, "s"));
  EXPECT_FALSE(session.add("x", 1, "e"));
  EXPECT_FALSE(session.add("y", 1, "x"));
  EXPECT_FALSE(session.add("x", 1, "nobody"));
  EXPECT_FALSE(session.swap("x", "s"));
  for (const int64_t first : {int64_t{-1}, kRows, INT64_MAX}) EXPECT_FALSE(session.setRows("x", first, row)) << first;
  EXPECT_FALSE(session.setRows("x", 0, number));
  for (const std::vector<int64_t>& shape : {std::vector<int64_t>{4}, {1, 4}, {4, 1}, {2, 2, 1}})
    EXPECT_FALSE(session.setRows("x", 0, Array::of(shape, std::vector<double>{1, 2, 3, 4})));
  EXPECT_TRUE(session.setRows("x", kRows, Array::of({0, 2}, std::vector<double>())));
  EXPECT_FALSE(session.setRows("s", 0, number));
  EXPECT_TRUE(session.swap("x", "x"));
  expectLike(session, now);
}

INSTANTIATE_TEST_SUITE_P(All, StepsTest,
                         testing::Combine(testing::ValuesIn(test::allDevices()),
                                          testing::Values(Precision::F64, Precision::F32)),
                         [](const auto& device) { return "device" + std::to_string(device.index); });

}  // namespace
}  // namespace hgc::steps_test
