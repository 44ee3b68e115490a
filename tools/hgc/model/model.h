#pragma once
/// What the commands that compile share: reading a model and planning it.
#include "compiler/compile.h"
#include "tools/hgc/run/data.h"

namespace hgc::tool {

/// A parsed program, and what it declares with the symbols that its derivatives read.
struct Model {
  ModulePtr module;
  Program program;
  std::set<KernelKind> kinds;  ///< that it is for
};

/// Reads and parses `options.model` (`-` is standard input), for kernels of `kinds`. Prints diagnostics; the error then
/// has no text.
Result<Model> readModel(const Options& options, const std::set<KernelKind>& kinds);
Result<Model> readModelAs(ReadAs as, const Options& options, const std::set<KernelKind>& kinds);

/// The plan of a model (`planTerms`, or with inlined fields `planInlined`) for the lengths that `bound` holds, or those
/// that `--lengths` names. Diagnostics as above.
Result<Plan> planModel(const Options& options, const Model& model, const Bound* bound,
                       FieldReads fields = FieldReads::FromMemory);

/// The data of a model. Where that fails, mistakes in the text are told first, since those in the data may come of
/// them.
Result<Bound> readBoundFor(const Model& model, const Options& options);

/// The plan of a model for these lengths. Diagnostics as above.
Result<Plan> planWith(const Options& options, const Model& model, const LengthSource& lengths, FieldReads fields);

/// The plan of what a front end gives with a topology for each term (`planApart`), for the lengths of `-b` or
/// `--lengths`. The source has its own diagnostics.
Result<Plan> planApartForData(const Options& options, const Model& model, const TermSource& source);

/// The plan for `-b`, if any is given, or for `--lengths`.
Result<Plan> planForData(const Options& options, const Model& model);

/// Of a plan what `--term` names, if anything: a topology has the name of the first term that had its shape.
Status keepTerm(const Options& options, Plan& plan);

/// What the command line says of compiling, without targets and kinds.
CompileOptions compileOptions(const Options& options);
Precision precisionOf(const Options& options);
Expansion expansionOf(const Options& options);

int commandBuild(const Options& options);
int commandEmit(const Options& options);
int commandEmbed(const Options& options);
int commandCheck(const Options& options);

}  // namespace hgc::tool
