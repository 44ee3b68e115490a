#pragma once
/// What the commands of `hgc` share: reading a model, binding data, compiling.
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "compiler/compile.h"
#include "runtime/session.h"

namespace hgc::tool {

/// The options that several commands take.
struct Options {
  std::string model;
  std::string output;
  std::vector<std::string> bindings;  ///< NAME=SOURCE
  std::vector<std::string> writes;    ///< NAME=FILE
  std::vector<std::string> lengths;   ///< NAME=A..B
  std::vector<std::string> includes;
  std::string target;
  std::string math = "strict";
  std::string fma = "auto";
  std::string precision = "f64";
  std::string device = "auto";
  std::string fallback = "warn";
  std::string color = "auto";
  std::string as;
  std::string term;
  std::string derivative;
  std::string depfile;
  int threads = 0;
  bool json = false;
  bool printAfterAll = false, timePasses = false, verifyEach = false;
};

/// Prints `hgc: error: ...` and its hint; gives the exit status 1.
int fail(const Options& options, const Error& error);
bool colored(const Options& options);

/// A parsed program with the diagnostics of its making.
struct Model {
  ModulePtr module;
  const Program& program() const { return programOf(*module); }
};

/// Reads and parses `options.model` (`-` is standard input). Prints diagnostics; nothing on error.
std::optional<Model> readModel(const Options& options);

bool isArtefact(const std::string& path);

/// Reads every `-b`. Files first, so that generators find the sizes they need.
Result<Inputs> readInputs(const Program& program, const std::vector<std::string>& bindings);

/// The plan of a model for the lengths that `bound` holds, or those that `--lengths` names. Prints diagnostics.
std::optional<Plan> planModel(const Options& options, const Model& model, const Bound* bound);

FmaMode fmaMode(const Options& options);
Fused fusedMode(const Options& options);
PipelineHooks hooksOf(const Options& options);

/// A program ready to launch, whether it came compiled or was compiled for this run.
struct Ready {
  Artefact artefact;
  Bound bound;
  double compileMilliseconds = 0;
};

/// Compiles for what `--device` names, or loads; binds. `kinds` are the kernels that will run. Prints errors.
std::optional<Ready> makeReady(const Options& options, const std::set<KernelKind>& kinds);

SessionOptions sessionOptions(const Options& options, bool parameters);

int commandBuild(const Options& options);
int commandEmit(const Options& options);
int commandRun(const Options& options);
int commandCheck(const Options& options);
int commandBench(const Options& options);
int commandDevices(const Options& options);

}  // namespace hgc::tool
