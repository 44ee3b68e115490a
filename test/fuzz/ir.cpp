// IR text: what is read prints and reads back alike, and what verifies goes through every pass and stays valid.
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "ir/text/text.h"
#include "passes/pipeline.h"

namespace {

[[noreturn]] void fail(const char* what, const std::string& detail) {
  std::fprintf(stderr, "%s: %s\n", what, detail.c_str());
  std::abort();
}

constexpr uint32_t kMostNodes = 60;  // second derivatives grow with their square
constexpr std::ptrdiff_t kMostRoots = 10;
constexpr size_t kMostColumns = 20;

/// What verifies may still be refused, as an index that depends on a real, but never left invalid.
bool isGood(const hgc::Status& done) {
  if (!done && done.error().kind == hgc::ErrorKind::Internal) fail("pass", done.error().message);
  return static_cast<bool>(done);
}

void cut(const hgc::KernelSources& sources, const std::set<hgc::KernelKind>& kinds) {
  for (const hgc::KernelKind kind : hgc::kKernelKinds) {
    if (!hgc::isFurther(kind) || kinds.contains(kind)) hgc::cutKernel(sources.of(kind), kind, "k");
  }
}

/// A topology as the batcher makes it goes the whole way.
void lower(const hgc::Topology& topology, const std::set<hgc::KernelKind>& kinds) {
  hgc::PipelineOptions options;
  options.kinds = kinds;
  options.fused = true;
  options.hooks.verifyEach = true;
  const auto sources = hgc::runPipeline(topology, options);
  if (!isGood(sources ? hgc::Status(hgc::Done{}) : hgc::Status(sources.error()))) return;
  cut(*sources, kinds);
}

/// Whatever its level, every pass that starts from there is run in turn, and others say so.
void runAll(hgc::Level level) {
  for (const hgc::Pass& pass : hgc::allPasses()) isGood(hgc::runPass(pass, level, {.verifyEach = true, .after = {}}));
}

bool isSmall(const hgc::Level& level) {
  const auto& values = std::visit([](const hgc::RootedGraph& of) -> const hgc::RootedGraph& { return of; }, level);
  size_t columns = 0;
  if (const auto* hoisted = std::get_if<hgc::Hoisted>(&level)) columns = hgc::columnsOf(*hoisted).size();
  if (const auto* differentiated = std::get_if<hgc::Differentiated>(&level)) columns = differentiated->columns.size();
  const auto roots = std::ranges::count_if(values.roots, [](const hgc::Root& r) { return hgc::isOfTerm(r.kind); });
  return values.graph.size() <= kMostNodes && roots <= kMostRoots && columns <= kMostColumns;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
  const auto level = hgc::parseLevel({reinterpret_cast<const char*>(bytes), size});
  if (!level || !hgc::verify(*level)) return 0;
  const std::string text = hgc::printLevel(*level);
  const auto again = hgc::parseLevel(text);
  if (!again) fail("does not read back", again.error().message + "\n" + text);
  if (hgc::printLevel(*again) != text) fail("prints otherwise", text);
  if (!isSmall(*level)) return 0;
  if (const auto* topology = std::get_if<hgc::Topology>(&*level)) {
    lower(*topology, {hgc::KernelKind::Hessian, hgc::KernelKind::GaussNewton, hgc::KernelKind::Linearise});
    lower(*topology, {hgc::KernelKind::Jvp, hgc::KernelKind::Hvp, hgc::KernelKind::Vjp});
  } else {
    runAll(*level);
  }
  return 0;
}
