/// `hgc-bench`: measures one workload on the CPU and prints a line of JSON for each measurement; tools/bench/run calls
/// it.
#include <CLI/CLI.hpp>

#include "tools/bench/measure/workloads.h"

namespace hgc::bench {

Session opened(const Settings& settings, const Inputs& inputs) {
  const auto program = need(loadProgram(settings.model));
  SessionOptions options;
  options.device = "cpu";
  options.fused = Fused::On;
  options.threads = settings.threads;
  return need(Session::open(program, inputs, options));
}

}  // namespace hgc::bench

namespace {

constexpr std::pair<const char*, void (*)(const hgc::bench::Settings&)> kWorkloads[] = {
    {"ceilings", hgc::bench::ceilings},     {"dirichlet", hgc::bench::dirichlet}, {"dihedral", hgc::bench::dihedral},
    {"tetrahedra", hgc::bench::tetrahedra}, {"bundle", hgc::bench::bundle},       {"springs", hgc::bench::springs},
    {"mixture", hgc::bench::mixture},       {"lstm", hgc::bench::lstm},           {"layer", hgc::bench::layer},
};

int bench(int argc, char** argv) {
  hgc::bench::Settings settings;
  CLI::App app("hgc-bench measures one workload, beside others where they are given.", "hgc-bench");
  app.require_subcommand(1);
  app.add_option("--model", settings.model, "A .hgk file");
  app.add_option("--peers", settings.peers, "Shared objects, as NAME:FILE,...");
  app.add_option("--mesh", settings.mesh, "An .obj file");
  app.add_option("--what", settings.what, "Something to be measured; all if none is named");
  app.add_option("--size", settings.size, "Instances, about")->required()->check(CLI::PositiveNumber);
  app.add_option("--cameras", settings.cameras, "Cameras")->check(CLI::PositiveNumber);
  app.add_option("--views", settings.views, "Cameras that see a point, about")->check(CLI::PositiveNumber);
  app.add_option("--threads", settings.threads, "Threads")->check(CLI::PositiveNumber);
  app.add_flag("--by-camera", settings.byCamera, "Observations in the order of cameras");
  app.add_option("--rounds", settings.effort.rounds, "Rounds at most")->check(CLI::PositiveNumber);
  app.add_option("--milliseconds", settings.effort.milliseconds, "A round calls for so long");
  app.add_option("--seconds", settings.effort.seconds, "No round begins later");
  for (const auto& [name, run] : kWorkloads)
    app.add_subcommand(name)->fallthrough()->callback([&settings, call = run] { call(settings); });
  CLI11_PARSE(app, argc, argv);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return bench(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "hgc-bench: error: %s\n", error.what());
    return 1;
  }
}
