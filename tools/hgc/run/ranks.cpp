#include "tools/hgc/run/ranks.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "ir/load_module.h"
#include "mpi/module.h"

namespace hgc::tool {
bool isRank() {
  // Open MPI, PMIx (Slurm, PRRTE), MPICH and its kin
  constexpr std::array kNames = {"OMPI_COMM_WORLD_SIZE", "PMIX_RANK", "PMI_RANK"};
  return std::ranges::any_of(kNames, [](const char* name) { return std::getenv(name) != nullptr; });
}

int amongRanks(Options options, int (*command)(const Options&)) {
  // MPI finds its own parts by names that all may see
  const auto module = loadModule<mpi::Module>({"mpirun has started this, and MPI",
                                               {mpi::kModuleFile},
                                               mpi::kModuleSymbol,
                                               "hgc::mpi is built where MPI is; --mpi=off runs each process by itself",
                                               RTLD_GLOBAL});
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
