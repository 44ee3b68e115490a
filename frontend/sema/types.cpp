#include "frontend/sema/types.h"

#include <fmt/format.h>

namespace hgc {

ValueType ValueType::of(Type other, Variant otherVariant) const {
  ValueType result = *this;
  result.scalar = other;
  result.dim = kNone;
  result.variant = otherVariant;
  return result;
}

ElementType ValueType::elementType() const {
  if (scalar == Type::Real) return isSingle() ? ElementType::F32 : ElementType::F64;
  if (scalar == Type::Bool) return ElementType::Bool;
  return isUnsigned() ? ElementType::U32 : ElementType::I32;
}

uint32_t ValueType::count() const {
  uint32_t count = static_cast<uint32_t>(rows) * columns;
  for (uint32_t k = 0; k < rank; ++k) count *= extents[k];
  return count;
}

std::vector<uint32_t> ValueType::shape() const {
  std::vector<uint32_t> shape(extents.begin(), extents.begin() + rank);
  if (columns > 1) shape.push_back(columns);
  if (rows > 1) shape.push_back(rows);
  return shape;
}

ValueType ValueType::element() const {
  ValueType result = *this;
  if (rank > 0) {
    for (uint32_t k = 0; k + 1 < kMaxRank; ++k) result.extents[k] = extents[k + 1];
    result.extents[kMaxRank - 1] = 0;
    --result.rank;
  } else if (columns > 1) {
    result.columns = 1;
  } else {
    result.rows = 1;
  }
  return result;
}

ValueType ValueType::arrayOf(uint32_t extent) const {
  ValueType result = *this;
  for (uint32_t k = kMaxRank - 1; k > 0; --k) result.extents[k] = extents[k - 1];
  result.extents[0] = extent;
  ++result.rank;
  return result;
}

ValueType withLengthsOf(const ValueType& parameter, const ValueType& argument) {
  ValueType result = parameter;
  for (uint32_t k = 0; k < result.rank && result.rank == argument.rank; ++k) {
    if (result.extents[k] == 0) result.extents[k] = argument.extents[k];
  }
  return result;
}

std::string nameOf(const ValueType& type, const Program& program) {
  std::array<DimId, kMaxRank> dims;
  dims.fill(kNone);
  return nameOf(type, program, dims);
}

std::string nameOf(const ValueType& type, const Program& program, const std::array<DimId, kMaxRank>& dims) {
  std::string name = type.columns > 1    ? fmt::format("mat{}", type.columns)
                     : type.rows > 1     ? fmt::format("vec{}", type.rows)
                     : type.isUnsigned() ? "u32"
                     : type.isSingle()   ? "f32"
                     : type.dim == kNone ? typeName(type.scalar)
                     : type.rank > 0     ? program.dims[type.dim].name
                                         : fmt::format("index into {}", program.dims[type.dim].name);
  for (uint32_t k = 0; k < type.rank; ++k) {
    name += k == 0 ? "[" : ", ";
    name += type.extents[k] != 0 ? std::to_string(type.extents[k])
            : dims[k] != kNone   ? program.dims[dims[k]].name
                                 : "*";
  }
  return type.rank > 0 ? name + "]" : name;
}

}  // namespace hgc
