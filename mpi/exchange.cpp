#include "mpi/exchange.h"

#include <fmt/format.h>
#include <pthread.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <functional>
#include <limits>
#include <mutex>
#include <system_error>
#include <thread>

namespace hgc::mpi {
namespace {

/// A transfer and how it ended.
struct Moved {
  MPI_Request request = MPI_REQUEST_NULL;
  int code = MPI_SUCCESS;
};

constexpr size_t kLarge = size_t{256} << 10;  // bytes that take longer than to wake a thread
constexpr std::chrono::microseconds kBetween{100};

/// Moves transfers of MPI on: most of what is under way moves only while somebody asks for it. Thread-safety: one
/// thread at a time besides its own.
class Mover {
 public:
  /// With a thread of its own large transfers move while others compute; MPI must allow any thread to call.
  explicit Mover(bool hasThread) : hasThread_(hasThread) {}

  ~Mover() {
    {
      const std::lock_guard lock(mutex_);
      isOver_ = true;
    }
    changed_.notify_one();
    if (thread_.joinable()) thread_.join();
  }

  Mover(const Mover&) = delete;
  Mover& operator=(const Mover&) = delete;

  /// Starts a transfer of `bytes` by `start`, which gives MPI's code. It must be waited for before it goes.
  int begin(Moved& transfer, size_t bytes, const std::function<int(MPI_Request&)>& start) {
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

  /// Gives MPI's code.
  /// Asks often at first, then leaves the cores to those who compute.
  int wait(Moved& transfer) {
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

 private:
  /// Under the lock.
  bool hasArrived(Moved& transfer) {
    int isOver = 0;
    MPI_Finalized(&isOver);
    if (isOver) transfer.request = MPI_REQUEST_NULL;  // nothing arrives any more, and MPI may not be asked
    if (transfer.request == MPI_REQUEST_NULL) return true;
    int isThere = 0;
    transfer.code = MPI_Test(&transfer.request, &isThere, MPI_STATUS_IGNORE);
    if (transfer.code != MPI_SUCCESS) transfer.request = MPI_REQUEST_NULL;
    return isThere || transfer.code != MPI_SUCCESS;
  }

  void work() {
    std::unique_lock lock(mutex_);
    while (!isOver_) {
      std::erase_if(large_, [&](Moved* transfer) { return hasArrived(*transfer); });
      if (large_.empty()) changed_.wait(lock, [&] { return isOver_ || !large_.empty(); });
      else changed_.wait_for(lock, kBetween, [&] { return isOver_; });
    }
  }

  bool hasThread_;
  std::mutex mutex_;  // also of the transfers
  std::condition_variable changed_;
  std::vector<Moved*> large_;  // that are under way
  bool isOver_ = false;
  std::thread thread_;
};

/// What MPI says of an error.
Error errorOf(const char* what, int code) {
  char text[MPI_MAX_ERROR_STRING] = {};
  int length = 0;
  MPI_Error_string(code, text, &length);
  return {fmt::format("{}: {}", what, std::string_view(text, static_cast<size_t>(length))), ""};
}

/// Counts and places of a gathering as MPI takes them.
struct Layout {
  MPI_Datatype unit = MPI_BYTE;
  std::vector<int> counts, places;
};

Result<Layout> layOut(std::span<const uint64_t> bytes) {
  constexpr uint64_t kWord = 8, kMost = std::numeric_limits<int>::max();
  Layout layout;
  const bool areWords = std::ranges::all_of(bytes, [](uint64_t count) { return count % kWord == 0; });
  if (areWords) layout.unit = MPI_UINT64_T;
  uint64_t place = 0;
  for (const uint64_t count : bytes) {
    const uint64_t units = areWords ? count / kWord : count;
    if (units > kMost || place > kMost - units)
      return Error{"ranks exchange more at a time than MPI counts: 2^31 numbers, 16 GiB",
                   "fewer instances, or ask for less at a time: no matrices, no values of instances"};
    layout.counts.push_back(static_cast<int>(units));
    layout.places.push_back(static_cast<int>(place));
    place += units;
  }
  return layout;
}

/// A gathering that is under way. Counts stay as long as it does.
class Gathering : public Transfer {
 public:
  Gathering(Layout layout, std::shared_ptr<Mover> mover) : layout_(std::move(layout)), mover_(std::move(mover)) {}
  ~Gathering() override { (void)wait(); }
  Gathering(const Gathering&) = delete;
  Gathering& operator=(const Gathering&) = delete;

  Status begin(std::span<const std::byte> mine, std::span<std::byte> all, int rank, MPI_Comm comm) {
    // What this rank has may lie where it is wanted already.
    int unit = 1;
    MPI_Type_size(layout_.unit, &unit);
    const std::byte* const place =
        all.data() + static_cast<ptrdiff_t>(layout_.places[static_cast<size_t>(rank)]) * unit;
    const void* const from = place == mine.data() ? MPI_IN_PLACE : mine.data();
    const int code = mover_->begin(transfer_, all.size(), [&](MPI_Request& request) {
      return MPI_Iallgatherv(from, layout_.counts[static_cast<size_t>(rank)], layout_.unit, all.data(),
                             layout_.counts.data(), layout_.places.data(), layout_.unit, comm, &request);
    });
    return code == MPI_SUCCESS ? Status(Done{}) : Status(errorOf("MPI_Iallgatherv", code));
  }

  Status wait() override {
    const int code = mover_->wait(transfer_);
    return code == MPI_SUCCESS ? Status(Done{}) : Status(errorOf("MPI_Iallgatherv", code));
  }

 private:
  Layout layout_;
  std::shared_ptr<Mover> mover_;
  Moved transfer_;
};

class OverMpi : public Exchange {
 public:
  OverMpi(MPI_Comm own, int rank, int ranks, int rankOnHost, bool hasThread)
      : comm_(own), rank_(rank), ranks_(ranks), rankOnHost_(rankOnHost), mover_(std::make_shared<Mover>(hasThread)) {}

  ~OverMpi() override {
    int isOver = 0;
    MPI_Finalized(&isOver);
    if (isOver) return;
    finishLeft();
    MPI_Comm_free(&comm_);
  }
  OverMpi(const OverMpi&) = delete;
  OverMpi& operator=(const OverMpi&) = delete;

  uint32_t rank() const override { return static_cast<uint32_t>(rank_); }
  uint32_t ranks() const override { return static_cast<uint32_t>(ranks_); }
  uint64_t mostBytes() const override { return uint64_t{std::numeric_limits<int>::max()} * sizeof(double); }
  uint32_t rankOnHost() const override { return static_cast<uint32_t>(rankOnHost_); }

  Result<std::unique_ptr<Transfer>> gather(std::span<const std::byte> mine, std::span<const uint64_t> counts,
                                           std::span<std::byte> all) override {
    auto layout = layOut(counts);
    if (!layout) return layout.error();
    auto gathering = std::make_unique<Gathering>(std::move(*layout), mover_);
    if (const Status begun = gathering->begin(mine, all, rank_, comm_); !begun) return begun.error();
    return std::unique_ptr<Transfer>(std::move(gathering));
  }

 private:
  MPI_Comm comm_;
  int rank_, ranks_, rankOnHost_;
  std::shared_ptr<Mover> mover_;
};

/// The number of this rank among those that share its memory.
Result<int> findRankOnHost(MPI_Comm comm) {
  MPI_Comm host = MPI_COMM_NULL;
  if (const int code = MPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &host); code != MPI_SUCCESS)
    return errorOf("MPI_Comm_split_type", code);
  int rank = 0;
  MPI_Comm_rank(host, &rank);
  MPI_Comm_free(&host);
  return rank;
}

}  // namespace

Result<std::shared_ptr<Exchange>> overMpi(MPI_Comm comm) {
  int isThere = 0, threads = MPI_THREAD_SINGLE, rank = 0, ranks = 1;
  MPI_Initialized(&isThere);
  if (!isThere) return Error{"MPI was not initialised", "MPI_Init_thread, before overMpi"};
  MPI_Query_thread(&threads);
  if (threads < MPI_THREAD_SERIALIZED)
    return Error{"MPI was initialised for calls of one thread alone", "MPI_Init_thread with MPI_THREAD_MULTIPLE"};
  MPI_Comm own = MPI_COMM_NULL;
  if (const int code = MPI_Comm_dup(comm, &own); code != MPI_SUCCESS) return errorOf("MPI_Comm_dup", code);
  MPI_Comm_set_errhandler(own, MPI_ERRORS_RETURN);
  MPI_Comm_rank(own, &rank);
  MPI_Comm_size(own, &ranks);
  const auto onHost = findRankOnHost(own);
  if (!onHost) return onHost.error();
  return std::shared_ptr<Exchange>(
      std::make_shared<OverMpi>(own, rank, ranks, *onHost, threads == MPI_THREAD_MULTIPLE));
}

}  // namespace hgc::mpi
