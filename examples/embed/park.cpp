/// Drives the car of control.hg around a rock, by IPOPT and by hgc itself: both come to the same. With an argument
/// IPOPT compares derivatives with differences first.
#include <array>
#include <cmath>
#include <coin/IpSolveStatistics.hpp>
#include <cstdio>
#include <vector>

#include "adapters/ipopt.h"
#include "control.h"
#include "runtime/solve/solve.h"

namespace {

/// On the straight way, through the rock.
struct Start {
  static constexpr size_t kSteps = 24;

  std::vector<std::array<double, 2>> places;
  std::vector<double> none = std::vector<double>(kSteps);
  std::array<double, 2> start = {0, 0}, goal = {6, 0}, rock = {3, -0.2};

  Start() {
    for (size_t t = 0; t < kSteps; ++t) places.push_back({6.0 * static_cast<double>(t) / (kSteps - 1), 0});
  }
  control::Session open() const {
    control::Session kernels({.device = "cpu"});
    kernels.place(places).heading(none).speed(none).push(none).turn(none).start(start).goal(goal).rock(rock);
    return kernels;
  }
};

}  // namespace

int main(int argc, char**) {  // NOLINT(bugprone-exception-escape): only for want of memory
  const Start start;
  control::Session kernels = start.open();
  const auto session = kernels.session();
  if (!session) return std::fprintf(stderr, "%s\n", session.error().message.c_str()), 1;
  const Ipopt::SmartPtr<hgc::ipopt::Problem> problem = new hgc::ipopt::Problem(**session);
  const Ipopt::SmartPtr<Ipopt::IpoptApplication> solver = IpoptApplicationFactory();
  solver->Options()->SetIntegerValue("print_level", argc > 1 ? 4 : 0);
  if (argc > 1) solver->Options()->SetStringValue("derivative_test", "second-order");
  solver->Options()->SetStringValue("sb", "yes");
  solver->Options()->SetNumericValue("tol", 1e-10);
  solver->Initialize();
  const auto ending = solver->OptimizeTNLP(Ipopt::GetRawPtr(problem));
  if (ending != Ipopt::Solve_Succeeded) return std::fprintf(stderr, "IPOPT ends with %d\n", ending), 1;
  const std::vector<double> clear = problem->dual("clear");
  std::printf("IPOPT: cost %.6f, the largest multiplier of `clear` %.4f, %d iterations\n", problem->cost(),
              *std::min_element(clear.begin(), clear.end()), static_cast<int>(solver->Statistics()->IterationCount()));

  control::Session again = start.open();
  const auto own = again.session();
  const auto report = own ? hgc::solve(**own, {.costTolerance = 1e-12}) : hgc::Result<hgc::SolveReport>(own.error());
  if (!report) return std::fprintf(stderr, "%s\n", report.error().message.c_str()), 1;
  const auto& duals = std::ranges::find(report->constraints, "clear", &hgc::SolveConstraint::name)->dual.reals;
  std::printf("hgc: cost %.6f, the largest multiplier of `clear` %.4f, %zu iterations\n", report->cost,
              *std::min_element(duals.begin(), duals.end()), report->iterations.size());
  double off = 0;
  for (size_t t = 0; t < duals.size(); ++t) off = std::max(off, std::fabs(duals[t] - clear[t]));
  std::printf("multipliers differ by %s\n", off < 1e-5 ? "less than 1e-5" : std::to_string(off).c_str());
  return 0;
}
