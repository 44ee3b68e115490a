#pragma once
/// Options, data and sessions of the commands that launch programs. Needs only the runtime.
#include <functional>
#include <memory>
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
  bool strict = false;  ///< of check
  std::string fma = "auto";
  std::string expand = "rule";
  std::string precision = "f64";
  std::string reduce = "auto";
  uint32_t unroll = 0;
  std::string progress = "auto";
  std::string device = "auto";
  std::string tier = "auto";  ///< first: without machine code; final: with it
  /// Seconds after which machine code is compiled beside an interpreter that `auto` begins with; none: never.
  std::optional<double> codeAfter = std::nullopt;
  std::string fallback = "warn";
  double deadline = 0;
  std::string color = "auto";
  std::string as;
  std::string term;
  std::string derivative;
  std::string wrt;                    ///< names of unknowns and parameters; empty: all unknowns
  std::string by;                     ///< names of data and parameters that become unknowns, which solves keep fixed
  std::string signature = "pointer";  ///< of C++ functions
  bool isStrict = false;              ///< C++ functions have the bits of kernels
  std::string depfile;
  std::string name;                      ///< of the namespace of a header
  std::vector<std::string> folders;      ///< where imports and C++ headers are searched
  std::string cxxEnds = "left-out";      ///< the result of C++ branches without one: left-out, nan
  std::string cxxBuild;                  ///< compile_commands.json or its folder
  std::string cxxAs;                     ///< a file of that build
  std::vector<std::string> cxxFlags;     ///< each an argument that may hold several
  std::vector<std::string> definitions;  ///< macros of C++: NAME, NAME=VALUE
  std::vector<std::string> warnings;     ///< `error` and `no-NAME`
  SolveOptions solve;
  std::string log, plot;           ///< files of a solve: its table, its chart
  std::vector<std::string> fixed;  ///< NAME:ROWS
  std::optional<double> residualVariance;
  int threads = 0;
  int rounds = 9;         ///< of measuring
  bool onDevice = false;  ///< only launches are measured
  std::string triangle = "both";
  bool json = false;
  bool cache = false;  ///< use the compile cache
  std::string mpi = "auto";
  std::shared_ptr<Exchange> exchange = nullptr;  ///< with the other ranks that mpirun has started
  bool printAfterAll = false, timePasses = false, verifyEach = false;
  Timings* times = nullptr;  ///< collects the times of stages for --time-passes
  /// Messages that were printed: where one set of kernels after another is tried, the program is read for each.
  std::shared_ptr<std::set<std::string>> said = std::make_shared<std::set<std::string>>();
};

/// Whether this process prints and writes results: only the first rank does.
bool speaks(const Options& options);

/// Prints `hgc: error: ...` and the hint, on the first rank, and returns the exit status: 1, or 70 for an internal
/// error. An error without text was printed before.
int fail(const Options& options, const Error& error);
bool colored(const Options& options);

bool isArtefact(const std::string& path);

/// A file to write, and its option on the command line.
struct WrittenFile {
  std::string path, named;
};

/// An error if a file to write is also read (the program, a source of `-b`, or one of `others`), or written twice.
/// Called before anything is computed.
Status keepInputs(const Options& options, const std::vector<WrittenFile>& targets,
                  const std::vector<std::string>& others = {});

/// Reads every `-b`: files first, since generators need the sizes from these.
Result<Inputs> readInputs(const Program& program, const std::vector<std::string>& bindings);

/// Reads every `-b` and binds it to the program; unless `isWhole`, the rest stays unbound.
Result<Bound> readBound(const Program& program, const Options& options, bool isWhole = true);

/// A compiled program with its data.
struct Ready {
  ProgramPtr artefact;
  Bound bound;
  double compileMilliseconds = 0;
  /// Describes where the first non-finite number came from; null for `.hgk` files, which have no graphs.
  std::function<std::string(const std::vector<GroupData>& groups, const std::map<std::string, Array>& moved)>
      nonfiniteOrigin;
  /// Computes the values of an instance, given the values of fields; null for `.hgk` files.
  std::function<Result<Watched>(const Watch& watch, const std::map<std::string, Array>& fields)> watched = nullptr;
  std::shared_ptr<LaterProgram> later = nullptr;  ///< for `SessionOptions::later`
};

/// Loads a `.hgk` file and binds its data.
Result<Ready> loadReady(const Options& options);

/// Whether a program that is not compiled has energies; true if that is unknown before it is read.
bool mayHaveEnergies(const Options& options);

/// Loads a `.hgk` file, or compiles kernels of `kinds` for `--device`.
Result<Ready> makeReady(const Options& options, const std::set<KernelKind>& kinds);

SessionOptions sessionOptions(const Options& options, bool parameters);
/// Prints the warnings of a session after the first `told`, and returns how many there are.
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
