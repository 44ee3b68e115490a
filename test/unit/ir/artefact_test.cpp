/// A `.hgk` file of any content gives an artefact or an error.
#include <xxhash.h>

#include <cstring>
#include <random>

#include "test/unit/compile_text.h"

namespace hgc::artefact_test {
namespace {

std::vector<uint8_t> smallProgram() {
  Inputs inputs;
  inputs.arrays["x"] = Array::of({3}, std::vector<double>{1, 2, 3});
  inputs.arrays["ring"] = Array{{3}, true, {}, {1, 2, 0, 1}, true, {1, 2, 1}};
  const auto compiled = test::compileText(R"(
dim V;
var x : real[V];
data ring : V[V, *];
energy f[v in V] = sum(w in ring[v]) x[w] * x[v];
energy r { return x[0] * 0.5; }
)",
                                          inputs, false);
  Artefact artefact = *compiled.artefact;
  artefact.cpu.clear();  // machine code is opaque bytes; what is of interest are the fields
  return writeArtefact(artefact);
}

TEST(Artefact, RoundTrip) {
  const auto bytes = smallProgram();
  const auto artefact = readArtefact(bytes);
  ASSERT_TRUE(artefact) << artefact.error().message;
  EXPECT_EQ(writeArtefact(*artefact), bytes);
}

TEST(Artefact, EveryTruncationIsNamed) {
  const auto bytes = smallProgram();
  for (size_t size = 0; size < bytes.size(); ++size) {
    const auto result = readArtefact(std::span(bytes).first(size));
    ASSERT_FALSE(result) << size;
    EXPECT_FALSE(result.error().message.empty());
  }
}

TEST(Artefact, EveryFlippedByteIsNoticed) {
  auto bytes = smallProgram();
  for (size_t at = 0; at < bytes.size(); ++at) {
    bytes[at] ^= 0x40;
    EXPECT_FALSE(readArtefact(bytes)) << at;
    bytes[at] ^= 0x40;
  }
}

/// With the checksum made right again: what loads must be safe to bind and run the host programs of.
TEST(Artefact, ForgedContentIsRefusedOrHarmless) {
  const auto original = smallProgram();
  constexpr size_t kHeader = 28;
  Inputs inputs;
  inputs.arrays["x"] = Array::of({3}, std::vector<double>{1, 2, 3});
  inputs.arrays["ring"] = Array{{3}, true, {}, {1, 2, 0, 1}, true, {1, 2, 1}};
  std::mt19937_64 engine(5);
  for (int round = 0; round < 20'000; ++round) {
    auto bytes = original;
    for (uint64_t k = engine() % 3; k < 3; ++k)
      bytes[kHeader + engine() % (bytes.size() - kHeader)] = static_cast<uint8_t>(engine());
    const uint64_t checksum = XXH3_64bits(bytes.data() + kHeader, bytes.size() - kHeader);
    std::memcpy(bytes.data() + 20, &checksum, sizeof(checksum));
    const auto artefact = readArtefact(bytes);
    if (artefact) (void)Session::open(std::make_shared<const Artefact>(*artefact), inputs, {});
  }
}

}  // namespace
}  // namespace hgc::artefact_test
