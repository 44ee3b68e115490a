#pragma once
/// Emits arms, with a branch that skips them where no lane takes them, and loops.
#include <array>
#include <functional>
#include <map>
#include <tuple>
#include <vector>

#include "codegen/llvm/body/values.h"
#include "ir/kernel/kernel.h"
#include "ir/loops.h"

namespace hgc::cpu {

struct Body;
using NodeFilter = std::function<bool(uint32_t at)>;

/// Four components of each lane's row, by gather, position of the row and first component.
using Quads = std::map<std::tuple<uint32_t, uint32_t, uint32_t>, std::array<llvm::Value*, 4>>;

/// A value that a loop carries between iterations: the accumulator of a reduction, or what a fold carries. A scalar
/// where all lanes agree.
struct Carried {
  uint32_t at = 0;          ///< the reduction, or the Carried of a fold
  uint32_t next = kNoNode;  ///< of a fold: its value in the next iteration
  llvm::Value* start = nullptr;
  llvm::PHINode* phi = nullptr;
};

struct OpenLoop {
  llvm::PHINode* counter = nullptr;
  bool isUneven = false;  ///< lanes may leave it at different iterations
  std::vector<Carried> carried = {};
  std::vector<uint32_t> folds = {};
  llvm::Value* active = nullptr;  ///< the lanes that were active before it
  Quads quads = {};               ///< those that were loaded before it
};

/// A value that is emitted in a region and used after it, outside of `regions` regions around it.
struct Leaving {
  uint32_t at, regions;
};

struct OpenRegion {
  llvm::BasicBlock *before, *after;
  std::vector<Leaving> leaving = {};
  OpenLoop loop = {};
};

/// The regions around the insertion point.
struct Regions {
  std::vector<OpenRegion> open = {};
  std::vector<uint32_t> left;     ///< by node: how many regions around it its uses are outside of
  std::vector<NodeValue> next;    ///< of a reduction or a prefix: its value after this iteration
  llvm::Value* active = nullptr;  ///< the lanes that are active in all loops around; null: all
};

/// The steps of the folds over a loop.
std::vector<CarriedStep> stepsIn(const Kernel& kernel, const Region& loop);

void enterArm(Body& body, const Region& region);
void leaveArm(Body& body);
/// Calls the function of an arm that has one; returns false if it has none. `left` is `Regions::left`.
bool callArm(Body& body, const Region& region, const NodeFilter& which, const std::vector<uint32_t>& left);

/// Begins a loop, with those of its reductions for which `which` holds, and ends it.
void enterLoop(Body& body, const Region& region, const NodeFilter& which);
void leaveLoop(Body& body);
/// The initial value of a reduction or prefix.
llvm::Value* startOf(Body& body, uint32_t at);
/// Emits an iteration of a reduction or prefix.
NodeValue takeIn(Body& body, uint32_t at, const ReductionStep& step);
/// The mask of lanes that are active in all loops around.
llvm::Value* activeLanes(const Body& body);

}  // namespace hgc::cpu
