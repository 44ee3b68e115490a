#pragma once
/// What every device can do: take a program with its data, run its kernels, and keep what they leave until it is asked
/// for.
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "runtime/device/diagonal_blocks.h"
#include "runtime/device/times.h"
#include "runtime/device/workload.h"
#include "runtime/sum/assembly.h"

namespace hgc {

class SeparateSteps;
struct SeparateProblems;
struct SeparateSums;

struct DeviceInfo {
  std::string name;                     ///< as in results: cpu, vulkan:0
  std::string description;              ///< what its maker calls it
  bool fuses = false;                   ///< `a*b + c` with one rounding
  bool isHost = false;                  ///< its memory is the host's: addresses of buffers are pointers
  std::vector<std::string> parts = {};  ///< of several as one: their names (runtime/split/split.h)
  bool isSoftware = false;              ///< a Vulkan driver that computes on the CPU

  /// Whether it may fail, or take what the host need not wait for: it is not the CPU alone.
  bool hasOthers() const { return !isHost || !parts.empty(); }
};

/// Scalars of instances `first` to `first + count`, `side` of each side by side: scalar c of the i-th of them is double
/// number i / tile * tile * w + (c / side * tile + i % tile) * side + c % side of `buffer`, where w is `width` rounded
/// up to a multiple of `side`. On devices with memory of their own these may be binary32 numbers instead.
struct Tiles {
  Buffer buffer;
  int64_t first = 0, count = 0;
  uint32_t width = 0, tile = 1, side = 1;
  bool areSingle = false;
};

/// Of which groups the values of instances are kept.
enum class InstanceValues : uint8_t {
  OfSharedGroups,  ///< those of several terms, whose parts of the sum need them
  OfAllGroups,
};

/// Takes what instances `first` to `last` of a group left, in tiles as `KernelArgs::outputs` has them, of `kTile`
/// instances from `first` on, and may change it. Instances of a part have the numbers of the whole. Called from several
/// threads, each with the segments of a group one after another; where it is called there is a `FloatingPointMode`.
using TakeTiles = std::function<void(size_t group, double* tiles, int64_t first, int64_t last)>;

/// What is to be launched. Host devices leave results right where they are wanted, with canonical NaNs: `gradients` by
/// symbol, and by group the rows of `components` in the order of the domain; null where they are not.
struct Launch {
  KernelKind kind = KernelKind::Value;
  InstanceValues values = InstanceValues::OfAllGroups;
  std::vector<double*> gradients = {}, components = {};
  /// Host devices hand components over while they are in a cache, and keep none.
  TakeTiles take = {};
  /// Other devices add components up by these plans (`Executable::adopt`), and keep none. Values that are among the
  /// components are summed, too.
  std::vector<uint32_t> assemblies = {};
  /// Where not empty, sums by these symbols alone are wanted, and no values: others need not be made.
  std::vector<SymbolId> only = {};

  double* gradientOf(SymbolId symbol) const { return symbol < gradients.size() ? gradients[symbol] : nullptr; }
  double* componentsOf(size_t group) const { return group < components.size() ? components[group] : nullptr; }
};

/// Where the last launch left its results. Empty where it left none, or where the launch wanted them elsewhere.
struct Results {
  int64_t nonfinite = 0;                     ///< NaN and infinite numbers among those
  std::vector<Buffer> values;                ///< by group: of each instance, if they were to be kept
  std::vector<Buffer> chunkSums;             ///< by group: of `values`; see `sumOfChunks`
  std::vector<std::vector<Tiles>> elements;  ///< by group: what kernels that give components stored
  std::vector<Buffer> gradients;             ///< by symbol: rows of `width`; of unknowns and parameters
  std::vector<Buffer> assembled;             ///< by `Launch::assemblies`: stored places, with canonical NaNs
};

/// From a device to the host.
struct Copy {
  Buffer from;
  void* to = nullptr;  ///< room for all of `from`
};

/// Work that was submitted. Must not outlive its executable; one that nobody waited for waits when it goes.
class Event {
 public:
  virtual ~Event() = default;
  /// Waits for the end of the work: what it took (`kernel`, `reduce`), or why it failed. A device that does not get on
  /// within the executable's deadline has failed.
  virtual Result<Times> wait() = 0;
};

/// A program with its data, on a device. After a failure of the device every call is an error. Thread-safety: one
/// thread at a time.
class Executable {
 public:
  virtual ~Executable() = default;

  /// Does at once what only the first launch of this kind, with these assemblies, would do: compiling, taking memory.
  /// What an earlier launch left stays.
  virtual Status prepare(const Launch&) { return Done{}; }
  /// Starts the kernels of a kind of all groups that have one, and the sums. What an earlier launch left is lost.
  virtual Result<std::unique_ptr<Event>> submit(const Launch& launch) = 0;
  /// The same, and waits for the end.
  virtual Result<Times> launch(const Launch& launch) {
    const auto event = submit(launch);
    return event ? (*event)->wait() : Result<Times>(event.error());
  }
  /// The same without anybody who waits: what is submitted later finds what this left, and is waited for after it. A
  /// failure may be told by a later call only.
  virtual Status begin(const Launch& launch) {
    const auto done = this->launch(launch);
    return done ? Status(Done{}) : Status(done.error());
  }
  /// Of the last launch, once it was waited for.
  virtual const Results& results() const = 0;
  /// Brings results to the host. After an error nothing can be said of what they hold there.
  virtual Status read(std::span<const Copy> copies) = 0;
  /// Computes the fields that no launch needed since something that they read was written. Waits for it.
  virtual Status fillFields() = 0;
  /// The rows of fields, after `fillFields`. Nothing of other symbols.
  virtual Buffer computed(SymbolId symbol) const = 0;
  /// Takes over a plan of sums of what kernels leave, whose number launches name. Fails, and nothing has changed, where
  /// there is no room for it, or where the device makes no such sums.
  virtual Result<uint32_t> adopt(const AssemblyPlan& plan) = 0;
  /// The same of models of problems that share no unknowns, by number of a model and problem.
  virtual Result<uint32_t> adoptSeparate(const SeparateSums& sums) {
    (void)sums;
    return Error{"the device sums no such models", "", ErrorKind::Unsupported};
  }
  /// New values of a symbol from scalar `first` on, which the workload has already. They are taken at once; that they
  /// did not arrive the next call tells.
  virtual Status write(SymbolId symbol, int64_t first, std::span<const double> values) = 0;

  /// Where the values of a symbol lie that is bound, in binary64: on the host, in the workload itself. Fails where
  /// there is no room for them.
  virtual Result<Buffer> bound(SymbolId symbol) = 0;
  /// Adds `scale` times `direction`, as long as the symbol and part of this executable's memory, to the values of a
  /// symbol that is bound. Each product is rounded before it is added. A failure of the device may be told by a later
  /// call only.
  virtual Status add(SymbolId symbol, double scale, const Buffer& direction) = 0;
  /// Exchanges the values of two symbols that are bound and as long as one another. Failures are told likewise.
  virtual Status exchange(SymbolId a, SymbolId b) = 0;
  /// The blocks of `size` for the rows of an unknown, whose directions are `direction`; made, and these set to 0, when
  /// first asked for. Fails, and nothing has changed, where there is no room for them, or where the device keeps none.
  virtual Result<DiagonalBlocks*> blocksOf(SymbolId unknown, SymbolId direction, uint32_t size) {
    (void)unknown, (void)direction, (void)size;
    return Error{"the device keeps no blocks", "", ErrorKind::Unsupported};
  }
  /// Frees the blocks of an unknown, which are not used afterwards.
  virtual void dropBlocks(SymbolId unknown) { (void)unknown; }
  /// Steps of these problems, until they are dropped. Fails, and nothing has changed, where there is no room for them,
  /// or where the device makes none.
  virtual Result<SeparateSteps*> stepsOf(const SeparateProblems& problems) {
    (void)problems;
    return Error{"the device makes no steps", "", ErrorKind::Unsupported};
  }
  /// Frees these steps, which are not used afterwards.
  virtual void dropSteps(const SeparateSteps* steps) { (void)steps; }
};

class Threads;

/// How a program is to be loaded.
struct LoadOptions {
  bool fused = false;                          ///< which variant of the kernels
  double deadline = 0;                         ///< seconds that a part of a launch may take on a GPU
  std::shared_ptr<Threads> threads = nullptr;  ///< that the CPU runs kernels with; without any it takes all cores
};

/// Thread-safe; shared by the sessions of a process.
class Device {
 public:
  virtual ~Device() = default;

  virtual const DeviceInfo& info() const = 0;
  /// Brings code and data to the device.
  virtual Result<std::unique_ptr<Executable>> load(const Workload& workload, const LoadOptions& options) = 0;
};

}  // namespace hgc
