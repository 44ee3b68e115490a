/// Runs passes on the text form of the IR.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <sstream>

#include "ir/text/text.h"
#include "passes/pipeline.h"

namespace {

int fail(const hgc::Error& error) {
  fmt::print(stderr, "hgc-opt: error: {}\n", error.message);
  if (!error.hint.empty()) fmt::print(stderr, "hint: {}\n", error.hint);
  return error.kind == hgc::ErrorKind::Internal ? 70 : 1;
}

struct Options {
  std::string input = "-";
  std::string passes;
  bool printAfterAll = false, timePasses = false, verifyEach = false, list = false;
};

hgc::PipelineHooks hooksOf(const Options& options) {
  hgc::PipelineHooks hooks;
  hooks.verifyEach = options.verifyEach;
  hooks.after = [&](std::string_view pass, const hgc::Level& level, double milliseconds) {
    if (options.printAfterAll) fmt::print("; after {}\n{}\n", pass, hgc::printLevel(level));
    if (options.timePasses) fmt::print(stderr, "{:>8.3f} ms  {}\n", milliseconds, pass);
  };
  return hooks;
}

int transform(const Options& options) {
  std::stringstream text;
  if (options.input == "-") {
    text << std::cin.rdbuf();
  } else {
    const std::ifstream file(options.input);
    if (!file) return fail({"cannot open " + options.input, ""});
    text << file.rdbuf();
  }
  auto level = hgc::parseLevel(text.str());
  if (!level) return fail(level.error());
  if (const hgc::Status valid = hgc::verify(*level); !valid) return fail(valid.error());
  const hgc::PipelineHooks hooks = hooksOf(options);
  std::stringstream names(options.passes);
  for (std::string name; std::getline(names, name, ',');) {
    const auto passes = hgc::allPasses();
    const auto found = std::ranges::find_if(passes, [&](const hgc::Pass& pass) { return pass.name == name; });
    if (found == passes.end()) return fail({fmt::format("there is no pass `{}`", name), "hgc-opt --list names them"});
    if (const hgc::Status done = hgc::runPass(*found, *level, hooks); !done) return fail(done.error());
  }
  if (!options.printAfterAll) fmt::print("{}", hgc::printLevel(*level));
  return 0;
}

int run(int argc, char** argv) {
  Options options;
  CLI::App app("hgc-opt reads a topology in the text form of the IR, runs passes on it and prints it.");
  app.add_option("input", options.input, "A file, or - for standard input");
  app.add_option("--passes", options.passes, "Names, separated by commas");
  app.add_flag("--print-after-all", options.printAfterAll, "Print after each pass");
  app.add_flag("--time-passes", options.timePasses, "Print the time of each pass");
  app.add_flag("--verify-each", options.verifyEach, "Verify after each pass");
  app.add_flag("--list", options.list, "List the passes");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  if (options.list) {
    for (const hgc::Pass& pass : hgc::allPasses()) fmt::print("{:14} {}\n", pass.name, pass.doc);
    return 0;
  }
  return transform(options);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    fmt::print(stderr,
               "hgc-opt: internal error: {}\nThis is a mistake in hgc. Please report it with the command line.\n",
               error.what());
    return 70;
  }
}
