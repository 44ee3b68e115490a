#pragma once
#include <memory>
#include <span>

#include "ir/artefact/plan.h"
#include "ir/term_source.h"

namespace hgc {

/// Whether terms with equal graphs share a topology, or each added term gets its own.
enum class Sharing : uint8_t { Topologies, Nothing };

/// Takes lowered terms one by one and groups terms whose graphs are equal except for constants and the symbols they
/// read. Time and memory are linear in the number of nodes added; a term of a known topology costs only its own nodes.
///
/// Thread-safety: one thread at a time.
class Batcher {
 public:
  explicit Batcher(const Program& program, Sharing sharing = Sharing::Topologies);
  ~Batcher();

  /// Adds one specialisation of a term. Its roots are the scalars of its element and, for a residual with a loss, the
  /// loss and the sum of squares that the loss is applied to. `graph` and `selectors` refer to symbols; both are
  /// copied, and also the source places of origins.
  void add(TermId term, const Graph& graph, std::span<const NodeId> roots, std::span<const Selector> selectors,
           FieldReads fields = FieldReads::FromMemory, const PlaceTable& places = {});

  /// The plan of the terms added so far. Constants that are equal in all instances of a topology become its constants.
  Plan finish() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace hgc
