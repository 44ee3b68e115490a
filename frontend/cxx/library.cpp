#include "frontend/cxx/library.h"

#include <llvm/ExecutionEngine/Orc/AbsoluteSymbols.h>

#include <cmath>

namespace hgc::cxx {
namespace {

/// As `Graph::make` makes them, which a test compares.
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

}  // namespace

llvm::Error defineLibrary(llvm::orc::LLJIT& jit) {
  llvm::orc::SymbolMap symbols;
  for (const Function& function : functions())
    symbols[jit.mangleAndIntern(function.name)] = {function.address, llvm::JITSymbolFlags::Exported};
  return jit.getMainJITDylib().define(llvm::orc::absoluteSymbols(std::move(symbols)));
}

}  // namespace hgc::cxx
