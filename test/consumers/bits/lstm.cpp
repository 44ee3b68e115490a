#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const int32_t length = 40;
  const auto text = randomRows<std::array<double, 14>>(length);
  const auto start = randomRows<std::array<double, 4 * 14>>(1).front();
  const auto gate = randomRows<std::array<double, 16 * 14>>(1).front();
  const auto ends = randomRows<std::array<double, 3 * 14>>(1).front();
  kernels::Session session(unfused());
  session.text(text).start(start).gate(gate).ends(ends);
  auto results = session.evaluate(kernels::gradient);
  double value;
  std::vector<double> by_gate(gate.size()), by_ends(ends.size());
  lstm::loglikelihood_gradient(text.front().data(), start.data(), gate.data(), ends.data(), length, &value,
                               by_gate.data(), by_ends.data());
  same(value, orExit(results).value);
  for (size_t k = 0; k < gate.size(); ++k) same(by_gate[k], results->evaluation->gradients.at("gate").reals[k]);
  for (size_t k = 0; k < ends.size(); ++k) same(by_ends[k], results->evaluation->gradients.at("ends").reals[k]);
  return told();
}
