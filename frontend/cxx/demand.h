#pragma once
/// Generates code only for functions that are called, and instantiates only their templates, so that the rest of a file
/// takes only parsing.
#include <clang/AST/ASTConsumer.h>

#include <memory>
#include <vector>

namespace hgc::cxx {

/// Forwards everything to `consumers`, one of which generates code: for the functions of the main file, which must end
/// in a function named `kLastFunction`, and for those that they call.
std::unique_ptr<clang::ASTConsumer> onDemand(std::vector<std::unique_ptr<clang::ASTConsumer>> consumers);

}  // namespace hgc::cxx
