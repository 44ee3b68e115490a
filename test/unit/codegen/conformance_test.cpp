/// Every operation of the table, on every device: the bits of the strict rule, of casts those of integers; the values
/// of the C library, and gradients.
#include "ir/apply.h"
#include "test/unit/compile_text.h"
#include "test/unit/operations.h"

namespace hgc::conformance_test {
namespace {

using namespace test;

std::string programText() {
  std::string text = "dim N;\n";
  for (const Case& c : allCases()) {
    for (int k = 0; k < c.arity; ++k) {
      text += fmt::format("data d_{0}_{1} : real[N];\n", c.name, "abc"[k]);
      if (c.smooth) text += fmt::format("var v_{0}_{1} : real[N];\n", c.name, "abc"[k]);
    }
    text += fmt::format("output o_{}[i in N] : real = {};\n", c.name, callText(c, "d_"));
    if (c.smooth) text += fmt::format("energy e_{}[i in N] = {};\n", c.name, callText(c, "v_"));
  }
  return text;
}

double ulpsBetween(double a, double b) {
  if (a == b || (std::isnan(a) && std::isnan(b))) return 0;
  const double spacing = std::fabs(std::nextafter(b, INFINITY) - b);
  return std::fabs(a - b) / spacing;
}

class Conformance : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    for (const Case& c : allCases()) {
      const auto operands = operandsOf(c);
      const auto count = static_cast<int64_t>(operands[0].size());
      for (size_t k = 0; k < static_cast<size_t>(c.arity); ++k) {
        inputs_.arrays[fmt::format("d_{}_{}", c.name, "abc"[k])] = Array::of({count}, operands[k]);
        if (c.smooth) inputs_.arrays[fmt::format("v_{}_{}", c.name, "abc"[k])] = Array::of({count}, operands[k]);
      }
    }
    compiled_ = test::compileText(programText(), inputs_);
  }
  static Evaluation on(const std::string& device, Fused fused = Fused::Off) {
    auto result = test::evaluateOn(compiled_, inputs_, device, {.gradient = true, .outputs = true}, fused);
    EXPECT_TRUE(result) << device << ": " << result.error().message;
    return result ? *result : Evaluation{};
  }
  static inline Inputs inputs_;
  static inline test::Compiled compiled_;
};

/// Of a cast by bits and integers alone.
double expectedOf(const Case& c, const std::vector<std::vector<double>>& operands, size_t i) {
  if (isCast(c.op)) return ofReal(c.op, operands[0][i]);
  const Constant value =
      evaluateStrict(c.op, Constant::of(operands[0][i]), Constant::of(operands[1][i]), Constant::of(operands[2][i]));
  return c.boolean ? (value.boolean() ? 1.0 : 0.0) : value.real();
}

TEST_F(Conformance, EveryDeviceGivesTheBitsOfTheRule) {
  ASSERT_TRUE(compiled_.ok);
  for (const std::string& device : test::allDevices()) {
    const Evaluation result = on(device);
    for (const Case& c : allCases()) {
      const auto operands = operandsOf(c);
      const Array& actual = result.outputs.at("o_" + c.name);
      int reported = 0;
      for (size_t i = 0; i < operands[0].size() && reported < 3; ++i) {
        const double expected = expectedOf(c, operands, i);
        if (canonicalBits(expected) == canonicalBits(actual.reals[i])) continue;
        ++reported;
        ADD_FAILURE() << device << ": " << c.name << "(" << operands[0][i] << ", " << operands[1][i] << ", "
                      << operands[2][i] << ") is "
                      << fmt::format("{:.17g}, expected {:.17g}", actual.reals[i], expected);
      }
    }
  }
}

TEST_F(Conformance, ValuesAreThoseOfTheLibrary) {
  ASSERT_TRUE(compiled_.ok);
  for (const Case& c : allCases()) {
    if (c.boolean || isCast(c.op)) continue;
    const auto operands = operandsOf(c);
    for (size_t i = 0; i < operands[0].size(); ++i) {
      const Constant x[] = {Constant::of(operands[0][i]), Constant::of(operands[1][i]), Constant::of(operands[2][i])};
      const double expected = evaluateOracle(c.op, x[0], x[1], x[2]).real();
      const double actual = evaluateStrict(c.op, x[0], x[1], x[2]).real();
      // The library's own error is below one unit; results near zero of a difference of large numbers are judged by
      // these.
      EXPECT_LE(ulpsBetween(actual, expected), info(c.op).ulp + 1)
          << c.name << "(" << operands[0][i] << ", " << operands[1][i] << ")";
    }
  }
}

TEST_F(Conformance, GradientsHaveTheSameBitsEverywhere) {
  ASSERT_TRUE(compiled_.ok);
  for (const Fused fused : {Fused::Off, Fused::On}) {
    const Evaluation expected = on("cpu", fused);
    for (const std::string& device : test::allDevices()) {
      auto result = test::evaluateOn(compiled_, inputs_, device, {.gradient = true}, fused);
      if (!result && fused == Fused::On) continue;  // not every device fuses
      ASSERT_TRUE(result) << device << ": " << result.error().message;
      for (const auto& [name, array] : expected.gradients) {
        int reported = 0;
        for (size_t i = 0; i < array.reals.size() && reported < 2; ++i) {
          if (canonicalBits(array.reals[i]) == canonicalBits(result->gradients.at(name).reals[i])) continue;
          ++reported;
          ADD_FAILURE() << device << ": gradient of " << name << " at " << i
                        << fmt::format(": {:.17g}, expected {:.17g}", result->gradients.at(name).reals[i],
                                       array.reals[i]);
        }
      }
    }
  }
}

TEST_F(Conformance, GradientsAreThePartials) {
  ASSERT_TRUE(compiled_.ok);
  const Evaluation result = on("cpu");
  for (const Case& c : allCases()) {
    if (!c.smooth) continue;
    const auto operands = operandsOf(c);
    for (size_t i = 0; i < kRegular; ++i) {
      const double a = operands[0][i], b = operands[1][i], x = operands[2][i];
      const double y = evaluateOracle(c.op, Constant::of(a), Constant::of(b), Constant::of(x)).real();
      const auto partials = partialsAt(c.op, a, b, x, y);
      for (size_t k = 0; k < static_cast<size_t>(c.arity); ++k) {
        const double actual = result.gradients.at(fmt::format("v_{}_{}", c.name, "abc"[k])).reals[i];
        // Cancellation in a rule such as 1 - y*y makes the partial less exact than its terms, which are near 1.
        EXPECT_NEAR(actual, partials[k], 1e-12 * std::max(1.0, std::fabs(partials[k])))
            << c.name << " by operand " << k << " at " << a << ", " << b;
      }
    }
  }
}

TEST_F(Conformance, GradientsAreCentralDifferences) {
  ASSERT_TRUE(compiled_.ok);
  const Evaluation result = on("cpu");
  for (const Case& c : allCases()) {
    if (!c.smooth || info(c.op).smoothness == Smoothness::Flat || c.name == "mod" || isCast(c.op))
      continue;  // steps have no differences
    const auto operands = operandsOf(c);
    for (size_t i = 0; i < kRegular; ++i) {
      for (size_t k = 0; k < static_cast<size_t>(c.arity); ++k) {
        const auto at = [&](double step) {
          double x[3] = {operands[0][i], operands[1][i], operands[2][i]};
          x[k] += step;
          return evaluateOracle(c.op, Constant::of(x[0]), Constant::of(x[1]), Constant::of(x[2])).real();
        };
        const double h = 1e-4 * std::max(0.1, std::fabs(operands[k][i]));
        const double wide = (at(h) - at(-h)) / (2 * h), narrow = (at(h / 2) - at(-h / 2)) / h;
        if (std::fabs(wide - narrow) > 1e-3 * std::max(1.0, std::fabs(wide))) continue;  // a kink within the step
        const double actual = result.gradients.at(fmt::format("v_{}_{}", c.name, "abc"[k])).reals[i];
        const double scale = std::max({1.0, std::fabs(actual), std::fabs(at(0))});
        EXPECT_NEAR(actual, (4 * narrow - wide) / 3, 1e-6 * scale)
            << c.name << " by operand " << k << " at " << operands[0][i] << ", " << operands[1][i];
      }
    }
  }
}

}  // namespace
}  // namespace hgc::conformance_test
