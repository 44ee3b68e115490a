#pragma once
/// What of a kernel's code is computed and kept in binary32: what is rounded to it anyway, with the same bits (decision
/// 7).
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "codegen/text/printer.h"
#include "ir/kernel/kernel.h"

namespace hgc {

/// How a language spells binary32 numbers.
struct SingleSpelling {
  const char* type;  ///< what a declaration begins with
  const char* none;  ///< any value
  std::function<std::string(float value)> constant;
  std::function<std::string(const std::string& real)> round;    ///< the nearest one
  std::function<std::string(const std::string& single)> widen;  ///< the same real
  /// A sum, difference, product or quotient, a sign, or a question; without `b` whether a number is one, or is 0.
  std::function<std::string(Op op, const std::string& a, const std::string& b)> operation;
};

/// Where the nodes of a range are binary32 numbers, `f7` for position 7, where reals, `v7`, and where both.
class SingleValues {
 public:
  /// Without a spelling all are reals.
  SingleValues(const Kernel& kernel, const SingleSpelling* spelling, CodeRange range);

  bool isSingle(uint32_t at) const { return needsSingle_[at]; }
  bool isReal(uint32_t at) const { return needsReal_[at]; }
  /// The nearest binary32 number of the value at a position of the range.
  std::string rounded(uint32_t at) const;
  /// What `f7` is, but for what is read of memory.
  std::string single(uint32_t at) const;
  /// What `v7` is, if that says itself by binary32 numbers.
  std::optional<std::string> real(uint32_t at) const;

 private:
  bool isIn(uint32_t at) const { return at >= range_.begin && at < range_.end; }
  bool isKept(uint32_t at) const;
  bool hasName(uint32_t at) const;
  bool isOneOperation(uint32_t at) const;
  bool isComputed(uint32_t at) const;
  bool isAsked(uint32_t at) const;
  void need();
  void needRounded(uint32_t at);
  void needOperands(uint32_t at);
  std::string name(uint32_t at) const;

  const Kernel& kernel_;
  const SingleSpelling* spelling_;
  CodeRange range_;
  std::vector<uint32_t> left_;  // regions that each value leaves
  std::vector<bool> isKept_, needsSingle_, needsReal_;
};

}  // namespace hgc
