#include "frontend/resolve/declarations/suggestions.h"

#include <fmt/format.h>

#include <algorithm>

#include "frontend/resolve/foreign_words.h"
#include "frontend/resolve/library.h"
#include "ir/report/suggest.h"

namespace hgc {

std::string suggestValue(const Module& module, NameId name, uint32_t offset) {
  const ast::Tree& tree = module.tree;
  const std::string_view wanted = module.tree.names.text(name);
  if (const std::string instead = insteadOfValue(wanted); !instead.empty()) return instead;
  if (std::ranges::count(tree.terms, name, &ast::TermDeclaration::name) > 0)
    return fmt::format(
        "`{}` is a term, which others do not read: make its formula a field that all read, `let f[i in N] = ..;`",
        wanted);
  Suggestion suggestion(wanted);
  for (NameId other = 0; other < module.meanings.size(); ++other) {
    if (module.meanings[other].isDeclared()) suggestion.consider(tree.names.text(other));
  }
  for (const std::string_view number : {"PI", "TAU", "E", "INF", "NAN"}) suggestion.consider(number);
  const auto considerLocals = [&](const ast::Code& body, std::span<const ast::Parameter> parameters) {
    if (body.empty() || tree.nodes[body.begin].offset > offset + 4096 ||
        tree.nodes[body.end - 1].offset + 65536 < offset)
      return;
    bool inside = false;
    for (uint32_t k = body.begin; k < body.end; ++k) inside = inside || tree.nodes[k].offset == offset;
    if (!inside) return;
    for (const ast::Parameter& parameter : parameters) suggestion.consider(tree.names.text(parameter.name));
    for (uint32_t k = body.begin; k < body.end; ++k) {
      const ast::Node& node = tree.nodes[k];
      const bool names = node.kind == ast::Kind::Let || node.kind == ast::Kind::Accumulator ||
                         (node.kind == ast::Kind::Join && node.b != kNoName);
      if (names) suggestion.consider(tree.names.text(node.b));
    }
  };
  for (const auto& function : tree.functions) considerLocals(function.body, tree.parametersOf(function));
  for (const auto& term : tree.terms) considerLocals(term.body, tree.axesOf(term));
  return suggestion.hint();
}

std::string suggestFunction(const Module& module, NameId name) {
  const std::string_view wanted = module.tree.names.text(name);
  if (const std::string instead = insteadOfFunction(wanted); !instead.empty()) return instead;
  Suggestion suggestion(wanted);
  for (const auto& function : module.tree.functions) suggestion.consider(module.tree.names.text(function.name));
  forEachBuiltin([&](std::string_view builtin) { suggestion.consider(builtin); });
  const std::string_view library = libraryOf(wanted);
  return library.empty() ? suggestion.hint() : fmt::format("write `import std.{};`", library);
}

std::string suggestDim(const Module& module, NameId name) {
  const std::string_view wanted = module.tree.names.text(name);
  Suggestion suggestion(wanted);
  for (const auto& dim : module.tree.dims) suggestion.consider(module.tree.names.text(dim.name));
  return suggestion.best().empty() ? fmt::format("declare it: `dim {};`", wanted) : suggestion.hint();
}

std::string suggestType(const Module& module, NameId name) {
  const std::string_view wanted = module.tree.names.text(name);
  if (const std::string instead = insteadOfType(wanted); !instead.empty()) return instead;
  if (const std::string_view library = libraryOf(wanted); !library.empty())
    return fmt::format("write `import std.{};`", library);
  Suggestion suggestion(wanted);
  for (const auto& dim : module.tree.dims) suggestion.consider(module.tree.names.text(dim.name));
  for (const std::string_view type :
       {"real", "f32", "f64", "i32", "int", "u32", "bool", "vec2", "vec3", "vec4", "mat2", "mat3", "mat4"})
    suggestion.consider(type);
  for (const auto& manifold : module.tree.manifolds) suggestion.consider(module.tree.names.text(manifold.name));
  return suggestion.best().empty() ? "types are real, f32, i32, u32, bool, vec2..4, mat2..4 and the names of dimensions"
                                   : suggestion.hint();
}

}  // namespace hgc
