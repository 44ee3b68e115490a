/// What programs declare, what sessions tell of themselves, and steps without gradients.
#include "test/c/c_calls.h"

namespace hgc::test {
namespace {

TEST(CPrograms, SayWhatTheyDeclare) {
  const CProgram program = compiled(kLine);
  ASSERT_EQ(hgc_program_dimension_count(program.get()), 2U);
  ASSERT_EQ(hgc_program_symbol_count(program.get()), 4U);
  ASSERT_EQ(hgc_program_term_count(program.get()), 3U);
  hgc_dimension dimension = HGC_INIT(hgc_dimension);
  ASSERT_EQ(hgc_program_dimension(program.get(), 1, &dimension), 1);
  EXPECT_STREQ(dimension.name, "E");
  EXPECT_EQ(dimension.count, -1);
  hgc_symbol edge = HGC_INIT(hgc_symbol);
  ASSERT_EQ(hgc_program_symbol(program.get(), 1, &edge), 1);
  EXPECT_STREQ(edge.name, "edge");
  EXPECT_EQ(edge.kind, HGC_TABLE);
  EXPECT_EQ(edge.target, 0);
  ASSERT_EQ(edge.constant_count, 1U);
  EXPECT_EQ(edge.constants[0], 2U);
  hgc_symbol k = HGC_INIT(hgc_symbol);
  ASSERT_EQ(hgc_program_symbol(program.get(), 3, &k), 1);
  EXPECT_EQ(k.kind, HGC_PARAM);
  EXPECT_EQ(k.is_optional, 1);
  hgc_term pin = HGC_INIT(hgc_term);
  ASSERT_EQ(hgc_program_term(program.get(), 1, &pin), 1);
  EXPECT_EQ(pin.kind, HGC_RESIDUAL);
  ASSERT_EQ(pin.dimension_count, 1U);
  EXPECT_EQ(pin.dimensions[0], 0U);
  EXPECT_EQ(hgc_program_term(program.get(), 3, &pin), 0);
}

using CText = std::unique_ptr<hgc_text, Freed<hgc_text_free>>;

TEST(CPrograms, ShowTheirGraphs) {
  const CProgram program = compiled(kLine);
  hgc_text* text = nullptr;
  done(hgc_program_graphs(program.get(), nullptr, "dot", &text));
  const CText dot(text);
  EXPECT_NE(std::string(hgc_text_get(dot.get())).find("digraph \"pull\""), std::string::npos);
  const Line line;
  const CInputs inputs = line.inputs();
  done(hgc_program_graphs(program.get(), inputs.get(), "plan", &text));
  const CText plan(text);
  EXPECT_NE(std::string(hgc_text_get(plan.get())).find("topology 2 size"), std::string::npos);
  fails(hgc_program_graphs(program.get(), nullptr, "png", &text), HGC_ERROR_USAGE, "there is no `png`");
  const CInputs nothing = anew<hgc_inputs, CInputs>(hgc_inputs_new);
  fails(hgc_program_graphs(program.get(), nothing.get(), "ir", &text), HGC_ERROR_DATA, "x");
}

void count(void* context, const char*, const char* const*, size_t, double value) {
  if (value > 0) ++*static_cast<int*>(context);
}

TEST(CSessions, CountWhatTheyDo) {
  const Line line;
  const CSession session = opened(compiled(kLine), line.inputs(), onCpu());
  const CResult result = anew<hgc_result, CResult>(hgc_result_new);
  done(hgc_evaluate(session.get(), HGC_VALUE, result.get(), nullptr));
  int samples = 0;
  done(hgc_statistics(session.get(), count, &samples));
  EXPECT_GT(samples, 0);
  hgc_times times = HGC_INIT(hgc_times);
  done(hgc_session_times(session.get(), &times));
  EXPECT_GT(times.launch, 0);
  EXPECT_STREQ(hgc_session_device(session.get()), "cpu");
  EXPECT_EQ(hgc_session_fuses(session.get()), 0);
  EXPECT_EQ(hgc_session_warning_count(session.get()), 0U);
}

TEST(CSessions, HaveTheWarningsOfTheirProgram) {
  const CProgram program = compiled("dim N; data q : int[N]; var x : real[N]; energy e[i in N] = (q[i] / 2) * x[i]^2;");
  const CInputs inputs = anew<hgc_inputs, CInputs>(hgc_inputs_new);
  const std::vector<double> x = {1, 2};
  const std::vector<int64_t> q = {3, 5};
  const CArray numbers(HGC_F64, {2}, x), integers(HGC_I64, {2}, q);
  done(hgc_bind(inputs.get(), "x", &numbers.array));
  done(hgc_bind(inputs.get(), "q", &integers.array));
  const CSession session = opened(program, inputs, onCpu());
  ASSERT_EQ(hgc_session_warning_count(session.get()), 1U);
  EXPECT_NE(std::string(hgc_session_warning(session.get(), 0)).find("integer-division"), std::string::npos);
  EXPECT_EQ(hgc_session_warning(session.get(), 1), nullptr);
}

void keep(void* context, hgc_log_level, const char* message) { *static_cast<std::string*>(context) += message; }

TEST(CSessions, TellALogger) {
  std::string told;
  done(hgc_set_logger(keep, &told));
  const Line line;
  const CSession session = opened(compiled(kLine), line.inputs(), onCpu());
  done(hgc_set_logger(nullptr, nullptr));
  EXPECT_NE(told.find("opened on cpu"), std::string::npos) << told;
}

/// x and y of 3 numbers each: what the output says that they are.
class CSteps : public testing::Test {
 protected:
  static CInputs twoOfThree(const std::vector<double>& x, const std::vector<double>& y) {
    CInputs inputs = anew<hgc_inputs, CInputs>(hgc_inputs_new);
    const CArray first(HGC_F64, {3}, x), second(HGC_F64, {3}, y);
    done(hgc_bind(inputs.get(), "x", &first.array));
    done(hgc_bind(inputs.get(), "y", &second.array));
    return inputs;
  }
  std::vector<double> xNow() const {
    done(hgc_evaluate(session_.get(), HGC_OUTPUTS, result_.get(), nullptr));
    return numbersOf(result_, HGC_OUTPUTS, "now");
  }

  const std::vector<double> x_ = {1, 2, 3}, y_ = {10, 20, 30};
  const CSession session_ = opened(
      compiled("dim N; var x : real[N]; data y : real[N]; output now[i in N] = x[i]; energy e[i in N] = x[i] * y[i];"),
      twoOfThree(x_, y_), onCpu());
  const CResult result_ = anew<hgc_result, CResult>(hgc_result_new);
};

TEST_F(CSteps, AddAndSwap) {
  done(hgc_warm_up(session_.get(), "gradient,output"));
  done(hgc_add(session_.get(), "x", 0.5, "y"));
  EXPECT_EQ(xNow(), (std::vector<double>{6, 12, 18}));
  done(hgc_swap(session_.get(), "x", "y"));
  EXPECT_EQ(xNow(), y_);
  fails(hgc_add(session_.get(), "x", 1, "z"), HGC_ERROR_USAGE, "`z`");
  fails(hgc_swap(session_.get(), "x", "z"), HGC_ERROR_USAGE, "`z`");
  const CArray rows(HGC_F64, {2}, x_);
  fails(hgc_set_rows(session_.get(), "x", 2, &rows.array), HGC_ERROR_DATA, "rows");
  EXPECT_EQ(xNow(), y_);
}

/// Arrays of one number fill a symbol.
TEST_F(CSteps, OneNumberFillsAll) {
  const float number = 2.5F;
  hgc_array array = HGC_INIT(hgc_array);
  array.type = HGC_F32;
  array.numbers = &number;
  done(hgc_set(session_.get(), "x", &array));
  EXPECT_EQ(xNow(), (std::vector<double>{2.5, 2.5, 2.5}));
}

}  // namespace
}  // namespace hgc::test
