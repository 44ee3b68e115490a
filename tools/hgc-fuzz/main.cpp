/// Compares random programs with the reference and between devices: `hgc-fuzz --seeds 0..1000`.
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <set>
#include <span>

#include "runtime/session/lifecycle/gpu_rooms.h"
#include "tools/hgc-fuzz/check.h"
#include "tools/hgc-fuzz/made.h"

namespace {

using namespace hgc;

struct Options {
  std::string seeds = "0..100", keep, precision;
  std::vector<std::string> devices = {"all"};
  int jobs = 1;
  bool print = false, everything = false, loops = false;
  uint64_t first = 0, last = 0;  ///< the range of seeds; `last` is excluded
};

uint64_t numberIn(std::string_view text) {
  uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) throw std::invalid_argument("no number");
  return value;
}

std::string isNumbered(const std::string& device) {
  const bool good = device.starts_with("vulkan:") && device.size() > 7 &&
                    device.find_first_not_of("0123456789", 7) == std::string::npos;
  return good ? "" : "cpu, all or vulkan:N";
}

/// The requested devices. Throws if one is unavailable.
std::vector<std::string> vulkanDevices(const Options& options) {
  std::string reason;
  std::set<std::string> usable;
  const auto isVulkan = [](const std::string& device) { return device == "all" || device.starts_with("vulkan:"); };
  if (std::ranges::none_of(options.devices, isVulkan)) return {};  // drivers take a while
  for (const GpuInfo& info : listGpus(reason)) {
    if (info.usable) usable.insert(info.id);
  }
  std::vector<std::string> devices;
  for (const std::string& device : options.devices) {
    if (device == "all") devices.insert(devices.end(), usable.begin(), usable.end());
    if (!device.starts_with("vulkan:")) continue;
    if (!usable.contains(device)) throw std::runtime_error("there is no device " + device);
    devices.push_back(device);
  }
  return devices;
}

/// Writes data for `hgc -b`: text files with a comment for the shape, then a number on each line.
void writeArray(const std::filesystem::path& path, const Array& array) {
  std::ofstream file(path);
  std::string shape;
  for (const int64_t n : array.shape) shape += fmt::format(" {}", n);
  file << "# shape" << shape << '\n';
  if (array.isRagged) {
    size_t at = 0;
    for (const int64_t length : array.rowLengths) {
      for (int64_t k = 0; k < length; ++k) file << (k == 0 ? "" : " ") << array.integers[at++];
      file << '\n';
    }
    return;
  }
  const size_t count = array.isInteger ? array.integers.size() : array.reals.size();
  const size_t row = array.shape.empty() || array.shape[0] == 0 ? 1 : count / static_cast<size_t>(array.shape[0]);
  for (size_t k = 0; k < count; ++k) {
    file << (array.isInteger ? fmt::format("{}", array.integers[k]) : fmt::format("{}", array.reals[k]));
    file << ((k + 1) % std::max<size_t>(row, 1) == 0 ? '\n' : ' ');
  }
}

void keep(const Options& options, uint64_t seed, const fuzz::Made& made, const std::string& difference) {
  if (options.keep.empty()) return;
  const std::filesystem::path folder = std::filesystem::path(options.keep) / std::to_string(seed);
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "program.hg") << made.text();
  std::ofstream(folder / "difference.txt") << difference << '\n';
  for (const auto& [name, array] : made.inputs.arrays) writeArray(folder / (name + ".txt"), array);
}

/// The progress of a process, read by its parent.
struct Progress {
  uint64_t current, failures, onVulkan;
};

/// Shared memory of all processes.
struct Shared {
  std::atomic<uint64_t> next;  ///< the next seed to check
  Progress progress[1];        ///< one for each process
};
static_assert(std::atomic<uint64_t>::is_always_lock_free);

void checkSeed(const Options& options, const std::vector<std::string>& vulkan, uint64_t seed, Progress& progress) {
  const fuzz::Made made = options.loops ? fuzz::makeLoops(seed) : fuzz::makeProgram(seed);
  if (options.print) fmt::print("// seed {}\n{}", seed, made.text());
  fuzz::Effort effort = options.everything ? fuzz::everything(seed, vulkan) : fuzz::effortOf(seed, vulkan);
  effort.fixed = effort.fixed && options.loops;  // others are opened with fewer elements, too
  if (!options.precision.empty()) effort.single = options.precision == "f32";
  const fuzz::Outcome outcome = fuzz::check(made, seed, effort);
  progress.onVulkan += outcome.onVulkan;
  if (outcome.difference.empty()) return;
  ++progress.failures;
  fmt::print("seed {}: {}\n", seed, outcome.difference);
  std::fflush(stdout);
  keep(options, seed, made, outcome.difference);
}

/// Takes seeds one by one, since some take much longer than others.
void checkShare(const Options& options, std::atomic<uint64_t>& next, Progress& progress) {
  const std::vector<std::string> vulkan = vulkanDevices(options);
  for (uint64_t seed = next++; seed < options.last; seed = next++) {
    progress.current = seed;
    checkSeed(options, vulkan, seed, progress);
  }
}

/// Starts a process for each job, so that a crash affects one seed only.
void checkInProcesses(const Options& options, std::atomic<uint64_t>& next, std::span<Progress> progress) {
  std::vector<pid_t> children;
  for (size_t job = 0; job < progress.size(); ++job) {
    const pid_t child = fork();
    if (child == 0) {
      checkShare(options, next, progress[job]);
      std::fflush(stdout);
      _exit(0);
    }
    children.push_back(child);
  }
  for (size_t job = 0; job < progress.size(); ++job) {
    int status = 0;
    waitpid(children[job], &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) continue;
    ++progress[job].failures;
    fmt::print("seed {}: {} {}\n", progress[job].current, WIFSIGNALED(status) ? "signal" : "exit status",
               WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
  }
}

/// Prints a summary. Returns whether there was no difference.
bool checkAll(const Options& options) {
  const auto jobs = static_cast<size_t>(options.jobs);
  const size_t bytes = sizeof(Shared) + jobs * sizeof(Progress);
  void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::runtime_error("no memory to share");
  auto* shared = new (memory) Shared{options.first, {}};
  const std::span<Progress> progress(shared->progress, jobs);
  if (jobs == 1) checkShare(options, shared->next, progress[0]);
  else checkInProcesses(options, shared->next, progress);
  uint64_t failures = 0, onVulkan = 0;
  for (const Progress& share : progress) failures += share.failures, onVulkan += share.onVulkan;
  munmap(memory, bytes);
  if (failures == 0)
    fmt::print("{} seeds without a difference, {} of them on Vulkan\n", options.last - options.first, onVulkan);
  return failures == 0;
}

int run(int argc, char** argv) {
  Options options;
  CLI::App app(
      "hgc-fuzz makes random programs and compares reference, CPU and GPU in bits. docs/fuzzing.md says more.");
  app.add_option("--seeds", options.seeds, "A..B: from A to B - 1; or one seed");
  app.add_option("--device", options.devices, "cpu, all, vulkan:N: devices besides the CPU's instruction sets")
      ->check(CLI::IsMember({"cpu", "all"}) | CLI::Validator(isNumbered, "vulkan:N"));
  app.add_option("--jobs", options.jobs, "Processes")->check(CLI::PositiveNumber);
  app.add_option("--keep", options.keep, "A folder for programs that differ, with their data");
  app.add_option("--precision", options.precision, "f64 or f32 for all seeds, rather than f32 for every 7th")
      ->check(CLI::IsMember({"f64", "f32"}));
  app.add_flag("--print", options.print, "Print the programs");
  app.add_flag("--everything", options.everything, "Make all comparisons of every seed");
  app.add_flag("--loops", options.loops, "Programs with fields and with loops over sizes that only their data knows");
  try {
    app.parse(argc, argv);
    const size_t dots = options.seeds.find("..");
    options.first = numberIn(std::string_view(options.seeds).substr(0, dots));
    options.last = dots == std::string::npos ? options.first + 1 : numberIn(options.seeds.substr(dots + 2));
    if (options.last <= options.first) throw std::invalid_argument("empty");
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  } catch (const std::exception&) {
    fmt::print(stderr, "hgc-fuzz: error: `{}` is no range of seeds\n", options.seeds);
    return 2;
  }
  return checkAll(options) ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    fmt::print(stderr, "hgc-fuzz: internal error: {}\n", error.what());
    return 70;
  }
}
