#include "tools/hgc/solve/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "tools/hgc/run/report.h"

namespace hgc::tool {
namespace {

/// Statistics of a term's residuals.
struct Spread {
  double rms = 0, largest = 0;
  int64_t instance = 0;  ///< the instance with the largest
};

Spread spreadOf(const Array& residuals, int64_t instances) {
  Spread spread;
  const auto count = static_cast<int64_t>(residuals.reals.size());
  if (count == 0) return spread;
  const int64_t width = count / instances;
  double sum = 0;
  for (int64_t k = 0; k < count; ++k) {
    const double value = std::fabs(residuals.reals[static_cast<size_t>(k)]);
    sum += value * value;
    if (value > spread.largest) spread.largest = value, spread.instance = k / width;
  }
  spread.rms = std::sqrt(sum / static_cast<double>(count));
  return spread;
}

/// Methods with line searches have no trust region.
bool hasRegion(const SolveIteration& iteration) { return iteration.radius > 0; }

bool isConstraint(const SolveReport& report, const std::string& name) {
  return std::ranges::find(report.constraints, name, &SolveConstraint::name) != report.constraints.end();
}

nlohmann::ordered_json iterationJson(const SolveIteration& i) {
  nlohmann::ordered_json json = {{"iteration", i.iteration},
                                 {"cost", i.cost},
                                 {"cost_change", i.costChange},
                                 {"gradient", i.gradient},
                                 {"step", i.step},
                                 {"ratio", i.ratio},
                                 {"radius", i.radius},
                                 {"length", i.length},
                                 {"inner", i.inner},
                                 {"shift", i.shift},
                                 {"start", i.isStart},
                                 {"accepted", i.isAccepted},
                                 {"ms", i.seconds * 1e3},
                                 {"elapsed_ms", i.elapsed * 1e3}};
  if (i.round > 0) json["round"] = i.round, json["penalty"] = i.penalty;
  return json;
}

std::string constraintLines(const SolveReport& report) {
  if (report.constraints.empty()) return "";
  std::string out = fmt::format("{:<11} {} round{}, penalty {:.2e}\n", "constraints", report.rounds,
                                report.rounds == 1 ? "" : "s", report.penalty);
  for (const SolveConstraint& c : report.constraints) {
    const bool isOne = c.dual.reals.size() == 1;
    const std::string multiplier = isOne ? fmt::format("multiplier {:.6g}", c.dual.reals.front())
                                         : fmt::format("multipliers of at most {:.6g}", c.largestDual);
    out += fmt::format("  {:<18} violation {:.2e} at instance {}, {}\n", c.name, c.largestViolation, c.instance,
                       multiplier);
  }
  return out;
}

}  // namespace

std::string solveHead(const SolveIteration& first) {
  const std::string shared =
      fmt::format("{:>4} {:>13} {:>12} {:>10} {:>10}", "iter", "cost", "change", "|gradient|", "|step|");
  return hasRegion(first) ? fmt::format("{} {:>10} {:>10} {:>10}\n", shared, "ratio", "radius", "ms")
                          : fmt::format("{} {:>10} {:>10}\n", shared, "length", "ms");
}

std::string solveLine(const SolveIteration& i) {
  const std::string round =
      i.round > 0 && i.isStart ? fmt::format("round {}, penalty {:.2e}\n", i.round, i.penalty) : "";
  const auto unlessStart = [&](double value) { return i.isStart ? "" : fmt::format("{:.2e}", value); };
  std::string line = fmt::format("{:>4} {:>13.6e} {:>12} {:>10.2e} {:>10}", i.iteration, i.cost,
                                 unlessStart(i.costChange), i.gradient, unlessStart(i.step));
  line += hasRegion(i) ? fmt::format(" {:>10} {:>10.2e}", unlessStart(i.ratio), i.radius)
                       : fmt::format(" {:>10}", unlessStart(i.length));
  return round + line + fmt::format(" {:>10.3f}{}\n", i.elapsed * 1e3, i.isAccepted ? "" : "  rejected");
}

std::string fixedPart(const SolveReport& report) {
  return report.fixed == 0 ? "" : fmt::format(" ({} fixed)", report.fixed);
}

std::string solveSummary(const SolveReport& report, const Evaluation& solution) {
  const char* how = isConverged(report.ending) ? "solved" : "not solved";
  std::string out = fmt::format("{:<11} {}\n", how, report.why);
  for (const std::string& note : report.notes) out += fmt::format("{:<11} {}\n", "note", note);
  out += fmt::format("{:<11} {:.17g}, from {:.10g}\n", "cost", report.cost, report.initialCost);
  out += fmt::format("{:<11} {} unknowns{}, {} residuals, by {}\n", "size", report.unknowns, fixedPart(report),
                     report.residuals, nameOf(report.method));
  for (const auto& [name, residuals] : solution.residuals) {
    if (isConstraint(report, name)) continue;
    const Spread spread = spreadOf(residuals, solution.terms.at(name).instances);
    out += fmt::format("  {:<18} rms {:.6g}, largest {:.6g} at instance {}\n", name, spread.rms, spread.largest,
                       spread.instance);
  }
  out += constraintLines(report);
  out += deviceLine(solution);
  const SolveTimes& t = report.times;
  return out + fmt::format("{:<11} {:.3f} ms: values {:.3f}, derivatives {:.3f}, steps {:.3f}\n", "time", t.total * 1e3,
                           t.values * 1e3, t.linearised * 1e3, t.steps * 1e3);
}

std::string solveJson(const SolveReport& report, const Evaluation& solution) {
  nlohmann::ordered_json json;
  json["method"] = nameOf(report.method);
  json["converged"] = isConverged(report.ending);
  json["ending"] = nameOf(report.ending);
  json["why"] = report.why;
  json["initial_cost"] = report.initialCost;
  json["cost"] = report.cost;
  json["warnings"] = report.warnings;
  json["notes"] = report.notes;
  json["unknowns"] = report.unknowns;
  json["fixed"] = report.fixed;
  json["residuals"] = report.residuals;
  for (const SolveIteration& iteration : report.iterations) json["iterations"].push_back(iterationJson(iteration));
  for (const auto& [name, residuals] : solution.residuals) {
    if (isConstraint(report, name)) continue;
    const Spread spread = spreadOf(residuals, solution.terms.at(name).instances);
    json["terms"][name] = {{"rms", spread.rms}, {"largest", spread.largest}, {"instance", spread.instance}};
  }
  if (!report.constraints.empty()) json["rounds"] = report.rounds, json["penalty"] = report.penalty;
  for (const SolveConstraint& c : report.constraints) {
    auto& own = json["constraints"][c.name] = {{"violation", c.largestViolation}, {"instance", c.instance}};
    if (c.dual.reals.size() == 1) own["multiplier"] = c.dual.reals.front();
    else own["largest_multiplier"] = c.largestDual;
  }
  json["device"] = solution.device;
  json["fma"] = solution.fused;
  const SolveTimes& t = report.times;
  json["times_ms"] = {{"values", t.values * 1e3},
                      {"derivatives", t.linearised * 1e3},
                      {"steps", t.steps * 1e3},
                      {"total", t.total * 1e3}};
  return jsonText(json);
}

}  // namespace hgc::tool
