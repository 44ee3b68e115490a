#include "frontend/lower/row_lengths.h"

#include <fmt/format.h>

#include "frontend/lower/builder.h"

namespace hgc {
namespace {

/// Whether an integer depends on the counter of a loop. Rows are small graphs in large ones.
bool isInLoop(const Graph& graph, NodeId root) {
  bool isIn = false;
  walk(graph, {root}, [&](NodeId id) {
    isIn = isIn || graph[id].op == Op::Range;
    return !isIn;
  });
  return isIn;
}

}  // namespace

void RowLengths::begin(std::span<const uint32_t> given) {
  given_ = given;
  keys_.clear();
  mistaken_ = kNone;
}

uint32_t RowLengths::numberOf(SymbolId symbol, NodeId row) const {
  const auto isIts = [&](const LengthKey& key) { return key.symbol == symbol && key.row == row; };
  return static_cast<uint32_t>(std::ranges::find_if(keys_, isIts) - keys_.begin());
}

std::optional<uint32_t> RowLengths::given(uint32_t number) const {
  return number < given_.size() ? std::optional(given_[number]) : std::nullopt;
}

bool RowLengths::addMistaken(uint32_t number) {
  if (mistaken_ == kNone) mistaken_ = number;
  return mistaken_ == number;
}

std::optional<uint32_t> lengthOf(Builder& builder, SymbolId symbol, NodeId row) {
  const uint32_t number = builder.lengths.numberOf(symbol, row);
  const bool isNew = number == builder.lengths.keys().size();
  if (isNew && isInLoop(builder.graph(), row)) {
    needsConstant(builder, builder.scalar(row, ValueType::integer(), 0));
    return kLongRow;
  }
  if (isNew && !builder.mistakes.stopped()) builder.lengths.add({symbol, row});
  const auto given = builder.lengths.given(number);
  if (!given) builder.mistakes.stop();
  return given;
}

Operand integerOfLength(Builder& builder, const Operand& row, uint32_t length, uint32_t offset) {
  Operand result = builder.integer(static_cast<int32_t>(length), offset, Operand::kOfLength);
  result.symbol = builder.lengths.numberOf(row.symbol, row.row);
  return result;
}

Operand mistakeOf(Builder& builder, const Operand& cause, uint32_t offset, std::string message) {
  Mistakes& mistakes = builder.mistakes;
  if (!cause.has(Operand::kOfLength)) return mistakes.add(offset, std::move(message));
  RowLengths& lengths = builder.lengths;
  const std::string& name = builder.program().symbols[lengths.keys()[cause.symbol].symbol].name;
  Diagnostic diagnostic = mistakes.reporter().make(
      Severity::Error, offset,
      fmt::format("{}: the length of a row of `{}` is {}", message, name, *lengths.given(cause.symbol)),
      "choose by its `len`, which is known when compiling: the other side is skipped");
  diagnostic.ofLength = !mistakes.inTrial() && lengths.addMistaken(cause.symbol);
  return mistakes.add(offset, std::move(diagnostic));
}

}  // namespace hgc
