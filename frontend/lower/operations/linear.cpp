#include "frontend/lower/operations/linear.h"

#include "frontend/lower/operations/arithmetic.h"

namespace hgc {
namespace {

/// A matrix whose determinant and inverse are made by cofactors: up to 4 by 4 entries; whether rows or columns come
/// first does not matter here.
struct SquareMatrix {
  uint32_t size = 0;
  std::array<NodeId, 16> entries{};

  NodeId at(uint32_t i, uint32_t j) const { return entries[i * size + j]; }
};

NodeId determinant(Graph& graph, const SquareMatrix& matrix);

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

/// The adjugate times the reciprocal of the determinant.
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

/// Short names for what the formulas below are made of.
class Algebra {
 public:
  explicit Algebra(Builder& builder) : builder_(builder), graph_(builder.graph()) {}

  NodeId get(const Operand& x, uint32_t k) { return builder_.realAt(x, k); }
  NodeId add(NodeId a, NodeId b) { return graph_.make(Op::Add, a, b); }
  NodeId sub(NodeId a, NodeId b) { return graph_.make(Op::Sub, a, b); }
  NodeId mul(NodeId a, NodeId b) { return graph_.make(Op::Mul, a, b); }
  NodeId apply(Op op, NodeId a) { return graph_.make(op, a); }

  /// Sum of `count` products, in order.
  template <class A, class B>
  NodeId dot(uint32_t count, A&& a, B&& b) {
    NodeId sum = mul(a(0U), b(0U));
    for (uint32_t k = 1; k < count; ++k) sum = add(sum, mul(a(k), b(k)));
    return sum;
  }
  NodeId dot(const Operand& x, const Operand& y) {
    return dot(
        x.type.count(), [&](uint32_t k) { return get(x, k); }, [&](uint32_t k) { return get(y, k); });
  }
  NodeId norm(const Operand& x) { return apply(Op::NormRoot, dot(x, x)); }

 private:
  Builder& builder_;
  Graph& graph_;
};

bool isNumeric(const Operand& x) { return x.type.scalar != Type::Bool; }
/// Vectors, and one-dimensional arrays of numbers, which serve as longer vectors.
bool isVectorLike(const Operand& x) {
  return isNumeric(x) && (x.type.isVector() || (x.type.rank == 1 && x.type.rows == 1));
}

Operand cross(Builder& builder, const Operand& x, const Operand& y, uint32_t offset) {
  Algebra a(builder);
  const auto minor = [&](uint32_t i, uint32_t j) {
    return a.sub(a.mul(a.get(x, i), a.get(y, j)), a.mul(a.get(x, j), a.get(y, i)));
  };
  if (x.type.count() == 2) return builder.scalar(minor(0, 1), ValueType::real(), offset);
  return builder.build(ValueType::vector(3), offset, [&](uint32_t k) { return minor((k + 1) % 3, (k + 2) % 3); });
}

Operand normalize(Builder& builder, const Operand& x, uint32_t offset) {
  Algebra a(builder);
  const NodeId scale = a.apply(Op::SafeReciprocal, a.norm(x));
  return builder.build(x.type.of(Type::Real), offset, [&](uint32_t k) { return a.mul(a.get(x, k), scale); });
}

Operand distance(Builder& builder, const Operand& x, const Operand& y, uint32_t offset) {
  Algebra a(builder);
  const Operand difference =
      builder.build(x.type.of(Type::Real), offset, [&](uint32_t k) { return a.sub(a.get(x, k), a.get(y, k)); });
  return builder.scalar(a.norm(difference), ValueType::real(), offset);
}

/// x - 2 dot(n, x) n
Operand reflect(Builder& builder, const Operand& x, const Operand& n, uint32_t offset) {
  Algebra a(builder);
  const NodeId twice = a.mul(builder.graph().constant(2.0), a.dot(n, x));
  return builder.build(x.type.of(Type::Real), offset,
                       [&](uint32_t k) { return a.sub(a.get(x, k), a.mul(twice, a.get(n, k))); });
}

/// Column j is x times component j of y, as GLSL's outerProduct.
Operand outer(Builder& builder, const Operand& x, const Operand& y, uint32_t offset) {
  Algebra a(builder);
  const uint32_t n = x.type.rows;
  return builder.build(ValueType::matrix(n), offset,
                       [&](uint32_t k) { return a.mul(a.get(x, k % n), a.get(y, k / n)); });
}

Operand transposeArray(Builder& builder, const Operand& x, uint32_t offset) {
  ValueType type = x.type;
  std::swap(type.extents[0], type.extents[1]);
  const uint32_t n = type.extents[0], m = type.extents[1];
  return builder.build(type, offset, [&](uint32_t k) { return builder.at(x, k % m * n + k / m); });
}

Operand transpose(Builder& builder, const Operand& x, uint32_t offset) {
  const uint32_t n = x.type.rows;
  return builder.build(x.type, offset, [&](uint32_t k) { return builder.realAt(x, k % n * n + k / n); });
}

Operand trace(Builder& builder, const Operand& x, uint32_t offset) {
  Algebra a(builder);
  NodeId sum = a.get(x, 0);
  for (uint32_t k = 1; k < x.type.rows; ++k) sum = a.add(sum, a.get(x, k * x.type.rows + k));
  return builder.scalar(sum, ValueType::real(), offset);
}

SquareMatrix squareOf(Builder& builder, const Operand& x) {
  SquareMatrix matrix{.size = x.type.rows};
  for (uint32_t k = 0; k < x.type.count(); ++k) matrix.entries[k] = builder.realAt(x, k);
  return matrix;
}

Operand inverse(Builder& builder, const Operand& x, uint32_t offset) {
  const SquareMatrix result = inverse(builder.graph(), squareOf(builder, x));
  return builder.build(x.type, offset, [&](uint32_t k) { return result.entries[k]; });
}

Operand applyToMatrix(Builder& builder, Builtin function, const Operand& x, uint32_t offset) {
  switch (function) {
    case Builtin::Det:
      return builder.scalar(determinant(builder.graph(), squareOf(builder, x)), ValueType::real(), offset);
    case Builtin::Inverse: return inverse(builder, x, offset);
    case Builtin::Transpose: return transpose(builder, x, offset);
    default: return trace(builder, x, offset);
  }
}

Operand applyToPair(Builder& builder, Builtin function, const Operand& x, const Operand& y, uint32_t offset) {
  switch (function) {
    case Builtin::Dot: return builder.scalar(Algebra(builder).dot(x, y), ValueType::real(), offset);
    case Builtin::Cross: return cross(builder, x, y, offset);
    case Builtin::Distance: return distance(builder, x, y, offset);
    case Builtin::Reflect: return reflect(builder, x, y, offset);
    default: return outer(builder, x, y, offset);
  }
}

Operand applyToVector(Builder& builder, Builtin function, const Operand& x, uint32_t offset) {
  Algebra a(builder);
  switch (function) {
    case Builtin::Norm: return builder.scalar(a.norm(x), ValueType::real(), offset);
    case Builtin::Norm2: return builder.scalar(a.dot(x, x), ValueType::real(), offset);
    default: return normalize(builder, x, offset);
  }
}

bool pairFits(Builtin function, const Operand& x, const Operand& y) {
  if (!isVectorLike(x) || !isVectorLike(y) || !x.type.sameShape(y.type)) return false;
  if (function == Builtin::Cross) return x.type.isVector() && x.type.rows < 4;
  return function != Builtin::Outer || x.type.isVector();
}

}  // namespace

std::optional<Operand> matrixProduct(Builder& builder, const Operand& x, const Operand& y, uint32_t offset) {
  const uint32_t n = x.type.rows;
  if (x.type.rank != 0 || y.type.rank != 0 || y.type.rows != n) return std::nullopt;
  Algebra a(builder);
  const bool left = x.type.isMatrix(), right = y.type.isMatrix();
  // A row of x against a column of y; a vector is the one or the other.
  return builder.build(left && right ? x.type : ValueType::vector(n), offset, [&](uint32_t k) {
    const uint32_t row = left ? k % n : 0, column = left ? k / n : k;
    return a.dot(
        n, [&](uint32_t j) { return left ? a.get(x, j * n + row) : a.get(x, j); },
        [&](uint32_t j) { return right ? a.get(y, column * n + j) : a.get(y, j); });
  });
}

std::optional<Operand> arrayProduct(Builder& builder, const Operand& x, const Operand& y, uint32_t offset) {
  const bool left = x.type.rank == 2;  // the table is on the left
  const Operand &table = left ? x : y, &row = left ? y : x;
  const uint32_t rows = table.type.extents[0], columns = table.type.extents[1];
  const bool fits = table.type.rank == 2 && row.type.rank == 1 && table.type.rows == 1 && row.type.rows == 1 &&
                    row.type.extents[0] == (left ? columns : rows);
  if (!fits) return std::nullopt;
  Algebra a(builder);
  const ValueType type = ValueType::real().arrayOf(left ? rows : columns);
  return builder.build(type, offset, [&](uint32_t k) {
    const auto entry = [&](uint32_t j) { return a.get(table, left ? k * columns + j : j * columns + k); };
    const auto factor = [&](uint32_t j) { return a.get(row, j); };
    return left ? a.dot(columns, entry, factor) : a.dot(rows, factor, entry);
  });
}

Operand applyLinear(Builder& builder, Builtin function, std::string_view name, std::span<const Operand> operands,
                    uint32_t offset) {
  for (const Operand& operand : operands) {
    if (!isValue(builder, operand)) return poison(offset);
  }
  const Operand& x = operands[0];
  if (function == Builtin::Transpose && x.type.rank == 2 && x.type.rows == 1) return transposeArray(builder, x, offset);
  if (function == Builtin::Det || function == Builtin::Inverse || function == Builtin::Transpose ||
      function == Builtin::Trace) {
    return x.type.isMatrix() ? applyToMatrix(builder, function, x, offset)
                             : wrongTypes(builder, name, operands, "", offset);
  }
  if (operands.size() == 2) {
    const bool fits = pairFits(function, x, operands[1]);
    return fits ? applyToPair(builder, function, x, operands[1], offset)
                : wrongTypes(builder, name, operands, "", offset);
  }
  const bool fits = isVectorLike(x) || (x.type.isMatrix() && function != Builtin::Normalize);
  return fits ? applyToVector(builder, function, x, offset) : wrongTypes(builder, name, operands, "", offset);
}

}  // namespace hgc
