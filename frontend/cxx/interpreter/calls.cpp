/// Interprets calls, intrinsics and library functions, and constructors and destructors without source code, such as
/// those of `ceres::CostFunction`: all that these can reach becomes unknown, and results must not depend on it.
#include <fmt/format.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/IntrinsicInst.h>

#include "frontend/cxx/interpreter/interpreter.h"
#include "frontend/cxx/wrapper.h"

namespace hgc::cxx {
namespace {

using Kind = Value::Kind;

bool isIgnored(const std::string& name) {
  for (const char* const start :
       {"llvm.dbg", "llvm.lifetime", "llvm.assume", "llvm.experimental.noalias", "llvm.donothing", "llvm.stacksave",
        "llvm.stackrestore", "llvm.invariant", "llvm.prefetch"}) {
    if (name.starts_with(start)) return true;
  }
  return false;
}

uint64_t known(const Value& value, const char* what) {
  if (value.is(Kind::Unseen)) refuseUnseen(*value.function);
  if (!value.is(Kind::Integer))
    throw Refused{fmt::format("{} depends on values", what),
                  "lengths must be constants: use an array of the largest one"};
  return value.bits;
}

/// Whether assembly is only a comment, as Eigen inserts them.
bool isComment(const llvm::InlineAsm& assembly) {
  const llvm::StringRef text = llvm::StringRef(assembly.getAsmString()).ltrim();
  return assembly.getFunctionType()->getReturnType()->isVoidTy() && assembly.getFunctionType()->getNumParams() == 0 &&
         (text.empty() || text.starts_with("#")) && !text.contains('\n');
}

/// Intrinsics of one constant integer.
Value ofBits(const std::string& name, unsigned width, uint64_t bits) {
  const llvm::APInt value(width, bits);
  if (name.starts_with("llvm.abs")) return Value::integer(value.abs().getZExtValue());
  if (name.starts_with("llvm.ctlz")) return Value::integer(value.countl_zero());
  if (name.starts_with("llvm.cttz")) return Value::integer(value.countr_zero());
  return Value::integer(value.popcount());
}

/// The result, and whether it overflows.
Value withOverflow(const std::string& name, llvm::CallBase& call, std::span<const Value> arguments) {
  const unsigned width = call.getType()->getStructElementType(0)->getIntegerBitWidth();
  const llvm::APInt a(width, known(arguments[0], "a size")), b(width, known(arguments[1], "a size"));
  bool isOver = false;
  const llvm::APInt result = name.starts_with("llvm.umul") ? a.umul_ov(b, isOver) : a.uadd_ov(b, isOver);
  return Value::aggregate({Value::integer(result.getZExtValue()), Value::integer(isOver ? 1 : 0)});
}

using Kind = Value::Kind;

constexpr uint64_t kMostUnseen = 1 << 16;  // bytes of an object

}  // namespace

Value Interpreter::called(llvm::CallBase& call, const Registers& registers) {
  if (const auto* const assembly = llvm::dyn_cast<llvm::InlineAsm>(call.getCalledOperand())) {
    if (isComment(*assembly)) return {};
    throw Refused{"inline assembly is not supported"};
  }
  return accesses_.apart(valueOf(*call.getCalledOperand(), registers), [&](const Value& callee) {
    if (!callee.is(Kind::Function)) throw Refused{"the function pointer is not known when compiling"};
    return calledAs(*callee.function, call, registers);
  });
}

Value Interpreter::calledAs(llvm::Function& function, llvm::CallBase& call, const Registers& registers) {
  const std::string name = function.getName().str();
  if (isIgnored(name)) return {};
  std::vector<Value> arguments;
  for (const llvm::Use& argument : call.args()) arguments.push_back(valueOf(*argument, registers));
  if (function.isIntrinsic()) return intrinsic(name, call, arguments);
  if (const auto result = library(name, arguments)) return *result;
  if (const auto result = numbers_.mathematics(name, *call.getType(), arguments)) return *result;
  if (!function.isDeclaration()) return this->call(function, std::move(arguments));
  if (function.doesNotReturn() || call.doesNotReturn()) {
    if (!function.doesNotThrow()) mayBeCaught();
    ends(fmt::format("`{}`", llvm::demangle(name)));
  }
  if (isStructor(function)) return leaveUnseen(function, arguments), Value{};
  refuseWithoutSource(function);
}

void Interpreter::ends(const std::string& by) {
  const bool isNan = ends_ == SidesThatEnd::Nan;
  if (isNan) here_.undefined.add(here_.graph.constant(true), fmt::format("all its paths end in {}", by));
  throw SideEnds{by, isNan};
}

void Interpreter::mayBeCaught() const {
  if (here_.places.isCaught()) throw Refused{"an exception is thrown that is caught: `catch` is not supported"};
}

Value Interpreter::intrinsic(const std::string& name, llvm::CallBase& call, std::span<const Value> arguments) {
  const auto is = [&](const char* start) { return name.starts_with(start); };
  if (is("llvm.memcpy") || is("llvm.memmove"))
    return accesses_.copy(arguments[0], arguments[1], known(arguments[2], "the size of copied memory")), Value{};
  if (is("llvm.memset")) return filled(arguments), Value{};
  if (is("llvm.is.fpclass")) return numbers_.classified(arguments[0], arguments[1].bits);
  if (is("llvm.umul.with.overflow") || is("llvm.uadd.with.overflow")) return withOverflow(name, call, arguments);
  if (is("llvm.abs.") && arguments[0].is(Kind::Whole))
    return wholes_.sizeOf(arguments[0], call.getType()->getIntegerBitWidth());
  if (is("llvm.abs.") || is("llvm.ctlz") || is("llvm.cttz") || is("llvm.ctpop"))
    return ofBits(name, call.getType()->getIntegerBitWidth(), known(arguments[0], "an integer"));
  if (is("llvm.expect") || is("llvm.ptr.annotation")) return arguments[0];
  if (is("llvm.is.constant")) return Value::integer(0);
  if (is("llvm.objectsize")) return Value::integer(UINT64_MAX);
  if (is("llvm.trap") || is("llvm.ubsantrap")) ends("a trap");
  constexpr size_t kPrefix = 5;  // llvm.
  const std::string plain = name.substr(kPrefix, name.find('.', kPrefix) - kPrefix);
  if (const auto result = numbers_.mathematics(plain, *call.getType(), arguments)) return *result;
  throw Refused{fmt::format("`{}` of LLVM is not supported", name)};
}

void Interpreter::filled(std::span<const Value> arguments) {
  const Value& to = arguments[0];
  if (!to.is(Kind::Pointer)) throw Refused{"memory is filled in a place that is not known when compiling"};
  const auto byte = static_cast<uint8_t>(known(arguments[1], "the byte that memory is filled with"));
  memory().fill(to.object, static_cast<int64_t>(to.bits), byte, known(arguments[2], "the size of filled memory"));
}

/// Results where a functor returns false cannot be compared with machine code.
void Interpreter::told(const Value& isDone) {
  if (here_.choosing.facts().of(here_.choosing.truthOf(isDone)) == true) return;
  here_.lifted.leavesOut = true;
  here_.warn("it may return false, which is ignored: with --cxx-ends=nan results are NaN there");
}

std::optional<Value> Interpreter::library(const std::string& name, std::span<const Value> arguments) {
  const auto is = [&](const char* start) { return name.starts_with(start); };
  if (is("_Znw") || is("_Zna") || name == "malloc" || name == "aligned_alloc") {
    const uint64_t size = known(arguments[name == "aligned_alloc" ? 1 : 0], "the size of allocated memory");
    const Object heap{.name = "memory of the heap", .size = size, .outlives = memory().isStarting()};
    return Value::pointer(memory().add(heap), 0);
  }
  if (is("_Zdl") || is("_Zda") || name == "free") return Value{};
  const bool isThrowing = is("_ZSt") && name.find("__throw_") != std::string::npos;
  if (isThrowing || is("__cxa_throw") || is("__cxa_allocate_exception")) {
    mayBeCaught();
    ends("`throw`");
  }
  if (name == "__cxa_atexit") return Value::integer(0);
  if (name == kTold) return told(arguments[0]), Value{};
  return std::nullopt;
}

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
