#include "frontend/resolve/kept/arrays.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "frontend/lower/machine/machine.h"
#include "frontend/resolve/kept/array_uses.h"
#include "frontend/resolve/kept/block_lets.h"
#include "frontend/resolve/kept/loop_lets.h"
#include "frontend/resolve/kept/made_fields.h"
#include "frontend/resolve/kept/named.h"
#include "frontend/resolve/kept/values.h"
#include "frontend/resolve/rewriting.h"
#include "ir/term_source.h"

namespace hgc {
namespace {

using ast::Kind;

/// Finds what blocks of terms would compute several times, and makes fields of it.
class ArrayKeeper {
 public:
  ArrayKeeper(Module& module, const Reporter& reporter, CallsOfIndices calls)
      : module_(module), builder_(module, reporter), calls_(calls) {}

  void visit(TermId id);
  void visitNumbers();

 private:
  std::optional<Operand> evaluate(TermId id, const ast::Code& code);
  NameId nameInside(uint32_t function, NameId name);
  void expandCalls(TermId id);
  void openBlocks(TermId id);
  uint32_t placeOf(TermId id, uint32_t let) const;
  bool keepNumbersFor(TermId id, size_t number);
  ast::Code bodyOf(TermId id, uint32_t let, const KeptValue& kept);
  void keep(TermId id, uint32_t let, const KeptValue& kept);
  const Operand& valueOf(uint32_t let) const { return machine_.stack.local(module_.tree.nodes[let].a); }
  size_t loopsOf(uint32_t let) const {
    const auto moved = moved_.find(module_.tree.nodes[let].a);
    return moved == moved_.end() ? 0 : moved->second;
  }
  std::vector<size_t> candidates(const ast::Code& body, size_t domain);
  std::optional<KeptValue> keptLet(uint32_t let, size_t domain);
  bool keepLets(TermId id);
  std::optional<std::pair<size_t, KeptValue>> nextKept(TermId id, size_t from);

  Module& module_;
  Builder builder_;
  CallsOfIndices calls_;
  Machine machine_{builder_};
  Graph graph_;
  std::vector<TermId> numbers_;         // fields that it made of values without axes of their own
  std::map<uint32_t, uint32_t> moved_;  // of the term: by slot of a `let` how many loops it was moved out of
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
  machine_.loops.keepBeyond(kMostExpanded);
  std::vector<Operand> axes;
  for (uint32_t k = 0; k < domain.size(); ++k)
    axes.push_back(builder_.scalar(graph_.index(k), ValueType::integer(domain[k]), 0));
  builder_.mistakes.beginTrial(kNoNode);
  const Operand value = machine_.run(code, axes);
  const bool isGood = !builder_.mistakes.stopped() && !builder_.mistakes.endTrial() && !value.poisoned();
  return isGood ? std::optional(value) : std::nullopt;
}

/// What `let`s of a function are called that become a term's; those of libraries have no names.
NameId ArrayKeeper::nameInside(uint32_t function, NameId name) {
  NameTable& names = module_.tree.names;
  const NameId unnamed = names.intern("_");
  if (module_.isOfLibrary(function) || name == unnamed) return unnamed;
  return names.intern(module_.madeNames.emplace_back(
      fmt::format("{}.{}", names.text(module_.tree.functions[function].name), names.text(name))));
}

/// Calls in the block, and in loops over dimensions, give way to what they call, so that its `let`s are the block's.
void ArrayKeeper::expandCalls(TermId id) {
  constexpr int kMostCalls = 64;
  for (int k = 0; k < kMostCalls; ++k) {
    const ast::Code body = module_.tree.terms[id].body;
    const auto found = findInBlock(module_, body, [&](uint32_t at, uint32_t statement, uint32_t) {
      const std::optional<uint32_t> function = calleeOfArrays(module_, module_.tree.nodes[at]);
      return function ? std::optional(std::array{*function, at, statement}) : std::nullopt;
    });
    if (!found) return;
    const auto [function, call, statement] = *found;
    const auto named = [&, of = function](NameId name) { return nameInside(of, name); };
    module_.tree.terms[id].body = withBodyOfCall(module_.tree, body, statement, call, function, named);
  }
}

/// Numbers that the elements of a kept array are made of are kept, too: each element would compute them again. `number`
/// is that of the array's `let`. False after a mistake.
bool ArrayKeeper::keepNumbersFor(TermId id, size_t number) {
  for (bool isDone = false; !isDone;) {
    isDone = true;
    const uint32_t let = letsOf(module_.tree.nodes, module_.tree.terms[id].body)[number];
    for (const uint32_t before : needsOf(module_.tree.nodes, module_.tree.terms[id].body, let).lets) {
      const std::optional<KeptValue> kept = keptNumber(builder_, valueOf(before), loopsOf(before));
      if (!kept) continue;
      keep(id, before, *kept);
      if (!evaluate(id, module_.tree.terms[id].body)) return false;
      isDone = false;
      break;
    }
  }
  return true;
}

/// Where a `let` is written, or the term if that is in a library, which does not see the program's names.
uint32_t ArrayKeeper::placeOf(TermId id, uint32_t let) const {
  const uint32_t offset = module_.tree.nodes[let].offset;
  return module_.text.fileOf(offset) == 0 ? offset : module_.tree.terms[id].offset;
}

/// The code of an element: the `let`s that the array is made of, and the array at the last axes. Axes that it does not
/// depend on may stand in that code, where any index of their dimension does.
ast::Code ArrayKeeper::bodyOf(TermId id, uint32_t let, const KeptValue& kept) {
  const ast::TermDeclaration& term = module_.tree.terms[id];
  const std::vector<ast::Node>& nodes = module_.tree.nodes;
  const uint32_t offset = placeOf(id, let), begin = ast::expressionBegin(nodes, let);
  const auto axes = static_cast<uint32_t>(kept.axes.size()), all = axes + static_cast<uint32_t>(kept.dims.size());
  const auto slotOf = [&](uint32_t slot) {
    const auto axis = std::ranges::find(kept.axes, slot);
    return axis != kept.axes.end() ? static_cast<uint32_t>(axis - kept.axes.begin()) : slot + all;
  };
  const LetNeeds needs = needsOf(module_.tree.nodes, module_.tree.terms[id].body, let);
  Rewriting to(module_.tree);
  for (uint32_t axis = 0; axis < term.axisCount; ++axis) {
    if (std::ranges::find(kept.axes, axis) != kept.axes.end() || !needs.slots.contains(axis)) continue;
    const DimId dim = module_.program.terms[id].domain[axis];
    to.add({.kind = Kind::Integer, .offset = offset});
    to.add({.kind = Kind::Convert, .offset = offset, .a = axisOf(module_, dim, offset).type});
    to.let(slotOf(axis), to.unnamed, offset);
  }
  const auto moved = [&](uint32_t, uint32_t slot) { return slotOf(slot); };
  for (const uint32_t before : needs.lets) to.copy(ast::expressionBegin(nodes, before), before + 1, moved);
  to.copy(begin, let, moved);
  for (uint32_t axis = axes; axis < all; ++axis) to.local(axis, to.unnamed, offset);
  if (all > axes) to.index(all - axes, offset);
  return to.finish(term.body.slots + all);
}

/// The `let` takes the rows of a field.
void ArrayKeeper::keep(TermId id, uint32_t let, const KeptValue& kept) {
  ast::Tree& tree = module_.tree;
  const uint32_t offset = placeOf(id, let), firstAxis = tree.terms[id].firstAxis;
  std::string_view given = tree.names.text(tree.nodes[let].b);
  given = given.substr(given.rfind('.') + 1);  // of a function, without its name
  MadeField field;
  field.name = fmt::format("{}_{}", module_.program.terms[id].name,
                           given != "_"        ? given
                           : kept.dims.empty() ? "value"
                                               : "array");
  field.offset = offset;
  field.type = kept.entry;
  for (const uint32_t axis : kept.axes) {
    field.axes.push_back(tree.parameters[firstAxis + axis]);
    field.domain.push_back(module_.program.terms[id].domain[axis]);
  }
  for (const DimId dim : kept.dims) field.axes.push_back(axisOf(module_, dim, offset));
  field.domain.insert(field.domain.end(), kept.dims.begin(), kept.dims.end());
  field.body = bodyOf(id, let, kept);
  if (kept.dims.empty()) numbers_.push_back(static_cast<TermId>(tree.terms.size()));
  const NameId name = addField(module_, field);
  const ast::Code body = tree.terms[id].body;
  Rewriting to(tree);
  to.copy(body.begin, ast::expressionBegin(tree.nodes, let));
  to.add({.kind = Kind::Name, .offset = offset, .a = name});
  for (const uint32_t axis : kept.axes) to.local(axis, tree.parameters[firstAxis + axis].name, offset);
  if (!kept.axes.empty()) to.index(static_cast<uint32_t>(kept.axes.size()), offset);
  to.copy(let, body.end);
  tree.terms[id].body = to.finish(body.slots);
}

/// Calls and loops over arrays give way to what has `let`s that can be kept.
void ArrayKeeper::openBlocks(TermId id) {
  constexpr int kMostRounds = 8;
  const auto dimOf = [&](uint32_t slot) {
    const Operand& value = machine_.stack.local(slot);
    return value.form == Operand::Form::Open ? builder_.arena.openOf(value).dims[0] : kNone;
  };
  ast::TermDeclaration* term = &module_.tree.terms[id];
  for (int k = 0; k < kMostRounds; ++k) {
    const ast::Code before = term->body;
    expandCalls(id);
    if (!evaluate(id, term->body)) {
      term->body = before;
      return;
    }
    const ast::Code made = withLoopsOverDimensions(module_, term->body, dimOf, term->offset);
    if (made.begin == term->body.begin) return;
    term->body = made;
  }
}

/// The `let`s that the value is made of and that may be kept, by their number: others are not computed, and may be out
/// of range.
std::vector<size_t> ArrayKeeper::candidates(const ast::Code& body, size_t domain) {
  const std::vector<uint32_t> lets = letsOf(module_.tree.nodes, body);
  const std::vector<uint32_t> needed = needsOf(module_.tree.nodes, body, body.end).lets;
  const std::vector<bool> shared =
      calls_ == CallsOfIndices::Kept ? sharedLoops(graph_, domain) : std::vector<bool>(graph_.size());
  const auto mayBeKept = [&](const Operand& value) {
    if (value.form == Operand::Form::Open) return true;
    const bool isComputed = value.form == Operand::Form::Scalar || value.form == Operand::Form::Nodes;
    return isComputed && shared[builder_.at(value, 0)];
  };
  std::vector<size_t> found;
  for (size_t k = 0; k < lets.size(); ++k) {
    if (std::ranges::binary_search(needed, lets[k]) && mayBeKept(valueOf(lets[k]))) found.push_back(k);
  }
  return found;
}

std::optional<KeptValue> ArrayKeeper::keptLet(uint32_t let, size_t domain) {
  const std::optional<KeptValue> array = keptArray(builder_, valueOf(let), loopsOf(let), domain);
  return array ? array : keptOfSeveral(builder_, valueOf(let), domain);
}

/// The first `let` from `from` on that is to be kept, by its number.
std::optional<std::pair<size_t, KeptValue>> ArrayKeeper::nextKept(TermId id, size_t from) {
  const ast::Code& body = module_.tree.terms[id].body;
  const size_t domain = module_.program.terms[id].domain.size();
  const std::vector<uint32_t> lets = letsOf(module_.tree.nodes, body);
  for (const size_t k : candidates(body, domain)) {
    if (k < from) continue;
    if (const auto kept = keptLet(lets[k], domain)) return std::pair(k, *kept);
  }
  return std::nullopt;
}

/// One `let` after another: what is kept of the first is read by those that follow. False after a mistake.
bool ArrayKeeper::keepLets(TermId id) {
  if (!evaluate(id, module_.tree.terms[id].body)) return false;
  for (auto next = nextKept(id, 0); next; next = nextKept(id, next->first + 1)) {
    if (!keepNumbersFor(id, next->first)) return false;
    keep(id, letsOf(module_.tree.nodes, module_.tree.terms[id].body)[next->first], next->second);
    if (!evaluate(id, module_.tree.terms[id].body)) return false;
  }
  return true;
}

/// Where there are mistakes, or nothing is kept, the program stays as it is written.
void ArrayKeeper::visit(TermId id) {
  const ast::Code written = module_.tree.terms[id].body;
  const size_t terms = module_.tree.terms.size();
  const bool isBroken = module_.tree.terms[id].broken;
  if (isBroken || takesSlopes(module_, written)) return;
  ast::Code& body = module_.tree.terms[id].body;
  const bool keepsCalls = calls_ == CallsOfIndices::Kept;
  const auto axes = static_cast<uint32_t>(module_.program.terms[id].domain.size());
  const auto begin = [&](const ast::Code& code) {
    body = code;
    const bool mayKeep = usesArrays(module_, body) || (keepsCalls && hasSharedLoops(module_, body, axes));
    return mayKeep && evaluate(id, body).has_value();
  };
  const auto named = [&] {
    const std::vector<DimId>& domain = module_.program.terms[id].domain;
    const ast::Code calls = withCallsNamed(module_, written, domain);
    return withSharedLoopsNamed(module_, withElementsNamed(module_, calls, domain), domain);
  };
  const bool isNamed = keepsCalls && begin(named());
  if (!isNamed && !begin(written)) return;
  openBlocks(id);
  const ast::Code inside = body = withFactorsNamed(module_, body);
  MovedLets moved = withLetsOutsideLoops(module_, inside);
  body = moved.block;
  moved_ = std::move(moved.loops);
  if (!evaluate(id, body)) {  // arrays have a limit of axes
    body = inside;
    moved_.clear();
  }
  const bool keeps = keepLets(id) && module_.tree.terms.size() > terms;
  if (keeps) {
    module_.tree.terms[id].unkept = written;
    return;
  }
  removeFields(module_, terms);
  std::erase_if(numbers_, [&](TermId made) { return made >= terms; });
  module_.tree.terms[id].body = written;
}

/// Their blocks are what was written, and have values of their own that can be kept.
void ArrayKeeper::visitNumbers() {
  for (size_t k = 0; k < numbers_.size(); ++k) visit(numbers_[k]);
}

}  // namespace

void keepArrays(Module& module, const Reporter& reporter, CallsOfIndices calls) {
  ArrayKeeper keeper(module, reporter, calls);
  const auto count = static_cast<TermId>(module.tree.terms.size());
  for (TermId id = 0; id < count; ++id) keeper.visit(id);
  keeper.visitNumbers();
}

}  // namespace hgc
