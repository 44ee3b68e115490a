#pragma once
/// The partial that a kernel which rows run computes at an entry, for neighbouring rows of a line.
#include <functional>

#include "codegen/llvm/body/body.h"

namespace hgc::cpu {

/// What such a kernel computes once for all lines, and what for each.
struct OwnerPlan {
  /// Reals that differ between neighbouring rows and are the same for all lines: packed, they are read for each line.
  std::vector<uint32_t> packed;
  std::vector<bool> inPack;  ///< by position: what these need, and they
  std::vector<bool> inLine;  ///< what a line needs besides
  bool isTiled = false;      ///< whether lines in tiles pay
};
OwnerPlan planOwner(const Kernel& kernel);

/// The rows that a call is for, in lines, and their sums.
struct OwnedRows {
  llvm::Value *count, *lanes, *lines, *lineSums, *sums;  ///< entries, rows of a line, ...; i64 but for the last
  llvm::Value *isList, *isFresh;                         ///< how sums begin: as a list, with +0
};

/// Where the instance of an entry is found (i64): indices by slot, what they and its number have more from entry to
/// entry, and that number from line to line.
struct EntryNumbers {
  std::vector<llvm::Value*> firsts;
  llvm::Value *step, *instances, *lineInstances;
};

/// The partials of entries.
class OwnedPartials {
 public:
  /// `args` and `entries` are those of an `OwnerFunction`.
  OwnedPartials(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Value* args, llvm::Value* entries);

  /// Rows from `lane` on of a line, at an entry (i64 all).
  struct Place {
    llvm::Value *line, *lane, *entry;
  };
  /// What positions a body emits, and those whose value is known; null for others.
  struct Share {
    std::function<bool(uint32_t)> which;
    std::function<llvm::Value*(uint32_t)> given = {};
  };
  /// Emits its share of the kernel; gives the values of these positions.
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
