#pragma once
/// Compiles C++ to unoptimised LLVM IR, in process.
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "frontend/cxx/lifted.h"
#include "frontend/cxx/sizes.h"

namespace hgc::cxx {

struct Compiled {
  std::unique_ptr<llvm::Module> module;  ///< null after errors
  std::vector<Refusal> errors;
  std::vector<std::string> warnings;  ///< of the files
  std::vector<FileRead> reads;
  std::set<std::string> lacks;  ///< files that were searched and do not exist
  std::vector<CostFunction> costs;
};

/// Thread-safe if each call has its own context.
Compiled compile(const CxxUnit& unit, const std::string& text, llvm::LLVMContext& context);

}  // namespace hgc::cxx
