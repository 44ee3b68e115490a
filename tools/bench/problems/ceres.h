#pragma once
// What the Ceres programs beside hgc share: the options of hgc's defaults, and the line of results.
#include <ceres/ceres.h>

#include <cstdio>

/// The problem solved by one thread, with tolerances that only `function` ends; prints the cost and the milliseconds of
/// each iteration as a line of JSON. Returns the exit status.
inline int solveAndPrint(ceres::Problem& problem, ceres::LinearSolverType solver, int iterations, double function) {
  ceres::Solver::Options options;
  options.linear_solver_type = solver;
  options.num_threads = 1;
  options.max_num_iterations = iterations;
  options.function_tolerance = function;
  options.gradient_tolerance = options.parameter_tolerance = 0;
  options.logging_type = ceres::SILENT;
  ceres::Solver::Summary summary;
  ceres::Solve(options, &problem, &summary);
  std::printf("{\"cost\": %.17g, \"milliseconds\": [", summary.final_cost);
  for (size_t i = 1; i < summary.iterations.size(); ++i)
    std::printf("%s%.9g", i > 1 ? ", " : "", 1e3 * summary.iterations[i].iteration_time_in_seconds);
  std::printf("]}\n");
  return summary.IsSolutionUsable() ? 0 : 1;
}
