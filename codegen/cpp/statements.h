#pragma once
/// Prints the statements of loops (ir/loops.h) and those that store results, in C++.
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "codegen/cpp/draft.h"
#include "codegen/cpp/parameters.h"
#include "ir/loops.h"

namespace hgc {

/// Results other than derivatives by a row.
inline constexpr std::pair<RootKind, const char*> kCppPlainResults[] = {{RootKind::Value, "value"},
                                                                        {RootKind::Residual, "residual"},
                                                                        {RootKind::Output, "output"},
                                                                        {RootKind::Hessian, "hessian"},
                                                                        {RootKind::Normal, "normal"}};

class CppResults {
 public:
  /// Adds these results to the parameters.
  CppResults(CppDraft& draft, CppParameters& parameters);

  /// Adds derivatives by rows that a loop reads, within the loop.
  void addEntries(uint32_t at);
  void store();

 private:
  void storePlain(RootKind kind, const char* name);
  void addTo(const Column& column, const std::string& row, const std::string& value);
  void addPartials();
  void block(const std::string& prefix, uint32_t rows, RootKind kind);

  CppDraft& draft_;
  CppParameters& parameters_;
  const Kernel& kernel_;
};

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
