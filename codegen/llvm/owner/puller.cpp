#include <algorithm>

#include "codegen/llvm/body/body.h"
#include "codegen/llvm/owner/owner.h"
#include "ir/kernel/abi.h"

namespace hgc::cpu {
namespace {

/// Vectors of rows that are summed at once: enough independent additions to hide their latency.
constexpr unsigned kPullerVectors = 8;

/// The width of the widest row that is summed, or read at neighbouring rows.
unsigned widestRow(const Kernel& kernel) {
  unsigned width = kernel.ports[*kernel.pulledPort].width;
  for (const Node& node : kernel.code) {
    if (node.op == Op::Load && kernel.code[node.a].op != Op::Const)
      width = std::max(width, kernel.ports[kernel.gathers[node.b].port].width);
  }
  return width;
}

/// The fields of a `PulledEntries`.
struct Entries {
  llvm::Value *entries, *count, *row, *lanes, *sums, *stride;
};

Entries loadEntries(VectorBuilder& ir, llvm::Value* entries) {
  const auto number = [&](size_t offset) { return ir.loadField(entries, offset, ir.getInt64Ty()); };
  const auto address = [&](size_t offset) { return ir.loadField(entries, offset, ir.getPtrTy()); };
  return {address(offsetof(PulledEntries, entries)), number(offsetof(PulledEntries, count)),
          number(offsetof(PulledEntries, row)),      number(offsetof(PulledEntries, lanes)),
          address(offsetof(PulledEntries, sums)),    number(offsetof(PulledEntries, stride))};
}

class PullEmitter {
 public:
  PullEmitter(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function)
      : ir_(ir),
        kernel_(kernel),
        parts_(pullParts(kernel)),
        arms_(arms),
        frame_(loadFrame(ir, kernel, function->getArg(0))),
        call_(loadEntries(ir, function->getArg(1))) {}

  void run() {
    const unsigned room = static_cast<unsigned>(kSlackBytes / sizeof(double));
    const unsigned fitting = std::max(1U, room / (widestRow(kernel_) * ir_.lanes()));
    const unsigned many = std::min(kPullerVectors, fitting) * ir_.lanes();
    llvm::Value* whole = ir_.CreateMul(ir_.CreateUDiv(call_.lanes, ir_.getInt64(many)), ir_.getInt64(many));
    VectorBuilder wide(ir_, many);
    emitBlocks(wide, ir_.getInt64(0), whole, true);
    ir_.SetInsertPoint(wide.GetInsertBlock());
    emitBlocks(ir_, whole, call_.lanes, false);
  }

 private:
  uint32_t width() const { return kernel_.ports[*kernel_.pulledPort].width; }

  /// Sums the rows from `lane` on, by component.
  void emitBlocks(VectorBuilder& ir, llvm::Value* begin, llvm::Value* end, bool isWhole) {
    emitLoop(ir, begin, end, ir.getInt64(ir.lanes()), [&](llvm::Value* lane) {
      llvm::Value* row = ir.CreateAdd(call_.row, lane);
      const auto add = [&](llvm::Value* entry, const Values& sums) { return addEntry(ir, row, entry, sums); };
      const Values sums = overEntries(ir, ir.getInt64(0), call_.count, Values(width(), ir.real(0)), add);
      for (uint32_t c = 0; c < width(); ++c) addTo(ir, lane, c, sums[c], isWhole);
    });
  }

  /// Adds the partials of one entry: a switch over its gather.
  Values addEntry(VectorBuilder& ir, llvm::Value* row, llvm::Value* entry, const Values& sums) {
    llvm::Value* place = ir.CreateGEP(ir.getInt64Ty(), call_.entries, ir.CreateMul(entry, ir.getInt64(2)));
    llvm::Value* gather = ir.CreateLoad(ir.getInt64Ty(), place);
    llvm::Value* offset = ir.CreateLoad(ir.getInt64Ty(), ir.CreateConstGEP1_32(ir.getInt64Ty(), place, 1));
    llvm::Value* instance = ir.CreateAdd(row, offset);
    if (parts_.size() == 1) return addPart(ir, parts_[0], instance, sums);
    auto* none = ir.newBlock("none");
    auto* after = ir.newBlock("added");
    llvm::SwitchInst* choice = ir.CreateSwitch(gather, none, static_cast<unsigned>(parts_.size()));
    ir.SetInsertPoint(none);
    ir.CreateUnreachable();
    std::vector<std::pair<Values, llvm::BasicBlock*>> cases;
    for (size_t k = 0; k < parts_.size(); ++k) {
      auto* block = ir.newBlock("gather");
      choice->addCase(ir.getInt64(k), block);
      ir.SetInsertPoint(block);
      cases.emplace_back(addPart(ir, parts_[k], instance, sums), nullptr);
      cases.back().second = ir.GetInsertBlock();
      ir.CreateBr(after);
    }
    ir.SetInsertPoint(after);
    Values result;
    for (uint32_t c = 0; c < width(); ++c) {
      llvm::PHINode* sum = ir.CreatePHI(ir.realType(), static_cast<unsigned>(cases.size()));
      for (const auto& [of, last] : cases) sum->addIncoming(of[c], last);
      result.push_back(sum);
    }
    return result;
  }

  /// Adds the partials by one gather, of neighbouring instances from `instance` on.
  Values addPart(VectorBuilder& ir, const Kernel& part, llvm::Value* instance, Values sums) {
    Frame frame = frame_;
    placeWhole(ir, frame, instance);
    Body body = makeBody(ir, part, frame, arms_);
    emitRange(body, 0, static_cast<uint32_t>(part.code.size()), [](uint32_t) { return true; });
    for (const Store& store : part.stores) sums[store.a] = ir.CreateFAdd(sums[store.a], body.values[store.value]);
    return sums;
  }

  void addTo(VectorBuilder& ir, llvm::Value* lane, uint32_t component, llvm::Value* sum, bool isWhole) {
    llvm::Value* scalar = ir.CreateAdd(lane, ir.CreateMul(call_.stride, ir.getInt64(component)));
    llvm::Value* place = ir.realAt(call_.sums, scalar);
    llvm::Value* live = isWhole ? nullptr : rowsBefore(ir, lane, call_.lanes);
    storeSums(ir, ir.CreateFAdd(loadSums(ir, place, live), sum), place, live);
  }

  VectorBuilder& ir_;
  const Kernel& kernel_;
  std::vector<Kernel> parts_;  // by gather of the port
  SharedArms& arms_;
  const Frame frame_;
  const Entries call_;
};

}  // namespace

void emitPuller(VectorBuilder& ir, const Kernel& kernel, SharedArms& arms, llvm::Function* function) {
  PullEmitter(ir, kernel, arms, function).run();
}

}  // namespace hgc::cpu
