#include "codegen/llvm/owner/owner.h"

#include "codegen/llvm/owner/partial.h"
#include "ir/kernel/abi.h"

namespace hgc::cpu {
namespace {

using Values = std::vector<llvm::Value*>;

/// Vectors of rows of one line whose sums are made at once: so many additions wait for one another in none of them.
constexpr unsigned kOwnerVectors = 8;
/// Lines of a tile, and its vectors, as the registers of the machine allow: there are 32 with vectors of 8, else 16.
constexpr unsigned kTileLines = 4;
unsigned tileVectors(const VectorBuilder& ir) { return ir.lanes() == 8 ? 4 : 2; }

/// Entries that are packed at once: what lines read of them stays in the first cache.
constexpr int64_t kPanelEntries = 64;
static_assert(kMostListed <= kPanelEntries, "a list is in one panel");

/// Adds to `carried` what each entry of [begin, end) brings.
Values overEntries(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end, const Values& carried,
                   const std::function<Values(llvm::Value* entry)>& partials) {
  llvm::BasicBlock* before = ir.GetInsertBlock();
  std::vector<llvm::PHINode*> sums;
  emitLoop(ir, begin, end, ir.getInt64(1), [&](llvm::Value* entry) {
    for (llvm::Value* start : carried) {
      sums.push_back(ir.CreatePHI(start->getType(), 2));
      sums.back()->addIncoming(start, before);
    }
    const Values brought = partials(entry);
    for (size_t k = 0; k < sums.size(); ++k)
      sums[k]->addIncoming(ir.CreateFAdd(sums[k], brought[k]), ir.GetInsertBlock());
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
    if (plan_.isTiled) panel_ = room(kPanelEntries * plan_.packed.size());
  }

  /// Whole blocks of vectors, then single ones.
  void run() {
    const unsigned many = vectors_ * ir_.lanes();
    llvm::Value* whole = ir_.CreateAnd(partials_.lanes, ir_.getInt64(~uint64_t{many - 1}));
    VectorBuilder wide(ir_.getContext(), many);
    wide.SetInsertPoint(ir_.GetInsertBlock());
    emitBlocks(wide, ir_.getInt64(0), whole);
    ir_.SetInsertPoint(wide.GetInsertBlock());
    emitBlocks(ir_, whole, partials_.lanes);
  }

 private:
  /// So many wide vectors.
  llvm::Value* room(uint64_t count) {
    auto* place = ir_.CreateAlloca(ir_.getDoubleTy(), ir_.getInt64(count * vectors_ * ir_.lanes()));
    place->setAlignment(llvm::Align(kOutputAlignment));
    return place;
  }
  llvm::Value* constants(double value) {
    llvm::Value* place = room(1);
    for (unsigned v = 0; v < vectors_; ++v) {
      llvm::Value* part = ir_.CreateConstGEP1_64(ir_.getDoubleTy(), place, uint64_t{v} * ir_.lanes());
      ir_.store(ir_.real(value), part);
    }
    return place;
  }

  void emitBlocks(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end) {
    emitLoop(ir, begin, end, ir.getInt64(ir.lanes()), [&](llvm::Value* lane) {
      if (plan_.isTiled) emitPanels(ir, lane);
      else emitLines(ir, lane, {ir.getInt64(0), partials_.count});
    });
  }

  /// Entries [begin, end).
  struct Entries {
    llvm::Value *begin, *end;
  };

  /// All entries of the rows from `lane` on: some are packed, and added up by all lines.
  void emitPanels(VectorBuilder& ir, llvm::Value* lane) {
    emitLoop(ir, ir.getInt64(0), partials_.count, ir.getInt64(kPanelEntries), [&](llvm::Value* begin) {
      llvm::Value* next = ir.CreateAdd(begin, ir.getInt64(kPanelEntries));
      const Entries some{begin, ir.CreateBinaryIntrinsic(llvm::Intrinsic::smin, next, partials_.count)};
      emitLoop(ir, some.begin, some.end, ir.getInt64(1), [&](llvm::Value* entry) { pack(ir, lane, entry, begin); });
      emitLines(ir, lane, some);
    });
  }

  void emitLines(VectorBuilder& ir, llvm::Value* lane, const Entries& some) {
    llvm::Value* whole = ir.getInt64(0);
    if (plan_.isTiled) {
      whole = ir.CreateAnd(partials_.lines, ir.getInt64(~uint64_t{kTileLines - 1}));
      emitLoop(ir, ir.getInt64(0), whole, ir.getInt64(kTileLines),
               [&](llvm::Value* line) { emitTile(ir, kTileLines, line, lane, some); });
    }
    emitLoop(ir, whole, partials_.lines, ir.getInt64(1), [&](llvm::Value* line) { emitTile(ir, 1, line, lane, some); });
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

  /// Adds entries to so many lines' sums of the rows from `lane` on. A list is added up from +0 and then to what was
  /// there; to others -0 is added, which changes nothing.
  void emitTile(VectorBuilder& ir, unsigned lines, llvm::Value* line, llvm::Value* lane, const Entries& some) {
    llvm::Value* isFirst = ir.CreateICmpEQ(some.begin, ir.getInt64(0));
    llvm::Value* isFromZero = ir.CreateOr(partials_.isList, ir.CreateAnd(partials_.isFresh, isFirst));
    Values rows, places, starts;
    for (unsigned k = 0; k < lines; ++k) {
      rows.push_back(ir.CreateAdd(line, ir.getInt64(k)));
      llvm::Value* first = ir.CreateAdd(ir.CreateMul(rows[k], partials_.lineSums), lane);
      places.push_back(ir.realAt(partials_.sums, first));
      starts.push_back(loadSums(ir, ir.CreateSelect(isFromZero, zeros_, places[k]), lane));
    }
    const Values sums = overEntries(ir, some.begin, some.end, starts, [&](llvm::Value* entry) {
      Values shared;
      for (size_t k = 0; k < plan_.packed.size() && plan_.isTiled; ++k)
        shared.push_back(ir.load(ir.realType(), packed(ir, k, entry, some.begin)));
      Values brought;
      for (llvm::Value* row : rows) brought.push_back(partial(ir, {row, lane, entry}, shared));
      return brought;
    });
    for (unsigned k = 0; k < lines; ++k) {
      llvm::Value* known = loadSums(ir, ir.CreateSelect(partials_.isList, places[k], negativeZeros_), lane);
      storeSums(ir, ir.CreateFAdd(known, sums[k]), places[k], lane);
    }
  }

  /// `shared`: what is packed, or nothing.
  llvm::Value* partial(VectorBuilder& ir, const OwnedPartials::Place& place, const Values& shared) {
    const auto which = [&](uint32_t at) { return shared.empty() || plan_.inLine[at] || known(shared, at) != nullptr; };
    const auto given = [&](uint32_t at) { return known(shared, at); };
    return partials_.emit(ir, place, {which, given}, {{kernel_.stores.front().value}}).front();
  }
  llvm::Value* known(const Values& shared, uint32_t at) const {
    for (size_t k = 0; k < shared.size(); ++k) {
      if (plan_.packed[k] == at) return shared[k];
    }
    return nullptr;
  }

  /// The last rows may fill a vector in part: what lies behind them is of other threads.
  llvm::Value* live(VectorBuilder& ir, llvm::Value* lane) {
    llvm::Type* type = llvm::FixedVectorType::get(ir.getInt64Ty(), ir.lanes());
    return ir.CreateICmpSLT(ir.CreateStepVector(type), ir.splat(ir.CreateSub(partials_.lanes, lane)));
  }
  bool isWhole(const VectorBuilder& ir) const { return ir.lanes() != ir_.lanes(); }
  llvm::Value* loadSums(VectorBuilder& ir, llvm::Value* place, llvm::Value* lane) {
    if (isWhole(ir)) return ir.load(ir.realType(), place);
    return ir.CreateMaskedLoad(ir.realType(), place, llvm::Align(8), live(ir, lane), ir.real(0));
  }
  void storeSums(VectorBuilder& ir, llvm::Value* sums, llvm::Value* place, llvm::Value* lane) {
    if (isWhole(ir)) ir.store(sums, place);
    else ir.CreateMaskedStore(sums, place, llvm::Align(8), live(ir, lane));
  }

  VectorBuilder& ir_;
  const Kernel& kernel_;
  const OwnerPlan plan_;
  const OwnedPartials partials_;
  unsigned vectors_;  // of a block
  llvm::Value *zeros_ = nullptr, *negativeZeros_ = nullptr, *panel_ = nullptr;
};

}  // namespace

void emitOwner(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function) {
  OwnerEmitter(ir, kernel, arms, function).run();
}

}  // namespace hgc::cpu
