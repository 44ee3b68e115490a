#include "frontend/cxx/sizes.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/Basic/SourceManager.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hgc::cxx {
namespace {

/// Looks up a name, which may have namespaces.
template <class T>
T* named(const clang::DeclContext& in, clang::ASTContext& context, const char* name) {
  for (clang::NamedDecl* const found : in.lookup(&context.Idents.get(name))) {
    if (auto* const is = llvm::dyn_cast<T>(found)) return is;
  }
  return nullptr;
}

std::string nameOf(clang::QualType type, const clang::ASTContext& context) {
  clang::PrintingPolicy policy(context.getLangOpts());
  policy.SuppressTagKeyword = true;
  policy.FullyQualifiedName = true;
  return type.getCanonicalType().getUnqualifiedType().getAsString(policy);
}

std::string withoutBlanks(std::string name) {
  std::erase(name, ' ');
  return name.starts_with("::") ? name.substr(2) : name;
}

std::optional<CostFunction> costFunctionOf(const clang::ClassTemplateSpecializationDecl& of,
                                           const clang::ASTContext& context) {
  const clang::TemplateArgumentList& list = of.getTemplateArgs();
  if (list.size() < 2 || list[0].getKind() != clang::TemplateArgument::Type) return std::nullopt;
  std::vector<int64_t> sizes;
  const auto add = [&](const clang::TemplateArgument& argument) {
    if (argument.getKind() == clang::TemplateArgument::Integral)
      sizes.push_back(argument.getAsIntegral().getExtValue());
  };
  for (const clang::TemplateArgument& argument : list.asArray().drop_front()) {
    if (argument.getKind() != clang::TemplateArgument::Pack) add(argument);
    else std::ranges::for_each(argument.pack_elements(), add);
  }
  while (!sizes.empty() && sizes.back() == 0)
    sizes.pop_back();  // as older versions of Ceres say that there are no more
  const clang::PresumedLoc place = context.getSourceManager().getPresumedLoc(of.getPointOfInstantiation());
  if (sizes.empty() || place.isInvalid()) return std::nullopt;
  return CostFunction{nameOf(list[0].getAsType(), context),
                      sizes.front(),
                      {sizes.begin() + 1, sizes.end()},
                      {place.getFilename(), place.getLine(), place.getColumn(), ""}};
}

/// The last parameters are the blocks; those before are arguments of the functor's constructor. Negative sizes are
/// unknown.
bool agrees(const CxxFunction& function, const CostFunction& known) {
  if (known.residuals > 0 && known.residuals != function.results) return false;
  if (known.blocks.size() > function.parameters.size()) return false;
  return std::ranges::equal(known.blocks, std::span(function.parameters).last(known.blocks.size()), {}, {},
                            &CxxFunction::Parameter::scalars);
}

}  // namespace

std::vector<CostFunction> costFunctionsOf(clang::ASTContext& context) {
  const auto* const ceres = named<clang::NamespaceDecl>(*context.getTranslationUnitDecl(), context, "ceres");
  auto* const wanted =
      ceres == nullptr ? nullptr : named<clang::ClassTemplateDecl>(*ceres, context, "AutoDiffCostFunction");
  std::vector<CostFunction> found;
  if (wanted == nullptr) return found;
  for (const clang::ClassTemplateSpecializationDecl* const of : wanted->specializations()) {
    if (auto one = costFunctionOf(*of, context)) found.push_back(std::move(*one));
  }
  return found;
}

std::optional<Refusal> otherSizes(const CxxFunction& function, const std::vector<CostFunction>& known) {
  const CostFunction* first = nullptr;
  for (const CostFunction& one : known) {
    if (function.name.empty() || withoutBlanks(one.functor) != withoutBlanks(function.name)) continue;
    if (agrees(function, one)) return std::nullopt;
    if (first == nullptr) first = &one;
  }
  if (first == nullptr) return std::nullopt;
  std::vector<uint32_t> sizes;
  for (const CxxFunction::Parameter& parameter : function.parameters) sizes.push_back(parameter.scalars);
  const size_t others = sizes.size() - std::min(sizes.size(), first->blocks.size());
  return Refusal{
      fmt::format("`{}` is instantiated with {} residuals and blocks of {} here, but `extern fn` declares {} and {}",
                  function.name, first->residuals, fmt::join(first->blocks, ", "), function.results,
                  fmt::join(std::span(sizes).subspan(others), ", ")),
      {first->place}};
}

}  // namespace hgc::cxx
