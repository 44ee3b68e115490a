#pragma once
/// Sums models of many small problems on a GPU.
#include <memory>
#include <utility>
#include <vector>

#include "runtime/gpu/gpu.h"
#include "runtime/gpu/sums_of_outputs.h"
#include "runtime/sum/separate_sums.h"

namespace hgc {

/// Results are ordered by position in the model (runtime/sum/separate_sums.h), then by problem. Thread-safety: one
/// thread at a time.
class GpuSeparateSums : public SumsOfOutputs {
 public:
  /// Uploads the plan. Fails if there is no memory for it.
  static Result<std::unique_ptr<GpuSeparateSums>> make(Gpu& gpu, const SeparateSums& plan);

  void recordSums(CommandList& commands, const Piece& piece, PieceOutputs outputs) const override {
    recordSums(commands, piece, outputs, {});
  }
  /// Leaves out problems that have ended, unless `endings` is empty.
  void recordSums(CommandList& commands, const Piece& piece, PieceOutputs outputs, const Buffer& endings) const;
  bool hasRuns(uint32_t group) const override;
  void recordRuns(CommandList& commands, uint32_t group, const RunKernel& kernel) const override {
    recordRuns(commands, group, kernel, {});
  }
  void recordRuns(CommandList& commands, uint32_t group, const RunKernel& kernel, const Buffer& endings) const;
  const Buffer& values() const override { return sums_; }
  /// Numbers of runtime/device/solve/separate_endings.def, by problem, which steps set.
  const Buffer& endings() const { return endings_; }

 private:
  struct Group {
    Buffer begin, instances, patterns, numbers;
    Buffer ofColumns;               // by column of an instance: the position in the model, or kNone; for `recordRuns`
    std::vector<uint32_t> firstOf;  // by problem: its first instance, and the end; empty unless instances are in order
  };

  explicit GpuSeparateSums(Gpu& gpu) : gpu_(gpu), memory_(gpu.newMemory()) {}
  Status allocate(const SeparateSums& plan);
  Status upload(const SeparateSums::Group& given);
  bool isFirst(uint32_t group) const;
  std::pair<uint32_t, uint32_t> problemsOf(const Group& group, const Piece& piece) const;

  Gpu& gpu_;
  std::unique_ptr<GpuMemory> memory_;
  uint32_t problems_ = 0, size_ = 0;
  std::vector<Group> groups_;
  Buffer sums_, groupSums_, endings_;
};

/// The same sums of problems that have not ended.
class UnfinishedSums : public SumsOfOutputs {
 public:
  explicit UnfinishedSums(const GpuSeparateSums& all) : all_(all) {}

  void recordSums(CommandList& commands, const Piece& piece, PieceOutputs outputs) const override {
    all_.recordSums(commands, piece, outputs, all_.endings());
  }
  bool hasRuns(uint32_t group) const override { return all_.hasRuns(group); }
  void recordRuns(CommandList& commands, uint32_t group, const RunKernel& kernel) const override {
    all_.recordRuns(commands, group, kernel, all_.endings());
  }
  const Buffer& values() const override { return all_.values(); }

 private:
  const GpuSeparateSums& all_;
};

}  // namespace hgc
