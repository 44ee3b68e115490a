// Artefact files: bytes of any kind give an artefact or an error; one that is read binds small data or refuses it.
#include "ir/artefact/artefact.h"

#include <xxhash.h>

#include <algorithm>
#include <cstring>

#include "runtime/data/instances.h"
#include "runtime/sum/incidence.h"

namespace {

constexpr size_t kHeader = 28;  // magic 8, version 4, size 8, checksum 8
constexpr int64_t kMostScalars = 4096;

/// A header that fits the content, as otherwise only this check would be tried.
void mendHeader(std::vector<uint8_t>& file) {
  static const std::vector<uint8_t> sample = hgc::writeArtefact({});
  std::memcpy(file.data(), sample.data(), 12);
  const uint64_t size = file.size() - kHeader, checksum = XXH3_64bits(file.data() + kHeader, size);
  std::memcpy(file.data() + 12, &size, 8);
  std::memcpy(file.data() + 20, &checksum, 8);
}

/// Two rows along every axis that the program leaves open, and a ragged row of one entry each.
bool smallInputs(const hgc::Program& program, hgc::Inputs& inputs) {
  for (const hgc::Symbol& symbol : program.symbols) {
    hgc::Array array;
    int64_t count = 1;
    const auto axis = [&](int64_t extent) {
      array.shape.push_back(extent);
      if (extent < 0 || extent > kMostScalars) return false;
      count *= extent;
      return count <= kMostScalars;
    };
    for (const hgc::DimId dim : symbol.dims) {
      if (!axis(program.dims[dim].size < 0 ? 2 : program.dims[dim].size)) return false;
    }
    if (symbol.ragged) {
      array.isRagged = true;
      array.rowLengths.assign(static_cast<size_t>(count), 1);
    }
    for (const uint32_t extent : symbol.shape) {
      if (!axis(extent)) return false;
    }
    array.isInteger = symbol.kind == hgc::SymbolKind::Table;
    if (array.isInteger) array.integers.assign(static_cast<size_t>(count), 1);
    else array.reals.assign(static_cast<size_t>(count), 0.5);
    inputs.arrays[symbol.name] = std::move(array);
  }
  return true;
}

int64_t instancesOf(const hgc::Program& program, const hgc::Bound& bound) {
  int64_t most = 0;
  for (const hgc::Term& term : program.terms) {
    int64_t count = 1;
    for (const hgc::DimId dim : term.domain)
      count = std::min(kMostScalars + 1, count * std::min(bound.sizes[dim], kMostScalars + 1));
    most = std::max(most, count);
  }
  return most;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
  std::vector<uint8_t> file(bytes, bytes + size);
  (void)hgc::readArtefact(file);
  if (size < kHeader) return 0;
  mendHeader(file);
  const auto artefact = hgc::readArtefact(file);
  if (!artefact) return 0;
  if (!hgc::readArtefact(hgc::writeArtefact(*artefact))) __builtin_trap();
  hgc::Inputs inputs;
  if (!smallInputs(artefact->program, inputs)) return 0;
  const auto bound = hgc::bindInputs(artefact->program, inputs);
  if (!bound || instancesOf(artefact->program, *bound) > kMostScalars) return 0;
  const auto groups = hgc::findInstances(artefact->program, artefact->plan, *bound);
  if (!groups) return 0;
  return 0;
}
