#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const int32_t height = 9, width = 11;
  const auto img = randomNumbers(height * width);
  const auto at = [&](int32_t i, int32_t j) {
    return &img[static_cast<size_t>(std::clamp(i, 0, height - 1) * width + std::clamp(j, 0, width - 1))];
  };
  kernels::Session session(unfused());
  session.img({img.data(), {height, width}});
  auto results = session.evaluate(kernels::outputs);
  for (int32_t i = 0; i < height; ++i) {
    for (int32_t j = 0; j < width; ++j) {
      double one;
      blur::blur(at(i, j), at(i + 1, j), at(i, j + 1), at(i - 1, j), at(i, j - 1), at(i + 1, j + 1), at(i - 1, j + 1),
                 at(i + 1, j - 1), at(i - 1, j - 1), &one);
      same(one, orExit(results).output.blur(i, j));
    }
  }
  return told();
}
