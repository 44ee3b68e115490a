#include "tools/hgc/usage.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "tools/hgc/meant.h"

namespace hgc::tool {
namespace {

std::vector<std::string> commandsOf(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

std::vector<std::string> optionsOf(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back(name);
  }
  return names;
}

void print(const CLI::App& app, const std::string& message, const std::string& hint) {
  fmt::print(stderr, "{}: error: {}\n", app.get_name(), message);
  if (!hint.empty()) fmt::print(stderr, "hint: {}\n", hint);
}

bool isOption(const std::string& word) { return word.size() > 1 && word.starts_with('-'); }

}  // namespace

int explainUsage(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return app.exit(error);
  const std::vector<CLI::App*> chosen = app.get_subcommands();
  const std::vector<std::string> unknown = app.remaining(true);
  const auto option = std::ranges::find_if(unknown, isOption);
  if (option != unknown.end()) {
    const CLI::App& owner = chosen.empty() ? app : *chosen.front();
    const std::string name = option->substr(0, option->find('='));
    const std::string wanted = name.substr(std::min(name.find_first_not_of('-'), name.size()));
    print(app, fmt::format("`{}` has no option `{}`", owner.get_name(), name),
          wanted.size() > 1 ? meantAmong(wanted, optionsOf(owner), "--") : "");
  } else if (chosen.empty() && !unknown.empty()) {
    print(app, fmt::format("there is no command `{}`", unknown.front()), meantAmong(unknown.front(), commandsOf(app)));
  } else {
    app.exit(error, std::cerr, std::cerr);
    return 2;
  }
  fmt::print(stderr, "Run with --help for more information.\n");
  return 2;
}

}  // namespace hgc::tool
