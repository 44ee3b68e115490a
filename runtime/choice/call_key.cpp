#include "runtime/choice/call_key.h"

#include <fmt/format.h>

#include <algorithm>

namespace hgc {
namespace {

/// FNV-1a.
class Hash {
 public:
  void add(uint64_t value) {
    for (int k = 0; k < 8; ++k) byte(static_cast<uint8_t>(value >> 8 * k));
  }
  void add(const std::string& text) {
    for (const char c : text) byte(static_cast<uint8_t>(c));
    byte(0);
  }
  uint64_t value() const { return value_; }

 private:
  void byte(uint8_t b) { value_ = (value_ ^ b) * 0x100000001b3; }
  uint64_t value_ = 0xcbf29ce484222325;
};

/// Whether some kernel computes in binary32.
bool isSingle(const Artefact& artefact) {
  const auto isF32 = [](const auto& code) { return code.target.precision == Precision::F32; };
  return std::ranges::any_of(artefact.cpu, isF32) || std::ranges::any_of(artefact.gpu, isF32);
}

}  // namespace

std::string programName(const Artefact& artefact) {
  constexpr size_t kMostLetters = 40;
  Hash hash;
  std::string name;
  for (const Symbol& symbol : artefact.program.symbols) hash.add(symbol.name);
  for (const Term& term : artefact.program.terms) {
    hash.add(term.name);
    if (term.kind != TermKind::Field) name += (name.empty() ? "" : "+") + term.name;
  }
  hash.add(uint64_t{isSingle(artefact)});
  for (const GatherLayout& topology : artefact.plan.topologies) {
    hash.add(uint64_t{topology.gathers.size()} << 32 | static_cast<uint32_t>(topology.kind));
    for (const LoopWork& work : topology.work) hash.add(work.operations);
  }
  if (name.size() > kMostLetters) name = name.substr(0, kMostLetters) + "...";
  return fmt::format("{}-{:08x}", name, hash.value() >> 32);
}

std::string kindsName(uint32_t kinds) {
  std::string name;
  for (const KernelKind kind : kKernelKinds) {
    if (kinds >> static_cast<unsigned>(kind) & 1) name += fmt::format("{}{}", name.empty() ? "" : "+", info(kind).name);
  }
  if ((kinds & kStays) != 0) name += ", left there";
  return name;
}

}  // namespace hgc
