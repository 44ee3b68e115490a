#include "ir/kernel/target.h"

#include <fmt/format.h>

#include <iterator>

namespace hgc {

const IsaInfo& info(Isa isa) {
  static constexpr IsaInfo kRows[] = {
#define HGC_NATIVE(member, name, processor, lanes, fuses) {name, true, processor, lanes, fuses},
#define HGC_SHADER(member, name) {name, false, "", 0, true},
#include "ir/kernel/targets.def"
  };
  return kRows[static_cast<size_t>(isa)];
}

std::optional<Isa> isaNamed(std::string_view name) {
#define HGC_NATIVE(member, text, processor, lanes, fuses) \
  if (name == text) return Isa::member;
#define HGC_SHADER(member, text) \
  if (name == text) return Isa::member;
#include "ir/kernel/targets.def"
  return std::nullopt;
}

std::string cpuName(Isa isa) { return fmt::format("cpu:{}", isaName(isa)); }

std::string nativeNames(std::string_view before) {
  std::string names;
  for (size_t k = 0; k < std::size(kNativeIsas); ++k) {
    const bool isLast = k + 1 == std::size(kNativeIsas);
    names += fmt::format("{}{}{}", k == 0 ? "" : isLast ? " or " : ", ", before, isaName(kNativeIsas[k]));
  }
  return names;
}

std::string kernelName(KernelId id) { return fmt::format("t{}_{}", id.topology, info(id.kind).name); }

}  // namespace hgc
