#include "compiler/cache/cache.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>

#include "build_id.h"
#include "runtime/disk/own_folder.h"

namespace hgc {
namespace {

namespace fs = std::filesystem;

constexpr char kMagic[8] = {'h', 'g', 'c', '-', 'k', 'e', 'p', 't'};
constexpr size_t kHead = sizeof(kMagic) + sizeof(CacheKey);
constexpr const char* kEnding = ".kept";

std::string nameOf(const CacheKey& key) {
  std::string name;
  for (const uint8_t byte : key) name += fmt::format("{:02x}", byte);
  return name + kEnding;
}

std::array<uint8_t, kHead> headOf(const CacheKey& key) {
  std::array<uint8_t, kHead> head;
  std::ranges::copy(kMagic, head.begin());
  std::ranges::copy(key, head.begin() + sizeof(kMagic));
  return head;
}

/// What a process left that ended before it was done.
bool isAbandoned(const fs::path& path, fs::file_time_type used) {
  return path.filename().string().starts_with(kUnfinished) &&
         fs::file_time_type::clock::now() - used > std::chrono::hours(1);
}

/// Removes what was used least recently. Files that are not ours stay, and so does what another process removes first.
void shrink(const Cache& cache) {
  struct Entry {
    fs::file_time_type used;
    uint64_t size;
    fs::path path;
  };
  std::vector<Entry> entries;
  uint64_t total = 0;
  std::error_code error;
  for (fs::directory_iterator next(cache.folder, error), end; !error && next != end; next.increment(error)) {
    std::error_code gone;
    Entry entry{next->last_write_time(gone), 0, next->path()};
    if (gone) continue;
    if (isAbandoned(entry.path, entry.used)) fs::remove(entry.path, gone);
    if (entry.path.extension() != kEnding) continue;
    entry.size = next->file_size(gone);
    if (gone) continue;
    total += entry.size;
    entries.push_back(std::move(entry));
  }
  std::ranges::sort(entries, {}, &Entry::used);
  for (const Entry& entry : entries) {
    if (total <= cache.limit) return;
    fs::remove(entry.path, error);
    total -= entry.size;
  }
}

/// Of this compiler's, which contains clang's version as that of LLVM.
CacheKey keyOfRequest(const std::string& request) {
  const std::string text = std::string(kBuildId) + "\n" + request;
  return keyOf({reinterpret_cast<const uint8_t*>(text.data()), text.size()});
}

/// The bytes that were kept for `key`, if they are there; whether they are whole their reader must know.
std::optional<std::vector<uint8_t>> readKeptBytes(const Cache& cache, const CacheKey& key) {
  auto bytes = readOwn(cache.folder, nameOf(key), cache.limit);
  const auto head = headOf(key);
  if (!bytes || bytes->size() < kHead || !std::equal(head.begin(), head.end(), bytes->begin())) return std::nullopt;
  bytes->erase(bytes->begin(), bytes->begin() + kHead);
  return bytes;
}

void keepBytes(const Cache& cache, const CacheKey& key, std::span<const uint8_t> bytes) {
  if (writeOwn(cache.folder, nameOf(key), headOf(key), bytes)) shrink(cache);
}

}  // namespace

CacheKey keyOf(std::span<const uint8_t> description) {
  XXH128_canonical_t canonical;
  XXH128_canonicalFromHash(&canonical, XXH3_128bits(description.data(), description.size()));
  return std::to_array(canonical.digest);
}

std::optional<Cache> defaultCache() {
  auto folder = keepingFolder();
  return folder ? std::optional<Cache>(Cache{std::move(*folder)}) : std::nullopt;
}

std::optional<Artefact> readKept(const Cache& cache, const CacheKey& key) {
  const auto bytes = readKeptBytes(cache, key);
  if (!bytes) return std::nullopt;
  auto artefact = readArtefact(*bytes);
  return artefact ? std::optional<Artefact>(std::move(*artefact)) : std::nullopt;
}

void keep(const Cache& cache, const CacheKey& key, const Artefact& artefact) {
  keepBytes(cache, key, writeArtefact(artefact));
}

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
