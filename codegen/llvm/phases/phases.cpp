#include "codegen/llvm/phases/phases.h"

#include <algorithm>
#include <set>

#include "codegen/llvm/body/lanes.h"
#include "codegen/llvm/body/loads.h"
#include "codegen/llvm/body/stores.h"
#include "codegen/llvm/lines/tiles.h"
#include "codegen/llvm/phases/memory.h"
#include "codegen/llvm/phases/plan.h"
#include "codegen/llvm/phases/shared_sums.h"
#include "ir/kernel/abi.h"

namespace hgc::cpu {
namespace {

/// Nodes of the shortest loop that makes phases pay; shorter ones keep their sums in registers.
constexpr uint32_t kLongLoop = 96;
/// The same for a loop whose result is uniform.
constexpr uint32_t kSharedLoop = 16;
/// The largest number of instances in a block with line loops: large, so that a block has many lines.
constexpr uint64_t kMostOfLines = 1 << 16;

class PhasesEmitter {
 public:
  PhasesEmitter(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function)
      : ir_(ir),
        end_(function->getArg(2)),
        plan_(planPhases(kernel)),
        frame_(loadFrame(ir, kernel, function->getArg(0))),
        outer_(makeBody(ir, kernel, frame_, arms)),
        memory_(ir, kernel, plan_, frame_),
        shared_(ir, kernel, frame_) {
    memory_.setHooks(outer_);
    loadAccumulators(ir, kernel, frame_);
    scatter_ = allocateScatter(ir, kernel);
  }

  void run(llvm::Value* args, llvm::Value* begin) {
    const bool isLong = !plan_.lines.loops.empty() && !shared_.any();
    llvm::Value* scalars = memory_.layOut(isLong ? kMostOfLines : uint64_t{kChunkInstances});
    llvm::Value* sums = shared_.layOut();
    llvm::Value* bytes = ir_.CreateMul(ir_.CreateAdd(sums, scalars), ir_.getInt64(sizeof(double)));
    llvm::Value* scratch = scratchOf(ir_, args, bytes);
    shared_.placeAt(scratch);
    memory_.placeAt(ir_.realAt(scratch, sums));
    emitLoop(ir_, begin, end_, memory_.block(), [&](llvm::Value* first) { emitBlock(begin, first); });
  }

 private:
  llvm::Value* cell(uint32_t position) { return memory_.cell(position, frame_.instance); }
  /// The value that an earlier phase computed.
  llvm::Value* valueOf(uint32_t position) {
    if (plan_.cut.isOuter[position]) return outer_.values[position];
    return ir_.load(ir_.vectorOf(outer_.kernel.code[position].type), cell(position));
  }
  void storeCell(llvm::Value* value, uint32_t position) { ir_.store(value, cell(position)); }

  void eachVector(const std::function<void(Body&)>& fill) {
    emitLoop(ir_, memory_.first(), memory_.last(), ir_.getInt64(ir_.lanes()), [&](llvm::Value* instance) {
      placeFrame(ir_, frame_, end_, instance);
      Body body =
          makeBody(ir_, outer_.kernel, frame_, outer_.arms, [&](uint32_t position) { return valueOf(position); });
      memory_.setHooks(body);
      body.hooks.given = [&, kept = body.hooks.given](uint32_t position) {
        llvm::Value* value = kept ? kept(position) : nullptr;
        return value != nullptr ? value : packedLoad(body, position);
      };
      body.hooks.addShared = [&](const Store& store, llvm::Value* value, llvm::Value* entry) {
        shared_.add(store, value, entry);
      };
      fill(body);
    });
  }

  llvm::Value* packedLoad(Body& body, uint32_t position) {
    const uint32_t packed = plan_.packed.readFrom[position];
    if (packed == kNoNode) return nullptr;
    const Node& row = outer_.kernel.code[outer_.kernel.code[position].a];
    llvm::Value* count = ir_.firstLane(body.values[row.a == plan_.packed.list[packed].base ? row.b : row.a]);
    return ir_.load(ir_.realType(), memory_.packed(packed, count));
  }

  void emitBlock(llvm::Value* begin, llvm::Value* first) {
    memory_.startBlock(first, end_);
    std::vector<bool> isPacked(plan_.packed.list.size(), false);
    for (const Phase& phase : plan_.cut.phases) {
      if (phase.loop == nullptr) {
        emitStraightPhase(phase, &phase == &plan_.cut.phases.back());
        continue;
      }
      if (const LineLoop* along = plan_.lines.find(phase.loop); along != nullptr) {
        if (plan_.isNeeded[phase.begin]) emitLinePhase(*along);
        continue;
      }
      for (uint32_t position = phase.begin; position < phase.end; ++position) {
        const uint32_t packed = plan_.packed.readFrom[position];
        if (packed == kNoNode || isPacked[packed]) continue;
        packRows(packed);
        isPacked[packed] = true;
      }
      emitLoopPhase(phase);
    }
    if (plan_.cut.phases.back().loop != nullptr) eachVector([&](Body& body) { emitResults(body); });
    shared_.endBlock(begin, memory_.last(), end_);
  }

  void emitResults(Body& body) {
    emitStores(body, 0, outer_.kernel.stores.size());
    scatter(body, scatter_.pieces, scatter_.block);
  }

  /// Stores the initial values of reductions, so that tiles can continue them in any iteration.
  void emitLinePhase(const LineLoop& loop) {
    eachVector([&](Body& body) {
      for (const uint32_t position : loop.results) storeCell(startOf(body, position), position);
    });
    const auto cell = [&](uint32_t position, llvm::Value* instance) { return memory_.cell(position, instance); };
    emitLineTiles({ir_, outer_.kernel, frame_, outer_.arms, outer_, plan_.lines, loop},
                  {memory_.first(), memory_.last(), memory_.ofLines(), cell});
  }

  void packRows(uint32_t number) {
    const PackedRows& packed = plan_.packed.list[number];
    const uint32_t port = outer_.kernel.gathers[packed.gather].port;
    eachVector([&](Body&) {
      llvm::Value* base = valueOf(packed.base);
      emitLoop(ir_, ir_.getInt64(0), memory_.packedExtent(number), ir_.getInt64(1), [&](llvm::Value* count) {
        llvm::Value* row = ir_.CreateAdd(base, ir_.splat(ir_.CreateTrunc(count, ir_.getInt32Ty())));
        llvm::Value* lanes =
            loadLanes(ir_, frame_.ports[port], lanesOf(ir_, row), outer_.kernel.ports[port].width, packed.component);
        ir_.store(lanes, memory_.packed(number, count));
      });
    });
  }

  /// Emits straight code; the last phase stores its results directly.
  void emitStraightPhase(const Phase& phase, bool isLast) {
    bool isAllOuter = true;
    for (uint32_t position = phase.begin; position < phase.end; ++position) {
      if (plan_.cut.isOuter[position]) emit(outer_, position);
      isAllOuter = isAllOuter && (plan_.cut.isOuter[position] || !plan_.isNeeded[position]);
    }
    if (isAllOuter && !isLast) return;
    const auto isInner = [&](uint32_t position) { return !plan_.cut.isOuter[position] && plan_.isNeeded[position]; };
    eachVector([&](Body& body) {
      emitRange(body, phase.begin, phase.end, isInner);
      for (uint32_t position = phase.begin; position < phase.end; ++position) {
        if (isInner(position) && plan_.cell[position] != kNoNode) storeCell(body.values[position], position);
      }
      if (isLast) emitResults(body);
    });
  }

  void emitLoopPhase(const Phase& phase) {
    const auto isOuter = [&](uint32_t position) { return plan_.cut.isOuter[position] && plan_.isNeeded[position]; };
    const auto isInner = [&](uint32_t position) {
      return !plan_.cut.isOuter[position] && plan_.isNeeded[position] && plan_.kept.readFrom[position] == kNoNode;
    };
    std::vector<uint32_t> accumulators;  // reductions and prefixes over the loop: between iterations they are in cells
    bool isAllOuter = true, isNeeded = false;
    for (uint32_t position = phase.begin; position < phase.end; ++position) {
      isNeeded = isNeeded || plan_.isNeeded[position];
      isAllOuter = isAllOuter && (plan_.cut.isOuter[position] || !plan_.isNeeded[position]);
      if (isInner(position) && isOver(outer_.kernel, position, *phase.loop)) accumulators.push_back(position);
    }
    if (!isNeeded) return;
    if (isAllOuter) return emitRange(outer_, phase.begin, phase.end, isOuter);
    if (!accumulators.empty()) {
      eachVector([&](Body& body) {
        for (const uint32_t position : accumulators) storeCell(startOf(body, position), position);
      });
    }
    enterLoop(outer_, *phase.loop, isOuter);
    emitRange(outer_, phase.begin + 1, phase.end, isOuter);
    const bool isCounted = plan_.isNeeded[phase.loop->count];
    llvm::Value* count = isCounted ? ir_.firstLane(outer_.values[phase.loop->count]) : nullptr;
    eachVector([&](Body& body) {
      for (const uint32_t position : accumulators) body.values.set(position, valueOf(position));
      readKept(body, phase, count);
      emitRange(body, phase.begin + 1, phase.end, isInner);
      for (const uint32_t position : accumulators) storeCell(body.regions.next[position].vector, position);
      for (uint32_t k = 0; k < plan_.kept.list.size(); ++k) {
        const uint32_t value = plan_.kept.list[k].value;
        if (phase.begin <= value && value < phase.end) ir_.store(body.values[value], memory_.kept(k, count));
      }
    });
    leaveLoop(outer_);
  }

  void readKept(Body& body, const Phase& phase, llvm::Value* count) {
    for (uint32_t position = phase.begin; position < phase.end; ++position) {
      if (!plan_.isNeeded[position] || plan_.kept.readFrom[position] == kNoNode) continue;
      llvm::Value* from = memory_.kept(plan_.kept.readFrom[position], count);
      body.values.set(position, ir_.load(ir_.realType(), from));
    }
  }

  VectorBuilder& ir_;
  llvm::Value* end_;
  PhasePlan plan_;
  Frame frame_;
  Body outer_;  // code outside the loops over instances
  PhaseMemory memory_;
  SharedSums shared_;
  Scatter scatter_;
};

/// Whether all loops are line loops.
bool allAlongLines(const Kernel& kernel) {
  const Lines lines = findLines(kernel);
  return !lines.loops.empty() && std::ranges::all_of(kernel.regions, [&](const Region& region) {
    return region.kind != Region::Kind::Loop || lines.find(&region) != nullptr;
  });
}

}  // namespace

Kernel withoutArmsAroundLoops(Kernel kernel) {
  std::set<uint32_t> conditions;
  for (const Region& arm : kernel.regions) {
    const bool isAround = std::ranges::any_of(kernel.regions, [&](const Region& loop) {
      return loop.kind == Region::Kind::Loop && arm.begin <= loop.begin && loop.end <= arm.end;
    });
    if (arm.kind == Region::Kind::Arm && isAround) conditions.insert(arm.condition);
  }
  std::erase_if(kernel.regions, [&](const Region& region) {
    return region.kind == Region::Kind::Arm && conditions.contains(region.condition);
  });
  return kernel;
}

bool hasPhases(const Kernel& kernel) {
  if (kernel.code.empty()) return false;  // rows compute all sums, so that the kernel of instances is empty
  if ((kernel.variadic && isGradient(kernel.kind)) || !keptAtCounts(kernel.code).empty()) return true;
  if (allAlongLines(kernel)) return true;
  const std::vector<bool> uniform = findUniform(kernel);
  return std::ranges::any_of(kernel.regions, [&](const Region& region) {
    if (region.kind != Region::Kind::Loop) return false;
    const uint32_t nodes = region.end - region.begin;
    return nodes >= (uniform[region.end - 1] ? kSharedLoop : kLongLoop);
  });
}

void emitPhases(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function) {
  PhasesEmitter(ir, kernel, arms, function).run(function->getArg(0), function->getArg(1));
}

}  // namespace hgc::cpu
