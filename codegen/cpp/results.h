#pragma once
/// What a printed function gives back.
#include <string>
#include <utility>

#include "codegen/cpp/draft.h"
#include "codegen/cpp/parameters.h"

namespace hgc {

/// Results that are not by a row.
inline constexpr std::pair<RootKind, const char*> kCppPlainResults[] = {{RootKind::Value, "value"},
                                                                        {RootKind::Residual, "residual"},
                                                                        {RootKind::Output, "output"},
                                                                        {RootKind::Hessian, "hessian"},
                                                                        {RootKind::Normal, "normal"}};

/// Writes the statements that store results.
class CppResults {
 public:
  /// Adds plain results to the parameters.
  CppResults(CppDraft& draft, CppParameters& parameters);

  /// Derivatives by what a loop reads, where it is read.
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
