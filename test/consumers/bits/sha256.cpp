#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const size_t count = 20;
  std::vector<std::array<int32_t, 8>> state(count);
  std::vector<std::array<int32_t, 16>> block(count);
  const auto word = [] { return static_cast<int32_t>(anyNumber() * 0x1p31); };
  for (auto& words : state) std::ranges::generate(words, word);
  for (auto& words : block) std::ranges::generate(words, word);
  kernels::Session session(unfused());
  session.state(state).block(block);
  auto results = session.evaluate(kernels::outputs);
  for (size_t i = 0; i < count; ++i) {
    const auto& [s, b] = std::tie(state[i], block[i]);
    double hash[8];
    sha256::hash(b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15],
                 s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], hash);
    for (size_t c = 0; c < 8; ++c) same(hash[c], orExit(results).output.hash[i][c]);
  }
  return told();
}
