#include "runtime/vulkan/selftest.h"

#include <fmt/format.h>

#include <bit>
#include <cfenv>
#include <cmath>
#include <limits>
#include <map>
#include <random>

#include "runtime/vulkan/memory.h"
#include "selftest.spv.h"

namespace hgc {
namespace {

constexpr size_t kRandom = 3000;
/// Mesa's llvmpipe stops the loops of a shader after 65,535 rounds in all.
constexpr uint32_t kRounds = 100'000;
constexpr std::chrono::seconds kDeadline{60};

/// Lets a device that failed come to rest before what it was given is destroyed.
struct Settled {
  VulkanDevice& device;
  ~Settled() { device.settle(); }
};

struct Operands {
  double a, b, c;
};

struct Operation {
  const char* name;
  double (*eval)(const Operands& x);
};

/// In the order of the columns of shaders/selftest.comp.
constexpr Operation kOperations[] = {
    {"add", [](const Operands& x) { return x.a + x.b; }},
    {"sub", [](const Operands& x) { return x.a - x.b; }},
    {"mul", [](const Operands& x) { return x.a * x.b; }},
    {"div", [](const Operands& x) { return x.a / x.b; }},
    {"sqrt", [](const Operands& x) { return std::sqrt(x.a); }},
    {"mul then add",
     [](const Operands& x) {
       const double product = x.a * x.b;
       return product + x.c;
     }},
    {"fma", [](const Operands& x) { return std::fma(x.a, x.b, x.c); }},
    {"floor", [](const Operands& x) { return std::floor(x.a); }},
    {"ceil", [](const Operands& x) { return std::ceil(x.a); }},
    {"trunc", [](const Operands& x) { return std::trunc(x.a); }},
    {"round", [](const Operands& x) { return std::nearbyint(x.a); }},
    {"abs", [](const Operands& x) { return std::fabs(x.a); }},
    {"neg", [](const Operands& x) { return -x.a; }},
    {"compare",
     [](const Operands& x) {
       return (x.a < x.b ? 1.0 : 0.0) + (x.a <= x.b ? 2 : 0) + (x.a == x.b ? 4 : 0) + (x.a != x.b ? 8 : 0);
     }},
};
constexpr size_t kFma = 6;

/// What a round of the shader's loop leaves.
uint32_t afterRound(uint32_t state, uint32_t round) { return state * 1664525U + (1013904223U ^ round); }

/// Where operations go wrong: zeros, subnormals and their edge, halves, the largest integers, infinities, NaN.
std::vector<double> specials() {
  using Limits = std::numeric_limits<double>;
  std::vector<double> values = {0.0,
                                Limits::denorm_min(),
                                3 * Limits::denorm_min(),
                                Limits::min() - Limits::denorm_min(),
                                Limits::min(),
                                1.5 * Limits::min(),
                                0x1p-537,
                                0x1.fffffffffffffp-1,
                                0.25,
                                0.5,
                                1.0,
                                1.0 + Limits::epsilon(),
                                1.5,
                                2.0,
                                2.5,
                                3.0,
                                3.5,
                                1.0 / 3,
                                1e15 + 0.5,
                                0x1p52,
                                0x1p52 + 1,
                                0x1p52 - 0.5,
                                0x1p53,
                                0x1p53 + 2,
                                0x1p511,
                                0x1p1023,
                                Limits::max(),
                                HUGE_VAL};
  for (size_t k = values.size(); k-- > 0;) values.push_back(-values[k]);
  values.push_back(Limits::quiet_NaN());
  return values;
}

std::vector<Operands> testOperands() {
  std::vector<Operands> all;
  const std::vector<double> edge = specials();
  for (size_t a = 0; a < edge.size(); ++a) {
    for (size_t b = 0; b < edge.size(); ++b) all.push_back({edge[a], edge[b], edge[(a * 7 + b * 3) % edge.size()]});
  }
  std::mt19937_64 random(20240229);
  std::uniform_real_distribution<double> unit(-1, 1);
  for (size_t k = 0; k < kRandom; ++k) {
    const double a = unit(random), b = unit(random);
    const double tiny = std::ldexp(a, -1060), bits = std::bit_cast<double>(random());
    switch (k % 6) {
      case 0: all.push_back({a, b, -(a * b)}); break;  // only a fused operation sees what the product lost
      case 1: all.push_back({std::fabs(a), b, unit(random)}); break;
      case 2: all.push_back({bits, std::bit_cast<double>(random()), std::bit_cast<double>(random())}); break;
      case 3: all.push_back({tiny, b, std::ldexp(b, -1065)}); break;
      case 4: all.push_back({std::fabs(tiny), std::ldexp(b, 40), std::ldexp(a, -1030)}); break;
      default: all.push_back({std::floor(a * 1e6) + 0.5, std::ldexp(b, -60), a}); break;
    }
  }
  return all;
}

Result<std::vector<double>> runShader(VulkanDevice& device, const std::vector<Operands>& operands) {
  const size_t count = operands.size();
  std::vector<double> columns(3 * count), results(std::size(kOperations) * count + 1);
  for (size_t k = 0; k < count; ++k) {
    columns[k] = operands[k].a;
    columns[count + k] = operands[k].b;
    columns[2 * count + k] = operands[k].c;
  }
  DevicePool memory(device);
  const auto in = memory.allocate(columns.size() * sizeof(double));
  if (!in) return in.error();
  const auto out = memory.allocate(results.size() * sizeof(double));
  if (!out) return out.error();
  auto transfers = Transfers::make(device, kDeadline);
  if (!transfers) return transfers.error();
  auto pool = CommandPool::make(device, kDeadline);
  if (!pool) return pool.error();
  const Settled settled{device};
  const auto pipeline = device.pipeline(k_selftest);
  if (!pipeline) return pipeline.error();
  const auto commands = pool->begin();
  if (!commands) return commands.error();
  struct Push {
    uint64_t operands, results;
    uint32_t count, rounds;
  } push{in->address, out->address, static_cast<uint32_t>(count), kRounds};
  vkCmdBindPipeline(*commands, VK_PIPELINE_BIND_POINT_COMPUTE, *pipeline);
  vkCmdPushConstants(*commands, device.layout(), VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof push, &push);
  vkCmdDispatch(*commands, static_cast<uint32_t>((count + kWorkgroup - 1) / kWorkgroup), 1, 1);
  VkMemoryBarrier barrier{VK_STRUCTURE_TYPE_MEMORY_BARRIER, nullptr, VK_ACCESS_SHADER_WRITE_BIT,
                          VK_ACCESS_TRANSFER_READ_BIT};
  vkCmdPipelineBarrier(*commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1, &barrier,
                       0, nullptr, 0, nullptr);
  Status done = vulkanCheck(vkEndCommandBuffer(*commands), "vkEndCommandBuffer");
  if (done) done = transfers->upload(*in, columns.data(), columns.size() * sizeof(double));
  if (done) done = transfers->flush();
  if (done) done = pool->run(*commands);
  if (done) done = transfers->download(*out, results.data(), results.size() * sizeof(double));
  if (done) done = transfers->flush();
  if (!done) return done.error();
  return results;
}

bool same(double a, double b) {
  return (std::isnan(a) && std::isnan(b)) || std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b);
}

/// How many rounds leave `state`: all, if there is no such number.
int64_t roundsDone(double state) {
  uint32_t expected = 1;
  for (uint32_t round = 0; round < kRounds; ++round) {
    if (state == expected) return round;
    expected = afterRound(expected, round);
  }
  return kRounds;
}

SelfTest judge(const std::vector<Operands>& operands, const std::vector<double>& results) {
  std::fenv_t saved;
  std::fegetenv(&saved);
  std::fesetenv(FE_DFL_ENV);
  SelfTest test;
  const size_t count = operands.size();
  for (size_t op = 0; op < std::size(kOperations); ++op) {
    size_t wrong = 0, first = 0;
    for (size_t k = count; k-- > 0;) {
      if (same(kOperations[op].eval(operands[k]), results[op * count + k])) continue;
      ++wrong;
      first = k;
    }
    const char* name = kOperations[op].name;
    if (op == kFma) test.fuses = wrong == 0;
    if (wrong == 0) {
      test.lines.push_back(fmt::format("f64 {}: exact", name));
    } else if (op == kFma) {
      test.lines.push_back(fmt::format("f64 {}: not fused", name));
    } else {
      const Operands& x = operands[first];
      test.lines.push_back(fmt::format("f64 {}: {} of {} wrong, first ({:a}, {:a}, {:a}) gives {:a}", name, wrong,
                                       count, x.a, x.b, x.c, results[op * count + first]));
      test.broken += (test.broken.empty() ? "" : ", ") + std::string(name);
    }
  }
  const int64_t rounds = roundsDone(results.back());
  if (rounds < kRounds) test.mostRounds = std::max<int64_t>(rounds, 1);
  test.lines.push_back(rounds < kRounds ? fmt::format("loops: stop after {} rounds", rounds) : "loops: whole");
  std::fesetenv(&saved);
  return test;
}

}  // namespace

Result<SelfTest> selfTest(VulkanDevice& device) {
  static std::mutex mutex;
  static auto* const known = new std::map<uint32_t, SelfTest>;
  const std::lock_guard lock(mutex);
  const uint32_t index = device.traits().index;
  if (const auto found = known->find(index); found != known->end()) return found->second;
  const std::vector<Operands> operands = testOperands();
  const auto results = runShader(device, operands);
  if (!results) return results.error();
  return known->emplace(index, judge(operands, *results)).first->second;
}

}  // namespace hgc
