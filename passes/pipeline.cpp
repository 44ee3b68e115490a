#include "passes/pipeline.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "ir/loops.h"
#include "passes/rebuild.h"

namespace hgc {
namespace {

/// `level` as the level that `pass` takes, or an error.
template <class From>
Result<From*> start(const Pass& pass, Level& level) {
  if (From* from = std::get_if<From>(&level)) return from;
  constexpr const char* kLeadsTo[] = {"", "hoist-indices", "differentiate"};
  const size_t is = level.index(), needed = Level(From()).index();
  return Error{
      fmt::format("the pass `{}` expects the level `{}`, got `{}`", pass.name, kLevelNames[needed], kLevelNames[is]),
      is < needed ? fmt::format("run the pass {} before", kLeadsTo[is + 1]) : ""};
}

Status hoist(const Pass& pass, Level& level) {
  const auto topology = start<Topology>(pass, level);
  if (!topology) return topology.error();
  auto hoisted = hoistIndices(**topology);
  if (!hoisted) return hoisted.error();
  level = std::move(*hoisted);
  return Done{};
}

Status derive(const Pass& pass, Level& level) {
  const auto hoisted = start<Hoisted>(pass, level);
  if (!hoisted) return hoisted.error();
  level = differentiate(std::move(**hoisted));
  return Done{};
}

/// Wraps a pass that does not change the level.
template <class In, void (*change)(In&)>
Status within(const Pass& pass, Level& level) {
  const auto in = start<In>(pass, level);
  if (!in) return in.error();
  change(**in);
  return Done{};
}

/// Wraps a pass that works at all levels.
template <void (*rewrite)(RootedGraph&)>
Status anywhere(const Pass&, Level& level) {
  std::visit([](RootedGraph& values) { rewrite(values); }, level);
  return Done{};
}

constexpr Pass kPasses[] = {
    {"hoist-indices", "move index arithmetic that needs tables to the host", hoist},
    {"seed", "add gathers for directions and cotangents", within<Hoisted, seed>},
    {"differentiate", "add the gradient and the Jacobian", derive},
    {"products", "add tangents, Hessian-vector products and pullbacks", within<Differentiated, deriveProducts>},
    {"hessian", "add the Hessian by unknowns", within<Differentiated, deriveHessian>},
    {"normal", "add the Gauss-Newton matrix", within<Differentiated, deriveNormal>},
    {"normal-products", "add products with the Gauss-Newton matrix", within<Differentiated, deriveNormalProducts>},
    {"weigh", "add the slope of a residual's loss", within<Differentiated, deriveWeight>},
    {"narrow", "round every real to binary32", anywhere<narrow>},
    {"expand", "replace operations that have an expansion", anywhere<expand>},
    {"fuse", "form fused multiply-adds", anywhere<fuse>},
};

/// Whether the pipeline runs a row of `derivatives.def`.
constexpr bool isRun(const DerivativeInfo& row) {
  if (!row.further) return row.pass.empty() || row.pass == "differentiate";
  const auto first = std::ranges::find(kPasses, std::string_view("differentiate"), &Pass::name);
  return std::any_of(first + 1, std::end(kPasses), [&](const Pass& pass) { return pass.name == row.pass; });
}
static_assert(std::ranges::all_of(kDerivatives, isRun), "a row of derivatives.def names a pass that is not run for it");

}  // namespace

std::span<const Pass> allPasses() { return kPasses; }

Status runPass(const Pass& pass, Level& level, const PipelineHooks& hooks) {
  const auto start = std::chrono::steady_clock::now();
  if (const Status done = pass.run(pass, level); !done) return done;
  const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - start;
  if (hooks.after) hooks.after(pass.name, level, elapsed.count());
  return hooks.verifyEach ? verify(level) : Status(Done{});
}

namespace {

Status runNamed(std::initializer_list<std::string_view> names, Level& level, const PipelineHooks& hooks) {
  for (const Pass& pass : kPasses) {
    if (std::ranges::find(names, pass.name) == names.end()) continue;
    if (const Status done = runPass(pass, level, hooks); !done) return done;
  }
  return Done{};
}

/// Matrices have a column for each scalar that an instance reads.
Status columnsFit(const Differentiated& topology, const std::set<KernelKind>& kinds) {
  constexpr size_t kMostColumns = 4096;
  for (const KernelKind kind : kinds) {
    if (!isMatrix(kind, topology.kind) || !hasKernel(topology, kind) || topology.columns.size() <= kMostColumns)
      continue;
    return Error{fmt::format("an instance of `{}` reads {} scalars of unknowns: `{}` is for at most {}", topology.name,
                             topology.columns.size(), info(kind).name, kMostColumns),
                 "ask for products, --derivative=jvp,vjp,hvp"};
  }
  return Done{};
}

/// The passes that `kinds` need after the first derivatives, in the order of the table of passes.
Status deriveFurther(Level& level, const PipelineOptions& options) {
  Status done = runNamed({"differentiate"}, level, options.hooks);
  if (done) done = columnsFit(std::get<Differentiated>(level), options.kinds);
  for (const Pass& pass : kPasses) {
    const auto needs = [&](KernelKind kind) { return isFurther(kind) && info(kind).pass == pass.name; };
    if (done && std::ranges::any_of(options.kinds, needs)) done = runPass(pass, level, options.hooks);
  }
  return done;
}

Status finish(Level& level, const PipelineOptions& options) {
  Status done = Done{};
  if (options.precision == Precision::F32) done = runNamed({"narrow"}, level, options.hooks);
  if (done) done = runNamed({"expand"}, level, options.hooks);
  return done && options.fused ? runNamed({"fuse"}, level, options.hooks) : done;
}

/// What else may be asked for, or be written. The counts of a sum may be instances, which have matrices.
std::string insteadOfOpenColumns(const Topology& topology) {
  const bool isWhole = topology.kind == TermKind::Energy && topology.rank == 0;
  return fmt::format(
      "{}fix the size that the loop counts to, as in `dim D = 8;` (rows of up to 16 entries are fixed); or ask for "
      "products, --derivative=jvp,vjp,hvp; solves by newton-cg and lbfgs need no columns",
      isWhole ? "make the counts instances, `energy e[i in N] = value;` or `energy e = c * sum(i in N) "
                "value;`, one energy for each such sum; or "
              : "");
}

/// The first port of unknowns that is read in a loop that `isIt`.
template <class IsIt>
std::optional<uint32_t> unknownsReadIn(const Topology& topology, const IsIt& isIt) {
  const Nests nests(topology.graph);
  for (NodeId id = 0; id < topology.graph.size() && topology.variadic; ++id) {
    const Node& node = topology.graph[id];
    if (node.op != Op::Load || topology.ports[node.b].kind == SymbolKind::Data) continue;
    const auto isOpen = [&](NodeId range) { return (nests.of(node.a) & nests.only(range)) != 0 && isIt(range); };
    if (std::ranges::any_of(nests.ranges(), isOpen)) return node.b;
  }
  return std::nullopt;
}

std::string nameOfUnknowns(const PortNames& names, uint32_t port) {
  const std::string name = names ? names(port) : "";
  return name.empty() ? "unknowns" : fmt::format("the unknown `{}`", name);
}

/// Copies the roots of `kind` that only `from` has. They share no nodes with other roots, because that could change
/// which operations are fused.
void copyBeside(const Differentiated& from, KernelKind kind, Differentiated& to) {
  for (const Stored& stored : info(kind).stores) {
    if (std::ranges::count(to.roots, stored.root, &Root::kind) != 0) continue;
    for (const Root& root : from.roots) {
      if (root.kind == stored.root)
        to.roots.push_back({root.kind, root.a, root.b, copyNodes(from.graph, {&root.node, 1}, to.graph).front()});
    }
  }
}

/// What there is for loops. Where unknowns are read at counts that the program knows, matrices are those of a topology
/// in which these loops are expanded; where fields are read, of one in which these are inlined.
Status loopsFit(const Topology& topology, const PipelineOptions& options) {
  if (readsFields(topology) || !Nests(topology.graph).hasLoops()) return Done{};
  const auto open = unknownsReadIn(topology, [&](NodeId range) { return !isFixed(topology.graph, range); });
  const bool isLeft = topology.inlined && unknownsReadIn(topology, [](NodeId) { return true; });
  for (const KernelKind kind : options.kinds) {
    if (!isMatrix(kind, topology.kind) || (!open && !isLeft)) continue;
    if (!open)
      return Error{fmt::format("`{}` reads unknowns in loops of a field, which stay loops for each of its rows: it has "
                               "no fixed columns for `{}`",
                               topology.name, info(kind).name),
                   "index the field, `sum(i in N) y[i]`, instead of reading its rows, `sum(v in y)`; or ask for "
                   "products, --derivative=jvp,vjp,hvp"};
    return Error{
        fmt::format("`{}` reads {} in a loop over a size that only the data tells: it has no fixed columns for `{}`",
                    topology.name, nameOfUnknowns(options.portNames, *open), info(kind).name),
        insteadOfOpenColumns(topology)};
  }
  return Done{};
}

}  // namespace

Result<KernelSources> runPipeline(const Topology& topology, const PipelineOptions& options) {
  if (const Status done = loopsFit(topology, options); !done) return done.error();
  KernelSources sources;
  Level first = topology;
  Status done = runNamed({"hoist-indices", "seed"}, first, options.hooks);
  if (done && std::ranges::any_of(options.kinds, isFurther)) {
    Level further = first;
    done = deriveFurther(further, options);
    if (done) done = finish(further, options);
    if (done) sources.further = std::get<Differentiated>(std::move(further));
  }
  if (done) done = runNamed({"differentiate"}, first, options.hooks);
  if (done) done = finish(first, options);
  if (!done) return done.error();
  sources.first = std::get<Differentiated>(std::move(first));
  for (const KernelKind kind : options.kinds) {
    if (info(kind).beside) copyBeside(*sources.further, kind, sources.first);
  }
  return sources;
}

}  // namespace hgc
