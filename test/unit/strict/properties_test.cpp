// Symmetries, exact cases, well-conditioned partials, and the cost of the strict functions.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>

#include "ir/apply.h"
#include "ir/rules.h"
#include "tools/accuracy/samples.h"

namespace hgc::properties_test {
namespace {

using accuracy::Random;
using accuracy::spread;
using accuracy::uniform;

bool same(double a, double b) {
  return std::isnan(a) ? std::isnan(b) : std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b);
}

TEST(StrictProperties, SymmetriesHoldToTheBit) {
  namespace s = strict;
  Random random(4);
  for (int i = 0; i < 20000; ++i) {
    const double x = i % 2 ? uniform(random, 0, 20) : spread(random, -1074, 1023), y = uniform(random, -20, 20);
    for (const auto odd : {s::sin<double>, s::tan<double>, s::atan<double>, s::asin<double>, s::sinh<double>,
                           s::tanh<double>, s::asinh<double>, s::atanh<double>, s::cbrt<double>, s::erf<double>})
      ASSERT_TRUE(same(odd(-x), -odd(x))) << x;
    for (const auto even : {s::cos<double>, s::cosh<double>, s::expNegSquare<double>, s::sechSquare<double>})
      ASSERT_TRUE(same(even(-x), even(x))) << x;
    ASSERT_TRUE(same(s::atan2(-x, y), -s::atan2(x, y))) << x << ", " << y;
    ASSERT_TRUE(same(s::hypot(x, y), s::hypot(-y, x))) << x << ", " << y;
    ASSERT_TRUE(same(s::pow(-x, 3.0), -s::pow(x, 3.0))) << x;
    ASSERT_TRUE(same(s::pow(-x, 2.0), s::pow(x, 2.0))) << x;
  }
}

TEST(StrictProperties, PowersOfTwoAreExact) {
  for (int k = -1074; k < 1024; ++k) {
    EXPECT_EQ(strict::exp2(double(k)), std::ldexp(1.0, k));
    EXPECT_EQ(strict::log2(std::ldexp(1.0, k)), k);
  }
}

TEST(StrictProperties, SmallIntegerPowersAreExact) {
  for (int base = -20; base <= 20; ++base)
    for (int exponent = 0; exponent <= 10; ++exponent) {
      double expected = 1;
      for (int i = 0; i < exponent; ++i) expected *= base;
      EXPECT_EQ(strict::pow(double(base), double(exponent)), expected) << base << "^" << exponent;
    }
}

/// Where a formula such as 1 - y*y would cancel, or a square overflow.
TEST(StrictPartials, AreWellConditioned) {
  const auto first = [](Op op, double x) {
    const double y = evaluateStrict(op, Constant::of(x), Constant::of(x), Constant::of(x)).real();
    return partialsAt(op, x, 0, 0, y)[0];
  };
  const auto near = [](double computed, double expected) {
    EXPECT_NEAR(computed, expected, 1e-13 * std::fabs(expected));
  };
  near(first(Op::Tanh, 25), 4 * std::exp(-50));
  near(first(Op::Sigmoid, 60), std::exp(-60));
  near(first(Op::Sigmoid, -60), std::exp(-60));
  near(first(Op::Expm1, -60), std::exp(-60));
  near(first(Op::Silu, 1e300), 1);
  near(first(Op::Asinh, 1e300), 1e-300);
  near(first(Op::Acosh, 1e300), 1e-300);
  near(first(Op::Atanh, 1 - 0x1p-53), 0x1p52 / (1 - 0x1p-54));
  near(first(Op::Erfc, 10), -2 / std::sqrt(M_PI) * std::exp(-100));
  near(first(Op::Gelu, -20), std::erfc(20 / std::sqrt(2)) / 2 - 20 * std::exp(-200) / std::sqrt(2 * M_PI));
  near(first(Op::Lgamma, 1e300), std::log(1e300));
}

/// The rules for graph values, those of the rows too that only derivatives of derivatives use.
TEST(StrictPartials, CanBeBuiltForEveryRow) {
  for (const OpInfo& row : allOps()) {
    if (row.smoothness < Smoothness::Regular) continue;
    Graph graph;
    const Value a(graph, graph.lifted(0, Type::Real)), b(graph, graph.lifted(1, Type::Real)),
        c(graph, graph.lifted(2, Type::Real)), y(graph, graph.lifted(3, Type::Real));
    const auto partials = partialsOf(*opNamed(row.name), a, b, c, y);
    EXPECT_EQ(partials[0].type(), Type::Real) << row.name;
  }
}

/// Operations of a strict function, for information; a kernel may have 5,000.
TEST(StrictCost, CountsOperations) {
  for (const OpInfo& row : allOps()) {
    if (!row.expands) continue;
    Graph graph;
    Value operands[3];
    for (uint32_t k = 0; k < row.signature.arity; ++k)
      operands[k] = {graph, graph.lifted(k, row.signature.operand[k] == Slot::Int ? Type::Int : Type::Real)};
    const NodeId root = expandOnce(*opNamed(row.name), operands[0], operands[1], operands[2]).id();
    int count = 0;
    for (const NodeId id : reachable(graph, std::span(&root, 1)))
      if (!info(graph[id].op).isLeaf) ++count;
    std::printf("%-12s %d operations\n", std::string(row.name).c_str(), count);
    RecordProperty(std::string(row.name), count);
    EXPECT_LT(count, 700) << row.name;
  }
}

}  // namespace
}  // namespace hgc::properties_test
