#include "codegen/llvm/phases.h"

#include <llvm/IR/Module.h>

#include <algorithm>

#include "codegen/llvm/body.h"
#include "ir/abi.h"
#include "ir/loops.h"

namespace hgc::cpu {
namespace {

/// A loop that is shorter keeps what it adds up in registers.
constexpr uint32_t kLongLoop = 96;
constexpr uint64_t kCellBytes = kChunkInstances * sizeof(double);

/// Positions [begin, end): a loop that is in no other, or what lies between such loops.
struct Phase {
  uint32_t begin = 0, end = 0;
  const Region* loop = nullptr;
};

std::vector<Phase> phasesOf(const Kernel& kernel) {
  std::vector<Phase> phases;
  uint32_t next = 0;
  const auto straightUpTo = [&](uint32_t end) {
    if (next < end) phases.push_back({next, end});
    next = end;
  };
  for (const Region& region : kernel.regions) {
    if (region.begin < next || region.kind != Region::Kind::Loop) continue;
    straightUpTo(region.begin);
    phases.push_back({region.begin, region.end, &region});
    next = region.end;
  }
  straightUpTo(static_cast<uint32_t>(kernel.code.size()));
  return phases;
}

bool carries(const Kernel& kernel, uint32_t at, const Region& loop) {
  const Node& node = kernel.code[at];
  return node.a == loop.begin && stepOf(node.op, node.type).has_value();
}

/// Which positions are computed outside of the loop over instances: what is the same for all of them, needs nothing
/// else, and is in no loop whose other nodes differ between instances (but for the phase's own).
std::vector<bool> findOuter(const Kernel& kernel, const std::vector<Phase>& phases) {
  std::vector<bool> outer = findUniform(kernel);
  for (uint32_t at = 0; at < outer.size(); ++at) outer[at] = outer[at] && kernel.code[at].op != Op::EachOver;
  for (bool isStable = false; !isStable;) {
    isStable = true;
    const auto drop = [&](uint32_t at) {
      isStable = isStable && !outer[at];
      outer[at] = false;
    };
    for (uint32_t at = 0; at < outer.size(); ++at) {
      for (int k = 0; k < operandCount(kernel.code[at]); ++k) {
        if (!outer[kernel.code[at].operand(k)]) drop(at);
      }
    }
    for (const Region& region : kernel.regions) {
      const bool isPhase = std::ranges::any_of(phases, [&](const Phase& phase) { return phase.loop == &region; });
      const auto within = std::span(kernel.code).subspan(region.begin, region.end - region.begin);
      bool isWhole = true;
      for (size_t k = 0; k < within.size(); ++k) isWhole = isWhole && outer[region.begin + k];
      for (uint32_t at = region.begin; at < region.end && !isPhase && !isWhole; ++at) drop(at);
    }
  }
  return outer;
}

class PhasesEmitter {
 public:
  PhasesEmitter(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function)
      : ir_(ir),
        kernel_(kernel),
        arms_(arms),
        args_(function->getArg(0)),
        end_(function->getArg(2)),
        phases_(phasesOf(kernel)),
        isOuter_(findOuter(kernel, phases_)),
        frame_(loadFrame(ir, kernel, args_)),
        outer_(ir, kernel, frame_, arms),
        pieces_(piecesOf(kernel)) {
    loadAccumulators(ir, kernel, frame_);
    planCells();
    if (scattersInLoop(pieces_, ir.lanes()))
      scattered_ = ir.CreateAlloca(ir.realType(), ir.getInt64(cellsFor(pieces_)));
  }

  void run(llvm::Value* begin) {
    const auto external = [&](const char* name, llvm::Type* result, llvm::ArrayRef<llvm::Type*> arguments) {
      llvm::Module& module = *ir_.GetInsertBlock()->getModule();
      return module.getOrInsertFunction(name, llvm::FunctionType::get(result, arguments, false));
    };
    llvm::Type* pointer = ir_.getPtrTy();
    const auto free = external("free", ir_.getVoidTy(), {pointer});
    block_ = ir_.CreateCall(external("malloc", pointer, {ir_.getInt64Ty()}), {ir_.getInt64(cells_ * kCellBytes + 64)});
    if (addsShared()) {
      columns_ = outer_.sizeAt(kernel_.dims + static_cast<uint32_t>(kernel_.gathers.size()) + 1);
      tiles_ = ir_.CreateCall(external("calloc", pointer, {ir_.getInt64Ty(), ir_.getInt64Ty()}),
                              {ir_.CreateAdd(columns_, ir_.getInt64(1)), ir_.getInt64(kTile * sizeof(double))});
    }
    emitLoop(ir_, begin, end_, kChunkInstances, [&](llvm::Value* first) { chunk(first); });
    if (tiles_ != nullptr) ir_.CreateCall(free, {tiles_});
    ir_.CreateCall(free, {block_});
  }

 private:
  bool addsShared() const {
    return kernel_.variadic && isGradient(kernel_.kind) && std::ranges::count(kernel_.shared, true) > 0;
  }

  /// Memory for what one phase leaves to another.
  void planCells() {
    cell_.resize(kernel_.code.size(), kNoNode);
    std::vector<uint32_t> phaseOf(kernel_.code.size());
    for (uint32_t p = 0; p < phases_.size(); ++p)
      std::fill_n(phaseOf.begin() + phases_[p].begin, phases_[p].end - phases_[p].begin, p);
    const auto keep = [&](uint32_t at) {
      if (!isOuter_[at] && cell_[at] == kNoNode) cell_[at] = cells_++;
    };
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      for (int k = 0; k < operandCount(kernel_.code[at]); ++k) {
        const uint32_t operand = kernel_.code[at].operand(k);
        if (phaseOf[operand] != phaseOf[at]) keep(operand);
      }
      const Region* loop = phases_[phaseOf[at]].loop;
      if (loop != nullptr && carries(kernel_, at, *loop)) keep(at);
    }
    for (const Store& store : kernel_.stores) {
      if (kernel_.code[store.value].op != Op::EachOver) keep(store.value);
    }
  }

  llvm::Value* place(uint32_t at) {
    llvm::Value* within = ir_.CreateMul(ir_.CreateSub(frame_.instance, first_), ir_.getInt64(sizeof(double)));
    llvm::Value* offset = ir_.CreateAdd(within, ir_.getInt64(cell_[at] * kCellBytes));
    return ir_.CreateGEP(ir_.getInt8Ty(), block_, offset);
  }
  llvm::Value* waiting(uint32_t at) {
    if (isOuter_[at]) return outer_.value(at);
    return ir_.CreateAlignedLoad(ir_.vectorOf(kernel_.code[at].type), place(at), llvm::Align(8));
  }
  void leave(llvm::Value* value, uint32_t at) { ir_.CreateAlignedStore(value, place(at), llvm::Align(8)); }

  void eachVector(const std::function<void(Body&)>& fill) {
    emitLoop(ir_, first_, last_, ir_.lanes(), [&](llvm::Value* instance) {
      placeFrame(ir_, frame_, args_, instance);
      Body body(ir_, kernel_, frame_, arms_, [&](uint32_t at) { return waiting(at); });
      if (addsShared())
        body.onShared(
            [&](const Store& store, llvm::Value* value, llvm::Value* entry) { addShared(store, value, entry); });
      fill(body);
    });
  }

  void chunk(llvm::Value* first) {
    first_ = first;
    last_ = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, ir_.CreateAdd(first, ir_.getInt64(kChunkInstances)), end_);
    for (const Phase& phase : phases_) phase.loop != nullptr ? loop(phase) : straight(phase);
    eachVector([&](Body& body) {
      body.stores(0, kernel_.stores.size());
      body.scatter(pieces_, scattered_);
    });
    if (addsShared()) foldTiles();
  }

  void straight(const Phase& phase) {
    for (uint32_t at = phase.begin; at < phase.end; ++at) {
      if (isOuter_[at]) outer_.emit(at);
    }
    if (std::all_of(isOuter_.begin() + phase.begin, isOuter_.begin() + phase.end, [](bool outer) { return outer; }))
      return;
    eachVector([&](Body& body) {
      for (uint32_t at = phase.begin; at < phase.end; ++at) {
        if (isOuter_[at]) continue;
        body.emit(at);
        if (cell_[at] != kNoNode) leave(body.value(at), at);
      }
    });
  }

  void loop(const Phase& phase) {
    const auto isOuter = [&](uint32_t at) { return isOuter_[at]; };
    std::vector<uint32_t> carried;
    bool isWhole = true;
    for (uint32_t at = phase.begin; at < phase.end; ++at) {
      isWhole = isWhole && isOuter_[at];
      if (!isOuter_[at] && carries(kernel_, at, *phase.loop)) carried.push_back(at);
    }
    if (isWhole) return outer_.emitRange(phase.begin, phase.end, isOuter);
    if (!carried.empty()) {
      eachVector([&](Body& body) {
        for (const uint32_t at : carried) leave(body.startOf(at), at);
      });
    }
    outer_.openLoop(*phase.loop, isOuter);
    outer_.emitRange(phase.begin + 1, phase.end, isOuter);
    eachVector([&](Body& body) {
      for (const uint32_t at : carried) body.resume(at, waiting(at));
      body.emitRange(phase.begin + 1, phase.end, [&](uint32_t at) { return !isOuter_[at]; });
      for (const uint32_t at : carried) leave(body.next(at), at);
    });
    outer_.closeLoop();
  }

  /// A partial of what all instances read, to its lane's sum of the chunk.
  void addShared(const Store& store, llvm::Value* value, llvm::Value* entry) {
    const PartialColumn to = partialColumn(kernel_, store);
    llvm::Value* column = ir_.CreateAdd(outer_.sizeAt(to.base), ir_.getInt64(to.place));
    column = ir_.CreateAdd(column, ir_.CreateMul(entry, ir_.getInt64(to.entries)));
    llvm::Value* within = ir_.CreateAnd(frame_.instance, ir_.getInt64(kTile - 1));
    llvm::Value* offset = ir_.CreateAdd(ir_.CreateMul(column, ir_.getInt64(kTile)), within);
    llvm::Value* sum = ir_.CreateGEP(ir_.getDoubleTy(), tiles_, offset);
    llvm::Value* live = ir_.CreateSelect(frame_.live, value, ir_.real(0));
    llvm::Value* old = ir_.CreateAlignedLoad(ir_.realType(), sum, llvm::Align(8));
    ir_.CreateAlignedStore(ir_.CreateFAdd(old, live), sum, llvm::Align(8));
  }

  /// The lanes of each column, added by the tree of runtime/sum/incidence.h to what earlier chunks left.
  void foldTiles() {
    llvm::Value* sums = outer_.sums();
    auto* tile = llvm::FixedVectorType::get(ir_.getDoubleTy(), kTile);
    emitLoop(ir_, ir_.getInt64(0), columns_, 1, [&](llvm::Value* column) {
      llvm::Value* lanes = ir_.CreateGEP(ir_.getDoubleTy(), tiles_, ir_.CreateMul(column, ir_.getInt64(kTile)));
      llvm::Value* values = ir_.CreateAlignedLoad(tile, lanes, llvm::Align(8));
      ir_.CreateAlignedStore(llvm::Constant::getNullValue(tile), lanes, llvm::Align(8));
      const auto lane = [&](uint64_t k) { return ir_.CreateExtractElement(values, k); };
      const auto pair = [&](uint64_t k) { return ir_.CreateFAdd(lane(k), lane(k + 4)); };
      llvm::Value* even = ir_.CreateFAdd(pair(0), pair(2));
      llvm::Value* odd = ir_.CreateFAdd(pair(1), pair(3));
      llvm::Value* to = ir_.CreateGEP(ir_.getDoubleTy(), sums, column);
      llvm::Value* old = ir_.CreateAlignedLoad(ir_.getDoubleTy(), to, llvm::Align(8));
      ir_.CreateAlignedStore(ir_.CreateFAdd(old, ir_.CreateFAdd(even, odd)), to, llvm::Align(8));
    });
  }

  VectorBuilder& ir_;
  const Kernel& kernel_;
  SharedArms& arms_;
  llvm::Value *args_, *end_;
  std::vector<Phase> phases_;
  std::vector<bool> isOuter_;
  Frame frame_;
  Body outer_;  // what is computed outside of the loops over instances
  std::vector<Piece> pieces_;
  llvm::Value* scattered_ = nullptr;
  std::vector<uint32_t> cell_;  // of each position that waits in memory, else kNoNode
  uint32_t cells_ = 0;
  llvm::Value *block_ = nullptr, *tiles_ = nullptr, *columns_ = nullptr;
  llvm::Value *first_ = nullptr, *last_ = nullptr;  // instances of the chunk
};

}  // namespace

bool hasPhases(const Kernel& kernel) {
  if (kernel.variadic && isGradient(kernel.kind)) return true;
  return std::ranges::any_of(phasesOf(kernel), [](const Phase& phase) {
    return phase.loop != nullptr && phase.end - phase.begin >= kLongLoop;
  });
}

void emitPhases(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function) {
  PhasesEmitter(ir, kernel, arms, function).run(function->getArg(1));
}

}  // namespace hgc::cpu
