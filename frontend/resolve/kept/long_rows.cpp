#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "frontend/resolve/kept/arrays.h"

namespace hgc {
namespace {

using ast::Kind;
using ast::Operator;

/// Rows of so many numbers are written out: scalars in registers serve those better than loops.
constexpr int64_t kLongestWritten = 256;
/// Shorter axes of other symbols are vectors, whatever numbers the entries of long rows.
constexpr int64_t kShortestOpen = 16;
/// Steps of a fold that may be expanded.
constexpr int64_t kMostSteps = 32;
/// Programs of more terms are recorded ones, which read their entries one by one.
constexpr size_t kMostTerms = 256;
constexpr int64_t kMostEntries = int64_t{1} << 30;  // counted

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

/// What numbers the entries of long rows.
struct Lengths {
  std::set<uint32_t> consts;
  std::set<int64_t> written;  // as numbers
};

std::optional<int64_t> writtenLength(const ast::Tree& tree, const ast::Code& extent) {
  const bool isNumber = extent.end - extent.begin == 1 && tree.nodes[extent.begin].kind == Kind::Integer;
  return isNumber ? integerOf(tree, extent) : std::nullopt;
}

/// The axes of a symbol; none of a param, which is one value for all instances.
std::span<ast::Axis> axesOf(ast::Tree& tree, const ast::SymbolDeclaration& symbol) {
  if (symbol.type == kNone || symbol.kind == SymbolKind::Param) return {};
  const ast::TypeExpression& type = tree.types[symbol.type];
  return std::span(tree.axes).subspan(type.firstAxis, type.axisCount);
}

/// What numbers the entries of a symbol's rows, if these are long.
Lengths lengthsOf(Module& module, const ast::SymbolDeclaration& symbol) {
  Lengths lengths;
  int64_t entries = 1;
  for (const ast::Axis& axis : axesOf(module.tree, symbol)) {
    if (axis.extent.empty()) return {};
    const std::optional<uint32_t> constant = constNamed(module, axis.extent);
    if (constant) lengths.consts.insert(*constant);
    if (const auto length = writtenLength(module.tree, axis.extent)) lengths.written.insert(*length);
    const auto length = integerOf(module.tree, constant ? module.tree.consts[*constant].value : axis.extent);
    if (length) entries = std::min(entries * *length, kMostEntries);
  }
  return entries > kLongestWritten && entries <= kMaxEntries ? lengths : Lengths{};
}

/// Whether it is unknowns with a row for each index of a dimension: instances read few of these rows, each whole.
bool isAlongDimensions(Module& module, const ast::SymbolDeclaration& symbol) {
  const std::span<ast::Axis> axes = axesOf(module.tree, symbol);
  const auto isWritten = [&](const ast::Axis& axis) {
    return constNamed(module, axis.extent) || integerOf(module.tree, axis.extent);
  };
  return symbol.kind == SymbolKind::Var && !std::ranges::all_of(axes, isWritten);
}

/// The constants that bound folds of many steps.
std::set<uint32_t> constsOfFolds(const Module& module) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  std::set<uint32_t> found;
  for (uint32_t loop = 0; loop < nodes.size(); ++loop) {
    if (nodes[loop].kind != Kind::RangeLoop || !ast::carries(nodes[loop].op)) continue;
    const uint32_t end = ast::expressionBegin(nodes, loop), bound = ast::expressionBegin(nodes, end);
    const std::optional<uint32_t> constant = constNamed(module, {bound, end, 0});
    const auto length = constant ? integerOf(module.tree, module.tree.consts[*constant].value) : std::nullopt;
    if (length && *length > kMostSteps) found.insert(*constant);
  }
  return found;
}

/// Makes dimensions of constants.
void openConsts(ast::Tree& tree, const std::set<uint32_t>& opened) {
  std::vector<ast::ConstDeclaration> others;
  for (uint32_t k = 0; k < tree.consts.size(); ++k) {
    const ast::ConstDeclaration& constant = tree.consts[k];
    if (opened.contains(k)) tree.dims.push_back({constant.name, constant.offset, constant.value});
    else others.push_back(constant);
  }
  tree.consts = std::move(others);
}

/// Makes dimensions of numbers, which they are called by: names that no text can mean.
void openWritten(Module& module, const std::set<int64_t>& opened) {
  ast::Tree& tree = module.tree;
  std::map<int64_t, NameId> names;
  for (const ast::SymbolDeclaration& symbol : tree.symbols) {
    const bool isLong = !lengthsOf(module, symbol).written.empty();
    for (ast::Axis& axis : axesOf(tree, symbol)) {
      const auto length = writtenLength(tree, axis.extent);
      if (!length || !opened.contains(*length) || (!isLong && *length < kShortestOpen)) continue;
      const auto [found, isNew] = names.try_emplace(*length);
      if (isNew) {
        found->second = tree.names.intern(module.madeNames.emplace_back(std::to_string(*length)));
        tree.dims.push_back({found->second, axis.offset, axis.extent});
      }
      const auto at = static_cast<uint32_t>(tree.nodes.size());
      tree.nodes.push_back({.kind = Kind::Name, .offset = axis.offset, .a = found->second});
      axis.extent = {at, at + 1, 0};
    }
  }
}

}  // namespace

bool openLongRows(Module& module) {
  const auto isResidual = [](const ast::TermDeclaration& term) { return term.kind == TermKind::Residual; };
  if (module.tree.terms.size() > kMostTerms || std::ranges::any_of(module.tree.terms, isResidual)) return false;
  Lengths opened{constsOfFolds(module), {}}, kept;
  for (const ast::SymbolDeclaration& symbol : module.tree.symbols) {
    Lengths lengths = lengthsOf(module, symbol);
    Lengths& to = isAlongDimensions(module, symbol) ? kept : opened;
    to.consts.merge(lengths.consts);
    to.written.merge(lengths.written);
  }
  for (const uint32_t constant : kept.consts) opened.consts.erase(constant);
  for (const int64_t length : kept.written) opened.written.erase(length);
  if (!opened.written.empty()) openWritten(module, opened.written);
  if (!opened.consts.empty()) openConsts(module.tree, opened.consts);
  return !opened.consts.empty() || !opened.written.empty();
}

}  // namespace hgc
