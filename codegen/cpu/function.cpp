/// One kernel as an LLVM function: a loop over vectors of instances.
#include "codegen/cpu/function.h"

#include <llvm/IR/IntrinsicsX86.h>

#include "codegen/cpu/transpose.h"
#include "codegen/cpu/vector_builder.h"
#include "ir/abi.h"
#include "ir/rules.h"

namespace hgc::cpu {
namespace {

enum Field { kPorts, kSlots, kLifted, kSizes, kValues, kOutputs, kAccumulators, kTargets, kInstances };

template <const auto& row>
llvm::Value* spell(VectorBuilder& ir, llvm::Value* a, llvm::Value* b, llvm::Value* c) {
  if constexpr (row.hasLlvm) return row.llvm(ir, a, b, c);
  else llvm_unreachable("an operation with an expansion reached the back end");
}

/// One to one by the operation table.
llvm::Value* emitOperation(VectorBuilder& ir, Op op, llvm::Value* a, llvm::Value* b, llvm::Value* c) {
  switch (op) {
// clang-format off
#define HGC_OP(Id, ...) case Op::Id: return spell<row##Id>(ir, a, b, c);
#include "ir/ops.def"
      // clang-format on
    default: llvm_unreachable("leaf without a value");
  }
}

class FunctionEmitter {
 public:
  FunctionEmitter(llvm::Module& module, const Kernel& kernel, unsigned lanes)
      : module_(module), kernel_(kernel), ir_(module.getContext(), lanes) {}

  void run();

 private:
  llvm::Value* field(Field index, llvm::Type* type);
  llvm::Value* pointerAt(llvm::Value* array, uint32_t k);
  void findUniform();
  void emitUniform();
  void emitBody();
  llvm::Value* emitNode(uint32_t at);
  llvm::Value* emitLoad(const Node& node);
  llvm::Value* loadLanes(llvm::Value* base, llvm::Value* row, uint32_t width, uint32_t component);
  const std::array<llvm::Value*, 4>& loadQuad(const Node& node, uint32_t first);
  llvm::Value* instanceVector(llvm::Value* array, llvm::Type* element, llvm::Type* vector);
  void emitStores();
  /// A Jacobian is written once and is larger than any cache: it goes past them.
  bool streams() const { return kernel_.kind == KernelKind::Jacobian; }
  void storeTile(llvm::Value* value, uint32_t k, uint32_t count);
  void scatterPartials();

  llvm::Module& module_;
  const Kernel& kernel_;
  VectorBuilder ir_;
  llvm::Function* function_ = nullptr;
  llvm::Value* args_ = nullptr;
  llvm::Value* instance_ = nullptr;  // i64, first of the vector
  llvm::Value* lane_ = nullptr;      // <i32>, instance numbers, held inside the group
  std::vector<llvm::Value*> values_;
  std::vector<bool> uniform_;
  std::vector<llvm::Value*> ports_, slots_, lifted_, accumulators_, targets_;
  llvm::Value* instances_ = nullptr;
  llvm::Value* outputs_ = nullptr;
  llvm::Value* valuesOut_ = nullptr;
  std::vector<std::map<uint32_t, std::array<llvm::Value*, 4>>> quads_;  // by gather, by first component
};

llvm::Value* FunctionEmitter::field(Field index, llvm::Type* type) {
  return ir_.CreateLoad(type, ir_.CreateConstGEP1_64(ir_.getInt64Ty(), args_, index));
}

llvm::Value* FunctionEmitter::pointerAt(llvm::Value* array, uint32_t k) {
  return ir_.CreateLoad(ir_.getPtrTy(), ir_.CreateConstGEP1_32(ir_.getPtrTy(), array, k));
}

void FunctionEmitter::findUniform() {
  uniform_.resize(kernel_.code.size());
  for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
    const Node& node = kernel_.code[at];
    bool uniform = node.op != Op::Index && node.op != Op::Slot && node.op != Op::Lifted;
    for (int k = 0; k < operandCount(node); ++k) uniform = uniform && uniform_[node.operand(k)];
    uniform_[at] = uniform;
  }
}

llvm::Value* FunctionEmitter::instanceVector(llvm::Value* array, llvm::Type* element, llvm::Type* vector) {
  return ir_.CreateAlignedLoad(vector, ir_.CreateGEP(element, array, instance_), llvm::Align(8));
}

/// One component of a row for each lane.
llvm::Value* FunctionEmitter::loadLanes(llvm::Value* base, llvm::Value* row, uint32_t width, uint32_t component) {
  llvm::Value* result = llvm::PoisonValue::get(ir_.realType());
  for (unsigned lane = 0; lane < ir_.lanes(); ++lane) {
    llvm::Value* index = ir_.CreateSExt(ir_.CreateExtractElement(row, lane), ir_.getInt64Ty());
    llvm::Value* offset = ir_.CreateAdd(ir_.CreateMul(index, ir_.getInt64(width)), ir_.getInt64(component));
    llvm::Value* scalar = ir_.CreateLoad(ir_.getDoubleTy(), ir_.CreateGEP(ir_.getDoubleTy(), base, offset));
    result = ir_.CreateInsertElement(result, scalar, lane);
  }
  return result;
}

/// Four components of a row for each lane, read as four scalars a row and transposed.
const std::array<llvm::Value*, 4>& FunctionEmitter::loadQuad(const Node& node, uint32_t first) {
  const auto [found, isNew] = quads_[node.b].try_emplace(first);
  if (!isNew) return found->second;
  const uint32_t port = kernel_.gathers[node.b].port;
  llvm::Value* row = values_[node.a];
  auto* quad = llvm::FixedVectorType::get(ir_.getDoubleTy(), 4);
  std::vector<llvm::Value*> rows;
  for (unsigned lane = 0; lane < ir_.lanes(); ++lane) {
    llvm::Value* index = ir_.CreateSExt(ir_.CreateExtractElement(row, lane), ir_.getInt64Ty());
    llvm::Value* offset =
        ir_.CreateAdd(ir_.CreateMul(index, ir_.getInt64(kernel_.ports[port].width)), ir_.getInt64(first));
    llvm::Value* place = ir_.CreateGEP(ir_.getDoubleTy(), ports_[port], offset);
    rows.push_back(ir_.CreateAlignedLoad(quad, place, llvm::Align(8)));
  }
  return found->second = rowsToLanes(ir_, rows);
}

llvm::Value* FunctionEmitter::emitLoad(const Node& node) {
  const Gather& gather = kernel_.gathers[node.b];
  const uint32_t width = kernel_.ports[gather.port].width;
  llvm::Value* base = ports_[gather.port];
  if (uniform_[node.a]) {
    llvm::Value* index = ir_.CreateSExt(ir_.CreateExtractElement(values_[node.a], uint64_t{0}), ir_.getInt64Ty());
    llvm::Value* offset = ir_.CreateAdd(ir_.CreateMul(index, ir_.getInt64(width)), ir_.getInt64(node.c));
    return ir_.splat(ir_.CreateLoad(ir_.getDoubleTy(), ir_.CreateGEP(ir_.getDoubleTy(), base, offset)));
  }
  if (kernel_.code[node.a].op == Op::Index && width == 1)
    return instanceVector(base, ir_.getDoubleTy(), ir_.realType());
  // Three or more scalars of one row are worth a row load and a transpose.
  const uint32_t first = node.c / 4 * 4;
  const auto sharing = std::ranges::count_if(gather.components, [&](uint32_t c) { return c / 4 * 4 == first; });
  if (sharing >= 3) return loadQuad(node, first)[node.c - first];
  return loadLanes(base, values_[node.a], width, node.c);
}

llvm::Value* FunctionEmitter::emitNode(uint32_t at) {
  const Node& node = kernel_.code[at];
  switch (node.op) {
    case Op::Const: {
      const Constant value = constantOf(node);
      if (value.type == Type::Real) return ir_.real(value.real());
      if (value.type == Type::Int) return ir_.integer(value.integer());
      return ir_.splat(ir_.getInt1(value.boolean()));
    }
    case Op::Load: return emitLoad(node);
    case Op::Index: return lane_;
    case Op::Size: {
      llvm::Value* sizes = field(kSizes, ir_.getPtrTy());
      return ir_.splat(ir_.CreateLoad(ir_.getInt32Ty(), ir_.CreateConstGEP1_32(ir_.getInt32Ty(), sizes, node.b)));
    }
    case Op::Slot: return instanceVector(slots_[node.b], ir_.getInt32Ty(), ir_.intType());
    case Op::Lifted: return instanceVector(lifted_[node.b], ir_.getDoubleTy(), ir_.realType());
    default: {
      const auto operand = [&](uint32_t k) { return k == kNoNode ? nullptr : values_[k]; };
      return emitOperation(ir_, node.op, operand(node.a), operand(node.b), operand(node.c));
    }
  }
}

void FunctionEmitter::emitUniform() {
  for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
    if (uniform_[at]) values_[at] = emitNode(at);
  }
}

void FunctionEmitter::emitBody() {
  for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
    if (!uniform_[at]) values_[at] = emitNode(at);
  }
}

void FunctionEmitter::storeTile(llvm::Value* value, uint32_t k, uint32_t count) {
  llvm::Value* tile =
      ir_.CreateMul(ir_.CreateAnd(instance_, ir_.getInt64(static_cast<uint64_t>(~(kTile - 1)))), ir_.getInt64(count));
  llvm::Value* within = ir_.CreateAdd(ir_.CreateAnd(instance_, ir_.getInt64(kTile - 1)), ir_.getInt64(k * kTile));
  llvm::Value* place = ir_.CreateGEP(ir_.getDoubleTy(), outputs_, ir_.CreateAdd(tile, within));
  const llvm::Align align(std::min<uint64_t>(kOutputAlignment, ir_.lanes() * sizeof(double)));
  llvm::StoreInst* store = ir_.CreateAlignedStore(value, place, align);
  if (!streams()) return;
  auto* one = llvm::ConstantAsMetadata::get(ir_.getInt32(1));
  store->setMetadata(llvm::LLVMContext::MD_nontemporal, llvm::MDNode::get(module_.getContext(), {one}));
}

/// Adds every lane's partials to their accumulator rows, lane by lane and gather by gather: the order of the entries of
/// a row.
void FunctionEmitter::scatterPartials() {
  const uint32_t lanes = ir_.lanes();
  llvm::Value* zero = ir_.real(0);
  std::vector<std::map<uint32_t, llvm::Value*>> partials(kernel_.gathers.size());
  for (const Store& store : kernel_.stores) {
    if (store.kind != RootKind::Partial) continue;
    partials[kernel_.columns[store.a].gather][kernel_.columns[store.a].component] = values_[store.value];
  }
  struct Piece {
    uint32_t gather, first;
    bool whole;  // four scalars at once, else one
    std::vector<llvm::Value*> rows;
  };
  std::vector<Piece> pieces;
  for (uint32_t g = 0; g < partials.size(); ++g) {
    const auto at = [&](uint32_t c) { return partials[g].contains(c) ? partials[g][c] : zero; };
    for (auto next = partials[g].begin(); next != partials[g].end();) {
      const uint32_t first = next->first / 4 * 4;
      const auto end = partials[g].lower_bound(first + 4);
      const bool whole =
          std::distance(next, end) >= 3 && accumulatorStride(kernel_.ports[kernel_.gathers[g].port].width) >= first + 4;
      if (whole)
        pieces.push_back({g, first, true, lanesToRows(ir_, {at(first), at(first + 1), at(first + 2), at(first + 3)})});
      for (; next != end; ++next) {
        if (whole) continue;
        std::vector<llvm::Value*> scalars;
        for (unsigned l = 0; l < lanes; ++l) scalars.push_back(ir_.CreateExtractElement(next->second, l));
        pieces.push_back({g, next->first, false, std::move(scalars)});
      }
    }
  }
  std::vector<llvm::Value*> targets(kernel_.gathers.size());
  for (const Piece& piece : pieces) {
    if (!targets[piece.gather])
      targets[piece.gather] = instanceVector(targets_[piece.gather], ir_.getInt32Ty(), ir_.intType());
  }
  for (unsigned l = 0; l < lanes; ++l) {
    for (const Piece& piece : pieces) {
      const uint32_t port = kernel_.gathers[piece.gather].port;
      const uint32_t stride = accumulatorStride(kernel_.ports[port].width);
      llvm::Value* row = ir_.CreateSExt(ir_.CreateExtractElement(targets[piece.gather], l), ir_.getInt64Ty());
      llvm::Value* offset = ir_.CreateAdd(ir_.CreateMul(row, ir_.getInt64(stride)), ir_.getInt64(piece.first));
      llvm::Value* place = ir_.CreateGEP(ir_.getDoubleTy(), accumulators_[port], offset);
      llvm::Value* old = ir_.CreateAlignedLoad(piece.rows[l]->getType(), place, llvm::Align(8));
      ir_.CreateAlignedStore(ir_.CreateFAdd(old, piece.rows[l]), place, llvm::Align(8));
    }
  }
}

void FunctionEmitter::emitStores() {
  uint32_t count = 0, next = 0;
  for (const Store& store : kernel_.stores) {
    count += store.kind == RootKind::Residual || store.kind == RootKind::Output || store.kind == RootKind::Jacobian;
  }
  for (const Store& store : kernel_.stores) {
    if (store.kind == RootKind::Value) {
      llvm::Value* place = ir_.CreateGEP(ir_.getDoubleTy(), valuesOut_, instance_);
      ir_.CreateAlignedStore(values_[store.value], place, llvm::Align(8));
    } else if (store.kind != RootKind::Partial) {
      storeTile(values_[store.value], next++, count);
    }
  }
  scatterPartials();
}

void FunctionEmitter::run() {
  auto* type = llvm::FunctionType::get(ir_.getVoidTy(), {ir_.getPtrTy(), ir_.getInt64Ty(), ir_.getInt64Ty()}, false);
  function_ = llvm::Function::Create(type, llvm::Function::ExternalLinkage, kernel_.name, module_);
  function_->addFnAttr("prefer-vector-width", "512");
  function_->addFnAttr("min-legal-vector-width", "512");
  function_->addFnAttr(llvm::Attribute::NoUnwind);
  args_ = function_->getArg(0);
  llvm::Value* begin = function_->getArg(1);
  llvm::Value* end = function_->getArg(2);
  auto& context = module_.getContext();
  auto* entry = llvm::BasicBlock::Create(context, "entry", function_);
  auto* body = llvm::BasicBlock::Create(context, "body", function_);
  auto* exit = llvm::BasicBlock::Create(context, "exit", function_);

  ir_.SetInsertPoint(entry);
  const auto pointers = [&](Field index, size_t count, std::vector<llvm::Value*>& out) {
    if (count == 0) return;
    llvm::Value* array = field(index, ir_.getPtrTy());
    for (uint32_t k = 0; k < count; ++k) out.push_back(pointerAt(array, k));
  };
  pointers(kPorts, kernel_.ports.size(), ports_);
  pointers(kSlots, kernel_.slots, slots_);
  pointers(kLifted, kernel_.liftedReals, lifted_);
  if (kernel_.kind == KernelKind::Gradient || kernel_.kind == KernelKind::GradientAll) {
    pointers(kAccumulators, kernel_.ports.size(), accumulators_);
    pointers(kTargets, kernel_.gathers.size(), targets_);
  }
  instances_ = field(kInstances, ir_.getInt64Ty());
  outputs_ = field(kOutputs, ir_.getPtrTy());
  valuesOut_ = field(kValues, ir_.getPtrTy());
  values_.resize(kernel_.code.size());
  quads_.resize(kernel_.gathers.size());
  findUniform();
  emitUniform();
  llvm::Value* last = ir_.splat(ir_.CreateTrunc(ir_.CreateSub(instances_, ir_.getInt64(1)), ir_.getInt32Ty()));
  llvm::Value* steps = ir_.CreateStepVector(ir_.intType());
  ir_.CreateCondBr(ir_.CreateICmpSLT(begin, end), body, exit);

  ir_.SetInsertPoint(body);
  llvm::PHINode* i = ir_.CreatePHI(ir_.getInt64Ty(), 2);
  instance_ = i;
  llvm::Value* lane = ir_.CreateAdd(ir_.splat(ir_.CreateTrunc(i, ir_.getInt32Ty())), steps);
  lane_ = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, lane, last);
  emitBody();
  emitStores();
  llvm::Value* next = ir_.CreateAdd(i, ir_.getInt64(ir_.lanes()));
  i->addIncoming(begin, entry);
  i->addIncoming(next, body);
  ir_.CreateCondBr(ir_.CreateICmpSLT(next, end), body, exit);
  ir_.SetInsertPoint(exit);
  if (streams()) ir_.CreateIntrinsic(ir_.getVoidTy(), llvm::Intrinsic::x86_sse_sfence, {});
  ir_.CreateRetVoid();
}

}  // namespace

void emitFunction(llvm::Module& module, const Kernel& kernel, unsigned lanes) {
  FunctionEmitter(module, kernel, lanes).run();
}

}  // namespace hgc::cpu
