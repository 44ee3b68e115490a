#include "frontend/resolve/kept/array_uses.h"

#include <algorithm>
#include <set>
#include <vector>

#include "frontend/resolve/kept/block_lets.h"
#include "frontend/resolve/roots/path.h"

namespace hgc {
namespace {

using ast::Kind;

/// The names of symbols that have all of their indices.
std::set<uint32_t> indexedNames(const Module& module, const ast::Code& code) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  std::set<uint32_t> indexed;
  for (uint32_t at = code.begin; at < code.end; ++at) {
    if (nodes[at].kind != Kind::Index) continue;
    const uint32_t base = ast::placesOf(nodes, at, nodes[at].a).front() - 1;
    const std::optional<uint32_t> symbol = symbolOf(module, nodes[base]);
    if (symbol && nodes[at].a >= module.program.symbols[*symbol].dims.size()) indexed.insert(base);
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
    const Meaning::Kind kind = module.meaningOf(node).kind;
    const bool isSized = kind == Meaning::Kind::Dim || kind == Meaning::Kind::Symbol;
    return isSized || node.kind == Kind::Local || node.kind == Kind::Call;
  });
}

/// Whether code may be about open arrays: it names a symbol without all of its indices, or makes such an array.
bool namesArrays(const Module& module, const ast::Code& code) {
  const std::set<uint32_t> indexed = indexedNames(module, code);
  for (uint32_t at = code.begin; at < code.end; ++at) {
    const ast::Node& node = module.tree.nodes[at];
    if (ast::isLoop(node.kind) && runsOpen(module, at)) return true;
    const std::optional<uint32_t> symbol = indexed.contains(at) ? std::nullopt : symbolOf(module, node);
    if (symbol && !module.program.symbols[*symbol].dims.empty()) return true;
  }
  return false;
}

}  // namespace

std::optional<uint32_t> calleeWithBody(const Module& module, const ast::Node& call) {
  if (call.kind != Kind::Call) return std::nullopt;
  const std::optional<uint32_t> f = onlyCallee(module, call, module.text.fileOf(call.offset));
  if (!f || module.tree.functions[*f].resultCount > 0) return std::nullopt;
  const auto parameters = module.tree.parametersOf(module.tree.functions[*f]);
  return std::ranges::any_of(parameters, &ast::Parameter::isFunction) ? std::nullopt : f;
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
