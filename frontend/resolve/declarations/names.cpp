/// Which declaration each name means.
#include <fmt/format.h>

#include <algorithm>

#include "frontend/resolve/declarations/declarations.h"
#include "frontend/resolve/declarations/suggestions.h"
#include "frontend/resolve/declarations/values.h"
#include "frontend/resolve/foreign_words.h"

namespace hgc {
namespace {

/// By name: offset + 1 of its declaration, 0 if there is none.
using Places = std::vector<uint32_t>;

void reportDuplicate(const Module& module, const Reporter& reporter, NameId name, uint32_t offset, uint32_t before) {
  hgc::reportDuplicate(reporter, fmt::format("`{}`", module.tree.names.text(name)), offset, before);
}

/// Says what names mean as values. Gives where they are declared.
Places declareValues(Module& module, const Reporter& reporter) {
  Places places(module.tree.names.size());
  const auto declare = [&](const auto& declarations, Meaning::Kind kind) {
    for (uint32_t k = 0; k < declarations.size(); ++k) {
      const auto& [name, offset] = std::pair(declarations[k].name, declarations[k].offset);
      const uint32_t file = kind == Meaning::Kind::Const ? module.text.fileOf(offset) : 0;
      if (places[name] == 0) {
        places[name] = offset + 1;
        module.meanings[name] = {kind, k, file, 0};
        continue;
      }
      // Kinds are declared one after another; the message follows the order in the file.
      const uint32_t other = places[name] - 1;
      // What an imported file declares stands; the mistake is in the program.
      const bool imported = module.text.fileOf(offset) != module.text.fileOf(other);
      reportDuplicate(module, reporter, name, imported ? other : std::max(offset, other),
                      imported ? offset : std::min(offset, other));
    }
  };
  declare(module.tree.dims, Meaning::Kind::Dim);
  declare(module.tree.symbols, Meaning::Kind::Symbol);
  declare(module.tree.consts, Meaning::Kind::Const);
  return places;
}

/// Functions of one name are overloads; a function and a value of one file may not share one.
void declareFunctions(Module& module, const Reporter& reporter, const Places& values) {
  const auto& functions = module.tree.functions;
  module.nextOverload.assign(functions.size(), kNone);
  module.functionFiles.resize(functions.size());
  for (auto k = static_cast<uint32_t>(functions.size()); k-- > 0;) {
    const auto [name, offset] = std::pair(functions[k].name, functions[k].offset);
    const uint32_t file = module.functionFiles[k] = module.text.fileOf(offset);
    if (functions[k].isRetraction) continue;
    uint32_t& first = module.callees[name].function;
    module.nextOverload[k] = first;
    first = k;
    const uint32_t value = values[name];
    if (value != 0 && module.text.fileOf(value - 1) == file)
      reportDuplicate(module, reporter, name, std::max(offset, value - 1), std::min(offset, value - 1));
  }
}

/// Terms have names of their own; what reads a field or output names its symbol.
void declareTerms(const Module& module, const Reporter& reporter) {
  Places seen(module.tree.names.size());
  for (const ast::TermDeclaration& term : module.tree.terms) {
    if (seen[term.name] == term.offset + 1) continue;  // an output that gives a field out
    if (seen[term.name] != 0) reportDuplicate(module, reporter, term.name, term.offset, seen[term.name] - 1);
    else seen[term.name] = term.offset + 1;
  }
}

/// A manifold is a type; no other type that the same file sees has its name.
void declareManifolds(const Module& module, const Reporter& reporter) {
  const auto& manifolds = module.tree.manifolds;
  for (size_t k = 0; k < manifolds.size(); ++k) {
    const auto [name, offset] = std::pair(manifolds[k].name, manifolds[k].offset);
    const std::optional<uint32_t> first = manifoldNamed(module, name, module.text.fileOf(offset));
    if (first && *first != k) reportDuplicate(module, reporter, name, offset, manifolds[*first].offset);
    const Meaning meaning = module.meaningOf(name, module.text.fileOf(offset));
    if (meaning.kind == Meaning::Kind::Dim)
      reportDuplicate(module, reporter, name, offset, module.tree.dims[meaning.index].offset);
    if (typeNamed(module.tree.names.text(name)))
      reporter.error(offset, fmt::format("`{}` is a type of the language", module.tree.names.text(name)));
  }
}

/// Only the names that the program uses: most are locals.
void declareBuiltins(Module& module) {
  const auto isIn = [](const std::vector<uint32_t>& uses, NameId name) { return ast::Uses::firstOf(uses, name) != 0; };
  for (const ast::Uses& uses : module.tree.uses) {
    const size_t count = std::max({uses.value.size(), uses.call.size(), uses.argument.size()});
    for (NameId name = 0; name < count; ++name) {
      if (isIn(uses.call, name) || isIn(uses.argument, name))
        module.callees[name].builtin = builtinNamed(module.tree.names.text(name));
      if (!uses.mayRead(name) || module.meanings[name].kind != Meaning::Kind::None) continue;
      const std::optional<double> number = builtinConstant(module.tree.names.text(name));
      if (number) module.meanings[name] = {Meaning::Kind::Number, kNone, 0, *number};
    }
  }
}

/// Whether the name is that of a reduction, which is reported then.
bool isReduction(const Module& module, const Reporter& reporter, NameId name, uint32_t offset) {
  if (name < id(Word::Sum) || name > id(Word::Scan)) return false;
  const char* const start = name >= id(Word::Fold) ? ", acc = start" : "";
  const std::string_view text = module.tree.names.text(name);
  reporter.error(offset, fmt::format("`{}` runs over a range", text),
                 fmt::format("write `{}(k in 0..n{}) value`", text, start));
  return true;
}

/// Reports the use of a name that means no value.
void reportValue(const Module& module, const Reporter& reporter, NameId name, uint32_t offset) {
  const std::string_view text = module.tree.names.text(name);
  const bool isCalled = module.firstSeen(module.callees[name].function, module.text.fileOf(offset)) != kNone;
  if (isCalled || builtinNamed(text).builtin != Builtin::None)
    return reporter.error(offset, fmt::format("`{}` is a function", text), fmt::format("call it: `{}(..)`", text));
  if (isReduction(module, reporter, name, offset)) return;
  reporter.error(offset, fmt::format("unknown name `{}`", text), suggestValue(module, name, offset));
}

/// Reports the use of a name, alone as an argument, that means neither a value nor a function.
void reportArgument(const Module& module, const Reporter& reporter, NameId name, uint32_t offset) {
  if (isReduction(module, reporter, name, offset)) return;
  const std::string_view text = module.tree.names.text(name);
  const std::string value = insteadOfFunction(text).empty() ? suggestValue(module, name, offset) : "";
  reporter.error(offset, fmt::format("unknown name `{}`", text), value.empty() ? suggestFunction(module, name) : value);
}

/// Reports the call of a name that means no function.
void reportCall(const Module& module, const Reporter& reporter, NameId name, uint32_t offset) {
  if (isReduction(module, reporter, name, offset)) return;
  const std::string_view text = module.tree.names.text(name);
  if (module.meaningOf(name, module.text.fileOf(offset)).kind != Meaning::Kind::None)
    return reporter.error(offset, fmt::format("`{}` is not a function", text),
                          "an array is indexed with brackets: `x[i]`");
  reporter.error(offset, fmt::format("unknown function `{}`", text), suggestFunction(module, name));
}

void checkNames(const Module& module, const Reporter& reporter, uint32_t file) {
  const ast::Uses& uses = module.tree.uses[file];
  std::vector<std::pair<uint32_t, NameId>> unknown;  // by place, so that messages come in the order of the file
  for (NameId name = 0; name < module.tree.names.size(); ++name) {
    const uint32_t value = ast::Uses::firstOf(uses.value, name), call = ast::Uses::firstOf(uses.call, name);
    const uint32_t argument = ast::Uses::firstOf(uses.argument, name);
    const bool isValue = module.meaningOf(name, file).kind != Meaning::Kind::None;
    const bool isFunction = module.isFunction(name, file);
    if (value != 0 && !isValue) unknown.emplace_back(value, name);
    else if (argument != 0 && !isValue && !isFunction) unknown.emplace_back(argument, name);
    if (call != 0 && !isFunction) unknown.emplace_back(call, name);
  }
  std::sort(unknown.begin(), unknown.end());
  for (const auto& [offset, name] : unknown) {
    if (reporter.full()) return;
    const bool isCall = ast::Uses::firstOf(uses.call, name) == offset;
    const bool isArgument = ast::Uses::firstOf(uses.argument, name) == offset;
    (isCall ? reportCall : isArgument ? reportArgument : reportValue)(module, reporter, name, offset - 1);
  }
}

}  // namespace

void declareNames(Module& module, const Reporter& reporter) {
  module.meanings.resize(module.tree.names.size());
  module.callees.resize(module.tree.names.size());
  declareFunctions(module, reporter, declareValues(module, reporter));
  declareTerms(module, reporter);
  declareBuiltins(module);
  declareManifolds(module, reporter);
}

void reportDuplicate(const Reporter& reporter, const std::string& what, uint32_t offset, uint32_t before) {
  Diagnostic twice = reporter.make(Severity::Error, offset, fmt::format("{} is declared twice", what));
  twice.notes.push_back(reporter.note(before, "previous declaration is here"));
  reporter.add(std::move(twice));
}

void checkNames(Module& module, const Reporter& reporter) {
  for (uint32_t file = 0; file < module.tree.uses.size(); ++file) {
    if (!module.incomplete[file]) checkNames(module, reporter, file);  // else a name may be one that is missing
  }
}

std::optional<uint32_t> manifoldNamed(const Module& module, NameId name, uint32_t file) {
  for (uint32_t k = 0; k < module.tree.manifolds.size(); ++k) {
    const ast::ManifoldDeclaration& manifold = module.tree.manifolds[k];
    if (manifold.name == name && module.sees[file][module.text.fileOf(manifold.offset)]) return k;
  }
  return std::nullopt;
}

Meaning Module::meaningOf(NameId name, uint32_t file) const {
  if (name >= meanings.size()) return {};
  const Meaning& meaning = meanings[name];
  if (!meaning.isDeclared() || sees[file][meaning.file]) return meaning;
  const std::optional<double> number = builtinConstant(tree.names.text(name));
  return number ? Meaning{Meaning::Kind::Number, kNone, 0, *number} : Meaning{};
}

}  // namespace hgc
