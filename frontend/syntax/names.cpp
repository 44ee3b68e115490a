#include "frontend/syntax/names.h"

#include <utility>

namespace hgc {
namespace {

// clang-format off
constexpr std::string_view kWords[] = {
#define HGC_WORD(Id, text) text,
#include "frontend/syntax/words.def"
};
// clang-format on

}  // namespace

NameTable::NameTable() : buckets_(1024) {
  for (const std::string_view word : kWords) intern(word);
}

bool NameTable::holds(const Bucket& bucket, std::string_view name, const NameKey& key) const {
  if (bucket.head != key.head() || bucket.hash != key.hash()) return false;
  // A shorter name has no NUL, so that equal heads are equal names; the head of a long one is full.
  const bool headIsAll = key.length() < 8;
  return headIsAll || texts_[bucket.name] == name;
}

NameId NameTable::intern(std::string_view name, const NameKey& key) {
  const size_t mask = buckets_.size() - 1;
  size_t at = key.hash() & mask;
  while (buckets_[at].name != kNoName) {
    if (holds(buckets_[at], name, key)) return buckets_[at].name;
    at = (at + 1) & mask;
  }
  const auto id = static_cast<NameId>(texts_.size());
  texts_.push_back(name);
  buckets_[at] = {key.head(), key.hash(), id};
  if (texts_.size() * 2 > buckets_.size()) grow();
  return id;
}

void NameTable::grow() {
  const std::vector<Bucket> old = std::exchange(buckets_, std::vector<Bucket>(buckets_.size() * 2));
  const size_t mask = buckets_.size() - 1;
  for (const Bucket& bucket : old) {
    if (bucket.name == kNoName) continue;
    size_t at = bucket.hash & mask;
    while (buckets_[at].name != kNoName) at = (at + 1) & mask;
    buckets_[at] = bucket;
  }
}

}  // namespace hgc
