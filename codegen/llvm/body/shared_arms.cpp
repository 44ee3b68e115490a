#include "codegen/llvm/body/shared_arms.h"

#include <fmt/format.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <algorithm>

namespace hgc::cpu {
namespace {

/// The fewest nodes for which a call pays, since it clobbers all vector registers; and the most arguments in registers.
constexpr size_t kLeastLength = 100, kMostInputs = 6, kMostOutputs = 4;

/// Whether a node can be in a function without memory access.
bool onlyComputes(const Node& node) {
  return !info(node.op).isLeaf && !info(node.op).isReduction && !info(node.op).isPrefix && node.op != Op::EachOver;
}

/// Makes the key of an arm, which does not depend on positions.
class Writer {
 public:
  explicit Writer(const Kernel& kernel) : kernel_(kernel) {}

  void add(uint32_t at) {
    const Node& node = kernel_.code[at];
    arm_.key += fmt::format("{}:{}", static_cast<int>(node.op), static_cast<int>(node.type));
    for (int k = 0; k < operandCount(node); ++k) operand(node.operand(k));
    arm_.key += ';';
    numbers_[at] = "n" + std::to_string(numbers_.size());
    ++length_;
  }
  void output(uint32_t at) {
    arm_.outputs.push_back(at);
    arm_.key += "=" + numbers_[at];
  }
  size_t length() const { return length_; }
  Arm take() { return std::move(arm_); }

 private:
  void operand(uint32_t at) {
    const Node& node = kernel_.code[at];
    if (node.op == Op::Const) {
      arm_.key += fmt::format(" {}#{:x}", static_cast<int>(node.type), constantOf(node).bits);
      return;
    }
    const auto [found, isNew] = numbers_.try_emplace(at);
    if (isNew) {
      found->second = fmt::format("i{}:{}", arm_.inputs.size(), static_cast<int>(node.type));
      arm_.inputs.push_back(at);
    }
    arm_.key += " " + found->second;
  }

  const Kernel& kernel_;
  Arm arm_;
  std::map<uint32_t, std::string> numbers_;
  size_t length_ = 0;
};

bool hasRegionsWithin(const Kernel& kernel, const Region& region) {
  return std::ranges::any_of(kernel.regions, [&](const Region& other) {
    return &other != &region && other.begin >= region.begin && other.end <= region.end;
  });
}

}  // namespace

std::optional<Arm> armOf(const Kernel& kernel, const Region& region, const std::function<bool(uint32_t)>& isOutside,
                         const std::function<bool(uint32_t)>& leaves) {
  if (region.end - region.begin < kLeastLength || hasRegionsWithin(kernel, region)) return std::nullopt;
  Writer writer(kernel);
  const auto isIn = [&](uint32_t at) { return kernel.code[at].op != Op::Const && !isOutside(at); };
  for (uint32_t at = region.begin; at < region.end; ++at) {
    if (!isIn(at)) continue;
    if (!onlyComputes(kernel.code[at])) return std::nullopt;
    writer.add(at);
  }
  if (writer.length() < kLeastLength) return std::nullopt;
  for (uint32_t at = region.begin; at < region.end; ++at) {
    if (isIn(at) && leaves(at)) writer.output(at);
  }
  Arm arm = writer.take();
  if (arm.inputs.size() > kMostInputs || arm.outputs.size() > kMostOutputs) return std::nullopt;
  return arm;
}

llvm::Function* SharedArms::functionOf(const Kernel& kernel, const Arm& arm, VectorBuilder& ir, const Emit& emit) {
  llvm::Function*& function = functions_[fmt::format("{} {}", ir.lanes(), arm.key)];
  if (function != nullptr) return function;
  std::vector<llvm::Type*> given, made;
  for (const uint32_t at : arm.inputs) given.push_back(ir.vectorOf(kernel.code[at].type));
  for (const uint32_t at : arm.outputs) made.push_back(ir.vectorOf(kernel.code[at].type));
  auto* result = llvm::StructType::get(ir.getContext(), made);
  function = llvm::Function::Create(llvm::FunctionType::get(result, given, false), llvm::Function::InternalLinkage,
                                    "shared", *ir.GetInsertBlock()->getModule());
  allowWideVectors(*function);
  function->addFnAttr(llvm::Attribute::NoInline);
  function->addFnAttr(llvm::Attribute::Cold);
  const VectorBuilder::InsertPointGuard place(ir);
  ir.SetInsertPoint(llvm::BasicBlock::Create(ir.getContext(), "entry", function));
  llvm::Value* outputs = llvm::PoisonValue::get(result);
  unsigned next = 0;
  for (llvm::Value* output : emit(*function)) outputs = ir.CreateInsertValue(outputs, output, next++);
  ir.CreateRet(outputs);
  return function;
}

void SharedArms::inlineLone() {
  for (auto& [key, function] : functions_) {
    if (!function->hasOneUse()) continue;
    llvm::InlineFunctionInfo done;
    llvm::InlineFunction(*llvm::cast<llvm::CallBase>(function->user_back()), done);
    function->eraseFromParent();
  }
  functions_.clear();
}

}  // namespace hgc::cpu
