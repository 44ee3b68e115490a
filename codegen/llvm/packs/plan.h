#pragma once
/// Chooses which values of a loop's body share a vector.
#include <map>
#include <vector>

#include "codegen/llvm/packs/graph.h"

namespace hgc::cpu {

/// The numbers of values, by lane; a value may occur several times.
using Lanes = std::vector<uint32_t>;

struct PackPlan {
  std::vector<Lanes> packs;                    ///< of operations, or of carried values
  std::map<Lanes, uint32_t> numbers;           ///< of packs
  std::vector<std::vector<uint32_t>> packsOf;  ///< by value: the packs that contain it
  std::vector<bool> isSingle;                  ///< by value: whether it is also needed outside of packs
  bool isPacked(uint32_t value) const { return !packsOf[value].empty(); }
};

/// Plans packs of at most `lanes` values of one kind (codegen/llvm/likeness.h): of each kind first the operands of
/// other packs, then the remaining values.
PackPlan planPacks(const StraightLoop& loop, const PackGraph& graph, std::span<const Likeness> likeness,
                   unsigned lanes);

/// Operand number k of the values, by lane.
Lanes operandsOf(const PackGraph& graph, const Lanes& lanes, size_t k);

}  // namespace hgc::cpu
