#pragma once
/// Sums of blocks on a GPU: matrices and vectors from the numbers that kernels store.
#include <memory>
#include <vector>

#include "ir/kernel/derivative.h"
#include "runtime/gpu/gpu.h"
#include "runtime/gpu/sums_of_outputs.h"
#include "runtime/sum/assembly.h"

namespace hgc {

/// An `AssemblyPlan` on a GPU, with memory for its lists, cells and results. Thread-safety: one thread at a time.
class GpuAssembly : public SumsOfOutputs {
 public:
  /// Uploads the plan. Fails if there is no memory for it.
  static Result<std::unique_ptr<GpuAssembly>> make(Gpu& gpu, const AssemblyPlan& plan);

  /// Adds up the repeated columns of a piece (`AssemblyRepeats`), before its sums. False if it has none.
  bool recordMerges(CommandList& commands, const Piece& piece, PieceOutputs outputs) const override;
  /// Sums the lists of a piece, to places and cells.
  void recordSums(CommandList& commands, const Piece& piece, PieceOutputs outputs) const override;
  /// Sums the cells of each block, after all pieces.
  void recordTotals(CommandList& commands) const override;
  /// The numbers of the matrix or vector.
  const Buffer& values() const override { return values_; }

 private:
  struct Shape {
    uint32_t size = 0;                  // numbers of a block
    uint64_t inMatrix = 0, inCell = 0;  // addresses of `coordinates` for each destination
  };
  struct Lists {
    ListEnd end = ListEnd::Place;
    uint32_t size = 0;  // numbers of a block
    uint64_t coordinates = 0;
    Buffer lists;
    std::vector<uint32_t> firstOf;  // by segment: its first list; one more
  };
  struct Group {
    uint32_t blockBits = 0, most = 0;  // as in arguments/block_lists.def
    uint32_t columns = 0;              // as in arguments/merge_columns.def
    Buffer numbers, entries;           // as in arguments/block_lists.def
    Buffer repeats, firsts;            // `instances` and `firsts` of arguments/merge_columns.def
    std::vector<uint32_t> repeated;    // `repeats` on the host, ascending
    std::vector<Lists> lists;
  };
  struct Totals {
    uint32_t size = 0, count = 0;
    uint64_t coordinates = 0;
    Buffer lists;
  };

  explicit GpuAssembly(Gpu& gpu) : gpu_(gpu), memory_(gpu.newMemory()) {}
  Status uploadAll(const AssemblyPlan& plan);
  Result<std::vector<Shape>> uploadShapes(const AssemblyPlan& plan);
  Status uploadGroup(const AssemblyGroup& given, std::span<const Shape> shapes);
  Status uploadTotals(const AssemblyPlan& plan, std::span<const Shape> shapes);
  /// Uploads an array, unless it is empty.
  template <class T>
  Status put(const std::vector<T>& data, Buffer& to) {
    return data.empty() ? Status(Done{}) : hgc::put(gpu_, *memory_, to, data);
  }
  void recordLists(CommandList& commands, const Group& group, const Lists& lists, const Piece& piece,
                   PieceOutputs outputs) const;

  Gpu& gpu_;
  std::unique_ptr<GpuMemory> memory_;
  uint32_t rowGrowth_ = 0;
  std::vector<Group> groups_;
  std::vector<Totals> totals_;
  Buffer runs_, cells_, values_;
};

}  // namespace hgc
