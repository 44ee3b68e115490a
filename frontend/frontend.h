#pragma once
/// The front end: program text to declarations, and terms to scalar graphs.
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "frontend/cxx/lifted.h"
#include "frontend/source/diagnostics.h"
#include "frontend/source/source.h"
#include "ir/term_source.h"

namespace hgc {

namespace ast {
struct TermDeclaration;
}

/// A parsed and resolved file. Thread-safety: immutable, so free to share.
struct Module;
struct ModuleDeleter {
  void operator()(Module* module) const;
};
using ModulePtr = std::unique_ptr<Module, ModuleDeleter>;

/// Where what was made of C++ is kept for the next time, by a text that says what was asked for. Either may be empty.
struct CxxKeeping {
  std::function<std::optional<std::vector<uint8_t>>(const std::string& request)> read;
  std::function<void(const std::string& request, std::span<const uint8_t> bytes)> keep;
};

/// How C++ is compiled that a program names functions of.
struct CxxOptions {
  std::string build = "";          ///< compile_commands.json or its folder; its flags for the file come first
  std::string as = "";             ///< the file of that build whose flags these are; empty: the one that is compiled
  std::vector<std::string> flags;  ///< such as -I/usr/include/eigen3
  cxx::SidesThatEnd ends = cxx::SidesThatEnd::LeftOut;
  CxxKeeping keeping;
};

/// What a program is taken for.
enum class ReadAs : uint8_t {
  Loops,      ///< rows of many numbers are along dimensions, where nothing in it speaks against that, and read in loops
  Blocks,     ///< rows are values of so many numbers: matrices have a block for each
  Functions,  ///< and what functions of indices give is not kept: for functions of one instance
  Sums,       ///< sums at the root of an energy are one instance: for who expands them
};

/// Parses and checks a program and what it imports: files beside the importing one, then in `folders`. Where there are
/// mistakes they are reported, several at once, and the result is null. Of a C++ file (.cpp, .cc, .cxx, .h, .hpp) it is
/// what `/*hg ... */` holds.
ModulePtr parseModule(Source source, Diagnostics& diagnostics, const std::vector<std::string>& folders = {},
                      const CxxOptions& cxx = {}, ReadAs as = ReadAs::Loops);

/// What came of comparing a function of C++ with its own machine code, for drawn parameters.
struct CxxComparison {
  std::string function;
  int draws = 0;           ///< that gave the same bits, elementary functions taken from the C library on both sides
  std::string difference;  ///< the first that did not; empty: none
  std::string error;       ///< why there is no machine code
};
/// Of all functions of C++ that a module names.
std::vector<CxxComparison> compareWithNative(const Module& module);

/// The paths of the files that it is made of besides its own, for who makes it anew when one changes: imports, and what
/// was read of C++. The libraries of `std` are none.
std::vector<std::string> filesRead(const Module& module);

/// Makes it a module for these sizes of its dimensions alone, by number: what only data knew is known when lowering.
/// Not while it is shared.
void fixSizes(Module& module, std::span<const int64_t> sizes);

const Program& programOf(const Module& module);

/// The function whose derivative is stated at `origin` (`Graph::originOf` a CustomPartial), in quotes; of several there
/// all. Empty if there is none.
std::string customDerivativeAt(const Module& module, uint32_t origin);

/// Which reductions over ranges that are known when compiling are expanded: those that the language says (`isExpanded`,
/// frontend/lower/machine/loops/loops.h), all of them, or none that may be loops. The last two are for tests.
enum class Expansion : uint8_t { ByRule, All, None };

/// The module as the compiler sees it; mistakes that lowering finds go to `diagnostics`. Both must outlive the source,
/// whose program may be changed: given seeds, or some unknowns as data. `goesOn`, if any, is called now and then while
/// a term is lowered; where it says no the term is given up: not ok, without a mistake.
TermSource termsOf(const Module& module, Diagnostics& diagnostics, Expansion expansion = Expansion::ByRule,
                   std::function<bool()> goesOn = nullptr);

/// A value that the text of a program names, an axis of a term, or what `let` binds or a variable of C++ holds in it or
/// in a function that it calls, once the term is lowered.
struct NamedValue {
  std::string name;                 ///< of a function's `let` with the function's: `stretch.d`
  Location where;                   ///< without a column but for variables of C++
  uint32_t offset = 0;              ///< in the text of all files: others may have the name on the same line
  std::vector<uint32_t> calls;      ///< that it is in: a number for each place, the outermost first
  std::vector<std::string> counts;  ///< where in the expanded loops that it is in, the outermost first: `k = 2`
  std::string type;                 ///< as messages name it
  bool isUnsigned = false;
  bool isOfCxx = false;         ///< a variable, which may hold one value after another
  uint32_t count = 1;           ///< of its scalars
  std::vector<NodeId> scalars;  ///< the first of them, in the term's graph; within loops that stay, those of each count
};

/// So many scalars of a named value are told at most, and so many values.
inline constexpr uint32_t kMostNamedScalars = 16, kMostNamed = 4096;

/// Lowers terms one after another, reusing its memory. Thread-safety: one thread at a time; several may share a module.
class Lowerer {
 public:
  Lowerer(const Module& module, Diagnostics& diagnostics, Expansion expansion = Expansion::ByRule);
  ~Lowerer();
  Lowerer(const Lowerer&) = delete;
  Lowerer& operator=(const Lowerer&) = delete;

  /// From here on `lower` tells what names stand for, those in functions of the standard library aside.
  void watch(std::vector<NamedValue>& names);

  /// From here on `lower` asks now and then whether it goes on; the result of what it gives up is not ok.
  void askWhether(std::function<bool()> goesOn);
  bool isGivenUp() const;

  /// As `TermSource::lower`.
  Lowered lower(TermId term, std::span<const uint32_t> lengths, FieldReads fields, Graph& graph);
  /// Where a step leads from a point of a manifold: loads of symbols 0, the point, and 1, the step.
  Lowered lowerRetraction(uint32_t manifold, Graph& graph);

 private:
  struct State;
  static bool lowerLoss(State& state, const ast::TermDeclaration& declaration, std::vector<NodeId>& roots);
  std::unique_ptr<State> state_;
};

/// The same for a single term.
Lowered lowerTerm(const Module& module, TermId term, std::span<const uint32_t> lengths, Graph& graph,
                  Diagnostics& diagnostics);

/// The program as it was understood, with every parenthesis written.
std::string printAst(const Module& module);

}  // namespace hgc
