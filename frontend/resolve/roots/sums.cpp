#include "frontend/resolve/roots/sums.h"

#include <algorithm>

#include "frontend/resolve/rewriting.h"
#include "frontend/resolve/roots/path.h"

namespace hgc {
namespace {

using ast::Kind;

bool isPlain(const ast::Tree& tree, uint32_t type) { return type != kNone && tree.types[type].axisCount == 0; }

/// The function that a call surely means, if its body can stand in the place of the call.
std::optional<uint32_t> expandable(const Module& module, const ast::Node& call) {
  const ast::Tree& tree = module.tree;
  const std::optional<uint32_t> f = onlyCallee(module, call, 0);
  if (!f || module.functionFiles[*f] != 0 || tree.functions[*f].resultCount > 1) return std::nullopt;
  const ast::FunctionDeclaration& function = tree.functions[*f];
  for (const ast::Parameter& parameter : tree.parametersOf(function)) {
    if (!isPlain(tree, parameter.type)) return std::nullopt;
  }
  const bool isReal = function.resultCount == 0 || (isPlain(tree, function.firstResult) &&
                                                    tree.names.text(tree.types[function.firstResult].name) == "real");
  return isReal ? f : std::nullopt;
}

/// The sums at the root of code, the outermost first; the body of each is the next.
std::vector<RootSum> rootSums(const Module& module, const ast::Code& code, ReadAs as) {
  const ast::Tree& tree = module.tree;
  std::vector<RootSum> sums;
  const std::optional<RootSum> first = rootPath(module, code.begin, code.end).sum;
  // what stands around is computed at every count: no loop may be in it
  if (!first || hasLoops(module, code.begin, std::min(first->begin, expressionBegin(tree.nodes, code.end))) ||
      hasLoops(module, first->join, expressionBegin(tree.nodes, code.end)))
    return sums;
  for (std::optional<RootSum> sum = first; sum;) {
    if (sum->counts.isKnown && as == ReadAs::Functions) break;
    sums.push_back(*sum);
    const uint32_t body = sum->loop + 1;
    const bool isBlock = expressionBegin(tree.nodes, sum->join) != body;
    sum = isBlock ? std::nullopt : rootPath(module, body, sum->join).sum;
  }
  return sums;
}

/// The code of one instance. Its axes have the first slots.
ast::Code instanceOf(ast::Tree& tree, const ast::Code& code, const std::vector<RootSum>& sums) {
  const std::vector<ast::Node>& nodes = tree.nodes;
  const auto count = static_cast<uint32_t>(sums.size());
  const auto slotOf = [&](uint32_t at, uint32_t slot) {
    for (uint32_t k = 0; k < count; ++k) {
      const bool isInside = sums[k].loop < at && at < sums[k].join;
      if (isInside && slot == nodes[sums[k].loop].a && !sums[k].isOverRange(tree)) return k;
    }
    return slot + count;
  };
  Rewriting to(tree);
  uint32_t at = code.begin;
  for (uint32_t k = 0; k < count; ++k) {
    to.copy(at, sums[k].begin, slotOf);
    at = sums[k].loop + 1;
    if (!sums[k].isOverRange(tree)) continue;
    const uint32_t offset = nodes[sums[k].loop].offset, slot = nodes[sums[k].loop].a + count;
    to.local(k, to.unnamed, offset);  // a plain integer, and no index
    to.add({.kind = Kind::Integer, .offset = offset, .a = 1});
    to.add({.kind = Kind::Binary, .op = ast::Operator::Mul, .offset = offset});
    to.copy(sums[k].begin, expressionBegin(nodes, sums[k].loop), slotOf);
    to.add({.kind = Kind::Binary, .op = ast::Operator::Add, .offset = offset});
    to.let(slot, to.unnamed, offset);
  }
  for (uint32_t k = count; k-- > 0;) {
    to.copy(at, sums[k].join, slotOf);
    at = sums[k].join + 1;
  }
  to.copy(at, code.end, slotOf);
  return to.finish(code.slots + count);
}

/// A term whose value is such sums gets their counts for a domain.
void takeDomain(Module& module, ast::TermDeclaration& term, const ast::Code& code, const std::vector<RootSum>& sums) {
  ast::Tree& tree = module.tree;
  term.isSum = true;
  term.firstAxis = static_cast<uint32_t>(tree.parameters.size());
  term.axisCount = static_cast<uint32_t>(sums.size());
  for (const RootSum& sum : sums) {
    for (const uint32_t division : sum.divisions) tree.nodes[division].b = 1;
    const ast::Node loop = tree.nodes[sum.loop];
    const DimId dim = dimensionOf(module, sum.counts, loop.offset);
    tree.types.push_back({.name = tree.dims[dim].name, .offset = tree.nodes[sum.begin].offset});
    tree.parameters.push_back({tree.nodes[sum.join].b, loop.offset, static_cast<uint32_t>(tree.types.size() - 1)});
  }
  term.body = instanceOf(tree, code, sums);
}

}  // namespace

void makeInstancesOfRootSums(Module& module, ReadAs as) {
  if (as == ReadAs::Sums) return;
  ast::Tree& tree = module.tree;
  for (ast::TermDeclaration& term : tree.terms) {
    if (term.kind != TermKind::Energy || term.axisCount > 0 || term.broken || term.body.empty()) continue;
    ast::Code code = term.body;
    std::vector<RootSum> sums = rootSums(module, code, as);
    for (size_t k = 0; k < tree.functions.size() && sums.empty(); ++k) {  // they may call each other
      const std::optional<uint32_t> call = rootPath(module, code.begin, code.end).call;
      const std::optional<uint32_t> function = call ? expandable(module, tree.nodes[*call]) : std::nullopt;
      if (!function) break;
      code = withBodyOfCall(tree, code, expressionBegin(tree.nodes, code.end), *call, *function,
                            [](NameId name) { return name; });
      sums = rootSums(module, code, as);
    }
    if (!sums.empty()) takeDomain(module, term, code, sums);
  }
}

}  // namespace hgc
