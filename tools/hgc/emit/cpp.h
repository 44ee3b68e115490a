#pragma once
#include "tools/hgc/model/model.h"

namespace hgc::tool {

/// The functions of a model's terms as a C++ header: their values, and derivatives of these kinds. Errors as of
/// `readModel`.
Result<std::string> cppText(const Options& options, const Model& model, std::set<KernelKind> kinds);

}  // namespace hgc::tool
