#pragma once
/// For kernels whose rows pull: copies of the columns of instances, sorted in the order of the rows' entries, so that
/// memory accesses are contiguous. Columns that are already in that order are not copied.
#include <map>
#include <memory>
#include <vector>

#include "runtime/gpu/resident.h"
#include "runtime/gpu/sums/sums.h"

namespace hgc {

/// The copies for a workload. Thread-safety: one thread at a time.
class OrderedCopies {
 public:
  OrderedCopies(Gpu& gpu, GpuMemory& memory, const Workload& workload, const ResidentData& data)
      : gpu_(gpu), memory_(memory), workload_(workload), data_(data) {}
  /// The address of the table for the rows of a port, whose lists are in `sums`.
  Result<uint64_t> tableOf(const GpuSums& sums, uint32_t g, uint32_t port);
  /// Marks copies of a symbol's values as out of date.
  void markStale(SymbolId symbol);
  /// Commands that update the copies, to be submitted before launches; null if all are up to date.
  Result<RecordedList*> refresh();

 private:
  /// A column and its copy in the order of entries.
  struct Column {
    uint64_t from = 0, to = 0;
    uint32_t words = 0;       // of 32 bits, for each instance
    SymbolId symbol = kNone;  // whose values these are, or kNone
    bool isCurrent = false;
  };
  /// The copies for the rows of a port.
  struct Order {
    std::vector<PullDispatch> lists;
    uint32_t entriesPerInstance = 1;
    uint64_t entries = 0;
    std::vector<Column> columns;
    Buffer table;
  };
  Status copy(Order& order, uint64_t& address, uint32_t words, SymbolId symbol);
  Status layOut(Order& order, uint32_t g, bool isInOrder);
  CommandList copyStale();

  Gpu& gpu_;
  GpuMemory& memory_;
  const Workload& workload_;
  const ResidentData& data_;
  std::map<std::pair<uint32_t, uint32_t>, Order> orders_;  // by group and port whose rows pull
  std::unique_ptr<RecordedList> list_;
};

}  // namespace hgc
