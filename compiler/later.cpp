#include "compiler/later.h"

#include <tbb/task_arena.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace hgc {
namespace {

/// Waits for so many seconds; false if a stop was requested.
bool pass(double seconds, std::stop_token stop) {
  std::mutex mutex;
  std::condition_variable_any none;
  std::unique_lock lock(mutex);
  const auto stopped = [&] { return stop.stop_requested(); };
  return !none.wait_for(lock, stop, std::chrono::duration<double>(seconds), stopped) && !stopped();
}

}  // namespace

std::shared_ptr<LaterProgram> compileLater(ProgramPtr begun, Plan plan, CompileOptions options, double after) {
  options.times = nullptr;
  options.progress = nullptr;  // who asked for it may be gone
  const auto make = [program = begun->program, plan = std::make_shared<Plan>(std::move(plan)), options,
                     after](std::stop_token stop) mutable -> Result<ProgramPtr> {
    if (!pass(after, stop)) return Error{"compiling was cancelled", ""};
    options.stop = std::move(stop);
    tbb::task_arena cores(std::max(1, tbb::this_task_arena::max_concurrency() - 1));
    auto made = cores.execute([&] { return compilePlan(program, std::move(*plan), options); });
    if (!made) return made.error();
    return ProgramPtr(std::make_shared<const Artefact>(std::move(*made)));
  };
  return std::make_shared<LaterProgram>(std::move(begun), make);
}

}  // namespace hgc
