/// Blurs frames; each is made while the one before is being blurred.
///
///   hgc build examples/blur.hg -o blur.hgk
///   frames blur.hgk
#include <cmath>
#include <cstdio>
#include <optional>

#include "runtime/async_session.h"

namespace {

constexpr int64_t kHeight = 400, kWidth = 600;

hgc::Array frame(int number) {
  std::vector<double> pixels;
  for (int64_t k = 0; k < kHeight * kWidth; ++k) pixels.push_back(std::cos(static_cast<double>(k * number)));
  return hgc::Array::of({kHeight, kWidth}, std::move(pixels));
}

bool show(int number, hgc::Future<hgc::Evaluation>& blurred) {
  const auto result = blurred.get();
  if (!result) return std::fprintf(stderr, "%s\n", result.error().message.c_str()), false;
  std::printf("frame %d  middle %.6f\n", number, result->outputs.at("blur").reals[(kHeight / 2) * kWidth + kWidth / 2]);
  return true;
}

}  // namespace

int main(int argc, char** argv) {  // NOLINT(bugprone-exception-escape): only for want of memory
  if (argc != 2) return std::fprintf(stderr, "usage: frames blur.hgk\n"), 2;
  const auto program = hgc::loadProgram(argv[1]);
  if (!program) return std::fprintf(stderr, "%s\n", program.error().message.c_str()), 1;
  hgc::Inputs inputs;
  inputs.arrays["img"] = frame(0);
  auto session = hgc::Session::open(*program, inputs, {});
  if (!session) return std::fprintf(stderr, "%s\n", session.error().message.c_str()), 1;
  auto async = hgc::AsyncSession::of(std::move(*session));
  if (!async) return std::fprintf(stderr, "%s\n", async.error().message.c_str()), 1;

  auto blurred = async->evaluate({.outputs = true});
  for (int number = 1; number <= 4; ++number) {
    hgc::Array next = frame(number);
    if (!show(number - 1, blurred)) return 1;
    blurred = async->call([next = std::move(next)](hgc::Session& own) -> hgc::Result<hgc::Evaluation> {
      if (const hgc::Status done = own.set("img", next); !done) return done.error();
      return own.evaluate({.outputs = true});
    });
  }
  return show(4, blurred) ? 0 : 1;
}
