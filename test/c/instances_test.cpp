/// What ends compiling, and what goes on in single instances.
#include "test/c/c_calls.h"

namespace hgc::test {
namespace {

using CStop = std::unique_ptr<hgc_stop, Freed<hgc_stop_free>>;
using CText = std::unique_ptr<hgc_text, Freed<hgc_text_free>>;

constexpr const char* kFit =
    "dim N;\nvar x : real[N];\nfn cost(a: real) -> real { let d = log(a); return d * d; }\n"
    "let z[i in N] : real = sqrt(x[i]);\nenergy fit[i in N] = cost(x[i]) + z[i];\noutput grid[i in N, j in N] = x[i] * "
    "x[j];\n";

CInputs bound(const std::vector<double>& x) {
  CInputs inputs = anew<hgc_inputs, CInputs>(hgc_inputs_new);
  const CArray array(HGC_F64, {static_cast<int64_t>(x.size())}, x);
  done(hgc_bind(inputs.get(), "x", &array.array));
  return inputs;
}

TEST(CStops, OnesThatAreRequestedEndCompiling) {
  const Line line;
  const CProgram program = compiled(kLine);
  const CInputs inputs = line.inputs();
  const CStop stop = anew<hgc_stop, CStop>(hgc_stop_new);
  struct Told {
    hgc_stop* stop;
    int after = 0;
  } told{stop.get()};
  hgc_session_options options = onCpu();
  options.no_cache = 1;
  options.stop = stop.get();
  options.progress_context = &told;
  options.progress = [](void* context, const char*, size_t, size_t) {
    auto& of = *static_cast<Told*>(context);
    ++of.after;
    hgc_stop_request(of.stop);
  };
  hgc_session* session = nullptr;
  for (int k = 0; k < 2; ++k) {
    fails(hgc_open(program.get(), inputs.get(), &options, &session), HGC_ERROR_STOPPED, "as the caller asked");
    EXPECT_EQ(session, nullptr);
    EXPECT_EQ(told.after, 1);  // nothing is told any more
  }
  const CStop fresh = anew<hgc_stop, CStop>(hgc_stop_new);
  options.stop = fresh.get();
  options.progress = nullptr;
  opened(program, inputs, options);
  hgc_stop_request(nullptr);
  fails(hgc_stop_new(nullptr), HGC_ERROR_USAGE, "stop");
}

TEST(CInstances, TheFirstNonfiniteNumberIsNamed) {
  const CProgram program = compiled(kFit);
  hgc_text* text = nullptr;
  const std::vector<double> good = {1, 2}, bad = {1, 0};
  done(hgc_program_first_nonfinite(program.get(), bound(good).get(), &text));
  EXPECT_STREQ(hgc_text_get(CText(text).get()), "");
  done(hgc_program_first_nonfinite(program.get(), bound(bad).get(), &text));
  EXPECT_STREQ(hgc_text_get(CText(text).get()), "first -inf from `log` at line.hg:3, instance 1 of `fit`");
  fails(hgc_program_first_nonfinite(program.get(), nullptr, &text), HGC_ERROR_USAGE, "inputs");
  const CInputs none = anew<hgc_inputs, CInputs>(hgc_inputs_new);
  fails(hgc_program_first_nonfinite(program.get(), none.get(), &text), HGC_ERROR_DATA, "is not known");
}

TEST(CInstances, AnInstanceIsWatched) {
  const CProgram program = compiled(kFit);
  const std::vector<double> x = {1, 4};
  const CInputs inputs = bound(x);
  const auto watched = [&](const char* term, std::vector<int64_t> indices) {
    hgc_text* text = nullptr;
    done(hgc_program_watch(program.get(), inputs.get(), term, indices.data(), indices.size(), nullptr, &text));
    return std::string(hgc_text_get(CText(text).get()));
  };
  EXPECT_NE(watched("fit", {1}).find(R"("name":"cost.d","place":"line.hg:3")"), std::string::npos);
  EXPECT_NE(watched("z", {1}).find(R"("result":["2"])"), std::string::npos);
  EXPECT_EQ(watched("grid", {1, 0}), watched("grid", {2}));
  hgc_text* text = nullptr;
  const int64_t indices[] = {2, 0, 0};
  const auto fails_with = [&](const char* term, size_t count, const char* precision, const char* why) {
    fails(hgc_program_watch(program.get(), inputs.get(), term, indices, count, precision, &text), HGC_ERROR_USAGE, why);
  };
  fails_with("fit", 1, nullptr, "there is no index 2, it has 2");
  fails_with("grid", 3, nullptr, "2 axes, and 3 indices are given");
  fails_with("fitt", 1, nullptr, "no such term or field");
  fails_with("fit", 1, "f16", "f64, f32");
  fails(hgc_program_watch(program.get(), inputs.get(), "fit", nullptr, 1, nullptr, &text), HGC_ERROR_USAGE, "indices");
}

/// The second program has a warning besides, which is not what is wrong.
TEST(CInstances, IndicesOutOfRangeAreData) {
  for (const char* value : {"x[t[i]]", "x[t[i]] * (int(i) / 2)"}) {
    const std::string text =
        "dim N;\ndata t : int[N];\nvar x : real[N];\nenergy e[i in N] = " + std::string(value) + ";\n";
    const CProgram program = compiled(text.c_str());
    const CInputs inputs = bound({1, 2, 3});
    const std::vector<int32_t> indices = {0, 1, 70'000'000};
    const CArray array(HGC_I32, {3}, indices);
    done(hgc_bind(inputs.get(), "t", &array.array));
    hgc_text* told = nullptr;
    hgc_session* session = nullptr;
    const int64_t at = 2;
    fails(hgc_program_watch(program.get(), inputs.get(), "e", &at, 1, nullptr, &told), HGC_ERROR_DATA, "70000000");
    fails(hgc_program_first_nonfinite(program.get(), inputs.get(), &told), HGC_ERROR_DATA, "70000000");
    const hgc_session_options options = onCpu();
    fails(hgc_open(program.get(), inputs.get(), &options, &session), HGC_ERROR_DATA, "70000000");
  }
}

}  // namespace
}  // namespace hgc::test
