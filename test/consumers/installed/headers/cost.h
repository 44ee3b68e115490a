#pragma once
/// What the program's function of C++ is: the folder and the definition are those of the target.
template <class T>
void cost(const T* x, T* r) {
  r[0] = T(COST_SCALE) * x[0] * x[1];
}
