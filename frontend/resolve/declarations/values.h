#pragma once
/// Sizes, constants and types.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "frontend/lower/machine/machine.h"

namespace hgc {

/// Resolves sizes, constants and types. What is needed first is resolved first, and what needs itself is a mistake.
class ValueResolver {
 public:
  ValueResolver(Module& module, const Reporter& reporter)
      : module_(module), builder_(module, reporter), machine_(builder_) {}

  void resolveDims();
  void resolveConsts();
  void resolveTypesOfLets();
  void resolveManifolds();
  /// Resolves one of these and, before it, whatever it turns out to need.
  void ensure(Need need);

  /// Begins anew with what follows.
  void begin();
  /// Makes the operands of what follows.
  Builder& builder() { return builder_; }
  const Reporter& reporter() const { return builder_.mistakes.reporter(); }
  Operand evaluate(const ast::Code& code) { return machine_.run(code, {}); }
  /// The type of that name; reported if there is none.
  std::optional<ValueType> elementType(NameId name, uint32_t offset);
  /// The number of entries along a constant axis; reported if it is none.
  std::optional<uint32_t> extentOf(const ast::Axis& axis);
  /// The scalars of a value of that name that is known when compiling; reported if it is not.
  std::optional<std::vector<Constant>> constantsOf(const Operand& value, std::string_view name, uint32_t offset,
                                                   std::string hint);

 private:
  void attempt(Need need);
  void reportLoop(Need need);
  Progress resolveDim(uint32_t index);
  Progress resolveConst(uint32_t index);
  Progress resolveType(uint32_t index);
  std::optional<ValueType> typeOfPoints(uint32_t manifold);

  Module& module_;
  Builder builder_;
  Machine machine_;
  Graph scratch_;
  std::vector<Need> pending_;  // what is being resolved, each for the sake of the one before
};

/// The built-in type of that name, if there is one.
std::optional<ValueType> typeNamed(std::string_view name);
/// The manifold that a file means by that name: its declaration.
std::optional<uint32_t> manifoldNamed(const Module& module, NameId name, uint32_t file);

/// The dimension that an axis names, if it is just a name of one.
std::optional<DimId> dimensionOf(const Module& module, const ast::Axis& axis);

}  // namespace hgc
