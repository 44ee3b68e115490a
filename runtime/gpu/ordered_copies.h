#pragma once
/// Copies of what instances read, in the order in which the rows of a port pull: who makes a sum reads one after
/// another what otherwise lies all over memory. What lies in that order is not copied.
#include <map>
#include <memory>
#include <vector>

#include "runtime/gpu/resident.h"
#include "runtime/gpu/sums/sums.h"

namespace hgc {

/// The copies of a workload's columns by entry. Thread-safety: one thread at a time.
class OrderedCopies {
 public:
  OrderedCopies(Gpu& gpu, GpuMemory& memory, const Workload& workload, const ResidentData& data)
      : gpu_(gpu), memory_(memory), workload_(workload), data_(data) {}
  /// The address of the table that rows of a port of a group read, whose lists are laid out in `sums`.
  Result<uint64_t> tableOf(const GpuSums& sums, uint32_t g, uint32_t port);
  /// Tells that the values of a symbol have changed.
  void forget(SymbolId symbol);
  /// What brings those up to date that are not, to be submitted before what reads them. Null where all are.
  Result<RecordedList*> refresh();

 private:
  /// A column that lies once more in the order of entries.
  struct Column {
    uint64_t from = 0, to = 0;
    uint32_t words = 0;       // of 32 bits, by instance
    SymbolId symbol = kNone;  // whose values these are, if any's
    bool isCurrent = false;
  };
  /// What the rows of a port read of instances, as it is read.
  struct Order {
    std::vector<PullDispatch> lists;
    uint32_t places = 1;
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
