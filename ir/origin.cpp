#include "ir/origin.h"

#include <fmt/format.h>

namespace hgc {

std::vector<Location> chainOf(uint32_t origin, const PlaceTable& places) {
  if (origin == 0) return {};
  if (!isPlace(origin)) return {{origin >> 24, origin & kLastLine, 0}};
  std::vector<Location> chain;
  for (uint32_t k = placeOf(origin); k < places.size(); k = places[k].calledFrom) chain.push_back(places[k].at);
  return chain;
}

std::string placeText(const Program& program, const Location& at) {
  const std::string file = at.file < program.files.size() ? program.files[at.file] : "line";
  return at.column == 0 ? fmt::format("{}:{}", file, at.line) : fmt::format("{}:{}:{}", file, at.line, at.column);
}

std::string originText(const Program& program, const PlaceTable& places, uint32_t origin) {
  std::string text, callers;
  for (const Location& at : chainOf(origin, places)) {
    if (text.empty()) text = placeText(program, at);
    else callers += (callers.empty() ? "" : ", ") + placeText(program, at);
  }
  return callers.empty() ? text : fmt::format("{} (called from {})", text, callers);
}

PlaceTable usedPlaces(const PlaceTable& places, std::span<uint32_t> origins) {
  if (places.empty()) return {};
  std::vector<bool> isUsed(places.size());
  for (const uint32_t origin : origins) {
    if (!isPlace(origin)) continue;
    for (uint32_t k = placeOf(origin); k < places.size() && !isUsed[k]; k = places[k].calledFrom) isUsed[k] = true;
  }
  PlaceTable used;
  std::vector<uint32_t> numbers(places.size(), kNone);
  for (uint32_t k = 0; k < places.size(); ++k) {
    if (!isUsed[k]) continue;
    numbers[k] = static_cast<uint32_t>(used.size());
    const uint32_t from = places[k].calledFrom;
    used.push_back({places[k].at, from == kNone ? kNone : numbers[from]});
  }
  for (uint32_t& origin : origins) {
    if (isPlace(origin) && placeOf(origin) < places.size()) origin = originOfPlace(numbers[placeOf(origin)]);
  }
  return used;
}

}  // namespace hgc
