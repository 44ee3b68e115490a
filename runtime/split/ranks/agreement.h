#pragma once
/// Checks that all ranks do the same: before each step, every rank gets the intents of the others, with hashes of
/// programs and data.
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

#include "runtime/device/workload.h"
#include "runtime/split/exchange.h"

namespace hgc {

/// Of a program without its machine code.
uint64_t fingerprintOf(const Artefact& artefact);
/// Of sizes and bound data.
uint64_t fingerprintOf(const Bound& bound);
/// Of something with fingerprint `before` after `change`.
uint64_t fingerprintAfter(uint64_t before, std::span<const std::byte> change);

template <class T>
uint64_t fingerprintAfter(uint64_t before, const T& change) {
  static_assert(std::has_unique_object_representations_v<T>);
  return fingerprintAfter(before, std::as_bytes(std::span(&change, 1)));
}

/// What a rank is about to do. Sent as bytes.
struct Intent {
  enum class Does : uint64_t { Check = 1, Open, Launch, End };

  Does does = Does::Check;
  uint64_t format = 1;   ///< version of this format
  uint64_t failed = 0;   ///< 1: this rank cannot do it; its error follows
  uint64_t kind = 0;     ///< of kernels (`KernelKind`)
  uint64_t wanted = 0;   ///< hash of everything else that determines the transfers
  uint64_t program = 0;  ///< hash (`fingerprintOf`)
  uint64_t data = 0;     ///< likewise
  uint64_t fused = 0;    ///< 1: kernels use fused multiply-add
};
static_assert(std::is_trivially_copyable_v<Intent> && sizeof(Intent) == 8 * sizeof(uint64_t));

/// A value that every rank sends to all others. The constructor starts the transfer.
template <class T>
class Telling {
 public:
  Telling(Exchange& exchange, T mine) : mine_(std::move(mine)), all_(exchange.ranks()) {
    static_assert(std::is_trivially_copyable_v<T>);
    counts_.assign(exchange.ranks(), sizeof(T));
    auto transfer =
        exchange.gather(std::as_bytes(std::span(&mine_, 1)), counts_, std::as_writable_bytes(std::span(all_)));
    if (transfer) transfer_ = std::move(*transfer);
    else failure_ = transfer.error();
  }
  Telling(const Telling&) = delete;
  Telling& operator=(const Telling&) = delete;

  /// The values of all ranks, by rank.
  Result<std::span<const T>> wait() {
    if (failure_) return *failure_;
    if (const Status done = transfer_->wait(); !done) return done.error();
    return std::span<const T>(all_);
  }

 private:
  T mine_;
  std::vector<T> all_;
  std::vector<uint64_t> counts_;
  std::optional<Error> failure_;
  std::unique_ptr<Transfer> transfer_;  // destroyed, and so waited for, before its memory
};

/// A step that all ranks take. Work between the constructor and `agree` overlaps with the transfer.
class Agreement {
 public:
  /// Sends the intent. `failure`: why this rank cannot do it.
  Agreement(Exchange& exchange, Intent mine, std::optional<Error> failure = {});

  /// Waits for the intents of the others. Returns the same error on all ranks: of the first rank that failed, or that
  /// does something else than rank 0. If ranks do different things, the exchange is broken off.
  Status agree();
  /// After `agree` succeeded: `mine` if no rank failed, else the error of the first rank that did, on all ranks. The
  /// ranks keep working together.
  Status outcome(const Status& mine);

 private:
  Exchange& exchange_;
  Intent mine_;
  std::optional<Error> failure_;
  std::optional<Telling<Intent>> telling_;
};

/// `mine` if no rank failed, else the error of the first rank that did. All ranks must call it.
Status together(Exchange& exchange, const Status& mine);

/// Tells the others that this rank closes a session. Does not wait.
void sayGoodbye(Exchange& exchange);

}  // namespace hgc
