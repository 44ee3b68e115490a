#include "frontend/lower/builder.h"

#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "ir/term_source.h"

namespace hgc {

std::string Builder::nameOf(const Operand& operand) const {
  if (operand.form != Operand::Form::Open) return nameOf(operand.type);
  std::array<DimId, kMaxRank> dims;
  dims.fill(kNone);
  for (size_t k = 0; k < arena.openOf(operand).counters.size(); ++k) {
    const Node& length = (*graph_)[(*graph_)[arena.openOf(operand).counters[k]].a];
    if (length.op == Op::Size) dims[k] = length.b;
  }
  return hgc::nameOf(operand.type, program(), dims);
}

void Builder::begin(Graph& graph, std::span<const uint32_t> given) {
  graph_ = &graph;
  mistakes.begin(false);
  lengths.begin(given);
  arena.clear();
  placing.begin();
  places.clear();
  fields = nullptr;
}

void Builder::beginUncalled(Graph& graph) {
  begin(graph, {});
  mistakes.begin(true);
}

Operand Builder::scalar(NodeId node, ValueType type, uint32_t offset) const {
  return {.type = type, .form = Operand::Form::Scalar, .first = node, .offset = offset};
}

Operand Builder::integer(int32_t value, uint32_t offset, uint8_t flags) {
  Operand result = scalar(graph_->constant(value), ValueType::integer(), offset);
  result.flags = flags;
  return result;
}

Operand Builder::literal(uint32_t bits, bool isUnsigned, uint32_t offset) {
  Operand result = integer(static_cast<int32_t>(bits), offset, Operand::kLiteral);
  if (static_cast<int32_t>(bits) >= 0) result.flags |= Operand::kEither;
  if (isUnsigned) result.type = ValueType::unsignedInteger();
  return result;
}

Operand Builder::part(const Operand& whole, uint32_t skip, const ValueType& type) {
  if (whole.form == Operand::Form::Open)
    return build(type, whole.offset, [&](uint32_t k) { return at(whole, skip + k); });
  Operand result = whole;
  result.type = type;
  result.flags = 0;
  if (whole.form != Operand::Form::Scalar) result.first += skip;
  return result;
}

NodeId Builder::at(const Operand& operand, uint32_t k) {
  switch (operand.form) {
    case Operand::Form::Scalar: return operand.first;
    case Operand::Form::Nodes: return arena.scalar(operand.first + k);
    case Operand::Form::Constants: return graph_->constant(module_.constants[operand.first + k]);
    case Operand::Form::Open: return atWritten(operand, 0, k);
    default: break;
  }
  const Symbol& symbol = program().symbols[operand.symbol];
  if (symbol.kind != SymbolKind::Table) {
    const NodeId load = graph_->load(operand.symbol, operand.row, operand.first + k);
    return operand.type.isSingle() ? graph_->make(Op::Narrow, load) : load;
  }
  const auto constant = [&](uint32_t value) { return graph_->constant(static_cast<int32_t>(value)); };
  const NodeId begin = graph_->make(Op::IMul, operand.row, constant(symbol.width));
  const NodeId entry = graph_->table(operand.symbol, graph_->make(Op::IAdd, begin, constant(operand.first + k)));
  return operand.type.scalar == Type::Bool ? graph_->make(Op::Ne, entry, constant(0)) : entry;
}

NodeId Builder::atWritten(const Operand& operand, size_t first, uint32_t k) {
  const OpenArray& array = arena.openOf(operand);
  const std::span<const NodeId> counters = std::span(array.counters).subspan(first);
  uint32_t position = k / array.entry.count();
  std::vector<NodeId> indices(counters.size());
  for (size_t axis = indices.size(); axis-- > 0; position /= operand.type.extents[first + axis])
    indices[axis] = graph_->constant(static_cast<int32_t>(position % operand.type.extents[first + axis]));
  return valuesAt({&array.scalars[k % array.entry.count()], 1}, counters, indices)[0];
}

NodeId Builder::realAt(const Operand& operand, uint32_t k) {
  const NodeId node = at(operand, k);
  if (operand.type.scalar == Type::Real) return node;
  if (operand.type.scalar == Type::Bool)
    return graph_->make(Op::Select, node, graph_->constant(1.0), graph_->constant(0.0));
  if (operand.has(Operand::kRounded)) {
    mistakes.warn(Warning::IntegerDivision, operand.offset,
                  "an integer division rounds down here before its result becomes real",
                  "write `real(a) / b` for the quotient of reals, or `real(a / b)` if it is meant");
  }
  if (operand.has(Operand::kWraps)) {
    mistakes.warn(Warning::IntegerWrap, operand.offset,
                  "a product or sum of integers of data becomes real here; it is wrong where it does not fit 32 bits",
                  "make reals first, `real(a) * b` or `sum(..) real(a)`, or write `real(a * b)` if it always fits");
  }
  return graph_->make(operand.type.isUnsigned() ? Op::UToReal : Op::ToReal, node);
}

NodeId Builder::singleAt(const Operand& operand, uint32_t k) {
  const NodeId node = realAt(operand, k);
  return operand.type.isSingle() ? node : graph_->make(Op::Narrow, node);
}

Operand Builder::open(OpenArray array, uint32_t offset) {
  ValueType type = array.entry;
  for (auto counter = array.counters.rbegin(); counter != array.counters.rend(); ++counter) {
    const NodeId length = (*graph_)[*counter].a;
    const int64_t known = graph_->isConstant(length) ? graph_->constantAt(length).integer() : 0;
    type = type.arrayOf(known > 0 && type.fitsTimes(known) ? static_cast<uint32_t>(known) : 0);
  }
  return {.type = type, .form = Operand::Form::Open, .first = arena.addOpen(std::move(array)), .offset = offset};
}

std::optional<Constant> Builder::constantOf(const Operand& operand) {
  using enum Operand::Form;
  const bool hasNode = operand.form == Scalar || operand.form == Nodes || operand.form == Constants;
  if (!hasNode || !operand.type.isScalar()) return std::nullopt;
  const NodeId node = at(operand, 0);
  if (!graph_->isConstant(node)) return std::nullopt;
  return graph_->constantAt(node);
}

bool isValue(Builder& builder, const Operand& operand) {
  if (operand.poisoned()) return false;
  if (operand.form == Operand::Form::Function) {
    const std::string_view name = builder.module().tree.names.text(operand.first);
    builder.mistakes.add(operand.offset, fmt::format("`{}` is a function", name),
                         fmt::format("call it: `{}(..)`", name));
    return false;
  }
  if (operand.form == Operand::Form::Tuple) {
    builder.mistakes.add(operand.offset, fmt::format("these are {} values, but one is needed", operand.row),
                         "take them apart: `let (a, b) = ...;`");
    return false;
  }
  if (operand.form == Operand::Form::Open && operand.type.isOpen()) {
    builder.mistakes.add(operand.offset,
                         fmt::format("{} has a length that is not known when compiling", builder.nameOf(operand)),
                         "run over it, `sum(v in a) v`, or make a number of it: `dot`, `norm`");
    return false;
  }
  if (operand.form != Operand::Form::Symbol && operand.form != Operand::Form::Row) return true;
  const Symbol& symbol = builder.program().symbols[operand.symbol];
  if (operand.form == Operand::Form::Row) {
    builder.mistakes.add(operand.offset, fmt::format("a whole row of `{}` is not a value", symbol.name),
                         fmt::format("index it, or run over it: `sum(k in 0..len({}[..]))`", symbol.name));
    return false;
  }
  std::string axes;
  for (const DimId dim : symbol.dims) axes += (axes.empty() ? "" : ", ") + builder.program().dims[dim].name;
  builder.mistakes.add(
      operand.offset,
      fmt::format("`{}` as a whole is not a value: it has an entry for each index [{}]", symbol.name, axes),
      "index it");
  return false;
}

NodeId sizeOf(Builder& builder, DimId dim) {
  const Module& module = builder.module();
  if (module.dimProgress[dim] == Progress::Untouched || module.dimProgress[dim] == Progress::Active) {
    builder.mistakes.need(Need::Kind::Dim, dim);
  }
  const int64_t size = builder.program().dims[dim].size;
  return size >= 0 ? builder.graph().constant(static_cast<int32_t>(size)) : builder.graph().size(dim);
}

void needsConstant(Builder& builder, const Operand& value) {
  if (!builder.mistakes.inTrial() || value.poisoned()) return;
  std::vector<NodeId> nodes;
  for (uint32_t k = 0; k < value.type.count(); ++k) nodes.push_back(builder.at(value, k));
  builder.mistakes.failTrials(builder.placing.countersThatDecide(builder.graph(), nodes));
}

void warnIfNotFinite(Builder& builder, const Operand& result, std::span<const Operand> operands) {
  const bool made = result.form == Operand::Form::Scalar || result.form == Operand::Form::Nodes;
  if (!made || result.type.scalar != Type::Real) return;
  const Graph& graph = builder.graph();
  const auto bad = [&](NodeId node) {
    return graph.isConstant(node) && graph.constantAt(node).type == Type::Real &&
           !std::isfinite(graph.constantAt(node).real());
  };
  const auto anyBad = [&](const Operand& operand) {
    const bool nodes = operand.form == Operand::Form::Nodes || operand.form == Operand::Form::Constants;
    if (operand.form == Operand::Form::Scalar) return bad(operand.first);
    for (uint32_t k = 0; nodes && k < operand.type.count(); ++k) {
      if (bad(builder.at(operand, k))) return true;
    }
    return false;
  };
  if (!anyBad(result) || std::ranges::any_of(operands, anyBad)) return;
  if (builder.mistakes.reporter().source().fileOf(result.offset) != 0) return;  // the library has ways around it
  builder.mistakes.warn(Warning::NotFinite, result.offset, "this constant is not finite");
}

uint32_t CalledPlaces::add(const CalledPlace& place) {
  const auto [found, isNew] =
      numbers_.try_emplace({place.at.file, place.at.line, place.at.column, place.calledFrom}, kNone);
  if (!isNew || table_.size() >= kLastLine) return found->second;
  table_.push_back(place);
  return found->second = static_cast<uint32_t>(table_.size() - 1);
}

uint32_t CalledPlaces::ofCalls(const SourceText& text, std::span<const uint32_t> calls) {
  uint32_t caller = kNone;
  for (const uint32_t call : calls) caller = add({text.locate(call), caller});
  return caller;
}

uint32_t CalledPlaces::copied(const PlaceTable& from, uint32_t k, uint32_t caller) {
  std::vector<uint32_t> chain;
  for (; k != kNone; k = from[k].calledFrom) chain.push_back(k);
  for (auto place = chain.rbegin(); place != chain.rend(); ++place) caller = add({from[*place].at, caller});
  return caller;
}

}  // namespace hgc
