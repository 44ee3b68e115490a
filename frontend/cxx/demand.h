#pragma once
/// Of C++ only what is called becomes code, and templates are instantiated where code is made of a call of them: what a
/// file has besides takes no time but that of reading it.
#include <clang/AST/ASTConsumer.h>

#include <memory>
#include <vector>

namespace hgc::cxx {

/// Hands everything on to `consumers`, one of which makes code. The main file has to end in a function of the name
/// `kLastFunction`; what else it defines becomes code, and what that calls.
std::unique_ptr<clang::ASTConsumer> onDemand(std::vector<std::unique_ptr<clang::ASTConsumer>> consumers);

}  // namespace hgc::cxx
