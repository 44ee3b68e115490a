/// Makes every call of Vulkan fail that a solve makes, one at a time: the solve ends with the bits that it has without
/// a fault, or with an error and the right bits when it is made again. Its checkpoint can be read whenever there is
/// one, and nothing that was made on the device stays.
///
///   hgc-fault-solves FOLDER [--step=N] [--only=SOLVE] [--names]
///
/// FOLDER has the programs of `solve.hg` and `each.hg` here. `--step=N` takes every N-th call.
#include <fmt/format.h>
#include <unistd.h>
#include <vulkan/vulkan.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <filesystem>
#include <span>
#include <string_view>

#include "runtime/solve/checkpoint/checkpoint.h"
#include "runtime/solve/solve.h"
#include "runtime/vulkan/vulkan.h"
#include "test/faults/layer.h"
#include "test/faults/scenes.h"

namespace hgc::faults {
namespace {

constexpr unsigned kHangs = 60;  // seconds

/// A solve, and the program that it is of.
struct Task {
  std::string name, program;
  SolveOptions options;
};

std::vector<Task> tasks() {
  std::vector<Task> all;
  const auto linear = [](LinearStep step) { return SolveOptions{.maxIterations = 3, .linear = step}; };
  all.push_back({"pcg", "solve", linear(LinearStep::Pcg)});
  all.push_back({"pcg-schur", "solve", linear(LinearStep::PcgSchur)});
  all.push_back({"schur", "solve", linear(LinearStep::Schur)});
  all.push_back({"newton-cg", "solve", {.method = SolveMethod::NewtonCg, .maxIterations = 3}});
  all.push_back({"lbfgs", "solve", {.method = SolveMethod::Lbfgs, .maxIterations = 5}});
  all.push_back({"each", "each", {.maxIterations = 6, .each = "M"}});
  return all;
}

Array waves(std::vector<int64_t> shape, double scale) {
  int64_t count = 1;
  for (const int64_t extent : shape) count *= extent;
  std::vector<double> values;
  for (int64_t k = 0; k < count; ++k) values.push_back(0.5 * std::sin(static_cast<double>(k + 1) * scale));
  return Array::of(std::move(shape), std::move(values));
}

/// The unknowns where every solve starts, and the data.
std::map<std::string, Array> startOf(const std::string& program) {
  if (program == "each") return {{"a", waves({40, 2}, 0.3)}};
  return {{"at", waves({5, 3}, 0.9)}, {"pt", waves({40, 3}, 0.7)}, {"tone", waves({3, 2}, 1.1)}};
}
Inputs inputsOf(const std::string& program) {
  Inputs inputs;
  for (auto& [name, values] : startOf(program)) inputs.arrays[name] = values;
  if (program == "each") inputs.arrays["y"] = waves({40, 9}, 1.7);
  else inputs.arrays["seen"] = waves({120, 2}, 1.3);
  return inputs;
}

void put(Bits& bits, double value) { bits.push_back(std::bit_cast<uint64_t>(value)); }

/// Solves from the start, and gives the bits of the report and of the unknowns.
Result<Bits> solved(Session& session, const Task& task, const SolveOptions& options) {
  const auto start = startOf(task.program);
  for (const auto& [name, values] : start) {
    if (const Status done = session.set(name, values); !done) return done.error();
  }
  const auto report = solve(session, options);
  if (!report) return report.error();
  Bits bits;
  for (const SolveIteration& each : report->iterations) {
    for (const double number : {each.cost, each.gradient, each.step, each.ratio, each.radius}) put(bits, number);
    bits.push_back(static_cast<uint64_t>(each.inner));
  }
  for (const double cost : report->each.cost) put(bits, cost);
  bits.push_back(static_cast<uint64_t>(report->ending));
  for (const auto& [name, values] : start) {
    const auto found = session.values(name);
    if (!found) return found.error();
    for (const double value : found->reals) put(bits, value);
  }
  return bits;
}

/// Which call fails, and how.
struct Fault {
  int after = 0;
  VkResult result = VK_ERROR_DEVICE_LOST;
  bool runs = false, stays = false;
  Fallback fallback = Fallback::Warn;
};

std::string text(const Task& task, const Fault& fault) {
  return fmt::format("{}: call {} gives {}{}{}, fallback {}", task.name, fault.after, static_cast<int>(fault.result),
                     fault.runs ? ", after it ran" : "", fault.stays ? ", for good" : "",
                     fault.fallback == Fallback::Error ? "error" : "warn");
}

class SolveSweep {
 public:
  SolveSweep(Task task, ProgramPtr program, Layer layer)
      : task_(std::move(task)), program_(std::move(program)), layer_(layer) {
    if (task_.options.each.empty()) task_.options.checkpoint = checkpoint();
  }
  ~SolveSweep() { std::filesystem::remove(checkpoint()); }

  /// Solves on the CPU, for the bits. What goes wrong.
  std::string expect() {
    auto session = Session::open(program_, inputsOf(task_.program), {.device = "cpu", .fused = Fused::Off});
    if (!session) return session.error().message;
    auto bits = solved(*session, task_, task_.options);
    if (!bits) return bits.error().message;
    expected_ = std::move(*bits);
    return "";
  }

  /// What goes wrong; nothing if all goes as it should.
  std::string run(const Fault& fault) {
    std::filesystem::remove(checkpoint());
    std::string problem = played(fault);
    layer_.none();
    if (problem.empty() && std::filesystem::exists(checkpoint())) {
      if (const auto kept = readCheckpoint(checkpoint()); !kept) problem = kept.error().message;
    }
    return problem;
  }

  /// How many calls that can fail the last run made.
  int calls() const { return calls_; }

  /// What is left on devices that were closed.
  std::string leaks() const {
    trimDevices();
    std::string left;
    for (int k = 0; layer_.callName(k); ++k) {
      if (layer_.live(k) != 0)
        left += fmt::format("{} {} of {}", left.empty() ? "left:" : ",", layer_.live(k), layer_.callName(k));
    }
    return left;
  }

 private:
  static std::string checkpoint() {
    return std::filesystem::temp_directory_path() / fmt::format("hgc-fault-solves-{}", ::getpid());
  }
  int callsSoFar() const {
    int calls = 0;
    for (int k = 0; layer_.callName(k); ++k) calls += layer_.calls(k);
    return calls;
  }

  std::string played(const Fault& fault) {
    const SessionOptions options{
        .device = "vulkan:0", .fallback = fault.fallback, .fused = Fused::Off, .retry = fault.stays ? 1e9 : 0};
    auto session = Session::open(program_, inputsOf(task_.program), options);
    if (!session) return "opening: " + session.error().message;
    const int before = callsSoFar();
    layer_.fault("any", fault.after, fault.result, fault.runs, fault.stays);
    auto bits = solved(*session, task_, task_.options);
    calls_ = callsSoFar() - before;
    layer_.none();
    if (!bits && fault.fallback == Fallback::Error) {
      const Error& error = bits.error();
      if (error.message.find("Vulkan") == std::string::npos) return "an error that names no cause: " + error.message;
      if (error.kind != ErrorKind::Device && error.kind != ErrorKind::DeviceLost && error.kind != ErrorKind::Memory)
        return fmt::format("an error of kind {}: {}", static_cast<int>(error.kind), error.message);
      bits = solved(*session, task_, task_.options);
    }
    if (!bits) return bits.error().message;
    const bool isAway = session->device() != "vulkan:0";
    if (isAway && fault.fallback == Fallback::Error) return "it went to " + session->device();
    if (isAway && session->warnings().empty()) return "it went to the CPU without a warning";
    return *bits == expected_ ? "" : "other bits on " + session->device();
  }

  Task task_;
  ProgramPtr program_;
  Layer layer_;
  Bits expected_;
  int calls_ = 0;
};

struct Options {
  std::string folder, only;
  int step = 1;
  bool names = false;
};

/// Of every kind of fault there is one within a few calls.
Fault faultAt(int after, int turn) {
  constexpr VkResult kResults[] = {VK_ERROR_DEVICE_LOST, VK_ERROR_OUT_OF_DEVICE_MEMORY, VK_ERROR_OUT_OF_HOST_MEMORY};
  return {.after = after,
          .result = kResults[turn % 3],
          .runs = turn / 6 % 2 == 1,
          .stays = turn / 12 % 2 == 1,
          .fallback = turn % 2 == 0 ? Fallback::Warn : Fallback::Error};
}

/// How many solves went wrong.
int sweep(const Task& task, const Options& options, Layer layer) {
  const auto program = loadProgram(fmt::format("{}/{}.hgk", options.folder, task.program));
  if (!program) return fmt::print("{}\n", program.error().message), 1;
  SolveSweep sweep(task, *program, layer);
  if (const std::string problem = sweep.expect(); !problem.empty())
    return fmt::print("{} on the CPU: {}\n", task.name, problem), 1;
  int runs = 0, problems = 0;
  const auto note = [&](const std::string& what, const std::string& problem) {
    if (problem.empty()) return;
    ++problems;
    fmt::print("{}: {}\n", what, problem);
    std::fflush(stdout);
  };
  note(task.name + " without a fault", sweep.run({.after = -1, .fallback = Fallback::Error}));
  const int calls = sweep.calls();
  for (int after = 0; after < calls; after += options.step) {
    const Fault fault = faultAt(after, runs++);
    if (options.names) fmt::print(stderr, "{}\n", text(task, fault));
    ::alarm(kHangs);
    note(text(task, fault), sweep.run(fault));
  }
  ::alarm(0);
  note(task.name, sweep.leaks());
  fmt::print("{:<10} {:>5} calls {:>5} runs\n", task.name, calls, runs);
  std::fflush(stdout);
  return problems;
}

}  // namespace

int runSolves(int count, char** words) {
  Options options;
  for (const std::string_view word : std::span(words + 1, static_cast<size_t>(count - 1))) {
    if (word == "--names") options.names = true;
    else if (word.starts_with("--only=")) options.only = word.substr(7);
    else if (word.starts_with("--step=")) options.step = std::max(1, std::atoi(std::string(word.substr(7)).c_str()));
    else options.folder = word;
  }
  std::string why;
  (void)listVulkanDevices(why);  // loads the layer
  const Layer layer = Layer::find();
  if (!layer) return fmt::print("the fault layer is not loaded: {}\n", why), 1;
  int problems = 0;
  for (const Task& task : tasks()) {
    if (options.only.empty() || options.only == task.name) problems += sweep(task, options, layer);
  }
  fmt::print("{} problems\n", problems);
  return problems == 0 ? 0 : 1;
}

}  // namespace hgc::faults

int main(int count, char** words) { return hgc::faults::runSolves(count, words); }
