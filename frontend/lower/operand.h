#pragma once
/// Values during lowering, and what makes them.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "frontend/frontend.h"
#include "frontend/lower/called_places.h"
#include "frontend/lower/values_at.h"
#include "frontend/sema/types.h"
#include "frontend/syntax/module.h"
#include "ir/graph.h"
#include "ir/origin.h"

namespace hgc {

/// A value while a term is lowered: a type, and where its scalars are. Loads are made when a scalar is wanted, so that
/// `x[i].y` reads one component and indexing an array copies nothing.
struct Operand {
  enum class Form : uint8_t {
    Scalar,     ///< node `first`
    Nodes,      ///< `scalars[first...]` of the builder
    Constants,  ///< `constants[first...]` of the module
    Entry,      ///< components `first...` of row (or ragged position) `row` of `symbol`
    Symbol,     ///< `symbol` before it is indexed
    Row,        ///< the ragged row `row` of `symbol`
    Tuple,      ///< members `first...` of the builder, as many as `row` says
    Function,   ///< the functions of name `first` that file `symbol` sees; only an argument
    Open,       ///< the open array `first` of the builder, whose unknown lengths are 0; rows of `symbol` or kNone
    Slice,      ///< `row` integers from `first` on, within the brackets of an index
    Poison,     ///< the result of a reported mistake, or of a lowering that had to stop
  };
  enum Flag : uint8_t {
    kLiteral = 1,    ///< an integer written as a number, or made of such
    kRounded = 2,    ///< an integer in which a division rounded
    kEmpty = 4,      ///< the sum or product over nothing: fits every shape
    kDimension = 8,  ///< the size of dimension `symbol`
    kEither = 16,    ///< literals below 2^31: signed or unsigned, as is wanted
    kOfLength = 32,  ///< an integer made of the length of a row, whose number among the keys is `symbol`
  };

  ValueType type{};
  Form form = Form::Poison;
  uint8_t flags = 0;
  uint32_t first = 0;
  uint32_t symbol = kNone;
  NodeId row = kNoNode;
  uint32_t offset = 0;  ///< in the source, for messages

  bool poisoned() const { return form == Form::Poison; }
  bool has(Flag flag) const { return (flags & flag) != 0; }
};

/// An array whose first axes are as long as data says (open_arrays.h).
struct OpenArray {
  std::vector<NodeId> counters;  ///< the ranges of these axes, the outermost first
  std::vector<DimId> dims;       ///< whose indices choose along each; kNone if any integers do
  ValueType entry;
  std::vector<NodeId> scalars;  ///< of the entry at the counters
};

/// What lowering cannot go on without: a declaration that is not resolved yet.
struct Need {
  enum class Kind : uint8_t { None, Dim, Const, Type } kind = Kind::None;
  uint32_t index = kNone;

  friend bool operator==(const Need&, const Need&) = default;
};

class FieldInliner;

/// Builds operands into one graph. Shared by everything that lowers one term. Thread-safety: one thread at a time.
class Builder {
 public:
  Builder(const Module& module, const Reporter& reporter) : module_(module), reporter_(reporter) {}

  /// Begins anew for another term.
  void begin(Graph& graph, std::span<const uint32_t> lengths);
  /// Begins anew for a function that nothing calls, whose arguments are not known.
  void beginUncalled(Graph& graph);

  Graph& graph() { return *graph_; }
  const Graph& graph() const { return *graph_; }
  const Module& module() const { return module_; }
  const Program& program() const { return module_.program; }
  const Reporter& reporter() const { return reporter_; }
  std::string nameOf(const ValueType& type) const { return hgc::nameOf(type, program()); }
  /// That of its type; of an open array `real[D, 3]`, with the dimensions that its axes have.
  std::string nameOf(const Operand& operand) const;

  // Making operands.
  Operand scalar(NodeId node, ValueType type, uint32_t offset) const;
  Operand integer(int32_t value, uint32_t offset, uint8_t flags = 0);
  /// An integer as it is written.
  Operand literal(uint32_t bits, bool isUnsigned, uint32_t offset);
  Operand real(double value, uint32_t offset) { return scalar(graph_->constant(value), ValueType::real(), offset); }
  Operand boolean(bool value, uint32_t offset) { return scalar(graph_->constant(value), ValueType::boolean(), offset); }
  Operand poison(uint32_t offset) const { return {.offset = offset}; }
  /// The operand whose scalar k is `make(k)`.
  template <class Make>
  Operand build(const ValueType& type, uint32_t offset, Make&& make);
  /// The value of `type` that begins `skip` scalars into `whole`.
  Operand part(const Operand& whole, uint32_t skip, const ValueType& type);

  /// Several values that go together until a `let` takes them apart.
  Operand tuple(std::span<const Operand> members, uint32_t offset);
  Operand open(OpenArray array, uint32_t offset);

  // Reading operands.
  /// Those of a tuple; valid until another is made.
  std::span<const Operand> membersOf(const Operand& tuple) const { return {members_.data() + tuple.first, tuple.row}; }
  /// Valid until another is made.
  const OpenArray& openOf(const Operand& operand) const { return openArrays_[operand.first]; }
  /// Scalar `k`, as a node.
  NodeId at(const Operand& operand, uint32_t k);
  /// Scalar `k` of what an open array has at one place of its axes before `first`: those from it on have known lengths.
  NodeId atWritten(const Operand& operand, size_t first, uint32_t k);
  /// Scalar `k` of a numeric operand as a real.
  NodeId realAt(const Operand& operand, uint32_t k);
  /// The same, rounded to binary32.
  NodeId singleAt(const Operand& operand, uint32_t k);
  /// The value of a scalar that is known at compile time.
  std::optional<Constant> constantOf(const Operand& operand);
  /// True for what has scalars; otherwise says that the symbol or row must be indexed.
  bool isValue(const Operand& operand);

  /// What values are at places of counters (values_at.h).
  std::vector<NodeId> valuesAt(std::span<const NodeId> values, std::span<const NodeId> counters,
                               std::span<const NodeId> nodes) {
    return placing_.valuesAt(*graph_, values, counters, nodes);
  }
  const Placing& placing() const { return placing_; }

  /// The ranges of loops that made open arrays, which have counters of their own: no loop is left of them.
  std::set<NodeId> arrayRanges;

  // Facts about the program.
  NodeId sizeOf(DimId dim);
  /// What a ragged row is lowered for: its length or, if only data knows that, `kLongRow`. Nothing if it is not given,
  /// and then the lowering stops.
  std::optional<uint32_t> lengthOf(SymbolId symbol, NodeId row);
  const std::vector<LengthKey>& lengthKeys() const { return keys_; }
  /// The length that is given of a ragged row, as an integer that is known to be one.
  Operand integerOfLength(const Operand& row, uint32_t length, uint32_t offset);

  // Mistakes.
  Operand mistake(uint32_t offset, std::string message, std::string hint = "");
  Operand mistake(uint32_t offset, Diagnostic diagnostic);
  /// Of what must be known when compiling. In a function that nothing calls it may be what its callers give: the
  /// lowering stops without a message.
  Operand notKnown(uint32_t offset, std::string message, std::string hint = "");
  /// Of a type whose axes multiply to more than `kMaxEntries`.
  Operand tooManyEntries(uint32_t offset);
  /// Of a term with more loops than `kMostRangesOfTerm`.
  Operand tooManyLoops(uint32_t offset);
  /// Of what may be made of the length of a row: then names that.
  Operand mistakeOf(const Operand& cause, uint32_t offset, std::string message);
  /// The number of the first length that a mistake came of; kNone if none did.
  uint32_t mistakenLength() const { return mistakenLength_; }
  void warn(Warning warning, uint32_t offset, std::string message, std::string hint = "");
  /// Without warnings until `unmute` is called as often: of code that is evaluated once more.
  void mute() { ++muted_; }
  void unmute() { --muted_; }
  /// Warns if `result`, which an operator or function made of `operands`, is constant and not finite though they are.
  void warnIfNotFinite(const Operand& result, std::span<const Operand> operands);
  bool failed() const { return failed_; }
  /// Until the trial ends, mistakes are not reported, but make it fail.
  void beginTrial(NodeId range);
  /// Whether the innermost trial failed.
  bool endTrial();
  /// Mistakes are reported again: the lowering ends.
  void endTrials() { trials_.clear(); }
  /// Makes the trials of loops fail whose counters decide `value`, or a part of it if it is a condition.
  void needsConstant(const Operand& value);
  /// Ends the lowering: nothing further is evaluated.
  void stop() { stopped_ = true; }
  bool stopped() const { return stopped_; }
  /// Fields are computed where they are read, until it begins anew.
  void inlineFieldsBy(FieldInliner* fields) { fields_ = fields; }
  FieldInliner* fields() const { return fields_; }
  void need(Need::Kind kind, uint32_t index);
  Need needed() const { return need_; }

  /// Where the calls were made that are being evaluated, outermost first.
  std::vector<uint32_t> calls;
  /// What origins of nodes of C++ name.
  CalledPlaces places;

  // The arena of scalars. What a body made above a mark is dropped when it ends, but for its value.
  uint32_t mark() const { return static_cast<uint32_t>(scalars_.size()); }
  void keepOnly(uint32_t mark, Operand& operand);

 private:
  void keepMembers(uint32_t mark, Operand& tuple);

  const Module& module_;
  const Reporter& reporter_;
  Graph* graph_ = nullptr;
  std::vector<NodeId> scalars_;
  std::vector<Operand> members_;
  std::vector<OpenArray> openArrays_;
  Placing placing_;
  std::span<const uint32_t> lengths_;
  std::vector<LengthKey> keys_;
  Need need_;
  FieldInliner* fields_ = nullptr;
  bool uncalled_ = false;
  bool stopped_ = false;
  bool failed_ = false;
  uint32_t mistakenLength_ = kNone;
  uint32_t muted_ = 0;
  struct Trial {
    NodeId range = kNoNode;
    bool failed = false;
  };
  std::vector<Trial> trials_;
};

template <class Make>
Operand Builder::build(const ValueType& type, uint32_t offset, Make&& make) {
  const uint32_t count = type.count();
  if (count == 1) return {.type = type, .form = Operand::Form::Scalar, .first = make(0U), .offset = offset};
  const uint32_t first = mark();
  scalars_.resize(first + count);
  for (uint32_t k = 0; k < count; ++k) {
    const NodeId node = make(k);
    scalars_[first + k] = node;
  }
  return {.type = type, .form = Operand::Form::Nodes, .first = first, .offset = offset};
}

}  // namespace hgc
