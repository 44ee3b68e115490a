#pragma once
/// The values of a block of instances.
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

#include "ir/graph.h"

namespace hgc {

/// Numbered cells of `width` lanes, each of one type for good: doubles, 32-bit integers or truth values.
class Cells {
 public:
  Cells(uint32_t count, int64_t width) : memory_(static_cast<size_t>(count * width)), width_(width) {}

  double* reals(uint32_t at) { return memory_.data() + static_cast<size_t>(at * width_); }
  int32_t* integers(uint32_t at) { return reinterpret_cast<int32_t*>(reals(at)); }
  bool* truths(uint32_t at) { return reinterpret_cast<bool*>(reals(at)); }
  /// Whatever its type; null for kNoNode.
  void* cell(uint32_t at) { return at == kNoNode ? nullptr : reals(at); }

  template <class T>
  void fillWith(T* to, T value) const {
    std::fill_n(to, width_, value);
  }
  void fill(uint32_t at, Constant value) {
    switch (value.type) {
      case Type::Real: return fillWith(reals(at), value.real());
      case Type::Int: return fillWith(integers(at), value.integer());
      case Type::Bool: return fillWith(truths(at), value.boolean());
    }
  }
  void copy(uint32_t to, uint32_t from) {
    std::memcpy(cell(to), cell(from), static_cast<size_t>(width_) * sizeof(double));
  }

  /// One lane; integers and truth values are doubles without loss.
  double lane(uint32_t at, Type type, int64_t i) {
    return type == Type::Real ? reals(at)[i] : type == Type::Int ? integers(at)[i] : truths(at)[i];
  }
  void setLane(uint32_t at, Type type, int64_t i, double value) {
    if (type == Type::Real) reals(at)[i] = value;
    else if (type == Type::Int) integers(at)[i] = static_cast<int32_t>(value);
    else truths(at)[i] = value != 0;
  }

 private:
  std::vector<double> memory_;
  int64_t width_;
};

}  // namespace hgc
