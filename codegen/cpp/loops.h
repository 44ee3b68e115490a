#pragma once
/// Loops (ir/loops.h) as loops of C++.
#include <map>
#include <string>
#include <vector>

#include "codegen/cpp/draft.h"
#include "ir/loops.h"

namespace hgc {

/// Writes the loops of a function.
class CppLoops {
 public:
  explicit CppLoops(CppDraft& draft) : draft_(draft), kernel_(draft.function.kernel) {}

  /// Nothing is written of regions that are no loops.
  void enter(const Region& region);
  void leave(const Region& region);

  /// A reduction or prefix takes in its value at a count.
  void takeIn(uint32_t at);
  /// What a fold carries is kept at a count, if other loops read it.
  void keep(uint32_t at);
  /// What was kept at a count.
  std::string keptAt(uint32_t carried, const std::string& count) const;

 private:
  bool isPrinted(const Region& region) const;
  std::string start(const ReductionStep& step, const std::string& length) const;
  void beginReduction(uint32_t at, const ReductionStep& step, const std::string& length);
  void beginFold(uint32_t at, const std::string& length);

  CppDraft& draft_;
  const Kernel& kernel_;
  std::map<uint32_t, std::string> next_;  // what a prefix will be at the next count
  std::map<uint32_t, std::string> kept_;  // what a fold carried, by count
  std::vector<std::string> counters_;     // by depth
};

}  // namespace hgc
