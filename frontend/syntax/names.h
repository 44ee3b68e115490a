#pragma once
/// Interned names: equal text is an equal number.
#include <cstdint>
#include <string_view>
#include <vector>

namespace hgc {

using NameId = uint32_t;
inline constexpr NameId kNoName = UINT32_MAX;

// clang-format off
/// The words that the grammar knows, interned first, so that their ids are these numbers.
enum class Word : NameId {
#define HGC_WORD(Id, text) Id,
#include "frontend/syntax/words.def"
};
// clang-format on

constexpr NameId id(Word word) { return static_cast<NameId>(word); }

/// A name reduced to what a table compares first: its first eight bytes and a hash of all. Built byte by byte by the
/// lexer.
class NameKey {
 public:
  NameKey() = default;
  explicit NameKey(std::string_view name) {
    for (const char c : name) extend(c);
  }

  void extend(char c) {
    const auto byte = static_cast<uint64_t>(static_cast<unsigned char>(c));
    if (length_ < 8) head_ |= byte << (8 * length_);
    else tail_ = (tail_ ^ byte) * 0x100000001b3ULL;
    ++length_;
  }
  uint64_t head() const { return head_; }
  uint32_t length() const { return length_; }
  uint32_t hash() const {
    const uint64_t mixed = (head_ ^ tail_ ^ length_) * 0x9e3779b97f4a7c15ULL;
    return static_cast<uint32_t>(mixed >> 32);
  }

 private:
  uint64_t head_ = 0;
  uint64_t tail_ = 0;
  uint32_t length_ = 0;
};

/// Maps text to numbers. Holds views: the text must outlive the table. Thread-safety: const use is free to share.
class NameTable {
 public:
  NameTable();

  NameId intern(std::string_view name) { return intern(name, NameKey(name)); }
  /// The same with the key at hand.
  NameId intern(std::string_view name, const NameKey& key);

  std::string_view text(NameId name) const { return texts_[name]; }
  uint32_t size() const { return static_cast<uint32_t>(texts_.size()); }

 private:
  /// A name of up to seven bytes is told by its head alone, so that finding it touches no other memory.
  struct Bucket {
    uint64_t head = 0;
    uint32_t hash = 0;
    NameId name = kNoName;
  };
  bool holds(const Bucket& bucket, std::string_view name, const NameKey& key) const;
  void grow();

  std::vector<Bucket> buckets_;
  std::vector<std::string_view> texts_;
};

}  // namespace hgc
