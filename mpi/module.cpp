#include "mpi/module.h"

#include "mpi/exchange.h"

namespace hgc::mpi {
namespace {

Result<std::shared_ptr<Exchange>> join() {
  int given = MPI_THREAD_SINGLE;
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_MULTIPLE, &given) != MPI_SUCCESS)
    return Error{"MPI cannot be initialised", "start it with mpirun"};
  return overMpi(MPI_COMM_WORLD);
}

void leave() { MPI_Finalize(); }

}  // namespace
}  // namespace hgc::mpi

/// Found by its name.
extern "C" __attribute__((visibility("default")))
const hgc::mpi::Module hgc_mpi_module{hgc::mpi::join, hgc::mpi::leave};
