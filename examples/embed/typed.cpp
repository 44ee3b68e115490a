/// The same descent as embed.cpp, with kernels that are built with the program and are part of it:
/// hgc_add_kernels(typed spring.hg) makes "spring.h".
#include <cstdio>

#include "spring.h"

int main() {  // NOLINT(bugprone-exception-escape): only for want of memory
  std::vector<std::array<double, 3>> x = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}};
  const std::array<std::array<int32_t, 2>, 4> edge = {{{0, 1}, {1, 2}, {2, 3}, {3, 0}}};
  const std::vector<double> rest(edge.size(), 0.5);

  spring::Session session;
  session.x(x).edge(edge).rest(rest).k(10.0);
  for (int step = 0; step < 10; ++step) {
    const auto result = session.evaluate(spring::gradient);
    if (!result) return std::fprintf(stderr, "%s\n", result.error().message.c_str()), 1;
    std::printf("step %d  energy %.6f\n", step, result->value);
    for (size_t i = 0; i < x.size(); ++i) {
      for (size_t k = 0; k < 3; ++k) x[i][k] -= 0.02 * result->grad.x[i][k];
    }
    session.x(x);
  }
  return 0;
}
