#pragma once
/// Ranks make sure that they do the same: before each step all see what the others are about to do.
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "runtime/split/exchange.h"

namespace hgc {

/// What a rank is about to do. It is sent as it stands.
struct Intent {
  enum class Does : uint64_t { Check = 1, Open, Launch, End };

  Does does = Does::Check;
  uint64_t format = 1;   ///< of what ranks send
  uint64_t failed = 0;   ///< 1: this rank cannot; its error follows
  uint64_t kind = 0;     ///< of kernels (`KernelKind`)
  uint64_t wanted = 0;   ///< what else decides what is transferred, hashed
  uint64_t program = 0;  ///< runtime/split/ranks/fingerprint.h
  uint64_t data = 0;
  uint64_t fused = 0;  ///< 1: products and sums are
};
static_assert(std::is_trivially_copyable_v<Intent> && sizeof(Intent) == 8 * sizeof(uint64_t));

/// Something small that every rank tells all others.
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

  /// What all ranks told.
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
  std::unique_ptr<Transfer> transfer_;  // goes before what it reads and writes
};

/// A step that all ranks take. What goes on between its beginning and `agree` is not waited for by the others.
class Agreement {
 public:
  /// Tells the others. `failure`: why this rank cannot.
  Agreement(Exchange& exchange, Intent mine, std::optional<Error> failure = {});

  /// Waits for the others. An error, the same on all ranks: of the first rank that cannot, or that does something else
  /// than rank 0. Ranks that do different things part for good.
  Status agree();
  /// What came of it, once ranks have agreed: `mine` if it went well everywhere, or the error of the first rank where
  /// it did not, on all ranks. They go on together.
  Status outcome(const Status& mine);

 private:
  Exchange& exchange_;
  Intent mine_;
  std::optional<Error> failure_;
  std::optional<Telling<Intent>> telling_;
};

/// The outcome of what every rank did for itself. All ranks call it at the same place.
Status together(Exchange& exchange, const Status& mine);

/// Tells the others that this rank makes no further calls of a session, and does not wait for them.
void sayGoodbye(Exchange& exchange);

}  // namespace hgc
