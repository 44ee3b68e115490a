#pragma once
/// The interface of devices: load a program with its data, run its kernels, and keep the results until they are read.
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "runtime/device/solve/diagonal_blocks.h"
#include "runtime/device/solve/inner_solve.h"
#include "runtime/device/times.h"
#include "runtime/device/workload.h"
#include "runtime/sum/assembly.h"

namespace hgc {

class SeparateSteps;
struct SeparateProblems;
struct SeparateSums;

/// What a device is.
struct DeviceInfo {
  std::string name;                     ///< as in results: cpu, vulkan:0
  std::string description;              ///< the name that its maker gives it
  bool fuses = false;                   ///< `a*b + c` with one rounding
  bool isHost = false;                  ///< its buffers are in host memory: addresses are pointers
  std::vector<std::string> parts = {};  ///< names of the devices, if it is several as one (runtime/split/split.h)
  bool isSoftware = false;              ///< a Vulkan driver that computes on the CPU

  /// Whether it is anything but the CPU alone, so that it may fail.
  bool hasOthers() const { return !isHost || !parts.empty(); }
};

/// `width` scalars of each of the instances [first, first + count), in tiles of `tile` instances, `side` scalars of an
/// instance together: scalar c of instance first + i is number i / tile * tile * w + (c / side * tile + i % tile) *
/// side + c % side of `buffer`, where w is `width` rounded up to a multiple of `side`. Numbers are binary64, or
/// binary32 if `areSingle`, which only devices with memory of their own use.
struct Tiles {
  Buffer buffer;
  int64_t first = 0, count = 0;
  uint32_t width = 0, tile = 1, side = 1;
  bool areSingle = false;
};

/// The groups for which values of instances are kept.
enum class InstanceValues : uint8_t {
  OfSharedGroups,  ///< groups of several terms: the sum of each term needs them
  OfAllGroups,
};

/// Gets the numbers that kernels stored for instances [first, last) of a group, in tiles of `kTile` instances as
/// `KernelArgs::outputs` has them, and may change them. In a part, instances have their numbers in the whole workload.
/// Called from several threads, each with whole segments in order, under a `FloatingPointMode`.
using TakeTiles = std::function<void(size_t group, double* tiles, int64_t first, int64_t last)>;

/// Which results of a launch are wanted, where it sums by symbols.
struct SomeResults {
  std::vector<SymbolId> sums = {};  ///< by these symbols
  bool values = false;
  auto operator<=>(const SomeResults&) const = default;
};

/// What to launch. Host devices write results, with canonical NaNs, directly to `gradients` (by symbol) and
/// `components` (by group: rows in the order of the domain) where these are not null.
struct Launch {
  KernelKind kind = KernelKind::Value;
  InstanceValues values = InstanceValues::OfAllGroups;
  std::vector<double*> gradients = {}, components = {};
  /// If set, host devices pass components to it while they are in a cache, and do not keep them.
  TakeTiles take = {};
  /// If not empty, other devices add components up by these plans (`Executable::adopt`), and do not keep them. Values
  /// among the components are summed as well.
  std::vector<uint32_t> assemblies = {};
  /// If set, other devices compute only these results.
  std::optional<SomeResults> only = {};

  double* gradientOf(SymbolId symbol) const { return symbol < gradients.size() ? gradients[symbol] : nullptr; }
  double* componentsOf(size_t group) const { return group < components.size() ? components[group] : nullptr; }
};

/// The results of the last launch. Empty where there are none, or where the launch has them written elsewhere.
struct Results {
  int64_t nonfinite = 0;                     ///< NaN and infinite numbers among those written elsewhere
  std::vector<Buffer> values;                ///< by group: of each instance, if they are kept
  std::vector<Buffer> chunkSums;             ///< by group: sums of `values` for `sumOfChunks`
  std::vector<std::vector<Tiles>> elements;  ///< by group: components
  std::vector<Buffer> gradients;             ///< by symbol, for unknowns and parameters: rows of its width
  std::vector<Buffer> assembled;             ///< by `Launch::assemblies`: stored numbers, with canonical NaNs
};

/// A copy from a device to the host.
struct Copy {
  Buffer from;
  void* to = nullptr;  ///< room for all of `from`
};

/// The numbers of adopted `SeparateSums`, for `Launch::assemblies`.
struct SeparateNumbers {
  uint32_t all = 0;         ///< sums the models of all problems
  uint32_t unfinished = 0;  ///< of those that `SeparateSteps` have not ended; the others keep their last sums
  std::shared_ptr<const std::vector<int64_t>> residuals = {};  ///< as in `SeparateModels`
};

/// Submitted work. Must not outlive its executable. The destructor waits, unless `wait` was called.
class Event {
 public:
  virtual ~Event() = default;
  /// Waits for the end of the work. Returns its times `kernel` and `reduce`, or why it failed. A device that makes no
  /// progress within the executable's deadline has failed.
  virtual Result<Times> wait() = 0;
};

/// Work that ended before it was waited for.
class Finished : public Event {
 public:
  explicit Finished(const Times& times) : times_(times) {}
  Result<Times> wait() override { return times_; }

 private:
  Times times_;
};

/// A program with its data, loaded on a device. After a failure of the device every call is an error. Thread-safety:
/// one thread at a time.
class Executable {
 public:
  virtual ~Executable() = default;

  /// Does what only the first launch of this kind and with these assemblies would do: compiles, and allocates memory.
  /// Keeps the results of earlier launches.
  virtual Status prepare(const Launch&) { return Done{}; }
  /// Starts the kernels of all groups that have one of this kind, and the sums. Results of earlier launches are lost.
  virtual Result<std::unique_ptr<Event>> submit(const Launch& launch) = 0;
  /// Submits, and waits for the end.
  virtual Result<Times> launch(const Launch& launch) {
    const auto event = submit(launch);
    return event ? (*event)->wait() : Result<Times>(event.error());
  }
  /// Submits without an event. Later launches see its results, and waiting for them waits for this as well. A failure
  /// may be reported by a later call.
  virtual Status begin(const Launch& launch) {
    const auto done = this->launch(launch);
    return done ? Status(Done{}) : Status(done.error());
  }
  /// The results of the last launch, after it was waited for.
  virtual const Results& results() const = 0;
  /// Copies results to the host. After an error the destinations are undefined.
  virtual Status read(std::span<const Copy> copies) = 0;
  /// Computes the fields that are out of date, and waits.
  virtual Status fillFields() = 0;
  /// The rows of a field, after `fillFields`. Empty for other symbols.
  virtual Buffer computed(SymbolId symbol) const = 0;
  /// Stores a plan for sums of components. Returns its number, for `Launch::assemblies`. Fails without effect where the
  /// device has no memory for it or does not support it.
  virtual Result<uint32_t> adopt(const AssemblyPlan& plan) = 0;
  /// The same for models of problems that share no unknowns: by number of the model, then by problem.
  virtual Result<SeparateNumbers> adoptSeparate(const SeparateSums& sums) {
    (void)sums;
    return Error{"the device sums no such models", "", ErrorKind::Unsupported};
  }
  /// Sets values of a symbol from scalar `first` on; host executables find them in the workload already. `values` are
  /// read at once. A failure may be reported by the next call.
  virtual Status write(SymbolId symbol, int64_t first, std::span<const double> values) = 0;

  /// The values of a bound symbol in binary64; on the host, in the workload itself. Fails where there is no memory for
  /// them.
  virtual Result<Buffer> bound(SymbolId symbol) = 0;
  /// Adds `scale` times `direction`, which is as long as the symbol and in this executable's memory, to the values of a
  /// bound symbol. Each product is rounded before it is added. A failure may be reported by a later call.
  virtual Status add(SymbolId symbol, double scale, const Buffer& direction) = 0;
  /// Exchanges the values of two bound symbols of the same length. A failure may be reported by a later call.
  virtual Status exchange(SymbolId a, SymbolId b) = 0;
  /// Diagonal blocks of `size` for the rows of an unknown, whose direction is the symbol `direction`. The first call
  /// makes them and sets the direction to 0. Fails without effect where the device has no memory for them or does not
  /// support them.
  virtual Result<DiagonalBlocks*> blocksOf(SymbolId unknown, SymbolId direction, uint32_t size) {
    (void)unknown, (void)direction, (void)size;
    return Error{"the device keeps no blocks", "", ErrorKind::Unsupported};
  }
  /// Conjugate gradients for systems of these unknowns. Fails without effect where the device has no memory for it or
  /// does not support it.
  virtual Result<InnerSolve*> innerSolveOf(std::span<const InnerUnknown> unknowns) {
    (void)unknowns;
    return Error{"the device makes no such steps", "", ErrorKind::Unsupported};
  }
  /// Steps of these problems by their sums. At most one may use the same sums. Fails without effect where the device
  /// has no memory for them or does not support them.
  virtual Result<SeparateSteps*> stepsOf(const SeparateProblems& problems, const SeparateNumbers& sums) {
    (void)problems, (void)sums;
    return Error{"the device makes no steps", "", ErrorKind::Unsupported};
  }
  /// Frees one of those, which is not used afterwards.
  virtual void drop(const ResidentObject* object) { (void)object; }
};

class Threads;

/// How to load a program.
struct LoadOptions {
  bool fused = false;                          ///< whether kernels use fused multiply-add
  double deadline = 0;                         ///< seconds for each part of a launch on a GPU
  std::shared_ptr<Threads> threads = nullptr;  ///< for kernels on the CPU; null: all cores
};

/// Thread-safe; shared by the sessions of a process.
class Device {
 public:
  virtual ~Device() = default;

  virtual const DeviceInfo& info() const = 0;
  /// Uploads code and data.
  virtual Result<std::unique_ptr<Executable>> load(const Workload& workload, const LoadOptions& options) = 0;
};

}  // namespace hgc
