/// A pool of the caller's runs the loops of a session, with the same bits.
#include <atomic>
#include <bit>
#include <cmath>
#include <thread>

#include "test/c/c_calls.h"

namespace hgc::test {
namespace {

constexpr int64_t kMany = 200'000;

struct Pool {
  std::atomic<int> runs = 0, tasks = 0;

  /// The first task by the calling thread, each other one by a thread of its own.
  static void run(void* context, int32_t count, hgc_task task, void* loop) {
    auto* const pool = static_cast<Pool*>(context);
    ++pool->runs;
    pool->tasks += count;
    std::vector<std::jthread> others;
    for (int32_t k = 1; k < count; ++k) others.emplace_back(task, loop, k);
    task(loop, 0);
  }
  hgc_thread_pool given() {
    hgc_thread_pool pool = HGC_INIT(hgc_thread_pool);
    pool.context = this;
    pool.concurrency = 3;
    pool.run = run;
    return pool;
  }
};

class CPool : public testing::Test {
 protected:
  CPool() {
    for (int64_t k = 0; k < kMany; ++k) x_.push_back(std::sin(static_cast<double>(k)));
    const CArray values(HGC_F64, {kMany}, x_);
    done(hgc_bind(inputs_.get(), "x", &values.array));
  }
  /// The value, then the gradient.
  std::vector<double> numbersBy(const hgc_session_options& options) const {
    const CSession session = opened(program_, inputs_, options);
    const CResult result = anew<hgc_result, CResult>(hgc_result_new);
    double value = 0;
    done(hgc_evaluate(session.get(), HGC_GRADIENT, result.get(), &value));
    std::vector<double> numbers = numbersOf(result, HGC_GRADIENT, "x");
    numbers.push_back(value);
    return numbers;
  }

  const CProgram program_ = compiled("dim N; var x : real[N]; energy e[i in N] = exp(x[i]) * sin(x[(i * 7) % N]);");
  const CInputs inputs_ = anew<hgc_inputs, CInputs>(hgc_inputs_new);
  std::vector<double> x_;
};

TEST_F(CPool, RunsWhatItsSessionDoes) {
  const std::vector<double> expected = numbersBy(onCpu());
  Pool pool;
  hgc_session_options options = onCpu();
  options.threads = 0;
  const hgc_thread_pool given = pool.given();
  options.pool = &given;
  const std::vector<double> numbers = numbersBy(options);
  ASSERT_EQ(numbers.size(), expected.size());
  for (size_t k = 0; k < numbers.size(); ++k)
    ASSERT_EQ(std::bit_cast<uint64_t>(numbers[k]), std::bit_cast<uint64_t>(expected[k])) << k;
  EXPECT_GT(pool.runs, 0);
  EXPECT_GT(pool.tasks, pool.runs);
}

TEST_F(CPool, OfWhichOneThreadIsAskedForRunsNothing) {
  Pool pool;
  hgc_session_options options = onCpu();
  const hgc_thread_pool given = pool.given();
  options.pool = &given;
  numbersBy(options);
  EXPECT_EQ(pool.runs, 0);
}

TEST_F(CPool, ThatIsWrongIsAnErrorOfUsage) {
  Pool pool;
  hgc_thread_pool given = pool.given();
  hgc_session_options options = onCpu();
  options.pool = &given;
  hgc_session* none = nullptr;
  given.concurrency = 0;
  fails(hgc_open(program_.get(), inputs_.get(), &options, &none), HGC_ERROR_USAGE, "concurrency");
  given.concurrency = 1;
  given.run = nullptr;
  fails(hgc_open(program_.get(), inputs_.get(), &options, &none), HGC_ERROR_USAGE, "run");
  given.size = 0;
  fails(hgc_open(program_.get(), inputs_.get(), &options, &none), HGC_ERROR_USAGE, "HGC_INIT");
  EXPECT_EQ(none, nullptr);
}

}  // namespace
}  // namespace hgc::test
