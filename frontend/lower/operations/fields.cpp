#include "frontend/lower/operations/fields.h"

#include <fmt/format.h>

#include "frontend/lower/loop_numbers.h"
#include "frontend/lower/machine/machine.h"
#include "frontend/lower/operations/arithmetic.h"

namespace hgc {
namespace {

/// Fields may be read by fields this deep.
constexpr uint32_t kMostDepth = 256;

}  // namespace

void FieldInliner::begin() {
  rows_.clear();
  depth_ = 0;
}

Operand FieldInliner::rowAt(SymbolId symbol, std::span<const NodeId> indices, uint32_t offset) {
  const Symbol& field = builder_.program().symbols[symbol];
  std::vector<NodeId> key = {symbol};
  key.insert(key.end(), indices.begin(), indices.end());
  const ValueType type = builder_.module().rows[symbol];
  auto known = rows_.find(key);
  if (known == rows_.end()) {
    if (depth_ == kMostDepth)
      return builder_.mistakes.add(offset, fmt::format("more than {} fields are computed from one another", kMostDepth),
                                   "matrices can be taken by unknowns only: ask for products");
    ++depth_;
    const uint32_t origin = builder_.graph().origin();
    const Operand value = compute(field.field, indices);
    builder_.graph().setOrigin(origin);
    --depth_;
    if (value.poisoned() || builder_.mistakes.stopped()) return poison(offset);
    std::vector<NodeId> scalars;
    for (uint32_t k = 0; k < type.count(); ++k) scalars.push_back(builder_.realAt(value, k));
    known = rows_.emplace(std::move(key), std::move(scalars)).first;
  }
  return builder_.build(type, offset, [&](uint32_t k) { return known->second[k]; });
}

Operand FieldInliner::compute(TermId id, std::span<const NodeId> indices) {
  const Module& module = builder_.module();
  const Term& term = module.program.terms[id];
  const ast::TermDeclaration& declaration = module.tree.terms[id];
  Graph& graph = builder_.graph();
  std::vector<Operand> axes;
  for (uint32_t k = 0; k < indices.size(); ++k) {
    const NodeId inside =
        graph.make(Op::Place, graph.constant(int32_t{0}), sizeOf(builder_, term.domain[k]), indices[k]);
    axes.push_back(builder_.scalar(inside, ValueType::integer(term.domain[k]), declaration.offset));
  }
  Machine machine(builder_, numberAbove(graph, {indices.begin(), indices.end()}, depth_ * kNumbersOfLoops));
  const Operand value = machine.run(bodyWithoutFields(declaration), axes);
  const ValueType type = declaration.type == kNone ? ValueType::real() : module.types[declaration.type].type;
  return convertOrFail(builder_, value, type, fmt::format("`{}`", term.name));
}

}  // namespace hgc
