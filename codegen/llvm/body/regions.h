#pragma once
/// Arms, which are branched around where no lane needs them, and loops.
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "codegen/llvm/body/values.h"
#include "ir/kernel/kernel.h"
#include "ir/loops.h"

namespace hgc::cpu {

struct Body;
using NodeFilter = std::function<bool(uint32_t at)>;

/// Four components of a row for each lane: by gather, position of the row, first component. Loops read rows of one
/// gather at several counts.
using Quads = std::map<std::tuple<uint32_t, uint32_t, uint32_t>, std::array<llvm::Value*, 4>>;

/// What a loop hands from count to count: what a reduction has taken in, or what a fold carries. What is the same in
/// all lanes has one.
struct Carried {
  uint32_t at = 0;          ///< the reduction, or the Carried of a fold
  uint32_t next = kNoNode;  ///< of a fold: what the next count has
  llvm::Value* start = nullptr;
  llvm::PHINode* phi = nullptr;
};

struct OpenLoop {
  llvm::PHINode* counter = nullptr;
  bool isUneven = false;  ///< some lanes leave it before others
  std::vector<Carried> carried = {};
  std::vector<uint32_t> folds = {};
  llvm::Value* active = nullptr;  ///< the lanes that were active before it
  Quads quads = {};               ///< those that were read before it
};

/// What was emitted in a region and is used after it, outside so many regions.
struct Leaving {
  uint32_t at, regions;
};

struct OpenRegion {
  llvm::BasicBlock *before, *after;
  std::vector<Leaving> leaving = {};
  OpenLoop loop = {};
};

/// The regions that a body is in.
struct Regions {
  std::vector<OpenRegion> open = {};
  std::vector<uint32_t> left;     ///< by node: how many it leaves
  std::vector<NodeValue> next;    ///< of a reduction or a prefix: with what this count takes in
  llvm::Value* active = nullptr;  ///< the lanes that are still in all loops around; null: all
};

/// The steps of the folds over a loop.
std::vector<CarriedStep> stepsIn(const Kernel& kernel, const Region& loop);

void enterArm(Body& body, const Region& region);
void leaveArm(Body& body);
/// Calls the function of an arm that has one; false if it has none. `left` tells how many regions nodes leave.
bool callArm(Body& body, const Region& region, const NodeFilter& which, const std::vector<uint32_t>& left);

/// Goes into a loop, with those of its reductions for which `which` holds, and out of it.
void enterLoop(Body& body, const Region& region, const NodeFilter& which);
void leaveLoop(Body& body);
/// What a reduction or prefix begins with.
llvm::Value* startOf(Body& body, uint32_t at);
/// A count of a reduction or a prefix.
NodeValue takeIn(Body& body, uint32_t at, const ReductionStep& step);
/// The lanes that are still in all loops around.
llvm::Value* activeLanes(const Body& body);

}  // namespace hgc::cpu
