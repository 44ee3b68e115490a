#include "mpi/exchange.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <thread>

#include "mpi/mover.h"

namespace hgc::mpi {
namespace {

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
