/// One description of the fields serves reading and writing.
#include "ir/artefact.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <type_traits>

namespace hgc {
namespace {

constexpr char kMagic[8] = {'h', 'g', 'c', '-', 'k', 'r', 'n', '\n'};
constexpr uint32_t kVersion = 6;
static_assert(static_cast<int>(KernelKind::VjpAll) == 11 && static_cast<int>(Isa::Spirv) == 3,
              "files keep these numbers: what is new goes last, or kVersion grows");
static_assert(kArtefactHead == sizeof(kMagic) + 4 + 8 + 8);  // magic, version, payload size, checksum

class Writer {
 public:
  static constexpr bool reading = false;
  std::vector<uint8_t> bytes;
  bool failed = false;

  void raw(const void* data, size_t size) {
    if (size == 0) return;
    const size_t at = bytes.size();
    bytes.resize(at + size);
    std::memcpy(bytes.data() + at, data, size);
  }
};

class Reader {
 public:
  static constexpr bool reading = true;
  explicit Reader(std::span<const uint8_t> from) : rest_(from) {}
  bool failed = false;

  void raw(void* data, size_t size) {
    if (failed || size > rest_.size()) {
      failed = true;
      std::memset(data, 0, size);
      return;
    }
    if (size != 0) std::memcpy(data, rest_.data(), size);
    rest_ = rest_.subspan(size);
  }
  /// No list can be longer than the bytes that are left.
  bool fits(uint64_t count, size_t least) {
    if (count > rest_.size() / least) failed = true;
    return !failed;
  }
  bool atEnd() const { return rest_.empty(); }

 private:
  std::span<const uint8_t> rest_;
};

template <class T>
concept Plain = (std::is_arithmetic_v<T> || std::is_enum_v<T>)&&!std::is_same_v<T, bool>;

template <class A, Plain T>
void field(A& archive, T& value) {
  archive.raw(const_cast<std::remove_const_t<T>*>(&value), sizeof(T));
}
/// A byte that is no truth value must not become a bool.
template <class A>
void field(A& archive, bool& value) {
  uint8_t byte = value ? 1 : 0;
  archive.raw(&byte, sizeof(byte));
  if (byte > 1) archive.failed = true;
  value = byte == 1;
}
template <class A>
void field(A& archive, std::string& text);
template <class A, class T>
void field(A& archive, std::vector<T>& list);
template <class A, class... T>
void fields(A& archive, T&... values) {
  (field(archive, values), ...);
}

// clang-format off
template <class A> void field(A& a, Location& v) { fields(a, v.file, v.line, v.column); }
template <class A> void field(A& a, Dim& v) { fields(a, v.name, v.size, v.where); }
template <class A> void field(A& a, Symbol& v) {
  fields(a, v.name, v.kind, v.dims, v.shape, v.width, v.ragged, v.target, v.element, v.defaultValue, v.field, v.where);
}
template <class A> void field(A& a, Term& v) { fields(a, v.name, v.kind, v.domain, v.shape, v.width, v.element, v.where); }
template <class A> void field(A& a, Program& v) { fields(a, v.files, v.dims, v.symbols, v.terms); }
template <class A> void field(A& a, Port& v) { fields(a, v.kind, v.width, v.role, v.of); }
template <class A> void field(A& a, Gather& v) { fields(a, v.port, v.row, v.components); }
template <class A> void field(A& a, Column& v) { fields(a, v.gather, v.component); }
template <class A> void field(A& a, Selector& v) { fields(a, v.symbol, v.row, v.length); }
template <class A> void field(A& a, Node& v) { fields(a, v.op, v.type, v.a, v.b, v.c); }
template <class A> void field(A& a, Graph& graph);
template <class A> void field(A& a, Schema& v) {
  fields(a, v.name, v.kind, v.rank, v.dense, v.variadic, v.inlined, v.ports, v.tables, v.dims, v.liftedReals, v.liftedInts);
}
template <class A> void field(A& a, GatherLayout& v) {
  fields(a, static_cast<Schema&>(v), v.host, v.slots, v.gathers, v.columns, v.jacobian);
}
template <class A> void field(A& a, Root& v) { fields(a, v.kind, v.a, v.b, v.node); }
template <class A> void field(A& a, Topology& v) { fields(a, static_cast<Schema&>(v), v.graph, v.roots); }
template <class A> void field(A& a, Group& v) {
  fields(a, v.topology, v.ports, v.tables, v.dims, v.terms, v.selectorGraph, v.selectors, v.liftedReals, v.liftedInts);
}
template <class A> void field(A& a, Plan& v) { fields(a, v.topologies, v.groups); }
template <class A> void field(A& a, LaunchPlan& v) { fields(a, v.topologies, v.groups); }
template <class A> void field(A& a, Target& v) { fields(a, v.isa, v.fused, v.precision); }
template <class A> void field(A& a, KernelId& v) { fields(a, v.topology, v.kind); }
template <class A> void field(A& a, KernelInfo& v) { fields(a, v.id, v.operations, v.stores); }
template <class A> void field(A& a, Region& v) { fields(a, v.condition, v.when, v.begin, v.end, v.kind, v.count); }
template <class A> void field(A& a, Store& v) { fields(a, v.kind, v.a, v.b, v.value); }
template <class A> void field(A& a, KernelCode& v) { fields(a, v.id, v.fused, v.code, v.regions, v.stores); }
template <class A> void field(A& a, CpuCode& v) { fields(a, v.target, v.object); }
template <class A> void field(A& a, GpuCode& v) { fields(a, v.id, v.target, v.words); }
template <class A> void field(A& a, Artefact& v) { fields(a, v.abi, v.program, v.plan, v.kernels, v.code, v.cpu, v.gpu, v.gpuRefusal, v.kinds); }
// clang-format on

template <class A>
void field(A& archive, Graph& graph) {
  std::vector<Node> nodes;
  std::vector<uint32_t> origins;
  if constexpr (!A::reading) {
    for (NodeId id = 0; id < graph.size(); ++id) {
      nodes.push_back(graph[id]);
      origins.push_back(graph.originOf(id));
    }
  }
  fields(archive, nodes, origins);
  if constexpr (A::reading) archive.failed = archive.failed || !graph.restore(nodes, origins);
}

template <class A>
void field(A& archive, std::string& text) {
  uint64_t size = text.size();
  field(archive, size);
  if constexpr (A::reading) {
    if (!archive.fits(size, 1)) return;
    text.resize(size);
  }
  archive.raw(text.data(), size);
}

template <class A, class T>
void field(A& archive, std::vector<T>& list) {
  uint64_t size = list.size();
  field(archive, size);
  if constexpr (A::reading) {
    if (!archive.fits(size, Plain<T> ? sizeof(T) : 1)) return;
    list.resize(size);
  }
  if constexpr (Plain<T>) {
    archive.raw(list.data(), size * sizeof(T));
  } else {
    for (T& item : list) {
      field(archive, item);
      if (archive.failed) return;
    }
  }
}

/// Whether every id names something: what the runtime relies on.
class Checker {
 public:
  explicit Checker(const Artefact& artefact) : a_(artefact), p_(artefact.program) {}

  /// Groups of one term tell their instances apart by as many selectors.
  void checkSelectors() {
    std::map<std::pair<TermId, bool>, size_t> depth;  // of a term, and of it inlined
    for (const Group& group : a_.plan.groups) {
      const GatherLayout& layout = a_.plan.topologies[group.topology];
      const bool recorded = group.selectors.empty() && layout.rank == 0;
      if (recorded) continue;
      const auto [found, isNew] = depth.try_emplace({group.terms.front(), layout.inlined}, group.selectors.size());
      ok_ = ok_ && (isNew || (found->second == group.selectors.size() && found->second > 0));
    }
  }

  bool run() {
    ok_ = static_cast<bool>(checkProgram(p_));
    for (const GatherLayout& unit : a_.plan.topologies) checkLayout(unit);
    for (const Group& group : a_.plan.groups) {
      if (ok_) checkGroup(group);
    }
    if (ok_) checkSelectors();
    for (const KernelKind kind : a_.kinds) ok_ = ok_ && static_cast<size_t>(kind) < kKernelKindCount;
    for (const KernelInfo& k : a_.kernels) kernel(k.id);
    for (const KernelCode& code : a_.code) {
      kernel(code.id);
      if (ok_) checkCode(code, a_.plan.topologies[code.id.topology]);
    }
    for (const CpuCode& c : a_.cpu) ok_ = ok_ && c.target.isa < Isa::Spirv && c.target.precision <= Precision::F32;
    for (const GpuCode& g : a_.gpu) {
      kernel(g.id);
      ok_ = ok_ && g.target.isa == Isa::Spirv && g.target.precision <= Precision::F32;
    }
    return ok_;
  }

 private:
  template <class T>
  void below(const std::vector<T>& ids, size_t limit) {
    for (const T id : ids) ok_ = ok_ && id < limit;
  }

  void kernel(KernelId id) {
    ok_ = ok_ && id.topology < a_.plan.topologies.size() && static_cast<size_t>(id.kind) < kKernelKindCount;
  }

  void integer(const Graph& graph, NodeId id) { ok_ = ok_ && id < graph.size() && graph[id].type == Type::Int; }

  void leaves(const Graph& graph, size_t tables, size_t dims, size_t rank, size_t lifted) {
    for (NodeId id = 0; id < graph.size() && ok_; ++id) {
      const Node& node = graph[id];
      if (node.op == Op::Table || node.op == Op::RowBegin) ok_ = node.b < tables;
      else if (node.op == Op::Size) ok_ = node.b < dims;
      else if (node.op == Op::Index) ok_ = node.b < rank;
      else if (node.op == Op::Lifted) ok_ = node.type == Type::Int && node.b < lifted;
      else ok_ = node.op != Op::Load && node.op != Op::Slot && node.type != Type::Real;
    }
  }

  void checkLayout(const GatherLayout& unit) {
    ok_ = ok_ && unit.kind <= TermKind::Field && unit.rank <= unit.dims;
    for (const Port& port : unit.ports) {
      ok_ = ok_ && port.kind <= SymbolKind::Field && port.kind != SymbolKind::Table && port.width > 0 &&
            port.role <= PortRole::Cotangent;
    }
    ok_ = ok_ && unit.jacobian <= JacobianMode::Forward;
    leaves(unit.host, unit.tables, unit.dims, unit.rank, unit.liftedInts);
    for (const NodeId slot : unit.slots) ok_ = ok_ && slot < unit.host.size();
    for (const Gather& gather : unit.gathers) {
      ok_ = ok_ && gather.port < unit.ports.size();
      integer(unit.host, gather.row);
      if (ok_) below(gather.components, unit.ports[gather.port].width);
    }
    for (const Column& column : unit.columns) {
      ok_ = ok_ && column.gather < unit.gathers.size() &&
            column.component < unit.ports[unit.gathers[column.gather].port].width;
    }
  }

  void checkGroup(const Group& group) {
    ok_ = group.topology < a_.plan.topologies.size() && !group.terms.empty();
    if (!ok_) return;
    const GatherLayout& unit = a_.plan.topologies[group.topology];
    ok_ = group.ports.size() == unit.ports.size() && group.tables.size() == unit.tables &&
          group.dims.size() == unit.dims && group.liftedReals.size() == unit.liftedReals &&
          group.liftedInts.size() == unit.liftedInts;
    below(group.ports, p_.symbols.size());
    below(group.tables, p_.symbols.size());
    below(group.dims, p_.dims.size());
    below(group.terms, p_.terms.size());
    for (size_t k = 0; k < group.ports.size() && ok_; ++k) {
      const Symbol& symbol = p_.symbols[group.ports[k]];
      ok_ = symbol.width % unit.ports[k].width == 0 && symbol.kind == unit.ports[k].kind;  // whole rows, or parts
    }
    for (const TermId term : group.terms)
      ok_ = ok_ && p_.terms[term].domain.size() == unit.rank && p_.terms[term].kind == unit.kind;
    ok_ = ok_ && (group.terms.size() == 1 || unit.rank == 0);
    for (const auto& column : group.liftedReals) ok_ = ok_ && column.size() == group.terms.size();
    for (const auto& column : group.liftedInts) ok_ = ok_ && column.size() == group.terms.size();
    leaves(group.selectorGraph, p_.symbols.size(), p_.dims.size(), unit.rank, 0);
    for (const Selector& selector : group.selectors) {
      ok_ = ok_ && selector.symbol < p_.symbols.size() && p_.symbols[selector.symbol].ragged;
      integer(group.selectorGraph, selector.row);
    }
  }

  /// Operands come before, leaves name what is there, regions nest, and loops have what they count and carry. Types and
  /// rows are trusted, as machine code is.
  void checkCode(const KernelCode& kernel, const GatherLayout& unit) {
    const KernelInfo* known = findKernel(a_, kernel.id);
    ok_ = known && known->stores == kernel.stores.size();
    for (size_t at = 0; at < kernel.code.size() && ok_; ++at) checkNode(kernel.code, at, unit);
    if (ok_) checkRegions(kernel);
    for (const Store& store : kernel.stores) {
      ok_ = ok_ && store.value < kernel.code.size() && store.kind < RootKind::None;
      const bool isEach = ok_ && kernel.code[store.value].op == Op::EachOver;
      ok_ = ok_ && (!isEach || (store.kind == RootKind::Partial && unit.variadic));
      ok_ = ok_ && (store.kind != RootKind::Partial || store.a < unit.columns.size());
    }
  }

  void checkNode(const std::vector<Node>& code, size_t at, const GatherLayout& unit) {
    const Node& node = code[at];
    ok_ = static_cast<uint32_t>(node.op) < kOpCount && node.type <= Type::Bool && !info(node.op).expands;
    for (int k = 0; ok_ && k < operandCount(node); ++k) ok_ = node.operand(k) < at;
    if (!ok_) return;
    const auto isA = [&](uint32_t operand, Op op) { return code[operand].op == op; };
    switch (node.op) {
      case Op::Load: ok_ = node.b < unit.gathers.size() && node.c < unit.ports[unit.gathers[node.b].port].width; break;
      case Op::Slot: ok_ = node.b < unit.slots.size(); break;
      case Op::Size: ok_ = node.b < unit.dims; break;
      case Op::Table:
      case Op::RowBegin: ok_ = node.b < unit.tables; break;
      case Op::Lifted: ok_ = node.b < unit.liftedReals; break;
      case Op::Next: ok_ = isA(node.a, Op::Carried); break;
      case Op::Before: ok_ = info(code[node.b].op).isFold; break;
      default:
        if (info(node.op).isFold) ok_ = isA(node.a, Op::Range) && isA(node.b, Op::Carried);
        else if (info(node.op).isReduction) ok_ = isA(node.a, Op::Range);
        break;
    }
  }

  void checkRegions(const KernelCode& kernel) {
    std::vector<uint32_t> ends = {static_cast<uint32_t>(kernel.code.size())};
    uint32_t last = 0;
    for (const Region& region : kernel.regions) {
      ok_ = ok_ && region.begin >= last && region.begin < region.end && region.kind <= Region::Kind::Loop;
      if (!ok_) return;
      last = region.begin;
      while (ends.size() > 1 && ends.back() <= region.begin) ends.pop_back();
      ok_ = region.end <= ends.back();
      if (!ok_) return;
      ends.push_back(region.end);
      if (region.kind == Region::Kind::Arm) {
        ok_ = region.condition < kernel.code.size() && kernel.code[region.condition].type == Type::Bool;
        continue;
      }
      ok_ = kernel.code[region.begin].op == Op::Range && region.count >= region.begin && region.count < region.end &&
            kernel.code[region.count].type == Type::Int;
    }
  }

  const Artefact& a_;
  const Program& p_;
  bool ok_ = true;
};

}  // namespace

const KernelInfo* findKernel(const Artefact& artefact, KernelId id) {
  const auto found = std::ranges::find(artefact.kernels, id, &KernelInfo::id);
  return found == artefact.kernels.end() ? nullptr : &*found;
}

bool isEssential(const Artefact& artefact, KernelId id) {
  const bool isField = artefact.plan.topologies[id.topology].kind == TermKind::Field;
  return info(id.kind).essential || (isField && info(id.kind).name == info(KernelKind::Gradient).back);
}

const KernelCode* findCode(const Artefact& artefact, KernelId id, bool fused) {
  const auto found =
      std::ranges::find_if(artefact.code, [&](const KernelCode& code) { return code.id == id && code.fused == fused; });
  return found == artefact.code.end() ? nullptr : &*found;
}

Kernel kernelOf(const Artefact& artefact, const KernelCode& code) {
  const GatherLayout& layout = artefact.plan.topologies[code.id.topology];
  Kernel kernel = headOf(layout, layout);
  kernel.name = kernelName(code.id);
  kernel.kind = code.id.kind;
  kernel.code = code.code;
  kernel.regions = code.regions;
  kernel.stores = code.stores;
  return kernel;
}

std::vector<uint8_t> writeArtefact(const Artefact& artefact) {
  Writer payload;
  field(payload, const_cast<Artefact&>(artefact));  // writing changes nothing
  Writer file;
  file.raw(kMagic, sizeof(kMagic));
  file.raw(&kVersion, sizeof(kVersion));
  const uint64_t size = payload.bytes.size(), checksum = XXH3_64bits(payload.bytes.data(), payload.bytes.size());
  file.raw(&size, sizeof(size));
  file.raw(&checksum, sizeof(checksum));
  file.raw(payload.bytes.data(), payload.bytes.size());
  return std::move(file.bytes);
}

std::vector<uint8_t> planBytes(const Program& program, const Plan& plan) {
  Writer writer;
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
  Reader reader(payload);
  Artefact artefact;
  field(reader, artefact);
  if (!reader.failed && artefact.abi != kKernelAbi) {
    return Error{fmt::format("its kernels want to be called by version {} of their interface, this runtime has {}",
                             artefact.abi, kKernelAbi),
                 "build it again"};
  }
  if (reader.failed || !reader.atEnd() || !Checker(artefact).run()) {
    return Error{"damaged: its content contradicts itself", "build it again"};
  }
  return artefact;
}

}  // namespace hgc
