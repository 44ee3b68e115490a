/// `hgc emit --as=cpp`: terms as C++ functions of one instance, with the names that the program gives.
#include "tools/hgc/emit_cpp.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include "codegen/cpp/emit.h"
#include "codegen/cpp/names.h"
#include "ir/apply.h"
#include "ir/derivative_names.h"
#include "ir/loops.h"
#include "passes/in_kernel.h"
#include "passes/rebuild.h"
#include "tools/hgc/host_texts.h"

namespace hgc::tool {
namespace {

/// What the nodes of lowered terms are called and where they stand. They are known by their origins, which are tags
/// while topologies are made: a number of its own for each node.
class NodeNames {
 public:
  /// Gives tags to the nodes of a lowered term.
  bool tag(const std::vector<NamedValue>& names, const PlaceTable& places, Graph& graph) {
    const auto first = static_cast<uint32_t>(places_.size());
    std::vector<Node> nodes;
    std::vector<uint32_t> tags;
    for (NodeId id = 0; id < graph.size(); ++id) {
      nodes.push_back(graph[id]);
      tags.push_back(first + id);
      const std::vector<Location> chain = chainOf(graph.originOf(id), places);
      places_.push_back(chain.empty() ? Location{} : chain.front());
    }
    for (const NamedValue& named : names) {
      if (!named.counts.empty()) continue;  // one of several
      for (size_t k = 0; k < named.scalars.size(); ++k) {
        const std::string part = named.count == 1 ? "" : fmt::format("_{}", k);
        const size_t prefix = named.isOfCxx ? named.name.find('.') + 1 : 0;  // of a function that has names of its own
        names_.try_emplace(first + named.scalars[k], cppName(named.name.substr(prefix) + part));
      }
    }
    return graph.restore(nodes, tags);
  }
  const std::string* nameOf(uint32_t tag) const {
    const auto found = names_.find(tag);
    return found == names_.end() ? nullptr : &found->second;
  }
  std::string placeOf(const Program& program, uint32_t tag) const {
    const Location place = tag < places_.size() ? places_[tag] : Location{};
    if (place.line == 0 || place.file >= program.files.size()) return "";
    return std::filesystem::path(placeText(program, place)).filename().string();
  }

 private:
  std::vector<Location> places_ = {{}};
  std::map<uint32_t, std::string> names_;
};

/// The front end's terms with tags.
TermSource taggedTerms(const Model& model, Diagnostics& diagnostics, NodeNames& names) {
  TermSource source = termsOf(*model.module, diagnostics);
  source.program = model.program;
  const auto lowerer = std::make_shared<Lowerer>(*model.module, diagnostics);
  const auto watched = std::make_shared<std::vector<NamedValue>>();
  lowerer->watch(*watched);
  source.lower = [=, &names](TermId term, std::span<const uint32_t> lengths, FieldReads fields, Graph& graph) {
    watched->clear();
    Lowered lowered = lowerer->lower(term, lengths, fields, graph);
    if (lowered.ok) lowered.ok = names.tag(*watched, std::exchange(lowered.places, {}), graph);
    return lowered;
  };
  return source;
}

/// What C++ has functions or operators for stays.
void expandForCpp(RootedGraph& values) {
  rebuild(values, [](Graph& graph, const Node& node) -> NodeId {
    if (!info(node.op).expands || isCppCall(node.op)) return kNoNode;
    const auto value = [&](NodeId id) { return id == kNoNode ? Value(0.0) : Value(graph, id); };
    return expandOnce(node.op, value(node.a), value(node.b), value(node.c)).in(graph, Type::Real);
  });
}

/// What folds count, each by itself.
std::set<NodeId> foldedRanges(const Graph& graph) {
  std::set<NodeId> ranges;
  for (NodeId id = 0; id < graph.size(); ++id) {
    if (info(graph[id].op).isFold) ranges.insert(graph[id].a);
  }
  return ranges;
}

/// A value as a root may have it: of one in loops, what stands there at every count.
NodeId atEveryCount(Graph& graph, const Nests& nests, NodeId value) {
  for (RangeSet left = nests.of(value); left != 0;) {
    const NodeId range = nests.innermost(graph, left);
    value = graph.make(Op::EachOver, range, value, graph.constant(int32_t{0}));
    left &= ~nests.only(range);
  }
  return value;
}

/// The topology with a root more for each name, so that passes keep track of it: a stem, by number of `names`. In folds
/// there are none: these share their loops with nothing.
Topology withNames(const Topology& topology, const NodeNames& known, std::vector<std::string>& names) {
  Topology named = topology;
  const Nests nests(topology.graph);
  const std::set<NodeId> folded = foldedRanges(topology.graph);
  const auto isInFold = [&](NodeId id) {
    return std::ranges::any_of(folded, [&](NodeId range) { return (nests.of(id) & nests.only(range)) != 0; });
  };
  for (NodeId id = 0; id < topology.graph.size(); ++id) {
    const std::string* const name = known.nameOf(topology.graph.originOf(id));
    if (!name || info(topology.graph[id].op).isLeaf || topology.graph[id].type != Type::Real || isInFold(id)) continue;
    named.roots.push_back(
        {RootKind::Stem, static_cast<uint32_t>(names.size()), 0, atEveryCount(named.graph, nests, id)});
    names.push_back(*name);
  }
  return named;
}

Result<Differentiated> derived(const Topology& topology, const std::set<KernelKind>& kinds) {
  Phase phase = topology;
  for (const Pass& pass : allPasses()) {
    const auto asks = [&](KernelKind kind) { return isFurther(kind) && info(kind).pass == pass.name; };
    const bool isFirst = pass.name == "hoist-indices" || pass.name == "differentiate";
    if (!isFirst && std::ranges::none_of(kinds, asks)) continue;
    if (const Status done = runPass(pass, phase, {}); !done) return done.error();
  }
  return std::get<Differentiated>(std::move(phase));
}

/// Whether rows of a port are read in a loop.
bool isReadInLoop(const GatherSchema& schema, const Nests& host, uint32_t port) {
  return std::ranges::any_of(schema.gathers, [&](const Gather& gather) {
    return gather.port == port && gather.row != kNoNode && host.of(gather.row) != 0;
  });
}

/// Rows are named after the symbols that they are of.
std::vector<CppRow> rowsOf(const Program& program, const Group& group, const Differentiated& from,
                           const std::vector<std::string>& texts) {
  const Nests nests(from.host);
  std::vector<CppRow> rows;
  std::map<uint32_t, uint32_t> numbers;
  for (const Gather& gather : from.gathers) {
    const std::string symbol = program.symbols[group.ports[gather.port]].name;
    const auto same = std::ranges::count(from.gathers, gather.port, &Gather::port);
    const uint32_t number = numbers[gather.port]++;
    const std::string name = same == 1 ? symbol : fmt::format("{}_{}", symbol, number);
    const std::string row = gather.row == kNoNode ? "" : rowText(from.host, texts, gather.row);
    const bool isSaid = row.empty() || (same == 1 && (row == "0" || (row == "i" && from.rank == 1)));
    if (isReadInLoop(from, nests, gather.port)) rows.push_back({symbol, "", true});
    else rows.push_back({name, isSaid ? "" : fmt::format("row {} of {}", row, symbol)});
  }
  return rows;
}

/// Derivatives by symbols that are read whole are added to the row that they are by: it is the entry of what loops
/// store; of others it is a stem, after those of names, by column.
void findRowsOfPartials(Differentiated& from, const std::vector<CppRow>& rows, uint32_t names) {
  std::vector<Root> found;
  for (Root& root : from.roots) {
    if (root.kind != RootKind::Partial) continue;
    const uint32_t gather = from.columns[root.a].gather;
    if (!rows[gather].isWhole) continue;
    const NodeId row = inKernel(from, from.gathers[gather].row);
    std::vector<NodeId> ranges;
    NodeId value = root.node;
    for (; from.graph[value].op == Op::EachOver; value = from.graph[value].b) ranges.push_back(from.graph[value].a);
    if (ranges.empty()) found.push_back({RootKind::Stem, names + root.a, 0, row});
    for (; !ranges.empty(); ranges.pop_back()) value = from.graph.make(Op::EachOver, ranges.back(), value, row);
    root.node = value;
  }
  from.roots.insert(from.roots.end(), found.begin(), found.end());
}

std::string functionName(const std::string& term, KernelKind kind) {
  const bool isPlain = kind == KernelKind::Value || kind == KernelKind::Residual || kind == KernelKind::Output;
  if (isPlain) return cppName(term);
  std::string suffix(info(kind).name);
  std::ranges::replace(suffix, '-', '_');
  return cppName(term + "_" + suffix);
}

}  // namespace

Result<std::string> cppText(const Options& options, const Model& model, const std::set<KernelKind>& asked) {
  for (const KernelKind kind : asked) {
    if (info(kind).seed != PortRole::Plain || kind == KernelKind::Linearise)
      return Error{fmt::format("--as=cpp has no `{}`", info(kind).name),
                   "value, residual, output, gradient, jacobian, hessian and gauss-newton"};
  }
  NodeNames known;
  Diagnostics diagnostics;
  const auto plan = planWithSource(options, model, taggedTerms(model, diagnostics, known));
  std::fputs(diagnostics.render(colored(options)).c_str(), stderr);
  if (!plan) return plan.error();

  std::set<KernelKind> kinds = asked;
  kinds.erase(KernelKind::GradientAll);  // the same but for parameters
  kinds.insert({KernelKind::Value, KernelKind::Residual, KernelKind::Output});
  CppNames functionNames;
  std::vector<CppFunction> functions;
  for (uint32_t t = 0; t < plan->topologies.size(); ++t) {
    const Topology& topology = plan->topologies[t];
    if (!options.term.empty() && topology.name != options.term) continue;
    const auto group = std::ranges::find(plan->groups, t, &Group::topology);
    std::vector<std::string> names;
    auto from = derived(withNames(topology, known, names), kinds);
    if (!from) return from.error();
    expandForCpp(*from);
    const std::vector<std::string> texts = hostTexts(model.program, *group, from->host);
    const std::vector<CppRow> rows = rowsOf(model.program, *group, *from, texts);
    findRowsOfPartials(*from, rows, static_cast<uint32_t>(names.size()));
    for (const KernelKind kind : kinds) {
      if (isMatrix(kind, topology.kind) && !hasKernel(topology, kind))
        return Error{fmt::format("`{}` reads unknowns in a loop: it has no fixed columns for `{}`", topology.name,
                                 info(kind).name),
                     "--expand=all, where the loop's length is known when compiling"};
      const bool isValueOfResidual = kind == KernelKind::Value && topology.kind == TermKind::Residual;
      if (!hasKernel(topology, kind) || kernelFor(topology, kind) != kind || isValueOfResidual) continue;
      CppFunction function;
      function.kernel = cutKernel(*from, kind, topology.name);
      function.name = functionNames.of(functionName(topology.name, kind));
      function.rows = rows;
      for (const NodeId slot : from->slots) function.slotMeanings.push_back(bare(texts[slot]));
      for (const DimId dim : group->dims) function.sizes.push_back(cppName(model.program.dims[dim].name));
      for (const SymbolId table : group->tables) function.tables.push_back(cppName(model.program.symbols[table].name));
      function.doc = fmt::format("{}: {}.", topology.name, info(kind).doc);
      for (const Store& store : function.kernel.stores) {
        if (store.kind != RootKind::Stem) continue;
        const Node& stored = function.kernel.code[store.value];
        const uint32_t value = stored.op == Op::EachOver ? stored.b : store.value;
        if (store.a < names.size()) function.names.try_emplace(value, names[store.a]);
        else function.rowOf[store.a - static_cast<uint32_t>(names.size())] = store.value;
      }
      for (uint32_t at = 0; at < function.kernel.origins.size(); ++at) {
        const std::string place = known.placeOf(model.program, function.kernel.origins[at]);
        if (!place.empty()) function.places[at] = place;
      }
      functions.push_back(std::move(function));
    }
  }
  const auto signature = std::ranges::find(kCppSignatures, options.signature) - std::begin(kCppSignatures);
  const std::string file = std::filesystem::path(options.model).filename().string();
  const std::string stem = options.model == "-" ? "model" : std::filesystem::path(file).stem().string();
  const std::string name = cppName(options.name.empty() ? stem : options.name);
  return cppHeader(functions, {static_cast<CppSignature>(signature), options.isStrict}, name,
                   fmt::format("Made by hgc {} of {}: functions of one instance of each term.", HGC_VERSION, file));
}

}  // namespace hgc::tool
