#pragma once
/// Finds the sizes with which C++ instantiates cost functions of Ceres.
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

/// The error if a function has other sizes than its functor; nothing if they agree, or no file has them.
std::optional<Refusal> otherSizes(const CxxFunction& function, const std::vector<CostFunction>& known);

}  // namespace hgc::cxx
