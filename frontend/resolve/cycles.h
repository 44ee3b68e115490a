#pragma once
/// Searching for what leads back to itself.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "frontend/syntax/module.h"

namespace hgc {

/// A depth-first search with its own stack; each of `count` things is gone through once, however many searches begin.
class CycleSearch {
 public:
  explicit CycleSearch(size_t count) : progress_(count, Progress::Untouched) {}

  /// Goes from `first` to all that `nextOf(thing)` leads to, and calls `found(cycle)` where one leads to a thing that
  /// is on the way.
  template <class NextOf, class Found>
  void from(uint32_t first, const NextOf& nextOf, const Found& found) {
    if (progress_[first] == Progress::Untouched) open(first, nextOf);
    while (!path_.empty()) {
      Step& step = path_.back();
      if (step.next.empty()) {
        progress_[step.at] = Progress::Done;
        path_.pop_back();
        continue;
      }
      const uint32_t next = step.next.back();
      step.next.pop_back();
      if (progress_[next] == Progress::Untouched) {
        open(next, nextOf);
      } else if (progress_[next] == Progress::Active) {
        std::vector<uint32_t> cycle;
        for (auto at = std::ranges::find(path_, next, &Step::at); at != path_.end(); ++at) cycle.push_back(at->at);
        found(cycle);
      }
    }
  }

 private:
  struct Step {
    uint32_t at;
    std::vector<uint32_t> next;
  };
  template <class NextOf>
  void open(uint32_t at, const NextOf& nextOf) {
    progress_[at] = Progress::Active;
    path_.push_back({at, nextOf(at)});
  }

  std::vector<Progress> progress_;
  std::vector<Step> path_;
};

}  // namespace hgc
