/// `fold`: unrolled, with any value as accumulator.
#include "test/unit/frontend_testing.h"

namespace hgc::test::frontend_fold_test {
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

/// The value of a block over x = 3, y = -2 and u = (1, 2, 3).
Values blockOf(const std::string& block, const std::string& type, const std::string& declarations = "") {
  return valuesOf("block(x, y, u)", type, declarations + "fn block(x: real, y: real, u: vec3) " + block);
}

TEST(FrontendFold, SeveralAccumulators) {
  EXPECT_EQ(blockOf("{ let (a, b) = fold(k in 0..5, a = 0, b = 1) (b, a + b); [a, b] }", "real[2]"), (Values{5, 8}));
  EXPECT_EQ(blockOf("{ let (h, c) = fold(w in u, h = vec2(x), c = [y, 0]) { let g = h + w; (g, [c[1], g.x]) };"
                    "  return vec4(h, c[0], c[1]); }",
                    "vec4"),
            (Values{9, 9, 6, 9}));
  EXPECT_EQ(blockOf("{ let (a, b) = fold(k in 0..0, a = x, b = u) (a, b); return b * a; }", "vec3"), (Values{3, 6, 9}));
  EXPECT_EQ(blockOf("{ let (a, b) = fold(k in 0..2, a = 1, b = 2) fold(j in 0..2, a = a, b = b) (b + x, a); [a, b] }",
                    "real[2]"),
            (Values{7, 8}));
}

TEST(FrontendFold, Scans) {
  EXPECT_EQ(valuesOf("scan(k in 0..5, s = 0) s + k", "real[5]"), (Values{0, 1, 3, 6, 10}));
  EXPECT_EQ(valuesOf("scan(w in u, s = x) s * w", "real[3]"), (Values{3, 6, 18}));
  EXPECT_EQ(valuesOf("scan(k in 0..2, s = [1, x]) [s[1], s[0] + s[1]]", "real[2, 2]"), (Values{3, 4, 4, 7}));
  EXPECT_EQ(blockOf("{ let (a, b) = scan(k in 0..3, a = 0, b = 1) (b, a + b); return [a, b]; }", "real[2, 3]"),
            (Values{1, 1, 2, 1, 2, 3}));
}

TEST(FrontendFold, Tuples) {
  const std::string f =
      "fn halves(a: real[*]) -> (real, vec2) { let n = len(a); (sum(k in 0..n / 2) a[k], vec2(sum(k in n / 2..n) "
      "a[k])) }";
  EXPECT_EQ(blockOf("{ let (a, b) = halves([x, y, 1, 2]); return vec3(a, b); }", "vec3", f), (Values{1, 3, 3}));
  EXPECT_EQ(
      blockOf("{ let (a, b) = if x > y { (x, 1) } else { (y, 2) }; let (c, d) = x < y ? (a, b) : (b, a); [c, d] }",
              "real[2]"),
      (Values{1, 3}));
  EXPECT_EQ(valueOf("g(x)", "fn g(a: real) { let p = (a, 2 * a); let (b, c) = p; return 10 * b + c; }"), 36);
}

TEST(FrontendFold, MistakesOfTuples) {
  const auto heads = [](const std::string& text) {
    const std::string all = messagesOf("var x : real; fn two(a: real) = (a, a); energy e { " + text + " }");
    return all.substr(0, all.find('\n'));
  };
  EXPECT_EQ(heads("let (a, b, c) = two(x); a"), "t.hg:1:57: error: 3 names take 3 values, but there are 2");
  EXPECT_EQ(heads("let (a, b) = x; a"), "t.hg:1:57: error: 2 names take 2 values, but this is one");
  EXPECT_EQ(heads("two(x) + 1"), "t.hg:1:52: error: these are 2 values, but one is needed");
  EXPECT_EQ(heads("two(x)[0]"), "t.hg:1:52: error: these are 2 values, but one is needed");
  EXPECT_EQ(heads("sqrt(two(x))"), "t.hg:1:57: error: these are 2 values, but one is needed");
  EXPECT_EQ(heads("two(two(x))"), "t.hg:1:56: error: these are 2 values, but one is needed");
  EXPECT_EQ(heads("return two(x);"), "t.hg:1:59: error: these are 2 values, but one is needed");
  EXPECT_EQ(heads("let (a, b) = x > 0 ? two(x) : x; a"), "t.hg:1:73: error: these are 2 values, but one is needed");
  EXPECT_EQ(heads("let (a, b) = fold(k in 0..2, a = x, b = x) a; a"),
            "t.hg:1:95: error: the body of `fold` must give 2 values, but this is one");
  EXPECT_EQ(heads("fold(k in 0..2, a = x) (a, a)"),
            "t.hg:1:75: error: the body of `fold` must give one value, but this is 2");
  EXPECT_EQ(heads("let (a, a) = two(x); a"), "t.hg:1:60: error: `a` is declared twice");
  EXPECT_EQ(heads("let (a, 1) = two(x); a"), "t.hg:1:60: error: expected a name after `let`, found `1`");
  EXPECT_EQ(heads("(x, (x, x))"), "t.hg:1:56: error: these are 2 values, but one is needed");
  EXPECT_EQ(heads("x + (fn1(x))"), "t.hg:1:57: error: unknown function `fn1`");
}

TEST(FrontendFold, Mistakes) {
  const auto heads = [](const std::string& text) {
    const std::string all = messagesOf("var x : real; energy e = " + text + ";");
    return all.substr(0, all.find('\n'));
  };
  EXPECT_EQ(heads("fold(k in 0..3, s = 0) vec3(s)"),
            "t.hg:1:49: error: the body of `fold` must have the type of the accumulator, int, but this is vec3");
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
}  // namespace hgc::test::frontend_fold_test
