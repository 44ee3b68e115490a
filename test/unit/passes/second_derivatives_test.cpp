/// Second derivatives of every smooth operation of the table: against differences of the gradient, and the same bits of
/// forward mode and Hessian products on every device.
#include "test/unit/compile_text.h"
#include "test/unit/operations.h"

namespace hgc::second_derivatives_test {
namespace {

using namespace test;

std::vector<Case> smoothCases() {
  std::vector<Case> cases = allCases();
  std::erase_if(cases, [](const Case& c) { return !c.smooth || c.boolean; });
  return cases;
}

std::string unknown(const Case& c, size_t k) { return fmt::format("v_{}_{}", c.name, "abc"[k]); }

std::string programText() {
  std::string text = "dim N;\n";
  for (const Case& c : smoothCases()) {
    for (size_t k = 0; k < static_cast<size_t>(c.arity); ++k) text += fmt::format("var {} : real[N];\n", unknown(c, k));
    text += fmt::format("energy e_{}[i in N] = {};\n", c.name, callText(c, "v_"));
  }
  return text;
}

class SecondDerivatives : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    for (const Case& c : smoothCases()) {
      const auto operands = operandsOf(c);
      for (size_t k = 0; k < static_cast<size_t>(c.arity); ++k)
        inputs_.arrays[unknown(c, k)] = Array::of({static_cast<int64_t>(operands[k].size())}, operands[k]);
    }
    compiled_ = compileText(programText(), inputs_, true, {KernelKind::Gradient, KernelKind::Jvp, KernelKind::Hvp});
  }

  static Result<Session> open(const std::string& device, Fused fused) {
    SessionOptions options;
    options.device = device;
    options.fallback = Fallback::Error;
    options.fused = fused;
    return Session::open(compiled_.artefact, inputs_, options);
  }

  static inline Inputs inputs_;
  static inline Compiled compiled_;
};

using Gradients = std::map<std::string, Array>;

/// The gradients where operand `k` of every operation is moved by `part` of its step.
Gradients gradientsAt(Session& session, size_t k, double part, const auto& stepOf) {
  for (const Case& c : smoothCases()) {
    if (k >= static_cast<size_t>(c.arity)) continue;
    Array moved = Array::of({}, operandsOf(c)[k]);
    moved.shape = {static_cast<int64_t>(moved.reals.size())};
    for (double& x : moved.reals) x += part * stepOf(x);
    EXPECT_TRUE(session.set(unknown(c, k), moved));
  }
  auto result = session.evaluate({.gradient = true});
  EXPECT_TRUE(result) << result.error().message;
  return result ? result->gradients : Gradients{};
}

TEST_F(SecondDerivatives, AreDifferencesOfTheGradient) {
  ASSERT_TRUE(compiled_.ok);
  auto session = open("cpu", Fused::Off);
  ASSERT_TRUE(session) << session.error().message;
  const auto stepOf = [](double x) { return std::isfinite(x) ? 1e-4 * std::max(0.1, std::fabs(x)) : 0.0; };
  int64_t compared = 0, kinks = 0;
  for (size_t k = 0; k < 3; ++k) {
    const Gradients far[] = {gradientsAt(*session, k, -1, stepOf), gradientsAt(*session, k, 1, stepOf)};
    const Gradients near[] = {gradientsAt(*session, k, -0.5, stepOf), gradientsAt(*session, k, 0.5, stepOf)};
    const Gradients middle = gradientsAt(*session, k, 0, stepOf);
    for (const Case& c : smoothCases()) {
      for (size_t o = 0; o < static_cast<size_t>(c.arity); ++o) {
        const Array& x = inputs_.arrays.at(unknown(c, o));
        ASSERT_TRUE(session->set(unknown(c, o) + ".dot",
                                 Array::of(x.shape, std::vector<double>(x.reals.size(), o == k ? 1.0 : 0.0))));
      }
    }
    const auto product = hvp(*session);
    ASSERT_TRUE(product) << product.error().message;
    for (const Case& c : smoothCases()) {
      if (k >= static_cast<size_t>(c.arity)) continue;
      const auto operands = operandsOf(c);
      for (size_t o = 0; o < static_cast<size_t>(c.arity); ++o) {
        const std::string name = unknown(c, o);
        for (size_t i = 0; i < kRegular; ++i) {
          const auto at = [&](const Gradients& gradients) { return gradients.at(name).reals[i]; };
          const double h = stepOf(operands[k][i]);
          const double wide = (at(far[1]) - at(far[0])) / (2 * h), narrow = (at(near[1]) - at(near[0])) / h;
          if (std::fabs(wide - narrow) > 1e-3 * std::max(1.0, std::fabs(wide))) {
            ++kinks;
            continue;
          }
          ++compared;
          const double actual = product->arrays.at(name).reals[i];
          const double scale = std::max({1.0, std::fabs(actual), std::fabs(at(middle))});
          EXPECT_NEAR(actual, (4 * narrow - wide) / 3, 1e-6 * scale)
              << c.name << " by operands " << k << " and " << o << " at " << operands[0][i] << ", " << operands[1][i]
              << ", " << operands[2][i];
        }
      }
    }
  }
  EXPECT_LT(kinks, compared / 50) << "of " << compared;
}

TEST_F(SecondDerivatives, HaveTheSameBitsEverywhere) {
  ASSERT_TRUE(compiled_.ok);
  std::mt19937_64 engine(3);
  for (const Case& c : smoothCases()) {
    for (size_t k = 0; k < static_cast<size_t>(c.arity); ++k) {
      Array direction = inputs_.arrays.at(unknown(c, k));
      for (double& d : direction.reals) d = static_cast<double>(engine() >> 11) * 0x1p-52 - 1;
      inputs_.arrays[unknown(c, k) + ".dot"] = direction;
    }
  }
  for (const Fused fused : {Fused::Off, Fused::On}) {
    std::optional<DerivativeProduct> tangents, products;
    for (const std::string& device : allDevices()) {
      auto session = open(device, fused);
      if (!session && fused == Fused::On) continue;  // not every device fuses
      ASSERT_TRUE(session) << device << ": " << session.error().message;
      const auto compare = [&](const char* what, Result<DerivativeProduct> result,
                               std::optional<DerivativeProduct>& expected) {
        ASSERT_TRUE(result) << device << ": " << result.error().message;
        if (!expected) expected = *result;
        for (const auto& [name, array] : expected->arrays) {
          int reported = 0;
          for (size_t i = 0; i < array.reals.size() && reported < 2; ++i) {
            const double actual = result->arrays.at(name).reals[i];
            if (canonicalBits(array.reals[i]) == canonicalBits(actual)) continue;
            ++reported;
            ADD_FAILURE() << device << ": " << what << " of " << name << " at " << i
                          << fmt::format(": {:.17g}, expected {:.17g}", actual, array.reals[i]);
          }
        }
      };
      compare("jvp", jvp(*session), tangents);
      compare("hvp", hvp(*session), products);
    }
    EXPECT_TRUE(tangents || fused == Fused::On);
  }
}

}  // namespace
}  // namespace hgc::second_derivatives_test
