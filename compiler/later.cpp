#include "compiler/later.h"

#include <tbb/task_arena.h>

#include <algorithm>

namespace hgc {

std::shared_ptr<LaterProgram> compileLater(ProgramPtr begun, Plan plan, CompileOptions options) {
  options.times = nullptr;
  options.progress = nullptr;  // who asked for it may be gone
  const auto make = [program = begun->program, plan = std::make_shared<Plan>(std::move(plan)),
                     options](std::stop_token stop) mutable -> Result<ProgramPtr> {
    options.stop = std::move(stop);
    tbb::task_arena cores(std::max(1, tbb::this_task_arena::max_concurrency() - 1));
    auto made = cores.execute([&] { return compilePlan(program, std::move(*plan), options); });
    if (!made) return made.error();
    return ProgramPtr(std::make_shared<const Artefact>(std::move(*made)));
  };
  return std::make_shared<LaterProgram>(std::move(begun), make);
}

}  // namespace hgc
