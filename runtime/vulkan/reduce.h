#pragma once
/// Summing partials into gradients on a device, in the canonical order of runtime/sum/incidence.h.
#include <map>
#include <vector>

#include "runtime/device/workload.h"
#include "runtime/plan/pieces.h"
#include "runtime/vulkan/transfers.h"

namespace hgc {

/// Dispatches at least `invocations`, in workgroups of `kWorkgroup`, along x and, where that is not enough, y; so
/// `layers` times, along z.
void dispatch(VkCommandBuffer commands, VkPipeline pipeline, VkPipelineLayout layout, const void* push,
              uint32_t pushBytes, uint64_t invocations, uint32_t layers = 1);
/// What was written before is seen by what comes after.
void barrier(VkCommandBuffer commands);

/// A list of entries, as the shaders read it.
struct ListWords {
  uint32_t firstEntryLow, firstEntryHigh, entries, firstInstance;
};

/// A dispatch of a shader that pulls. Of its push constants the caller adds `table` and `values`.
struct PullDispatch {
  PullWay way = PullWay::List;
  uint64_t invocations = 0;
  PullPush push{};
};

/// Shaders number their invocations with 32 bits.
bool isCountable(uint64_t items, uint64_t width);
Error tooManySums();

/// Invocations that take one item of such a way.
constexpr uint64_t invocationsOfItem(SumWay way) {
  return way == SumWay::List ? 1 : way == SumWay::Chunk ? kTile : kChunksAtOnce * kTile;
}

/// How so many items are summed, of all segments, that have up to so many chunks: those that do not fill a device take
/// several at once.
constexpr SumWay wayOfChunks(uint64_t items, uint64_t chunks) {
  constexpr uint64_t kFew = 1 << 13;  // lanes of these are half of what an H100 keeps waiting
  return chunks > 1 && items < kFew ? SumWay::Chunks : SumWay::Chunk;
}

/// The lists of all rows, resident on the device. Sums of a symbol are kept by component; among the sums of an
/// incidence come first its short lists, then the chunks of its long ones, then the totals of those that have several
/// chunks, then segment by segment those of rows that all instances read in loops.
///
/// Thread-safety: one thread at a time.
class VulkanReduction {
 public:
  static Result<VulkanReduction> make(VulkanDevice& device, Holding& holding, Transfers& transfers,
                                      const Workload& workload);

  /// Uploads what depends on the kind of gradient: where each gather's partials are among the columns.
  Status prepare(KernelKind kind);
  /// Empties the sums that groups would leave as they were: those of which none are made in this launch.
  void recordClears(VkCommandBuffer commands, const std::vector<bool>& leaves) const;
  /// Sums the partials of a piece, which are at `partials`.
  void recordSums(VkCommandBuffer commands, KernelKind kind, const Piece& piece, uint64_t partials) const;
  /// The same of partials by rows that all instances read in loops, where no phase has made their sums.
  void recordShared(VkCommandBuffer commands, KernelKind kind, const Piece& piece, uint64_t partials) const;
  /// Where the sums by such a gather go, from the first segment of a piece on.
  struct SharedSums {
    uint64_t results = 0;                                                        ///< an address
    uint32_t segmentStride = 0, componentStride = 0, partStride = 0, width = 0;  ///< see ir/kernel/kernel_interface.def
  };
  SharedSums sharedOf(const Piece& piece, uint32_t gather) const;
  /// A dispatch of rows of a piece that make their sums. Of its push constants the caller adds `table` and `outputs`.
  struct OwnersDispatch {
    SumWay way = SumWay::List;
    uint64_t invocations = 0;
    OwnersPush push{};
  };
  /// Those of a port.
  std::vector<OwnersDispatch> ownersOf(const Piece& piece, uint32_t port) const;
  /// Adds them to the rows that are results, after all pieces; groups that pull (`pulls`) leave some rows ready.
  void recordTotals(VkCommandBuffer commands, KernelKind kind, const std::vector<bool>& pulls) const;
  /// Adds those of a field to rows at `to`, after the pieces that read it.
  void recordTotal(VkCommandBuffer commands, SymbolId symbol, uint64_t to) const;
  /// Before a group pulls: lays out the rows that it alone adds to, in short lists only. Their sums need no memory.
  Status prepareRows(uint32_t group);
  /// What makes the sums of a port's rows of a group: those within a piece, or this piece's share of the rows that were
  /// laid out.
  std::vector<PullDispatch> pullsOf(uint32_t port, const Piece& piece) const;
  /// What the rows of a port of a group sum.
  struct PullSize {
    uint64_t lists = 0, entries = 0;
    uint64_t longest = 0;  ///< most entries of one invocation
  };
  PullSize pullSize(uint32_t group, uint32_t port) const;
  /// Where the rows of each symbol are, by symbol; nothing where `kind` is not by it.
  std::vector<Buffer> gradients(KernelKind kind) const;

 private:
  struct Lists {  // of one port of one group, or of a part of its rows where another port of the symbol has narrower
                  // ones
    SymbolId symbol = 0;
    uint32_t width = 0, places = 0, port = 0, group = 0;
    uint32_t part = 0, parts = 1;
    Buffer entries, shorts, chunks, multiples;
    std::vector<uint32_t> firstShort, firstChunk;  // by segment; one more than segments
    uint32_t multipleCount = 0;
    uint32_t firstResult = 0;                   // among the symbol's sums
    uint32_t sharedCount = 0, firstShared = 0;  // entries of what all instances read in loops, and their first result
    Buffer sharedPlaces;                        // of these among an instance's entries
    PullSize byList;
    uint64_t longestRow = 0;      // where all lists are short: most entries of a row in all segments
    Buffer rowLists, rowEntries;  // of rows that are summed in one go
    Buffer columns[2];            // without parameters, and with them
  };
  struct Owners {  // rows of one port of one group that make their sums: see `OwnerLists`
    SymbolId symbol = 0;
    uint32_t group = 0, port = 0, words = 0, chunks = 0;
    struct Items {
      Buffer words;
      std::vector<uint32_t> firstOf;
    } shorts, longs;
  };
  struct RowResults {  // of a list, or of owners
    SymbolId symbol = 0;
    std::vector<std::pair<uint32_t, uint32_t>> ofRows;  // rows, and numbers of their results
  };
  struct Rows {  // of one symbol; as wide as its narrowest port
    uint32_t rows = 0, width = 0;
    uint32_t sumCount = 0;  // of results: the stride between components
    Buffer sums, rowBegin, order, gradient;
  };

  VulkanReduction(VulkanDevice& device, Holding& holding, Transfers& transfers, const Workload& workload)
      : device_(&device), holding_(&holding), transfers_(&transfers), workload_(&workload) {}
  Status layOut();
  const GroupData& dataOf(uint32_t group) const;
  const std::vector<Incidence>& incidenceOf(uint32_t group) const;
  void findWidths();
  Status layOutPort(uint32_t group, uint32_t port);
  Status layOutOwners(uint32_t group, const OwnedSums& sums);
  Status layOutLists(uint32_t group, const Incidence& incidence, uint32_t part);
  Status layOutShared(Lists& lists, const Incidence& incidence);
  static void measure(Lists& lists, const Incidence& incidence);
  Status layOutRows(SymbolId symbol);
  bool asked(SymbolId symbol, KernelKind kind) const;
  bool isResult(SymbolId symbol, KernelKind kind) const;
  void recordLists(VkCommandBuffer commands, SymbolId symbol) const;
  void recordRows(VkCommandBuffer commands, SymbolId symbol, uint64_t to) const;
  Status layOutRowLists(Lists& lists);
  bool mayWriteRows(const Lists& lists) const;
  bool isReady(SymbolId symbol, const std::vector<bool>& pulls) const;
  const Lists* listsOf(uint32_t group, uint32_t port) const;
  PullDispatch pullRows(const Lists& lists, const Piece& piece) const;
  std::vector<uint32_t> columnsOf(const Lists& lists, KernelKind kind) const;
  template <class T>
  Result<Buffer> upload(const std::vector<T>& data) {
    return hgc::upload(*holding_, *transfers_, data);
  }

  template <class T>
  Status put(Buffer& to, const std::vector<T>& data) {
    const auto buffer = upload(data);
    if (buffer) to = *buffer;
    return buffer ? Status(Done{}) : Status(buffer.error());
  }

  VulkanDevice* device_;
  Holding* holding_;
  Transfers* transfers_;
  const Workload* workload_;
  std::map<uint32_t, ListedSums> listed_;  // while it is laid out: of groups with sums along lines
  std::vector<RowResults> results_;        // while it is laid out: in the order of groups and ports
  std::vector<Lists> lists_;               // in the order of groups
  std::vector<Owners> owners_;
  std::vector<size_t> firstList_;  // by group; one more than groups
  std::vector<Rows> rows_;         // by symbol
  VkPipeline shortPipeline_ = VK_NULL_HANDLE, chunkPipeline_ = VK_NULL_HANDLE, sharedPipeline_ = VK_NULL_HANDLE;
  VkPipeline listPipeline_ = VK_NULL_HANDLE, rowPipeline_ = VK_NULL_HANDLE;
};

}  // namespace hgc
