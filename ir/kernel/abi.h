#pragma once
/// The contract between a compiled kernel and whoever calls it: docs/abi.md.
#include <cstddef>
#include <cstdint>

namespace hgc {

/// The version of all that stands here. Code of another version is refused.
inline constexpr uint32_t kKernelAbi = 12;
/// The symbol of that number in shared objects: an `uint32_t`.
inline constexpr const char* kKernelAbiSymbol = "hgc_kernel_abi";

/// CPU outputs that hold several scalars an instance lie in tiles of this many instances: scalar k of instance i is at
/// (i / kTile) * (count * kTile) + k * kTile + i % kTile, whatever the width of the vectors.
inline constexpr int64_t kTile = 8;

/// Instances that a kernel may hold values of at a time: what it adds to `KernelArgs::sums` is summed in chunks of so
/// many from `begin` on, in lanes by position.
inline constexpr int64_t kChunkInstances = 1024;

/// Alignment of `KernelArgs::outputs` in bytes.
inline constexpr int64_t kOutputAlignment = 64;

/// Kernels read whole vectors: every array of rows is readable this many bytes past its end.
inline constexpr int64_t kSlackBytes = 64 * static_cast<int64_t>(sizeof(double));

/// Scalars between two accumulator rows of a port: small rows are padded so that they can be added as vectors.
constexpr uint32_t accumulatorStride(uint32_t width) { return width <= 2 ? width : (width + 3) / 4 * 4; }

/// What a CPU kernel reads and writes. Arrays by instance are indexed from the first instance of the group and readable
/// and writable up to the next multiple of `kTile`; slots there hold valid rows.
struct KernelArgs {
#define HGC_ARGUMENT(type, name, doc) type name;
#include "ir/kernel/kernel_interface.def"
};
static_assert(sizeof(KernelArgs) % 8 == 0);

/// Where each of them is.
enum class KernelArg : uint32_t {
#define HGC_ARGUMENT(type, name, doc) name,
#include "ir/kernel/kernel_interface.def"
};

/// Evaluates instances [begin, end); `begin` is a multiple of `kTile`, `end` too unless it is `instances`. Gives 0, or
/// how many bytes of scratch it needs: it has done nothing then.
using KernelFunction = int64_t (*)(const KernelArgs* args, int64_t begin, int64_t end);

/// What the sums of entries begin with.
enum class OwnedStart : int64_t {
  Sums,  ///< with what is there
  List,  ///< with +0, and are then added to what is there: all entries of a list, at most `kMostListed`
  Zero,  ///< with +0, whatever is there
};
inline constexpr int64_t kMostListed = 32;

/// Entries of rows that make their sums, one after another: of `lanes` neighbouring rows at once, in each of `lines`
/// lines, which differ in the index along `Owner::line` and have the same entries otherwise.
struct OwnedEntries {
  const int32_t* indices = nullptr;  ///< of the first, in the first line: as the slots of an `Owner`
  int64_t step = 0;                  ///< of the index along the free axis, from an entry to the next
  int64_t instances = 0;             ///< likewise of the number of the instance
  int64_t entries = 0;
  int64_t lanes = 0;
  int64_t lines = 1;
  int64_t lineInstances = 0;  ///< of the number of the instance, from a line to the next
  int64_t lineSums = 0;       ///< likewise of `sums`
  double* sums = nullptr;     ///< by line, by lane
  OwnedStart start = OwnedStart::Sums;
};

/// Adds up the partials of entries, in their order.
using OwnerFunction = void (*)(const KernelArgs* args, const OwnedEntries* entries);

/// An entry of rows that pull along lines: of row r, `gather` (by number among those of the port) of instance r +
/// offset.
struct PulledEntry {
  int64_t gather = 0, offset = 0;
};

/// `lanes` neighbouring rows from `row` on that have entries alike, which are in their order.
struct PulledEntries {
  const PulledEntry* entries = nullptr;
  int64_t count = 0;
  int64_t row = 0, lanes = 0;
  double* sums = nullptr;  ///< by lane, one component of all rows after another
  int64_t stride = 0;      ///< from a component to the next
};

/// Adds the partials of entries up from +0, one after another, and these to the sums.
using PullFunction = void (*)(const KernelArgs* args, const PulledEntries* entries);

/// The push constants of a shader.
struct KernelPush {
#define HGC_PUSH(type, glsl, name, doc) type name;
#include "ir/kernel/kernel_interface.def"
};

/// What an invocation of a shader that pulls sums: constant 0 of its specialization.
enum class PullWay : uint32_t {
  List,   ///< a short list: its entries one after another
  Chunk,  ///< one of `kTile` lanes of a chunk; neighbours add their lanes up
  Row,    ///< a row whose lists are short: their sums, segment by segment
};
inline constexpr uint32_t kPullWayCount = 3;

/// The same of a shader of rows or owners.
enum class SumWay : uint32_t {
  List,    ///< a short list: its entries one after another
  Chunk,   ///< one of `kTile` lanes of one chunk after another
  Chunks,  ///< the same of every `kChunksAtOnce`-th chunk: a workgroup takes so many at once
};
inline constexpr uint32_t kSumWayCount = 3, kChunksAtOnce = 4;

/// The push constants of a shader that pulls.
struct PullPush {
#define HGC_PULL(type, glsl, name, doc) type name;
#include "ir/kernel/kernel_interface.def"
};

/// The push constants of a shader that sums rows which all instances read in a loop.
struct RowsPush {
#define HGC_ROWS(type, glsl, name, doc) type name;
#include "ir/kernel/kernel_interface.def"
};

/// The push constants of a shader of rows that make their sums.
struct OwnersPush {
#define HGC_OWNERS(type, glsl, name, doc) type name;
#include "ir/kernel/kernel_interface.def"
};

/// Words of an item of theirs, whose rows are numbered by so many slots.
constexpr std::size_t ownerItemWords(std::size_t slots) { return slots + 5; }

/// The push constants of a shader that adds up the results of consecutive instances.
struct RunsPush {
#define HGC_RUNS(type, glsl, name, doc) type name;
#include "ir/kernel/kernel_interface.def"
};

#define HGC_CONSTANT(name, value) inline constexpr uint32_t name = value;
#include "ir/kernel/launch.def"
#undef HGC_CONSTANT

/// Sums that an instance of a field keeps at most: more numbers would take as long to read as short loops take to run.
inline constexpr uint32_t kMostKeptSums = 4;

/// Where addresses are in the table that a shader reads: of ports, then slots, then columns of lifted constants, then
/// one of the sizes, then for each index table that of its entries and that of its row begins (0 where no loop reads
/// them), and of what instances keep.
struct AddressTable {
  uint32_t firstSlot, firstLifted, sizes, firstTable;

  constexpr AddressTable(uint32_t ports, uint32_t slots, uint32_t lifted)
      : firstSlot(ports), firstLifted(ports + slots), sizes(ports + slots + lifted), firstTable(sizes + 1) {}
  constexpr uint32_t entries(uint32_t table) const { return firstTable + 2 * table; }
  constexpr uint32_t rowBegins(uint32_t table) const { return entries(table) + 1; }
  /// Of what the instances of a field keep, where there are so many index tables.
  constexpr uint32_t kept(uint32_t tables, uint32_t number) const { return entries(tables) + number; }
  /// Of a kernel in phases.
  constexpr uint32_t array(uint32_t tables, uint32_t number) const { return kept(tables, kMostKeptSums) + number; }
};

}  // namespace hgc
