#include "frontend/resolve/roots/counts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

namespace hgc {
namespace {

using ast::Kind;
using ast::Operator;

constexpr int64_t kLargest = INT32_MAX;  // so that no product overflows
constexpr int kMostDeclarations = 16;    // that one is made of; one that needs itself is reported elsewhere

/// Sizes times numbers, and a number.
struct Linear {
  std::map<DimId, int64_t> sizes;
  int64_t number = 0;

  bool isNumber() const { return sizes.empty(); }
};

std::optional<Linear> linearOf(const Module& module, uint32_t begin, uint32_t end, int depth);

std::optional<Linear> plus(const Linear& left, const Linear& right, int64_t times) {
  Linear sum = left;
  sum.number += times * right.number;
  for (const auto& [dim, factor] : right.sizes) sum.sizes[dim] += times * factor;
  std::erase_if(sum.sizes, [](const auto& size) { return size.second == 0; });
  const auto isLarge = [](const auto& size) { return std::abs(size.second) > kLargest; };
  if (std::abs(sum.number) > kLargest || std::any_of(sum.sizes.begin(), sum.sizes.end(), isLarge)) return std::nullopt;
  return sum;
}

std::optional<Linear> applied(Operator op, const Linear& left, const Linear& right) {
  switch (op) {
    case Operator::Add: return plus(left, right, 1);
    case Operator::Sub: return plus(left, right, -1);
    case Operator::Mul:
      if (left.isNumber()) return plus({}, right, left.number);
      return right.isNumber() ? plus({}, left, right.number) : std::nullopt;
    default: return std::nullopt;
  }
}

std::optional<Linear> meant(const Module& module, NameId name, int depth) {
  const Meaning meaning = module.meaningOf(name, 0);
  const auto value = [&](const ast::Code& code) { return linearOf(module, code.begin, code.end, depth + 1); };
  if (meaning.kind == Meaning::Kind::Const) {
    const ast::ConstDeclaration& constant = module.tree.consts[meaning.index];
    return constant.type == kNone ? value(constant.value) : std::nullopt;  // else it may be no `int`
  }
  if (meaning.kind != Meaning::Kind::Dim) return std::nullopt;
  const ast::Code& size = module.tree.dims[meaning.index].size;
  return size.empty() ? std::optional(Linear{{{meaning.index, 1}}, 0}) : value(size);
}

std::optional<Linear> linearOf(const Module& module, uint32_t begin, uint32_t end, int depth) {
  if (depth > kMostDeclarations) return std::nullopt;
  std::vector<Linear> stack;
  for (uint32_t at = begin; at < end; ++at) {
    const ast::Node& node = module.tree.nodes[at];
    std::optional<Linear> value;
    if (node.kind == Kind::Integer && node.b == 0 && node.a <= kLargest)
      value = Linear{{}, static_cast<int64_t>(node.a)};
    if (node.kind == Kind::Name) value = meant(module, node.a, depth);
    if (node.kind == Kind::Unary && node.op == Operator::Negate && !stack.empty()) {
      value = plus({}, stack.back(), -1);
      stack.pop_back();
    }
    if (node.kind == Kind::Binary && stack.size() > 1) {
      value = applied(node.op, stack[stack.size() - 2], stack.back());
      stack.resize(stack.size() - 2);
    }
    if (!value) return std::nullopt;
    stack.push_back(std::move(*value));
  }
  return stack.size() == 1 ? std::optional(stack.front()) : std::nullopt;
}

}  // namespace

std::optional<Counts> countsOf(const Module& module, uint32_t loop) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  if (nodes[loop].kind == Kind::RowLoop) {
    const bool isName = nodes[loop - 1].kind == Kind::Name;
    const Meaning meaning = isName ? module.meaningOf(nodes[loop - 1].a, 0) : Meaning{};
    if (meaning.kind != Meaning::Kind::Dim) return std::nullopt;
    return Counts{meaning.index, 0, !module.tree.dims[meaning.index].size.empty()};
  }
  const uint32_t high = ast::expressionBegin(nodes, loop);
  const std::optional<Linear> from = linearOf(module, ast::expressionBegin(nodes, high), high, 0);
  const std::optional<Linear> to = linearOf(module, high, loop, 0);
  const std::optional<Linear> count = from && to ? plus(*to, *from, -1) : std::nullopt;
  if (!count) return std::nullopt;
  const auto isDimension = [&](const ast::Node& node) {
    return node.kind == Kind::Name && module.meaningOf(node.a, 0).kind == Meaning::Kind::Dim;
  };
  const bool isOfDimensions =
      std::any_of(nodes.begin() + ast::expressionBegin(nodes, high), nodes.begin() + loop, isDimension);
  if (count->isNumber()) return Counts{kNone, std::max<int64_t>(count->number, 0), true, isOfDimensions};
  const auto& [dim, factor] = *count->sizes.begin();
  return count->sizes.size() == 1 && factor == 1 ? std::optional(Counts{dim, count->number}) : std::nullopt;
}

bool areMany(const Module& module, const Counts& counts) {
  constexpr int64_t kMostInLoops = 256;
  if (!counts.isKnown) return true;
  if (!counts.isOfDimensions) return false;
  const ast::Code size = counts.dim == kNone ? ast::Code{} : module.tree.dims[counts.dim].size;
  const std::optional<Linear> known = linearOf(module, size.begin, size.end, 0);
  return counts.plus + (known ? known->number : 0) > kMostInLoops;
}

DimId dimensionOf(Module& module, const Counts& counts, uint32_t offset) {
  if (counts.dim != kNone && counts.plus == 0) return counts.dim;
  Program& program = module.program;
  const bool isNumber = counts.dim == kNone;
  const std::string name = isNumber ? std::to_string(counts.plus)
                                    : fmt::format("{} {} {}", program.dims[counts.dim].name,
                                                  counts.plus < 0 ? '-' : '+', std::abs(counts.plus));
  const auto known = std::ranges::find(program.dims, name, &Dim::name);
  if (known != program.dims.end()) return static_cast<DimId>(known - program.dims.begin());
  ast::Tree& tree = module.tree;
  const NameId id = tree.names.intern(module.madeNames.emplace_back(name));
  const auto at = static_cast<uint32_t>(tree.nodes.size());
  if (isNumber)
    tree.nodes.push_back({.kind = Kind::Integer, .offset = offset, .a = static_cast<uint32_t>(counts.plus)});
  tree.dims.push_back({id, offset, {at, static_cast<uint32_t>(tree.nodes.size()), 0}});
  program.dims.push_back({name, -1, module.text.locate(offset), counts.dim, isNumber ? 0 : counts.plus});
  module.dimProgress.emplace_back();
  module.meanings.resize(std::max<size_t>(module.meanings.size(), id + size_t{1}));
  module.meanings[id] = {.kind = Meaning::Kind::Dim, .index = static_cast<uint32_t>(tree.dims.size() - 1)};
  return static_cast<DimId>(program.dims.size() - 1);
}

}  // namespace hgc
