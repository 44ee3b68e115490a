#pragma once
/// The values of an interpreted C++ function: reals are nodes of a graph; other values are constants, or choices among
/// constants by nodes.
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
    None,       ///< uninitialised
    Integer,    ///< `bits`, zero-extended
    Truth,      ///< an integer that is 1 where `node` is true, otherwise 0
    Whole,      ///< an integer that depends on values (wholes.cpp)
    Real,       ///< `node`; a binary32 number if the type is float
    Pointer,    ///< `bits` bytes into object `object`; 0: null
    Function,   ///< its address
    Choice,     ///< the first of `parts` where `node` is true, else the second
    Aggregate,  ///< `parts`, one per member
    Unseen,     ///< what `function` may have set, whose source is not included (calls.cpp)
  };
  Kind kind = Kind::None;
  uint32_t object = 0;
  NodeId node = kNoNode;
  uint64_t bits = 0;
  double bound = 0;  ///< of a whole number as a real: a bound on its magnitude
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

/// Whether it has so many alternatives that it should be a `Whole`, such as a counter that depends on values.
bool isManyIntegers(const Value& value);

/// The lower bits of an integer, zero- or sign-extended.
inline uint64_t within(uint64_t bits, unsigned width) {
  return width >= 64 ? bits : bits & ((uint64_t{1} << width) - 1);
}
inline int64_t signedOf(uint64_t bits, unsigned width) {
  return width >= 64 ? static_cast<int64_t>(bits) : static_cast<int64_t>(bits << (64 - width)) >> (64 - width);
}

/// A pointer plus an offset in bytes.
inline Value moved(const Value& pointer, uint64_t bytes) {
  Value result = pointer;
  result.bits += bytes;
  return result;
}

/// Doubles represent all integers up to here.
inline constexpr double kMostExact = 0x1p53;
inline constexpr size_t kMostAlternatives = 256;

/// Thrown if the function cannot become a graph, with a message for the user.
struct Refused {
  std::string message;
  std::string hint = {};
};

/// Thrown on undefined behaviour, with a message for the user if it always occurs.
struct Undefined {
  std::string message;
};

/// Thrown if a path ends without a result, as by `throw`. It is ignored, or results are NaN there.
struct SideEnds {
  std::string by;
  bool isUndefined = false;
};
/// The end of paths that contradict the facts.
inline const SideEnds kUnreached = {"unreachable code", true};

/// The symbol of unknown numbers, on which no result may depend.
inline constexpr uint32_t kUnseenSymbol = UINT32_MAX - 1;

[[noreturn]] void refuseUnseen(const llvm::Function& by);
/// Throws the error that a function is called without its source code.
[[noreturn]] void refuseWithoutSource(const llvm::Function& function);

/// Makes choices among values. Constant conditions are folded, and equal alternatives merged.
class Choosing {
 public:
  /// `endOf` is called for alternatives with undefined behaviour.
  Choosing(Graph& graph, std::function<SideEnds(const Undefined&)> endOf)
      : graph_(graph), facts_(graph), endOf_(std::move(endOf)) {}

  Facts& facts() { return facts_; }

  NodeId no(NodeId a) { return graph_.make(Op::Not, a); }
  NodeId both(NodeId a, NodeId b);
  NodeId either(NodeId a, NodeId b);
  NodeId node(NodeId condition, NodeId then, NodeId otherwise);
  /// `then` where the condition is true, else `otherwise`. An uninitialised alternative is replaced by the other one.
  Value value(NodeId condition, const Value& then, const Value& otherwise);
  /// Converts a value to a `Whole`: an integer or real node.
  Value whole(const Value& value, Type type);
  /// Converts a value to the kind of `other`: the bits of an integer to a real beside a real.
  Value alike(const Value& value, const Value& other, uint32_t size);
  /// The condition that a one-bit integer is 1.
  NodeId truthOf(const Value& value);

  /// An unknown condition.
  NodeId unseen(llvm::Function* by);
  /// Refuses results that depend on an unknown condition.
  void refuseUnseenIn(std::span<const NodeId> roots) const;

  /// The conjunction of all conditions at the current position.
  NodeId here();
  /// Replaces a choice by its alternative if the facts imply that.
  const Value& taken(const Value& value) const;
  /// Calls `use(side)` for the possible alternatives 0 and 1 of a choice, under their condition.
  template <class Use>
  void sides(const Value& choice, const Use& use) {
    for (const size_t side : {size_t{0}, size_t{1}}) {
      const Holding holding(facts_);
      if (facts_.hold(choice.node, side == 0)) use(side);
    }
  }
  /// Applies `make` to each alternative of `value`; where that is `Undefined`, the others' results are taken.
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
  /// A constant alternative, and its condition.
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
