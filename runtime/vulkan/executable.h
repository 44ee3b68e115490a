#pragma once
/// A workload on a Vulkan device.
#include <algorithm>
#include <memory>
#include <optional>

#include "runtime/device/clock.h"
#include "runtime/device/device.h"
#include "runtime/device/stages.h"
#include "runtime/vulkan/assembly.h"
#include "runtime/vulkan/landing.h"
#include "runtime/vulkan/reduce.h"

namespace hgc {

/// Operations that are expected to take a second, with a wide margin: no submission is longer, so that none meets the
/// deadline by its size alone. HGC_GPU_SECOND_OPERATIONS is for tests.
uint64_t operationsOfASecond(const VulkanTraits& traits);

/// Scalars that there is room for where an instance leaves so many.
uint32_t roomFor(uint32_t columns, KernelKind kind);

/// Whether what kernels of a program read lies on a GPU as binary32 numbers.
bool readsSingles(const Artefact& artefact);

/// Everything the kernels read stays on the device from loading on; a kind of launch is recorded once and then only
/// submitted again. See ir/artefact/artefact.h for the kernels and codegen/glsl/glsl.cpp for how they are called.
class VulkanExecutable : public Executable {
 public:
  /// Uploads the workload. Fails where the device has not enough memory.
  static Result<std::unique_ptr<Executable>> load(std::shared_ptr<VulkanDevice> device, const Workload& workload,
                                                  const LoadOptions& options);
  ~VulkanExecutable() override;

  Status prepare(const Launch& launch) override;
  Result<std::unique_ptr<Event>> submit(const Launch& launch) override;
  const Results& results() const override { return results_; }
  Status read(std::span<const Copy> copies) override;
  Status fillFields() override;
  Buffer computed(SymbolId symbol) const override;
  Result<uint32_t> adopt(const AssemblyPlan& plan) override;
  Status write(SymbolId symbol, int64_t first, std::span<const double> values) override;
  Result<Buffer> bound(SymbolId symbol) override;
  Status add(SymbolId symbol, double scale, const Buffer& direction) override;
  Status exchange(SymbolId a, SymbolId b) override;

 private:
  struct GroupBuffers {
    Buffer table;                 // addresses of ports, slots, lifted columns, sizes
    std::vector<uint64_t> words;  // what is in it
    Buffer values, chunkSums;
    Buffer rows;  // of a field some of whose instances these are: which
  };
  /// What is handed to the queue at once.
  struct Part {
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VulkanObject<VkFence> fence;
  };
  /// The shaders with which rows of a port pull their sums.
  struct Pull {
    uint32_t port = 0;
    VkPipeline ways[kPullWayCount] = {};  // null where nothing is summed so
    bool bringsValues = false;
    uint64_t table = 0;  // addresses: see `PullPush`
  };
  /// A column that lies once more in the order of entries.
  struct OrderedCopy {
    uint64_t from = 0, to = 0;
    uint32_t words = 0;       // of 32 bits, by instance
    SymbolId symbol = kNone;  // whose values these are, if any's
    bool isCurrent = false;
  };
  /// What the rows of a port read of instances, as it is read.
  struct InOrder {
    std::vector<PullDispatch> lists;
    uint32_t places = 1;
    uint64_t entries = 0;
    std::vector<OrderedCopy> copies;
    Buffer table;
  };
  /// A phase of a kernel, but that of instances.
  struct PhaseShader {
    const GpuCode* code = nullptr;
    VkPipeline ways[kSumWayCount] =
        {};               // of rows and owners by `SumWay`, null where nothing is summed so; else the first
    uint32_t counts = 0;  // of its loops
    Buffer tiles;         // of rows: see `RowsPush`
    uint32_t tileCount = 0;
  };
  /// A stage, laid out.
  struct Laid {
    Stage stage;
    std::vector<Wave> waves;
    std::vector<Buffer> outputs;       // of each wave, where they are results
    std::vector<uint32_t> columns;     // by group: scalars an instance leaves
    std::vector<bool> singles;         // by group: whether these are binary32 numbers in memory
    std::vector<uint64_t> operations;  // by group: of its kernel
    std::vector<uint64_t> states;      // by group: bytes of what is kept of an instance, for folds and later parts
    std::vector<std::vector<VkPipeline>> pipelines;  // by group: parts; none where it takes no part, or pulls
    std::vector<std::vector<Pull>> pulls;            // by group: nothing where its instances store
    std::vector<std::vector<PhaseShader>> phases;    // by group: what comes before and after instances
    std::vector<Buffer> tables;                      // by group: addresses
    std::vector<int64_t> tiledColumns;  // by group: of the domain whose tiles workgroups take; 0 where they do not
    std::vector<SymbolId> fills;        // by group
    std::vector<const VulkanAssembly*> assemblies;  // what becomes of what instances leave, if it is not kept

    uint64_t scalarBytes(uint32_t g) const { return singles[g] ? sizeof(float) : sizeof(double); }
    /// Whether phases make the sums of rows that all instances read in loops.
    bool sumsShared(uint32_t g) const {
      return std::ranges::any_of(phases[g],
                                 [](const PhaseShader& shader) { return shader.code->phase->kind == PhaseKind::Rows; });
    }
    /// Whether what instances leave are results.
    bool isKept() const { return stage.isMain && info(stage.kind).gives == Gives::Components && assemblies.empty(); }
  };
  /// A launch, ready to be submitted.
  struct Recording {
    std::vector<Laid> stages;
    std::vector<Part> parts;  // one after another
    VulkanObject<VkQueryPool> timestamps;
    uint32_t waves = 0;  // of all stages
    Results results;
    Landing landing;
  };
  class Launched;

  VulkanExecutable(std::shared_ptr<VulkanDevice> device, const Workload& workload, const LoadOptions& options);
  Status prepare();
  Status uploadAll();
  Result<Buffer> uploadReals(std::span<const double> reals);
  Status uploadSymbol(SymbolId symbol);
  Status uploadGroup(uint32_t g);
  Status uploadTables(uint32_t g);

  Result<Recording*> recordingOf(const Launch& launch);
  Result<Recording*> recordingOfFields();
  Result<Recording*> recordingFor(std::optional<Recording>& known, const std::vector<Stage>& stages,
                                  const std::vector<uint32_t>& assemblies = {});
  Status layOut(Laid& laid);
  Status roundsFit(const KernelCode& kernel, size_t g) const;
  Status findPipelines(Laid& laid);
  std::vector<const GpuCode*> pullsOf(size_t g, KernelKind kind) const;
  Status makePulls(std::span<const GpuCode* const> codes, uint32_t g, std::vector<Pull>& pulls);
  Status findPulls(Laid& laid, uint32_t g);
  const GpuCode* findTiles(Laid& laid, uint32_t g) const;
  Status findPhases(Laid& laid, uint32_t g);
  Status layOutArrays(Laid& laid, uint32_t g, std::span<const PhaseArray> arrays);
  Status layOutTiles(PhaseShader& shader, uint32_t g);
  uint64_t countsOf(uint32_t g, std::span<const PhaseExtent> extents) const;
  void recordPhases(const Laid& laid, size_t w, std::span<const PhaseKind> kinds, VkCommandBuffer commands) const;
  void recordRows(const Laid& laid, const Piece& piece, const PhaseShader& shader, uint64_t outputs,
                  VkCommandBuffer commands) const;
  uint64_t partialsBefore(const Laid& laid, uint32_t g) const;
  void recordCounts(const Laid& laid, const Piece& piece, const PhaseShader& shader, uint64_t outputs,
                    VkCommandBuffer commands) const;
  void recordOwners(const Laid& laid, const Piece& piece, const PhaseShader& shader, uint64_t outputs,
                    VkCommandBuffer commands) const;
  uint64_t operationsOfOwners(uint32_t g, const PhaseShader& shader) const;
  std::vector<SumWay> waysOf(uint32_t g, const PhaseShader& shader) const;
  Status makePhases(uint32_t g, std::vector<PhaseShader>& shaders);
  Status addCopy(InOrder& order, std::vector<uint64_t>& table, uint32_t place, uint32_t words, SymbolId symbol);
  Result<const InOrder*> inOrder(uint32_t g, uint32_t port);
  Status recordCopies();
  Status refreshCopies(std::vector<const Recording*>& recordings);
  void forgetCopies(SymbolId symbol);
  void hasChanged(SymbolId symbol);
  Status step(std::span<const uint32_t> shader, const Buffer& values, const Buffer& others, double scale,
              std::initializer_list<SymbolId> changed);
  void recordNarrow(SymbolId symbol, VkCommandBuffer commands) const;
  void recordNarrowFills(const Laid& laid, VkCommandBuffer commands) const;
  void recordPulls(const Laid& laid, const Piece& piece, VkCommandBuffer commands) const;
  uint32_t columnsOf(size_t g, KernelKind kind, const KernelInfo& kernel) const;
  Status layOutWaves(Laid& laid);
  Status layOutChunkSums(const Laid& laid);
  Status layOutStates(const Laid& laid);
  Status makeTimestamps(Recording& recording);
  Status record(Recording& recording);
  Status recordStage(Recording& recording, size_t s, uint32_t& wave, uint64_t& operations);
  void recordFieldSums(const Recording& recording, size_t s, VkCommandBuffer commands) const;
  void recordClears(const Recording& recording, VkCommandBuffer commands) const;
  void recordEnd(const Laid& main, VkCommandBuffer commands) const;
  Status beginPart(Recording& recording);
  uint32_t atOnce(const Laid& laid, const Piece& piece) const;
  void recordKernels(const Laid& laid, size_t w, VkCommandBuffer commands) const;
  static uint64_t invocationsOf(const Laid& laid, uint32_t g, const KernelPush& push);
  void recordInstances(const Laid& laid, size_t w, const Piece& piece, uint64_t& room, VkCommandBuffer commands) const;
  void recordSums(const Laid& laid, size_t w, VkCommandBuffer commands) const;
  uint64_t valuesOf(uint32_t g) const;
  uint64_t outputsOf(const Laid& laid, size_t w, const Piece& piece) const;
  bool fillsInPlace(const Laid& laid, uint32_t g) const;
  void recordFills(const Laid& laid, size_t w, VkCommandBuffer commands) const;
  void recordAssemblies(const Laid& laid, size_t w, VkCommandBuffer commands) const;
  void recordValueSum(const Laid& laid, size_t w, const Piece& piece, VkCommandBuffer commands) const;
  void recordValueSums(const Laid& laid, VkCommandBuffer commands) const;
  Results resultsOf(const Laid& main) const;

  Result<std::unique_ptr<Event>> start(const std::vector<const Recording*>& recordings);
  Result<Times> finish(std::span<const Recording* const> recordings, Clock::time_point start);
  Result<Times> readTimes(const Recording& recording, double hostMilliseconds);

  std::shared_ptr<VulkanDevice> device_;
  const Workload& workload_;
  bool fused_;
  std::chrono::nanoseconds deadline_;
  Holding holding_;
  std::optional<Transfers> transfers_;
  std::optional<CommandPool> commandPool_;
  std::optional<VulkanReduction> reduction_;
  bool readsSingles_;
  std::vector<Buffer> symbols_;  // the reals of each, as kernels read them
  std::vector<Buffer> reals_;    // the same in binary64; none where kernels read binary32 numbers and nobody steps it
  std::map<SymbolId, HostVector<double>> written_;  // of those without, what they would be, if they were written
  std::vector<Buffer> tables_;                      // the integers of each that loops read
  std::vector<Buffer> rowBegins_;
  std::vector<GroupBuffers> groups_;
  VkCommandBuffer stepCommands_ = VK_NULL_HANDLE;
  Buffer partials_;
  Buffer states_;  // what folds carried: dispatches use it again
  VkPipeline valueSum_ = VK_NULL_HANDLE, fieldRows_ = VK_NULL_HANDLE, inOrderPipeline_ = VK_NULL_HANDLE;
  VkPipeline narrow_ = VK_NULL_HANDLE;
  std::vector<std::unique_ptr<VulkanAssembly>> assemblies_;
  // by kind and what is assembled
  std::map<std::pair<KernelKind, std::vector<uint32_t>>, std::optional<Recording>> recordings_;
  std::map<std::pair<uint32_t, uint32_t>, InOrder> inOrder_;  // by group and port whose rows pull
  std::optional<Recording> copies_;                           // of these, as far as they were not current
  std::optional<Recording> fields_;                           // of what comes before them
  bool fieldsAreCurrent_ = false;
  Results results_;
  std::optional<HeldSlab> landingPlace_;
  const Landing* landing_ = nullptr;  // of these
};

}  // namespace hgc
