#include "frontend/lower/called_places.h"

namespace hgc {

uint32_t CalledPlaces::add(const CalledPlace& place) {
  const auto [found, isNew] =
      numbers_.try_emplace({place.at.file, place.at.line, place.at.column, place.calledFrom}, kNone);
  if (!isNew || table_.size() >= kLastLine) return found->second;
  table_.push_back(place);
  return found->second = static_cast<uint32_t>(table_.size() - 1);
}

uint32_t CalledPlaces::ofCalls(const SourceText& text, std::span<const uint32_t> calls) {
  uint32_t caller = kNone;
  for (const uint32_t call : calls) caller = add({text.locate(call), caller});
  return caller;
}

uint32_t CalledPlaces::copied(const PlaceTable& from, uint32_t k, uint32_t caller) {
  std::vector<uint32_t> chain;
  for (; k != kNone; k = from[k].calledFrom) chain.push_back(k);
  for (auto place = chain.rbegin(); place != chain.rend(); ++place) caller = add({from[*place].at, caller});
  return caller;
}

}  // namespace hgc
