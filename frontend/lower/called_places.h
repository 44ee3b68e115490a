#pragma once
/// Places of C++ as calls of a program lead there.
#include <map>
#include <span>
#include <tuple>

#include "frontend/source/source.h"
#include "ir/origin.h"

namespace hgc {

/// The table of one term. Equal places are one. Thread-safety: one thread at a time.
class CalledPlaces {
 public:
  void clear() {
    table_.clear();
    numbers_.clear();
  }
  const PlaceTable& table() const { return table_; }

  /// The innermost of these calls, which are offsets in the text, the outermost first.
  uint32_t ofCalls(const SourceText& text, std::span<const uint32_t> calls);
  /// Place `k` of another table whose outermost places `caller` calls; kNone where there is no room.
  uint32_t copied(const PlaceTable& from, uint32_t k, uint32_t caller);

 private:
  uint32_t add(const CalledPlace& place);

  PlaceTable table_;
  std::map<std::tuple<uint32_t, uint32_t, uint32_t, uint32_t>, uint32_t> numbers_;
};

}  // namespace hgc
