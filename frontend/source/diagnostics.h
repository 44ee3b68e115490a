#pragma once
/// Collected messages for the user, and how they are shown. Warnings have names.
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/program.h"

namespace hgc {

enum class Warning : uint8_t {
  ConstantArm,
  Cxx,
  EmptyProgram,
  IntegerDivision,
  IntegerWrap,
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
        "a constant where a real of unknowns is equal to something, `x == 0 ? 1 : sin(x) / x`, or what does not read "
        "these unknowns, `x == 0 ? u : log1p(x * u) / x`, also at a bound of an unknown, `x > 0 ? x * log(x) : 0` in "
        "`0..INF`: derivatives by them are 0 there"},
    WarningInfo{Warning::Cxx, "cxx",
                "what a function of C++ loses: sides that `throw`, variables that may change, numbers too small for "
                "their type"},
    WarningInfo{Warning::EmptyProgram, "empty-program", "a program without terms"},
    WarningInfo{Warning::IntegerDivision, "integer-division", "a quotient that was rounded down becomes real"},
    WarningInfo{Warning::IntegerWrap, "integer-wrap",
                "a product of two integers of data, or a sum of them in a loop, becomes real: it is wrong where it "
                "does not fit 32 bits"},
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

enum class Severity : uint8_t { Error, Warning };

/// A place in a file together with what is shown of it, so that a message outlives the source that it speaks of.
struct Place {
  std::string file;
  Location where;       ///< line 0: the file as a whole
  std::string excerpt;  ///< the source line, or a window of it
  uint32_t caret = 0;   ///< byte of `excerpt` under which the caret stands
};

/// A second place that explains a message ("previous declaration is here").
struct Note {
  Place place;
  std::string message;
};

struct Diagnostic {
  Severity severity = Severity::Error;
  Place place;
  std::string message;
  std::string hint;  ///< what would mend it; may be empty
  std::vector<Note> notes;
  std::optional<Warning> warning;  ///< which it is, of a warning
  bool ofLength = false;           ///< it came of the length of a row, of which more is to be said
};

/// The messages of one run, in order. The same message at the same place is kept once, and after `limit` errors the
/// rest are dropped, and so with warnings. Thread-safety: one thread at a time.
class Diagnostics {
 public:
  explicit Diagnostics(size_t limit = 20) : limit_(limit) {}
  explicit Diagnostics(WarningPolicy policy) : Diagnostics() { policy_ = std::move(policy); }

  void add(Diagnostic diagnostic);
  /// Says more of those that came of a length and of which nothing was said yet: a note, unless it is empty.
  void explainLength(const std::string& where);
  /// Whether a warning of this name would be kept: else it need not be made.
  bool wants(Warning warning) const;

  /// Whether something stands in the way: an error, or a warning that is to be one.
  bool hasErrors() const { return errors_ > 0 || (policy_.asErrors && warnings_ > 0); }
  size_t errorCount() const { return errors_; }
  /// True once further errors would be dropped: there is no point in looking for more.
  bool full() const { return errors_ >= limit_; }
  std::span<const Diagnostic> all() const { return items_; }

  /// All messages as text, those of one file in its order: `file:line:col: error: message`, the source line, a caret,
  /// `hint: ...`, notes.
  std::string render(bool colour) const;

 private:
  std::vector<Diagnostic> items_;
  WarningPolicy policy_;
  size_t limit_;
  size_t errors_ = 0;
  size_t warnings_ = 0;
};

}  // namespace hgc
