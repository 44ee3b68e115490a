#pragma once
/// Turns names of a program into C++ identifiers.
#include <set>
#include <string>

namespace hgc {

/// Replaces characters that identifiers cannot have by `_`, and appends `_` to keywords and macros.
std::string cppName(const std::string& word);

/// The same for a namespace at global scope, which also avoids functions of C.
std::string cppNamespace(const std::string& word);

/// Hands out names that are unique in a scope.
class CppNames {
 public:
  explicit CppNames(std::set<std::string> taken = {}) : used_(std::move(taken)) {}
  std::string of(const std::string& word);
  /// A name for an unnamed value.
  std::string temporary() { return of("t" + std::to_string(++temporaries_)); }

 private:
  std::set<std::string> used_;
  int temporaries_ = 0;
};

}  // namespace hgc
