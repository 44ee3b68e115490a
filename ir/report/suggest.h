#pragma once
/// Hints for names that are not known: the nearest known one.
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace hgc {

/// Collects the candidate that is fewest edits away from `wanted`, of several one that `wanted` begins with; a
/// candidate that differs in half its letters is none.
class Suggestion {
 public:
  explicit Suggestion(std::string_view wanted);

  void consider(std::string_view candidate);
  /// The best candidate, or empty.
  const std::string& best() const { return best_; }
  /// "did you mean `best`?", or empty.
  std::string hint() const;

 private:
  std::string_view wanted_;
  std::string best_;
  size_t distance_;  // fewer edits than this are wanted
};

/// "did you mean ...?" with the most similar of `names`; if none is similar, all of them if they are few, else an empty
/// text. `prefix` is put before each name.
std::string meantAmong(std::string_view wanted, std::span<const std::string> names, std::string_view prefix = "");

}  // namespace hgc
