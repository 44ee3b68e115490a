/// Which declaration each name means.
#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "frontend/resolve/foreign_words.h"
#include "frontend/resolve/library.h"
#include "frontend/resolve/resolver.h"
#include "ir/report/suggest.h"

namespace hgc {

Resolver::Resolver(Module& module, const Reporter& reporter, const CxxOptions& cxx)
    : module_(module), reporter_(reporter), cxxOptions_(cxx), builder_(module, reporter), machine_(builder_) {}

void Resolver::declareNames() {
  const uint32_t count = module_.tree.names.size();
  module_.meanings.resize(count);
  module_.callees.resize(count);
  declaredAt_.resize(count);
  const ast::Tree& tree = module_.tree;
  for (uint32_t k = 0; k < tree.dims.size(); ++k)
    declare(tree.dims[k].name, tree.dims[k].offset, {Meaning::Kind::Dim, k, 0, 0});
  for (uint32_t k = 0; k < tree.symbols.size(); ++k) {
    declare(tree.symbols[k].name, tree.symbols[k].offset, {Meaning::Kind::Symbol, k, 0, 0});
  }
  for (uint32_t k = 0; k < tree.consts.size(); ++k) {
    const uint32_t offset = tree.consts[k].offset;
    declare(tree.consts[k].name, offset, {Meaning::Kind::Const, k, module_.text.fileOf(offset), 0});
  }
  declareFunctions();
  declareTerms();
  declareBuiltins();
}

void Resolver::declare(NameId name, uint32_t offset, Meaning meaning) {
  if (declaredAt_[name] != 0) {
    // Kinds are declared one after another; the message follows the order in the file.
    const uint32_t other = declaredAt_[name] - 1;
    // What an imported file declares stands; the mistake is in the program.
    const bool imported = module_.text.fileOf(offset) != module_.text.fileOf(other);
    duplicate(name, imported ? other : std::max(offset, other), imported ? offset : std::min(offset, other));
    return;
  }
  declaredAt_[name] = offset + 1;
  module_.meanings[name] = meaning;
}

void Resolver::duplicate(NameId name, uint32_t offset, uint32_t before) {
  duplicate(fmt::format("`{}`", text(name)), offset, before);
}

void Resolver::duplicate(const std::string& what, uint32_t offset, uint32_t before) {
  Diagnostic twice = reporter_.make(Severity::Error, offset, fmt::format("{} is declared twice", what));
  twice.notes.push_back(reporter_.note(before, "previous declaration is here"));
  reporter_.add(std::move(twice));
}

/// Functions of one name are overloads; a function and a value of one file may not share one.
void Resolver::declareFunctions() {
  const auto& functions = module_.tree.functions;
  module_.nextOverload.assign(functions.size(), kNone);
  module_.functionFiles.resize(functions.size());
  for (auto k = static_cast<uint32_t>(functions.size()); k-- > 0;) {
    uint32_t& first = module_.callees[functions[k].name].function;
    module_.nextOverload[k] = first;
    first = k;
    module_.functionFiles[k] = module_.text.fileOf(functions[k].offset);
    const uint32_t value = declaredAt_[functions[k].name];
    if (value != 0 && module_.text.fileOf(value - 1) == module_.functionFiles[k])
      duplicate(functions[k].name, std::max(functions[k].offset, value - 1), std::min(functions[k].offset, value - 1));
  }
}

/// Terms have names of their own; what reads a field or output names its symbol.
void Resolver::declareTerms() {
  std::vector<uint32_t> seen(module_.tree.names.size());
  for (const ast::TermDeclaration& term : module_.tree.terms) {
    if (seen[term.name] == term.offset + 1) continue;  // an output that gives a field out
    if (seen[term.name] != 0) duplicate(term.name, term.offset, seen[term.name] - 1);
    else seen[term.name] = term.offset + 1;
  }
}

/// Only the names that the program uses: most are locals.
void Resolver::declareBuiltins() {
  const auto isIn = [](const std::vector<uint32_t>& uses, NameId name) { return ast::Uses::firstOf(uses, name) != 0; };
  for (const ast::Uses& uses : module_.tree.uses) {
    const size_t count = std::max({uses.value.size(), uses.call.size(), uses.argument.size()});
    for (NameId name = 0; name < count; ++name) {
      if (isIn(uses.call, name) || isIn(uses.argument, name))
        module_.callees[name].builtin = builtinNamed(module_.tree.names.text(name));
      if (!uses.mayRead(name) || module_.meanings[name].kind != Meaning::Kind::None) continue;
      const std::optional<double> number = builtinConstant(module_.tree.names.text(name));
      if (number) module_.meanings[name] = {Meaning::Kind::Number, kNone, 0, *number};
    }
  }
}

Meaning Module::meaningOf(NameId name, uint32_t file) const {
  if (name >= meanings.size()) return {};
  const Meaning& meaning = meanings[name];
  const bool declared = meaning.kind != Meaning::Kind::None && meaning.kind != Meaning::Kind::Number;
  if (!declared || sees[file][meaning.file]) return meaning;
  const std::optional<double> number = builtinConstant(tree.names.text(name));
  return number ? Meaning{Meaning::Kind::Number, kNone, 0, *number} : Meaning{};
}

void Resolver::checkNames() {
  for (uint32_t file = 0; file < module_.tree.uses.size(); ++file) {
    if (!module_.incomplete[file]) checkNames(file);  // else a name may be one that is missing
  }
}

void Resolver::checkNames(uint32_t file) {
  const ast::Uses& uses = module_.tree.uses[file];
  std::vector<std::pair<uint32_t, NameId>> unknown;  // by place, so that messages come in the order of the file
  const auto names = module_.tree.names.size();
  for (NameId name = 0; name < names; ++name) {
    const uint32_t value = ast::Uses::firstOf(uses.value, name), call = ast::Uses::firstOf(uses.call, name);
    const uint32_t argument = ast::Uses::firstOf(uses.argument, name);
    const bool isValue = module_.meaningOf(name, file).kind != Meaning::Kind::None;
    const bool isFunction = module_.isFunction(name, file);
    if (value != 0 && !isValue) unknown.emplace_back(value, name);
    else if (argument != 0 && !isValue && !isFunction) unknown.emplace_back(argument, name);
    if (call != 0 && !isFunction) unknown.emplace_back(call, name);
  }
  std::sort(unknown.begin(), unknown.end());
  for (const auto& [offset, name] : unknown) {
    if (reporter_.full()) return;
    if (ast::Uses::firstOf(uses.call, name) == offset) checkCall(name, offset - 1);
    else if (ast::Uses::firstOf(uses.argument, name) == offset) checkArgument(name, offset - 1);
    else checkValue(name, offset - 1);
  }
}

/// Whether the name is that of a reduction, which is reported then.
bool Resolver::isReduction(NameId name, uint32_t offset) {
  if (name < id(Word::Sum) || name > id(Word::Scan)) return false;
  const char* const start = name >= id(Word::Fold) ? ", acc = start" : "";
  reporter_.error(offset, fmt::format("`{}` runs over a range", text(name)),
                  fmt::format("write `{}(k in 0..n{}) value`", text(name), start));
  return true;
}

/// Reports the use of a name that means no value.
void Resolver::checkValue(NameId name, uint32_t offset) {
  const uint32_t file = module_.text.fileOf(offset);
  if (module_.firstSeen(module_.callees[name].function, file) != kNone ||
      builtinNamed(text(name)).builtin != Builtin::None) {
    return reporter_.error(offset, fmt::format("`{}` is a function", text(name)),
                           fmt::format("call it: `{}(..)`", text(name)));
  }
  if (isReduction(name, offset)) return;
  reporter_.error(offset, fmt::format("unknown name `{}`", text(name)), suggestValue(name, offset));
}

/// Reports the use of a name, alone as an argument, that means neither a value nor a function.
void Resolver::checkArgument(NameId name, uint32_t offset) {
  if (isReduction(name, offset)) return;
  const std::string function = insteadOfFunction(text(name));
  const std::string value = function.empty() ? suggestValue(name, offset) : "";
  reporter_.error(offset, fmt::format("unknown name `{}`", text(name)), value.empty() ? suggestFunction(name) : value);
}

void Resolver::checkCall(NameId name, uint32_t offset) {
  if (isReduction(name, offset)) return;
  if (module_.meaningOf(name, module_.text.fileOf(offset)).kind != Meaning::Kind::None) {
    return reporter_.error(offset, fmt::format("`{}` is no function", text(name)),
                           "an array is indexed with brackets: `x[i]`");
  }
  reporter_.error(offset, fmt::format("unknown function `{}`", text(name)), suggestFunction(name));
}

/// The nearest of the declared names and of the locals of the body that holds `offset`.
std::string Resolver::suggestValue(NameId name, uint32_t offset) const {
  const ast::Tree& tree = module_.tree;
  const std::string wanted = text(name);
  if (const std::string instead = insteadOfValue(wanted); !instead.empty()) return instead;
  Suggestion suggestion(wanted);
  for (NameId other = 0; other < declaredAt_.size(); ++other) {
    if (declaredAt_[other] != 0) suggestion.consider(tree.names.text(other));
  }
  for (const std::string_view number : {"PI", "TAU", "E", "INF", "NAN"}) suggestion.consider(number);
  const auto considerLocals = [&](const ast::Code& body, uint32_t first, uint32_t count) {
    if (body.empty() || tree.nodes[body.begin].offset > offset + 4096 ||
        tree.nodes[body.end - 1].offset + 65536 < offset)
      return;
    bool inside = false;
    for (uint32_t k = body.begin; k < body.end; ++k) inside = inside || tree.nodes[k].offset == offset;
    if (!inside) return;
    for (uint32_t k = first; k < first + count; ++k) suggestion.consider(tree.names.text(tree.parameters[k].name));
    for (uint32_t k = body.begin; k < body.end; ++k) {
      const ast::Node& node = tree.nodes[k];
      const bool names = node.kind == ast::Kind::Let || node.kind == ast::Kind::Accumulator ||
                         (node.kind == ast::Kind::Join && node.b != kNoName);
      if (names) suggestion.consider(tree.names.text(node.b));
    }
  };
  for (const auto& function : tree.functions)
    considerLocals(function.body, function.firstParameter, function.parameterCount);
  for (const auto& term : tree.terms) considerLocals(term.body, term.firstAxis, term.axisCount);
  return suggestion.hint();
}

std::string Resolver::suggestFunction(NameId name) const {
  const std::string wanted = text(name);
  if (const std::string instead = insteadOfFunction(wanted); !instead.empty()) return instead;
  Suggestion suggestion(wanted);
  for (const auto& function : module_.tree.functions) suggestion.consider(module_.tree.names.text(function.name));
  forEachBuiltin([&](std::string_view builtin) { suggestion.consider(builtin); });
  const std::string_view library = libraryOf(wanted);
  return library.empty() ? suggestion.hint() : fmt::format("write `import std.{};`", library);
}

std::string Resolver::suggestDim(NameId name) const {
  const std::string wanted = text(name);
  Suggestion suggestion(wanted);
  for (const auto& dim : module_.tree.dims) suggestion.consider(module_.tree.names.text(dim.name));
  return suggestion.best().empty() ? fmt::format("declare it: `dim {};`", wanted) : suggestion.hint();
}

std::string Resolver::suggestType(NameId name) const {
  const std::string wanted = text(name);
  if (const std::string instead = insteadOfType(wanted); !instead.empty()) return instead;
  Suggestion suggestion(wanted);
  for (const auto& dim : module_.tree.dims) suggestion.consider(module_.tree.names.text(dim.name));
  for (const std::string_view type :
       {"real", "f32", "f64", "i32", "int", "u32", "bool", "vec2", "vec3", "vec4", "mat2", "mat3", "mat4"})
    suggestion.consider(type);
  return suggestion.best().empty() ? "types are real, f32, i32, u32, bool, vec2..4, mat2..4 and the names of dimensions"
                                   : suggestion.hint();
}

}  // namespace hgc
