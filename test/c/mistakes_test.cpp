/// Bad input of the C interface gives errors, and the handles are as good as before.
#include <sys/wait.h>
#include <unistd.h>

#include <cfenv>
#include <set>

#include "test/c/c_calls.h"

namespace hgc::test {
namespace {

class CMistakes : public testing::Test {
 protected:
  double valueNow() const {
    double value = 0;
    done(hgc_evaluate(session_.get(), HGC_VALUE, result_.get(), &value));
    return value;
  }

  const Line line_;
  const CProgram program_ = compiled(kLine);
  const CInputs inputs_ = line_.inputs();
  const CSession session_ = opened(program_, inputs_, onCpu());
  const CResult result_ = anew<hgc_result, CResult>(hgc_result_new);
  const double before_ = valueNow();
};

TEST(CProgramMistakes, ComeWithTheirPlaces) {
  hgc_program* program = nullptr;
  hgc_error* const error = hgc_compile_text("wrong.hg", "energy e = y;\nenergy f = z;\n", nullptr, &program);
  const CError owned(error);
  ASSERT_NE(error, nullptr);
  EXPECT_EQ(program, nullptr);
  EXPECT_EQ(hgc_error_get_kind(error), HGC_ERROR_PROGRAM);
  ASSERT_EQ(hgc_error_diagnostic_count(error), 2U);
  hgc_diagnostic second = HGC_INIT(hgc_diagnostic);
  ASSERT_EQ(hgc_error_diagnostic(error, 1, &second), 1);
  EXPECT_EQ(second.line, 2U);
  EXPECT_EQ(second.column, 12U);
  EXPECT_STREQ(second.file, "wrong.hg");
  EXPECT_NE(std::string(hgc_error_text(error)).find("wrong.hg:1:12: error: unknown name `y`"), std::string::npos);
  EXPECT_EQ(hgc_error_diagnostic(error, 2, &second), 0);
}

TEST(CProgramMistakes, OfFiles) {
  hgc_program* program = nullptr;
  fails(hgc_compile_file("/nonexistent/a.hg", nullptr, &program), HGC_ERROR_PROGRAM, "a.hg");
  fails(hgc_load_file("/nonexistent/a.hgk", &program), HGC_ERROR_PROGRAM, "a.hgk");
  fails(hgc_load_bytes("no program", 10, &program), HGC_ERROR_PROGRAM, "");
  EXPECT_EQ(program, nullptr);
}

TEST(CNull, IsAnErrorOfUsageEverywhere) {
  hgc_program* program = nullptr;
  hgc_session* session = nullptr;
  hgc_result* result = nullptr;
  hgc_matrix* matrix = nullptr;
  hgc_view view = HGC_INIT(hgc_view);
  hgc_array array = HGC_INIT(hgc_array);
  const auto usage = [](hgc_error* error) { fails(error, HGC_ERROR_USAGE, "NULL"); };
  usage(hgc_compile_file(nullptr, nullptr, &program));
  usage(hgc_compile_text("a", nullptr, nullptr, &program));
  usage(hgc_compile_text("a", "", nullptr, nullptr));
  usage(hgc_load_file(nullptr, &program));
  usage(hgc_load_bytes(nullptr, 1, &program));
  usage(hgc_inputs_new(nullptr));
  usage(hgc_bind(nullptr, "x", &array));
  usage(hgc_bind_size(nullptr, "N", 1));
  usage(hgc_open(nullptr, nullptr, nullptr, &session));
  usage(hgc_set(nullptr, "x", &array));
  usage(hgc_set_rows(nullptr, "x", 0, &array));
  usage(hgc_add(nullptr, "x", 1, "y"));
  usage(hgc_add_gradient(nullptr, "x", 1));
  usage(hgc_swap(nullptr, "x", "y"));
  usage(hgc_launch(nullptr, "gradient"));
  usage(hgc_warm_up(nullptr, nullptr));
  usage(hgc_result_new(nullptr));
  usage(hgc_evaluate(nullptr, HGC_VALUE, result, nullptr));
  usage(hgc_multiply(nullptr, "hvp", result, nullptr));
  usage(hgc_jvp(nullptr, result));
  usage(hgc_hvp(nullptr, result, nullptr));
  usage(hgc_vjp(nullptr, result, nullptr));
  usage(hgc_jacobian_blocks(nullptr, "r", result));
  usage(hgc_result_array(nullptr, HGC_GRADIENT, "x", &view));
  usage(hgc_result_read(nullptr, HGC_GRADIENT, "x", &view, 1));
  usage(hgc_result_term(nullptr, "t", nullptr));
  usage(hgc_session_times(nullptr, nullptr));
  usage(hgc_matrix_new(nullptr));
  usage(hgc_matrix_get(nullptr, nullptr));
  usage(hgc_jacobian(nullptr, "r", matrix));
  usage(hgc_hessian(nullptr, HGC_AS_IT_IS, HGC_BOTH, matrix));
  usage(hgc_newton(nullptr, HGC_AS_IT_IS, HGC_BOTH, matrix));
  usage(hgc_gauss_newton(nullptr, HGC_BOTH, matrix));
  usage(hgc_block_matrix_new(nullptr));
  usage(hgc_block_matrix_get(nullptr, nullptr));
  usage(hgc_hessian_blocks(nullptr, HGC_AS_IT_IS, HGC_BOTH, nullptr));
  usage(hgc_newton_blocks(nullptr, HGC_AS_IT_IS, HGC_BOTH, nullptr));
  usage(hgc_gauss_newton_blocks(nullptr, HGC_BOTH, nullptr));
  usage(hgc_linearisation_new(nullptr));
  usage(hgc_linearise(nullptr, nullptr, nullptr));
  usage(hgc_linear_term(nullptr, "t", nullptr));
  usage(hgc_statistics(nullptr, nullptr, nullptr));
}

TEST(CNull, HasNothingAndIsFreed) {
  EXPECT_STREQ(hgc_error_text(nullptr), "");
  EXPECT_EQ(hgc_error_diagnostic_count(nullptr), 0U);
  EXPECT_EQ(hgc_program_symbol_count(nullptr), 0U);
  EXPECT_EQ(hgc_program_symbol(nullptr, 0, nullptr), 0);
  EXPECT_EQ(hgc_program_warning(nullptr, 0, nullptr), 0);
  EXPECT_STREQ(hgc_session_device(nullptr), "");
  EXPECT_EQ(hgc_session_warning(nullptr, 0), nullptr);
  EXPECT_EQ(hgc_linear_unknown(nullptr, "r", 0), nullptr);
  hgc_error_free(nullptr);
  hgc_program_free(nullptr);
  hgc_inputs_free(nullptr);
  hgc_close(nullptr);
  hgc_result_free(nullptr);
  hgc_matrix_free(nullptr);
  hgc_block_matrix_free(nullptr);
  hgc_linearisation_free(nullptr);
}

TEST_F(CMistakes, OfNames) {
  const CArray points(HGC_F64, {Line::kPoints, 3}, line_.x);
  hgc_view view = HGC_INIT(hgc_view);
  hgc_matrix* made = nullptr;
  done(hgc_matrix_new(&made));
  const CMatrix matrix(made);
  fails(hgc_set(session_.get(), "y", &points.array), HGC_ERROR_USAGE, "`y`");
  fails(hgc_launch(session_.get(), "nothing"), HGC_ERROR_USAGE, "`nothing`");
  fails(hgc_warm_up(session_.get(), "nothing"), HGC_ERROR_USAGE, "`nothing`");
  fails(hgc_jacobian(session_.get(), "pull", made), HGC_ERROR_USAGE, "`pull`");
  fails(hgc_result_array(result_.get(), HGC_GRADIENT, "x", &view), HGC_ERROR_USAGE, "`x`");
  fails(hgc_result_term(result_.get(), "q", nullptr), HGC_ERROR_USAGE, "NULL");
  fails(hgc_evaluate(session_.get(), 4096, result_.get(), nullptr), HGC_ERROR_USAGE, "4096");
  EXPECT_EQ(valueNow(), before_);
}

TEST_F(CMistakes, OfShapes) {
  CArray few(HGC_F64, {Line::kPoints - 1, 3}, line_.x);
  fails(hgc_set(session_.get(), "x", &few.array), HGC_ERROR_DATA, "`x`");
  few.shape[0] = -1;
  fails(hgc_set(session_.get(), "x", &few.array), HGC_ERROR_DATA, "shape");
  few.shape = {INT64_MAX, INT64_MAX};
  few.array.shape = few.shape.data();
  fails(hgc_set(session_.get(), "x", &few.array), HGC_ERROR_DATA, "shape");
  few.array.rank = 1000;
  fails(hgc_set(session_.get(), "x", &few.array), HGC_ERROR_DATA, "axes");
  few.array.rank = 2;
  few.array.shape = nullptr;
  fails(hgc_set(session_.get(), "x", &few.array), HGC_ERROR_DATA, "shape");
  CArray wrong(HGC_F64, {Line::kPoints, 3}, line_.x);
  wrong.array.type = static_cast<hgc_type>(7);
  fails(hgc_set(session_.get(), "x", &wrong.array), HGC_ERROR_DATA, "type 7");
  wrong.array.type = HGC_F64;
  wrong.array.numbers = nullptr;
  fails(hgc_set(session_.get(), "x", &wrong.array), HGC_ERROR_DATA, "numbers");
  EXPECT_EQ(valueNow(), before_);
}

TEST_F(CMistakes, OfIndicesLeaveTheSessionAsItWas) {
  std::vector<int64_t> edge = line_.edge;
  edge[3] = Line::kPoints;
  const CArray edges(HGC_I64, {Line::kPoints - 1, 2}, edge);
  fails(hgc_set(session_.get(), "edge", &edges.array), HGC_ERROR_DATA, "edge");
  EXPECT_EQ(valueNow(), before_);
  done(hgc_bind(inputs_.get(), "edge", &edges.array));
  hgc_session* none = nullptr;
  fails(hgc_open(program_.get(), inputs_.get(), nullptr, &none), HGC_ERROR_DATA, "edge");
  EXPECT_EQ(none, nullptr);
}

TEST_F(CMistakes, OfData) {
  hgc_session* none = nullptr;
  const CInputs empty = anew<hgc_inputs, CInputs>(hgc_inputs_new);
  fails(hgc_open(program_.get(), empty.get(), nullptr, &none), HGC_ERROR_DATA, "is not known");
  const CArray points(HGC_F64, {Line::kPoints, 3}, line_.x);
  done(hgc_bind(empty.get(), "y", &points.array));
  fails(hgc_open(program_.get(), empty.get(), nullptr, &none), HGC_ERROR_DATA, "`y`");
  fails(hgc_bind_size(empty.get(), "V", -1), HGC_ERROR_DATA, "`V`");
}

TEST_F(CMistakes, OfOptions) {
  hgc_session* none = nullptr;
  const auto refused = [&](auto hgc_session_options::*option, const char* word, hgc_error_kind kind, const char* part) {
    hgc_session_options options = HGC_INIT(hgc_session_options);
    options.*option = word;
    fails(hgc_open(program_.get(), inputs_.get(), &options, &none), kind, part);
  };
  refused(&hgc_session_options::fallback, "maybe", HGC_ERROR_USAGE, "maybe");
  refused(&hgc_session_options::fma, "maybe", HGC_ERROR_USAGE, "maybe");
  refused(&hgc_session_options::derivatives, "third", HGC_ERROR_USAGE, "third");
  refused(&hgc_session_options::tier, "second", HGC_ERROR_USAGE, "second");
  refused(&hgc_session_options::precision, "f16", HGC_ERROR_USAGE, "f16");
  refused(&hgc_session_options::wrt, "rest", HGC_ERROR_USAGE, "rest");
  refused(&hgc_session_options::device, "cpu:z80", HGC_ERROR_DEVICE, "z80");
}

/// What was not asked for is told, and what was is there.
TEST_F(CMistakes, OfDerivatives) {
  hgc_matrix* made = nullptr;
  done(hgc_matrix_new(&made));
  const CMatrix matrix(made);
  fails(hgc_hessian(session_.get(), HGC_AS_IT_IS, HGC_BOTH, made), HGC_ERROR_USAGE, "hessian");
  fails(hgc_hessian(session_.get(), HGC_AS_IT_IS, static_cast<hgc_triangle>(3), made), HGC_ERROR_USAGE, "triangle");
  fails(hgc_add_gradient(session_.get(), "x", 1), HGC_ERROR_USAGE, "gradient");
  EXPECT_EQ(valueNow(), before_);
}

TEST_F(CMistakes, StructuresWithoutASize) {
  hgc_view view = HGC_INIT(hgc_view);
  view.size = 0;
  fails(hgc_result_array(result_.get(), HGC_GRADIENT, "x", &view), HGC_ERROR_USAGE, "HGC_INIT");
  CArray points(HGC_F64, {Line::kPoints, 3}, line_.x);
  points.array.size = 0;
  fails(hgc_set(session_.get(), "x", &points.array), HGC_ERROR_USAGE, "HGC_INIT");
  hgc_session_options options = HGC_INIT(hgc_session_options);
  options.size = 0;
  hgc_session* none = nullptr;
  fails(hgc_open(program_.get(), inputs_.get(), &options, &none), HGC_ERROR_USAGE, "HGC_INIT");
  EXPECT_EQ(valueNow(), before_);
}

/// A caller who was compiled for less is given less, and what he does not say is 0.
TEST_F(CMistakes, StructuresOfOlderCallers) {
  hgc_view view;
  view.size = offsetof(hgc_view, numbers);
  view.numbers = &view;
  done(hgc_evaluate(session_.get(), HGC_GRADIENT, result_.get(), nullptr));
  done(hgc_result_array(result_.get(), HGC_GRADIENT, "x", &view));
  EXPECT_EQ(view.rank, 2U);
  EXPECT_EQ(view.numbers, &view);
  hgc_session_options options = HGC_INIT(hgc_session_options);
  options.size = offsetof(hgc_session_options, fallback);
  options.device = "cpu";
  options.fallback = "nonsense that nobody reads";
  hgc_session* session = nullptr;
  done(hgc_open(program_.get(), inputs_.get(), &options, &session));
  hgc_close(session);
}

TEST(CProgramMistakes, OfOptions) {
  hgc_program* program = nullptr;
  const char* const folders[] = {nullptr};
  hgc_compile_options options = HGC_INIT(hgc_compile_options);
  options.folders = folders;
  options.folder_count = 1;
  fails(hgc_compile_text("t", kLine, &options, &program), HGC_ERROR_USAGE, "`folders` is NULL");
  options.folders = nullptr;
  fails(hgc_compile_text("t", kLine, &options, &program), HGC_ERROR_USAGE, "`folders` is NULL");
  options.size = 0;
  fails(hgc_compile_text("t", kLine, &options, &program), HGC_ERROR_USAGE, "does not begin with its size");
  options.size = sizeof(options.size) + 1;  // half a member
  fails(hgc_compile_text("t", kLine, &options, &program), HGC_ERROR_USAGE, "does not begin with its size");
}

TEST_F(CMistakes, ArraysOfDimensions) {
  const std::vector<int64_t> five = {5};
  const CArray size(HGC_I64, {}, five);
  done(hgc_bind(inputs_.get(), "V", &size.array));
  hgc_session* session = nullptr;
  fails(hgc_open(program_.get(), inputs_.get(), nullptr, &session), HGC_ERROR_DATA, "`V` is a dimension");
}

TEST_F(CMistakes, ResultsOfCallsBeforeTheLastOne) {
  hgc_view view = HGC_INIT(hgc_view);
  hgc_session_options options = onCpu();
  options.derivatives = "gradient,hvp";
  const CSession session = opened(program_, inputs_, options);
  const auto look = [&](uint32_t what) { return hgc_result_array(result_.get(), what, "x", &view); };
  done(hgc_evaluate(session.get(), HGC_GRADIENT, result_.get(), nullptr));
  done(look(HGC_GRADIENT));
  done(hgc_hvp(session.get(), result_.get(), nullptr));
  done(look(HGC_PRODUCT));
  fails(look(HGC_GRADIENT), HGC_ERROR_USAGE, "no such array");
  done(hgc_evaluate(session.get(), HGC_GRADIENT, result_.get(), nullptr));
  fails(look(HGC_PRODUCT), HGC_ERROR_USAGE, "no such array");
}

/// Each table of indices makes another shape, some of which lie where earlier ones did.
TEST(CMatrices, HaveNumbersOfTheirShapesThatNoOthersHad) {
  Line line;
  const CProgram program = compiled(kLine);
  const CSession session = opened(program, line.inputs(), onCpu("hessian"));
  const CMatrix matrix = anew<hgc_matrix, CMatrix>(hgc_matrix_new);
  std::set<uint64_t> ids;
  constexpr size_t kTables = 50;
  for (size_t k = 0; k < kTables; ++k) {
    for (size_t e = 0; e < line.edge.size(); ++e)
      line.edge[e] = static_cast<int64_t>((e * (k + 3) + k) % static_cast<size_t>(Line::kPoints));
    const CArray edges(HGC_I64, {Line::kPoints - 1, 2}, line.edge);
    done(hgc_set(session.get(), "edge", &edges.array));
    done(hgc_hessian(session.get(), HGC_AS_IT_IS, HGC_BOTH, matrix.get()));
    hgc_matrix_view view = HGC_INIT(hgc_matrix_view);
    done(hgc_matrix_get(matrix.get(), &view));
    ids.insert(view.shape_id);
    done(hgc_matrix_get(matrix.get(), &view));
    EXPECT_TRUE(ids.contains(view.shape_id));
  }
  EXPECT_EQ(ids.size(), kTables);
}

/// 0.1 is rounded to nearest, whatever the caller's mode is.
TEST(CPrograms, DoNotKnowTheRoundingModeOfTheirCaller) {
  hgc_program* program = nullptr;
  std::fesetround(FE_DOWNWARD);
  hgc_error* const error =
      hgc_compile_text("t", "param p : real = 0.1; output o = p; output l = 0.1;", nullptr, &program);
  std::fesetround(FE_TONEAREST);
  done(error);
  const CProgram owned(program);
  const CInputs inputs = anew<hgc_inputs, CInputs>(hgc_inputs_new);
  const CSession session = opened(owned, inputs, onCpu());
  const CResult result = anew<hgc_result, CResult>(hgc_result_new);
  done(hgc_evaluate(session.get(), HGC_OUTPUTS, result.get(), nullptr));
  EXPECT_EQ(numbersOf(result, HGC_OUTPUTS, "o"), std::vector<double>{0.1});
  EXPECT_EQ(numbersOf(result, HGC_OUTPUTS, "l"), std::vector<double>{0.1});
}

/// Threads of the one that it was forked from are not there.
TEST(CProcesses, CompileAfterTheForkOfOneThatHas) {
  const auto compileAnew = [](const char* text) {
    const CProgram program = compiled(text);
    const CInputs inputs = anew<hgc_inputs, CInputs>(hgc_inputs_new);
    hgc_session_options options = onCpu();
    options.no_cache = 1;
    return opened(program, inputs, options) != nullptr;
  };
  ASSERT_TRUE(compileAnew("param x : real = 1; energy e = sin(x);"));
  const pid_t child = fork();
  if (child == 0) {
    alarm(60);
    _exit(compileAnew("param x : real = 1; energy e = cos(x);") ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

}  // namespace
}  // namespace hgc::test
