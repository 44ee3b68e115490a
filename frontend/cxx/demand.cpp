#include "frontend/cxx/demand.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclCXX.h>
#include <clang/AST/DeclGroup.h>
#include <clang/AST/ExternalASTSource.h>
#include <clang/AST/Stmt.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Frontend/MultiplexConsumer.h>
#include <clang/Sema/Sema.h>

#include <deque>
#include <utility>

#include "frontend/cxx/wrapper.h"

namespace hgc::cxx {
namespace {

using Pending = clang::Sema::PendingImplicitInstantiation;

/// Postpones instantiations until a body is requested. For clang they are bodies in an external file that it has not
/// read.
class Bodies : public clang::ExternalASTSource {
 public:
  explicit Bodies(clang::Sema& sema) : sema_(sema) {}

  /// Postpones what clang would instantiate at the end of the file.
  void putOff() {
    isBusy_ = true;
    do {
      std::deque<Pending> pending, others;
      pending.swap(sema_.PendingInstantiations);
      for (const auto& [declaration, place] : pending) {
        auto* const function = llvm::dyn_cast<clang::FunctionDecl>(declaration);
        if (function != nullptr && mayWait(*function)) wait(*function, place);
        else others.emplace_back(declaration, place);
      }
      sema_.PendingInstantiations.swap(others);
      sema_.PerformPendingInstantiations();
    } while (sema_.DefineUsedVTables() || !sema_.PendingInstantiations.empty());
    isBusy_ = false;
  }

  clang::Stmt* GetExternalDeclStmt(uint64_t number) override {
    const auto [function, place] = waiting_[number - 1];
    function->setBody(nullptr);
    const bool isWithin = std::exchange(isBusy_, true);  // clang asks for bodies while it instantiates, too
    sema_.InstantiateFunctionDefinition(place, function, false, false, true);
    if (!isWithin) putOff();
    clang::Stmt* const body = function->getBody();
    const bool hasFailed = body == nullptr;  // and was reported
    return hasFailed ? clang::CompoundStmt::CreateEmpty(sema_.Context, 0, false) : body;
  }

 private:
  struct Waiting {
    clang::FunctionDecl* function;
    clang::SourceLocation place;
  };

  static bool mayWait(const clang::FunctionDecl& function) {
    if (function.isDefined() || function.isMultiVersion()) return false;
    if (function.getTemplateSpecializationKind() != clang::TSK_ImplicitInstantiation) return false;
    const clang::FunctionDecl* const pattern = function.getTemplateInstantiationPattern();
    const clang::FunctionDecl* definition = nullptr;
    return pattern != nullptr && pattern->hasBody(definition) && !definition->isDefaulted();
  }

  void wait(clang::FunctionDecl& function, clang::SourceLocation place) {
    waiting_.push_back({&function, place});
    function.setLazyBody(waiting_.size());
    function.setInstantiationIsPending(false);
    sema_.Consumer.HandleTopLevelDecl(clang::DeclGroupRef(&function));
  }

  clang::Sema& sema_;
  std::deque<Waiting> waiting_;
  bool isBusy_ = false;
};

class OnDemand : public clang::MultiplexConsumer {
 public:
  using MultiplexConsumer::MultiplexConsumer;

  void Initialize(clang::ASTContext& context) override {
    context_ = &context;
    MultiplexConsumer::Initialize(context);
  }
  void InitializeSema(clang::Sema& sema) override {
    sema_ = &sema;
    MultiplexConsumer::InitializeSema(sema);
  }
  bool HandleTopLevelDecl(clang::DeclGroupRef group) override {
    for (clang::Decl* const declaration : group) mayBeLeftOut(*declaration);
    const bool goesOn = MultiplexConsumer::HandleTopLevelDecl(group);
    if (!bodies_ && isLast(group)) {
      scope_ = sema_->TUScope;
      bodies_ = llvm::makeIntrusiveRefCnt<Bodies>(*sema_);
      context_->setExternalSource(bodies_);
      bodies_->putOff();
    }
    return goesOn;
  }
  void HandleTranslationUnit(clang::ASTContext& context) override {
    sema_->TUScope = scope_;  // for what instantiations declare
    MultiplexConsumer::HandleTranslationUnit(context);
    sema_->TUScope = nullptr;
  }

 private:
  /// Treats functions with external linkage as inline, so that code is generated only if they are called.
  void mayBeLeftOut(clang::Decl& declaration) {
    if (llvm::isa<clang::NamespaceDecl, clang::LinkageSpecDecl>(declaration)) {
      for (clang::Decl* const inner : llvm::cast<clang::DeclContext>(declaration).decls()) mayBeLeftOut(*inner);
      return;
    }
    auto* const function = llvm::dyn_cast<clang::FunctionDecl>(&declaration);
    if (function == nullptr || !function->doesThisDeclarationHaveABody()) return;
    if (context_->getSourceManager().isInMainFile(function->getLocation())) return;
    for (clang::FunctionDecl* const one : function->redecls()) one->setImplicitlyInline();
  }
  static bool isLast(clang::DeclGroupRef group) {
    if (!group.isSingleDecl()) return false;
    const auto* const function = llvm::dyn_cast<clang::FunctionDecl>(group.getSingleDecl());
    return function != nullptr && function->getIdentifier() != nullptr && function->getName() == kLastFunction;
  }

  clang::ASTContext* context_ = nullptr;
  clang::Sema* sema_ = nullptr;
  clang::Scope* scope_ = nullptr;
  llvm::IntrusiveRefCntPtr<Bodies> bodies_;
};

}  // namespace

std::unique_ptr<clang::ASTConsumer> onDemand(std::vector<std::unique_ptr<clang::ASTConsumer>> consumers) {
  return std::make_unique<OnDemand>(std::move(consumers));
}

}  // namespace hgc::cxx
