#include "frontend/lower/operations/indexing.h"

#include <fmt/format.h>

#include "frontend/lower/operations/fields.h"
#include "frontend/lower/operations/open_arrays.h"
#include "ir/term_source.h"

namespace hgc {
namespace {

using Form = Operand::Form;

/// `symbol` at a row; its scalars are loaded when they are wanted.
Operand entryOf(Builder& builder, SymbolId symbol, NodeId row, uint32_t offset) {
  return {.type = builder.module().rows[symbol], .form = Form::Entry, .symbol = symbol, .row = row, .offset = offset};
}

/// The same, where `row` has these indices; what a field computes there if fields are inlined.
Operand rowAt(Builder& builder, SymbolId symbol, NodeId row, std::span<const Operand> indices, uint32_t offset) {
  const bool isField = builder.program().symbols[symbol].kind == SymbolKind::Field;
  if (!isField || !builder.fields) return entryOf(builder, symbol, row, offset);
  std::vector<NodeId> nodes;
  for (const Operand& index : indices) nodes.push_back(builder.at(index, 0));
  return builder.fields->rowAt(symbol, nodes, offset);
}

/// What `[ ]` stands behind, for messages.
std::string subject(Builder& builder, const Operand& base) {
  const bool named = base.symbol != kNone && base.form != Form::Scalar;
  return named ? fmt::format("`{}`", builder.program().symbols[base.symbol].name) : builder.nameOf(base.type);
}

bool isIndex(Builder& builder, const Operand& index) {
  if (!isValue(builder, index)) return false;
  if (index.type.isInteger()) return true;
  const bool isReal = index.type.scalar == Type::Real && index.type.isScalar();
  builder.mistakes.add(
      index.offset, fmt::format("an index must be an integer, but this is {}", builder.nameOf(index.type)),
      isReal ? "integers are written without a point; data of indices is declared as such: `data k : N[M]`" : "");
  return false;
}

/// Reports an index that is known and not below `size` (-1: unknown).
bool inRange(Builder& builder, const Operand& base, const Operand& index, int64_t size) {
  const std::optional<Constant> known = builder.constantOf(index);
  if (!known || (known->integer() >= 0 && (size < 0 || known->integer() < size))) return true;
  const std::string bound = size > 0    ? fmt::format(": it has {}, numbered 0 to {}", size, size - 1)
                            : size == 0 ? ": it is empty"
                                        : "";
  builder.mistakes.add(
      index.offset, fmt::format("index {} is out of range of {}{}", known->integer(), subject(builder, base), bound),
      known->integer() == -1 && size < 0 ? "indices count from 0: the last one is the size less 1, as in `x[N - 1]`"
                                         : "");
  return false;
}

/// `index`, which binding checks to be within an axis of `size`.
NodeId within(Graph& graph, NodeId size, NodeId index) {
  return graph.make(Op::Place, graph.constant(int32_t{0}), size, index);
}

/// Checks that `index` may index an axis of dimension `dim`.
bool fitsDim(Builder& builder, const Operand& base, const Operand& index, DimId dim) {
  if (!isIndex(builder, index)) return false;
  const auto& dims = builder.program().dims;
  if (index.type.dim != kNone && index.type.dim != dim) {
    builder.mistakes.add(index.offset,
                         fmt::format("{} is indexed by {} here, but this is an index into {}", subject(builder, base),
                                     dims[dim].name, dims[index.type.dim].name),
                         "`int(..)` makes a plain integer of an index, which may index any dimension");
    return false;
  }
  return inRange(builder, base, index, dims[dim].size);
}

/// One index into a value: an entry, a column or a component. An index that is not known chooses among all.
Operand indexValue(Builder& builder, const Operand& base, const Operand& index, uint32_t offset) {
  const uint32_t length = base.type.length();
  if (!isIndex(builder, index) || !inRange(builder, base, index, length)) return poison(offset);
  const ValueType element = base.type.element();
  const uint32_t count = element.count();
  if (const std::optional<Constant> known = builder.constantOf(index)) {
    Operand result = builder.part(base, static_cast<uint32_t>(known->integer()) * count, element);
    result.offset = offset;
    return result;
  }
  needsConstant(builder, index);
  Graph& graph = builder.graph();
  const NodeId chosen = within(graph, graph.constant(static_cast<int32_t>(length)), builder.at(index, 0));
  return builder.build(element, offset, [&](uint32_t k) {
    NodeId result = builder.at(base, (length - 1) * count + k);
    for (uint32_t j = length - 1; j-- > 0;) {
      const NodeId here = graph.make(Op::Eq, chosen, graph.constant(static_cast<int32_t>(j)));
      result = graph.make(Op::Select, here, builder.at(base, j * count + k), result);
    }
    return result;
  });
}

/// Commas separate axes: a value takes as many indices as it has array axes, and vectors and matrices one.
Operand indexValues(Builder& builder, Operand value, std::span<const Operand> indices, uint32_t offset) {
  for (size_t k = 0; k < indices.size() && !value.poisoned(); ++k) {
    const bool component = value.type.rank == 0;
    if (value.type.length() == 0 || (component && k > 0)) {
      return builder.mistakes.add(
          indices[k].offset,
          fmt::format("too many indices: {} remain for {}", indices.size() - k, builder.nameOf(value.type)),
          component && value.type.length() != 0 ? "give each component and column its own brackets: `m[i][j]`" : "");
    }
    value = indexValue(builder, value, indices[k], offset);
  }
  return value;
}

std::string axesText(Builder& builder, const Symbol& symbol) {
  std::string text;
  for (const DimId dim : symbol.dims) text += (text.empty() ? "" : ", ") + builder.program().dims[dim].name;
  return symbol.ragged ? text + ", *" : text;
}

Operand wrongCount(Builder& builder, const Operand& base, size_t given, uint32_t offset) {
  const Symbol& symbol = builder.program().symbols[base.symbol];
  return builder.mistakes.add(
      offset, fmt::format("`{}` has the axes [{}], but {} {} given", symbol.name, axesText(builder, symbol), given,
                          given == 1 ? "index is" : "indices are"));
}

/// The row-major number of the row that the first indices choose, or none.
std::optional<NodeId> rowOf(Builder& builder, const Operand& base, std::span<const Operand> indices) {
  const Symbol& symbol = builder.program().symbols[base.symbol];
  Graph& graph = builder.graph();
  NodeId row = kNoNode;
  bool good = true;
  for (size_t k = 0; k < symbol.dims.size(); ++k) {
    if (!fitsDim(builder, base, indices[k], symbol.dims[k])) {
      good = false;
      continue;  // the other indices may have mistakes of their own
    }
    if (!good) continue;
    const NodeId index = builder.at(indices[k], 0);
    row = k == 0 ? index : graph.make(Op::Place, row, sizeOf(builder, symbol.dims[k]), index);
  }
  return good ? std::optional(row) : std::nullopt;
}

/// A literal beyond a row is left to binding like any other index: the data knows which row is that short.
Operand indexRow(Builder& builder, const Operand& row, const Operand& index, uint32_t offset) {
  if (!isIndex(builder, index) || !inRange(builder, row, index, -1)) return poison(offset);
  if (const std::optional<Constant> known = builder.constantOf(index)) {
    const std::optional<uint32_t> length = lengthOf(builder, row.symbol, row.row);
    if (!length) return poison(offset);
    if (*length != kLongRow && static_cast<uint32_t>(known->integer()) < *length)
      return rowEntry(builder, row, builder.at(index, 0), offset);
  }
  return rowEntry(builder, row, within(builder.graph(), openLength(builder, row), builder.at(index, 0)), offset);
}

/// What the first indices choose of a symbol with more axes.
Operand rowsOf(Builder& builder, const Operand& base, std::span<const Operand> given, uint32_t offset) {
  const std::vector<DimId> dims = builder.program().symbols[base.symbol].dims;
  std::vector<Operand> indices(given.begin(), given.end());
  std::vector<NodeId> counters;
  for (size_t k = given.size(); k < dims.size(); ++k) {
    counters.push_back(openCounter(builder, sizeOf(builder, dims[k]), counters.size()));
    indices.push_back(builder.scalar(counters.back(), ValueType::integer(dims[k]), offset));
  }
  const std::optional<NodeId> row = rowOf(builder, base, indices);
  if (!row || builder.mistakes.stopped()) return poison(offset);
  const Operand entry = rowAt(builder, base.symbol, *row, indices, offset);
  Operand rows = makeOpen(builder, counters, std::span(dims).subspan(given.size()), entry, offset);
  rows.symbol = base.symbol;
  return rows;
}

/// One index into an open array. Rows of symbols check theirs themselves.
Operand indexOpen(Builder& builder, const Operand& array, const Operand& index, uint32_t offset) {
  const DimId dim = builder.arena.openOf(array).dims[0];
  const Graph& graph = builder.graph();
  const NodeId length = lengthOfAxis(builder, array, 0);
  const int64_t known = graph.isConstant(length) ? graph.constantAt(length).integer() : -1;
  const bool fits = dim != kNone ? fitsDim(builder, array, index, dim)
                                 : isIndex(builder, index) && inRange(builder, array, index, known);
  if (!fits) return poison(offset);
  const NodeId place = builder.at(index, 0);
  const bool isCounter = graph[place].op == Op::Range && graph[place].a == length;
  const bool isAxis = graph[place].op == Op::Index && dim != kNone && index.type.dim == dim;
  const bool isWithin = array.symbol != kNone || isCounter || isAxis;
  return openAt(builder, array, isWithin ? place : within(builder.graph(), length, place), offset);
}

Operand indexSymbol(Builder& builder, const Operand& base, std::span<const Operand> indices, uint32_t offset) {
  const Symbol& symbol = builder.program().symbols[base.symbol];
  const size_t dims = symbol.dims.size();
  const size_t most = dims + (symbol.ragged ? 1 : 0) + builder.module().rows[base.symbol].rank;
  if (indices.size() < dims && symbol.ragged) return wrongCount(builder, base, indices.size(), offset);
  if (indices.size() < dims) return rowsOf(builder, base, indices, offset);
  const std::optional<NodeId> row = rowOf(builder, base, indices);
  if (!row) return poison(offset);
  if (indices.size() > most) {
    const bool component = builder.module().rows[base.symbol].rows > 1;
    return builder.mistakes.add(
        indices[most].offset,
        fmt::format("too many indices: `{}` has {} {}", symbol.name, most, most == 1 ? "axis" : "axes"),
        component ? "give components their own brackets: `x[i][0]`, or `x[i].x`" : "");
  }
  Operand value = rowAt(builder, base.symbol, *row, indices.first(dims), offset);
  if (value.poisoned()) return value;
  indices = indices.subspan(dims);
  if (symbol.ragged) {
    value.form = Form::Row;
    if (indices.empty()) return value;
    value = indexRow(builder, value, indices[0], offset);
    indices = indices.subspan(1);
  }
  return indexValues(builder, value, indices, offset);
}

/// The position of a component letter in any of the three sets, or -1.
int componentOf(char letter, std::string_view set) {
  const size_t position = set.find(letter);
  return position == std::string_view::npos ? -1 : static_cast<int>(position);
}

}  // namespace

NodeId openLength(Builder& builder, const Operand& row) {
  Graph& graph = builder.graph();
  const NodeId end = graph.rowBegin(row.symbol, graph.make(Op::IAdd, row.row, graph.constant(int32_t{1})));
  return graph.make(Op::ISub, end, graph.rowBegin(row.symbol, row.row));
}

Operand rowEntry(Builder& builder, const Operand& row, NodeId position, uint32_t offset) {
  Graph& graph = builder.graph();
  return entryOf(builder, row.symbol, graph.make(Op::IAdd, graph.rowBegin(row.symbol, row.row), position), offset);
}

Operand nameOperand(Builder& builder, const ast::Node& node) {
  const Module& module = builder.module();
  const NameId name = node.a;
  const uint32_t offset = node.offset, file = module.text.fileOf(offset);
  const Meaning meaning = module.meaningOf(name, file);
  switch (meaning.kind) {
    case Meaning::Kind::Number: return builder.real(meaning.number, offset);
    case Meaning::Kind::Dim: {
      Operand size = builder.scalar(sizeOf(builder, meaning.index), ValueType::integer(), offset);
      size.symbol = meaning.index;
      size.flags = Operand::kDimension;
      return size;
    }
    case Meaning::Kind::Symbol: {
      const Progress progress = module.symbolProgress[meaning.index];
      if (progress == Progress::Failed) return poison(offset);
      if (progress != Progress::Done) {  // constants and sizes come before symbols
        return builder.mistakes.add(offset,
                                    fmt::format("`{}` is not known when compiling", module.tree.names.text(name)));
      }
      const Symbol& symbol = builder.program().symbols[meaning.index];
      const NodeId first = builder.graph().constant(int32_t{0});
      if (symbol.dims.empty()) return rowAt(builder, meaning.index, first, {}, offset);
      return {.type = module.rows[meaning.index], .form = Form::Symbol, .symbol = meaning.index, .offset = offset};
    }
    case Meaning::Kind::Const: {
      const Progress progress = module.constProgress[meaning.index];
      if (progress != Progress::Done) {
        if (progress != Progress::Failed) builder.mistakes.need(Need::Kind::Const, meaning.index);
        return poison(offset);
      }
      const ConstValue& value = module.consts[meaning.index];
      return {.type = value.type, .form = Form::Constants, .first = value.first, .offset = offset};
    }
    case Meaning::Kind::None: break;
  }
  if (node.b != 0 && module.isFunction(name, file))
    return {.form = Form::Function, .first = name, .symbol = file, .offset = offset};
  return poison(offset);  // reported when names were checked
}

Operand applyIndex(Builder& builder, const Operand& base, std::span<const Operand> indices, uint32_t offset) {
  if (base.poisoned() || (base.form == Form::Tuple && !isValue(builder, base))) return poison(offset);
  for (const Operand& index : indices) {
    if (index.poisoned()) return poison(offset);
  }
  if (base.form == Form::Symbol) return indexSymbol(builder, base, indices, offset);
  if (base.form == Form::Row) {
    const Operand entry = indexRow(builder, base, indices[0], offset);
    return indexValues(builder, entry, indices.subspan(1), offset);
  }
  if (base.form == Form::Open) {
    Operand value = base;
    for (; !indices.empty() && value.form == Form::Open; indices = indices.subspan(1))
      value = indexOpen(builder, value, indices[0], offset);
    return indices.empty() ? value : applyIndex(builder, value, indices, offset);
  }
  if (base.type.length() == 0) {
    return builder.mistakes.add(offset, fmt::format("{} has no components to index", builder.nameOf(base.type)));
  }
  return indexValues(builder, base, indices, offset);
}

Operand applyMember(Builder& builder, const Operand& base, std::string_view member, uint32_t offset) {
  if (!isValue(builder, base)) return poison(offset);
  if (!base.type.isVector()) {
    return builder.mistakes.add(offset,
                                fmt::format("`.{}` is for vectors, but this is {}", member, builder.nameOf(base.type)));
  }
  int components[4] = {};
  bool good = false;
  for (const std::string_view set : {"xyzw", "rgba", "stpq"}) {
    bool all = member.size() <= 4;
    for (size_t k = 0; all && k < member.size(); ++k) {
      components[k] = componentOf(member[k], set.substr(0, base.type.rows));
      all = components[k] >= 0;
    }
    good = all;
    if (good) break;
  }
  if (!good) {
    return builder.mistakes.add(offset, fmt::format("{} has no components `.{}`", builder.nameOf(base.type), member),
                                fmt::format("they are `{}` or `{}`, one to four of one kind",
                                            std::string_view("xyzw").substr(0, base.type.rows),
                                            std::string_view("rgba").substr(0, base.type.rows)));
  }
  const ValueType element = base.type.element();
  if (member.size() == 1) {
    Operand result = builder.part(base, static_cast<uint32_t>(components[0]), element);
    result.offset = offset;
    return result;
  }
  ValueType type = element;
  type.rows = static_cast<uint8_t>(member.size());
  return builder.build(type, offset,
                       [&](uint32_t k) { return builder.at(base, static_cast<uint32_t>(components[k])); });
}

}  // namespace hgc
