#pragma once
/// The text of a C++ function while it is printed.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "codegen/cpp/emit.h"
#include "codegen/cpp/expressions.h"
#include "codegen/cpp/names.h"
#include "codegen/cpp/uses.h"

namespace hgc {

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
