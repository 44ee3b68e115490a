#pragma once
/// Prints the statements that store results.
#include <string>
#include <utility>

#include "codegen/cpp/draft.h"
#include "codegen/cpp/parameters.h"

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

}  // namespace hgc
