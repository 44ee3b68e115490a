/// Interprets constructors and destructors without source code, such as those of `ceres::CostFunction`: all that they
/// can reach becomes unknown, and results must not depend on it.
#include <fmt/format.h>
#include <llvm/Demangle/Demangle.h>

#include "frontend/cxx/interpreter/interpreter.h"

namespace hgc::cxx {
namespace {

using Kind = Value::Kind;

constexpr uint64_t kMostUnseen = 1 << 16;  // bytes of an object

}  // namespace

void refuseWithoutSource(const llvm::Function& function) {
  const llvm::StringRef name = function.getName();
  if (name.starts_with("__mul") || name.starts_with("__div"))
    throw Refused{"products and quotients of std::complex are not supported", "compute with real and imaginary parts"};
  throw Refused{fmt::format("`{}` is called, but its source code is not included", llvm::demangle(name.str())),
                "functions of libraries are supported if headers define them, or if the program has them, as `sin`"};
}

void refuseUnseen(const llvm::Function& by) {
  const std::string name = llvm::demangle(by.getName().str());
  throw Refused{fmt::format("this depends on what `{}` sets, whose source code is not included", name)};
}

bool isStructor(const llvm::Function& function) {
  llvm::ItaniumPartialDemangler name;
  return !name.partialDemangle(function.getName().str().c_str()) && name.isCtorOrDtor();
}

NodeId Choosing::unseen(llvm::Function* by) {
  unseen_.push_back(by);
  const NodeId any = graph_.load(kUnseenSymbol, graph_.constant(0), static_cast<uint32_t>(unseen_.size() - 1));
  return graph_.make(Op::Lt, any, graph_.constant(0.0));
}

void Choosing::refuseUnseenIn(std::span<const NodeId> roots) const {
  for (const NodeId id : reachable(graph_, roots)) {
    const Node& node = graph_[id];
    if (node.op == Op::Load && node.b == kUnseenSymbol) refuseUnseen(*unseen_[node.c]);
  }
}

/// Of the object itself, it may set the part that belongs to its class, which may be a base class.
void Interpreter::leaveUnseen(llvm::Function& function, std::span<const Value> arguments) {
  std::set<uint32_t> seen;
  for (const Value& argument : arguments.subspan(1)) reachUnseen(function, argument, seen);
  (void)accesses_.apart(arguments[0], [&](const Value& self) -> Value {
    const uint64_t size = function.getParamDereferenceableBytes(0);
    const Object* const object = self.is(Kind::Pointer) ? memory().find(self.object) : nullptr;
    if (object == nullptr || size > kMostUnseen) refuseWithoutSource(function);
    const auto begin = static_cast<int64_t>(self.bits), end = begin + static_cast<int64_t>(size);
    const auto cells = object->cells;
    for (auto cell = cells.lower_bound(begin); cell != cells.end() && cell->first < end; ++cell)
      reachUnseen(function, cell->second.value, seen);
    for (int64_t at = begin; at < end; ++at) memory().write(self.object, at, Value::unseen(&function), 1);
    return {};
  });
}

/// It may set all that a pointer leads to.
void Interpreter::reachUnseen(llvm::Function& function, const Value& value, std::set<uint32_t>& seen) {
  if (value.is(Kind::Choice) || value.is(Kind::Aggregate)) {
    for (const Value& part : *value.parts) reachUnseen(function, part, seen);
    return;
  }
  const Object* const object = value.is(Kind::Pointer) ? memory().find(value.object) : nullptr;
  if (object == nullptr || !seen.insert(value.object).second) return;
  const Object before = *object;
  if (before.outlives && !before.isSetOnce)
    throw Refused{fmt::format("`{}` may set `{}`, but its source code is not included",
                              llvm::demangle(function.getName().str()), before.name)};
  for (const auto& [offset, cell] : before.cells) reachUnseen(function, cell.value, seen);
  if (before.outlives) return;
  if (before.size > kMostUnseen) refuseWithoutSource(function);
  for (uint64_t at = 0; at < before.size; ++at)
    memory().write(value.object, static_cast<int64_t>(at), Value::unseen(&function), 1);
}

}  // namespace hgc::cxx
