#pragma once
/// What a user is told of a command line that is not understood.
#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace hgc::tool {

/// `help` and `help COMMAND` as the options that they stand for.
std::vector<std::string> withHelp(const CLI::App& app, std::vector<std::string> arguments);

/// Prints a command or option that there is none of and what was meant, perhaps; else what CLI11 says. Help and the
/// version, too, come this way. Gives the exit status.
int explainUsage(const CLI::App& app, const CLI::ParseError& error);

}  // namespace hgc::tool
