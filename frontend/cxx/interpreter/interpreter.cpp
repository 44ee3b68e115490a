#include "frontend/cxx/interpreter/interpreter.h"

#include <fmt/format.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/GetElementPtrTypeIterator.h>

#include <algorithm>
#include <array>
#include <limits>

#include "frontend/cxx/interpreter/call.h"

namespace hgc::cxx {

Interpreter::Interpreter(llvm::Module& module, Lifted& lifted, SidesThatEnd ends)
    : module_(module),
      layout_(module.getDataLayout()),
      lifted_(lifted),
      graph_(lifted.graph),
      ends_(ends),
      choosing_(lifted.graph, [this](const Undefined& side) { return endOf(side); }),
      places_(lifted) {
  makeGlobals();
}

Value Interpreter::call(llvm::Function& function, std::vector<Value> arguments) {
  if (places_.depth() > kDeepestCalls)
    throw Refused{fmt::format("calls nest deeper than {}: write a loop", kDeepestCalls)};
  if (function.isVarArg() || arguments.size() != function.arg_size())
    throw Refused{"a function is called with other arguments than it was declared with"};
  std::unique_ptr<Shape>& shape = shapes_[&function];
  if (!shape) shape = std::make_unique<Shape>(function);
  Registers registers;
  std::vector<uint32_t> copies;
  for (llvm::Argument& argument : function.args()) {
    Value value = arguments[argument.getArgNo()];
    if (argument.hasByValAttr()) {
      const uint64_t size = layout_.getTypeAllocSize(argument.getParamByValType());
      const uint32_t copy = memory_.add({.name = "an argument", .size = size});
      memory_.copy(copy, 0, value.object, static_cast<int64_t>(value.bits), size);
      value = Value::pointer(copy, 0);
      copies.push_back(copy);
    }
    registers[&argument] = std::move(value);
  }
  const size_t depth = places_.depth();
  places_.enter();
  Value result = Call(*this, function, *shape).run(std::move(registers));
  places_.leave(depth);
  for (const uint32_t copy : copies) memory_.remove(copy);
  return result;
}

void Interpreter::warn(const std::string& message) {
  if (std::ranges::find(lifted_.warnings, message) == lifted_.warnings.end()) lifted_.warnings.push_back(message);
}

Value Interpreter::valueOf(const llvm::Value& value, const Registers& registers) {
  if (const auto* const constant = llvm::dyn_cast<llvm::Constant>(&value))
    return constantOf(const_cast<llvm::Constant&>(*constant));
  const auto found = registers.find(&value);
  return found == registers.end() ? Value{} : found->second;
}

namespace {

/// The members of an aggregate: where they are, and of which type.
template <class Use>
void eachMember(const llvm::DataLayout& layout, llvm::Type& type, const Use& use) {
  if (auto* const of = llvm::dyn_cast<llvm::StructType>(&type)) {
    for (uint32_t k = 0; k < of->getNumElements(); ++k)
      use(layout.getStructLayout(of)->getElementOffset(k).getFixedValue(), *of->getElementType(k));
  } else {
    llvm::Type& element = *type.getArrayElementType();
    for (uint64_t k = 0; k < type.getArrayNumElements(); ++k) use(k * layout.getTypeAllocSize(&element), element);
  }
}

Value moved(const Value& pointer, uint64_t bytes) {
  Value result = pointer;
  result.bits += bytes;
  return result;
}

}  // namespace

Value Interpreter::load(const Value& pointer, llvm::Type& type) {
  return choosing_.each(pointer, [&](const Value& known) {
    if (known.is(Value::Kind::Unseen)) refuseUnseen(*known.function);
    if (!known.is(Value::Kind::Pointer)) throw Refused{"this reads through a pointer that is not known when compiling"};
    if (type.isVectorTy()) throw Refused{"vectors are not supported: define EIGEN_DONT_VECTORIZE"};
    if (type.isAggregateType()) {
      std::vector<Value> parts;
      eachMember(layout_, type,
                 [&](uint64_t offset, llvm::Type& member) { parts.push_back(load(moved(known, offset), member)); });
      return Value::aggregate(std::move(parts));
    }
    const auto size = static_cast<uint32_t>(layout_.getTypeStoreSize(&type));
    const auto offset = static_cast<int64_t>(known.bits);
    Value value = typed(memory_.read(known.object, offset, size), type);
    note(known.object, offset, size, value);
    return value;
  });
}

/// As it is read, too: what sides of a choice left in it was stored by none.
void Interpreter::note(uint32_t object, int64_t offset, uint32_t size, const Value& value) {
  const Object* const of = memory_.find(object);
  if (!of->isVariable || !value.is(Value::Kind::Real) || graph_.isConstant(value.node)) return;
  if (offset % size != 0 || named_.size() >= kMostNamed) return;
  std::string name = of->size == size ? of->name : fmt::format("{}_{}", of->name, offset / size);
  const auto [known, isNew] = named_.emplace(std::move(name), value.node);
  if (isNew) lifted_.variables.push_back({known->first, value.node, graph_.origin()});
}

void Interpreter::store(const Value& chosen, const Value& value, llvm::Type& type) {
  const Value& pointer = choosing_.taken(chosen);
  if (type.isAggregateType() && value.is(Value::Kind::Aggregate)) {
    size_t k = 0;
    eachMember(layout_, type, [&](uint64_t offset, llvm::Type& member) {
      const Value part = value.part(k++);
      store(choosing_.each(pointer, [&](const Value& known) { return moved(known, offset); }), part, member);
    });
    return;
  }
  if (pointer.is(Value::Kind::Choice)) return storeChosen(pointer, graph_.constant(true), value, type);
  if (!pointer.is(Value::Kind::Pointer))
    throw Refused{"this writes through a pointer that is not known when compiling"};
  const auto offset = static_cast<int64_t>(pointer.bits);
  const auto size = static_cast<uint32_t>(layout_.getTypeStoreSize(&type));
  if (isConstant(value) && isFirstSet(pointer.object)) memory_.set(pointer.object, offset, value, size);
  else if (isConstant(value)) memory_.writeConstant(pointer.object, offset, value, size);
  else memory_.write(pointer.object, offset, value, size);
  note(pointer.object, offset, size, value);
  if (value.is(Value::Kind::Pointer) && memory_.find(pointer.object)->outlives) memory_.outlive(value.object);
}

/// On each side, where it is the one. What was there is read as it is: what holds on this side does not hold where the
/// other one is taken, and the place keeps its value.
void Interpreter::storeChosen(const Value& pointer, NodeId condition, const Value& value, llvm::Type& type) {
  if (pointer.is(Value::Kind::Choice)) {
    return choosing_.sides(pointer, [&](size_t side) {
      const NodeId here = side == 0 ? pointer.node : choosing_.no(pointer.node);
      storeChosen(pointer.part(side), choosing_.both(condition, here), value, type);
    });
  }
  if (!pointer.is(Value::Kind::Pointer))
    throw Refused{"this writes through a pointer that is not known when compiling"};
  try {
    const auto size = static_cast<uint32_t>(layout_.getTypeStoreSize(&type));
    const Value before = memory_.read(pointer.object, static_cast<int64_t>(pointer.bits), size);
    const Value after =
        choosing_.value(condition, choosing_.alike(value, before, size), choosing_.alike(before, value, size));
    store(pointer, after, type);
  } catch (const Undefined& side) {
    (void)endOf(side);
  }
}

bool Interpreter::isConstant(const Value& value) const {
  if (value.is(Value::Kind::Real)) return graph_.isConstant(value.node);
  return !value.is(Value::Kind::Choice) && !value.is(Value::Kind::Truth) && !value.is(Value::Kind::Whole) &&
         !value.is(Value::Kind::Unseen);
}

bool Interpreter::isFirstSet(uint32_t object) {
  const Object* const of = memory_.find(object);
  if (of == nullptr || of->guard == 0) return false;
  return choosing_.facts().of(choosing_.truthOf(memory_.read(of->guard, 0, 1))) == false;
}

void Interpreter::copy(const Value& to, const Value& from, uint64_t size) {
  apart(to, [&](const Value& target) {
    return apart(from, [&](const Value& source) {
      if (!target.is(Value::Kind::Pointer) || !source.is(Value::Kind::Pointer))
        throw Refused{"memory is copied from or to a place that is not known when compiling"};
      memory_.copy(target.object, static_cast<int64_t>(target.bits), source.object, static_cast<int64_t>(source.bits),
                   size);
      return Value{};
    });
  });
}

Value Interpreter::apart(const Value& chosen, const std::function<Value(const Value&)>& work) {
  const Value& value = choosing_.taken(chosen);
  if (!value.is(Value::Kind::Choice)) return work(value);
  struct Side {
    Value result;
    Memory memory;
  };
  std::array<std::optional<Side>, 2> sides;
  std::optional<SideEnds> lastEnd;
  const Memory before = memory_;
  const size_t depth = places_.depth();
  choosing_.sides(value, [&](size_t side) {
    memory_ = before;
    try {
      Value result = apart(value.part(side), work);
      sides[side] = Side{std::move(result), std::move(memory_)};
    } catch (const SideEnds& end) {
      lastEnd = end;
      leaveOut(end, depth);
    } catch (const Undefined& end) {
      lastEnd = endOf(end);
      leaveOut(*lastEnd, depth);
    }
  });
  if (!sides[0] && !sides[1]) throw lastEnd.value_or(kUnreached);
  if (!sides[0] || !sides[1]) {
    Side& only = sides[0] ? *sides[0] : *sides[1];
    memory_ = std::move(only.memory);
    return only.result;
  }
  memory_ = std::move(sides[0]->memory);
  memory_.join(value.node, sides[1]->memory, choosing_);
  return choosing_.value(value.node, sides[0]->result, sides[1]->result);
}

void Interpreter::leaveOut(const SideEnds& side, size_t depth) {
  if (!side.isUndefined) {
    lifted_.leavesOut = true;
    warn(fmt::format("a side of a choice that ends in {} is left out{}", side.by, places_.ofUser()));
  }
  places_.leave(depth);
}

void Interpreter::undefined(NodeId condition, const std::string& message) {
  const auto isSo = choosing_.facts().of(condition);
  if (isSo == false) return;
  const NodeId where = choosing_.both(choosing_.here(), isSo ? graph_.constant(true) : condition);
  if (graph_.isConstant(where)) throw Refused{message};
  const uint32_t origin = graph_.origin();
  const auto known =
      std::ranges::find_if(undefined_, [&](const UndefinedAt& other) { return places_.areOne(other.origin, origin); });
  if (known == undefined_.end()) return undefined_.push_back({origin, where});
  known->condition = choosing_.either(known->condition, where);
  known->origin = places_.common(known->origin, origin);
}

SideEnds Interpreter::endOf(const Undefined& side) {
  undefined(graph_.constant(true), side.message);
  return {side.message, true};
}

NodeId Interpreter::undefined() {
  NodeId any = graph_.constant(false);
  for (const auto& [origin, condition] : undefined_) any = choosing_.either(any, condition);
  return any;
}

NodeId Interpreter::orNan(NodeId result) {
  const uint32_t before = graph_.origin();
  for (const auto& [origin, condition] : undefined_) {
    graph_.setOrigin(origin);
    const NodeId none = graph_.constant(std::numeric_limits<double>::quiet_NaN());
    result = graph_.make(Op::Mul, result, choosing_.node(condition, none, graph_.constant(1.0)));
  }
  graph_.setOrigin(before);
  return result;
}

Value Interpreter::allocated(llvm::AllocaInst& instruction, const Registers& registers) {
  const Value count = valueOf(*instruction.getArraySize(), registers);
  if (!count.is(Value::Kind::Integer)) throw Refused{"the length of an array depends on values"};
  Object object{.name = "a temporary"};
  for (const llvm::DbgVariableRecord* const declared : llvm::findDVRDeclares(&instruction)) {
    const llvm::DILocalVariable& variable = *declared->getVariable();
    object.name = variable.getName().str();
    object.isVariable = !variable.isParameter() && !variable.isArtificial() && places_.isOfUser(variable);
  }
  object.size = layout_.getTypeAllocSize(instruction.getAllocatedType()) * count.bits;
  return Value::pointer(memory_.add(std::move(object)), 0);
}

Value Interpreter::addressOf(llvm::GetElementPtrInst& instruction, const Registers& registers) {
  Value pointer = valueOf(*instruction.getPointerOperand(), registers);
  const llvm::Type* container = nullptr;
  for (auto step = llvm::gep_type_begin(instruction); step != llvm::gep_type_end(instruction);
       container = step.getIndexedType(), ++step) {
    const Value index = valueOf(*step.getOperand(), registers);
    if (llvm::StructType* const of = step.getStructTypeOrNull()) {
      const uint64_t offset = layout_.getStructLayout(of)->getElementOffset(static_cast<unsigned>(index.bits));
      pointer = choosing_.each(pointer, [&](const Value& known) { return moved(known, offset); });
      continue;
    }
    const uint64_t stride = step.getSequentialElementStride(layout_).getFixedValue();
    const unsigned width = step.getOperand()->getType()->getIntegerBitWidth();
    pointer = choosing_.each(index, [&](const Value& known) {
      if (known.is(Value::Kind::Whole)) {
        const bool isArray = container != nullptr && container->isArrayTy();
        const auto count = isArray ? std::optional(container->getArrayNumElements()) : std::nullopt;
        return choosing_.each(pointer, [&](const Value& base) { return movedBy(base, known, width, stride, count); });
      }
      if (!known.is(Value::Kind::Integer)) throw Refused{"the index of an array depends on values"};
      const uint64_t bytes = static_cast<uint64_t>(signedOf(known.bits, width)) * stride;
      return choosing_.each(pointer, [&](const Value& base) { return moved(base, bytes); });
    });
  }
  return pointer;
}

Value Interpreter::execute(llvm::Instruction& instruction, Registers& registers) {
  if (instruction.getType()->isIntegerTy() && instruction.getType()->getIntegerBitWidth() > 64)
    throw Refused{"integers of more than 64 bits are not supported"};
  const auto operand = [&](unsigned k) { return valueOf(*instruction.getOperand(k), registers); };
  if (auto* const i = llvm::dyn_cast<llvm::AllocaInst>(&instruction)) return allocated(*i, registers);
  if (auto* const i = llvm::dyn_cast<llvm::LoadInst>(&instruction)) return load(operand(0), *i->getType());
  if (auto* const i = llvm::dyn_cast<llvm::StoreInst>(&instruction))
    return store(operand(1), operand(0), *i->getValueOperand()->getType()), Value{};
  if (auto* const i = llvm::dyn_cast<llvm::GetElementPtrInst>(&instruction)) return addressOf(*i, registers);
  if (auto* const i = llvm::dyn_cast<llvm::BinaryOperator>(&instruction))
    return i->getType()->isFloatingPointTy() ? ofReals(*i, operand(0), operand(1))
                                             : ofIntegers(*i, operand(0), operand(1));
  if (instruction.getOpcode() == llvm::Instruction::FNeg) return Value::real(graph_.make(Op::Neg, realOf(operand(0))));
  if (auto* const i = llvm::dyn_cast<llvm::FCmpInst>(&instruction)) return compared(*i, operand(0), operand(1));
  if (auto* const i = llvm::dyn_cast<llvm::ICmpInst>(&instruction)) return compared(*i, operand(0), operand(1));
  if (auto* const i = llvm::dyn_cast<llvm::CastInst>(&instruction)) return cast(*i, operand(0));
  if (llvm::isa<llvm::SelectInst>(instruction)) {
    const NodeId condition = choosing_.truthOf(operand(0));
    return choosing_.value(condition, operand(1), operand(2));
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
    if (i->getNumIndices() != 1) throw Refused{"a member of a member is set in a register"};
    parts[i->getIndices()[0]] = operand(1);
    return Value::aggregate(std::move(parts));
  }
  if (llvm::isa<llvm::FreezeInst>(instruction)) return operand(0);
  if (auto* const i = llvm::dyn_cast<llvm::CallBase>(&instruction)) return called(*i, registers);
  throw Refused{fmt::format("`{}` of LLVM is not supported", instruction.getOpcodeName())};
}

}  // namespace hgc::cxx
