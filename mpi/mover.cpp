#include "mpi/mover.h"

#include <pthread.h>

#include <chrono>
#include <csignal>
#include <system_error>

namespace hgc::mpi {
namespace {

constexpr size_t kLarge = size_t{256} << 10;  // bytes that take longer than to wake a thread
constexpr std::chrono::microseconds kBetween{100};

}  // namespace

Mover::Mover(bool hasThread) : hasThread_(hasThread) {}

Mover::~Mover() {
  {
    const std::lock_guard lock(mutex_);
    isOver_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

int Mover::begin(Moved& transfer, size_t bytes, const std::function<int(MPI_Request&)>& start) {
  const std::lock_guard lock(mutex_);
  transfer.code = start(transfer.request);
  if (transfer.code != MPI_SUCCESS) transfer.request = MPI_REQUEST_NULL;
  if (!hasThread_ || bytes < kLarge) return transfer.code;
  large_.push_back(&transfer);
  if (!thread_.joinable()) {
    sigset_t all, before;  // signals are for the program's own threads
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    try {
      thread_ = std::thread([this] { work(); });
    } catch (const std::system_error&) {  // there is none: who waits moves it
      hasThread_ = false;
      large_.clear();
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
  }
  changed_.notify_one();
  return transfer.code;
}

/// Under the lock.
bool Mover::hasArrived(Moved& transfer) {
  int isOver = 0;
  MPI_Finalized(&isOver);
  if (isOver) transfer.request = MPI_REQUEST_NULL;  // nothing arrives any more, and MPI may not be asked
  if (transfer.request == MPI_REQUEST_NULL) return true;
  int isThere = 0;
  transfer.code = MPI_Test(&transfer.request, &isThere, MPI_STATUS_IGNORE);
  if (transfer.code != MPI_SUCCESS) transfer.request = MPI_REQUEST_NULL;
  return isThere || transfer.code != MPI_SUCCESS;
}

/// Asks often at first, then leaves the cores to those who compute.
int Mover::wait(Moved& transfer) {
  constexpr int kEager = 2000;
  for (int asked = 0;; ++asked) {
    {
      const std::lock_guard lock(mutex_);
      if (hasArrived(transfer)) {
        std::erase(large_, &transfer);
        return transfer.code;
      }
    }
    if (asked < kEager) std::this_thread::yield();
    else std::this_thread::sleep_for(kBetween);
  }
}

void Mover::work() {
  std::unique_lock lock(mutex_);
  while (!isOver_) {
    std::erase_if(large_, [&](Moved* transfer) { return hasArrived(*transfer); });
    if (large_.empty()) changed_.wait(lock, [&] { return isOver_ || !large_.empty(); });
    else changed_.wait_for(lock, kBetween, [&] { return isOver_; });
  }
}

}  // namespace hgc::mpi
