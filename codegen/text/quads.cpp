/// Stores the results of kernels that store four at a time (`sideBySide`).
#include "ir/kernel/quads.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "codegen/text/kernel_text.h"

namespace hgc {
namespace {

/// How many quads two neighbouring invocations exchange at a time: 16 KiB of shared memory.
constexpr size_t kHandedQuads = 8;

/// Values `first` to `first + kQuad`, padded with zeros.
std::array<std::string, kQuad> quadAt(const std::vector<uint32_t>& values, size_t first) {
  std::array<std::string, kQuad> quad;
  for (size_t k = 0; k < kQuad; ++k)
    quad[k] = first + k < values.size() ? fmt::format("v{}", values[first + k]) : "zero";
  return quad;
}

/// The address of a column of quads.
std::string quadColumn(size_t first) { return fmt::format("push.outputs + uint64_t(push.stride) * {}ul", first * 8); }

}  // namespace

std::string quadStores(const std::vector<uint32_t>& values, CodeRange range) {
  const auto isOwn = [&](uint32_t value) { return value >= range.begin && value < range.end; };
  std::string text;
  for (size_t first = 0; first < values.size(); first += kQuad) {
    const auto quad = std::span(values).subspan(first, std::min<size_t>(kQuad, values.size() - first));
    if (std::ranges::all_of(quad, isOwn)) {
      text +=
          fmt::format("  Quads({}).at[k] = dvec4({});\n", quadColumn(first), fmt::join(quadAt(values, first), ", "));
      continue;
    }
    for (size_t k = 0; k < quad.size(); ++k) {
      if (isOwn(quad[k]))
        text += fmt::format("  Results({}).at[k * {}u + {}u] = v{};\n", quadColumn(first), kQuad, k, quad[k]);
    }
  }
  return text;
}

namespace {

/// Stores the quads of two neighbours together: one invocation writes the first halves of both, the other the second
/// halves, so that whole sectors of memory are written. The halves are exchanged through shared memory.
std::string quadStoresTogether(const std::vector<uint32_t>& values) {
  std::string text = fmt::format(
      "  if (!together) {{\n  if (own >= push.count) return;\n{}  return;\n  }}\n"
      "  uint half_ = own & 1u, even = 2u * (own - half_) + half_, local = gl_LocalInvocationID.x;\n"
      "  bool odd = half_ != 0u, hasEven = own - half_ < push.count, hasOdd = (own | 1u) < push.count;\n",
      quadStores(values, {0, kNone}));
  constexpr size_t kAtOnce = kQuad * kHandedQuads;
  for (size_t begin = 0; begin < values.size(); begin += kAtOnce) {
    std::string hand, take;
    for (size_t first = begin; first < std::min(values.size(), begin + kAtOnce); first += kQuad) {
      const auto quad = quadAt(values, first);
      const size_t slot = (first - begin) / kQuad * kWorkgroup;
      const std::string to = quadColumn(first), taken = fmt::format("halves[{}u + (local ^ 1u)]", slot);
      const std::string low = fmt::format("dvec2({}, {})", quad[0], quad[1]);
      const std::string high = fmt::format("dvec2({}, {})", quad[2], quad[3]);
      hand += fmt::format("  halves[{}u + local] = odd ? {} : {};\n", slot, low, high);
      take += fmt::format("  if (hasEven) Halves({}).at[even] = odd ? {} : {};\n", to, taken, low);
      take += fmt::format("  if (hasOdd) Halves({}).at[even + 2u] = odd ? {} : {};\n", to, high, taken);
    }
    text += (begin > 0 ? "  barrier();\n" : "") + hand + "  barrier();\n" + take;
  }
  return text;
}

}  // namespace

/// Invocations past the last instance compute the last one, and store nothing.
PartFrame quadFrame(const GpuLanguage& language) {
  return {language.constant(kTogetherConstant, "bool", "together", "false") +
              fmt::format("shared dvec2 halves[{}];\n{}  uint own = {};\n"
                          "  uint k = min(own, push.count - 1u), i = push.first + k;\n",
                          kWorkgroup * kHandedQuads, language.entry, invocationNumber()) +
              kZero,
          "",
          "}\n",
          nullptr,
          nullptr,
          quadStoresTogether};
}

}  // namespace hgc
