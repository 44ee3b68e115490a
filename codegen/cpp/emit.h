#pragma once
/// Kernels of one instance as C++ functions to read, copy and compile.
#include <functional>
#include <map>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "ir/kernel/kernel.h"
#include "ir/result.h"

namespace hgc {

/// How a function takes rows and gives results.
enum class CppSignature : uint8_t { Pointer, Span, Eigen };
inline constexpr const char* kCppSignatures[] = {"pointer", "span", "eigen"};

/// Indices in an order that a reader expects and no graph changes: by what they are of, and then short ones first.
using ReadingOrder = std::tuple<std::string, size_t, std::string>;
ReadingOrder readingOrder(const std::string& text);

/// A row that a function reads; or all rows of its symbol, which a loop reads some of.
struct CppRow {
  std::string name;
  std::string meaning = {};  ///< for readers: `row edge[2 * i] of x`
  uint32_t order = 0;        ///< parameters have this order
  bool isSaid = false;       ///< by the name alone
  bool isWhole = false;
};

/// What a function is printed of: a kernel whose elementary functions are not expanded, and what its reader knows of
/// it.
struct CppFunction {
  Kernel kernel;
  std::string name;
  std::vector<std::string> doc;            ///< lines
  std::vector<CppRow> rows;                ///< by gather; all gathers of a symbol that is read whole are so
  std::map<uint32_t, uint32_t> rowOf;      ///< by column of such a symbol, if no loop stores it: the position of its
                                           ///< row; what loops store (EachOver) has its row for its entry
  std::vector<std::string> slotMeanings;   ///< by slot: what integer it is
  std::vector<std::string> sizes;          ///< by dimension port: its name
  std::vector<std::string> tables;         ///< by table port: its name
  std::map<uint32_t, std::string> names;   ///< by position: what a program's `let` calls it
  std::map<uint32_t, std::string> places;  ///< by position: file and line
};

struct CppOptions {
  CppSignature signature = CppSignature::Pointer;
  bool isStrict = false;  ///< hgc's own functions, for the bits of `--fma=off`; else those of <cmath>, for any type
};

/// Whether it is printed as a call, and not as what it expands to.
bool isCppCall(Op op);

/// One function. Fails without `isStrict` for functions that <cmath> has not.
Result<std::string> cppFunction(const CppFunction& function, const CppOptions& options);

/// A whole header with these functions, which needs no other file of hgc.
Result<std::string> cppHeader(const std::vector<CppFunction>& functions, const CppOptions& options,
                              const std::string& name, const std::string& about);

/// The texts of hgc's own functions, and of what they are made of: a file and what it includes before it.
struct StrictFile {
  const char *name, *text;
};
std::span<const StrictFile> strictFiles();

}  // namespace hgc
