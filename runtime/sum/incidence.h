#pragma once
/// The canonical order in which gradients and values are summed. See docs/decisions/0001-canonical-sums.md.
///
/// The instances of a group are cut into segments. Within a segment, the entries of a row are ordered by instance,
/// gather and iteration of the loops around the gather. Up to `kShortList` entries are added in order; more are cut
/// into chunks of `kChunk`, each summed in `kLanes` lanes by position and then by a fixed tree over the lanes. Chunks,
/// segments and groups are added in order. All sums start from +0. Rows that all instances read in a loop have their
/// own sums after the others of the segment: one for each gather and iteration, always in lanes. The order does not
/// depend on threads, launches or devices.
#include <cstdint>
#include <span>
#include <vector>

#include "ir/artefact/plan.h"
#include "ir/kernel/abi.h"
#include "ir/kernel/derivative.h"
#include "ir/result.h"
#include "runtime/data/instances.h"

namespace hgc {

#define HGC_CONSTANT(name, value) inline constexpr int64_t name = value;
#include "runtime/sum/sum_order.def"
#undef HGC_CONSTANT
static_assert(kChunk == kChunkInstances && kLanes == kTile, "kernels sum likewise");

/// The cells that accumulate a list of `entries`: one, or the lanes of each chunk.
constexpr int64_t cellsOf(int64_t entries) {
  return entries <= kShortList ? 1 : (entries + kChunk - 1) / kChunk * kLanes;
}
/// The cell of the entry at `position`.
constexpr int64_t cellOf(int64_t entries, int64_t position) {
  return entries <= kShortList ? 0 : position / kChunk * kLanes + position % kLanes;
}

/// The sum of the eight lanes of a chunk.
template <class T>
T sumLanes(const T* lane, int64_t stride) {
  return ((lane[0] + lane[4 * stride]) + (lane[2 * stride] + lane[6 * stride])) +
         ((lane[stride] + lane[5 * stride]) + (lane[3 * stride] + lane[7 * stride]));
}

/// Adds the sum of more than `kShortList` entries of a row within a segment to the row of `width` numbers. Their cells
/// are `stride` numbers apart.
inline void addLanes(const double* cell, int64_t stride, int64_t entries, int64_t width, double* row) {
  for (int64_t c = 0; c < width; ++c) {
    double total = 0;
    for (int64_t lane = 0; lane < cellsOf(entries); lane += kLanes) total += sumLanes(cell + lane * stride + c, stride);
    row[c] += total;
  }
}

/// The entries of one row within one segment. For a row that all instances read in a loop: those of one gather and
/// iteration.
struct RowSum {
  int32_t row = 0;
  uint32_t gather = kNone;  ///< for a row that all instances read in a loop
  int64_t firstCell = 0;    ///< of such a row: the column in which kernels sum it, numbered through all segments
  int64_t firstEntry = 0;   ///< position in `entriesOf`
  int64_t entries = 0;
};

/// Whether the entries are added in order, without lanes.
inline bool isShort(const RowSum& sum) { return sum.gather == kNone && sum.entries <= kShortList; }

/// How the rows of one port of one group are summed.
struct Incidence {
  uint32_t port = 0;
  std::vector<uint32_t> gathers;  ///< those of the port, in order
  std::vector<RowSum> sums;  ///< by segment, then by row; those read by all instances last, by gather and iteration
  std::vector<int64_t> segmentSums;   ///< by segment: its first sum, and the end
  std::vector<int64_t> segmentCells;  ///< by segment: its first cell, and the end
  std::vector<int64_t> places;        ///< by gather: its first entry among those of an instance, and the end
  /// By gather of the port: the cell of each entry; padding has the spare cell. Empty if all instances read the same.
  std::vector<std::vector<int32_t>> targets;

  int64_t cells() const { return segmentCells.back() + 1; }  ///< the last one is spare, for padding
};

/// The ports of symbols by which `gradient` has derivatives.
std::vector<uint32_t> summedPorts(const GatherLayout& unit, KernelKind gradient);
/// The incidence of one such port. Fails if it needs more cells than 32 bits can count.
Result<Incidence> findIncidence(const GatherLayout& unit, const GroupData& data, uint32_t port, KernelKind gradient);

/// The entries of all sums, from `RowSum::firstEntry` of each on: (instance - first of the segment) * places + place.
/// For devices on which each row gathers its entries. Rows that all instances read in a loop are not listed: every
/// instance has them at the same place.
std::vector<uint32_t> entriesOf(const Incidence& incidence, const GroupData& data);

/// The sum of the values of one chunk of instances, which are at `values`.
double sumOfChunk(const double* values, const Segments& segments, int64_t chunk);
/// The sum of the values of instances in the canonical order of the entries of one row.
double canonicalSum(std::span<const double> values, const Segments& segments);
/// The same from the sums of chunks.
double sumOfChunks(std::span<const double> chunks, const Segments& segments);

}  // namespace hgc
