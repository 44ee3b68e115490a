#include "frontend/cxx/compile.h"

#include <clang/AST/ASTConsumer.h>
#include <clang/Basic/Diagnostic.h>
#include <clang/Basic/FileManager.h>
#include <clang/Basic/SourceManager.h>
#include <clang/CodeGen/CodeGenAction.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Lex/HeaderSearch.h>
#include <clang/Lex/LexDiagnostic.h>
#include <clang/Lex/PPCallbacks.h>
#include <clang/Lex/Preprocessor.h>
#include <clang/Tooling/ArgumentsAdjusters.h>
#include <clang/Tooling/JSONCompilationDatabase.h>
#include <clang/Tooling/Tooling.h>
#include <fmt/format.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <algorithm>
#include <filesystem>

#include "frontend/cxx/constants.h"
#include "frontend/cxx/demand.h"
#include "frontend/cxx/wrapper.h"
#include "ir/artefact/contents.h"

namespace hgc::cxx {
namespace {

/// Compiler flags from compile_commands.json.
struct BuildFlags {
  std::vector<std::string> flags;  ///< that affect the meaning of a source
  std::string folder;              ///< where relative paths in them start
  std::string error;               ///< why the flags could not be read; else empty
};

/// Keeps the flags that affect the meaning of a source. Others may be unknown to clang.
std::vector<std::string> ofText(const std::vector<std::string>& command) {
  constexpr std::array kOfText = {"-D", "-U", "-I", "-isystem", "-iquote", "-idirafter"};  // and a value
  constexpr std::array kFiles = {"-include", "-imacros", "-isysroot"};                     // and another word
  constexpr std::array kOthers = {
      "-std=",     "--sysroot=",   "-nostdinc",       "-stdlib=",     "--gcc-toolchain=", "--target=", "-fsigned-char",
      "-fchar8_t", "-fno-char8_t", "-funsigned-char", "-fexceptions", "-fno-exceptions",  "-frtti",    "-fno-rtti"};
  std::vector<std::string> kept;
  for (size_t k = 1; k < command.size(); ++k) {  // after the compiler
    const std::string& flag = command[k];
    const auto is = [&](const char* name) { return flag == name; };
    const auto begins = [&](const char* start) { return flag.starts_with(start); };
    const bool isPair = std::ranges::any_of(kOfText, is) || std::ranges::any_of(kFiles, is) || flag == "-Xclang";
    const bool isKept = std::ranges::any_of(kOfText, begins) || std::ranges::any_of(kFiles, is) ||
                        std::ranges::any_of(kOthers, begins) || changesMeaning(flag);
    if (isKept) kept.push_back(flag);
    if (isPair && ++k < command.size() && isKept) kept.push_back(command[k]);
  }
  return kept;
}

/// Rejects devices, and files that are too large to be lists of commands.
bool mayBeEndless(const std::string& path) {
  constexpr uintmax_t kMost = uintmax_t{1} << 30;
  std::error_code none;
  const auto status = std::filesystem::status(path, none);
  if (std::filesystem::is_regular_file(status)) return std::filesystem::file_size(path, none) > kMost;
  return std::filesystem::is_character_file(status) || std::filesystem::is_block_file(status);
}

/// The compile_commands.json of a build.
std::string databaseOf(const std::string& build) {
  std::error_code none;
  const std::filesystem::path path = std::filesystem::absolute(build, none);
  return (std::filesystem::is_directory(path, none) ? path / "compile_commands.json" : path).string();
}

/// The flags of a file, or of the one with the most similar name, as a source for its header. `build` is
/// compile_commands.json or its folder.
BuildFlags flagsOf(const std::string& build, const std::string& file) {
  namespace tooling = clang::tooling;
  BuildFlags result;
  const std::string path = databaseOf(build);
  if (mayBeEndless(path)) {
    result.error = fmt::format("cannot read flags from `{}`: it is not a regular file", path);
    return result;
  }
  auto said =
      tooling::JSONCompilationDatabase::loadFromFile(path, result.error, tooling::JSONCommandLineSyntax::AutoDetect);
  if (!said) {
    result.error = fmt::format("cannot read flags from `{}`", path);
    return result;
  }
  const auto commands = tooling::inferMissingCompileCommands(std::move(said))->getCompileCommands(file);
  if (commands.empty()) {
    result.error = fmt::format("`{}` has no commands", path);
    return result;
  }
  const tooling::CompileCommand& command = commands.front();
  result.folder = command.Directory;
  const auto stripped =
      tooling::combineAdjusters(tooling::getClangStripOutputAdjuster(), tooling::getClangStripDependencyFileAdjuster());
  result.flags = ofText(stripped(command.CommandLine, command.Filename));
  return result;
}

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
  /// Searches the including file's folder, then the search path, up to where the file is.
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

/// Adds the paths that includes and `__has_include` search without success to `lacks`; relative ones start at `folder`.
void watchIncludes(clang::CompilerInstance& instance, const std::string& folder, std::set<std::string>& lacks) {
  instance.getPreprocessor().addPPCallbacks(std::make_unique<Including>(instance, folder, lacks));
}

/// Collects errors, with the notes after them as frames.
class Collector : public clang::DiagnosticConsumer {
 public:
  explicit Collector(std::vector<Refusal>& errors) : errors_(errors) {}

  void HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& diagnostic) override {
    DiagnosticConsumer::HandleDiagnostic(level, diagnostic);
    if (level < clang::DiagnosticsEngine::Error) return;
    llvm::SmallString<256> text;
    diagnostic.FormatDiagnostic(text);
    Refusal error{text.str().str(), {}};
    if (const size_t own = error.message.find(kNoCall); own != std::string::npos) {
      error.message.erase(0, own);
      error.hint =
          "each parameter must be a number or a pointer to numbers; `= cpp { ... }` can call functions with other "
          "types";
    }
    if (diagnostic.getID() == clang::diag::err_pp_file_not_found) error.header = diagnostic.getArgStdStr(0);
    if (diagnostic.hasSourceManager() && diagnostic.getLocation().isValid()) {
      const clang::PresumedLoc place = diagnostic.getSourceManager().getPresumedLoc(diagnostic.getLocation());
      if (place.isValid()) error.frames.push_back({place.getFilename(), place.getLine(), place.getColumn(), ""});
    }
    errors_.push_back(std::move(error));
  }

 private:
  std::vector<Refusal>& errors_;
};

/// Reads the syntax tree before code generation, which may free it.
class Looking : public clang::ASTConsumer {
 public:
  explicit Looking(Compiled& compiled) : compiled_(compiled) {}
  void HandleTranslationUnit(clang::ASTContext& context) override {
    compiled_.costs = costFunctionsOf(context);
    compiled_.warnings = warningsOfConstants(context);
  }

 private:
  Compiled& compiled_;
};

class Emitting : public clang::EmitLLVMOnlyAction {
 public:
  Emitting(llvm::LLVMContext& context, const std::string& folder, Compiled& compiled)
      : EmitLLVMOnlyAction(&context), folder_(folder), compiled_(compiled) {}

  bool BeginSourceFileAction(clang::CompilerInstance& instance) override {
    watchIncludes(instance, folder_, compiled_.lacks);
    return EmitLLVMOnlyAction::BeginSourceFileAction(instance);
  }
  void EndSourceFileAction() override {
    const clang::SourceManager& sources = getCompilerInstance().getSourceManager();
    for (auto file = sources.fileinfo_begin(); file != sources.fileinfo_end(); ++file) {
      const std::string path = file->first.getFileEntry().tryGetRealPathName().str();
      if (path.empty() || path.ends_with(kWrapperFile)) continue;
      const auto contents = file->second->getBufferDataIfLoaded();
      if (contents) compiled_.reads.push_back({path, hashOf(*contents)});
    }
    EmitLLVMOnlyAction::EndSourceFileAction();
    compiled_.module = takeModule();
  }

 protected:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance& instance,
                                                        llvm::StringRef file) override {
    std::vector<std::unique_ptr<clang::ASTConsumer>> consumers;
    consumers.push_back(std::make_unique<Looking>(compiled_));
    if (auto emitting = EmitLLVMOnlyAction::CreateASTConsumer(instance, file)) consumers.push_back(std::move(emitting));
    else return nullptr;
    return onDemand(std::move(consumers));
  }

 private:
  const std::string folder_;
  Compiled& compiled_;
};

}  // namespace

Compiled compile(const CxxUnit& unit, const std::string& text, llvm::LLVMContext& context) {
  Compiled compiled;
  BuildFlags build{{}, unit.folder, ""};
  if (!unit.build.empty()) {
    const std::string own = unit.folder + "/" + (unit.includes.empty() ? kWrapperFile : unit.includes.front());
    build = flagsOf(unit.build, unit.as.empty() ? own : unit.as);
    if (const auto bad = std::ranges::find_if(build.flags, changesMeaning); bad != build.flags.end())
      build.error = fmt::format("with {}, as the build has it, C++ arithmetic is not evaluated as written", *bad);
    if (!build.error.empty()) {
      compiled.errors.push_back({build.error, {}});
      return compiled;
    }
    const std::string path = databaseOf(unit.build);
    std::vector<char> buffer;
    compiled.reads.push_back({path, hashOfFile(path, buffer).value_or(0)});
  }
  std::vector<std::string> command = {"clang++",
                                      "-std=c++20",
                                      "-resource-dir",
                                      HGC_CLANG_RESOURCES,
                                      "-DNDEBUG",
                                      "-DEIGEN_DONT_VECTORIZE",
                                      "-DEIGEN_NO_CPUID",  // sizes of caches are those that Eigen assumes elsewhere
                                      "-fno-caret-diagnostics",
                                      "-w"};
  command.insert(command.end(), build.flags.begin(), build.flags.end());
  command.insert(command.end(), unit.flags.begin(), unit.flags.end());
  for (const char* const flag : {"-O0", "-g", "-ffp-contract=off", "-fno-threadsafe-statics", "-c"})
    command.emplace_back(flag);
  const std::string path = unit.folder + "/" + kWrapperFile;
  command.push_back(path);
  const llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> wrapper(new llvm::vfs::InMemoryFileSystem);
  wrapper->addFile(path, 0, llvm::MemoryBuffer::getMemBuffer(text));
  const llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> system(
      new llvm::vfs::OverlayFileSystem(llvm::vfs::getRealFileSystem()));
  system->pushOverlay(wrapper);
  const llvm::IntrusiveRefCntPtr<clang::FileManager> files(
      new clang::FileManager(clang::FileSystemOptions{build.folder}, system));
  clang::tooling::ToolInvocation invocation(command, std::make_unique<Emitting>(context, build.folder, compiled),
                                            files.get());
  Collector collector(compiled.errors);
  invocation.setDiagnosticConsumer(&collector);
  const bool isDone = invocation.run();
  if (!isDone || !compiled.errors.empty()) compiled.module = nullptr;
  if (!compiled.module && compiled.errors.empty())
    compiled.errors.push_back({"the C++ compiler failed without a message", {}});
  return compiled;
}

}  // namespace hgc::cxx
