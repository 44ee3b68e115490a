#include "codegen/llvm/owner/puller.h"

#include <algorithm>

#include "codegen/llvm/body/body.h"
#include "ir/kernel/abi.h"

namespace hgc::cpu {
namespace {

/// Vectors of rows whose sums are made at once: so many additions wait for one another in none of them.
constexpr unsigned kPullerVectors = 8;

/// The most scalars that a row has of what a kernel sums, or reads at rows that lie beside one another.
unsigned widest(const Kernel& kernel) {
  unsigned width = kernel.ports[*kernel.pulledPort].width;
  for (const Node& node : kernel.code) {
    if (node.op == Op::Load && kernel.code[node.a].op != Op::Const)
      width = std::max(width, kernel.ports[kernel.gathers[node.b].port].width);
  }
  return width;
}

class PullEmitter {
 public:
  PullEmitter(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function)
      : ir_(ir), kernel_(kernel), parts_(pullParts(kernel)), arms_(arms), function_(function) {
    frame_ = loadFrame(ir, kernel, function->getArg(0));
    entries_ = field(offsetof(PulledEntries, entries), ir.getPtrTy());
    count_ = field(offsetof(PulledEntries, count), ir.getInt64Ty());
    row_ = field(offsetof(PulledEntries, row), ir.getInt64Ty());
    lanes_ = field(offsetof(PulledEntries, lanes), ir.getInt64Ty());
    sums_ = field(offsetof(PulledEntries, sums), ir.getPtrTy());
    stride_ = field(offsetof(PulledEntries, stride), ir.getInt64Ty());
    width_ = kernel.ports[*kernel.pulledPort].width;
  }

  void run() {
    const unsigned room = static_cast<unsigned>(kSlackBytes / sizeof(double));
    const unsigned fitting = std::max(1U, room / (widest(kernel_) * ir_.lanes()));
    const unsigned many = std::min(kPullerVectors, fitting) * ir_.lanes();
    llvm::Value* whole = ir_.CreateMul(ir_.CreateUDiv(lanes_, ir_.getInt64(many)), ir_.getInt64(many));
    VectorBuilder wide(ir_, many);
    emitBlocks(wide, ir_.getInt64(0), whole, true);
    ir_.SetInsertPoint(wide.GetInsertBlock());
    emitBlocks(ir_, whole, lanes_, false);
  }

 private:
  using Sums = std::vector<llvm::Value*>;  // by component

  llvm::Value* field(size_t offset, llvm::Type* type) {
    return ir_.CreateLoad(type, ir_.CreateConstGEP1_64(ir_.getInt8Ty(), function_->getArg(1), offset));
  }

  void emitBlocks(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end, bool isWhole) {
    emitLoop(ir, begin, end, ir.getInt64(ir.lanes()), [&](llvm::Value* lane) {
      const Sums sums = addEntries(ir, ir.CreateAdd(row_, lane));
      for (uint32_t c = 0; c < width_; ++c) addTo(ir, lane, c, sums[c], isWhole);
    });
  }

  /// All entries of the rows from `row` on.
  Sums addEntries(VectorBuilder& ir, llvm::Value* row) {
    llvm::BasicBlock *before = ir.GetInsertBlock(), *last = nullptr;
    std::vector<llvm::PHINode*> known;
    Sums next;
    emitLoop(ir, ir.getInt64(0), count_, ir.getInt64(1), [&](llvm::Value* entry) {
      for (uint32_t c = 0; c < width_; ++c) known.push_back(ir.CreatePHI(ir.realType(), 2));
      next = addEntry(ir, row, entry, Sums(known.begin(), known.end()));
      last = ir.GetInsertBlock();
    });
    Sums totals;
    for (uint32_t c = 0; c < width_; ++c) {
      known[c]->addIncoming(ir.real(0), before);
      known[c]->addIncoming(next[c], last);
      llvm::PHINode* total = ir.CreatePHI(ir.realType(), 2);
      total->addIncoming(ir.real(0), before);
      total->addIncoming(next[c], last);
      totals.push_back(total);
    }
    return totals;
  }

  /// Adds the partials of one entry, by its gather.
  Sums addEntry(VectorBuilder& ir, llvm::Value* row, llvm::Value* entry, const Sums& sums) {
    llvm::Value* place = ir.CreateGEP(ir.getInt64Ty(), entries_, ir.CreateMul(entry, ir.getInt64(2)));
    llvm::Value* gather = ir.CreateLoad(ir.getInt64Ty(), place);
    llvm::Value* offset = ir.CreateLoad(ir.getInt64Ty(), ir.CreateConstGEP1_32(ir.getInt64Ty(), place, 1));
    llvm::Value* instance = ir.CreateAdd(row, offset);
    if (parts_.size() == 1) return addPart(ir, parts_[0], instance, sums);
    auto* none = ir.newBlock("none");
    auto* after = ir.newBlock("added");
    llvm::SwitchInst* choice = ir.CreateSwitch(gather, none, static_cast<unsigned>(parts_.size()));
    ir.SetInsertPoint(none);
    ir.CreateUnreachable();
    std::vector<std::pair<Sums, llvm::BasicBlock*>> ways;
    for (size_t k = 0; k < parts_.size(); ++k) {
      auto* way = ir.newBlock("gather");
      choice->addCase(ir.getInt64(k), way);
      ir.SetInsertPoint(way);
      ways.emplace_back(addPart(ir, parts_[k], instance, sums), nullptr);
      ways.back().second = ir.GetInsertBlock();
      ir.CreateBr(after);
    }
    ir.SetInsertPoint(after);
    Sums result;
    for (uint32_t c = 0; c < width_; ++c) {
      llvm::PHINode* sum = ir.CreatePHI(ir.realType(), static_cast<unsigned>(ways.size()));
      for (const auto& [of, block] : ways) sum->addIncoming(of[c], block);
      result.push_back(sum);
    }
    return result;
  }

  /// Those by one gather of neighbouring instances from `instance` on.
  Sums addPart(VectorBuilder& ir, const Kernel& part, llvm::Value* instance, Sums sums) {
    Frame frame = frame_;
    placeWhole(ir, frame, instance);
    Body body = makeBody(ir, part, frame, arms_);
    emitRange(body, 0, static_cast<uint32_t>(part.code.size()), [](uint32_t) { return true; });
    for (const Store& store : part.stores) sums[store.a] = ir.CreateFAdd(sums[store.a], body.values[store.value]);
    return sums;
  }

  /// The last rows may fill a vector in part: what lies behind them is of other threads.
  void addTo(VectorBuilder& ir, llvm::Value* lane, uint32_t component, llvm::Value* sum, bool isWhole) {
    llvm::Value* scalar = ir.CreateAdd(lane, ir.CreateMul(stride_, ir.getInt64(component)));
    llvm::Value* place = ir.realAt(sums_, scalar);
    if (isWhole) {
      llvm::Value* known = ir.load(ir.realType(), place);
      ir.store(ir.CreateFAdd(known, sum), place);
      return;
    }
    llvm::Type* type = llvm::FixedVectorType::get(ir.getInt64Ty(), ir.lanes());
    llvm::Value* live = ir.CreateICmpSLT(ir.CreateStepVector(type), ir.splat(ir.CreateSub(lanes_, lane)));
    llvm::Value* known = ir.CreateMaskedLoad(ir.realType(), place, llvm::Align(8), live, ir.real(0));
    ir.CreateMaskedStore(ir.CreateFAdd(known, sum), place, llvm::Align(8), live);
  }

  VectorBuilder& ir_;
  const Kernel& kernel_;
  std::vector<Kernel> parts_;  // by gather of the port
  SharedArms& arms_;
  llvm::Function* function_;
  Frame frame_;
  uint32_t width_ = 1;
  llvm::Value *entries_ = nullptr, *count_ = nullptr, *row_ = nullptr, *lanes_ = nullptr, *sums_ = nullptr,
              *stride_ = nullptr;
};

}  // namespace

void emitPuller(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function) {
  PullEmitter(ir, kernel, arms, function).run();
}

}  // namespace hgc::cpu
