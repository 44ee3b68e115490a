/// Memory of the caller's, by the C interface.
#include <atomic>
#include <cstdint>
#include <cstdlib>

#include "test/c/c_calls.h"

namespace hgc::test {
namespace {

struct Memory {
  std::atomic<size_t> live = 0, limit = SIZE_MAX;
  std::atomic<bool> isAligned = true;

  hgc_allocator given() {
    hgc_allocator allocator = HGC_INIT(hgc_allocator);
    allocator.context = this;
    allocator.allocate = [](void* context, size_t bytes, size_t alignment) -> void* {
      auto* const memory = static_cast<Memory*>(context);
      if (memory->live + bytes > memory->limit) return nullptr;
      memory->live += bytes;
      memory->isAligned = memory->isAligned && (alignment & (alignment - 1)) == 0;
      return std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
    };
    allocator.release = [](void* context, void* at, size_t bytes, size_t) {
      static_cast<Memory*>(context)->live -= bytes;
      std::free(at);
    };
    return allocator;
  }
};

class CAllocator : public testing::Test {
 protected:
  const Line line_;
  const CProgram program_ = compiled(kLine);
  const CInputs inputs_ = line_.inputs();
  Memory memory_;
};

TEST_F(CAllocator, HoldsWhatIsBoundAndComputed) {
  const hgc_allocator given = memory_.given();
  hgc_session_options options = onCpu();
  const CResult result = anew<hgc_result, CResult>(hgc_result_new);
  double expected = 0, value = 0;
  done(hgc_evaluate(opened(program_, inputs_, options).get(), HGC_GRADIENT, result.get(), &expected));
  options.allocator = &given;
  {
    const CSession session = opened(program_, inputs_, options);
    EXPECT_GT(memory_.live, line_.x.size() * sizeof(double));
    done(hgc_evaluate(session.get(), HGC_GRADIENT, result.get(), &value));
  }
  EXPECT_EQ(memory_.live, 0U);
  EXPECT_TRUE(memory_.isAligned);
  EXPECT_EQ(value, expected);
}

TEST_F(CAllocator, ThatRefusesIsAnErrorOfMemory) {
  const hgc_allocator given = memory_.given();
  hgc_session_options options = onCpu();
  options.allocator = &given;
  memory_.limit = line_.x.size() * sizeof(double);
  hgc_session* none = nullptr;
  fails(hgc_open(program_.get(), inputs_.get(), &options, &none), HGC_ERROR_MEMORY, "out of memory");
  EXPECT_EQ(none, nullptr);
  EXPECT_EQ(memory_.live, 0U);
}

TEST_F(CAllocator, ThatIsWrongIsAnErrorOfUsage) {
  hgc_allocator given = memory_.given();
  hgc_session_options options = onCpu();
  options.allocator = &given;
  hgc_session* none = nullptr;
  given.release = nullptr;
  fails(hgc_open(program_.get(), inputs_.get(), &options, &none), HGC_ERROR_USAGE, "release");
  given.size = 0;
  fails(hgc_open(program_.get(), inputs_.get(), &options, &none), HGC_ERROR_USAGE, "HGC_INIT");
}

}  // namespace
}  // namespace hgc::test
