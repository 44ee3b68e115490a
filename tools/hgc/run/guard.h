#pragma once
/// Runs the `main` of a tool.
#include <functional>

namespace hgc::tool {

/// Calls `work` and returns its exit status; 1 if memory runs out or standard output fails, 70 for other exceptions.
/// Prints messages that begin with `program`.
int guarded(const char* program, const std::function<int()>& work);

}  // namespace hgc::tool
