#include "codegen/llvm/owner.h"

#include "codegen/llvm/body.h"
#include "ir/abi.h"

namespace hgc::cpu {
namespace {

/// Vectors of rows whose sums are made at once: so many additions wait for one another in none of them.
constexpr unsigned kVectors = 8;

class OwnerEmitter {
 public:
  OwnerEmitter(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function)
      : ir_(ir), kernel_(kernel), owner_(*kernel.owner), arms_(arms), entries_(function->getArg(1)) {
    frame_ = loadFrame(ir, kernel, function->getArg(0));
    llvm::Value* indices = field(offsetof(OwnedEntries, indices), ir.getPtrTy());
    for (uint32_t slot = 0; slot < kernel.slots; ++slot) {
      llvm::Value* place = ir.CreateConstGEP1_32(ir.getInt32Ty(), indices, slot);
      firsts_.push_back(ir.CreateSExt(ir.CreateLoad(ir.getInt32Ty(), place), ir.getInt64Ty()));
    }
    step_ = field(offsetof(OwnedEntries, step), ir.getInt64Ty());
    instances_ = field(offsetof(OwnedEntries, instances), ir.getInt64Ty());
    count_ = field(offsetof(OwnedEntries, entries), ir.getInt64Ty());
    lanes_ = field(offsetof(OwnedEntries, lanes), ir.getInt64Ty());
    isList_ = ir.CreateICmpNE(field(offsetof(OwnedEntries, isList), ir.getInt64Ty()), ir.getInt64(0));
    sums_ = field(offsetof(OwnedEntries, sums), ir.getPtrTy());
  }

  void run() {
    const unsigned many = kVectors * ir_.lanes();
    llvm::Value* whole = ir_.CreateAnd(lanes_, ir_.getInt64(~uint64_t{many - 1}));
    VectorBuilder wide(ir_.getContext(), many);
    wide.SetInsertPoint(ir_.GetInsertBlock());
    emitBlocks(wide, ir_.getInt64(0), whole);
    ir_.SetInsertPoint(wide.GetInsertBlock());
    emitBlocks(ir_, whole, lanes_);
  }

 private:
  llvm::Value* field(size_t offset, llvm::Type* type) {
    return ir_.CreateLoad(type, ir_.CreateConstGEP1_64(ir_.getInt8Ty(), entries_, offset));
  }

  void emitBlocks(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end) {
    emitLoop(ir, begin, end, ir.getInt64(ir.lanes()), [&](llvm::Value* lane) { emitBlock(ir, lane); });
  }

  /// Adds all entries of the rows from `lane` on.
  void emitBlock(VectorBuilder& ir, llvm::Value* lane) {
    llvm::Value* place = ir.CreateGEP(ir.getDoubleTy(), sums_, lane);
    llvm::Value* known = loadSums(ir, place, lane);
    llvm::Value* start = ir.CreateSelect(isList_, ir.real(0), known);
    llvm::BasicBlock* before = ir.GetInsertBlock();
    llvm::PHINode* sum = nullptr;
    llvm::Value* next = nullptr;
    emitLoop(ir, ir.getInt64(0), count_, ir.getInt64(1), [&](llvm::Value* entry) {
      sum = ir.CreatePHI(ir.realType(), 2);
      sum->addIncoming(start, before);
      next = ir.CreateFAdd(sum, partial(ir, lane, entry));
      sum->addIncoming(next, ir.GetInsertBlock());
    });
    llvm::PHINode* total = ir.CreatePHI(ir.realType(), 2);
    total->addIncoming(start, before);
    total->addIncoming(next, sum->getIncomingBlock(1));
    storeSums(ir, ir.CreateSelect(isList_, ir.CreateFAdd(known, total), total), place, lane);
  }

  /// The last rows may fill a vector in part: what lies behind them is of other threads.
  llvm::Value* live(VectorBuilder& ir, llvm::Value* lane) {
    llvm::Type* type = llvm::FixedVectorType::get(ir.getInt64Ty(), ir.lanes());
    return ir.CreateICmpSLT(ir.CreateStepVector(type), ir.splat(ir.CreateSub(lanes_, lane)));
  }
  bool isWhole(const VectorBuilder& ir) const { return ir.lanes() != ir_.lanes(); }
  llvm::Value* loadSums(VectorBuilder& ir, llvm::Value* place, llvm::Value* lane) {
    if (isWhole(ir)) return ir.CreateAlignedLoad(ir.realType(), place, llvm::Align(8));
    return ir.CreateMaskedLoad(ir.realType(), place, llvm::Align(8), live(ir, lane), ir.real(0));
  }
  void storeSums(VectorBuilder& ir, llvm::Value* sums, llvm::Value* place, llvm::Value* lane) {
    if (isWhole(ir)) ir.CreateAlignedStore(sums, place, llvm::Align(8));
    else ir.CreateMaskedStore(sums, place, llvm::Align(8), live(ir, lane));
  }

  /// That of one entry, for rows from `lane` on.
  llvm::Value* partial(VectorBuilder& ir, llvm::Value* lane, llvm::Value* entry) {
    Frame frame = frame_;
    frame.instance = lane;
    frame.lane = nullptr;
    frame.live = ir.splat(ir.getTrue());
    Body body(ir, kernel_, frame, arms_);
    number_ = ir.CreateAdd(firsts_[owner_.number()], ir.CreateMul(entry, instances_));
    const Stretch along = stretchAt(ir, entry);
    body.openStretch(along);
    body.onKept(nullptr, [&](uint32_t at) { return ownWay(ir, body, along, lane, at); });
    body.emitRange(0, static_cast<uint32_t>(kernel_.code.size()), [&](uint32_t at) { return !along.ones[at]; });
    return body.value(kernel_.stores.front().value);
  }

  /// Neighbouring instances' stems, what steps, and choices that are the same for all rows; null for all else.
  llvm::Value* ownWay(VectorBuilder& ir, Body& body, const Stretch& along, llvm::Value* lane, uint32_t at) {
    const Node& node = kernel_.code[at];
    if (along.offsets[at] != nullptr) return stepping(ir, along.offsets[at], lane);
    if (node.op == Op::Select && node.type == Type::Real && along.ones[node.a] != nullptr)
      return choose(ir, along.ones[node.a], body.value(node.b), body.value(node.c));
    if (node.op != Op::Lifted) return nullptr;
    llvm::Value* place = ir.CreateGEP(ir.getDoubleTy(), frame_.lifted[node.b], ir.CreateAdd(number_, lane));
    return ir.CreateAlignedLoad(ir.realType(), place, llvm::Align(8));
  }

  /// Rows past the last read what that reads: what they would read lies anywhere.
  llvm::Value* stepping(VectorBuilder& ir, llvm::Value* offset, llvm::Value* lane) {
    llvm::Value* last =
        ir.splat(ir.CreateTrunc(ir.CreateSub(ir.CreateSub(lanes_, lane), ir.getInt64(1)), ir.getInt32Ty()));
    llvm::Value* step = ir.CreateBinaryIntrinsic(llvm::Intrinsic::smin, ir.CreateStepVector(ir.intType()), last);
    return ir.CreateAdd(ir.splat(ir.CreateTrunc(ir.CreateAdd(offset, lane), ir.getInt32Ty())), step);
  }

  /// By bits: a vector of truth values that are all the same costs more to make.
  static llvm::Value* choose(VectorBuilder& ir, llvm::Value* condition, llvm::Value* yes, llvm::Value* no) {
    llvm::Type* type = llvm::FixedVectorType::get(ir.getInt64Ty(), ir.lanes());
    llvm::Value* one = ir.CreateSExt(ir.CreateExtractElement(condition, uint64_t{0}), ir.getInt64Ty());
    llvm::Value *taken = ir.splat(one), *left = ir.splat(ir.CreateNot(one));
    llvm::Value* bits = ir.CreateAnd(ir.CreateBitCast(yes, type), taken);
    return ir.CreateBitCast(ir.CreateOr(bits, ir.CreateAnd(ir.CreateBitCast(no, type), left)), ir.realType());
  }

  /// What stays and what steps from row to row, at an entry.
  Stretch stretchAt(VectorBuilder& ir, llvm::Value* entry) {
    VectorBuilder one(ir.getContext(), 1);
    one.SetInsertPoint(ir.GetInsertBlock(), ir.GetInsertPoint());
    Stretch along;
    along.ones.resize(kernel_.code.size());
    along.offsets.resize(kernel_.code.size());
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      const Node& node = kernel_.code[at];
      if (node.op == Op::Slot) setSlot(one, along, at, entry);
      else if (node.op == Op::Lifted && owner_.isAlongCount)
        along.ones[at] = scalarAt(one, frame_.lifted[node.b], number_);
      else if (node.op == Op::Load) setLoad(one, along, at);
      else if (!info(node.op).isLeaf) setOperation(one, along, at);
    }
    return along;
  }

  void setSlot(VectorBuilder& one, Stretch& along, uint32_t at, llvm::Value* entry) {
    const uint32_t slot = kernel_.code[at].b;
    llvm::Value* first = slot == owner_.number() ? number_ : firsts_[slot];
    if (slot == owner_.free) first = one.CreateAdd(first, one.CreateMul(entry, step_));
    if (owner_.steps(slot)) along.offsets[at] = first;
    else along.ones[at] = one.splat(one.CreateTrunc(first, one.getInt32Ty()));
  }

  void setLoad(VectorBuilder& one, Stretch& along, uint32_t at) {
    const Node& node = kernel_.code[at];
    llvm::Value* row = oneOf(one, along, node.a);
    if (row == nullptr) return;
    const uint32_t port = kernel_.gathers[node.b].port;
    llvm::Value* index = one.CreateSExt(one.CreateExtractElement(row, uint64_t{0}), one.getInt64Ty());
    llvm::Value* scalar =
        one.CreateAdd(one.CreateMul(index, one.getInt64(kernel_.ports[port].width)), one.getInt64(node.c));
    along.ones[at] = scalarAt(one, frame_.ports[port], scalar);
  }

  void setOperation(VectorBuilder& one, Stretch& along, uint32_t at) {
    const Node& node = kernel_.code[at];
    llvm::Value* operands[3] = {};
    bool stays = true;
    for (int k = 0; k < operandCount(node); ++k) {
      operands[k] = oneOf(one, along, node.operand(k));
      stays = stays && operands[k] != nullptr;
    }
    if (stays) along.ones[at] = emitOperation(one, node.op, operands[0], operands[1], operands[2]);
    else if (node.op == Op::IAdd) setSum(one, along, at, operands[0], operands[1]);
  }

  /// A sum of what steps and what stays; rows are checked when data is bound, so none wraps.
  void setSum(VectorBuilder& one, Stretch& along, uint32_t at, llvm::Value* a, llvm::Value* b) {
    const Node& node = kernel_.code[at];
    llvm::Value* steps = along.offsets[a == nullptr ? node.a : node.b];
    llvm::Value* stays = a == nullptr ? b : a;
    if (steps == nullptr || stays == nullptr) return;
    llvm::Value* more = one.CreateSExt(one.CreateExtractElement(stays, uint64_t{0}), one.getInt64Ty());
    along.offsets[at] = one.CreateAdd(steps, more);
  }

  /// With one lane, what is the same for all rows; else null.
  llvm::Value* oneOf(VectorBuilder& one, const Stretch& along, uint32_t at) {
    const Node& node = kernel_.code[at];
    if (along.ones[at] != nullptr) return along.ones[at];
    if (node.op == Op::Const) {
      const Constant value = constantOf(node);
      return value.type == Type::Real  ? one.real(value.real())
             : value.type == Type::Int ? one.integer(value.integer())
                                       : one.splat(one.getInt1(value.boolean()));
    }
    if (node.op != Op::Size) return nullptr;
    return one.splat(one.CreateLoad(one.getInt32Ty(), one.CreateConstGEP1_32(one.getInt32Ty(), frame_.sizes, node.b)));
  }

  static llvm::Value* scalarAt(VectorBuilder& one, llvm::Value* array, llvm::Value* index) {
    return one.splat(one.CreateLoad(one.getDoubleTy(), one.CreateGEP(one.getDoubleTy(), array, index)));
  }

  VectorBuilder& ir_;
  const Kernel& kernel_;
  const Owner& owner_;
  SharedArms& arms_;
  llvm::Value* entries_;
  Frame frame_;
  std::vector<llvm::Value*> firsts_;  // i64, by slot
  llvm::Value *step_ = nullptr, *instances_ = nullptr, *count_ = nullptr, *lanes_ = nullptr, *sums_ = nullptr,
              *isList_ = nullptr;
  llvm::Value* number_ = nullptr;  // i64: the instance of the entry, of the first row
};

}  // namespace

void emitOwner(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function) {
  OwnerEmitter(ir, kernel, arms, function).run();
}

}  // namespace hgc::cpu
