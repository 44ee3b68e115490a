/// `hgc emit --as=cpp`: prints terms as C++ functions of one instance, with the program's names.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <utility>

#include "codegen/cpp/emit.h"
#include "codegen/cpp/names.h"
#include "ir/apply.h"
#include "ir/kernel/derivative.h"
#include "ir/loops.h"
#include "passes/in_kernel.h"
#include "passes/rebuild.h"
#include "tools/hgc/emit/launches.h"
#include "tools/hgc/emit/node_names.h"

namespace hgc::tool {
namespace {

/// Expands operations that C++ lacks.
void expandForCpp(RootedGraph& values) {
  rebuild(values, [](Graph& graph, const Node& node) -> NodeId {
    if (!info(node.op).expands || isCppCall(node.op)) return kNoNode;
    const auto value = [&](NodeId id) { return id == kNoNode ? Value(0.0) : Value(graph, id); };
    return expandOnce(node.op, value(node.a), value(node.b), value(node.c)).in(graph, Type::Real);
  });
}

Result<Differentiated> derived(const Topology& topology, const std::set<KernelKind>& kinds) {
  Level level = topology;
  for (const Pass& pass : allPasses()) {
    const auto asks = [&](KernelKind kind) { return isFurther(kind) && info(kind).pass == pass.name; };
    const bool isFirst = pass.name == "hoist-indices" || pass.name == "differentiate";
    if (!isFirst && std::ranges::none_of(kinds, asks)) continue;
    if (const Status done = runPass(pass, level, {}); !done) return done.error();
  }
  return std::get<Differentiated>(std::move(level));
}

bool isReadInLoop(const GatherSchema& schema, const Nests& host, uint32_t port) {
  return std::ranges::any_of(schema.gathers, [&](const Gather& gather) {
    return gather.port == port && gather.row != kNoNode && host.of(gather.row) != 0;
  });
}

/// Orders rows by their symbol's declaration, then naturally.
using RowKey = std::pair<SymbolId, ReadingOrder>;

/// Names rows after their symbols, numbered in the order of their keys.
std::vector<CppRow> rowsOf(const Program& program, const Group& group, const Differentiated& from,
                           const std::vector<std::string>& texts) {
  const Nests nests(from.host);
  std::vector<RowKey> keys;
  for (const Gather& gather : from.gathers) {
    const std::string row = gather.row == kNoNode ? "" : rowText(from.host, texts, gather.row);
    keys.emplace_back(group.ports[gather.port], readingOrder(row));
  }
  const auto countBefore = [&](size_t gather, bool ofSymbol) {
    return static_cast<uint32_t>(std::ranges::count_if(
        keys, [&](const RowKey& key) { return key < keys[gather] && (!ofSymbol || key.first == keys[gather].first); }));
  };
  std::vector<CppRow> rows;
  for (size_t k = 0; k < keys.size(); ++k) {
    const auto& [id, order] = keys[k];
    const std::string& row = std::get<2>(order);
    const std::string& symbol = program.symbols[id].name;
    const auto same = std::ranges::count(keys, id, &RowKey::first);
    CppRow found{.name = same == 1 ? symbol : fmt::format("{}_{}", symbol, countBefore(k, true)),
                 .meaning = row.empty() ? "the instance's row of " + symbol : fmt::format("row {} of {}", row, symbol),
                 .order = countBefore(k, false)};
    const bool isOnly = row == "0" && program.symbols[id].dims.empty();
    found.isSaid = same == 1 && (row.empty() || isOnly || (row == "i" && from.rank == 1));
    if (isReadInLoop(from, nests, from.gathers[k].port))
      found = {.name = symbol, .order = found.order, .isWhole = true};
    rows.push_back(std::move(found));
  }
  return rows;
}

/// Finds the rows to which derivatives by whole symbols are added. Derivatives that loops store get the row as their
/// entry; for others the row becomes a stem, numbered by column after the stems of names.
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

/// Includes the lengths of ragged rows. The value of a residual, its loss, has a suffix, since components come first.
std::string functionName(std::string term, const Group& group, KernelKind kind, TermKind of) {
  for (const Selector& selector : group.selectors)
    term += selector.length == kLongRow ? "_long" : fmt::format("_{}", selector.length);
  const bool isValue = kind == KernelKind::Value && of != TermKind::Residual;
  if (isValue || kind == KernelKind::Residual || kind == KernelKind::Output) return cppName(term);
  std::string suffix(info(kind == KernelKind::GradientAll ? KernelKind::Gradient : kind).name);
  std::ranges::replace(suffix, '-', '_');
  return cppName(term + "_" + suffix);
}

std::string textOfLengths(const Program& program, const Group& group) {
  std::vector<std::string> rows;
  for (const Selector& selector : group.selectors) {
    const std::string& name = program.symbols[selector.symbol].name;
    rows.push_back(selector.length == kLongRow ? fmt::format("more than {} entries of {}", kLongestUnrolled, name)
                                               : fmt::format("{} of {}", selector.length, name));
  }
  return fmt::format("{}", fmt::join(rows, " and "));
}

/// Whether a value uses `detach` or stated derivatives, which differentiating number types ignore.
bool hasStatedDerivatives(const Topology& topology) {
  std::vector<NodeId> roots;
  for (const Root& root : topology.roots) {
    if (root.kind != RootKind::Loss && root.kind != RootKind::Squares) roots.push_back(root.node);
  }
  Graph graph;
  copyNodes(topology.graph, roots, graph);
  for (NodeId id = 0; id < graph.size(); ++id) {
    if (graph[id].op == Op::Detach || graph[id].op == Op::CustomPartial) return true;
  }
  return false;
}

/// The documentation of a function, line by line.
std::vector<std::string> docOf(const Program& program, const Topology& topology, const Group& group, KernelKind kind) {
  const Term& term = program.terms[group.terms.front()];
  std::vector<std::string> domain;
  for (const DimId dim : term.domain) domain.push_back(program.dims[dim].name);
  std::vector<std::string> lines = {fmt::format("{}: {}.", term.name, info(kind).doc)};
  if (!term.domain.empty()) {
    std::string indices;
    for (size_t axis = 0; axis < domain.size(); ++axis)
      indices += fmt::format("{}{} in {}", axis > 0 ? ", " : "", static_cast<char>('i' + axis), domain[axis]);
    lines.front() += fmt::format(" {}.", indices);
  }
  if (term.isSum)
    lines.push_back(fmt::format("The term is a sum over {}, of which this is one number.", fmt::join(domain, ", ")));
  if (!group.selectors.empty()) lines.push_back("For rows with " + textOfLengths(program, group) + ".");
  const bool isPlain = kind == KernelKind::Value || kind == KernelKind::Residual || kind == KernelKind::Output;
  if (isPlain && hasStatedDerivatives(topology))
    lines.emplace_back("Number types with derivatives do not see `detach` and stated derivatives in it.");
  return lines;
}

/// The kind of kernel that is printed for `kind`; nothing if the topology has none.
std::optional<KernelKind> printedFor(const Topology& topology, KernelKind kind) {
  const KernelKind made = kernelFor(topology, kind);
  const bool hasLoss = std::ranges::find(topology.roots, RootKind::Loss, &Root::kind) != topology.roots.end();
  const bool isSaid = made == KernelKind::Value && topology.kind == TermKind::Residual && !hasLoss;
  return hasKernel(topology, made) && !isSaid ? std::optional(made) : std::nullopt;
}

/// Collects the functions of a plan.
class Functions {
 public:
  Functions(const Model& model, const Plan& plan, const NodeNames& known) : model_(model), plan_(plan), known_(known) {}

  Status add(uint32_t t, const std::set<KernelKind>& kinds) {
    const Topology& topology = plan_.topologies[t];
    const Group& group = *std::ranges::find(plan_.groups, t, &Group::topology);
    std::vector<std::string> names;
    auto from = derived(withNames(topology, known_, names), kinds);
    if (!from) return from.error();
    expandForCpp(*from);
    const std::vector<std::string> texts = hostTexts(model_.program, group, from->host);
    const std::vector<CppRow> rows = rowsOf(model_.program, group, *from, texts);
    findRowsOfPartials(*from, rows, static_cast<uint32_t>(names.size()));
    for (const KernelKind kind : kinds) {
      const auto printed = printedFor(topology, kind);
      if (!printed) continue;
      CppFunction function;
      function.kernel = cutKernel(*from, *printed, topology.name);
      function.name = names_.of(functionName(topology.name, group, *printed, topology.kind));
      function.doc = docOf(model_.program, topology, group, *printed);
      function.rows = rows;
      for (const NodeId slot : from->slots) function.slotMeanings.push_back(bare(texts[slot]));
      for (const DimId dim : group.dims) function.sizes.push_back(cppName(model_.program.dims[dim].name));
      for (const SymbolId table : group.tables) function.tables.push_back(cppName(model_.program.symbols[table].name));
      nameNodes(names, function);
      all.push_back(std::move(function));
    }
    return Done{};
  }

  std::vector<CppFunction> all;

 private:
  /// Stems give the positions of named values, then the rows of derivatives by whole symbols.
  void nameNodes(const std::vector<std::string>& names, CppFunction& function) const {
    for (const Store& store : function.kernel.stores) {
      if (store.kind != RootKind::Stem) continue;
      const Node& stored = function.kernel.code[store.value];
      const uint32_t value = stored.op == Op::EachOver ? stored.b : store.value;
      if (store.a < names.size()) function.names.try_emplace(value, names[store.a]);
      else function.rowOf[store.a - static_cast<uint32_t>(names.size())] = store.value;
    }
    for (uint32_t at = 0; at < function.kernel.origins.size(); ++at) {
      const std::string place = known_.placeOf(model_.program, function.kernel.origins[at]);
      if (!place.empty()) function.places[at] = place;
    }
  }

  const Model& model_;
  const Plan& plan_;
  const NodeNames& known_;
  CppNames names_{{"T", "int32_t", "size_t"}};
};

/// Whether `kind` is not a matrix, or some term has it.
bool isMatrixOfSome(const Plan& plan, KernelKind kind) {
  return info(kind).matrix == 0 ||
         std::ranges::any_of(plan.topologies, [&](const Topology& one) { return isMatrix(kind, one.kind); });
}

/// An error if a term lacks a requested matrix. A term that reads fields may have it through another topology with its
/// name, in which fields are inlined.
Status haveMatrices(const Plan& plan, const std::set<KernelKind>& kinds) {
  for (const KernelKind kind : kinds) {
    const auto has = [&](const Topology& topology) { return hasKernel(topology, kind); };
    if (!isMatrixOfSome(plan, kind)) return Error{fmt::format("no term has a `{}`", info(kind).name), ""};
    for (const Topology& topology : plan.topologies) {
      if (!isMatrix(kind, topology.kind)) continue;
      const auto isTwin = [&](const Topology& other) { return other.name == topology.name && has(other); };
      if (std::ranges::any_of(plan.topologies, isTwin)) continue;
      return Error{fmt::format("`{}` reads unknowns in a loop: it has no fixed columns for `{}`", topology.name,
                               info(kind).name),
                   "--expand=all, where the loop's length is known when compiling"};
    }
  }
  return Done{};
}

/// The namespace of the header, which may be nested.
std::string namespaceOf(const Options& options) {
  const std::string stem = options.model == "-" ? "model" : std::filesystem::path(options.model).stem().string();
  const std::string wanted = options.name.empty() ? stem : options.name;
  std::vector<std::string> parts;
  for (size_t at = 0; at <= wanted.size();) {
    const size_t end = options.name.empty() ? wanted.size() : std::min(wanted.find("::", at), wanted.size());
    const std::string part = wanted.substr(at, end - at);
    parts.push_back(at == 0 ? cppNamespace(part) : cppName(part));
    at = end + 2;
  }
  return fmt::format("{}", fmt::join(parts, "::"));
}

}  // namespace

Result<std::string> cppText(const Options& options, const Model& model, std::set<KernelKind> kinds) {
  const bool wantsAll = options.derivative == "all";
  const auto hasNone = [](KernelKind kind) {
    return info(kind).seed != PortRole::Plain || kind == KernelKind::Linearise;
  };
  if (wantsAll) std::erase_if(kinds, hasNone);
  const auto unknown = std::ranges::find_if(kinds, hasNone);
  if (unknown != kinds.end())
    return Error{fmt::format("--as=cpp has no `{}`", info(*unknown).name),
                 "value, residual, output, gradient, jacobian, hessian and gauss-newton"};
  if (kinds.contains(KernelKind::GradientAll)) kinds.erase(KernelKind::Gradient);
  if (precisionOf(options) == Precision::F32)
    return Error{"--as=cpp prints functions of binary64, not of --precision=f32",
                 "without --strict they are templates: call them with float"};
  NodeNames known;
  Diagnostics diagnostics;
  auto plan = planApartForData(options, model, taggedTerms(model, diagnostics, known));
  std::fputs(diagnostics.render(colored(options)).c_str(), stderr);
  if (!plan) return plan.error();
  if (const Status done = keepTerm(options, *plan); !done) return done.error();
  if (wantsAll) std::erase_if(kinds, [&](KernelKind kind) { return !isMatrixOfSome(*plan, kind); });
  if (const Status done = haveMatrices(*plan, kinds); !done) return done.error();
  kinds.insert({KernelKind::Value, KernelKind::Residual, KernelKind::Output});
  Functions functions(model, *plan, known);
  for (uint32_t t = 0; t < plan->topologies.size(); ++t) {
    if (const Status done = functions.add(t, kinds); !done) return done.error();
  }
  const auto signature = std::ranges::find(kCppSignatures, options.signature) - std::begin(kCppSignatures);
  const std::string file = std::filesystem::path(options.model).filename().string();
  return cppHeader(functions.all, {static_cast<CppSignature>(signature), options.isStrict}, namespaceOf(options),
                   fmt::format("Made by hgc {} of {}: functions of one instance of each term.", HGC_VERSION, file));
}

}  // namespace hgc::tool
