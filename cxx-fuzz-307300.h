#include <algorithm>
#include <cmath>
#include <cstdint>
inline int cut(double v) { return v > -1e6 && v < 1e6 ? int(v) : 7; }
inline double f307300(const double* x) {
  double v1 = x[5];
  double v2 = (x[1] * (x[3] / ((v1 <= x[1]) ? 0.0 : 0.0)));
  double v3 = ((std::fabs(x[5]) * (2.0 - 2.0) - (x[4] * x[3] - 2.0)) * std::sqrt(std::min<double>(-1.25, x[1])));
  double v4 = (((2.0 < x[3]) && (x[0] <= 2.0)) ? x[4] : ((2.0 - x[0]) - v1));
  if (((x[4] * (0.5 * -1.25 - 0.0) - (7.0 - 2.0)) == ((0.0 + v3) + (0.5 * 0.5)))) return double(int((int64_t(int(unsigned(-3) + unsigned(std::min(5, -3)))) * (6 >> 12) - int(unsigned(-3) + unsigned(std::min(5, -3)))) / 3 % 1000));
  if (std::isnan(0.0)) return v1;
  double v5 = (v4 + (std::max<double>(0.5, 0.5) + (7.0 - 0.5)));
  return std::sqrt(std::fabs((-1.25 * -1.25)));
}
inline double f307301(const double* x) {
  double v1 = (x[0] * double(int(unsigned(4) ^ unsigned(cut(0.0)))) - std::sqrt(std::sqrt(2.0)));
  if ((std::isnan(std::fabs(0.0)) || (((2.0 > 0.0) ? 1e-3 : 2.0) <= (7.0 / 3.0)))) {
    int n2 = ((x[0] != (x[2] * 2.0 - -1.25)) || (x[2] > x[4])) ? 0 : -3;
    switch (n2) { case 0: v1 = (3.0 * ((1e-3 / 7.0) * (0.5 - x[2]) - double((8 / (1 + (2 & 7))))) - 1e-3); break; case 1: v1 = x[5]; default: v1 = double(int(unsigned(std::min(-3, cut(-1.25))) + unsigned(int((int64_t(cut(2.0)) * (int((int64_t(-3) * (9 >> 12) - -3) / 3 % 1000) >> 12) - cut(2.0)) / 3 % 1000)))); }
    v1 *= std::max<double>((v1 / (x[0] * 0.0 - v1)), x[0]);
    double v3 = std::sqrt((x[4] - std::fabs(x[1])));
  } else {
    v1 += x[1];
    v1 -= x[2];
  }
  if ((x[1] >= (x[3] / (2.0 + x[5])))) {
    v1 -= v1;
    if ((x[1] > x[1])) {
      if ((double(int(unsigned(cut(1e-3)) ^ unsigned(4)))) > 0) {
        v1 *= x[1];
      }
    }
  } else {
    double v4 = (x[5] + float(-3));
    v4 *= ((((v4 <= 0.0) ? 0.5 : x[0]) - (1e-3 / x[2])) - ((7.0 < 7.0) ? (0.5 - 3.0) : (v1 * 7.0 - v4)));
  }
  v1 -= ((int(unsigned(-1) + unsigned(((x[4] > 7.0) ? 1 : 3))) == std::min(int(unsigned(0) - unsigned(5)), int((int64_t(2) * (3 >> 12) - 2) / 3 % 1000))) ? std::sqrt((2.0 * 3.0 - -1.25)) : double(int(unsigned((-2 / (1 + (-3 & 7)))) - unsigned(((2.0 < 0.5) ? 0 : 0)))));
  double v5 = (((1e-3 * -1.25 - 0.0) * ((v1 >= 2.0) ? x[4] : -1.25) - x[4]) + std::max<double>(std::sqrt(-1.25), std::max<double>(1e-3, -1.25)));
  double v6 = (v1 - ((0.0 * 3.0) * -1.25));
  double v7 = ((((2.0 != -1.25) && (1e-3 >= x[0])) && std::isnan(x[0])) ? (std::sqrt(3.0) + (1e-3 + x[0])) : std::max<double>(float(cut(3.0)), std::fabs(0.0)));
  double v8 = v6;
  return (x[5] * std::sqrt((-1.25 + 3.0)));
}
inline double f307302(const double* x) {
  double v1 = ((((x[4] > -1.25) ? -1.25 : -1.25) + (3.0 * 2.0 - 0.0)) - ((2.0 * 0.0) - (x[3] + 7.0)));
  v1 -= x[1];
  if ((!(0.0 >= 7.0) || ((0.5 + -1.25) <= (0.0 + 3.0)))) return x[3];
  double a2[3] = {(((3.0 * 2.0 - 7.0) > ((0.0 < v1) ? 3.0 : x[5])) ? std::fabs(std::max<double>(1e-3, 1e-3)) : std::max<double>((0.0 * x[3]), (2.0 - -1.25))), x[2], std::sqrt(((2.0 * 3.0) * (3.0 * 2.0)))};
  const int i3 = (((2.0 - 3.0) != (1e-3 - 2.0)) && ((7.0 / 2.0) == (2.0 + 2.0))) ? 0 : 2;
  return (((-1.25 - 0.5) / v1) + ((1e-3 / x[5]) * 0.0));
}
inline double f307303(const double* x) {
  double v1 = x[0];
  for (int k2 = 0; k2 < 2; ++k2) {
    for (int k3 = 0; k3 < 2; ++k3) {
      double v4 = std::sqrt(std::sqrt(std::max<double>(x[2], 0.0)));
      for (int k5 = 0; k5 < 2; ++k5) {
        v1 -= (std::min<double>((0.5 * double(k5)), std::fabs(double(k3))) - (x[4] * double(-2)));
        double v6 = std::sqrt(double(int(unsigned(cut(double(k2))) + unsigned(((x[0] <= -1.25) ? 8 : -2)))));
        v6 = ((std::max<double>(1e-3, 0.0) * v1 - (7.0 * 7.0 - double(k2))) + ((0.5 / double(k2)) * 2.0 - std::sqrt(3.0)));
      }
      double v7 = (((2.0 + 7.0) * double(k3)) * (x[0] * (x[0] / 7.0)));
    }
    v1 -= (((7.0 <= 2.0) ? (7.0 - -1.25) : ((7.0 < 3.0) ? x[0] : 3.0)) * ((3.0 + 0.0) / ((7.0 != -1.25) ? 1e-3 : 1e-3)) - double(k2));
  }
  if (((std::isnan(0.0) || !(3.0 < 0.0)) || std::isnan((2.0 / 0.0)))) return (std::fabs(7.0) * x[1]);
  v1 -= ((x[4] * x[4]) * std::sqrt(float(cut(0.5))));
  for (int k8 = 0; k8 < 1; ++k8) {
    int n9 = (((7.0 * 7.0) * 2.0) > x[2]) ? 0 : 5;
    switch (n9) { case 0: v1 = std::max<double>(x[4], ((-1.25 * double(k8)) / x[5])); break; case 1: v1 = std::sqrt(x[5]); default: v1 = (x[3] - std::fabs(double(k8))); }
    v1 -= (((0.0 * 0.5) + (x[3] * 2.0)) * std::sqrt(x[1]));
  }
  double v10 = (((2.0 + 1e-3) * (7.0 * 2.0)) * std::sqrt((x[4] * -1.25 - 1e-3)) - ((3.0 <= 3.0) ? -1.25 : ((v1 > 0.0) ? 7.0 : x[0])));
  double v11 = ((std::min<double>(-1.25, 3.0) <= x[4]) ? ((cut(x[1]) != (4 % (1 + (2 & 7)))) ? ((x[4] > 0.5) ? 3.0 : x[2]) : x[0]) : 0.0);
  double v12 = v11;
  return std::fabs(((0.0 + 0.5) + double(8)));
}
inline double f307304(const double* x) {
  double v1 = std::min<double>(std::max<double>(x[0], float((-2 % (1 + (-3 & 7))))), x[1]);
  for (int k2 = 0; k2 < 3; ++k2) {
    if (((x[3] >= (1e-3 / x[2])) || (x[4] != double(k2)))) return x[2];
    double v3 = std::min<double>((((double(k2) != 1e-3) ? 0.0 : 0.0) + (7.0 + 7.0)), ((2.0 * x[3]) - (0.5 * x[2] - x[3])));
    for (int k4 = 0; k4 < 3; ++k4) {
      v1 -= (std::fabs(x[1]) * double(k4));
    }
  }
  int n5 = (((-1.25 * 1e-3 - 2.0) != x[2]) && !(x[3] > v1)) ? 2 : 6;
  switch (n5) { case 0: v1 = (((2.0 * x[5] - x[0]) * (7.0 / 1e-3)) * ((2.0 + v1) * x[1]) - (x[5] - x[4])); break; case 1: v1 = std::fabs(std::sqrt((x[2] * x[2] - -1.25))); default: v1 = ((((7.0 != 1e-3) ? x[5] : x[2]) > v1) ? (((7.0 != 0.5) ? 7.0 : x[2]) / (3.0 - x[3])) : (float(2) / ((0.5 == -1.25) ? 1e-3 : 2.0))); }
  v1 = ((x[5] - (0.5 * 7.0 - 2.0)) - (std::min<double>(0.0, 7.0) + x[2]));
  v1 *= std::sqrt(x[0]);
  return x[5];
}
inline double f307305(const double* x) {
  double v1 = std::min<double>(((0.0 != 3.0) ? (x[0] + 1e-3) : std::fabs(2.0)), ((x[0] * -1.25 - 2.0) * x[0]));
  if (((std::sqrt(3.0) * 1e-3 - (0.5 / 2.0)) == std::max<double>((x[2] * 2.0), std::min<double>(0.5, 1e-3)))) return x[1];
  v1 += x[1];
  double v2 = (std::sqrt(((7.0 <= 0.0) ? 3.0 : -1.25)) + x[0]);
  if ((((-1.25 - -1.25) <= x[4]) && ((2 >> (1 + (int(unsigned(-3) - unsigned(4)) & 7))) != -1))) return (x[0] + ((x[2] * 0.5) - x[2]));
  return ((((0.0 <= 7.0) || (x[3] >= 3.0)) ? (x[3] * 0.5 - 0.5) : std::sqrt(2.0)) - (x[1] + (2.0 * 0.0 - 0.0)));
}
inline double f307306(const double* x) {
  double v1 = (std::sqrt((1e-3 + x[2])) * x[2]);
  int n2 = ((std::fabs(1e-3) + x[2]) < -1.25) ? 1 : cut(x[3]);
  switch (n2) { case 0: v1 = (((x[0] == 3.0) ? (0.0 / -1.25) : x[1]) * x[0]); break; case 1: v1 = x[0]; default: v1 = (((-1.25 >= 0.0) || (-2 > int((int64_t(6) * (-2 >> 12) - 6) / 3 % 1000))) ? std::sqrt(x[3]) : std::fabs((7.0 + -1.25))); }
  if (((x[2] * (2.0 / x[4])) == (x[1] * (0.5 * 3.0 - x[0])))) {
    double v3 = x[3];
    if (!(((0.5 != x[1]) ? -1.25 : 1e-3) >= (v1 / -1.25))) return ((v1 + std::sqrt(v1)) + 3.0);
  } else {
    double v4 = (std::sqrt(7.0) * (std::max<double>(x[0], 2.0) * ((1 > 9) ? 2.0 : x[3])));
  }
  for (int k5 = 0; k5 < 1; ++k5) {
    if ((double(k5) <= ((2.0 + 3.0) * (1e-3 * x[1])))) continue;
    v1 = (((0.5 <= 0.0) ? double(k5) : std::min<double>(3.0, v1)) * (!(2.0 < 1e-3) ? double(std::min(-3, 2)) : (1e-3 * x[3] - x[1])));
  }
  if ((((1e-3 / x[0]) / x[0]) < std::max<double>(x[1], ((3.0 > 1e-3) ? -1.25 : 3.0)))) {
    v1 *= (((1e-3 + 3.0) + (x[0] - 0.0)) + (std::sqrt(-1.25) - x[3]));
    v1 += ((std::isnan(0.5) ? (3.0 * 1e-3 - x[0]) : (v1 * -1.25)) * x[2]);
    v1 *= ((std::sqrt(7.0) * x[5]) * (std::max<double>(v1, 3.0) / ((0.0 < 2.0) ? 0.5 : -1.25)) - std::min<double>((3.0 - 7.0), ((1e-3 == 1e-3) ? x[5] : 7.0)));
  }
  for (int k6 = 0; k6 < 4; ++k6) {
    v1 -= (((3.0 + 3.0) - std::min<double>(x[3], 7.0)) * ((x[4] * 7.0) * (double(k6) - 0.0) - (0.0 + 2.0)) - (!(7.0 <= v1) ? std::fabs(2.0) : (1e-3 + 2.0)));
    double v7 = (((x[4] + 1e-3) + x[2]) + x[4]);
    double v8 = (x[5] * (x[5] + (0.0 * 0.5 - x[2])));
  }
  double v9 = std::max<double>(((1e-3 * 0.5) * (2.0 * -1.25)), x[2]);
  return (!(x[0] > 3.0) ? x[1] : x[0]);
}
inline double f307307(const double* x) {
  double v1 = std::fabs(7.0);
  for (int k2 = 0; k2 < 3; ++k2) {
    if ((x[4] == 0.5)) return (((2.0 >= 1e-3) ? x[1] : x[4]) * x[5] - ((0.5 * 0.5 - 0.5) * (1e-3 + 1e-3) - double(cut(x[2]))));
    double v3 = (std::min<double>((0.0 + 3.0), (7.0 + 0.0)) * ((7.0 != v1) ? (2.0 - 7.0) : x[4]) - x[1]);
    v1 *= (x[2] * ((7.0 != 1e-3) ? x[3] : (2.0 + 3.0)));
  }
  v1 = ((std::min<double>(0.5, x[0]) + x[0]) / x[5]);
  v1 = x[1];
  if (((std::isnan(x[4]) && !(x[1] != x[4])) && (((1 != 1) ? 0.0 : v1) == (x[4] - -1.25)))) {
    if ((x[3]) > 0) {
      for (int k4 = 0; k4 < 2; ++k4) {
        if ((((0.5 >= 3.0) ? (0.5 - 2.0) : x[5]) <= std::fabs(std::max<double>(-1.25, 1e-3)))) {
          v1 = (((3.0 + double(k4)) * v1) * x[4]);
          v1 = ((x[4] - x[4]) * (std::min<double>(-1.25, -1.25) - (v1 * x[0])));
        } else {
          double v5 = ((float(int(unsigned(8) | unsigned(6))) + (7.0 + 0.0)) / 2.0);
          if (!!!(1e-3 >= -1.25)) continue;
          double v6 = x[4];
        }
        double v7 = (x[1] + (std::min<double>(2.0, 7.0) + std::sqrt(7.0)));
        double v8 = ((x[3] <= x[3]) ? (((3 <= -2) ? 2.0 : x[3]) * x[2] - (7.0 / 3.0)) : x[1]);
      }
      double v9 = v1;
    }
  }
  return (x[0] + std::fabs(std::max<double>(-1.25, 2.0)));
}
inline double f307308(const double* x) {
  double v1 = (std::max<double>((x[1] - 1e-3), x[0]) + (std::min<double>(x[3], x[2]) + (0.0 * 2.0 - 0.5)));
  v1 -= std::sqrt((x[4] + 3.0));
  v1 -= std::sqrt(((3.0 - x[0]) + std::sqrt(1e-3)));
  double v2 = std::sqrt(((x[5] <= 7.0) ? (3.0 - 1e-3) : (v1 + 2.0)));
  for (int k3 = 0; k3 < 1; ++k3) {
    for (int k4 = 0; k4 < 1; ++k4) {
      if (!((1e-3 / x[4]) <= (0.0 * 0.5 - double(k3)))) {
        if ((((1 > int(unsigned(0) & unsigned(-3))) ? x[3] : x[0]) >= float(2))) {
          for (int k5 = 0; k5 < 2; ++k5) {
            double v6 = (std::max<double>((-1.25 * x[0]), (0.0 + 7.0)) - (1e-3 / double(k3)));
            for (int k7 = 0; k7 < 2; ++k7) {
              v1 += std::max<double>(x[5], (((3 != 5) && (2.0 >= double(k7))) ? ((2.0 != 1e-3) ? -1.25 : 0.5) : double(k7)));
              v6 += ((x[0] * (2.0 - 7.0) - (v1 * -1.25 - 3.0)) * std::sqrt((0.5 - x[1])) - ((7.0 - x[4]) - std::sqrt(3.0)));
            }
            for (int k8 = 0; k8 < 4; ++k8) {
              double v9 = (std::fabs(std::max<double>(2.0, 7.0)) * ((0.0 / 2.0) + ((2.0 >= 1e-3) ? -1.25 : v2)));
              double v10 = ((float(cut(2.0)) * v1 - x[3]) + (v6 * std::min<double>(3.0, 3.0)));
            }
          }
          double v11 = double(k3);
          double v12 = (3.0 - ((x[1] * 2.0) / (7.0 * x[5])));
        }
        double v13 = (2.0 * std::fabs(double(k3)));
      } else {
        double v14 = std::sqrt(x[2]);
      }
      double v15 = (x[0] - ((double(k3) * double(k4)) * std::sqrt(2.0) - (2.0 + 0.0)));
      double v16 = double(k3);
    }
    double v17 = ((cut(x[1]) <= int(unsigned(2) ^ unsigned(int(unsigned(-3) | unsigned(-1))))) ? ((x[1] / x[0]) + (3.0 - x[1])) : (std::sqrt(2.0) * x[1] - ((v1 >= 0.0) ? 2.0 : 7.0)));
    double v18 = (((int(unsigned(6) - unsigned(-1)) <= int(unsigned(9) * unsigned(4))) ? std::max<double>(0.0, v2) : std::sqrt(v17)) * (std::isnan(-1.25) ? ((-1.25 == 1e-3) ? 0.5 : 3.0) : (0.5 * -1.25)) - double(k3));
  }
  double v19 = (std::sqrt(((x[5] < 1e-3) ? x[5] : x[4])) * x[0] - 1e-3);
  return (((x[4] != 0.5) && (1e-3 < v2)) ? (x[5] / (3.0 + 3.0)) : ((-1.25 / v2) * (0.0 / 0.0) - ((-3 > -1) ? 3.0 : -1.25)));
}
inline double f307309(const double* x) {
  double v1 = x[3];
  for (int k2 = 0; k2 < 1; ++k2) {
    if ((int(int64_t(2)) == cut((1e-3 * 3.0)))) {
      v1 -= (((2 == cut(2.0)) ? x[3] : ((x[0] == -1.25) ? 7.0 : 3.0)) - std::fabs(float(cut(double(k2)))));
    } else {
      for (int k3 = 0; k3 < 4; ++k3) {
        double v4 = -1.25;
      }
    }
  }
  double v5 = (std::sqrt(std::fabs(x[3])) / std::sqrt((x[1] - 2.0)));
  for (int k6 = 0; k6 < 2; ++k6) {
    double v7 = (std::max<double>(std::max<double>(2.0, 7.0), (0.5 + 3.0)) + ((0.0 > 2.0) ? std::fabs(1e-3) : std::max<double>(0.5, double(k6))));
    double v8 = std::sqrt(((-1.25 * x[4] - 1e-3) * ((v1 == 0.0) ? v5 : 0.5) - std::max<double>(x[3], 0.5)));
    if ((x[4] >= ((x[0] - 1e-3) - x[0]))) continue;
  }
  if (((x[5] + std::fabs(0.0)) == ((0.0 - -1.25) / (-1.25 * 7.0 - -1.25)))) {
    v1 -= ((std::max<double>(7.0, v5) - std::sqrt(1e-3)) - (std::max<double>(-1.25, 0.5) * (x[3] * x[5]) - x[4]));
  }
  v5 = x[5];
  return std::fabs(x[0]);
}
inline double f307310(const double* x) {
  double v1 = (x[3] * 2.0 - ((0.5 / -1.25) * x[3]));
  double v2 = x[2];
  for (int k3 = 0; k3 < 2; ++k3) {
    double v4 = std::max<double>(std::min<double>(std::sqrt(0.0), x[1]), ((0.5 + 3.0) - double(k3)));
  }
  double v5 = x[2];
  return std::fabs(x[3]);
}
inline double f307311(const double* x) {
  double v1 = std::fabs(x[3]);
  for (int k2 = 0; k2 < 1; ++k2) {
    for (int k3 = 0; k3 < 3; ++k3) {
      if ((x[0] <= std::max<double>(std::sqrt(0.5), (-1.25 + x[2])))) {
        if ((float(cut(x[1]))) > 0) {
          if ((std::sqrt(3.0) == v1)) return double(std::min(int((int64_t(std::min(1, -2)) * (0 >> 12) - std::min(1, -2)) / 3 % 1000), std::min(int((int64_t(0) * (-3 >> 12) - 0) / 3 % 1000), 8)));
          for (int k4 = 0; k4 < 1; ++k4) {
            v1 = std::sqrt((float(5) / double(k4)));
            for (int k5 = 0; k5 < 1; ++k5) {
              if (((double(k2) * x[4] - double(k2))) > 0) {
                if ((((2.0 * v1 - 0.0) * ((3.0 > 0.0) ? 1e-3 : 2.0) - (3.0 / 3.0)) >= x[2])) continue;
                if ((x[3]) > 0) {
                  v1 *= (std::isnan((7.0 * -1.25)) ? ((7.0 * double(k2)) * (3.0 + double(k2)) - (7.0 * 1e-3)) : (((3.0 > 2.0) ? double(k5) : double(k5)) * std::min<double>(7.0, 7.0) - x[2]));
                } else {
                  double v6 = (x[4] - ((3.0 - 2.0) + (7.0 / x[2])));
                  v1 -= (x[4] * x[4] - ((1e-3 - 2.0) - (1e-3 * -1.25)));
                  double v7 = ((std::fabs(7.0) / v6) - double(k5));
                }
                double v8 = (((3.0 * 7.0 - 3.0) != ((-1.25 == 1e-3) ? 1e-3 : 7.0)) ? std::min<double>((0.0 / -1.25), v1) : x[2]);
              } else {
                double v9 = ((-1.25 - (double(k3) - x[0])) * double(k2));
                double v10 = (2.0 * ((1e-3 >= v1) ? std::max<double>(1e-3, -1.25) : ((x[1] != double(k5)) ? 0.5 : 0.5)));
              }
              double v11 = (std::fabs(double(k3)) - std::max<double>(std::max<double>(0.0, x[4]), (3.0 / 1e-3)));
            }
            double v12 = v1;
          }
          double v13 = (double(k3) * ((x[3] <= 3.0) ? x[4] : x[3]));
        } else {
          double v14 = v1;
          double v15 = std::max<double>(double(k3), std::fabs(((x[5] != 3.0) ? 1e-3 : double(k2))));
          double v16 = x[0];
        }
        double v17 = (std::max<double>((double(k2) + 7.0), x[5]) + float(cut(0.5)));
      } else {
        double v18 = ((x[2] / (double(k2) - x[4])) * (std::max<double>(x[3], -1.25) + (2.0 / v1)));
      }
    }
    double v19 = (std::fabs(2.0) / ((7.0 * 2.0 - 7.0) - ((-1.25 >= 0.0) ? -1.25 : 3.0)));
  }
  double v20 = ((std::fabs(3.0) - std::sqrt(0.0)) / ((0 == 6) ? (x[0] * x[4] - 0.0) : x[2]));
  double v21 = std::max<double>((v1 * x[2] - (1e-3 - x[3])), std::fabs((3.0 / -1.25)));
  double v22 = 3.0;
  return (std::fabs((x[1] - x[4])) + std::sqrt((v22 * v20 - 2.0)));
}
inline double f307312(const double* x) {
  double v1 = ((int(int64_t(int(unsigned(-3) & unsigned(8)))) == int((int64_t(((-1 <= -3) ? -2 : 1)) * (cut(-1.25) >> 12) - ((-1 <= -3) ? -2 : 1)) / 3 % 1000)) ? ((-1.25 + -1.25) * (x[4] + x[1])) : (x[2] * x[0] - std::sqrt(0.5)));
  if ((x[5] >= (x[5] - ((7.0 > x[3]) ? x[1] : 1e-3)))) {
    double v2 = (((x[0] * 1e-3) + (x[3] - x[3])) + x[0]);
  } else {
    if ((x[3] <= (x[4] * ((0.0 != 1e-3) ? -1.25 : 0.0) - std::min<double>(3.0, 0.5)))) return ((std::min<double>(1e-3, 0.5) < (2.0 / 0.0)) ? ((x[0] - 3.0) * (-1.25 * -1.25)) : (std::sqrt(0.5) + x[5]));
    v1 *= x[2];
    for (int k3 = 0; k3 < 3; ++k3) {
      v1 += ((x[3] <= (double(k3) * -1.25 - 0.0)) ? (std::fabs(0.5) - double(k3)) : (std::min<double>(7.0, 1e-3) * x[0] - (7.0 - 0.0)));
      v1 *= x[0];
    }
  }
  double v4 = ((x[2] >= v1) ? ((x[0] + x[3]) + std::sqrt(7.0)) : std::fabs(v1));
  v4 += 0.5;
  v1 *= (x[1] * v4 - x[0]);
  return std::sqrt(std::sqrt(std::min<double>(1e-3, 2.0)));
}
inline double f307313(const double* x) {
  double v1 = ((x[0] - (3.0 - 7.0)) / double(5));
  if ((((1e-3 - x[2]) - x[0]) > float((int((int64_t(9) * (7 >> 12) - 9) / 3 % 1000) % (1 + (int(unsigned(4) | unsigned(-2)) & 7)))))) {
    v1 += x[3];
    double v2 = x[4];
  } else {
    v1 = x[2];
  }
  double v3 = (std::sqrt(3.0) * x[4]);
  for (int k4 = 0; k4 < 2; ++k4) {
    if ((((double(k4) - v3) * ((2.0 >= 2.0) ? -1.25 : 3.0)) < x[2])) return x[4];
  }
  if (((!(3.0 == 0.5) ? std::fabs(0.0) : ((7.0 == 3.0) ? v1 : v3)) < std::sqrt(3.0))) return std::fabs((std::fabs(2.0) / 7.0));
  v1 = ((std::isnan(2.0) ? (1e-3 / v1) : x[2]) * (float((4 >> (1 + (6 & 7)))) - (v1 / x[3])) - std::sqrt((1e-3 * 3.0)));
  return -1.25;
}
inline double f307314(const double* x) {
  double v1 = (((-1.25 * 7.0 - 7.0) >= (0.0 - x[4])) ? ((0.0 - -1.25) * (1e-3 * x[5] - 7.0)) : (std::fabs(7.0) * std::min<double>(1e-3, x[3])));
  for (int k2 = 0; k2 < 4; ++k2) {
    if ((std::sqrt(((2.0 + x[0]) * x[3]))) > 0) {
      double v3 = (3.0 * std::sqrt(x[2]) - ((1e-3 > 0.0) ? (0.5 / 0.0) : (7.0 / 1e-3)));
    }
    v1 = (x[2] * double(k2) - (((2 == -1) ? 1e-3 : 3.0) - (0.5 * -1.25)));
    v1 = (((3.0 < 1e-3) ? (x[4] * x[0] - -1.25) : std::sqrt(1e-3)) * ((0.0 - v1) - (0.0 + 7.0)));
  }
  double v4 = (std::min<double>((7.0 * x[1]), (x[1] * 0.5)) * (x[4] * (x[1] / x[0])) - (std::sqrt(0.5) + 1e-3));
  double v5 = v1;
  return float((4 % (1 + (cut(v5) & 7))));
}
inline double f307315(const double* x) {
  double v1 = ((((9 == 8) ? x[1] : x[2]) - (-1.25 * -1.25 - x[1])) - (((0.5 >= -1.25) ? 0.0 : x[0]) * std::min<double>(2.0, 1e-3) - x[0]));
  if (std::isnan(((cut(2.0) != cut(x[3])) ? (-1.25 * 0.0) : (0.5 - 0.0)))) return x[0];
  v1 *= x[5];
  double a2[3] = {x[0], x[2], std::max<double>(x[0], std::min<double>(0.0, (-1.25 * x[1] - x[0])))};
  const unsigned i3 = unsigned(std::min(5, int(unsigned(8) + unsigned(int(unsigned(int(unsigned(6) - unsigned(4))) + unsigned(cut(x[3]))))))) % 3;
  return a2[1];
}
inline double f307316(const double* x) {
  double v1 = std::fabs(x[3]);
  double v2 = (2.0 + (x[3] + x[0]));
  v1 = x[4];
  if (((x[2] == (x[1] - -1.25)) && (x[4] <= (2.0 * x[4] - 3.0)))) {
    int n3 = !!(x[5] == 0.0) ? 2 : cut(float(((6 % (1 + (-3 & 7))) / (1 + (int(int64_t(-2)) & 7)))));
    switch (n3) { case 0: v2 = (std::sqrt(std::sqrt(-1.25)) * x[0]); break; case 1: v2 = std::fabs(v2); default: v1 = (x[0] + x[4]); }
    v1 += (((7.0 < x[0]) || (v2 != -1.25)) ? ((x[3] != 0.0) ? (-1.25 + 0.5) : (1e-3 * v1)) : ((0.0 * x[4]) + float(8)));
  } else {
    v1 += (x[5] * v2);
  }
  v1 += x[0];
  return (x[5] * ((2.0 / x[5]) + x[4]) - ((0.5 + 7.0) + std::max<double>(7.0, -1.25)));
}
inline double f307317(const double* x) {
  double v1 = x[1];
  double v2 = x[2];
  double v3 = std::fabs(((2.0 * 0.0 - 3.0) * (0.0 * -1.25 - 0.5)));
  if ((((v2 != (3.0 * x[0] - 0.5)) ? (x[4] - (7.0 + 1e-3)) : ((x[3] >= 2.0) ? (x[2] - 7.0) : std::max<double>(-1.25, x[1])))) > 0) {
    if ((!(1e-3 <= -1.25) || (x[4] > ((-2 <= -1) ? 7.0 : 1e-3)))) return ((((x[2] < x[0]) ? x[5] : -1.25) < std::max<double>(v2, 2.0)) ? x[5] : (0.0 + x[4]));
  }
  double v4 = (((2.0 * v3 - 2.0) * std::sqrt(x[3]) - (2.0 / x[4])) * (std::fabs(x[1]) - (3.0 * 0.5)) - (std::isnan(v2) ? std::sqrt(1e-3) : (v2 + 1e-3)));
  return ((((0.0 < 3.0) || (v1 <= 0.5)) || ((-1.25 == x[1]) || (7.0 == 1e-3))) ? (std::fabs(3.0) * x[3]) : (std::fabs(x[1]) + (1e-3 * 0.0)));
}
inline double f307318(const double* x) {
  double v1 = std::fabs(x[3]);
  double v2 = std::max<double>(std::sqrt(v1), (std::sqrt(7.0) - std::fabs(2.0)));
  v2 += v2;
  v2 *= ((!(0.0 == -1.25) ? std::min<double>(-1.25, 1e-3) : x[1]) - x[2]);
  v1 -= ((x[3] / (x[5] + 3.0)) - double(1));
  return (x[3] * x[2]);
}
inline double f307319(const double* x) {
  double v1 = ((std::sqrt(0.5) < (1e-3 + 7.0)) ? std::sqrt(((1e-3 <= 1e-3) ? 0.0 : 2.0)) : x[0]);
  v1 = x[1];
  for (int k2 = 0; k2 < 2; ++k2) {
    v1 = ((((-1.25 < 2.0) ? 1e-3 : 2.0) >= x[2]) ? (double(k2) - (3.0 * 0.0 - 0.0)) : (x[1] / std::max<double>(2.0, 7.0)));
    if ((x[4]) > 0) {
      double v3 = x[4];
      double* p4 = (std::sqrt((0.5 * 0.0)) <= std::fabs(v1)) ? &v1 : &v3;
      *p4 += double(k2);
      double v5 = x[5];
    } else {
      v1 -= ((std::min(0, 1) == -1) ? std::min<double>((7.0 + 3.0), x[1]) : ((0.5 - 0.5) - (x[3] * -1.25 - -1.25)));
    }
  }
  v1 += v1;
  return std::sqrt(x[5]);
}
inline double f307320(const double* x) {
  double v1 = std::min<double>(x[4], ((-1.25 + -1.25) / x[0]));
  v1 -= x[2];
  double v2 = (x[2] / ((-1.25 - -1.25) * v1 - x[4]));
  v2 *= ((((-1.25 > x[4]) ? x[2] : v1) / (v2 - 2.0)) * x[3]);
  double* p3 = std::isnan(v1) ? &v1 : &v2;
  *p3 += (((0.0 < 0.0) ? v1 : (-1.25 + -1.25)) - ((0.0 * 0.0) - (7.0 - 3.0)));
  return v1;
}
inline double f307321(const double* x) {
  double v1 = x[5];
  double v2 = v1;
  for (int k3 = 0; k3 < 1; ++k3) {
    int n4 = (x[0] == x[3]) ? 1 : 8;
    switch (n4) { case 0: v1 = x[0]; break; case 1: v2 = ((((2.0 >= x[2]) ? 7.0 : 2.0) - float((-3 >> (1 + (-1 & 7))))) / ((v1 * 2.0 - 3.0) + std::sqrt(0.0))); default: v1 = 0.0; }
    for (int k5 = 0; k5 < 2; ++k5) {
      if ((((x[1] - double(k5)) + std::min<double>(std::max<double>(0.0, 0.0), (-1.25 * 2.0)))) > 0) {
        if (!std::isnan((0.5 * 3.0))) {
          double v6 = v2;
          for (int k7 = 0; k7 < 3; ++k7) {
            for (int k8 = 0; k8 < 2; ++k8) {
              for (int k9 = 0; k9 < 1; ++k9) {
                int n10 = ((!(0.5 != x[5]) ? (double(k9) * 0.0 - 0.0) : (1e-3 * v2)) <= double(std::min(4, cut(2.0)))) ? 1 : int(unsigned(4) + unsigned(((3.0 < 2.0) ? 0 : 3)));
                switch (n10) { case 0: v1 = double(k8); break; case 1: v6 = v1; default: v2 = 3.0; }
                v1 += std::sqrt(-1.25);
                v6 = std::min<double>(double(k3), double(k3));
              }
              int n11 = (std::max<double>((x[2] + -1.25), (1e-3 * -1.25 - double(k3))) >= x[0]) ? 2 : int(unsigned(int(unsigned((int(unsigned(5) - unsigned(-3)) / (1 + ((6 >> (1 + (3 & 7))) & 7)))) - unsigned(int(unsigned(int((int64_t(-3) * (6 >> 12) - -3) / 3 % 1000)) & unsigned(7))))) * unsigned(cut((2.0 * 1e-3 - 2.0))));
              switch (n11) { case 0: v2 = v6; break; case 1: v6 = (x[1] * (((x[3] > double(k3)) ? x[3] : -1.25) + std::sqrt(0.5))); default: v2 = (x[4] + x[3]); }
            }
            double v12 = ((std::fabs(2.0) + (0.5 * 1e-3)) - std::min<double>(std::max<double>(7.0, -1.25), x[2]));
            double v13 = v12;
          }
        }
        double v14 = (x[4] + std::sqrt((x[0] * 0.5 - 0.5)));
        double v15 = ((x[5] - v14) * x[0]);
      }
      double v16 = std::max<double>(((2.0 * x[1]) + (0.5 - -1.25)), double(cut(3.0)));
      double v17 = x[5];
    }
    double v18 = ((x[5] <= (7.0 * 0.5)) ? ((0.0 - 0.5) + double(k3)) : std::min<double>(std::min<double>(x[0], 0.0), double(cut(7.0))));
  }
  double v19 = x[0];
  return (((x[3] / 7.0) <= std::sqrt(3.0)) ? ((3.0 * -1.25) * x[4] - 0.0) : (std::sqrt(0.5) + std::max<double>(3.0, x[3])));
}
inline double f307322(const double* x) {
  double v1 = x[0];
  v1 -= std::sqrt(std::sqrt(x[0]));
  v1 = std::sqrt(std::sqrt((7.0 * x[4] - 2.0)));
  v1 *= x[1];
  v1 += float(cut((x[1] / 0.5)));
  double v2 = v1;
  double v3 = ((x[4] + std::min<double>(0.0, x[1])) + float(-1));
  return ((((v2 <= 3.0) ? 0.0 : 1e-3) + x[2]) * ((3.0 - x[1]) + std::fabs(0.5)));
}
inline double f307323(const double* x) {
  double v1 = x[1];
  if (std::isnan(x[2])) return x[1];
  v1 -= (((int(unsigned(4) - unsigned(7)) <= cut(x[1])) ? ((v1 != 7.0) ? 1e-3 : x[3]) : (0.0 / 0.5)) / x[4]);
  for (int k2 = 0; k2 < 2; ++k2) {
    if (std::isnan(((3.0 * 0.5 - x[2]) - (7.0 / double(k2))))) {
      if ((((x[0] * -1.25) / x[0]) != std::sqrt((0.0 / 7.0)))) continue;
      for (int k3 = 0; k3 < 3; ++k3) {
        if ((double(k3)) > 0) {
          if (!(((2.0 >= -1.25) && (2.0 == 1e-3)) && std::isnan(7.0))) {
            int n4 = ((std::fabs(3.0) * (double(k2) - x[2]) - (0.0 * 2.0 - 3.0)) > std::sqrt(std::min<double>(-1.25, 0.0))) ? 2 : 0;
            switch (n4) { case 0: v1 = x[2]; break; case 1: v1 = std::sqrt(((7.0 == x[3]) ? (3.0 - 0.0) : (7.0 + x[1]))); default: v1 = 2.0; }
            if ((((-1.25 < 3.0) ? (0.5 * 3.0 - double(k2)) : (x[3] * -1.25)) != (float(int((int64_t(3) * (-3 >> 12) - 3) / 3 % 1000)) * (x[5] - double(k3)) - std::fabs(x[1])))) break;
          } else {
            v1 = std::min<double>(((3.0 <= x[1]) ? (2.0 * 7.0) : double(k2)), (std::max<double>(7.0, 0.5) - x[3]));
          }
          if (std::isnan(double(k3))) {
            if ((int((int64_t(std::min(8, -3)) * (std::min(int(unsigned(5) * unsigned(9)), int(int16_t(-3))) >> 12) - std::min(8, -3)) / 3 % 1000) != 1)) {
              for (int k5 = 0; k5 < 2; ++k5) {
                double v6 = (((x[2] - 3.0) + ((x[3] != double(k5)) ? 7.0 : -1.25)) / ((7.0 * 1e-3 - 2.0) - (-1.25 + x[3])));
              }
            } else {
              double v7 = (((0.5 * double(k3)) - x[0]) - std::max<double>((3.0 * x[4] - 0.5), (x[1] * 1e-3 - double(k2))));
            }
            double v8 = ((std::min<double>(2.0, 2.0) * x[3] - (x[2] + x[3])) * ((1e-3 * 3.0) + (2.0 - 0.0)) - ((-1.25 + -1.25) * (-1.25 - 0.0)));
            double v9 = x[1];
          }
          double v10 = std::sqrt(((v1 != -1.25) ? std::min<double>(0.5, 2.0) : x[1]));
        }
        double v11 = std::min<double>(((7.0 * x[5] - -1.25) * (0.5 * 2.0) - std::sqrt(-1.25)), (std::sqrt(0.0) / v1));
        double v12 = 1e-3;
      }
    }
    double v13 = x[4];
    double v14 = ((v1 >= std::max<double>(double(k2), x[4])) ? x[5] : v1);
  }
  double v15 = (((3.0 * x[2] - -1.25) - (0.0 * 3.0)) * double(9) - v1);
  double v16 = ((((2.0 == -1.25) ? x[3] : x[0]) != x[2]) ? (x[1] / x[1]) : v15);
  double v17 = x[0];
  double v18 = (v16 * (v1 * std::max<double>(0.5, 1e-3)));
  return (std::sqrt(std::max<double>(-1.25, 0.5)) + std::max<double>((0.0 + 1e-3), 0.5));
}
inline double f307324(const double* x) {
  double v1 = x[4];
  double v2 = x[3];
  double v3 = float(-1);
  int n4 = ((std::fabs(1e-3) + x[4]) != x[2]) ? 1 : 7;
  switch (n4) { case 0: v2 = x[4]; break; case 1: v2 = (!(3.0 > x[0]) ? ((1e-3 < 7.0) ? (7.0 * -1.25) : (7.0 - 0.5)) : v3); default: v1 = ((((7.0 < 0.5) ? 0.0 : 7.0) + double(cut(1e-3))) * (std::max<double>(0.5, -1.25) * (1e-3 * 1e-3)) - (0.0 * x[4] - ((0.0 < v1) ? x[4] : 0.5))); }
  for (int k5 = 0; k5 < 4; ++k5) {
    double* p6 = ((std::min<double>(7.0, v1) * (0.0 * 3.0 - 2.0)) >= x[2]) ? &v2 : &v1;
    *p6 += (v2 * double(int((int64_t(int(uint16_t(6))) * (4 >> 12) - int(uint16_t(6))) / 3 % 1000)) - v3);
    v3 += std::min<double>(x[5], x[5]);
  }
  double v7 = double(int(unsigned((int(int16_t(-1)) % (1 + (-2 & 7)))) + unsigned(cut(v2))));
  double v8 = std::sqrt(v2);
  return (((x[5] - -1.25) + (x[1] + 1e-3)) - (v3 * v7 - x[0]));
}
inline double f307325(const double* x) {
  double v1 = x[0];
  for (int k2 = 0; k2 < 1; ++k2) {
    int w3 = 5;
    double v4 = double(k2);
  }
  if ((int(unsigned((cut(0.0) >> (1 + (int(unsigned(9) ^ unsigned(-2)) & 7)))) - unsigned(cut(3.0))) < (int(unsigned(int(unsigned(2) ^ unsigned(-2))) + unsigned(3)) / (1 + (8 & 7))))) {
    double v5 = ((x[2] * x[1]) + (x[5] / (v1 * 3.0 - x[2])));
    double v6 = 7.0;
  }
  for (int k7 = 0; k7 < 3; ++k7) {
    for (int k8 = 0; k8 < 2; ++k8) {
      int w9 = (((cut(x[0]) % (1 + (int(uint8_t(1)) & 7))) >> (1 + (int(unsigned(cut(1e-3)) & unsigned(((x[1] >= double(k8)) ? 7 : 3))) & 7))) >> (1 + (int((int64_t(0) * (cut(1e-3) >> 12) - 0) / 3 % 1000) & 7)));
    }
    double v10 = 1e-3;
    double a11[3] = {((std::max<double>(x[4], 0.0) * ((8 == 6) ? 0.0 : x[2]) - std::max<double>(7.0, 0.0)) * ((v1 * 0.5) * std::max<double>(x[0], -1.25)) - double(k7)), (((-1.25 * x[3] - 0.0) + (0.0 * 0.0)) - double(k7)), std::min<double>(x[5], v1)};
    const unsigned i12 = unsigned((std::min(int((int64_t(int(unsigned(-3) - unsigned(3))) * (cut(3.0) >> 12) - int(unsigned(-3) - unsigned(3))) / 3 % 1000), cut(x[1])) >> (1 + ((int(unsigned(cut(3.0)) * unsigned(5)) / (1 + (3 & 7))) & 7)))) % 3;
  }
  return ((((1e-3 <= x[0]) && (x[3] > 0.5)) ? std::sqrt(x[4]) : ((0.0 <= 0.0) ? 0.0 : 7.0)) + std::fabs(x[0]));
}
inline double f307326(const double* x) {
  double v1 = std::min<double>(x[5], x[2]);
  if ((((0.5 * x[0]) <= std::max<double>(1e-3, -1.25)) || ((x[0] * 7.0 - 0.0) >= (2.0 + x[5])))) {
    v1 += ((x[2] <= x[2]) ? (x[5] * (1e-3 + 1e-3)) : 3.0);
  }
  double v2 = (std::min<double>((x[5] - 7.0), x[5]) * std::min<double>((0.5 + 2.0), float(cut(2.0))) - (x[3] - std::fabs(x[5])));
  v2 = x[4];
  return x[2];
}
inline double f307327(const double* x) {
  double v1 = (x[3] + std::fabs(std::min<double>(2.0, -1.25)));
  v1 -= (std::fabs(x[0]) + x[2]);
  double v2 = std::sqrt(((1e-3 - 3.0) * std::max<double>(7.0, x[3])));
  double v3 = x[2];
  if (((std::min<double>(1e-3, x[4]) - x[4]) >= ((0.0 * -1.25) * (v1 - 1e-3)))) return v2;
  if ((x[1] != x[5])) {
    if ((std::max<double>(((0.5 != 3.0) ? v3 : 1e-3), (v1 + 7.0)) <= ((x[3] >= 0.0) ? (3.0 / x[3]) : (0.0 / x[2])))) return std::fabs((std::sqrt(3.0) + std::fabs(-1.25)));
    if ((((2.0 * -1.25) * (v2 * x[0])) > x[5])) return (std::sqrt(std::max<double>(x[1], 0.5)) + std::min<double>(x[3], 3.0));
    v1 -= x[0];
  } else {
    v1 -= std::sqrt((std::sqrt(x[3]) * (2.0 / v1) - (2.0 + v3)));
    v1 += (std::min<double>((2.0 * 1e-3 - 7.0), std::sqrt(3.0)) * (x[4] - (2.0 * 0.5)) - v3);
  }
  double a4[3] = {std::sqrt(double(4)), (std::fabs(x[4]) - ((7.0 <= 7.0) ? std::min<double>(-1.25, 0.5) : x[4])), x[0]};
  const unsigned i5 = unsigned(((std::sqrt(0.0) <= v2) ? cut((3.0 * x[0] - x[2])) : 9)) % 3;
  double v6 = (v3 * std::fabs(a4[1]));
  return 1e-3;
}
inline double f307328(const double* x) {
  double v1 = x[4];
  v1 = std::max<double>(std::sqrt((x[2] * 7.0)), (x[5] * (0.5 * -1.25 - -1.25) - (x[5] - 3.0)));
  int n2 = (x[4] == std::max<double>(((x[1] == 0.0) ? 1e-3 : x[0]), x[4])) ? 1 : 9;
  switch (n2) { case 0: v1 = v1; break; case 1: v1 = std::min<double>(((3.0 - -1.25) + std::max<double>(v1, x[2])), ((x[4] - 1e-3) + (x[2] + 2.0))); default: v1 = std::min<double>(x[5], x[3]); }
  for (int k3 = 0; k3 < 4; ++k3) {
    for (int k4 = 0; k4 < 4; ++k4) {
      if (std::isnan(((3.0 * 3.0 - 0.5) - double(int(unsigned(0) | unsigned(0)))))) return ((x[2] / (-1.25 - 0.5)) + std::min<double>(x[3], v1));
      v1 -= (((2.0 * 3.0) * (2.0 * 2.0)) * ((1e-3 * -1.25 - 1e-3) - ((0.0 == 0.0) ? 0.5 : -1.25)));
      for (int k5 = 0; k5 < 4; ++k5) {
        v1 += (x[3] * float(int(unsigned(((2.0 >= x[5]) ? 2 : 5)) ^ unsigned(cut(-1.25)))) - ((-1.25 + 0.0) - v1));
        int n6 = std::isnan((x[2] / (1e-3 * -1.25 - 1e-3))) ? 1 : 8;
        switch (n6) { case 0: v1 = ((double(k3) < (7.0 + -1.25)) ? v1 : v1); break; case 1: v1 = (((1e-3 * x[3] - 1e-3) >= (x[3] + 7.0)) ? std::sqrt((double(k4) + 0.5)) : (double(k4) - (0.5 / -1.25))); default: v1 = x[2]; }
      }
    }
  }
  if ((((((-3 == 1) ? 5 : -3) > int((int64_t(6) * (6 >> 12) - 6) / 3 % 1000)) || !(x[3] != 3.0)) && ((0.0 + x[2]) >= std::max<double>(x[4], 7.0)))) {
    v1 -= ((std::min<double>(-1.25, -1.25) != (x[4] * 7.0 - 2.0)) ? x[5] : x[5]);
    double v7 = float(int(uint16_t((int(int16_t(9)) % (1 + ((0 >> (1 + (1 & 7))) & 7))))));
    if ((x[3] >= std::max<double>((x[5] * -1.25), std::fabs(1e-3)))) return x[0];
  }
  if (((v1 * std::sqrt(x[5])) <= ((3.0 * x[5]) * (-1.25 / 0.5)))) return float(((x[1] >= x[5]) ? ((2.0 == 1e-3) ? int(unsigned(7) * unsigned(1)) : cut(0.5)) : -2));
  double v8 = x[3];
  return std::max<double>(x[5], std::sqrt((3.0 + -1.25)));
}
inline double f307329(const double* x) {
  double v1 = x[2];
  if (std::isnan(std::fabs((x[3] / 3.0)))) return x[0];
  int n2 = (x[2] != double(-3)) ? 2 : int(uint8_t(std::min(std::min(((7.0 >= x[0]) ? 8 : -3), int((int64_t(-3) * (0 >> 12) - -3) / 3 % 1000)), 7)));
  switch (n2) { case 0: v1 = (((x[0] <= 7.0) ? x[1] : float(int(unsigned(3) - unsigned(7)))) * x[4] - (std::sqrt(x[3]) - x[5])); break; case 1: v1 = x[2]; default: v1 = (std::isnan((2.0 * 2.0 - x[0])) ? x[3] : ((x[3] * 7.0) * std::sqrt(3.0))); }
  double a3[3] = {(x[3] + (((0.0 != 0.5) && (0.5 > 2.0)) ? (0.5 + x[3]) : x[5])), (x[5] * std::max<double>((x[1] * -1.25 - 1e-3), (7.0 - 0.0))), x[4]};
  const unsigned i4 = unsigned(int(unsigned(8) | unsigned(int(unsigned(3) + unsigned(int(unsigned(int(unsigned(-3) + unsigned(-1))) ^ unsigned(int(unsigned(6) ^ unsigned(-3))))))))) % 3;
  a3[i4] += ((((0.0 <= 3.0) || (0.5 >= 7.0)) ? (x[1] * a3[i4]) : (2.0 - x[5])) / (((2.0 > 3.0) && (0.5 > 0.5)) ? (7.0 + 0.5) : (1e-3 * a3[i4] - x[2])));
  if (((((0.0 * v1 - 0.0) + (0.5 + x[1])) * std::sqrt(std::sqrt(-1.25)) - v1)) > 0) {
    for (int k5 = 0; k5 < 1; ++k5) {
      v1 -= std::min<double>(((x[5] + 7.0) * (0.5 * x[4]) - (2.0 * double(k5))), std::min<double>((3.0 * 1e-3), x[2]));
      double v6 = float(int((int64_t(9) * (int((int64_t((4 >> (1 + (-2 & 7)))) * (((7.0 >= 0.0) ? -1 : 9) >> 12) - (4 >> (1 + (-2 & 7)))) / 3 % 1000) >> 12) - 9) / 3 % 1000));
      double* p7 = (std::min<double>((v6 / 2.0), a3[1]) == x[0]) ? &v1 : &v6;
      *p7 += ((x[5] / (2.0 + v1)) - ((int(uint16_t(6)) <= int(uint8_t(6))) ? (0.0 - double(k5)) : (x[1] * v1 - 7.0)));
    }
  } else {
    for (int k8 = 0; k8 < 4; ++k8) {
      if (((float(int(unsigned((5 % (1 + (-1 & 7)))) | unsigned(cut(double(k8))))) + std::sqrt((7.0 - -1.25)))) > 0) {
        v1 *= a3[1];
        int n9 = ((double(8) * ((double(k8) < 0.0) ? x[2] : 3.0) - a3[1]) > x[4]) ? 1 : cut(((x[1] + x[0]) * std::fabs(-1.25) - (2.0 * 0.0 - a3[1])));
        switch (n9) { case 0: a3[i4] = x[5]; break; case 1: a3[i4] = ((v1 * (0.5 - 0.5) - float(((0.5 != -1.25) ? 5 : 1))) / ((x[4] - x[5]) - (1e-3 / 1e-3))); default: a3[i4] = x[5]; }
      }
    }
    double v10 = std::max<double>(x[4], x[2]);
  }
  double v11 = std::sqrt(x[0]);
  double v12 = double(int(unsigned(3) - unsigned(-3)));
  return ((x[4] * std::sqrt(x[4])) * v1);
}
inline double f307330(const double* x) {
  double v1 = x[5];
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 += x[4];
    double v3 = std::sqrt(v1);
  }
  double v4 = ((1e-3 + (-1.25 * x[3] - 1e-3)) - (std::max<double>(1e-3, 0.5) * (0.0 / 2.0) - std::sqrt(1e-3)));
  double v5 = 0.5;
  v1 += x[5];
  for (int k6 = 0; k6 < 1; ++k6) {
    if ((((std::min<double>(1e-3, 0.0) <= 0.5) ? std::fabs(x[5]) : (v5 * (3.0 * 3.0)))) > 0) {
      v5 -= ((std::sqrt(x[1]) * (3.0 - -1.25)) * x[2]);
      if ((x[2] > (x[0] - (x[3] * 2.0 - 0.5)))) {
        if ((std::sqrt((((2 / (1 + (4 & 7))) <= std::min(5, -2)) ? (double(k6) * 7.0 - 2.0) : (2.0 - 3.0)))) > 0) {
          if (std::isnan(std::sqrt((0.5 * 3.0)))) return x[4];
          v5 *= (double(k6) - (((x[4] != 0.5) ? 3.0 : -1.25) + (2.0 - x[4])));
        }
      }
    }
  }
  double v7 = ((std::isnan(3.0) ? v4 : v1) * ((v4 * 3.0) - (v4 + 2.0)));
  return x[2];
}
inline double f307331(const double* x) {
  double v1 = x[2];
  if ((0.0 == (x[3] * std::sqrt(x[3]) - (0.0 * 0.5)))) {
    double v2 = x[4];
  }
  v1 = ((((x[5] == 1e-3) ? 1e-3 : 0.5) - x[0]) + (std::sqrt(0.0) * (0.0 * x[0]) - (7.0 * x[2])));
  if ((((-1.25 * 2.0 - 3.0) == (3.0 - 0.0)) || !(7.0 < 2.0))) return std::fabs(0.0);
  return x[2];
}
inline double f307332(const double* x) {
  double v1 = std::sqrt(std::sqrt(std::sqrt(x[2])));
  double a2[3] = {((((7.0 < 0.5) || (x[5] == 3.0)) ? x[2] : (x[4] * -1.25)) * std::min<double>(v1, x[3])), x[3], ((std::max<double>(v1, x[0]) * float(1) - x[5]) - x[3])};
  const int i3 = ((x[2] * x[2]) != ((-1.25 * 0.5 - 3.0) - (x[2] - x[4]))) ? 0 : 2;
  if (((x[1] + (x[2] * 0.5)) >= x[2])) {
    if ((int(uint8_t(4)) <= cut(std::sqrt(3.0)))) {
      double v4 = (std::fabs(((-1.25 == 0.0) ? a2[1] : x[0])) / (v1 + (0.5 * 1e-3)));
      a2[i3] = ((((-1.25 == -1.25) || (7.0 > x[0])) ? (0.0 / 7.0) : x[5]) - (x[4] / (-1.25 - 0.0)));
    }
    v1 *= (std::min<double>(std::sqrt(2.0), ((6 != -1) ? 0.0 : 3.0)) - (((-1.25 <= x[3]) || (7.0 != 0.5)) ? (-1.25 * 7.0 - 7.0) : (7.0 * x[5] - x[2])));
    double v5 = (x[3] / x[4]);
  }
  if (std::isnan((x[1] * x[2] - (7.0 - 0.5)))) return (float(cut(x[2])) / double((6 % (1 + (cut(7.0) & 7)))));
  for (int k6 = 0; k6 < 1; ++k6) {
    if ((x[0]) > 0) {
      if (((float((9 % (1 + (3 & 7)))) == std::max<double>(x[3], 0.5)) || (x[1] > x[1]))) {
        if ((((0.5 != 2.0) ? std::max<double>(7.0, 7.0) : (2.0 - x[4])) > (x[0] / (0.5 * 1e-3 - x[2])))) return std::min<double>((0.0 * x[2]), a2[1]);
        if (!!(x[2] < 0.5)) {
          a2[i3] = (std::max<double>(-1.25, (1e-3 * 0.0 - x[1])) * std::fabs(x[1]) - (((a2[i3] == 0.0) ? 7.0 : a2[i3]) - x[5]));
        } else {
          double v7 = (v1 * (x[1] - ((1e-3 != 3.0) ? 7.0 : -1.25)));
          double v8 = (a2[1] + float(7));
        }
        double v9 = (a2[i3] * x[5] - std::sqrt(((v1 > 0.5) ? -1.25 : 3.0)));
      }
    }
    double v10 = double(k6);
  }
  double v11 = (double(0) * x[1]);
  double v12 = v11;
  double v13 = (v12 - std::fabs((0.0 - 0.5)));
  return x[3];
}
inline double f307333(const double* x) {
  double v1 = 7.0;
  if ((v1 <= 0.0)) return (v1 - (x[0] * std::sqrt(1e-3) - std::sqrt(2.0)));
  if ((std::max<double>(((x[0] != 7.0) ? 2.0 : 0.5), double((2 % (1 + (9 & 7))))) < (x[2] - (x[2] * x[2])))) {
    double v2 = x[3];
  } else {
    for (int k3 = 0; k3 < 3; ++k3) {
      for (int k4 = 0; k4 < 2; ++k4) {
        double v5 = (std::sqrt((7.0 - 3.0)) * double((int(unsigned(1) * unsigned(3)) % (1 + (-2 & 7)))) - ((0.0 + -1.25) * (x[3] * double(k3) - 2.0) - std::min<double>(0.5, 3.0)));
      }
      v1 = std::fabs(x[4]);
      v1 += (x[3] / (2.0 - std::max<double>(x[1], -1.25)));
    }
    v1 *= ((std::min<double>(7.0, -1.25) - (x[2] - x[2])) * std::sqrt(x[5]));
  }
  if ((x[0] == (std::sqrt(x[2]) - x[0]))) return (((2.0 + 0.5) + std::fabs(x[2])) * (std::sqrt(-1.25) * std::sqrt(0.0) - std::max<double>(7.0, 7.0)));
  v1 = x[0];
  double v6 = x[1];
  int w7 = int(unsigned(-1) & unsigned(9));
  return 3.0;
}
inline double f307334(const double* x) {
  double v1 = x[1];
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 *= (std::max<double>((1e-3 - 0.5), x[4]) / x[1]);
  }
  double v3 = std::sqrt(std::sqrt(x[2]));
  if (((((-1.25 < -1.25) ? v3 : 0.5) + (1e-3 * 7.0 - 0.5)) > std::sqrt(x[5]))) return (x[2] * (((3.0 == 1e-3) ? x[4] : 7.0) * (x[1] * 0.0 - 1e-3)));
  if (((((3.0 > -1.25) ? 2.0 : x[0]) >= (2.0 + 1e-3)) && (-1.25 == std::max<double>(7.0, 2.0)))) return std::max<double>(std::fabs(v1), (2.0 + (0.5 + 0.5)));
  int n4 = (std::max<double>((x[3] - x[2]), 3.0) < x[2]) ? 1 : int(unsigned(0) & unsigned(int(unsigned(int(unsigned(5) + unsigned(int(unsigned(-1) + unsigned(1))))) & unsigned(-2))));
  switch (n4) { case 0: v1 = (x[5] - v1); break; case 1: v1 = (2.0 + ((7.0 * 0.5) * std::min<double>(7.0, x[5]))); default: v1 = (x[5] * (x[0] * (x[1] * 7.0) - v3) - v1); }
  return std::sqrt(std::min<double>(7.0, double(cut(x[5]))));
}
inline double f307335(const double* x) {
  double v1 = std::fabs(((0.5 * 1e-3 - 1e-3) / x[3]));
  if ((x[1] == std::max<double>((-1.25 - 0.0), v1))) {
    if (!((2.0 + 2.0) == (x[0] + 2.0))) return std::min<double>(((-1.25 * x[0]) * (1e-3 + 3.0) - std::min<double>(x[2], -1.25)), std::min<double>((-1.25 * 0.5 - v1), (1e-3 / x[0])));
    for (int k2 = 0; k2 < 1; ++k2) {
      if ((double(k2) == (((0.0 > x[2]) ? 2.0 : x[5]) + std::sqrt(2.0)))) {
        if ((x[5] > double(k2))) continue;
        v1 -= x[3];
        if (!((0.0 + x[0]) > (x[5] * 3.0))) return (x[4] + (((0 != 7) || (x[4] <= 1e-3)) ? (0.5 + 7.0) : (1e-3 + 2.0)));
      } else {
        int n3 = (0 > 0) ? 2 : int((int64_t(int(unsigned(std::min((9 >> (1 + (1 & 7))), int(uint8_t(7)))) * unsigned(int((int64_t((8 % (1 + (7 & 7)))) * (int(unsigned(-1) & unsigned(-3)) >> 12) - (8 % (1 + (7 & 7)))) / 3 % 1000)))) * (int((int64_t(int((int64_t(((0.5 != double(k2)) ? 7 : 4)) * (6 >> 12) - ((0.5 != double(k2)) ? 7 : 4)) / 3 % 1000)) * (int((int64_t(1) * (1 >> 12) - 1) / 3 % 1000) >> 12) - int((int64_t(((0.5 != double(k2)) ? 7 : 4)) * (6 >> 12) - ((0.5 != double(k2)) ? 7 : 4)) / 3 % 1000)) / 3 % 1000) >> 12) - int(unsigned(std::min((9 >> (1 + (1 & 7))), int(uint8_t(7)))) * unsigned(int((int64_t((8 % (1 + (7 & 7)))) * (int(unsigned(-1) & unsigned(-3)) >> 12) - (8 % (1 + (7 & 7)))) / 3 % 1000)))) / 3 % 1000);
        switch (n3) { case 0: v1 = v1; break; case 1: v1 = ((((2 != -1) || (x[5] < 0.5)) ? float(2) : x[5]) * double(6)); default: v1 = 0.0; }
        double v4 = (std::min<double>((2.0 * 3.0 - -1.25), (0.0 * x[2])) * ((v1 + 2.0) + (0.0 + 0.0)) - std::max<double>((2.0 * 0.0), x[4]));
      }
      if (!(x[4] != ((x[5] <= 2.0) ? 2.0 : 1e-3))) return (std::sqrt(std::min<double>(3.0, v1)) - x[5]);
      if (((((-1.25 < 1e-3) || (3.0 >= 0.0)) ? double(k2) : x[5]) > (std::max<double>(7.0, 2.0) + (2.0 * 1e-3 - 0.5)))) return std::max<double>(x[3], x[4]);
    }
  } else {
    if (std::isnan(std::sqrt(std::fabs(0.5)))) {
      double a5[3] = {x[1], ((std::min<double>(0.0, 0.0) + x[5]) - (std::max<double>(2.0, x[5]) - (7.0 * x[0] - 0.0))), float(cut((x[3] / v1)))};
      const unsigned i6 = unsigned(cut((std::max<double>(0.0, x[5]) * ((0.0 != 1e-3) ? 0.0 : 1e-3) - (0.5 + 7.0)))) % 3;
    }
  }
  double v7 = x[2];
  double v8 = v1;
  double v9 = x[5];
  double v10 = (std::sqrt(std::fabs(0.5)) - (v8 * (v8 / -1.25)));
  double v11 = std::sqrt(std::sqrt(std::max<double>(x[0], 2.0)));
  double v12 = v8;
  return (((x[4] >= 0.0) && (1 <= 4)) ? ((3.0 - x[2]) + (0.0 * v7 - v11)) : std::max<double>((0.0 - v10), v10));
}
inline double f307336(const double* x) {
  double v1 = (((2.0 - 3.0) * (2.0 - 1e-3)) + double(int(unsigned(-2) & unsigned(int(unsigned(5) + unsigned(0))))));
  int w2 = cut((std::fabs(3.0) + x[1]));
  if ((((7.0 * 7.0) == std::sqrt(3.0)) || ((1e-3 == 7.0) && ((w2 == -3) && (1e-3 <= 1e-3))))) {
    if ((x[4] < (x[1] + x[1]))) return std::sqrt((x[5] + std::fabs(x[3])));
    v1 = x[0];
    if ((std::sqrt(std::fabs(x[1]))) > 0) {
      for (int k3 = 0; k3 < 1; ++k3) {
        if ((cut((7.0 - v1)) < int(unsigned(int(unsigned(int(unsigned(w2) & unsigned(2))) | unsigned(1))) ^ unsigned(5)))) return x[4];
        for (int k4 = 0; k4 < 3; ++k4) {
          double v5 = (((1e-3 * 0.0 - 3.0) * std::max<double>(1e-3, 7.0)) * std::max<double>(double(w2), std::min<double>(0.5, 1e-3)));
          v5 += (((2.0 * -1.25) * (7.0 * 7.0 - 3.0)) - std::min<double>(std::min<double>(7.0, 7.0), -1.25));
          for (int k6 = 0; k6 < 1; ++k6) {
            if (!((3.0 <= 2.0) && (3.0 > 1e-3))) {
              v1 *= (((x[1] + double(k3)) - (0.5 - 1e-3)) - v5);
              double v7 = std::min<double>(double(k6), std::sqrt((-1.25 - 2.0)));
              double v8 = (std::sqrt(v5) * x[2]);
            }
          }
        }
      }
      double v9 = std::sqrt(x[4]);
      double v10 = std::fabs((((0.5 >= 2.0) || (8 != w2)) ? std::sqrt(0.0) : (-1.25 / 2.0)));
    } else {
      double v11 = std::sqrt(((2.0 > 7.0) ? float(int(unsigned(w2) ^ unsigned(w2))) : (2.0 + 7.0)));
      double v12 = float(int(uint16_t(int(uint8_t(w2)))));
    }
  }
  double v13 = ((x[0] + std::fabs(1e-3)) + std::max<double>(x[5], std::min<double>(-1.25, x[3])));
  return x[1];
}
inline double f307337(const double* x) {
  double v1 = x[0];
  double v2 = ((((0.0 <= 2.0) ? 0.0 : x[4]) >= ((3.0 <= 2.0) ? 7.0 : x[5])) ? (x[4] / (0.5 - x[5])) : x[3]);
  for (int k3 = 0; k3 < 2; ++k3) {
    if (!(int((int64_t(int(unsigned(3) | unsigned(3))) * (4 >> 12) - int(unsigned(3) | unsigned(3))) / 3 % 1000) <= cut(x[5]))) {
      if (((x[3] + std::sqrt(x[2])) < (((0.0 < 0.0) ? x[0] : 3.0) * std::max<double>(v1, 0.0) - x[1]))) break;
      if ((x[0] > v1)) {
        double a4[3] = {x[3], v2, (((0.0 * x[1] - 3.0) * (7.0 - v2)) * x[2] - x[5])};
        const int i5 = (double(k3) > v2) ? 0 : 2;
        double v6 = ((float(int(int8_t(4))) + std::max<double>(2.0, 3.0)) * std::sqrt((2.0 * 0.0 - 1e-3)) - x[1]);
      }
    }
    double v7 = ((float(int(uint16_t(-2))) > (1e-3 * 0.5)) ? ((x[0] * 0.5) - (7.0 - 0.0)) : x[1]);
    v7 += (((-1.25 + 2.0) * x[0] - v1) * x[2]);
  }
  if (((x[4] - (0.0 + x[0])) <= x[3])) return v1;
  double v8 = (x[4] * x[3]);
  v1 *= (x[4] * std::fabs((2.0 + v2)) - ((x[2] * v8 - 1e-3) + (0.0 * 1e-3 - -1.25)));
  return (v8 * std::min<double>((x[0] * 0.5), (3.0 * 0.5 - 0.0)));
}
inline double f307338(const double* x) {
  double v1 = (((0.5 - x[3]) - (-1.25 + 2.0)) * (x[2] + (2.0 + x[3])) - x[3]);
  int n2 = (std::min<double>(double(-1), (1e-3 * 0.0)) <= std::min<double>(x[5], ((7.0 >= 0.0) ? 0.5 : x[1]))) ? 2 : int((int64_t(cut(x[2])) * (int(unsigned(cut(3.0)) & unsigned(6)) >> 12) - cut(x[2])) / 3 % 1000);
  switch (n2) { case 0: v1 = ((std::sqrt(x[5]) * (0.5 / -1.25) - (7.0 - 1e-3)) * std::min<double>(v1, (7.0 + 2.0)) - ((7.0 > -1.25) ? x[3] : std::max<double>(x[0], 1e-3))); break; case 1: v1 = float(int(unsigned(int(unsigned(int(int64_t(8))) * unsigned(cut(2.0)))) - unsigned(int(unsigned(int(unsigned(3) & unsigned(4))) ^ unsigned(int(unsigned(-1) * unsigned(0))))))); default: v1 = (std::max<double>((x[1] / x[4]), (7.0 * x[0])) * ((x[3] / 0.5) / std::sqrt(x[5]))); }
  v1 += std::max<double>(double(int(int8_t(cut(-1.25)))), x[5]);
  double v3 = x[0];
  int w4 = cut(x[4]);
  v1 += (std::fabs((1e-3 - 2.0)) * (!(0 < 0) ? std::max<double>(1e-3, x[0]) : std::sqrt(x[2])));
  double v5 = std::sqrt(v3);
  return std::min<double>(((7.0 * x[4] - 7.0) * (v1 * 0.5 - -1.25)), (std::max<double>(0.5, 0.5) * v5 - (3.0 * -1.25)));
}
inline double f307339(const double* x) {
  double v1 = (std::max<double>((0.0 - x[1]), (-1.25 * 3.0)) - (!(-1.25 != 2.0) ? (x[0] * 7.0 - 0.5) : x[3]));
  double v2 = x[1];
  v2 *= float((int(unsigned(0) | unsigned((8 % (1 + (6 & 7))))) % (1 + (cut(2.0) & 7))));
  v2 += 0.0;
  if ((x[2] > ((0.0 != 0.0) ? x[1] : (x[3] * 0.0)))) return v2;
  if (((int((int64_t(3) * (int(unsigned(6) ^ unsigned(-2)) >> 12) - 3) / 3 % 1000) % (1 + (int(unsigned((0 >> (1 + (5 & 7)))) ^ unsigned(-1)) & 7))) == ((3.0 == 7.0) ? 1 : -3))) {
    if ((std::sqrt(std::max<double>(0.5, 2.0)) != (double(1) + (0.5 - 0.5)))) {
      double v3 = ((((7.0 < 0.0) ? 1e-3 : 0.5) * std::max<double>(2.0, 0.5)) / x[1]);
      double v4 = v1;
      if (((x[2] * x[3] - v3)) > 0) {
        if ((!(7.0 != 0.5) || (std::sqrt(1e-3) >= (x[2] - x[0])))) return x[1];
      } else {
        if ((double(2)) > 0) {
          v4 = (std::sqrt((2.0 - v2)) - x[1]);
          double v5 = std::max<double>(0.0, ((0.0 - -1.25) / x[4]));
          v3 += (((x[2] - 0.5) / v1) / ((3.0 - x[0]) - ((-3 < 8) ? 3.0 : x[1])));
        } else {
          double v6 = v4;
        }
        double v7 = ((v4 * v1) * std::min<double>(double(cut(0.5)), v3) - ((0.5 * -1.25 - 0.5) + (3.0 * x[5])));
      }
    } else {
      double v8 = (x[3] * float(((3.0 <= x[3]) ? std::min(3, 4) : cut(x[5]))));
      double v9 = ((std::sqrt(1e-3) < v1) ? -1.25 : ((7.0 * 0.0 - 3.0) * (0.0 * 1e-3 - -1.25) - (2.0 - 2.0)));
    }
    double v10 = v1;
    double v11 = x[5];
  }
  return v1;
}
inline double f307340(const double* x) {
  double v1 = x[2];
  if (std::isnan(x[0])) {
    if (((x[5] + (!(x[1] != 0.5) ? x[3] : x[3]))) > 0) {
      if (((v1 > std::max<double>(x[2], x[1])) || ((x[5] + 1e-3) <= x[2]))) return ((x[4] <= x[2]) ? ((v1 + -1.25) + (0.0 * 3.0 - x[4])) : std::fabs((0.0 / 3.0)));
      if ((x[0] >= ((2.0 / -1.25) * (-1.25 * v1)))) return std::max<double>(x[0], (x[2] - (x[2] + 7.0)));
    }
  }
  double v2 = (double(int(unsigned((4 % (1 + (-3 & 7)))) - unsigned(5))) + (std::sqrt(x[1]) + (-1.25 * 7.0 - 0.5)));
  for (int k3 = 0; k3 < 3; ++k3) {
    for (int k4 = 0; k4 < 1; ++k4) {
      double v5 = (-1.25 - std::fabs(x[2]));
      double v6 = x[3];
    }
    v1 *= ((x[1] <= std::min<double>(2.0, 3.0)) ? (x[2] * std::sqrt(7.0)) : (x[2] * x[4]));
  }
  return 7.0;
}
inline double f307341(const double* x) {
  double v1 = ((!(1e-3 > 7.0) ? x[2] : (-1.25 * 0.5)) * std::sqrt((3.0 / x[4])) - x[3]);
  v1 *= (!(cut(0.5) <= 5) ? x[5] : v1);
  double v2 = x[4];
  v2 -= x[0];
  for (int k3 = 0; k3 < 4; ++k3) {
    for (int k4 = 0; k4 < 2; ++k4) {
      if (((x[5] - ((0.0 <= 0.5) ? 0.5 : 1e-3)) == std::min<double>((2.0 - 2.0), std::sqrt(0.0)))) continue;
    }
  }
  if ((0.5 <= x[3])) return std::sqrt((std::isnan(v2) ? (0.5 + 0.5) : x[2]));
  double v5 = ((!(8 != 5) ? x[5] : std::sqrt(-1.25)) + std::min<double>(0.0, std::min<double>(2.0, 1e-3)));
  return std::sqrt(std::sqrt(std::min<double>(0.5, 7.0)));
}
inline double f307342(const double* x) {
  double v1 = (((-1.25 <= x[5]) ? ((0.0 >= 0.5) ? 1e-3 : x[1]) : float(std::min(3, 0))) * x[5]);
  v1 += v1;
  if ((x[2] == std::sqrt(std::sqrt(7.0)))) {
    v1 += ((!(7.0 <= 7.0) || (-1.25 > x[5])) ? x[3] : std::sqrt((x[5] * 7.0 - 3.0)));
    double v2 = 0.0;
  } else {
    double v3 = 0.0;
    for (int k4 = 0; k4 < 2; ++k4) {
      v3 *= x[4];
      double v5 = (x[5] / (std::sqrt(-1.25) * std::fabs(double(k4)) - (x[0] + 7.0)));
    }
    if ((5 < std::min(9, (9 / (1 + (8 & 7)))))) {
      double v6 = v1;
      if ((x[3] >= (v1 * (1e-3 * 0.0)))) {
        double v7 = (x[3] - ((0.0 * x[4]) * (0.5 / 2.0) - (v1 / x[1])));
        if (((std::fabs(7.0) < std::max<double>(0.5, v1)) || ((-1.25 - 1e-3) == x[2]))) {
          if (!(-3 != cut(x[4]))) {
            double v8 = (!(v1 > 3.0) ? double(cut(x[1])) : ((2.0 * v3 - v1) * std::sqrt(0.0)));
            double v9 = 2.0;
          } else {
            double v10 = (((1e-3 - x[0]) - (-1.25 - 0.5)) * x[5] - 0.0);
            double v11 = (((7.0 - -1.25) + std::sqrt(0.5)) + (((7.0 > -1.25) ? 3.0 : 1e-3) - std::sqrt(3.0)));
            double v12 = v11;
          }
          double v13 = (std::min<double>(2.0, x[1]) + (x[5] * (x[3] + x[0])));
          double v14 = x[3];
        }
        double v15 = (x[2] - (((-1.25 != -1.25) ? 0.5 : x[5]) + ((1e-3 != 0.5) ? 0.5 : 7.0)));
      } else {
        double v16 = (!(7.0 != 3.0) ? x[0] : x[3]);
        double v17 = (v1 / std::min<double>(((0 != 0) ? -1.25 : 0.5), (-1.25 - 7.0)));
        double v18 = (((7.0 + 7.0) * std::sqrt(2.0)) - x[2]);
      }
    } else {
      double v19 = x[2];
    }
  }
  double v20 = (x[4] + ((0.5 >= 7.0) ? (x[2] + 2.0) : double(cut(0.0))));
  double v21 = std::sqrt((x[4] * (-1.25 + 3.0) - (0.0 - x[5])));
  double v22 = double(cut((x[4] + 0.5)));
  double v23 = ((x[4] - (3.0 * 7.0)) / ((2.0 - 2.0) - (2.0 / x[4])));
  return x[0];
}
inline double f307343(const double* x) {
  double v1 = x[3];
  int w2 = cut((std::sqrt(3.0) + std::sqrt(x[0])));
  for (int k3 = 0; k3 < 4; ++k3) {
    w2 = w2;
    for (int k4 = 0; k4 < 2; ++k4) {
      for (int k5 = 0; k5 < 2; ++k5) {
        if ((int(unsigned(cut(x[0])) + unsigned(9)) > w2)) continue;
      }
      double v6 = (((double(k3) * double(k4) - 0.5) + std::min<double>(0.0, -1.25)) * ((7.0 * 7.0 - 0.0) - ((x[4] < -1.25) ? x[4] : x[5])));
      if ((int(unsigned((int((int64_t(-3) * (w2 >> 12) - -3) / 3 % 1000) % (1 + (int(uint16_t(-3)) & 7)))) | unsigned(((0.0 > -1.25) ? int(int8_t(w2)) : w2))) == std::min(w2, cut(x[3])))) {
        v6 *= ((x[4] + std::min<double>(3.0, 0.5)) + x[3]);
        if (!((7.0 + x[1]) != x[4])) {
          double v7 = double(k4);
          v7 = ((double(cut(x[1])) * (x[0] + 3.0)) * v7 - (v1 * (x[1] * -1.25 - v7) - v1));
          for (int k8 = 0; k8 < 4; ++k8) {
            double v9 = (((cut(0.0) >> (1 + (((7.0 >= 0.0) ? w2 : 8) & 7))) <= int(unsigned(w2) + unsigned(((x[2] <= 2.0) ? -1 : 1)))) ? v1 : (x[3] * (1e-3 * 7.0 - 0.0)));
          }
        }
        double v10 = x[0];
      }
    }
    double v11 = (((x[1] - double(k3)) > (3.0 * 7.0 - 7.0)) ? std::sqrt(std::sqrt(double(k3))) : ((x[0] / -1.25) * (x[2] - x[0]) - x[4]));
  }
  double v12 = (std::sqrt((3.0 - -1.25)) * ((-1.25 - -1.25) - (2.0 / 1e-3)) - x[3]);
  double v13 = x[3];
  double v14 = (float(7) * (std::sqrt(v13) / x[4]) - x[4]);
  double v15 = ((std::sqrt(0.5) - x[0]) - ((0.5 * 0.5) / (3.0 / x[2])));
  double v16 = x[3];
  return 3.0;
}
inline double f307344(const double* x) {
  double v1 = x[3];
  double v2 = x[0];
  double v3 = x[2];
  for (int k4 = 0; k4 < 1; ++k4) {
    if ((((0.0 > x[3]) ? v3 : x[0]) != v3)) {
      for (int k5 = 0; k5 < 2; ++k5) {
        for (int k6 = 0; k6 < 3; ++k6) {
          double* p7 = (double(int(int8_t(9))) > (x[4] - (2.0 + x[0]))) ? &v1 : &v3;
          *p7 += double(k4);
          for (int k8 = 0; k8 < 4; ++k8) {
            int n9 = ((((1e-3 < 0.5) ? x[0] : 3.0) / (double(k5) - 7.0)) <= ((0.5 * 0.0) * std::sqrt(7.0) - (0.0 * x[5] - 0.5))) ? 2 : cut(((0.0 * 0.0 - 0.5) * (-1.25 * 0.0) - std::max<double>(v2, 0.0)));
            switch (n9) { case 0: v2 = ((double((-3 >> (1 + (4 & 7)))) + v1) * std::fabs(((v1 >= -1.25) ? 0.0 : 2.0))); break; case 1: v2 = x[5]; default: v2 = -1.25; }
            v2 -= x[5];
          }
          v3 *= (std::fabs(double(int(unsigned(0) + unsigned(3)))) * ((0.5 / 2.0) / double(k5)));
        }
        v2 *= v3;
      }
      double* p10 = (x[2] >= ((x[3] + -1.25) * (1e-3 - 3.0))) ? &v1 : &v3;
      *p10 += (((x[3] * 2.0) * (-1.25 - 1e-3)) + std::sqrt(std::sqrt(3.0)));
    } else {
      v1 -= x[5];
    }
  }
  double v11 = v2;
  double v12 = (x[0] * ((2.0 * v1 - x[2]) * std::sqrt(0.5)));
  double v13 = v12;
  double v14 = (v3 + ((x[5] * 1e-3) * x[2] - x[1]));
  return (((7.0 / x[0]) * (3.0 * 7.0)) * (std::min<double>(x[1], 0.5) - (1e-3 * v3)));
}
inline double f307345(const double* x) {
  double v1 = x[1];
  if (((x[0] + x[1]) != ((x[3] + x[1]) + std::sqrt(7.0)))) return x[2];
  v1 += (x[4] * x[1]);
  if ((x[4]) > 0) {
    if ((((2.0 >= 0.0) ? x[4] : std::fabs(0.0)) != ((-1.25 - -1.25) * std::min<double>(3.0, 1e-3) - 1e-3))) return std::fabs(x[3]);
  } else {
    double v2 = ((x[3] + double(int((int64_t(-1) * (6 >> 12) - -1) / 3 % 1000))) / std::max<double>((7.0 - 7.0), std::sqrt(7.0)));
    v1 = x[5];
  }
  int w3 = cut(x[5]);
  v1 -= (((2.0 * 3.0 - 0.5) * (3.0 - x[1])) * std::sqrt(((1 <= 5) ? 7.0 : 2.0)));
  return std::max<double>(x[3], std::sqrt((7.0 + -1.25)));
}
inline double f307346(const double* x) {
  double v1 = ((x[2] - std::sqrt(x[4])) * (float(int(unsigned(5) ^ unsigned(4))) / (7.0 * x[4])));
  if (((((-1.25 * 0.5) + std::fabs(7.0)) + ((int(unsigned(7) - unsigned(-2)) < 9) ? float(cut(x[5])) : std::min<double>(7.0, 7.0)))) > 0) {
    double v2 = std::min<double>(v1, x[1]);
    double a3[3] = {((x[2] * (7.0 * 2.0 - x[1])) * ((-1.25 >= x[0]) ? std::sqrt(0.0) : std::min<double>(x[2], v1))), std::min<double>(((x[4] / 7.0) * x[3] - (7.0 / v2)), (std::sqrt(2.0) * ((3.0 != 3.0) ? v2 : 0.0))), x[2]};
    const int i4 = (((1e-3 / 3.0) == (-1.25 - 0.0)) || (int(unsigned(5) ^ unsigned(0)) > ((4 >> (1 + (5 & 7))) / (1 + (int(unsigned(1) - unsigned(8)) & 7))))) ? 0 : 2;
    double v5 = std::fabs(7.0);
  } else {
    v1 = (((1e-3 * -1.25 - x[4]) - x[1]) * (std::fabs(x[2]) * (3.0 * 0.0)));
  }
  v1 = x[0];
  int w6 = ((1 >> (1 + ((int(unsigned(8) & unsigned(1)) % (1 + (int(int64_t(-3)) & 7))) & 7))) / (1 + (2 & 7)));
  v1 = 3.0;
  for (int k7 = 0; k7 < 3; ++k7) {
    v1 += (x[3] * (std::sqrt(0.0) + double(k7)) - std::sqrt(double(k7)));
    v1 *= ((x[3] * std::min<double>(0.0, 2.0) - (2.0 + 3.0)) - (float(int(unsigned(2) ^ unsigned(-2))) + std::min<double>(0.5, x[0])));
    for (int k8 = 0; k8 < 4; ++k8) {
      for (int k9 = 0; k9 < 2; ++k9) {
        for (int k10 = 0; k10 < 1; ++k10) {
          double v11 = x[0];
          double v12 = (((1e-3 + 2.0) >= (double(k10) * 1e-3)) ? v1 : ((3.0 - 0.5) * (double(k10) * double(k9)) - (-1.25 * -1.25)));
          double v13 = x[0];
        }
        double v14 = ((x[1] - (0.5 / x[5])) * ((2.0 * 0.0 - 0.0) + x[1]) - (std::min<double>(0.0, 2.0) + double(k9)));
        double v15 = x[1];
      }
      double v16 = std::max<double>((std::min<double>(double(k7), 3.0) - (x[5] * 1e-3 - 1e-3)), x[2]);
    }
  }
  double v17 = float(cut((v1 * 2.0 - 2.0)));
  double v18 = x[0];
  return (v18 + (std::sqrt(x[2]) / (1e-3 - 0.0)));
}
inline double f307347(const double* x) {
  double v1 = ((((-2 % (1 + (9 & 7))) == -3) ? std::max<double>(x[2], x[2]) : ((4 != 8) ? 0.0 : 2.0)) - (2.0 + (0.0 - x[5])));
  if ((x[2] > std::sqrt(std::fabs(3.0)))) {
    v1 += 1e-3;
    if ((x[0]) > 0) {
      if ((((7.0 * 7.0 - 2.0) / (3.0 + 2.0)) == ((8 != (-2 / (1 + (0 & 7)))) ? ((x[1] > v1) ? 0.0 : -1.25) : x[5]))) {
        if ((((cut(x[4]) < cut(0.0)) ? (2.0 * 2.0 - 3.0) : (x[0] + x[0])) <= (v1 - (0.0 * x[2] - 0.5)))) {
          for (int k2 = 0; k2 < 2; ++k2) {
            for (int k3 = 0; k3 < 1; ++k3) {
              double v4 = (std::fabs((-1.25 * double(k2))) * (x[0] + (-1.25 - 1e-3)));
            }
            if (((std::sqrt(-1.25) - x[1]) == std::sqrt(x[2]))) {
              v1 = std::max<double>((x[4] - std::fabs(-1.25)), (std::sqrt(x[2]) / x[1]));
              for (int k5 = 0; k5 < 4; ++k5) {
                v1 *= std::max<double>(x[3], x[5]);
                if ((((0.0 + 2.0) == (x[4] - x[0])) || (x[1] != (0.0 - 0.5)))) break;
              }
              double v6 = x[3];
            } else {
              double v7 = (x[1] / (((1e-3 < 3.0) || (-1.25 < x[5])) ? (v1 * 0.0) : x[1]));
              double v8 = (((1e-3 / x[0]) < (0.5 * -1.25 - 0.0)) ? v7 : std::min<double>(((0 > 1) ? x[3] : 1e-3), std::sqrt(3.0)));
            }
          }
          double v9 = ((float(int(unsigned(5) ^ unsigned(0))) - (0.0 * -1.25)) * 2.0);
        } else {
          double v10 = x[4];
          double v11 = x[4];
          double v12 = (x[2] + double(cut(0.0)));
        }
      }
      double v13 = x[3];
    } else {
      double v14 = x[2];
      double v15 = std::max<double>(v1, (std::sqrt(v14) / std::fabs(x[0])));
      double v16 = std::sqrt((x[4] - std::sqrt(0.5)));
    }
  }
  double v17 = ((std::isnan(x[1]) ? std::max<double>(3.0, 0.0) : x[4]) + std::min<double>((2.0 * x[2]), (x[5] * x[4])));
  double v18 = std::sqrt(std::min<double>(std::min<double>(2.0, 2.0), ((0.0 > 2.0) ? 0.0 : 0.0)));
  return ((v17 * (3.0 * 0.0 - 2.0) - v17) * std::sqrt((x[3] * x[5] - x[4])) - v1);
}
inline double f307348(const double* x) {
  double v1 = std::sqrt((x[5] - x[0]));
  for (int k2 = 0; k2 < 1; ++k2) {
    v1 -= (((0.5 <= 1e-3) ? ((x[0] == -1.25) ? 3.0 : 1e-3) : x[4]) * std::sqrt(float(cut(2.0))));
    if ((std::sqrt((1e-3 * 7.0 - v1)) < float(int((int64_t(5) * (int(unsigned(1) & unsigned(6)) >> 12) - 5) / 3 % 1000)))) {
      for (int k3 = 0; k3 < 2; ++k3) {
        v1 += (std::sqrt(double(k3)) / (x[1] / (v1 - 2.0)));
        double v4 = (x[3] + ((1e-3 * 2.0 - x[5]) + ((-1.25 != 2.0) ? 2.0 : x[5])));
        for (int k5 = 0; k5 < 2; ++k5) {
          if ((((-1.25 * 2.0 - 1e-3) * x[4] - v1) < (((7.0 >= x[2]) ? -1.25 : 0.5) * (2.0 * 2.0 - 7.0) - (7.0 + x[4])))) return (((3.0 - 0.5) + ((0.5 != 0.5) ? -1.25 : 0.5)) + v1);
          int w6 = int((int64_t(int(unsigned(-3) | unsigned(((0.5 > x[4]) ? -2 : int(unsigned(1) ^ unsigned(-2)))))) * (int((int64_t(cut(0.0)) * (int(int16_t(5)) >> 12) - cut(0.0)) / 3 % 1000) >> 12) - int(unsigned(-3) | unsigned(((0.5 > x[4]) ? -2 : int(unsigned(1) ^ unsigned(-2)))))) / 3 % 1000);
          int n7 = ((x[2] != x[5]) || (((0.5 > x[0]) || (w6 != 0)) || (-1.25 != 2.0))) ? 2 : w6;
          switch (n7) { case 0: v1 = std::sqrt(x[3]); break; case 1: v4 = float(w6); default: v1 = std::sqrt(std::sqrt(std::max<double>(7.0, 1e-3))); }
        }
      }
      if (((x[1] + (x[2] + 7.0))) > 0) {
        if ((((((3 > 4) ? 8 : -2) > -2) && (0.5 != 0.0)) || (!(7.0 < x[4]) && ((1e-3 < -1.25) || (x[5] != 1e-3))))) return 1e-3;
        for (int k8 = 0; k8 < 3; ++k8) {
          v1 = double(k8);
          double v9 = std::fabs(((-1.25 != 0.5) ? (1e-3 * 0.0 - x[3]) : x[3]));
        }
      } else {
        double v10 = (((x[5] * 1e-3) * std::fabs(7.0) - std::max<double>(0.0, 0.5)) - ((-1.25 * -1.25 - 0.5) / (0.5 - 2.0)));
      }
    }
    double v11 = x[1];
  }
  double v12 = x[1];
  double v13 = x[5];
  double v14 = x[2];
  double v15 = std::fabs(x[0]);
  return (x[3] - x[1]);
}
inline double f307349(const double* x) {
  double v1 = x[0];
  int n2 = (x[0] > ((-1.25 - 2.0) + (x[2] * 7.0 - x[5]))) ? 2 : -1;
  switch (n2) { case 0: v1 = x[2]; break; case 1: v1 = (v1 - x[3]); default: v1 = v1; }
  double v3 = (std::min<double>((1e-3 * 0.5), (2.0 + 0.5)) * 1e-3);
  double v4 = std::sqrt(std::max<double>((1e-3 + 0.5), std::sqrt(0.0)));
  return (x[2] + ((7.0 * 7.0) * x[3]));
}
inline double f307350(const double* x) {
  double v1 = ((std::fabs(x[1]) - x[5]) * float(8) - ((x[2] - 7.0) - (7.0 + 7.0)));
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 = std::sqrt(std::min<double>((x[0] * 3.0 - x[1]), double(k2)));
    if (std::isnan(std::min<double>((0.5 + 0.5), double((5 % (1 + (4 & 7))))))) continue;
    double a3[3] = {std::max<double>(((-1.25 * 1e-3 - 0.0) * 3.0), ((1e-3 + 0.5) * (-1.25 * -1.25) - std::sqrt(1e-3))), ((std::fabs(0.5) * (0.0 + 3.0)) * std::min<double>((-1.25 / 0.5), (0.0 * 1e-3 - 1e-3))), (x[0] * v1)};
    const unsigned i4 = unsigned(1) % 3;
  }
  for (int k5 = 0; k5 < 4; ++k5) {
    for (int k6 = 0; k6 < 3; ++k6) {
      for (int k7 = 0; k7 < 4; ++k7) {
        v1 -= ((x[4] - double(k5)) + ((1e-3 + 7.0) * ((-3 <= 1) ? double(k7) : x[1]) - (1e-3 + double(k7))));
      }
    }
    if ((double(k5) != (std::sqrt(1e-3) * v1))) return (((3.0 - 7.0) / x[3]) * x[1]);
    double v8 = x[4];
  }
  v1 -= ((x[1] * (3.0 / 1e-3) - (x[0] * 0.5 - 7.0)) - x[4]);
  return v1;
}
inline double f307351(const double* x) {
  double v1 = (x[3] + (x[3] - (7.0 * 0.0)));
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = (std::fabs(x[1]) * x[1] - x[1]);
  }
  if ((x[3] != x[2])) return std::max<double>((x[0] - x[1]), x[0]);
  double v4 = std::sqrt(x[3]);
  double v5 = (0.5 * (((6 / (1 + (-2 & 7))) > 8) ? (0.0 - x[3]) : x[1]));
  double* p6 = !(x[3] >= x[3]) ? &v4 : &v5;
  *p6 += (((v1 - 3.0) + ((-1.25 != -1.25) ? -1.25 : v1)) + (std::min<double>(-1.25, 2.0) - 2.0));
  v4 -= (x[5] * (((x[4] < 0.5) ? 1e-3 : 1e-3) * std::max<double>(0.0, 2.0)) - std::sqrt(x[1]));
  int n7 = (((x[1] != 2.0) ? (v1 - v5) : ((0.0 != v5) ? 7.0 : -1.25)) <= std::sqrt((x[5] - 7.0))) ? 0 : 1;
  switch (n7) { case 0: v4 = (v5 * std::max<double>(v1, std::sqrt(x[3]))); break; case 1: v4 = x[2]; default: v5 = (std::max<double>(x[1], x[5]) / (std::min<double>(3.0, 3.0) / v4)); }
  return 7.0;
}
inline double f307352(const double* x) {
  double v1 = std::sqrt(std::sqrt(std::min<double>(3.0, 0.5)));
  v1 = x[3];
  int n2 = ((x[4] - x[3]) > ((x[0] > 3.0) ? (x[3] + 0.0) : x[4])) ? 1 : int(unsigned(int(uint16_t(9))) + unsigned(2));
  switch (n2) { case 0: v1 = std::sqrt(double(4)); break; case 1: v1 = (std::min<double>((2.0 / x[3]), std::fabs(x[5])) - x[0]); default: v1 = (x[4] * (((x[0] >= 3.0) ? 0.0 : x[4]) - (3.0 + 2.0))); }
  for (int k3 = 0; k3 < 1; ++k3) {
    v1 = x[1];
    double v4 = ((!(1e-3 == x[3]) ? std::min<double>(x[2], x[0]) : (x[2] - 3.0)) * ((3.0 - 1e-3) * x[2]) - (v1 + 7.0));
    double* p5 = ((int((int64_t(0) * (-1 >> 12) - 0) / 3 % 1000) != -2) || (std::min<double>(0.0, 3.0) >= ((1e-3 > 7.0) ? 0.0 : x[4]))) ? &v1 : &v4;
    *p5 += x[1];
  }
  v1 *= std::sqrt((x[3] * v1 - (0.0 / x[5])));
  return ((x[4] != ((3.0 >= 0.5) ? 7.0 : -1.25)) ? (std::fabs(x[1]) * x[2] - (0.5 - 3.0)) : double(int(unsigned(9) & unsigned(int(unsigned(9) - unsigned(-1))))));
}
inline double f307353(const double* x) {
  double v1 = x[1];
  for (int k2 = 0; k2 < 4; ++k2) {
    if (((int(uint8_t(1)) > ((9 % (1 + (7 & 7))) >> (1 + (cut(2.0) & 7)))) && ((0.0 - x[5]) < (7.0 - 0.0)))) return (((6 > 3) ? std::fabs(-1.25) : x[3]) - ((0.0 - 0.5) * (x[3] + double(k2))));
  }
  v1 *= v1;
  v1 -= x[0];
  v1 *= std::fabs((x[0] * x[0]));
  double v3 = std::sqrt(std::fabs((1e-3 * x[3])));
  return x[3];
}
inline double f307354(const double* x) {
  double v1 = x[0];
  if (!((v1 - -1.25) == x[5])) {
    if ((((x[4] * -1.25) == x[0]) && ((x[4] + x[4]) > (x[1] / 3.0)))) return x[2];
  } else {
    for (int k2 = 0; k2 < 1; ++k2) {
      for (int k3 = 0; k3 < 1; ++k3) {
        if ((x[5]) > 0) {
          for (int k4 = 0; k4 < 2; ++k4) {
            double v5 = ((v1 > (-1.25 * 0.5)) ? (x[2] * (1e-3 / 0.5) - (x[1] + 0.0)) : double(k4));
          }
          double v6 = ((std::max<double>(double(k2), 7.0) == (x[4] - 1e-3)) ? std::sqrt(x[5]) : x[1]);
          v6 = ((x[1] - std::sqrt(0.0)) + std::max<double>((double(k3) * 2.0), (3.0 + -1.25)));
        }
      }
    }
    double v7 = x[4];
    if ((((x[4] * x[4]) / std::sqrt(1e-3)) <= std::sqrt((1e-3 + 7.0)))) {
      v7 = std::min<double>((x[1] * x[1] - (3.0 - 7.0)), (x[4] * v7));
    } else {
      v1 *= ((std::fabs(-1.25) * std::sqrt(3.0) - (-1.25 * 7.0 - 0.5)) - std::min<double>(((-1.25 > 0.0) ? v7 : 7.0), ((1e-3 > x[3]) ? 0.0 : x[5])));
      int n8 = (((3.0 / v1) + (v7 - 1e-3)) >= ((1e-3 + x[1]) / std::sqrt(1e-3))) ? 0 : cut(((0.5 * 1e-3) / std::sqrt(v1)));
      switch (n8) { case 0: v7 = (std::sqrt(x[2]) + ((3.0 >= x[4]) ? x[1] : x[1])); break; case 1: v7 = (v1 - std::max<double>((3.0 * x[0] - 3.0), x[3])); default: v7 = std::fabs(std::min<double>(std::min<double>(x[2], 7.0), x[0])); }
      double v9 = (std::sqrt(((-1.25 > 1e-3) ? -1.25 : x[5])) * std::max<double>(v7, (x[3] / -1.25)) - std::fabs(std::sqrt(x[2])));
    }
  }
  double v10 = double((-2 % (1 + (int(int64_t(2)) & 7))));
  double v11 = x[5];
  double v12 = std::sqrt((v11 * v11));
  return (std::min<double>(v10, (-1.25 * 0.5 - 7.0)) + x[1]);
}
inline double f307355(const double* x) {
  double v1 = std::sqrt(x[4]);
  double v2 = ((((7.0 < 3.0) ? 0.0 : 2.0) == std::fabs(7.0)) ? x[4] : x[1]);
  double v3 = x[2];
  double v4 = (((0.5 * -1.25) * std::max<double>(2.0, x[2]) - (7.0 * 1e-3)) * (float(cut(2.0)) - x[2]) - ((int(unsigned(5) ^ unsigned(5)) <= 5) ? x[2] : ((0.5 <= 7.0) ? -1.25 : x[2])));
  for (int k5 = 0; k5 < 1; ++k5) {
    v1 += (std::fabs(x[4]) + double(2));
    if (!((2.0 >= v4) && ((-1.25 != v1) || (2.0 < -1.25)))) {
      double a6[3] = {x[1], (((1e-3 + 7.0) * (7.0 - 7.0)) - std::sqrt(v1)), (((0.5 + x[5]) + std::sqrt(x[2])) - 0.5)};
      const unsigned i7 = unsigned(int((int64_t(cut((-1.25 + 2.0))) * ((int(unsigned(int((int64_t(8) * (5 >> 12) - 8) / 3 % 1000)) + unsigned(int(unsigned(1) & unsigned(0)))) / (1 + (2 & 7))) >> 12) - cut((-1.25 + 2.0))) / 3 % 1000)) % 3;
      v4 = (std::sqrt(x[5]) - ((1e-3 * 2.0 - 0.0) * (double(k5) / v3)));
    } else {
      for (int k8 = 0; k8 < 1; ++k8) {
        if ((x[0] != ((v2 + 7.0) - (0.5 * double(k5))))) {
          v3 *= x[5];
          double v9 = double(8);
          if ((x[5] < x[4])) break;
        }
        v3 += ((std::sqrt(0.5) + (0.0 * -1.25)) + v3);
      }
    }
    double v10 = ((((8 <= 9) || (double(k5) != double(k5))) && std::isnan(3.0)) ? double(k5) : (x[5] * std::sqrt(1e-3)));
  }
  double v11 = (std::isnan(std::max<double>(1e-3, 3.0)) ? (x[3] * std::min<double>(0.5, 0.0)) : (std::isnan(x[4]) ? (-1.25 * 1e-3) : v3));
  double v12 = (((0.0 + 7.0) - x[5]) * (std::fabs(x[3]) * v4 - (x[5] * 1e-3)));
  return std::sqrt(((1e-3 - v1) * std::sqrt(v11)));
}
inline double f307356(const double* x) {
  double v1 = ((((8 == 8) || (-1.25 < 2.0)) && ((2.0 < x[3]) || (x[1] != 7.0))) ? (-1.25 / x[2]) : std::sqrt((7.0 * 1e-3)));
  if (std::isnan(std::fabs(x[2]))) {
    v1 = ((std::max<double>(x[3], 3.0) * std::sqrt(3.0)) * ((3.0 * 3.0 - x[0]) * std::sqrt(x[3]) - std::sqrt(7.0)));
  }
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = (std::min<double>(3.0, x[4]) * (x[3] + double(k2)) - x[0]);
    for (int k4 = 0; k4 < 1; ++k4) {
      for (int k5 = 0; k5 < 4; ++k5) {
        double v6 = std::min<double>((double(k4) - ((3 != -3) ? x[4] : 0.5)), ((double(k2) - -1.25) + std::sqrt(double(k2))));
        v1 -= double(k5);
      }
      for (int k7 = 0; k7 < 1; ++k7) {
        for (int k8 = 0; k8 < 1; ++k8) {
          double v9 = x[1];
          double v10 = (((v3 / double(k2)) + (-1.25 * 1e-3)) * (double(k2) * (x[4] * 3.0 - 1e-3) - double(k2)) - (double(int(unsigned(6) - unsigned(6))) + (2.0 * 0.0)));
        }
        if ((9 <= (cut(-1.25) / (1 + ((int(unsigned(7) + unsigned(9)) / (1 + (int(unsigned(-3) - unsigned(9)) & 7))) & 7))))) {
          double v11 = (((double(k2) < 0.5) || (3.0 <= double(k4))) ? 7.0 : std::min<double>((v1 * double(k7) - 1e-3), (2.0 + -1.25)));
          double v12 = std::min<double>((((3.0 <= 2.0) ? x[4] : double(k2)) * std::sqrt(3.0)), (x[3] - double(k4)));
          double v13 = x[5];
        }
      }
      double v14 = x[4];
    }
  }
  double v15 = x[5];
  return ((((2.0 != 1e-3) ? 0.5 : x[5]) * x[4]) * std::sqrt(std::min<double>(3.0, 7.0)));
}
inline double f307357(const double* x) {
  double v1 = ((std::sqrt(x[5]) - (x[5] / x[1])) * (x[2] - (0.5 + -1.25)));
  if (((0.0 > (x[3] * 3.0 - 7.0)) || ((-1.25 + v1) < float((1 >> (1 + (-3 & 7))))))) {
    v1 = (((7.0 * 3.0 - 2.0) * (1e-3 - x[4]) - (1e-3 * x[3])) + (std::fabs(1e-3) * float(std::min(0, 7))));
    v1 *= x[5];
    v1 += (std::sqrt(v1) * x[1]);
  } else {
    v1 *= (x[5] - std::fabs(std::sqrt(x[0])));
    if ((std::max<double>((std::max<double>(2.0, 2.0) * v1), (((7.0 <= 0.0) ? 2.0 : x[2]) * ((-1.25 <= 2.0) ? 7.0 : 0.0) - std::max<double>(0.5, 0.5)))) > 0) {
      double v2 = (std::max<double>((0.0 - 0.5), -1.25) * (x[4] * v1 - x[1]));
      v1 *= (v2 * x[2]);
      for (int k3 = 0; k3 < 3; ++k3) {
        double v4 = std::sqrt(std::max<double>((7.0 - x[5]), v1));
        double v5 = (double(k3) * ((x[1] / 0.0) + (v4 - 0.0)) - ((-1.25 / x[0]) * (7.0 * 0.0 - x[2])));
      }
    }
  }
  int n6 = (std::min<double>(x[4], std::min<double>(7.0, 7.0)) < x[3]) ? 2 : (std::min(-1, int(unsigned(cut(x[1])) & unsigned(-2))) % (1 + (int(unsigned((int(unsigned(1) & unsigned(6)) % (1 + (cut(1e-3) & 7)))) * unsigned(-3)) & 7)));
  switch (n6) { case 0: v1 = x[4]; break; case 1: v1 = std::max<double>((std::isnan(1e-3) ? (x[0] - 1e-3) : v1), (v1 + x[2])); default: v1 = ((x[4] + (0.5 / -1.25)) * x[4]); }
  v1 -= std::max<double>((std::min<double>(3.0, 7.0) + x[4]), ((2.0 * 0.0) + std::sqrt(x[2])));
  v1 -= (std::fabs((x[5] / x[2])) / 7.0);
  double v7 = (std::isnan(x[3]) ? (std::fabs(3.0) / v1) : (x[3] + (0.5 / 0.5)));
  return (((int(unsigned(8) * unsigned(-3)) != int(unsigned(6) - unsigned(1))) && !(v1 <= v7)) ? (x[4] + (x[3] * 3.0)) : float(int(unsigned(cut(2.0)) & unsigned(int(int64_t(5))))));
}
inline double f307358(const double* x) {
  double v1 = (std::isnan(std::sqrt(1e-3)) ? ((x[5] - 1e-3) - x[5]) : ((x[0] + 0.0) + std::min<double>(x[5], 0.0)));
  if ((x[0] > x[3])) {
    int n2 = ((std::min<double>(7.0, 7.0) * float(9)) != x[1]) ? 2 : -3;
    switch (n2) { case 0: v1 = std::sqrt((((v1 <= x[2]) ? 3.0 : 3.0) + (0.0 + 7.0))); break; case 1: v1 = ((std::sqrt(2.0) + ((x[5] >= 2.0) ? -1.25 : 2.0)) - (std::sqrt(x[2]) + ((4 <= 7) ? 0.0 : 0.0))); default: v1 = std::min<double>((x[3] - x[3]), (x[2] + std::max<double>(0.0, 7.0))); }
    for (int k3 = 0; k3 < 1; ++k3) {
      for (int k4 = 0; k4 < 1; ++k4) {
        double v5 = (x[3] - std::max<double>((0.5 * double(k3)), x[2]));
      }
      if (((std::sqrt(-1.25) * x[1] - -1.25) > (((0.5 > x[2]) ? 2.0 : 1e-3) - (x[0] / 3.0)))) {
        int n6 = std::isnan(x[3]) ? 0 : cut(7.0);
        switch (n6) { case 0: v1 = std::sqrt((std::sqrt(7.0) / double(k3))); break; case 1: v1 = 3.0; default: v1 = (x[5] * x[0]); }
        for (int k7 = 0; k7 < 3; ++k7) {
          for (int k8 = 0; k8 < 4; ++k8) {
            for (int k9 = 0; k9 < 1; ++k9) {
              v1 = (std::min<double>(std::fabs(3.0), double(k7)) - std::min<double>(std::sqrt(0.0), x[2]));
              v1 = v1;
              v1 = (v1 + (((7.0 > 0.5) && (7.0 <= x[3])) ? std::max<double>(-1.25, -1.25) : (0.0 + 2.0)));
            }
          }
          if (!((6 < 7) && (-1.25 < 3.0))) break;
          double v10 = x[1];
        }
      }
      double v11 = v1;
    }
    double v12 = std::min<double>(std::max<double>((x[1] * 0.5), ((0.0 != 0.0) ? 2.0 : 0.0)), std::min<double>(((x[0] == 7.0) ? 7.0 : x[2]), (1e-3 - 7.0)));
  }
  double v13 = (((0.0 * 2.0) == std::sqrt(3.0)) ? (((0.5 == 3.0) && (2.0 < 0.0)) ? x[2] : ((0.5 < 7.0) ? v1 : 1e-3)) : (std::max<double>(2.0, 0.0) * (0.5 * 3.0)));
  double v14 = ((float(int(int8_t(4))) > (x[1] + x[3])) ? (!(-1.25 < 1e-3) ? std::fabs(0.0) : (2.0 * v13 - 2.0)) : v13);
  double v15 = x[3];
  double v16 = x[3];
  double v17 = ((std::min<double>(7.0, 1e-3) * ((7.0 >= 0.5) ? x[0] : 0.0)) - (v14 + ((2.0 >= x[0]) ? 7.0 : 1e-3)));
  double v18 = v16;
  return (x[3] / std::max<double>(v1, v13));
}
inline double f307359(const double* x) {
  double v1 = x[3];
  v1 *= -1.25;
  double v2 = ((cut(0.0) == 2) ? ((0.0 * 0.5) * (1e-3 * 0.0)) : (((1e-3 != x[1]) && (7.0 < 0.0)) ? (0.5 - x[5]) : x[1]));
  double v3 = std::sqrt(((x[2] + 0.5) * std::sqrt(-1.25) - (x[2] / 3.0)));
  v2 *= ((std::isnan(3.0) && ((1e-3 <= 0.0) || (1e-3 > 3.0))) ? std::sqrt(v3) : x[4]);
  if ((7.0 <= v1)) return x[2];
  v1 = std::sqrt(v3);
  int w4 = int(int16_t((int(int64_t(std::min(6, -3))) % (1 + (int(int64_t(cut(-1.25))) & 7)))));
  return std::max<double>(x[5], x[2]);
}
inline double f307360(const double* x) {
  double v1 = (std::max<double>(x[5], (2.0 * x[5] - 1e-3)) * (x[4] / x[3]));
  v1 *= (((3.0 + 7.0) + (1e-3 * x[1] - 0.5)) / x[5]);
  if ((x[4] <= x[5])) {
    for (int k2 = 0; k2 < 3; ++k2) {
      for (int k3 = 0; k3 < 4; ++k3) {
        if ((((std::max<double>(v1, 7.0) / (7.0 - 0.5)) * x[0])) > 0) {
          double v4 = (((3.0 * -1.25) * (v1 * 0.5) - std::fabs(2.0)) + (x[2] * x[5] - (double(k3) * x[4] - double(k3))));
        }
        if (((5 >> (1 + (int(int64_t((8 >> (1 + (2 & 7))))) & 7))) < (int((int64_t(int(unsigned(7) * unsigned(7))) * ((0 / (1 + (-1 & 7))) >> 12) - int(unsigned(7) * unsigned(7))) / 3 % 1000) / (1 + (int((int64_t(int(uint16_t(8))) * (int((int64_t(8) * (9 >> 12) - 8) / 3 % 1000) >> 12) - int(uint16_t(8))) / 3 % 1000) & 7))))) break;
        v1 += x[0];
      }
      double v5 = std::fabs(float(6));
      double* p6 = (((x[2] - v1) / x[2]) >= ((double(k2) / -1.25) / (2.0 * x[2]))) ? &v1 : &v5;
      *p6 += ((((-1 > 6) || (x[3] > 0.0)) ? std::sqrt(x[0]) : (0.0 - double(k2))) / ((0.0 != 7.0) ? x[2] : (v5 * 0.0)));
    }
    double v7 = std::sqrt(1e-3);
    for (int k8 = 0; k8 < 1; ++k8) {
      v7 *= x[4];
      for (int k9 = 0; k9 < 1; ++k9) {
        double v10 = (x[5] + x[1]);
        double v11 = (x[0] - (std::min<double>(0.0, x[0]) - (3.0 * 7.0)));
      }
    }
  }
  double v12 = ((std::sqrt(x[0]) * std::sqrt(7.0)) - ((-1.25 * 7.0) - (0.5 * x[0])));
  double v13 = (((4 >> (1 + (int(int64_t(1)) & 7))) != int(unsigned(int(unsigned(-1) | unsigned(0))) ^ unsigned(int(unsigned(1) | unsigned(1))))) ? (x[5] * (7.0 / 0.0)) : std::max<double>(float(std::min(1, -1)), x[0]));
  return x[0];
}
inline double f307361(const double* x) {
  double v1 = (std::sqrt(x[0]) / std::sqrt(std::sqrt(x[4])));
  v1 *= x[2];
  v1 *= ((std::min<double>(2.0, 3.0) + (3.0 / 7.0)) / (x[0] - std::max<double>(2.0, x[5])));
  for (int k2 = 0; k2 < 4; ++k2) {
    if ((((x[4] >= x[5]) || (7 != 1)) && ((7.0 + 0.0) <= ((3.0 != x[5]) ? 3.0 : 7.0)))) {
      double a3[3] = {std::sqrt((x[0] - (-1.25 / x[3]))), std::sqrt(7.0), (std::sqrt((3.0 * x[2] - 1e-3)) + x[3])};
      const unsigned i4 = unsigned((int(unsigned(1) ^ unsigned(9)) >> (1 + (int(uint8_t(int((int64_t(6) * (int(unsigned(5) | unsigned(8)) >> 12) - 6) / 3 % 1000))) & 7)))) % 3;
      for (int k5 = 0; k5 < 4; ++k5) {
        v1 += (float(int(int64_t(int(uint8_t(9))))) * double(int(unsigned(5) - unsigned((8 / (1 + (-2 & 7)))))) - ((2.0 / 3.0) + x[2]));
      }
    } else {
      double v6 = x[2];
      double v7 = v6;
    }
    v1 = x[3];
  }
  v1 = (((x[4] - -1.25) * (1e-3 + 2.0)) + 2.0);
  if ((x[1] > v1)) return std::sqrt(((x[0] * 0.5) * std::fabs(2.0) - (1e-3 * x[0])));
  return std::min<double>(x[2], std::sqrt(x[1]));
}
inline double f307362(const double* x) {
  double v1 = x[0];
  double v2 = x[3];
  if ((((int(unsigned(7) & unsigned(-2)) > -3) && (-1.25 <= -1.25)) || (std::sqrt(1e-3) > 2.0))) return double(int(unsigned(1) - unsigned(-1)));
  v1 += x[0];
  double v3 = std::sqrt(std::fabs(x[1]));
  return std::sqrt((v2 + std::fabs(-1.25)));
}
inline double f307363(const double* x) {
  double v1 = x[2];
  if ((((3.0 + 1e-3) - x[0]) < (x[3] * std::fabs(x[4])))) {
    double v2 = x[4];
    for (int k3 = 0; k3 < 4; ++k3) {
      double a4[3] = {x[1], ((std::max<double>(7.0, -1.25) - (3.0 - x[1])) + (v1 * x[3])), float(4)};
      const unsigned i5 = unsigned(3) % 3;
      if ((std::max<double>(v1, std::sqrt(7.0)) < (x[0] / x[5]))) {
        for (int k6 = 0; k6 < 3; ++k6) {
          if ((std::min<double>(((-1 < 2) ? 1e-3 : x[1]), std::sqrt(a4[i5])) > double(k3))) {
            double v7 = float(2);
            double v8 = std::sqrt(float(int(uint8_t(int((int64_t(8) * (5 >> 12) - 8) / 3 % 1000)))));
            if ((((3.0 * 1e-3) - x[5]) <= v2)) return (x[5] * a4[i5] - std::fabs((0.5 + 7.0)));
          }
          double v9 = (double(4) * (((-1.25 <= 7.0) ? v2 : a4[i5]) + (3.0 - 1e-3)) - ((0.5 * 0.5 - 0.5) * std::sqrt(double(k6))));
          double v10 = (a4[1] + ((1e-3 >= v9) ? std::min<double>(3.0, -1.25) : (7.0 / double(k6))));
        }
      }
    }
    v1 += x[0];
  } else {
    for (int k11 = 0; k11 < 2; ++k11) {
      double v12 = (((3.0 + 3.0) - double(k11)) - (std::max<double>(1e-3, 7.0) - (7.0 * 0.0 - 7.0)));
      double v13 = (double(k11) - (v12 * float(4)));
      double v14 = (((3.0 < 0.0) ? std::max<double>(2.0, 1e-3) : v1) + x[1]);
    }
    double v15 = x[4];
  }
  double v16 = (std::fabs((v1 - 3.0)) * std::max<double>((0.5 + 0.5), (0.0 - 0.0)) - x[3]);
  double v17 = (((0.5 * 7.0 - 7.0) - (0.5 + -1.25)) * (std::fabs(-1.25) * x[1]) - x[3]);
  double v18 = ((std::max<double>(x[4], 1e-3) - std::max<double>(7.0, 3.0)) * std::fabs((3.0 - 1e-3)) - (x[1] * std::fabs(x[2])));
  double v19 = (v16 * double(8));
  double v20 = ((x[4] * std::sqrt(7.0) - v1) - ((3.0 != 0.5) ? (2.0 - 3.0) : (0.0 - v18)));
  double v21 = (x[0] * ((0.5 * x[1]) - std::fabs(v19)));
  return 2.0;
}
inline double f307364(const double* x) {
  double v1 = x[1];
  for (int k2 = 0; k2 < 1; ++k2) {
    for (int k3 = 0; k3 < 4; ++k3) {
      if (!(int((int64_t(int(int16_t(-2))) * (int(unsigned(5) + unsigned(5)) >> 12) - int(int16_t(-2))) / 3 % 1000) == 2)) return (((3.0 == 7.0) ? std::min<double>(1e-3, x[3]) : float(int((int64_t(5) * (2 >> 12) - 5) / 3 % 1000))) + ((0.5 * 0.5) * ((1e-3 == 2.0) ? 0.0 : double(k2))));
    }
  }
  double v4 = x[3];
  for (int k5 = 0; k5 < 2; ++k5) {
    if ((7.0 >= ((x[2] + 3.0) * std::max<double>(x[1], 2.0)))) return ((((0.0 == v4) || (x[3] != 1e-3)) ? (v1 / v4) : ((-1.25 <= x[2]) ? 0.0 : double(k5))) - x[3]);
    double v6 = (x[3] + (((1e-3 != -1.25) ? 3.0 : 3.0) / (2.0 * 3.0 - 0.5)));
  }
  return (x[5] / (std::min<double>(0.5, 3.0) * x[4] - (1e-3 - 1e-3)));
}
inline double f307365(const double* x) {
  double v1 = x[2];
  if ((x[2] < (std::min<double>(-1.25, v1) + x[5]))) return x[0];
  v1 = ((v1 == ((0.5 < 7.0) ? 3.0 : 3.0)) ? std::min<double>((x[0] - 0.0), std::max<double>(2.0, v1)) : (x[5] - std::fabs(x[0])));
  for (int k2 = 0; k2 < 4; ++k2) {
    int n3 = std::isnan(x[3]) ? 2 : int(unsigned(5) - unsigned(int(unsigned(-3) + unsigned(-3))));
    switch (n3) { case 0: v1 = (std::fabs(x[0]) + ((3.0 * x[5]) - (x[4] + -1.25))); break; case 1: v1 = (std::min<double>(float((0 % (1 + (4 & 7)))), std::fabs(0.5)) + ((1e-3 + 0.0) * (x[2] * -1.25 - double(k2)))); default: v1 = ((double(3) - (7.0 * 7.0 - 7.0)) * (((7 <= 6) ? 7.0 : 0.0) * (3.0 * 7.0 - 0.5)) - (2.0 * double(k2) - x[4])); }
    if ((std::sqrt(x[3]) != (x[0] * ((x[0] > -1.25) ? -1.25 : 0.5) - (x[0] * 2.0)))) {
      v1 = x[1];
      if ((x[1] <= (std::max<double>(0.0, 2.0) + double(k2)))) continue;
    } else {
      for (int k4 = 0; k4 < 3; ++k4) {
        if ((x[0] <= (v1 / x[5]))) {
          if (!(x[5] <= std::min<double>(0.5, 1e-3))) {
            if ((((2.0 + 7.0) + std::max<double>(3.0, 2.0)) > std::sqrt(((2.0 >= 1e-3) ? double(k4) : 0.0)))) return double(k2);
            v1 -= 7.0;
            double v5 = 2.0;
          }
          v1 *= double(k2);
          double v6 = std::fabs(std::min<double>(x[5], x[5]));
        } else {
          double v7 = (double(k2) * (std::max<double>(v1, double(k4)) * std::fabs(7.0) - double(k4)));
          double v8 = x[1];
        }
        double v9 = x[4];
      }
      double v10 = x[4];
      double v11 = x[0];
    }
  }
  double v12 = ((std::sqrt(v1) <= (7.0 * x[4])) ? x[2] : ((v1 < 2.0) ? std::max<double>(3.0, 1e-3) : (x[3] / 7.0)));
  double v13 = (((-1.25 + x[1]) / (3.0 + x[1])) + std::sqrt((2.0 + 0.5)));
  return ((std::max<double>(3.0, v12) * x[5] - std::sqrt(v1)) * x[3]);
}
inline double f307366(const double* x) {
  double v1 = std::fabs(((1e-3 * x[3]) + std::fabs(-1.25)));
  double v2 = ((x[3] / std::sqrt(7.0)) - (x[0] + float(int(unsigned(0) & unsigned(-3)))));
  for (int k3 = 0; k3 < 2; ++k3) {
    if ((int(unsigned(int(unsigned(9) | unsigned(cut(3.0)))) ^ unsigned(int((int64_t((3 / (1 + (0 & 7)))) * (3 >> 12) - (3 / (1 + (0 & 7)))) / 3 % 1000))) != 5)) return double(k3);
    double v4 = ((std::fabs(v1) * (1e-3 + 0.5) - std::sqrt(0.0)) * ((3.0 / 3.0) - std::max<double>(2.0, 0.0)) - x[2]);
    if ((std::sqrt((((-1.25 == 7.0) ? v4 : -1.25) * ((x[1] < 3.0) ? 7.0 : x[5])))) > 0) {
      if ((((-1.25 == x[5]) || ((x[5] < 1e-3) && (-3 == -3))) && std::isnan((0.5 / 0.5)))) continue;
    } else {
      for (int k5 = 0; k5 < 2; ++k5) {
        for (int k6 = 0; k6 < 4; ++k6) {
          if (((std::min<double>(0.0, 0.0) <= std::sqrt(3.0)) || ((2.0 == 0.5) && (cut(3.0) > ((3.0 != 3.0) ? -3 : -1))))) break;
          double v7 = (((0.0 * 7.0) < (double(k3) * 2.0)) ? x[0] : x[3]);
          if (std::isnan(x[2])) continue;
        }
      }
      if ((((v1 != 0.5) ? x[4] : x[1])) > 0) {
        double v8 = double(-1);
      } else {
        if ((int(int8_t(8)) <= 6)) break;
      }
      double v9 = x[2];
    }
  }
  double v10 = std::fabs(std::max<double>(x[0], x[1]));
  double v11 = v1;
  double v12 = x[1];
  double v13 = (std::min<double>(((0.5 > v1) ? v2 : -1.25), (2.0 / 3.0)) / x[4]);
  return float(int(unsigned(7) + unsigned(int(unsigned((5 / (1 + (1 & 7)))) - unsigned(-1)))));
}
inline double f307367(const double* x) {
  double v1 = (std::sqrt(std::sqrt(0.5)) - x[5]);
  double v2 = (std::fabs(((0.0 >= -1.25) ? x[1] : x[0])) * x[3]);
  v2 += v1;
  double v3 = ((std::isnan(0.0) ? (0.5 * -1.25) : (1e-3 - 0.5)) + (x[2] * (1e-3 - 2.0)));
  if ((std::sqrt((0.0 * 7.0)) < (0.0 * (7.0 * v3) - (v3 + v3)))) {
    double v4 = std::min<double>(v2, std::sqrt((x[4] + 0.5)));
  }
  for (int k5 = 0; k5 < 1; ++k5) {
    v1 += (((-1.25 >= x[5]) && (int(unsigned(0) ^ unsigned(-2)) == -3)) ? std::sqrt((-1.25 - 7.0)) : std::fabs(x[2]));
    if ((int((int64_t(cut(2.0)) * (int(unsigned((1 % (1 + (8 & 7)))) + unsigned((0 / (1 + (9 & 7))))) >> 12) - cut(2.0)) / 3 % 1000) <= std::min(int(unsigned(int((int64_t(-2) * (-2 >> 12) - -2) / 3 % 1000)) & unsigned(cut(x[0]))), int(unsigned(9) - unsigned(cut(-1.25)))))) break;
    if (((std::fabs(x[5]) < x[0]) || (std::isnan(x[3]) || (3.0 > 3.0)))) {
      v3 *= std::sqrt(((x[2] - 7.0) + (x[2] / 7.0)));
    }
  }
  double a6[3] = {(std::sqrt((v1 + -1.25)) * (std::min<double>(0.0, v3) + 3.0)), std::max<double>((v3 + (0.0 * v1)), 0.0), std::sqrt(((-1.25 > 1e-3) ? v1 : ((v3 > 7.0) ? x[5] : -1.25)))};
  const unsigned i7 = unsigned((std::min(-3, 9) % (1 + (cut(7.0) & 7)))) % 3;
  return std::sqrt(((3.0 * 7.0) * x[1] - (0.0 * -1.25)));
}
inline double f307368(const double* x) {
  double v1 = x[5];
  double v2 = std::fabs(x[3]);
  double v3 = (((0.5 <= 0.0) ? (x[3] * 0.0 - 1e-3) : (v1 * 3.0 - x[4])) + std::min<double>(std::sqrt(0.5), std::min<double>(0.5, -1.25)));
  for (int k4 = 0; k4 < 3; ++k4) {
    v1 += x[5];
    if (((std::fabs(0.0) + (v2 * x[1])) <= float(cut(x[4])))) return x[0];
  }
  if (std::isnan(x[4])) return ((std::isnan(0.0) ? (1e-3 * -1.25 - 0.5) : x[0]) * x[3] - std::sqrt((3.0 / 1e-3)));
  return v3;
}
inline double f307369(const double* x) {
  double v1 = std::sqrt((double(0) * (2.0 + x[5]) - (x[0] * 3.0 - x[5])));
  double a2[3] = {x[2], (x[3] - (x[3] * (x[3] + x[5]))), std::max<double>(((1e-3 + x[4]) - v1), ((3.0 * -1.25 - 7.0) / (7.0 * 1e-3)))};
  const int i3 = (cut(x[3]) <= cut(x[3])) ? 0 : 2;
  for (int k4 = 0; k4 < 4; ++k4) {
    if ((x[5] < std::fabs(std::max<double>(-1.25, 7.0)))) return x[4];
    a2[i3] += std::min<double>(((-1.25 * x[1] - 7.0) / x[4]), std::min<double>(std::sqrt(a2[1]), std::sqrt(7.0)));
    double v5 = (x[0] - ((2.0 + double(k4)) - (7.0 * 7.0)));
  }
  if (((x[0] > std::fabs(0.0)) && ((-1.25 < 7.0) && (0.5 < 0.0)))) {
    if (((((2.0 > -1.25) ? (7.0 - 1e-3) : (-1.25 + 2.0)) * (x[0] * (0.0 / x[5]) - x[2]))) > 0) {
      if (((-1 % (1 + (cut(2.0) & 7))) == (std::min(7, 7) >> (1 + (8 & 7))))) {
        if (std::isnan(((7.0 * -1.25) * (-1.25 + 7.0) - std::fabs(1e-3)))) {
          if ((std::sqrt((3.0 * 0.5 - 2.0)) == x[3])) {
            for (int k6 = 0; k6 < 1; ++k6) {
              double v7 = (std::min<double>(1e-3, std::fabs(2.0)) * a2[1] - x[2]);
            }
            double v8 = std::min<double>(v1, v1);
            for (int k9 = 0; k9 < 4; ++k9) {
              double v10 = std::sqrt(x[5]);
            }
          } else {
            double v11 = (((x[4] > 3.0) ? (x[3] + x[0]) : 3.0) * x[2] - x[5]);
            double v12 = std::fabs(std::max<double>((7.0 - 2.0), std::min<double>(x[1], 2.0)));
          }
          double v13 = (std::sqrt((3.0 + 0.5)) * (((3.0 <= -1.25) || (0.0 == 7.0)) ? float(2) : std::min<double>(1e-3, 7.0)));
        } else {
          double v14 = (std::isnan(((x[4] > 2.0) ? x[1] : 0.0)) ? ((1e-3 / 0.0) * a2[1]) : std::sqrt(std::min<double>(x[0], x[3])));
          double v15 = std::sqrt(x[3]);
          double v16 = a2[1];
        }
      } else {
        double v17 = x[3];
        double v18 = (x[5] + x[4]);
        double v19 = x[4];
      }
      double v20 = std::max<double>(((0.0 / 2.0) * (0.0 * 2.0 - x[0])), std::min<double>((2.0 * 0.5 - 1e-3), (2.0 + 0.5)));
    }
    double v21 = (x[2] * ((x[0] - x[1]) * std::fabs(v1)));
    double v22 = (!(2.0 > x[1]) ? a2[i3] : float(int(unsigned(int(unsigned(9) + unsigned(8))) - unsigned(int(unsigned(-2) * unsigned(6))))));
  }
  return std::max<double>((std::sqrt(0.0) * (1e-3 * -1.25) - (x[3] + -1.25)), ((a2[1] * 3.0 - 0.5) - v1));
}
inline double f307370(const double* x) {
  double v1 = (((int((int64_t(-2) * (5 >> 12) - -2) / 3 % 1000) <= 7) ? ((7.0 != 2.0) ? x[1] : 1e-3) : (0.0 * 2.0)) * (x[3] + std::min<double>(-1.25, 2.0)) - x[4]);
  if ((x[2] != ((2.0 * 2.0) * 2.0 - 0.5))) {
    if ((9 != cut(-1.25))) {
      v1 += (((0.5 * 1e-3 - x[2]) + std::sqrt(2.0)) + (float(cut(3.0)) - (0.0 * 2.0)));
      double v2 = (((x[3] / 1e-3) < 2.0) ? (std::sqrt(x[5]) - x[0]) : (x[4] + x[3]));
    } else {
      if (((x[3] * (0.0 + 2.0)) > ((0.0 * x[1]) - (x[2] - 7.0)))) return (double(7) * ((2.0 - x[0]) + std::sqrt(7.0)));
      if ((((2.0 - 0.5) != x[0]) || ((1e-3 + 7.0) == (0.5 - 7.0)))) {
        double v3 = ((std::min<double>(2.0, x[3]) * x[5]) / ((-1.25 < 0.0) ? std::fabs(1e-3) : float((2 / (1 + (2 & 7))))));
        double v4 = x[1];
        if ((x[1] != (std::min<double>(x[2], 7.0) * std::sqrt(2.0)))) {
          v4 += ((x[1] / (3.0 - 3.0)) - (x[2] / (3.0 * -1.25 - -1.25)));
          for (int k5 = 0; k5 < 2; ++k5) {
            double a6[3] = {(((-1.25 * v4 - 1e-3) / (2.0 * v3 - 0.5)) * x[4] - ((x[3] - -1.25) - v3)), 3.0, v1};
            const unsigned i7 = unsigned(int((int64_t(-3) * (6 >> 12) - -3) / 3 % 1000)) % 3;
            int w8 = int(unsigned(cut(a6[i7])) & unsigned(cut((-1.25 + 3.0))));
          }
          double v9 = ((std::min<double>(0.5, -1.25) * std::fabs(v4)) * std::sqrt(x[4]));
        }
      } else {
        double v10 = x[4];
        double v11 = (v1 / ((-1.25 * v1) * std::sqrt(0.5) - std::fabs(3.0)));
        double v12 = ((std::fabs(3.0) - (1e-3 + 0.5)) * x[3] - (x[4] - std::sqrt(7.0)));
      }
    }
    double v13 = x[4];
    double v14 = std::fabs((!(0.0 >= 7.0) ? x[1] : ((0.5 <= 7.0) ? 2.0 : v1)));
  } else {
    double v15 = x[0];
    double v16 = (std::sqrt((0.5 + 0.0)) - x[0]);
  }
  double v17 = (std::sqrt(std::sqrt(0.5)) / (x[2] * (x[2] + 0.0)));
  double v18 = ((x[0] <= (1e-3 + v17)) ? x[3] : (7.0 - std::fabs(7.0)));
  double v19 = (std::fabs(std::sqrt(3.0)) + std::sqrt((-1.25 * x[4] - 3.0)));
  double v20 = 0.5;
  double v21 = (x[0] * x[5]);
  double v22 = x[5];
  return v18;
}
inline double f307371(const double* x) {
  double v1 = x[0];
  int n2 = (std::sqrt(x[3]) > x[0]) ? 2 : -2;
  switch (n2) { case 0: v1 = (v1 * (((7.0 >= -1.25) ? -1.25 : 7.0) + std::sqrt(0.5))); break; case 1: v1 = x[5]; default: v1 = std::fabs(x[2]); }
  v1 += (((std::min(9, 5) <= cut(3.0)) || !(0.0 < 3.0)) ? ((x[0] < 2.0) ? (0.5 + v1) : (x[4] * x[5] - x[5])) : ((1e-3 * 3.0 - 0.5) * (7.0 - 0.0)));
  if (((3.0 * (2.0 / -1.25)) != (x[0] * ((1e-3 > x[3]) ? 1e-3 : 1e-3) - (-1.25 * 7.0 - -1.25)))) return x[1];
  double v3 = ((((2.0 < x[5]) || (3.0 <= x[1])) ? ((0.0 < x[4]) ? 7.0 : x[1]) : (2.0 + 3.0)) + (x[2] - ((v1 != 2.0) ? 0.0 : 0.0)));
  if (((((7 / (1 + (7 & 7))) < int(int16_t(6))) && (1e-3 > 3.0)) || ((v3 * 0.0) == x[3]))) {
    for (int k4 = 0; k4 < 2; ++k4) {
      v3 = ((x[4] + (3.0 * 0.5)) * double(k4) - (float(cut(double(k4))) * x[5]));
      if ((x[1] == (((7.0 > 0.0) ? 0.0 : x[5]) * (x[1] + 3.0)))) return 7.0;
      v1 *= (x[4] * v3);
    }
  }
  v1 += v1;
  for (int k5 = 0; k5 < 2; ++k5) {
    for (int k6 = 0; k6 < 3; ++k6) {
      for (int k7 = 0; k7 < 4; ++k7) {
        int w8 = 0;
        double v9 = ((((x[1] <= -1.25) ? 0.0 : 0.5) * ((-1.25 > double(k7)) ? 1e-3 : v1)) + (std::min<double>(3.0, x[1]) * (3.0 / -1.25) - v1));
        double v10 = x[3];
      }
    }
    double v11 = x[2];
    double v12 = std::fabs((((x[4] <= x[5]) ? v11 : 1e-3) + v11));
  }
  return x[5];
}
inline double f307372(const double* x) {
  double v1 = (x[3] - x[1]);
  v1 *= ((((x[4] >= 2.0) ? x[5] : x[0]) / std::fabs(3.0)) - ((x[3] + 2.0) + (1e-3 * x[2] - x[4])));
  v1 = (x[5] / std::max<double>((3.0 * x[0]), v1));
  int n2 = (std::max<double>(((x[0] <= 3.0) ? 3.0 : x[0]), 1e-3) <= (std::max<double>(3.0, 0.0) * std::sqrt(0.0))) ? 2 : cut(std::min<double>((0.0 + 0.5), x[3]));
  switch (n2) { case 0: v1 = (((1e-3 + 2.0) + (0.5 * 0.5)) * ((0.0 + -1.25) * (1e-3 * 3.0) - x[2])); break; case 1: v1 = (std::max<double>(x[5], std::sqrt(7.0)) + x[2]); default: v1 = x[4]; }
  double v3 = (x[0] * ((2.0 - x[1]) + (2.0 - x[0])));
  return (((2.0 / x[3]) / (0.5 + x[0])) - x[4]);
}
inline double f307373(const double* x) {
  double v1 = x[0];
  double v2 = (((1e-3 * -1.25 - 2.0) + (-1.25 + 0.5)) + x[1]);
  double a3[3] = {std::fabs(x[4]), (std::sqrt((-1.25 * 7.0 - x[0])) * x[0] - ((3.0 >= 0.5) ? ((-1.25 <= x[5]) ? x[3] : v1) : x[1])), std::max<double>(((x[0] * x[1]) * (0.5 / 7.0) - ((3.0 > -1.25) ? 0.5 : 0.5)), double(int(unsigned(6) - unsigned(-3))))};
  const int i4 = (x[1] >= double(cut(7.0))) ? 0 : 2;
  v2 -= x[1];
  double v5 = ((std::fabs(a3[i4]) * ((x[5] >= a3[1]) ? v1 : 2.0) - x[2]) - (a3[i4] * x[0]));
  if (std::isnan(std::max<double>(a3[1], (-1.25 * 2.0 - a3[1])))) {
    double v6 = ((x[0] / x[1]) + (v1 - std::fabs(0.0)));
    if ((((std::fabs(a3[i4]) / (2.0 + -1.25)) * (x[4] * std::max<double>(0.5, v5)))) > 0) {
      double a7[3] = {((std::max<double>(7.0, 3.0) - std::fabs(0.0)) * v5 - (std::isnan(-1.25) ? std::sqrt(-1.25) : std::sqrt(7.0))), (((1e-3 * x[2] - -1.25) + (3.0 * 0.5 - -1.25)) * x[2]), (v6 + x[0])};
      const unsigned i8 = unsigned(int(unsigned(int(unsigned(int(unsigned(int(int64_t(7))) * unsigned(int(uint8_t(8))))) + unsigned(((v5 > 3.0) ? cut(2.0) : (1 % (1 + (7 & 7))))))) | unsigned(7))) % 3;
      for (int k9 = 0; k9 < 2; ++k9) {
        double* p10 = (!(v1 != -1.25) && std::isnan((0.5 * 7.0 - 0.0))) ? &v6 : &v1;
        *p10 += (std::isnan(std::sqrt(1e-3)) ? ((3.0 / 0.5) * std::min<double>(3.0, 3.0) - (x[0] + v1)) : (v5 + v6));
        double a11[3] = {(((-1.25 + 2.0) * std::fabs(v1)) * ((-1.25 - x[1]) * x[4]) - (std::sqrt(v1) * a7[i8] - (v5 + 7.0))), (std::sqrt((x[4] * -1.25)) * ((7.0 * 3.0) - a3[i4]) - (0.5 - x[2])), x[0]};
        const int i12 = (x[1] > x[1]) ? 0 : 2;
      }
    }
  }
  if ((int(unsigned((-1 / (1 + (int(unsigned(-3) + unsigned(1)) & 7)))) * unsigned(8)) == (cut(a3[1]) >> (1 + (int(unsigned(5) + unsigned(((2.0 > -1.25) ? 4 : 8))) & 7))))) {
    a3[i4] += (std::isnan(x[1]) ? (((0.5 != 3.0) || (-2 < 2)) ? std::sqrt(2.0) : (3.0 - v5)) : a3[1]);
    if (((v1 / std::sqrt(2.0)) >= (((a3[1] < -1.25) ? 2.0 : x[3]) * v5 - (0.0 * -1.25 - 2.0)))) {
      double v13 = v1;
      double v14 = ((5 == 1) ? ((7.0 - v13) - a3[1]) : std::max<double>(std::min<double>(7.0, 7.0), (0.5 * 0.5)));
    } else {
      double v15 = (((1e-3 / 0.0) != (x[4] * 0.5 - 7.0)) ? 0.0 : float(cut(1e-3)));
      double v16 = std::max<double>(a3[1], std::max<double>(x[4], std::min<double>(0.5, 3.0)));
      double v17 = ((a3[i4] * x[1]) / ((0.0 * v1 - 0.5) + (1e-3 - -1.25)));
    }
  } else {
    double v18 = 0.0;
    double v19 = std::max<double>(((7.0 * -1.25 - 2.0) + (-1.25 * 0.0 - 1e-3)), x[0]);
  }
  double v20 = v2;
  return a3[i4];
}
inline double f307374(const double* x) {
  double v1 = (x[0] * (1e-3 / std::sqrt(3.0)) - ((0.5 * -1.25) + x[5]));
  v1 *= (((-1.25 - 2.0) - (x[0] * 2.0 - 3.0)) * x[3] - (std::min<double>(x[3], 2.0) + ((x[3] < x[1]) ? x[3] : 2.0)));
  for (int k2 = 0; k2 < 1; ++k2) {
    v1 *= x[1];
    for (int k3 = 0; k3 < 3; ++k3) {
      double v4 = ((x[3] <= ((0.5 >= -1.25) ? 3.0 : 3.0)) ? std::sqrt(std::sqrt(0.0)) : ((3.0 / 0.0) * ((0.0 == 2.0) ? v1 : 2.0) - (-1.25 * double(k2))));
      double v5 = (std::min<double>(std::sqrt(0.0), double(k3)) * ((x[2] + 1e-3) + std::sqrt(3.0)));
      double v6 = x[2];
    }
  }
  if ((std::min<double>(v1, std::sqrt(double(int(unsigned(6) * unsigned(4)))))) > 0) {
    v1 -= (x[4] * std::sqrt((3.0 / x[5])));
    double v7 = x[2];
    if ((((2.0 + -1.25) * std::sqrt(x[1]) - (x[3] - 2.0)) == (x[0] / x[2]))) {
      v1 *= std::min<double>(x[0], x[4]);
    } else {
      v7 *= ((std::min<double>(0.5, 7.0) * 3.0) + x[0]);
    }
  } else {
    double v8 = std::min<double>(((0.0 - 7.0) * (x[5] - 0.0)), std::sqrt(x[1]));
    double v9 = std::min<double>(std::sqrt((1e-3 * 3.0)), ((int(int16_t(6)) <= int(unsigned(8) & unsigned(4))) ? (1e-3 + 0.0) : (x[0] + -1.25)));
    double v10 = v1;
  }
  double v11 = ((std::max<double>(2.0, 1e-3) <= (x[1] * x[0])) ? (std::isnan(7.0) ? ((2.0 != x[4]) ? 3.0 : x[3]) : std::min<double>(3.0, 2.0)) : (x[4] - std::sqrt(1e-3)));
  double v12 = (x[1] - std::sqrt((v11 - 0.5)));
  double v13 = (((7.0 - 1e-3) * (v12 * 1e-3 - 3.0) - (2.0 / v1)) / (x[1] * (1e-3 + v11)));
  return x[3];
}
inline double f307375(const double* x) {
  double v1 = std::min<double>((std::max<double>(0.5, 0.5) + ((2.0 <= 0.5) ? x[4] : 2.0)), std::max<double>(x[0], x[2]));
  double v2 = ((std::sqrt(0.5) - (7.0 - -1.25)) * std::max<double>(((3.0 < 0.5) ? 0.5 : 0.0), std::sqrt(x[2])));
  if (!((7.0 / 0.0) != std::sqrt(x[1]))) return ((7.0 * v2 - (x[3] * 0.0)) / 0.5);
  double v3 = std::min<double>(((v1 * 7.0) + x[2]), std::min<double>((1e-3 * v1), std::sqrt(7.0)));
  double v4 = std::fabs(x[1]);
  v3 -= v2;
  if ((x[2] <= v1)) {
    for (int k5 = 0; k5 < 4; ++k5) {
      for (int k6 = 0; k6 < 3; ++k6) {
        v3 = (((double(k5) * 3.0) >= (3.0 * 3.0)) ? std::sqrt(std::sqrt(x[3])) : (double(k5) * std::sqrt(v4)));
        double v7 = std::sqrt(std::fabs(v3));
        double v8 = v1;
      }
      if (((std::fabs(-1.25) > x[0]) || !!(v2 != 1e-3))) {
        double v9 = x[4];
        v9 = x[4];
        double v10 = (std::max<double>((0.5 - -1.25), (1e-3 + x[1])) * v4 - x[2]);
      }
    }
    double v11 = x[3];
  } else {
    double v12 = x[3];
    double v13 = std::fabs(((-1.25 + 3.0) - (x[1] + -1.25)));
    double v14 = (x[4] * v12 - ((3.0 != 3.0) ? (v12 * v2 - 2.0) : v13));
  }
  return v1;
}
inline double f307376(const double* x) {
  double v1 = std::min<double>(std::max<double>(((x[5] != 7.0) ? 1e-3 : 3.0), x[1]), ((7.0 + x[4]) - (x[5] * x[2] - 0.5)));
  if ((((x[3] >= -1.25) && (1e-3 >= 2.0)) && (((x[0] != 7.0) || (7.0 == 0.0)) && (3.0 == 3.0)))) return x[5];
  double v2 = v1;
  double* p3 = std::isnan(v2) ? &v2 : &v1;
  *p3 += x[4];
  return std::min<double>(std::sqrt(x[5]), ((0.0 * 2.0 - x[3]) - ((3.0 != 7.0) ? 7.0 : -1.25)));
}
inline double f307377(const double* x) {
  double v1 = double(-1);
  if (std::isnan(std::fabs(x[2]))) {
    int n2 = (((7.0 * 3.0) == (x[4] - x[3])) || ((0.0 <= 1e-3) && !(-1.25 > 0.0))) ? 1 : 4;
    switch (n2) { case 0: v1 = x[2]; break; case 1: v1 = (std::fabs((2.0 - 1e-3)) + ((0.0 - 2.0) * x[3])); default: v1 = ((std::isnan(x[5]) ? x[5] : x[4]) / ((x[2] * -1.25) * (x[2] + v1) - 7.0)); }
    for (int k3 = 0; k3 < 4; ++k3) {
      v1 *= x[1];
      if ((x[2] >= (2.0 * x[5]))) {
        double v4 = (((3.0 * v1) - (2.0 + -1.25)) * ((2.0 * -1.25) + std::sqrt(1e-3)) - ((-1.25 * 3.0) + x[2]));
      } else {
        if ((float(5)) > 0) {
          for (int k5 = 0; k5 < 3; ++k5) {
            if ((x[4] >= x[2])) {
              if ((x[2] >= (std::max<double>(v1, x[5]) - ((1e-3 > x[0]) ? 1e-3 : 2.0)))) {
                for (int k6 = 0; k6 < 1; ++k6) {
                  double v7 = (((3.0 * x[5] - 7.0) + double(std::min(7, 0))) / ((1e-3 - x[1]) * ((0.0 <= -1.25) ? 0.5 : -1.25)));
                  for (int k8 = 0; k8 < 2; ++k8) {
                    v7 *= x[0];
                    double v9 = (std::fabs(7.0) * std::max<double>(((double(k3) == 3.0) ? 3.0 : 2.0), 1e-3));
                  }
                  double v10 = x[2];
                }
                double v11 = ((x[2] + -1.25) + std::sqrt(x[0]));
              } else {
                double v12 = (((3.0 * double(k5) - 0.0) + (1e-3 / -1.25)) * x[1] - (((-1.25 != -1.25) || (-1.25 <= 1e-3)) ? (0.0 * -1.25 - 3.0) : (x[1] / double(k3))));
              }
            }
            double v13 = std::sqrt(x[2]);
          }
          double v14 = (x[4] - ((v1 * x[0] - 0.5) + (3.0 * 0.5)));
        } else {
          double v15 = float(3);
          double v16 = (x[2] - ((2.0 - 3.0) + float(9)));
        }
      }
    }
  } else {
    double v17 = x[2];
  }
  double v18 = 0.5;
  double v19 = std::min<double>(((x[0] - v1) - x[4]), x[2]);
  return std::sqrt(((x[4] * x[3] - v18) * (0.5 * 3.0 - -1.25)));
}
inline double f307378(const double* x) {
  double v1 = x[1];
  double v2 = std::sqrt(((3.0 + x[3]) + (7.0 * 0.0 - 0.5)));
  v1 *= std::sqrt(x[5]);
  for (int k3 = 0; k3 < 1; ++k3) {
    v1 *= (std::fabs((x[5] * 0.5 - 3.0)) * (std::max<double>(-1.25, -1.25) * ((0.5 != 7.0) ? 0.0 : 0.5)));
  }
  double v4 = (x[4] * x[2]);
  if (((x[3] * std::fabs(1e-3)) > x[4])) return x[0];
  double v5 = x[2];
  return (std::sqrt(x[3]) * x[3]);
}
inline double f307379(const double* x) {
  double v1 = double(int((int64_t(9) * (cut(7.0) >> 12) - 9) / 3 % 1000));
  v1 -= (v1 * (std::sqrt(0.0) / x[5]));
  if ((((((7.0 < x[2]) ? 0.5 : 2.0) * x[3] - std::sqrt(1e-3)) + (x[0] / (1e-3 - x[4])))) > 0) {
    for (int k2 = 0; k2 < 3; ++k2) {
      if (((!(2.0 != v1) && (7.0 != 3.0)) && (x[4] != v1))) {
        double v3 = ((std::sqrt(-1.25) - (x[4] + 0.5)) + ((7.0 / 0.0) + double(k2)));
        v1 -= x[0];
        double v4 = (std::max<double>(std::max<double>(0.5, -1.25), (0.0 * 1e-3 - 1e-3)) + double(6));
      } else {
        v1 *= x[5];
        double v5 = x[1];
      }
    }
  } else {
    for (int k6 = 0; k6 < 1; ++k6) {
      if ((std::sqrt(double(k6)) != std::fabs(x[3]))) continue;
    }
  }
  double v7 = double(cut(std::max<double>(2.0, 3.0)));
  if (!std::isnan((x[5] * x[5]))) {
    v1 -= (std::sqrt(std::max<double>(1e-3, 1e-3)) - x[3]);
    double v8 = float(cut(1e-3));
  } else {
    double v9 = (x[0] - (x[4] * (1e-3 + 7.0)));
    double v10 = (((x[4] / -1.25) - ((-1.25 > 0.0) ? 1e-3 : 2.0)) * x[3] - x[2]);
    double v11 = (((0.5 <= x[3]) ? (x[0] + -1.25) : x[5]) * std::min<double>(v10, std::sqrt(0.5)));
  }
  double v12 = x[0];
  return (((3.0 - 7.0) * (v12 * -1.25 - 1e-3) - (7.0 * v12)) * std::sqrt((x[0] * v12)) - std::sqrt(std::max<double>(0.0, 3.0)));
}
inline double f307380(const double* x) {
  double v1 = 0.0;
  double v2 = x[1];
  double v3 = (x[3] + ((-1.25 * 2.0 - 0.5) * (7.0 * 2.0 - 7.0)));
  double* p4 = ((std::fabs(3.0) != x[0]) && ((3.0 < 1e-3) && (x[4] > 3.0))) ? &v2 : &v1;
  *p4 += std::min<double>(v2, (v2 / (0.0 - v3)));
  double v5 = x[1];
  double v6 = x[0];
  v5 += std::sqrt(v6);
  return std::fabs(std::min<double>(v3, std::max<double>(7.0, 3.0)));
}
inline double f307381(const double* x) {
  double v1 = (std::sqrt((0.0 * 0.5 - x[3])) / std::min<double>((2.0 - -1.25), x[4]));
  int n2 = (std::sqrt(((7.0 > x[1]) ? 1e-3 : 7.0)) != std::max<double>(2.0, (x[2] + 3.0))) ? 1 : int(unsigned(-3) ^ unsigned(int(unsigned(cut(x[0])) | unsigned(int((int64_t(cut(1e-3)) * (1 >> 12) - cut(1e-3)) / 3 % 1000)))));
  switch (n2) { case 0: v1 = x[1]; break; case 1: v1 = (std::max<double>(std::fabs(x[3]), (7.0 + v1)) / (std::sqrt(0.5) * x[2])); default: v1 = x[4]; }
  for (int k3 = 0; k3 < 3; ++k3) {
    v1 += std::fabs(std::fabs(x[0]));
  }
  int n4 = (((0.0 * x[1] - x[4]) * (2.0 + x[0]) - v1) > (x[5] * std::sqrt(x[5]) - x[5])) ? 1 : 9;
  switch (n4) { case 0: v1 = (((0.0 * -1.25 - x[1]) + (1e-3 / 0.0)) / ((1e-3 + 2.0) - ((4 < 4) ? 7.0 : 3.0))); break; case 1: v1 = (7.0 * float(6)); default: v1 = (x[3] * ((-1.25 * 3.0 - x[4]) * ((0.5 <= 0.0) ? 7.0 : x[3]))); }
  double v5 = (v1 - ((0.0 + x[1]) * (-1.25 * x[5] - x[5]) - x[2]));
  v5 -= x[4];
  double v6 = x[5];
  double a7[3] = {std::min<double>(((x[0] * 0.5) * x[2] - (0.5 + 0.0)), std::sqrt(double(-3))), ((!(x[4] < 2.0) ? (0.0 * 7.0) : std::sqrt(3.0)) / (x[5] - ((0.5 >= 0.5) ? 0.0 : 1e-3))), ((!(1e-3 < 7.0) ? std::sqrt(0.5) : v1) + ((-1.25 - 7.0) / x[0]))};
  const int i8 = ((x[2] + x[0]) != x[3]) ? 0 : 2;
  return v5;
}
inline double f307382(const double* x) {
  double v1 = -1.25;
  double v2 = v1;
  int n3 = ((std::sqrt(-1.25) >= double(cut(v1))) && ((7.0 * 1e-3 - 1e-3) <= std::max<double>(x[3], x[2]))) ? 2 : cut(std::max<double>((x[0] * 2.0 - 0.0), x[1]));
  switch (n3) { case 0: v1 = v2; break; case 1: v2 = (std::min<double>((-1.25 - 7.0), (-1.25 - x[2])) * x[1] - (0.5 + v1)); default: v2 = std::max<double>(std::sqrt(std::fabs(0.0)), (x[0] / std::sqrt(2.0))); }
  for (int k4 = 0; k4 < 4; ++k4) {
    double v5 = ((7.0 * x[3] - ((-1 != 8) ? 3.0 : -1.25)) + ((3.0 * 2.0 - 7.0) * v1));
    if ((v1 != x[0])) continue;
  }
  return x[2];
}
inline double f307383(const double* x) {
  double v1 = ((std::max<double>(0.5, 1e-3) * x[0]) + (!(3 <= -3) ? (x[1] + -1.25) : std::min<double>(x[4], x[3])));
  double v2 = x[1];
  v1 = v1;
  for (int k3 = 0; k3 < 1; ++k3) {
    v2 += double(7);
    double v4 = x[0];
    if ((std::max<double>((x[3] + 2.0), v2) <= (((1e-3 <= 7.0) ? 2.0 : 7.0) - std::fabs(0.5)))) return double(k3);
  }
  return 7.0;
}
inline double f307384(const double* x) {
  double v1 = ((x[1] * ((2.0 < x[5]) ? x[1] : 0.0) - std::min<double>(0.5, 0.5)) - (x[4] * (0.0 * 3.0)));
  v1 *= x[2];
  for (int k2 = 0; k2 < 4; ++k2) {
    double v3 = ((((3.0 != 0.0) ? 1e-3 : v1) - (1e-3 * x[3])) * std::min<double>(std::sqrt(3.0), ((4 > 8) ? 0.0 : -1.25)));
  }
  for (int k4 = 0; k4 < 3; ++k4) {
    v1 = (std::min<double>((1e-3 - 2.0), double(k4)) * x[2]);
  }
  double v5 = std::sqrt(x[2]);
  if ((v5) > 0) {
    double v6 = std::fabs(x[3]);
    v6 += std::min<double>(((v5 * 0.0) - v1), std::min<double>(std::fabs(2.0), ((2.0 < 7.0) ? 1e-3 : -1.25)));
    double v7 = (((x[4] - 7.0) + x[2]) * (((-1.25 != v5) ? 2.0 : v1) + (v6 + 3.0)));
  } else {
    v5 -= double(4);
    for (int k8 = 0; k8 < 3; ++k8) {
      if (((x[3] * double(int(int64_t(6))) - (3.0 + 0.5)) >= (std::min<double>(-1.25, -1.25) / ((7.0 < -1.25) ? x[4] : 1e-3)))) {
        for (int k9 = 0; k9 < 4; ++k9) {
          double v10 = std::min<double>(float(int(unsigned(9) * unsigned(4))), std::max<double>(x[5], (7.0 * -1.25)));
        }
      }
      double v11 = (std::sqrt((-1.25 * -1.25)) * (x[0] - (0.0 - 1e-3)) - x[2]);
    }
    double v12 = x[4];
  }
  double v13 = std::sqrt((std::sqrt(2.0) - (3.0 * -1.25)));
  double v14 = (((x[5] * 3.0 - 0.5) * 1e-3 - (-1.25 * 1e-3 - x[5])) * (std::sqrt(7.0) + (x[2] * 3.0 - x[2])));
  return (std::fabs(3.0) * v1);
}
inline double f307385(const double* x) {
  double v1 = (((-1.25 > 2.0) ? x[2] : x[3]) + ((-1.25 - 2.0) + x[2]));
  if ((((v1 > 7.0) || std::isnan(2.0)) || (v1 <= (3.0 - 0.5)))) {
    v1 -= (((0.5 < 1e-3) || ((v1 > -1.25) || (1e-3 == v1))) ? (std::fabs(3.0) * (2.0 + 0.5)) : ((1e-3 >= 2.0) ? std::sqrt(-1.25) : std::sqrt(0.0)));
  } else {
    if (std::isnan(v1)) {
      int n2 = std::isnan((x[1] - v1)) ? 0 : int((int64_t((7 / (1 + (2 & 7)))) * (-3 >> 12) - (7 / (1 + (2 & 7)))) / 3 % 1000);
      switch (n2) { case 0: v1 = (x[1] + (((x[2] < -1.25) ? 2.0 : 7.0) + x[4])); break; case 1: v1 = x[2]; default: v1 = x[3]; }
    } else {
      int n3 = (((x[3] * x[2]) + (0.5 * 0.5 - 7.0)) < (((x[3] == x[3]) ? x[2] : x[0]) * v1 - (3.0 - -1.25))) ? 2 : -3;
      switch (n3) { case 0: v1 = x[5]; break; case 1: v1 = double(4); default: v1 = (x[3] * float(int((int64_t(int(uint16_t(-2))) * (-1 >> 12) - int(uint16_t(-2))) / 3 % 1000))); }
      for (int k4 = 0; k4 < 3; ++k4) {
        v1 *= ((x[2] / v1) * x[4] - ((0.5 + 0.5) - ((0.5 <= 0.5) ? x[3] : x[5])));
        double v5 = x[4];
        double v6 = x[1];
      }
    }
    v1 -= ((x[4] + (x[0] / x[3])) - x[4]);
    double a7[3] = {x[5], v1, (x[2] - (v1 * std::sqrt(7.0) - v1))};
    const unsigned i8 = unsigned(cut((x[2] * std::sqrt(x[0])))) % 3;
  }
  for (int k9 = 0; k9 < 2; ++k9) {
    int n10 = (((1e-3 != x[5]) && ((v1 == -1.25) || (x[4] < x[5]))) && (float(int(unsigned(-3) | unsigned(7))) > std::sqrt(7.0))) ? 1 : 5;
    switch (n10) { case 0: v1 = double(7); break; case 1: v1 = ((!(-1.25 < x[5]) && ((-1.25 >= x[3]) && (x[0] > 0.5))) ? x[3] : x[5]); default: v1 = (((1e-3 * 3.0 - 0.0) * std::fabs(x[3]) - x[5]) + v1); }
    for (int k11 = 0; k11 < 4; ++k11) {
      double v12 = std::fabs(((x[4] + 2.0) * (v1 * 1e-3 - 7.0)));
      double v13 = float(9);
    }
    double v14 = std::max<double>(x[4], ((x[5] == x[2]) ? 2.0 : x[2]));
  }
  double v15 = x[0];
  double v16 = std::sqrt(0.0);
  double v17 = (x[5] / x[1]);
  return v16;
}
inline double f307386(const double* x) {
  double v1 = (x[1] - (-1.25 / x[5]));
  v1 *= std::min<double>(0.5, (std::max<double>(0.0, 7.0) * (0.5 * 7.0 - -1.25) - std::sqrt(1e-3)));
  int n2 = (std::sqrt(double(int(unsigned(5) | unsigned(3)))) < ((2.0 * -1.25) - x[0])) ? 0 : cut((x[4] - x[2]));
  switch (n2) { case 0: v1 = ((int((int64_t(int(int16_t(7))) * (int(unsigned(0) * unsigned(8)) >> 12) - int(int16_t(7))) / 3 % 1000) < cut(-1.25)) ? std::max<double>((0.5 * 3.0 - x[2]), (x[1] * -1.25 - 0.5)) : x[1]); break; case 1: v1 = ((x[3] / (3.0 - 7.0)) * std::max<double>((x[0] - 7.0), std::min<double>(3.0, 2.0)) - (std::isnan(7.0) ? ((v1 > 3.0) ? 1e-3 : x[4]) : x[5])); default: v1 = ((int(unsigned(std::min(-3, 1)) & unsigned(-3)) <= int(unsigned((6 >> (1 + (5 & 7)))) & unsigned(5))) ? x[0] : std::max<double>(((1e-3 < 3.0) ? 7.0 : 0.5), (7.0 * 2.0 - 1e-3))); }
  v1 *= (std::fabs((x[0] - 0.0)) * std::fabs((0.5 / 0.0)) - (x[4] + (0.5 * -1.25 - 0.5)));
  v1 = x[1];
  return (!((0.5 <= x[1]) && (0.0 != -1.25)) ? std::fabs((7.0 * 3.0)) : double(int(unsigned(4) | unsigned(int(unsigned(8) ^ unsigned(-2))))));
}
inline double f307387(const double* x) {
  double v1 = x[5];
  for (int k2 = 0; k2 < 1; ++k2) {
    if (!(x[3] < (0.0 * 0.0 - 1e-3))) return (((2.0 * 2.0) * (-1.25 * 7.0) - (3.0 / 7.0)) + (std::sqrt(1e-3) - double(k2)));
  }
  int w3 = 0;
  v1 -= (x[5] * std::sqrt(x[5]) - (std::min<double>(2.0, 0.0) * std::sqrt(x[2]) - (x[0] / x[1])));
  v1 += (std::min<double>(7.0, std::fabs(0.0)) * (x[1] - (x[0] - x[2])) - v1);
  for (int k4 = 0; k4 < 2; ++k4) {
    v1 -= (((3.0 * 2.0) * std::fabs(1e-3) - float(w3)) + (std::max<double>(x[0], 0.0) * (-1.25 + 0.5)));
    if (((x[3] / (x[1] * std::max<double>(x[5], 0.5) - (x[2] * 0.5)))) > 0) {
      if ((double(k4)) > 0) {
        if (std::isnan(((7.0 * x[1] - 7.0) + (x[1] + 0.5)))) continue;
        v1 -= std::max<double>(((0.5 - x[5]) * std::sqrt(-1.25)), std::fabs(std::sqrt(0.0)));
      } else {
        double v5 = std::sqrt(((0.0 - x[0]) - (3.0 / x[0])));
        for (int k6 = 0; k6 < 4; ++k6) {
          double* p7 = (float(std::min(int(unsigned(2) & unsigned(0)), w3)) != ((0.0 + 7.0) * x[5] - (0.0 / 2.0))) ? &v1 : &v5;
          *p7 += (std::min<double>((x[4] * -1.25 - x[2]), (7.0 + 2.0)) - ((0.5 * 0.0 - 0.0) - (0.0 * 0.5)));
          double v8 = ((std::sqrt(7.0) + float(w3)) / double(k4));
        }
      }
    }
    double v9 = std::min<double>(double(cut(double(k4))), (x[3] + (1e-3 / 2.0)));
  }
  double v10 = x[0];
  double v11 = v10;
  return std::sqrt(((7.0 < x[0]) ? (0.0 / v10) : x[5]));
}
inline double f307388(const double* x) {
  double v1 = ((x[4] * std::sqrt(1e-3) - std::max<double>(1e-3, 0.0)) - x[3]);
  if ((((-1.25 > 1e-3) || (-1.25 > 0.0)) || (std::fabs(1e-3) <= (0.0 - x[1])))) {
    if (((std::max<double>(0.5, 2.0) * (x[2] + 3.0) - std::sqrt(2.0)) <= x[2])) {
      if ((((2.0 != 0.0) ? x[0] : x[5]) >= (-1.25 + (0.0 * 0.5 - 0.5)))) {
        v1 = ((x[0] * ((x[3] < 0.0) ? x[1] : x[5]) - (x[1] + 2.0)) - x[5]);
      }
      if ((std::max<double>((3.0 * -1.25 - 7.0), ((0.0 > 3.0) ? -1.25 : 0.5)) >= x[0])) {
        if ((((x[5] <= x[4]) ? x[3] : x[3]) < (((0.5 == 1e-3) && (7.0 > 3.0)) ? (3.0 + 1e-3) : (0.5 - 2.0)))) {
          double v2 = std::sqrt(((3.0 * 7.0) * (3.0 + 0.5)));
          v1 *= (std::max<double>(double(3), v2) + ((x[0] > x[5]) ? std::max<double>(x[1], -1.25) : std::min<double>(7.0, x[3])));
          v1 -= x[2];
        }
      } else {
        if ((3 < cut(((1e-3 > 3.0) ? 0.0 : x[2])))) {
          int n3 = (!(cut(7.0) > 4) && (x[5] != ((1e-3 < v1) ? 0.5 : 0.0))) ? 2 : 0;
          switch (n3) { case 0: v1 = (((-1.25 - v1) * std::max<double>(1e-3, 0.0)) - 0.0); break; case 1: v1 = (x[3] - (x[4] / 7.0)); default: v1 = x[0]; }
          double v4 = (((9 <= std::min(-2, 9)) ? (7.0 - 0.0) : x[1]) * std::max<double>((1e-3 * 0.5), ((7.0 <= 3.0) ? 0.5 : x[4])) - 2.0);
        } else {
          if ((((x[2] * 2.0) == std::sqrt(x[3])) || ((0.0 * 2.0) != (x[4] * x[5] - 2.0)))) return double(5);
        }
      }
    }
    v1 += x[4];
  }
  double v5 = ((std::sqrt(0.5) * double(2) - x[3]) * std::sqrt(std::max<double>(7.0, x[3])) - (x[1] + std::sqrt(v1)));
  double v6 = x[0];
  return (std::fabs(std::sqrt(7.0)) / double(8));
}
inline double f307389(const double* x) {
  double v1 = ((x[2] - (x[4] / x[1])) / x[4]);
  if ((x[2] >= std::max<double>(std::min<double>(7.0, x[3]), v1))) {
    v1 -= ((x[1] + x[4]) * std::sqrt((v1 + 1e-3)) - x[0]);
    if ((((7.0 + 1e-3) - (0.5 * 2.0 - x[1])) != std::fabs(v1))) {
      if ((v1 <= std::max<double>(std::min<double>(-1.25, 0.5), x[5]))) {
        double v2 = std::min<double>(((x[0] * -1.25 - 0.5) * (x[4] - 2.0) - v1), (std::sqrt(-1.25) * (-1.25 * 2.0)));
        double* p3 = (0.5 <= double((int(uint16_t(2)) / (1 + (int(unsigned(-3) | unsigned(0)) & 7))))) ? &v2 : &v1;
        *p3 += x[5];
        if (((0 % (1 + (int(uint16_t(cut(7.0))) & 7))) == (cut(7.0) % (1 + (cut(x[5]) & 7))))) return x[5];
      }
      if (((x[5] * x[2] - (7.0 * x[4])) > (((2.0 != 2.0) ? 0.0 : 1e-3) + x[5]))) return (float((int(unsigned(6) * unsigned(5)) % (1 + (std::min(0, 1) & 7)))) * ((2.0 - 1e-3) - (7.0 + x[4])) - x[5]);
      for (int k4 = 0; k4 < 4; ++k4) {
        int n5 = (((0.0 != 1e-3) ? std::max<double>(3.0, 3.0) : x[5]) <= ((1e-3 - 0.5) * (0.0 - 7.0))) ? 0 : -3;
        switch (n5) { case 0: v1 = (((0.0 * 3.0) * (-1.25 * 1e-3 - 0.5) - (1e-3 / -1.25)) * (std::min<double>(double(k4), x[0]) * std::sqrt(2.0))); break; case 1: v1 = x[0]; default: v1 = ((std::min<double>(1e-3, v1) + ((1e-3 > -1.25) ? 0.0 : 7.0)) * ((0.5 - 7.0) - ((2.0 < 2.0) ? v1 : double(k4)))); }
        if (!(((0.5 != double(k4)) ? -1.25 : 0.0) < (7.0 * -1.25))) {
          if ((((x[1] * 0.0 - 3.0) + std::sqrt(1e-3)) == double(k4))) continue;
        } else {
          int n6 = (1e-3 < ((3.0 + x[5]) * x[5])) ? 2 : 5;
          switch (n6) { case 0: v1 = x[4]; break; case 1: v1 = (((9 < cut(7.0)) ? (7.0 / 3.0) : 7.0) + ((2.0 == 2.0) ? double((4 / (1 + (5 & 7)))) : (1e-3 + x[3]))); default: v1 = (x[1] * (x[0] * std::sqrt(0.0))); }
          if ((int(unsigned(int(unsigned(8) * unsigned(int(unsigned(2) & unsigned(6))))) | unsigned(int(unsigned(5) - unsigned(cut(7.0))))) <= int((int64_t(6) * (6 >> 12) - 6) / 3 % 1000))) {
            double v7 = (((1e-3 - 3.0) - (7.0 * x[1])) + (std::sqrt(x[5]) * x[2]));
            double v8 = std::sqrt((2.0 / (3.0 * 7.0)));
          } else {
            double v9 = std::fabs(std::min<double>(x[3], (2.0 - x[5])));
            double v10 = (((0.5 - v9) * (x[4] * x[3] - x[5])) + (std::min<double>(2.0, 3.0) * (-1.25 - 1e-3) - std::sqrt(-1.25)));
          }
          double v11 = std::min<double>(x[5], x[3]);
        }
      }
    } else {
      double v12 = ((std::max<double>(3.0, x[0]) * std::sqrt(3.0) - std::min<double>(2.0, 7.0)) * ((1e-3 * 7.0 - 7.0) + std::sqrt(x[0])));
      double v13 = (std::sqrt(std::sqrt(x[1])) + (std::sqrt(1e-3) + (0.0 - 7.0)));
    }
  }
  double v14 = ((x[1] + std::sqrt(x[2])) * ((3.0 - 0.5) * x[0]));
  double v15 = (std::max<double>((1e-3 * 0.0), v1) - (((3.0 == x[1]) ? 7.0 : 0.0) * ((-2 <= 2) ? 7.0 : x[2])));
  double v16 = ((x[0] - v14) * std::fabs((1e-3 * 0.0)));
  return (((1e-3 * 7.0 - -1.25) < std::sqrt(3.0)) ? 2.0 : std::min<double>(((7 == 4) ? 3.0 : 0.0), std::fabs(1e-3)));
}
inline double f307390(const double* x) {
  double v1 = x[5];
  if ((x[2] > float((-1 / (1 + (5 & 7)))))) return std::max<double>(std::min<double>(x[1], x[0]), (std::max<double>(1e-3, x[5]) * x[5]));
  double v2 = ((x[2] * (0.5 * 0.5) - std::sqrt(x[1])) / ((x[2] > 3.0) ? std::sqrt(1e-3) : std::sqrt(x[0])));
  double v3 = (((0.5 * 1e-3) * ((0.5 < x[3]) ? 1e-3 : 7.0) - (-1.25 * 0.0 - 1e-3)) * std::sqrt(std::min<double>(x[4], 1e-3)));
  double v4 = (x[3] + ((v2 == 3.0) ? (0.5 * 0.5 - 0.0) : std::max<double>(x[2], v3)));
  double v5 = (std::sqrt((x[1] * x[3])) * float(1) - x[5]);
  v2 -= std::sqrt((7.0 + (0.0 + 1e-3)));
  double v6 = (std::sqrt((7.0 * v5 - 3.0)) / ((x[1] / 2.0) + std::fabs(7.0)));
  return v6;
}
inline double f307391(const double* x) {
  double v1 = x[3];
  if (((((2.0 + 0.5) == ((2.0 != -1.25) ? 0.5 : 0.0)) ? ((1e-3 > 0.5) ? (0.0 * 0.5) : std::sqrt(3.0)) : ((0.5 <= x[3]) ? x[2] : x[4]))) > 0) {
    double v2 = (x[1] * 7.0);
    double v3 = std::min<double>(float(int((int64_t(-3) * (cut(0.5) >> 12) - -3) / 3 % 1000)), ((7.0 + 3.0) * ((1e-3 == 0.5) ? v1 : 7.0) - (3.0 * x[5] - -1.25)));
    for (int k4 = 0; k4 < 1; ++k4) {
      v3 += ((x[3] > v2) ? v3 : std::sqrt((0.5 + -1.25)));
    }
  } else {
    for (int k5 = 0; k5 < 4; ++k5) {
      for (int k6 = 0; k6 < 2; ++k6) {
        double v7 = (float(int(int16_t(0))) - (x[3] * double(k6)));
        double a8[3] = {v1, std::fabs(double(k6)), double(k6)};
        const int i9 = ((std::sqrt(1e-3) * std::sqrt(1e-3) - x[5]) > ((x[5] * x[3]) - (7.0 - -1.25))) ? 0 : 2;
      }
      if (((double(k5) + 0.0) != (x[2] - (2.0 + double(k5))))) {
        if ((x[1] == float((5 >> (1 + (cut(x[2]) & 7)))))) break;
      }
      if ((!((1e-3 < x[1]) || (3.0 >= 7.0)) || std::isnan((double(k5) + 0.5)))) break;
    }
  }
  v1 *= (v1 + (x[5] - (3.0 + 0.5)));
  v1 *= std::fabs(std::sqrt(x[2]));
  double v10 = (((7.0 * v1 - 2.0) - (0.0 * 3.0)) * x[1] - float(6));
  double v11 = (((0.0 + 0.5) / std::fabs(3.0)) * ((3.0 * v10) + (1e-3 * 1e-3 - 2.0)) - v10);
  return std::min<double>(((3.0 / 2.0) / (x[5] + 1e-3)), std::max<double>((0.0 / 1e-3), (x[3] * 3.0)));
}
inline double f307392(const double* x) {
  double v1 = x[3];
  double v2 = ((v1 * ((7.0 <= 2.0) ? 0.5 : 0.0) - (-1.25 * 2.0 - x[1])) + x[0]);
  if (((3.0 + std::sqrt((-1.25 / 2.0)))) > 0) {
    v1 += float(6);
    double v3 = v2;
    for (int k4 = 0; k4 < 1; ++k4) {
      for (int k5 = 0; k5 < 1; ++k5) {
        double v6 = std::max<double>((double(k4) * ((x[3] <= x[2]) ? -1.25 : v1) - x[3]), (!(-1.25 == 7.0) ? v2 : ((0.5 == 0.0) ? double(k4) : 3.0)));
      }
      if (!((v1 - x[4]) <= (-1.25 + 2.0))) return x[4];
    }
  }
  double* p7 = ((std::isnan(2.0) ? ((x[0] <= 0.0) ? 0.5 : 7.0) : x[1]) <= std::sqrt(x[3])) ? &v2 : &v1;
  *p7 += double((2 >> (1 + (int((int64_t(0) * ((-2 % (1 + (3 & 7))) >> 12) - 0) / 3 % 1000) & 7))));
  return v2;
}
inline double f307393(const double* x) {
  double v1 = x[3];
  double a2[3] = {(((x[4] * 0.5) - std::min<double>(3.0, 2.0)) * float(int((int64_t(7) * (0 >> 12) - 7) / 3 % 1000)) - double(cut(7.0))), float((-3 >> (1 + (cut(v1) & 7)))), v1};
  const unsigned i3 = unsigned(cut((x[0] / std::min<double>(2.0, 0.0)))) % 3;
  int n4 = (std::fabs((0.0 - 1e-3)) >= 0.0) ? 2 : int(unsigned(cut((a2[i3] * 0.5))) - unsigned(int(uint16_t(4))));
  switch (n4) { case 0: v1 = x[1]; break; case 1: a2[i3] = x[0]; default: a2[i3] = ((((3.0 > 7.0) ? 0.5 : -1.25) * ((1e-3 < 2.0) ? 0.0 : 3.0) - (x[5] * v1)) * x[0]); }
  if ((((7.0 - 2.0) + x[3]) <= double(9))) return ((x[4] * (3.0 + 0.5)) / std::max<double>((x[5] * 0.0 - x[4]), std::max<double>(2.0, x[2])));
  v1 += std::fabs(x[3]);
  for (int k5 = 0; k5 < 2; ++k5) {
    double v6 = (2.0 * (((1e-3 != x[2]) ? 0.0 : x[4]) - double((7 % (1 + (7 & 7))))));
    v6 -= ((std::sqrt(-1.25) > (x[4] * 0.5)) ? x[2] : std::fabs(v6));
  }
  a2[i3] = (((7.0 == x[1]) || (-1.25 <= 0.0)) ? std::max<double>(a2[1], (0.5 - 0.0)) : v1);
  v1 -= (((x[3] + 1e-3) - ((9 != -3) ? 2.0 : x[0])) / ((0.0 - -1.25) - (3.0 * 7.0 - x[3])));
  return (std::min<double>(x[2], 7.0) * (x[0] + x[1]) - std::sqrt(x[4]));
}
inline double f307394(const double* x) {
  double v1 = std::min<double>(((0.5 / 1e-3) - ((0.5 == -1.25) ? x[5] : x[1])), x[1]);
  if ((x[2] <= x[4])) return (((3.0 * -1.25) == (x[3] * 2.0 - 0.0)) ? std::max<double>((3.0 - 3.0), ((3.0 > 3.0) ? v1 : 7.0)) : ((-1.25 + x[5]) * ((7.0 == 3.0) ? 1e-3 : 0.5) - double(int(unsigned(-3) & unsigned(3)))));
  double v2 = ((x[4] == (1e-3 / -1.25)) ? (1e-3 + (0.5 * 1e-3)) : x[1]);
  if ((((0.5 - x[3]) <= std::fabs(3.0)) || ((x[0] == 0.0) && (x[0] <= 0.0)))) return x[4];
  if ((x[0]) > 0) {
    for (int k3 = 0; k3 < 3; ++k3) {
      double v4 = (std::sqrt(x[4]) - std::min<double>(std::sqrt(0.0), std::min<double>(7.0, 0.5)));
    }
  } else {
    double v5 = (float(2) * x[5]);
  }
  int n6 = ((((1e-3 > 2.0) ? 0.5 : 1e-3) * std::min<double>(v2, -1.25)) >= ((0.0 * 0.0 - 7.0) * ((-1.25 <= 2.0) ? v1 : -1.25) - ((0.5 >= v2) ? 2.0 : x[0]))) ? 2 : int(unsigned(((x[0] >= 1e-3) ? int(unsigned((6 / (1 + (5 & 7)))) & unsigned(0)) : int(unsigned(cut(3.0)) & unsigned(int(uint8_t(6)))))) | unsigned(4));
  switch (n6) { case 0: v1 = x[2]; break; case 1: v1 = ((x[5] > (1e-3 - 7.0)) ? v1 : (std::fabs(1e-3) * (v1 * -1.25 - 7.0))); default: v1 = (std::min<double>((0.5 / v1), x[2]) - (((x[5] > 3.0) ? 2.0 : v1) * (7.0 * 2.0))); }
  double* p7 = !((1e-3 * -1.25) != (3.0 * x[1])) ? &v2 : &v1;
  *p7 += x[3];
  return (std::max<double>((x[4] * 3.0), v2) / ((0.5 + 2.0) * (-1.25 * 0.5 - 0.5)));
}
inline double f307395(const double* x) {
  double v1 = double((int(unsigned(cut(0.0)) ^ unsigned(int(uint16_t(4)))) >> (1 + ((cut(7.0) % (1 + (-3 & 7))) & 7))));
  v1 *= double(cut((x[3] - 3.0)));
  if ((x[5]) > 0) {
    if ((x[4] <= std::sqrt((x[1] * x[3] - 2.0)))) return (std::sqrt(std::max<double>(1e-3, -1.25)) * (std::sqrt(2.0) + 1e-3) - (std::sqrt(1e-3) / std::max<double>(-1.25, 7.0)));
    v1 += (std::sqrt(std::sqrt(7.0)) + std::max<double>(float(6), x[1]));
    double v2 = x[0];
  } else {
    int n3 = (cut((3.0 / x[2])) <= int(unsigned(cut(7.0)) & unsigned(1))) ? 2 : int(unsigned(cut(std::sqrt(2.0))) ^ unsigned(int(unsigned(8) | unsigned(int(unsigned(cut(2.0)) * unsigned(4))))));
    switch (n3) { case 0: v1 = ((std::sqrt(3.0) >= (1e-3 + 7.0)) ? v1 : x[5]); break; case 1: v1 = v1; default: v1 = (x[2] / (x[1] - double(int(unsigned(2) | unsigned(4))))); }
  }
  if (((5 != (9 % (1 + (3 & 7)))) || (std::isnan(3.0) || (0.5 >= x[4])))) return x[3];
  return ((std::sqrt(x[4]) < (0.0 - v1)) ? ((2.0 >= 0.0) ? (0.5 / 3.0) : x[5]) : std::sqrt(std::sqrt(-1.25)));
}
inline double f307396(const double* x) {
  double v1 = (std::sqrt(std::sqrt(1e-3)) + (std::fabs(2.0) + (-1.25 * 2.0 - x[5])));
  if ((x[5] == (x[1] - std::sqrt(x[1])))) return x[5];
  double v2 = (x[2] / ((-1.25 * x[0]) * x[2]));
  for (int k3 = 0; k3 < 3; ++k3) {
    v2 *= (std::fabs(v2) * ((2.0 - 2.0) * ((double(k3) <= x[4]) ? 1e-3 : 2.0) - std::sqrt(3.0)));
    v2 -= x[1];
  }
  double v4 = ((std::sqrt(2.0) == x[5]) ? x[0] : std::max<double>((x[4] * 2.0 - x[0]), x[1]));
  if ((((2.0 * 0.5) + (7.0 - x[4])) >= (std::sqrt(x[0]) * float(int(unsigned(9) + unsigned(-3))) - ((x[5] > 2.0) ? x[5] : x[5])))) {
    if (((((v1 < v2) ? x[4] : -1.25) - (v4 - 7.0)) < (((6 > 3) ? x[2] : 0.0) - x[3]))) {
      if (((v1 / x[3]) < v4)) {
        double v5 = (std::sqrt((x[2] - x[3])) + (std::max<double>(-1.25, 1e-3) - (0.0 * x[0])));
      }
      v1 += std::min<double>(((0.5 + 2.0) * v2 - (x[5] / x[2])), double(cut(2.0)));
      double v6 = (std::max<double>(std::max<double>(7.0, 3.0), (1e-3 * 0.5)) * (x[2] * ((v1 >= 7.0) ? v2 : -1.25)));
    }
  }
  for (int k7 = 0; k7 < 4; ++k7) {
    v4 *= std::sqrt(x[5]);
    double v8 = std::sqrt((std::sqrt(v4) * double(2) - x[4]));
    double v9 = double(k7);
  }
  double v10 = (x[0] + x[5]);
  return ((v4 + float(0)) + std::sqrt(float(3)));
}
inline double f307397(const double* x) {
  double v1 = x[2];
  for (int k2 = 0; k2 < 3; ++k2) {
    v1 *= v1;
    if (std::isnan(((2.0 + 0.0) * std::min<double>(7.0, x[2])))) {
      double v3 = float(0);
      double v4 = (std::max<double>((3.0 / 2.0), double(cut(0.0))) - x[1]);
    }
    for (int k5 = 0; k5 < 1; ++k5) {
      if (((((x[4] != 7.0) ? double(k2) : 7.0) / ((0.0 != 0.5) ? 2.0 : 0.5)) >= x[5])) continue;
    }
  }
  if ((0.0 == std::max<double>(((1e-3 < 2.0) ? 2.0 : 7.0), (0.5 - x[0])))) {
    v1 -= std::min<double>(std::fabs(x[5]), ((v1 / x[4]) - std::sqrt(x[3])));
  }
  double v6 = x[3];
  return std::sqrt(v1);
}
inline double f307398(const double* x) {
  double v1 = x[3];
  int n2 = std::isnan(x[5]) ? 2 : (std::min(int(unsigned(int(int16_t(4))) * unsigned(int(int64_t(1)))), cut(-1.25)) >> (1 + (int(unsigned(int(unsigned(int(unsigned(9) + unsigned(8))) ^ unsigned(cut(7.0)))) ^ unsigned(2)) & 7)));
  switch (n2) { case 0: v1 = x[4]; break; case 1: v1 = (x[2] + std::sqrt(x[5])); default: v1 = float(-3); }
  if ((x[0] >= ((x[4] - 0.0) / x[4]))) {
    double v3 = std::min<double>(std::max<double>(std::fabs(x[0]), x[5]), std::sqrt(((0.0 == 0.5) ? -1.25 : 1e-3)));
    double a4[3] = {((x[3] * (x[1] * x[3]) - (x[4] * 2.0)) * (v3 * v1 - std::max<double>(1e-3, x[4])) - ((int(unsigned(-1) - unsigned(1)) <= cut(-1.25)) ? v1 : std::fabs(x[1]))), ((((3 < 5) ? x[1] : -1.25) - std::min<double>(2.0, x[4])) * std::max<double>(std::sqrt(v3), std::sqrt(0.5)) - x[3]), x[0]};
    const unsigned i5 = unsigned(int(unsigned(0) - unsigned(-2))) % 3;
    double v6 = x[5];
  } else {
    for (int k7 = 0; k7 < 2; ++k7) {
      v1 -= std::fabs(x[4]);
      for (int k8 = 0; k8 < 1; ++k8) {
        if ((std::isnan(std::min<double>(3.0, 1e-3)) || (std::sqrt(7.0) <= (v1 - 3.0)))) {
          v1 -= std::max<double>(x[5], std::sqrt(double(cut(3.0))));
          v1 *= (std::min<double>((3.0 - 2.0), (double(k8) - 2.0)) - ((x[1] < -1.25) ? (x[1] + 1e-3) : std::sqrt(2.0)));
        } else {
          double v9 = double(k7);
        }
        for (int k10 = 0; k10 < 2; ++k10) {
          v1 -= std::sqrt(double(k8));
          double v11 = (((1e-3 * 1e-3) - std::fabs(double(k7))) - v1);
        }
      }
    }
    double v12 = (((7.0 * v1) * x[4]) / x[5]);
  }
  double v13 = (2.0 * std::min<double>(3.0, (-1.25 * 7.0 - 3.0)));
  double v14 = std::sqrt(x[5]);
  double v15 = (((1e-3 >= 7.0) ? (0.0 * 2.0) : (v1 - 7.0)) + x[5]);
  double v16 = (std::sqrt((v15 * 7.0 - x[2])) * x[1]);
  return ((v14 + x[1]) * double((int(unsigned(6) - unsigned(9)) % (1 + (std::min(5, 8) & 7)))) - std::sqrt((x[1] * 0.0)));
}
inline double f307399(const double* x) {
  double v1 = x[0];
  v1 *= x[0];
  v1 *= (x[2] * x[4]);
  v1 = std::min<double>(1e-3, ((0.0 + 0.5) * (-1.25 - x[4])));
  double v2 = ((std::sqrt(0.0) > std::max<double>(0.0, 1e-3)) ? ((0.5 - v1) / (x[0] - 2.0)) : (((0 < 3) ? x[5] : 0.0) / (-1.25 + 7.0)));
  if ((!(x[4] >= x[3]) && (5 < (int(uint8_t(6)) % (1 + (int(uint16_t(5)) & 7)))))) return (std::sqrt(((0.0 <= x[2]) ? 1e-3 : x[5])) * x[4]);
  v2 = std::sqrt(std::min<double>(x[1], std::sqrt(v2)));
  return v1;
}
