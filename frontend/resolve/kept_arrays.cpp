#include "frontend/resolve/kept_arrays.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "frontend/lower/machine.h"
#include "frontend/resolve/resolver.h"
#include "frontend/resolve/rewriting.h"

namespace hgc {
namespace {

using ast::Kind;

/// The `let`s of a block, without those of blocks within.
std::vector<uint32_t> letsOf(const ast::Tree& tree, const ast::Code& code) {
  std::vector<uint32_t> lets;
  for (uint32_t at = code.begin; at < code.end; ++at) {
    const ast::Node& node = tree.nodes[at];
    const bool opens = node.kind == Kind::Branch || node.kind == Kind::Lazy || node.kind == Kind::RangeLoop ||
                       node.kind == Kind::RowLoop;
    if (opens) at = node.b;  // its Join
    else if (node.kind == Kind::Let) lets.push_back(at);
  }
  return lets;
}

/// Whether code can have an array as its value that is open: it names a symbol without all of its indices, makes an
/// array in a loop, or takes one of the locals that are known to be open.
bool mayBeOpen(const Module& module, uint32_t begin, uint32_t end, const std::set<uint32_t>& openSlots) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  std::set<uint32_t> indexed;
  for (uint32_t at = begin; at < end; ++at) {
    if (nodes[at].kind != Kind::Index) continue;
    uint32_t base = at;
    for (uint32_t k = 0; k < nodes[at].a; ++k) base = ast::expressionBegin(nodes, base);
    const Meaning meaning = nodes[base - 1].kind == Kind::Name ? module.meaningOf(nodes[base - 1].a, 0) : Meaning{};
    if (meaning.kind != Meaning::Kind::Symbol) continue;
    if (nodes[at].a >= module.program.symbols[meaning.index].dims.size()) indexed.insert(base - 1);
  }
  for (uint32_t at = begin; at < end; ++at) {
    const ast::Node& node = nodes[at];
    if (node.kind == Kind::Local && openSlots.contains(node.a)) return true;
    if (node.op == ast::Operator::Collect) return true;
    if (node.kind != Kind::Name || indexed.contains(at)) continue;
    const Meaning meaning = module.meaningOf(node.a, 0);
    if (meaning.kind == Meaning::Kind::Symbol && !module.program.symbols[meaning.index].dims.empty()) return true;
  }
  return false;
}

/// Looks for such `let`s in terms, and makes their fields.
class ArrayKeeper {
 public:
  ArrayKeeper(Module& module, const Reporter& reporter) : module_(module), builder_(module, reporter) {}

  void visit(TermId id);

 private:
  /// What is known of an open array while the graph is that of its code.
  struct Shape {
    std::vector<DimId> dims;
    ValueType entry;
    bool takesLoops = false;
  };

  std::optional<Shape> shapeOfOpen(TermId id, uint32_t let);
  bool takesLoops(const OpenArray& array) const;
  void keep(TermId id, uint32_t let, const Shape& shape);
  NameId fieldName(TermId id, uint32_t let);
  uint32_t addType(const ValueType& type, uint32_t offset);
  void declareField(TermId id, uint32_t let, NameId name, const Shape& shape);

  Module& module_;
  Builder builder_;
  Graph graph_;
};

/// Whether a loop runs for each entry: one that depends on a counter of the array.
bool ArrayKeeper::takesLoops(const OpenArray& array) const {
  std::vector<bool> varies(graph_.size());
  for (const NodeId id : reachable(graph_, array.scalars)) {
    const Node& node = graph_[id];
    varies[id] = std::ranges::find(array.counters, id) != array.counters.end();
    for (int k = 0; k < operandCount(node); ++k) varies[id] = varies[id] || varies[node.operand(k)];
    if (varies[id] && info(node.op).isReduction) return true;
  }
  return false;
}

/// Of the value of a `let`; nothing if it is no open array along dimensions, or not known before data is bound.
std::optional<ArrayKeeper::Shape> ArrayKeeper::shapeOfOpen(TermId id, uint32_t let) {
  const ast::Code body = module_.tree.terms[id].body;
  const std::vector<DimId>& domain = module_.program.terms[id].domain;
  graph_.clear();
  builder_.begin(graph_, {});
  Machine machine(builder_);
  machine.keepLoopsBeyond(kMostExpanded);
  std::vector<Operand> axes;
  for (uint32_t k = 0; k < domain.size(); ++k)
    axes.push_back(builder_.scalar(graph_.index(k), ValueType::integer(domain[k]), 0));
  builder_.beginTrial(kNoNode);
  const Operand value = machine.run({body.begin, let, body.slots}, axes);
  if (builder_.stopped() || builder_.endTrial() || value.form != Operand::Form::Open) return std::nullopt;
  const OpenArray& array = builder_.openOf(value);
  if (std::ranges::find(array.dims, kNone) != array.dims.end()) return std::nullopt;
  if (array.entry.scalar != Type::Real || array.entry.isSingle() || array.entry.rank > 0) return std::nullopt;
  return Shape{array.dims, array.entry, takesLoops(array)};
}

/// `loss_h` of the term `loss` and its `let h`, with more lines where others have that name.
NameId ArrayKeeper::fieldName(TermId id, uint32_t let) {
  std::string name =
      fmt::format("{}_{}", module_.program.terms[id].name, module_.tree.names.text(module_.tree.nodes[let].b));
  const auto isTaken = [&] {
    const auto has = [&](const auto& all) {
      return std::ranges::find(all, name, [](auto& x) { return x.name; }) != all.end();
    };
    return has(module_.program.symbols) || has(module_.program.terms) || has(module_.program.dims);
  };
  while (isTaken()) name += '_';
  return module_.tree.names.intern(module_.madeNames.emplace_back(std::move(name)));
}

uint32_t ArrayKeeper::addType(const ValueType& type, uint32_t offset) {
  const std::string name = nameOf(type, module_.program);
  module_.tree.types.push_back(
      {.name = module_.tree.names.intern(module_.madeNames.emplace_back(name)), .offset = offset});
  module_.types.push_back({type, Progress::Done});
  return static_cast<uint32_t>(module_.tree.types.size() - 1);
}

void ArrayKeeper::declareField(TermId id, uint32_t let, NameId name, const Shape& shape) {
  ast::Tree& tree = module_.tree;
  const ast::TermDeclaration term = tree.terms[id];
  const uint32_t offset = tree.nodes[let].offset, axes = static_cast<uint32_t>(shape.dims.size());
  ast::TermDeclaration field;
  field.name = name;
  field.offset = offset;
  field.kind = TermKind::Field;
  field.firstAxis = static_cast<uint32_t>(tree.parameters.size());
  field.axisCount = term.axisCount + axes;
  for (uint32_t k = 0; k < term.axisCount; ++k) {
    const ast::Parameter axis = tree.parameters[term.firstAxis + k];
    tree.parameters.push_back(axis);
  }
  for (const DimId dim : shape.dims) {
    tree.types.push_back({.name = tree.dims[dim].name, .offset = offset});
    module_.types.push_back({ValueType::integer(dim), Progress::Done});
    tree.parameters.push_back({tree.names.intern("_"), offset, static_cast<uint32_t>(tree.types.size() - 1)});
  }
  field.type = shape.entry.isScalar() ? kNone : addType(shape.entry, offset);
  Rewriting to(tree);
  to.copy(term.body.begin, let, [&](uint32_t, uint32_t slot) { return slot < term.axisCount ? slot : slot + axes; });
  for (uint32_t k = 0; k < axes; ++k)
    to.add({.kind = Kind::Local, .offset = offset, .a = term.axisCount + k, .b = tree.names.intern("_")});
  to.add({.kind = Kind::Index, .offset = offset, .a = axes});
  field.body = to.finish(term.body.slots + axes);
  tree.terms.push_back(field);

  Term declared;
  declared.name = tree.names.text(name);
  declared.kind = TermKind::Field;
  declared.domain = module_.program.terms[id].domain;
  declared.domain.insert(declared.domain.end(), shape.dims.begin(), shape.dims.end());
  declared.shape = shapeOf(shape.entry);
  declared.width = shape.entry.count();
  declared.where = module_.text.locate(offset);
  const auto place = static_cast<TermId>(tree.terms.size() - 1);
  Symbol symbol;
  symbol.name = declared.name;
  symbol.kind = SymbolKind::Field;
  symbol.dims = declared.domain;
  symbol.shape = declared.shape;
  symbol.width = declared.width;
  symbol.field = place;
  symbol.where = declared.where;
  module_.program.terms.push_back(std::move(declared));
  module_.program.symbols.push_back(std::move(symbol));
  tree.symbols.push_back(
      {.name = name, .offset = offset, .kind = SymbolKind::Field, .type = field.type, .value = {}, .term = place});
  module_.rows.push_back(shape.entry);
  module_.symbolProgress.push_back(Progress::Done);
  module_.meanings.resize(std::max<size_t>(module_.meanings.size(), name + 1));
  module_.meanings[name] = {.kind = Meaning::Kind::Symbol, .index = static_cast<uint32_t>(tree.symbols.size() - 1)};
}

/// The `let` takes the rows of the field.
void ArrayKeeper::keep(TermId id, uint32_t let, const Shape& shape) {
  ast::Tree& tree = module_.tree;
  const NameId name = fieldName(id, let);
  declareField(id, let, name, shape);
  ast::TermDeclaration& term = tree.terms[id];
  const uint32_t offset = tree.nodes[let].offset;
  const auto same = [](uint32_t, uint32_t slot) { return slot; };
  Rewriting to(tree);
  to.copy(term.body.begin, ast::expressionBegin(tree.nodes, let), same);
  to.add({.kind = Kind::Name, .offset = offset, .a = name});
  for (uint32_t k = 0; k < term.axisCount; ++k)
    to.add({.kind = Kind::Local, .offset = offset, .a = k, .b = tree.parameters[term.firstAxis + k].name});
  if (term.axisCount > 0) to.add({.kind = Kind::Index, .offset = offset, .a = term.axisCount});
  to.copy(let, term.body.end, same);
  term.body = to.finish(term.body.slots);
}

/// One `let` after another: what is kept of the first is read by those that follow.
void ArrayKeeper::visit(TermId id) {
  std::set<uint32_t> openSlots;
  for (size_t k = 0;; ++k) {
    const ast::TermDeclaration& term = module_.tree.terms[id];
    const std::vector<uint32_t> lets = letsOf(module_.tree, term.body);
    if (k >= lets.size()) return;
    const uint32_t let = lets[k];
    if (!mayBeOpen(module_, ast::expressionBegin(module_.tree.nodes, let), let, openSlots)) continue;
    const std::optional<Shape> shape = shapeOfOpen(id, let);
    if (!shape) continue;
    openSlots.insert(module_.tree.nodes[let].a);
    if (shape->takesLoops) keep(id, let, *shape);
  }
}

}  // namespace

void keepArrays(Module& module, const Reporter& reporter) {
  ArrayKeeper keeper(module, reporter);
  const auto count = static_cast<TermId>(module.tree.terms.size());
  for (TermId id = 0; id < count; ++id) keeper.visit(id);
}

}  // namespace hgc
