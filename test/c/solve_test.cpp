/// Solving by the C interface.
#include <cmath>
#include <cstdio>
#include <string>

#include "test/c/c_calls.h"

namespace hgc::test {
namespace {

using CReport = std::unique_ptr<hgc_report, Freed<hgc_report_free>>;

constexpr const char* kLineFit =
    "dim N;\nvar a : real;\nvar b : real[2];\ndata x : real[N];\ndata y : real[N];\n"
    "residual r[i in N] = a * x[i] + b[0] - y[i];\n";

CSession openFit() {
  const CProgram program = compiled(kLineFit);
  const CInputs inputs = anew<hgc_inputs, CInputs>(hgc_inputs_new);
  const std::vector<double> zero = {0}, two = {0, 7}, x = {0, 1, 2, 3}, y = {1, 3, 5, 7};
  const CArray a(HGC_F64, {}, zero), b(HGC_F64, {2}, two), xs(HGC_F64, {4}, x), ys(HGC_F64, {4}, y);
  done(hgc_bind(inputs.get(), "a", &a.array));
  done(hgc_bind(inputs.get(), "b", &b.array));
  done(hgc_bind(inputs.get(), "x", &xs.array));
  done(hgc_bind(inputs.get(), "y", &ys.array));
  hgc_session_options options = onCpu();
  options.derivatives = "gradient,linearise";
  return opened(program, inputs, options);
}

TEST(CSolve, SolvesEachRow) {
  const CProgram program =
      compiled("dim P = 3;\nvar a : real[P];\ndata c : real[P];\nresidual r[p in P] = a[p] * a[p] - c[p];\n");
  const CInputs inputs = anew<hgc_inputs, CInputs>(hgc_inputs_new);
  const std::vector<double> start = {1, 2, 2}, squares = {2, 4, NAN};
  const CArray a(HGC_F64, {3}, start), c(HGC_F64, {3}, squares);
  done(hgc_bind(inputs.get(), "a", &a.array));
  done(hgc_bind(inputs.get(), "c", &c.array));
  hgc_session_options how = onCpu();
  how.derivatives = "gauss-newton";
  const CSession session = opened(program, inputs, how);
  const CReport report = anew<hgc_report, CReport>(hgc_report_new);
  hgc_solve_options options = HGC_INIT(hgc_solve_options);
  options.each = "P";
  done(hgc_solve(session.get(), &options, report.get()));
  hgc_each_view each = HGC_INIT(hgc_each_view);
  done(hgc_report_each(report.get(), &each));
  ASSERT_EQ(each.count, 3U);
  EXPECT_GT(each.iterations[0], 0);
  EXPECT_LT(each.cost[0], 1e-12);
  EXPECT_EQ(each.iterations[1], 0);
  EXPECT_EQ(each.endings[1], 0);
  EXPECT_EQ(each.endings[2], 7);
}

TEST(CSolve, FindsTheLine) {
  for (const char* linear : {"dense", "sparse"}) {
    const CSession session = openFit();
    const CReport report = anew<hgc_report, CReport>(hgc_report_new);
    int told = 0;
    hgc_solve_options options = HGC_INIT(hgc_solve_options);
    options.linear = linear;
    options.observe_context = &told;
    options.observe = [](void* context, const hgc_solve_iteration* iteration) {
      EXPECT_EQ(iteration->iteration, (*static_cast<int*>(context))++);
      return 0;
    };
    done(hgc_solve(session.get(), &options, report.get()));
    hgc_report_view view = HGC_INIT(hgc_report_view);
    done(hgc_report_get(report.get(), &view));
    EXPECT_TRUE(view.is_converged) << view.why;
    EXPECT_EQ(view.initial_cost, 42);
    EXPECT_LT(view.cost, 1e-6);
    EXPECT_EQ(view.unknowns, 3);
    EXPECT_EQ(view.residuals, 4);
    EXPECT_EQ(view.iteration_count, static_cast<size_t>(told));
    ASSERT_EQ(view.warning_count, 1U);
    EXPECT_STREQ(hgc_report_warning(report.get(), 0), "no residual changes with `b[1]` at the start");
    EXPECT_EQ(hgc_report_warning(report.get(), 1), nullptr);
    hgc_solve_iteration row = HGC_INIT(hgc_solve_iteration);
    ASSERT_TRUE(hgc_report_iteration(report.get(), 0, &row));
    EXPECT_TRUE(row.is_start);
    EXPECT_EQ(row.cost, 42);
    EXPECT_FALSE(hgc_report_iteration(report.get(), view.iteration_count, &row));

    const CResult result = anew<hgc_result, CResult>(hgc_result_new);
    hgc_view values = HGC_INIT(hgc_view);
    done(hgc_values(session.get(), "b", result.get()));
    done(hgc_result_array(result.get(), HGC_SYMBOL, "b", &values));
    ASSERT_EQ(values.count, 2U);
    EXPECT_NEAR(static_cast<const double*>(values.numbers)[0], 1, 1e-3);
    EXPECT_EQ(static_cast<const double*>(values.numbers)[1], 7);
  }
}

TEST(CSolve, TellsHowExactTheLineIs) {
  const CProgram program = compiled(
      "dim N;\nvar a : real;\nvar b : real;\ndata x : real[N];\nresidual r[i in N] = a * x[i] + b - x[i] * x[i];\n");
  const CInputs inputs = anew<hgc_inputs, CInputs>(hgc_inputs_new);
  const std::vector<double> zero = {0}, x = {-1, 0, 1};
  const CArray start(HGC_F64, {}, zero), xs(HGC_F64, {3}, x);
  done(hgc_bind(inputs.get(), "a", &start.array));
  done(hgc_bind(inputs.get(), "b", &start.array));
  done(hgc_bind(inputs.get(), "x", &xs.array));
  hgc_session_options options = onCpu();
  options.derivatives = "gradient,linearise";
  const CSession session = opened(program, inputs, options);
  const CReport report = anew<hgc_report, CReport>(hgc_report_new);
  done(hgc_solve(session.get(), nullptr, report.get()));
  const CResult result = anew<hgc_result, CResult>(hgc_result_new);
  // The sum of the squares of x is 2; residuals are 1/3, -2/3, 1/3 about the line b = 2/3.
  const std::vector<std::pair<double, double>> byVariance = {{0, 2.0 / 3 / 2}, {8, 4}};
  for (const auto& [variance, expected] : byVariance) {
    done(hgc_covariance(session.get(), "cov.a", variance, nullptr, result.get()));
    hgc_view view = HGC_INIT(hgc_view);
    done(hgc_result_array(result.get(), HGC_SYMBOL, "cov.a", &view));
    ASSERT_EQ(view.count, 1U);
    EXPECT_NEAR(static_cast<const double*>(view.numbers)[0], expected, 1e-9);
  }
  fails(hgc_covariance(session.get(), "cov.z", 0, nullptr, result.get()), HGC_ERROR_USAGE, "no unknown `z`");
  fails(hgc_covariance(session.get(), "cov.a", -1, nullptr, result.get()), HGC_ERROR_USAGE, "must be positive");
}

TEST(CSolve, DifferentiatesSolutions) {
  // x is the mean of v with weights w: it changes by (v - x) / the sum of weights, and by w / that.
  const CProgram program = compiled(
      "dim N;\nvar x : real;\ndata v : real[N];\ndata w : real[N];\nenergy e[i in N] = w[i] * (x - v[i])^2;\n");
  const CInputs inputs = anew<hgc_inputs, CInputs>(hgc_inputs_new);
  const std::vector<double> zero = {0}, values = {1, 2, 6}, weights = {1, 2, 1};
  const CArray start(HGC_F64, {}, zero), v(HGC_F64, {3}, values), w(HGC_F64, {3}, weights);
  done(hgc_bind(inputs.get(), "x", &start.array));
  done(hgc_bind(inputs.get(), "v", &v.array));
  done(hgc_bind(inputs.get(), "w", &w.array));
  hgc_session_options options = onCpu("gradient,hessian");
  options.by = "v,w";
  const CSession session = opened(program, inputs, options);
  const CReport report = anew<hgc_report, CReport>(hgc_report_new);
  hgc_solve_options how = HGC_INIT(hgc_solve_options);
  how.method = "newton";
  how.cost_tolerance = -1;
  done(hgc_solve(session.get(), &how, report.get()));
  const CResult result = anew<hgc_result, CResult>(hgc_result_new);
  const auto expectNear = [&](const char* name, const std::vector<double>& expected) {
    hgc_view view = HGC_INIT(hgc_view);
    done(hgc_result_array(result.get(), HGC_SYMBOL, name, &view));
    ASSERT_EQ(view.count, expected.size());
    for (size_t k = 0; k < expected.size(); ++k)
      EXPECT_NEAR(static_cast<const double*>(view.numbers)[k], expected[k], 1e-12) << name << " " << k;
  };
  done(hgc_solution_derivative(session.get(), "x", "w", nullptr, nullptr, result.get()));
  expectNear("dsol.x.w", {-0.4375, -0.1875, 0.8125});
  expectNear("dsol.offset", {0});
  const CInputs cotangents = anew<hgc_inputs, CInputs>(hgc_inputs_new);
  const std::vector<double> two = {2};
  const CArray bar(HGC_F64, {}, two);
  done(hgc_bind(cotangents.get(), "x", &bar.array));
  done(hgc_solution_pullback(session.get(), cotangents.get(), nullptr, nullptr, nullptr, result.get()));
  expectNear("w", {-0.875, -0.375, 1.625});
  expectNear("v", {0.5, 1, 0.5});
  done(hgc_solution_pullback(session.get(), cotangents.get(), "v", nullptr, nullptr, result.get()));
  hgc_view view = HGC_INIT(hgc_view);
  fails(hgc_result_array(result.get(), HGC_SYMBOL, "w", &view), HGC_ERROR_USAGE, "w");
  fails(hgc_solution_derivative(session.get(), "x", "u", nullptr, nullptr, result.get()), HGC_ERROR_USAGE,
        "no unknown `u`");
  fails(hgc_solution_derivative(session.get(), "x", "x", nullptr, nullptr, result.get()), HGC_ERROR_USAGE,
        "is solved for");
  done(hgc_bind(cotangents.get(), "v", &v.array));
  fails(hgc_solution_pullback(session.get(), cotangents.get(), nullptr, nullptr, nullptr, result.get()),
        HGC_ERROR_USAGE, "`v` is not one of x");
}

TEST(CSolve, MinimisesEnergiesByEitherMethod) {
  for (const char* method : {"auto", "newton", "lbfgs"}) {
    const CProgram program = compiled("var a : real;\nenergy e = exp(a) - 2 * a;\n");
    const CInputs inputs = anew<hgc_inputs, CInputs>(hgc_inputs_new);
    const std::vector<double> zero = {0};
    const CArray a(HGC_F64, {}, zero);
    done(hgc_bind(inputs.get(), "a", &a.array));
    hgc_session_options how = onCpu();
    how.derivatives = "gradient,hessian";
    const CSession session = opened(program, inputs, how);
    const CReport report = anew<hgc_report, CReport>(hgc_report_new);
    hgc_solve_options options = HGC_INIT(hgc_solve_options);
    options.method = method;
    options.cost_tolerance = 1e-15;
    done(hgc_solve(session.get(), &options, report.get()));
    hgc_report_view view = HGC_INIT(hgc_report_view);
    done(hgc_report_get(report.get(), &view));
    EXPECT_TRUE(view.is_converged) << view.why;
    EXPECT_NEAR(view.cost, 2 - 2 * std::log(2), 1e-12);
    const bool isAuto = std::string(method) == "auto";
    EXPECT_STREQ(view.method, isAuto ? "newton" : method);
    ASSERT_EQ(view.note_count, isAuto ? 1U : 0U);
    const char* const note = hgc_report_note(report.get(), 0);
    EXPECT_EQ(note == nullptr ? "" : std::string(note), isAuto ? "`newton` was taken: the objective has energies" : "");
    EXPECT_EQ(hgc_report_note(report.get(), view.note_count), nullptr);
    hgc_solve_iteration row = HGC_INIT(hgc_solve_iteration);
    ASSERT_TRUE(hgc_report_iteration(report.get(), 1, &row));
    EXPECT_GT(row.length, 0);
    EXPECT_EQ(row.radius, 0);
  }
}

TEST(CSolve, MeetsConstraints) {
  const CProgram program = compiled(
      "var x : vec2;\nresidual r : vec2 = x - vec2(2, 1);\nconstraint line = x.x + x.y == 1;\n"
      "constraint box : vec2 = x in -INF..0.5;\n");
  const CInputs inputs = anew<hgc_inputs, CInputs>(hgc_inputs_new);
  const std::vector<double> zero = {0, 0};
  const CArray x(HGC_F64, {2}, zero);
  done(hgc_bind(inputs.get(), "x", &x.array));
  hgc_session_options how = onCpu();
  how.derivatives = "gradient,linearise,residual";
  const CSession session = opened(program, inputs, how);
  const CReport report = anew<hgc_report, CReport>(hgc_report_new);
  hgc_solve_options options = HGC_INIT(hgc_solve_options);
  options.constraint_tolerance = 1e-10;
  done(hgc_solve(session.get(), &options, report.get()));
  hgc_report_view view = HGC_INIT(hgc_report_view);
  done(hgc_report_get(report.get(), &view));
  EXPECT_TRUE(view.is_converged) << view.why;
  EXPECT_NEAR(view.cost, 1.25, 1e-8);
  EXPECT_EQ(view.residuals, 2);
  ASSERT_EQ(view.constraint_count, 2U);
  hgc_solve_iteration row = HGC_INIT(hgc_solve_iteration);
  ASSERT_TRUE(hgc_report_iteration(report.get(), view.iteration_count - 1, &row));
  EXPECT_EQ(row.round, view.rounds);
  EXPECT_EQ(row.penalty, view.penalty);
  hgc_constraint_view line = HGC_INIT(hgc_constraint_view), box = HGC_INIT(hgc_constraint_view);
  ASSERT_TRUE(hgc_report_constraint(report.get(), 0, &line));
  ASSERT_TRUE(hgc_report_constraint(report.get(), 1, &box));
  EXPECT_FALSE(hgc_report_constraint(report.get(), 2, &box));
  EXPECT_STREQ(line.name, "line");
  EXPECT_EQ(line.rank, 0U);
  ASSERT_EQ(line.count, 1U);
  EXPECT_NEAR(line.dual[0] + box.dual[1], 0.5, 1e-7);  // both hold x.y there
  EXPECT_LT(line.largest_violation, 1.1e-10);
  ASSERT_EQ(box.count, 2U);
  EXPECT_EQ(box.rank, 1U);
  EXPECT_EQ(box.shape[0], 2);
  EXPECT_NEAR(box.dual[0] + line.dual[0], 1.5, 1e-7);

  const size_t before = view.iteration_count;
  options.after = report.get();
  const CReport next = anew<hgc_report, CReport>(hgc_report_new);
  done(hgc_solve(session.get(), &options, next.get()));
  const double penalty = view.penalty;
  done(hgc_report_get(next.get(), &view));
  EXPECT_TRUE(view.is_converged) << view.why;
  EXPECT_LT(view.iteration_count, before);
  ASSERT_TRUE(hgc_report_iteration(next.get(), 0, &row));
  EXPECT_EQ(row.penalty, penalty);
}

TEST(CSolve, NoIterationsEvaluateTheStart) {
  const CSession session = openFit();
  const CReport report = anew<hgc_report, CReport>(hgc_report_new);
  hgc_solve_options options = HGC_INIT(hgc_solve_options);
  options.max_iterations = -1;
  done(hgc_solve(session.get(), &options, report.get()));
  hgc_report_view view = HGC_INIT(hgc_report_view);
  done(hgc_report_get(report.get(), &view));
  EXPECT_STREQ(view.ending, "iterations");
  EXPECT_EQ(view.iteration_count, 1U);
  EXPECT_EQ(view.cost, 42);
}

TEST(CSolve, GoesOnFromACheckpoint) {
  const std::string path = ::testing::TempDir() + "hgc-c-solve-checkpoint";
  const auto costAfter = [&](int64_t iterations, const char* checkpoint, const char* resume) {
    const CSession session = openFit();
    const CReport report = anew<hgc_report, CReport>(hgc_report_new);
    hgc_solve_options options = HGC_INIT(hgc_solve_options);
    options.max_iterations = iterations;
    options.cost_tolerance = options.step_tolerance = options.gradient_tolerance = -1;
    options.damping = "identity";
    options.checkpoint = checkpoint;
    options.resume = resume;
    done(hgc_solve(session.get(), &options, report.get()));
    hgc_report_view view = HGC_INIT(hgc_report_view);
    done(hgc_report_get(report.get(), &view));
    return view.cost;
  };
  const double whole = costAfter(3, nullptr, nullptr), part = costAfter(1, path.c_str(), nullptr);
  EXPECT_GT(part, whole);
  EXPECT_EQ(costAfter(2, nullptr, path.c_str()), whole);
  std::remove(path.c_str());
}

TEST(CSolve, SaysWhatAMethodNeeds) {
  EXPECT_STREQ(hgc_solve_derivatives("lm", "dense"), "gradient,linearise");
  EXPECT_STREQ(hgc_solve_derivatives("dogleg", "pcg"), "gradient,gnp,bdp");
  EXPECT_STREQ(hgc_solve_derivatives("newton", nullptr), "gradient,hessian");
  EXPECT_STREQ(hgc_solve_derivatives(nullptr, nullptr), hgc_solve_derivatives("lm", "auto"));
  EXPECT_EQ(hgc_solve_derivatives("sgd", "auto"), nullptr);
  EXPECT_EQ(hgc_solve_derivatives("lm", "qr"), nullptr);
  for (const char* linear : {"schur:pt", "cholmod"})
    EXPECT_STREQ(hgc_solve_derivatives("lm", linear), hgc_solve_derivatives("lm", "sparse"));
}

TEST(CSolve, SaysWhatIsWrong) {
  const CSession session = openFit();
  const CReport report = anew<hgc_report, CReport>(hgc_report_new);
  hgc_solve_options options = HGC_INIT(hgc_solve_options);
  options.linear = "qr";
  fails(hgc_solve(session.get(), &options, report.get()), HGC_ERROR_USAGE, "there are no steps by `qr`");
  options.linear = "schur:z";
  fails(hgc_solve(session.get(), &options, report.get()), HGC_ERROR_USAGE, "there is no unknown `z` to eliminate");
  options = HGC_INIT(hgc_solve_options);
  options.method = "sgd";
  fails(hgc_solve(session.get(), &options, report.get()), HGC_ERROR_USAGE, "there is no method `sgd`");
  options = HGC_INIT(hgc_solve_options);
  options.damping = "lots";
  fails(hgc_solve(session.get(), &options, report.get()), HGC_ERROR_USAGE, "there is no damping by `lots`");
  options = HGC_INIT(hgc_solve_options);
  options.eta = 0.1;
  fails(hgc_solve(session.get(), &options, report.get()), HGC_ERROR_USAGE, "`eta` says how exact");
  options = HGC_INIT(hgc_solve_options);
  options.constraint_tolerance = -1;
  fails(hgc_solve(session.get(), &options, report.get()), HGC_ERROR_USAGE, "the program has none");
  options = HGC_INIT(hgc_solve_options);
  options.resume = "/nonexistent/kept";
  fails(hgc_solve(session.get(), &options, report.get()), HGC_ERROR_USAGE, "cannot read /nonexistent/kept");
  fails(hgc_solve(nullptr, nullptr, report.get()), HGC_ERROR_USAGE, "session");
  fails(hgc_solve(session.get(), nullptr, nullptr), HGC_ERROR_USAGE, "report");
  const CResult result = anew<hgc_result, CResult>(hgc_result_new);
  fails(hgc_values(session.get(), "z", result.get()), HGC_ERROR_USAGE, "no symbol `z`");
}

}  // namespace
}  // namespace hgc::test
