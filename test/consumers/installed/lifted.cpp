/// Kernels of a function of C++ that lies in an include folder of a library, beside those of another program of its
/// name.
#include "lifted.h"

#include <array>
#include <cstdio>

double other(double x);

int main() {
  const std::array<double, 2> x = {2, 5};
  lifted::Session session;
  session.x(x);
  const auto result = session.evaluate(lifted::gradient);
  if (!result) return std::fprintf(stderr, "%s\n", result.error().message.c_str()), 1;
  std::printf("%g %g %g, %g\n", result->value, result->grad.x[0], result->grad.x[1], other(3));
}
