#pragma once
/// Values during lowering, and where they have what one node does not say.
#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "frontend/sema/types.h"
#include "ir/graph.h"

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
    kOfData = 64,    ///< an integer made of what tables hold, where an operation has made it
    kWraps = 128,    ///< an integer in which such are multiplied, or added up in a loop: 32 bits may be too few
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
  /// The flags that what is made of this integer has, too.
  uint8_t lasting() const {
    return static_cast<uint8_t>((flags & (kRounded | kOfData | kWraps)) | (isOfData() ? kOfData : 0));
  }
  /// Whether this integer is made of what tables hold.
  bool isOfData() const { return has(kOfData) || (form == Form::Entry && type.isInteger()); }
};

/// An array whose first axes are as long as data says (open_arrays.h).
struct OpenArray {
  std::vector<NodeId> counters;  ///< the ranges of these axes, the outermost first
  std::vector<DimId> dims;       ///< whose indices choose along each; kNone if any integers do
  ValueType entry;
  std::vector<NodeId> scalars;  ///< of the entry at the counters
};

/// The result of what had to stop.
inline Operand poison(uint32_t offset) { return {.offset = offset}; }

/// The parts of the operands of one term.
class Arena {
 public:
  void clear();

  /// Room for more scalars, from the result on.
  uint32_t addScalars(uint32_t count);
  NodeId& scalar(uint32_t k) { return scalars_[k]; }
  /// Several values that go together until a `let` takes them apart.
  Operand tuple(std::span<const Operand> members, uint32_t offset);
  /// Those of a tuple; valid until another is made.
  std::span<const Operand> membersOf(const Operand& tuple) const { return {members_.data() + tuple.first, tuple.row}; }
  /// The number of the array, which is `first` of its operand.
  uint32_t addOpen(OpenArray array);
  /// Valid until another is made.
  const OpenArray& openOf(const Operand& operand) const { return openArrays_[operand.first]; }

  /// What a body made above a mark is dropped when it ends, but for its value.
  uint32_t mark() const { return static_cast<uint32_t>(scalars_.size()); }
  void keepOnly(uint32_t mark, Operand& operand);

  /// The ranges of loops that made open arrays, which have counters of their own: no loop is left of them.
  std::set<NodeId> arrayRanges;

 private:
  void keepMembers(uint32_t mark, Operand& tuple);

  std::vector<NodeId> scalars_;
  std::vector<Operand> members_;
  std::vector<OpenArray> openArrays_;
};

}  // namespace hgc
