/// Prints kernels that add up the results of consecutive instances: those of a problem that shares no unknown with
/// others.
#include <fmt/format.h>

#include <algorithm>

#include "codegen/text/kernel_text.h"
#include "ir/loops.h"

namespace hgc {
namespace {

constexpr const char* kRunsMembers =
#define HGC_RUNS(type, glsl, name, doc) "  " glsl " " #name ";  // " doc "\n"
#include "ir/kernel/kernel_interface.def"
    ;

/// Adds the sum of a run to those of earlier groups.
constexpr const char* kAddSum =
    "void addSum(uint result, uint run, double sum) {\n"
    "  int number = Ints(push.numbers).at[result];\n"
    "  if (number < 0) return;\n"
    "  uint64_t to = push.sums + (uint64_t(number) * uint64_t(push.count) + uint64_t(run)) * 8ul;\n"
    "  precise double before = push.isFirst != 0u ? 0.0 : Reals(to).at[0];\n"
    "  precise double all = before + sum;\n"
    "  Results(to).at[0] = all;\n"
    "}\n";

std::string beginningOfRun(const GpuLanguage& language, const Kernel& kernel) {
  return kAddSum +
         fmt::format("{}  uint run = {};\n  if (run >= push.count) return;\n", language.entry, invocationNumber()) +
         "  if (push.endings != 0ul && uint(Ints(push.endings).at[run]) != push.wanted) return;\n"
         "  uint first = uint(Ints(push.begin).at[run]), end = uint(Ints(push.begin).at[run + 1u]);\n" +
         kZero + eachOf(kernel.stores.size(), "  precise double sum{0} = zero;\n");
}

std::string additionsOf(const std::vector<uint32_t>& values) {
  std::string text;
  for (size_t result = 0; result < values.size(); ++result)
    text += fmt::format("    sum{0} = sum{0} + v{1};\n", result, values[result]);
  return text;
}

}  // namespace

bool addsUpRuns(const GpuParts& parts) {
  const Kernel& kernel = parts.kernel;
  return kernel.kind == KernelKind::GaussNewton && !kernel.variadic && parts.ranges.size() == 1 &&
         kernel.stores.size() <= kMostOfRun && keptAtCounts(kernel.code).empty();
}

std::string runsText(const GpuLanguage& language, const GpuParts& parts) {
  PartFrame frame{beginningOfRun(language, parts.kernel), "  for (uint i = first; i < end; ++i) {\n",
                  "  }\n" + eachOf(parts.kernel.stores.size(), "  addSum({0}u, run, sum{0});\n") + "}\n", nullptr,
                  nullptr};
  frame.takeResults = additionsOf;
  frame.push = kRunsMembers;
  return partText(language, parts, 0, frame);
}

}  // namespace hgc
