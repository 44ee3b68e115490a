#pragma once
/// `x[i, j]`, `v.xyz`, and what names mean as values.
#include <span>

#include "frontend/lower/builder.h"

namespace hgc {

/// The value of a declared name or built-in constant.
Operand nameOperand(Builder& builder, const ast::Node& node);
/// `base[indices...]`
Operand applyIndex(Builder& builder, const Operand& base, std::span<const Operand> indices, uint32_t offset);
/// `base.member`
Operand applyMember(Builder& builder, const Operand& base, std::string_view member, uint32_t offset);
/// The length of a ragged row that only data knows.
NodeId openLength(Builder& builder, const Operand& row);
/// Entry `position` of a ragged row, which is not checked.
Operand rowEntry(Builder& builder, const Operand& row, NodeId position, uint32_t offset);

}  // namespace hgc
