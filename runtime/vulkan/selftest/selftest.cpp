#include "runtime/vulkan/selftest/selftest.h"

#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <map>

#include "runtime/data/threads/floating_point_mode.h"
#include "runtime/vulkan/selftest/operands.h"
#include "runtime/vulkan/transfers.h"
#include "selftest.spv.h"

namespace hgc {
namespace {

/// More than the 65,535 rounds after which Mesa's llvmpipe stops loops.
constexpr uint32_t kRounds = 100'000;
constexpr std::chrono::seconds kDeadline{60};

/// Waits for a broken device before its objects are destroyed.
struct Settled {
  VulkanDevice& device;
  ~Settled() { device.settle(); }
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

/// Bits as a signed integer.
int32_t wrapped(uint32_t bits) { return std::bit_cast<int32_t>(bits); }
/// Two signed integers: of 32 bits, and of 8 bits.
int32_t anyOf(const Operands& o) { return std::bit_cast<int32_t>(o.x); }
int32_t smallOf(const Operands& o) { return std::bit_cast<int32_t>(o.y) >> 24; }
uint32_t bitsOfAny(const Operands& o) { return std::bit_cast<uint32_t>(o.x); }
uint32_t bitsOfSmall(const Operands& o) { return static_cast<uint32_t>(smallOf(o)); }
/// Whether the quotient of integers is tested: it is undefined for some.
bool isDivided(const Operands& o) { return smallOf(o) != 0 && smallOf(o) != -1; }

/// Operations with integers, conversions, and operations with constants, in the next columns.
constexpr Operation kOthers[] = {
    {"i32 add", [](const Operands& o) -> double { return wrapped(bitsOfAny(o) + bitsOfSmall(o)); }},
    {"i32 mul", [](const Operands& o) -> double { return wrapped(bitsOfAny(o) * bitsOfSmall(o)); }},
    {"i32 high word of mul",
     [](const Operands& o) -> double {
       return wrapped(static_cast<uint32_t>(uint64_t{bitsOfAny(o)} * bitsOfSmall(o) >> 32));
     }},
    {"i32 div", [](const Operands& o) -> double { return isDivided(o) ? anyOf(o) / smallOf(o) : 0; }},
    {"i32 shift left", [](const Operands& o) -> double { return wrapped(bitsOfAny(o) << (bitsOfSmall(o) & 31U)); }},
    {"i32 shift right", [](const Operands& o) -> double { return anyOf(o) >> (bitsOfSmall(o) & 31U); }},
    {"u32 shift right", [](const Operands& o) -> double { return bitsOfAny(o) >> (bitsOfSmall(o) & 31U); }},
    {"i32 to f64", [](const Operands& o) -> double { return anyOf(o); }},
    {"u32 to f64", [](const Operands& o) -> double { return bitsOfAny(o); }},
    {"f64 to i32", [](const Operands& o) -> double { return std::fabs(o.a) < 0x1p31 ? static_cast<int32_t>(o.a) : 0; }},
    {"f64 words", [](const Operands& o) { return o.a; }},
    {"f64 mul by 1", [](const Operands& o) { return o.a; }},
    {"f64 reciprocal", [](const Operands& o) { return 1 / o.a; }},
    {"f64 add 1, sub 1",
     [](const Operands& o) {
       const double sum = o.a + 1;
       return sum - 1;
     }},
};

/// The bits of a binary32 number as a number, the same for all NaNs.
double bitsOf(float x) { return std::isnan(x) ? 0x7fc00000 : std::bit_cast<uint32_t>(x); }

/// Operations in binary32, in the next columns. Only the conversions that shaders use are tested.
constexpr Operation kSingles[] = {
    {"add", [](const Operands& o) { return bitsOf(o.x + o.y); }},
    {"sub", [](const Operands& o) { return bitsOf(o.x - o.y); }},
    {"mul", [](const Operands& o) { return bitsOf(o.x * o.y); }},
    {"div", [](const Operands& o) { return bitsOf(o.x / o.y); }},
    {"mul then add",
     [](const Operands& o) {
       const float product = o.x * o.y;
       return bitsOf(product + o.z);
     }},
    {"from f64", [](const Operands& o) { return std::fabs(o.a) < 0x1p-126 ? 0 : bitsOf(static_cast<float>(o.a)); }},
    {"to f64", [](const Operands& o) { return std::fabs(o.x) < 0x1p-126F ? 0 : static_cast<double>(o.x); }},
};
constexpr size_t kColumns = std::size(kOperations) + std::size(kOthers) + std::size(kSingles);

/// The state after a round of the shader's loop.
uint32_t afterRound(uint32_t state, uint32_t round) { return state * 1664525U + (1013904223U ^ round); }

/// Runs the shader with a loop of `rounds`. Returns its columns, then the state of the loop.
Result<std::vector<double>> runShader(VulkanDevice& device, const std::vector<Operands>& operands, uint32_t rounds) {
  const size_t count = operands.size();
  std::vector<double> columns(6 * count), results(kColumns * count + 1);
  for (size_t k = 0; k < count; ++k) {
    columns[k] = operands[k].a;
    columns[count + k] = operands[k].b;
    columns[2 * count + k] = operands[k].c;
    columns[3 * count + k] = std::bit_cast<uint32_t>(operands[k].x);
    columns[4 * count + k] = std::bit_cast<uint32_t>(operands[k].y);
    columns[5 * count + k] = std::bit_cast<uint32_t>(operands[k].z);
  }
  VulkanMemory memory(device);
  const auto in = memory.allocate(columns.size() * sizeof(double));
  if (!in) return in.error();
  const auto out = memory.allocate(results.size() * sizeof(double));
  if (!out) return out.error();
  auto transfers = Transfers::make(device, kDeadline);
  if (!transfers) return transfers.error();
  auto pool = CommandPool::make(device, kDeadline);
  if (!pool) return pool.error();
  const Settled settled{device};
  const auto pipeline = device.pipelines().get(k_selftest, 0, false);
  if (!pipeline) return pipeline.error();
  const auto commands = pool->begin();
  if (!commands) return commands.error();
  struct Push {
    uint64_t operands, results;
    uint32_t count, rounds;
  } push{in->address, out->address, static_cast<uint32_t>(count), rounds};
  vkCmdBindPipeline(*commands, VK_PIPELINE_BIND_POINT_COMPUTE, (*pipeline)->get());
  vkCmdPushConstants(*commands, device.pipelines().layout(), VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof push, &push);
  vkCmdDispatch(*commands, static_cast<uint32_t>((count + kWorkgroup - 1) / kWorkgroup), 1, 1);
  const VkMemoryBarrier barrier{VK_STRUCTURE_TYPE_MEMORY_BARRIER, nullptr, VK_ACCESS_SHADER_WRITE_BIT,
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

/// After how many rounds the loop has `state`; `kRounds` if there is no such number.
int64_t roundsDone(double state) {
  uint32_t expected = 1;
  for (uint32_t round = 0; round < kRounds; ++round) {
    if (state == expected) return round;
    expected = afterRound(expected, round);
  }
  return kRounds;
}

/// How many results of an operation are wrong, and the first of them; empty if none.
std::string faultOf(const Operation& operation, const std::vector<Operands>& operands, const double* results) {
  size_t wrong = 0, first = 0;
  for (size_t k = operands.size(); k-- > 0;) {
    if (same(operation.eval(operands[k]), results[k])) continue;
    ++wrong;
    first = k;
  }
  if (wrong == 0) return "";
  const Operands& o = operands[first];
  return fmt::format("{} of {} wrong, first of ({:a}, {:a}, {:a}), ({:a}, {:a}, {:a}): {:a}", wrong, operands.size(),
                     o.a, o.b, o.c, o.x, o.y, o.z, results[first]);
}

/// Sets the results for binary64 and integers.
void judge(const std::vector<Operands>& operands, const std::vector<double>& results, SelfTest& test) {
  const double* column = results.data();
  const auto see = [&](const char* type, const Operation& operation) {
    const std::string fault = faultOf(operation, operands, column);
    const bool isFma = &operation == &kOperations[kFma];
    column += operands.size();
    test.lines.push_back(fmt::format("{}{}: {}", type, operation.name,
                                     fault.empty() ? "exact"
                                     : isFma       ? "not fused"
                                                   : fault));
    if (isFma) test.fuses = fault.empty();
    else if (!fault.empty()) test.broken += (test.broken.empty() ? "" : ", ") + std::string(operation.name);
  };
  for (const Operation& operation : kOperations) see("f64 ", operation);
  for (const Operation& operation : kOthers) see("", operation);
  const int64_t rounds = roundsDone(results.back());
  if (rounds < kRounds) test.mostRounds = std::max<int64_t>(rounds, 1);
  test.lines.push_back(rounds < kRounds ? fmt::format("loops: stop after {} rounds", rounds) : "loops: whole");
}

/// What is wrong with binary32 while its rounding is declared, or with binary64 in the same shader; empty if nothing.
std::string faultOfSingles(const std::vector<Operands>& operands, const std::vector<double>& results) {
  const double* column = results.data();
  std::string faults;
  const auto see = [&](const char* type, const Operation& operation) {
    const std::string fault = faultOf(operation, operands, column);
    if (!fault.empty()) faults += fmt::format("{}{} {}: {}", faults.empty() ? "" : "; ", type, operation.name, fault);
    column += operands.size();
  };
  for (const Operation& operation : kOperations) {
    if (&operation == &kOperations[kFma]) column += operands.size();  // fused or not
    else see("f64", operation);
  }
  column += std::size(kOthers) * operands.size();  // seen before
  for (const Operation& operation : kSingles) see("f32", operation);
  return faults;
}

/// Runs the test. Binary32 is tested if its rounding can be declared; the device is usable without it.
Result<SelfTest> test(VulkanDevice& device) {
  const FloatingPointMode mode;
  const std::vector<Operands> operands = testOperands();
  SelfTest test;
  device.pipelines().allowBinary32(false);
  const auto results = runShader(device, operands, kRounds);
  if (!results) return results.error();
  judge(operands, *results, test);
  std::string fault = "its rounding cannot be declared";
  if (device.traits().hasRoundingMode32 && test.broken.empty()) {
    device.pipelines().allowBinary32(true);
    const auto singles = runShader(device, operands, 0);
    if (const Status works = device.works(); !works) return works.error();  // the test has broken the device
    fault = singles ? faultOfSingles(operands, *singles) : singles.error().message;
  }
  test.isBinary32Exact = fault.empty();
  test.lines.push_back(fault.empty() ? "f32: exact" : "f32: not exact, " + fault);
  return test;
}

}  // namespace

Result<SelfTest> selfTest(VulkanDevice& device) {
  static std::mutex mutex;
  static auto* const known = new std::map<uint32_t, SelfTest>;
  const std::lock_guard lock(mutex);
  if (device.traits().isGiven) {  // cached in the device
    if (device.tested) return *device.tested;
    auto now = test(device);
    if (!now) return now;
    device.pipelines().allowBinary32(now->isBinary32Exact);
    device.tested = std::make_shared<const SelfTest>(*now);
    return now;
  }
  const uint32_t index = device.traits().index;
  auto found = known->find(index);
  if (found == known->end()) {
    auto now = test(device);
    if (!now) return now;
    found = known->emplace(index, std::move(*now)).first;
  }
  device.pipelines().allowBinary32(found->second.isBinary32Exact);
  return found->second;
}

}  // namespace hgc
