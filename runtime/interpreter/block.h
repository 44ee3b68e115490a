#pragma once
/// A block of instances: their values, what their folds carried, and where what is evaluated goes.
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

#include "ir/graph.h"
#include "ir/kernel/abi.h"
#include "ir/kernel/kernel.h"
#include "ir/loops.h"

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

/// Instances that are evaluated together, a lane each.
struct InstanceBlock {
  InstanceBlock(uint32_t cellCount, int64_t most) : width(most), cells(cellCount, most) {}

  /// Goes to the instances from `begin` to `end`. Arrays by instance are there up to the end of their last tile.
  void goTo(int64_t begin, int64_t end) {
    first = begin;
    live = end - begin;
    count = (live + kTile - 1) / kTile * kTile;
    active.assign(static_cast<size_t>(width), 1);
  }
  bool isActive(int64_t i) const { return active[static_cast<size_t>(i)] != 0; }
  /// A lane that has left a loop reads what is there for all.
  int32_t placeAt(uint32_t at, int64_t i) { return isActive(i) ? cells.integers(at)[i] : 0; }

  /// Takes over the lanes of another cell for which `which` holds.
  template <class Which>
  void replace(uint32_t to, uint32_t from, Type type, const Which& which) {
    for (int64_t i = 0; i < count; ++i) {
      if (which(i)) cells.setLane(to, type, i, cells.lane(from, type, i));
    }
  }
  void replaceActive(uint32_t to, uint32_t from, Type type) {
    replace(to, from, type, [&](int64_t i) { return isActive(i); });
  }

  int64_t width;  ///< the most instances
  Cells cells;
  std::vector<uint8_t> active = {};  ///< lanes that are still in all loops around
  int64_t first = 0, live = 0;       ///< instances
  int64_t count = 0;                 ///< lanes that are evaluated
};

/// What folds carried and other loops read again, count by count.
class CountStates {
 public:
  /// `kept` are the positions of what is carried; `states` has `longest` counts of a block for each.
  CountStates(const std::vector<Node>& code, const std::vector<uint32_t>& kept, double* states, int64_t longest)
      : code_(code), kept_(kept), states_(states), longest_(longest) {}

  /// Keeps `value` as what is carried at `kept`.
  void keep(InstanceBlock& block, uint32_t kept, uint32_t value) const {
    if (!std::ranges::binary_search(kept_, kept)) return;
    const Node& node = code_[kept];
    double* const states = statesOf(kept, block.width);
    const int32_t* const counts = block.cells.integers(node.a);
    for (int64_t i = 0; i < block.count; ++i) {
      if (block.isActive(i)) states[counts[i] * block.width + i] = block.cells.lane(value, node.type, i);
    }
  }
  /// Reads what was kept into the cell `at`.
  void read(InstanceBlock& block, uint32_t at) const {
    const Node& node = code_[at];
    const double* const states = statesOf(readAtCount(code_, at), block.width);
    const int32_t* const counts = block.cells.integers(node.a);
    for (int64_t i = 0; i < block.count; ++i) {
      if (block.isActive(i)) block.cells.setLane(at, node.type, i, states[counts[i] * block.width + i]);
    }
  }

 private:
  double* statesOf(uint32_t kept, int64_t width) const {
    return states_ + (std::ranges::lower_bound(kept_, kept) - kept_.begin()) * longest_ * width;
  }

  const std::vector<Node>& code_;
  const std::vector<uint32_t>& kept_;
  double* states_;
  int64_t longest_;
};

/// Writes what blocks have to the arrays of a call.
class InterpretedResults {
 public:
  /// `sharesSums`: it adds to `KernelArgs::sums`.
  InterpretedResults(const Kernel& kernel, const KernelArgs& args, bool sharesSums);

  void beginChunk() { std::ranges::fill(tiles_, 0.0); }
  void endChunk() const;
  /// What is stored at every count that comes to `at`; of rows that all instances read, the sum.
  void storeEntries(InstanceBlock& block, uint32_t at);
  /// All else.
  void store(InstanceBlock& block) const;

 private:
  void storeTile(InstanceBlock& block, uint32_t value, int64_t column, int64_t columns) const;
  void scatter(InstanceBlock& block) const;

  const Kernel& kernel_;
  const KernelArgs& args_;
  std::vector<double> tiles_;  // of sums that all instances add to: eight lanes each
};

}  // namespace hgc
