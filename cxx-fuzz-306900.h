#include <algorithm>
#include <cmath>
#include <cstdint>
inline int cut(double v) { return v > -1e6 && v < 1e6 ? int(v) : 7; }
inline double f306900(const double* x) {
  double v1 = (std::min<double>(std::max<double>(2.0, 0.5), (x[2] + 7.0)) * (x[0] * float((4 / (1 + (1 & 7))))) - std::min<double>((x[1] * x[4]), 3.0));
  v1 += x[0];
  v1 *= ((x[3] / (x[0] / 3.0)) - (std::sqrt(0.0) * std::max<double>(0.0, 0.5) - x[5]));
  double v2 = std::max<double>(x[3], ((x[3] - -1.25) - std::sqrt(x[1])));
  if ((-2 != 4)) return double(cut((3.0 / 3.0)));
  v1 += (x[2] * x[5] - double(-3));
  v2 += std::sqrt(std::min<double>(((0.0 >= 1e-3) ? 1e-3 : 1e-3), x[2]));
  return ((std::sqrt(0.5) * (0.5 + 0.0)) - std::max<double>((x[5] + 7.0), (-1.25 + 2.0)));
}
inline double f306901(const double* x) {
  double v1 = (x[2] * ((3.0 * 0.0) * x[0]));
  v1 *= (std::max<double>(x[1], float(cut(x[4]))) / (x[0] + x[4]));
  double v2 = std::max<double>(x[0], x[3]);
  double v3 = (((7.0 / 2.0) * (3.0 - x[3])) - ((0.5 / x[2]) + x[4]));
  return std::min<double>(v2, x[3]);
}
inline double f306902(const double* x) {
  double v1 = std::min<double>(std::sqrt((x[2] + 7.0)), (x[1] * ((x[1] >= 0.5) ? x[2] : 2.0) - std::min<double>(7.0, 3.0)));
  v1 = v1;
  for (int k2 = 0; k2 < 2; ++k2) {
    double v3 = ((x[0] * std::min<double>(0.0, 7.0)) - (((x[3] < -1.25) ? 7.0 : 0.0) + x[0]));
    double v4 = 0.5;
    v3 += (((2.0 * 0.5 - 0.5) - x[0]) * (x[0] + (7.0 + -1.25)) - std::fabs((x[5] * 7.0)));
  }
  double v5 = (((1e-3 * x[0] - 0.5) - (x[0] * 2.0 - x[5])) + ((3.0 - 7.0) + std::sqrt(0.0)));
  if ((int(unsigned(int(int16_t(-2))) + unsigned(int(uint8_t(-3)))) != -2)) return (x[2] - std::sqrt(std::fabs(2.0)));
  if (((std::max<double>(v1, 0.0) * (x[2] * x[3])) != std::min<double>((7.0 * 1e-3), (7.0 + x[4])))) {
    double v6 = (x[1] * float(((-1.25 < x[4]) ? cut(x[0]) : 5)));
    if (((float(cut(-1.25)) * (1e-3 + x[2])) > x[2])) {
      double* p7 = (-2 > (int(int8_t(int((int64_t(9) * (1 >> 12) - 9) / 3 % 1000))) / (1 + (-3 & 7)))) ? &v1 : &v5;
      *p7 += x[2];
      if ((!(1e-3 > -1.25) || ((0.5 - 3.0) == (-1.25 - x[2])))) return std::sqrt((x[3] * std::sqrt(-1.25)));
    }
  }
  v1 *= x[5];
  return v1;
}
inline double f306903(const double* x) {
  double v1 = (x[5] - (0.5 + (2.0 / 7.0)));
  double v2 = (std::isnan((x[4] + x[1])) ? (((7.0 < 2.0) ? 0.0 : 3.0) - x[0]) : ((1 <= cut(x[3])) ? (x[5] * x[0] - 3.0) : std::sqrt(x[1])));
  if ((cut(((x[5] < 2.0) ? x[0] : x[0])) > int(int8_t(std::min(9, int((int64_t(4) * (6 >> 12) - 4) / 3 % 1000)))))) return std::min<double>(((7.0 >= 3.0) ? ((3.0 < 7.0) ? 3.0 : x[4]) : x[4]), v2);
  double v3 = x[3];
  for (int k4 = 0; k4 < 3; ++k4) {
    v1 = x[0];
  }
  if ((((0.0 - v3) - float(int((int64_t(9) * (7 >> 12) - 9) / 3 % 1000))) != std::sqrt(x[0]))) {
    if ((float(0) > std::fabs(v1))) {
      if (((x[4] - (2.0 + -1.25)) >= 2.0)) return (v1 + (v3 * ((x[5] == x[5]) ? x[1] : -1.25)));
    } else {
      double v5 = ((std::max<double>(x[3], 1e-3) - std::min<double>(2.0, 0.5)) * v1);
    }
    v3 -= std::min<double>(((v3 - 7.0) * x[4]), std::min<double>((1e-3 + -1.25), std::fabs(1e-3)));
  } else {
    double v6 = std::fabs(((0.5 >= 1e-3) ? x[4] : (0.5 * 0.5)));
    for (int k7 = 0; k7 < 4; ++k7) {
      if ((std::sqrt(3.0)) > 0) {
        double v8 = std::min<double>(((double(k7) - 7.0) * std::max<double>(x[0], 0.0)), ((-1.25 + x[3]) / (3.0 + x[1])));
      }
    }
  }
  double v9 = std::min<double>(std::fabs(x[0]), ((1e-3 / 3.0) - std::min<double>(0.5, 0.5)));
  return ((cut(v2) == int(unsigned(int(unsigned(1) * unsigned(-1))) | unsigned(-1))) ? ((7.0 * 3.0 - 3.0) * (0.0 - x[4])) : ((x[0] * v1 - 2.0) - v3));
}
inline double f306904(const double* x) {
  double v1 = (std::min<double>(x[0], ((-3 == 8) ? 1e-3 : x[2])) * (std::max<double>(2.0, x[5]) * ((1e-3 == x[2]) ? x[4] : 7.0) - (x[3] * x[5] - x[0])) - x[1]);
  int n2 = ((x[1] != std::max<double>(1e-3, x[1])) || ((x[1] * x[0]) < std::min<double>(1e-3, 2.0))) ? 2 : cut((x[4] - x[5]));
  switch (n2) { case 0: v1 = x[0]; break; case 1: v1 = (((cut(3.0) > 7) && (3.0 > x[4])) ? x[3] : std::min<double>(((1e-3 == 7.0) ? 1e-3 : 0.5), x[4])); default: v1 = std::fabs((std::max<double>(x[1], -1.25) + x[1])); }
  if (((std::min<double>((-1.25 / x[0]), float(int(unsigned(6) + unsigned(7)))) * (x[1] * x[3]))) > 0) {
    if ((std::fabs(x[5]) == (std::sqrt(3.0) * ((-1.25 > x[3]) ? 1e-3 : 0.0) - (v1 + 3.0)))) return ((((x[3] < 7.0) ? 2.0 : 0.0) + (-1.25 * 2.0 - v1)) - (double(int(unsigned(-3) ^ unsigned(3))) / (7.0 * 2.0 - x[2])));
    double v3 = (x[5] * ((x[5] + 2.0) + (x[5] * 2.0)));
    v1 = (((0.0 >= 2.0) ? 3.0 : x[3]) * x[2]);
  }
  if ((8 != int(unsigned((((-1.25 != 0.0) ? 0 : 4) % (1 + (0 & 7)))) ^ unsigned(((2.0 >= 0.5) ? cut(0.5) : 2))))) {
    if ((3 != (6 / (1 + (int(int64_t(cut(x[0]))) & 7))))) {
      for (int k4 = 0; k4 < 3; ++k4) {
        if ((x[1] >= ((2.0 * -1.25) + ((2 > 6) ? 2.0 : 0.0)))) {
          double v5 = x[5];
        }
      }
      double v6 = (std::min<double>(std::min<double>(2.0, -1.25), v1) * v1);
    }
    int n7 = (((3.0 - 3.0) - (x[2] * 0.5)) >= std::min<double>((x[1] * x[0]), (0.0 / 1e-3))) ? 1 : cut((-1.25 + ((0.5 != 2.0) ? 7.0 : x[2])));
    switch (n7) { case 0: v1 = std::sqrt(double(cut(7.0))); break; case 1: v1 = v1; default: v1 = ((x[2] - (x[0] + 2.0)) - ((0.0 + 0.5) - x[0])); }
    for (int k8 = 0; k8 < 2; ++k8) {
      v1 -= ((7 != -2) ? ((x[4] - 0.0) - (-1.25 * 0.0 - x[4])) : (x[4] * (v1 - 2.0)));
    }
  } else {
    double v9 = (x[4] * x[1] - ((0.5 * 3.0) * ((2.0 > -1.25) ? 0.5 : 2.0)));
    double v10 = v9;
    double v11 = (v9 + ((0.5 + 0.5) * x[5]));
  }
  double v12 = (((x[5] + -1.25) / (x[4] * 7.0 - 1e-3)) - (x[5] * ((x[5] != x[4]) ? 0.5 : 2.0)));
  double v13 = std::max<double>(x[5], ((7.0 >= 0.5) ? (x[3] + x[3]) : x[4]));
  double v14 = ((x[0] - v12) * ((-1.25 / 7.0) * x[0]) - ((7.0 * -1.25) + (7.0 - x[4])));
  double v15 = x[2];
  return v12;
}
inline double f306905(const double* x) {
  double v1 = (std::fabs((2.0 - 3.0)) * x[1]);
  double v2 = ((x[4] - x[3]) * x[4]);
  double v3 = v2;
  v1 -= (std::max<double>((1e-3 * v2 - 0.0), std::max<double>(2.0, 0.5)) * (float(int(unsigned(0) * unsigned(-1))) * (x[3] - -1.25)) - x[5]);
  for (int k4 = 0; k4 < 4; ++k4) {
    if (std::isnan(std::sqrt((v2 * 0.5)))) {
      if ((((7.0 > 0.5) && (x[0] != 0.5)) || (float(int(int16_t(3))) > ((x[2] > x[4]) ? 3.0 : 7.0)))) {
        double v5 = ((7.0 - x[4]) - (v1 * std::sqrt(0.5) - v2));
        int n6 = (((3.0 <= v5) && !(x[0] == 3.0)) || (std::sqrt(0.0) < v5)) ? 1 : cut((x[3] - std::fabs(-1.25)));
        switch (n6) { case 0: v1 = (double(int(unsigned(int(unsigned(9) - unsigned(6))) | unsigned(-2))) / ((x[4] - 2.0) - double(k4))); break; case 1: v3 = (((x[5] * v1) / x[0]) - x[5]); default: v5 = v1; }
        double v7 = (double(k4) * x[2]);
      } else {
        if ((v3 < std::sqrt(std::fabs(0.5)))) {
          double* p8 = std::isnan(0.5) ? &v3 : &v2;
          *p8 += 1e-3;
        } else {
          double v9 = x[1];
        }
        v3 -= -1.25;
      }
    } else {
      if ((x[3] <= (1e-3 * x[4]))) continue;
      double v10 = (((0.5 + x[2]) / std::sqrt(1e-3)) * (((7.0 == 7.0) ? 2.0 : 0.0) * std::fabs(2.0) - x[5]));
    }
    double v11 = x[4];
    double v12 = (!(double(k4) >= v11) ? ((1e-3 * 7.0) - v2) : (0.0 + x[3]));
  }
  double v13 = (std::fabs(double(std::min(1, -2))) - x[0]);
  return ((x[2] == ((v3 > 1e-3) ? v3 : 0.0)) ? std::min<double>((v13 + 0.5), std::sqrt(7.0)) : std::sqrt((0.0 * v1 - 7.0)));
}
inline double f306906(const double* x) {
  double v1 = ((((x[3] > x[3]) || (x[5] != 2.0)) ? (0.5 + 0.0) : (x[2] - x[1])) * (std::sqrt(3.0) * (0.5 + 3.0) - ((x[5] == 7.0) ? x[1] : 7.0)));
  v1 *= ((std::isnan(7.0) ? std::sqrt(0.0) : (x[2] / 3.0)) - std::sqrt(((-1.25 >= x[2]) ? 0.0 : 7.0)));
  double v2 = (x[2] + (std::max<double>(-1.25, 0.5) * v1 - std::max<double>(0.5, v1)));
  if ((x[4] <= (v1 * v2 - x[1]))) {
    for (int k3 = 0; k3 < 2; ++k3) {
      if (((std::max<double>(((0.0 > 1e-3) ? v2 : v2), (1e-3 + x[2])) * ((7.0 <= 3.0) ? x[1] : (7.0 + 3.0)) - ((1e-3 - x[2]) + ((6 == 6) ? 3.0 : 3.0)))) > 0) {
        double v4 = double(cut(((x[5] < 3.0) ? 0.0 : double(k3))));
      }
      if (((std::fabs(double(k3)) / v1)) > 0) {
        v2 += std::fabs(std::max<double>(double(k3), std::max<double>(7.0, 0.5)));
      } else {
        for (int k5 = 0; k5 < 2; ++k5) {
          double v6 = std::sqrt(std::max<double>((x[4] + 2.0), std::fabs(x[2])));
        }
        if ((int(unsigned(4) - unsigned(9)) < 3)) {
          if ((x[0] > x[3])) continue;
        } else {
          double v7 = ((std::fabs(1e-3) - v2) - double(k3));
        }
        double v8 = (std::max<double>(x[1], (v2 * 3.0)) * double(k3) - double(k3));
      }
    }
  } else {
    double v9 = ((std::sqrt(3.0) > (0.5 + v1)) ? std::fabs((0.5 * x[2])) : std::sqrt(std::sqrt(1e-3)));
  }
  double v10 = (((x[4] * 0.5 - x[4]) - x[2]) - (std::sqrt(x[2]) * (x[1] * 3.0 - x[0]) - (3.0 * 0.0 - 0.5)));
  double v11 = 7.0;
  double v12 = (std::sqrt((v2 * 1e-3)) * ((3.0 * 1e-3) + v1));
  return std::fabs(x[4]);
}
inline double f306907(const double* x) {
  double v1 = ((x[4] + x[0]) * x[0] - x[4]);
  v1 -= std::min<double>(x[1], ((3.0 + 3.0) + (v1 * x[2])));
  v1 += x[3];
  if ((4 <= (((x[3] != -1.25) ? 6 : int(unsigned(-3) + unsigned(8))) / (1 + (2 & 7))))) return std::max<double>(std::min<double>((0.0 + 2.0), (3.0 * 2.0 - -1.25)), x[2]);
  double v2 = (x[0] * x[3]);
  v1 += std::sqrt(double(1));
  for (int k3 = 0; k3 < 1; ++k3) {
    for (int k4 = 0; k4 < 3; ++k4) {
      for (int k5 = 0; k5 < 4; ++k5) {
        v2 -= std::sqrt(double(k3));
      }
      double v6 = (std::sqrt(double(k4)) / ((3.0 * x[5] - 7.0) / std::fabs(3.0)));
      double v7 = x[0];
    }
    if (((std::sqrt(0.5) - (7.0 + 1e-3)) == ((1e-3 / 0.0) * (x[1] * x[5])))) return x[4];
  }
  double v8 = (std::sqrt((x[4] * -1.25)) * x[0] - v1);
  return x[4];
}
inline double f306908(const double* x) {
  double v1 = ((std::sqrt(7.0) * (x[3] * -1.25) - (0.0 - x[5])) + x[2]);
  double v2 = std::fabs(std::min<double>(x[5], x[2]));
  double v3 = (x[4] - ((x[2] * x[4]) - (3.0 + -1.25)));
  for (int k4 = 0; k4 < 3; ++k4) {
    double v5 = x[3];
  }
  double* p6 = (x[1] > v1) ? &v2 : &v1;
  *p6 += ((x[0] * (v3 * x[3])) + (std::min<double>(1e-3, 0.0) * (x[0] * 0.5 - x[5]) - (0.5 - x[3])));
  return ((((6 >> (1 + (-3 & 7))) != (7 >> (1 + (9 & 7)))) ? std::fabs(-1.25) : (x[5] * x[1] - x[3])) - (((2.0 == 3.0) ? 1e-3 : 2.0) * std::fabs(-1.25)));
}
inline double f306909(const double* x) {
  double v1 = x[2];
  if ((9 > ((2.0 != -1.25) ? ((3.0 == 0.5) ? int((int64_t(6) * (-1 >> 12) - 6) / 3 % 1000) : 9) : 7))) return x[3];
  v1 += std::sqrt(((7.0 - x[2]) / x[5]));
  v1 -= v1;
  int w2 = 9;
  double v3 = (((0.5 + 2.0) * std::min<double>(1e-3, 3.0) - x[2]) * (std::max<double>(3.0, x[5]) + x[5]) - x[4]);
  double v4 = (std::fabs((x[3] * 0.0)) * ((7.0 - 7.0) * (0.5 * 7.0) - (0.0 * -1.25 - 0.5)));
  return x[5];
}
inline double f306910(const double* x) {
  double v1 = x[3];
  v1 *= std::sqrt(((x[0] * 0.0 - 1e-3) - std::min<double>(1e-3, 0.0)));
  v1 -= (v1 * ((0.0 / 1e-3) * x[1] - std::fabs(1e-3)) - ((2.0 * -1.25 - 0.0) * (x[4] + -1.25)));
  v1 += std::sqrt(((2.0 * -1.25 - 0.5) + ((-1.25 <= x[3]) ? 0.0 : 0.5)));
  v1 = x[5];
  return ((std::min<double>(7.0, -1.25) - (-1.25 - x[0])) * std::sqrt((x[1] * 0.5 - 7.0)) - 3.0);
}
inline double f306911(const double* x) {
  double v1 = (x[2] / x[2]);
  v1 += ((1 < cut(2.0)) ? std::min<double>(x[4], (-1.25 - -1.25)) : std::sqrt(std::min<double>(-1.25, x[5])));
  if ((x[1] <= ((0.5 / 2.0) + std::sqrt(x[4])))) return (std::isnan(v1) ? x[3] : x[2]);
  double v2 = 0.5;
  v1 *= ((std::isnan(x[4]) ? x[3] : (1e-3 - 0.0)) + x[3]);
  for (int k3 = 0; k3 < 4; ++k3) {
    v2 += (x[0] * (x[0] * x[3] - v2) - ((7.0 * 0.5 - 0.0) * x[0] - (x[1] * x[3])));
  }
  return std::sqrt(double(int((int64_t(6) * (std::min(-1, 0) >> 12) - 6) / 3 % 1000)));
}
inline double f306912(const double* x) {
  double v1 = x[1];
  if ((x[1] <= ((3.0 / 7.0) * x[3]))) return 2.0;
  double v2 = (std::sqrt((0.0 * 3.0 - 2.0)) + std::sqrt((0.0 + 3.0)));
  int n3 = (std::sqrt((0.0 + x[3])) == (std::sqrt(7.0) + (x[1] + 2.0))) ? 2 : cut(((x[3] - 0.0) * x[0] - v1));
  switch (n3) { case 0: v2 = ((((-1 != -1) ? 0.5 : 0.0) + (0.0 - -1.25)) * ((2.0 * 7.0) + std::fabs(0.0))); break; case 1: v2 = x[4]; default: v2 = x[5]; }
  double v4 = x[3];
  for (int k5 = 0; k5 < 4; ++k5) {
    double* p6 = (std::isnan((2.0 - 0.5)) && ((0.5 * 7.0) < (1e-3 * v1 - 3.0))) ? &v4 : &v1;
    *p6 += double(k5);
    for (int k7 = 0; k7 < 2; ++k7) {
      v1 += x[2];
      for (int k8 = 0; k8 < 4; ++k8) {
        double* p9 = (double(k7) != 3.0) ? &v2 : &v1;
        *p9 += (std::sqrt(std::fabs(0.5)) + std::fabs(x[0]));
        v1 -= (std::sqrt(std::sqrt(x[2])) - ((0.0 + x[1]) * (-1.25 * x[5])));
      }
      double v10 = (v2 * ((2.0 + 2.0) + 3.0));
    }
  }
  return v4;
}
inline double f306913(const double* x) {
  double v1 = std::min<double>(std::sqrt((x[5] + 3.0)), x[2]);
  v1 = std::sqrt((std::min<double>(7.0, 0.5) - x[1]));
  if ((std::isnan((-1.25 * 3.0)) || (x[0] <= double((0 % (1 + (-2 & 7))))))) {
    v1 += std::min<double>(std::min<double>(x[1], (x[1] + 2.0)), v1);
    if ((x[4]) > 0) {
      v1 = ((x[5] - (0.5 * x[1])) * ((x[3] + x[3]) * v1 - std::sqrt(2.0)) - (std::max<double>(x[5], 7.0) - x[5]));
    } else {
      double v2 = 7.0;
      for (int k3 = 0; k3 < 4; ++k3) {
        if ((((v1 * 1e-3 - 7.0) - ((0.5 <= 2.0) ? 2.0 : 0.5)) < x[2])) {
          for (int k4 = 0; k4 < 4; ++k4) {
            if (((std::fabs(x[3]) + (x[4] * 7.0 - -1.25)) == (((x[3] < 7.0) || (7.0 == x[5])) ? x[0] : x[1]))) continue;
            if ((cut((7.0 / 0.5)) <= int(unsigned(5) + unsigned(int(unsigned(1) & unsigned(0)))))) {
              v1 += v1;
            }
          }
          if ((((0.5 * std::sqrt(x[5]) - std::min<double>(v2, x[0])) + v1)) > 0) {
            if ((!(0.0 == 3.0) || ((2.0 * 0.0) > std::fabs(7.0)))) break;
            double v5 = x[0];
          } else {
            double v6 = (x[5] / std::max<double>((0.0 / -1.25), x[5]));
            double v7 = std::min<double>((std::sqrt(-1.25) / (x[1] - 2.0)), x[0]);
            double v8 = (((0.0 - -1.25) + std::min<double>(3.0, 7.0)) + v7);
          }
          double v9 = std::fabs(std::sqrt(v1));
        }
        double v10 = x[5];
        double v11 = v1;
      }
      double v12 = (!((0.0 >= 0.0) && (v2 == 3.0)) ? (-1.25 * x[0] - x[0]) : x[3]);
    }
  }
  double v13 = x[1];
  double v14 = x[4];
  return (((-1.25 - x[4]) / (1e-3 * 7.0 - 7.0)) * x[0] - v13);
}
inline double f306914(const double* x) {
  double v1 = x[2];
  for (int k2 = 0; k2 < 4; ++k2) {
    int n3 = (int(unsigned(std::min(int(unsigned(6) ^ unsigned(6)), 0)) * unsigned(3)) <= int(unsigned(int((int64_t(cut(x[5])) * (cut(-1.25) >> 12) - cut(x[5])) / 3 % 1000)) | unsigned(cut(2.0)))) ? 2 : int((int64_t(7) * (0 >> 12) - 7) / 3 % 1000);
    switch (n3) { case 0: v1 = (std::sqrt(((0.0 >= 2.0) ? 2.0 : 2.0)) + std::fabs(-1.25)); break; case 1: v1 = (x[0] * std::sqrt((3.0 - 0.0)) - double(k2)); default: v1 = x[2]; }
    if (std::isnan((v1 + x[4]))) {
      if ((std::min<double>(double(k2), x[2]) == x[2])) {
        v1 *= std::max<double>((((2.0 != -1.25) || (0.0 == -1.25)) ? x[1] : double(k2)), ((0.0 * -1.25 - x[1]) * std::sqrt(0.5)));
        double v4 = (((x[1] <= x[2]) && (0.0 <= 1e-3)) ? std::min<double>((1e-3 + 3.0), (1e-3 * x[2])) : (std::sqrt(2.0) * (x[3] - 2.0) - std::sqrt(2.0)));
      } else {
        for (int k5 = 0; k5 < 4; ++k5) {
          double v6 = std::min<double>(double(k2), (double(k5) * std::sqrt(7.0) - std::max<double>(0.5, 0.5)));
          if ((v1 >= (double(cut(3.0)) * std::fabs(-1.25)))) return (x[5] + float(int(unsigned(7) | unsigned((3 / (1 + (5 & 7)))))));
          v6 -= x[3];
        }
      }
    } else {
      v1 -= ((double(k2) - float(std::min(9, 3))) / (std::fabs(x[3]) / (v1 + x[5])));
    }
    if ((((3.0 / 1e-3) * (2.0 + -1.25) - (-1.25 * 2.0 - 1e-3)) != std::sqrt((3.0 * v1 - double(k2))))) return 1e-3;
  }
  v1 = (((2.0 / v1) * (3.0 * 2.0 - 1e-3)) + (x[4] + ((3.0 >= -1.25) ? v1 : -1.25)));
  for (int k7 = 0; k7 < 2; ++k7) {
    double v8 = std::fabs(std::min<double>(((x[4] == x[1]) ? -1.25 : -1.25), std::sqrt(-1.25)));
    double v9 = (v1 - ((-1.25 / 7.0) * (-1.25 + 2.0)));
  }
  double v10 = std::sqrt((double(int(unsigned(8) + unsigned(9))) - (0.5 * 2.0)));
  double v11 = (x[1] - (v10 * std::fabs(x[3])));
  double v12 = float(7);
  return (x[4] * x[3] - std::sqrt((1e-3 * v1 - 0.0)));
}
inline double f306915(const double* x) {
  double v1 = float(int(int8_t(int(unsigned(int(unsigned(6) - unsigned(7))) ^ unsigned(-3)))));
  for (int k2 = 0; k2 < 3; ++k2) {
    int n3 = std::isnan(x[1]) ? 0 : -3;
    switch (n3) { case 0: v1 = std::max<double>(x[3], (std::fabs(-1.25) * v1)); break; case 1: v1 = x[2]; default: v1 = (x[4] * (std::sqrt(v1) * v1 - (0.0 * 7.0))); }
    v1 += (x[0] - double(k2));
    for (int k4 = 0; k4 < 4; ++k4) {
      double v5 = v1;
      if (!!std::isnan(2.0)) {
        if (!(x[1] != (7.0 + x[0]))) continue;
        double v6 = (((double(k4) - double(k2)) >= (2.0 * 0.0 - 7.0)) ? (std::sqrt(0.5) + (v5 * 7.0)) : x[1]);
      }
      int w7 = 1;
    }
  }
  for (int k8 = 0; k8 < 2; ++k8) {
    if (std::isnan(x[5])) break;
  }
  int n9 = ((std::min<double>(7.0, -1.25) - float(std::min(8, 9))) != x[5]) ? 0 : int(uint16_t(int(uint16_t(int(unsigned(-2) ^ unsigned(int(unsigned(4) - unsigned(-3))))))));
  switch (n9) { case 0: v1 = ((x[5] * (-1.25 * x[0])) / ((2.0 / -1.25) * x[2])); break; case 1: v1 = (x[4] + (x[5] - ((-1.25 != 2.0) ? 3.0 : 0.0))); default: v1 = x[3]; }
  double v10 = std::sqrt(x[4]);
  if (!((v10 + x[3]) >= (1e-3 * 1e-3))) return x[1];
  return std::max<double>((x[1] + std::sqrt(x[1])), (std::isnan(v1) ? (2.0 / v1) : std::sqrt(-1.25)));
}
inline double f306916(const double* x) {
  double v1 = ((((0.0 <= 2.0) ? 0.0 : x[1]) * (x[1] * 1e-3)) - ((7.0 != 3.0) ? x[1] : (x[4] * -1.25)));
  for (int k2 = 0; k2 < 2; ++k2) {
    for (int k3 = 0; k3 < 1; ++k3) {
      v1 += x[1];
    }
  }
  if ((x[4] != (x[3] * std::sqrt(x[4]) - std::fabs(1e-3)))) {
    double v4 = -1.25;
  }
  double v5 = 2.0;
  for (int k6 = 0; k6 < 3; ++k6) {
    double v7 = (((double(k6) * 3.0) == (0.0 / -1.25)) ? v1 : (v1 * (0.5 / 0.0)));
    double v8 = x[5];
  }
  return x[4];
}
inline double f306917(const double* x) {
  double v1 = ((std::fabs(x[4]) * (x[5] * 0.0)) / std::sqrt((2.0 / 3.0)));
  if ((x[1] <= (std::max<double>(3.0, 0.0) + double(1)))) {
    int n2 = ((std::sqrt(0.0) <= (0.0 + x[1])) && (x[5] <= (v1 - 0.0))) ? 1 : std::min(int(unsigned(int(unsigned(std::min(5, 0)) & unsigned((7 >> (1 + (5 & 7)))))) | unsigned(int(unsigned(cut(0.0)) & unsigned(int((int64_t(7) * (8 >> 12) - 7) / 3 % 1000))))), int(int64_t(cut(0.5))));
    switch (n2) { case 0: v1 = (v1 * std::max<double>(x[2], ((3.0 != 7.0) ? v1 : 3.0)) - ((x[0] >= 3.0) ? (v1 + x[3]) : x[3])); break; case 1: v1 = double(int(unsigned(std::min(int(uint8_t(4)), (6 / (1 + (-3 & 7))))) - unsigned((8 % (1 + (int((int64_t(5) * (2 >> 12) - 5) / 3 % 1000) & 7)))))); default: v1 = std::max<double>(std::min<double>((x[3] * 0.0 - x[1]), std::fabs(3.0)), (std::max<double>(x[1], 0.5) - x[2])); }
  }
  if ((((x[3] >= 2.0) ? (x[1] / -1.25) : (7.0 - 0.0)) != ((x[2] < -1.25) ? (-1.25 / x[5]) : (x[3] + 0.5)))) {
    for (int k3 = 0; k3 < 4; ++k3) {
      if (((std::sqrt(1e-3) == x[1]) || (double(k3) != (3.0 + v1)))) {
        int w4 = (std::isnan(std::sqrt(7.0)) ? (int(uint8_t(int(unsigned(3) ^ unsigned(4)))) % (1 + (cut(3.0) & 7))) : cut(std::sqrt(7.0)));
      } else {
        double v5 = ((std::min(3, cut(3.0)) != (int(uint16_t(4)) / (1 + (-1 & 7)))) ? ((7.0 == x[4]) ? (x[4] - x[0]) : x[0]) : (((2.0 != 3.0) ? x[0] : 2.0) * (-1.25 * 0.5 - 1e-3) - x[0]));
        double* p6 = (std::fabs(x[5]) < (x[5] + x[2])) ? &v1 : &v5;
        *p6 += v5;
      }
      if (((std::sqrt(1e-3) * x[2] - ((3.0 != 3.0) ? 0.0 : 7.0)) == std::max<double>(std::sqrt(0.0), (0.0 + x[3])))) {
        int n7 = (x[2] > std::max<double>((0.0 + 3.0), (x[0] - 0.5))) ? 0 : 7;
        switch (n7) { case 0: v1 = std::fabs(((-1.25 + 0.0) - x[4])); break; case 1: v1 = std::max<double>((std::min<double>(-1.25, x[1]) + (3.0 * -1.25 - 1e-3)), (!(0.5 >= 2.0) ? ((1e-3 >= v1) ? -1.25 : 1e-3) : 0.0)); default: v1 = ((std::max<double>(1e-3, 7.0) <= (3.0 + 7.0)) ? x[3] : x[3]); }
      }
      double v8 = (x[1] * (v1 * float((1 / (1 + (6 & 7))))));
    }
    for (int k9 = 0; k9 < 1; ++k9) {
      v1 = ((std::sqrt(2.0) + (7.0 * x[5])) * std::sqrt(x[2]) - std::sqrt((0.5 - x[2])));
      v1 *= std::sqrt(double(k9));
      double v10 = (x[2] * ((0.5 + 2.0) - ((3.0 > x[5]) ? 7.0 : x[3])));
    }
  }
  double v11 = (x[1] + (std::sqrt(v1) * (2.0 * 7.0) - x[2]));
  return std::fabs(((7.0 * x[2]) + ((v1 <= v1) ? 0.5 : 0.0)));
}
inline double f306918(const double* x) {
  double v1 = (std::max<double>(std::min<double>(0.0, 3.0), (2.0 + -1.25)) - x[3]);
  v1 *= (std::min<double>(x[4], (-1.25 / 0.0)) / ((7.0 - v1) * (-1.25 * 0.0 - 1e-3)));
  double v2 = x[0];
  double v3 = v2;
  return x[0];
}
inline double f306919(const double* x) {
  double v1 = ((((7.0 < 2.0) || (3.0 <= 2.0)) ? (-1.25 + 0.0) : ((1e-3 >= 1e-3) ? 1e-3 : 2.0)) + (std::sqrt(x[0]) - ((3.0 <= x[5]) ? 2.0 : 2.0)));
  if (!(8 < int((int64_t(int(unsigned(4) | unsigned(0))) * (((7.0 == 0.5) ? -2 : 3) >> 12) - int(unsigned(4) | unsigned(0))) / 3 % 1000))) {
    int n2 = (x[0] > (x[3] * (2.0 - x[0]) - (0.5 * -1.25 - 0.5))) ? 0 : int(unsigned(-3) ^ unsigned(cut(x[1])));
    switch (n2) { case 0: v1 = x[4]; break; case 1: v1 = (x[0] - v1); default: v1 = std::max<double>(x[0], (std::sqrt(x[1]) / (3.0 - 3.0))); }
    double v3 = (float(cut(0.0)) * 2.0);
  } else {
    if ((std::fabs(v1)) > 0) {
      double v4 = std::fabs(float((9 >> (1 + (-1 & 7)))));
      if ((std::sqrt(x[4]) != float(-3))) {
        if ((x[5]) > 0) {
          double v5 = (((-1.25 > 0.0) ? x[1] : (1e-3 * x[2] - 7.0)) + (((-1.25 == v4) ? 0.5 : 1e-3) * (7.0 * 3.0)));
          double v6 = ((v5 * (v5 + -1.25) - (3.0 * 3.0)) + v5);
        }
      } else {
        if ((std::fabs(x[2]) > x[1])) {
          v1 *= (std::sqrt((7.0 + 0.5)) - std::max<double>(x[2], (x[5] - 0.0)));
          double v7 = v1;
        } else {
          double v8 = v4;
        }
      }
      v4 *= x[4];
    } else {
      double v9 = std::sqrt(v1);
    }
    double v10 = std::max<double>((std::max<double>(x[4], -1.25) * std::sqrt(x[0]) - (3.0 / -1.25)), x[1]);
  }
  double v11 = x[4];
  double v12 = 1e-3;
  double v13 = v12;
  double v14 = std::max<double>(x[0], x[2]);
  double v15 = v11;
  double v16 = x[2];
  return ((x[2] + ((x[1] == 1e-3) ? 2.0 : x[1])) + ((2.0 * 7.0 - v16) / std::min<double>(0.5, 3.0)));
}
inline double f306920(const double* x) {
  double v1 = (x[0] - ((2.0 + 7.0) + (1e-3 + 0.5)));
  v1 -= x[4];
  if (((((3.0 >= x[5]) ? 1e-3 : -1.25) * x[3] - (x[3] * 0.0 - -1.25)) > x[1])) return std::sqrt(x[0]);
  if (((x[3] / (3.0 - 0.0)) != x[0])) {
    double v2 = std::fabs(x[4]);
  } else {
    v1 = 7.0;
    v1 *= (std::sqrt(std::fabs(1e-3)) - ((2.0 - 1e-3) * x[5]));
  }
  if (((x[0] <= x[1]) || ((1e-3 - 7.0) > x[1]))) return (std::sqrt(x[1]) + x[0]);
  double v3 = x[0];
  double v4 = v3;
  return x[1];
}
inline double f306921(const double* x) {
  double v1 = x[1];
  if ((((-1.25 - -1.25) != (2.0 * 0.5 - -1.25)) || (8 > std::min(cut(-1.25), std::min(-2, 7))))) {
    for (int k2 = 0; k2 < 4; ++k2) {
      if (!(int(unsigned((8 >> (1 + (6 & 7)))) & unsigned(cut(x[2]))) != (cut(x[2]) % (1 + (int(unsigned(5) | unsigned(5)) & 7))))) return (((cut(2.0) >> (1 + (int((int64_t(6) * (5 >> 12) - 6) / 3 % 1000) & 7))) != int(unsigned(6) | unsigned((5 >> (1 + (0 & 7)))))) ? std::sqrt((0.0 * x[0] - 7.0)) : x[4]);
    }
  } else {
    double v3 = ((((-1.25 <= 0.0) ? 0.5 : x[4]) + std::sqrt(0.0)) - (x[4] + (3.0 / -1.25)));
    if (!(std::max<double>(-1.25, 0.0) == x[5])) {
      if (((x[0] * (x[0] * x[0])) < ((2.0 * 2.0) * std::fabs(-1.25) - std::min<double>(x[1], -1.25)))) {
        double v4 = (((x[0] * x[1] - x[0]) + (3.0 + 0.5)) + (((-1.25 != 0.0) || (0.5 >= x[0])) ? (3.0 * 2.0 - 2.0) : std::min<double>(0.5, 2.0)));
        double v5 = (std::min<double>(v1, x[1]) * v4 - ((0.0 + 2.0) + x[5]));
        v1 -= std::max<double>(((0.0 + 7.0) - std::sqrt(7.0)), 2.0);
      }
      for (int k6 = 0; k6 < 1; ++k6) {
        double v7 = (v3 / std::fabs(x[3]));
        v1 *= (double(k6) * (!(-1 < 1) ? (x[0] * x[4]) : double(k6)));
      }
    }
  }
  for (int k8 = 0; k8 < 1; ++k8) {
    double v9 = (((v1 + 7.0) <= (x[2] * 3.0 - 1e-3)) ? (std::fabs(7.0) * (7.0 - 0.0)) : -1.25);
    double v10 = (((7.0 - x[4]) == x[1]) ? x[0] : (x[5] - (3.0 + 7.0)));
    double v11 = float(int(unsigned(int(unsigned(6) & unsigned(-1))) * unsigned(int(unsigned(2) * unsigned(7)))));
  }
  double v12 = std::fabs(((1e-3 + 7.0) * (7.0 - 7.0) - (x[3] - -1.25)));
  return (((3.0 / 0.0) - (0.5 * x[1])) - x[3]);
}
inline double f306922(const double* x) {
  double v1 = (((0.0 * 2.0 - 0.5) - x[2]) + x[4]);
  v1 -= (((3.0 + 7.0) + x[3]) * ((1e-3 / 3.0) - (0.0 * 7.0 - 0.5)));
  double v2 = x[4];
  if ((v1) > 0) {
    double v3 = (std::fabs((0.0 * 2.0 - 0.5)) - std::max<double>(std::sqrt(3.0), std::max<double>(x[0], -1.25)));
    v2 = v2;
    int n4 = !((int(unsigned(8) + unsigned(2)) > std::min(-3, 5)) || (0.5 < 3.0)) ? 0 : 1;
    switch (n4) { case 0: v2 = ((((v2 > 1e-3) ? 2.0 : -1.25) + (0.0 * v1 - x[3])) - x[5]); break; case 1: v2 = std::min<double>(double(int(uint8_t((4 >> (1 + (4 & 7)))))), std::min<double>((-1.25 / -1.25), v1)); default: v3 = x[0]; }
  }
  double v5 = x[3];
  v2 += (v5 + v1);
  return x[1];
}
inline double f306923(const double* x) {
  double v1 = x[2];
  double v2 = (std::max<double>(std::sqrt(1e-3), (1e-3 * 1e-3 - v1)) / std::fabs((0.5 * 0.5)));
  if ((x[2]) > 0) {
    double v3 = v1;
    double v4 = (((7.0 * 3.0 - 0.5) < x[2]) ? x[1] : x[4]);
  }
  double v5 = (x[5] * x[1] - x[5]);
  double v6 = (v5 - (double(int(unsigned(7) | unsigned(8))) + (0.5 * -1.25 - 3.0)));
  if ((x[2] != v2)) {
    int n7 = ((!(-1.25 >= 2.0) || (0.5 < 2.0)) && ((1e-3 != x[2]) || ((-1.25 != 0.5) && (2.0 > 3.0)))) ? 2 : int(unsigned(4) - unsigned(2));
    switch (n7) { case 0: v1 = x[1]; break; case 1: v5 = x[4]; default: v5 = x[3]; }
    double v8 = std::fabs(((v1 + 0.5) * (0.0 - 3.0) - (x[4] - v1)));
    if (((v6 + (0.0 / 1e-3)) <= float(int(unsigned(cut(0.5)) ^ unsigned(int(unsigned(0) ^ unsigned(-3))))))) {
      v8 *= std::sqrt(((2.0 * 0.5) - x[3]));
    } else {
      int w9 = int(unsigned(cut(float(-3))) | unsigned(int(unsigned(cut(7.0)) & unsigned(int(unsigned((9 / (1 + (2 & 7)))) | unsigned(0))))));
      if (((0.0 - ((0.5 / x[1]) / (2.0 * -1.25)))) > 0) {
        v1 += (x[0] * (x[0] + x[2]) - 2.0);
      }
      double v10 = v5;
    }
  }
  return x[4];
}
inline double f306924(const double* x) {
  double v1 = std::min<double>((x[0] * float((-2 % (1 + (4 & 7)))) - (x[0] / x[5])), ((x[4] < x[0]) ? (x[5] + x[5]) : (-1.25 * 1e-3)));
  double v2 = v1;
  for (int k3 = 0; k3 < 3; ++k3) {
    v2 *= x[5];
  }
  double v4 = x[4];
  double v5 = (((3.0 * 3.0) * (0.0 - 3.0)) * (std::sqrt(-1.25) + std::sqrt(7.0)) - v1);
  return (x[4] * ((0.0 + v4) + (1e-3 * x[2])));
}
inline double f306925(const double* x) {
  double v1 = std::sqrt(x[0]);
  v1 = ((((2.0 <= 1e-3) ? 0.0 : 7.0) * std::fabs(2.0) - std::sqrt(7.0)) + (x[4] * std::sqrt(-1.25) - (3.0 * 2.0 - 1e-3)));
  double v2 = ((std::sqrt(1e-3) > 3.0) ? v1 : x[5]);
  double v3 = (x[1] / (((9 <= -1) ? 0.5 : 7.0) * (2.0 + x[5])));
  for (int k4 = 0; k4 < 4; ++k4) {
    for (int k5 = 0; k5 < 1; ++k5) {
      double v6 = (std::min<double>(std::max<double>(v3, 0.0), (x[4] * 0.0)) - (std::sqrt(x[4]) * (3.0 * -1.25 - 1e-3)));
      for (int k7 = 0; k7 < 3; ++k7) {
        if ((x[3] != (double(k7) - (v6 * 2.0 - 3.0)))) {
          v2 += std::sqrt(x[1]);
        } else {
          double v8 = ((std::max<double>(7.0, 7.0) < ((0.5 > 0.5) ? 3.0 : 0.0)) ? (std::sqrt(0.5) - (x[2] * 0.5)) : ((1e-3 * 0.5 - double(k5)) / (0.0 / 7.0)));
        }
        double v9 = 7.0;
        if ((std::sqrt((double(k4) + v6)) < (((x[2] < 0.0) ? 0.5 : double(k5)) * std::min<double>(3.0, 3.0) - x[1]))) {
          for (int k10 = 0; k10 < 2; ++k10) {
            if ((((7.0 - 2.0) * (v2 * -1.25) - double(k4)) > (std::sqrt(v6) + double(k5)))) {
              double v11 = (((1e-3 * -1.25) >= x[1]) ? std::fabs((1e-3 * 1e-3 - x[3])) : v9);
              double v12 = (v2 * std::max<double>((x[4] + 0.5), (3.0 * 0.5)));
            } else {
              double v13 = (v9 / (x[4] + (2.0 + 3.0)));
              double v14 = double(7);
            }
          }
          double v15 = std::sqrt(((3.0 * -1.25) + double(k4)));
          double v16 = (v6 * std::fabs((0.0 * -1.25 - 0.5)) - (std::fabs(1e-3) + double(k4)));
        }
      }
    }
    double v17 = float(7);
  }
  double v18 = x[5];
  return x[3];
}
inline double f306926(const double* x) {
  double v1 = ((std::fabs(3.0) > (7.0 * -1.25 - -1.25)) ? x[5] : ((x[5] * -1.25) * (x[1] + x[3]) - x[1]));
  double v2 = (x[1] / (x[1] - (-1.25 * 7.0)));
  for (int k3 = 0; k3 < 2; ++k3) {
    int w4 = int((int64_t(-1) * (std::min(-1, -3) >> 12) - -1) / 3 % 1000);
    if (((int(unsigned(6) + unsigned(w4)) < w4) || ((int(unsigned(w4) | unsigned(-3)) / (1 + (cut(x[0]) & 7))) == int(uint16_t(w4))))) {
      double v5 = x[0];
    } else {
      double v6 = x[3];
    }
  }
  double v7 = (x[1] + std::max<double>((7.0 / 7.0), std::sqrt(2.0)));
  return x[0];
}
inline double f306927(const double* x) {
  double v1 = std::min<double>(double(int(unsigned(5) * unsigned((3 / (1 + (-3 & 7)))))), std::max<double>(x[2], ((0.0 >= 1e-3) ? 7.0 : 7.0)));
  v1 = x[2];
  v1 -= (((x[0] * 0.5 - 7.0) + (3.0 + -1.25)) * std::sqrt(std::sqrt(x[5])));
  double v2 = x[1];
  double v3 = ((x[4] + x[5]) - ((3.0 / 0.5) + (2.0 / 0.0)));
  v3 *= v1;
  return v3;
}
inline double f306928(const double* x) {
  double v1 = ((x[0] + x[4]) + (x[2] - std::max<double>(3.0, x[0])));
  if (!(std::min<double>(0.0, 2.0) <= x[5])) return -1.25;
  v1 = x[1];
  if ((std::sqrt(std::min<double>((7.0 / 2.0), x[5]))) > 0) {
    if ((((std::fabs(x[1]) - 2.0) * v1 - (x[3] + (x[1] * 1e-3)))) > 0) {
      double v2 = x[0];
      v2 *= v1;
    } else {
      double v3 = v1;
      for (int k4 = 0; k4 < 4; ++k4) {
        if ((std::fabs(x[1]) <= v3)) {
          if ((x[2] <= ((0.5 != -1.25) ? std::min<double>(0.5, x[0]) : (-1.25 * 7.0)))) {
            for (int k5 = 0; k5 < 1; ++k5) {
              v1 -= ((((x[4] == x[4]) && (v1 < 1e-3)) ? 7.0 : v1) - ((x[3] < 2.0) ? double(k4) : (v3 + x[0])));
              if (((x[1] > double(k4)) || (v1 >= double(k4)))) {
                if ((std::min<double>(std::fabs(x[1]), v1)) > 0) {
                  double v6 = (x[5] * std::max<double>(std::sqrt(1e-3), double(k5)));
                  double v7 = (v3 - std::min<double>(v3, (2.0 + 3.0)));
                }
              } else {
                double v8 = (x[4] / ((7.0 - v1) + x[3]));
              }
            }
            double v9 = (x[4] * double(int(unsigned(int(int64_t(0))) * unsigned(cut(2.0)))));
          } else {
            double v10 = x[0];
            double v11 = (((7.0 * 2.0 - 0.0) > (1e-3 * v3)) ? x[0] : ((7.0 * 0.5) + (7.0 * 0.0)));
            double v12 = (x[4] * ((7.0 + 7.0) * std::sqrt(0.0) - 2.0) - std::sqrt(x[2]));
          }
          double v13 = double(k4);
          double v14 = std::sqrt(((2.0 + v3) - std::max<double>(0.0, 3.0)));
        } else {
          double v15 = (std::sqrt((0.5 * 3.0)) * (std::max<double>(x[5], x[4]) * ((3.0 >= 0.5) ? 2.0 : v1)));
        }
      }
    }
    double v16 = x[3];
  } else {
    double v17 = x[0];
    double v18 = x[3];
    double v19 = std::sqrt(((0.5 * 1e-3) + (7.0 + 0.5)));
  }
  return (std::max<double>((x[2] / 1e-3), x[1]) - (x[1] * std::sqrt(7.0) - v1));
}
inline double f306929(const double* x) {
  double v1 = std::sqrt(((3.0 / 1e-3) - (2.0 / -1.25)));
  for (int k2 = 0; k2 < 1; ++k2) {
    if ((std::sqrt((-1.25 / -1.25)) >= (v1 - double(k2)))) break;
    v1 = x[2];
    double v3 = x[0];
  }
  v1 = (std::sqrt((2.0 * x[1])) * ((-1.25 / 0.5) * x[4]));
  if ((((x[3] > 2.0) || (4 == int(unsigned(-2) ^ unsigned(7)))) && (((1e-3 == 0.5) && (0.5 == 7.0)) || (0.0 >= x[4])))) {
    for (int k4 = 0; k4 < 4; ++k4) {
      v1 = double(k4);
      double v5 = x[1];
    }
    v1 -= x[0];
  } else {
    double v6 = (std::sqrt(std::max<double>(3.0, -1.25)) - x[5]);
    double v7 = x[2];
  }
  return (std::min<double>(1e-3, (0.5 - x[3])) * (((2 > 8) ? 0.5 : x[4]) * ((x[2] > -1.25) ? x[5] : x[2]) - (x[3] - 0.5)) - double(int((int64_t(3) * ((2 % (1 + (9 & 7))) >> 12) - 3) / 3 % 1000)));
}
inline double f306930(const double* x) {
  double v1 = ((std::max<double>(0.0, 2.0) - (0.0 / 2.0)) + ((0.5 * 7.0) / std::sqrt(2.0)));
  v1 -= (float(std::min(cut(v1), cut(-1.25))) * ((x[1] * 0.5 - 2.0) - x[1]) - std::max<double>(std::sqrt(1e-3), std::fabs(-1.25)));
  v1 = (float(int(unsigned(int(unsigned(6) + unsigned(5))) ^ unsigned(int(unsigned(-1) & unsigned(9))))) + (double(9) - std::sqrt(x[2])));
  if (((std::max<double>(-1.25, v1) + (-1.25 * -1.25)) != x[1])) {
    double v2 = (x[1] - v1);
    if (((-1.25 - x[5]) < (((x[0] >= -1.25) ? x[0] : 2.0) * std::sqrt(3.0) - (3.0 - 7.0)))) return 0.0;
    double a3[3] = {v2, std::min<double>((x[2] * v2), (x[2] + x[0])), std::sqrt((v2 - v1))};
    const unsigned i4 = unsigned(9) % 3;
  }
  v1 += ((x[4] + x[4]) - std::sqrt((0.5 * 0.5)));
  double v5 = double(cut(std::fabs(v1)));
  return std::max<double>(x[0], ((3 > 3) ? (x[3] - 1e-3) : std::min<double>(x[0], 3.0)));
}
inline double f306931(const double* x) {
  double v1 = ((x[5] * x[0] - 3.0) + std::sqrt((7.0 * 1e-3 - x[3])));
  double v2 = x[3];
  for (int k3 = 0; k3 < 3; ++k3) {
    int w4 = int(unsigned(4) - unsigned(int(int64_t(3))));
    v1 -= ((std::max<double>(7.0, 2.0) / (0.5 * -1.25)) - x[1]);
    double v5 = v1;
  }
  if ((((7.0 * v2) + (-1.25 * 3.0)) > ((x[2] < 3.0) ? (2.0 * 0.0) : std::max<double>(1e-3, -1.25)))) return double(9);
  return (std::max<double>((1e-3 * 2.0 - 0.5), x[1]) * std::fabs((x[0] + -1.25)));
}
inline double f306932(const double* x) {
  double v1 = (x[1] * ((3.0 - x[4]) * x[0] - std::min<double>(0.5, -1.25)));
  v1 = (std::fabs((0.0 * 2.0 - 3.0)) * x[3]);
  for (int k2 = 0; k2 < 2; ++k2) {
    v1 *= (!(int(unsigned(8) * unsigned(9)) == -3) ? double(k2) : x[3]);
    if ((x[1] >= std::min<double>((x[4] + 0.5), (1e-3 + -1.25)))) return x[2];
    v1 *= (std::min<double>((x[1] / 0.0), (0.5 - 0.5)) * std::fabs((-1.25 - 1e-3)));
  }
  if ((x[0]) > 0) {
    v1 = x[3];
    for (int k3 = 0; k3 < 3; ++k3) {
      for (int k4 = 0; k4 < 1; ++k4) {
        v1 *= x[2];
        if ((double(k3)) > 0) {
          double v5 = x[4];
          v5 += (x[5] * std::min<double>(x[0], (2.0 * -1.25)));
        } else {
          double a6[3] = {((std::sqrt(0.5) + (1e-3 + 2.0)) - v1), std::fabs((std::max<double>(7.0, 7.0) * std::fabs(3.0) - std::fabs(0.0))), ((std::sqrt(1e-3) + (2.0 + x[5])) * std::fabs((1e-3 * 2.0 - -1.25)))};
          const unsigned i7 = unsigned(((x[1] <= v1) ? 8 : 0)) % 3;
        }
      }
    }
  } else {
    double v8 = ((std::max<double>(1e-3, 0.0) * (0.5 / x[3]) - std::min<double>(1e-3, x[2])) + ((7.0 * x[0] - 0.0) * x[5]));
    double v9 = (((int(unsigned(5) ^ unsigned(2)) <= 7) ? (0.5 * 1e-3) : x[3]) * std::fabs(((0.5 >= 0.5) ? x[2] : 0.0)) - (x[1] * (7.0 - 2.0) - (0.5 / -1.25)));
    double v10 = (x[4] * ((x[1] + 0.0) * v9) - (x[1] - x[0]));
  }
  double v11 = x[4];
  double v12 = x[4];
  double v13 = (std::max<double>((x[0] - 3.0), std::min<double>(v1, 2.0)) / ((2.0 - 2.0) * float(-3) - x[2]));
  return x[2];
}
inline double f306933(const double* x) {
  double v1 = (std::fabs((0.5 * x[4])) + double(1));
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 -= std::sqrt(x[2]);
    v1 = (x[5] * (x[2] + double((-2 % (1 + (-2 & 7))))) - ((2.0 / 2.0) - (0.5 - 1e-3)));
    double v3 = ((x[2] + x[2]) * (x[3] - 1e-3));
  }
  v1 = (((2.0 * 0.0 - 3.0) + std::sqrt(7.0)) - ((0.5 * 7.0 - 7.0) - std::sqrt(0.5)));
  if (std::isnan(((x[3] / 0.0) - ((7.0 > -1.25) ? 0.0 : 0.5)))) return ((int(unsigned(8) * unsigned(int(uint16_t(-2)))) != int(int64_t(5))) ? x[0] : ((x[2] * x[5] - -1.25) / std::fabs(0.5)));
  if ((x[1]) > 0) {
    if ((x[1] != (((x[0] <= 1e-3) ? 7.0 : 1e-3) + (0.0 - 7.0)))) {
      double v4 = float(-3);
      double v5 = (((x[5] + 0.5) - x[3]) * 3.0);
      if ((std::sqrt(1e-3) <= (x[2] * (2.0 * x[3] - x[0])))) return std::sqrt(x[2]);
    }
  }
  double v6 = (std::min<double>(x[4], x[4]) / std::fabs(std::sqrt(0.0)));
  if (((5 == ((0.5 >= -1.25) ? cut(x[5]) : 5)) || (!(2.0 != 7.0) && (0.0 >= x[3])))) {
    v6 *= std::sqrt((((v1 >= 0.0) ? 3.0 : 0.5) * (2.0 * 3.0)));
  } else {
    double v7 = (((v1 * 0.5 - x[4]) + ((0.5 > 3.0) ? 0.5 : 3.0)) + (((0.5 >= 0.5) && (x[0] == 0.5)) ? x[2] : (x[3] / 0.0)));
    double v8 = std::sqrt(std::fabs((1e-3 + x[1])));
  }
  double v9 = std::max<double>((x[4] + ((0.0 != 7.0) ? 3.0 : 7.0)), ((x[2] * 1e-3) / (x[5] + -1.25)));
  return 2.0;
}
inline double f306934(const double* x) {
  double v1 = (std::sqrt(x[2]) * x[5]);
  double v2 = std::sqrt((((x[3] == x[3]) ? -1.25 : x[2]) * (1e-3 - x[3])));
  int n3 = !std::isnan((-1.25 * 0.0 - -1.25)) ? 0 : std::min(6, 4);
  switch (n3) { case 0: v2 = x[2]; break; case 1: v1 = std::fabs(std::fabs(v1)); default: v2 = ((x[1] + x[3]) - x[0]); }
  if ((x[2]) > 0) {
    for (int k4 = 0; k4 < 4; ++k4) {
      v2 = 7.0;
    }
    double v5 = (std::sqrt(std::sqrt(-1.25)) - v1);
    for (int k6 = 0; k6 < 4; ++k6) {
      if (((2.0 <= (1e-3 * 7.0)) && ((x[4] * -1.25) == (7.0 + v5)))) break;
      if (((v5 <= std::max<double>(7.0, v5)) || (std::sqrt(0.5) <= x[0]))) break;
    }
  } else {
    if ((std::fabs((std::max<double>(0.0, 0.0) * (x[4] * 7.0 - 3.0)))) > 0) {
      for (int k7 = 0; k7 < 2; ++k7) {
        double v8 = x[1];
      }
      if ((((x[0] * 3.0 - v2) - x[3]) >= (7.0 * (1e-3 * -1.25 - x[5])))) {
        v1 += (x[3] * (x[5] * x[5]));
        double v9 = x[3];
      }
      double v10 = x[4];
    }
    double v11 = (std::max<double>((2.0 - x[5]), std::max<double>(7.0, x[0])) * ((7.0 * 0.0 - -1.25) - v2));
    double v12 = ((std::sqrt(0.0) * (x[2] + 0.5)) - std::sqrt((0.5 - 0.5)));
  }
  return x[2];
}
inline double f306935(const double* x) {
  double v1 = std::sqrt((x[5] + (0.5 * 0.0)));
  double v2 = ((((7 == 0) && (1e-3 > 1e-3)) ? 3.0 : x[1]) / (v1 * (7.0 + 3.0)));
  double v3 = x[5];
  v3 = x[5];
  if ((std::fabs(v2) < ((x[5] * 1e-3) - std::max<double>(7.0, 0.0)))) {
    double a4[3] = {v3, (std::sqrt((1e-3 * 0.5 - 1e-3)) + (double(cut(0.0)) * (x[5] - 0.5) - 7.0)), v3};
    const int i5 = ((((0.0 != 7.0) ? v3 : 1e-3) <= ((x[0] > x[2]) ? 2.0 : 0.0)) && (double(std::min(-2, 1)) == (2.0 - 7.0))) ? 0 : 2;
    v1 -= std::fabs(0.5);
    v2 += x[1];
  } else {
    if ((((v2 * x[3]) >= (v2 - 0.5)) && ((0.5 - 2.0) < v1))) {
      v2 -= 7.0;
      double* p6 = (x[5] > std::fabs((1e-3 - 1e-3))) ? &v2 : &v1;
      *p6 += std::sqrt((x[5] + ((5 <= -2) ? x[5] : 0.5)));
    }
  }
  double v7 = ((((1e-3 <= 0.5) || (0.5 <= 1e-3)) ? double(9) : std::fabs(v3)) + x[3]);
  int w8 = cut(v2);
  return (v1 * x[4] - (std::isnan(x[5]) ? v7 : ((1e-3 != 7.0) ? 2.0 : 3.0)));
}
inline double f306936(const double* x) {
  double v1 = x[2];
  for (int k2 = 0; k2 < 2; ++k2) {
    v1 -= (v1 * ((2.0 - 7.0) - (x[1] * 7.0)) - v1);
    double v3 = x[1];
  }
  double v4 = ((x[4] * x[2] - (x[1] * 2.0)) + double(6));
  if ((v1) > 0) {
    double v5 = (x[5] * ((0.5 * -1.25 - x[3]) + double(4)) - (((0.0 <= 0.5) ? 3.0 : 7.0) * (7.0 * x[3] - 7.0) - (0.0 * 0.0)));
  } else {
    double* p6 = (x[4] != (x[5] * (x[5] + 1e-3) - (-1.25 * x[2] - 7.0))) ? &v1 : &v4;
    *p6 += x[0];
  }
  double v7 = ((v1 * (-1.25 * 1e-3)) / float((std::min(-3, 4) % (1 + (int(int16_t(0)) & 7)))));
  if ((int(int16_t((9 >> (1 + (int(int64_t(2)) & 7))))) == 5)) {
    double v8 = std::sqrt(v7);
    for (int k9 = 0; k9 < 1; ++k9) {
      v4 = std::min<double>(((2.0 + -1.25) * (v8 * 0.0) - x[2]), (float(int(unsigned(-2) * unsigned(-1))) * ((0.5 == 1e-3) ? x[2] : v4)));
      if (((((-1.25 >= -1.25) || (-1.25 >= x[1])) ? x[5] : std::max<double>(x[2], x[4]))) > 0) {
        double v10 = v4;
        double v11 = std::sqrt((x[2] * std::max<double>(v4, v8)));
      } else {
        double v12 = v4;
      }
      double v13 = ((x[0] + std::sqrt(2.0)) - (std::max<double>(x[0], 0.5) / ((-1.25 < 1e-3) ? 3.0 : 3.0)));
    }
  } else {
    double v14 = std::min<double>((v1 * x[2]), std::min<double>(x[3], v7));
  }
  double v15 = v4;
  double v16 = (((7.0 - x[2]) - std::sqrt(-1.25)) * ((3.0 * 0.5 - 0.5) * (-1.25 - v4)));
  return v15;
}
inline double f306937(const double* x) {
  double v1 = (!(-1.25 < -1.25) ? ((0.5 != 0.5) ? double(int(unsigned(9) ^ unsigned(0))) : std::fabs(7.0)) : ((x[0] * 7.0) * x[5] - x[5]));
  double a2[3] = {v1, ((float(-1) * (x[1] - 2.0) - (7.0 + 2.0)) * x[2]), std::fabs(((3.0 + 2.0) * std::sqrt(x[2]) - std::sqrt(-1.25)))};
  const unsigned i3 = unsigned(7) % 3;
  double v4 = x[2];
  double* p5 = (((0.5 - a2[i3]) * (x[4] + 0.0)) < (x[2] - x[4])) ? &v4 : &v1;
  *p5 += std::fabs((std::fabs(0.5) - std::min<double>(x[4], -1.25)));
  double v6 = (std::min<double>((7.0 * 7.0), (x[2] / 2.0)) - (x[0] * (-1.25 - 1e-3)));
  for (int k7 = 0; k7 < 3; ++k7) {
    v6 += (((a2[1] + x[3]) * ((-3 < 2) ? v1 : 3.0)) - a2[1]);
    double v8 = std::min<double>(x[4], ((0.0 + -1.25) * std::sqrt(0.5)));
  }
  return x[4];
}
inline double f306938(const double* x) {
  double v1 = double(6);
  double v2 = (v1 + ((1e-3 * -1.25) - std::min<double>(1e-3, 3.0)));
  v2 *= (((x[4] + x[2]) * (3.0 - 2.0)) * std::sqrt(x[1]));
  v2 *= 0.0;
  if ((x[1]) > 0) {
    double v3 = std::sqrt(std::sqrt((7.0 - 0.5)));
    double v4 = (((x[1] < -1.25) || ((7.0 != 7.0) || (0.5 < 1e-3))) ? ((1e-3 / 1e-3) + std::min<double>(3.0, -1.25)) : x[5]);
    v2 *= (x[3] + x[1]);
  }
  double v5 = (std::sqrt((0.5 + 2.0)) - std::max<double>(x[2], std::sqrt(0.5)));
  for (int k6 = 0; k6 < 4; ++k6) {
    double v7 = (!(0.0 >= x[4]) ? v5 : (x[3] * std::fabs(x[5])));
  }
  double v8 = (std::max<double>((1e-3 * 1e-3 - 7.0), float(int(unsigned(6) + unsigned(1)))) * x[1] - (std::isnan(0.0) ? (0.0 * 3.0 - -1.25) : (-1.25 + x[5])));
  return v5;
}
inline double f306939(const double* x) {
  double v1 = x[2];
  if (std::isnan((std::fabs(7.0) * std::max<double>(-1.25, 7.0) - double(int(unsigned(6) | unsigned(2)))))) {
    if (((6 < int((int64_t(int(unsigned(0) + unsigned(-2))) * (7 >> 12) - int(unsigned(0) + unsigned(-2))) / 3 % 1000)) || (std::min<double>(0.0, 2.0) < v1))) {
      double v2 = std::min<double>((3.0 * ((x[4] < 2.0) ? -1.25 : -1.25) - (3.0 * 1e-3 - x[5])), ((x[3] + x[3]) * std::min<double>(0.0, x[1])));
      double v3 = std::sqrt((x[2] - std::sqrt(v2)));
    } else {
      if (!((0.0 - x[5]) < (-1.25 - -1.25))) {
        for (int k4 = 0; k4 < 1; ++k4) {
          if ((std::sqrt(float((-1 >> (1 + (5 & 7))))) < ((3.0 < 7.0) ? (2.0 + 7.0) : ((0.0 == v1) ? 0.0 : 0.0)))) {
            if ((((0.0 / 3.0) != (x[4] * x[2])) || (double(k4) != x[4]))) return float(5);
            if ((x[1]) > 0) {
              v1 += (std::sqrt(std::max<double>(0.5, -1.25)) * (std::sqrt(-1.25) - x[5]));
              v1 -= (v1 * (x[0] + (0.0 - 0.5)));
            } else {
              if ((7 > 6)) {
                int w5 = cut(v1);
              }
              for (int k6 = 0; k6 < 3; ++k6) {
                double v7 = (((0.0 / 3.0) == v1) ? ((cut(0.5) == -3) ? (0.5 - -1.25) : x[4]) : std::sqrt((double(k6) * 0.0)));
                double v8 = std::fabs(double(k4));
                double v9 = (v7 * ((v8 * 0.5) / (3.0 * v7)) - (std::min<double>(x[0], 2.0) / (v7 * -1.25)));
              }
            }
            double v10 = (3.0 + x[1]);
          } else {
            double v11 = (std::sqrt((3.0 - double(k4))) * v1);
            double v12 = std::sqrt(std::max<double>(x[0], (x[2] * v11 - 0.5)));
          }
          double v13 = (x[1] + double(k4));
        }
        double v14 = (x[2] - ((3.0 * 7.0) + x[2]));
        double v15 = std::sqrt(std::fabs(v14));
      } else {
        double v16 = x[2];
      }
    }
    double v17 = std::min<double>(x[3], std::sqrt(std::max<double>(3.0, 1e-3)));
    double v18 = std::sqrt(x[0]);
  } else {
    double v19 = (std::sqrt((v1 + 1e-3)) * (std::sqrt(x[2]) * ((3.0 == x[4]) ? 0.0 : x[1]) - (x[4] - x[5])) - ((1e-3 - x[2]) * (7.0 - 3.0)));
    double v20 = (std::sqrt(double(int(int64_t(8)))) * ((0.0 / 7.0) * x[0]));
    double v21 = ((v1 - (3.0 + 0.0)) + (std::max<double>(2.0, 3.0) * (1e-3 * 0.5) - 2.0));
  }
  double v22 = (((0.0 >= x[0]) ? (0.0 * 7.0) : ((7.0 >= 3.0) ? 3.0 : 1e-3)) - std::sqrt(-1.25));
  double v23 = std::fabs(v1);
  double v24 = (x[2] - (x[2] + (0.0 * -1.25 - 7.0)));
  double v25 = (float(int(unsigned(0) ^ unsigned(((v22 > -1.25) ? 5 : -2)))) * ((7.0 * v22) - x[1]) - ((2.0 * 7.0 - 1e-3) / std::sqrt(0.5)));
  double v26 = (((0.0 < -1.25) ? std::fabs(v24) : ((3.0 == -1.25) ? x[4] : x[3])) + v1);
  double v27 = (((((1e-3 == 3.0) ? 7 : 2) == 3) ? (3.0 - x[4]) : std::sqrt(3.0)) * std::min<double>(std::min<double>(0.5, 2.0), (x[4] * x[3])));
  return x[4];
}
inline double f306940(const double* x) {
  double v1 = std::fabs(((x[0] + 7.0) * x[4] - x[3]));
  int w2 = 6;
  double v3 = std::sqrt((std::max<double>(1e-3, 2.0) + x[4]));
  double v4 = std::min<double>(((0.0 <= 2.0) ? (v1 / -1.25) : x[2]), (x[1] * -1.25 - std::min<double>(0.0, 0.5)));
  if (((v3 != (x[3] - 1e-3)) || !((0.5 == -1.25) && (3.0 > 0.5)))) {
    if (((std::min<double>(0.5, 2.0) + v4) != (x[0] * std::max<double>(x[2], 3.0) - x[0]))) return (v4 * x[4]);
    if ((((1e-3 <= 0.5) && !(-1.25 < 0.5)) && (w2 < -1))) {
      if ((w2 == (std::isnan(v4) ? (cut(3.0) / (1 + (int((int64_t(8) * (-2 >> 12) - 8) / 3 % 1000) & 7))) : int(unsigned(int(unsigned(9) ^ unsigned(w2))) | unsigned(int(unsigned(4) * unsigned(w2))))))) {
        for (int k5 = 0; k5 < 4; ++k5) {
          v3 *= x[4];
        }
        for (int k6 = 0; k6 < 3; ++k6) {
          if (!((0.5 < v3) && (x[1] == v3))) {
            v4 = double(k6);
            v4 += 1e-3;
            if ((std::fabs((-1.25 + v3)) > x[0])) {
              double v7 = v4;
              double v8 = (v1 + x[2]);
            }
          } else {
            double v9 = ((!(7.0 == 1e-3) ? std::min<double>(-1.25, 0.0) : x[5]) * x[4]);
            double v10 = std::sqrt((x[5] * 7.0 - std::sqrt(2.0)));
          }
          double v11 = x[5];
        }
      }
    }
  } else {
    double v12 = (((x[4] + x[1]) != v1) ? (std::min<double>(x[3], 0.0) + (-1.25 - 0.0)) : std::fabs(std::min<double>(1e-3, 2.0)));
    double v13 = v3;
    double v14 = std::min<double>(((2.0 + 7.0) / v3), float(w2));
  }
  double v15 = x[0];
  return (std::fabs((1e-3 / v4)) - std::max<double>((0.5 * x[1]), (1e-3 + x[1])));
}
inline double f306941(const double* x) {
  double v1 = (std::fabs(x[2]) + (7.0 * std::max<double>(0.0, x[5])));
  if ((int(unsigned(int((int64_t(int(unsigned(3) - unsigned(2))) * (cut(x[0]) >> 12) - int(unsigned(3) - unsigned(2))) / 3 % 1000)) * unsigned(int(int16_t(cut(x[4]))))) <= cut(x[4]))) {
    if ((9 > int(unsigned(int((int64_t(std::min(-3, -2)) * (int(unsigned(4) | unsigned(7)) >> 12) - std::min(-3, -2)) / 3 % 1000)) - unsigned(cut(7.0))))) {
      v1 *= (x[2] - std::max<double>((7.0 - x[2]), (0.0 - 7.0)));
      int w2 = int(int8_t(7));
    }
  }
  v1 *= x[3];
  v1 *= (std::fabs(std::max<double>(2.0, -1.25)) * ((x[4] - 0.5) / std::min<double>(v1, -1.25)) - std::max<double>((-1.25 - 3.0), v1));
  v1 *= std::fabs(((2.0 / x[0]) + x[3]));
  v1 = x[5];
  int n3 = ((7 <= std::min(cut(0.5), int(unsigned(5) - unsigned(5)))) && (std::isnan(x[2]) || (0.5 == 2.0))) ? 1 : int(unsigned(int(unsigned(9) * unsigned(9))) + unsigned(3));
  switch (n3) { case 0: v1 = x[3]; break; case 1: v1 = ((x[0] * x[3]) + x[0]); default: v1 = (((0.0 * 3.0 - 7.0) > ((1e-3 == x[5]) ? -1.25 : 0.5)) ? (std::min<double>(v1, 2.0) * std::sqrt(x[5]) - (1e-3 * 0.0)) : (v1 - std::max<double>(v1, x[2]))); }
  if ((x[3]) > 0) {
    int n4 = (cut(x[1]) < int(unsigned(1) | unsigned(1))) ? 0 : int(unsigned(5) + unsigned(9));
    switch (n4) { case 0: v1 = std::sqrt((std::fabs(x[3]) / (0.5 + 1e-3))); break; case 1: v1 = ((x[5] - (2.0 * 0.5)) / ((x[4] - x[3]) * 7.0)); default: v1 = (((x[1] * 0.0) + std::sqrt(0.5)) * (v1 + (2.0 * x[0] - 3.0))); }
    if (((x[4] / (1e-3 * -1.25 - 0.5)) >= x[5])) return ((x[1] * double(cut(3.0)) - (3.0 * 2.0)) - ((3.0 - x[1]) / x[1]));
    double v5 = std::max<double>(((1e-3 + 0.0) - (x[2] / 3.0)), x[0]);
  }
  return (std::max<double>(((2.0 < 1e-3) ? 1e-3 : 0.5), x[3]) - (std::fabs(2.0) - std::sqrt(1e-3)));
}
inline double f306942(const double* x) {
  double v1 = ((std::min(8, 5) > int(int16_t(7))) ? std::min<double>((1e-3 * 7.0), x[1]) : x[4]);
  double v2 = double(-3);
  int n3 = std::isnan((x[2] * std::sqrt(x[1]))) ? 2 : int(int8_t(int(unsigned(cut(x[2])) * unsigned(int(unsigned(((x[5] <= 3.0) ? 4 : 8)) + unsigned(6))))));
  switch (n3) { case 0: v1 = ((v1 - v1) - std::fabs(((2.0 == 7.0) ? x[2] : x[3]))); break; case 1: v2 = (std::sqrt((2.0 / x[1])) - -1.25); default: v1 = std::max<double>((((3.0 == 1e-3) ? 2.0 : x[4]) / (x[4] / 7.0)), x[0]); }
  double v4 = v2;
  for (int k5 = 0; k5 < 3; ++k5) {
    for (int k6 = 0; k6 < 1; ++k6) {
      double v7 = (std::sqrt(std::fabs(3.0)) * (((0.5 <= 7.0) ? -1.25 : 3.0) - x[4]));
      if (((((2.0 > v1) ? (6 / (1 + (9 & 7))) : 4) >> (1 + (((x[1] == x[4]) ? int(uint16_t(3)) : -2) & 7))) == (cut(1e-3) / (1 + (1 & 7))))) return v7;
      v2 = double(k5);
    }
    if ((-3 <= 0)) {
      v2 = ((std::max<double>(-1.25, 3.0) + double(k5)) + x[5]);
      double v8 = ((0.5 + x[4]) * double(k5));
      double* p9 = ((v4 >= std::sqrt(v1)) || (((-1.25 < 1e-3) ? 0.5 : 7.0) == (0.0 + 3.0))) ? &v2 : &v8;
      *p9 += (x[1] - x[1]);
    } else {
      if (((x[3] * (2.0 / x[0]) - (v1 * 7.0)) == v2)) {
        v2 *= (float(-3) * (v1 + (v2 * 0.0)) - ((0.5 + v2) + x[4]));
      }
    }
    double v10 = x[4];
  }
  double v11 = ((std::sqrt(x[0]) * (7.0 * 0.0) - (x[0] - 0.5)) + (std::sqrt(2.0) * (0.0 + v4) - (0.5 * 3.0)));
  return (std::sqrt(((0.0 > x[1]) ? -1.25 : 0.0)) * ((2.0 * 1e-3) + (3.0 * 0.5 - v11)));
}
inline double f306943(const double* x) {
  double v1 = ((1e-3 * (x[2] - -1.25)) / std::sqrt(x[1]));
  for (int k2 = 0; k2 < 3; ++k2) {
    for (int k3 = 0; k3 < 4; ++k3) {
      double v4 = (std::min<double>(v1, (0.0 * -1.25 - -1.25)) * ((1e-3 == 3.0) ? (-1.25 + 1e-3) : x[0]));
    }
    double v5 = (((x[4] - x[4]) * (x[2] * 1e-3 - 2.0) - (2.0 / double(k2))) * v1);
  }
  v1 += ((x[3] / x[0]) - v1);
  double v6 = ((!(2.0 >= 2.0) || !(2.0 >= x[4])) ? x[3] : (x[5] / std::min<double>(-1.25, 1e-3)));
  return ((std::min<double>(0.5, 2.0) / x[5]) + x[2]);
}
inline double f306944(const double* x) {
  double v1 = (((int(unsigned(1) * unsigned(8)) > int(uint16_t(8))) ? ((1e-3 == 1e-3) ? 3.0 : x[4]) : x[4]) / (std::max<double>(7.0, 3.0) / x[5]));
  double v2 = (std::fabs(((v1 > x[2]) ? 0.0 : x[5])) / ((0.5 / 1e-3) - std::fabs(0.0)));
  if (((((-1.25 == 7.0) ? cut(1e-3) : int(unsigned(-1) - unsigned(7))) != -2) || ((v1 / v1) <= std::max<double>(3.0, 0.0)))) return x[2];
  for (int k3 = 0; k3 < 2; ++k3) {
    v1 *= x[3];
  }
  double v4 = x[1];
  return ((2.0 * (1e-3 + 3.0)) * (v2 - (x[3] + x[2])) - ((2.0 + 3.0) + std::min<double>(x[0], 0.5)));
}
inline double f306945(const double* x) {
  double v1 = (std::min<double>((0.0 * 0.0), (0.5 + x[0])) - x[5]);
  for (int k2 = 0; k2 < 2; ++k2) {
    v1 += x[2];
  }
  if ((((8 > int(unsigned(6) * unsigned(-3))) && (int((int64_t(6) * (2 >> 12) - 6) / 3 % 1000) > (-3 >> (1 + (3 & 7))))) || std::isnan(x[5]))) {
    if (((x[2] * std::fabs(0.5)) > std::sqrt((x[3] - x[1])))) {
      v1 = (((1e-3 * 2.0) * (x[0] * -1.25)) * (x[4] + (3.0 / v1)) - x[3]);
    }
    for (int k3 = 0; k3 < 2; ++k3) {
      if ((((double(k3) / 2.0) * (0.0 + 3.0)) < ((0.0 + 1e-3) - (7.0 + x[5])))) return (((0.5 * -1.25) >= x[4]) ? std::max<double>(std::sqrt(v1), ((7.0 < 0.5) ? v1 : 1e-3)) : ((2.0 - x[1]) * (x[3] - x[1])));
    }
  }
  v1 *= std::min<double>(std::min<double>(x[3], (0.0 * 0.0)), (v1 / (x[1] * 3.0 - x[0])));
  if ((std::sqrt(((v1 - x[2]) * std::fabs(-1.25)))) > 0) {
    int n4 = (x[2] < (((-1.25 >= -1.25) ? x[3] : x[2]) * float(int((int64_t(2) * (9 >> 12) - 2) / 3 % 1000)))) ? 1 : int(unsigned(1) | unsigned(int(unsigned(0) + unsigned(((7 == 5) ? std::min(6, -3) : 6)))));
    switch (n4) { case 0: v1 = (x[2] / x[0]); break; case 1: v1 = std::sqrt(std::min<double>(std::max<double>(0.5, 1e-3), std::sqrt(0.0))); default: v1 = x[4]; }
    double v5 = (1e-3 * x[0]);
  }
  double v6 = x[5];
  v1 += v6;
  return double(int(unsigned(3) ^ unsigned(int(unsigned((5 / (1 + (9 & 7)))) ^ unsigned(-1)))));
}
inline double f306946(const double* x) {
  double v1 = (std::fabs((0.5 * 0.5)) + x[5]);
  int n2 = (((2.0 * x[3]) + (x[2] + 3.0)) >= (double(6) - v1)) ? 1 : 3;
  switch (n2) { case 0: v1 = ((3.0 * (0.5 * 2.0 - x[4])) + std::sqrt((0.5 + x[3]))); break; case 1: v1 = std::min<double>(x[4], x[2]); default: v1 = x[3]; }
  for (int k3 = 0; k3 < 2; ++k3) {
    if (((std::min<double>(x[4], 1e-3) * std::sqrt(0.0) - x[3]) < v1)) {
      v1 = double(k3);
    }
  }
  for (int k4 = 0; k4 < 3; ++k4) {
    if ((((x[5] - 2.0) * (7.0 - 0.0)) < 1e-3)) break;
  }
  return x[3];
}
inline double f306947(const double* x) {
  double v1 = x[4];
  for (int k2 = 0; k2 < 3; ++k2) {
    if (((double(5) + 2.0) < (std::sqrt(3.0) + 2.0))) {
      if ((((-1 <= (4 / (1 + (1 & 7)))) ? 3 : int(unsigned((5 >> (1 + (5 & 7)))) | unsigned(4))) == std::min(1, cut(1e-3)))) {
        if ((float(int(int64_t(cut(-1.25)))) == 1e-3)) {
          if ((int(int8_t(int((int64_t(8) * (5 >> 12) - 8) / 3 % 1000))) < int((int64_t(int(unsigned(int(unsigned(-1) & unsigned(-3))) ^ unsigned(2))) * (((x[1] < 3.0) ? int((int64_t(7) * (5 >> 12) - 7) / 3 % 1000) : cut(0.5)) >> 12) - int(unsigned(int(unsigned(-1) & unsigned(-3))) ^ unsigned(2))) / 3 % 1000))) {
            for (int k3 = 0; k3 < 2; ++k3) {
              v1 += x[5];
              if ((v1 != (((0.5 != x[2]) ? -1.25 : x[0]) - x[5]))) continue;
            }
            double v4 = std::min<double>(((2.0 - -1.25) - double(4)), x[2]);
          }
        } else {
          double v5 = (((7.0 == double(k2)) ? x[1] : std::sqrt(x[4])) / x[3]);
          for (int k6 = 0; k6 < 4; ++k6) {
            double v7 = (std::sqrt((2.0 * -1.25)) * double(6));
          }
        }
        double a8[3] = {(float(cut(0.5)) + x[4]), x[0], std::sqrt((float(std::min(-2, 2)) + v1))};
        const unsigned i9 = unsigned(cut(x[3])) % 3;
      }
      v1 += (v1 * (std::sqrt(-1.25) / (0.0 / 0.5)) - x[3]);
    } else {
      double v10 = std::sqrt((std::min<double>(0.5, 1e-3) - (-1.25 - 0.0)));
    }
  }
  double v11 = (x[1] * x[0] - (std::sqrt(-1.25) * (0.5 - 2.0)));
  double v12 = x[1];
  double v13 = x[1];
  double v14 = (((7.0 / 1e-3) * (0.5 - 3.0) - x[2]) * v11 - x[3]);
  double v15 = x[4];
  return x[2];
}
inline double f306948(const double* x) {
  double v1 = (((1e-3 * -1.25 - 7.0) - (x[5] + x[3])) / x[4]);
  v1 -= v1;
  for (int k2 = 0; k2 < 3; ++k2) {
    v1 += float(int(int64_t(0)));
    v1 *= (v1 * x[4] - ((2.0 * x[1] - 2.0) - (3.0 - 2.0)));
  }
  for (int k3 = 0; k3 < 3; ++k3) {
    v1 = x[4];
    double v4 = (((1e-3 >= 1e-3) ? std::min<double>(3.0, 0.0) : double(k3)) * (std::min<double>(v1, 3.0) + (2.0 - 2.0)) - (x[2] / std::max<double>(1e-3, -1.25)));
  }
  v1 -= x[3];
  if ((x[1] != std::max<double>((7.0 + x[5]), (x[5] + -1.25)))) {
    double v5 = ((std::min<double>(x[4], 2.0) >= (0.5 / 3.0)) ? x[0] : std::min<double>(x[1], ((-2 != 1) ? -1.25 : 0.0)));
  }
  int n6 = (0.5 <= std::fabs(x[0])) ? 2 : cut((std::max<double>(1e-3, 1e-3) - x[4]));
  switch (n6) { case 0: v1 = std::min<double>(x[3], v1); break; case 1: v1 = (x[2] + std::fabs((2.0 * 2.0 - x[5]))); default: v1 = x[2]; }
  if (((std::fabs(0.5) + x[0]) <= (std::sqrt(-1.25) * (1e-3 * 2.0)))) {
    if (((std::sqrt(x[0]) * x[5])) > 0) {
      v1 -= float(int((int64_t(7) * (1 >> 12) - 7) / 3 % 1000));
      double v7 = x[0];
    }
  }
  return x[4];
}
inline double f306949(const double* x) {
  double v1 = (((0.0 * 3.0 - -1.25) * double(7)) - x[1]);
  double v2 = x[3];
  for (int k3 = 0; k3 < 4; ++k3) {
    for (int k4 = 0; k4 < 1; ++k4) {
      for (int k5 = 0; k5 < 2; ++k5) {
        if (((v1 + ((-2 <= 9) ? 0.0 : x[4])) != ((x[4] * x[5] - x[3]) / (7.0 * -1.25 - x[2])))) {
          if ((x[1]) > 0) {
            v1 = double(k4);
            for (int k6 = 0; k6 < 3; ++k6) {
              for (int k7 = 0; k7 < 4; ++k7) {
                if (std::isnan(0.0)) {
                  v1 += std::sqrt(((x[2] * double(k3)) * (x[4] * 7.0 - 3.0) - x[0]));
                  for (int k8 = 0; k8 < 4; ++k8) {
                    if (((std::fabs(0.0) * x[5] - (3.0 / 3.0)) > (((3.0 < double(k5)) && (0.5 >= 2.0)) ? std::max<double>(3.0, x[1]) : x[1]))) {
                      v1 += (double(int(unsigned(int(int16_t(6))) ^ unsigned(cut(double(k6))))) + double(k8));
                      double v9 = (std::min<double>((v1 * 0.0 - 3.0), x[1]) + x[3]);
                      double v10 = ((((0.5 >= 2.0) ? 3.0 : 3.0) + v2) + v2);
                    }
                  }
                  double v11 = std::sqrt(std::fabs(x[5]));
                }
                double v12 = 1e-3;
                double v13 = (((2.0 == 2.0) ? (double(k3) + v2) : (x[0] * x[0])) + x[2]);
              }
              double v14 = 1e-3;
              double v15 = (std::sqrt((x[1] - x[5])) * ((x[1] / 0.0) * (-1.25 * 0.5 - x[5])));
            }
          }
          double v16 = x[0];
          double v17 = x[5];
        } else {
          double v18 = (((1e-3 * 0.0) + ((6 < 5) ? 3.0 : 1e-3)) * (std::sqrt(7.0) / (1e-3 / 0.0)));
        }
        double v19 = ((((x[3] != -1.25) && (0.0 < 7.0)) ? (double(k5) + -1.25) : x[2]) - (x[0] * v1));
      }
    }
    double v20 = x[0];
    double v21 = x[3];
  }
  double v22 = (x[1] * 1e-3 - (1e-3 * (2.0 + 3.0)));
  double v23 = (std::fabs(x[4]) * (std::sqrt(x[0]) * (1e-3 * x[5]) - std::sqrt(-1.25)));
  return std::min<double>(v2, ((1e-3 + v2) / x[1]));
}
inline double f306950(const double* x) {
  double v1 = ((((3.0 != 3.0) || (7.0 == x[3])) ? x[3] : float(-1)) * (((0.0 >= x[4]) || (x[5] != 2.0)) ? (7.0 + x[3]) : x[0]) - x[1]);
  if (((std::sqrt((3.0 + 7.0)) + x[0])) > 0) {
    v1 -= (v1 - x[5]);
    if (((x[3] / 0.5) < x[1])) {
      int n2 = ((((x[0] > 2.0) ? -1.25 : 3.0) / (7.0 + 0.5)) <= (x[5] - std::max<double>(0.5, 1e-3))) ? 1 : int((int64_t(int(unsigned(6) | unsigned(int(unsigned(std::min(5, 4)) | unsigned(((3.0 <= 3.0) ? 7 : -2)))))) * (int((int64_t(int(unsigned(int(unsigned(9) | unsigned(8))) - unsigned(cut(3.0)))) * (8 >> 12) - int(unsigned(int(unsigned(9) | unsigned(8))) - unsigned(cut(3.0)))) / 3 % 1000) >> 12) - int(unsigned(6) | unsigned(int(unsigned(std::min(5, 4)) | unsigned(((3.0 <= 3.0) ? 7 : -2)))))) / 3 % 1000);
      switch (n2) { case 0: v1 = (float(5) - std::sqrt((v1 * 0.5))); break; case 1: v1 = ((int(unsigned(5) + unsigned(6)) < cut(x[5])) ? ((x[4] == 1e-3) ? std::min<double>(7.0, x[4]) : x[5]) : x[1]); default: v1 = ((((v1 == x[0]) ? x[3] : x[2]) - (7.0 * 3.0)) * std::sqrt((-1.25 * 7.0 - 7.0))); }
      v1 += std::sqrt(std::sqrt(v1));
    }
  } else {
    if (std::isnan(std::sqrt((-1.25 - v1)))) return ((((2 % (1 + (9 & 7))) == -1) || (x[3] == x[1])) ? ((v1 == 3.0) ? x[5] : std::max<double>(v1, 1e-3)) : ((3.0 + x[0]) - std::sqrt(1e-3)));
  }
  if ((std::fabs(x[3]) < (x[3] * std::max<double>(1e-3, 1e-3)))) {
    if (!(((0.0 <= 2.0) ? -1.25 : 0.5) != std::sqrt(x[3]))) {
      if ((((((0.0 <= 0.5) ? -3 : 5) <= int(int16_t(6))) ? x[4] : ((7.0 == 1e-3) ? 2.0 : x[1])) <= (x[2] - x[0]))) return std::sqrt(std::fabs(x[1]));
    }
    if (std::isnan((std::isnan(7.0) ? std::max<double>(0.0, 3.0) : x[5]))) {
      if ((x[3] < std::sqrt(x[0]))) {
        if (((x[4] * std::min<double>(x[5], x[4]) - ((-1.25 >= x[1]) ? 0.0 : 7.0)) != x[1])) {
          double v3 = std::sqrt(2.0);
          double v4 = (x[0] + ((3.0 / x[2]) / (7.0 - 3.0)));
        }
      } else {
        double v5 = (2.0 + (std::max<double>(3.0, 7.0) * (0.0 + 2.0) - std::min<double>(x[1], -1.25)));
      }
      double v6 = std::fabs(std::max<double>(std::min<double>(x[5], 0.0), x[4]));
    } else {
      double v7 = (std::sqrt(std::fabs(x[1])) - std::min<double>((-1.25 / x[4]), (3.0 * -1.25)));
    }
    double v8 = (x[3] - (v1 * (0.5 * 0.0 - 1e-3) - std::fabs(0.0)));
  }
  double v9 = std::max<double>((((3.0 > 1e-3) ? 2.0 : 0.5) * x[4]), double((9 >> (1 + (int(unsigned(3) * unsigned(1)) & 7)))));
  return x[2];
}
inline double f306951(const double* x) {
  double v1 = (x[1] * x[0]);
  double v2 = (!(-1.25 >= x[1]) ? x[5] : std::max<double>(double(std::min(5, 0)), (0.0 / x[2])));
  if ((v1 == ((0.5 * 0.0 - 0.0) * v2 - ((0.0 >= 7.0) ? 0.5 : x[3])))) return x[2];
  v2 -= (std::sqrt(x[0]) * ((2.0 / 3.0) * (-1.25 * 1e-3 - -1.25) - std::sqrt(1e-3)));
  v2 = ((-3 == -2) ? double(5) : ((-1.25 - x[2]) * x[5] - std::max<double>(-1.25, x[4])));
  double v3 = (std::max<double>((1e-3 + 1e-3), std::sqrt(x[3])) * (x[4] * (7.0 + 2.0)) - (((3.0 == x[4]) ? x[1] : 1e-3) + std::max<double>(v1, 1e-3)));
  double v4 = ((3.0 - std::sqrt(3.0)) - ((x[1] * x[5]) - (x[4] - v3)));
  return (x[4] * x[2]);
}
inline double f306952(const double* x) {
  double v1 = x[0];
  if (((8 != (6 % (1 + (-2 & 7)))) || (x[2] > (0.5 * 0.0)))) {
    if ((2 != int((int64_t(int((int64_t(6) * (std::min(5, 5) >> 12) - 6) / 3 % 1000)) * (4 >> 12) - int((int64_t(6) * (std::min(5, 5) >> 12) - 6) / 3 % 1000)) / 3 % 1000))) return std::sqrt(std::min<double>(std::sqrt(0.5), (x[1] - -1.25)));
    double v2 = std::fabs(((0.0 * 1e-3 - x[5]) * (-1.25 * 7.0 - 1e-3)));
    if ((((x[1] * 1e-3 - 2.0) / std::max<double>(2.0, 0.0)) <= ((0.0 * 1e-3) * ((7.0 < 0.0) ? 1e-3 : v2)))) {
      if ((std::sqrt(std::sqrt(3.0)) == (x[4] * x[4]))) return std::sqrt(std::fabs((7.0 * 7.0 - x[5])));
      for (int k3 = 0; k3 < 3; ++k3) {
        double v4 = (std::fabs((2.0 * 1e-3)) + ((-1.25 + 0.0) - x[1]));
      }
    }
  } else {
    v1 *= x[0];
    v1 -= (((0.5 != x[2]) ? 3.0 : std::min<double>(7.0, 0.0)) * std::min<double>((x[5] * 2.0 - -1.25), (0.0 * 0.5 - 0.5)));
    v1 = (std::fabs((1e-3 - 7.0)) - (std::sqrt(-1.25) + x[4]));
  }
  v1 += std::sqrt((std::sqrt(0.5) * v1 - (0.0 * x[5])));
  v1 -= ((std::min<double>(3.0, 0.5) + (0.0 + x[3])) + x[2]);
  double v5 = ((((7.0 >= 1e-3) && (0.5 != 1e-3)) || std::isnan(1e-3)) ? x[4] : (((v1 != x[5]) ? 3.0 : -1.25) + x[1]));
  double v6 = std::min<double>((x[1] + double(((0.0 == -1.25) ? 3 : 7))), std::min<double>(x[3], std::sqrt(7.0)));
  return (((x[0] * 7.0 - -1.25) * ((1e-3 <= 2.0) ? 2.0 : 7.0)) - (x[3] * ((v1 != 2.0) ? x[5] : 2.0) - std::sqrt(0.0)));
}
inline double f306953(const double* x) {
  double v1 = std::max<double>((((x[5] <= x[1]) || (7.0 > 0.5)) ? (2.0 / 3.0) : (7.0 * x[0])), x[5]);
  int w2 = int((int64_t(int(unsigned(5) | unsigned(int((int64_t((0 >> (1 + (-3 & 7)))) * (int(int64_t(6)) >> 12) - (0 >> (1 + (-3 & 7)))) / 3 % 1000)))) * ((int(unsigned(-1) ^ unsigned(int(uint16_t(3)))) / (1 + (int((int64_t((4 % (1 + (-3 & 7)))) * (int(unsigned(1) & unsigned(6)) >> 12) - (4 % (1 + (-3 & 7)))) / 3 % 1000) & 7))) >> 12) - int(unsigned(5) | unsigned(int((int64_t((0 >> (1 + (-3 & 7)))) * (int(int64_t(6)) >> 12) - (0 >> (1 + (-3 & 7)))) / 3 % 1000)))) / 3 % 1000);
  v1 *= x[2];
  if ((double(int(unsigned((int(unsigned(0) * unsigned(w2)) / (1 + (int((int64_t(3) * (w2 >> 12) - 3) / 3 % 1000) & 7)))) + unsigned(1)))) > 0) {
    double v3 = x[2];
  } else {
    if ((std::fabs(x[2])) > 0) {
      int n4 = (x[3] >= 7.0) ? 2 : w2;
      switch (n4) { case 0: v1 = (((0.0 >= x[2]) ? std::min<double>(2.0, 2.0) : (1e-3 + x[4])) * (((-1.25 == 7.0) ? 3.0 : x[1]) * (0.0 * -1.25) - 2.0)); break; case 1: v1 = (v1 * ((-1.25 - x[2]) + (v1 + 0.0)) - (x[1] + (2.0 + 0.5))); default: v1 = std::max<double>((std::isnan(1e-3) ? std::sqrt(x[4]) : x[0]), std::sqrt(x[0])); }
      v1 -= std::min<double>(x[2], ((x[2] + 2.0) + x[4]));
    }
    double v5 = (((3.0 * -1.25 - 3.0) * (x[1] * 2.0) - x[4]) + std::min<double>(x[4], x[0]));
  }
  for (int k6 = 0; k6 < 3; ++k6) {
    if ((((2.0 != x[1]) ? int(unsigned(int((int64_t(w2) * (-1 >> 12) - w2) / 3 % 1000)) & unsigned(cut(x[3]))) : 6) > w2)) continue;
    if (!((x[1] + -1.25) < (x[3] - x[1]))) break;
  }
  for (int k7 = 0; k7 < 4; ++k7) {
    int n8 = ((w2 != cut(double(k7))) || (-3 < int(unsigned(int((int64_t(5) * (w2 >> 12) - 5) / 3 % 1000)) & unsigned(2)))) ? 2 : int((int64_t(w2) * (cut(std::min<double>(2.0, double(k7))) >> 12) - w2) / 3 % 1000);
    switch (n8) { case 0: v1 = (x[1] + ((x[5] * 0.0 - v1) - 0.0)); break; case 1: v1 = (std::max<double>(std::min<double>(-1.25, 3.0), std::min<double>(0.5, v1)) * 7.0); default: v1 = (float(w2) + ((0.0 >= 7.0) ? x[2] : x[1])); }
    double v9 = (((3.0 + 2.0) >= std::max<double>(x[2], 0.0)) ? (x[0] - ((8 < 7) ? v1 : 0.5)) : v1);
    double v10 = (x[5] + (((3.0 <= x[5]) || (1e-3 > 3.0)) ? (1e-3 - 3.0) : (2.0 * 0.5)));
  }
  double v11 = (x[4] / x[5]);
  double v12 = x[0];
  return (std::max<double>(x[1], (7.0 * -1.25 - 3.0)) * (std::max<double>(0.5, 0.5) - (0.5 / 7.0)));
}
inline double f306954(const double* x) {
  double v1 = ((!(3.0 >= 3.0) ? (0.0 - x[1]) : x[1]) - ((x[1] <= 3.0) ? x[5] : (7.0 * 0.5)));
  for (int k2 = 0; k2 < 4; ++k2) {
    double v3 = x[4];
    v3 *= v3;
    if (((x[5] >= (7.0 + 3.0)) && (1 > (5 % (1 + (int(unsigned(9) - unsigned(2)) & 7)))))) return (((0.0 * 3.0) * (0.0 + double(k2)) - double(k2)) * x[5]);
  }
  int w4 = int(unsigned((cut(1e-3) >> (1 + (int(unsigned((-1 % (1 + (-3 & 7)))) & unsigned(((-1.25 > 2.0) ? 2 : 1))) & 7)))) * unsigned(5));
  double v5 = (v1 * x[1]);
  for (int k6 = 0; k6 < 3; ++k6) {
    if (!(((v5 <= 7.0) || (0.0 >= 3.0)) || (2.0 > 7.0))) {
      double v7 = x[5];
      double a8[3] = {v1, (v5 * ((0.0 - 3.0) - std::sqrt(7.0))), ((x[5] >= (2.0 * double(k6))) ? (v5 - x[0]) : ((v7 * 0.0) - std::min<double>(0.5, 1e-3)))};
      const unsigned i9 = unsigned((w4 % (1 + (w4 & 7)))) % 3;
    } else {
      double v10 = (std::min<double>((1e-3 + 0.0), x[1]) + (x[5] + x[5]));
    }
  }
  v5 += std::fabs(std::sqrt(x[1]));
  return std::max<double>((!(2.0 <= 0.0) ? (0.0 * 0.5) : (x[5] * x[5] - x[1])), std::max<double>((1e-3 + 7.0), (1e-3 + v1)));
}
inline double f306955(const double* x) {
  double v1 = (x[1] * ((3.0 != 0.5) ? (0.0 - x[4]) : std::sqrt(-1.25)));
  v1 += (std::fabs((0.5 + 2.0)) + (((0.0 != -1.25) ? 0.5 : -1.25) - std::sqrt(-1.25)));
  double v2 = std::fabs((std::sqrt(x[0]) / x[3]));
  for (int k3 = 0; k3 < 2; ++k3) {
    v1 *= (x[3] * 2.0);
    v1 -= (double(k3) - std::sqrt(v2));
    for (int k4 = 0; k4 < 4; ++k4) {
      v2 = (std::sqrt(((2.0 != 0.0) ? 2.0 : 7.0)) + ((0.0 <= x[1]) ? (7.0 * 0.0 - x[2]) : std::sqrt(0.5)));
      double v5 = (x[3] / (7.0 * (2.0 * 7.0 - 1e-3) - ((3.0 <= 0.0) ? 2.0 : 0.5)));
    }
  }
  v1 -= x[1];
  double a6[3] = {x[5], ((std::fabs(0.0) / (0.5 - 0.5)) * x[3] - x[1]), std::sqrt((((0.5 > 0.0) ? 3.0 : -1.25) * (1e-3 * 3.0) - v1))};
  const int i7 = (((2.0 * -1.25 - 0.5) < (0.0 * 1e-3)) || (std::max<double>(7.0, v2) < x[0])) ? 0 : 2;
  double v8 = ((a6[1] != (x[0] * 1e-3)) ? (x[5] - (2.0 * -1.25)) : ((x[5] + x[2]) + a6[1]));
  v1 += ((float((-1 >> (1 + (4 & 7)))) * x[2] - x[2]) * std::sqrt((2.0 - x[0])));
  return x[3];
}
inline double f306956(const double* x) {
  double v1 = std::sqrt(((x[4] * x[0] - 2.0) * std::sqrt(x[4])));
  v1 -= std::min<double>(((x[1] * 3.0) - (3.0 * 0.5)), (x[4] + 3.0));
  for (int k2 = 0; k2 < 2; ++k2) {
    v1 = ((((2.0 >= x[5]) ? 2.0 : 2.0) - 2.0) * (std::min<double>(-1.25, 3.0) - (0.5 * 7.0)) - v1);
  }
  double v3 = x[2];
  int w4 = int(int16_t(cut(x[2])));
  double v5 = ((x[3] * double(int(unsigned(w4) - unsigned(-3)))) + x[1]);
  return std::fabs(x[3]);
}
inline double f306957(const double* x) {
  double v1 = std::min<double>(std::sqrt((1e-3 * 0.0)), std::sqrt(x[2]));
  if (((((3.0 + x[1]) - (x[0] * 2.0)) - (x[1] * std::fabs(-1.25) - x[4]))) > 0) {
    double v2 = x[4];
    if (std::isnan(x[4])) {
      if ((std::isnan(x[0]) && ((0.0 * 2.0) <= x[3]))) return std::max<double>((x[0] * x[3]), (v1 * std::sqrt(1e-3)));
    }
    double* p3 = (x[3] == x[2]) ? &v1 : &v2;
    *p3 += x[1];
  } else {
    v1 += std::fabs(((0.5 - 0.0) * x[2] - x[3]));
    double a4[3] = {x[2], std::sqrt(((0.5 - -1.25) - v1)), (std::sqrt(x[3]) - std::fabs((2.0 / 7.0)))};
    const unsigned i5 = unsigned(int(unsigned((int(unsigned(int(unsigned(5) ^ unsigned(1))) & unsigned(6)) >> (1 + (cut(x[2]) & 7)))) + unsigned(((1e-3 != 0.0) ? int(int64_t(int(unsigned(-3) ^ unsigned(1)))) : 1)))) % 3;
    double v6 = x[5];
  }
  double v7 = std::fabs(x[5]);
  v1 *= std::sqrt(std::sqrt(x[5]));
  double v8 = std::max<double>(((7.0 / 0.5) * (2.0 * 0.5)), x[2]);
  return (!(int((int64_t(3) * (8 >> 12) - 3) / 3 % 1000) != cut(1e-3)) ? std::fabs(std::min<double>(1e-3, 2.0)) : (std::min<double>(2.0, v8) * x[5] - v7));
}
inline double f306958(const double* x) {
  double v1 = std::sqrt(x[0]);
  v1 += (std::fabs(x[4]) + ((3.0 <= x[0]) ? x[4] : v1));
  if (((x[5] - x[4]) == (x[4] + (v1 + 0.5)))) return (x[0] - (std::max<double>(v1, 7.0) * x[5] - ((0.0 == 7.0) ? x[1] : 0.0)));
  v1 -= std::min<double>(std::sqrt(std::max<double>(-1.25, 3.0)), ((1e-3 / 2.0) - x[5]));
  return 0.0;
}
inline double f306959(const double* x) {
  double v1 = std::fabs(std::min<double>(std::fabs(7.0), (1e-3 * 2.0)));
  v1 -= x[3];
  for (int k2 = 0; k2 < 3; ++k2) {
    if ((x[5] == (x[0] + std::min<double>(1e-3, x[5])))) break;
    if (((float(7) + std::sqrt(1e-3)) <= v1)) continue;
    double v3 = std::fabs(x[3]);
  }
  double v4 = v1;
  if ((((x[0] + v4) * ((2.0 > 7.0) ? 3.0 : 3.0) - x[2]) != ((3.0 < 1e-3) ? (2.0 + 7.0) : x[0]))) return (((3.0 - x[5]) - x[0]) - v4);
  if (((x[3] - (x[2] - std::max<double>(3.0, 0.0)))) > 0) {
    for (int k5 = 0; k5 < 1; ++k5) {
      if ((cut((x[1] + 0.5)) < 6)) {
        for (int k6 = 0; k6 < 3; ++k6) {
          v4 -= x[4];
        }
        v4 += v4;
        if ((((7.0 / 7.0) * (x[1] / 0.5)) > v1)) break;
      } else {
        double v7 = std::sqrt(-1.25);
      }
      double v8 = std::min<double>(((1e-3 + x[1]) - ((v1 < 0.5) ? x[4] : x[2])), 2.0);
      double v9 = ((std::fabs(0.0) == v4) ? std::sqrt((x[3] * v4 - 2.0)) : v1);
    }
  } else {
    double v10 = ((x[2] / x[5]) * x[2]);
  }
  double v11 = (((0.5 / x[1]) - v4) * x[3] - (x[3] + 0.0));
  return std::sqrt(0.0);
}
inline double f306960(const double* x) {
  double v1 = x[2];
  v1 += double(1);
  double v2 = x[3];
  double v3 = x[5];
  if ((-1 < int(int16_t(int(unsigned(int((int64_t(-2) * (-2 >> 12) - -2) / 3 % 1000)) ^ unsigned(int(unsigned(-1) + unsigned(0)))))))) return ((std::isnan(1e-3) ? x[4] : std::sqrt(v1)) / (x[3] - std::min<double>(1e-3, 0.5)));
  double v4 = x[4];
  for (int k5 = 0; k5 < 1; ++k5) {
    for (int k6 = 0; k6 < 2; ++k6) {
      v1 *= ((std::isnan(x[5]) ? (2.0 * 1e-3 - 7.0) : std::sqrt(0.0)) / double(int(unsigned(5) | unsigned(((x[3] > 0.5) ? 6 : 0)))));
    }
    double v7 = (v4 - (std::fabs(7.0) / std::max<double>(0.0, 1e-3)));
  }
  return v3;
}
inline double f306961(const double* x) {
  double v1 = x[4];
  if (((x[1] / std::fabs(2.0)) == ((x[5] + -1.25) * ((1e-3 >= x[5]) ? 1e-3 : 3.0) - (3.0 * 7.0 - 0.0)))) return x[0];
  if ((((x[2] * std::sqrt(x[3]) - std::sqrt(0.0)) * x[5])) > 0) {
    double v2 = x[0];
  } else {
    v1 += std::sqrt(std::fabs((x[3] * 2.0)));
    if (!(std::max<double>(-1.25, 3.0) == std::max<double>(1e-3, 3.0))) return (((0.0 + -1.25) - x[5]) - (0.0 + std::min<double>(-1.25, x[1])));
  }
  if ((std::max<double>(x[3], (1e-3 * 3.0 - x[3])) < (x[5] * std::max<double>(0.0, -1.25)))) return x[1];
  for (int k3 = 0; k3 < 3; ++k3) {
    v1 = std::sqrt(((x[4] + 2.0) / x[3]));
    if (std::isnan(x[2])) break;
  }
  double v4 = (v1 - (x[3] * (1e-3 - 2.0)));
  return ((v1 * ((1e-3 < x[0]) ? 7.0 : x[2])) + 0.5);
}
inline double f306962(const double* x) {
  double v1 = std::sqrt(std::sqrt(x[1]));
  v1 += std::fabs(std::max<double>(std::fabs(x[4]), x[1]));
  if ((std::sqrt((-1.25 - x[2])) >= x[4])) return (((x[5] / -1.25) * std::fabs(0.5) - v1) * std::fabs(v1));
  double a2[3] = {std::sqrt(x[4]), double(int(unsigned((-2 % (1 + (5 & 7)))) & unsigned(int(unsigned(0) - unsigned(cut(-1.25)))))), (1e-3 - -1.25)};
  const unsigned i3 = unsigned(8) % 3;
  if ((std::sqrt((7.0 * -1.25 - 2.0)) <= (float(cut(-1.25)) - (3.0 * -1.25 - x[3])))) return (x[4] * ((0.0 + 0.0) + x[1]));
  a2[i3] *= (std::fabs(((1e-3 == x[2]) ? x[1] : 1e-3)) / ((-1.25 * 7.0 - v1) / (7.0 - x[5])));
  for (int k4 = 0; k4 < 4; ++k4) {
    if (((std::sqrt(1e-3) >= (a2[i3] * 0.0)) || !(-1.25 != -1.25))) {
      if ((((x[0] / 2.0) - (0.5 + x[5])) != x[3])) return x[1];
      int n5 = ((x[0] + (0.0 * 0.5 - 1e-3)) > x[4]) ? 2 : 5;
      switch (n5) { case 0: a2[i3] = (((7.0 - 0.0) + 0.5) * (std::fabs(3.0) * std::min<double>(0.0, 2.0) - (a2[1] * 3.0 - a2[1])) - std::sqrt((2.0 * 7.0))); break; case 1: v1 = x[3]; default: v1 = (x[3] - double(7)); }
      if ((!(3.0 != 1e-3) || (std::sqrt(3.0) <= (7.0 * x[2])))) {
        if ((std::sqrt(x[5]) < std::min<double>(std::sqrt(2.0), x[4]))) continue;
        if (((a2[i3] * ((0.0 / 2.0) - std::fabs(1e-3)) - x[3])) > 0) {
          for (int k6 = 0; k6 < 3; ++k6) {
            if (std::isnan(((7.0 * 1e-3) * (0.5 - a2[1]) - std::min<double>(-1.25, 0.0)))) {
              double v7 = ((((2 < -3) ? double(k6) : 3.0) != v1) ? x[3] : (x[0] * (-1.25 - -1.25)));
            }
            double v8 = ((!(x[4] == 2.0) ? std::fabs(0.5) : (0.5 / x[3])) + std::fabs(std::max<double>(x[4], 2.0)));
          }
          double v9 = x[4];
        } else {
          double v10 = (std::min<double>((double(k4) - 1e-3), std::min<double>(0.0, 2.0)) * ((double(k4) + 1e-3) + std::sqrt(3.0)));
          double v11 = a2[1];
          double v12 = a2[i3];
        }
      }
    }
    double v13 = ((0.0 >= double(k4)) ? (std::sqrt(x[0]) - a2[i3]) : (((0.0 < 3.0) ? 1e-3 : 0.5) - ((2 < -3) ? 0.0 : 2.0)));
  }
  return x[4];
}
inline double f306963(const double* x) {
  double v1 = ((((2.0 >= 7.0) ? 7.0 : 2.0) >= (1e-3 * 1e-3)) ? x[1] : std::fabs(x[1]));
  for (int k2 = 0; k2 < 2; ++k2) {
    for (int k3 = 0; k3 < 1; ++k3) {
      int n4 = (std::max<double>((7.0 - -1.25), x[4]) < std::fabs((2.0 + 2.0))) ? 0 : int(unsigned(cut(double(k2))) & unsigned(0));
      switch (n4) { case 0: v1 = double(k2); break; case 1: v1 = (x[4] / x[1]); default: v1 = x[2]; }
      v1 += ((v1 * (0.5 - 0.5) - 2.0) * double(k2));
    }
    if (!std::isnan(x[4])) break;
  }
  double v5 = std::sqrt(x[1]);
  v1 -= x[3];
  double v6 = ((std::fabs(-1.25) * (-1.25 * v5) - x[5]) + std::min<double>((3.0 * 1e-3 - 0.5), (3.0 * 7.0 - 1e-3)));
  int w7 = int(int64_t(cut(x[0])));
  double v8 = x[3];
  double* p9 = ((x[2] < std::sqrt(v5)) && !((1 == 8) || (x[5] != 1e-3))) ? &v8 : &v5;
  *p9 += (x[4] * ((1e-3 >= 0.0) ? x[5] : (-1.25 + x[5])));
  return 2.0;
}
inline double f306964(const double* x) {
  double v1 = (x[0] * (x[4] + x[2]));
  if (!!((v1 > 3.0) && (0.5 != 3.0))) return ((double(int(uint8_t(9))) + x[0]) * v1);
  for (int k2 = 0; k2 < 1; ++k2) {
    v1 = x[5];
  }
  v1 = (((1e-3 + x[4]) / 2.0) * (x[2] * (0.5 * 0.5 - 0.0)));
  return ((((x[0] >= x[4]) ? 7.0 : -1.25) >= ((7.0 == 3.0) ? -1.25 : 2.0)) ? (v1 * std::min<double>(7.0, -1.25) - (2.0 * 7.0)) : std::min<double>(x[3], (0.5 - v1)));
}
inline double f306965(const double* x) {
  double v1 = (((0.5 + 7.0) * (-1.25 * x[3] - x[5])) / -1.25);
  v1 -= std::sqrt(std::fabs(std::fabs(7.0)));
  double a2[3] = {x[1], ((x[0] >= x[2]) ? ((2.0 - 3.0) - x[2]) : std::min<double>(std::min<double>(1e-3, 2.0), std::max<double>(x[0], x[1]))), (std::isnan(v1) ? 0.0 : (std::max<double>(x[0], 2.0) + -1.25))};
  const unsigned i3 = unsigned(-2) % 3;
  double a4[3] = {((0.5 * (v1 * x[0]) - v1) - std::min<double>(std::min<double>(3.0, a2[i3]), (7.0 + 0.0))), (x[3] * (a2[i3] * (x[1] + 2.0) - std::min<double>(0.0, -1.25)) - -1.25), (a2[i3] / std::sqrt((0.5 * -1.25)))};
  const int i5 = ((std::max<double>(3.0, -1.25) == ((x[5] != 3.0) ? -1.25 : 1e-3)) || !std::isnan(0.0)) ? 0 : 2;
  a4[i5] -= std::min<double>((std::min<double>(7.0, 2.0) * (-1.25 / 7.0)), x[5]);
  double v6 = std::sqrt(x[2]);
  return std::sqrt(std::min<double>(a2[1], (v6 / a4[1])));
}
inline double f306966(const double* x) {
  double v1 = (((0.0 / x[0]) - std::fabs(2.0)) + (((2.0 >= 2.0) ? 2.0 : x[1]) - std::min<double>(-1.25, x[3])));
  if (((std::sqrt(3.0) == std::min<double>(7.0, 0.5)) || ((std::min(5, 6) / (1 + (int((int64_t(8) * (9 >> 12) - 8) / 3 % 1000) & 7))) > 4))) return std::sqrt(((v1 / x[0]) * x[0]));
  v1 += std::sqrt(((3.0 * x[5]) + std::sqrt(1e-3)));
  for (int k2 = 0; k2 < 4; ++k2) {
    double v3 = 2.0;
    v1 += x[0];
    if (((((3.0 < 0.0) ? v1 : 7.0) <= (0.0 * -1.25)) && std::isnan((7.0 * 7.0)))) {
      for (int k4 = 0; k4 < 3; ++k4) {
        v3 -= std::fabs(0.5);
        double v5 = x[1];
      }
      v1 -= v1;
      if ((int(unsigned(5) + unsigned(8)) < int(int8_t(3)))) break;
    } else {
      if (((std::sqrt(double(k2)) / (2.0 + 7.0)) <= (std::max<double>(v1, double(k2)) * x[5]))) break;
      double v6 = x[3];
    }
  }
  if ((v1) > 0) {
    double v7 = std::max<double>(x[4], std::fabs(((v1 == 1e-3) ? -1.25 : 3.0)));
  }
  return (((0.5 - -1.25) * ((0 > -2) ? 7.0 : 3.0)) * x[2]);
}
inline double f306967(const double* x) {
  double v1 = (x[5] * (x[3] - std::fabs(1e-3)) - ((x[5] + x[3]) - (0.5 / x[1])));
  if ((!(x[2] >= 7.0) || std::isnan(x[2]))) {
    if (((std::max<double>(x[3], x[4]) / x[3]) != (std::min<double>(3.0, 0.0) - x[3]))) return (std::min<double>(v1, std::fabs(v1)) + (x[1] * x[5] - (x[1] * 0.5)));
    v1 = std::sqrt((x[1] / x[2]));
  } else {
    if ((x[2] == std::min<double>(1e-3, (-1.25 * 0.0)))) return ((std::sqrt(v1) * v1) * std::sqrt((0.5 - 0.5)));
  }
  v1 -= v1;
  if ((x[2]) > 0) {
    int n2 = (((3.0 + 2.0) == (3.0 * 1e-3)) || (int(unsigned(int((int64_t(-3) * (5 >> 12) - -3) / 3 % 1000)) * unsigned(((2.0 != 2.0) ? 9 : -3))) > -1)) ? 0 : cut(std::max<double>(std::sqrt(-1.25), (0.0 / 0.0)));
    switch (n2) { case 0: v1 = ((!(v1 >= x[4]) ? (7.0 - 0.5) : std::max<double>(2.0, v1)) - (std::sqrt(0.0) * (-1.25 * 3.0 - 1e-3) - (x[2] * x[5] - x[2]))); break; case 1: v1 = std::sqrt(((1e-3 > 0.5) ? 2.0 : (7.0 + x[0]))); default: v1 = (0.5 - std::fabs(x[1])); }
    double v3 = ((std::fabs(x[3]) + (2.0 - x[5])) * (std::fabs(2.0) - (0.5 + x[4])));
    if ((((v1 + 2.0) >= v1) || (x[0] < std::min<double>(3.0, 7.0)))) return (!(3.0 >= 7.0) ? v3 : x[4]);
  }
  v1 *= ((x[1] / (x[5] * x[3])) + ((0.0 + 1e-3) - x[0]));
  int n4 = (7 <= 7) ? 0 : int(int8_t(int((int64_t(-3) * (8 >> 12) - -3) / 3 % 1000)));
  switch (n4) { case 0: v1 = v1; break; case 1: v1 = std::sqrt(std::sqrt((x[2] + x[0]))); default: v1 = (std::max<double>(((1e-3 <= x[4]) ? x[5] : x[2]), x[0]) - (-1.25 + (x[4] / -1.25))); }
  v1 = std::sqrt(x[5]);
  return std::max<double>(std::min<double>(std::max<double>(2.0, 2.0), x[4]), x[1]);
}
inline double f306968(const double* x) {
  double v1 = (((x[3] - 2.0) / x[0]) - x[1]);
  v1 -= v1;
  double v2 = (x[5] * x[5]);
  v2 *= x[4];
  return (v1 * (std::min<double>(-1.25, x[1]) / x[3]) - (((3.0 != x[5]) || (2.0 > x[1])) ? x[0] : v2));
}
inline double f306969(const double* x) {
  double v1 = std::fabs((std::fabs(0.0) * double(((x[3] != 1e-3) ? -2 : 9))));
  if ((x[5] < x[3])) return x[2];
  v1 = (((2.0 / 2.0) + (0.5 * 3.0)) - ((1e-3 / 3.0) + std::fabs(7.0)));
  if ((((1e-3 == -1.25) && (0.0 < 2.0)) || ((x[4] / 0.5) >= x[1]))) {
    v1 = x[3];
    v1 = (x[3] - v1);
  } else {
    double v2 = (((x[0] >= x[5]) ? (x[1] * 3.0 - x[3]) : (-1.25 * 0.5)) + std::max<double>(x[5], x[1]));
    double a3[3] = {x[5], (v2 + (v1 / (x[0] - 0.5))), x[4]};
    const unsigned i4 = unsigned(int(unsigned(3) - unsigned(((0.5 >= 7.0) ? (int((int64_t(7) * (-2 >> 12) - 7) / 3 % 1000) >> (1 + ((0 >> (1 + (9 & 7))) & 7))) : ((v2 != 0.5) ? int((int64_t(5) * (5 >> 12) - 5) / 3 % 1000) : int(unsigned(-2) & unsigned(1))))))) % 3;
  }
  return ((x[2] == (0.5 * 7.0 - 0.0)) ? std::max<double>(double(1), ((1 < 8) ? -1.25 : 1e-3)) : ((2.0 * 0.0) / x[3]));
}
inline double f306970(const double* x) {
  double v1 = ((int(unsigned(9) | unsigned((4 % (1 + (2 & 7))))) <= cut(x[2])) ? ((2.0 * 1e-3 - x[3]) - x[1]) : ((7.0 - 0.5) * ((7.0 == x[1]) ? -1.25 : 1e-3) - ((0.5 > 0.5) ? 7.0 : -1.25)));
  if ((x[4]) > 0) {
    for (int k2 = 0; k2 < 2; ++k2) {
      int w3 = int(unsigned((7 % (1 + (std::min(cut(x[4]), 8) & 7)))) ^ unsigned(int(uint8_t(std::min(int(unsigned(4) | unsigned(-3)), int(unsigned(-3) - unsigned(-3)))))));
    }
  } else {
    for (int k4 = 0; k4 < 4; ++k4) {
      double v5 = std::sqrt(((0.5 * 2.0) * std::sqrt(7.0)));
      double v6 = std::fabs(((7.0 / v5) * (v5 - double(k4)) - (x[0] * v5 - 1e-3)));
    }
  }
  v1 = ((std::max<double>(0.0, 0.5) * (0.0 * x[2]) - std::min<double>(v1, 0.5)) - std::sqrt((3.0 - 0.0)));
  double v7 = std::fabs(x[5]);
  for (int k8 = 0; k8 < 1; ++k8) {
    if ((7.0 == std::max<double>((3.0 * -1.25 - 7.0), (x[1] * 3.0 - 2.0)))) {
      double v9 = ((std::fabs(x[1]) - std::min<double>(0.0, 2.0)) + (std::sqrt(0.0) * (1e-3 / 2.0) - double(cut(7.0))));
    } else {
      double v10 = v7;
    }
  }
  return (((1e-3 != 0.0) ? (v1 * 7.0) : double(6)) * (x[2] * ((0.5 < 7.0) ? 2.0 : 3.0)));
}
inline double f306971(const double* x) {
  double v1 = (((x[1] - 0.0) * (2.0 - 1e-3) - (2.0 / 0.5)) * (std::fabs(2.0) / (x[0] + 2.0)) - 0.0);
  if ((x[5]) > 0) {
    if (((std::max<double>(x[3], 3.0) > ((7.0 <= x[2]) ? 7.0 : 2.0)) && (1e-3 >= x[3]))) return std::min<double>(std::max<double>((0.0 + -1.25), (0.0 * 0.0)), x[0]);
    if (!(x[5] <= (1e-3 + x[3]))) return x[0];
  } else {
    if ((((7.0 == 3.0) && (1e-3 == x[3])) || ((0.0 - 2.0) >= (x[2] + 3.0)))) return ((double(int(unsigned(-3) + unsigned(9))) - (-1.25 - 2.0)) - (((-1.25 != -1.25) ? 0.0 : -1.25) * x[4]));
    int n2 = (((1e-3 * 1e-3 - x[3]) >= v1) && ((x[4] != 0.5) || (1e-3 > 7.0))) ? 0 : int((int64_t(cut(((7.0 == 2.0) ? 0.5 : -1.25))) * (-1 >> 12) - cut(((7.0 == 2.0) ? 0.5 : -1.25))) / 3 % 1000);
    switch (n2) { case 0: v1 = std::min<double>(((1e-3 + x[0]) + std::sqrt(3.0)), std::min<double>(std::max<double>(7.0, 1e-3), std::min<double>(x[4], -1.25))); break; case 1: v1 = (((2.0 + -1.25) * (x[4] - x[2])) - ((7.0 * 2.0) * (3.0 - x[4]))); default: v1 = std::sqrt(std::sqrt((1e-3 * 1e-3))); }
    if ((((int(unsigned(6) ^ unsigned(2)) / (1 + (int(unsigned(9) * unsigned(3)) & 7))) < cut(x[3])) && !(x[5] != 0.0))) return (!((0.5 == x[0]) && (0.5 < 0.0)) ? std::max<double>((0.0 * 0.0), double(3)) : double(int(unsigned(7) * unsigned(7))));
  }
  v1 *= (((7.0 * 2.0) * (0.5 - 1e-3)) * x[5]);
  if (((std::min<double>(7.0, 0.5) > (x[2] + x[1])) && (std::fabs(2.0) >= ((1e-3 <= 0.5) ? -1.25 : x[2])))) return (std::fabs(std::min<double>(7.0, 2.0)) * v1);
  v1 += ((x[5] * (2.0 * 2.0 - 1e-3)) * std::sqrt(std::min<double>(7.0, x[0])));
  v1 = ((std::sqrt(0.0) + std::sqrt(2.0)) * ((0.0 + 2.0) + (7.0 - x[4])));
  return (std::min<double>((7.0 * x[5]), x[5]) * (std::fabs(2.0) - x[0]));
}
inline double f306972(const double* x) {
  double v1 = ((x[4] > ((x[0] < -1.25) ? -1.25 : -1.25)) ? (x[4] * x[0]) : (std::sqrt(0.5) + (x[2] * 2.0)));
  double v2 = 1e-3;
  if ((((0.0 <= 0.0) ? x[2] : x[3]) < ((x[5] * x[4] - 0.0) / (1e-3 * 1e-3)))) return 0.5;
  double v3 = (x[1] + std::min<double>((3.0 + 0.0), 3.0));
  int n4 = !(v1 < std::max<double>(0.0, 3.0)) ? 2 : 1;
  switch (n4) { case 0: v1 = std::fabs((std::max<double>(x[4], 0.5) - float((-3 >> (1 + (8 & 7)))))); break; case 1: v2 = std::min<double>(std::sqrt(std::sqrt(7.0)), std::sqrt((x[2] + -1.25))); default: v1 = ((std::sqrt(x[2]) * std::fabs(0.0) - 7.0) * (std::sqrt(3.0) * (x[0] + 1e-3) - (v1 + 2.0)) - ((0.0 * v2) + x[2])); }
  return (((1e-3 + 1e-3) - 7.0) + std::sqrt((3.0 * 2.0)));
}
inline double f306973(const double* x) {
  double v1 = x[5];
  double v2 = ((-2 == int(unsigned(cut(3.0)) - unsigned(1))) ? x[5] : ((2.0 / 2.0) + x[1]));
  if ((std::fabs(std::sqrt(0.5)) == (((9 != 8) || (0.5 != x[0])) ? std::sqrt(-1.25) : 0.0))) return (((-1.25 * x[5]) >= ((v1 < 0.5) ? 0.0 : 1e-3)) ? x[0] : (std::sqrt(-1.25) - x[2]));
  double v3 = ((float(cut(7.0)) * std::sqrt(x[4])) * x[3] - (x[4] * (7.0 + 2.0)));
  double v4 = (v3 * ((x[4] + 1e-3) / (1e-3 + 2.0)) - (x[1] * (2.0 * x[4])));
  if ((((((2.0 <= 1e-3) || (0.5 >= 0.5)) ? v4 : (0.0 * x[4])) * v1)) > 0) {
    if ((v2 > std::sqrt(x[5]))) return x[0];
    for (int k5 = 0; k5 < 4; ++k5) {
      double v6 = std::sqrt(x[1]);
      v2 *= ((x[1] - double(k5)) * std::sqrt((0.5 / 0.5)));
    }
    v3 -= v3;
  }
  for (int k7 = 0; k7 < 2; ++k7) {
    if (((x[2] + std::fabs(x[4]))) > 0) {
      for (int k8 = 0; k8 < 4; ++k8) {
        for (int k9 = 0; k9 < 1; ++k9) {
          double v10 = ((x[4] - (3.0 * 0.5 - v4)) + std::fabs(v1));
          double v11 = (((0.5 + 2.0) < (v3 * -1.25 - -1.25)) ? v3 : (std::fabs(2.0) * (2.0 * 0.5) - (-1.25 * double(k9) - 0.5)));
          double v12 = double(int(unsigned(int(unsigned(int(unsigned(1) + unsigned(7))) ^ unsigned(std::min(1, 3)))) ^ unsigned(5)));
        }
      }
      double v13 = x[1];
      double v14 = x[2];
    }
  }
  double v15 = (x[3] + std::max<double>(std::sqrt(x[4]), (2.0 * 0.5 - x[1])));
  return std::min<double>((std::min<double>(-1.25, 3.0) / x[4]), (v2 - x[3]));
}
inline double f306974(const double* x) {
  double v1 = ((-3 < int(unsigned(9) - unsigned(int(unsigned(-3) ^ unsigned(-3))))) ? x[0] : x[4]);
  v1 += x[0];
  v1 += x[4];
  v1 += x[3];
  v1 = (std::max<double>(x[4], std::max<double>(2.0, 1e-3)) * std::min<double>((-1.25 * 7.0), x[1]));
  return std::fabs((x[1] + std::fabs(2.0)));
}
inline double f306975(const double* x) {
  double v1 = ((x[5] * (1e-3 + -1.25) - ((2.0 != x[4]) ? 0.5 : x[5])) * std::sqrt((7.0 / 2.0)) - x[5]);
  v1 += std::fabs((x[1] + (0.0 / 1e-3)));
  v1 = (((2.0 * 7.0 - x[0]) * (-1.25 - x[2]) - ((3.0 <= x[2]) ? 0.0 : x[5])) - (std::sqrt(2.0) * (-1.25 * 3.0 - 0.0) - (0.5 + 7.0)));
  if ((((1e-3 + x[0]) / x[2]) >= x[1])) {
    int n2 = std::isnan(x[0]) ? 1 : int(uint8_t(cut(((3.0 == 2.0) ? 3.0 : 2.0))));
    switch (n2) { case 0: v1 = x[1]; break; case 1: v1 = (x[3] * ((0.5 - 1e-3) + (x[3] + x[1])) - (x[0] * x[4] - x[4])); default: v1 = (x[4] * x[5]); }
    v1 = x[2];
  } else {
    double v3 = ((std::sqrt(-1.25) - x[2]) * (x[2] * (1e-3 - 0.5) - (7.0 + 7.0)));
    double v4 = std::sqrt(float(int(uint16_t(7))));
    if ((((0.5 + -1.25) * 0.0) >= x[4])) return x[1];
  }
  return x[0];
}
inline double f306976(const double* x) {
  double v1 = ((x[5] * std::sqrt(0.0) - std::sqrt(x[4])) / ((2.0 >= 3.0) ? double(cut(x[5])) : -1.25));
  if ((x[3]) > 0) {
    v1 *= x[2];
  } else {
    for (int k2 = 0; k2 < 4; ++k2) {
      if ((int(int16_t(-1)) <= 2)) {
        double v3 = x[0];
      }
      v1 += std::sqrt(std::fabs(v1));
    }
  }
  double v4 = (((1e-3 / x[4]) * (7.0 + 0.0) - x[1]) * x[1]);
  double* p5 = (int(int8_t(int(unsigned(cut(x[4])) - unsigned(cut(7.0))))) != 9) ? &v1 : &v4;
  *p5 += ((0.0 * v1) * v4);
  return (std::max<double>(std::min<double>(7.0, x[2]), (0.5 + -1.25)) * ((2.0 / -1.25) / std::max<double>(3.0, 0.5)) - (std::sqrt(0.5) * (x[1] * -1.25)));
}
inline double f306977(const double* x) {
  double v1 = x[4];
  double v2 = (x[2] + std::max<double>(x[4], (1e-3 / -1.25)));
  for (int k3 = 0; k3 < 4; ++k3) {
    double v4 = (std::sqrt(x[0]) + (std::min<double>(-1.25, v1) * std::sqrt(2.0) - std::sqrt(-1.25)));
  }
  v1 *= ((x[0] * x[5] - x[1]) * (x[4] + x[0]) - v1);
  double v5 = (x[2] + std::max<double>(std::sqrt(x[4]), (3.0 + -1.25)));
  v2 -= (((7.0 <= 1e-3) && (x[2] > x[3])) ? x[3] : ((2.0 + x[2]) * (x[0] * 0.0 - x[5]) - std::sqrt(7.0)));
  return x[3];
}
inline double f306978(const double* x) {
  double v1 = ((x[5] + std::fabs(1e-3)) * x[5]);
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = ((int(unsigned(-1) - unsigned(int(uint8_t(-1)))) < cut(1e-3)) ? double(k2) : (std::max<double>(-1.25, 0.0) - (-1.25 * 7.0)));
    if ((!(0.5 <= x[0]) || (std::max<double>(1e-3, 0.0) > std::fabs(0.5)))) {
      if (std::isnan(x[3])) {
        double v4 = (((-1.25 * 7.0) - std::sqrt(0.0)) - ((2.0 + 0.0) - x[5]));
        int n5 = (((2.0 + 0.5) * (-1.25 * 7.0 - 0.5)) == std::fabs(double(k2))) ? 1 : int(int8_t(6));
        switch (n5) { case 0: v3 = (double(k2) - std::sqrt(std::max<double>(0.5, 2.0))); break; case 1: v1 = std::max<double>(v1, (v3 - std::max<double>(7.0, 2.0))); default: v1 = ((std::max<double>(3.0, -1.25) + std::sqrt(7.0)) * v4 - ((0.5 < 3.0) ? (v1 - x[2]) : (v1 * x[4] - x[4]))); }
      } else {
        double v6 = std::sqrt(std::min<double>(double(k2), (-1.25 * v3)));
      }
      v1 -= std::min<double>((float(int((int64_t(3) * (1 >> 12) - 3) / 3 % 1000)) - (x[1] - v3)), std::sqrt(std::sqrt(2.0)));
    }
  }
  v1 -= std::min<double>(std::sqrt(std::sqrt(x[5])), (((7.0 > -1.25) ? -1.25 : 0.0) - v1));
  v1 *= (std::fabs((-1.25 - 0.5)) / x[0]);
  return std::sqrt(((2.0 * 3.0) / x[3]));
}
inline double f306979(const double* x) {
  double v1 = (x[3] * x[5] - double(int(unsigned(7) & unsigned(int(unsigned(-3) ^ unsigned(-3))))));
  v1 = (x[5] * std::min<double>(std::sqrt(1e-3), (2.0 * x[1])) - std::max<double>(x[4], (x[3] * 2.0)));
  for (int k2 = 0; k2 < 1; ++k2) {
    int n3 = ((!(x[2] >= 3.0) || (int(uint16_t(1)) == int(int8_t(7)))) || ((x[3] + 0.0) == (1e-3 - double(k2)))) ? 1 : ((7 % (1 + (((3.0 >= double(k2)) ? 8 : (9 % (1 + (9 & 7)))) & 7))) >> (1 + (cut((double(k2) * 0.0 - v1)) & 7)));
    switch (n3) { case 0: v1 = x[1]; break; case 1: v1 = std::sqrt((double(k2) * (1e-3 / 2.0) - 0.0)); default: v1 = (std::sqrt(std::max<double>(-1.25, 1e-3)) * std::sqrt((3.0 * x[3] - 0.5))); }
    v1 *= std::max<double>(x[2], x[5]);
    if ((2.0) > 0) {
      double v4 = (((-1.25 - 1e-3) * (-1.25 + v1) - x[5]) * std::max<double>((1e-3 - 0.5), std::max<double>(0.0, -1.25)) - std::fabs(std::sqrt(-1.25)));
      v1 -= std::min<double>(((2.0 - 7.0) + x[3]), ((-1.25 + 7.0) * (0.5 * x[4] - double(k2))));
      double v5 = 2.0;
    }
  }
  double v6 = (0.5 + ((7.0 == 2.0) ? (-1.25 - 3.0) : -1.25));
  return x[3];
}
inline double f306980(const double* x) {
  double v1 = double(cut(x[5]));
  double v2 = x[0];
  double v3 = x[5];
  double v4 = ((x[1] - (x[0] + 7.0)) + x[1]);
  for (int k5 = 0; k5 < 1; ++k5) {
    if ((((-1.25 + 1e-3) / (3.0 * 0.0 - 3.0)) <= x[2])) return x[2];
    if (((((1e-3 > 1e-3) ? x[1] : -1.25) * (-1.25 + x[3]) - std::sqrt(0.5)) == std::sqrt(std::sqrt(double(k5))))) continue;
    if ((((v3 / 2.0) * x[3]) <= (std::sqrt(7.0) * x[0] - ((1e-3 <= 0.0) ? 2.0 : x[2])))) {
      double v6 = ((x[4] >= ((2.0 > 2.0) ? x[5] : 1e-3)) ? ((1e-3 * 7.0) + (v1 - 7.0)) : x[0]);
      v6 -= std::fabs((std::sqrt(2.0) * (3.0 + 2.0)));
    }
  }
  for (int k7 = 0; k7 < 4; ++k7) {
    double v8 = -1.25;
  }
  int n9 = (std::sqrt(2.0) > 0.0) ? 0 : -3;
  switch (n9) { case 0: v1 = v1; break; case 1: v1 = std::sqrt(((2.0 * 7.0 - 0.5) - x[0])); default: v1 = (std::sqrt((3.0 - -1.25)) * ((x[4] > x[2]) ? (2.0 * 0.5 - v2) : std::sqrt(3.0))); }
  return (((v1 * 2.0 - 1e-3) / v1) + (std::max<double>(0.0, 2.0) - (1e-3 * x[4])));
}
inline double f306981(const double* x) {
  double v1 = std::min<double>(std::sqrt((-1.25 * x[3] - x[2])), std::max<double>(x[0], std::fabs(0.5)));
  if ((2.0) > 0) {
    int n2 = (((cut(x[0]) <= cut(x[2])) && (x[2] <= 0.5)) && (int(unsigned(-1) | unsigned(0)) > std::min(cut(1e-3), cut(x[5])))) ? 1 : cut(0.5);
    switch (n2) { case 0: v1 = float(4); break; case 1: v1 = (std::min<double>(x[2], v1) - ((3.0 >= 2.0) ? (7.0 * v1) : x[3])); default: v1 = x[1]; }
    for (int k3 = 0; k3 < 3; ++k3) {
      v1 -= v1;
    }
  }
  for (int k4 = 0; k4 < 1; ++k4) {
    v1 -= double(6);
    v1 -= std::max<double>(double(int(int16_t((6 / (1 + (7 & 7)))))), v1);
    if ((x[3] == v1)) return (3.0 + v1);
  }
  v1 = (7.0 + ((-1.25 + 2.0) + std::max<double>(0.0, 7.0)));
  v1 = x[3];
  if (((-1.25 - x[3]) != x[1])) {
    int n5 = (((x[0] + -1.25) - std::sqrt(7.0)) != (-1.25 + x[5])) ? 1 : -3;
    switch (n5) { case 0: v1 = ((std::min<double>(7.0, 3.0) * (x[3] + 0.0) - x[1]) * (x[1] * std::max<double>(0.5, 1e-3))); break; case 1: v1 = std::sqrt(((3.0 != 1e-3) ? x[5] : v1)); default: v1 = (((x[0] > 1e-3) || (2.0 <= -1.25)) ? (((3.0 != 1e-3) ? 0.5 : 2.0) - std::min<double>(x[3], 0.5)) : std::max<double>((-1.25 - 0.0), x[0])); }
  } else {
    double v6 = x[1];
    v6 = (std::fabs(x[1]) + v6);
  }
  return v1;
}
inline double f306982(const double* x) {
  double v1 = std::sqrt(std::max<double>(x[2], (0.0 - 3.0)));
  if ((((x[5] / 3.0) - (x[5] + 7.0)) <= (x[3] / (2.0 + 3.0)))) {
    v1 *= x[1];
  }
  v1 *= (((x[5] + x[5]) != x[5]) ? ((1 <= -2) ? std::sqrt(x[0]) : std::fabs(1e-3)) : double(int(int64_t(-1))));
  int n2 = !(float(6) < x[0]) ? 2 : 3;
  switch (n2) { case 0: v1 = (x[1] + x[4]); break; case 1: v1 = 3.0; default: v1 = ((double(int(unsigned(0) + unsigned(2))) / (7.0 - 3.0)) / x[2]); }
  for (int k3 = 0; k3 < 1; ++k3) {
    v1 -= (v1 / (((x[1] < 1e-3) ? -1.25 : 3.0) * x[4]));
    if ((7 > int(unsigned(1) | unsigned((-1 / (1 + (int(unsigned(7) + unsigned(3)) & 7))))))) break;
  }
  return x[5];
}
inline double f306983(const double* x) {
  double v1 = (x[5] - x[0]);
  for (int k2 = 0; k2 < 3; ++k2) {
    int w3 = -3;
    if ((((7.0 - 7.0) > x[2]) && ((double(k2) > -1.25) || (2.0 != x[5])))) return x[0];
  }
  for (int k4 = 0; k4 < 3; ++k4) {
    v1 -= std::min<double>(std::min<double>((3.0 + 0.0), (-1.25 * x[2])), x[2]);
    for (int k5 = 0; k5 < 4; ++k5) {
      for (int k6 = 0; k6 < 1; ++k6) {
        double v7 = ((double(k5) * x[5] - std::min<double>(3.0, -1.25)) + double(k4));
      }
      v1 *= double(k4);
      for (int k8 = 0; k8 < 1; ++k8) {
        for (int k9 = 0; k9 < 3; ++k9) {
          for (int k10 = 0; k10 < 4; ++k10) {
            if ((x[0] > x[5])) {
              if (std::isnan(x[4])) {
                double v11 = double(k8);
                double v12 = (std::sqrt(x[4]) + ((-1.25 * -1.25) / (7.0 + -1.25)));
              }
              double v13 = double(k5);
              double v14 = (((1e-3 * 7.0) + std::max<double>(3.0, 7.0)) * (x[4] * double(k9)));
            } else {
              double v15 = std::sqrt(float(5));
            }
            double v16 = double(k8);
            double v17 = double(k9);
          }
          double v18 = v1;
          double v19 = (0.5 / (double(k5) - (x[3] * 3.0 - x[0])));
        }
      }
    }
  }
  double v20 = x[0];
  double v21 = double(int(unsigned(5) + unsigned(int(unsigned(3) - unsigned((5 % (1 + (4 & 7))))))));
  double v22 = (x[3] * (v20 + float(5)) - (v21 + std::fabs(v20)));
  return (std::sqrt(std::max<double>(7.0, 2.0)) / std::fabs(((-1.25 == v22) ? 2.0 : v1)));
}
inline double f306984(const double* x) {
  double v1 = (((0.0 * 2.0) + x[4]) / (x[2] * x[4]));
  if (!(-3 != int((int64_t(cut(0.0)) * (-3 >> 12) - cut(0.0)) / 3 % 1000))) {
    double v2 = (x[5] * std::sqrt(std::fabs(-1.25)));
    double v3 = (x[1] + x[1]);
    for (int k4 = 0; k4 < 3; ++k4) {
      if ((v3) > 0) {
        if ((std::fabs(((2.0 < 1e-3) ? v3 : (-1.25 * double(k4))))) > 0) {
          double v5 = (v3 * (double(int(unsigned(5) + unsigned(4))) + (3.0 * x[4])));
          if ((std::sqrt(std::sqrt(1e-3)) < double(1))) {
            int n6 = ((((7.0 > -1.25) ? 1e-3 : 1e-3) * v5) <= 1e-3) ? 0 : 2;
            switch (n6) { case 0: v3 = double(k4); break; case 1: v1 = 1e-3; default: v1 = double(k4); }
          }
          if (((x[1] * std::sqrt(0.5) - x[3]) > (((0.0 != -1.25) ? v2 : v3) * x[2]))) {
            v3 = (std::sqrt(std::max<double>(3.0, 7.0)) + (!(1 == 4) ? v3 : x[5]));
          } else {
            if (std::isnan(v3)) {
              v2 += ((std::sqrt(3.0) < std::sqrt(v5)) ? ((0.5 + 3.0) * (1e-3 + -1.25)) : ((std::min(8, 6) != int(int8_t(5))) ? std::fabs(-1.25) : x[4]));
            } else {
              for (int k7 = 0; k7 < 3; ++k7) {
                double v8 = std::sqrt(((-1.25 + x[0]) * ((7.0 < v1) ? 0.5 : 0.5) - std::max<double>(v5, 0.5)));
                double v9 = double(k4);
                double v10 = v1;
              }
            }
            double v11 = double(k4);
          }
        } else {
          double v12 = v1;
          double v13 = (((2.0 <= -1.25) && (7 == (8 % (1 + (-2 & 7))))) ? std::sqrt(std::sqrt(-1.25)) : (std::sqrt(x[3]) + std::sqrt(v1)));
          double v14 = v1;
        }
        double v15 = (std::fabs((-1.25 * -1.25)) + x[0]);
        double v16 = ((std::fabs(0.0) * v3) + (0.0 * std::max<double>(3.0, 3.0)));
      }
      double v17 = ((std::max<double>(3.0, 3.0) + (2.0 * 3.0)) * (std::min<double>(2.0, 0.0) * v3));
    }
  } else {
    double v18 = std::sqrt(v1);
    double v19 = (((0.0 / x[2]) + x[2]) - (std::sqrt(v18) / std::sqrt(x[0])));
  }
  double v20 = std::min<double>(x[1], (x[4] + (0.0 * -1.25)));
  double v21 = v20;
  return std::min<double>(v20, (std::sqrt(0.0) * v20 - x[4]));
}
inline double f306985(const double* x) {
  double v1 = ((x[3] + x[0]) + x[2]);
  double v2 = v1;
  double v3 = (x[4] * ((0.5 == 0.5) ? (1e-3 * 0.5 - 1e-3) : (1e-3 * 7.0)) - std::fabs(double(8)));
  if ((1 < (int(unsigned(-1) + unsigned(int(unsigned(0) ^ unsigned(6)))) / (1 + (9 & 7))))) {
    v2 -= v3;
  }
  return std::min<double>(x[4], (x[0] + ((v3 < 0.0) ? 1e-3 : 1e-3)));
}
inline double f306986(const double* x) {
  double v1 = ((((1e-3 != 2.0) && (x[5] > 0.5)) ? (-1.25 * 3.0 - x[5]) : (x[4] / 1e-3)) - ((x[4] - 7.0) / x[1]));
  double v2 = (((2.0 + 3.0) * double(8)) - ((x[5] * 1e-3) - (1e-3 * 2.0 - 7.0)));
  if (!(int(unsigned(4) & unsigned(5)) != std::min(int((int64_t(6) * (6 >> 12) - 6) / 3 % 1000), (9 >> (1 + (-1 & 7)))))) return v2;
  for (int k3 = 0; k3 < 4; ++k3) {
    double* p4 = (0 == int((int64_t((2 % (1 + (int(unsigned(-3) + unsigned(-1)) & 7)))) * (2 >> 12) - (2 % (1 + (int(unsigned(-3) + unsigned(-1)) & 7)))) / 3 % 1000)) ? &v1 : &v2;
    *p4 += (std::sqrt((1e-3 - 0.5)) * (v2 * v1));
    double v5 = (((3.0 * 0.5 - 0.0) * ((1 == 1) ? v2 : 2.0) - x[1]) + (std::sqrt(0.5) - std::fabs(0.0)));
    double v6 = x[0];
  }
  double* p7 = ((std::sqrt(x[3]) > (x[4] - v2)) && (0 > int((int64_t(7) * (cut(1e-3) >> 12) - 7) / 3 % 1000))) ? &v2 : &v1;
  *p7 += (x[4] * x[5] - x[5]);
  double v8 = ((int(unsigned(cut(0.0)) | unsigned(int(uint8_t(6)))) != int(unsigned(int(uint8_t(-1))) - unsigned(((0.5 <= 7.0) ? 7 : -1)))) ? ((0.5 - x[4]) * v2 - ((3.0 < v2) ? x[3] : 7.0)) : ((x[0] * 3.0 - 0.0) + (1e-3 * 7.0)));
  v2 += x[4];
  if (((v2 / ((7.0 != 3.0) ? 7.0 : 3.0)) == ((7.0 * -1.25) - std::sqrt(0.0)))) {
    for (int k9 = 0; k9 < 2; ++k9) {
      v2 *= std::sqrt(x[3]);
      if (((cut(2.0) != 0) && std::isnan(std::fabs(2.0)))) {
        v1 += v8;
        double v10 = double(k9);
        double v11 = (x[0] * v10);
      }
      double v12 = std::sqrt(double(k9));
    }
    double v13 = ((7.0 == v1) ? std::min<double>((0.5 * 3.0), 0.0) : ((x[1] - 0.5) * (1e-3 - -1.25) - x[3]));
  } else {
    double v14 = (std::max<double>(x[3], ((4 < 1) ? 3.0 : 0.5)) + std::sqrt(x[0]));
    double v15 = ((int(unsigned(8) | unsigned(int(int8_t(4)))) == int((int64_t(cut(2.0)) * ((-3 >> (1 + (4 & 7))) >> 12) - cut(2.0)) / 3 % 1000)) ? v14 : ((1e-3 - 1e-3) * std::fabs(0.0) - (3.0 * -1.25)));
    double v16 = ((v14 * x[4] - x[3]) * x[2]);
  }
  return x[2];
}
inline double f306987(const double* x) {
  double v1 = ((x[1] == x[5]) ? (x[2] * std::sqrt(x[3]) - (7.0 * -1.25)) : (0.0 + x[3]));
  double v2 = x[4];
  if ((((x[2] * 3.0) - (3.0 * 7.0 - 0.5)) <= (std::min<double>(0.5, 2.0) - v2))) return (x[2] * std::sqrt(x[4]) - (x[1] * (2.0 - x[0])));
  v2 = x[4];
  double v3 = (x[4] * ((-1.25 == x[2]) ? (1e-3 * 0.5) : std::sqrt(x[2])) - (((2.0 <= 1e-3) || (v1 > x[4])) ? (x[2] * v1 - x[2]) : v1));
  return ((v2 - (1e-3 / 0.5)) - x[1]);
}
inline double f306988(const double* x) {
  double v1 = (((x[2] * 1e-3 - -1.25) - x[3]) / (x[0] / (7.0 + -1.25)));
  if ((!(7.0 != 2.0) && ((1e-3 + 2.0) == (3.0 * x[2] - x[2])))) return x[1];
  for (int k2 = 0; k2 < 4; ++k2) {
    if ((((x[1] != (v1 * 2.0 - 0.5)) ? float(cut(7.0)) : std::min<double>(std::fabs(2.0), x[5]))) > 0) {
      v1 -= (std::fabs((0.5 + x[4])) * (std::sqrt(3.0) * ((7.0 == 0.5) ? 0.5 : 3.0) - std::min<double>(2.0, x[1])));
      v1 *= double((int((int64_t(int(unsigned(-3) + unsigned(0))) * (-2 >> 12) - int(unsigned(-3) + unsigned(0))) / 3 % 1000) / (1 + (6 & 7))));
      double v3 = (std::max<double>((0.0 / -1.25), x[0]) + ((0.5 + 7.0) * (0.5 * 0.5)));
    }
  }
  int n4 = ((x[5] == x[4]) && ((0.5 / x[4]) == ((7.0 <= -1.25) ? 1e-3 : 0.0))) ? 0 : int(uint8_t(4));
  switch (n4) { case 0: v1 = x[5]; break; case 1: v1 = (std::max<double>(x[3], x[5]) * (x[3] * (3.0 * 0.5) - (-1.25 * -1.25 - x[1])) - std::max<double>(x[2], (0.0 + x[4]))); default: v1 = x[2]; }
  v1 += x[0];
  return x[0];
}
inline double f306989(const double* x) {
  double v1 = (x[3] * std::fabs((2.0 * x[0] - x[0])));
  double v2 = 0.0;
  v1 += (std::max<double>(x[1], x[0]) * x[4]);
  for (int k3 = 0; k3 < 2; ++k3) {
    if (((std::max<double>(0.5, 0.0) - std::min<double>(1e-3, -1.25)) <= x[0])) {
      if ((((0.5 * x[0]) * (((0.5 > x[2]) && (0.0 != -1.25)) ? (0.5 - 3.0) : (x[4] / x[4])))) > 0) {
        double v4 = ((v1 * ((3.0 < 0.5) ? double(k3) : 2.0)) * -1.25 - (x[4] / (x[5] / 1e-3)));
      } else {
        double v5 = std::sqrt(x[4]);
      }
      int w6 = 1;
    } else {
      if ((((((-2 <= 8) ? x[2] : 3.0) < std::min<double>(2.0, v2)) ? (std::max<double>(x[1], x[1]) * double(k3)) : ((7.0 * -1.25) * std::min<double>(x[2], 3.0)))) > 0) {
        if (!(8 != 5)) break;
        if ((int(unsigned(8) + unsigned(int(unsigned(((x[0] < 0.5) ? 7 : 8)) + unsigned(int(unsigned(2) - unsigned(0)))))) > 7)) {
          double v7 = (v1 * (std::sqrt(7.0) * x[5]) - double(int(unsigned(-3) - unsigned(-2))));
          double* p8 = std::isnan(((1e-3 * 0.0) - (2.0 - -1.25))) ? &v7 : &v1;
          *p8 += (((v2 != 7.0) ? v1 : x[1]) - std::min<double>(x[4], (0.5 + x[3])));
          double v9 = x[4];
        }
      }
      double v10 = v1;
    }
    double v11 = ((v2 - (2.0 * 0.5)) + x[3]);
  }
  return x[3];
}
inline double f306990(const double* x) {
  double v1 = x[3];
  double v2 = x[0];
  double v3 = x[4];
  for (int k4 = 0; k4 < 3; ++k4) {
    v1 *= float(-1);
  }
  v1 -= ((0 == 5) ? v2 : x[1]);
  double v5 = std::max<double>(v2, ((0.0 + 2.0) * (-1.25 + 0.5)));
  double* p6 = std::isnan((((x[5] == 0.5) && (0.0 >= -1.25)) ? std::max<double>(v5, 7.0) : (-1.25 - 3.0))) ? &v3 : &v5;
  *p6 += (std::min<double>(((2.0 >= -1.25) ? 0.5 : v5), (0.5 * 7.0)) + std::sqrt(3.0));
  v3 -= x[2];
  return x[4];
}
inline double f306991(const double* x) {
  double v1 = ((std::max<double>(7.0, 0.5) - (1e-3 + x[0])) * x[1]);
  double v2 = 2.0;
  v1 -= (std::max<double>(std::sqrt(1e-3), (1e-3 * 7.0)) / x[3]);
  v2 *= x[4];
  double v3 = (((7.0 / 2.0) - (3.0 + 0.5)) - (((x[0] >= -1.25) ? x[1] : 0.5) * x[2] - ((x[1] == 2.0) ? 0.5 : 0.0)));
  v3 -= (((1e-3 + x[3]) * (7.0 - -1.25) - v2) * float(9));
  double* p4 = (((7.0 / x[0]) < (v3 * -1.25)) || (std::max<double>(1e-3, x[0]) > std::sqrt(7.0))) ? &v2 : &v1;
  *p4 += ((std::sqrt(x[0]) / ((x[5] != -1.25) ? 0.5 : 2.0)) - std::max<double>((0.0 * 0.5 - 3.0), v3));
  double v5 = x[3];
  return std::min<double>((std::min<double>(x[0], 0.0) * (2.0 + 1e-3) - std::max<double>(3.0, 0.5)), std::fabs((1e-3 * 3.0)));
}
inline double f306992(const double* x) {
  double v1 = (((7.0 * x[1]) / (x[4] + 1e-3)) * (x[4] / x[4]));
  v1 += (x[2] - (std::fabs(0.0) + ((7.0 == 2.0) ? 1e-3 : x[3])));
  v1 = 0.5;
  double v2 = (std::min<double>(x[0], x[3]) - (x[5] * ((1e-3 <= x[2]) ? -1.25 : 0.5) - (-1.25 + 2.0)));
  if (((std::fabs((x[5] * 2.0)) * (v1 - (x[5] * v2)))) > 0) {
    if ((int((int64_t(int(unsigned(cut(x[5])) + unsigned(cut(-1.25)))) * (int(int16_t(int(unsigned(-3) + unsigned(5)))) >> 12) - int(unsigned(cut(x[5])) + unsigned(cut(-1.25)))) / 3 % 1000) == int(unsigned(((x[1] <= 3.0) ? int(unsigned(-1) & unsigned(8)) : 5)) - unsigned(cut(3.0))))) {
      double a3[3] = {((cut(x[3]) < int(unsigned(((0.5 >= 2.0) ? -1 : 0)) ^ unsigned((0 % (1 + (8 & 7)))))) ? v2 : x[0]), (((-1.25 < 0.0) ? std::max<double>(v2, 7.0) : std::sqrt(3.0)) - ((0.0 + 7.0) * (3.0 / 7.0) - x[1])), (((x[0] * x[3] - 2.0) != x[3]) ? x[1] : x[2])};
      const unsigned i4 = unsigned(cut(std::sqrt((0.0 / x[1])))) % 3;
      double v5 = (((2.0 * -1.25) * (-1.25 - 7.0) - std::min<double>(a3[i4], -1.25)) * ((-1.25 > 2.0) ? x[2] : (x[3] * 3.0 - a3[i4])) - v1);
      a3[i4] += (std::max<double>((1e-3 - x[0]), float(9)) - (std::sqrt(v5) - x[4]));
    }
  } else {
    if ((((x[2] * (x[1] + -1.25) - (2.0 + 3.0)) * v1)) > 0) {
      for (int k6 = 0; k6 < 4; ++k6) {
        for (int k7 = 0; k7 < 3; ++k7) {
          double a8[3] = {float(-2), std::min<double>((std::sqrt(1e-3) * float(int((int64_t(6) * (-3 >> 12) - 6) / 3 % 1000))), (x[2] - x[5])), std::sqrt((std::min<double>(-1.25, x[2]) - (x[4] + 0.5)))};
          const int i9 = (((0.5 * x[0] - 0.0) - (3.0 * -1.25 - double(k6))) <= (2.0 / (0.5 * 3.0))) ? 0 : 2;
          if ((float(1) != v1)) {
            if (((std::min<double>(7.0, -1.25) >= std::min<double>(-1.25, double(k7))) && (std::isnan(1e-3) && (std::min(3, -2) <= int((int64_t(1) * (6 >> 12) - 1) / 3 % 1000))))) continue;
          } else {
            double v10 = (((1e-3 + x[5]) * (-1.25 * 3.0) - std::sqrt(2.0)) * double(k6));
            double v11 = x[1];
            double v12 = (double(int(unsigned(3) + unsigned(cut(0.0)))) - (v2 / (0.5 * a8[1])));
          }
          double v13 = (((2.0 < 0.0) ? std::sqrt(x[2]) : float(std::min(5, 7))) * x[2] - std::sqrt(std::sqrt(-1.25)));
        }
        double v14 = ((((0 % (1 + (1 & 7))) > int(unsigned(2) + unsigned(-1))) || std::isnan(2.0)) ? v2 : double(int(unsigned(8) - unsigned(int((int64_t(5) * (4 >> 12) - 5) / 3 % 1000)))));
      }
      double v15 = (x[0] + std::sqrt(std::sqrt(0.5)));
      double v16 = x[2];
    } else {
      double v17 = ((x[5] * std::sqrt(v2)) - std::sqrt((v2 - v1)));
    }
    double v18 = (((-1.25 - -1.25) * ((2.0 <= -1.25) ? 7.0 : 2.0)) * ((3.0 != 3.0) ? (v2 - x[4]) : v1));
  }
  double v19 = v1;
  return (((0.5 * 2.0) * (3.0 * x[2] - 1e-3) - x[3]) * (v19 * v1));
}
inline double f306993(const double* x) {
  double v1 = ((std::sqrt(-1.25) * (7.0 * 1e-3 - 3.0)) - 0.5);
  for (int k2 = 0; k2 < 3; ++k2) {
    for (int k3 = 0; k3 < 1; ++k3) {
      if ((((3.0 + 7.0) == std::min<double>(0.0, 7.0)) || (double(k3) != x[4]))) return std::fabs(std::sqrt((3.0 * double(k3))));
      if ((x[1] >= ((2.0 / 0.0) * v1))) {
        int n4 = (cut((0.0 + double(k3))) <= std::min(-1, -2)) ? 2 : 0;
        switch (n4) { case 0: v1 = x[0]; break; case 1: v1 = double(k2); default: v1 = (double(k2) - ((2.0 + 2.0) * (x[2] + 0.0) - v1)); }
        int n5 = ((x[2] > (0.0 * 1e-3 - x[3])) || (double(k3) != (1e-3 * 3.0))) ? 0 : std::min(int(uint8_t(int(unsigned(std::min(8, 3)) ^ unsigned(int(unsigned(-1) ^ unsigned(2)))))), int(unsigned(cut(0.5)) + unsigned(int(unsigned(4) * unsigned(cut(0.0))))));
        switch (n5) { case 0: v1 = double(k2); break; case 1: v1 = (((0.0 + 1e-3) * 0.5) * (std::sqrt(v1) * (7.0 - 3.0) - x[2]) - (x[5] * (7.0 * 0.0))); default: v1 = (double((cut(-1.25) % (1 + (cut(2.0) & 7)))) * (x[1] * std::sqrt(3.0) - x[3])); }
      } else {
        if ((((0.0 - x[2]) * (x[3] + 2.0)) > (((-1.25 != -1.25) ? 2.0 : x[3]) * std::max<double>(1e-3, 0.0) - x[5]))) {
          v1 -= std::max<double>(std::fabs((double(k3) + 0.5)), x[3]);
          if ((((double(k2) <= 0.0) ? x[5] : x[1]) <= (std::sqrt(7.0) * ((1e-3 <= 7.0) ? 7.0 : x[2])))) {
            v1 = (std::sqrt(((-1.25 != 0.5) ? -1.25 : -1.25)) + std::sqrt(std::max<double>(0.5, x[4])));
          }
        } else {
          v1 = double(5);
        }
      }
      for (int k6 = 0; k6 < 4; ++k6) {
        if ((x[5] != ((0.5 / 3.0) - (2.0 * 3.0)))) continue;
      }
    }
  }
  v1 = ((std::sqrt(0.0) * std::max<double>(x[2], 0.0)) + std::sqrt((2.0 * x[2])));
  double v7 = std::max<double>(7.0, (0.5 * (0.0 / 1e-3) - (x[5] - x[2])));
  double v8 = ((x[0] == float(int(unsigned(7) + unsigned(5)))) ? x[2] : (v1 * std::min<double>(1e-3, 0.5) - (v7 - -1.25)));
  double v9 = std::min<double>((std::min<double>(3.0, 0.0) - (-1.25 * x[4] - 0.5)), std::sqrt((v8 - -1.25)));
  double v10 = 7.0;
  double v11 = x[2];
  return x[4];
}
inline double f306994(const double* x) {
  double v1 = std::min<double>(x[5], -1.25);
  double v2 = ((v1 - ((3 < 6) ? 2.0 : x[5])) * x[4]);
  v2 *= std::sqrt(x[5]);
  if (((float((int(unsigned(-1) | unsigned(8)) / (1 + (int(unsigned(4) + unsigned(1)) & 7)))) - x[1])) > 0) {
    v1 = ((v2 < x[0]) ? x[2] : ((3.0 * 0.0) * v2 - std::max<double>(v2, 0.0)));
    for (int k3 = 0; k3 < 2; ++k3) {
      v2 += v2;
      double v4 = ((std::min<double>(0.0, 3.0) / (7.0 * double(k3) - 7.0)) * x[4] - x[5]);
      double v5 = std::sqrt((float(cut(2.0)) - std::max<double>(1e-3, 7.0)));
    }
  } else {
    for (int k6 = 0; k6 < 2; ++k6) {
      double a7[3] = {(std::sqrt(((-3 != -1) ? -1.25 : x[2])) + 0.0), std::fabs((std::min<double>(-1.25, 3.0) * x[1] - (-1.25 * -1.25 - v1))), (double(k6) - float(cut(3.0)))};
      const int i8 = ((v2 >= (3.0 * x[0])) && ((7.0 != 1e-3) || (double(k6) > 7.0))) ? 0 : 2;
    }
  }
  if ((cut(std::max<double>(0.0, 3.0)) == 0)) {
    double v9 = x[4];
    v2 -= (std::sqrt((1e-3 - x[4])) - std::fabs((0.5 - 0.5)));
    if ((((-1.25 + 3.0) == (1e-3 / v1)) || !((3.0 <= 0.0) || (1e-3 > v2)))) {
      double v10 = ((std::sqrt(v9) * ((0.0 < x[5]) ? x[4] : 0.5) - (-1.25 + 0.5)) - (float((-2 % (1 + (9 & 7)))) * std::max<double>(1e-3, 0.5) - x[5]));
    } else {
      double v11 = x[0];
      double v12 = (std::sqrt(v11) * ((0.0 * 3.0 - 0.5) - (1e-3 * 0.5)) - ((7.0 - 0.0) * std::sqrt(3.0) - (2.0 + 3.0)));
      double v13 = (((3.0 != v12) ? (0.0 * x[3] - v12) : std::max<double>(2.0, -1.25)) - std::max<double>(std::sqrt(2.0), (7.0 * 2.0)));
    }
  }
  double v14 = x[3];
  double v15 = x[2];
  double v16 = x[0];
  return std::max<double>(v2, std::min<double>(std::sqrt(v15), (0.0 * x[0] - 3.0)));
}
inline double f306995(const double* x) {
  double v1 = x[5];
  double v2 = (x[0] + (std::sqrt(0.5) + (1e-3 * 1e-3 - 0.5)));
  if ((((0.0 + -1.25) - (3.0 * x[3])) >= (v1 * std::fabs(7.0) - (7.0 + x[0])))) {
    v2 -= x[4];
  }
  double v3 = x[3];
  return ((v1 - (2.0 * 3.0)) * std::sqrt((1e-3 * 1e-3 - x[5])));
}
inline double f306996(const double* x) {
  double v1 = 0.0;
  if ((((v1 * x[1]) == std::max<double>(-1.25, x[3])) || !std::isnan(0.0))) {
    if (((-1.25 - x[5]) > ((0.5 * 1e-3 - -1.25) + x[2]))) {
      if (((x[1] - x[0]) < x[2])) return v1;
      v1 *= (((int(unsigned(4) & unsigned(5)) < (-3 / (1 + (4 & 7)))) ? (7.0 + 0.0) : std::max<double>(2.0, 2.0)) * ((0.5 - 1e-3) - x[1]) - ((2.0 * 0.5) * std::min<double>(1e-3, 3.0) - x[2]));
    }
    double v2 = 7.0;
    if (!(2.0 != std::sqrt(3.0))) {
      double a3[3] = {0.0, x[1], (std::sqrt((1e-3 + x[0])) * ((0.0 * x[2] - x[3]) + (0.0 - x[0])) - x[0])};
      const unsigned i4 = unsigned(7) % 3;
      for (int k5 = 0; k5 < 1; ++k5) {
        double v6 = (((7.0 * 1e-3) / double(std::min(5, 6))) * double(k5));
        double* p7 = !(x[2] >= double(k5)) ? &a3[i4] : &v1;
        *p7 += std::sqrt(x[4]);
      }
    }
  }
  v1 = v1;
  double v8 = ((x[4] < (x[0] + -1.25)) ? std::sqrt((v1 * -1.25)) : std::max<double>(x[2], x[1]));
  return (((x[5] - x[5]) / (7.0 * -1.25)) * std::sqrt((2.0 + 0.0)));
}
inline double f306997(const double* x) {
  double v1 = (std::fabs(x[5]) + std::sqrt((7.0 - 3.0)));
  for (int k2 = 0; k2 < 2; ++k2) {
    if (((float(7) > x[1]) || (x[3] >= 1e-3))) {
      v1 += x[3];
      v1 = (7.0 - std::min<double>((3.0 / 2.0), (0.5 * -1.25)));
    }
  }
  for (int k3 = 0; k3 < 3; ++k3) {
    double a4[3] = {-1.25, x[2], (((7.0 - x[0]) / (x[2] * 3.0 - 0.5)) + (std::min<double>(x[4], 1e-3) + (0.0 * x[3])))};
    const unsigned i5 = unsigned(cut(x[5])) % 3;
    double v6 = std::sqrt((std::min<double>(a4[i5], 1e-3) * ((7.0 != 3.0) ? a4[1] : x[1]) - v1));
    if ((std::sqrt(((6 != 1) ? -1.25 : 3.0)) != std::sqrt((-1.25 - a4[1])))) {
      double v7 = std::sqrt(x[3]);
      double v8 = (!std::isnan(1e-3) ? ((-1.25 + -1.25) / v6) : (x[0] - (1e-3 + a4[1])));
    }
  }
  v1 += std::sqrt(std::fabs(std::sqrt(x[0])));
  return std::min<double>(std::sqrt((7.0 * x[4] - 2.0)), x[5]);
}
inline double f306998(const double* x) {
  double v1 = (((0.0 - 1e-3) / (x[2] + 0.0)) + 1e-3);
  for (int k2 = 0; k2 < 3; ++k2) {
    if (((std::fabs(2.0) - x[2]) < std::min<double>(x[4], (0.0 * 0.0)))) {
      for (int k3 = 0; k3 < 4; ++k3) {
        double v4 = ((int((int64_t((9 >> (1 + (-1 & 7)))) * (int((int64_t(5) * (2 >> 12) - 5) / 3 % 1000) >> 12) - (9 >> (1 + (-1 & 7)))) / 3 % 1000) != cut(v1)) ? x[1] : (std::isnan(-1.25) ? double(k2) : x[5]));
        for (int k5 = 0; k5 < 1; ++k5) {
          for (int k6 = 0; k6 < 2; ++k6) {
            if ((2 <= ((6 / (1 + (int(unsigned(-2) | unsigned(4)) & 7))) >> (1 + (int((int64_t(int(unsigned(-1) - unsigned(-2))) * (5 >> 12) - int(unsigned(-1) - unsigned(-2))) / 3 % 1000) & 7))))) continue;
            if ((((double(k2) >= x[5]) && (-1.25 >= 0.0)) && (std::min<double>(x[2], x[0]) >= (x[5] + 0.0)))) return std::fabs(float(7));
          }
          if (!((-1.25 * 0.0) < (7.0 * 7.0))) continue;
          if ((std::fabs(std::min<double>(0.0, double(k3))) < v1)) {
            double v7 = ((x[5] != (0.0 * double(k5) - 0.0)) ? std::sqrt((0.5 * 3.0 - 3.0)) : std::sqrt((x[0] * 3.0)));
            if ((v7 >= std::sqrt((0.5 * x[0] - 1e-3)))) {
              double v8 = (std::sqrt((3.0 * 3.0 - -1.25)) * std::fabs((7.0 + v4)) - 7.0);
              v4 *= float(4);
            } else {
              double v9 = double(k3);
              double v10 = (std::min<double>((double(k2) * 0.5), ((0 > 6) ? 2.0 : v1)) - ((0.5 - 3.0) * (x[4] + v4) - std::min<double>(-1.25, 0.0)));
            }
            double v11 = (((2.0 + x[5]) != float(cut(v1))) ? (std::sqrt(3.0) * x[3]) : ((x[3] * 2.0 - 1e-3) + std::max<double>(1e-3, 7.0)));
          }
        }
      }
      double v12 = ((std::sqrt(-1.25) > x[0]) ? double(k2) : x[5]);
    } else {
      double v13 = (x[2] * ((0.5 - 0.0) * std::sqrt(1e-3) - (x[2] * 7.0 - x[0])) - ((x[4] <= 0.0) ? (2.0 * 0.5 - 3.0) : std::min<double>(7.0, x[0])));
    }
    double v14 = (double(k2) * x[5] - (std::isnan(2.0) ? 2.0 : v1));
    double v15 = x[4];
  }
  double v16 = float(-3);
  double v17 = float(cut(v1));
  return ((-3 < cut(0.5)) ? ((7.0 >= v17) ? ((x[3] <= 0.5) ? 7.0 : 0.5) : float((1 >> (1 + (-2 & 7))))) : ((int(unsigned(1) | unsigned(4)) != -3) ? (0.0 - 2.0) : std::sqrt(-1.25)));
}
inline double f306999(const double* x) {
  double v1 = std::min<double>(((0.5 - -1.25) - (x[0] * -1.25)), ((7.0 * -1.25) - std::sqrt(1e-3)));
  double v2 = ((((0.5 < 7.0) ? 7.0 : 1e-3) + (x[2] * 0.0)) * x[4]);
  double a3[3] = {std::fabs(((0.0 - -1.25) / (2.0 * 7.0))), std::min<double>(x[1], x[0]), x[5]};
  const unsigned i4 = unsigned(-2) % 3;
  a3[i4] *= a3[i4];
  double v5 = std::fabs(((x[2] * 7.0) + x[3]));
  if ((v2 <= x[2])) return ((2.0 - ((v5 == 0.0) ? v2 : 7.0)) * ((3.0 * 0.5 - 7.0) / x[0]));
  if ((std::sqrt(v2) < a3[i4])) return ((x[5] == std::fabs(x[5])) ? (std::sqrt(3.0) * a3[1]) : ((1e-3 * -1.25) - ((0.0 < 2.0) ? 0.0 : 0.5)));
  return x[0];
}
