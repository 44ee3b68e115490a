/// Makes every call of Vulkan fail that a session makes, one at a time, and sees that nothing is lost: each call of the
/// session gives the right bits, or an error and then the right bits; and nothing that was made on the device stays.
///
///   hgc-fault-sweep model.hgk [--quick] [--only=CALL] [--plain] [--again] [--names]
///
/// `--again` makes none fail, and counts them; `--names` says what is about to fail, for drivers that crash.
#include <fmt/format.h>
#include <vulkan/vulkan.h>

#include <algorithm>
#include <set>
#include <span>
#include <string_view>

#include "runtime/vulkan/vulkan.h"
#include "test/faults/again.h"
#include "test/faults/layer.h"
#include "test/faults/scenes.h"

namespace hgc::faults {
namespace {

struct Fault {
  int call = 0;   ///< as the layer numbers them
  int after = 0;  ///< calls of that kind that go well
  VkResult result = VK_SUCCESS;
  bool runs = false, stays = false;
  bool isWarm = false;  ///< after a session that has left memory and shaders
};

/// The bits that each scene is to give.
Result<std::vector<Bits>> expectedBits(const ProgramPtr& program) {
  auto session = Session::open(program, inputs(), {.device = "cpu", .fused = Fused::Off});
  if (!session) return session.error();
  std::vector<Bits> all;
  for (const Scene& scene : scenes()) {
    if (const Status done = scene.play(*session, all.emplace_back()); !done)
      return Error{scene.name + ": " + done.error().message, ""};
  }
  return all;
}

class Sweep {
 public:
  Sweep(ProgramPtr program, std::vector<Bits> expected, Layer layer)
      : program_(std::move(program)), expected_(std::move(expected)), layer_(layer) {}

  /// What goes wrong; nothing if all goes as it should.
  std::string run(const Fault& fault, Fallback fallback) {
    if (fault.isWarm) warmUp();
    layer_.fault(layer_.callName(fault.call), fault.after, fault.result, fault.runs, fault.stays);
    std::string problem = played(fallback, fault.stays ? 1e9 : 0);
    layer_.none();
    trimDevices();
    return problem.empty() ? leaks() : problem;
  }

  /// How often each call is made, from opening a session to its end.
  std::vector<int> counts() {
    trimDevices();
    std::vector<int> counts;
    for (int k = 0; layer_.callName(k); ++k) counts.push_back(-layer_.calls(k));
    if (const std::string problem = played(Fallback::Error, 0); !problem.empty())
      fmt::print("without a fault: {}\n", problem);
    for (int k = 0; layer_.callName(k); ++k) counts[static_cast<size_t>(k)] += layer_.calls(k);
    return counts;
  }

 private:
  void warmUp() {
    auto session = Session::open(program_, inputs(), {.device = "vulkan:0", .fused = Fused::Off});
    Bits bits;
    if (session) (void)scenes().front().play(*session, bits);
  }

  std::string played(Fallback fallback, double retry) {
    const SessionOptions options{.device = "vulkan:0", .fallback = fallback, .fused = Fused::Off, .retry = retry};
    auto session = Session::open(program_, inputs(), options);
    if (!session && fallback != Fallback::Error) return "opening: " + session.error().message;
    if (!session) {
      if (session.error().message.empty()) return "opening: an error without words";
      layer_.none();
      session = Session::open(program_, inputs(), options);
      if (!session) return "opening again: " + session.error().message;
    }
    const std::vector<Scene> all = scenes();
    for (size_t k = 0; k < all.size(); ++k) {
      if (std::string problem = playedOne(*session, all[k], expected_[k], fallback); !problem.empty())
        return all[k].name + ": " + problem;
    }
    layer_.none();
    std::string problem = playedOne(*session, all.back(), expected_.back(), Fallback::Warn);
    return problem.empty() ? problem : "afterwards: " + problem;
  }

  std::string playedOne(Session& session, const Scene& scene, const Bits& expected, Fallback fallback) {
    Bits bits;
    Status done = scene.play(session, bits);
    if (!done && fallback == Fallback::Error) {
      if (done.error().message.empty()) return "an error without words";
      layer_.none();
      bits.clear();
      done = scene.play(session, bits);
    }
    if (!done) return done.error().message;
    if (fallback == Fallback::Error && session.device() != "vulkan:0") return "it went to " + session.device();
    return bits == expected ? "" : "other bits on " + session.device();
  }

  std::string leaks() const {
    std::string left;
    for (int k = 0; layer_.callName(k); ++k) {
      if (layer_.live(k) != 0)
        left += fmt::format("{} {} of {}", left.empty() ? "left:" : ",", layer_.live(k), layer_.callName(k));
    }
    return left;
  }

  ProgramPtr program_;
  std::vector<Bits> expected_;
  Layer layer_;
};

/// Which of `count` calls fail: all, or some that are spread.
std::vector<int> chosen(int count, int most) {
  std::set<int> some;
  for (int k = 0; k < std::min(count, most); ++k)
    some.insert(count <= most ? k : static_cast<int>(int64_t{k} * (count - 1) / std::max(most - 1, 1)));
  return {some.begin(), some.end()};
}

/// Calls that make no object, so that they can fail after they were made.
bool mayRun(std::string_view call) {
  constexpr std::string_view kNot[] = {"vkGetBufferDeviceAddress", "vkEnumeratePhysicalDevices",
                                       "vkAllocateCommandBuffers", "vkAllocateMemory"};
  return !call.starts_with("vkCreate") && std::ranges::find(kNot, call) == std::end(kNot);
}

std::string text(const Layer& layer, const Fault& fault, Fallback fallback) {
  return fmt::format("{} number {} gives {}{}{}{}, fallback {}", layer.callName(fault.call), fault.after,
                     static_cast<int>(fault.result), fault.runs ? ", after it ran" : "",
                     fault.stays ? ", for good" : "", fault.isWarm ? ", warm" : "",
                     fallback == Fallback::Error ? "error" : "warn");
}

struct Case {
  Fault fault;
  Fallback fallback = Fallback::Warn;
};

/// All that is to be tried of a call.
std::vector<Case> casesOf(const Layer& layer, int call, int count, int most) {
  std::vector<Case> cases;
  for (const int after : chosen(count, most)) {
    for (const VkResult result : {VK_ERROR_OUT_OF_DEVICE_MEMORY, VK_ERROR_DEVICE_LOST})
      cases.push_back({{call, after, result, false, false, true}, Fallback::Warn});
    for (const VkResult result : {VK_ERROR_OUT_OF_DEVICE_MEMORY, VK_ERROR_OUT_OF_HOST_MEMORY, VK_ERROR_DEVICE_LOST}) {
      for (const bool runs : {false, true}) {
        if (runs && !mayRun(layer.callName(call))) continue;
        for (const bool stays : {false, true}) {
          for (const Fallback fallback : {Fallback::Warn, Fallback::Error})
            cases.push_back({{call, after, result, runs, stays, false}, fallback});
        }
      }
    }
  }
  return cases;
}

struct Options {
  bool quick = false, plain = false, again = false, names = false;
  std::string only;
};

int sweep(const ProgramPtr& program, const std::vector<Bits>& expected, const Options& options) {
  std::string why;
  (void)listVulkanDevices(why);  // loads the layer
  const Layer layer = Layer::find();
  if (!layer) return fmt::print("the fault layer is not loaded: {}\n", why), 1;
  if (options.again) return playAgain(program, expected, layer) ? 0 : 1;
  Sweep sweep(program, expected, layer);
  const std::vector<int> counts = sweep.counts();
  constexpr size_t kQuickStep = 13;
  size_t runs = 0, problems = 0, seen = 0;
  for (int call = 0; call < std::ssize(counts); ++call) {
    const std::string name = layer.callName(call);
    const int count = counts[static_cast<size_t>(call)];
    if (!options.only.empty() && name != options.only) continue;
    const size_t before = runs;
    for (const Case& each : casesOf(layer, call, count, options.quick ? 2 : 12)) {
      if (options.quick && seen++ % kQuickStep != 0) continue;
      ++runs;
      if (options.names) fmt::print(stderr, "{}\n", text(layer, each.fault, each.fallback));
      const std::string problem = sweep.run(each.fault, each.fallback);
      if (problem.empty()) continue;
      ++problems;
      fmt::print("{}: {}\n", text(layer, each.fault, each.fallback), problem);
      std::fflush(stdout);
    }
    fmt::print("{:<28} {:>5} calls {:>5} runs\n", name, count, runs - before);
    std::fflush(stdout);
  }
  fmt::print("{} runs, {} problems\n", runs, problems);
  return problems == 0 ? 0 : 1;
}

/// One session, whatever befalls it: where it was, and why.
int plain(const ProgramPtr& program, const std::vector<Bits>& expected) {
  auto session = Session::open(program, inputs(), {.device = "vulkan:0", .fused = Fused::Off, .retry = 0});
  if (!session) return fmt::print("opening: {}\n", session.error().message), 1;
  const std::vector<Scene> all = scenes();
  for (size_t k = 0; k < all.size(); ++k) {
    Bits bits;
    const Status done = all[k].play(*session, bits);
    if (!done) return fmt::print("{}: {}\n", all[k].name, done.error().message), 1;
    if (bits != expected[k]) return fmt::print("{}: other bits on {}\n", all[k].name, session->device()), 1;
  }
  fmt::print("right on {}: {}\n", session->device(), session->reason());
  for (const std::string& warning : session->warnings()) fmt::print("warning: {}\n", warning);
  return 0;
}

}  // namespace

int run(int count, char** words) {
  Options options;
  std::string path;
  for (const std::string_view word : std::span(words + 1, static_cast<size_t>(count - 1))) {
    if (word == "--quick") options.quick = true;
    else if (word == "--plain") options.plain = true;
    else if (word == "--again") options.again = true;
    else if (word == "--names") options.names = true;
    else if (word.starts_with("--only=")) options.only = word.substr(7);
    else path = word;
  }
  const auto program = loadProgram(path);
  if (!program) return fmt::print("{}\n", program.error().message), 1;
  const auto expected = expectedBits(*program);
  if (!expected) return fmt::print("on the CPU: {}\n", expected.error().message), 1;
  return options.plain ? plain(*program, *expected) : sweep(*program, *expected, options);
}

}  // namespace hgc::faults

int main(int count, char** words) { return hgc::faults::run(count, words); }
