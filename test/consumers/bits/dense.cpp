#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const int32_t points = 30, features = 7, classes = 5;
  const auto x = randomNumbers(points * features), W = randomNumbers(classes * features), b = randomNumbers(classes);
  kernels::Session session(unfused());
  session.x({x.data(), {points, features}}).W({W.data(), {classes, features}}).b(b);
  auto results = session.evaluate(kernels::outputs);
  for (int32_t i = 0; i < points * classes; ++i) {
    double p;
    dense::p(x.data(), W.data(), b.data(), i, features, classes, &p);
    same(p, orExit(results).output.p(i / classes, i % classes));
  }
  for (int32_t i = 0; i < points; ++i) {
    double sum;
    dense::logsumexp(x.data(), W.data(), b.data(), i, features, classes, &sum);
    same(sum, orExit(results).output.logsumexp[static_cast<size_t>(i)]);
  }
  return told();
}
