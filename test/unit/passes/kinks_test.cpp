/// The table "Derivatives at kinks" of docs/language.md, point by point: exact derivatives by reverse mode, forward
/// mode and the reference evaluator, on every device.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "ir/apply.h"
#include "passes/passes.h"
#include "runtime/data/bind.h"
#include "test/unit/compile_text.h"
#include "verify/reverse.h"

namespace hgc::kinks_test {
namespace {

constexpr double kInf = INFINITY;

/// Values of a, b, c and the derivatives by them.
struct Point {
  std::array<double, 3> at;
  std::array<double, 3> slope;
};

struct Row {
  const char* expression;
  int arity;
  std::vector<Point> points;
  /// An infinite derivative that meets a factor 0: reverse mode starts from the 0 and gives 0, and so does the
  /// reference; forward mode in kernels has the infinity first, and inf * 0 is NaN.
  bool onlyReverse = false;
};

/// The same derivatives at several values of one operand.
std::vector<Point> all(double slope, std::initializer_list<double> values) {
  std::vector<Point> points;
  for (const double value : values) points.push_back({{value}, {slope}});
  return points;
}

const std::vector<Row>& rows() {
  static const std::vector<Row> table = {
      {"abs(a)", 1, {{{0.0}, {0}}, {{-0.0}, {0}}, {{2}, {1}}, {{-2}, {-1}}}},
      {"sign(a)", 1, all(0, {0.0, -0.0, 2, -2})},
      {"floor(a)", 1, all(0, {0.0, 1, 0.5})},
      {"ceil(a)", 1, all(0, {0.0, 1, 0.5})},
      {"round(a)", 1, all(0, {0.0, 1, 0.5})},
      {"trunc(a)", 1, all(0, {0.0, 1, 0.5})},
      {"step(a, b)", 2, {{{0, 0}, {0, 0}}, {{1, 2}, {0, 0}}}},
      {"select(a < b, 2.0, 3.0)", 2, {{{0, 0}, {0, 0}}}},
      {"select(a <= b, 2.0, 3.0)", 2, {{{0, 0}, {0, 0}}}},
      {"select(a == b, 2.0, 3.0)", 2, {{{0, 0}, {0, 0}}}},
      {"select(a != b, 2.0, 3.0)", 2, {{{0, 0}, {0, 0}}}},

      {"min(a, b)", 2, {{{0, 0}, {0.5, 0.5}}, {{0.0, -0.0}, {0.5, 0.5}}, {{-3, -3}, {0.5, 0.5}}, {{1, 2}, {1, 0}}}},
      {"max(a, b)", 2, {{{0, 0}, {0.5, 0.5}}, {{-0.0, 0.0}, {0.5, 0.5}}, {{-3, -3}, {0.5, 0.5}}, {{1, 2}, {0, 1}}}},
      {"max(a, min(b, c))", 3, {{{1, 1, 1}, {0.5, 0.25, 0.25}}, {{1, 1, 2}, {0.5, 0.5, 0}}}},
      {"relu(a)", 1, {{{0.0}, {0}}, {{-0.0}, {0}}, {{2}, {1}}, {{-2}, {0}}}},
      {"clamp(a, b, c)",
       3,
       {{{0, 0, 1}, {0, 1, 0}},
        {{1, 0, 1}, {0, 0, 1}},
        {{0.5, 0, 1}, {1, 0, 0}},
        {{-1, 0, 1}, {0, 1, 0}},
        {{2, 0, 1}, {0, 0, 1}}}},

      {"sqrt(a)", 1, {{{0}, {kInf}}, {{4}, {0.25}}}},
      {"0.0 * sqrt(a)", 1, all(0, {0})},
      {"b * sqrt(a)", 2, {{{0, 0}, {0, 0}}}, true},
      {"log(a)", 1, {{{0}, {kInf}}, {{4}, {0.25}}}},
      {"b * log(a)", 2, {{{0, 0}, {0, -kInf}}}, true},
      {"cbrt(a)", 1, {{{0}, {kInf}}}},
      {"relu(sqrt(a) - 1)", 1, all(0, {0})},
      {"abs(sqrt(a))", 1, all(0, {0})},
      {"floor(sqrt(a))", 1, all(0, {0})},
      {"max(sqrt(a), b)", 2, {{{0, 1}, {0, 1}}}},
      {"clamp(sqrt(a), b, c)", 3, {{{0, 1, 2}, {0, 1, 0}}}},

      {"hypot(a, b)", 2, {{{0, 0}, {0, 0}}, {{0, 2}, {0, 1}}}},
      {"norm(vec2(a, b))", 2, {{{0, 0}, {0, 0}}, {{0, 2}, {0, 1}}}},
      {"norm(vec3(a, b, c))", 3, {{{0, 0, 0}, {0, 0, 0}}}},
      {"norm(mat2(a, b, c, a))", 3, {{{0, 0, 0}, {0, 0, 0}}}},
      {"distance(vec2(a, b), vec2(c, 1))", 3, {{{2, 1, 2}, {0, 0, 0}}}},
      {"dot(normalize(vec3(a, b, c)), vec3(1, 2, 3))", 3, {{{0, 0, 0}, {0, 0, 0}}}},
      {"norm(normalize(vec2(a, b)))", 2, {{{0, 0}, {0, 0}}}},
      {"atan2(a, b)", 2, {{{0, 0}, {0, 0}}, {{-0.0, 0}, {0, 0}}, {{0, -0.0}, {0, 0}}, {{1, 1}, {0.5, -0.5}}}},

      {"a ^ b",
       2,
       {{{0, 0}, {0, 0}},
        {{0, 0.5}, {kInf, 0}},
        {{0, 1}, {1, 0}},
        {{0, 2}, {0, 0}},
        {{0, 2.5}, {0, 0}},
        {{0, 3}, {0, 0}}}},
      {"a ^ 0", 1, all(0, {0, 2})},
      {"a ^ 0.5", 1, all(kInf, {0})},
      {"a ^ 1", 1, all(1, {0})},
      {"a ^ 1.5", 1, all(0, {0})},
      {"a ^ 2", 1, all(0, {0})},
      {"a ^ 2.5", 1, all(0, {0})},
      {"a ^ 3", 1, all(0, {0})},
      {"0.0 ^ a", 1, all(0, {0, 0.5, 1, 2.5})},

      {"a > 0 ? log(a) : 3 * a", 1, {{{0}, {3}}, {{-1}, {3}}, {{2}, {0.5}}}},
      {"a > 0 ? sqrt(a) : 0.0", 1, all(0, {0, -1})},
      {"select(a > 0, 1 / a, 3 * a)", 1, all(3, {0})},
      {"a == 0 ? b : b / a", 2, {{{0, 5}, {0, 1}}, {{2, 4}, {-1, 0.5}}}},
      {"a < 1 ? a : b * log(a - 1) / sqrt(a - 1)", 2, {{{0, 7}, {1, 0}}}},
      {"a > 0 ? a : a * exp(-1000 * a)", 1, all(1, {2})},
      {"a > 0 ? b : b * exp(1000 * a * a)", 2, {{{2, 3}, {0, 1}}}},
      {"a > 0 ? a : (a < -1 ? log(a) : 2 * a)", 1, {{{0}, {2}}, {{3}, {1}}}},
      {"(a > 0 ? norm(vec2(a, b)) : 2 * b) + sqrt(c)", 3, {{{0, 0, 1}, {0, 2, 0.5}}}},
  };
  return table;
}

std::string operand(size_t row, int k) { return fmt::format("v{}{}", row, "abc"[k]); }

std::string programText() {
  std::string text;
  for (size_t r = 0; r < rows().size(); ++r) {
    const Row& row = rows()[r];
    std::string parameters, arguments;
    text += fmt::format("dim N{};\n", r);
    for (int k = 0; k < row.arity; ++k) {
      text += fmt::format("var {} : real[N{}];\n", operand(r, k), r);
      parameters += fmt::format("{}{}: real", k == 0 ? "" : ", ", "abc"[k]);
      arguments += fmt::format("{}{}[i]", k == 0 ? "" : ", ", operand(r, k));
    }
    text += fmt::format("fn f{}({}) -> real = {};\n", r, parameters, row.expression);
    text += fmt::format("energy e{0}[i in N{0}] = f{0}({1});\noutput o{0}[i in N{0}] = f{0}({1});\n", r, arguments);
  }
  return text;
}

bool same(double got, double expected) { return std::isnan(expected) ? std::isnan(got) : got == expected; }

class Kinks : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    for (size_t r = 0; r < rows().size(); ++r) {
      for (int k = 0; k < rows()[r].arity; ++k) {
        std::vector<double> values;
        for (const Point& point : rows()[r].points) values.push_back(point.at[static_cast<size_t>(k)]);
        const auto count = static_cast<int64_t>(values.size());
        inputs_.arrays[operand(r, k)] = Array::of({count}, std::move(values));
      }
    }
    compiled_ =
        test::compileText(programText(), inputs_, true, {KernelKind::Gradient, KernelKind::Jvp, KernelKind::Output});
  }

  /// Holds derivatives by operand k of each row against the table; `slopes(r)` gives those of row r.
  template <class F>
  static void compare(const std::string& mode, int k, bool forwardKernel, F&& slopes) {
    for (size_t r = 0; r < rows().size(); ++r) {
      const Row& row = rows()[r];
      if (k >= row.arity) continue;
      const std::vector<double> actual = slopes(r);
      ASSERT_EQ(actual.size(), row.points.size());
      for (size_t i = 0; i < actual.size(); ++i) {
        const Point& point = row.points[i];
        double expected = point.slope[static_cast<size_t>(k)];
        if (forwardKernel && row.onlyReverse && k == 0) expected = NAN;
        EXPECT_PRED2(same, actual[i], expected) << mode << ": " << row.expression << " by "
                                                << "abc"[k] << " at " << fmt::format("{}", fmt::join(point.at, ", "));
      }
    }
  }

  static Session open(const std::string& device, Fused fused) {
    SessionOptions options;
    options.device = device;
    options.fallback = Fallback::Error;
    options.fused = fused;
    auto session = Session::open(compiled_.artefact, inputs_, options);
    EXPECT_TRUE(session) << session.error().message;
    return std::move(*session);
  }

  /// 1 for operand k of every row, 0 for the others.
  static Array direction(size_t row, int operand, int k) {
    const auto count = static_cast<int64_t>(rows()[row].points.size());
    return Array::of({count}, std::vector<double>(static_cast<size_t>(count), operand == k ? 1.0 : 0.0));
  }

  static inline Inputs inputs_;
  static inline test::Compiled compiled_;
};

TEST_F(Kinks, ReverseModeOnEveryDevice) {
  ASSERT_TRUE(compiled_.ok);
  for (const std::string& device : test::allDevices()) {
    Session session = open(device, Fused::Off);
    const auto result = session.evaluate({.gradient = true});
    ASSERT_TRUE(result) << result.error().message;
    for (int k = 0; k < 3; ++k)
      compare(device + ", gradient", k, false, [&](size_t r) { return result->gradients.at(operand(r, k)).reals; });
  }
}

TEST_F(Kinks, ForwardModeOnEveryDevice) {
  ASSERT_TRUE(compiled_.ok);
  for (const std::string& device : test::allDevices()) {
    Session session = open(device, Fused::Off);
    for (int k = 0; k < 3; ++k) {
      for (size_t r = 0; r < rows().size(); ++r) {
        for (int o = 0; o < rows()[r].arity; ++o) ASSERT_TRUE(session.set(operand(r, o) + ".dot", direction(r, o, k)));
      }
      const auto tangents = jvp(session);
      ASSERT_TRUE(tangents) << tangents.error().message;
      for (const char* term : {"e", "o"}) {
        compare(device + ", jvp", k, true,
                [&](size_t r) { return tangents->arrays.at(term + std::to_string(r)).reals; });
      }
    }
  }
}

TEST_F(Kinks, FusedKernelsToo) {
  ASSERT_TRUE(compiled_.ok);
  SessionOptions options;
  options.fused = Fused::On;
  options.device = "cpu";
  options.fallback = Fallback::Error;
  auto session = Session::open(compiled_.artefact, inputs_, options);
  if (!session) GTEST_SKIP() << session.error().message;
  const auto result = session->evaluate({.gradient = true});
  ASSERT_TRUE(result);
  for (int k = 0; k < 3; ++k)
    compare("cpu fused", k, false, [&](size_t r) { return result->gradients.at(operand(r, k)).reals; });
}

TEST_F(Kinks, TheReferenceInBothModes) {
  ASSERT_TRUE(compiled_.ok);
  const Program& program = compiled_.artefact->program;
  const auto bound = bindInputs(program, inputs_);
  ASSERT_TRUE(bound) << bound.error().message;
  const auto groups = findInstances(program, compiled_.artefact->plan, *bound);
  ASSERT_TRUE(groups) << groups.error().message;
  const auto symbolNamed = [&](const std::string& name) {
    return static_cast<size_t>(std::ranges::find(program.symbols, name, &Symbol::name) - program.symbols.begin());
  };
  for (int k = 0; k < 3; ++k) {
    std::vector<std::vector<double>> along(program.symbols.size());
    for (size_t r = 0; r < rows().size(); ++r) {
      for (int o = 0; o < rows()[r].arity; ++o) along[symbolNamed(operand(r, o))] = direction(r, o, k).reals;
    }
    std::vector<std::vector<long double>> gradients;  // by symbol
    for (size_t s = 0; s < along.size(); ++s)
      gradients.emplace_back(static_cast<size_t>(bound->symbols[s].rows) * program.symbols[s].width);
    std::map<std::string, std::vector<double>> tangents;  // by term
    for (size_t g = 0; g < groups->size(); ++g) {
      const Group& group = compiled_.plan.groups[g];
      const auto hoisted = hoistIndices(compiled_.plan.topologies[group.topology]);
      ASSERT_TRUE(hoisted) << hoisted.error().message;
      Interpreter at({*hoisted, group, (*groups)[g], *bound}, evaluateStrict);
      for (int64_t i = 0; i < (*groups)[g].count; ++i) {
        at.forward(i, along);
        const std::vector<double> seeds = objectiveOf(at).seeds;
        double& tangent = tangents[program.terms[group.terms.front()].name].emplace_back(0);
        for (size_t root = 0; root < seeds.size(); ++root) {
          if (seeds[root] != 0) tangent += seeds[root] * at.tangent(root);
        }
        reverse(at, seeds, gradients);
      }
    }
    compare("reference, gradient", k, false, [&](size_t r) {
      const std::vector<long double>& gradient = gradients[symbolNamed(operand(r, k))];
      return std::vector<double>(gradient.begin(), gradient.end());
    });
    compare("reference, forward mode", k, false, [&](size_t r) { return tangents.at("e" + std::to_string(r)); });
  }
}

}  // namespace
}  // namespace hgc::kinks_test
