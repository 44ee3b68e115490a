#include <algorithm>
#include <cmath>
#include <cstdint>
inline int cut(double v) { return v > -1e6 && v < 1e6 ? int(v) : 7; }
inline double f307400(const double* x) {
  double v1 = std::sqrt(((x[1] + 0.0) / (3.0 - x[3])));
  double v2 = std::fabs(std::min<double>((v1 + x[0]), x[4]));
  double v3 = std::min<double>(x[4], x[4]);
  v2 -= v1;
  v2 = std::sqrt((float(cut(v1)) + (3.0 * 0.0 - 0.0)));
  return std::fabs(x[3]);
}
inline double f307401(const double* x) {
  double v1 = x[2];
  double v2 = (((7.0 + 0.0) <= v1) ? (double(int(unsigned(9) * unsigned(-1))) + 3.0) : 7.0);
  double v3 = (((1e-3 - 3.0) * x[3]) + (std::sqrt(0.0) * std::fabs(-1.25) - x[5]));
  for (int k4 = 0; k4 < 1; ++k4) {
    v3 -= x[4];
    double v5 = std::max<double>(std::min<double>((v2 - 7.0), (3.0 * 0.5 - -1.25)), ((x[2] * x[0]) * double(k4) - x[4]));
  }
  v3 = x[3];
  return (std::max<double>((x[4] + 3.0), x[1]) + x[0]);
}
inline double f307402(const double* x) {
  double v1 = (std::sqrt(x[1]) - (std::max<double>(-1.25, 0.0) - std::sqrt(2.0)));
  double v2 = ((std::max<double>(2.0, v1) / (-1.25 / v1)) - x[1]);
  for (int k3 = 0; k3 < 2; ++k3) {
    double v4 = std::sqrt(1e-3);
  }
  v2 = ((std::sqrt(x[1]) > x[3]) ? std::sqrt(x[5]) : (0.0 - x[3]));
  double v5 = (((x[4] - x[1]) / v2) + x[3]);
  if ((0.0 == std::fabs(x[4]))) {
    double v6 = std::sqrt(std::sqrt(((1e-3 > 2.0) ? 2.0 : 2.0)));
  }
  v5 *= ((x[4] * x[3] - (7.0 * 0.5 - 1e-3)) * std::fabs((1e-3 - -1.25)) - ((0.5 * -1.25) + std::max<double>(x[1], x[3])));
  return std::fabs(float(3));
}
inline double f307403(const double* x) {
  double v1 = std::sqrt(std::sqrt(((7.0 > x[1]) ? 0.0 : -1.25)));
  double v2 = x[2];
  double v3 = x[4];
  v2 = (x[5] * (float(int((int64_t(-1) * (-2 >> 12) - -1) / 3 % 1000)) - (v2 - 2.0)) - -1.25);
  v3 += (float(3) * std::sqrt(x[4]) - std::max<double>((-1.25 * 0.0 - v3), (0.5 + 3.0)));
  if (std::isnan(std::sqrt(v3))) return (((7.0 - 2.0) - v1) + x[1]);
  double v4 = x[3];
  return (((3.0 + v3) / v2) + x[3]);
}
inline double f307404(const double* x) {
  double v1 = x[3];
  double v2 = std::sqrt(((x[0] * 7.0 - 2.0) + x[1]));
  if (((x[0] + (x[1] * 0.5)) > (x[3] / std::fabs(7.0)))) {
    for (int k3 = 0; k3 < 2; ++k3) {
      for (int k4 = 0; k4 < 1; ++k4) {
        v1 = (float(cut(0.0)) - v1);
      }
      for (int k5 = 0; k5 < 3; ++k5) {
        double* p6 = !(x[4] <= (x[5] - x[0])) ? &v1 : &v2;
        *p6 += std::sqrt((std::sqrt(2.0) + (1e-3 * 1e-3)));
        double v7 = x[5];
        v2 = ((std::min<double>(7.0, 1e-3) * std::min<double>(v2, 1e-3)) / std::max<double>(((1e-3 == double(k3)) ? 0.0 : 0.5), double(k5)));
      }
      v1 -= std::max<double>(((x[2] / 2.0) * std::sqrt(0.0)), ((0.0 + 2.0) * v1));
    }
    if (((x[5] / x[1])) > 0) {
      for (int k8 = 0; k8 < 4; ++k8) {
        double v9 = (v2 - (std::sqrt(3.0) - (-1.25 + 2.0)));
      }
    }
  }
  for (int k10 = 0; k10 < 4; ++k10) {
    double v11 = float(int(unsigned(7) * unsigned(int((int64_t((2 % (1 + (-2 & 7)))) * (int((int64_t(9) * (7 >> 12) - 9) / 3 % 1000) >> 12) - (2 % (1 + (-2 & 7)))) / 3 % 1000))));
    double v12 = x[0];
  }
  double v13 = x[1];
  return std::min<double>((((7.0 > v2) ? 1e-3 : v2) * x[1] - x[0]), ((3.0 - 0.5) * (7.0 - v2) - (1e-3 - x[1])));
}
inline double f307405(const double* x) {
  double v1 = ((x[2] / (0.5 - x[0])) + std::sqrt((x[3] * x[5])));
  int n2 = !((0.5 - 0.5) > std::sqrt(v1)) ? 1 : int(uint16_t(2));
  switch (n2) { case 0: v1 = std::min<double>(std::min<double>(x[2], (x[3] * -1.25 - x[0])), std::sqrt((3.0 + -1.25))); break; case 1: v1 = 3.0; default: v1 = std::sqrt(((2.0 * 0.5) * std::min<double>(2.0, x[3]))); }
  double v3 = v1;
  double v4 = std::sqrt((x[3] + (1e-3 - 7.0)));
  for (int k5 = 0; k5 < 3; ++k5) {
    double v6 = ((x[1] <= (x[2] + 1e-3)) ? ((x[5] * x[3]) / x[2]) : ((-1.25 - 7.0) * (v4 * v1) - std::sqrt(-1.25)));
    if ((((v3 < 0.0) ? x[0] : std::min<double>(2.0, 0.0)) > std::max<double>(double(k5), std::max<double>(x[3], x[0])))) return (x[2] + 2.0);
  }
  for (int k7 = 0; k7 < 2; ++k7) {
    if ((cut((x[4] - 2.0)) != (2 >> (1 + (cut(1e-3) & 7))))) continue;
  }
  double* p8 = ((((7.0 >= 7.0) ? 0.5 : 0.5) * (3.0 * 0.5) - std::max<double>(v3, 1e-3)) == (std::sqrt(x[0]) * x[4])) ? &v1 : &v4;
  *p8 += ((((-1.25 < v4) ? 0.0 : 0.0) != (-1.25 / 1e-3)) ? x[4] : (v1 - (x[5] - x[4])));
  return std::min<double>((x[0] - ((4 <= 9) ? -1.25 : 7.0)), (x[5] * v4));
}
inline double f307406(const double* x) {
  double v1 = std::sqrt(std::sqrt(x[4]));
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = x[1];
    v1 *= ((double(k2) < ((1e-3 != double(k2)) ? 3.0 : -1.25)) ? (std::sqrt(-1.25) - ((x[5] == 0.0) ? 0.0 : 2.0)) : std::sqrt((1e-3 / x[5])));
  }
  double v4 = std::sqrt((v1 / x[1]));
  double* p5 = (x[2] >= (std::sqrt(1e-3) + (2.0 * 0.5 - 0.5))) ? &v1 : &v4;
  *p5 += (x[5] + x[2]);
  v1 *= float(int(unsigned(cut(x[1])) | unsigned((cut(-1.25) / (1 + (1 & 7))))));
  v4 += x[5];
  return -1.25;
}
inline double f307407(const double* x) {
  double v1 = x[4];
  v1 = (std::sqrt((3.0 + x[2])) - std::fabs(x[0]));
  v1 -= float(int(unsigned(cut(0.0)) & unsigned(cut(0.5))));
  v1 += std::max<double>((std::fabs(1e-3) * std::sqrt(0.5)), std::sqrt((v1 - 3.0)));
  double v2 = std::sqrt(x[4]);
  double a3[3] = {std::max<double>((std::max<double>(x[5], 2.0) * (0.0 * 3.0 - 0.5)), (std::sqrt(-1.25) / (0.0 * 2.0 - 3.0))), double(3), std::sqrt(((0.0 * 2.0) - double(1)))};
  const int i4 = std::isnan(std::sqrt(v2)) ? 0 : 2;
  return std::sqrt(std::fabs(std::fabs(-1.25)));
}
inline double f307408(const double* x) {
  double v1 = std::min<double>(std::fabs(x[3]), ((7.0 + x[1]) - x[1]));
  for (int k2 = 0; k2 < 1; ++k2) {
    for (int k3 = 0; k3 < 3; ++k3) {
      if ((0.5 >= 3.0)) continue;
      for (int k4 = 0; k4 < 2; ++k4) {
        int n5 = !(0.0 <= x[0]) ? 0 : (7 >> (1 + (int(unsigned(((-3 != 7) ? int(unsigned(0) & unsigned(9)) : (-1 / (1 + (0 & 7))))) + unsigned((int(unsigned(-1) * unsigned(8)) / (1 + (1 & 7))))) & 7)));
        switch (n5) { case 0: v1 = std::sqrt(std::min<double>(std::sqrt(0.5), std::fabs(0.5))); break; case 1: v1 = (std::max<double>(std::fabs(x[1]), x[2]) * ((3.0 * x[3] - v1) - (7.0 * -1.25)) - double(-2)); default: v1 = ((std::min<double>(7.0, x[2]) * 0.0) / ((x[0] * 0.0 - x[5]) - v1)); }
        if (((x[1] * double(k4) - x[2]) == ((double(k2) - 7.0) + double(k3)))) {
          double v6 = (((0.5 + x[5]) + ((2.0 != -1.25) ? 0.0 : 0.5)) - x[2]);
          v6 += (0.5 * -1.25);
          v1 -= x[1];
        }
      }
    }
    if ((0.0) > 0) {
      v1 -= x[1];
    } else {
      double v7 = (std::sqrt(x[5]) * ((0.5 - 2.0) + x[4]) - x[1]);
      if ((((-1.25 * 0.0 - 0.0) == (x[1] * x[5] - -1.25)) || (std::sqrt(0.0) <= (x[1] * 2.0)))) {
        for (int k8 = 0; k8 < 4; ++k8) {
          double v9 = std::sqrt((((x[5] == double(k8)) ? 3.0 : 0.5) - x[5]));
        }
        double v10 = x[4];
        double v11 = std::min<double>(x[2], x[5]);
      }
    }
  }
  double v12 = std::min<double>(((-1.25 >= x[3]) ? float(0) : (-1.25 / 2.0)), x[3]);
  double v13 = x[4];
  double v14 = (((-1.25 / 0.0) != (2.0 - 0.5)) ? (v1 + std::fabs(x[3])) : double(int(unsigned(-3) & unsigned(0))));
  double v15 = v1;
  return std::sqrt((float((3 / (1 + (-3 & 7)))) + (3.0 * 3.0)));
}
inline double f307409(const double* x) {
  double v1 = (x[1] + (x[0] * (2.0 * 0.5)));
  v1 *= x[2];
  v1 = double(6);
  if ((x[0] <= double(cut(7.0)))) return (((int(int64_t(6)) != int(uint8_t(5))) ? (x[2] - 3.0) : std::sqrt(3.0)) * (x[5] * (x[0] / 1e-3)) - x[3]);
  for (int k2 = 0; k2 < 4; ++k2) {
    double v3 = std::min<double>((std::sqrt(3.0) * x[1]), (std::max<double>(x[1], 1e-3) + double(k2)));
  }
  int w4 = int(unsigned(int(unsigned(((7.0 > 1e-3) ? (2 >> (1 + (9 & 7))) : int((int64_t(6) * (0 >> 12) - 6) / 3 % 1000))) + unsigned(cut(1e-3)))) - unsigned(-3));
  int w5 = cut((!(x[5] != 1e-3) ? float(w4) : x[3]));
  return std::min<double>((((1e-3 > -1.25) ? x[4] : 3.0) - x[2]), x[5]);
}
inline double f307410(const double* x) {
  double v1 = std::max<double>((x[2] + std::max<double>(2.0, 1e-3)), double(5));
  if ((((1e-3 + -1.25) * x[1] - (1e-3 * 0.5)) == std::min<double>((-1.25 + x[4]), (7.0 / 0.0)))) return ((std::sqrt(1e-3) == std::min<double>(0.0, 1e-3)) ? std::max<double>((1e-3 * -1.25), (x[0] + 3.0)) : ((-1.25 * -1.25) - x[0]));
  for (int k2 = 0; k2 < 1; ++k2) {
    if ((std::min<double>(((0.5 <= 0.5) ? 7.0 : -1.25), ((0.0 != -1.25) ? 3.0 : 3.0)) > x[2])) break;
    double v3 = v1;
    v1 -= ((3.0 + x[5]) * ((1e-3 / double(k2)) / x[1]));
  }
  double v4 = ((std::max<double>(7.0, x[1]) * (7.0 * 2.0 - x[2])) * ((7.0 / -1.25) * double(int(unsigned(2) & unsigned(2)))));
  for (int k5 = 0; k5 < 1; ++k5) {
    if ((((2.0 > 0.0) ? ((0.0 == 0.0) ? 2 : 6) : int(uint8_t(int(unsigned(8) * unsigned(1))))) != int(unsigned(9) & unsigned(int(unsigned(7) + unsigned(9)))))) return (std::min<double>((0.0 - 0.5), x[3]) * std::min<double>((x[1] * -1.25 - 0.0), std::sqrt(x[5])));
  }
  for (int k6 = 0; k6 < 2; ++k6) {
    v1 -= x[0];
  }
  return (((0.5 * 1e-3) - (3.0 * 0.5)) + ((x[1] == x[3]) ? x[2] : std::max<double>(7.0, 1e-3)));
}
inline double f307411(const double* x) {
  double v1 = ((x[1] - x[4]) * std::min<double>(x[2], (x[0] - x[4])));
  double v2 = (((x[4] - 3.0) + (x[0] + 0.5)) + x[3]);
  if ((((0.0 + v2) / (0.0 + -1.25)) <= std::sqrt((x[4] + 0.5)))) return (x[3] + std::sqrt((v1 + 2.0)));
  double v3 = x[1];
  v1 -= v1;
  double a4[3] = {v2, double(int(unsigned(cut(-1.25)) * unsigned(int(unsigned(7) | unsigned(6))))), (x[4] * v1 - x[2])};
  const unsigned i5 = unsigned(int(int16_t(cut(std::fabs(2.0))))) % 3;
  return ((v2 * (0.5 * x[2] - 0.5) - (0.5 + x[4])) * (a4[i5] + (2.0 - 7.0)));
}
inline double f307412(const double* x) {
  double v1 = std::sqrt(x[1]);
  v1 += ((((8 != 3) && (3.0 > 3.0)) ? x[0] : double(int(int64_t(-1)))) - float((int(unsigned(-3) + unsigned(9)) / (1 + (6 & 7)))));
  if ((x[2] < std::min<double>(std::sqrt(0.0), (x[4] + 1e-3)))) {
    if (((x[1] < std::min<double>(-1.25, v1)) || (x[1] < (x[4] / 2.0)))) return (std::sqrt((-1.25 - 0.0)) * double(2) - (v1 - (1e-3 - x[4])));
    if (((x[0] >= std::fabs(x[0])) && (std::sqrt(7.0) != v1))) {
      double v2 = std::sqrt(((7.0 * -1.25 - 0.5) * (0.0 * 2.0) - x[0]));
      if ((((x[4] * 2.0) + (-1.25 * 7.0 - 3.0)) == (x[2] + (0.0 * 1e-3)))) {
        if ((std::sqrt((7.0 * 0.0)) == ((1e-3 < 0.0) ? v2 : (2.0 + 7.0)))) return std::sqrt(x[4]);
        double v3 = std::sqrt(((x[4] > 3.0) ? (0.5 / x[2]) : x[2]));
      } else {
        double v4 = x[1];
        v4 = (v4 * ((v2 + 0.0) * std::max<double>(7.0, x[1]) - (x[5] - 0.5)));
      }
    }
  }
  double v5 = (std::sqrt(std::fabs(-1.25)) / x[1]);
  double v6 = x[3];
  double* p7 = (std::sqrt((0.0 * 1e-3 - x[1])) > 7.0) ? &v1 : &v5;
  *p7 += std::fabs(std::min<double>((2.0 * -1.25 - -1.25), ((v6 == 7.0) ? 7.0 : -1.25)));
  for (int k8 = 0; k8 < 4; ++k8) {
    double v9 = (std::fabs(x[4]) * (std::fabs(-1.25) + std::max<double>(x[3], 0.0)));
    double v10 = (std::sqrt(((0.0 <= 1e-3) ? 3.0 : -1.25)) + ((v5 <= v1) ? v1 : (-1.25 * v5 - 0.0)));
    double v11 = ((int(unsigned(cut(v9)) * unsigned(9)) == 6) ? std::min<double>(v9, std::max<double>(x[4], x[3])) : float(4));
  }
  return (((2.0 == -1.25) ? (2.0 - 1e-3) : (0.0 + 1e-3)) / x[3]);
}
inline double f307413(const double* x) {
  double v1 = std::fabs(x[3]);
  double v2 = ((((0.0 < v1) && (1 > 6)) ? (x[2] * 1e-3 - 0.0) : 0.5) * (((0.5 > 1e-3) ? x[1] : -1.25) * (-1.25 + x[5]) - std::max<double>(0.5, 1e-3)) - x[0]);
  double v3 = x[3];
  for (int k4 = 0; k4 < 1; ++k4) {
    double v5 = x[3];
    for (int k6 = 0; k6 < 2; ++k6) {
      if ((std::fabs((2.0 / 1e-3)) < x[5])) {
        double* p7 = (-2 != int(unsigned(int(unsigned(3) | unsigned(int(unsigned(2) * unsigned(0))))) ^ unsigned(((-2 < 2) ? int(uint16_t(2)) : ((-3 == 6) ? 1 : -2))))) ? &v3 : &v1;
        *p7 += x[1];
      } else {
        v5 = std::max<double>(std::min<double>(std::fabs(7.0), std::min<double>(x[1], 7.0)), x[2]);
        double v8 = (v5 / (v5 + std::max<double>(-1.25, 2.0)));
      }
      for (int k9 = 0; k9 < 3; ++k9) {
        for (int k10 = 0; k10 < 3; ++k10) {
          double v11 = std::fabs(x[2]);
          if (!(((2.0 == -1.25) && (0.5 < 0.0)) || (0.0 > 3.0))) return (std::max<double>(2.0, v3) * std::max<double>(std::max<double>(double(k10), 7.0), x[4]));
        }
        v1 *= std::sqrt(double(k4));
      }
    }
    double v12 = std::sqrt((v2 * std::min<double>(x[4], 1e-3)));
  }
  double v13 = (std::fabs((7.0 + 0.0)) * std::fabs(std::sqrt(3.0)));
  return x[5];
}
inline double f307414(const double* x) {
  double v1 = x[2];
  v1 = x[0];
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = std::sqrt(x[1]);
  }
  double v4 = (((v1 + 3.0) * ((-1 > 1) ? v1 : x[0]) - std::min<double>(7.0, 1e-3)) * std::sqrt(std::sqrt(7.0)) - std::sqrt(((2 > 5) ? x[2] : 3.0)));
  v4 = ((x[2] - (1e-3 * 0.0)) * x[2]);
  v4 -= x[3];
  return ((((v1 == x[1]) || (3.0 == 1e-3)) ? std::min<double>(x[5], -1.25) : (-1.25 - x[4])) - std::sqrt((x[5] * v4)));
}
inline double f307415(const double* x) {
  double v1 = (std::max<double>(std::sqrt(x[3]), ((x[1] >= x[0]) ? 2.0 : 1e-3)) * (std::min<double>(0.0, 2.0) * (-1.25 * 3.0 - 1e-3)));
  for (int k2 = 0; k2 < 3; ++k2) {
    if ((double(9) == std::sqrt(((x[0] == x[2]) ? 0.0 : -1.25)))) {
      for (int k3 = 0; k3 < 1; ++k3) {
        v1 = (x[2] - (std::max<double>(3.0, 0.5) * std::min<double>(3.0, v1)));
      }
      double v4 = x[3];
      v1 = (((-1.25 / 3.0) * ((x[4] == double(k2)) ? 1e-3 : x[4]) - x[1]) + v4);
    }
    if ((((((8 > 0) ? 0.0 : 3.0) / float(3)) - x[3])) > 0) {
      if ((cut(double(k2)) > 7)) {
        double v5 = (std::min<double>(double(k2), x[4]) * std::sqrt((x[3] / 7.0)) - (((0 > 3) ? 3.0 : 2.0) * (2.0 * x[1])));
      } else {
        int n6 = ((((-1.25 == 2.0) || (x[3] == x[5])) ? -1.25 : float(((3.0 < x[0]) ? 9 : 9))) >= v1) ? 0 : 1;
        switch (n6) { case 0: v1 = x[4]; break; case 1: v1 = std::sqrt((x[0] - (2.0 / 7.0))); default: v1 = ((std::min(int(unsigned(-1) * unsigned(-3)), 3) != std::min(cut(-1.25), cut(2.0))) ? ((1e-3 + 3.0) - (0.5 * 7.0)) : std::fabs((7.0 * 2.0))); }
        double a7[3] = {(((x[1] * 2.0) - x[2]) * std::sqrt((0.0 - 1e-3)) - (((0.0 != -1.25) || (x[5] > 0.5)) ? x[3] : ((3.0 >= 3.0) ? -1.25 : 7.0))), x[3], ((std::max<double>(x[4], 0.5) * double(5) - (v1 - 1e-3)) * x[1])};
        const unsigned i8 = unsigned(cut((v1 + std::sqrt(-1.25)))) % 3;
        for (int k9 = 0; k9 < 2; ++k9) {
          v1 = ((((0.0 == 0.5) ? 7.0 : 0.0) * (1e-3 * 0.0) - (0.0 + -1.25)) * a7[1] - x[3]);
          if ((-3 <= int(unsigned(6) + unsigned(9)))) break;
          double v10 = x[2];
        }
      }
    }
  }
  double v11 = std::sqrt(((-1.25 + 1e-3) * ((2.0 <= x[3]) ? x[0] : x[2])));
  double v12 = x[1];
  double v13 = double(int(unsigned(((x[0] <= 7.0) ? 4 : ((0.0 < 0.5) ? 8 : 2))) * unsigned(int(unsigned(int((int64_t(8) * (-1 >> 12) - 8) / 3 % 1000)) + unsigned(cut(1e-3))))));
  double v14 = (std::min<double>((2.0 - 3.0), 7.0) - v1);
  return std::max<double>(x[4], (2.0 - std::sqrt(7.0)));
}
inline double f307416(const double* x) {
  double v1 = std::sqrt(std::fabs(std::min<double>(x[3], 7.0)));
  if (std::isnan(std::min<double>((0.0 + 1e-3), std::fabs(1e-3)))) {
    if ((std::sqrt(std::sqrt(x[3])) <= std::max<double>((3.0 * x[4]), (7.0 * 2.0 - 2.0)))) return ((v1 * (7.0 * 1e-3 - v1) - x[1]) / double(cut(7.0)));
    if ((x[4] >= (!(x[2] >= -1.25) ? x[4] : (2.0 + 1e-3)))) return ((float(int(unsigned(0) & unsigned(-3))) + -1.25) - x[2]);
    if ((2 != cut(((-1.25 <= 2.0) ? x[1] : 7.0)))) {
      v1 += std::max<double>((((2.0 <= 3.0) || (2.0 >= x[3])) ? std::fabs(2.0) : std::min<double>(v1, 1e-3)), (x[4] * ((x[1] == 3.0) ? -1.25 : x[5]) - x[4]));
    } else {
      if ((x[0] > v1)) {
        double v2 = (std::sqrt(v1) * x[2] - (std::sqrt(x[4]) * (x[2] / v1) - (0.5 * 0.5)));
        v2 += (0.0 - x[0]);
      } else {
        double v3 = -1.25;
      }
      if ((v1 != std::min<double>((3.0 * v1 - x[5]), std::max<double>(x[3], 7.0)))) {
        int n4 = ((((3.0 != x[2]) ? 7.0 : 0.5) + x[1]) != (x[1] - (x[2] / 2.0))) ? 1 : (int((int64_t(int(uint16_t(int(unsigned(1) | unsigned(7))))) * (-1 >> 12) - int(uint16_t(int(unsigned(1) | unsigned(7))))) / 3 % 1000) / (1 + (8 & 7)));
        switch (n4) { case 0: v1 = (((7.0 - x[0]) >= (1e-3 / x[3])) ? double(int(unsigned((0 >> (1 + (3 & 7)))) & unsigned(int(unsigned(3) ^ unsigned(6))))) : x[2]); break; case 1: v1 = (std::sqrt(std::sqrt(0.5)) + ((x[4] * -1.25 - x[2]) - std::sqrt(7.0))); default: v1 = x[0]; }
        v1 -= std::min<double>(((5 < 5) ? (7.0 * -1.25 - -1.25) : std::min<double>(0.5, 0.5)), std::min<double>((0.0 - 1e-3), x[3]));
        v1 += v1;
      }
    }
  } else {
    for (int k5 = 0; k5 < 3; ++k5) {
      double v6 = std::sqrt(1e-3);
      double v7 = x[2];
    }
    double v8 = (std::sqrt((0.5 * 1e-3)) * ((0.5 * 2.0 - 1e-3) - x[5]) - ((x[2] != 2.0) ? (3.0 * 0.0 - 7.0) : x[4]));
    double v9 = std::sqrt(((7.0 > 2.0) ? (x[1] - 1e-3) : (x[4] - v1)));
  }
  double v10 = (std::fabs(x[2]) + std::max<double>(x[0], v1));
  double v11 = x[0];
  double v12 = (0.5 - std::sqrt(x[0]));
  double v13 = (((-1.25 < x[1]) ? std::fabs(2.0) : std::fabs(0.0)) * (x[5] * double(cut(3.0))) - (!(x[3] == 7.0) ? x[0] : std::sqrt(0.5)));
  double v14 = v1;
  return (((0.5 + 1e-3) * (2.0 + x[4]) - std::fabs(0.5)) * (std::min<double>(v13, x[0]) + (7.0 + v12)) - (v13 - std::fabs(3.0)));
}
inline double f307417(const double* x) {
  double v1 = std::sqrt((x[1] + std::sqrt(3.0)));
  double v2 = v1;
  double v3 = ((v2 * (-1.25 + x[0])) * (x[2] - (1e-3 * -1.25)));
  double v4 = std::sqrt((!(2.0 > x[3]) ? std::min<double>(x[3], 1e-3) : v2));
  v1 -= (std::sqrt(v2) - (x[2] * double(int(int16_t(-1)))));
  double a5[3] = {((x[3] - v3) * (std::fabs(2.0) * x[0] - x[3])), v3, v1};
  const unsigned i6 = unsigned(9) % 3;
  return (x[1] + ((3.0 * 1e-3 - x[5]) + std::fabs(-1.25)));
}
inline double f307418(const double* x) {
  double v1 = ((x[3] * -1.25) + ((0.5 * 0.0) + (2.0 * 2.0 - 0.5)));
  if ((std::min<double>(x[5], (x[0] * (2.0 * 1e-3 - 0.0)))) > 0) {
    double v2 = v1;
  } else {
    v1 = x[2];
  }
  if (!std::isnan(std::sqrt(0.0))) {
    double v3 = (((3.0 - x[5]) * std::fabs(-1.25) - ((1e-3 == 7.0) ? 1e-3 : x[5])) - std::fabs(((-1.25 < x[1]) ? 1e-3 : -1.25)));
    v1 += (((0.5 * x[5]) > (0.0 + 7.0)) ? x[3] : (std::min<double>(1e-3, 0.5) * x[5] - std::sqrt(2.0)));
  } else {
    v1 -= std::min<double>(std::min<double>(double(((1e-3 != x[4]) ? 9 : 9)), std::sqrt(0.0)), (std::sqrt(v1) * std::min<double>(-1.25, 0.0)));
  }
  double a4[3] = {((int(int64_t(9)) == 2) ? float(-2) : std::fabs((1e-3 * 0.0 - 0.5))), std::sqrt((((0.0 <= 1e-3) ? 0.0 : -1.25) * (7.0 - 1e-3))), std::min<double>((((0.0 > -1.25) ? 3.0 : 2.0) * (3.0 + x[2]) - std::min<double>(x[1], -1.25)), (x[0] * (0.5 + 0.0)))};
  const unsigned i5 = unsigned((!(0.5 != 7.0) ? int((int64_t((cut(x[1]) >> (1 + (8 & 7)))) * (int(unsigned(int(unsigned(-1) - unsigned(5))) | unsigned(int(unsigned(9) + unsigned(8)))) >> 12) - (cut(x[1]) >> (1 + (8 & 7)))) / 3 % 1000) : -3)) % 3;
  for (int k6 = 0; k6 < 3; ++k6) {
    v1 -= double(k6);
  }
  if ((3.0) > 0) {
    for (int k7 = 0; k7 < 3; ++k7) {
      if ((std::min<double>(std::min<double>(v1, 0.5), a4[1]) != (std::fabs(1e-3) - x[4]))) {
        if (!(((2 < 7) ? 1e-3 : x[4]) <= std::sqrt(-1.25))) continue;
      }
      double v8 = (v1 * x[0]);
    }
  } else {
    double v9 = a4[1];
    double v10 = std::max<double>((std::isnan(v9) ? x[3] : v9), ((x[3] <= x[0]) ? std::sqrt(0.5) : std::fabs(a4[i5])));
    double v11 = double(1);
  }
  double v12 = (x[2] + std::fabs((1e-3 - 7.0)));
  double v13 = std::sqrt(v1);
  return a4[1];
}
inline double f307419(const double* x) {
  double v1 = (((x[5] == -1.25) ? (7.0 * x[0]) : (1e-3 * 2.0 - 2.0)) + x[0]);
  double v2 = x[1];
  if ((v1 != ((x[4] != 7.0) ? x[5] : v1))) {
    double* p3 = ((x[3] == std::sqrt(0.5)) && ((0.5 * 0.0) == std::sqrt(v2))) ? &v1 : &v2;
    *p3 += std::sqrt((x[5] * (0.0 - 7.0) - (x[5] * x[2])));
    if ((v2) > 0) {
      double v4 = (((7.0 * 1e-3) * (2.0 * x[2] - 1e-3)) * x[2]);
      v4 *= (!(0.5 < 0.5) ? x[2] : std::sqrt((1e-3 + 0.0)));
    } else {
      if ((int(unsigned(7) & unsigned(1)) > 4)) {
        int n5 = (((1e-3 * -1.25 - 1e-3) * std::min<double>(0.5, 2.0)) <= ((0.5 + 3.0) + std::sqrt(-1.25))) ? 2 : 1;
        switch (n5) { case 0: v1 = (x[2] * (x[1] * x[4])); break; case 1: v1 = x[2]; default: v2 = v1; }
        double v6 = std::max<double>((std::min<double>(-1.25, x[0]) - x[0]), std::fabs(x[3]));
        v2 *= std::fabs(v2);
      }
    }
    double a7[3] = {(!(x[0] >= 0.5) ? (((2.0 < 0.0) ? 0.5 : 2.0) + std::sqrt(x[1])) : ((0.0 * 0.0 - x[0]) * ((-1.25 < 0.5) ? 0.5 : 1e-3))), std::sqrt((std::max<double>(1e-3, 0.5) - std::sqrt(2.0))), ((x[3] - x[1]) - x[2])};
    const unsigned i8 = unsigned(int(unsigned(9) ^ unsigned(int(int64_t(8))))) % 3;
  } else {
    v1 *= (((7.0 * 1e-3 - x[3]) < (-1.25 - 2.0)) ? std::sqrt((x[2] - 0.0)) : std::sqrt(std::sqrt(-1.25)));
    for (int k9 = 0; k9 < 4; ++k9) {
      for (int k10 = 0; k10 < 3; ++k10) {
        double v11 = ((std::min<double>(0.5, -1.25) != std::max<double>(7.0, -1.25)) ? x[3] : (-1.25 * (v2 + 7.0)));
        double v12 = (((3.0 <= 0.0) && ((3.0 == 7.0) || (x[2] >= 2.0))) ? std::max<double>((1e-3 * 1e-3 - v11), x[3]) : ((1e-3 - v11) + std::max<double>(v11, 0.0)));
      }
      double v13 = (((2.0 >= 7.0) || (-1.25 < x[2])) ? (v1 * (7.0 + v2)) : (double(k9) - v1));
    }
  }
  double v14 = std::min<double>(((7.0 * 3.0) / (7.0 / x[4])), x[1]);
  double v15 = 7.0;
  return v15;
}
inline double f307420(const double* x) {
  double v1 = ((std::max<double>(1e-3, 0.5) <= (3.0 + 3.0)) ? ((3.0 * x[5] - 2.0) - float(int(unsigned(-1) * unsigned(0)))) : x[5]);
  double a2[3] = {(((7.0 <= 0.5) ? x[5] : std::max<double>(0.0, 1e-3)) * std::fabs((1e-3 * 0.0 - -1.25))), x[5], (x[0] + x[5])};
  const unsigned i3 = unsigned(3) % 3;
  double v4 = (((0.5 * -1.25 - 1e-3) + std::max<double>(-1.25, 3.0)) + std::fabs((v1 * x[4] - 2.0)));
  v1 += -1.25;
  if ((((7.0 + x[0]) / (7.0 + 0.5)) < std::sqrt((x[5] + x[4])))) return -1.25;
  double v5 = (std::sqrt(v4) + v4);
  for (int k6 = 0; k6 < 1; ++k6) {
    int n7 = !(std::sqrt(3.0) != (-1.25 + x[0])) ? 1 : -1;
    switch (n7) { case 0: v5 = ((a2[1] != std::fabs(a2[1])) ? ((x[0] - 7.0) - (2.0 * x[1])) : x[3]); break; case 1: v5 = std::fabs(((0.5 + 2.0) * ((2.0 >= 3.0) ? x[5] : a2[1]))); default: v1 = (v4 * ((0.5 != 3.0) ? (1e-3 + double(k6)) : (0.0 * a2[1]))); }
    a2[i3] += 0.0;
  }
  return ((cut(x[2]) > ((7.0 <= 3.0) ? std::min(3, -2) : int(unsigned(5) | unsigned(8)))) ? x[2] : x[0]);
}
inline double f307421(const double* x) {
  double v1 = std::min<double>(2.0, ((x[1] < 3.0) ? (0.0 + -1.25) : (0.0 - x[3])));
  double v2 = double(int((int64_t(8) * ((int(unsigned(7) | unsigned(8)) % (1 + (0 & 7))) >> 12) - 8) / 3 % 1000));
  if ((std::sqrt(std::sqrt(x[3])) == x[0])) return x[3];
  for (int k3 = 0; k3 < 4; ++k3) {
    if ((std::isnan((v1 - x[4])) && ((0.5 * 2.0) != x[2]))) return v1;
  }
  double v4 = std::sqrt(std::sqrt((0.0 * -1.25)));
  if ((((2.0 + 1e-3) * std::fabs(0.0)) != float(int(uint16_t(std::min(-2, -2)))))) {
    for (int k5 = 0; k5 < 1; ++k5) {
      if (((v1 * v2)) > 0) {
        int n6 = (((0.0 < -1.25) && std::isnan(2.0)) && std::isnan(v1)) ? 0 : std::min(int(uint8_t(cut(x[0]))), int(unsigned((cut(0.0) >> (1 + (7 & 7)))) & unsigned(5)));
        switch (n6) { case 0: v4 = v1; break; case 1: v4 = x[1]; default: v1 = (x[3] / std::min<double>(x[5], std::fabs(2.0))); }
      } else {
        for (int k7 = 0; k7 < 3; ++k7) {
          v1 -= double(cut((7.0 + 0.5)));
          double v8 = (2.0 + std::sqrt(x[5]));
        }
      }
    }
  }
  if ((v1 < ((7.0 < 0.5) ? (1e-3 - 0.5) : (x[0] - x[3])))) return ((cut(-1.25) < int(unsigned((9 >> (1 + (-3 & 7)))) ^ unsigned(6))) ? ((7.0 * 2.0) - (0.0 - x[3])) : x[4]);
  v1 -= (x[0] * ((v4 >= 1e-3) ? (-1.25 / 1e-3) : (7.0 * 3.0)));
  return std::sqrt(((0.5 - v1) * double(2) - x[5]));
}
inline double f307422(const double* x) {
  double v1 = x[1];
  v1 *= 0.5;
  double v2 = ((!(3.0 < 0.0) ? float(((1e-3 >= 2.0) ? 1 : 2)) : (7.0 * 0.5)) + x[5]);
  v2 *= ((((0.0 == x[2]) ? x[1] : 2.0) - (0.5 / x[0])) + std::fabs(((x[4] >= 3.0) ? 3.0 : 0.0)));
  for (int k3 = 0; k3 < 1; ++k3) {
    if ((x[4] == x[1])) return (std::fabs(v1) - ((1e-3 + x[1]) * 3.0 - (0.0 * x[1] - 0.0)));
    double v4 = ((((7.0 >= v1) ? 3.0 : 2.0) - std::min<double>(3.0, 3.0)) / (float(3) * std::sqrt(1e-3)));
    v1 += (std::sqrt(std::fabs(7.0)) * std::fabs(x[0]) - v1);
  }
  return v1;
}
inline double f307423(const double* x) {
  double v1 = (((x[5] - 7.0) != ((0.5 < 0.5) ? 3.0 : 0.0)) ? (std::min<double>(2.0, -1.25) - (3.0 * -1.25 - 2.0)) : 0.5);
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = std::min<double>(((7.0 / double(k2)) * std::sqrt(2.0)), std::sqrt((x[5] * -1.25)));
  }
  v1 *= (((0.5 / 7.0) > v1) ? ((2.0 != -1.25) ? (-1.25 + 7.0) : std::fabs(x[1])) : ((1e-3 * 3.0) + x[0]));
  double v4 = std::max<double>(v1, (!(-1.25 < x[3]) ? (2.0 - 0.0) : (-1.25 * 7.0 - 0.5)));
  v4 = x[3];
  if ((((0.0 * 0.0 - 0.0) > std::fabs(3.0)) && ((0.0 * x[4]) <= (0.5 + x[0])))) return x[0];
  return ((x[4] + x[1]) * ((x[0] - 0.0) + ((7.0 <= 1e-3) ? -1.25 : 7.0)) - x[1]);
}
inline double f307424(const double* x) {
  double v1 = (x[0] + x[2]);
  double v2 = ((std::max<double>(3.0, 7.0) / (-1.25 / x[4])) + std::sqrt(std::fabs(2.0)));
  v1 *= ((2 == int(uint8_t(int(unsigned(5) ^ unsigned(6))))) ? (v1 + v1) : (x[4] * (1e-3 + -1.25) - (0.0 - v2)));
  for (int k3 = 0; k3 < 4; ++k3) {
    if (((((2.0 > 7.0) ? 2.0 : 0.5) + (x[3] * 3.0 - -1.25)) >= x[5])) break;
    for (int k4 = 0; k4 < 2; ++k4) {
      if ((x[4]) > 0) {
        if ((!(6 != cut(0.0)) && std::isnan(std::sqrt(1e-3)))) return v2;
        if (((x[4] * (3.0 * 0.5 - 3.0) - x[2]) < ((0.5 * 0.5 - 0.5) - (2.0 / 0.5)))) return std::sqrt((std::sqrt(0.0) * std::min<double>(x[0], -1.25)));
      }
      if ((((2.0 * -1.25) * double(k3)) == x[0])) {
        double v5 = x[4];
        if (((x[1] + std::fabs(1e-3)) < ((x[0] * 1e-3 - 0.0) + std::sqrt(7.0)))) {
          v2 = float(int(int64_t(cut(v5))));
          v1 += (std::sqrt((0.0 * x[2])) + std::max<double>(x[0], (-1.25 * 1e-3)));
          if (((std::fabs(x[5]) * std::min<double>(0.0, 3.0)) >= (double(k4) * (3.0 * x[0]) - x[3]))) continue;
        } else {
          double v6 = std::sqrt(((v1 - 1e-3) * std::sqrt(x[2])));
          double v7 = std::sqrt((v5 * (v6 + 7.0) - ((x[1] == 3.0) ? x[0] : x[5])));
          double v8 = (double(k4) - v1);
        }
        double v9 = (((x[4] <= 2.0) && (1 <= cut(7.0))) ? (x[4] * (x[3] * 2.0 - 1e-3)) : std::sqrt((x[3] * 1e-3 - 0.5)));
      }
    }
    double v10 = x[5];
  }
  double v11 = v2;
  return (float(int(unsigned(cut(x[1])) | unsigned(int((int64_t(9) * (1 >> 12) - 9) / 3 % 1000)))) - 0.0);
}
inline double f307425(const double* x) {
  double v1 = (x[0] - std::max<double>(std::min<double>(7.0, x[4]), 2.0));
  double v2 = x[3];
  v1 += (((0.0 * 0.5 - 2.0) + x[0]) * (x[2] + (x[2] - 2.0)));
  v2 *= x[4];
  v2 -= ((((5 <= 6) ? 1e-3 : -1.25) * 0.0) + x[3]);
  double v3 = x[4];
  if (((((2.0 == x[2]) ? 1e-3 : 7.0) / (-1.25 * 0.5)) <= (std::sqrt(x[1]) * std::max<double>(v1, 3.0) - (x[4] / 0.5)))) return std::fabs((!(-3 == 3) ? std::max<double>(0.5, 0.0) : (-1.25 - 0.0)));
  for (int k4 = 0; k4 < 4; ++k4) {
    v2 *= (std::fabs((0.0 / v1)) * double(k4));
  }
  return x[5];
}
inline double f307426(const double* x) {
  double v1 = std::min<double>(((3.0 * -1.25) * std::max<double>(7.0, 3.0) - (0.0 * -1.25 - 7.0)), std::fabs(std::sqrt(0.0)));
  for (int k2 = 0; k2 < 3; ++k2) {
    if (((cut(x[5]) <= 8) || ((-1.25 - 0.5) >= ((-1.25 < 7.0) ? 2.0 : 0.5)))) continue;
    double a3[3] = {(((-1.25 - 3.0) + (-1.25 * 7.0)) * ((x[1] * 3.0) + (x[5] * 0.5 - x[4]))), (((-1.25 * 7.0) - (2.0 * -1.25 - -1.25)) * x[0] - x[5]), std::sqrt(std::min<double>(x[1], double(((0.0 != x[1]) ? 7 : -2))))};
    const int i4 = ((x[0] < std::min<double>(7.0, 3.0)) || (std::sqrt(2.0) != std::min<double>(0.0, 3.0))) ? 0 : 2;
  }
  if ((x[1]) > 0) {
    for (int k5 = 0; k5 < 2; ++k5) {
      if (!(x[0] > std::fabs(double(k5)))) return 7.0;
    }
    int n6 = (((x[4] > x[3]) && (1e-3 != 2.0)) || (std::sqrt(7.0) >= ((1e-3 < 0.5) ? x[4] : x[0]))) ? 2 : 7;
    switch (n6) { case 0: v1 = (std::fabs(x[4]) / x[0]); break; case 1: v1 = v1; default: v1 = x[2]; }
    double v7 = std::max<double>(x[3], (v1 + std::sqrt(0.5)));
  }
  for (int k8 = 0; k8 < 4; ++k8) {
    v1 = (float(int(unsigned(cut(2.0)) | unsigned(int(int8_t(-3))))) + std::max<double>(x[4], (x[4] - x[3])));
  }
  double v9 = std::sqrt(((x[1] + x[4]) * (1e-3 / x[0])));
  v9 += (x[1] * std::sqrt((3.0 - x[4])));
  double a10[3] = {((std::fabs(7.0) * ((0.0 > v9) ? x[3] : x[2])) - v9), x[5], v9};
  const unsigned i11 = unsigned(0) % 3;
  return (((1e-3 != x[4]) ? (0.5 - 3.0) : a10[i11]) + (double(9) + x[5]));
}
inline double f307427(const double* x) {
  double v1 = ((x[1] <= std::sqrt(0.5)) ? (1e-3 / x[0]) : (x[0] * std::sqrt(2.0) - x[0]));
  double v2 = x[3];
  double v3 = (x[3] + x[2]);
  if (((x[0] - (-1.25 * v3 - x[4])) <= (double(((0.0 <= -1.25) ? -1 : 6)) + (-1.25 - -1.25)))) return (((-1.25 > x[3]) || (3.0 != 0.0)) ? (((1e-3 <= x[5]) && (0.5 != 2.0)) ? x[1] : (3.0 * 3.0)) : (v3 - std::sqrt(x[4])));
  double v4 = ((3.0 * v1 - v1) - ((-1.25 * 7.0) + v2));
  v4 -= std::fabs((double((0 / (1 + (1 & 7)))) * (-1.25 * 2.0)));
  double v5 = (x[5] * std::min<double>((-1.25 * 7.0), (v1 + v1)) - ((x[3] * x[5]) + (3.0 - -1.25)));
  for (int k6 = 0; k6 < 2; ++k6) {
    if ((x[4] > ((1e-3 + 2.0) - (-1.25 / 3.0)))) break;
    if ((((0.5 / 2.0) > std::max<double>(0.5, 7.0)) && (8 <= 5))) {
      for (int k7 = 0; k7 < 4; ++k7) {
        v3 *= std::max<double>(v3, (v1 * x[5] - (2.0 * 0.0 - 2.0)));
        for (int k8 = 0; k8 < 3; ++k8) {
          v5 -= ((((7.0 == x[4]) ? std::min(-3, 5) : int(unsigned(4) * unsigned(3))) == -3) ? double(k8) : (std::fabs(double(k7)) * std::sqrt(0.0)));
        }
        double v9 = x[2];
      }
      double v10 = std::sqrt(x[2]);
      double v11 = 1e-3;
    }
  }
  return std::sqrt(x[0]);
}
inline double f307428(const double* x) {
  double v1 = x[1];
  if (((((7 == 9) ? 7.0 : 0.5) == (-1.25 - 3.0)) && (cut(2.0) <= 3))) return (double(-2) + x[1]);
  v1 -= (((x[1] == v1) ? (1e-3 + 7.0) : x[5]) * ((2.0 > 1e-3) ? (v1 - 0.0) : x[3]));
  double v2 = ((std::sqrt(0.5) * (-1.25 * -1.25)) * ((-1.25 > -1.25) ? v1 : x[0]) - 1e-3);
  v2 += (x[3] * ((1e-3 * x[0] - x[0]) * ((0.5 >= v1) ? x[4] : x[5])));
  if ((9 > int(uint8_t(cut(0.5))))) return x[1];
  if ((std::max<double>(x[1], x[3]) != x[5])) return std::sqrt(((0.5 - v2) - (1e-3 * 1e-3 - -1.25)));
  if ((double(int(unsigned((-1 >> (1 + (-3 & 7)))) - unsigned(int(uint16_t(3))))) >= (std::max<double>(1e-3, x[0]) - (x[5] * x[3] - 1e-3)))) return std::sqrt(std::min<double>(std::sqrt(0.0), (x[3] * v1 - x[3])));
  return 0.0;
}
inline double f307429(const double* x) {
  double v1 = (double(int(unsigned(0) & unsigned(2))) + x[1]);
  double v2 = float(int(unsigned(int(unsigned(8) - unsigned(int(uint8_t(6))))) & unsigned(0)));
  double v3 = (((1e-3 + v1) >= v1) ? (std::sqrt(1e-3) / (0.5 * 7.0 - 2.0)) : (0.5 + (-1.25 * 0.0)));
  int n4 = (v3 < (!(x[3] <= 0.5) ? x[0] : v3)) ? 2 : int(unsigned(int(unsigned(int(unsigned(int(unsigned(9) | unsigned(-1))) | unsigned(int(unsigned(1) - unsigned(6))))) + unsigned(cut(7.0)))) & unsigned(6));
  switch (n4) { case 0: v2 = (x[0] + (std::fabs(0.0) + std::sqrt(1e-3))); break; case 1: v3 = std::sqrt((0.0 * (0.0 - v1))); default: v2 = (v1 - x[3]); }
  if ((double(6)) > 0) {
    if ((std::sqrt(std::min<double>(x[4], (2.0 * v2 - 1e-3)))) > 0) {
      v3 -= x[2];
    } else {
      double a5[3] = {(v1 + v1), (((0.5 - 0.0) != std::min<double>(x[5], 0.5)) ? (std::min<double>(x[2], 0.5) - x[1]) : ((-1.25 / 7.0) + std::min<double>(3.0, 7.0))), 1e-3};
      const unsigned i6 = unsigned(cut(v2)) % 3;
    }
    if ((v3 <= ((3.0 + 0.0) / std::max<double>(7.0, 2.0)))) return (std::sqrt((0.5 + 0.5)) * x[3]);
    if ((v3 < std::max<double>(std::sqrt(7.0), v2))) {
      if ((std::sqrt(x[1])) > 0) {
        if (!(std::max<double>(0.0, 1e-3) != v1)) {
          v3 -= ((x[2] / std::sqrt(0.5)) - std::max<double>(std::sqrt(0.0), (7.0 * 3.0)));
          double v7 = x[3];
          for (int k8 = 0; k8 < 3; ++k8) {
            double v9 = std::max<double>(double(k8), (x[4] * (x[1] - 1e-3)));
            double v10 = x[3];
          }
        }
        double v11 = (std::sqrt((0.0 / 2.0)) * ((7.0 * 0.5) * (2.0 + v1)) - x[5]);
        double v12 = (std::max<double>((0.0 / 0.5), x[1]) * x[5]);
      }
      double v13 = (std::sqrt((7.0 - x[1])) / std::min<double>((2.0 * 0.5), std::sqrt(0.0)));
      double v14 = v3;
    }
  } else {
    double v15 = v3;
    double v16 = std::fabs(((0.5 * 7.0 - 0.5) * 3.0));
    double v17 = x[5];
  }
  double v18 = 7.0;
  double v19 = (x[1] + std::max<double>(std::min<double>(3.0, 7.0), std::fabs(1e-3)));
  return ((!(x[2] < 2.0) || (1e-3 >= 0.5)) ? x[5] : std::max<double>((v2 * 7.0), x[5]));
}
inline double f307430(const double* x) {
  double v1 = x[1];
  v1 = std::sqrt(((x[5] - x[5]) * x[1]));
  double v2 = ((x[4] * v1 - (0.0 * 1e-3 - 2.0)) * (std::min<double>(-1.25, 1e-3) + (2.0 * 3.0 - x[2])) - x[5]);
  double v3 = float(3);
  double v4 = x[5];
  return x[2];
}
inline double f307431(const double* x) {
  double v1 = (!(cut(0.0) < cut(x[4])) ? (2.0 * x[5] - x[0]) : (double(std::min(9, 5)) * (0.5 * 0.0)));
  int n2 = ((4 % (1 + (5 & 7))) > int(unsigned(int(unsigned(-1) - unsigned(int(unsigned(-3) + unsigned(-1))))) | unsigned(cut(0.0)))) ? 1 : int(unsigned(cut(((x[2] <= x[1]) ? 7.0 : 7.0))) - unsigned(cut((3.0 * 0.5 - 0.0))));
  switch (n2) { case 0: v1 = ((((x[5] > 3.0) || (3.0 == x[5])) || (0.5 != 0.0)) ? std::sqrt(std::max<double>(1e-3, 0.5)) : std::max<double>(x[0], std::min<double>(3.0, -1.25))); break; case 1: v1 = v1; default: v1 = std::sqrt(std::sqrt((3.0 * x[0]))); }
  double v3 = (x[4] * (std::sqrt(0.0) * x[5] - std::sqrt(3.0)) - x[3]);
  for (int k4 = 0; k4 < 3; ++k4) {
    if ((std::fabs((3.0 * 3.0)) >= (double(k4) * (x[3] * 0.5 - 0.0) - double(k4)))) {
      double a5[3] = {(double(k4) * ((0.5 - 7.0) * (-1.25 * 0.0))), ((std::fabs(-1.25) * (2.0 * x[2]) - std::sqrt(double(k4))) * (v1 * std::max<double>(2.0, 7.0)) - (std::max<double>(3.0, 1e-3) - (v1 * 0.0))), (x[1] * std::fabs((-1.25 * 7.0)) - x[2])};
      const unsigned i6 = unsigned(2) % 3;
    } else {
      for (int k7 = 0; k7 < 4; ++k7) {
        double* p8 = (((1e-3 * 0.5) >= std::sqrt(7.0)) && (((x[4] > 0.5) ? 3.0 : 2.0) >= 2.0)) ? &v1 : &v3;
        *p8 += double(k7);
        double v9 = x[0];
      }
    }
    v1 = ((!(0.0 > 3.0) ? x[3] : x[2]) * (x[5] - (7.0 * x[0])));
    double v10 = (std::sqrt(x[3]) * x[3]);
  }
  if (((std::sqrt(double((8 / (1 + (4 & 7))))) - std::sqrt(std::sqrt(3.0)))) > 0) {
    double v11 = float(std::min(((3.0 <= 3.0) ? 2 : cut(3.0)), 3));
    v3 += ((0.0 == x[5]) ? ((7.0 / 0.5) + (x[1] * x[2])) : std::min<double>(x[0], x[2]));
  }
  double v12 = (std::sqrt(float(9)) * std::max<double>(x[3], (3.0 * 1e-3)) - ((0.5 * x[2] - x[3]) + std::sqrt(0.0)));
  double v13 = (x[5] * std::sqrt((x[0] * x[1])));
  double v14 = (std::min<double>(x[2], std::fabs(x[1])) + (((5 > 0) && (0.0 != 2.0)) ? std::min<double>(2.0, 7.0) : x[0]));
  return float(int(int64_t((cut(v12) % (1 + (5 & 7))))));
}
inline double f307432(const double* x) {
  double v1 = (((x[2] < x[2]) ? (1e-3 + 1e-3) : (0.5 - 0.0)) + (x[2] * std::fabs(x[2]) - std::min<double>(2.0, -1.25)));
  int n2 = (((-1.25 * 2.0 - -1.25) * (0.0 + 7.0) - std::fabs(0.5)) <= std::max<double>(((x[2] != -1.25) ? 0.0 : 3.0), x[3])) ? 1 : int((int64_t(cut(std::max<double>(0.0, x[0]))) * (cut((v1 - x[3])) >> 12) - cut(std::max<double>(0.0, x[0]))) / 3 % 1000);
  switch (n2) { case 0: v1 = (((0.5 * -1.25) != (x[1] - x[0])) ? x[3] : x[5]); break; case 1: v1 = x[1]; default: v1 = std::max<double>(std::sqrt(x[0]), ((x[4] + x[3]) * (1e-3 * x[0]))); }
  for (int k3 = 0; k3 < 4; ++k3) {
    for (int k4 = 0; k4 < 4; ++k4) {
      if ((x[0]) > 0) {
        if ((x[3] <= ((0.5 + 1e-3) * double(k4)))) {
          v1 -= ((v1 * std::min<double>(v1, double(k4)) - (double(k3) + 1e-3)) + (1e-3 * 7.0));
          v1 += 7.0;
          if ((v1 >= std::min<double>(((double(k3) > 1e-3) ? 7.0 : 3.0), x[0]))) {
            double v5 = double(k3);
            for (int k6 = 0; k6 < 1; ++k6) {
              v5 *= 3.0;
              double v7 = (((1e-3 >= 7.0) && (2.0 >= 7.0)) ? float(-2) : std::sqrt(std::sqrt(1e-3)));
            }
            v1 *= (std::sqrt((2.0 - 2.0)) + std::max<double>((7.0 * 0.5), (7.0 * -1.25 - v1)));
          }
        }
        double v8 = std::fabs(((1e-3 >= 2.0) ? (7.0 * x[1] - double(k4)) : std::sqrt(3.0)));
        double v9 = (x[1] * x[3]);
      }
    }
    double v10 = double(k3);
  }
  double v11 = x[1];
  double v12 = v1;
  double v13 = std::sqrt(x[1]);
  return (((1e-3 * 2.0 - -1.25) > std::sqrt(1e-3)) ? v1 : (std::sqrt(-1.25) / x[4]));
}
inline double f307433(const double* x) {
  double v1 = ((x[3] / (-1.25 * -1.25 - 3.0)) * (float((6 / (1 + (3 & 7)))) * (x[5] * 1e-3)));
  for (int k2 = 0; k2 < 2; ++k2) {
    for (int k3 = 0; k3 < 3; ++k3) {
      if ((((x[3] + 0.0) * std::sqrt(0.5)) <= std::sqrt(std::min<double>(0.0, x[2])))) break;
      for (int k4 = 0; k4 < 1; ++k4) {
        for (int k5 = 0; k5 < 3; ++k5) {
          if ((std::sqrt((((1e-3 != x[2]) && (0.0 != 0.0)) ? (-1.25 + 2.0) : (0.5 - 2.0)))) > 0) {
            if ((x[4] >= std::min<double>((double(k4) / double(k4)), std::sqrt(double(k4))))) {
              int w6 = cut(std::min<double>((0.5 * x[1]), double((9 % (1 + (0 & 7))))));
              v1 = ((x[2] <= (0.0 * 3.0 - 0.5)) ? v1 : ((3.0 - 7.0) / (3.0 - -1.25)));
              if (((std::sqrt(std::sqrt(-1.25)) / v1)) > 0) {
                double v7 = std::min<double>(double(k3), x[2]);
              } else {
                w6 = w6;
                double v8 = (-1.25 + (double(k5) - std::sqrt(double(k3))));
                if ((((3.0 == x[5]) ? int(unsigned(int(unsigned(-1) ^ unsigned(6))) + unsigned(w6)) : int(unsigned(w6) | unsigned(int(unsigned(6) & unsigned(3))))) == cut((double(k2) - double(k5))))) {
                  double v9 = v8;
                  double v10 = float(w6);
                } else {
                  double v11 = (((x[2] * 0.0) * v1) * (std::sqrt(2.0) - ((x[5] == -1.25) ? -1.25 : x[2])) - (double(w6) - (x[2] - 0.0)));
                  double v12 = (x[2] + ((7.0 / 2.0) / float(cut(double(k2)))));
                  double v13 = (((3.0 + 0.0) / std::fabs(x[3])) * ((1e-3 * 2.0 - x[0]) - x[4]) - ((0.0 >= 1e-3) ? (v11 / 0.0) : (7.0 - 1e-3)));
                }
              }
            } else {
              double v14 = ((x[4] * 3.0 - double(k2)) * 0.5);
              double v15 = (std::min<double>((-1.25 * v1), std::max<double>(1e-3, 0.0)) / float((int((int64_t(5) * (6 >> 12) - 5) / 3 % 1000) >> (1 + (8 & 7)))));
              double v16 = std::max<double>((double(k2) + (-1.25 * x[1] - -1.25)), double(int(unsigned((7 >> (1 + (2 & 7)))) + unsigned(9))));
            }
          } else {
            double v17 = ((double(k3) - (0.5 / 2.0)) + (x[2] - (double(k3) / x[4])));
            double v18 = x[4];
            double v19 = double(k5);
          }
        }
        double v20 = (x[3] * x[5]);
        double v21 = x[0];
      }
      double v22 = x[5];
    }
    double v23 = ((v1 + (1e-3 + 1e-3)) / x[5]);
    double v24 = std::fabs((std::fabs(7.0) * std::max<double>(0.0, x[1])));
  }
  double v25 = x[1];
  double v26 = (std::sqrt(std::sqrt(2.0)) * std::max<double>((-1.25 / x[1]), 0.5));
  double v27 = (x[1] * ((0.5 <= x[0]) ? std::fabs(x[1]) : (1e-3 + -1.25)) - x[5]);
  return (((7.0 <= x[1]) ? v25 : (3.0 - x[3])) * (std::max<double>(v26, v27) / std::sqrt(x[4])));
}
inline double f307434(const double* x) {
  double v1 = std::sqrt(((x[2] <= 1e-3) ? x[3] : x[3]));
  if (((((0.0 <= x[1]) && (x[5] == x[0])) ? x[3] : std::min<double>(v1, -1.25)) > ((3.0 * x[0] - 0.0) * std::fabs(x[3])))) {
    if (((std::fabs(x[3]) * x[4] - (std::max<double>(0.5, 0.5) * (2.0 * x[3] - 2.0)))) > 0) {
      double v2 = (((2.0 - 1e-3) * std::max<double>(3.0, x[2])) * ((7.0 * 3.0) * x[4]) - (std::sqrt(x[1]) + v1));
      if ((std::sqrt((0.0 / 3.0)) <= x[4])) return std::sqrt(std::sqrt((-1.25 * 1e-3)));
      if ((!(2.0 > -1.25) && (v2 > x[4]))) return x[3];
    } else {
      v1 -= x[1];
      double v3 = x[2];
    }
    v1 *= v1;
    for (int k4 = 0; k4 < 2; ++k4) {
      for (int k5 = 0; k5 < 4; ++k5) {
        for (int k6 = 0; k6 < 4; ++k6) {
          for (int k7 = 0; k7 < 2; ++k7) {
            double v8 = double(k7);
          }
          int n9 = (double(int((int64_t(-2) * (5 >> 12) - -2) / 3 % 1000)) >= (double(k6) * double(k5))) ? 0 : cut(((-1.25 / 7.0) * (7.0 * double(k5) - -1.25) - std::max<double>(x[4], x[3])));
          switch (n9) { case 0: v1 = ((std::fabs(1e-3) / (x[1] * x[0] - 0.0)) + (x[0] * x[2])); break; case 1: v1 = x[5]; default: v1 = std::sqrt((std::max<double>(-1.25, x[2]) * x[1] - (2.0 + 0.5))); }
          double v10 = (((0.0 * 0.0 - 0.0) + (-1.25 * 1e-3)) * x[5]);
        }
        double v11 = double(k5);
      }
      double v12 = std::sqrt(x[5]);
    }
  }
  double v13 = (x[3] * x[3]);
  double v14 = x[3];
  double v15 = std::sqrt(((0.5 >= x[4]) ? (7.0 * 1e-3 - 3.0) : (0.5 * 0.5)));
  double v16 = (((int(uint16_t(4)) != int((int64_t(2) * (1 >> 12) - 2) / 3 % 1000)) ? (7.0 * 2.0 - 0.5) : x[5]) * (x[0] + (v13 * 3.0)));
  double v17 = std::sqrt(x[0]);
  return x[5];
}
inline double f307435(const double* x) {
  double v1 = (x[4] / std::max<double>((1e-3 + 0.5), (0.0 * x[1])));
  double v2 = std::max<double>((x[4] * std::fabs(2.0) - ((7.0 == x[4]) ? 3.0 : 0.5)), x[0]);
  for (int k3 = 0; k3 < 3; ++k3) {
    v2 -= x[2];
    if (((x[2] != std::sqrt(v2)) && ((2.0 / 2.0) >= ((-1.25 != 7.0) ? -1.25 : v2)))) {
      v2 *= ((-1.25 * (-1.25 * 7.0) - std::sqrt(0.5)) / (std::max<double>(1e-3, 0.5) * x[3]));
      v2 -= (std::sqrt(((2.0 > 3.0) ? 7.0 : 1e-3)) + ((2.0 < 7.0) ? 0.0 : x[5]));
      if (((std::min<double>(v2, std::sqrt(-1.25)) * std::sqrt((-1.25 * 1e-3 - x[0])) - ((x[0] / 3.0) - (0.0 / -1.25)))) > 0) {
        double* p4 = ((x[3] != 2.0) && !!(0.5 >= -1.25)) ? &v1 : &v2;
        *p4 += x[2];
        double v5 = (std::sqrt(((-1.25 >= 2.0) ? 0.5 : 7.0)) - std::min<double>(std::sqrt(3.0), std::min<double>(x[3], x[0])));
      } else {
        v1 = float(int(uint16_t(int(unsigned(cut(v2)) | unsigned(int(unsigned(7) | unsigned(5)))))));
        v2 -= (std::max<double>(std::sqrt(x[3]), x[0]) * std::sqrt(v1));
      }
    } else {
      v1 = std::max<double>((((0.0 >= x[3]) ? 3.0 : x[0]) + std::min<double>(2.0, x[4])), x[2]);
      double v6 = x[4];
      if (!(std::sqrt(3.0) == v1)) {
        double v7 = double(k3);
      }
    }
    double v8 = (double(k3) - (x[1] - v1));
  }
  double v9 = (double(cut(0.5)) * (0.0 + x[0]) - x[3]);
  double v10 = (((v9 > v2) ? std::min<double>(0.0, 0.5) : x[2]) + ((2.0 != 0.5) ? (-1.25 + -1.25) : std::max<double>(1e-3, 2.0)));
  return x[4];
}
inline double f307436(const double* x) {
  double v1 = (std::sqrt(((7.0 == 2.0) ? x[2] : x[5])) - std::min<double>(x[2], (0.5 * 0.0)));
  for (int k2 = 0; k2 < 2; ++k2) {
    double v3 = (std::sqrt((x[5] + 7.0)) - std::fabs(x[4]));
    v3 *= std::max<double>(std::sqrt(std::max<double>(0.5, 2.0)), (std::isnan(x[1]) ? (double(k2) + 3.0) : std::max<double>(2.0, 3.0)));
    double v4 = v1;
  }
  int n5 = (std::fabs(std::sqrt(x[5])) >= (std::fabs(x[5]) * std::sqrt(v1))) ? 2 : 7;
  switch (n5) { case 0: v1 = (x[2] + x[1]); break; case 1: v1 = (((3.0 + -1.25) <= std::sqrt(-1.25)) ? ((0.5 >= x[5]) ? x[0] : (0.5 * 7.0 - 0.5)) : (std::fabs(3.0) * std::min<double>(v1, 0.0))); default: v1 = (std::min<double>((1e-3 + 7.0), (x[1] * x[4])) * (((0.0 < 3.0) ? x[0] : -1.25) * x[5] - (0.5 * 0.5 - 2.0)) - std::fabs(x[3])); }
  if (((std::sqrt(0.0) != (0.5 * 7.0)) || (std::sqrt(2.0) >= x[0]))) {
    double v6 = (x[3] + (x[1] * x[3] - (2.0 - 0.0)));
    double a7[3] = {((float(-3) - (x[5] * x[3])) + x[2]), v1, x[0]};
    const unsigned i8 = unsigned(0) % 3;
  }
  double v9 = (v1 - x[2]);
  v9 -= std::min<double>(x[2], v9);
  if (((((v1 == 3.0) || (7.0 == 2.0)) ? (x[4] * v1 - 0.0) : (-1.25 * v9)) == ((0.5 / 3.0) / x[1]))) return x[5];
  if ((((int(unsigned(2) | unsigned(1)) / (1 + (int(unsigned(9) + unsigned(0)) & 7))) <= (8 % (1 + (int((int64_t(3) * (-3 >> 12) - 3) / 3 % 1000) & 7)))) || std::isnan((v9 - 3.0)))) {
    int n10 = (std::fabs((-1.25 - 1e-3)) >= (x[1] + (2.0 + x[3]))) ? 1 : -3;
    switch (n10) { case 0: v9 = (std::sqrt(x[3]) * (0.5 - (7.0 * -1.25))); break; case 1: v9 = v1; default: v1 = v9; }
  } else {
    double v11 = v9;
    double v12 = std::sqrt(std::sqrt((-1.25 - v9)));
    double v13 = (((v11 * x[5] - 1e-3) - (x[3] - 2.0)) * std::max<double>((x[1] / 1e-3), (0.5 / -1.25)));
  }
  return (x[3] * (x[4] - x[1]) - (std::fabs(x[3]) + (7.0 * 0.0 - x[2])));
}
inline double f307437(const double* x) {
  double v1 = (((-1.25 * 0.0 - 1e-3) <= (1e-3 * x[2] - 7.0)) ? ((1e-3 * -1.25 - x[5]) + x[5]) : std::max<double>(std::min<double>(7.0, x[5]), (3.0 * x[0])));
  if ((((3.0 + 1e-3) * ((-1.25 < v1) ? 7.0 : x[1])) <= ((-1.25 - 0.0) * x[5] - std::fabs(0.0)))) {
    v1 -= std::min<double>(std::fabs(-1.25), float(int(unsigned(cut(1e-3)) ^ unsigned(7))));
    double v2 = x[2];
    v1 += ((((7.0 >= 1e-3) ? -1.25 : x[5]) * ((7.0 >= 2.0) ? 2.0 : 1e-3)) * (((7.0 != x[2]) ? -1.25 : 7.0) - (2.0 - -1.25)));
  } else {
    double v3 = x[4];
    double v4 = (x[3] + (std::max<double>(0.5, 7.0) / std::sqrt(2.0)));
  }
  double v5 = (x[1] + ((7 != (7 >> (1 + (0 & 7)))) ? (2.0 - 0.5) : (v1 / 7.0)));
  if (((x[5] * (-1.25 + 7.0)) > ((3.0 + 0.0) - (1e-3 + 0.5)))) return (std::min<double>((3.0 * 1e-3), std::fabs(7.0)) - std::sqrt(float(int(unsigned(5) | unsigned(0)))));
  if ((std::sqrt(std::sqrt(3.0)) >= (x[5] * (x[3] - v5) - (1e-3 + v5)))) return ((x[3] - (v1 * x[3] - 2.0)) * ((v5 + -1.25) - std::sqrt(x[1])));
  for (int k6 = 0; k6 < 3; ++k6) {
    double v7 = (((0.5 * 0.5 - 3.0) != (3.0 * 3.0 - -1.25)) ? v5 : (!(0.5 > 1e-3) ? v5 : std::fabs(7.0)));
    if ((std::sqrt(std::max<double>(std::fabs(3.0), x[3]))) > 0) {
      for (int k8 = 0; k8 < 2; ++k8) {
        double v9 = float(int(unsigned(cut(7.0)) | unsigned(int(unsigned(std::min(-3, 4)) * unsigned(cut(0.0))))));
      }
    } else {
      double v10 = std::fabs(x[4]);
      double v11 = (((x[3] - 7.0) - std::fabs(3.0)) + x[0]);
      double v12 = (v1 * double(-2));
    }
    double v13 = x[2];
  }
  return std::min<double>(x[0], x[1]);
}
inline double f307438(const double* x) {
  double v1 = x[5];
  double v2 = x[3];
  if (((v2 * ((2.0 / 1e-3) / std::min<double>(x[2], 1e-3)))) > 0) {
    v1 *= std::sqrt(std::sqrt(7.0));
  } else {
    double v3 = x[2];
    double a4[3] = {(2.0 / ((3.0 >= v2) ? (3.0 * 0.5 - 7.0) : v2)), (std::min<double>(x[0], 2.0) + std::sqrt((x[1] * -1.25 - 0.5))), (v1 - std::max<double>(x[4], ((2.0 == 1e-3) ? 1e-3 : v3)))};
    const int i5 = std::isnan(((2.0 * 2.0) + (3.0 - v1))) ? 0 : 2;
  }
  int n6 = ((((-1 % (1 + (-3 & 7))) != int(unsigned(9) | unsigned(4))) && (1e-3 != v1)) || ((2.0 >= 7.0) && (2.0 <= 7.0))) ? 2 : (cut(v2) / (1 + (8 & 7)));
  switch (n6) { case 0: v2 = (((2.0 * v1 - 2.0) * x[3]) / std::max<double>((v1 * x[2] - x[1]), v2)); break; case 1: v2 = ((((x[3] >= 7.0) ? x[3] : 1e-3) * (-1.25 * -1.25) - x[0]) - v2); default: v2 = (x[4] * (((x[3] > x[4]) ? 3.0 : 0.0) * (7.0 / 0.5) - (x[4] * 7.0 - x[4])) - (x[4] / v1)); }
  return (double(-1) - ((0.5 <= 2.0) ? x[5] : x[3]));
}
inline double f307439(const double* x) {
  double v1 = std::min<double>(x[2], std::max<double>(x[3], (0.5 * 0.5 - -1.25)));
  v1 *= (7.0 + std::min<double>((2.0 * x[2] - x[5]), x[5]));
  for (int k2 = 0; k2 < 4; ++k2) {
    if ((std::fabs(std::min<double>(1e-3, 1e-3)) > v1)) continue;
    double v3 = x[4];
    double v4 = double(k2);
  }
  v1 = x[3];
  for (int k5 = 0; k5 < 3; ++k5) {
    for (int k6 = 0; k6 < 1; ++k6) {
      double v7 = x[1];
    }
  }
  if (((v1 * (std::sqrt(0.5) - (2.0 * 7.0)) - x[4])) > 0) {
    v1 += x[5];
    v1 += (x[0] - ((x[2] * x[4]) * x[5]));
  } else {
    for (int k8 = 0; k8 < 3; ++k8) {
      if (((x[3] * ((-1.25 / 3.0) * x[3]) - (v1 + (x[4] * double(k8) - 3.0)))) > 0) {
        double v9 = x[0];
        double v10 = std::fabs(((1e-3 - v1) + (v1 - 3.0)));
        double v11 = (std::sqrt(x[4]) * std::max<double>((2.0 / v9), (-1.25 / 2.0)) - std::fabs(x[4]));
      }
      double v12 = x[1];
      double v13 = x[3];
    }
  }
  return (3.0 + std::min<double>((0.0 * 7.0 - 2.0), (2.0 - 0.5)));
}
inline double f307440(const double* x) {
  double v1 = x[4];
  v1 += x[4];
  double v2 = x[3];
  double v3 = std::max<double>(x[2], v2);
  int w4 = 7;
  double v5 = x[0];
  v2 *= x[4];
  v1 += (((x[3] / -1.25) + v1) + (x[2] * x[3]));
  return ((std::max<double>(v1, 3.0) + ((x[3] != v2) ? 0.0 : 2.0)) - x[5]);
}
inline double f307441(const double* x) {
  double v1 = x[4];
  int n2 = std::isnan(float(-3)) ? 0 : -1;
  switch (n2) { case 0: v1 = x[1]; break; case 1: v1 = (((-1.25 - 0.0) * x[4] - (0.5 - 0.0)) * v1 - (x[5] - (2.0 * 0.5))); default: v1 = std::fabs(x[0]); }
  double v3 = (x[1] + x[3]);
  if (((v3 == (-1.25 * 1e-3 - x[3])) && ((3.0 - 3.0) <= (2.0 - 2.0)))) return 3.0;
  double v4 = (((0.5 * x[0]) * std::fabs(v3) - ((0.0 >= -1.25) ? 7.0 : 0.5)) + x[0]);
  return (std::fabs(v4) + x[5]);
}
inline double f307442(const double* x) {
  double v1 = x[2];
  double v2 = float(int((int64_t(int((int64_t((2 / (1 + (0 & 7)))) * (((3.0 <= 0.5) ? 8 : 3) >> 12) - (2 / (1 + (0 & 7)))) / 3 % 1000)) * (((1e-3 > 7.0) ? -3 : cut(2.0)) >> 12) - int((int64_t((2 / (1 + (0 & 7)))) * (((3.0 <= 0.5) ? 8 : 3) >> 12) - (2 / (1 + (0 & 7)))) / 3 % 1000)) / 3 % 1000));
  double v3 = v2;
  v3 -= std::fabs(((x[3] * -1.25) * std::fabs(1e-3) - (2.0 - 1e-3)));
  for (int k4 = 0; k4 < 4; ++k4) {
    double v5 = float(std::min(int(int64_t(int(int8_t(-2)))), ((-1.25 < 0.0) ? 7 : int((int64_t(6) * (-2 >> 12) - 6) / 3 % 1000))));
  }
  return (v1 * std::max<double>(float(int(unsigned(7) & unsigned(7))), std::min<double>(v1, 1e-3)));
}
inline double f307443(const double* x) {
  double v1 = (((x[5] * 0.5) / 7.0) * std::max<double>(x[1], std::max<double>(x[4], 7.0)));
  if ((std::fabs(x[4]) != double(9))) {
    if ((x[1] != std::min<double>((7.0 - x[3]), 1e-3))) {
      double v2 = (x[2] / (std::fabs(-1.25) - x[5]));
    } else {
      if ((((7.0 * x[2]) * ((1 == 1) ? 7.0 : -1.25) - (2.0 * 0.5)) > std::min<double>(x[5], v1))) return (x[5] * ((0.0 + 0.0) - std::sqrt(0.5)));
      double a3[3] = {std::fabs((x[5] * v1)), (x[4] + ((2.0 + -1.25) / (0.0 - 0.5))), (!(x[0] > 1e-3) ? (std::fabs(0.5) * (v1 * 3.0 - 7.0) - (7.0 - 0.0)) : ((0.0 * 3.0 - 3.0) - ((3.0 == -1.25) ? 7.0 : -1.25)))};
      const int i4 = (std::max<double>(std::max<double>(1e-3, -1.25), x[2]) != x[1]) ? 0 : 2;
      double v5 = (((0.5 - 7.0) * (x[5] * a3[1] - 2.0)) * v1);
    }
    for (int k6 = 0; k6 < 1; ++k6) {
      for (int k7 = 0; k7 < 1; ++k7) {
        v1 += (x[1] + std::sqrt(std::sqrt(2.0)));
      }
    }
  }
  v1 *= (x[2] - float(int(unsigned(cut(-1.25)) * unsigned(-3))));
  for (int k8 = 0; k8 < 3; ++k8) {
    v1 += x[2];
    double v9 = (x[0] / std::sqrt((0.0 * 0.0 - 1e-3)));
    double v10 = (((0.5 - 2.0) >= x[2]) ? ((-1 == int(unsigned(-3) ^ unsigned(5))) ? (7.0 + 2.0) : (v1 - 0.5)) : double(int(unsigned(-1) ^ unsigned(((0.0 <= 1e-3) ? 7 : -3)))));
  }
  double v11 = x[1];
  double v12 = std::max<double>(std::fabs((3.0 * x[1])), ((x[2] * 3.0) + x[1]));
  double v13 = ((!(3.0 <= 0.0) ? (v11 / 0.5) : x[3]) + (double(int(int8_t(-3))) / (3.0 * 7.0)));
  double v14 = (((-1.25 == x[0]) ? double(4) : v12) * (v12 / (x[3] * 3.0 - 0.5)) - v13);
  return (std::isnan(v14) ? ((-1.25 * 7.0 - 7.0) - std::max<double>(3.0, 0.5)) : x[5]);
}
inline double f307444(const double* x) {
  double v1 = (((int(unsigned(3) * unsigned(7)) < ((x[2] <= 7.0) ? 4 : 7)) || ((x[0] == 3.0) && (x[0] < x[1]))) ? (x[3] * (7.0 + 2.0) - 1e-3) : x[3]);
  int w2 = 8;
  for (int k3 = 0; k3 < 4; ++k3) {
    double v4 = x[5];
    if (((((7.0 * x[1] - 3.0) / (-1.25 * -1.25 - -1.25)) * x[3] - (x[3] / x[5]))) > 0) {
      if (((x[4] - (std::sqrt(0.5) * std::sqrt(7.0) - std::sqrt(x[1])))) > 0) {
        for (int k5 = 0; k5 < 3; ++k5) {
          v1 += ((((v1 >= 0.0) && (2.0 == x[3])) ? (0.0 / 0.5) : (1e-3 + 3.0)) / double(k5));
        }
        if (!((7.0 * 0.0) > x[4])) break;
        v4 -= x[0];
      }
      double v6 = 0.5;
    }
    double v7 = std::sqrt(std::sqrt((3.0 * x[1])));
  }
  v1 -= x[1];
  return std::sqrt((x[4] * (x[0] + 2.0) - std::sqrt(v1)));
}
inline double f307445(const double* x) {
  double v1 = x[0];
  double v2 = (std::fabs(std::fabs(x[0])) * std::max<double>(((-1.25 == -1.25) ? 1e-3 : 2.0), (v1 + x[0])) - std::sqrt(v1));
  v1 = x[4];
  for (int k3 = 0; k3 < 3; ++k3) {
    int w4 = int(unsigned(int(int16_t(cut(double(k3))))) - unsigned(int(unsigned(int(unsigned(1) + unsigned(1))) - unsigned(-2))));
  }
  if ((std::min<double>(std::sqrt(v1), ((x[4] / 3.0) * (0.5 - 1e-3)))) > 0) {
    if ((((-1.25 == 3.0) ? x[0] : float(cut(2.0))) != v2)) {
      v2 *= x[5];
    } else {
      if (((x[0] + std::fabs(7.0)) > (x[3] + std::sqrt(x[4])))) {
        v2 += x[3];
        v1 += std::sqrt(((0.5 - x[4]) + (0.0 + 0.0)));
        v2 += (std::min<double>(x[3], x[0]) + std::min<double>(std::sqrt(7.0), x[0]));
      }
      double v5 = x[0];
      double v6 = double(std::min(3, -3));
    }
  } else {
    if ((((-1.25 * 0.5) != (x[5] - 2.0)) || ((4 <= int(unsigned(1) + unsigned(1))) && !(3.0 != x[3])))) {
      double v7 = v1;
    }
    double v8 = (((x[3] == 7.0) ? (x[3] - 1e-3) : (v1 + x[3])) * x[4] - x[3]);
  }
  double v9 = (std::sqrt((-1.25 * 0.0 - 0.5)) * ((7.0 * v1) * x[4] - (x[2] + 3.0)));
  double v10 = (v9 - x[1]);
  double v11 = 3.0;
  return (float(int((int64_t(cut(2.0)) * (int((int64_t(5) * (9 >> 12) - 5) / 3 % 1000) >> 12) - cut(2.0)) / 3 % 1000)) * 3.0);
}
inline double f307446(const double* x) {
  double v1 = x[0];
  if (((((2.0 - x[4]) - (0.0 * 7.0)) * (std::min<double>(x[4], x[3]) * x[0]) - x[1])) > 0) {
    if (std::isnan((x[3] / v1))) return (std::sqrt((0.5 - x[1])) - (x[4] * std::sqrt(2.0) - std::sqrt(7.0)));
    if ((std::fabs(v1)) > 0) {
      for (int k2 = 0; k2 < 3; ++k2) {
        for (int k3 = 0; k3 < 3; ++k3) {
          double v4 = std::fabs((v1 * double(k3) - float((-1 % (1 + (5 & 7))))));
          double v5 = std::sqrt((x[2] / (double(k2) + x[1])));
          double v6 = v5;
        }
      }
    }
    if ((std::min<double>(x[1], std::min<double>((7.0 * 1e-3), (1e-3 * 0.0)))) > 0) {
      v1 += (x[5] * v1);
    } else {
      for (int k7 = 0; k7 < 2; ++k7) {
        int n8 = (std::max<double>(std::sqrt(2.0), ((-2 != -1) ? 1e-3 : 0.0)) > (0.5 / x[5])) ? 2 : 7;
        switch (n8) { case 0: v1 = x[2]; break; case 1: v1 = (std::fabs(std::min<double>(0.5, 7.0)) * std::min<double>((2.0 * 0.0 - 7.0), (7.0 - 0.5)) - std::sqrt(std::sqrt(2.0))); default: v1 = x[0]; }
        double v9 = std::min<double>(std::sqrt(2.0), (3.0 + (x[0] - 1e-3)));
        for (int k10 = 0; k10 < 4; ++k10) {
          double v11 = (std::fabs((0.0 + 1e-3)) + std::sqrt((0.0 - 1e-3)));
        }
      }
    }
  }
  double v12 = x[3];
  double v13 = x[2];
  double v14 = (!(3.0 == 0.5) ? ((0.0 / 1e-3) - v1) : std::fabs(((0.5 != 1e-3) ? 2.0 : 2.0)));
  double v15 = v12;
  double v16 = (v12 - (x[2] * ((-1.25 == 7.0) ? 7.0 : 0.5)));
  return v16;
}
inline double f307447(const double* x) {
  double v1 = std::min<double>(std::sqrt((x[0] * 0.5)), (std::sqrt(0.0) / ((x[5] < 0.5) ? 0.5 : 7.0)));
  v1 += std::max<double>((std::max<double>(0.0, 7.0) + x[5]), ((0.0 / 3.0) * ((2.0 != x[4]) ? 7.0 : -1.25)));
  double v2 = std::max<double>(((1e-3 * -1.25) - x[1]), x[1]);
  if ((x[3] == x[1])) return (std::min<double>(std::fabs(7.0), 2.0) * (std::min<double>(x[2], 0.5) * (-1.25 / x[0]) - (x[2] / x[1])) - ((0.0 - 7.0) - std::sqrt(v1)));
  double v3 = ((((9 < 9) ? v2 : 1e-3) * (0.0 + v1) - v1) * ((2.0 - x[4]) * float(int(unsigned(3) | unsigned(7)))));
  v1 = ((x[2] * std::min<double>(2.0, 2.0) - x[2]) / (std::isnan(1e-3) ? x[0] : ((-1.25 > 3.0) ? 7.0 : 2.0)));
  if ((std::sqrt((v3 * 0.0)) < ((3.0 * 1e-3 - 7.0) * (0.5 - 7.0) - x[0]))) {
    for (int k4 = 0; k4 < 4; ++k4) {
      double v5 = x[4];
      for (int k6 = 0; k6 < 1; ++k6) {
        v2 *= (v1 * ((-1.25 + 1e-3) * float(7)));
        for (int k7 = 0; k7 < 4; ++k7) {
          double v8 = x[5];
          v8 *= (v8 + std::fabs(v2));
        }
      }
      if ((std::sqrt(std::sqrt((3.0 * 3.0 - 7.0)))) > 0) {
        double v9 = ((((x[0] <= 2.0) ? (5 >> (1 + (0 & 7))) : 1) != 9) ? std::min<double>(std::sqrt(3.0), (7.0 + 2.0)) : (-1.25 - (double(k4) - 0.0)));
        double v10 = ((((0.5 == 2.0) ? 3.0 : 7.0) < -1.25) ? std::min<double>((-1.25 * v3 - -1.25), x[2]) : ((0.0 / x[2]) + ((0.5 <= 2.0) ? 3.0 : v3)));
        double v11 = x[2];
      } else {
        double v12 = std::max<double>(std::sqrt(v5), std::fabs(std::sqrt(2.0)));
      }
    }
    double v13 = x[4];
  }
  return (v2 / double(cut(x[0])));
}
inline double f307448(const double* x) {
  double v1 = (std::sqrt(x[4]) + (std::sqrt(-1.25) * x[1] - (x[3] + 2.0)));
  if (!(0 > 8)) return (x[4] - x[3]);
  if ((v1 < ((1e-3 >= x[0]) ? x[2] : (-1.25 / 2.0)))) return ((std::min<double>(2.0, x[4]) - std::min<double>(x[4], x[2])) * ((1e-3 + 2.0) + (0.0 - x[4])));
  if (((x[3] + (x[1] * 1e-3)) >= ((7.0 * x[2] - 2.0) * std::sqrt(-1.25) - (-1.25 + 2.0)))) return x[4];
  if ((((-1.25 / 2.0) + x[1]) != v1)) {
    v1 *= std::sqrt(7.0);
  } else {
    v1 += (((int(unsigned(8) & unsigned(4)) == cut(x[4])) ? x[1] : double(int(unsigned(2) - unsigned(-2)))) + (((x[0] >= x[3]) ? x[3] : 7.0) - x[3]));
    for (int k2 = 0; k2 < 4; ++k2) {
      for (int k3 = 0; k3 < 1; ++k3) {
        if (((std::sqrt(std::min<double>(0.0, 3.0)) - (x[5] - (3.0 * -1.25)))) > 0) {
          v1 -= float(cut(double(k2)));
          if (!!(3.0 != x[4])) {
            double v4 = v1;
            if ((std::max<double>(std::sqrt(double(k3)), ((x[3] * x[1]) - (x[3] + 7.0)))) > 0) {
              double v5 = x[5];
            } else {
              double v6 = (std::fabs(((3.0 <= 3.0) ? 2.0 : 1e-3)) + x[1]);
            }
            double v7 = x[5];
          } else {
            double v8 = std::sqrt(std::max<double>(x[4], std::min<double>(3.0, double(k3))));
          }
          double v9 = ((std::min<double>(-1.25, 1e-3) * (2.0 / 3.0) - (x[0] / 1e-3)) * x[2]);
        } else {
          double v10 = x[3];
          double v11 = x[1];
        }
        double v12 = ((x[5] + std::sqrt(x[5])) * ((x[5] - 1e-3) * (3.0 * 1e-3 - 3.0)) - 3.0);
      }
      double v13 = (x[1] * (((5 < 4) ? 1e-3 : -1.25) * double(k2) - (0.0 / x[5])) - std::sqrt(std::sqrt(x[0])));
      double v14 = double(k2);
    }
    double v15 = x[0];
  }
  double v16 = std::sqrt(x[3]);
  double v17 = (((-1.25 - 0.5) * (x[1] * x[1]) - (0.0 - 3.0)) - std::fabs((1e-3 - 2.0)));
  double v18 = std::min<double>((1e-3 * (1e-3 / v1)), x[0]);
  return x[5];
}
inline double f307449(const double* x) {
  double v1 = double(int(uint8_t(1)));
  v1 += std::fabs(x[2]);
  v1 -= std::max<double>(std::fabs((0.0 * 3.0)), x[4]);
  double v2 = (((7.0 - x[3]) >= ((3.0 > -1.25) ? x[3] : 7.0)) ? x[0] : (((x[3] >= 7.0) ? 1e-3 : x[0]) * x[5]));
  return (x[3] + ((1e-3 - x[5]) / (x[2] + 1e-3)));
}
inline double f307450(const double* x) {
  double v1 = x[0];
  for (int k2 = 0; k2 < 2; ++k2) {
    double v3 = std::sqrt(std::fabs((7.0 + -1.25)));
    for (int k4 = 0; k4 < 4; ++k4) {
      v1 -= x[3];
      v1 += (std::sqrt(v1) + ((x[0] + 1e-3) + std::sqrt(1e-3)));
      double v5 = std::sqrt((std::sqrt(2.0) - (-1.25 + 2.0)));
    }
  }
  if (std::isnan((x[1] / ((0.0 <= x[1]) ? 1e-3 : v1)))) {
    for (int k6 = 0; k6 < 3; ++k6) {
      for (int k7 = 0; k7 < 1; ++k7) {
        for (int k8 = 0; k8 < 1; ++k8) {
          v1 *= (double(k7) / double(k7));
          double a9[3] = {(((0.0 + 0.0) - x[4]) * std::max<double>((v1 * 0.0), (0.0 + 7.0))), std::sqrt(std::fabs(x[4])), (double(k7) * std::min<double>((v1 * 0.5 - 1e-3), ((2.0 >= 0.5) ? 7.0 : 3.0)) - std::fabs(double(k7)))};
          const int i10 = std::isnan(std::min<double>(v1, double(k6))) ? 0 : 2;
          a9[i10] -= 1e-3;
        }
      }
    }
  } else {
    double v11 = 1e-3;
    double v12 = double(int(int16_t(std::min(8, cut(2.0)))));
  }
  double v13 = x[3];
  double v14 = std::fabs((((-1.25 > x[0]) ? -1.25 : 0.5) * x[0]));
  double v15 = std::min<double>(x[3], std::max<double>(std::fabs(x[5]), std::min<double>(2.0, x[1])));
  double v16 = (x[3] - (double(8) / v1));
  return std::sqrt((((1e-3 < 0.5) ? -1.25 : x[5]) + x[4]));
}
inline double f307451(const double* x) {
  double v1 = x[4];
  if (std::isnan(std::min<double>(v1, (-1.25 + 7.0)))) {
    v1 += x[0];
    if ((std::max<double>((-1.25 - x[0]), (2.0 - v1)) <= (x[5] + std::sqrt(0.0)))) return (v1 * x[1] - std::sqrt(x[5]));
    double v2 = (x[1] - (std::min<double>(1e-3, x[3]) + (-1.25 * 0.5 - -1.25)));
  } else {
    for (int k3 = 0; k3 < 4; ++k3) {
      v1 -= float(cut(((6 == 5) ? -1.25 : x[2])));
      v1 = (7.0 * std::fabs(std::fabs(1e-3)));
    }
    v1 *= ((2.0 * (x[4] - 3.0)) + x[1]);
    double v4 = (((x[4] - 7.0) > x[5]) ? x[2] : x[2]);
  }
  double v5 = std::fabs((std::sqrt(1e-3) + v1));
  if ((std::min<double>((0.0 * x[5]), (1e-3 / -1.25)) <= std::max<double>(((7.0 < v1) ? 2.0 : x[3]), x[4]))) return (x[5] + ((3.0 * 0.0 - x[1]) + (7.0 * 3.0)));
  if ((x[3] < double(std::min(cut(x[2]), 8)))) return std::fabs(v1);
  v5 -= (x[2] * ((0.0 / x[4]) - (0.5 * 0.5)));
  double v6 = (std::sqrt(((1e-3 <= 2.0) ? x[3] : -1.25)) * ((x[2] < 3.0) ? x[4] : x[5]) - (std::fabs(x[2]) / ((2.0 != x[4]) ? 3.0 : 0.0)));
  double v7 = (((x[2] - 2.0) * (x[5] * -1.25)) + std::sqrt(float(5)));
  return v7;
}
inline double f307452(const double* x) {
  double v1 = x[1];
  if ((((x[0] / v1) >= (x[5] + x[4])) && ((x[2] + v1) != std::sqrt(x[4])))) return std::fabs((x[3] * x[0] - (0.5 * 7.0)));
  double v2 = (((-1.25 * 7.0 - -1.25) * ((x[5] <= x[0]) ? -1.25 : x[3])) * ((-1.25 / 0.5) / std::sqrt(7.0)));
  for (int k3 = 0; k3 < 4; ++k3) {
    if ((((0.0 > 0.0) ? (7.0 * double(k3) - 3.0) : x[4]) < (std::sqrt(x[0]) * std::sqrt(3.0)))) break;
    double* p4 = (((2.0 * 0.0) <= std::max<double>(-1.25, 0.5)) && ((-1.25 + 0.0) == v1)) ? &v1 : &v2;
    *p4 += x[0];
  }
  double v5 = std::fabs(x[3]);
  double v6 = x[3];
  return std::sqrt(std::fabs(x[5]));
}
inline double f307453(const double* x) {
  double v1 = (((x[0] + 7.0) <= (x[4] - 2.0)) ? (((x[5] <= x[3]) ? 7.0 : -1.25) - (x[3] + x[2])) : (float(6) * (3.0 * 2.0) - std::fabs(-1.25)));
  double v2 = ((x[1] < std::min<double>(2.0, 7.0)) ? x[3] : ((3.0 / 0.5) * std::max<double>(1e-3, x[4])));
  v2 *= (std::min<double>((1e-3 / 0.5), x[1]) / (std::max<double>(2.0, 2.0) * x[4]));
  v2 -= v1;
  for (int k3 = 0; k3 < 2; ++k3) {
    for (int k4 = 0; k4 < 2; ++k4) {
      v2 = std::fabs((std::fabs(3.0) + (1e-3 * 3.0)));
    }
  }
  double v5 = (x[2] / std::fabs((-1.25 / 7.0)));
  double v6 = x[3];
  return ((std::sqrt(v5) * (2.0 + v1)) - v5);
}
inline double f307454(const double* x) {
  double v1 = std::sqrt((x[3] - (3.0 + 1e-3)));
  double v2 = (((x[4] + x[1]) - std::min<double>(0.0, 0.0)) - x[4]);
  double v3 = x[0];
  double v4 = (x[4] * (x[2] - (0.0 / -1.25)) - (x[0] * v2));
  if ((std::min<double>((float(int((int64_t(8) * (1 >> 12) - 8) / 3 % 1000)) * std::min<double>(0.0, 0.0) - x[4]), double(cut(x[3])))) > 0) {
    v1 *= (x[3] * std::max<double>(x[5], x[0]) - (((2.0 < 0.0) && (1e-3 < 7.0)) ? v3 : (3.0 + x[1])));
    double v5 = std::min<double>(((x[3] * 0.5) - (-1.25 - 7.0)), v1);
  } else {
    double* p6 = !(cut(x[1]) < ((-1.25 == -1.25) ? -3 : 6)) ? &v3 : &v1;
    *p6 += (((x[5] + 0.5) * std::fabs(1e-3) - x[2]) * (std::min<double>(3.0, v3) * (v4 - 0.5)) - x[0]);
  }
  v3 -= (x[2] * double(0) - std::min<double>(std::max<double>(2.0, v4), std::max<double>(7.0, x[0])));
  if (std::isnan(((1e-3 - x[2]) * (-1.25 * 0.5) - std::sqrt(2.0)))) {
    for (int k7 = 0; k7 < 4; ++k7) {
      if ((((2.0 * 0.5) / (x[1] + 1e-3)) <= std::sqrt(v4))) break;
      if ((cut(std::min<double>(7.0, 2.0)) == cut(x[1]))) {
        v3 *= std::max<double>((std::min<double>(0.0, double(k7)) + ((x[4] <= x[0]) ? 0.5 : 2.0)), (double((-3 / (1 + (2 & 7)))) - v1));
        if ((std::fabs((double(k7) * 0.5))) > 0) {
          double v8 = std::sqrt(((3.0 * 0.5) * (v2 * 1e-3 - x[0])));
        }
      } else {
        double v9 = (((2.0 * v1 - x[0]) * x[0] - std::max<double>(0.0, 2.0)) * std::fabs(x[4]));
        double v10 = double((((7.0 != 0.0) && (7.0 == 0.5)) ? 2 : int(unsigned((3 / (1 + (8 & 7)))) - unsigned(cut(7.0)))));
      }
    }
    double v11 = x[0];
    double v12 = (std::min<double>((1e-3 + 0.5), std::fabs(x[3])) * double(4));
  }
  double v13 = std::sqrt(3.0);
  return ((x[3] * float(std::min(-3, 3)) - (v4 * 7.0 - 3.0)) / x[0]);
}
inline double f307455(const double* x) {
  double v1 = float(int(unsigned(std::min(int(unsigned(2) - unsigned(4)), cut(-1.25))) ^ unsigned(int(unsigned(std::min(5, 4)) & unsigned(1)))));
  if ((std::max<double>(std::fabs(x[2]), (0.0 - 0.0)) != ((0.0 * 3.0 - 3.0) - x[5]))) return std::sqrt(x[3]);
  if (((((0.0 * 7.0 - -1.25) - ((0.5 >= 7.0) ? 7.0 : x[2])) * (std::sqrt(x[0]) / std::min<double>(3.0, x[4])))) > 0) {
    v1 *= std::max<double>(x[5], x[0]);
    double v2 = std::fabs(((0.5 * 7.0) * (0.5 / 2.0) - std::sqrt(7.0)));
    for (int k3 = 0; k3 < 4; ++k3) {
      double v4 = ((double(8) - std::max<double>(x[1], 3.0)) + ((v2 / 2.0) + (7.0 - v1)));
    }
  } else {
    if ((((2.0 - 7.0) - std::sqrt(-1.25)) > std::fabs(7.0))) return std::fabs((std::fabs(3.0) - (1e-3 + 2.0)));
    int w5 = cut(x[5]);
    double v6 = (((3.0 * 0.5) != (x[2] - 0.0)) ? x[0] : std::sqrt((2.0 + x[4])));
  }
  if (((v1 + (0.5 + 7.0)) == x[1])) {
    for (int k7 = 0; k7 < 4; ++k7) {
      v1 += x[5];
    }
    v1 *= ((x[1] / (7.0 * v1 - v1)) * 7.0 - std::sqrt((7.0 - 0.0)));
    if (((x[5] != (1e-3 * 0.0 - 0.0)) || std::isnan((1e-3 - 3.0)))) {
      double v8 = std::min<double>(std::min<double>(std::sqrt(2.0), v1), ((v1 - 3.0) / std::sqrt(1e-3)));
    } else {
      double v9 = x[3];
    }
  } else {
    double v10 = (std::sqrt(0.0) - std::sqrt(x[5]));
  }
  return std::sqrt(x[4]);
}
inline double f307456(const double* x) {
  double v1 = (((0.5 / 7.0) - std::sqrt(0.5)) + ((-1.25 + 2.0) + std::max<double>(3.0, 7.0)));
  v1 += std::sqrt(v1);
  double v2 = x[2];
  for (int k3 = 0; k3 < 2; ++k3) {
    v1 = v1;
    v2 -= x[3];
    v1 += x[0];
  }
  if ((x[0] < std::sqrt((x[3] + 2.0)))) {
    v1 += (x[1] - x[0]);
  }
  return (((0.0 / 2.0) / (2.0 * v1)) - std::sqrt((7.0 * v2)));
}
inline double f307457(const double* x) {
  double v1 = std::fabs(x[5]);
  if (((!(x[1] <= 7.0) ? std::fabs(x[2]) : std::sqrt(-1.25)) > ((x[5] * 0.5 - -1.25) + ((7.0 <= 1e-3) ? 0.0 : 0.0)))) {
    v1 = x[3];
  }
  for (int k2 = 0; k2 < 3; ++k2) {
    for (int k3 = 0; k3 < 4; ++k3) {
      if ((((x[1] != v1) || std::isnan(0.0)) && !(x[4] >= double(k2)))) break;
      v1 *= (std::max<double>(std::sqrt(0.0), (3.0 * 0.5 - x[1])) - ((-1.25 + 3.0) * v1 - std::sqrt(7.0)));
      int n4 = ((8 < -1) || (7.0 > std::sqrt(3.0))) ? 1 : 8;
      switch (n4) { case 0: v1 = x[2]; break; case 1: v1 = (std::sqrt(x[3]) * (((8 <= 0) && (double(k2) >= 0.5)) ? (7.0 - 3.0) : v1)); default: v1 = x[3]; }
    }
  }
  if ((double(int(uint8_t(std::min(6, 1)))) == (std::sqrt(0.0) - x[0]))) {
    for (int k5 = 0; k5 < 4; ++k5) {
      v1 -= std::sqrt(std::sqrt(std::min<double>(2.0, -1.25)));
    }
    if ((((0.5 == v1) && (2.0 > 2.0)) && (x[1] < (x[2] + v1)))) {
      v1 -= ((x[1] == (v1 * 7.0 - x[0])) ? ((1e-3 - -1.25) * (0.0 + 0.5)) : std::sqrt((0.0 * x[3] - x[0])));
    }
    v1 = (x[0] * (x[4] * (-1.25 - 0.0) - std::sqrt(1e-3)) - ((int(int16_t(-1)) < (-1 >> (1 + (0 & 7)))) ? x[0] : x[5]));
  }
  if ((((int(int64_t(7)) == 8) ? (0.5 + 0.0) : (7.0 + 1e-3)) != (x[0] * (2.0 / x[3])))) return x[3];
  double v6 = (x[2] + ((-1.25 * x[1]) + (x[3] + 1e-3)));
  double v7 = x[2];
  double v8 = v7;
  return (std::isnan(std::sqrt(0.0)) ? std::min<double>((x[3] / 7.0), (7.0 * x[2])) : v1);
}
inline double f307458(const double* x) {
  double v1 = ((x[1] >= (2.0 * 2.0 - 2.0)) ? ((0.0 - 1e-3) * (1e-3 + 3.0) - -1.25) : (((x[3] >= 2.0) ? x[2] : 3.0) / ((0.5 >= 1e-3) ? x[3] : -1.25)));
  v1 += (((1e-3 / 0.0) * (x[5] + 3.0) - (2.0 * x[3])) / float(int(unsigned((5 >> (1 + (1 & 7)))) * unsigned(7))));
  double v2 = (std::fabs((7.0 + x[2])) * x[3]);
  for (int k3 = 0; k3 < 1; ++k3) {
    double v4 = v2;
    if ((((x[3] < x[4]) ? std::sqrt(0.5) : (0.5 * 2.0 - x[0])) == ((1e-3 * 0.5) / v2))) {
      v1 *= (v2 * (v4 + (-1.25 * -1.25)) - std::fabs(3.0));
      double v5 = 1e-3;
    } else {
      double v6 = v2;
    }
  }
  double* p7 = (x[2] >= x[3]) ? &v2 : &v1;
  *p7 += (x[0] - x[1]);
  return std::max<double>(std::max<double>(((0.5 < x[3]) ? 0.5 : 1e-3), double(cut(2.0))), std::max<double>(v1, std::sqrt(v1)));
}
inline double f307459(const double* x) {
  double v1 = x[0];
  if ((1 <= cut(x[4]))) {
    v1 = ((std::fabs(x[2]) - v1) * (((x[3] > x[4]) ? x[1] : 0.5) * (x[5] * -1.25 - v1) - (-1.25 + 2.0)) - x[4]);
    double v2 = (((1e-3 + -1.25) - std::sqrt(3.0)) - (((x[5] > x[0]) && (v1 == 0.5)) ? ((x[2] >= -1.25) ? 0.0 : 1e-3) : double(cut(-1.25))));
  }
  if (((int(unsigned(int((int64_t(7) * (8 >> 12) - 7) / 3 % 1000)) + unsigned((5 >> (1 + (1 & 7))))) / (1 + (-1 & 7))) != -2)) {
    if ((x[0] != (double(int((int64_t(4) * (-3 >> 12) - 4) / 3 % 1000)) + x[3]))) {
      v1 *= std::sqrt(std::min<double>((x[2] * 7.0), x[5]));
      int n3 = (x[2] <= (x[0] + (v1 * x[0] - x[0]))) ? 0 : 6;
      switch (n3) { case 0: v1 = std::min<double>((((7 < 3) ? 1e-3 : x[2]) + std::max<double>(x[5], 2.0)), x[2]); break; case 1: v1 = std::sqrt(x[5]); default: v1 = (std::sqrt((x[1] + 0.0)) + x[1]); }
    }
  }
  double a4[3] = {(!(x[1] <= 0.5) ? std::min<double>((2.0 + x[2]), x[0]) : x[2]), x[2], x[2]};
  const int i5 = ((x[0] / std::fabs(1e-3)) <= std::min<double>((x[5] * 3.0), ((0.5 < -1.25) ? 0.5 : -1.25))) ? 0 : 2;
  a4[i5] = x[2];
  double v6 = std::sqrt(std::sqrt((7.0 + 0.0)));
  return x[3];
}
inline double f307460(const double* x) {
  double v1 = x[1];
  v1 = x[4];
  double v2 = ((1e-3 * std::sqrt(1e-3)) * x[5] - ((1e-3 * x[3]) - x[3]));
  double v3 = double(((2.0 >= 2.0) ? ((3.0 == -1.25) ? (2 % (1 + (2 & 7))) : -2) : int((int64_t(5) * (int(unsigned(1) + unsigned(-2)) >> 12) - 5) / 3 % 1000)));
  if (((std::fabs((3.0 * 2.0)) + x[4])) > 0) {
    if (std::isnan(((7.0 - 3.0) + (0.0 - 0.5)))) return 7.0;
  }
  if (((6 >> (1 + (int(unsigned(4) & unsigned(-1)) & 7))) != int(unsigned(((7.0 > -1.25) ? int(int64_t(8)) : int(uint16_t(6)))) - unsigned(cut(0.0))))) return std::sqrt((v2 - (2.0 * 0.0 - 1e-3)));
  if ((((3.0 + x[2]) > v3) || !(7.0 >= x[1]))) return x[0];
  return ((std::max<double>(1e-3, x[3]) + (1e-3 / -1.25)) + (x[5] + (1e-3 * -1.25)));
}
inline double f307461(const double* x) {
  double v1 = ((((-1.25 != 1e-3) || (1e-3 == 1e-3)) ? std::max<double>(1e-3, 1e-3) : (x[5] + 3.0)) * (std::sqrt(-1.25) + (-1.25 * 0.5)));
  double v2 = x[5];
  v2 *= std::min<double>((double(int(unsigned(3) ^ unsigned(5))) / (1e-3 + x[4])), (v1 / double(cut(0.5))));
  for (int k3 = 0; k3 < 4; ++k3) {
    v2 += ((std::max<double>(0.0, v2) <= (1e-3 - -1.25)) ? x[5] : ((0.0 + 0.0) * std::min<double>(x[4], double(k3))));
    double v4 = x[3];
    for (int k5 = 0; k5 < 4; ++k5) {
      if (((int(unsigned((7 / (1 + (5 & 7)))) | unsigned(1)) <= 3) && (std::sqrt(7.0) == std::fabs(0.0)))) {
        double v6 = ((((x[1] != 1e-3) ? x[0] : 2.0) * (-1.25 * v4 - 0.5)) * ((-1.25 * x[3]) + x[2]) - ((0.5 / 3.0) - (1e-3 + v1)));
        double v7 = float(cut(std::sqrt(v4)));
        v7 = std::sqrt((std::sqrt(v6) * double(cut(0.0))));
      } else {
        v2 = ((((1e-3 < 2.0) && (3.0 != x[3])) ? std::sqrt(-1.25) : std::min<double>(7.0, v4)) - std::fabs(x[5]));
        if ((x[3]) > 0) {
          double v8 = x[0];
          int w9 = -2;
          double v10 = std::fabs((std::isnan(0.5) ? std::min<double>(v8, 2.0) : std::max<double>(7.0, 3.0)));
        }
        double v11 = (x[0] - std::fabs((3.0 - 3.0)));
      }
    }
  }
  double v12 = (x[2] * (std::fabs(x[4]) / -1.25));
  return (v1 + std::sqrt(((0.5 >= 0.0) ? x[2] : 3.0)));
}
inline double f307462(const double* x) {
  double v1 = (((0.0 * 2.0) * std::min<double>(x[3], x[2])) - std::sqrt(((0.0 != 3.0) ? 2.0 : 2.0)));
  v1 += (std::min<double>(float((-1 / (1 + (0 & 7)))), (1e-3 / 0.5)) + x[0]);
  v1 = v1;
  double a2[3] = {((int(unsigned(int((int64_t(0) * (-2 >> 12) - 0) / 3 % 1000)) ^ unsigned(7)) != int(unsigned(int(unsigned(4) + unsigned(-3))) + unsigned(int((int64_t(2) * (-2 >> 12) - 2) / 3 % 1000)))) ? ((0.0 - v1) + std::fabs(0.5)) : v1), std::min<double>(std::max<double>((3.0 + 1e-3), std::min<double>(-1.25, 0.5)), (std::max<double>(v1, x[4]) * (x[3] / x[2]) - x[5])), ((x[0] / 3.0) / (x[4] - std::sqrt(-1.25)))};
  const int i3 = (std::sqrt((x[1] * -1.25)) < ((7.0 * -1.25) * x[3] - (1e-3 + 3.0))) ? 0 : 2;
  return x[1];
}
inline double f307463(const double* x) {
  double v1 = std::max<double>(x[4], std::fabs(7.0));
  v1 += ((((1e-3 >= 0.5) ? x[0] : 1e-3) * (x[4] * -1.25 - 3.0)) + double(cut(x[5])));
  if ((x[1]) > 0) {
    double v2 = -1.25;
  } else {
    v1 -= (std::sqrt(x[1]) * ((0.0 * 7.0) + (-1.25 * 0.0)));
    double a3[3] = {std::sqrt(v1), (1e-3 / std::sqrt(((1e-3 <= x[0]) ? 2.0 : 3.0))), x[2]};
    const unsigned i4 = unsigned(int(unsigned(7) + unsigned(5))) % 3;
  }
  if (((std::max<double>(1e-3, v1) * (2.0 - 3.0) - x[1]) > ((x[2] * 0.0) + x[5]))) {
    v1 *= (v1 - ((3.0 * 0.5) - x[1]));
    double v5 = (x[0] - (std::max<double>(2.0, 0.5) - x[0]));
  }
  double v6 = (x[2] * (((1e-3 < 2.0) && (7.0 >= 0.5)) ? std::sqrt(0.0) : (0.5 + x[1])));
  double a7[3] = {x[3], v1, ((((-1.25 <= v1) ? 1e-3 : x[3]) - x[2]) / ((x[1] == 3.0) ? float(5) : x[2]))};
  const int i8 = ((std::sqrt(0.0) + std::fabs(2.0)) != x[0]) ? 0 : 2;
  if ((((x[4] == 7.0) && (0.5 <= 7.0)) || std::isnan(std::fabs(0.0)))) {
    double v9 = (((cut(0.0) != cut(0.5)) ? std::min<double>(-1.25, 2.0) : (x[4] / 7.0)) - a7[1]);
    if ((std::max<double>((7.0 / x[5]), ((6 <= -2) ? 2.0 : 1e-3)) == std::max<double>((x[4] * 3.0), (-1.25 - -1.25)))) {
      double v10 = std::fabs(std::sqrt(std::sqrt(x[1])));
      double v11 = std::fabs(v6);
      double v12 = (((0.5 * 3.0 - 0.5) * (-1.25 + 0.5) - std::min<double>(2.0, x[5])) + x[5]);
    }
  }
  return ((a7[1] / (0.5 + -1.25)) * std::sqrt((-1.25 - 2.0)));
}
inline double f307464(const double* x) {
  double v1 = (x[4] + x[5]);
  if (((0.5 + v1)) > 0) {
    if ((x[2] >= ((7.0 + v1) * (x[0] * 1e-3) - ((x[5] > 3.0) ? 7.0 : -1.25)))) {
      double v2 = std::max<double>((v1 + float(cut(-1.25))), (std::min<double>(7.0, 7.0) / (v1 * 1e-3 - 7.0)));
      if ((-2 <= int(unsigned(int(unsigned(int(int8_t(-3))) & unsigned(int(uint8_t(-1))))) - unsigned(cut(0.5))))) {
        for (int k3 = 0; k3 < 1; ++k3) {
          double v4 = std::sqrt(x[5]);
        }
        v2 *= ((v2 - (1e-3 * x[0])) * std::min<double>(v2, x[2]) - v1);
        double v5 = ((v2 * (0.0 * 3.0)) * 1e-3 - ((v1 / 2.0) + (3.0 + 7.0)));
      } else {
        int n6 = std::isnan(v1) ? 2 : cut(std::min<double>(((0.5 < v1) ? 3.0 : x[2]), (7.0 - 0.0)));
        switch (n6) { case 0: v2 = (x[1] + x[5]); break; case 1: v1 = x[3]; default: v2 = ((x[1] - std::max<double>(x[4], x[1])) - ((7.0 - 0.5) * x[3])); }
        if ((std::fabs(((-1.25 == 0.5) ? x[2] : 3.0)) >= (std::fabs(v1) * (1e-3 * 2.0 - 0.5) - std::sqrt(2.0)))) return ((((2 == -3) && (7.0 != 7.0)) && (7.0 != 7.0)) ? (x[4] / std::min<double>(7.0, 2.0)) : std::min<double>((0.5 + 7.0), v2));
      }
    } else {
      v1 = (x[0] + ((x[4] + x[0]) / (x[0] * 2.0)));
      double v7 = ((float(-3) <= v1) ? (std::max<double>(7.0, 2.0) - (1e-3 - 0.0)) : (std::max<double>(0.5, x[0]) + (v1 / x[2])));
      double v8 = std::min<double>((x[3] - (x[2] + 1e-3)), float((int((int64_t(8) * (-3 >> 12) - 8) / 3 % 1000) / (1 + (int(unsigned(6) + unsigned(3)) & 7)))));
    }
    if ((((1e-3 + -1.25) + x[2]) < (((1e-3 > 7.0) ? 3.0 : 2.0) / std::sqrt(x[0])))) {
      double v9 = (std::min<double>(v1, float(std::min(2, 5))) * std::sqrt(x[5]) - std::fabs((-1.25 + 0.5)));
    }
  }
  double v10 = ((int(uint16_t(3)) <= cut(-1.25)) ? (std::sqrt(3.0) * (1e-3 * x[1]) - x[5]) : x[2]);
  double v11 = (std::isnan((2.0 * 7.0)) ? (std::min<double>(-1.25, 2.0) / std::max<double>(0.5, 1e-3)) : v1);
  double v12 = (0.5 - ((3.0 - 2.0) + x[1]));
  double v13 = std::sqrt((std::isnan(1e-3) ? (7.0 - 1e-3) : std::min<double>(x[5], 2.0)));
  return (((1e-3 * 1e-3) + v12) - 0.0);
}
inline double f307465(const double* x) {
  double v1 = (std::sqrt((3.0 + 2.0)) * x[3]);
  for (int k2 = 0; k2 < 1; ++k2) {
    for (int k3 = 0; k3 < 4; ++k3) {
      double v4 = double(k2);
      for (int k5 = 0; k5 < 4; ++k5) {
        v4 = (std::sqrt(std::min<double>(7.0, -1.25)) / (std::sqrt(7.0) + ((0.5 != v4) ? 2.0 : 0.5)));
      }
      v1 *= std::min<double>(((7.0 * x[3]) * 1e-3), ((0.0 * 2.0) - v4));
    }
  }
  v1 *= (std::isnan(7.0) ? (double(2) * (x[1] * 0.5) - (x[0] / 7.0)) : x[1]);
  for (int k6 = 0; k6 < 1; ++k6) {
    if ((!(7.0 == x[1]) && ((3.0 * 3.0 - x[4]) <= std::max<double>(x[0], 0.5)))) {
      v1 *= (((x[0] * 3.0 - x[5]) + std::sqrt(0.0)) - x[4]);
      double v7 = (std::fabs((2.0 - -1.25)) * (x[3] + x[0]) - (std::min<double>(7.0, v1) * double(k6) - std::min<double>(v1, 0.0)));
    }
    double v8 = v1;
    double v9 = std::max<double>(std::max<double>((1e-3 * 7.0), double(k6)), ((0.5 * 0.5) + ((-1.25 <= double(k6)) ? 0.0 : 7.0)));
  }
  v1 += std::min<double>(3.0, x[0]);
  double v10 = std::fabs((x[1] + x[2]));
  return (std::fabs((0.5 / 0.0)) - ((1e-3 <= v10) ? ((1e-3 == 3.0) ? 7.0 : 0.0) : (1e-3 - 2.0)));
}
inline double f307466(const double* x) {
  double v1 = x[2];
  if ((int(unsigned(cut(-1.25)) + unsigned(int(int16_t((2 % (1 + (2 & 7))))))) < cut(x[1]))) return (x[0] * x[1]);
  double v2 = x[3];
  if ((x[2] == (std::min<double>(2.0, 3.0) + x[5]))) {
    for (int k3 = 0; k3 < 1; ++k3) {
      v1 -= (((1e-3 * x[0]) * std::max<double>(x[4], 1e-3)) * std::fabs(((3.0 < 0.5) ? 3.0 : 3.0)));
    }
    if ((std::min<double>(std::sqrt(0.0), (x[3] - 2.0)) > ((x[4] + 0.0) * x[5]))) {
      v1 += (std::max<double>((7.0 + 7.0), x[5]) * (((0.5 >= 0.0) ? 7.0 : 1e-3) / (x[2] - 2.0)));
      if (((v2 + x[0]) <= ((v2 / 3.0) - std::fabs(0.0)))) {
        if ((((-1.25 * 1e-3) < (x[2] * v1 - 3.0)) || !((4 >> (1 + (8 & 7))) != int(int16_t(5))))) return std::fabs(((3.0 - x[2]) * std::sqrt(x[2])));
      }
      double v4 = ((v2 / (x[4] * 1e-3)) * v1);
    }
  }
  return (std::min<double>((1e-3 - 7.0), (3.0 * 0.5)) / std::min<double>(std::sqrt(x[5]), (x[0] * 1e-3 - 7.0)));
}
inline double f307467(const double* x) {
  double v1 = (std::sqrt(x[4]) * (x[5] * std::min<double>(2.0, -1.25)));
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = (std::sqrt(x[5]) * x[5] - ((x[4] >= 2.0) ? x[0] : (0.5 / x[3])));
    if ((9 == int(unsigned(-2) ^ unsigned(5)))) continue;
  }
  v1 -= ((std::fabs(1e-3) + std::min<double>(x[5], x[2])) * ((3.0 + 0.5) + ((x[4] != 2.0) ? -1.25 : 0.5)));
  v1 *= x[4];
  return x[5];
}
inline double f307468(const double* x) {
  double v1 = x[4];
  double v2 = std::max<double>((x[4] - (-1.25 * 0.0)), ((7.0 - 0.5) * (0.5 + 2.0)));
  for (int k3 = 0; k3 < 1; ++k3) {
    if ((v2 >= ((x[1] + 0.5) * (0.5 * 0.5 - x[3]) - double(k3)))) break;
    double v4 = (((x[2] * v1) * v1) + ((2.0 - v1) - v2));
  }
  double v5 = (std::sqrt(double(cut(3.0))) - std::sqrt((0.5 - 0.0)));
  double v6 = (std::sqrt(x[3]) * (((1e-3 >= -1.25) && (0.5 == 2.0)) ? std::sqrt(0.5) : (2.0 + x[1])) - ((x[4] + v5) * x[1]));
  return std::sqrt((std::sqrt(0.0) - std::sqrt(v1)));
}
inline double f307469(const double* x) {
  double v1 = ((int((int64_t(2) * ((5 / (1 + (0 & 7))) >> 12) - 2) / 3 % 1000) == 8) ? (std::sqrt(0.5) + (-1.25 * -1.25)) : float((std::min(0, 7) >> (1 + (cut(3.0) & 7)))));
  v1 += v1;
  double v2 = double(cut(std::sqrt(x[0])));
  v2 = (((7.0 * 7.0) - x[4]) / std::sqrt(std::sqrt(x[3])));
  v1 = (((0.0 * 1e-3 - x[5]) - (x[5] + -1.25)) * x[4]);
  return (std::min<double>((3.0 * 0.5 - x[4]), (x[0] / x[1])) * std::min<double>((0.0 - 0.0), (2.0 * 3.0 - 7.0)) - ((0.5 * x[1]) * (2.0 * -1.25) - (0.0 + v2)));
}
inline double f307470(const double* x) {
  double v1 = double((-1 % (1 + (int(unsigned(6) - unsigned(cut(x[5]))) & 7))));
  v1 += v1;
  double v2 = (((0.5 > 1e-3) ? ((x[3] < 3.0) ? 2.0 : 1e-3) : std::fabs(x[5])) / v1);
  double v3 = std::sqrt((std::min<double>(3.0, x[0]) * ((1e-3 != -1.25) ? 3.0 : x[1])));
  double v4 = float(cut(x[5]));
  v2 = std::max<double>(((1e-3 - x[3]) * (x[2] - x[4]) - (2.0 / 7.0)), v1);
  double a5[3] = {(x[3] + (std::max<double>(-1.25, x[5]) - (v4 - 1e-3))), ((((-1.25 != 7.0) || (7.0 == 0.5)) ? (0.5 + -1.25) : (-1.25 + -1.25)) + ((3.0 * 1e-3 - 2.0) - (-1.25 / v3))), (((0.0 / 0.0) <= std::sqrt(1e-3)) ? x[5] : v2)};
  const unsigned i6 = unsigned(6) % 3;
  return ((std::sqrt(1e-3) * (1e-3 * 2.0 - 1e-3) - (1e-3 - 0.5)) - (x[1] * std::sqrt(3.0) - (7.0 * -1.25)));
}
inline double f307471(const double* x) {
  double v1 = ((std::sqrt(0.5) - ((0.0 > x[4]) ? 0.5 : x[3])) + x[1]);
  for (int k2 = 0; k2 < 3; ++k2) {
    int n3 = ((std::sqrt(1e-3) == std::sqrt(x[4])) || (std::sqrt(2.0) >= x[2])) ? 2 : (!(1e-3 == 2.0) ? 9 : 5);
    switch (n3) { case 0: v1 = x[5]; break; case 1: v1 = (((0.5 * 7.0 - 0.0) / (2.0 * 0.5 - 2.0)) + ((x[5] * x[4] - 7.0) * x[4])); default: v1 = std::max<double>(std::sqrt((0.0 * double(k2))), (float((2 >> (1 + (7 & 7)))) * std::sqrt(1e-3) - (3.0 + 0.5))); }
    v1 *= x[2];
    double v4 = x[1];
  }
  if (((v1 + (x[2] - x[0])) < ((v1 * 2.0) * (-1.25 * 3.0 - 0.0)))) return 7.0;
  v1 += (0.0 + (std::min<double>(x[4], 1e-3) * (2.0 * -1.25)));
  double v5 = 3.0;
  return ((std::fabs(x[1]) * (1e-3 + -1.25)) + std::min<double>(x[5], x[2]));
}
inline double f307472(const double* x) {
  double v1 = x[4];
  v1 -= ((((7.0 > 7.0) ? 1e-3 : 2.0) + (x[0] + 0.0)) - std::min<double>(x[2], x[5]));
  if ((std::max<double>(std::sqrt(0.0), (x[1] * 0.5)) >= v1)) return float(int(unsigned(((3.0 <= 3.0) ? int(unsigned(-2) & unsigned(9)) : cut(x[5]))) + unsigned(-2)));
  v1 -= ((x[5] + x[2]) - (std::max<double>(0.5, 0.5) - (0.5 / 0.5)));
  v1 += float((((x[0] == -1.25) && (0.5 <= 2.0)) ? ((7.0 < x[2]) ? int(unsigned(-2) | unsigned(4)) : cut(v1)) : int(unsigned(-2) * unsigned((2 / (1 + (9 & 7)))))));
  return double(int(unsigned(int(uint8_t(cut(x[0])))) + unsigned(int(unsigned(8) & unsigned(-2)))));
}
inline double f307473(const double* x) {
  double v1 = (((2.0 * 3.0) / x[5]) + x[0]);
  v1 *= std::sqrt(x[2]);
  v1 -= x[2];
  if ((std::fabs(std::max<double>(-1.25, 3.0)) <= float(0))) return ((x[1] - (x[2] * 2.0 - 1e-3)) * (x[2] * ((3.0 <= 0.0) ? -1.25 : 3.0)) - (2.0 - (3.0 - x[3])));
  for (int k2 = 0; k2 < 3; ++k2) {
    double v3 = v1;
    double v4 = std::max<double>(((2.0 + 3.0) - std::fabs(3.0)), (std::sqrt(-1.25) / x[5]));
    for (int k5 = 0; k5 < 3; ++k5) {
      v1 += (v4 - std::min<double>((0.5 + x[0]), x[0]));
      double v6 = std::sqrt((v3 * (1e-3 / v3)));
    }
  }
  v1 *= x[5];
  for (int k7 = 0; k7 < 2; ++k7) {
    v1 -= double(k7);
    v1 += double(k7);
  }
  v1 -= x[1];
  return ((((x[0] == 7.0) || (0.5 == 0.0)) ? (-1.25 / 2.0) : (3.0 - x[1])) * v1);
}
inline double f307474(const double* x) {
  double v1 = x[4];
  double a2[3] = {x[1], std::sqrt(std::fabs(x[5])), x[3]};
  const unsigned i3 = unsigned(6) % 3;
  if (std::isnan((x[1] - std::max<double>(a2[i3], -1.25)))) return (std::sqrt(std::sqrt(x[4])) + x[0]);
  if (!((0.5 * x[1] - 0.5) <= std::sqrt(a2[i3]))) {
    if ((((a2[1] <= 3.0) && ((x[1] < -1.25) || (0.0 <= 1e-3))) || !(-1.25 == 3.0))) return x[2];
    if (((((2.0 < a2[i3]) || (x[3] > 3.0)) ? x[2] : std::min<double>(x[5], x[0]))) > 0) {
      v1 += x[2];
      if ((((std::min<double>(x[1], 0.0) - (v1 / 2.0)) * v1 - ((3.0 * 3.0 - 7.0) * (0.0 + 7.0) - std::sqrt(-1.25)))) > 0) {
        double v4 = std::max<double>(x[3], double(cut(-1.25)));
        double v5 = a2[i3];
      }
      if ((a2[1] < (std::fabs(3.0) - ((-1.25 > 0.0) ? x[2] : 0.5)))) {
        double v6 = std::min<double>(std::fabs((v1 * 0.0 - x[1])), std::fabs(x[1]));
        if ((x[3] == ((7.0 - 1e-3) * std::max<double>(1e-3, 2.0) - double(1)))) return double(4);
      } else {
        if (((std::sqrt((2.0 + -1.25)) / x[1])) > 0) {
          double v7 = double(7);
          double v8 = 0.5;
          double v9 = x[5];
        } else {
          double v10 = x[2];
        }
        double v11 = (x[5] / (std::max<double>(1e-3, -1.25) + a2[i3]));
        double v12 = (v1 + ((a2[i3] + 3.0) * x[4] - std::sqrt(1e-3)));
      }
    }
  }
  double v13 = std::fabs(x[0]);
  double v14 = x[2];
  double v15 = a2[i3];
  return v13;
}
inline double f307475(const double* x) {
  double v1 = std::sqrt(((0.0 + x[4]) * (x[2] * 0.5 - x[4])));
  if (((!(7.0 >= 3.0) ? 2.0 : v1) <= (x[2] * (0.5 * 0.0 - 0.0)))) return ((std::sqrt(7.0) >= std::sqrt(2.0)) ? ((1e-3 >= x[2]) ? (x[3] * 0.5) : (0.0 + x[5])) : std::sqrt(std::sqrt(2.0)));
  for (int k2 = 0; k2 < 1; ++k2) {
    if ((((3.0 - 7.0) + ((0.5 <= 3.0) ? 1e-3 : double(k2))) < (std::isnan(2.0) ? x[2] : std::max<double>(2.0, 2.0)))) return (((v1 - 3.0) - (0.5 + 0.5)) * ((1e-3 * 0.0) * (0.0 + x[2])));
    if ((std::fabs((3.0 * 0.5)) == std::sqrt(x[0]))) break;
    for (int k3 = 0; k3 < 4; ++k3) {
      for (int k4 = 0; k4 < 3; ++k4) {
        double v5 = std::sqrt((x[0] * std::max<double>(0.5, 0.5)));
        double v6 = (0.5 * x[5]);
        v1 -= ((x[2] * std::sqrt(x[2])) - (std::max<double>(0.5, -1.25) - (x[5] + 7.0)));
      }
      int w7 = int(unsigned(4) * unsigned(2));
      double v8 = x[5];
    }
  }
  if (((std::max<double>(3.0, x[5]) * ((3.0 < 0.5) ? 2.0 : 0.0)) > ((0.0 / 1e-3) * v1))) return x[5];
  double v9 = (v1 * x[0] - v1);
  return std::min<double>((std::sqrt(x[1]) - (-1.25 + 0.0)), std::sqrt(x[2]));
}
inline double f307476(const double* x) {
  double v1 = std::sqrt(((3.0 - 2.0) - (-1.25 * -1.25)));
  v1 -= 0.5;
  v1 += ((x[4] * v1) * std::sqrt((-1.25 * 1e-3)));
  double v2 = x[2];
  for (int k3 = 0; k3 < 4; ++k3) {
    if (((x[1] - double(k3)) != (v1 - ((x[1] < x[2]) ? -1.25 : x[5])))) continue;
  }
  for (int k4 = 0; k4 < 2; ++k4) {
    for (int k5 = 0; k5 < 4; ++k5) {
      double v6 = (((3.0 == 0.5) && (x[1] == double(k5))) ? std::fabs((3.0 * 0.0 - 0.0)) : ((3.0 * v2 - -1.25) - x[5]));
      v6 -= std::sqrt(((-1.25 * 0.5 - 1e-3) / (0.5 - x[1])));
      double v7 = (std::max<double>(v2, (double(k4) * 2.0)) + x[3]);
    }
  }
  v1 -= (x[1] * ((-1.25 > 0.0) ? (1e-3 / 3.0) : (7.0 * 0.0 - -1.25)));
  return -1.25;
}
inline double f307477(const double* x) {
  double v1 = -1.25;
  double a2[3] = {double(1), (((x[3] + 2.0) * std::max<double>(2.0, x[4])) - x[2]), x[3]};
  const int i3 = (((-1.25 + x[3]) * std::sqrt(2.0)) >= (x[4] * x[0])) ? 0 : 2;
  if (((std::sqrt(x[3]) * x[1]) < std::fabs((1e-3 * a2[i3] - 0.5)))) return (std::fabs(x[4]) + std::sqrt((x[3] * 0.0)));
  a2[i3] -= a2[i3];
  a2[i3] -= x[0];
  double v4 = (((2.0 + 7.0) / double(int(unsigned(5) | unsigned(8)))) / v1);
  return (x[1] * 1e-3);
}
inline double f307478(const double* x) {
  double v1 = std::sqrt(((0.5 - 1e-3) * (7.0 + 3.0)));
  if (std::isnan((x[3] * (x[0] / x[0])))) return ((x[2] - std::min<double>(x[3], -1.25)) * (x[3] - v1));
  int w2 = -3;
  double v3 = (x[4] / x[3]);
  double* p4 = (std::isnan((0.0 * 0.0 - 2.0)) && ((x[2] * 7.0 - 0.0) > (x[5] * 0.5))) ? &v3 : &v1;
  *p4 += (((2.0 - 7.0) + (-1.25 * 2.0)) * ((x[4] != x[1]) ? (0.5 + x[3]) : (0.5 + 2.0)) - std::fabs(double(w2)));
  double v5 = ((x[1] + v1) + std::min<double>(v1, v3));
  double* p6 = std::isnan(((v5 + v5) - (1e-3 * 0.5))) ? &v5 : &v3;
  *p6 += ((std::sqrt(x[0]) * (1e-3 - 7.0)) * (3.0 + (x[1] / 2.0)));
  double v7 = std::fabs((1e-3 / -1.25));
  return 1e-3;
}
inline double f307479(const double* x) {
  double v1 = x[0];
  double v2 = std::fabs(((0.5 - x[4]) + std::max<double>(3.0, v1)));
  if (((!(7.0 == v1) ? x[5] : (7.0 * 0.0)) >= float(int(uint8_t(cut(x[3])))))) return (((-1.25 < 7.0) ? v2 : std::fabs(-1.25)) * float(std::min(((x[1] == 0.0) ? 7 : 8), -2)));
  if (((float(cut(3.0)) - x[2]) <= (std::max<double>(7.0, 7.0) * x[1] - (0.5 - 0.5)))) return std::max<double>((x[2] / ((x[5] != 1e-3) ? x[0] : x[3])), (x[0] / x[4]));
  double v3 = x[1];
  for (int k4 = 0; k4 < 2; ++k4) {
    v3 = v2;
    for (int k5 = 0; k5 < 2; ++k5) {
      for (int k6 = 0; k6 < 3; ++k6) {
        v2 *= v2;
        v3 *= (!(double(k4) >= x[0]) ? double(7) : (float(int(unsigned(5) - unsigned(0))) * std::sqrt(0.0)));
        double v7 = (((7.0 * 3.0) - (2.0 * 7.0 - double(k4))) - 2.0);
      }
      for (int k8 = 0; k8 < 2; ++k8) {
        double v9 = x[4];
        for (int k10 = 0; k10 < 2; ++k10) {
          double v11 = (x[1] * v2);
          double v12 = std::sqrt((std::min<double>(double(k8), 1e-3) + ((0.0 >= 0.5) ? 1e-3 : 1e-3)));
          double v13 = ((double(k4) < std::fabs(1e-3)) ? std::min<double>(std::sqrt(v1), x[3]) : std::max<double>(v9, v12));
        }
      }
    }
    double v14 = x[3];
  }
  double v15 = (-1.25 - ((0.0 - x[1]) * (-1.25 - 0.5) - v1));
  return (std::sqrt(std::fabs(v2)) * std::max<double>(x[3], std::sqrt(-1.25)));
}
inline double f307480(const double* x) {
  double v1 = (((2.0 * 0.0 - 0.0) * (0.5 - x[0])) - std::sqrt((x[2] * 1e-3 - x[3])));
  double v2 = x[0];
  v2 = (((7.0 / x[0]) - x[2]) * std::sqrt(-1.25));
  double v3 = (((v2 / -1.25) * (3.0 / 2.0)) * ((-1.25 - x[5]) - std::max<double>(7.0, -1.25)));
  double* p4 = (((7.0 - 7.0) == ((2.0 == 7.0) ? 1e-3 : -1.25)) && ((3.0 <= v3) || (3.0 < 2.0))) ? &v2 : &v1;
  *p4 += x[2];
  double v5 = (((0.0 * 7.0) + (x[4] * 0.5 - 2.0)) / (std::sqrt(2.0) / v2));
  return ((v3 - (3.0 - 7.0)) + (std::sqrt(-1.25) * x[4] - x[5]));
}
inline double f307481(const double* x) {
  double v1 = (std::fabs(x[4]) * x[2]);
  if ((6 == int(unsigned(9) & unsigned(8)))) return std::fabs((std::sqrt(1e-3) * (x[2] / x[3])));
  if (((x[5] * std::min<double>(7.0, 0.5)) <= x[1])) return x[2];
  if ((((-1.25 / 7.0) == ((x[5] < 0.0) ? 0.0 : 1e-3)) && ((1e-3 * x[3] - -1.25) != (x[4] * x[2])))) return (((x[4] > 0.0) ? (x[4] * 1e-3) : (1e-3 + x[5])) * (x[0] - (2.0 * -1.25 - x[1])));
  double v2 = std::fabs(x[0]);
  return (3.0 * (x[5] + (1e-3 - x[3])) - ((v2 * 0.5) * x[3] - v1));
}
inline double f307482(const double* x) {
  double v1 = ((x[3] * (x[4] / -1.25)) * (std::max<double>(0.5, x[2]) * std::fabs(0.5)));
  if ((((7.0 == 0.0) ? ((0.0 < 2.0) ? 2.0 : 3.0) : (2.0 * 7.0)) >= 0.5)) return 3.0;
  for (int k2 = 0; k2 < 3; ++k2) {
    v1 *= x[5];
  }
  if ((((x[1] < (0.0 - -1.25)) ? x[2] : ((3.0 * x[4]) + (-1.25 / 2.0)))) > 0) {
    int n3 = std::isnan((float(cut(3.0)) * (-1.25 - 0.0))) ? 1 : (std::min(9, -3) >> (1 + ((int(int64_t(std::min(6, -2))) / (1 + (int(unsigned(4) & unsigned(int(unsigned(9) & unsigned(2)))) & 7))) & 7)));
    switch (n3) { case 0: v1 = (std::max<double>((x[5] * -1.25), ((0.0 <= 0.5) ? 0.0 : 3.0)) * std::sqrt(std::sqrt(-1.25)) - x[3]); break; case 1: v1 = ((x[2] + ((7.0 == 1e-3) ? -1.25 : x[3])) - (x[1] + ((8 < 5) ? x[3] : 0.0))); default: v1 = std::fabs(((3.0 + x[2]) - ((-1 < 6) ? 1e-3 : 2.0))); }
    if ((x[0] <= x[0])) return std::sqrt((x[4] * std::max<double>(7.0, 0.0) - (x[5] * x[4])));
    double v4 = (std::min<double>((x[0] / 1e-3), x[3]) * (std::fabs(v1) + (x[4] + v1)));
  } else {
    if (((x[1] - (1e-3 + 3.0)) <= x[2])) return ((((-1.25 >= 7.0) ? 0.0 : 7.0) - (x[2] - 2.0)) - x[2]);
  }
  return (std::fabs((7.0 - 0.5)) - x[2]);
}
inline double f307483(const double* x) {
  double v1 = std::max<double>(0.0, ((x[3] + x[0]) - std::sqrt(2.0)));
  if (((x[4] * (std::sqrt(0.5) * std::sqrt(2.0)))) > 0) {
    double a2[3] = {x[1], (((v1 == 7.0) && (-1.25 < x[0])) ? std::max<double>(0.0, x[3]) : ((1e-3 + x[4]) + (0.5 + x[5]))), std::sqrt((v1 - (0.5 - 2.0)))};
    const int i3 = (!(3.0 <= -1.25) && ((x[1] == x[3]) && (7.0 == x[1]))) ? 0 : 2;
    v1 -= ((x[3] * std::fabs(7.0)) + x[3]);
    for (int k4 = 0; k4 < 2; ++k4) {
      double v5 = (std::min<double>((x[4] * 0.0), (3.0 + -1.25)) * (x[3] * (0.0 * x[5] - 2.0) - (a2[1] * 7.0 - x[2])) - ((v1 * 0.5 - 2.0) * (2.0 / x[5]) - (0.5 * 7.0 - 2.0)));
    }
  } else {
    if ((double(4) != ((-1.25 + 0.0) + ((2.0 < 7.0) ? x[4] : 0.0)))) return (((x[0] >= x[3]) ? std::max<double>(x[0], 0.5) : std::sqrt(1e-3)) + x[4]);
    if ((std::isnan((2.0 * 0.0 - -1.25)) || (((0.0 == 2.0) ? 0.0 : 0.5) != (x[1] - 2.0)))) return -1.25;
    for (int k6 = 0; k6 < 1; ++k6) {
      double v7 = ((x[0] + (-1.25 + 0.0)) * ((x[1] * x[0]) / std::max<double>(0.5, 2.0)) - ((1e-3 - x[3]) * x[1] - (3.0 * 0.5)));
    }
  }
  for (int k8 = 0; k8 < 2; ++k8) {
    if (std::isnan(std::max<double>(std::fabs(0.0), (0.5 + 1e-3)))) {
      if ((std::fabs(double(k8)) >= std::min<double>(x[3], x[4]))) {
        v1 += ((x[5] + v1) * std::min<double>(x[2], (double(k8) + x[2])) - (x[4] * (double(k8) * 7.0) - (0.5 - -1.25)));
        if ((((7.0 / 0.5) + std::min<double>(3.0, double(k8))) == std::min<double>(double(k8), x[4]))) return x[5];
        double v9 = x[1];
      } else {
        double v10 = (std::max<double>(x[1], (x[2] - 0.5)) * (std::min<double>(7.0, -1.25) * double(k8)) - std::fabs((7.0 - 0.5)));
        double v11 = (((x[1] * 0.5) - (x[0] * x[1] - 0.5)) * x[3] - ((2.0 + 0.5) * std::fabs(7.0)));
        double v12 = (double(3) * std::max<double>(std::fabs(x[5]), (x[5] / 0.0)));
      }
      double v13 = (std::min<double>((1e-3 - 0.5), (2.0 - 3.0)) + double(k8));
      double v14 = v1;
    }
    double v15 = 2.0;
  }
  double v16 = ((std::min<double>(x[2], x[5]) - (0.0 - x[0])) * ((2.0 != 1e-3) ? x[2] : x[1]) - x[4]);
  double v17 = ((x[5] + (0.0 * 7.0)) + v1);
  double v18 = x[1];
  return v1;
}
inline double f307484(const double* x) {
  double v1 = ((float(5) < x[3]) ? ((x[2] * 0.0) * (-1.25 * -1.25) - float((5 % (1 + (4 & 7))))) : (x[0] * x[4] - x[3]));
  v1 = x[1];
  for (int k2 = 0; k2 < 3; ++k2) {
    double v3 = (x[1] * ((v1 >= -1.25) ? (2.0 * 0.0) : v1) - (1e-3 * (x[3] * x[5]) - -1.25));
    double v4 = x[5];
  }
  if ((((-1.25 + 3.0) != x[5]) || (x[2] >= (1e-3 / x[0])))) {
    if ((((x[1] * std::fabs(3.0) - (0.0 / 0.0)) / std::sqrt((0.0 + x[1])))) > 0) {
      v1 += x[1];
      for (int k5 = 0; k5 < 4; ++k5) {
        double v6 = std::sqrt(x[2]);
      }
      double v7 = std::min<double>(std::fabs((2.0 * 3.0 - 0.5)), (std::sqrt(7.0) + float(int(uint16_t(7)))));
    }
    double v8 = ((((7.0 <= x[5]) ? -1.25 : 0.0) / (7.0 * 7.0 - x[0])) + (x[4] * x[5]));
    if (std::isnan(x[1])) {
      double v9 = (((0 < int(unsigned(6) - unsigned(8))) ? x[3] : std::max<double>(v1, 0.0)) + std::min<double>((3.0 - 0.0), (3.0 * 0.5)));
      double v10 = (std::min<double>((0.5 * 2.0 - 0.0), std::fabs(x[5])) / x[5]);
    } else {
      double v11 = x[5];
      double v12 = (x[0] * (((7.0 >= 7.0) ? 2.0 : 1e-3) * v8));
    }
  } else {
    double v13 = x[5];
    double v14 = (x[5] - x[5]);
  }
  return std::sqrt((std::sqrt(v1) / ((x[1] > 3.0) ? 0.5 : 0.0)));
}
inline double f307485(const double* x) {
  double v1 = 0.0;
  double v2 = std::fabs(v1);
  double v3 = std::sqrt(float(cut(x[2])));
  v3 += double(int(unsigned(3) ^ unsigned(cut(0.0))));
  return double(5);
}
inline double f307486(const double* x) {
  double v1 = x[0];
  int w2 = std::min((1 % (1 + (cut(x[5]) & 7))), cut(((x[3] != x[2]) ? x[0] : x[1])));
  if (!((w2 / (1 + (4 & 7))) == (cut(0.5) >> (1 + (std::min(5, w2) & 7))))) {
    if (((x[1] - v1) >= std::fabs(((7.0 < x[2]) ? 0.5 : 2.0)))) return std::min<double>(((0.5 > 3.0) ? ((x[0] >= 7.0) ? 0.5 : 0.0) : std::min<double>(1e-3, x[4])), std::sqrt(std::fabs(3.0)));
    double v3 = x[2];
  } else {
    double v4 = x[1];
    v4 += std::max<double>(((x[2] - v4) - (x[5] * 7.0)), x[4]);
    if ((w2 != int(unsigned((w2 >> (1 + (int(int8_t(-1)) & 7)))) ^ unsigned(int(unsigned(cut(v4)) * unsigned(int(int16_t(9)))))))) {
      double v5 = x[1];
      if ((((0.5 / 0.0) + (3.0 + 0.5)) != std::sqrt((0.0 + 3.0)))) {
        v4 -= (((0.5 / 0.0) / x[2]) * (((1e-3 > 0.5) && (3.0 != 0.5)) ? 2.0 : std::sqrt(1e-3)));
        v1 += x[2];
      }
      for (int k6 = 0; k6 < 2; ++k6) {
        if ((std::min<double>(std::sqrt(0.0), (3.0 * x[1] - 0.5)) <= std::min<double>(std::fabs(3.0), (x[4] / 3.0)))) break;
        v4 = v5;
        double v7 = v4;
      }
    }
  }
  double v8 = ((std::sqrt(2.0) / ((-1.25 == 1e-3) ? 3.0 : 3.0)) * std::min<double>((-1.25 * 1e-3 - x[3]), std::min<double>(2.0, -1.25)));
  double v9 = std::sqrt(std::fabs(v1));
  double v10 = x[1];
  return (x[3] - x[2]);
}
inline double f307487(const double* x) {
  double v1 = std::min<double>(x[2], std::max<double>((x[0] + -1.25), 2.0));
  v1 *= (((x[4] * -1.25 - 0.5) * (0.0 * 0.0)) * ((x[4] / x[4]) * (1e-3 - 0.0)));
  if ((float(int(unsigned(int(int8_t(5))) + unsigned((2 % (1 + (5 & 7)))))) <= ((3.0 * 7.0) / x[3]))) {
    int n2 = ((std::fabs(7.0) == (-1.25 - 3.0)) && (x[1] < (3.0 * 2.0))) ? 0 : int(unsigned(int(unsigned(int(unsigned(1) & unsigned(cut(x[1])))) ^ unsigned(-2))) | unsigned(std::min(cut(1e-3), int(unsigned(-3) & unsigned(int(unsigned(1) + unsigned(5)))))));
    switch (n2) { case 0: v1 = ((x[5] * (2.0 + x[0]) - x[2]) * v1 - v1); break; case 1: v1 = ((((x[2] == 3.0) ? 7.0 : 0.5) * std::min<double>(x[4], 7.0)) - (x[1] * std::fabs(3.0))); default: v1 = x[0]; }
  }
  v1 = std::fabs((std::sqrt(-1.25) * x[0] - (7.0 * 2.0 - x[2])));
  if (((v1 * v1) >= x[5])) return (x[5] - std::sqrt((-1.25 / 7.0)));
  v1 *= x[5];
  return v1;
}
inline double f307488(const double* x) {
  double v1 = (x[4] - ((-1.25 >= 0.0) ? std::max<double>(x[5], 3.0) : (3.0 + x[4])));
  double v2 = x[5];
  double v3 = x[1];
  double v4 = x[0];
  v2 -= x[0];
  for (int k5 = 0; k5 < 2; ++k5) {
    for (int k6 = 0; k6 < 1; ++k6) {
      for (int k7 = 0; k7 < 3; ++k7) {
        double v8 = std::sqrt(((-1.25 - 0.5) * (-1.25 - 0.0) - (0.0 * 3.0)));
        if (std::isnan(((7.0 + 0.5) - std::sqrt(0.5)))) {
          v1 *= ((v4 * (v8 - v1) - (0.5 * 0.0)) * double(k7) - ((2.0 * 7.0) - x[4]));
        } else {
          double* p9 = ((std::sqrt(7.0) + std::min<double>(0.5, 1e-3)) > double(k5)) ? &v2 : &v8;
          *p9 += v2;
          int w10 = -1;
        }
        double v11 = v2;
      }
      double v12 = x[2];
    }
  }
  return (!!(x[5] < x[3]) ? x[0] : v4);
}
inline double f307489(const double* x) {
  double v1 = (((3.0 / -1.25) * x[2] - std::sqrt(x[0])) * x[2]);
  double v2 = ((std::max<double>(0.0, 7.0) + (v1 - -1.25)) * ((3.0 > 1e-3) ? (3.0 * 0.5) : (2.0 - -1.25)) - (x[1] + (1e-3 - 2.0)));
  double v3 = double(int(unsigned(cut(x[5])) - unsigned(int(int8_t(int(unsigned(6) | unsigned(1)))))));
  double* p4 = (((1e-3 - 3.0) - std::sqrt(1e-3)) != double(2)) ? &v1 : &v2;
  *p4 += (((3.0 == 0.5) ? std::sqrt(-1.25) : v1) + std::max<double>((7.0 * 1e-3), x[1]));
  for (int k5 = 0; k5 < 2; ++k5) {
    v2 -= std::min<double>(((-1.25 / v2) * 1e-3), x[2]);
    int n6 = (v2 >= (x[1] - v1)) ? 0 : int(unsigned(std::min(5, int((int64_t(int(unsigned(4) | unsigned(-3))) * (-3 >> 12) - int(unsigned(4) | unsigned(-3))) / 3 % 1000))) + unsigned(cut((7.0 - 2.0))));
    switch (n6) { case 0: v1 = (std::sqrt((x[5] - x[1])) * std::fabs(x[1])); break; case 1: v1 = ((((7.0 >= 1e-3) || (0.0 != 3.0)) ? std::sqrt(double(k5)) : 3.0) - (std::max<double>(7.0, 0.0) - (0.5 * 0.0 - 7.0))); default: v2 = (((-1.25 != 2.0) && (int(unsigned(4) ^ unsigned(6)) != -2)) ? (std::sqrt(7.0) * float(int(unsigned(7) & unsigned(5)))) : x[1]); }
  }
  if ((std::isnan((1e-3 - -1.25)) && (((3.0 <= 1e-3) ? 0.0 : 0.5) < (1e-3 * 0.0 - 0.5)))) {
    v2 += (std::fabs(v3) + v2);
  } else {
    if ((v3 <= std::fabs((0.0 / 3.0)))) {
      double v7 = std::sqrt(((0.5 * 3.0) - (2.0 / 2.0)));
      if ((std::sqrt(((x[1] < 2.0) ? v2 : v7))) > 0) {
        int n8 = (((x[3] - 7.0) * ((v7 < 0.5) ? 3.0 : x[3]) - std::max<double>(7.0, 0.5)) <= v7) ? 1 : int((int64_t(-3) * (9 >> 12) - -3) / 3 % 1000);
        switch (n8) { case 0: v1 = -1.25; break; case 1: v1 = (std::max<double>(std::sqrt(0.5), (v7 * 3.0 - v2)) + x[2]); default: v1 = (v1 * float(9)); }
        if ((-2 <= 1)) return x[1];
      }
    }
    double v9 = std::min<double>((v1 * (2.0 + 2.0)), std::min<double>(x[3], x[1]));
  }
  double v10 = x[1];
  double v11 = ((((0.5 == 1e-3) ? 2.0 : 7.0) + std::min<double>(v3, -1.25)) - x[3]);
  return (std::min<double>(x[4], (x[4] + 7.0)) - v3);
}
inline double f307490(const double* x) {
  double v1 = (x[1] / x[5]);
  v1 += ((std::sqrt(3.0) != x[1]) ? (x[0] - std::min<double>(2.0, 1e-3)) : ((1e-3 + 0.5) - (7.0 * 3.0 - v1)));
  if ((std::max<double>((0.5 / std::max<double>(7.0, -1.25)), std::min<double>(x[4], double(int(unsigned(-1) | unsigned(1)))))) > 0) {
    v1 -= (std::sqrt(x[2]) * x[1]);
  }
  double v2 = (2.0 - x[3]);
  v1 = x[2];
  double v3 = ((std::sqrt(7.0) * x[3] - std::sqrt(3.0)) - (x[1] - (-1.25 * 2.0)));
  double a4[3] = {x[4], ((x[5] * ((7.0 < 0.0) ? 7.0 : 2.0) - x[0]) + ((1e-3 >= 0.0) ? (0.5 * x[4]) : (v3 * 0.0 - 7.0))), (x[0] * ((0.5 * 1e-3) - x[5]))};
  const int i5 = (((3.0 - 2.0) * std::max<double>(-1.25, v3) - (0.5 * x[5])) >= std::min<double>(x[3], std::sqrt(7.0))) ? 0 : 2;
  return (((7.0 < 2.0) ? (0.0 * v2) : std::max<double>(3.0, 3.0)) - (std::min<double>(v1, 3.0) + std::fabs(3.0)));
}
inline double f307491(const double* x) {
  double v1 = x[3];
  double v2 = std::min<double>((std::max<double>(1e-3, 0.5) * x[3] - x[4]), (std::isnan(0.5) ? (x[4] - 3.0) : std::sqrt(0.0)));
  for (int k3 = 0; k3 < 3; ++k3) {
    v2 = std::sqrt((double(k3) - (x[4] - 7.0)));
    for (int k4 = 0; k4 < 2; ++k4) {
      double v5 = x[3];
      double v6 = (x[5] * (!(1e-3 != x[4]) ? (double(k4) * 7.0) : (3.0 + -1.25)) - ((0.5 / 3.0) + (0.5 - x[2])));
      v2 += (x[5] + (x[0] * ((-1.25 > 0.5) ? -1.25 : 0.5)));
    }
  }
  if ((std::fabs((1e-3 * 3.0)) != std::min<double>(x[1], std::fabs(x[5])))) return x[1];
  double* p7 = !((cut(3.0) > int((int64_t(5) * (-1 >> 12) - 5) / 3 % 1000)) || ((x[3] <= x[4]) && (5 == 2))) ? &v2 : &v1;
  *p7 += x[5];
  double v8 = ((std::sqrt(x[2]) >= x[3]) ? x[4] : std::fabs(std::sqrt(0.0)));
  return (std::max<double>(std::fabs(v2), std::min<double>(-1.25, 2.0)) * ((x[2] * -1.25 - 2.0) - (-1.25 * 3.0 - 2.0)));
}
inline double f307492(const double* x) {
  double v1 = std::sqrt((x[2] * (2.0 * 2.0)));
  if ((((0.0 * 0.5 - 1e-3) - std::sqrt(7.0)) < std::min<double>(((-3 < -3) ? 1e-3 : 1e-3), std::max<double>(-1.25, x[1])))) {
    double v2 = (((7.0 * x[2] - x[5]) * v1 - 0.5) - v1);
    double v3 = 0.5;
    v2 = double(std::min(4, (0 / (1 + (cut(x[4]) & 7)))));
  }
  v1 += x[4];
  v1 *= (((2.0 - x[0]) * x[3]) / x[5]);
  double v4 = (x[4] + (double(0) + x[5]));
  return v4;
}
inline double f307493(const double* x) {
  double v1 = (((-1.25 <= x[5]) ? std::max<double>(7.0, -1.25) : (0.5 * -1.25 - 7.0)) * std::fabs(x[5]) - ((x[2] + 0.0) / x[4]));
  if (((0.0 - (3.0 * v1)) == x[1])) {
    if ((v1) > 0) {
      double v2 = (((0.5 < x[0]) ? std::sqrt(3.0) : (3.0 * x[4])) / (x[1] * (x[0] + x[2])));
      double* p3 = (x[2] < (std::min<double>(3.0, 7.0) * std::sqrt(0.0))) ? &v2 : &v1;
      *p3 += (std::max<double>(std::min<double>(v2, 1e-3), (3.0 * 0.0 - 1e-3)) * x[2]);
      for (int k4 = 0; k4 < 3; ++k4) {
        for (int k5 = 0; k5 < 4; ++k5) {
          double a6[3] = {((double(k5) * (7.0 * 3.0 - double(k4))) * (double(k4) * x[4] - 7.0) - x[1]), v2, (((-1.25 >= x[3]) ? std::sqrt(-1.25) : std::max<double>(2.0, 7.0)) + (float(int(int64_t(2))) - double(k5)))};
          const unsigned i7 = unsigned(3) % 3;
          for (int k8 = 0; k8 < 2; ++k8) {
            double v9 = ((x[4] > x[5]) ? x[3] : std::fabs((7.0 / 0.5)));
            for (int k10 = 0; k10 < 3; ++k10) {
              v9 = (double(k5) * a6[1]);
            }
          }
          double* p11 = (std::isnan((0.0 * -1.25 - 0.5)) || (std::min<double>(7.0, 1e-3) == std::max<double>(0.5, 2.0))) ? &v1 : &a6[i7];
          *p11 += a6[1];
        }
        double v12 = std::fabs(x[4]);
      }
    }
  }
  double v13 = x[4];
  double v14 = (std::sqrt(v1) * ((x[1] * 3.0) * std::max<double>(x[1], x[1]) - 7.0) - std::sqrt((2.0 / v1)));
  double v15 = x[4];
  double v16 = ((v1 * std::sqrt(x[3])) - (x[2] + ((0.5 >= 0.5) ? 0.0 : 1e-3)));
  return ((std::min<double>(-1.25, -1.25) * x[4]) + std::fabs(0.0));
}
inline double f307494(const double* x) {
  double v1 = ((x[2] + std::sqrt(x[1])) - std::sqrt(x[0]));
  for (int k2 = 0; k2 < 2; ++k2) {
    if ((((2.0 / 0.5) != x[4]) || std::isnan(x[5]))) {
      if ((x[4] != (((3.0 == 0.0) ? x[5] : 3.0) + (0.5 + 2.0)))) return (((v1 * -1.25 - 2.0) != ((3.0 != v1) ? 7.0 : 2.0)) ? x[0] : 1e-3);
    } else {
      if ((v1 <= std::min<double>(std::sqrt(x[3]), (x[4] * 2.0 - -1.25)))) {
        if ((std::min<double>((0.5 * 2.0), (2.0 + 0.0)) != std::sqrt(std::max<double>(x[3], x[0])))) {
          v1 += std::sqrt(std::sqrt(x[3]));
        } else {
          v1 -= (((1e-3 * 2.0 - 3.0) + (7.0 * x[0] - 0.5)) * x[4]);
        }
      }
    }
  }
  if ((x[1]) > 0) {
    double v3 = (std::isnan((2.0 / -1.25)) ? 0.5 : x[4]);
  } else {
    double v4 = (std::sqrt((7.0 * 0.0)) + (x[3] - 1e-3));
    for (int k5 = 0; k5 < 2; ++k5) {
      if (!((double(k5) != 3.0) || (x[3] < 3.0))) {
        if (((x[3] / (2.0 / 0.5)) > std::sqrt(x[5]))) break;
        if ((7.0) > 0) {
          double v6 = float(int(unsigned((0 / (1 + (((3.0 > 7.0) ? -3 : -1) & 7)))) + unsigned(int(unsigned(-1) - unsigned((-2 >> (1 + (2 & 7))))))));
          double v7 = v4;
          double v8 = v1;
        } else {
          double v9 = std::sqrt((-1.25 - double(k5)));
        }
        double v10 = ((v4 * (0.0 * 0.5 - 0.0)) - double(k5));
      } else {
        double v11 = (std::fabs(std::min<double>(double(k5), 2.0)) - (double(k5) - std::min<double>(x[2], 1e-3)));
        double v12 = x[4];
        double v13 = ((((-1.25 <= 2.0) && (3.0 >= v4)) && std::isnan(7.0)) ? std::sqrt(x[1]) : x[0]);
      }
      double v14 = (x[3] * x[0] - (double(k5) - v1));
      double v15 = (x[2] - (((x[3] >= x[4]) ? 1e-3 : 7.0) / x[5]));
    }
  }
  double v16 = (((7.0 * 0.0 - 7.0) * double(int(uint16_t(3))) - (0.5 + 3.0)) * x[2]);
  double v17 = x[4];
  return (((-1.25 / -1.25) < (2.0 * 1e-3)) ? std::sqrt(std::sqrt(3.0)) : std::max<double>((1e-3 * 7.0), std::sqrt(x[4])));
}
inline double f307495(const double* x) {
  double v1 = x[2];
  if ((((7.0 * 2.0 - 0.5) * x[0]) <= (((3.0 > v1) ? x[0] : 0.5) + 3.0))) return (((-1.25 * 3.0 - 7.0) * x[0] - (x[1] / x[2])) * ((2.0 - 1e-3) - x[1]));
  if ((cut(x[2]) < int(unsigned((int((int64_t(8) * (2 >> 12) - 8) / 3 % 1000) >> (1 + (int((int64_t(-2) * (0 >> 12) - -2) / 3 % 1000) & 7)))) | unsigned((int(unsigned(5) * unsigned(0)) % (1 + (((2 < 7) ? 6 : 6) & 7))))))) return (((int(int8_t(-2)) != 4) ? std::sqrt(x[5]) : (1e-3 / 1e-3)) * (v1 - ((6 == 4) ? 1e-3 : 0.0)));
  if ((v1) > 0) {
    v1 = (x[1] * (((1e-3 <= 2.0) || (x[4] > x[2])) ? (2.0 + v1) : (v1 - x[4])));
    double v2 = (((x[4] - 1e-3) + std::sqrt(0.5)) - (x[5] * (0.5 - 2.0) - (0.5 - 0.0)));
  }
  return x[1];
}
inline double f307496(const double* x) {
  double v1 = x[2];
  if (std::isnan(((0.5 * 0.5 - x[1]) * std::sqrt(1e-3)))) return (v1 / (((1e-3 > 1e-3) ? x[5] : 1e-3) * v1));
  if ((std::max<double>(std::sqrt(x[4]), (std::max<double>(7.0, -1.25) * 1e-3 - (1e-3 * 7.0 - 2.0)))) > 0) {
    if ((v1 <= ((0.5 * 0.0 - 2.0) * ((7.0 >= -1.25) ? 0.0 : x[0])))) {
      v1 = std::max<double>(((x[0] - x[2]) * std::fabs(-1.25) - x[0]), ((-1.25 - 0.0) + std::sqrt(-1.25)));
      if (((double(int(int16_t(4))) * x[2] - x[4]) != ((0.0 - 7.0) - x[5]))) return x[4];
    }
    double v2 = std::fabs(((7.0 >= 3.0) ? x[1] : (x[5] + -1.25)));
  } else {
    if (std::isnan((((1e-3 == 2.0) ? 1e-3 : x[5]) + x[1]))) return (((0.5 != 0.5) || (1e-3 != 2.0)) ? ((0.5 + 7.0) + x[1]) : x[5]);
    v1 = 0.5;
    double v3 = (x[2] + ((-1.25 <= -1.25) ? (2.0 - 2.0) : x[5]));
  }
  double v4 = (x[4] / double(3));
  double v5 = std::fabs(x[5]);
  if (!(x[0] == (v5 / 1e-3))) {
    v4 *= v1;
    int n6 = !((x[4] / v1) <= (1e-3 + v1)) ? 2 : ((x[2] <= (x[4] * 0.0 - x[2])) ? int((int64_t(9) * (cut(2.0) >> 12) - 9) / 3 % 1000) : -1);
    switch (n6) { case 0: v1 = ((x[1] * ((3.0 >= 2.0) ? 2.0 : -1.25) - (3.0 * 3.0)) - -1.25); break; case 1: v4 = double(((((3.0 < 1e-3) ? 7 : 6) >> (1 + ((1 / (1 + (0 & 7))) & 7))) % (1 + (cut(1e-3) & 7)))); default: v5 = x[0]; }
  } else {
    double v7 = x[4];
  }
  double v8 = double(cut(v5));
  double v9 = float(int((int64_t(0) * (1 >> 12) - 0) / 3 % 1000));
  return (((2.0 <= 0.5) ? (-1.25 * -1.25 - 7.0) : (3.0 * 0.5)) * std::min<double>((1e-3 - 0.5), (7.0 + x[0])));
}
inline double f307497(const double* x) {
  double v1 = std::max<double>(x[2], (std::min<double>(1e-3, 0.5) + ((x[0] <= x[4]) ? 2.0 : 2.0)));
  if (((x[2] * x[0] - (3.0 + 0.5)) < x[0])) return (x[4] * (x[1] + (1e-3 - -1.25)) - std::min<double>(std::sqrt(7.0), x[0]));
  v1 += (((x[5] * x[1] - x[0]) * ((0.5 < -1.25) ? 0.5 : -1.25) - (1e-3 + 0.0)) * std::sqrt(x[3]) - std::sqrt(std::min<double>(x[5], 0.5)));
  v1 = ((x[5] * (0.5 - 2.0) - (7.0 + x[5])) * ((x[3] - v1) * (2.0 + 3.0) - std::min<double>(3.0, 2.0)) - (((2.0 != 0.5) ? -1.25 : x[3]) * ((7.0 == 3.0) ? 0.5 : 3.0)));
  int n2 = ((v1 != (2.0 * x[3])) || ((3.0 * 1e-3 - 1e-3) != (3.0 + v1))) ? 0 : int(unsigned(6) - unsigned(cut((x[1] * 3.0))));
  switch (n2) { case 0: v1 = ((std::min<double>(7.0, -1.25) / (1e-3 - 3.0)) - ((1e-3 * 0.5 - x[3]) / ((2.0 > x[2]) ? -1.25 : 0.5))); break; case 1: v1 = (x[1] * ((x[1] - 0.0) - 3.0)); default: v1 = (((0.0 + 2.0) + ((x[4] < 2.0) ? 7.0 : 0.0)) * ((1e-3 - 0.0) + (0.0 - 0.0))); }
  for (int k3 = 0; k3 < 3; ++k3) {
    v1 -= (float(int((int64_t(int(unsigned(2) & unsigned(2))) * (int(int64_t(-2)) >> 12) - int(unsigned(2) & unsigned(2))) / 3 % 1000)) + ((0.0 + x[0]) - x[5]));
    double v4 = x[3];
  }
  return (((x[3] * 0.0 - 7.0) + v1) * (x[4] - (0.5 / -1.25)));
}
inline double f307498(const double* x) {
  double v1 = (std::sqrt(x[3]) + std::min<double>(float(int(int16_t(-3))), std::sqrt(3.0)));
  int n2 = ((std::sqrt(2.0) * x[3]) < ((0.0 * 1e-3) + (-1.25 / x[2]))) ? 1 : 3;
  switch (n2) { case 0: v1 = (x[4] + ((x[2] == -1.25) ? x[2] : x[5])); break; case 1: v1 = (x[5] - 7.0); default: v1 = std::fabs(x[3]); }
  v1 -= std::min<double>(((0.0 * x[3] - 7.0) - (7.0 + 3.0)), ((0.0 * 1e-3) * (x[3] * 1e-3 - x[5]) - std::max<double>(7.0, x[3])));
  v1 -= (x[0] + ((-1.25 + -1.25) * std::sqrt(x[0]) - std::max<double>(-1.25, x[5])));
  int n3 = (x[2] <= x[1]) ? 2 : int(unsigned(9) * unsigned(cut((0.5 * x[1]))));
  switch (n3) { case 0: v1 = ((x[3] + v1) + (std::sqrt(-1.25) - std::fabs(x[3]))); break; case 1: v1 = x[0]; default: v1 = x[2]; }
  return ((x[3] != (1e-3 + 7.0)) ? x[5] : v1);
}
inline double f307499(const double* x) {
  double v1 = x[2];
  double v2 = ((x[2] * std::fabs(2.0)) - ((x[4] * x[3] - 7.0) * (x[3] / 0.5) - (-1.25 * x[5] - 1e-3)));
  if ((cut((x[5] * 1e-3 - v2)) > -1)) {
    double v3 = std::sqrt((x[0] * (7.0 * 0.5 - 7.0) - x[4]));
    double v4 = x[2];
    double v5 = (((2.0 + 1e-3) * x[4] - std::sqrt(2.0)) * ((v4 / 3.0) * x[5] - std::fabs(3.0)));
  }
  v1 -= double(-3);
  v1 -= float(std::min(cut(x[1]), (cut(2.0) >> (1 + (-1 & 7)))));
  v1 = x[5];
  return (std::sqrt((0.0 - v2)) + x[3]);
}
