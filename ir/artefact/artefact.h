#pragma once
/// What the compiler hands to the runtime, and what a `.hgk` file holds.
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ir/artefact/plan.h"
#include "ir/kernel/abi.h"
#include "ir/kernel/gpu_phases.h"
#include "ir/kernel/kernel.h"
#include "ir/kernel/target.h"
#include "ir/result.h"

namespace hgc {

/// Machine code of all CPU kernels for one target: a position-independent shared object.
struct CpuCode {
  Target target;
  std::vector<uint8_t> object;
};

/// SPIR-V of one GPU kernel, or of one part of it: they follow one another. A gradient may have it once for all
/// instances, whose partials it stores, once for each port whose sums it makes, or both: then a device chooses.
struct GpuCode {
  KernelId id;
  Target target;
  std::vector<uint32_t> words;
  uint32_t port = kNone;  ///< of which rows pull their sums; none: an invocation is an instance
  uint32_t cells = 0;     ///< scalars of an instance in which parts hand values on (ir/artefact/handed.h)
  uint32_t atCounts = 0;  ///< scalars of an instance that it keeps at every count of loops
  std::optional<GpuPhase> phase = std::nullopt;  ///< of a kernel in phases; these follow one another
  std::vector<PhaseArray> arrays = {};           ///< what all its phases leave, by number
  bool leavesSingles = false;                    ///< its columns may lie in memory as binary32 numbers
};

/// A kernel as it is before any target; its topology says the rest (`headOf`).
struct KernelCode {
  KernelId id;
  bool fused = false;
  uint32_t port = kNone;  ///< whose rows run it (`Owner`, `pullParts`); none: instances
  std::vector<Node> code;
  std::vector<Region> regions;
  std::vector<Store> stores;
};

/// A kernel with its cost an instance; of the unfused variant where there is one.
struct KernelInfo {
  KernelId id;
  uint32_t operations = 0;
  uint32_t stores = 0;
};

/// A compiled program.
struct Artefact {
  uint32_t abi = kKernelAbi;  ///< how its kernels want to be called
  Program program;
  LaunchPlan plan;
  std::vector<KernelKind> kinds;  ///< what it was built for; a program may have no kernel of one of these
  std::vector<KernelInfo> kernels;
  std::vector<KernelCode> code;  ///< every kernel: what runs without machine code, and can be made into some
  std::vector<CpuCode> cpu;
  std::vector<GpuCode> gpu;
  std::string gpuRefusal;             ///< why there is no GPU code, or none for some kernels
  std::vector<Artefact> retractions;  ///< by manifold: `TermSource::retractions`; empty if no solves are to be made
};

/// A program as sessions share it.
using ProgramPtr = std::shared_ptr<const Artefact>;

/// What is known of a kernel; null if the program has none of this name.
const KernelInfo* findKernel(const Artefact& artefact, KernelId id);

/// Whether a program that was built for it cannot do without this kernel on a device: those of fields pass gradients
/// on.
bool isEssential(const Artefact& artefact, KernelId id);

/// A kernel to run; null if the program has none of this name and variant.
const KernelCode* findCode(const Artefact& artefact, KernelId id, bool fused, uint32_t port = kNone);
Kernel kernelOf(const Artefact& artefact, const KernelCode& code);

/// The file format: a header with magic, version and checksum, then the fields in order, little-endian.
std::vector<uint8_t> writeArtefact(const Artefact& artefact);

/// How many bytes begin every artefact, and how many a whole one has by these. An error if they begin none.
inline constexpr size_t kArtefactHead = 28;
Result<uint64_t> artefactSize(std::span<const uint8_t> head);
/// The version of the format that is read and written.
uint32_t artefactFormat();

/// Reads it back. Bytes of any kind give an artefact or an error, never a crash; ids in it are in range.
Result<Artefact> readArtefact(std::span<const uint8_t> bytes);

/// Every field of a program and its plan: those with the same bytes compile to the same. Thread-safe.
std::vector<uint8_t> planBytes(const Program& program, const Plan& plan);

}  // namespace hgc
