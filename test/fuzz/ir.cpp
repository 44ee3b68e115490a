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

constexpr uint32_t kMostNodes = 60;  // second derivatives grow with their square
constexpr size_t kMostRoots = 10;

/// What verifies may still be refused, as an index that depends on a real, but never left invalid.
bool isGood(const hgc::Status& done) {
  if (!done && done.error().message.starts_with("internal error")) fail("pass", done.error().message);
  return static_cast<bool>(done);
}

/// A topology as the batcher makes it goes the whole way.
void lower(const hgc::Unit& unit, std::initializer_list<hgc::KernelKind> kinds) {
  hgc::PipelineOptions options;
  options.kinds = kinds;
  options.fused = true;
  options.hooks.verifyEach = true;
  const auto units = hgc::runPipeline(unit, options);
  if (!isGood(units ? hgc::Status(hgc::Done{}) : hgc::Status(units.error()))) return;
  for (const hgc::KernelKind kind : hgc::kKernelKinds) {
    const bool further = hgc::isFurther(kind);
    if (further && !options.kinds.contains(kind)) continue;
    hgc::cutKernel(further ? units->further : units->first, kind, "k");
  }
}

/// One whose indices are hoisted takes the passes after that.
void finish(hgc::Unit unit) {
  for (const hgc::Pass& pass : hgc::allPasses()) {
    const bool late = pass.name == "narrow" || pass.name == "expand" || pass.name == "fuse";
    if (late && !isGood(hgc::runPass(pass, unit, {.verifyEach = true, .after = {}}))) return;
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
  if (!unit->gathers.empty() || unit->host.size() != 0) {
    finish(*unit);
    return 0;
  }
  if (!unit->roots.empty() && unit->roots.size() <= kMostRoots) {
    lower(*unit, {hgc::KernelKind::Hessian, hgc::KernelKind::Normal});
    lower(*unit, {hgc::KernelKind::Tangent, hgc::KernelKind::Product, hgc::KernelKind::Pullback});
  }
  return 0;
}
