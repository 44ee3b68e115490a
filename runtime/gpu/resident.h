#pragma once
/// The numbers of a workload on a GPU, as kernels read them.
///
/// Kernels of programs in binary32 round whatever they read, so that it lies there as they would round it. What is
/// computed there keeps its numbers in binary64 besides, since that is what is read back: fields, and symbols that
/// solvers step.
#include <optional>
#include <vector>

#include "runtime/device/workload.h"
#include "runtime/gpu/gpu.h"

namespace hgc {

/// Of a symbol.
struct SymbolMemory {
  Buffer read;   ///< the reals, as kernels read them
  Buffer reals;  ///< the same in binary64; none where kernels read binary32 numbers and nobody has asked for them
  std::optional<HostVector<double>> written;  ///< what `reals` would be, if they were written before they were there
  Buffer integers, rowBegins;                 ///< of an index table that loops read
};

/// Of a group.
struct GroupMemory {
  Buffer table;                 ///< addresses of ports, slots, lifted columns, sizes (`AddressTable`)
  std::vector<uint64_t> words;  ///< what is in it
  Buffer values, chunkSums;     ///< of instances, where they have values
  Buffer rows;                  ///< of a field some of whose instances these are: which
};

/// Everything that the kernels of a workload read, from loading on. Thread-safety: one thread at a time.
class ResidentData {
 public:
  ResidentData(Gpu& gpu, GpuMemory& memory, const Workload& workload);
  /// Uploads it; it is there after the next flush.
  Status load();

  const SymbolMemory& symbol(SymbolId id) const { return symbols_[id]; }
  const GroupMemory& group(uint32_t g) const { return groups_[g]; }
  bool readsSingles() const { return readsSingles_; }
  /// Where kernels, which count from the first of the whole, write the values of a group's instances.
  uint64_t valuesOf(uint32_t g) const;
  /// The rows of a field; nothing of other symbols.
  Buffer computed(SymbolId id) const;
  /// Where the values of a symbol lie in binary64.
  Result<Buffer> bound(SymbolId id);
  /// New values of a symbol, from scalar `first` on.
  Status write(SymbolId id, int64_t first, std::span<const double> values);
  /// Takes memory for sums of values that a group's instances leave among other numbers.
  Status makeChunkSums(uint32_t g);
  /// Rounds the reals of a symbol to what kernels read, which is seen by what comes after.
  void narrow(SymbolId id, CommandList& commands) const;

 private:
  Result<Buffer> uploadReals(std::span<const double> reals);
  Status loadSymbol(SymbolId id);
  Status loadTables(uint32_t g);
  Result<std::vector<uint64_t>> loadColumns(uint32_t g);
  Status loadGroup(uint32_t g);

  Gpu& gpu_;
  GpuMemory& memory_;
  const Workload& workload_;
  bool readsSingles_;
  std::vector<SymbolMemory> symbols_;
  std::vector<GroupMemory> groups_;
};

}  // namespace hgc
