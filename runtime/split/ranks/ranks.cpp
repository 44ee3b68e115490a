#include "runtime/split/ranks/ranks.h"

#include <fmt/format.h>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/device/clock.h"
#include "runtime/device/within_memory.h"
#include "runtime/observe/trace.h"
#include "runtime/split/combine.h"
#include "runtime/split/part.h"
#include "runtime/split/ranks/agreement.h"

namespace hgc {
namespace {

constexpr const char* kOutOfMemory = "out of memory for the results of the launch";
constexpr const char* kMemoryHint = "fewer instances, or more machines";

/// A workload whose parts run on several ranks. Computes the parts of this rank, and exchanges numbers with the others.
/// Thread-safety: one thread at a time.
class RankExecutable : public PartsExecutable {
 public:
  RankExecutable(const Workload& whole, SplitPlan plan, std::shared_ptr<Exchange> exchange, bool fused)
      : PartsExecutable(whole), plan_(std::move(plan)), exchange_(std::move(exchange)), combiner_(whole_, plan_) {
    intent_.does = Intent::Does::Launch;
    intent_.program = fingerprintOf(*whole.artefact);
    intent_.data = fingerprintOf(whole.bound);
    intent_.fused = fused ? 1 : 0;
  }

  Status load(const std::shared_ptr<Device>& own, const LoadOptions& options) {
    const size_t rounds = plan_.cuts.parts / exchange_->ranks();
    for (size_t round = 0; round < rounds; ++round) {
      auto part = Part::load(whole_, plan_, exchange_->rank() * rounds + round, own, options);
      if (!part) return part.error();
      parts_.push_back(std::move(*part));
    }
    return Done{};
  }

  Result<std::unique_ptr<Event>> submit(const Launch& launch) override {
    results_ = {};
    const auto times = launched(launch);
    if (!times) return times.error();
    return std::unique_ptr<Event>(new Finished(*times));
  }

  Status write(SymbolId symbol, int64_t first, std::span<const double> values) override {
    const std::array<uint64_t, 2> place = {symbol, static_cast<uint64_t>(first)};
    intent_.data = fingerprintAfter(fingerprintAfter(intent_.data, place), std::as_bytes(values));
    return PartsExecutable::write(symbol, first, values);
  }

 private:
  /// The numbers of the parts that all ranks compute at the same time.
  struct Round {
    std::vector<uint64_t> bytes;                   ///< by rank
    std::vector<std::span<const double>> numbers;  ///< by rank
    std::span<double> all, mine;
  };

  size_t partOf(uint32_t rank, size_t round) const { return rank * parts_.size() + round; }

  /// Lays out the numbers of all parts.
  std::vector<Round> layOut(const Launch& launch) {
    std::vector<Round> rounds(parts_.size());
    std::vector<std::vector<size_t>> counts(parts_.size());
    size_t total = 0;
    for (size_t r = 0; r < rounds.size(); ++r) {
      for (uint32_t rank = 0; rank < exchange_->ranks(); ++rank) {
        const Sections sections = sectionsOf(whole_, plan_, partOf(rank, r), launch.kind, launch.values);
        counts[r].push_back(static_cast<size_t>(sections.count));
        rounds[r].bytes.push_back(counts[r].back() * sizeof(double));
        total += counts[r].back();
      }
    }
    if (numbers_.size() < total) numbers_.resize(total);
    std::span<double> rest = numbers_;
    for (size_t r = 0; r < rounds.size(); ++r) {
      Round& round = rounds[r];
      size_t at = 0;
      for (uint32_t rank = 0; rank < exchange_->ranks(); at += counts[r][rank++]) {
        round.numbers.push_back(rest.subspan(at, counts[r][rank]));
        if (rank == exchange_->rank()) round.mine = rest.subspan(at, counts[r][rank]);
      }
      round.all = rest.first(at);
      rest = rest.subspan(at);
    }
    return rounds;
  }

  Intent intentFor(const Launch& launch) const {
    Intent intent = intent_;
    intent.kind = static_cast<uint64_t>(launch.kind);
    intent.wanted = static_cast<uint64_t>(launch.values);
    return intent;
  }

  Status compute(const Launch& launch, size_t round, std::span<double> mine, Times& times) {
    return withinMemory(
        [&]() -> Status {
          const auto failed = [&](const Error& why) {
            return parts_[round]->device().isHost ? why : Error{why.message, "sessions opened anew on all ranks"};
          };
          auto event = parts_[round]->submit(launch.kind, launch.values, mine);
          if (!event) return failed(event.error());
          const auto took = (*event)->wait();
          if (!took) return failed(took.error());
          times += *took;
          return parts_[round]->bring(mine);
        },
        kOutOfMemory, kMemoryHint);
  }

  /// Computes the parts of this rank and exchanges numbers with the others, a round while the next is computed. If this
  /// rank fails to compute a round, it still sends as many bytes as expected, and then reports the error.
  Status exchanged(const Launch& launch, std::span<const Round> rounds, Agreement& agreement, Times& times) {
    Status own = compute(launch, 0, rounds[0].mine, times);
    if (const Status same = agreement.agree(); !same) return same;
    const auto begun = Clock::now();
    std::vector<std::unique_ptr<Transfer>> transfers;
    for (size_t r = 0; r < rounds.size(); ++r) {
      if (r > 0 && own) own = compute(launch, r, rounds[r].mine, times);
      const auto mine = std::as_bytes(rounds[r].mine);
      auto transfer = exchange_->gather(mine, rounds[r].bytes, std::as_writable_bytes(rounds[r].all));
      if (!transfer) return exchange_->breakOff(transfer.error());
      transfers.push_back(std::move(*transfer));
      times.exchanged += rounds[r].all.size_bytes();
    }
    const auto ended = Clock::now();
    const Span span("exchange", {.bytes = static_cast<int64_t>(times.exchanged)});
    const Status all = agreement.outcome(own);
    for (const auto& transfer : transfers) {
      if (const Status done = transfer->wait(); !done) return exchange_->breakOff(done.error());
    }
    times.waited = millisecondsSince(ended);
    times.exchange = millisecondsSince(begun);
    return all;
  }

  Result<Times> launched(const Launch& launch) {
    std::vector<Round> rounds;
    const Status hasRoom = withinMemory(
        [&]() -> Status {
          rounds = layOut(launch);
          const auto isTooMuch = [&](const Round& round) { return round.all.size_bytes() > exchange_->mostBytes(); };
          if (std::ranges::none_of(rounds, isTooMuch)) return Done{};
          return Error{fmt::format("ranks exchange no more than {} MiB at a time", exchange_->mostBytes() >> 20),
                       "fewer instances, or ask for less at a time: no matrices, no values of instances",
                       ErrorKind::Memory};
        },
        kOutOfMemory, kMemoryHint);
    Agreement agreement(*exchange_, intentFor(launch), hasRoom ? std::nullopt : std::optional(hasRoom.error()));
    if (!hasRoom) return agreement.agree().error();
    Times times;
    if (const Status done = exchanged(launch, rounds, agreement, times); !done) return done.error();
    std::vector<std::span<const double>> parts;
    for (uint32_t rank = 0; rank < exchange_->ranks(); ++rank) {
      for (const Round& round : rounds) parts.push_back(round.numbers[rank]);
    }
    const FloatingPointMode mode;
    const auto combining = Clock::now();
    results_ = combiner_.combine(launch, parts);
    times.reduce += millisecondsSince(combining);
    return times;
  }

  SplitPlan plan_;
  std::shared_ptr<Exchange> exchange_;
  Combiner combiner_;
  std::vector<double> numbers_;  // of all parts of all ranks, round by round
  Intent intent_;                // of every launch, with the current fingerprint of the data
};

/// How many parts each rank computes one after another. The numbers of one part are sent while the next is computed.
size_t partsOfRank(const Workload& whole, uint32_t ranks) {
  constexpr int64_t kWorthTwo = int64_t{1} << 20;  // instances of a rank whose numbers take long to send
  int64_t instances = 0;
  for (const GroupData& group : whole.groups) instances += group.count;
  return ranks > 1 && instances / ranks >= kWorthTwo ? 2 : 1;
}

class RankDevice : public Device {
 public:
  RankDevice(std::shared_ptr<Device> own, std::shared_ptr<Exchange> exchange)
      : own_(std::move(own)), exchange_(std::move(exchange)), info_(own_->info()) {
    info_.isHost = true;
  }

  const DeviceInfo& info() const override { return info_; }

  Result<std::unique_ptr<Executable>> load(const Workload& workload, const LoadOptions& options) override {
    if (const auto why = whyWhole(workload)) return Error{"ranks cannot share this: " + *why, ""};
    const std::vector<double> shares(exchange_->ranks() * partsOfRank(workload, exchange_->ranks()), 1.0);
    auto plan = planSplit(workload, cut(workload, shares));
    if (!plan) return plan.error();
    auto executable = std::make_unique<RankExecutable>(workload, std::move(*plan), exchange_, options.fused);
    if (const Status done = executable->load(own_, options); !done) return done.error();
    return std::unique_ptr<Executable>(std::move(executable));
  }

 private:
  std::shared_ptr<Device> own_;
  std::shared_ptr<Exchange> exchange_;
  DeviceInfo info_;
};

}  // namespace

std::shared_ptr<Device> overRanks(std::shared_ptr<Device> own, std::shared_ptr<Exchange> exchange) {
  return std::make_shared<RankDevice>(std::move(own), std::move(exchange));
}

Status openTogether(Exchange& exchange, const Status& own, const Workload* workload, bool fused) {
  Intent intent{.does = Intent::Does::Open};
  if (own && workload) {
    intent.program = fingerprintOf(*workload->artefact);
    intent.data = fingerprintOf(workload->bound);
    intent.wanted = workload->parameters ? 1 : 0;
    intent.fused = fused ? 1 : 0;
  }
  return Agreement(exchange, intent, own ? std::nullopt : std::optional(own.error())).agree();
}

std::string rankName(const Exchange& exchange) {
  return fmt::format("rank {} of {}", exchange.rank(), exchange.ranks());
}

}  // namespace hgc
