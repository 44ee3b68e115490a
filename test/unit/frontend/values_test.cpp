/// What expressions mean: each is lowered and its graph evaluated.
#include <cmath>
#include <limits>
#include <numbers>

#include "test/unit/frontend_testing.h"

namespace hgc::test::frontend_values_test {
namespace {

using Values = std::vector<double>;

TEST(FrontendValues, PrecedenceIsThatOfCWithPowersAbove) {
  EXPECT_EQ(valueOf("2 + 3 * 4"), 14);
  EXPECT_EQ(valueOf("2 * 3 + 4"), 10);
  EXPECT_EQ(valueOf("20 - 5 - 3"), 12);
  EXPECT_EQ(valueOf("(20 - 5) - (3)"), 12);
  EXPECT_EQ(valueOf("-x ^ 2"), -9);
  EXPECT_EQ(valueOf("2 ^ 3 ^ 2"), 512);
  EXPECT_EQ(valueOf("2 ^ -1"), 0.5);
  EXPECT_EQ(valueOf("2 * -x"), -6);
  EXPECT_EQ(valueOf("- -x"), 3);
  EXPECT_EQ(valueOf("1 < 2 == true ? 5 : 6"), 5);
  EXPECT_EQ(valueOf("false && true || true ? 1 : 2"), 1);
  EXPECT_EQ(valueOf("x > 1 ? y > 1 ? 1 : 2 : 3"), 2);
  EXPECT_EQ(valueOf("x < 1 ? 1 : x < 2 ? 2 : 3"), 3);
  EXPECT_EQ(valueOf("!(x > y) ? 1 : 2"), 2);
  EXPECT_EQ(valueOf("+x"), 3);
}

TEST(FrontendValues, NumbersInAllTheirForms) {
  EXPECT_EQ(valueOf("1."), 1);
  EXPECT_EQ(valueOf(".5"), 0.5);
  EXPECT_EQ(valueOf("1e3"), 1000);
  EXPECT_EQ(valueOf("1.5E-2"), 0.015);
  EXPECT_EQ(valueOf("4.9e-324"), std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(valueOf("123456789012345678901234567890"), 123456789012345678901234567890.0);
  EXPECT_EQ(valueOf("2147483648"), 2147483648.0);
  EXPECT_EQ(valueOf("0.1"), 0.1);
}

TEST(FrontendValues, NumbersWithoutPointAreRealWhereRealIsWanted) {
  EXPECT_EQ(valueOf("1 / 2"), 0.5);
  EXPECT_EQ(valueOf("1 / 2 * x"), 1.5);
  EXPECT_EQ(valueOf("-1 / 2"), -0.5);
  EXPECT_EQ(valueOf("6 / 3"), 2);
  EXPECT_EQ(valueOf("x + 1"), 4);
  EXPECT_EQ(valueOf("i * 0.5"), 1);
  EXPECT_EQ(valueOf("2 * i + x"), 7);
  EXPECT_EQ(valueOf("N * x"), 15);
}

TEST(FrontendValues, IntegerArithmeticRoundsDown) {
  EXPECT_EQ(valueOf("int(i - 7) % 3"), 1);
  EXPECT_EQ(valueOf("-7 % 3"), 2);
  EXPECT_EQ(valueOf("real((i - 7) / 2)"), -3);
  EXPECT_EQ(valueOf("i ^ 3"), 8);
  EXPECT_EQ(valueOf("min(i, 1) + max(i, 7) + clamp(i, 3, 9) + abs(i - 5) + sign(i - 5)"), 1 + 7 + 3 + 3 - 1);
  EXPECT_EQ(valueOf("sum(k in 0..4) k % 2"), 2);
}

TEST(FrontendValues, RealModuloFollowsTheDivisor) {
  EXPECT_EQ(valueOf("mod(y, 3.0)"), 1);
  EXPECT_EQ(valueOf("y % 3.0"), 1);
}

TEST(FrontendValues, ScalarFunctionsOfTheTable) {
  EXPECT_DOUBLE_EQ(valueOf("sin(x)"), std::sin(3.0));
  EXPECT_DOUBLE_EQ(valueOf("atan2(y, x)"), std::atan2(-2.0, 3.0));
  EXPECT_EQ(valueOf("fma(x, y, 1)"), -5);
  EXPECT_EQ(valueOf("mix(x, y, 0.5)"), 0.5);
  EXPECT_EQ(valueOf("relu(y) + step(0, x) + square(y)"), 5);
  EXPECT_EQ(valueOf("isnan(x) || isinf(x) || !isfinite(x) ? 1 : 0"), 0);
  EXPECT_EQ(valueOf("select(x > y, 1, 2)"), 1);
  EXPECT_EQ(valueOf("isnan(NAN) && isinf(INF) ? E - E + 1 : 0"), 1);
  EXPECT_EQ(valueOf("PI"), std::numbers::pi);
  EXPECT_EQ(valueOf("TAU"), 2 * std::numbers::pi);
}

TEST(FrontendValues, ComponentsAndBroadcasting) {
  EXPECT_EQ(valuesOf("u + v", "vec3"), (Values{5, -3, 9}));
  EXPECT_EQ(valuesOf("2 * u - 1", "vec3"), (Values{1, 3, 5}));
  EXPECT_EQ(valuesOf("u * v", "vec3"), (Values{4, -10, 18}));
  EXPECT_EQ(valuesOf("6 / u", "vec3"), (Values{6, 3, 2}));
  EXPECT_EQ(valuesOf("-u", "vec3"), (Values{-1, -2, -3}));
  EXPECT_EQ(valuesOf("max(v, 0)", "vec3"), (Values{4, 0, 6}));
  EXPECT_EQ(valuesOf("clamp(v, 0, u)", "vec3"), (Values{1, 0, 3}));
  EXPECT_EQ(valuesOf("mix(u, v, 0)", "vec3"), (Values{1, 2, 3}));
  EXPECT_EQ(valuesOf("abs(v)", "vec3"), (Values{4, 5, 6}));
  EXPECT_EQ(valuesOf("u ^ 2", "vec3"), (Values{1, 4, 9}));
}

TEST(FrontendValues, Swizzles) {
  EXPECT_EQ(valueOf("u.y"), 2);
  EXPECT_EQ(valuesOf("u.zx", "vec2"), (Values{3, 1}));
  EXPECT_EQ(valuesOf("u.rrgb", "vec4"), (Values{1, 1, 2, 3}));
  EXPECT_EQ(valueOf("u.zyx.x"), 3);
  EXPECT_EQ(valueOf("u[1]"), 2);
  EXPECT_EQ(valueOf("(u + v)[2]"), 9);
  EXPECT_EQ(valueOf("u[i]"), 3);
  EXPECT_EQ(valueOf("u[i - 2]"), 1);
}

TEST(FrontendValues, Constructors) {
  EXPECT_EQ(valuesOf("vec3(1)", "vec3"), (Values{1, 1, 1}));
  EXPECT_EQ(valuesOf("vec4(u, x)", "vec4"), (Values{1, 2, 3, 3}));
  EXPECT_EQ(valuesOf("vec2(u)", "vec2"), (Values{1, 2}));
  EXPECT_EQ(valuesOf("mat2(x)", "mat2"), (Values{3, 0, 0, 3}));
  EXPECT_EQ(valuesOf("mat2(m)", "mat2"), (Values{2, 1, 0, 3}));
  EXPECT_EQ(valuesOf("mat4(m)[3]", "vec4"), (Values{0, 0, 0, 1}));
  EXPECT_EQ(valuesOf("mat3(u, v, u)[1]", "vec3"), (Values{4, -5, 6}));
  EXPECT_EQ(valuesOf("mat2(1, 2, 3, 4) * vec2(1, 0)", "vec2"), (Values{1, 2}));
  EXPECT_EQ(valueOf("int(2.7) + real(true)"), 3);
}

TEST(FrontendValues, VectorFunctions) {
  EXPECT_EQ(valueOf("dot(u, v)"), 12);
  EXPECT_EQ(valuesOf("cross(u, v)", "vec3"), (Values{27, 6, -13}));
  EXPECT_EQ(valueOf("cross(u.xy, v.xy)"), -13);
  EXPECT_EQ(valueOf("norm(vec2(3, 4))"), 5);
  EXPECT_EQ(valueOf("norm2(u)"), 14);
  EXPECT_EQ(valuesOf("normalize(vec2(0, 4))", "vec2"), (Values{0, 1}));
  EXPECT_EQ(valuesOf("normalize(u - u)", "vec3"), (Values{0, 0, 0}));
  EXPECT_EQ(valueOf("distance(u, u + vec3(2, 3, 6))"), 7);
  EXPECT_EQ(valuesOf("reflect(u, vec3(0, 0, 1))", "vec3"), (Values{1, 2, -3}));
}

TEST(FrontendValues, MatricesAreColumnMajor) {
  EXPECT_EQ(valuesOf("m * u", "vec3"), (Values{5, 7, 5}));
  EXPECT_EQ(valuesOf("u * m", "vec3"), (Values{4, 9, 4}));
  EXPECT_EQ(valuesOf("transpose(m) * u", "vec3"), (Values{4, 9, 4}));
  EXPECT_EQ(valuesOf("(m * m)[0]", "vec3"), (Values{4, 5, 1}));
  EXPECT_EQ(valueOf("m[2][0]"), 1);
  EXPECT_EQ(valueOf("trace(m)"), 6);
  EXPECT_EQ(valueOf("det(m)"), 7);
  EXPECT_EQ(valueOf("det(mat2(1, 2, 3, 4))"), -2);
  EXPECT_EQ(valuesOf("outer(vec2(1, 2), vec2(3, 4))", "mat2"), (Values{3, 6, 4, 8}));
  EXPECT_EQ(valuesOf("inverse(mat2(2, 0, 0, 4))", "mat2"), (Values{0.5, 0, 0, 0.25}));
  const Values identity = valuesOf("inverse(m) * m", "mat3");
  for (uint32_t k = 0; k < 9; ++k) EXPECT_NEAR(identity.at(k), k % 4 == 0, 1e-15);
  const Values four =
      valuesOf("inverse(mat4(2,1,0,0, 1,3,1,0, 0,1,4,1, 1,0,1,5)) * mat4(2,1,0,0, 1,3,1,0, 0,1,4,1, 1,0,1,5)", "mat4");
  for (uint32_t k = 0; k < 16; ++k) EXPECT_NEAR(four.at(k), k % 5 == 0, 1e-14);
}

TEST(FrontendValues, Reductions) {
  EXPECT_EQ(valueOf("sum(k in 0..4) k * x"), 18);
  EXPECT_EQ(valueOf("prod(k in 1..5) k"), 24);
  EXPECT_EQ(valueOf("min(k in 0..3) u[k] * y"), -6);
  EXPECT_EQ(valueOf("max(k in 0..3) v[k]"), 6);
  EXPECT_EQ(valueOf("mean(k in 0..3) v[k] + 1"), (4 - 5 + 6 + 3) / 3.0) << "a body reaches as far as it can";
  EXPECT_EQ(valueOf("(any(k in 0..3) v[k] < 0) ? 1 : 2"), 1);
  EXPECT_EQ(valueOf("(all(k in 0..3) v[k] < 0) ? 1 : 2"), 2);
  EXPECT_EQ(valueOf("sum(e in v) e"), 5);
  EXPECT_EQ(valueOf("sum(k in 2..2) 1 / (k - 2)"), 0);
  EXPECT_EQ(valueOf("prod(k in 2..2) k"), 1);
  EXPECT_EQ(valueOf("(any(k in 2..1) true) || !(all(k in 2..1) false) ? 1 : 0"), 0);
  EXPECT_EQ(valuesOf("sum(k in 0..0) u", "vec3"), (Values{0, 0, 0}));
  EXPECT_EQ(valuesOf("sum(k in 0..2) u * k + v", "vec3"), (Values{9, -8, 15}));
  EXPECT_EQ(valueOf("sum(k in 0..3) { let a = k * x; return a * a; } / 9"), 5);
  EXPECT_EQ(valueOf("sum(k in D) k * x", "dim D = 4;"), 18);
}

TEST(FrontendValues, BlocksAndConditionals) {
  EXPECT_EQ(valueOf("if x > 1 { 1 } else { 2 }"), 1);
  EXPECT_EQ(valueOf("if x < 1 { return 1; } else if x < 2 { return 2; } else { let a = x; return a; } + 1"), 4);
  EXPECT_EQ(valueOf("f(x) + f(y)",
                    "fn f(a: real) -> real { if a < 0 { return 10; } let b = a; if b > 2 { return b; } return 0; }"),
            13);
  // Of a condition that is known, the other branch is not even looked at.
  EXPECT_EQ(valueOf("sum(k in 0..3) k > 0 ? C[k - 1] : 0", "const C : real[2] = [5, 7];"), 12);
  EXPECT_EQ(valueOf("(sum(k in 0..3) k > 0 && C[k - 1] > 6 ? 1 : 0)", "const C : real[2] = [5, 7];"), 1);
}

TEST(FrontendValues, ConstantsInAnyOrder) {
  const std::string declarations =
      "const A = B * 2; const B : int = len(T) + D; const T = [1, 2, 3]; dim D = F; const F = 4;";
  EXPECT_EQ(valueOf("A", declarations), 14);
  EXPECT_EQ(valueOf("M[1, 0] + M[1][1] + M[i - 2, 1]", "const M : real[2, 2] = [[1, 2], [3, 4]];"), 9);
  EXPECT_EQ(valueOf("norm(W[1])", "const W : vec3[2] = [vec3(1), vec3(2, 3, 6)];"), 7);
}

TEST(FrontendValues, Functions) {
  EXPECT_EQ(valueOf("f(x, y)", "fn f(a: real, b: real) = a - b;"), 5);
  EXPECT_EQ(valueOf("f(2)", "fn f(a: real) = 1; fn f(a: int) = 2;"), 2);
  EXPECT_EQ(valueOf("f(u) + f(x)", "fn f(a: real) = g(a); fn f(a: vec3) = g(norm2(a)); fn g(a: real) = a + 1;"), 19);
  EXPECT_EQ(valueOf("min(x, y) + min(u.xy)", "fn min(a: vec2) = min(a.x, a.y);"), -1)
      << "an overload beside the built-in";
  EXPECT_EQ(valueOf("f([1, 2, x])", "fn f(a: real[3]) = a[0] + a[1] * a[2];"), 7);
  EXPECT_EQ(valuesOf("f(x)", "vec2", "fn f(a: real) -> vec2 { let b = vec2(a, 1); return b.yx; }"), (Values{1, 3}));
}

TEST(FrontendValues, Shadowing) {
  EXPECT_EQ(valueOf("f(x)", "const C = 5; fn f(x: real) { let C = C + 1; return sum(C in 0..3) C * 10 + x; }"), 39);
  EXPECT_EQ(valueOf("sin + PI", "const sin = 1; const PI = 2;"), 3);
  EXPECT_EQ(valueOf("sin(PI)", "const PI = 0;"), 0);
}

TEST(FrontendValues, EveryKeywordOfOtherLanguagesIsAName) {
  for (const char* const word :
       {"int",        "float",     "double",      "vec3",      "mat4",      "void",     "while",    "for",
        "do",         "switch",    "case",        "default",   "break",     "continue", "struct",   "class",
        "template",   "typename",  "auto",        "static",    "extern",    "inline",   "virtual",  "new",
        "delete",     "this",      "operator",    "namespace", "using",     "try",      "catch",    "throw",
        "goto",       "union",     "enum",        "typedef",   "sizeof",    "uniform",  "varying",  "attribute",
        "in_",        "out",       "inout",       "layout",    "buffer",    "shared",   "discard",  "sampler2D",
        "precision",  "highp",     "invariant",   "smooth",    "flat",      "centroid", "patch",    "sample",
        "subroutine", "common",    "partition",   "active",    "asm",       "noinline", "volatile", "public",
        "external",   "interface", "long",        "short",     "half",      "fixed",    "unsigned", "filter",
        "cast",       "concept",   "requires",    "co_await",  "constexpr", "decltype", "nullptr",  "dim",
        "var",        "data",      "param",       "energy",    "residual",  "output",   "import",   "with",
        "loss",       "sum",       "prod",        "mean",      "any",       "all",      "fold",     "len",
        "real",       "bool",      "gl_Position", "main",      "std",       "NULL",     "and",      "or",
        "not",        "xor",       "f32",         "i32",       "input"}) {
    const std::string name = word;
    Parsed parsed("dim N;\nvar " + name + " : real[N];\nenergy " + name + "[i in N] { let t = " + name + "[i]; let " +
                  name + " = 2 * t; return " + name + "; }\nfn f(" + name + ": real) = " + name + ";");
    parsed.lowerAll();
    EXPECT_TRUE(parsed.ok()) << name << "\n" << parsed.messages();
  }
}

}  // namespace
}  // namespace hgc::test::frontend_values_test
