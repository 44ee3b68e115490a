#pragma once
/// Grouping terms by topology.
#include <memory>
#include <span>

#include "ir/artefact/plan.h"
#include "ir/term_source.h"

namespace hgc {

/// Whether equal graphs share a topology, or each term that is added has one of its own.
enum class Sharing : uint8_t { Topologies, Nothing };

/// Takes lowered terms one by one and puts equal graphs together, constants and bindings set aside. Time and memory are
/// linear in the nodes added; a term whose topology is known costs its own nodes alone.
///
/// Thread-safety: one thread at a time.
class Batcher {
 public:
  explicit Batcher(const Program& program, Sharing sharing = Sharing::Topologies);
  ~Batcher();

  /// Adds one specialisation of a term: its roots are the scalars of its element and, for a residual with a loss, the
  /// loss and the sum of squares that it was taken of. `graph` and `selectors` speak of symbols; both are copied, and
  /// the places that origins name.
  void add(TermId term, const Graph& graph, std::span<const NodeId> roots, std::span<const Selector> selectors,
           FieldReads fields = FieldReads::FromMemory, const PlaceTable& places = {});

  /// The plan so far. Constants that are equal in all instances of a topology are constants of it again.
  Plan finish() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace hgc
