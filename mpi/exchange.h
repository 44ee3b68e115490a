#pragma once
/// Ranks that are processes of MPI: a session of several machines (docs/runtime.md).
#ifndef OMPI_SKIP_MPICXX
#define OMPI_SKIP_MPICXX 1  // its C interface alone
#endif
#include <mpi.h>

#include <memory>

#include "runtime/split/exchange.h"

namespace hgc::mpi {

/// For `SessionOptions::exchange`: the ranks of `comm`, all of which call this. It has a communicator of its own, so
/// that messages of others do not get between. MPI is initialised by the caller, with MPI_THREAD_SERIALIZED at least,
/// and finalised after this has gone; with MPI_THREAD_MULTIPLE a thread moves large transfers on while kernels run,
/// otherwise they move when they are waited for. Errors of MPI become errors of calls. All ranks together hand over at
/// most 16 GiB at a time.
Result<std::shared_ptr<Exchange>> overMpi(MPI_Comm comm);

}  // namespace hgc::mpi
