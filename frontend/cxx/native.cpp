#include "frontend/cxx/native.h"

#include <dlfcn.h>
#include <llvm/ExecutionEngine/Orc/AbsoluteSymbols.h>
#include <llvm/ExecutionEngine/Orc/ExecutionUtils.h>
#include <llvm/ExecutionEngine/Orc/LLJIT.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/Support/TargetSelect.h>

#include <cmath>

#include "frontend/cxx/compile.h"
#include "frontend/cxx/interpreter/interpreter.h"
#include "frontend/cxx/wrapper.h"

namespace hgc::cxx {
namespace {

/// The same powers as of `Graph::make`, which a test compares.
double power(double x, double y) {
  if (y == 2) return x * x;
  if (y == 3) return x * x * x;
  if (y == 4) return (x * x) * (x * x);
  return y == -1 ? 1 / x : std::pow(x, y);
}

template <double (*of)(double)>
float single(float x) {
  return static_cast<float>(of(static_cast<double>(x)));
}
template <double (*of)(double, double)>
float single(float x, float y) {
  return static_cast<float>(of(static_cast<double>(x), static_cast<double>(y)));
}

struct Function {
  const char* name;
  llvm::orc::ExecutorAddr address;

  template <class Code>
  Function(const char* is, Code* code) : name(is), address(llvm::orc::ExecutorAddr::fromPtr(code)) {}
};

std::vector<Function> functions() {
  using OfOne = float(float);
  using OfTwo = float(float, float);
  return {{"pow", &power},
          {"powf", static_cast<OfTwo*>(&single<power>)},
          {"atan2f", static_cast<OfTwo*>(&single<::atan2>)},
          {"hypotf", static_cast<OfTwo*>(&single<::hypot>)},
          {"sinf", static_cast<OfOne*>(&single<::sin>)},
          {"cosf", static_cast<OfOne*>(&single<::cos>)},
          {"tanf", static_cast<OfOne*>(&single<::tan>)},
          {"asinf", static_cast<OfOne*>(&single<::asin>)},
          {"acosf", static_cast<OfOne*>(&single<::acos>)},
          {"atanf", static_cast<OfOne*>(&single<::atan>)},
          {"expf", static_cast<OfOne*>(&single<::exp>)},
          {"exp2f", static_cast<OfOne*>(&single<::exp2>)},
          {"expm1f", static_cast<OfOne*>(&single<::expm1>)},
          {"logf", static_cast<OfOne*>(&single<::log>)},
          {"log2f", static_cast<OfOne*>(&single<::log2>)},
          {"log10f", static_cast<OfOne*>(&single<::log10>)},
          {"log1pf", static_cast<OfOne*>(&single<::log1p>)},
          {"sinhf", static_cast<OfOne*>(&single<::sinh>)},
          {"coshf", static_cast<OfOne*>(&single<::cosh>)},
          {"tanhf", static_cast<OfOne*>(&single<::tanh>)},
          {"asinhf", static_cast<OfOne*>(&single<::asinh>)},
          {"acoshf", static_cast<OfOne*>(&single<::acosh>)},
          {"atanhf", static_cast<OfOne*>(&single<::atanh>)},
          {"cbrtf", static_cast<OfOne*>(&single<::cbrt>)},
          {"erff", static_cast<OfOne*>(&single<::erf>)},
          {"erfcf", static_cast<OfOne*>(&single<::erfc>)},
          {"lgammaf", static_cast<OfOne*>(&single<::lgamma>)}};
}

/// Defines functions of the C library as graphs compute them: powers by small constants are products, and functions of
/// floats are those of doubles, rounded once.
llvm::Error defineLibrary(llvm::orc::LLJIT& jit) {
  llvm::orc::SymbolMap symbols;
  for (const Function& function : functions())
    symbols[jit.mangleAndIntern(function.name)] = {function.address, llvm::JITSymbolFlags::Exported};
  return jit.getMainJITDylib().define(llvm::orc::absoluteSymbols(std::move(symbols)));
}

using Jit = std::unique_ptr<llvm::orc::LLJIT>;

/// Gives a constructor without a body one that zeroes the object: no result depends on it.
void makeEmpty(llvm::Function& structor, llvm::IRBuilder<>& code) {
  const uint64_t size = structor.getParamDereferenceableBytes(0);
  code.CreateMemSet(structor.getArg(0), code.getInt8(0), size, llvm::MaybeAlign());
  code.CreateRetVoid();
}

/// Defines missing functions, such as the handler of a failed assertion, as traps.
void trapWhatIsMissing(llvm::Module& module) {
  for (llvm::Function& function : module) {
    if (!function.isDeclaration() || function.isIntrinsic()) continue;
    if (::dlsym(RTLD_DEFAULT, function.getName().str().c_str()) != nullptr) continue;
    llvm::IRBuilder<> code(llvm::BasicBlock::Create(module.getContext(), "", &function));
    if (isStructor(function) && !function.doesNotReturn()) {
      makeEmpty(function, code);
      continue;
    }
    code.CreateIntrinsic(llvm::Intrinsic::trap, {});
    code.CreateUnreachable();
  }
  for (llvm::GlobalVariable& global : module.globals()) {
    if (global.getName() == "__dso_handle") continue;  // ORC defines it for each library
    if (!global.isDeclaration() || ::dlsym(RTLD_DEFAULT, global.getName().str().c_str()) != nullptr) continue;
    global.setInitializer(llvm::Constant::getNullValue(global.getValueType()));
  }
}

llvm::Expected<Jit> loaded(std::unique_ptr<llvm::Module> module, std::unique_ptr<llvm::LLVMContext> context) {
  auto jit = llvm::orc::LLJITBuilder().create();
  if (!jit) return jit.takeError();
  // Handlers at process exit would run code that is freed by then: ORC keeps its own list.
  const auto isTaken = [](const llvm::orc::SymbolStringPtr& name) { return *name != "__cxa_atexit"; };
  auto process = llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      (*jit)->getDataLayout().getGlobalPrefix(), isTaken);
  if (!process) return process.takeError();
  llvm::orc::JITDylib& main = (*jit)->getMainJITDylib();
  main.addGenerator(std::move(*process));
  if (auto error = defineLibrary(**jit)) return error;
  if (auto error = (*jit)->addIRModule(llvm::orc::ThreadSafeModule(std::move(module), std::move(context))))
    return error;
  if (auto error = (*jit)->initialize(main)) return error;
  return jit;
}

}  // namespace

NativeUnit compileNatively(const CxxUnit& unit) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser();
  NativeUnit native;
  auto context = std::make_unique<llvm::LLVMContext>();
  Compiled compiled = compile(unit, wrapperOf(unit), *context);
  if (!compiled.module) {
    native.error = compiled.errors.front().message;
    return native;
  }
  trapWhatIsMissing(*compiled.module);
  auto jit = loaded(std::move(compiled.module), std::move(context));
  if (!jit) {
    native.error = llvm::toString(jit.takeError());
    return native;
  }
  for (size_t k = 0; k < unit.functions.size(); ++k) {
    auto address = (*jit)->lookup(nativeName(k));
    if (!address) {
      native.error = llvm::toString(address.takeError());
      return native;
    }
    native.functions.push_back(address->toPtr<void (*)(const double* const*, double*)>());
  }
  native.code = std::shared_ptr<llvm::orc::LLJIT>(std::move(*jit));
  return native;
}

}  // namespace hgc::cxx
