#include "frontend/cxx/database.h"

#include <clang/Tooling/ArgumentsAdjusters.h>
#include <clang/Tooling/JSONCompilationDatabase.h>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace hgc::cxx {

std::string databaseOf(const std::string& build) {
  std::error_code none;
  const std::filesystem::path path = std::filesystem::absolute(build, none);
  return (std::filesystem::is_directory(path, none) ? path / "compile_commands.json" : path).string();
}

BuildFlags flagsOf(const std::string& build, const std::string& file) {
  namespace tooling = clang::tooling;
  BuildFlags result;
  const std::string path = databaseOf(build);
  auto said =
      tooling::JSONCompilationDatabase::loadFromFile(path, result.error, tooling::JSONCommandLineSyntax::AutoDetect);
  if (!said) {
    result.error = fmt::format("no flags can be read of `{}`", path);
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
  result.flags = stripped(command.CommandLine, command.Filename);
  if (!result.flags.empty()) result.flags.erase(result.flags.begin());  // the compiler
  std::erase_if(result.flags, [&](const std::string& flag) {
    return flag == "-c" || flag == "--" || flag == command.Filename || flag.starts_with("-Werror");
  });
  return result;
}

}  // namespace hgc::cxx
