#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>

#include "tools/hgc/run/report.h"
#include "tools/hgc/solve/table.h"
#include "tools/io/sources.h"

namespace hgc::tool {
namespace {

/// The worst problems: first those that have not converged, then those with the largest cost.
std::vector<size_t> worstOf(const EachReport& each) {
  constexpr size_t kShown = 3;
  std::vector<size_t> problems(each.cost.size());
  std::iota(problems.begin(), problems.end(), size_t{0});
  const auto badnessOf = [&](size_t p) {
    const bool isFinite = each.endings[p] != SolveEnding::NotFinite;
    return std::tuple(isConverged(each.endings[p]), isFinite, isFinite ? -each.cost[p] : 0, p);
  };
  const size_t shown = std::min(kShown, problems.size());
  std::ranges::partial_sort(problems, problems.begin() + static_cast<int64_t>(shown), {}, badnessOf);
  problems.resize(shown);
  return problems;
}

/// The least, the largest and the mean number of iterations.
struct IterationSpread {
  int64_t least = 0, most = 0;
  double mean = 0;
};

IterationSpread iterationsOf(const EachReport& each) {
  if (each.iterations.empty()) return {};
  const auto [least, most] = std::ranges::minmax(each.iterations);
  const auto sum = std::accumulate(each.iterations.begin(), each.iterations.end(), int64_t{0});
  return {least, most, static_cast<double>(sum) / static_cast<double>(each.iterations.size())};
}

}  // namespace

Status writeEach(const std::vector<Write>& writes, const EachReport& each) {
  const auto count = std::ssize(each.cost);
  for (const Write& write : writes) {
    std::vector<int32_t> numbers;
    for (int64_t p = 0; p < count && write.what != "each.cost"; ++p) {
      const auto at = static_cast<size_t>(p);
      numbers.push_back(write.what == "each.why" ? static_cast<int32_t>(each.endings[at])
                                                 : static_cast<int32_t>(each.iterations[at]));
    }
    const Array array = write.what == "each.cost" ? Array::of({count}, std::vector<double>(each.cost))
                                                  : Array::of({count}, std::move(numbers));
    if (const Status done = writeArray(write.path, array); !done) return done;
  }
  return Done{};
}

std::string eachSummary(const SolveReport& report, const Evaluation& solution) {
  const EachReport& each = report.each;
  const IterationSpread spread = iterationsOf(each);
  std::string out = fmt::format("{:<11} {}\n", isConverged(report.ending) ? "solved" : "not solved", report.why);
  out += fmt::format("{:<11} {} to {}, {:.2f} on average\n", "iterations", spread.least, spread.most, spread.mean);
  const auto left = std::ranges::count_if(each.cost, [](double cost) { return !std::isfinite(cost); });
  out += fmt::format("{:<11} {:.17g} in all, from {:.10g}{}\n", "cost", report.cost, report.initialCost,
                     left == 0 ? "" : fmt::format(", without {} that are NaN or infinite", left));
  for (const size_t p : worstOf(each))
    out += fmt::format("  problem {:<10} cost {:.6g}, {} iterations, ends by {}\n", p, each.cost[p], each.iterations[p],
                       nameOf(each.endings[p]));
  out +=
      fmt::format("{:<11} {} problems, {} unknowns{}\n", "size", each.cost.size(), report.unknowns, fixedPart(report));
  out += deviceLine(solution);
  const SolveTimes& t = report.times;
  return out + fmt::format("{:<11} {:.3f} ms: derivatives {:.3f}, steps {:.3f}\n", "time", t.total * 1e3,
                           t.linearised * 1e3, t.steps * 1e3);
}

std::string eachJson(const SolveReport& report, const Evaluation& solution) {
  const EachReport& each = report.each;
  const IterationSpread spread = iterationsOf(each);
  nlohmann::ordered_json json;
  json["method"] = nameOf(report.method);
  json["converged"] = isConverged(report.ending);
  json["why"] = report.why;
  json["problems"] = each.cost.size();
  json["endings"] = nlohmann::ordered_json::object();
  std::map<SolveEnding, int64_t> counts;
  for (const SolveEnding ending : each.endings) ++counts[ending];
  for (const auto& [ending, count] : counts) json["endings"][nameOf(ending)] = count;
  json["iterations"] = {{"least", spread.least}, {"most", spread.most}, {"mean", spread.mean}};
  json["initial_cost"] = report.initialCost;
  json["cost"] = report.cost;
  json["worst"] = nlohmann::ordered_json::array();
  for (const size_t p : worstOf(each))
    json["worst"].push_back({{"problem", p},
                             {"cost", each.cost[p]},
                             {"iterations", each.iterations[p]},
                             {"ending", nameOf(each.endings[p])}});
  json["warnings"] = report.warnings;
  json["unknowns"] = report.unknowns;
  json["fixed"] = report.fixed;
  json["device"] = solution.device;
  json["fma"] = solution.fused;
  const SolveTimes& t = report.times;
  json["times_ms"] = {{"derivatives", t.linearised * 1e3}, {"steps", t.steps * 1e3}, {"total", t.total * 1e3}};
  return jsonText(json);
}

}  // namespace hgc::tool
