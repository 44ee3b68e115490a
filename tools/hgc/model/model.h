#pragma once
/// Reads and plans programs, for all commands that compile.
#include "compiler/compile.h"
#include "tools/hgc/run/data.h"

namespace hgc::tool {

/// A parsed program, and its declarations with the symbols that its derivatives read.
struct Model {
  ModulePtr module;
  Program program;
  std::set<KernelKind> kinds;  ///< the kinds of kernels that it is for
};

/// Reads and parses `options.model` (`-` is standard input), for kernels of `kinds`. Prints diagnostics; an error that
/// was printed has no text.
Result<Model> readModel(const Options& options, const std::set<KernelKind>& kinds);
Result<Model> readModelAs(ReadAs as, const Options& options, const std::set<KernelKind>& kinds);

/// The plan of a model (`planTerms`, or with inlined fields `planInlined`) for the lengths in `bound`, or else those of
/// `--lengths`. Prints diagnostics.
Result<Plan> planModel(const Options& options, const Model& model, const Bound* bound,
                       FieldReads fields = FieldReads::FromMemory);

/// Reads and binds the data of a model. Mistakes in the program are reported first, since they can cause those in the
/// data.
Result<Bound> readBoundFor(const Model& model, const Options& options);

/// The plan of a model for these lengths. Prints diagnostics.
Result<Plan> planWith(const Options& options, const Model& model, const LengthSource& lengths, FieldReads fields);

/// The plan with a topology for each term (`planApart`), for the lengths of `-b` or `--lengths`.
Result<Plan> planApartForData(const Options& options, const Model& model, const TermSource& source);

/// The plan for the lengths of `-b`, if given, or of `--lengths`.
Result<Plan> planForData(const Options& options, const Model& model);

/// Keeps only the topology that `--term` names, if given: it has the name of its first term.
Status keepTerm(const Options& options, Plan& plan);

/// The options of compiling from the command line, without targets and kinds.
CompileOptions compileOptions(const Options& options);
Precision precisionOf(const Options& options);

int commandBuild(const Options& options);
int commandEmit(const Options& options);
int commandEmbed(const Options& options);
int commandCheck(const Options& options);

/// Of constants that become 0: the first one, where it is, and how many more there are. Constants of the standard
/// library may become 0. Empty if there are none.
std::string lostConstants(const Program& program, const Plan& plan);

/// The same of numbers of the data that become 0 or infinite, with the file of the first one.
std::string lostNumbers(const Program& program, const Bound& bound, const std::vector<std::string>& bindings);

}  // namespace hgc::tool
