#include "codegen/llvm/phases.h"

#include <algorithm>

#include "codegen/llvm/arguments.h"
#include "codegen/llvm/body.h"
#include "codegen/llvm/line_tiles.h"
#include "codegen/llvm/phase_plan.h"
#include "ir/abi.h"

namespace hgc::cpu {
namespace {

/// A loop that is shorter keeps what it adds up in registers.
constexpr uint32_t kLongLoop = 96;
/// A thread's block of instances is at most so large that all which waits in memory stays in a cache.
constexpr uint64_t kBlockBytes = 1 << 20;
/// It holds as many lines as it can.
constexpr uint64_t kMostOfLines = 1 << 16;

class PhasesEmitter {
 public:
  PhasesEmitter(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function)
      : ir_(ir),
        kernel_(kernel),
        arms_(arms),
        args_(function->getArg(0)),
        end_(function->getArg(2)),
        tile_(std::max<uint64_t>(kTile, ir.lanes())),
        plan_(planPhases(kernel)),
        frame_(loadFrame(ir, kernel, args_)),
        outer_(ir, kernel, frame_, arms),
        pieces_(piecesOf(kernel)) {
    keepCarried(outer_);
    loadAccumulators(ir, kernel, frame_);
    if (scattersInLoop(pieces_, ir.lanes()))
      scattered_ = ir.CreateAlloca(ir.realType(), ir.getInt64(cellsFor(pieces_)));
  }

  void run(llvm::Value* begin) {
    llvm::Value* scalars = layOutMemory();
    llvm::Value* tileScalars = ir_.getInt64(0);
    if (addsShared()) {
      for (uint32_t g = 0; g < kernel_.gathers.size(); ++g) firstColumns_.push_back(outer_.sizeAt(kernel_.dims + g));
      columns_ = outer_.sizeAt(kernel_.dims + static_cast<uint32_t>(kernel_.gathers.size()) + 1);
      tileScalars = ir_.CreateMul(columns_, ir_.getInt64(kTile));
    }
    const auto bytesOf = [&](llvm::Value* count) { return ir_.CreateMul(count, ir_.getInt64(sizeof(double))); };
    tiles_ = scratchOf(ir_, args_, bytesOf(ir_.CreateAdd(tileScalars, scalars)));
    if (addsShared()) ir_.CreateMemSet(tiles_, ir_.getInt8(0), bytesOf(tileScalars), llvm::Align(8));
    uniform_ = ir_.CreateGEP(ir_.getDoubleTy(), tiles_, tileScalars);
    memory_ = ir_.CreateGEP(ir_.getDoubleTy(), uniform_, uniformScalars_);
    emitLoop(ir_, begin, end_, block_, [&](llvm::Value* first) { block(begin, first); });
  }

 private:
  struct Array {
    llvm::Value *before, *extent;  // scalars of an instance, or of all
  };

  bool addsShared() const {
    return kernel_.variadic && isGradient(kernel_.kind) && std::ranges::count(kernel_.shared, true) > 0;
  }

  /// Whether blocks may be longer than chunks, for the sake of lines.
  bool hasLines() const { return !plan_.lines.loops.empty() && !addsShared(); }

  /// The block of instances as long as the caches allow, cells first, then arrays; gives the scalars in all.
  llvm::Value* layOutMemory() {
    std::vector<uint32_t> extents;
    for (const KeptArray& kept : plan_.kept) extents.push_back(kept.extent);
    for (const PackedRows& packed : plan_.packed) extents.push_back(packed.extent);
    llvm::Value* scalars = ir_.getInt64(plan_.cells);  // of an instance
    uniformScalars_ = ir_.getInt64(0);
    for (const uint32_t extent : extents) {
      arrays_.push_back({scalars, extentOf(extent)});
      scalars = ir_.CreateAdd(scalars, arrays_.back().extent);
    }
    for (const KeptCarried& kept : plan_.carried) {
      llvm::Value*& before = kept.isUniform ? uniformScalars_ : scalars;
      carried_.push_back({before, frame_.longest});
      before = ir_.CreateAdd(before, frame_.longest);
    }
    for (const LineLoop& loop : plan_.lines.loops) {
      panels_.push_back(uniformScalars_);
      llvm::Value* counts = extentOf(kernel_.code[loop.loop->begin].a);
      uniformScalars_ = ir_.CreateAdd(uniformScalars_, panelScalars(ir_, loop, counts));
    }
    llvm::Value* bytes = ir_.CreateMul(scalars, ir_.getInt64(sizeof(double)));
    block_ = ir_.getInt64(tile_);
    for (uint64_t size = 2 * tile_; size <= (hasLines() ? kMostOfLines : uint64_t{kChunkInstances}); size *= 2) {
      llvm::Value* fits = ir_.CreateICmpULE(ir_.CreateMul(bytes, ir_.getInt64(size)), ir_.getInt64(kBlockBytes));
      block_ = ir_.CreateSelect(fits, ir_.getInt64(size), block_);
    }
    return ir_.CreateAdd(ir_.CreateAdd(ir_.CreateMul(scalars, block_), uniformScalars_), ir_.getInt64(tile_));
  }

  llvm::Value* extentOf(uint32_t at) {
    const Node& node = kernel_.code[at];
    llvm::Value* extent =
        node.op == Op::Size ? outer_.sizeAt(node.b) : ir_.CreateSExt(ir_.getInt32(node.b), ir_.getInt64Ty());
    return ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, extent, ir_.getInt64(0));
  }

  llvm::Value* at(llvm::Value* scalar) { return ir_.CreateGEP(ir_.getDoubleTy(), memory_, scalar); }
  /// The cell of the instances at `frame_`: cells lie a block after another.
  llvm::Value* place(uint32_t position) { return cellOf(position, frame_.instance); }
  llvm::Value* cellOf(uint32_t position, llvm::Value* instance) {
    llvm::Value* before = ir_.CreateMul(ir_.getInt64(plan_.cell[position]), block_);
    return at(ir_.CreateAdd(before, ir_.CreateSub(instance, first_)));
  }
  /// Element 0 of an array, as a number of scalars: tiles of instances, in each element by element.
  llvm::Value* firstElement(const Array& array) {
    const auto& [before, extent] = array;
    llvm::Value* instance = ir_.CreateSub(frame_.instance, first_);
    llvm::Value* lane = ir_.CreateAnd(instance, ir_.getInt64(tile_ - 1));
    llvm::Value* tile = ir_.CreateMul(ir_.CreateSub(instance, lane), extent);
    return ir_.CreateAdd(ir_.CreateMul(before, block_), ir_.CreateAdd(tile, lane));
  }
  llvm::Value* element(const Array& array, llvm::Value* index) {
    return at(ir_.CreateAdd(firstElement(array), ir_.CreateMul(index, ir_.getInt64(tile_))));
  }
  /// The scalars of elements that are other ones in each lane.
  llvm::Value* elementsByLane(const Array& array, llvm::Value* indices, llvm::Type* scalar) {
    llvm::Type* wide = llvm::FixedVectorType::get(ir_.getInt64Ty(), ir_.lanes());
    llvm::Value* steps = ir_.CreateMul(ir_.CreateSExt(indices, wide), ir_.splat(ir_.getInt64(tile_)));
    llvm::Value* rows = ir_.CreateGEP(ir_.getDoubleTy(), at(firstElement(array)), steps);
    return ir_.CreateGEP(scalar, rows, ir_.CreateStepVector(wide));
  }
  /// What is the same for all instances lies before the others, one scalar a count.
  llvm::Value* uniformElement(size_t number, llvm::Value* count) {
    return ir_.CreateGEP(ir_.getDoubleTy(), uniform_, ir_.CreateAdd(carried_[number].before, count));
  }

  /// The body leaves in memory what folds carry and compute, as far as it is read again, and reads it.
  void keepCarried(Body& body) {
    if (plan_.carried.empty()) return;
    const auto keep = [this, &body](uint32_t position, llvm::Value* value) {
      const size_t number = numberOf(position);
      if (number == plan_.carried.size()) return;
      const bool isTruth = kernel_.code[position].type == Type::Bool;
      keepAt(body, number, isTruth ? ir_.CreateZExt(value, ir_.intType()) : value);
    };
    const auto read = [this, &body](uint32_t position) -> llvm::Value* {
      const Node& node = kernel_.code[position];
      if (plan_.carriedAs[position] != kNoNode)
        return keptAt(body, plan_.carriedAs[position], countAround(position), ir_.realType());
      if (node.op != Op::Before) return nullptr;
      const bool isTruth = node.type == Type::Bool;
      llvm::Type* type = isTruth ? ir_.intType() : ir_.vectorOf(node.type);
      llvm::Value* kept = keptAt(body, numberOf(kernel_.code[node.b].b), node.a, type);
      return isTruth ? ir_.CreateICmpNE(kept, ir_.integer(0)) : kept;
    };
    body.onKept(keep, read);
  }
  size_t numberOf(uint32_t kept) const {
    return static_cast<size_t>(std::ranges::find(plan_.carried, kept, &KeptCarried::value) - plan_.carried.begin());
  }
  uint32_t countAround(uint32_t position) const {
    const auto isAround = [&](const Phase& phase) { return phase.begin <= position && position < phase.end; };
    return std::ranges::find_if(plan_.phases, isAround)->loop->count;
  }

  void keepAt(Body& body, size_t number, llvm::Value* value) {
    const llvm::Align align(value->getType()->getScalarSizeInBits() / 8);
    const uint32_t count = plan_.carried[number].count;
    if (!body.isLockstep(count)) {
      llvm::Value* to = elementsByLane(carried_[number], body.value(count), value->getType()->getScalarType());
      ir_.CreateMaskedScatter(value, to, align, body.active());
    } else if (plan_.carried[number].isUniform) {
      llvm::Value* to = uniformElement(number, scalarOf(body.value(count)));
      ir_.CreateAlignedStore(ir_.CreateExtractElement(value, uint64_t{0}), to, align);
    } else {
      ir_.CreateAlignedStore(value, element(carried_[number], scalarOf(body.value(count))), llvm::Align(8));
    }
  }

  /// Lanes that have left the loop read nothing.
  llvm::Value* keptAt(Body& body, size_t number, uint32_t count, llvm::Type* type) {
    const llvm::Align align(type->getScalarSizeInBits() / 8);
    if (!body.isLockstep(count)) {
      llvm::Value* from = elementsByLane(carried_[number], body.value(count), type->getScalarType());
      return ir_.CreateMaskedGather(type, from, align, body.active(), llvm::Constant::getNullValue(type));
    }
    llvm::Value* at = scalarOf(body.value(count));
    if (!plan_.carried[number].isUniform)
      return ir_.CreateAlignedLoad(type, element(carried_[number], at), llvm::Align(8));
    return ir_.splat(ir_.CreateAlignedLoad(type->getScalarType(), uniformElement(number, at), align));
  }

  llvm::Value* scalarOf(llvm::Value* vector) {
    return ir_.CreateSExt(ir_.CreateExtractElement(vector, uint64_t{0}), ir_.getInt64Ty());
  }
  llvm::Value* waiting(uint32_t position) {
    if (plan_.isOuter[position]) return outer_.value(position);
    return ir_.CreateAlignedLoad(ir_.vectorOf(kernel_.code[position].type), place(position), llvm::Align(8));
  }
  void leave(llvm::Value* value, uint32_t position) { ir_.CreateAlignedStore(value, place(position), llvm::Align(8)); }

  void eachVector(const std::function<void(Body&)>& fill) {
    emitLoop(ir_, first_, last_, ir_.getInt64(ir_.lanes()), [&](llvm::Value* instance) {
      placeFrame(ir_, frame_, end_, instance);
      Body body(ir_, kernel_, frame_, arms_, [&](uint32_t position) { return waiting(position); });
      body.onLoad([&](uint32_t position) { return packedLoad(body, position); });
      keepCarried(body);
      if (addsShared())
        body.onShared(
            [&](const Store& store, llvm::Value* value, llvm::Value* entry) { addShared(store, value, entry); });
      fill(body);
    });
  }

  llvm::Value* packedLoad(Body& body, uint32_t position) {
    const uint32_t packed = plan_.packedAs[position];
    if (packed == kNoNode) return nullptr;
    const Node& row = kernel_.code[kernel_.code[position].a];
    llvm::Value* count = scalarOf(body.value(row.a == plan_.packed[packed].base ? row.b : row.a));
    llvm::Value* from = element(arrays_[plan_.kept.size() + packed], count);
    return ir_.CreateAlignedLoad(ir_.realType(), from, llvm::Align(8));
  }

  void block(llvm::Value* begin, llvm::Value* first) {
    first_ = first;
    last_ = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, ir_.CreateAdd(first, block_), end_);
    std::vector<bool> isPacked(plan_.packed.size(), false);
    for (const Phase& phase : plan_.phases) {
      if (phase.loop == nullptr) {
        straight(phase, &phase == &plan_.phases.back());
        continue;
      }
      if (const LineLoop* along = plan_.lines.find(phase.loop); along != nullptr) {
        if (plan_.isNeeded[phase.begin]) alongLines(*along);
        continue;
      }
      for (uint32_t position = phase.begin; position < phase.end; ++position) {
        const uint32_t packed = plan_.packedAs[position];
        if (packed == kNoNode || isPacked[packed]) continue;
        packRows(packed);
        isPacked[packed] = true;
      }
      loop(phase);
    }
    if (plan_.phases.back().loop != nullptr) eachVector([&](Body& body) { store(body); });
    if (addsShared()) foldChunk(begin);
  }

  void store(Body& body) {
    body.stores(0, kernel_.stores.size());
    body.scatter(pieces_, scattered_);
  }

  void alongLines(const LineLoop& loop) {
    llvm::Value* panel = panels_[static_cast<size_t>(&loop - plan_.lines.loops.data())];
    const auto place = [&](uint32_t position, llvm::Value* instance) { return cellOf(position, instance); };
    const LineBlock block{first_, last_, ir_.CreateGEP(ir_.getDoubleTy(), uniform_, panel), place};
    emitLineTiles(ir_, kernel_, frame_, arms_, outer_, plan_.lines, loop, block);
  }

  void packRows(uint32_t number) {
    const PackedRows& packed = plan_.packed[number];
    const uint32_t port = kernel_.gathers[packed.gather].port;
    const Array& array = arrays_[plan_.kept.size() + number];
    eachVector([&](Body&) {
      llvm::Value* base = waiting(packed.base);
      emitLoop(ir_, ir_.getInt64(0), array.extent, ir_.getInt64(1), [&](llvm::Value* count) {
        llvm::Value* row = ir_.CreateAdd(base, ir_.splat(ir_.CreateTrunc(count, ir_.getInt32Ty())));
        llvm::Value* lanes = outer_.loadLanes(frame_.ports[port], row, kernel_.ports[port].width, packed.component);
        ir_.CreateAlignedStore(lanes, element(array, count), llvm::Align(8));
      });
    });
  }

  /// What the last phase computes is stored at once.
  void straight(const Phase& phase, bool isLast) {
    bool isWhole = true;
    for (uint32_t position = phase.begin; position < phase.end; ++position) {
      if (plan_.isOuter[position]) outer_.emit(position);
      isWhole = isWhole && (plan_.isOuter[position] || !plan_.isNeeded[position]);
    }
    if (isWhole && !isLast) return;
    const auto isInner = [&](uint32_t position) { return !plan_.isOuter[position] && plan_.isNeeded[position]; };
    eachVector([&](Body& body) {
      body.emitRange(phase.begin, phase.end, isInner);
      for (uint32_t position = phase.begin; position < phase.end; ++position) {
        if (isInner(position) && plan_.cell[position] != kNoNode) leave(body.value(position), position);
      }
      if (isLast) store(body);
    });
  }

  void loop(const Phase& phase) {
    const auto isOuter = [&](uint32_t position) { return plan_.isOuter[position] && plan_.isNeeded[position]; };
    const auto isInner = [&](uint32_t position) {
      return !plan_.isOuter[position] && plan_.isNeeded[position] && plan_.keptAs[position] == kNoNode;
    };
    std::vector<uint32_t> carried;
    bool isWhole = true, isNeeded = false;
    for (uint32_t position = phase.begin; position < phase.end; ++position) {
      isNeeded = isNeeded || plan_.isNeeded[position];
      isWhole = isWhole && (plan_.isOuter[position] || !plan_.isNeeded[position]);
      if (isInner(position) && isOver(kernel_, position, *phase.loop)) carried.push_back(position);
    }
    if (!isNeeded) return;
    if (isWhole) return outer_.emitRange(phase.begin, phase.end, isOuter);
    if (!carried.empty()) {
      eachVector([&](Body& body) {
        for (const uint32_t position : carried) leave(body.startOf(position), position);
      });
    }
    outer_.openLoop(*phase.loop, isOuter);
    outer_.emitRange(phase.begin + 1, phase.end, isOuter);
    const bool isCounted = plan_.isNeeded[phase.loop->count];
    llvm::Value* count = isCounted ? scalarOf(outer_.value(phase.loop->count)) : nullptr;
    eachVector([&](Body& body) {
      for (const uint32_t position : carried) body.resume(position, waiting(position));
      readKept(body, phase, count);
      body.emitRange(phase.begin + 1, phase.end, isInner);
      for (const uint32_t position : carried) leave(body.next(position), position);
      for (uint32_t k = 0; k < plan_.kept.size(); ++k) {
        const uint32_t value = plan_.kept[k].value;
        if (phase.begin <= value && value < phase.end)
          ir_.CreateAlignedStore(body.value(value), element(arrays_[k], count), llvm::Align(8));
      }
    });
    outer_.closeLoop();
  }

  void readKept(Body& body, const Phase& phase, llvm::Value* count) {
    for (uint32_t position = phase.begin; position < phase.end; ++position) {
      if (!plan_.isNeeded[position] || plan_.keptAs[position] == kNoNode) continue;
      llvm::Value* from = element(arrays_[plan_.keptAs[position]], count);
      body.resume(position, ir_.CreateAlignedLoad(ir_.realType(), from, llvm::Align(8)));
    }
  }

  /// A partial of what all instances read, to its lane's sum of the chunk; tile after tile.
  void addShared(const Store& store, llvm::Value* value, llvm::Value* entry) {
    const PartialColumn to = partialColumn(kernel_, store);
    llvm::Value* column = ir_.CreateAdd(firstColumns_[kernel_.columns[store.a].gather], ir_.getInt64(to.place));
    column = ir_.CreateAdd(column, ir_.CreateMul(entry, ir_.getInt64(to.entries)));
    llvm::Value* within = ir_.CreateAnd(frame_.instance, ir_.getInt64(kTile - 1));
    llvm::Value* offset = ir_.CreateAdd(ir_.CreateMul(column, ir_.getInt64(kTile)), within);
    llvm::Value* sum = ir_.CreateGEP(ir_.getDoubleTy(), tiles_, offset);
    llvm::Value* live = ir_.CreateSelect(frame_.live, value, ir_.real(0));
    llvm::Value* total = nullptr;
    for (unsigned tile = 0; tile < ir_.tiles(); ++tile) {
      llvm::Value* part = ir_.tileOf(live, tile);
      if (tile == 0) total = ir_.CreateAlignedLoad(part->getType(), sum, llvm::Align(8));
      total = ir_.CreateFAdd(total, part);
    }
    ir_.CreateAlignedStore(total, sum, llvm::Align(8));
  }

  /// Chunks are whole blocks.
  void foldChunk(llvm::Value* begin) {
    llvm::Function* function = ir_.GetInsertBlock()->getParent();
    auto* fold = llvm::BasicBlock::Create(ir_.getContext(), "fold", function);
    auto* after = llvm::BasicBlock::Create(ir_.getContext(), "folded", function);
    llvm::Value* done = ir_.CreateAnd(ir_.CreateSub(last_, begin), ir_.getInt64(kChunkInstances - 1));
    llvm::Value* isWhole = ir_.CreateICmpEQ(done, ir_.getInt64(0));
    ir_.CreateCondBr(ir_.CreateOr(isWhole, ir_.CreateICmpEQ(last_, end_)), fold, after);
    ir_.SetInsertPoint(fold);
    foldTiles();
    ir_.CreateBr(after);
    ir_.SetInsertPoint(after);
  }

  /// The lanes of each column, added by the tree of runtime/sum/incidence.h to what earlier chunks left.
  void foldTiles() {
    llvm::Value* sums = outer_.sums();
    auto* tile = llvm::FixedVectorType::get(ir_.getDoubleTy(), kTile);
    emitLoop(ir_, ir_.getInt64(0), columns_, ir_.getInt64(1), [&](llvm::Value* column) {
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
  uint64_t tile_;  // instances of which arrays hold each element beside one another
  PhasePlan plan_;
  Frame frame_;
  Body outer_;  // what is computed outside of the loops over instances
  std::vector<Piece> pieces_;
  llvm::Value* scattered_ = nullptr;
  std::vector<Array> arrays_;               // kept ones, then packed ones
  std::vector<Array> carried_;              // of what folds carried
  std::vector<llvm::Value*> panels_;        // by loop along lines: the first scalar of its panel among the uniform ones
  llvm::Value* uniformScalars_ = nullptr;   // before all that differs between instances
  std::vector<llvm::Value*> firstColumns_;  // by gather, of what is summed
  llvm::Value *block_ = nullptr, *uniform_ = nullptr, *memory_ = nullptr, *tiles_ = nullptr, *columns_ = nullptr;
  llvm::Value *first_ = nullptr, *last_ = nullptr;  // instances of the block
};

/// Whether there are loops along lines, and no others.
bool allAlongLines(const Kernel& kernel) {
  const Lines lines = findLines(kernel);
  return !lines.loops.empty() && std::ranges::all_of(kernel.regions, [&](const Region& region) {
    return region.kind != Region::Kind::Loop || lines.find(&region) != nullptr;
  });
}

}  // namespace

bool hasPhases(const Kernel& kernel) {
  const auto reads = [](const Node& node) { return node.op == Op::Before; };
  if ((kernel.variadic && isGradient(kernel.kind)) || std::ranges::any_of(kernel.code, reads)) return true;
  if (allAlongLines(kernel)) return true;
  return std::ranges::any_of(kernel.regions, [](const Region& region) {
    return region.kind == Region::Kind::Loop && region.end - region.begin >= kLongLoop;
  });
}

void emitPhases(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function) {
  PhasesEmitter(ir, kernel, arms, function).run(function->getArg(1));
}

}  // namespace hgc::cpu
