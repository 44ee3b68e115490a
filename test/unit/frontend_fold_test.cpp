/// `fold`: unrolled, with any value as accumulator.
#include "test/unit/frontend_testing.h"

namespace hgc::test {
namespace {

using Values = std::vector<double>;

TEST(FrontendFold, Scalars) {
  EXPECT_EQ(valueOf("fold(k in 1..5, s = 1) s * k"), 24);
  EXPECT_EQ(valueOf("fold(k in 0..3, s = x) s * 2 + k"), 28);
  EXPECT_EQ(valueOf("fold(k in 0..0, s = 7) s * 2"), 7);
  EXPECT_EQ(valueOf("fold(k in 0..3, s = 0) s + x"), 9) << "an integer start becomes real";
  EXPECT_EQ(valueOf("fold(k in 0..3, s = 0x10) s << 1"), 128);
  EXPECT_EQ(valueOf("(fold(k in 0..3, s = false) !s) ? 1 : 0"), 1);
}

TEST(FrontendFold, VectorsMatricesArraysAndIndices) {
  EXPECT_EQ(valuesOf("fold(k in 0..2, s = u) cross(s, v)", "vec3"), (Values{-29, -214, -159}));
  EXPECT_EQ(valuesOf("fold(k in 0..3, s = mat2(1)) s * mat2(1, 1, 1, 0)", "mat2"), (Values{3, 2, 2, 1}));
  EXPECT_EQ(valuesOf("fold(k in 0..5, s = [0, 1]) [s[1], s[0] + s[1]]", "real[2]"), (Values{5, 8}));
  EXPECT_EQ(valueOf("fold(k in 0..3, j = i) (j + 1) % N"), 0);
  EXPECT_EQ(valueOf("fold(w in [3, 1, 2], s = 0) 10 * s + w"), 312);
}

TEST(FrontendFold, BlocksAndNesting) {
  EXPECT_EQ(valueOf("fold(k in 0..3, s = x) { let t = s + k; return t * t; }"), 10404);
  EXPECT_EQ(valueOf("fold(k in 0..2, s = 1) fold(k in 0..2, t = s) t + s"), 9);
  EXPECT_EQ(valueOf("sum(k in 0..3) fold(j in 0..k, p = 1) p * 2"), 7);
  EXPECT_EQ(valueOf("f(3) + f(4)", "fn f(n: int) { let a = n; return fold(k in 0..2, s = a) s * s + k; }"), 82 + 257);
}

TEST(FrontendFold, RaggedRows) {
  Parsed parsed(
      "dim V; data ring : V[V, *]; var x : real[V];\n"
      "output o[v in V] = fold(w in ring[v], s = 1) 10 * s + x[w] + fold(k in 0..len(ring[v]), t = 0) t + 1;");
  ASSERT_TRUE(parsed.ok()) << parsed.messages();
  const Instance data{.reals = {{"x", {5, 6, 7}}},
                      .tables = {{"ring", {0, 2, 1, 0}}},
                      .rowBegins = {{"ring", {0, 1, 3, 4}}},
                      .sizes = {{"V", 3}},
                      .index = {1}};
  EXPECT_EQ(evaluate(parsed, 0, data, {2}), (Values{198}));
}

TEST(FrontendFold, Mistakes) {
  const auto heads = [](const std::string& text) {
    const std::string all = messagesOf("var x : real; energy e = " + text + ";");
    return all.substr(0, all.find('\n'));
  };
  EXPECT_EQ(heads("fold(k in 0..3, s = 0) vec3(s)"),
            "t.hg:1:49: error: the body of `fold` must give what the accumulator is, int, but this is vec3");
  EXPECT_EQ(heads("fold(k in 0..3) x"),
            "t.hg:1:40: error: expected `,` and `acc = value` after the range of a fold, found `)`");
  EXPECT_EQ(heads("fold(k in 0..3, s) x"), "t.hg:1:43: error: expected `=` and a value to start from, found `)`");
  EXPECT_EQ(heads("fold(k in 0..3, s = k) x"), "t.hg:1:46: error: unknown name `k`");
  EXPECT_EQ(heads("fold(k in 0..3, k = 1) x"), "t.hg:1:31: error: `k` is declared twice");
  EXPECT_EQ(heads("fold(1, 2)"), "t.hg:1:26: error: `fold` runs over a range");
}

TEST(FrontendFold, Printed) {
  const Parsed parsed("energy e = fold(k in 0..3, s = 1 + 1) s * k;");
  EXPECT_EQ(printAst(parsed.module()), "energy e = (fold(k in 0..3, s = (1 + 1)) (s * k));\n");
}

}  // namespace
}  // namespace hgc::test
