#pragma once
/// What is done, one after another, with all declarations of a kind.
#include "frontend/frontend.h"
#include "frontend/syntax/module.h"

namespace hgc {

class ValueResolver;

/// An output whose name nothing else declares, and that something reads, becomes a field that another output gives out.
void makeFieldsOfReadOutputs(ast::Tree& tree);
/// Says what names mean; reports those that are declared twice.
void declareNames(Module& module, const Reporter& reporter);
/// Reports that `what` is declared at `offset` and was before.
void reportDuplicate(const Reporter& reporter, const std::string& what, uint32_t offset, uint32_t before);
/// Reports names that mean nothing where they are used.
void checkNames(Module& module, const Reporter& reporter);
/// Reports functions that reach themselves: they are inlined. Calls of overloaded names are left to the evaluator,
/// which knows the types.
void checkRecursion(Module& module, const Reporter& reporter);
/// Reports fields that read themselves, by way of others either.
void checkFields(Module& module, const Reporter& reporter);
/// Before the constants, whose values may call functions.
void resolveSignatures(Module& module, ValueResolver& values);
/// Functions of C++: compiled together where they name the same files, and kept as graphs.
void resolveExterns(Module& module, const Reporter& reporter, const CxxOptions& cxx);
/// Symbols, but for those of fields.
void resolveSymbols(Module& module, ValueResolver& values);
/// The manifold and the bounds of an unknown. False after a mistake.
bool resolveFreedom(Module& module, ValueResolver& values, uint32_t symbol);
/// What `fix` names; after the symbols.
void resolveFixed(Module& module, ValueResolver& values);
/// Terms, then the symbols of fields.
void resolveTerms(Module& module, ValueResolver& values);

}  // namespace hgc
