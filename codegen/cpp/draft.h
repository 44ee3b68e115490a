#pragma once
/// The text of a C++ function while it is printed, and how its kernel's values are used, which is found before.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "codegen/cpp/emit.h"
#include "codegen/cpp/expressions.h"
#include "codegen/cpp/names.h"
#include "ir/kernel/kernel.h"

namespace hgc {

struct CppUses {
  std::vector<uint32_t> count;  ///< how often the value would be printed if each use printed it
  std::vector<uint32_t> last;   ///< of a value that is used once: its user; kNone: a store
  std::vector<uint32_t> loop;   ///< the begin of the innermost loop around it; kNone: none
  std::vector<bool> isRow;  ///< whether it is an integer that cannot overflow, given that rows are within their arrays
  std::vector<uint32_t> keptAtCounts;  ///< positions whose values other loops read, ascending
};

/// All by position. `wholeGathers` says of each gather whether its loads print their row; `rows` are positions of rows
/// that stores print.
CppUses cppUses(const Kernel& kernel, const std::vector<bool>& wholeGathers, const std::vector<uint32_t>& rows);

/// Collects the statements of a function. A value that is used once becomes part of the expression that uses it; a
/// value with a name gets a statement.
class CppDraft {
 public:
  CppDraft(const CppFunction& function, const CppOptions& options);

  const char* type(Type type) const;
  CppText constant(Constant value) const { return cppConstant(value, options.isStrict); }
  template <class... Args>
  void print(fmt::format_string<Args...> format, Args&&... args) {
    body += std::string(2 * depth, ' ') + fmt::format(format, std::forward<Args>(args)...);
  }
  /// A new name for a position: the one in the program, if there is one.
  std::string nameFor(uint32_t at);
  /// Prints the declaration of a position's variable.
  void declare(uint32_t at, const std::string& name, const std::string& text);

  const CppFunction& function;
  const CppOptions& options;
  const CppUses uses;
  CppNames names;
  std::vector<CppText> text;  ///< by position: the expression of its value
  std::string body;
  size_t depth = 1;

 private:
  std::string place_;  // the source line in the last comment
};

}  // namespace hgc
