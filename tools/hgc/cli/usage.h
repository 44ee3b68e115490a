#pragma once
/// Explains mistakes in a command line.
#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace hgc::tool {

/// Replaces `help` and `help COMMAND` by `--help`.
std::vector<std::string> withHelp(const CLI::App& app, std::vector<std::string> arguments);

/// Prints the mistake, and a hint where there is one; or help or the version, which CLI11 reports as errors, too.
/// Returns the exit status.
int explainUsage(const CLI::App& app, const CLI::ParseError& error);

}  // namespace hgc::tool
