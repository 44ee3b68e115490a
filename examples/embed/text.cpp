/// The compiler within: the text of a program in, a session out, and a step of Newton's method by the diagonal.
///
///   text spring.hg
#include <cstdio>

#include "compiler/library/program_text.h"
#include "runtime/session.h"

namespace {

int fail(const hgc::Error& error, const std::vector<hgc::Message>& messages) {
  for (const hgc::Message& message : messages) std::fputs(message.shown.c_str(), stderr);
  if (messages.empty()) std::fprintf(stderr, "%s\n", error.message.c_str());
  return 1;
}

}  // namespace

int main(int argc, char** argv) {  // NOLINT(bugprone-exception-escape): only for want of memory
  if (argc != 2) return std::fprintf(stderr, "usage: text spring.hg\n"), 2;
  std::vector<hgc::Message> messages;
  const auto text = hgc::ProgramText::ofFile(argv[1], {}, messages);
  if (!text) return fail(text.error(), messages);

  hgc::Inputs inputs;
  inputs.arrays["x"] = hgc::Array::of({4, 3}, std::vector<double>{0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0});
  inputs.arrays["edge"] = hgc::Array::of({4, 2}, std::vector<int32_t>{0, 1, 1, 2, 2, 3, 3, 0});
  inputs.arrays["rest"] = hgc::Array::scalar(0.5);
  inputs.arrays["k"] = hgc::Array::scalar(10);
  auto built = (*text)->build(inputs, {.device = "cpu", .derivatives = "gradient,hessian"}, messages);
  if (!built) return fail(built.error(), messages);
  auto session = hgc::Session::open(built->program, std::move(built->bound), {.device = "cpu"});
  if (!session) return fail(session.error(), {});

  hgc::QuadraticModel model;
  if (const hgc::Status done = session->newton({}, model); !done) return fail(done.error(), {});
  std::printf("value %.6f, gradient[0] %.6f, %zu places of the Hessian\n", model.value, model.gradient[0],
              model.matrix.values.size());
  return 0;
}
