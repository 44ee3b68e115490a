#pragma once
/// The canonical form of a lowered term: its shape, and separately the constants and the symbols it reads.
#include <span>
#include <vector>

#include "ir/levels.h"

namespace hgc {

/// Whether the components that loads read are part of the shape, or separate like constants.
enum class Components : uint8_t { InShape, SetAside };

/// `nodes` is the shape: operands are positions in it, loads name ports, constants are `Lifted`. The separate parts
/// follow in order of first appearance; if components are separate, loads have consecutive numbers instead.
struct Canonical {
  std::vector<Node> nodes;
  std::vector<uint32_t> origins;  ///< of the term's node that each node came from
  PlaceTable places;              ///< the source places of `origins`
  std::vector<uint32_t> roots;
  std::vector<Port> ports;
  std::vector<SymbolId> symbols;  ///< port k reads this
  std::vector<SymbolId> tables;
  std::vector<DimId> dims;
  std::vector<double> liftedReals;
  std::vector<int32_t> liftedInts;
  std::vector<uint32_t> components;
  /// Where in the term each lifted constant is used; this does not depend on the order of nodes in the form.
  std::vector<uint64_t> realPlaces, intPlaces;
};

/// Finds canonical forms of terms, and reuses its memory from term to term.
class Canonicalizer {
 public:
  explicit Canonicalizer(const Program& program) : program_(program) {}

  /// The form of the graph below `roots`. Commutative operands are ordered by the shape below them (ties keep their
  /// order), a node used twice stays one node, and every use of a real constant is a lifted constant of its own, since
  /// two constants may be equal by chance. Valid until the next call.
  const Canonical& run(const Graph& graph, std::span<const NodeId> roots, std::span<const DimId> domain,
                       Components components, const PlaceTable& places = {});

 private:
  void hashShapes(const Graph& graph);
  void visit(const Graph& graph, NodeId root);
  void emit(const Graph& graph, NodeId id);
  uint32_t emitConstant(const Graph& graph, NodeId constant, uint64_t place);
  uint32_t rowOf(const Graph& graph, NodeId row, uint32_t port);
  uint32_t lengthOf(const Graph& graph, NodeId length);
  uint32_t portOf(SymbolId symbol);
  bool swapped(const Node& node) const;

  const Program& program_;
  Components components_ = Components::InShape;
  Canonical form_;
  std::vector<uint64_t> shapes_;
  std::vector<uint32_t> emitted_;  ///< position in the form; for a constant, the last of its shared rows
  std::vector<NodeId> stack_;
  struct SharedRow {
    uint32_t port;
    uint32_t node;
    uint32_t next;  ///< another port's leaf for the same literal, or kNone
  };
  std::vector<SharedRow> sharedRows_;
};

/// Builds the form in an empty graph, and returns the id of each of its nodes.
std::vector<NodeId> replay(const Canonical& form, Graph& target);

}  // namespace hgc
