#include "frontend/lower/mistakes.h"

#include <fmt/format.h>

#include <algorithm>

#include "ir/loops.h"

namespace hgc {
namespace {

constexpr size_t kShownCalls = 5;

}  // namespace

void Mistakes::begin(bool isUncalled) {
  calls.clear();
  uncalled_ = isUncalled;
  stopped_ = failed_ = false;
  need_ = {};
  muted_ = 0;
  trials_.clear();
}

Operand Mistakes::add(uint32_t offset, std::string message, std::string hint) {
  return add(offset, reporter_.make(Severity::Error, offset, std::move(message), std::move(hint)));
}

/// Adds from where the code that made the mistake was called.
Operand Mistakes::add(uint32_t offset, Diagnostic diagnostic) {
  if (!trials_.empty()) {
    trials_.back().failed = true;
    return poison(offset);
  }
  failed_ = true;
  if (reporter_.full()) stop();
  const size_t made = calls.size() - (uncalled_ && !calls.empty() ? 1 : 0);
  for (size_t k = 0; k < std::min(made, kShownCalls); ++k) {
    diagnostic.notes.push_back(reporter_.note(calls[calls.size() - 1 - k], "called from here"));
  }
  reporter_.add(std::move(diagnostic));
  return poison(offset);
}

Operand Mistakes::addNotKnown(uint32_t offset, std::string message, std::string hint) {
  if (!uncalled_) return add(offset, std::move(message), std::move(hint));
  stop();
  return poison(offset);
}

Operand Mistakes::addTooManyEntries(uint32_t offset) {
  return add(offset, fmt::format("one value cannot have more than {} entries", kMaxEntries),
             "declare a dimension for many entries: `dim N;`");
}

Operand Mistakes::addTooManyLoops(uint32_t offset) {
  return add(offset, fmt::format("a term has no more than {} different loops", kMostRangesOfTerm),
             "cut it into several terms, or compute some of it in a field: `let y[i in N] = ..;`");
}

void Mistakes::warn(Warning warning, uint32_t offset, std::string message, std::string hint) {
  if (muted_ == 0) reporter_.warning(warning, offset, std::move(message), std::move(hint));
}

void Mistakes::beginTrial(NodeId range) {
  trials_.push_back({range, false});
  mute();
}

bool Mistakes::endTrial() {
  const bool failed = trials_.back().failed;
  trials_.pop_back();
  unmute();
  return failed;
}

void Mistakes::failTrials(std::span<const NodeId> ranges) {
  for (Trial& trial : trials_) trial.failed = trial.failed || std::ranges::binary_search(ranges, trial.range);
}

void Mistakes::need(Need::Kind kind, uint32_t index) {
  if (stopped_) return;
  need_ = {kind, index};
  stop();
}

}  // namespace hgc
