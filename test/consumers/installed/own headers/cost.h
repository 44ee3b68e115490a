#pragma once
/// What the program's function of C++ is: the folder and the definitions are those of the target.
#include <factor.h>

static_assert(sizeof(COST_NAME) == sizeof("a 'name'"));

template <class T>
void cost(const T* x, T* r) {
  r[0] = T(COST_SCALE) * x[0] * x[1] * T(COST_SUM) * T(FACTOR);
}
