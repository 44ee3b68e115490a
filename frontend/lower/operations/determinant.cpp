#include "frontend/lower/operations/determinant.h"

namespace hgc {
namespace {

SquareMatrix without(const SquareMatrix& matrix, uint32_t row, uint32_t column) {
  SquareMatrix minor{.size = matrix.size - 1};
  uint32_t k = 0;
  for (uint32_t i = 0; i < matrix.size; ++i) {
    for (uint32_t j = 0; j < matrix.size; ++j) {
      if (i != row && j != column) minor.entries[k++] = matrix.at(i, j);
    }
  }
  return minor;
}

NodeId cofactor(Graph& graph, const SquareMatrix& matrix, uint32_t row, uint32_t column) {
  const NodeId minor = determinant(graph, without(matrix, row, column));
  return (row + column) % 2 == 0 ? minor : graph.make(Op::Neg, minor);
}

}  // namespace

/// Along the first row, signs alternating. Equal minors are shared by the graph.
NodeId determinant(Graph& graph, const SquareMatrix& matrix) {
  if (matrix.size == 1) return matrix.at(0, 0);
  NodeId sum = kNoNode;
  for (uint32_t j = 0; j < matrix.size; ++j) {
    const NodeId product = graph.make(Op::Mul, matrix.at(0, j), determinant(graph, without(matrix, 0, j)));
    sum = j == 0 ? product : graph.make(j % 2 == 0 ? Op::Add : Op::Sub, sum, product);
  }
  return sum;
}

SquareMatrix inverse(Graph& graph, const SquareMatrix& matrix) {
  const NodeId scale = graph.make(Op::Div, graph.constant(1.0), determinant(graph, matrix));
  SquareMatrix result{.size = matrix.size};
  for (uint32_t i = 0; i < matrix.size; ++i) {
    for (uint32_t j = 0; j < matrix.size; ++j) {
      result.entries[i * matrix.size + j] = graph.make(Op::Mul, cofactor(graph, matrix, j, i), scale);
    }
  }
  return result;
}

}  // namespace hgc
