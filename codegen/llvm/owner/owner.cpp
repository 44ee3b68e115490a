#include "codegen/llvm/owner/owner.h"

#include "codegen/llvm/owner/partial.h"
#include "ir/kernel/abi.h"

namespace hgc::cpu {
namespace {

/// Vectors of rows of one line that are summed at once: enough independent additions to hide their latency.
constexpr unsigned kOwnerVectors = 8;
/// The lines of a tile and the vectors of each: their sums fill the registers, 32 with AVX-512, else 16.
constexpr unsigned kTileLines = 4;
unsigned tileVectors(const VectorBuilder& ir) { return ir.lanes() == 8 ? 4 : 2; }

/// Entries that are packed at once: they stay in the L1 cache.
constexpr int64_t kPanelEntries = 64;
static_assert(kMostListed <= kPanelEntries, "a list is in one panel");

class OwnerEmitter {
 public:
  OwnerEmitter(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function)
      : ir_(ir),
        kernel_(kernel),
        plan_(planOwner(kernel)),
        partials_(ir, kernel, arms, function->getArg(0), function->getArg(1)),
        vectors_(plan_.isTiled ? tileVectors(ir) : kOwnerVectors) {
    zeros_ = constants(0.0);
    negativeZeros_ = constants(-0.0);
    if (plan_.isTiled) panel_ = allocate(kPanelEntries * plan_.packed.size());
  }

  /// Emits blocks of several vectors, then of single ones.
  void run() {
    const unsigned many = vectors_ * ir_.lanes();
    llvm::Value* whole = ir_.CreateAnd(rows().lanes, ir_.getInt64(~uint64_t{many - 1}));
    VectorBuilder wide(ir_, many);
    emitBlocks(wide, ir_.getInt64(0), whole);
    ir_.SetInsertPoint(wide.GetInsertBlock());
    emitBlocks(ir_, whole, rows().lanes);
  }

 private:
  /// Allocates `count` vectors for each vector of a block.
  llvm::Value* allocate(uint64_t count) {
    auto* place = ir_.CreateAlloca(ir_.getDoubleTy(), ir_.getInt64(count * vectors_ * ir_.lanes()));
    place->setAlignment(llvm::Align(kOutputAlignment));
    return place;
  }
  llvm::Value* constants(double value) {
    llvm::Value* place = allocate(1);
    for (unsigned v = 0; v < vectors_; ++v) {
      llvm::Value* part = ir_.CreateConstGEP1_64(ir_.getDoubleTy(), place, uint64_t{v} * ir_.lanes());
      ir_.store(ir_.real(value), part);
    }
    return place;
  }

  /// Emits blocks of `ir.lanes()` rows.
  void emitBlocks(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end) {
    emitLoop(ir, begin, end, ir.getInt64(ir.lanes()), [&](llvm::Value* lane) {
      if (plan_.isTiled) emitPanels(ir, lane);
      else emitLines(ir, lane, {ir.getInt64(0), rows().count});
    });
  }

  /// Entries [begin, end).
  struct Entries {
    llvm::Value *begin, *end;
  };

  /// Sums all entries of the rows from `lane` on: packs a panel of entries at a time, which all lines then add.
  void emitPanels(VectorBuilder& ir, llvm::Value* lane) {
    emitLoop(ir, ir.getInt64(0), rows().count, ir.getInt64(kPanelEntries), [&](llvm::Value* begin) {
      llvm::Value* next = ir.CreateAdd(begin, ir.getInt64(kPanelEntries));
      const Entries some{begin, ir.CreateBinaryIntrinsic(llvm::Intrinsic::smin, next, rows().count)};
      emitLoop(ir, some.begin, some.end, ir.getInt64(1), [&](llvm::Value* entry) { pack(ir, lane, entry, begin); });
      emitLines(ir, lane, some);
    });
  }

  void emitLines(VectorBuilder& ir, llvm::Value* lane, const Entries& some) {
    llvm::Value* whole = ir.getInt64(0);
    if (plan_.isTiled) {
      whole = ir.CreateAnd(rows().lines, ir.getInt64(~uint64_t{kTileLines - 1}));
      emitLoop(ir, ir.getInt64(0), whole, ir.getInt64(kTileLines),
               [&](llvm::Value* line) { emitTile(ir, kTileLines, line, lane, some); });
    }
    emitLoop(ir, whole, rows().lines, ir.getInt64(1), [&](llvm::Value* line) { emitTile(ir, 1, line, lane, some); });
  }

  llvm::Value* packed(VectorBuilder& ir, size_t k, llvm::Value* entry, llvm::Value* begin) {
    llvm::Value* before = ir.CreateMul(ir.CreateSub(entry, begin), ir.getInt64(plan_.packed.size()));
    llvm::Value* vectors = ir.CreateMul(ir.CreateAdd(before, ir.getInt64(k)), ir.getInt64(ir.lanes()));
    return ir.realAt(panel_, vectors);
  }

  void pack(VectorBuilder& ir, llvm::Value* lane, llvm::Value* entry, llvm::Value* begin) {
    const Values values = partials_.emit(ir, {ir.getInt64(0), lane, entry},
                                         {[&](uint32_t at) { return plan_.inPack[at]; }}, plan_.packed);
    for (size_t k = 0; k < values.size(); ++k) ir.store(values[k], packed(ir, k, entry, begin));
  }

  /// Adds entries to the sums of several lines. A list is summed from +0, and the result added to the old value; other
  /// sums continue, and -0 is added, which changes nothing.
  void emitTile(VectorBuilder& ir, unsigned lines, llvm::Value* line, llvm::Value* lane, const Entries& some) {
    llvm::Value* isFirst = ir.CreateICmpEQ(some.begin, ir.getInt64(0));
    llvm::Value* isFromZero = ir.CreateOr(rows().isList, ir.CreateAnd(rows().isFresh, isFirst));
    Values lineNumbers, places, starts;
    for (unsigned k = 0; k < lines; ++k) {
      lineNumbers.push_back(ir.CreateAdd(line, ir.getInt64(k)));
      llvm::Value* first = ir.CreateAdd(ir.CreateMul(lineNumbers[k], rows().lineSums), lane);
      places.push_back(ir.realAt(rows().sums, first));
      llvm::Value* start = ir.CreateSelect(isFromZero, zeros_, places[k]);
      starts.push_back(loadSums(ir, start, live(ir, lane)));
    }
    const Values sums = overEntries(ir, some.begin, some.end, starts, [&](llvm::Value* entry, const Values& before) {
      Values shared;
      for (size_t k = 0; k < plan_.packed.size() && plan_.isTiled; ++k)
        shared.push_back(ir.load(ir.realType(), packed(ir, k, entry, some.begin)));
      Values next;
      for (llvm::Value* at : lineNumbers) next.push_back(partial(ir, {at, lane, entry}, shared));
      for (size_t k = 0; k < next.size(); ++k) next[k] = ir.CreateFAdd(before[k], next[k]);
      return next;
    });
    for (unsigned k = 0; k < lines; ++k) {
      llvm::Value* known = ir.CreateSelect(rows().isList, places[k], negativeZeros_);
      llvm::Value* sum = ir.CreateFAdd(loadSums(ir, known, live(ir, lane)), sums[k]);
      storeSums(ir, sum, places[k], live(ir, lane));
    }
  }

  /// `shared`: the packed values, if any.
  llvm::Value* partial(VectorBuilder& ir, const OwnedPartials::Place& place, const Values& shared) {
    const auto which = [&](uint32_t at) {
      return shared.empty() || plan_.inLine[at] || packedValue(shared, at) != nullptr;
    };
    const auto given = [&](uint32_t at) { return packedValue(shared, at); };
    return partials_.emit(ir, place, {which, given}, {{kernel_.stores.front().value}}).front();
  }
  llvm::Value* packedValue(const Values& shared, uint32_t at) const {
    for (size_t k = 0; k < shared.size(); ++k) {
      if (plan_.packed[k] == at) return shared[k];
    }
    return nullptr;
  }

  /// The mask of rows that exist; null where all do.
  llvm::Value* live(VectorBuilder& ir, llvm::Value* lane) {
    return ir.lanes() != ir_.lanes() ? nullptr : rowsBefore(ir, lane, rows().lanes);
  }
  const CallRows& rows() const { return partials_.rows(); }

  VectorBuilder& ir_;
  const Kernel& kernel_;
  const OwnerPlan plan_;
  const OwnedPartials partials_;
  unsigned vectors_;  // of a block
  llvm::Value *zeros_ = nullptr, *negativeZeros_ = nullptr, *panel_ = nullptr;
};

}  // namespace

Values overEntries(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end, const Values& starts,
                   const std::function<Values(llvm::Value* entry, const Values& sums)>& step) {
  llvm::BasicBlock* before = ir.GetInsertBlock();
  std::vector<llvm::PHINode*> sums;
  emitLoop(ir, begin, end, ir.getInt64(1), [&](llvm::Value* entry) {
    for (llvm::Value* start : starts) {
      sums.push_back(ir.CreatePHI(start->getType(), 2));
      sums.back()->addIncoming(start, before);
    }
    const Values next = step(entry, {sums.begin(), sums.end()});
    for (size_t k = 0; k < sums.size(); ++k) sums[k]->addIncoming(next[k], ir.GetInsertBlock());
  });
  Values totals;
  for (llvm::PHINode* sum : sums) {
    llvm::PHINode* total = ir.CreatePHI(sum->getType(), 2);
    total->addIncoming(sum->getIncomingValue(0), before);
    total->addIncoming(sum->getIncomingValue(1), sum->getIncomingBlock(1));
    totals.push_back(total);
  }
  return totals;
}

llvm::Value* rowsBefore(VectorBuilder& ir, llvm::Value* row, llvm::Value* end) {
  llvm::Type* type = llvm::FixedVectorType::get(ir.getInt64Ty(), ir.lanes());
  return ir.CreateICmpSLT(ir.CreateStepVector(type), ir.splat(ir.CreateSub(end, row)));
}

llvm::Value* loadSums(VectorBuilder& ir, llvm::Value* place, llvm::Value* live) {
  if (live == nullptr) return ir.load(ir.realType(), place);
  return ir.CreateMaskedLoad(ir.realType(), place, llvm::Align(8), live, ir.real(0));
}

void storeSums(VectorBuilder& ir, llvm::Value* sums, llvm::Value* place, llvm::Value* live) {
  if (live == nullptr) ir.store(sums, place);
  else ir.CreateMaskedStore(sums, place, llvm::Align(8), live);
}

void emitOwner(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function) {
  OwnerEmitter(ir, kernel, arms, function).run();
}

}  // namespace hgc::cpu
