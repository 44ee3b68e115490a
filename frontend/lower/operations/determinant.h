#pragma once
/// Determinants and inverses of small matrices by cofactors.
#include <array>
#include <cstdint>

#include "ir/graph.h"

namespace hgc {

/// Up to 4 by 4 entries; whether rows or columns come first does not matter here.
struct SquareMatrix {
  uint32_t size = 0;
  std::array<NodeId, 16> entries{};

  NodeId at(uint32_t i, uint32_t j) const { return entries[i * size + j]; }
};

NodeId determinant(Graph& graph, const SquareMatrix& matrix);
/// The adjugate times the reciprocal of the determinant.
SquareMatrix inverse(Graph& graph, const SquareMatrix& matrix);

}  // namespace hgc
