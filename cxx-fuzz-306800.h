#include <algorithm>
#include <cmath>
#include <cstdint>
inline int cut(double v) { return v > -1e6 && v < 1e6 ? int(v) : 7; }
inline double f306800(const double* x) {
  double v1 = x[1];
  double v2 = ((std::sqrt(7.0) + (x[1] + 1e-3)) * x[0]);
  for (int k3 = 0; k3 < 2; ++k3) {
    double* p4 = (((x[3] - x[1]) * ((1 <= 4) ? x[2] : 1e-3) - x[0]) == float(6)) ? &v2 : &v1;
    *p4 += ((x[5] + (x[5] + 2.0)) + std::fabs((3.0 * -1.25 - -1.25)));
    double v5 = ((x[5] * std::max<double>(x[3], 1e-3) - double(k3)) * (x[1] * v2) - (3.0 * double(k3)));
    if ((!!(1e-3 != double(k3)) && ((7.0 * x[1]) <= (1e-3 + 3.0)))) return double(1);
  }
  double a6[3] = {(0.0 * (x[0] * std::sqrt(0.5))), ((x[3] / (x[3] - 0.0)) * std::max<double>(x[0], (0.0 + 7.0))), x[0]};
  const unsigned i7 = unsigned(9) % 3;
  double* p8 = ((x[1] == std::fabs(x[5])) && (x[2] != (v1 * 0.0 - a6[1]))) ? &v1 : &v2;
  *p8 += (std::isnan(double((6 % (1 + (0 & 7))))) ? (v2 * (3.0 - 2.0) - (2.0 / 0.5)) : x[4]);
  if ((std::fabs((1e-3 * 0.0)) == 2.0)) {
    double v9 = x[1];
    if ((((1e-3 - a6[i7]) > (0.5 + v2)) || (double(int(unsigned(-1) * unsigned(1))) >= x[1]))) return x[2];
  }
  return std::fabs(v1);
}
inline double f306801(const double* x) {
  double v1 = ((x[5] + ((7.0 < x[4]) ? 2.0 : x[5])) - (std::isnan(0.5) ? std::max<double>(-1.25, -1.25) : std::sqrt(-1.25)));
  double v2 = float(8);
  double v3 = ((((3.0 != 7.0) || (4 > 1)) && (x[1] <= v2)) ? x[5] : (std::isnan(x[5]) ? x[1] : (x[1] / 0.0)));
  if ((1 != int((int64_t(2) * (int(unsigned(std::min(4, -2)) ^ unsigned(2)) >> 12) - 2) / 3 % 1000))) return ((std::sqrt(0.5) / x[2]) - 3.0);
  return ((x[3] + std::min<double>(1e-3, 1e-3)) * ((3.0 / 1e-3) + std::min<double>(v3, x[2])) - (v2 - ((7.0 > x[0]) ? 1e-3 : 7.0)));
}
inline double f306802(const double* x) {
  double v1 = std::sqrt(x[4]);
  if (((x[4] / double(int(unsigned(5) & unsigned(6)))) <= x[4])) {
    if (((std::min<double>(0.0, 1e-3) * 2.0) != 3.0)) {
      if (((x[4] * (1e-3 + 0.0)) <= (std::min<double>(-1.25, 2.0) * ((0.5 != 0.5) ? 2.0 : 1e-3)))) {
        double v2 = ((2.0 - (0.0 - v1)) * x[1]);
        if ((x[2] < x[3])) return (v1 - (double(std::min(3, -2)) - (0.5 + 0.0)));
      } else {
        for (int k3 = 0; k3 < 2; ++k3) {
          for (int k4 = 0; k4 < 1; ++k4) {
            double v5 = (double(k4) * 0.5 - ((7.0 / 2.0) * (7.0 * 7.0)));
          }
        }
        double v6 = std::sqrt(std::sqrt((2.0 + x[0])));
      }
      v1 *= (std::sqrt((1e-3 * x[5] - 0.0)) - 2.0);
      v1 *= ((std::isnan(-1.25) ? 7.0 : std::min<double>(2.0, v1)) * (((0.0 >= 0.5) ? -1.25 : 3.0) / x[5]));
    } else {
      double v7 = (std::fabs(std::sqrt(x[1])) * float(int((int64_t(cut(1e-3)) * ((5 % (1 + (0 & 7))) >> 12) - cut(1e-3)) / 3 % 1000)));
      double v8 = (std::sqrt((0.0 + 3.0)) * x[0] - ((-1.25 - 1e-3) + x[2]));
    }
  }
  v1 *= std::fabs(((3.0 + 7.0) / x[5]));
  double v9 = (std::sqrt((-1.25 - 2.0)) + ((7.0 * -1.25) * (3.0 * 7.0 - 0.5)));
  return (std::isnan(std::max<double>(1e-3, 2.0)) ? ((x[0] + 0.5) + x[0]) : x[1]);
}
inline double f306803(const double* x) {
  double v1 = std::sqrt((std::sqrt(x[2]) * x[2] - x[4]));
  double v2 = (x[3] / x[1]);
  v1 *= 0.0;
  v1 -= (std::sqrt((2.0 * 3.0 - 1e-3)) * x[0] - (std::fabs(x[1]) - std::sqrt(0.0)));
  return x[4];
}
inline double f306804(const double* x) {
  double v1 = ((x[4] - std::sqrt(0.0)) - x[5]);
  double v2 = std::fabs((((0.0 >= 0.5) ? 7.0 : 1e-3) * ((3.0 == 3.0) ? 0.5 : 0.0) - (x[3] * x[3] - 0.0)));
  if (((((-1.25 != x[2]) ? x[4] : 7.0) + (7.0 + -1.25)) > (v1 * std::sqrt(x[0]) - (1e-3 * x[0])))) {
    for (int k3 = 0; k3 < 3; ++k3) {
      double* p4 = (v2 == ((0.5 * 0.5) + ((0.5 > x[5]) ? 3.0 : x[0]))) ? &v2 : &v1;
      *p4 += 0.0;
      if (((std::sqrt(0.0) * ((0.5 != x[4]) ? 7.0 : 7.0)) != ((7.0 * v1 - 2.0) * (x[1] - x[1]) - std::max<double>(v1, 7.0)))) return x[4];
    }
    v1 *= std::sqrt(std::min<double>(x[4], float((8 >> (1 + (2 & 7))))));
  } else {
    for (int k5 = 0; k5 < 4; ++k5) {
      double v6 = (((1e-3 - 1e-3) * (2.0 * x[4])) / (!(x[3] <= 3.0) ? (2.0 * 1e-3) : v2));
    }
    int n7 = ((!(-1.25 <= 2.0) || (0.5 >= x[4])) && (std::max<double>(1e-3, -1.25) < (x[4] * 2.0 - 0.5))) ? 2 : 6;
    switch (n7) { case 0: v1 = ((v1 * std::sqrt(0.5)) * x[3] - ((-1.25 == -1.25) ? std::sqrt(3.0) : std::sqrt(0.5))); break; case 1: v2 = (((3.0 + 7.0) / (x[3] / 3.0)) * std::fabs(std::min<double>(-1.25, -1.25))); default: v1 = (std::max<double>(x[1], v1) / (v2 * (7.0 * x[4] - x[5]))); }
    double v8 = (((x[4] + 0.0) + (x[3] - -1.25)) * (x[3] - (0.5 - x[5])));
  }
  double v9 = ((x[0] + std::max<double>(0.0, x[5])) - v1);
  return ((((7.0 < 2.0) ? 0.5 : 0.0) - v9) + (double(1) - x[2]));
}
inline double f306805(const double* x) {
  double v1 = x[1];
  v1 *= (std::sqrt(std::sqrt(0.5)) - x[1]);
  v1 *= std::fabs((x[1] * ((x[0] <= 0.0) ? 0.5 : 2.0)));
  double v2 = (x[3] * x[0] - x[4]);
  if (!(3.0 >= (2.0 * 0.5))) return x[0];
  if ((float(8) == (3.0 * ((0.0 == v2) ? 1e-3 : -1.25)))) {
    v1 -= float(3);
    v2 += (((0.0 * 0.5) == x[1]) ? x[5] : (v2 - x[4]));
    for (int k3 = 0; k3 < 4; ++k3) {
      v2 += 3.0;
      v1 += 7.0;
    }
  } else {
    double a4[3] = {(std::fabs((7.0 * x[4] - 0.0)) / ((x[4] - 0.5) * (x[4] / 0.5) - (x[1] * -1.25))), x[5], std::fabs((x[0] * x[5]))};
    const unsigned i5 = unsigned((int(int16_t((cut(x[3]) / (1 + ((5 >> (1 + (2 & 7))) & 7))))) % (1 + (cut(v2) & 7)))) % 3;
    if (((std::fabs(1e-3) / x[5]) <= std::sqrt((x[4] / 7.0)))) {
      v2 -= (std::sqrt((1e-3 - 7.0)) * ((x[2] / 0.0) / (2.0 + x[5])) - ((0.5 - 0.5) / ((0.0 < -1.25) ? -1.25 : 7.0)));
      double v6 = x[3];
    }
  }
  double v7 = std::min<double>(x[0], x[0]);
  double v8 = (v7 * (((0.0 != 1e-3) ? x[1] : 3.0) * (0.5 / 0.5) - std::min<double>(7.0, 1e-3)) - (x[5] * x[5] - (v7 / 0.0)));
  return std::sqrt(std::min<double>((7.0 + 1e-3), std::max<double>(7.0, 1e-3)));
}
inline double f306806(const double* x) {
  double v1 = x[5];
  int n2 = (5 == (cut(1e-3) >> (1 + (cut(7.0) & 7)))) ? 1 : -1;
  switch (n2) { case 0: v1 = x[3]; break; case 1: v1 = (!std::isnan(2.0) ? std::max<double>((0.0 * 0.5), x[3]) : v1); default: v1 = (float(cut(x[1])) - (std::fabs(x[3]) * ((3 > -3) ? 0.5 : 0.5) - x[2])); }
  if ((x[4]) > 0) {
    for (int k3 = 0; k3 < 2; ++k3) {
      if ((std::fabs(std::min<double>(0.0, 0.0)) > std::fabs((x[5] + x[2])))) break;
      if ((((x[1] > -1.25) ? std::min<double>(-1.25, x[2]) : double(k3)) == std::fabs(x[5]))) break;
      if ((x[4] >= x[0])) return -1.25;
    }
    v1 += x[4];
  }
  double v4 = v1;
  v1 += std::sqrt(v1);
  return x[3];
}
inline double f306807(const double* x) {
  double v1 = (((2.0 > 0.5) ? (2.0 * 2.0) : std::sqrt(3.0)) * (!(x[1] >= x[5]) ? float(int(unsigned(4) * unsigned(7))) : x[5]) - (x[3] * std::max<double>(2.0, -1.25)));
  double v2 = (std::sqrt((x[3] + 2.0)) * ((x[4] * 2.0) + x[3]));
  v2 -= ((x[5] - (1e-3 * 2.0 - 3.0)) * std::min<double>((3.0 + -1.25), std::max<double>(7.0, -1.25)) - ((2.0 != x[4]) ? (2.0 + x[5]) : x[3]));
  for (int k3 = 0; k3 < 1; ++k3) {
    if ((((std::sqrt(3.0) + std::sqrt(0.0)) / (v1 * std::sqrt(v1)))) > 0) {
      double* p4 = (v2 <= (std::isnan(x[0]) ? std::sqrt(x[0]) : 3.0)) ? &v2 : &v1;
      *p4 += ((x[3] * x[0] - v1) + (x[3] - std::fabs(0.0)));
      v2 -= ((std::min<double>(-1.25, 7.0) * (x[0] * 0.0 - 3.0) - -1.25) + (!(0.5 > 0.5) ? x[4] : x[1]));
    }
  }
  for (int k5 = 0; k5 < 4; ++k5) {
    if ((x[0] <= x[3])) {
      for (int k6 = 0; k6 < 4; ++k6) {
        v2 += ((x[4] * std::sqrt(-1.25)) * ((7.0 == x[1]) ? double(k6) : (double(k5) - 7.0)) - std::fabs((2.0 - x[1])));
      }
    }
  }
  double v7 = float(((v2 < 2.0) ? ((x[2] >= 3.0) ? cut(0.5) : int(unsigned(2) ^ unsigned(6))) : 3));
  return v7;
}
inline double f306808(const double* x) {
  double v1 = x[0];
  double v2 = x[5];
  int w3 = int(unsigned(3) ^ unsigned(3));
  double v4 = (((0.5 + -1.25) / (2.0 * 3.0)) / ((v1 * 0.0) + (0.0 - 7.0)));
  return ((std::fabs(0.5) + std::fabs(3.0)) * (x[5] - (x[5] + 3.0)) - std::sqrt(std::sqrt(-1.25)));
}
inline double f306809(const double* x) {
  double v1 = ((double(-1) + x[2]) + ((1e-3 * 3.0) + (-1.25 - x[3])));
  v1 *= (std::min<double>(x[5], 0.0) - ((1e-3 != 7.0) ? std::sqrt(0.0) : (x[0] * -1.25)));
  if (((float(-3) / std::sqrt(x[4])) > (((0.0 > x[1]) ? x[5] : 1e-3) - std::sqrt(2.0)))) return double(int(unsigned(cut(x[1])) * unsigned(-3)));
  for (int k2 = 0; k2 < 4; ++k2) {
    double v3 = std::sqrt(x[1]);
    v1 += v1;
    for (int k4 = 0; k4 < 4; ++k4) {
      v3 += float(cut((0.0 - 3.0)));
      for (int k5 = 0; k5 < 2; ++k5) {
        if ((((1e-3 - 0.0) != (1e-3 / 7.0)) && (double(k4) >= (1e-3 - x[2])))) {
          if ((std::max<double>((2.0 * ((-1.25 <= 7.0) ? 7.0 : 7.0) - std::max<double>(double(k2), 0.5)), std::sqrt(x[0]))) > 0) {
            v1 *= (std::sqrt(x[2]) * 1e-3);
          } else {
            double v6 = x[3];
            double* p7 = !((0.5 - -1.25) >= (double(k4) / -1.25)) ? &v1 : &v6;
            *p7 += (((x[1] != 3.0) && (7.0 >= 3.0)) ? x[4] : double(k2));
            v1 += ((std::fabs(double(k5)) + (0.0 + -1.25)) * (std::max<double>(2.0, 1e-3) / double(k4)));
          }
          double v8 = std::max<double>(x[4], (((v3 >= 1e-3) ? 0.0 : double(k4)) / (-1.25 / 0.0)));
          double v9 = (v1 * ((7.0 * -1.25) - 3.0) - x[5]);
        } else {
          double v10 = x[3];
          double v11 = x[0];
          double v12 = double(9);
        }
        double v13 = double(k4);
      }
    }
  }
  double v14 = std::sqrt(x[3]);
  double v15 = ((!(3.0 < 0.0) ? (x[3] + 1e-3) : (-1.25 * x[2] - 1e-3)) - x[4]);
  double v16 = (((v15 * -1.25) - x[4]) - std::sqrt(x[5]));
  double v17 = float(int((int64_t(((1e-3 == -1.25) ? (8 % (1 + (9 & 7))) : (4 % (1 + (5 & 7))))) * (((v15 != 0.0) ? int(unsigned(5) * unsigned(9)) : 7) >> 12) - ((1e-3 == -1.25) ? (8 % (1 + (9 & 7))) : (4 % (1 + (5 & 7))))) / 3 % 1000));
  return x[3];
}
inline double f306810(const double* x) {
  double v1 = (double((5 / (1 + (7 & 7)))) * std::sqrt((0.0 + 2.0)) - x[5]);
  for (int k2 = 0; k2 < 4; ++k2) {
    double v3 = (double(8) * (std::max<double>(2.0, v1) - ((0.0 != 3.0) ? 1e-3 : v1)) - (x[3] * 0.0));
  }
  double v4 = (x[0] + (std::sqrt(0.5) * (x[0] * -1.25)));
  if ((((v1 >= x[2]) && (7.0 > 2.0)) || ((1e-3 * 0.5 - 3.0) == (0.5 + x[1])))) return 1e-3;
  for (int k5 = 0; k5 < 4; ++k5) {
    for (int k6 = 0; k6 < 1; ++k6) {
      double* p7 = ((((v4 != x[4]) ? 7.0 : 0.0) < ((8 != 1) ? -1.25 : 2.0)) || ((0.5 + 7.0) != x[1])) ? &v1 : &v4;
      *p7 += (std::fabs((x[2] * x[5])) + std::min<double>((double(k5) + -1.25), (1e-3 * 2.0 - 1e-3)));
    }
  }
  v4 += (x[4] * ((1e-3 + 0.5) - x[4]) - (std::sqrt(2.0) / (3.0 - x[0])));
  if (((((x[3] > x[2]) ? v4 : 3.0) > std::sqrt(1e-3)) && (-1.25 < ((0.0 <= 0.0) ? 3.0 : x[4])))) {
    if (std::isnan((x[3] - ((3.0 <= v4) ? 2.0 : 3.0)))) return -1.25;
  } else {
    v1 -= std::sqrt(std::sqrt((x[4] + v4)));
  }
  if ((((8 >> (1 + (((2.0 >= 7.0) ? -3 : -2) & 7))) >> (1 + (5 & 7))) == ((cut(0.5) >> (1 + (int(unsigned(-3) & unsigned(-2)) & 7))) / (1 + (4 & 7))))) {
    if (((((-1.25 <= -1.25) || (1e-3 != 1e-3)) || (1e-3 == x[4])) && ((2.0 == 2.0) || (1e-3 != 2.0)))) return v1;
  }
  return (std::fabs(x[2]) * ((3.0 * 0.0) / v4));
}
inline double f306811(const double* x) {
  double v1 = -1.25;
  v1 = x[2];
  int w2 = ((int(unsigned(cut(1e-3)) * unsigned(4)) >> (1 + (int(unsigned(cut(0.0)) ^ unsigned(0)) & 7))) >> (1 + (std::min(((0.5 > 0.5) ? 5 : cut(-1.25)), 3) & 7)));
  for (int k3 = 0; k3 < 2; ++k3) {
    if ((((x[1] != -1.25) ? v1 : double(k3)) == std::min<double>(std::sqrt(1e-3), (7.0 * 3.0)))) {
      v1 *= (((3.0 * 2.0) <= std::sqrt(double(k3))) ? (((x[3] < -1.25) ? 3.0 : double(k3)) - (x[5] * -1.25)) : ((0.0 / 0.5) + (x[1] * 0.5)));
      double v4 = x[1];
      int n5 = std::isnan(((x[1] > 0.0) ? std::fabs(double(k3)) : ((5 <= -3) ? v4 : v1))) ? 0 : int(unsigned(std::min(w2, int(unsigned(int(unsigned(6) | unsigned(9))) + unsigned(int(unsigned(0) ^ unsigned(w2)))))) * unsigned(w2));
      switch (n5) { case 0: v1 = (x[0] + x[1]); break; case 1: v4 = std::max<double>((x[5] - (7.0 * -1.25 - 0.0)), v4); default: v4 = std::max<double>(v1, x[0]); }
    }
    if ((std::fabs(x[5]) != 2.0)) {
      v1 = x[1];
    } else {
      v1 += x[4];
    }
  }
  v1 -= x[4];
  return x[3];
}
inline double f306812(const double* x) {
  double v1 = (x[1] * std::sqrt(x[4]) - (x[3] * ((x[3] < 3.0) ? 3.0 : x[0])));
  if ((int((int64_t(5) * (2 >> 12) - 5) / 3 % 1000) != (cut(x[0]) >> (1 + (8 & 7))))) return (x[1] + x[4]);
  v1 -= ((std::sqrt(7.0) * std::fabs(x[4]) - (2.0 / 0.0)) * std::min<double>(std::max<double>(2.0, 7.0), (3.0 * 3.0)) - ((x[3] / x[3]) / x[0]));
  v1 *= x[3];
  double v2 = double(7);
  double v3 = (float(int(unsigned(9) - unsigned(3))) * (std::sqrt(7.0) * std::max<double>(v1, 3.0)));
  double v4 = (std::max<double>(x[2], v1) * std::min<double>(x[4], (7.0 + 0.5)) - std::sqrt(v3));
  return (!(7.0 <= x[0]) ? x[0] : v2);
}
inline double f306813(const double* x) {
  double v1 = x[3];
  if (((std::fabs(x[4]) >= x[1]) && (v1 >= std::fabs(7.0)))) return x[1];
  v1 -= std::fabs(((x[4] - 3.0) * std::sqrt(0.5) - (x[2] * 0.0 - x[4])));
  int n2 = (((-1.25 - 3.0) * x[3]) == std::min<double>((x[0] - 0.0), x[0])) ? 0 : cut(std::sqrt(((7.0 >= -1.25) ? x[1] : 3.0)));
  switch (n2) { case 0: v1 = ((((9 != 9) ? x[4] : 2.0) + (0.0 / v1)) * v1); break; case 1: v1 = x[1]; default: v1 = std::sqrt(((v1 / 0.5) * std::min<double>(7.0, x[2]))); }
  double v3 = std::fabs(((3.0 - -1.25) - v1));
  return (x[0] / v1);
}
inline double f306814(const double* x) {
  double v1 = (double(((7.0 > 7.0) ? int((int64_t(7) * (8 >> 12) - 7) / 3 % 1000) : int((int64_t(1) * (-2 >> 12) - 1) / 3 % 1000))) + (x[4] * x[4] - 2.0));
  v1 += ((x[2] + x[0]) * (((-1.25 != 1e-3) ? 0.0 : 0.5) - (7.0 * 0.0)) - std::fabs(std::min<double>(1e-3, 3.0)));
  v1 += x[0];
  double v2 = (!(v1 >= v1) ? std::sqrt((0.5 + -1.25)) : std::fabs(((-1.25 >= v1) ? -1.25 : 1e-3)));
  return (std::sqrt(x[4]) * (((4 < 7) ? 0.0 : 0.5) * (3.0 * -1.25)) - (std::sqrt(x[3]) * (2.0 + 3.0)));
}
inline double f306815(const double* x) {
  double v1 = std::sqrt((x[5] * std::max<double>(0.0, 3.0) - std::sqrt(x[1])));
  v1 -= x[0];
  if (((3.0 <= (x[3] * -1.25 - 1e-3)) || ((3.0 * 0.0 - 3.0) >= x[0]))) {
    v1 -= (std::fabs(std::min<double>(-1.25, v1)) + std::sqrt(x[2]));
  }
  double v2 = std::sqrt(((0.5 != 7.0) ? x[0] : x[0]));
  return x[5];
}
inline double f306816(const double* x) {
  double v1 = x[3];
  int w2 = 5;
  v1 -= (-1.25 * x[1]);
  double v3 = std::max<double>(3.0, ((v1 + 1e-3) * (3.0 * 0.0) - (3.0 * 0.5)));
  double a4[3] = {x[2], std::fabs(v3), (x[5] / (std::max<double>(x[5], x[2]) * v3))};
  const int i5 = (8 > 0) ? 0 : 2;
  return double((cut(-1.25) % (1 + (cut(0.0) & 7))));
}
inline double f306817(const double* x) {
  double v1 = ((x[4] - x[1]) * ((x[3] <= 7.0) ? std::max<double>(0.5, 2.0) : (-1.25 + 3.0)));
  v1 += x[3];
  if (((cut(x[0]) <= int(unsigned(int(unsigned(3) + unsigned(8))) & unsigned(int((int64_t(-1) * (2 >> 12) - -1) / 3 % 1000)))) && ((1e-3 + 1e-3) == (0.0 + 7.0)))) return (x[1] + ((3.0 / 1e-3) - (-1.25 + x[1])));
  double v2 = (std::fabs(((1e-3 < x[1]) ? x[0] : 3.0)) / (((9 == 1) ? 0.5 : 2.0) - (0.0 - 3.0)));
  for (int k3 = 0; k3 < 1; ++k3) {
    double v4 = std::min<double>((v2 - v1), (0.0 - std::fabs(x[2])));
    if ((v4 <= (3.0 - (3.0 * v4 - double(k3))))) break;
  }
  v1 += (v2 * x[2]);
  double v5 = std::fabs(((7.0 * -1.25) - std::fabs(0.5)));
  return (2.0 / (x[3] + v1));
}
inline double f306818(const double* x) {
  double v1 = x[1];
  v1 = (x[3] * (v1 - std::min<double>(0.5, 2.0)));
  if (((x[3] - (0.0 + v1)) < x[4])) return (x[2] + (std::sqrt(1e-3) * std::max<double>(x[5], x[2]) - (1e-3 + 1e-3)));
  double v2 = double(8);
  double a3[3] = {x[2], x[5], (((3.0 * 0.0) + v2) + (std::fabs(0.0) + 7.0))};
  const int i4 = ((x[4] + 3.0) > x[5]) ? 0 : 2;
  v1 -= (((-1.25 == 1e-3) ? std::fabs(2.0) : a3[1]) + (std::min<double>(7.0, -1.25) * (0.0 + 7.0)));
  if (((std::max<double>(x[0], 0.5) * (7.0 - a3[1]) - (1e-3 - 3.0)) <= v1)) {
    for (int k5 = 0; k5 < 2; ++k5) {
      double v6 = (((3.0 / x[2]) / v2) + std::max<double>(std::sqrt(x[1]), std::min<double>(2.0, 2.0)));
      if ((float(5) <= (std::min<double>(1e-3, 3.0) * (3.0 + 1e-3)))) return double(k5);
      if ((cut(v6) > 7)) {
        a3[i4] = x[3];
        if ((v1 > (a3[1] + (v6 * v2)))) {
          if (((v1 + std::fabs(v6))) > 0) {
            a3[i4] = v6;
            double v7 = std::sqrt(x[5]);
            double v8 = (v2 * 2.0 - a3[i4]);
          }
          double v9 = std::sqrt(std::fabs(v6));
          double v10 = std::sqrt(v1);
        }
      } else {
        double v11 = (((0.5 * 1e-3) * v1) * ((2.0 < v1) ? (2.0 - 0.5) : std::fabs(x[1])) - v1);
        double v12 = std::max<double>((std::sqrt(v11) * (0.0 - 7.0) - x[4]), std::min<double>(std::min<double>(1e-3, x[5]), (-1.25 - 3.0)));
        double v13 = (x[4] + (x[1] * (2.0 + a3[i4])));
      }
    }
  } else {
    double v14 = std::min<double>(std::min<double>(x[2], 3.0), a3[1]);
    double v15 = std::sqrt(((2.0 >= 3.0) ? (3.0 + 2.0) : ((3.0 < 1e-3) ? 7.0 : 3.0)));
    double v16 = (std::fabs(v2) + x[2]);
  }
  double v17 = a3[1];
  return ((v2 == (0.5 + 0.5)) ? std::min<double>((-1.25 - v2), (x[0] - 2.0)) : std::min<double>(x[5], v2));
}
inline double f306819(const double* x) {
  double v1 = ((x[2] / ((7.0 <= 3.0) ? 1e-3 : 0.5)) / x[3]);
  int w2 = cut(std::fabs(std::max<double>(x[0], 0.5)));
  if ((x[2] >= v1)) return ((cut(0.5) > int(unsigned(int(unsigned(4) - unsigned(w2))) ^ unsigned(0))) ? -1.25 : ((-1.25 + x[5]) * x[2]));
  v1 = x[3];
  double v3 = x[2];
  v3 *= (((7.0 != 3.0) ? (2.0 - v3) : std::sqrt(v3)) + std::min<double>(std::sqrt(0.0), (x[1] * 0.0 - 2.0)));
  v3 = (((x[1] * -1.25 - 1e-3) * (7.0 * 1e-3) - v1) * (std::sqrt(7.0) / (7.0 - 7.0)));
  v1 += (std::min<double>(x[0], (x[5] * -1.25)) + (std::max<double>(0.0, 3.0) - std::sqrt(-1.25)));
  return (std::fabs(std::max<double>(x[2], 1e-3)) + x[2]);
}
inline double f306820(const double* x) {
  double v1 = (x[0] + float(6));
  if (!((x[2] + x[0]) < std::sqrt(v1))) {
    double a2[3] = {(((3.0 == x[0]) || (cut(7.0) < 6)) ? std::sqrt((1e-3 - 2.0)) : x[4]), ((x[0] / ((1e-3 < x[4]) ? -1.25 : 0.0)) * (x[0] - (7.0 - 7.0))), std::max<double>(x[1], ((int(unsigned(6) | unsigned(8)) < 9) ? float(cut(3.0)) : x[0]))};
    const unsigned i3 = unsigned((int(unsigned(int((int64_t(int(unsigned(-3) + unsigned(8))) * (cut(7.0) >> 12) - int(unsigned(-3) + unsigned(8))) / 3 % 1000)) ^ unsigned(int((int64_t(cut(x[3])) * (2 >> 12) - cut(x[3])) / 3 % 1000))) / (1 + (cut(((0.0 > x[3]) ? 7.0 : x[1])) & 7)))) % 3;
    a2[i3] = (!(-1.25 == 0.0) ? std::max<double>(float(cut(7.0)), a2[1]) : ((3.0 != x[4]) ? 0.0 : std::sqrt(0.5)));
    double v4 = (x[3] + (std::max<double>(0.0, x[0]) * double(int((int64_t(4) * (-2 >> 12) - 4) / 3 % 1000))));
  } else {
    for (int k5 = 0; k5 < 1; ++k5) {
      if ((((std::max<double>(1e-3, 1e-3) * (double(k5) * x[0])) * float(8))) > 0) {
        double v6 = (((2.0 / -1.25) == x[5]) ? x[5] : (std::min<double>(1e-3, double(k5)) - (3.0 / -1.25)));
        double* p7 = (3 > int(unsigned(8) & unsigned(4))) ? &v1 : &v6;
        *p7 += ((x[1] / (1e-3 * 0.0 - v6)) + ((1e-3 - -1.25) + (1e-3 * 0.0)));
      }
      int w8 = std::min(2, cut(v1));
      v1 *= x[5];
    }
    v1 += x[0];
  }
  double v9 = (x[2] - (x[1] * (0.5 * 1e-3 - 0.0) - x[2]));
  v9 *= (((-1.25 <= -1.25) || !(7.0 >= 0.5)) ? std::fabs(std::sqrt(0.0)) : ((0.5 <= 2.0) ? x[4] : x[0]));
  for (int k10 = 0; k10 < 1; ++k10) {
    double v11 = (x[3] - std::max<double>((-1.25 + 2.0), (0.0 - v9)));
  }
  double v12 = ((((0.5 > 0.5) || (x[2] <= 0.5)) ? (1e-3 * 1e-3) : std::sqrt(7.0)) * std::fabs((1e-3 - 3.0)));
  double v13 = x[1];
  return (v9 - ((v13 * 7.0) * (v1 + x[0])));
}
inline double f306821(const double* x) {
  double v1 = ((std::min<double>(x[4], 0.0) * (-1.25 - 3.0)) * x[2] - ((x[0] < x[5]) ? ((x[4] <= -1.25) ? 1e-3 : 1e-3) : x[1]));
  v1 *= ((x[3] + std::sqrt(1e-3)) * v1 - x[2]);
  int n2 = ((((0.0 > x[0]) ? 7.0 : 0.0) < (x[0] * -1.25)) && (std::min<double>(-1.25, 2.0) > (3.0 * 2.0))) ? 1 : 3;
  switch (n2) { case 0: v1 = x[5]; break; case 1: v1 = (float(int((int64_t(7) * (int((int64_t(1) * (7 >> 12) - 1) / 3 % 1000) >> 12) - 7) / 3 % 1000)) + x[3]); default: v1 = ((std::sqrt(0.0) / x[4]) + (std::isnan(3.0) ? std::sqrt(v1) : (x[2] / 3.0))); }
  double v3 = (!(2.0 == 0.0) ? std::max<double>(((2.0 == 0.5) ? 0.5 : x[4]), std::fabs(3.0)) : (x[0] + 1e-3));
  if ((((2.0 > 1e-3) || ((7.0 != x[4]) && (x[3] > 1e-3))) || (v3 == (2.0 + 1e-3)))) return x[5];
  if ((x[5] > x[2])) return (((x[0] * 2.0 - 0.5) - (0.0 * 2.0 - 3.0)) - ((v1 == x[3]) ? (x[3] * 7.0 - 0.0) : std::sqrt(v3)));
  return std::fabs((((x[3] != -1.25) && (-1.25 != x[2])) ? 0.0 : std::fabs(x[1])));
}
inline double f306822(const double* x) {
  double v1 = (std::max<double>(x[5], x[2]) * std::sqrt(std::fabs(x[1])));
  double a2[3] = {x[2], ((std::isnan(0.5) ? x[5] : (0.5 * 2.0)) * (x[0] * (x[1] + x[5])) - ((v1 * 0.0 - 7.0) + x[3])), x[1]};
  const unsigned i3 = unsigned(int(unsigned((((7 % (1 + (-3 & 7))) < int((int64_t(6) * (3 >> 12) - 6) / 3 % 1000)) ? -1 : -1)) & unsigned(int(unsigned(cut(x[5])) - unsigned(int(unsigned(3) - unsigned((-2 >> (1 + (-1 & 7)))))))))) % 3;
  if ((float(0) == (3.0 * 2.0))) {
    double* p4 = (((7.0 / 0.0) * std::min<double>(7.0, x[4])) == (std::min<double>(x[2], 2.0) - a2[1])) ? &a2[i3] : &v1;
    *p4 += v1;
  } else {
    double v5 = (x[4] - (x[0] - std::sqrt(-1.25)));
    v1 *= (std::sqrt((x[1] / -1.25)) * x[0]);
    a2[i3] += v1;
  }
  if (((x[0] * (7.0 - 2.0)) == x[1])) {
    for (int k6 = 0; k6 < 1; ++k6) {
      v1 *= (((7.0 + double(k6)) - x[3]) + ((1e-3 / x[4]) * (2.0 * 0.5)));
    }
  } else {
    if ((7 > 6)) {
      for (int k7 = 0; k7 < 4; ++k7) {
        for (int k8 = 0; k8 < 2; ++k8) {
          double v9 = std::min<double>((std::isnan(3.0) ? v1 : std::sqrt(0.5)), (-1.25 * v1));
          if ((!!(0.0 <= 0.0) && ((0.0 - 1e-3) <= x[4]))) {
            double v10 = std::fabs(((0.0 + x[3]) - (x[2] * 3.0 - double(k8))));
          }
        }
      }
    } else {
      double v11 = (x[4] + ((2.0 - x[4]) - 7.0));
      double v12 = 3.0;
      double v13 = ((std::fabs(x[4]) + (2.0 / x[4])) + (((0.5 > x[5]) ? 2.0 : 3.0) / (0.5 * 3.0 - x[4])));
    }
  }
  double v14 = x[0];
  double v15 = (x[4] * std::min<double>((7.0 * a2[1]), (x[4] + 3.0)));
  double v16 = ((!(x[3] != -1.25) && (3.0 >= 0.0)) ? a2[i3] : (x[0] * std::sqrt(v15) - v1));
  return std::sqrt(std::sqrt((-1.25 * 0.5)));
}
inline double f306823(const double* x) {
  double v1 = (std::sqrt(x[4]) + x[4]);
  if (((int(int64_t(7)) % (1 + ((((7.0 < -1.25) ? 3 : -3) / (1 + (1 & 7))) & 7))) != int(unsigned(cut(0.0)) & unsigned(7)))) return (2.0 * 0.0);
  if ((double(int((int64_t(-3) * (6 >> 12) - -3) / 3 % 1000))) > 0) {
    double v2 = std::sqrt(x[1]);
    if ((((1e-3 + 0.5) * x[3]) != v1)) return std::sqrt((std::fabs(x[4]) + (1e-3 * 3.0)));
    for (int k3 = 0; k3 < 2; ++k3) {
      v2 -= ((x[1] * v2 - x[0]) + x[2]);
    }
  }
  double v4 = (((x[2] + -1.25) * x[1]) - x[3]);
  double v5 = x[0];
  double v6 = (((2.0 < 0.5) && !(-1 <= 8)) ? std::sqrt(((0.5 > x[5]) ? 1e-3 : 3.0)) : ((x[3] * 1e-3) + x[5]));
  return (x[2] + std::fabs(std::sqrt(x[5])));
}
inline double f306824(const double* x) {
  double v1 = (((0.0 == -1.25) ? (0.5 * 3.0) : (3.0 / 3.0)) * ((0.5 - 7.0) - ((0.5 > 2.0) ? 2.0 : 0.0)));
  for (int k2 = 0; k2 < 1; ++k2) {
    v1 = std::fabs((x[3] - std::sqrt(0.0)));
    int w3 = (!((6 < -3) && (0.0 >= 3.0)) ? cut((x[0] - x[0])) : cut(x[3]));
  }
  double v4 = std::fabs(x[0]);
  double* p5 = (std::isnan(float(4)) && (std::sqrt(x[2]) < (3.0 - 0.0))) ? &v1 : &v4;
  *p5 += (0.0 - 0.5);
  double v6 = (((0.0 * 0.0 - 0.0) + (2.0 * 0.5 - 7.0)) - std::min<double>(std::fabs(v1), x[4]));
  for (int k7 = 0; k7 < 4; ++k7) {
    if ((x[0]) > 0) {
      double v8 = ((std::fabs(0.5) * x[3]) * (v6 - std::sqrt(0.0)) - (!(7.0 != 3.0) ? v4 : (0.0 * 2.0)));
    } else {
      double a9[3] = {v6, ((((0.5 > 0.0) ? 1e-3 : 0.0) * v4 - std::sqrt(2.0)) * float(cut(2.0))), std::sqrt(v6)};
      const unsigned i10 = unsigned(-2) % 3;
      if ((v6) > 0) {
        double* p11 = (std::max<double>(x[2], ((8 > 8) ? 1e-3 : double(k7))) < (x[3] - (2.0 * x[0]))) ? &v6 : &v1;
        *p11 += ((a9[1] - (-1.25 * 3.0)) / (double(0) - x[5]));
      } else {
        for (int k12 = 0; k12 < 3; ++k12) {
          double v13 = a9[i10];
          double v14 = x[2];
          double v15 = std::sqrt(x[3]);
        }
      }
    }
    double v16 = -1.25;
    double v17 = (float((cut(v4) / (1 + (int(unsigned(1) + unsigned(-1)) & 7)))) * x[1] - (x[4] - (3.0 - 1e-3)));
  }
  double v18 = std::fabs(x[0]);
  double v19 = x[5];
  return std::sqrt(((7.0 + 0.0) / v6));
}
inline double f306825(const double* x) {
  double v1 = x[2];
  if ((2.0 != std::sqrt(std::max<double>(0.0, x[0])))) {
    double v2 = std::fabs((x[2] + (-1.25 * 1e-3 - 7.0)));
    if (((v2 * (3.0 / v1)) >= v2)) {
      double* p3 = !((cut(2.0) / (1 + (7 & 7))) == 4) ? &v2 : &v1;
      *p3 += x[3];
      for (int k4 = 0; k4 < 1; ++k4) {
        for (int k5 = 0; k5 < 2; ++k5) {
          if (((std::max<double>(2.0, 7.0) + std::fabs(0.5)) != ((x[1] + 0.0) * x[2]))) return ((std::isnan(1e-3) ? (3.0 / -1.25) : (1e-3 / 3.0)) - ((3.0 * 2.0) - std::sqrt(0.0)));
        }
        v2 = ((int(uint16_t(8)) > (int(unsigned(3) ^ unsigned(5)) / (1 + ((6 >> (1 + (0 & 7))) & 7)))) ? v1 : x[1]);
      }
      int n6 = ((x[1] >= (7.0 + 7.0)) && ((1e-3 - 0.5) <= (1e-3 * 1e-3))) ? 1 : cut((std::fabs(x[1]) * (x[1] + 0.0) - (x[5] * 1e-3)));
      switch (n6) { case 0: v2 = (std::max<double>(x[4], (1e-3 - x[1])) + std::max<double>(x[4], std::min<double>(-1.25, x[5]))); break; case 1: v2 = x[1]; default: v1 = x[2]; }
    } else {
      if (((!(4 > 1) && (int(unsigned(2) + unsigned(-1)) != int(uint16_t(8)))) || ((7.0 * 7.0 - 1e-3) == x[3]))) return std::sqrt(x[1]);
    }
    v1 -= std::fabs(std::max<double>((0.5 * 0.5 - 0.0), 0.0));
  }
  double a7[3] = {x[0], (std::max<double>(x[0], v1) * std::sqrt(double(-1))), (std::sqrt((1e-3 - 0.5)) / v1)};
  const unsigned i8 = unsigned(0) % 3;
  double v9 = (x[0] * x[2]);
  if (((a7[i8] * (x[3] + a7[i8]))) > 0) {
    double v10 = ((std::max<double>(0.0, a7[1]) * (x[2] - 1e-3) - (x[4] + v1)) - ((1e-3 != 0.5) ? (0.0 * 0.0) : (x[3] * a7[1])));
    double v11 = (x[2] * v1);
  }
  double v12 = x[5];
  double v13 = (double(9) - (((1e-3 <= 7.0) || (7.0 != -1.25)) ? std::fabs(x[4]) : a7[i8]));
  double v14 = ((std::sqrt(3.0) / (a7[1] + 0.0)) * (-1.25 * (7.0 + 1e-3) - x[0]));
  return (std::sqrt((-1.25 + x[1])) + ((x[5] - 1e-3) * std::fabs(x[0])));
}
inline double f306826(const double* x) {
  double v1 = (std::sqrt(std::fabs(x[1])) * x[4] - x[3]);
  double v2 = x[1];
  if (!((1e-3 + 3.0) < (x[1] * x[5] - -1.25))) return x[1];
  if (std::isnan(std::fabs((x[4] / x[3])))) return ((((x[5] < 2.0) && (3.0 == -1.25)) && (3.0 > 7.0)) ? std::sqrt(((-1.25 != 0.5) ? x[1] : 0.5)) : std::min<double>(x[0], (2.0 * 3.0)));
  if (((((3.0 * 3.0 - v1) * std::max<double>(0.5, 0.0) - x[3]) * x[0] - double(int(unsigned(std::min(3, 2)) & unsigned(int((int64_t(8) * (-1 >> 12) - 8) / 3 % 1000)))))) > 0) {
    if ((v1) > 0) {
      double v3 = (std::min<double>((x[4] + 1e-3), (0.0 + 2.0)) - (std::sqrt(1e-3) * x[4]));
    }
    v2 = std::max<double>((x[0] * x[4]), (v1 + (x[0] - x[2])));
  }
  double v4 = v1;
  double a5[3] = {std::sqrt(v1), (x[5] * x[2]), std::sqrt(v4)};
  const unsigned i6 = unsigned(int(unsigned(-3) | unsigned(7))) % 3;
  double a7[3] = {a5[i6], (((2.0 / 2.0) > std::min<double>(3.0, -1.25)) ? std::min<double>((x[5] * 3.0), (1e-3 * x[2])) : (x[1] + std::sqrt(x[1]))), std::max<double>(v1, x[0])};
  const unsigned i8 = unsigned(7) % 3;
  return std::sqrt(double((((3.0 != 7.0) ? 3 : 8) / (1 + ((-1 >> (1 + (1 & 7))) & 7)))));
}
inline double f306827(const double* x) {
  double v1 = (x[4] + x[1]);
  if (((std::min<double>(x[2], std::sqrt(7.0)) * x[4])) > 0) {
    if ((std::max<double>(x[4], (1e-3 - 1e-3)) < x[3])) return (std::max<double>(std::sqrt(7.0), (0.5 - x[2])) - x[1]);
    v1 *= -1.25;
  } else {
    v1 += std::fabs(x[5]);
    for (int k2 = 0; k2 < 3; ++k2) {
      double v3 = (x[0] - std::min<double>((2.0 + 0.0), (3.0 - 1e-3)));
    }
    double v4 = std::min<double>(((x[5] + v1) * (x[4] * 3.0) - ((x[4] >= x[0]) ? x[5] : 3.0)), ((-1.25 - 2.0) - x[3]));
  }
  if ((v1 > float((int(unsigned(3) | unsigned(2)) / (1 + (int(unsigned(6) & unsigned(6)) & 7)))))) {
    for (int k5 = 0; k5 < 3; ++k5) {
      if ((x[5] >= -1.25)) {
        double v6 = std::max<double>(std::fabs(((-1.25 >= 7.0) ? v1 : 1e-3)), std::max<double>((7.0 - v1), x[0]));
        for (int k7 = 0; k7 < 2; ++k7) {
          v1 -= double(k7);
        }
      } else {
        double v8 = (x[1] * (std::max<double>(x[0], x[2]) * (3.0 * 7.0)) - (((0.0 >= -1.25) ? x[1] : x[0]) / (0.0 * 2.0)));
        double v9 = ((((-1.25 == 2.0) ? x[1] : x[1]) - (x[2] - 0.0)) * std::min<double>(x[3], std::sqrt(7.0)));
        double v10 = (x[2] * ((-3 < int(unsigned(7) * unsigned(4))) ? (7.0 * 1e-3 - v8) : float(((-1.25 == 0.0) ? 6 : 9))));
      }
    }
  } else {
    double v11 = std::sqrt(x[0]);
    double v12 = (((7.0 * 3.0) * x[4] - (-1.25 * 0.0 - -1.25)) - (!(3.0 > v11) ? x[4] : x[5]));
    double v13 = std::min<double>((x[2] + double(3)), x[5]);
  }
  double v14 = x[2];
  double v15 = (std::fabs(v14) * std::sqrt((x[0] + 1e-3)));
  double v16 = x[3];
  double v17 = std::sqrt(v15);
  double v18 = ((((1e-3 != -1.25) ? 0.0 : -1.25) * v16) - ((x[5] - 2.0) * x[4]));
  return v1;
}
inline double f306828(const double* x) {
  double v1 = (((x[3] + 1e-3) - 0.0) * std::fabs(std::sqrt(3.0)));
  int n2 = ((((5 != 2) ? 7.0 : x[5]) - std::sqrt(2.0)) <= x[0]) ? 0 : cut(7.0);
  switch (n2) { case 0: v1 = std::max<double>(x[2], x[4]); break; case 1: v1 = std::max<double>((std::sqrt(0.0) * std::fabs(-1.25)), x[5]); default: v1 = ((((-1.25 == 2.0) && (2.0 <= 2.0)) ? (x[4] - 2.0) : (x[3] * x[1] - x[0])) - (1e-3 - std::fabs(7.0))); }
  v1 += v1;
  if (((std::min<double>((v1 - 2.0), x[3]) / x[5])) > 0) {
    int w3 = cut(((1e-3 > 3.0) ? (0.0 + 2.0) : ((7.0 != 0.0) ? 2.0 : 2.0)));
  } else {
    if (((std::fabs(1e-3) * std::fabs(1e-3) - x[0]) != std::min<double>(std::fabs(2.0), (3.0 - 2.0)))) {
      if ((((((2.0 >= 0.5) ? x[1] : x[4]) * std::fabs(7.0) - v1) * 0.0)) > 0) {
        if ((v1) > 0) {
          double v4 = (x[3] / ((x[5] * 7.0) - std::sqrt(7.0)));
          double v5 = ((std::min<double>(2.0, v4) + std::sqrt(1e-3)) * double(((2.0 >= 0.0) ? int(uint16_t(2)) : (6 / (1 + (1 & 7))))));
        }
        v1 = (((0.5 - 0.0) * (0.0 - 3.0)) - ((-1.25 - 2.0) + std::max<double>(x[1], x[5])));
      } else {
        v1 += double(int(unsigned(0) - unsigned(4)));
        if ((((3.0 - 0.5) / std::sqrt(2.0)) != ((x[4] - 0.0) - x[4]))) return std::max<double>(x[1], v1);
        v1 += v1;
      }
    }
  }
  double v6 = double(9);
  double v7 = x[2];
  double v8 = x[0];
  return (v7 + std::max<double>(x[4], (x[2] + 2.0)));
}
inline double f306829(const double* x) {
  double v1 = x[5];
  double v2 = std::sqrt(((2.0 >= 1e-3) ? x[4] : x[3]));
  int w3 = 0;
  for (int k4 = 0; k4 < 3; ++k4) {
    v2 += ((v2 * x[3] - v2) + float(w3));
    for (int k5 = 0; k5 < 1; ++k5) {
      if ((((((x[5] < -1.25) || (7.0 == 0.0)) || (x[2] > 1e-3)) ? (x[1] * std::max<double>(-1.25, 0.0)) : (std::fabs(x[5]) + (x[3] + 3.0)))) > 0) {
        v1 += std::sqrt(std::fabs(std::sqrt(double(k4))));
      } else {
        v2 *= (std::sqrt(v1) * (x[4] - double(k5)) - x[4]);
        double a6[3] = {double(k4), (((-1.25 * 0.0 - x[2]) + std::sqrt(2.0)) * ((0.0 < x[2]) ? x[0] : x[4])), x[0]};
        const int i7 = (std::min<double>(double(k5), double(k5)) < double(k5)) ? 0 : 2;
      }
      v2 += float(w3);
    }
    double v8 = x[5];
  }
  return v2;
}
inline double f306830(const double* x) {
  double v1 = x[0];
  if ((x[4] <= x[5])) return ((x[1] <= x[2]) ? (std::sqrt(-1.25) - (x[5] - 1e-3)) : x[3]);
  v1 *= std::min<double>(std::min<double>(x[5], std::max<double>(x[0], 7.0)), (std::isnan(2.0) ? std::max<double>(0.0, 1e-3) : (1e-3 - 7.0)));
  if ((((v1 - (3.0 - 0.0)) * (x[0] * std::max<double>(-1.25, 1e-3)) - ((0.5 >= -1.25) ? std::min<double>(x[0], x[3]) : std::min<double>(x[1], 7.0)))) > 0) {
    if ((std::isnan((2.0 * 0.0)) || ((x[2] * 0.0) < (0.0 * 3.0 - 0.0)))) return (((2.0 + 0.5) * (7.0 / x[3])) * std::fabs((7.0 + x[4])) - (x[2] - ((-1.25 == x[1]) ? x[3] : 2.0)));
  }
  v1 *= v1;
  return x[0];
}
inline double f306831(const double* x) {
  double v1 = ((std::max<double>(7.0, 1e-3) * (x[5] / 0.5)) + (x[5] * (2.0 * -1.25 - 7.0)));
  int n2 = (((-1.25 <= -1.25) ? (v1 * 7.0 - 2.0) : x[4]) < std::sqrt(((0.5 == 2.0) ? 0.5 : 7.0))) ? 1 : (((int(uint8_t(6)) / (1 + (int(unsigned(6) - unsigned(9)) & 7))) % (1 + ((int(uint8_t(7)) % (1 + (2 & 7))) & 7))) % (1 + (cut((2.0 * 0.5 - x[1])) & 7)));
  switch (n2) { case 0: v1 = (std::fabs((1e-3 + x[2])) / ((3.0 - x[1]) - (0.5 * x[4]))); break; case 1: v1 = std::sqrt(float(-1)); default: v1 = (std::max<double>((v1 / 0.0), float(5)) / std::sqrt(std::max<double>(0.0, 0.0))); }
  double v3 = x[0];
  double v4 = (((3.0 * 0.0) * std::fabs(-1.25)) / x[0]);
  v1 += x[5];
  v1 += x[3];
  return (std::min<double>((v1 * x[3]), (7.0 / 1e-3)) + float(0));
}
inline double f306832(const double* x) {
  double v1 = x[3];
  if (!(x[2] < (3.0 * x[3] - 3.0))) return (((0.5 - 2.0) - (x[1] + 3.0)) + ((2.0 >= 0.5) ? (2.0 + x[1]) : (1e-3 * v1 - 2.0)));
  if ((std::min(int(unsigned(1) + unsigned(int((int64_t(7) * (0 >> 12) - 7) / 3 % 1000))), std::min(std::min(4, -3), int(unsigned(9) | unsigned(5)))) < 2)) {
    if (((std::sqrt(0.0) < ((x[1] >= -1.25) ? 2.0 : -1.25)) && (x[0] <= (2.0 - x[0])))) {
      v1 += std::sqrt((!(v1 < 1e-3) ? (0.0 * x[4] - 0.0) : (x[0] * x[3])));
      for (int k2 = 0; k2 < 1; ++k2) {
        for (int k3 = 0; k3 < 2; ++k3) {
          v1 += std::sqrt((std::min<double>(0.0, 2.0) * (7.0 * 7.0 - 2.0)));
          for (int k4 = 0; k4 < 4; ++k4) {
            for (int k5 = 0; k5 < 1; ++k5) {
              double v6 = std::sqrt(((double(k2) / x[1]) * (x[3] / x[2])));
              double* p7 = (((-1.25 - 2.0) * std::max<double>(0.5, 2.0) - 3.0) >= x[5]) ? &v1 : &v6;
              *p7 += (((int(unsigned(-2) & unsigned(-2)) <= int(unsigned(2) * unsigned(2))) ? (2.0 * 3.0) : (0.0 * 7.0)) - 1e-3);
            }
            double v8 = (double(k2) - ((double(k4) * 0.0 - 0.5) * x[3] - v1));
            v8 += (v1 * x[4] - ((v8 == 0.5) ? ((2 != 2) ? 3.0 : 2.0) : (0.5 - -1.25)));
          }
        }
        for (int k9 = 0; k9 < 4; ++k9) {
          double v10 = x[4];
        }
        double v11 = ((!(2.0 >= 0.5) && ((-1.25 >= -1.25) || (8 == -1))) ? x[5] : std::sqrt(double(k2)));
      }
    } else {
      double v12 = std::sqrt((!(3 != 5) ? (7.0 - 7.0) : std::sqrt(0.0)));
      double v13 = x[1];
      double v14 = float((0 / (1 + (-2 & 7))));
    }
    double v15 = (x[3] + std::sqrt(x[1]));
  } else {
    double v16 = ((x[4] + ((7.0 != 2.0) ? 2.0 : 1e-3)) - v1);
    double v17 = double(2);
    double v18 = (((7.0 * 0.5) * std::min<double>(-1.25, v16)) + std::min<double>(x[5], ((-1.25 < 2.0) ? 0.0 : 0.5)));
  }
  double v19 = std::sqrt(((2.0 * 3.0 - x[2]) - std::sqrt(7.0)));
  double v20 = (double(cut(-1.25)) * ((v1 * 1e-3 - 0.5) - std::sqrt(0.0)));
  double v21 = ((((1e-3 < x[1]) ? 2.0 : -1.25) * std::fabs(-1.25) - (0.0 * 1e-3)) + std::fabs(std::fabs(0.5)));
  return (v20 / (v20 / (7.0 * x[2] - v1)));
}
inline double f306833(const double* x) {
  double v1 = x[4];
  double v2 = ((((7.0 != x[0]) ? 0.0 : x[5]) + (0.0 * 7.0 - v1)) + double(int(unsigned(-3) & unsigned(3))));
  if ((std::max<double>(1e-3, (0.0 + x[0])) != (std::min<double>(1e-3, 1e-3) * v2))) return (((0.0 * 2.0) + (7.0 - 2.0)) + std::sqrt((v2 + v2)));
  double v3 = (((7.0 * 3.0) + std::fabs(3.0)) * std::max<double>(x[2], v2));
  if ((x[4]) > 0) {
    for (int k4 = 0; k4 < 2; ++k4) {
      for (int k5 = 0; k5 < 3; ++k5) {
        for (int k6 = 0; k6 < 2; ++k6) {
          if ((v2 >= v2)) return ((std::min<double>(-1.25, 0.0) * 2.0) - ((0.0 - -1.25) + std::sqrt(double(k6))));
          double a7[3] = {(x[1] * (std::max<double>(-1.25, 7.0) - (0.0 + double(k6))) - (x[3] * x[4])), (((7.0 + x[1]) + (7.0 * double(k5))) + x[2]), ((float(1) > (3.0 * x[1])) ? ((2.0 * -1.25 - 1e-3) - double(k5)) : ((2.0 - x[0]) + std::max<double>(x[2], 0.0)))};
          const int i8 = (std::sqrt(v2) < (std::min<double>(x[0], -1.25) + (-1.25 + v3))) ? 0 : 2;
          if ((std::max<double>(v3, (3.0 * -1.25)) <= a7[i8])) {
            for (int k9 = 0; k9 < 2; ++k9) {
              if ((cut(double(k6)) > 4)) return ((cut(1e-3) > ((7.0 == 0.5) ? 5 : 6)) ? std::sqrt((x[1] - -1.25)) : std::max<double>((2.0 * 7.0 - 0.5), (x[3] / 7.0)));
              double v10 = (((2.0 / 1e-3) * x[4] - a7[1]) * x[1]);
              double a11[3] = {((v1 - (7.0 * x[1] - 3.0)) - (((2.0 <= 1e-3) || (2.0 == x[0])) ? (2.0 * 3.0) : (7.0 / 0.0))), v1, std::sqrt(x[0])};
              const unsigned i12 = unsigned(cut(std::sqrt(std::sqrt(0.5)))) % 3;
            }
            double v13 = x[4];
          } else {
            double v14 = (v2 * ((0.5 * 0.5 - 3.0) / double(k6)));
            double v15 = (std::max<double>(std::fabs(0.5), (7.0 / 0.5)) * (std::min<double>(3.0, x[0]) / 0.0) - v3);
            double v16 = x[3];
          }
        }
        double v17 = std::sqrt((((7.0 < 0.5) ? 3.0 : 0.5) / (x[0] * 2.0 - 0.5)));
      }
    }
    double v18 = (x[0] * x[1]);
    double v19 = v18;
  } else {
    double v20 = (std::max<double>((1e-3 + x[0]), (-1.25 + 3.0)) * std::max<double>((v1 * 3.0), (0.0 * -1.25 - 0.5)) - v3);
  }
  double v21 = (((3.0 * 1e-3 - -1.25) < (-1.25 * 3.0)) ? std::min<double>((x[4] / 3.0), x[3]) : x[2]);
  double v22 = ((std::isnan(2.0) ? v21 : (7.0 + 0.5)) - std::fabs((3.0 + x[1])));
  double v23 = ((v2 + std::fabs(1e-3)) * ((2.0 * 1e-3) * (7.0 - 7.0)));
  return ((x[5] + (v23 + 7.0)) + (((0.5 != v21) && (-1.25 > -1.25)) ? (3.0 / 0.5) : std::fabs(v3)));
}
inline double f306834(const double* x) {
  double v1 = std::fabs((std::min<double>(x[4], 3.0) * (x[1] - 2.0) - (0.0 - x[0])));
  if (!std::isnan((7.0 - 0.5))) {
    double v2 = (0.0 * (std::isnan(0.0) ? std::sqrt(7.0) : x[1]));
    double v3 = x[2];
  }
  double v4 = float(int(unsigned(int((int64_t(cut(0.0)) * (cut(x[4]) >> 12) - cut(0.0)) / 3 % 1000)) & unsigned(6)));
  double v5 = ((std::max<double>(3.0, 3.0) * std::sqrt(x[4]) - std::min<double>(x[4], 3.0)) * (std::max<double>(3.0, x[1]) - (0.0 * 0.5)));
  for (int k6 = 0; k6 < 2; ++k6) {
    if (((cut(2.0) != (((x[3] >= 2.0) ? 9 : -3) % (1 + (int(unsigned(7) | unsigned(6)) & 7)))) && (x[2] < x[0]))) {
      double* p7 = (-1 != cut(v5)) ? &v5 : &v1;
      *p7 += (((0.5 + -1.25) * (2.0 * 7.0 - 0.5) - (v1 * 3.0)) * ((3.0 * 0.0 - 0.0) + (0.0 * 2.0)));
    } else {
      double v8 = x[4];
      double v9 = (((2.0 / x[5]) * std::sqrt(x[3])) + (x[4] + 0.5));
      for (int k10 = 0; k10 < 1; ++k10) {
        for (int k11 = 0; k11 < 1; ++k11) {
          v4 -= (((2.0 * 7.0) + ((-1.25 != 3.0) ? 0.0 : 7.0)) * (std::sqrt(-1.25) + ((3.0 >= 3.0) ? v1 : -1.25)) - std::sqrt(std::min<double>(-1.25, 3.0)));
          if ((std::max<double>(((0.5 - x[1]) - (2.0 + 2.0)), x[0])) > 0) {
            double v12 = (std::fabs(v1) * x[3] - v9);
            double v13 = (double(k11) - v12);
            double v14 = double(k11);
          }
        }
        double v15 = double(k6);
        double v16 = (v4 * (((7.0 >= double(k6)) && (v9 > v1)) ? v4 : ((x[3] < 1e-3) ? 0.5 : 7.0)));
      }
    }
  }
  double v17 = ((int(int64_t(1)) < int(unsigned(std::min(8, 2)) ^ unsigned(cut(v4)))) ? x[4] : x[0]);
  return v17;
}
inline double f306835(const double* x) {
  double v1 = (((2.0 * 2.0) * (3.0 - 0.5)) * std::min<double>((1e-3 / 7.0), ((3 < -2) ? 0.0 : 2.0)) - std::sqrt(std::fabs(-1.25)));
  v1 *= ((x[3] - (3.0 * 0.5)) - (x[3] / (x[5] + x[3])));
  double v2 = (x[3] + std::fabs((2.0 - x[2])));
  double v3 = std::max<double>(float(cut(x[0])), 3.0);
  v3 *= ((std::min<double>(x[2], 1e-3) + std::min<double>(1e-3, 3.0)) + std::fabs((-1.25 * -1.25)));
  for (int k4 = 0; k4 < 2; ++k4) {
    double v5 = ((((2.0 >= x[1]) || (v1 != 3.0)) ? (3.0 * 7.0 - 0.0) : (x[4] * v2)) - (x[4] / (v2 * v3)));
    v2 -= x[4];
    v3 += x[2];
  }
  double* p6 = ((std::fabs(-1.25) + (1e-3 + -1.25)) < std::sqrt((x[2] / x[1]))) ? &v2 : &v1;
  *p6 += std::max<double>(std::sqrt(x[4]), std::fabs((7.0 - 1e-3)));
  double v7 = std::fabs(((0.5 + 0.5) * (1e-3 * 2.0)));
  return float(-2);
}
inline double f306836(const double* x) {
  double v1 = x[0];
  double a2[3] = {std::max<double>((std::min<double>(0.0, -1.25) * ((7.0 == 0.0) ? x[5] : 0.5)), x[2]), std::sqrt(x[0]), v1};
  const unsigned i3 = unsigned(8) % 3;
  for (int k4 = 0; k4 < 4; ++k4) {
    double v5 = float(int(unsigned(int(uint8_t(int(int64_t(-3))))) ^ unsigned(std::min(6, int(unsigned(-3) | unsigned(4))))));
    if ((x[1] == ((0.0 - 0.5) - std::fabs(a2[i3])))) continue;
  }
  double v6 = ((((x[1] > 0.0) || (0.5 >= -1.25)) || (int(unsigned(5) + unsigned(0)) == (7 / (1 + (7 & 7))))) ? x[1] : ((0.5 + 7.0) * (x[0] + -1.25)));
  double v7 = x[1];
  if (((x[4] * ((x[3] * x[5]) - x[3]))) > 0) {
    double v8 = ((v7 * a2[1]) / 3.0);
    v7 *= std::max<double>(std::fabs(x[5]), x[5]);
  }
  double* p9 = (((a2[i3] - 3.0) - x[4]) >= std::min<double>(std::max<double>(2.0, 3.0), v6)) ? &v7 : &v6;
  *p9 += (std::max<double>(x[2], ((1e-3 > v6) ? x[3] : 0.0)) * ((0.0 / 0.5) * x[1]));
  return ((a2[i3] * std::sqrt(x[1])) + (x[3] - (2.0 * 1e-3 - v1)));
}
inline double f306837(const double* x) {
  double v1 = (std::fabs((1e-3 - x[5])) / std::sqrt(((0 != 4) ? 7.0 : 3.0)));
  if (!std::isnan((v1 * 3.0 - -1.25))) {
    double v2 = x[4];
    v1 += std::sqrt((!(9 == 2) ? (-1.25 * v2 - 1e-3) : (x[4] - x[5])));
    double v3 = (((7.0 * 2.0 - x[2]) - 3.0) + std::sqrt(std::fabs(-1.25)));
  } else {
    double v4 = (x[2] - x[3]);
    for (int k5 = 0; k5 < 3; ++k5) {
      if ((std::sqrt((std::max<double>(x[3], 3.0) + ((0.5 == 3.0) ? 2.0 : 0.0)))) > 0) {
        double v6 = float(int(unsigned(cut(x[5])) + unsigned(cut(-1.25))));
        if (((cut(v4) == cut(2.0)) && ((0.5 != 0.5) && ((3.0 > 7.0) || (1e-3 != 0.0))))) return (double(k5) - ((7.0 != 3.0) ? x[3] : v1));
      } else {
        for (int k7 = 0; k7 < 4; ++k7) {
          for (int k8 = 0; k8 < 2; ++k8) {
            double v9 = std::sqrt(x[1]);
          }
          for (int k10 = 0; k10 < 2; ++k10) {
            if ((int(unsigned(int(uint16_t(((0.5 <= 3.0) ? -2 : 4)))) ^ unsigned(int(uint16_t(6)))) != 3)) {
              double v11 = std::min<double>((std::sqrt(1e-3) + v1), (std::isnan(x[2]) ? v4 : (1e-3 + x[4])));
            } else {
              double v12 = std::sqrt((std::min<double>(7.0, x[0]) + std::sqrt(7.0)));
              double v13 = 1e-3;
              double v14 = (v4 * float(int(unsigned(((1e-3 <= 2.0) ? 6 : -1)) + unsigned(((3.0 == 0.5) ? 9 : 8)))));
            }
            double v15 = x[1];
            double v16 = (std::sqrt((0.5 - 3.0)) * ((x[4] >= v4) ? double(cut(7.0)) : std::sqrt(1e-3)));
          }
          double v17 = (((x[4] * 3.0) * std::min<double>(v4, 3.0)) * std::min<double>(x[5], ((0.5 >= x[4]) ? 1e-3 : 0.0)) - ((7.0 * v1) + x[0]));
        }
        double v18 = std::fabs(x[2]);
      }
      double v19 = (std::sqrt(x[5]) * std::min<double>((1e-3 * 1e-3), (3.0 * 3.0)));
    }
  }
  double v20 = x[3];
  double v21 = x[2];
  double v22 = ((std::min<double>(x[3], 1e-3) <= (0.0 * 0.0 - 3.0)) ? ((0.0 < 7.0) ? x[3] : (7.0 + -1.25)) : (v20 + v20));
  double v23 = std::sqrt((x[3] - (x[3] * v20)));
  double v24 = ((std::isnan(x[0]) ? ((v23 == v22) ? 0.0 : 2.0) : v21) / std::max<double>(std::max<double>(1e-3, x[5]), ((x[4] >= -1.25) ? x[3] : -1.25)));
  return (x[5] * ((-1.25 - 2.0) + (-1.25 - 0.0)) - (v20 / (1e-3 * 2.0)));
}
inline double f306838(const double* x) {
  double v1 = (x[2] * x[1]);
  int n2 = (std::min<double>((v1 - 1e-3), x[0]) < std::sqrt(std::max<double>(3.0, 3.0))) ? 2 : 9;
  switch (n2) { case 0: v1 = double(-3); break; case 1: v1 = (!(7.0 <= 2.0) ? x[5] : x[5]); default: v1 = x[2]; }
  if ((1 == ((x[3] != 2.0) ? 5 : 8))) {
    double v3 = std::max<double>(((0.0 * 0.0) * x[5]), x[3]);
    if ((x[4] > std::sqrt(std::sqrt(0.5)))) return ((float(int(unsigned(1) + unsigned(-3))) * x[2]) - std::sqrt((7.0 * 0.5)));
    for (int k4 = 0; k4 < 3; ++k4) {
      for (int k5 = 0; k5 < 3; ++k5) {
        for (int k6 = 0; k6 < 3; ++k6) {
          if (!(double(k5) > double(k6))) {
            if ((double(k5) < x[3])) {
              for (int k7 = 0; k7 < 3; ++k7) {
                int n8 = ((double(k4) * std::sqrt(-1.25) - std::sqrt(0.5)) > x[5]) ? 2 : 9;
                switch (n8) { case 0: v3 = ((std::fabs(0.5) * (3.0 - 3.0) - x[5]) - std::fabs((v1 * 0.5))); break; case 1: v1 = (((3.0 == -1.25) || !(7 == 3)) ? (x[0] * x[0] - x[4]) : x[1]); default: v1 = (double(k4) + std::sqrt((1e-3 / v1))); }
              }
              double v9 = v3;
            } else {
              double v10 = (((x[4] > 2.0) ? (0.5 * -1.25) : (-1.25 - 0.5)) * x[5] - x[3]);
              if (std::isnan(x[5])) return 1e-3;
              double v11 = double(k5);
            }
            double v12 = x[0];
          } else {
            double v13 = double(k5);
            double v14 = float(int(unsigned(std::min(std::min(-2, 0), 9)) + unsigned(-3)));
            double v15 = v1;
          }
          double v16 = std::sqrt((double(k4) + float(int(int8_t(-2)))));
          double v17 = v16;
        }
        double v18 = std::sqrt((std::fabs(3.0) * ((x[5] < 2.0) ? 2.0 : 1e-3) - (2.0 + 7.0)));
        double v19 = (((v18 * 1e-3) - std::sqrt(x[3])) - std::fabs(v1));
      }
      double v20 = (std::max<double>(x[3], (1e-3 * 2.0 - 1e-3)) + v1);
    }
  }
  double v21 = x[3];
  double v22 = ((std::sqrt(x[2]) + std::min<double>(x[0], 0.0)) * (x[3] + (x[5] / x[4])) - x[0]);
  double v23 = std::max<double>(3.0, ((3.0 * -1.25 - x[5]) + std::fabs(2.0)));
  return std::min<double>((0.5 + std::min<double>(x[5], 7.0)), x[3]);
}
inline double f306839(const double* x) {
  double v1 = ((((x[4] <= 2.0) || (0.0 < -1.25)) || (1e-3 != 3.0)) ? (x[0] + x[2]) : 2.0);
  double v2 = x[1];
  double* p3 = ((x[3] / std::fabs(1e-3)) > ((2.0 - 2.0) - ((3.0 <= v2) ? 0.0 : 2.0))) ? &v2 : &v1;
  *p3 += std::sqrt(x[4]);
  int n4 = (((0.5 - -1.25) * ((x[4] == 2.0) ? x[1] : v1)) == (float(int(int8_t(3))) * x[3] - (x[2] - 7.0))) ? 0 : int(unsigned(-3) | unsigned(int((int64_t(cut(3.0)) * (int(unsigned(cut(0.5)) ^ unsigned(7)) >> 12) - cut(3.0)) / 3 % 1000)));
  switch (n4) { case 0: v2 = (((int(unsigned(-2) + unsigned(4)) != cut(1e-3)) ? std::sqrt(v2) : x[4]) + std::fabs((0.5 * 0.0))); break; case 1: v1 = (((-1.25 * 0.0 - 1e-3) + v2) + ((7.0 / 2.0) + x[0])); default: v1 = (std::sqrt((v1 * -1.25 - 0.0)) - (((-1.25 != x[4]) ? 1e-3 : 0.0) + (-1.25 * 1e-3))); }
  v2 *= (std::sqrt((x[5] + 3.0)) - v1);
  double v5 = -1.25;
  double v6 = 2.0;
  if ((std::sqrt(x[4])) > 0) {
    if ((int(unsigned(int(unsigned((0 % (1 + (-3 & 7)))) | unsigned(-2))) & unsigned(int(unsigned(cut(7.0)) + unsigned(9)))) <= 6)) return (((x[0] * x[0]) / (x[5] * 3.0)) / (((2.0 == 0.5) ? 3.0 : 1e-3) * x[4] - (0.5 + 0.5)));
    for (int k7 = 0; k7 < 3; ++k7) {
      if (std::isnan((x[2] - (v5 * 3.0)))) continue;
      if (!(x[3] > (0.0 * v1))) break;
      v5 *= (((1e-3 * 7.0) * v6) + x[4]);
    }
  }
  return x[3];
}
inline double f306840(const double* x) {
  double v1 = std::min<double>(((3.0 + x[1]) * ((3.0 <= 1e-3) ? 1e-3 : x[1]) - (2.0 * x[5] - x[2])), ((7.0 + 3.0) * std::max<double>(1e-3, 0.0) - (2.0 + 1e-3)));
  double v2 = (std::isnan(x[3]) ? (!(2.0 != 1e-3) ? 0.0 : (x[4] * 0.0 - 2.0)) : ((0.0 * v1) - ((2.0 != -1.25) ? 0.5 : 3.0)));
  v1 = ((-1.25 * x[2]) - v1);
  for (int k3 = 0; k3 < 4; ++k3) {
    for (int k4 = 0; k4 < 1; ++k4) {
      if (!(!(0.5 != 7.0) && !(7.0 <= 0.5))) return x[4];
      if ((x[2] <= x[2])) continue;
    }
  }
  if (std::isnan(((0.5 / 0.0) + (x[4] / 0.0)))) {
    if ((std::fabs((x[0] * 3.0 - x[4])) != v2)) return ((std::sqrt(-1.25) + double((8 % (1 + (-1 & 7))))) - std::min<double>(x[3], (x[1] * 1e-3 - 0.0)));
  } else {
    if ((((0.0 * 2.0) == x[3]) || (!(0.5 > 2.0) && (0.5 == x[1])))) return x[0];
  }
  return v2;
}
inline double f306841(const double* x) {
  double v1 = x[5];
  v1 -= x[0];
  v1 -= std::fabs(x[4]);
  double a2[3] = {((!(x[5] >= 1e-3) ? (x[4] + 1e-3) : x[1]) + ((-1.25 != 0.0) ? std::sqrt(7.0) : std::min<double>(x[3], 2.0))), ((std::isnan(-1.25) || std::isnan(3.0)) ? ((0.0 <= 0.5) ? v1 : x[1]) : ((0.0 * 3.0 - -1.25) - std::min<double>(0.5, 3.0))), v1};
  const unsigned i3 = unsigned((0 % (1 + (cut((x[0] * 0.5)) & 7)))) % 3;
  return (a2[1] + x[1]);
}
inline double f306842(const double* x) {
  double v1 = (x[0] + (((2.0 == 0.0) || (-1.25 > 3.0)) ? std::max<double>(x[1], 7.0) : std::min<double>(x[3], 0.5)));
  for (int k2 = 0; k2 < 4; ++k2) {
    double v3 = x[4];
  }
  v1 *= std::sqrt(1e-3);
  v1 += (((0.0 - 0.5) + std::sqrt(3.0)) * (std::sqrt(2.0) * (0.5 * 3.0 - 7.0) - (x[4] + x[4])));
  return (((0.5 == 3.0) ? (1e-3 + 0.5) : std::min<double>(-1.25, 1e-3)) * ((x[2] + x[0]) + (v1 * 7.0)));
}
inline double f306843(const double* x) {
  double v1 = (double((8 % (1 + (((2.0 != x[4]) ? 7 : 2) & 7)))) / (x[0] + (0.5 * 0.5 - 0.5)));
  int w2 = (8 / (1 + (int(unsigned(std::min(8, -1)) + unsigned(int(unsigned(int(unsigned(-3) ^ unsigned(4))) + unsigned(int(unsigned(3) * unsigned(-2)))))) & 7)));
  for (int k3 = 0; k3 < 1; ++k3) {
    int n4 = (std::min<double>((7.0 * 2.0), (x[3] * x[0])) != std::fabs((7.0 + 2.0))) ? 0 : w2;
    switch (n4) { case 0: v1 = std::max<double>((std::max<double>(0.0, 0.5) / x[4]), ((-1.25 * 7.0 - x[0]) * (x[2] - double(k3)))); break; case 1: v1 = x[4]; default: v1 = double(k3); }
    double v5 = (std::fabs((x[1] * 0.5 - 0.0)) / std::sqrt(std::fabs(x[2])));
    int w6 = int(int64_t(w2));
  }
  for (int k7 = 0; k7 < 4; ++k7) {
    v1 = x[3];
    v1 += x[2];
  }
  if (!(std::max<double>(7.0, 0.5) <= ((x[4] != 3.0) ? 3.0 : 7.0))) {
    if (((std::min<double>(0.0, 3.0) + ((x[2] <= 3.0) ? 2.0 : 3.0)) <= (x[3] + float(w2)))) {
      double v8 = std::sqrt(((x[3] * 7.0 - 2.0) - std::sqrt(3.0)));
      double* p9 = (w2 <= int(unsigned(int(unsigned(w2) | unsigned(w2))) - unsigned(cut(3.0)))) ? &v1 : &v8;
      *p9 += (((3.0 == 0.0) ? v1 : std::max<double>(7.0, 3.0)) * (x[0] * (3.0 - 7.0)));
      double v10 = x[2];
    }
    if ((x[1] <= ((0.5 * 1e-3) * (0.0 - 3.0)))) return (x[3] * (std::sqrt(3.0) + x[5]));
  }
  return (x[1] - x[0]);
}
inline double f306844(const double* x) {
  double v1 = x[0];
  for (int k2 = 0; k2 < 2; ++k2) {
    double v3 = (x[3] - (x[2] - std::max<double>(x[4], 1e-3)));
    if (((std::sqrt(0.5) > (0.0 * double(k2) - 1e-3)) && (((1e-3 < x[2]) ? -1.25 : 0.0) != v1))) {
      double v4 = v1;
      v3 = (std::max<double>(std::max<double>(0.0, x[1]), x[0]) * (std::min<double>(1e-3, 7.0) * x[1]) - (std::sqrt(1e-3) + double((9 / (1 + (4 & 7))))));
      double v5 = 1e-3;
    }
  }
  for (int k6 = 0; k6 < 2; ++k6) {
    double v7 = ((x[5] / (7.0 - double(k6))) * (std::sqrt(x[3]) * std::sqrt(1e-3)));
  }
  if (((((7.0 > 2.0) ? 3.0 : 1e-3) * std::sqrt(2.0)) != 0.0)) {
    if ((std::fabs((-1.25 * 2.0 - x[5])) > x[0])) {
      v1 = x[1];
      double v8 = x[4];
    }
    if (((((3.0 * 2.0) - (3.0 - 0.0)) * x[3] - ((x[1] + 7.0) + (0.0 / -1.25)))) > 0) {
      v1 = (x[3] * (double(int(unsigned(-3) + unsigned(7))) * x[1] - x[4]) - ((int(unsigned(4) - unsigned(-2)) > 9) ? (1e-3 - 2.0) : x[3]));
    }
  } else {
    double v9 = std::max<double>((!(x[3] < -1.25) ? std::sqrt(0.0) : (x[5] + x[0])), x[4]);
    double v10 = (x[1] - ((7.0 < -1.25) ? x[2] : (x[1] / x[1])));
  }
  double v11 = std::fabs((x[3] * std::min<double>(7.0, 1e-3)));
  return (3.0 - std::sqrt((0.0 / 3.0)));
}
inline double f306845(const double* x) {
  double v1 = 2.0;
  v1 *= std::min<double>(((-1.25 < -1.25) ? x[2] : v1), ((v1 * 0.5) / (x[4] - 2.0)));
  v1 *= x[5];
  v1 += ((x[1] - 0.0) - (std::sqrt(7.0) - (0.0 / 0.5)));
  if (((std::sqrt(0.0) * (3.0 * -1.25) - std::sqrt(-1.25)) <= std::min<double>(v1, (0.5 - -1.25)))) return ((x[3] + x[5]) + ((-1.25 * x[0] - -1.25) - (x[3] * 0.0 - x[1])));
  return double(int(unsigned(-1) | unsigned(int(int8_t(3)))));
}
inline double f306846(const double* x) {
  double v1 = std::sqrt(x[4]);
  if ((std::sqrt(std::sqrt((v1 - 2.0)))) > 0) {
    v1 *= x[2];
    double v2 = x[2];
    double v3 = std::sqrt((std::min<double>(1e-3, -1.25) * x[3]));
  }
  v1 -= (x[5] - v1);
  for (int k4 = 0; k4 < 3; ++k4) {
    if (!((0.5 + 2.0) == double(k4))) break;
    double v5 = (std::fabs((x[1] * x[5] - 1e-3)) / (x[5] / x[0]));
  }
  if (((x[4] * x[2] - (0.5 * 2.0)) >= std::sqrt(x[1]))) {
    double v6 = (((0.5 * x[1]) + std::min<double>(0.5, 0.0)) / ((v1 + 7.0) * x[1] - (0.5 * x[2])));
    double v7 = (float(int(unsigned(int(unsigned(9) * unsigned(6))) & unsigned(int(uint16_t(8))))) * x[1]);
    for (int k8 = 0; k8 < 1; ++k8) {
      int w9 = (std::isnan((3.0 - x[0])) ? (-1 / (1 + (((-1.25 >= 0.0) ? int(int8_t(-3)) : 1) & 7))) : int(unsigned(-1) - unsigned(3)));
      v7 -= std::min<double>(v6, ((int(unsigned(3) ^ unsigned(w9)) < -3) ? (x[1] * 1e-3) : v7));
    }
  }
  double v10 = x[1];
  return std::fabs(x[4]);
}
inline double f306847(const double* x) {
  double v1 = std::fabs(x[4]);
  for (int k2 = 0; k2 < 4; ++k2) {
    double a3[3] = {x[4], ((double(k2) * std::sqrt(3.0)) / x[5]), x[5]};
    const int i4 = std::isnan((((3.0 == x[1]) ? 0.0 : x[5]) * (x[4] + 0.0) - (x[4] / 2.0))) ? 0 : 2;
  }
  if (std::isnan(x[2])) return std::sqrt(std::sqrt((0.5 + -1.25)));
  if (((x[3] * x[3])) > 0) {
    v1 = (((1e-3 < v1) ? x[3] : 0.0) * v1 - (std::min<double>(x[0], -1.25) * (2.0 * x[0])));
    double v5 = x[2];
  } else {
    v1 *= v1;
    if ((x[4] >= v1)) {
      double a6[3] = {std::sqrt(std::fabs((0.0 - x[3]))), (((x[2] - 2.0) - x[5]) * (std::sqrt(x[4]) - float(int(int16_t(2)))) - x[2]), std::max<double>(((x[3] / 7.0) / (x[2] * 0.0 - x[5])), x[1])};
      const unsigned i7 = unsigned(8) % 3;
      int n8 = (std::isnan((x[1] + -1.25)) && (std::fabs(7.0) > x[0])) ? 2 : (2 / (1 + (5 & 7)));
      switch (n8) { case 0: v1 = ((std::sqrt(7.0) * (1e-3 * -1.25)) + (std::sqrt(7.0) + v1)); break; case 1: v1 = std::fabs(std::sqrt((x[0] - 2.0))); default: v1 = v1; }
    } else {
      v1 -= (x[4] * x[0]);
      double v9 = x[2];
      v9 += (std::fabs((x[1] * 0.0)) * x[0] - (x[2] * ((0.0 > 7.0) ? 1e-3 : x[4]) - x[0]));
    }
    int n10 = (((1e-3 * 0.0) * (7.0 - 0.0) - x[0]) < x[1]) ? 0 : int(unsigned(-2) ^ unsigned(int((int64_t(cut(x[4])) * (int(int16_t((8 >> (1 + (-2 & 7))))) >> 12) - cut(x[4])) / 3 % 1000)));
    switch (n10) { case 0: v1 = std::max<double>(x[1], x[0]); break; case 1: v1 = std::max<double>(((7.0 - 3.0) + std::sqrt(0.0)), x[0]); default: v1 = (((-1.25 - 0.5) * (0.5 * 3.0) - std::sqrt(3.0)) * (((1e-3 == 1e-3) ? 7.0 : x[0]) / (x[0] * 2.0 - 7.0)) - v1); }
  }
  double v11 = std::sqrt(x[1]);
  double v12 = (((2.0 - 0.5) * (2.0 + 7.0) - std::max<double>(1e-3, x[4])) + std::max<double>((0.5 + 2.0), x[1]));
  double v13 = double(-2);
  double v14 = (std::min<double>((0.5 / 2.0), ((x[3] <= v1) ? 0.0 : -1.25)) + (std::fabs(1e-3) - x[4]));
  return std::max<double>(v12, (((0.0 < 7.0) ? x[5] : 7.0) * std::fabs(0.0)));
}
inline double f306848(const double* x) {
  double v1 = std::fabs(((1e-3 - 1e-3) * x[2]));
  for (int k2 = 0; k2 < 4; ++k2) {
    double v3 = (float(9) * 0.0);
  }
  if ((((1e-3 / 7.0) != x[0]) || (x[2] <= double(int((int64_t(-1) * (-1 >> 12) - -1) / 3 % 1000))))) {
    v1 -= (float((cut(3.0) / (1 + (0 & 7)))) - ((int(uint16_t(6)) <= 7) ? x[5] : double((1 % (1 + (9 & 7))))));
    double v4 = v1;
    if ((((0.5 <= 1e-3) && (7.0 <= x[5])) || (std::fabs(2.0) <= (2.0 * 0.0)))) return 0.5;
  }
  if (((float(cut(3.0)) <= ((3.0 < x[2]) ? -1.25 : -1.25)) || (std::sqrt(0.5) != std::sqrt(2.0)))) return (std::sqrt((1e-3 + v1)) / ((3.0 > 2.0) ? std::fabs(-1.25) : (0.5 + 7.0)));
  int n5 = (((-1.25 - 1e-3) * x[4] - std::sqrt(3.0)) > std::fabs((0.5 * 1e-3))) ? 1 : 0;
  switch (n5) { case 0: v1 = std::sqrt(x[2]); break; case 1: v1 = (((v1 * -1.25) * x[1]) - ((((2.0 != -1.25) ? 4 : 9) < int(unsigned(8) - unsigned(4))) ? (0.0 / 1e-3) : (0.0 * 3.0 - 0.0))); default: v1 = float(cut(((1e-3 > 0.0) ? 3.0 : 3.0))); }
  double v6 = (((1e-3 / 0.0) + (x[3] * x[4] - 1e-3)) * double(-1) - x[4]);
  return std::fabs(std::max<double>(std::fabs(2.0), x[0]));
}
inline double f306849(const double* x) {
  double v1 = (((x[0] + x[0]) - std::fabs(0.0)) + (1e-3 - ((1e-3 <= -1.25) ? 2.0 : 0.0)));
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 += double(k2);
    double v3 = ((double(k2) * (1e-3 - double(k2)) - (7.0 * -1.25)) * ((0.5 / -1.25) + x[5]));
    int w4 = 0;
  }
  if (!(std::fabs(3.0) > (-1.25 * 2.0))) return x[1];
  double v5 = x[3];
  return x[3];
}
inline double f306850(const double* x) {
  double v1 = ((std::sqrt(0.0) >= (7.0 * -1.25)) ? ((1e-3 + -1.25) * -1.25 - x[3]) : ((7.0 * 0.0 - x[2]) * ((x[3] == 7.0) ? 3.0 : 0.5) - (x[2] / 1e-3)));
  if (((((0 == 6) || (7.0 >= x[0])) ? x[4] : std::sqrt(2.0)) >= v1)) {
    double v2 = 7.0;
    for (int k3 = 0; k3 < 3; ++k3) {
      if ((cut(x[1]) != 6)) {
        for (int k4 = 0; k4 < 1; ++k4) {
          v2 += std::sqrt((std::isnan(0.0) ? (x[1] + x[1]) : std::sqrt(7.0)));
          v2 *= (((-1.25 - 3.0) * x[3] - (v2 * 2.0)) + x[3]);
        }
        double v5 = std::sqrt(((7.0 != x[5]) ? std::min<double>(-1.25, 3.0) : std::max<double>(-1.25, v1)));
        if (((0.5 == (2.0 + v2)) && std::isnan((x[1] - 7.0)))) return ((std::sqrt(2.0) * float(int(unsigned(8) + unsigned(4)))) * (((7.0 >= 0.0) && (v5 >= 0.5)) ? (7.0 - 3.0) : x[1]) - std::sqrt((x[4] * v2 - v1)));
      } else {
        double v6 = ((std::min<double>(v1, 0.5) * x[4] - ((x[1] < 2.0) ? 2.0 : 3.0)) + ((2.0 - x[4]) * (1e-3 + -1.25)));
      }
      for (int k7 = 0; k7 < 4; ++k7) {
        int n8 = ((-1.25 * (3.0 * 0.0 - 7.0)) < x[2]) ? 2 : -1;
        switch (n8) { case 0: v2 = (std::isnan((0.5 / 7.0)) ? ((double(k7) + 7.0) * double(k3) - (v2 * x[5] - 3.0)) : (((0.0 == 3.0) ? x[3] : -1.25) * double(k3) - (2.0 / x[0]))); break; case 1: v2 = std::max<double>(((7.0 < x[5]) ? std::min<double>(-1.25, 0.5) : x[5]), x[2]); default: v1 = (double(k7) * std::fabs(double(k7)) - x[2]); }
        if (((double(k7) - double(4)) <= x[0])) break;
      }
      if ((((std::min<double>(x[3], v1) + (2.0 / -1.25)) / (float(int(unsigned(4) ^ unsigned(2))) * (0.0 - 0.5) - (2.0 * 0.0)))) > 0) {
        double v9 = (x[5] + (std::max<double>(1e-3, x[5]) * double(int(uint8_t(2)))));
      } else {
        double v10 = (x[3] + (std::isnan(x[1]) ? (0.0 + x[4]) : (7.0 * 0.0)));
        double v11 = std::sqrt(((0.0 + 1e-3) - (0.0 - -1.25)));
        double v12 = (-1.25 + ((7.0 > 2.0) ? std::max<double>(x[2], 2.0) : (1e-3 + 7.0)));
      }
    }
    double v13 = std::fabs((x[3] + (-1.25 - x[2])));
  }
  double v14 = ((x[4] * (7.0 + 7.0)) - std::fabs(x[0]));
  double v15 = (double(((1e-3 != 1e-3) ? int(unsigned(-2) * unsigned(6)) : 6)) + ((x[3] * -1.25) * x[2] - std::sqrt(0.5)));
  double v16 = float(cut(v15));
  double v17 = std::sqrt(((1e-3 - 0.0) - ((0.0 != x[1]) ? 0.0 : 7.0)));
  return (std::sqrt(x[2]) - x[5]);
}
inline double f306851(const double* x) {
  double v1 = std::min<double>((((-1.25 < -1.25) || (x[2] > x[1])) ? std::sqrt(0.5) : (7.0 - -1.25)), (((0.0 < x[3]) || (7.0 < 2.0)) ? x[2] : std::max<double>(1e-3, 0.5)));
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 = (x[5] + x[2]);
    double a3[3] = {x[1], x[2], (((x[1] != 7.0) ? (0.0 + 3.0) : x[1]) + ((2.0 - 0.5) + ((x[2] != 3.0) ? 1e-3 : -1.25)))};
    const int i4 = (!(v1 == x[0]) && ((3.0 == x[1]) && !(2 == 4))) ? 0 : 2;
    double* p5 = (int((int64_t(((3 / (1 + (-2 & 7))) >> (1 + (-3 & 7)))) * (int(unsigned(-1) | unsigned(int(unsigned(0) & unsigned(1)))) >> 12) - ((3 / (1 + (-2 & 7))) >> (1 + (-3 & 7)))) / 3 % 1000) > int(uint8_t(int(unsigned(cut(0.0)) ^ unsigned(std::min(5, 6)))))) ? &a3[i4] : &v1;
    *p5 += x[3];
  }
  if ((std::sqrt((x[2] + x[3])) >= (((2.0 <= x[1]) && (3.0 <= 0.0)) ? (x[1] * 0.0 - 2.0) : (3.0 * x[0])))) return (((1e-3 + 2.0) - ((1e-3 <= 7.0) ? 0.5 : 0.5)) / std::sqrt((x[5] - x[1])));
  for (int k6 = 0; k6 < 2; ++k6) {
    v1 *= (v1 - (((0.0 != 1e-3) || (0.5 <= x[1])) ? double(k6) : std::sqrt(x[4])));
  }
  v1 += v1;
  double v7 = (((2.0 * x[0]) + x[2]) + x[3]);
  if ((x[4] <= ((0.5 * x[3]) - std::max<double>(0.0, 0.5)))) return (((x[1] - x[4]) / x[0]) + double((cut(2.0) % (1 + (cut(3.0) & 7)))));
  double v8 = (x[1] - x[1]);
  return ((std::min<double>(2.0, 0.5) / (v7 * -1.25 - 0.5)) * std::min<double>(x[5], x[3]) - std::fabs(float(int(unsigned(9) | unsigned(-3)))));
}
inline double f306852(const double* x) {
  double v1 = (x[5] * float(int(unsigned(int((int64_t(1) * (7 >> 12) - 1) / 3 % 1000)) + unsigned(4))));
  v1 -= x[1];
  if (std::isnan((float(int((int64_t(-3) * (9 >> 12) - -3) / 3 % 1000)) - std::max<double>(1e-3, x[3])))) return x[1];
  v1 *= x[0];
  v1 -= std::min<double>(std::min<double>((0.5 * 0.0 - 3.0), (2.0 - 0.5)), std::min<double>((-1.25 * 2.0 - 7.0), ((0.5 > 7.0) ? 3.0 : 1e-3)));
  v1 = (((1e-3 * 3.0 - x[3]) * std::fabs(0.0) - (0.0 * x[0] - 7.0)) * x[5] - ((x[1] * x[4] - x[3]) / (7.0 + -1.25)));
  return (((x[3] * x[5] - x[2]) - (3.0 / -1.25)) * double(-2));
}
inline double f306853(const double* x) {
  double v1 = x[4];
  int w2 = 7;
  double v3 = (((-1.25 * x[0] - 2.0) + 7.0) - (-1.25 * ((w2 > 5) ? 3.0 : 2.0) - (0.0 - x[4])));
  v3 -= std::min<double>(float(w2), v3);
  int n4 = (((3.0 < x[4]) ? (3.0 + 0.0) : (2.0 - 2.0)) != ((7.0 + -1.25) / (7.0 - -1.25))) ? 2 : 9;
  switch (n4) { case 0: v1 = v3; break; case 1: v3 = std::max<double>((x[2] * v3), (std::min<double>(v3, 0.0) + (v3 + 1e-3))); default: v1 = x[0]; }
  for (int k5 = 0; k5 < 3; ++k5) {
    v1 = (x[3] - float(int(unsigned((5 % (1 + (0 & 7)))) - unsigned(w2))));
    double v6 = std::sqrt((float(w2) - double(k5)));
    if ((std::isnan(x[3]) || ((v3 + x[3]) >= x[3]))) {
      int n7 = (std::min<double>((7.0 * -1.25 - v6), (3.0 * 1e-3)) > ((0.0 * 2.0) + x[3])) ? 2 : int(unsigned(int(unsigned(cut(7.0)) - unsigned(w2))) - unsigned(w2));
      switch (n7) { case 0: v1 = v3; break; case 1: v1 = ((x[2] * x[4]) + std::sqrt(double(k5))); default: v3 = ((double((w2 >> (1 + (w2 & 7)))) - x[0]) - ((3.0 != 7.0) ? x[5] : ((3.0 != x[1]) ? 3.0 : double(k5)))); }
      if (((x[5] - (x[2] * 7.0)) >= std::sqrt(x[0]))) {
        for (int k8 = 0; k8 < 3; ++k8) {
          if ((((x[4] != 7.0) ? (-1.25 + 0.0) : ((1e-3 != double(k5)) ? 0.0 : 3.0)) > v6)) continue;
          for (int k9 = 0; k9 < 2; ++k9) {
            v3 += std::max<double>(((0.5 + x[0]) - double(k9)), (((0.0 < 1e-3) || (-1.25 != 3.0)) ? std::min<double>(v3, 2.0) : ((3.0 <= 2.0) ? double(k8) : -1.25)));
            double v10 = (x[5] - x[3]);
            double v11 = 3.0;
          }
          double v12 = 1e-3;
        }
      } else {
        double v13 = std::min<double>((std::sqrt(2.0) * std::fabs(0.0)), std::min<double>(x[0], (0.0 - 1e-3)));
      }
      double v14 = std::fabs((double(k5) * (0.5 * -1.25)));
    } else {
      double v15 = std::fabs((v6 * 1e-3));
      double v16 = x[3];
      double v17 = (((1e-3 - 0.0) * std::min<double>(v6, 3.0)) - x[4]);
    }
  }
  return std::sqrt(((v1 - 1e-3) - x[2]));
}
inline double f306854(const double* x) {
  double v1 = (x[3] * x[4] - (std::fabs(x[3]) + (x[0] + 3.0)));
  if (((int(int8_t(cut(0.0))) <= 8) && (((2.0 != 3.0) || (v1 != 3.0)) || (3 != (-2 % (1 + (9 & 7))))))) {
    for (int k2 = 0; k2 < 3; ++k2) {
      v1 -= ((std::sqrt(0.0) - (x[3] * x[1])) - x[0]);
    }
  }
  double v3 = (std::isnan(double(8)) ? ((3.0 / 0.5) - x[5]) : std::sqrt(x[5]));
  if ((std::sqrt((1e-3 - 0.0)) == v3)) return std::sqrt(std::max<double>(0.0, (7.0 - x[4])));
  v3 -= std::fabs(x[3]);
  return x[3];
}
inline double f306855(const double* x) {
  double v1 = (((x[3] >= x[3]) ? (7.0 * x[3]) : x[0]) - x[3]);
  v1 = x[4];
  double v2 = x[0];
  double v3 = x[1];
  v2 += (x[0] * x[4]);
  return x[3];
}
inline double f306856(const double* x) {
  double v1 = (-1.25 / x[2]);
  if (((std::sqrt(x[5]) - std::min<double>(x[5], x[0])) == x[3])) return std::max<double>(std::sqrt((x[2] - v1)), double(int(unsigned(7) & unsigned(int(unsigned(1) * unsigned(9))))));
  v1 -= x[2];
  if (std::isnan(std::min<double>(v1, x[2]))) return (x[4] - ((x[2] - 2.0) - x[3]));
  if ((v1 < (((0.5 != x[2]) ? 2.0 : x[4]) * x[5] - (0.5 + x[0])))) return x[4];
  return (((1e-3 == 3.0) || std::isnan(-1.25)) ? (x[5] - (3.0 / 1e-3)) : x[2]);
}
inline double f306857(const double* x) {
  double v1 = x[3];
  for (int k2 = 0; k2 < 4; ++k2) {
    if ((((-1.25 * x[5]) * std::sqrt(2.0)) < x[4])) break;
  }
  double v3 = x[1];
  v3 = std::fabs((x[5] + (1e-3 / 7.0)));
  v3 += (std::fabs(x[0]) + x[2]);
  if (((((1 <= -2) || (x[2] < 7.0)) && (v1 < x[0])) && (x[3] >= (0.5 + x[5])))) return (std::sqrt(x[1]) + std::sqrt((v3 * 7.0)));
  if ((-2 == 0)) {
    int n4 = std::isnan((x[0] * v3)) ? 2 : int(int16_t(int(int16_t((int(unsigned(5) | unsigned(5)) / (1 + (int(unsigned(1) | unsigned(-3)) & 7)))))));
    switch (n4) { case 0: v1 = ((x[5] >= x[5]) ? ((-1.25 * 2.0 - 3.0) - float(1)) : std::sqrt(((3.0 == 0.5) ? v3 : x[5]))); break; case 1: v1 = std::max<double>((x[5] * (x[4] * 1e-3)), x[3]); default: v1 = float(2); }
    v3 = (x[3] - (std::max<double>(1e-3, -1.25) - (1e-3 * 2.0)));
  }
  return (x[3] * x[1] - x[5]);
}
inline double f306858(const double* x) {
  double v1 = (x[2] / x[4]);
  for (int k2 = 0; k2 < 4; ++k2) {
    if (std::isnan(((0.0 - 7.0) * (7.0 + x[3])))) break;
    if ((std::min<double>((v1 / std::min<double>(x[4], x[2])), x[0])) > 0) {
      for (int k3 = 0; k3 < 4; ++k3) {
        if ((((7.0 * 2.0 - x[5]) + (x[2] / 1e-3)) != (x[2] * std::sqrt(0.0)))) return x[2];
        double v4 = ((((0.0 < 0.5) ? -1.25 : 3.0) + double(k2)) + (double(k2) * (1e-3 - double(k3)) - (7.0 * 2.0 - x[3])));
      }
    }
  }
  v1 *= v1;
  v1 -= std::sqrt(v1);
  v1 -= (((x[2] + 2.0) - (3.0 * x[0] - 7.0)) * x[5]);
  return (((0.0 - 2.0) * ((-1.25 != 7.0) ? 3.0 : 0.5) - (x[4] + x[2])) + std::max<double>((7.0 + 0.0), (7.0 - x[2])));
}
inline double f306859(const double* x) {
  double v1 = (x[1] * (x[2] / x[0]));
  v1 -= ((std::min<double>(-1.25, 0.5) / (x[2] * 2.0 - 0.5)) + x[0]);
  int n2 = (2 > cut((1e-3 * 1e-3))) ? 2 : 7;
  switch (n2) { case 0: v1 = ((1 != 0) ? (!(0.0 < 0.0) ? std::fabs(2.0) : double(int(uint8_t(5)))) : ((1e-3 != x[1]) ? (x[0] + 0.5) : (x[4] * x[2] - x[1]))); break; case 1: v1 = (x[5] + x[1]); default: v1 = v1; }
  double v3 = ((x[2] + std::sqrt(0.0)) * x[1] - (x[5] - (2.0 + 2.0)));
  v1 -= 0.0;
  v3 *= (float(7) * ((v3 - 7.0) + ((x[3] < 3.0) ? x[3] : 3.0)));
  return x[1];
}
inline double f306860(const double* x) {
  double v1 = (0.0 / (std::sqrt(7.0) + std::min<double>(7.0, 2.0)));
  v1 *= (((7.0 < 0.5) && ((x[1] < -1.25) || (8 != -1))) ? std::fabs((7.0 + 0.5)) : (x[0] * std::sqrt(x[3]) - ((x[5] != 0.5) ? 2.0 : 2.0)));
  for (int k2 = 0; k2 < 1; ++k2) {
    if ((std::sqrt(x[4]) >= (x[3] * (7.0 + 0.0)))) {
      for (int k3 = 0; k3 < 2; ++k3) {
        v1 *= x[2];
      }
      int n4 = ((((1e-3 > 3.0) || (x[3] == 3.0)) ? std::max<double>(x[0], 2.0) : (3.0 * x[1])) <= v1) ? 1 : (int(unsigned(cut(3.0)) ^ unsigned(2)) >> (1 + (cut(((1e-3 > 7.0) ? double(k2) : -1.25)) & 7)));
      switch (n4) { case 0: v1 = float((int((int64_t(5) * (cut(x[2]) >> 12) - 5) / 3 % 1000) >> (1 + (int(int64_t(cut(x[1]))) & 7)))); break; case 1: v1 = std::min<double>(std::sqrt((double(k2) - 2.0)), x[1]); default: v1 = x[5]; }
      int n5 = !((1e-3 + 3.0) >= x[2]) ? 0 : cut(std::sqrt(double(k2)));
      switch (n5) { case 0: v1 = (x[3] / (0.0 + double(k2))); break; case 1: v1 = (double(int(int8_t((-3 / (1 + (2 & 7)))))) * x[2] - x[4]); default: v1 = v1; }
    } else {
      if (((x[3] >= x[1]) && (std::sqrt(2.0) <= x[0]))) return ((float(-1) * (1e-3 * 2.0) - x[3]) * std::fabs((7.0 + 1e-3)));
      if (((0.5 <= (x[3] * v1)) || ((cut(v1) != 3) || (double(k2) != double(k2))))) {
        double v6 = float(int(unsigned(2) * unsigned(int(unsigned((5 % (1 + (6 & 7)))) | unsigned((1 / (1 + (1 & 7))))))));
      }
    }
    double v7 = x[5];
    v1 += std::fabs(double(cut(0.0)));
  }
  for (int k8 = 0; k8 < 1; ++k8) {
    int n9 = std::isnan(x[0]) ? 1 : 5;
    switch (n9) { case 0: v1 = (0.5 - x[2]); break; case 1: v1 = (v1 + (v1 * x[3] - std::max<double>(0.0, double(k8)))); default: v1 = ((!(0.0 < 0.5) ? (x[4] / x[1]) : (x[3] + 0.5)) - x[2]); }
    double v10 = v1;
  }
  double v11 = std::sqrt(std::max<double>((1e-3 * 0.0), x[5]));
  double v12 = x[3];
  return x[3];
}
inline double f306861(const double* x) {
  double v1 = ((x[3] <= (3.0 * x[2] - -1.25)) ? x[0] : (std::sqrt(-1.25) * x[5]));
  v1 *= ((v1 != std::sqrt(3.0)) ? ((1e-3 > 7.0) ? (3.0 - v1) : std::sqrt(7.0)) : (((7.0 >= 3.0) && (-1 <= 1)) ? 0.0 : (2.0 - -1.25)));
  double v2 = (std::sqrt((v1 / x[3])) + x[5]);
  v2 += (v1 * ((0.5 * 2.0) + std::sqrt(-1.25)));
  if ((int(unsigned(4) - unsigned(-2)) < cut(x[4]))) {
    v1 *= ((x[5] * v2) * (v2 - -1.25));
    int n3 = (x[2] > ((0.0 * 0.5 - 1e-3) + (3.0 + 1e-3))) ? 1 : -2;
    switch (n3) { case 0: v1 = v1; break; case 1: v2 = (x[0] * 3.0); default: v2 = std::fabs(x[0]); }
    v1 *= x[4];
  }
  double a4[3] = {(x[4] / ((0.0 - 0.5) * (7.0 / 0.5) - (1e-3 - 7.0))), (((-1.25 * x[0]) / (0.0 + x[1])) * std::sqrt(1e-3)), v1};
  const int i5 = (!(1e-3 > 3.0) || (((-1.25 == 3.0) && (v1 == 0.0)) && (-1.25 <= 2.0))) ? 0 : 2;
  v2 += std::sqrt((x[3] - (0.0 / v1)));
  if ((((v1 / 7.0) * x[3] - (3.0 * 7.0)) <= double(4))) return std::sqrt((x[1] + v2));
  return (v2 * a4[1] - std::fabs(x[2]));
}
inline double f306862(const double* x) {
  double v1 = x[0];
  if (((x[0] - -1.25)) > 0) {
    if ((((x[5] != -1.25) || (0.0 <= x[4])) || ((int((int64_t(-2) * (2 >> 12) - -2) / 3 % 1000) >> (1 + (((7.0 <= 0.5) ? -1 : 2) & 7))) > int(unsigned(0) ^ unsigned((3 % (1 + (4 & 7)))))))) return x[1];
    if ((x[5] != std::max<double>(std::min<double>(v1, 2.0), x[5]))) {
      v1 *= (((7.0 / x[1]) * 1e-3) / ((x[4] * 7.0) + x[3]));
    } else {
      double v2 = x[5];
    }
  }
  for (int k3 = 0; k3 < 4; ++k3) {
    double v4 = x[1];
  }
  v1 = (double(-1) * x[1]);
  double v5 = 1e-3;
  return ((x[1] + ((-1.25 <= 2.0) ? 3.0 : 1e-3)) * ((-1 > int((int64_t(1) * (2 >> 12) - 1) / 3 % 1000)) ? std::max<double>(2.0, 7.0) : x[2]) - x[0]);
}
inline double f306863(const double* x) {
  double v1 = x[3];
  double v2 = std::min<double>(((x[3] + x[3]) / (x[0] * 7.0)), ((7.0 * 0.5 - 0.0) - (7.0 * 2.0)));
  v1 = (v2 / x[0]);
  v1 -= x[0];
  v1 = ((x[1] + (0.0 + 2.0)) / std::min<double>(x[2], (x[4] * x[5])));
  double a3[3] = {double(6), ((std::sqrt(x[1]) < x[5]) ? v1 : ((2.0 + x[5]) / std::sqrt(v1))), (x[5] - x[5])};
  const int i4 = (int(unsigned(-2) & unsigned(1)) == int(unsigned(cut(-1.25)) | unsigned((cut(2.0) >> (1 + (cut(-1.25) & 7)))))) ? 0 : 2;
  a3[i4] *= (std::fabs(x[5]) + ((0.5 * x[3] - x[0]) + 2.0));
  return a3[1];
}
inline double f306864(const double* x) {
  double v1 = 0.5;
  int w2 = (3 >> (1 + ((int(unsigned(0) - unsigned(cut(2.0))) / (1 + (-2 & 7))) & 7)));
  if ((w2 == int(unsigned(w2) * unsigned((w2 >> (1 + (int(unsigned(-3) * unsigned(8)) & 7))))))) return (((x[4] - 0.0) >= (2.0 * 0.0)) ? ((0.0 * 7.0) - x[2]) : ((-1.25 - 3.0) / 1e-3));
  int n3 = std::isnan((x[0] - std::sqrt(-1.25))) ? 0 : (w2 % (1 + ((((2.0 <= 1e-3) ? w2 : cut(2.0)) % (1 + (w2 & 7))) & 7)));
  switch (n3) { case 0: v1 = std::sqrt(((3.0 >= x[3]) ? (7.0 * x[0]) : std::sqrt(1e-3))); break; case 1: v1 = (v1 / (std::fabs(x[4]) - (-1.25 + -1.25))); default: v1 = x[5]; }
  return v1;
}
inline double f306865(const double* x) {
  double v1 = x[2];
  double v2 = std::sqrt(std::min<double>(v1, (x[5] - 2.0)));
  v1 *= std::sqrt(((1e-3 - 0.5) - (x[3] * x[0])));
  double v3 = x[3];
  int n4 = (std::sqrt(((1e-3 <= x[0]) ? 3.0 : -1.25)) <= ((2.0 <= 0.5) ? (v1 / x[2]) : std::max<double>(-1.25, v1))) ? 1 : 5;
  switch (n4) { case 0: v2 = std::sqrt((3.0 * std::sqrt(7.0) - ((3.0 != 7.0) ? v1 : x[0]))); break; case 1: v3 = std::max<double>(((3.0 * 1e-3) - (0.0 - 0.5)), v1); default: v2 = x[1]; }
  if (!(std::isnan(v2) && ((7.0 == 2.0) && (0.0 < 2.0)))) return v3;
  return (std::fabs(x[3]) / ((3.0 - 7.0) + (0.0 * -1.25)));
}
inline double f306866(const double* x) {
  double v1 = (x[3] * (x[4] - (x[3] - 3.0)));
  if ((std::min<double>((0.5 + 0.5), (0.0 + 7.0)) >= ((2.0 <= 1e-3) ? 7.0 : 1e-3))) {
    v1 = std::min<double>(v1, std::min<double>(x[5], std::fabs(7.0)));
  }
  if ((std::sqrt(x[2])) > 0) {
    double v2 = std::fabs(x[5]);
    double* p3 = (6 != 6) ? &v1 : &v2;
    *p3 += std::max<double>(x[1], (x[3] * float(0)));
  }
  if ((x[4] < std::sqrt((0.5 / 1e-3)))) return std::fabs(x[4]);
  if (((v1 * v1 - v1) >= (std::min<double>(0.5, 7.0) * std::sqrt(-1.25)))) {
    int n4 = (((3.0 * 3.0) < std::fabs(x[5])) && ((8 >> (1 + (-3 & 7))) != 9)) ? 2 : int(unsigned(int(unsigned(9) * unsigned(-3))) * unsigned(2));
    switch (n4) { case 0: v1 = std::min<double>(((2.0 == 7.0) ? std::sqrt(7.0) : std::sqrt(0.5)), ((x[5] <= 3.0) ? (1e-3 * x[4]) : (x[0] + 7.0))); break; case 1: v1 = std::max<double>(((x[3] - x[1]) + v1), std::max<double>(3.0, std::fabs(-1.25))); default: v1 = (std::sqrt(x[1]) - (x[5] / (x[1] * 0.0 - 0.5))); }
    if (((x[3] <= x[0]) && ((0.0 - x[4]) <= (1e-3 * 0.5 - 3.0)))) {
      if (std::isnan(-1.25)) {
        double v5 = (std::min<double>((2.0 - v1), (x[5] * x[2] - x[1])) * x[4]);
        if (((0.0 >= v5) && ((0.0 <= 0.5) || std::isnan(x[1])))) {
          if ((std::sqrt(x[2]) > (x[1] * x[0]))) return std::fabs(((3.0 + 2.0) / x[2]));
        }
      } else {
        for (int k6 = 0; k6 < 2; ++k6) {
          double v7 = x[4];
          double v8 = (x[1] - ((3 != 3) ? (v1 - 7.0) : (x[2] - double(k6))));
        }
        double v9 = (std::fabs(std::sqrt(0.0)) - (std::fabs(0.5) * (3.0 / x[1])));
      }
      double v10 = ((std::fabs(-1.25) * std::max<double>(2.0, 7.0) - (0.0 - 1e-3)) * (((x[3] <= 0.0) ? 7.0 : -1.25) * (x[0] + 0.5)));
    } else {
      double v11 = std::fabs(std::fabs(v1));
    }
    double v12 = (v1 * ((x[1] * 7.0 - 1e-3) / (x[4] - 0.0)) - ((0.0 < v1) ? v1 : std::sqrt(0.5)));
  } else {
    double v13 = (x[3] * ((1e-3 + 0.0) * std::min<double>(7.0, 1e-3)));
    double v14 = ((v13 - (2.0 + 1e-3)) * x[3]);
    double v15 = ((x[4] + ((7.0 == v1) ? -1.25 : 0.5)) - v14);
  }
  return (std::fabs((0.0 + v1)) * ((7 < int(unsigned(7) ^ unsigned(5))) ? x[4] : ((-1.25 > 0.0) ? 7.0 : 3.0)) - (((-1.25 > x[3]) || (-1.25 != 7.0)) ? std::fabs(x[3]) : (3.0 / 0.5)));
}
inline double f306867(const double* x) {
  double v1 = (!(1e-3 > 0.5) ? ((0.5 - x[0]) + std::min<double>(x[0], -1.25)) : x[2]);
  double v2 = x[1];
  v1 -= x[4];
  if ((((-1.25 + x[1]) * v1 - (v2 * x[5] - 1e-3)) == std::sqrt(std::sqrt(3.0)))) {
    if ((x[4] <= ((7.0 / 0.0) - (0.0 * 2.0)))) return x[0];
  }
  if ((x[0]) > 0) {
    double v3 = std::min<double>(((1e-3 >= -1.25) ? std::sqrt(7.0) : std::max<double>(x[2], x[1])), (v2 - v2));
    v3 = ((std::fabs(x[4]) - (1e-3 + v3)) + std::fabs(-1.25));
    v2 -= std::min<double>((std::isnan(3.0) ? x[5] : x[2]), (v3 - x[5]));
  } else {
    if ((3.0 != x[4])) return std::fabs(((x[0] * x[0] - -1.25) - (0.0 * x[4] - 2.0)));
    double v4 = (double(1) * (std::sqrt(x[4]) + std::sqrt(1e-3)));
  }
  double a5[3] = {((x[1] + (0.5 + -1.25)) * x[2]), v2, ((std::sqrt(x[5]) * std::sqrt(0.0)) * x[5] - ((v1 + 0.0) / std::min<double>(x[4], -1.25)))};
  const unsigned i6 = unsigned(int(int16_t(cut(v2)))) % 3;
  v1 -= std::fabs(std::sqrt(std::sqrt(a5[i6])));
  if ((((0.5 > -1.25) ? (7.0 + 2.0) : (1e-3 - -1.25)) > 2.0)) return a5[i6];
  return (!(x[3] != 2.0) ? (a5[i6] * 2.0 - (0.0 / 0.0)) : ((3.0 * 7.0 - x[5]) * (v1 * x[4] - 0.0)));
}
inline double f306868(const double* x) {
  double v1 = std::max<double>(std::sqrt(x[3]), (((x[2] > 7.0) || (-1.25 < x[3])) ? std::fabs(x[3]) : x[2]));
  for (int k2 = 0; k2 < 4; ++k2) {
    for (int k3 = 0; k3 < 1; ++k3) {
      if (((x[4] + std::sqrt(double(k3)))) > 0) {
        double v4 = (std::isnan((x[1] * 0.0 - 7.0)) ? std::min<double>((1e-3 + 7.0), (x[1] * 3.0 - x[1])) : (x[2] + (1e-3 * x[4] - v1)));
      }
      if ((((1e-3 * x[3] - 2.0) > std::sqrt(0.0)) && ((0.0 / double(k3)) < (7.0 / 0.5)))) {
        if ((int((int64_t(int(unsigned(7) | unsigned(9))) * ((int(unsigned(2) + unsigned(-1)) / (1 + (cut(3.0) & 7))) >> 12) - int(unsigned(7) | unsigned(9))) / 3 % 1000) > 1)) {
          double v5 = ((std::min<double>(0.5, 0.5) >= (7.0 * v1)) ? (std::sqrt(0.0) * ((0.5 != 0.5) ? 3.0 : 2.0)) : double(k2));
        } else {
          if (!(int(uint16_t(6)) > -3)) {
            for (int k6 = 0; k6 < 2; ++k6) {
              if ((1e-3 <= std::fabs(std::min<double>(-1.25, 0.5)))) {
                for (int k7 = 0; k7 < 2; ++k7) {
                  v1 += (double(k3) - std::sqrt(x[4]));
                }
              } else {
                double v8 = std::sqrt((std::max<double>(2.0, 1e-3) + x[5]));
              }
              v1 *= (double(k2) * std::fabs(std::sqrt(3.0)));
              double v9 = std::fabs(3.0);
            }
          } else {
            double v10 = std::sqrt((std::sqrt(1e-3) * (x[5] * 0.5 - 0.0)));
            double v11 = x[4];
          }
          double v12 = std::max<double>(std::sqrt(double(k2)), ((0.0 * 3.0 - 7.0) + double(k2)));
          double v13 = x[3];
        }
        double v14 = std::min<double>((std::sqrt(x[4]) / std::sqrt(0.5)), (x[2] / (3.0 * 0.0)));
        double v15 = ((((v1 > 3.0) ? v14 : -1.25) - x[0]) * ((7.0 * -1.25) - std::min<double>(1e-3, 7.0)));
      }
      double v16 = x[2];
    }
    double v17 = v1;
  }
  double v18 = x[1];
  double v19 = std::min<double>(((v18 < 0.5) ? ((x[1] == x[0]) ? -1.25 : v1) : x[3]), x[4]);
  double v20 = v1;
  return 1e-3;
}
inline double f306869(const double* x) {
  double v1 = x[2];
  v1 *= ((9 < int(unsigned(int(unsigned(2) * unsigned(6))) ^ unsigned(cut(x[5])))) ? (std::sqrt(0.5) / 0.0) : double((int(uint16_t(6)) / (1 + (4 & 7)))));
  double v2 = x[0];
  double v3 = ((!(x[5] >= 2.0) ? (2.0 + 0.5) : std::min<double>(0.0, 2.0)) - ((1e-3 >= 1e-3) ? std::min<double>(2.0, -1.25) : x[2]));
  double v4 = ((((x[1] < v1) || (x[4] <= 1e-3)) ? std::min<double>(3.0, 2.0) : (7.0 + -1.25)) * v1 - x[5]);
  double v5 = (2.0 * float(cut(3.0)) - (x[4] * v2));
  for (int k6 = 0; k6 < 2; ++k6) {
    for (int k7 = 0; k7 < 3; ++k7) {
      for (int k8 = 0; k8 < 1; ++k8) {
        if ((v1) > 0) {
          if (((double(k6) / std::sqrt(((3.0 >= 7.0) ? -1.25 : 2.0)))) > 0) {
            double* p9 = (cut(std::min<double>(1e-3, -1.25)) < int(uint16_t(int(int64_t(int(uint16_t(5))))))) ? &v5 : &v3;
            *p9 += (std::min<double>((0.0 - 3.0), (v1 - 7.0)) / std::sqrt(double(k6)));
            if ((v5) > 0) {
              if ((3.0 >= (float(int(unsigned(8) * unsigned(7))) + ((0.0 > -1.25) ? 0.0 : 0.0)))) return std::sqrt(((1e-3 - -1.25) / (0.5 + 2.0)));
            } else {
              double v10 = (x[5] + v3);
              double v11 = double(6);
            }
            double v12 = double(k6);
          }
        } else {
          double v13 = (std::sqrt(x[0]) * float(cut(7.0)) - std::sqrt((0.5 * 1e-3 - 0.5)));
          double v14 = x[3];
          double v15 = (v1 + (((7.0 == v13) && (9 < -3)) ? (3.0 + x[3]) : std::sqrt(0.0)));
        }
      }
      double v16 = (((0.5 * 3.0) * std::fabs(-1.25)) * ((x[1] * x[0]) + v5) - ((0.0 + v3) * (3.0 * 2.0 - x[2]) - std::min<double>(x[0], 2.0)));
    }
  }
  double v17 = v5;
  return (std::fabs((0.5 + v17)) - v17);
}
inline double f306870(const double* x) {
  double v1 = (((3.0 * 0.0 - 3.0) < (7.0 * 3.0 - 1e-3)) ? x[3] : x[3]);
  double v2 = ((!(0.5 != 3.0) ? (0.0 * 1e-3) : std::max<double>(x[4], 0.5)) * (x[0] * std::min<double>(0.0, 2.0) - (0.0 * -1.25 - 3.0)) - x[2]);
  v2 += (std::fabs(std::min<double>(-1.25, 1e-3)) - x[3]);
  double v3 = (x[1] - x[0]);
  if (((v2 - (0.0 - v2)) > std::fabs(std::max<double>(3.0, x[1])))) {
    if (((x[4] < (0.5 / -1.25)) && ((0.0 == 3.0) && (x[1] > 0.5)))) {
      double v4 = x[2];
      int w5 = int(unsigned(5) + unsigned(cut(std::max<double>(0.5, 3.0))));
    } else {
      if ((std::fabs(std::sqrt(1e-3)) >= std::min<double>((1e-3 - 7.0), ((-1 > 6) ? 7.0 : 0.0)))) {
        if ((((v1 - (v2 - 7.0)) + ((x[2] != x[4]) ? std::fabs(1e-3) : -1.25))) > 0) {
          if (std::isnan(std::sqrt(std::max<double>(-1.25, 7.0)))) return (((7.0 == x[0]) && (0.5 >= -1.25)) ? double((int(unsigned(0) & unsigned(-1)) % (1 + (-2 & 7)))) : v3);
        } else {
          for (int k6 = 0; k6 < 3; ++k6) {
            if (((std::fabs((7.0 + 0.5)) * x[2])) > 0) {
              int w7 = 7;
            }
          }
          double v8 = x[4];
        }
      } else {
        double v9 = (std::min<double>((7.0 - 2.0), (1e-3 * 2.0)) / x[4]);
        double v10 = x[1];
      }
    }
    double v11 = v1;
  }
  double v12 = ((float(4) + (0.0 + v1)) + (((3.0 <= 1e-3) ? 1e-3 : x[2]) + -1.25));
  double v13 = 1e-3;
  double v14 = (((2.0 * v2 - x[3]) - std::max<double>(x[2], 2.0)) - ((1e-3 > 1e-3) ? std::sqrt(x[3]) : (3.0 - 3.0)));
  return v12;
}
inline double f306871(const double* x) {
  double v1 = x[0];
  v1 -= x[5];
  int n2 = ((x[2] + (7.0 / 1e-3)) < ((2.0 * 0.0 - 0.5) + std::sqrt(7.0))) ? 0 : 9;
  switch (n2) { case 0: v1 = ((((x[2] <= 1e-3) ? x[2] : x[0]) == std::sqrt(0.5)) ? ((1e-3 < 2.0) ? std::fabs(7.0) : x[1]) : (v1 - ((-1.25 == -1.25) ? 0.0 : 3.0))); break; case 1: v1 = std::sqrt(0.0); default: v1 = std::sqrt(x[0]); }
  double v3 = std::min<double>(((v1 - 2.0) / v1), (std::sqrt(2.0) * double(0) - x[3]));
  if (((((x[0] < 1e-3) || (7.0 == x[4])) || (x[4] < 1e-3)) && ((3.0 == x[5]) || ((1e-3 == -1.25) || (-3 < 2))))) {
    double v4 = (!(1 <= ((2.0 >= x[0]) ? 7 : 2)) ? (x[2] * x[5]) : std::sqrt((0.5 - 1e-3)));
  } else {
    if (((4 >> (1 + (((0.0 >= 0.0) ? int(unsigned(6) * unsigned(8)) : (9 / (1 + (2 & 7)))) & 7))) == cut((v1 - 7.0)))) {
      v3 *= x[4];
    }
    double v5 = std::fabs(((1e-3 + x[5]) * (2.0 - 7.0) - std::min<double>(x[0], 0.5)));
    int n6 = (std::min<double>((1e-3 * x[4] - 1e-3), (2.0 + 1e-3)) <= (std::min<double>(3.0, x[3]) * (1e-3 + 0.5) - (7.0 + -1.25))) ? 1 : cut((((0.5 != 0.5) || (2.0 <= x[5])) ? std::sqrt(3.0) : (1e-3 + 0.0)));
    switch (n6) { case 0: v3 = std::sqrt((x[3] + (7.0 * 1e-3))); break; case 1: v3 = ((v5 + 3.0) / (((x[4] > x[3]) ? x[4] : 0.0) - 1e-3)); default: v1 = 3.0; }
  }
  if ((x[0] >= (x[1] * (0.5 + x[1]) - x[3]))) return std::sqrt((((7 == 6) ? 1e-3 : 3.0) - ((x[0] >= 3.0) ? x[5] : 0.0)));
  return x[2];
}
inline double f306872(const double* x) {
  double v1 = std::max<double>((((1e-3 <= x[1]) || (-1 <= 8)) ? std::fabs(1e-3) : std::sqrt(x[5])), (std::min<double>(0.5, 2.0) / (7.0 + 2.0)));
  if (!((v1 + v1) == std::min<double>(0.0, 0.0))) return x[0];
  for (int k2 = 0; k2 < 3; ++k2) {
    v1 += double(k2);
    if (((std::isnan(x[2]) ? (x[1] - x[5]) : double(3))) > 0) {
      for (int k3 = 0; k3 < 2; ++k3) {
        double v4 = std::min<double>(x[0], std::max<double>((1e-3 - -1.25), x[2]));
        double* p5 = ((double(k3) > v1) && (x[1] == ((7.0 <= 0.0) ? 1e-3 : -1.25))) ? &v1 : &v4;
        *p5 += x[5];
        if ((std::min(std::min(3, std::min(1, -2)), ((7 <= 0) ? ((0.5 == 0.0) ? 9 : 2) : 4)) > 6)) {
          if ((v1 > (std::max<double>(-1.25, -1.25) / x[0]))) continue;
          for (int k6 = 0; k6 < 4; ++k6) {
            for (int k7 = 0; k7 < 4; ++k7) {
              if ((v1 >= double(k6))) return ((((-1.25 > 0.5) ? 2.0 : x[5]) < float(int(unsigned(9) * unsigned(7)))) ? double(k3) : std::sqrt(((5 > 0) ? double(k2) : 2.0)));
              double v8 = ((x[5] + x[0]) - x[0]);
            }
          }
          if ((((x[4] + x[1]) + (0.0 - x[2])) < v1)) return (std::max<double>(x[3], std::min<double>(3.0, 2.0)) - ((0.5 + 3.0) - std::max<double>(x[2], 1e-3)));
        }
      }
      double v9 = std::fabs((0.0 / (x[2] * x[2])));
      double v10 = x[4];
    } else {
      double v11 = 0.5;
    }
  }
  double v12 = std::sqrt((x[3] / (x[0] * -1.25)));
  double v13 = std::fabs(x[5]);
  double v14 = x[4];
  double v15 = std::sqrt(std::fabs(x[2]));
  double v16 = std::min<double>(std::min<double>(std::sqrt(3.0), ((x[0] == 3.0) ? 3.0 : 7.0)), (std::sqrt(2.0) * std::sqrt(x[3]) - ((2.0 == x[4]) ? 0.0 : 3.0)));
  return (!(0.0 != -1.25) ? std::fabs(std::fabs(1e-3)) : (((0.0 == 3.0) ? 2.0 : 7.0) - x[3]));
}
inline double f306873(const double* x) {
  double v1 = (x[1] * x[2] - x[0]);
  if ((x[1]) > 0) {
    double v2 = x[0];
    v1 *= x[5];
  } else {
    for (int k3 = 0; k3 < 3; ++k3) {
      for (int k4 = 0; k4 < 4; ++k4) {
        v1 += x[4];
        v1 = x[3];
      }
    }
  }
  v1 = std::min<double>(std::sqrt(std::min<double>(0.5, 2.0)), (float(int(int64_t(0))) + x[3]));
  double v5 = x[4];
  double v6 = (std::max<double>((0.5 + 0.0), std::sqrt(x[4])) - std::sqrt(std::sqrt(x[4])));
  return ((float(int(unsigned(4) - unsigned(6))) * x[3] - ((2 > 7) ? 3.0 : 0.5)) - v1);
}
inline double f306874(const double* x) {
  double v1 = std::min<double>(std::fabs((1e-3 * x[5])), (x[2] * x[3]));
  int w2 = int(unsigned(int(unsigned(cut(-1.25)) + unsigned(4))) ^ unsigned(int(unsigned(cut(0.5)) - unsigned(cut(0.0)))));
  if ((cut(std::sqrt(0.0)) <= int(unsigned(int(unsigned(w2) ^ unsigned(w2))) | unsigned(int(unsigned(cut(x[5])) * unsigned(w2)))))) {
    for (int k3 = 0; k3 < 1; ++k3) {
      v1 += float(w2);
    }
    double v4 = x[0];
  }
  v1 = v1;
  return x[1];
}
inline double f306875(const double* x) {
  double v1 = (std::fabs(std::sqrt(0.0)) * (((1 > 6) && (2.0 != x[5])) ? 0.5 : x[1]) - std::sqrt((2.0 + x[0])));
  v1 -= std::sqrt(std::max<double>((x[5] + 3.0), x[2]));
  double v2 = std::min<double>(x[1], x[4]);
  double* p3 = (std::sqrt(v1) < std::fabs(x[5])) ? &v2 : &v1;
  *p3 += std::sqrt((std::sqrt(2.0) + x[3]));
  double v4 = v2;
  double v5 = std::sqrt(x[5]);
  double v6 = ((0.0 * float(std::min(2, 8))) / ((-1.25 * 7.0) * std::sqrt(0.5)));
  return (float(cut(0.5)) / (std::isnan(x[5]) ? v5 : std::min<double>(-1.25, 1e-3)));
}
inline double f306876(const double* x) {
  double v1 = (x[5] * x[3] - ((-1.25 * 1e-3 - 0.5) * x[0]));
  for (int k2 = 0; k2 < 1; ++k2) {
    v1 += ((x[2] * x[1] - (7.0 * 2.0)) / ((x[5] + x[4]) * x[5]));
    for (int k3 = 0; k3 < 1; ++k3) {
      v1 *= (((x[5] * 1e-3) - (2.0 * 2.0 - 3.0)) - ((7.0 * 0.5) * x[0]));
    }
  }
  double v4 = float(cut((x[0] - x[1])));
  if (((double((5 >> (1 + (1 & 7)))) >= std::sqrt(7.0)) && (0 > ((0.5 != 0.0) ? 7 : cut(2.0))))) {
    if (((3.0 - x[3]) >= std::sqrt(-1.25))) {
      double v5 = std::max<double>(x[2], ((0.0 * 7.0) - (v1 * 2.0)));
      v1 -= (7.0 * x[0]);
    }
  }
  double v6 = double(cut(x[1]));
  v4 -= (((0.0 * x[3] - 3.0) != (x[4] * x[1])) ? ((x[4] * 2.0) - (0.5 * 0.5)) : x[3]);
  double* p7 = (((0.0 != x[1]) && !(2.0 == 0.0)) && std::isnan(1e-3)) ? &v6 : &v4;
  *p7 += ((x[0] / v1) * x[3]);
  return std::fabs(0.5);
}
inline double f306877(const double* x) {
  double v1 = (x[4] + (double(cut(x[0])) * x[1]));
  v1 *= ((std::sqrt(3.0) + x[0]) / v1);
  v1 += (x[4] - (double(int(int64_t(4))) * (2.0 * 2.0)));
  for (int k2 = 0; k2 < 1; ++k2) {
    for (int k3 = 0; k3 < 4; ++k3) {
      v1 = (std::sqrt((-1.25 + x[5])) * (x[4] * (0.0 * x[4])));
    }
    double v4 = x[3];
    v1 *= std::fabs(x[3]);
  }
  for (int k5 = 0; k5 < 1; ++k5) {
    double v6 = std::max<double>(x[2], x[4]);
    int n7 = (x[2] <= std::sqrt(x[4])) ? 0 : (((0.0 - 1e-3) > double(k5)) ? 7 : cut((double(k5) + x[4])));
    switch (n7) { case 0: v1 = (std::max<double>(std::fabs(2.0), std::sqrt(7.0)) + x[2]); break; case 1: v1 = std::fabs(((3.0 + -1.25) - (3.0 - 3.0))); default: v6 = 2.0; }
  }
  if (!!std::isnan(3.0)) {
    v1 = ((std::sqrt(7.0) * v1 - x[1]) + (std::fabs(7.0) * (x[0] + 0.5)));
  }
  return std::sqrt(v1);
}
inline double f306878(const double* x) {
  double v1 = x[1];
  double v2 = x[2];
  v1 *= (((x[0] - 2.0) * x[3] - v2) + double(-2));
  double v3 = (std::min<double>(x[2], std::sqrt(7.0)) * x[2] - ((x[2] - -1.25) - 3.0));
  double v4 = ((std::min<double>(1e-3, 3.0) + (7.0 * 7.0 - -1.25)) / (x[4] + (x[2] * 1e-3 - 7.0)));
  return x[4];
}
inline double f306879(const double* x) {
  double v1 = x[4];
  v1 *= (std::min<double>(((-1 > 5) ? 0.0 : x[1]), float(cut(x[0]))) - (x[4] - (7.0 * 3.0)));
  if (((std::fabs((x[3] / x[5])) * ((2.0 * -1.25) - (1e-3 - 3.0)))) > 0) {
    if ((x[4]) > 0) {
      if (((std::sqrt(3.0) >= (0.5 * x[3])) || !(3.0 >= 0.0))) return v1;
      v1 *= x[2];
      if (((std::max<double>((7.0 + 2.0), (0.5 + -1.25)) * (x[1] * x[0] - std::sqrt(0.0)))) > 0) {
        double v2 = x[3];
        if ((int(unsigned((int(int8_t(2)) >> (1 + (((7.0 >= 0.5) ? 6 : 7) & 7)))) | unsigned(-2)) <= ((x[0] == v1) ? -2 : std::min(cut(0.0), cut(x[5]))))) return x[3];
        v1 *= (std::sqrt((-1.25 * 1e-3)) + (std::min<double>(x[3], 0.0) + (-1.25 - x[0])));
      }
    }
    v1 -= v1;
  }
  v1 += std::sqrt(7.0);
  double v3 = v1;
  return x[4];
}
inline double f306880(const double* x) {
  double v1 = std::min<double>(std::sqrt((0.0 + x[2])), std::sqrt(x[2]));
  if ((((x[5] >= 1e-3) ? float(-1) : (0.5 - 3.0)) != v1)) return x[2];
  if ((x[3]) > 0) {
    double v2 = v1;
    double v3 = std::min<double>(0.0, 3.0);
  } else {
    for (int k4 = 0; k4 < 3; ++k4) {
      v1 -= ((std::min<double>(x[1], 3.0) + (-1.25 + x[3])) * (((-1.25 >= 3.0) ? 1e-3 : 0.0) * ((1e-3 >= v1) ? 7.0 : 2.0)) - (x[3] * std::fabs(-1.25)));
      if ((!(v1 == 0.5) || (std::fabs(0.5) == std::min<double>(0.5, 0.5)))) {
        v1 *= (x[2] * std::fabs(v1) - 2.0);
      } else {
        double v5 = ((std::sqrt(2.0) - x[3]) + (x[0] - (0.0 + x[0])));
        if ((int(unsigned(((0.0 > 0.5) ? int(unsigned(9) & unsigned(8)) : int(unsigned(1) * unsigned(8)))) ^ unsigned(std::min(std::min(5, 2), int(unsigned(-1) ^ unsigned(0))))) > -2)) {
          int n6 = std::isnan(1e-3) ? 1 : int((int64_t(int(unsigned(int((int64_t(1) * (int(unsigned(-1) + unsigned(1)) >> 12) - 1) / 3 % 1000)) + unsigned(9))) * (8 >> 12) - int(unsigned(int((int64_t(1) * (int(unsigned(-1) + unsigned(1)) >> 12) - 1) / 3 % 1000)) + unsigned(9))) / 3 % 1000);
          switch (n6) { case 0: v5 = (!(0.0 >= v1) ? ((2.0 + x[0]) * std::sqrt(2.0) - v5) : x[1]); break; case 1: v1 = ((x[3] + std::sqrt(7.0)) - ((1e-3 - 2.0) - -1.25)); default: v1 = 0.5; }
          if ((((v5 + 1e-3) == (0.0 * 7.0 - -1.25)) && (std::sqrt(7.0) < float(cut(0.0))))) {
            if ((5 != 4)) continue;
            double a7[3] = {double(k4), ((std::sqrt(0.0) + x[2]) + (std::fabs(3.0) * (7.0 + -1.25))), x[2]};
            const unsigned i8 = unsigned(int(uint16_t(7))) % 3;
          } else {
            double v9 = (x[2] - (((0.0 <= 1e-3) && (1e-3 != 7.0)) ? (double(k4) - 2.0) : (0.5 / 1e-3)));
            double v10 = (v5 * v1);
          }
          double v11 = v5;
        } else {
          double v12 = std::fabs(std::min<double>((x[0] - 0.5), x[5]));
        }
      }
      double v13 = x[1];
    }
    double v14 = v1;
  }
  double v15 = (((0.0 * x[4]) * x[3]) * (std::sqrt(3.0) * std::max<double>(-1.25, 3.0)) - (std::min<double>(x[5], 0.5) * x[2] - x[2]));
  double v16 = std::sqrt((std::max<double>(1e-3, x[0]) / (2.0 * 1e-3)));
  double v17 = x[5];
  double v18 = std::max<double>(std::sqrt(((3.0 > v17) ? 0.5 : 7.0)), x[3]);
  return x[5];
}
inline double f306881(const double* x) {
  double v1 = (x[1] / ((-1.25 * -1.25) - x[4]));
  if ((x[3]) > 0) {
    if ((((-1.25 - 3.0) * x[0] - x[2]) != x[2])) return std::max<double>(std::min<double>(x[5], (7.0 * -1.25)), std::max<double>(x[1], x[3]));
    v1 -= double(int(unsigned(int(unsigned(2) + unsigned(cut(-1.25)))) * unsigned(cut(x[1]))));
    double v2 = ((std::sqrt(x[0]) * (x[4] * 0.0)) * (((-1 == 4) ? 3.0 : 0.0) - std::max<double>(0.5, 1e-3)) - double(1));
  } else {
    double v3 = ((std::fabs(3.0) > ((2.0 > x[1]) ? 2.0 : x[0])) ? std::min<double>((v1 - 1e-3), std::max<double>(1e-3, -1.25)) : std::min<double>(std::sqrt(0.5), std::fabs(-1.25)));
  }
  int w4 = (int(unsigned(int((int64_t(9) * (int(unsigned(4) | unsigned(5)) >> 12) - 9) / 3 % 1000)) & unsigned(0)) % (1 + (std::min(int(unsigned(-2) + unsigned(int(int8_t(7)))), cut(1e-3)) & 7)));
  v1 *= std::sqrt(((0.0 - 1e-3) * x[4]));
  if ((((3.0 != x[0]) ? x[4] : v1) == std::max<double>((x[1] + x[3]), std::max<double>(7.0, 1e-3)))) {
    double v5 = (x[0] + x[2]);
    for (int k6 = 0; k6 < 2; ++k6) {
      double* p7 = (x[1] <= std::sqrt(0.0)) ? &v1 : &v5;
      *p7 += (x[4] + ((v5 - -1.25) * double(k6)));
      int n8 = (std::max<double>(std::min<double>(x[4], -1.25), v5) >= v1) ? 1 : w4;
      switch (n8) { case 0: v1 = x[0]; break; case 1: v1 = std::sqrt(x[5]); default: v1 = v1; }
      if ((x[0] < x[4])) continue;
    }
    if ((std::min<double>(std::sqrt(0.0), std::min<double>(1e-3, 2.0)) <= ((0.5 + x[4]) * (x[2] / 7.0)))) {
      double v9 = (float(cut(v5)) * x[0]);
    }
  }
  double v10 = ((x[3] <= x[4]) ? v1 : (x[3] - (2.0 * 0.0 - -1.25)));
  double v11 = ((x[5] * std::min<double>(3.0, 3.0)) * x[2]);
  double v12 = std::sqrt(x[2]);
  return (v10 / (((-1.25 >= 0.0) ? 0.5 : 3.0) + (0.5 * 1e-3 - x[1])));
}
inline double f306882(const double* x) {
  double v1 = std::sqrt(x[0]);
  if ((std::sqrt((x[4] * (x[4] * 7.0)))) > 0) {
    for (int k2 = 0; k2 < 4; ++k2) {
      v1 *= x[5];
    }
  } else {
    v1 *= x[4];
    double v3 = x[0];
  }
  if (((std::max<double>(-1.25, -1.25) - (x[2] * 0.0)) > (std::sqrt(2.0) * (7.0 - v1)))) {
    v1 += float(int((int64_t(1) * (int((int64_t((0 >> (1 + (-3 & 7)))) * (6 >> 12) - (0 >> (1 + (-3 & 7)))) / 3 % 1000) >> 12) - 1) / 3 % 1000));
  }
  int n4 = (((3.0 - 0.5) != std::max<double>(7.0, x[1])) || (v1 < (2.0 + -1.25))) ? 1 : -3;
  switch (n4) { case 0: v1 = std::max<double>(x[1], ((1e-3 + x[3]) + (0.0 + v1))); break; case 1: v1 = std::max<double>((x[0] - std::sqrt(x[0])), (std::max<double>(x[5], 3.0) - (v1 * 0.5))); default: v1 = ((((3.0 > x[5]) && (8 <= -2)) ? (x[1] * 1e-3) : (7.0 - x[0])) * (x[1] * std::sqrt(1e-3))); }
  for (int k5 = 0; k5 < 4; ++k5) {
    double v6 = (((-1.25 - -1.25) - v1) - double(cut(-1.25)));
  }
  double v7 = ((!(2.0 <= -1.25) ? std::fabs(2.0) : std::min<double>(2.0, 1e-3)) - v1);
  if ((3 <= 2)) {
    double v8 = (((3.0 <= 7.0) || (1e-3 <= 0.0)) ? (x[4] * ((0.0 >= 3.0) ? -1.25 : 3.0)) : std::max<double>(std::fabs(7.0), x[4]));
    if ((x[4] == x[2])) return x[4];
  }
  double v9 = x[3];
  return x[5];
}
inline double f306883(const double* x) {
  double v1 = std::sqrt(x[0]);
  for (int k2 = 0; k2 < 1; ++k2) {
    for (int k3 = 0; k3 < 2; ++k3) {
      if (std::isnan(((1e-3 != 2.0) ? std::sqrt(1e-3) : (0.0 / 0.0)))) {
        double v4 = (((3.0 * x[3]) - (0.5 * double(k3) - 0.0)) * ((3.0 + x[5]) * (3.0 / 3.0) - (-1.25 * 0.5)) - ((1e-3 * 0.5 - x[3]) * x[2]));
        double v5 = x[0];
      }
      v1 += x[4];
      if ((((7.0 * 2.0 - -1.25) >= 3.0) || (cut(2.0) == 4))) return (((3.0 / 0.5) + (1e-3 / 7.0)) * x[3] - v1);
    }
  }
  int w6 = 4;
  double v7 = double(w6);
  double v8 = (v7 - (x[4] / std::sqrt(1e-3)));
  double* p9 = (((0.5 * 0.5) - std::fabs(1e-3)) < (x[2] * (2.0 * 7.0 - -1.25) - ((x[3] < 7.0) ? x[3] : v8))) ? &v1 : &v8;
  *p9 += v7;
  v8 = (std::min<double>((v7 - x[2]), std::fabs(0.5)) - std::fabs((v8 * 0.5)));
  for (int k10 = 0; k10 < 1; ++k10) {
    double v11 = ((((7.0 > 2.0) ? double(k10) : x[5]) * (-1.25 - 0.5) - (0.0 + 0.5)) * x[1]);
  }
  return (x[5] * ((0.0 * 3.0) * (-1.25 / 2.0) - std::max<double>(1e-3, -1.25)));
}
inline double f306884(const double* x) {
  double v1 = std::max<double>(((x[5] - 7.0) * std::min<double>(3.0, -1.25)), (((x[2] == x[3]) ? -1.25 : x[4]) - std::sqrt(7.0)));
  v1 += ((std::fabs(x[1]) > x[5]) ? std::min<double>(std::sqrt(2.0), (3.0 * 3.0)) : std::sqrt((3.0 * x[1])));
  if (((x[5] * x[2] - (0.0 * 7.0)) == std::sqrt(std::min<double>(x[2], 7.0)))) return x[3];
  v1 *= std::max<double>((x[3] + (1e-3 + -1.25)), std::sqrt(x[3]));
  return (((x[0] * 1e-3) > std::max<double>(x[1], -1.25)) ? (x[5] * (7.0 * 0.5 - 3.0) - (x[0] * x[1] - -1.25)) : (x[1] * std::min<double>(1e-3, 0.0) - std::sqrt(1e-3)));
}
inline double f306885(const double* x) {
  double v1 = (((x[1] - 0.5) - std::max<double>(-1.25, 1e-3)) * x[3]);
  double v2 = (x[5] * x[0]);
  v2 *= std::sqrt(std::sqrt(std::fabs(1e-3)));
  if (!((-1.25 <= 2.0) || (-1.25 == 2.0))) {
    double a3[3] = {(std::sqrt((v2 * -1.25 - 2.0)) - std::fabs((0.5 * 7.0 - 0.5))), (float(((7.0 >= -1.25) ? (4 % (1 + (0 & 7))) : 7)) + ((0.5 - 0.0) - v1)), (((x[4] * 1e-3 - x[2]) - std::max<double>(x[3], v2)) * x[3])};
    const unsigned i4 = unsigned(6) % 3;
    for (int k5 = 0; k5 < 1; ++k5) {
      double* p6 = ((x[3] * std::sqrt(0.0)) > (std::max<double>(0.0, 0.5) * x[2])) ? &v1 : &a3[i4];
      *p6 += (v1 - std::max<double>((0.0 * 2.0 - v1), (2.0 + -1.25)));
      a3[i4] -= std::sqrt((x[4] * (double(k5) - -1.25) - std::max<double>(2.0, 1e-3)));
    }
    double v7 = ((float(cut(0.0)) - x[1]) + std::sqrt(((x[5] <= x[3]) ? 3.0 : 0.0)));
  }
  return v1;
}
inline double f306886(const double* x) {
  double v1 = std::sqrt((x[3] + std::max<double>(-1.25, x[2])));
  if ((v1 != (x[0] * std::fabs(0.0) - (3.0 * 2.0)))) {
    double v2 = std::sqrt((x[4] * (x[0] + 0.0) - x[4]));
  }
  for (int k3 = 0; k3 < 3; ++k3) {
    double v4 = (std::min<double>((7.0 * 0.0), std::max<double>(0.5, x[0])) * (x[1] * double(k3)));
    double a5[3] = {((std::max<double>(-1.25, x[1]) == (2.0 / 0.5)) ? x[0] : std::fabs(double(int(unsigned(6) | unsigned(8))))), (((-1.25 + 7.0) * (-1.25 * 2.0) - (1e-3 - 0.5)) * ((2.0 / 1e-3) * 0.5 - x[3]) - (x[1] * x[2] - std::sqrt(7.0))), x[0]};
    const unsigned i6 = unsigned(5) % 3;
  }
  double v7 = x[2];
  double v8 = (std::sqrt(((2.0 > 1e-3) ? 1e-3 : 0.5)) * x[0]);
  return x[5];
}
inline double f306887(const double* x) {
  double v1 = x[3];
  if (((((3.0 == -1.25) && (x[4] > 0.0)) ? (x[5] / -1.25) : std::max<double>(x[2], 1e-3)) < (std::min<double>(2.0, 2.0) * double(int(int64_t(-2))) - (x[4] + x[2])))) {
    for (int k2 = 0; k2 < 3; ++k2) {
      for (int k3 = 0; k3 < 4; ++k3) {
        double v4 = (2.0 + ((2.0 * 2.0) + (3.0 / 0.5)));
      }
      int w5 = 9;
    }
    int w6 = int((int64_t(((-3 / (1 + ((8 / (1 + (4 & 7))) & 7))) / (1 + (cut(2.0) & 7)))) * (int(unsigned(cut(7.0)) * unsigned(7)) >> 12) - ((-3 / (1 + ((8 / (1 + (4 & 7))) & 7))) / (1 + (cut(2.0) & 7)))) / 3 % 1000);
    double v7 = x[2];
  } else {
    double v8 = ((x[1] >= x[4]) ? x[0] : x[3]);
    if (std::isnan(v1)) {
      double v9 = x[2];
      double v10 = (((0.5 != 7.0) ? std::min<double>(1e-3, 3.0) : (1e-3 - 0.0)) - ((0.5 + x[3]) / ((0.5 == 1e-3) ? 3.0 : x[1])));
      for (int k11 = 0; k11 < 3; ++k11) {
        if ((std::sqrt(v10)) > 0) {
          v9 += (std::sqrt(v1) * double(7));
          double v12 = (0.5 / std::sqrt(std::max<double>(0.0, x[2])));
        } else {
          double v13 = std::min<double>(std::min<double>(x[2], (0.5 + 3.0)), ((-1.25 * 2.0 - 0.5) / (0.5 * 3.0)));
          double v14 = std::sqrt((((x[1] <= x[1]) ? 1e-3 : 1e-3) + std::fabs(3.0)));
        }
        double v15 = std::fabs(std::min<double>(v10, (x[1] * 3.0)));
      }
    } else {
      double v16 = ((std::sqrt(0.5) + ((7 != 8) ? -1.25 : 3.0)) + x[3]);
    }
  }
  double v17 = std::sqrt((x[0] - std::fabs(2.0)));
  double v18 = x[5];
  double v19 = x[4];
  double v20 = (0.5 - std::max<double>(x[4], (0.5 * 0.5 - 3.0)));
  double v21 = ((x[4] - (-1.25 + 3.0)) * (std::fabs(0.5) * 3.0));
  double v22 = x[0];
  return (std::isnan((v19 - v21)) ? x[2] : x[1]);
}
inline double f306888(const double* x) {
  double v1 = (((-1.25 <= 1e-3) || (0.0 != 2.0)) ? x[1] : std::sqrt((0.0 * 3.0 - 1e-3)));
  for (int k2 = 0; k2 < 2; ++k2) {
    for (int k3 = 0; k3 < 4; ++k3) {
      if (!((x[3] <= 7.0) || (x[1] < -1.25))) break;
    }
    int n4 = (3.0 != ((x[1] * 3.0 - 1e-3) * v1)) ? 1 : -3;
    switch (n4) { case 0: v1 = x[2]; break; case 1: v1 = std::min<double>((std::sqrt(x[5]) * std::min<double>(x[4], 0.5) - (1e-3 * 1e-3 - 3.0)), v1); default: v1 = (((0.5 * -1.25 - 0.0) - std::max<double>(-1.25, 7.0)) * x[1] - ((v1 < 0.0) ? x[4] : x[2])); }
  }
  v1 += 1e-3;
  v1 += x[1];
  double v5 = ((x[1] - float(5)) + -1.25);
  for (int k6 = 0; k6 < 1; ++k6) {
    if ((v1 <= (std::sqrt(7.0) * std::sqrt(0.5)))) continue;
    v5 *= (std::sqrt(std::fabs(0.0)) * double(k6) - std::fabs((x[0] * 0.0 - 7.0)));
    double v7 = x[2];
  }
  return ((float(int((int64_t(6) * (-1 >> 12) - 6) / 3 % 1000)) * std::sqrt(x[2]) - (0.5 + 1e-3)) * (((0.5 < x[3]) ? 7.0 : 0.5) * std::max<double>(v5, 0.0)));
}
inline double f306889(const double* x) {
  double v1 = (x[5] * (((7 != 8) || (0.0 < 0.5)) ? x[3] : (2.0 / -1.25)) - x[2]);
  double v2 = ((!(0.5 > -1.25) ? std::max<double>(x[0], x[3]) : std::min<double>(x[2], 7.0)) * float(7) - x[4]);
  double v3 = ((((9 == 0) ? 0.5 : x[0]) + (1e-3 + 3.0)) * std::fabs((2.0 * 3.0)));
  if ((std::max<double>(0.0, v2)) > 0) {
    for (int k4 = 0; k4 < 2; ++k4) {
      int w5 = (6 % (1 + (-3 & 7)));
    }
    if ((v2 != float(cut(-1.25)))) return (v3 - x[4]);
    v1 += x[2];
  } else {
    double v6 = std::sqrt(x[2]);
    double v7 = v6;
  }
  v2 = x[2];
  if ((int((int64_t(7) * (int(unsigned(-2) - unsigned(3)) >> 12) - 7) / 3 % 1000) < (cut(2.0) / (1 + (int(uint8_t(-1)) & 7))))) return (x[4] / x[0]);
  v3 *= 0.0;
  return v1;
}
inline double f306890(const double* x) {
  double v1 = x[1];
  double v2 = x[4];
  v1 += std::min<double>((std::fabs(x[2]) * (1e-3 * 0.0 - -1.25)), std::max<double>(double(((x[4] == 2.0) ? 2 : 5)), (7.0 * v1)));
  for (int k3 = 0; k3 < 3; ++k3) {
    if ((x[5] != (float(std::min(-2, 4)) - std::sqrt(0.5)))) {
      for (int k4 = 0; k4 < 3; ++k4) {
        v1 += x[5];
        if ((double(5)) > 0) {
          double v5 = (x[5] / std::max<double>(x[0], x[1]));
          double v6 = v1;
          if (((std::sqrt(v6) <= double(k3)) && ((2.0 * x[0]) == std::max<double>(7.0, 2.0)))) {
            v1 *= ((int((int64_t(4) * (cut(2.0) >> 12) - 4) / 3 % 1000) <= int(uint16_t(((2 != 7) ? -3 : -3)))) ? (v1 * (0.5 * 1e-3)) : (std::min<double>(x[5], 3.0) * (v5 * x[5] - x[3]) - v6));
          }
        } else {
          v1 *= (std::sqrt((v2 - 0.5)) - (((x[4] < v2) || (3.0 > 2.0)) ? double(k4) : std::sqrt(0.0)));
        }
      }
      if ((((3.0 - 1e-3) * std::fabs(x[3]) - (v2 * 2.0)) >= ((0.5 + -1.25) * x[1] - x[2]))) break;
    }
    if ((((-1.25 + 0.0) == (v2 - 3.0)) || (x[4] < (3.0 - x[1])))) break;
  }
  double v7 = std::sqrt(v1);
  double v8 = (x[4] - (std::sqrt(0.5) + 1e-3));
  double v9 = (std::min<double>((0.0 + -1.25), (1e-3 - x[2])) - std::max<double>(std::fabs(-1.25), (1e-3 - 7.0)));
  return std::sqrt(std::fabs(std::min<double>(1e-3, -1.25)));
}
inline double f306891(const double* x) {
  double v1 = (((2.0 * 0.5) - std::sqrt(x[4])) * std::min<double>((3.0 * 2.0), (0.0 - 2.0)));
  v1 -= std::sqrt(std::max<double>(1e-3, (v1 + 2.0)));
  v1 = std::sqrt(float((int(int64_t(9)) % (1 + (int(unsigned(1) & unsigned(4)) & 7)))));
  for (int k2 = 0; k2 < 3; ++k2) {
    double v3 = (((3.0 * v1) * 0.0) / std::fabs(((3.0 >= 3.0) ? 1e-3 : 3.0)));
    if ((std::sqrt((std::isnan(0.5) ? 1e-3 : (7.0 * 1e-3)))) > 0) {
      for (int k4 = 0; k4 < 4; ++k4) {
        double v5 = (((3.0 * 1e-3 - -1.25) * 0.0 - std::fabs(-1.25)) - v3);
      }
      if ((double(k2)) > 0) {
        v3 -= (-1.25 / ((7.0 + 0.5) * double(k2) - (1e-3 * x[4] - 2.0)));
        if ((-2 < (-1 >> (1 + (0 & 7))))) {
          v3 -= std::max<double>(x[2], (((7.0 < x[3]) && (0.5 == -1.25)) ? x[1] : (x[5] - 2.0)));
        } else {
          double v6 = 3.0;
        }
      } else {
        if (!((x[0] * 2.0 - 3.0) <= std::sqrt(x[2]))) break;
        double v7 = (double(k2) * std::sqrt(x[2]));
      }
    } else {
      double v8 = (((x[1] * x[5] - 0.5) >= x[5]) ? std::max<double>(v3, (3.0 - v3)) : x[5]);
      double v9 = -1.25;
    }
  }
  double v10 = ((((x[4] < 0.0) ? 0.5 : 3.0) + ((7.0 < x[1]) ? 0.5 : x[5])) * std::sqrt((7.0 + x[3])));
  return (((x[2] + 7.0) - std::sqrt(1e-3)) - v10);
}
inline double f306892(const double* x) {
  double v1 = x[2];
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 *= (std::isnan(double(k2)) ? (double(cut(x[4])) + x[0]) : std::max<double>((0.0 - 7.0), (3.0 - 7.0)));
  }
  if (std::isnan((x[4] * std::sqrt(1e-3) - (7.0 * 0.0 - 1e-3)))) {
    double v3 = std::sqrt(((2.0 - 0.5) + ((2.0 >= 1e-3) ? 0.5 : x[1])));
    v1 -= (std::min<double>(std::sqrt(x[5]), float(8)) * float(cut(-1.25)) - (((3 <= 4) ? 7.0 : x[4]) * (3.0 + 1e-3)));
    double v4 = x[1];
  } else {
    if (std::isnan(x[5])) return (x[4] * std::fabs(x[0]));
    if ((!(0.0 >= 7.0) || !(x[0] < 2.0))) {
      double v5 = ((((3.0 > -1.25) ? 2.0 : 3.0) + x[4]) + ((3.0 == 3.0) ? std::max<double>(3.0, 0.0) : std::sqrt(v1)));
      double v6 = ((v5 * (3.0 - v5)) - x[1]);
      double a7[3] = {(x[2] + x[3]), (std::fabs(std::fabs(3.0)) + v5), x[1]};
      const unsigned i8 = unsigned(int(uint16_t(int(uint8_t((int(uint8_t(5)) >> (1 + (int(unsigned(3) & unsigned(8)) & 7)))))))) % 3;
    } else {
      if (((cut(x[1]) % (1 + (-1 & 7))) < (cut(1e-3) / (1 + (std::min(int(unsigned(-3) * unsigned(3)), 7) & 7))))) {
        if ((2 != ((-1.25 > 0.0) ? 4 : ((-1.25 == -1.25) ? cut(x[1]) : 7)))) return std::sqrt((((v1 < 1e-3) ? 0.5 : 3.0) + (2.0 + 0.0)));
      }
      double v9 = 1e-3;
      double v10 = std::min<double>(((0.0 > 3.0) ? double((9 % (1 + (8 & 7)))) : x[1]), x[4]);
    }
  }
  double v11 = std::sqrt(std::sqrt(std::max<double>(7.0, 2.0)));
  double v12 = x[0];
  return ((std::sqrt(x[2]) == std::max<double>(7.0, 1e-3)) ? std::fabs(v11) : std::sqrt((0.0 + 1e-3)));
}
inline double f306893(const double* x) {
  double v1 = (((x[5] - 3.0) + x[4]) * x[0] - x[3]);
  int n2 = std::isnan((3.0 + (0.0 * 2.0))) ? 2 : std::min(int(unsigned(6) ^ unsigned(int(unsigned(3) | unsigned(cut(7.0))))), int(unsigned(int(unsigned(int(unsigned(3) * unsigned(3))) * unsigned(int((int64_t(9) * (8 >> 12) - 9) / 3 % 1000)))) & unsigned(-1)));
  switch (n2) { case 0: v1 = (x[0] / (x[3] * x[4] - x[2])); break; case 1: v1 = (3.0 + (((3.0 != 1e-3) ? 7.0 : 2.0) * x[2] - x[4])); default: v1 = (std::max<double>((2.0 * x[0]), (x[1] - 1e-3)) * (((x[1] > 3.0) && (x[5] != 2.0)) ? x[2] : float(3))); }
  double v3 = v1;
  if ((!(3.0 != v1) || ((x[0] < -1.25) && (0.0 <= x[2])))) {
    double v4 = ((x[2] < x[4]) ? (x[0] / x[3]) : (((x[4] <= 0.0) || (-1.25 >= 2.0)) ? std::sqrt(2.0) : ((x[2] <= 1e-3) ? 7.0 : x[5])));
    double v5 = (((x[1] < v4) ? v3 : x[0]) * ((2.0 * x[0]) * v1));
  } else {
    v1 -= x[3];
    for (int k6 = 0; k6 < 3; ++k6) {
      v1 *= (3.0 * std::fabs(x[0]) - ((3.0 * 2.0) - (0.0 - 0.0)));
      double v7 = std::sqrt((v1 / x[5]));
    }
    int n8 = ((x[3] > (x[2] + 3.0)) || ((1e-3 - 7.0) == std::fabs(-1.25))) ? 0 : int(unsigned((6 / (1 + (cut(-1.25) & 7)))) ^ unsigned(cut(std::sqrt(x[2]))));
    switch (n8) { case 0: v3 = (((-1.25 / x[1]) > (v1 - x[5])) ? (v3 * (v3 * 2.0 - v3)) : v3); break; case 1: v3 = x[5]; default: v1 = (x[0] * x[4] - x[4]); }
  }
  return (double(0) * x[4] - std::fabs(v1));
}
inline double f306894(const double* x) {
  double v1 = (x[1] * ((x[0] * 3.0 - 0.0) + (x[5] * 7.0)) - std::max<double>(std::sqrt(3.0), x[5]));
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 += (((x[5] + x[1]) >= 1e-3) ? x[4] : ((-1.25 * 7.0) * (3.0 + x[3])));
    for (int k3 = 0; k3 < 1; ++k3) {
      for (int k4 = 0; k4 < 4; ++k4) {
        double v5 = std::fabs(v1);
        v1 = (v1 * (double(k4) * v5));
        double v6 = double(k2);
      }
      for (int k7 = 0; k7 < 3; ++k7) {
        for (int k8 = 0; k8 < 3; ++k8) {
          double v9 = (double(int(unsigned(2) * unsigned(int(unsigned(-3) - unsigned(5))))) * ((x[1] != 3.0) ? std::sqrt(2.0) : x[3]) - double(k3));
          int w10 = 1;
          for (int k11 = 0; k11 < 3; ++k11) {
            double v12 = x[1];
            for (int k13 = 0; k13 < 3; ++k13) {
              double v14 = (((0.0 * 7.0) + double(k7)) - (std::isnan(-1.25) ? (7.0 - 7.0) : x[0]));
              double v15 = ((std::sqrt(0.0) + -1.25) * (1e-3 - std::min<double>(-1.25, 0.0)) - x[2]);
              double v16 = std::sqrt(double(k2));
            }
          }
        }
        double v17 = x[3];
        double v18 = x[4];
      }
      double v19 = ((x[1] * (2.0 + 2.0) - std::sqrt(7.0)) * (float((9 % (1 + (0 & 7)))) + x[1]));
    }
  }
  double v20 = (((1e-3 < 1e-3) ? std::fabs(1e-3) : (0.0 * x[1])) / ((1e-3 - 7.0) + x[3]));
  double v21 = double(int(unsigned(int(unsigned(6) + unsigned(cut(0.0)))) ^ unsigned(5)));
  double v22 = (((0.5 != 2.0) ? x[3] : double(4)) - v1);
  double v23 = (((2.0 * x[1]) * std::max<double>(x[1], -1.25) - std::sqrt(1e-3)) - std::max<double>(v21, v20));
  return (std::fabs(((2.0 >= 0.0) ? 2.0 : v23)) + (x[0] + (2.0 + 7.0)));
}
inline double f306895(const double* x) {
  double v1 = (((1e-3 * 7.0 - x[2]) / (x[3] / 2.0)) / (x[5] / std::min<double>(7.0, 2.0)));
  double v2 = ((std::isnan(0.0) ? std::min<double>(x[5], x[1]) : (2.0 * x[2])) / std::min<double>(x[1], x[3]));
  for (int k3 = 0; k3 < 3; ++k3) {
    for (int k4 = 0; k4 < 1; ++k4) {
      double v5 = (std::sqrt(x[3]) * x[0]);
      for (int k6 = 0; k6 < 1; ++k6) {
        v1 = (x[2] * ((3.0 + x[4]) * std::sqrt(double(k6))));
        double v7 = (std::fabs((2.0 * v5 - x[2])) - (x[0] * (0.0 - -1.25)));
        if ((v2 != std::max<double>(std::sqrt(-1.25), (7.0 * v1 - double(k6))))) continue;
      }
      double v8 = (v2 - ((7.0 > 2.0) ? std::min<double>(x[4], 2.0) : ((9 == -1) ? 3.0 : 1e-3)));
    }
    if ((((x[0] + 0.0) - (0.0 + 0.0)) != x[5])) return ((7 != 8) ? x[2] : v2);
  }
  double v9 = std::fabs((!(v2 < x[2]) ? (7.0 - -1.25) : x[0]));
  double v10 = (std::sqrt((x[3] - 0.5)) + x[3]);
  double a11[3] = {(v2 - (std::sqrt(x[1]) * (x[3] / 3.0))), 0.0, (x[5] / (x[3] + (1e-3 * v10)))};
  const unsigned i12 = unsigned(-3) % 3;
  v9 += (std::min<double>((3.0 + 2.0), v2) * (a11[i12] - ((2.0 == -1.25) ? 3.0 : v2)));
  return (((x[2] - -1.25) > ((2.0 >= 3.0) ? 2.0 : -1.25)) ? std::max<double>(v9, std::min<double>(-1.25, x[5])) : v1);
}
inline double f306896(const double* x) {
  double v1 = x[1];
  for (int k2 = 0; k2 < 2; ++k2) {
    double v3 = std::fabs(v1);
  }
  double v4 = x[0];
  double v5 = std::fabs(x[5]);
  double v6 = ((std::min<double>(0.0, -1.25) > std::min<double>(0.5, 0.0)) ? (std::max<double>(2.0, 3.0) + x[1]) : x[4]);
  double v7 = (((7.0 * v5 - 3.0) == std::min<double>(0.5, 1e-3)) ? v6 : (v4 * std::sqrt(7.0) - (7.0 + 0.5)));
  for (int k8 = 0; k8 < 1; ++k8) {
    double v9 = v5;
    if ((((((v4 != v5) ? 0.5 : 0.0) >= x[4]) ? v6 : ((v6 <= 7.0) ? (0.0 + 0.0) : std::fabs(double(k8))))) > 0) {
      if (((std::min<double>(1e-3, std::min<double>(v9, 3.0)) / double(((2 % (1 + (0 & 7))) >> (1 + (cut(0.0) & 7)))))) > 0) {
        double v10 = ((std::fabs(v4) + ((2.0 >= 0.0) ? 0.0 : 7.0)) * std::sqrt((2.0 / v9)) - ((-1.25 > -1.25) ? (0.0 * 0.0) : v5));
        for (int k11 = 0; k11 < 1; ++k11) {
          double v12 = (std::isnan(std::max<double>(2.0, 3.0)) ? ((x[0] / x[4]) * (0.5 * 7.0 - -1.25) - v1) : (x[5] * std::sqrt(0.5)));
          if ((((7.0 <= 7.0) || std::isnan(0.5)) && ((x[4] * 7.0) <= ((3.0 > -1.25) ? v1 : 1e-3)))) continue;
          double v13 = (std::min<double>(std::min<double>(0.0, 3.0), (x[3] + double(k11))) + std::sqrt(((3.0 >= 7.0) ? -1.25 : 0.5)));
        }
        double v14 = (((0.5 * 0.5 - -1.25) * (x[5] + x[3]) - (v10 - 3.0)) * (0.5 - (3.0 + -1.25)));
      }
      double v15 = (((1e-3 > 0.0) ? double(cut(0.0)) : (3.0 * 1e-3)) + x[2]);
      double v16 = (((0.0 * 1e-3) * x[1] - v6) - ((-1.25 < v5) ? (3.0 - 0.0) : std::sqrt(3.0)));
    } else {
      double v17 = float(4);
      double v18 = v17;
      double v19 = ((double(k8) - std::fabs(7.0)) * std::max<double>(x[1], (-1.25 + x[0])));
    }
  }
  double v20 = (std::max<double>(x[0], std::sqrt(2.0)) * v5 - (x[0] * ((7.0 < v7) ? 7.0 : x[3]) - x[1]));
  return (0.0 + std::sqrt((x[4] * -1.25 - 0.5)));
}
inline double f306897(const double* x) {
  double v1 = (x[1] * (7.0 / x[3]) - ((2.0 + -1.25) / (7.0 * x[1] - 0.0)));
  double v2 = ((((1e-3 != 0.0) && (x[3] != -1.25)) && (x[2] <= v1)) ? ((7.0 * 0.5) + (7.0 - 1e-3)) : (x[2] + std::min<double>(3.0, 3.0)));
  for (int k3 = 0; k3 < 1; ++k3) {
    for (int k4 = 0; k4 < 1; ++k4) {
      double* p5 = (-1 < int(unsigned(cut(2.0)) ^ unsigned(int(unsigned(4) & unsigned(std::min(9, 0)))))) ? &v1 : &v2;
      *p5 += (1e-3 - x[3]);
      if (!(x[2] >= std::sqrt(3.0))) {
        double v6 = ((std::sqrt(x[1]) > (x[0] * double(k4))) ? (((-1.25 < double(k4)) ? x[1] : x[4]) + double(k4)) : -1.25);
        for (int k7 = 0; k7 < 4; ++k7) {
          double v8 = (v2 - ((7.0 / 0.0) + (1e-3 * 0.0 - double(k4))));
          v8 += float(int(unsigned(cut(x[1])) ^ unsigned(4)));
        }
        double* p9 = (((x[5] <= -1.25) || !(x[2] < 2.0)) || !(7 == -3)) ? &v2 : &v6;
        *p9 += ((x[4] / v6) * double(k3));
      } else {
        if (((x[1] <= (v1 - -1.25)) && ((x[5] * 1e-3) > x[1]))) break;
        double v10 = std::sqrt(((0.5 / x[0]) + (0.5 / 0.0)));
        double v11 = std::min<double>(std::fabs(std::max<double>(2.0, 2.0)), ((0.5 * double(k4) - -1.25) * float(int(unsigned(2) | unsigned(8))) - (0.0 * 1e-3)));
      }
    }
    for (int k12 = 0; k12 < 4; ++k12) {
      double v13 = std::min<double>((double(1) * v2), float(int(unsigned(5) + unsigned(int(unsigned(2) + unsigned(3))))));
    }
  }
  double v14 = double(cut(((3.0 > 0.0) ? 1e-3 : x[3])));
  double v15 = x[4];
  double v16 = x[0];
  double v17 = x[2];
  double v18 = (std::sqrt((x[3] * 7.0 - x[3])) + x[0]);
  return (((-1.25 + x[0]) != (x[4] + 7.0)) ? ((1e-3 - 0.0) * (1e-3 - v14)) : (std::fabs(x[2]) * (-1.25 * 0.0 - 0.5) - x[2]));
}
inline double f306898(const double* x) {
  double v1 = std::fabs((std::min<double>(x[3], x[5]) - x[3]));
  for (int k2 = 0; k2 < 3; ++k2) {
    double v3 = ((x[4] * std::sqrt(x[0])) - std::sqrt(x[3]));
  }
  v1 *= (((x[4] * 1e-3) - (1e-3 + 7.0)) * ((1e-3 + x[1]) * (2.0 / x[1])));
  double v4 = ((std::min<double>(2.0, x[0]) * ((x[4] <= 1e-3) ? x[2] : 0.0)) * (std::min<double>(v1, 7.0) * (7.0 * 0.0)) - std::min<double>((7.0 * -1.25 - 0.0), (x[4] * x[5])));
  double v5 = x[5];
  if ((((-1.25 + 3.0) * (1e-3 * 0.0)) >= (float(int(unsigned(2) | unsigned(5))) * (-1.25 - 7.0) - x[3]))) return ((v4 + v4) * (v4 / (0.5 * 1e-3 - 7.0)));
  if ((((x[4] * (1e-3 * x[3] - -1.25)) * ((x[0] + 0.5) * (0.5 * 0.0 - 2.0) - x[2]) - (v5 * std::min<double>(3.0, x[5])))) > 0) {
    double* p6 = (v5 != std::sqrt(double(2))) ? &v1 : &v5;
    *p6 += std::min<double>(std::min<double>(v5, (1e-3 * 1e-3 - x[4])), x[5]);
  } else {
    double v7 = (x[4] * x[1]);
  }
  return std::max<double>((std::sqrt(0.5) + x[5]), x[5]);
}
inline double f306899(const double* x) {
  double v1 = (x[5] + (x[4] + x[1]));
  if ((((-1.25 + 7.0) / std::max<double>(x[5], 1e-3)) != (x[1] / std::max<double>(0.0, -1.25)))) return (std::fabs(x[2]) * std::fabs((3.0 - -1.25)) - ((x[3] * -1.25 - x[0]) * (0.5 + 2.0)));
  v1 = x[2];
  if (((x[4] <= v1) || ((x[4] * 1e-3) > double(cut(x[3]))))) {
    v1 = (2.0 * x[3]);
    if (!(std::sqrt(x[0]) <= std::min<double>(x[5], 3.0))) return std::fabs(x[4]);
    v1 += x[4];
  } else {
    v1 *= ((float(int(unsigned(7) - unsigned(2))) <= x[1]) ? x[1] : x[1]);
    v1 -= (x[1] - ((-1.25 + 7.0) * (0.5 + 2.0)));
  }
  for (int k2 = 0; k2 < 1; ++k2) {
    if (((x[4] - std::sqrt(-1.25)) == ((-1.25 * -1.25 - x[5]) + float(cut(2.0))))) continue;
  }
  v1 = (((7.0 * 7.0 - -1.25) > v1) ? std::min<double>(x[1], ((3.0 <= x[1]) ? 1e-3 : 3.0)) : ((cut(-1.25) <= int(uint8_t(2))) ? (3.0 - 7.0) : std::fabs(x[4])));
  for (int k3 = 0; k3 < 2; ++k3) {
    double a4[3] = {x[5], (std::fabs(x[1]) * std::sqrt((-1.25 - 0.5)) - std::max<double>(((-1.25 > 0.5) ? -1.25 : -1.25), v1)), x[5]};
    const int i5 = ((std::sqrt(7.0) * (7.0 * -1.25) - ((0.5 > x[3]) ? 1e-3 : 1e-3)) <= std::max<double>(float(int(unsigned(-3) * unsigned(4))), std::fabs(7.0))) ? 0 : 2;
  }
  return (x[4] / (x[1] * std::max<double>(3.0, v1)));
}
