#include "frontend/names.h"

#include <utility>

namespace hgc {
namespace {

constexpr std::string_view kWords[] = {
    "if",  "else", "return", "let", "in",     "true",     "false",  "const",  "fn",
    "dim", "var",  "data",   "param", "energy", "residual", "output", "import", "with", "loss",
    "sum", "prod", "min",    "max", "mean",   "any",      "all",    "fold"};
static_assert(std::size(kWords) == static_cast<size_t>(Word::Count));

/// FNV's low bits alone fill a power-of-two table unevenly.
uint32_t spread(uint32_t hash) { return hash ^ (hash >> 15); }

}  // namespace

NameTable::NameTable() : buckets_(1024) {
  for (const std::string_view word : kWords) intern(word);
}

uint32_t NameTable::hashOf(std::string_view name) {
  uint32_t hash = kHashSeed;
  for (const char c : name) hash = extendHash(hash, c);
  return hash;
}

size_t NameTable::findBucket(std::string_view name, uint32_t hash) const {
  const size_t mask = buckets_.size() - 1;
  size_t at = spread(hash) & mask;
  while (buckets_[at].name != kNoName && (buckets_[at].hash != hash || texts_[buckets_[at].name] != name)) {
    at = (at + 1) & mask;
  }
  return at;
}

NameId NameTable::intern(std::string_view name, uint32_t hash) {
  const size_t at = findBucket(name, hash);
  if (buckets_[at].name != kNoName) return buckets_[at].name;
  const auto id = static_cast<NameId>(texts_.size());
  texts_.push_back(name);
  buckets_[at] = {hash, id};
  if (texts_.size() * 2 > buckets_.size()) grow();
  return id;
}

NameId NameTable::find(std::string_view name) const { return buckets_[findBucket(name, hashOf(name))].name; }

void NameTable::grow() {
  const std::vector<Bucket> old = std::exchange(buckets_, std::vector<Bucket>(buckets_.size() * 2));
  const size_t mask = buckets_.size() - 1;
  for (const Bucket& bucket : old) {
    if (bucket.name == kNoName) continue;
    size_t at = spread(bucket.hash) & mask;
    while (buckets_[at].name != kNoName) at = (at + 1) & mask;
    buckets_[at] = bucket;
  }
}

}  // namespace hgc
