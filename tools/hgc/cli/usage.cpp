#include "tools/hgc/cli/usage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "ir/report/suggest.h"

namespace hgc::tool {
namespace {

/// Names that other tools give to commands, with blanks around each, and what to use instead.
struct ForeignCommands {
  std::string_view words, hint;
};
constexpr ForeignCommands kForeignCommands[] = {
    {" minimize minimise optimize optimise fit train ",
     "`hgc solve MODEL.hg` finds the unknowns that minimise residuals; docs/solving.md shows Ceres, Eigen and SciPy, "
     "too"},
    {" eval evaluate exec execute ", "`hgc run MODEL.hg` evaluates a program and its gradient"},
    {" grad gradient ", "`hgc run MODEL.hg -w grad.x=FILE` writes a gradient"},
    {" jacobian ", "`hgc run MODEL.hg -w jacobian.r=FILE.mtx` writes a Jacobian"},
    {" hessian ", "`hgc run MODEL.hg -w hessian=FILE.mtx` writes a Hessian"},
    {" diff differentiate ", "`hgc run MODEL.hg` gives gradients, --derivative=NAME others"},
    {" compile make cc ", "`hgc build MODEL.hg -o MODEL.hgk` compiles a program"},
    {" generate export ",
     "`hgc emit MODEL.hg --as=cpp` shows C++, `hgc embed MODEL.hgk` makes C++ that holds a program"},
    {" show ", "`hgc emit MODEL.hg --as=plan` shows a stage of the compilation, `hgc explain MODEL.hg` what it costs"},
    {" dump print ", "`hgc emit MODEL.hg --as=plan` shows a stage of the compilation"},
    {" disassemble ", "`hgc emit MODEL.hg --as=asm` shows machine code"},
    {" test verify validate ", "`hgc check MODEL.hg -b NAME=SOURCE` checks values, derivatives and bits"},
    {" time profile ", "`hgc bench MODEL.hg -b NAME=SOURCE` times derivatives"},
    {" info describe inspect ", "`hgc explain MODEL.hg` says what a program does"},
    {" gpus ", "`hgc devices` lists devices"},
    {" version ", "`hgc --version`"},
    {" plot ", "`hgc model plot` draws what calls take"},
    {" fmt format lsp init new report ", "hgc does not have this yet"},
};

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

/// The innermost command that was given; `name` becomes its full name, such as `model show`.
const CLI::App& deepest(const CLI::App& app, std::string& name) {
  const std::vector<CLI::App*> chosen = app.get_subcommands();
  if (chosen.empty()) return app;
  name += (name.empty() ? "" : " ") + chosen.front()->get_name();
  return deepest(*chosen.front(), name);
}

/// Suggests a replacement for an unknown command; empty if none is known.
std::string insteadOfCommand(const CLI::App& app, const std::string& word) {
  for (const ForeignCommands& foreign : kForeignCommands) {
    if (foreign.words.find(" " + word + " ") != std::string_view::npos) return std::string(foreign.hint);
  }
  return word.ends_with(".hgk") ? fmt::format("`{} run {}` runs it", app.get_name(), word) : "";
}

const CLI::App* commandNamed(const CLI::App& app, const std::string& name) {
  const auto commands = app.get_subcommands([&](const CLI::App* command) { return command->get_name() == name; });
  return commands.empty() ? nullptr : commands.front();
}

struct Complaint {
  std::string message, hint = {};
};

Complaint unknownOption(const CLI::App& app, const CLI::App& owner, const std::string& command,
                        const std::string& option) {
  const std::string name = option.substr(0, option.find('='));
  const std::string wanted = name.substr(std::min(name.find_first_not_of('-'), name.size()));
  Complaint complaint{fmt::format("`{}` has no option `{}`", command, name)};
  if (wanted.size() < 2) return complaint;
  std::vector<std::string> others;
  for (const CLI::App* other : app.get_subcommands([](const CLI::App*) { return true; })) {
    if (other->get_option_no_throw(name) != nullptr) others.push_back(fmt::format("`{}`", other->get_name()));
  }
  if (others.empty()) complaint.hint = meantAmong(wanted, optionsOf(owner), "--");
  else complaint.hint = fmt::format("{} {} it", fmt::join(others, ", "), others.size() == 1 ? "has" : "have");
  return complaint;
}

Complaint unknownCommand(const CLI::App& owner, const std::string& command, const std::string& word) {
  const std::string before = command.empty() ? "" : command + " ";
  const std::string instead = command.empty() ? insteadOfCommand(owner, word) : "";
  return {fmt::format("there is no command `{}{}`", before, word),
          instead.empty() ? meantAmong(word, commandsOf(owner)) : instead};
}

/// A binding without `-b`, or another superfluous argument.
Complaint unknownArgument(const std::string& command, const std::string& word) {
  const size_t equals = word.find('=');
  const bool isBinding = equals != std::string::npos && equals > 0;
  return {fmt::format("`{}` takes no further argument `{}`", command, word), isBinding ? "-b " + word : ""};
}

bool isOfSource(const CLI::App& app, const std::string& command) {
  return app.get_name() == "hgc" && command != "embed";
}

/// Replaces CLI11's message by a clearer one where there is one.
Complaint complaintOf(const CLI::App& app, const CLI::ParseError& error) {
  std::string command;
  const CLI::App& owner = deepest(app, command);
  const std::vector<std::string> unknown = app.remaining(true);
  const auto option = std::ranges::find_if(unknown, isOption);
  const bool hasCommands = !commandsOf(owner).empty();
  if (hasCommands && !unknown.empty() && !isOption(unknown.front()))
    return unknownCommand(owner, command, unknown.front());
  if (option != unknown.end()) return unknownOption(app, owner, command.empty() ? app.get_name() : command, *option);
  if (!unknown.empty())
    return hasCommands ? unknownCommand(owner, command, unknown.front()) : unknownArgument(command, unknown.front());
  if (hasCommands)
    return {fmt::format("`{}` needs a command", command.empty() ? app.get_name() : command),
            meantAmong("", commandsOf(owner))};
  for (const char* positional : {"model", "program"}) {
    const bool isMissing = owner.get_option_no_throw(positional) != nullptr && owner.count(positional) == 0;
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && isMissing)
      return {fmt::format("`{}` needs a {}", command, positional),
              fmt::format("{} {} {}", app.get_name(), command, isOfSource(app, command) ? "MODEL.hg" : "MODEL.hgk")};
  }
  const std::string what = error.what();
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr && what.find("At Most") != std::string::npos)
    return {fmt::format("`{}`: {} is given twice", command, what.substr(0, what.find(':')))};
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
    return {fmt::format("`{}`: {} needs a value", command, what.substr(0, what.find(':')))};
  return {fmt::format("`{}`: {}", command, what)};
}

}  // namespace

std::vector<std::string> withHelp(const CLI::App& app, std::vector<std::string> arguments) {
  if (arguments.empty() || arguments.front() != "help") return arguments;
  arguments.erase(arguments.begin());
  const CLI::App* command = &app;
  for (const std::string& word : arguments) {
    command = commandNamed(*command, word);
    if (command == nullptr) return arguments;
  }
  arguments.emplace_back("--help");
  return arguments;
}

int explainUsage(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return app.exit(error);
  const Complaint complaint = complaintOf(app, error);
  print(app, complaint.message, complaint.hint);
  fmt::print(stderr, "Run with --help for more information.\n");
  return 2;
}

}  // namespace hgc::tool
