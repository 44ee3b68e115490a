#pragma once
/// What the steps of compiling a program share.
#include <string_view>
#include <vector>

#include "compiler/compile.h"

namespace hgc {

/// All kernels of a program in one variant.
struct Variant {
  bool fused = false;
  std::vector<Kernel> cpu = {};
  std::vector<Kernel> gpu = {};
  std::vector<std::optional<PhasedKernel>> phased = {};  ///< of each of these
  std::vector<uint32_t> topology = {};                   ///< of each of these
};

/// Adds machine code for every instruction set. All cores take part.
Status emitCpu(const std::vector<Variant>& variants, const CompileOptions& options, Artefact& artefact);
/// Adds SPIR-V, or why there is none.
void emitGpu(const Variant& variant, const CompileOptions& options, Artefact& artefact);

inline void tell(const CompileOptions& options, std::string_view stage, size_t done, size_t all) {
  if (options.progress) options.progress(stage, done, all);
}

/// Fails once the caller wants no more.
inline Status goesOn(const CompileOptions& options) {
  return options.stop.stop_requested() ? Status(Error{"compiling was cancelled", ""}) : Status(Done{});
}

/// Calls `work` with the options that it takes, for all below `count` on all cores; what its stages take is within
/// `stage`. Whoever watches passes sees them one after another. Some are left out once it is to stop.
void forEachOnAllCores(size_t count, std::string_view stage, const CompileOptions& options,
                       const std::function<void(size_t k, const CompileOptions& own)>& work);

}  // namespace hgc
