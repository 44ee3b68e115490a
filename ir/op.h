#pragma once
/// The scalar types and the operations of the IR, made from `ops.def`. Below the front end there are only scalars.
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace hgc {

enum class Type : uint8_t { Real, Int, Bool };

inline const char* typeName(Type type) { return type == Type::Real ? "real" : type == Type::Int ? "int" : "bool"; }

/// One typed scalar value. Equality is equality of bits, so that two NaNs are equal and 0 differs from -0.
struct Constant {
  Type type = Type::Real;
  uint64_t bits = 0;

  static Constant of(double value) { return {Type::Real, std::bit_cast<uint64_t>(value)}; }
  static Constant of(int32_t value) { return {Type::Int, static_cast<uint32_t>(value)}; }
  static Constant of(bool value) { return {Type::Bool, value ? 1U : 0U}; }

  double real() const { return std::bit_cast<double>(bits); }
  int32_t integer() const { return static_cast<int32_t>(static_cast<uint32_t>(bits)); }
  bool boolean() const { return bits != 0; }

  friend bool operator==(const Constant&, const Constant&) = default;
};

// clang-format off
enum class Op : uint8_t {
#define HGC_LEAF(Id, ...) Id,
#define HGC_OP(Id, ...) Id,
#define HGC_REDUCTION(Id, ...) Id,
#include "ir/ops.def"
};
// clang-format on

/// The type of an operand or result. `Same` operands share one type (any), which a `Same` result has, too.
enum class Slot : uint8_t { None, Real, Int, Bool, Same };

struct Signature {
  uint8_t arity = 0;
  Slot operand[3] = {Slot::None, Slot::None, Slot::None};
  Slot result = Slot::Real;

  /// The last operand that is `Same`; the last one if none is.
  constexpr int same() const {
    for (int k = arity; k-- > 0;) {
      if (operand[k] == Slot::Same) return k;
    }
    return arity - 1;
  }
};

/// How an operation takes part in differentiation.
enum class Smoothness : uint8_t {
  Structural,     ///< no operand or result carries a derivative by a partial (leaves, integers, comparisons, select)
  Flat,           ///< real to real with derivative 0 everywhere
  Regular,        ///< where the value is finite its partials are finite
  Singular,       ///< partials may be infinite or overflow: an adjoint of exactly 0 must stay 0
  InfiniteSlope,  ///< Singular, and so where operands and value are finite numbers of ordinary size: sqrt at 0
};

/// What rounding makes of an operation, and what a bound on errors may assume; a set.
using RoundingTraits = uint8_t;
namespace Rounds {
inline constexpr RoundingTraits kUnknown = 0,
                                kLossless = 1,  ///< one of the operands, or otherwise exact where they are
    kChoice = 2,                                ///< its derivative changes where a choice does
    kOnce = 4,                                  ///< correctly rounded, of a few operations
    kLinear = 8, kProduct = 16,
                                kJumps = 32;  ///< elsewhere than at the ends of its domain
}  // namespace Rounds

/// Of a row of the table.
inline constexpr size_t kMostEdges = 10;

/// What the table says of one operation, without its rules (those are in `ir/rules.h`).
struct OpInfo {
  std::string_view name;   ///< in the IR text and, where `isFunction`, in the language
  std::string_view infix;  ///< operator in the language; empty if none
  int precedence = 0;      ///< binding strength of `infix`, higher binds tighter
  Signature signature;
  bool isLeaf = false;
  bool isReduction = false;  ///< its first operand is a range (ir/loops.h)
  bool isPrefix = false;     ///< likewise, but it stays in the loop
  bool isFold = false;       ///< a reduction with steps of its own
  bool isBackward = false;   ///< a reduction that begins with the last count
  bool isFunction = false;   ///< callable by name from the language
  bool commutative = false;
  bool expands = false;  ///< has an `expand` rule: no target sees it
  Smoothness smoothness = Smoothness::Structural;
  std::string_view glsl;  ///< GLSL template with $0 $1 $2 for the operands
  double sampleLow[3] = {};
  double sampleHigh[3] = {};
  std::array<double, kMostEdges> edges = {};  ///< what is left of them is 0
  RoundingTraits rounding = Rounds::kUnknown;
  double ulp = 0;       ///< largest error of the strict version against the true value, in units in the last place
  uint32_t weight = 0;  ///< about so many additions
  std::string_view doc;
};

// clang-format off
inline constexpr uint32_t kOpCount = 0
#define HGC_LEAF(Id, ...) +1
#define HGC_OP(Id, ...) +1
#define HGC_REDUCTION(Id, ...) +1
#include "ir/ops.def"
    ;
// clang-format on

const OpInfo& info(Op op);
std::span<const OpInfo> allOps();
/// The operation of that name in the IR text, or nothing.
std::optional<Op> opNamed(std::string_view name);
/// The operation that the language calls by that name, or nothing.
std::optional<Op> functionNamed(std::string_view name);

}  // namespace hgc
