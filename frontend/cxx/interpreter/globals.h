#pragma once
/// Global variables, and the functions that initialise them.
#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/Module.h>

#include <functional>

#include "frontend/cxx/interpreter/arithmetic/numbers.h"
#include "frontend/cxx/interpreter/here.h"
#include "frontend/cxx/interpreter/memory.h"

namespace hgc::cxx {

/// The global variables of a module.
class Globals {
 public:
  Globals(llvm::Module& module, Here& here, Numbers& numbers, Memory& memory)
      : module_(module), here_(here), numbers_(numbers), memory_(memory) {}

  /// Creates them, and calls `run` with the functions that initialise them.
  using Run = std::function<void(llvm::Function&)>;
  void make(const Run& run);
  Value constantOf(llvm::Constant& constant);

 private:
  void runStart(llvm::Function& function, const Run& run);
  void runStarts(llvm::Function& function, const Run& run);
  void initialise(uint32_t object, int64_t offset, llvm::Constant& constant);

  llvm::Module& module_;
  Here& here_;
  Numbers& numbers_;
  Memory& memory_;
  llvm::DenseMap<const llvm::GlobalVariable*, uint32_t> objects_;
};

}  // namespace hgc::cxx
