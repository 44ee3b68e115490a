#include "frontend/cxx/including.h"

#include <clang/Basic/SourceManager.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Lex/HeaderSearch.h>
#include <clang/Lex/PPCallbacks.h>
#include <clang/Lex/Preprocessor.h>

#include <filesystem>

namespace hgc::cxx {
namespace {

class Including : public clang::PPCallbacks {
 public:
  Including(clang::CompilerInstance& instance, const std::string& folder, std::set<std::string>& lacks)
      : sources_(instance.getSourceManager()),
        search_(instance.getPreprocessor().getHeaderSearchInfo()),
        folder_(folder),
        lacks_(lacks) {}

  void InclusionDirective(clang::SourceLocation hash, const clang::Token&, llvm::StringRef name, bool isAngled,
                          clang::CharSourceRange, clang::OptionalFileEntryRef, llvm::StringRef, llvm::StringRef,
                          const clang::Module*, bool, clang::SrcMgr::CharacteristicKind) override {
    lookFor(hash, name, isAngled);
  }
  void HasInclude(clang::SourceLocation place, llvm::StringRef name, bool isAngled, clang::OptionalFileEntryRef,
                  clang::SrcMgr::CharacteristicKind) override {
    lookFor(place, name, isAngled);
  }

 private:
  /// In the folder of who includes it, then along the path, up to where it is.
  void lookFor(clang::SourceLocation from, llvm::StringRef name, bool isAngled) {
    if (std::filesystem::path(name.str()).is_absolute()) return;
    const auto includer = sources_.getFileEntryRefForID(sources_.getFileID(sources_.getExpansionLoc(from)));
    if (!isAngled && includer && isIn(includer->getDir().getName(), name)) return;
    auto folder = isAngled ? search_.angled_dir_begin() : search_.quoted_dir_begin();
    for (; folder != search_.search_dir_end(); ++folder) {
      if (folder->isNormalDir() && isIn(folder->getName(), name)) return;
    }
  }
  bool isIn(llvm::StringRef folder, llvm::StringRef name) {
    const std::filesystem::path path = std::filesystem::path(folder_) / folder.str() / name.str();
    std::error_code none;
    if (std::filesystem::exists(path, none)) return true;
    lacks_.insert(path.lexically_normal().string());
    return false;
  }

  const clang::SourceManager& sources_;
  const clang::HeaderSearch& search_;
  const std::string folder_;
  std::set<std::string>& lacks_;
};

}  // namespace

void watchIncludes(clang::CompilerInstance& instance, const std::string& folder, std::set<std::string>& lacks) {
  instance.getPreprocessor().addPPCallbacks(std::make_unique<Including>(instance, folder, lacks));
}

}  // namespace hgc::cxx
