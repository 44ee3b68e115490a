#pragma once
/// Which values of a loop's body are computed together.
#include <map>
#include <vector>

#include "codegen/llvm/packs/graph.h"

namespace hgc::cpu {

/// Values by number, one a lane; some may stand in several lanes.
using Lanes = std::vector<uint32_t>;

struct PackPlan {
  std::vector<Lanes> packs;                    ///< of operations, or of what is carried
  std::map<Lanes, uint32_t> numbers;           ///< of packs
  std::vector<std::vector<uint32_t>> packsOf;  ///< by value: those that have it
  std::vector<bool> isSingle;                  ///< by value: needed apart from packs, too
  bool isPacked(uint32_t value) const { return !packsOf[value].empty(); }
};

/// Vectors hold at most `lanes` values. Of each kind (codegen/llvm/likeness.h) come first the packs that others have as
/// operands, then those of what is left.
PackPlan planPacks(const StraightLoop& loop, const PackGraph& graph, std::span<const Likeness> likeness,
                   unsigned lanes);

/// The operands number k of the values in all lanes.
Lanes operandsOf(const PackGraph& graph, const Lanes& lanes, size_t k);

}  // namespace hgc::cpu
