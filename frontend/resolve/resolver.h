#pragma once
/// From declarations to the program that they describe.
#include <map>

#include "frontend/cxx/lifted.h"
#include "frontend/frontend.h"
#include "frontend/lower/machine/machine.h"
#include "frontend/syntax/module.h"

namespace hgc {

/// Resolves names, sizes, constants and types of a parsed module. Declarations may use each other in any order: what is
/// needed first is resolved first, and what needs itself is a mistake.
class Resolver {
 public:
  Resolver(Module& module, const Reporter& reporter, const CxxOptions& cxx);

  void resolve(ReadAs as);

 private:
  // Names: resolve_names.cpp
  void declareNames();
  void declareBuiltins();
  void declare(NameId name, uint32_t offset, Meaning meaning);
  void declareFunctions();
  void declareTerms();
  void duplicate(NameId name, uint32_t offset, uint32_t before);
  void duplicate(const std::string& what, uint32_t offset, uint32_t before);
  void checkNames();
  void checkNames(uint32_t file);
  void checkValue(NameId name, uint32_t offset);
  void checkArgument(NameId name, uint32_t offset);
  bool isReduction(NameId name, uint32_t offset);
  void checkCall(NameId name, uint32_t offset);
  std::string suggestValue(NameId name, uint32_t offset) const;
  std::string suggestFunction(NameId name) const;
  std::string suggestType(NameId name) const;
  std::string suggestDim(NameId name) const;
  void checkRecursion();
  void checkFields();
  void makeFieldsOfReadOutputs();
  void makeField(uint32_t output);
  std::vector<uint32_t> namedBy(const ast::Code& code, uint32_t file) const;
  void reportFieldCycle(const std::vector<uint32_t>& cycle);
  std::vector<uint32_t> calledBy(uint32_t function) const;
  void reportCycle(const std::vector<uint32_t>& cycle);
  uint32_t callOffset(uint32_t caller, uint32_t callee) const;

  // Sizes, constants and types: resolve_values.cpp
  void ensure(Need need);
  void attempt(Need need);
  void reportLoop(Need need);
  Progress& progressOf(Need need);
  Progress resolveDim(uint32_t index);
  Progress resolveConst(uint32_t index);
  Progress resolveType(uint32_t index);
  bool elementType(NameId name, uint32_t offset, ValueType& type);
  std::optional<uint32_t> extentOf(const ast::Axis& axis);
  Operand evaluate(const ast::Code& code);
  std::pair<NameId, uint32_t> placeOf(Need need) const;

  // Functions of C++: resolve_externs.cpp; signatures, symbols and terms: resolve_program.cpp
  void resolveSignatures();
  bool knownSignature(const ast::FunctionDeclaration& function) const;
  void checkOverloads(uint32_t first);
  void resolveExterns();
  bool isOfReals(const ValueType& type) const;
  std::optional<cxx::CxxFunction> cxxFunctionOf(const ast::ExternDeclaration& declaration) const;
  std::vector<std::shared_ptr<const CxxTogether>> unitsOfExterns();
  void takeUnit(const CxxTogether& together, Result<cxx::LiftedUnit> made);
  void take(uint32_t index, cxx::Lifted&& lifted);
  uint32_t cxxFile(const std::string& path);
  void refuse(uint32_t index, const cxx::Refusal& refusal);
  void resolveSymbols();
  bool resolveSymbol(uint32_t index);
  bool resolveAxes(Symbol& symbol, const ast::SymbolDeclaration& declaration, ValueType& row);
  bool resolveAxis(Symbol& symbol, const ast::SymbolDeclaration& declaration, const ast::Axis& axis,
                   std::vector<uint32_t>& extents);
  bool checkElement(const ast::SymbolDeclaration& declaration, const ValueType& element, uint32_t offset);
  void resolveDefault(Symbol& symbol, const ast::SymbolDeclaration& declaration, const ValueType& row);
  void resolveTerms();
  Progress resolveField(uint32_t index);
  bool resolveTerm(ast::TermDeclaration& declaration, Term& term);
  bool resolveDomain(const ast::TermDeclaration& declaration, Term& term);
  bool resolveTermType(const ast::TermDeclaration& declaration, Term& term);
  std::optional<DimId> axisDim(const ast::Axis& axis) const;

  std::string text(NameId name) const { return std::string(module_.tree.names.text(name)); }

  Module& module_;
  const Reporter& reporter_;
  const CxxOptions& cxxOptions_;
  std::map<std::string, uint32_t> cxxFiles_;  // by path: their numbers
  Builder builder_;
  Machine machine_;
  Graph scratch_;
  std::vector<uint32_t> declaredAt_;  // by name: offset + 1 of its declaration as a value
  std::vector<Need> pending_;         // what is being resolved, each for the sake of the one before
};

/// Of a long row of `count` things, messages show the ends: the first three and the last two.
class Ends {
 public:
  explicit Ends(size_t count) : count_(count) {}

  bool shows(size_t k) const { return hidden() == 0 || k < kFirst || k + kLast >= count_; }
  size_t hidden() const { return count_ > kFirst + kLast + 1 ? count_ - kFirst - kLast : 0; }
  bool precedesGap(size_t k) const { return hidden() != 0 && k + 1 == kFirst; }

 private:
  static constexpr size_t kFirst = 3, kLast = 2;
  size_t count_;
};

/// The shape of an element as the program lists it: array axes, then columns, then rows.
std::vector<uint32_t> shapeOf(const ValueType& type);

}  // namespace hgc
