#pragma once
/// Arms that several places of a module compute, once. Such are the rare ways of elementary functions: the reduction of
/// huge angles is 234 instructions at each use of a sine.
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// An arm as a function of what it needs of before it.
struct Arm {
  std::string key;  ///< arms with the same are the same function
  std::vector<uint32_t> inputs, outputs;
};

/// The arm of `kernel` that `region` is, if it is worth a call and only computes. `isOutside` tells which nodes in it
/// are computed before it, `leaves` which are used after it.
std::optional<Arm> armOf(const Kernel& kernel, const Region& region, const std::function<bool(uint32_t)>& isOutside,
                         const std::function<bool(uint32_t)>& leaves);

/// The functions of a module's arms.
class SharedArms {
 public:
  /// That of `arm` in the module that `ir` is at. The first time `emit` gives the outputs for its arguments, at the
  /// builder's place.
  using Emit = std::function<std::vector<llvm::Value*>(const llvm::Function& function)>;
  llvm::Function* functionOf(const Kernel& kernel, const Arm& arm, VectorBuilder& ir, const Emit& emit);

  /// Puts those that are called once where they are called.
  void inlineLone();

 private:
  std::map<std::string, llvm::Function*> functions_;  // by lanes and key
};

}  // namespace hgc::cpu
