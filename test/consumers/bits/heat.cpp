#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const double step = 0.1;
  for (const int32_t steps : {0, 1, 50}) {
    const auto initial = randomRows<std::array<double, 16>>(1).front(),
               observed = randomRows<std::array<double, 16>>(1).front();
    const auto conductivity = randomRows<std::array<double, 15>>(1).front();
    kernels::Session session(unfused());
    session.T(steps).initial(initial).observed(observed).conductivity(conductivity);
    auto results = session.evaluate(kernels::gradient);
    double value, by[15];
    heat::mismatch_gradient(initial.data(), observed.data(), &step, conductivity.data(), steps, &value, by);
    same(value, orExit(results).value);
    for (size_t c = 0; c < 15; ++c) same(by[c], results->grad.conductivity[c]);
  }
  return told();
}
