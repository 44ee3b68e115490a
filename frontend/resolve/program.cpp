#include "frontend/resolve/program.h"

#include <algorithm>

#include "frontend/resolve/declarations/declarations.h"
#include "frontend/resolve/declarations/values.h"
#include "frontend/resolve/roots/sums.h"

namespace hgc {
namespace {

/// Dimensions and symbols have their place from the start: a constant that wrongly names one must find it.
void beginProgram(Module& module) {
  const ast::Tree& tree = module.tree;
  Program& program = module.program;
  const auto text = [&](NameId name) { return std::string(tree.names.text(name)); };
  for (uint32_t k = 0; k < module.text.count(); ++k) program.files.push_back(module.text.name(k));
  for (const ast::DimDeclaration& dim : tree.dims)
    program.dims.push_back({text(dim.name), -1, module.text.locate(dim.offset)});
  for (const ast::SymbolDeclaration& symbol : tree.symbols) {
    Symbol declared;
    declared.name = text(symbol.name);
    declared.kind = symbol.kind;
    declared.where = module.text.locate(symbol.offset);
    program.symbols.push_back(std::move(declared));
  }
  module.dimProgress.resize(tree.dims.size());
  module.constProgress.resize(tree.consts.size());
  module.consts.resize(tree.consts.size());
  module.rows.resize(tree.symbols.size());
  module.symbolProgress.resize(tree.symbols.size());
}

/// Notes dimensions that nothing reads, so that nobody is asked for their sizes. A name that may mean something else is
/// taken to mean the dimension.
void noteUnreadDims(Module& module) {
  const ast::Tree& tree = module.tree;
  Program& program = module.program;
  const auto isNamed = [&](NameId name) {
    const auto inFile = [&](const ast::Uses& uses) {
      return uses.mayRead(name) || ast::Uses::firstOf(uses.call, name) != 0;
    };
    return std::ranges::any_of(tree.uses, inFile) ||
           std::ranges::any_of(tree.types, [&](const ast::TypeExpression& type) { return type.name == name; });
  };
  for (DimId dim = 0; dim < tree.dims.size(); ++dim) {
    const auto isOn = [&](const std::vector<DimId>& dims) { return std::ranges::count(dims, dim) > 0; };
    const bool isRead =
        isNamed(tree.dims[dim].name) ||
        std::ranges::any_of(program.symbols, [&](const Symbol& of) { return isOn(of.dims) || of.target == dim; }) ||
        std::ranges::any_of(program.terms, [&](const Term& term) { return isOn(term.domain); }) ||
        std::ranges::any_of(program.dims, [&](const Dim& other) { return other.of == dim; });
    if (!isRead && program.dims[dim].size < 0) program.dims[dim].size = Dim::kUnread;
  }
}

}  // namespace

void resolveProgram(Module& module, const Reporter& reporter, const CxxOptions& cxx, ReadAs as) {
  makeFieldsOfReadOutputs(module.tree);
  beginProgram(module);
  declareNames(module, reporter);
  checkNames(module, reporter);
  makeInstancesOfRootSums(module, as);
  module.types.resize(module.tree.types.size());
  checkRecursion(module, reporter);
  checkFields(module, reporter);
  ValueResolver values(module, reporter);
  values.resolveDims();
  values.resolveManifolds();
  resolveSignatures(module, values);
  resolveExterns(module, reporter, cxx);
  values.resolveConsts();
  values.resolveTypesOfLets();
  resolveSymbols(module, values);
  resolveTerms(module, values);
  resolveFixed(module, values);
  noteUnreadDims(module);
}

}  // namespace hgc
