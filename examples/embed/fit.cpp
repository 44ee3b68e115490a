/// Fits a decay by Levenberg and Marquardt's steps, of two unknowns, from what `Session::linearise` gives.
///
///   hgc build examples/embed/fit.hg --derivative=linearise -o fit.hgk
///   fit fit.hgk
#include <cmath>
#include <cstdio>

#include "runtime/session.h"

namespace {

/// Σ ρ' JᵀJ + damping and Σ ρ' Jᵀr: of each instance all columns are those of its one block, the model.
struct Normal {
  double aa = 0, ab = 0, bb = 0, a = 0, b = 0;

  Normal(const hgc::LinearTerm& term, double damping) : aa(damping), bb(damping) {
    for (size_t i = 0; i < term.slope.size(); ++i) {
      const double* const j = term.jacobian.data() + term.structure->firstNumber[i];
      const double weight = term.slope[i], r = term.residuals[i];
      aa += weight * j[0] * j[0];
      ab += weight * j[0] * j[1];
      bb += weight * j[1] * j[1];
      a += weight * j[0] * r;
      b += weight * j[1] * r;
    }
  }
};

hgc::Inputs points() {
  std::vector<double> t, y;
  for (int i = 0; i < 64; ++i) {
    t.push_back(0.0625 * i);
    y.push_back(i % 9 == 4 ? 3.0 : 2 * std::exp(-0.75 * t.back()));
  }
  hgc::Inputs inputs;
  inputs.arrays["model"] = hgc::Array::of({2}, std::vector<double>{1, 0});
  inputs.arrays["t"] = hgc::Array::of({64}, t);
  inputs.arrays["y"] = hgc::Array::of({64}, y);
  return inputs;
}

int fail(const hgc::Error& error) { return std::fprintf(stderr, "%s\n", error.message.c_str()), 1; }

}  // namespace

int main(int argc, char** argv) {  // NOLINT(bugprone-exception-escape): only for want of memory
  if (argc != 2) return std::fprintf(stderr, "usage: fit fit.hgk\n"), 2;
  const auto program = hgc::loadProgram(argv[1]);
  if (!program) return fail(program.error());
  const hgc::Inputs inputs = points();
  auto session = hgc::Session::open(*program, inputs, {});
  if (!session) return fail(session.error());

  hgc::Array model = inputs.arrays.at("model");
  hgc::Linearisation here, there;
  if (const hgc::Status done = session->linearise(here); !done) return fail(done.error());
  double damping = 1;
  for (int step = 0; step < 30; ++step) {
    const Normal n(here.terms.at("miss"), damping);
    const double determinant = n.aa * n.bb - n.ab * n.ab;
    const std::vector<double> old = model.reals;
    model.reals[0] -= (n.bb * n.a - n.ab * n.b) / determinant;
    model.reals[1] -= (n.aa * n.b - n.ab * n.a) / determinant;
    hgc::Status done = session->set("model", model);
    if (done) done = session->linearise(there);
    if (!done) return fail(done.error());
    const bool isBetter = there.value < here.value;
    damping *= isBetter ? 0.25 : 4;
    if (isBetter) std::swap(here, there);
    else model.reals = old;
  }
  std::printf("%.3f exp(-%.3f t), value %.6f\n", model.reals[0], model.reals[1], here.value);
  return 0;
}
