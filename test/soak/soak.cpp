/// Sessions on several threads make calls of all kinds for a long time, while calls of Vulkan fail now and then: every
/// call gives the right bits, none hangs, and memory stays as it is.
///
///   hgc-soak model.hgk [--calls=N] [--threads=N] [--seed=N] [--every=N] [--only=CALL]
///
/// About one fault comes in `every` calls, of any call of Vulkan or of `only` that, if the layer of faults is there
/// (tools/soak). Exit status 1 after the first wrong bit, and where memory grows.
#include <fmt/format.h>
#include <unistd.h>
#include <vulkan/vulkan.h>

#include <atomic>
#include <charconv>
#include <chrono>
#include <fstream>
#include <mutex>
#include <random>
#include <string_view>
#include <thread>

#include "runtime/async_session.h"
#include "runtime/vulkan/vulkan.h"
#include "test/faults/layer.h"
#include "test/faults/scenes.h"

namespace hgc::soak {
namespace {

using faults::Bits;
using faults::Layer;
using faults::Scene;

struct Options {
  std::string program, only;
  int64_t calls = 20000, threads = 2, seed = 1, every = 500;
};

/// Of this process, bytes.
int64_t residentBytes() {
  int64_t all = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> all >> resident;
  return resident * ::sysconf(_SC_PAGESIZE);
}

/// The scenes of faults, after all that they change was set: they may be played again and again.
std::vector<Scene> scenesFromAnew() {
  std::vector<Scene> all;
  for (const auto& [name, array] : faults::inputs().arrays) {
    all.push_back({"set " + name, [name = name, array = array](Session& s, Bits&) { return s.set(name, array); }});
  }
  for (Scene& scene : faults::scenes()) all.push_back(std::move(scene));
  return all;
}

/// What all threads share.
class Soak {
 public:
  Soak(ProgramPtr program, const Options& options) : program_(std::move(program)), options_(options) {}

  /// What the scenes give on the CPU.
  Status expect() {
    auto session = Session::open(program_, faults::inputs(), {.device = "cpu", .fused = Fused::Off});
    if (!session) return session.error();
    for (const Scene& scene : scenes_) {
      if (const Status done = scene.play(*session, expected_.emplace_back()); !done) return done;
    }
    return Done{};
  }

  /// The first thing that went wrong; empty if nothing did.
  std::string run(const Layer& layer) {
    std::vector<std::thread> threads;
    for (int64_t k = 0; k < options_.threads; ++k) threads.emplace_back([this, k] { play(options_.seed * 1000 + k); });
    for (int64_t part = 1; part <= kParts && problem().empty();) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      if (layer) strike(layer);
      if (calls_ < part * options_.calls / kParts) continue;
      resident_.push_back(residentBytes());
      fmt::print("{} calls, {} on GPUs, {} faults, {} MiB\n", calls_.load(), onGpu_.load(), faults_,
                 resident_.back() >> 20);
      std::fflush(stdout);
      ++part;
    }
    for (std::thread& thread : threads) thread.join();
    return problem().empty() ? growth() : problem();
  }

 private:
  static constexpr int64_t kParts = 10;

  void play(int64_t seed) {
    std::mt19937_64 random(static_cast<uint64_t>(seed));
    const char* const devices[] = {"cpu", "auto", "vulkan:0", "vulkan:0", "vulkan:0"};
    while (calls_ < options_.calls && problem().empty()) {
      auto session = Session::open(program_, faults::inputs(),
                                   {.device = devices[random() % std::size(devices)],
                                    .fallback = Fallback::Allow,
                                    .fused = Fused::Off,
                                    .threads = static_cast<int>(1 + random() % 2),
                                    .retry = 0.05});
      if (!session) return fail("opening", session.error().message);
      const uint64_t rounds = 1 + random() % (session->device() == "cpu" ? 4 : 60);
      if (random() % 2 == 0) playAll(*session, rounds);
      else playLater(std::move(*session), rounds);
    }
  }

  void playAll(Session& session, uint64_t rounds) {
    for (uint64_t round = 0; round < rounds && calls_ < options_.calls; ++round) {
      for (size_t k = 0; k < scenes_.size() && problem().empty(); ++k) playOne(session, k);
    }
  }

  /// The same calls, begun one after another.
  void playLater(Session session, uint64_t rounds) {
    auto async = AsyncSession::of(std::move(session));
    if (!async) return fail("a thread", async.error().message);
    std::vector<Future<Done>> futures;
    for (uint64_t round = 0; round < rounds && calls_ < options_.calls; ++round) {
      for (size_t k = 0; k < scenes_.size(); ++k) {
        futures.push_back(async->call([this, k](Session& own) -> Status {
          if (problem().empty()) playOne(own, k);
          return Done{};
        }));
      }
      futures.clear();
    }
  }

  void playOne(Session& session, size_t k) {
    Bits bits;
    const Status done = scenes_[k].play(session, bits);
    if (!done) return fail(scenes_[k].name, done.error().message);
    if (bits != expected_[k]) return fail(scenes_[k].name, "other bits on " + session.device());
    ++calls_;
    onGpu_ += session.device() != "cpu";
  }

  /// Makes some call of Vulkan fail soon.
  void strike(const Layer& layer) {
    if (calls_ < nextFault_) return;
    nextFault_ = calls_ + static_cast<int64_t>(random_() % static_cast<uint64_t>(2 * options_.every));
    std::vector<const char*> names;
    for (int k = 0; const char* name = layer.callName(k); ++k) {
      if (options_.only.empty() || options_.only == name) names.push_back(name);
    }
    constexpr int kResults[] = {VK_ERROR_OUT_OF_HOST_MEMORY, VK_ERROR_OUT_OF_DEVICE_MEMORY, VK_ERROR_DEVICE_LOST};
    layer.fault(names[random_() % names.size()], static_cast<int>(random_() % 20),
                kResults[random_() % std::size(kResults)], random_() % 2 == 0, false);
    ++faults_;
  }

  /// Memory that the second half took more than the first; drivers and allocators keep some.
  std::string growth() const {
    constexpr int64_t kAllowed = int64_t{64} << 20;
    const int64_t grown = resident_.back() - resident_[kParts / 2 - 1];
    return grown <= kAllowed ? "" : fmt::format("memory grew by {} MiB in the second half", grown >> 20);
  }

  void fail(const std::string& what, const std::string& why) {
    const std::lock_guard lock(mutex_);
    if (problem_.empty()) problem_ = what + ": " + why;
  }
  std::string problem() {
    const std::lock_guard lock(mutex_);
    return problem_;
  }

  ProgramPtr program_;
  Options options_;
  std::vector<Scene> scenes_ = scenesFromAnew();
  std::vector<Bits> expected_;
  std::atomic<int64_t> calls_ = 0, onGpu_ = 0;
  int64_t faults_ = 0, nextFault_ = 0;
  std::mt19937_64 random_{7};
  std::vector<int64_t> resident_;
  std::mutex mutex_;
  std::string problem_;
};

bool readOption(std::string_view word, Options& options) {
  const std::pair<std::string_view, int64_t*> numbers[] = {{"--calls=", &options.calls},
                                                           {"--threads=", &options.threads},
                                                           {"--seed=", &options.seed},
                                                           {"--every=", &options.every}};
  for (const auto& [name, number] : numbers) {
    if (!word.starts_with(name)) continue;
    word.remove_prefix(name.size());
    return std::from_chars(word.data(), word.data() + word.size(), *number).ptr == word.data() + word.size() &&
           *number > 0;
  }
  const bool isOnly = word.starts_with("--only=");
  (isOnly ? options.only : options.program) = isOnly ? word.substr(7) : word;
  return isOnly || !word.starts_with("--");
}

int soak(int count, char** words) {
  Options options;
  for (int k = 1; k < count; ++k) {
    if (!readOption(words[k], options)) return fmt::print(stderr, "error: `{}` is no option\n", words[k]), 2;
  }
  if (options.program.empty()) return fmt::print(stderr, "usage: hgc-soak model.hgk [--calls=N] ...\n"), 2;
  auto program = loadProgram(options.program);
  if (!program) return fmt::print(stderr, "error: {}\n", program.error().message), 1;
  Soak all(*program, options);
  if (const Status done = all.expect(); !done) return fmt::print(stderr, "error: {}\n", done.error().message), 1;
  std::string reason;
  (void)listVulkanDevices(reason);  // loads the layer
  const std::string problem = all.run(Layer::find());
  fmt::print("{}\n", problem.empty() ? "no problem" : problem);
  return problem.empty() ? 0 : 1;
}

}  // namespace
}  // namespace hgc::soak

int main(int count, char** words) {  // NOLINT(bugprone-exception-escape): only for want of memory
  return hgc::soak::soak(count, words);
}
