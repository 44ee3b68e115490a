#include "runtime/split/ranks/agreement.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <array>

#include "ir/kernel/derivative.h"

namespace hgc {
namespace {

/// An error, truncated to a fixed size.
struct ErrorText {
  std::array<char, 768> message{};
  std::array<char, 256> hint{};
  ErrorKind kind = ErrorKind::Unstated;
};

template <size_t size>
void copyText(const std::string& text, std::array<char, size>& to) {
  std::copy_n(text.data(), std::min(text.size(), size - 1), to.begin());
}

ErrorText textOf(const std::optional<Error>& error) {
  ErrorText text;
  if (!error) return text;
  copyText(error->message.empty() ? "it gives no reason" : error->message, text.message);
  copyText(error->hint, text.hint);
  text.kind = error->kind;
  return text;
}

/// The error for a failed transfer. Breaks the exchange off.
Error unheard(Exchange& exchange, const Error& why) {
  return exchange.breakOff(
      {fmt::format("rank {} cannot reach the others: {}", exchange.rank(), why.message), why.hint, ErrorKind::Device});
}

/// The error of the first rank that has one, with the rank's number unless all ranks have the same. All ranks must call
/// it.
Error firstError(Exchange& exchange, const std::optional<Error>& mine) {
  Telling<ErrorText> telling(exchange, textOf(mine));
  const auto all = telling.wait();
  if (!all) return unheard(exchange, all.error());
  const auto hasOne = [](const ErrorText& text) { return text.message[0] != '\0'; };
  const auto first = std::ranges::find_if(*all, hasOne);
  const bool isOfAll =
      std::ranges::all_of(*all, [&](const ErrorText& text) { return text.message == all->front().message; });
  const std::string message = first->message.data();
  const std::string hint = first->hint.data();
  return {isOfAll ? message : fmt::format("rank {}: {}", first - all->begin(), message), hint, first->kind};
}

std::string wordsFor(const Intent& intent) {
  switch (intent.does) {
    case Intent::Does::Check: return "has ended its work";
    case Intent::Does::Open: return "opens a session";
    case Intent::Does::Launch: return fmt::format("computes `{}`", info(static_cast<KernelKind>(intent.kind)).name);
    case Intent::Does::End: return "has closed a session";
  }
  return "makes a call that this version does not know";
}

/// How the intent of a rank differs from that of rank 0, as an error; nothing if it does not.
std::optional<Error> difference(const Intent& first, const Intent& other, size_t rank) {
  const char* const hint = "all ranks open the same program with the same data, and make the same calls in one order";
  if (other.format != first.format)
    return Error{fmt::format("rank {} has another version of hgc than rank 0", rank), ""};
  if (other.does != first.does || other.kind != first.kind)
    return Error{fmt::format("rank {} {}, where rank 0 {}", rank, wordsFor(other), wordsFor(first)), hint};
  const auto has = [&](const char* what) { return Error{fmt::format("rank {} has {} than rank 0", rank, what), hint}; };
  if (other.program != first.program) return has("another program");
  if (other.data != first.data) return has("other data");
  if (other.fused != first.fused)
    return Error{fmt::format("rank {} {} products and sums, and rank 0 {}", rank,
                             other.fused ? "fuses" : "does not fuse", first.fused ? "does" : "does not"),
                 "choose for all: --fma=off, SessionOptions::fused"};
  if (other.wanted != first.wanted) return has("asked for something else");
  return std::nullopt;
}

std::optional<Error> firstDifference(std::span<const Intent> all) {
  for (size_t rank = 1; rank < all.size(); ++rank) {
    if (const auto differs = difference(all.front(), all[rank], rank)) return differs;
  }
  return std::nullopt;
}

}  // namespace

uint64_t fingerprintAfter(uint64_t before, std::span<const std::byte> change) {
  return XXH3_64bits_withSeed(change.data(), change.size(), before);
}

uint64_t fingerprintOf(const Artefact& artefact) {
  Artefact source;
  source.abi = artefact.abi;
  source.program = artefact.program;
  source.plan = artefact.plan;
  source.kinds = artefact.kinds;
  source.code = artefact.code;
  const std::vector<uint8_t> bytes = writeArtefact(source);
  return fingerprintAfter(0, std::as_bytes(std::span(bytes)));
}

uint64_t fingerprintOf(const Bound& bound) {
  uint64_t print = fingerprintAfter(0, std::as_bytes(std::span(bound.sizes)));
  for (const BoundSymbol& symbol : bound.symbols) {
    const size_t count = symbol.reals.empty() ? 0 : static_cast<size_t>(symbol.rows * symbol.width);
    print = fingerprintAfter(print, std::as_bytes(std::span(symbol.reals).first(count)));
    print = fingerprintAfter(print, std::as_bytes(std::span(symbol.integers)));
    print = fingerprintAfter(print, std::as_bytes(std::span(symbol.rowBegin)));
  }
  return print;
}

Agreement::Agreement(Exchange& exchange, Intent mine, std::optional<Error> failure)
    : exchange_(exchange), mine_(mine), failure_(std::move(failure)) {
  mine_.failed = failure_ ? 1 : 0;
  exchange_.finishLeft();
  if (!exchange_.broken()) telling_.emplace(exchange_, mine_);
}

Status Agreement::agree() {
  if (!telling_) return *exchange_.broken();
  const auto all = telling_->wait();
  if (!all) return unheard(exchange_, all.error());
  if (std::ranges::any_of(*all, [](const Intent& intent) { return intent.failed != 0; })) {
    const Error why = firstError(exchange_, failure_);
    const bool doTheSame = std::ranges::all_of(*all, [&](const Intent& i) { return i.does == all->front().does; });
    return doTheSame ? why : exchange_.breakOff(why);
  }
  const auto differs = firstDifference(*all);
  return differs ? Status(exchange_.breakOff(*differs)) : Status(Done{});
}

Status Agreement::outcome(const Status& mine) {
  const std::optional<Error> failure = mine ? std::nullopt : std::optional(mine.error());
  Telling<uint64_t> telling(exchange_, failure ? 1 : 0);
  const auto all = telling.wait();
  if (!all) return unheard(exchange_, all.error());
  return std::ranges::count(*all, uint64_t{0}) == exchange_.ranks() ? mine : Status(firstError(exchange_, failure));
}

Status together(Exchange& exchange, const Status& mine) {
  return Agreement(exchange, {}, mine ? std::nullopt : std::optional(mine.error())).agree();
}

namespace {

/// The intent to close a session, whose answers may be waited for later.
class Goodbye : public Transfer {
 public:
  explicit Goodbye(Exchange& exchange) : exchange_(exchange), telling_(exchange, Intent{.does = Intent::Does::End}) {}

  Status wait() override {
    const auto all = telling_.wait();
    if (!all) return unheard(exchange_, all.error());
    // A rank that failed sends its error next, and expects the same from this rank.
    if (std::ranges::any_of(*all, [](const Intent& intent) { return intent.failed != 0; }))
      return exchange_.breakOff(firstError(exchange_, std::nullopt));
    const auto differs = firstDifference(*all);
    return differs ? Status(exchange_.breakOff(*differs)) : Status(Done{});
  }

 private:
  Exchange& exchange_;
  Telling<Intent> telling_;
};

}  // namespace

void sayGoodbye(Exchange& exchange) {
  exchange.finishLeft();
  if (!exchange.broken()) exchange.leave(std::make_unique<Goodbye>(exchange));
}

}  // namespace hgc
