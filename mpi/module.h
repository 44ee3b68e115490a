#pragma once
/// What programs find that load `libhgc_mpi.so` only where they run under `mpirun`.
#include <memory>

#include "runtime/split/exchange.h"

namespace hgc::mpi {

inline constexpr const char* kModuleFile = "libhgc_mpi.so";
inline constexpr const char* kModuleSymbol = "hgc_mpi_module";

struct Module {
  /// Initialises MPI and joins all ranks that were started together.
  Result<std::shared_ptr<Exchange>> (*join)();
  /// Once their exchange has gone. Waits for the others.
  void (*leave)();
};

}  // namespace hgc::mpi
