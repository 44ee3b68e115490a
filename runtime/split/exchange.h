#pragma once
/// Communication between ranks: sessions, usually one per process, that compute one result together.
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

/// A transfer in progress. Its memory must live until it ends. The destructor waits.
class Transfer {
 public:
  virtual ~Transfer() = default;
  /// Waits for the end of the transfer.
  virtual Status wait() = 0;
};

/// All ranks must start the same transfers in the same order. Sessions do, if all ranks make the same calls; otherwise
/// `runtime/split/ranks/agreement.h` reports an error. Sessions may share an exchange. It must outlive the last
/// transfer of all ranks. Thread-safety: one thread at a time.
class Exchange {
 public:
  virtual ~Exchange() = default;

  virtual uint32_t rank() const = 0;
  virtual uint32_t ranks() const = 0;
  /// The number of this rank among those of the same machine.
  virtual uint32_t rankOnHost() const = 0;
  /// The limit for the sum of `counts` in `gather`.
  virtual uint64_t mostBytes() const { return std::numeric_limits<uint64_t>::max(); }
  /// Starts an all-gather: `all` gets the bytes of all ranks in their order, `mine` from this one. `counts`: bytes by
  /// rank, the same on all ranks; `all` has their sum.
  virtual Result<std::unique_ptr<Transfer>> gather(std::span<const std::byte> mine, std::span<const uint64_t> counts,
                                                   std::span<std::byte> all) = 0;

  /// Why ranks have stopped working together; then nothing is transferred any more.
  const std::optional<Error>& broken() const { return broken_; }
  /// Stops working together. Returns the first reason.
  Error breakOff(Error why) {
    if (!broken_) broken_ = std::move(why);
    return *broken_;
  }
  /// Keeps a transfer that is waited for by `finishLeft` or the destructor.
  void leave(std::unique_ptr<Transfer> transfer) { left_.push_back(std::move(transfer)); }
  /// Waits for the transfers of `leave`.
  void finishLeft() {
    for (const auto& transfer : std::exchange(left_, {})) (void)transfer->wait();
  }

 private:
  std::optional<Error> broken_;
  std::vector<std::unique_ptr<Transfer>> left_;
};

}  // namespace hgc
