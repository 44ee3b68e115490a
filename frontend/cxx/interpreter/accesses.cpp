#include "frontend/cxx/interpreter/accesses.h"

#include <fmt/format.h>
#include <llvm/IR/DerivedTypes.h>

#include <array>
#include <optional>

namespace hgc::cxx {
namespace {

constexpr size_t kMostNamed = 4096;  // and no more names are kept

/// The offsets and types of an aggregate's members.
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

}  // namespace

Value Accesses::load(const Value& pointer, llvm::Type& type) {
  return here_.choosing.each(pointer, [&](const Value& known) {
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
    Value value = numbers_.typed(memory_.read(known.object, offset, size), type);
    note(known.object, offset, size, value);
    return value;
  });
}

/// Records the value when it is read, too, since values that branches left in it were never stored as such.
void Accesses::note(uint32_t object, int64_t offset, uint32_t size, const Value& value) {
  const Object* const of = memory_.find(object);
  if (!of->isVariable || !value.is(Value::Kind::Real) || here_.graph.isConstant(value.node)) return;
  if (offset % size != 0 || named_.size() >= kMostNamed) return;
  std::string name = of->size == size ? of->name : fmt::format("{}_{}", of->name, offset / size);
  const auto [known, isNew] = named_.emplace(std::move(name), value.node);
  if (isNew) here_.lifted.variables.push_back({known->first, value.node, here_.graph.origin()});
}

void Accesses::store(const Value& chosen, const Value& value, llvm::Type& type) {
  const Value& pointer = here_.choosing.taken(chosen);
  if (type.isAggregateType() && value.is(Value::Kind::Aggregate)) {
    size_t k = 0;
    eachMember(layout_, type, [&](uint64_t offset, llvm::Type& member) {
      const Value part = value.part(k++);
      store(here_.choosing.each(pointer, [&](const Value& known) { return moved(known, offset); }), part, member);
    });
    return;
  }
  if (pointer.is(Value::Kind::Choice)) return storeChosen(pointer, here_.graph.constant(true), value, type);
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

/// Stores to each alternative under its condition. The old value is read without the facts of that alternative, since
/// it remains where another one is chosen.
void Accesses::storeChosen(const Value& pointer, NodeId condition, const Value& value, llvm::Type& type) {
  if (pointer.is(Value::Kind::Choice)) {
    return here_.choosing.sides(pointer, [&](size_t side) {
      const NodeId here = side == 0 ? pointer.node : here_.choosing.no(pointer.node);
      storeChosen(pointer.part(side), here_.choosing.both(condition, here), value, type);
    });
  }
  if (!pointer.is(Value::Kind::Pointer))
    throw Refused{"this writes through a pointer that is not known when compiling"};
  try {
    const auto size = static_cast<uint32_t>(layout_.getTypeStoreSize(&type));
    const Value before = memory_.read(pointer.object, static_cast<int64_t>(pointer.bits), size);
    const Value after = here_.choosing.value(condition, here_.choosing.alike(value, before, size),
                                             here_.choosing.alike(before, value, size));
    store(pointer, after, type);
  } catch (const Undefined& side) {
    (void)here_.undefined.endOf(side);
  }
}

bool Accesses::isConstant(const Value& value) const {
  if (value.is(Value::Kind::Real)) return here_.graph.isConstant(value.node);
  return !value.is(Value::Kind::Choice) && !value.is(Value::Kind::Truth) && !value.is(Value::Kind::Whole) &&
         !value.is(Value::Kind::Unseen);
}

bool Accesses::isFirstSet(uint32_t object) {
  const Object* const of = memory_.find(object);
  if (of == nullptr || of->guard == 0) return false;
  return here_.choosing.facts().of(here_.choosing.truthOf(memory_.read(of->guard, 0, 1))) == false;
}

void Accesses::copy(const Value& to, const Value& from, uint64_t size) {
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

Value Accesses::apart(const Value& chosen, const std::function<Value(const Value&)>& work) {
  const Value& value = here_.choosing.taken(chosen);
  if (!value.is(Value::Kind::Choice)) return work(value);
  struct Side {
    Value result;
    Memory memory;
  };
  std::array<std::optional<Side>, 2> sides;
  std::optional<SideEnds> lastEnd;
  const Memory before = memory_;
  const size_t depth = here_.places.depth();
  here_.choosing.sides(value, [&](size_t side) {
    memory_ = before;
    try {
      Value result = apart(value.part(side), work);
      sides[side] = Side{std::move(result), std::move(memory_)};
    } catch (const SideEnds& end) {
      lastEnd = end;
      here_.leaveOut(end, depth);
    } catch (const Undefined& end) {
      lastEnd = here_.undefined.endOf(end);
      here_.leaveOut(*lastEnd, depth);
    }
  });
  if (!sides[0] && !sides[1]) throw lastEnd.value_or(kUnreached);
  if (!sides[0] || !sides[1]) {
    Side& only = sides[0] ? *sides[0] : *sides[1];
    memory_ = std::move(only.memory);
    return only.result;
  }
  memory_ = std::move(sides[0]->memory);
  memory_.join(value.node, sides[1]->memory, here_.choosing);
  return here_.choosing.value(value.node, sides[0]->result, sides[1]->result);
}

}  // namespace hgc::cxx
