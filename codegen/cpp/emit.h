#pragma once
/// Prints the kernel of one instance as a C++ function to read, copy and compile.
#include <map>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "ir/kernel/kernel.h"
#include "ir/result.h"

namespace hgc {

/// The types of a function's parameters for rows and results.
enum class CppSignature : uint8_t { Pointer, Span, Eigen };
inline constexpr const char* kCppSignatures[] = {"pointer", "span", "eigen"};

/// A sort key for indices that is natural for readers and independent of the graph: by array, then short ones first.
using ReadingOrder = std::tuple<std::string, size_t, std::string>;
ReadingOrder readingOrder(const std::string& text);

/// A row that a function reads; or all rows of its symbol, if a loop reads some of them.
struct CppRow {
  std::string name;
  std::string meaning = {};  ///< for the documentation: `row edge[2 * i] of x`
  uint32_t order = 0;        ///< orders the parameters
  bool isSaid = false;       ///< whether the name says what `meaning` does
  bool isWhole = false;
};

/// A kernel whose elementary functions are not expanded, with the names and documentation of its parts.
struct CppFunction {
  Kernel kernel;
  std::string name;
  std::vector<std::string> doc;        ///< lines
  std::vector<CppRow> rows;            ///< by gather; a symbol's gathers are all whole, or none is
  std::map<uint32_t, uint32_t> rowOf;  ///< by column of a whole symbol: the position of its row, unless a loop stores
                                       ///< it (EachOver), whose entry is the row
  std::vector<std::string> slotMeanings;   ///< by slot: the documentation of its integer
  std::vector<std::string> sizes;          ///< by dimension port: its name
  std::vector<std::string> tables;         ///< by table port: its name
  std::map<uint32_t, std::string> names;   ///< by position: the name of its `let`
  std::map<uint32_t, std::string> places;  ///< by position: file and line
};

struct CppOptions {
  CppSignature signature = CppSignature::Pointer;
  bool isStrict = false;  ///< calls hgc's functions, for the bits of `--fma=off`; else those of <cmath>, for any type
};

/// Whether an operation is printed as a call instead of its expansion.
bool isCppCall(Op op);

/// The text of one function. An error for operations without C++ text.
Result<std::string> cppFunction(const CppFunction& function, const CppOptions& options);

/// A header with these functions in namespace `name`, which includes no other file of hgc; `about` is its first
/// comment.
Result<std::string> cppHeader(const std::vector<CppFunction>& functions, const CppOptions& options,
                              const std::string& name, const std::string& about);

/// The source files of hgc's functions that headers may contain; each comes after those that it includes.
struct StrictFile {
  const char *name, *text;
};
std::span<const StrictFile> strictFiles();

}  // namespace hgc
