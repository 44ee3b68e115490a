/// Every operation of the table under --precision=f32, on every device: the strict rule of rounded operands, rounded;
/// and gradients with the bits of the first tier, which computes in binary64 and rounds.
#include "ir/apply.h"
#include "test/unit/compile_text.h"
#include "test/unit/operations.h"

namespace hgc::single_conformance_test {
namespace {

using namespace test;

/// Where binary32 ends, and where results are subnormal in it, or halfway between two numbers.
const std::vector<double>& singleSpecials() {
  static const std::vector<double> values = {0.0,
                                             -0.0,
                                             1.0,
                                             -1.0,
                                             0.5,
                                             3.0,
                                             INFINITY,
                                             -INFINITY,
                                             NAN,
                                             0x1p-149,
                                             -0x3p-149,
                                             0x1p-126,
                                             -0x1.8p-126,
                                             0x1p-150,
                                             0x1.000002p-126,
                                             0x1p-75,
                                             0x1.8p-75,
                                             0x1p-63,
                                             0x1.000002p0,
                                             0x1.000003p0,
                                             0x1p24,
                                             0x1.fffffep127,
                                             -0x1.ffffffp127,
                                             0x1p64,
                                             0x1.8p63,
                                             1e-300,
                                             1e300};
  return values;
}

class SingleConformance : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    std::string text = "dim N;\n";
    for (const Case& c : allCases()) {
      const auto operands = operandsOf(c, singleSpecials());
      for (size_t k = 0; k < static_cast<size_t>(c.arity); ++k) {
        const Array array = Array::of({static_cast<int64_t>(operands[k].size())}, operands[k]);
        inputs_.arrays[fmt::format("d_{}_{}", c.name, "abc"[k])] = array;
        text += fmt::format("data d_{}_{} : real[N];\n", c.name, "abc"[k]);
        if (!c.smooth) continue;
        inputs_.arrays[fmt::format("v_{}_{}", c.name, "abc"[k])] = array;
        text += fmt::format("var v_{}_{} : real[N];\n", c.name, "abc"[k]);
      }
      text += fmt::format("output o_{}[i in N] : real = {};\n", c.name, callText(c, "d_"));
      if (c.smooth) text += fmt::format("energy e_{}[i in N] = {};\n", c.name, callText(c, "v_"));
    }
    CompileOptions like;
    like.precision = Precision::F32;
    compiled_ = compileText(text, inputs_, true, {}, {}, FieldReads::FromMemory, lengthsFrom, like);
  }
  static Evaluation on(const std::string& device) {
    auto result = evaluateOn(compiled_, inputs_, device, {.gradient = true, .outputs = true});
    EXPECT_TRUE(result) << device << ": " << result.error().message;
    return result ? *result : Evaluation{};
  }
  static inline Inputs inputs_;
  static inline Compiled compiled_;
};

double expectedOf(const Case& c, double x, double y, double z) {
  const auto rounded = [](double value) { return Constant::of(static_cast<double>(static_cast<float>(value))); };
  if (isCast(c.op)) return ofReal(c.op, rounded(x).real());
  const Constant value = evaluateStrict(c.op, rounded(x), rounded(y), rounded(z));
  if (c.boolean) return value.boolean() ? 1.0 : 0.0;
  return static_cast<double>(static_cast<float>(value.real()));
}

TEST_F(SingleConformance, EveryDeviceRoundsWhatTheRuleGives) {
  ASSERT_TRUE(compiled_.ok);
  for (const std::string& device : allDevices()) {
    const Evaluation result = on(device);
    for (const Case& c : allCases()) {
      const auto operands = operandsOf(c, singleSpecials());
      const Array& actual = result.outputs.at("o_" + c.name);
      int reported = 0;
      for (size_t i = 0; i < operands[0].size() && reported < 3; ++i) {
        const double expected = expectedOf(c, operands[0][i], operands[1][i], operands[2][i]);
        if (canonicalBits(expected) == canonicalBits(actual.reals[i])) continue;
        ++reported;
        ADD_FAILURE() << device << ": " << c.name
                      << fmt::format("({:a}, {:a}, {:a}) is {:a}, expected {:a}", operands[0][i], operands[1][i],
                                     operands[2][i], actual.reals[i], expected);
      }
    }
  }
}

TEST_F(SingleConformance, GradientsAreThoseOfTheFirstTier) {
  ASSERT_TRUE(compiled_.ok);
  const Evaluation first = on("cpu:first");
  for (const std::string& device : allDevices()) {
    const Evaluation result = on(device);
    for (const auto& [name, expected] : first.gradients) {
      const std::vector<double>& actual = result.gradients.at(name).reals;
      int reported = 0;
      for (size_t i = 0; i < actual.size() && reported < 3; ++i) {
        if (canonicalBits(expected.reals[i]) == canonicalBits(actual[i])) continue;
        ++reported;
        ADD_FAILURE() << device << ": gradient by " << name << " at " << i
                      << fmt::format(" is {:a}, expected {:a}", actual[i], expected.reals[i]);
      }
    }
  }
}

}  // namespace
}  // namespace hgc::single_conformance_test
