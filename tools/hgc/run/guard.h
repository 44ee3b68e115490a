#pragma once
/// What surrounds the `main` of every tool.
#include <functional>

namespace hgc::tool {

/// Does `work` and gives its exit status; 1 if memory or standard output was wanting, 70 for what else is thrown.
/// Messages begin with `program`.
int guarded(const char* program, const std::function<int()>& work);

}  // namespace hgc::tool
