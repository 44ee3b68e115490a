#pragma once
/// What the registers and the memory of a C++ function hold while it is interpreted: reals are nodes of a graph, all
/// else is known, or chosen by nodes among what is known.
#include <llvm/IR/Function.h>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "frontend/cxx/interpreter/facts.h"
#include "ir/graph.h"

namespace hgc::cxx {

struct Value {
  enum class Kind : uint8_t {
    None,       ///< was never set
    Integer,    ///< `bits`, zero-extended
    Truth,      ///< an integer that is 1 where `node` is true, otherwise 0
    Whole,      ///< an integer that depends on values (wholes.cpp)
    Real,       ///< `node`; of binary32, if its type is, one that is such a number
    Pointer,    ///< `bits` bytes into object `object`, of which 0 is none
    Function,   ///< its address
    Choice,     ///< where `node` is true the first of `parts`, otherwise the second
    Aggregate,  ///< `parts`, one a member
    Unseen,     ///< what `function` may have set, which has no body here (unseen.cpp)
  };
  Kind kind = Kind::None;
  uint32_t object = 0;
  NodeId node = kNoNode;
  uint64_t bits = 0;
  double bound = 0;  ///< of a whole number that is a real: its size at most
  llvm::Function* function = nullptr;
  std::shared_ptr<const std::vector<Value>> parts = nullptr;

  static Value integer(uint64_t bits) { return {.kind = Kind::Integer, .bits = bits}; }
  static Value truth(NodeId node) { return {.kind = Kind::Truth, .node = node}; }
  static Value whole(NodeId node, double bound) { return {.kind = Kind::Whole, .node = node, .bound = bound}; }
  static Value real(NodeId node) { return {.kind = Kind::Real, .node = node}; }
  static Value pointer(uint32_t object, uint64_t offset) {
    return {.kind = Kind::Pointer, .object = object, .bits = offset};
  }
  static Value address(llvm::Function* function) { return {.kind = Kind::Function, .function = function}; }
  static Value unseen(llvm::Function* by) { return {.kind = Kind::Unseen, .function = by}; }
  static Value choice(NodeId node, Value then, Value otherwise);
  static Value aggregate(std::vector<Value> parts);

  bool is(Kind k) const { return kind == k; }
  const Value& part(size_t k) const { return (*parts)[k]; }
};

bool operator==(const Value& a, const Value& b);

/// Whether it is one of so many integers that it is rather a whole number, such as a counter that values advance.
bool isManyIntegers(const Value& value);

/// The lower bits of an integer, with zeros or its sign above them.
inline uint64_t within(uint64_t bits, unsigned width) {
  return width >= 64 ? bits : bits & ((uint64_t{1} << width) - 1);
}
inline int64_t signedOf(uint64_t bits, unsigned width) {
  return width >= 64 ? static_cast<int64_t>(bits) : static_cast<int64_t>(bits << (64 - width)) >> (64 - width);
}

/// A pointer so many bytes further on.
inline Value moved(const Value& pointer, uint64_t bytes) {
  Value result = pointer;
  result.bits += bytes;
  return result;
}

/// Up to here reals have all whole numbers.
inline constexpr double kMostExact = 0x1p53;
inline constexpr size_t kMostAlternatives = 256;

/// The function cannot become a graph: a sentence for the user.
struct Refused {
  std::string message;
  std::string hint = {};
};

/// C++ does not say what becomes of what is done here: a sentence for the user, should it always be done.
struct Undefined {
  std::string message;
};

/// A side of a choice that ends without a result, as by `throw`. It is left out, or results are NaN there.
struct SideEnds {
  std::string by;
  bool isUndefined = false;
};
/// Of sides that contradict what holds.
inline const SideEnds kUnreached = {"unreachable code", true};

/// The symbol of numbers of which nothing is known: no result depends on them.
inline constexpr uint32_t kUnseenSymbol = UINT32_MAX - 1;

[[noreturn]] void refuseUnseen(const llvm::Function& by);
/// Throws the error that a function is called without its source code.
[[noreturn]] void refuseWithoutSource(const llvm::Function& function);

/// Chooses among values. Truths of 0 and 1 are folded, and equal sides are one.
class Choosing {
 public:
  /// `endOf` is told of sides of which C++ does not say what they do.
  Choosing(Graph& graph, std::function<SideEnds(const Undefined&)> endOf)
      : graph_(graph), facts_(graph), endOf_(std::move(endOf)) {}

  Facts& facts() { return facts_; }

  NodeId no(NodeId a) { return graph_.make(Op::Not, a); }
  NodeId both(NodeId a, NodeId b);
  NodeId either(NodeId a, NodeId b);
  NodeId node(NodeId condition, NodeId then, NodeId otherwise);
  /// A value that is `then` where the condition is true. What was never set on one side is that of the other.
  Value value(NodeId condition, const Value& then, const Value& otherwise);
  /// A value as a whole number: an integer of the graph, or a real.
  Value whole(const Value& value, Type type);
  /// A value as what `other` is: the bytes of an integer as a real beside a real.
  Value alike(const Value& value, const Value& other, uint32_t size);
  /// The condition that an integer, of which one bit counts, is 1.
  NodeId truthOf(const Value& value);

  /// A condition of which nothing is known.
  NodeId unseen(llvm::Function* by);
  /// Where a result depends on such a condition.
  void refuseUnseenIn(std::span<const NodeId> roots) const;

  /// The conditions of the place where the interpreter is, as one.
  NodeId here();
  /// The value, or the side of it that is known to be the one.
  const Value& taken(const Value& value) const;
  /// `use(side)` for the sides of a choice that may be the one, 0 and 1, while they are.
  template <class Use>
  void sides(const Value& choice, const Use& use) {
    for (const size_t side : {size_t{0}, size_t{1}}) {
      const Holding holding(facts_);
      if (facts_.hold(choice.node, side == 0)) use(side);
    }
  }
  /// What `make` gives for each known value that `value` may be, where it is `Undefined` what the others give.
  template <class Make>
  Value each(const Value& chosen, const Make& make) {
    const Value& value = taken(chosen);
    if (value.is(Value::Kind::Truth))
      return each(Value::choice(value.node, Value::integer(1), Value::integer(0)), make);
    if (!value.is(Value::Kind::Choice)) return make(value);
    std::array<std::optional<Value>, 2> made;
    SideEnds lastEnd = kUnreached;
    sides(value, [&](size_t side) {
      try {
        made[side] = each(value.part(side), make);
      } catch (const Undefined& end) {
        lastEnd = endOf_(end);
      } catch (const SideEnds& end) {
        if (!end.isUndefined) throw;
        lastEnd = end;
      }
    });
    if (!made[0] && !made[1]) throw SideEnds(lastEnd);
    if (!made[0] || !made[1]) return *made[made[0] ? 0 : 1];
    return this->value(value.node, *made[0], *made[1]);
  }

 private:
  /// A value that is known, and where it is chosen.
  struct Alternative {
    Value value;
    NodeId condition = kNoNode;
  };
  void collect(const Value& value, NodeId condition, std::vector<Alternative>& all);
  Value chosenOf(std::vector<Alternative> all);

  Graph& graph_;
  Facts facts_;
  std::function<SideEnds(const Undefined&)> endOf_;
  std::vector<llvm::Function*> unseen_;  // by component of the symbol
};

}  // namespace hgc::cxx
