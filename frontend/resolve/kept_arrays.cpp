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

/// What a name means, and nothing for other nodes.
Meaning meaningAt(const Module& module, const ast::Node& node) {
  return node.kind == Kind::Name ? module.meaningOf(node.a, module.text.fileOf(node.offset)) : Meaning{};
}

/// Whether code can have an array as its value that is open: it names a symbol without all of its indices, makes an
/// array in a loop, or takes one of the locals that are known to be open.
bool mayBeOpen(const Module& module, uint32_t begin, uint32_t end, const std::set<uint32_t>& openSlots = {}) {
  const std::vector<ast::Node>& nodes = module.tree.nodes;
  std::set<uint32_t> indexed;
  for (uint32_t at = begin; at < end; ++at) {
    if (nodes[at].kind != Kind::Index) continue;
    uint32_t base = at;
    for (uint32_t k = 0; k < nodes[at].a; ++k) base = ast::expressionBegin(nodes, base);
    const Meaning meaning = meaningAt(module, nodes[base - 1]);
    if (meaning.kind != Meaning::Kind::Symbol) continue;
    if (nodes[at].a >= module.program.symbols[meaning.index].dims.size()) indexed.insert(base - 1);
  }
  for (uint32_t at = begin; at < end; ++at) {
    const ast::Node& node = nodes[at];
    if (node.kind == Kind::Local && openSlots.contains(node.a)) return true;
    if (node.op == ast::Operator::Collect) return true;
    const Meaning meaning = indexed.contains(at) ? Meaning{} : meaningAt(module, node);
    if (meaning.kind == Meaning::Kind::Symbol && !module.program.symbols[meaning.index].dims.empty()) return true;
  }
  return false;
}

/// The function of a call, if its body can stand in the place of the call and may be about open arrays.
std::optional<uint32_t> calleeOfArrays(const Module& module, const ast::Node& call) {
  if (call.kind != Kind::Call) return std::nullopt;
  const uint32_t file = module.text.fileOf(call.offset);
  const Callee callee = module.calleeOf(call.a);
  const uint32_t f = callee.function == kNone ? kNone : module.firstSeen(callee.function, file);
  if (f == kNone || callee.builtin.builtin != Builtin::None || module.nextSeen(f, file) != kNone) return std::nullopt;
  const ast::FunctionDeclaration& function = module.tree.functions[f];
  const bool isWhole = !function.broken && !function.body.empty() && function.gradient.empty();
  if (!isWhole || function.parameterCount != call.b || function.resultCount > 0) return std::nullopt;
  bool takesArrays = false;
  for (uint32_t k = 0; k < function.parameterCount; ++k) {
    const ast::Parameter& parameter = module.tree.parameters[function.firstParameter + k];
    if (parameter.isFunction()) return std::nullopt;
    takesArrays = takesArrays || module.types[parameter.type].type.isOpen();
  }
  return takesArrays || mayBeOpen(module, function.body.begin, function.body.end) ? std::optional(f) : std::nullopt;
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

  bool usesArrays(const ast::Code& code) const;
  std::optional<Operand> evaluate(TermId id, const ast::Code& code);
  void expandCalls(TermId id);
  bool keepLets(TermId id);
  std::optional<Shape> shapeOfOpen(TermId id, uint32_t let);
  bool takesLoops(const OpenArray& array) const;
  void keep(TermId id, uint32_t let, const Shape& shape);
  uint32_t placeOf(TermId id, uint32_t let) const;
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

/// The value of code of a term; nothing after a mistake, or if data must be known.
std::optional<Operand> ArrayKeeper::evaluate(TermId id, const ast::Code& code) {
  const std::vector<DimId>& domain = module_.program.terms[id].domain;
  graph_.clear();
  builder_.begin(graph_, {});
  Machine machine(builder_);
  machine.keepLoopsBeyond(kMostExpanded);
  std::vector<Operand> axes;
  for (uint32_t k = 0; k < domain.size(); ++k)
    axes.push_back(builder_.scalar(graph_.index(k), ValueType::integer(domain[k]), 0));
  builder_.beginTrial(kNoNode);
  const Operand value = machine.run(code, axes);
  return builder_.stopped() || builder_.endTrial() ? std::nullopt : std::optional(value);
}

/// Of the value of a `let`; nothing if it is no open array along dimensions.
std::optional<ArrayKeeper::Shape> ArrayKeeper::shapeOfOpen(TermId id, uint32_t let) {
  const ast::Code body = module_.tree.terms[id].body;
  const std::optional<Operand> value = evaluate(id, {body.begin, let, body.slots});
  if (!value || value->form != Operand::Form::Open) return std::nullopt;
  const OpenArray& array = builder_.openOf(*value);
  if (std::ranges::find(array.dims, kNone) != array.dims.end()) return std::nullopt;
  if (array.entry.scalar != Type::Real || array.entry.isSingle() || array.entry.rank > 0) return std::nullopt;
  return Shape{array.dims, array.entry, takesLoops(array)};
}

/// `loss_h` of the term `loss` and its `let h`, `loss_array` of an argument; with more lines where others have that
/// name.
NameId ArrayKeeper::fieldName(TermId id, uint32_t let) {
  const std::string_view given = module_.tree.names.text(module_.tree.nodes[let].b);
  std::string name = fmt::format("{}_{}", module_.program.terms[id].name, given == "_" ? "array" : given);
  const auto isTaken = [&] {
    const auto has = [&](const auto& all) {
      return std::ranges::find(all, name, [](auto& x) { return x.name; }) != all.end();
    };
    return has(module_.program.symbols) || has(module_.program.terms) || has(module_.program.dims);
  };
  while (isTaken()) name += '_';
  return module_.tree.names.intern(module_.madeNames.emplace_back(std::move(name)));
}

/// Where a `let` is written, or the term if that is in a library, which does not see the program's names.
uint32_t ArrayKeeper::placeOf(TermId id, uint32_t let) const {
  const uint32_t offset = module_.tree.nodes[let].offset;
  return module_.text.fileOf(offset) == 0 ? offset : module_.tree.terms[id].offset;
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
  const uint32_t offset = placeOf(id, let);
  const auto axes = static_cast<uint32_t>(shape.dims.size());
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
  const uint32_t offset = placeOf(id, let);
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

/// Whether the code, or a function that it calls, may be about open arrays.
bool ArrayKeeper::usesArrays(const ast::Code& code) const {
  if (mayBeOpen(module_, code.begin, code.end)) return true;
  const auto calls = [&](const ast::Node& node) { return calleeOfArrays(module_, node).has_value(); };
  return std::any_of(module_.tree.nodes.begin() + code.begin, module_.tree.nodes.begin() + code.end, calls);
}

/// Calls in the block itself give way to what they call, so that its `let`s are the block's.
void ArrayKeeper::expandCalls(TermId id) {
  constexpr int kMostCalls = 64;
  for (int k = 0; k < kMostCalls; ++k) {
    const ast::Code body = module_.tree.terms[id].body;
    const std::vector<ast::Node>& nodes = module_.tree.nodes;
    std::optional<uint32_t> function;
    uint32_t at = body.begin, statement = body.begin;
    for (; at < body.end && !function; at = function ? at : endOf(nodes, at) + 1) {
      if (nodes[at].kind == Kind::Let) statement = at + 1;
      function = calleeOfArrays(module_, nodes[at]);
    }
    if (!function) return;
    module_.tree.terms[id].body = withBodyOfCall(module_.tree, body, statement, at, *function);
  }
}

/// One `let` after another: what is kept of the first is read by those that follow. False if nothing is kept.
bool ArrayKeeper::keepLets(TermId id) {
  std::set<uint32_t> openSlots;
  bool keeps = false;
  for (size_t k = 0;; ++k) {
    const std::vector<uint32_t> lets = letsOf(module_.tree.nodes, module_.tree.terms[id].body);
    if (k >= lets.size()) return keeps;
    if (!mayBeOpen(module_, ast::expressionBegin(module_.tree.nodes, lets[k]), lets[k], openSlots)) continue;
    const std::optional<Shape> shape = shapeOfOpen(id, lets[k]);
    if (!shape) continue;
    openSlots.insert(module_.tree.nodes[lets[k]].a);
    if (shape->takesLoops) keep(id, lets[k], *shape);
    keeps = keeps || shape->takesLoops;
  }
}

void ArrayKeeper::visit(TermId id) {
  const ast::Code written = module_.tree.terms[id].body;
  if (module_.tree.terms[id].broken || !usesArrays(written)) return;
  // Where there are mistakes, messages are about calls as they are written.
  if (evaluate(id, written)) expandCalls(id);
  if (!keepLets(id)) module_.tree.terms[id].body = written;
}

}  // namespace

void keepArrays(Module& module, const Reporter& reporter) {
  ArrayKeeper keeper(module, reporter);
  const auto count = static_cast<TermId>(module.tree.terms.size());
  for (TermId id = 0; id < count; ++id) keeper.visit(id);
}

}  // namespace hgc
