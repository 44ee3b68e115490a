#pragma once
/// The command-line options that `hgc` and `hgc-launch` share.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <filesystem>
#include <string>
#include <utility>

#include "tools/hgc/bench/calls.h"
#include "tools/hgc/run/data.h"
#include "tools/hgc/run/write.h"

namespace hgc::tool {

inline void addDataOptions(CLI::App& command, Options& options) {
  command
      .add_option("-b,--bind", options.bindings,
                  "NAME=SOURCE: a number, .npy, .csv, .txt, .csv:COLUMNS, a PART of a MESH.obj, .off or .ply, "
                  "PROBLEM.bal, POSES.g2o, .graph or FOLDER of COLMAP as FILE:PART, random(...), zeros, ones, iota")
      ->allow_extra_args(false)
      ->group("Data");
}

inline void addDeviceOptions(CLI::App& command, Options& options) {
  command
      .add_option("--device", options.device,
                  "auto, cpu, cpu:first, cpu:LEVEL, vulkan, vulkan:N, vulkan:NAME; A+B for several as one, vulkan:all")
      ->group("Device");
  command.add_option("--fallback", options.fallback, "If a named device is unavailable, or a device fails")
      ->check(CLI::IsMember({"warn", "allow", "error"}))
      ->group("Device");
  command.add_option("--threads", options.threads, "CPU threads, 0 for all")
      ->check(CLI::Range(0, 4096))
      ->group("Device");
  command
      .add_option("--deadline", options.deadline,
                  "Seconds that a GPU may take for a part of a launch (parts are sized to take one at most); 0: "
                  "HGC_DEADLINE, or 60")
      ->check(CLI::Range(0.0, 1e9))
      ->group("Device");
  command.add_flag("--json", options.json, "One JSON object on standard output")->group("Results");
}

inline void addBenchOptions(CLI::App& command, Options& options) {
  command.add_option("--derivative", options.derivative, timedNames() + "; separated by commas")->group("Derivatives");
  command.add_option("--rounds", options.rounds, "Rounds of measuring, after two to warm up")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command.add_flag("--on-device", options.onDevice, "Time launches alone, whose results stay on the device");
  command.add_option("--triangle", options.triangle, "Which part of symmetric matrices is added up")
      ->check(CLI::IsMember({"both", "lower", "upper"}))
      ->capture_default_str();
}

/// Checks for a finite number of at least 0, or above 0 if `isPositive`.
inline CLI::Validator fromZero(bool isPositive = false) {
  return CLI::Validator(
      [isPositive](std::string& text) {
        double value = 0;
        const bool isNumber = CLI::detail::lexical_cast(text, value) && std::isfinite(value);
        if (isNumber && (isPositive ? value > 0 : value >= 0)) return std::string();
        return fmt::format("`{}` is not a number {}", text, isPositive ? "above 0" : "of at least 0");
      },
      "");
}

/// A check that a name has this ending, or none.
inline auto endsIn(std::string ending, std::string why) {
  return [ending = std::move(ending), why = std::move(why)](const std::string& path) {
    const std::string own = std::filesystem::path(path).extension();
    return own.empty() || own == ending ? std::string() : fmt::format("{}: name a file that ends in {}", why, ending);
  };
}

/// The files that a solve writes during its iterations, and the checkpoint that it continues.
inline void addSolveFiles(CLI::App& command, Options& options) {
  command.add_option("--log", options.log, "FILE.csv: a row of all its numbers for each iteration, as it is made")
      ->check(endsIn(".csv", "--log writes CSV"))
      ->group("Results");
  command.add_option("--plot", options.plot, "FILE.svg: a picture of costs and gradients over iterations")
      ->check(endsIn(".svg", "--plot draws SVG"))
      ->group("Results");
  command
      .add_option("--checkpoint", options.solve.checkpoint,
                  "FILE: written each ten seconds and at the end, for --resume")
      ->group("Results");
  command
      .add_option("--resume", options.solve.resume,
                  "FILE of --checkpoint: goes on from there, with the same bits as without an interruption")
      ->group("Method");
}

inline void addLinearOption(CLI::App& command, SolveOptions& solve) {
  command
      .add_option_function<std::string>(
          "--linear",
          [&solve](const std::string& text) {
            const auto choice = parseLinear(text);
            if (!choice)
              throw CLI::ValidationError("--linear",
                                         fmt::format("{} ({})", choice.error().message, choice.error().hint));
            solve.linear = choice->step;
            solve.eliminated = choice->eliminated;
          },
          "How steps of lm, gn and dogleg are found: auto; dense, by QR of the Jacobian; sparse, by a factorisation of "
          "JᵀJ; pcg, by conjugate gradients; schur and pcg-schur, as sparse and pcg after unknowns are "
          "eliminated, as schur:pt,line; cholmod, as sparse by the library CHOLMOD, with bits that depend on the "
          "machine")
      ->group("Method");
}

/// When a solve ends.
inline void addEndings(CLI::App& command, SolveOptions& solve) {
  const auto add = [&](const char* name, auto& value, const char* doc) {
    return command.add_option(name, value, doc)->capture_default_str()->group("Ending");
  };
  command
      .add_option("--max-iterations", solve.maxIterations,
                  "Iterations at most: 50, of newton-cg 200, of lbfgs 1000; with constraints 3000, of lbfgs 10000")
      ->check(CLI::Range(int64_t{0}, INT64_MAX - 1))
      ->group("Ending");
  add("--cost-tol", solve.costTolerance, "Ends where the cost changes by at most this part of itself")
      ->check(fromZero());
  add("--gradient-tol", solve.gradientTolerance, "Ends where no magnitude of the gradient is larger")
      ->check(fromZero());
  add("--step-tol", solve.stepTolerance,
      "Ends where the step is at most this part of the unknowns' length, all of them and each array")
      ->check(fromZero());
  add("--constraint-tol", solve.constraintTolerance,
      "A constraint is met that is violated by no more, scaled where its gradients are long: 1e-8")
      ->check(fromZero());
}

inline void addSolveOptions(CLI::App& command, Options& options) {
  SolveOptions& solve = options.solve;
  addEndings(command, solve);
  command
      .add_option("--penalty", solve.penalty,
                  "The first penalty of violated constraints. Left out, it balances the objective and the violations")
      ->check(fromZero(true))
      ->group("Method");
  command
      .add_option_function<std::string>(
          "--method", [&solve](const std::string& name) { solve.method = *solveMethodNamed(name); },
          describeSolveMethods())
      ->check(CLI::IsMember(solveMethodNames()))
      ->group("Method");
  addLinearOption(command, solve);
  command
      .add_option_function<std::string>(
          "--damping", [&solve](const std::string& name) { solve.damping = *dampingNamed(name); },
          "What shortens steps of lm and dogleg: the diagonal of JᵀJ, or the identity")
      ->check(CLI::IsMember(dampingNames()))
      ->group("Method");
  command
      .add_option("--radius", solve.radius,
                  "Of the trust region at the start: 1e4, of newton-cg the length of the unknowns, or 1")
      ->check(fromZero(true))
      ->group("Method");
  command
      .add_option("--eta", solve.eta,
                  "Steps of pcg end where one more changes the expected decrease by less than this part: 0.1")
      ->check(fromZero())
      ->group("Method");
  command
      .add_option(
          "--each", solve.each,
          "A dimension, the first one of all unknowns: each of its rows is a problem of its own, all solved at once")
      ->group("Method");
  addSolveFiles(command, options);
  command.add_option("--fix", options.fixed, "NAME:0,3-5: rows of an unknown that keep their values; NAME: all of it")
      ->allow_extra_args(false)
      ->group("Method");
  command
      .add_option_function<double>(
          "--variance", [&options](double variance) { options.residualVariance = variance; },
          "Of a residual, for cov.X, marginal.X and stderr.X: 1 if residuals are in standard deviations; else it is "
          "found")
      ->check(fromZero(true))
      ->group("Results");
  command
      .add_option("-w,--write", options.writes,
                  "NAME=FILE: an unknown, also as the file that it was read from, or at the solution stderr.X, cov.X, "
                  "marginal.X, correlation, dsol.P (of several unknowns "
                  "dsol.X.P) for data P, dual.C, violation.C of a constraint C, with --each each.iterations, "
                  "each.cost, each.why, " +
                      writableNames())
      ->allow_extra_args(false)
      ->group("Results");
}

/// `hgc doctor`; `choose` is called with the command when it was given.
inline void addDoctorCommand(CLI::App& app, Options& options,
                             const std::function<void(int (*)(const Options&))>& choose) {
  CLI::App* sub = app.add_subcommand("doctor", "Look for problems of hgc on this machine");
  sub->add_flag("--json", options.json, "One JSON object on standard output");
  sub->callback([choose] { choose(commandDoctor); });
}

/// `hgc model`; `choose` is called with the command when it was given.
inline void addModelCommands(CLI::App& app, Options& options,
                             const std::function<void(int (*)(const Options&))>& choose) {
  CLI::App* model = app.add_subcommand("model", "Show the learned costs of calls on this machine's devices");
  model->require_subcommand(1);
  const auto command = [&](const char* name, const char* doc, int (*execute)(const Options&)) {
    CLI::App* sub = model->add_subcommand(name, doc);
    sub->callback([choose, execute] { choose(execute); });
    return sub;
  };
  command("show", "List devices and calls", commandModelShow)
      ->add_flag("--json", options.json, "One JSON object on standard output");
  CLI::App* plot = command("plot", "Draw milliseconds against instances, by device (SVG)", commandModelPlot);
  plot->add_option("program", options.model, "What the names of programs begin with; all");
  plot->add_option("-o,--output", options.output, "FILE.svg: the file to write; - is standard output")
      ->check(endsIn(".svg", "it draws SVG"));
  command("reset", "Forget learned costs", commandModelReset)
      ->add_option("device", options.model, "Of this one, as hgc model show names it; all");
  CLI::App* calibrate = command("calibrate", "Measure what devices can do", commandModelCalibrate);
  calibrate->add_option("--device", options.device, "cpu or vulkan:N; all but software drivers");
  calibrate->add_option("--threads", options.threads, "CPU threads, 0 for all")->check(CLI::Range(0, 4096));
}

inline void addWriteOptions(CLI::App& command, Options& options) {
  command
      .add_option("-w,--write", options.writes,
                  "NAME=FILE: " + writableNames() + "; X an unknown or parameter, T a term, Y a field")
      ->allow_extra_args(false)
      ->group("Results");
}

}  // namespace hgc::tool
