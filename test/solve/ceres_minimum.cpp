/// Lets Ceres minimise the residuals of a program, by its own steps, manifolds and bounds: random_minima.py compares.
///
///   hgc-ceres-minimum [--forget-callback] FOLDER UNKNOWN:MANIFOLD:ROWS...
///
/// The folder has problem.hg and an array NAME.npy of each symbol; for each unknown it gets NAME.found.npy. The
/// manifold is `flat`, or one of std.manifold; rows, with commas between, stay where they are.
#include <ceres/ceres.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <sstream>

#include "adapters/ceres.h"
#include "compiler/library/program_text.h"
#include "runtime/data/input.h"
#include "tools/io/sources.h"

namespace {

struct Unknown {
  std::string name, manifold;
  std::vector<int64_t> fixed, shape;
  std::vector<double> numbers;
};

Unknown parse(const std::string& text) {
  Unknown unknown;
  std::istringstream from(text);
  std::getline(from, unknown.name, ':');
  std::getline(from, unknown.manifold, ':');
  for (std::string row; std::getline(from, row, ',');) unknown.fixed.push_back(std::stoll(row));
  return unknown;
}

/// As in std.manifold: a quaternion (x, y, z, w) turns by a rotation vector, a direction moves along the sphere. Poses
/// are their numbers here: where a rotation vector is not near a full turn the minima are the same.
ceres::Manifold* manifoldOf(const std::string& name) {
  if (name == "Quat") return new ceres::EigenQuaternionManifold;
  if (name == "S2") return new ceres::SphereManifold<3>;
  return nullptr;
}

/// Manifolds, bounds and rows that stay, of what the problem reads; blocks are rows, or scalars of plain unknowns.
void constrain(ceres::Problem& problem, Unknown& unknown, const hgc::Symbol& symbol) {
  const size_t width = unknown.numbers.size() / static_cast<size_t>(unknown.shape[0]);
  for (size_t k = 0; k < unknown.numbers.size(); ++k) {
    double* const at = &unknown.numbers[k];
    if (!problem.HasParameterBlock(at)) continue;
    if (ceres::Manifold* const manifold = manifoldOf(unknown.manifold)) problem.SetManifold(at, manifold);
    if (std::ranges::count(unknown.fixed, static_cast<int64_t>(k / width)) > 0) {
      problem.SetParameterBlockConstant(at);
      continue;
    }
    for (int c = 0; c < problem.ParameterBlockSize(at); ++c) {
      if (std::isfinite(symbol.lowest)) problem.SetParameterLowerBound(at, c, symbol.lowest);
      if (std::isfinite(symbol.highest)) problem.SetParameterUpperBound(at, c, symbol.highest);
    }
  }
}

hgc::Result<hgc::Inputs> read(const std::string& folder, const hgc::Program& program) {
  hgc::Inputs inputs;
  for (const hgc::Symbol& symbol : program.symbols) {
    if (symbol.kind == hgc::SymbolKind::Field) continue;
    auto file = hgc::Input::open(folder + "/" + symbol.name + ".npy");
    if (!file) return file.error();
    auto array = hgc::readNpy(*file);
    if (!array) return array.error();
    inputs.arrays[symbol.name] = std::move(*array);
  }
  return inputs;
}

hgc::Status minimise(hgc::Session& session, const hgc::Program& program, std::vector<Unknown>& unknowns,
                     bool hasCallback) {
  std::map<std::string, double*> places;
  for (Unknown& unknown : unknowns) places[unknown.name] = unknown.numbers.data();
  hgc::ceres::Residuals residuals(session, places);
  ceres::Problem::Options own;
  if (hasCallback) own.evaluation_callback = &residuals;
  ceres::Problem problem(own);
  for (const hgc::Term& term : program.terms) {
    if (term.kind != hgc::TermKind::Residual) continue;
    if (const hgc::Status done = residuals.addWithLossTo(problem, term.name); !done) return done.error();
  }
  for (Unknown& unknown : unknowns)
    constrain(problem, unknown, *std::ranges::find(program.symbols, unknown.name, &hgc::Symbol::name));
  ceres::Solver::Options options;
  options.max_num_iterations = 500;
  options.function_tolerance = options.parameter_tolerance = 1e-14;
  options.gradient_tolerance = 1e-12;
  options.logging_type = ceres::SILENT;
  ceres::Solver::Summary summary;
  ceres::Solve(options, &problem, &summary);
  std::printf("%s\n", summary.BriefReport().c_str());
  if (const hgc::Status done = residuals.status(); !done) return done.error();
  return summary.IsSolutionUsable() ? hgc::Status(hgc::Done{}) : hgc::Status(hgc::Error{summary.message, ""});
}

hgc::Status solve(const std::string& folder, std::vector<Unknown>& unknowns, bool hasCallback) {
  std::vector<hgc::Message> messages;
  const auto text = hgc::ProgramText::ofFile(folder + "/problem.hg", {}, messages);
  if (!text) return text.error();
  const hgc::Program& program = (*text)->program();
  auto inputs = read(folder, program);
  if (!inputs) return inputs.error();
  for (Unknown& unknown : unknowns) {
    unknown.numbers = inputs->arrays[unknown.name].reals;
    unknown.shape = inputs->arrays[unknown.name].shape;
  }
  auto built =
      (*text)->build(*inputs, {.device = "cpu", .derivatives = "linearise,residual", .tier = "first"}, messages);
  if (!built) return built.error();
  auto session = hgc::Session::open(built->program, std::move(built->bound), {.device = "cpu:first", .threads = 1});
  if (!session) return session.error();
  if (const hgc::Status done = minimise(*session, program, unknowns, hasCallback); !done) return done.error();
  for (const Unknown& unknown : unknowns) {
    const hgc::Array found = hgc::Array::of(unknown.shape, unknown.numbers);
    const hgc::Status done = hgc::writeArray(folder + "/" + unknown.name + ".found.npy", found);
    if (!done) return done.error();
  }
  return hgc::Done{};
}

}  // namespace

int main(int argc, char** argv) {  // NOLINT(bugprone-exception-escape): only for want of memory
  std::vector<Unknown> unknowns;
  const bool hasCallback = argc < 2 || std::string_view(argv[1]) != "--forget-callback";
  const int folder = hasCallback ? 1 : 2;
  for (int k = folder + 1; k < argc; ++k) unknowns.push_back(parse(argv[k]));
  if (unknowns.empty()) return std::fprintf(stderr, "usage: hgc-ceres-minimum FOLDER UNKNOWN:MANIFOLD:ROWS...\n"), 2;
  const hgc::Status done = solve(argv[folder], unknowns, hasCallback);
  if (!done) return std::fprintf(stderr, "%s\n", done.error().message.c_str()), 1;
  return 0;
}
