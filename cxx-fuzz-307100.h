#include <algorithm>
#include <cmath>
#include <cstdint>
inline int cut(double v) { return v > -1e6 && v < 1e6 ? int(v) : 7; }
inline double f307100(const double* x) {
  double v1 = x[0];
  v1 -= ((((x[1] != 2.0) ? -1.25 : 3.0) * (-1.25 * 0.5 - 7.0) - std::min<double>(-1.25, 0.5)) + (std::fabs(x[0]) - x[3]));
  if (((v1 + v1) < x[5])) {
    if ((((7.0 * -1.25) + std::sqrt(-1.25)) >= ((7.0 * 1e-3 - 3.0) + (0.0 - 0.5)))) {
      v1 = std::sqrt(x[0]);
      for (int k2 = 0; k2 < 4; ++k2) {
        v1 += ((x[3] * x[1] - (7.0 - -1.25)) * ((3.0 * -1.25 - x[5]) * x[2] - std::min<double>(2.0, 2.0)));
        if ((std::sqrt(x[5]) <= (std::min<double>(x[1], x[2]) - (-1.25 - v1)))) {
          v1 *= std::max<double>((std::max<double>(0.5, 7.0) - std::sqrt(1e-3)), double(k2));
          if ((((std::min(7, 5) < 2) || (x[1] <= 2.0)) || (x[1] <= x[2]))) {
            v1 += ((((x[1] < 7.0) ? 0.0 : 1e-3) + (0.0 * x[4])) / (std::max<double>(0.5, x[1]) - (3.0 - 2.0)));
            if (((x[2] + v1)) > 0) {
              v1 += x[5];
            }
            int n3 = std::isnan(v1) ? 0 : -2;
            switch (n3) { case 0: v1 = x[0]; break; case 1: v1 = x[3]; default: v1 = ((x[5] < (1e-3 / -1.25)) ? ((7.0 + 2.0) - ((2 == 7) ? 2.0 : -1.25)) : std::sqrt(double(k2))); }
          } else {
            v1 += (v1 / ((2.0 == x[2]) ? (x[5] + x[2]) : (2.0 * 1e-3 - 0.5)));
            double v4 = ((((x[5] < 1e-3) ? 7.0 : double(k2)) >= std::sqrt(x[5])) ? (std::sqrt(x[5]) * (-1.25 - 1e-3) - ((0.0 < 7.0) ? x[0] : 1e-3)) : ((2.0 + x[5]) - std::sqrt(3.0)));
            double v5 = std::sqrt((x[0] * (x[5] + 0.5) - std::sqrt(2.0)));
          }
        }
        double v6 = double(k2);
      }
      double v7 = std::max<double>((((0.0 <= 3.0) ? x[3] : 0.5) - (1e-3 * -1.25 - 3.0)), ((x[1] * 0.0) - (2.0 - 2.0)));
    }
  } else {
    double v8 = (((7.0 <= x[4]) && (-1.25 <= x[2])) ? x[0] : x[0]);
    double v9 = ((((0.0 <= x[0]) ? 0.5 : x[0]) - v1) * (x[0] - x[0]) - std::min<double>(v8, ((2.0 < -1.25) ? 1e-3 : x[1])));
    double v10 = std::sqrt(((0.0 >= 0.0) ? (7.0 * -1.25 - 0.5) : x[2]));
  }
  double v11 = (std::sqrt(v1) * (((-3 >> (1 + (9 & 7))) <= 4) ? (x[4] + 0.5) : (1e-3 + 1e-3)));
  double v12 = std::sqrt(x[4]);
  double v13 = x[3];
  double v14 = double((8 >> (1 + (7 & 7))));
  return (2.0 * ((x[0] * v1) * x[1] - v1));
}
inline double f307101(const double* x) {
  double v1 = (std::fabs((3.0 * 2.0 - 1e-3)) + x[0]);
  v1 -= ((double(1) + double((5 / (1 + (5 & 7))))) * (v1 * (0.5 + 1e-3)));
  v1 += x[3];
  double v2 = std::min<double>(((x[3] * v1 - 7.0) * (x[3] + 0.0)), x[1]);
  double v3 = (std::max<double>(((v1 <= x[0]) ? 0.0 : x[3]), (1e-3 * 7.0)) - std::fabs((0.5 / x[0])));
  return v3;
}
inline double f307102(const double* x) {
  double v1 = (x[1] * x[2]);
  double v2 = (((1e-3 == x[5]) ? (0.5 * 0.5) : (3.0 / x[5])) * std::max<double>(float(cut(0.5)), v1) - x[0]);
  if ((x[2] >= ((-1.25 * 0.5 - 3.0) + (7.0 / 3.0)))) return std::sqrt(((3.0 * 1e-3) + std::max<double>(3.0, 0.5)));
  v1 += (x[1] * (x[2] * v1) - (std::sqrt(3.0) * (7.0 * 0.5 - 1e-3) - x[5]));
  v2 *= (((v1 * 2.0) * std::fabs(0.5)) + std::max<double>(x[2], (0.5 * 7.0 - -1.25)));
  return x[5];
}
inline double f307103(const double* x) {
  double v1 = x[3];
  int n2 = !(int(unsigned(int(unsigned(9) & unsigned(-3))) & unsigned(int(unsigned(5) ^ unsigned(-3)))) < int(uint8_t(-1))) ? 2 : 9;
  switch (n2) { case 0: v1 = x[0]; break; case 1: v1 = x[1]; default: v1 = x[5]; }
  double v3 = x[4];
  double v4 = std::min<double>((x[0] * (x[2] * 2.0) - x[2]), std::sqrt(double(-3)));
  v1 -= (((2.0 - 7.0) - (v3 * v1 - x[3])) * (7.0 - (3.0 / 1e-3)) - std::max<double>(((9 > 5) ? 0.5 : v4), x[0]));
  double v5 = (((x[1] * 1e-3 - 2.0) * x[1] - x[4]) + std::sqrt((0.0 / x[4])));
  double* p6 = (((1e-3 + x[1]) + x[4]) > std::max<double>(((1e-3 >= 0.0) ? 0.5 : -1.25), v3)) ? &v3 : &v1;
  *p6 += x[2];
  return x[5];
}
inline double f307104(const double* x) {
  double v1 = (((2.0 != 2.0) ? (x[1] * 0.0) : x[5]) - x[2]);
  int n2 = !(std::sqrt(2.0) == std::min<double>(7.0, v1)) ? 0 : int(uint8_t(cut((0.5 * x[1]))));
  switch (n2) { case 0: v1 = (float(-1) * x[5] - std::sqrt(x[0])); break; case 1: v1 = ((x[3] + x[0]) * x[2] - (std::sqrt(x[4]) - (-1.25 / 3.0))); default: v1 = ((v1 / (x[0] * 0.5 - 1e-3)) + v1); }
  double v3 = x[0];
  if (!(((-1 < 4) ? ((0.5 != 7.0) ? 1 : 9) : int(int16_t(8))) != ((x[3] != 1e-3) ? int((int64_t(2) * (-1 >> 12) - 2) / 3 % 1000) : int((int64_t(5) * (9 >> 12) - 5) / 3 % 1000)))) {
    v3 = ((x[1] <= (1e-3 * 2.0)) ? double(((v1 != 0.5) ? 8 : int(int16_t(2)))) : 1e-3);
    double* p4 = !((x[5] * v3 - 1e-3) >= ((x[5] < -1.25) ? 3.0 : x[5])) ? &v3 : &v1;
    *p4 += x[3];
  } else {
    for (int k5 = 0; k5 < 1; ++k5) {
      if ((((v3 * -1.25 - 2.0) == (0.0 * -1.25 - 0.0)) && (((5 < -2) && (x[0] >= 0.0)) && (3.0 >= 0.0)))) {
        v3 += v3;
        double v6 = v3;
        if (((-1 <= int(int16_t(cut(x[2])))) || (std::sqrt(1e-3) == (double(k5) - 0.5)))) {
          v6 *= std::sqrt((double(int((int64_t(-2) * (-2 >> 12) - -2) / 3 % 1000)) + (-1.25 * 3.0 - 3.0)));
          v3 *= x[1];
          double v7 = ((std::max<double>(v1, 1e-3) - (2.0 - x[2])) - (std::fabs(-1.25) * (1e-3 + v6)));
        }
      }
      for (int k8 = 0; k8 < 2; ++k8) {
        double v9 = double(k5);
        double v10 = (v1 - std::fabs(std::sqrt(x[0])));
      }
      double v11 = (x[5] * x[4] - ((-1.25 - 0.5) * (-1.25 + 2.0)));
    }
    double v12 = float(int(unsigned(int(int8_t(7))) | unsigned(cut(2.0))));
    double v13 = (((2.0 * 7.0) / (1e-3 / 2.0)) + (double(((0.5 == 1e-3) ? 5 : 2)) - (3.0 * 2.0)));
  }
  double v14 = x[2];
  double v15 = x[3];
  double v16 = v3;
  return v14;
}
inline double f307105(const double* x) {
  double v1 = (((0.0 <= 2.0) ? std::sqrt(x[4]) : (2.0 - 0.0)) - std::sqrt((x[2] + x[5])));
  for (int k2 = 0; k2 < 2; ++k2) {
    v1 = v1;
    double v3 = x[5];
  }
  v1 = (x[3] * std::fabs((x[3] * 3.0 - x[5])));
  v1 += std::sqrt(((0.5 * 0.5) * x[4] - ((3.0 == 2.0) ? 1e-3 : v1)));
  v1 *= (((2.0 * 0.5 - -1.25) * (0.5 + 7.0)) * 0.5);
  return std::fabs(std::fabs(std::min<double>(-1.25, x[4])));
}
inline double f307106(const double* x) {
  double v1 = std::max<double>(((-1.25 > 7.0) ? (3.0 - x[5]) : (3.0 * x[1] - x[5])), ((0.5 * x[1]) * x[3]));
  if ((x[4] == x[0])) return std::max<double>(x[0], ((x[1] * 2.0) * (x[2] / 3.0)));
  double v2 = x[0];
  v1 += std::sqrt(((3.0 * 3.0) * (0.0 * 0.0) - (-1.25 * 3.0)));
  for (int k3 = 0; k3 < 2; ++k3) {
    double v4 = (((0.0 <= 3.0) || (x[3] == 0.0)) ? std::sqrt((x[4] - 7.0)) : (std::sqrt(0.5) * v2));
    double* p5 = ((!(v1 < 0.0) ? int(unsigned((4 / (1 + (0 & 7)))) & unsigned(cut(7.0))) : cut(v4)) == int(unsigned(((7 % (1 + (9 & 7))) / (1 + (5 & 7)))) * unsigned(int(unsigned(4) * unsigned(int(unsigned(8) ^ unsigned(8))))))) ? &v2 : &v1;
    *p5 += ((cut(x[1]) <= int(unsigned(-1) - unsigned(int((int64_t(-3) * (9 >> 12) - -3) / 3 % 1000)))) ? x[4] : v2);
    if ((int(unsigned(int(uint16_t(int(unsigned(6) ^ unsigned(6))))) & unsigned(6)) < int(unsigned((cut(2.0) / (1 + (int(unsigned(7) ^ unsigned(0)) & 7)))) + unsigned(cut(v2))))) return (std::min<double>((7.0 * 7.0), (7.0 * 0.0)) * std::max<double>(((0.0 <= 7.0) ? 7.0 : v4), ((x[5] == -1.25) ? -1.25 : double(k3))));
  }
  for (int k6 = 0; k6 < 2; ++k6) {
    v2 += x[2];
  }
  return (((1e-3 - 1e-3) != x[3]) ? 7.0 : v1);
}
inline double f307107(const double* x) {
  double v1 = x[1];
  if (((v1 * x[4] - v1) <= std::max<double>((-1.25 * x[1]), (0.5 - 1e-3)))) return ((x[0] - ((3.0 == 7.0) ? 1e-3 : v1)) + ((3.0 - -1.25) * x[4] - std::min<double>(0.5, 0.5)));
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = v1;
    double v4 = (std::max<double>(std::min<double>(x[4], 7.0), std::min<double>(0.5, x[5])) - (float(-2) + v3));
  }
  v1 -= ((std::fabs(2.0) - std::max<double>(x[3], 2.0)) * x[4]);
  double v5 = ((x[5] - (0.5 - 7.0)) - std::fabs(x[0]));
  return std::sqrt(x[1]);
}
inline double f307108(const double* x) {
  double v1 = (((3.0 + 7.0) >= (-1.25 + 0.0)) ? ((x[0] / 0.0) - (3.0 * x[1] - 0.0)) : ((3.0 - 0.5) * (1e-3 - x[3]) - (x[2] * x[1] - -1.25)));
  if ((x[3]) > 0) {
    if (std::isnan((std::fabs(-1.25) - (0.0 + 2.0)))) return ((std::isnan(3.0) ? ((v1 < x[0]) ? -1.25 : 0.5) : (3.0 + 0.0)) / (x[0] + (2.0 + 1e-3)));
    double v2 = ((v1 * (v1 * 1e-3) - (1e-3 + 1e-3)) / (x[1] + std::max<double>(2.0, 0.5)));
    v1 -= x[0];
  } else {
    double a3[3] = {x[4], (x[3] + ((1e-3 / 0.0) - (x[5] + 2.0))), x[0]};
    const int i4 = (((0.0 - x[3]) / ((1e-3 != 2.0) ? x[5] : 3.0)) != std::min<double>(x[0], std::sqrt(0.5))) ? 0 : 2;
    v1 = (x[0] * std::fabs((3.0 + 0.5)));
  }
  double v5 = (!!(x[3] == 3.0) ? ((0.0 - 3.0) / ((x[5] != 0.0) ? 3.0 : 0.5)) : (x[2] + x[5]));
  double v6 = ((std::sqrt(x[3]) + std::sqrt(3.0)) * x[0]);
  double v7 = (double((int(unsigned(8) ^ unsigned(-1)) % (1 + (int(unsigned(1) - unsigned(8)) & 7)))) * ((3.0 * 7.0 - 3.0) * (x[5] - 3.0)));
  if (!((v1 == -1.25) && (2.0 >= 0.0))) return v5;
  v5 += (((0.0 - -1.25) - (1e-3 * 3.0 - 1e-3)) * std::max<double>((0.5 + 0.0), v5) - x[4]);
  v5 -= x[1];
  return x[3];
}
inline double f307109(const double* x) {
  double v1 = (x[0] * (3.0 - std::min<double>(x[4], 7.0)));
  double a2[3] = {(double(cut(x[3])) * x[4]), x[4], (x[1] * ((-1.25 + 1e-3) - x[3]))};
  const unsigned i3 = unsigned(4) % 3;
  double v4 = a2[1];
  double v5 = ((cut(v4) != 5) ? x[5] : std::sqrt(x[5]));
  for (int k6 = 0; k6 < 2; ++k6) {
    if (((int((int64_t(8) * (3 >> 12) - 8) / 3 % 1000) > int(unsigned(int(unsigned(2) | unsigned(7))) - unsigned(int(unsigned(3) & unsigned(2))))) && (std::min(6, -3) < (3 / (1 + (int(unsigned(9) * unsigned(2)) & 7)))))) {
      double v7 = a2[i3];
      double v8 = ((x[0] * ((2 > 0) ? x[4] : 3.0)) * ((3.0 + a2[i3]) + (1e-3 + x[4])) - 2.0);
      v1 -= ((v7 >= v4) ? (v7 * x[0]) : ((0.5 / 0.0) * (7.0 + v4)));
    } else {
      v1 += (((double(k6) * 1e-3 - 2.0) + (-1.25 + -1.25)) * ((x[4] * a2[i3] - 7.0) / std::sqrt(3.0)));
    }
    double v9 = ((std::sqrt(x[0]) * double(int(unsigned(6) | unsigned(2))) - (-1.25 + 1e-3)) * (v4 * (2.0 + 2.0) - (3.0 + 0.0)));
    int n10 = (2.0 != double(int(unsigned(9) + unsigned(-3)))) ? 2 : (9 % (1 + (int(unsigned(int(uint8_t(int(uint8_t(5))))) ^ unsigned(cut(2.0))) & 7)));
    switch (n10) { case 0: v4 = std::sqrt(((7.0 * v9) / (x[5] * 0.5))); break; case 1: v5 = v9; default: v1 = ((std::sqrt(7.0) * (0.0 / 3.0)) / (((-1.25 >= 2.0) ? 2.0 : 7.0) - (a2[i3] / 0.0))); }
  }
  double v11 = (((-1.25 * 7.0 - 0.5) * 1e-3 - std::max<double>(1e-3, 3.0)) * ((3.0 - 0.5) + double(1)));
  a2[i3] = x[4];
  v5 = std::sqrt(x[1]);
  return (2.0 + v11);
}
inline double f307110(const double* x) {
  double v1 = (((0.0 - 1e-3) * 0.0) / (((-3 / (1 + (6 & 7))) <= int(unsigned(9) | unsigned(-3))) ? (x[2] + x[2]) : x[0]));
  double v2 = (x[4] / ((1e-3 / 7.0) / (0.5 - 3.0)));
  for (int k3 = 0; k3 < 1; ++k3) {
    double v4 = std::min<double>(std::fabs(std::sqrt(0.5)), x[5]);
    double v5 = ((v1 < std::fabs(0.5)) ? x[0] : (std::min<double>(3.0, 7.0) + std::fabs(0.5)));
  }
  double v6 = std::max<double>(double(-2), (std::sqrt(v1) * (1e-3 - x[2]) - (x[0] * 7.0)));
  if ((x[3] <= (std::sqrt(x[5]) * (x[1] * x[5])))) {
    int n7 = (float(7) >= ((2.0 / x[0]) - (0.5 * -1.25))) ? 0 : (int(unsigned(0) ^ unsigned((((-1.25 >= v1) ? 2 : -1) % (1 + (cut(v2) & 7))))) % (1 + (int(unsigned(-3) - unsigned((9 >> (1 + (-2 & 7))))) & 7)));
    switch (n7) { case 0: v2 = v6; break; case 1: v2 = (std::sqrt((7.0 + 3.0)) - v6); default: v2 = (x[4] * ((2.0 + 7.0) * (3.0 * -1.25 - x[2]))); }
  }
  for (int k8 = 0; k8 < 1; ++k8) {
    v6 += v1;
    v2 *= (std::max<double>((3.0 - 0.0), std::fabs(x[2])) / x[1]);
  }
  if ((x[2] > ((2.0 * -1.25 - 0.0) + std::fabs(3.0)))) {
    if ((((0.5 + x[1]) + std::sqrt(1e-3)) < x[1])) {
      if ((v6 <= v6)) {
        v6 *= x[5];
        double v9 = std::sqrt(x[5]);
        double v10 = (std::min<double>(std::sqrt(0.5), (3.0 * 1e-3)) + (std::fabs(0.5) + v9));
      }
      double v11 = std::min<double>(2.0, std::sqrt(x[5]));
      double v12 = std::sqrt(v1);
    }
  }
  double v13 = ((x[2] < x[3]) ? (std::fabs(-1.25) * x[3] - std::sqrt(v2)) : x[1]);
  return x[3];
}
inline double f307111(const double* x) {
  double v1 = (std::sqrt(x[2]) * x[1]);
  v1 = x[2];
  double v2 = (x[1] - ((2.0 - 0.5) * (x[4] * 7.0) - 0.5));
  if (!((3.0 * 3.0 - 3.0) >= (3.0 / v2))) return (((3.0 - 2.0) * (-1.25 * 3.0) - x[2]) - ((x[5] * 2.0) - std::min<double>(-1.25, x[5])));
  double v3 = std::fabs(((-1.25 / x[4]) - x[1]));
  v2 -= (std::sqrt(((v1 < 7.0) ? 2.0 : x[2])) * v3 - ((2.0 + 0.0) - x[1]));
  return x[0];
}
inline double f307112(const double* x) {
  double v1 = x[3];
  double a2[3] = {double(cut((0.0 - -1.25))), (((1e-3 / x[1]) >= x[0]) ? ((0.5 != x[3]) ? (1e-3 + x[2]) : (0.0 * -1.25 - x[0])) : std::sqrt((-1.25 - 0.5))), (std::min<double>(7.0, x[0]) - (std::sqrt(x[4]) + x[1]))};
  const unsigned i3 = unsigned(std::min((((x[4] == 7.0) || (x[4] >= 7.0)) ? int(unsigned((4 / (1 + (3 & 7)))) + unsigned(((7.0 >= x[0]) ? 2 : 9))) : int(unsigned(1) + unsigned(int(unsigned(1) & unsigned(2))))), int(unsigned(int(unsigned(0) - unsigned(4))) - unsigned(int(int16_t(int((int64_t(6) * (-3 >> 12) - 6) / 3 % 1000))))))) % 3;
  double v4 = x[5];
  if (((x[0] + (std::fabs(7.0) / (7.0 - 2.0)))) > 0) {
    if ((!((0.5 <= 7.0) && (3.0 >= x[3])) && std::isnan(2.0))) {
      v4 *= -1.25;
      double v5 = std::max<double>(((v1 * -1.25) / (2.0 + 3.0)), ((0.5 * 7.0) * (7.0 - 1e-3)));
      double v6 = (std::sqrt(((x[3] > -1.25) ? 1e-3 : 3.0)) * x[4] - (x[2] - double((-3 / (1 + (6 & 7))))));
    }
    for (int k7 = 0; k7 < 2; ++k7) {
      for (int k8 = 0; k8 < 4; ++k8) {
        double v9 = double(k8);
        for (int k10 = 0; k10 < 3; ++k10) {
          double v11 = x[2];
          double v12 = std::sqrt(v1);
          double v13 = v11;
        }
        double v14 = std::max<double>(((7.0 + 3.0) * x[3]), (v1 - std::sqrt(double(k8))));
      }
      double v15 = std::fabs(x[2]);
    }
  }
  double v16 = (a2[i3] * x[4] - ((0.0 * 1e-3) - 1e-3));
  double v17 = (x[4] - ((2.0 == 1e-3) ? (7.0 - 3.0) : (3.0 * 3.0 - 0.0)));
  return (a2[i3] - x[1]);
}
inline double f307113(const double* x) {
  double v1 = (std::sqrt(x[5]) - x[2]);
  v1 = v1;
  v1 += x[4];
  if ((x[4] != 1e-3)) return std::sqrt(((x[2] / 7.0) * (-1.25 - -1.25) - (0.0 - 2.0)));
  v1 *= x[2];
  if ((std::sqrt(std::sqrt(float(int(unsigned(4) + unsigned(8)))))) > 0) {
    for (int k2 = 0; k2 < 3; ++k2) {
      if ((std::isnan((x[2] * 0.0 - 0.5)) && (int(unsigned(cut(-1.25)) - unsigned(int(unsigned(9) & unsigned(5)))) == -3))) return std::sqrt(x[3]);
    }
    int n3 = (std::isnan((0.0 - 2.0)) && std::isnan((0.5 * 7.0))) ? 2 : 7;
    switch (n3) { case 0: v1 = x[4]; break; case 1: v1 = std::max<double>(x[2], (((x[4] <= 1e-3) && (0.0 > 0.0)) ? (-1.25 * 0.5) : x[2])); default: v1 = (x[3] * (((0.5 != 2.0) && (0.5 < x[5])) ? (v1 + 2.0) : std::sqrt(1e-3))); }
  } else {
    if ((std::sqrt((0.0 * x[1])) == x[0])) {
      if (!((-1.25 / 0.5) < x[4])) {
        double v4 = std::fabs(x[1]);
      }
      if (std::isnan(v1)) {
        v1 *= ((std::sqrt(7.0) * std::sqrt(0.5) - std::sqrt(x[0])) * (v1 * std::min<double>(0.0, 3.0) - (2.0 + 0.5)));
      } else {
        double v5 = (std::isnan((x[3] * 2.0)) ? (float(int(unsigned(-2) ^ unsigned(4))) + ((1e-3 != 2.0) ? 1e-3 : 3.0)) : (x[4] + float(cut(2.0))));
        double v6 = x[5];
      }
    } else {
      double v7 = ((((1e-3 == 3.0) || (0.5 == x[0])) || !(1e-3 == v1)) ? ((2.0 - 0.0) - (1e-3 * x[5])) : v1);
      double v8 = ((6 != int((int64_t((7 / (1 + (7 & 7)))) * (int(unsigned(4) + unsigned(8)) >> 12) - (7 / (1 + (7 & 7)))) / 3 % 1000)) ? std::max<double>(x[3], v1) : ((x[0] / x[0]) * (3.0 * v7 - 1e-3) - (x[5] * x[3])));
      double v9 = (double(5) * std::min<double>(((x[4] >= 0.0) ? 7.0 : 0.5), std::max<double>(1e-3, 0.0)));
    }
  }
  double v10 = std::fabs((std::sqrt(0.5) * (x[3] - x[3]) - (x[2] + 7.0)));
  double v11 = std::min<double>((((3.0 <= 7.0) || (3.0 != -1.25)) ? (x[4] + 1e-3) : std::sqrt(-1.25)), ((0.5 + 1e-3) * (0.5 - 0.5)));
  return v10;
}
inline double f307114(const double* x) {
  double v1 = x[3];
  v1 += x[4];
  int n2 = (x[1] > (std::sqrt(-1.25) * std::fabs(x[5]))) ? 1 : cut(x[0]);
  switch (n2) { case 0: v1 = (std::min<double>((x[3] * 0.0), (3.0 * x[4] - 7.0)) - double(((7.0 > 2.0) ? ((x[0] < x[4]) ? 0 : -2) : int(unsigned(-3) ^ unsigned(-2))))); break; case 1: v1 = (std::max<double>(double(1), x[2]) * x[3] - x[3]); default: v1 = 3.0; }
  for (int k3 = 0; k3 < 3; ++k3) {
    double v4 = std::sqrt(((2.0 - -1.25) + 2.0));
  }
  double a5[3] = {double(5), std::sqrt(std::sqrt(std::sqrt(0.5))), std::fabs((x[1] - x[4]))};
  const unsigned i6 = unsigned(8) % 3;
  for (int k7 = 0; k7 < 4; ++k7) {
    if (((x[5] <= (-1.25 + a5[1])) && (!(x[5] <= x[3]) || ((x[5] <= x[5]) && (x[2] == -1.25))))) continue;
    if (((x[2] * (0.5 * ((a5[i6] == 0.5) ? 3.0 : -1.25) - (0.5 * 1e-3)))) > 0) {
      if ((std::min<double>(std::sqrt(7.0), (0.0 + 7.0)) > v1)) continue;
      a5[i6] = (x[3] * (std::max<double>(3.0, x[3]) * (x[1] / 0.0)));
      double v8 = x[5];
    }
  }
  a5[i6] = (std::sqrt(v1) * ((x[3] * 3.0 - 7.0) * ((0.5 > 3.0) ? x[0] : 7.0)));
  int n9 = (((2.0 * 0.5) * (2.0 + 3.0) - (0.5 * 2.0)) < x[1]) ? 2 : int(unsigned(cut(v1)) & unsigned((3 >> (1 + (5 & 7)))));
  switch (n9) { case 0: v1 = (((x[4] != x[5]) ? (-1.25 - -1.25) : ((1e-3 > 1e-3) ? x[2] : v1)) * (x[3] - std::min<double>(3.0, x[4])) - (((7.0 != 1e-3) && (x[3] <= 1e-3)) ? (7.0 * x[1]) : x[5])); break; case 1: a5[i6] = x[4]; default: a5[i6] = (std::fabs(a5[1]) - std::max<double>(x[5], a5[1])); }
  return ((((x[5] < 0.0) ? 2.0 : x[1]) * (-1.25 * 1e-3 - 1e-3) - (x[0] + 0.0)) / ((2.0 * x[4] - -1.25) - (0.5 * a5[1])));
}
inline double f307115(const double* x) {
  double v1 = x[1];
  int n2 = ((x[1] / (7.0 * 3.0)) == (std::sqrt(0.5) + x[5])) ? 1 : int(unsigned(int(int8_t(3))) | unsigned(cut((3.0 * 0.5 - x[1]))));
  switch (n2) { case 0: v1 = v1; break; case 1: v1 = (double(7) / 7.0); default: v1 = ((((3.0 != 7.0) || (3.0 >= x[3])) ? std::sqrt(2.0) : x[3]) * (x[0] / (1e-3 - -1.25)) - std::max<double>(x[2], x[2])); }
  v1 += x[1];
  v1 *= x[1];
  return (float(7) * std::min<double>(x[0], (-1.25 * 0.0)));
}
inline double f307116(const double* x) {
  double v1 = x[0];
  v1 += std::min<double>((x[1] * std::sqrt(v1)), ((7.0 * x[2] - v1) - (7.0 + -1.25)));
  v1 = (std::sqrt(7.0) * std::min<double>(x[1], std::max<double>(0.0, 2.0)) - std::min<double>(((1e-3 <= 3.0) ? 7.0 : x[4]), x[5]));
  if ((x[3] == ((0.0 * -1.25) + std::fabs(x[4])))) return std::fabs(v1);
  return float(int(unsigned(2) ^ unsigned(int(int16_t(cut(x[3]))))));
}
inline double f307117(const double* x) {
  double v1 = ((((x[0] >= 1e-3) ? 2.0 : 1e-3) * x[3] - (-1.25 - 7.0)) - x[2]);
  if (((((3.0 - 7.0) * x[4] - float(cut(0.5))) - x[1])) > 0) {
    int n2 = (!(1e-3 <= -1.25) || (std::sqrt(1e-3) == std::min<double>(0.5, 0.0))) ? 2 : int((int64_t(int(unsigned(int(unsigned((-2 >> (1 + (7 & 7)))) & unsigned(int(int64_t(9))))) * unsigned(int(unsigned(((2.0 == x[4]) ? 7 : 1)) + unsigned((5 % (1 + (5 & 7)))))))) * (cut(std::min<double>(-1.25, 3.0)) >> 12) - int(unsigned(int(unsigned((-2 >> (1 + (7 & 7)))) & unsigned(int(int64_t(9))))) * unsigned(int(unsigned(((2.0 == x[4]) ? 7 : 1)) + unsigned((5 % (1 + (5 & 7)))))))) / 3 % 1000);
    switch (n2) { case 0: v1 = (((x[2] != 0.0) ? (x[0] * x[5] - 2.0) : std::sqrt(0.5)) * ((1e-3 < 1e-3) ? x[4] : x[4])); break; case 1: v1 = (std::sqrt(std::sqrt(0.5)) - std::min<double>(x[1], x[4])); default: v1 = (x[1] + x[2]); }
    v1 = x[5];
  }
  double v3 = x[4];
  int n4 = ((std::sqrt(0.5) / (v3 * 0.0)) > v1) ? 0 : 0;
  switch (n4) { case 0: v3 = (x[2] / ((x[0] + -1.25) + (2.0 / 2.0))); break; case 1: v1 = std::sqrt(x[0]); default: v1 = x[4]; }
  return std::sqrt((std::max<double>(0.5, 0.0) - double(cut(0.0))));
}
inline double f307118(const double* x) {
  double v1 = (std::sqrt(std::fabs(7.0)) * ((int(unsigned(3) * unsigned(2)) < (-1 >> (1 + (9 & 7)))) ? (x[1] * 0.0) : (x[0] + 1e-3)) - std::sqrt(((9 <= 6) ? 1e-3 : 0.0)));
  if (((std::sqrt(0.5) - (7.0 * 3.0)) >= (3.0 / (2.0 + 2.0)))) {
    for (int k2 = 0; k2 < 2; ++k2) {
      if ((1e-3 > (std::sqrt(x[0]) * std::fabs(x[0]) - (0.0 * 2.0)))) continue;
      for (int k3 = 0; k3 < 3; ++k3) {
        for (int k4 = 0; k4 < 2; ++k4) {
          v1 = ((x[5] / ((1e-3 > x[0]) ? -1.25 : 3.0)) * x[0] - double(k4));
        }
        if ((x[2]) > 0) {
          v1 *= std::min<double>(std::fabs(std::sqrt(x[1])), std::min<double>((1e-3 * 3.0 - 0.5), (-1.25 + 3.0)));
          if ((std::sqrt((3.0 / x[4])) < std::sqrt((x[2] + 2.0)))) return ((x[0] - (3.0 * v1)) * x[5] - std::fabs(x[1]));
        } else {
          int n5 = (double(k3) < x[5]) ? 1 : int((int64_t(5) * (int((int64_t(cut(3.0)) * (cut(7.0) >> 12) - cut(3.0)) / 3 % 1000) >> 12) - 5) / 3 % 1000);
          switch (n5) { case 0: v1 = (std::sqrt(x[2]) + x[0]); break; case 1: v1 = x[4]; default: v1 = x[5]; }
          for (int k6 = 0; k6 < 4; ++k6) {
            for (int k7 = 0; k7 < 2; ++k7) {
              if ((std::sqrt(((3.0 < 3.0) ? -1.25 : 1e-3)) < std::max<double>((0.5 / 0.5), std::fabs(double(k6))))) continue;
              double v8 = double(k2);
            }
            double v9 = (x[2] - double(((x[4] <= x[2]) ? ((-2 < 0) ? 3 : 5) : int(unsigned(5) * unsigned(3)))));
          }
          double v10 = x[3];
        }
        double v11 = (double(k3) + ((0.0 * 2.0 - double(k2)) / x[1]));
      }
    }
    double v12 = float(std::min(int(unsigned(int((int64_t(6) * (4 >> 12) - 6) / 3 % 1000)) ^ unsigned(int(unsigned(2) * unsigned(5)))), std::min(int(unsigned(6) ^ unsigned(3)), ((x[3] <= x[2]) ? 8 : 2))));
    double v13 = float((-1 % (1 + ((((-1.25 != -1.25) ? 4 : 4) >> (1 + (int(unsigned(-1) | unsigned(-3)) & 7))) & 7))));
  }
  double v14 = x[2];
  double v15 = (std::min<double>((7.0 * 0.5 - 0.5), (2.0 * x[3])) * std::sqrt((-1.25 / -1.25)) - std::min<double>(x[4], (x[0] + 2.0)));
  double v16 = std::sqrt((std::min<double>(v14, x[1]) - (x[5] - 7.0)));
  double v17 = v16;
  return ((v1 + ((2.0 > x[1]) ? x[5] : x[5])) * x[3] - ((x[0] - x[0]) * std::fabs(x[2])));
}
inline double f307119(const double* x) {
  double v1 = x[1];
  double v2 = double(int(unsigned(3) | unsigned((int(unsigned(9) & unsigned(-2)) % (1 + (int(int64_t(0)) & 7))))));
  double v3 = (((2.0 > v1) ? x[1] : (0.0 * x[5])) + x[5]);
  if ((((-1.25 > x[3]) ? std::fabs(x[2]) : v1) == (v3 / x[0]))) return x[1];
  if (((x[4] - float(int(uint16_t(8)))) != x[0])) return x[3];
  return std::max<double>(std::min<double>(v1, v2), x[1]);
}
inline double f307120(const double* x) {
  double v1 = x[3];
  if ((v1 < (((3.0 == 1e-3) && (x[3] >= 7.0)) ? (0.0 - 0.0) : (7.0 * x[0] - 2.0)))) return x[5];
  v1 += float(-1);
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 *= x[1];
    double v3 = ((((0.0 == 0.5) ? v1 : 3.0) * v1) - v1);
  }
  v1 = ((x[3] * (3.0 / 1e-3) - (x[2] * 3.0 - 0.0)) * std::max<double>(((2.0 <= 0.5) ? 2.0 : 3.0), ((x[3] == 3.0) ? x[2] : -1.25)) - (x[3] - x[1]));
  double v4 = (((7.0 - 0.5) * std::sqrt(x[2])) * (x[5] / (0.0 * 7.0)));
  double v5 = std::max<double>(x[4], (x[5] * ((4 > 8) ? 1e-3 : v4) - std::min<double>(0.5, x[3])));
  double v6 = (std::sqrt(std::fabs(0.0)) - (v4 * (3.0 - x[2])));
  return ((((7.0 < v1) ? 0.0 : v6) / x[2]) / std::fabs(v5));
}
inline double f307121(const double* x) {
  double v1 = x[3];
  int w2 = 3;
  for (int k3 = 0; k3 < 3; ++k3) {
    if (std::isnan(((0.0 + 7.0) * std::fabs(3.0)))) return (!(2.0 < 0.5) ? ((0.0 >= 0.0) ? (0.5 / 0.0) : x[2]) : x[1]);
  }
  double v4 = (std::isnan(std::max<double>(-1.25, 0.0)) ? (float(int(int64_t(w2))) + (x[0] - 3.0)) : ((1e-3 + 3.0) * x[5]));
  if ((w2 > 7)) return x[1];
  return x[3];
}
inline double f307122(const double* x) {
  double v1 = std::sqrt(std::sqrt(((3.0 > 1e-3) ? 2.0 : 7.0)));
  v1 = (x[5] - ((-1.25 - 3.0) - (x[2] * 3.0)));
  double v2 = x[5];
  for (int k3 = 0; k3 < 1; ++k3) {
    double v4 = x[2];
    double v5 = std::sqrt((v4 - (-1.25 * 0.5 - -1.25)));
  }
  double v6 = (((3.0 - x[4]) * x[5]) - x[1]);
  return (((x[2] == 7.0) ? (7.0 * 2.0) : float(int((int64_t(-1) * (-3 >> 12) - -1) / 3 % 1000))) + (x[5] - x[3]));
}
inline double f307123(const double* x) {
  double v1 = x[5];
  int n2 = !(x[3] <= (x[2] + 3.0)) ? 2 : 2;
  switch (n2) { case 0: v1 = x[3]; break; case 1: v1 = ((std::sqrt(x[1]) - std::sqrt(-1.25)) + (std::isnan(3.0) ? x[3] : x[1])); default: v1 = (x[1] * x[0]); }
  double v3 = (((x[3] * x[4] - 0.0) / (-1.25 - 1e-3)) * ((x[1] + 2.0) - (v1 * -1.25 - x[2])));
  if ((((v1 / (0.5 + 0.0)) - (x[3] - 1e-3))) > 0) {
    if (((x[3] * (x[5] - x[4])) > (x[4] - x[3]))) {
      double* p4 = (((x[3] * 2.0) * float((8 % (1 + (8 & 7))))) <= (x[3] / (0.5 * 3.0 - 2.0))) ? &v1 : &v3;
      *p4 += (1e-3 * ((x[0] != -1.25) ? 7.0 : (3.0 * 2.0 - 2.0)) - (std::min<double>(x[2], 3.0) * (x[0] * 1e-3 - 0.0)));
    } else {
      double v5 = std::min<double>(((2.0 * v1) - (x[1] * 0.5)), x[3]);
      if ((float(int(int64_t(int(int16_t(-1)))))) > 0) {
        for (int k6 = 0; k6 < 3; ++k6) {
          for (int k7 = 0; k7 < 4; ++k7) {
            for (int k8 = 0; k8 < 2; ++k8) {
              double v9 = (x[1] * std::sqrt(((2.0 != 3.0) ? double(k7) : x[0])) - std::sqrt((2.0 + x[4])));
              if (std::isnan(std::fabs(2.0))) {
                double v10 = double(k8);
                v5 += v3;
              } else {
                double v11 = (((2.0 * 7.0) - x[4]) * v1);
              }
              double v12 = ((x[0] * (1e-3 * 2.0 - double(k6))) * ((v9 - 2.0) * ((v1 >= 0.0) ? 1e-3 : double(k7)) - (7.0 * double(k6) - -1.25)) - v3);
            }
            double v13 = (std::sqrt(std::sqrt(x[4])) - x[4]);
          }
          double v14 = (std::fabs(std::min<double>(x[3], x[3])) * ((x[1] - 2.0) / v3) - double(k6));
          double v15 = std::max<double>((std::sqrt(3.0) * std::sqrt(1e-3)), float(cut(v5)));
        }
        double v16 = v5;
      }
      double v17 = (std::sqrt((3.0 / 2.0)) + std::max<double>(x[4], std::sqrt(7.0)));
    }
    double v18 = v3;
  } else {
    double v19 = ((x[2] * x[3]) * (float(int(unsigned(7) & unsigned(-3))) + x[5]));
    double v20 = std::sqrt(x[0]);
    double v21 = (std::sqrt(v3) / x[1]);
  }
  double v22 = (((x[0] != -1.25) || (-1.25 != 1e-3)) ? std::max<double>(x[1], ((7.0 > 1e-3) ? -1.25 : 0.5)) : 7.0);
  double v23 = std::min<double>(x[5], 0.5);
  double v24 = std::sqrt((v23 / x[0]));
  return v1;
}
inline double f307124(const double* x) {
  double v1 = std::sqrt(((-1.25 * 2.0 - -1.25) * (3.0 / 0.5) - x[1]));
  if ((std::isnan((3.0 * x[4] - x[1])) && (((-1.25 <= x[3]) ? -1.25 : x[2]) > (v1 * x[3])))) {
    double v2 = (x[5] - ((0.0 < 3.0) ? x[3] : x[4]));
    v2 -= x[2];
  }
  double v3 = (x[3] / (float(int(unsigned(7) & unsigned(7))) / (-1.25 + x[2])));
  v3 -= x[2];
  v3 -= x[0];
  double* p4 = (((x[1] + 2.0) * (x[0] + x[1])) <= (std::min<double>(1e-3, 1e-3) * x[2])) ? &v3 : &v1;
  *p4 += double(0);
  return std::sqrt(float((9 >> (1 + (cut(1e-3) & 7)))));
}
inline double f307125(const double* x) {
  double v1 = ((std::sqrt(-1.25) * ((1e-3 != x[5]) ? 2.0 : 7.0) - std::min<double>(7.0, 0.0)) / ((7.0 - 1e-3) * x[4] - std::min<double>(2.0, 1e-3)));
  double v2 = (((x[4] * x[0] - v1) * x[5] - v1) * ((2.0 - x[1]) + (2.0 * 3.0 - 0.5)));
  if (((x[5] == (7.0 - x[5])) && (v1 >= (x[1] + 1e-3)))) {
    v1 -= (std::max<double>(x[0], (3.0 / 7.0)) * (std::isnan(-1.25) ? std::fabs(v1) : (0.5 - 3.0)) - x[2]);
    v2 = (((0.0 - 7.0) + (x[5] + x[5])) * ((0.0 * 2.0) * (2.0 * 0.0) - std::sqrt(2.0)) - x[0]);
    v2 = ((std::sqrt(2.0) + x[3]) - x[1]);
  } else {
    if ((std::sqrt(std::sqrt(7.0)) >= double(int(unsigned(cut(0.0)) * unsigned(int(unsigned(4) + unsigned(-1))))))) {
      if ((((((2.0 >= x[4]) ? 0.5 : v1) / ((2.0 <= 0.5) ? 0.5 : 0.5)) * ((x[3] * v2) + (2.0 - 0.5)) - std::max<double>(x[0], (v2 - x[2])))) > 0) {
        for (int k3 = 0; k3 < 1; ++k3) {
          v1 *= (std::isnan((1e-3 + 0.5)) ? v1 : (x[0] * (0.0 + 2.0) - (x[4] * 7.0 - -1.25)));
        }
        double v4 = v2;
        if (((x[5] * (v1 * 3.0 - 1e-3) - (7.0 * 0.0)) >= std::fabs((v1 - 2.0)))) {
          v4 += (v4 + (x[1] * -1.25 - v4));
        }
      }
    }
    int n5 = (((x[1] <= -1.25) && std::isnan(3.0)) || (((x[4] == 0.5) ? x[5] : 0.5) > x[5])) ? 1 : ((x[3] != x[2]) ? 5 : int(unsigned(int(int16_t(-1))) * unsigned(int(unsigned((-1 % (1 + (1 & 7)))) ^ unsigned((5 / (1 + (1 & 7))))))));
    switch (n5) { case 0: v1 = (((x[0] - 0.5) * ((0.0 == 7.0) ? -1.25 : 1e-3) - (v2 + 0.5)) + (x[1] * v1)); break; case 1: v1 = (((x[4] - 2.0) == x[4]) ? std::min<double>(float(cut(-1.25)), x[2]) : x[0]); default: v2 = x[5]; }
    v2 -= std::max<double>((((x[5] != -1.25) ? 0.0 : 7.0) * x[0]), x[3]);
  }
  double v6 = 0.0;
  double v7 = x[5];
  double v8 = (x[0] - v1);
  return ((std::min<double>(-1.25, 7.0) <= double(cut(-1.25))) ? std::max<double>(x[1], ((0.0 == 0.5) ? x[4] : 2.0)) : x[5]);
}
inline double f307126(const double* x) {
  double v1 = (x[2] * (0.5 / std::sqrt(2.0)));
  v1 *= x[1];
  if ((((x[0] * 0.0 - x[0]) < 7.0) && (((x[3] < 7.0) ? 2.0 : -1.25) <= (2.0 * 0.5 - 1e-3)))) return x[4];
  v1 += x[5];
  int n2 = (!(-1.25 >= -1.25) || !(1e-3 >= x[2])) ? 0 : std::min(cut(v1), 1);
  switch (n2) { case 0: v1 = std::sqrt(x[4]); break; case 1: v1 = (std::fabs(2.0) * (!(7.0 != 0.0) ? (2.0 - x[4]) : (3.0 + x[0])) - (x[4] * (0.0 / 1e-3))); default: v1 = ((!(0.5 != 0.0) ? (0.0 + 2.0) : std::fabs(x[2])) - (std::fabs(x[1]) + (7.0 + 2.0))); }
  int n3 = ((x[0] - ((x[0] < v1) ? -1.25 : 7.0)) <= (float(-2) - (1e-3 * 0.5))) ? 0 : (1 >> (1 + ((cut(7.0) >> (1 + (int(int16_t((7 / (1 + (1 & 7))))) & 7))) & 7)));
  switch (n3) { case 0: v1 = x[3]; break; case 1: v1 = x[3]; default: v1 = (std::fabs(x[4]) + x[4]); }
  for (int k4 = 0; k4 < 2; ++k4) {
    v1 -= (((2.0 >= 0.5) || (1e-3 >= 0.5)) ? x[3] : std::fabs((x[0] - x[2])));
    if (std::isnan(v1)) {
      if (((!(x[3] > x[0]) ? (x[4] - x[4]) : (x[4] / (1e-3 - x[0])))) > 0) {
        int n5 = ((x[2] == (1e-3 * x[1] - 0.5)) || (std::isnan(1e-3) || ((1e-3 != 1e-3) && (x[0] <= 0.5)))) ? 2 : int((int64_t(1) * (int(uint16_t(2)) >> 12) - 1) / 3 % 1000);
        switch (n5) { case 0: v1 = double(k4); break; case 1: v1 = v1; default: v1 = x[4]; }
        v1 -= (v1 + x[4]);
      } else {
        if (((std::fabs(0.0) * (0.5 / -1.25) - (7.0 + -1.25)) != (((x[4] < 0.0) || (0.5 != 0.0)) ? double(k4) : float(int(unsigned(-1) ^ unsigned(-2)))))) return (std::sqrt(std::max<double>(3.0, x[2])) / (x[1] + x[2]));
        v1 -= -1.25;
      }
    }
    v1 += std::min<double>((std::sqrt(0.5) * x[0]), x[1]);
  }
  return (x[3] * double((int((int64_t(9) * (4 >> 12) - 9) / 3 % 1000) / (1 + (((8 > 7) ? -2 : 1) & 7)))));
}
inline double f307127(const double* x) {
  double v1 = (x[3] - std::fabs(std::min<double>(x[4], 3.0)));
  if (((7.0 + (1e-3 * 3.0 - x[1])) >= x[3])) {
    for (int k2 = 0; k2 < 4; ++k2) {
      double v3 = std::min<double>(((x[5] * -1.25) * 2.0 - (x[4] + x[3])), (x[1] * std::sqrt(1e-3) - x[0]));
      v3 -= std::fabs(((2.0 * 0.0 - v1) * x[3] - v1));
    }
  } else {
    if (((x[0] - ((x[5] < 0.5) ? x[3] : (7.0 - 1e-3)))) > 0) {
      double v4 = std::sqrt((x[1] / x[3]));
      double v5 = (((x[0] + -1.25) * v4 - x[4]) - x[0]);
    } else {
      v1 = std::fabs(x[1]);
      for (int k6 = 0; k6 < 1; ++k6) {
        v1 = float(1);
        if ((7.0 >= (((2.0 != -1.25) ? 2.0 : 2.0) * (x[1] * -1.25 - -1.25)))) {
          if (((x[1] * (x[5] * x[3] - (x[4] * 2.0 - 7.0)))) > 0) {
            if ((((std::sqrt(x[5]) - x[4]) * (x[3] + std::sqrt(-1.25)) - ((0.0 / double(k6)) * x[5] - (3.0 * x[0] - v1)))) > 0) {
              double v7 = x[3];
            }
          } else {
            double v8 = x[0];
            double v9 = 7.0;
          }
        }
        double v10 = x[2];
      }
    }
    double v11 = ((std::sqrt(x[2]) * x[3] - 0.5) / (v1 / (3.0 - 7.0)));
    double v12 = std::max<double>(x[2], (double(((-1.25 != 1e-3) ? -1 : -1)) * x[2] - x[2]));
  }
  double v13 = (x[1] * ((1e-3 * x[2]) * (7.0 * 0.5)));
  double v14 = (x[1] - (x[4] - (-1.25 - 3.0)));
  double v15 = (std::max<double>(std::sqrt(0.5), std::sqrt(0.0)) + (v14 + x[3]));
  return x[3];
}
inline double f307128(const double* x) {
  double v1 = (double(1) - std::max<double>(float(std::min(-3, 4)), x[0]));
  if ((!(-1.25 <= 0.5) && std::isnan((7.0 * 2.0 - v1)))) return x[5];
  v1 = (std::isnan(std::sqrt(0.0)) ? x[3] : x[5]);
  for (int k2 = 0; k2 < 1; ++k2) {
    v1 += (x[4] * x[2] - std::fabs((-1.25 - 2.0)));
    double v3 = v1;
  }
  int n4 = (((1e-3 - v1) - x[3]) == (std::min<double>(3.0, x[1]) * (x[3] - 1e-3))) ? 0 : cut(((x[2] < 0.5) ? x[5] : std::fabs(x[4])));
  switch (n4) { case 0: v1 = x[3]; break; case 1: v1 = (std::min<double>(x[4], (1e-3 - v1)) / (x[4] * x[2] - x[5])); default: v1 = x[3]; }
  return x[1];
}
inline double f307129(const double* x) {
  double v1 = (std::min<double>((0.5 * x[1]), (-1.25 / 3.0)) * (x[2] + (2.0 * 7.0 - 0.5)) - (std::min<double>(2.0, -1.25) + (1e-3 * 2.0)));
  v1 = ((std::sqrt(2.0) + (1e-3 / x[1])) - x[2]);
  double v2 = std::min<double>((std::fabs(2.0) * (7.0 - 0.0) - (2.0 * x[2])), ((x[4] / 3.0) * x[4] - (1e-3 * 2.0 - x[2])));
  if ((x[5]) > 0) {
    for (int k3 = 0; k3 < 1; ++k3) {
      for (int k4 = 0; k4 < 3; ++k4) {
        for (int k5 = 0; k5 < 4; ++k5) {
          double a6[3] = {(float(int((int64_t(2) * (int(unsigned(5) | unsigned(8)) >> 12) - 2) / 3 % 1000)) - (double(k5) * (x[3] * 2.0 - 1e-3) - (x[5] * x[0] - 0.0))), x[4], std::sqrt((std::sqrt(7.0) * (2.0 - double(k5)) - (0.0 + 3.0)))};
          const int i7 = (v2 >= (((double(k5) >= double(k3)) ? 0.0 : -1.25) * (0.0 * 7.0) - v2)) ? 0 : 2;
          a6[i7] += ((std::fabs(0.0) * std::min<double>(3.0, 1e-3)) * std::min<double>(x[2], (3.0 - 0.5)));
          double v8 = (x[5] + (std::sqrt(0.0) * (0.5 * double(k5))));
        }
        v2 += (((0.5 * 1e-3) * (double(k3) * 0.5) - std::fabs(3.0)) - (x[1] - (double(k4) - x[0])));
        if (((((2.0 == 0.5) && (3.0 >= -1.25)) ? (1e-3 - 1e-3) : (v2 + -1.25)) <= std::min<double>(0.5, ((-1.25 >= double(k3)) ? 7.0 : 0.5)))) {
          v1 = x[3];
        }
      }
    }
    v2 = (((x[5] + x[4]) < -1.25) ? std::min<double>(std::min<double>(3.0, x[4]), (3.0 * x[1])) : std::sqrt((x[5] / 0.5)));
    int n9 = (4 < -2) ? 0 : 2;
    switch (n9) { case 0: v2 = v2; break; case 1: v1 = std::fabs(std::max<double>((7.0 * 2.0), ((v1 <= x[5]) ? 2.0 : 7.0))); default: v2 = std::max<double>(double(3), ((3.0 - 1e-3) + (0.5 * 7.0 - 1e-3))); }
  } else {
    double v10 = ((v1 / (x[1] / 0.0)) + v1);
    double v11 = (std::min<double>(x[2], x[0]) * std::sqrt((0.5 - x[0])));
  }
  double v12 = (((-1.25 + 3.0) + std::min<double>(1e-3, x[3])) * ((7.0 + 7.0) * std::max<double>(0.0, 3.0) - x[2]) - x[5]);
  return (x[5] + x[2]);
}
inline double f307130(const double* x) {
  double v1 = double(int(int16_t(0)));
  if ((((std::max<double>(0.5, x[0]) * (x[3] / x[3]) - x[1]) + ((x[5] - 7.0) * 0.0 - x[0]))) > 0) {
    for (int k2 = 0; k2 < 1; ++k2) {
      double v3 = x[1];
      v3 *= x[3];
      if (std::isnan((std::min<double>(x[0], 0.5) * x[3] - (2.0 / 0.0)))) break;
    }
  }
  double v4 = x[1];
  if (((std::sqrt(-1.25) < double(int(int16_t(2)))) || (v1 != std::sqrt(x[1])))) {
    if ((std::min<double>((x[1] * 1e-3), (3.0 + 1e-3)) == x[0])) {
      if ((((x[0] != x[5]) ? std::sqrt(3.0) : (3.0 * -1.25)) >= (std::sqrt(1e-3) * x[0] - (0.0 * 1e-3 - x[4])))) {
        for (int k5 = 0; k5 < 3; ++k5) {
          v1 -= x[5];
        }
      }
      for (int k6 = 0; k6 < 2; ++k6) {
        if ((double(k6) < 2.0)) {
          v1 += (v4 - x[2]);
          double v7 = v1;
        }
        double v8 = ((std::max<double>(-1.25, 7.0) + (0.5 - 1e-3)) / v1);
        double v9 = (((-1.25 - v1) > x[5]) ? ((v8 / x[0]) - double((9 >> (1 + (-2 & 7))))) : ((0.5 * 0.5) * v1));
      }
      double v10 = (std::sqrt((-1.25 - 0.0)) - (std::max<double>(2.0, x[3]) * x[5] - -1.25));
    } else {
      double v11 = std::fabs(std::max<double>((0.0 + 0.5), std::min<double>(7.0, x[5])));
      double v12 = (std::sqrt(std::max<double>(7.0, v1)) - x[2]);
      double v13 = std::sqrt(x[0]);
    }
    double v14 = (x[1] * x[2] - x[2]);
    double v15 = v1;
  }
  double v16 = ((int(unsigned(int(unsigned(9) | unsigned(8))) * unsigned(int((int64_t(5) * (6 >> 12) - 5) / 3 % 1000))) <= int(unsigned(-2) * unsigned(int((int64_t(5) * (6 >> 12) - 5) / 3 % 1000)))) ? ((v4 - 1e-3) + (0.0 / -1.25)) : std::min<double>(((-1.25 == 3.0) ? 3.0 : x[3]), (7.0 - 2.0)));
  double v17 = (float(((x[4] == 0.0) ? ((1e-3 <= -1.25) ? 9 : 9) : int(unsigned(3) & unsigned(8)))) + 7.0);
  double v18 = float(cut((3.0 * v16 - 3.0)));
  double v19 = x[3];
  return ((!(3.0 != 0.5) ? x[0] : (3.0 * x[2])) - v16);
}
inline double f307131(const double* x) {
  double v1 = ((int(unsigned(int(unsigned(8) + unsigned(6))) + unsigned(5)) == ((0.5 != 0.0) ? 5 : int(unsigned(-2) ^ unsigned(8)))) ? x[3] : x[3]);
  v1 -= std::min<double>((x[2] + x[5]), ((7.0 * 3.0) - (x[1] - x[4])));
  if ((((-1.25 * 1e-3) - ((3.0 == v1) ? 7.0 : x[1])) < (std::fabs(3.0) + (7.0 * -1.25)))) return (((0.5 + 1e-3) == x[3]) ? std::fabs((0.0 - 0.5)) : std::sqrt(x[2]));
  double v2 = (((-2 == (0 % (1 + (6 & 7)))) ? double((-2 % (1 + (5 & 7)))) : (x[3] + v1)) * ((1e-3 * v1) - (0.5 * x[5] - 0.0)) - x[5]);
  double v3 = x[1];
  double v4 = v2;
  if (((std::max<double>(2.0, 0.0) / (0.5 - -1.25)) > ((-1.25 - x[5]) + (x[5] * 7.0)))) {
    double v5 = ((std::sqrt(2.0) * (x[5] - 7.0)) + float(-2));
    double v6 = std::max<double>(((5 <= int(unsigned(0) & unsigned(-3))) ? std::sqrt(1e-3) : (1e-3 * v4 - x[2])), -1.25);
    double v7 = x[3];
  } else {
    double v8 = (std::sqrt(((7.0 > x[4]) ? 2.0 : x[5])) * std::min<double>((0.5 * -1.25 - 3.0), x[2]));
    v1 = x[3];
  }
  return 3.0;
}
inline double f307132(const double* x) {
  double v1 = std::max<double>(((x[2] * -1.25) * (1e-3 * -1.25 - 3.0) - ((0.5 <= x[0]) ? 2.0 : 2.0)), std::min<double>((0.0 * 1e-3), (0.5 - 3.0)));
  double a2[3] = {(std::max<double>(x[2], std::fabs(7.0)) + v1), float(2), x[4]};
  const unsigned i3 = unsigned(int(unsigned(8) - unsigned(int((int64_t(cut(3.0)) * (cut(3.0) >> 12) - cut(3.0)) / 3 % 1000)))) % 3;
  double* p4 = (((3.0 * 1e-3 - 0.0) * std::min<double>(x[5], 7.0) - (x[2] * 1e-3 - 2.0)) != a2[1]) ? &v1 : &a2[i3];
  *p4 += std::min<double>((std::sqrt(7.0) + v1), x[3]);
  double v5 = (std::max<double>(float(cut(1e-3)), (x[4] * 1e-3)) * (!(-1 == 9) ? (0.5 * x[0]) : std::min<double>(3.0, 2.0)));
  return (x[0] + a2[1]);
}
inline double f307133(const double* x) {
  double v1 = x[3];
  v1 = -1.25;
  double v2 = (v1 + x[4]);
  v1 = float(int((int64_t((std::min(-1, 5) % (1 + (int(int8_t(4)) & 7)))) * (cut(0.0) >> 12) - (std::min(-1, 5) % (1 + (int(int8_t(4)) & 7)))) / 3 % 1000));
  return v1;
}
inline double f307134(const double* x) {
  double v1 = std::max<double>(((x[5] <= -1.25) ? (1e-3 * x[4]) : x[5]), (x[4] / (3.0 / 0.0)));
  double v2 = v1;
  if (std::isnan(x[4])) return (std::min<double>(x[0], (-1.25 + x[3])) + (x[5] * (7.0 + 1e-3) - (3.0 * 0.5)));
  for (int k3 = 0; k3 < 2; ++k3) {
    if (std::isnan((std::sqrt(0.5) - std::min<double>(0.0, double(k3))))) continue;
  }
  if ((((x[2] * 7.0) * (x[4] / x[3])) != (float(6) * ((v1 != -1.25) ? 0.5 : 0.5)))) return (v2 / std::sqrt(x[2]));
  for (int k4 = 0; k4 < 2; ++k4) {
    double v5 = (((-1.25 - x[4]) - ((4 != 9) ? 2.0 : 1e-3)) * std::fabs((7.0 * x[2] - x[0])));
  }
  v2 += ((std::min<double>(-1.25, 1e-3) / ((5 != -2) ? 7.0 : 0.0)) + x[4]);
  return std::sqrt(0.5);
}
inline double f307135(const double* x) {
  double v1 = x[0];
  int n2 = (std::sqrt((2.0 / x[2])) >= std::sqrt(x[4])) ? 0 : int(unsigned(int(unsigned(-1) - unsigned(int(unsigned((3 / (1 + (7 & 7)))) | unsigned(cut(x[0])))))) | unsigned(int(unsigned(int((int64_t(int((int64_t(-1) * (-1 >> 12) - -1) / 3 % 1000)) * (0 >> 12) - int((int64_t(-1) * (-1 >> 12) - -1) / 3 % 1000)) / 3 % 1000)) + unsigned((3 >> (1 + ((6 >> (1 + (0 & 7))) & 7)))))));
  switch (n2) { case 0: v1 = x[2]; break; case 1: v1 = (((1e-3 - 2.0) - x[2]) * (float(int(unsigned(-3) - unsigned(2))) * (0.0 + -1.25))); default: v1 = ((std::fabs(2.0) - std::sqrt(1e-3)) * (x[0] * std::max<double>(0.0, 1e-3) - (-1.25 * 0.5 - 0.0))); }
  v1 += x[0];
  double v3 = ((x[1] * (7.0 * -1.25) - v1) + x[5]);
  v3 += v3;
  double v4 = std::sqrt((((1e-3 >= 2.0) ? 3.0 : x[3]) + std::max<double>(0.5, 0.0)));
  return std::sqrt(((x[4] - x[5]) * std::sqrt(0.5)));
}
inline double f307136(const double* x) {
  double v1 = (((x[1] <= 1e-3) ? (1e-3 + x[2]) : x[2]) * std::max<double>(std::max<double>(x[0], 1e-3), (1e-3 * 0.5 - 2.0)) - (((1e-3 == 2.0) ? 2.0 : x[1]) * x[4]));
  double v2 = (x[0] / (x[2] / ((3.0 < x[3]) ? 0.5 : x[4])));
  if ((std::sqrt(std::min<double>(7.0, x[1])) <= (x[3] * x[1]))) {
    double v3 = (x[4] + ((2.0 >= x[1]) ? x[4] : (1e-3 * 0.0)));
  }
  v1 += (((-2 > 6) ? (x[5] * 0.5) : (x[5] + x[3])) * std::fabs(x[0]));
  for (int k4 = 0; k4 < 2; ++k4) {
    v1 *= ((x[3] - (1e-3 + 7.0)) + std::max<double>(x[1], (v1 * 3.0 - 2.0)));
  }
  double v5 = x[2];
  for (int k6 = 0; k6 < 3; ++k6) {
    v1 = x[2];
    v1 += (std::sqrt(double(k6)) / (0.0 * x[3]));
    int w7 = -1;
  }
  double v8 = v2;
  return (((2.0 + 2.0) > std::sqrt(0.0)) ? x[3] : (!(0.0 < 0.5) ? 1e-3 : std::sqrt(7.0)));
}
inline double f307137(const double* x) {
  double v1 = (x[5] * (x[0] - x[3]));
  for (int k2 = 0; k2 < 1; ++k2) {
    int n3 = (x[0] != (double(k2) / std::fabs(7.0))) ? 2 : 2;
    switch (n3) { case 0: v1 = double(k2); break; case 1: v1 = v1; default: v1 = x[0]; }
  }
  if (!((v1 < x[4]) || std::isnan(0.0))) return std::fabs(0.0);
  v1 = (((-1.25 * 1e-3) * (x[4] / 1e-3)) + ((-1.25 * 7.0) - double(int(uint16_t(6)))));
  if ((((0.5 > 2.0) ? x[5] : (0.0 - 3.0)) >= x[2])) {
    double v4 = 2.0;
    double v5 = (x[2] * (std::max<double>(x[3], 0.0) - (0.5 * 0.5)));
  } else {
    int n6 = (x[1] >= (std::max<double>(x[4], 0.5) * (3.0 * 1e-3) - x[2])) ? 1 : cut(x[5]);
    switch (n6) { case 0: v1 = (((0.5 + x[2]) * (x[4] * x[1] - 1e-3) - std::min<double>(x[1], -1.25)) + (v1 - x[2])); break; case 1: v1 = ((std::sqrt(1e-3) * v1 - (2.0 / 2.0)) - x[4]); default: v1 = std::sqrt(std::sqrt(v1)); }
    for (int k7 = 0; k7 < 2; ++k7) {
      if ((((7.0 + x[3]) != std::sqrt(3.0)) || std::isnan((0.5 * 1e-3)))) {
        double v8 = (std::max<double>((2.0 * 2.0 - x[3]), (v1 * 7.0)) * ((3.0 >= 0.5) ? ((-1.25 == x[5]) ? 2.0 : x[2]) : (3.0 + 2.0)) - x[0]);
      }
      double v9 = double(k7);
    }
  }
  if (((((0.0 >= 1e-3) && (x[5] < v1)) ? double(-1) : (3.0 + x[4])) >= std::sqrt((7.0 + v1)))) {
    for (int k10 = 0; k10 < 4; ++k10) {
      double v11 = std::max<double>(((x[5] + 3.0) + std::min<double>(x[0], 7.0)), std::sqrt((1e-3 + x[2])));
    }
  } else {
    double v12 = (std::sqrt((x[5] + 7.0)) / ((7.0 < -1.25) ? std::min<double>(v1, 1e-3) : (0.0 * -1.25)));
    double v13 = std::max<double>(((0.5 * 3.0 - 0.0) - (0.0 * -1.25 - x[1])), x[0]);
    double v14 = ((x[5] / std::sqrt(7.0)) - x[1]);
  }
  return (x[3] + ((0.0 - x[2]) * (0.5 * 1e-3) - std::fabs(v1)));
}
inline double f307138(const double* x) {
  double v1 = (std::min<double>((x[5] - 0.5), (x[2] / x[0])) * x[1]);
  v1 -= (((x[1] + -1.25) + double(int(int8_t(5)))) - (std::isnan(3.0) ? (2.0 - 1e-3) : v1));
  if (((x[0] / x[5]) != std::min<double>((-1.25 - 0.0), (-1.25 - 3.0)))) {
    if (!!(v1 <= 3.0)) {
      if ((((2.0 - 2.0) == (x[4] * x[2])) || ((3.0 == 7.0) && std::isnan(x[5])))) {
        if (((v1 - float((6 >> (1 + (5 & 7))))) > x[0])) {
          if ((std::min<double>(std::sqrt(x[2]), x[3]) > x[4])) {
            v1 -= std::fabs((x[4] * (x[4] + 0.5)));
            double a2[3] = {x[1], x[0], (x[3] - std::fabs(x[5]))};
            const unsigned i3 = unsigned(int(unsigned((2 % (1 + (cut(2.0) & 7)))) + unsigned(int(unsigned(int(uint16_t(8))) & unsigned(int(unsigned(int(int16_t(3))) + unsigned(std::min(-3, 9)))))))) % 3;
          } else {
            v1 = (x[0] - x[5]);
          }
          v1 -= (std::fabs(((x[4] == 3.0) ? 0.5 : 3.0)) / std::fabs((3.0 + 2.0)));
          double v4 = (x[3] / (x[0] + x[1]));
        }
      }
    }
  } else {
    double v5 = (std::sqrt(std::max<double>(x[2], x[5])) * x[5] - std::fabs(std::min<double>(2.0, x[4])));
  }
  if (((std::sqrt(7.0) >= (7.0 * 7.0)) || (std::max<double>(2.0, x[2]) <= (7.0 / 0.5)))) {
    double v6 = x[3];
  } else {
    double v7 = (x[3] * std::min<double>((7.0 * x[2]), x[0]));
    double v8 = std::sqrt(v1);
    double v9 = std::sqrt(std::sqrt(x[5]));
  }
  double v10 = ((x[2] > (-1.25 * 7.0)) ? x[4] : std::fabs((x[4] - x[2])));
  return ((x[1] * std::min<double>(x[1], 1e-3)) * ((2.0 + 0.0) / (2.0 - x[4])));
}
inline double f307139(const double* x) {
  double v1 = ((!(3.0 <= x[4]) ? std::fabs(0.0) : x[4]) * ((x[0] + 7.0) * std::max<double>(7.0, 3.0)) - (x[3] * std::sqrt(7.0) - x[5]));
  v1 *= x[4];
  v1 *= x[2];
  for (int k2 = 0; k2 < 1; ++k2) {
    if ((((x[1] * 0.5 - 2.0) + (0.0 + 7.0)) >= std::max<double>((1e-3 + 7.0), (1e-3 * x[5])))) break;
    int n3 = !(x[5] < std::min<double>(0.0, 3.0)) ? 1 : 3;
    switch (n3) { case 0: v1 = x[2]; break; case 1: v1 = x[2]; default: v1 = x[2]; }
    if ((int(unsigned(7) - unsigned(-2)) > 7)) {
      if ((((x[1] - -1.25) - std::fabs(3.0)) != (x[3] * (x[5] + 2.0)))) continue;
      double a4[3] = {(-1.25 * x[4]), (((0.5 + 2.0) * (7.0 * 3.0)) - double(k2)), (x[1] * std::max<double>((-1.25 * 2.0), 2.0))};
      const int i5 = (!((0.0 < x[3]) && (3.0 != 2.0)) && (x[4] < std::fabs(double(k2)))) ? 0 : 2;
      double v6 = (std::max<double>(double(9), ((1e-3 <= 7.0) ? 3.0 : 7.0)) * x[3]);
    } else {
      double v7 = std::max<double>((x[1] * (0.5 / 1e-3)), ((0.0 * 1e-3 - double(k2)) * (7.0 * 0.0)));
    }
  }
  if (((std::sqrt(x[0]) > ((1 == 8) ? x[5] : 0.5)) && ((0.0 * x[4]) == (-1.25 * -1.25)))) {
    double v8 = (1e-3 - x[1]);
    double v9 = (((2.0 + v8) < (3.0 * x[0] - 2.0)) ? ((3.0 * 7.0) - (0.0 + x[2])) : v8);
    v8 -= std::max<double>(((x[4] <= 3.0) ? 2.0 : 1e-3), ((0.5 + 3.0) * x[1]));
  }
  double v10 = x[5];
  double v11 = float(cut((x[5] / 3.0)));
  return (((x[3] * x[4]) + x[0]) + std::sqrt((3.0 * -1.25 - 3.0)));
}
inline double f307140(const double* x) {
  double v1 = x[0];
  for (int k2 = 0; k2 < 4; ++k2) {
    int n3 = !((double(k2) * 2.0 - -1.25) < std::min<double>(v1, 0.5)) ? 0 : 8;
    switch (n3) { case 0: v1 = (std::max<double>(x[4], std::sqrt(2.0)) * (std::min<double>(2.0, 1e-3) / std::sqrt(x[0]))); break; case 1: v1 = std::sqrt((x[4] / x[4])); default: v1 = std::max<double>((v1 - x[2]), std::sqrt((-1.25 * x[3] - x[4]))); }
    double v4 = x[1];
    v4 += (((-1.25 + x[2]) == v1) ? (std::sqrt(0.5) - (7.0 * double(k2) - 3.0)) : (double(k2) * (0.0 * 2.0) - (7.0 * v1)));
  }
  for (int k5 = 0; k5 < 4; ++k5) {
    if (((-1 <= 3) && ((double(k5) + 2.0) == (0.0 * x[1])))) {
      if ((x[3]) > 0) {
        for (int k6 = 0; k6 < 3; ++k6) {
          if (!((7.0 != 0.0) && (cut(0.0) == int(unsigned(2) - unsigned(7))))) continue;
        }
        v1 = std::min<double>(x[1], (v1 - (0.0 + -1.25)));
        double v7 = x[3];
      }
    } else {
      double v8 = std::min<double>(((2.0 >= 3.0) ? x[1] : (v1 - x[3])), 0.0);
      int n9 = (double(cut(x[2])) >= (std::sqrt(0.0) * 7.0)) ? 0 : (int(unsigned(-1) + unsigned(int(unsigned(int(int64_t(2))) + unsigned(-2)))) % (1 + (int(unsigned(int(unsigned(5) - unsigned(3))) & unsigned(((0.5 >= 3.0) ? int(unsigned(8) ^ unsigned(5)) : (-1 / (1 + (5 & 7)))))) & 7)));
      switch (n9) { case 0: v8 = (!(4 <= std::min(0, 2)) ? double(k5) : std::max<double>((1e-3 + 0.5), (v1 / 0.0))); break; case 1: v8 = double(k5); default: v1 = ((((6 < -1) && (-1.25 <= 3.0)) ? (v1 + 3.0) : (-1.25 * 0.5 - -1.25)) + (std::sqrt(0.5) * (7.0 * 0.5 - 7.0) - x[3])); }
    }
  }
  double v10 = (v1 * ((-1.25 * 0.5) + std::max<double>(1e-3, 7.0)) - (x[5] * (1e-3 * x[1]) - ((7.0 == 7.0) ? 7.0 : 1e-3)));
  double v11 = x[4];
  return std::min<double>(std::max<double>(v1, std::max<double>(3.0, 2.0)), x[4]);
}
inline double f307141(const double* x) {
  double v1 = ((x[4] != std::sqrt(7.0)) ? std::sqrt((x[4] * x[5] - 3.0)) : (std::fabs(7.0) * (7.0 * x[3]) - (x[3] + 7.0)));
  v1 += x[5];
  double v2 = std::max<double>(x[0], (x[5] / (0.0 + 7.0)));
  v2 = x[0];
  v2 *= x[2];
  double v3 = (((v1 > 3.0) ? (2.0 * x[2]) : (3.0 + 0.0)) - std::max<double>((0.5 + x[2]), x[1]));
  if (((int(unsigned(0) - unsigned(std::min(-1, -1))) % (1 + (int(unsigned(6) ^ unsigned(int(uint16_t(4)))) & 7))) <= cut((x[5] + 2.0)))) {
    double v4 = ((std::isnan(2.0) || !(x[4] < 1e-3)) ? std::sqrt(((x[2] == x[4]) ? 0.0 : 0.5)) : (x[1] * v1));
  } else {
    if ((cut(std::fabs(v3)) != int(uint16_t(((x[1] != v1) ? int(uint8_t(-1)) : int(unsigned(7) + unsigned(5))))))) return ((x[5] * v1) + std::fabs(std::sqrt(2.0)));
  }
  return (double(((7.0 != 1e-3) ? -2 : int(unsigned(8) + unsigned(-3)))) * (x[1] - ((0.0 == v1) ? x[4] : 1e-3)) - ((0.0 + 0.0) + (2.0 * -1.25)));
}
inline double f307142(const double* x) {
  double v1 = x[3];
  v1 *= x[2];
  int n2 = (cut((7.0 * x[3])) != -1) ? 1 : (int(unsigned(3) ^ unsigned(((2 % (1 + (-3 & 7))) % (1 + (std::min(-1, 8) & 7))))) >> (1 + (int(unsigned(cut(0.5)) ^ unsigned(int(int16_t(int(unsigned(5) + unsigned(8)))))) & 7)));
  switch (n2) { case 0: v1 = (v1 + ((1e-3 + 0.5) / (0.5 * 0.0 - -1.25))); break; case 1: v1 = (x[2] + std::sqrt(std::min<double>(2.0, 0.5))); default: v1 = ((v1 * (2.0 / 3.0)) - x[1]); }
  v1 += std::min<double>((v1 - (0.5 * 0.5)), std::fabs((3.0 * x[2])));
  double v3 = (std::sqrt((x[2] + 7.0)) - x[3]);
  if ((((2.0 * x[3]) * std::sqrt(7.0) - (2.0 + 2.0)) == v1)) {
    if ((v1 < ((7.0 != -1.25) ? std::min<double>(7.0, v3) : (x[1] + 7.0)))) return std::sqrt(x[4]);
  } else {
    double v4 = std::sqrt(std::max<double>((x[4] * -1.25), std::max<double>(x[3], x[2])));
    v1 = std::sqrt(x[1]);
  }
  for (int k5 = 0; k5 < 3; ++k5) {
    if ((v3 != (x[3] * (1e-3 - 0.0)))) {
      double v6 = ((x[4] * std::sqrt(v3) - std::max<double>(1e-3, 1e-3)) - (x[2] * (1e-3 * 3.0) - v1));
    } else {
      if ((x[3] < ((1e-3 - -1.25) - (3.0 - 0.5)))) continue;
      double a7[3] = {((cut(1e-3) <= int(unsigned(2) | unsigned(int(unsigned(5) | unsigned(8))))) ? (std::min<double>(0.0, -1.25) - (2.0 * 1e-3 - 0.0)) : x[4]), std::min<double>(std::sqrt((0.5 * x[3])), ((x[4] > 0.5) ? (0.5 / 3.0) : std::sqrt(3.0))), (((0.5 - 7.0) + (1e-3 * x[2])) + x[5])};
      const unsigned i8 = unsigned(7) % 3;
    }
  }
  return std::max<double>((((x[0] >= 0.0) && (7.0 == 0.0)) ? x[1] : std::fabs(3.0)), (x[3] - (1e-3 * 1e-3)));
}
inline double f307143(const double* x) {
  double v1 = ((x[5] * x[1] - std::min<double>(7.0, 0.5)) + std::fabs(((1e-3 == 7.0) ? x[2] : 3.0)));
  if ((std::isnan(std::max<double>(7.0, 1e-3)) && (!(x[5] <= 2.0) || (x[0] == -1.25)))) return x[1];
  for (int k2 = 0; k2 < 1; ++k2) {
    v1 = x[4];
    double v3 = double(k2);
    double v4 = std::sqrt(double(k2));
  }
  v1 += 7.0;
  if (!(((1e-3 > x[5]) ? 7.0 : 0.5) >= ((0.5 > -1.25) ? 0.5 : 0.5))) {
    double v5 = x[5];
    if ((((x[3] - 3.0) / x[4]) != x[4])) return ((x[5] / v1) * (std::sqrt(x[1]) - (0.5 + -1.25)) - (x[1] * v1));
    v5 += x[4];
  } else {
    if ((v1 < ((x[2] * -1.25) * (0.0 * x[2] - 1e-3)))) return (x[0] + std::sqrt((0.0 * 1e-3 - 0.0)));
    if ((std::min<double>((0.5 + 1e-3), (0.0 + -1.25)) >= ((2.0 - 0.5) + 3.0))) return std::min<double>(std::fabs(((-1.25 == v1) ? 7.0 : 1e-3)), ((3.0 * 7.0 - 1e-3) / x[1]));
  }
  double a6[3] = {float(cut(x[5])), (((0.5 * 7.0) * std::sqrt(7.0)) * x[2] - x[0]), std::min<double>(x[5], x[3])};
  const unsigned i7 = unsigned(-1) % 3;
  for (int k8 = 0; k8 < 3; ++k8) {
    double v9 = std::fabs(((a6[1] + a6[1]) * a6[1]));
    double v10 = (((a6[i7] * x[1]) * (x[5] * 2.0)) * std::max<double>(((a6[i7] >= x[1]) ? 7.0 : 2.0), (-1.25 / 7.0)) - x[4]);
  }
  return std::fabs(((0.5 * x[3]) + (1e-3 - x[1])));
}
inline double f307144(const double* x) {
  double v1 = (7.0 - std::max<double>(x[0], (7.0 * x[0] - 1e-3)));
  if (((float(int(unsigned(-1) | unsigned(7))) <= (7.0 - 1e-3)) && std::isnan((7.0 / 1e-3)))) {
    if (((x[1] * (7.0 + 0.0)) == ((x[4] * -1.25 - x[0]) * x[4] - ((3.0 >= x[3]) ? 3.0 : -1.25)))) {
      double v2 = (x[5] * x[1] - (((x[2] < 7.0) && (3.0 < 7.0)) ? std::min<double>(0.0, 3.0) : (-1.25 / x[2])));
      for (int k3 = 0; k3 < 4; ++k3) {
        double* p4 = (((double(k3) - -1.25) == x[5]) || (std::fabs(3.0) >= (3.0 - 3.0))) ? &v2 : &v1;
        *p4 += x[3];
      }
    } else {
      double a5[3] = {std::sqrt((v1 / x[0])), ((x[1] * (x[2] * 0.5 - 2.0) - (0.5 + 7.0)) * x[3]), x[3]};
      const unsigned i6 = unsigned(3) % 3;
      if ((x[2] < (a5[i6] * a5[1]))) {
        double v7 = std::min<double>((std::fabs(0.5) * double(int((int64_t(6) * (1 >> 12) - 6) / 3 % 1000))), float(int(unsigned((-3 % (1 + (-2 & 7)))) * unsigned(int(unsigned(5) & unsigned(7))))));
      }
      for (int k8 = 0; k8 < 2; ++k8) {
        double a9[3] = {a5[1], std::fabs((double(-2) - std::fabs(7.0))), std::fabs((((x[0] == 3.0) ? double(k8) : 7.0) - (a5[1] + 7.0)))};
        const unsigned i10 = unsigned(5) % 3;
        if ((std::max<double>(x[5], (v1 * x[2]))) > 0) {
          if (((((int(int64_t(-3)) != cut(0.0)) ? ((0.5 < 0.5) ? a5[i6] : 3.0) : (7.0 - 7.0)) * std::max<double>((0.5 - 1e-3), a9[i10]) - std::sqrt(std::max<double>(0.0, double(k8))))) > 0) {
            for (int k11 = 0; k11 < 3; ++k11) {
              if (std::isnan(((3.0 * 3.0 - x[2]) * v1 - (a9[1] / 2.0)))) {
                double v12 = std::sqrt((x[3] + std::sqrt(0.5)));
                double v13 = float((cut(x[5]) >> (1 + ((int((int64_t(-3) * (0 >> 12) - -3) / 3 % 1000) / (1 + (7 & 7))) & 7))));
              }
              double v14 = std::sqrt(((2.0 * -1.25) * (0.5 - 0.0) - double(cut(3.0))));
              double v15 = a5[i6];
            }
            double v16 = (x[1] * (std::sqrt(2.0) * (2.0 - 0.0) - (x[3] * -1.25 - 1e-3)));
          }
          double v17 = std::sqrt(x[3]);
        } else {
          double v18 = a9[1];
          double v19 = x[1];
          double v20 = a9[1];
        }
      }
    }
    double v21 = (((x[3] > x[1]) ? (1e-3 * 3.0) : (0.0 - 1e-3)) * (std::max<double>(x[4], x[5]) - (0.5 / x[1])) - ((1e-3 - 0.5) * 2.0 - std::max<double>(0.0, -1.25)));
  }
  double v22 = ((x[2] + ((0.0 != 0.0) ? 7.0 : x[4])) - ((0.5 + 0.5) * std::sqrt(7.0) - x[2]));
  double v23 = std::sqrt(x[2]);
  double v24 = (!std::isnan(-1.25) ? std::fabs(x[0]) : v1);
  double v25 = (std::fabs((7.0 * 7.0)) * std::fabs(((x[0] < 0.0) ? -1.25 : 3.0)) - std::max<double>((v1 * x[2]), (1e-3 * v22 - 7.0)));
  double v26 = (v24 * ((7.0 / 0.5) * (2.0 + v22)));
  return ((x[5] / (1e-3 * 2.0)) * float(1));
}
inline double f307145(const double* x) {
  double v1 = std::fabs(x[2]);
  double v2 = std::sqrt((std::min<double>(v1, x[3]) - (3.0 - -1.25)));
  if ((std::fabs(((-1.25 <= x[2]) ? 0.5 : v2)) <= float(int(uint8_t(2))))) return std::fabs(x[3]);
  v1 = (x[0] + x[3]);
  double v3 = x[2];
  double v4 = std::max<double>((((x[0] >= 0.0) ? 1e-3 : -1.25) + std::fabs(0.0)), x[1]);
  v3 -= (((v3 * 3.0) + float((8 >> (1 + (2 & 7))))) - (((5 / (1 + (6 & 7))) < int(unsigned(8) * unsigned(9))) ? x[2] : std::fabs(7.0)));
  return ((v4 >= x[5]) ? std::sqrt(x[1]) : std::max<double>(x[1], x[0]));
}
inline double f307146(const double* x) {
  double v1 = x[5];
  if (((float(int(unsigned(1) * unsigned(-3))) * double(8)) < (0.5 - std::max<double>(7.0, 2.0)))) {
    if ((x[2] <= std::fabs((7.0 - 0.5)))) {
      if ((x[5] <= std::max<double>(v1, std::sqrt(0.0)))) {
        v1 -= (std::fabs((2.0 + 1e-3)) - x[0]);
        if (((std::min<double>(3.0, 1e-3) - ((x[2] == 1e-3) ? 0.0 : 2.0)) > x[4])) return (std::sqrt((x[0] * 1e-3)) * std::sqrt((0.5 - 3.0)) - x[5]);
      } else {
        double v2 = std::max<double>(((0.5 * 0.0 - 0.0) + (2.0 / 0.5)), std::fabs((7.0 * -1.25)));
        v2 -= (v1 * x[0] - 2.0);
      }
      if ((int((int64_t(8) * (int(uint8_t(2)) >> 12) - 8) / 3 % 1000) < cut(std::sqrt(0.0)))) {
        for (int k3 = 0; k3 < 4; ++k3) {
          v1 += double(int(unsigned(int(unsigned(int(uint16_t(8))) | unsigned(int(unsigned(6) - unsigned(9))))) | unsigned(int((int64_t(((0.5 == 2.0) ? -3 : 4)) * ((4 / (1 + (-3 & 7))) >> 12) - ((0.5 == 2.0) ? -3 : 4)) / 3 % 1000))));
          v1 *= x[0];
        }
        double v4 = (std::isnan(std::min<double>(0.0, 3.0)) ? ((2.0 - 0.5) * std::sqrt(x[3]) - (0.5 * 3.0 - x[1])) : float((cut(x[3]) >> (1 + (4 & 7)))));
        v1 += x[5];
      } else {
        for (int k5 = 0; k5 < 1; ++k5) {
          double v6 = (x[4] * ((-1.25 - 2.0) * (7.0 + 0.5) - x[5]));
          double v7 = x[1];
          double v8 = (x[2] + ((-1.25 * 0.0) * (0.0 * -1.25) - (3.0 * 7.0)));
        }
        double v9 = (x[0] + ((2.0 - 0.0) / (3.0 * 0.5)));
      }
      double v10 = (((2.0 * 7.0 - 2.0) - ((7.0 >= -1.25) ? 2.0 : x[0])) - std::min<double>((v1 - 2.0), (-1.25 * 3.0 - -1.25)));
    } else {
      double v11 = (v1 * (std::isnan(-1.25) ? (2.0 * 0.5 - 7.0) : double(cut(x[1]))) - ((2.0 / 0.5) - (0.5 / 0.0)));
      double v12 = (std::fabs((-1.25 - x[1])) * std::fabs(x[1]) - v1);
      double v13 = (std::sqrt(x[2]) + x[0]);
    }
    double v14 = (std::fabs((3.0 + 7.0)) * (std::fabs(2.0) * (1e-3 * 3.0 - 0.5)));
  } else {
    double v15 = v1;
    double v16 = std::max<double>(x[1], (std::max<double>(0.5, 0.0) * v1 - float(int(int64_t(5)))));
  }
  double v17 = (((-1.25 - -1.25) * std::sqrt(3.0)) * x[0] - ((x[4] < 7.0) ? (0.5 * x[2] - 7.0) : x[4]));
  double v18 = (x[5] + (0.5 * (-1.25 + 2.0) - x[4]));
  double v19 = x[2];
  double v20 = std::max<double>(v18, v19);
  double v21 = (((0.0 * 3.0 - x[4]) >= (0.5 + x[5])) ? std::min<double>(std::fabs(0.0), (3.0 * 0.5)) : v18);
  return ((v17 * (1e-3 * 0.5 - 3.0)) - std::min<double>((1e-3 + 7.0), x[1]));
}
inline double f307147(const double* x) {
  double v1 = (x[5] / std::sqrt(x[4]));
  double v2 = ((((-1.25 < x[3]) ? 0.5 : 2.0) * (x[1] + 2.0) - ((x[4] < -1.25) ? x[0] : 0.5)) - ((x[2] - 0.5) - std::sqrt(0.5)));
  v1 -= std::sqrt(x[0]);
  double v3 = v1;
  if ((4 != 5)) return (x[3] - v2);
  return x[5];
}
inline double f307148(const double* x) {
  double v1 = (((x[5] == 1e-3) && (x[2] <= -1.25)) ? (std::fabs(x[1]) - x[5]) : float(0));
  if (((x[2] + ((x[2] + 0.5) * (7.0 * x[4]) - (1e-3 + 0.5)))) > 0) {
    if (std::isnan((!(0.5 == -1.25) ? (x[4] * x[4]) : ((2.0 >= x[5]) ? 0.0 : 0.0)))) {
      if (((x[2] <= ((8 != -2) ? 7.0 : 2.0)) && ((2.0 / 3.0) != x[2]))) return (2.0 - ((0.5 - 0.0) - std::sqrt(-1.25)));
      for (int k2 = 0; k2 < 1; ++k2) {
        v1 -= x[2];
        double v3 = double(std::min(3, int((int64_t(2) * (int(int64_t(2)) >> 12) - 2) / 3 % 1000)));
      }
      v1 -= std::sqrt((v1 - x[3]));
    }
    v1 = ((std::min<double>(x[1], 0.0) + ((x[0] <= 1e-3) ? 3.0 : 7.0)) * x[4] - x[5]);
  }
  double v4 = x[5];
  double v5 = std::min<double>(((-1.25 <= 0.0) ? (0.0 * x[3]) : (7.0 * 2.0 - 2.0)), (v4 * (-1.25 * 3.0 - 2.0) - ((x[3] == v1) ? 3.0 : x[1])));
  if (((((1e-3 + 3.0) / (v4 - 3.0)) * std::sqrt((2.0 - 0.0)) - (std::sqrt(0.0) + ((3.0 == x[3]) ? 1e-3 : 0.0)))) > 0) {
    v4 -= v5;
  } else {
    if ((std::min<double>(std::sqrt(std::min<double>(0.5, x[3])), (std::isnan(-1.25) ? -1.25 : (-1.25 / 2.0)))) > 0) {
      for (int k6 = 0; k6 < 4; ++k6) {
        double v7 = ((x[0] - 3.0) - ((3.0 - 0.0) + (0.0 - x[1])));
      }
      double v8 = (v1 + ((-3 != (4 % (1 + (1 & 7)))) ? 0.5 : ((0.5 == x[0]) ? -1.25 : 1e-3)));
    }
    double v9 = x[5];
    double v10 = x[5];
  }
  double v11 = ((3.0 <= (x[4] / 0.0)) ? x[1] : std::fabs((7.0 * 0.0)));
  return float(int(unsigned(-1) + unsigned(5)));
}
inline double f307149(const double* x) {
  double v1 = (std::sqrt(double(4)) * (((x[3] == 0.5) ? 1e-3 : -1.25) * double(-1)) - x[4]);
  int n2 = (x[1] <= x[3]) ? 2 : cut(x[4]);
  switch (n2) { case 0: v1 = ((((0.0 < x[3]) && (x[0] < -1.25)) && !(0.5 <= 7.0)) ? x[3] : ((3.0 - 3.0) + (x[4] - 0.5))); break; case 1: v1 = x[1]; default: v1 = ((x[0] - std::fabs(2.0)) + x[3]); }
  if ((((x[3] > (2.0 + 3.0)) ? x[3] : (std::sqrt(3.0) - x[2]))) > 0) {
    double v3 = 2.0;
  } else {
    if ((int(int16_t((-3 >> (1 + (int(unsigned(8) - unsigned(9)) & 7))))) < 6)) return x[2];
  }
  double v4 = x[1];
  int w5 = -1;
  return ((-1.25 - (7.0 + 0.0)) + v4);
}
inline double f307150(const double* x) {
  double v1 = x[4];
  v1 = x[4];
  int n2 = ((((-1.25 == 0.0) ? -1.25 : 0.5) - (0.5 / 0.0)) >= std::min<double>((1e-3 - 0.0), std::min<double>(7.0, x[5]))) ? 0 : cut(x[5]);
  switch (n2) { case 0: v1 = std::sqrt((x[2] - std::fabs(x[0]))); break; case 1: v1 = v1; default: v1 = std::min<double>((std::max<double>(3.0, 2.0) * v1), x[5]); }
  int n3 = (0.5 > x[5]) ? 0 : std::min(4, -3);
  switch (n3) { case 0: v1 = x[3]; break; case 1: v1 = (7.0 * ((x[5] - x[2]) + (3.0 * 3.0))); default: v1 = x[4]; }
  v1 -= x[1];
  return (std::isnan(x[5]) ? 1e-3 : v1);
}
inline double f307151(const double* x) {
  double v1 = std::max<double>((x[2] - std::sqrt(x[5])), (x[2] + (x[2] * x[4])));
  double v2 = std::max<double>(float(int(int8_t(5))), (((0.5 != 0.0) ? 1e-3 : 1e-3) + (2.0 - v1)));
  double v3 = (((0.0 * 2.0) * std::max<double>(x[0], 7.0)) + std::max<double>(std::min<double>(0.0, 3.0), std::sqrt(-1.25)));
  if (((std::fabs(0.5) * std::sqrt(0.0)) != (std::max<double>(v1, 0.0) * -1.25 - std::sqrt(x[0])))) return (((2.0 - -1.25) * (v3 + x[2]) - (-1.25 * -1.25 - 2.0)) / ((0.0 * 3.0 - 0.0) + std::fabs(1e-3)));
  if ((x[4]) > 0) {
    v2 *= x[1];
    double* p4 = (x[5] > (std::sqrt(-1.25) - (x[2] * 3.0 - -1.25))) ? &v1 : &v2;
    *p4 += v1;
  } else {
    if ((int(unsigned(int(unsigned((8 >> (1 + (5 & 7)))) - unsigned(7))) & unsigned(0)) == int((int64_t(-3) * (int(unsigned(2) | unsigned(-1)) >> 12) - -3) / 3 % 1000))) {
      for (int k5 = 0; k5 < 3; ++k5) {
        v2 *= v1;
        for (int k6 = 0; k6 < 4; ++k6) {
          if (!(x[0] == (2.0 * 0.0))) continue;
          if (std::isnan(std::fabs(x[2]))) return float(0);
          v3 *= 7.0;
        }
        v3 -= ((std::sqrt(3.0) * (2.0 * 1e-3) - ((x[4] < 3.0) ? 1e-3 : 0.5)) * ((x[3] - x[4]) - (1e-3 + double(k5))) - double(k5));
      }
      double v7 = std::sqrt((v3 * x[5] - v2));
    }
  }
  return v2;
}
inline double f307152(const double* x) {
  double v1 = x[5];
  v1 = (((7.0 - x[4]) - x[2]) - x[5]);
  if (std::isnan(((x[2] < x[0]) ? (-1.25 * x[2]) : (x[0] * x[2])))) return x[1];
  v1 += x[1];
  return ((v1 / (7.0 * 0.5)) * std::sqrt(std::fabs(-1.25)));
}
inline double f307153(const double* x) {
  double v1 = x[1];
  if ((x[1] != x[1])) return std::min<double>(double(-3), v1);
  v1 += (double(7) * (x[1] + ((3.0 == 0.0) ? 3.0 : 7.0)));
  if (((std::sqrt(v1) < x[0]) || (!(-1.25 > 1e-3) && ((-3 <= 4) || (2.0 < 7.0))))) return std::max<double>(std::max<double>(((1 == -2) ? 2.0 : 3.0), ((5 == 8) ? 3.0 : 0.0)), x[5]);
  int w2 = cut((x[0] + std::fabs(-1.25)));
  int n3 = (std::sqrt((x[2] / x[3])) < v1) ? 0 : int(int16_t(w2));
  switch (n3) { case 0: v1 = (((7.0 * -1.25) - x[4]) / ((1 > cut(-1.25)) ? std::fabs(1e-3) : std::min<double>(0.0, 1e-3))); break; case 1: v1 = (((1e-3 - -1.25) + std::min<double>(x[3], 0.5)) + std::sqrt((2.0 * 2.0 - 1e-3))); default: v1 = v1; }
  return ((float((-2 % (1 + (1 & 7)))) / (1e-3 * -1.25 - 2.0)) * std::fabs(x[3]) - std::fabs((7.0 - -1.25)));
}
inline double f307154(const double* x) {
  double v1 = std::sqrt(double(9));
  if (((((3.0 <= 0.0) ? 1e-3 : 3.0) - (v1 * 2.0)) == ((x[1] * 3.0 - 2.0) - ((-1.25 == 2.0) ? 2.0 : 0.5)))) return double((((0.0 < 3.0) && (x[1] == 2.0)) ? int(unsigned(int(unsigned(8) & unsigned(6))) | unsigned(4)) : int(unsigned(int(unsigned(8) ^ unsigned(6))) | unsigned(int(unsigned(0) | unsigned(6))))));
  v1 *= x[1];
  double v2 = (((v1 / 1e-3) - (0.0 + 0.5)) * std::sqrt((1e-3 * 0.5 - 0.0)));
  double v3 = float(int(unsigned(int(unsigned(-1) + unsigned(-2))) * unsigned(8)));
  double v4 = ((x[1] * 1e-3) - std::max<double>(std::sqrt(1e-3), std::fabs(0.0)));
  for (int k5 = 0; k5 < 2; ++k5) {
    double v6 = v1;
    if ((7.0 < (std::sqrt(x[4]) / v3))) {
      if (((x[4] >= (-1.25 + 3.0)) && (1e-3 > (0.0 - 0.5)))) return x[4];
      double v7 = x[5];
      double v8 = x[1];
    } else {
      v1 = std::sqrt(((3.0 - 0.0) - (7.0 * x[5] - v1)));
      for (int k9 = 0; k9 < 2; ++k9) {
        double v10 = (x[1] * ((7.0 / 2.0) / (double(k5) + -1.25)));
        double v11 = std::sqrt(double(k5));
        double v12 = (((8 <= int(int8_t(2))) ? (-1.25 - 0.5) : 3.0) + (x[5] - x[3]));
      }
      double v13 = ((std::isnan(0.0) || (2.0 != -1.25)) ? (-1.25 * (1e-3 * v1) - (-1.25 * -1.25 - x[0])) : (double(k5) / (3.0 - 3.0)));
    }
    double v14 = (v1 * std::fabs((x[2] * 1e-3 - x[2])));
  }
  return std::min<double>((v1 + 2.0), x[4]);
}
inline double f307155(const double* x) {
  double v1 = x[4];
  int n2 = ((std::max<double>(2.0, 1e-3) != std::sqrt(x[5])) && std::isnan(std::sqrt(x[5]))) ? 0 : -1;
  switch (n2) { case 0: v1 = x[0]; break; case 1: v1 = std::sqrt(((2.0 + 0.0) + (7.0 + 3.0))); default: v1 = (((1e-3 / 1e-3) * std::fabs(-1.25)) * ((x[5] / x[5]) + v1)); }
  int n3 = !((3.0 > -1.25) || (1e-3 != x[1])) ? 2 : int(unsigned((int(unsigned(7) + unsigned(cut(3.0))) >> (1 + (int(unsigned(1) ^ unsigned(-3)) & 7)))) + unsigned(int(unsigned(0) ^ unsigned(cut(0.5)))));
  switch (n3) { case 0: v1 = x[3]; break; case 1: v1 = std::max<double>((std::fabs(-1.25) / (3.0 * x[0])), x[5]); default: v1 = ((x[3] == ((0.5 <= 0.0) ? 7.0 : 1e-3)) ? (x[2] + (7.0 / 7.0)) : (std::sqrt(2.0) * std::min<double>(0.0, 7.0))); }
  for (int k4 = 0; k4 < 3; ++k4) {
    double v5 = (((0.5 - 2.0) + std::sqrt(3.0)) + ((x[5] + 0.0) * std::max<double>(1e-3, 1e-3)));
    for (int k6 = 0; k6 < 2; ++k6) {
      if (!((3.0 * x[3] - x[5]) != std::fabs(-1.25))) continue;
      for (int k7 = 0; k7 < 3; ++k7) {
        double v8 = double(k7);
        v1 *= (std::sqrt((x[3] * 0.0)) * (v5 - std::fabs(-1.25)) - x[3]);
      }
    }
  }
  v1 += std::sqrt(((3.0 > x[2]) ? ((x[2] != 1e-3) ? x[5] : x[4]) : std::min<double>(1e-3, 7.0)));
  if ((x[4]) > 0) {
    int n9 = (double(9) == (x[1] * ((0.5 <= 7.0) ? -1.25 : -1.25))) ? 0 : std::min(-1, cut((1e-3 + 0.0)));
    switch (n9) { case 0: v1 = x[2]; break; case 1: v1 = (std::sqrt((x[4] + 1e-3)) * (double(int(unsigned(3) ^ unsigned(4))) * x[1] - x[0])); default: v1 = x[1]; }
    v1 = ((((7.0 < 7.0) ? 7.0 : x[0]) / (x[1] + 2.0)) * (((9 != 1) ? 0.0 : 0.5) * (-1.25 * 7.0) - (0.0 + 0.5)));
    int w10 = int(unsigned((int(unsigned(int(unsigned(9) * unsigned(7))) | unsigned(-1)) % (1 + (-3 & 7)))) | unsigned((-3 / (1 + (9 & 7)))));
  } else {
    double v11 = (((x[4] >= 0.5) ? v1 : (-1.25 + x[1])) * std::min<double>(((7.0 == 3.0) ? x[3] : v1), (0.0 * 2.0)));
    double v12 = std::sqrt(std::sqrt(x[0]));
  }
  return std::min<double>(std::min<double>(std::sqrt(1e-3), std::max<double>(2.0, -1.25)), x[3]);
}
inline double f307156(const double* x) {
  double v1 = (x[0] * (x[4] - x[4]));
  if (((x[4] - ((1e-3 >= 0.5) ? x[0] : x[0])) > (std::max<double>(1e-3, 3.0) * ((-1.25 != -1.25) ? 0.0 : 2.0) - std::sqrt(-1.25)))) {
    double v2 = std::min<double>((v1 - ((0.5 >= 2.0) ? -1.25 : 2.0)), (x[1] * ((7.0 <= 1e-3) ? 0.0 : x[1]) - (v1 * -1.25)));
    double v3 = ((std::fabs(7.0) / std::max<double>(0.0, 2.0)) * (7.0 - x[3]));
    for (int k4 = 0; k4 < 4; ++k4) {
      v3 += 3.0;
      for (int k5 = 0; k5 < 1; ++k5) {
        v2 -= std::fabs((std::isnan(2.0) ? (0.0 - 2.0) : ((4 != 0) ? -1.25 : -1.25)));
      }
    }
  } else {
    v1 *= std::fabs((std::sqrt(x[2]) + (1e-3 - 2.0)));
    double v6 = (((7.0 > 0.5) ? std::max<double>(2.0, 0.5) : std::sqrt(0.0)) / v1);
    double v7 = ((x[3] - std::sqrt(1e-3)) - x[0]);
  }
  if (((float(std::min((5 / (1 + (6 & 7))), 6)) * (v1 * x[2]))) > 0) {
    double v8 = std::min<double>(v1, ((x[4] - 2.0) - ((x[4] == x[0]) ? 3.0 : x[1])));
    if ((((((x[0] == 2.0) ? x[4] : 0.0) / (x[1] / -1.25)) * x[0])) > 0) {
      if ((((std::fabs(1e-3) - -1.25) * ((3.0 + x[1]) * (0.0 * 2.0 - 0.0)))) > 0) {
        double v9 = (v8 / (-1.25 * std::sqrt(x[0])));
        double v10 = (((-1.25 * x[5] - v9) * x[0] - std::min<double>(x[3], 3.0)) + ((-1.25 * 2.0) / x[3]));
      }
      double v11 = (std::max<double>(std::min<double>(x[4], 1e-3), ((2.0 >= x[5]) ? 1e-3 : 3.0)) * std::min<double>((7.0 - 7.0), (x[5] * 2.0)) - x[0]);
    }
  }
  double v12 = std::sqrt(std::fabs(((7.0 >= x[4]) ? 0.0 : 1e-3)));
  double v13 = float((int(unsigned(int((int64_t(-3) * (3 >> 12) - -3) / 3 % 1000)) & unsigned(-1)) % (1 + (((-1.25 <= 0.0) ? int(int64_t(6)) : -1) & 7))));
  double v14 = ((v12 >= (x[4] * x[1])) ? (((v1 < 7.0) && (8 > 2)) ? x[5] : (2.0 * -1.25 - v12)) : x[4]);
  double v15 = x[3];
  return (((0.0 + 0.0) <= (2.0 - x[4])) ? v13 : std::sqrt(((0.5 < 0.0) ? 0.0 : x[2])));
}
inline double f307157(const double* x) {
  double v1 = (std::fabs((0.0 - 0.0)) + (x[3] - std::min<double>(x[0], 0.5)));
  if ((((1e-3 * 7.0) != (0.0 - -1.25)) || (int((int64_t(int(int64_t(3))) * (int(unsigned(9) + unsigned(4)) >> 12) - int(int64_t(3))) / 3 % 1000) > cut(-1.25)))) {
    v1 -= std::sqrt(x[3]);
    for (int k2 = 0; k2 < 4; ++k2) {
      double v3 = (std::fabs((double(k2) * 3.0)) / v1);
      if ((((7.0 > -1.25) ? 6 : cut(x[4])) > int(int16_t(5)))) break;
    }
  }
  v1 += std::max<double>(std::sqrt((-1.25 * x[2] - x[4])), std::fabs(std::fabs(x[2])));
  for (int k4 = 0; k4 < 4; ++k4) {
    if (((std::max<double>(1e-3, 0.5) / (2.0 - x[0])) != x[1])) {
      if ((double(k4) == (((4 < 2) ? 0.0 : 0.5) + (1e-3 - x[0])))) return (x[3] / double(k4));
    }
  }
  return std::sqrt(x[1]);
}
inline double f307158(const double* x) {
  double v1 = (x[5] / (x[3] - std::fabs(1e-3)));
  v1 *= (std::sqrt(x[3]) * ((3.0 > x[1]) ? x[0] : ((-1.25 == 2.0) ? 0.0 : -1.25)));
  double v2 = (std::sqrt(x[0]) + std::sqrt((0.5 + 7.0)));
  for (int k3 = 0; k3 < 3; ++k3) {
    double a4[3] = {x[0], ((double(k3) / x[2]) / (std::max<double>(2.0, -1.25) / x[0])), std::min<double>(((3.0 >= x[5]) ? std::max<double>(0.0, 7.0) : std::sqrt(3.0)), (!(-1.25 == 1e-3) ? (x[0] * double(k3) - 0.0) : x[5]))};
    const unsigned i5 = unsigned(int(unsigned(cut(x[5])) & unsigned(int(unsigned(int((int64_t(int(unsigned(1) * unsigned(0))) * (1 >> 12) - int(unsigned(1) * unsigned(0))) / 3 % 1000)) | unsigned(int(unsigned(7) | unsigned((-3 >> (1 + (1 & 7)))))))))) % 3;
  }
  return std::sqrt(((2.0 != v2) ? std::min<double>(7.0, x[1]) : x[4]));
}
inline double f307159(const double* x) {
  double v1 = (x[5] * (((-1.25 == 7.0) ? 3.0 : x[5]) + std::max<double>(1e-3, 0.5)));
  int n2 = (!!(7.0 != 0.0) || (1 > int((int64_t(int(unsigned(-3) | unsigned(6))) * (7 >> 12) - int(unsigned(-3) | unsigned(6))) / 3 % 1000))) ? 1 : int(unsigned(-3) | unsigned(cut((1e-3 * 3.0 - 3.0))));
  switch (n2) { case 0: v1 = (x[1] + std::sqrt((7.0 - 0.5))); break; case 1: v1 = x[3]; default: v1 = float(-3); }
  v1 = (std::isnan(x[5]) ? (x[2] + (x[1] + 2.0)) : (std::max<double>(7.0, 3.0) / (0.0 - x[4])));
  v1 *= x[5];
  return std::max<double>(std::sqrt((x[5] * x[2])), (((-1.25 != x[1]) || (x[0] == x[1])) ? (0.5 - 0.0) : (1e-3 + 0.0)));
}
inline double f307160(const double* x) {
  double v1 = std::fabs(((0.0 / x[5]) - (-1.25 * 7.0 - 3.0)));
  double v2 = ((x[0] * ((0.5 >= x[2]) ? 0.0 : 2.0) - x[0]) * std::min<double>(x[4], (0.0 * 3.0 - 0.5)));
  double v3 = (x[5] + (((-1.25 >= x[2]) ? 0.0 : 3.0) - std::fabs(7.0)));
  v1 = ((std::isnan(0.0) ? ((-1.25 == 7.0) ? 0.0 : 0.5) : double(-3)) * (x[1] * v2));
  double* p4 = (int(uint8_t(int((int64_t(int((int64_t(9) * (7 >> 12) - 9) / 3 % 1000)) * ((9 >> (1 + (5 & 7))) >> 12) - int((int64_t(9) * (7 >> 12) - 9) / 3 % 1000)) / 3 % 1000))) == (-2 / (1 + (3 & 7)))) ? &v3 : &v2;
  *p4 += ((((0.0 < 3.0) || (-1.25 > 7.0)) ? x[1] : (0.5 * 0.0 - 1e-3)) + std::fabs((3.0 * 3.0)));
  double v5 = x[3];
  if ((int((int64_t(int(unsigned(5) + unsigned(1))) * (cut(1e-3) >> 12) - int(unsigned(5) + unsigned(1))) / 3 % 1000) == int(unsigned(6) | unsigned(cut(1e-3))))) {
    v1 += x[3];
    if ((std::max<double>(std::sqrt(v5), std::sqrt(0.5)) > v5)) {
      double* p6 = ((v2 < std::fabs(x[1])) && (x[5] == (0.0 * 3.0))) ? &v3 : &v5;
      *p6 += std::sqrt(std::fabs(x[5]));
      if ((((2.0 * 7.0) * (v3 / 7.0)) > (std::min<double>(0.0, v3) + v5))) return (std::isnan((3.0 + 2.0)) ? std::sqrt((-1.25 / 0.5)) : x[5]);
    }
    v2 -= ((x[5] < (7.0 * 0.0 - -1.25)) ? v3 : (std::max<double>(-1.25, 3.0) * std::sqrt(x[2]) - x[4]));
  } else {
    double v7 = std::max<double>(std::sqrt((x[4] * 1e-3)), (std::fabs(7.0) - x[4]));
    v2 *= (((v1 <= 0.5) ? (1e-3 + 1e-3) : std::min<double>(x[1], v1)) * ((2.0 * x[0]) - (1e-3 + 0.5)) - x[0]);
  }
  return (((7.0 * 0.5) * x[2]) + (std::max<double>(1e-3, 2.0) * x[2]));
}
inline double f307161(const double* x) {
  double v1 = (std::fabs((2.0 + 0.0)) / (std::max<double>(-1.25, 1e-3) - (1e-3 + 7.0)));
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = v1;
    for (int k4 = 0; k4 < 4; ++k4) {
      for (int k5 = 0; k5 < 4; ++k5) {
        if ((((1e-3 + -1.25) / x[1]) > (v3 * (3.0 - 7.0) - (x[2] * 3.0 - 1e-3)))) return x[1];
        v1 -= ((x[1] >= (0.0 * 1e-3 - 7.0)) ? std::max<double>((1e-3 / 3.0), (3.0 * 2.0 - -1.25)) : (std::sqrt(2.0) * double(k2) - std::sqrt(7.0)));
        double v6 = x[0];
      }
      double v7 = std::fabs((std::sqrt(3.0) - double(k4)));
    }
    double v8 = x[4];
  }
  v1 *= x[4];
  double v9 = (std::min<double>((7.0 * x[4] - x[2]), (x[5] + 3.0)) + ((x[2] * 0.5) - x[0]));
  for (int k10 = 0; k10 < 4; ++k10) {
    if ((x[0] <= ((0.0 * 2.0) * std::min<double>(0.0, 7.0) - x[3]))) return (x[5] * x[3]);
  }
  if (((std::max<double>(0.5, 1e-3) * (0.5 + v1) - std::sqrt(-1.25)) > ((x[5] * 0.0) / (0.0 * 2.0)))) return std::sqrt(((1e-3 / 2.0) - std::fabs(2.0)));
  double v11 = (std::sqrt((x[2] - x[3])) - (((-1.25 >= x[1]) ? x[3] : 0.0) * x[4]));
  double v12 = x[2];
  return v11;
}
inline double f307162(const double* x) {
  double v1 = x[1];
  double v2 = 0.5;
  v1 += x[0];
  v1 -= (std::sqrt(x[3]) / std::sqrt(x[3]));
  double v3 = x[5];
  v3 -= std::fabs(((0.5 * 0.5 - x[3]) * (2.0 - 0.0) - x[1]));
  return v3;
}
inline double f307163(const double* x) {
  double v1 = (std::fabs(x[1]) - x[4]);
  v1 = (v1 + ((3.0 * 0.0) / std::fabs(2.0)));
  int n2 = (x[3] == std::max<double>(x[4], (1e-3 + -1.25))) ? 1 : int(unsigned(8) + unsigned(((3.0 > x[4]) ? (int(unsigned(0) * unsigned(6)) / (1 + (int(unsigned(8) | unsigned(5)) & 7))) : 1)));
  switch (n2) { case 0: v1 = (x[5] * std::fabs((x[0] * 7.0 - x[4]))); break; case 1: v1 = ((((3.0 == x[3]) ? 7.0 : 0.5) * x[3]) / (x[0] - std::sqrt(-1.25))); default: v1 = (((0.5 == x[4]) ? ((-1.25 > 0.0) ? 0.5 : 7.0) : (1e-3 * 0.5)) - ((x[4] * 3.0) * x[5])); }
  if ((((0.0 == 3.0) ? (x[3] + x[2]) : (x[4] - x[2])) != x[4])) {
    v1 -= x[2];
    for (int k3 = 0; k3 < 4; ++k3) {
      v1 += ((v1 * double((-3 % (1 + (-1 & 7)))) - (x[0] * x[3])) * double(k3) - x[2]);
      if ((std::sqrt(v1) < ((x[1] * 3.0) - std::sqrt(7.0)))) {
        v1 = x[4];
      }
    }
    v1 += std::max<double>(std::min<double>((1e-3 / 0.5), x[5]), ((3.0 - 3.0) * std::sqrt(x[5])));
  }
  if ((((3.0 * 0.5 - 3.0) == (1e-3 + x[1])) && (std::sqrt(0.0) <= (x[1] - 0.0)))) {
    if (std::isnan(std::min<double>((x[2] - 2.0), std::min<double>(0.0, -1.25)))) return ((x[4] * x[0] - (x[2] / x[1])) * std::min<double>(x[3], (x[4] + 7.0)));
    for (int k4 = 0; k4 < 3; ++k4) {
      double v5 = (((3.0 < 0.5) || ((4 != 4) && (x[5] != -1.25))) ? (std::sqrt(0.5) - v1) : std::fabs(x[5]));
    }
  }
  if ((x[3] == ((0.5 * -1.25) + x[5]))) {
    double v6 = (x[2] + (std::max<double>(0.5, 7.0) - (1e-3 - 0.5)));
    double v7 = (double(std::min(-3, cut(x[2]))) - x[4]);
    double v8 = std::fabs(x[0]);
  } else {
    double v9 = ((x[1] * x[5] - 1e-3) * std::min<double>((1e-3 + 1e-3), (x[3] - -1.25)) - std::sqrt(std::min<double>(-1.25, x[3])));
  }
  double v10 = ((0.5 + (0.0 * 3.0)) * ((0.5 / 7.0) * x[0] - (2.0 - x[2])));
  return (0.0 * ((7.0 - 1e-3) - std::sqrt(-1.25)) - ((x[1] * -1.25 - 7.0) * (0.0 * v1 - 0.5) - (3.0 * 3.0 - v10)));
}
inline double f307164(const double* x) {
  double v1 = x[4];
  if ((x[5]) > 0) {
    double v2 = (((0.5 - x[5]) >= ((0.5 > 3.0) ? v1 : 1e-3)) ? 1e-3 : (x[0] * std::fabs(0.0) - x[3]));
    double v3 = (v2 * x[4] - ((x[3] + 2.0) * std::min<double>(x[2], 0.5) - std::fabs(7.0)));
  }
  for (int k4 = 0; k4 < 2; ++k4) {
    double v5 = std::fabs(-1.25);
  }
  if (((x[0] != std::sqrt(0.0)) || ((x[2] - 3.0) < (0.0 * x[1])))) {
    double v6 = (std::min<double>(v1, std::max<double>(x[3], 1e-3)) * (v1 + std::sqrt(0.5)));
  } else {
    if ((std::min<double>(((2.0 + 3.0) * -1.25 - std::sqrt(x[4])), std::max<double>((7.0 - 2.0), std::fabs(x[3])))) > 0) {
      int n7 = ((x[0] + std::max<double>(-1.25, x[0])) == ((0.5 <= 0.0) ? x[1] : (0.5 + 2.0))) ? 1 : 3;
      switch (n7) { case 0: v1 = x[5]; break; case 1: v1 = (1e-3 + std::sqrt((x[1] / x[3]))); default: v1 = (x[1] * x[1] - (std::min<double>(0.5, 2.0) - x[3])); }
    }
  }
  return x[4];
}
inline double f307165(const double* x) {
  double v1 = x[3];
  if ((cut(std::sqrt(x[2])) <= 5)) {
    if ((((x[1] * 3.0 - 3.0) / v1) < (x[5] * (2.0 - 3.0) - x[0]))) return (float(std::min(int(unsigned(8) + unsigned(2)), std::min(4, 9))) - std::fabs(x[1]));
    v1 = x[4];
  }
  v1 += (std::max<double>((7.0 - v1), (3.0 * 3.0)) + ((0.5 - 3.0) - x[0]));
  for (int k2 = 0; k2 < 3; ++k2) {
    v1 += std::fabs((x[1] * (7.0 / 3.0)));
    double v3 = x[4];
    for (int k4 = 0; k4 < 1; ++k4) {
      double v5 = std::sqrt(((x[1] - double(k2)) + (1e-3 / 0.5)));
      double a6[3] = {x[1], ((v3 * double(k2)) * ((1e-3 != 0.5) ? std::sqrt(0.0) : (1e-3 - -1.25))), v1};
      const unsigned i7 = unsigned(std::min(8, int(unsigned(6) & unsigned(-3)))) % 3;
      if (((std::max<double>(1e-3, 0.5) * x[0] - (0.5 * double(k4))) >= (std::max<double>(0.5, double(k2)) * std::sqrt(x[3])))) {
        if ((a6[i7] > (((7.0 <= 0.5) ? 3.0 : 0.0) - v1))) {
          if (std::isnan(((2.0 * 0.0 - -1.25) * std::fabs(v5)))) {
            if (((double(k2) - (((2.0 > 1e-3) && (3.0 == 1e-3)) ? std::sqrt(x[1]) : (2.0 * a6[i7] - x[2])))) > 0) {
              double v8 = ((double(k2) > x[5]) ? std::sqrt((7.0 + 7.0)) : (std::max<double>(v1, 1e-3) * x[0]));
            } else {
              double v9 = std::max<double>(x[1], v3);
            }
          }
          double v10 = (std::max<double>(v1, x[5]) + a6[i7]);
          double v11 = (((v1 * 1e-3 - 0.5) * ((2.0 >= 2.0) ? 0.0 : -1.25)) + std::sqrt(x[3]));
        }
      } else {
        double v12 = x[5];
        double v13 = std::max<double>(x[1], std::sqrt(x[4]));
      }
    }
  }
  double v14 = (x[1] + double(6));
  double v15 = ((x[2] + (2.0 + 3.0)) - x[0]);
  double v16 = x[4];
  double v17 = (x[3] - x[1]);
  return ((v14 + (-1.25 * 3.0)) - (std::sqrt(-1.25) - (0.0 + 3.0)));
}
inline double f307166(const double* x) {
  double v1 = (((3.0 * x[4] - 7.0) * std::sqrt(7.0)) - x[1]);
  for (int k2 = 0; k2 < 1; ++k2) {
    if ((((2.0 - 0.0) * std::sqrt(-1.25)) >= ((1e-3 - x[4]) - 0.0))) break;
  }
  double v3 = x[0];
  if ((x[4] != std::min<double>(std::max<double>(2.0, 0.5), (0.5 + 1e-3)))) return (std::sqrt(x[3]) * v1);
  double v4 = std::sqrt((v1 * x[3] - std::min<double>(0.5, 3.0)));
  double v5 = v3;
  v5 = ((std::max<double>(x[3], v1) > x[0]) ? ((-1.25 - 2.0) * x[3] - (0.5 + -1.25)) : x[3]);
  return std::fabs(x[1]);
}
inline double f307167(const double* x) {
  double v1 = (((3.0 >= 0.5) && std::isnan(1e-3)) ? ((2.0 * 1e-3) * 2.0) : x[2]);
  double v2 = x[2];
  v1 -= std::sqrt((3.0 * (v2 - 7.0)));
  double v3 = (((0.5 + x[4]) <= (7.0 * 0.5)) ? ((7.0 * 0.0 - x[0]) - v1) : ((7.0 * -1.25) / double(int(unsigned(2) & unsigned(8)))));
  double v4 = std::max<double>(x[3], ((x[4] * 2.0) - (0.0 + 0.5)));
  if ((x[4] < float(-3))) {
    double v5 = std::max<double>(x[1], x[0]);
  }
  return v3;
}
inline double f307168(const double* x) {
  double v1 = (((x[5] + -1.25) + ((1e-3 > x[1]) ? -1.25 : x[4])) / ((3.0 + 2.0) + ((1e-3 < 7.0) ? x[1] : x[1])));
  double a2[3] = {(std::min<double>(std::min<double>(0.0, 0.5), ((x[5] > 2.0) ? x[0] : 0.0)) + (((x[5] <= 0.5) ? 0.0 : 0.5) * (x[3] / 2.0) - ((0.0 == 1e-3) ? 1e-3 : x[0]))), float(0), x[0]};
  const int i3 = !std::isnan(double(cut(1e-3))) ? 0 : 2;
  double* p4 = (((1e-3 * 0.5 - 2.0) + (x[1] - x[0])) > (std::sqrt(x[0]) - (-1.25 * 0.5 - 1e-3))) ? &a2[i3] : &v1;
  *p4 += ((std::sqrt(3.0) - float(6)) * v1 - (std::fabs(-1.25) + (x[1] * 3.0 - x[2])));
  double* p5 = (int(unsigned((int(unsigned(7) - unsigned(-3)) / (1 + (int(unsigned(-2) * unsigned(-1)) & 7)))) * unsigned((-1 >> (1 + (int((int64_t(-3) * (2 >> 12) - -3) / 3 % 1000) & 7))))) > 9) ? &a2[i3] : &v1;
  *p5 += std::max<double>(((0.0 * 0.5 - 1e-3) - v1), (a2[i3] / (a2[1] * a2[i3] - -1.25)));
  for (int k6 = 0; k6 < 4; ++k6) {
    double v7 = x[5];
    a2[i3] *= (((0.0 <= 1e-3) ? double(k6) : (x[0] * x[0])) + (x[4] + a2[1]));
  }
  double v8 = x[3];
  for (int k9 = 0; k9 < 3; ++k9) {
    double* p10 = (x[5] != (std::sqrt(0.5) * float(cut(0.5)) - std::min<double>(0.0, 3.0))) ? &v8 : &a2[i3];
    *p10 += (((7.0 >= 0.5) ? a2[i3] : (0.0 - 0.5)) / x[2]);
  }
  return x[4];
}
inline double f307169(const double* x) {
  double v1 = std::min<double>((std::sqrt(-1.25) * (3.0 + 0.5)), ((7.0 - -1.25) * x[4]));
  v1 += ((std::max<double>(0.0, 0.0) + (7.0 + 3.0)) * x[3]);
  v1 *= (-1.25 * std::max<double>((0.5 * 0.0), std::sqrt(2.0)));
  if (std::isnan(((1e-3 - 0.0) - float(-3)))) return (((1e-3 * 0.0) == x[5]) ? std::sqrt(x[4]) : x[3]);
  return (!(2.0 != x[0]) ? x[5] : x[5]);
}
inline double f307170(const double* x) {
  double v1 = double(5);
  int n2 = (std::sqrt((7.0 * 0.5)) > ((0.5 == 7.0) ? (x[3] * -1.25) : x[3])) ? 1 : 4;
  switch (n2) { case 0: v1 = v1; break; case 1: v1 = std::min<double>(((0.0 - 0.0) + std::min<double>(-1.25, -1.25)), (std::fabs(3.0) * 2.0 - std::min<double>(3.0, v1))); default: v1 = 3.0; }
  double v3 = ((std::sqrt(2.0) + (3.0 * 2.0)) * x[5]);
  for (int k4 = 0; k4 < 2; ++k4) {
    if ((std::max<double>(std::sqrt(x[1]), std::min<double>(x[3], double(k4))) == x[3])) return x[5];
    if ((x[1]) > 0) {
      v1 = double(k4);
    }
    v1 = (((0.0 * 2.0) / x[2]) - (3.0 + x[4]));
  }
  double a5[3] = {std::sqrt((((-1.25 <= x[3]) ? x[2] : 2.0) * (0.0 + 1e-3) - std::sqrt(3.0))), (x[1] * x[1]), ((std::max<double>(-1.25, 3.0) > x[2]) ? std::sqrt(((v1 < x[3]) ? 0.0 : 2.0)) : ((-1.25 >= 7.0) ? (0.5 + 2.0) : (x[3] / v3)))};
  const unsigned i6 = unsigned(int(unsigned(int(int8_t(6))) * unsigned(2))) % 3;
  if ((std::min<double>(0.0, std::sqrt((v1 - 2.0)))) > 0) {
    for (int k7 = 0; k7 < 3; ++k7) {
      for (int k8 = 0; k8 < 1; ++k8) {
        a5[i6] -= ((x[5] <= std::fabs(a5[i6])) ? ((x[0] + 2.0) + v1) : double(k8));
        v3 += (((0.5 * double(k7)) == x[1]) ? (std::min<double>(a5[1], 7.0) - (double(k8) + 0.0)) : (double(k7) + x[1]));
        v3 *= ((v3 * (2.0 * 2.0 - a5[1]) - (double(k8) - 0.0)) / x[2]);
      }
      double v9 = a5[i6];
    }
  } else {
    double v10 = ((x[5] * x[0]) - x[5]);
  }
  double v11 = v3;
  return a5[1];
}
inline double f307171(const double* x) {
  double v1 = (((7.0 * 0.0) + x[2]) - 3.0);
  for (int k2 = 0; k2 < 4; ++k2) {
    if ((std::min<double>(v1, (((3.0 >= 3.0) ? x[0] : 3.0) + x[0]))) > 0) {
      double v3 = x[1];
    } else {
      v1 *= x[5];
      v1 -= ((!(0.5 > 3.0) ? (v1 - double(k2)) : x[2]) * v1);
    }
  }
  double v4 = (double(-3) * double(9));
  for (int k5 = 0; k5 < 1; ++k5) {
    double v6 = std::fabs((std::sqrt(7.0) + double(-2)));
  }
  v1 += (std::min<double>((x[3] * 2.0), x[0]) * v4 - v1);
  return (((7.0 + 0.0) >= (x[1] + 1e-3)) ? ((0.5 != 0.0) ? std::sqrt(2.0) : std::min<double>(2.0, x[0])) : 0.0);
}
inline double f307172(const double* x) {
  double v1 = x[1];
  for (int k2 = 0; k2 < 3; ++k2) {
    v1 -= std::fabs(2.0);
  }
  if (((std::sqrt((1e-3 - 2.0)) + ((2.0 - x[1]) + (-1.25 / 0.0)))) > 0) {
    double v3 = v1;
  } else {
    if ((std::min<double>(x[0], std::sqrt(7.0)) <= x[3])) {
      double v4 = x[4];
    } else {
      double v5 = x[2];
      for (int k6 = 0; k6 < 3; ++k6) {
        for (int k7 = 0; k7 < 2; ++k7) {
          for (int k8 = 0; k8 < 1; ++k8) {
            v1 *= (std::fabs((1e-3 + x[0])) + (((1e-3 <= x[3]) ? 7.0 : 0.5) * (1e-3 * x[1] - -1.25)));
            double* p9 = (int(int64_t(9)) != cut(((7.0 == 2.0) ? 0.0 : x[4]))) ? &v5 : &v1;
            *p9 += (((2.0 - 2.0) + float(7)) + double(k8));
          }
        }
      }
      int w10 = int((int64_t(-2) * (0 >> 12) - -2) / 3 % 1000);
    }
    v1 += ((3.0 * (0.0 + x[4])) * std::max<double>(x[1], (v1 / 2.0)));
  }
  double v11 = x[0];
  double v12 = x[0];
  return v11;
}
inline double f307173(const double* x) {
  double v1 = (((x[1] * 0.5) * x[0]) * (((1e-3 == 0.0) || (7.0 != 3.0)) ? x[1] : (3.0 - x[3])));
  for (int k2 = 0; k2 < 4; ++k2) {
    if ((((1e-3 != x[2]) ? x[0] : (0.5 - 3.0)) > (((x[4] > 2.0) ? 1e-3 : x[3]) + std::fabs(x[2])))) {
      v1 = (((0.0 > 2.0) && std::isnan(3.0)) ? float(int(uint8_t((4 >> (1 + (-1 & 7)))))) : x[5]);
      if (((6 > int(unsigned(std::min(5, 9)) ^ unsigned(-3))) || (((x[2] > 3.0) ? std::min(8, 1) : (7 >> (1 + (2 & 7)))) < int((int64_t(int((int64_t(3) * (6 >> 12) - 3) / 3 % 1000)) * (int(unsigned(2) ^ unsigned(4)) >> 12) - int((int64_t(3) * (6 >> 12) - 3) / 3 % 1000)) / 3 % 1000)))) {
        double v3 = std::min<double>(x[2], ((3.0 * 1e-3) * ((2.0 < 0.0) ? 7.0 : 0.5) - x[3]));
      } else {
        if (((x[4] / x[2]) > v1)) {
          if ((std::max<double>((((2.0 >= -1.25) ? x[4] : 7.0) * (0.5 * 0.0 - 2.0) - x[2]), (((3.0 < 1e-3) ? x[2] : 1e-3) / (0.0 - 0.0)))) > 0) {
            v1 = double(k2);
            int n4 = ((x[4] * (-1.25 * 3.0 - 7.0)) > 3.0) ? 2 : int(unsigned(int(unsigned(cut(2.0)) | unsigned(int(unsigned(1) * unsigned((-2 % (1 + (5 & 7)))))))) + unsigned(-1));
            switch (n4) { case 0: v1 = (((3.0 - 2.0) / (1e-3 + 0.5)) * ((7.0 + x[3]) - std::min<double>(1e-3, x[0])) - ((x[4] * 3.0 - 2.0) - std::sqrt(2.0))); break; case 1: v1 = ((std::max<double>(1e-3, x[0]) * (0.0 * x[5] - 7.0) - (v1 * 0.0)) * (((x[4] == x[1]) || (0.0 == 3.0)) ? std::sqrt(1e-3) : (-1.25 - 2.0)) - std::sqrt((x[5] + x[1]))); default: v1 = std::sqrt(x[3]); }
            if (((((-2 > 6) ? 2.0 : x[2]) - std::max<double>(-1.25, 0.0)) <= ((v1 * x[5] - x[2]) + std::min<double>(x[5], 2.0)))) {
              v1 -= (2.0 / x[1]);
              v1 *= (x[0] * std::min<double>(x[5], v1) - (x[3] * float(2)));
              double v5 = ((v1 <= (-1.25 * 2.0)) ? (x[4] + (0.5 * 1e-3 - x[3])) : std::sqrt(0.5));
            }
          } else {
            if (((-2 <= (int(uint16_t(9)) / (1 + (int(unsigned(6) & unsigned(-1)) & 7)))) || ((3.0 * 7.0 - 2.0) < x[5]))) {
              double v6 = std::min<double>((std::sqrt(7.0) - float(2)), (std::sqrt(x[0]) * (x[3] + 3.0)));
              double v7 = std::sqrt(v1);
            }
            double v8 = (std::min<double>(((2.0 >= -1.25) ? x[3] : double(k2)), (-1.25 * x[4])) - (x[1] - (0.5 * 3.0 - 0.0)));
            double v9 = x[3];
          }
          double v10 = double(k2);
        } else {
          double v11 = double(k2);
          double v12 = x[0];
        }
      }
    }
  }
  double v13 = std::sqrt((double(int(unsigned(1) ^ unsigned(1))) * (2.0 * x[3] - x[2]) - x[2]));
  double v14 = x[5];
  double v15 = ((std::fabs(0.0) + std::sqrt(2.0)) / std::min<double>((-1.25 - 3.0), std::sqrt(-1.25)));
  double v16 = (v14 - std::sqrt(std::max<double>(2.0, -1.25)));
  double v17 = (((1e-3 * -1.25) * ((v14 >= 3.0) ? 7.0 : 0.0)) * ((7.0 + 7.0) * x[1]));
  return -1.25;
}
inline double f307174(const double* x) {
  double v1 = std::fabs(x[4]);
  for (int k2 = 0; k2 < 2; ++k2) {
    double v3 = double(-1);
    for (int k4 = 0; k4 < 4; ++k4) {
      int n5 = (std::fabs((x[4] * 7.0 - 2.0)) >= std::fabs(x[3])) ? 0 : int(unsigned(cut(1e-3)) | unsigned(-1));
      switch (n5) { case 0: v1 = double(int(unsigned(5) + unsigned(((7.0 == double(k2)) ? int((int64_t(9) * (9 >> 12) - 9) / 3 % 1000) : cut(1e-3))))); break; case 1: v3 = (double(k4) * std::sqrt(v3)); default: v1 = (((-1.25 * 0.0) * (x[2] * -1.25)) / (x[0] + (v1 + -1.25))); }
      double v6 = double(k2);
      double v7 = double(k4);
    }
    v3 *= (((x[3] == 3.0) ? (2.0 * x[1]) : ((-1.25 <= 0.0) ? x[2] : 0.0)) + std::sqrt((3.0 * -1.25)));
  }
  double v8 = ((float(0) >= (-1.25 - 2.0)) ? x[1] : (x[2] + x[5]));
  v1 -= ((v8 - (x[5] * 1e-3)) + ((v8 * 2.0) - (2.0 + 1e-3)));
  return std::max<double>(((-1.25 - 7.0) / x[4]), x[1]);
}
inline double f307175(const double* x) {
  double v1 = x[1];
  double v2 = (!((x[2] == 0.5) || (0.0 < 0.5)) ? x[0] : x[1]);
  if (std::isnan(((0.0 + -1.25) - (0.5 * 1e-3 - 3.0)))) return x[4];
  v2 += x[4];
  v1 *= 0.5;
  v1 -= std::fabs(((x[1] != 7.0) ? x[2] : x[1]));
  return x[3];
}
inline double f307176(const double* x) {
  double v1 = ((std::sqrt(3.0) * 2.0) / (((0.0 <= x[4]) ? 0.0 : 0.5) * std::min<double>(2.0, x[2])));
  if (((cut(2.0) > 8) && (x[1] == std::fabs(7.0)))) return (x[2] - std::sqrt(x[3]));
  double v2 = x[0];
  double v3 = std::sqrt((x[3] * (v2 / 0.0) - 0.5));
  double v4 = (((7.0 / v3) + (x[0] * 3.0)) + x[0]);
  return x[3];
}
inline double f307177(const double* x) {
  double v1 = ((std::min<double>(x[1], 0.0) * x[2]) / x[4]);
  if ((((std::isnan(7.0) ? std::min<double>(2.0, 0.5) : (1e-3 + x[4])) / ((7.0 + 3.0) + (0.5 * 0.0)))) > 0) {
    if (!!std::isnan(x[2])) return std::sqrt((((0.0 == 3.0) ? x[2] : x[5]) * x[5]));
    double a2[3] = {(((x[2] * x[1] - 0.5) != std::max<double>(7.0, -1.25)) ? ((x[2] * 0.5) - x[3]) : v1), x[5], std::fabs(x[0])};
    const unsigned i3 = unsigned(0) % 3;
    for (int k4 = 0; k4 < 4; ++k4) {
      v1 *= (std::sqrt((0.5 + 2.0)) / std::sqrt(0.0));
      for (int k5 = 0; k5 < 1; ++k5) {
        for (int k6 = 0; k6 < 4; ++k6) {
          if ((x[4] > double(k6))) continue;
        }
        double v7 = (std::sqrt((1e-3 * -1.25)) * x[0] - x[4]);
        if (((std::sqrt(7.0) - std::sqrt(3.0)) <= std::fabs((2.0 * v7)))) {
          for (int k8 = 0; k8 < 3; ++k8) {
            double v9 = v7;
            double a10[3] = {v7, a2[1], x[5]};
            const unsigned i11 = unsigned(int(unsigned(8) + unsigned(8))) % 3;
            int w12 = (cut(a2[i3]) >> (1 + (3 & 7)));
          }
          double v13 = double(k4);
        }
      }
    }
  } else {
    double v14 = (x[1] / (x[4] + ((7.0 >= 3.0) ? v1 : 0.5)));
    double v15 = x[3];
    double v16 = std::min<double>(std::sqrt(x[3]), x[4]);
  }
  double v17 = (x[0] / (std::max<double>(x[4], 0.5) * (x[1] * x[3] - x[0]) - std::fabs(-1.25)));
  double v18 = ((v1 == std::min<double>(-1.25, 3.0)) ? (x[3] * std::fabs(2.0) - std::sqrt(1e-3)) : std::min<double>((0.5 * 3.0 - 0.5), x[1]));
  return ((4 != int(uint16_t(cut(-1.25)))) ? (v17 * (3.0 / 0.0) - (3.0 - -1.25)) : v17);
}
inline double f307178(const double* x) {
  double v1 = std::sqrt((std::sqrt(x[2]) + (x[4] * 7.0 - 0.0)));
  if (((((-1.25 * 2.0) * (2.0 * x[2] - 2.0) - v1) * std::sqrt(x[3]) - ((x[5] > 7.0) ? std::fabs(v1) : (x[3] * v1)))) > 0) {
    for (int k2 = 0; k2 < 1; ++k2) {
      if (((x[4] - std::min<double>(v1, double(k2)))) > 0) {
        for (int k3 = 0; k3 < 2; ++k3) {
          if ((((2.0 * 7.0 - x[5]) <= (0.0 + 2.0)) || ((-1.25 <= x[3]) || (0.0 == v1)))) {
            v1 -= (std::isnan((0.5 + x[1])) ? (x[5] - (7.0 / x[1])) : x[5]);
            if ((std::min<double>((x[4] / 0.5), x[1]) != x[1])) {
              for (int k4 = 0; k4 < 2; ++k4) {
                v1 -= (std::fabs((7.0 - 2.0)) * ((x[1] == 0.5) ? std::max<double>(1e-3, 1e-3) : double(k4)) - x[2]);
              }
              v1 -= ((((2.0 == x[1]) ? 7.0 : 3.0) / std::sqrt(0.0)) * (0.5 * (7.0 + -1.25) - (double(k2) * 3.0)) - ((x[4] + x[3]) * (3.0 - 1e-3) - v1));
              int n5 = !((2 == cut(2.0)) || (3.0 <= 0.5)) ? 2 : 2;
              switch (n5) { case 0: v1 = x[5]; break; case 1: v1 = std::min<double>((x[1] - (-1.25 / 1e-3)), (x[0] * v1)); default: v1 = std::sqrt(0.0); }
            }
            v1 += double((int(unsigned(9) + unsigned(((x[2] < 1e-3) ? -2 : -2))) >> (1 + (7 & 7))));
          }
          double v6 = (std::max<double>((double(k2) * 2.0 - 3.0), std::min<double>(0.0, 0.0)) * (((2.0 < double(k2)) ? 7.0 : x[2]) - (2.0 * 0.5 - x[3])));
          for (int k7 = 0; k7 < 1; ++k7) {
            double v8 = double((-1 / (1 + (int(unsigned(int(unsigned(8) ^ unsigned(1))) - unsigned((6 >> (1 + (8 & 7))))) & 7))));
          }
        }
        double v9 = (x[1] / ((1e-3 >= 0.0) ? (2.0 * 1e-3) : ((1e-3 != 0.5) ? x[1] : 7.0)));
        double v10 = (float(int(unsigned(int(unsigned(7) | unsigned(1))) ^ unsigned(cut(7.0)))) * std::fabs(x[4]));
      }
    }
    double v11 = std::min<double>((x[0] - (7.0 * 3.0 - x[5])), x[5]);
    double v12 = ((x[1] + (0.5 * 7.0)) * (x[4] - (x[0] - x[2])));
  }
  double v13 = v1;
  double v14 = (((x[0] * 0.0) / std::sqrt(2.0)) + x[3]);
  double v15 = x[1];
  return x[1];
}
inline double f307179(const double* x) {
  double v1 = (x[5] - ((3.0 * x[0]) * x[4]));
  if (std::isnan(((x[4] / x[4]) + (x[5] + 0.5)))) {
    if ((std::min<double>(((0.5 == 1e-3) ? std::min<double>(x[3], 7.0) : std::sqrt(0.0)), std::min<double>(std::fabs(3.0), (x[1] * x[4])))) > 0) {
      for (int k2 = 0; k2 < 2; ++k2) {
        v1 -= x[0];
      }
    } else {
      double v3 = v1;
    }
    double v4 = std::sqrt((x[5] * v1));
  }
  double v5 = x[5];
  double v6 = std::max<double>(std::max<double>(x[1], (x[3] - 2.0)), x[0]);
  for (int k7 = 0; k7 < 2; ++k7) {
    double v8 = (v5 - (x[1] * std::min<double>(3.0, 0.0)));
    for (int k9 = 0; k9 < 4; ++k9) {
      double v10 = (((3.0 / -1.25) * ((7.0 > 7.0) ? 7.0 : -1.25)) * x[4] - ((0.0 * -1.25 - -1.25) * (double(k9) / v6)));
    }
  }
  if (std::isnan(v5)) {
    v6 = (x[2] + std::max<double>((x[1] + v5), (2.0 - -1.25)));
    double v11 = v5;
  }
  double v12 = x[2];
  double v13 = (((2.0 >= 2.0) ? std::min<double>(-1.25, x[2]) : float(int(unsigned(5) + unsigned(2)))) + std::sqrt(((0.0 != 3.0) ? 0.5 : x[4])));
  return (v6 + ((-1.25 - 7.0) * (v6 - v5)));
}
inline double f307180(const double* x) {
  double v1 = std::fabs(x[0]);
  double v2 = std::sqrt(((3.0 - 7.0) - 2.0));
  v1 -= std::min<double>((((-1.25 <= 7.0) || (1e-3 >= 3.0)) ? double(std::min(7, 4)) : 2.0), v2);
  if ((std::sqrt((0.0 * x[1])) >= (3.0 + (x[0] * 3.0)))) {
    double v3 = x[5];
    v3 = x[4];
    for (int k4 = 0; k4 < 2; ++k4) {
      v2 *= (double(k4) / (((7.0 < x[0]) ? x[5] : x[4]) - (-1.25 * 0.5)));
      if ((v2) > 0) {
        double v5 = x[3];
        v2 -= double(k4);
      }
      double v6 = std::sqrt(v3);
    }
  } else {
    double v7 = (((int(unsigned(8) & unsigned(7)) >> (1 + (int((int64_t(-2) * (3 >> 12) - -2) / 3 % 1000) & 7))) < 3) ? (((-1.25 > -1.25) ? 2.0 : 0.0) + (-1.25 * x[2] - x[1])) : x[2]);
  }
  return std::min<double>((std::sqrt(1e-3) - (1e-3 + x[2])), std::fabs((2.0 * x[0] - 0.0)));
}
inline double f307181(const double* x) {
  double v1 = (std::min<double>(std::fabs(2.0), x[5]) + std::sqrt(x[4]));
  for (int k2 = 0; k2 < 2; ++k2) {
    int n3 = ((-1.25 * x[1]) != ((x[3] > x[0]) ? 1e-3 : 0.5)) ? 1 : (int(unsigned(3) | unsigned(cut(-1.25))) % (1 + (int(unsigned(int(unsigned(int(unsigned(-1) + unsigned(-3))) ^ unsigned(6))) - unsigned(2)) & 7)));
    switch (n3) { case 0: v1 = x[4]; break; case 1: v1 = v1; default: v1 = ((((0.5 == v1) ? 3.0 : 1e-3) - 3.0) * std::min<double>(x[5], (0.0 / x[4])) - x[0]); }
  }
  double v4 = x[1];
  for (int k5 = 0; k5 < 1; ++k5) {
    if ((0.0 <= std::min<double>(x[3], (x[3] + 7.0)))) return std::sqrt(std::min<double>((-1.25 / -1.25), (v4 * 0.5)));
  }
  if ((v4 != (double(-2) - (0.0 + 0.5)))) {
    for (int k6 = 0; k6 < 4; ++k6) {
      if ((((7.0 >= x[4]) && (0.0 != x[0])) || ((x[0] - -1.25) >= (v1 - 3.0)))) {
        v1 += std::fabs((((0.5 == 2.0) ? -1.25 : 0.0) / v4));
        double a7[3] = {(((2.0 * 3.0 - 0.0) * x[5]) - ((1e-3 * 0.0 - -1.25) / double(3))), x[3], ((x[3] - 2.0) + float(int(unsigned((0 / (1 + (7 & 7)))) ^ unsigned(((x[0] > 3.0) ? 5 : -1)))))};
        const unsigned i8 = unsigned(int((int64_t(int((int64_t(-1) * (8 >> 12) - -1) / 3 % 1000)) * (std::min(int((int64_t(2) * ((2 >> (1 + (-1 & 7))) >> 12) - 2) / 3 % 1000), (int(unsigned(1) ^ unsigned(5)) % (1 + (-2 & 7)))) >> 12) - int((int64_t(-1) * (8 >> 12) - -1) / 3 % 1000)) / 3 % 1000)) % 3;
      }
    }
    for (int k9 = 0; k9 < 1; ++k9) {
      if ((x[3] != (x[0] * x[2] - x[5]))) break;
    }
  } else {
    if ((((x[3] / x[5]) * (2.0 + -1.25)) != ((0.0 - x[1]) * (7.0 - -1.25)))) {
      double v10 = ((std::fabs(0.0) * (0.5 / 2.0) - (0.0 + 7.0)) * (((3.0 >= 7.0) ? 0.0 : 2.0) * std::min<double>(0.0, v4) - (0.0 * 7.0)));
      double v11 = x[3];
      double v12 = (((x[3] + 2.0) * ((2.0 >= 0.5) ? -1.25 : 3.0) - std::sqrt(x[3])) * ((v11 * 0.0 - 2.0) * std::min<double>(3.0, -1.25) - (0.0 - 7.0)) - ((0.0 + v10) * (0.5 - -1.25) - std::max<double>(x[4], x[1])));
    } else {
      double v13 = (x[0] / ((3.0 - 0.0) * (0.5 + 7.0)));
    }
  }
  return (((v4 * 3.0 - 7.0) + std::max<double>(v4, 0.5)) - std::min<double>(x[3], (1e-3 - 2.0)));
}
inline double f307182(const double* x) {
  double v1 = (std::max<double>(((-1.25 != x[0]) ? x[4] : 0.0), x[1]) * (0.5 * (3.0 * x[5]) - (x[4] - x[4])) - ((1e-3 != x[3]) ? x[2] : x[4]));
  double v2 = (((3.0 * 3.0) * ((x[4] != x[2]) ? x[2] : x[0]) - (0.0 / x[4])) * ((-1.25 + 0.5) * (2.0 * 3.0)));
  v1 = v1;
  if (std::isnan(((1e-3 * 7.0 - 1e-3) + std::min<double>(x[1], 0.0)))) {
    v2 = x[0];
    if (((std::sqrt(v1) + v1) <= ((7.0 * 1e-3 - 2.0) * x[0] - (2.0 + 0.5)))) {
      v1 *= std::max<double>(x[2], (((x[3] != -1.25) ? 2.0 : 2.0) / ((3.0 < 2.0) ? 2.0 : 0.0)));
    } else {
      v1 -= 3.0;
      if ((x[0] < std::min<double>(std::min<double>(v1, 3.0), (v1 * 0.5 - -1.25)))) {
        int w3 = int((int64_t(0) * (-1 >> 12) - 0) / 3 % 1000);
        v2 += (std::max<double>(std::sqrt(3.0), (7.0 + x[0])) * (x[4] - (2.0 + 0.5)));
        for (int k4 = 0; k4 < 3; ++k4) {
          v1 = (std::sqrt((v1 + 0.5)) + x[2]);
          double v5 = ((float(w3) + (x[3] - x[3])) + (std::sqrt(2.0) + std::max<double>(0.5, -1.25)));
        }
      }
    }
    if ((3.0 <= std::min<double>(x[1], float(8)))) return (((1e-3 * 3.0) == x[0]) ? std::max<double>((7.0 + 7.0), x[1]) : x[1]);
  } else {
    double v6 = (((cut(3.0) != -2) ? (7.0 - v1) : ((0.0 > 3.0) ? 7.0 : 2.0)) - x[1]);
  }
  double v7 = x[4];
  double v8 = (std::sqrt((0.5 * 0.5 - 1e-3)) / std::min<double>(float(4), x[4]));
  double v9 = (!(0.5 == -1.25) ? v2 : (std::max<double>(x[5], 0.5) * (0.5 + 7.0)));
  double v10 = ((v1 * (-1.25 * 3.0) - v7) - ((x[2] + 0.0) * std::max<double>(7.0, x[1]) - (0.5 * 0.5)));
  return v2;
}
inline double f307183(const double* x) {
  double v1 = x[1];
  for (int k2 = 0; k2 < 2; ++k2) {
    v1 -= ((x[5] <= (3.0 - 0.5)) ? x[5] : (((1e-3 <= x[3]) ? 7.0 : 2.0) + x[2]));
    for (int k3 = 0; k3 < 3; ++k3) {
      v1 -= (x[2] * x[4]);
      for (int k4 = 0; k4 < 4; ++k4) {
        if ((std::isnan(double(k2)) && ((double(k4) / 7.0) < std::min<double>(-1.25, 0.5)))) break;
      }
      for (int k5 = 0; k5 < 1; ++k5) {
        v1 = std::min<double>((((1e-3 != 7.0) && (x[4] != 0.5)) ? (0.0 * 0.5 - 2.0) : std::fabs(2.0)), double(k2));
        double a6[3] = {(((double(k3) * 0.5 - 0.0) != x[4]) ? (std::sqrt(7.0) + (0.5 - 0.0)) : std::fabs(std::sqrt(0.0))), ((std::max<double>(3.0, -1.25) * (x[4] + 7.0)) * (double(k3) / std::min<double>(x[3], 3.0)) - (std::sqrt(-1.25) + v1)), std::sqrt(double(k5))};
        const unsigned i7 = unsigned(cut(((0.5 - -1.25) / std::fabs(1e-3)))) % 3;
      }
    }
    double v8 = double(k2);
  }
  v1 -= x[1];
  for (int k9 = 0; k9 < 3; ++k9) {
    for (int k10 = 0; k10 < 1; ++k10) {
      double v11 = x[0];
      double v12 = x[0];
    }
    double v13 = x[4];
    double v14 = std::fabs(x[5]);
  }
  double v15 = std::sqrt(std::fabs((-1.25 * 1e-3)));
  double v16 = ((x[0] - (3.0 + 7.0)) * x[3]);
  double v17 = std::min<double>(((0.5 * 3.0) * x[3]), x[3]);
  double v18 = v1;
  return (0.0 * x[5] - x[3]);
}
inline double f307184(const double* x) {
  double v1 = (((-1.25 * 0.0 - x[3]) < x[2]) ? x[3] : ((0.5 * 7.0 - 3.0) - x[3]));
  if ((std::min<double>((0.5 - x[3]), ((1e-3 != -1.25) ? 1e-3 : 2.0)) > (std::isnan(3.0) ? std::min<double>(2.0, 7.0) : (2.0 / v1)))) return std::fabs(x[3]);
  v1 *= (std::sqrt(v1) - (7.0 + std::sqrt(0.5)));
  v1 -= std::max<double>(((1e-3 * x[2]) * (1e-3 - 1e-3)), (std::fabs(0.5) * (1e-3 * 1e-3 - 0.0)));
  return (std::sqrt(std::min<double>(0.5, x[5])) * ((1e-3 + 3.0) - (x[2] * v1 - x[5])) - ((int(unsigned(-2) * unsigned(-2)) != int(unsigned(-2) + unsigned(-3))) ? (1e-3 + 2.0) : x[5]));
}
inline double f307185(const double* x) {
  double v1 = ((x[3] >= x[1]) ? x[5] : x[0]);
  double v2 = std::sqrt(v1);
  double v3 = (((v2 + 2.0) - std::max<double>(2.0, x[2])) - x[5]);
  double v4 = (std::fabs((0.5 * 0.0)) - (double(-2) + x[0]));
  for (int k5 = 0; k5 < 2; ++k5) {
    double a6[3] = {std::sqrt(((1e-3 == 2.0) ? (1e-3 + 0.0) : double(k5))), std::max<double>(std::sqrt(v4), 1e-3), (std::min<double>(0.0, std::sqrt(0.5)) * ((7.0 * 3.0 - 3.0) + (1e-3 * x[3])) - 2.0)};
    const unsigned i7 = unsigned((5 % (1 + (((7.0 == x[1]) ? int(unsigned(8) | unsigned(((0.5 <= 0.0) ? 0 : -1))) : cut(2.0)) & 7)))) % 3;
  }
  v1 += (((1e-3 * 0.0 - x[0]) * std::sqrt(x[3])) * (std::sqrt(3.0) * std::sqrt(0.5) - v3));
  double v8 = (((v2 == v4) || ((x[0] >= 1e-3) || (2.0 != 0.0))) ? (std::sqrt(2.0) * x[5] - x[2]) : (std::max<double>(-1.25, 7.0) / x[5]));
  double v9 = ((((2.0 > 1e-3) && (x[5] == x[3])) || (0.0 > 7.0)) ? (x[3] * ((x[3] > x[2]) ? 0.0 : 2.0) - (0.5 * x[2])) : (x[0] + x[0]));
  return (((0.0 * -1.25) - (0.0 * 7.0)) - v1);
}
inline double f307186(const double* x) {
  double v1 = float(cut(std::min<double>(0.0, 3.0)));
  v1 -= (((0.0 > 3.0) ? std::max<double>(1e-3, 1e-3) : (x[2] - 7.0)) * x[1]);
  if ((int(unsigned(-1) - unsigned(1)) != (int(uint8_t(2)) >> (1 + (7 & 7))))) {
    v1 += (((3.0 * -1.25 - x[4]) * std::min<double>(x[1], -1.25)) * ((x[3] > x[5]) ? double(int(unsigned(1) & unsigned(7))) : std::fabs(3.0)));
    if ((int(unsigned(-1) - unsigned(cut(3.0))) > cut((3.0 * 2.0)))) {
      v1 -= (x[3] * std::max<double>((2.0 * 2.0), x[0]));
      for (int k2 = 0; k2 < 3; ++k2) {
        v1 -= ((cut(2.0) == (((1e-3 < 7.0) ? 9 : -3) / (1 + (cut(1e-3) & 7)))) ? std::sqrt((3.0 + 0.0)) : (x[1] - 0.0));
        for (int k3 = 0; k3 < 3; ++k3) {
          v1 = x[3];
          int n4 = (std::min<double>(x[0], x[1]) != (std::sqrt(1e-3) * (3.0 / 2.0) - x[5])) ? 2 : 3;
          switch (n4) { case 0: v1 = double(k2); break; case 1: v1 = (((3.0 > -1.25) ? double(k3) : (0.0 - 0.5)) * ((double(k3) * 0.5 - 7.0) - (x[3] * 2.0)) - std::max<double>((3.0 * x[0]), (1e-3 * 2.0 - 1e-3))); default: v1 = std::max<double>(double(k3), (x[1] * (x[0] + 1e-3) - v1)); }
        }
      }
    }
  } else {
    double v5 = (((x[3] != 0.0) ? (0.5 - 0.5) : x[0]) * std::sqrt(std::fabs(3.0)) - x[2]);
    if ((x[1]) > 0) {
      v5 = std::sqrt(((0.5 != x[3]) ? std::fabs(3.0) : x[1]));
      double v6 = x[0];
    }
    double v7 = x[5];
  }
  double v8 = std::sqrt((x[5] - (x[2] - x[3])));
  return ((std::fabs(-1.25) * (7.0 - v1)) - x[2]);
}
inline double f307187(const double* x) {
  double v1 = (std::min<double>((x[2] * -1.25 - 1e-3), x[4]) - (std::fabs(x[3]) - x[0]));
  v1 -= (x[1] + std::min<double>(std::sqrt(x[2]), (x[4] * x[1])));
  double v2 = (v1 - x[1]);
  double v3 = std::fabs(std::max<double>(v1, (3.0 + x[2])));
  return ((x[4] - x[3]) / ((2.0 >= -1.25) ? (0.0 - 2.0) : x[0]));
}
inline double f307188(const double* x) {
  double v1 = x[5];
  int w2 = int(unsigned(4) ^ unsigned(int(unsigned(1) + unsigned(int(unsigned(8) ^ unsigned(int((int64_t(2) * (7 >> 12) - 2) / 3 % 1000)))))));
  v1 = float(w2);
  if (((std::isnan(7.0) ? std::sqrt(x[1]) : (7.0 * 3.0)) > ((1e-3 - 1e-3) + std::fabs(x[3])))) {
    double v3 = (x[3] * std::fabs(std::fabs(x[4])));
    for (int k4 = 0; k4 < 4; ++k4) {
      double v5 = x[3];
      v3 *= (x[1] + float(w2));
    }
    double* p6 = (float(w2) < std::min<double>(double(cut(7.0)), v3)) ? &v3 : &v1;
    *p6 += v3;
  }
  v1 -= ((x[2] + x[2]) * (x[2] * x[3] - (2.0 + v1)));
  double v7 = (((3.0 + 2.0) * std::fabs(3.0)) - ((1e-3 * v1) - (x[2] / x[0])));
  if ((std::max<double>(x[2], (0.5 - 0.0)) <= (x[0] + std::fabs(-1.25)))) {
    double v8 = v7;
  }
  return (std::sqrt(v1) - x[2]);
}
inline double f307189(const double* x) {
  double v1 = x[5];
  v1 = (x[5] * v1);
  v1 = (x[3] - x[0]);
  v1 *= (std::sqrt(std::sqrt(-1.25)) - std::min<double>(x[0], (x[3] / 0.0)));
  double v2 = (((-1.25 * x[4]) * (7.0 - -1.25)) * ((-1.25 * 7.0) - ((2.0 > v1) ? 0.0 : 0.0)));
  for (int k3 = 0; k3 < 4; ++k3) {
    if ((std::fabs(((-1.25 <= 0.5) ? v2 : x[2]))) > 0) {
      double* p4 = ((x[5] / 7.0) != ((v1 * double(k3)) * (v2 - x[3]) - (3.0 - 2.0))) ? &v1 : &v2;
      *p4 += (x[5] * (((0.0 != x[1]) ? 1e-3 : 3.0) + float(4)) - (x[3] + (3.0 * 1e-3)));
      if ((((x[2] * ((0.0 <= 7.0) ? 2.0 : double(k3))) * std::max<double>(double((-3 >> (1 + (-2 & 7)))), (x[0] / 0.0)) - v2)) > 0) {
        for (int k5 = 0; k5 < 1; ++k5) {
          if ((x[0] <= x[4])) {
            v2 *= (((x[2] * v2) * v1 - x[5]) - double(k5));
            v2 = std::fabs(x[2]);
            v1 = ((double(k3) + (3.0 * 3.0)) + ((x[3] * v1 - 2.0) * (0.5 - 7.0)));
          }
        }
      }
      double* p6 = std::isnan(((-1.25 >= -1.25) ? (x[3] + 0.5) : x[2])) ? &v1 : &v2;
      *p6 += std::min<double>((x[1] + v2), v2);
    } else {
      double v7 = ((std::sqrt(2.0) * std::min<double>(1e-3, 3.0) - x[3]) * x[1]);
    }
    double v8 = double(k3);
    double v9 = v8;
  }
  double v10 = (x[5] + x[3]);
  return x[5];
}
inline double f307190(const double* x) {
  double v1 = std::sqrt(x[5]);
  double v2 = ((((1e-3 == 3.0) || (3.0 > 2.0)) || ((-1.25 == 2.0) || (2.0 == 2.0))) ? std::sqrt(-1.25) : std::fabs((-1.25 - -1.25)));
  int n3 = (std::min(int(unsigned(int(unsigned(9) & unsigned(7))) - unsigned(cut(x[0]))), int((int64_t(0) * (8 >> 12) - 0) / 3 % 1000)) > -2) ? 0 : 0;
  switch (n3) { case 0: v1 = ((x[0] < std::max<double>(1e-3, -1.25)) ? x[1] : std::max<double>(std::sqrt(-1.25), (2.0 + -1.25))); break; case 1: v1 = std::sqrt(std::max<double>((0.0 * 1e-3), x[1])); default: v1 = (((0.5 + x[0]) - x[4]) + 0.0); }
  v2 = (((-1.25 - 2.0) / (7.0 * x[0] - 3.0)) / (x[1] - std::sqrt(2.0)));
  return (((0.0 * 7.0 - 3.0) - float(cut(2.0))) + x[1]);
}
inline double f307191(const double* x) {
  double v1 = ((x[4] * double(5) - ((-1 > 9) ? -1.25 : x[5])) / x[3]);
  double v2 = x[1];
  v2 -= x[4];
  v1 -= ((x[1] >= x[2]) ? x[3] : ((0.0 <= 1e-3) ? (0.5 + x[1]) : float((9 >> (1 + (2 & 7))))));
  double* p3 = (std::max<double>(std::sqrt(v1), (x[4] * 7.0)) != x[3]) ? &v1 : &v2;
  *p3 += (std::min<double>(0.0, std::sqrt(0.5)) + x[4]);
  for (int k4 = 0; k4 < 2; ++k4) {
    v2 -= std::sqrt(float(int(uint8_t((-1 % (1 + (3 & 7)))))));
    for (int k5 = 0; k5 < 1; ++k5) {
      v1 += (3.0 + (std::sqrt(-1.25) - (x[5] * 7.0 - double(k5))));
      v1 -= double(k4);
      double v6 = std::fabs(v2);
    }
    double v7 = x[0];
  }
  double v8 = std::fabs((((2.0 != 3.0) || (0.0 == x[5])) ? std::min<double>(2.0, 3.0) : (1e-3 * 2.0)));
  int w9 = ((1 / (1 + (int(uint8_t(cut(x[1]))) & 7))) % (1 + (cut((1e-3 * x[2])) & 7)));
  return std::sqrt(((0.5 == 7.0) ? v8 : (v1 - 1e-3)));
}
inline double f307192(const double* x) {
  double v1 = x[1];
  v1 *= (((v1 - 1e-3) * 0.5) - std::fabs(x[0]));
  v1 = (std::fabs(x[1]) * ((0.5 + 2.0) + std::sqrt(0.5)));
  for (int k2 = 0; k2 < 2; ++k2) {
    if ((((((x[0] > v1) ? 7.0 : 0.0) * x[1]) * std::sqrt(x[2]))) > 0) {
      double v3 = ((int(uint16_t(int((int64_t(3) * (9 >> 12) - 3) / 3 % 1000))) < cut(-1.25)) ? ((x[3] / x[2]) + ((7.0 == 1e-3) ? -1.25 : 0.0)) : x[3]);
      double v4 = (((7.0 * 1e-3) * x[5] - v3) * (x[1] - x[5]));
    } else {
      double v5 = x[3];
    }
    if ((x[5]) > 0) {
      v1 -= ((std::fabs(7.0) * (7.0 + 2.0) - (-1.25 * x[3] - double(k2))) * std::sqrt(x[5]));
      double v6 = ((x[3] - (0.0 * 1e-3)) + std::max<double>(double(k2), double(int(unsigned(-1) ^ unsigned(1)))));
      v1 = double(k2);
    } else {
      if ((((3.0 + 0.5) != (3.0 * 0.5 - x[1])) && ((3.0 * 0.0 - 3.0) <= (double(k2) + -1.25)))) return std::sqrt((std::sqrt(2.0) * x[3] - (x[0] * 7.0)));
    }
    int n7 = (x[5] == v1) ? 0 : int(unsigned(int((int64_t(2) * (cut(1e-3) >> 12) - 2) / 3 % 1000)) + unsigned((int(unsigned(6) ^ unsigned(2)) % (1 + ((5 / (1 + (int(unsigned(4) | unsigned(-3)) & 7))) & 7)))));
    switch (n7) { case 0: v1 = (std::fabs(x[4]) - x[2]); break; case 1: v1 = std::fabs(((8 != cut(3.0)) ? (7.0 * 2.0) : std::fabs(2.0))); default: v1 = std::sqrt(x[4]); }
  }
  if (((((7.0 * -1.25 - x[5]) != 2.0) ? ((0.5 - 7.0) * std::sqrt(x[3])) : std::min<double>((v1 * 3.0 - 0.5), (3.0 + x[3])))) > 0) {
    double v8 = (((0.5 != x[4]) ? (x[3] - -1.25) : std::min<double>(0.0, 3.0)) - (7.0 * float(((0.5 < 1e-3) ? -2 : 8))));
  }
  double v9 = (((x[4] * x[2] - 0.0) - std::sqrt(7.0)) * x[3]);
  double v10 = ((int(int64_t(int(uint8_t(2)))) != int(unsigned((7 % (1 + (-3 & 7)))) + unsigned(int(unsigned(0) * unsigned(3))))) ? ((3.0 - 7.0) * 3.0 - ((2.0 == 0.5) ? v9 : 2.0)) : 0.5);
  double v11 = std::max<double>(((3.0 != -1.25) ? x[3] : x[1]), (x[0] + (x[5] + 7.0)));
  return (x[4] - (x[3] * (-1.25 * 2.0 - 3.0) - (0.0 * 2.0)));
}
inline double f307193(const double* x) {
  double v1 = std::fabs(x[3]);
  double a2[3] = {(x[3] * (std::sqrt(1e-3) - (-1.25 / 2.0)) - (std::fabs(7.0) * (v1 * -1.25 - 0.5) - std::max<double>(2.0, 0.5))), (v1 * 0.5), (((-1.25 * x[4] - 7.0) + ((2.0 == 1e-3) ? 0.5 : 0.5)) - std::fabs(x[5]))};
  const unsigned i3 = unsigned(int(unsigned((cut(x[4]) % (1 + (cut(3.0) & 7)))) & unsigned(int(unsigned(int(unsigned(int(unsigned(7) & unsigned(2))) * unsigned(cut(1e-3)))) & unsigned(cut(2.0)))))) % 3;
  if ((int(uint8_t((7 >> (1 + (cut(3.0) & 7))))) > int(unsigned(-1) + unsigned(int((int64_t(8) * (int(int64_t(7)) >> 12) - 8) / 3 % 1000))))) return x[4];
  v1 = (((3.0 / x[1]) * (7.0 - 0.5)) - (a2[1] * (7.0 * 2.0)));
  double v4 = std::sqrt(((7.0 + 2.0) - ((1e-3 >= -1.25) ? x[5] : 0.0)));
  for (int k5 = 0; k5 < 1; ++k5) {
    double v6 = x[0];
  }
  if ((int(unsigned(cut(0.5)) | unsigned(-1)) <= (0 >> (1 + (7 & 7))))) return x[2];
  for (int k7 = 0; k7 < 2; ++k7) {
    if ((((v4 > 0.0) ? (7.0 - 0.0) : 0.0) < (((1e-3 >= x[4]) ? x[4] : 2.0) - std::min<double>(2.0, x[0])))) {
      a2[i3] *= (((x[1] + x[1]) == (2.0 - 7.0)) ? x[3] : x[4]);
      double v8 = std::sqrt(std::sqrt((-1.25 - 0.0)));
      for (int k9 = 0; k9 < 2; ++k9) {
        v1 -= (float(std::min(int(unsigned(6) + unsigned(7)), (9 >> (1 + (8 & 7))))) - std::sqrt((-1.25 * -1.25)));
      }
    }
    int n10 = ((v4 == (1e-3 * 1e-3)) || ((0.5 == 7.0) || (1e-3 < x[0]))) ? 2 : 4;
    switch (n10) { case 0: a2[i3] = std::min<double>((-1.25 + x[4]), double(k7)); break; case 1: a2[i3] = std::sqrt(((2.0 * 0.0) * std::sqrt(0.5))); default: v4 = std::min<double>(double(k7), (a2[i3] * a2[i3] - double(k7))); }
  }
  return 1e-3;
}
inline double f307194(const double* x) {
  double v1 = ((((7.0 >= 3.0) ? 0.5 : 1e-3) >= (0.5 + x[5])) ? std::sqrt((7.0 + 0.5)) : std::fabs((7.0 * x[3] - x[4])));
  int n2 = std::isnan(x[0]) ? 0 : cut(std::fabs(x[3]));
  switch (n2) { case 0: v1 = x[1]; break; case 1: v1 = (x[2] * v1 - x[4]); default: v1 = v1; }
  if (!((x[3] * 0.0 - 2.0) < (x[3] - 0.5))) return (v1 * (x[4] * (0.5 * 2.0 - 7.0)));
  double v3 = std::max<double>(((((0.5 < 1e-3) ? 8 : 2) == int(int16_t(-1))) ? double(5) : x[3]), ((x[3] - x[1]) - -1.25));
  return (std::fabs((7.0 * 0.5)) * (x[0] * x[1] - std::fabs(x[1])) - (((7.0 != 3.0) ? 0.5 : 1e-3) + (x[4] / x[0])));
}
inline double f307195(const double* x) {
  double v1 = (x[1] * (x[5] - x[3]) - x[1]);
  if (std::isnan(std::sqrt((x[1] - x[3])))) return x[5];
  double v2 = x[0];
  if ((v2 < std::sqrt(x[3]))) return v2;
  for (int k3 = 0; k3 < 4; ++k3) {
    double v4 = (((3.0 * v1 - 3.0) * std::fabs(-1.25) - v1) + x[1]);
    double v5 = double(k3);
    if ((std::fabs(x[0])) > 0) {
      double a6[3] = {(std::isnan((x[3] * -1.25)) ? x[4] : (std::min<double>(1e-3, 0.0) - (0.0 + x[4]))), std::max<double>((x[4] - x[0]), ((-1.25 / 7.0) * (-1.25 * v4) - x[4])), std::sqrt(v4)};
      const int i7 = ((double(k3) / (0.0 + 7.0)) >= std::max<double>(std::min<double>(-1.25, 0.5), x[3])) ? 0 : 2;
      if (((v4 * x[2] - ((0.5 + v4) + (1e-3 + 3.0)))) > 0) {
        if ((double(k3) >= ((1e-3 * a6[i7] - x[3]) * std::max<double>(0.0, 0.0)))) return (x[2] * 3.0 - (float(6) - double(k3)));
        if (std::isnan(x[1])) {
          for (int k8 = 0; k8 < 1; ++k8) {
            double* p9 = (((7.0 + x[2]) - a6[i7]) > x[5]) ? &v4 : &v1;
            *p9 += x[2];
            if ((std::sqrt(x[3])) > 0) {
              double v10 = x[5];
              double v11 = (std::sqrt((3.0 - 7.0)) * (std::min<double>(0.5, -1.25) / x[1]) - v1);
            }
            double v12 = std::sqrt(std::max<double>((7.0 / 2.0), (0.5 - -1.25)));
          }
          double v13 = (v2 / std::sqrt((0.5 + 0.5)));
          double v14 = (((1e-3 * v5 - x[3]) - (x[4] * 3.0 - 3.0)) - ((v4 + -1.25) * std::sqrt(x[5])));
        } else {
          double v15 = (std::isnan(v1) ? ((-1.25 / 0.5) - (a6[i7] * 0.0)) : (std::sqrt(1e-3) + (0.5 - a6[i7])));
          double v16 = (std::sqrt(std::sqrt(2.0)) + std::sqrt(v2));
        }
        double v17 = (std::sqrt((0.0 * double(k3) - x[4])) + x[3]);
      }
      double v18 = (std::sqrt(std::sqrt(0.5)) + (0.5 + float(int(unsigned(0) * unsigned(-2)))));
    }
  }
  double v19 = std::sqrt(((0.5 + 7.0) + (0.5 / x[4])));
  double v20 = (!(cut(3.0) != cut(2.0)) ? x[2] : 2.0);
  double v21 = (((-1.25 * 0.0) * std::sqrt(2.0) - v1) + (((x[5] != 0.0) ? 1e-3 : 2.0) * 2.0 - v19));
  return std::min<double>(std::min<double>(v1, (3.0 * 7.0 - 0.5)), v21);
}
inline double f307196(const double* x) {
  double v1 = x[0];
  if (((x[4] <= x[0]) || ((0.5 / 1e-3) > x[2]))) {
    if ((((int(int8_t(0)) != int(unsigned(2) + unsigned(-3))) ? (2.0 * 0.0) : ((-1.25 >= 2.0) ? 2.0 : 1e-3)) != ((7.0 * x[3] - 2.0) - x[2]))) return std::sqrt(std::sqrt(std::fabs(0.0)));
    for (int k2 = 0; k2 < 3; ++k2) {
      double a3[3] = {((std::fabs(2.0) * std::sqrt(-1.25)) * v1), std::sqrt((std::sqrt(x[5]) - std::fabs(3.0))), x[4]};
      const unsigned i4 = unsigned(int(unsigned(std::min(std::min(-1, (7 % (1 + (-3 & 7)))), cut(7.0))) | unsigned(cut(std::min<double>(v1, 1e-3))))) % 3;
    }
  } else {
    int n5 = (((x[3] / 7.0) < std::fabs(0.0)) && (9 > 0)) ? 1 : -1;
    switch (n5) { case 0: v1 = (2.0 - std::sqrt((1e-3 + 7.0))); break; case 1: v1 = (std::max<double>(((x[3] != -1.25) ? 2.0 : x[1]), (-1.25 - 2.0)) + (x[4] / x[5])); default: v1 = std::sqrt((x[5] * x[1])); }
  }
  int n6 = (x[5] <= x[0]) ? 0 : (cut(3.0) / (1 + ((4 / (1 + (9 & 7))) & 7)));
  switch (n6) { case 0: v1 = (std::fabs((0.0 * 0.5 - 3.0)) * -1.25 - std::max<double>((x[5] * 0.0), (7.0 * v1))); break; case 1: v1 = ((std::min<double>(0.0, 1e-3) + v1) - std::fabs(((0 <= 1) ? 1e-3 : x[3]))); default: v1 = v1; }
  double v7 = (x[0] * x[3] - ((x[3] + x[2]) + v1));
  double v8 = x[0];
  return std::sqrt(x[1]);
}
inline double f307197(const double* x) {
  double v1 = x[3];
  double v2 = (((-1.25 + 2.0) * (7.0 - 0.5)) - ((7.0 * 2.0) + (7.0 + -1.25)));
  for (int k3 = 0; k3 < 2; ++k3) {
    if (((x[0] < (-1.25 * 2.0)) && (cut(7.0) != ((x[3] == 3.0) ? int(unsigned(5) | unsigned(-1)) : int(int16_t(1)))))) break;
    double v4 = x[2];
    v2 = x[3];
  }
  if ((x[3]) > 0) {
    v2 *= (v2 - (x[5] + x[2]));
    for (int k5 = 0; k5 < 3; ++k5) {
      v1 += x[0];
      if ((x[3] <= (3.0 + x[3]))) {
        if ((v2 >= ((v2 * 3.0 - v2) * x[2]))) {
          v1 *= (std::max<double>((x[2] * double(k5)), x[3]) * (std::isnan(x[4]) ? ((1e-3 > -1.25) ? 2.0 : 0.0) : (x[0] - 3.0)));
          if (((x[0] / (v1 / std::min<double>(-1.25, 7.0)))) > 0) {
            v1 = x[5];
          }
          double v6 = (((0.5 + 0.0) * (0.5 + x[2])) / x[2]);
        } else {
          double v7 = (((7.0 / 0.0) / double(k5)) / ((v1 * 0.0) + x[0]));
          double v8 = std::fabs(std::fabs((2.0 / 3.0)));
        }
      }
    }
    double v9 = ((x[3] * v1) * std::fabs(std::fabs(v1)) - (std::fabs(-1.25) * ((2.0 != 1e-3) ? -1.25 : 7.0)));
  }
  double v10 = (x[2] * (!(-1.25 < 3.0) ? (-1.25 + 0.5) : std::sqrt(2.0)));
  return v10;
}
inline double f307198(const double* x) {
  double v1 = x[0];
  double v2 = ((x[5] * (0.0 * 1e-3)) + ((2.0 + x[1]) * (2.0 - 3.0) - (0.5 - -1.25)));
  if (((std::fabs((v2 + 7.0)) * ((1e-3 * x[3] - 0.5) * v1 - std::sqrt(2.0)))) > 0) {
    for (int k3 = 0; k3 < 4; ++k3) {
      if (((std::max<double>(x[4], x[1]) + (x[4] * x[3]))) > 0) {
        if ((std::isnan((2.0 - -1.25)) || (double(k3) <= std::fabs(0.0)))) {
          v1 += std::sqrt((((7.0 <= -1.25) ? x[1] : 2.0) + (-1.25 / x[2])));
          if ((((2.0 - 7.0) - std::min<double>(3.0, 7.0)) < x[3])) {
            if ((int(unsigned(int(unsigned(int(unsigned(3) * unsigned(-1))) + unsigned(int(int8_t(-1))))) & unsigned(4)) <= (5 / (1 + (cut(-1.25) & 7))))) return x[3];
          } else {
            double v4 = (x[5] * std::min<double>(v1, x[3]));
          }
          double v5 = (x[1] + (x[5] * (7.0 * double(k3))));
        } else {
          double v6 = x[1];
          v6 += (((7.0 * 0.5 - x[1]) * (0.5 * x[0] - x[0])) * x[1]);
          if ((((double(k3) >= 0.5) || ((3.0 <= 0.5) || (v1 == -1.25))) && ((v1 >= 7.0) && (-1.25 >= 0.0)))) {
            if ((x[3] == x[1])) continue;
          }
        }
      }
    }
  } else {
    double v7 = x[0];
  }
  double v8 = ((x[0] - std::max<double>(-1.25, x[3])) + (!(v1 > 0.0) ? double(int((int64_t(7) * (1 >> 12) - 7) / 3 % 1000)) : (0.0 / x[3])));
  double v9 = std::sqrt(x[0]);
  return std::min<double>(std::sqrt((0.5 - 3.0)), ((2.0 / v1) * (-1.25 / v1)));
}
inline double f307199(const double* x) {
  double v1 = x[1];
  int n2 = ((std::fabs(1e-3) * x[2]) >= ((3.0 * 3.0) * (3.0 - 0.0) - std::min<double>(x[2], 7.0))) ? 2 : 7;
  switch (n2) { case 0: v1 = std::min<double>(x[0], std::sqrt((-1.25 - 0.0))); break; case 1: v1 = float((int(int64_t(2)) >> (1 + (int(unsigned(cut(x[0])) & unsigned(int(unsigned(0) + unsigned(9)))) & 7)))); default: v1 = (((0.0 / 1e-3) * std::sqrt(0.5) - (3.0 * x[5] - 0.5)) / ((-1.25 * x[2] - 0.0) - std::sqrt(-1.25))); }
  double v3 = (-1.25 - (((2.0 == x[4]) ? 2.0 : 3.0) * x[0] - double(int((int64_t(2) * (-2 >> 12) - 2) / 3 % 1000))));
  double a4[3] = {(std::fabs(std::fabs(x[5])) - ((0.5 - 3.0) - std::min<double>(0.5, 3.0))), double(int((int64_t(cut(x[3])) * ((cut(2.0) % (1 + (cut(3.0) & 7))) >> 12) - cut(x[3])) / 3 % 1000)), ((x[0] - std::sqrt(x[2])) * (std::isnan(2.0) ? x[5] : x[4]) - ((x[5] * -1.25) - (7.0 * v3)))};
  const int i5 = (x[2] == (x[1] * x[4])) ? 0 : 2;
  double v6 = std::sqrt((((0.0 == -1.25) ? 2.0 : v3) + v3));
  if (std::isnan((std::sqrt(v6) + std::max<double>(0.5, a4[i5])))) {
    v1 *= (x[2] * std::sqrt(((0.0 < 0.5) ? x[5] : v6)));
  } else {
    v1 = v1;
    double v7 = (((x[0] / 2.0) + std::sqrt(a4[1])) - (x[4] / (-1.25 * 0.0)));
  }
  a4[i5] += (std::fabs(3.0) * x[5]);
  int n8 = (-1.25 < ((0.5 - 0.5) - (2.0 - v3))) ? 1 : int(unsigned(int(unsigned(int(unsigned(8) | unsigned(6))) & unsigned(0))) & unsigned(int(unsigned(1) & unsigned(int(uint8_t(cut(3.0)))))));
  switch (n8) { case 0: v6 = v6; break; case 1: a4[i5] = a4[i5]; default: v3 = (v1 * std::sqrt((v1 * x[0] - 3.0))); }
  return (((9 != -2) || (x[1] > -1.25)) ? x[4] : x[2]);
}
