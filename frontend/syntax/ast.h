#pragma once
/// The syntax tree, as flat code.
///
/// Expressions are stored in evaluation order: an operator stands after its operands, so that a loop over the nodes
/// with a stack evaluates them, and neither building nor walking a tree of any depth needs recursion. What may not be
/// evaluated, or more than once, stands between its opening node and a `Join`:
///
///     c ? a : b              c Branch a b Join
///     p && q                 p Lazy q Join
///     sum(k in lo..hi) e     lo hi RangeLoop e Join
///     sum(w in row) e        row RowLoop e Join
///     fold(k in row, s = i) e    row i Accumulator RowLoop e Join
///     fold(k in row, s = i, t = j) e    row i j Tuple Accumulator Accumulator RowLoop e Join
///     [e for k in lo..hi]    lo hi RangeLoop e Join
///     a[i, lo..hi]           a i lo hi Slice Index
///     { let t = e; return r; }   e Let r
///     f(a, b)                f a b Apply, where f is a parameter
///     { let (s, t) = e; return r; }   e Let Local Part Let Local Part Let r
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "frontend/syntax/names.h"
#include "ir/program.h"

namespace hgc::ast {

/// What `a` and `b` hold is said at each kind.
enum class Kind : uint8_t {
  Integer,      ///< a: the value, b: 1 if it is unsigned
  Real,         ///< a, b: low and high half of the bits
  Bool,         ///< a: 0 or 1
  Local,        ///< a: slot in the frame, b: name
  Name,         ///< a: name of a declaration, b: 1 if it stands alone as an argument, and may mean a function
  Unary,        ///< op
  Binary,       ///< op; b: 1 if it divides a sum whose counts became instances
  Index,        ///< a: number of indices; the base comes before them
  Member,       ///< a: name
  Call,         ///< a: name, b: number of arguments
  Apply,        ///< a: number of arguments; the function comes before them
  Array,        ///< a: number of elements
  Slice,        ///< joins two bounds to what an Index takes for several
  Tuple,        ///< a: number of members
  Part,         ///< a: which member of a tuple, b: how many it must have
  Gradient,     ///< a: number of derivatives, b: function; joins them to one array of reals
  Convert,      ///< a: type expression; made by `let x : T = ...`
  Let,          ///< a: slot, b: name
  Branch,       ///< op: Ternary or If, a: where the else part begins, b: Join
  Lazy,         ///< op: And or Or, b: Join
  Accumulator,  ///< a: slot, b: name; the value of a fold before its loop opens
  RangeLoop,    ///< op: reduction, a: slot of the variable, b: Join
  RowLoop,      ///< the same over the entries of a row
  Join,         ///< a: the opening node, b: name of a loop's variable
  Extern,       ///< a: of `Tree::externs`; its value for the function's parameters
  Mistake,      ///< stands for what could not be parsed; already reported
};

// clang-format off
enum class Operator : uint8_t {
#define HGC_OPERATOR(Id, text) Id,
#include "frontend/syntax/operators.def"
};
// clang-format on

inline bool isComprehension(Operator op) { return op == Operator::Collect || op == Operator::CollectOpen; }

/// Whether a loop carries accumulators.
inline bool carries(Operator op) { return op == Operator::Fold || op == Operator::Scan; }
/// Whether it makes an array, of what it has at every count.
inline bool collects(Operator op) { return op == Operator::Scan || isComprehension(op); }

/// How the operator is written.
const char* spelling(Operator op);

struct Node {
  Kind kind;
  Operator op = Operator::None;
  uint16_t count = 0;   ///< of a loop: how many accumulators it has
  uint32_t offset = 0;  ///< where messages about this node point
  uint32_t a = 0;
  uint32_t b = 0;
};
static_assert(sizeof(Node) == 16);

inline bool isLoop(Kind kind) { return kind == Kind::RangeLoop || kind == Kind::RowLoop; }
/// Whether a node opens a block, which its Join ends.
inline bool opensBlock(Kind kind) { return isLoop(kind) || kind == Kind::Branch || kind == Kind::Lazy; }
/// Whether a node is a loop that makes one value of those at its counts, whatever their order.
inline bool isReduction(const Node& node) {
  return isLoop(node.kind) && !carries(node.op) && !isComprehension(node.op);
}

/// How many operands a node takes from the stack. What opens a branch or a loop counts for all of it.
uint32_t operandCount(const Node& node);

/// Where the expression begins that ends before `end`.
uint32_t expressionBegin(const std::vector<Node>& nodes, uint32_t end);
/// Where each of `count` expressions begins that follow each other, and the last ends.
std::vector<uint32_t> placesOf(const std::vector<Node>& nodes, uint32_t end, uint32_t count);

/// Nodes [begin, end) and the number of slots that their locals need.
struct Code {
  uint32_t begin = 0;
  uint32_t end = 0;
  uint32_t slots = 0;

  bool empty() const { return begin == end; }
};

/// One entry between the brackets of a type.
struct Axis {
  Code extent;  ///< empty for `*`
  uint32_t offset = 0;
};

struct TypeExpression {
  NameId name = kNoName;
  uint32_t offset = 0;
  bool ofParameter = false;  ///< `*` stands for any length then
  uint32_t firstAxis = 0;
  uint32_t axisCount = 0;
};

struct DimDeclaration {
  NameId name = kNoName;
  uint32_t offset = 0;
  Code size;
};

struct SymbolDeclaration {
  NameId name = kNoName;
  uint32_t offset = 0;
  SymbolKind kind = SymbolKind::Data;
  uint32_t type = kNone;
  Code value;                      ///< a param's default
  Code lowest = {}, highest = {};  ///< a var's bounds; both empty: it has none
  uint32_t term = kNone;           ///< of a field: the declaration of what it computes
};

/// `manifold M : T { step S; retract(q, d) = value; }`
struct ManifoldDeclaration {
  NameId name = kNoName;
  uint32_t offset = 0;
  uint32_t type = kNone;     ///< of points
  uint32_t step = kNone;     ///< the type of steps
  uint32_t retract = kNone;  ///< the function
};

struct ConstDeclaration {
  NameId name = kNoName;
  uint32_t offset = 0;
  uint32_t type = kNone;  ///< kNone: that of the value
  Code value;
};

/// A function's parameter or a term's axis (whose type is a dimension). Slot k of the frame is entry k.
struct Parameter {
  NameId name = kNoName;
  uint32_t offset = 0;
  uint32_t type = kNone;  ///< kNone: it stands for a function

  bool isFunction() const { return type == kNone; }
};

struct FunctionDeclaration {
  NameId name = kNoName;
  uint32_t offset = 0;
  uint32_t firstParameter = 0;
  uint32_t parameterCount = 0;
  uint32_t firstResult = kNone;  ///< types one after another; kNone: that of the body
  uint32_t resultCount = 0;      ///< more than 1: of a tuple
  bool broken = false;           ///< its head was not understood; already reported
  bool isRetraction = false;     ///< of the manifold of its name: no call means it
  Code body;
  Code gradient;  ///< of `with grad`: ends in `Gradient`; its local after the parameters is the value. May be empty

  /// Where its code ends: a gradient stands right after the body.
  uint32_t end() const { return gradient.empty() ? body.end : gradient.end; }
};

/// Where a function of C++ is, or its text.
struct ExternDeclaration {
  uint32_t function = 0;
  uint32_t offset = 0;                ///< of what C++ calls it, or of its text
  std::vector<std::string> includes;  ///< as written
  std::string name;
  std::string code;  ///< empty: `name` says what it is
};

struct TermDeclaration {
  NameId name = kNoName;
  uint32_t offset = 0;
  TermKind kind = TermKind::Energy;
  bool broken = false;  ///< its head was not understood; already reported
  bool isSum = false;   ///< its axes are those of sums that its value was written as
  uint32_t firstAxis = 0;
  uint32_t axisCount = 0;
  uint32_t type = kNone;  ///< kNone: real
  Code body;
  Code unkept;           ///< the body as it is written, where it reads fields that were made of its arrays; else empty
  Code loss;             ///< a call of the squared norm, which is the local after the axes; may be empty
  Code lowest, highest;  ///< the range of a constraint; of an equation the first alone, what it is equal to

  bool isConstraint() const { return !lowest.empty(); }
};

/// The body to lower where fields are computed in their readers.
inline const Code& bodyWithoutFields(const TermDeclaration& term) {
  return term.unkept.empty() ? term.body : term.unkept;
}

struct ImportDeclaration {
  uint32_t file = 0;  ///< that holds it
  uint32_t offset = 0;
  std::string path;         ///< as written; of a library its name
  bool standard = false;    ///< `std.name`
  uint32_t target = kNone;  ///< the file it means, once it is loaded
};

/// Where a name that no local binds was first used in a file, as offset + 1; 0: never.
struct Uses {
  std::vector<uint32_t> value;
  std::vector<uint32_t> call;
  std::vector<uint32_t> argument;  ///< alone as an argument: a value, or a function of that name

  static uint32_t firstOf(const std::vector<uint32_t>& uses, NameId name) {
    return name < uses.size() ? uses[name] : 0;
  }
  bool mayRead(NameId name) const { return firstOf(value, name) != 0 || firstOf(argument, name) != 0; }
};

/// Everything that the files of a program say.
struct Tree {
  NameTable names;
  std::vector<Node> nodes;
  std::vector<Axis> axes;
  std::vector<TypeExpression> types;
  std::vector<uint32_t> letTypes;  // those written at a `let`
  std::vector<Parameter> parameters;
  std::vector<DimDeclaration> dims;
  std::vector<SymbolDeclaration> symbols;
  std::vector<ConstDeclaration> consts;
  std::vector<ManifoldDeclaration> manifolds;
  std::vector<uint32_t> fixed;  // what `fix` names, each written as a type is: a name with indices
  std::vector<FunctionDeclaration> functions;
  std::vector<ExternDeclaration> externs;
  std::vector<TermDeclaration> terms;
  std::vector<ImportDeclaration> imports;
  std::vector<Uses> uses;  // by file

  std::span<const Parameter> parametersOf(const FunctionDeclaration& function) const {
    return std::span(parameters).subspan(function.firstParameter, function.parameterCount);
  }
  std::span<const Parameter> axesOf(const TermDeclaration& term) const {
    return std::span(parameters).subspan(term.firstAxis, term.axisCount);
  }
  std::span<const Axis> axesOf(const TypeExpression& type) const {
    return std::span(axes).subspan(type.firstAxis, type.axisCount);
  }
};

}  // namespace hgc::ast
