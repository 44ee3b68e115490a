#include "codegen/cpp/names.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <sstream>

namespace hgc {
namespace {

constexpr const char* kKeywords =
    "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class compl "
    "concept const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default "
    "delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long "
    "mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register "
    "reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template this "
    "thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor "
    "xor_eq hgc std";

bool isKeyword(const std::string& word) {
  std::istringstream words(kKeywords);
  return std::find(std::istream_iterator<std::string>(words), {}, word) != std::istream_iterator<std::string>();
}

}  // namespace

std::string cppName(const std::string& word) {
  std::string name;
  for (const char c : word) {
    const bool isDoubled = c == '_' && !name.empty() && name.back() == '_';  // those names are the compiler's own
    if (!isDoubled) name += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  }
  if (name.empty() || std::isdigit(static_cast<unsigned char>(name.front()))) name = "n" + name;
  if (name.front() == '_') name = "n" + name;
  return isKeyword(name) ? name + "_" : name;
}

std::string CppNames::of(const std::string& word) {
  const std::string name = cppName(word);
  std::string other = name;
  for (int k = 2; !used_.insert(other).second; ++k) other = name + "_" + std::to_string(k);
  return other;
}

}  // namespace hgc
