#include "verify/expected.h"

#include <algorithm>
#include <cmath>

#include "ir/apply.h"
#include "passes/passes.h"
#include "verify/reverse.h"

namespace hgc {
namespace {

using Numbers = std::vector<std::vector<double>>;

/// Of the sum of some numbers, relative to that of their magnitudes: the canonical order adds at most some 200 of them
/// one after another (lanes, chunks, segments).
constexpr double kSumError = 256 * 0x1p-53;

/// A sum in extended precision, and a bound of what kernels make of it.
struct Sum {
  long double value = 0, bound = 0;
  void add(double number, double error) {
    value += number;
    bound += error + kSumError * std::fabs(number);
  }
  void into(Bounded& to) const {
    to.values.push_back(static_cast<double>(value));
    to.bounds.push_back(std::isnan(bound) ? HUGE_VAL : static_cast<double>(bound));
  }
};

struct JacobianEntries {
  std::vector<int64_t> row, column;
  std::vector<double> values, bounds;
};

SparseMatrix matrixOf(int64_t rows, int64_t columns, const JacobianEntries& entries, std::span<const double> numbers) {
  std::map<std::pair<int64_t, int64_t>, double> places;
  for (size_t k = 0; k < numbers.size(); ++k) places[{entries.row[k], entries.column[k]}] += numbers[k];
  SparseShape shape{rows, columns, std::vector<int32_t>(static_cast<size_t>(rows) + 1, 0), {}};
  SparseMatrix matrix;
  for (const auto& [place, value] : places) {
    ++shape.rowBegin[static_cast<size_t>(place.first) + 1];
    shape.column.push_back(static_cast<int32_t>(place.second));
    matrix.values.push_back(value);
  }
  for (size_t r = 1; r < shape.rowBegin.size(); ++r) shape.rowBegin[r] += shape.rowBegin[r - 1];
  matrix.shape = std::make_shared<const SparseShape>(std::move(shape));
  return matrix;
}

/// The sums of a program, instance by instance.
class Summing {
 public:
  Summing(const Program& program, const Bound& bound, Kernels kernels) : program_(program), kernels_(kernels) {
    int64_t unknowns = 0;
    for (size_t s = 0; s < program.symbols.size(); ++s) {
      const bool unknown = program.symbols[s].kind == SymbolKind::Var;
      const size_t scalars = unknown ? static_cast<size_t>(bound.symbols[s].rows) * program.symbols[s].width : 0;
      symbols_.push_back({unknowns, std::vector<Sum>(scalars), std::vector<Sum>(scalars)});
      unknowns += static_cast<int64_t>(scalars);
      reverse_.emplace_back(scalars);
    }
    for (const Term& term : program.terms) {
      if (term.kind == TermKind::Energy) continue;
      size_t count = term.width;
      for (const DimId dim : term.domain) count *= static_cast<size_t>(bound.sizes[dim]);
      result_.elements[term.name] = {std::vector<double>(count), std::vector<double>(count)};
      if (term.kind == TermKind::Residual) jacobians_[term.name] = {};
    }
  }

  Status add(const Topology& topology, const Group& group, const GroupData& data, const Bound& bound,
             const Numbers& direction) {
    auto plain = hoistIndices(topology);
    if (!plain) return plain.error();
    addValues(*plain, {*plain, group, data, bound});
    if (plain->kind == TermKind::Output) return Done{};
    Differentiated full = differentiate(*plain);
    if (kernels_.single && !kernels_.fused) {
      narrow(*plain);
      narrow(full);
    }
    addDerivatives({*plain, group, data, bound}, full, direction);
    return Done{};
  }

  Expected finish() {
    value_.into(result_.value);
    slope_.into(result_.slope);
    int64_t unknowns = 0;
    for (size_t s = 0; s < symbols_.size(); ++s) {
      Bounded gradient, product;
      for (size_t k = 0; k < reverse_[s].size(); ++k) {
        symbols_[s].gradient[k].value = reverse_[s][k];
        symbols_[s].gradient[k].into(gradient);
        symbols_[s].product[k].into(product);
      }
      unknowns += static_cast<int64_t>(reverse_[s].size());
      result_.gradient.push_back(std::move(gradient));
      result_.product.push_back(std::move(product));
    }
    for (auto& [name, entries] : jacobians_) {
      const auto rows = static_cast<int64_t>(result_.elements.at(name).values.size());
      result_.jacobians[name] = {matrixOf(rows, unknowns, entries, entries.values),
                                 matrixOf(rows, unknowns, entries, entries.bounds)};
    }
    return std::move(result_);
  }

 private:
  void addValues(const Hoisted& plain, const BoundGroup& of) {
    Interpreter oracle(of, evaluateOracle);
    Rounding rounding(oracle, Roundings::ofKernels(kernels_.single));
    for (int64_t i = 0; i < of.data.count; ++i) {
      oracle.forward(i, {});
      rounding.values();
      const Member member = memberOf(of.group, of.data, i);
      if (plain.kind != TermKind::Output) addObjective(oracle, rounding);
      if (plain.kind != TermKind::Energy) addElements(oracle, rounding, member);
    }
  }

  /// A residual adds half its square; if it is off by e, that is r e + e²/2.
  void addObjective(const Interpreter& oracle, const Rounding& rounding) {
    const Objective objective = objectiveOf(oracle);
    double error = 0;
    for (size_t k = 0; k < objective.seeds.size(); ++k) {
      const Root& root = oracle.topology().roots[k];
      const double own = rounding.errorOf(root.node);
      if (objective.seeds[k] != 0 || root.kind == RootKind::Residual)
        error += std::fabs(objective.seeds[k]) * own + (root.kind == RootKind::Residual ? own * own / 2 : 0);
    }
    const double unit = kernels_.single ? 0x1p-24 : 0x1p-53;
    const auto additions = static_cast<double>(objective.seeds.size() + 2);
    value_.add(objective.value, error + additions * unit * std::fabs(objective.value));
  }

  void addElements(const Interpreter& oracle, const Rounding& rounding, const Member& member) {
    const Term& term = program_.terms[member.term];
    Bounded& elements = result_.elements.at(term.name);
    for (size_t k = 0; k < oracle.topology().roots.size(); ++k) {
      const Root& root = oracle.topology().roots[k];
      if (root.kind != RootKind::Residual && root.kind != RootKind::Output) continue;
      const size_t at = static_cast<size_t>(member.instance) * term.width + root.a;
      elements.values[at] = oracle.value(k);
      elements.bounds[at] = rounding.errorOf(root.node);
    }
  }

  /// Symbol and scalar of a column; one that is no unknown's is none.
  struct Scalar {
    size_t symbol = 0, number = 0;
    bool unknown = false;
  };
  Scalar scalarOf(const Column& c, const BoundGroup& of, int64_t i) const {
    const uint32_t port = of.topology.gathers[c.gather].port;
    const size_t symbol = of.group.ports[port];
    if (program_.symbols[symbol].kind != SymbolKind::Var) return {};
    const auto row = static_cast<size_t>(of.data.rows[c.gather][static_cast<size_t>(i)]);
    return {symbol, row * of.topology.ports[port].width + c.component, true};
  }

  void addDerivatives(const BoundGroup& of, const Differentiated& full, const Numbers& direction) {
    Interpreter strict(of, evaluateStrict), derived({full, of.group, of.data, of.bound}, evaluateStrict);
    // Adjoints come in another order than the kernels'; of tangents all that they are made of has the same bits.
    const std::vector<bool> all(full.graph.size(), true);
    Rounding adjoints(derived, kernels_.fused ? Roundings::ofKernels(kernels_.single)
                                              : Roundings::ofDerivatives(kernels_.single, valuesOf(full))),
        tangents(derived, kernels_.fused ? Roundings::ofKernels(kernels_.single)
                                         : Roundings::ofDerivatives(kernels_.single, all));
    std::vector<std::vector<long double>> row;  // of a Jacobian
    for (const auto& symbol : reverse_) row.emplace_back(symbol.size());
    for (int64_t i = 0; i < of.data.count; ++i) {
      strict.forward(i, {});
      derived.forward(i, direction);
      const bool isAtCrossing = meetsCrossing(derived);
      adjoints.values();
      tangents.values();
      tangents.tangents();
      reverse(strict, objectiveOf(strict).seeds, reverse_);
      for (size_t k = 0; k < full.roots.size(); ++k) {
        const Root& root = full.roots[k];
        if (root.kind == RootKind::Value) slope_.add(derived.tangent(k), tangents.tangentErrorOf(root.node));
        if (root.kind != RootKind::Partial) continue;
        const Scalar at = scalarOf(full.columns[root.a], derived.of(), i);
        if (!at.unknown) continue;
        symbols_[at.symbol].gradient[at.number].add(derived.value(k), adjoints.errorOf(root.node));
        symbols_[at.symbol].product[at.number].add(derived.tangent(k),
                                                   isAtCrossing ? HUGE_VAL : tangents.tangentErrorOf(root.node));
      }
      if (full.kind == TermKind::Residual) addJacobian(strict, derived, full, adjoints, i, row);
    }
  }

  /// Whether eigenvalues are equal: kernels complete their second derivatives there, of which tangents know nothing
  /// (passes/derive/zeros/crossings.h).
  static bool meetsCrossing(const Interpreter& at) {
    return std::ranges::any_of(at.order(), [&](NodeId id) {
      const Node& node = at.topology().graph[id];
      if (node.op != Op::Crossing) return false;
      const double apart = std::fabs(at.valueOf(node.a).real() - at.valueOf(node.b).real());
      return apart <= at.valueOf(node.c).real();
    });
  }

  /// The nodes that the values are made of.
  static std::vector<bool> valuesOf(const RootedGraph& full) {
    std::vector<NodeId> roots;
    for (const Root& root : full.roots) {
      if (root.kind != RootKind::Partial && root.kind != RootKind::Jacobian) roots.push_back(root.node);
    }
    std::vector<bool> values(full.graph.size());
    for (const NodeId id : reachable(full.graph, roots)) values[id] = true;
    return values;
  }

  void addJacobian(Interpreter& strict, const Interpreter& derived, const Differentiated& full,
                   const Rounding& rounding, int64_t i, std::vector<std::vector<long double>>& row) {
    const Member member = memberOf(derived.of().group, derived.of().data, i);
    const Term& term = program_.terms[member.term];
    JacobianEntries& entries = jacobians_.at(term.name);
    uint32_t component = kNone;
    for (size_t k = 0; k < full.roots.size(); ++k) {  // component by component
      const Root& root = full.roots[k];
      if (root.kind != RootKind::Jacobian) continue;
      const Scalar at = scalarOf(full.columns[root.a], derived.of(), i);
      if (!at.unknown) continue;
      if (root.b != component) reverseComponent(strict, component = root.b, row);
      entries.row.push_back(member.instance * term.width + component);
      entries.column.push_back(symbols_[at.symbol].firstUnknown + static_cast<int64_t>(at.number));
      entries.values.push_back(static_cast<double>(row[at.symbol][at.number]));
      const bool isFinite = std::isfinite(derived.value(k));  // reverse mode meets zeros before what is infinite
      const double bound = rounding.errorOf(root.node) + kSumError * std::fabs(entries.values.back());
      entries.bounds.push_back(isFinite ? bound : HUGE_VAL);
      row[at.symbol][at.number] = 0;  // a second column of the same scalar adds to it
    }
  }

  /// `row` is zero before, and those scalars alone are touched that have columns.
  static void reverseComponent(Interpreter& strict, uint32_t component, std::vector<std::vector<long double>>& row) {
    std::vector<double> seeds;
    for (const Root& root : strict.topology().roots)
      seeds.push_back(root.kind == RootKind::Residual && root.a == component ? 1.0 : 0.0);
    reverse(strict, seeds, row);
  }

  struct OfSymbol {
    int64_t firstUnknown = 0;            // among those of all symbols
    std::vector<Sum> gradient, product;  // by scalar
  };
  const Program& program_;
  Kernels kernels_;
  Sum value_, slope_;
  std::vector<OfSymbol> symbols_;
  std::vector<std::vector<long double>> reverse_;  // the gradient, by symbol
  std::map<std::string, JacobianEntries> jacobians_;
  Expected result_;
};

}  // namespace

Result<Expected> expect(const Program& program, const Plan& plan, const Bound& bound,
                        const std::vector<GroupData>& groups, const Numbers& direction, Kernels kernels) {
  Summing sums(program, bound, kernels);
  for (size_t g = 0; g < plan.groups.size(); ++g) {
    const Group& group = plan.groups[g];
    if (const Status done = sums.add(plan.topologies[group.topology], group, groups[g], bound, direction); !done)
      return done.error();
  }
  return sums.finish();
}

}  // namespace hgc
