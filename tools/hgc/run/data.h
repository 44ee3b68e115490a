#pragma once
/// What the commands that launch programs share: options, data, sessions. Needs the runtime alone.
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "ir/report/timings.h"
#include "runtime/session.h"
#include "runtime/solve/solve.h"
#include "runtime/split/exchange.h"
#include "tools/hgc/run/watch.h"

namespace hgc::tool {

/// The options that several commands take.
struct Options {
  std::string model;
  std::string output;
  std::vector<std::string> bindings;  ///< NAME=SOURCE
  std::vector<std::string> writes;    ///< NAME=FILE
  std::vector<std::string> watches;   ///< NAME:INSTANCE
  std::vector<std::string> lengths;   ///< NAME=A..B
  std::string target;
  std::string math = "strict";
  bool strict = false;  // of check
  std::string fma = "auto";
  std::string expand = "rule";
  std::string precision = "f64";
  std::string reduce = "auto";
  uint32_t unroll = 0;
  std::string progress = "auto";
  std::string device = "auto";
  std::string tier = "auto";  ///< first: no machine code is made; final: always
  std::string fallback = "warn";
  double deadline = 0;
  std::string color = "auto";
  std::string as;
  std::string term;
  std::string derivative;
  std::string wrt;                    ///< names of unknowns and parameters; empty: all unknowns
  std::string by;                     ///< names of data and parameters that become unknowns which solves keep
  std::string signature = "pointer";  ///< of C++ functions
  bool isStrict = false;              ///< C++ functions have the bits of kernels
  std::string depfile;
  std::string name;                      ///< of the namespace of a header
  std::vector<std::string> folders;      ///< where imports and C++ are looked for
  std::string cxxEnds = "left-out";      ///< sides of C++ that end without a result: left-out, nan
  std::string cxxBuild;                  ///< compile_commands.json or its folder
  std::string cxxAs;                     ///< a file of that build
  std::vector<std::string> cxxFlags;     ///< each an argument that may hold several
  std::vector<std::string> definitions;  ///< macros of C++: NAME, NAME=VALUE
  std::vector<std::string> warnings;     ///< `error` and `no-NAME`
  SolveOptions solve;
  std::string log, plot;           ///< files of a solve: its table, a picture of it
  std::vector<std::string> fixed;  ///< NAME:ROWS
  std::optional<double> residualVariance;
  int threads = 0;
  int rounds = 9;         ///< of measuring
  bool onDevice = false;  ///< launches alone are measured
  std::string triangle = "both";
  bool json = false;
  bool cache = false;  ///< what is compiled is kept for the next time
  std::string mpi = "auto";
  std::shared_ptr<Exchange> exchange = nullptr;  ///< with the other ranks that mpirun has started
  bool printAfterAll = false, timePasses = false, verifyEach = false;
  Timings* times = nullptr;  ///< learns what the stages take, for --time-passes; none otherwise
};

/// Whether this process says and writes what all ranks have: the first does.
bool speaks(const Options& options);

/// Prints `hgc: error: ...` and its hint, if it `speaks`; gives the exit status: 1, or 70 for an internal error. An
/// error without text was printed before.
int fail(const Options& options, const Error& error);
bool colored(const Options& options);

bool isArtefact(const std::string& path);

/// A file that is to be written, and what names it on the command line.
struct WrittenFile {
  std::string path, named;
};

/// An error if a file is to be written that is read, too: the program, what `-b` names, or one of `others`; or that is
/// to be written twice. It is for before anything is computed.
Status keepInputs(const Options& options, const std::vector<WrittenFile>& targets,
                  const std::vector<std::string>& others = {});

/// Reads every `-b`. Files first, so that generators find the sizes they need.
Result<Inputs> readInputs(const Program& program, const std::vector<std::string>& bindings);

/// Reads every `-b` and checks it against the program.
Result<Bound> readBound(const Program& program, const Options& options);

/// A program ready to launch, whether it came compiled or was compiled for this run.
struct Ready {
  ProgramPtr artefact;
  Bound bound;
  double compileMilliseconds = 0;
  /// Says where the first number that is not finite came from; not there for compiled programs, which have no graphs.
  std::function<std::string(const std::vector<GroupData>& groups)> nonfiniteOrigin;
  /// What an instance reads and computes, where fields have these values; not there for compiled programs either.
  std::function<Result<Watched>(const Watch& watch, const std::map<std::string, Array>& fields)> watched = nullptr;
};

/// Loads a `.hgk` file and binds its data.
Result<Ready> loadReady(const Options& options);

/// Whether a program that is not compiled yet has energies; also where that cannot be told before it is read.
bool mayHaveEnergies(const Options& options);

/// Loads, or compiles for what `--device` names where there is a compiler. `kinds` are the kernels that will run.
Result<Ready> makeReady(const Options& options, const std::set<KernelKind>& kinds);

Fused fusedMode(const Options& options);
SessionOptions sessionOptions(const Options& options, bool parameters);
/// Says on standard error what a session has warned of after its first `told` warnings. How many there are.
size_t sayWarnings(const Options& options, const Session& session, size_t told);

/// The commands. Each returns its exit status.
int commandRun(const Options& options);
int commandSolve(const Options& options);
int commandBench(const Options& options);
int commandExplain(const Options& options);
int commandDevices(const Options& options);
int commandDoctor(const Options& options);
int commandModelShow(const Options& options);
int commandModelPlot(const Options& options);
int commandModelReset(const Options& options);
/// Needs the compiler.
int commandModelCalibrate(const Options& options);

}  // namespace hgc::tool
