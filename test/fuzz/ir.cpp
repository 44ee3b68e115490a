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

/// Whatever phase it is in, every pass that starts from there is run in turn, and others say so.
void runAll(hgc::Phase phase) {
  for (const hgc::Pass& pass : hgc::allPasses()) isGood(hgc::runPass(pass, phase, {.verifyEach = true, .after = {}}));
}

bool isSmall(const hgc::Phase& phase) {
  const auto& values = std::visit([](const hgc::RootedGraph& of) -> const hgc::RootedGraph& { return of; }, phase);
  size_t columns = 0;
  if (const auto* hoisted = std::get_if<hgc::Hoisted>(&phase)) columns = hgc::columnsOf(*hoisted).size();
  if (const auto* differentiated = std::get_if<hgc::Differentiated>(&phase)) columns = differentiated->columns.size();
  const auto roots = std::ranges::count_if(values.roots, [](const hgc::Root& r) { return hgc::isOfTerm(r.kind); });
  return values.graph.size() <= kMostNodes && roots <= kMostRoots && columns <= kMostColumns;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
  const auto phase = hgc::parsePhase({reinterpret_cast<const char*>(bytes), size});
  if (!phase || !hgc::verify(*phase)) return 0;
  const std::string text = hgc::printPhase(*phase);
  const auto again = hgc::parsePhase(text);
  if (!again) fail("does not read back", again.error().message + "\n" + text);
  if (hgc::printPhase(*again) != text) fail("prints otherwise", text);
  if (!isSmall(*phase)) return 0;
  if (const auto* topology = std::get_if<hgc::Topology>(&*phase)) {
    lower(*topology, {hgc::KernelKind::Hessian, hgc::KernelKind::GaussNewton, hgc::KernelKind::Linearise});
    lower(*topology, {hgc::KernelKind::Jvp, hgc::KernelKind::Hvp, hgc::KernelKind::Vjp});
  } else {
    runAll(*phase);
  }
  return 0;
}
