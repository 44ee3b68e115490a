#include "frontend/cxx/database.h"

#include <clang/Tooling/ArgumentsAdjusters.h>
#include <clang/Tooling/JSONCompilationDatabase.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "frontend/cxx/lifted.h"

namespace hgc::cxx {
namespace {

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

}  // namespace

std::string databaseOf(const std::string& build) {
  std::error_code none;
  const std::filesystem::path path = std::filesystem::absolute(build, none);
  return (std::filesystem::is_directory(path, none) ? path / "compile_commands.json" : path).string();
}

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

}  // namespace hgc::cxx
