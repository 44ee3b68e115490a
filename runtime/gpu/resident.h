#pragma once
/// The data of a workload on a GPU.
///
/// Kernels of binary32 programs round all that they read, so the GPU has rounded copies. Values that are computed on
/// the GPU (fields, and symbols that solvers change) are also kept in binary64, to be read back.
#include <optional>
#include <vector>

#include "runtime/device/workload.h"
#include "runtime/gpu/gpu.h"

namespace hgc {

struct SymbolMemory {
  Buffer read;   ///< the reals in the precision that kernels read
  Buffer reals;  ///< the reals in binary64; in binary32 programs those of fields, and of other symbols after `bound`
  std::optional<HostVector<double>> written;  ///< values that were written before `reals` was made
  Buffer integers, rowBegins;                 ///< of an index table that kernels read in loops
};

struct GroupMemory {
  Buffer table;                 ///< addresses of ports, slots, lifted columns, sizes (`AddressTable`)
  std::vector<uint64_t> words;  ///< the content of `table`
  Buffer values, chunkSums;     ///< values of instances, and sums of their chunks
  Buffer rows;                  ///< by instance: its row, if the group has only some instances of a field
};

/// Everything that the kernels of a workload read. Thread-safety: one thread at a time.
class ResidentData {
 public:
  ResidentData(Gpu& gpu, GpuMemory& memory, const Workload& workload);
  /// Uploads the data, which is there after the next flush.
  Status load();

  const SymbolMemory& symbol(SymbolId id) const { return symbols_[id]; }
  const GroupMemory& group(uint32_t g) const { return groups_[g]; }
  bool readsSingles() const { return readsSingles_; }
  /// The address where the value of instance 0 of the whole workload is, or would be: kernels count instances from
  /// there, even where the device has only some of them (runtime/split).
  uint64_t valuesOf(uint32_t g) const;
  /// The rows of a field; empty for other symbols.
  Buffer computed(SymbolId id) const;
  /// The values of a symbol in binary64.
  Result<Buffer> bound(SymbolId id);
  /// Sets values of a symbol from scalar `first` on.
  Status write(SymbolId id, int64_t first, std::span<const double> values);
  /// Allocates memory for chunk sums of a group without values of its own.
  Status makeChunkSums(uint32_t g);
  /// Records the update of the rounded copy of a symbol, with a barrier.
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
