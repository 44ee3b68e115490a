#pragma once
/// The levels of a topology on its way from terms to kernels, a type for each:
///
///   Topology        as `passes/batch` made it: loads name ports
///     hoistIndices
///   Hoisted         index arithmetic is on the host: loads name gathers
///     seed, differentiate
///   Differentiated  derivatives have roots beside those of the values
///     deriveProducts, deriveHessian, deriveNormal, narrow, expand, fuse, cutKernel
///   Kernel          a linear program (`ir/kernel/kernel.h`)
///
/// They are made of the same parts: a `Schema` says what instances are and read, a `GatherSchema` also where rows come
/// from, a `RootedGraph` what is computed. An artefact keeps a `GatherLayout`: a differentiated topology without its
/// graph.
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ir/graph.h"
#include "ir/origin.h"

namespace hgc {

/// What a port holds besides what its symbol declares.
enum class PortRole : uint8_t {
  Plain,
  Direction,  ///< a tangent of another port, row by row
  Cotangent,  ///< one row for each instance of the domain: an adjoint of the residual or output
};
/// What the name of a seed has after the name of what it is of, by role: `x.dot`, `r.bar`.
inline constexpr const char* kSeedEndings[] = {"", ".dot", ".bar"};
constexpr const char* seedEnding(PortRole role) { return kSeedEndings[static_cast<size_t>(role)]; }

/// What holds adjoints of a term's components: of residuals and outputs `r.bar`, which is bound; of a field what
/// launches compute.
inline std::string cotangentName(const Term& term) {
  return term.name + (term.kind == TermKind::Field ? ".adjoint" : seedEnding(PortRole::Cotangent));
}

/// A real symbol as a topology sees it; which symbol it is, each group says. A port narrower than the symbol reads
/// parts of its rows, one after another, as rows.
struct Port {
  SymbolKind kind = SymbolKind::Data;  ///< Var, Data, Param or Field
  uint32_t width = 1;                  ///< scalars in a row
  PortRole role = PortRole::Plain;
  uint32_t of = 0;  ///< for a Direction: the port whose tangent it is; of a field's Cotangent, too
  friend bool operator==(const Port&, const Port&) = default;
};

/// What a root of the graph is for.
enum class RootKind : uint8_t {
  Value,          ///< what the instance adds to the objective
  Residual,       ///< component `a` of a residual
  Output,         ///< component `a` of an output
  Partial,        ///< derivative of the value by column `a`
  Jacobian,       ///< derivative of residual `b` by column `a`
  Loss,           ///< ρ(s), twice what a residual with a loss adds to the objective
  Squares,        ///< s, the sum of the squares of its components
  Tangent,        ///< derivative of component `a` (of the value of an energy) along the direction
  Slope,          ///< derivative of the value (of a field, of its contraction) along the direction
  Product,        ///< derivative of the slope by column `a`: a Hessian-vector product; of a field, of its contraction
  Contraction,    ///< the components times the cotangent, summed
  Pullback,       ///< derivative of that by column `a`
  Hessian,        ///< second derivative of the value by columns `a` and `b`, a >= b
  Normal,         ///< JᵀJ, weighted by the slope of the loss, at columns `a` and `b`, a >= b
  Stem,           ///< what rows that make their sums need of an instance (passes/schedule/own.h)
  Kept,           ///< a sum that a field's own kernel keeps for the way back (passes/schedule/keep.h)
  Weight,         ///< ρ'(s), by which a residual's squares weigh: the slope of its loss, 1 without one
  NormalSquare,   ///< the squares of the components' tangents, weighted by the slope of the loss, summed
  NormalProduct,  ///< JᵀJ, weighted likewise, times the direction, at column `a`
  BlockSquare,    ///< the same as NormalSquare of the blocks on the diagonal of JᵀJ, one for each row that is read
  BlockProduct,   ///< these, weighted, times the direction, at column `a`
  None,           ///< no root
};

inline constexpr const char* kRootNames[] = {
    "value",   "residual", "output",  "partial",       "jacobian",       "loss",         "squares",
    "tangent", "slope",    "product", "contraction",   "pullback",       "hessian",      "normal",
    "stem",    "kept",     "weight",  "normal-square", "normal-product", "block-square", "block-product"};

/// Whether it is the derivative of something by column `a`, of a launch that adds these up by unknown.
constexpr bool isByColumn(RootKind kind) {
  return kind == RootKind::Partial || kind == RootKind::Product || kind == RootKind::Pullback ||
         kind == RootKind::NormalProduct || kind == RootKind::BlockProduct;
}

struct Root {
  RootKind kind = RootKind::Value;
  uint32_t a = 0;
  uint32_t b = 0;
  NodeId node = kNoNode;
};

/// A row of a port that an instance reads: one per distinct (port, row) pair, in order of first appearance.
struct Gather {
  uint32_t port = 0;
  NodeId row = kNoNode;              ///< in the host graph
  std::vector<uint32_t> components;  ///< those that are read, ascending
};

/// A scalar with respect to which derivatives are taken: component `component` of gather `gather`.
struct Column {
  uint32_t gather = 0;
  uint32_t component = 0;
};

/// How a Jacobian is made: the bits depend on it.
enum class JacobianMode : uint8_t {
  Undecided,  ///< where it is still to be made: `differentiate` chooses by counted operations
  Reverse,    ///< a row at a time
  Forward,    ///< a column at a time
};
inline constexpr const char* kJacobianModes[] = {"undecided", "reverse", "forward"};

/// What the instances of a topology are and what they read. Which symbols that is, each group says.
struct Schema {
  std::string name;
  TermKind kind = TermKind::Energy;
  uint32_t rank = 0;   ///< axes of the domain; dimension ports 0 .. rank-1 are theirs
  bool dense = false;  ///< the instances are the whole domain, in row-major order
  /// Unknowns or parameters are read at every count of a loop: how many columns an instance has, data says. There are
  /// no matrices by columns then, and a derivative by one of them is stored at every count (EachOver).
  bool variadic = false;
  /// It was variadic, until every count of its loops got gathers of its own. Sums are cut as they were, and there are
  /// no matrices.
  bool gathersEachCount = false;
  /// What fields hold is computed where it is read: matrices have columns by unknowns alone. The same terms have other
  /// topologies for all else.
  bool inlined = false;
  bool pushes = false;  ///< rows along lines are listed, too, and CPU kernels add their partials to accumulators
  bool hasOneInstance = false;  ///< of each group, whose rows may make their sums
  std::vector<Port> ports;
  uint32_t tables = 0;  ///< index-table and ragged-symbol ports
  uint32_t dims = 0;    ///< dimension ports
  uint32_t liftedReals = 0;
  uint32_t liftedInts = 0;
  /// By dimension port: where kernels are made for one size, that size, else 0. Empty if they are made for any.
  std::vector<uint32_t> sizes = {};
  PlaceTable places = {};  ///< that origins of nodes name; artefacts, which keep no such nodes, leave them out
};

/// A schema whose rows the host finds when data is bound.
struct GatherSchema : Schema {
  Graph host;                 ///< integer programs; their leaves are as in the graph of a Topology
  std::vector<NodeId> slots;  ///< slot k is this host node
  std::vector<Gather> gathers;
};

/// What derivatives are taken by, and how.
struct DerivativeColumns {
  std::vector<Column> columns;                      ///< ordered by gather, then component
  JacobianMode jacobian = JacobianMode::Undecided;  ///< of a residual; others have no Jacobian, and none is decided
};

/// What a nest of loops costs: see ir/analysis/work.h.
struct LoopWork {
  uint64_t operations = 0;
  std::vector<std::vector<uint32_t>> dims;  ///< of each loop whose length is made of sizes: which; times the largest
};

/// What an artefact keeps of a topology, since binding and launching need no more.
struct GatherLayout : GatherSchema, DerivativeColumns {
  std::vector<uint32_t> owned = {};   ///< ports whose rows make their sums (ir/kernel/owned_rows.h), ascending
  std::vector<uint32_t> pulled = {};  ///< ports whose rows pull along lines on CPUs (`mayPull`), ascending
  uint32_t stems = 0;                 ///< what an instance leaves for both, at most
  uint32_t kept = 0;                  ///< what an instance of a field keeps for its way back, at most: the lifted
                                      ///< constants of its kernels that follow those of the schema
  std::vector<LoopWork> work = {};    ///< of an instance
};

/// Values, and what they are for: all that those passes know which only replace operations by others.
struct RootedGraph {
  Graph graph;
  std::vector<Root> roots;
};

/// Leaves refer to ports (Load), dimension ports (Size), table ports (Table, RowBegin), axes (Index) and constants that
/// differ between instances (Lifted).
struct Topology : Schema, RootedGraph {};

/// What both later levels are: a Load names its gather instead of its port, what needs tables is a host slot (Slot),
/// and Index 0 is the number of the instance.
struct GatherGraph : GatherSchema, RootedGraph {};

/// The roots are still those of a Topology. Seeds, where ports provide for them, are gathers that nothing loads yet.
struct Hoisted : GatherGraph {
  JacobianMode wanted = JacobianMode::Undecided;  ///< how the Jacobian is to be made
};

/// Roots for all first derivatives stand beside those of the values (`misplacedDerivative`); others may follow.
struct Differentiated : GatherGraph, DerivativeColumns {};

/// A topology at any of its levels.
using Level = std::variant<Topology, Hoisted, Differentiated>;
/// The levels by number, as the text form names them.
inline constexpr const char* kLevelNames[] = {"topology", "hoisted", "differentiated"};

/// What is left of a topology once its kernels are cut.
GatherLayout layoutOf(const Differentiated& of);

/// The gathers of a port, ascending: the entries of an instance among those of its rows, in order.
std::vector<uint32_t> gathersOf(std::span<const Gather> gathers, uint32_t port);

/// The nodes of the roots of one kind, in order.
std::vector<NodeId> rootNodes(const RootedGraph& of, RootKind kind);

/// By node of a host graph: whether it may differ between instances.
std::vector<bool> differingNodes(const Graph& host);
/// By gather: whether its rows are read in a loop and are the same for all instances.
std::vector<bool> sharedGathers(const GatherSchema& schema);
/// An unknown may be read by so many gathers along lines: then few rows have more entries than are added one after
/// another.
inline constexpr int64_t kMostAlongLines = 32;
/// Whether all rows of unknowns and fields run along the last axis of the domain: made of indices, sizes and
/// constants, and affine in the last index, but for least, largest and wrapped values. The partials of such instances
/// meet in rows in an order that follows from their places, so that whole vectors of them are added at a time. Rows of
/// params may be any: their sums are lists.
bool readsAlongLines(const GatherSchema& schema);
/// Whether, along a line, every gather of a port goes on by one row from an instance to the next, but for kinks: then
/// neighbouring rows have neighbouring entries, and can pull their partials.
bool mayPull(const GatherSchema& schema, uint32_t port);
/// Whether every instance reads the row of its own number by this gather.
bool isOwnPlace(const GatherSchema& schema, const Gather& gather);
/// Ports of data, but not of seeds or adjoints, that instances read at their own places alone.
std::vector<uint32_t> ownPlacePorts(const GatherSchema& schema);
/// Whether CPU kernels of gradients leave partials in columns instead of adding them to accumulators.
bool storesPartials(const GatherSchema& schema);

/// What is read of a table port at counts of loops: kernels do that themselves.
struct TableReads {
  bool entries = false;
  bool rowBegins = false;
};
/// By table port. All nodes of the host's graph count, also those that no gather needs.
std::vector<TableReads> tablesInLoops(const GatherSchema& schema);

/// Whether there may be matrices: the columns of an instance do not depend on data.
inline bool hasFixedColumns(const Schema& schema) { return !schema.variadic && !schema.gathersEachCount; }

/// Whether it reads what a field holds.
bool readsFields(const Schema& schema);
/// The columns that derivatives are taken by: all that is read of unknowns, fields and parameters.
std::vector<Column> columnsOf(const GatherSchema& schema);

/// Every first derivative has one root, in this order: of energies and residuals the value and its derivatives by all
/// columns, then of residuals the Jacobian row by row, if the topology has fixed columns. Gives the first that is
/// missing, or one that has no place there.
std::optional<Root> misplacedDerivative(const Differentiated& of);

/// Whether a root of this kind is there before anything is differentiated.
bool isOfTerm(RootKind kind);

}  // namespace hgc
