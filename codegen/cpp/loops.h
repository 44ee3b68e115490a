#pragma once
/// Prints loops (ir/loops.h) in C++.
#include <map>
#include <string>
#include <vector>

#include "codegen/cpp/draft.h"
#include "ir/loops.h"

namespace hgc {

class CppLoops {
 public:
  explicit CppLoops(CppDraft& draft) : draft_(draft), kernel_(draft.function.kernel) {}

  /// Begins and ends a region; arms print nothing.
  void enter(const Region& region);
  void leave(const Region& region);

  /// Prints an iteration of a reduction or prefix.
  void takeIn(uint32_t at);
  /// Stores the carried value of an iteration, if other loops read it.
  void keep(uint32_t at);
  /// The expression that reads such a value.
  std::string keptAt(uint32_t carried, const std::string& count) const;

 private:
  bool isPrinted(const Region& region) const;
  std::string start(const ReductionStep& step, const std::string& length) const;
  void beginReduction(uint32_t at, const ReductionStep& step, const std::string& length);
  void beginFold(uint32_t at, const std::string& length);

  CppDraft& draft_;
  const Kernel& kernel_;
  std::map<uint32_t, std::string> next_;  // of a prefix: the variable with its value in the next iteration
  std::map<uint32_t, std::string> kept_;  // of a fold: the vector with its values by iteration
  std::vector<std::string> counters_;     // names of loop counters, by depth
};

}  // namespace hgc
