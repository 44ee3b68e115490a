#include "ir/artefact/artefact.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cstring>

#include "ir/artefact/archive.h"
#include "ir/artefact/check.h"
#include "ir/kernel/owned_rows.h"
#include "ir/version.h"

namespace hgc {
namespace {

constexpr char kMagic[8] = {'h', 'g', 'c', '-', 'k', 'r', 'n', '\n'};
constexpr uint32_t kVersion = kArtefactFormat;
static_assert(static_cast<int>(KernelKind::VjpAll) == 11,
              "files keep these numbers: what is new goes last, or kArtefactFormat grows");
static_assert(kArtefactHead == sizeof(kMagic) + 4 + 8 + 8);  // magic, version, payload size, checksum

}  // namespace

namespace archive {

/// By its name: rows of the table come and go.
template <class A>
void field(A& archive, Isa& isa) {
  std::string name = A::reading ? "" : isaName(isa);
  field(archive, name);
  if constexpr (!A::reading) return;
  const std::optional<Isa> known = isaNamed(name);
  if (known) isa = *known;
  else archive.failed = true;
}

// clang-format off
template <class A> void field(A& a, Dim& v) { fields(a, v.name, v.size, v.where, v.of, v.plus); }
template <class A> void field(A& a, Symbol& v) {
  fields(a, v.name, v.kind, v.dims, v.shape, v.width, v.ragged, v.target, v.element, v.defaultValue, v.field, v.where, v.manifold, v.lowest,
         v.highest);
}
template <class A> void field(A& a, Manifold& v) { fields(a, v.name, v.width, v.steps); }
template <class A> void field(A& a, FixedEntry& v) { fields(a, v.symbol, v.indices); }
template <class A> void field(A& a, Term& v) { fields(a, v.name, v.kind, v.domain, v.shape, v.width, v.element, v.isSum, v.where, v.weight, v.shift); }
template <class A> void field(A& a, Program& v) { fields(a, v.files, v.dims, v.symbols, v.terms, v.manifolds, v.fixed); }
template <class A> void field(A& a, Port& v) { fields(a, v.kind, v.width, v.role, v.of); }
template <class A> void field(A& a, Gather& v) { fields(a, v.port, v.row, v.components); }
template <class A> void field(A& a, Column& v) { fields(a, v.gather, v.component); }
template <class A> void field(A& a, Selector& v) { fields(a, v.symbol, v.row, v.length); }
template <class A> void field(A& a, Schema& v) {
  fields(a, v.name, v.kind, v.rank, v.dense, v.variadic, v.gathersEachCount, v.inlined, v.pushes, v.hasOneInstance, v.ports, v.tables, v.dims, v.liftedReals, v.liftedInts,
         v.sizes);
}
template <class A> void field(A& a, LoopWork& v) { fields(a, v.operations, v.dims); }
template <class A> void field(A& a, GatherLayout& v) {
  fields(a, static_cast<Schema&>(v), v.host, v.slots, v.gathers, v.columns, v.jacobian, v.owned, v.pulled, v.stems, v.kept, v.work);
}
template <class A> void field(A& a, Root& v) { fields(a, v.kind, v.a, v.b, v.node); }
template <class A> void field(A& a, Topology& v) { fields(a, static_cast<Schema&>(v), v.graph, v.roots); }
template <class A> void field(A& a, Group& v) {
  fields(a, v.topology, v.ports, v.tables, v.dims, v.terms, v.selectorGraph, v.selectors, v.liftedReals, v.liftedInts);
}
template <class A> void field(A& a, PlannedProgram& v);
template <class A> void field(A& a, Plan& v) { fields(a, v.topologies, v.groups, v.retractions); }
template <class A> void field(A& a, PlannedProgram& v) { fields(a, v.program, v.plan); }
template <class A> void field(A& a, LaunchPlan& v) { fields(a, v.topologies, v.groups); }
template <class A> void field(A& a, Target& v) { fields(a, v.isa, v.fused, v.precision); }
template <class A> void field(A& a, KernelId& v) { fields(a, v.topology, v.kind); }
template <class A> void field(A& a, KernelInfo& v) { fields(a, v.id, v.operations, v.stores); }
template <class A> void field(A& a, Region& v) { fields(a, v.condition, v.when, v.begin, v.end, v.kind, v.count); }
template <class A> void field(A& a, Store& v) { fields(a, v.kind, v.a, v.b, v.value); }
template <class A> void field(A& a, KernelCode& v) { fields(a, v.id, v.fused, v.port, v.code, v.regions, v.stores); }
template <class A> void field(A& a, CpuCode& v) { fields(a, v.target, v.object); }
template <class A> void field(A& a, PhaseExtent& v) { fields(a, v.isSize, v.value); }
template <class A> void field(A& a, PhaseArray& v) { fields(a, v.ofInstances, v.extents); }
template <class A> void field(A& a, GpuPhase& v) { fields(a, v.kind, v.over, v.gather, v.itemEntries, v.depth); }
template <class A> void field(A& a, std::optional<GpuPhase>& v) {
  std::vector<GpuPhase> phases(v ? 1 : 0, v.value_or(GpuPhase{}));
  fields(a, phases);
  if (A::reading && !phases.empty()) v = phases.front();
}
template <class A> void field(A& a, GpuCode& v) { fields(a, v.id, v.target, v.words, v.port, v.cells, v.atCounts, v.phase, v.arrays, v.leavesSingles); }
template <class A> void fieldsOfOne(A& a, Artefact& v) { fields(a, v.abi, v.program, v.plan, v.kernels, v.code, v.cpu, v.gpu, v.gpuRefusal, v.kinds); }
// clang-format on

/// Retractions have none of their own, so that no file nests without end.
template <class A>
void field(A& archive, Artefact& artefact) {
  fieldsOfOne(archive, artefact);
  uint64_t count = artefact.retractions.size();
  field(archive, count);
  if constexpr (A::reading) {
    if (count > artefact.program.manifolds.size()) archive.failed = true;
    if (archive.failed) return;
    artefact.retractions.resize(count);
  }
  for (Artefact& retraction : artefact.retractions) {
    if (!archive.failed) fieldsOfOne(archive, retraction);
  }
}

}  // namespace archive

const KernelInfo* findKernel(const Artefact& artefact, KernelId id) {
  const auto found = std::ranges::find(artefact.kernels, id, &KernelInfo::id);
  return found == artefact.kernels.end() ? nullptr : &*found;
}

bool isEssential(const Artefact& artefact, KernelId id) {
  const bool isField = artefact.plan.topologies[id.topology].kind == TermKind::Field;
  return info(id.kind).essential || (isField && info(id.kind).name == info(KernelKind::Gradient).back);
}

const KernelCode* findCode(const Artefact& artefact, KernelId id, bool fused, uint32_t port) {
  const auto found = std::ranges::find_if(
      artefact.code, [&](const KernelCode& code) { return code.id == id && code.fused == fused && code.port == port; });
  return found == artefact.code.end() ? nullptr : &*found;
}

Kernel kernelOf(const Artefact& artefact, const KernelCode& code) {
  const GatherLayout& layout = artefact.plan.topologies[code.id.topology];
  const bool isPulled = std::ranges::count(layout.pulled, code.port) > 0;
  const auto rows = code.port == kNone || isPulled ? std::nullopt : ownedRows(layout, code.port);
  Kernel kernel = isPulled ? pullHeadOf(layout, layout, code.port, layout.stems)
                  : rows   ? ownerHeadOf(layout, layout, *rows, layout.stems)
                           : headOf(layout, layout);
  if (code.port == kNone) kernel.liftedReals += layout.kept;
  kernel.name = kernelName(code.id);
  if (code.port != kNone) kernel.name = ownerName(kernel.name, code.port);
  else kernel.kind = code.id.kind;
  kernel.code = code.code;
  kernel.regions = code.regions;
  kernel.stores = code.stores;
  return kernel;
}

std::vector<uint8_t> writeArtefact(const Artefact& artefact) {
  archive::Writer payload;
  field(payload, const_cast<Artefact&>(artefact));  // writing changes nothing
  archive::Writer file;
  file.raw(kMagic, sizeof(kMagic));
  file.raw(&kVersion, sizeof(kVersion));
  const uint64_t size = payload.bytes.size(), checksum = XXH3_64bits(payload.bytes.data(), payload.bytes.size());
  file.raw(&size, sizeof(size));
  file.raw(&checksum, sizeof(checksum));
  file.raw(payload.bytes.data(), payload.bytes.size());
  return std::move(file.bytes);
}

std::vector<uint8_t> planBytes(const Program& program, const Plan& plan) {
  archive::Writer writer;
  fields(writer, const_cast<Program&>(program), const_cast<Plan&>(plan));  // writing changes nothing
  return std::move(writer.bytes);
}

uint32_t artefactFormat() { return kVersion; }

Result<uint64_t> artefactSize(std::span<const uint8_t> head) {
  if (head.size() < kArtefactHead || std::memcmp(head.data(), kMagic, sizeof(kMagic)) != 0)
    return Error{"not a compiled hgc program", "make one with `hgc build model.hg -o model.hgk`"};
  uint32_t version = 0;
  uint64_t size = 0;
  std::memcpy(&version, head.data() + 8, 4);
  std::memcpy(&size, head.data() + 12, 8);
  if (version != kVersion) {
    return Error{fmt::format("compiled by another version of hgc (format {}, this one reads {})", version, kVersion),
                 "build it again"};
  }
  if (size > UINT64_MAX - kArtefactHead) return Error{"damaged: no file has its size", "build or copy it again"};
  return kArtefactHead + size;
}

Result<Artefact> readArtefact(std::span<const uint8_t> bytes) {
  const auto size = artefactSize(bytes);
  if (!size) return size.error();
  const auto payload = bytes.subspan(kArtefactHead);
  if (bytes.size() < *size) {
    return Error{fmt::format("truncated: {} bytes of {} are there", payload.size(), *size - kArtefactHead),
                 "build or copy it again"};
  }
  if (bytes.size() > *size)
    return Error{fmt::format("damaged: it goes on after its {} bytes", *size), "build or copy it again"};
  uint64_t checksum = 0;
  std::memcpy(&checksum, bytes.data() + 20, 8);
  if (XXH3_64bits(payload.data(), payload.size()) != checksum) {
    return Error{"damaged: its checksum does not fit its content", "build or copy it again"};
  }
  archive::Reader reader(payload);
  Artefact artefact;
  field(reader, artefact);
  if (!reader.failed && artefact.abi != kKernelAbi) {
    return Error{fmt::format("its kernels want to be called by version {} of their interface, this runtime has {}",
                             artefact.abi, kKernelAbi),
                 "build it again"};
  }
  if (reader.failed || !reader.atEnd() || !isSound(artefact)) {
    return Error{"damaged: its content contradicts itself", "build it again"};
  }
  return artefact;
}

}  // namespace hgc
