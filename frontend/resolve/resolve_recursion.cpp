/// Functions are inlined, so none may reach itself. Calls of overloaded names are left to the evaluator, which knows
/// the types.
#include <fmt/format.h>

#include <algorithm>

#include "frontend/resolve/cycles.h"
#include "frontend/resolve/resolver.h"

namespace hgc {

/// The functions that a body surely means when it calls: those whose name has one declaration.
std::vector<uint32_t> Resolver::calledBy(uint32_t function) const {
  const ast::FunctionDeclaration& declaration = module_.tree.functions[function];
  // A gradient stands right after its body.
  const uint32_t end = declaration.gradient.empty() ? declaration.body.end : declaration.gradient.end;
  std::vector<uint32_t> called;
  for (uint32_t k = declaration.body.begin; k < end; ++k) {
    const ast::Node& node = module_.tree.nodes[k];
    if (node.kind != ast::Kind::Call) continue;
    const uint32_t file = module_.functionFiles[function];
    const uint32_t callee = module_.firstSeen(module_.callees[node.a].function, file);
    if (callee == kNone || module_.nextSeen(callee, file) != kNone) continue;
    if (module_.tree.functions[callee].parameterCount == node.b) called.push_back(callee);
  }
  return called;
}

void Resolver::checkRecursion() {
  CycleSearch search(module_.tree.functions.size());
  for (uint32_t first = 0; first < module_.tree.functions.size(); ++first) {
    search.from(
        first, [&](uint32_t function) { return calledBy(function); },
        [&](const std::vector<uint32_t>& cycle) { reportCycle(cycle); });
  }
}

uint32_t Resolver::callOffset(uint32_t caller, uint32_t callee) const {
  const ast::FunctionDeclaration& declaration = module_.tree.functions[caller];
  const uint32_t end = declaration.gradient.empty() ? declaration.body.end : declaration.gradient.end;
  for (uint32_t k = declaration.body.begin; k < end; ++k) {
    const ast::Node& node = module_.tree.nodes[k];
    const bool called = node.kind == ast::Kind::Call && node.a == module_.tree.functions[callee].name;
    if (called) return node.offset;
  }
  return module_.tree.functions[caller].offset;
}

void Resolver::reportCycle(const std::vector<uint32_t>& cycle) {
  const auto nameOf = [&](uint32_t function) { return text(module_.tree.functions[function].name); };
  const Ends ends(cycle.size());
  std::string path;
  for (size_t k = 0; k < cycle.size(); ++k) {
    if (ends.shows(k)) path += nameOf(cycle[k]) + " -> ";
    if (ends.precedesGap(k)) path += fmt::format("... {} more ... -> ", ends.hidden());
  }
  Diagnostic diagnostic =
      reporter_.make(Severity::Error, module_.tree.functions[cycle[0]].offset,
                     fmt::format("function `{}` is recursive: {}{}", nameOf(cycle[0]), path, nameOf(cycle[0])),
                     "functions are inlined and cannot recurse");
  for (size_t k = 0; k < cycle.size(); ++k) {
    if (!ends.shows(k)) continue;
    const uint32_t callee = cycle[(k + 1) % cycle.size()];
    diagnostic.notes.push_back(reporter_.note(callOffset(cycle[k], callee),
                                              fmt::format("`{}` calls `{}` here", nameOf(cycle[k]), nameOf(callee))));
  }
  // The bodies would go round for ever; the mistake stands for them.
  for (const uint32_t function : cycle) {
    ast::Code& body = module_.tree.functions[function].body;
    if (body.empty()) continue;
    module_.tree.nodes[body.begin] = {.kind = ast::Kind::Mistake, .offset = module_.tree.functions[function].offset};
    body.end = body.begin + 1;
    module_.tree.functions[function].gradient = {};
  }
  reporter_.add(std::move(diagnostic));
}

}  // namespace hgc
