/// Signed and unsigned integers, their bits, and binary32.
#include <cmath>

#include "test/unit/frontend_testing.h"

namespace hgc::test::frontend_integers_test {
namespace {

using Values = std::vector<double>;

constexpr const char* kData = "data a : u32[N]; data b : i32[N]; data f : f32[N];\n";

/// The value of an expression over a[i] = 4294967295, b[i] = -7, f[i] = 0.1.
double over(const std::string& expression, const std::string& type = "real") {
  Parsed parsed(std::string("dim N;\n") + kData + "output o[i in N] : " + type + " = " + expression + ";\n");
  if (!parsed.ok()) {
    ADD_FAILURE() << parsed.messages();
    return 0;
  }
  const Instance data{.reals = {{"f", {0.1}}},
                      .tables = {{"a", {-1}}, {"b", {-7}}},
                      .rowBegins = {},
                      .sizes = {{"N", 1}},
                      .index = {0}};
  const Values values = evaluate(parsed, 0, data);
  return values.size() == 1 ? values[0] : -12345.0;
}

TEST(FrontendIntegers, UnsignedNumbersWrap) {
  EXPECT_EQ(over("a[i]"), 4294967295.0);
  EXPECT_EQ(over("a[i] + 1"), 0);
  EXPECT_EQ(over("a[i] * a[i]"), 1);
  EXPECT_EQ(over("0u - a[i]"), 1);
  EXPECT_EQ(over("-a[i]"), 1);
  EXPECT_EQ(over("a[i] ^ 3"), 4294967295.0);
  EXPECT_EQ(valueOf("0xffffffff + 2u"), 1);
  EXPECT_EQ(valueOf("3u ^ 21u"), 1870418611);
}

TEST(FrontendIntegers, DivisionAndOrderAreThoseOfTheType) {
  EXPECT_EQ(over("real(a[i] / 10)"), 429496729);
  EXPECT_EQ(over("a[i] % 10"), 5);
  EXPECT_EQ(over("real(b[i] / 2)"), -4);
  EXPECT_EQ(over("b[i] % 4"), 1);
  EXPECT_EQ(over("a[i] > 5 && !(a[i] <= 5) ? 1 : 0"), 1);
  EXPECT_EQ(over("max(a[i], 7u) - min(a[i], 7u)"), 4294967288.0);
  EXPECT_EQ(over("clamp(a[i], 1, 9) + abs(a[i]) + sign(a[i])"), 9);
  EXPECT_EQ(valueOf("real(7u / 2u)"), 3);
  EXPECT_EQ(valueOf("7 / 2"), 3.5);
}

TEST(FrontendIntegers, Bits) {
  EXPECT_EQ(over("a[i] & 0xf0 | 3"), 0xf3);
  EXPECT_EQ(over("a[i] >> 28"), 15);
  EXPECT_EQ(over("b[i] >> 1"), -4);
  EXPECT_EQ(over("a[i] << 31"), 2147483648.0);
  EXPECT_EQ(over("a[i] << 33 >> 1"), 2147483647.0) << "counts are taken modulo 32";
  EXPECT_EQ(over("~a[i]"), 0);
  EXPECT_EQ(over("~b[i]"), 6);
  EXPECT_EQ(over("xor(b[i], -1)"), 6);
  EXPECT_EQ(over("rotl(a[i] - 1, 4)"), 0xffffffef);
  EXPECT_EQ(over("rotr(a[i] - 1, 36)"), 0xefffffff);
  EXPECT_EQ(over("rotl(a[i] - 1, 0)"), 0xfffffffe);
  EXPECT_EQ(over("umulhi(a[i], a[i])"), 4294967294.0);
  EXPECT_EQ(valueOf("1 << 4 | 3"), 19);
  EXPECT_EQ(valueOf("1 + 1 << 2 == 8 ? 1 : 0"), 1) << "a shift binds less than a sum, more than a comparison";
}

TEST(FrontendIntegers, Casts) {
  EXPECT_EQ(over("u32(b[i])"), 4294967289.0);
  EXPECT_EQ(over("i32(a[i])"), -1);
  EXPECT_EQ(over("u32(f[i] * 100)"), 10);
  EXPECT_EQ(over("u32(-f[i])"), 0);
  EXPECT_EQ(over("u32(NAN * f[i]) + u32(i32(f[i] * INF))"), 2147483647);
  EXPECT_EQ(over("i32(-f[i] * 100)"), -10);
  EXPECT_EQ(over("u32(i) + u32(true) + u32(3.9)"), 4);
  EXPECT_EQ(valuesOf("u32([1, 2]) * 3 - 4", "u32[2]"), (Values{4294967295.0, 2}));
  EXPECT_EQ(valuesOf("[1u, 2] | [4, 8]", "u32[2]"), (Values{5, 10}));
}

TEST(FrontendIntegers, SinglesAreRoundedAfterEveryOperation) {
  const float f = 0.1F;
  EXPECT_EQ(over("f[i]"), double{f});
  EXPECT_EQ(over("f[i] * f[i]"), double{f * f});
  EXPECT_EQ(over("f[i] / 3 - f[i]"), double{f / 3 - f});
  EXPECT_EQ(over("sqrt(f[i])"), double{std::sqrt(f)});
  EXPECT_EQ(over("f[i] * 0.5 + 0.1"), double{f} * 0.5 + 0.1) << "with a real it is real";
  EXPECT_EQ(over("f32(0.1) * f[i]"), double{0.1F * f});
  EXPECT_EQ(over("real(f[i]) * f[i]"), double{f} * double{f});
  EXPECT_EQ(over("mean(k in 0..3) f[i]"), double{(f + f + f) / 3});
  EXPECT_EQ(over("0.1", "f32"), double{0.1F});
  EXPECT_EQ(valuesOf("f32([0.1, 0.2]) * 2", "f32[2]"), (Values{double{0.1F} * 2, double{0.2F} * 2}));
}

TEST(FrontendIntegers, DeclarationsKeepTheirElement) {
  Parsed parsed(
      "dim N; data a : u32[N, 2]; param n : u32 = 4000000000u; param s : f32 = 0.1; data v : N[N];\n"
      "const K : u32[3] = [0x1, 2, 0xffffffff];\n"
      "output o[i in N] : u32[2] = [a[i, 0] + K[1], n]; output p[i in N] : f32 = s; output q[i in N] = a[i, 1];");
  ASSERT_TRUE(parsed.ok()) << parsed.messages();
  const Program& program = parsed.program();
  EXPECT_EQ(program.symbols[0].kind, SymbolKind::Table);
  EXPECT_EQ(program.symbols[0].target, kNone);
  EXPECT_EQ(program.symbols[0].element, ElementType::U32);
  EXPECT_EQ(program.symbols[1].defaultValue, (Values{4000000000.0}));
  EXPECT_EQ(program.symbols[2].kind, SymbolKind::Param);
  EXPECT_EQ(program.symbols[2].element, ElementType::F32);
  EXPECT_EQ(program.symbols[2].defaultValue, (Values{double{0.1F}}));
  EXPECT_EQ(program.symbols[3].element, ElementType::I32);
  EXPECT_EQ(program.terms[0].element, ElementType::U32);
  EXPECT_EQ(program.terms[1].element, ElementType::F32);
  EXPECT_EQ(program.terms[2].element, ElementType::F64);
}

}  // namespace
}  // namespace hgc::test::frontend_integers_test
