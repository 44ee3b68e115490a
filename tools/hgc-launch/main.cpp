/// `hgc-launch`: runs and measures compiled programs on a machine without a compiler. Its commands are those of `hgc`.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string>
#include <vector>

#include "tools/hgc/cli/launch_options.h"
#include "tools/hgc/cli/usage.h"
#include "tools/hgc/run/data.h"
#include "tools/hgc/run/guard.h"
#include "tools/hgc/run/pages_at_start.h"
#include "tools/hgc/run/ranks.h"

namespace hgc::tool {

bool mayHaveEnergies(const Options&) { return false; }

Result<Ready> makeReady(const Options& options, const std::set<KernelKind>&) {
  if (isArtefact(options.model)) return loadReady(options);
  return Error{"hgc-launch takes compiled programs", "make one with `hgc build model.hg -o model.hgk`"};
}

int commandModelCalibrate(const Options& options) {
  return fail(options, Error{"hgc-launch compiles nothing to measure devices with", "hgc model calibrate"});
}

}  // namespace hgc::tool

namespace {

int launch(int argc, char** argv) {
  using namespace hgc::tool;
  Options options;
  int (*chosen)(const Options&) = nullptr;
  CLI::App app("hgc-launch runs compiled programs; it needs no compiler.", "hgc-launch");
  app.require_subcommand(1);
  app.set_version_flag("--version",
                       fmt::format("hgc-launch {}\nprograms of format {}", HGC_VERSION, hgc::artefactFormat()));
  CLI::App* run = app.add_subcommand("run", "Evaluate a program and its gradient");
  CLI::App* solve = app.add_subcommand("solve", "Find the unknowns that minimise a program's objective");
  CLI::App* bench = app.add_subcommand("bench", "Time a program's derivatives");
  CLI::App* devices = app.add_subcommand("devices", "List devices and their self-tests");
  CLI::App* explain = app.add_subcommand("explain", "Show the work of a program, its expected time and the device");
  for (CLI::App* sub : {run, solve, bench, explain}) {
    sub->add_option("model", options.model, "A .hgk file")->required();
    addDataOptions(*sub, options);
    addDeviceOptions(*sub, options);
    sub->add_option("--fma", options.fma, "Fused multiply-add")->check(CLI::IsMember({"auto", "on", "off"}));
  }
  addWriteOptions(*run, options);
  run->add_option("--mpi", options.mpi, "Share the instances with the other processes that mpirun has started")
      ->check(CLI::IsMember({"auto", "off"}))
      ->group("Device");
  addSolveOptions(*solve, options);
  addBenchOptions(*bench, options);
  run->callback([&] { chosen = commandRun; });
  solve->callback([&] { chosen = commandSolve; });
  bench->callback([&] { chosen = commandBench; });
  explain->callback([&] { chosen = commandExplain; });
  devices->callback([&] { chosen = commandDevices; });
  addDoctorCommand(app, options, [&](int (*command)(const Options&)) { chosen = command; });
  addModelCommands(app, options, [&](int (*command)(const Options&)) { chosen = command; });
  try {
    std::vector<std::string> arguments = withHelp(app, {argv + 1, argv + argc});
    std::ranges::reverse(arguments);  // CLI11 takes them back to front
    app.parse(std::move(arguments));
  } catch (const CLI::ParseError& error) {
    return explainUsage(app, error);
  }
  if (chosen == commandSolve && isRank())
    return fail(options, hgc::Error{"ranks cannot solve together so far", "start one process, without mpirun"});
  if (chosen == commandRun && options.mpi == "auto" && isRank()) return amongRanks(std::move(options), chosen);
  return chosen(options);
}

}  // namespace

int main(int argc, char** argv) {
  return hgc::tool::guarded("hgc-launch", [&] {
    hgc::tool::mapCodeAtOnce();
    return launch(argc, argv);
  });
}
