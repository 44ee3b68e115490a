#include "runtime/vulkan/pipelines/binary32.h"

#include <functional>

namespace hgc {
namespace {

// From the SPIR-V specification.
constexpr size_t kHeader = 5;
constexpr uint32_t kOpEntryPoint = 15, kOpExecutionMode = 16, kOpCapability = 17, kOpDecorate = 71;
constexpr uint32_t kSpecId = 1, kRoundingModeRteCapability = 4467, kRoundingModeRte = 4462;

/// Calls `visit` with the word index and the opcode of each instruction.
void eachInstruction(std::span<const uint32_t> words, const std::function<void(size_t at, uint32_t op)>& visit) {
  for (size_t at = kHeader, length = 0; at < words.size(); at += length) {
    length = words[at] >> 16;
    if (length == 0 || length > words.size() - at) return;
    visit(at, words[at] & 0xffffU);
  }
}

constexpr uint32_t begin(uint32_t op, uint32_t length) { return length << 16 | op; }

}  // namespace

bool computesInBinary32(std::span<const uint32_t> words) {
  bool declares = false;
  eachInstruction(words, [&](size_t at, uint32_t op) {
    const size_t length = words[at] >> 16;
    declares |= op == kOpDecorate && length > 3 && words[at + 2] == kSpecId && words[at + 3] == kBinary32Constant;
  });
  return declares;
}

std::vector<uint32_t> withRounding(std::span<const uint32_t> words) {
  std::vector<uint32_t> made(words.begin(), words.end());
  if (!computesInBinary32(words)) return made;
  size_t behindModes = 0;
  uint32_t entry = 0;
  eachInstruction(words, [&](size_t at, uint32_t op) {
    const size_t length = words[at] >> 16;
    if (op == kOpEntryPoint && length > 2) entry = words[at + 2];
    if (op == kOpEntryPoint || op == kOpExecutionMode) behindModes = at + length;
  });
  const uint32_t mode[] = {begin(kOpExecutionMode, 4), entry, kRoundingModeRte, 32};
  made.insert(made.begin() + static_cast<std::ptrdiff_t>(behindModes), std::begin(mode), std::end(mode));
  const uint32_t capability[] = {begin(kOpCapability, 2), kRoundingModeRteCapability};
  made.insert(made.begin() + kHeader, std::begin(capability), std::end(capability));
  return made;
}

}  // namespace hgc
