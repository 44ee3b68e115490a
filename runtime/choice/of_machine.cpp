#include <pthread.h>
#include <unistd.h>

#include <new>
#include <utility>

#include "runtime/choice/cost_model.h"
#include "runtime/choice/model_file.h"

namespace hgc {
namespace {

/// The model that the sessions of a process share. A forked process gets its own, since another thread of the parent
/// may have held the lock of the parent's.
struct Shared {
  std::mutex mutex;
  std::weak_ptr<CostModel> model;
  pid_t process = 0;
};
Shared& shared() {
  static Shared* const only = [] {
    ::pthread_atfork([] { shared().mutex.lock(); }, [] { shared().mutex.unlock(); }, [] { shared().mutex.unlock(); });
    return new Shared;
  }();
  return *only;
}

void keepAndEnd(CostModel* own) {
  try {
    keepModel(own->snapshot());
  } catch (const std::bad_alloc&) {  // nothing is saved
  }
  delete own;
}

}  // namespace

std::shared_ptr<CostModel> CostModel::ofMachine() {
  Shared& only = shared();
  const std::lock_guard lock(only.mutex);
  if (std::exchange(only.process, ::getpid()) != ::getpid()) only.model.reset();
  if (auto model = only.model.lock()) return model;
  const std::shared_ptr<CostModel> model(new CostModel(readModel()), keepAndEnd);
  only.model = model;
  return model;
}

}  // namespace hgc
