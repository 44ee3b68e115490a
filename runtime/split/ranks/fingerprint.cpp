#include "runtime/split/ranks/fingerprint.h"

#include <xxhash.h>

namespace hgc {

uint64_t fingerprintAfter(uint64_t before, std::span<const std::byte> change) {
  return XXH3_64bits_withSeed(change.data(), change.size(), before);
}

uint64_t fingerprintOf(const Artefact& artefact) {
  Artefact source;
  source.abi = artefact.abi;
  source.program = artefact.program;
  source.plan = artefact.plan;
  source.kinds = artefact.kinds;
  source.code = artefact.code;
  const std::vector<uint8_t> bytes = writeArtefact(source);
  return fingerprintAfter(0, std::as_bytes(std::span(bytes)));
}

uint64_t fingerprintOf(const Bound& bound) {
  uint64_t print = fingerprintAfter(0, std::as_bytes(std::span(bound.sizes)));
  for (const BoundSymbol& symbol : bound.symbols) {
    const size_t count = symbol.reals.empty() ? 0 : static_cast<size_t>(symbol.rows * symbol.width);
    print = fingerprintAfter(print, std::as_bytes(std::span(symbol.reals).first(count)));
    print = fingerprintAfter(print, std::as_bytes(std::span(symbol.integers)));
    print = fingerprintAfter(print, std::as_bytes(std::span(symbol.rowBegin)));
  }
  return print;
}

}  // namespace hgc
