#include "runtime/solve/methods/attempt.h"

#include <algorithm>
#include <utility>

namespace hgc {
namespace {

constexpr const char *kFound = "first found", *kFoundAt = "first found at", *kFoundWhy = "first found why",
                     *kLost = "first lost";

/// As many numbers as there are.
std::vector<double> allOf(const MethodState& state, const char* name) {
  const auto found = state.find(name);
  return found == state.end() ? std::vector<double>() : found->second;
}

}  // namespace

MethodState stateOf(const Attempt& first) {
  return {{kFound, {first.cost, static_cast<double>(first.ending)}},
          {kFoundAt, first.point},
          {kFoundWhy, {first.why.begin(), first.why.end()}},
          {kLost, {first.lost.begin(), first.lost.end()}}};
}

bool isOfSecond(const MethodState& state) { return state.contains(kFound); }

Result<Attempt> firstAttempt(const MethodState& state, size_t scalars, int64_t columns) {
  const auto found = numbersOf(state, kFound, 2);
  auto point = numbersOf(state, kFoundAt, scalars);
  if (!found || !point) return found ? point.error() : found.error();
  const auto isWithin = [](double number, double least, double most) { return number >= least && number < most; };
  const std::vector<double> why = allOf(state, kFoundWhy), lost = allOf(state, kLost);
  const bool isText = std::ranges::all_of(why, [&](double letter) { return isWithin(letter, ' ', 127); });
  const bool areColumns =
      std::ranges::all_of(lost, [&](double k) { return isWithin(k, 0, static_cast<double>(columns)); });
  constexpr int kEndings = static_cast<int>(SolveEnding::Step) + 1;  // there is a second attempt after these
  const double ending = (*found)[1];
  if (why.empty() || lost.empty() || !isText || !areColumns || !isWithin(ending, 0, kEndings))
    return Error{"it is damaged: it does not say how the first attempt has ended", "", ErrorKind::Data};
  Attempt first{(*found)[0], static_cast<SolveEnding>(static_cast<int>(ending)), "", std::move(*point), {}};
  for (const double letter : why) first.why += static_cast<char>(letter);
  for (const double k : lost) first.lost.push_back(static_cast<int64_t>(k));
  return first;
}

}  // namespace hgc
