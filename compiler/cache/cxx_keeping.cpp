#include "compiler/cache/cxx_keeping.h"

#include <xxhash.h>

#include <cstring>

#include "build_id.h"

namespace hgc {
namespace {

/// Of this compiler's, which contains clang's version as that of LLVM.
CacheKey keyOfRequest(const std::string& request) {
  const std::string text = std::string(kBuildId) + "\n" + request;
  return keyOf({reinterpret_cast<const uint8_t*>(text.data()), text.size()});
}

}  // namespace

/// A checksum comes first.
CxxKeeping keepingIn(const std::optional<Cache>& cache) {
  if (!cache) return {};
  CxxKeeping keeping;
  keeping.read = [cache = *cache](const std::string& request) -> std::optional<std::vector<uint8_t>> {
    auto bytes = readKeptBytes(cache, keyOfRequest(request));
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
    keepBytes(cache, keyOfRequest(request), all);
  };
  return keeping;
}

}  // namespace hgc
