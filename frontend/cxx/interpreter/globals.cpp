#include "frontend/cxx/interpreter/globals.h"

#include <fmt/format.h>
#include <llvm/BinaryFormat/Dwarf.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Operator.h>
#include <llvm/Support/raw_ostream.h>

#include <set>

namespace hgc::cxx {
namespace {

/// Whether it is constant after its initialisation.
bool isConst(const llvm::GlobalVariable& global) {
  if (global.isConstant() || !global.hasName()) return true;
  llvm::SmallVector<llvm::DIGlobalVariableExpression*, 1> declared;
  global.getDebugInfo(declared);
  // what the compiler made: guards, temporaries, tables
  if (declared.empty())
    return global.hasPrivateLinkage() || global.getName().starts_with("_ZG") || global.getName().starts_with("_ZT");
  const auto* const type = llvm::dyn_cast_or_null<llvm::DIDerivedType>(declared.front()->getVariable()->getType());
  return type != nullptr && type->getTag() == llvm::dwarf::DW_TAG_const_type;
}

bool isVariableOfSystem(const llvm::GlobalVariable& global) {
  llvm::SmallVector<llvm::DIGlobalVariableExpression*, 1> declared;
  global.getDebugInfo(declared);
  return !declared.empty() && isOfSystem(declared.front()->getVariable()->getFile()->getFilename().str());
}

/// The variables that a function, or one that it calls, may set.
std::set<const llvm::GlobalVariable*> reachedBy(llvm::Function& function) {
  std::set<const llvm::GlobalVariable*> globals;
  std::set<const llvm::Function*> seen = {&function};
  std::vector<const llvm::Function*> left = {&function};
  while (!left.empty()) {
    const llvm::Function& next = *left.back();
    left.pop_back();
    for (const llvm::Instruction& instruction : llvm::instructions(next)) {
      for (const llvm::Use& operand : instruction.operands()) {
        const llvm::Value* const value = operand->stripPointerCasts();
        if (const auto* const global = llvm::dyn_cast<llvm::GlobalVariable>(value)) globals.insert(global);
        const auto* const callee = llvm::dyn_cast<llvm::Function>(value);
        if (callee != nullptr && seen.insert(callee).second) left.push_back(callee);
      }
    }
  }
  return globals;
}

}  // namespace

void Globals::make(const Run& run) {
  for (const llvm::GlobalVariable& global : module_.globals()) {
    Object object{.name = llvm::demangle(global.getName().str()), .outlives = true};
    object.isSetOnce = isConst(global);
    object.size = module_.getDataLayout().getTypeAllocSize(global.getValueType());
    objects_[&global] = memory_.add(std::move(object));
  }
  for (const auto& [global, object] : objects_) {
    constexpr size_t kPrefix = 2;  // _Z
    if (!global->hasName() || !global->getName().starts_with("_ZZ")) continue;
    const auto* const guard = module_.getNamedGlobal(("_ZGV" + global->getName().substr(kPrefix)).str());
    if (guard != nullptr) memory_.guardBy(object, objects_[guard]);
  }
  memory_.start(true);
  for (llvm::GlobalVariable& global : module_.globals()) {
    if (!global.hasInitializer() || global.getName().starts_with("llvm.")) continue;
    if (global.getInitializer()->isNullValue() && !global.getValueType()->isPointerTy()) {
      memory_.zero(objects_[&global]);
    } else {
      try {
        initialise(objects_[&global], 0, *global.getInitializer());
      } catch (const Refused&) {
        memory_.forget(objects_[&global]);
      }
    }
  }
  const llvm::GlobalVariable* const starts = module_.getNamedGlobal("llvm.global_ctors");
  const auto* const list = starts != nullptr ? llvm::dyn_cast<llvm::ConstantArray>(starts->getInitializer()) : nullptr;
  for (uint32_t k = 0; list != nullptr && k < list->getNumOperands(); ++k) {
    const auto* const entry = llvm::cast<llvm::ConstantStruct>(list->getOperand(k));
    if (auto* const function = llvm::dyn_cast<llvm::Function>(entry->getOperand(1))) runStarts(*function, run);
  }
  memory_.start(false);
}

/// Variables of a failed initialisation have unknown values.
void Globals::runStart(llvm::Function& function, const Run& run) {
  const Memory before = memory_;
  try {
    run(function);
    return;
  } catch (const Refused&) {
  } catch (const SideEnds&) {
  }
  memory_ = before;
  here_.places.leave(0);
  for (const llvm::GlobalVariable* const global : reachedBy(function)) {
    if (!global->isConstant()) memory_.forget(objects_[global]);
  }
}

/// Runs initialisers one after another, or sets a variable directly.
void Globals::runStarts(llvm::Function& function, const Run& run) {
  if (!function.getName().starts_with("_GLOBAL__")) return runStart(function, run);
  for (const llvm::Instruction& instruction : llvm::instructions(function)) {
    const auto* const made = llvm::dyn_cast<llvm::CallInst>(&instruction);
    llvm::Function* const callee = made != nullptr ? made->getCalledFunction() : nullptr;
    if (callee != nullptr && !callee->isDeclaration() && callee->arg_empty()) runStart(*callee, run);
  }
}

void Globals::initialise(uint32_t object, int64_t offset, llvm::Constant& constant) {
  llvm::Type& type = *constant.getType();
  const bool isAny = llvm::isa<llvm::UndefValue>(constant);  // as in padding, and in objects of empty classes
  if (isAny || (constant.isNullValue() && !type.isPointerTy())) {
    const uint64_t size = module_.getDataLayout().getTypeAllocSize(&type);
    memory_.fill(object, offset, 0, size);
  } else if (const auto* const data = llvm::dyn_cast<llvm::ConstantDataSequential>(&constant)) {
    const auto size = static_cast<uint32_t>(module_.getDataLayout().getTypeAllocSize(data->getElementType()));
    for (uint32_t k = 0; k < data->getNumElements(); ++k)
      memory_.write(object, offset + k * size, constantOf(*data->getElementAsConstant(k)), size);
  } else if (llvm::isa<llvm::ConstantArray>(constant)) {
    const auto size = static_cast<int64_t>(module_.getDataLayout().getTypeAllocSize(type.getArrayElementType()));
    for (uint32_t k = 0; k < constant.getNumOperands(); ++k)
      initialise(object, offset + k * size, *llvm::cast<llvm::Constant>(constant.getOperand(k)));
  } else if (llvm::isa<llvm::ConstantStruct>(constant)) {
    const llvm::StructLayout& members = *module_.getDataLayout().getStructLayout(llvm::cast<llvm::StructType>(&type));
    for (uint32_t k = 0; k < constant.getNumOperands(); ++k)
      initialise(object, offset + static_cast<int64_t>(members.getElementOffset(k).getFixedValue()),
                 *llvm::cast<llvm::Constant>(constant.getOperand(k)));
  } else {
    memory_.write(object, offset, constantOf(constant),
                  static_cast<uint32_t>(module_.getDataLayout().getTypeStoreSize(&type)));
  }
}

Value Globals::constantOf(llvm::Constant& constant) {
  if (const auto* const i = llvm::dyn_cast<llvm::ConstantInt>(&constant)) {
    if (i->getBitWidth() > 64) throw Refused{"integers of more than 64 bits are not supported"};
    return Value::integer(i->getValue().getLimitedValue());
  }
  if (const auto* const f = llvm::dyn_cast<llvm::ConstantFP>(&constant)) {
    llvm::APFloat number = f->getValueAPF();
    bool isRounded = false;
    number.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &isRounded);
    if (isRounded) throw Refused{"long double is not supported: use double"};
    return Value::real(here_.graph.constant(number.convertToDouble()));
  }
  if (llvm::isa<llvm::ConstantPointerNull>(constant)) return Value::pointer(0, 0);
  if (llvm::isa<llvm::UndefValue>(constant)) return {};
  if (auto* const function = llvm::dyn_cast<llvm::Function>(&constant)) return Value::address(function);
  if (const auto* const alias = llvm::dyn_cast<llvm::GlobalAlias>(&constant))
    return constantOf(*const_cast<llvm::Constant*>(alias->getAliasee()));
  if (const auto* const global = llvm::dyn_cast<llvm::GlobalVariable>(&constant)) {
    if (!isConst(*global) && !isVariableOfSystem(*global) && here_.places.depth() > 0 && !memory_.isStarting())
      here_.warn(fmt::format("`{}` can change while a program runs; its value at the start is used",
                             llvm::demangle(global->getName().str())));
    return Value::pointer(objects_[global], 0);
  }
  if (const auto* const address = llvm::dyn_cast<llvm::GEPOperator>(&constant)) {
    Value pointer = constantOf(*const_cast<llvm::Constant*>(llvm::cast<llvm::Constant>(address->getPointerOperand())));
    llvm::APInt offset(64, 0);
    if (!address->accumulateConstantOffset(module_.getDataLayout(), offset))
      throw Refused{"the address of a constant is not known"};
    pointer.bits += static_cast<uint64_t>(offset.getSExtValue());
    return pointer;
  }
  if (constant.getType()->isAggregateType()) {
    std::vector<Value> parts;
    for (uint32_t k = 0; llvm::Constant* const part = constant.getAggregateElement(k); ++k)
      parts.push_back(constantOf(*part));
    return Value::aggregate(std::move(parts));
  }
  if (constant.isNullValue()) return Value::integer(0);
  if (const auto* const made = llvm::dyn_cast<llvm::ConstantExpr>(&constant); made != nullptr && made->isCast())
    return numbers_.typed(constantOf(*made->getOperand(0)), *constant.getType());
  std::string text;
  llvm::raw_string_ostream out(text);
  constant.print(out);
  throw Refused{fmt::format("the constant `{}` of LLVM is not supported", text)};
}

}  // namespace hgc::cxx
