#include "frontend/resolve/kept/array_uses.h"

#include <algorithm>
#include <set>
#include <vector>

#include "frontend/resolve/roots/path.h"

namespace hgc {
namespace {

using ast::Kind;

/// What a name means, and nothing for other nodes.
Meaning meaningAt(const Module& module, const ast::Node& node) {
  return node.kind == Kind::Name ? module.meaningOf(node.a, module.text.fileOf(node.offset)) : Meaning{};
}

/// The names of symbols that have all of their indices.
std::set<uint32_t> indexedNames(const Module& module, const ast::Code& code) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  std::set<uint32_t> indexed;
  for (uint32_t at = code.begin; at < code.end; ++at) {
    if (nodes[at].kind != Kind::Index) continue;
    uint32_t base = at;
    for (uint32_t k = 0; k < nodes[at].a; ++k) base = ast::expressionBegin(nodes, base);
    const Meaning meaning = meaningAt(module, nodes[base - 1]);
    if (meaning.kind != Meaning::Kind::Symbol) continue;
    if (nodes[at].a >= module.program.symbols[meaning.index].dims.size()) indexed.insert(base - 1);
  }
  return indexed;
}

/// Whether a comprehension may run over what data sizes: its range is more than constants.
bool runsOpen(const Module& module, uint32_t loop) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  if (!ast::isComprehension(nodes[loop].op)) return false;
  uint32_t begin = ast::expressionBegin(nodes, loop);
  if (nodes[loop].kind == Kind::RangeLoop) begin = ast::expressionBegin(nodes, begin);
  return std::any_of(nodes.begin() + begin, nodes.begin() + loop, [&](const ast::Node& node) {
    const Meaning::Kind kind = meaningAt(module, node).kind;
    const bool isSized = kind == Meaning::Kind::Dim || kind == Meaning::Kind::Symbol;
    return isSized || node.kind == Kind::Local || node.kind == Kind::Call;
  });
}

/// Whether code may be about open arrays: it names a symbol without all of its indices, or makes such an array.
bool namesArrays(const Module& module, const ast::Code& code) {
  const std::set<uint32_t> indexed = indexedNames(module, code);
  for (uint32_t at = code.begin; at < code.end; ++at) {
    const ast::Node& node = module.tree.nodes[at];
    const bool isLoop = node.kind == Kind::RangeLoop || node.kind == Kind::RowLoop;
    if (isLoop && runsOpen(module, at)) return true;
    const Meaning meaning = indexed.contains(at) ? Meaning{} : meaningAt(module, node);
    if (meaning.kind == Meaning::Kind::Symbol && !module.program.symbols[meaning.index].dims.empty()) return true;
  }
  return false;
}

}  // namespace

std::optional<uint32_t> calleeWithBody(const Module& module, const ast::Node& call) {
  if (call.kind != Kind::Call) return std::nullopt;
  const uint32_t file = module.text.fileOf(call.offset);
  const Callee callee = module.calleeOf(call.a);
  const uint32_t f = callee.function == kNone ? kNone : module.firstSeen(callee.function, file);
  if (f == kNone || callee.builtin.builtin != Builtin::None || module.nextSeen(f, file) != kNone) return std::nullopt;
  const ast::FunctionDeclaration& function = module.tree.functions[f];
  const bool isWhole = !function.broken && !function.body.empty() && function.gradient.empty();
  if (!isWhole || function.parameterCount != call.b || function.resultCount > 0) return std::nullopt;
  const bool takesFunctions = std::ranges::any_of(module.tree.parametersOf(function), &ast::Parameter::isFunction);
  return takesFunctions ? std::nullopt : std::optional(f);
}

std::optional<uint32_t> calleeOfArrays(const Module& module, const ast::Node& call) {
  const std::optional<uint32_t> f = calleeWithBody(module, call);
  if (!f) return std::nullopt;
  const ast::FunctionDeclaration& function = module.tree.functions[*f];
  const bool takesArrays = std::ranges::any_of(module.tree.parametersOf(function), [&](const ast::Parameter& each) {
    return module.types[each.type].type.isOpen();
  });
  return takesArrays || namesArrays(module, function.body) ? f : std::nullopt;
}

bool usesArrays(const Module& module, const ast::Code& code) {
  const auto calls = [&](const ast::Node& node) { return calleeOfArrays(module, node).has_value(); };
  const auto nodes = module.tree.nodes.begin();
  return namesArrays(module, code) || std::any_of(nodes + code.begin, nodes + code.end, calls);
}

bool takesSlopes(const Module& module, const ast::Code& code) {
  return anyReached(module, code.begin, code.end, [&](const ast::Node& node) {
    const bool names = node.kind == Kind::Call || (node.kind == Kind::Name && node.b != 0);
    return names && module.calleeOf(node.a).builtin.builtin == Builtin::Slope;
  });
}

}  // namespace hgc
