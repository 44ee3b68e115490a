#pragma once
/// The canonical order in which gradients and values are summed. See docs/decisions/0001-canonical-sums.md.
///
/// The instances of a group are cut into segments. Within a segment, the entries of a row are taken in the order of
/// (instance, gather, count of the loops that the gather is in). Up to `kShortList` are added one after another; more
/// are cut into chunks of `kChunk`, each summed in `kLanes` lanes by position and then by a fixed tree over the lanes.
/// Chunks, segments and groups are added in order. All sums start from +0. Rows that all instances read in a loop
/// have sums of their own, after the others of the segment: one for each gather and count, in that order, in lanes
/// however short. Nothing here depends on threads, launches or devices.
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

/// Cells that a list of `entries` is accumulated in: one, or a lane of each chunk.
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

/// Adds the sum of more than `kShortList` entries of a row within a segment to the row of `width` numbers: their cells
/// are rows that lie `stride` apart.
inline void addLanes(const double* cell, int64_t stride, int64_t entries, int64_t width, double* row) {
  for (int64_t c = 0; c < width; ++c) {
    double total = 0;
    for (int64_t lane = 0; lane < cellsOf(entries); lane += kLanes) total += sumLanes(cell + lane * stride + c, stride);
    row[c] += total;
  }
}

/// The entries of one row within one segment; of a row that all instances read in a loop, those of one gather and
/// count.
struct RowSum {
  int32_t row = 0;
  uint32_t gather = kNone;  ///< of those
  int64_t firstCell = 0;    ///< of those the column where kernels sum them, counted through all segments
  int64_t firstEntry = 0;   ///< of those that `entriesOf` lists
  int64_t entries = 0;
};

/// Whether the entries are added one after another.
inline bool isShort(const RowSum& sum) { return sum.gather == kNone && sum.entries <= kShortList; }

/// How the rows of one port of one group are summed.
struct Incidence {
  uint32_t port = 0;
  std::vector<uint32_t> gathers;      ///< those of the port, in order
  std::vector<RowSum> sums;           ///< segment by segment, by row in each; shared ones last, by gather and count
  std::vector<int64_t> segmentSums;   ///< where each segment's sums begin; one more than segments
  std::vector<int64_t> segmentCells;  ///< where each segment's cells begin; one more than segments
  std::vector<int64_t> places;        ///< where the entries of each gather begin among an instance's; and all
  /// By gather of the port: the cell of each entry; the tail's is spare. Nothing where all instances read the same.
  std::vector<std::vector<int32_t>> targets;

  int64_t cells() const { return segmentCells.back() + 1; }  ///< the last one is spare: padding goes there
};

/// The ports of symbols that `gradient` is by.
std::vector<uint32_t> summedPorts(const GatherLayout& unit, KernelKind gradient);
/// Of one of these. Fails where it needs more cells than 32 bits can count.
Result<Incidence> findIncidence(const GatherLayout& unit, const GroupData& data, uint32_t port, KernelKind gradient);

/// The entries of each sum, one sum after another as `RowSum::firstEntry` says: (instance - first of the segment) *
/// places + place. For devices on which the owner of a row gathers. Not those of rows that all instances read in a
/// loop, one of each instance at the same place.
std::vector<uint32_t> entriesOf(const Incidence& incidence, const GroupData& data);

/// The sum of one chunk of the values of instances; independent of all others. `values` begin with those of the chunk.
double sumOfChunk(const double* values, const Segments& segments, int64_t chunk);
/// The sum of the values of instances in canonical order, as if they were the entries of one row.
double canonicalSum(std::span<const double> values, const Segments& segments);
/// The same from the sums of their chunks: what a device hands on.
double sumOfChunks(std::span<const double> chunks, const Segments& segments);

}  // namespace hgc
