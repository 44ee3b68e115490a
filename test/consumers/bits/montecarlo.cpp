#include "bits.h"
#include "functions.h"
#include "kernels.h"

int main() {
  const double price = 100, strike = 105, rate = 0.03, sigma = 0.25, years = 1;
  const int32_t draws = 300;
  kernels::Session session(unfused());
  session.N(draws);
  auto results = session.evaluate(kernels::termValues);
  for (int32_t i = 0; i < draws; ++i) {
    double value;
    montecarlo::price(&price, &strike, &rate, &sigma, &years, i, 1, draws, &value);
    same(value, orExit(results).term.price[static_cast<size_t>(i)]);
  }
  return told();
}
