#pragma once
/// What the library of the compiler gives those who load it when they first need it.
#include "compiler/library/program_text.h"

namespace hgc {

/// The functions of `ProgramText`.
struct CompilerModule {
  const char* version;  ///< who finds another one than his own must not call the functions
  Result<std::shared_ptr<const ProgramText>> (*parse)(const std::string&, std::string, const TextOptions&,
                                                      std::vector<Message>&);
  Result<std::shared_ptr<const ProgramText>> (*ofFile)(const std::string&, const TextOptions&, std::vector<Message>&);
  const Program& (*programOf)(const ProgramText&);
  Result<Built> (*build)(const ProgramText&, const Inputs&, const BuildOptions&, std::vector<Message>&);
  Result<std::string> (*shown)(const ProgramText&, const std::string&, const Inputs*, std::vector<Message>&);
  Result<std::string> (*firstNonfinite)(const ProgramText&, const Inputs&, std::vector<Message>&);
  Result<std::string> (*watched)(const ProgramText&, const std::string&, std::span<const int64_t>, const Inputs&,
                                 const std::string&, std::vector<Message>&);
};

inline constexpr const char* kCompilerSymbol = "hgcCompiler";

}  // namespace hgc

extern "C" HGC_COMPILER_API const hgc::CompilerModule hgcCompiler;
