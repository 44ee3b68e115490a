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
    "xor_eq hgc std "
    // macros of C, POSIX and GNU
    "assert errno linux main unix EOF FP_INFINITE FP_NAN FP_NORMAL FP_SUBNORMAL FP_ZERO HUGE_VAL HUGE_VALF HUGE_VALL "
    "INFINITY INT32_MAX INT32_MIN MATH_ERRNO M_1_PI M_2_PI M_2_SQRTPI M_E M_LN10 M_LN2 M_LOG10E M_LOG2E M_PI M_PI_2 "
    "M_PI_4 M_SQRT1_2 M_SQRT2 NAN NULL UINT32_MAX";

/// Functions that headers of C declare at global scope.
constexpr const char* kFunctionsOfC = R"(
    abort abs access acos acosh alarm asctime asin asinh atan atan2 atanh atexit atof atoi atol atoll bcmp bcopy
    bsearch bzero calloc cbrt ceil clock close copysign cos cosh ctime difftime div drand48 drem dup erand48 erf
    erfc exit exp exp10 exp2 expm1 fabs fdim fdopen ffs ffsl finite floor fma fmax fmin fmod fork free frexp gamma
    getc getenv gets gmtime hypot ilogb index initstate isalpha isdigit isinf isnan j0 j1 jn kill labs ldexp ldiv
    lgamma link llabs lldiv llrint llround localtime log log10 log1p log2 logb lrand48 lrint lround malloc mblen
    memcmp memcpy memmove memset mkdir mktime modf mrand48 nan nearbyint nextafter nexttoward open pause pipe pow
    pow10 printf putc putenv puts qsort raise rand random read realloc remainder remove rename rindex rint rmdir
    round scalb scalbln select send setstate sigaction signal significand sin sincos sinh sleep sqrt srand srandom
    stat strcat strchr strcmp strcpy strdup strlen strstr strtod strtol system tan tanh tgamma time tolower
    toupper trunc unlink wait write y0 y1 yn)";

bool isAmong(const char* all, const std::string& word) {
  std::istringstream words(all);
  return std::find(std::istream_iterator<std::string>(words), {}, word) != std::istream_iterator<std::string>();
}

}  // namespace

std::string cppName(const std::string& word) {
  std::string name;
  for (const char c : word) {
    const bool isDoubled = c == '_' && !name.empty() && name.back() == '_';  // names with `__` are reserved
    if (!isDoubled) name += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  }
  if (name.empty() || std::isdigit(static_cast<unsigned char>(name.front()))) name = "n" + name;
  if (name.front() == '_') name = "n" + name;
  return isAmong(kKeywords, name) ? name + "_" : name;
}

std::string cppNamespace(const std::string& word) {
  const std::string name = cppName(word);
  return isAmong(kFunctionsOfC, name) ? name + "_" : name;
}

std::string CppNames::of(const std::string& word) {
  const std::string name = cppName(word);
  std::string other = name;
  for (int k = 2; !used_.insert(other).second; ++k) other = name + "_" + std::to_string(k);
  return other;
}

}  // namespace hgc
