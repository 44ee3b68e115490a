#include "runtime/gpu/stage/limits.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace hgc {
namespace {

/// A number of the environment, which tests set.
std::optional<uint64_t> numberIn(const char* variable) {
  const char* text = std::getenv(variable);
  return text ? std::optional<uint64_t>(std::strtoull(text, nullptr, 10)) : std::nullopt;
}

}  // namespace

uint64_t operationsOfASecond(const GpuTraits& traits) {
  const auto given = numberIn("HGC_GPU_SECOND_OPERATIONS");
  return given.value_or(traits.isSoftware ? uint64_t{500'000'000} : uint64_t{50'000'000'000});
}

uint64_t pieceBudget(const GpuTraits& traits) {
  const auto given = numberIn("HGC_GPU_PIECE_KIB");
  return given ? *given << 10 : uint64_t{traits.isSoftware ? 96U : 512U} << 20;
}

uint64_t statesBudget(const GpuTraits& traits) {
  const auto given = numberIn("HGC_GPU_STATES_KIB");
  return given ? *given << 10 : std::min(traits.largestAllocation, uint64_t{256} << 20);
}

}  // namespace hgc
