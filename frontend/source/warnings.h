#pragma once
/// Warnings by name.
#include <array>
#include <cstdint>
#include <set>
#include <string_view>

namespace hgc {

enum class Warning : uint8_t {
  ConstantArm,
  Cxx,
  EmptyProgram,
  IntegerDivision,
  NotFinite,
  ReductionReach,
  UnusedConst,
  UnusedFunction,
  UnusedLet,
  UnusedSymbol,
};

struct WarningInfo {
  Warning warning;
  std::string_view name;
  std::string_view doc;  ///< Markdown
};

/// In the order of their names.
inline constexpr std::array kWarnings = {
    WarningInfo{
        Warning::ConstantArm, "constant-arm",
        "a constant where a real of unknowns is equal to something, `x == 0 ? 1 : sin(x) / x`: its derivatives are 0"},
    WarningInfo{Warning::Cxx, "cxx",
                "what a function of C++ loses: sides that `throw`, variables that may change, numbers too small for "
                "their type"},
    WarningInfo{Warning::EmptyProgram, "empty-program", "a program without terms"},
    WarningInfo{Warning::IntegerDivision, "integer-division", "a quotient that was rounded down becomes real"},
    WarningInfo{Warning::NotFinite, "not-finite", "a constant expression of finite numbers is infinite or NaN"},
    WarningInfo{Warning::ReductionReach, "reduction-reach",
                "a summand that does not depend on `k`, at the end of `sum(k in ..)` or `prod(k in ..)`"},
    WarningInfo{Warning::UnusedConst, "unused-const", "a constant that nothing uses"},
    WarningInfo{Warning::UnusedFunction, "unused-function", "a function that no term calls"},
    WarningInfo{Warning::UnusedLet, "unused-let", "a `let` within a body that nothing uses"},
    WarningInfo{Warning::UnusedSymbol, "unused-symbol", "a `var`, `data`, `param` or field that nothing reads"},
};

inline constexpr std::string_view nameOf(Warning warning) { return kWarnings[static_cast<size_t>(warning)].name; }

/// What is made of warnings.
struct WarningPolicy {
  std::set<Warning> silent;
  bool asErrors = false;
};

}  // namespace hgc
