#pragma once
/// Interned names: equal text is an equal number.
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace hgc {

using NameId = uint32_t;
inline constexpr NameId kNoName = UINT32_MAX;

/// The words that the grammar knows, interned first, so that their ids are these numbers. Those up to `Fn` are reserved; the
/// others mean something in one position only and are free as names.
enum class Word : NameId {
  If, Else, Return, Let, In, True, False, Const, Fn,
  Dim, Var, Data, Param, Energy, Residual, Output, Import, With, Loss,
  Sum, Prod, Min, Max, Mean, Any, All, Fold,
  Count
};
inline constexpr NameId kReservedCount = static_cast<NameId>(Word::Fn) + 1;

constexpr NameId id(Word word) { return static_cast<NameId>(word); }

/// Maps text to numbers. Holds views: the text must outlive the table. Thread-safety: const use is free to share.
class NameTable {
 public:
  NameTable();

  NameId intern(std::string_view name) { return intern(name, hashOf(name)); }
  /// The same with the hash at hand.
  NameId intern(std::string_view name, uint32_t hash);
  /// The number of a name, or `kNoName` where it was never interned.
  NameId find(std::string_view name) const;

  std::string_view text(NameId name) const { return texts_[name]; }
  uint32_t size() const { return static_cast<uint32_t>(texts_.size()); }

  static constexpr uint32_t kHashSeed = 2166136261U;
  static constexpr uint32_t extendHash(uint32_t hash, char c) { return (hash ^ static_cast<unsigned char>(c)) * 16777619U; }
  static uint32_t hashOf(std::string_view name);

 private:
  struct Bucket {
    uint32_t hash = 0;
    NameId name = kNoName;
  };
  size_t findBucket(std::string_view name, uint32_t hash) const;
  void grow();

  std::vector<Bucket> buckets_;
  std::vector<std::string_view> texts_;
};

}  // namespace hgc
