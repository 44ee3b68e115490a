#pragma once
/// From source text to a compiled program: the road through all rooms.
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "codegen/glsl/glsl.h"
#include "codegen/native/emit.h"
#include "compiler/cache/cache.h"
#include "frontend/frontend.h"
#include "ir/artefact/artefact.h"
#include "ir/report/timings.h"
#include "passes/pipeline.h"
#include "runtime/data/bind.h"

namespace hgc {

enum class FmaMode : uint8_t { Auto, On, Off };

/// Who computes the partials of a gradient, and where they wait to be summed. The bits are the same.
enum class Reduce : uint8_t {
  Auto,   ///< as `Own`; for GPUs besides code to pull where that could be faster than to store: the device chooses
  Push,   ///< instances add them to accumulators as they come, but in loops; GPUs store
  Store,  ///< instances store them, where rows run along lines or are read in loops; GPUs wherever
  Own,    ///< rows that know their entries compute them, the rest is stored: passes/schedule/own.h; GPUs do so in
          ///< phases (passes/schedule/phases/gpu_phases.h)
  Pull,   ///< as `Own`; on GPUs other rows compute them, as far as they can: passes/schedule/pull.h
};
inline constexpr const char* kReduceNames[] = {"auto", "push", "store", "own", "pull"};

/// What to make. Thread-safety: a value.
struct CompileOptions {
  std::set<Isa> cpu;  ///< instruction sets; empty for no CPU code
  bool gpu = false;
  FmaMode fma = FmaMode::Auto;  ///< Auto makes both variants
  std::set<KernelKind> kinds;   ///< see `kindsAsked`; as far as the program's terms have them
  Precision precision = Precision::F64;
  Reduce reduce = Reduce::Auto;
  uint32_t gpuOperations = kMaxGpuOperations;  ///< of a shader: longer kernels are cut in parts
  uint32_t unroll = kUnrollAsLiked;            ///< counts of a loop that code takes at a time: `Kernel::unroll`
  std::optional<Cache> cache;                  ///< where what is compiled is kept, and looked for first; none: nowhere
  PipelineHooks hooks;                         ///< passes that somebody watches run every time
  Timings* times = nullptr;  ///< learns what the stages take, the passes too; none: nobody wants to know
  Progress progress;         ///< is told topologies, operations and kernels that are done
  std::stop_token stop;      ///< once requested, what is not yet begun is left off, and the result is an error
};

/// What is known of the lengths of ragged rows. `graph` holds rows over symbols, those of `selectors` too.
struct LengthSource {
  /// Names the lengths of row `row` of `symbol` that occur among the instances of `term` left over by `selectors`.
  std::function<Result<std::vector<uint32_t>>(TermId term, const Graph& graph, std::span<const Selector> selectors,
                                              SymbolId symbol, NodeId row)>
      occurring;
  /// Says for the user where the row of `selectors[which]` has its length, among the instances that all of them leave.
  std::function<std::string(TermId term, const Graph& graph, std::span<const Selector> selectors, size_t which)> where;
};

/// Lengths from bound data. `bound` must outlive the source.
LengthSource lengthsFrom(const Program& program, const Bound& bound);
/// The same where also long rows are expanded, for what compares them with loops.
LengthSource exactLengthsFrom(const Program& program, const Bound& bound);
/// Lengths by the name of a ragged symbol, each an inclusive range; any length where there is none.
struct LengthRange {
  uint32_t low = 0;
  uint32_t high = 0;
};
LengthSource lengthsFrom(const Program& program, const std::map<std::string, LengthRange>& ranges);

/// The whole road, for a program that embeds the compiler: what any front end gives, and the data from which ragged
/// rows take their lengths, to what `Session::open` takes. The source reports mistakes in its terms, and the result is
/// then an error without text.
Result<ProgramPtr> compileTerms(TermSource source, const Inputs& inputs, const CompileOptions& options);
/// The same for text, whose mistakes go to `diagnostics`.
Result<ProgramPtr> compileProgram(Source source, const Inputs& inputs, const CompileOptions& options,
                                  Diagnostics& diagnostics);

// Its steps.

/// Whether a program is what `ir/term_source.h` asks of a front end's; else says what is not.
Status checkDeclarations(const Program& program);

/// Lowers every term for every length and groups the results; where matrices are among `kinds`, terms that read fields,
/// or unknowns in loops of a known length, once more with these inlined and expanded. The program of the source may
/// have got seeds by then (passes/derive/seed_symbols.h), and some of its unknowns may be data. The source reports
/// mistakes in its terms, and the result is then an error without text. `times`, if any, learns what the stages take.
Result<Plan> planTerms(const TermSource& source, const LengthSource& lengths, const std::set<KernelKind>& kinds,
                       Timings* times = nullptr);

/// The same with a topology for each term and lengths alone, and no constants set aside: for readers, not for kernels.
Result<Plan> planApart(const TermSource& source, const LengthSource& lengths, const std::set<KernelKind>& kinds);

/// The same terms with fields inlined, and no fields: what a program means, to compare launches through fields with.
Result<Plan> planInlined(const TermSource& source, const LengthSource& lengths, Timings* times = nullptr);

/// The kernels of one topology after all passes, and what they read. Where rows make their sums, CPUs run others
/// instead of a kernel (those of instances, then those of rows, port by port), and GPUs the same in phases. CPUs also
/// run others where values have sums in loops.
struct TopologyKernels {
  std::vector<Kernel> kernels;
  std::vector<std::vector<Kernel>> instead;         ///< by kernel: what CPUs run, if others
  std::vector<std::optional<PhasedKernel>> phased;  ///< by kernel: as GPUs run it, if in phases
  GatherLayout layout;

  /// What instances run on GPUs where not in phases: those of fields that keep sums keep there what they keep on CPUs.
  const Kernel& onGpu(size_t k) const {
    return kernels[k].kind == KernelKind::Output && layout.kept > 0 ? instead[k].front() : kernels[k];
  }
  std::span<const Kernel> onCpu(size_t k) const {
    return instead[k].empty() ? std::span(kernels).subspan(k, 1) : std::span<const Kernel>(instead[k]);
  }
};
Result<TopologyKernels> kernelsOf(const Topology& topology, uint32_t number, bool fused, const CompileOptions& options,
                                  const PortNames& portNames = {});
/// By the first group of a topology; both must outlive it.
PortNames portNamesOf(const Program& program, const Plan& plan, uint32_t topology);

/// What `compilePlan` would make, if it was kept.
std::optional<Artefact> keptProgram(const Program& program, const Plan& plan, const CompileOptions& options);

/// A program that the runtime can load. `plan` is consumed.
Result<Artefact> compilePlan(const Program& program, Plan plan, const CompileOptions& options);

}  // namespace hgc
