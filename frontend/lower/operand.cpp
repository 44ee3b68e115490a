#include "frontend/lower/operand.h"

#include <fmt/format.h>

#include <cmath>
#include <set>
#include <utility>

#include "frontend/lower/dependence.h"
#include "ir/loops.h"
#include "ir/term_source.h"

namespace hgc {
namespace {

constexpr size_t kShownCalls = 5;

/// Whether an integer depends on the counter of a loop. Rows are small graphs in large ones.
bool isInLoop(const Graph& graph, NodeId root) {
  std::vector<NodeId> stack = {root};
  std::set<NodeId> seen = {root};
  while (!stack.empty()) {
    const Node& node = graph[stack.back()];
    stack.pop_back();
    if (node.op == Op::Range) return true;
    for (int k = 0; k < operandCount(node); ++k) {
      if (seen.insert(node.operand(k)).second) stack.push_back(node.operand(k));
    }
  }
  return false;
}

}  // namespace

std::string Builder::nameOf(const Operand& operand) const {
  if (operand.form != Operand::Form::Open) return nameOf(operand.type);
  std::array<DimId, kMaxRank> dims;
  dims.fill(kNone);
  for (size_t k = 0; k < openOf(operand).counters.size(); ++k) {
    const Node& length = (*graph_)[(*graph_)[openOf(operand).counters[k]].a];
    if (length.op == Op::Size) dims[k] = length.b;
  }
  return hgc::nameOf(operand.type, program(), dims);
}

void Builder::begin(Graph& graph, std::span<const uint32_t> lengths) {
  graph_ = &graph;
  lengths_ = lengths;
  scalars_.clear();
  members_.clear();
  openArrays_.clear();
  placing_.begin();
  arrayRanges.clear();
  keys_.clear();
  calls.clear();
  places.clear();
  need_ = {};
  fields_ = nullptr;
  uncalled_ = stopped_ = failed_ = false;
  mistakenLength_ = kNone;
  muted_ = 0;
  trials_.clear();
}

void Builder::beginUncalled(Graph& graph) {
  begin(graph, {});
  uncalled_ = true;
}

Operand Builder::scalar(NodeId node, ValueType type, uint32_t offset) const {
  return {.type = type, .form = Operand::Form::Scalar, .first = node, .offset = offset};
}

Operand Builder::integer(int32_t value, uint32_t offset, uint8_t flags) {
  Operand result = scalar(graph_->constant(value), ValueType::integer(), offset);
  result.flags = flags;
  return result;
}

Operand Builder::literal(uint32_t bits, bool isUnsigned, uint32_t offset) {
  Operand result = integer(static_cast<int32_t>(bits), offset, Operand::kLiteral);
  if (static_cast<int32_t>(bits) >= 0) result.flags |= Operand::kEither;
  if (isUnsigned) result.type = ValueType::unsignedInteger();
  return result;
}

Operand Builder::part(const Operand& whole, uint32_t skip, const ValueType& type) {
  if (whole.form == Operand::Form::Open)
    return build(type, whole.offset, [&](uint32_t k) { return at(whole, skip + k); });
  Operand result = whole;
  result.type = type;
  result.flags = 0;
  if (whole.form != Operand::Form::Scalar) result.first += skip;
  return result;
}

NodeId Builder::at(const Operand& operand, uint32_t k) {
  switch (operand.form) {
    case Operand::Form::Scalar: return operand.first;
    case Operand::Form::Nodes: return scalars_[operand.first + k];
    case Operand::Form::Constants: return graph_->constant(module_.constants[operand.first + k]);
    case Operand::Form::Open: return atWritten(operand, 0, k);
    default: break;
  }
  const Symbol& symbol = program().symbols[operand.symbol];
  if (symbol.kind != SymbolKind::Table) {
    const NodeId load = graph_->load(operand.symbol, operand.row, operand.first + k);
    return operand.type.isSingle() ? graph_->make(Op::Narrow, load) : load;
  }
  const auto constant = [&](uint32_t value) { return graph_->constant(static_cast<int32_t>(value)); };
  const NodeId begin = graph_->make(Op::IMul, operand.row, constant(symbol.width));
  const NodeId entry = graph_->table(operand.symbol, graph_->make(Op::IAdd, begin, constant(operand.first + k)));
  return operand.type.scalar == Type::Bool ? graph_->make(Op::Ne, entry, constant(0)) : entry;
}

NodeId Builder::atWritten(const Operand& operand, size_t first, uint32_t k) {
  const OpenArray& array = openOf(operand);
  const std::span<const NodeId> counters = std::span(array.counters).subspan(first);
  uint32_t position = k / array.entry.count();
  std::vector<NodeId> indices(counters.size());
  for (size_t axis = indices.size(); axis-- > 0; position /= operand.type.extents[first + axis])
    indices[axis] = graph_->constant(static_cast<int32_t>(position % operand.type.extents[first + axis]));
  return valuesAt({&array.scalars[k % array.entry.count()], 1}, counters, indices)[0];
}

NodeId Builder::realAt(const Operand& operand, uint32_t k) {
  const NodeId node = at(operand, k);
  if (operand.type.scalar == Type::Real) return node;
  if (operand.type.scalar == Type::Bool)
    return graph_->make(Op::Select, node, graph_->constant(1.0), graph_->constant(0.0));
  if (operand.has(Operand::kRounded)) {
    warn(Warning::IntegerDivision, operand.offset,
         "an integer division rounds down here before its result becomes real",
         "write `real(a) / b` for the quotient of reals, or `real(a / b)` if it is meant");
  }
  return graph_->make(operand.type.isUnsigned() ? Op::UToReal : Op::ToReal, node);
}

NodeId Builder::singleAt(const Operand& operand, uint32_t k) {
  const NodeId node = realAt(operand, k);
  return operand.type.isSingle() ? node : graph_->make(Op::Narrow, node);
}

Operand Builder::tuple(std::span<const Operand> members, uint32_t offset) {
  const std::vector<Operand> copies(members.begin(), members.end());  // they may be those of another
  const auto first = static_cast<uint32_t>(members_.size());
  members_.insert(members_.end(), copies.begin(), copies.end());
  return {.form = Operand::Form::Tuple, .first = first, .row = static_cast<NodeId>(copies.size()), .offset = offset};
}

Operand Builder::open(OpenArray array, uint32_t offset) {
  ValueType type = array.entry;
  for (auto counter = array.counters.rbegin(); counter != array.counters.rend(); ++counter) {
    const NodeId length = (*graph_)[*counter].a;
    const int64_t known = graph_->isConstant(length) ? graph_->constantAt(length).integer() : 0;
    type = type.arrayOf(known > 0 && type.fitsTimes(known) ? static_cast<uint32_t>(known) : 0);
  }
  openArrays_.push_back(std::move(array));
  return {.type = type,
          .form = Operand::Form::Open,
          .first = static_cast<uint32_t>(openArrays_.size() - 1),
          .offset = offset};
}

std::optional<Constant> Builder::constantOf(const Operand& operand) {
  using enum Operand::Form;
  const bool hasNode = operand.form == Scalar || operand.form == Nodes || operand.form == Constants;
  if (!hasNode || !operand.type.isScalar()) return std::nullopt;
  const NodeId node = at(operand, 0);
  if (!graph_->isConstant(node)) return std::nullopt;
  return graph_->constantAt(node);
}

bool Builder::isValue(const Operand& operand) {
  if (operand.poisoned()) return false;
  if (operand.form == Operand::Form::Function) {
    const std::string_view name = module_.tree.names.text(operand.first);
    mistake(operand.offset, fmt::format("`{}` is a function", name), fmt::format("call it: `{}(..)`", name));
    return false;
  }
  if (operand.form == Operand::Form::Tuple) {
    mistake(operand.offset, fmt::format("these are {} values, but one is needed", operand.row),
            "take them apart: `let (a, b) = ...;`");
    return false;
  }
  if (operand.form == Operand::Form::Open && operand.type.isOpen()) {
    mistake(operand.offset, fmt::format("{} has a length that is not known when compiling", nameOf(operand)),
            "run over it, `sum(v in a) v`, or make a number of it: `dot`, `norm`");
    return false;
  }
  if (operand.form != Operand::Form::Symbol && operand.form != Operand::Form::Row) return true;
  const Symbol& symbol = program().symbols[operand.symbol];
  if (operand.form == Operand::Form::Row) {
    mistake(operand.offset, fmt::format("a whole row of `{}` is not a value", symbol.name),
            fmt::format("index it, or run over it: `sum(k in 0..len({}[..]))`", symbol.name));
    return false;
  }
  std::string axes;
  for (const DimId dim : symbol.dims) axes += (axes.empty() ? "" : ", ") + program().dims[dim].name;
  mistake(operand.offset,
          fmt::format("`{}` as a whole is not a value: it has an entry for each index [{}]", symbol.name, axes),
          "index it");
  return false;
}

NodeId Builder::sizeOf(DimId dim) {
  if (module_.dimProgress[dim] == Progress::Untouched || module_.dimProgress[dim] == Progress::Active) {
    need(Need::Kind::Dim, dim);
  }
  const int64_t size = program().dims[dim].size;
  return size >= 0 ? graph_->constant(static_cast<int32_t>(size)) : graph_->size(dim);
}

std::optional<uint32_t> Builder::lengthOf(SymbolId symbol, NodeId row) {
  const auto same = [&](const LengthKey& key) { return key.symbol == symbol && key.row == row; };
  const auto found = std::find_if(keys_.begin(), keys_.end(), same);
  if (found == keys_.end() && isInLoop(*graph_, row)) {
    needsConstant(scalar(row, ValueType::integer(), 0));
    return kLongRow;
  }
  const auto position = static_cast<size_t>(found - keys_.begin());
  if (found == keys_.end() && !stopped_) keys_.push_back({symbol, row});
  if (position < lengths_.size()) return lengths_[position];
  stop();
  return std::nullopt;
}

Operand Builder::integerOfLength(const Operand& row, uint32_t length, uint32_t offset) {
  Operand result = integer(static_cast<int32_t>(length), offset, Operand::kOfLength);
  const auto isIts = [&](const LengthKey& key) { return key.symbol == row.symbol && key.row == row.row; };
  result.symbol = static_cast<uint32_t>(std::ranges::find_if(keys_, isIts) - keys_.begin());
  return result;
}

Operand Builder::mistakeOf(const Operand& cause, uint32_t offset, std::string message) {
  if (!cause.has(Operand::kOfLength)) return mistake(offset, std::move(message));
  Diagnostic diagnostic =
      reporter_.make(Severity::Error, offset,
                     fmt::format("{}: the length of a row of `{}` is {}", message,
                                 program().symbols[keys_[cause.symbol].symbol].name, lengths_[cause.symbol]),
                     "choose by its `len`, which is known when compiling: the other side is skipped");
  diagnostic.ofLength = trials_.empty() && (mistakenLength_ == kNone || mistakenLength_ == cause.symbol);
  if (diagnostic.ofLength) mistakenLength_ = cause.symbol;
  return mistake(offset, std::move(diagnostic));
}

Operand Builder::mistake(uint32_t offset, std::string message, std::string hint) {
  return mistake(offset, reporter_.make(Severity::Error, offset, std::move(message), std::move(hint)));
}

/// Adds from where the code that made the mistake was called.
Operand Builder::mistake(uint32_t offset, Diagnostic diagnostic) {
  if (!trials_.empty()) {
    trials_.back().failed = true;
    return poison(offset);
  }
  failed_ = true;
  if (reporter_.full()) stop();
  const size_t made = calls.size() - (uncalled_ && !calls.empty() ? 1 : 0);
  for (size_t k = 0; k < std::min(made, kShownCalls); ++k) {
    diagnostic.notes.push_back(reporter_.note(calls[calls.size() - 1 - k], "called from here"));
  }
  reporter_.add(std::move(diagnostic));
  return poison(offset);
}

void Builder::beginTrial(NodeId range) {
  trials_.push_back({range, false});
  mute();
}

bool Builder::endTrial() {
  const bool failed = trials_.back().failed;
  trials_.pop_back();
  unmute();
  return failed;
}

void Builder::needsConstant(const Operand& value) {
  if (trials_.empty() || value.poisoned()) return;
  std::vector<NodeId> nodes;
  for (uint32_t k = 0; k < value.type.count(); ++k) nodes.push_back(at(value, k));
  const std::vector<NodeId> counters = countersThatDecide(*graph_, nodes);
  for (Trial& trial : trials_) trial.failed = trial.failed || std::ranges::binary_search(counters, trial.range);
}

Operand Builder::notKnown(uint32_t offset, std::string message, std::string hint) {
  if (!uncalled_) return mistake(offset, std::move(message), std::move(hint));
  stop();
  return poison(offset);
}

Operand Builder::tooManyLoops(uint32_t offset) {
  return mistake(offset, fmt::format("a term has no more than {} different loops", kMostRangesOfTerm),
                 "cut it into several terms, or compute some of it in a field: `let y[i in N] = ..;`");
}

Operand Builder::tooManyEntries(uint32_t offset) {
  return mistake(offset, fmt::format("one value cannot have more than {} entries", kMaxEntries),
                 "declare a dimension for many entries: `dim N;`");
}

void Builder::warn(Warning warning, uint32_t offset, std::string message, std::string hint) {
  if (muted_ == 0) reporter_.warning(warning, offset, std::move(message), std::move(hint));
}

void Builder::warnIfNotFinite(const Operand& result, std::span<const Operand> operands) {
  const bool made = result.form == Operand::Form::Scalar || result.form == Operand::Form::Nodes;
  if (!made || result.type.scalar != Type::Real) return;
  const auto bad = [&](NodeId node) {
    return graph_->isConstant(node) && graph_->constantAt(node).type == Type::Real &&
           !std::isfinite(graph_->constantAt(node).real());
  };
  const auto anyBad = [&](const Operand& operand) {
    const bool nodes = operand.form == Operand::Form::Nodes || operand.form == Operand::Form::Constants;
    if (operand.form == Operand::Form::Scalar) return bad(operand.first);
    for (uint32_t k = 0; nodes && k < operand.type.count(); ++k) {
      if (bad(at(operand, k))) return true;
    }
    return false;
  };
  if (!anyBad(result) || std::ranges::any_of(operands, anyBad)) return;
  if (reporter_.source().fileOf(result.offset) != 0) return;  // the library has ways around it
  warn(Warning::NotFinite, result.offset, "this constant is not finite");
}

void Builder::need(Need::Kind kind, uint32_t index) {
  if (stopped_) return;
  need_ = {kind, index};
  stop();
}

/// The members may share scalars and lie in any order: those above the mark are copied out first.
void Builder::keepMembers(uint32_t mark, Operand& tuple) {
  const std::span<const Operand> all = membersOf(tuple);
  std::vector<Operand> members(all.begin(), all.end());
  std::vector<NodeId> kept;
  for (Operand& member : members) {
    if (member.form != Operand::Form::Nodes || member.first + member.type.count() <= mark) continue;
    const auto place = static_cast<uint32_t>(mark + kept.size());
    const auto from = scalars_.begin() + member.first;
    kept.insert(kept.end(), from, from + member.type.count());
    member.first = place;
  }
  scalars_.resize(mark);
  scalars_.insert(scalars_.end(), kept.begin(), kept.end());
  tuple = this->tuple(members, tuple.offset);
}

void Builder::keepOnly(uint32_t mark, Operand& operand) {
  if (operand.form == Operand::Form::Tuple) return keepMembers(mark, operand);
  if (operand.form != Operand::Form::Nodes || operand.first + operand.type.count() <= mark) {
    scalars_.resize(mark);
    return;
  }
  const uint32_t count = operand.type.count();
  if (operand.first < mark) return;  // it straddles: leave everything where it is
  std::copy_n(scalars_.begin() + operand.first, count, scalars_.begin() + mark);
  scalars_.resize(mark + count);
  operand.first = mark;
}

}  // namespace hgc
