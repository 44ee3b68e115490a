#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const int32_t height = 9, width = 11;
  const auto img = randomNumbers(height * width), target = randomNumbers(height * width);
  kernels::Session session(unfused());
  session.img({img.data(), {height, width}}).target({target.data(), {height, width}});
  auto results = session.evaluate(kernels::fields | kernels::outputs | kernels::termValues);
  const auto place = [&](int32_t i, int32_t j) {
    return static_cast<size_t>(std::clamp(i, 0, height - 1) * width + std::clamp(j, 0, width - 1));
  };
  const auto blur = orExit(results).field.blur.values;
  for (int32_t i = 0; i < height; ++i) {
    for (int32_t j = 0; j < width; ++j) {
      double slope[2], value, edge;
      image::slope(&blur[place(i, j - 1)], &blur[place(i - 1, j)], &blur[place(i, j + 1)], &blur[place(i + 1, j)],
                   slope);
      for (size_t c = 0; c < 2; ++c) same(slope[c], results->field.slope(i, j)[c]);
      image::edges(slope, &edge);
      same(edge, results->output.edges(i, j));
      image::fit(&target[place(i, j)], &blur[place(i, j)], &value);
      same(value, results->term.fit(i, j));
    }
  }
  return told();
}
