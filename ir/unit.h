#pragma once
/// A topology on its way from terms to kernels: what every pass takes and gives.
#include <cstdint>
#include <string>
#include <vector>

#include "ir/graph.h"

namespace hgc {

/// What a port holds besides what its symbol declares.
enum class PortRole : uint8_t {
  Plain,
  Direction,  ///< a tangent of another port, row by row
  Cotangent,  ///< one row for each instance of the domain: an adjoint of the residual or output
};

/// A real symbol as a topology sees it; which symbol it is, each group says. A port narrower than the symbol reads
/// parts of its rows, one after another, as rows.
struct Port {
  SymbolKind kind = SymbolKind::Data;  ///< Var, Data or Param
  uint32_t width = 1;                  ///< scalars in a row
  PortRole role = PortRole::Plain;
  uint32_t of = 0;  ///< for a Direction: the port whose tangent it is
  friend bool operator==(const Port&, const Port&) = default;
};

/// What a root of the graph is for.
enum class RootKind : uint8_t {
  Value,        ///< what the instance adds to the objective
  Residual,     ///< component `a` of a residual
  Output,       ///< component `a` of an output
  Partial,      ///< derivative of the value by column `a`
  Jacobian,     ///< derivative of residual `b` by column `a`
  Loss,         ///< ρ(s), twice what a residual with a loss adds to the objective
  Squares,      ///< s, the sum of the squares of its components
  Tangent,      ///< derivative of component `a` (of the value of an energy) along the direction
  Slope,        ///< derivative of the value along the direction
  Product,      ///< derivative of the slope by column `a`: a Hessian-vector product
  Contraction,  ///< the components times the cotangent, summed
  Pullback,     ///< derivative of that by column `a`
  Hessian,      ///< second derivative of the value by columns `a` and `b`, a >= b
  Normal,       ///< JᵀJ, weighted by the slope of the loss, at columns `a` and `b`, a >= b
  None,         ///< no root
};

inline constexpr const char* kRootNames[] = {"value",       "residual", "output",  "partial", "jacobian",
                                             "loss",        "squares",  "tangent", "slope",   "product",
                                             "contraction", "pullback", "hessian", "normal"};

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
  Undecided,  ///< `differentiate` chooses by counted operations, and says here what it chose
  Reverse,    ///< a row at a time
  Forward,    ///< a column at a time
};
inline constexpr const char* kJacobianModes[] = {"undecided", "reverse", "forward"};

/// What a topology reads, and where: what is left of it in an artefact, since binding and launching need no more.
struct GatherLayout {
  std::string name;
  TermKind kind = TermKind::Energy;
  uint32_t rank = 0;   ///< axes of the domain; dimension ports 0 .. rank-1 are theirs
  bool dense = false;  ///< the instances are the whole domain, in row-major order
  std::vector<Port> ports;
  uint32_t tables = 0;  ///< index-table and ragged-symbol ports, for host programs
  uint32_t dims = 0;    ///< dimension ports
  uint32_t liftedReals = 0;
  uint32_t liftedInts = 0;

  Graph host;                 ///< integer programs, evaluated when data is bound
  std::vector<NodeId> slots;  ///< slot k is this host node
  std::vector<Gather> gathers;
  std::vector<Column> columns;  ///< of the Jacobian; ordered by gather, then component
  JacobianMode jacobian = JacobianMode::Undecided;
};

/// A topology with its values. The leaves of `graph` refer to ports (Load), dimension ports (Size), table ports (Table,
/// RowBegin) and constants that differ between instances (Lifted). Once indices are hoisted, a Load names its gather
/// instead of its port, what needs tables is a host slot (Slot), and Index 0 is the number of the instance.
struct Unit : GatherLayout {
  Graph graph;
  std::vector<Root> roots;
};

/// The text form, which `parseUnit` reads back to an equal unit.
std::string printUnit(const Unit& unit);

}  // namespace hgc
