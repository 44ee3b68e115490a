#include <algorithm>
#include <cmath>
#include <cstdint>
inline int cut(double v) { return v > -1e6 && v < 1e6 ? int(v) : 7; }
inline double f307000(const double* x) {
  double v1 = (std::sqrt(std::min<double>(-1.25, 7.0)) * (x[2] + std::sqrt(0.0)) - ((3.0 / 0.0) * ((1e-3 <= x[2]) ? 0.5 : -1.25)));
  v1 = x[3];
  v1 = v1;
  if (((!(3.0 > 1e-3) ? v1 : (3.0 / 2.0)) != (v1 * (v1 + x[0]) - x[5]))) {
    v1 = (((0.5 * x[2] - -1.25) - std::sqrt(3.0)) + x[2]);
  } else {
    v1 = ((x[5] * (0.5 * 1e-3 - 0.0)) * std::sqrt(std::sqrt(3.0)) - ((0.5 * 2.0) * (1e-3 * x[5])));
  }
  return (x[5] * ((-1.25 + 2.0) * std::min<double>(x[0], v1)));
}
inline double f307001(const double* x) {
  double v1 = (((x[3] * 0.5) - std::fabs(1e-3)) * double(cut(x[0])) - (std::sqrt(x[3]) - ((-1.25 == 0.5) ? 3.0 : 2.0)));
  v1 += ((std::max<double>(2.0, x[3]) + (3.0 + 7.0)) * std::min<double>(x[5], (7.0 * 0.0 - x[1])) - (((-1.25 < 2.0) && (0.0 <= 0.0)) ? x[0] : (v1 * 2.0 - 0.5)));
  double v2 = ((std::sqrt(7.0) - double(int(unsigned(4) ^ unsigned(7)))) * ((-1.25 - x[4]) / 7.0) - float(int(int64_t(int(unsigned(0) & unsigned(-1))))));
  if (((((v2 != 2.0) ? 0.0 : x[3]) * (v1 * 0.5) - x[3]) != (((1e-3 <= 1e-3) || (-1.25 != v2)) ? x[5] : std::fabs(3.0)))) return x[5];
  double v3 = 0.5;
  double v4 = (float(((1e-3 > 0.5) ? 1 : 2)) + (((7.0 != 7.0) ? v3 : 7.0) * v1));
  double v5 = x[0];
  double a6[3] = {(((0.0 < 0.5) ? x[5] : std::sqrt(0.0)) + std::min<double>(double(6), (0.0 - 2.0))), x[3], 3.0};
  const unsigned i7 = unsigned(int(unsigned(((9 % (1 + (1 & 7))) >> (1 + (int(unsigned(int(unsigned(2) + unsigned(8))) | unsigned(int(unsigned(1) & unsigned(7)))) & 7)))) - unsigned(int(uint8_t(int(unsigned(int(unsigned(8) - unsigned(0))) ^ unsigned(2))))))) % 3;
  return x[3];
}
inline double f307002(const double* x) {
  double v1 = (x[3] - (x[3] - x[5]));
  v1 = ((((2.0 != 3.0) ? 0.0 : 1e-3) / (x[4] * 2.0)) * ((x[0] * 3.0) + ((0.0 >= 1e-3) ? 0.5 : 0.0)));
  for (int k2 = 0; k2 < 1; ++k2) {
    if (((x[4] + (2.0 * 7.0)) >= float(int(unsigned(8) * unsigned(std::min(6, -2)))))) {
      double a3[3] = {(x[0] * ((-1.25 > -1.25) ? v1 : x[3]) - x[1]), std::sqrt(std::min<double>((1e-3 * 2.0), (x[3] - 3.0))), x[4]};
      const int i4 = (((2.0 - 7.0) == std::sqrt(x[4])) || (std::max<double>(0.5, x[4]) != x[5])) ? 0 : 2;
      if (!std::isnan((0.0 * 7.0 - 0.5))) return (x[0] * std::sqrt(float(int(int16_t(-3)))));
    }
    int w5 = 7;
    if ((0 > cut((1e-3 + 0.0)))) {
      if ((std::isnan((1e-3 + 2.0)) || ((1e-3 == 7.0) || (v1 >= -1.25)))) continue;
      double v6 = std::max<double>(std::sqrt(x[2]), x[2]);
      if (((std::isnan(v6) && (-1.25 <= double(k2))) || ((v1 + -1.25) <= std::max<double>(0.0, 2.0)))) return (float(w5) / (x[2] - (-1.25 - 2.0)));
    }
  }
  for (int k7 = 0; k7 < 3; ++k7) {
    v1 += v1;
    for (int k8 = 0; k8 < 2; ++k8) {
      int n9 = (((x[2] - -1.25) != (3.0 * 0.0)) && ((int(int8_t(2)) >> (1 + (int(unsigned(3) & unsigned(-2)) & 7))) < 7)) ? 1 : int(unsigned(1) | unsigned(int((int64_t(9) * (2 >> 12) - 9) / 3 % 1000)));
      switch (n9) { case 0: v1 = double(k7); break; case 1: v1 = std::sqrt(x[1]); default: v1 = std::max<double>(((x[3] > 3.0) ? x[1] : std::sqrt(1e-3)), ((x[4] / 1e-3) - x[4])); }
    }
    double v10 = x[2];
  }
  return ((std::max<double>(7.0, 1e-3) != ((2.0 != 0.5) ? 7.0 : 3.0)) ? (x[4] - (0.0 + 0.0)) : x[3]);
}
inline double f307003(const double* x) {
  double v1 = std::sqrt(std::sqrt(x[0]));
  if ((((1e-3 + x[0]) / (0.0 + 0.0)) > std::min<double>(((x[5] <= 0.5) ? x[3] : 0.0), (v1 * 2.0)))) {
    double v2 = (x[3] / (x[4] * x[0]));
  } else {
    v1 += ((std::sqrt(0.0) * (7.0 * -1.25 - x[1]) - (3.0 - x[1])) - std::min<double>(float(5), x[2]));
    if ((((x[3] * v1) * (7.0 * x[4] - 0.5)) <= x[0])) return std::fabs(std::min<double>((x[0] + x[2]), double(int(unsigned(-3) - unsigned(2)))));
    if (((float(2) - std::fabs(1e-3)) == std::max<double>((x[1] - v1), (0.0 * 3.0)))) {
      v1 *= std::sqrt(std::fabs((0.5 - -1.25)));
      v1 = ((((3.0 <= 7.0) ? 1e-3 : 7.0) - (x[1] - 2.0)) * x[5] - (((x[0] > x[3]) ? v1 : x[3]) * (1e-3 - 0.5) - std::max<double>(0.5, -1.25)));
    } else {
      double v3 = ((double(int(unsigned(5) + unsigned(9))) >= std::max<double>(0.0, x[2])) ? std::sqrt(float(-2)) : std::fabs((x[1] + 0.5)));
      double v4 = (std::max<double>(std::max<double>(v3, 0.0), 2.0) - (!(3.0 == x[0]) ? std::sqrt(1e-3) : std::fabs(2.0)));
    }
  }
  for (int k5 = 0; k5 < 1; ++k5) {
    if ((x[2] <= (float(int((int64_t(-3) * (-2 >> 12) - -3) / 3 % 1000)) * ((2.0 <= x[5]) ? -1.25 : 7.0) - (0.0 + v1)))) {
      if ((x[4]) > 0) {
        double v6 = double(cut((0.5 - -1.25)));
        double v7 = std::sqrt(v1);
      } else {
        double v8 = x[1];
        double v9 = x[5];
        double v10 = ((std::min<double>(double(k5), 7.0) - -1.25) * (((0.5 == 7.0) || (0.0 > 0.0)) ? (x[0] - -1.25) : (0.5 * 1e-3 - x[2])));
      }
      double v11 = (((3.0 * 7.0) * x[1] - std::sqrt(-1.25)) + (double(k5) + (3.0 + x[5])));
      double v12 = x[3];
    }
    double v13 = std::min<double>((std::max<double>(1e-3, x[1]) * ((x[5] >= x[0]) ? 2.0 : 3.0)), (x[2] + (2.0 * 2.0 - -1.25)));
  }
  double v14 = (std::fabs((0.0 - 2.0)) - ((1e-3 == 1e-3) ? std::sqrt(1e-3) : x[0]));
  double v15 = std::sqrt(v14);
  return std::fabs(((1e-3 == 0.0) ? (0.0 * 0.0) : (7.0 + 0.0)));
}
inline double f307004(const double* x) {
  double v1 = x[5];
  int n2 = ((x[0] * (-1.25 + x[3])) == (std::isnan(2.0) ? (3.0 + x[3]) : (2.0 - 7.0))) ? 0 : int(unsigned(-2) - unsigned(6));
  switch (n2) { case 0: v1 = (std::min<double>(x[2], (2.0 - 3.0)) * (x[5] * ((3.0 != 0.5) ? x[5] : 1e-3))); break; case 1: v1 = (2.0 - (((x[2] >= -1.25) ? 0.0 : 2.0) * std::min<double>(1e-3, 0.0))); default: v1 = (x[0] * ((-1.25 + x[3]) * (1e-3 - 0.0) - (x[1] * 1e-3)) - (std::sqrt(0.5) * std::min<double>(0.5, 2.0))); }
  int n3 = (std::max<double>(double(3), ((0.0 == 1e-3) ? x[0] : 3.0)) > std::sqrt(x[0])) ? 1 : ((6 < cut(x[3])) ? int(unsigned(4) * unsigned(cut(0.5))) : int(unsigned(cut(0.5)) * unsigned(cut(1e-3))));
  switch (n3) { case 0: v1 = (((0.5 * 0.0 - x[0]) <= (x[3] * 0.5)) ? double(((0.5 != x[5]) ? int(unsigned(5) ^ unsigned(4)) : -1)) : x[1]); break; case 1: v1 = ((((-1.25 > x[5]) ? v1 : x[2]) / (x[0] - v1)) / (std::sqrt(1e-3) + ((x[3] == 1e-3) ? 0.5 : 3.0))); default: v1 = x[5]; }
  int n4 = (((x[1] - 2.0) > x[3]) && !(3.0 <= x[2])) ? 2 : (int(unsigned(6) & unsigned((cut(x[2]) / (1 + ((0 / (1 + (2 & 7))) & 7))))) % (1 + (cut(x[1]) & 7)));
  switch (n4) { case 0: v1 = (std::max<double>((0.5 * x[4]), x[5]) - x[0]); break; case 1: v1 = x[4]; default: v1 = std::sqrt(x[2]); }
  v1 -= std::max<double>((std::sqrt(0.0) * std::sqrt(3.0)), (std::fabs(1e-3) + (0.5 * x[5] - 1e-3)));
  if ((cut(x[4]) < cut(std::sqrt(1e-3)))) return (((x[5] - 2.0) - x[2]) * (x[1] - (1e-3 - 2.0)) - x[3]);
  return (((-1.25 < 3.0) && ((-1.25 > 3.0) || (2.0 == 7.0))) ? std::fabs(std::fabs(2.0)) : ((x[2] != 3.0) ? ((6 < -2) ? 1e-3 : 2.0) : x[2]));
}
inline double f307005(const double* x) {
  double v1 = ((x[2] * std::sqrt(2.0) - x[2]) * ((-1.25 + 3.0) * (1e-3 + 7.0)));
  v1 = (x[3] + x[5]);
  if (((4 >> (1 + (0 & 7))) == 0)) return x[4];
  double v2 = ((((v1 <= 0.5) ? 7.0 : 1e-3) - x[1]) - x[2]);
  for (int k3 = 0; k3 < 3; ++k3) {
    if ((((v2 * 7.0) * std::sqrt(3.0)) > x[5])) continue;
    if ((x[5]) > 0) {
      double* p4 = (v1 <= (std::min<double>(x[5], 1e-3) - (-1.25 * v2))) ? &v1 : &v2;
      *p4 += std::sqrt(((x[5] * 7.0 - 3.0) * (x[1] * 2.0 - 0.0) - std::fabs(7.0)));
      double v5 = double(k3);
    }
  }
  if ((((2.0 * 2.0 - -1.25) - x[1]) < x[2])) {
    int n6 = ((x[5] + (-1.25 * 3.0)) >= 0.5) ? 2 : 8;
    switch (n6) { case 0: v1 = std::fabs(std::fabs(((0.0 != -1.25) ? v2 : 7.0))); break; case 1: v2 = std::max<double>((((7 % (1 + (6 & 7))) > int(int16_t(5))) ? (7.0 * 0.0 - 2.0) : ((3.0 >= x[3]) ? x[3] : -1.25)), ((v2 + 0.0) * (1e-3 * 2.0) - std::sqrt(7.0))); default: v1 = (std::fabs(std::sqrt(-1.25)) + std::sqrt((0.0 * 2.0))); }
    for (int k7 = 0; k7 < 4; ++k7) {
      v2 += std::sqrt(((v1 + 7.0) - v1));
      v1 -= (std::isnan(3.0) ? ((0.5 + x[5]) - x[2]) : (double(k7) + std::fabs(0.0)));
    }
  } else {
    int n8 = !std::isnan(float(9)) ? 0 : (((1e-3 - x[2]) < (2.0 * 0.5)) ? cut(v1) : 6);
    switch (n8) { case 0: v2 = (x[1] + std::sqrt(x[4])); break; case 1: v2 = x[1]; default: v2 = (x[2] * ((-1.25 - 0.5) * float(int((int64_t(7) * (5 >> 12) - 7) / 3 % 1000)))); }
    double v9 = x[4];
  }
  double v10 = v2;
  double v11 = (std::sqrt(float(7)) / std::sqrt(v1));
  return x[2];
}
inline double f307006(const double* x) {
  double v1 = x[5];
  int n2 = ((v1 < (0.0 * 0.0 - 0.5)) || (v1 < (x[2] / 7.0))) ? 2 : int(unsigned(cut((3.0 * 3.0))) | unsigned(7));
  switch (n2) { case 0: v1 = x[1]; break; case 1: v1 = 3.0; default: v1 = std::sqrt(-1.25); }
  for (int k3 = 0; k3 < 3; ++k3) {
    if (!std::isnan((7.0 * 2.0 - 0.0))) {
      if ((std::sqrt((2.0 * x[4])) != std::sqrt(((x[2] != 3.0) ? 1e-3 : 1e-3)))) return std::sqrt(x[3]);
      double v4 = std::sqrt(x[3]);
      if (std::isnan(std::fabs(((x[5] != 0.0) ? x[0] : 0.0)))) {
        for (int k5 = 0; k5 < 3; ++k5) {
          if ((((0.0 * v1 - -1.25) - double(k5)) >= v1)) break;
          for (int k6 = 0; k6 < 1; ++k6) {
            v4 += ((std::sqrt(0.0) * (3.0 - 1e-3)) + ((2.0 / x[1]) - v4));
          }
          double v7 = ((!(6 <= -2) ? std::max<double>(1e-3, 3.0) : (0.0 / x[4])) + 0.0);
        }
        v4 *= (((-1.25 * v1 - 7.0) != double(k3)) ? x[3] : x[2]);
      } else {
        v4 *= std::sqrt(double(k3));
        for (int k8 = 0; k8 < 2; ++k8) {
          double v9 = (((7.0 + 3.0) * (v4 * x[4]) - std::sqrt(1e-3)) / x[5]);
          double v10 = x[3];
          double v11 = ((x[4] * (x[2] - double(k3))) + x[1]);
        }
      }
    }
  }
  double v12 = ((v1 * std::min<double>(0.0, 3.0)) / x[3]);
  double v13 = ((std::sqrt(0.5) - v1) / ((7.0 * v1) * ((0.5 > x[5]) ? -1.25 : 7.0) - (v12 + x[2])));
  return std::sqrt(((3.0 / 0.5) * (3.0 * -1.25)));
}
inline double f307007(const double* x) {
  double v1 = x[1];
  double v2 = std::sqrt(double(cut(3.0)));
  for (int k3 = 0; k3 < 1; ++k3) {
    double v4 = std::max<double>(std::sqrt(double(k3)), ((-1.25 - 1e-3) * ((7.0 != x[1]) ? x[0] : 7.0)));
    int w5 = std::min((int(uint16_t(-2)) % (1 + (-3 & 7))), 0);
    v4 -= x[2];
  }
  double v6 = std::sqrt((!(2.0 > 3.0) ? (x[5] * 7.0) : v1));
  double v7 = std::fabs((v6 + (0.0 * v2 - v6)));
  double v8 = x[4];
  return (((v6 + v2) > (0.0 * x[4])) ? std::sqrt(0.0) : ((0.0 + 7.0) - (-1.25 * 3.0)));
}
inline double f307008(const double* x) {
  double v1 = x[0];
  double v2 = (x[1] + ((3.0 + 0.5) * (3.0 * 0.0) - (1e-3 * 1e-3 - 7.0)));
  double v3 = (((1e-3 * -1.25 - 2.0) > (0.5 / 3.0)) ? std::fabs(v1) : 1e-3);
  if (std::isnan(x[2])) return (((1e-3 + 0.0) * x[2]) - (x[3] - (3.0 / 3.0)));
  for (int k4 = 0; k4 < 3; ++k4) {
    double a5[3] = {(((7.0 + 0.5) * (double(k4) - x[1]) - std::max<double>(7.0, 1e-3)) - x[1]), (x[1] * (double(k4) * std::fabs(-1.25)) - (x[5] * (1e-3 * x[0]) - v1)), double(int((int64_t(cut(1e-3)) * (cut(0.0) >> 12) - cut(1e-3)) / 3 % 1000))};
    const int i6 = (((0.0 - 3.0) <= 7.0) || ((x[3] >= -1.25) && (-1.25 > 1e-3))) ? 0 : 2;
  }
  if ((v1 >= std::min<double>(x[4], (2.0 * 7.0 - x[1])))) return (std::sqrt(2.0) / (std::max<double>(2.0, x[2]) + std::sqrt(0.5)));
  return 0.0;
}
inline double f307009(const double* x) {
  double v1 = ((0.5 - std::sqrt(7.0)) * ((3.0 <= x[2]) ? std::fabs(-1.25) : std::max<double>(3.0, 7.0)) - std::sqrt(x[3]));
  int n2 = (std::isnan(std::sqrt(2.0)) || ((2.0 * 7.0) < (x[1] * x[0]))) ? 0 : 8;
  switch (n2) { case 0: v1 = (std::sqrt((x[4] - x[1])) + std::sqrt((x[5] / 0.5))); break; case 1: v1 = std::sqrt(std::max<double>((3.0 - x[2]), (0.0 * 3.0))); default: v1 = 0.5; }
  v1 *= x[4];
  v1 = (std::min<double>(x[0], x[2]) + std::max<double>((x[4] + x[2]), (2.0 + x[3])));
  return (std::sqrt((x[5] - 0.0)) + x[5]);
}
inline double f307010(const double* x) {
  double v1 = x[3];
  int n2 = !(!(0.5 != 7.0) || ((3.0 > x[0]) && (x[4] >= 7.0))) ? 0 : int((int64_t(-1) * (int(unsigned(((3.0 < v1) ? 5 : -3)) ^ unsigned(8)) >> 12) - -1) / 3 % 1000);
  switch (n2) { case 0: v1 = std::fabs((std::sqrt(-1.25) + x[1])); break; case 1: v1 = std::sqrt((((-1.25 >= 0.5) ? 7.0 : x[1]) * (-1.25 * 3.0))); default: v1 = ((1e-3 * x[1] - std::fabs(x[1])) - std::max<double>(x[5], x[2])); }
  for (int k3 = 0; k3 < 1; ++k3) {
    if ((x[3] > ((1e-3 - 0.0) + std::sqrt(3.0)))) {
      v1 -= ((((7.0 > 7.0) ? 7.0 : x[0]) * x[2] - (x[3] * 1e-3 - 0.5)) + ((1e-3 >= x[2]) ? (1e-3 - v1) : (2.0 + x[1])));
    }
    double a4[3] = {double(k3), std::fabs(x[3]), (((x[4] != 2.0) && (x[1] > x[0])) ? double(k3) : (x[2] / std::min<double>(3.0, 1e-3)))};
    const int i5 = ((double(3) == 2.0) && (((3.0 >= x[5]) || (4 <= 6)) || (double(k3) <= 3.0))) ? 0 : 2;
    double v6 = std::fabs(x[1]);
  }
  v1 = (((x[3] * 1e-3) >= double(cut(7.0))) ? ((1e-3 + -1.25) * x[4]) : std::sqrt((3.0 * x[4])));
  v1 *= ((int(int16_t(cut(1e-3))) > -1) ? x[2] : ((x[3] / 3.0) / (-1.25 / 2.0)));
  int n7 = (((1e-3 >= 1e-3) ? std::fabs(-1.25) : std::sqrt(x[3])) >= x[5]) ? 1 : (int(int64_t(int(unsigned(cut(7.0)) + unsigned(7)))) % (1 + (7 & 7)));
  switch (n7) { case 0: v1 = 7.0; break; case 1: v1 = x[0]; default: v1 = x[5]; }
  for (int k8 = 0; k8 < 4; ++k8) {
    if (((std::min<double>(0.0, x[0]) >= v1) && ((3.0 * 0.0 - 1e-3) != (v1 + 2.0)))) {
      if ((((0.5 != 1e-3) ? v1 : (0.5 - x[3])) == (x[2] * double(k8)))) {
        double v9 = (std::sqrt((x[3] - 7.0)) * std::min<double>(x[1], (2.0 * -1.25 - 0.0)));
        double v10 = (((x[5] + 2.0) + (3.0 - 3.0)) * x[2]);
      } else {
        double v11 = std::sqrt(x[2]);
      }
      double v12 = (((-1.25 * -1.25 - 0.5) - (0.0 - x[5])) * std::sqrt(std::sqrt(-1.25)) - float(4));
    } else {
      double v13 = x[3];
      double v14 = (std::min<double>((1e-3 * 0.5 - -1.25), v13) * x[0]);
    }
    double v15 = (v1 * x[5]);
    double v16 = (((7.0 - 7.0) + std::max<double>(0.0, v1)) + (std::min<double>(2.0, x[3]) * float((1 >> (1 + (5 & 7))))));
  }
  double v17 = (x[1] * x[5] - x[4]);
  return std::fabs(((3.0 * 0.0) * std::max<double>(3.0, x[2])));
}
inline double f307011(const double* x) {
  double v1 = x[2];
  if ((x[2] <= (((x[3] > 3.0) ? 3.0 : 0.5) * std::min<double>(0.0, 1e-3) - (1e-3 * -1.25)))) {
    double v2 = (x[1] - ((std::min(4, 1) > 6) ? std::fabs(v1) : x[5]));
    for (int k3 = 0; k3 < 4; ++k3) {
      for (int k4 = 0; k4 < 4; ++k4) {
        if ((v1) > 0) {
          if (((x[0] < x[2]) || (std::fabs(1e-3) >= (x[0] * 3.0 - 1e-3)))) break;
          double v5 = std::sqrt(std::fabs(v1));
        } else {
          double v6 = double(int(unsigned(int(unsigned(int(int64_t(2))) | unsigned(9))) | unsigned(int(int64_t(cut(double(k4)))))));
        }
      }
    }
    double* p7 = (v2 != ((7.0 * 0.0 - 2.0) / (0.0 + 7.0))) ? &v1 : &v2;
    *p7 += v1;
  }
  if ((cut((x[2] - 1e-3)) < int(unsigned(int((int64_t(int(unsigned(-3) | unsigned(1))) * (int((int64_t(4) * (3 >> 12) - 4) / 3 % 1000) >> 12) - int(unsigned(-3) | unsigned(1))) / 3 % 1000)) ^ unsigned(((x[4] >= -1.25) ? (9 % (1 + (9 & 7))) : int((int64_t(-3) * (5 >> 12) - -3) / 3 % 1000)))))) {
    int n8 = ((x[1] + std::max<double>(0.5, 2.0)) <= x[2]) ? 2 : int(uint8_t(7));
    switch (n8) { case 0: v1 = x[3]; break; case 1: v1 = (((x[4] * 0.5 - 0.0) - (0.0 * 0.5)) * x[4] - (((0.0 > 0.0) || (-1.25 <= -1.25)) ? (2.0 - 0.5) : (0.5 * v1 - 3.0))); default: v1 = ((x[4] > std::fabs(2.0)) ? (x[5] / x[5]) : std::sqrt(std::min<double>(7.0, x[4]))); }
    if ((std::min<double>(std::min<double>(0.5, 0.0), (x[0] - 0.5)) >= (std::sqrt(x[4]) - float(-2)))) return std::sqrt(x[3]);
  } else {
    double v9 = (float(2) * 7.0);
    v1 -= std::min<double>((((0.5 == 2.0) ? 1e-3 : 1e-3) + (7.0 + 2.0)), x[0]);
  }
  double v10 = std::max<double>(x[1], (((8 != 3) && (3.0 <= x[5])) ? (3.0 - 0.5) : std::min<double>(7.0, 3.0)));
  double v11 = std::max<double>((std::sqrt(2.0) * (7.0 - 7.0)), (v10 / ((x[1] == v10) ? 2.0 : 7.0)));
  double v12 = (std::min<double>((7.0 * 2.0), x[2]) * (x[3] + v11) - (-1.25 - v1));
  double v13 = ((x[4] >= std::fabs(7.0)) ? x[3] : (std::sqrt(x[5]) * (-1.25 - x[3]) - std::min<double>(3.0, x[3])));
  double v14 = x[1];
  return 1e-3;
}
inline double f307012(const double* x) {
  double v1 = ((std::max<double>(3.0, 2.0) > (0.0 + -1.25)) ? std::sqrt(((-1.25 != 7.0) ? 0.0 : -1.25)) : ((3.0 * 0.5) * (1e-3 * 2.0 - 1e-3)));
  if ((x[4] <= x[2])) return std::min<double>(std::fabs(x[3]), std::fabs((1e-3 + 3.0)));
  if ((((1e-3 + 0.5) <= (0.0 + 3.0)) || ((x[0] - 0.0) >= ((1e-3 == x[2]) ? 0.5 : 3.0)))) return (((0.5 == x[1]) ? std::sqrt(0.0) : (0.0 * x[2] - -1.25)) * 0.0 - std::max<double>(((x[4] < 3.0) ? 2.0 : 0.0), x[5]));
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 -= ((x[5] * (0.5 * 0.5)) * double(k2));
    int n3 = (v1 < (x[5] * x[3])) ? 0 : int((int64_t(std::min(9, (6 / (1 + (8 & 7))))) * (cut(((x[3] == 2.0) ? 1e-3 : -1.25)) >> 12) - std::min(9, (6 / (1 + (8 & 7))))) / 3 % 1000);
    switch (n3) { case 0: v1 = x[1]; break; case 1: v1 = x[0]; default: v1 = v1; }
    if ((((x[4] == 3.0) ? (0.0 * -1.25) : (double(k2) - 7.0)) <= v1)) continue;
  }
  double v4 = x[0];
  v1 -= x[1];
  if ((std::sqrt((3.0 / 1e-3)) > ((2.0 - -1.25) + (v4 + -1.25)))) return ((((x[1] <= -1.25) ? 2.0 : 7.0) + std::max<double>(x[2], 3.0)) * x[1]);
  if ((x[2] != std::max<double>(x[3], x[4]))) {
    if ((std::min<double>(float(1), v1)) > 0) {
      v4 = (((x[5] + 7.0) == (-1.25 * 1e-3)) ? std::sqrt(x[1]) : double(int(unsigned(2) * unsigned(int((int64_t(-1) * (3 >> 12) - -1) / 3 % 1000)))));
      if ((double(int(unsigned(-1) * unsigned(int(unsigned(5) & unsigned(3))))) <= ((0.5 * v4) + x[4]))) return std::fabs(((x[1] != 7.0) ? x[5] : std::fabs(-1.25)));
      if ((((0.0 / -1.25) * std::sqrt(3.0) - (3.0 + v1)) == 0.5)) {
        double v5 = (std::sqrt(std::max<double>(0.5, 7.0)) * 7.0 - (x[0] + v4));
      }
    }
  }
  return (x[5] * (std::sqrt(0.5) + (0.5 * 0.5)));
}
inline double f307013(const double* x) {
  double v1 = x[0];
  int n2 = (5 > (((-1.25 != 1e-3) ? cut(0.5) : cut(x[3])) % (1 + (cut(0.5) & 7)))) ? 0 : std::min(2, int((int64_t(int(unsigned(-1) ^ unsigned(0))) * (int(unsigned(cut(7.0)) | unsigned(int(unsigned(6) ^ unsigned(0)))) >> 12) - int(unsigned(-1) ^ unsigned(0))) / 3 % 1000));
  switch (n2) { case 0: v1 = x[5]; break; case 1: v1 = (x[5] / std::fabs((x[4] * -1.25 - 3.0))); default: v1 = (std::sqrt(x[3]) - std::fabs((0.5 - 0.0))); }
  if ((((7.0 * 0.5) == v1) && ((x[0] >= x[5]) && ((7.0 <= 7.0) && (1e-3 <= -1.25))))) return (x[1] * x[5]);
  if ((std::sqrt((2.0 + v1)) < ((3.0 < x[5]) ? float(int(unsigned(6) * unsigned(0))) : (x[2] + 7.0)))) return (((7.0 + -1.25) * std::fabs(-1.25)) + (x[3] / std::fabs(0.0)));
  for (int k3 = 0; k3 < 2; ++k3) {
    if (((x[1] >= std::max<double>(2.0, -1.25)) && ((3.0 - 0.0) == x[3]))) break;
  }
  double v4 = (1e-3 * std::fabs(x[4]));
  return v4;
}
inline double f307014(const double* x) {
  double v1 = x[3];
  v1 -= ((((2.0 < 0.5) && (7.0 < x[5])) && (0.5 <= -1.25)) ? ((v1 / x[2]) + (1e-3 / v1)) : -1.25);
  double v2 = (float(cut(0.0)) / ((-1.25 + 3.0) - std::max<double>(x[4], 0.5)));
  double v3 = x[1];
  return x[0];
}
inline double f307015(const double* x) {
  double v1 = std::max<double>(x[1], x[2]);
  if (((std::min<double>(x[3], x[5]) != (1e-3 - 7.0)) || std::isnan(((7.0 >= x[5]) ? x[1] : -1.25)))) return ((x[0] - (0.5 + v1)) * 3.0);
  v1 *= x[5];
  if ((v1 == (x[0] - (2.0 + -1.25)))) {
    v1 -= (((9 == 7) && (-1.25 < x[0])) ? x[4] : (((3 <= 6) ? x[4] : 7.0) * x[2]));
    int n2 = (std::min<double>(x[5], (0.5 + 7.0)) >= (std::max<double>(x[1], 2.0) - ((x[2] == x[0]) ? x[4] : 2.0))) ? 2 : int(uint8_t(int(unsigned((2 / (1 + (3 & 7)))) + unsigned(int(unsigned(int(unsigned(4) & unsigned(8))) ^ unsigned(7))))));
    switch (n2) { case 0: v1 = ((std::max<double>(1e-3, -1.25) + (x[2] * 0.0)) / x[2]); break; case 1: v1 = std::fabs(double(-2)); default: v1 = (x[4] * float(0) - (std::max<double>(0.5, 3.0) * x[3] - std::sqrt(0.5))); }
  }
  v1 -= x[3];
  if (((double(int((int64_t(4) * (8 >> 12) - 4) / 3 % 1000)) * ((3.0 < 1e-3) ? -1.25 : 2.0) - (x[4] * x[2] - 2.0)) > std::fabs(x[2]))) {
    for (int k3 = 0; k3 < 1; ++k3) {
      v1 -= x[1];
      double a4[3] = {((std::fabs(2.0) / std::fabs(0.0)) - float((cut(x[0]) >> (1 + ((3 % (1 + (8 & 7))) & 7))))), std::sqrt((std::sqrt(0.5) * ((0.0 > -1.25) ? x[0] : 3.0))), x[3]};
      const int i5 = (v1 >= (x[3] * x[3])) ? 0 : 2;
      double v6 = a4[i5];
    }
    double v7 = (std::sqrt(std::min<double>(1e-3, x[5])) * -1.25);
  } else {
    if (((x[4] + (x[4] + -1.25)) == (x[2] * (1e-3 - 3.0) - x[2]))) {
      double v8 = (v1 * (((2.0 > 1e-3) ? -1.25 : 1e-3) * x[2] - 3.0) - std::min<double>((7.0 + 0.5), (2.0 / 3.0)));
      double v9 = 3.0;
    } else {
      double v10 = (((7.0 * 2.0 - x[4]) < (v1 * x[4])) ? v1 : x[1]);
      double v11 = (x[4] / ((x[0] - 0.0) * std::sqrt(0.0)));
    }
  }
  double v12 = x[3];
  return (((1e-3 * v12) + ((7.0 != 1e-3) ? 1e-3 : x[0])) * (x[3] * std::max<double>(1e-3, 2.0)));
}
inline double f307016(const double* x) {
  double v1 = ((x[1] - (0.5 - x[5])) * ((x[3] - 3.0) - x[3]) - x[0]);
  if ((int((int64_t(((3.0 >= 7.0) ? int(int16_t(-3)) : ((3.0 >= x[3]) ? 3 : -2))) * (8 >> 12) - ((3.0 >= 7.0) ? int(int16_t(-3)) : ((3.0 >= x[3]) ? 3 : -2))) / 3 % 1000) == (9 >> (1 + (cut(3.0) & 7))))) return (std::isnan((-1.25 * 0.0 - -1.25)) ? float(((-1.25 >= 0.5) ? cut(v1) : (7 / (1 + (-1 & 7))))) : x[3]);
  double v2 = std::sqrt((x[3] * (1e-3 * 3.0 - 7.0)));
  double v3 = (std::fabs(x[2]) * (v2 * v2 - (v2 * 0.5)) - (((7.0 != x[3]) || (3.0 < 7.0)) ? (x[4] + 3.0) : (x[5] - -1.25)));
  double* p4 = (cut(x[1]) > int(unsigned(5) + unsigned(8))) ? &v3 : &v2;
  *p4 += v2;
  double v5 = ((2.0 - (0.0 / x[0])) * std::max<double>(std::min<double>(x[0], 3.0), x[3]) - (!(2.0 < 7.0) ? ((3.0 >= 1e-3) ? x[3] : 0.5) : (x[2] * 3.0)));
  double v6 = 2.0;
  double* p7 = (std::min<double>(std::min<double>(v1, x[4]), float(1)) <= v2) ? &v3 : &v1;
  *p7 += (((2.0 - -1.25) * x[0]) * std::max<double>(std::fabs(3.0), x[4]) - (v3 + (0.0 + x[0])));
  return std::sqrt((std::sqrt(x[2]) * x[1]));
}
inline double f307017(const double* x) {
  double v1 = x[3];
  double v2 = x[1];
  v1 *= 1e-3;
  v1 *= ((std::fabs(x[4]) + x[4]) - (std::min<double>(3.0, x[2]) * std::max<double>(0.5, 7.0)));
  if ((v1 == ((0.0 / 0.5) * 0.0 - std::sqrt(v2)))) return (x[4] * x[4] - std::sqrt(std::sqrt(x[2])));
  for (int k3 = 0; k3 < 2; ++k3) {
    for (int k4 = 0; k4 < 2; ++k4) {
      for (int k5 = 0; k5 < 4; ++k5) {
        double a6[3] = {std::min<double>((!(0.0 > 7.0) ? (x[5] + 2.0) : x[2]), v2), x[5], (v1 + double(k5))};
        const unsigned i7 = unsigned(1) % 3;
        if ((((7.0 * -1.25) == (0.5 * 0.0)) && (std::sqrt(2.0) < x[3]))) return (0.0 * std::max<double>(x[4], (double(k5) + 1e-3)));
      }
      double v8 = ((x[3] * ((-1.25 > 0.0) ? -1.25 : 7.0)) - (x[0] * std::fabs(v1) - std::sqrt(0.5)));
    }
    double v9 = std::sqrt((std::max<double>(0.5, x[2]) - (3.0 * 7.0 - 1e-3)));
    for (int k10 = 0; k10 < 2; ++k10) {
      double v11 = x[3];
      if ((((7.0 < x[5]) && (0.5 <= -1.25)) && (((x[5] <= x[5]) ? x[0] : v9) <= (3.0 / 3.0)))) return (x[2] * std::sqrt((1e-3 - v11)) - (v1 * ((9 == 3) ? 0.5 : -1.25)));
    }
  }
  double v12 = (x[1] * v1);
  double v13 = ((x[0] / x[3]) - std::fabs((3.0 - x[3])));
  return 0.5;
}
inline double f307018(const double* x) {
  double v1 = x[4];
  v1 = v1;
  v1 *= v1;
  for (int k2 = 0; k2 < 1; ++k2) {
    if (std::isnan((x[5] * (0.0 * 0.0) - (0.0 * 1e-3)))) {
      if (std::isnan(float(-1))) {
        v1 += std::sqrt(((3.0 + 0.5) * x[3]));
        if (((x[0] * (x[5] * (x[2] * 0.5 - 1e-3)))) > 0) {
          v1 *= std::sqrt(std::max<double>(std::min<double>(1e-3, x[1]), std::max<double>(3.0, x[1])));
        } else {
          for (int k3 = 0; k3 < 1; ++k3) {
            v1 -= std::fabs(std::sqrt(double(k2)));
            double v4 = (((7.0 < -1.25) ? ((double(k2) < -1.25) ? 0.5 : x[4]) : double(k2)) * x[2] - x[3]);
          }
        }
      } else {
        double v5 = x[3];
        if (((((-1.25 < v5) ? 0.5 : 3.0) * (0.5 + 3.0)) < std::sqrt(x[2]))) break;
        double v6 = (((v5 + 7.0) - x[5]) + ((3.0 - 0.5) * std::fabs(0.5)));
      }
      double v7 = double(k2);
      double v8 = v1;
    } else {
      double v9 = x[4];
      double v10 = (std::fabs(v9) * v9 - x[5]);
      double v11 = x[3];
    }
    double v12 = double(k2);
  }
  return (((int(unsigned(1) | unsigned(6)) == (2 / (1 + (8 & 7)))) ? ((2.0 == 3.0) ? 0.0 : 3.0) : std::sqrt(1e-3)) + x[2]);
}
inline double f307019(const double* x) {
  double v1 = std::sqrt((std::sqrt(3.0) - x[3]));
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = (x[3] * std::min<double>(std::min<double>(v1, 1e-3), v1));
    double v4 = std::fabs(double(k2));
    for (int k5 = 0; k5 < 3; ++k5) {
      if ((x[3] <= ((x[0] > 0.5) ? double(k5) : ((1e-3 <= 3.0) ? 0.0 : 3.0)))) {
        int w6 = 7;
        v4 = std::fabs(std::max<double>(std::sqrt(double(k5)), v4));
        double v7 = x[2];
      } else {
        for (int k8 = 0; k8 < 3; ++k8) {
          double* p9 = ((std::sqrt(x[0]) * std::max<double>(double(k2), 0.0)) < std::sqrt((2.0 * 0.5))) ? &v1 : &v4;
          *p9 += x[5];
          v1 -= (std::sqrt(double(k8)) * ((1e-3 + double(k8)) * (v3 + x[4])) - (double(k5) + (2.0 - 2.0)));
          if ((double(k2) < v4)) continue;
        }
        if ((x[0] != ((x[5] * 1e-3) / (-1.25 - 7.0)))) {
          int n10 = (cut((-1.25 * v1 - x[2])) != int(uint16_t((std::min(-2, -3) % (1 + (int(unsigned(3) - unsigned(-3)) & 7)))))) ? 0 : -2;
          switch (n10) { case 0: v1 = (x[3] + ((x[2] * 0.0) + std::min<double>(2.0, x[3]))); break; case 1: v1 = std::fabs(std::fabs(double(k5))); default: v3 = std::min<double>(x[1], (!(0.5 == 0.5) ? (0.5 - 7.0) : x[4])); }
          double v11 = std::min<double>((float(int((int64_t(-2) * (-3 >> 12) - -2) / 3 % 1000)) / std::min<double>(0.5, -1.25)), std::max<double>(x[2], v1));
        } else {
          double v12 = ((std::min<double>(3.0, double(k2)) != double(int(unsigned(6) & unsigned(7)))) ? ((7.0 + x[1]) * std::sqrt(7.0) - std::sqrt(0.0)) : x[5]);
        }
        double v13 = (((1e-3 > 7.0) || (0.0 > -1.25)) ? ((3.0 / 7.0) - std::fabs(3.0)) : ((int(unsigned(7) ^ unsigned(5)) == int(unsigned(8) * unsigned(7))) ? ((0.5 <= 7.0) ? -1.25 : 0.0) : 3.0));
      }
      double v14 = (std::sqrt((v3 / 2.0)) * std::fabs(((x[1] != -1.25) ? 0.5 : 3.0)) - (x[1] * (2.0 * 0.0 - x[0])));
    }
  }
  double v15 = x[5];
  double v16 = ((std::max<double>(1e-3, 0.5) * (7.0 / 0.5)) + (std::isnan(0.5) ? (0.5 * 1e-3 - -1.25) : (x[1] + -1.25)));
  double v17 = v1;
  double v18 = (x[2] * (v1 + std::min<double>(-1.25, x[1])));
  return ((x[0] * (2.0 * 0.0 - 7.0)) - std::sqrt(std::fabs(x[1])));
}
inline double f307020(const double* x) {
  double v1 = ((std::min<double>(0.0, 7.0) * (x[1] * x[0] - -1.25) - x[3]) + (x[5] * std::fabs(0.0) - x[2]));
  v1 -= std::min<double>(x[4], std::max<double>((x[2] - 2.0), (v1 - 7.0)));
  double v2 = (((1e-3 + 7.0) * v1 - (-1.25 * x[3] - 2.0)) + x[5]);
  int n3 = std::isnan(0.5) ? 2 : 5;
  switch (n3) { case 0: v1 = ((v2 + x[0]) * 2.0); break; case 1: v2 = std::min<double>(x[1], ((x[1] != 0.5) ? (x[1] + 0.0) : std::min<double>(-1.25, 1e-3))); default: v1 = std::sqrt(v2); }
  v2 *= x[3];
  return x[0];
}
inline double f307021(const double* x) {
  double v1 = std::fabs(x[0]);
  v1 += double(int(uint8_t(cut(2.0))));
  double v2 = std::sqrt(((x[4] / 7.0) + x[2]));
  v2 *= x[2];
  for (int k3 = 0; k3 < 2; ++k3) {
    double v4 = 2.0;
  }
  v2 *= (float(7) - x[4]);
  v2 += 0.5;
  v1 *= std::min<double>(((int((int64_t(0) * (9 >> 12) - 0) / 3 % 1000) == 2) ? std::sqrt(3.0) : (x[1] * 0.0)), (std::sqrt(2.0) * std::sqrt(x[1]) - x[0]));
  return x[3];
}
inline double f307022(const double* x) {
  double v1 = (std::sqrt(x[5]) * double(3));
  v1 *= ((5 > int(int16_t(cut(x[3])))) ? std::min<double>(float(std::min(8, 9)), x[3]) : (x[2] + (7.0 / 1e-3)));
  double v2 = ((std::min<double>(3.0, x[4]) == (1e-3 + 2.0)) ? std::sqrt((0.0 * 0.0 - 1e-3)) : (x[0] * x[4]));
  if ((((v2 * 3.0) != std::max<double>(2.0, 0.0)) || ((0.0 * 2.0 - 3.0) > x[5]))) {
    double v3 = ((x[0] - x[3]) * ((x[3] - x[1]) * double(cut(0.5))));
  } else {
    if ((x[5] > std::fabs((x[4] * 0.0 - 7.0)))) {
      double v4 = x[5];
      if (std::isnan((std::sqrt(-1.25) * ((-1.25 == 3.0) ? -1.25 : 2.0) - ((5 > 8) ? -1.25 : 1e-3)))) return std::sqrt(((1e-3 * 0.0) * (x[4] + x[3]) - v2));
      double v5 = std::sqrt(v1);
    } else {
      for (int k6 = 0; k6 < 1; ++k6) {
        double v7 = (((1e-3 * 0.0) - std::sqrt(0.0)) * v2);
        for (int k8 = 0; k8 < 1; ++k8) {
          v2 -= x[5];
          double v9 = (((7.0 * double(k8) - 7.0) - x[1]) * 0.0);
        }
      }
    }
    v2 -= std::sqrt((x[3] * x[1] - x[3]));
    double v10 = v1;
  }
  double v11 = (std::min<double>(x[1], (x[2] * 2.0)) * x[0] - x[3]);
  double v12 = (x[1] - x[2]);
  double v13 = std::sqrt(((2.0 == 1e-3) ? std::fabs(x[3]) : std::sqrt(0.5)));
  double v14 = std::sqrt(((v13 - 0.0) * (0.5 * 0.5 - 7.0) - (7.0 + 0.5)));
  return std::sqrt((((v13 == 3.0) ? x[2] : x[1]) * std::fabs(0.0) - std::max<double>(0.0, v1)));
}
inline double f307023(const double* x) {
  double v1 = (((-1.25 - 3.0) - 1e-3) - ((2.0 + 0.5) * (2.0 * -1.25)));
  if ((std::sqrt((1e-3 * 0.5)) > std::sqrt(std::sqrt(x[0])))) {
    double v2 = (((x[0] / 7.0) + (x[4] / 2.0)) + x[0]);
    v2 = (((x[5] * 3.0) - std::min<double>(3.0, 3.0)) / x[3]);
  }
  v1 += x[5];
  int n3 = std::isnan(((0.0 / -1.25) * x[5] - x[0])) ? 2 : cut(((-1.25 >= x[3]) ? (x[4] * 1e-3) : (x[5] * 0.0)));
  switch (n3) { case 0: v1 = std::fabs(7.0); break; case 1: v1 = std::min<double>(x[1], x[4]); default: v1 = std::sqrt((std::max<double>(0.5, 7.0) * 7.0 - (0.5 - 3.0))); }
  return (std::min<double>(double(6), x[0]) * x[0] - (double(-3) + std::fabs(7.0)));
}
inline double f307024(const double* x) {
  double v1 = (std::sqrt((7.0 * 0.0)) + ((7.0 + 2.0) * ((1 > -3) ? -1.25 : x[4])));
  if (!(int(unsigned(-2) | unsigned((-1 >> (1 + (-2 & 7))))) > int(uint16_t(int(unsigned(0) - unsigned(8)))))) {
    v1 -= v1;
    for (int k2 = 0; k2 < 3; ++k2) {
      double a3[3] = {x[5], ((std::min<double>(7.0, x[0]) * (x[4] * 0.5 - 3.0)) / (((x[5] >= x[2]) ? 7.0 : double(k2)) * x[4])), (std::sqrt((-1.25 * -1.25 - x[0])) + (double(k2) - (3.0 * 3.0 - 1e-3)))};
      const unsigned i4 = unsigned(int(int16_t(9))) % 3;
    }
    if ((x[0]) > 0) {
      double a5[3] = {(std::sqrt((0.0 + 7.0)) * ((x[2] - -1.25) + float(((3.0 > 0.5) ? -3 : 1)))), (x[5] - (0.0 * float((6 / (1 + (6 & 7)))))), (((x[0] > 1e-3) ? std::fabs(0.0) : (2.0 + 0.5)) / std::max<double>(v1, (1e-3 * 7.0 - x[0])))};
      const unsigned i6 = unsigned(cut(3.0)) % 3;
      for (int k7 = 0; k7 < 4; ++k7) {
        double v8 = x[1];
        for (int k9 = 0; k9 < 1; ++k9) {
          double* p10 = (std::sqrt((0.0 / double(k9))) < ((-1.25 * 7.0) + std::sqrt(x[0]))) ? &v1 : &a5[i6];
          *p10 += x[2];
          v8 += std::max<double>(v1, std::max<double>((x[2] * v8), float(int(unsigned(9) | unsigned(2)))));
          double v11 = (((double(k7) / x[0]) + float(3)) * ((v8 / v8) - x[4]));
        }
      }
    } else {
      double v12 = (((v1 * 7.0) + (7.0 * x[3])) - (x[4] - (3.0 * 7.0)));
      if ((((x[1] + 2.0) >= ((0.0 > x[1]) ? 2.0 : 2.0)) && std::isnan(std::fabs(0.5)))) return (x[0] - (std::isnan(0.0) ? (2.0 * 0.0 - x[4]) : v12));
    }
  }
  double v13 = (((x[5] * 7.0 - -1.25) * x[3] - (0.5 / 1e-3)) * ((2.0 - 7.0) - (x[0] * 7.0)) - ((0.0 / 0.5) * (-1.25 / x[4]) - (2.0 / 7.0)));
  double v14 = (std::fabs(std::max<double>(1e-3, 3.0)) / v13);
  return v1;
}
inline double f307025(const double* x) {
  double v1 = x[3];
  double v2 = (std::sqrt(((2.0 >= x[4]) ? x[1] : 2.0)) + -1.25);
  for (int k3 = 0; k3 < 1; ++k3) {
    for (int k4 = 0; k4 < 3; ++k4) {
      if ((double(k4) > x[5])) {
        double v5 = float(((1 >> (1 + (-1 & 7))) / (1 + ((cut(3.0) % (1 + (int(unsigned(1) & unsigned(8)) & 7))) & 7))));
        double v6 = ((9 < std::min((-3 >> (1 + (3 & 7))), std::min(9, -1))) ? x[2] : (v1 * (0.5 / 2.0) - std::fabs(2.0)));
        double v7 = ((double(k3) * (7.0 * 0.0 - v1) - v6) - std::max<double>(v6, ((8 > 3) ? 7.0 : v5)));
      }
      v2 -= (std::sqrt(std::max<double>(2.0, 3.0)) * (((0.5 == 1e-3) || (2.0 > 3.0)) ? (7.0 - 0.0) : std::sqrt(0.0)) - x[5]);
      v2 += x[1];
    }
    double v8 = (float(cut(0.0)) - ((1e-3 + 0.0) - ((double(k3) != 0.0) ? double(k3) : 2.0)));
  }
  double v9 = double(cut(std::sqrt(2.0)));
  double a10[3] = {(std::sqrt((0.0 * x[3] - 1e-3)) * v9 - x[1]), (std::isnan((x[3] - v2)) ? (((2.0 != 1e-3) && (x[4] == 7.0)) ? (2.0 * 0.5 - -1.25) : std::fabs(x[0])) : std::fabs(x[5])), (x[0] - (1e-3 + v9))};
  const unsigned i11 = unsigned(9) % 3;
  if ((std::sqrt((3.0 - -1.25)) == ((x[3] - 3.0) + (x[3] * 0.5 - 7.0)))) {
    double v12 = v2;
    double v13 = v9;
    double v14 = 0.0;
  }
  double v15 = ((x[2] + (0.5 - x[1])) + std::sqrt((-1.25 * x[2])));
  return x[2];
}
inline double f307026(const double* x) {
  double v1 = (x[4] - (1e-3 - std::fabs(1e-3)));
  v1 = x[2];
  for (int k2 = 0; k2 < 2; ++k2) {
    int n3 = ((int(unsigned(int(unsigned(2) - unsigned(9))) - unsigned(int(unsigned(7) & unsigned(9)))) <= int(unsigned(int((int64_t(6) * (8 >> 12) - 6) / 3 % 1000)) & unsigned(3))) || (((-1 != 6) && (1e-3 == 0.5)) && (7.0 < x[4]))) ? 0 : int(int64_t(int((int64_t(7) * (0 >> 12) - 7) / 3 % 1000)));
    switch (n3) { case 0: v1 = 2.0; break; case 1: v1 = (std::sqrt((2.0 / x[1])) * (std::min<double>(x[1], 7.0) + std::sqrt(-1.25))); default: v1 = std::max<double>(x[0], v1); }
    v1 = (!(7.0 >= 0.5) ? ((1e-3 - x[2]) / std::fabs(x[3])) : ((2.0 / -1.25) * x[4] - ((v1 != 7.0) ? x[3] : -1.25)));
  }
  if ((5 != 6)) {
    double a4[3] = {x[0], ((x[3] != (1e-3 - 7.0)) ? x[2] : x[1]), x[4]};
    const int i5 = (std::min<double>(v1, (-1.25 + v1)) == ((3.0 + 2.0) + (7.0 * 2.0))) ? 0 : 2;
    if ((std::sqrt(std::sqrt(2.0)) != x[0])) return (x[1] + x[4]);
  } else {
    v1 += (((1e-3 * 2.0 - -1.25) - std::fabs(x[3])) * std::max<double>((3.0 / 7.0), x[4]) - std::sqrt(x[0]));
    v1 += ((x[0] * std::max<double>(x[1], 1e-3) - std::min<double>(0.0, 1e-3)) * 0.0);
    v1 *= std::sqrt(((x[4] * 2.0 - 7.0) * x[3]));
  }
  v1 *= (x[5] * (x[4] - x[4]));
  v1 -= (x[1] * x[4] - double(int(unsigned(int(unsigned(8) ^ unsigned(3))) * unsigned(int(uint8_t(0))))));
  double v6 = (std::sqrt(2.0) * ((x[0] / 0.0) + (1e-3 * -1.25)));
  return 0.0;
}
inline double f307027(const double* x) {
  double v1 = ((std::max<double>(2.0, 1e-3) / ((9 > 5) ? 7.0 : 3.0)) - x[4]);
  double v2 = (std::fabs(std::fabs(1e-3)) / (x[3] * std::sqrt(3.0) - (0.0 - x[5])));
  if (std::isnan(v1)) return ((std::min<double>(2.0, 0.0) == ((x[0] != 7.0) ? 7.0 : 0.5)) ? ((0.0 <= 0.0) ? (7.0 - 0.5) : (0.5 * x[4] - x[4])) : float(int(int64_t(int(unsigned(9) | unsigned(2))))));
  v1 -= std::sqrt(v1);
  if (((((-1.25 > x[0]) ? int(unsigned(7) - unsigned(2)) : cut(0.5)) <= int(unsigned(0) - unsigned(((7.0 == x[5]) ? 3 : 0)))) && (int(uint16_t(int(int64_t(7)))) < (3 / (1 + (int(unsigned(5) - unsigned(4)) & 7)))))) return v2;
  return x[5];
}
inline double f307028(const double* x) {
  double v1 = x[0];
  v1 *= std::max<double>(x[3], v1);
  v1 -= x[3];
  v1 -= std::fabs(x[3]);
  return 0.5;
}
inline double f307029(const double* x) {
  double v1 = (-1.25 * (double(int(unsigned(8) * unsigned(2))) + (x[1] * 0.5 - x[1])) - std::fabs((2.0 + 2.0)));
  v1 *= (float(-3) - (((v1 < x[2]) ? x[2] : -1.25) / (3.0 - x[2])));
  v1 = v1;
  if ((v1 < ((0.0 * 0.5) * x[1] - (0.0 - 7.0)))) {
    v1 = ((!(0.5 < 3.0) ? (x[3] * x[1]) : v1) + std::max<double>((3.0 - -1.25), (3.0 + 1e-3)));
    if (((std::isnan(3.0) ? (7.0 - 0.5) : (1e-3 * -1.25 - 7.0)) == std::sqrt(x[2]))) {
      v1 += x[2];
      v1 *= x[0];
    }
  }
  if ((v1 > ((7.0 * -1.25 - -1.25) - v1))) {
    if (((((0.5 != 2.0) ? 7.0 : 2.0) - x[4]) < std::max<double>(((x[0] < 1e-3) ? x[3] : 0.5), (x[0] * -1.25)))) {
      v1 += (x[4] + std::sqrt(x[4]));
      double v2 = (((0.5 != x[3]) ? std::sqrt(x[4]) : x[0]) - (std::max<double>(0.0, 2.0) * std::max<double>(7.0, v1)));
      if (((double(std::min(9, -1)) < (3.0 * 2.0)) || (x[1] == std::fabs(v2)))) return v1;
    }
    if (((((7.0 > 0.0) ? 0.0 : 3.0) * (x[2] * -1.25)) < std::max<double>(((4 != 6) ? 0.0 : x[1]), std::fabs(3.0)))) return (((0.0 + 7.0) * x[1] - 0.0) - (x[3] / ((x[4] > 1e-3) ? 1e-3 : v1)));
  } else {
    if ((((7.0 + 1e-3) != (0.0 - x[5])) || (x[4] <= ((7.0 <= x[3]) ? x[1] : 0.5)))) return x[0];
    double v3 = std::fabs(x[1]);
  }
  double v4 = std::sqrt(x[5]);
  double v5 = (x[0] - ((3.0 / x[2]) * (0.0 * 0.5 - x[5]) - x[1]));
  return std::sqrt(x[0]);
}
inline double f307030(const double* x) {
  double v1 = (x[2] - (1e-3 * x[2]));
  if ((((2.0 + x[4]) == (3.0 / 0.0)) || ((0.0 * x[2]) != x[5]))) {
    double v2 = (x[4] - std::min<double>((0.5 + 3.0), std::min<double>(0.5, 3.0)));
    v2 = v1;
  }
  for (int k3 = 0; k3 < 4; ++k3) {
    double v4 = double(k3);
    double v5 = (((x[3] <= 0.0) || std::isnan(x[3])) ? std::max<double>(std::max<double>(0.5, -1.25), double(k3)) : x[3]);
  }
  if ((std::sqrt(std::fabs(x[4])) < (x[5] + (2.0 * 0.0)))) return ((std::fabs(0.0) != ((1e-3 == 3.0) ? x[3] : 7.0)) ? x[2] : ((0.5 - -1.25) * std::max<double>(7.0, 3.0) - (0.5 - 1e-3)));
  int n6 = (((x[1] != 2.0) || (1e-3 > 1e-3)) && !(int(unsigned(0) + unsigned(4)) <= int(unsigned(-1) - unsigned(-3)))) ? 0 : 3;
  switch (n6) { case 0: v1 = std::max<double>(x[0], std::min<double>(((2 != -1) ? x[2] : 0.5), std::sqrt(-1.25))); break; case 1: v1 = (((2.0 - 1e-3) - std::sqrt(x[1])) - ((v1 * 1e-3) + std::fabs(0.0))); default: v1 = (x[2] + ((7.0 >= 0.5) ? ((2.0 < 1e-3) ? 0.5 : 3.0) : (x[1] / x[3]))); }
  int n7 = ((x[3] != std::sqrt(7.0)) || (x[0] < std::sqrt(0.0))) ? 0 : cut(((-1.25 != x[5]) ? std::min<double>(x[2], 0.5) : ((0.5 == x[2]) ? 0.5 : 7.0)));
  switch (n7) { case 0: v1 = std::fabs(x[1]); break; case 1: v1 = (x[3] * std::min<double>((0.0 * x[5] - x[5]), (7.0 - 7.0))); default: v1 = ((std::sqrt(0.5) * ((5 < 3) ? -1.25 : 0.5)) + (std::sqrt(0.0) - x[3])); }
  double v8 = std::max<double>(((1e-3 * x[0] - 2.0) - float(((2.0 < 2.0) ? 2 : -1))), std::sqrt(x[0]));
  if (((v8 - std::max<double>(1e-3, 2.0)) <= ((7.0 / 0.5) - (-1.25 * 1e-3)))) return std::sqrt(std::fabs((x[2] + 7.0)));
  return (((8 < int(unsigned(4) ^ unsigned(5))) ? x[3] : (x[0] * 1e-3 - 0.5)) * std::min<double>(std::sqrt(0.0), (3.0 * 0.0)));
}
inline double f307031(const double* x) {
  double v1 = (std::max<double>(std::sqrt(x[1]), (x[4] - 1e-3)) + (double(0) * ((-1.25 != -1.25) ? x[5] : 0.5)));
  double v2 = 0.5;
  if ((((3.0 * 2.0) != ((0.5 <= x[5]) ? 1e-3 : x[3])) || (std::max<double>(x[3], 1e-3) <= std::sqrt(x[1])))) return x[5];
  for (int k3 = 0; k3 < 2; ++k3) {
    if ((std::min<double>(std::fabs(x[1]), (1e-3 * 3.0 - x[1])) <= std::min<double>(x[5], std::max<double>(0.5, v2)))) {
      v2 *= std::sqrt((x[4] * x[4]));
    } else {
      if ((std::min<double>(std::sqrt(v2), double(k3))) > 0) {
        double v4 = x[2];
        v1 += x[2];
        double v5 = x[0];
      }
      double* p6 = (double(k3) > (v2 * (0.5 - 0.0))) ? &v1 : &v2;
      *p6 += std::fabs(std::fabs((7.0 + v1)));
      for (int k7 = 0; k7 < 2; ++k7) {
        double v8 = (((1e-3 * -1.25) * double(9)) + ((-1.25 * 7.0 - 0.0) * (0.5 * 3.0 - double(k7)) - (0.0 + 1e-3)));
      }
    }
    if (((v2 == v1) && (std::max<double>(3.0, 7.0) < (3.0 * 3.0 - -1.25)))) continue;
    int w9 = 7;
  }
  double v10 = ((std::max<double>(x[0], 0.5) * ((7.0 <= 1e-3) ? 3.0 : 2.0)) * (std::sqrt(v1) - (v1 * 7.0)));
  double v11 = (((1e-3 + 0.5) * ((-1.25 <= 2.0) ? 3.0 : 1e-3) - (3.0 * 1e-3)) * std::sqrt(std::sqrt(7.0)));
  double v12 = (((x[1] + 0.0) - x[0]) * (v2 / x[5]));
  double v13 = (((2.0 * -1.25 - 1e-3) + v10) / v11);
  return x[5];
}
inline double f307032(const double* x) {
  double v1 = ((std::isnan(0.5) && !(-1.25 <= -1.25)) ? (((x[4] > 2.0) ? x[4] : 1e-3) - std::min<double>(7.0, 2.0)) : x[0]);
  for (int k2 = 0; k2 < 2; ++k2) {
    if ((x[3]) > 0) {
      double v3 = v1;
    } else {
      if ((((2.0 == double(k2)) ? (0.0 * x[4] - 3.0) : std::max<double>(double(k2), 0.5)) > ((7.0 + 7.0) - std::fabs(1e-3)))) {
        if ((4 <= int(unsigned(5) - unsigned(cut(3.0))))) {
          v1 += (((7.0 * x[4] - double(k2)) / (0.5 * v1)) * (std::sqrt(0.0) - (x[5] - 0.5)) - v1);
          double v4 = std::fabs(x[2]);
        }
        if (((std::sqrt(x[2]) == std::sqrt(x[4])) && ((0.5 * 0.0) <= ((-1.25 >= 2.0) ? -1.25 : 7.0)))) return (((x[3] + double(k2)) * (x[0] * 3.0)) + std::fabs(std::max<double>(1e-3, -1.25)));
      }
      double v5 = std::min<double>(((1e-3 < double(k2)) ? -1.25 : (0.5 - 0.5)), x[2]);
      if (((std::max<double>((0.5 - x[2]), std::sqrt(-1.25)) - v5)) > 0) {
        int n6 = ((v1 >= ((3 < -2) ? 3.0 : -1.25)) && (std::max<double>(7.0, 3.0) == x[5])) ? 0 : std::min(std::min(int(int16_t(std::min(-1, 1))), int(unsigned(cut(2.0)) & unsigned(5))), 2);
        switch (n6) { case 0: v1 = (x[3] * (std::isnan(-1.25) ? ((x[0] > x[4]) ? x[1] : 1e-3) : std::max<double>(1e-3, 0.5)) - v5); break; case 1: v1 = (0.5 - x[4]); default: v1 = x[2]; }
      }
    }
    if ((std::isnan(float(int((int64_t(1) * (5 >> 12) - 1) / 3 % 1000))) && (std::max<double>(0.5, 7.0) == x[5]))) return std::min<double>(std::sqrt((0.0 + x[1])), std::sqrt(v1));
    v1 += x[4];
  }
  if ((((x[0] * (x[1] * 0.0 - x[3])) - float(cut(x[5])))) > 0) {
    double v7 = std::fabs(std::min<double>((0.0 + 0.5), x[0]));
    double v8 = (((1e-3 != 0.0) && (0.5 < x[1])) ? (x[1] * v1 - (1e-3 * 0.0 - 0.5)) : (v1 + (0.5 * 7.0)));
    double v9 = (v1 * std::sqrt(std::sqrt(-1.25)) - ((v8 * 7.0 - 0.5) + (1e-3 - 7.0)));
  }
  double v10 = ((std::sqrt(3.0) * std::sqrt(1e-3) - ((x[1] <= 1e-3) ? 0.0 : 1e-3)) * (std::min<double>(1e-3, 1e-3) * std::max<double>(-1.25, 7.0) - (x[0] * 7.0)) - 0.0);
  double v11 = x[4];
  return (float(-3) + std::fabs((-1.25 * 7.0)));
}
inline double f307033(const double* x) {
  double v1 = ((std::sqrt(0.5) * ((x[3] <= 7.0) ? 0.0 : 2.0) - ((-1.25 < x[3]) ? -1.25 : 7.0)) + x[0]);
  if ((std::min<double>(std::fabs(0.5), x[5]) != (std::min<double>(-1.25, x[2]) * std::fabs(7.0) - x[3]))) {
    v1 *= ((float(std::min(6, 7)) * std::sqrt(0.5) - ((7.0 != x[2]) ? 7.0 : 3.0)) * ((7.0 * 2.0) * (x[2] + 2.0) - (-1.25 + 1e-3)) - v1);
  } else {
    double v2 = ((x[0] < (3.0 * -1.25 - 3.0)) ? (std::fabs(1e-3) + std::sqrt(x[2])) : x[2]);
  }
  for (int k3 = 0; k3 < 4; ++k3) {
    double v4 = 0.0;
    double a5[3] = {((((x[1] == 7.0) ? x[4] : x[0]) * (x[2] / 7.0) - v4) * std::sqrt(((0.5 != 0.5) ? 7.0 : -1.25))), std::sqrt(((0.5 * 1e-3) + double(k3))), (((3.0 + x[3]) + (0.5 * -1.25)) * x[1])};
    const int i6 = (1e-3 != (2.0 / (1e-3 / 7.0))) ? 0 : 2;
  }
  int w7 = 1;
  if (((std::fabs(x[0]) / std::max<double>(3.0, 0.5)) > 2.0)) {
    int w8 = int(unsigned(std::min(int(uint8_t(w7)), std::min(cut(0.0), int(unsigned(w7) + unsigned(w7))))) | unsigned((w7 % (1 + (0 & 7)))));
    double v9 = ((std::max<double>(0.5, x[3]) - double((-2 % (1 + (w8 & 7))))) * (std::sqrt(0.5) - double(0)));
  } else {
    v1 *= x[3];
    double v10 = std::max<double>(float(9), (std::fabs(0.5) - (x[1] * 0.0)));
  }
  v1 -= (x[1] * std::sqrt((x[3] + 0.5)));
  v1 -= -1.25;
  return std::min<double>((((-1.25 < -1.25) ? x[2] : 2.0) / (-1.25 + 0.5)), (std::max<double>(v1, x[2]) / (x[4] - 1e-3)));
}
inline double f307034(const double* x) {
  double v1 = (std::fabs(x[0]) / (std::isnan(x[0]) ? (1e-3 / -1.25) : x[5]));
  double v2 = x[4];
  if ((std::isnan(std::fabs(v2)) && (double(int(unsigned(7) | unsigned(-3))) > x[3]))) return x[4];
  double v3 = ((0.5 + x[3]) + (std::sqrt(2.0) - ((0.0 != x[0]) ? 7.0 : 1e-3)));
  if ((int(unsigned(cut(0.5)) ^ unsigned(int(unsigned(4) + unsigned(4)))) < (cut(1e-3) % (1 + (-2 & 7))))) {
    int n4 = (std::isnan((2.0 - 0.5)) || ((-1.25 / 0.0) >= (-1.25 + 2.0))) ? 0 : cut(((2.0 + 7.0) + (2.0 + 0.5)));
    switch (n4) { case 0: v3 = (((7.0 + -1.25) * std::sqrt(x[2]) - ((7 != -2) ? 0.5 : 3.0)) * ((0.0 + 0.0) - std::max<double>(7.0, 0.5))); break; case 1: v3 = x[3]; default: v2 = (v2 - (((2.0 < 2.0) ? -1.25 : 3.0) * double(-2))); }
    for (int k5 = 0; k5 < 4; ++k5) {
      v1 -= (std::sqrt((x[5] * 2.0 - 0.0)) * ((0.5 * 3.0 - 0.5) / std::max<double>(0.5, 1e-3)) - ((0.0 + 0.5) - std::max<double>(x[4], 2.0)));
      if (std::isnan(v3)) return std::sqrt(x[3]);
    }
  }
  for (int k6 = 0; k6 < 1; ++k6) {
    double* p7 = (std::sqrt((1e-3 + 0.5)) <= ((7.0 - 0.5) / (3.0 / x[4]))) ? &v3 : &v1;
    *p7 += (((x[3] + 2.0) + double(k6)) * v3);
    double v8 = v2;
  }
  if (((std::sqrt(0.0) + x[0]) == (((1e-3 != 7.0) || (3.0 >= 0.0)) ? 2.0 : 7.0))) {
    if ((x[3]) > 0) {
      int n9 = (std::isnan(float(7)) && ((1e-3 != 0.0) && !(7.0 > -1.25))) ? 2 : -2;
      switch (n9) { case 0: v1 = (double(std::min(int(int64_t(7)), cut(0.0))) * 0.5); break; case 1: v2 = std::min<double>(((-1.25 == x[1]) ? ((v2 >= v1) ? x[4] : x[1]) : ((0.5 > v2) ? 0.0 : 2.0)), v3); default: v2 = ((x[0] > (3.0 * x[4])) ? x[3] : x[1]); }
      double v10 = (std::max<double>(std::min<double>(1e-3, x[3]), v1) - std::max<double>((-1.25 * 0.0), (v3 - -1.25)));
      double v11 = ((x[5] * (2.0 + 0.0) - x[3]) - std::max<double>(std::max<double>(3.0, 3.0), (-1.25 * 2.0)));
    }
  } else {
    double v12 = (!(0.5 == -1.25) ? x[5] : x[0]);
    double v13 = (std::min<double>(std::sqrt(0.0), (x[3] * -1.25)) * v12 - v12);
  }
  double v14 = std::min<double>(x[0], ((2.0 + 0.5) * std::max<double>(x[5], 0.0) - x[4]));
  return v2;
}
inline double f307035(const double* x) {
  double v1 = ((x[0] >= (0.0 * 0.5)) ? x[0] : x[3]);
  v1 -= std::sqrt(std::sqrt((0.0 + 7.0)));
  if (((x[0] == std::sqrt(v1)) && ((7.0 == 7.0) && ((0.0 <= 3.0) && (-1.25 == x[0]))))) {
    double v2 = (std::isnan((x[0] * x[3])) ? (x[2] * (0.5 * -1.25)) : ((0.5 * 3.0 - 0.0) - (2.0 * 0.0)));
    double v3 = v2;
  } else {
    v1 += (((cut(x[5]) == std::min(6, 5)) && (int((int64_t(0) * (4 >> 12) - 0) / 3 % 1000) > -1)) ? std::sqrt((2.0 / 7.0)) : std::max<double>(std::sqrt(0.0), (2.0 + -1.25)));
  }
  double v4 = (std::fabs(x[5]) * std::min<double>((-1.25 * 0.5), x[5]) - ((v1 != x[1]) ? 1e-3 : (x[1] / 2.0)));
  double v5 = x[0];
  double v6 = ((2.0 / (x[3] - 7.0)) / x[1]);
  v6 -= (x[3] * ((std::min(3, 1) == (9 >> (1 + (0 & 7)))) ? v6 : x[4]) - (x[3] - (7.0 - 0.5)));
  double v7 = (std::sqrt(v5) * x[2]);
  return (((0.0 > v6) ? double(4) : (x[4] * 0.5 - 0.5)) * (double(2) * (7.0 / 2.0) - (v4 * -1.25 - v1)) - (std::isnan(-1.25) ? std::sqrt(x[2]) : v5));
}
inline double f307036(const double* x) {
  double v1 = float(int(int8_t(-3)));
  if ((int(unsigned(((-2 != -1) ? 9 : int(unsigned(5) ^ unsigned(-1)))) & unsigned(int(uint8_t(std::min(-1, 6))))) != -3)) return (((int(int8_t(5)) < (1 >> (1 + (1 & 7)))) ? (7.0 / x[4]) : (x[5] - -1.25)) * x[2] - std::max<double>(std::sqrt(0.0), (x[3] - 3.0)));
  int n2 = (std::sqrt((x[1] + 7.0)) >= ((x[5] * x[3]) / std::max<double>(1e-3, 7.0))) ? 2 : 1;
  switch (n2) { case 0: v1 = 0.0; break; case 1: v1 = std::min<double>((std::max<double>(0.5, x[3]) * std::sqrt(7.0)), x[3]); default: v1 = (x[5] * (((7.0 != 1e-3) ? x[4] : x[0]) * (3.0 - 0.0) - 0.0) - std::max<double>(x[5], (3.0 * 0.0 - 0.5))); }
  if ((((x[5] / v1) - ((3.0 >= -1.25) ? 7.0 : x[4])) != std::sqrt((1e-3 / x[3])))) return x[0];
  v1 -= double(int(int64_t(int(unsigned(-2) ^ unsigned(int(unsigned(2) - unsigned(3)))))));
  int n3 = (((0.0 == x[5]) ? (1e-3 * 0.5) : float((8 / (1 + (5 & 7))))) != ((7.0 * 3.0 - x[2]) + (x[1] - x[2]))) ? 0 : int(unsigned(((x[5] != v1) ? int((int64_t(8) * (6 >> 12) - 8) / 3 % 1000) : -2)) + unsigned(9));
  switch (n3) { case 0: v1 = x[5]; break; case 1: v1 = ((float(3) / std::sqrt(x[5])) * ((2.0 / x[4]) * (x[5] * 1e-3))); default: v1 = std::fabs(std::max<double>((0.5 / 2.0), std::sqrt(3.0))); }
  return (std::fabs(7.0) / std::fabs((v1 * 2.0 - 0.5)));
}
inline double f307037(const double* x) {
  double v1 = x[5];
  double v2 = (std::isnan(std::max<double>(1e-3, 0.5)) ? x[4] : x[3]);
  if ((((-1.25 * 0.5) * std::fabs(0.0)) >= ((1e-3 + x[4]) * (3.0 / 3.0) - x[3]))) return ((double(5) - (1e-3 * 3.0 - 2.0)) / x[5]);
  double v3 = x[0];
  double v4 = -1.25;
  return x[2];
}
inline double f307038(const double* x) {
  double v1 = x[3];
  v1 -= v1;
  double v2 = std::sqrt((x[1] * x[3] - std::fabs(-1.25)));
  double v3 = 3.0;
  v1 += (x[1] * (x[4] * ((-3 != 2) ? 1e-3 : v2)) - x[4]);
  for (int k4 = 0; k4 < 2; ++k4) {
    for (int k5 = 0; k5 < 2; ++k5) {
      double v6 = (((x[5] * -1.25 - -1.25) * (0.5 * v1 - double(k4))) * ((3.0 >= 3.0) ? (3.0 * 2.0) : double(k5)));
    }
  }
  return x[2];
}
inline double f307039(const double* x) {
  double v1 = std::max<double>(((x[4] * 7.0) + std::fabs(0.5)), std::sqrt(((0.5 < 1e-3) ? 7.0 : 1e-3)));
  int n2 = ((0.5 >= std::max<double>(3.0, 0.0)) || (cut(3.0) <= ((7 != 8) ? int(unsigned(-1) - unsigned(6)) : cut(3.0)))) ? 1 : 0;
  switch (n2) { case 0: v1 = x[0]; break; case 1: v1 = ((std::fabs(2.0) + ((-1 != 7) ? 0.0 : 1e-3)) - x[3]); default: v1 = 3.0; }
  double v3 = std::min<double>(((x[1] * 3.0) * (1e-3 * x[0]) - 3.0), ((0.0 >= 0.5) ? x[0] : std::fabs(x[5])));
  v1 += (std::sqrt((2.0 / 0.0)) - (((x[2] >= 1e-3) ? 0.0 : 0.5) + double(2)));
  int w4 = (4 >> (1 + (int(int16_t(9)) & 7)));
  for (int k5 = 0; k5 < 4; ++k5) {
    v3 *= v3;
    if ((x[2] != (((2.0 > v1) && (2.0 == 1e-3)) ? (-1.25 / 7.0) : ((v1 != 0.0) ? 0.0 : x[0])))) break;
  }
  double v6 = v3;
  return (((2.0 == x[1]) ? v1 : x[2]) + (v1 - (-1.25 / 7.0)));
}
inline double f307040(const double* x) {
  double v1 = 3.0;
  if (((std::isnan(x[5]) && (2.0 <= v1)) || (x[1] < (7.0 * 0.5)))) {
    if (((((3 > 8) ? 7.0 : 1e-3) + (x[0] * 0.5 - -1.25)) == v1)) {
      double v2 = (((3.0 / 2.0) * (3.0 + 2.0) - x[2]) - ((x[5] >= 3.0) ? x[4] : ((1e-3 > 1e-3) ? 1e-3 : 7.0)));
      int w3 = 2;
    } else {
      int n4 = (cut(((0.5 >= 0.5) ? 3.0 : x[2])) <= (2 >> (1 + (int(unsigned(std::min(9, 2)) | unsigned(8)) & 7)))) ? 1 : std::min(8, 3);
      switch (n4) { case 0: v1 = x[4]; break; case 1: v1 = 7.0; default: v1 = (x[0] + (std::max<double>(0.0, 7.0) + (-1.25 + 0.5))); }
    }
  } else {
    for (int k5 = 0; k5 < 1; ++k5) {
      if ((double(k5)) > 0) {
        if (!(double(k5) != x[2])) {
          for (int k6 = 0; k6 < 1; ++k6) {
            double v7 = x[2];
            v1 += ((double(k5) * std::fabs(7.0)) / (-1.25 - ((0.0 >= 2.0) ? 0.5 : 2.0)));
          }
          v1 *= (((x[1] - 2.0) <= double(-2)) ? double(k5) : (std::sqrt(x[5]) - (7.0 - 0.0)));
        } else {
          if (((7.0 * std::min<double>(x[4], 0.0) - (x[2] * x[1])) > std::max<double>(x[5], (1e-3 * double(k5) - -1.25)))) {
            if ((double(k5) >= 7.0)) break;
            double v8 = std::fabs(x[0]);
            double v9 = ((std::min<double>(v1, 2.0) + std::fabs(2.0)) / ((3.0 + x[3]) * std::max<double>(0.5, 7.0)));
          }
          double v10 = ((x[4] / v1) * std::min<double>((x[0] * 0.5 - 0.5), std::min<double>(x[2], 7.0)) - ((-2 > (1 / (1 + (4 & 7)))) ? 7.0 : ((2.0 > -1.25) ? 1e-3 : 2.0)));
        }
      } else {
        double v11 = std::sqrt(double(k5));
      }
      double v12 = ((std::fabs(x[1]) - (x[0] / 2.0)) * (x[1] + (0.0 + 3.0)));
      double v13 = ((std::max<double>(2.0, x[2]) <= (0.5 + 0.0)) ? x[2] : std::sqrt((x[3] + 3.0)));
    }
    double v14 = std::fabs((x[1] * (x[2] / 0.0) - (0.5 - 0.0)));
    double v15 = std::min<double>(((3.0 != x[1]) ? std::max<double>(-1.25, 2.0) : x[5]), (std::sqrt(3.0) / std::sqrt(0.0)));
  }
  double v16 = ((x[4] / (-1.25 + 2.0)) * x[4] - x[0]);
  double v17 = std::fabs(x[1]);
  double v18 = (std::sqrt(x[4]) * x[0]);
  double v19 = v17;
  double v20 = (((3.0 > v18) ? v19 : std::max<double>(v1, -1.25)) * ((0.0 - v16) - v19) - std::max<double>((x[2] * 7.0), (1e-3 + -1.25)));
  double v21 = x[3];
  return std::max<double>((std::isnan(7.0) ? std::fabs(x[1]) : v18), x[5]);
}
inline double f307041(const double* x) {
  double v1 = (std::fabs((0.0 * 2.0)) + std::max<double>(x[4], (0.5 - 1e-3)));
  v1 = x[0];
  if (((x[0] + x[3]) != std::sqrt(std::min<double>(2.0, 3.0)))) {
    double v2 = std::fabs((((-1.25 == x[5]) ? 7.0 : -1.25) * (0.0 - 3.0)));
    double v3 = x[4];
    if (!(v2 > x[1])) return x[4];
  } else {
    int w4 = 5;
  }
  double v5 = (x[0] * x[2] - std::min<double>((0.0 + 0.0), 0.0));
  if (((((0.5 - x[4]) * (1e-3 * 2.0)) * (x[1] * (0.5 + -1.25) - (v5 / x[0])))) > 0) {
    for (int k6 = 0; k6 < 1; ++k6) {
      if (std::isnan((float(2) - (1e-3 / x[1])))) {
        double v7 = (((x[3] * 1e-3) - 0.0) / x[0]);
      }
    }
    v5 = x[2];
  } else {
    double v8 = 0.5;
    double v9 = std::min<double>(x[1], v1);
  }
  double v10 = (std::min<double>((0.5 - 2.0), x[5]) - (x[3] + x[2]));
  double v11 = (std::max<double>(v5, (0.0 / 1e-3)) / v10);
  return ((x[1] * std::max<double>(0.5, 0.0)) - x[5]);
}
inline double f307042(const double* x) {
  double v1 = (std::fabs(x[4]) + std::sqrt(std::max<double>(1e-3, 1e-3)));
  double v2 = ((std::sqrt(x[1]) == x[4]) ? double(int(unsigned(int((int64_t(7) * (-2 >> 12) - 7) / 3 % 1000)) + unsigned(int(unsigned(6) + unsigned(0))))) : (!(1e-3 != v1) ? (3.0 - 0.0) : std::fabs(x[0])));
  double* p3 = std::isnan(std::sqrt((2.0 - v1))) ? &v1 : &v2;
  *p3 += x[1];
  for (int k4 = 0; k4 < 1; ++k4) {
    double v5 = std::fabs(x[1]);
  }
  v1 += std::max<double>((x[3] - ((4 != 9) ? 7.0 : x[2])), ((x[0] * 3.0) + (-1.25 * 7.0)));
  if ((v1 <= (std::fabs(2.0) + x[0]))) {
    v1 = v1;
  }
  for (int k6 = 0; k6 < 2; ++k6) {
    if (std::isnan((((x[4] == 3.0) ? x[0] : 0.0) - x[3]))) return x[2];
  }
  return (((x[2] != 0.0) ? (x[0] * -1.25) : x[3]) + std::max<double>((7.0 / -1.25), (7.0 + 1e-3)));
}
inline double f307043(const double* x) {
  double v1 = float(int(unsigned(9) ^ unsigned(-3)));
  if (std::isnan(x[1])) {
    double v2 = (x[5] - x[3]);
    for (int k3 = 0; k3 < 2; ++k3) {
      v1 = (double(k3) * (((3.0 == 1e-3) || (-1.25 != 0.0)) ? (2.0 * 2.0) : std::sqrt(-1.25)));
    }
  }
  v1 *= std::min<double>(std::sqrt(x[3]), x[0]);
  for (int k4 = 0; k4 < 3; ++k4) {
    int n5 = (((7.0 * 0.5 - 2.0) + ((7.0 >= -1.25) ? -1.25 : v1)) == (((x[2] <= 7.0) ? 0.0 : 3.0) * std::max<double>(0.5, 0.5) - (0.5 / 7.0))) ? 0 : int(unsigned((((x[2] >= 3.0) ? (4 >> (1 + (-2 & 7))) : int(unsigned(1) | unsigned(3))) / (1 + (1 & 7)))) | unsigned(-3));
    switch (n5) { case 0: v1 = std::sqrt(std::sqrt(x[5])); break; case 1: v1 = x[2]; default: v1 = (std::max<double>((3.0 / 0.5), (0.0 - double(k4))) - float(5)); }
    int n6 = (x[3] != (((x[0] > -1.25) || (x[4] > 0.5)) ? (0.5 - 2.0) : ((4 > 5) ? 1e-3 : -1.25))) ? 2 : int(unsigned(int(unsigned(((0.0 == 2.0) ? cut(-1.25) : (8 / (1 + (5 & 7))))) ^ unsigned(int(unsigned(std::min(-3, 2)) - unsigned((1 / (1 + (9 & 7)))))))) & unsigned(cut(std::min<double>(v1, -1.25))));
    switch (n6) { case 0: v1 = (std::fabs(std::fabs(double(k4))) * (std::fabs(0.5) + std::fabs(7.0)) - double(4)); break; case 1: v1 = x[3]; default: v1 = x[3]; }
  }
  if ((1e-3 == std::sqrt(std::sqrt(7.0)))) {
    double v7 = x[1];
    for (int k8 = 0; k8 < 3; ++k8) {
      double v9 = (((int(unsigned(4) | unsigned(4)) != int(unsigned(0) & unsigned(1))) && ((6 < 2) || (0 <= 3))) ? (std::sqrt(x[1]) + std::fabs(3.0)) : (((1e-3 == 3.0) ? 3.0 : -1.25) + std::max<double>(double(k8), 0.5)));
      v9 -= float(int(unsigned(cut(double(k8))) | unsigned(std::min(int(unsigned(6) - unsigned(8)), int(unsigned(1) ^ unsigned(2))))));
      double v10 = (((0.0 * 3.0 - 7.0) * x[3]) * ((0.5 - 0.5) - x[2]));
    }
  }
  return x[1];
}
inline double f307044(const double* x) {
  double v1 = x[5];
  double v2 = (((x[1] - x[2]) / x[0]) * x[0]);
  if ((cut((0.5 + x[1])) > int(uint8_t(int((int64_t(cut(7.0)) * (-1 >> 12) - cut(7.0)) / 3 % 1000))))) return 0.5;
  double v3 = double(int((int64_t(((3.0 == x[4]) ? int(unsigned(-2) * unsigned(5)) : 2)) * (((0.0 != 0.0) ? (9 >> (1 + (6 & 7))) : (-1 >> (1 + (8 & 7)))) >> 12) - ((3.0 == x[4]) ? int(unsigned(-2) * unsigned(5)) : 2)) / 3 % 1000));
  if (((x[1] / float(std::min(int(unsigned(3) ^ unsigned(-1)), 9)))) > 0) {
    if ((x[0]) > 0) {
      v1 = (std::sqrt(std::sqrt(-1.25)) * (float(int(unsigned(0) + unsigned(-3))) - (v2 * 1e-3)) - x[5]);
      if (((std::fabs(v1) + (-1.25 * 0.5 - x[2])) == std::min<double>((7.0 / -1.25), (x[1] * 3.0)))) {
        v3 = (((7.0 + 0.0) > ((0.5 >= 7.0) ? 1e-3 : v1)) ? ((x[5] - 0.5) * (3.0 * 2.0 - v2)) : ((0.5 * -1.25) * (3.0 / 7.0) - (0.5 / 0.0)));
        if (((x[5] >= v1) || (((4 <= -2) || (v3 <= v3)) && (x[5] != 0.5)))) {
          double a4[3] = {x[3], std::fabs(std::sqrt((x[1] - v2))), std::fabs((std::sqrt(0.0) + (1e-3 / x[1])))};
          const int i5 = (std::fabs((3.0 * 2.0 - v2)) != (-1.25 * v3 - std::max<double>(2.0, 1e-3))) ? 0 : 2;
        } else {
          if ((((-1.25 - v3) * ((7.0 >= 2.0) ? -1.25 : 3.0) - (-1.25 + 0.5)) >= ((v2 + 7.0) - v2))) {
            double v6 = v1;
            double v7 = v1;
            v2 += ((v2 * (0.0 - -1.25) - (0.0 / 0.0)) * (x[3] + (x[2] * x[0])) - v6);
          }
          double v8 = ((((2.0 < 0.0) ? v3 : 3.0) - (1e-3 * x[3])) - v3);
          double v9 = (((v2 + 0.0) - (2.0 + 1e-3)) + (x[4] - v8));
        }
        double v10 = v1;
      }
    }
  } else {
    double v11 = v3;
    double v12 = ((x[4] == (v1 * v1)) ? std::fabs((2.0 / 0.0)) : (double(cut(7.0)) + x[0]));
  }
  double v13 = (std::max<double>((2.0 * 0.0), std::sqrt(1e-3)) / std::max<double>(std::sqrt(0.0), (0.0 * x[2])));
  double v14 = v3;
  double v15 = std::min<double>(std::sqrt(x[4]), v14);
  return (x[0] * ((x[5] * 3.0) + x[4]));
}
inline double f307045(const double* x) {
  double v1 = x[5];
  double a2[3] = {x[3], (((3.0 * x[0] - 7.0) >= (7.0 / -1.25)) ? float(7) : ((0.0 + 7.0) + x[4])), std::sqrt(std::sqrt((0.5 * x[3] - x[5])))};
  const unsigned i3 = unsigned(9) % 3;
  if (((((0.5 - -1.25) * x[2] - (0.5 - 1e-3)) * (v1 + x[4]) - (x[2] * 3.0 - (1e-3 + a2[1])))) > 0) {
    if ((((7.0 + x[0]) * ((8 > 9) ? v1 : 1e-3)) >= std::sqrt((x[4] - 0.5)))) return double((int((int64_t(int(uint16_t(-1))) * ((3 >> (1 + (-2 & 7))) >> 12) - int(uint16_t(-1))) / 3 % 1000) / (1 + ((int(unsigned(1) * unsigned(-2)) >> (1 + (cut(0.5) & 7))) & 7))));
    for (int k4 = 0; k4 < 2; ++k4) {
      double a5[3] = {(std::sqrt(x[2]) + std::fabs(v1)), (std::sqrt((3.0 * x[1] - 2.0)) * std::fabs((0.0 * 0.5)) - ((x[0] - 3.0) * ((2.0 != 3.0) ? 7.0 : 0.0))), float(0)};
      const int i6 = (v1 >= 0.0) ? 0 : 2;
      int w7 = cut((0.0 - x[5]));
    }
  }
  double* p8 = std::isnan((std::sqrt(0.0) * (x[0] * -1.25))) ? &v1 : &a2[i3];
  *p8 += std::max<double>((x[1] * x[3]), std::max<double>((0.0 / v1), v1));
  a2[i3] = (v1 * std::sqrt((2.0 - 2.0)) - ((x[3] * 2.0 - 3.0) * v1));
  for (int k9 = 0; k9 < 1; ++k9) {
    a2[i3] -= x[5];
    if ((3.0 > a2[i3])) return ((1e-3 + (x[3] + a2[i3])) * std::fabs(((0.5 == 3.0) ? 3.0 : 1e-3)));
  }
  if ((((v1 - x[1]) * (0.5 / std::fabs(-1.25)))) > 0) {
    for (int k10 = 0; k10 < 2; ++k10) {
      v1 *= (float(5) * (std::sqrt(x[4]) * std::min<double>(0.5, 2.0) - (0.5 + a2[i3])) - (std::max<double>(0.0, 2.0) * std::min<double>(-1.25, -1.25) - 1e-3));
      double v11 = ((((7.0 == 0.0) ? 0.5 : 0.0) * (2.0 - 3.0) - (2.0 * 7.0)) * float(int((int64_t(7) * (-2 >> 12) - 7) / 3 % 1000)) - (double(k10) + (x[5] * -1.25)));
    }
    double v12 = ((1e-3 * x[1]) + std::fabs(x[0]));
  } else {
    double v13 = x[4];
  }
  double v14 = std::sqrt((v1 * x[1] - x[0]));
  return (std::max<double>((x[3] * -1.25 - 3.0), (2.0 * 7.0)) * std::sqrt(2.0));
}
inline double f307046(const double* x) {
  double v1 = x[1];
  v1 = (((0.5 * x[2]) + std::fabs(-1.25)) * ((2.0 - -1.25) / x[3]) - x[0]);
  double v2 = (((0.5 + 0.5) + v1) * (x[3] * x[3]));
  v1 *= x[0];
  if (!(std::sqrt(x[1]) > (1e-3 - 0.5))) {
    v1 = x[5];
    if ((((v1 + 2.0) == (-1.25 * 2.0)) || (v2 >= (x[0] * x[5])))) {
      v2 = v1;
      if (((x[3] * (3.0 / -1.25)) > ((0.5 * 1e-3 - -1.25) * (-1.25 + 3.0)))) {
        double v3 = std::sqrt(v2);
        double v4 = v2;
      } else {
        if (((1 > -3) || ((x[5] <= -1.25) && (1e-3 > 1e-3)))) {
          double v5 = x[2];
          for (int k6 = 0; k6 < 4; ++k6) {
            if (((std::max<double>(v1, x[3]) + (7.0 * 7.0 - x[5])) == ((1e-3 + 0.0) + float(5)))) {
              double v7 = (((double(k6) * 7.0) * (7.0 - 2.0)) + v5);
              double v8 = (std::fabs(std::max<double>(3.0, 2.0)) - x[2]);
            }
          }
          double v9 = std::sqrt(std::sqrt(double(int(unsigned(9) & unsigned(7)))));
        }
      }
      double v10 = ((std::sqrt(0.0) * (0.5 * 3.0) - 3.0) * v2);
    } else {
      double v11 = v1;
      double v12 = (v2 + x[3]);
    }
    double v13 = std::min<double>((x[3] * (x[3] * x[3]) - x[4]), x[4]);
  } else {
    double v14 = ((std::fabs(-1.25) + double(int(unsigned(-3) * unsigned(9)))) + v2);
    double v15 = (std::sqrt(x[4]) + v2);
  }
  double v16 = std::sqrt(((v2 >= x[5]) ? (7.0 * 2.0 - 0.0) : x[4]));
  double v17 = ((std::min<double>(3.0, 0.0) + ((0.5 == 0.5) ? 0.0 : v16)) + std::fabs(x[5]));
  return ((-1.25 + x[4]) - v16);
}
inline double f307047(const double* x) {
  double v1 = std::sqrt((((0.5 > 1e-3) ? -1.25 : 0.0) * x[3]));
  v1 -= (((2.0 * x[2] - x[0]) + std::sqrt(x[5])) * ((-1.25 == 2.0) ? (x[1] + 1e-3) : (x[4] / 3.0)) - std::min<double>((2.0 / x[2]), x[3]));
  v1 = (std::max<double>((3.0 / 2.0), (0.5 * 0.0)) - std::fabs((7.0 + 2.0)));
  v1 *= x[3];
  if ((((7.0 - 0.0) + (0.0 + -1.25)) >= (v1 / ((7.0 > 1e-3) ? x[3] : 3.0)))) {
    double v2 = std::sqrt(2.0);
    if ((x[4]) > 0) {
      double v3 = std::max<double>(v1, std::sqrt(x[1]));
      if (((((1e-3 <= 7.0) ? 0.5 : 3.0) - (v2 * x[4])) >= v3)) {
        v2 += std::fabs((!(2.0 <= x[2]) ? x[4] : (1e-3 + 7.0)));
      } else {
        double* p4 = (((-1.25 * -1.25) <= (7.0 * 3.0)) && ((x[4] * x[3]) != (3.0 + v1))) ? &v3 : &v2;
        *p4 += std::min<double>(double(((-1.25 == x[5]) ? cut(x[2]) : 2)), std::fabs(std::sqrt(x[5])));
      }
      if (((std::min<double>(1e-3, 7.0) - std::max<double>(0.0, v2)) > x[2])) {
        v2 = x[2];
        for (int k5 = 0; k5 < 1; ++k5) {
          v3 = ((x[3] - std::sqrt(x[3])) * std::max<double>((3.0 * double(k5) - 1e-3), v1) - (x[4] + (0.0 - 0.5)));
          double v6 = std::fabs(v2);
          double v7 = (x[1] * (v3 * 3.0 - ((1e-3 != 7.0) ? 1e-3 : 2.0)));
        }
      } else {
        double v8 = std::fabs((x[0] + ((v1 >= 0.5) ? x[1] : v1)));
        double v9 = std::sqrt(x[2]);
        double v10 = v2;
      }
    } else {
      double v11 = std::fabs((std::min<double>(0.5, 3.0) * (x[1] + 3.0)));
    }
  }
  return ((((x[3] < 2.0) && (0.0 != x[5])) ? std::min<double>(x[1], 7.0) : ((7.0 == 7.0) ? 7.0 : x[2])) + double(cut(x[2])));
}
inline double f307048(const double* x) {
  double v1 = (x[3] * std::fabs(((0.0 == x[4]) ? 0.5 : 3.0)) - (x[2] * ((x[0] == -1.25) ? 3.0 : -1.25) - (0.0 * 0.5 - -1.25)));
  v1 = (x[3] - std::sqrt(((0.5 <= x[4]) ? 2.0 : x[0])));
  double v2 = ((x[5] == ((0.5 != 3.0) ? x[1] : 1e-3)) ? (((8 / (1 + (-2 & 7))) < cut(v1)) ? (7.0 * 0.0 - -1.25) : x[5]) : ((-1.25 * v1) * std::fabs(2.0)));
  for (int k3 = 0; k3 < 4; ++k3) {
    double v4 = (x[2] * std::fabs(v1));
    v4 += double(k3);
  }
  v2 *= ((x[5] == (-1.25 * 1e-3)) ? ((1e-3 >= 1e-3) ? (x[5] - x[4]) : (7.0 + 0.0)) : double(4));
  double v5 = (!(x[0] >= 0.0) ? x[3] : (x[1] + (v2 / 2.0)));
  v1 += (std::fabs(v2) * ((-1.25 - x[2]) * x[3]));
  return x[1];
}
inline double f307049(const double* x) {
  double v1 = std::max<double>(x[2], x[5]);
  for (int k2 = 0; k2 < 1; ++k2) {
    v1 = (double(k2) * ((x[3] > 0.5) ? x[4] : x[2]) - float(int(uint8_t((2 % (1 + (4 & 7)))))));
    if ((std::fabs(std::max<double>(1e-3, -1.25)) != (std::max<double>(x[0], 0.5) * (1e-3 - -1.25) - (x[1] * 1e-3)))) {
      v1 *= x[1];
      if ((std::sqrt(((-1.25 < 0.0) ? x[1] : x[3])) != (std::min<double>(0.5, 2.0) - (0.0 + v1)))) continue;
    }
    double a3[3] = {(x[4] * (((x[1] != x[0]) ? -1.25 : -1.25) + x[4])), std::fabs(((x[3] > 7.0) ? double(cut(x[5])) : double(cut(0.5)))), (v1 + x[4])};
    const int i4 = ((int((int64_t(cut(3.0)) * (7 >> 12) - cut(3.0)) / 3 % 1000) % (1 + (int(unsigned(int((int64_t(1) * (8 >> 12) - 1) / 3 % 1000)) & unsigned(int(unsigned(-2) * unsigned(0)))) & 7))) == (std::isnan(2.0) ? int(unsigned(((2.0 > x[4]) ? 8 : 5)) ^ unsigned((5 % (1 + (4 & 7))))) : (int(unsigned(-3) + unsigned(-2)) >> (1 + (1 & 7))))) ? 0 : 2;
  }
  v1 -= x[4];
  v1 = x[4];
  for (int k5 = 0; k5 < 2; ++k5) {
    if ((v1 > ((1e-3 - 7.0) / std::fabs(1e-3)))) return double((int(unsigned((4 % (1 + (7 & 7)))) ^ unsigned(4)) >> (1 + (0 & 7))));
    double a6[3] = {(x[3] * x[3]), 2.0, x[2]};
    const unsigned i7 = unsigned(cut(((1e-3 * 0.0 - 0.0) / (0.5 * x[4] - 3.0)))) % 3;
    v1 += (2.0 * a6[1] - ((0.0 > -1.25) ? (x[0] + -1.25) : std::max<double>(7.0, a6[1])));
  }
  return (!(2.0 >= 0.0) ? std::min<double>(std::max<double>(x[2], -1.25), (0.0 * x[1])) : std::min<double>((7.0 * x[2] - 3.0), std::min<double>(7.0, x[3])));
}
inline double f307050(const double* x) {
  double v1 = std::fabs((x[0] / x[1]));
  if ((0.5) > 0) {
    double v2 = ((((2.0 >= 2.0) ? -1.25 : 2.0) / (1e-3 * 0.0 - 1e-3)) + std::fabs(x[0]));
    if (((v2 * x[5] - (7.0 + 0.5)) < ((7.0 - 3.0) * (3.0 * -1.25 - 3.0)))) return (((0.0 - -1.25) * x[3]) - x[0]);
  } else {
    if ((std::isnan(x[2]) && ((0.5 - 3.0) != (v1 + 2.0)))) {
      v1 = std::max<double>((v1 + double(int(unsigned(5) & unsigned(0)))), std::max<double>(x[2], (3.0 * 7.0 - 0.5)));
      v1 = (x[1] / v1);
    } else {
      v1 = (std::sqrt(x[3]) + std::sqrt(((x[3] < x[0]) ? x[2] : 0.0)));
    }
  }
  double v3 = double(cut((3.0 * -1.25)));
  double v4 = std::sqrt(((1e-3 * 7.0 - 1e-3) - double(int(unsigned(7) + unsigned(-2)))));
  v4 -= (x[4] * double(int(unsigned(int(unsigned(5) & unsigned(-1))) + unsigned(1))));
  v3 *= ((std::fabs(-1.25) + (3.0 * 2.0 - 0.0)) + x[3]);
  if ((v1) > 0) {
    double v5 = x[3];
  } else {
    double v6 = x[0];
    double v7 = x[5];
  }
  return (((x[1] - 0.5) / 2.0) - std::min<double>((0.5 - 2.0), (-1.25 * -1.25 - 1e-3)));
}
inline double f307051(const double* x) {
  double v1 = -1.25;
  v1 += (x[2] - x[0]);
  for (int k2 = 0; k2 < 1; ++k2) {
    int n3 = ((v1 / std::min<double>(0.0, x[4])) != x[2]) ? 0 : int(unsigned(std::min(cut(x[4]), 1)) ^ unsigned((int(unsigned(((0.5 <= double(k2)) ? 4 : -3)) * unsigned(4)) % (1 + (2 & 7)))));
    switch (n3) { case 0: v1 = std::max<double>(double(int(unsigned(cut(x[0])) | unsigned(5))), (std::min<double>(0.0, 3.0) - std::max<double>(1e-3, x[2]))); break; case 1: v1 = (x[2] * std::sqrt(std::min<double>(0.5, 2.0)) - std::fabs(((7.0 < 3.0) ? 3.0 : 0.0))); default: v1 = 0.5; }
    int w4 = std::min(int((int64_t(cut(-1.25)) * (-1 >> 12) - cut(-1.25)) / 3 % 1000), cut((x[2] + v1)));
    int n5 = (std::fabs(x[4]) == x[3]) ? 2 : std::min((((0.0 == 7.0) || (x[5] == 2.0)) ? cut(double(k2)) : (cut(0.5) / (1 + (cut(1e-3) & 7)))), int(unsigned(0) & unsigned(((-3 / (1 + (1 & 7))) % (1 + (cut(-1.25) & 7))))));
    switch (n5) { case 0: v1 = ((0.0 - std::min<double>(2.0, 0.5)) * double(int(int16_t(int(uint8_t(w4)))))); break; case 1: v1 = (((2.0 * 2.0 - 2.0) != x[0]) ? float(((w4 / (1 + (0 & 7))) / (1 + (int(unsigned(8) * unsigned(-3)) & 7)))) : x[0]); default: v1 = std::min<double>(x[1], std::min<double>((2.0 + v1), (3.0 * 0.5 - 2.0))); }
  }
  double v6 = std::max<double>(((2.0 < 0.5) ? std::min<double>(1e-3, x[1]) : std::min<double>(x[0], 0.0)), x[0]);
  double v7 = x[0];
  v6 += std::fabs(std::sqrt(std::max<double>(-1.25, 7.0)));
  double v8 = std::min<double>(((2.0 - 0.5) + x[1]), v6);
  return x[5];
}
inline double f307052(const double* x) {
  double v1 = x[4];
  for (int k2 = 0; k2 < 2; ++k2) {
    if (((8 >> (1 + (int(int64_t(6)) & 7))) < int(unsigned(9) & unsigned(int((int64_t(4) * (5 >> 12) - 4) / 3 % 1000))))) {
      int n3 = (x[2] != (std::fabs(3.0) * x[5])) ? 1 : cut(((7.0 * 7.0) + (0.5 * x[2] - 2.0)));
      switch (n3) { case 0: v1 = std::max<double>(x[5], v1); break; case 1: v1 = x[5]; default: v1 = x[2]; }
    }
    for (int k4 = 0; k4 < 4; ++k4) {
      for (int k5 = 0; k5 < 4; ++k5) {
        double v6 = std::sqrt((std::fabs(-1.25) / (0.5 * x[3])));
        double v7 = ((!(2.0 >= x[3]) || (3.0 < x[4])) ? (x[4] / (0.5 * 7.0)) : double(cut(-1.25)));
      }
      int n8 = (((3.0 - -1.25) == std::min<double>(0.0, 1e-3)) || (std::sqrt(3.0) == x[2])) ? 1 : 5;
      switch (n8) { case 0: v1 = ((double(k4) * (x[2] + double(k2)) - (1e-3 * -1.25)) + std::fabs((x[0] / x[0]))); break; case 1: v1 = double(int(unsigned((2 >> (1 + (-2 & 7)))) * unsigned(((1e-3 != 0.0) ? 1 : (7 / (1 + (5 & 7))))))); default: v1 = (((2.0 >= -1.25) ? (double(k4) * 1e-3 - v1) : std::sqrt(double(k4))) + std::sqrt(std::sqrt(0.5))); }
      v1 += ((x[4] + x[0]) - x[5]);
    }
  }
  v1 -= std::sqrt(((2.0 * 0.5) - std::sqrt(x[4])));
  double v9 = (std::sqrt(std::sqrt(0.0)) * 0.0 - (((-2 == 4) ? 0.0 : 3.0) - std::fabs(x[5])));
  v1 -= (x[4] * std::fabs((2.0 - 3.0)));
  if ((std::max<double>(std::sqrt((0.5 * -1.25 - x[2])), v9)) > 0) {
    for (int k10 = 0; k10 < 1; ++k10) {
      double v11 = (x[0] * ((-1.25 * x[1]) + (x[1] + x[0])));
      double v12 = (std::min<double>(((1e-3 >= 0.5) ? v11 : 2.0), double((7 / (1 + (-2 & 7))))) / std::sqrt(x[5]));
    }
  } else {
    double v13 = std::fabs(x[0]);
  }
  double v14 = x[3];
  return (x[0] + (((1e-3 != x[1]) ? 0.0 : v14) - (0.5 - 2.0)));
}
inline double f307053(const double* x) {
  double v1 = (double(cut(7.0)) * x[3] - x[1]);
  double v2 = (std::max<double>(((3.0 <= -1.25) ? 2.0 : x[3]), std::min<double>(x[5], 1e-3)) * (std::fabs(x[2]) / (7.0 * 0.0 - x[4])) - (std::fabs(-1.25) + 0.0));
  double a3[3] = {((std::max<double>(-1.25, v2) * (0.0 - 3.0) - -1.25) + x[1]), (x[3] * v2 - double(1)), (((-1.25 * 0.0) - (2.0 * x[3])) * (x[4] - x[4]))};
  const int i4 = !(v2 > v2) ? 0 : 2;
  v1 *= (((1e-3 - 2.0) + (x[3] + 3.0)) - ((v1 * -1.25 - 3.0) * std::fabs(7.0)));
  a3[i4] *= a3[i4];
  for (int k5 = 0; k5 < 2; ++k5) {
    double v6 = x[4];
    double a7[3] = {(std::sqrt(std::sqrt(0.5)) + x[4]), a3[1], (float(int((int64_t(9) * (cut(1e-3) >> 12) - 9) / 3 % 1000)) * x[2] - (x[4] * (v1 * -1.25 - x[4])))};
    const unsigned i8 = unsigned(3) % 3;
  }
  return x[3];
}
inline double f307054(const double* x) {
  double v1 = std::min<double>(x[4], x[4]);
  double a2[3] = {(((x[3] * 3.0 - x[1]) - (x[5] - 1e-3)) * ((2.0 + v1) * x[0] - (3.0 - 0.5))), std::max<double>((std::sqrt(1e-3) * v1 - (2.0 * 2.0)), std::sqrt(((3.0 > 7.0) ? x[5] : x[0]))), x[0]};
  const unsigned i3 = unsigned((int((int64_t(((0.0 > x[3]) ? cut(-1.25) : 2)) * ((4 % (1 + (int(unsigned(0) ^ unsigned(8)) & 7))) >> 12) - ((0.0 > x[3]) ? cut(-1.25) : 2)) / 3 % 1000) / (1 + (int(unsigned(int(unsigned((7 % (1 + (3 & 7)))) + unsigned(int(unsigned(6) + unsigned(7))))) * unsigned(cut(x[2]))) & 7)))) % 3;
  double v4 = (((2.0 / 0.0) + x[2]) - x[2]);
  double v5 = ((std::fabs(1e-3) < x[2]) ? std::sqrt((3.0 * 1e-3)) : std::sqrt(((3.0 < 2.0) ? 1e-3 : x[4])));
  return std::sqrt(x[4]);
}
inline double f307055(const double* x) {
  double v1 = x[3];
  double v2 = x[5];
  for (int k3 = 0; k3 < 2; ++k3) {
    v1 -= (std::fabs(std::sqrt(x[1])) + double(k3));
    for (int k4 = 0; k4 < 3; ++k4) {
      v2 -= ((std::max<double>(3.0, 7.0) + 7.0) * double(k4) - float(2));
      v1 *= (((0.5 - double(k3)) / double(k3)) * (v1 + x[4]));
      double v5 = ((std::max<double>(2.0, x[2]) * (-1.25 * v2)) - x[5]);
    }
    v1 += std::fabs(x[4]);
  }
  v1 -= (std::fabs((-1.25 * 0.5 - 1e-3)) / (((7.0 <= 0.0) ? 7.0 : -1.25) - (3.0 * 2.0)));
  return x[4];
}
inline double f307056(const double* x) {
  double v1 = (((2.0 * 0.0 - x[1]) - (0.0 + 0.5)) * (x[2] + (-1.25 + x[1])));
  double v2 = ((x[0] * ((-1.25 > 2.0) ? 2.0 : -1.25) - x[3]) * std::sqrt(x[5]));
  v1 -= 3.0;
  double v3 = ((x[1] * (x[4] * 2.0 - x[0])) * x[3] - 3.0);
  return (((3.0 - 3.0) - std::max<double>(v3, 7.0)) + v3);
}
inline double f307057(const double* x) {
  double v1 = (((int(unsigned(1) - unsigned(7)) / (1 + ((3 >> (1 + (3 & 7))) & 7))) > (3 % (1 + (int((int64_t(-1) * (-3 >> 12) - -1) / 3 % 1000) & 7)))) ? 1e-3 : (x[1] * (1e-3 * 0.5) - (x[1] + 0.5)));
  if ((v1 > (std::sqrt(2.0) / ((-1.25 < v1) ? 1e-3 : x[5])))) return x[1];
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = (v1 * std::max<double>(std::sqrt(2.0), (7.0 - 2.0)));
    if (std::isnan(x[3])) {
      double v4 = v1;
    } else {
      if ((float(((2.0 >= 1e-3) ? (6 / (1 + (2 & 7))) : (7 % (1 + (-2 & 7))))) < (std::sqrt(0.5) * (0.5 / x[4])))) return (x[5] / v3);
      v1 *= std::fabs(double(k2));
      double* p5 = std::isnan(v1) ? &v3 : &v1;
      *p5 += x[1];
    }
  }
  double v6 = std::sqrt(2.0);
  v6 *= -1.25;
  double* p7 = !std::isnan((x[5] + -1.25)) ? &v6 : &v1;
  *p7 += ((v1 - (-1.25 * x[3] - 3.0)) / std::sqrt(std::sqrt(1e-3)));
  return ((std::max<double>(1e-3, 7.0) / ((0.5 <= -1.25) ? 2.0 : x[1])) - x[3]);
}
inline double f307058(const double* x) {
  double v1 = 0.5;
  double v2 = std::min<double>(x[2], (x[4] * ((v1 == 2.0) ? x[0] : v1)));
  double v3 = x[3];
  double v4 = std::max<double>((std::sqrt(x[1]) + (-1.25 / x[1])), x[0]);
  return ((std::sqrt(2.0) + (7.0 / 0.0)) - std::min<double>(x[4], (-1.25 - 3.0)));
}
inline double f307059(const double* x) {
  double v1 = (((0.5 <= -1.25) ? x[3] : (1e-3 / 2.0)) / (x[4] * (2.0 * -1.25 - x[0]) - x[2]));
  v1 -= x[3];
  double v2 = std::min<double>((x[5] + (x[2] - 0.5)), ((2.0 - x[3]) - v1));
  v2 += (v1 * x[1] - (std::isnan(-1.25) ? std::max<double>(7.0, x[4]) : (v1 * 0.5)));
  return (((3.0 * 0.5) - (2.0 - x[3])) * ((v1 * -1.25 - v2) - (7.0 / -1.25)) - v2);
}
inline double f307060(const double* x) {
  double v1 = std::sqrt(((0.0 * x[2] - 1e-3) / x[1]));
  double v2 = double(int(unsigned(2) & unsigned(cut(2.0))));
  double* p3 = (((3.0 <= 2.0) ? x[4] : (x[1] + 0.0)) > x[4]) ? &v2 : &v1;
  *p3 += (x[1] - ((3.0 + x[5]) - x[4]));
  v2 *= x[3];
  if ((((5 > 3) ? x[0] : (0.5 * 0.5)) != std::sqrt(float(int(unsigned(2) * unsigned(9)))))) return v1;
  if ((x[2] <= ((-1.25 * 2.0 - 7.0) * (1e-3 * x[3] - 1e-3)))) {
    if ((std::max<double>((2.0 - x[4]), x[3])) > 0) {
      for (int k4 = 0; k4 < 1; ++k4) {
        v2 -= std::max<double>(std::max<double>((double(k4) * -1.25 - -1.25), x[1]), x[2]);
        if ((x[4] < v2)) {
          if (((std::sqrt(2.0) < std::max<double>(0.0, 1e-3)) || ((3.0 * double(k4) - 0.5) > (2.0 - 0.5)))) break;
        }
        double v5 = (x[1] * std::sqrt(x[5]));
      }
      if ((std::sqrt((2.0 + -1.25)) == double((std::min(-2, -1) % (1 + (cut(-1.25) & 7)))))) {
        double v6 = std::max<double>(x[1], x[3]);
      }
      if ((std::max<double>((v2 * 1e-3 - 0.0), (0.5 * 0.0)) > v1)) {
        double v7 = 1e-3;
        double v8 = ((((x[4] <= 0.5) || (7.0 > 3.0)) ? x[2] : (x[0] * x[4] - 0.0)) + x[0]);
        double v9 = std::max<double>(double(int(unsigned((7 / (1 + (3 & 7)))) ^ unsigned(int(unsigned(5) ^ unsigned(5))))), (((1 <= 2) ? v2 : 0.0) + v8));
      } else {
        double v10 = std::fabs((v2 * ((0.0 < 3.0) ? x[5] : 2.0)));
        double v11 = v2;
      }
    }
    double v12 = std::sqrt(((1e-3 / 2.0) + (7.0 * -1.25 - x[3])));
    double v13 = ((-1.25 * std::fabs(3.0)) * 0.0);
  } else {
    double v14 = std::sqrt(((1e-3 * 1e-3) - (0.0 * -1.25 - 0.0)));
    double v15 = x[1];
  }
  return (std::sqrt(std::sqrt(x[3])) * ((-1.25 + 2.0) * (1e-3 * 2.0 - x[4]) - ((v2 == 3.0) ? 1e-3 : 0.5)) - ((1e-3 + x[3]) * (-1.25 / 0.5) - x[0]));
}
inline double f307061(const double* x) {
  double v1 = std::min<double>(((0.5 > x[3]) ? x[3] : (7.0 * -1.25)), ((x[0] * 3.0 - 3.0) * x[0]));
  double v2 = std::fabs(((1e-3 - -1.25) + double(cut(3.0))));
  v2 = v1;
  v2 = x[2];
  v2 = double(int(unsigned(cut(1e-3)) * unsigned((((2.0 < x[0]) ? -3 : 4) % (1 + (((2.0 <= 0.0) ? 0 : -2) & 7))))));
  v1 -= x[4];
  if ((std::fabs((-1.25 * 1e-3)) == std::min<double>(std::sqrt(1e-3), std::sqrt(v2)))) {
    if (!(x[2] >= (0.0 + 0.5))) {
      double v3 = (((0.0 + 0.5) <= (v1 - 7.0)) ? ((x[1] - 1e-3) * (x[1] - 0.0) - x[4]) : v2);
      double v4 = (x[3] + std::sqrt((1e-3 * 3.0 - x[4])));
      double v5 = (std::max<double>((x[0] + 3.0), x[4]) - x[2]);
    }
    double v6 = std::sqrt(x[5]);
    for (int k7 = 0; k7 < 3; ++k7) {
      if ((0.0 >= (v6 + (x[1] * -1.25)))) continue;
      v6 -= x[2];
      double v8 = ((std::min<double>(0.0, v6) - x[0]) + v2);
    }
  }
  return (std::fabs((0.5 * 1e-3)) * x[4]);
}
inline double f307062(const double* x) {
  double v1 = std::fabs((double(-1) * (0.0 + 2.0) - std::fabs(0.0)));
  for (int k2 = 0; k2 < 4; ++k2) {
    for (int k3 = 0; k3 < 1; ++k3) {
      if ((v1) > 0) {
        v1 -= std::max<double>((v1 * (x[3] * 0.5) - ((1e-3 > 2.0) ? -1.25 : double(k2))), ((-1.25 + 2.0) + std::max<double>(1e-3, 7.0)));
        double v4 = (std::sqrt(double(k2)) * x[1]);
      } else {
        double v5 = std::sqrt(std::sqrt(x[2]));
      }
      double v6 = (v1 / ((3.0 / 2.0) * (3.0 * x[2])));
    }
    if (((x[5] * std::sqrt(std::sqrt(3.0)) - (std::max<double>(1e-3, 7.0) + (7.0 + 7.0)))) > 0) {
      for (int k7 = 0; k7 < 2; ++k7) {
        if ((((x[5] * 1e-3) - (-1.25 * 2.0 - 0.0)) < (x[1] * (3.0 / 0.5) - (0.0 * 0.5 - 7.0)))) {
          double a8[3] = {((((-1.25 == 3.0) ? double(k7) : 7.0) != (7.0 - 0.0)) ? (double(k7) * -1.25) : (x[3] + x[5])), std::max<double>((std::min<double>(3.0, 3.0) * x[3]), std::min<double>((3.0 - v1), (7.0 / x[2]))), (((1e-3 <= double(k7)) ? (0.5 * 3.0) : x[5]) * ((x[0] * 1e-3) - (7.0 - x[0])))};
          const unsigned i9 = unsigned((-1 % (1 + (int(unsigned(8) | unsigned(int(uint8_t(0)))) & 7)))) % 3;
          v1 -= x[5];
        } else {
          double v10 = x[4];
          double v11 = (std::sqrt((-1.25 + x[5])) / ((int(unsigned(6) & unsigned(0)) == 2) ? (1e-3 * double(k2)) : v10));
        }
      }
      double v12 = (std::max<double>(std::sqrt(3.0), x[5]) * (v1 + (1e-3 * -1.25)) - 0.5);
      double v13 = (((0.0 - x[1]) - std::sqrt(3.0)) * (std::min<double>(1e-3, 2.0) + (0.5 - 1e-3)) - (double(k2) * std::max<double>(0.0, v1) - (7.0 - v12)));
    } else {
      double v14 = (x[3] - (x[2] + (x[0] / 2.0)));
      double v15 = (((1e-3 * 3.0) * (0.5 - v1) - std::sqrt(x[3])) / std::fabs((x[5] - 3.0)));
      double v16 = v14;
    }
  }
  double v17 = x[5];
  double v18 = std::sqrt(x[5]);
  double v19 = x[3];
  return (std::sqrt(std::sqrt(0.0)) * v1 - (std::fabs(3.0) - (7.0 / 7.0)));
}
inline double f307063(const double* x) {
  double v1 = x[0];
  int n2 = ((std::fabs(-1.25) > std::sqrt(1e-3)) || (std::sqrt(3.0) > x[1])) ? 2 : int((int64_t(std::min(7, 0)) * (-2 >> 12) - std::min(7, 0)) / 3 % 1000);
  switch (n2) { case 0: v1 = (std::fabs(((2.0 < x[5]) ? -1.25 : 1e-3)) + std::sqrt((0.0 + 1e-3))); break; case 1: v1 = (x[4] - x[2]); default: v1 = (((2.0 <= 1e-3) ? (x[5] / 3.0) : (7.0 + x[3])) / -1.25); }
  int n3 = (int(unsigned((int(unsigned(2) | unsigned(4)) % (1 + (cut(x[4]) & 7)))) * unsigned((2 % (1 + (int(unsigned(9) & unsigned(8)) & 7))))) == int(unsigned(int((int64_t(2) * (int(int16_t(2)) >> 12) - 2) / 3 % 1000)) + unsigned(cut(x[0])))) ? 1 : 0;
  switch (n3) { case 0: v1 = v1; break; case 1: v1 = std::max<double>((x[1] * float((-3 / (1 + (8 & 7)))) - (x[5] * 7.0)), ((-1.25 * x[4]) * std::sqrt(0.5))); default: v1 = std::min<double>(std::min<double>((0.5 - 0.5), std::sqrt(2.0)), 7.0); }
  if (((0.0 * (3.0 - 0.0) - (1e-3 + 0.0)) > x[1])) {
    v1 += std::sqrt((x[3] * (2.0 - v1)));
    double v4 = x[1];
  } else {
    v1 *= (x[4] - (float(int(unsigned(9) & unsigned(6))) * (x[5] * x[5] - 0.5) - (x[5] - 0.0)));
    if ((((1e-3 == x[0]) && (x[1] != -1.25)) && (x[1] <= (3.0 - 0.5)))) {
      double v5 = x[2];
    } else {
      double v6 = (std::sqrt((2.0 * 0.5 - x[0])) * ((0.5 > 3.0) ? std::min<double>(-1.25, -1.25) : x[0]));
      v1 -= 3.0;
      v6 += (std::sqrt((x[4] * 7.0)) * (((7.0 > 0.5) ? -1.25 : 7.0) + 1e-3) - x[0]);
    }
  }
  double v7 = std::sqrt(((0.5 / 2.0) * 1e-3 - (-1.25 * x[4])));
  v1 *= (x[2] + (!(3.0 != 0.5) ? 2.0 : x[0]));
  for (int k8 = 0; k8 < 3; ++k8) {
    double v9 = std::min<double>(7.0, x[5]);
    double v10 = ((x[3] * x[3]) + (std::fabs(0.0) + x[4]));
  }
  double v11 = (((x[0] - x[0]) * float(int(int64_t(1)))) * x[1]);
  return x[2];
}
inline double f307064(const double* x) {
  double v1 = x[0];
  double a2[3] = {(((2.0 >= x[5]) ? std::sqrt(2.0) : ((1e-3 < 0.0) ? x[3] : 1e-3)) * x[3] - ((0.0 + -1.25) * std::min<double>(3.0, x[1]) - std::fabs(0.0))), std::sqrt(x[3]), (x[3] + ((x[3] - 2.0) + (x[0] / x[3])))};
  const unsigned i3 = unsigned(cut(x[0])) % 3;
  for (int k4 = 0; k4 < 1; ++k4) {
    double v5 = (((x[1] * x[4]) + (0.0 * 2.0 - x[1])) - x[5]);
  }
  if ((((x[3] - 1e-3) * x[1]) != x[2])) return a2[i3];
  return ((((2.0 > 2.0) || (1e-3 != 0.0)) ? x[0] : ((a2[i3] <= 2.0) ? 1e-3 : 2.0)) * (3.0 * x[4]) - ((-1.25 >= 1e-3) ? (2.0 * 2.0 - -1.25) : a2[i3]));
}
inline double f307065(const double* x) {
  double v1 = x[4];
  double v2 = x[5];
  double v3 = (x[4] + x[5]);
  double v4 = v1;
  double v5 = (v1 * std::min<double>(std::min<double>(0.5, v1), (x[1] * 7.0 - 3.0)) - ((0.0 - v1) * v2));
  double v6 = ((((2.0 < x[5]) || (-1.25 == 7.0)) ? (0.0 * 2.0 - 0.0) : x[2]) * std::sqrt(std::max<double>(3.0, v3)));
  double v7 = std::min<double>(x[0], ((3.0 * -1.25 - 3.0) * x[5]));
  for (int k8 = 0; k8 < 1; ++k8) {
    int n9 = std::isnan(((3.0 - 2.0) - (x[3] * 1e-3 - 0.5))) ? 0 : 7;
    switch (n9) { case 0: v3 = (((3.0 * 0.0 - 3.0) <= (0.0 / -1.25)) ? v6 : v4); break; case 1: v2 = std::sqrt((std::sqrt(3.0) * double(k8) - (v7 + 1e-3))); default: v5 = std::min<double>(x[5], x[5]); }
  }
  return (x[3] / (x[0] / float(std::min(5, -1))));
}
inline double f307066(const double* x) {
  double v1 = ((int((int64_t(-1) * (6 >> 12) - -1) / 3 % 1000) < 8) ? (std::sqrt(3.0) / ((3.0 >= -1.25) ? 2.0 : x[3])) : ((1e-3 != 7.0) ? x[2] : (3.0 / x[0])));
  for (int k2 = 0; k2 < 2; ++k2) {
    if ((x[1] > ((3.0 + 1e-3) * (x[5] - v1) - std::min<double>(3.0, 2.0)))) continue;
  }
  v1 *= std::fabs(double(-1));
  double v3 = x[2];
  v1 -= ((((3.0 == x[4]) || (0.0 < 0.0)) ? x[1] : v3) - (std::sqrt(3.0) - std::max<double>(3.0, 2.0)));
  v3 = std::fabs(((7.0 - x[4]) * v1 - x[1]));
  return (std::max<double>(x[1], (v3 + x[2])) + v3);
}
inline double f307067(const double* x) {
  double v1 = ((!(x[5] != -1.25) ? (x[0] - 3.0) : ((x[5] <= 7.0) ? 0.0 : 0.5)) - (x[0] * (7.0 - 7.0)));
  if ((1e-3) > 0) {
    if ((3.0) > 0) {
      v1 *= (x[5] + ((x[0] * 1e-3 - 0.0) * (0.0 * 7.0)));
      double v2 = std::sqrt(((x[0] - -1.25) * x[0] - x[5]));
    } else {
      if (((std::sqrt(std::sqrt(3.0)) * std::fabs((7.0 * -1.25)))) > 0) {
        if (((v1 + ((1e-3 + x[0]) - (x[4] * 1e-3 - x[3])))) > 0) {
          int w3 = cut(x[1]);
          if ((x[4] <= (std::min<double>(0.0, -1.25) * std::sqrt(2.0)))) return (x[0] - (x[2] + (x[5] * 3.0)));
          v1 *= (std::sqrt((x[0] - 3.0)) + v1);
        } else {
          if ((x[3] <= (std::sqrt(0.0) * std::fabs(0.0)))) return ((6 <= int(unsigned(1) + unsigned(((0.5 < x[5]) ? 5 : 6)))) ? std::sqrt(x[0]) : x[1]);
          v1 += (((0.0 - x[5]) / ((0.0 > x[1]) ? x[1] : 7.0)) + ((x[3] + 0.0) * std::max<double>(x[0], -1.25)));
        }
        int n4 = (x[3] == std::sqrt(std::max<double>(0.0, x[1]))) ? 0 : int(unsigned(4) + unsigned((int(uint16_t(int(int16_t(7)))) >> (1 + (0 & 7)))));
        switch (n4) { case 0: v1 = float(cut((0.5 * 3.0 - 0.5))); break; case 1: v1 = float((std::isnan(0.5) ? int(uint16_t(int(uint8_t(6)))) : int(unsigned(4) + unsigned(6)))); default: v1 = (std::sqrt((x[2] / 1e-3)) * std::max<double>((0.5 * 1e-3 - 1e-3), (7.0 + 7.0))); }
        if ((x[0] >= (x[3] + (7.0 / 0.5)))) return std::fabs(v1);
      } else {
        double v5 = std::min<double>(x[3], (!(0.0 != 1e-3) ? v1 : (x[4] + -1.25)));
      }
    }
    double v6 = x[5];
    double v7 = x[2];
  } else {
    double v8 = (std::fabs((2.0 - 1e-3)) * std::sqrt(std::max<double>(0.0, x[1])));
  }
  double v9 = std::fabs(((0.0 * 0.5) + (3.0 + x[2])));
  double v10 = std::min<double>(x[5], v9);
  double v11 = v9;
  return x[3];
}
inline double f307068(const double* x) {
  double v1 = x[2];
  v1 += (x[4] * std::max<double>(v1, std::min<double>(-1.25, x[1])));
  for (int k2 = 0; k2 < 3; ++k2) {
    double a3[3] = {((v1 / (0.0 * x[1])) * (((0.0 == x[0]) ? 1e-3 : 1e-3) * double(k2) - (-1.25 * 2.0)) - std::fabs((0.0 * x[3] - x[2]))), (((0.5 - 0.5) * std::max<double>(1e-3, x[2]) - (0.5 * 1e-3)) - v1), (((int(unsigned(-2) & unsigned(0)) != ((3.0 > 0.5) ? 0 : -3)) ? (0.0 + -1.25) : (x[3] / 1e-3)) * (std::min<double>(x[4], 1e-3) - x[3]) - (x[4] * (7.0 + x[1])))};
    const unsigned i4 = unsigned(int((int64_t(7) * (int(unsigned(9) ^ unsigned(-1)) >> 12) - 7) / 3 % 1000)) % 3;
    for (int k5 = 0; k5 < 1; ++k5) {
      v1 -= (std::fabs((0.5 - -1.25)) * std::sqrt(x[5]) - std::fabs(x[2]));
      if (((((a3[i4] + 1e-3) - x[2]) * (a3[1] + std::sqrt(0.5)))) > 0) {
        a3[i4] = std::min<double>(x[0], double(k2));
      } else {
        a3[i4] = double(k5);
      }
      a3[i4] *= 0.0;
    }
  }
  double v6 = ((x[5] >= std::max<double>(7.0, 1e-3)) ? ((3.0 + 3.0) * ((x[0] > x[1]) ? 3.0 : 0.0)) : std::fabs(x[2]));
  return (((1e-3 * -1.25 - v6) + std::sqrt(0.0)) / x[0]);
}
inline double f307069(const double* x) {
  double v1 = (x[4] * ((x[4] + 0.5) * std::fabs(3.0)));
  int w2 = -3;
  v1 -= std::min<double>(std::sqrt((7.0 * 2.0)), float(cut(-1.25)));
  for (int k3 = 0; k3 < 2; ++k3) {
    int n4 = !((3.0 * 0.5 - 1e-3) >= double(k3)) ? 1 : int(unsigned(int((int64_t((w2 >> (1 + (5 & 7)))) * ((((-1.25 < 0.0) ? 2 : 5) % (1 + (w2 & 7))) >> 12) - (w2 >> (1 + (5 & 7)))) / 3 % 1000)) & unsigned((w2 / (1 + (int(unsigned(w2) & unsigned(w2)) & 7)))));
    switch (n4) { case 0: v1 = (v1 * x[2] - (x[0] - (1e-3 + 7.0))); break; case 1: v1 = ((x[2] - std::sqrt(v1)) * ((0.0 == 0.5) ? (0.5 * 3.0) : (x[0] * 0.0 - -1.25))); default: v1 = 3.0; }
    double v5 = x[4];
  }
  if ((float(w2)) > 0) {
    v1 -= std::sqrt(x[2]);
  }
  int n6 = (((-1.25 * x[1] - 1e-3) - (-1.25 - v1)) != ((3.0 / x[0]) - x[4])) ? 2 : cut((std::fabs(0.0) * (-1.25 * 3.0 - 3.0)));
  switch (n6) { case 0: v1 = 3.0; break; case 1: v1 = x[1]; default: v1 = x[5]; }
  return x[5];
}
inline double f307070(const double* x) {
  double v1 = x[3];
  double v2 = (std::fabs(((-1.25 != 2.0) ? x[0] : 3.0)) * x[2] - x[4]);
  for (int k3 = 0; k3 < 4; ++k3) {
    v1 -= (std::sqrt(std::max<double>(-1.25, 0.0)) + std::max<double>((-1.25 - -1.25), (2.0 + -1.25)));
  }
  for (int k4 = 0; k4 < 1; ++k4) {
    v1 += std::sqrt(std::sqrt(x[4]));
    double v5 = (((-1.25 < 7.0) ? (2.0 * 7.0 - 1e-3) : 0.5) * std::min<double>(x[2], float(5)) - std::max<double>((7.0 + x[3]), x[2]));
  }
  for (int k6 = 0; k6 < 2; ++k6) {
    double* p7 = !(x[4] >= (7.0 * x[0] - 7.0)) ? &v1 : &v2;
    *p7 += std::sqrt(((x[0] / 2.0) * ((-1.25 >= x[3]) ? x[2] : 1e-3)));
    v2 *= ((((3.0 >= 7.0) ? 7.0 : 7.0) + x[5]) * x[3]);
    v2 -= x[3];
  }
  return x[1];
}
inline double f307071(const double* x) {
  double v1 = std::max<double>(x[5], 2.0);
  v1 = x[5];
  double v2 = x[3];
  v1 *= (((-1.25 * 7.0) >= (0.5 / 0.5)) ? std::sqrt(x[1]) : (x[1] - (1e-3 * 2.0 - x[0])));
  return std::max<double>(std::sqrt((x[2] * 1e-3)), ((0.0 + 2.0) / float(-2)));
}
inline double f307072(const double* x) {
  double v1 = (((1e-3 <= 7.0) ? (0.0 * -1.25) : (7.0 / x[4])) + std::min<double>(x[2], x[5]));
  v1 += (std::sqrt((0.0 + 7.0)) + x[5]);
  for (int k2 = 0; k2 < 2; ++k2) {
    v1 = x[1];
    double v3 = (((7.0 + x[2]) / x[2]) - (x[0] - std::min<double>(x[0], 0.0)));
    v3 += std::sqrt(v1);
  }
  double v4 = std::min<double>(x[0], x[4]);
  double v5 = std::sqrt(std::max<double>(((4 == 9) ? 0.5 : 7.0), x[2]));
  if (((std::isnan(x[2]) ? ((0.0 > -1.25) ? v4 : x[2]) : std::sqrt(x[3])) != x[1])) return ((((-1.25 < 0.5) ? x[3] : 0.5) * (x[4] / 0.0) - v4) - v1);
  return std::min<double>(x[4], ((x[5] * 2.0) * (3.0 - 0.5)));
}
inline double f307073(const double* x) {
  double v1 = (x[5] * (std::sqrt(3.0) * x[0]) - double(-2));
  double v2 = (((-1.25 + x[2]) * (0.5 + x[2])) * (std::fabs(2.0) + 2.0) - float(2));
  double a3[3] = {(std::sqrt(((v1 <= 0.0) ? 7.0 : x[2])) + x[3]), v2, (((1e-3 * x[3] - 3.0) + x[5]) + ((7.0 - 3.0) + x[0]))};
  const int i4 = (!(x[4] < 7.0) && !std::isnan(x[4])) ? 0 : 2;
  a3[i4] = (((2.0 * 0.5 - 7.0) > x[5]) ? (v2 - std::sqrt(x[2])) : (x[4] * x[3] - (0.5 + x[5])));
  return std::fabs(std::max<double>(x[3], std::sqrt(0.5)));
}
inline double f307074(const double* x) {
  double v1 = x[3];
  for (int k2 = 0; k2 < 4; ++k2) {
    if (((std::max<double>(2.0, v1) * ((double(k2) > -1.25) ? 3.0 : 1e-3) - std::fabs(x[0])) > x[2])) {
      double v3 = ((std::max<double>(3.0, 0.5) + double(k2)) - x[1]);
    }
  }
  v1 += ((std::fabs(0.5) == ((7.0 != 1e-3) ? x[1] : x[1])) ? x[3] : std::min<double>(std::sqrt(7.0), (x[3] * 1e-3 - x[1])));
  int n4 = ((std::sqrt(x[0]) <= (7.0 / x[3])) || (1 <= int(unsigned(int(unsigned(5) & unsigned(-1))) - unsigned(((x[1] > 0.5) ? 1 : 3))))) ? 2 : int((int64_t((-2 / (1 + (((7.0 > x[2]) ? 3 : 0) & 7)))) * (cut(v1) >> 12) - (-2 / (1 + (((7.0 > x[2]) ? 3 : 0) & 7)))) / 3 % 1000);
  switch (n4) { case 0: v1 = ((x[5] < (0.0 / -1.25)) ? x[2] : (std::min<double>(-1.25, x[5]) * ((x[0] == 3.0) ? 2.0 : x[1]))); break; case 1: v1 = x[2]; default: v1 = (((1e-3 + 0.5) < v1) ? ((x[1] == 3.0) ? std::min<double>(2.0, x[3]) : std::min<double>(0.5, 1e-3)) : std::sqrt((x[4] * x[1]))); }
  return (x[0] + v1);
}
inline double f307075(const double* x) {
  double v1 = std::min<double>(double(cut(-1.25)), x[3]);
  double v2 = (((4 / (1 + (1 & 7))) != -1) ? std::max<double>(((7.0 >= 7.0) ? x[2] : x[3]), (2.0 * 1e-3 - x[5])) : x[4]);
  double v3 = x[0];
  double v4 = x[0];
  v3 += (((2.0 * -1.25 - x[0]) * ((2.0 < 1e-3) ? 7.0 : 3.0)) + (std::sqrt(0.0) - std::sqrt(x[2])));
  for (int k5 = 0; k5 < 3; ++k5) {
    double v6 = ((((7.0 < x[5]) ? 1e-3 : 0.5) * x[4]) * std::max<double>(((1e-3 != -1.25) ? -1.25 : -1.25), x[1]) - float(cut(1e-3)));
  }
  v3 = float(5);
  return x[4];
}
inline double f307076(const double* x) {
  double v1 = x[0];
  v1 -= ((x[4] / x[1]) * std::fabs((7.0 - 0.0)) - (x[4] * std::sqrt(1e-3)));
  for (int k2 = 0; k2 < 3; ++k2) {
    if ((x[3] != std::min<double>(std::fabs(0.5), std::max<double>(7.0, 0.0)))) {
      for (int k3 = 0; k3 < 4; ++k3) {
        if ((double(6)) > 0) {
          double v4 = std::fabs((std::min<double>(-1.25, double(k2)) * x[2]));
        } else {
          if (((-3 != int(unsigned(int((int64_t(2) * (-2 >> 12) - 2) / 3 % 1000)) + unsigned(-3))) || std::isnan((0.0 + x[2])))) {
            if (((double(k3) * x[1])) > 0) {
              double v5 = (x[1] + std::sqrt((x[4] * 2.0)));
              double v6 = double(((cut(v5) % (1 + (8 & 7))) % (1 + (int(uint16_t((6 >> (1 + (6 & 7))))) & 7))));
              double v7 = (x[2] / 0.5);
            }
          }
          v1 *= x[0];
        }
        v1 += (((2.0 / x[3]) == (2.0 * 0.5)) ? (std::sqrt(1e-3) * (1e-3 - 0.5) - x[4]) : (-1.25 * x[1]));
        double v8 = double(3);
      }
    }
  }
  double v9 = v1;
  double v10 = std::sqrt((((7.0 >= -1.25) || (x[1] <= x[1])) ? v9 : std::max<double>(2.0, 7.0)));
  return v10;
}
inline double f307077(const double* x) {
  double v1 = std::fabs(x[3]);
  double v2 = std::fabs(std::sqrt(x[2]));
  double v3 = x[5];
  double v4 = x[0];
  int w5 = int(unsigned((int(unsigned(9) + unsigned(cut(-1.25))) / (1 + (4 & 7)))) - unsigned(std::min(-3, 2)));
  w5 = int(uint8_t(3));
  return (((3.0 != v1) ? (3.0 * 0.0) : x[5]) * std::sqrt(((7.0 >= 0.0) ? x[0] : x[5])) - x[5]);
}
inline double f307078(const double* x) {
  double v1 = (((0.0 / 0.5) * x[1]) * (x[5] - (-1.25 * x[3])));
  double v2 = (x[3] * float(7) - (x[1] * std::sqrt(1e-3)));
  if (((((1e-3 - x[5]) + v2) - std::sqrt(double((2 % (1 + (2 & 7))))))) > 0) {
    v2 -= v1;
    v2 -= std::sqrt(((3.0 - x[3]) - ((x[1] >= x[1]) ? 0.5 : -1.25)));
    v1 -= (0.5 * (1e-3 - (2.0 + 0.0)));
  }
  double v3 = ((x[3] + 1e-3) * ((-1.25 * 2.0) - std::sqrt(0.5)));
  if (!(int((int64_t(cut(x[5])) * (-2 >> 12) - cut(x[5])) / 3 % 1000) != int(unsigned(int((int64_t(0) * (7 >> 12) - 0) / 3 % 1000)) & unsigned(9)))) {
    v3 = ((((v2 > 2.0) ? x[4] : x[0]) * (2.0 * x[2])) * std::max<double>((0.5 + x[2]), (1e-3 - 0.0)) - (v2 - std::min<double>(3.0, x[1])));
    double v4 = ((x[0] - 0.5) / x[5]);
  } else {
    if (std::isnan(((2.0 > 1e-3) ? v1 : v3))) {
      if ((!((0.0 != x[3]) && (1e-3 < 7.0)) && (((7.0 <= 1e-3) || (3.0 >= 7.0)) || (x[0] != v3)))) return x[0];
      if ((v2) > 0) {
        double v5 = (std::sqrt(((1e-3 > 1e-3) ? 0.0 : 0.0)) - (((x[2] <= 0.5) ? 7.0 : v2) - v3));
      }
    } else {
      int w6 = int(unsigned(-1) - unsigned(int(unsigned(-3) | unsigned(int(unsigned(int(unsigned(8) - unsigned(3))) - unsigned(int((int64_t(5) * (7 >> 12) - 5) / 3 % 1000)))))));
      double v7 = v2;
    }
    double v8 = (x[4] * x[1] - ((-1.25 - 2.0) * (0.0 * 0.0 - 2.0)));
  }
  double v9 = std::max<double>(((x[2] < 0.5) ? x[4] : ((x[1] > x[5]) ? x[5] : x[4])), ((3.0 != 7.0) ? std::fabs(x[4]) : (x[1] + 7.0)));
  double v10 = x[2];
  double v11 = (x[3] * x[1] - x[3]);
  return std::min<double>(((0.5 - x[2]) + x[1]), (((7.0 > 2.0) ? -1.25 : x[1]) + (x[0] + 1e-3)));
}
inline double f307079(const double* x) {
  double v1 = x[0];
  int n2 = (((3.0 * x[2] - x[4]) > x[4]) && ((2.0 * -1.25 - 1e-3) < ((1e-3 <= 2.0) ? 2.0 : 0.0))) ? 1 : 4;
  switch (n2) { case 0: v1 = std::max<double>(((x[3] > 1e-3) ? (3.0 + 3.0) : (-1.25 * 0.0 - 2.0)), (std::min<double>(0.0, 0.5) * (7.0 - 2.0) - x[3])); break; case 1: v1 = (std::sqrt(x[0]) + x[3]); default: v1 = std::sqrt(((0.5 * 2.0 - x[1]) + std::max<double>(3.0, 1e-3))); }
  if (((x[5] * (1e-3 * 0.0)) == (std::fabs(x[3]) * v1))) {
    for (int k3 = 0; k3 < 4; ++k3) {
      if (std::isnan(x[1])) return (!(x[3] != -1.25) ? ((double(k3) / 0.0) - x[2]) : (x[4] * (x[0] - x[4]) - (-1.25 + 1e-3)));
      if ((-3 != -3)) {
        for (int k4 = 0; k4 < 1; ++k4) {
          for (int k5 = 0; k5 < 2; ++k5) {
            double v6 = (double(k5) * x[0]);
            v1 += double(k3);
          }
          if (!(std::min<double>(x[3], x[2]) == x[4])) break;
        }
      } else {
        if (((((0.0 <= 0.5) && (-1.25 > -1.25)) ? ((2 <= 7) ? 3.0 : v1) : std::sqrt(0.5)) != x[5])) break;
        if ((v1 == ((7.0 / 0.5) / std::sqrt(v1)))) break;
      }
      double v7 = (((x[5] * 0.5) + std::sqrt(0.0)) - std::max<double>(x[1], 0.5));
    }
    double v8 = x[4];
    double v9 = x[0];
  } else {
    double v10 = x[0];
    double v11 = v1;
  }
  double v12 = (((3.0 > 2.0) && ((0.0 == x[5]) && (0.5 >= 0.0))) ? ((3.0 / v1) + (1e-3 - 2.0)) : std::min<double>((x[2] + -1.25), 2.0));
  double v13 = ((std::max<double>(x[0], 1e-3) <= float(int((int64_t(6) * (9 >> 12) - 6) / 3 % 1000))) ? 7.0 : x[4]);
  double v14 = std::sqrt(((0.0 + 2.0) - (0.5 + x[4])));
  double v15 = (std::min<double>(std::fabs(3.0), (0.0 - x[2])) + std::sqrt(std::min<double>(1e-3, 0.0)));
  return (std::max<double>((v15 / 1e-3), (0.0 + 3.0)) / x[3]);
}
inline double f307080(const double* x) {
  double v1 = ((std::isnan(0.5) || (x[3] >= x[2])) ? std::max<double>((x[3] + 3.0), std::min<double>(-1.25, 2.0)) : x[0]);
  double v2 = x[1];
  double v3 = (std::min<double>(-1.25, (1e-3 + 0.0)) + 2.0);
  double* p4 = ((std::max<double>(1e-3, 7.0) != (0.0 - 7.0)) && (((3.0 == 1e-3) ? 0.5 : x[3]) > (3.0 * v2 - v2))) ? &v3 : &v1;
  *p4 += x[2];
  return std::sqrt((((0.0 != 0.5) || (0.5 >= 0.5)) ? 3.0 : (7.0 * 0.0 - -1.25)));
}
inline double f307081(const double* x) {
  double v1 = (((0.0 + x[2]) + (0.0 + x[2])) * (x[3] * std::fabs(3.0)));
  v1 -= x[5];
  v1 += ((x[1] * ((2.0 > 0.5) ? x[2] : 0.0)) / x[3]);
  if ((x[4] == x[0])) {
    double v2 = std::fabs(x[2]);
    v1 += std::min<double>(x[0], ((2.0 * 1e-3) * x[1]));
  } else {
    if ((((0.5 - x[2]) * v1 - (x[5] * x[0])) < (x[2] / (2.0 + 3.0)))) {
      if (((x[3] * ((x[3] <= 0.5) ? 7.0 : 1e-3) - x[4]) <= std::sqrt(x[5]))) {
        for (int k3 = 0; k3 < 3; ++k3) {
          double v4 = x[4];
          v4 *= std::max<double>((((0.0 == x[5]) ? 0.5 : v1) * (3.0 + 1e-3)), std::max<double>((7.0 + 3.0), (x[3] - 1e-3)));
        }
        double v5 = std::sqrt(((0.0 + 2.0) * (0.0 - 1e-3) - (3.0 * x[4])));
        double v6 = x[0];
      } else {
        for (int k7 = 0; k7 < 4; ++k7) {
          double v8 = ((x[3] >= std::fabs(0.0)) ? 0.5 : ((7.0 * 3.0 - 3.0) - (x[1] * 2.0)));
          double v9 = ((((0.5 != x[5]) && (-1.25 > 1e-3)) || (2.0 >= 0.0)) ? (v8 / x[5]) : std::max<double>(v1, std::sqrt(7.0)));
          double v10 = v1;
        }
        double v11 = ((std::sqrt(1e-3) / (v1 - 3.0)) * (x[1] - (x[2] - -1.25)));
      }
    }
  }
  double v12 = (std::sqrt((x[5] - 0.0)) + std::sqrt(x[1]));
  double v13 = std::min<double>((v12 * v1 - std::min<double>(x[5], 3.0)), ((-1.25 * x[2] - x[3]) - (x[2] + x[1])));
  double v14 = (std::sqrt(((0.5 >= x[4]) ? -1.25 : 3.0)) + ((7.0 / -1.25) * (v12 - x[0])));
  return (std::sqrt(v1) + x[0]);
}
inline double f307082(const double* x) {
  double v1 = ((std::max<double>(1e-3, 3.0) * (1e-3 / 1e-3) - (0.0 + 3.0)) - std::min<double>((-1.25 * -1.25 - 7.0), std::sqrt(1e-3)));
  v1 *= std::fabs(x[2]);
  double v2 = (std::fabs((x[5] / 0.5)) - ((x[4] - 2.0) * (x[5] - 7.0) - std::min<double>(7.0, x[1])));
  double v3 = x[5];
  double a4[3] = {x[1], x[3], v1};
  const unsigned i5 = unsigned(6) % 3;
  double v6 = x[2];
  v3 = x[2];
  if ((int(unsigned(int(unsigned(cut(7.0)) * unsigned(-1))) | unsigned(int(unsigned(cut(v2)) - unsigned(6)))) != (8 >> (1 + (int(unsigned(7) ^ unsigned(cut(0.5))) & 7))))) {
    if ((((2.0 + 2.0) - (1e-3 + v1)) == ((3.0 / 0.5) * x[5] - x[4]))) {
      double v7 = ((std::sqrt(2.0) / (a4[1] + 2.0)) + (float(1) * v3 - std::sqrt(2.0)));
    } else {
      double v8 = (x[2] * v6);
      v6 -= x[0];
      int n9 = ((std::max<double>(1e-3, v8) + (v3 * 3.0)) == (std::fabs(v8) * v3 - 0.0)) ? 1 : cut((x[0] - std::min<double>(0.0, 0.5)));
      switch (n9) { case 0: v2 = (v6 / std::sqrt(std::min<double>(a4[i5], 7.0))); break; case 1: a4[i5] = (((-1.25 * 0.5 - 2.0) - std::max<double>(x[4], 3.0)) - (((0.5 != 0.0) ? 0.0 : 0.5) * std::fabs(0.0) - x[2])); default: v2 = a4[i5]; }
    }
  }
  return std::fabs(x[5]);
}
inline double f307083(const double* x) {
  double v1 = ((x[2] / (1e-3 * 0.0)) * (std::sqrt(x[2]) * 3.0) - x[2]);
  if (((6 % (1 + (6 & 7))) <= int(unsigned(3) & unsigned(int(unsigned(7) - unsigned(int((int64_t(2) * (-1 >> 12) - 2) / 3 % 1000))))))) return (((2.0 - -1.25) * (-1.25 - 7.0) - (3.0 / x[2])) / std::min<double>(double(cut(3.0)), ((-1 <= 6) ? x[1] : 1e-3)));
  double v2 = v1;
  double a3[3] = {x[0], (x[5] + (((1e-3 <= 1e-3) ? 3.0 : 3.0) * x[2] - ((x[2] <= x[0]) ? 7.0 : 7.0))), std::fabs(((x[3] * 1e-3) * (-1.25 - v1) - x[1]))};
  const int i4 = ((int(unsigned((1 % (1 + (2 & 7)))) + unsigned((-3 % (1 + (3 & 7))))) == int(unsigned(int((int64_t(-2) * (3 >> 12) - -2) / 3 % 1000)) ^ unsigned(std::min(8, 1)))) || !((3.0 == 2.0) || (2.0 < -1.25))) ? 0 : 2;
  double v5 = (x[2] * ((1e-3 + x[1]) * (3.0 + 0.5)) - std::max<double>(std::sqrt(3.0), a3[i4]));
  for (int k6 = 0; k6 < 4; ++k6) {
    if ((((4 >> (1 + (cut(0.5) & 7))) / (1 + (2 & 7))) < int((int64_t(((x[0] == x[1]) ? int(uint8_t(6)) : cut(1e-3))) * (int((int64_t(cut(x[1])) * (8 >> 12) - cut(x[1])) / 3 % 1000) >> 12) - ((x[0] == x[1]) ? int(uint8_t(6)) : cut(1e-3))) / 3 % 1000))) return ((cut(1e-3) == int((int64_t(cut(3.0)) * (int((int64_t(1) * (5 >> 12) - 1) / 3 % 1000) >> 12) - cut(3.0)) / 3 % 1000)) ? (((1e-3 > -1.25) ? 2.0 : 0.0) / (2.0 + 3.0)) : std::min<double>(x[2], (x[5] - 7.0)));
    double* p7 = (((0.0 - -1.25) * (3.0 + 7.0)) != std::fabs((2.0 - 3.0))) ? &v2 : &v5;
    *p7 += ((double(k6) + (double(k6) / 7.0)) - ((1e-3 * 0.5 - 1e-3) * (-1.25 * x[1] - 3.0)));
  }
  double v8 = std::fabs(std::sqrt((2.0 * 2.0)));
  v5 -= v1;
  return x[5];
}
inline double f307084(const double* x) {
  double v1 = std::max<double>(x[3], (x[2] * (x[5] - 1e-3)));
  if (((((-1.25 >= 2.0) || (0.0 <= x[1])) && (9 != -2)) || ((x[4] - 0.0) <= (-1.25 / v1)))) {
    v1 *= (((3.0 / x[5]) + v1) / x[0]);
    if (std::isnan(((0.0 + 0.5) * x[4]))) return (x[2] - (3.0 / (0.5 * x[4] - 3.0)));
  }
  double v2 = 0.5;
  if ((x[1] > ((1e-3 + v2) * (1e-3 * 1e-3 - 7.0) - (2.0 / -1.25)))) return std::max<double>((x[0] * std::fabs(7.0)), (((v2 == x[5]) || (0 != 4)) ? (0.0 - 0.0) : std::sqrt(2.0)));
  double* p3 = ((0.0 * v1) > (std::sqrt(2.0) - (-1.25 * v1 - 7.0))) ? &v2 : &v1;
  *p3 += (std::min<double>((x[1] * 1e-3 - x[4]), v2) * ((x[0] * x[2] - x[0]) / double(9)));
  if ((std::max<double>((7.0 - 0.0), x[4]) <= ((0.0 - x[1]) * x[5] - v1))) return ((std::min<double>(7.0, 3.0) == x[1]) ? (x[3] - x[2]) : ((2.0 + 0.5) * std::min<double>(1e-3, 7.0) - std::sqrt(2.0)));
  return std::min<double>(v1, (x[4] * std::sqrt(-1.25)));
}
inline double f307085(const double* x) {
  double v1 = 2.0;
  for (int k2 = 0; k2 < 1; ++k2) {
    int n3 = ((((7.0 != 0.0) ? 7.0 : 1e-3) > x[0]) && ((0.5 >= double(k2)) || (-1.25 != x[0]))) ? 0 : (cut(std::max<double>(7.0, 0.0)) >> (1 + (int(unsigned(int(unsigned(7) | unsigned(int(uint8_t(1))))) + unsigned(8)) & 7)));
    switch (n3) { case 0: v1 = x[2]; break; case 1: v1 = float(int((int64_t(9) * (5 >> 12) - 9) / 3 % 1000)); default: v1 = std::sqrt(((3.0 + 0.5) * ((x[5] <= 1e-3) ? 0.5 : 0.0) - std::fabs(-1.25))); }
    v1 -= x[1];
  }
  v1 *= x[2];
  v1 += ((std::sqrt(-1.25) * 1e-3 - std::max<double>(7.0, 1e-3)) * (float(-2) * std::min<double>(0.0, 0.5) - (7.0 + x[1])) - std::sqrt((x[3] * x[5] - -1.25)));
  return std::fabs(7.0);
}
inline double f307086(const double* x) {
  double v1 = (x[1] + x[0]);
  if ((((((x[0] >= x[0]) ? 0.0 : 0.5) / x[2]) * (std::isnan(x[2]) ? x[4] : (-1.25 / 0.0)) - ((2.0 + x[1]) * (0.5 - 7.0) - (0.0 * 0.0)))) > 0) {
    v1 -= (((3.0 > x[0]) ? (x[1] * x[5] - x[3]) : (7.0 / 2.0)) + (v1 + x[4]));
    if ((float(int(unsigned(9) - unsigned(int(int64_t(4))))) <= x[4])) return std::sqrt(((2.0 > x[3]) ? std::min<double>(-1.25, 0.0) : x[0]));
    if (((std::sqrt(std::fabs(0.0)) * x[0] - (x[0] - x[3]))) > 0) {
      if ((v1) > 0) {
        for (int k2 = 0; k2 < 4; ++k2) {
          v1 -= (((1e-3 <= 3.0) ? (x[3] + 0.0) : x[3]) * (x[4] / x[1]));
          for (int k3 = 0; k3 < 4; ++k3) {
            double a4[3] = {x[1], ((x[5] + x[2]) / double(int((int64_t(-3) * (int(unsigned(3) | unsigned(8)) >> 12) - -3) / 3 % 1000))), (((5 < cut(2.0)) || (3.0 <= x[3])) ? x[3] : (x[3] * (7.0 / 0.5)))};
            const unsigned i5 = unsigned(int((int64_t(cut((3.0 - -1.25))) * (int(unsigned(int(unsigned(std::min(-2, -1)) ^ unsigned(-3))) + unsigned(7)) >> 12) - cut((3.0 - -1.25))) / 3 % 1000)) % 3;
          }
        }
      }
      for (int k6 = 0; k6 < 1; ++k6) {
        double v7 = ((7.0 - std::sqrt(7.0)) * double(3));
        v1 *= (std::max<double>(std::sqrt(-1.25), std::sqrt(3.0)) + float(cut(7.0)));
      }
    }
  }
  double v8 = x[5];
  if ((std::isnan((x[1] + 0.0)) || (std::isnan(0.0) || std::isnan(x[5])))) {
    double v9 = (v1 * 1e-3);
    double v10 = x[2];
  }
  double v11 = ((std::sqrt(x[0]) == x[2]) ? x[2] : (double(cut(x[1])) * (v1 + -1.25)));
  double v12 = x[0];
  return (std::max<double>(v8, (7.0 - 2.0)) * x[4] - x[4]);
}
inline double f307087(const double* x) {
  double v1 = (x[5] * (std::sqrt(3.0) / x[3]));
  v1 = x[3];
  double v2 = (float(((8 >> (1 + (-3 & 7))) / (1 + (-2 & 7)))) - std::fabs(std::sqrt(0.0)));
  double v3 = x[1];
  double v4 = std::max<double>(((1e-3 + 7.0) + std::sqrt(0.0)), ((3.0 + x[5]) + -1.25));
  return (std::sqrt(std::sqrt(1e-3)) - (v3 - (2.0 * 0.5)));
}
inline double f307088(const double* x) {
  double v1 = float((std::isnan(0.5) ? 3 : 9));
  v1 = ((7 < (int(uint8_t(3)) >> (1 + (int(unsigned(5) - unsigned(-2)) & 7)))) ? ((1e-3 + 0.5) - ((8 > -2) ? 0.0 : x[4])) : x[2]);
  if ((((2.0 * x[0]) + x[1]) > (x[2] * (2.0 / -1.25)))) return std::max<double>(x[0], (3.0 * (1e-3 * x[5]) - (x[1] / 2.0)));
  v1 *= ((std::sqrt(0.0) / (3.0 * x[4])) * (std::sqrt(0.0) - std::min<double>(x[5], 2.0)));
  return ((std::min<double>(v1, 3.0) != x[0]) ? v1 : 0.0);
}
inline double f307089(const double* x) {
  double v1 = std::max<double>(x[4], (x[3] + std::fabs(0.5)));
  v1 += (((0.0 * -1.25) != (x[1] * x[1])) ? std::max<double>(std::max<double>(-1.25, x[3]), x[0]) : x[0]);
  for (int k2 = 0; k2 < 2; ++k2) {
    if (((x[4] <= std::min<double>(x[5], x[5])) && (int(unsigned(4) | unsigned(cut(0.0))) != 5))) return (std::min<double>((7.0 / -1.25), (0.0 * 0.0)) - x[4]);
  }
  double a3[3] = {float(int(int16_t(std::min(int(unsigned(-1) ^ unsigned(-3)), int((int64_t(8) * (-2 >> 12) - 8) / 3 % 1000))))), std::sqrt(((x[2] + 1e-3) * x[5])), x[5]};
  const int i4 = (x[3] < x[0]) ? 0 : 2;
  if ((int((int64_t(((2.0 >= 2.0) ? (8 >> (1 + (9 & 7))) : int(unsigned(0) - unsigned(-3)))) * (int(unsigned(int(uint8_t(7))) ^ unsigned(9)) >> 12) - ((2.0 >= 2.0) ? (8 >> (1 + (9 & 7))) : int(unsigned(0) - unsigned(-3)))) / 3 % 1000) <= int(unsigned(6) | unsigned(int((int64_t(cut(7.0)) * (int(unsigned(1) ^ unsigned(0)) >> 12) - cut(7.0)) / 3 % 1000))))) return std::sqrt((x[2] * a3[1]));
  return x[1];
}
inline double f307090(const double* x) {
  double v1 = (std::max<double>(-1.25, (-1.25 * 0.0)) + 2.0);
  v1 *= ((std::sqrt(-1.25) + (v1 + 7.0)) * ((0.0 * 1e-3) * x[4]));
  double v2 = double(cut(x[5]));
  if ((v2) > 0) {
    for (int k3 = 0; k3 < 1; ++k3) {
      if ((std::sqrt((x[3] * 0.0))) > 0) {
        double a4[3] = {std::min<double>(x[3], (std::min<double>(0.0, 1e-3) / (-1.25 - x[2]))), x[5], x[1]};
        const unsigned i5 = unsigned((int((int64_t(cut(v2)) * (int((int64_t(1) * (cut(x[0]) >> 12) - 1) / 3 % 1000) >> 12) - cut(v2)) / 3 % 1000) >> (1 + (int(int64_t(int(unsigned(-1) + unsigned(int(unsigned(2) + unsigned(9)))))) & 7)))) % 3;
      } else {
        double v6 = x[3];
      }
      if ((x[2] >= (x[3] + ((1e-3 <= x[5]) ? 1e-3 : -1.25)))) continue;
    }
    v1 += x[4];
    v1 -= x[1];
  }
  return 0.0;
}
inline double f307091(const double* x) {
  double v1 = std::sqrt(((9 != (4 >> (1 + (3 & 7)))) ? x[5] : x[4]));
  int w2 = 2;
  v1 -= x[1];
  if ((((x[2] + 0.5) < x[3]) && (std::min<double>(3.0, 1e-3) < (7.0 + x[0])))) {
    double v3 = std::sqrt(x[4]);
  } else {
    double v4 = (!((3.0 == x[2]) || (0.0 < 0.0)) ? (((7.0 >= 3.0) ? 0.0 : 2.0) + x[1]) : v1);
  }
  return 3.0;
}
inline double f307092(const double* x) {
  double v1 = x[4];
  v1 *= std::sqrt(((-1.25 + -1.25) - x[0]));
  v1 *= (x[4] * ((0.5 + x[1]) / (x[4] - 2.0)));
  for (int k2 = 0; k2 < 2; ++k2) {
    double v3 = (std::sqrt((-1.25 * -1.25)) / x[3]);
  }
  v1 = x[5];
  if ((((0.5 > 2.0) && (-1.25 == x[2])) && !(9 == int((int64_t(-1) * (9 >> 12) - -1) / 3 % 1000)))) {
    v1 -= (((0.0 * x[4] - x[3]) * x[2]) / (x[3] - std::max<double>(x[0], -1.25)));
  } else {
    v1 += std::min<double>(7.0, x[0]);
    if (std::isnan(x[4])) return x[4];
  }
  return (((0.5 * 0.5 - 3.0) * (0.5 * -1.25 - 0.5) - (1e-3 - -1.25)) - ((0.5 + 3.0) + ((-1.25 != 3.0) ? 2.0 : 0.5)));
}
inline double f307093(const double* x) {
  double v1 = (x[4] - (std::sqrt(1e-3) * (-1.25 * -1.25 - 1e-3) - std::sqrt(1e-3)));
  double v2 = (3.0 * 0.5);
  for (int k3 = 0; k3 < 4; ++k3) {
    double v4 = (std::fabs(x[4]) / ((double(k3) <= x[0]) ? std::fabs(0.0) : (3.0 * x[5])));
  }
  double* p5 = ((x[4] + (0.0 + 0.5)) >= std::max<double>(double(cut(7.0)), v2)) ? &v1 : &v2;
  *p5 += (3.0 + x[3]);
  return std::min<double>(((v1 * 3.0 - v1) / (3.0 - 0.0)), ((x[5] / x[5]) * x[5] - x[4]));
}
inline double f307094(const double* x) {
  double v1 = std::fabs(x[3]);
  if ((x[1]) > 0) {
    if ((float(int(int64_t(std::min(1, 8)))) != (std::fabs(3.0) / (x[5] * v1 - 7.0)))) return std::min<double>(x[0], ((int(unsigned(5) | unsigned(2)) > (-1 >> (1 + (7 & 7)))) ? x[4] : (1e-3 - x[1])));
  }
  v1 += std::sqrt(std::min<double>((0.0 * 1e-3 - 2.0), (0.5 + 1e-3)));
  for (int k2 = 0; k2 < 3; ++k2) {
    if ((!((3.0 <= 1e-3) || (1 <= 9)) || ((0.5 + 2.0) <= x[0]))) return float(5);
    double v3 = (x[4] * (std::sqrt(double(k2)) * std::sqrt(2.0)));
  }
  for (int k4 = 0; k4 < 4; ++k4) {
    if ((((0.5 - 7.0) * (0.0 - x[5]) - x[1]) <= std::sqrt((x[2] - 0.5)))) {
      if (((3.0 == x[2]) && (std::min<double>(1e-3, x[5]) == (7.0 - 0.5)))) {
        double v5 = std::max<double>((std::min<double>(1e-3, -1.25) / (2.0 - double(k4))), float(std::min(0, (1 >> (1 + (9 & 7))))));
        double v6 = (x[3] * x[1]);
        int w7 = 8;
      } else {
        for (int k8 = 0; k8 < 3; ++k8) {
          v1 -= ((!(2.0 != 7.0) ? ((1e-3 < 3.0) ? x[2] : v1) : v1) - std::sqrt((1e-3 * 3.0)));
          double v9 = ((double(5) * (0.0 * x[5])) * std::max<double>(x[4], (x[5] * 0.0)) - (std::sqrt(0.0) - x[3]));
        }
      }
      double v10 = x[4];
    } else {
      double v11 = (x[2] - float((int((int64_t(9) * (7 >> 12) - 9) / 3 % 1000) >> (1 + (std::min(2, 2) & 7)))));
      double v12 = std::sqrt((x[3] * (3.0 + -1.25)));
      double v13 = (0.5 * (v11 * (3.0 - -1.25) - (x[5] * 0.5 - x[2])));
    }
    double v14 = ((x[1] - std::sqrt(x[4])) * ((3.0 <= 0.5) ? ((7.0 < x[4]) ? 0.5 : 0.5) : x[3]));
    double v15 = std::sqrt(((3.0 + v1) * 0.0));
  }
  return (x[0] * ((2.0 * x[4] - 0.5) - (7.0 / x[2])) - std::max<double>(((-1.25 > -1.25) ? 7.0 : x[4]), std::max<double>(2.0, 0.0)));
}
inline double f307095(const double* x) {
  double v1 = (x[5] + std::fabs((1e-3 - 7.0)));
  v1 -= (((3.0 / 7.0) - x[3]) + x[0]);
  if (((std::sqrt(std::min<double>(3.0, 0.0)) - x[5])) > 0) {
    int n2 = (x[4] > 2.0) ? 0 : cut(x[1]);
    switch (n2) { case 0: v1 = std::sqrt((std::fabs(0.5) + v1)); break; case 1: v1 = (std::sqrt(std::min<double>(0.5, 1e-3)) + x[1]); default: v1 = x[0]; }
    v1 = v1;
  }
  int n3 = (((7.0 - 0.0) > (x[1] - 1e-3)) && ((0.5 - 2.0) >= (1e-3 * -1.25))) ? 2 : cut(std::sqrt((-1.25 * 3.0)));
  switch (n3) { case 0: v1 = (x[4] + ((-1.25 - -1.25) * std::fabs(x[4]))); break; case 1: v1 = (((x[0] * x[4]) == x[0]) ? (std::min<double>(3.0, 3.0) * (3.0 - 0.5)) : std::min<double>((-1.25 + 7.0), (x[2] * 0.5 - 7.0))); default: v1 = ((x[0] * x[2]) + (v1 + std::max<double>(3.0, 7.0))); }
  if (((std::sqrt(x[4]) + std::sqrt(x[4])) != (x[3] * double(cut(x[3]))))) return v1;
  for (int k4 = 0; k4 < 4; ++k4) {
    for (int k5 = 0; k5 < 2; ++k5) {
      double v6 = ((x[5] / x[5]) * ((1e-3 * 1e-3 - 1e-3) - std::fabs(v1)));
      double v7 = (std::fabs((x[4] * 1e-3)) - ((double(k5) <= 1e-3) ? ((1e-3 <= 7.0) ? 2.0 : 2.0) : (0.0 - 1e-3)));
      double v8 = std::sqrt(std::min<double>(v6, (-1.25 + -1.25)));
    }
  }
  if (std::isnan(((3.0 / 7.0) - ((3 <= 9) ? x[0] : -1.25)))) {
    double v9 = std::sqrt(std::min<double>(((1e-3 <= 0.5) ? x[3] : 0.0), std::fabs(x[0])));
    if ((std::min<double>(x[4], (2.0 / 2.0)) > std::max<double>((0.5 * 2.0 - 3.0), (x[0] - x[5])))) {
      double v10 = ((((3.0 == 7.0) || (2.0 < -1.25)) || ((-2 != 9) || (2.0 < x[2]))) ? x[2] : (float((2 >> (1 + (9 & 7)))) * (-1.25 * 0.5)));
      double v11 = (2.0 - float(6));
      double v12 = x[4];
    } else {
      double v13 = 3.0;
      double v14 = (std::fabs(x[1]) * std::min<double>(((0.0 >= v13) ? x[5] : 2.0), (7.0 + x[2])));
    }
  }
  return x[3];
}
inline double f307096(const double* x) {
  double v1 = 2.0;
  double v2 = (std::sqrt(std::max<double>(2.0, x[2])) - float(((2.0 < x[1]) ? int(unsigned(2) * unsigned(2)) : cut(2.0))));
  v1 *= ((std::sqrt(0.0) - x[5]) * ((3.0 * 7.0 - 7.0) - v2));
  v2 -= v1;
  return ((v2 * ((-1 <= 5) ? v2 : x[5]) - (7.0 * 1e-3)) * ((7.0 * -1.25 - x[0]) * (v2 * 7.0)) - ((2 != int(unsigned(-2) ^ unsigned(1))) ? (2.0 * 0.5 - 1e-3) : x[5]));
}
inline double f307097(const double* x) {
  double v1 = std::min<double>(((x[0] + -1.25) * std::sqrt(3.0) - (x[0] + 0.5)), std::max<double>((-1.25 - 0.0), (2.0 * x[1] - -1.25)));
  double v2 = ((x[0] - ((0.5 != 0.5) ? 0.5 : 2.0)) / (((7.0 == 3.0) ? v1 : 1e-3) + x[2]));
  if ((x[2] > ((0.5 + -1.25) * (7.0 * x[2]) - v1))) {
    double v3 = ((std::sqrt(v1) <= x[0]) ? (std::isnan(2.0) ? double(int(unsigned(7) - unsigned(5))) : x[5]) : (v2 + std::sqrt(1e-3)));
    for (int k4 = 0; k4 < 2; ++k4) {
      double* p5 = (std::max<double>(std::max<double>(0.5, double(k4)), (v1 * x[2] - x[1])) < std::sqrt(((7.0 > x[2]) ? 0.5 : 2.0))) ? &v3 : &v2;
      *p5 += double(k4);
      if ((x[0] < ((x[2] >= 1e-3) ? std::sqrt(0.5) : x[1]))) continue;
      double v6 = (((1e-3 * 0.5 - x[1]) > (0.5 - v3)) ? (std::min<double>(-1.25, 0.0) + (3.0 / 7.0)) : std::sqrt(1e-3));
    }
    double a7[3] = {v3, (((v2 * 1e-3 - 3.0) * x[2] - x[0]) * std::max<double>(x[4], (3.0 - x[1])) - std::min<double>(x[4], (v1 * -1.25 - v2))), x[0]};
    const int i8 = (x[3] < (!(2.0 > 0.0) ? std::min<double>(2.0, 7.0) : (7.0 + -1.25))) ? 0 : 2;
  } else {
    double a9[3] = {v2, x[2], (std::min<double>(std::sqrt(1e-3), (2.0 - x[5])) * (std::sqrt(x[0]) + x[4]))};
    const int i10 = (2.0 != x[4]) ? 0 : 2;
    for (int k11 = 0; k11 < 3; ++k11) {
      if (std::isnan(3.0)) {
        if ((std::sqrt((2.0 * 2.0)) > ((7.0 / 0.5) * ((x[5] < 0.5) ? 2.0 : 0.0) - (-1.25 + 1e-3)))) continue;
      }
    }
  }
  double v12 = (v2 + x[4]);
  v2 += ((x[4] - std::fabs(0.5)) - (x[0] * v2));
  double v13 = (x[4] - ((3.0 + 7.0) - float(int(unsigned(-2) + unsigned(3)))));
  double v14 = v13;
  return 0.5;
}
inline double f307098(const double* x) {
  double v1 = x[1];
  if (std::isnan(x[5])) {
    if (((int(int8_t(cut(1e-3))) > -3) || ((v1 / 3.0) <= double(cut(1e-3))))) {
      double v2 = x[5];
      for (int k3 = 0; k3 < 3; ++k3) {
        int n4 = ((std::max<double>(1e-3, 2.0) - double(k3)) < (v2 * x[5])) ? 0 : int((int64_t(int(unsigned(((6 % (1 + (6 & 7))) / (1 + (5 & 7)))) & unsigned(1))) * (int(int64_t((5 % (1 + (9 & 7))))) >> 12) - int(unsigned(((6 % (1 + (6 & 7))) / (1 + (5 & 7)))) & unsigned(1))) / 3 % 1000);
        switch (n4) { case 0: v2 = (std::fabs(x[3]) + x[5]); break; case 1: v1 = std::min<double>((double(int((int64_t(-2) * (1 >> 12) - -2) / 3 % 1000)) - std::sqrt(x[2])), (v2 * std::sqrt(-1.25))); default: v2 = x[4]; }
        for (int k5 = 0; k5 < 1; ++k5) {
          double v6 = std::min<double>((std::fabs(0.0) * x[2] - (double(k5) - double(k3))), ((double(k5) + 3.0) * x[3]));
          v1 -= (((2.0 / 1e-3) < x[3]) ? ((-1.25 * 0.5 - 0.5) * x[1] - (7.0 + 3.0)) : v1);
          if ((double(int(unsigned(int(unsigned(9) | unsigned(cut(0.0)))) | unsigned(((1e-3 > 7.0) ? 4 : int(unsigned(0) * unsigned(9))))))) > 0) {
            v2 *= (std::min<double>(7.0, (3.0 * 7.0)) - ((x[3] * 3.0) - (-1.25 - 0.0)));
            v2 *= (std::min<double>(std::sqrt(0.5), std::sqrt(1e-3)) * ((0.5 / double(k5)) * (x[0] + 0.5)));
            v1 = double((int(unsigned(3) | unsigned(((3.0 != 0.5) ? 6 : -2))) >> (1 + (-1 & 7))));
          } else {
            for (int k7 = 0; k7 < 1; ++k7) {
              for (int k8 = 0; k8 < 4; ++k8) {
                double v9 = double(k8);
                double v10 = std::fabs(v9);
              }
              double v11 = x[3];
              double v12 = (((x[3] * 0.0) + (0.5 - 0.0)) * std::sqrt(x[4]));
            }
            double v13 = (x[4] - (std::isnan(v1) ? x[5] : std::fabs(0.0)));
          }
        }
      }
      double v14 = std::fabs(v2);
    }
    double v15 = (((x[2] * -1.25 - 3.0) + x[3]) * (x[0] / x[1]));
  }
  double v16 = 0.0;
  double v17 = (x[1] * (std::isnan(0.5) ? (3.0 - 0.0) : (0.0 - v16)) - ((0.5 + 3.0) - (x[5] * 3.0)));
  double v18 = x[4];
  double v19 = ((1e-3 * (-1.25 * 2.0 - 1e-3) - -1.25) * ((cut(2.0) <= cut(x[0])) ? (-1.25 - 0.5) : x[1]) - v18);
  double v20 = std::min<double>(x[0], v16);
  return (std::fabs(std::min<double>(v17, 3.0)) * std::max<double>((v18 * 2.0), (2.0 / x[5])) - (x[4] * (x[0] / v17)));
}
inline double f307099(const double* x) {
  double v1 = ((x[5] + std::sqrt(-1.25)) * x[2] - (x[3] + x[5]));
  v1 *= (((0.0 + 0.0) <= std::sqrt(x[3])) ? (std::sqrt(7.0) + x[5]) : x[3]);
  int n2 = (!(v1 > 1e-3) || ((7.0 - 0.0) != x[4])) ? 1 : (std::isnan((x[3] - 7.0)) ? cut((1e-3 * -1.25)) : ((2 % (1 + (int(unsigned(9) ^ unsigned(6)) & 7))) / (1 + (int(unsigned(-1) * unsigned(int(int8_t(2)))) & 7))));
  switch (n2) { case 0: v1 = ((double((7 / (1 + (8 & 7)))) - std::max<double>(1e-3, 0.5)) - ((0.0 != x[4]) ? v1 : x[2])); break; case 1: v1 = x[2]; default: v1 = x[0]; }
  v1 -= v1;
  if ((std::max<double>((((3.0 < 3.0) ? -1.25 : x[5]) + x[2]), x[2])) > 0) {
    double v3 = x[3];
    double v4 = v1;
    if ((v4 < (((0.5 > -1.25) ? x[5] : 3.0) * (x[4] * -1.25)))) return std::sqrt(x[3]);
  }
  return std::sqrt(x[3]);
}
