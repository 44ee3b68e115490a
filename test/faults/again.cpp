#include "test/faults/again.h"

#include <fmt/format.h>

#include <string_view>

namespace hgc::faults {
namespace {

constexpr int kSessions = 64;

std::vector<int> callsOf(const Layer& layer) {
  std::vector<int> calls;
  for (int k = 0; layer.callName(k); ++k) calls.push_back(layer.calls(k));
  return calls;
}

/// What a session takes once and gives back for others.
bool isKept(std::string_view call) {
  return call == "vkCreateDevice" || call == "vkAllocateMemory" || call == "vkCreateBuffer" ||
         call == "vkCreateComputePipelines" || call == "vkCreateShaderModule";
}

std::string played(const ProgramPtr& program, const std::vector<Bits>& expected, bool isWarm) {
  auto session =
      Session::open(program, inputs(), {.device = "vulkan:0", .fallback = Fallback::Error, .fused = Fused::Off});
  if (!session) return session.error().message;
  if (const Status done = isWarm ? session->warmUp() : Status(Done{}); !done) return done.error().message;
  const std::vector<Scene> all = scenes();
  for (size_t k = 0; k < all.size(); ++k) {
    Bits bits;
    if (const Status done = all[k].play(*session, bits); !done) return all[k].name + ": " + done.error().message;
    if (bits != expected[k]) return all[k].name + ": other bits";
  }
  return "";
}

}  // namespace

bool playAgain(const ProgramPtr& program, const std::vector<Bits>& expected, const Layer& layer) {
  trimDevices();
  std::vector<int> before = callsOf(layer), first;
  for (int k = 0; k < kSessions; ++k) {
    if (const std::string problem = played(program, expected, k % 2 == 1); !problem.empty())
      return fmt::print("session {}: {}\n", k, problem), false;
    if (k == 0) first = callsOf(layer);
  }
  const std::vector<int> last = callsOf(layer);
  bool isGood = true;
  for (size_t k = 0; k < last.size(); ++k) {
    const std::string_view name = layer.callName(static_cast<int>(k));
    if (!isKept(name)) continue;
    const int once = first[k] - before[k], later = last[k] - first[k];
    const bool isLittle = 10 * later <= (kSessions - 1) * once;
    fmt::print("{:<28} {:>5} by the first session, {:>5} by {} more{}\n", name, once, later, kSessions - 1,
               isLittle ? "" : ": too many");
    isGood = isGood && isLittle;
  }
  return isGood;
}

}  // namespace hgc::faults
