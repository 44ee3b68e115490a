inline double read(const double* x) {
  const double of[2] = {x[1], 2 * x[1]};
  return of[static_cast<int>(x[0])];
}
inline double cast(const double* x) { return static_cast<int>(x[0] * 1e9) * x[1]; }
inline double divided(const double* x) { return 7 / static_cast<int>(x[0]) * x[1]; }
inline double left(const double* x) {
  double a[3] = {0, x[1] - 1, x[1] - 2};
  double* at = a;
  while (*at < x[0]) ++at;  // to the end, and beyond
  return *at * x[1] + (at - a);
}
inline double bound(const double* x) {
  const double of[2] = {x[1], 2 * x[1]};
  const int k = static_cast<int>(x[0]);
  return k >= 0 && k < 2 ? of[k] : 0;
}
inline double always(const double* x) {
  const double of[2] = {x[1], 2 * x[1]};
  int k = 0;
  while (k < 2) ++k;
  return of[k];
}
inline double thrown(const double* x) {
  if (x[0] < 0) throw x[0];
  return x[0] * x[1];
}
struct Refusing {
  template <class T>
  bool operator()(const T* x, T* r) const {
    *r = x[0] * x[1];
    return !(x[0] < 0);
  }
};
