/// What grows with data on the host comes from the caller's memory, and goes back there.
#include "runtime/data/host_memory.h"

#include <atomic>

#include "test/unit/rings.h"

namespace hgc::test::host_memory_test {
namespace {

/// Counts, and gives no more than a number of bytes at a time. What it gives is aligned as asked, and no better.
class Counted : public HostMemory {
 public:
  std::atomic<size_t> live = 0, most = 0, calls = 0, limit = SIZE_MAX;

 private:
  void* do_allocate(size_t bytes, size_t alignment) override {
    ++calls;
    if (live + bytes > limit) throw std::bad_alloc();
    live += bytes;
    most = std::max<size_t>(most, live);
    auto* const memory = static_cast<char*>(operator new(bytes + alignment, std::align_val_t(2 * alignment)));
    std::fill_n(memory, bytes + alignment, '\x7f');
    return memory + alignment;
  }
  void do_deallocate(void* memory, size_t bytes, size_t alignment) override {
    live -= bytes;
    operator delete(static_cast<char*>(memory) - alignment, std::align_val_t(2 * alignment));
  }
  bool do_is_equal(const HostMemory& other) const noexcept override { return this == &other; }
};

SessionOptions onCpu(const std::shared_ptr<Counted>& memory, const char* device = "cpu") {
  SessionOptions options{.device = device, .fused = Fused::Off, .threads = 2};
  options.memory = memory;
  return options;
}

/// Bytes of reals that are bound.
size_t boundBytes(const Inputs& inputs) {
  size_t bytes = 0;
  for (const auto& [name, array] : inputs.arrays) bytes += array.reals.size() * sizeof(double);
  return bytes;
}

TEST(HostMemory, HasTheBitsOfOthersAndGetsAllBack) {
  const Inputs inputs = inputsOfRings();
  const Compiled compiled = compiledRings(inputs);
  ASSERT_TRUE(compiled.ok);
  auto usual = Session::open(compiled.artefact, inputs, onCpu(nullptr));
  ASSERT_TRUE(usual) << usual.error().message;
  const Numbers expected = numbersOf(*usual);
  for (const char* device : {"cpu", "cpu:first", "cpu*1+cpu*1"}) {
    SCOPED_TRACE(device);
    const auto memory = std::make_shared<Counted>();
    auto session = Session::open(compiled.artefact, inputs, onCpu(memory, device));
    ASSERT_TRUE(session) << session.error().message;
    const size_t opened = memory->live;
    EXPECT_GT(opened, boundBytes(inputs));
    expectSame(expected, numbersOf(*session));
    EXPECT_GT(memory->live, opened);  // what the CPU computes
    ASSERT_TRUE(session->set("kind", inputs.arrays.at("kind")));
    expectSame(expected, numbersOf(*session));
    const size_t live = memory->live, calls = memory->calls;
    ASSERT_TRUE(session->evaluate({.gradient = true}));
    EXPECT_EQ(memory->live, live);
    EXPECT_EQ(memory->calls, calls);
    Session moved = std::move(*session);
    session = std::move(moved);
    session = Error{"closed", ""};
    EXPECT_EQ(memory->live, 0U);
  }
}

/// What was bound elsewhere comes there when a session is opened.
TEST(HostMemory, HoldsWhatWasBoundBefore) {
  const Inputs inputs = inputsOfRings();
  const Compiled compiled = compiledRings(inputs);
  ASSERT_TRUE(compiled.ok);
  auto bound = bindInputs(compiled.artefact->program, inputs);
  ASSERT_TRUE(bound);
  const auto memory = std::make_shared<Counted>();
  auto session = Session::open(compiled.artefact, std::move(*bound), onCpu(memory));
  ASSERT_TRUE(session) << session.error().message;
  EXPECT_GT(memory->live, boundBytes(inputs));
  ASSERT_TRUE(session->evaluate({.gradient = true}));
  session = Error{"closed", ""};
  EXPECT_EQ(memory->live, 0U);
}

TEST(HostMemory, ThatIsRefusedIsWantOfMemory) {
  const Inputs inputs = inputsOfRings();
  const Compiled compiled = compiledRings(inputs);
  ASSERT_TRUE(compiled.ok);
  const auto memory = std::make_shared<Counted>();
  size_t opened = 0;
  {
    const auto session = Session::open(compiled.artefact, inputs, onCpu(memory));
    ASSERT_TRUE(session);
    opened = memory->live;
  }
  for (size_t part = 0; part < 20; ++part) {  // in binding, and in loading
    memory->limit = opened * part / 20;
    const auto none = Session::open(compiled.artefact, inputs, onCpu(memory));
    ASSERT_FALSE(none) << part;
    EXPECT_NE(none.error().message.find("out of memory"), std::string::npos) << none.error().message;
    EXPECT_EQ(memory->live, 0U);
  }
  memory->limit = SIZE_MAX;
  auto session = Session::open(compiled.artefact, inputs, onCpu(memory));
  ASSERT_TRUE(session);
  memory->limit = memory->live.load();
  const auto none = session->evaluate({.gradient = true, .outputs = true});
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().message.find("out of memory"), std::string::npos) << none.error().message;
  memory->limit = SIZE_MAX;
  auto usual = Session::open(compiled.artefact, inputs, onCpu(nullptr));
  ASSERT_TRUE(usual);
  expectSame(numbersOf(*usual), numbersOf(*session));
}

}  // namespace
}  // namespace hgc::test::host_memory_test
