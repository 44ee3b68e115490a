#include "runtime/interpreter/puller.h"

#include <algorithm>

namespace hgc {

void runPuller(const std::vector<InterpretedKernel>& parts, const KernelArgs& args, const PulledEntries& entries) {
  size_t most = 0;
  for (const InterpretedKernel& part : parts) {
    for (const Store& store : part.kernel().stores) most = std::max<size_t>(most, store.a + 1);
  }
  const auto count = static_cast<size_t>(entries.lanes);
  std::vector<double> tiles((count / kTile + 3) * kTile * most), list(count * most, 0.0);
  for (int64_t e = 0; e < entries.count; ++e) {
    const PulledEntry& entry = entries.entries[e];
    const InterpretedKernel& part = parts[static_cast<size_t>(entry.gather)];
    const std::vector<Store>& stores = part.kernel().stores;
    const int64_t begin = entries.row + entry.offset, tile = begin / kTile * kTile;
    const auto columns = static_cast<int64_t>(stores.size());
    KernelArgs own = args;  // kernels count tiles from the group's first
    own.outputs = reinterpret_cast<double*>(reinterpret_cast<uintptr_t>(tiles.data()) -
                                            static_cast<uintptr_t>(tile * columns) * sizeof(double));
    part.run(own, begin, begin + entries.lanes);
    for (int64_t c = 0; c < columns; ++c) {
      double* const sums = list.data() + stores[static_cast<size_t>(c)].a * count;
      for (int64_t k = 0; k < entries.lanes; ++k) {
        const int64_t place = begin - tile + k;
        sums[k] += tiles[static_cast<size_t>(place / kTile * kTile * columns + c * kTile + place % kTile)];
      }
    }
  }
  for (size_t c = 0; c < most; ++c) {
    for (size_t k = 0; k < count; ++k)
      entries.sums[static_cast<int64_t>(c) * entries.stride + static_cast<int64_t>(k)] += list[c * count + k];
  }
}

}  // namespace hgc
