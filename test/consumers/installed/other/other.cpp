/// Kernels of another program that has the same name.
#include "lifted.h"

double other(double x) {
  lifted::Session session;
  session.x(x);
  const auto result = session.evaluate(lifted::gradient);
  return result ? result->value : 0;
}
