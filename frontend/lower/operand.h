#pragma once
/// Values during lowering.
#include <cstdint>
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

/// The result of what had to stop.
inline Operand poison(uint32_t offset) { return {.offset = offset}; }

}  // namespace hgc
