// The elementary functions of ir/strict against MPFR, which rounds correctly: at 120 bits its own error is far below
// what is measured. Every sample is evaluated three times: plainly; and twice with each product contracted into the
// addition that follows it, with either factor preferred where both terms are products, which stands for whatever
// `--fma=on` chooses.
#include <gtest/gtest.h>
#include <mpfr.h>

#include <array>
#include <bit>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "ir/number.h"
#include "ir/strict/atan.h"
#include "ir/strict/exp.h"
#include "ir/strict/hyperbolic.h"
#include "ir/strict/log.h"
#include "ir/strict/pow.h"
#include "ir/strict/trig.h"

namespace {

constexpr double kInf = hgc::strict::kInfinity;
constexpr double kNan = hgc::strict::kNaN;
constexpr double kPi = 0x1.921fb54442d18p+1;

// ----------------------------------------------------------------------------------------------------
// A number that remembers being a product, so that an addition can contract it.

template <bool kPreferFirst>
struct Fused {
  double value = 0, left = 0, right = 0;
  bool product = false;

  Fused() = default;
  Fused(double v) : value(v) {}

  static Fused multiply(double a, double b) {
    Fused result(a * b);
    result.left = a, result.right = b, result.product = true;
    return result;
  }
  static Fused add(const Fused& a, const Fused& b) {
    if (a.product && (kPreferFirst || !b.product)) return std::fma(a.left, a.right, b.value);
    if (b.product) return std::fma(b.left, b.right, a.value);
    return a.value + b.value;
  }

  friend Fused operator-(const Fused& a) { return a.product ? multiply(-a.left, a.right) : Fused(-a.value); }
  friend Fused operator+(const Fused& a, const Fused& b) { return add(a, b); }
  friend Fused operator-(const Fused& a, const Fused& b) { return add(a, -b); }
  friend Fused operator*(const Fused& a, const Fused& b) { return multiply(a.value, b.value); }
  friend Fused operator/(const Fused& a, const Fused& b) { return a.value / b.value; }
  friend bool operator<(const Fused& a, const Fused& b) { return a.value < b.value; }
  friend bool operator<=(const Fused& a, const Fused& b) { return a.value <= b.value; }
  friend bool operator>(const Fused& a, const Fused& b) { return a.value > b.value; }
  friend bool operator>=(const Fused& a, const Fused& b) { return a.value >= b.value; }
  friend bool operator==(const Fused& a, const Fused& b) { return a.value == b.value; }
  friend bool operator!=(const Fused& a, const Fused& b) { return a.value != b.value; }

  friend Fused select(bool p, const Fused& a, const Fused& b) { return p ? a.value : b.value; }
  friend Fused squareRoot(const Fused& a) { return hgc::squareRoot(a.value); }
  friend Fused absolute(const Fused& a) { return hgc::absolute(a.value); }
  friend Fused roundEven(const Fused& a) { return hgc::roundEven(a.value); }
  friend Fused roundDown(const Fused& a) { return hgc::roundDown(a.value); }
  friend int32_t highWord(const Fused& a) { return hgc::highWord(a.value); }
  friend int32_t lowWord(const Fused& a) { return hgc::lowWord(a.value); }
};

// ----------------------------------------------------------------------------------------------------
// A number that records its operations in a graph that shares equal expressions, to count them.

struct Recorder {
  using Key = std::tuple<std::string, std::vector<int>>;
  std::map<Key, int> known;
  std::vector<Key> nodes;

  int make(const std::string& op, std::vector<int> operands) {
    const auto [entry, fresh] = known.try_emplace({op, std::move(operands)}, static_cast<int>(nodes.size()));
    if (fresh) nodes.push_back(entry->first);
    return entry->second;
  }
};
Recorder recorder;

struct Node {
  int id = -1;

  Node() = default;
  Node(double constant) : id(recorder.make("#" + std::to_string(std::bit_cast<uint64_t>(constant)), {})) {}
  Node(int32_t constant) : id(recorder.make("#i" + std::to_string(constant), {})) {}
  static Node variable(const char* name) { return make(std::string("#") + name); }
  template <class... Operands>
  static Node make(const std::string& op, const Operands&... operands) {
    Node result;
    result.id = recorder.make(op, {operands.id...});
    return result;
  }

  friend Node operator-(const Node& a) { return make("neg", a); }
  friend Node operator+(const Node& a, const Node& b) { return make("add", a, b); }
  friend Node operator-(const Node& a, const Node& b) { return make("sub", a, b); }
  friend Node operator*(const Node& a, const Node& b) { return make("mul", a, b); }
  friend Node operator/(const Node& a, const Node& b) { return make("div", a, b); }
  friend Node operator<(const Node& a, const Node& b) { return make("lt", a, b); }
  friend Node operator<=(const Node& a, const Node& b) { return make("le", a, b); }
  friend Node operator>(const Node& a, const Node& b) { return make("lt", b, a); }
  friend Node operator==(const Node& a, const Node& b) { return make("eq", a, b); }
  friend Node operator!=(const Node& a, const Node& b) { return make("ne", a, b); }
  friend Node select(const Node& p, const Node& a, const Node& b) { return make("select", p, a, b); }
  friend Node logicalAnd(const Node& a, const Node& b) { return make("and", a, b); }
  friend Node logicalOr(const Node& a, const Node& b) { return make("or", a, b); }
  friend Node logicalNot(const Node& a) { return make("not", a); }
  friend Node squareRoot(const Node& a) { return make("sqrt", a); }
  friend Node absolute(const Node& a) { return make("abs", a); }
  friend Node roundDown(const Node& a) { return make("floor", a); }
  friend Node highWord(const Node& a) { return make("high", a); }
  friend Node lowWord(const Node& a) { return make("low", a); }
  friend Node fromWords(const Node& a, const Node& b) { return make("words", a, b); }
  friend Node toReal(const Node& a) { return make("real", a); }
  friend Node addInt(const Node& a, const Node& b) { return make("iadd", a, b); }
  friend Node subInt(const Node& a, const Node& b) { return make("isub", a, b); }
  friend Node bitAnd(const Node& a, const Node& b) { return make("iand", a, b); }
  friend Node shiftLeft(const Node& a, const Node& b) { return make("shl", a, b); }
  friend Node shiftRightLogical(const Node& a, const Node& b) { return make("shr", a, b); }
  friend Node shiftRightArithmetic(const Node& a, const Node& b) { return make("sar", a, b); }
};

struct Count {
  int operations = 0, contracted = 0;
};

/// Operations that the results need, and how many are left when each sum takes a product in. A product is gone if all
/// its users took it.
Count countOperations(const std::vector<Node>& results) {
  std::set<int> needed;
  std::vector<int> open;
  for (const Node& result : results) open.push_back(result.id);
  const auto& nodes = recorder.nodes;
  std::map<int, int> users;
  while (!open.empty()) {
    const int id = open.back();
    open.pop_back();
    if (!needed.insert(id).second) continue;
    for (const int operand : std::get<1>(nodes[static_cast<size_t>(id)])) {
      ++users[operand];
      open.push_back(operand);
    }
  }
  const auto opOf = [&](int id) { return std::get<0>(nodes[static_cast<size_t>(id)]); };
  Count count;
  std::map<int, int> taken;
  for (const int id : needed) {
    if (opOf(id)[0] == '#') continue;
    ++count.operations;
    if (opOf(id) != "add" && opOf(id) != "sub") continue;
    int best = -1;
    for (const int operand : std::get<1>(nodes[static_cast<size_t>(id)]))
      if (opOf(operand) == "mul" && (best < 0 || users[operand] < users[best])) best = operand;
    if (best >= 0) ++taken[best];
  }
  count.contracted = count.operations;
  for (const auto& [id, times] : taken)
    if (times == users[id]) --count.contracted;
  return count;
}

// ----------------------------------------------------------------------------------------------------
// The oracle.

class Real {
 public:
  Real() { mpfr_init2(value_, 120); }
  explicit Real(double v) : Real() { mpfr_set_d(value_, v, MPFR_RNDN); }
  Real(const Real&) = delete;
  Real& operator=(const Real&) = delete;
  ~Real() { mpfr_clear(value_); }
  operator mpfr_ptr() { return value_; }
  double nearest() { return mpfr_get_d(value_, MPFR_RNDN); }

 private:
  mpfr_t value_;
};

/// |computed - exact| in units in the last place of `exact`. Infinity counts as 2^1024, so that a bad overflow is a
/// large error.
double ulpError(double computed, Real& exact) {
  static Real difference;
  if (std::isnan(computed) || mpfr_nan_p(exact)) return std::isnan(computed) && mpfr_nan_p(exact) ? 0 : kInf;
  if (mpfr_inf_p(exact) || mpfr_zero_p(exact)) return computed == exact.nearest() ? 0 : kInf;
  const long exponent = std::clamp<long>(mpfr_get_exp(exact) - 1, -1022, 1023);
  if (std::isinf(computed)) {
    if (mpfr_get_exp(exact) > 1024) return mpfr_signbit(exact) == std::signbit(computed) ? 0 : kInf;
    mpfr_set_d(difference, std::copysign(0x1p1023, computed), MPFR_RNDN);
    mpfr_mul_2si(difference, difference, 1, MPFR_RNDN);
  } else {
    mpfr_set_d(difference, computed, MPFR_RNDN);
  }
  mpfr_sub(difference, exact, difference, MPFR_RNDN);
  mpfr_mul_2si(difference, difference, 52 - exponent, MPFR_RNDN);
  return std::fabs(difference.nearest());
}

int sigmoidOracle(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding) {
  mpfr_neg(result, x, rounding);
  mpfr_exp(result, result, rounding);
  mpfr_add_ui(result, result, 1, rounding);
  return mpfr_ui_div(result, 1, result, rounding);
}

int softplusOracle(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding) {
  mpfr_exp(result, x, rounding);
  return mpfr_log1p(result, result, rounding);
}

// ----------------------------------------------------------------------------------------------------
// Samples.

using Random = std::mt19937_64;

double uniform(Random& random, double low, double high) {
  return std::uniform_real_distribution<double>(low, high)(random);
}

/// Uniform in the exponent.
double spread(Random& random, double lowExponent, double highExponent) {
  const double exponent = uniform(random, lowExponent, highExponent);
  return std::ldexp(std::exp2(exponent - std::floor(exponent)), static_cast<int>(std::floor(exponent)));
}

double signedSpread(Random& random, double lowExponent, double highExponent) {
  const bool negative = random() & 1;
  const double magnitude = spread(random, lowExponent, highExponent);
  return negative ? -magnitude : magnitude;
}

/// Where to sample: a uniform interval, or magnitudes from 2^low to 2^high with both signs or one.
struct Range {
  enum Kind { Uniform, Positive, Signed } kind;
  double low, high;
  int count;

  double sample(Random& random) const {
    if (kind == Uniform) return uniform(random, low, high);
    return kind == Signed ? signedSpread(random, low, high) : spread(random, low, high);
  }
};
using enum Range::Kind;

struct Unary {
  const char* name;
  double (*plain)(const double&);
  Fused<true> (*first)(const Fused<true>&);
  Fused<false> (*second)(const Fused<false>&);
  Node (*node)(const Node&);
  int (*oracle)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);
  double bound;  // ULP, for all three
  std::vector<Range> ranges;
  std::vector<double> landmarks;  // sampled densely around
};

#define FUNCTION(f)                                                                                \
#f, hgc::strict::f < double>, hgc::strict::f < Fused < true>>, hgc::strict::f < Fused < false>>, \
      hgc::strict::f < Node>

const std::vector<Unary>& unaryFunctions() {
  static const std::vector<Unary> functions = {
      {FUNCTION(exp),
       mpfr_exp,
       0.95,
       {{Uniform, -1, 1, 60000},
        {Uniform, -745, 709.8, 60000},
        {Uniform, -750, -700, 20000},
        {Signed, -1074, 10, 20000}},
       {0, 0.34657, -0.34657, 709.78, -708.4, -745.1}},
      {FUNCTION(exp2),
       mpfr_exp2,
       0.95,
       {{Uniform, -1, 1, 60000}, {Uniform, -1075, 1024, 60000}, {Signed, -1074, 10, 20000}},
       {0, 0.5, -0.5, 1, 1024, -1022, -1074, -1075}},
      {FUNCTION(expm1),
       mpfr_expm1,
       1.3,
       {{Uniform, -1, 1, 80000}, {Uniform, -50, 709.8, 40000}, {Signed, -1074, 0, 40000}},
       {0, 0.34657, -0.34657, 1.0397, 709.78, -37, -40}},
      {FUNCTION(log),
       mpfr_log,
       0.9,
       {{Uniform, 0.5, 2, 80000}, {Positive, -1074, 1024, 60000}, {Positive, -1074, -1020, 20000}},
       {1, 0.70710678, 1.41421356, 0.5, 2, 0x1p-1022}},
      {FUNCTION(log2),
       mpfr_log2,
       0.9,
       {{Uniform, 0.5, 2, 80000}, {Positive, -1074, 1024, 60000}, {Positive, -1074, -1020, 20000}},
       {1, 0.70710678, 1.41421356, 0.5, 2, 0x1p-1022}},
      {FUNCTION(log10),
       mpfr_log10,
       0.75,
       {{Uniform, 0.5, 2, 80000}, {Positive, -1074, 1024, 60000}, {Positive, -1074, -1020, 20000}},
       {1, 0.70710678, 1.41421356, 0.5, 2, 10, 0x1p-1022}},
      {FUNCTION(log1p),
       mpfr_log1p,
       1.0,
       {{Uniform, -0.99, 1, 80000}, {Signed, -1074, 0, 40000}, {Positive, 0, 1024, 30000}, {Uniform, -1, -0.99, 10000}},
       {0, -0.29289321, 0.41421356, 1, -1, 0x1p53, 1.7e308}},
      {FUNCTION(sin),
       mpfr_sin,
       0.85,
       {{Uniform, -7, 7, 80000},
        {Uniform, -1e5, 1e5, 30000},
        {Uniform, -1.05e8, 1.05e8, 30000},
        {Signed, -1074, 26.6, 30000}},
       {0, kPi / 4, kPi / 2, kPi, 2 * kPi, -kPi, 1e8}},
      {FUNCTION(cos),
       mpfr_cos,
       0.85,
       {{Uniform, -7, 7, 80000},
        {Uniform, -1e5, 1e5, 30000},
        {Uniform, -1.05e8, 1.05e8, 30000},
        {Signed, -1074, 26.6, 30000}},
       {0, kPi / 4, kPi / 2, kPi, 2 * kPi, -kPi, 1e8}},
      {FUNCTION(tan),
       mpfr_tan,
       1.25,
       {{Uniform, -7, 7, 60000},
        {Uniform, -1e5, 1e5, 20000},
        {Uniform, -1.05e8, 1.05e8, 20000},
        {Signed, -1074, 26.6, 30000}},
       {0, kPi / 4, kPi / 2, kPi, 2 * kPi, -kPi, 1e8}},
      {FUNCTION(atan),
       mpfr_atan,
       1.0,
       {{Uniform, -3, 3, 80000}, {Uniform, -100, 100, 30000}, {Signed, -1074, 1024, 30000}},
       {0, 0.546875, 1, 2, -0.546875}},
      {FUNCTION(asin),
       mpfr_asin,
       1.35,
       {{Uniform, -1, 1, 80000}, {Signed, -1074, 0, 30000}, {Uniform, 0.99, 1, 20000}},
       {0, 0.5, -0.5, 1}},
      {FUNCTION(acos),
       mpfr_acos,
       1.15,
       {{Uniform, -1, 1, 80000}, {Signed, -1074, 0, 30000}, {Uniform, 0.99, 1, 20000}},
       {0, 0.5, -0.5, 1, -1}},
      {FUNCTION(sinh),
       mpfr_sinh,
       1.3,
       {{Uniform, -3, 3, 80000}, {Uniform, -710.5, 710.5, 30000}, {Signed, -1074, 0, 30000}},
       {0, 0.34657, 1.0397, 0x1p-28, 710.4758}},
      {FUNCTION(cosh),
       mpfr_cosh,
       1.2,
       {{Uniform, -3, 3, 80000}, {Uniform, -710.5, 710.5, 30000}, {Signed, -1074, 0, 30000}},
       {0, 0.34657, 1.0397, 710.4758}},
      {FUNCTION(tanh),
       mpfr_tanh,
       1.45,
       {{Uniform, -3, 3, 80000}, {Uniform, -25, 25, 30000}, {Signed, -1074, 0, 30000}},
       {0, 0.5, 0.17328, 19.06, 20}},
      {FUNCTION(sigmoid),
       sigmoidOracle,
       1.85,
       {{Uniform, -3, 3, 80000}, {Uniform, -750, 50, 30000}, {Signed, -1074, 0, 30000}},
       {0, -745.1, -708.4, 37}},
      {FUNCTION(softplus),
       softplusOracle,
       1.65,
       {{Uniform, -3, 3, 80000}, {Uniform, -750, 50, 30000}, {Signed, -1074, 10, 30000}},
       {0, -745.1, -708.4, 37}},
  };
  return functions;
}

/// The worst error seen, and where.
struct Worst {
  double ulp = 0, x = 0, y = 0;

  void see(double error, double atX, double atY = 0) {
    if (!(error <= ulp)) *this = {error, atX, atY};
  }
};

void report(const char* name, const std::array<Worst, 3>& worst, double bound) {
  const Worst& fused = worst[1].ulp > worst[2].ulp ? worst[1] : worst[2];
  std::printf("%-9s worst ULP: plain %.3f at (%a, %a), contracted %.3f at (%a, %a)\n", name, worst[0].ulp, worst[0].x,
              worst[0].y, fused.ulp, fused.x, fused.y);
  testing::Test::RecordProperty(std::string(name) + "_ulp", std::to_string(worst[0].ulp));
  testing::Test::RecordProperty(std::string(name) + "_ulp_contracted", std::to_string(fused.ulp));
  EXPECT_LE(worst[0].ulp, bound) << name << " at " << worst[0].x << ", " << worst[0].y;
  EXPECT_LE(fused.ulp, bound) << name << " contracted, at " << fused.x << ", " << fused.y;
}

class UnaryTest : public testing::TestWithParam<size_t> {};

TEST_P(UnaryTest, StaysWithinItsBound) {
  const Unary& function = unaryFunctions()[GetParam()];
  std::array<Worst, 3> worst;
  Real exact;
  const auto check = [&](double x) {
    Real argument(x);
    function.oracle(exact, argument, MPFR_RNDN);
    worst[0].see(ulpError(function.plain(x), exact), x);
    worst[1].see(ulpError(function.first(x).value, exact), x);
    worst[2].see(ulpError(function.second(x).value, exact), x);
  };
  Random random(1);
  for (const Range& range : function.ranges)
    for (int i = 0; i < range.count; ++i) check(range.sample(random));
  for (const double landmark : function.landmarks) {
    double up = landmark, down = landmark;
    for (int i = 0; i < 500; ++i) {
      check(up), check(down);
      up = std::nextafter(up, kInf), down = std::nextafter(down, -kInf);
    }
    for (int i = 0; i < 500; ++i) check(landmark + spread(random, -60, -2) * (i % 2 ? 1 : -1));
  }
  report(function.name, worst, function.bound);
}

INSTANTIATE_TEST_SUITE_P(Strict, UnaryTest, testing::Range<size_t>(0, unaryFunctions().size()),
                         [](const auto& parameter) { return std::string(unaryFunctions()[parameter.param].name); });

/// The doubles nearest to multiples of pi / 2 are where a reduction loses most.
TEST(StrictTrig, NearMultiplesOfHalfPi) {
  std::array<Worst, 3> sines, cosines, tangents;
  Real exact, multiple;
  Random random(2);
  for (int i = 0; i < 20000; ++i) {
    const double k = std::floor(i < 5000 ? i + 1 : spread(random, 0, 26));
    mpfr_const_pi(multiple, MPFR_RNDN);
    mpfr_mul_d(multiple, multiple, k / 2, MPFR_RNDN);
    const double x = multiple.nearest();
    Real argument(x);
    const auto check = [&](std::array<Worst, 3>& worst, auto oracle, double plain, double first, double second) {
      oracle(exact, argument, MPFR_RNDN);
      worst[0].see(ulpError(plain, exact), x), worst[1].see(ulpError(first, exact), x),
          worst[2].see(ulpError(second, exact), x);
    };
    using F1 = Fused<true>;
    using F2 = Fused<false>;
    check(sines, mpfr_sin, hgc::strict::sin(x), hgc::strict::sin(F1(x)).value, hgc::strict::sin(F2(x)).value);
    check(cosines, mpfr_cos, hgc::strict::cos(x), hgc::strict::cos(F1(x)).value, hgc::strict::cos(F2(x)).value);
    check(tangents, mpfr_tan, hgc::strict::tan(x), hgc::strict::tan(F1(x)).value, hgc::strict::tan(F2(x)).value);
  }
  report("sin_near", sines, 0.85);
  report("cos_near", cosines, 0.85);
  report("tan_near", tangents, 0.85);
}

TEST(StrictTrig, GivesNanBeyondItsBound) {
  const double bound = hgc::strict::kTrigBound;
  EXPECT_FALSE(std::isnan(hgc::strict::sin(bound)));
  EXPECT_FALSE(std::isnan(hgc::strict::tan(-bound)));
  for (const double x : {std::nextafter(bound, kInf), -std::nextafter(bound, kInf), 1e300, kInf, -kInf, kNan}) {
    EXPECT_TRUE(std::isnan(hgc::strict::sin(x)));
    EXPECT_TRUE(std::isnan(hgc::strict::cos(x)));
    EXPECT_TRUE(std::isnan(hgc::strict::tan(x)));
  }
}

template <class Sample>
void checkBinary(const char* name, double bound, int count, double (*plain)(const double&, const double&),
                 Fused<true> (*first)(const Fused<true>&, const Fused<true>&),
                 Fused<false> (*second)(const Fused<false>&, const Fused<false>&),
                 int (*oracle)(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t), const Sample& sample) {
  std::array<Worst, 3> worst;
  Real exact;
  Random random(3);
  for (int i = 0; i < count; ++i) {
    const auto [a, b] = sample(random, i);
    Real left(a), right(b);
    oracle(exact, left, right, MPFR_RNDN);
    worst[0].see(ulpError(plain(a, b), exact), a, b);
    worst[1].see(ulpError(first(a, b).value, exact), a, b);
    worst[2].see(ulpError(second(a, b).value, exact), a, b);
  }
  report(name, worst, bound);
}

#define BINARY(f) hgc::strict::f<double>, hgc::strict::f<Fused<true>>, hgc::strict::f<Fused<false>>

TEST(StrictAtan2, StaysWithinItsBound) {
  checkBinary("atan2", 1.5, 150000, BINARY(atan2), mpfr_atan2, [](Random& random, int i) {
    switch (i % 4) {
      case 0: return std::pair{uniform(random, -1, 1), uniform(random, -1, 1)};
      case 1: return std::pair{signedSpread(random, -1074, 1024), signedSpread(random, -1074, 1024)};
      case 2: {  // close to the limits between the octants
        const double limits[] = {0.546875, 1, 2};
        const double x = signedSpread(random, -1070, 1022), limit = limits[random() % 3];
        return std::pair{x * limit * (1 + signedSpread(random, -52, -4)), x};
      }
      default: {
        const double x = signedSpread(random, -1074, 1024), ratio = signedSpread(random, -40, 40);
        return std::pair{x * ratio, x};
      }
    }
  });
}

TEST(StrictPow, StaysWithinItsBound) {
  checkBinary("pow", 1.0, 150000, BINARY(pow), mpfr_pow, [](Random& random, int i) {
    switch (i % 5) {
      case 0: return std::pair{uniform(random, 0, 10), uniform(random, -10, 10)};
      case 1: return std::pair{spread(random, -1074, 1024), uniform(random, -3, 3)};
      case 2: return std::pair{-uniform(random, 0, 100), std::floor(uniform(random, -100, 100))};
      case 3: {  // close to 1 with a large exponent
        const double x = 1 + 0.5 * signedSpread(random, -51, 0);
        return std::pair{x, uniform(random, -760, 760) / std::log(x)};
      }
      default: {  // results over the whole range, overflow and underflow
        const double x = spread(random, -1074, 1024);
        return std::pair{x, uniform(random, -760, 760) / std::log(x)};
      }
    }
  });
}

TEST(StrictPow, TakesSmallIntegerPowersExactly) {
  for (int base = -20; base <= 20; ++base)
    for (int exponent = 0; exponent <= 10; ++exponent) {
      double expected = 1;
      for (int i = 0; i < exponent; ++i) expected *= base;
      EXPECT_EQ(hgc::strict::pow(double(base), double(exponent)), expected) << base << "^" << exponent;
    }
}

// ----------------------------------------------------------------------------------------------------
// Special values (C, Annex F).

/// The same bits, any NaN for NaN.
bool same(double a, double b) {
  return std::isnan(a) ? std::isnan(b) : std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b);
}

TEST(StrictSpecials, OfOneArgument) {
  namespace s = hgc::strict;
  struct Case {
    const char* name;
    double (*function)(const double&);
    double x, expected;
  };
  const double tiny = 0x1p-1074, huge = DBL_MAX;
  const Case cases[] = {
      {"exp", s::exp, 0.0, 1},
      {"exp", s::exp, -0.0, 1},
      {"exp", s::exp, kInf, kInf},
      {"exp", s::exp, -kInf, 0.0},
      {"exp", s::exp, huge, kInf},
      {"exp", s::exp, -huge, 0.0},
      {"exp", s::exp, tiny, 1},
      {"exp2", s::exp2, 0.0, 1},
      {"exp2", s::exp2, kInf, kInf},
      {"exp2", s::exp2, -kInf, 0.0},
      {"exp2", s::exp2, 1024, kInf},
      {"exp2", s::exp2, -1074, tiny},
      {"exp2", s::exp2, -1076, 0.0},
      {"exp2", s::exp2, huge, kInf},
      {"expm1", s::expm1, 0.0, 0.0},
      {"expm1", s::expm1, -0.0, -0.0},
      {"expm1", s::expm1, kInf, kInf},
      {"expm1", s::expm1, -kInf, -1},
      {"expm1", s::expm1, tiny, tiny},
      {"expm1", s::expm1, -tiny, -tiny},
      {"expm1", s::expm1, huge, kInf},
      {"expm1", s::expm1, -huge, -1},
      {"log", s::log, 1, 0.0},
      {"log", s::log, 0.0, -kInf},
      {"log", s::log, -0.0, -kInf},
      {"log", s::log, kInf, kInf},
      {"log", s::log, -1, kNan},
      {"log", s::log, -kInf, kNan},
      {"log", s::log, -tiny, kNan},
      {"log2", s::log2, 1, 0.0},
      {"log2", s::log2, 0.0, -kInf},
      {"log2", s::log2, -0.0, -kInf},
      {"log2", s::log2, kInf, kInf},
      {"log2", s::log2, -1, kNan},
      {"log2", s::log2, tiny, -1074},
      {"log10", s::log10, 1, 0.0},
      {"log10", s::log10, 0.0, -kInf},
      {"log10", s::log10, kInf, kInf},
      {"log10", s::log10, -1, kNan},
      {"log10", s::log10, 1000, 3},
      {"log10", s::log10, 1e22, 22},
      {"log1p", s::log1p, 0.0, 0.0},
      {"log1p", s::log1p, -0.0, -0.0},
      {"log1p", s::log1p, -1, -kInf},
      {"log1p", s::log1p, kInf, kInf},
      {"log1p", s::log1p, -2, kNan},
      {"log1p", s::log1p, -kInf, kNan},
      {"log1p", s::log1p, tiny, tiny},
      {"log1p", s::log1p, -tiny, -tiny},
      {"sin", s::sin, 0.0, 0.0},
      {"sin", s::sin, -0.0, -0.0},
      {"sin", s::sin, tiny, tiny},
      {"sin", s::sin, -tiny, -tiny},
      {"cos", s::cos, 0.0, 1},
      {"cos", s::cos, -0.0, 1},
      {"cos", s::cos, tiny, 1},
      {"tan", s::tan, 0.0, 0.0},
      {"tan", s::tan, -0.0, -0.0},
      {"tan", s::tan, tiny, tiny},
      {"tan", s::tan, -tiny, -tiny},
      {"atan", s::atan, 0.0, 0.0},
      {"atan", s::atan, -0.0, -0.0},
      {"atan", s::atan, kInf, kPi / 2},
      {"atan", s::atan, -kInf, -kPi / 2},
      {"atan", s::atan, 1, kPi / 4},
      {"atan", s::atan, tiny, tiny},
      {"atan", s::atan, huge, kPi / 2},
      {"asin", s::asin, 0.0, 0.0},
      {"asin", s::asin, -0.0, -0.0},
      {"asin", s::asin, 1, kPi / 2},
      {"asin", s::asin, -1, -kPi / 2},
      {"asin", s::asin, 1.0000000001, kNan},
      {"asin", s::asin, -kInf, kNan},
      {"asin", s::asin, tiny, tiny},
      {"acos", s::acos, 1, 0.0},
      {"acos", s::acos, -1, kPi},
      {"acos", s::acos, 0.0, kPi / 2},
      {"acos", s::acos, -0.0, kPi / 2},
      {"acos", s::acos, 2, kNan},
      {"acos", s::acos, -kInf, kNan},
      {"sinh", s::sinh, 0.0, 0.0},
      {"sinh", s::sinh, -0.0, -0.0},
      {"sinh", s::sinh, kInf, kInf},
      {"sinh", s::sinh, -kInf, -kInf},
      {"sinh", s::sinh, tiny, tiny},
      {"sinh", s::sinh, -huge, -kInf},
      {"cosh", s::cosh, 0.0, 1},
      {"cosh", s::cosh, -0.0, 1},
      {"cosh", s::cosh, kInf, kInf},
      {"cosh", s::cosh, -kInf, kInf},
      {"tanh", s::tanh, 0.0, 0.0},
      {"tanh", s::tanh, -0.0, -0.0},
      {"tanh", s::tanh, kInf, 1},
      {"tanh", s::tanh, -kInf, -1},
      {"tanh", s::tanh, tiny, tiny},
      {"tanh", s::tanh, -huge, -1},
      {"sigmoid", s::sigmoid, 0.0, 0.5},
      {"sigmoid", s::sigmoid, -0.0, 0.5},
      {"sigmoid", s::sigmoid, kInf, 1},
      {"sigmoid", s::sigmoid, -kInf, 0.0},
      {"sigmoid", s::sigmoid, -745, tiny},
      {"softplus", s::softplus, kInf, kInf},
      {"softplus", s::softplus, -kInf, 0.0},
      {"softplus", s::softplus, huge, huge},
      {"softplus", s::softplus, -745, tiny},
  };
  for (const Case& c : cases)
    EXPECT_TRUE(same(c.function(c.x), c.expected))
        << c.name << "(" << c.x << ") is " << c.function(c.x) << ", not " << c.expected;
  const double quiet = kNan, payload = std::bit_cast<double>(uint64_t{0xfff80000deadbeef});
  for (const Unary& function : unaryFunctions())
    for (const double nan : {quiet, -quiet, payload}) {
      EXPECT_TRUE(std::isnan(function.plain(nan))) << function.name;
      EXPECT_TRUE(std::isnan(function.first(nan).value)) << function.name;
    }
}

/// glibc's special results follow Annex F, so all pairs of these values can be compared to the bit (where a result is
/// special) or closely.
TEST(StrictSpecials, OfTwoArguments) {
  std::vector<double> values = {0.0,
                                0.25,
                                0.5,
                                1,
                                1.5,
                                2,
                                3,
                                4,
                                0x1p52,
                                0x1p53 - 1,
                                0x1p53,
                                0x1p53 + 2,
                                1e300,
                                DBL_MAX,
                                kInf,
                                DBL_MIN,
                                0x1p-1074,
                                0x1p-30,
                                std::nextafter(1.0, 2.0),
                                std::nextafter(1.0, 0.0)};
  for (size_t i = 0, n = values.size(); i < n; ++i) values.push_back(-values[i]);
  values.push_back(kNan);
  values.push_back(-kNan);
  const auto agree = [](double computed, double expected) {
    return expected == 0 || !std::isfinite(expected)
               ? same(computed, expected)
               : std::fabs(computed - expected) <= std::fabs(expected) * 0x1p-51 &&
                     std::signbit(computed) == std::signbit(expected);
  };
  for (const double a : values)
    for (const double b : values) {
      const double power = hgc::strict::pow(a, b), angle = hgc::strict::atan2(a, b);
      EXPECT_TRUE(agree(power, std::pow(a, b)))
          << "pow(" << a << ", " << b << ") is " << power << ", not " << std::pow(a, b);
      EXPECT_TRUE(agree(angle, std::atan2(a, b)))
          << "atan2(" << a << ", " << b << ") is " << angle << ", not " << std::atan2(a, b);
      const double fusedPower = hgc::strict::pow(Fused<true>(a), Fused<true>(b)).value;
      EXPECT_TRUE(agree(fusedPower, std::pow(a, b))) << "contracted pow(" << a << ", " << b << ") is " << fusedPower;
      const double fusedAngle = hgc::strict::atan2(Fused<true>(a), Fused<true>(b)).value;
      EXPECT_TRUE(agree(fusedAngle, std::atan2(a, b)))
          << "contracted atan2(" << a << ", " << b << ") is " << fusedAngle;
    }
}

// ----------------------------------------------------------------------------------------------------
// Properties.

TEST(StrictProperties, SymmetriesHoldToTheBit) {
  namespace s = hgc::strict;
  Random random(4);
  for (int i = 0; i < 20000; ++i) {
    const double x = i % 2 ? uniform(random, 0, 20) : spread(random, -1074, 1024), y = uniform(random, -20, 20);
    for (const auto odd :
         {s::sin<double>, s::tan<double>, s::atan<double>, s::asin<double>, s::sinh<double>, s::tanh<double>})
      ASSERT_TRUE(same(odd(-x), -odd(x))) << x;
    for (const auto even : {s::cos<double>, s::cosh<double>}) ASSERT_TRUE(same(even(-x), even(x))) << x;
    ASSERT_TRUE(same(s::atan2(-x, y), -s::atan2(x, y))) << x << ", " << y;
    ASSERT_TRUE(same(s::pow(-x, 3.0), -s::pow(x, 3.0))) << x;
    ASSERT_TRUE(same(s::pow(-x, 2.0), s::pow(x, 2.0))) << x;
  }
}

TEST(StrictProperties, PowersOfTwoAreExact) {
  for (int k = -1074; k < 1024; ++k) {
    EXPECT_EQ(hgc::strict::exp2(double(k)), std::ldexp(1.0, k));
    EXPECT_EQ(hgc::strict::log2(std::ldexp(1.0, k)), k);
  }
}

// ----------------------------------------------------------------------------------------------------
// Cost: for information; the bound is what `facts.md` measures, nanoseconds.

void printCount(const std::string& name, const std::vector<Node>& results) {
  const Count count = countOperations(results);
  std::printf("%-9s operations: %d, contracted %d\n", name.c_str(), count.operations, count.contracted);
  testing::Test::RecordProperty(name + "_operations", count.operations);
}

TEST(StrictCost, CountsOperations) {
  const Node x = Node::variable("x"), y = Node::variable("y");
  for (const Unary& function : unaryFunctions()) printCount(function.name, {function.node(x)});
  printCount("atan2", {hgc::strict::atan2(y, x)});
  printCount("pow", {hgc::strict::pow(x, y)});
  printCount("sin_cos", {hgc::strict::sin(x), hgc::strict::cos(x)});
  printCount("sinh_cosh", {hgc::strict::sinh(x), hgc::strict::cosh(x)});
}

}  // namespace
