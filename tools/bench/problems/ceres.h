#pragma once
// What the Ceres programs beside hgc share: options, and the line of results.
#include <ceres/ceres.h>

#include <cstdio>

/// Solves the problem on one thread, and prints the cost and the milliseconds of each iteration as a line of JSON.
/// Tolerances are Ceres' defaults, as those of hgc are, but for `function`. Returns the exit status.
inline int solveAndPrint(ceres::Problem& problem, ceres::LinearSolverType solver, int iterations, double function) {
  ceres::Solver::Options options;
  options.linear_solver_type = solver;
  options.num_threads = 1;
  options.max_num_iterations = iterations;
  options.function_tolerance = function;
  options.logging_type = ceres::SILENT;
  ceres::Solver::Summary summary;
  ceres::Solve(options, &problem, &summary);
  std::printf("{\"cost\": %.17g, \"milliseconds\": [", summary.final_cost);
  for (size_t i = 1; i < summary.iterations.size(); ++i)
    std::printf("%s%.9g", i > 1 ? ", " : "", 1e3 * summary.iterations[i].iteration_time_in_seconds);
  std::printf("]}\n");
  return summary.IsSolutionUsable() ? 0 : 1;
}
