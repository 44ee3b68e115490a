#include "ir/report/suggest.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <vector>

namespace hgc {
namespace {

char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

/// Edits (insert, delete, replace, swap of neighbours) from `a` to `b`, without regard to case.
size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const bool equal = lower(a[i - 1]) == lower(b[j - 1]);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (equal ? 0U : 1U)});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before.swap(last);
    last.swap(row);
  }
  return last[b.size()];
}

}  // namespace

Suggestion::Suggestion(std::string_view wanted)
    : wanted_(wanted), distance_(std::min<size_t>(4, wanted.size() / 2 + 1)) {
  if (wanted.size() == 1) distance_ = 1;  // of one letter only the case can be wrong
}

void Suggestion::consider(std::string_view candidate) {
  const size_t longer = std::max(candidate.size(), wanted_.size());
  const size_t shorter = std::min(candidate.size(), wanted_.size());
  if (longer - shorter > distance_ || candidate == wanted_) return;
  const size_t distance = editDistance(wanted_, candidate);
  const bool begins =
      wanted_.starts_with(candidate) && !wanted_.starts_with(best_);  // `sinn` was to be `sin`, not `sign`
  if (distance > distance_ || (distance == distance_ && (best_.empty() || !begins))) return;
  distance_ = distance;
  best_ = candidate;
}

std::string Suggestion::hint() const { return best_.empty() ? "" : "did you mean `" + best_ + "`?"; }

std::string meantAmong(std::string_view wanted, std::span<const std::string> names, std::string_view prefix) {
  constexpr size_t kFew = 12;
  Suggestion suggestion(wanted);
  for (const std::string& name : names) suggestion.consider(name);
  if (!suggestion.best().empty()) return fmt::format("did you mean `{}{}`?", prefix, suggestion.best());
  if (names.empty() || names.size() > kFew) return "";
  std::string all;
  for (const std::string& name : names) all += fmt::format("{}`{}{}`", all.empty() ? "" : ", ", prefix, name);
  return (names.size() == 1 ? "there is " : "one of ") + all;
}

}  // namespace hgc
