#pragma once
/// Moves transfers of MPI on: most of what is under way moves only while somebody asks for it.
#ifndef OMPI_SKIP_MPICXX
#define OMPI_SKIP_MPICXX 1
#endif
#include <mpi.h>

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace hgc::mpi {

/// A transfer and how it ended.
struct Moved {
  MPI_Request request = MPI_REQUEST_NULL;
  int code = MPI_SUCCESS;
};

/// Thread-safety: one thread at a time besides its own.
class Mover {
 public:
  /// With a thread of its own large transfers move while others compute; MPI must allow any thread to call.
  explicit Mover(bool hasThread);
  ~Mover();
  Mover(const Mover&) = delete;
  Mover& operator=(const Mover&) = delete;

  /// Starts a transfer of `bytes` by `start`, which gives MPI's code. It must be waited for before it goes.
  int begin(Moved& transfer, size_t bytes, const std::function<int(MPI_Request&)>& start);
  /// Gives MPI's code.
  int wait(Moved& transfer);

 private:
  bool hasArrived(Moved& transfer);
  void work();

  bool hasThread_;
  std::mutex mutex_;  // also of the transfers
  std::condition_variable changed_;
  std::vector<Moved*> large_;  // that are under way
  bool isOver_ = false;
  std::thread thread_;
};

}  // namespace hgc::mpi
