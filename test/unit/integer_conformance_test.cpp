/// Every integer operation of the table, casts and binary32 rounding, on every device: the bits of the strict rule. In
/// kernels, and where integers choose rows, on the host.
#include "ir/apply.h"
#include "test/unit/compile_text.h"
#include "test/unit/operations.h"

namespace hgc::integer_conformance_test {
namespace {

using test::canonicalBits;

/// An operation as a program spells it with the integers a and b or the real x. Shift counts are masked by the
/// language.
struct Spelling {
  Op op;
  const char* text;
};
constexpr Spelling kIntegers[] = {
    {Op::IAdd, "a + b"},
    {Op::ISub, "a - b"},
    {Op::IMul, "a * b"},
    {Op::IDiv, "a / b"},
    {Op::IMod, "a % b"},
    {Op::IMin, "min(a, b)"},
    {Op::IMax, "max(a, b)"},
    {Op::IAnd, "a & b"},
    {Op::IOr, "a | b"},
    {Op::IXor, "xor(a, b)"},
    {Op::IShl, "a << b"},
    {Op::IShr, "int(u32(a) >> u32(b))"},
    {Op::ISar, "a >> b"},
    {Op::UMulHigh, "int(umulhi(u32(a), u32(b)))"},
    {Op::UDiv, "int(u32(a) / u32(b))"},
    {Op::UMod, "int(u32(a) % u32(b))"},
    {Op::ULt, "u32(a) < u32(b) ? 1 : 0"},
    {Op::Lt, "a < b ? 1 : 0"},
    {Op::Le, "a <= b ? 1 : 0"},
    {Op::Eq, "a == b ? 1 : 0"},
    {Op::Ne, "a != b ? 1 : 0"},
};
constexpr Spelling kReals[] = {
    {Op::ToReal, "real(a)"},     {Op::UToReal, "real(u32(a))"}, {Op::ToI32, "real(int(x))"},
    {Op::ToU32, "real(u32(x))"}, {Op::Narrow, "real(f32(x))"},
};
/// What only rules and passes use: of the program's term, which none of the others resembles, only the leaves stay.
constexpr Spelling kHidden[] = {
    {Op::HighWord, "sin(x)"},
    {Op::LowWord, "cos(x)"},
    {Op::ToInt, "tan(small)"},
    {Op::FromWords, "real(a - 3 * b)"},
};

std::string nameOf(Op op) { return std::string(info(op).name); }
bool isShift(Op op) { return op == Op::IShl || op == Op::IShr || op == Op::ISar; }

std::vector<int32_t> integerSamples(bool second) {
  static const int32_t special[] = {0,
                                    1,
                                    -1,
                                    2,
                                    -2,
                                    3,
                                    7,
                                    -7,
                                    31,
                                    32,
                                    33,
                                    -31,
                                    46340,
                                    46341,
                                    -46341,
                                    65535,
                                    65536,
                                    -65536,
                                    1 << 30,
                                    INT32_MAX,
                                    INT32_MAX - 1,
                                    INT32_MIN,
                                    INT32_MIN + 1,
                                    0x55555555,
                                    -0x55555556};
  std::vector<int32_t> result;
  for (const int32_t a : special) {
    for (const int32_t b : special) result.push_back(second ? b : a);
  }
  std::mt19937_64 engine(second ? 12 : 11);
  for (int k = 0; k < 2000; ++k) {
    const auto word = engine();
    result.push_back(static_cast<int32_t>(static_cast<uint32_t>(word)) >> (word >> 59));  // of all magnitudes
  }
  return result;
}

/// Around the ends of both integer ranges and of binary32, at its ties, and of all bits.
std::vector<double> realSamples(size_t count) {
  std::vector<double> result = test::specials();
  for (const double edge : {0x1p31, 0x1p32, 0x1p24, 1 + 0x1p-24, 1 + 0x1p-23, 1 + 0x1.8p-23, 0x1p-126, 0x1p-149,
                            0x1.8p-149, 0x1p-150, 0x1.fffffep127, 0x1.ffffffp127, 0x1p128, 0.5, 1.5, 1e9, 3e9}) {
    for (const double value : {edge, std::nextafter(edge, 0.0), std::nextafter(edge, 1e300), edge - 1, edge + 0.5}) {
      result.push_back(value);
      result.push_back(-value);
    }
  }
  std::mt19937_64 engine(13);
  while (result.size() < count) {
    const uint64_t word = engine();
    const int exponent = static_cast<int>(word % 320) - 160;
    const double value = std::ldexp(1 + static_cast<double>(word >> 12) * 0x1p-52, exponent);
    result.push_back(engine() % 2 == 0 ? value : -value);
  }
  result.resize(count);
  return result;
}

class IntegerConformance : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    const auto count = static_cast<int64_t>(a().size());
    std::vector<double> small, ramp(1024);
    for (const double x : x()) small.push_back(std::fabs(x) < 0x1p31 ? x : 0);
    for (size_t k = 0; k < ramp.size(); ++k) ramp[k] = static_cast<double>(k);
    inputs_.arrays["da"] = Array::of({count}, a());
    inputs_.arrays["db"] = Array::of({count}, b());
    inputs_.arrays["dx"] = Array::of({count}, x());
    inputs_.arrays["ds"] = Array::of({count}, std::move(small));
    inputs_.arrays["ramp"] = Array::of({1024}, std::move(ramp));
    std::string text =
        "dim N, R;\ndata da : int[N];\ndata db : int[N];\ndata dx : real[N];\ndata ds : real[N];\ndata ramp : "
        "real[R];\n";
    const auto block = [](const char* value) {
      return fmt::format("{{ let a = da[i]; let b = db[i]; let x = dx[i]; let small = ds[i]; return {}; }}\n", value);
    };
    for (const Spelling& s : kIntegers) {
      text += fmt::format("output {}[i in N] : int {}", nameOf(s.op), block(s.text));
      // Ten bits at a time choose a row, which the host finds.
      for (const int shift : {0, 10, 20, 30})
        text += fmt::format("output {}_{}[i in N] {}", nameOf(s.op), shift,
                            block(fmt::format("ramp[(int({}) >> {}) & 1023]", s.text, shift).c_str()));
    }
    for (const Spelling& s : kReals) text += fmt::format("output {}[i in N] {}", nameOf(s.op), block(s.text));
    for (const Spelling& s : kHidden) text += fmt::format("output {}[i in N] {}", nameOf(s.op), block(s.text));
    compiled_ = test::compileText(text, inputs_, true, {KernelKind::Output}, replaceHidden);
  }

  static void replaceHidden(Plan& plan) {
    for (Topology& topology : plan.topologies) {
      for (const Spelling& s : kHidden) {
        if (topology.name != nameOf(s.op)) continue;
        Graph& graph = topology.graph;
        std::vector<NodeId> leaves;
        for (NodeId id = 0; id < graph.size(); ++id) {
          if (graph[id].op == Op::Load || graph[id].op == Op::Table) leaves.push_back(id);
        }
        const NodeId made = graph.make(s.op, leaves.front(), leaves.size() == 2 ? leaves.back() : kNoNode);
        topology.roots[0].node = info(s.op).signature.result == Slot::Real ? made : graph.make(Op::ToReal, made);
      }
    }
  }

  /// The rule's result for sample i as a real number.
  static double expected(Op op, size_t i) {
    Constant operand[2] = {Constant::of(a()[i]), Constant::of(isShift(op) ? b()[i] & 31 : b()[i])};
    if (info(op).signature.operand[0] == Slot::Real)
      operand[0] = Constant::of(op == Op::ToInt ? inputs_.arrays.at("ds").reals[i] : x()[i]);
    const Constant value = evaluateStrict(op, operand[0], operand[1], operand[1]);
    if (value.type == Type::Bool) return value.boolean() ? 1 : 0;
    if (value.type == Type::Real) return value.real();
    if (op == Op::ToU32) return static_cast<uint32_t>(value.integer());
    return value.integer();
  }

  static const std::vector<int32_t>& a() {
    static const auto samples = integerSamples(false);
    return samples;
  }
  static const std::vector<int32_t>& b() {
    static const auto samples = integerSamples(true);
    return samples;
  }
  static const std::vector<double>& x() {
    static const auto samples = realSamples(a().size());
    return samples;
  }
  static inline Inputs inputs_;
  static inline test::Compiled compiled_;
};

TEST_F(IntegerConformance, EveryDeviceGivesTheBitsOfTheRule) {
  ASSERT_TRUE(compiled_.ok);
  for (const std::string& device : test::allDevices()) {
    const auto result = test::evaluateOn(compiled_, inputs_, device, {.outputs = true});
    ASSERT_TRUE(result) << device << ": " << result.error().message;
    const auto compare = [&](Op op, const std::string& output, const auto& part) {
      const std::vector<double>& actual = result->outputs.at(output).reals;
      ASSERT_EQ(actual.size(), a().size());
      int reported = 0;
      for (size_t i = 0; i < actual.size() && reported < 3; ++i) {
        if (canonicalBits(actual[i]) == canonicalBits(part(expected(op, i)))) continue;
        ++reported;
        ADD_FAILURE() << device << ": " << output
                      << fmt::format("({}, {}; {:.17g}) is {:.17g}, expected {:.17g}", a()[i], b()[i], x()[i],
                                     actual[i], part(expected(op, i)));
      }
    };
    const auto whole = [](double value) { return value; };
    for (const Spelling& s : kIntegers) {
      compare(s.op, nameOf(s.op), whole);
      for (const int shift : {0, 10, 20, 30})
        compare(s.op, fmt::format("{}_{}", nameOf(s.op), shift),
                [&](double value) -> double { return (static_cast<int32_t>(value) >> shift) & 1023; });
    }
    for (const Spelling& s : kReals) compare(s.op, nameOf(s.op), whole);
    for (const Spelling& s : kHidden) compare(s.op, nameOf(s.op), whole);
  }
}

/// `allCases` and the lists above name every operation but leaves, the logic of truth values, and what only rules,
/// derivatives and the FMA pass make of others; and Place, which kernels do without (test/regress/axis-range.test).
TEST_F(IntegerConformance, NoOperationIsLeftOut) {
  std::set<Op> covered = {Op::And,        Op::Or,
                          Op::Not,        Op::Select,
                          Op::Fused,      Op::CustomPartial,
                          Op::NormRoot,   Op::SafeReciprocal,
                          Op::SechSquare, Op::ExpNegSquare,
                          Op::Digamma,    Op::SigmoidSlope,
                          Op::Guarded,    Op::Place};
  for (const test::Case& c : test::allCases()) covered.insert(c.op);
  for (const auto& list :
       {std::span<const Spelling>(kIntegers), std::span<const Spelling>(kReals), std::span<const Spelling>(kHidden)}) {
    for (const Spelling& s : list) covered.insert(s.op);
  }
  for (uint32_t k = 0; k < kOpCount; ++k) {
    const auto op = static_cast<Op>(k);
    EXPECT_TRUE(info(op).isLeaf || info(op).isReduction || info(op).isPrefix || covered.contains(op)) << nameOf(op);
  }
}

}  // namespace
}  // namespace hgc::integer_conformance_test
