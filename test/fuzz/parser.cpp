// Program text to graphs: no text may do anything but parse or be refused.
#include <cstddef>
#include <cstdint>

#include "frontend/frontend.h"

namespace {

/// Loops unroll: with two digits a number, three nested ones stay within a second.
bool mayTakeLong(std::string_view text) {
  size_t digits = 0;
  for (const char c : text) {
    digits = c >= '0' && c <= '9' ? digits + 1 : 0;
    if (digits > 2) return true;
  }
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
  const std::string text(reinterpret_cast<const char*>(bytes), size);
  if (text.find("import \"") != std::string::npos) return 0;  // no reading of files
  hgc::Diagnostics diagnostics;
  const hgc::ModulePtr module = hgc::parseModule({"fuzz.hg", text}, diagnostics);
  if (!module) {
    diagnostics.render(false);
    return 0;
  }
  hgc::printAst(*module);
  if (mayTakeLong(text)) return 0;
  const auto terms = static_cast<hgc::TermId>(hgc::programOf(*module).terms.size());
  hgc::Lowerer lowerer(*module, diagnostics);
  for (hgc::TermId term = 0; term < terms; ++term) {
    std::vector<uint32_t> lengths;
    for (int more = 0; more < 4; ++more) {  // one ragged row after another, each of two entries
      hgc::Graph graph;
      const hgc::Lowered lowered = lowerer.lower(term, lengths, hgc::FieldReads::FromMemory, graph);
      if (!lowered.ok || lowered.complete) break;
      lengths.push_back(2);
    }
  }
  diagnostics.render(false);
  return 0;
}
