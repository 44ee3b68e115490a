#pragma once
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "frontend/frontend.h"
#include "frontend/lower/operand.h"

namespace hgc {

class Builder;

/// The lengths of ragged rows that a term is lowered for.
class RowLengths {
 public:
  /// Begins anew with these, in the order in which they are asked for.
  void begin(std::span<const uint32_t> given);

  const std::vector<LengthKey>& keys() const { return keys_; }
  /// The place of a row among the keys; their number if it is none of them.
  uint32_t numberOf(SymbolId symbol, NodeId row) const;
  void add(LengthKey key) { keys_.push_back(key); }
  std::optional<uint32_t> given(uint32_t number) const;

  /// Remembers that a mistake came of a length. False if others came of another one.
  bool addMistaken(uint32_t number);
  /// The number of the first length that a mistake came of; kNone if none did.
  uint32_t mistaken() const { return mistaken_; }

 private:
  std::span<const uint32_t> given_;
  std::vector<LengthKey> keys_;
  uint32_t mistaken_ = kNone;
};

/// What a ragged row is lowered for: its length or, if only data knows that, `kLongRow`. Nothing if it is not given,
/// and then the lowering stops.
std::optional<uint32_t> lengthOf(Builder& builder, SymbolId symbol, NodeId row);
/// The length that is given of a ragged row, as an integer that is known to be one.
Operand integerOfLength(Builder& builder, const Operand& row, uint32_t length, uint32_t offset);
/// A mistake of what may be made of the length of a row: then names that.
Operand mistakeOf(Builder& builder, const Operand& cause, uint32_t offset, std::string message);

}  // namespace hgc
