// hgc-accuracy: measures the strict elementary functions and prints a table in Markdown. See docs/accuracy.md.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <thread>

#include "tools/accuracy/measure.h"

using namespace hgc;
using namespace hgc::accuracy;

namespace {

std::string place(const Function& function, const Worst& worst) {
  return function.arity == 1 ? fmt::format("`{:a}`", worst.x) : fmt::format("`{:a}`, `{:a}`", worst.x, worst.y);
}

void printDoubles(const Function& function, uint64_t samples, unsigned threads) {
  const Errors errors = measure(function, samples, threads);
  fmt::print("| {} | {:.3f} | {} | {:.3f} | {} | {:g} | {} |\n", info(function.op).name, errors.plain.ulp,
             place(function, errors.plain), errors.contracted.ulp, place(function, errors.contracted),
             info(function.op).ulp, errors.samples);
}

void printFloats(const Function& function, uint32_t stride, unsigned threads) {
  if (!function.floats || !function.library) return;
  const FloatErrors errors = measureFloats(function, stride, threads);
  fmt::print("| {} | {} | {} | {} |\n", info(function.op).name,
             stride == 1 ? "every float" : fmt::format("every {}th float", stride), errors.wrong,
             errors.wrong == 0 ? "0.5" : fmt::format("{:.9f} at `{:a}`", errors.ulp, errors.at));
}

int run(int argc, char** argv) {
  CLI::App app("measures the strict elementary functions against MPFR and prints a table in Markdown");
  uint64_t samples = 100000;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  uint32_t stride = 1;
  bool floats = false;
  std::vector<std::string> only;
  app.add_option("--samples", samples, "arguments a function");
  app.add_option("--threads", threads, "threads");
  app.add_flag("--f32", floats, "sweep binary32 instead");
  app.add_option("--stride", stride, "with --f32: every such number")->check(CLI::PositiveNumber);
  app.add_option("functions", only, "the functions; all if none is named");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  for (const std::string& name : only)
    if (!functionOf(name.c_str())) {
      fmt::print(stderr, "hgc-accuracy: no function {}\n", name);
      return 2;
    }
  if (floats)
    fmt::print(
        "| function | arguments | not the nearest float | worst, units of binary32 |\n| --- | --- | --- | --- |\n");
  else
    fmt::print(
        "| function | plain | at | contracted | at | bound | samples |\n| --- | --- | --- | --- | --- | --- | --- |\n");
  for (const Function& function : allFunctions()) {
    if (!only.empty() && std::find(only.begin(), only.end(), function.name) == only.end()) continue;
    if (floats) printFloats(function, stride, threads);
    else printDoubles(function, samples, threads);
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    fmt::print(stderr, "hgc-accuracy: internal error: {}\n", error.what());
    return 70;
  }
}
