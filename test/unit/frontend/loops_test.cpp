/// Reductions over sizes that are known only when data is bound: they stay loops.
#include <cmath>

#include "test/unit/frontend_testing.h"

namespace hgc::test::frontend_loops_test {
namespace {

const std::string kDeclarations = "dim K, D;\nvar a : real[K]; var w : real[K, D]; var z : vec2[D]; data n : i32[K];\n";

Instance dataOf(int32_t k, int32_t d) {
  Instance data{.reals = {}, .tables = {}, .rowBegins = {}, .sizes = {{"K", k}, {"D", d}}, .index = {}};
  for (int i = 0; i < k; ++i) data.reals["a"].push_back(0.1 * (i + 1));
  for (int i = 0; i < k * d; ++i) data.reals["w"].push_back(i - 3.25);
  for (int i = 0; i < 2 * d; ++i) data.reals["z"].push_back(1.0 / (i + 2));
  for (int i = 0; i < k; ++i) data.tables["n"].push_back(3 * i - 4);
  data.tables["n"].push_back(0);
  data.reals["a"].push_back(0), data.reals["w"].push_back(0), data.reals["z"].push_back(0);
  return data;
}

std::vector<double> valuesOver(const std::string& expression, int32_t k, int32_t d, const std::string& type = "real") {
  Parsed parsed(kDeclarations + "output o : " + type + " = " + expression + ";\n", ReadAs::Functions);  // no fields
  if (!parsed.ok()) {
    ADD_FAILURE() << parsed.messages();
    return {};
  }
  return evaluate(parsed, 0, dataOf(k, d));
}
double valueOver(const std::string& expression, int32_t k = 5, int32_t d = 3) {
  return valuesOver(expression, k, d).at(0);
}

TEST(FrontendLoops, SumsAscendFromMinusZero) {
  const std::vector<double> a = dataOf(5, 3).reals["a"];
  double sum = -0.0;
  for (int k = 0; k < 5; ++k) sum += a[static_cast<size_t>(k)] * a[static_cast<size_t>(k)];
  EXPECT_EQ(valueOver("sum(k in K) a[k] * a[k]"), sum);
  EXPECT_EQ(valueOver("sum(k in 0..K) a[k] * a[k]"), sum);
  EXPECT_TRUE(std::signbit(valueOver("sum(k in K) -0.0 * a[k]")));
  EXPECT_FALSE(std::signbit(valueOver("sum(k in K) -0.0 * a[k]", 0)));
}

TEST(FrontendLoops, NothingToReduce) {
  EXPECT_EQ(valueOver("sum(k in K) a[k]", 0), 0);
  EXPECT_EQ(valueOver("prod(k in K) a[k]", 0), 1);
  EXPECT_EQ(valueOver("min(k in K) a[k]", 0), HUGE_VAL);
  EXPECT_EQ(valueOver("max(k in K) a[k]", 0), -HUGE_VAL);
  EXPECT_TRUE(std::isnan(valueOver("mean(k in K) a[k]", 0)));
  EXPECT_EQ(valueOver("(any(k in K) a[k] > 0) ? 1 : 0", 0), 0);
  EXPECT_EQ(valueOver("(all(k in K) a[k] > 0) ? 1 : 0", 0), 1);
  EXPECT_EQ(valueOver("sum(k in 3..K) a[k]", 2), 0);
}

TEST(FrontendLoops, EveryReduction) {
  EXPECT_EQ(valueOver("prod(k in K) w[k, 1]"), -2.25 * 0.75 * 3.75 * 6.75 * 9.75);
  EXPECT_EQ(valueOver("min(k in K) w[k, 0]"), -3.25);
  EXPECT_EQ(valueOver("max(k in K) w[k, 2]"), 14 - 3.25);
  EXPECT_EQ(valueOver("mean(k in K) w[k, 0]"), 2.75);
  EXPECT_EQ(valueOver("(any(k in K) a[k] > 0.45) ? 1 : 0"), 1);
  EXPECT_EQ(valueOver("(all(k in K) a[k] > 0.15) ? 1 : 0"), 0);
  EXPECT_EQ(valueOver("sum(k in K) k"), 10);
  EXPECT_EQ(valueOver("sum(k in K) n[k]"), 10);
  EXPECT_EQ(valueOver("max(k in K) n[k]"), 8);
}

TEST(FrontendLoops, NestsAndBoundsByOuterCounters) {
  double sum = -0.0;
  for (int k = 0; k < 5; ++k) {
    double inner = -0.0;
    for (int d = 0; d < 3; ++d) inner += (k * 3 + d - 3.25) * (1.0 / (2 * d + 3));
    sum += inner;
  }
  EXPECT_EQ(valueOver("sum(k in K) sum(d in D) w[k, d] * z[d].y"), sum);
  EXPECT_EQ(valueOver("sum(k in K) sum(l in 0..k) 1"), 10);
  EXPECT_EQ(valueOver("sum(k in K) (sum(l in K) 1) + (sum(l in K) k)"), 5 * 5 + 5 * 10);
}

TEST(FrontendLoops, ValuesWithComponents) {
  EXPECT_EQ(valuesOver("sum(d in D) z[d]", 5, 2, "vec2"), (std::vector<double>{1.0 / 2 + 1.0 / 4, 1.0 / 3 + 1.0 / 5}));
}

TEST(FrontendLoops, WhatDependsOnNoCounterIsOutside) {
  Parsed parsed(kDeclarations + "output o : real = sum(k in K) exp(a[0]) * a[k];\n");
  ASSERT_TRUE(parsed.ok()) << parsed.messages();
  Graph graph;
  const Lowered lowered = lowerTerm(parsed.module(), 0, {}, graph, parsed.diagnostics());
  const Nests nests(graph);
  ASSERT_EQ(nests.ranges().size(), 1U);
  for (const NodeId id : reachable(graph, lowered.roots)) {
    const bool isInside = graph[id].op == Op::Mul;
    if (isInside || graph[id].op == Op::Exp) {
      EXPECT_EQ(nests.of(id), isInside ? 1U : 0U) << id;
    }
  }
  EXPECT_EQ(nests.of(lowered.roots[0]), 0U);
}

TEST(FrontendLoops, WhatStartsAsAnIntegerMayBecomeReal) {
  EXPECT_EQ(messagesOf("dim K; var a : real[K]; energy e = fold(k in K, s = 1) s / 2 + a[k];"), "");
}

TEST(FrontendLoops, WhatCannotBeALoop) {
  const auto messages = [](const std::string& expression) {
    return messagesOf(kDeclarations + "output o[i in K] : real = " + expression + ";\n");
  };
  EXPECT_NE(messages("fold(k in K, s = 0.0) vec2(s, a[k])").find("must have the type of the accumulator"),
            std::string::npos);
  for (const char* bound : {"fold(m in K, j = 0) j + sum(k in 0..j) a[k]", "sum(k in 0..int(a[i])) a[k]"})
    EXPECT_NE(messages(bound).find("the bounds of a range may use only constants"), std::string::npos) << bound;
  EXPECT_EQ(messages("sum(k in n[i]..i) a[k]"), "");
  EXPECT_NE(messages("sum(k in D) a[k]").find("this is an index into D"), std::string::npos);
}

}  // namespace
}  // namespace hgc::test::frontend_loops_test
