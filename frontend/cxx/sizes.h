#pragma once
/// Sizes that C++ gives a functor elsewhere, as where Ceres is to differentiate it.
#include <optional>
#include <string>
#include <vector>

#include "frontend/cxx/lifted.h"

namespace clang {
class ASTContext;
}

namespace hgc::cxx {

/// A `ceres::AutoDiffCostFunction<F, 2, 9, 3>` that a file instantiates.
struct CostFunction {
  std::string functor;  ///< its name, from the outermost namespace on
  int64_t residuals = 0;
  std::vector<int64_t> blocks;
  Refusal::Frame place;
};

std::vector<CostFunction> costFunctionsOf(clang::ASTContext& context);

/// Why the sizes of a function are not those of its functor; nothing if no file says them.
std::optional<Refusal> otherSizes(const CxxFunction& function, const std::vector<CostFunction>& known);

}  // namespace hgc::cxx
