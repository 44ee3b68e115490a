#pragma once
/// Prints operations on binary32 numbers, and finds the values of a kernel that can be computed in binary32 with the
/// same bits, because the kernel rounds them to binary32 anyway (decision 7).
#include <optional>
#include <string>
#include <vector>

#include "codegen/text/gpu_text.h"
#include "codegen/text/printer.h"
#include "ir/kernel/kernel.h"

namespace hgc {

/// The type in a declaration.
inline constexpr const char* kSingleType = "precise float";

/// Conversions from and to double.
inline std::string roundSingle(const std::string& real) { return "hgc_round(" + real + ")"; }
inline std::string widenSingle(const std::string& single) { return "hgc_widen(" + single + ")"; }

/// The functions and specialisation constants that these need; empty for a kernel without binary32 numbers. Constant 1
/// tells the runtime that the kernel needs a device whose binary32 arithmetic follows IEEE 754; `kSinglesConstant`
/// makes the kernel store columns as binary32 where its results allow it.
std::string singleFunctions(const GpuLanguage& language, const Kernel& kernel);

/// Says which nodes of a range are printed as a `float` variable (`f7` for position 7), which as a `double` (`v7`), and
/// which as both.
class SingleValues {
 public:
  /// Without `hasSingles` every node is a double.
  SingleValues(const Kernel& kernel, bool hasSingles, CodeRange range);

  bool isSingle(uint32_t at) const { return needsSingle_[at]; }
  bool isReal(uint32_t at) const { return needsReal_[at]; }
  /// An expression for the value at a position of the range, rounded to binary32.
  std::string rounded(uint32_t at) const;
  /// The expression that initialises `f7`; for nodes that are computed, not loaded.
  std::string single(uint32_t at) const;
  /// The expression that initialises `v7` from binary32 variables; nothing where it takes doubles.
  std::optional<std::string> real(uint32_t at) const;

 private:
  bool isIn(uint32_t at) const { return at >= range_.begin && at < range_.end; }
  bool isAlwaysSingle(uint32_t at) const;
  bool hasName(uint32_t at) const;
  bool isOneOperation(uint32_t at) const;
  bool isComputed(uint32_t at) const;
  bool isComparison(uint32_t at) const;
  void findNeeded();
  void needRounded(uint32_t at);
  void needOperands(uint32_t at);
  std::string name(uint32_t at) const;

  const Kernel& kernel_;
  bool hasSingles_;
  CodeRange range_;
  std::vector<uint32_t> left_;  // how many regions around each value end before its last use
  std::vector<bool> alwaysSingle_, needsSingle_, needsReal_;
};

}  // namespace hgc
