#include <cmath>
#include <cstdlib>
#include <map>

inline double endless(double x) {
  while (x > 1) x *= 0.5;
  return x;
}
inline double at(const double* x, int k) { return x[k]; }
inline double beyond(const double* x) { return at(x, 3); }
inline double remembers(double x) {
  static double last = 0;
  last = x;
  return last;
}
inline double changing = 2;
inline double changes(double x) { return changing * x; }
double elsewhere(double x);
inline double calls(double x) { return elsewhere(x); }
inline double unset(double x) {
  double y;
  if (x > 1e300) y = 1;
  return y;
}
inline void half(const double* x, double* result) { result[0] = *x; }
inline double assembled(double x) {
  asm("" : "+x"(x));
  return x;
}
inline double index(double x) {
  static double a[300];
  return a[static_cast<int>(x)];
}
inline double thrown(double x) {
  if (x < 0) throw x;
  return std::sqrt(x);
}
inline double never(double) { std::abort(); }
inline double remainder_of(double) { return std::fmod(1e30, 7.0); }
inline long double wide(double x) { return x * 2.0L; }
struct NoCall {};
inline double tried(double x) {
  try {
    return thrown(x);
  } catch (double) {
    return 5;
  }
}
inline double counted(const double* x) {
  int n = 0;
  for (int k = 0; k < 100; ++k) {
    if (x[k % 4] * k > 1) ++n;
  }
  return new double[n] != nullptr;
}
#include <algorithm>
inline double median(const double* x) {
  double v[4] = {x[0], x[1], x[2], x[3]};
  const double* const most = std::max_element(v, v + 5);
  return *most;
}
struct Flagged {
  int index;
  bool ok;
};
inline Flagged flagged() {
  Flagged made;
  made.index = 1;
  made.ok = true;
  return made;
}
struct Outside {
  double a, b;
};
extern const Outside outside;
inline double padded(const double* x) {
  const int k = x[0] > 0 ? flagged().index : 0;
  return x[k];
}
inline double copied(double x) {
  Outside s{1, 2};
  if (x > 0) s = outside;
  return s.a * x;
}
static double* const kept = new double[1]();
inline double heap(double x) {
  const double d = x - kept[0];
  kept[0] = x;
  return d;
}
inline double zeroed(const double* x) {
  struct {
    int k;
    double v;
  } p{};
  if (x[0] > 0) p.k = 1;
  return x[p.k];
}
