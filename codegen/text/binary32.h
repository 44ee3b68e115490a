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

/// Where the nodes of a range are binary32 numbers, `f7` for position 7, where reals, `v7`, and where both.
class SingleValues {
 public:
  /// All are reals unless `hasSingles`.
  SingleValues(const Kernel& kernel, bool hasSingles, CodeRange range);

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
  bool hasSingles_;
  CodeRange range_;
  std::vector<uint32_t> left_;  // regions that each value leaves
  std::vector<bool> isKept_, needsSingle_, needsReal_;
};

}  // namespace hgc
