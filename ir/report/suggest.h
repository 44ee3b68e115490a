#pragma once
/// The nearest known name to one that is not known.
#include <cstddef>
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

}  // namespace hgc
