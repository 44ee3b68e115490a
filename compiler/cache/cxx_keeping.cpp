#include "compiler/cache/cxx_keeping.h"

#include <xxhash.h>

#include <cstring>

#include "build_id.h"

namespace hgc {
namespace {

/// Of this compiler's, which contains clang's version as that of LLVM.
CacheKey keyOf(const std::string& request) {
  const std::string text = std::string(kBuildId) + "\n" + request;
  XXH128_canonical_t canonical;
  XXH128_canonicalFromHash(&canonical, XXH3_128bits(text.data(), text.size()));
  CacheKey key;
  std::memcpy(key.data(), canonical.digest, key.size());
  return key;
}

}  // namespace

/// A checksum comes first.
CxxKeeping keepingIn(const std::optional<Cache>& cache) {
  if (!cache) return {};
  CxxKeeping keeping;
  keeping.read = [cache = *cache](const std::string& request) -> std::optional<std::vector<uint8_t>> {
    auto bytes = readKeptBytes(cache, keyOf(request));
    XXH64_hash_t sum = 0;
    if (!bytes || bytes->size() < sizeof sum) return std::nullopt;
    std::memcpy(&sum, bytes->data(), sizeof sum);
    bytes->erase(bytes->begin(), bytes->begin() + sizeof sum);
    return XXH3_64bits(bytes->data(), bytes->size()) == sum ? std::move(bytes) : std::nullopt;
  };
  keeping.keep = [cache = *cache](const std::string& request, std::span<const uint8_t> bytes) {
    const XXH64_hash_t sum = XXH3_64bits(bytes.data(), bytes.size());
    std::vector<uint8_t> all(sizeof sum + bytes.size());
    std::memcpy(all.data(), &sum, sizeof sum);
    if (!bytes.empty()) std::memcpy(all.data() + sizeof sum, bytes.data(), bytes.size());
    keepBytes(cache, keyOf(request), all);
  };
  return keeping;
}

}  // namespace hgc
