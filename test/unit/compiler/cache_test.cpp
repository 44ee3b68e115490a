/// What is kept of compiled programs, and what leaves when there is too much of it.
#include "compiler/cache/cache.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>

#include "compiler/cache/key.h"

namespace hgc::cache_test {
namespace {

namespace fs = std::filesystem;

class CacheTest : public testing::Test {
 protected:
  void TearDown() override { fs::remove_all(cache_.folder); }

  static Artefact ofSize(size_t bytes) {
    Artefact artefact;
    artefact.cpu.push_back({{Isa::Sse2, false, Precision::F64}, std::vector<uint8_t>(bytes, 7)});
    return artefact;
  }
  /// As if every entry had been used so much earlier.
  void age(std::chrono::minutes time) const {
    for (const auto& entry : fs::directory_iterator(cache_.folder))
      fs::last_write_time(entry, entry.last_write_time() - time);
  }

  Cache cache_{(fs::temp_directory_path() / ("hgc-cache-" + std::to_string(getpid()))).string(), 10'000};
};

TEST_F(CacheTest, GivesBackWhatWasKept) {
  EXPECT_FALSE(readKept(cache_, {1}));
  keep(cache_, {1}, ofSize(1000));
  const auto kept = readKept(cache_, {1});
  ASSERT_TRUE(kept);
  EXPECT_EQ(writeArtefact(*kept), writeArtefact(ofSize(1000)));
  EXPECT_FALSE(readKept(cache_, {2}));
}

TEST_F(CacheTest, WhatWasUsedLeastRecentlyLeaves) {
  keep(cache_, {1}, ofSize(4000));
  keep(cache_, {2}, ofSize(4000));
  age(std::chrono::minutes(5));
  EXPECT_TRUE(readKept(cache_, {1}));
  keep(cache_, {3}, ofSize(4000));
  EXPECT_TRUE(readKept(cache_, {1}));
  EXPECT_FALSE(readKept(cache_, {2}));
  EXPECT_TRUE(readKept(cache_, {3}));
}

TEST_F(CacheTest, WhatIsLargerThanAllStaysOut) {
  keep(cache_, {1}, ofSize(20'000));
  EXPECT_FALSE(readKept(cache_, {1}));
}

TEST_F(CacheTest, FilesOfOthersStayAndUnfinishedOnesGo) {
  keep(cache_, {1}, ofSize(4000));
  for (const char* name : {"/notes.txt", "/.new.abcdef"}) fclose(fopen((cache_.folder + name).c_str(), "w"));
  age(std::chrono::minutes(90));
  fclose(fopen((cache_.folder + "/.new.fresh1").c_str(), "w"));
  keep(cache_, {2}, ofSize(9000));
  EXPECT_TRUE(fs::exists(cache_.folder + "/notes.txt"));
  EXPECT_FALSE(fs::exists(cache_.folder + "/.new.abcdef"));
  EXPECT_TRUE(fs::exists(cache_.folder + "/.new.fresh1"));
}

TEST(CacheKeyTest, DependsOnAllThatIsCompiled) {
  Program program;
  program.terms.emplace_back().name = "e";
  Plan plan;
  Topology& topology = plan.topologies.emplace_back();
  topology.roots.push_back({RootKind::Value, 0, 0, topology.graph.constant(1.5)});
  plan.groups.emplace_back().liftedReals = {{0.0}};
  CompileOptions options;
  options.cpu = {Isa::Avx2};
  const CacheKey key = cacheKey(program, plan, options);
  EXPECT_EQ(cacheKey(program, plan, options), key);
  const auto differs = [&](const auto& change) {
    Program otherProgram = program;
    Plan otherPlan = plan;
    CompileOptions otherOptions = options;
    change(otherProgram, otherPlan, otherOptions);
    EXPECT_NE(cacheKey(otherProgram, otherPlan, otherOptions), key);
  };
  differs([](Program& p, Plan&, CompileOptions&) { p.terms[0].name = "f"; });
  differs([](Program&, Plan& p, CompileOptions&) { p.topologies[0].graph.constant(2.5); });
  differs([](Program&, Plan& p, CompileOptions&) { p.topologies[0].roots[0].kind = RootKind::Output; });
  differs([](Program&, Plan& p, CompileOptions&) { p.groups[0].liftedReals = {{-0.0}}; });
  differs([](Program&, Plan&, CompileOptions& o) { o.cpu = {Isa::Sse2}; });
  differs([](Program&, Plan&, CompileOptions& o) { o.gpu = true; });
  differs([](Program&, Plan&, CompileOptions& o) { o.fma = FmaMode::Off; });
  differs([](Program&, Plan&, CompileOptions& o) { o.precision = Precision::F32; });
  differs([](Program&, Plan&, CompileOptions& o) { o.reduce = Reduce::Pull; });
  differs([](Program&, Plan&, CompileOptions& o) { o.unroll = 4; });
  differs([](Program&, Plan&, CompileOptions& o) { o.gpuOperations = 4; });
  differs([](Program&, Plan&, CompileOptions& o) { o.kinds = {KernelKind::Hessian}; });
}

}  // namespace
}  // namespace hgc::cache_test
