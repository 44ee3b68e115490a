/// Reduces a failing program: `hgc-reduce model.hg -- sh -c '! hgc check "$1"' check`.
#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "tools/hgc-reduce/reduce.h"

extern char** environ;

namespace {

using namespace hgc;

constexpr const char* kUsage =
    "Usage: hgc-reduce PROGRAM [-o FILE] -- COMMAND...\n"
    "Cuts a program down while COMMAND, with the path of a candidate after it, exits with 0.\n"
    "The result goes to FILE, or to standard output.\n";

/// A temporary folder, removed at the end.
struct Folder {
  std::filesystem::path path;
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "hgc-reduce-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) path = name;
  }
  ~Folder() {
    std::error_code ignored;
    if (!path.empty()) std::filesystem::remove_all(path, ignored);
  }
};

/// Runs a command without its output; true if it exits with 0.
bool succeeds(std::vector<std::string> command) {
  std::vector<char*> arguments;
  for (std::string& word : command) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (const int stream : {1, 2}) posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const int failed = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) return false;
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

int run(const std::string& program, const std::string& output, const std::vector<std::string>& command) {
  std::ifstream file(program);
  if (!file || std::filesystem::is_directory(program)) {
    fmt::print(stderr, "hgc-reduce: error: cannot open {}\n", program);
    return 1;
  }
  std::stringstream text;
  text << file.rdbuf();
  const Folder folder;
  const std::filesystem::path candidate = folder.path / "candidate.hg";
  std::set<std::string> tried;  // without success
  const auto fails = [&](const reduce::Words& words) {
    const std::string written = reduce::textOf(words);
    if (tried.contains(written)) return false;
    std::ofstream(candidate) << written;
    std::vector<std::string> full = command;
    full.push_back(candidate.string());
    if (succeeds(full)) return true;
    tried.insert(written);
    return false;
  };
  reduce::Words words = reduce::wordsOf(text.str());
  if (!fails(words)) {
    fmt::print(stderr, "hgc-reduce: error: the command does not exit with 0 for {}\n", program);
    return 1;
  }
  words = reduce::shrink(std::move(words), fails);
  if (output.empty()) fmt::print("{}", reduce::textOf(words));
  else std::ofstream(output) << reduce::textOf(words);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> all(argv + 1, argv + argc);
  std::string program, output;
  size_t at = 0;
  for (; at < all.size() && all[at] != "--"; ++at) {
    if (all[at] == "-o" && at + 1 < all.size()) output = all[++at];
    else if (program.empty() && !all[at].starts_with("-")) program = all[at];
    else program = "-";  // not understood
  }
  if (at + 1 >= all.size() || program.empty() || program == "-") {
    const bool asked = !all.empty() && all[0] == "--help";
    fmt::print(asked ? stdout : stderr, "{}", kUsage);
    return asked ? 0 : 2;
  }
  try {
    return run(program, output, {all.begin() + static_cast<long>(at) + 1, all.end()});
  } catch (const std::exception& error) {
    fmt::print(stderr, "hgc-reduce: internal error: {}\n", error.what());
    return 70;
  }
}
