/// Comprehensions, slices, products of arrays, and parameters of any length.
#include "test/unit/frontend_testing.h"

namespace hgc::test::frontend_arrays_test {
namespace {

using Values = std::vector<double>;

std::string heads(const std::string& text, const std::string& declarations = "") {
  const std::string all = messagesOf("var x : real; " + declarations + "energy e = " + text + ";");
  return all.substr(0, all.find('\n'));
}

TEST(FrontendArrays, Comprehensions) {
  EXPECT_EQ(valuesOf("[x * k for k in 0..4]", "real[4]"), (Values{0, 3, 6, 9}));
  EXPECT_EQ(valuesOf("[i == j ? x : 0 for j in 1..3]", "real[2]"), (Values{0, 3}));
  EXPECT_EQ(valuesOf("[[10 * i + j for j in 0..3] for i in 1..3]", "real[2, 3]"), (Values{10, 11, 12, 20, 21, 22}));
  EXPECT_EQ(valuesOf("[2 * w for w in [u, v]]", "vec3[2]"), (Values{2, 4, 6, 8, -10, 12}));
  EXPECT_EQ(valuesOf("[w + 1 for w in u]", "real[3]"), (Values{2, 3, 4}));
  EXPECT_EQ(valueOf("sum(k in 0..3) [k > 0 for k in 0..3][k] ? 1 : 0"), 2);
  EXPECT_EQ(valuesOf("[d + 1 for d in D]", "real[3]", "dim D = 3;"), (Values{1, 2, 3}));
  EXPECT_EQ(valuesOf("[{ let t = k + x; t * t } for k in 0..2]", "real[2]"), (Values{9, 16}));
  EXPECT_EQ(valuesOf("[a[d] for d in D]", "vec2[2]", "dim D = 2; const a = [vec2(1, 2), vec2(3, 4)];"),
            (Values{1, 2, 3, 4}));
  EXPECT_EQ(valueOf("k[0] + [k[0] for k in [k]][0]", "const k = [x0]; const x0 = 2;"), 4)
      << "the range sees what is outside";
}

TEST(FrontendArrays, ARaggedRowOfKnownLength) {
  Parsed parsed(
      "dim V; data ring : V[V, *]; var x : real[V];\n"
      "output o[v in V] { let a = [x[w] for w in ring[v]]; a[0] - a[1] }");
  ASSERT_TRUE(parsed.ok()) << parsed.messages();
  const Instance data{.reals = {{"x", {5, 6, 7}}},
                      .tables = {{"ring", {0, 2, 1, 0}}},
                      .rowBegins = {{"ring", {0, 1, 3, 4}}},
                      .sizes = {{"V", 3}},
                      .index = {1}};
  EXPECT_EQ(evaluate(parsed, 0, data, {2}), (Values{1}));
}

TEST(FrontendArrays, MistakesOfComprehensions) {
  EXPECT_EQ(heads("norm2(scan(k in N, s = 0) s + k)", "dim N; "),
            "t.hg:1:49: error: the length of the result of `scan` must be known when compiling");
  EXPECT_EQ(heads("[k for k in 2..2][0]"), "t.hg:1:26: error: an array needs at least one element: the range is empty");
  EXPECT_EQ(heads("[x x for k in 0..2][0]"),
            "t.hg:1:29: error: expected `for` after the element of the array, found `x`");
  EXPECT_EQ(heads("[x for k in 0..2, j in 0..2][0]"), "t.hg:1:42: error: expected `]` after the range, found `,`");
  EXPECT_EQ(heads("[k > 0 ? x : vec2(x) for k in 0..2][0]"),
            "t.hg:1:35: error: the elements of an array must have one type, but this is real after vec2");
}

TEST(FrontendArrays, Slices) {
  const std::string a = "var a : real[3, 4]; const c = [[1, 2, 3], [4, 5, 6]];";
  EXPECT_EQ(valuesOf("c[1, 1..3]", "real[2]", a), (Values{5, 6}));
  EXPECT_EQ(valuesOf("c[0..2, 1]", "real[2]", a), (Values{2, 5}));
  EXPECT_EQ(valuesOf("c[0..2, 1..3]", "real[2, 2]", a), (Values{2, 3, 5, 6}));
  EXPECT_EQ(valuesOf("c[1..2]", "real[1, 3]", a), (Values{4, 5, 6}));
  EXPECT_EQ(valuesOf("v[1..3]", "real[2]"), (Values{-5, 6}));
  EXPECT_EQ(valuesOf("m[0..2]", "vec3[2]"), (Values{2, 1, 0, 0, 3, 1}));
  EXPECT_EQ(valuesOf("c[i - 1, 0..D]", "real[2]", a + "dim D = 2;"), (Values{4, 5}));
  Parsed parsed(
      "dim V, K = 2; var cam : real[V, 3]; var q : vec2[V]; output o[v in V] : real[2] = cam[v, 1..3] + cam[v, K - "
      "2..K];"
      "output p[v in V] : vec2[2] = q[1..3];");
  ASSERT_TRUE(parsed.ok()) << parsed.messages();
  const Instance data{.reals = {{"cam", {1, 2, 3, 4, 5, 6}}, {"q", {1, 2, 3, 4, 5, 6}}},
                      .tables = {},
                      .rowBegins = {},
                      .sizes = {{"V", 3}},
                      .index = {1}};
  EXPECT_EQ(evaluate(parsed, 0, data), (Values{9, 11}));
  EXPECT_EQ(evaluate(parsed, 1, data), (Values{3, 4, 5, 6}));
}

TEST(FrontendArrays, MistakesOfSlices) {
  const std::string a = "dim N; param n : int; var c : real[4]; var r : real[N, 4]; ";
  EXPECT_EQ(heads("c[1..5][0]", a), "t.hg:1:87: error: index 4 is out of range of `c`: it has 4, numbered 0 to 3");
  EXPECT_EQ(heads("c[n..4][0]", a), "t.hg:1:87: error: the bounds of a slice must be known when compiling");
  EXPECT_EQ(heads("c[0..N][0]", a), "t.hg:1:90: error: the bounds of a slice must be known when compiling");
  EXPECT_EQ(heads("c[3..3][0]", a), "t.hg:1:87: error: the slice 3..3 is empty");
  EXPECT_EQ(heads("c[-1..3][0]", a), "t.hg:1:87: error: a slice cannot begin below 0");
  EXPECT_EQ(heads("c[0..1.5][0]", a), "t.hg:1:90: error: the bounds of a slice must be integers, but this is real");
  EXPECT_EQ(heads("x[0..1]", a), "t.hg:1:85: error: real has no components to index");
}

TEST(FrontendArrays, Products) {
  const std::string w = "const W = [[1.0, 2, 3], [4, 5, 6]];";
  EXPECT_EQ(valuesOf("W * [x, y, 1]", "real[2]", w), (Values{2, 8}));
  EXPECT_EQ(valuesOf("[x, y] * W", "real[3]", w), (Values{-5, -4, -3}));
  EXPECT_EQ(valuesOf("transpose(W) * [x, y]", "real[3]", w), (Values{-5, -4, -3}));
  EXPECT_EQ(valuesOf("transpose(W)", "real[3, 2]", w), (Values{1, 4, 2, 5, 3, 6}));
  EXPECT_EQ(valuesOf("W * W", "real[2, 3]", w), (Values{1, 4, 9, 16, 25, 36})) << "arrays of one shape by components";
  EXPECT_EQ(valueOf("dot([x, y, 2], [1, 2, 3])"), 5);
  EXPECT_EQ(heads("(W * [x, 1])[0]", w), "t.hg:1:64: error: no operator `*` takes real[2, 3] and real[2]");
}

TEST(FrontendArrays, VectorsAndMatricesOfArrays) {
  EXPECT_EQ(valuesOf("vec3([x, y, 1])", "vec3"), (Values{3, -2, 1}));
  EXPECT_EQ(valuesOf("vec4(v[0..2], u.xy)", "vec4"), (Values{4, -5, 1, 2}));
  EXPECT_EQ(valuesOf("mat2([vec2(1, x), vec2(y, 4)])", "mat2"), (Values{1, 3, -2, 4}));
  EXPECT_EQ(heads("mat2([[1, x], [2, 3]])[0].x"), "t.hg:1:31: error: `mat2` is not made of real[2, 2]");
}

TEST(FrontendArrays, ParametersOfAnyLength) {
  const std::string f =
      "fn total(a: real[*]) = sum(k in a) k; fn total(a: real[2]) = 100 * (a[0] + a[1]);"
      "fn width(a: real[*, *]) -> int = len(a[0]); fn pair(a: vec2[*]) = a[len(a) - 1];";
  EXPECT_EQ(valueOf("total([x, y, 1])", f), 2);
  EXPECT_EQ(valueOf("total([1, 2, 3, 4])", f), 10) << "integers become real";
  EXPECT_EQ(valueOf("total([x, y])", f), 100) << "a length that is written is closer";
  EXPECT_EQ(valueOf("width([[x, y, 1]])", f), 3);
  EXPECT_EQ(valuesOf("pair([vec2(x), vec2(y, 7)])", "vec2", f), (Values{-2, 7}));
  EXPECT_EQ(heads("total(vec2(x))", f), "t.hg:1:187: error: no function `total` takes (vec2)");
  EXPECT_EQ(heads("1", "fn f(a: real) -> real[*] = [a]; "),
            "t.hg:1:37: error: `*` is allowed only in data (a ragged axis) and in function parameters (any length)");
  EXPECT_EQ(heads("f([1])", "fn f(a: real[*]) = 1; fn f(b: real[*]) = 2; "),
            "t.hg:1:40: error: `f(real[*])` is declared twice");
}

TEST(FrontendArrays, DerivativesOfArrays) {
  const std::string f =
      "fn f(a: vec2, s: real[*]) -> vec2 { s[0] * a.yx } with grad {\n"
      "  (transpose3(a, s), [[a.y * (k == 0 ? 1 : 0) for k in 0..len(s)], [a.x * (k == 0 ? 1 : 0) for k in "
      "0..len(s)]]) }\n"
      "fn transpose3(a: vec2, s: real[*]) -> vec2[2] = [vec2(0, s[0]), vec2(s[0], 0)];";
  EXPECT_EQ(valuesOf("f(u.xy, [x, y])", "vec2", f), (Values{6, 3}));
  EXPECT_EQ(heads("f(vec2(x)).x", "fn f(a: vec2) = a with grad { vec2(1) }\n"),
            "t.hg:1:45: error: the derivative by `a` must be vec2[2], but this is vec2");
  EXPECT_EQ(heads("f([[[x]]])[0, 0, 0]", "fn f(a: real[*, *, *]) = a with grad { a }\n"),
            "t.hg:1:54: error: the derivative by `a` would have more than 4 axes");
}

}  // namespace
}  // namespace hgc::test::frontend_arrays_test
