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

/// The rows of one call (`OwnedEntries`) and their sums.
struct CallRows {
  llvm::Value *count, *lanes, *lines, *lineSums, *sums;  ///< entries, rows of a line, ...; all i64, `sums` an address
  llvm::Value *isList, *isFresh;                         ///< i1: `OwnedStart::List`, `OwnedStart::Zero`
};

/// How the indices and the number of an instance follow from its line and entry (i64): by slot, those of the first;
/// then the steps from entry to entry of the index along the free axis and of the number, and of the number from line
/// to line.
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
  /// `which`: the positions that are emitted. `given`: the values of others that they read; null if it has none.
  struct Share {
    std::function<bool(uint32_t)> which;
    std::function<llvm::Value*(uint32_t)> given = {};
  };
  /// Emits a share of the kernel, and returns the values of the positions `wanted`.
  std::vector<llvm::Value*> emit(VectorBuilder& ir, const Place& place, const Share& share,
                                 std::span<const uint32_t> wanted) const;

  const CallRows& rows() const { return rows_; }

 private:
  llvm::Value* emitStepping(VectorBuilder& ir, const Stretch& along, const Place& place, llvm::Value* number,
                            uint32_t at) const;
  llvm::Value* steppingIndices(VectorBuilder& ir, llvm::Value* offset, llvm::Value* lane) const;
  Stretch stretchAt(VectorBuilder& ir, const Place& place, llvm::Value* number) const;
  void setSlot(VectorBuilder& one, Stretch& along, uint32_t at, const Place& place, llvm::Value* number) const;
  void setLoad(VectorBuilder& one, Stretch& along, uint32_t at) const;
  void setOperation(VectorBuilder& one, Stretch& along, uint32_t at) const;
  void setSum(VectorBuilder& one, Stretch& along, uint32_t at, llvm::Value* a, llvm::Value* b) const;
  llvm::Value* uniformValue(VectorBuilder& one, const Stretch& along, uint32_t at) const;

  const Kernel& kernel_;
  const Owner& owner_;
  SharedArms& arms_;
  Frame frame_;
  const EntryNumbers numbers_;
  const CallRows rows_;
};

}  // namespace hgc::cpu
