#include "frontend/resolve/long_rows.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace hgc {
namespace {

using ast::Kind;
using ast::Operator;

/// Rows of so many numbers are written out: scalars in registers serve those better than loops.
constexpr int64_t kLongestWritten = 256;
constexpr int64_t kMostEntries = int64_t{1} << 30;

/// The constant of the program's own file that code names, if it does nothing else.
std::optional<uint32_t> constNamed(const Module& module, const ast::Code& code) {
  const ast::Node& node = module.tree.nodes[code.begin];
  if (code.end - code.begin != 1 || node.kind != Kind::Name) return std::nullopt;
  const std::vector<ast::ConstDeclaration>& consts = module.tree.consts;
  const auto found = std::ranges::find(consts, node.a, &ast::ConstDeclaration::name);
  const bool isOwn = found != consts.end() && found->type == kNone && module.text.fileOf(found->offset) == 0;
  return isOwn ? std::optional(static_cast<uint32_t>(found - consts.begin())) : std::nullopt;
}

/// An integer that is written, or a product of such.
std::optional<int64_t> integerOf(const ast::Tree& tree, const ast::Code& code) {
  std::vector<int64_t> stack;
  for (uint32_t at = code.begin; at < code.end; ++at) {
    const ast::Node& node = tree.nodes[at];
    if (node.kind == Kind::Integer) {
      stack.push_back(node.a);
      continue;
    }
    if (node.kind != Kind::Binary || node.op != Operator::Mul || stack.size() < 2) return std::nullopt;
    const int64_t factor = stack.back();
    stack.pop_back();
    stack.back() = std::min(stack.back() * factor, kMostEntries);
  }
  return stack.size() == 1 ? std::optional(stack.back()) : std::nullopt;
}

/// The constants that number the entries of a symbol's rows, if these are long.
std::set<uint32_t> constsOfLongRow(const Module& module, const ast::SymbolDeclaration& symbol) {
  std::set<uint32_t> named;
  if (symbol.type == kNone || symbol.kind == SymbolKind::Param) return named;
  const ast::TypeExpression& type = module.tree.types[symbol.type];
  int64_t entries = 1;
  for (uint32_t k = 0; k < type.axisCount; ++k) {
    const ast::Code& extent = module.tree.axes[type.firstAxis + k].extent;
    if (extent.empty()) return {};
    const std::optional<uint32_t> constant = constNamed(module, extent);
    if (constant) named.insert(*constant);
    const auto length = integerOf(module.tree, constant ? module.tree.consts[*constant].value : extent);
    if (length) entries = std::min(entries * *length, kMostEntries);
  }
  return entries > kLongestWritten ? named : std::set<uint32_t>{};
}

std::set<uint32_t> constsOfLongRows(const Module& module) {
  std::set<uint32_t> all;
  for (const ast::SymbolDeclaration& symbol : module.tree.symbols) all.merge(constsOfLongRow(module, symbol));
  return all;
}

}  // namespace

bool hasLongRows(const Module& module) { return !constsOfLongRows(module).empty(); }

void openLongRows(Module& module) {
  ast::Tree& tree = module.tree;
  const std::set<uint32_t> opened = constsOfLongRows(module);
  std::vector<ast::ConstDeclaration> others;
  for (uint32_t k = 0; k < tree.consts.size(); ++k) {
    const ast::ConstDeclaration& constant = tree.consts[k];
    if (opened.contains(k)) tree.dims.push_back({constant.name, constant.offset, constant.value});
    else others.push_back(constant);
  }
  tree.consts = std::move(others);
}

}  // namespace hgc
