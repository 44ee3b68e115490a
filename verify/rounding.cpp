#include "verify/rounding.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

#include "ir/apply.h"

namespace hgc {
namespace {

/// Operands with larger relative errors are moved to see what comes of it; for others a partial derivative tells.
constexpr double kLinear = 1e-6;
/// Products of partials may vanish, and be large again after the next one.
constexpr double kSmallest = 0x1p-1074;
/// Of the one function whose error the operation table does not state.
constexpr double kDigammaUlp = 32;

bool has(Op op, RoundingTraits trait) { return (info(op).rounding & trait) != 0; }

/// The result is one of the operands, or is otherwise exact where they are.
bool isLossless(Op op) { return has(op, Rounds::kLossless) || info(op).smoothness == Smoothness::Flat; }
/// The derivative changes where a choice does.
bool isChoice(Op op) { return has(op, Rounds::kChoice); }
/// Of one rounding.
bool isArithmetic(Op op) { return has(op, Rounds::kOnce); }
/// Without jumps and kinks where the operands are far from singular.
bool isSmooth(Op op) { return isArithmetic(op) || (info(op).ulp > 0 && !has(op, Rounds::kJumps)); }
bool isProduct(Op op) { return has(op, Rounds::kProduct); }
bool isLinear(Op op) { return has(op, Rounds::kLinear); }

/// How far `y` is from the exact result of an arithmetic operation on exact operands, nearly: x87 has 11 more bits.
double residueOf(Op op, double a, double b, double y) {
  const long double x = a, z = b;
  const long double exact = op == Op::Add      ? x + z
                            : op == Op::Sub    ? x - z
                            : op == Op::Mul    ? x * z
                            : op == Op::Div    ? x / z
                            : op == Op::Square ? x * x
                                               : std::sqrt(x);
  return static_cast<double>(std::fabs(exact - y));
}

/// How far a number is from the nearest one in binary32.
double singleError(double value) {
  return std::fabs(value) > FLT_MAX ? HUGE_VAL : std::fabs(value - static_cast<double>(static_cast<float>(value)));
}

/// The largest of what is added up within one operation, and may cancel.
double largestPart(Op op, double a, double b, double c, double y) {
  switch (op) {
    case Op::Fma: return std::max(std::fabs(a * b), std::fabs(y));
    case Op::Mix: return std::max({std::fabs(a * (1 - c)), std::fabs(b * c), std::fabs(y)});
    case Op::Mod: return std::max(std::fabs(a), std::fabs(y));
    default: return std::fabs(y);
  }
}

/// A bound that is not known is infinite.
double orInfinite(double bound) { return std::isnan(bound) ? HUGE_VAL : bound; }

double distance(double a, double b) { return a == b ? 0 : orInfinite(std::fabs(a - b)); }

}  // namespace

Roundings Roundings::ofKernels(bool single) {
  const double unit = single ? 0x1p-24 : 0x1p-53;
  return {.unit = unit, .tangentUnit = unit, .reads = single};
}

Roundings Roundings::ofDerivatives(bool single, std::vector<bool> values) {
  return {.tangentUnit = single ? 0x1p-24 : 0x1p-53, .narrows = true, .choices = true, .exact = std::move(values)};
}

Roundings Roundings::ofDifferences(bool isExact) { return {.unknowns = !isExact, .narrows = true, .choices = true}; }

Rounding::Rounding(const Interpreter& at, Roundings roundings)
    : at_(at),
      graph_(at.topology().graph),
      what_(std::move(roundings)),
      errors_(graph_.size()),
      tangentErrors_(graph_.size()),
      tangentScales_(graph_.size()) {}

void Rounding::values() {
  for (const NodeId id : at_.order()) errors_[id] = valueError(id);
}

double Rounding::valueError(NodeId id) const {
  const Node& node = graph_[id];
  if (isExact(id)) return 0;
  if (info(node.op).isLeaf) return leafError(node, at_.valueOf(id));
  if (node.op == Op::Select) return selectError(node);
  const bool jumps = info(node.op).smoothness == Smoothness::Flat && node.op != Op::Detach;
  if (what_.choices && (node.type != Type::Real || jumps)) return 0;
  if (node.type != Type::Real) return isCertain(id) ? 0 : HUGE_VAL;
  double spread = 0, product = 1;
  bool exactOperands = true;
  for (int k = 0; k < operandCount(node); ++k) {
    const double error = errors_[node.operand(k)];
    product *= error;
    if (error == 0) continue;
    exactOperands = false;
    spread += spreadOf(id, k);
  }
  if (isProduct(node.op) && product > 0) spread += product;
  const double y = at_.valueOf(id).real();
  if (!std::isfinite(y)) return exactOperands ? 0 : HUGE_VAL;
  return orInfinite(spread + roundingOf(node, at_.operandsOf(id), y, exactOperands));
}

double Rounding::leafError(const Node& node, Constant value) const {
  if (node.type != Type::Real) return 0;
  // A constant of an adjoint was folded from some, and rounded once.
  if (node.op == Op::Const && !what_.exact.empty()) return 8 * what_.tangentUnit * std::fabs(value.real());
  if (what_.reads) return std::isfinite(value.real()) ? singleError(value.real()) : 0;
  const bool isUnknown =
      node.op == Op::Load && at_.topology().ports[at_.topology().gathers[node.b].port].kind == SymbolKind::Var;
  return what_.unknowns && isUnknown ? what_.unit * std::fabs(value.real()) : 0;
}

double Rounding::selectError(const Node& node) const {
  if (errors_[node.a] == 0) return errors_[at_.valueOf(node.a).boolean() ? node.b : node.c];
  if (node.type != Type::Real) return HUGE_VAL;
  return distance(at_.valueOf(node.b).real(), at_.valueOf(node.c).real()) + std::max(errors_[node.b], errors_[node.c]);
}

/// Whether an integer or truth value is the same wherever in their bounds the operands are.
bool Rounding::isCertain(NodeId id) const {
  const Node& node = graph_[id];
  const auto operands = at_.operandsOf(id);
  if (node.op == Op::And || node.op == Op::Or) {
    const bool deciding = node.op == Op::Or;
    if (errors_[node.a] == 0 && operands[0].boolean() == deciding) return true;
    if (errors_[node.b] == 0 && operands[1].boolean() == deciding) return true;
  }
  const bool compares = node.op == Op::Lt || node.op == Op::Le || node.op == Op::Eq || node.op == Op::Ne;
  if (compares && operands[0].type == Type::Real) {
    const double margin = errors_[node.a] + errors_[node.b];
    return margin == 0 || std::fabs(operands[0].real() - operands[1].real()) > margin;
  }
  for (int k = 0; k < operandCount(node); ++k) {
    const auto at = static_cast<size_t>(k);
    if (errors_[node.operand(k)] == 0) continue;
    if (operands[at].type != Type::Real) return false;
    for (const double shift : {shiftOf(node.operand(k)), -shiftOf(node.operand(k))}) {
      auto moved = operands;
      moved[at] = Constant::of(operands[at].real() + shift);
      if (evaluateOracle(node.op, moved[0], moved[1], moved[2]) != at_.valueOf(id)) return false;
    }
  }
  return true;
}

/// How far to move an operand: its error, but so that it moves at all.
double Rounding::shiftOf(NodeId operand) const {
  return std::max(errors_[operand], 2 * what_.unit * std::fabs(at_.valueOf(operand).real()));
}

/// What the error of one operand makes of the result.
double Rounding::spreadOf(NodeId id, int operand) const {
  const Node& node = graph_[id];
  const auto k = static_cast<size_t>(operand);
  const double error = errors_[node.operand(operand)];
  const auto operands = at_.operandsOf(id);
  if (node.op == Op::CustomPartial && operand != 0) return 0;
  if (node.op == Op::Guarded && operand == 1 && operands[0].real() == 0) return 0;
  if (!std::isfinite(error)) return HUGE_VAL;
  if (isLinear(node.op) || node.op == Op::CustomPartial) return error;
  if (isProduct(node.op)) return error * std::fabs(operands[1 - k].real());
  const double partial = std::fabs(at_.partialsOf(id)[k]);
  const bool linear = error <= kLinear * std::fabs(operands[k].real()) && std::isfinite(partial);
  double spread = linear ? partial * error : 0;
  if (linear && isSmooth(node.op)) return spread;
  const double y = at_.valueOf(id).real();
  for (const double shift : {shiftOf(node.operand(operand)), -shiftOf(node.operand(operand))}) {
    auto moved = operands;
    moved[k] = Constant::of(operands[k].real() + shift);
    spread = std::max(spread, distance(evaluateOracle(node.op, moved[0], moved[1], moved[2]).real(), y));
  }
  return spread;
}

/// What the rounding of the result itself adds.
double Rounding::roundingOf(const Node& node, const std::array<Constant, 3>& operands, double y,
                            bool exactOperands) const {
  if (node.op == Op::Narrow && what_.narrows)
    return 0x1p-24 * std::fabs(y) + std::fabs(y - operands[0].real()) + (std::fabs(y) < FLT_MIN ? 0x1p-150 : 0);
  if (isLossless(node.op)) return 0;
  if (what_.reads) {
    const bool tiny = std::fabs(y) < FLT_MIN && !exactOperands;
    return exactOperands || std::fabs(y) > FLT_MAX ? singleError(y) : what_.unit * std::fabs(y) + (tiny ? 0x1p-150 : 0);
  }
  const double a = operands[0].real(), b = operands[1].real();
  const bool inOneOrder = what_.exact.empty();  // else another order may round where this one does not
  if (exactOperands && isArithmetic(node.op) && inOneOrder) return residueOf(node.op, a, b, y);
  const double vanished = std::fabs(y) < DBL_MIN ? kSmallest : 0;
  const double ulp = node.op == Op::Digamma ? kDigammaUlp : std::max(info(node.op).ulp, 0.5);
  return 2 * ulp * what_.unit * largestPart(node.op, a, b, operands[2].real(), y) + vanished;
}

void Rounding::tangents() {
  for (const NodeId id : at_.order()) {
    const Node& node = graph_[id];
    tangentErrors_[id] = tangentScales_[id] = 0;
    if (node.op == Op::Load) {
      const double tangent = at_.tangentAt(id);
      tangentScales_[id] = std::fabs(tangent);
      tangentErrors_[id] = what_.reads ? singleError(tangent) : 0;
    } else if (node.op == Op::Select && node.type == Type::Real) {
      selectTangent(id);
    } else if (node.type == Type::Real && !info(node.op).isLeaf) {
      tangent(id);
    }
  }
}

void Rounding::selectTangent(NodeId id) {
  const Node& node = graph_[id];
  if (errors_[node.a] == 0) {
    const NodeId taken = at_.valueOf(node.a).boolean() ? node.b : node.c;
    tangentErrors_[id] = tangentErrors_[taken];
    tangentScales_[id] = tangentScales_[taken];
    return;
  }
  tangentErrors_[id] =
      distance(at_.tangentAt(node.b), at_.tangentAt(node.c)) + std::max(tangentErrors_[node.b], tangentErrors_[node.c]);
  tangentScales_[id] = std::max(tangentScales_[node.b], tangentScales_[node.c]);
}

/// Whether all that a tangent is made of is finite. Where it is not, forward mode may be NaN and reverse mode 0
/// (docs/derivatives.md), and so one way to add up and another.
bool Rounding::isFinite(const Node& node, const std::array<double, 3>& partials) const {
  for (int k = 0; k < operandCount(node); ++k) {
    if (!std::isfinite(partials[static_cast<size_t>(k)]) || !std::isfinite(tangentErrors_[node.operand(k)]))
      return false;
  }
  return true;
}

/// Whether something goes back through a norm or angle that has no derivative there: kernels take a limit, of which
/// partials know nothing (passes/derive/zeros/zeros.h).
bool Rounding::isAtZero(const Node& node) const {
  if (node.op != Op::NormPull) return false;
  const Node& passed = graph_[node.c];
  if (passed.op == Op::Acos || passed.op == Op::Asin || passed.op == Op::Acosh)
    return std::fabs(at_.valueOf(passed.a).real()) == 1;
  const bool isOrigin =
      passed.op != Op::Atan2 || (at_.valueOf(passed.a).real() == 0 && at_.valueOf(passed.b).real() == 0);
  return isOrigin && (passed.op == Op::Atan2 || at_.valueOf(node.c).real() == 0);
}

void Rounding::tangent(NodeId id) {
  const Node& node = graph_[id];
  const auto partials = at_.partialsOf(id);
  if (!isFinite(node, partials) || isAtZero(node)) {
    tangentErrors_[id] = HUGE_VAL;
    return;
  }
  const auto errors = partialErrors(id, partials);
  double error = what_.tangentUnit * std::fabs(at_.tangentAt(id)), scale = 0;
  for (size_t k = 0; k < static_cast<size_t>(operandCount(node)); ++k) {
    const NodeId operand = node.operand(static_cast<int>(k));
    const double tangent = std::fabs(at_.tangentAt(operand)), partial = std::fabs(partials[k]);
    if (tangent == 0 && tangentErrors_[operand] == 0) continue;  // as the interpreter does it
    if (partial == 0 && errors[k] == 0) continue;
    scale += partial * tangentScales_[operand];
    error += (partial + errors[k]) * tangentErrors_[operand] + (errors[k] + what_.tangentUnit * partial) * tangent;
  }
  tangentErrors_[id] = orInfinite(error);
  tangentScales_[id] = orInfinite(scale);
}

/// Bounds of the errors of the partial derivatives. Those of functions may cancel within, as for gelu: a rounding
/// counts as one of a number of at least 1.
std::array<double, 3> Rounding::partialErrors(NodeId id, const std::array<double, 3>& partials) const {
  const Node& node = graph_[id];
  if (isLinear(node.op)) return {};
  if (node.op == Op::CustomPartial) return {0, errors_[node.c], 0};
  if (isProduct(node.op)) return {errors_[node.b], errors_[node.a], 0};
  std::array<double, 3> errors{};
  if (what_.choices && isChoice(node.op)) return {};
  const auto operands = at_.operandsOf(id);
  for (size_t j = 0; j < static_cast<size_t>(operandCount(node)); ++j) {
    const NodeId operand = node.operand(static_cast<int>(j));
    if (operands[j].type != Type::Real) continue;
    const double size = std::max(std::fabs(partials[j]), info(node.op).ulp > 0 ? 1.0 : 0.0);
    errors[j] += isLossless(node.op) ? 0 : 4 * what_.tangentUnit * size + kSmallest;
    if (errors_[operand] == 0) continue;
    std::array<double, 3> most{};
    for (const double shift : {shiftOf(operand), -shiftOf(operand)}) {
      auto moved = operands;
      moved[j] = Constant::of(operands[j].real() + shift);
      const double y = evaluateOracle(node.op, moved[0], moved[1], moved[2]).real();
      const auto there = partialsAt(node.op, moved[0].real(), moved[1].real(), moved[2].real(), y);
      for (size_t k = 0; k < 3; ++k) most[k] = std::max(most[k], distance(there[k], partials[k]));
    }
    for (size_t k = 0; k < 3; ++k) errors[k] += most[k];
  }
  return errors;
}

}  // namespace hgc
