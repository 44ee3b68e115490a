#include "frontend/cxx/interpreter/interpreter.h"

#include <fmt/format.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/GetElementPtrTypeIterator.h>

#include "frontend/cxx/interpreter/call.h"

namespace hgc::cxx {

Interpreter::Interpreter(llvm::Module& module, Lifted& lifted, SidesThatEnd ends)
    : ends_(ends),
      here_(lifted),
      wholes_(here_),
      numbers_(here_, wholes_),
      accesses_(here_, numbers_, module.getDataLayout()),
      globals_(module, here_, numbers_, memory()) {
  globals_.make([this](llvm::Function& function) { (void)call(function, {}); });
}

Value Interpreter::call(llvm::Function& function, std::vector<Value> arguments) {
  if (here_.places.depth() > kDeepestCalls)
    throw Refused{fmt::format("calls nest deeper than {}: write a loop", kDeepestCalls)};
  if (function.isVarArg()) throw Refused{"functions with a variable number of arguments are not supported"};
  if (arguments.size() != function.arg_size()) throw Refused{"a call has other arguments than the function"};
  std::unique_ptr<Shape>& shape = shapes_[&function];
  if (!shape) shape = std::make_unique<Shape>(function);
  Registers registers;
  std::vector<uint32_t> copies;
  for (llvm::Argument& argument : function.args()) {
    Value value = arguments[argument.getArgNo()];
    if (argument.hasByValAttr()) {
      const uint64_t size = function.getDataLayout().getTypeAllocSize(argument.getParamByValType());
      const uint32_t copy = memory().add({.name = "an argument", .size = size});
      memory().copy(copy, 0, value.object, static_cast<int64_t>(value.bits), size);
      value = Value::pointer(copy, 0);
      copies.push_back(copy);
    }
    registers[&argument] = std::move(value);
  }
  const size_t depth = here_.places.depth();
  here_.places.enter();
  Value result = Call(*this, function, *shape).run(std::move(registers));
  here_.places.leave(depth);
  for (const uint32_t copy : copies) memory().remove(copy);
  return result;
}

Value Interpreter::valueOf(const llvm::Value& value, const Registers& registers) {
  if (const auto* const constant = llvm::dyn_cast<llvm::Constant>(&value))
    return globals_.constantOf(const_cast<llvm::Constant&>(*constant));
  const auto found = registers.find(&value);
  return found == registers.end() ? Value{} : found->second;
}

Value Interpreter::allocated(llvm::AllocaInst& instruction, const Registers& registers) {
  const Value count = valueOf(*instruction.getArraySize(), registers);
  if (!count.is(Value::Kind::Integer)) throw Refused{"the length of an array depends on values"};
  Object object{.name = "a temporary"};
  for (const llvm::DbgVariableRecord* const declared : llvm::findDVRDeclares(&instruction)) {
    const llvm::DILocalVariable& variable = *declared->getVariable();
    object.name = variable.getName().str();
    object.isVariable = !variable.isParameter() && !variable.isArtificial() && here_.places.isOfUser(variable);
  }
  object.size = instruction.getDataLayout().getTypeAllocSize(instruction.getAllocatedType()) * count.bits;
  return Value::pointer(memory().add(std::move(object)), 0);
}

Value Interpreter::addressOf(llvm::GetElementPtrInst& instruction, const Registers& registers) {
  Value pointer = valueOf(*instruction.getPointerOperand(), registers);
  const llvm::Type* container = nullptr;
  for (auto step = llvm::gep_type_begin(instruction); step != llvm::gep_type_end(instruction);
       container = step.getIndexedType(), ++step) {
    const Value index = valueOf(*step.getOperand(), registers);
    if (llvm::StructType* const of = step.getStructTypeOrNull()) {
      const uint64_t offset =
          instruction.getDataLayout().getStructLayout(of)->getElementOffset(static_cast<unsigned>(index.bits));
      pointer = here_.choosing.each(pointer, [&](const Value& known) { return moved(known, offset); });
      continue;
    }
    const uint64_t stride = step.getSequentialElementStride(instruction.getDataLayout()).getFixedValue();
    const unsigned width = step.getOperand()->getType()->getIntegerBitWidth();
    pointer = here_.choosing.each(index, [&](const Value& known) {
      if (known.is(Value::Kind::Whole)) {
        const bool isArray = container != nullptr && container->isArrayTy();
        const auto count = isArray ? std::optional(container->getArrayNumElements()) : std::nullopt;
        return here_.choosing.each(pointer, [&](const Value& base) {
          const Object* const object = base.is(Value::Kind::Pointer) ? memory().find(base.object) : nullptr;
          return wholes_.movedBy(base, object, known, width, stride, count);
        });
      }
      if (!known.is(Value::Kind::Integer)) throw Refused{"the index of an array depends on values"};
      const uint64_t bytes = static_cast<uint64_t>(signedOf(known.bits, width)) * stride;
      return here_.choosing.each(pointer, [&](const Value& base) { return moved(base, bytes); });
    });
  }
  return pointer;
}

Value Interpreter::execute(llvm::Instruction& instruction, Registers& registers) {
  if (instruction.getType()->isIntegerTy() && instruction.getType()->getIntegerBitWidth() > 64)
    throw Refused{"integers of more than 64 bits are not supported"};
  const auto operand = [&](unsigned k) { return valueOf(*instruction.getOperand(k), registers); };
  if (auto* const i = llvm::dyn_cast<llvm::AllocaInst>(&instruction)) return allocated(*i, registers);
  if (auto* const i = llvm::dyn_cast<llvm::LoadInst>(&instruction)) return accesses_.load(operand(0), *i->getType());
  if (auto* const i = llvm::dyn_cast<llvm::StoreInst>(&instruction))
    return accesses_.store(operand(1), operand(0), *i->getValueOperand()->getType()), Value{};
  if (auto* const i = llvm::dyn_cast<llvm::GetElementPtrInst>(&instruction)) return addressOf(*i, registers);
  if (auto* const i = llvm::dyn_cast<llvm::BinaryOperator>(&instruction))
    return numbers_.computed(*i, operand(0), operand(1));
  if (instruction.getOpcode() == llvm::Instruction::FNeg)
    return Value::real(here_.graph.make(Op::Neg, realOf(operand(0))));
  if (auto* const i = llvm::dyn_cast<llvm::FCmpInst>(&instruction))
    return numbers_.compared(*i, operand(0), operand(1));
  if (auto* const i = llvm::dyn_cast<llvm::ICmpInst>(&instruction))
    return numbers_.compared(*i, operand(0), operand(1));
  if (auto* const i = llvm::dyn_cast<llvm::CastInst>(&instruction)) return numbers_.cast(*i, operand(0));
  if (llvm::isa<llvm::SelectInst>(instruction)) {
    const NodeId condition = here_.choosing.truthOf(operand(0));
    return here_.choosing.value(condition, operand(1), operand(2));
  }
  if (auto* const i = llvm::dyn_cast<llvm::ExtractValueInst>(&instruction)) {
    Value value = operand(0);
    for (const unsigned k : i->indices()) value = value.is(Value::Kind::Aggregate) ? Value(value.part(k)) : Value{};
    return value;
  }
  if (auto* const i = llvm::dyn_cast<llvm::InsertValueInst>(&instruction)) {
    const Value whole = operand(0);
    const auto* const of = llvm::dyn_cast<llvm::StructType>(i->getType());
    std::vector<Value> parts(of != nullptr ? of->getNumElements() : i->getType()->getArrayNumElements());
    if (whole.is(Value::Kind::Aggregate)) parts = *whole.parts;
    if (i->getNumIndices() != 1) throw Refused{"setting a member of a nested aggregate is not supported"};
    parts[i->getIndices()[0]] = operand(1);
    return Value::aggregate(std::move(parts));
  }
  if (llvm::isa<llvm::FreezeInst>(instruction)) return operand(0);
  if (auto* const i = llvm::dyn_cast<llvm::CallBase>(&instruction)) return called(*i, registers);
  throw Refused{fmt::format("`{}` of LLVM is not supported", instruction.getOpcodeName())};
}

}  // namespace hgc::cxx
