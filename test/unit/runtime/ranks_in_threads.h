#pragma once
/// Ranks that are threads of this process, for tests.
#include <gtest/gtest.h>

#include <condition_variable>
#include <cstring>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

#include "runtime/split/exchange.h"

namespace hgc::test {

/// Where ranks meet: what each has given, transfer by transfer.
class Meeting {
 public:
  explicit Meeting(uint32_t ranks) : ranks_(ranks) {}

  uint32_t ranks() const { return ranks_; }

  void give(uint64_t transfer, uint32_t rank, std::span<const std::byte> bytes) {
    const std::lock_guard lock(mutex_);
    Round& round = rounds_[transfer];
    round.given.resize(ranks_);
    round.given[rank].emplace(bytes.begin(), bytes.end());
    ++round.came;
    changed_.notify_all();
  }

  /// An error where not all come.
  Status take(uint64_t transfer, std::span<const uint64_t> counts, std::span<std::byte> all) {
    std::unique_lock lock(mutex_);
    Round& round = rounds_[transfer];
    if (!changed_.wait_for(lock, std::chrono::seconds(60), [&] { return round.came == ranks_; }))
      return Error{"somebody does not come", ""};
    std::byte* to = all.data();
    for (uint32_t rank = 0; rank < ranks_; to += counts[rank++]) {
      const std::vector<std::byte>& bytes = *round.given[rank];
      if (bytes.size() != counts[rank]) return Error{"somebody gives more or less than was expected", ""};
      std::ranges::copy(bytes, to);
    }
    if (++round.went == ranks_) rounds_.erase(transfer);
    return Done{};
  }

  bool isEmpty() const { return rounds_.empty(); }

 private:
  struct Round {
    std::vector<std::optional<std::vector<std::byte>>> given;
    uint32_t came = 0, went = 0;
  };
  uint32_t ranks_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<uint64_t, Round> rounds_;
};

class ThreadExchange : public Exchange {
 public:
  ThreadExchange(Meeting& meeting, uint32_t rank) : meeting_(meeting), rank_(rank) {}
  ~ThreadExchange() override { finishLeft(); }

  uint32_t rank() const override { return rank_; }
  uint32_t ranks() const override { return meeting_.ranks(); }
  uint32_t rankOnHost() const override { return rank_; }

  Result<std::unique_ptr<Transfer>> gather(std::span<const std::byte> mine, std::span<const uint64_t> counts,
                                           std::span<std::byte> all) override {
    meeting_.give(next_, rank_, mine);
    return std::unique_ptr<Transfer>(std::make_unique<Gathering>(meeting_, next_++, counts, all));
  }

 private:
  class Gathering : public Transfer {
   public:
    Gathering(Meeting& meeting, uint64_t number, std::span<const uint64_t> counts, std::span<std::byte> all)
        : meeting_(meeting), number_(number), counts_(counts), all_(all) {}
    ~Gathering() override { (void)wait(); }
    Status wait() override {
      if (!std::exchange(isOver_, true)) return meeting_.take(number_, counts_, all_);
      return Done{};
    }

   private:
    Meeting& meeting_;
    uint64_t number_;
    std::span<const uint64_t> counts_;
    std::span<std::byte> all_;
    bool isOver_ = false;
  };

  Meeting& meeting_;
  uint32_t rank_;
  uint64_t next_ = 0;
};

/// Calls `work` on `ranks` threads, and makes sure that they leave nothing behind.
inline void onRanks(uint32_t ranks, const std::function<void(const std::shared_ptr<Exchange>&)>& work) {
  Meeting meeting(ranks);
  std::vector<std::thread> threads;
  for (uint32_t rank = 0; rank < ranks; ++rank)
    threads.emplace_back([&, rank] { work(std::make_shared<ThreadExchange>(meeting, rank)); });
  for (std::thread& thread : threads) thread.join();
  EXPECT_TRUE(meeting.isEmpty());
}

}  // namespace hgc::test
