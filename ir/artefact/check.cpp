#include "ir/artefact/check.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>

#include "ir/kernel/owned_rows.h"
#include "ir/kernel/quads.h"
#include "ir/loops.h"

namespace hgc {
namespace {

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
    if (ok_) checkLeft();
    if (ok_) checkRetractions();
    for (const CpuCode& c : a_.cpu) ok_ = ok_ && info(c.target.isa).isNative && c.target.precision <= Precision::F32;
    for (const GpuCode& g : a_.gpu) {
      kernel(g.id);  // its code says how much memory it needs
      ok_ = ok_ && !info(g.target.isa).isNative && g.target.precision <= Precision::F32 &&
            findCode(a_, g.id, g.target.fused) != nullptr && (g.port == kNone || isPulled(g)) &&
            (!g.phase || isPhase(g)) && (!g.leavesSingles || mayLeaveSingles(g));
    }
    return ok_;
  }

 private:
  /// Some kernel leaves the last of a topology's stems, and of what its instances keep.
  void checkLeft() {
    std::vector<uint32_t> stems(a_.plan.topologies.size(), 0), kept = stems;
    for (const KernelCode& code : a_.code) {
      for (const Store& store : code.stores) {
        if (store.kind != RootKind::Stem && store.kind != RootKind::Kept) continue;
        uint32_t& left = (store.kind == RootKind::Stem ? stems : kept)[code.id.topology];
        left = std::max(left, store.a + 1);
      }
    }
    for (size_t t = 0; t < stems.size(); ++t)
      ok_ = ok_ && stems[t] == a_.plan.topologies[t].stems && kept[t] == a_.plan.topologies[t].kept;
  }

  /// Each is a program of one residual, the points where steps lead to.
  void checkRetractions() {
    ok_ = a_.retractions.empty() || a_.retractions.size() == p_.manifolds.size();
    for (size_t k = 0; k < a_.retractions.size() && ok_; ++k) {
      const Program& program = a_.retractions[k].program;
      const std::vector<Symbol>& symbols = program.symbols;
      ok_ = isSound(a_.retractions[k]) && program.dims.size() == 1 && symbols.size() == 2 &&
            program.terms.size() == 1 && program.terms[0].name == "retracted" && symbols[0].name == "at" &&
            symbols[1].name == "step" && symbols[0].kind == SymbolKind::Data && symbols[1].kind == SymbolKind::Var &&
            symbols[0].dims.size() == 1 && symbols[1].dims.size() == 1 && symbols[0].width == p_.manifolds[k].width &&
            symbols[1].width == p_.manifolds[k].steps && program.terms[0].kind == TermKind::Residual &&
            program.terms[0].domain.size() == 1 && program.terms[0].width == p_.manifolds[k].width;
    }
  }

  template <class T>
  void below(const std::vector<T>& ids, size_t limit) {
    for (const T id : ids) ok_ = ok_ && id < limit;
  }

  void kernel(KernelId id) {
    ok_ = ok_ && id.topology < a_.plan.topologies.size() && static_cast<size_t>(id.kind) < kKernelKindCount;
  }

  bool isPulled(const GpuCode& code) const {
    const GatherLayout& unit = a_.plan.topologies[code.id.topology];
    return isGradient(code.id.kind) && !unit.variadic && code.port < unit.ports.size() &&
           isBy(code.id.kind, unit.ports[code.port].kind);
  }

  static bool mayLeaveSingles(const GpuCode& code) {
    return code.target.precision == Precision::F32 && info(code.id.kind).gives == Gives::Components &&
           sideBySide(code.id.kind) == 1;
  }

  static bool areOwners(const GpuCode& code, const GatherLayout& unit) {
    const GpuPhase& phase = *code.phase;
    return phase.gather < unit.gathers.size() && isBy(code.id.kind, unit.ports[unit.gathers[phase.gather].port].kind) &&
           std::ranges::count(unit.owned, unit.gathers[phase.gather].port) > 0;
  }

  bool isPhase(const GpuCode& code) const {
    const GatherLayout& unit = a_.plan.topologies[code.id.topology];
    const GpuPhase& phase = *code.phase;
    const auto isExtent = [&](const PhaseExtent& extent) { return !extent.isSize || extent.value < unit.dims; };
    const auto isArray = [&](const PhaseArray& array) { return std::ranges::all_of(array.extents, isExtent); };
    const bool isGrid = phase.kind == PhaseKind::Pack || phase.kind == PhaseKind::Grid;
    if (phase.kind == PhaseKind::Tiles)
      return unit.rank > 1 && phase.over == std::vector<PhaseExtent>{{true, unit.rank - 1}};
    if (phase.kind == PhaseKind::Runs)
      return code.id.kind == KernelKind::GaussNewton && !unit.variadic && phase.over.empty() && code.arrays.empty();
    const bool hasOver = isGrid ? phase.over.size() == 1 : phase.kind == PhaseKind::Table || phase.over.empty();
    const bool sums =
        phase.kind == PhaseKind::Rows && phase.gather < unit.gathers.size() && phase.itemEntries > 0 &&
        isBy(code.id.kind, unit.ports[unit.gathers[phase.gather].port].kind) && sharedGathers(unit)[phase.gather] &&
        std::popcount(Nests(unit.host).of(unit.gathers[phase.gather].row)) == static_cast<int>(phase.depth);
    return mayHavePhases(code.id.kind) && unit.variadic && phase.kind < PhaseKind::Tiles && hasOver &&
           (phase.kind != PhaseKind::Rows || sums) && (phase.kind != PhaseKind::Owners || areOwners(code, unit)) &&
           std::ranges::all_of(phase.over, isExtent) && std::ranges::all_of(code.arrays, isArray);
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
    ok_ = ok_ && unit.kind <= TermKind::Field && unit.rank <= unit.dims && unit.kept <= kMostKeptSums;
    for (const Port& port : unit.ports) {
      ok_ = ok_ && port.kind <= SymbolKind::Field && port.kind != SymbolKind::Table && port.width > 0 &&
            port.role <= PortRole::Cotangent;
    }
    ok_ = ok_ && unit.jacobian <= JacobianMode::Forward;
    leaves(unit.host, unit.tables, unit.dims, unit.rank, unit.liftedInts);
    for (const LoopWork& loops : unit.work) {
      for (const std::vector<uint32_t>& dims : loops.dims) {
        ok_ = ok_ && !dims.empty();
        below(dims, unit.dims);
      }
    }
    for (const NodeId slot : unit.slots) ok_ = ok_ && slot < unit.host.size();
    for (const Gather& gather : unit.gathers) {
      ok_ = ok_ && gather.port < unit.ports.size();
      integer(unit.host, gather.row);
      if (ok_) below(gather.components, unit.ports[gather.port].width);
    }
    for (const uint32_t port : unit.owned) ok_ = ok_ && port < unit.ports.size() && ownedRows(unit, port).has_value();
    for (const uint32_t port : unit.pulled) ok_ = ok_ && port < unit.ports.size() && mayPull(unit, port);
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
          group.liftedInts.size() == unit.liftedInts && (unit.sizes.empty() || unit.sizes.size() == unit.dims);
    below(group.ports, p_.symbols.size());
    below(group.tables, p_.symbols.size());
    below(group.dims, p_.dims.size());
    below(group.terms, p_.terms.size());
    for (size_t k = 0; k < group.ports.size() && ok_; ++k) {
      const Symbol& symbol = p_.symbols[group.ports[k]];
      ok_ = symbol.width % unit.ports[k].width == 0 && symbol.kind == unit.ports[k].kind;  // whole rows, or parts
    }
    for (const TermId term : group.terms)
      ok_ = ok_ && p_.terms[term].domain.size() == unit.rank && p_.terms[term].kind == unit.kind &&
            std::equal(p_.terms[term].domain.begin(), p_.terms[term].domain.end(), group.dims.begin());
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
    const bool isPulled = std::ranges::count(unit.pulled, kernel.port) > 0, isOfRows = kernel.port != kNone;
    ok_ = known && (isPulled   ? isPuller(kernel, unit)
                    : isOfRows ? isOwner(kernel, unit)
                               : storesFit(kernel, *known, unit));
    const uint32_t slots = isPulled ? 0 : isOfRows ? unit.rank + 2 : static_cast<uint32_t>(unit.slots.size());
    const uint32_t lifted = isOfRows ? unit.stems : unit.liftedReals + unit.kept;
    for (size_t at = 0; at < kernel.code.size() && ok_; ++at) checkNode(kernel.code, at, unit, slots, lifted);
    if (ok_) checkRegions(kernel);
    for (const Store& store : kernel.stores) {
      ok_ = ok_ && store.value < kernel.code.size() && store.kind < RootKind::None;
      ok_ = ok_ && (store.kind != RootKind::Stem || store.a < unit.stems);
      ok_ = ok_ && (store.kind != RootKind::Kept || store.a < unit.kept);
      const bool isEach = ok_ && kernel.code[store.value].op == Op::EachOver;
      ok_ = ok_ && (!isEach || (store.kind == RootKind::Partial && unit.variadic));
      ok_ = ok_ && (store.kind != RootKind::Partial || store.a < unit.columns.size());
    }
  }

  /// Whether a kernel of instances stores what kernels of its kind do, for which launches have room.
  static bool storesFit(const KernelCode& kernel, const KernelInfo& known, const GatherLayout& unit) {
    const KernelKind kind = kernel.id.kind;
    const auto isAside = [](const Store& store) {
      return store.kind == RootKind::Stem || store.kind == RootKind::Kept;
    };
    const auto fits = [&](const Store& store) {
      if (store.kind == RootKind::Stem) return isGradient(kind);
      if (store.kind == RootKind::Kept) return kind == KernelKind::Output;
      const auto isStored = [&](const Stored& stored) { return stored.as == store.kind; };
      return std::ranges::any_of(info(kind).stores, isStored) &&
             (store.kind != RootKind::Value || storesValue(unit, kind));
    };
    const auto own = static_cast<size_t>(std::ranges::count_if(kernel.stores, std::not_fn(isAside)));
    const bool mayLeaveOut = isGradient(kind) && !(unit.owned.empty() && unit.pulled.empty());
    return std::ranges::all_of(kernel.stores, fits) && (own == known.stores || (mayLeaveOut && own < known.stores));
  }

  /// Straight code for the rows of a port that make their sums.
  static bool isOwner(const KernelCode& kernel, const GatherLayout& unit) {
    const auto isOutside = [](const Node& node) { return info(node.op).isReduction || node.op == Op::Range; };
    return isGradient(kernel.id.kind) && std::ranges::count(unit.owned, kernel.port) > 0 && kernel.regions.empty() &&
           kernel.stores.size() == 1 && isOutput(kernel.stores.front()) && std::ranges::none_of(kernel.code, isOutside);
  }

  /// Straight code for the partials of a port whose rows pull.
  bool isPuller(const KernelCode& kernel, const GatherLayout& unit) const {
    const auto isOutside = [](const Node& node) { return info(node.op).isReduction || node.op == Op::Range; };
    const auto isTheirs = [&](const Store& store) {
      return store.kind == RootKind::Partial && store.a < unit.columns.size() &&
             unit.gathers[unit.columns[store.a].gather].port == kernel.port;
    };
    return isGradient(kernel.id.kind) && kernel.regions.empty() && std::ranges::all_of(kernel.stores, isTheirs) &&
           std::ranges::none_of(kernel.code, isOutside);
  }

  void checkNode(const std::vector<Node>& code, size_t at, const GatherLayout& unit, uint32_t slots, uint32_t lifted) {
    const Node& node = code[at];
    ok_ = static_cast<uint32_t>(node.op) < kOpCount && node.type <= Type::Bool && !info(node.op).expands;
    for (int k = 0; ok_ && k < operandCount(node); ++k) ok_ = node.operand(k) < at;
    if (!ok_) return;
    const auto isA = [&](uint32_t operand, Op op) { return code[operand].op == op; };
    switch (node.op) {
      case Op::Load: ok_ = node.b < unit.gathers.size() && node.c < unit.ports[unit.gathers[node.b].port].width; break;
      case Op::Slot: ok_ = node.b < slots; break;
      case Op::Size: ok_ = node.b < unit.dims; break;
      case Op::Table:
      case Op::RowBegin: ok_ = node.b < unit.tables; break;
      case Op::Lifted: ok_ = node.b < lifted; break;
      case Op::Next: ok_ = isA(node.a, Op::Carried); break;
      case Op::Before: ok_ = info(code[node.b].op).isFold; break;
      case Op::ElementOver: ok_ = isA(node.a, Op::Range) && isA(node.c, Op::Element); break;
      case Op::ArrayOver:
      case Op::ArrayBack: ok_ = isA(node.a, Op::Range) && isA(node.b, Op::ElementOver); break;
      case Op::ElementAt: ok_ = isArray(code[node.b].op); break;
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

bool isSound(const Artefact& artefact) { return Checker(artefact).run(); }

}  // namespace hgc
