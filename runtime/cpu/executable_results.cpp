/// Where launches leave results, and how they are read.
#include "runtime/cpu/executable.h"
#include "runtime/data/threads/stretches.h"

namespace hgc {

/// Room for the sums of values, and for those of instances if they are to be kept.
void CpuExecutable::placeValues(size_t g, InstanceValues values) {
  GroupMemory& memory = memory_[g];
  const auto count = static_cast<size_t>(workload_.groups[g].count);
  keepsValues_[g] = values == InstanceValues::OfAllGroups || workload_.artefact->plan.groups[g].terms.size() > 1;
  memory.chunkSums.resize(static_cast<size_t>(workload_.groups[g].segments().chunks()));
  results_.chunkSums[g] = bufferOf(memory.chunkSums.data(), memory.chunkSums.size());
  if (!keepsValues_[g]) return;
  grow(memory.values, (count + kTile - 1) / kTile * kTile);
  results_.values[g] = bufferOf(memory.values.data(), count);
}

/// Where the components of a group go, row by row in the order of the domain.
double* CpuExecutable::componentsPlace(size_t g, const GroupKernel& kernel, const Launch& launch) {
  if (double* const wanted = launch.componentsOf(g)) return wanted;
  const uint32_t width = kernel.stores;
  const int64_t count = workload_.groups[g].count;
  Pages& rows = memory_[g].outputs;
  grow(rows, static_cast<size_t>(count) * width);
  results_.elements[g] = {{bufferOf(rows.data(), static_cast<size_t>(count) * width), 0, count, width, 1}};
  return rows.data();
}

double* CpuExecutable::gradientPlace(SymbolId symbol, const Launch& launch) {
  if (double* const wanted = launch.gradientOf(symbol)) return wanted;
  const auto scalars = static_cast<size_t>(sumRows(workload_, symbol)) * workload_.bound.symbols[symbol].width;
  grow(gradients_[symbol], scalars);
  results_.gradients[symbol] = bufferOf(gradients_[symbol].data(), scalars);
  return gradients_[symbol].data();
}

Buffer CpuExecutable::computed(SymbolId symbol) const {
  const BoundSymbol& bound = workload_.bound.symbols[symbol];
  if (computed_[symbol].empty()) return {};
  return bufferOf(computed_[symbol].data(), static_cast<size_t>(bound.rows * bound.width));
}

Status CpuExecutable::read(std::span<const Copy> copies) {
  threads_->execute([&] {
    for (const Copy& copy : copies)
      copyScalars(reinterpret_cast<const double*>(copy.from.address),
                  static_cast<int64_t>(copy.from.bytes / sizeof(double)), static_cast<double*>(copy.to));
  });
  return Done{};
}

}  // namespace hgc
