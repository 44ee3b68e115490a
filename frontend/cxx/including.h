#pragma once
/// Which files a compilation looked for and did not find: were they there, others might be read.
#include <set>
#include <string>

namespace clang {
class CompilerInstance;
}

namespace hgc::cxx {

/// Has `lacks` learn the paths that includes and `__has_include` look for in vain, relative ones from `folder` on.
void watchIncludes(clang::CompilerInstance& instance, const std::string& folder, std::set<std::string>& lacks);

}  // namespace hgc::cxx
