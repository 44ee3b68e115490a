/// Every integer operation of the table, casts and binary32 rounding, on every device: the numbers that 64 bits give.
/// In kernels of both precisions, where integers choose rows, on the host, and where graphs are folded.
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

/// By the expansion of what has one.
Constant expanded(Op op, Constant a, Constant b, Constant c) {
  if (!info(op).expands) return evaluateStrict(op, a, b, c);
  Graph graph;
  const auto value = [&](Constant constant) { return Value(graph, graph.constant(constant)); };
  return graph.constantAt(expandOnce(op, value(a), value(b), value(c)).id());
}

std::string nameOf(Op op) { return std::string(info(op).name); }
bool isShift(Op op) { return op == Op::IShl || op == Op::IShr || op == Op::ISar; }

/// As the operation gives it, unsigned results too.
double realOf(Op op, Constant value) {
  if (value.type == Type::Bool) return value.boolean() ? 1 : 0;
  if (value.type == Type::Real) return value.real();
  return op == Op::ToU32 ? static_cast<double>(static_cast<uint32_t>(value.integer())) : value.integer();
}

constexpr size_t kCount = 4000;

/// Draws from the range of an operand, its ends among them.
double drawOf(Op op, size_t operand, std::mt19937_64& engine) {
  const double low = info(op).sampleLow[operand], high = info(op).sampleHigh[operand];
  if (const auto word = engine(); word % 16 == 0) return word % 32 == 0 ? low : high;
  return low + (high - low) * (static_cast<double>(engine() >> 11) * 0x1p-53);
}

const std::vector<int32_t>& specialIntegers() {
  static const std::vector<int32_t> values = {0,
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
  return values;
}

/// All pairs of special integers, then of the range that the rows of integers have, then of all magnitudes.
std::vector<int32_t> integerSamples(size_t operand) {
  const std::vector<int32_t>& special = specialIntegers();
  std::vector<int32_t> result;
  for (const int32_t a : special) {
    for (const int32_t b : special) result.push_back(operand == 0 ? a : b);
  }
  std::mt19937_64 engine(11 + operand);
  for (int k = 0; k < 1000; ++k)
    result.push_back(static_cast<int32_t>(std::clamp(drawOf(Op::IDiv, operand, engine), -0x1p31, 0x1p31 - 1)));
  while (result.size() < kCount) {
    const auto word = engine();
    result.push_back(static_cast<int32_t>(static_cast<uint32_t>(word)) >> (word >> 59));
  }
  return result;
}

/// Around the edges of all operations here that take reals, from their ranges, and of all bits.
std::vector<double> realSamples() {
  std::vector<double> result = test::specials();
  std::mt19937_64 engine(13);
  for (const auto& list : {std::span<const Spelling>(kReals), std::span<const Spelling>(kHidden)}) {
    for (const Spelling& s : list) {
      if (info(s.op).signature.operand[0] != Slot::Real) continue;
      const std::vector<double> special = test::specialsOf(s.op);
      result.insert(result.end(), special.begin(), special.end());
      for (int k = 0; k < 200; ++k) result.push_back(drawOf(s.op, 0, engine));
    }
  }
  while (result.size() < kCount) {
    const uint64_t word = engine();
    const double value = std::ldexp(1 + static_cast<double>(word >> 12) * 0x1p-52, static_cast<int>(word % 320) - 160);
    result.push_back(engine() % 2 == 0 ? value : -value);
  }
  return result;
}

class IntegerConformance : public testing::TestWithParam<Precision> {
 protected:
  void SetUp() override {
    const auto count = static_cast<int64_t>(a().size());
    std::vector<double> small, ramp(1024);
    for (const double x : x()) small.push_back(isSmall(x) ? x : 0);
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
    CompileOptions like;
    like.precision = GetParam();
    compiled_ = test::compileText(text, inputs_, true, {KernelKind::Output}, replaceHidden, FieldReads::FromMemory,
                                  lengthsFrom, like);
  }

  /// As kernels read it.
  static double read(double value) {
    return GetParam() == Precision::F32 ? static_cast<double>(static_cast<float>(value)) : value;
  }
  /// Whether it may be taken for an integer as it is.
  static bool isSmall(double value) { return std::fabs(read(value)) < 0x1p31; }

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

  /// What sample i gives, as a real number.
  static double expected(Op op, size_t i) {
    if (op == Op::ToInt) return test::ofReal(op, isSmall(x()[i]) ? read(x()[i]) : 0);
    if (info(op).signature.operand[0] == Slot::Real) return test::ofReal(op, read(x()[i]));
    const double result = test::ofIntegers(op, a()[i], b()[i]);
    return op == Op::FromWords ? read(result) : result;
  }

  static const std::vector<int32_t>& a() {
    static const auto samples = integerSamples(0);
    return samples;
  }
  static const std::vector<int32_t>& b() {
    static const auto samples = integerSamples(1);
    return samples;
  }
  static const std::vector<double>& x() {
    static const auto samples = realSamples();
    return samples;
  }
  Inputs inputs_;
  test::Compiled compiled_;
};
INSTANTIATE_TEST_SUITE_P(Precisions, IntegerConformance, testing::Values(Precision::F64, Precision::F32),
                         [](const auto& p) { return p.param == Precision::F64 ? "F64" : "F32"; });

TEST_P(IntegerConformance, EveryDeviceGivesTheSameNumbers) {
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

/// Where graphs are folded, and by the definitions that checks use.
TEST(IntegerRules, GiveTheSameNumbers) {
  const std::vector<int32_t> a = integerSamples(0), b = integerSamples(1);
  const std::vector<double> x = realSamples();
  const auto compare = [&](Op op, size_t i) {
    const bool isOfReal = info(op).signature.operand[0] == Slot::Real;
    if (op == Op::ToInt && !(std::fabs(x[i]) < 0x1p31)) return;
    const Constant first = isOfReal ? Constant::of(x[i]) : Constant::of(a[i]);
    const Constant second = Constant::of(isShift(op) ? b[i] & 31 : b[i]);
    const double expected = isOfReal ? test::ofReal(op, x[i]) : test::ofIntegers(op, a[i], b[i]);
    for (const auto evaluate : {evaluateStrict, evaluateOracle, expanded}) {
      EXPECT_EQ(canonicalBits(realOf(op, evaluate(op, first, second, second))), canonicalBits(expected))
          << nameOf(op) << fmt::format("({}, {}; {:.17g})", a[i], b[i], x[i]);
    }
  };
  for (size_t i = 0; i < kCount && !HasFailure(); ++i) {
    for (const auto& list : {std::span<const Spelling>(kIntegers), std::span<const Spelling>(kReals),
                             std::span<const Spelling>(kHidden)}) {
      for (const Spelling& s : list) compare(s.op, i);
    }
  }
}

/// `allCases` and the lists above name every operation but leaves, the logic of truth values, and what only rules,
/// derivatives and the FMA pass make of others; and Place, which kernels do without (test/regress/axis-range.test).
TEST(IntegerRules, LeaveNoOperationOut) {
  std::set<Op> covered = {Op::And,        Op::Or,
                          Op::Not,        Op::Select,
                          Op::Fused,      Op::CustomPartial,
                          Op::NormRoot,   Op::SafeReciprocal,
                          Op::SechSquare, Op::ExpNegSquare,
                          Op::Digamma,    Op::SigmoidSlope,
                          Op::Guarded,    Op::Place,
                          Op::NormPull,   Op::Crossing,
                          Op::PlusZero};
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
