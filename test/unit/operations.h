#pragma once
/// The operations that the language can spell with real operands, and the arguments to try them on.
#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "test/unit/exact_reference.h"

namespace hgc::test {

inline constexpr int kRegular = 200;  // samples from the row's range; special values follow

/// What every operation is tried on.
inline const std::vector<double>& specials() {
  static const std::vector<double> values = {
      0.0,   -0.0,   1.0,    -1.0, 0.5, 2.0, INFINITY, -INFINITY, NAN, 5e-324, -2.2250738585072014e-308,
      1e300, -1e300, 1e-300, 3.0};
  return values;
}

/// These, and the edges of an operation, what lies beside them, and their negatives.
inline std::vector<double> specialsOf(Op op) {
  std::vector<double> values = specials();
  for (const double edge : info(op).edges) {
    if (edge == 0) continue;
    for (const double value : {edge, std::nextafter(edge, 0.0), std::nextafter(edge, INFINITY)})
      values.insert(values.end(), {value, -value});
  }
  return values;
}

/// One operation that the language can spell, with real operands; a cast as what a real becomes of it.
struct Case {
  Op op;
  std::string name;
  int arity;
  bool boolean;
  bool smooth;
};

inline std::vector<Case> allCases() {
  std::vector<Case> cases;
  for (uint32_t k = 0; k < kOpCount; ++k) {
    const auto op = static_cast<Op>(k);
    const OpInfo& row = info(op);
    const Signature& s = row.signature;
    const bool spelled = row.isFunction || !row.infix.empty() || isCast(op);
    const bool reals = !row.isLeaf && (s.operand[0] == Slot::Real || s.operand[0] == Slot::Same);
    if (!spelled || !reals) continue;
    cases.push_back({op, std::string(row.name), s.arity, s.result == Slot::Bool, row.smoothness >= Smoothness::Flat});
  }
  return cases;
}

inline std::string callText(const Case& c, const std::string& prefix) {
  const auto operand = [&](int k) { return fmt::format("{}{}_{}[i]", prefix, c.name, "abc"[k]); };
  if (c.op == Op::ToI32) return fmt::format("real(int({}))", operand(0));
  if (c.op == Op::ToU32) return fmt::format("real(u32({}))", operand(0));
  if (c.op == Op::Narrow) return fmt::format("real(f32({}))", operand(0));
  const std::string infix(info(c.op).infix);
  std::string text;
  if (infix.empty() || info(c.op).isFunction) {
    text = c.name + "(" + operand(0);
    for (int k = 1; k < c.arity; ++k) text += ", " + operand(k);
    text += ")";
  } else {
    text = c.arity == 1 ? infix + operand(0) : operand(0) + " " + infix + " " + operand(1);
  }
  return c.boolean ? "select(" + text + ", 1.0, 0.0)" : text;
}

/// Of all magnitudes, or of all bits.
inline double drawReal(std::mt19937_64& engine) {
  const uint64_t word = engine();
  if (engine() % 4 == 0) return std::bit_cast<double>(word);
  const double magnitude = std::ldexp(1 + static_cast<double>(word >> 12) * 0x1p-52, static_cast<int>(word % 80) - 40);
  return engine() % 2 == 0 ? magnitude : -magnitude;
}

/// Adds all pairs of special values to two operands; the third walks along.
inline void addPairs(const std::vector<double>& special, std::vector<std::vector<double>>& operands) {
  for (size_t a = 0; a < special.size(); ++a) {
    for (size_t b = 0; b < special.size(); ++b) {
      operands[0].push_back(special[a]);
      operands[1].push_back(special[b]);
      operands[2].push_back(special[(a + b) % special.size()]);
    }
  }
}

inline constexpr size_t kSamples = 6000;

/// Samples from the row's ranges, then all pairs of its special values and of `more`, then reals of all kinds.
inline std::vector<std::vector<double>> operandsOf(const Case& c, const std::vector<double>& more = {}) {
  std::mt19937_64 engine(static_cast<uint64_t>(c.op) + 1);
  const OpInfo& row = info(c.op);
  std::vector<std::vector<double>> operands(3);
  for (int i = 0; i < kRegular; ++i) {
    for (size_t k = 0; k < 3; ++k) {
      const double unit = static_cast<double>(engine() >> 11) * 0x1p-53;
      operands[k].push_back(row.sampleLow[k] + (row.sampleHigh[k] - row.sampleLow[k]) * unit);
    }
  }
  std::vector<double> special = specialsOf(c.op);
  special.insert(special.end(), more.begin(), more.end());
  if (c.arity == 1) operands[0].insert(operands[0].end(), special.begin(), special.end());
  else addPairs(special, operands);
  for (std::vector<double>& column : operands) {
    while (column.size() < kSamples) column.push_back(drawReal(engine));
  }
  return operands;
}

inline uint64_t canonicalBits(double value) {
  return std::isnan(value) ? 0x7ff8000000000000ULL : std::bit_cast<uint64_t>(value);
}

}  // namespace hgc::test
