#include "tools/hgc/run/ranks.h"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "mpi/module.h"

namespace hgc::tool {
namespace {

/// The module stays to the end of the process. MPI finds its own parts by names that all may see.
Result<const mpi::Module*> loadModule() {
  void* const module = ::dlopen(mpi::kModuleFile, RTLD_NOW | RTLD_GLOBAL);
  const void* const found = module != nullptr ? ::dlsym(module, mpi::kModuleSymbol) : nullptr;
  if (found != nullptr) return static_cast<const mpi::Module*>(found);
  return Error{std::string("mpirun has started this, and MPI cannot be loaded: ") + ::dlerror(),
               "hgc::mpi is built where MPI is; --mpi=off runs each process by itself"};
}

}  // namespace

bool isRank() {
  // Open MPI, PMIx (Slurm, PRRTE), MPICH and its kin
  constexpr std::array kNames = {"OMPI_COMM_WORLD_SIZE", "PMIX_RANK", "PMI_RANK"};
  return std::ranges::any_of(kNames, [](const char* name) { return std::getenv(name) != nullptr; });
}

int amongRanks(Options options, int (*command)(const Options&)) {
  const auto module = loadModule();
  if (!module) return fail(options, module.error());
  auto exchange = (*module)->join();
  if (!exchange) return fail(options, exchange.error());
  options.exchange = std::move(*exchange);
  const int status = command(options);
  options.exchange.reset();
  (*module)->leave();
  return status;
}

}  // namespace hgc::tool
