#pragma once
/// Emits the partial of an entry, for neighbouring rows of a line.
#include <functional>

#include "codegen/llvm/body/body.h"

namespace hgc::cpu {

/// Which nodes are computed once for all lines, and which for each.
struct OwnerPlan {
  /// Reals that depend on the row within the line, but not on the line: packed once, and read for each line.
  std::vector<uint32_t> packed;
  std::vector<bool> inPack;  ///< by position: these, and what they depend on
  std::vector<bool> inLine;  ///< by position: what is computed for each line
  bool isTiled = false;      ///< whether computing several lines at a time pays
};
OwnerPlan planOwner(const Kernel& kernel);

/// The rows of a call, in lines, and their sums.
struct OwnedRows {
  llvm::Value *count, *lanes, *lines, *lineSums, *sums;  ///< entries, rows of a line, ...; i64 but for the last
  llvm::Value *isList, *isFresh;                         ///< i1: whether entries are a list; whether sums begin with +0
};

/// How to compute the instance of an entry (i64): its first indices by slot, the step of these and of its number from
/// entry to entry, and of its number from line to line.
struct EntryNumbers {
  std::vector<llvm::Value*> firsts;
  llvm::Value *step, *instances, *lineInstances;
};

class OwnedPartials {
 public:
  /// `args` and `entries` are those of an `OwnerFunction`.
  OwnedPartials(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Value* args, llvm::Value* entries);

  /// The rows of `line` from `lane` on, at an entry (all i64).
  struct Place {
    llvm::Value *line, *lane, *entry;
  };
  /// The positions that a body emits, and the values of those that it does not; null for others.
  struct Share {
    std::function<bool(uint32_t)> which;
    std::function<llvm::Value*(uint32_t)> given = {};
  };
  /// Emits a share of the kernel, and returns the values of the positions `wanted`.
  std::vector<llvm::Value*> emit(VectorBuilder& ir, const Place& place, const Share& share,
                                 std::span<const uint32_t> wanted) const;

  const OwnedRows& rows() const { return rows_; }

 private:
  llvm::Value* ownWay(VectorBuilder& ir, const Stretch& along, const Place& place, llvm::Value* number,
                      uint32_t at) const;
  llvm::Value* stepping(VectorBuilder& ir, llvm::Value* offset, llvm::Value* lane) const;
  Stretch stretchAt(VectorBuilder& ir, const Place& place, llvm::Value* number) const;
  void setSlot(VectorBuilder& one, Stretch& along, uint32_t at, const Place& place, llvm::Value* number) const;
  void setLoad(VectorBuilder& one, Stretch& along, uint32_t at) const;
  void setOperation(VectorBuilder& one, Stretch& along, uint32_t at) const;
  void setSum(VectorBuilder& one, Stretch& along, uint32_t at, llvm::Value* a, llvm::Value* b) const;
  llvm::Value* oneOf(VectorBuilder& one, const Stretch& along, uint32_t at) const;

  const Kernel& kernel_;
  const Owner& owner_;
  SharedArms& arms_;
  Frame frame_;
  const EntryNumbers numbers_;
  const OwnedRows rows_;
};

}  // namespace hgc::cpu
