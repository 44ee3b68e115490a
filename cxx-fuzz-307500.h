#include <algorithm>
#include <cmath>
#include <cstdint>
inline int cut(double v) { return v > -1e6 && v < 1e6 ? int(v) : 7; }
inline double f307500(const double* x) {
  double v1 = (x[1] / ((1e-3 + -1.25) * x[2]));
  v1 -= ((std::sqrt(1e-3) * x[1]) - v1);
  if (std::isnan(x[0])) return ((x[4] == (x[2] * -1.25 - 3.0)) ? (std::isnan(x[1]) ? std::min<double>(2.0, x[2]) : v1) : 1e-3);
  for (int k2 = 0; k2 < 2; ++k2) {
    v1 = ((x[5] * std::fabs(-1.25)) * std::fabs(std::sqrt(0.5)));
    double v3 = (std::isnan(((0.0 == 0.5) ? 7.0 : x[3])) ? (x[4] * (double(k2) * 2.0) - (v1 + 7.0)) : (x[0] + (double(k2) * x[1])));
  }
  for (int k4 = 0; k4 < 2; ++k4) {
    v1 += x[2];
    double v5 = 3.0;
    if ((float(int(unsigned(4) + unsigned(int(int8_t(3)))))) > 0) {
      v5 += std::max<double>((x[1] - std::fabs(1e-3)), v1);
    }
  }
  return (((1e-3 * 1e-3) * float(1)) - std::sqrt(std::sqrt(1e-3)));
}
inline double f307501(const double* x) {
  double v1 = x[5];
  double v2 = std::fabs(std::sqrt(-1.25));
  for (int k3 = 0; k3 < 3; ++k3) {
    v2 *= ((std::fabs(7.0) - (x[2] * -1.25 - x[2])) - (std::sqrt(-1.25) + (x[3] * 7.0)));
  }
  v2 += ((std::fabs(1e-3) >= x[4]) ? (x[2] + x[4]) : 1e-3);
  double v4 = std::min<double>(x[0], ((2.0 * x[4] - 0.0) * (-1.25 * 7.0 - 7.0) - (1e-3 * 1e-3 - 3.0)));
  double v5 = ((cut(0.5) <= cut(1e-3)) ? (std::sqrt(x[3]) * std::fabs(v4) - (x[1] - 1e-3)) : (((2.0 <= 1e-3) || (x[3] == 7.0)) ? (1e-3 * 0.0) : (1e-3 / 2.0)));
  return (std::min<double>(v5, std::sqrt(v1)) * ((x[1] + 3.0) * (3.0 * v2 - 2.0) - v5));
}
inline double f307502(const double* x) {
  double v1 = (float((cut(7.0) % (1 + ((-2 / (1 + (-1 & 7))) & 7)))) - (x[1] * (2.0 * 3.0) - x[1]));
  v1 = (((-1.25 - x[5]) * x[4]) * (std::fabs(x[0]) * (x[3] + 1e-3)));
  if (((!(-1.25 <= -1.25) ? x[0] : x[2])) > 0) {
    int w2 = (int(unsigned(((8 >> (1 + (4 & 7))) / (1 + (-1 & 7)))) & unsigned((cut(-1.25) >> (1 + (int((int64_t(4) * (-3 >> 12) - 4) / 3 % 1000) & 7))))) / (1 + (3 & 7)));
    if ((std::sqrt((7.0 / 2.0)) < x[3])) return (((x[3] <= -1.25) && ((1e-3 >= x[4]) || (7.0 > 7.0))) ? std::fabs(std::sqrt(2.0)) : double(int(unsigned(cut(1e-3)) * unsigned(int((int64_t(4) * (4 >> 12) - 4) / 3 % 1000)))));
    v1 = (!std::isnan(-1.25) ? ((0.0 * x[0]) - x[4]) : std::sqrt((0.5 - x[5])));
  } else {
    int w3 = int((int64_t(int(unsigned(6) + unsigned(-1))) * (int(unsigned((int(unsigned(4) + unsigned(7)) % (1 + (2 & 7)))) + unsigned(3)) >> 12) - int(unsigned(6) + unsigned(-1))) / 3 % 1000);
  }
  v1 *= x[5];
  int n4 = (((x[3] + 0.0) * (0.5 / -1.25) - x[4]) < std::fabs(x[0])) ? 1 : int((int64_t(std::min(9, (8 >> (1 + ((5 % (1 + (-1 & 7))) & 7))))) * (int(unsigned(cut(1e-3)) | unsigned((int(unsigned(8) & unsigned(7)) >> (1 + (((x[4] <= 7.0) ? 3 : 6) & 7))))) >> 12) - std::min(9, (8 >> (1 + ((5 % (1 + (-1 & 7))) & 7))))) / 3 % 1000);
  switch (n4) { case 0: v1 = x[1]; break; case 1: v1 = std::max<double>(std::min<double>((0.5 * 3.0), ((-1.25 > 3.0) ? 2.0 : 7.0)), x[2]); default: v1 = (((-1.25 >= 2.0) ? std::fabs(0.0) : (1e-3 + 7.0)) - x[2]); }
  double v5 = ((9 <= 6) ? std::fabs((0.0 - 2.0)) : x[1]);
  v1 -= (std::sqrt(std::fabs(0.0)) - ((x[1] + x[5]) * x[1]));
  return ((((v1 != -1.25) ? 1e-3 : 7.0) * std::sqrt(x[2])) + v1);
}
inline double f307503(const double* x) {
  double v1 = x[1];
  for (int k2 = 0; k2 < 3; ++k2) {
    if ((std::isnan(std::sqrt(0.0)) || (std::sqrt(0.5) > (3.0 * x[5] - 0.5)))) {
      double v3 = x[2];
      double v4 = (x[0] - (x[1] * x[0] - (2.0 / v1)));
    } else {
      v1 += ((x[2] != (1e-3 - 2.0)) ? (x[2] * x[3] - double(k2)) : (x[1] * (3.0 + -1.25) - (x[4] / 1e-3)));
      if (((x[2] * (0.0 * 2.0 - 7.0) - (0.5 * 1e-3 - v1)) != std::sqrt(std::sqrt(1e-3)))) continue;
    }
    for (int k5 = 0; k5 < 2; ++k5) {
      int n6 = (double(k5) < std::min<double>(x[5], (2.0 / 7.0))) ? 1 : std::min(cut((x[5] + 0.5)), cut(std::min<double>(0.0, 7.0)));
      switch (n6) { case 0: v1 = (std::max<double>(double(k2), (3.0 * 2.0)) + x[1]); break; case 1: v1 = (x[5] + ((double(k2) + x[0]) - std::sqrt(3.0))); default: v1 = ((double(k5) * (3.0 * x[2] - x[5]) - (x[5] * -1.25 - 1e-3)) - (std::fabs(0.0) + double(k2))); }
    }
    double v7 = (std::max<double>(std::sqrt(3.0), (7.0 - 1e-3)) * ((7.0 + 7.0) * (double(k2) - 7.0)) - std::fabs((7.0 - x[4])));
  }
  v1 -= std::min<double>(1e-3, x[3]);
  v1 = (std::min<double>((x[2] / 0.0), x[0]) + (std::max<double>(0.0, 1e-3) + std::min<double>(v1, 1e-3)));
  v1 -= x[0];
  double a8[3] = {x[1], (x[2] * (std::sqrt(2.0) - (3.0 - 1e-3))), (x[5] - x[4])};
  const unsigned i9 = unsigned(8) % 3;
  double v10 = (x[5] * (3.0 * -1.25 - a8[1]));
  return ((((x[3] == 1e-3) ? 1e-3 : 1e-3) * a8[1] - std::fabs(2.0)) - x[1]);
}
inline double f307504(const double* x) {
  double v1 = (std::max<double>((x[2] / 0.0), std::sqrt(3.0)) * x[4] - std::max<double>(x[0], x[0]));
  if (std::isnan(((7.0 - -1.25) * std::min<double>(7.0, 7.0)))) return (((1e-3 + v1) - (-1.25 / x[3])) * x[5]);
  double v2 = ((((x[3] >= x[2]) ? x[4] : 2.0) / (2.0 * x[0])) - x[2]);
  double v3 = 0.0;
  double v4 = std::min<double>(std::fabs(x[2]), ((2.0 * v2) * ((0.0 <= 0.5) ? x[1] : 0.5)));
  return v1;
}
inline double f307505(const double* x) {
  double v1 = (((3.0 - 1e-3) * x[3] - (0.0 * 0.5 - 2.0)) * ((3.0 * x[3]) * (x[3] * 0.0 - 0.5) - x[5]) - std::min<double>((3.0 + x[5]), std::max<double>(0.5, 0.0)));
  double v2 = (std::fabs(x[3]) * ((3.0 * 7.0 - x[5]) + (-1.25 * x[2] - -1.25)) - ((7.0 - 1e-3) - (x[4] + -1.25)));
  v2 = v1;
  double v3 = (((0.0 * 0.5 - -1.25) + (1e-3 + -1.25)) - float(int(unsigned(8) ^ unsigned(7))));
  v1 += (x[5] - std::sqrt(x[4]));
  return float(int(unsigned(2) & unsigned(int(unsigned(-3) & unsigned(int((int64_t(8) * (3 >> 12) - 8) / 3 % 1000))))));
}
inline double f307506(const double* x) {
  double v1 = -1.25;
  double v2 = ((((2.0 == x[2]) ? 3.0 : x[5]) + std::max<double>(x[3], 0.0)) * std::max<double>(std::sqrt(3.0), (x[5] + x[1])) - (x[4] / (-1.25 * 1e-3)));
  for (int k3 = 0; k3 < 3; ++k3) {
    double v4 = 7.0;
  }
  if (((std::max<double>(v1, -1.25) != 0.5) || (1 != int(unsigned(9) | unsigned(2))))) {
    double v5 = x[2];
    for (int k6 = 0; k6 < 3; ++k6) {
      for (int k7 = 0; k7 < 1; ++k7) {
        v2 = ((x[0] + (2.0 - 3.0)) * v2 - v5);
      }
    }
    for (int k8 = 0; k8 < 1; ++k8) {
      double* p9 = (double(k8) == std::fabs((1e-3 - x[1]))) ? &v1 : &v2;
      *p9 += ((x[3] - v5) * (((2.0 < -1.25) || (0.0 != 1e-3)) ? (v1 * 1e-3 - 3.0) : (3.0 - x[2])));
    }
  } else {
    double v10 = x[3];
    if ((std::sqrt((0.0 - 1e-3)) < std::min<double>((0.0 + 1e-3), std::sqrt(7.0)))) {
      int w11 = int((int64_t(6) * (-3 >> 12) - 6) / 3 % 1000);
      v1 -= std::sqrt(x[0]);
      double v12 = std::min<double>(x[3], (x[0] * (0.0 * v1)));
    } else {
      double v13 = x[3];
    }
    double v14 = std::sqrt(((3.0 - v2) / (-1.25 + 7.0)));
  }
  double v15 = x[5];
  double v16 = (x[0] / x[4]);
  double v17 = v16;
  return ((((1e-3 <= 2.0) ? 0.0 : x[0]) * (0.5 * x[3] - 0.0) - (0.0 * 2.0)) * ((x[3] - 7.0) * (1e-3 * 0.0 - 3.0)) - (!(1e-3 != 0.5) ? std::fabs(7.0) : x[3]));
}
inline double f307507(const double* x) {
  double v1 = (std::fabs(std::min<double>(7.0, 7.0)) * x[3] - std::sqrt((7.0 + 7.0)));
  double v2 = (((0.5 * 1e-3) + (-1.25 * 0.0)) - x[5]);
  v2 += (std::sqrt(x[4]) + ((2.0 - x[1]) * (3.0 / 2.0) - std::sqrt(0.0)));
  if (((1 % (1 + ((int((int64_t(3) * (5 >> 12) - 3) / 3 % 1000) / (1 + (-1 & 7))) & 7))) > int((int64_t(((x[4] != x[0]) ? 4 : int(unsigned(-2) & unsigned(4)))) * (int(unsigned(cut(0.5)) ^ unsigned((0 / (1 + (0 & 7))))) >> 12) - ((x[4] != x[0]) ? 4 : int(unsigned(-2) & unsigned(4)))) / 3 % 1000))) return ((!(3.0 != 1e-3) && (int(unsigned(-3) - unsigned(5)) != 7)) ? x[5] : x[3]);
  if (!(std::min<double>(0.5, 2.0) < std::min<double>(x[3], 3.0))) return std::min<double>((x[3] + std::min<double>(v1, 1e-3)), std::sqrt(x[2]));
  return (x[2] * v1 - std::sqrt((7.0 - 2.0)));
}
inline double f307508(const double* x) {
  double v1 = std::sqrt(x[3]);
  double v2 = ((std::sqrt(x[4]) * (1e-3 * v1)) * std::sqrt((7.0 * 3.0 - 2.0)));
  int n3 = ((((7.0 != -1.25) ? 7.0 : 1e-3) * (x[5] / 0.0) - std::min<double>(0.5, 3.0)) <= (std::sqrt(2.0) - (x[3] - x[2]))) ? 0 : int(unsigned(cut((2.0 - 2.0))) | unsigned((-3 % (1 + (int(unsigned(int(unsigned(5) & unsigned(-2))) ^ unsigned(cut(x[3]))) & 7)))));
  switch (n3) { case 0: v2 = std::sqrt(x[0]); break; case 1: v2 = std::sqrt(x[5]); default: v1 = (std::max<double>((-1.25 * 0.5 - 0.0), std::sqrt(0.0)) / (x[2] + v1)); }
  v1 -= std::max<double>(((-1.25 - 1e-3) * ((x[2] > 3.0) ? 0.0 : 1e-3) - -1.25), (std::isnan(7.0) ? std::max<double>(3.0, 2.0) : (7.0 / 3.0)));
  double v4 = ((std::sqrt(x[5]) + std::sqrt(x[3])) * ((3.0 >= x[0]) ? x[2] : std::sqrt(x[0])));
  v1 += std::max<double>(x[2], std::sqrt(std::sqrt(x[3])));
  double v5 = std::fabs(v1);
  return x[0];
}
inline double f307509(const double* x) {
  double v1 = (((1e-3 + 0.0) < std::sqrt(x[3])) ? x[4] : (x[5] * x[5] - (0.5 * 7.0)));
  v1 = x[0];
  for (int k2 = 0; k2 < 2; ++k2) {
    double v3 = x[0];
    if ((v3 == (((7.0 < 2.0) ? 0.0 : 3.0) * (3.0 - x[4])))) return x[5];
  }
  v1 -= x[0];
  double v4 = (((0.0 * x[0]) - ((7.0 <= 0.0) ? 1e-3 : x[2])) * std::max<double>(std::sqrt(0.0), x[3]));
  double v5 = ((x[4] * std::max<double>(v4, 3.0)) + ((x[0] - x[4]) + v1));
  return (3.0 * (v5 / ((x[3] >= v1) ? 0.5 : 7.0)));
}
inline double f307510(const double* x) {
  double v1 = (((7.0 * 0.0) * x[3]) / x[4]);
  for (int k2 = 0; k2 < 2; ++k2) {
    double a3[3] = {std::sqrt(((x[3] - double(k2)) + (3.0 - x[3]))), (double(k2) / ((7.0 + -1.25) * x[0] - std::min<double>(0.0, -1.25))), (((0.0 * double(k2)) * x[5]) * ((-1.25 * 2.0) * std::fabs(7.0) - (x[0] * 1e-3)))};
    const unsigned i4 = unsigned(cut(x[4])) % 3;
    double v5 = double(0);
  }
  for (int k6 = 0; k6 < 2; ++k6) {
    double v7 = (((0.5 + x[0]) > (x[3] * 0.0)) ? 1e-3 : double(cut(2.0)));
    if (std::isnan(v7)) return std::sqrt(v7);
  }
  if (!(((0.0 != x[0]) ? 0.0 : 0.5) == (3.0 * 7.0))) {
    double v8 = ((1e-3 + (0.0 * 0.0 - x[1])) / std::min<double>((1e-3 * -1.25 - 1e-3), (x[2] + -1.25)));
    v8 += (((x[0] * v8 - -1.25) / std::sqrt(x[5])) * ((-1.25 + 0.0) - std::sqrt(0.5)));
  }
  for (int k9 = 0; k9 < 1; ++k9) {
    if (((float(5) + (3.0 * 3.0 - 2.0)) <= ((7.0 * 1e-3 - 7.0) / (0.5 * 1e-3)))) {
      double v10 = std::max<double>((std::max<double>(7.0, x[1]) + x[4]), std::min<double>((0.5 - x[3]), x[1]));
      for (int k11 = 0; k11 < 2; ++k11) {
        if (!(std::fabs(1e-3) <= ((-1.25 < double(k11)) ? -1.25 : 3.0))) continue;
      }
    } else {
      double v12 = (x[2] / (std::fabs(3.0) + 7.0));
      double v13 = x[2];
    }
    double v14 = (std::sqrt((0.5 + 0.0)) + std::sqrt(std::sqrt(1e-3)));
    double v15 = (((x[0] * x[4]) * (3.0 - 7.0) - x[0]) * ((x[5] * 0.0) / 7.0));
  }
  double v16 = x[2];
  double v17 = (x[3] * v1 - (x[1] / (x[5] * 1e-3)));
  double v18 = (x[2] + ((x[2] * 2.0 - 3.0) * std::max<double>(0.5, -1.25)));
  return (v16 / std::min<double>((0.0 - 0.0), v16));
}
inline double f307511(const double* x) {
  double v1 = (std::sqrt(float(9)) * ((x[5] - 0.0) * x[2]));
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = x[5];
    v1 = double(k2);
    v1 *= (x[2] * ((-1.25 + -1.25) * std::min<double>(0.5, 1e-3) - float(9)));
  }
  v1 += (((3.0 > x[0]) ? x[4] : (2.0 * 2.0)) - x[1]);
  double v4 = ((v1 * x[5]) * (std::sqrt(x[1]) - x[4]));
  return std::max<double>((std::max<double>(3.0, x[2]) * (7.0 / -1.25)), ((1e-3 * 0.0) - (3.0 + 1e-3)));
}
inline double f307512(const double* x) {
  double v1 = x[3];
  if (!std::isnan((x[5] + v1))) {
    if (((!(x[0] > v1) ? (x[5] - std::fabs(7.0)) : ((3.0 * -1.25 - 1e-3) + std::sqrt(0.0)))) > 0) {
      v1 -= ((std::sqrt(2.0) < (3.0 - 0.5)) ? x[1] : ((0.0 - x[2]) * (-1.25 + 3.0) - x[4]));
    }
    if (((x[4] * ((-1.25 < x[5]) ? 7.0 : 7.0)) > std::fabs(std::fabs(x[5])))) return x[1];
  } else {
    for (int k2 = 0; k2 < 3; ++k2) {
      double v3 = std::min<double>((((x[3] == 0.0) && (0.5 <= 3.0)) ? (3.0 * v1) : (2.0 * 3.0)), float(int(uint8_t(std::min(9, 8)))));
    }
    double v4 = (((x[3] * 7.0 - 1e-3) == (-1.25 - 0.5)) ? std::sqrt((2.0 * 7.0)) : x[4]);
    if ((std::max<double>(x[5], v1) != ((-1.25 - 1e-3) * (2.0 - 0.5) - x[1]))) {
      if ((((x[0] + (7.0 * 0.5)) / ((3.0 * 3.0) + (7.0 * 2.0 - x[5])))) > 0) {
        v4 *= (((2.0 + -1.25) == v1) ? ((7.0 * 0.0) / (2.0 * 0.5 - 0.0)) : x[3]);
        for (int k5 = 0; k5 < 4; ++k5) {
          for (int k6 = 0; k6 < 2; ++k6) {
            v1 = std::max<double>((((7.0 >= 0.0) ? 7.0 : 7.0) * x[5] - (-1.25 + 3.0)), x[2]);
          }
        }
      } else {
        double v7 = (std::min<double>((-1.25 - x[2]), std::sqrt(0.0)) + (std::max<double>(7.0, 1e-3) + (x[1] * 3.0)));
      }
      double v8 = ((std::fabs(7.0) <= std::sqrt(0.0)) ? v4 : x[2]);
      double v9 = ((((3.0 < 7.0) ? 0.0 : x[4]) - std::sqrt(v1)) - v1);
    }
  }
  double v10 = x[2];
  double v11 = (std::sqrt((v10 * v10)) * v10 - (-1.25 + 2.0));
  double v12 = ((x[0] != x[3]) ? (std::sqrt(v11) - ((0.5 > v1) ? x[0] : x[4])) : x[1]);
  double v13 = (x[2] + x[0]);
  double v14 = std::sqrt(std::fabs(((-1.25 != x[4]) ? 0.0 : v1)));
  return x[0];
}
inline double f307513(const double* x) {
  double v1 = x[3];
  double v2 = ((std::min<double>(2.0, 2.0) + x[1]) / (std::min<double>(x[4], 7.0) - std::min<double>(7.0, x[5])));
  if (!!(x[2] != 7.0)) {
    v2 -= ((std::fabs(0.0) * ((7.0 >= 2.0) ? 7.0 : 7.0)) - x[2]);
    v1 = x[2];
  }
  v2 -= std::min<double>(std::sqrt((x[1] + 0.0)), x[1]);
  for (int k3 = 0; k3 < 4; ++k3) {
    for (int k4 = 0; k4 < 3; ++k4) {
      for (int k5 = 0; k5 < 4; ++k5) {
        if ((x[4] == x[2])) {
          if ((6 != (6 >> (1 + (9 & 7))))) {
            v1 *= (((0.5 * 2.0) * (7.0 + 0.0) - x[5]) * double(int(unsigned(0) & unsigned(8))) - float(7));
          }
          double a6[3] = {std::sqrt(std::sqrt(std::max<double>(double(k4), 0.5))), (std::min<double>(((v2 < 7.0) ? x[5] : x[0]), float(4)) - 2.0), (x[0] + x[0])};
          const unsigned i7 = unsigned((-3 / (1 + (int(unsigned((-3 >> (1 + (cut(1e-3) & 7)))) ^ unsigned(5)) & 7)))) % 3;
        }
        double v8 = (std::sqrt(x[2]) * x[3] - double(k5));
      }
    }
    if (((std::isnan(x[3]) ? double(int((int64_t(-3) * (8 >> 12) - -3) / 3 % 1000)) : x[2]) != ((-1.25 * 3.0) + (7.0 + 3.0)))) {
      double v9 = x[3];
      double v10 = v1;
      double v11 = x[1];
    }
  }
  double v12 = ((((6 > -3) ? 0.0 : 1e-3) == std::fabs(-1.25)) ? (std::max<double>(x[3], x[3]) * (x[3] - v1)) : x[2]);
  return std::sqrt((((7.0 == -1.25) ? 2.0 : 7.0) * std::sqrt(2.0) - (2.0 + v1)));
}
inline double f307514(const double* x) {
  double v1 = x[2];
  for (int k2 = 0; k2 < 1; ++k2) {
    double v3 = (x[3] * (7.0 - (3.0 * 3.0)) - ((-1.25 * x[2] - 3.0) + (x[3] + x[4])));
  }
  double v4 = x[2];
  v4 *= (((-1.25 * v4) * ((1 == 0) ? x[4] : v1) - (2.0 * 3.0)) / std::fabs((-1.25 * 1e-3)));
  double v5 = x[4];
  if ((v4) > 0) {
    for (int k6 = 0; k6 < 4; ++k6) {
      for (int k7 = 0; k7 < 2; ++k7) {
        if (((std::isnan(x[2]) || (0.5 <= 2.0)) || (((x[5] > x[2]) ? x[2] : 1e-3) < x[1]))) return ((((x[1] > 0.0) ? 2.0 : 0.0) * x[0] - (0.5 - 2.0)) * std::fabs((0.5 * 3.0 - x[0])));
        double* p8 = !!(2.0 >= -1.25) ? &v4 : &v1;
        *p8 += (std::max<double>(std::min<double>(2.0, v1), (1e-3 * x[1])) + ((7.0 / 3.0) / (1e-3 - 7.0)));
      }
    }
    v1 *= x[2];
  } else {
    double a9[3] = {std::sqrt((std::sqrt(x[2]) - float((0 >> (1 + (0 & 7)))))), std::sqrt(x[2]), v5};
    const int i10 = !((0.5 - 1e-3) == x[4]) ? 0 : 2;
  }
  double* p11 = (std::fabs(std::sqrt(1e-3)) < std::fabs(x[1])) ? &v1 : &v4;
  *p11 += (float(std::min(std::min(-2, 2), cut(x[3]))) * ((x[4] + x[4]) + (0.5 + -1.25)));
  return (std::fabs(x[5]) * (x[4] + std::sqrt(x[4])) - std::max<double>((x[4] - 3.0), std::sqrt(x[1])));
}
inline double f307515(const double* x) {
  double v1 = float(-1);
  double v2 = (std::sqrt(x[1]) - x[4]);
  if ((((std::fabs(1e-3) / x[4]) - std::min<double>(std::max<double>(1e-3, x[4]), v2))) > 0) {
    for (int k3 = 0; k3 < 4; ++k3) {
      v2 = std::sqrt(x[1]);
      v2 -= (std::max<double>(-1.25, v2) * v2);
    }
    for (int k4 = 0; k4 < 3; ++k4) {
      if ((v1) > 0) {
        v2 -= (x[4] * ((-1.25 + 0.0) - std::min<double>(0.0, x[4])) - (((2.0 > 3.0) || (-1.25 <= 1e-3)) ? ((9 != 1) ? -1.25 : 1e-3) : std::sqrt(1e-3)));
        double v5 = ((double(5) - (0.5 - 1e-3)) * (float(int((int64_t(8) * (5 >> 12) - 8) / 3 % 1000)) * double(5) - std::min<double>(x[4], double(k4))) - x[5]);
        double v6 = double(k4);
      } else {
        double a7[3] = {double(k4), (((x[0] / 0.5) < v1) ? ((-1.25 + -1.25) / ((double(k4) < -1.25) ? x[1] : -1.25)) : std::min<double>((x[3] * 3.0 - 7.0), x[0])), double(k4)};
        const int i8 = (((0.0 > x[4]) && (cut(2.0) == 3)) || (x[2] > ((2.0 != x[1]) ? 0.5 : -1.25))) ? 0 : 2;
        double v9 = ((float(cut(a7[1])) + (a7[i8] * double(k4))) * 7.0);
        double v10 = (std::min<double>(a7[1], double(k4)) * (v9 + (0.0 * 0.0)) - std::fabs(std::min<double>(3.0, 0.5)));
      }
      double v11 = float(2);
    }
  }
  double v12 = ((!(x[5] > 0.0) ? std::sqrt(0.0) : v1) - 3.0);
  double v13 = std::min<double>(((x[3] * x[4] - 1e-3) + (-1.25 - 0.0)), ((x[3] <= 0.0) ? (7.0 + v12) : std::sqrt(0.0)));
  return (x[4] * double(int(int16_t(int(unsigned(-3) | unsigned(9))))) - x[5]);
}
inline double f307516(const double* x) {
  double v1 = x[3];
  v1 -= (((0.0 - -1.25) + ((x[0] != 1e-3) ? 0.5 : 1e-3)) * v1);
  v1 = ((((v1 <= 0.0) && (2.0 <= x[4])) ? x[2] : ((-1.25 > 3.0) ? 7.0 : 0.0)) * (x[4] - x[1]));
  double v2 = x[0];
  return (((0.0 + 1e-3) * v1) * v2);
}
inline double f307517(const double* x) {
  double v1 = ((x[2] < (x[1] * x[2])) ? x[4] : std::sqrt(x[4]));
  double v2 = (std::min<double>((x[0] + 1e-3), std::min<double>(3.0, 3.0)) - 0.0);
  for (int k3 = 0; k3 < 4; ++k3) {
    int n4 = !(float(8) > (0.5 / double(k3))) ? 2 : (int(unsigned(-2) | unsigned(((2.0 > 2.0) ? int(unsigned(9) ^ unsigned(8)) : (8 % (1 + (5 & 7)))))) % (1 + (int(int8_t(int(unsigned(-2) * unsigned(int(int64_t(-2)))))) & 7)));
    switch (n4) { case 0: v2 = (((x[5] <= 0.5) || (-1.25 != x[1])) ? (std::min<double>(0.5, 1e-3) * (1e-3 / x[1]) - x[1]) : std::sqrt(((-1.25 != 1e-3) ? 0.5 : v2))); break; case 1: v2 = (std::max<double>((v1 - 3.0), (0.5 - 0.0)) / (x[2] - std::max<double>(7.0, 0.5))); default: v1 = x[2]; }
  }
  if ((((0.0 / 2.0) * (2.0 * 0.5 - -1.25) - (1e-3 + 0.0)) == (x[4] * ((x[0] < x[3]) ? v2 : 1e-3) - x[3]))) {
    int w5 = cut(std::fabs((0.0 + 0.5)));
  } else {
    for (int k6 = 0; k6 < 4; ++k6) {
      if (((double(k6) * x[5] - ((x[1] * x[4] - 2.0) + x[4]))) > 0) {
        double v7 = x[5];
      }
      if ((((((3.0 < 2.0) ? 2.0 : 1e-3) + (0.0 - 7.0)) - x[0])) > 0) {
        if (!(1e-3 == std::max<double>(7.0, 2.0))) {
          v1 += std::min<double>(double(-3), x[4]);
          if ((cut((-1.25 * 0.0)) < int(unsigned(6) - unsigned(cut(7.0))))) {
            if (!((v1 == 0.5) || (7.0 != 2.0))) {
              double v8 = std::sqrt(x[2]);
              double v9 = (std::min<double>((0.0 * x[5] - 3.0), x[3]) * 2.0);
              double v10 = ((std::sqrt(7.0) - (7.0 + 0.5)) * (std::min<double>(-1.25, 3.0) * x[5] - (x[5] - 7.0)) - ((x[5] < 2.0) ? (0.0 * -1.25 - 7.0) : float(-1)));
            } else {
              double v11 = ((((0.5 <= -1.25) || (-1.25 > x[4])) ? (7.0 + 2.0) : ((x[2] != 7.0) ? 1e-3 : 0.0)) + std::max<double>((x[4] / 0.0), std::fabs(-1.25)));
            }
            double v12 = (3.0 * std::min<double>((x[0] / 1e-3), std::sqrt(v1)) - v1);
            double v13 = (((x[2] - 3.0) != std::min<double>(x[3], 0.5)) ? std::sqrt((x[1] * -1.25)) : ((-1.25 - 0.0) - (v1 * -1.25)));
          }
          double v14 = std::fabs(v2);
        }
        double v15 = v2;
        double v16 = double(k6);
      }
      double v17 = (std::sqrt(x[1]) + ((3.0 - 0.5) * (3.0 * x[5])));
    }
    double v18 = (7.0 + (((2.0 <= x[2]) ? x[3] : 0.0) - -1.25));
  }
  double v19 = (std::sqrt((7.0 * x[5] - 7.0)) - (x[4] - std::fabs(3.0)));
  double v20 = std::max<double>(((0.5 / -1.25) * std::max<double>(3.0, x[1])), (x[0] + x[4]));
  double v21 = (v20 * v19);
  double v22 = (((-1.25 >= 3.0) ? x[5] : std::max<double>(v2, 0.5)) * ((v21 + 0.5) - (x[3] - v21)) - std::sqrt((x[3] * 7.0)));
  return ((((7.0 != 7.0) ? 3.0 : 2.0) >= (1e-3 * -1.25 - 2.0)) ? (std::min<double>(-1.25, 0.0) - x[0]) : std::fabs((2.0 / 1e-3)));
}
inline double f307518(const double* x) {
  double v1 = (std::sqrt(std::max<double>(3.0, 0.0)) - double(0));
  double v2 = std::min<double>(x[3], (std::sqrt(-1.25) - std::min<double>(x[0], 1e-3)));
  if ((x[5] > ((x[3] == 7.0) ? ((x[4] >= x[3]) ? 7.0 : 7.0) : (0.0 + x[1])))) {
    double v3 = (x[4] + x[4]);
    int n4 = (!(2.0 == 0.5) && ((2.0 > x[1]) || (3.0 == 7.0))) ? 1 : int(int64_t(5));
    switch (n4) { case 0: v1 = 2.0; break; case 1: v1 = (x[3] * (std::max<double>(0.0, 2.0) * 7.0 - std::min<double>(-1.25, 7.0))); default: v2 = (std::sqrt(x[0]) / ((-1.25 - x[0]) - std::max<double>(0.0, 3.0))); }
  }
  for (int k5 = 0; k5 < 1; ++k5) {
    for (int k6 = 0; k6 < 1; ++k6) {
      if (std::isnan(std::sqrt(std::max<double>(-1.25, 2.0)))) {
        double v7 = std::sqrt(((2.0 >= 0.5) ? x[0] : x[2]));
        if (std::isnan(std::max<double>((3.0 * 0.5), (0.0 - 2.0)))) {
          double v8 = x[0];
          for (int k9 = 0; k9 < 3; ++k9) {
            int w10 = cut(double(k6));
            for (int k11 = 0; k11 < 2; ++k11) {
              double v12 = x[0];
              double v13 = std::fabs(((v8 - 7.0) * (3.0 - 1e-3) - v8));
            }
          }
          double v14 = x[2];
        }
      } else {
        double v15 = (std::sqrt(((x[5] < v1) ? double(k6) : x[0])) * ((x[3] - -1.25) - (7.0 - 1e-3)) - x[5]);
        double v16 = (x[5] + x[4]);
        double v17 = double(k6);
      }
    }
  }
  double v18 = x[1];
  double v19 = x[5];
  double v20 = (v18 * x[1]);
  double v21 = ((!(7.0 != 0.0) ? std::max<double>(v18, -1.25) : std::min<double>(0.0, 7.0)) * v20);
  return v18;
}
inline double f307519(const double* x) {
  double v1 = ((x[1] * ((0.0 == 0.0) ? x[2] : 7.0) - 2.0) * (x[0] + (7.0 * -1.25 - 0.5)) - x[2]);
  double v2 = v1;
  if ((((0.5 + 2.0) * (2.0 + 0.0) - std::min<double>(2.0, -1.25)) == std::sqrt((7.0 * x[3] - x[3])))) {
    v2 = std::sqrt(x[2]);
    for (int k3 = 0; k3 < 2; ++k3) {
      double v4 = (v1 + (x[2] - (1e-3 * x[5] - -1.25)));
      v1 += x[1];
      if (((double(k3) - ((v4 * double(k3)) / (7.0 + 2.0)))) > 0) {
        v4 = v2;
        if (!(!(0.0 < -1.25) && (3.0 <= 3.0))) return std::sqrt(((x[2] != 1e-3) ? x[3] : (7.0 - -1.25)));
      } else {
        for (int k5 = 0; k5 < 1; ++k5) {
          double a6[3] = {((x[5] * v4) * (((double(k3) <= x[3]) ? x[0] : 1e-3) + (0.5 * 2.0)) - std::max<double>(3.0, std::sqrt(v2))), (((0.5 * 0.0) * (7.0 / v1)) - v4), (double(int(int64_t(cut(7.0)))) * ((0.0 - v1) / std::max<double>(x[1], 7.0)))};
          const int i7 = (((3.0 > v1) ? x[0] : (x[0] - 0.5)) > std::sqrt(std::sqrt(0.0))) ? 0 : 2;
        }
        double v8 = std::sqrt(double(int((int64_t(int(unsigned(9) | unsigned(6))) * ((-1 >> (1 + (-1 & 7))) >> 12) - int(unsigned(9) | unsigned(6))) / 3 % 1000)));
        double v9 = (v8 * x[2]);
      }
    }
    v1 = x[2];
  }
  double v10 = std::fabs(((7.0 * 1e-3 - 3.0) * std::max<double>(0.0, 0.0)));
  double v11 = ((std::fabs(0.0) != (x[0] * -1.25 - 1e-3)) ? v1 : (((v2 < 7.0) ? 0.5 : 1e-3) * std::sqrt(1e-3)));
  return v1;
}
inline double f307520(const double* x) {
  double v1 = (((x[5] * 7.0 - 0.0) != (0.5 + x[4])) ? (std::max<double>(-1.25, -1.25) - x[2]) : (std::sqrt(0.5) + ((2.0 < 3.0) ? 0.0 : x[3])));
  v1 *= x[4];
  double v2 = std::max<double>(std::min<double>(std::max<double>(x[4], 3.0), ((-1 < 4) ? v1 : 2.0)), std::sqrt(x[1]));
  for (int k3 = 0; k3 < 2; ++k3) {
    double v4 = ((x[1] <= (double(k3) / 0.5)) ? ((-1.25 - 2.0) / ((0.5 > 0.5) ? 7.0 : 2.0)) : (x[5] + x[4]));
    double v5 = double(k3);
  }
  if (((0 == 7) || ((std::min(3, 2) % (1 + (int((int64_t(8) * (2 >> 12) - 8) / 3 % 1000) & 7))) < std::min((8 % (1 + (-1 & 7))), cut(3.0))))) return (x[3] - x[5]);
  double v6 = 0.5;
  v2 -= (((1e-3 + 3.0) / std::sqrt(v6)) * (x[0] * x[1]) - ((2.0 * x[4] - 7.0) * std::max<double>(7.0, 7.0)));
  return (v6 / std::sqrt(double(int(unsigned(0) ^ unsigned(-1)))));
}
inline double f307521(const double* x) {
  double v1 = std::min<double>(x[5], 1e-3);
  for (int k2 = 0; k2 < 4; ++k2) {
    if ((float(int(unsigned(5) | unsigned(int(unsigned(3) - unsigned(-2))))) > x[2])) {
      if (std::isnan(((4 == int((int64_t(3) * (0 >> 12) - 3) / 3 % 1000)) ? x[5] : (7.0 * x[0])))) {
        if (((v1 - (double(k2) * -1.25 - 3.0)) == (((2.0 > -1.25) || (-2 < 5)) ? double(k2) : double(k2)))) {
          double v3 = std::min<double>((double(k2) + (0.5 * 2.0)), ((x[3] - x[5]) + std::fabs(-1.25)));
        } else {
          v1 -= (std::sqrt(x[0]) - ((-1.25 * -1.25 - 2.0) - std::sqrt(v1)));
          v1 += x[3];
        }
      } else {
        v1 = (std::fabs((x[1] + x[3])) + std::sqrt((0.0 * 0.5 - x[0])));
      }
    } else {
      if (((cut(x[0]) > int(unsigned(0) + unsigned(int(uint8_t(8))))) && std::isnan(double(k2)))) {
        if (!!((1e-3 >= 7.0) && (x[5] >= 3.0))) {
          v1 *= v1;
          v1 += (x[4] * std::fabs(std::sqrt(x[0])));
          if ((x[3] != (((v1 >= x[0]) ? 0.0 : 1e-3) + v1))) {
            if ((((x[1] < ((-1.25 < x[3]) ? 0.5 : 2.0)) ? x[2] : ((7.0 * 0.0 - 0.0) - (2.0 / double(k2))))) > 0) {
              double v4 = std::min<double>(x[0], ((0.0 - 3.0) * x[5] - (-1.25 * 7.0)));
              double v5 = ((std::min<double>(1e-3, 0.5) * (3.0 * 0.0 - 0.0) - std::fabs(x[3])) + float(int(unsigned(int(unsigned(4) | unsigned(8))) * unsigned((-3 >> (1 + (4 & 7)))))));
            } else {
              double v6 = (x[3] + double(1));
              double v7 = ((v1 * std::min<double>(double(k2), x[1]) - std::max<double>(0.0, 1e-3)) + (((x[1] <= v6) || (0.0 <= 3.0)) ? std::sqrt(0.0) : (v6 + x[5])));
            }
          }
        }
        double v8 = ((std::sqrt(-1.25) * double(cut(-1.25)) - x[4]) + ((0.0 * -1.25 - 3.0) * (1e-3 + 3.0) - x[1]));
      } else {
        double v9 = (((7.0 + 3.0) >= ((4 != 3) ? 3.0 : 7.0)) ? (x[4] * x[5] - ((-1.25 >= -1.25) ? 0.0 : 2.0)) : x[1]);
      }
      double v10 = (((1e-3 * x[1] - 2.0) < std::max<double>(x[5], x[4])) ? x[4] : double((5 % (1 + (cut(-1.25) & 7)))));
    }
    double v11 = (x[5] + ((0.0 / -1.25) + std::min<double>(-1.25, -1.25)));
  }
  double v12 = x[2];
  double v13 = v1;
  return std::sqrt(std::fabs((7.0 + x[5])));
}
inline double f307522(const double* x) {
  double v1 = (std::fabs(std::sqrt(7.0)) + x[5]);
  v1 = v1;
  for (int k2 = 0; k2 < 2; ++k2) {
    int w3 = -2;
    if ((3.0 == (double(k2) * (0.5 * 3.0 - 0.0)))) {
      if ((std::fabs((0.0 + x[2])) > (2.0 * std::sqrt(x[5])))) {
        double v4 = x[5];
      } else {
        int n5 = (v1 == ((7.0 == 1e-3) ? (7.0 * 1e-3 - 7.0) : (0.5 * -1.25 - -1.25))) ? 2 : cut((double(k2) + std::max<double>(0.0, 1e-3)));
        switch (n5) { case 0: v1 = (x[4] - ((3.0 * 0.0 - 1e-3) * (1e-3 / -1.25) - std::min<double>(0.0, 3.0))); break; case 1: v1 = std::fabs((x[1] * ((w3 < -1) ? 2.0 : 0.0) - (1e-3 + x[5]))); default: v1 = ((std::min<double>(x[3], 2.0) * double(k2)) - (x[1] / (3.0 + 0.0))); }
      }
      if (!(x[5] <= x[5])) {
        double v6 = (std::max<double>((7.0 - 0.5), x[5]) - (v1 * std::fabs(2.0) - (2.0 * 3.0)));
        for (int k7 = 0; k7 < 4; ++k7) {
          if ((std::sqrt(v6) == std::sqrt(x[0]))) {
            v6 -= (v1 * x[2]);
            if ((std::max<double>(x[3], double(k7))) > 0) {
              v6 += x[1];
              double v8 = (1e-3 - ((int(unsigned(4) | unsigned(-1)) != w3) ? ((0 < 3) ? double(k2) : 3.0) : v6));
              double v9 = x[3];
            }
          }
          double v10 = x[2];
          double v11 = x[0];
        }
        double v12 = (std::min<double>((x[4] + 2.0), v1) + (x[5] - v6));
      } else {
        double v13 = float(int(unsigned(1) + unsigned(4)));
        double v14 = x[0];
      }
    }
  }
  double v15 = 0.5;
  return x[3];
}
inline double f307523(const double* x) {
  double v1 = (((0.5 > x[3]) || ((x[5] >= x[5]) || (x[2] == 7.0))) ? x[3] : x[0]);
  for (int k2 = 0; k2 < 4; ++k2) {
    double v3 = v1;
  }
  double v4 = (((0.5 * 2.0) * (x[5] - 1e-3) - std::max<double>(3.0, 3.0)) + x[0]);
  double v5 = (x[5] + ((2.0 + 0.5) * x[1]));
  v1 *= (x[2] / std::fabs(v1));
  return std::sqrt(1e-3);
}
inline double f307524(const double* x) {
  double v1 = std::max<double>(((x[3] + x[4]) + ((1 == 6) ? 1e-3 : 0.5)), ((3.0 == 0.5) ? x[0] : std::sqrt(x[5])));
  if ((7.0) > 0) {
    int w2 = cut(((x[1] - x[4]) * x[0] - std::sqrt(x[5])));
    if (((!(x[2] != -1.25) && std::isnan(x[0])) || ((7.0 + x[4]) > ((v1 >= 1e-3) ? 1e-3 : 0.0)))) return (x[2] - ((-1.25 + 0.0) * (1e-3 * x[5] - -1.25) - x[0]));
  } else {
    if ((((-1.25 - x[1]) / v1) > x[0])) return x[5];
  }
  v1 -= (x[2] + (7.0 * (x[4] * 0.0) - (2.0 + 0.0)));
  v1 = (std::min<double>((x[3] / 0.0), x[4]) - x[2]);
  return x[5];
}
inline double f307525(const double* x) {
  double v1 = (((2.0 >= 0.5) ? ((x[0] <= 1e-3) ? 1e-3 : 0.5) : (2.0 + 0.0)) + std::fabs(double(cut(x[1]))));
  if ((x[1] > (x[3] * x[5] - (0.0 + 0.0)))) return (x[0] * (std::max<double>(3.0, 0.5) / ((-3 != 7) ? -1.25 : 3.0)));
  double v2 = x[3];
  double v3 = 3.0;
  for (int k4 = 0; k4 < 3; ++k4) {
    if (((cut(x[3]) <= 1) || ((3.0 < x[5]) && (double(k4) == x[3])))) {
      for (int k5 = 0; k5 < 2; ++k5) {
        if ((8 == 0)) {
          int w6 = int(unsigned(9) - unsigned(7));
          int n7 = (x[2] < (std::sqrt(0.5) * ((1e-3 <= 0.0) ? -1.25 : 3.0))) ? 2 : (w6 / (1 + (int(unsigned(int(unsigned(cut(7.0)) - unsigned(w6))) | unsigned(int(unsigned(cut(x[2])) * unsigned(4)))) & 7)));
          switch (n7) { case 0: v1 = v1; break; case 1: v3 = (((0.0 * x[5] - 7.0) - x[5]) * (float(int(int16_t(w6))) - (1e-3 + 7.0))); default: v3 = std::sqrt(std::fabs((2.0 + x[4]))); }
        }
        v1 *= double(cut(std::fabs(2.0)));
      }
      for (int k8 = 0; k8 < 1; ++k8) {
        int n9 = (x[4] >= v2) ? 1 : 2;
        switch (n9) { case 0: v2 = (x[5] - x[5]); break; case 1: v2 = (x[1] / ((3.0 == 0.0) ? x[5] : std::fabs(3.0))); default: v1 = (x[4] * x[3] - (((double(k4) != 7.0) ? 1e-3 : -1.25) - -1.25)); }
        double v10 = std::min<double>(x[0], (((0.0 == 3.0) ? -1.25 : 3.0) * (7.0 * 0.5) - (double(k4) + 0.0)));
        v10 += (v2 - double(k4));
      }
    } else {
      double v11 = (x[3] + std::fabs(((3.0 >= 1e-3) ? 3.0 : 7.0)));
      double v12 = (std::max<double>(x[1], x[4]) * std::sqrt(x[1]));
    }
    double v13 = std::sqrt(x[2]);
    double v14 = std::sqrt(x[2]);
  }
  return (((-1.25 * 7.0) < (x[5] - 1e-3)) ? std::min<double>(std::max<double>(x[4], 1e-3), std::max<double>(7.0, v1)) : std::min<double>(v3, ((0.5 <= x[1]) ? x[0] : 3.0)));
}
inline double f307526(const double* x) {
  double v1 = std::min<double>((x[3] + (-1.25 * 3.0 - 7.0)), std::min<double>(x[0], (0.5 + 1e-3)));
  v1 += ((x[2] * std::min<double>(1e-3, 0.0)) * x[3] - (0.5 * (7.0 / -1.25) - x[0]));
  if ((!std::isnan(7.0) || ((1e-3 == 0.0) || ((x[4] >= 2.0) || (0.5 == x[2]))))) {
    double v2 = std::sqrt((std::sqrt(7.0) / ((2.0 >= 0.5) ? x[2] : 1e-3)));
    if ((((1e-3 - x[4]) * (3.0 * 7.0)) <= float(1))) return float(cut(x[3]));
    double v3 = (std::isnan(float(cut(v2))) ? x[1] : (double(int(int8_t(2))) - (-1.25 * 3.0)));
  } else {
    v1 -= v1;
    for (int k4 = 0; k4 < 2; ++k4) {
      for (int k5 = 0; k5 < 1; ++k5) {
        if ((std::min<double>((-1.25 * x[2] - 3.0), (x[5] * double(k4))) <= ((3.0 * 1e-3 - x[5]) - (0.0 + v1)))) return (std::min<double>((0.5 * x[2] - 3.0), (7.0 - x[4])) + ((double(k4) * 0.5) + x[3]));
        if (std::isnan(x[2])) return (((0.5 + x[5]) - x[0]) - v1);
      }
      double v6 = (((3.0 * v1) >= (x[5] / 1e-3)) ? std::max<double>(std::max<double>(-1.25, 2.0), ((0.5 == -1.25) ? -1.25 : 0.0)) : (std::sqrt(0.5) * (3.0 + x[4]) - std::min<double>(2.0, 0.0)));
      if ((x[2]) > 0) {
        if ((x[3] >= std::fabs(x[2]))) {
          if (((x[3] == v6) && (x[3] < (double(k4) * 3.0)))) {
            double v7 = (((3.0 <= x[2]) ? x[2] : (1e-3 * 2.0)) + std::sqrt(x[2]));
            double v8 = (((3.0 * 3.0 - x[2]) + std::sqrt(-1.25)) - ((x[4] * 7.0 - x[2]) - (2.0 - 1e-3)));
            double v9 = ((x[0] == v6) ? (std::fabs(2.0) * 0.0 - (3.0 * 2.0)) : (0.5 - x[2]));
          } else {
            double v10 = x[0];
          }
          double v11 = double((!(-1.25 == x[3]) ? ((x[5] == 2.0) ? -2 : cut(0.0)) : 5));
        } else {
          double v12 = x[1];
          double v13 = (x[4] * ((1e-3 != v1) ? (v6 + x[4]) : (0.0 * x[5])) - v12);
        }
        double v14 = std::min<double>(((3.0 - 1e-3) - x[0]), (x[3] - 3.0));
      } else {
        double v15 = std::sqrt(double(k4));
        double v16 = (((0.0 + 1e-3) * std::max<double>(-1.25, x[5])) * (std::sqrt(double(k4)) * std::min<double>(2.0, 1e-3) - x[5]) - (x[4] - x[1]));
      }
    }
    double v17 = ((v1 / (3.0 + x[4])) / ((x[1] * 7.0) + x[2]));
  }
  double v18 = (0.0 * double(7) - x[0]);
  double v19 = double(8);
  double v20 = v1;
  double v21 = 2.0;
  return ((x[3] * std::sqrt(3.0) - x[2]) - (1e-3 - float(4)));
}
inline double f307527(const double* x) {
  double v1 = x[3];
  if ((v1) > 0) {
    if ((!(2.0 < x[4]) || (((-1 / (1 + (-1 & 7))) < int(unsigned(-2) * unsigned(-3))) || (int((int64_t(5) * (3 >> 12) - 5) / 3 % 1000) != cut(0.0))))) {
      if ((std::sqrt(std::sqrt(0.0)) <= std::fabs((3.0 + 0.5)))) return (x[2] - ((2.0 - x[1]) * x[1] - std::min<double>(-1.25, 0.0)));
      v1 *= (std::sqrt(std::sqrt(3.0)) * std::min<double>(double(int(unsigned(-2) ^ unsigned(7))), std::sqrt(-1.25)));
    }
    double v2 = std::max<double>((x[3] + (7.0 - -1.25)), (x[5] + std::sqrt(0.5)));
  } else {
    v1 += (x[5] * std::fabs(x[5]) - std::sqrt((7.0 * 0.0)));
  }
  v1 -= 2.0;
  double v3 = std::max<double>(x[2], 7.0);
  if (std::isnan(x[2])) return (((-2 != -3) ? double(0) : (0.5 + 1e-3)) / (std::fabs(x[2]) + x[2]));
  if (std::isnan(x[5])) return ((((1e-3 == 3.0) && (2.0 <= x[2])) || ((-1.25 != 0.0) || (x[3] <= 2.0))) ? (((0.0 > 3.0) || (-1.25 != -1.25)) ? x[5] : std::max<double>(x[2], v3)) : std::fabs(std::min<double>(x[5], -1.25)));
  if (((!(-1.25 != 0.0) ? std::max<double>(3.0, 0.0) : x[1]) < ((0.5 * -1.25) - std::sqrt(1e-3)))) {
    v3 = (((2.0 < x[5]) ? x[2] : v3) / std::max<double>(x[4], (-1.25 - 7.0)));
    v1 -= x[4];
    if ((7.0 <= x[1])) {
      double v4 = ((2 == (int(unsigned(6) & unsigned(3)) / (1 + ((1 / (1 + (8 & 7))) & 7)))) ? x[0] : (std::min<double>(7.0, 1e-3) * (1e-3 * 7.0 - x[1])));
      double v5 = std::sqrt(x[4]);
      double v6 = v4;
    }
  } else {
    double v7 = (((1e-3 + 0.0) + x[4]) * (((1e-3 == 7.0) ? 3.0 : x[1]) / (x[5] - 0.5)) - ((-1.25 + x[4]) + (0.5 * -1.25 - 0.0)));
    double v8 = std::sqrt(std::sqrt(std::sqrt(-1.25)));
  }
  double v9 = x[0];
  return ((x[3] - -1.25) * std::sqrt((-1.25 * v1)) - (std::sqrt(2.0) * (0.5 + 3.0) - v3));
}
inline double f307528(const double* x) {
  double v1 = std::sqrt(((0.0 - x[1]) * (x[4] - 1e-3) - (-1.25 * x[2] - x[4])));
  if ((int(int64_t(-1)) > int(unsigned(cut(x[5])) & unsigned(int((int64_t(5) * (-3 >> 12) - 5) / 3 % 1000))))) {
    int n2 = (((1e-3 >= v1) || !(7.0 == 0.5)) || ((-1.25 / 3.0) >= std::min<double>(3.0, x[5]))) ? 1 : cut(((-1.25 * x[4] - x[2]) - double(std::min(0, 6))));
    switch (n2) { case 0: v1 = (((0.5 > 0.5) && (x[4] == 0.0)) ? 1e-3 : (std::sqrt(0.5) - (x[5] * 7.0))); break; case 1: v1 = ((x[3] * ((2.0 >= 2.0) ? 0.0 : 0.0)) / std::fabs(x[2])); default: v1 = x[0]; }
    v1 -= x[1];
  } else {
    for (int k3 = 0; k3 < 4; ++k3) {
      if ((cut((x[0] / 2.0)) > int(int64_t(((2 < -3) ? int(uint16_t(5)) : -1))))) {
        v1 += x[4];
      } else {
        if ((x[0]) > 0) {
          v1 -= std::sqrt(std::min<double>(std::min<double>(7.0, x[1]), x[4]));
        } else {
          v1 -= x[1];
        }
      }
      double v4 = double(8);
    }
    double a5[3] = {x[1], (((0.0 + x[5]) * (v1 - v1) - (x[1] + x[4])) + std::fabs(v1)), std::fabs((x[3] * std::sqrt(3.0)))};
    const unsigned i6 = unsigned(int(int16_t(6))) % 3;
  }
  double v7 = ((((v1 == 0.5) ? x[5] : 0.0) < ((x[5] >= 0.5) ? 7.0 : x[0])) ? std::sqrt((-1.25 * 0.5 - v1)) : x[3]);
  if ((((v1 == 3.0) ? x[3] : 0.5) <= (std::fabs(7.0) + (3.0 * 1e-3)))) {
    double v8 = (v1 - ((3.0 > 1e-3) ? x[4] : x[0]));
    double v9 = (((3.0 + 1e-3) >= (-1.25 / -1.25)) ? (std::fabs(x[2]) * std::sqrt(v7)) : (std::min<double>(1e-3, 1e-3) - v7));
    double v10 = (((x[1] >= 3.0) ? (0.5 * -1.25) : std::sqrt(1e-3)) * (x[4] - ((1e-3 == 3.0) ? -1.25 : 0.5)));
  }
  double v11 = (std::sqrt(((x[4] > 3.0) ? x[5] : 0.5)) * std::sqrt(-1.25) - (((x[3] < 7.0) ? 3.0 : -1.25) + ((-1.25 == -1.25) ? 3.0 : -1.25)));
  double v12 = (v11 + ((7.0 / x[1]) / x[0]));
  double v13 = (std::sqrt(v7) / (std::fabs(x[0]) / (x[3] + 0.0)));
  return std::sqrt(((7.0 * 1e-3 - 7.0) * (3.0 / 2.0)));
}
inline double f307529(const double* x) {
  double v1 = ((std::max<double>(-1.25, x[3]) - std::fabs(x[3])) * float(int(unsigned(4) & unsigned(cut(3.0)))));
  for (int k2 = 0; k2 < 1; ++k2) {
    v1 += (((0.0 * x[4] - x[5]) <= x[3]) ? (std::fabs(x[0]) - double(6)) : x[3]);
    v1 *= x[3];
    double v3 = std::max<double>(x[3], std::fabs(float(int((int64_t(0) * (-1 >> 12) - 0) / 3 % 1000))));
  }
  double v4 = x[0];
  if (std::isnan(std::max<double>(x[5], (3.0 + 0.0)))) return x[4];
  v4 -= ((((7.0 >= 3.0) ? 7.0 : x[4]) * (x[2] * -1.25 - 3.0)) * std::fabs(v4));
  double v5 = ((std::max<double>(v4, 1e-3) + float(int((int64_t(1) * (2 >> 12) - 1) / 3 % 1000))) - v1);
  return x[1];
}
inline double f307530(const double* x) {
  double v1 = (x[1] - x[5]);
  for (int k2 = 0; k2 < 4; ++k2) {
    double v3 = (x[4] - (std::sqrt(x[1]) + std::fabs(0.5)));
    if ((((x[5] - x[2]) / x[4]) < (std::max<double>(0.0, x[2]) - (1e-3 + 1e-3)))) {
      v3 -= double(int(int16_t(int(unsigned(int(unsigned(3) - unsigned(-1))) + unsigned(int(unsigned(7) * unsigned(6)))))));
    }
  }
  v1 = 3.0;
  double a4[3] = {(((x[4] < 1e-3) || (0.5 != 7.0)) ? std::sqrt(std::sqrt(0.5)) : x[4]), x[3], (((x[3] / 3.0) + x[4]) + x[5])};
  const unsigned i5 = unsigned((std::isnan((x[4] - 7.0)) ? int((int64_t(int(unsigned(int(int16_t(3))) | unsigned(int(int64_t(-2))))) * (cut(0.0) >> 12) - int(unsigned(int(int16_t(3))) | unsigned(int(int64_t(-2))))) / 3 % 1000) : cut((-1.25 * 0.5)))) % 3;
  if (((std::sqrt(7.0) + (1e-3 * x[0] - 0.5)) != x[2])) {
    v1 += x[0];
    double v6 = ((std::sqrt(-1.25) < std::sqrt(-1.25)) ? ((int((int64_t(6) * (2 >> 12) - 6) / 3 % 1000) > cut(x[2])) ? (1e-3 / 7.0) : x[3]) : ((x[4] * x[0] - 2.0) / (0.0 * 0.5)));
  }
  return std::min<double>((std::sqrt(0.5) - (-1.25 + 0.0)), ((-1.25 == 7.0) ? std::min<double>(x[3], 2.0) : (x[5] - 0.5)));
}
inline double f307531(const double* x) {
  double v1 = (x[1] * std::min<double>((2.0 - x[1]), x[4]));
  if (((((2.0 * 7.0 - 0.5) == (0.0 * 3.0)) ? std::sqrt((3.0 - 0.5)) : (x[5] - ((v1 == 1e-3) ? 0.5 : x[4])))) > 0) {
    for (int k2 = 0; k2 < 4; ++k2) {
      int n3 = ((1e-3 > (2.0 / 1e-3)) || std::isnan(x[3])) ? 0 : (9 % (1 + (-3 & 7)));
      switch (n3) { case 0: v1 = x[1]; break; case 1: v1 = ((x[3] - (0.5 / 3.0)) - x[1]); default: v1 = std::max<double>((std::fabs(0.0) + 0.0), (std::max<double>(1e-3, -1.25) * std::sqrt(7.0) - (-1.25 * 0.5 - 7.0))); }
      v1 = ((x[3] * std::sqrt(x[3])) + (std::fabs(2.0) - std::min<double>(v1, x[1])));
    }
    v1 = std::sqrt((std::fabs(7.0) * (x[3] - 7.0)));
    for (int k4 = 0; k4 < 2; ++k4) {
      double v5 = (std::sqrt(x[3]) / x[1]);
    }
  } else {
    if ((std::sqrt(std::sqrt(-1.25)) > x[3])) {
      double v6 = std::sqrt((((1e-3 == 7.0) ? 3.0 : 2.0) - std::max<double>(1e-3, 0.5)));
      for (int k7 = 0; k7 < 2; ++k7) {
        for (int k8 = 0; k8 < 4; ++k8) {
          if (((((0.5 == 0.5) ? 0.0 : 2.0) * double(k7) - x[0]) > (std::max<double>(-1.25, 3.0) - std::max<double>(double(k8), x[3])))) break;
          v6 *= x[5];
          if ((std::min<double>(std::fabs(x[4]), (7.0 + x[0])) <= std::max<double>(std::min<double>(0.5, double(k8)), v1))) {
            double v9 = ((((2.0 >= 2.0) ? 0.5 : x[3]) < ((double(k7) <= 0.0) ? -1.25 : 0.5)) ? x[4] : v1);
          } else {
            double v10 = std::fabs(((3.0 * 2.0 - 7.0) - (0.0 * x[3])));
            double v11 = double(k7);
            double v12 = (((3.0 - 3.0) - x[3]) * float(3));
          }
        }
        double v13 = std::sqrt(std::min<double>(x[1], v1));
      }
      double v14 = std::max<double>(double(int((int64_t(std::min(6, 3)) * (cut(0.0) >> 12) - std::min(6, 3)) / 3 % 1000)), x[4]);
    }
    double v15 = ((std::isnan(x[2]) || (2.0 <= 0.0)) ? x[3] : (x[5] * std::sqrt(x[5]) - (3.0 + 7.0)));
  }
  double v16 = v1;
  double v17 = 2.0;
  double v18 = ((x[1] / v1) + ((1e-3 <= x[0]) ? std::sqrt(7.0) : std::fabs(-1.25)));
  double v19 = std::min<double>(x[4], ((0.5 + 3.0) * v16 - std::sqrt(7.0)));
  return std::sqrt((1e-3 / double(6)));
}
inline double f307532(const double* x) {
  double v1 = -1.25;
  if ((((2.0 != v1) ? (0.5 - 3.0) : (-1.25 + 3.0)) != (x[0] + (-1.25 + x[3])))) return std::max<double>((x[5] - float(cut(3.0))), (std::max<double>(0.0, v1) - v1));
  v1 *= (x[4] * x[4]);
  if (((x[3] - (((0.5 == x[3]) ? 3.0 : -1.25) * x[3]))) > 0) {
    v1 = float((int(unsigned(int(unsigned(-3) | unsigned(1))) - unsigned(4)) % (1 + ((0 >> (1 + (int(unsigned(-2) | unsigned(7)) & 7))) & 7))));
  }
  for (int k2 = 0; k2 < 3; ++k2) {
    v1 *= std::fabs(((x[0] * x[4]) + x[2]));
    for (int k3 = 0; k3 < 3; ++k3) {
      if (((!(0.5 == 1e-3) ? (0.0 + x[4]) : (1e-3 + -1.25)) == x[1])) continue;
      v1 += std::max<double>(std::max<double>((7.0 * x[0] - v1), ((0.5 <= 0.0) ? 1e-3 : 3.0)), (v1 - std::sqrt(x[4])));
      for (int k4 = 0; k4 < 2; ++k4) {
        double v5 = ((x[1] * (3.0 + 3.0)) - v1);
        if (((x[3] / std::fabs(0.5)) != (std::sqrt(0.0) + double(k2)))) break;
        if ((((0.0 * 7.0 - 2.0) + x[0]) > x[2])) {
          for (int k6 = 0; k6 < 2; ++k6) {
            double v7 = x[0];
            double v8 = std::min<double>((double(k3) - double(k2)), double(k2));
            double v9 = double(k2);
          }
          double v10 = std::max<double>((std::min<double>(double(k3), 3.0) + double(-3)), x[2]);
          double v11 = (((7.0 != double(k4)) ? (1e-3 * 3.0) : (1e-3 / -1.25)) + 2.0);
        } else {
          double v12 = v5;
          double v13 = double(int(unsigned(5) & unsigned(cut(0.5))));
          double v14 = (std::sqrt(std::min<double>(7.0, 0.5)) * std::min<double>(std::min<double>(double(k3), 0.5), (2.0 * 0.5 - -1.25)) - (std::fabs(x[4]) * (x[0] + x[3])));
        }
      }
    }
    double v15 = x[2];
  }
  double v16 = x[3];
  double v17 = x[0];
  double v18 = ((float(int(unsigned(2) + unsigned(2))) * (-1.25 * 1e-3) - (-1.25 - 0.5)) * x[3] - ((v16 - 7.0) / (x[4] * -1.25)));
  return std::max<double>((std::fabs(-1.25) - std::fabs(v18)), ((2.0 * x[4] - 3.0) * (0.5 + 3.0)));
}
inline double f307533(const double* x) {
  double v1 = std::fabs(x[2]);
  if ((((-1.25 + 0.5) < std::sqrt(0.5)) && ((7.0 * x[4]) == (-1.25 * 0.5 - 1e-3)))) return std::sqrt(((0.0 / 3.0) - (x[0] * x[3])));
  double v2 = x[4];
  v1 += v2;
  return (-1.25 - std::min<double>((3.0 * 2.0 - 0.0), (1e-3 + 0.5)));
}
inline double f307534(const double* x) {
  double v1 = x[4];
  int n2 = (4 < int(unsigned(-1) ^ unsigned(((3 / (1 + (4 & 7))) >> (1 + (std::min(-3, -3) & 7)))))) ? 2 : cut(x[3]);
  switch (n2) { case 0: v1 = x[4]; break; case 1: v1 = ((v1 != std::sqrt(0.0)) ? std::sqrt((1e-3 - x[2])) : -1.25); default: v1 = std::sqrt((std::sqrt(0.5) - std::sqrt(3.0))); }
  double v3 = std::max<double>((((5 < -3) ? x[5] : x[0]) * std::min<double>(x[2], 2.0)), std::min<double>(x[0], x[0]));
  v3 = x[3];
  v3 -= 0.5;
  if ((x[2] >= ((x[3] + x[4]) * (1e-3 * 0.0 - 2.0) - x[3]))) return ((x[0] + std::sqrt(x[3])) / (std::sqrt(1e-3) + x[2]));
  for (int k4 = 0; k4 < 3; ++k4) {
    double v5 = std::min<double>(-1.25, x[0]);
    if (!std::isnan(1e-3)) {
      if ((std::min<double>(v1, (2.0 * -1.25 - v3)) == double(k4))) return x[2];
      v5 -= std::min<double>(((double(k4) - 7.0) + std::sqrt(0.5)), (std::sqrt(3.0) * ((3.0 >= 7.0) ? 0.5 : 2.0)));
    } else {
      double v6 = (((x[5] * 7.0) >= x[3]) ? (double(4) + x[1]) : std::sqrt((0.5 + 7.0)));
      for (int k7 = 0; k7 < 3; ++k7) {
        int n8 = (std::fabs(v1) <= std::max<double>(double(k7), (3.0 + 0.0))) ? 1 : 1;
        switch (n8) { case 0: v1 = ((x[5] * x[3]) * ((7.0 * 0.5 - 2.0) - std::sqrt(7.0)) - (x[3] / (v3 + -1.25))); break; case 1: v3 = (x[2] * std::max<double>(double(k4), float(int((int64_t(-2) * (6 >> 12) - -2) / 3 % 1000)))); default: v3 = (((3.0 / -1.25) - (x[1] * -1.25)) - ((double(k7) / 0.5) * x[5] - (7.0 - v6))); }
      }
    }
  }
  return std::sqrt((x[2] + std::max<double>(7.0, 2.0)));
}
inline double f307535(const double* x) {
  double v1 = ((x[0] > x[3]) ? x[0] : 0.0);
  double v2 = std::fabs((std::max<double>(x[5], 7.0) + x[4]));
  double a3[3] = {(x[3] * (float((9 / (1 + (-3 & 7)))) * v1)), (((2.0 * -1.25) * std::sqrt(3.0) - std::min<double>(2.0, 0.0)) + (0.5 * (x[0] * 3.0))), (std::sqrt(v1) - std::sqrt(std::min<double>(x[4], 2.0)))};
  const unsigned i4 = unsigned((((cut(0.5) != -1) ? int(unsigned(std::min(7, 9)) ^ unsigned(int(unsigned(0) * unsigned(2)))) : (0 % (1 + (3 & 7)))) >> (1 + (int(unsigned(int((int64_t((-3 >> (1 + (3 & 7)))) * (int((int64_t(4) * (6 >> 12) - 4) / 3 % 1000) >> 12) - (-3 >> (1 + (3 & 7)))) / 3 % 1000)) * unsigned(-1)) & 7)))) % 3;
  double v5 = (v1 - std::sqrt(1e-3));
  int w6 = cut(std::min<double>(std::max<double>(1e-3, 1e-3), std::min<double>(a3[1], 0.5)));
  if ((v5 < (std::max<double>(0.5, 7.0) * ((-2 == 5) ? 2.0 : 0.0)))) return (std::fabs(std::min<double>(3.0, 0.5)) * (std::sqrt(x[2]) * (x[3] + 7.0) - (a3[1] + 2.0)) - (((3.0 <= a3[i4]) ? x[2] : 3.0) * (3.0 - 2.0) - std::fabs(1e-3)));
  v2 = (x[0] + ((x[5] * -1.25 - 2.0) / a3[i4]));
  double v7 = (x[4] * (std::fabs(x[5]) - (-1.25 - a3[i4])) - ((x[5] > 0.0) ? a3[i4] : ((v2 < 3.0) ? x[3] : v2)));
  return a3[1];
}
inline double f307536(const double* x) {
  double v1 = (((2.0 - x[3]) - std::sqrt(x[2])) + std::max<double>((x[4] / 3.0), (-1.25 * x[3])));
  if ((7.0) > 0) {
    if ((((-1.25 + -1.25) * std::sqrt(7.0)) <= (x[0] * (-1.25 * x[2] - 1e-3)))) {
      double v2 = x[0];
      v2 = (std::sqrt((0.0 + 2.0)) * x[3]);
    }
    v1 = v1;
  } else {
    if ((v1 > ((-1.25 / 0.5) / (x[0] * x[5] - 0.5)))) return (((7.0 == 7.0) || (2.0 != x[4])) ? x[5] : ((0.0 * 0.0) + x[1]));
    if (((x[4] / x[5]) == (std::min<double>(0.5, 7.0) * std::sqrt(-1.25)))) return x[5];
  }
  for (int k3 = 0; k3 < 1; ++k3) {
    double v4 = (x[5] - (2.0 * ((0.5 == 0.0) ? -1.25 : x[2]) - (0.0 * 1e-3 - -1.25)));
    if (!std::isnan(x[1])) {
      if (((((-1.25 == 0.5) ? (0.5 * 1e-3) : (0.5 - x[5])) + std::fabs((x[2] - 7.0)))) > 0) {
        if (std::isnan(((x[5] / x[3]) + (7.0 * 0.5)))) {
          if ((4 < (((x[1] == x[0]) && (2.0 != 0.0)) ? 1 : 2))) return (((0.5 + 0.0) >= std::sqrt(1e-3)) ? std::fabs((double(k3) * 2.0)) : x[3]);
          if ((8 != cut(((7 == 5) ? 0.0 : 3.0)))) {
            double v5 = (std::min<double>((double(k3) - double(k3)), (x[2] + 0.0)) + x[5]);
          }
          double v6 = x[3];
        }
        double v7 = std::max<double>(std::max<double>(((2.0 != v1) ? double(k3) : 0.0), (x[2] - 0.5)), (std::min<double>(0.5, 0.0) * double(6) - v1));
        double v8 = (((v4 - 1e-3) * (0.0 * 0.5)) / (((0.0 <= 0.0) ? 2.0 : -1.25) + (-1.25 + x[2])));
      } else {
        double v9 = std::min<double>((v1 * (7.0 * x[0]) - ((x[3] >= 0.5) ? 7.0 : 0.0)), v1);
      }
      double v10 = x[1];
    }
    double v11 = ((std::isnan(3.0) ? ((0.5 >= x[0]) ? v1 : 0.5) : (x[4] * 0.0)) * float(6));
  }
  double v12 = x[1];
  return std::sqrt(((7.0 * x[4] - x[4]) * (x[0] * 0.5)));
}
inline double f307537(const double* x) {
  double v1 = x[1];
  int n2 = (x[2] < x[4]) ? 2 : int(unsigned(int(unsigned(cut(x[2])) & unsigned((int(unsigned(9) + unsigned(-3)) % (1 + (int(uint16_t(-1)) & 7)))))) ^ unsigned(cut(double(int(unsigned(3) ^ unsigned(5))))));
  switch (n2) { case 0: v1 = std::min<double>((x[2] + (x[2] - 3.0)), std::sqrt(x[0])); break; case 1: v1 = (std::fabs((x[1] * 0.5 - 0.5)) + ((0.0 / 0.5) * x[5])); default: v1 = std::min<double>(x[3], (std::isnan(x[0]) ? double(std::min(6, -2)) : -1.25)); }
  if ((x[1] <= (x[4] / (x[1] + 0.5)))) {
    int n3 = (std::min<double>((-1.25 / 0.5), (0.0 * 3.0)) > v1) ? 0 : int(unsigned(8) * unsigned(-3));
    switch (n3) { case 0: v1 = std::sqrt(std::min<double>(((-1.25 <= x[4]) ? 2.0 : 3.0), (2.0 - x[4]))); break; case 1: v1 = (x[2] + std::sqrt(3.0)); default: v1 = (x[5] * x[0]); }
  } else {
    for (int k4 = 0; k4 < 3; ++k4) {
      for (int k5 = 0; k5 < 2; ++k5) {
        v1 = (std::min<double>(x[1], std::sqrt(0.5)) * x[3]);
      }
    }
    int w6 = int(int8_t(int(unsigned(2) - unsigned((9 % (1 + (cut(0.0) & 7)))))));
    v1 += std::fabs((x[3] * std::sqrt(x[1]) - (7.0 / 0.0)));
  }
  v1 *= std::max<double>(std::sqrt(x[2]), x[4]);
  return x[4];
}
inline double f307538(const double* x) {
  double v1 = ((std::min<double>(2.0, x[5]) / x[5]) + (x[4] * std::sqrt(x[4]) - x[2]));
  double v2 = ((((-3 / (1 + (0 & 7))) < 1) || ((-1.25 == 7.0) && (3.0 > 0.0))) ? (-1.25 - (x[5] * -1.25 - 2.0)) : x[3]);
  double v3 = x[5];
  v2 *= 1e-3;
  return std::sqrt((std::sqrt(x[3]) + (0.5 * 7.0 - x[1])));
}
inline double f307539(const double* x) {
  double v1 = (x[3] * (std::max<double>(-1.25, 0.5) + std::fabs(x[1])));
  double v2 = std::sqrt(std::min<double>((x[5] * 0.5 - 7.0), (3.0 * 3.0)));
  double v3 = std::max<double>(x[3], x[0]);
  if (((v1 - (0.5 + x[4])) > x[3])) return std::sqrt((v1 + v2));
  double v4 = (((3.0 >= x[4]) ? (v2 - 0.5) : v3) * (0.5 * (2.0 - 1e-3) - (v2 * 0.0 - x[2])));
  for (int k5 = 0; k5 < 4; ++k5) {
    v4 = (v1 * ((x[4] <= 2.0) ? 1e-3 : x[0]));
  }
  for (int k6 = 0; k6 < 3; ++k6) {
    double v7 = (std::fabs(v3) + v3);
  }
  double* p8 = ((std::sqrt(x[5]) / (-1.25 * 3.0 - v3)) != x[3]) ? &v3 : &v4;
  *p8 += v2;
  return (0.0 * 0.0 - (((x[3] >= 1e-3) ? x[4] : 0.0) * std::sqrt(-1.25)));
}
inline double f307540(const double* x) {
  double v1 = std::sqrt(x[0]);
  v1 = (((x[1] * 0.5) * x[2]) * (x[2] + (0.0 * 1e-3 - v1)) - std::fabs(((-1.25 == 3.0) ? 0.5 : 2.0)));
  for (int k2 = 0; k2 < 1; ++k2) {
    for (int k3 = 0; k3 < 2; ++k3) {
      int n4 = (std::isnan(std::sqrt(x[0])) || ((0.0 * -1.25) == (0.0 + 7.0))) ? 0 : -2;
      switch (n4) { case 0: v1 = std::max<double>(std::max<double>(std::sqrt(7.0), (2.0 * 0.5 - double(k3))), ((x[1] - x[5]) - v1)); break; case 1: v1 = std::sqrt((std::fabs(-1.25) * 7.0)); default: v1 = 3.0; }
      if (((((2 > 7) && (7.0 >= 0.5)) ? int(unsigned(int((int64_t(1) * (-2 >> 12) - 1) / 3 % 1000)) | unsigned(int((int64_t(1) * (3 >> 12) - 1) / 3 % 1000))) : int(unsigned(6) ^ unsigned(2))) != (int(int8_t(int(unsigned(0) | unsigned(4)))) % (1 + (int(unsigned(7) ^ unsigned(int(unsigned(5) & unsigned(-3)))) & 7))))) {
        v1 *= std::max<double>((x[2] + (2.0 * 0.0 - 2.0)), std::sqrt((x[0] * 1e-3 - 0.5)));
        if ((std::fabs(((-3 != 9) ? 0.0 : 0.0)) >= ((x[2] * 7.0 - double(k3)) * (v1 - 7.0)))) return x[2];
        if ((x[3] == ((0.0 - x[5]) - std::max<double>(x[2], 7.0)))) break;
      }
      double v5 = (x[3] * ((7.0 > 7.0) ? std::min<double>(x[1], 2.0) : (x[0] * -1.25 - x[3])));
    }
    for (int k6 = 0; k6 < 2; ++k6) {
      double v7 = std::sqrt((!(2.0 < -1.25) ? (0.0 * -1.25 - 7.0) : x[0]));
      if ((double(k2) > double(k2))) break;
      double a8[3] = {double(k6), std::sqrt(double(k6)), (((0.5 * 7.0) + (7.0 * 2.0 - 1e-3)) + ((2.0 != 0.0) ? std::sqrt(1e-3) : (7.0 + 0.5)))};
      const unsigned i9 = unsigned(6) % 3;
    }
  }
  for (int k10 = 0; k10 < 4; ++k10) {
    double v11 = (x[2] / x[4]);
    double v12 = double(k10);
    double v13 = ((v1 + (x[3] * x[5] - 0.5)) + std::max<double>(std::sqrt(0.0), x[0]));
  }
  double v14 = (((3.0 + 0.5) / x[2]) + x[3]);
  double v15 = (((v14 <= x[1]) ? x[5] : (x[2] / 2.0)) * ((3.0 + 1e-3) / x[5]) - x[5]);
  double v16 = (x[1] * (((2 != 6) || (x[2] == -1.25)) ? std::sqrt(v15) : (-1.25 / -1.25)));
  double v17 = (x[1] * x[3]);
  return ((((2.0 != -1.25) ? 0.0 : 0.5) * v1 - (x[4] / 0.5)) - std::fabs((-1.25 * 3.0 - 2.0)));
}
inline double f307541(const double* x) {
  double v1 = (float((9 / (1 + (int(unsigned(2) * unsigned(8)) & 7)))) * ((0.0 * 1e-3 - 7.0) - std::min<double>(0.5, x[3])) - std::max<double>(std::max<double>(x[1], 0.5), std::sqrt(-1.25)));
  if (!((3.0 >= 2.0) || !(3.0 < -1.25))) {
    int n2 = std::isnan((3.0 * x[1])) ? 0 : -1;
    switch (n2) { case 0: v1 = (((v1 - x[1]) * x[2] - std::max<double>(-1.25, 2.0)) * x[4]); break; case 1: v1 = (x[3] * x[5]); default: v1 = x[2]; }
    double v3 = std::sqrt(x[2]);
    v3 += ((std::fabs(v1) != (v1 + 0.5)) ? ((9 != cut(-1.25)) ? std::fabs(0.5) : ((7.0 != v3) ? v3 : x[2])) : v3);
  } else {
    if ((std::min<double>(x[3], x[2]) > std::min<double>(((7.0 == 1e-3) ? x[3] : x[1]), x[1]))) {
      for (int k4 = 0; k4 < 4; ++k4) {
        double v5 = std::sqrt((x[1] + x[0]));
      }
    }
    for (int k6 = 0; k6 < 3; ++k6) {
      int n7 = std::isnan(std::max<double>(((-3 != 4) ? 3.0 : x[4]), (0.5 * x[3] - 3.0))) ? 0 : 4;
      switch (n7) { case 0: v1 = std::max<double>(x[4], std::min<double>(std::fabs(2.0), x[0])); break; case 1: v1 = std::sqrt(double(k6)); default: v1 = 7.0; }
    }
    v1 += x[3];
  }
  double v8 = std::sqrt(std::max<double>((x[3] * x[2]), std::max<double>(0.0, 0.0)));
  if ((x[0]) > 0) {
    double v9 = v8;
    v8 = x[4];
    double v10 = ((x[1] - x[5]) - x[3]);
  }
  double v11 = std::sqrt(((x[0] - 2.0) / x[1]));
  double v12 = ((((3.0 == v11) ? x[2] : 3.0) + x[1]) * (x[5] - x[1]) - ((0.0 + 3.0) + v11));
  double v13 = (((v1 * 0.0 - 3.0) + (x[4] * v1 - 1e-3)) * std::max<double>(v1, (7.0 * 0.5)));
  double v14 = (x[3] * (((x[5] > -1.25) && (0.5 > 7.0)) ? (0.0 * 1e-3 - 1e-3) : (2.0 + 1e-3)));
  return (2.0 + (std::max<double>(v12, 0.0) * (-1.25 * x[3] - 7.0) - (v12 + 2.0)));
}
inline double f307542(const double* x) {
  double v1 = ((x[2] - (x[4] + 3.0)) * x[1] - std::fabs(0.5));
  if (((((-1.25 - 0.5) * ((3.0 <= x[3]) ? 3.0 : 0.5)) * (std::sqrt(x[1]) * std::fabs(v1)))) > 0) {
    v1 = ((x[0] - x[3]) / (std::min<double>(3.0, -1.25) * (x[0] + 2.0) - (x[3] * 3.0)));
    if (!((0.0 >= x[0]) && (0.5 != 2.0))) {
      if (std::isnan(((0.5 < x[2]) ? float(int((int64_t(-1) * (-3 >> 12) - -1) / 3 % 1000)) : x[1]))) return (x[0] + (float(int(int8_t(-3))) - std::min<double>(2.0, x[5])));
      v1 += x[5];
      v1 += x[0];
    }
    v1 = x[2];
  } else {
    v1 -= (x[3] / (((0.5 > 0.5) ? 0.5 : 0.5) - std::fabs(3.0)));
  }
  double a2[3] = {std::sqrt(((0.5 * 2.0) * std::max<double>(x[1], 3.0) - (0.5 * 3.0 - 0.0))), x[3], x[2]};
  const int i3 = !(2.0 < (0.5 * -1.25)) ? 0 : 2;
  for (int k4 = 0; k4 < 1; ++k4) {
    if (!std::isnan((v1 * 1e-3))) continue;
    double v5 = std::max<double>((std::isnan(2.0) ? x[3] : (0.5 + 7.0)), x[4]);
    double v6 = std::sqrt(double(4));
  }
  a2[i3] = std::sqrt((std::isnan(3.0) ? x[3] : v1));
  double v7 = std::max<double>(((-1.25 * x[5]) * (1e-3 * a2[1]) - x[2]), (((9 != 3) || (0.5 > v1)) ? (0.5 * 0.0 - 0.0) : x[5]));
  double v8 = ((x[1] * (x[2] - 7.0) - v7) - x[2]);
  double v9 = ((x[1] * (2.0 - x[2]) - ((7.0 < 3.0) ? x[0] : a2[1])) * x[1]);
  return x[3];
}
inline double f307543(const double* x) {
  double v1 = x[1];
  for (int k2 = 0; k2 < 4; ++k2) {
    if ((((1e-3 * 2.0 - 0.0) - std::max<double>(x[3], 2.0)) > (((3.0 <= 0.5) || (2.0 == x[1])) ? std::min<double>(2.0, 2.0) : (0.5 * x[4])))) return x[1];
  }
  v1 *= (v1 * x[1] - x[2]);
  double v3 = x[2];
  return v1;
}
inline double f307544(const double* x) {
  double v1 = (((0.5 * 0.5) * std::sqrt(2.0) - (0.5 * 0.5 - 0.5)) * x[0] - x[0]);
  v1 -= 2.0;
  v1 *= x[0];
  int n2 = (x[4] >= ((7.0 * x[2]) + (v1 - x[3]))) ? 0 : int(unsigned((8 % (1 + (8 & 7)))) ^ unsigned(int(unsigned(int((int64_t(int(int8_t(7))) * (((0.5 != 3.0) ? 3 : 2) >> 12) - int(int8_t(7))) / 3 % 1000)) & unsigned(int(unsigned(int((int64_t(2) * (-2 >> 12) - 2) / 3 % 1000)) * unsigned((0 >> (1 + (-1 & 7)))))))));
  switch (n2) { case 0: v1 = std::min<double>(std::min<double>(x[1], (1e-3 * 7.0)), x[5]); break; case 1: v1 = (std::sqrt(((2.0 != 2.0) ? 0.0 : x[1])) + x[5]); default: v1 = std::sqrt(double(6)); }
  double v3 = std::max<double>(x[1], (x[3] * std::fabs(x[4]) - (2.0 * 0.5)));
  return ((x[0] + std::max<double>(2.0, 7.0)) + (std::min<double>(3.0, 7.0) / (3.0 / x[3])));
}
inline double f307545(const double* x) {
  double v1 = (x[0] / (x[1] * std::max<double>(x[1], 0.5) - x[0]));
  if (!(std::sqrt(3.0) == (1e-3 / 0.0))) return x[2];
  v1 *= (x[0] + (std::min<double>(0.0, 7.0) + x[3]));
  if ((x[0] < ((x[3] / 1e-3) + (2.0 + 7.0)))) return (((x[0] == -1.25) || (0.5 > x[4])) ? std::fabs((0.0 * 1e-3)) : std::sqrt((v1 / 1e-3)));
  double v2 = ((x[3] * (0.5 + 3.0) - ((x[2] == 0.0) ? -1.25 : 7.0)) + std::fabs((7.0 + x[3])));
  return std::max<double>(std::max<double>((x[0] + 3.0), x[3]), std::min<double>((1e-3 * 1e-3 - 2.0), x[2]));
}
inline double f307546(const double* x) {
  double v1 = std::sqrt((std::min<double>(2.0, 1e-3) * 0.0 - std::fabs(-1.25)));
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 += v1;
  }
  for (int k3 = 0; k3 < 4; ++k3) {
    if ((((0.5 / 2.0) * std::sqrt(2.0) - v1) == ((-1.25 - 0.0) - std::fabs(0.5)))) {
      v1 += (std::sqrt(((3.0 > 0.0) ? 0.5 : double(k3))) - std::min<double>((0.5 - 1e-3), std::fabs(3.0)));
      for (int k4 = 0; k4 < 2; ++k4) {
        int n5 = ((double(int(int16_t(4))) * double(k4)) <= (((2.0 > x[1]) ? 0.0 : x[4]) - std::min<double>(x[2], 7.0))) ? 2 : int(unsigned(int((int64_t((4 % (1 + (9 & 7)))) * (1 >> 12) - (4 % (1 + (9 & 7)))) / 3 % 1000)) ^ unsigned(cut(float(int(unsigned(7) + unsigned(4))))));
        switch (n5) { case 0: v1 = ((((1e-3 != 3.0) ? x[0] : 2.0) * (7.0 + 7.0)) - x[2]); break; case 1: v1 = std::max<double>(double(k3), x[4]); default: v1 = std::min<double>(((3.0 + 7.0) / x[4]), x[2]); }
        double v6 = v1;
      }
      double v7 = ((((3.0 >= 3.0) || (-1.25 > 0.0)) ? (x[5] + 0.5) : ((x[3] >= -1.25) ? 0.5 : 0.5)) + (x[5] / (2.0 - -1.25)));
    }
    for (int k8 = 0; k8 < 4; ++k8) {
      v1 = ((((7 < 1) ? x[4] : x[3]) + (2.0 - 3.0)) * double(k8));
      double v9 = x[5];
    }
    double v10 = x[0];
  }
  v1 -= x[1];
  double v11 = (x[2] / x[4]);
  double v12 = (((2.0 + 2.0) == std::sqrt(0.0)) ? (std::max<double>(1e-3, 2.0) * v1 - (0.0 + 0.0)) : (v11 + (x[2] / 2.0)));
  double v13 = x[2];
  double v14 = v12;
  return float(-1);
}
inline double f307547(const double* x) {
  double v1 = std::fabs(((x[2] * 7.0 - 0.5) + x[2]));
  int n2 = std::isnan(((-1.25 / x[4]) * std::fabs(0.0))) ? 2 : 2;
  switch (n2) { case 0: v1 = std::fabs((x[2] + (3.0 + 2.0))); break; case 1: v1 = ((std::max<double>(-1.25, x[0]) * v1) + ((-1.25 + x[0]) + x[3])); default: v1 = ((std::isnan(2.0) ? ((3.0 > 3.0) ? 3.0 : x[2]) : x[3]) * (std::min<double>(0.5, 0.5) + (-1.25 / 0.0))); }
  double v3 = x[3];
  double v4 = (v1 - ((-1.25 + x[1]) + v3));
  v3 = (3.0 + std::sqrt(x[3]));
  if ((((2.0 * -1.25 - 3.0) * x[4]) > v3)) {
    if (((std::isnan(3.0) ? (3.0 + x[0]) : (0.0 * 0.0 - -1.25)) < (std::sqrt(v4) * v4 - v3))) {
      double v5 = x[0];
      double* p6 = (x[3] != 7.0) ? &v4 : &v1;
      *p6 += 7.0;
    } else {
      double v7 = 0.5;
      v1 += 7.0;
      double v8 = 1e-3;
    }
  } else {
    for (int k9 = 0; k9 < 1; ++k9) {
      if (((x[2] - std::max<double>(x[3], x[4])) <= (((double(k9) != x[5]) ? x[3] : 0.5) - (x[0] + 0.0)))) {
        double v10 = ((((-1.25 > 7.0) ? 0.0 : -1.25) + double(k9)) * std::sqrt(std::sqrt(0.5)) - x[0]);
        double v11 = (!!(x[1] >= 0.0) ? x[3] : std::sqrt(2.0));
      } else {
        double v12 = ((std::max<double>(0.5, v1) > v3) ? (x[3] - ((3.0 == x[0]) ? 2.0 : 0.5)) : ((2.0 == 0.5) ? double(k9) : 0.0));
        double v13 = std::min<double>((std::sqrt(v12) - ((0.5 < 3.0) ? 3.0 : 7.0)), (((2.0 == 0.5) && (3.0 >= double(k9))) ? (-1.25 * -1.25) : std::fabs(0.0)));
      }
      double v14 = std::fabs((std::isnan(3.0) ? std::min<double>(x[5], 3.0) : (1e-3 * 7.0)));
      double v15 = (float((0 % (1 + (int((int64_t(4) * (6 >> 12) - 4) / 3 % 1000) & 7)))) / ((0.0 + 2.0) * std::sqrt(2.0) - x[3]));
    }
    double v16 = ((((2.0 > v4) || (2.0 >= x[4])) && (0.5 < 1e-3)) ? ((1 < 9) ? (3.0 + 0.0) : std::fabs(1e-3)) : ((7.0 * 7.0) * (3.0 - 3.0)));
    double v17 = double(2);
  }
  return x[3];
}
inline double f307548(const double* x) {
  double v1 = (std::isnan(std::sqrt(-1.25)) ? ((0.5 - 7.0) * std::fabs(x[0]) - x[1]) : (((-1.25 >= 2.0) ? 1e-3 : x[4]) + std::max<double>(0.5, 0.5)));
  double v2 = std::sqrt((std::fabs(0.5) - (x[0] * 1e-3)));
  if (!std::isnan((-1.25 * 0.0 - 7.0))) return x[3];
  double v3 = x[5];
  double v4 = x[5];
  int n5 = (std::min(((7.0 < 0.0) ? cut(3.0) : int(unsigned(6) + unsigned(9))), (std::min(0, 7) / (1 + ((2 >> (1 + (9 & 7))) & 7)))) <= 5) ? 0 : cut(std::sqrt((0.0 - v1)));
  switch (n5) { case 0: v2 = std::min<double>(double(int(unsigned(int(unsigned(7) - unsigned(6))) - unsigned(6))), std::fabs((1e-3 * x[1] - 0.0))); break; case 1: v1 = v2; default: v3 = ((std::fabs(-1.25) - v4) * v3 - (v3 * std::sqrt(x[1]) - std::sqrt(-1.25))); }
  v3 -= v3;
  return x[1];
}
inline double f307549(const double* x) {
  double v1 = x[4];
  if ((((7.0 - 0.0) / (7.0 * x[2])) == ((2.0 > x[0]) ? (v1 + -1.25) : (1e-3 + 0.5)))) {
    v1 -= x[2];
    v1 += ((std::isnan(1e-3) ? (7.0 * x[3] - -1.25) : v1) / ((1e-3 <= -1.25) ? std::sqrt(x[4]) : std::max<double>(1e-3, 2.0)));
  } else {
    double v2 = (((-1.25 < 0.5) || std::isnan(3.0)) ? (std::max<double>(7.0, 0.0) / (-1.25 * x[4] - x[5])) : ((2.0 * 0.5 - 0.5) - std::max<double>(0.5, 7.0)));
  }
  for (int k3 = 0; k3 < 3; ++k3) {
    double v4 = x[2];
    double v5 = x[2];
    double v6 = x[0];
  }
  if ((std::sqrt((-1.25 * 0.5)) <= x[4])) {
    v1 *= (v1 - (std::sqrt(0.0) * (2.0 * v1 - x[1]) - double(int(unsigned(0) | unsigned(-2)))));
  }
  return (std::sqrt(v1) * std::fabs((0.5 + -1.25)) - (std::isnan(-1.25) ? std::fabs(0.5) : x[1]));
}
inline double f307550(const double* x) {
  double v1 = x[5];
  if ((!(8 < 8) && (((3.0 == 1e-3) || (7.0 >= x[2])) || (7.0 < x[4])))) return std::sqrt(x[2]);
  for (int k2 = 0; k2 < 4; ++k2) {
    if (((x[3] - x[4]) <= (x[2] * x[2]))) return (((3.0 / 0.0) * (x[1] * 0.5) - x[3]) * (std::sqrt(x[2]) + (3.0 / x[5])) - (x[0] * (-1.25 * 3.0)));
    double v3 = ((((1e-3 < x[1]) ? 2.0 : x[1]) * std::min<double>(x[4], 3.0)) * (std::fabs(x[4]) - (x[1] / 7.0)));
  }
  if ((int(int8_t(cut(x[0]))) <= 8)) return v1;
  int n4 = ((x[2] * std::sqrt(-1.25)) != ((v1 / 2.0) * ((2.0 >= x[3]) ? 7.0 : -1.25) - (2.0 * -1.25 - 3.0))) ? 1 : -1;
  switch (n4) { case 0: v1 = (((3.0 * 0.0 - x[3]) * std::sqrt(0.5) - (1e-3 + x[0])) - std::sqrt((x[4] - 2.0))); break; case 1: v1 = x[0]; default: v1 = ((!(x[4] == 2.0) ? (-1.25 - v1) : (-1.25 / x[0])) + ((2.0 + 2.0) / (x[3] + 0.0))); }
  double v5 = std::fabs((std::max<double>(-1.25, 1e-3) - x[0]));
  for (int k6 = 0; k6 < 1; ++k6) {
    if ((std::min<double>((x[0] * ((3.0 == 0.0) ? 7.0 : 0.5) - (v5 + x[5])), ((3.0 * 1e-3 - 0.0) - (7.0 * 1e-3 - 1e-3)))) > 0) {
      for (int k7 = 0; k7 < 2; ++k7) {
        for (int k8 = 0; k8 < 4; ++k8) {
          if ((x[4] != std::max<double>((-1.25 - 3.0), ((double(k7) > x[5]) ? v5 : -1.25)))) break;
          for (int k9 = 0; k9 < 2; ++k9) {
            double v10 = (x[3] / ((2.0 * x[3]) + std::fabs(1e-3)));
          }
          double v11 = (std::max<double>(0.5, (x[5] * 3.0 - 1e-3)) - ((1e-3 - x[5]) * (0.0 * 0.5)));
        }
        double v12 = (!(1e-3 < 7.0) ? ((0.0 * x[0]) - (-1.25 * 0.0)) : ((0.0 != -1.25) ? (0.0 * 0.0 - double(k6)) : double(k6)));
        double v13 = std::max<double>(std::fabs(7.0), ((0.0 - 0.5) - x[2]));
      }
    }
    double v14 = (double(k6) + double(k6));
  }
  double v15 = x[3];
  return (x[4] * ((v15 + 0.5) + std::min<double>(3.0, -1.25)));
}
inline double f307551(const double* x) {
  double v1 = x[0];
  double v2 = (((0.5 == x[3]) || (0.0 < 2.0)) ? std::max<double>(v1, (0.0 + 7.0)) : -1.25);
  if ((x[5] > (0.0 - 1e-3))) {
    if ((std::fabs(((v1 >= 2.0) ? std::sqrt(7.0) : x[5]))) > 0) {
      double v3 = ((x[4] * std::sqrt(x[0])) - std::sqrt(x[4]));
      v1 += (((0.0 - v2) - (2.0 / 1e-3)) * ((1e-3 / 7.0) / (x[0] * 0.0)) - x[5]);
    } else {
      if ((((0.5 * -1.25) * std::sqrt(x[5])) < x[3])) {
        int n4 = (2.0 == x[5]) ? 1 : int(unsigned(int(unsigned(int(int16_t(9))) + unsigned(-2))) + unsigned(((3.0 >= 3.0) ? -2 : -3)));
        switch (n4) { case 0: v2 = ((x[2] * (2.0 * 3.0 - x[2])) + ((v1 <= 1e-3) ? (1e-3 * 1e-3) : ((7.0 >= 3.0) ? x[5] : x[4]))); break; case 1: v1 = std::fabs((float(1) / x[4])); default: v1 = std::sqrt(v1); }
      } else {
        if ((std::sqrt(x[1]) == (std::min<double>(1e-3, x[1]) * ((0.0 >= x[3]) ? 0.0 : 3.0) - (v1 * 0.5)))) {
          for (int k5 = 0; k5 < 2; ++k5) {
            for (int k6 = 0; k6 < 1; ++k6) {
              if (((x[0] + std::min<double>(x[4], x[4])) == ((0.0 / -1.25) / (3.0 * -1.25)))) return x[0];
              double v7 = x[1];
              double v8 = std::sqrt((v7 + (7.0 * 0.5)));
            }
            for (int k9 = 0; k9 < 1; ++k9) {
              double v10 = ((((5 > 8) ? 2.0 : x[0]) + std::fabs(7.0)) * x[5]);
              double v11 = (x[3] / (!(double(k5) < 1e-3) ? (-1.25 * 0.5) : ((7.0 <= -1.25) ? 0.0 : 0.0)));
            }
          }
        }
      }
      double v12 = std::sqrt((((x[4] >= 1e-3) ? 1e-3 : 1e-3) - (0.5 - 0.0)));
    }
  }
  double v13 = v1;
  double v14 = (0.0 / std::sqrt((2.0 * v2)));
  double v15 = (((0.0 - 3.0) * std::max<double>(x[1], -1.25)) * (std::isnan(x[1]) ? (0.0 * x[1]) : x[0]) - v2);
  double v16 = ((((3.0 != 1e-3) ? 3.0 : x[0]) * (7.0 - 2.0)) * x[0]);
  double v17 = (v13 * std::max<double>(((0.5 == x[0]) ? 3.0 : x[4]), std::fabs(0.5)) - std::max<double>(std::max<double>(7.0, 3.0), x[3]));
  return std::min<double>(x[0], std::fabs(((x[1] != 3.0) ? v13 : -1.25)));
}
inline double f307552(const double* x) {
  double v1 = (x[4] - x[5]);
  if ((((3.0 / 2.0) != (2.0 * 7.0 - v1)) && (std::isnan(3.0) && ((0.0 < 0.0) && (3.0 >= 7.0))))) return ((x[1] * (0.5 - 0.0)) - ((2.0 * x[2] - -1.25) / (x[4] + x[3])));
  int n2 = (((x[1] - 2.0) < 0.0) || ((2.0 < 7.0) || (x[5] < 0.5))) ? 1 : 6;
  switch (n2) { case 0: v1 = ((x[2] - x[2]) * x[0]); break; case 1: v1 = x[3]; default: v1 = float(4); }
  v1 += ((std::max<double>(2.0, x[1]) * (3.0 * 0.0 - 0.0)) - (((x[0] > 7.0) ? x[3] : x[3]) * (2.0 * 2.0) - std::max<double>(-1.25, 3.0)));
  return std::fabs((x[4] * -1.25 - std::max<double>(3.0, 0.5)));
}
inline double f307553(const double* x) {
  double v1 = ((x[2] + (-1.25 + x[0])) / x[3]);
  for (int k2 = 0; k2 < 3; ++k2) {
    if ((std::sqrt((-1.25 * x[4] - 3.0)) < x[5])) {
      for (int k3 = 0; k3 < 4; ++k3) {
        double v4 = x[4];
        if ((v4 >= x[2])) {
          v4 -= (((x[2] < x[3]) && std::isnan(-1.25)) ? (double(k2) + v4) : std::fabs(v4));
        } else {
          v4 -= x[1];
          if (!((v4 - double(k2)) > (v1 + 7.0))) continue;
        }
        v4 += (x[0] * float(int(unsigned(((v4 < 0.0) ? 2 : 9)) * unsigned(std::min(-2, 7)))) - std::sqrt((0.5 - -1.25)));
      }
      if (std::isnan(x[1])) {
        v1 += std::sqrt(std::sqrt(double(k2)));
        for (int k5 = 0; k5 < 2; ++k5) {
          v1 *= v1;
          v1 *= (std::sqrt(((x[4] <= x[4]) ? -1.25 : 3.0)) + v1);
        }
        double v6 = 0.5;
      } else {
        double v7 = x[3];
      }
      double v8 = std::sqrt(std::fabs((v1 * 3.0 - 7.0)));
    }
    double v9 = (std::sqrt((0.0 - -1.25)) * double(((1e-3 >= 3.0) ? (-3 >> (1 + (9 & 7))) : 6)));
  }
  double v10 = (std::min<double>((1e-3 * -1.25), std::sqrt(x[2])) - (std::max<double>(-1.25, 1e-3) / (7.0 + 3.0)));
  double v11 = (x[0] / x[2]);
  double v12 = 2.0;
  double v13 = v11;
  double v14 = (((0.5 != 2.0) ? (3.0 * 3.0 - 1e-3) : (1e-3 / v11)) * x[4] - std::sqrt(v12));
  double v15 = ((v13 - (v11 * v11 - 3.0)) / ((-1.25 <= 3.0) ? (7.0 * v12 - 0.0) : x[5]));
  return v13;
}
inline double f307554(const double* x) {
  double v1 = ((((1e-3 != 3.0) || (3 != -1)) ? float((4 % (1 + (5 & 7)))) : std::sqrt(2.0)) - ((-1.25 - x[1]) * std::max<double>(x[4], x[5])));
  v1 += (((v1 - 1e-3) * ((2.0 == 7.0) ? 0.5 : x[4])) * x[4]);
  if (((x[0] * float(7)) == ((2.0 / 1e-3) * ((7.0 >= 1e-3) ? 0.0 : 2.0) - x[1]))) return x[0];
  double v2 = ((std::max<double>(2.0, 1e-3) / x[4]) + ((3.0 / 3.0) * x[3]));
  if (!(x[5] < (v2 * 0.0))) return std::sqrt(((1e-3 / v2) / (x[0] / v1)));
  if ((std::min(int(unsigned(cut(-1.25)) & unsigned((3 % (1 + (-3 & 7))))), int(unsigned(cut(1e-3)) + unsigned(5))) > int(int64_t(int(unsigned(5) * unsigned(5)))))) {
    if (std::isnan((x[0] * ((4 == 8) ? -1.25 : 0.5) - (x[0] - 7.0)))) {
      if (((v1 - std::fabs((3.0 * 7.0)))) > 0) {
        double v3 = (((2.0 * 2.0) * (3.0 + 3.0) - ((v1 > x[1]) ? 7.0 : x[1])) * ((0.5 == v2) ? x[4] : x[5]));
        for (int k4 = 0; k4 < 3; ++k4) {
          double v5 = double(k4);
        }
      } else {
        if ((((2.0 * v1 - 0.5) + (x[5] * -1.25 - 2.0)) != v2)) {
          if ((((0.0 * 0.5 - 0.5) == (1e-3 * 0.5)) && (x[5] == (7.0 * x[4] - 1e-3)))) return x[1];
        } else {
          int w6 = ((0.0 < std::sqrt(3.0)) ? -2 : int((int64_t(int(unsigned(int(unsigned(1) ^ unsigned(6))) - unsigned(int(unsigned(-3) ^ unsigned(7))))) * (-3 >> 12) - int(unsigned(int(unsigned(1) ^ unsigned(6))) - unsigned(int(unsigned(-3) ^ unsigned(7))))) / 3 % 1000));
          v1 += (x[2] - x[3]);
          double v7 = (v1 * ((v2 / 0.5) + std::max<double>(-1.25, x[3])));
        }
        double v8 = (x[3] + (x[4] + (1e-3 + 2.0)));
        double v9 = ((((0.5 > 0.5) && (2.0 >= -1.25)) ? (3.0 * 3.0) : std::sqrt(0.0)) * x[4]);
      }
      double v10 = ((std::sqrt(x[1]) * x[5]) * std::max<double>(std::sqrt(x[0]), x[4]) - v2);
    } else {
      double v11 = (((x[2] / x[2]) - float(cut(x[1]))) + x[4]);
      double v12 = v1;
    }
  }
  double v13 = ((x[2] + x[3]) * (v2 * (2.0 * -1.25 - 2.0)));
  return (std::sqrt(v13) / ((-1.25 * v1 - -1.25) + std::fabs(x[4])));
}
inline double f307555(const double* x) {
  double v1 = x[1];
  double v2 = ((std::sqrt(x[4]) + (2.0 * x[0] - 7.0)) * (std::min<double>(2.0, x[4]) - double(std::min(4, 9))));
  double v3 = ((std::sqrt(2.0) / (7.0 + 1e-3)) - x[1]);
  if ((((7.0 * 7.0) != x[1]) || std::isnan(double(cut(v2))))) return std::fabs(((-1.25 < 3.0) ? (x[3] * 7.0) : (3.0 - 1e-3)));
  if ((3.0) > 0) {
    if (((x[0] + (3.0 + 1e-3)) >= (((0.5 >= 0.5) ? 1e-3 : x[5]) - v3))) return x[3];
    if ((v1 >= x[5])) {
      if ((((-1.25 != 0.5) || (7.0 == 0.0)) && (int(unsigned(0) * unsigned(1)) < 9))) {
        if ((((v1 * 0.5) + (0.5 - -1.25)) != std::sqrt((0.0 * 0.0 - 7.0)))) return (v1 * v2 - x[0]);
        double v4 = std::sqrt(((-1.25 * 0.5 - v1) + (3.0 + 7.0)));
      } else {
        v2 -= (((x[1] * 3.0 - 0.0) * std::sqrt(v3) - (0.5 * 1e-3 - 7.0)) * std::min<double>(x[5], ((x[0] >= 2.0) ? v1 : 0.5)));
        if ((x[1] != (x[1] * (0.5 * 0.0)))) return std::sqrt(x[2]);
        v2 = x[4];
      }
      for (int k5 = 0; k5 < 1; ++k5) {
        int w6 = ((int(unsigned(int(unsigned(-2) | unsigned(4))) - unsigned((9 >> (1 + (8 & 7))))) % (1 + (int(unsigned(0) - unsigned(((0.5 > 1e-3) ? 6 : -1))) & 7))) % (1 + (int(uint8_t((-2 % (1 + (-3 & 7))))) & 7)));
      }
      double v7 = v3;
    } else {
      double v8 = std::fabs(x[4]);
    }
  }
  double v9 = std::min<double>(((x[4] - 3.0) - (3.0 + 3.0)), (std::sqrt(0.5) / v3));
  double v10 = ((double((3 % (1 + (-3 & 7)))) + std::fabs(3.0)) + ((7.0 * 1e-3 - 1e-3) * x[0]));
  return (x[4] * (std::fabs(7.0) * v9 - v10));
}
inline double f307556(const double* x) {
  double v1 = std::sqrt(x[3]);
  if ((std::sqrt((-1.25 * -1.25)) >= (v1 - (3.0 / x[2])))) {
    double v2 = x[0];
    v2 = (std::min<double>(double(7), std::max<double>(0.5, -1.25)) + x[5]);
    int w3 = 9;
  } else {
    v1 *= std::sqrt(1e-3);
  }
  int n4 = std::isnan((std::min<double>(x[3], 3.0) * (2.0 - 0.0))) ? 0 : 0;
  switch (n4) { case 0: v1 = std::max<double>(std::sqrt(x[0]), x[1]); break; case 1: v1 = (((2.0 < 7.0) ? x[0] : std::max<double>(-1.25, 7.0)) / std::sqrt((1e-3 * 1e-3 - x[5]))); default: v1 = x[1]; }
  v1 += x[5];
  double v5 = ((std::max<double>(0.5, x[0]) >= x[0]) ? x[4] : (x[4] - (2.0 - 2.0)));
  double v6 = v5;
  double v7 = v5;
  for (int k8 = 0; k8 < 4; ++k8) {
    double v9 = (((x[0] * x[0] - 3.0) == x[4]) ? v6 : ((1e-3 * x[2]) + std::sqrt(x[2])));
    if ((std::max<double>((7.0 + v9), (x[5] * 0.0 - -1.25)) != x[4])) {
      int n10 = !(std::min<double>(0.5, x[3]) > (v7 - 1e-3)) ? 0 : 4;
      switch (n10) { case 0: v5 = (double(k8) * v7); break; case 1: v9 = x[0]; default: v9 = (std::max<double>((2.0 * 7.0 - v5), ((2.0 < -1.25) ? 1e-3 : 0.5)) + 2.0); }
      double v11 = x[5];
      double v12 = std::fabs(x[4]);
    }
  }
  return (x[5] * (v7 * (x[2] * 0.5)));
}
inline double f307557(const double* x) {
  double v1 = ((x[1] - x[3]) * x[0] - x[2]);
  double v2 = std::max<double>((((-3 != -1) ? 1e-3 : 0.5) - x[4]), x[1]);
  double v3 = std::min<double>((std::fabs(3.0) / double(int(unsigned(-2) | unsigned(2)))), std::fabs(x[1]));
  v2 -= std::max<double>(std::sqrt(((0.5 <= -1.25) ? -1.25 : 7.0)), ((0.5 * 1e-3) * x[3] - x[1]));
  double v4 = ((v2 * (x[2] * -1.25 - v1)) / v2);
  double v5 = (((x[0] * x[0] - 3.0) / (0.5 - 3.0)) - (x[0] * (2.0 * -1.25)));
  return std::sqrt((x[1] + (x[5] * 7.0)));
}
inline double f307558(const double* x) {
  double v1 = x[0];
  for (int k2 = 0; k2 < 1; ++k2) {
    v1 = x[5];
    if ((int(unsigned(-1) | unsigned(cut(1e-3))) != 3)) break;
  }
  if ((x[2] >= ((3.0 - 1e-3) * std::min<double>(3.0, 0.5)))) {
    v1 -= (((1e-3 < 1e-3) ? x[1] : x[2]) + x[2]);
    double v3 = x[0];
  }
  v1 *= std::sqrt(((2.0 * 2.0) * (3.0 - x[0]) - x[4]));
  for (int k4 = 0; k4 < 4; ++k4) {
    if (((!(7.0 != x[0]) && (3.0 < x[4])) || (int(unsigned(int(unsigned(3) - unsigned(7))) + unsigned(int((int64_t(6) * (4 >> 12) - 6) / 3 % 1000))) == int(int64_t(8))))) return (((0.0 - x[5]) >= x[0]) ? (std::sqrt(0.5) / std::fabs(x[3])) : (((0.5 > 7.0) || (1e-3 <= v1)) ? (x[2] * 3.0) : std::sqrt(0.0)));
    v1 += x[5];
    double v5 = (((3.0 < 0.5) ? std::min<double>(2.0, 0.0) : std::min<double>(7.0, double(k4))) + ((2.0 > 0.5) ? x[4] : x[2]));
  }
  for (int k6 = 0; k6 < 1; ++k6) {
    v1 *= (((2.0 - v1) - (0.5 / 1e-3)) + (((-1.25 != -1.25) && (x[5] > x[5])) ? std::sqrt(x[2]) : 3.0));
    if (((std::sqrt(x[2]) - 0.0) > std::max<double>(double(k6), x[1]))) return x[1];
    double v7 = float(6);
  }
  return ((std::min<double>(7.0, 2.0) * 0.0) - ((0.0 * 0.5 - x[1]) - (x[5] * 3.0)));
}
inline double f307559(const double* x) {
  double v1 = (((0.5 * 2.0 - 0.0) - std::min<double>(2.0, 1e-3)) - std::fabs(x[5]));
  double v2 = (((-1.25 * x[3]) > (1e-3 - x[5])) ? std::sqrt((0.0 - 0.0)) : std::sqrt((x[3] * 2.0 - x[4])));
  if ((std::sqrt(std::sqrt(v2)) != (std::fabs(0.0) + std::sqrt(0.5)))) {
    if ((std::min<double>(x[5], (!(3.0 > x[1]) ? x[4] : x[5]))) > 0) {
      for (int k3 = 0; k3 < 1; ++k3) {
        for (int k4 = 0; k4 < 1; ++k4) {
          for (int k5 = 0; k5 < 1; ++k5) {
            for (int k6 = 0; k6 < 4; ++k6) {
              v2 = ((((v1 >= 2.0) ? -1.25 : -1.25) * double(k5) - std::fabs(1e-3)) * ((double(k4) + 2.0) - std::max<double>(0.0, 2.0)));
            }
            double a7[3] = {x[0], x[2], (std::sqrt((1e-3 - 7.0)) - (((0.0 <= double(k5)) ? 2.0 : 0.0) * (2.0 * x[4] - x[2])))};
            const unsigned i8 = unsigned((((2.0 > 7.0) ? (0 % (1 + (4 & 7))) : 7) >> (1 + (7 & 7)))) % 3;
          }
          double v9 = (x[0] * x[0]);
          for (int k10 = 0; k10 < 1; ++k10) {
            if ((std::max<double>(std::sqrt(3.0), (1e-3 - 3.0)) < (std::min<double>(-1.25, 3.0) * std::max<double>(1e-3, -1.25)))) return -1.25;
            double v11 = v2;
            v2 -= std::fabs((std::sqrt(3.0) * ((x[0] == -1.25) ? 0.0 : 3.0)));
          }
        }
        double v12 = (x[0] * x[1] - x[2]);
      }
    } else {
      double v13 = std::max<double>(((7.0 - x[1]) * std::sqrt(3.0)), ((0.0 * 0.0) - v2));
      double v14 = v13;
      double v15 = x[4];
    }
  }
  double v16 = v2;
  double v17 = (((3.0 == 3.0) ? v2 : v16) - x[2]);
  double v18 = std::sqrt((x[3] + std::sqrt(7.0)));
  double v19 = (((3.0 - 0.0) <= double(7)) ? v2 : std::max<double>((v1 - 3.0), ((1e-3 == 0.5) ? x[5] : 1e-3)));
  double v20 = (((-1.25 + v16) * (3.0 / v18) - float(cut(2.0))) + x[2]);
  return (x[0] + (0.0 + -1.25));
}
inline double f307560(const double* x) {
  double v1 = (((1e-3 * 0.5 - -1.25) + (x[1] / -1.25)) + ((0.5 / 1e-3) * x[2]));
  if ((x[0] < double(cut(x[4])))) return std::sqrt(x[5]);
  v1 -= (x[3] - (x[0] / (x[1] * -1.25 - 2.0)));
  for (int k2 = 0; k2 < 2; ++k2) {
    double v3 = ((((1 <= -1) && (3.0 >= 1e-3)) ? x[4] : (0.0 * x[3] - 3.0)) + (x[4] + ((1e-3 >= x[4]) ? x[1] : 2.0)));
  }
  v1 += (std::sqrt(x[3]) + ((0.5 * 2.0 - 7.0) - (7.0 / 0.0)));
  return x[2];
}
inline double f307561(const double* x) {
  double v1 = x[3];
  double v2 = std::sqrt((std::max<double>(2.0, 0.5) * x[1]));
  for (int k3 = 0; k3 < 4; ++k3) {
    if ((int(unsigned(0) + unsigned(int(int64_t(cut(0.0))))) != (int((int64_t(-3) * ((-2 >> (1 + (-1 & 7))) >> 12) - -3) / 3 % 1000) / (1 + (std::min((9 / (1 + (4 & 7))), 9) & 7))))) {
      double v4 = x[5];
    } else {
      if (std::isnan(std::max<double>(x[4], (0.5 + 0.5)))) break;
    }
    v2 *= std::max<double>(double(k3), v2);
    double* p5 = (((3.0 * 3.0) * (2.0 + 2.0) - v2) > ((1e-3 * x[4]) * (7.0 * 1e-3) - (v1 - double(k3)))) ? &v2 : &v1;
    *p5 += std::fabs(std::fabs(((1e-3 < x[0]) ? v1 : 0.0)));
  }
  double v6 = ((v1 * std::max<double>(7.0, 0.0)) * v1 - (std::fabs(0.5) * v1));
  for (int k7 = 0; k7 < 3; ++k7) {
    for (int k8 = 0; k8 < 2; ++k8) {
      double v9 = x[0];
    }
  }
  if ((int(unsigned((((-1.25 > 2.0) ? 8 : 2) / (1 + (cut(0.0) & 7)))) | unsigned(-3)) <= int(unsigned(8) ^ unsigned(9)))) {
    int n10 = std::isnan(((v2 - x[1]) * (x[3] + 0.5))) ? 0 : 8;
    switch (n10) { case 0: v2 = v2; break; case 1: v2 = 1e-3; default: v6 = (!std::isnan(x[0]) ? (-1.25 / (v6 - 3.0)) : std::sqrt(2.0)); }
    v2 += std::fabs(((0.0 + -1.25) + double(int(unsigned(-3) | unsigned(8)))));
    double v11 = std::max<double>(std::max<double>(x[5], std::min<double>(v1, 2.0)), std::min<double>(v2, x[2]));
  } else {
    double v12 = std::max<double>(x[5], (((7.0 < 1e-3) || (-1.25 < 2.0)) ? x[5] : x[1]));
    double v13 = std::sqrt(((x[0] * 2.0) - ((v12 <= 0.0) ? 2.0 : 0.0)));
  }
  double v14 = x[0];
  double v15 = v14;
  return std::sqrt((double((0 >> (1 + (-3 & 7)))) * (0.5 + 0.0) - std::sqrt(v6)));
}
inline double f307562(const double* x) {
  double v1 = (x[4] / (x[2] * std::sqrt(-1.25) - (-1.25 * x[2] - 3.0)));
  double a2[3] = {((std::min<double>(0.5, 0.0) * (0.5 * x[3] - 7.0)) / x[0]), ((std::min(int(unsigned(-2) + unsigned(7)), 7) > 9) ? x[4] : ((x[4] - -1.25) + (x[5] * x[3]))), std::max<double>(std::fabs((x[4] * -1.25 - x[5])), float(int(unsigned(-3) - unsigned(int(unsigned(8) + unsigned(3))))))};
  const int i3 = (std::isnan((3.0 - -1.25)) || (x[3] <= (-1.25 + x[1]))) ? 0 : 2;
  if ((((x[3] * 0.5) * std::sqrt(-1.25) - std::max<double>(7.0, 2.0)) > ((a2[1] != 0.0) ? (x[1] * 1e-3 - 0.0) : std::sqrt(2.0)))) {
    if ((std::sqrt(x[3]) >= x[5])) {
      a2[i3] -= x[0];
      double v4 = (std::isnan((0.5 - 0.5)) ? x[1] : x[2]);
      for (int k5 = 0; k5 < 4; ++k5) {
        double v6 = (((double(k5) > 2.0) ? a2[1] : (1e-3 - a2[1])) * ((v4 == 1e-3) ? (2.0 / 2.0) : x[3]));
        int n7 = ((a2[1] + (a2[i3] * -1.25)) <= (((5 <= 8) ? 0.0 : x[3]) * (-1.25 * 1e-3))) ? 1 : 1;
        switch (n7) { case 0: v1 = a2[i3]; break; case 1: a2[i3] = (a2[i3] * x[4]); default: v6 = ((x[0] <= 2.0) ? (std::sqrt(0.5) + std::fabs(0.0)) : ((0.5 * 0.5) - (0.5 - -1.25))); }
        double* p8 = (!(1e-3 != -1.25) || (std::min<double>(2.0, 7.0) <= x[0])) ? &v6 : &a2[i3];
        *p8 += x[0];
      }
    } else {
      for (int k9 = 0; k9 < 1; ++k9) {
        double v10 = (((2.0 > 0.0) || std::isnan(0.0)) ? x[1] : x[4]);
      }
      double v11 = (((x[4] * 1e-3) - -1.25) * ((3.0 * 0.0) + (1e-3 - 0.5)));
    }
    a2[i3] -= ((std::sqrt(-1.25) * (3.0 - 3.0)) * x[5]);
    v1 = (-1.25 - x[2]);
  } else {
    double v12 = (x[5] + x[2]);
    double v13 = std::fabs(std::sqrt(((0.5 >= 7.0) ? 2.0 : 7.0)));
  }
  double v14 = x[0];
  double v15 = std::min<double>(std::min<double>(std::max<double>(x[2], 1e-3), ((x[0] > a2[1]) ? 3.0 : 0.5)), ((1e-3 * 2.0) * (3.0 * 0.5)));
  double v16 = 3.0;
  double v17 = x[1];
  return v15;
}
inline double f307563(const double* x) {
  double v1 = x[0];
  if (((std::sqrt((2.0 + 0.5)) * std::min<double>(x[3], x[0]))) > 0) {
    v1 -= (x[0] + ((-1.25 + -1.25) - x[2]));
  } else {
    double v2 = std::max<double>(((3.0 - 0.5) + ((0.5 == 2.0) ? v1 : 0.0)), 0.5);
  }
  v1 *= x[4];
  if ((-1 <= int(unsigned(2) * unsigned(5)))) return x[4];
  int w3 = -1;
  return std::max<double>((x[0] * x[3] - std::min<double>(v1, x[5])), std::sqrt((-1.25 * 3.0 - x[5])));
}
inline double f307564(const double* x) {
  double v1 = x[3];
  if ((((x[5] != 1e-3) || !(2.0 != v1)) || ((3.0 >= 7.0) && (0.5 > 7.0)))) {
    for (int k2 = 0; k2 < 2; ++k2) {
      int n3 = (std::isnan(((1e-3 >= 2.0) ? 2.0 : 7.0)) && (((3.0 >= 0.0) ? -1.25 : x[5]) < std::max<double>(2.0, 2.0))) ? 0 : 1;
      switch (n3) { case 0: v1 = std::fabs(x[2]); break; case 1: v1 = v1; default: v1 = std::fabs(std::max<double>((3.0 * 7.0 - x[4]), (7.0 * double(k2)))); }
      v1 -= ((std::max<double>(0.5, 2.0) + x[0]) * std::fabs(std::fabs(x[1])) - (x[1] + float(1)));
      double v4 = std::min<double>(x[5], (2.0 - x[2]));
    }
    double v5 = x[4];
  } else {
    for (int k6 = 0; k6 < 1; ++k6) {
      for (int k7 = 0; k7 < 3; ++k7) {
        double v8 = (std::fabs((x[5] - double(k7))) * (x[3] / (1e-3 * 7.0 - 7.0)));
        if ((double(k6) >= float(4))) {
          double a9[3] = {(x[3] * std::fabs((x[3] * 2.0 - 0.5)) - ((2.0 + 7.0) + ((-1.25 == 1e-3) ? 1e-3 : 2.0))), std::min<double>(std::fabs(double(k7)), ((-1.25 * x[4]) * (0.5 * 1e-3 - x[0]))), std::sqrt(x[1])};
          const unsigned i10 = unsigned(int(unsigned(-2) | unsigned(cut(((double(k6) > 0.0) ? 1e-3 : x[0]))))) % 3;
        } else {
          double v11 = std::max<double>(((0.0 * 0.0) * std::max<double>(1e-3, -1.25)), std::sqrt(((-3 < -2) ? -1.25 : 0.0)));
          double* p12 = (cut(v11) == cut(0.5)) ? &v11 : &v8;
          *p12 += float(8);
          double v13 = ((-3 == cut(x[1])) ? x[3] : (std::min<double>(double(k7), -1.25) + (0.5 / 0.0)));
        }
      }
    }
    double v14 = x[2];
  }
  double v15 = x[3];
  double v16 = std::min<double>(x[5], x[1]);
  double v17 = (((0.0 + 1e-3) > std::min<double>(x[2], v15)) ? x[3] : ((x[2] * 0.5) * (-1.25 * x[0]) - x[1]));
  double v18 = x[0];
  return (0.0 * (v15 - (x[4] * x[2])));
}
inline double f307565(const double* x) {
  double v1 = (float(8) - (x[5] + (0.5 - 0.5)));
  v1 *= (x[2] + ((-1.25 >= 7.0) ? ((0.0 != x[4]) ? 7.0 : x[4]) : x[4]));
  double v2 = (x[5] * 2.0 - std::sqrt(x[0]));
  double v3 = std::min<double>(((0.5 / 7.0) * (-1.25 * 0.0 - 2.0)), v2);
  if ((std::min(int(unsigned(int(int64_t(7))) ^ unsigned(int(uint8_t(1)))), cut(7.0)) != int(unsigned(9) | unsigned(1)))) return ((((x[5] <= 0.0) && (3.0 == x[4])) ? x[5] : (3.0 * 7.0 - 0.5)) * (((v2 < 0.0) && (0.5 < v1)) ? v3 : (2.0 + 1e-3)));
  for (int k4 = 0; k4 < 4; ++k4) {
    for (int k5 = 0; k5 < 3; ++k5) {
      double v6 = std::sqrt(((double(k4) * 0.5) + (3.0 + -1.25)));
      if ((((0.0 - 0.0) * (0.5 * 7.0) - (x[3] - 3.0)) >= v2)) return (v3 * std::min<double>(double(4), (3.0 + x[1])));
      v2 += std::min<double>((v2 - (0.0 + 7.0)), x[4]);
    }
  }
  double* p7 = !(cut(1e-3) == std::min(6, cut(-1.25))) ? &v2 : &v3;
  *p7 += (v2 / std::sqrt(std::max<double>(v1, x[3])));
  if ((std::sqrt((7.0 * x[0])) < ((2.0 * -1.25) / std::sqrt(x[1])))) {
    double v8 = ((std::sqrt(7.0) * ((7.0 >= x[5]) ? 1e-3 : 1e-3)) * ((0.5 * x[0]) + (-1.25 + 2.0)) - v1);
    for (int k9 = 0; k9 < 3; ++k9) {
      if (((x[2] >= (x[4] + x[1])) && (x[0] != (0.5 * 1e-3 - 7.0)))) continue;
    }
    double v10 = (((2.0 * v8) - std::min<double>(3.0, 3.0)) + x[5]);
  }
  return (std::min<double>(std::fabs(2.0), x[2]) + v1);
}
inline double f307566(const double* x) {
  double v1 = std::sqrt(x[5]);
  double v2 = (((v1 * 7.0) * (0.0 * -1.25 - 0.0) - std::sqrt(1e-3)) + x[3]);
  double* p3 = std::isnan(x[3]) ? &v1 : &v2;
  *p3 += (x[1] - std::sqrt(3.0));
  int n4 = (x[3] <= (v2 * std::fabs(1e-3) - x[2])) ? 2 : int(uint16_t(int((int64_t(int(unsigned((3 % (1 + (-1 & 7)))) ^ unsigned(6))) * (9 >> 12) - int(unsigned((3 % (1 + (-1 & 7)))) ^ unsigned(6))) / 3 % 1000)));
  switch (n4) { case 0: v1 = std::sqrt(x[0]); break; case 1: v1 = std::fabs(x[3]); default: v2 = x[0]; }
  double v5 = ((v1 * std::sqrt(7.0) - (0.5 / x[0])) - x[0]);
  double v6 = ((0.5 + x[1]) * std::sqrt(x[4]) - x[5]);
  if ((std::sqrt((3.0 - 2.0)) <= std::min<double>(std::max<double>(7.0, 2.0), float(2)))) {
    for (int k7 = 0; k7 < 1; ++k7) {
      v5 = x[2];
    }
    for (int k8 = 0; k8 < 4; ++k8) {
      for (int k9 = 0; k9 < 1; ++k9) {
        v2 -= std::fabs((v1 * v6 - (0.5 + x[4])));
        double a10[3] = {std::sqrt((std::sqrt(x[2]) + x[5])), x[4], (std::fabs(std::sqrt(7.0)) * ((0.5 <= v2) ? (0.0 * 7.0 - -1.25) : ((3.0 != 0.0) ? x[1] : 2.0)))};
        const unsigned i11 = unsigned(cut(double(k8))) % 3;
      }
      double v12 = v5;
      if ((((x[3] - 0.5) + (3.0 * 2.0 - x[1])) > ((0.5 + 1e-3) + std::min<double>(0.0, v5)))) return std::fabs((std::min<double>(0.0, -1.25) + std::fabs(0.0)));
    }
  } else {
    double v13 = 1e-3;
    double v14 = std::fabs(std::min<double>(x[2], v6));
  }
  return (x[1] * std::fabs((3.0 * 1e-3)));
}
inline double f307567(const double* x) {
  double v1 = (x[1] - std::fabs(std::min<double>(2.0, 2.0)));
  double v2 = (((7.0 * 7.0 - x[4]) != 1e-3) ? ((x[5] + 2.0) / (x[2] + -1.25)) : ((x[4] * 3.0) + (2.0 - 0.5)));
  v1 *= ((x[5] * x[0] - (x[2] - 0.0)) * ((x[1] - 2.0) * x[0]) - (((x[2] != 0.0) ? 7.0 : 0.5) - (-1.25 * 2.0)));
  double v3 = x[2];
  if ((x[5] > (0.0 * (x[1] * 0.5)))) {
    v3 *= ((((1e-3 > x[3]) ? x[1] : x[1]) * (7.0 - 0.0) - std::fabs(0.0)) - std::sqrt(x[4]));
  } else {
    for (int k4 = 0; k4 < 3; ++k4) {
      double v5 = std::max<double>((x[0] * (2.0 * 0.5 - 2.0)), (((0.5 == 3.0) ? x[3] : 0.0) - v1));
      double v6 = (v3 * ((7.0 * 0.5) / std::sqrt(1e-3)));
      v6 = std::fabs(std::fabs((double(k4) / double(k4))));
    }
    v1 -= 1e-3;
    v2 += (2.0 * (v3 * (0.5 / 2.0) - std::sqrt(x[5])));
  }
  int w7 = 6;
  return v2;
}
inline double f307568(const double* x) {
  double v1 = std::sqrt(float(int(unsigned(std::min(3, 7)) | unsigned(int(unsigned(5) - unsigned(-1))))));
  for (int k2 = 0; k2 < 3; ++k2) {
    for (int k3 = 0; k3 < 1; ++k3) {
      for (int k4 = 0; k4 < 4; ++k4) {
        for (int k5 = 0; k5 < 4; ++k5) {
          if (((x[4] * x[2] - (2.0 + x[3])) == double(k2))) continue;
        }
        v1 = std::max<double>((double(k4) / std::min<double>(2.0, 0.0)), std::min<double>(v1, (double(k4) + x[0])));
      }
    }
    if ((-3 <= 1)) {
      for (int k6 = 0; k6 < 2; ++k6) {
        v1 -= x[3];
      }
    }
    if (((std::max<double>(x[0], 0.5) <= std::sqrt(1e-3)) && !((1e-3 > 7.0) && (7.0 > 2.0)))) {
      if (((std::min<double>(7.0, x[1]) + x[1]) >= x[0])) return x[3];
      int n7 = (((x[1] > 2.0) || std::isnan(-1.25)) && (!(-2 == 9) && ((2 % (1 + (-3 & 7))) <= cut(x[5])))) ? 1 : int(uint16_t(7));
      switch (n7) { case 0: v1 = x[5]; break; case 1: v1 = double(k2); default: v1 = (((x[3] * 0.5) * std::fabs(0.0) - (1e-3 * x[5] - x[1])) / (double(k2) * std::sqrt(x[1]) - float(int((int64_t(1) * (-2 >> 12) - 1) / 3 % 1000)))); }
      for (int k8 = 0; k8 < 3; ++k8) {
        double v9 = std::fabs((x[2] - ((7.0 < x[3]) ? 1e-3 : x[4])));
        double v10 = (((0.5 * 1e-3) + std::max<double>(0.0, 7.0)) * 2.0 - ((x[2] * 0.5 - 7.0) - std::sqrt(0.0)));
      }
    } else {
      double v11 = (std::sqrt((-1.25 * -1.25 - 0.5)) * std::max<double>((3.0 * 0.0), (x[1] + x[2])));
      double v12 = 0.0;
    }
  }
  double v13 = x[5];
  double v14 = (((0.5 >= 3.0) ? x[0] : (0.5 - 2.0)) * x[2] - (std::fabs(x[3]) + (v13 * x[4] - 1e-3)));
  return ((((7.0 > -1.25) && (7.0 == -1.25)) || (9 <= int((int64_t(6) * (-1 >> 12) - 6) / 3 % 1000))) ? (x[1] * std::max<double>(7.0, 0.5)) : std::sqrt((0.0 - 3.0)));
}
inline double f307569(const double* x) {
  double v1 = (double(cut(x[4])) / x[1]);
  double v2 = x[0];
  for (int k3 = 0; k3 < 1; ++k3) {
    double v4 = v1;
    v4 -= (((x[5] + x[5]) - std::max<double>(3.0, 2.0)) + ((1e-3 - 7.0) - x[5]));
    if (!std::isnan(std::max<double>(-1.25, 2.0))) continue;
  }
  int w5 = int(unsigned(4) + unsigned(-2));
  if ((((x[2] * v1 - x[3]) - std::min<double>(7.0, 2.0)) >= x[1])) return 1e-3;
  v1 -= v2;
  v2 = ((std::sqrt(x[3]) + v1) + x[0]);
  return std::sqrt((x[5] + ((x[1] < x[3]) ? 0.5 : v1)));
}
inline double f307570(const double* x) {
  double v1 = std::fabs((x[3] - ((3.0 > 7.0) ? 7.0 : 1e-3)));
  v1 = 1e-3;
  v1 -= x[5];
  double v2 = (double(8) * x[1]);
  v1 -= x[4];
  return (x[1] * std::fabs(((3.0 >= 0.0) ? x[5] : v1)) - x[3]);
}
inline double f307571(const double* x) {
  double v1 = (((x[4] < 1e-3) || (0.0 > 0.0)) ? 0.5 : (x[3] * std::sqrt(7.0)));
  v1 *= (x[4] / (std::min<double>(0.0, 2.0) * (x[5] - 3.0)));
  if ((x[0] > (x[0] - x[0]))) {
    v1 = x[1];
    v1 = float(7);
  } else {
    for (int k2 = 0; k2 < 4; ++k2) {
      for (int k3 = 0; k3 < 4; ++k3) {
        v1 -= x[4];
        v1 = x[0];
        for (int k4 = 0; k4 < 1; ++k4) {
          double v5 = x[4];
        }
      }
      v1 *= (x[5] * ((7.0 / x[4]) - (2.0 / 2.0)));
    }
    double v6 = (((0.0 - 3.0) != (2.0 - 0.5)) ? x[2] : ((1e-3 * 7.0 - x[2]) / std::sqrt(x[4])));
    v1 += ((x[5] * std::min<double>(0.0, 2.0)) * (x[4] / x[2]));
  }
  double v7 = (((7.0 * 3.0) * (x[5] - x[4])) * std::sqrt((0.0 / 0.0)) - (std::min<double>(2.0, 2.0) + (x[1] + x[4])));
  double v8 = x[2];
  double v9 = std::sqrt(v1);
  return (x[1] + ((0.0 * 2.0) * (v1 / 1e-3)));
}
inline double f307572(const double* x) {
  double v1 = x[2];
  int n2 = ((((3.0 > -1.25) ? 7.0 : -1.25) - (0.0 * 7.0)) > ((-1.25 * 0.0 - -1.25) + x[5])) ? 0 : (int(unsigned(int(unsigned(4) + unsigned(int(int16_t(-1))))) ^ unsigned(cut(x[4]))) >> (1 + (int(unsigned(int(unsigned(((7.0 >= -1.25) ? 0 : 5)) + unsigned(-1))) | unsigned(-2)) & 7)));
  switch (n2) { case 0: v1 = 2.0; break; case 1: v1 = ((x[2] / x[1]) / std::min<double>(x[1], (-1.25 * 0.5))); default: v1 = x[5]; }
  if ((((std::sqrt(1e-3) - (x[5] * 0.0)) / ((-1.25 * 3.0 - 7.0) - (x[5] / x[0])))) > 0) {
    v1 -= ((x[4] - std::sqrt(7.0)) + (double(6) / 7.0));
  }
  v1 -= std::max<double>(float(cut(x[1])), std::max<double>(((1e-3 == x[0]) ? 2.0 : 0.0), (x[0] * -1.25)));
  return (std::fabs(v1) * (((6 <= 7) ? -1.25 : x[4]) / (7.0 - 7.0)) - v1);
}
inline double f307573(const double* x) {
  double v1 = x[5];
  double v2 = (((x[5] - x[0]) * (0.5 - 3.0)) + (((7.0 <= 2.0) && (0.0 == 3.0)) ? x[2] : x[3]));
  v1 = ((std::max<double>(1e-3, 0.5) * std::min<double>(2.0, x[0]) - (0.5 * v1 - 0.0)) + x[4]);
  v2 += v2;
  v1 = ((std::sqrt(7.0) == ((-1.25 < 1e-3) ? -1.25 : 7.0)) ? (((x[0] > x[4]) ? -1.25 : 2.0) - (x[0] * 3.0 - -1.25)) : std::fabs(x[3]));
  return (((0.5 * 3.0 - x[0]) != std::sqrt(0.0)) ? (double(int((int64_t(1) * (1 >> 12) - 1) / 3 % 1000)) * std::fabs(x[4])) : v1);
}
inline double f307574(const double* x) {
  double v1 = ((x[5] - (3.0 - 0.0)) * x[4]);
  v1 -= (std::sqrt(x[3]) - (std::min<double>(0.0, v1) / (3.0 * 2.0 - 2.0)));
  double v2 = (std::sqrt(std::fabs(1e-3)) * ((x[5] + 0.0) * (0.0 * 3.0) - (3.0 + 1e-3)) - ((3.0 + 3.0) * (-1.25 - x[3]) - x[0]));
  for (int k3 = 0; k3 < 2; ++k3) {
    double v4 = (((7.0 + 0.0) * (x[3] * v2 - 1e-3)) / (std::sqrt(7.0) + (0.0 * 3.0 - 7.0)));
    int n5 = (std::min<double>((7.0 / x[3]), (-1.25 * 2.0)) != (std::sqrt(x[0]) * std::fabs(0.0) - (v2 * 0.0 - -1.25))) ? 2 : cut(std::min<double>((7.0 * 7.0), (3.0 + 0.5)));
    switch (n5) { case 0: v4 = x[3]; break; case 1: v4 = std::max<double>(-1.25, v1); default: v2 = ((std::min<double>(0.5, -1.25) + (double(k3) * -1.25 - 1e-3)) / std::sqrt((v2 * 3.0 - 3.0))); }
  }
  double v6 = x[3];
  return v6;
}
inline double f307575(const double* x) {
  double v1 = (std::min<double>(x[4], x[2]) * ((-1.25 + 3.0) * std::sqrt(2.0) - std::max<double>(x[5], 1e-3)));
  v1 *= v1;
  if ((std::min<double>(std::min<double>(0.5, x[3]), v1) >= v1)) {
    if ((std::min<double>(((1e-3 != 3.0) ? (x[3] * 0.0 - 2.0) : ((1e-3 >= x[3]) ? 2.0 : -1.25)), (x[3] / (2.0 * 0.0 - 2.0)))) > 0) {
      if ((!(1 <= cut(0.0)) && (std::min(int(unsigned(-3) + unsigned(1)), cut(1e-3)) != 8))) return ((std::fabs(0.0) != (0.0 / x[2])) ? (std::sqrt(-1.25) - ((2.0 >= x[0]) ? 2.0 : 7.0)) : x[3]);
      double v2 = ((double(cut(-1.25)) * std::fabs(x[1])) * std::min<double>(x[4], (v1 + 0.0)) - ((3.0 - -1.25) * x[3] - (1e-3 * x[0])));
      if ((5 > ((-2 <= -3) ? int(unsigned(6) ^ unsigned((-2 / (1 + (9 & 7))))) : int((int64_t((9 % (1 + (4 & 7)))) * (int(unsigned(1) + unsigned(9)) >> 12) - (9 % (1 + (4 & 7)))) / 3 % 1000)))) {
        v1 = x[4];
        double* p3 = (std::isnan(x[5]) || (std::sqrt(0.0) > (0.0 * 0.5 - -1.25))) ? &v1 : &v2;
        *p3 += v1;
      } else {
        double* p4 = std::isnan((std::sqrt(x[1]) * std::sqrt(2.0) - x[1])) ? &v1 : &v2;
        *p4 += std::min<double>(x[1], x[4]);
        v1 -= x[3];
        if ((std::min<double>((v2 / double(7)), ((x[0] - 0.5) + std::sqrt(-1.25)))) > 0) {
          v1 *= (v2 + x[5]);
          v1 -= (!(1e-3 == 0.5) ? x[2] : (std::max<double>(1e-3, x[4]) * (7.0 - 0.5) - x[2]));
        } else {
          double v5 = 1e-3;
        }
      }
    } else {
      double v6 = ((x[5] + (x[5] + 7.0)) * std::sqrt((0.0 * 3.0)));
    }
    double v7 = (-1.25 / x[4]);
    double v8 = (x[2] + x[5]);
  }
  double v9 = x[1];
  double v10 = ((7.0 - (x[3] - -1.25)) * x[4] - x[5]);
  double v11 = std::sqrt((v10 * v9 - (0.0 * x[3] - 7.0)));
  return ((((7.0 <= v11) || (x[3] < x[0])) ? x[1] : ((7.0 == 1e-3) ? 2.0 : x[2])) - double((cut(0.0) >> (1 + (4 & 7)))));
}
inline double f307576(const double* x) {
  double v1 = 0.5;
  v1 -= ((0.0 + x[5]) - (v1 - (x[3] + -1.25)));
  double v2 = std::sqrt(v1);
  if ((((2.0 != -1.25) ? x[1] : (-1.25 + -1.25)) != (((x[3] != 0.5) && (-1 <= 6)) ? (2.0 - 0.5) : x[1]))) return std::sqrt(((2.0 > 0.5) ? (1e-3 * x[1]) : v1));
  if ((x[5]) > 0) {
    v1 *= (((3.0 == x[0]) ? (x[4] * x[3]) : v1) - std::max<double>(((x[3] >= 2.0) ? -1.25 : 0.0), v2));
    v1 *= (std::sqrt(x[2]) * (std::min<double>(v1, 2.0) - (x[5] * -1.25 - 0.5)));
  }
  for (int k3 = 0; k3 < 2; ++k3) {
    double v4 = x[2];
    double a5[3] = {x[2], (((3.0 * 3.0 - -1.25) - v2) + double(int(int16_t(4)))), std::max<double>((float(5) + (x[3] + 1e-3)), ((0.0 + 3.0) * std::fabs(2.0) - x[3]))};
    const int i6 = (x[4] >= v4) ? 0 : 2;
  }
  return (x[3] * (v1 + (7.0 + v1)));
}
inline double f307577(const double* x) {
  double v1 = (x[0] + (7.0 * (2.0 * 3.0)));
  v1 = ((((0.0 > 0.5) && (0.0 <= 1e-3)) ? x[0] : ((x[1] == x[2]) ? 7.0 : -1.25)) + (x[1] + (1e-3 - 7.0)));
  for (int k2 = 0; k2 < 1; ++k2) {
    if (((((3.0 + x[1]) + v1) - ((-1.25 * 0.0 - 0.5) + ((x[5] < 3.0) ? 2.0 : 7.0)))) > 0) {
      double a3[3] = {x[0], ((std::min<double>(double(k2), 0.0) * (7.0 - 7.0) - ((2.0 < x[4]) ? 0.0 : 7.0)) / std::sqrt((0.5 - double(k2)))), x[5]};
      const int i4 = ((x[4] * (0.5 + x[5]) - ((7 > -2) ? 3.0 : 0.0)) < ((2.0 * x[2] - x[0]) * std::min<double>(x[2], double(k2)))) ? 0 : 2;
    } else {
      double v5 = v1;
      double a6[3] = {float(int(unsigned(-1) + unsigned(1))), (((0.5 * 0.0) * (0.5 + double(k2))) + x[0]), std::min<double>((!(7.0 == v5) ? (7.0 * x[1] - x[5]) : x[0]), double(cut(3.0)))};
      const unsigned i7 = unsigned(4) % 3;
      if (((x[4] < x[5]) || ((0.5 != -1.25) || (2.0 == 7.0)))) {
        if ((std::min<double>((std::fabs(v1) * (x[1] * -1.25) - (7.0 - -1.25)), (std::min<double>(0.5, -1.25) + v1))) > 0) {
          v1 *= v1;
          double v8 = v5;
        } else {
          for (int k9 = 0; k9 < 1; ++k9) {
            v5 *= std::min<double>((std::min<double>(2.0, 1e-3) * std::fabs(x[2]) - (7.0 + 7.0)), ((0.0 + a6[i7]) + float(6)));
            double v10 = 3.0;
            if (((((2.0 != 0.5) || (0.5 <= x[5])) ? ((0.0 > double(k9)) ? 0.5 : 7.0) : x[5]) != ((1e-3 * x[4]) * std::sqrt(3.0)))) continue;
          }
          double v11 = std::sqrt(v5);
          double v12 = double(cut((v11 / -1.25)));
        }
        double v13 = x[3];
        double v14 = ((std::sqrt(0.5) != x[2]) ? float(1) : std::fabs(x[1]));
      }
    }
  }
  double v15 = (((2.0 <= -1.25) ? (7.0 + 3.0) : (3.0 / -1.25)) + ((x[4] * x[4]) - x[0]));
  double v16 = x[2];
  double v17 = std::min<double>(std::sqrt(double(int((int64_t(-2) * (4 >> 12) - -2) / 3 % 1000))), x[2]);
  double v18 = std::max<double>(v1, std::max<double>(std::min<double>(3.0, 2.0), x[3]));
  double v19 = x[0];
  return (std::max<double>((x[2] * v1), ((2.0 == 0.5) ? 7.0 : -1.25)) - x[2]);
}
inline double f307578(const double* x) {
  double v1 = x[3];
  if ((v1 <= ((0.5 * -1.25) / ((-1.25 < -1.25) ? 3.0 : 1e-3)))) {
    double v2 = 3.0;
  } else {
    double a3[3] = {double(7), (x[4] + (double(int(unsigned(3) * unsigned(5))) - (1e-3 - x[3]))), (((7.0 + 0.5) < x[0]) ? std::max<double>((1e-3 * 2.0), ((-1.25 < 7.0) ? 7.0 : -1.25)) : ((1e-3 + 1e-3) - std::fabs(-1.25)))};
    const unsigned i4 = unsigned(cut((v1 - x[1]))) % 3;
    v1 *= ((x[5] >= 1e-3) ? x[4] : a3[1]);
  }
  for (int k5 = 0; k5 < 4; ++k5) {
    if (((((1e-3 >= 0.0) ? 3.0 : -1.25) / (0.0 - 0.0)) <= std::sqrt((x[0] + 3.0)))) {
      if (((-2 > 3) || (cut(0.5) < int(int8_t(9))))) return std::fabs((v1 + x[3]));
      double v6 = 3.0;
      v1 += x[0];
    } else {
      v1 *= ((3.0 + std::max<double>(-1.25, x[5])) * (x[2] * (3.0 * double(k5)) - std::max<double>(0.0, 2.0)));
      int n7 = (((7 / (1 + (cut(1e-3) & 7))) <= int(unsigned(std::min(6, 8)) * unsigned((-2 >> (1 + (-3 & 7)))))) && (v1 >= std::max<double>(0.0, x[2]))) ? 0 : cut(std::max<double>(double(k5), v1));
      switch (n7) { case 0: v1 = ((2.0 + (x[0] * 3.0)) * ((2.0 - 0.0) - x[3]) - ((0.5 * 0.0) * (2.0 + 2.0))); break; case 1: v1 = std::min<double>(x[0], (std::fabs(1e-3) + (x[3] * 0.0))); default: v1 = (v1 + x[2]); }
      if ((((x[3] - x[4]) + (x[0] + x[1]))) > 0) {
        v1 += x[5];
        if ((((3.0 / 3.0) - std::sqrt(0.0)) <= (x[5] * x[1]))) return double(k5);
        double v8 = ((v1 != std::sqrt(0.5)) ? double(k5) : x[2]);
      }
    }
    double v9 = (!((2.0 >= 7.0) || (double(k5) < 1e-3)) ? std::sqrt(x[4]) : ((x[0] + 7.0) * v1));
  }
  double v10 = (0.5 * ((0.0 * 0.0) * std::sqrt(x[3])) - float(std::min(8, 1)));
  double v11 = std::sqrt(v10);
  double v12 = ((((1e-3 > 7.0) ? x[1] : -1.25) * ((v11 == 7.0) ? 7.0 : v10) - (1e-3 + 3.0)) * std::fabs(x[0]) - ((0.5 * 7.0) + x[5]));
  double v13 = std::min<double>(x[1], ((0.0 * 1e-3) + ((v1 == 7.0) ? -1.25 : 2.0)));
  double v14 = float(1);
  return std::min<double>(v1, (((2.0 > 0.5) && (3.0 != x[2])) ? (2.0 / x[4]) : x[3]));
}
inline double f307579(const double* x) {
  double v1 = std::sqrt(double(int(unsigned(int((int64_t(2) * (-3 >> 12) - 2) / 3 % 1000)) ^ unsigned(8))));
  double v2 = std::max<double>((std::min<double>(x[3], 0.5) * (x[2] / -1.25)), (((-2 != -2) ? 7.0 : 3.0) * x[2]));
  if (((x[5] != (1e-3 / x[0])) && (4 == int(unsigned((0 % (1 + (3 & 7)))) + unsigned(7))))) return (std::sqrt((2.0 + x[4])) - std::sqrt((0.0 / x[2])));
  v2 = x[0];
  v1 = (v1 + ((x[4] * 0.5) - (0.0 - 1e-3)));
  v1 += x[2];
  v1 += ((std::max<double>(3.0, v1) + x[5]) * (7.0 + (1e-3 - 7.0)) - ((x[3] * 1e-3 - x[0]) + x[3]));
  v2 = std::sqrt(x[5]);
  return std::fabs((std::max<double>(0.0, 0.0) + std::fabs(3.0)));
}
inline double f307580(const double* x) {
  double v1 = ((x[5] * std::min<double>(x[1], x[1])) * (double(((0.0 == -1.25) ? 8 : -1)) + x[0]) - x[4]);
  double a2[3] = {v1, (std::fabs(float(std::min(-3, 1))) + ((-1.25 - x[2]) - x[1])), x[4]};
  const unsigned i3 = unsigned(cut((v1 - x[5]))) % 3;
  double v4 = (x[4] * std::sqrt(std::max<double>(2.0, x[0])));
  v1 -= a2[i3];
  double v5 = double(cut(std::fabs(3.0)));
  int n6 = (((x[1] * 2.0 - 3.0) * std::min<double>(a2[1], 3.0)) > (0.5 + (2.0 / 7.0))) ? 1 : int(unsigned(-1) - unsigned(int(int64_t(-1))));
  switch (n6) { case 0: v1 = a2[1]; break; case 1: v4 = x[5]; default: v4 = a2[i3]; }
  if ((((std::min<double>(0.5, 2.0) + (v1 * 0.5 - 3.0)) * ((3.0 == 0.0) ? std::max<double>(0.0, 1e-3) : (2.0 * v5)))) > 0) {
    int w7 = cut((std::sqrt(1e-3) * v1 - (0.5 - 1e-3)));
    v5 = (3.0 - (std::fabs(3.0) * (v5 + 7.0) - x[2]));
    if ((v5 < (x[0] + std::sqrt(7.0)))) return 7.0;
  }
  return (std::sqrt(a2[1]) + a2[1]);
}
inline double f307581(const double* x) {
  double v1 = (x[5] * std::fabs(x[5]) - std::fabs(std::sqrt(x[3])));
  if ((((x[0] + x[0]) * x[2]) > std::max<double>(x[2], x[5]))) {
    if (std::isnan((x[0] / x[1]))) {
      if (((float(((0.5 != x[2]) ? 1 : 8)) / ((0.0 >= x[3]) ? v1 : 2.0)) == x[5])) return (std::max<double>(x[1], float(cut(x[0]))) - v1);
      if ((x[1] <= (std::fabs(0.5) + x[3]))) return std::min<double>(x[3], x[3]);
      double v2 = std::sqrt(x[3]);
    } else {
      if (std::isnan(std::sqrt(std::sqrt(-1.25)))) {
        double v3 = float(8);
        if (!((7.0 * -1.25 - 3.0) != std::max<double>(-1.25, 0.5))) {
          v3 = x[1];
          if ((std::min<double>(x[3], std::sqrt(0.0)) == std::sqrt(std::sqrt(7.0)))) return (((x[3] - x[4]) + (1e-3 * v3 - v1)) * ((7.0 - 0.0) - ((x[4] != 3.0) ? 3.0 : 0.0)));
          if ((((x[2] + 7.0) + (1e-3 - x[2])) > (((0.0 == 0.0) || (0.5 >= 2.0)) ? (1e-3 + 3.0) : x[4]))) {
            v1 = double(cut(v3));
            double v4 = (x[1] * std::sqrt((v1 - 0.5)) - ((-1.25 > 0.0) ? ((1e-3 < 7.0) ? x[1] : -1.25) : v1));
          } else {
            if ((x[5] >= x[1])) {
              double v5 = (((3.0 + v1) - double(1)) + (std::fabs(3.0) * v1));
            }
            double v6 = x[2];
            double v7 = std::max<double>(x[3], std::sqrt(std::max<double>(1e-3, x[4])));
          }
        } else {
          double v8 = std::fabs(v3);
        }
      }
      double v9 = (x[5] * std::sqrt((3.0 * x[2] - -1.25)) - std::sqrt(x[0]));
    }
    double v10 = (((std::min(-3, -3) >> (1 + (int(unsigned(9) - unsigned(9)) & 7))) > 4) ? x[4] : x[2]);
    double v11 = ((x[2] / x[4]) * x[5] - (std::isnan(2.0) ? (3.0 + 1e-3) : v1));
  } else {
    double v12 = ((v1 * std::sqrt(x[0])) - x[0]);
    double v13 = x[3];
    double v14 = (((0.0 > 0.5) ? x[4] : (v12 * 0.0)) - (((x[0] < 0.0) ? 0.5 : 0.0) + std::sqrt(-1.25)));
  }
  double v15 = x[1];
  double v16 = x[4];
  return ((v16 * (-1.25 * 2.0 - x[1])) / (v16 + (1e-3 + v1)));
}
inline double f307582(const double* x) {
  double v1 = (((1e-3 > 1e-3) ? (1e-3 + 0.0) : (0.5 * -1.25)) * std::sqrt(x[0]));
  if (!(((1e-3 > 0.5) || (x[0] <= 0.0)) || (x[4] < 7.0))) {
    if (((std::isnan(7.0) ? std::sqrt(0.0) : std::fabs(1e-3)) <= std::sqrt((2.0 * 0.0)))) {
      v1 -= (((-1.25 * -1.25) / (0.5 * 2.0 - x[0])) / x[4]);
      if ((((0.5 - 7.0) * x[4] - x[5]) == ((-1.25 - 2.0) + std::max<double>(-1.25, 1e-3)))) return float(int(unsigned(int((int64_t(int(unsigned(-1) ^ unsigned(3))) * (cut(x[1]) >> 12) - int(unsigned(-1) ^ unsigned(3))) / 3 % 1000)) - unsigned(3)));
    }
    int n2 = (x[3] >= x[4]) ? 1 : std::min(int(uint16_t(int(int64_t((4 % (1 + (-3 & 7))))))), cut(double(int(unsigned(2) + unsigned(9)))));
    switch (n2) { case 0: v1 = x[2]; break; case 1: v1 = x[4]; default: v1 = ((x[5] + (7.0 + v1)) * ((-1.25 / 2.0) * x[3] - (1e-3 + 0.5)) - ((2.0 * 7.0 - 7.0) * x[2])); }
    if (((2.0 + double(((2.0 >= x[1]) ? (5 >> (1 + (0 & 7))) : (9 >> (1 + (6 & 7))))))) > 0) {
      for (int k3 = 0; k3 < 2; ++k3) {
        if ((x[1] > ((x[3] * 3.0 - double(k3)) - (0.5 * 1e-3)))) continue;
      }
      double v4 = x[5];
      if ((x[5] >= std::fabs(std::sqrt(0.5)))) return x[1];
    }
  } else {
    double v5 = (x[5] / x[4]);
    double v6 = (x[5] + v5);
  }
  double v7 = (std::max<double>(std::max<double>(1e-3, -1.25), (x[3] * x[1] - -1.25)) * 1e-3);
  v1 -= x[1];
  double v8 = ((((x[5] < x[1]) ? x[0] : 3.0) < (x[1] / 3.0)) ? x[4] : x[4]);
  double v9 = x[3];
  double v10 = (((0.0 / v1) > ((0.5 != v1) ? 7.0 : x[0])) ? ((7.0 - 0.0) + x[0]) : (std::fabs(0.0) + (v7 / 0.5)));
  double v11 = (std::max<double>((x[2] - 3.0), ((2.0 >= 2.0) ? 1e-3 : 0.0)) * x[4] - ((7.0 - -1.25) * std::sqrt(3.0)));
  return ((v9 != (0.0 - v9)) ? -1.25 : std::fabs(x[2]));
}
inline double f307583(const double* x) {
  double v1 = x[5];
  v1 *= x[1];
  double v2 = (v1 + float(1));
  for (int k3 = 0; k3 < 2; ++k3) {
    v1 += (((2.0 == 0.0) && (0.5 > x[0])) ? std::sqrt((2.0 + 1e-3)) : ((1e-3 * -1.25 - -1.25) * std::fabs(2.0) - std::min<double>(1e-3, 7.0)));
    if ((std::min<double>(std::max<double>(1e-3, 7.0), double(k3)) != v1)) {
      if ((((x[2] * 0.0 - 1e-3) - (2.0 + x[1])) < ((v1 * -1.25 - v2) * (0.0 / 0.5) - double(k3)))) continue;
      v2 = v2;
    } else {
      for (int k4 = 0; k4 < 4; ++k4) {
        for (int k5 = 0; k5 < 4; ++k5) {
          double v6 = (((3.0 / 3.0) + (v2 + 1e-3)) - double(k4));
        }
        double v7 = std::fabs(std::min<double>(v2, ((2.0 > 7.0) ? 0.5 : 2.0)));
      }
      if ((((x[4] * x[0]) + (x[2] - x[4]))) > 0) {
        v1 += x[3];
        v1 += ((std::sqrt(0.0) + x[1]) * float(cut(7.0)));
        double v8 = std::sqrt((x[0] / std::sqrt(x[0])));
      }
    }
  }
  return std::min<double>(float(int(int16_t(int(unsigned(8) * unsigned(8))))), (x[4] * x[2]));
}
inline double f307584(const double* x) {
  double v1 = (((-1.25 - x[0]) / (x[5] * 1e-3)) * x[3] - ((x[5] * x[2] - x[2]) - (-1.25 / -1.25)));
  v1 += ((double(int((int64_t(4) * (5 >> 12) - 4) / 3 % 1000)) / (x[0] * x[0] - -1.25)) + x[5]);
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 += ((x[3] * x[2] - (7.0 / x[0])) + float((cut(x[4]) >> (1 + (int(unsigned(9) * unsigned(7)) & 7)))));
  }
  for (int k3 = 0; k3 < 4; ++k3) {
    for (int k4 = 0; k4 < 1; ++k4) {
      for (int k5 = 0; k5 < 4; ++k5) {
        v1 -= std::fabs(x[4]);
        if (((x[0] != v1) || (std::max<double>(7.0, 7.0) > x[2]))) {
          double v6 = (double(k3) / std::fabs((3.0 + 3.0)));
          double a7[3] = {(double(4) + std::min<double>(x[3], 1e-3)), float(cut((0.0 * 0.5))), v6};
          const unsigned i8 = unsigned(-2) % 3;
          if ((a7[i8]) > 0) {
            for (int k9 = 0; k9 < 1; ++k9) {
              double* p10 = (double(int((int64_t(((7.0 == 7.0) ? -3 : 3)) * (int(unsigned(-1) ^ unsigned(5)) >> 12) - ((7.0 == 7.0) ? -3 : 3)) / 3 % 1000)) < ((3.0 * 3.0 - x[5]) * (1e-3 * -1.25) - std::sqrt(v1))) ? &v1 : &a7[i8];
              *p10 += ((double(k9) + (-1.25 * 3.0 - 0.0)) * (x[0] / a7[1]));
              a7[i8] -= double(k4);
            }
            double v11 = (((2.0 - 2.0) + std::fabs(x[1])) - (double(k3) * std::min<double>(7.0, x[2]) - (2.0 - 3.0)));
            double v12 = v6;
          } else {
            double v13 = (x[5] - (((-1 > -2) ? 0.5 : 1e-3) + (x[5] * x[2] - -1.25)));
            double v14 = 0.0;
          }
        } else {
          double v15 = (std::sqrt((2.0 * 0.0 - 3.0)) - double(int(unsigned(-3) + unsigned(int(unsigned(-3) | unsigned(0))))));
          double v16 = std::sqrt(7.0);
        }
      }
    }
    double v17 = ((x[2] != (x[1] * 2.0)) ? (std::sqrt(2.0) * (2.0 * x[1] - 7.0)) : std::max<double>(x[5], (x[3] + 0.5)));
    double v18 = std::max<double>(double(k3), x[5]);
  }
  double v19 = ((x[3] / std::max<double>(0.0, 0.0)) * x[3]);
  double v20 = x[4];
  return x[4];
}
inline double f307585(const double* x) {
  double v1 = std::max<double>(std::max<double>((0.0 * -1.25), (x[0] * 1e-3 - 1e-3)), std::sqrt(x[5]));
  if (((std::max<double>(x[4], -1.25) * std::fabs(1e-3) - x[1]) != ((0.5 + x[5]) - (0.5 * x[4] - 0.5)))) return x[3];
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 = std::sqrt(((3.0 * 7.0 - 2.0) + (x[5] - 7.0)));
    for (int k3 = 0; k3 < 3; ++k3) {
      for (int k4 = 0; k4 < 3; ++k4) {
        v1 += ((((7.0 >= 3.0) ? 0.5 : 2.0) + (0.0 / -1.25)) * ((0.0 + 7.0) * std::sqrt(2.0)) - x[4]);
        int w5 = int(uint16_t(cut(std::max<double>(-1.25, 1e-3))));
      }
    }
  }
  if (((std::sqrt(3.0) * (v1 * 7.0 - -1.25)) == x[2])) return ((std::sqrt(0.5) * (x[5] + 0.5)) + ((x[5] * 2.0) * x[0]));
  if ((x[1] > x[3])) {
    double v6 = x[4];
  } else {
    v1 = ((std::sqrt(7.0) * (2.0 * x[0] - x[5]) - (1e-3 * 1e-3)) + (x[4] + (2.0 / x[3])));
    double v7 = v1;
    if (std::isnan((std::fabs(7.0) - (2.0 - 7.0)))) {
      double v8 = (((3.0 < x[4]) ? x[5] : x[3]) * ((int(unsigned(3) & unsigned(4)) > 0) ? (3.0 + v7) : (-1.25 * 2.0 - 2.0)) - x[1]);
    }
  }
  double v9 = ((std::sqrt(2.0) != ((0.5 >= x[3]) ? x[4] : 2.0)) ? ((1e-3 * 1e-3) * v1 - x[5]) : std::sqrt((0.5 - 0.0)));
  double v10 = v1;
  double v11 = std::min<double>(std::fabs(std::fabs(0.5)), (std::max<double>(7.0, 0.5) - (3.0 * 7.0 - 0.0)));
  return v10;
}
inline double f307586(const double* x) {
  double v1 = (std::fabs((0.5 * 7.0 - x[5])) - ((x[0] < x[2]) ? x[1] : (x[0] * -1.25 - x[5])));
  if ((x[2] <= ((0.0 > 0.5) ? (v1 - 0.0) : (2.0 / 0.0)))) return std::sqrt(7.0);
  double v2 = (((x[0] / 0.5) * x[1] - v1) + x[2]);
  v2 += std::fabs(x[1]);
  double a3[3] = {std::max<double>(std::sqrt((x[2] - 0.5)), ((3.0 <= x[2]) ? (0.5 * 7.0 - -1.25) : (x[1] * 1e-3))), (((-1.25 != -1.25) ? (x[0] + 0.5) : std::sqrt(x[5])) + ((7.0 - -1.25) * (x[1] - x[1]) - (0.5 - 0.0))), (std::sqrt((0.5 + 7.0)) + x[5])};
  const unsigned i4 = unsigned(int(unsigned(int(uint16_t(0))) - unsigned(int(unsigned(1) | unsigned(8))))) % 3;
  double v5 = float(int(unsigned(8) + unsigned(int(unsigned(-2) + unsigned(int(unsigned(3) + unsigned(9)))))));
  return ((((0.0 > 0.0) ? 0.5 : 0.0) * x[2]) * std::min<double>((0.5 * v1 - -1.25), (1e-3 * 2.0)) - ((1e-3 * 0.0) * (x[3] + 7.0)));
}
inline double f307587(const double* x) {
  double v1 = std::max<double>(std::min<double>(2.0, (0.5 / 1e-3)), std::min<double>(-1.25, (0.5 + 0.5)));
  double v2 = std::fabs(std::min<double>((x[0] * 0.5), x[1]));
  if ((0.5 == (x[2] + (7.0 * -1.25 - 0.5)))) return ((((1e-3 < 7.0) && (3.0 > 1e-3)) ? (x[5] + 1e-3) : (1e-3 * 7.0 - 3.0)) / std::sqrt(double(cut(3.0))));
  for (int k3 = 0; k3 < 3; ++k3) {
    v1 *= (0.0 * (std::sqrt(2.0) * x[3] - std::sqrt(2.0)) - ((1e-3 == 1e-3) ? (0.0 * -1.25) : (0.0 * 3.0)));
    if ((x[3] != (((3.0 > 3.0) ? 0.5 : 0.5) * x[3] - (1e-3 * x[3] - -1.25)))) break;
  }
  return x[3];
}
inline double f307588(const double* x) {
  double v1 = (((x[2] * 0.0) * ((-1.25 > 3.0) ? 2.0 : -1.25) - (x[0] * -1.25 - 7.0)) * std::max<double>(double(1), (x[4] - 1e-3)));
  double v2 = (((v1 + 2.0) > std::fabs(x[4])) ? ((3.0 * x[2]) - std::sqrt(2.0)) : x[0]);
  double v3 = (((7.0 - 1e-3) * (1e-3 + 3.0)) + x[0]);
  for (int k4 = 0; k4 < 3; ++k4) {
    double v5 = float(int(int64_t(4)));
    v2 += ((std::sqrt(1e-3) + 3.0) / v3);
  }
  v1 += ((v3 - (-1.25 + -1.25)) - (v2 / (-1.25 - 1e-3)));
  if ((((std::min((3 >> (1 + (0 & 7))), 1) != ((7.0 == 0.0) ? int(unsigned(2) + unsigned(7)) : ((x[3] != 7.0) ? 8 : 7))) ? (std::max<double>(2.0, 0.0) * x[3]) : (std::sqrt(3.0) + (7.0 * x[1])))) > 0) {
    if ((std::max<double>(((0.5 * 0.0) * v1), ((0.0 - 0.5) / x[4]))) > 0) {
      for (int k6 = 0; k6 < 2; ++k6) {
        if (!(std::max<double>(v2, 0.5) == v1)) {
          if ((((!(2.0 < double(k6)) ? float(-2) : (3.0 + 2.0)) / (std::sqrt(-1.25) + (1e-3 * 3.0)))) > 0) {
            if ((x[1]) > 0) {
              if (std::isnan(-1.25)) break;
              v1 = (x[4] - v3);
            } else {
              double v7 = 7.0;
              double v8 = x[3];
            }
            double v9 = x[3];
          }
        }
      }
    }
    double v10 = (x[3] * x[1] - std::max<double>((v3 + 7.0), (7.0 + -1.25)));
    double v11 = x[1];
  } else {
    double v12 = x[5];
    double v13 = std::min<double>(0.5, (std::sqrt(0.0) * (7.0 * x[3]) - ((0.5 <= -1.25) ? -1.25 : 0.5)));
  }
  double v14 = (x[4] * ((-1.25 >= 7.0) ? (x[1] / x[0]) : x[2]));
  double v15 = x[4];
  return (std::sqrt(v14) - (((1e-3 == -1.25) && (0.0 < 3.0)) ? (x[2] * 0.0) : std::sqrt(v3)));
}
inline double f307589(const double* x) {
  double v1 = (double(5) * ((-1.25 - -1.25) * std::sqrt(1e-3) - ((1e-3 < x[1]) ? x[3] : x[0])));
  v1 += ((x[4] * v1 - (v1 + 0.5)) + ((x[4] - 7.0) + (0.5 / x[0])));
  if (std::isnan(0.5)) return (((x[4] * x[2]) / (7.0 - x[1])) / x[0]);
  v1 -= x[0];
  double v2 = ((x[1] + (v1 * 3.0)) + ((-1.25 - 3.0) / x[0]));
  v1 *= ((v1 - v2) * (x[2] + x[1]));
  int w3 = 2;
  return float(w3);
}
inline double f307590(const double* x) {
  double v1 = x[5];
  int n2 = ((((x[2] >= -1.25) ? x[3] : x[2]) - (x[3] * x[2])) < ((x[0] * x[0] - x[1]) - x[3])) ? 0 : -3;
  switch (n2) { case 0: v1 = ((std::min<double>(x[4], -1.25) >= x[0]) ? (x[4] * std::max<double>(x[5], x[2]) - std::min<double>(x[0], 3.0)) : std::sqrt(x[3])); break; case 1: v1 = x[5]; default: v1 = (((2.0 * x[5] - 3.0) / (0.5 / x[2])) - x[0]); }
  v1 += v1;
  v1 += ((double(int(unsigned(2) + unsigned(9))) > (2.0 * -1.25 - x[3])) ? x[0] : (std::min<double>(7.0, x[5]) * std::min<double>(-1.25, x[2]) - std::sqrt(x[5])));
  return x[0];
}
inline double f307591(const double* x) {
  double v1 = std::max<double>(std::sqrt(x[5]), float(((1e-3 < 0.5) ? cut(x[4]) : -3)));
  if (((2.0 == x[1]) || (std::isnan(x[0]) && (1e-3 != 0.0)))) {
    double v2 = x[0];
    v2 *= (x[0] / x[5]);
  } else {
    v1 *= (((2.0 <= 1e-3) ? x[5] : (1e-3 * -1.25)) * (!(-1.25 < -1.25) ? (-1.25 * 1e-3) : (x[3] + 3.0)));
    if ((x[2] == (((-1.25 == 3.0) && (2.0 >= -1.25)) ? x[4] : double(int(unsigned(8) ^ unsigned(0)))))) return float(int((int64_t(((1e-3 > 7.0) ? int((int64_t(1) * (8 >> 12) - 1) / 3 % 1000) : 2)) * (((-1.25 >= 1e-3) ? -2 : 7) >> 12) - ((1e-3 > 7.0) ? int((int64_t(1) * (8 >> 12) - 1) / 3 % 1000) : 2)) / 3 % 1000));
    double v3 = (((x[4] != x[0]) ? (x[2] * 0.5) : (0.0 + x[2])) + ((0.5 + 3.0) * (x[0] * x[3] - 2.0)));
  }
  if (!(x[4] == x[1])) {
    v1 = std::min<double>(std::fabs(std::max<double>(0.0, 0.5)), x[0]);
  } else {
    if ((1e-3 >= (((1e-3 < 7.0) ? 3.0 : x[2]) + (x[4] / 0.0)))) {
      v1 -= (((x[1] - x[1]) <= x[3]) ? (v1 - (x[4] / 2.0)) : -1.25);
    } else {
      v1 = (((7.0 == 3.0) ? x[0] : x[2]) * ((x[1] * 3.0 - x[3]) * (7.0 * 2.0 - 2.0)));
      if (((0 >> (1 + ((int(uint8_t(9)) % (1 + (std::min(2, 3) & 7))) & 7))) == -2)) {
        v1 += (std::max<double>(std::sqrt(0.5), (0.0 * -1.25 - 2.0)) - x[1]);
        double v4 = ((std::max<double>(v1, -1.25) + (x[2] / x[1])) * (0.0 / (3.0 + 7.0)));
      }
    }
    double v5 = float(1);
  }
  double v6 = (((3.0 == 7.0) ? x[4] : (v1 / 3.0)) * x[3] - (std::min<double>(3.0, 0.0) * (7.0 * x[1]) - x[5]));
  double v7 = double(7);
  double v8 = x[1];
  double v9 = std::min<double>(x[2], (!(1 != -3) ? x[5] : x[2]));
  double v10 = ((((-3 < 0) ? -1.25 : 3.0) - v9) - std::sqrt((x[3] - -1.25)));
  return ((std::sqrt(7.0) * (x[0] / x[4])) * std::min<double>((0.5 * 0.0), ((3 <= -2) ? 2.0 : 0.0)));
}
inline double f307592(const double* x) {
  double v1 = x[2];
  double v2 = (std::max<double>((x[0] + 7.0), std::min<double>(x[2], 0.0)) - x[4]);
  v1 *= (v2 * (v1 * std::min<double>(0.5, x[3]) - std::fabs(x[3])) - std::sqrt((1e-3 - 0.5)));
  v1 = v1;
  return (std::min<double>(x[0], x[4]) - std::fabs(std::sqrt(7.0)));
}
inline double f307593(const double* x) {
  double v1 = std::min<double>((x[3] + x[3]), (std::max<double>(0.0, 0.0) * ((1e-3 >= 1e-3) ? 0.0 : x[1]) - (-1.25 - 1e-3)));
  if ((((7.0 > 2.0) ? (0.5 / 0.5) : (v1 - 0.5)) == (float(0) - x[2]))) {
    for (int k2 = 0; k2 < 3; ++k2) {
      v1 -= x[1];
      int n3 = ((x[2] + std::fabs(3.0)) > std::fabs((-1.25 * -1.25))) ? 1 : int((int64_t(int(unsigned(int(unsigned(int(unsigned(0) * unsigned(1))) * unsigned((7 >> (1 + (7 & 7)))))) + unsigned(int(unsigned(int(unsigned(-1) + unsigned(2))) + unsigned(-1))))) * (int((int64_t(2) * (9 >> 12) - 2) / 3 % 1000) >> 12) - int(unsigned(int(unsigned(int(unsigned(0) * unsigned(1))) * unsigned((7 >> (1 + (7 & 7)))))) + unsigned(int(unsigned(int(unsigned(-1) + unsigned(2))) + unsigned(-1))))) / 3 % 1000);
      switch (n3) { case 0: v1 = std::fabs(x[1]); break; case 1: v1 = x[4]; default: v1 = v1; }
    }
    if (((((v1 > x[5]) ? x[1] : 1e-3) + ((9 > -2) ? 0.0 : -1.25)) < ((1e-3 * x[2] - 1e-3) * (v1 - 1e-3) - x[4]))) {
      v1 = std::sqrt(((1e-3 / 0.5) - ((2.0 >= -1.25) ? 0.5 : 2.0)));
    } else {
      int w4 = int(unsigned(int(unsigned(int(unsigned(cut(1e-3)) | unsigned(((0.5 != 0.0) ? -3 : 5)))) ^ unsigned(int((int64_t(int(unsigned(1) + unsigned(1))) * (cut(x[5]) >> 12) - int(unsigned(1) + unsigned(1))) / 3 % 1000)))) | unsigned(3));
      for (int k5 = 0; k5 < 3; ++k5) {
        v1 -= x[4];
        double v6 = (double(k5) * x[1]);
        for (int k7 = 0; k7 < 3; ++k7) {
          v6 *= (((1e-3 < v1) || !(1e-3 <= 0.0)) ? std::fabs(std::sqrt(2.0)) : ((7.0 * 0.0) - (2.0 + 3.0)));
          double v8 = x[0];
        }
      }
    }
    double v9 = std::sqrt((std::sqrt(1e-3) * (x[1] * 1e-3) - (x[5] - -1.25)));
  } else {
    double v10 = ((x[3] * (0.0 + 0.5)) + x[5]);
    double v11 = ((std::max<double>(0.5, 3.0) * x[4]) * (std::max<double>(x[2], 0.0) - (7.0 + x[4])) - ((-1.25 * v10) - (2.0 - 0.0)));
    double v12 = (v11 * (x[1] * std::min<double>(0.5, x[0]) - x[0]) - std::max<double>(x[0], (7.0 + v1)));
  }
  double v13 = x[0];
  double v14 = x[0];
  double v15 = (7.0 * ((0.0 <= x[4]) ? ((7.0 > v14) ? v13 : -1.25) : std::max<double>(x[3], 3.0)) - x[4]);
  return std::sqrt(float(int(unsigned(int((int64_t(5) * (-1 >> 12) - 5) / 3 % 1000)) * unsigned(cut(0.5)))));
}
inline double f307594(const double* x) {
  double v1 = std::fabs((double(1) - (x[5] - 0.5)));
  if ((2.0 <= (x[2] + double(-3)))) {
    double v2 = (v1 * x[4]);
    double* p3 = ((std::sqrt(3.0) >= x[0]) || (((-2 <= 5) ? 0.5 : x[1]) < std::sqrt(v2))) ? &v2 : &v1;
    *p3 += std::fabs(std::sqrt((7.0 - v1)));
  }
  v1 *= std::sqrt(((2.0 > 2.0) ? (-1.25 * 0.0) : (x[4] - 0.0)));
  for (int k4 = 0; k4 < 2; ++k4) {
    v1 = x[0];
    int n5 = ((cut(7.0) != cut(-1.25)) && ((0.5 > 3.0) && (3.0 != 2.0))) ? 0 : 6;
    switch (n5) { case 0: v1 = (x[1] * std::sqrt(std::fabs(3.0))); break; case 1: v1 = (((int(unsigned(-1) & unsigned(9)) == -3) ? 3.0 : x[3]) * (x[0] + (double(k4) - x[2])) - x[1]); default: v1 = (std::min<double>((v1 / 0.5), std::fabs(7.0)) * ((0.5 * 1e-3) / x[3]) - x[5]); }
    v1 += std::sqrt(double(k4));
  }
  v1 *= std::max<double>(x[0], (std::fabs(x[0]) + (x[4] + x[4])));
  if ((x[3] != std::min<double>(x[4], (x[0] - 0.5)))) return x[1];
  return x[2];
}
inline double f307595(const double* x) {
  double v1 = x[1];
  if ((std::fabs(std::sqrt(-1.25)) < v1)) {
    double v2 = (std::sqrt((-1.25 * 0.5)) / ((x[5] + 2.0) * ((x[2] == 0.0) ? 2.0 : x[1]) - (0.0 + 0.5)));
  }
  double v3 = std::sqrt(((x[2] + 2.0) * ((2.0 < -1.25) ? -1.25 : x[4]) - x[0]));
  v1 -= v1;
  return double(int(unsigned(int(uint16_t((4 % (1 + (-2 & 7)))))) & unsigned((8 % (1 + (int(int64_t(2)) & 7))))));
}
inline double f307596(const double* x) {
  double v1 = (((7.0 * 7.0) * ((0.5 < -1.25) ? 2.0 : 7.0)) * ((3.0 + x[2]) - (0.0 * 3.0)));
  for (int k2 = 0; k2 < 2; ++k2) {
    for (int k3 = 0; k3 < 4; ++k3) {
      if (!(std::min<double>(-1.25, 3.0) >= x[4])) {
        if ((double(k3) > x[1])) break;
        v1 -= ((std::min<double>(0.0, 0.5) * (7.0 - 7.0) - (x[3] / -1.25)) + x[2]);
        for (int k4 = 0; k4 < 3; ++k4) {
          if (((double(k2) - std::fabs(2.0)) >= x[5])) return x[2];
          v1 += ((((2 == 1) && (-1.25 < v1)) ? double(k2) : (2.0 * double(k3) - 0.0)) * x[0]);
        }
      } else {
        double v5 = ((std::isnan(0.5) ? x[0] : ((1e-3 < 0.0) ? 1e-3 : double(k2))) * std::sqrt(double(6)) - (((-2 <= -1) && (2.0 == x[4])) ? float(int((int64_t(-2) * (2 >> 12) - -2) / 3 % 1000)) : (x[1] * x[1] - 1e-3)));
      }
    }
    v1 *= x[3];
    if (!((1e-3 * 0.0 - -1.25) != (x[4] * x[1]))) return ((x[2] + (7.0 + 1e-3)) / 3.0);
  }
  if ((((x[2] - 0.0) - 0.0) < x[1])) return std::fabs(x[3]);
  if ((std::sqrt(x[3]) >= x[2])) return (x[2] - 0.5);
  int n6 = (((7.0 * 3.0 - x[2]) < x[4]) && ((-1.25 * x[1]) > x[2])) ? 0 : 9;
  switch (n6) { case 0: v1 = std::sqrt((x[1] + v1)); break; case 1: v1 = ((0.0 + (x[3] / x[1])) - float(3)); default: v1 = -1.25; }
  double v7 = ((std::min<double>(-1.25, 1e-3) - std::sqrt(x[3])) * std::min<double>(x[4], (v1 * 0.0)) - x[5]);
  double v8 = std::fabs((x[0] + 7.0));
  double v9 = (((7.0 * 1e-3 - v1) * x[0] - (x[2] * -1.25)) + double(cut(v1)));
  return (((x[1] >= -1.25) || (1e-3 != x[1])) ? ((2.0 + 3.0) * std::min<double>(0.5, -1.25) - (v8 * 3.0)) : std::sqrt(v7));
}
inline double f307597(const double* x) {
  double v1 = ((std::fabs(0.0) <= 2.0) ? (x[0] - ((7.0 <= x[2]) ? 3.0 : x[1])) : x[3]);
  v1 *= std::max<double>(((0.0 + 2.0) * x[3] - (0.0 + x[0])), ((x[5] + x[4]) + (x[2] + 2.0)));
  double v2 = x[0];
  for (int k3 = 0; k3 < 4; ++k3) {
    if ((v2 > ((3.0 - double(k3)) + (x[4] * 2.0 - 0.5)))) {
      v2 *= ((((6 % (1 + (7 & 7))) < (1 / (1 + (-1 & 7)))) ? x[2] : (7.0 + v2)) * std::fabs(x[0]) - std::min<double>(1e-3, x[4]));
      v1 = (((x[0] * double(k3) - 0.5) * (2.0 * v1)) * (std::min<double>(x[1], x[0]) / std::fabs(7.0)) - (float(1) + (x[2] - 2.0)));
    } else {
      double v4 = ((x[5] * (1e-3 * 2.0)) * std::fabs(std::min<double>(2.0, 7.0)));
    }
    for (int k5 = 0; k5 < 4; ++k5) {
      double a6[3] = {x[5], ((std::isnan(0.5) ? std::fabs(0.5) : (v2 - -1.25)) * std::min<double>(double(k5), std::sqrt(0.0))), x[0]};
      const unsigned i7 = unsigned(int(unsigned(0) * unsigned(1))) % 3;
    }
    v2 = (std::fabs(std::fabs(0.5)) + (std::max<double>(0.0, 0.0) * double(cut(-1.25))));
  }
  double v8 = ((x[0] / v2) / float(-2));
  for (int k9 = 0; k9 < 1; ++k9) {
    double v10 = x[1];
    v10 -= (((cut(0.5) <= cut(2.0)) ? (x[4] / 0.5) : (-1.25 * 0.0)) / x[1]);
  }
  double v11 = x[0];
  double v12 = x[0];
  return x[1];
}
inline double f307598(const double* x) {
  double v1 = (((0.5 * -1.25) + (0.5 * 2.0)) - 2.0);
  double v2 = (std::fabs(x[3]) * x[3] - ((x[4] - 1e-3) + std::max<double>(3.0, 3.0)));
  if ((std::min<double>(v2, x[5])) > 0) {
    for (int k3 = 0; k3 < 2; ++k3) {
      double v4 = (std::isnan(std::min<double>(3.0, 2.0)) ? (std::max<double>(0.5, 2.0) + x[0]) : (std::max<double>(7.0, 7.0) + double(((6 < 2) ? -1 : 4))));
      v4 = ((double(k3) - (2.0 * 7.0 - 3.0)) - x[3]);
      v1 += ((float(int(unsigned(-1) * unsigned(1))) - (1e-3 + 7.0)) * ((-1.25 != 0.5) ? (2.0 + 7.0) : (-1.25 + 2.0)) - std::fabs((2.0 + 0.0)));
    }
    v1 = v2;
  }
  v2 = x[4];
  for (int k5 = 0; k5 < 3; ++k5) {
    if (((v2 == (2.0 * x[4])) && (x[4] != (3.0 * -1.25)))) {
      for (int k6 = 0; k6 < 2; ++k6) {
        for (int k7 = 0; k7 < 2; ++k7) {
          v2 *= x[4];
        }
        v1 -= x[5];
        double v8 = std::fabs((!(2.0 >= 3.0) ? std::fabs(3.0) : ((3.0 >= double(k5)) ? 0.5 : 1e-3)));
      }
      double v9 = (double(k5) * 0.0 - v2);
      double v10 = (x[1] * ((v1 < 0.0) ? double(k5) : ((2.0 <= x[3]) ? 2.0 : x[4])));
    }
  }
  double v11 = v1;
  return (x[1] * x[4] - (v11 - (-1.25 - 0.5)));
}
inline double f307599(const double* x) {
  double v1 = (std::sqrt((1e-3 * x[5] - -1.25)) / (x[0] - x[1]));
  if (((x[2] * (2.0 * x[1]) - double(cut(7.0))) <= ((-1.25 / 0.0) * (3.0 * 0.0 - 0.5)))) {
    double v2 = x[2];
  } else {
    if (((((x[2] <= v1) ? std::max<double>(7.0, 2.0) : x[1]) - ((0.0 + 0.0) * (7.0 + -1.25) - double(int(unsigned(9) - unsigned(-2)))))) > 0) {
      for (int k3 = 0; k3 < 4; ++k3) {
        double v4 = x[3];
      }
      v1 -= x[3];
      v1 += (((x[0] * x[0] - 3.0) - (0.0 - 2.0)) - std::min<double>(x[3], std::fabs(x[5])));
    }
    if (((x[5] >= (0.0 + 1e-3)) || (float(1) >= x[2]))) {
      v1 += x[2];
      v1 += (((7.0 - x[3]) + float(((2.0 > 7.0) ? -1 : 4))) * ((0.5 * x[4]) + (-1.25 - v1)));
      v1 += ((x[5] * x[3]) * (v1 * std::max<double>(0.5, 0.5)));
    }
  }
  double v5 = std::sqrt(x[0]);
  if (((v1 * (7.0 / x[0])) <= v1)) {
    v1 *= std::min<double>(double((int((int64_t(2) * (-1 >> 12) - 2) / 3 % 1000) % (1 + (int(unsigned(-2) - unsigned(2)) & 7)))), (v5 * std::sqrt(x[5]) - v1));
  }
  double v6 = std::sqrt(((1e-3 + 1e-3) / v1));
  return (x[0] + ((0.5 + 3.0) - std::max<double>(0.5, x[5])));
}
