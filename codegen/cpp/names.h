#pragma once
/// Names of a program as C++ takes them.
#include <set>
#include <string>

namespace hgc {

/// A word that C++ takes for a name: what it does not take becomes `_`, and one of its keywords gets one at the end.
std::string cppName(const std::string& word);

/// The same for a namespace outside all others, where C has functions.
std::string cppNamespace(const std::string& word);

/// Names of one scope, each another one.
class CppNames {
 public:
  explicit CppNames(std::set<std::string> taken = {}) : used_(std::move(taken)) {}
  std::string of(const std::string& word);
  /// For what has no word.
  std::string temporary() { return of("t" + std::to_string(++temporaries_)); }

 private:
  std::set<std::string> used_;
  int temporaries_ = 0;
};

}  // namespace hgc
