#include "frontend/cxx/constants.h"

#include <clang/AST/DynamicRecursiveASTVisitor.h>
#include <clang/AST/Expr.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>
#include <fmt/format.h>

#include <filesystem>

#include "frontend/cxx/lifted.h"

namespace hgc::cxx {
namespace {

/// Whether the digits before the exponent are all 0.
bool isWrittenAsZero(llvm::StringRef text) {
  const bool isHexadecimal = text.starts_with_insensitive("0x");
  const llvm::StringRef digits = isHexadecimal ? text.drop_front(2) : text;
  return digits.take_until([&](char c) { return llvm::StringRef(isHexadecimal ? "pP" : "eEfF").contains(c); })
             .find_first_of(isHexadecimal ? "123456789abcdefABCDEF" : "123456789") == llvm::StringRef::npos;
}

class Constants : public clang::DynamicRecursiveASTVisitor {
 public:
  Constants(const clang::ASTContext& context, std::vector<std::string>& warnings)
      : context_(context), warnings_(warnings) {}

  bool VisitFloatingLiteral(clang::FloatingLiteral* literal) override {
    if (!literal->getValue().isZero()) return true;
    const clang::SourceManager& sources = context_.getSourceManager();
    const clang::SourceLocation at = sources.getSpellingLoc(literal->getLocation());
    const llvm::StringRef text =
        clang::Lexer::getSourceText(clang::CharSourceRange::getTokenRange(at), sources, context_.getLangOpts());
    if (text.empty() || isWrittenAsZero(text)) return true;
    const clang::PresumedLoc place = sources.getPresumedLoc(at);
    if (!place.isValid()) return true;
    warnings_.push_back(fmt::format("`{}` is too small for a {} and is 0, at {}:{}", text.str(),
                                    literal->getType().getUnqualifiedType().getAsString(),
                                    std::filesystem::path(place.getFilename()).filename().string(), place.getLine()));
    return true;
  }

 private:
  const clang::ASTContext& context_;
  std::vector<std::string>& warnings_;
};

}  // namespace

std::vector<std::string> warningsOfConstants(clang::ASTContext& context) {
  std::vector<std::string> warnings;
  Constants constants(context, warnings);
  for (clang::Decl* const declaration : context.getTranslationUnitDecl()->decls()) {
    const clang::PresumedLoc place = context.getSourceManager().getPresumedLoc(declaration->getLocation());
    if (place.isValid() && !isOfSystem(place.getFilename())) constants.TraverseDecl(declaration);
  }
  return warnings;
}

}  // namespace hgc::cxx
