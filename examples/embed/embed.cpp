/// Loads a compiled spring.hg, binds a square of four springs and takes ten steps downhill.
///
///   hgc build examples/spring.hg -o spring.hgk
///   embed spring.hgk
#include <cstdio>

#include "runtime/session.h"

int main(int argc, char** argv) {  // NOLINT(bugprone-exception-escape): only for want of memory
  if (argc != 2) return std::fprintf(stderr, "usage: embed spring.hgk\n"), 2;
  const auto program = hgc::loadProgram(argv[1]);
  if (!program) return std::fprintf(stderr, "%s\n", program.error().message.c_str()), 1;

  hgc::Inputs inputs;
  inputs.arrays["x"] = hgc::Array::of({4, 3}, std::vector<double>{0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0});
  inputs.arrays["edge"] = hgc::Array::of({4, 2}, std::vector<int32_t>{0, 1, 1, 2, 2, 3, 3, 0});
  inputs.arrays["rest"] = hgc::Array::scalar(0.5);
  inputs.arrays["k"] = hgc::Array::scalar(10);
  auto session = hgc::Session::open(*program, inputs, {});
  if (!session) return std::fprintf(stderr, "%s\n", session.error().message.c_str()), 1;

  hgc::Array x = inputs.arrays["x"];
  for (int step = 0; step < 10; ++step) {
    const auto result = session->evaluate({.gradient = true});
    if (!result) return std::fprintf(stderr, "%s\n", result.error().message.c_str()), 1;
    std::printf("step %d  energy %.6f\n", step, result->value);
    const hgc::Array& gradient = result->gradients.at("x");
    for (size_t k = 0; k < x.reals.size(); ++k) x.reals[k] -= 0.02 * gradient.reals[k];
    if (const hgc::Status done = session->set("x", x); !done)
      return std::fprintf(stderr, "%s\n", done.error().message.c_str()), 1;
  }
  return 0;
}
