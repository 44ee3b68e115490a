// IR text: what is read prints and reads back alike, and what verifies goes through every pass and stays valid.
#include <cstdio>
#include <cstdlib>

#include "ir/text.h"
#include "passes/pipeline.h"

namespace {

[[noreturn]] void fail(const char* what, const std::string& detail) {
  std::fprintf(stderr, "%s: %s\n", what, detail.c_str());
  std::abort();
}

constexpr uint32_t kMostNodes = 300;  // second derivatives grow with their square

void runPasses(const hgc::Unit& unit, std::initializer_list<hgc::KernelKind> kinds) {
  hgc::PipelineOptions options;
  options.kinds = kinds;
  options.fused = true;
  options.hooks.verifyEach = true;
  const auto units = hgc::runPipeline(unit, options);
  if (!units) {
    // What verifies may still be refused, as an index that depends on a real, but never left invalid.
    if (units.error().message.starts_with("internal error")) fail("pass", units.error().message);
    return;
  }
  for (const hgc::KernelKind kind : hgc::kKernelKinds) {
    const bool further = hgc::isFurther(kind);
    if (further && !options.kinds.contains(kind)) continue;
    hgc::cutKernel(further ? units->further : units->first, kind, "k");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
  const auto unit = hgc::parseUnit({reinterpret_cast<const char*>(bytes), size});
  if (!unit || !hgc::verify(*unit)) return 0;
  const std::string text = hgc::printUnit(*unit);
  const auto again = hgc::parseUnit(text);
  if (!again) fail("does not read back", again.error().message + "\n" + text);
  if (hgc::printUnit(*again) != text) fail("prints otherwise", text);
  if (unit->graph.size() > kMostNodes) return 0;
  runPasses(*unit, {hgc::KernelKind::Hessian, hgc::KernelKind::Normal});
  runPasses(*unit, {hgc::KernelKind::Tangent, hgc::KernelKind::Product, hgc::KernelKind::Pullback});
  return 0;
}
