#pragma once
/// Constants that are not what the text says.
#include <clang/AST/ASTContext.h>

#include <string>
#include <vector>

namespace hgc::cxx {

/// A warning for each number in files of the user that is 0 only because it is too small for its type.
std::vector<std::string> warningsOfConstants(clang::ASTContext& context);

}  // namespace hgc::cxx
