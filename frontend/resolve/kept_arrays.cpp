#include "frontend/resolve/kept_arrays.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ranges>
#include <set>

#include "frontend/lower/machine.h"
#include "frontend/resolve/array_uses.h"
#include "frontend/resolve/made_fields.h"
#include "frontend/resolve/rewriting.h"
#include "ir/term_source.h"

namespace hgc {
namespace {

using ast::Kind;

/// Where a nested block ends that opens at a node; the node itself if none does.
uint32_t endOf(const std::vector<ast::Node>& nodes, uint32_t at) {
  const Kind kind = nodes[at].kind;
  const bool opens = kind == Kind::Branch || kind == Kind::Lazy || kind == Kind::RangeLoop || kind == Kind::RowLoop;
  return opens ? nodes[at].b : at;  // its Join
}

/// The `let`s of a block, without those of blocks within.
std::vector<uint32_t> letsOf(const std::vector<ast::Node>& nodes, const ast::Code& code) {
  std::vector<uint32_t> lets;
  for (uint32_t at = code.begin; at < code.end; at = endOf(nodes, at) + 1) {
    if (nodes[at].kind == Kind::Let) lets.push_back(at);
  }
  return lets;
}

/// Looks for such `let`s in terms, and makes their fields.
class ArrayKeeper {
 public:
  ArrayKeeper(Module& module, const Reporter& reporter) : module_(module), builder_(module, reporter) {}

  void visit(TermId id);

 private:
  /// An array that a `let` names, whose elements take loops.
  struct Kept {
    std::vector<DimId> dims;
    ValueType entry;
    std::vector<uint32_t> axes;  ///< of the term, those that its elements depend on
  };

  std::optional<Operand> evaluate(TermId id, const ast::Code& code);
  NameId nameInside(uint32_t function, NameId name);
  void expandCalls(TermId id);
  std::optional<Kept> keptOf(const Operand& value) const;
  uint32_t placeOf(TermId id, uint32_t let) const;
  ast::Code bodyOf(TermId id, uint32_t let, const Kept& kept);
  void keep(TermId id, uint32_t let, const Kept& kept);
  std::vector<size_t> openLets(const ast::Code& body) const;
  bool keepLets(TermId id);

  Module& module_;
  Builder builder_;
  Machine machine_{builder_};
  Graph graph_;
};

/// The value of code of a term, with ragged rows of any length; nothing after a mistake.
std::optional<Operand> ArrayKeeper::evaluate(TermId id, const ast::Code& code) {
  static constexpr std::array<uint32_t, 64> kLongRows = [] {
    std::array<uint32_t, 64> lengths{};
    lengths.fill(kLongRow);
    return lengths;
  }();
  const std::vector<DimId>& domain = module_.program.terms[id].domain;
  graph_.clear();
  builder_.begin(graph_, kLongRows);
  machine_.keepLoopsBeyond(kMostExpanded);
  std::vector<Operand> axes;
  for (uint32_t k = 0; k < domain.size(); ++k)
    axes.push_back(builder_.scalar(graph_.index(k), ValueType::integer(domain[k]), 0));
  builder_.beginTrial(kNoNode);
  const Operand value = machine_.run(code, axes);
  const bool isGood = !builder_.stopped() && !builder_.endTrial() && !value.poisoned();
  return isGood ? std::optional(value) : std::nullopt;
}

/// What `let`s of a function are called that become a term's; those of libraries have no names.
NameId ArrayKeeper::nameInside(uint32_t function, NameId name) {
  NameTable& names = module_.tree.names;
  const bool isOfLibrary = std::ranges::any_of(module_.tree.imports, [&](const ast::ImportDeclaration& each) {
    return each.standard && each.target == module_.functionFiles[function];
  });
  const NameId unnamed = names.intern("_");
  if (isOfLibrary || name == unnamed) return unnamed;
  return names.intern(module_.madeNames.emplace_back(
      fmt::format("{}.{}", names.text(module_.tree.functions[function].name), names.text(name))));
}

/// Calls in the block itself give way to what they call, so that its `let`s are the block's.
void ArrayKeeper::expandCalls(TermId id) {
  constexpr int kMostCalls = 64;
  for (int k = 0; k < kMostCalls; ++k) {
    const ast::Code body = module_.tree.terms[id].body;
    const std::vector<ast::Node>& nodes = module_.tree.nodes;
    std::optional<uint32_t> function;
    uint32_t call = body.begin, statement = body.begin;
    for (uint32_t at = body.begin; at < body.end && !function; at = endOf(nodes, at) + 1) {
      if (nodes[at].kind == Kind::Let) statement = at + 1;
      function = calleeOfArrays(module_, nodes[at]);
      call = at;
    }
    if (!function) return;
    const auto named = [&](NameId name) { return nameInside(*function, name); };
    module_.tree.terms[id].body = withBodyOfCall(module_.tree, body, statement, call, *function, named);
  }
}

/// What a `let` holds, if that is to be kept.
std::optional<ArrayKeeper::Kept> ArrayKeeper::keptOf(const Operand& value) const {
  if (value.form != Operand::Form::Open) return std::nullopt;
  const OpenArray& array = builder_.openOf(value);
  const bool isStorable = array.entry.scalar == Type::Real && !array.entry.isSingle() && array.entry.rank == 0;
  if (!isStorable || std::ranges::find(array.dims, kNone) != array.dims.end()) return std::nullopt;
  Kept kept{array.dims, array.entry, {}};
  bool takesLoops = false;
  std::vector<bool> varies(graph_.size());
  for (const NodeId id : reachable(graph_, array.scalars)) {
    const Node& node = graph_[id];
    varies[id] = std::ranges::find(array.counters, id) != array.counters.end();
    for (int k = 0; k < operandCount(node); ++k) varies[id] = varies[id] || varies[node.operand(k)];
    takesLoops = takesLoops || (varies[id] && info(node.op).isReduction);
    if (node.op == Op::Index) kept.axes.push_back(node.b);
  }
  std::ranges::sort(kept.axes);
  return takesLoops ? std::optional(kept) : std::nullopt;
}

/// Where a `let` is written, or the term if that is in a library, which does not see the program's names.
uint32_t ArrayKeeper::placeOf(TermId id, uint32_t let) const {
  const uint32_t offset = module_.tree.nodes[let].offset;
  return module_.text.fileOf(offset) == 0 ? offset : module_.tree.terms[id].offset;
}

/// The code of an element: the `let`s that the array is made of, and the array at the last axes. Axes that it does not
/// depend on may stand in that code, where any index does.
ast::Code ArrayKeeper::bodyOf(TermId id, uint32_t let, const Kept& kept) {
  const ast::TermDeclaration& term = module_.tree.terms[id];
  const std::vector<ast::Node>& nodes = module_.tree.nodes;
  const uint32_t offset = placeOf(id, let), begin = ast::expressionBegin(nodes, let);
  const auto axes = static_cast<uint32_t>(kept.axes.size()), all = axes + static_cast<uint32_t>(kept.dims.size());
  const auto slotOf = [&](uint32_t slot) {
    const auto axis = std::ranges::find(kept.axes, slot);
    return axis != kept.axes.end() ? static_cast<uint32_t>(axis - kept.axes.begin()) : slot + all;
  };
  std::vector<std::pair<uint32_t, uint32_t>> pieces = {{begin, let}};
  std::set<uint32_t> needed;
  const auto need = [&](uint32_t from, uint32_t to) {
    for (uint32_t at = from; at < to; ++at) {
      if (nodes[at].kind == Kind::Local) needed.insert(nodes[at].a);
    }
  };
  need(begin, let);
  const std::vector<uint32_t> lets = letsOf(nodes, {term.body.begin, begin, 0});
  for (const uint32_t before : std::views::reverse(lets)) {
    if (!needed.contains(nodes[before].a)) continue;
    pieces.emplace_back(ast::expressionBegin(nodes, before), before + 1);
    need(pieces.back().first, before);
  }
  const NameId unnamed = module_.tree.names.intern("_");
  Rewriting to(module_.tree);
  for (uint32_t axis = 0; axis < term.axisCount; ++axis) {
    if (std::ranges::find(kept.axes, axis) != kept.axes.end() || !needed.contains(axis)) continue;
    to.add({.kind = Kind::Integer, .offset = offset});
    to.add({.kind = Kind::Let, .offset = offset, .a = slotOf(axis), .b = unnamed});
  }
  for (const auto& [from, end] : std::views::reverse(pieces))
    to.copy(from, end, [&](uint32_t, uint32_t slot) { return slotOf(slot); });
  for (uint32_t axis = axes; axis < all; ++axis)
    to.add({.kind = Kind::Local, .offset = offset, .a = axis, .b = unnamed});
  to.add({.kind = Kind::Index, .offset = offset, .a = all - axes});
  return to.finish(term.body.slots + all);
}

/// The `let` takes the rows of a field.
void ArrayKeeper::keep(TermId id, uint32_t let, const Kept& kept) {
  ast::Tree& tree = module_.tree;
  const uint32_t offset = placeOf(id, let), firstAxis = tree.terms[id].firstAxis;
  std::string_view given = tree.names.text(tree.nodes[let].b);
  given = given.substr(given.rfind('.') + 1);  // of a function, without its name
  MadeField field;
  field.name = fmt::format("{}_{}", module_.program.terms[id].name, given == "_" ? "array" : given);
  field.offset = offset;
  field.type = kept.entry;
  for (const uint32_t axis : kept.axes) {
    field.axes.push_back(tree.parameters[firstAxis + axis]);
    field.domain.push_back(module_.program.terms[id].domain[axis]);
  }
  for (const DimId dim : kept.dims) field.axes.push_back(axisOf(module_, dim, offset));
  field.domain.insert(field.domain.end(), kept.dims.begin(), kept.dims.end());
  field.body = bodyOf(id, let, kept);
  const NameId name = addField(module_, field);
  const auto same = [](uint32_t, uint32_t slot) { return slot; };
  const ast::Code body = tree.terms[id].body;
  Rewriting to(tree);
  to.copy(body.begin, ast::expressionBegin(tree.nodes, let), same);
  to.add({.kind = Kind::Name, .offset = offset, .a = name});
  for (const uint32_t axis : kept.axes)
    to.add({.kind = Kind::Local, .offset = offset, .a = axis, .b = tree.parameters[firstAxis + axis].name});
  if (!kept.axes.empty()) to.add({.kind = Kind::Index, .offset = offset, .a = static_cast<uint32_t>(kept.axes.size())});
  to.copy(let, body.end, same);
  tree.terms[id].body = to.finish(body.slots);
}

/// The `let`s of the block that hold open arrays, by their number.
std::vector<size_t> ArrayKeeper::openLets(const ast::Code& body) const {
  const std::vector<uint32_t> lets = letsOf(module_.tree.nodes, body);
  std::vector<size_t> open;
  for (size_t k = 0; k < lets.size(); ++k) {
    if (machine_.local(module_.tree.nodes[lets[k]].a).form == Operand::Form::Open) open.push_back(k);
  }
  return open;
}

/// One `let` after another: what is kept of the first is read by those that follow. False after a mistake.
bool ArrayKeeper::keepLets(TermId id) {
  if (!evaluate(id, module_.tree.terms[id].body)) return false;
  bool isCurrent = true;
  for (const size_t k : openLets(module_.tree.terms[id].body)) {
    const ast::Code body = module_.tree.terms[id].body;
    const uint32_t let = letsOf(module_.tree.nodes, body)[k];
    const std::optional<Operand> value =
        isCurrent ? machine_.local(module_.tree.nodes[let].a) : evaluate(id, {body.begin, let, body.slots});
    const std::optional<Kept> kept = value ? keptOf(*value) : std::nullopt;
    if (kept) keep(id, let, *kept);
    isCurrent = isCurrent && !kept;
  }
  return isCurrent || evaluate(id, module_.tree.terms[id].body).has_value();
}

/// Where there are mistakes, or nothing is kept, the program stays as it is written.
void ArrayKeeper::visit(TermId id) {
  const ast::Code written = module_.tree.terms[id].body;
  const size_t terms = module_.tree.terms.size();
  const bool isBroken = module_.tree.terms[id].broken;
  if (isBroken || !usesArrays(module_, written) || takesSlopes(module_, written) || !evaluate(id, written)) return;
  expandCalls(id);
  const bool keeps = keepLets(id) && module_.tree.terms.size() > terms;
  if (keeps) return;
  removeFields(module_, terms);
  module_.tree.terms[id].body = written;
}

}  // namespace

void keepArrays(Module& module, const Reporter& reporter) {
  ArrayKeeper keeper(module, reporter);
  const auto count = static_cast<TermId>(module.tree.terms.size());
  for (TermId id = 0; id < count; ++id) keeper.visit(id);
}

}  // namespace hgc
