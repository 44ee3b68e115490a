#include <algorithm>
#include <cmath>
#include <cstdint>
inline int cut(double v) { return v > -1e6 && v < 1e6 ? int(v) : 7; }
inline double f306700(const double* x) {
  double v1 = (std::sqrt((-1.25 * 0.0)) + x[4]);
  double v2 = (std::min<double>((0.0 - 0.0), (3.0 + 3.0)) - (!(7.0 > 0.0) ? (7.0 - 0.0) : float(int(int8_t(7)))));
  for (int k3 = 0; k3 < 1; ++k3) {
    v2 += -1.25;
    int n4 = !(((0 <= 9) ? x[4] : 1e-3) > x[0]) ? 0 : (((-1.25 >= double(k3)) ? (4 / (1 + (0 & 7))) : ((3 % (1 + (8 & 7))) >> (1 + (3 & 7)))) % (1 + (9 & 7)));
    switch (n4) { case 0: v1 = (x[5] * x[1] - std::min<double>(x[2], std::min<double>(0.0, 7.0))); break; case 1: v2 = ((std::fabs(1e-3) - ((7.0 != x[1]) ? 1e-3 : 2.0)) - ((-1.25 == -1.25) ? (double(k3) + -1.25) : std::min<double>(3.0, 0.0))); default: v2 = (x[5] - v2); }
  }
  if ((((std::sqrt(2.0) + double(int(unsigned(1) & unsigned(6)))) + x[5])) > 0) {
    for (int k5 = 0; k5 < 2; ++k5) {
      v2 -= x[1];
    }
  }
  v1 *= (x[2] / ((7.0 * 0.0) * x[4]));
  if ((((3.0 + -1.25) + x[5]) < x[2])) {
    for (int k6 = 0; k6 < 1; ++k6) {
      double v7 = (x[3] * (std::min<double>(3.0, x[0]) * std::fabs(0.5) - (3.0 * 0.5)));
    }
  } else {
    if ((v1) > 0) {
      v1 *= ((((-1.25 < 3.0) && (v2 != 0.5)) ? std::max<double>(2.0, 3.0) : ((5 < 1) ? -1.25 : 0.0)) - x[5]);
    }
    for (int k8 = 0; k8 < 1; ++k8) {
      double v9 = ((1e-3 + ((v1 > -1.25) ? 3.0 : -1.25)) + std::min<double>(x[3], double(int(unsigned(8) | unsigned(9)))));
      double v10 = v1;
      double v11 = x[2];
    }
  }
  double v12 = x[1];
  return ((2.0 / (2.0 * 0.5 - 0.5)) / (x[4] / x[2]));
}
inline double f306701(const double* x) {
  double v1 = std::fabs(((x[0] + x[3]) / x[5]));
  if ((((3.0 + 2.0) * std::fabs(v1) - x[0]) != x[0])) return float(int((int64_t(((1 < 3) ? 6 : int(unsigned(5) ^ unsigned(4)))) * (int((int64_t(int(int16_t(-3))) * ((4 >> (1 + (2 & 7))) >> 12) - int(int16_t(-3))) / 3 % 1000) >> 12) - ((1 < 3) ? 6 : int(unsigned(5) ^ unsigned(4)))) / 3 % 1000));
  double v2 = (std::sqrt(std::sqrt(0.0)) + std::sqrt(std::max<double>(x[3], -1.25)));
  v1 += (((0.0 - 7.0) + x[0]) + std::sqrt((v2 + 0.5)));
  v2 *= (1e-3 * (float(int(unsigned(9) * unsigned(9))) + ((x[3] > 7.0) ? 0.0 : 0.5)) - std::fabs(std::sqrt(0.0)));
  if (((((0.5 != 3.0) || (0.5 > 0.5)) ? 0.0 : (0.0 * 2.0 - 3.0)) != 7.0)) {
    if ((!(v2 > -1.25) || (int(unsigned(int(unsigned(9) - unsigned(1))) * unsigned(int(unsigned(-2) & unsigned(1)))) < 8))) {
      if ((x[1] < std::fabs(std::fabs(2.0)))) return (v2 * v2);
      double a3[3] = {(((x[5] * x[1] - x[3]) * (x[3] + v1) - (2.0 * 1e-3 - x[2])) + ((7.0 - v1) - (1e-3 + -1.25))), std::min<double>(1e-3, (x[5] + (1e-3 + x[3]))), (std::max<double>(-1.25, std::sqrt(0.5)) - (x[1] * (x[3] - 0.5)))};
      const unsigned i4 = unsigned(cut(((0.0 + 0.5) * x[0]))) % 3;
      v2 *= (std::max<double>(((x[4] == 7.0) ? v1 : 3.0), ((3.0 != 7.0) ? x[1] : 3.0)) * (a3[1] * x[5] - (0.5 + x[5])) - std::sqrt((x[1] / 2.0)));
    }
  }
  double v5 = (((v2 - -1.25) * -1.25) + x[4]);
  if (std::isnan((std::isnan(1e-3) ? std::max<double>(3.0, x[1]) : (x[0] - 3.0)))) {
    double v6 = (x[1] + (v1 - (x[4] * x[3] - x[3])));
    double* p7 = !(((2.0 >= 1e-3) && (2 < 2)) && (0.5 <= v1)) ? &v6 : &v2;
    *p7 += ((std::sqrt(-1.25) / x[1]) * ((x[1] * 7.0) * std::sqrt(x[1])));
  }
  return (x[5] * ((x[4] * 3.0) * v1) - (std::max<double>(v5, v5) * x[2] - (x[4] - x[4])));
}
inline double f306702(const double* x) {
  double v1 = std::max<double>(((0.0 * 7.0) * std::fabs(2.0) - std::max<double>(-1.25, -1.25)), (std::max<double>(7.0, 1e-3) * (x[4] - -1.25) - x[4]));
  if (((v1 + ((0.5 * x[2] - 7.0) - x[4]))) > 0) {
    if ((std::max<double>(x[0], x[2]) == x[0])) {
      double v2 = ((std::sqrt(v1) / -1.25) + ((int(int8_t(5)) == 8) ? x[5] : std::max<double>(1e-3, 7.0)));
      v2 -= (x[5] - (0.5 + x[4]));
    } else {
      if ((std::sqrt((((1e-3 < x[1]) ? -1.25 : 3.0) * (2.0 / 0.0) - std::min<double>(0.0, 2.0)))) > 0) {
        v1 *= (x[0] + double(int(unsigned(8) * unsigned(cut(x[5])))));
        v1 -= (std::min<double>(x[1], std::min<double>(-1.25, 3.0)) * x[3]);
        v1 = x[2];
      }
      v1 += ((-2 <= ((7 >> (1 + (-2 & 7))) % (1 + ((9 % (1 + (-1 & 7))) & 7)))) ? std::fabs(v1) : (std::sqrt(x[4]) + float(7)));
      double v3 = ((std::min<double>(0.5, 2.0) * (x[3] * 1e-3)) - std::max<double>(3.0, std::min<double>(3.0, x[5])));
    }
    if ((0 <= -1)) return (((x[2] * 0.0 - x[4]) * x[2]) / (x[1] - (2.0 * x[2] - 7.0)));
    if ((std::sqrt(x[5]) >= std::sqrt(x[1]))) {
      v1 -= ((std::min<double>(2.0, x[3]) > x[4]) ? x[2] : std::fabs(std::max<double>(-1.25, 1e-3)));
    } else {
      if ((((x[0] / 1e-3) * x[5]) <= std::min<double>(x[1], (2.0 * 2.0 - 0.0)))) return v1;
      double v4 = (x[2] - (x[4] + std::max<double>(2.0, 0.0)));
      double v5 = (std::sqrt(v1) / float(int(unsigned(cut(0.5)) * unsigned(-1))));
    }
  }
  double v6 = x[4];
  double v7 = double(int(unsigned(int(unsigned(cut(v6)) & unsigned(cut(0.5)))) * unsigned(9)));
  double v8 = x[0];
  double v9 = std::fabs(x[0]);
  double v10 = x[0];
  double v11 = (v7 * (std::sqrt(3.0) + x[5]));
  return ((((2.0 < -1.25) || (0.0 != x[0])) ? (3.0 + 0.0) : v1) - std::fabs((0.5 * x[4])));
}
inline double f306703(const double* x) {
  double v1 = ((x[3] / (2.0 - -1.25)) * (std::sqrt(x[5]) - ((x[0] >= x[4]) ? -1.25 : -1.25)));
  int n2 = !((cut(3.0) != cut(0.0)) || (v1 <= v1)) ? 0 : std::min(8, int(unsigned(int(unsigned(cut(x[1])) ^ unsigned(int(uint8_t(8))))) * unsigned(int(unsigned(5) * unsigned(int(unsigned(0) | unsigned(7)))))));
  switch (n2) { case 0: v1 = std::sqrt((std::sqrt(7.0) * x[4])); break; case 1: v1 = std::max<double>(((x[0] * 7.0) * ((x[3] > 3.0) ? 1e-3 : 2.0) - float(int((int64_t(8) * (9 >> 12) - 8) / 3 % 1000))), x[4]); default: v1 = (((-1.25 * 1e-3 - x[3]) - v1) - (x[2] - (2.0 * 0.5 - 1e-3))); }
  v1 = x[4];
  double v3 = x[2];
  return (x[0] / (((3.0 < v3) ? 1e-3 : 3.0) * x[4]));
}
inline double f306704(const double* x) {
  double v1 = (std::sqrt(x[5]) + std::fabs((0.0 - x[1])));
  v1 += (!!(0.0 > 1e-3) ? float(int((int64_t(int(unsigned(5) * unsigned(-1))) * (int(int16_t(9)) >> 12) - int(unsigned(5) * unsigned(-1))) / 3 % 1000)) : (((1e-3 == 3.0) ? x[0] : -1.25) * (1e-3 * 0.5) - (3.0 / 2.0)));
  if (((((x[5] >= 7.0) ? 0.5 : 1e-3) >= v1) || ((0.0 == 7.0) || !(7.0 <= 2.0)))) {
    for (int k2 = 0; k2 < 4; ++k2) {
      double v3 = x[3];
      double* p4 = (3 == int(unsigned(int(unsigned(cut(1e-3)) | unsigned((8 / (1 + (-3 & 7)))))) | unsigned(9))) ? &v3 : &v1;
      *p4 += std::sqrt(((0.5 + -1.25) * (x[3] * double(k2))));
      v1 *= 3.0;
    }
    double v5 = ((v1 + (-1.25 / 2.0)) + x[5]);
    for (int k6 = 0; k6 < 4; ++k6) {
      v5 += ((x[4] * std::sqrt(0.5)) * x[3] - ((7.0 * v5) * (7.0 - v1)));
      int w7 = int(int64_t(int(unsigned(int((int64_t(8) * (cut(0.0) >> 12) - 8) / 3 % 1000)) & unsigned(2))));
    }
  }
  v1 *= x[2];
  return x[0];
}
inline double f306705(const double* x) {
  double v1 = (((3.0 / 7.0) + x[0]) + std::fabs((0.5 / 3.0)));
  for (int k2 = 0; k2 < 1; ++k2) {
    int n3 = !((x[0] / x[1]) != x[0]) ? 0 : int(unsigned(int(unsigned((int(uint8_t(-1)) >> (1 + (8 & 7)))) & unsigned(((7.0 <= 0.0) ? 0 : cut(x[2]))))) - unsigned(2));
    switch (n3) { case 0: v1 = (std::max<double>(std::min<double>(x[3], 2.0), double(int(unsigned(3) - unsigned(5)))) + (x[2] - x[1])); break; case 1: v1 = std::sqrt((std::max<double>(0.5, -1.25) + x[5])); default: v1 = x[1]; }
    double v4 = v1;
  }
  if ((v1 >= (x[4] / std::min<double>(x[5], v1)))) return std::max<double>(((0.5 + x[0]) * (x[2] / 0.5) - (2.0 + 0.5)), x[1]);
  if (((std::isnan(1e-3) ? std::min<double>(3.0, -1.25) : x[3]) >= x[0])) {
    double v5 = (((x[5] > 3.0) ? std::min<double>(0.5, 2.0) : std::min<double>(v1, 2.0)) - x[5]);
  }
  if ((((2.0 - x[5]) + x[1]) == ((0.0 < x[2]) ? std::min<double>(-1.25, 3.0) : std::sqrt(x[5])))) return ((std::max<double>(0.5, 7.0) <= (v1 * -1.25)) ? (x[3] * (7.0 + -1.25) - (x[3] * 1e-3)) : (std::sqrt(x[5]) * x[4] - (0.5 - 1e-3)));
  int n6 = !(std::max<double>(x[5], 3.0) != std::min<double>(0.0, 7.0)) ? 0 : -1;
  switch (n6) { case 0: v1 = 2.0; break; case 1: v1 = ((std::max<double>(1e-3, 3.0) >= std::min<double>(x[2], x[1])) ? (std::min<double>(v1, 1e-3) + (1e-3 - 0.5)) : (x[1] * (x[0] * 1e-3 - -1.25))); default: v1 = x[4]; }
  double v7 = std::sqrt((std::max<double>(0.5, 7.0) + std::max<double>(7.0, x[0])));
  return ((std::max<double>(2.0, 0.5) * double(int(int8_t(6)))) + x[4]);
}
inline double f306706(const double* x) {
  double v1 = ((std::sqrt(2.0) * (1e-3 * 0.0 - -1.25)) - (((x[5] >= x[0]) ? 2.0 : 1e-3) * (0.5 * x[5]) - x[3]));
  if ((x[5] > ((1e-3 * 1e-3) + x[3]))) return x[4];
  if ((x[5] >= (std::max<double>(2.0, 7.0) * (x[2] + x[5]) - -1.25))) return std::sqrt(std::fabs(std::sqrt(0.0)));
  double v2 = x[3];
  if (((v2 - x[0]) >= float(cut(x[2])))) {
    double v3 = (double(-2) + (x[5] * x[1] - ((3.0 != 0.0) ? x[4] : 0.5)));
    double v4 = ((((1e-3 < 0.5) && (0.0 > -1.25)) ? v2 : ((0.0 < x[3]) ? 0.0 : 1e-3)) / float(int((int64_t(9) * (std::min(0, -2) >> 12) - 9) / 3 % 1000)));
  }
  v2 += std::fabs(float(5));
  return (x[3] * (std::isnan(-1.25) ? x[5] : std::sqrt(7.0)) - (!(0.0 > 0.5) ? (x[1] * 7.0 - 0.5) : 7.0));
}
inline double f306707(const double* x) {
  double v1 = std::min<double>((std::max<double>(x[4], 0.5) * std::sqrt(3.0)), x[1]);
  int n2 = (v1 <= (std::fabs(2.0) + (2.0 + 7.0))) ? 2 : (6 >> (1 + (int(unsigned(2) - unsigned((int(unsigned(3) & unsigned(8)) / (1 + (int(unsigned(3) ^ unsigned(-1)) & 7))))) & 7)));
  switch (n2) { case 0: v1 = (v1 * float(std::min(int(unsigned(-2) & unsigned(6)), std::min(8, -3))) - (1e-3 * std::max<double>(1e-3, x[5]) - float(int(int16_t(9))))); break; case 1: v1 = (((((7.0 < 7.0) ? 1 : 8) >> (1 + (int(unsigned(5) & unsigned(-3)) & 7))) == 6) ? v1 : ((7.0 <= 7.0) ? x[3] : x[0])); default: v1 = ((std::sqrt(1e-3) * std::min<double>(-1.25, 0.0) - (2.0 * -1.25)) + (x[5] + v1)); }
  if ((((0.5 * 3.0 - 7.0) * std::max<double>(2.0, 0.0)) < (std::sqrt(3.0) + std::min<double>(2.0, 1e-3)))) {
    double v3 = (v1 - ((0 > -2) ? (-1.25 + 2.0) : std::sqrt(7.0)));
    v3 *= x[2];
  } else {
    if (!!std::isnan(2.0)) {
      v1 = x[1];
    } else {
      if (!((x[0] + -1.25) >= (1e-3 - 7.0))) {
        v1 += std::sqrt(((0.0 > 7.0) ? (0.0 + 0.5) : (0.0 * 3.0)));
      } else {
        if ((!(1e-3 > x[2]) || (std::fabs(x[4]) > (3.0 + 3.0)))) return (std::sqrt(-1.25) - ((-1.25 - x[4]) - std::sqrt(1e-3)));
      }
    }
    double v4 = (-1.25 + v1);
  }
  for (int k5 = 0; k5 < 4; ++k5) {
    v1 -= v1;
    v1 += ((x[1] * (7.0 * -1.25)) - x[4]);
    v1 = v1;
  }
  double v6 = ((std::fabs(2.0) - (x[2] + 7.0)) * x[1]);
  return ((x[3] < (2.0 + x[2])) ? ((v6 + 0.0) / v6) : ((-1.25 * -1.25) + (x[2] * 7.0)));
}
inline double f306708(const double* x) {
  double v1 = std::sqrt((x[3] + std::fabs(x[0])));
  for (int k2 = 0; k2 < 1; ++k2) {
    if ((((1e-3 * -1.25 - 0.0) + x[0]) != double(k2))) break;
    double v3 = x[2];
  }
  for (int k4 = 0; k4 < 2; ++k4) {
    double v5 = (std::fabs(std::sqrt(2.0)) - (double(int(unsigned(9) - unsigned(2))) * double(3) - (-1.25 - 2.0)));
    if ((std::max<double>(std::fabs(1e-3), ((v5 > 2.0) ? 0.0 : x[2])) == std::max<double>(x[5], ((v1 != x[0]) ? x[3] : v5)))) {
      if (!(((2.0 < 1e-3) ? 1e-3 : 1e-3) >= float(-2))) return x[0];
      double* p6 = (std::fabs((-1.25 - 7.0)) > x[0]) ? &v5 : &v1;
      *p6 += std::max<double>(((x[4] * 0.0) - std::sqrt(-1.25)), 1e-3);
    }
  }
  v1 = ((3.0 <= std::min<double>(1e-3, x[4])) ? x[4] : (std::sqrt(-1.25) - (1e-3 * x[0] - x[1])));
  double v7 = ((x[4] + (0.5 * x[0])) * std::sqrt(x[3]) - (std::isnan(x[1]) ? (7.0 * 0.0 - 0.0) : (0.5 / x[2])));
  return (x[1] * v7);
}
inline double f306709(const double* x) {
  double v1 = (((3.0 * 0.0 - 0.5) * x[0] - x[1]) - (std::min<double>(x[5], 1e-3) * ((3.0 == 0.5) ? 3.0 : -1.25)));
  if ((std::fabs((3.0 * 2.0)) <= std::fabs(std::fabs(0.5)))) return ((x[3] + x[1]) / ((0.5 * 7.0 - 3.0) - ((x[4] <= x[5]) ? x[2] : 3.0)));
  v1 -= (x[1] * x[4]);
  if ((std::sqrt(std::sqrt((7.0 - 7.0)))) > 0) {
    if ((int(uint16_t(int(unsigned(0) | unsigned(int(unsigned(-1) + unsigned(8)))))) != cut((2.0 + 0.0)))) {
      if ((((0.5 * x[0] - -1.25) < x[0]) || (v1 != (0.5 / 0.5)))) return std::sqrt(x[1]);
      v1 = ((v1 < std::min<double>(7.0, 7.0)) ? (((x[5] != x[2]) ? -1.25 : x[3]) * (x[3] * -1.25 - x[0]) - std::fabs(x[0])) : (x[5] + std::sqrt(0.0)));
      for (int k2 = 0; k2 < 4; ++k2) {
        int n3 = (((3.0 + x[2]) != double(int(unsigned(1) - unsigned(-2)))) && ((3.0 < double(k2)) || (2.0 >= 1e-3))) ? 0 : int((int64_t(0) * (cut(v1) >> 12) - 0) / 3 % 1000);
        switch (n3) { case 0: v1 = x[1]; break; case 1: v1 = std::sqrt(std::min<double>(x[1], (0.5 * 1e-3 - x[5]))); default: v1 = 3.0; }
      }
    } else {
      if (std::isnan((std::max<double>(0.0, 3.0) - x[4]))) return std::sqrt(x[3]);
    }
  } else {
    double v4 = (std::min<double>((x[4] + 0.5), std::sqrt(3.0)) + x[0]);
    double v5 = (std::min<double>(x[4], x[5]) * std::fabs((x[2] - v4)) - std::fabs((x[3] * 3.0 - -1.25)));
  }
  v1 += (((2.0 != 0.0) || (0.0 > v1)) ? (((x[1] >= x[5]) && (x[1] == 0.0)) ? x[1] : (x[0] * 7.0 - 0.0)) : v1);
  double v6 = x[2];
  return std::sqrt(x[4]);
}
inline double f306710(const double* x) {
  double v1 = (((0.5 * 1e-3) + x[2]) - std::min<double>((7.0 - 7.0), 7.0));
  int w2 = int(unsigned(cut(double(int(int8_t(0))))) * unsigned(int(unsigned(int(unsigned(cut(0.0)) - unsigned(9))) ^ unsigned(-2))));
  if (!((7.0 + 0.5) < (2.0 * x[3]))) {
    if (((std::sqrt(v1) - (2.0 * 1e-3)) != x[3])) return std::sqrt(float((int(unsigned(7) - unsigned(3)) >> (1 + (((3.0 >= 0.0) ? 4 : w2) & 7)))));
    if (!std::isnan(std::fabs(x[2]))) {
      int n3 = (((0.0 == 1e-3) ? 0.0 : (0.0 - x[3])) <= v1) ? 0 : int(int16_t(int(unsigned((int(unsigned(1) * unsigned(-3)) / (1 + (5 & 7)))) ^ unsigned(w2))));
      switch (n3) { case 0: v1 = ((x[1] * std::sqrt(v1)) * x[0]); break; case 1: v1 = (std::sqrt(x[4]) * (std::min<double>(-1.25, 0.0) * 3.0 - (7.0 / -1.25)) - ((x[4] - 1e-3) * (1e-3 * 2.0) - (x[4] * 0.0))); default: v1 = v1; }
      v1 -= std::fabs(((7.0 + v1) * (x[4] / 7.0)));
    }
  }
  if (std::isnan((std::fabs(0.5) + ((1e-3 <= 7.0) ? 1e-3 : x[2])))) return x[2];
  for (int k4 = 0; k4 < 1; ++k4) {
    if (((x[0] - ((-1.25 >= -1.25) ? x[4] : 3.0)) >= std::max<double>(std::sqrt(0.5), std::max<double>(3.0, 0.5)))) {
      for (int k5 = 0; k5 < 1; ++k5) {
        v1 -= std::sqrt(x[5]);
      }
      if ((std::min<double>((0.0 * 1e-3), (x[4] + x[3])) != double(k4))) return x[4];
    }
    double v6 = ((((x[0] < x[1]) ? x[4] : 1e-3) * (-1.25 * 2.0 - 0.0)) * ((-1.25 - x[5]) * std::fabs(2.0)) - (1e-3 + (3.0 + 1e-3)));
    double v7 = x[4];
  }
  double v8 = double(-2);
  double v9 = x[5];
  return ((x[0] * v8 - (2.0 - 0.0)) - v8);
}
inline double f306711(const double* x) {
  double v1 = ((x[0] * (2.0 + 3.0) - x[0]) * ((3.0 * 3.0) + (x[0] - 2.0)));
  int w2 = int(unsigned(-2) | unsigned(1));
  double v3 = (((7.0 * x[5]) >= std::fabs(0.0)) ? (x[5] / x[1]) : ((x[5] - 0.0) / (3.0 * 3.0)));
  int n4 = (!(cut(-1.25) < 8) && (std::isnan(x[5]) || (2.0 == 3.0))) ? 0 : 3;
  switch (n4) { case 0: v1 = x[5]; break; case 1: v1 = -1.25; default: v3 = std::max<double>(std::max<double>((x[0] * 7.0), (x[5] * x[3] - 1e-3)), ((0.5 > v1) ? x[3] : v1)); }
  v3 += x[3];
  if (((((x[5] > 7.0) ? x[5] : 2.0) + ((1e-3 == x[1]) ? x[2] : x[2])) == (std::fabs(1e-3) - (7.0 / 0.0)))) return (x[0] * std::min<double>(v3, x[1]) - std::sqrt((0.5 * 0.0 - -1.25)));
  if (((cut(x[4]) >> (1 + (int(unsigned(w2) | unsigned(int(unsigned(0) + unsigned(-1)))) & 7))) < int(unsigned(int(unsigned((w2 % (1 + (4 & 7)))) + unsigned(int(unsigned(-1) * unsigned(-1))))) - unsigned(cut(7.0))))) return (((2.0 / 7.0) + x[0]) + ((2.0 + 3.0) * (0.0 - v1) - x[2]));
  return (std::min<double>((x[5] * v3 - x[5]), (1e-3 * 1e-3)) - x[3]);
}
inline double f306712(const double* x) {
  double v1 = x[5];
  if (((((-1.25 == 1e-3) ? 1e-3 : 0.0) + std::sqrt(1e-3)) >= std::sqrt(x[2]))) return (((7.0 * x[3] - 2.0) != x[5]) ? (((1e-3 < 7.0) && (0.0 != 0.0)) ? x[4] : x[1]) : v1);
  if (((-1 >> (1 + (((3.0 != 2.0) ? cut(3.0) : int(unsigned(7) & unsigned(8))) & 7))) < cut(x[4]))) {
    v1 += float(int(unsigned((7 / (1 + (cut(0.5) & 7)))) - unsigned(-3)));
    if ((v1 != ((x[1] - -1.25) * std::fabs(0.0) - x[4]))) {
      int n2 = ((x[3] * v1 - (x[1] * x[4] - 3.0)) != x[3]) ? 0 : 4;
      switch (n2) { case 0: v1 = (std::sqrt((v1 / 0.5)) - x[3]); break; case 1: v1 = (double(-1) / std::fabs((3.0 + x[0]))); default: v1 = std::sqrt((((-2 >> (1 + (9 & 7))) == 0) ? (2.0 - 0.0) : x[4])); }
      if ((((7.0 / 7.0) / std::sqrt(2.0)) > x[5])) return std::max<double>(std::max<double>(x[2], double((8 % (1 + (9 & 7))))), float(6));
      if ((x[3] >= x[3])) return (((4 != 4) ? ((1e-3 <= v1) ? x[4] : 3.0) : 1e-3) * (x[5] * x[0]));
    }
  } else {
    for (int k3 = 0; k3 < 1; ++k3) {
      if ((std::sqrt(std::max<double>(x[2], std::max<double>(0.5, 7.0)))) > 0) {
        v1 *= std::sqrt(((x[3] * 0.5 - x[0]) * ((x[0] < v1) ? 0.0 : x[4]) - x[4]));
        if ((x[2] == double(k3))) {
          for (int k4 = 0; k4 < 3; ++k4) {
            double v5 = (x[3] * (double(k4) + (-1.25 - 2.0)));
            double v6 = x[5];
          }
          double v7 = double(k3);
          double v8 = (x[4] * ((x[3] * x[1] - 2.0) + (1e-3 * 3.0)));
        }
      } else {
        double v9 = x[0];
        double v10 = (std::min<double>((0.0 - 3.0), x[5]) * v1 - x[3]);
        double v11 = (x[1] * std::max<double>(std::sqrt(x[4]), std::min<double>(x[2], 1e-3)));
      }
    }
  }
  double v12 = std::max<double>(std::sqrt((x[5] * 3.0)), x[4]);
  double v13 = double(int(unsigned(7) + unsigned(int(unsigned(std::min(2, 8)) - unsigned(cut(3.0))))));
  double v14 = std::max<double>((!(7.0 >= 3.0) ? v13 : x[0]), ((v12 * x[3] - 3.0) * std::sqrt(v1)));
  return (v13 * ((x[0] * -1.25 - 7.0) + (0.0 * -1.25)) - std::sqrt((x[2] * 1e-3 - 3.0)));
}
inline double f306713(const double* x) {
  double v1 = (std::fabs(((0.0 < x[5]) ? 2.0 : 7.0)) * (x[1] - x[0]) - (x[3] * (x[0] - x[1]) - (0.0 + 7.0)));
  v1 -= (x[0] * x[1] - ((x[0] + 7.0) * x[4] - (0.5 / 0.0)));
  if (((((x[4] > 2.0) || (7.0 >= 0.0)) && ((x[4] <= 0.0) && (7.0 < 3.0))) && !(0.0 > x[5]))) {
    double v2 = x[4];
    v2 = std::fabs(x[1]);
    int w3 = int((int64_t(cut((0.0 * -1.25))) * ((((0.5 == x[5]) && (1 == -1)) ? 5 : cut(-1.25)) >> 12) - cut((0.0 * -1.25))) / 3 % 1000);
  } else {
    double v4 = ((((0.0 == x[4]) ? -1.25 : 7.0) + x[5]) * (x[1] * x[2] - (x[0] * 0.0 - 0.5)) - std::fabs(x[4]));
    v4 = std::sqrt(x[3]);
    double v5 = x[5];
  }
  v1 = ((std::sqrt(x[2]) / x[0]) + std::sqrt((0.0 * 1e-3 - x[4])));
  v1 *= (x[1] * (((1e-3 >= 1e-3) && (5 == -2)) ? (x[1] * x[4]) : 1e-3));
  for (int k6 = 0; k6 < 3; ++k6) {
    v1 -= std::fabs((std::min<double>(-1.25, 0.5) / std::fabs(0.0)));
  }
  if (std::isnan((x[1] - -1.25))) return (float(0) + (x[0] - std::fabs(x[1])));
  return double(1);
}
inline double f306714(const double* x) {
  double v1 = x[4];
  int n2 = (cut(std::sqrt(3.0)) < 7) ? 1 : int(unsigned(cut(std::min<double>(x[5], 1e-3))) + unsigned(7));
  switch (n2) { case 0: v1 = v1; break; case 1: v1 = (x[5] / ((x[4] - x[0]) * (3.0 - x[5]) - (3.0 + x[3]))); default: v1 = (std::sqrt((1e-3 * x[5])) * (std::sqrt(x[2]) * -1.25)); }
  double v3 = x[1];
  v3 = (((1e-3 + 7.0) - (x[4] + 1e-3)) - (std::max<double>(-1.25, x[4]) * x[0]));
  if (!((3.0 - x[2]) < ((3.0 <= 0.0) ? 0.0 : 7.0))) return std::max<double>(v3, x[1]);
  double v4 = x[2];
  v3 += (7.0 + (std::fabs(3.0) * ((-1.25 != 1e-3) ? x[0] : 1e-3)));
  if ((int(unsigned(int(unsigned(6) | unsigned(cut(x[1])))) ^ unsigned(int((int64_t(1) * ((6 % (1 + (6 & 7))) >> 12) - 1) / 3 % 1000))) != int(unsigned(2) & unsigned(9)))) {
    v4 -= ((std::fabs(7.0) * std::max<double>(7.0, 3.0)) - x[0]);
    v4 = std::sqrt(v1);
  } else {
    if (((((0.5 <= x[0]) ? x[1] : 0.5) > x[0]) || (std::sqrt(2.0) == (7.0 - -1.25)))) return std::min<double>(std::min<double>(-1.25, x[5]), std::fabs(v4));
    v1 = (((-1.25 / -1.25) / (3.0 + 7.0)) * x[5] - (x[0] - v4));
    double v5 = v3;
  }
  return (((2.0 * v3 - 3.0) * (3.0 - -1.25)) * x[1]);
}
inline double f306715(const double* x) {
  double v1 = ((((1 == 6) ? 2.0 : 3.0) + std::fabs(0.5)) / 2.0);
  for (int k2 = 0; k2 < 2; ++k2) {
    double v3 = std::min<double>((x[0] - (7.0 + x[1])), (x[4] * (double(k2) + 1e-3) - double(5)));
    for (int k4 = 0; k4 < 3; ++k4) {
      if (std::isnan(float(cut(-1.25)))) return (std::max<double>(v1, ((x[1] > x[2]) ? 0.5 : 7.0)) / (std::min<double>(7.0, 0.0) / (7.0 * 1e-3)));
    }
    if ((float(cut(std::fabs(v1)))) > 0) {
      if (((x[3] * (x[0] * double(k2) - x[0])) > ((v3 + -1.25) - x[5]))) {
        v1 *= ((x[0] != std::sqrt(1e-3)) ? (x[4] * std::sqrt(7.0)) : x[0]);
        double v5 = (std::max<double>(double(int(unsigned(-1) + unsigned(5))), (7.0 - -1.25)) * std::max<double>(x[5], (0.0 + x[0])) - ((1e-3 - 0.0) + std::sqrt(2.0)));
        v5 = (x[4] * (x[5] * ((8 > 3) ? 1e-3 : x[4]) - double(k2)));
      } else {
        for (int k6 = 0; k6 < 2; ++k6) {
          v3 -= x[5];
        }
        double v7 = (std::sqrt((x[0] + 3.0)) * x[4]);
      }
    } else {
      for (int k8 = 0; k8 < 1; ++k8) {
        if ((-2 == int(unsigned(-2) & unsigned(3)))) {
          double v9 = ((x[4] * std::min<double>(-1.25, -1.25) - (2.0 + x[3])) * x[4] - double(k8));
          double v10 = double(k8);
        }
        double v11 = x[0];
        double v12 = float(int(uint8_t(int(unsigned(int(unsigned(6) ^ unsigned(1))) + unsigned(cut(0.5))))));
      }
      double v13 = std::min<double>((x[3] * (x[2] * 1e-3 - x[4]) - std::sqrt(0.0)), (std::fabs(0.5) * (v3 - -1.25) - std::min<double>(0.0, 2.0)));
      double v14 = std::fabs((std::sqrt(0.5) * std::sqrt(x[3]) - (2.0 - 1e-3)));
    }
  }
  double v15 = (!(1e-3 > -1.25) ? (x[1] - (7.0 + x[3])) : ((3.0 != 3.0) ? std::min<double>(7.0, 7.0) : ((x[2] == x[0]) ? 0.0 : 3.0)));
  double v16 = (std::fabs(std::sqrt(0.0)) + x[0]);
  double v17 = v16;
  double v18 = 3.0;
  return (std::sqrt((1e-3 * 7.0)) * v15);
}
inline double f306716(const double* x) {
  double v1 = x[1];
  if (((x[4] == (v1 - 7.0)) || (x[3] >= x[2]))) return (std::min<double>(1e-3, std::sqrt(0.5)) * (((1e-3 >= 3.0) ? 0.0 : x[5]) + (x[2] * -1.25 - 0.5)));
  double v2 = ((x[4] * std::sqrt(3.0) - (x[3] * x[4])) * (((-1.25 == x[3]) ? 3.0 : 3.0) * std::sqrt(x[3]) - std::sqrt(-1.25)));
  v2 *= (double((int((int64_t(6) * (8 >> 12) - 6) / 3 % 1000) / (1 + (9 & 7)))) - x[4]);
  if ((std::fabs(std::sqrt(2.0))) > 0) {
    for (int k3 = 0; k3 < 2; ++k3) {
      for (int k4 = 0; k4 < 1; ++k4) {
        double v5 = x[1];
        v2 = (((3.0 != 0.5) ? (v2 - 2.0) : float(((2.0 != 7.0) ? 7 : 1))) + v1);
        double v6 = ((x[3] > ((x[2] >= 1e-3) ? 2.0 : 3.0)) ? 7.0 : std::sqrt((1e-3 + 7.0)));
      }
      if ((x[3] >= std::min<double>((x[2] + 0.5), ((7 < 0) ? x[0] : x[5])))) {
        double* p7 = ((x[1] * x[0]) == (std::min<double>(-1.25, x[2]) - std::max<double>(3.0, 2.0))) ? &v2 : &v1;
        *p7 += (std::fabs(x[4]) / (std::fabs(0.5) - std::max<double>(1e-3, 0.5)));
        if ((!(2.0 >= x[1]) && ((1e-3 - 1e-3) > (7.0 * 0.5)))) {
          if ((((2 == int(unsigned(-2) & unsigned(7))) ? x[2] : (1e-3 * x[3])) > x[4])) return x[1];
        } else {
          v1 += std::min<double>(double(k3), std::max<double>((7.0 * 2.0 - v2), x[0]));
          double v8 = x[3];
        }
      } else {
        double v9 = (((7.0 + 1e-3) * (x[0] + 2.0)) + ((7.0 + x[0]) + v1));
        double v10 = (0.0 * x[4] - (-1.25 * (0.0 * 0.5 - 0.0)));
        double v11 = std::max<double>(v9, (v9 / (0.0 + 3.0)));
      }
    }
    double v12 = float(1);
    double v13 = ((x[3] + x[3]) + x[2]);
  } else {
    double v14 = ((v1 * (-1.25 * 0.5 - 0.0)) + std::sqrt(std::sqrt(3.0)));
  }
  double v15 = (((3.0 - 2.0) / (-1.25 * 3.0)) + ((x[5] * 7.0 - 1e-3) + (v2 * 2.0 - x[5])));
  return std::sqrt(7.0);
}
inline double f306717(const double* x) {
  double v1 = x[5];
  v1 *= (((x[4] * x[5]) + (7.0 - 2.0)) + x[2]);
  v1 *= std::sqrt(std::min<double>(2.0, (2.0 - 7.0)));
  double v2 = double((-2 >> (1 + (7 & 7))));
  return std::sqrt(std::fabs(std::sqrt(0.5)));
}
inline double f306718(const double* x) {
  double v1 = (x[4] / x[1]);
  int n2 = (std::sqrt((1e-3 - 0.5)) < std::sqrt(((3.0 == 7.0) ? v1 : v1))) ? 2 : std::min(int(unsigned(int((int64_t(cut(x[5])) * ((1 % (1 + (-1 & 7))) >> 12) - cut(x[5])) / 3 % 1000)) + unsigned(0)), 3);
  switch (n2) { case 0: v1 = std::fabs((((x[1] == 3.0) || (x[4] != 0.0)) ? (x[5] - 0.5) : (0.5 - 1e-3))); break; case 1: v1 = (x[2] + x[2]); default: v1 = x[5]; }
  int n3 = ((std::max<double>(7.0, -1.25) - (x[4] * 1e-3)) != std::sqrt((-1.25 * 2.0 - x[2]))) ? 2 : (((x[0] * 0.0) >= (0.0 - v1)) ? ((0.5 < -1.25) ? 0 : cut(1e-3)) : -3);
  switch (n3) { case 0: v1 = float(6); break; case 1: v1 = (x[0] / (std::fabs(x[5]) - std::fabs(7.0))); default: v1 = std::max<double>((x[2] * x[1]), ((0.0 * 2.0 - -1.25) * (x[5] - 0.5) - x[0])); }
  double v4 = ((((3.0 >= -1.25) && (0.0 <= 7.0)) && (int(unsigned(1) & unsigned(-2)) > std::min(5, -2))) ? std::max<double>(x[0], std::fabs(1e-3)) : ((1e-3 - 0.0) * x[5]));
  if (((v1 / double(0))) > 0) {
    for (int k5 = 0; k5 < 1; ++k5) {
      if (std::isnan(x[1])) break;
    }
    v4 -= std::min<double>((v1 + (3.0 * 0.0)), x[1]);
    double v6 = ((!(-1.25 < 0.0) ? std::sqrt(0.5) : (2.0 - 1e-3)) * x[3]);
  }
  if ((std::fabs((-1.25 + 0.0)) > ((7.0 * x[1] - 7.0) * std::min<double>(x[4], 0.0) - (-1.25 * -1.25)))) {
    v1 = (std::sqrt((x[3] * 7.0)) * (x[3] * x[3]));
    v4 += (std::sqrt(std::sqrt(x[1])) * x[3]);
  }
  v4 -= std::sqrt((x[5] - (0.0 - x[2])));
  return (((-1 <= int(unsigned(5) + unsigned(5))) ? (3.0 - 0.5) : x[1]) / x[1]);
}
inline double f306719(const double* x) {
  double v1 = (x[2] + std::fabs((0.0 / 2.0)));
  v1 -= (x[2] + ((2 <= cut(0.5)) ? (-1.25 + 0.5) : x[1]));
  for (int k2 = 0; k2 < 1; ++k2) {
    int n3 = ((std::isnan(-1.25) ? x[5] : x[0]) > x[5]) ? 0 : int(unsigned(std::min((cut(3.0) >> (1 + (cut(x[4]) & 7))), cut(x[1]))) - unsigned(5));
    switch (n3) { case 0: v1 = (std::max<double>((x[5] + x[2]), (0.5 * 2.0 - 7.0)) - std::sqrt((x[4] / x[1]))); break; case 1: v1 = std::max<double>(((double(k2) + 2.0) * x[2]), ((1e-3 < 2.0) ? (double(k2) * 0.0) : (1e-3 + 1e-3))); default: v1 = std::sqrt(x[1]); }
    if ((-1 == int(unsigned(3) ^ unsigned(-1)))) return ((std::fabs(3.0) * std::sqrt(3.0) - std::fabs(x[3])) * (x[4] + v1) - std::fabs(std::sqrt(-1.25)));
  }
  for (int k4 = 0; k4 < 2; ++k4) {
    for (int k5 = 0; k5 < 4; ++k5) {
      v1 += std::max<double>(x[1], 0.0);
      if ((0.5 == x[2])) {
        if ((int(unsigned(std::min(cut(x[2]), int(unsigned(0) ^ unsigned(2)))) * unsigned(int(uint16_t(0)))) < int(unsigned(cut(7.0)) ^ unsigned(int((int64_t(int((int64_t(2) * (9 >> 12) - 2) / 3 % 1000)) * (-2 >> 12) - int((int64_t(2) * (9 >> 12) - 2) / 3 % 1000)) / 3 % 1000))))) return ((x[0] <= x[2]) ? x[2] : (x[2] * std::sqrt(x[0]) - (-1.25 * 7.0 - -1.25)));
        if ((((0.5 + x[0]) * (-1.25 * 1e-3 - 0.5) - v1) > (x[3] * std::sqrt(3.0) - ((9 <= 7) ? x[5] : 0.0)))) return (!(-1.25 >= 7.0) ? x[2] : std::sqrt(x[2]));
      } else {
        if ((std::max<double>(3.0, v1)) > 0) {
          double v6 = (((x[4] - x[2]) * v1 - ((-1.25 < -1.25) ? 7.0 : -1.25)) + std::max<double>(2.0, std::fabs(0.5)));
          double v7 = (v6 * x[4] - (((9 >> (1 + (1 & 7))) > 7) ? ((x[5] != 0.0) ? 0.0 : 7.0) : x[4]));
        }
      }
      for (int k8 = 0; k8 < 1; ++k8) {
        double v9 = double(k5);
        double v10 = float(2);
      }
    }
    double v11 = (x[0] * ((0.0 * 3.0) / x[5]));
    double v12 = (v11 - ((x[4] / double(k4)) - (x[2] - -1.25)));
  }
  double v13 = std::min<double>((((x[1] >= 0.5) ? -1.25 : -1.25) * v1 - -1.25), (std::max<double>(-1.25, 7.0) + x[5]));
  double v14 = std::max<double>(std::fabs(7.0), x[2]);
  return x[5];
}
inline double f306720(const double* x) {
  double v1 = (((x[4] / 0.0) * std::max<double>(1e-3, x[2]) - (1e-3 * 2.0 - 0.5)) / x[2]);
  for (int k2 = 0; k2 < 1; ++k2) {
    v1 -= x[4];
    v1 *= (((7.0 < 2.0) ? (0.0 * 0.5) : std::sqrt(x[3])) + ((-1.25 == 3.0) ? x[4] : std::max<double>(x[2], 0.0)));
  }
  if (((((x[2] - x[1]) * std::fabs(3.0)) - (std::fabs(v1) - std::min<double>(0.0, 0.5)))) > 0) {
    v1 += std::sqrt(((2.0 > 0.5) ? (x[1] + 3.0) : std::min<double>(2.0, 2.0)));
    for (int k3 = 0; k3 < 3; ++k3) {
      for (int k4 = 0; k4 < 1; ++k4) {
        v1 += double(k4);
        v1 = x[5];
      }
      double v5 = (((x[4] + x[5]) + ((3 > 2) ? 7.0 : 0.5)) + ((0.5 * 0.0) + x[3]));
      if ((v5 != (std::isnan(7.0) ? std::min<double>(v5, x[0]) : std::sqrt(x[3])))) return std::sqrt(x[1]);
    }
    v1 -= (std::sqrt(x[5]) / std::sqrt(v1));
  } else {
    double v6 = x[0];
    if (((0.5 - (1e-3 * 1e-3)) <= std::sqrt(x[3]))) {
      double v7 = (double(cut(3.0)) * (std::fabs(0.0) / ((-1.25 >= 3.0) ? x[2] : 0.5)));
    }
    double v8 = std::max<double>(1e-3, ((-1.25 * 0.5) / (v1 / v1)));
  }
  double v9 = (x[3] + (1e-3 - 3.0));
  return float((7 >> (1 + (int(unsigned((3 / (1 + (3 & 7)))) ^ unsigned(cut(x[4]))) & 7))));
}
inline double f306721(const double* x) {
  double v1 = ((x[2] - x[3]) + ((x[5] < x[2]) ? (-1.25 * -1.25 - -1.25) : (2.0 * 2.0 - -1.25)));
  v1 = ((x[3] * (1e-3 + -1.25) - (0.5 - 7.0)) - std::sqrt((x[2] - x[5])));
  if ((x[5] <= x[2])) {
    if ((x[0] != x[4])) {
      v1 += std::sqrt((x[4] - v1));
      double v2 = (!(7.0 < x[0]) ? x[2] : ((x[1] * 1e-3) + (2.0 + 3.0)));
    }
    if (!std::isnan(std::min<double>(x[5], 7.0))) {
      double v3 = v1;
      for (int k4 = 0; k4 < 4; ++k4) {
        double v5 = x[1];
      }
      double v6 = v1;
    }
    if (std::isnan((x[5] * (0.5 * 2.0)))) return std::sqrt(std::min<double>(x[2], x[2]));
  }
  if (((x[0] != (1e-3 + x[5])) || (((x[0] >= x[4]) ? 7.0 : x[3]) > (7.0 * 0.0)))) return ((std::sqrt(3.0) * std::sqrt(1e-3) - (3.0 * v1)) * (((-1.25 >= -1.25) ? 1e-3 : x[5]) + std::fabs(2.0)) - (v1 * (2.0 * 0.0 - x[2]) - (0.5 * 2.0 - 0.5)));
  if ((((v1 + 2.0) * std::max<double>(1e-3, 1e-3)) <= (x[4] * std::sqrt(7.0) - ((3.0 < 1e-3) ? 0.0 : v1)))) return x[2];
  double v7 = x[4];
  double v8 = (((0.5 < v1) ? (x[5] - 7.0) : x[4]) / 0.5);
  return std::fabs((x[4] * x[4]));
}
inline double f306722(const double* x) {
  double v1 = x[2];
  if ((x[5]) > 0) {
    double v2 = (std::sqrt(std::max<double>(7.0, 0.5)) - (x[0] / (1e-3 * x[1])));
    double v3 = (x[4] - std::max<double>((2.0 / 3.0), std::fabs(0.0)));
  }
  int w4 = int(unsigned(int((int64_t(7) * (int(unsigned(cut(-1.25)) - unsigned(8)) >> 12) - 7) / 3 % 1000)) & unsigned((cut(2.0) >> (1 + (int(uint16_t(int((int64_t(4) * (4 >> 12) - 4) / 3 % 1000))) & 7)))));
  for (int k5 = 0; k5 < 1; ++k5) {
    if (((((x[5] >= v1) || (1e-3 >= -1.25)) ? std::max<double>(-1.25, (1e-3 + x[3])) : (x[5] * std::sqrt(x[3]) - ((double(k5) != x[5]) ? x[5] : 0.0)))) > 0) {
      w4 = int((int64_t(int(unsigned(int(unsigned(w4) * unsigned(w4))) + unsigned(int(unsigned(int(unsigned(0) + unsigned(0))) | unsigned((-3 / (1 + (5 & 7)))))))) * (int(unsigned(2) & unsigned((w4 >> (1 + (w4 & 7))))) >> 12) - int(unsigned(int(unsigned(w4) * unsigned(w4))) + unsigned(int(unsigned(int(unsigned(0) + unsigned(0))) | unsigned((-3 / (1 + (5 & 7)))))))) / 3 % 1000);
      v1 = (v1 * (((x[5] <= 1e-3) ? 7.0 : -1.25) * x[4]));
    }
    v1 = x[3];
  }
  return (x[3] - x[2]);
}
inline double f306723(const double* x) {
  double v1 = x[1];
  double v2 = std::sqrt(std::fabs((-1.25 * -1.25)));
  v1 -= (((x[5] < -1.25) ? x[1] : (x[3] * v2 - 1e-3)) - ((7.0 == 7.0) ? (3.0 * x[1]) : x[4]));
  v1 += std::min<double>(((int(unsigned(2) - unsigned(9)) > int(unsigned(6) | unsigned(0))) ? (7.0 / 0.0) : std::sqrt(7.0)), (x[4] - x[0]));
  v1 += ((x[5] == ((2 > 8) ? x[0] : 3.0)) ? (((9 > -3) ? 1e-3 : x[1]) - std::fabs(x[3])) : v2);
  double v3 = std::max<double>(((0.5 - x[3]) + (0.5 + x[5])), (x[3] - std::min<double>(0.5, 3.0)));
  return (std::sqrt(std::min<double>(0.0, v3)) * x[1] - std::sqrt(std::max<double>(7.0, 0.0)));
}
inline double f306724(const double* x) {
  double v1 = (x[1] * x[2]);
  double v2 = x[4];
  double v3 = std::min<double>(std::sqrt(std::min<double>(-1.25, 0.5)), ((x[0] + 3.0) * (v2 * 3.0)));
  for (int k4 = 0; k4 < 3; ++k4) {
    double v5 = std::sqrt((x[4] * std::sqrt(0.0) - double(k4)));
    v5 += std::sqrt(x[1]);
    double v6 = float(8);
  }
  if ((v2) > 0) {
    for (int k7 = 0; k7 < 2; ++k7) {
      v1 = v2;
    }
    for (int k8 = 0; k8 < 3; ++k8) {
      double v9 = (x[0] - x[0]);
      if (((((3.0 == 2.0) ? -1.25 : 0.0) / std::max<double>(3.0, -1.25)) >= std::fabs((7.0 * 0.5 - v2)))) return (std::max<double>((2.0 + 3.0), x[1]) * ((-1.25 + v9) + (2.0 + x[1])));
    }
    v3 -= float(cut(std::sqrt(v2)));
  }
  v2 = std::max<double>((std::max<double>(7.0, 1e-3) + x[3]), ((x[2] * 7.0 - v2) * (3.0 - -1.25)));
  return std::sqrt(((3.0 / 0.5) + v3));
}
inline double f306725(const double* x) {
  double v1 = ((x[3] > (x[4] - x[5])) ? (x[5] - ((-1.25 > x[1]) ? 1e-3 : 0.0)) : std::min<double>(float(-1), (3.0 - -1.25)));
  if ((float(std::min(9, int(unsigned(-1) ^ unsigned(1)))) < ((int(unsigned(-2) | unsigned(-2)) > 3) ? (0.0 - 0.0) : ((7.0 == -1.25) ? 0.0 : x[0])))) return std::fabs(3.0);
  for (int k2 = 0; k2 < 2; ++k2) {
    if (((int(int16_t(8)) / (1 + (std::min(int(unsigned(-3) - unsigned(2)), 2) & 7))) <= int(unsigned(int(unsigned(7) + unsigned(int(unsigned(9) ^ unsigned(7))))) ^ unsigned(int(unsigned(1) - unsigned(int(unsigned(7) * unsigned(-1)))))))) {
      int n3 = !(x[0] < ((0.5 == 1e-3) ? 0.5 : 1e-3)) ? 0 : int(unsigned(6) + unsigned(cut((x[1] - 7.0))));
      switch (n3) { case 0: v1 = std::min<double>(std::min<double>(x[5], double(7)), x[3]); break; case 1: v1 = double(k2); default: v1 = std::max<double>((std::max<double>(0.0, v1) / double(k2)), ((x[4] * x[0]) * (-1.25 + 0.5) - float(cut(0.0)))); }
      v1 -= x[0];
      for (int k4 = 0; k4 < 2; ++k4) {
        double v5 = (((v1 / 1e-3) / double(k2)) - (x[2] * v1 - x[3]));
        v1 *= 2.0;
        if (((5 / (1 + (((0 < 5) ? int((int64_t(5) * (5 >> 12) - 5) / 3 % 1000) : 4) & 7))) > 2)) {
          v5 *= std::min<double>(((x[5] - x[3]) - x[4]), std::fabs(x[4]));
        } else {
          for (int k6 = 0; k6 < 4; ++k6) {
            for (int k7 = 0; k7 < 1; ++k7) {
              if (((((0.0 <= 2.0) || (1e-3 != 3.0)) ? ((x[3] != x[5]) ? v5 : 7.0) : (x[0] + 2.0)) <= (std::sqrt(2.0) * std::max<double>(double(k2), 0.5)))) {
                double v8 = std::sqrt(((1e-3 + -1.25) * std::sqrt(7.0)));
                double v9 = std::max<double>(x[3], (((v1 < 2.0) || (1e-3 != double(k7))) ? x[1] : std::sqrt(v5)));
              } else {
                double v10 = (x[0] * v5);
                double v11 = v10;
              }
              double v12 = double(k4);
              double v13 = (x[3] * v12 - v5);
            }
            double v14 = x[0];
            double v15 = x[4];
          }
        }
      }
    } else {
      double v16 = std::sqrt(x[2]);
      double v17 = x[3];
    }
    double v18 = (((x[4] < 2.0) ? std::fabs(0.0) : 2.0) + x[1]);
    double v19 = x[3];
  }
  double v20 = std::sqrt(((0.0 > x[2]) ? x[3] : x[2]));
  return std::max<double>(((-2 <= (-2 / (1 + (-2 & 7)))) ? (x[1] - 7.0) : (x[2] - 3.0)), ((-1.25 != 2.0) ? x[4] : (0.5 - 0.5)));
}
inline double f306726(const double* x) {
  double v1 = (((1e-3 * 3.0 - 7.0) + ((2.0 > -1.25) ? x[1] : 1e-3)) * std::min<double>(x[2], x[3]) - ((x[0] * x[1] - 1e-3) - (x[5] * -1.25)));
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = ((std::max<double>(0.5, -1.25) / std::min<double>(3.0, 2.0)) - double(k2));
    double a4[3] = {x[4], 3.0, (x[4] * std::sqrt(v3))};
    const unsigned i5 = unsigned(int(int64_t(cut(std::max<double>(2.0, -1.25))))) % 3;
    if (!((a4[1] > v3) || (3.0 == 2.0))) {
      v3 += x[5];
      double v6 = v3;
    } else {
      if ((std::max<double>(((0.5 * 2.0) - std::sqrt(0.0)), (v3 * 1e-3))) > 0) {
        for (int k7 = 0; k7 < 4; ++k7) {
          a4[i5] -= x[0];
          double v8 = std::sqrt(((3.0 - x[1]) - (x[5] * v1)));
          for (int k9 = 0; k9 < 3; ++k9) {
            for (int k10 = 0; k10 < 1; ++k10) {
              if ((((7.0 + a4[1]) > (-1.25 + 2.0)) && (double(k10) != (2.0 - -1.25)))) {
                v3 += ((x[1] != float(int(unsigned(4) & unsigned(-3)))) ? v8 : std::sqrt((2.0 * 2.0)));
              }
              double v11 = std::sqrt((v1 + (-1.25 * 3.0 - x[1])));
              double v12 = std::max<double>(((7.0 - 0.5) / (7.0 * -1.25 - -1.25)), double(k2));
            }
            double v13 = (((x[1] * 1e-3 - 7.0) < x[2]) ? std::max<double>((0.0 / x[0]), std::fabs(x[0])) : double(k2));
            double v14 = std::fabs(std::sqrt(std::max<double>(3.0, 3.0)));
          }
        }
        double v15 = (std::min<double>(float(-1), (0.5 + v1)) - (((0.0 == 0.0) ? x[1] : 7.0) / x[2]));
      }
      double v16 = std::max<double>(std::min<double>(std::sqrt(3.0), double(k2)), std::sqrt(x[2]));
    }
  }
  double v17 = (std::min<double>((x[1] * x[1] - -1.25), (2.0 - 2.0)) + x[2]);
  double v18 = std::sqrt(x[1]);
  return x[4];
}
inline double f306727(const double* x) {
  double v1 = std::sqrt(x[4]);
  v1 -= (x[0] - std::max<double>(((2.0 >= v1) ? 0.0 : 2.0), (1e-3 + x[0])));
  if (!((3.0 > -1.25) && (7.0 == 2.0))) {
    v1 *= x[1];
  }
  v1 = std::sqrt(x[1]);
  if ((((6 != cut(0.0)) && (1e-3 > x[5])) && (!(7.0 >= 0.5) || ((x[2] >= 7.0) && (7.0 == 0.5))))) {
    for (int k2 = 0; k2 < 2; ++k2) {
      if ((float(((0.5 == 0.0) ? (((x[5] >= 0.0) ? 6 : -2) >> (1 + (int(unsigned(-2) - unsigned(-3)) & 7))) : int(unsigned(int(uint8_t(-3))) ^ unsigned(int(unsigned(7) - unsigned(8))))))) > 0) {
        v1 *= std::sqrt(std::fabs((2.0 / 2.0)));
        double v3 = (std::isnan(std::max<double>(-1.25, v1)) ? (x[2] - std::fabs(7.0)) : (((3.0 < x[4]) ? x[4] : 7.0) * std::sqrt(0.5)));
      }
      for (int k4 = 0; k4 < 1; ++k4) {
        v1 += (((x[1] * 0.0) < 0.5) ? (std::fabs(x[1]) - x[5]) : double(k2));
        for (int k5 = 0; k5 < 1; ++k5) {
          if ((std::sqrt(x[1])) > 0) {
            double v6 = double(k2);
            double v7 = (std::fabs(double(k5)) * v1);
            double v8 = std::min<double>(v7, (x[0] * double(k2)));
          }
          double v9 = (x[5] - std::max<double>((2.0 * 7.0 - x[3]), double(k2)));
          double v10 = ((9 < ((3 >> (1 + (0 & 7))) % (1 + (8 & 7)))) ? x[0] : std::max<double>(2.0, v1));
        }
        double v11 = ((std::max<double>(-1.25, 0.0) - std::fabs(0.0)) * x[2] - x[4]);
      }
    }
    double v12 = v1;
    double v13 = float(int(unsigned(8) & unsigned(cut(1e-3))));
  }
  double v14 = float(6);
  return (x[2] * (x[1] * std::fabs(-1.25)) - ((2.0 / x[5]) * std::fabs(x[4])));
}
inline double f306728(const double* x) {
  double v1 = (x[0] / ((x[2] * 7.0 - 2.0) / std::sqrt(x[4])));
  int w2 = 7;
  int n3 = ((((x[3] <= x[3]) ? 0.5 : 7.0) / (-1.25 - 0.0)) <= x[0]) ? 1 : int(unsigned((std::min(int(uint8_t(7)), int(unsigned(1) & unsigned(w2))) / (1 + (int(unsigned(w2) | unsigned((7 % (1 + (6 & 7))))) & 7)))) * unsigned(w2));
  switch (n3) { case 0: v1 = ((x[1] * std::min<double>(0.5, x[3]) - std::sqrt(1e-3)) + (std::sqrt(3.0) / x[3])); break; case 1: v1 = x[1]; default: v1 = x[1]; }
  v1 = ((x[2] > (3.0 - x[0])) ? x[0] : (x[1] * (1e-3 + x[0])));
  v1 = std::sqrt((x[5] / x[2]));
  for (int k4 = 0; k4 < 4; ++k4) {
    double v5 = std::sqrt(x[0]);
    if (((x[5] == ((w2 <= w2) ? x[5] : -1.25)) || ((7.0 + -1.25) < x[4]))) {
      v1 *= 2.0;
    }
    for (int k6 = 0; k6 < 4; ++k6) {
      double v7 = v1;
    }
  }
  v1 -= x[0];
  return (((0.5 + -1.25) + std::max<double>(x[0], 3.0)) * x[5]);
}
inline double f306729(const double* x) {
  double v1 = ((x[4] * std::sqrt(x[3]) - (0.0 + 0.5)) - std::sqrt((1e-3 * 0.0 - 1e-3)));
  for (int k2 = 0; k2 < 3; ++k2) {
    for (int k3 = 0; k3 < 1; ++k3) {
      for (int k4 = 0; k4 < 3; ++k4) {
        double v5 = std::sqrt(((7.0 * 0.5) + (7.0 + 2.0)));
        v1 -= std::sqrt(v1);
      }
      v1 *= (double(k3) * float(int(unsigned(2) & unsigned(int(unsigned(7) ^ unsigned(6))))) - std::fabs(std::min<double>(3.0, 1e-3)));
      v1 = (x[5] + (std::max<double>(double(k3), 0.0) / (3.0 + double(k3))));
    }
    int n6 = (1 != -1) ? 2 : 9;
    switch (n6) { case 0: v1 = std::sqrt(std::max<double>(float((6 >> (1 + (2 & 7)))), double(k2))); break; case 1: v1 = std::min<double>(double(k2), double(int(int8_t((3 >> (1 + (-1 & 7))))))); default: v1 = ((std::sqrt(1e-3) * std::fabs(0.5) - x[4]) - double(int(int8_t(int((int64_t(9) * (-3 >> 12) - 9) / 3 % 1000))))); }
  }
  v1 *= float((6 / (1 + (int((int64_t(cut(3.0)) * (9 >> 12) - cut(3.0)) / 3 % 1000) & 7))));
  if ((!(-1.25 <= x[2]) || !std::isnan(3.0))) {
    double v7 = (x[5] - x[4]);
  }
  for (int k8 = 0; k8 < 1; ++k8) {
    double v9 = double(int(unsigned(cut(2.0)) - unsigned(int(unsigned(-2) ^ unsigned(int(unsigned(7) - unsigned(9)))))));
    double v10 = (v1 * x[5] - ((-1.25 - v9) * x[0] - (v9 * 0.0)));
    double v11 = v1;
  }
  double v12 = v1;
  double v13 = ((x[4] * std::min<double>(-1.25, 7.0)) - std::max<double>(x[0], (-1.25 / x[2])));
  double v14 = (x[3] + (std::sqrt(0.5) * x[5]));
  return (v12 + x[5]);
}
inline double f306730(const double* x) {
  double v1 = (((x[4] - x[1]) < (1e-3 * 3.0)) ? std::sqrt(std::fabs(2.0)) : std::min<double>((2.0 - 7.0), x[1]));
  if (std::isnan(x[4])) {
    if ((x[2] != (x[5] * (x[3] * -1.25) - std::max<double>(1e-3, v1)))) return v1;
    double v2 = std::min<double>(x[2], ((x[0] - x[4]) - x[2]));
  }
  if ((x[1] != (std::min<double>(2.0, x[3]) * x[2] - double((6 >> (1 + (-1 & 7))))))) {
    double v3 = ((float(5) + x[3]) + x[2]);
    int w4 = int(int16_t(int(int8_t(int(int16_t(int(unsigned(7) ^ unsigned(3))))))));
  }
  if ((int((int64_t(((2.0 == 0.0) ? cut(2.0) : 5)) * (((-1.25 != x[1]) ? -2 : ((0.5 == x[0]) ? 0 : 1)) >> 12) - ((2.0 == 0.0) ? cut(2.0) : 5)) / 3 % 1000) < cut((2.0 * 3.0)))) return (x[3] * std::min<double>((3.0 * x[1]), (7.0 * 0.0)));
  return ((std::min<double>(1e-3, 7.0) * (x[4] * x[0]) - std::min<double>(1e-3, -1.25)) * x[1] - -1.25);
}
inline double f306731(const double* x) {
  double v1 = (x[1] * ((x[1] >= 2.0) ? (2.0 * 3.0 - 0.0) : (0.5 + 0.5)));
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 *= std::sqrt(float(int((int64_t(int(unsigned(3) * unsigned(9))) * (-1 >> 12) - int(unsigned(3) * unsigned(9))) / 3 % 1000)));
    v1 *= ((x[5] - 3.0) * x[5] - (((0 == -1) ? 3.0 : x[5]) + (2.0 * 2.0)));
  }
  v1 += x[1];
  if ((std::sqrt((x[0] / x[3])) > x[5])) return x[3];
  int n3 = (x[5] == ((1e-3 + x[2]) * std::min<double>(x[3], x[0]))) ? 1 : -2;
  switch (n3) { case 0: v1 = (std::fabs(std::fabs(v1)) - x[1]); break; case 1: v1 = std::sqrt((((7.0 != 1e-3) ? 7.0 : -1.25) * x[0] - 0.0)); default: v1 = std::fabs(((3.0 - 1e-3) * x[0] - (7.0 + x[5]))); }
  return (std::sqrt(std::max<double>(2.0, 0.0)) * x[3]);
}
inline double f306732(const double* x) {
  double v1 = std::min<double>((2.0 * ((1e-3 != 3.0) ? x[4] : x[3]) - x[5]), x[1]);
  for (int k2 = 0; k2 < 4; ++k2) {
    double v3 = float(int(unsigned(8) + unsigned((3 / (1 + (int((int64_t(0) * (3 >> 12) - 0) / 3 % 1000) & 7))))));
  }
  double v4 = (x[3] - x[3]);
  if ((((1e-3 * 1e-3 - 0.0) < v4) && (((3.0 < 1e-3) && (x[3] >= 3.0)) || (-1.25 <= x[0])))) {
    double v5 = ((int((int64_t(cut(7.0)) * (int(uint16_t(9)) >> 12) - cut(7.0)) / 3 % 1000) < 9) ? double((std::min(9, 8) / (1 + (int((int64_t(4) * (8 >> 12) - 4) / 3 % 1000) & 7)))) : 3.0);
  }
  return x[0];
}
inline double f306733(const double* x) {
  double v1 = std::max<double>(2.0, x[4]);
  double v2 = x[4];
  for (int k3 = 0; k3 < 3; ++k3) {
    for (int k4 = 0; k4 < 3; ++k4) {
      double v5 = x[4];
    }
    v1 = v1;
    double v6 = std::sqrt((0.0 - ((x[2] >= 3.0) ? 0.5 : 0.0)));
  }
  if (((x[1] * (x[2] * 0.5)) != std::sqrt((x[3] + v2)))) {
    double v7 = (std::sqrt((v2 / 2.0)) * ((x[3] + v1) - (-1.25 * 2.0)));
  }
  double v8 = (std::min<double>(((x[5] > v1) ? 0.5 : v1), v2) * std::fabs((2.0 + x[5])));
  for (int k9 = 0; k9 < 2; ++k9) {
    if ((((-1.25 - x[2]) + x[5]) == (std::fabs(-1.25) * std::sqrt(0.5) - 1e-3))) {
      v1 += (std::min<double>(std::sqrt(0.5), x[2]) + v1);
      if (((((0.5 > 7.0) ? 1e-3 : 2.0) > (x[5] + v2)) || ((x[3] * 0.0) > x[1]))) {
        v2 *= (std::fabs(v8) - std::sqrt(x[2]));
        double v10 = (std::isnan((0.0 + 1e-3)) ? v2 : (x[0] * std::fabs(double(k9))));
        double v11 = v8;
      }
    } else {
      double v12 = (std::sqrt((double(k9) - 3.0)) - x[5]);
    }
    double v13 = double(k9);
    double v14 = std::fabs(std::sqrt((7.0 + 7.0)));
  }
  double v15 = std::sqrt(v2);
  double v16 = (((2.0 - x[1]) < std::sqrt(v2)) ? float(int(unsigned(cut(x[5])) & unsigned(int((int64_t(3) * (0 >> 12) - 3) / 3 % 1000)))) : ((-1.25 != x[1]) ? (1e-3 - 0.0) : std::max<double>(2.0, 0.0)));
  return std::min<double>(((0.0 + -1.25) - ((0.0 >= 3.0) ? 3.0 : 0.5)), (std::max<double>(1e-3, 3.0) + std::sqrt(3.0)));
}
inline double f306734(const double* x) {
  double v1 = x[2];
  double v2 = std::min<double>(0.5, x[5]);
  int n3 = (((7.0 + 2.0) >= (2.0 * x[5])) && ((0.5 + 3.0) >= x[0])) ? 2 : 3;
  switch (n3) { case 0: v2 = std::sqrt(x[4]); break; case 1: v2 = std::sqrt(v2); default: v1 = (v2 * v2); }
  v2 = v2;
  double v4 = std::sqrt((std::fabs(x[4]) * v1 - x[4]));
  return (((x[5] + x[2]) / (v1 - 1e-3)) - x[0]);
}
inline double f306735(const double* x) {
  double v1 = std::sqrt(((x[3] * x[3]) * x[1]));
  int w2 = int(unsigned((4 >> (1 + ((int(unsigned(6) | unsigned(8)) / (1 + (cut(7.0) & 7))) & 7)))) + unsigned(cut((1e-3 * 2.0 - x[4]))));
  v1 *= x[3];
  if (((double(w2) > 1e-3) && !(1e-3 != x[2]))) {
    for (int k3 = 0; k3 < 4; ++k3) {
      if ((x[2] != x[4])) {
        v1 = (std::fabs(std::sqrt(x[5])) * ((x[1] * x[3]) * (0.0 * 3.0 - 2.0)));
      }
      int n4 = (std::max<double>(std::sqrt(x[2]), (x[3] + x[5])) >= std::fabs((2.0 - 7.0))) ? 2 : (int(unsigned(cut(x[1])) ^ unsigned(2)) >> (1 + (((-1.25 != 7.0) ? (int(unsigned(w2) | unsigned(-2)) % (1 + (int(int64_t(2)) & 7))) : w2) & 7)));
      switch (n4) { case 0: v1 = ((double(k3) * x[5] - ((3.0 != 3.0) ? 3.0 : 1e-3)) * x[0] - x[2]); break; case 1: v1 = std::sqrt(x[1]); default: v1 = ((((x[2] >= 7.0) || (x[1] > x[3])) ? ((x[3] == 0.0) ? 7.0 : double(k3)) : x[0]) - (v1 * (0.5 - 1e-3) - (-1.25 + 3.0))); }
      for (int k5 = 0; k5 < 2; ++k5) {
        double v6 = std::fabs(((-1.25 * 7.0 - 3.0) / std::min<double>(7.0, 3.0)));
        double* p7 = (std::sqrt((7.0 - 7.0)) > std::fabs(std::fabs(2.0))) ? &v6 : &v1;
        *p7 += ((((2.0 >= x[3]) && (0.0 <= 2.0)) ? std::min<double>(0.5, -1.25) : std::fabs(-1.25)) - std::fabs((1e-3 * v6 - 0.5)));
      }
    }
  } else {
    double v8 = ((cut(3.0) != w2) ? (x[0] * x[3] - x[3]) : x[2]);
    w2 = 2;
    if (((std::sqrt(std::sqrt(x[3])) - (x[2] - (-1.25 + 1e-3)))) > 0) {
      v8 *= x[5];
    }
  }
  double v9 = std::max<double>(std::max<double>(std::sqrt(0.5), std::sqrt(2.0)), (std::sqrt(7.0) - x[0]));
  return ((x[4] <= std::sqrt(0.0)) ? (std::fabs(x[1]) + (x[0] * x[2])) : ((0.0 - v9) + (3.0 * 3.0 - 0.0)));
}
inline double f306736(const double* x) {
  double v1 = (((2.0 * 0.0) - x[0]) / (!(-1.25 < 0.5) ? x[5] : ((x[2] >= x[5]) ? 1e-3 : x[5])));
  double v2 = x[0];
  double v3 = x[1];
  if ((((x[0] + (3.0 * 1e-3)) + std::max<double>(std::min<double>(x[4], v1), std::min<double>(7.0, x[0])))) > 0) {
    for (int k4 = 0; k4 < 1; ++k4) {
      double v5 = x[5];
    }
  }
  double v6 = ((x[0] - ((0.5 == 0.0) ? x[0] : 0.5)) * (std::sqrt(x[3]) * (0.5 * 3.0 - 1e-3)) - std::sqrt((v2 / -1.25)));
  if (((std::max<double>(v3, 3.0) != x[1]) && ((0.0 == 3.0) && ((x[5] <= 2.0) && (0.0 <= 7.0))))) return ((std::min<double>(2.0, 0.5) * ((2.0 < v1) ? 0.5 : x[2])) * ((-1.25 + 3.0) / x[2]));
  v2 += std::fabs(std::sqrt((0.0 - x[0])));
  return std::max<double>((std::fabs(1e-3) * v6), std::sqrt(((0.0 >= 2.0) ? 2.0 : x[3])));
}
inline double f306737(const double* x) {
  double v1 = x[0];
  for (int k2 = 0; k2 < 4; ++k2) {
    for (int k3 = 0; k3 < 1; ++k3) {
      v1 += std::max<double>(x[1], std::sqrt(v1));
      for (int k4 = 0; k4 < 3; ++k4) {
        if ((v1) > 0) {
          v1 *= x[3];
          v1 += (float(int(unsigned(int(unsigned(3) + unsigned(2))) - unsigned(9))) - ((7.0 + 1e-3) + double(k3)));
        }
        double v5 = float(6);
      }
      if (((((x[1] < x[1]) ? 0.0 : 1e-3) >= (0.0 * 1e-3 - 3.0)) || (((-1 < 3) || (-2 < 9)) && std::isnan(3.0)))) {
        double v6 = (((x[1] + x[0]) * ((7.0 > 0.5) ? 1e-3 : x[5])) * (((1e-3 > 3.0) ? 1e-3 : -1.25) - 7.0) - (x[4] + std::fabs(-1.25)));
        v1 *= x[1];
      }
    }
    int n7 = std::isnan((std::sqrt(0.5) / (x[3] - 7.0))) ? 1 : (cut((x[5] + x[1])) >> (1 + (cut(std::max<double>(-1.25, -1.25)) & 7)));
    switch (n7) { case 0: v1 = x[1]; break; case 1: v1 = (x[3] * std::max<double>(std::min<double>(3.0, x[3]), (0.0 - 0.0))); default: v1 = x[5]; }
    if (std::isnan(((0.5 - x[3]) / (-1.25 + 0.5)))) return (x[4] * std::sqrt(((6 <= 1) ? v1 : x[4])));
  }
  if (((x[5] * (std::max<double>(7.0, 1e-3) + (7.0 * 1e-3 - -1.25)))) > 0) {
    double v8 = ((std::min<double>(0.5, x[4]) >= std::min<double>(7.0, x[5])) ? std::sqrt(x[0]) : std::min<double>(x[3], ((-1.25 < 0.0) ? x[0] : x[1])));
    double v9 = (((0.0 >= 7.0) ? x[4] : (-1.25 - x[1])) * ((1e-3 < x[4]) ? (2.0 * 7.0 - 0.5) : ((0.0 >= x[2]) ? 0.5 : x[3])) - (1e-3 * (3.0 + 0.5) - v8));
  }
  double v10 = x[5];
  return std::sqrt((std::isnan(-1.25) ? (0.5 * 2.0 - -1.25) : x[4]));
}
inline double f306738(const double* x) {
  double v1 = x[1];
  double v2 = (x[3] * x[2]);
  double v3 = v2;
  double v4 = (std::isnan((0.0 - v2)) ? ((x[2] * 2.0) * 3.0) : x[4]);
  v1 *= v4;
  double v5 = ((std::sqrt(x[0]) * x[1]) * v4);
  if ((8 != 8)) return std::sqrt(x[2]);
  for (int k6 = 0; k6 < 2; ++k6) {
    if (std::isnan((x[4] * std::max<double>(x[4], v1)))) {
      for (int k7 = 0; k7 < 1; ++k7) {
        for (int k8 = 0; k8 < 4; ++k8) {
          double v9 = ((std::max<double>(1e-3, 2.0) * ((0.5 <= 2.0) ? 0.5 : 7.0) - (7.0 * x[0] - 2.0)) + ((7.0 + -1.25) - std::max<double>(7.0, x[5])));
        }
      }
      v5 = x[0];
    }
  }
  return (((1e-3 * 2.0) - (-1.25 / x[5])) + v2);
}
inline double f306739(const double* x) {
  double v1 = (((3.0 - 1e-3) * 0.5) * x[4]);
  if ((double(((0 >> (1 + (5 & 7))) % (1 + (int(unsigned(4) * unsigned(7)) & 7)))) != (x[3] + v1))) {
    v1 -= (((3.0 - 2.0) + ((-1.25 > x[0]) ? 1e-3 : 0.5)) - ((-1.25 / -1.25) + (2.0 * x[4] - x[1])));
    v1 -= (x[0] - ((0.0 * 0.5) * (1e-3 + 3.0)));
    int n2 = (std::isnan(7.0) || ((cut(-1.25) <= int(unsigned(-3) ^ unsigned(4))) || ((1e-3 >= x[2]) && (3 != 7)))) ? 2 : (int(unsigned(cut(x[1])) - unsigned(1)) / (1 + (((v1 > 2.0) ? 1 : int(unsigned(int((int64_t(2) * (-1 >> 12) - 2) / 3 % 1000)) & unsigned(int(unsigned(-3) * unsigned(7))))) & 7)));
    switch (n2) { case 0: v1 = ((x[3] + std::sqrt(0.0)) - std::sqrt(std::sqrt(x[0]))); break; case 1: v1 = x[0]; default: v1 = (std::sqrt(((0.0 <= 7.0) ? 3.0 : x[3])) * ((x[0] != 1e-3) ? x[3] : std::sqrt(3.0))); }
  } else {
    if (((x[1] - std::sqrt(float(2)))) > 0) {
      if (((x[0] + x[3])) > 0) {
        double v3 = x[1];
        double v4 = ((std::fabs(1e-3) / x[1]) + v3);
        v4 = x[0];
      } else {
        double v5 = (x[3] * ((1e-3 <= 0.5) ? x[5] : (x[1] * 1e-3)));
        v5 = (float(std::min(int(unsigned(2) + unsigned(-2)), cut(v5))) / ((0.0 == 2.0) ? -1.25 : 7.0));
        for (int k6 = 0; k6 < 4; ++k6) {
          if ((std::fabs(float(-1)) < std::sqrt(x[4]))) return (((7.0 + 2.0) / ((0.0 == -1.25) ? x[1] : 2.0)) / std::min<double>(x[4], (0.5 * x[0])));
        }
      }
      double v7 = float(int(unsigned(cut(0.5)) - unsigned(-2)));
    } else {
      double v8 = std::min<double>((std::sqrt(3.0) * x[5]), (x[2] * std::fabs(1e-3)));
    }
  }
  double v9 = x[1];
  double v10 = std::max<double>(std::sqrt(x[4]), x[5]);
  return std::sqrt(double(int(unsigned(int((int64_t(-2) * (1 >> 12) - -2) / 3 % 1000)) - unsigned(cut(1e-3)))));
}
inline double f306740(const double* x) {
  double v1 = x[3];
  v1 -= (std::fabs(((2.0 != 7.0) ? x[2] : 2.0)) + (double(cut(1e-3)) * x[2] - std::sqrt(3.0)));
  double v2 = (((0.5 <= 3.0) && (2.0 <= 2.0)) ? v1 : std::max<double>((3.0 * 3.0 - x[0]), x[3]));
  double v3 = ((x[1] <= std::sqrt(x[1])) ? x[1] : std::max<double>((3.0 * -1.25 - 1e-3), std::min<double>(1e-3, x[5])));
  for (int k4 = 0; k4 < 1; ++k4) {
    v1 -= std::sqrt((1e-3 * ((0.5 < 7.0) ? 7.0 : 1e-3) - float(2)));
    double v5 = std::min<double>(x[1], (std::max<double>(0.5, x[1]) * (0.0 + 1e-3) - std::sqrt(7.0)));
  }
  for (int k6 = 0; k6 < 4; ++k6) {
    v3 -= (std::sqrt(double(k6)) + x[2]);
    if ((((x[1] * double(k6) - x[3]) + (2.0 * v3 - 0.0)) > (x[2] * std::sqrt(x[1])))) {
      for (int k7 = 0; k7 < 2; ++k7) {
        if (((x[1] - std::min<double>(x[4], 0.5)) < x[5])) {
          v3 = x[5];
        }
        for (int k8 = 0; k8 < 2; ++k8) {
          double v9 = std::max<double>(std::min<double>((1e-3 - 2.0), (2.0 - 1e-3)), ((3.0 <= 2.0) ? (0.0 * 0.5) : (x[5] * x[3] - 3.0)));
          double v10 = (((1e-3 >= 0.0) ? (x[2] / 3.0) : std::fabs(x[1])) * (v1 * (2.0 + 1e-3) - std::sqrt(0.5)) - (std::min<double>(0.5, 7.0) - double(k8)));
        }
      }
    }
  }
  return x[2];
}
inline double f306741(const double* x) {
  double v1 = (((7.0 * 2.0) < x[3]) ? x[1] : ((2.0 <= 2.0) ? x[2] : x[1]));
  double v2 = std::max<double>((std::sqrt(0.5) + (x[0] / 3.0)), std::fabs(x[4]));
  v1 *= (((x[2] * 7.0) != (x[0] + 7.0)) ? std::fabs((-1.25 + 1e-3)) : (((7.0 < -1.25) && (0.0 <= 1e-3)) ? ((3.0 > 0.5) ? 0.0 : 1e-3) : (x[1] - 3.0)));
  for (int k3 = 0; k3 < 3; ++k3) {
    double* p4 = (x[1] >= ((1e-3 / 7.0) / (3.0 * 0.5))) ? &v1 : &v2;
    *p4 += std::max<double>((std::min<double>(7.0, v2) - x[4]), std::fabs((1e-3 + double(k3))));
    v2 = (((0.0 * -1.25) - (x[2] + 2.0)) * std::sqrt((x[1] + -1.25)) - (std::min<double>(x[4], 0.0) * std::sqrt(double(k3))));
  }
  double* p5 = (std::sqrt(x[5]) > x[5]) ? &v2 : &v1;
  *p5 += std::max<double>((x[0] * v1 - x[3]), std::min<double>(((-3 == 3) ? 2.0 : 2.0), x[4]));
  double v6 = std::sqrt((x[1] + x[2]));
  return x[1];
}
inline double f306742(const double* x) {
  double v1 = (x[1] * std::max<double>(x[0], x[4]));
  v1 *= x[3];
  if ((!(int(unsigned(2) | unsigned(2)) <= (-1 >> (1 + (1 & 7)))) || ((7.0 - 3.0) > (x[0] * 7.0)))) {
    if (((x[5] + std::sqrt((7.0 + 3.0)))) > 0) {
      v1 = (std::max<double>(x[1], (0.0 + 7.0)) - v1);
      int n2 = !(((v1 <= 0.5) || (3.0 < -1.25)) && !(x[5] == 2.0)) ? 0 : (8 % (1 + (int(unsigned((4 >> (1 + (cut(x[4]) & 7)))) - unsigned(4)) & 7)));
      switch (n2) { case 0: v1 = (((x[0] * 1e-3 - v1) * x[4] - std::sqrt(2.0)) * double(3)); break; case 1: v1 = (((2.0 != x[5]) ? v1 : x[2]) - x[0]); default: v1 = (((-1.25 - x[0]) - (0.5 * 2.0 - 0.5)) * (x[2] * double(cut(0.0)) - v1)); }
    } else {
      int w3 = int((int64_t(cut(x[3])) * (int(unsigned((2 >> (1 + (std::min(6, -3) & 7)))) | unsigned(-2)) >> 12) - cut(x[3])) / 3 % 1000);
    }
  } else {
    v1 *= ((x[5] * (x[3] * 0.5)) / -1.25);
    int n4 = (x[3] > std::sqrt((0.5 - 0.5))) ? 1 : -3;
    switch (n4) { case 0: v1 = double(1); break; case 1: v1 = (std::sqrt(x[4]) + ((0.5 <= 2.0) ? (x[3] / x[3]) : std::sqrt(x[1]))); default: v1 = std::fabs((x[5] / (v1 + x[3]))); }
  }
  double v5 = v1;
  double v6 = ((x[5] - x[4]) + std::fabs((x[4] * -1.25 - x[3])));
  for (int k7 = 0; k7 < 1; ++k7) {
    if (((double(int(unsigned(-1) & unsigned(((x[2] < 3.0) ? 0 : 9)))) - (!(x[1] > 2.0) ? (0.5 * 7.0 - 7.0) : (7.0 - 7.0)))) > 0) {
      v6 -= (((7.0 * 0.5) / x[5]) * x[3] - std::max<double>(std::max<double>(0.0, 2.0), ((1e-3 != 0.0) ? 0.5 : 7.0)));
      v1 -= (0.5 * std::min<double>(v5, (1e-3 * v5 - -1.25)));
      double v8 = double(9);
    }
    double v9 = std::min<double>((((1e-3 != 2.0) || (1e-3 == x[1])) ? (1e-3 - x[4]) : double(k7)), ((v5 * 0.5 - x[5]) * (-1.25 * -1.25 - 0.0) - (3.0 / -1.25)));
  }
  return v5;
}
inline double f306743(const double* x) {
  double v1 = std::sqrt(((x[5] + x[1]) / x[2]));
  v1 += (((7.0 * x[2] - 3.0) + x[4]) + std::fabs(x[5]));
  v1 = (x[4] * (((2.0 < 0.5) ? 0.5 : 0.0) * 1e-3 - x[0]));
  v1 -= x[4];
  if ((((int(unsigned(1) ^ unsigned(-2)) < cut(2.0)) || (3.0 > x[4])) || (std::isnan(0.5) || (0.0 != -1.25)))) return ((float(0) + x[5]) / (v1 + (x[3] * -1.25 - x[2])));
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = x[3];
  }
  for (int k4 = 0; k4 < 2; ++k4) {
    for (int k5 = 0; k5 < 2; ++k5) {
      for (int k6 = 0; k6 < 1; ++k6) {
        v1 = double(k5);
      }
      if ((std::max<double>(x[4], (x[1] - 0.0)) == ((0.5 * x[2] - 0.5) + (0.5 - 3.0)))) break;
    }
    double v7 = (x[2] * (std::min<double>(2.0, 2.0) - x[5]));
    if ((((1e-3 <= -1.25) ? std::fabs(2.0) : x[3]) != ((2.0 * 0.5 - 3.0) / ((2.0 <= x[2]) ? 1e-3 : double(k4))))) return (x[0] / ((7.0 * x[0] - 0.5) / (0.5 * x[2])));
  }
  if (std::isnan((x[0] + ((x[2] <= -1.25) ? 2.0 : 0.5)))) {
    double v8 = ((std::min<double>(3.0, 0.0) / ((0.0 >= 0.0) ? 3.0 : x[1])) * std::min<double>(x[3], v1));
    double v9 = (std::min<double>((-1.25 * -1.25), (3.0 + 7.0)) - std::sqrt((0.0 + 3.0)));
    double v10 = std::fabs(std::min<double>(((2.0 == 0.5) ? -1.25 : 2.0), (3.0 * -1.25)));
  } else {
    double v11 = v1;
    double v12 = (x[5] - ((v1 * 3.0 - 0.5) * 1e-3 - (0.0 - 0.0)));
  }
  return (std::sqrt((x[3] - x[1])) * double((cut(0.5) % (1 + (-2 & 7)))) - std::fabs(((3.0 >= 1e-3) ? v1 : x[3])));
}
inline double f306744(const double* x) {
  double v1 = ((std::max<double>(0.0, 1e-3) < x[1]) ? x[5] : x[2]);
  int n2 = (((2.0 - 7.0) != std::sqrt(0.5)) && ((0.0 >= 1e-3) && ((7.0 <= 1e-3) && (x[2] < x[3])))) ? 0 : 9;
  switch (n2) { case 0: v1 = x[2]; break; case 1: v1 = 1e-3; default: v1 = v1; }
  if ((((9 > 7) ? x[2] : (x[2] * 0.0 - v1)) > x[1])) {
    for (int k3 = 0; k3 < 3; ++k3) {
      double v4 = x[4];
    }
    for (int k5 = 0; k5 < 1; ++k5) {
      if ((std::sqrt((x[4] * -1.25)) != 7.0)) {
        if (((((-1.25 / -1.25) * std::sqrt(0.5) - (v1 / 3.0)) - std::min<double>(x[4], (1e-3 * v1)))) > 0) {
          if ((((3 == cut(x[4])) ? float((8 >> (1 + (((3.0 > 3.0) ? 0 : -2) & 7)))) : x[3])) > 0) {
            if (!(x[3] <= x[4])) {
              if (((std::isnan(1e-3) || (2.0 > 1e-3)) || (std::sqrt(1e-3) >= std::fabs(7.0)))) return std::sqrt((std::max<double>(7.0, 1e-3) * std::sqrt(7.0) - ((0.0 < 2.0) ? 7.0 : -1.25)));
            }
          }
          int n6 = ((std::sqrt(0.5) / (-1.25 * 1e-3)) < x[3]) ? 2 : 3;
          switch (n6) { case 0: v1 = x[1]; break; case 1: v1 = ((((2.0 < x[4]) ? -1.25 : 3.0) * x[4]) / v1); default: v1 = (x[5] * x[3]); }
          double v7 = (3.0 * (std::sqrt(-1.25) * (0.0 * double(k5))) - (x[0] + double(4)));
        } else {
          v1 += 2.0;
        }
        double v8 = float(int(unsigned((std::min(8, 6) >> (1 + (int(unsigned(7) * unsigned(2)) & 7)))) + unsigned(int((int64_t(int(unsigned(6) + unsigned(2))) * (int(unsigned(3) & unsigned(-1)) >> 12) - int(unsigned(6) + unsigned(2))) / 3 % 1000))));
        double v9 = (((0.5 > 0.5) ? std::fabs(7.0) : (0.0 * x[3])) + ((x[4] * 0.5 - 1e-3) + std::min<double>(0.0, 1e-3)));
      } else {
        double v10 = (double(-3) * x[4]);
        double v11 = (((v1 <= 1e-3) ? (0.5 * x[5]) : x[3]) + ((0.0 + 1e-3) * (0.0 * 3.0)));
      }
      double v12 = ((-1.25 - (3.0 / 0.5)) - (x[2] * ((-1.25 >= 1e-3) ? 7.0 : x[1])));
    }
    double v13 = (v1 / 0.5);
  } else {
    double v14 = (!(-1.25 >= x[5]) ? x[0] : ((1e-3 / 0.0) * (x[2] + 3.0)));
    double v15 = std::max<double>((((2.0 < 0.0) ? 3.0 : 7.0) * x[3] - (0.5 * 1e-3)), std::sqrt(x[4]));
  }
  double v16 = x[3];
  double v17 = (std::max<double>((3.0 * 3.0), (x[2] / 1e-3)) + ((0.5 + 3.0) + std::sqrt(3.0)));
  double v18 = (std::isnan(v16) ? ((1e-3 * -1.25) * x[0]) : (((3.0 > 7.0) ? 3.0 : -1.25) * (x[0] * 3.0 - 0.5) - std::min<double>(2.0, 1e-3)));
  double v19 = (((x[3] < 0.0) ? std::sqrt(0.0) : (2.0 + 2.0)) * std::max<double>(std::max<double>(1e-3, x[4]), x[5]));
  return x[2];
}
inline double f306745(const double* x) {
  double v1 = std::sqrt(0.5);
  for (int k2 = 0; k2 < 1; ++k2) {
    for (int k3 = 0; k3 < 4; ++k3) {
      int n4 = (std::max<double>(x[2], x[5]) == (7.0 * std::sqrt(3.0) - ((7.0 >= -1.25) ? v1 : 0.5))) ? 0 : int((int64_t(5) * (std::min(int(uint16_t(int(unsigned(8) & unsigned(-2)))), int(unsigned(int(int16_t(1))) + unsigned((4 / (1 + (1 & 7)))))) >> 12) - 5) / 3 % 1000);
      switch (n4) { case 0: v1 = ((std::sqrt(2.0) * std::sqrt(3.0)) + double(k2)); break; case 1: v1 = (x[2] * (std::fabs(0.5) - std::min<double>(1e-3, 3.0)) - x[5]); default: v1 = ((x[0] * (-1.25 * double(k3) - x[3]) - (x[5] * x[5])) + std::max<double>((0.0 * 1e-3), (3.0 - 0.0))); }
    }
    double v5 = (x[0] - (x[2] - double(k2)));
  }
  double v6 = ((std::isnan(3.0) && (0.0 < x[3])) ? (v1 + (0.0 * 0.0)) : (x[3] * x[2]));
  if ((std::max<double>((std::sqrt(2.0) + (1e-3 * 0.5 - 0.0)), std::min<double>(x[5], (x[4] + 0.0)))) > 0) {
    v1 -= -1.25;
  }
  if ((x[4] == std::sqrt(v6))) {
    v6 = std::min<double>(x[1], ((0.0 * 2.0) / (1e-3 - 0.5)));
  } else {
    for (int k7 = 0; k7 < 4; ++k7) {
      if ((((2.0 / -1.25) - std::max<double>(v1, 3.0)) > ((7.0 - -1.25) / x[5]))) {
        double v8 = ((x[2] + ((x[1] != x[3]) ? -1.25 : 0.0)) - std::fabs(std::max<double>(2.0, 0.5)));
      } else {
        double v9 = (x[4] - ((3.0 * double(k7)) - (0.5 * 1e-3 - x[4])));
      }
      if ((x[4]) > 0) {
        double v10 = x[3];
      } else {
        double v11 = x[4];
      }
    }
    double v12 = ((std::sqrt(3.0) / (v6 * 0.0)) * std::fabs((0.0 - -1.25)));
  }
  double v13 = (((x[3] - 2.0) * (2.0 / x[3]) - (-1.25 - -1.25)) * x[0]);
  double v14 = std::fabs(x[0]);
  return v14;
}
inline double f306746(const double* x) {
  double v1 = x[4];
  int n2 = (((0.5 != 1e-3) ? x[2] : x[3]) == x[3]) ? 1 : -1;
  switch (n2) { case 0: v1 = (1e-3 * (x[4] + x[4]) - std::max<double>((2.0 / 0.0), v1)); break; case 1: v1 = (std::sqrt((3.0 * -1.25)) * (((7.0 > x[0]) ? 1e-3 : -1.25) * (-1.25 + 1e-3))); default: v1 = (((-1.25 * 1e-3) * (0.5 * 0.0)) - x[5]); }
  if (std::isnan(((-1.25 == 1e-3) ? std::sqrt(7.0) : std::sqrt(0.0)))) return x[5];
  int n3 = std::isnan((((-1.25 >= -1.25) && (0.5 == x[5])) ? x[1] : (0.5 + v1))) ? 1 : int(unsigned(cut((0.0 * x[3]))) & unsigned(cut(x[4])));
  switch (n3) { case 0: v1 = (std::isnan((0.5 + 1e-3)) ? std::sqrt((x[3] / 0.5)) : (std::sqrt(1e-3) * x[1])); break; case 1: v1 = v1; default: v1 = ((std::fabs(0.5) * (0.0 - 1e-3) - std::sqrt(x[0])) * ((x[2] / x[2]) + (3.0 * 0.5)) - std::fabs(x[4])); }
  double v4 = x[5];
  v4 = ((!(-1.25 < 7.0) ? (x[5] * 3.0 - -1.25) : (0.5 * -1.25 - x[3])) + v4);
  v4 = x[2];
  return std::fabs((std::max<double>(x[3], v1) * (-1.25 * -1.25) - x[0]));
}
inline double f306747(const double* x) {
  double v1 = float(-2);
  v1 -= (v1 * x[2]);
  v1 -= x[0];
  double v2 = x[4];
  double a3[3] = {v2, (((-1.25 * v2 - 0.5) * ((7.0 <= x[0]) ? 1e-3 : 1e-3) - v1) + v2), v2};
  const int i4 = (((x[3] * 1e-3 - 0.5) >= v1) && ((3.0 / x[3]) < std::sqrt(3.0))) ? 0 : 2;
  return (a3[i4] * (((3.0 == x[2]) ? -1.25 : x[2]) * (2.0 * 1e-3) - (0.5 / x[3])));
}
inline double f306748(const double* x) {
  double v1 = (std::sqrt(std::sqrt(0.0)) * (x[5] / (1e-3 + 2.0)));
  double a2[3] = {(x[0] / ((7.0 <= 0.0) ? std::max<double>(1e-3, 0.5) : std::max<double>(x[3], 0.0))), x[0], std::sqrt(((-1.25 > 7.0) ? std::max<double>(7.0, 3.0) : (x[1] * 0.5)))};
  const unsigned i3 = unsigned(5) % 3;
  if (std::isnan(a2[i3])) {
    double v4 = a2[i3];
    v1 -= x[5];
  }
  if ((((1e-3 * 1e-3) / x[5]) <= ((3.0 > 2.0) ? std::sqrt(3.0) : std::min<double>(a2[i3], x[1])))) {
    if ((((7.0 - 7.0) >= (1e-3 * x[5] - 7.0)) || ((3.0 * v1 - x[3]) == (2.0 * x[4] - 0.5)))) {
      double* p5 = (((2.0 / 7.0) * (-1.25 - 3.0)) < ((2.0 < 0.0) ? (7.0 + 0.5) : std::sqrt(0.0))) ? &a2[i3] : &v1;
      *p5 += (0.5 * ((cut(7.0) == std::min(1, 9)) ? a2[1] : x[4]) - std::min<double>(a2[1], (0.0 + 2.0)));
      v1 -= (a2[i3] - ((x[0] + v1) * x[5]));
      if (((a2[1] <= a2[1]) && (std::sqrt(7.0) == (2.0 + a2[1])))) return x[3];
    } else {
      double v6 = (x[5] / a2[1]);
      a2[i3] += std::sqrt(std::sqrt(std::fabs(v6)));
      double v7 = std::max<double>(((0.5 - 0.5) + (0.5 - x[2])), std::sqrt((2.0 + 0.5)));
    }
  }
  a2[i3] *= (std::min<double>(std::fabs(7.0), x[0]) / x[0]);
  double v8 = std::sqrt(x[3]);
  double v9 = v1;
  double v10 = x[3];
  return (x[4] * std::min<double>(a2[i3], std::max<double>(0.5, 3.0)) - (std::min<double>(1e-3, 7.0) * x[5]));
}
inline double f306749(const double* x) {
  double v1 = x[3];
  int n2 = ((std::max<double>(-1.25, x[5]) - (-1.25 * 1e-3 - x[4])) != ((-1.25 + x[4]) * ((7.0 >= 7.0) ? 0.0 : 7.0) - (x[4] / v1))) ? 0 : -2;
  switch (n2) { case 0: v1 = (((x[3] * 0.5) == v1) ? (x[4] - std::fabs(x[1])) : ((-1.25 * x[3]) * (x[3] - 1e-3) - x[0])); break; case 1: v1 = float(int((int64_t(((v1 == 1e-3) ? ((1e-3 == 1e-3) ? 4 : -3) : 4)) * (cut(v1) >> 12) - ((v1 == 1e-3) ? ((1e-3 == 1e-3) ? 4 : -3) : 4)) / 3 % 1000)); default: v1 = x[2]; }
  if ((6 != int(unsigned(9) * unsigned(-3)))) return x[1];
  for (int k3 = 0; k3 < 1; ++k3) {
    v1 = x[5];
  }
  return std::max<double>(std::sqrt(std::fabs(1e-3)), std::fabs((x[3] + -1.25)));
}
inline double f306750(const double* x) {
  double v1 = (x[1] * (!(3.0 == 7.0) ? (x[0] - 0.5) : 1e-3));
  int w2 = 9;
  if ((x[1]) > 0) {
    if (((x[3] != (-1.25 - 0.5)) || (std::min<double>(0.5, 3.0) < (x[3] + 2.0)))) return (v1 - (double(int(unsigned(0) | unsigned(7))) * std::min<double>(2.0, 0.0) - (x[5] * -1.25)));
    double v3 = x[0];
    double v4 = std::fabs(v3);
  }
  if ((((7.0 - 7.0) < (x[2] + 0.0)) || !(0.0 != x[2]))) return ((std::min<double>(x[1], x[5]) * (x[1] * -1.25 - 0.0) - float(((x[5] != 1e-3) ? 6 : 0))) * std::sqrt((7.0 * 3.0 - 0.0)));
  return std::fabs((x[1] * (x[4] + 1e-3) - (-1.25 - 3.0)));
}
inline double f306751(const double* x) {
  double v1 = ((x[1] * x[3]) * (float(std::min(-3, 4)) + float(std::min(0, 4))) - ((2.0 >= 0.0) ? std::fabs(-1.25) : -1.25));
  double v2 = x[1];
  int n3 = (v1 == (((-1 < -2) && (1e-3 > 2.0)) ? x[1] : (3.0 * x[2] - 0.0))) ? 0 : cut(v1);
  switch (n3) { case 0: v2 = (std::max<double>((1e-3 + 7.0), (1e-3 + x[1])) - (!(1e-3 > 1e-3) ? x[2] : (7.0 * 0.5))); break; case 1: v1 = x[3]; default: v1 = x[2]; }
  for (int k4 = 0; k4 < 4; ++k4) {
    if ((std::isnan(std::sqrt(2.0)) && (double((0 % (1 + (4 & 7)))) >= (2.0 * 3.0)))) {
      v2 = std::min<double>(v1, (v1 / std::sqrt(-1.25)));
    }
    double v5 = std::max<double>(x[1], ((int(unsigned(7) | unsigned(6)) == cut(2.0)) ? v1 : std::sqrt(0.5)));
    for (int k6 = 0; k6 < 1; ++k6) {
      if ((float(int((int64_t(4) * (cut(1e-3) >> 12) - 4) / 3 % 1000)) == (((2.0 > 0.5) || (2.0 == v2)) ? x[0] : std::max<double>(x[2], 7.0)))) {
        double v7 = (!((0.0 > x[5]) || (v5 <= 7.0)) ? (v5 * std::sqrt(7.0) - std::sqrt(x[3])) : x[3]);
        double v8 = x[4];
      }
    }
  }
  for (int k9 = 0; k9 < 3; ++k9) {
    for (int k10 = 0; k10 < 1; ++k10) {
      if (!(std::sqrt(0.0) != std::fabs(1e-3))) {
        double v11 = double(k9);
      } else {
        double v12 = ((x[5] + x[0]) - ((7.0 - x[0]) / ((0 > 9) ? x[4] : 7.0)));
      }
      double v13 = std::sqrt(v2);
    }
    double v14 = ((std::min<double>(-1.25, 0.5) * float(cut(-1.25))) * x[3] - (std::max<double>(x[2], x[3]) + std::fabs(x[5])));
    double v15 = ((v2 / x[2]) / (std::sqrt(v1) * std::sqrt(0.5) - std::sqrt(0.0)));
  }
  return (x[0] * ((2.0 * x[0] - v2) * v1 - std::min<double>(-1.25, 3.0)) - ((int((int64_t(7) * (5 >> 12) - 7) / 3 % 1000) < 2) ? (3.0 - 0.0) : std::max<double>(-1.25, 0.5)));
}
inline double f306752(const double* x) {
  double v1 = (((3.0 <= x[2]) ? std::sqrt(0.5) : std::fabs(1e-3)) - ((1e-3 + 0.0) + (0.5 + x[5])));
  if ((std::fabs(((-1.25 == 0.0) ? 1e-3 : 1e-3)) < (x[5] + (1e-3 - x[1])))) {
    if ((x[2]) > 0) {
      double v2 = (x[3] / double(cut(1e-3)));
      double* p3 = (((2.0 - 0.0) - (x[1] / x[4])) > std::sqrt(std::sqrt(0.5))) ? &v1 : &v2;
      *p3 += (7.0 + x[4]);
      double* p4 = (((0.0 <= 3.0) ? ((x[3] < 7.0) ? 0.0 : 3.0) : 0.0) >= (x[1] * (-1.25 * 0.5 - 7.0) - std::max<double>(1e-3, -1.25))) ? &v2 : &v1;
      *p4 += x[5];
    }
    double v5 = x[4];
  }
  if (!!(0.0 >= 0.0)) return x[2];
  for (int k6 = 0; k6 < 1; ++k6) {
    if ((8 != 0)) return std::fabs(x[1]);
    if ((int(unsigned(int(int16_t(int(unsigned(1) | unsigned(3))))) * unsigned((5 % (1 + (cut(x[1]) & 7))))) == 1)) {
      if ((std::sqrt(std::sqrt(x[2])) < std::sqrt(std::max<double>(-1.25, 1e-3)))) {
        double v7 = x[1];
      }
    } else {
      if ((int((int64_t(int(unsigned(9) * unsigned(std::min(5, 5)))) * ((cut(-1.25) % (1 + (4 & 7))) >> 12) - int(unsigned(9) * unsigned(std::min(5, 5)))) / 3 % 1000) != int((int64_t(int(int64_t(cut(v1)))) * ((int(unsigned(6) | unsigned(8)) / (1 + (int((int64_t(-1) * (5 >> 12) - -1) / 3 % 1000) & 7))) >> 12) - int(int64_t(cut(v1)))) / 3 % 1000))) {
        v1 += std::fabs(((x[1] - 0.5) + (7.0 - 0.0)));
      } else {
        double v8 = x[2];
      }
      double v9 = x[0];
      double v10 = v9;
    }
    double v11 = (x[3] + (double(int((int64_t(9) * (-3 >> 12) - 9) / 3 % 1000)) * (1e-3 - 0.5) - double(k6)));
  }
  double v12 = std::sqrt(x[4]);
  double v13 = std::fabs(((2.0 + 1e-3) * x[2]));
  return ((((7.0 < 3.0) ? 0.0 : 1e-3) + x[1]) * float(int(unsigned(4) ^ unsigned(9))) - (std::max<double>(7.0, x[4]) * std::sqrt(1e-3)));
}
inline double f306753(const double* x) {
  double v1 = ((x[2] / std::fabs(-1.25)) + x[3]);
  if ((x[5] >= (x[1] / std::sqrt(x[0])))) {
    double v2 = (x[0] - x[3]);
    double v3 = ((((0.0 > 1e-3) ? x[2] : 7.0) < (3.0 - -1.25)) ? x[3] : (x[0] / (v2 * v2)));
  } else {
    double v4 = (std::sqrt((x[1] - -1.25)) * std::min<double>(v1, 1e-3));
    if (((x[2] + std::max<double>(0.5, 0.5)) == (-1.25 / std::sqrt(x[4])))) {
      v4 = (((v1 / -1.25) * (0.0 * 7.0) - x[3]) * (std::fabs(1e-3) * x[1]));
      int n5 = (x[3] <= x[5]) ? 2 : int(unsigned((std::min(cut(-1.25), 7) / (1 + (6 & 7)))) ^ unsigned(int(unsigned((int(unsigned(4) & unsigned(2)) >> (1 + (std::min(5, 9) & 7)))) * unsigned(6))));
      switch (n5) { case 0: v4 = std::sqrt(std::sqrt(x[2])); break; case 1: v1 = double(5); default: v4 = std::fabs(x[0]); }
      v4 += v4;
    }
  }
  for (int k6 = 0; k6 < 4; ++k6) {
    double v7 = x[0];
    double v8 = (x[2] * (v1 * float((0 % (1 + (4 & 7)))) - (3.0 - 3.0)) - std::fabs(v1));
    if ((int(unsigned(5) | unsigned(1)) != ((0.0 < 1e-3) ? 3 : int(int16_t(3))))) continue;
  }
  if ((((cut(1e-3) < int(uint16_t(5))) ? ((-3 != 2) ? 2.0 : v1) : ((1e-3 < -1.25) ? 1e-3 : v1)) < x[5])) {
    v1 += (std::fabs((v1 * 0.0 - 3.0)) * ((x[3] * x[2] - -1.25) * ((x[5] >= 0.5) ? 0.0 : 1e-3) - (0.0 + 2.0)) - (std::max<double>(0.0, 0.0) + x[0]));
    double v9 = std::max<double>(((7.0 - 0.5) * (-1.25 * -1.25)), (v1 * (1e-3 * 0.5) - std::min<double>(7.0, 1e-3)));
    double v10 = (v1 - ((1e-3 / 2.0) * (x[0] + 2.0)));
  } else {
    double v11 = std::sqrt((!(x[1] < 2.0) ? (1e-3 - 2.0) : (7.0 * -1.25 - -1.25)));
  }
  double v12 = x[3];
  double v13 = std::sqrt((x[4] * (0.5 / 1e-3) - x[0]));
  double v14 = (!!(x[1] < x[4]) ? std::fabs(((v13 <= -1.25) ? 1e-3 : 3.0)) : std::fabs(x[1]));
  return (std::sqrt(std::min<double>(x[3], 3.0)) * (std::sqrt(2.0) - std::min<double>(0.0, 3.0)) - std::max<double>((7.0 - 3.0), (v14 - -1.25)));
}
inline double f306754(const double* x) {
  double v1 = ((((-1.25 > 7.0) ? 0.5 : x[4]) * 0.5) - std::min<double>(x[1], std::sqrt(1e-3)));
  double v2 = std::max<double>(v1, std::sqrt(x[0]));
  v1 -= (std::sqrt(std::min<double>(x[5], 7.0)) + 1e-3);
  for (int k3 = 0; k3 < 4; ++k3) {
    v2 *= std::sqrt(std::sqrt(x[1]));
    int w4 = std::min((8 % (1 + (-1 & 7))), int(unsigned(cut(0.0)) & unsigned(((1 >> (1 + (-2 & 7))) % (1 + (int(unsigned(-3) * unsigned(1)) & 7))))));
    if (((v2 - v1) >= (x[1] + (2.0 + 7.0)))) {
      v1 += (((1e-3 + 3.0) * (2.0 + 1e-3)) * std::sqrt(x[4]) - v2);
      if (((x[4] > (double(k3) * 7.0)) || (x[5] < x[3]))) {
        double v5 = x[5];
        if (((((v1 < 7.0) && (0.5 == 0.0)) && (x[1] > x[0])) && (int(unsigned(int(unsigned(-1) - unsigned(-3))) & unsigned(cut(x[2]))) < w4))) {
          if ((std::sqrt(std::max<double>(3.0, 0.5)) != std::max<double>(double(k3), (x[4] * 1e-3)))) break;
          v1 += (x[2] * x[2] - ((x[2] * 7.0) * std::sqrt(3.0)));
          for (int k6 = 0; k6 < 4; ++k6) {
            double* p7 = ((x[1] <= (7.0 + 0.5)) || ((1e-3 <= 3.0) || (2.0 == 0.0))) ? &v5 : &v2;
            *p7 += (((-1.25 + 7.0) / v5) + x[1]);
          }
        }
        double v8 = std::min<double>(((0.5 * 1e-3) * std::sqrt(x[1])), x[1]);
      }
      double v9 = std::min<double>(((v1 * 3.0 - 0.0) - (-1.25 - 1e-3)), std::fabs((x[3] * 0.0 - 2.0)));
    } else {
      double v10 = (0.5 * v1 - std::max<double>(std::max<double>(3.0, 2.0), std::fabs(7.0)));
      double v11 = std::fabs(((2.0 - 3.0) * double(k3)));
    }
  }
  return std::min<double>((std::min<double>(-1.25, 3.0) * (x[2] + 2.0) - std::sqrt(x[4])), (std::max<double>(0.5, 0.5) * x[5]));
}
inline double f306755(const double* x) {
  double v1 = 0.0;
  if ((!(1e-3 <= -1.25) || (int(unsigned(-3) * unsigned(-1)) < -3))) {
    v1 += (((-2 > -2) ? std::fabs(2.0) : x[1]) * (x[3] * x[0] - v1));
    if ((x[5] != ((3.0 - 0.0) / ((-1 > 4) ? 0.0 : 1e-3)))) return std::sqrt((((-1.25 >= 1e-3) || (7.0 <= 3.0)) ? std::sqrt(3.0) : std::sqrt(x[5])));
  } else {
    if ((std::fabs(x[3]) >= x[1])) return (!(0.0 <= 0.5) ? double(int(unsigned(1) * unsigned(-3))) : x[5]);
  }
  double v2 = (x[1] + (x[0] - std::min<double>(2.0, 0.0)));
  for (int k3 = 0; k3 < 1; ++k3) {
    v2 = ((std::min<double>(1e-3, 7.0) * ((0.0 > 3.0) ? x[3] : x[1])) + std::sqrt((1e-3 * 0.5)));
    v2 -= x[0];
    v2 += std::sqrt(((2.0 == 0.5) ? ((3.0 < 7.0) ? 0.0 : x[5]) : v2));
  }
  double v4 = ((x[2] + std::min<double>(x[4], 3.0)) - v1);
  for (int k5 = 0; k5 < 1; ++k5) {
    double* p6 = (std::sqrt(double(k5)) < ((1e-3 / v2) / ((7.0 != 1e-3) ? 0.5 : x[2]))) ? &v4 : &v2;
    *p6 += v4;
    double v7 = x[1];
  }
  return (x[5] * 0.5 - ((1e-3 * -1.25 - x[5]) / (0.0 + 0.0)));
}
inline double f306756(const double* x) {
  double v1 = x[2];
  double v2 = x[1];
  if ((x[4] > (3.0 / (3.0 * -1.25 - 7.0)))) return (std::fabs((v2 + 3.0)) - std::fabs(((7.0 != x[2]) ? -1.25 : 0.0)));
  v2 = (x[0] * x[1]);
  double v3 = x[2];
  v3 -= (float(2) * std::min<double>(std::sqrt(1e-3), std::sqrt(7.0)) - ((-1.25 * v3) + (x[0] * 1e-3 - 3.0)));
  double v4 = ((float(int(unsigned(-1) + unsigned(5))) * std::sqrt(1e-3)) * (std::sqrt(-1.25) * float(int(unsigned(5) * unsigned(1))) - 7.0) - ((7.0 / v2) * std::fabs(v2) - (-1.25 - v2)));
  return std::max<double>(((0.5 * -1.25) * x[5] - x[2]), v3);
}
inline double f306757(const double* x) {
  double v1 = x[2];
  v1 = x[2];
  if ((std::sqrt(((0.0 >= 1e-3) ? 1e-3 : 1e-3)) < x[2])) return (!(-1.25 < 1e-3) ? ((2.0 * 1e-3) * x[5]) : ((x[1] * 7.0) + ((7.0 >= -1.25) ? 0.0 : 0.5)));
  for (int k2 = 0; k2 < 2; ++k2) {
    for (int k3 = 0; k3 < 1; ++k3) {
      double v4 = std::max<double>((std::fabs(3.0) * std::sqrt(2.0)), ((8 < 5) ? std::min<double>(3.0, 2.0) : (7.0 / x[4])));
    }
    for (int k5 = 0; k5 < 1; ++k5) {
      v1 += std::max<double>((std::min<double>(0.5, 1e-3) + (-1.25 - -1.25)), double(k2));
    }
    if (((((0.5 * 3.0 - 0.5) * std::fabs(x[4]) - ((3.0 <= 7.0) ? 7.0 : 2.0)) - ((-1.25 + 0.0) / x[3]))) > 0) {
      double v6 = std::fabs(((2.0 * 7.0 - 7.0) + std::min<double>(x[5], 0.0)));
    }
  }
  double v7 = (((0.5 * 2.0) * (-1.25 - 2.0)) - (std::max<double>(-1.25, -1.25) - (x[2] * 2.0)));
  if (std::isnan(x[0])) {
    double v8 = std::min<double>(x[4], ((x[5] * 7.0) / -1.25));
    v1 += v1;
  }
  return (x[5] - ((7.0 + x[3]) + v7));
}
inline double f306758(const double* x) {
  double v1 = (x[5] - x[0]);
  double v2 = std::min<double>(std::sqrt(x[3]), ((x[4] * x[2] - 7.0) - (v1 - 0.0)));
  for (int k3 = 0; k3 < 3; ++k3) {
    if (((x[0] > (1e-3 * 3.0 - 2.0)) || (std::sqrt(1e-3) <= std::max<double>(2.0, 7.0)))) {
      double v4 = std::min<double>((((6 == 5) || (0.5 == x[3])) ? (2.0 * 3.0) : (7.0 - x[3])), (((6 % (1 + (3 & 7))) == ((7.0 < x[4]) ? 8 : 1)) ? (1e-3 * 0.5) : x[2]));
      double* p5 = (x[1] >= ((3.0 + 0.5) + 0.5)) ? &v2 : &v4;
      *p5 += (((v1 / 0.5) + (x[5] + 2.0)) * ((-1.25 + 3.0) * v1));
      v2 += (std::fabs(std::max<double>(2.0, 0.5)) - ((1e-3 * 1e-3) * x[1] - (2.0 - 2.0)));
    } else {
      v2 = ((x[0] * std::sqrt(3.0)) / ((1e-3 * 2.0) * (x[1] / x[2]) - double(k3)));
      if ((5 != -1)) break;
      double* p6 = (x[4] <= std::fabs(x[4])) ? &v2 : &v1;
      *p6 += std::sqrt(x[0]);
    }
    for (int k7 = 0; k7 < 3; ++k7) {
      for (int k8 = 0; k8 < 4; ++k8) {
        double v9 = std::sqrt(((double(k3) * 0.5) * (2.0 + double(k7)) - (3.0 + v2)));
        for (int k10 = 0; k10 < 4; ++k10) {
          if (((((-1.25 < 2.0) ? x[0] : 0.5) * std::fabs(2.0) - float(cut(0.5))) != std::min<double>((double(k7) / 0.5), (x[1] * -1.25 - double(k3))))) {
            double v11 = (std::min<double>(double(k3), std::max<double>(0.5, 2.0)) * 0.5);
          } else {
            double v12 = (3.0 + (((2.0 >= x[3]) || (double(k8) != x[1])) ? std::sqrt(0.5) : (v9 * 0.5)));
          }
          double v13 = (std::sqrt(std::min<double>(1e-3, 1e-3)) - std::max<double>(x[0], (x[0] * 0.0)));
        }
        double v14 = (std::sqrt(std::min<double>(3.0, 1e-3)) * std::sqrt((double(k8) - 2.0)));
      }
    }
    double v15 = ((v1 > -1.25) ? ((std::min(3, 2) != (-3 % (1 + (4 & 7)))) ? x[0] : (7.0 * 3.0)) : ((1e-3 - x[0]) / std::min<double>(0.5, 1e-3)));
  }
  double v16 = (((v1 * 2.0 - 0.5) * v1 - (x[4] / x[2])) * (std::sqrt(2.0) * (-1.25 / 0.0) - (2.0 - x[2])));
  return (v16 * v16 - ((0.0 * 1e-3) + std::sqrt(x[1])));
}
inline double f306759(const double* x) {
  double v1 = (((1e-3 * 1e-3) * (3.0 / 3.0) - (3.0 + 0.0)) * x[4] - ((1e-3 - 0.5) + float((2 >> (1 + (-1 & 7))))));
  v1 -= 0.0;
  double v2 = v1;
  if ((std::max<double>(std::sqrt(7.0), ((0.0 > x[3]) ? -1.25 : 0.0)) != (v2 + std::fabs(x[0])))) {
    if (!((1e-3 > 1e-3) || ((2.0 != v1) || (0.5 >= v2)))) return ((x[3] - x[2]) * ((cut(x[2]) == cut(-1.25)) ? v1 : v1) - x[3]);
  }
  if (((v2 * (x[3] - (x[5] / 0.5)) - x[4])) > 0) {
    double v3 = (((7.0 - 0.0) + v1) - (v1 + (v1 / 2.0)));
  }
  double v4 = x[5];
  if ((std::min((int(int16_t(3)) % (1 + (int(unsigned(3) & unsigned(7)) & 7))), std::min(int((int64_t(3) * (3 >> 12) - 3) / 3 % 1000), 5)) != 7)) return std::sqrt(((7.0 > 3.0) ? x[5] : v2));
  v4 *= (((1e-3 / 7.0) * ((0.0 == 7.0) ? 1e-3 : x[1])) + 1e-3);
  return (0.0 * (((0.0 > -1.25) ? 2.0 : x[1]) / std::max<double>(3.0, 0.0)));
}
inline double f306760(const double* x) {
  double v1 = x[5];
  double v2 = x[0];
  for (int k3 = 0; k3 < 1; ++k3) {
    v2 *= std::min<double>(x[3], std::min<double>((x[3] * 7.0), v1));
  }
  v1 -= v1;
  v2 += (((7.0 * 1e-3 - v2) * ((0.5 > 1e-3) ? 2.0 : 3.0)) + (std::sqrt(-1.25) * (-1.25 * 1e-3 - 1e-3) - v2));
  double v4 = std::sqrt(0.0);
  double v5 = (v2 * ((2.0 + 0.5) + std::fabs(1e-3)));
  return x[5];
}
inline double f306761(const double* x) {
  double v1 = x[2];
  int n2 = ((((8 < 8) ? 1e-3 : 0.0) + x[2]) < x[5]) ? 1 : int(unsigned(int(unsigned(8) - unsigned(int(unsigned(int(uint16_t(0))) | unsigned(std::min(8, 6)))))) | unsigned(int(unsigned(-1) * unsigned(7))));
  switch (n2) { case 0: v1 = (x[2] * std::fabs((3.0 + v1))); break; case 1: v1 = float(cut((0.5 + 0.5))); default: v1 = (v1 * double(int(unsigned(std::min(6, -2)) * unsigned(cut(0.0)))) - v1); }
  for (int k3 = 0; k3 < 2; ++k3) {
    v1 = (x[5] - (x[0] * std::fabs(0.0)));
    if ((std::min<double>(std::sqrt(x[3]), double(k3)) <= ((0.0 * 1e-3 - 3.0) * std::fabs(-1.25) - std::sqrt(7.0)))) return std::sqrt((((x[4] >= 3.0) && (x[0] <= x[2])) ? x[1] : v1));
  }
  if ((v1 < ((0.5 + -1.25) * (1e-3 - 1e-3)))) {
    int n4 = (((3.0 + x[3]) != x[1]) || (x[4] >= x[4])) ? 1 : 1;
    switch (n4) { case 0: v1 = (v1 - ((v1 * -1.25) - std::sqrt(0.0))); break; case 1: v1 = x[2]; default: v1 = (std::fabs(x[0]) * x[4]); }
    double v5 = x[1];
    if (((((2.0 > 1e-3) ? v1 : 1e-3) <= std::max<double>(v1, 3.0)) && (std::min<double>(x[3], 3.0) == (7.0 + 1e-3)))) {
      v1 = x[1];
      v5 -= x[1];
      if ((((0.5 * 0.5) >= std::sqrt(0.5)) && ((v5 - v1) > x[3]))) return std::max<double>(((v1 != x[5]) ? std::min<double>(x[2], 3.0) : x[2]), x[0]);
    }
  } else {
    v1 *= x[2];
    if (((x[3] * x[5] - std::sqrt(7.0)) != ((v1 / v1) * x[0] - (0.0 * 0.0)))) return std::max<double>(((x[5] * 0.0 - x[3]) + x[1]), (((0.5 == x[4]) && (0.5 <= x[0])) ? v1 : std::min<double>(7.0, 0.5)));
  }
  double v6 = (((2.0 - 0.5) != 0.5) ? v1 : (x[5] / ((x[4] >= x[0]) ? x[3] : 1e-3)));
  double v7 = std::sqrt(((0.0 + 0.0) * 7.0));
  double v8 = std::fabs(x[2]);
  return (std::sqrt(((v6 != v1) ? -1.25 : 1e-3)) * float(std::min(int(int8_t(-2)), 2)));
}
inline double f306762(const double* x) {
  double v1 = (((0.0 * -1.25) - std::max<double>(1e-3, 3.0)) * ((2.0 * -1.25 - 0.0) - std::sqrt(0.5)) - std::sqrt(((x[0] >= x[5]) ? 0.5 : -1.25)));
  v1 -= std::fabs(((7.0 + 3.0) * x[5] - (7.0 * 0.5 - 0.5)));
  v1 *= ((std::max<double>(0.0, 2.0) * (3.0 + x[0]) - std::sqrt(3.0)) - std::sqrt((-1.25 - 1e-3)));
  double v2 = (((0.0 <= 1e-3) ? ((x[2] >= 0.0) ? x[5] : x[1]) : ((2.0 < 7.0) ? 0.0 : 2.0)) * x[0] - x[1]);
  return (std::max<double>(std::sqrt(1e-3), (7.0 * 3.0)) * x[0] - (x[1] + x[2]));
}
inline double f306763(const double* x) {
  double v1 = (x[0] / ((7.0 * 0.5 - 2.0) / (x[5] * 2.0 - 1e-3)));
  for (int k2 = 0; k2 < 1; ++k2) {
    v1 *= (((-1.25 > x[4]) && (3.0 > 2.0)) ? x[3] : ((-1.25 + double(k2)) / (7.0 + x[4])));
  }
  double v3 = (x[4] * (std::sqrt(x[2]) - 3.0));
  v3 += x[1];
  return double(-3);
}
inline double f306764(const double* x) {
  double v1 = x[4];
  int n2 = !((-1.25 == 1e-3) && ((-1.25 >= 1e-3) && (v1 >= 2.0))) ? 0 : int(uint16_t(int((int64_t(((7.0 == 1e-3) ? int(unsigned(0) * unsigned(3)) : cut(0.0))) * (int(unsigned(-3) + unsigned(cut(-1.25))) >> 12) - ((7.0 == 1e-3) ? int(unsigned(0) * unsigned(3)) : cut(0.0))) / 3 % 1000)));
  switch (n2) { case 0: v1 = (((7.0 < 1e-3) || (2.0 > 7.0)) ? std::sqrt((2.0 * 1e-3 - x[2])) : ((3.0 * 2.0 - 1e-3) * (7.0 - 2.0) - (x[0] / 2.0))); break; case 1: v1 = (((2.0 < 7.0) ? x[3] : x[3]) / (x[4] * x[1] - std::min<double>(x[3], 1e-3))); default: v1 = (((7.0 - 1e-3) + x[3]) * (x[4] * 0.5) - (!(x[4] >= 7.0) ? std::fabs(3.0) : x[5])); }
  v1 -= (x[5] / (std::fabs(x[4]) * (3.0 - x[0])));
  v1 *= x[1];
  if (((v1 / x[5]) > double(int(unsigned(int(unsigned(9) - unsigned(1))) * unsigned(-3))))) return (double(-1) * x[3]);
  for (int k3 = 0; k3 < 4; ++k3) {
    double v4 = x[4];
    if ((std::fabs((v4 + 2.0)) == double(k3))) break;
  }
  return x[0];
}
inline double f306765(const double* x) {
  double v1 = x[1];
  if (((((1 < 9) ? x[4] : -1.25) * (3.0 / -1.25)) < (std::isnan(0.5) ? (2.0 - 2.0) : (3.0 + x[5])))) {
    double v2 = 7.0;
  }
  int w3 = 6;
  if ((((x[2] + (x[2] - x[5])) * ((int(unsigned(w3) ^ unsigned(8)) != 2) ? x[3] : (1e-3 + 3.0)))) > 0) {
    int n4 = (w3 <= int(unsigned(w3) | unsigned(-2))) ? 2 : 7;
    switch (n4) { case 0: v1 = std::fabs(float(int(uint8_t(((x[5] >= 1e-3) ? 9 : w3))))); break; case 1: v1 = (((2.0 + 2.0) - (3.0 - 7.0)) * (x[0] * ((0.5 != x[4]) ? 0.5 : x[2]))); default: v1 = (v1 + std::sqrt(((0.5 > 7.0) ? 0.5 : 7.0))); }
    v1 -= ((x[3] - (3.0 - x[1])) - ((3.0 * x[5] - x[4]) - (x[2] - x[2])));
  }
  return (std::max<double>(x[1], x[2]) - x[1]);
}
inline double f306766(const double* x) {
  double v1 = ((std::max<double>(x[1], 1e-3) - (-1.25 * x[4])) * x[0]);
  if ((x[1] > std::sqrt((x[5] * -1.25 - 0.0)))) return (v1 / x[1]);
  double v2 = (std::sqrt((3.0 - 3.0)) - v1);
  double v3 = (((1e-3 + x[3]) - float(cut(v2))) + v2);
  double v4 = std::max<double>((std::sqrt(-1.25) + 1e-3), x[0]);
  int w5 = int(unsigned(4) + unsigned(int(int16_t(1))));
  double v6 = (x[2] - std::sqrt(((3.0 < 1e-3) ? -1.25 : x[3])));
  return (v3 + (x[0] + (3.0 - x[4])));
}
inline double f306767(const double* x) {
  double v1 = x[4];
  int n2 = (((0.0 - 7.0) != x[1]) || ((1e-3 - 3.0) <= std::sqrt(7.0))) ? 0 : (int(unsigned(-2) & unsigned(5)) >> (1 + (cut(x[5]) & 7)));
  switch (n2) { case 0: v1 = double(cut((x[1] + 0.0))); break; case 1: v1 = (std::sqrt(std::min<double>(x[1], 3.0)) - ((0.5 != 0.0) ? std::fabs(0.5) : (1e-3 + 3.0))); default: v1 = (x[3] / (x[3] * std::fabs(2.0))); }
  double v3 = ((std::sqrt(-1.25) * std::min<double>(2.0, -1.25) - v1) * 7.0 - std::sqrt(((2 < 5) ? -1.25 : 1e-3)));
  v3 *= (v1 + (x[3] / (x[1] - 7.0)));
  double v4 = double(int(unsigned(1) * unsigned(cut(0.5))));
  int w5 = 3;
  return (!((-1.25 != -1.25) || (1e-3 == 1e-3)) ? (v3 / v1) : std::fabs(std::sqrt(0.0)));
}
inline double f306768(const double* x) {
  double v1 = ((x[1] + std::fabs(7.0)) * ((-1.25 != 0.0) ? (x[0] * 7.0) : (7.0 + 3.0)));
  double v2 = ((std::isnan(0.5) ? (0.0 * 7.0) : (1e-3 * 1e-3 - 2.0)) * x[5]);
  if ((std::fabs(v2) != std::max<double>(x[1], v1))) return x[5];
  v2 = x[4];
  return x[2];
}
inline double f306769(const double* x) {
  double v1 = ((((x[0] != 7.0) ? 1e-3 : 3.0) / ((0.0 != -1.25) ? x[1] : 0.0)) + (!(3.0 == 0.0) ? x[0] : std::sqrt(2.0)));
  double v2 = (std::min<double>((-1.25 * 1e-3 - 3.0), x[3]) * std::min<double>(x[3], (x[0] + 0.0)) - std::sqrt(x[2]));
  if (!((1e-3 - 0.0) != (0.0 + 7.0))) {
    double v3 = (std::isnan(std::max<double>(0.0, 2.0)) ? std::sqrt(x[0]) : v2);
    for (int k4 = 0; k4 < 2; ++k4) {
      for (int k5 = 0; k5 < 1; ++k5) {
        double v6 = ((x[2] + std::sqrt(0.0)) * x[5]);
        v1 *= (double(k4) / std::min<double>(float(0), x[1]));
      }
      if (std::isnan(((1e-3 * v2 - 0.0) - (2.0 + 3.0)))) {
        if ((int((int64_t(((1e-3 > 1e-3) ? std::min(8, 9) : cut(-1.25))) * (0 >> 12) - ((1e-3 > 1e-3) ? std::min(8, 9) : cut(-1.25))) / 3 % 1000) == cut(v3))) {
          if ((((7.0 - 0.5) + (2.0 + 0.5)) >= (v1 + (-1.25 - 1e-3)))) {
            double v7 = x[4];
          } else {
            if ((x[4] == x[2])) {
              if (((std::sqrt(7.0) - (0.5 - 1e-3)) >= float(int((int64_t(int(unsigned(0) * unsigned(7))) * (cut(0.0) >> 12) - int(unsigned(0) * unsigned(7))) / 3 % 1000)))) {
                double v8 = ((v1 + std::sqrt(x[3])) * (std::max<double>(0.5, 0.5) * std::sqrt(2.0) - std::max<double>(v1, 1e-3)) - (v2 * (7.0 + 2.0) - std::sqrt(2.0)));
                double v9 = x[2];
                double v10 = ((double(cut(x[0])) * std::fabs(0.5) - (-1.25 - v8)) + std::max<double>(x[3], ((-1.25 <= x[2]) ? 2.0 : x[1])));
              }
            }
            double v11 = 0.5;
          }
        }
        double v12 = v3;
        double v13 = (x[2] + ((7.0 - double(k4)) * std::sqrt(x[3])));
      } else {
        double v14 = (double((std::min(2, -3) / (1 + (int(unsigned(8) * unsigned(4)) & 7)))) - std::sqrt(x[4]));
      }
    }
  } else {
    double v15 = v2;
  }
  double v16 = x[1];
  double v17 = ((v16 / std::sqrt(0.5)) + std::min<double>((-1.25 + -1.25), (1e-3 + 7.0)));
  return x[2];
}
inline double f306770(const double* x) {
  double v1 = (((x[2] >= -1.25) && (x[5] < 7.0)) ? (((0.0 == 1e-3) ? x[4] : 0.5) - x[5]) : float(((0.0 >= 3.0) ? 2 : std::min(-1, 8))));
  for (int k2 = 0; k2 < 1; ++k2) {
    if (((std::max<double>((x[3] - 0.0), float(1)) * std::min<double>((0.0 * 3.0 - 0.5), v1) - double(cut(3.0)))) > 0) {
      int n3 = (std::sqrt(double(cut(3.0))) == (x[2] - ((1e-3 >= 3.0) ? 0.5 : -1.25))) ? 1 : int((int64_t(int(uint8_t(-3))) * (int((int64_t(8) * (int(unsigned(3) - unsigned(-2)) >> 12) - 8) / 3 % 1000) >> 12) - int(uint8_t(-3))) / 3 % 1000);
      switch (n3) { case 0: v1 = x[0]; break; case 1: v1 = x[1]; default: v1 = float(-1); }
      v1 -= double(k2);
      double v4 = x[4];
    } else {
      v1 += x[3];
    }
    int n5 = (((x[1] * 2.0) * std::fabs(v1) - (0.5 + 3.0)) == std::min<double>((3.0 * double(k2) - x[5]), std::min<double>(0.5, 1e-3))) ? 0 : int(unsigned(std::min(0, -3)) - unsigned(int(unsigned(0) * unsigned(7))));
    switch (n5) { case 0: v1 = x[3]; break; case 1: v1 = (x[1] + std::max<double>(double(2), std::sqrt(-1.25))); default: v1 = x[5]; }
    for (int k6 = 0; k6 < 2; ++k6) {
      int w7 = 5;
      v1 = ((v1 * (double(k6) - x[0]) - std::sqrt(7.0)) + x[3]);
    }
  }
  if ((float((-1 % (1 + (2 & 7)))) > ((2.0 * 1e-3 - 1e-3) + std::min<double>(1e-3, 2.0)))) {
    if ((x[3] > std::sqrt(x[4]))) {
      for (int k8 = 0; k8 < 3; ++k8) {
        for (int k9 = 0; k9 < 3; ++k9) {
          double v10 = std::fabs(x[3]);
          double v11 = ((std::sqrt(x[1]) + std::sqrt(0.5)) * (x[2] * x[1] - (0.5 + 3.0)) - std::min<double>((2.0 * 0.5 - 1e-3), x[5]));
        }
        double v12 = std::fabs(double(k8));
        double v13 = x[2];
      }
    }
    double v14 = std::fabs(((x[4] + 0.5) - ((-1.25 != 7.0) ? 3.0 : x[3])));
  }
  double v15 = (v1 + ((0.0 >= 7.0) ? (x[2] * x[5] - 2.0) : (x[2] / 7.0)));
  double v16 = (!(x[3] < 3.0) ? std::max<double>(((0.0 <= 0.5) ? -1.25 : 1e-3), x[0]) : x[4]);
  double v17 = x[3];
  double v18 = (std::min<double>(((x[0] == 3.0) ? 3.0 : v17), std::fabs(-1.25)) * std::max<double>((x[5] * x[3] - v15), (3.0 * 7.0 - 0.0)) - x[2]);
  return (v17 - ((1e-3 / 3.0) * std::max<double>(-1.25, 0.5) - (3.0 * v17)));
}
inline double f306771(const double* x) {
  double v1 = ((((x[3] > 0.0) || (-3 <= 0)) ? (x[0] + x[0]) : ((3.0 != 0.5) ? x[5] : x[4])) - x[3]);
  v1 *= (x[2] - ((3.0 + -1.25) * (1e-3 + 1e-3)));
  double v2 = (std::min<double>((x[3] * 7.0 - 3.0), (3.0 - 0.0)) * (((9 / (1 + (2 & 7))) != 6) ? (x[2] * x[0] - 2.0) : ((2.0 >= 7.0) ? 7.0 : 2.0)));
  double v3 = std::fabs(float(int(unsigned(int(unsigned(5) * unsigned(9))) + unsigned(int(unsigned(-1) - unsigned(8))))));
  return ((x[4] - (v1 - x[4])) * (std::min<double>(2.0, -1.25) - (v1 * 0.5)));
}
inline double f306772(const double* x) {
  double v1 = (((1e-3 * 0.0 - 0.5) * x[3]) / std::min<double>((-1.25 * -1.25), (3.0 - x[5])));
  double v2 = std::min<double>(((1e-3 / 0.0) * v1), ((x[4] * x[1] - -1.25) * ((7.0 <= x[2]) ? 3.0 : x[3])));
  double v3 = std::sqrt((std::sqrt(2.0) * (2.0 * 3.0 - 7.0)));
  if ((((v2 + 1e-3) / float(-3)) != (x[0] - x[2]))) return x[4];
  double v4 = ((((0.5 == -1.25) ? x[5] : x[2]) + std::fabs(x[3])) - (std::max<double>(0.5, -1.25) - 2.0));
  v1 *= (x[5] * (v3 * (x[3] + 0.5)));
  return std::sqrt((std::sqrt(x[4]) * (0.0 / -1.25)));
}
inline double f306773(const double* x) {
  double v1 = (((3.0 <= 0.0) || (0.0 > x[4])) ? (x[5] * std::max<double>(x[3], 1e-3) - x[1]) : std::sqrt((x[0] * 0.0)));
  double v2 = (x[5] * (x[3] + x[0]) - std::fabs((3.0 * 1e-3)));
  if ((x[2]) > 0) {
    double v3 = std::sqrt(x[0]);
    double* p4 = (((x[1] <= 0.5) && (x[0] != x[4])) || (((2.0 <= 3.0) ? 3.0 : 1e-3) == x[2])) ? &v1 : &v2;
    *p4 += (((x[0] * v1 - 7.0) * std::sqrt(3.0)) * (std::fabs(3.0) + std::sqrt(7.0)) - (x[4] + x[3]));
    for (int k5 = 0; k5 < 3; ++k5) {
      if ((std::sqrt(((2.0 > 0.5) ? -1.25 : x[1])) < (double(k5) / x[3]))) {
        v1 += x[4];
        if (!((3.0 - x[5]) <= (x[4] * 7.0))) break;
      } else {
        if (((1e-3 == (3.0 * 1e-3)) || ((-1.25 * -1.25 - x[2]) >= (x[4] * 0.0)))) continue;
        double v6 = x[0];
        double v7 = (std::sqrt(v2) * (x[5] + (2.0 * 7.0 - x[0])));
      }
      v3 += std::sqrt(((7.0 * 3.0 - 2.0) - x[3]));
      if ((((1e-3 / double(k5)) - std::sqrt(v2)) >= std::min<double>((x[0] - 2.0), 2.0))) continue;
    }
  } else {
    v2 = (((0.0 * 0.0) / x[3]) * std::min<double>(((x[4] < x[1]) ? x[0] : 7.0), std::max<double>(0.0, v2)));
    double v8 = ((std::isnan(1e-3) ? std::min<double>(x[1], 2.0) : std::sqrt(0.5)) - 0.0);
    double v9 = (std::sqrt(x[2]) * ((0.0 == v1) ? (7.0 + 1e-3) : (2.0 * 7.0)));
  }
  double v10 = std::sqrt(((x[5] + 2.0) * x[0] - (v2 + -1.25)));
  return ((((1e-3 >= v1) ? 2.0 : 0.0) * (0.5 - -1.25) - -1.25) / std::sqrt(x[1]));
}
inline double f306774(const double* x) {
  double v1 = (x[1] * (std::max<double>(2.0, 3.0) - x[2]) - x[0]);
  if (std::isnan(x[3])) return x[5];
  v1 += x[0];
  double v2 = ((x[1] + x[2]) - std::fabs(x[3]));
  return std::max<double>(std::min<double>(x[1], (-1.25 * x[4] - x[4])), std::sqrt(x[5]));
}
inline double f306775(const double* x) {
  double v1 = x[5];
  double v2 = (3.0 - double(((9 % (1 + (-2 & 7))) / (1 + (((3.0 == 7.0) ? 6 : 7) & 7)))));
  int n3 = (x[5] <= (((5 / (1 + (9 & 7))) != 2) ? ((7.0 != 0.5) ? 7.0 : 7.0) : std::min<double>(3.0, 3.0))) ? 0 : int(unsigned(-3) ^ unsigned(cut(((v2 < 0.0) ? 1e-3 : 2.0))));
  switch (n3) { case 0: v1 = v1; break; case 1: v2 = ((x[4] - v2) - (std::max<double>(2.0, 1e-3) * ((2.0 > x[0]) ? 0.5 : x[5]))); default: v2 = x[2]; }
  if ((((x[0] - ((1e-3 == 7.0) ? 3.0 : 2.0)) * ((int(unsigned(6) * unsigned(4)) < 0) ? (0.0 * 0.0) : ((-1.25 != 2.0) ? -1.25 : 3.0)))) > 0) {
    double v4 = (std::max<double>(x[4], v1) * (x[0] - x[1]) - x[5]);
    v2 += std::sqrt(std::max<double>(((-1.25 >= x[0]) ? x[2] : x[3]), (1e-3 / x[3])));
  } else {
    double v5 = std::fabs(std::sqrt(-1.25));
    for (int k6 = 0; k6 < 1; ++k6) {
      for (int k7 = 0; k7 < 2; ++k7) {
        if (((x[3] >= ((3.0 >= 2.0) ? 7.0 : 0.5)) && (((1e-3 == v5) ? x[5] : x[4]) > std::fabs(1e-3)))) continue;
        int n8 = ((std::sqrt(0.0) - double(k7)) == (((3.0 < double(k7)) && (1e-3 != double(k6))) ? (7.0 / 2.0) : (x[3] * x[4]))) ? 2 : 5;
        switch (n8) { case 0: v5 = (std::fabs(v1) * (double(k7) * v2)); break; case 1: v5 = (((0.5 + double(k6)) <= (0.5 - 3.0)) ? (((-1.25 == 0.0) ? 1e-3 : 2.0) * x[0]) : x[4]); default: v5 = (std::sqrt(((0 == 0) ? -1.25 : 0.5)) * x[2]); }
        if (!((3.0 * 7.0 - 0.0) <= (3.0 * 3.0 - 0.0))) {
          v5 -= (x[1] * ((1e-3 * 0.0) - (-1.25 + 0.5)) - double(k7));
          double* p9 = ((((0.0 > 0.0) ? 3.0 : 2.0) == (-1.25 * 2.0 - 0.5)) && !(int(int16_t(-3)) <= 2)) ? &v5 : &v2;
          *p9 += std::sqrt(0.0);
        }
      }
      v2 += x[5];
      double v10 = (v5 * float(2));
    }
    double v11 = std::sqrt(double((((v1 > 0.0) ? -3 : 5) / (1 + ((9 % (1 + (5 & 7))) & 7)))));
  }
  double v12 = (std::sqrt(x[4]) - x[3]);
  return x[2];
}
inline double f306776(const double* x) {
  double v1 = std::max<double>((x[3] + (2.0 * 0.5 - 7.0)), x[0]);
  double v2 = (((x[3] * x[4]) < x[5]) ? ((cut(1e-3) != int(unsigned(6) & unsigned(3))) ? (2.0 - 1e-3) : (0.5 - x[4])) : (std::max<double>(2.0, 2.0) - std::sqrt(0.5)));
  double v3 = x[3];
  for (int k4 = 0; k4 < 3; ++k4) {
    double v5 = (float(-1) + (x[1] * 0.5));
    if (((x[2] * (0.0 / 2.0)) > 2.0)) {
      for (int k6 = 0; k6 < 1; ++k6) {
        v1 *= double(k4);
        double v7 = (((7.0 > 7.0) || (2.0 <= 1e-3)) ? v3 : std::fabs(std::sqrt(3.0)));
        double v8 = double(int(unsigned(int((int64_t(int(unsigned(4) * unsigned(9))) * (int((int64_t(-2) * (0 >> 12) - -2) / 3 % 1000) >> 12) - int(unsigned(4) * unsigned(9))) / 3 % 1000)) - unsigned(((0.5 <= 0.5) ? cut(x[0]) : -1))));
      }
      v3 -= x[1];
      double* p9 = std::isnan(std::sqrt(x[1])) ? &v3 : &v2;
      *p9 += std::max<double>(std::sqrt(v5), ((0.0 - 3.0) * (0.5 - x[5]) - (0.0 * 1e-3)));
    } else {
      if ((x[4] < (std::max<double>(7.0, x[2]) - std::sqrt(v3)))) break;
      double v10 = std::sqrt(v3);
      v1 *= (((3.0 != v1) ? (x[5] * 0.0 - x[5]) : (x[4] * double(k4))) + v10);
    }
    double v11 = x[1];
  }
  double v12 = (v3 - x[4]);
  double v13 = (((1e-3 != 2.0) ? x[1] : (0.5 - -1.25)) * ((2.0 + v12) * (0.0 * x[4] - 0.5)));
  double v14 = (x[2] * v2);
  return x[1];
}
inline double f306777(const double* x) {
  double v1 = ((x[5] <= (0.5 + x[2])) ? (x[3] / (x[4] - -1.25)) : x[0]);
  if ((((v1 * 1e-3) + std::max<double>(2.0, -1.25)) == v1)) return (((x[4] >= 1e-3) || (0 == int(unsigned(5) - unsigned(2)))) ? (x[4] * double(int(unsigned(-2) - unsigned(6))) - (-1.25 + x[3])) : std::max<double>(x[3], v1));
  if (((x[5] < std::sqrt(1e-3)) || !std::isnan(2.0))) return (x[3] * v1);
  double v2 = x[3];
  double v3 = x[4];
  double* p4 = (x[5] == std::sqrt(std::sqrt(3.0))) ? &v2 : &v3;
  *p4 += 2.0;
  return std::fabs((v2 + std::sqrt(1e-3)));
}
inline double f306778(const double* x) {
  double v1 = x[0];
  int n2 = ((-1 < 2) || ((2.0 / 3.0) > (2.0 * 3.0))) ? 1 : std::min((9 / (1 + ((-1 >> (1 + (9 & 7))) & 7))), (int((int64_t((-3 >> (1 + (6 & 7)))) * (8 >> 12) - (-3 >> (1 + (6 & 7)))) / 3 % 1000) % (1 + ((1 % (1 + (int((int64_t(4) * (4 >> 12) - 4) / 3 % 1000) & 7))) & 7))));
  switch (n2) { case 0: v1 = std::min<double>(((x[2] + -1.25) / std::max<double>(7.0, 0.5)), (std::fabs(7.0) - ((x[3] <= x[4]) ? 1e-3 : 0.5))); break; case 1: v1 = x[5]; default: v1 = (std::sqrt(x[5]) * x[5]); }
  if (((std::min<double>(0.5, 1e-3) + (x[1] + x[3])) > std::sqrt(std::max<double>(0.0, 7.0)))) return (x[2] * ((2.0 + 7.0) / (x[0] - 0.5)) - (v1 - ((9 <= -3) ? 1e-3 : 0.5)));
  v1 = ((x[4] * x[5] - (2.0 + 0.5)) - (std::fabs(x[0]) * ((2.0 <= 0.0) ? 0.5 : 0.0) - 2.0));
  return (std::sqrt((7.0 - 2.0)) + std::max<double>(x[4], 2.0));
}
inline double f306779(const double* x) {
  double v1 = ((x[0] / x[5]) / (std::fabs(x[5]) * x[0] - x[0]));
  double a2[3] = {double(-1), std::fabs(((0.0 > 1e-3) ? double(cut(1e-3)) : std::fabs(3.0))), (x[3] * ((2.0 * 2.0) + std::min<double>(v1, x[4])))};
  const unsigned i3 = unsigned(9) % 3;
  v1 -= ((3.0 <= x[3]) ? a2[1] : ((0.0 - 0.0) * (1e-3 * 7.0) - std::fabs(-1.25)));
  double v4 = std::fabs(x[3]);
  return ((std::max<double>(1e-3, x[5]) * (2.0 - 1e-3) - (1e-3 - v1)) * 0.5);
}
inline double f306780(const double* x) {
  double v1 = ((std::max<double>(3.0, 7.0) * ((x[0] <= -1.25) ? 0.5 : x[3])) * x[1]);
  if (((((x[1] * 0.5) - ((x[4] != 1e-3) ? 0.5 : 0.0)) * 1e-3 - ((x[3] >= 7.0) ? (2.0 * x[0]) : x[1]))) > 0) {
    for (int k2 = 0; k2 < 1; ++k2) {
      if ((cut((0.5 / 2.0)) < 1)) {
        double v3 = ((std::sqrt(x[4]) * double(int(uint16_t(2)))) + (std::min<double>(x[5], 0.0) * (double(k2) + 7.0)));
        double v4 = (v3 + x[3]);
      }
      double v5 = x[0];
      double* p6 = (((1 <= 7) || !(-1 == 3)) && (std::sqrt(-1.25) != x[5])) ? &v1 : &v5;
      *p6 += (std::min<double>(((3.0 > 0.5) ? -1.25 : x[1]), x[4]) * (0.0 * (2.0 * 2.0) - v1) - std::min<double>(((1e-3 < v5) ? -1.25 : -1.25), (0.0 * -1.25 - 3.0)));
    }
    v1 *= x[3];
  } else {
    if (!(-3 != int(unsigned(int((int64_t(8) * (5 >> 12) - 8) / 3 % 1000)) & unsigned(5)))) return (x[5] / v1);
    if (((std::isnan(x[0]) ? (7.0 + 1e-3) : x[2]) < std::min<double>((-1.25 + 3.0), std::sqrt(-1.25)))) return std::max<double>(x[3], (3.0 + x[5]));
  }
  double v7 = (std::min<double>(std::sqrt(1e-3), x[2]) / 3.0);
  double v8 = std::fabs((std::sqrt(2.0) - x[0]));
  double v9 = (((2.0 * x[3] - 0.0) - std::sqrt(-1.25)) + std::min<double>((0.0 + 3.0), (x[0] * 0.0)));
  if ((4 != int(unsigned(int(unsigned(int(unsigned(8) ^ unsigned(-3))) - unsigned(7))) & unsigned(6)))) {
    double v10 = v7;
    double v11 = v1;
    double v12 = std::fabs((std::fabs(2.0) + (x[5] - 2.0)));
  }
  double v13 = v8;
  return (((2.0 - 2.0) - (1e-3 - 0.0)) * x[5]);
}
inline double f306781(const double* x) {
  double v1 = (std::fabs(x[3]) * x[4]);
  for (int k2 = 0; k2 < 4; ++k2) {
    if (!(std::sqrt(3.0) <= (x[4] * 7.0))) break;
    if (!((1e-3 >= 7.0) && (2.0 > 0.0))) continue;
  }
  double v3 = (((x[1] / 0.0) * (x[2] + 7.0)) / x[0]);
  v3 = v1;
  double v4 = v3;
  if (((std::sqrt(((3 < 4) ? 2.0 : v1)) + (std::sqrt(v4) - (x[0] / 0.0)))) > 0) {
    double v5 = v3;
  } else {
    v1 = v1;
    double v6 = (((3.0 < -1.25) ? v4 : std::sqrt(0.0)) * x[5]);
    if ((((0.5 - 0.0) * (0.5 / v4) - 0.0) != (v1 * std::sqrt(-1.25) - std::sqrt(1e-3)))) {
      double v7 = ((((x[3] == x[5]) ? 2.0 : 3.0) > ((2.0 == 0.5) ? v6 : -1.25)) ? 2.0 : v3);
      for (int k8 = 0; k8 < 3; ++k8) {
        v1 *= (x[3] - x[1]);
        double v9 = x[2];
        double v10 = (double(cut(0.0)) / (v3 / (-1.25 * 2.0 - 7.0)));
      }
    } else {
      double v11 = ((x[5] + (2.0 * 1e-3)) - (7.0 * v4 - (x[5] - 2.0)));
    }
  }
  double v12 = (std::sqrt(-1.25) + x[5]);
  return v4;
}
inline double f306782(const double* x) {
  double v1 = (std::sqrt(x[0]) + ((7.0 * x[0] - 3.0) + x[4]));
  v1 += std::max<double>(((x[3] == -1.25) ? x[3] : (0.5 - 1e-3)), ((0.5 - 3.0) / std::fabs(x[2])));
  double v2 = std::sqrt(x[2]);
  double v3 = std::sqrt(-1.25);
  for (int k4 = 0; k4 < 3; ++k4) {
    v1 = x[5];
  }
  return x[0];
}
inline double f306783(const double* x) {
  double v1 = std::min<double>((x[0] / std::fabs(3.0)), ((1e-3 / 0.0) + x[0]));
  v1 += ((((-1.25 <= x[5]) ? 0.5 : 1e-3) + (7.0 - -1.25)) * 1e-3);
  v1 *= ((((x[2] == x[0]) ? 0.0 : 1e-3) - (3.0 * x[0] - 2.0)) - x[3]);
  if (!(((-1.25 != -1.25) && (0.0 == v1)) || ((0.5 < 7.0) || (2.0 < 7.0)))) {
    for (int k2 = 0; k2 < 3; ++k2) {
      if ((std::sqrt(double(k2))) > 0) {
        v1 *= std::max<double>(((0.5 - 2.0) * (x[1] / x[3]) - double(-3)), float(int(unsigned(cut(-1.25)) + unsigned((-3 % (1 + (0 & 7)))))));
      } else {
        double v3 = (((7.0 - 1e-3) + (0.0 - 0.0)) + ((double(k2) - 0.0) * (1e-3 * 0.5 - v1)));
        v1 = v3;
      }
      int n4 = (std::sqrt(((0.0 < double(k2)) ? 2.0 : 2.0)) == std::max<double>(0.0, std::sqrt(-1.25))) ? 2 : 0;
      switch (n4) { case 0: v1 = x[2]; break; case 1: v1 = (std::isnan((double(k2) + x[1])) ? (std::fabs(-1.25) - x[2]) : (std::max<double>(x[0], double(k2)) * (3.0 * x[1]) - (-1.25 - 3.0))); default: v1 = x[5]; }
      for (int k5 = 0; k5 < 1; ++k5) {
        v1 = (std::sqrt(double(k5)) - ((0.0 * 2.0) - x[2]));
        if ((((7.0 >= -1.25) ? 1e-3 : (0.0 * 7.0)) > ((x[3] - 2.0) * double(k2)))) {
          for (int k6 = 0; k6 < 2; ++k6) {
            v1 += ((std::max<double>(x[0], 7.0) * (2.0 * double(k2) - double(k5))) / std::min<double>((7.0 * 0.0), (3.0 * 1e-3 - 7.0)));
            double v7 = (((7.0 + 3.0) >= (2.0 + -1.25)) ? double(k6) : v1);
            double v8 = std::sqrt(std::sqrt((0.0 + 3.0)));
          }
          double v9 = std::fabs((x[0] * (3.0 + double(k2)) - float((8 >> (1 + (8 & 7))))));
        }
        double v10 = std::fabs(x[1]);
      }
    }
  } else {
    double v11 = (v1 + x[1]);
  }
  double v12 = v1;
  double v13 = (v12 - ((x[5] + -1.25) / x[1]));
  double v14 = x[5];
  return x[5];
}
inline double f306784(const double* x) {
  double v1 = x[0];
  if ((((2.0 > x[0]) ? (x[2] + 7.0) : std::max<double>(3.0, v1)) != x[0])) {
    v1 += x[3];
    double v2 = std::min<double>(((2.0 * -1.25) + (-1.25 + x[4])), -1.25);
  } else {
    double v3 = std::max<double>((x[3] - x[5]), ((2.0 * 2.0) * (2.0 + 3.0)));
  }
  for (int k4 = 0; k4 < 4; ++k4) {
    double v5 = (double(k4) + std::sqrt(std::sqrt(1e-3)));
  }
  v1 *= (((x[4] == 3.0) ? (1e-3 * 0.5) : (3.0 - 0.0)) * float(0) - std::max<double>(double(int(int8_t(1))), (2.0 / 0.5)));
  double v6 = ((((7 / (1 + (7 & 7))) == 7) ? x[0] : v1) - x[2]);
  return x[4];
}
inline double f306785(const double* x) {
  double v1 = (x[4] * ((0.5 <= 3.0) ? x[1] : (-1.25 * x[0])));
  if ((((3.0 > x[1]) ? cut(1e-3) : int(unsigned(-3) | unsigned(cut(-1.25)))) > int((int64_t(int(unsigned(int((int64_t(4) * (8 >> 12) - 4) / 3 % 1000)) - unsigned(cut(x[4])))) * (cut(0.0) >> 12) - int(unsigned(int((int64_t(4) * (8 >> 12) - 4) / 3 % 1000)) - unsigned(cut(x[4])))) / 3 % 1000))) return (((3.0 - 2.0) * x[1]) * std::max<double>((x[4] - 1e-3), x[3]));
  double v2 = x[5];
  v2 += std::min<double>(v2, ((7.0 + v1) - (0.5 - 0.0)));
  if (!((2.0 * 1e-3 - 0.5) > v2)) {
    if ((((x[2] / -1.25) + std::max<double>(0.5, 0.0)) >= x[4])) return std::sqrt(x[0]);
  } else {
    if ((std::sqrt(x[5]) <= ((x[5] - -1.25) - (3.0 + 3.0)))) {
      double v3 = std::fabs(double(int(unsigned(int(unsigned(5) + unsigned(4))) * unsigned(cut(x[3])))));
    } else {
      v2 -= std::sqrt(v2);
    }
    for (int k4 = 0; k4 < 3; ++k4) {
      v2 *= (x[0] + ((7.0 != x[5]) ? x[1] : std::fabs(3.0)));
      double v5 = x[2];
    }
    v1 -= x[5];
  }
  if (((std::sqrt(-1.25) * 1e-3) < ((-1.25 / 2.0) - std::sqrt(0.5)))) return (((0.0 <= 0.5) ? x[3] : x[2]) * std::max<double>(std::sqrt(x[2]), std::min<double>(1e-3, -1.25)));
  v1 -= (((0.5 + 0.5) - x[3]) + x[1]);
  double v6 = std::min<double>((v2 / v1), v1);
  return (((-1.25 * 1e-3) * (0.5 - 2.0) - (v2 * 1e-3)) - ((2.0 / -1.25) * std::sqrt(1e-3) - x[1]));
}
inline double f306786(const double* x) {
  double v1 = ((std::fabs(1e-3) * ((-1.25 != 1e-3) ? 0.0 : 0.0)) + ((x[2] * 1e-3) / std::max<double>(0.5, 1e-3)));
  double a2[3] = {x[2], (x[2] + x[0]), (x[2] + (std::max<double>(x[4], 7.0) - (x[5] * 7.0)))};
  const int i3 = (x[2] == ((3.0 == 1e-3) ? std::fabs(-1.25) : std::max<double>(3.0, 0.0))) ? 0 : 2;
  a2[i3] += std::sqrt(std::max<double>(std::min<double>(0.0, 7.0), x[0]));
  if ((((1e-3 / 2.0) + v1) == x[5])) {
    for (int k4 = 0; k4 < 3; ++k4) {
      if (((((0.0 <= 0.0) ? v1 : -1.25) * (0.0 * 3.0 - 2.0) - (0.0 * 3.0 - 7.0)) > (x[1] + (0.0 * 7.0)))) {
        if (((!(0 < 3) ? (2.0 / 7.0) : ((1e-3 <= 2.0) ? 7.0 : x[1])) < x[0])) {
          a2[i3] *= ((0.5 < std::min<double>(1e-3, 0.5)) ? (a2[1] * std::sqrt(-1.25)) : a2[1]);
          v1 += std::max<double>(std::sqrt((0.5 - x[0])), ((0.0 - 2.0) - a2[1]));
        } else {
          double v5 = std::sqrt(a2[1]);
        }
      }
      if ((1e-3) > 0) {
        double v6 = (((7.0 * 3.0) * (7.0 * x[1] - v1)) * (x[1] - (a2[i3] * x[4] - x[2])) - std::sqrt(std::min<double>(0.0, 1e-3)));
      } else {
        for (int k7 = 0; k7 < 4; ++k7) {
          double v8 = (x[4] / std::sqrt(x[0]));
          v1 += (std::min<double>(x[5], x[2]) * std::sqrt(std::fabs(v8)) - (x[3] * double(k7) - double(7)));
        }
        double v9 = ((std::max<double>(a2[1], 2.0) < std::max<double>(7.0, -1.25)) ? std::max<double>(a2[i3], (0.5 + 0.5)) : v1);
      }
    }
    double v10 = a2[i3];
  } else {
    double v11 = double(int(unsigned(2) ^ unsigned(int(unsigned(cut(x[1])) & unsigned(6)))));
  }
  double v12 = (v1 + x[1]);
  return (x[2] + ((3.0 * v12 - x[0]) * (0.5 + -1.25) - (1e-3 * 2.0)));
}
inline double f306787(const double* x) {
  double v1 = ((x[2] + 2.0) - double(int(unsigned(cut(0.5)) * unsigned(int(unsigned(-1) * unsigned(1))))));
  double v2 = std::fabs(((2.0 - 0.5) * std::sqrt(1e-3) - (1e-3 + 0.5)));
  v1 *= x[5];
  double v3 = ((std::max<double>(v2, 2.0) - std::sqrt(2.0)) * 3.0 - (x[5] - (-1.25 - -1.25)));
  double* p4 = (((0.0 - 3.0) >= (7.0 + v3)) || (((v3 == -1.25) ? -1.25 : 7.0) != v2)) ? &v3 : &v1;
  *p4 += (((x[4] + -1.25) == (-1.25 * 0.5 - x[2])) ? (((-1.25 <= 1e-3) ? 0.5 : 7.0) + (7.0 + 7.0)) : ((0.5 * 0.0) * x[5] - (2.0 + 3.0)));
  double v5 = std::max<double>((x[1] - (0.5 / 0.5)), x[0]);
  v2 += x[1];
  double v6 = x[4];
  return std::min<double>(((-1.25 * x[0] - v5) + (2.0 - 0.0)), v6);
}
inline double f306788(const double* x) {
  double v1 = (std::min<double>(std::sqrt(0.0), (x[5] + -1.25)) * 1e-3);
  if ((std::sqrt((-1.25 - 0.5)) == (x[5] + (7.0 / 3.0)))) {
    if ((((7.0 / x[2]) * (x[4] * 1e-3 - 0.0) - x[4]) <= (((x[0] >= x[0]) ? x[3] : 3.0) + (-1.25 + x[0])))) return (x[5] + std::sqrt(x[1]));
    v1 *= double(((v1 < x[3]) ? cut(0.5) : 4));
  } else {
    double a2[3] = {(float(int(unsigned(3) | unsigned(int(unsigned(-2) * unsigned(-1))))) - 0.0), x[3], x[2]};
    const int i3 = (x[3] != (std::min<double>(x[1], 3.0) + (2.0 + x[4]))) ? 0 : 2;
    if (((std::sqrt(0.5) * double(0)) != std::sqrt(x[4]))) return (double(int((int64_t(std::min(-1, 5)) * (6 >> 12) - std::min(-1, 5)) / 3 % 1000)) + x[2]);
  }
  int w4 = cut(x[3]);
  for (int k5 = 0; k5 < 3; ++k5) {
    if (((-1.25 >= std::sqrt(7.0)) && (int(int8_t(w4)) > w4))) {
      int n6 = std::isnan((x[4] * (v1 - -1.25))) ? 2 : (w4 % (1 + (w4 & 7)));
      switch (n6) { case 0: v1 = (((x[5] - double(k5)) * (0.5 * 0.0) - v1) * double(k5) - ((x[0] - 0.5) / (0.0 * 3.0 - 3.0))); break; case 1: v1 = v1; default: v1 = std::sqrt(std::sqrt(x[3])); }
    }
  }
  double v7 = (std::max<double>(std::min<double>(x[1], v1), std::min<double>(x[4], 0.5)) * std::max<double>(((2.0 <= 7.0) ? -1.25 : 3.0), std::max<double>(x[3], 1e-3)) - (x[0] * (2.0 * 1e-3) - std::max<double>(-1.25, 1e-3)));
  return x[1];
}
inline double f306789(const double* x) {
  double v1 = ((x[5] * x[1] - x[0]) - std::sqrt(std::max<double>(7.0, 1e-3)));
  int n2 = (2.0 != (x[5] * (-1.25 * x[2]))) ? 2 : int(int8_t(int(unsigned(5) ^ unsigned(4))));
  switch (n2) { case 0: v1 = x[0]; break; case 1: v1 = (x[4] * ((-1.25 / x[5]) - v1) - std::fabs(x[3])); default: v1 = x[0]; }
  for (int k3 = 0; k3 < 3; ++k3) {
    v1 -= ((((1e-3 == x[0]) ? 2.0 : 0.5) <= std::sqrt(x[4])) ? ((v1 * 3.0 - 0.0) * x[0]) : std::max<double>((x[3] * 0.5), (7.0 * 2.0 - 7.0)));
    v1 = ((std::max<double>(x[2], 0.5) + std::fabs(x[4])) * (x[0] + x[5]) - x[1]);
  }
  v1 -= ((x[0] - v1) * x[2]);
  v1 -= (v1 * ((3.0 * -1.25) * (0.5 * 0.0)));
  double v4 = (std::min<double>(std::sqrt(x[0]), (x[0] * 1e-3)) * std::sqrt(v1));
  double v5 = x[0];
  v1 *= (std::max<double>(std::max<double>(7.0, 3.0), x[2]) - ((0.5 + x[1]) + (7.0 * v1)));
  return std::max<double>(((x[4] - -1.25) + (x[2] * 0.5 - 3.0)), ((7.0 * v5) * std::sqrt(0.0)));
}
inline double f306790(const double* x) {
  double v1 = (!!(x[2] == 2.0) ? (x[5] * (x[5] / 2.0) - std::sqrt(x[5])) : std::sqrt(std::fabs(x[4])));
  if ((x[1] < ((2.0 * x[0] - x[2]) * x[3]))) return v1;
  v1 += x[5];
  if ((std::sqrt((0.0 / 7.0)) <= v1)) {
    int n2 = (x[5] > (x[4] / (-1.25 * 3.0 - -1.25))) ? 0 : int((int64_t(-3) * (int(int64_t(int((int64_t(2) * (int(unsigned(-3) & unsigned(9)) >> 12) - 2) / 3 % 1000))) >> 12) - -3) / 3 % 1000);
    switch (n2) { case 0: v1 = ((0.5 == ((1e-3 > x[4]) ? 0.0 : x[2])) ? ((2.0 * 7.0) - 0.5) : std::fabs((x[4] / 3.0))); break; case 1: v1 = ((0.5 - (2.0 * 2.0)) - (x[3] * x[0])); default: v1 = std::sqrt((x[2] * (x[2] / 7.0) - x[2])); }
    double v3 = ((int((int64_t((3 % (1 + (0 & 7)))) * (int((int64_t(3) * (8 >> 12) - 3) / 3 % 1000) >> 12) - (3 % (1 + (0 & 7)))) / 3 % 1000) != cut(0.5)) ? (x[3] + (3.0 - x[4])) : float(int((int64_t(int(uint8_t(4))) * (9 >> 12) - int(uint8_t(4))) / 3 % 1000)));
    double v4 = std::fabs(((-1.25 * 1e-3 - 7.0) - x[2]));
  }
  if ((x[3] < (std::sqrt(7.0) * x[0]))) {
    int n5 = (((-1.25 != 3.0) ? std::max<double>(3.0, -1.25) : (2.0 * x[4])) > std::sqrt(double(cut(0.5)))) ? 2 : cut(double(int(unsigned(int(unsigned(0) * unsigned(6))) | unsigned(4))));
    switch (n5) { case 0: v1 = std::min<double>((((0.0 > x[3]) ? 0.0 : x[1]) + x[4]), x[2]); break; case 1: v1 = -1.25; default: v1 = x[2]; }
    if ((x[2] != (std::sqrt(0.0) / (0.5 + 0.0)))) {
      v1 += std::fabs(((1e-3 != 0.0) ? (7.0 * 0.0 - 0.5) : (3.0 - 0.5)));
      v1 = ((x[1] - ((-1.25 < 2.0) ? 7.0 : 1e-3)) - ((x[5] - 0.5) / v1));
      v1 *= (((1e-3 / 0.5) * ((-2 == 9) ? x[3] : x[3])) * ((0.5 * x[2] - x[0]) * x[4]));
    } else {
      if (((std::min(-3, int(uint16_t(-3))) <= 3) && (((-1.25 > 0.5) ? 7.0 : 7.0) < std::sqrt(7.0)))) {
        if ((v1 != ((x[5] - 0.0) - (2.0 * 7.0)))) return std::max<double>((std::min<double>(x[3], x[3]) / x[3]), ((1e-3 / x[2]) + std::min<double>(3.0, -1.25)));
        double v6 = x[5];
        double v7 = (std::sqrt(float(cut(0.5))) * v6);
      } else {
        double v8 = v1;
      }
    }
  } else {
    double v9 = ((int(unsigned(cut(3.0)) * unsigned(4)) == int((int64_t(cut(x[5])) * (-2 >> 12) - cut(x[5])) / 3 % 1000)) ? x[3] : ((1e-3 / 0.0) + (x[3] + 3.0)));
  }
  double v10 = ((x[5] * x[5]) * ((0.5 * 1e-3) - x[3]) - std::max<double>(x[5], std::sqrt(2.0)));
  double v11 = (std::fabs((0.5 * 3.0 - 7.0)) * ((0.5 <= x[5]) ? ((v1 > 7.0) ? x[2] : 7.0) : std::sqrt(x[5])));
  return double(std::min(5, int((int64_t(int(unsigned(6) | unsigned(6))) * (cut(v1) >> 12) - int(unsigned(6) | unsigned(6))) / 3 % 1000)));
}
inline double f306791(const double* x) {
  double v1 = x[1];
  int n2 = ((x[2] - x[5]) != x[0]) ? 2 : 9;
  switch (n2) { case 0: v1 = ((std::max<double>(v1, 0.0) * std::sqrt(3.0) - x[3]) - (((x[5] >= -1.25) ? 0.5 : 3.0) * (-1.25 - 1e-3))); break; case 1: v1 = x[0]; default: v1 = std::min<double>((x[5] * std::sqrt(0.0)), (((3.0 > 3.0) ? v1 : x[4]) * ((x[1] <= 3.0) ? x[4] : 0.0) - (7.0 * 1e-3))); }
  int n3 = std::isnan(std::sqrt(((-1.25 > 3.0) ? 7.0 : 3.0))) ? 1 : int(unsigned(int((int64_t(std::min(1, int(int8_t(6)))) * (int(int8_t(int(unsigned(1) - unsigned(8)))) >> 12) - std::min(1, int(int8_t(6)))) / 3 % 1000)) * unsigned(-3));
  switch (n3) { case 0: v1 = std::sqrt(std::min<double>((3.0 * x[1] - 0.0), std::fabs(-1.25))); break; case 1: v1 = (((0.0 >= x[5]) ? (x[4] / -1.25) : float(8)) + std::sqrt((0.5 - 1e-3))); default: v1 = ((std::fabs(x[4]) + std::min<double>(-1.25, 0.5)) + (std::min<double>(2.0, 0.5) - ((x[5] > 0.5) ? 0.0 : 0.0))); }
  if ((v1) > 0) {
    int n4 = std::isnan(std::min<double>(double(int(unsigned(0) - unsigned(3))), x[2])) ? 2 : 7;
    switch (n4) { case 0: v1 = (((0.5 + 0.0) < (1e-3 * x[1] - x[1])) ? x[0] : (((v1 <= 0.5) ? 0.0 : x[0]) * ((1e-3 > 1e-3) ? 2.0 : x[3]) - x[4])); break; case 1: v1 = std::sqrt(x[4]); default: v1 = std::sqrt(((1e-3 * 0.0) / (0.0 * 0.0))); }
    if (((int((int64_t(cut(0.0)) * (-1 >> 12) - cut(0.0)) / 3 % 1000) == int((int64_t((3 / (1 + (6 & 7)))) * (3 >> 12) - (3 / (1 + (6 & 7)))) / 3 % 1000)) && ((x[1] - 0.0) <= (0.0 + -1.25)))) {
      for (int k5 = 0; k5 < 2; ++k5) {
        v1 = ((std::isnan(2.0) ? x[2] : (7.0 * -1.25 - -1.25)) / std::max<double>(x[0], (0.5 * x[2] - -1.25)));
        for (int k6 = 0; k6 < 3; ++k6) {
          v1 = std::min<double>(x[1], (std::sqrt(0.5) - float(cut(x[5]))));
        }
        int n7 = ((int(int64_t((4 / (1 + (9 & 7))))) == 9) || (x[0] < ((0.0 <= x[0]) ? v1 : 7.0))) ? 1 : int(int64_t(int((int64_t(int(unsigned(-1) ^ unsigned((-3 % (1 + (2 & 7)))))) * (4 >> 12) - int(unsigned(-1) ^ unsigned((-3 % (1 + (2 & 7)))))) / 3 % 1000)));
        switch (n7) { case 0: v1 = std::sqrt(float(int(uint8_t(((v1 < x[0]) ? 1 : 3))))); break; case 1: v1 = double(k5); default: v1 = ((((1e-3 > double(k5)) ? -1.25 : 0.0) * x[4]) * ((0.0 / 0.5) / ((x[3] <= v1) ? 2.0 : 3.0)) - (x[3] / x[3])); }
      }
      v1 += (((0.0 + 3.0) + (-1.25 + 0.0)) * x[2]);
      double v8 = x[0];
    }
    double v9 = std::sqrt((((x[1] == 2.0) ? 3.0 : 0.0) - (0.0 - 0.5)));
  }
  v1 += 2.0;
  double v10 = ((x[3] * (0.0 - 7.0) - x[0]) - ((x[1] != -1.25) ? v1 : x[5]));
  return ((std::max<double>(0.0, -1.25) * std::fabs(7.0) - (x[1] - 1e-3)) * (((0.5 < x[1]) && (-1.25 >= 1e-3)) ? 0.0 : x[3]) - x[4]);
}
inline double f306792(const double* x) {
  double v1 = std::min<double>(((x[0] + x[2]) * std::min<double>(x[5], 1e-3)), ((7.0 != 2.0) ? std::min<double>(0.5, -1.25) : x[4]));
  double v2 = (std::fabs(std::sqrt(-1.25)) - std::min<double>((7.0 * 3.0 - x[1]), x[4]));
  v1 = (std::max<double>(std::min<double>(2.0, 0.5), std::max<double>(7.0, x[5])) + (std::isnan(x[0]) ? (x[3] - -1.25) : (7.0 * 3.0)));
  for (int k3 = 0; k3 < 3; ++k3) {
    double v4 = std::sqrt(float(6));
    if (!!(x[0] <= x[2])) continue;
  }
  v1 = (float(int(int16_t(int(unsigned(4) * unsigned(-2))))) - x[0]);
  double v5 = x[2];
  if ((((0.0 / 0.0) <= (3.0 * 7.0)) || ((0.5 == 1e-3) && (1 < ((v5 > x[3]) ? 3 : -2))))) {
    if ((((0.5 * -1.25) + x[1]) <= v5)) return x[2];
    v1 += (v5 + v1);
    v1 *= std::sqrt(v2);
  } else {
    double* p6 = (x[3] >= (std::sqrt(2.0) - x[3])) ? &v2 : &v5;
    *p6 += std::sqrt(std::sqrt((3.0 - x[5])));
  }
  v2 += ((((-1.25 == 7.0) || (5 > 2)) ? std::max<double>(v2, 0.0) : std::fabs(v5)) * x[5]);
  return (x[3] - (v1 - std::sqrt(7.0)));
}
inline double f306793(const double* x) {
  double v1 = ((double(cut(7.0)) + (0.0 - 3.0)) - (x[2] * (0.0 * 3.0)));
  if ((((7.0 + 0.0) != x[3]) || (v1 > (-1.25 - 0.5)))) {
    double v2 = x[1];
    if (((std::sqrt(x[1]) * x[3] - float(cut(x[5]))) < ((7.0 > 2.0) ? ((1 < 9) ? 7.0 : 0.0) : (0.5 + 1e-3)))) {
      if ((x[0]) > 0) {
        v1 = (((x[4] + 0.0) - (2.0 - 2.0)) * x[4]);
        if (((-2 != int(unsigned(cut(2.0)) & unsigned(7))) || (std::max<double>(2.0, 3.0) != (7.0 - 7.0)))) {
          v2 += 0.5;
        } else {
          v2 += std::max<double>(x[3], std::sqrt((0.5 * 3.0)));
          double v3 = (std::max<double>(std::sqrt(0.0), std::max<double>(0.5, 0.0)) * (v2 * std::min<double>(x[0], 3.0)));
        }
        double v4 = std::sqrt(float((cut(2.0) % (1 + (2 & 7)))));
      } else {
        if (((x[0] * 2.0) <= (std::min<double>(-1.25, -1.25) - std::max<double>(0.0, 0.5)))) return std::sqrt(((0.0 * 1e-3) * (x[0] * x[0] - x[3]) - (x[3] + 7.0)));
        v2 *= ((x[0] + (x[5] - x[3])) * ((2.0 != x[1]) ? ((7.0 == 7.0) ? -1.25 : 1e-3) : (-1.25 + -1.25)) - v1);
      }
    }
    double v5 = (std::sqrt(x[3]) - float(0));
  } else {
    if ((8 < int(unsigned(int(unsigned((-1 >> (1 + (-2 & 7)))) - unsigned(1))) | unsigned(1)))) {
      double v6 = (((2.0 - 2.0) - (3.0 * 7.0)) - std::min<double>((0.5 * 0.0 - 2.0), -1.25));
      double v7 = x[3];
    } else {
      double v8 = x[5];
      double v9 = ((((1e-3 > -1.25) ? 2.0 : 2.0) + std::sqrt(7.0)) * x[5] - x[5]);
    }
  }
  double v10 = ((x[2] * ((7.0 >= 3.0) ? -1.25 : 1e-3)) / (std::sqrt(1e-3) + std::min<double>(2.0, 1e-3)));
  double v11 = x[4];
  double v12 = (v1 * (v11 - std::min<double>(1e-3, 7.0)));
  return x[0];
}
inline double f306794(const double* x) {
  double v1 = ((1e-3 > std::min<double>(7.0, 3.0)) ? ((3.0 / 3.0) + (x[4] - 0.0)) : x[0]);
  double v2 = (x[4] / std::max<double>(std::fabs(1e-3), double((-3 % (1 + (8 & 7))))));
  v1 *= std::max<double>((x[1] + (x[3] * 7.0 - -1.25)), v2);
  int w3 = int(unsigned(7) * unsigned(-1));
  if ((v1 < std::max<double>(std::min<double>(0.5, 7.0), x[5]))) return std::sqrt(((-1.25 * 7.0 - 1e-3) / ((3.0 > 0.0) ? 3.0 : v1)));
  for (int k4 = 0; k4 < 1; ++k4) {
    double v5 = (std::sqrt((3.0 / 2.0)) * (std::sqrt(x[3]) * ((7.0 == -1.25) ? x[2] : x[0]) - x[5]));
  }
  if ((x[2] <= std::sqrt((2.0 * 1e-3)))) return std::sqrt((std::min<double>(x[0], x[2]) * std::sqrt(1e-3) - std::sqrt(x[3])));
  for (int k6 = 0; k6 < 2; ++k6) {
    for (int k7 = 0; k7 < 1; ++k7) {
      double* p8 = (std::min<double>((-1.25 - x[0]), (1e-3 * x[5] - 2.0)) != ((0.5 * double(k6) - -1.25) - double(k7))) ? &v2 : &v1;
      *p8 += (std::sqrt(std::sqrt(3.0)) + ((0.5 <= -1.25) ? x[4] : (1e-3 / 2.0)));
      double v9 = std::min<double>((x[3] * v1), (std::min<double>(3.0, 0.0) * (3.0 * v1)));
    }
  }
  return x[1];
}
inline double f306795(const double* x) {
  double v1 = std::sqrt(x[0]);
  if (std::isnan(x[0])) {
    if ((std::max<double>(std::sqrt((v1 + -1.25)), x[4])) > 0) {
      for (int k2 = 0; k2 < 4; ++k2) {
        double v3 = (((0.5 > 0.0) || (x[1] > 7.0)) ? (double(k2) - (-1.25 / 0.5)) : ((-1.25 * -1.25) * x[4]));
        v1 = std::min<double>(((int(unsigned(3) + unsigned(9)) != 1) ? (0.0 + 0.0) : ((0.0 > 0.5) ? 0.5 : x[1])), ((2.0 * x[0] - x[5]) * (2.0 / 3.0) - (7.0 * -1.25 - 0.0)));
        if (!((-1.25 + -1.25) <= double(k2))) return x[2];
      }
      if ((x[3] <= ((0.0 * x[0] - -1.25) * x[4]))) return x[3];
      v1 = double(8);
    }
    if ((x[1] < (((2.0 > 2.0) ? 2.0 : 0.0) * (7.0 * 3.0 - -1.25) - x[4]))) return x[0];
    double v4 = v1;
  }
  int n5 = ((std::max<double>(x[1], x[2]) == std::min<double>(7.0, x[1])) && (x[5] <= (0.5 * 0.0))) ? 1 : int(unsigned(int(unsigned(9) ^ unsigned(1))) + unsigned(9));
  switch (n5) { case 0: v1 = (x[5] * std::max<double>(std::max<double>(2.0, 1e-3), std::min<double>(3.0, x[5])) - ((x[3] - 3.0) - std::max<double>(0.0, 3.0))); break; case 1: v1 = x[5]; default: v1 = (((3.0 - x[1]) * x[2] - x[5]) * x[2]); }
  v1 *= x[1];
  v1 = std::sqrt(((3.0 * 2.0) * x[0]));
  if ((((-1.25 / 3.0) * (7.0 * -1.25)) > ((0.0 - -1.25) + x[2]))) {
    double v6 = ((x[2] * v1) * std::sqrt(((x[4] < 3.0) ? 0.5 : x[5])));
  } else {
    double v7 = std::sqrt((std::min<double>(-1.25, x[5]) * (3.0 * 7.0 - v1) - (v1 / 2.0)));
    double v8 = (!(-1 == int(unsigned(1) | unsigned(-1))) ? std::sqrt((-1.25 * 2.0 - -1.25)) : x[1]);
  }
  double v9 = (((1e-3 - 7.0) + x[2]) + v1);
  return (((3.0 - 7.0) * (2.0 * v1) - std::min<double>(x[0], 0.0)) * std::sqrt(v1));
}
inline double f306796(const double* x) {
  double v1 = x[3];
  for (int k2 = 0; k2 < 2; ++k2) {
    v1 += std::fabs(v1);
    v1 += std::max<double>((x[1] * std::sqrt(1e-3) - (0.5 - x[3])), ((x[0] * -1.25 - x[3]) + (0.0 * -1.25)));
    if ((std::fabs(std::fabs((7.0 / v1)))) > 0) {
      double v3 = ((x[1] - std::min<double>(x[4], x[5])) / std::max<double>(std::sqrt(1e-3), std::min<double>(x[2], 2.0)));
      for (int k4 = 0; k4 < 2; ++k4) {
        if (std::isnan(((1e-3 + -1.25) * std::sqrt(7.0)))) {
          for (int k5 = 0; k5 < 3; ++k5) {
            double a6[3] = {std::sqrt(x[0]), std::min<double>(float(cut(0.0)), x[0]), double(k5)};
            const int i7 = (3.0 != x[0]) ? 0 : 2;
            if ((x[0] >= ((double(k4) + v3) + (a6[1] * 7.0 - a6[1])))) return ((std::fabs(2.0) * (7.0 + 0.5) - (1e-3 * 7.0)) + ((double(k4) == 3.0) ? v1 : (7.0 + 1e-3)));
            double v8 = std::min<double>((a6[1] - std::min<double>(0.5, double(k2))), std::max<double>((0.5 - 0.5), std::max<double>(-1.25, double(k5))));
          }
          if (((((7.0 < 0.0) ? float(((double(k4) < 7.0) ? 5 : 8)) : x[0]) * -1.25)) > 0) {
            v3 -= (((3.0 + 3.0) * 3.0) + 0.5);
          }
        }
        double* p9 = (std::min<double>(((0.0 > v3) ? -1.25 : -1.25), (x[3] / -1.25)) < 7.0) ? &v3 : &v1;
        *p9 += ((v1 * v3 - std::fabs(0.0)) / v3);
        double v10 = double(k4);
      }
      double v11 = double((7 >> (1 + (int(unsigned(int(unsigned(9) & unsigned(3))) + unsigned((1 >> (1 + (5 & 7))))) & 7))));
    }
  }
  double v12 = 2.0;
  double v13 = (((7.0 + 3.0) * (0.5 * 2.0)) + 2.0);
  return x[5];
}
inline double f306797(const double* x) {
  double v1 = (std::fabs((x[4] * 0.0 - 2.0)) * std::max<double>((x[5] - x[2]), 2.0) - ((1e-3 * 0.0) - std::sqrt(1e-3)));
  double v2 = float(-2);
  double v3 = (x[1] + (x[3] * (x[1] + 7.0)));
  v2 -= (((2.0 >= 0.0) && std::isnan(0.0)) ? x[4] : (x[0] * (2.0 / -1.25) - std::sqrt(7.0)));
  for (int k4 = 0; k4 < 3; ++k4) {
    for (int k5 = 0; k5 < 2; ++k5) {
      if ((std::min<double>((-1.25 + v1), std::sqrt(2.0)) == float(int((int64_t(int(unsigned(0) - unsigned(-3))) * (int(unsigned(4) | unsigned(2)) >> 12) - int(unsigned(0) - unsigned(-3))) / 3 % 1000)))) {
        if ((int(unsigned((cut(0.5) % (1 + (std::min(2, -3) & 7)))) - unsigned(int(unsigned(int(int64_t(3))) - unsigned(2)))) == int((int64_t(6) * (-3 >> 12) - 6) / 3 % 1000))) break;
        v3 *= 3.0;
        for (int k6 = 0; k6 < 1; ++k6) {
          if (((std::min<double>(7.0, 3.0) * 2.0 - (7.0 / 0.5)) == x[1])) continue;
        }
      } else {
        v2 += x[3];
        double v7 = (v1 - ((0.0 >= v2) ? (3.0 * x[0]) : ((7.0 <= 0.0) ? 2.0 : 7.0)));
      }
    }
    if (((1 == int(uint8_t(8))) || (((2.0 == 7.0) || (0.5 > 2.0)) || (7.0 > 2.0)))) return double(k4);
    if ((!((double(k4) > 0.5) || (2 != -3)) && (!(v2 != v1) && (v3 <= 0.0)))) return ((std::max<double>(1e-3, x[1]) == (1e-3 * 3.0 - 2.0)) ? (((-2 == -1) || (1e-3 != 2.0)) ? (v2 - v2) : ((2.0 == 0.0) ? 3.0 : 1e-3)) : ((2.0 >= double(k4)) ? x[2] : std::min<double>(2.0, double(k4))));
  }
  return std::min<double>(((7.0 + 0.0) - (0.0 - v2)), std::min<double>((0.5 / -1.25), (2.0 + x[1])));
}
inline double f306798(const double* x) {
  double v1 = std::max<double>(((x[4] - 1e-3) - std::min<double>(-1.25, 3.0)), 2.0);
  for (int k2 = 0; k2 < 4; ++k2) {
    if ((int(int64_t(int(unsigned(int(unsigned(-1) + unsigned(-3))) ^ unsigned((5 % (1 + (1 & 7))))))) != 7)) {
      int w3 = -1;
    } else {
      if ((x[4] >= std::max<double>(x[4], ((1e-3 > 7.0) ? 0.5 : 0.0)))) {
        if ((std::max<double>(x[1], (1e-3 * 0.5 - x[0])) <= ((0.5 == 1e-3) ? (x[0] * 0.0) : x[0]))) return x[5];
      }
    }
    if ((std::min<double>(double(k2), (0.5 / 0.5)) == (x[4] * std::min<double>(3.0, 1e-3)))) {
      v1 *= ((x[4] + x[2]) / v1);
      v1 *= (x[4] * v1 - ((7.0 - 3.0) - (1e-3 * 1e-3)));
    } else {
      double v4 = std::min<double>(((3.0 * x[3]) + x[3]), float(2));
      if ((!!(-1 > -3) || (!(-1.25 > 7.0) && !(x[2] != x[1])))) {
        if (!(double(k2) == (7.0 + 7.0))) return (double(int((int64_t(4) * (6 >> 12) - 4) / 3 % 1000)) * (0.5 * (7.0 - 0.0) - (-1.25 + 3.0)));
        if ((int(unsigned(((6 % (1 + (5 & 7))) % (1 + (cut(0.0) & 7)))) - unsigned(1)) <= -1)) return ((std::sqrt(x[0]) * x[3]) / (std::max<double>(3.0, 0.0) * v1 - (x[4] * -1.25)));
        v1 += (std::min<double>((v1 + 2.0), (v4 - v4)) - ((1e-3 / 1e-3) + (1e-3 - 3.0)));
      } else {
        double v5 = std::sqrt((-1.25 * (v4 * 2.0)));
        double v6 = (v4 * ((-1.25 != 7.0) ? x[2] : v1));
      }
      double v7 = ((((x[2] < v4) ? 1e-3 : 3.0) + (2.0 * 3.0)) * x[2]);
    }
  }
  double v8 = (x[0] - ((2.0 + 0.5) - ((x[4] <= x[4]) ? x[3] : -1.25)));
  double v9 = (((x[1] != x[1]) ? std::min<double>(x[2], v1) : x[1]) - x[5]);
  double v10 = (((7.0 - 0.5) - (x[3] - -1.25)) / (std::fabs(x[5]) * double(-1) - ((2.0 > -1.25) ? x[3] : -1.25)));
  double v11 = std::sqrt(x[3]);
  double v12 = v11;
  return (x[5] - (v11 / std::sqrt(2.0)));
}
inline double f306799(const double* x) {
  double v1 = (std::max<double>(x[2], x[1]) * std::min<double>(x[0], (2.0 - 2.0)));
  for (int k2 = 0; k2 < 2; ++k2) {
    if ((v1) > 0) {
      double v3 = v1;
      for (int k4 = 0; k4 < 2; ++k4) {
        if (std::isnan(((x[3] * double(k4)) + (-1.25 * v1 - -1.25)))) break;
        double v5 = std::sqrt(((x[5] * 0.5 - x[5]) / ((x[1] == 0.5) ? 3.0 : 0.5)));
      }
    }
    if (!(int(int8_t((-1 >> (1 + (9 & 7))))) != 8)) break;
    if (((v1 / (x[4] / 2.0)) != x[5])) continue;
  }
  if ((x[0] != ((x[4] > x[2]) ? (0.5 + x[2]) : x[2]))) {
    if ((v1 <= -1.25)) {
      for (int k6 = 0; k6 < 4; ++k6) {
        v1 = double(k6);
        if (((std::max<double>(1e-3, v1) / x[2]) >= (std::sqrt(2.0) - x[3]))) break;
        double v7 = std::max<double>(((x[2] + x[2]) / x[2]), (std::max<double>(-1.25, 2.0) * ((3 == 6) ? 3.0 : 7.0)));
      }
    }
    double v8 = ((std::isnan(-1.25) || (-1.25 <= 3.0)) ? x[0] : (std::sqrt(x[0]) * (2.0 * 3.0) - (-1.25 * 7.0)));
  }
  double v9 = ((x[2] * std::sqrt(x[2])) * std::fabs((0.5 - 0.0)));
  double v10 = v1;
  double v11 = x[1];
  double v12 = std::min<double>(std::sqrt((0.0 * 7.0)), ((2.0 * v11 - 0.5) * (0.5 * 1e-3 - -1.25)));
  return (std::sqrt((3.0 + 1e-3)) * (std::max<double>(v11, 1e-3) + x[2]));
}
