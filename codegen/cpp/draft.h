#pragma once
/// What is written of a function while it is printed.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "codegen/cpp/emit.h"
#include "codegen/cpp/expressions.h"
#include "codegen/cpp/names.h"
#include "codegen/cpp/uses.h"

namespace hgc {

/// A function as far as it is written: what is used once is written where it is used, what has a name has a statement.
class CppDraft {
 public:
  CppDraft(const CppFunction& function, const CppOptions& options);

  const char* type(Type type) const;
  CppText constant(Constant value) const { return cppConstant(value, options.isStrict); }
  template <class... Args>
  void print(fmt::format_string<Args...> format, Args&&... args) {
    body += std::string(2 * depth, ' ') + fmt::format(format, std::forward<Args>(args)...);
  }
  /// The name of a position: that which its program gives it, or a new one.
  std::string nameFor(uint32_t at);
  /// A statement that gives a position its name.
  void declare(uint32_t at, const std::string& name, const std::string& text);

  const CppFunction& function;
  const CppOptions& options;
  const CppUses uses;
  CppNames names;
  std::vector<CppText> text;  ///< by position
  std::string body;
  size_t depth = 1;

 private:
  std::string place_;  // the last one that is told
};

}  // namespace hgc
