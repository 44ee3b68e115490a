#pragma once
/// One kernel as one function: what is used once is written where it is used, what has a name has a statement.
#include <fmt/format.h>

#include <map>
#include <string>
#include <vector>

#include "codegen/cpp/emit.h"
#include "codegen/cpp/expressions.h"
#include "codegen/cpp/names.h"
#include "codegen/cpp/parameters.h"
#include "codegen/cpp/uses.h"
#include "ir/loops.h"

namespace hgc {

/// Prints position after position. Thread-safety: one thread at a time.
class FunctionPrinter {
 public:
  FunctionPrinter(const CppFunction& function, const CppOptions& options);
  Result<std::string> run();

 private:
  const char* type(Type type) const;
  template <class... Args>
  void print(fmt::format_string<Args...> format, Args&&... args) {
    body_ += std::string(2 * depth_, ' ') + fmt::format(format, std::forward<Args>(args)...);
  }
  Status line(uint32_t at);
  Status leaf(uint32_t at);
  std::string entry(CppGiven what, const Node& node);
  Status statement(uint32_t at);
  bool isWrittenWhereUsed(uint32_t at) const;
  bool isTakenIn(uint32_t at) const;
  std::string temporary();
  void declare(uint32_t at, const std::string& wanted, const std::string& text);
  bool isPrinted(const Region& region) const;
  void enterLoop(const Region& region);
  std::string start(const ReductionStep& step, const std::string& length) const;
  std::string nameFor(uint32_t at);
  void leaveLoop(const Region& region);
  Status takeIn(uint32_t at);
  Status keep(uint32_t at);
  Status leaveNext(uint32_t at);
  Status addEntries(uint32_t at);
  void addTo(const Column& column, const std::string& row, const std::string& value);
  void addPartials();
  void block(const std::string& prefix, uint32_t rows, RootKind kind);
  void store();
  std::string needs() const;
  std::string usings() const;

  const CppFunction& function_;
  const Kernel& kernel_;
  const CppOptions& options_;
  CppNames names_;
  CppParameters parameters_;
  CppUses uses_;
  std::vector<CppText> text_;
  std::map<uint32_t, std::string> next_;  // what a prefix will be at the next count
  std::map<uint32_t, std::string> kept_;  // what a fold carried, by count
  std::string body_, place_;
  std::vector<std::string> counters_;  // by depth
  size_t depth_ = 1;
  int temporaries_ = 0;
};

}  // namespace hgc
