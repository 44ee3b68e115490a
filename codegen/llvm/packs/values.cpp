#include "codegen/llvm/packs/values.h"

#include <algorithm>

namespace hgc::cpu {
namespace {

/// The operation of a single-lane instruction on vectors.
llvm::Value* operationLike(llvm::IRBuilder<>& ir, llvm::Value* one, llvm::ArrayRef<llvm::Value*> operands,
                           llvm::Type* type) {
  if (const auto* call = llvm::dyn_cast<llvm::CallInst>(one))
    return ir.CreateIntrinsic(type, call->getIntrinsicID(), operands.take_front(call->arg_size()));
  if (const auto* compared = llvm::dyn_cast<llvm::CmpInst>(one))
    return ir.CreateCmp(compared->getPredicate(), operands[0], operands[1]);
  if (const auto* cast = llvm::dyn_cast<llvm::CastInst>(one))
    return ir.CreateCast(cast->getOpcode(), operands[0], type);
  if (llvm::isa<llvm::SelectInst>(one)) return ir.CreateSelect(operands[0], operands[1], operands[2]);
  if (const auto* unary = llvm::dyn_cast<llvm::UnaryOperator>(one))
    return ir.CreateUnOp(unary->getOpcode(), operands[0]);
  return ir.CreateBinOp(llvm::cast<llvm::BinaryOperator>(one)->getOpcode(), operands[0], operands[1]);
}

}  // namespace

llvm::Value* withLane(llvm::IRBuilder<>& ir, llvm::Value* vector, llvm::Value* value, unsigned lane) {
  if (value->getType()->isVectorTy()) value = ir.CreateExtractElement(value, uint64_t{0});
  return ir.CreateInsertElement(vector, value, lane);
}

PackValues::PackValues(const StraightLoop& loop, const PackGraph& graph, const PackPlan& plan)
    : loop_(loop), graph_(graph), plan_(plan), ir_(loop.body->getTerminator()), packed_(plan.packs.size()) {}

llvm::Type* PackValues::vectorOf(const Lanes& lanes) const {
  return llvm::FixedVectorType::get(graph_.values[lanes.front()]->getType()->getScalarType(),
                                    static_cast<unsigned>(lanes.size()));
}

void PackValues::emitPack(uint32_t pack) {
  const Lanes& lanes = plan_.packs[pack];
  llvm::Value* operands[3] = {};
  for (size_t k = 0; k < 3 && graph_.computed[lanes.front()].operands[k] != kNoValue; ++k)
    operands[k] = vector(operandsOf(graph_, lanes, k));
  packed_[pack] = operationLike(ir_, graph_.values[lanes.front()], operands, vectorOf(lanes));
}

llvm::Value* PackValues::vector(const Lanes& lanes) {
  if (const auto whole = plan_.numbers.find(lanes); whole != plan_.numbers.end()) return packed_[whole->second];
  llvm::Value*& known = vectors_[lanes];
  if (known == nullptr) known = isVectorLoad(lanes) ? loadVector(lanes) : assemble(lanes);
  return known;
}

bool PackValues::isVectorLoad(const Lanes& lanes) const {
  const auto addressAt = [&](size_t k) {
    return addressOf(llvm::cast<llvm::LoadInst>(graph_.values[lanes[k]])->getPointerOperand());
  };
  const bool areReads =
      std::ranges::all_of(lanes, [&](uint32_t at) { return graph_.roles[at] == PackGraph::Role::Read; });
  for (size_t k = 1; k < lanes.size() && areReads; ++k) {
    if (!addressAt(0).precedes(addressAt(k), static_cast<int64_t>(k))) return false;
  }
  return areReads && lanes.size() > 1;
}

llvm::Value* PackValues::loadVector(const Lanes& lanes) {
  auto* first = llvm::cast<llvm::LoadInst>(graph_.values[lanes.front()]);
  auto* pointer = llvm::dyn_cast<llvm::Instruction>(first->getPointerOperand());
  llvm::Value* from = pointer != nullptr ? single(pointer) : first->getPointerOperand();
  return ir_.CreateAlignedLoad(vectorOf(lanes), from, llvm::Align(sizeof(double)));
}

/// Builds a vector from lanes of packs and single values; before the loop if all its values are defined there.
llvm::Value* PackValues::assemble(const Lanes& lanes) {
  const bool areEarly = std::ranges::all_of(lanes, [&](uint32_t at) { return loop_.isBefore(graph_.values[at]); });
  llvm::IRBuilder<> place(areEarly ? loop_.before->getTerminator() : loop_.body->getTerminator());
  llvm::Value* result = llvm::PoisonValue::get(vectorOf(lanes));
  if (std::ranges::all_of(lanes, [&](uint32_t at) { return at == lanes.front(); })) {
    result = withLane(place, result, singleOf(lanes.front()), 0);
    return place.CreateShuffleVector(result, llvm::SmallVector<int>(lanes.size(), 0));
  }
  std::vector<bool> isSet(lanes.size(), false);
  for (unsigned k = 0; k < lanes.size(); ++k) {
    if (plan_.isPacked(lanes[k]) && !isSet[k])
      result = shuffleIn(result, lanes, plan_.packsOf[lanes[k]].front(), isSet);
    else if (!isSet[k]) result = withLane(place, result, singleOf(lanes[k]), k);
  }
  return result;
}

/// Inserts the lanes that a pack has, by shuffles.
llvm::Value* PackValues::shuffleIn(llvm::Value* result, const Lanes& lanes, uint32_t pack, std::vector<bool>& isSet) {
  const Lanes& from = plan_.packs[pack];
  llvm::SmallVector<int> places(lanes.size(), llvm::PoisonMaskElem), choice;
  for (unsigned k = 0; k < lanes.size(); ++k) {
    const auto found = std::ranges::find(from, lanes[k]);
    const bool isInPack = found != from.end() && !isSet[k];
    if (isInPack) places[k] = static_cast<int>(found - from.begin());
    choice.push_back(static_cast<int>(isInPack ? lanes.size() + k : k));
    isSet[k] = isSet[k] || isInPack;
  }
  llvm::Value* part = ir_.CreateShuffleVector(packed_[pack], places);
  return llvm::isa<llvm::PoisonValue>(result) ? part : ir_.CreateShuffleVector(result, part, choice);
}

llvm::Value* PackValues::singleOf(uint32_t value) {
  auto* instruction = llvm::dyn_cast<llvm::Instruction>(graph_.values[value]);
  return instruction != nullptr ? single(instruction) : graph_.values[value];
}

llvm::Value* PackValues::single(llvm::Instruction* instruction) {
  const uint32_t number = graph_.numberOf(instruction);
  if (number == kNoValue || !plan_.isPacked(number)) return instruction;
  llvm::Value*& known = singles_[number];
  if (known == nullptr) known = laneOfPack(ir_, number);
  return known;
}

llvm::Value* PackValues::laneOfPack(llvm::IRBuilder<>& ir, uint32_t at) const {
  const uint32_t number = plan_.packsOf[at].front();
  const auto lane = std::ranges::find(plan_.packs[number], at) - plan_.packs[number].begin();
  return ir.CreateShuffleVector(packed_[number], llvm::ArrayRef<int>{static_cast<int>(lane)});
}

}  // namespace hgc::cpu
