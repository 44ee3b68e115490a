#include "compiler/watch/watch.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>

#include "ir/apply.h"
#include "ir/loops.h"
#include "passes/passes.h"
#include "passes/rebuild.h"
#include "verify/diagnose.h"

namespace hgc {
namespace {

/// A term as the front end gives it, with the numbers of one instance: what an `Interpreter` reads of it, its number 0,
/// of a graph that no pass has seen: loads name symbols.
struct OneInstance {
  GatherGraph graph;
  Group group;
  GroupData data;
};

/// The indices along the axes of a term's domain of the instance of that number.
std::vector<int32_t> indicesOf(const Program& program, const Bound& bound, TermId term, int64_t instance) {
  const std::vector<DimId>& domain = program.terms[term].domain;
  std::vector<int32_t> indices(domain.size());
  for (size_t k = domain.size(); k-- > 0;) {
    indices[k] = static_cast<int32_t>(instance % bound.sizes[domain[k]]);
    instance /= bound.sizes[domain[k]];
  }
  return indices;
}

/// `values` at these indices; dead nodes go, and roots have other numbers then.
OneInstance atIndices(const Program& program, RootedGraph values, std::span<const int32_t> indices) {
  rebuild(values, [](Graph& graph, const Node& node) { return node.op == Op::Index ? graph.slot(node.b) : kNoNode; });
  OneInstance one;
  static_cast<RootedGraph&>(one.graph) = std::move(values);
  one.data.count = 1;
  for (const int32_t index : indices) one.data.slots.push_back({index});
  one.group.ports.resize(program.symbols.size());
  std::iota(one.group.ports.begin(), one.group.ports.end(), 0U);
  one.group.tables = one.group.ports;
  one.group.dims.resize(program.dims.size());
  std::iota(one.group.dims.begin(), one.group.dims.end(), 0U);
  for (uint32_t symbol = 0; symbol < program.symbols.size(); ++symbol) {
    one.graph.ports.push_back({.kind = program.symbols[symbol].kind, .width = program.symbols[symbol].width});
    one.graph.gathers.push_back({.port = symbol, .components = {}});
  }
  return one;
}

/// Of loops, of values of one name, and of what is read.
constexpr size_t kMostCounts = 4, kMostOfAName = 8, kMostRead = 32;

std::string textOf(Constant value, bool isUnsigned) {
  if (value.type == Type::Real) return fmt::format("{}", value.real());
  if (value.type == Type::Bool) return value.boolean() ? "true" : "false";
  return isUnsigned ? fmt::format("{}", static_cast<uint32_t>(value.integer())) : fmt::format("{}", value.integer());
}

/// The bound values with those that fields have.
Bound withFields(const Program& program, Bound bound, const std::map<std::string, Array>& fields) {
  for (size_t k = 0; k < program.symbols.size(); ++k) {
    const auto found = fields.find(program.symbols[k].name);
    if (program.symbols[k].kind == SymbolKind::Field && found != fields.end())
      bound.symbols[k].reals.assign(found->second.reals.begin(), found->second.reals.end());
  }
  return bound;
}

/// The value of a node that no real decides, at an instance: a row.
int32_t integerAt(const Program& program, const Bound& bound, const Graph& graph, NodeId node,
                  std::span<const int32_t> indices) {
  const OneInstance one = atIndices(program, {graph, {{.kind = RootKind::Output, .node = node}}}, indices);
  Interpreter interpreter({one.graph, one.group, one.data, bound}, evaluateStrict);
  interpreter.forward(0, {});
  return interpreter.valueOf(one.graph.roots.front().node).integer();
}

/// A term, lowered for the lengths that its rows have at one instance.
struct LoweredAt {
  Graph graph;
  Lowered lowered;
  std::vector<NamedValue> names;
};

Result<LoweredAt> lowerAt(const Module& module, const Program& program, const Bound& bound, TermId term,
                          std::span<const int32_t> indices, Expansion expansion) {
  Diagnostics diagnostics;
  Lowerer lowerer(module, diagnostics, expansion);
  LoweredAt at;
  lowerer.watch(at.names);
  for (std::vector<uint32_t> lengths; !at.lowered.complete;) {
    at.graph.clear();
    at.names.clear();
    at.lowered = lowerer.lower(term, lengths, FieldReads::FromMemory, at.graph);
    if (!at.lowered.ok) return internalError("a compiled program cannot be watched");
    if (at.lowered.complete) break;
    const LengthKey& key = at.lowered.keys.back();
    const auto row = static_cast<size_t>(integerAt(program, bound, at.graph, key.row, indices));
    const auto& begins = bound.symbols[key.symbol].rowBegin;
    const auto entries = static_cast<uint32_t>(begins[row + 1] - begins[row]);
    lengths.push_back(expansion == Expansion::All ? entries : loweredLength(entries));
  }
  return at;
}

/// Of a term: without its loss.
size_t componentsOf(const LoweredAt& at, const Term& term) {
  return term.kind == TermKind::Residual ? term.width : at.lowered.roots.size();
}

/// What a term is made of: its components, and after those all that has a name.
RootedGraph rootsOf(const LoweredAt& at, const Term& term) {
  RootedGraph values{at.graph, {}};
  for (size_t k = 0; k < componentsOf(at, term); ++k)
    values.roots.push_back({.kind = RootKind::Output, .node = at.lowered.roots[k]});
  for (const NamedValue& named : at.names) {
    for (const NodeId scalar : named.scalars) values.roots.push_back({.kind = RootKind::Output, .node = scalar});
  }
  return values;
}

/// Reads values off an instance that was evaluated.
class Reader {
 public:
  Reader(const Program& program, const Bound& bound, const OneInstance& one, std::vector<NodeId> named)
      : program_(program),
        bound_(bound),
        one_(one),
        interpreter_({one.graph, one.group, one.data, bound}, evaluateStrict) {
    interpreter_.forward(0, {});
    for (const NodeId node : interpreter_.order()) isOutside_.insert(node);
    for (const NodeId node : named) {
      if (!isOutside_.contains(node)) inLoops_[node];
    }
    goThroughLoops();
  }

  double real(NodeId node) const { return interpreter_.valueOf(node).real(); }

  /// A scalar: its value, or those of the first counts of its loop.
  std::string text(NodeId node, bool isUnsigned) const {
    if (isOutside_.contains(node)) return textOf(interpreter_.valueOf(node), isUnsigned);
    const std::vector<Constant>& values = inLoops_.at(node);
    if (values.empty()) return "in a loop that this instance does not enter, or one within a loop";
    std::string text;
    for (size_t k = 0; k < std::min(values.size(), kMostCounts); ++k)
      text += fmt::format("{}{}", k == 0 ? "" : ", ", textOf(values[k], isUnsigned));
    return fmt::format("{{{}{}}} by count", text, values.size() > kMostCounts ? ", ..." : "");
  }

  /// What is read outside of loops.
  void addRead(Watched& to) const {
    for (const NodeId id : interpreter_.order()) {
      const Node& node = one_.graph.graph[id];
      if (node.op != Op::Load && node.op != Op::Table) continue;
      const int64_t scalar = node.op == Op::Load ? static_cast<int64_t>(interpreter_.scalarOf(node))
                                                 : interpreter_.valueOf(node.a).integer();
      const std::string text = textOf(interpreter_.valueOf(id), program_.symbols[node.b].element == ElementType::U32);
      if (to.read.size() == kMostRead) ++to.moreRead;
      else to.read.push_back({placeIn(program_, bound_, node.b, scalar), "", "", {text}, 1});
    }
  }

 private:
  /// Once more through every loop, for what is named in it.
  void goThroughLoops() {
    if (inLoops_.empty()) return;
    for (const NodeId id : interpreter_.order()) {
      if (!info(one_.graph.graph[id].op).isReduction) continue;
      interpreter_.firstInside(id, [&](NodeId inside) {
        const auto wanted = inLoops_.find(inside);
        if (wanted != inLoops_.end() && wanted->second.size() <= kMostCounts)
          wanted->second.push_back(interpreter_.valueOf(inside));
        return false;
      });
    }
  }

  const Program& program_;
  const Bound& bound_;
  const OneInstance& one_;
  Interpreter interpreter_;
  std::set<NodeId> isOutside_;
  std::map<NodeId, std::vector<Constant>> inLoops_;
};

WatchedValue describe(const Program& program, const NamedValue& named, std::span<const NodeId> scalars,
                      const Reader& reader) {
  WatchedValue value{named.name, placeText(program, named.where), named.type, {}, named.count};
  for (const std::string& count : named.counts) value.name += fmt::format(", {}", count);
  for (const NodeId scalar : scalars) value.numbers.push_back(reader.text(scalar, named.isUnsigned));
  return value;
}

/// By name, with counts of loops, and the text that it stands in: which of the watched values have it.
using ByText = std::map<std::pair<std::string, uint32_t>, std::vector<size_t>>;

/// What a function names has a number where the function is called several times. A variable of C++ may be set several
/// times in one.
void numberCalls(const ByText& byText, const std::set<size_t>& ofCxx, std::vector<WatchedValue>& values) {
  for (const auto& [text, same] : byText) {
    const char* const word = ofCxx.contains(same.front()) ? "time" : "call";
    for (size_t k = 0; k < same.size() && same.size() > 1; ++k)
      values[same[k]].name += fmt::format(", {} {}", word, k + 1);
  }
}

}  // namespace

Result<Watched> watchedValues(const Module& module, const Program& program, const Bound& given,
                              const std::map<std::string, Array>& fields, const Watch& watch,
                              const WatchOptions& options) {
  const Term& term = program.terms[watch.term];
  std::optional<Bound> own;
  const Bound& bound = fields.empty() ? given : own.emplace(withFields(program, given, fields));
  const std::vector<int32_t> indices = indicesOf(program, bound, watch.term, watch.instance);
  const auto at = lowerAt(module, program, bound, watch.term, indices, options.expansion);
  if (!at) return at.error();
  RootedGraph values = rootsOf(*at, term);
  if (options.precision == Precision::F32) narrow(values);
  OneInstance one = atIndices(program, std::move(values), indices);
  std::vector<NodeId> roots;
  for (const Root& root : one.graph.roots) roots.push_back(root.node);
  const Nests nests(one.graph.graph);
  std::erase_if(one.graph.roots, [&](const Root& root) { return nests.of(root.node) != 0; });
  const Reader reader(program, bound, one, roots);
  Watched watched;
  watched.term = term.name;
  watched.instance = watch.instance;
  watched.place = placeText(program, {term.where.file, term.where.line, 0});
  size_t next = componentsOf(*at, term);
  for (size_t k = 0; k < next; ++k) watched.result.push_back(reader.real(roots[k]));
  std::map<std::pair<std::string, uint32_t>, size_t> told;
  ByText byText;
  std::set<size_t> ofCxx;
  for (const NamedValue& named : at->names) {
    const auto scalars = std::span(roots).subspan(next, named.scalars.size());
    next += named.scalars.size();
    const size_t before = told[{named.name, named.offset}]++;
    if (before > kMostOfAName) continue;
    watched.named.push_back(
        before < kMostOfAName
            ? describe(program, named, scalars, reader)
            : WatchedValue{named.name, placeText(program, named.where), named.type, {"... and more"}, 1});
    byText[{watched.named.back().name, named.offset}].push_back(watched.named.size() - 1);
    if (named.isOfCxx) ofCxx.insert(watched.named.size() - 1);
  }
  numberCalls(byText, ofCxx, watched.named);
  reader.addRead(watched);
  return watched;
}

}  // namespace hgc
