/// One kernel as an LLVM function: a loop over vectors of instances.
#include "codegen/cpu/function.h"

#include <llvm/IR/IntrinsicsX86.h>

#include <algorithm>

#include "codegen/cpu/body.h"

namespace hgc::cpu {
namespace {

/// Nodes and stores of one LLVM function. Compiling it takes time that grows faster than its length.
constexpr uint32_t kPartLength = 4000, kPartStores = 500;

llvm::Function* makeFunction(llvm::Module& module, VectorBuilder& ir, const std::string& name,
                             llvm::ArrayRef<llvm::Type*> arguments, llvm::GlobalValue::LinkageTypes linkage) {
  auto* type = llvm::FunctionType::get(ir.getVoidTy(), arguments, false);
  auto* function = llvm::Function::Create(type, linkage, name, module);
  function->addFnAttr("prefer-vector-width", "512");
  function->addFnAttr("min-legal-vector-width", "512");
  function->addFnAttr(llvm::Attribute::NoUnwind);
  return function;
}

/// A loop from `begin` to `end` by vectors, entered at the builder's place, left with the builder behind it.
void emitLoop(VectorBuilder& ir, llvm::Function* function, llvm::Value* begin, llvm::Value* end,
              const std::function<void(llvm::Value*)>& body) {
  auto* entry = ir.GetInsertBlock();
  auto* loop = llvm::BasicBlock::Create(ir.getContext(), "body", function);
  auto* exit = llvm::BasicBlock::Create(ir.getContext(), "exit", function);
  ir.CreateCondBr(ir.CreateICmpSLT(begin, end), loop, exit);
  ir.SetInsertPoint(loop);
  llvm::PHINode* i = ir.CreatePHI(ir.getInt64Ty(), 2);
  body(i);
  llvm::Value* next = ir.CreateAdd(i, ir.getInt64(ir.lanes()));
  i->addIncoming(begin, entry);
  i->addIncoming(next, ir.GetInsertBlock());
  ir.CreateCondBr(ir.CreateICmpSLT(next, end), loop, exit);
  ir.SetInsertPoint(exit);
}

/// The whole kernel in one function; what is the same for all instances is computed before the loop.
void emitWhole(VectorBuilder& ir, const Kernel& kernel, llvm::Function* function) {
  llvm::Value* args = function->getArg(0);
  Frame frame = loadFrame(ir, kernel, args);
  const std::vector<bool> uniform = findUniform(kernel);
  Body body(ir, kernel, frame);
  const auto count = static_cast<uint32_t>(kernel.code.size());
  for (uint32_t at = 0; at < count; ++at) {
    if (uniform[at]) body.emit(at);
  }
  emitLoop(ir, function, function->getArg(1), function->getArg(2), [&](llvm::Value* instance) {
    placeFrame(ir, frame, args, instance);
    body.emitRange(0, count, [&](uint32_t at) { return !uniform[at]; });
    body.stores(0, kernel.stores.size());
    body.scatterPartials();
  });
}

bool emitsAnywhere(const Node& node) { return node.op == Op::Const || node.op == Op::Size; }

/// Where values that one part computes and another reads wait in between.
struct Scratch {
  std::vector<uint32_t> cell;  ///< of each node, or kNoNode
  uint32_t cells = 0;
};

Scratch planScratch(const Kernel& kernel) {
  const auto partOf = [](uint32_t at) { return at / kPartLength; };
  const auto count = static_cast<uint32_t>(kernel.code.size());
  const uint32_t storePart = partOf(count - 1) + 1;
  std::vector<uint32_t> lastPart(count, 0);
  for (uint32_t at = 0; at < count; ++at) {
    for (int k = 0; k < operandCount(kernel.code[at]); ++k) lastPart[kernel.code[at].operand(k)] = partOf(at);
  }
  for (const Store& store : kernel.stores) lastPart[store.value] = storePart;
  Scratch scratch;
  scratch.cell.resize(count, kNoNode);
  std::vector<std::vector<uint32_t>> freedAfter(storePart + 1);
  std::vector<uint32_t> idle;
  for (uint32_t at = 0; at < count; ++at) {
    if (at % kPartLength == 0 && at != 0) {
      auto& freed = freedAfter[partOf(at) - 1];
      idle.insert(idle.end(), freed.begin(), freed.end());
    }
    if (emitsAnywhere(kernel.code[at]) || lastPart[at] <= partOf(at)) continue;
    if (idle.empty()) idle.push_back(scratch.cells++);
    scratch.cell[at] = idle.back();
    idle.pop_back();
    freedAfter[lastPart[at]].push_back(scratch.cell[at]);
  }
  return scratch;
}

/// A kernel too long for one function: parts that hand values on through memory, called one after another.
class PartsEmitter {
 public:
  PartsEmitter(llvm::Module& module, VectorBuilder& ir, const Kernel& kernel)
      : module_(module), ir_(ir), kernel_(kernel), scratch_(planScratch(kernel)) {}

  std::vector<llvm::Function*> emitParts() {
    std::vector<llvm::Function*> parts;
    const auto count = static_cast<uint32_t>(kernel_.code.size());
    for (uint32_t first = 0; first < count; first += kPartLength) {
      parts.push_back(emitPart(first, std::min(first + kPartLength, count), [](Body&) {}));
    }
    const size_t stores = kernel_.stores.size();
    for (size_t first = 0; first < stores; first += kPartStores) {
      const size_t last = std::min(first + kPartStores, stores);
      parts.push_back(emitPart(count, count, [&](Body& body) { body.stores(first, last); }));
    }
    parts.push_back(emitPart(count, count, [](Body& body) { body.scatterPartials(); }));
    return parts;
  }

  void emitCalls(llvm::Function* function, const std::vector<llvm::Function*>& parts) {
    const auto fallible = [&](const char* name, llvm::Type* result, llvm::Type* argument) {
      return module_.getOrInsertFunction(name, llvm::FunctionType::get(result, {argument}, false));
    };
    const uint64_t bytes = std::max<uint64_t>(scratch_.cells, 1) * ir_.lanes() * sizeof(double) + 64;
    llvm::Value* block = ir_.CreateCall(fallible("malloc", ir_.getPtrTy(), ir_.getInt64Ty()), {ir_.getInt64(bytes)});
    emitLoop(ir_, function, function->getArg(1), function->getArg(2), [&](llvm::Value* instance) {
      for (llvm::Function* part : parts) ir_.CreateCall(part, {function->getArg(0), block, instance});
    });
    ir_.CreateCall(fallible("free", ir_.getVoidTy(), ir_.getPtrTy()), {block});
  }

 private:
  llvm::Value* place(llvm::Value* block, uint32_t at) {
    return ir_.CreateConstGEP1_64(ir_.getInt8Ty(), block, uint64_t{scratch_.cell[at]} * ir_.lanes() * sizeof(double));
  }

  llvm::Type* typeOf(const Node& node) {
    if (node.type == Type::Real) return ir_.realType();
    return node.type == Type::Int ? ir_.intType() : llvm::FixedVectorType::get(ir_.getInt1Ty(), ir_.lanes());
  }

  llvm::Function* emitPart(uint32_t first, uint32_t last, const std::function<void(Body&)>& leave) {
    auto* part = makeFunction(module_, ir_, kernel_.name + ".part", {ir_.getPtrTy(), ir_.getPtrTy(), ir_.getInt64Ty()},
                              llvm::Function::InternalLinkage);
    part->addFnAttr(llvm::Attribute::NoInline);
    ir_.SetInsertPoint(llvm::BasicBlock::Create(ir_.getContext(), "entry", part));
    Frame frame = loadFrame(ir_, kernel_, part->getArg(0));
    placeFrame(ir_, frame, part->getArg(0), part->getArg(2));
    llvm::Value* block = part->getArg(1);
    Body* self = nullptr;
    Body body(ir_, kernel_, frame, [&](uint32_t at) -> llvm::Value* {
      const Node& node = kernel_.code[at];
      if (emitsAnywhere(node)) return self->node(at);
      return ir_.CreateAlignedLoad(typeOf(node), place(block, at), llvm::Align(8));
    });
    self = &body;
    body.emitRange(first, last, [](uint32_t) { return true; });
    for (uint32_t at = first; at < last; ++at) {
      if (scratch_.cell[at] != kNoNode) ir_.CreateAlignedStore(body.value(at), place(block, at), llvm::Align(8));
    }
    leave(body);
    ir_.CreateRetVoid();
    return part;
  }

  llvm::Module& module_;
  VectorBuilder& ir_;
  const Kernel& kernel_;
  Scratch scratch_;
};

}  // namespace

void emitFunction(llvm::Module& module, const Kernel& kernel, unsigned lanes) {
  VectorBuilder ir(module.getContext(), lanes);
  std::vector<llvm::Function*> parts;
  PartsEmitter emitter(module, ir, kernel);
  const bool whole = kernel.code.size() <= 2 * kPartLength && kernel.stores.size() <= 2 * kPartStores;
  if (!whole) parts = emitter.emitParts();
  auto* function = makeFunction(module, ir, kernel.name, {ir.getPtrTy(), ir.getInt64Ty(), ir.getInt64Ty()},
                                llvm::Function::ExternalLinkage);
  ir.SetInsertPoint(llvm::BasicBlock::Create(module.getContext(), "entry", function));
  if (whole) emitWhole(ir, kernel, function);
  else emitter.emitCalls(function, parts);
  if (streams(kernel)) ir.CreateIntrinsic(ir.getVoidTy(), llvm::Intrinsic::x86_sse_sfence, {});
  ir.CreateRetVoid();
}

}  // namespace hgc::cpu
