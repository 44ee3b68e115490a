#pragma once
/// What ranks hand to one another: sessions that make one result together, each in a process of its own as a rule.
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ir/result.h"

namespace hgc {

/// Something that is under way. Its memory must stay until it has arrived. One that nobody waited for waits when it
/// goes.
class Transfer {
 public:
  virtual ~Transfer() = default;
  /// Waits until all has arrived; an error if it cannot.
  virtual Status wait() = 0;
};

/// All ranks start the same transfers in the same order: those of a session do, if all ranks make the same calls
/// (`runtime/split/ranks/agreement.h` finds out where they do not). Sessions may share one. It goes only
/// after the last transfer of all ranks. Thread-safety: one thread at a time.
class Exchange {
 public:
  virtual ~Exchange() = default;

  virtual uint32_t rank() const = 0;
  virtual uint32_t ranks() const = 0;
  /// The number of this rank among those of the same machine.
  virtual uint32_t rankOnHost() const = 0;
  /// That all ranks together gather at a time.
  virtual uint64_t mostBytes() const { return std::numeric_limits<uint64_t>::max(); }
  /// Starts to bring what every rank has to every rank, in the order of ranks: of this one `mine`. `counts`: bytes of
  /// each rank, the same on all. `all`: room for their sum.
  virtual Result<std::unique_ptr<Transfer>> gather(std::span<const std::byte> mine, std::span<const uint64_t> counts,
                                                   std::span<std::byte> all) = 0;

  /// Why ranks do not go on together; from then on nothing is transferred.
  const std::optional<Error>& broken() const { return broken_; }
  /// Gives the reason that holds: the first.
  Error breakOff(Error why) {
    if (!broken_) broken_ = std::move(why);
    return *broken_;
  }
  /// Nobody waits for this transfer before something else is to begin, or the exchange goes.
  void leave(std::unique_ptr<Transfer> transfer) { left_.push_back(std::move(transfer)); }
  /// Waits for these.
  void finishLeft() {
    for (const auto& transfer : std::exchange(left_, {})) (void)transfer->wait();
  }

 private:
  std::optional<Error> broken_;
  std::vector<std::unique_ptr<Transfer>> left_;
};

}  // namespace hgc
