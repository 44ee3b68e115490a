#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const int32_t points = 20, features = 6, units = 5, classes = 3;
  const auto x = randomNumbers(points * features), W1 = randomNumbers(units * features), b1 = randomNumbers(units),
             W2 = randomNumbers(classes * units), b2 = randomNumbers(classes);
  std::vector<int32_t> of;
  for (int32_t i = 0; i < points; ++i) of.push_back(i % classes);
  kernels::Session session(unfused());
  session.x({x.data(), {points, features}}).class_(of).b1(b1).b2(b2);
  session.W1({W1.data(), {units, features}}).W2({W2.data(), {classes, units}});
  auto results = session.evaluate(kernels::gradient | kernels::fields | kernels::termValues);
  const auto hidden = orExit(results).field.hidden.values, logit = results->field.logit.values;
  for (int32_t i = 0; i < points * units; ++i) {
    double unit;
    network::hidden(x.data(), W1.data(), &b1[static_cast<size_t>(i % units)], i, features, units, &unit);
    same(unit, hidden[static_cast<size_t>(i)]);
  }
  for (int32_t i = 0; i < points * classes; ++i) {
    double one;
    network::logit(W2.data(), &b2[static_cast<size_t>(i % classes)], hidden.data(), i, units, classes, &one);
    same(one, logit[static_cast<size_t>(i)]);
  }
  for (int32_t i = 0; i < points; ++i) {
    const auto at = static_cast<size_t>(i);
    double most, value, by_most;
    network::most(logit.data(), i, classes, &most);
    same(most, results->field.most[at]);
    std::vector<double> by_logit(logit.size());
    network::loss_gradient(logit.data(), &results->field.most[at], i, i * classes + of[at], classes, points, &value,
                           by_logit.data(), &by_most);
    same(value, results->term.loss[at]);
  }
  return told();
}
