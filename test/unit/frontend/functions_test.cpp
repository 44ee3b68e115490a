/// Functions as arguments of functions.
#include "test/unit/frontend_testing.h"

namespace hgc::test::frontend_functions_test {
namespace {

using Values = std::vector<double>;

constexpr const char* kTwice = "fn twice(f: fn, a: real) = f(f(a)); fn next(a: real) = a + 1; ";

TEST(FrontendFunctions, DeclaredAndBuiltIn) {
  EXPECT_EQ(valueOf("twice(next, x)", kTwice), 5);
  EXPECT_EQ(valueOf("twice(square, x)", kTwice), 81);
  EXPECT_EQ(valueOf("both(max, x, y) + both(hypot, x, 4)", "fn both(f: fn, a: real, b: real) = f(a, b);"), 8);
  EXPECT_EQ(valuesOf("make(vec2, x)", "vec2", "fn make(f: fn, a: real) = f(a, 2 * a);"), (Values{3, 6}));
}

TEST(FrontendFunctions, PassedOn) {
  EXPECT_EQ(valueOf("pass(next, x)", std::string(kTwice) + "fn pass(g: fn, a: real) = twice(g, a);"), 5);
  EXPECT_EQ(valueOf("apply(twice, next, x)", std::string(kTwice) + "fn apply(f: fn, g: fn, a: real) = f(g, a);"), 5);
  // A function may be entered again with other functions.
  EXPECT_EQ(valueOf("twice(four, x)", std::string(kTwice) + "fn four(a: real) = twice(next, twice(square, a));"),
            83.0 * 83 * 83 * 83 + 2);
}

TEST(FrontendFunctions, OverloadsAreChosenWhereTheParameterIsCalled) {
  const std::string sizes = "fn size(a: real) = 1; fn size(a: vec3) = 3; fn size(a: real, b: real) = 2; ";
  EXPECT_EQ(valueOf("all(size)", sizes + "fn all(f: fn) = f(x) + 10 * f(u) + 100 * f(x, y);"), 231);
  const std::string takes = "fn takes(f: fn) = 1; fn takes(a: real) = 2; ";
  EXPECT_EQ(valueOf("takes(x) + 10 * takes(sin)", takes), 12) << "functions are told from values";
}

TEST(FrontendFunctions, ReadWhatTheProgramDeclares) {
  const std::string reads = "const C = 10; fn reads(k: int) = C * u[k]; fn total(f: fn) = sum(k in 0..3) f(k); ";
  EXPECT_EQ(valueOf("total(reads)", reads), 60);
}

TEST(FrontendFunctions, LocalsAndSymbolsAreValues) {
  EXPECT_EQ(valueOf("block(x)", std::string(kTwice) + "fn block(sin: real) = twice(next, sin) + sin(0);"), 5);
  EXPECT_EQ(valueOf("twice(next, norm)", std::string(kTwice) + "const norm = 4;"), 6);
}

TEST(FrontendFunctions, DerivativesOfOnesOwn) {
  EXPECT_EQ(valueOf("twice(cubed, x)", std::string(kTwice) + "fn cubed(a: real) = a ^ 3 with grad { 3 * a ^ 2 }"),
            19683);
  EXPECT_EQ(valueOf("by(square, x)", "fn by(f: fn, a: real) = f(a) with grad { 2 * f(a) / a }"), 9);
}

TEST(FrontendFunctions, ATermThatReadsAnOutputOfTheNameOfABuiltIn) {
  Parsed parsed("var x : real; output norm = 2 * x; output o = square(norm);");
  parsed.lowerAll();
  EXPECT_TRUE(parsed.ok()) << parsed.messages();
}

}  // namespace
}  // namespace hgc::test::frontend_functions_test
