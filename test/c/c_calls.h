#pragma once
/// Programs and sessions by the C interface, for tests.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "hgc.h"

namespace hgc::test {

template <auto free>
struct Freed {
  template <class T>
  void operator()(T* handle) const {
    free(handle);
  }
};
using CError = std::unique_ptr<hgc_error, Freed<hgc_error_free>>;
using CProgram = std::unique_ptr<hgc_program, Freed<hgc_program_free>>;
using CInputs = std::unique_ptr<hgc_inputs, Freed<hgc_inputs_free>>;
using CSession = std::unique_ptr<hgc_session, Freed<hgc_close>>;
using CResult = std::unique_ptr<hgc_result, Freed<hgc_result_free>>;
using CMatrix = std::unique_ptr<hgc_matrix, Freed<hgc_matrix_free>>;

/// Fails the test where there is an error.
inline void done(hgc_error* error) {
  const CError owned(error);
  EXPECT_EQ(error, nullptr) << hgc_error_text(error);
}

/// There is an error of this kind that says this.
inline void fails(hgc_error* error, hgc_error_kind kind, const std::string& part) {
  const CError owned(error);
  ASSERT_NE(error, nullptr) << "no error that says " << part;
  EXPECT_EQ(hgc_error_get_kind(error), kind) << hgc_error_text(error);
  EXPECT_NE(std::string(hgc_error_text(error)).find(part), std::string::npos) << hgc_error_text(error);
}

template <class T, class Handle>
Handle anew(hgc_error* (*make)(T**)) {
  T* handle = nullptr;
  done(make(&handle));
  return Handle(handle);
}

/// An array of the caller's.
struct CArray {
  template <class Number>
  CArray(hgc_type type, std::vector<int64_t> axes, const std::vector<Number>& numbers) : shape(std::move(axes)) {
    array.type = type;
    array.rank = static_cast<uint32_t>(shape.size());
    array.shape = shape.data();
    array.numbers = numbers.data();
  }
  CArray(const CArray&) = delete;
  CArray& operator=(const CArray&) = delete;

  std::vector<int64_t> shape;
  hgc_array array = HGC_INIT(hgc_array);
};

/// A bent line of points, pulled by edges and held by residuals, with an output.
inline constexpr const char* kLine =
    "dim V, E;\nvar x : vec3[V];\ndata edge : V[E, 2];\ndata rest : real[E];\nparam k : real = 10;\n"
    "energy pull[e in E] = k * square(norm(x[edge[e, 1]] - x[edge[e, 0]]) - rest[e]);\n"
    "residual pin[v in V] : vec3 = sin(x[v]) - vec3(0.5, 0.25, 0.125);\noutput size[v in V] = norm(x[v]);\n";

struct Line {
  static constexpr int64_t kPoints = 40;
  std::vector<double> x, rest;
  std::vector<int64_t> edge;

  Line() {
    for (int64_t v = 0; v < 3 * kPoints; ++v)
      x.push_back(0.37 * static_cast<double>(v % 17) + 0.01 * static_cast<double>(v));
    for (int64_t e = 0; e + 1 < kPoints; ++e) {
      edge.insert(edge.end(), {e, e + 1});
      rest.push_back(0.5 + 0.01 * static_cast<double>(e));
    }
  }
  CArray points() const { return {HGC_F64, {kPoints, 3}, x}; }
  CInputs inputs() const {
    CInputs made = anew<hgc_inputs, CInputs>(hgc_inputs_new);
    const CArray points(HGC_F64, {kPoints, 3}, x), edges(HGC_I64, {kPoints - 1, 2}, edge),
        rests(HGC_F64, {kPoints - 1}, rest);
    done(hgc_bind(made.get(), "x", &points.array));
    done(hgc_bind(made.get(), "edge", &edges.array));
    done(hgc_bind(made.get(), "rest", &rests.array));
    return made;
  }
};

inline CProgram compiled(const char* text) {
  hgc_program* program = nullptr;
  done(hgc_compile_text("line.hg", text, nullptr, &program));
  return CProgram(program);
}

inline hgc_session_options onCpu(const char* derivatives = nullptr) {
  hgc_session_options options = HGC_INIT(hgc_session_options);
  options.device = "cpu";
  options.fma = "off";
  options.threads = 1;
  options.derivatives = derivatives;
  return options;
}

inline CSession opened(const CProgram& program, const CInputs& inputs, const hgc_session_options& options) {
  hgc_session* session = nullptr;
  done(hgc_open(program.get(), inputs.get(), &options, &session));
  return CSession(session);
}

/// An array of a result.
inline std::vector<double> numbersOf(const CResult& result, uint32_t what, const char* name) {
  hgc_view view = HGC_INIT(hgc_view);
  done(hgc_result_array(result.get(), what, name, &view));
  const auto* const first = static_cast<const double*>(view.numbers);
  return {first, first + view.count};
}

}  // namespace hgc::test
