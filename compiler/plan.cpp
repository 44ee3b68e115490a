/// From terms to topologies and groups.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "compiler/compile.h"
#include "ir/loops.h"
#include "passes/batch/batch.h"
#include "passes/derive/seed_symbols.h"
#include "passes/rebuild.h"
#include "runtime/data/instances.h"

namespace hgc {

LengthSource lengthsFrom(const Program& program, const Bound& bound) {
  LengthSource source = exactLengthsFrom(program, bound);
  source.occurring = [exact = source.occurring](TermId term, const Graph& graph, std::span<const Selector> selectors,
                                                SymbolId symbol, NodeId row) {
    auto lengths = exact(term, graph, selectors, symbol, row);
    if (!lengths) return lengths;
    std::ranges::transform(*lengths, lengths->begin(), loweredLength);
    lengths->erase(std::unique(lengths->begin(), lengths->end()), lengths->end());
    return lengths;
  };
  return source;
}

LengthSource exactLengthsFrom(const Program& program, const Bound& bound) {
  return {[&](TermId term, const Graph& graph, std::span<const Selector> selectors, SymbolId symbol, NodeId row) {
            return lengthsOccurring(program, bound, term, graph, selectors, symbol, row);
          },
          [&](TermId term, const Graph& graph, std::span<const Selector> selectors, size_t which) {
            return firstOccurrence(program, bound, term, graph, selectors, which);
          }};
}

namespace {

/// Those that a range allows; all lengths where there is none.
std::vector<uint32_t> lengthsIn(const std::map<std::string, LengthRange>& ranges, const std::string& name) {
  const auto found = ranges.find(name);
  const LengthRange range = found == ranges.end() ? LengthRange{0, kLongestUnrolled + 1} : found->second;
  std::vector<uint32_t> lengths;
  for (uint32_t length = range.low; length <= std::min(range.high, kLongestUnrolled); ++length)
    lengths.push_back(length);
  if (range.high > kLongestUnrolled) lengths.push_back(kLongRow);
  return lengths;
}

}  // namespace

LengthSource lengthsFrom(const Program& program, const std::map<std::string, LengthRange>& ranges) {
  const auto occurring = [&](TermId term, const Graph&, std::span<const Selector> selectors, SymbolId symbol,
                             NodeId) -> Result<std::vector<uint32_t>> {
    constexpr size_t kMostCombinations = 64;
    std::vector<uint32_t> lengths = lengthsIn(ranges, program.symbols[symbol].name);
    size_t combinations = lengths.size();
    std::string unnamed = ranges.contains(program.symbols[symbol].name) ? "" : program.symbols[symbol].name;
    for (const Selector& selector : selectors) {
      const std::string& name = program.symbols[selector.symbol].name;
      combinations *= lengthsIn(ranges, name).size();
      if (!ranges.contains(name)) unnamed = name;
    }
    if (combinations <= kMostCombinations || unnamed.empty()) return lengths;
    return Error{fmt::format("`{}` reads rows of `{}` of any length: there would be more than {} combinations",
                             program.terms[term].name, unnamed, kMostCombinations),
                 fmt::format("bind it with -b {}=DATA, or name the lengths: --lengths {}=3..12", unnamed, unnamed)};
  };
  const auto where = [&](TermId, const Graph&, std::span<const Selector> selectors, size_t which) {
    const std::string& name = program.symbols[selectors[which].symbol].name;
    return fmt::format("this is compiled without data: --lengths {}=A..B names the lengths that occur, or -b {}=DATA",
                       name, name);
  };
  return {occurring, where};
}

Status checkDeclarations(const Program& program) {
  if (const Status done = checkProgram(program); !done) return done;
  std::set<std::string> names, terms, fields;
  const auto add = [](std::set<std::string>& to, const std::string& name) -> Status {
    if (name.empty() || name.find('.') != std::string::npos)
      return Error{fmt::format("the program is not sound: `{}` is not a name", name),
                   "a name must not be empty or contain `.`"};
    return to.insert(name).second ? Status(Done{})
                                  : Error{fmt::format("the program is not sound: `{}` is declared twice", name), ""};
  };
  Status done = Done{};
  for (const Dim& dim : program.dims) done = done ? add(names, dim.name) : done;
  std::set<std::string> made;
  for (const Term& term : program.terms) {
    if (term.isConstraint()) made.insert({term.name + kWeightEnding, term.name + kShiftEnding});
  }
  for (const Symbol& symbol : program.symbols)
    done = done && made.erase(symbol.name) == 0 ? add(names, symbol.name) : done;
  if (done && !made.empty()) return Error{fmt::format("the program is not sound: there is no `{}`", *made.begin()), ""};
  for (const Term& term : program.terms) {  // an output may give out the field of its name
    done = done ? add(term.kind == TermKind::Field ? fields : terms, term.name) : done;
  }
  return done;
}

namespace {

/// What a leaf reads that is not there, or nothing.
const char* faultOf(const Program& program, const Term& term, const Node& node) {
  const Symbol* symbol = node.b < program.symbols.size() ? &program.symbols[node.b] : nullptr;
  const bool isTable = symbol && symbol->kind == SymbolKind::Table;
  switch (node.op) {
    case Op::Load:
      return symbol && !isTable && node.c < symbol->width ? nullptr : "a load must read a scalar of a real symbol";
    case Op::Table: return isTable ? nullptr : "a table is none";
    case Op::RowBegin: return symbol && symbol->ragged ? nullptr : "a row must begin in a ragged symbol";
    case Op::Size: return node.b < program.dims.size() ? nullptr : "a size must name a dimension";
    case Op::Index: return node.b < term.domain.size() ? nullptr : "an index must name an axis of the domain";
    case Op::Slot:
    case Op::Lifted: return "a leaf belongs to a later level";
    default: return nullptr;
  }
}

/// What a front end gave that `ir/term_source.h` does not allow, or nothing.
const char* faultOf(const Program& program, TermId id, size_t lengths, const Lowered& lowered, const Graph& graph) {
  const Term& term = program.terms[id];
  for (NodeId node = 0; node < graph.size(); ++node) {
    if (const char* fault = faultOf(program, term, graph[node])) return fault;
  }
  const auto isKey = [&](const LengthKey& key) {
    return key.symbol < program.symbols.size() && program.symbols[key.symbol].ragged && key.row < graph.size() &&
           graph[key.row].type == Type::Int;
  };
  if (lowered.keys.size() != lengths + (lowered.complete ? 0 : 1) || !std::ranges::all_of(lowered.keys, isKey))
    return "its keys are not those of its lengths";
  if (!lowered.complete) return nullptr;
  const auto isReal = [&](NodeId root) { return root < graph.size() && graph[root].type == Type::Real; };
  const bool hasLoss = term.kind == TermKind::Residual && lowered.roots.size() == term.width + size_t{2};
  if ((lowered.roots.size() != term.width && !hasLoss) || !std::ranges::all_of(lowered.roots, isReal))
    return "its roots are not the scalars of its value";
  return nullptr;
}

/// The rows whose lengths were used of those that are given.
std::vector<Selector> selectorsOf(const Lowered& lowered, std::span<const uint32_t> lengths) {
  std::vector<Selector> selectors;
  for (size_t k = 0; k < std::min(lengths.size(), lowered.keys.size()); ++k)
    selectors.push_back({lowered.keys[k].symbol, lowered.keys[k].row, lengths[k]});
  return selectors;
}

/// Lowers one term for every combination of lengths that occurs.
class Specializer {
 public:
  Specializer(const TermSource& source, const LengthSource& lengths, Stopwatch& watch, Sharing sharing)
      : source_(source), lengths_(lengths), watch_(watch), batcher_(source.program, sharing) {}

  /// Whether the term reads fields, or unknowns at fixed counts of loops, is found on the way.
  Status add(TermId term, FieldReads fields) {
    readsFields_ = false;
    readsInLoops_ = {};
    std::vector<std::vector<uint32_t>> pending = {{}};
    while (!pending.empty()) {
      const std::vector<uint32_t> lengths = std::move(pending.back());
      pending.pop_back();
      graph_.clear();
      const Lowered lowered = source_.lower(term, lengths, fields, graph_);
      watch_.lap("lower");
      if (!lowered.ok) {
        if (lowered.ofLength < std::min(lengths.size(), lowered.keys.size()))
          source_.explainLength(lengths_.where(term, graph_, selectorsOf(lowered, lengths), lowered.ofLength));
        return Error{};
      }
      if (const char* fault = faultOf(source_.program, term, lengths.size(), lowered, graph_))
        return Error{fmt::format("the graph of `{}` is not sound: {}", source_.program.terms[term].name, fault), ""};
      const std::vector<Selector> selectors = selectorsOf(lowered, lengths);
      if (lowered.complete) {
        batcher_.add(term, graph_, lowered.roots, selectors, fields, lowered.places);
        readsFields_ = readsFields_ || readsFields(graph_);
        noteReadsInLoops(lowered.roots);
        watch_.lap("batch");
        continue;
      }
      const LengthKey& key = lowered.keys.back();
      const auto occurring = lengths_.occurring(term, graph_, selectors, key.symbol, key.row);
      watch_.lap("lengths");
      if (!occurring) return occurring.error();
      for (size_t k = occurring->size(); k-- > 0;) {  // the shortest first, so that topologies come in this order
        pending.push_back(lengths);
        pending.back().push_back((*occurring)[k]);
      }
    }
    return Done{};
  }

  /// Whether the term has matrices only if it is lowered for them. An error if that goes for some lengths of rows
  /// alone.
  Result<bool> isTwofold(const Term& term) const {
    if (readsInLoops_.atFixedCounts && readsInLoops_.atOthers)
      return Error{fmt::format("`{}` reads unknowns in loops whose counts are known for some lengths of rows, and not "
                               "for others: it has no matrices",
                               term.name),
                   "make the cases terms of their own, or ask for products, --derivative=jvp,vjp,hvp"};
    return readsFields_ || readsInLoops_.atFixedCounts;
  }
  Plan finish() const { return batcher_.finish(); }

 private:
  bool readsFields(const Graph& graph) const {
    for (NodeId id = 0; id < graph.size(); ++id) {
      const Node& node = graph[id];
      if (node.op == Op::Load && source_.program.symbols[node.b].kind == SymbolKind::Field) return true;
    }
    return false;
  }

  bool hasLoops() const {
    for (NodeId id = 0; id < graph_.size(); ++id) {
      if (graph_[id].op == Op::Range) return true;
    }
    return false;
  }

  /// Notes how a lowering reads unknowns in loops, if it does: all at counts that are known, so that it has columns
  /// once it is expanded, or some at others.
  void noteReadsInLoops(const std::vector<NodeId>& roots) {
    if (!hasLoops()) return;
    Graph graph;
    copyNodes(graph_, roots, graph);
    const Nests nests(graph);
    bool areSome = false, areFixed = true;
    for (NodeId id = 0; id < graph.size(); ++id) {
      const Node& node = graph[id];
      if (node.op != Op::Load || source_.program.symbols[node.b].kind == SymbolKind::Data) continue;
      for (const NodeId range : nests.ranges()) {
        if ((nests.of(node.a) & nests.only(range)) == 0) continue;
        areSome = true;
        areFixed = areFixed && isFixed(graph, range);
      }
    }
    if (areSome) (areFixed ? readsInLoops_.atFixedCounts : readsInLoops_.atOthers) = true;
  }

  const TermSource& source_;
  const LengthSource& lengths_;
  Stopwatch& watch_;
  Batcher batcher_;
  Graph graph_;
  bool readsFields_ = false;
  struct {
    bool atFixedCounts = false, atOthers = false;
  } readsInLoops_;  ///< of some lowering
};

/// Whether a matrix is asked for that terms of this kind have.
bool hasMatrix(TermKind term, const std::set<KernelKind>& kinds) {
  return std::ranges::any_of(kinds, [&](KernelKind kind) { return isMatrix(kind, term); });
}

/// Plans what `add` adds of each term.
template <class Add>
Result<Plan> planEach(const TermSource& source, const LengthSource& lengths, Timings* times, Sharing sharing,
                      const Add& add) {
  Stopwatch watch(times);
  Specializer specializer(source, lengths, watch, sharing);
  const auto terms = static_cast<TermId>(source.program.terms.size());
  bool failed = false;
  for (TermId term = 0; term < terms; ++term) {
    const Status done = add(specializer, term);
    if (done) continue;
    if (!done.error().message.empty()) return done.error();
    failed = true;  // go on: the other terms' mistakes are worth knowing, too
    if (source.isFull()) break;
  }
  if (failed) return Error{};
  Plan plan = specializer.finish();
  connectSeeds(source.program, plan);
  watch.lap("batch");
  return plan;
}

Result<Plan> planAll(const TermSource& source, const LengthSource& lengths, const std::set<KernelKind>& kinds,
                     Timings* times, Sharing sharing) {
  return planEach(source, lengths, times, sharing, [&](Specializer& specializer, TermId term) {
    const Status done = specializer.add(term, FieldReads::FromMemory);
    if (!done || !hasMatrix(source.program.terms[term].kind, kinds)) return done;
    const auto isTwofold = specializer.isTwofold(source.program.terms[term]);
    if (!isTwofold) return Status(isTwofold.error());
    return *isTwofold ? specializer.add(term, FieldReads::Inlined) : done;
  });
}

}  // namespace

Result<Plan> planTerms(const TermSource& source, const LengthSource& lengths, const std::set<KernelKind>& kinds,
                       Timings* times) {
  auto plan = planAll(source, lengths, kinds, times, Sharing::Topologies);
  // Every method of solving goes by one of these.
  constexpr KernelKind kSolved[] = {KernelKind::Gradient, KernelKind::Linearise, KernelKind::GaussNewton,
                                    KernelKind::Gnp};
  const bool isSolved = std::ranges::any_of(kSolved, [&](KernelKind kind) { return kinds.contains(kind); });
  if (!plan || !isSolved) return plan;
  for (const TermSource& retraction : source.retractions) {
    auto own = planAll(retraction, lengths, {KernelKind::Linearise}, times, Sharing::Topologies);
    if (!own) return own;
    plan->retractions.push_back({retraction.program, std::move(*own)});
  }
  return plan;
}

Result<Plan> planApart(const TermSource& source, const LengthSource& lengths, const std::set<KernelKind>& kinds) {
  return planAll(source, lengths, kinds, nullptr, Sharing::Nothing);
}

Result<Plan> planInlined(const TermSource& source, const LengthSource& lengths, Timings* times) {
  TermSource inlined = source;
  inlined.lower = [&](TermId term, std::span<const uint32_t> of, FieldReads, Graph& graph) {
    return source.lower(term, of, FieldReads::Inlined, graph);
  };
  return planEach(inlined, lengths, times, Sharing::Topologies, [&](Specializer& specializer, TermId term) {
    const bool isField = source.program.terms[term].kind == TermKind::Field;
    return isField ? Status(Done{}) : specializer.add(term, FieldReads::FromMemory);
  });
}

}  // namespace hgc
