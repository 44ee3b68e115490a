#pragma once
/// Emits arms that occur several times in a module as one function, such as the rare cases of elementary functions: the
/// reduction of huge angles takes 234 instructions at each use of a sine.
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "codegen/llvm/vectors/builder.h"
#include "ir/kernel/kernel.h"

namespace hgc::cpu {

/// An arm as a function of the values from before it.
struct Arm {
  std::string key;  ///< arms with equal keys share a function
  std::vector<uint32_t> inputs, outputs;
};

/// `region` as an arm, if it is worth a call and has no memory access. `isOutside` says which nodes in it are computed
/// before it, `leaves` which are used after it.
std::optional<Arm> armOf(const Kernel& kernel, const Region& region, const std::function<bool(uint32_t)>& isOutside,
                         const std::function<bool(uint32_t)>& leaves);

/// The functions of a module's arms.
class SharedArms {
 public:
  /// The function of `arm` in the module of `ir`. The first time, `emit` emits its body at the builder's insertion
  /// point and returns the outputs.
  using Emit = std::function<std::vector<llvm::Value*>(const llvm::Function& function)>;
  llvm::Function* functionOf(const Kernel& kernel, const Arm& arm, VectorBuilder& ir, const Emit& emit);

  /// Inlines functions that are called once.
  void inlineLone();

 private:
  std::map<std::string, llvm::Function*> functions_;  // by lanes and key
};

}  // namespace hgc::cpu
