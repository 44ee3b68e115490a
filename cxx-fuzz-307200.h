#include <algorithm>
#include <cmath>
#include <cstdint>
inline int cut(double v) { return v > -1e6 && v < 1e6 ? int(v) : 7; }
inline double f307200(const double* x) {
  double v1 = (x[5] - (((5 <= -3) ? 2.0 : -1.25) + 2.0));
  int n2 = (x[0] < 2.0) ? 2 : (std::isnan((2.0 - 0.5)) ? 4 : cut(std::sqrt(3.0)));
  switch (n2) { case 0: v1 = x[1]; break; case 1: v1 = x[1]; default: v1 = x[2]; }
  if (!(v1 >= x[1])) return (x[0] - ((1e-3 * -1.25) + x[2]));
  int n3 = std::isnan((v1 + (3.0 * 0.0 - 7.0))) ? 2 : 4;
  switch (n3) { case 0: v1 = x[0]; break; case 1: v1 = std::sqrt(float(cut(0.5))); default: v1 = v1; }
  v1 = (((x[4] + 2.0) * std::sqrt(x[5]) - x[5]) - std::fabs(x[3]));
  double v4 = (x[3] / std::sqrt(std::sqrt(0.0)));
  return (((x[2] == -1.25) && (0.0 > 0.5)) ? ((1e-3 * 0.5) + ((0.0 != 3.0) ? 1e-3 : 0.5)) : std::sqrt((3.0 + -1.25)));
}
inline double f307201(const double* x) {
  double v1 = (float(cut(7.0)) * std::min<double>((2.0 - 1e-3), std::sqrt(-1.25)) - x[3]);
  for (int k2 = 0; k2 < 2; ++k2) {
    double v3 = std::fabs((0.0 - (-1.25 - 2.0)));
  }
  v1 *= x[0];
  for (int k4 = 0; k4 < 2; ++k4) {
    if (!(!(7.0 <= 1e-3) && (x[1] != 0.5))) {
      for (int k5 = 0; k5 < 3; ++k5) {
        if (((v1 * (2.0 / 1e-3) - std::min<double>(2.0, 0.0)) <= ((-1.25 >= 2.0) ? std::min<double>(0.5, 2.0) : (x[0] / 7.0)))) {
          if (((std::max<double>(x[4], 0.5) * x[0] - 7.0) < ((7.0 - 2.0) - std::max<double>(x[5], 2.0)))) return std::sqrt(x[0]);
          double a6[3] = {std::sqrt((((0.5 >= -1.25) && (2.0 == -1.25)) ? (0.0 * 7.0) : x[0])), double(k5), (((x[2] + 7.0) * (3.0 * 7.0 - double(k5))) / std::sqrt(std::max<double>(0.0, 7.0)))};
          const unsigned i7 = unsigned(int(uint16_t((int(unsigned((0 / (1 + (3 & 7)))) * unsigned(cut(x[5]))) / (1 + (((5 % (1 + (7 & 7))) >> (1 + (int(unsigned(8) + unsigned(8)) & 7))) & 7)))))) % 3;
          a6[i7] = x[5];
        }
      }
      for (int k8 = 0; k8 < 4; ++k8) {
        double v9 = (x[4] - std::max<double>((7.0 + 1e-3), double(k4)));
        for (int k10 = 0; k10 < 3; ++k10) {
          if ((((1e-3 * -1.25) - (0.5 + 7.0)) >= std::sqrt((0.5 * 7.0 - x[4])))) {
            double v11 = ((x[0] >= (v1 + -1.25)) ? ((0.0 * x[1] - x[5]) / v9) : (((7.0 > 0.0) ? 1e-3 : double(k10)) * double(k8)));
          } else {
            double v12 = x[5];
          }
          double v13 = (((2.0 * x[4]) == (-1.25 * v9 - x[5])) ? std::sqrt(std::sqrt(1e-3)) : double(k4));
          double v14 = std::min<double>(((double(k4) + 2.0) / (2.0 + -1.25)), ((7.0 * double(k4)) + (v13 * 2.0 - 3.0)));
        }
      }
      double v15 = (std::min<double>(v1, std::sqrt(x[2])) / double(k4));
    }
    double v16 = ((x[5] + (3.0 * x[5] - 0.0)) * (x[2] - (x[0] - 7.0)) - std::min<double>((x[4] + 7.0), (7.0 * x[1] - v1)));
    double v17 = double(k4);
  }
  return std::max<double>(((3.0 * -1.25) - (x[3] - 7.0)), ((x[4] + x[3]) - (-1.25 * 2.0)));
}
inline double f307202(const double* x) {
  double v1 = x[4];
  double v2 = x[3];
  if ((((v2 * 0.5 - 3.0) < (1e-3 - 7.0)) || (std::min<double>(3.0, v1) == x[5]))) {
    if ((((v2 - 1e-3) - x[1]) > std::sqrt(x[3]))) return x[2];
    v1 = std::sqrt((std::max<double>(3.0, 7.0) * (2.0 * 3.0)));
    double v3 = (((0.5 * -1.25) + x[0]) - x[5]);
  } else {
    v2 *= std::max<double>(x[3], std::max<double>((-1.25 / 7.0), std::max<double>(v1, x[1])));
    for (int k4 = 0; k4 < 2; ++k4) {
      double* p5 = ((((x[3] >= x[4]) && (1e-3 < 7.0)) || (1e-3 == 2.0)) || ((-1.25 <= 0.0) && ((x[0] < -1.25) && (0.0 < 2.0)))) ? &v2 : &v1;
      *p5 += std::fabs(((x[5] * x[5] - 2.0) + std::max<double>(3.0, 7.0)));
      for (int k6 = 0; k6 < 2; ++k6) {
        double a7[3] = {std::min<double>(x[0], (((3.0 == v2) ? 2.0 : 0.5) / (v2 + 0.5))), (((2.0 > double(k4)) || (2.0 != 1e-3)) ? (double(k6) + std::sqrt(2.0)) : ((x[3] > 0.0) ? (-1.25 * 2.0) : double(k6))), (std::min<double>(x[5], x[4]) + double(-1))};
        const unsigned i8 = unsigned(8) % 3;
      }
    }
    v1 -= ((x[1] * std::fabs(1e-3) - std::sqrt(7.0)) - std::min<double>((x[1] - -1.25), v2));
  }
  double v9 = std::max<double>(((7.0 + 2.0) * (3.0 / x[5]) - (3.0 * x[1])), std::sqrt((0.5 * 0.5 - v2)));
  if ((x[2]) > 0) {
    for (int k10 = 0; k10 < 4; ++k10) {
      double v11 = ((std::max<double>(3.0, x[2]) >= (0.0 * 2.0 - 1e-3)) ? float(-1) : std::max<double>(float(int(unsigned(7) * unsigned(9))), (1e-3 / v9)));
    }
  }
  double v12 = (x[2] * (-1.25 / (0.5 / 0.0)));
  return std::sqrt(std::sqrt((0.5 + v1)));
}
inline double f307203(const double* x) {
  double v1 = (x[2] * ((0.5 + 7.0) - x[3]) - (((2.0 == 3.0) ? 3.0 : x[5]) - std::fabs(0.5)));
  v1 += (x[3] + x[1]);
  int w2 = 1;
  for (int k3 = 0; k3 < 1; ++k3) {
    double v4 = std::sqrt(x[0]);
    v4 -= ((double(k3) * x[1] - ((1e-3 != -1.25) ? -1.25 : x[3])) - ((v1 * v4) * (x[0] - v1) - v1));
  }
  return (((x[0] / x[1]) * (0.0 * -1.25 - 3.0)) + (x[3] - (2.0 / x[5])));
}
inline double f307204(const double* x) {
  double v1 = (((0.0 * 0.5) > (1e-3 * 0.5)) ? std::fabs(x[4]) : x[5]);
  for (int k2 = 0; k2 < 1; ++k2) {
    int n3 = (3.0 >= ((x[0] - double(k2)) - x[3])) ? 1 : -1;
    switch (n3) { case 0: v1 = x[2]; break; case 1: v1 = std::sqrt(std::fabs(v1)); default: v1 = (((3.0 + v1) - x[3]) * x[0] - ((x[4] / 7.0) / x[1])); }
    v1 *= (((2.0 * x[2] - double(k2)) + (x[3] * 0.0)) - -1.25);
    if ((((0.0 - x[3]) + std::sqrt(float(2)))) > 0) {
      double v4 = ((v1 * (0.0 - -1.25)) - (float(cut(0.5)) - (2.0 - 7.0)));
      for (int k5 = 0; k5 < 1; ++k5) {
        double v6 = ((std::sqrt(1e-3) - (x[4] + 0.5)) + x[1]);
        for (int k7 = 0; k7 < 4; ++k7) {
          double a8[3] = {std::sqrt(((0.5 * 7.0 - 2.0) - (0.0 - 0.0))), (0.0 - (double(k7) * double(k7))), ((!(2.0 <= x[5]) && ((1e-3 >= 2.0) || (2.0 >= x[0]))) ? (v4 - float(4)) : x[3])};
          const unsigned i9 = unsigned(std::min(int(unsigned(((1e-3 >= v4) ? 5 : int(int16_t(-2)))) ^ unsigned(int(unsigned(4) + unsigned(std::min(0, 7))))), -2)) % 3;
          int n10 = (((0.5 == -1.25) && (-2 <= int((int64_t(-3) * (8 >> 12) - -3) / 3 % 1000))) || (8 == cut(0.5))) ? 2 : 4;
          switch (n10) { case 0: a8[i9] = (std::max<double>(std::max<double>(0.5, 2.0), (7.0 - 0.5)) * ((3.0 < -1.25) ? (0.0 * a8[1]) : (-1.25 + 0.0)) - (((x[1] != -1.25) ? 2.0 : a8[i9]) + std::sqrt(v6))); break; case 1: a8[i9] = ((((1e-3 == 7.0) ? v6 : 1e-3) * (v1 * 1e-3 - x[4]) - double(k5)) - ((-1.25 * double(k7) - v4) + x[5])); default: v1 = (((-1.25 * -1.25 - 0.5) * std::min<double>(1e-3, 2.0)) - std::max<double>(((0.5 < 0.0) ? 3.0 : 7.0), (0.5 * 0.0))); }
        }
      }
      double v11 = x[4];
    } else {
      if ((std::sqrt((x[2] - v1)) == std::fabs(x[0]))) break;
      if ((8 < int(unsigned(2) | unsigned(cut(7.0))))) {
        double v12 = (std::fabs(x[4]) - v1);
      }
    }
  }
  double v13 = (std::min<double>(std::min<double>(x[0], 0.0), x[4]) * ((x[0] * v1 - 2.0) * ((2.0 < x[5]) ? 7.0 : 7.0)));
  double v14 = (((x[2] + 2.0) - (3.0 + x[0])) - std::sqrt((7.0 * 0.5)));
  double v15 = ((std::max<double>(3.0, 0.0) * (0.5 / 7.0)) - ((x[5] * x[1] - 0.5) - (0.5 / 7.0)));
  double v16 = (float(int(unsigned(6) * unsigned(3))) * 7.0);
  double v17 = double((cut(0.5) >> (1 + (6 & 7))));
  return (!(1e-3 > 7.0) ? (x[2] * std::fabs(7.0)) : std::sqrt(std::fabs(v1)));
}
inline double f307205(const double* x) {
  double v1 = std::max<double>(std::fabs((7.0 - 3.0)), x[3]);
  for (int k2 = 0; k2 < 4; ++k2) {
    if (((x[1] * x[1]) == std::max<double>((-1.25 + 3.0), 1e-3))) return (((1e-3 * 7.0 - 2.0) + std::min<double>(x[5], 3.0)) * (std::min<double>(0.0, x[5]) * (0.5 + 0.0)) - std::max<double>((2.0 * 3.0 - 3.0), (7.0 * x[2])));
  }
  v1 *= (((1e-3 - 7.0) <= x[0]) ? ((0.0 / 3.0) / (1e-3 * 0.5 - 7.0)) : std::sqrt(v1));
  if ((x[5]) > 0) {
    if ((((7.0 * 0.0 - -1.25) * (3.0 + 3.0) - (x[3] + x[0])) > ((0.5 <= 3.0) ? x[1] : x[0]))) {
      int n3 = (((x[1] + 3.0) >= std::sqrt(7.0)) || ((7.0 + 7.0) < x[0])) ? 1 : int((int64_t(int(unsigned((-1 >> (1 + (cut(3.0) & 7)))) & unsigned((-1 >> (1 + (cut(1e-3) & 7)))))) * (int(uint16_t(std::min(((7.0 < 3.0) ? 3 : -2), int(unsigned(8) + unsigned(8))))) >> 12) - int(unsigned((-1 >> (1 + (cut(3.0) & 7)))) & unsigned((-1 >> (1 + (cut(1e-3) & 7)))))) / 3 % 1000);
      switch (n3) { case 0: v1 = (x[2] / (std::min<double>(0.0, -1.25) + x[5])); break; case 1: v1 = ((std::sqrt(3.0) > std::sqrt(x[3])) ? std::sqrt(double(-1)) : x[3]); default: v1 = x[0]; }
      v1 -= ((((5 > 4) ? 0.0 : x[3]) == std::min<double>(1e-3, 0.0)) ? ((-1.25 <= x[5]) ? x[2] : (v1 - x[4])) : std::sqrt(std::fabs(3.0)));
      double a4[3] = {std::min<double>((x[1] + std::max<double>(x[2], 3.0)), (double(int(unsigned(5) ^ unsigned(3))) * std::min<double>(1e-3, x[3]) - (x[0] * 0.5))), ((cut(3.0) == int(unsigned(int(unsigned(0) - unsigned(1))) + unsigned(0))) ? (x[3] + x[5]) : x[5]), (std::sqrt(std::min<double>(0.5, 1e-3)) + x[2])};
      const unsigned i5 = unsigned(3) % 3;
    } else {
      if (((std::fabs(7.0) + 3.0) > (x[0] * (7.0 + 7.0) - (v1 - -1.25)))) {
        for (int k6 = 0; k6 < 4; ++k6) {
          if (((((2.0 * -1.25 - 3.0) / (7.0 + 2.0)) + ((7.0 <= 0.0) ? std::min<double>(double(k6), 0.0) : v1))) > 0) {
            if ((0.5) > 0) {
              for (int k7 = 0; k7 < 2; ++k7) {
                int n8 = ((!(-2 > -3) || (int(unsigned(0) - unsigned(0)) < int(unsigned(3) ^ unsigned(7)))) || ((0.0 + 3.0) < 2.0)) ? 2 : 8;
                switch (n8) { case 0: v1 = ((double(k6) / (0.5 - double(k6))) * double(k6)); break; case 1: v1 = std::fabs(((0.5 + 7.0) * (1e-3 * 0.5))); default: v1 = x[4]; }
                double v9 = std::sqrt(std::fabs(double(k7)));
                double v10 = ((std::fabs(x[3]) * (double(k6) + 0.5) - v1) / x[5]);
              }
              double v11 = (std::sqrt((3.0 * 7.0 - 7.0)) * (((x[2] < -1.25) && (x[1] != -1.25)) ? (x[4] / 0.0) : ((-2 != 8) ? double(k6) : -1.25)) - x[5]);
              double v12 = (std::sqrt((1e-3 * 0.0)) + (x[1] - (x[1] + 2.0)));
            }
          }
        }
      } else {
        double v13 = x[3];
        double v14 = ((x[3] + std::min<double>(3.0, 0.0)) + ((v13 * v1) + x[1]));
        double v15 = v1;
      }
      double v16 = x[5];
      double v17 = (((7.0 + 2.0) + 1e-3) * ((v1 - -1.25) * (3.0 + 1e-3) - x[4]));
    }
    double v18 = (std::fabs(x[0]) - ((7.0 - 2.0) + 0.5));
    double v19 = std::sqrt((((3.0 >= x[2]) && (0.5 < v18)) ? std::sqrt(0.0) : v1));
  } else {
    double v20 = std::fabs((!(3.0 != 3.0) ? std::sqrt(x[5]) : (7.0 * 0.5)));
    double v21 = ((x[1] * 1e-3) - ((0.0 - x[4]) * std::sqrt(3.0)));
  }
  double v22 = float(int((int64_t(4) * (cut(0.5) >> 12) - 4) / 3 % 1000));
  double v23 = (((0.5 - x[3]) * std::sqrt(7.0)) / double(int(unsigned(int(unsigned(4) ^ unsigned(9))) - unsigned(cut(v1)))));
  double v24 = std::sqrt(std::min<double>(7.0, v1));
  double v25 = v23;
  return std::min<double>(x[1], std::fabs(v23));
}
inline double f307206(const double* x) {
  double v1 = x[4];
  v1 -= x[5];
  for (int k2 = 0; k2 < 2; ++k2) {
    if ((x[3]) > 0) {
      for (int k3 = 0; k3 < 2; ++k3) {
        if (std::isnan(-1.25)) {
          double v4 = std::max<double>(x[2], (std::min<double>(3.0, 3.0) + (x[4] + 0.0)));
          v1 -= double(k3);
        }
        double v5 = std::min<double>(std::sqrt(std::fabs(0.5)), ((x[2] + -1.25) + double(int((int64_t(2) * (5 >> 12) - 2) / 3 % 1000))));
        for (int k6 = 0; k6 < 1; ++k6) {
          if ((v5) > 0) {
            double v7 = std::max<double>(((-1 != (-3 >> (1 + (9 & 7)))) ? ((double(k2) <= 1e-3) ? 0.5 : -1.25) : (x[1] - 7.0)), x[4]);
            for (int k8 = 0; k8 < 3; ++k8) {
              double* p9 = (((v5 * -1.25 - 0.5) * std::min<double>(2.0, 0.0)) <= double(k8)) ? &v5 : &v1;
              *p9 += std::sqrt(((x[4] * -1.25 - 0.5) * (7.0 * 3.0 - 7.0) - (double(k6) * 3.0 - -1.25)));
            }
            double v10 = (((7.0 - 2.0) * 1e-3 - (3.0 * 0.5)) - ((1e-3 + 3.0) + (1e-3 * double(k2))));
          }
          double v11 = std::fabs(std::fabs((2.0 + 0.0)));
        }
      }
      double v12 = (((1e-3 - 0.5) - (1e-3 * 2.0 - 7.0)) / (std::max<double>(0.0, -1.25) / (1e-3 * x[5] - 3.0)));
    }
  }
  double v13 = (std::max<double>((3.0 * 0.5), x[1]) - (x[4] * (0.0 * x[5] - v1) - (0.5 - x[3])));
  double v14 = x[3];
  return std::fabs(((0.0 * 0.5) / x[3]));
}
inline double f307207(const double* x) {
  double v1 = x[0];
  double v2 = double(((x[1] != 1e-3) ? 4 : (4 >> (1 + (int((int64_t(4) * (3 >> 12) - 4) / 3 % 1000) & 7)))));
  if (((std::fabs(x[5]) * (x[5] * v1) - x[5])) > 0) {
    double v3 = x[1];
    double v4 = std::min<double>(x[4], ((x[1] + v3) / std::fabs(0.5)));
    double v5 = (std::min<double>((3.0 * -1.25), x[3]) * v1);
  } else {
    for (int k6 = 0; k6 < 3; ++k6) {
      double v7 = std::max<double>(v2, (((0.5 > -1.25) ? 0.0 : 7.0) + (v1 - 3.0)));
    }
    for (int k8 = 0; k8 < 4; ++k8) {
      if (((!(0.5 != v2) ? (2.0 + 0.0) : x[2]) < double(k8))) {
        double v9 = (double(k8) * (std::sqrt(x[1]) - (1e-3 - 2.0)) - (((0.0 < -1.25) && (2.0 >= 0.5)) ? x[1] : x[2]));
      }
      v2 -= x[2];
      double v10 = (std::sqrt(((5 != 5) ? 1e-3 : x[3])) + double(int(unsigned(7) ^ unsigned(int(int8_t(8))))));
    }
  }
  v1 *= x[0];
  v1 = std::sqrt(std::sqrt(2.0));
  double v11 = (std::sqrt(std::max<double>(0.5, 7.0)) * ((0.0 * 1e-3 - 2.0) - x[3]));
  double v12 = (((-1.25 + x[1]) * ((v2 > 1e-3) ? v1 : x[1]) - (0.0 - 2.0)) * std::max<double>((0.5 * 0.0 - 1e-3), std::sqrt(1e-3)));
  return x[1];
}
inline double f307208(const double* x) {
  double v1 = std::fabs(((3.0 + 2.0) + x[2]));
  v1 += (std::max<double>(std::max<double>(1e-3, x[2]), v1) * x[3]);
  for (int k2 = 0; k2 < 2; ++k2) {
    for (int k3 = 0; k3 < 2; ++k3) {
      if ((v1) > 0) {
        int w4 = (cut((7.0 - 3.0)) >> (1 + (9 & 7)));
      }
    }
    v1 = (std::fabs((x[0] - -1.25)) + (x[3] / (7.0 / 1e-3)));
    for (int k5 = 0; k5 < 3; ++k5) {
      v1 += float(-2);
      if (!((0.5 + 0.5) > (-1.25 * double(k5)))) return (x[3] / std::fabs(x[0]));
    }
  }
  for (int k6 = 0; k6 < 3; ++k6) {
    int n7 = (((x[1] - 2.0) >= (0.5 + 0.0)) && std::isnan(x[0])) ? 2 : int(unsigned((7 % (1 + (5 & 7)))) - unsigned(((std::min(4, -2) > int(unsigned(2) | unsigned(5))) ? ((0.0 > x[3]) ? 4 : int(unsigned(4) * unsigned(1))) : int(unsigned(cut(7.0)) * unsigned(cut(0.5))))));
    switch (n7) { case 0: v1 = x[3]; break; case 1: v1 = (((3.0 * 7.0) + (double(k6) * 0.0)) * x[1]); default: v1 = (((0.0 >= x[0]) || (1 < std::min(-1, -3))) ? ((3.0 - 0.5) + (-1.25 * x[5])) : ((7.0 / 7.0) / double(1))); }
  }
  v1 *= (std::sqrt(-1.25) * std::min<double>(std::sqrt(x[4]), (-1.25 + 0.5)) - x[3]);
  double v8 = (((7.0 - 1e-3) * std::sqrt(0.5) - x[2]) + std::sqrt(v1));
  v1 += x[3];
  return (1e-3 * std::sqrt(x[3]) - ((7.0 + 2.0) - (1e-3 - 3.0)));
}
inline double f307209(const double* x) {
  double v1 = x[4];
  if ((int(unsigned(cut(x[5])) ^ unsigned(int(unsigned(4) * unsigned(int(int8_t(7)))))) == 2)) {
    if ((float(((x[2] != x[1]) ? 7 : 7))) > 0) {
      for (int k2 = 0; k2 < 4; ++k2) {
        double v3 = double(9);
        for (int k4 = 0; k4 < 2; ++k4) {
          double v5 = v3;
          double v6 = (x[0] + std::sqrt(x[4]));
          v5 += std::fabs((double(std::min(0, 0)) + std::sqrt(-1.25)));
        }
      }
    }
  }
  if ((4 != 4)) {
    v1 -= std::min<double>(x[3], std::sqrt(x[5]));
    if ((std::min<double>((2.0 + 0.0), std::sqrt(0.5)) > ((3.0 + 0.0) / std::sqrt(2.0)))) return float(9);
    v1 *= ((double(cut(1e-3)) + v1) * (((2.0 >= 3.0) ? x[3] : x[1]) + float(-3)) - x[2]);
  } else {
    int n7 = (std::sqrt((-1.25 * 1e-3)) != (x[4] - (x[1] * 0.0))) ? 0 : int(int8_t(6));
    switch (n7) { case 0: v1 = std::sqrt((std::min<double>(7.0, 7.0) * (2.0 + 1e-3) - (x[2] * x[0]))); break; case 1: v1 = (x[5] * (double(int(unsigned(4) & unsigned(0))) * (-1.25 * 1e-3 - 0.0))); default: v1 = x[5]; }
    v1 -= std::max<double>(double(cut(x[4])), (std::sqrt(2.0) + x[1]));
    double v8 = (std::fabs(x[2]) * (std::fabs(-1.25) / std::fabs(2.0)));
  }
  double v9 = x[3];
  double v10 = (std::fabs(x[3]) + (float(0) * x[1]));
  double v11 = std::sqrt(x[3]);
  double v12 = (x[2] + (float((9 / (1 + (8 & 7)))) * (2.0 / -1.25)));
  double v13 = std::sqrt(std::fabs((0.5 * -1.25)));
  return v12;
}
inline double f307210(const double* x) {
  double v1 = ((x[4] * x[3] - x[5]) - double((cut(0.0) >> (1 + (int(unsigned(1) & unsigned(0)) & 7)))));
  if ((!((x[4] != 0.0) || (6 <= 3)) && (9 > 7))) return std::sqrt(x[1]);
  int n2 = (std::sqrt(std::sqrt(0.0)) == (std::fabs(3.0) + (-1.25 - x[2]))) ? 1 : int(uint16_t(int(int8_t(int(unsigned(int(unsigned(1) * unsigned(5))) * unsigned(-2))))));
  switch (n2) { case 0: v1 = (x[5] - float((1 >> (1 + (int(int64_t(-3)) & 7))))); break; case 1: v1 = (((-1.25 + 7.0) * (3.0 - 2.0)) / ((0.0 / x[4]) + v1)); default: v1 = x[3]; }
  for (int k3 = 0; k3 < 4; ++k3) {
    if (std::isnan(x[0])) continue;
    v1 = x[0];
    if (((std::sqrt(7.0) < (-1.25 * x[3])) && ((0.5 * 0.5 - 0.0) > (2.0 + x[2])))) {
      v1 -= v1;
      double v4 = (x[4] * double(int(unsigned(int(unsigned(8) & unsigned(-3))) * unsigned(int(unsigned(4) - unsigned(6))))) - x[3]);
    } else {
      for (int k5 = 0; k5 < 1; ++k5) {
        v1 = x[1];
        double v6 = (double(k3) * 2.0);
        int n7 = ((-3 != int(unsigned(7) * unsigned(int(uint16_t(-2))))) || std::isnan(x[3])) ? 0 : int(unsigned(int(unsigned(3) & unsigned(3))) ^ unsigned(int(unsigned(0) ^ unsigned(int(unsigned(-1) ^ unsigned(int(int16_t(0))))))));
        switch (n7) { case 0: v6 = ((cut(-1.25) > (((2.0 < 1e-3) ? -2 : -1) / (1 + (((0.5 <= 3.0) ? 9 : 0) & 7)))) ? (((7.0 == 3.0) ? x[5] : x[2]) - (0.0 - 2.0)) : std::sqrt(x[2])); break; case 1: v6 = x[2]; default: v6 = x[4]; }
      }
      for (int k8 = 0; k8 < 2; ++k8) {
        if ((((3.0 < 3.0) ? (2.0 * x[5] - 7.0) : (x[1] * 2.0 - double(k8))) >= x[0])) return ((std::min<double>(-1.25, 2.0) / x[3]) - (((0.0 >= 3.0) || (-2 > 2)) ? std::max<double>(-1.25, 3.0) : ((x[2] >= double(k8)) ? x[5] : 2.0)));
      }
      double v9 = (x[2] * std::sqrt(double(k3)));
    }
  }
  double v10 = (v1 - (x[2] / (1e-3 - x[1])));
  return v10;
}
inline double f307211(const double* x) {
  double v1 = std::min<double>(((7 == int(unsigned(1) | unsigned(5))) ? ((x[1] > 2.0) ? 1e-3 : 0.5) : x[5]), std::min<double>(((x[1] < 2.0) ? x[1] : 2.0), x[3]));
  double v2 = (x[5] + x[4]);
  for (int k3 = 0; k3 < 1; ++k3) {
    if (((double(k3) * v2 - (7.0 * x[1])) != x[1])) break;
    double a4[3] = {std::min<double>(((7.0 - x[4]) / x[3]), x[4]), (std::max<double>((7.0 - -1.25), (v2 / 0.5)) + ((x[3] - 0.5) * ((x[5] < x[2]) ? 0.5 : 1e-3))), ((!(0.5 <= v2) || (1e-3 < v1)) ? (x[3] - std::fabs(1e-3)) : ((3.0 < -1.25) ? (v2 + 0.5) : ((9 > 2) ? 0.0 : x[3])))};
    const unsigned i5 = unsigned(cut((std::sqrt(3.0) * std::sqrt(1e-3) - (7.0 / -1.25)))) % 3;
  }
  double v6 = v1;
  for (int k7 = 0; k7 < 3; ++k7) {
    for (int k8 = 0; k8 < 1; ++k8) {
      double v9 = (std::max<double>(v2, (3.0 / double(k8))) * (std::fabs(double(k7)) - std::sqrt(0.0)));
      double v10 = (std::sqrt(double(k7)) * v1 - x[4]);
    }
    double a11[3] = {x[5], x[0], (((-1.25 - double(k7)) * std::sqrt(1e-3) - ((0.0 == 1e-3) ? x[5] : x[4])) * std::max<double>((2.0 - v6), (0.5 - 3.0)) - std::min<double>((x[5] * 0.5), x[1]))};
    const unsigned i12 = unsigned(4) % 3;
  }
  v6 = ((x[0] + (0.0 - 0.5)) * ((v6 + 0.5) * x[2]));
  v2 = std::max<double>(std::sqrt((0.0 - v1)), std::max<double>((x[1] / -1.25), (x[4] / x[3])));
  return ((!(1e-3 > 3.0) ? x[0] : std::min<double>(7.0, 7.0)) - ((0.5 + v2) / v2));
}
inline double f307212(const double* x) {
  double v1 = (x[0] * ((3.0 * 2.0) * ((x[1] < 1e-3) ? x[3] : x[4])));
  double v2 = (x[3] + x[3]);
  if (((((7.0 >= x[0]) && (x[0] < -1.25)) ? x[1] : x[5]) >= (x[4] * (x[0] * 3.0 - 0.0)))) {
    for (int k3 = 0; k3 < 3; ++k3) {
      if ((((-1 > int(unsigned(-3) & unsigned(1))) || std::isnan(2.0)) || (x[4] == (v2 * 0.5 - x[4])))) {
        double a4[3] = {x[3], std::fabs(x[2]), std::min<double>(v2, std::min<double>(x[0], (-1.25 + 3.0)))};
        const int i5 = (x[0] < x[5]) ? 0 : 2;
        for (int k6 = 0; k6 < 3; ++k6) {
          v1 *= std::sqrt(std::max<double>((0.0 / x[4]), x[3]));
          double v7 = ((x[1] - x[1]) / std::min<double>(((3.0 > 0.0) ? -1.25 : v2), std::fabs(x[5])));
        }
        v1 = (v1 + x[3]);
      } else {
        double v8 = std::max<double>(v1, v1);
        v8 += (std::min<double>(v8, (7.0 / 2.0)) * v1 - (x[3] * v2 - x[4]));
        v1 *= v2;
      }
      for (int k9 = 0; k9 < 1; ++k9) {
        if (((((0.5 <= 2.0) && (0.5 == x[2])) ? (x[1] * x[2] - 1e-3) : x[5]) > ((0.5 / -1.25) * std::sqrt(double(k9))))) {
          double v10 = v2;
          double v11 = (((double(k3) * 7.0 - 3.0) * x[4] - std::max<double>(1e-3, 7.0)) * v2 - (((9 != 6) ? -1.25 : 0.0) * std::sqrt(2.0) - float(3)));
        }
        double v12 = std::max<double>(((-1.25 < 0.0) ? std::max<double>(2.0, 7.0) : x[5]), v2);
      }
      double v13 = std::fabs(x[0]);
    }
    double v14 = x[0];
    double v15 = std::fabs((std::sqrt(v14) * std::min<double>(1e-3, 0.0) - v14));
  } else {
    double v16 = std::sqrt(std::min<double>(x[1], (x[0] * 0.5)));
  }
  double v17 = (((v1 != 7.0) ? (0.5 * 7.0) : (0.0 - 7.0)) - float(int(unsigned((4 >> (1 + (0 & 7)))) * unsigned(-1))));
  double v18 = x[0];
  double v19 = std::sqrt(std::sqrt(3.0));
  double v20 = v1;
  return (v18 - ((x[2] - v1) + (3.0 + x[2])));
}
inline double f307213(const double* x) {
  double v1 = (x[3] + ((x[5] * 1e-3 - 0.5) * ((x[5] == 0.0) ? -1.25 : 1e-3)));
  v1 = std::sqrt(std::sqrt((2.0 + 1e-3)));
  v1 -= (((-1.25 + -1.25) / (0.0 * 0.5 - 3.0)) + x[4]);
  v1 -= x[1];
  if (((int(int8_t(std::min(-3, 0))) == 1) && (x[4] != (0.5 * 0.0)))) return (x[1] * ((3.0 < 1e-3) ? (x[4] * 3.0) : std::min<double>(7.0, 0.0)) - ((x[0] != 1e-3) ? std::sqrt(v1) : x[1]));
  double v2 = v1;
  return x[3];
}
inline double f307214(const double* x) {
  double v1 = ((std::fabs(x[0]) * std::min<double>(2.0, 7.0)) * x[0] - (std::sqrt(2.0) * std::min<double>(2.0, x[1])));
  double v2 = std::min<double>((v1 - ((3.0 > x[4]) ? 0.0 : 0.0)), (std::sqrt(3.0) * ((0.0 <= 0.5) ? x[4] : 7.0) - (-1.25 + 2.0)));
  if ((x[5] < x[4])) {
    double v3 = (2.0 * (std::sqrt(x[4]) - x[3]) - (std::sqrt(x[5]) - float(0)));
    if ((((2.0 - 0.0) * std::fabs(1e-3)) < std::fabs(x[4]))) {
      v3 = (x[3] - std::fabs(x[2]));
      if ((std::max<double>(2.0, x[4]) <= (std::sqrt(3.0) - v2))) return (x[4] * (v1 + (-1.25 + 2.0)) - v2);
    } else {
      for (int k4 = 0; k4 < 1; ++k4) {
        int n5 = (x[3] < v3) ? 1 : int(unsigned(int((int64_t((1 >> (1 + (int(unsigned(9) & unsigned(8)) & 7)))) * (int(unsigned(9) * unsigned(cut(x[1]))) >> 12) - (1 >> (1 + (int(unsigned(9) & unsigned(8)) & 7)))) / 3 % 1000)) & unsigned(0));
        switch (n5) { case 0: v1 = v3; break; case 1: v1 = (x[1] - std::sqrt(std::min<double>(1e-3, 3.0))); default: v2 = ((!(2.0 <= 0.5) ? std::fabs(v3) : v1) - ((7.0 - x[2]) * x[5] - -1.25)); }
        if ((std::min<double>((7.0 / v2), std::sqrt(3.0)) <= v2)) {
          v1 -= x[3];
          for (int k6 = 0; k6 < 3; ++k6) {
            if (!(3.0 <= (0.0 / 1e-3))) {
              v2 += (double(k4) / ((1e-3 * 0.0 - v2) * std::min<double>(-1.25, x[1]) - ((2.0 != 0.5) ? -1.25 : 0.5)));
              v1 *= double((-2 / (1 + (3 & 7))));
            } else {
              double v7 = x[3];
              double v8 = (std::sqrt((v3 - 2.0)) + (std::sqrt(double(k4)) * (2.0 - 7.0)));
            }
            double v9 = std::max<double>(std::max<double>((0.0 * 2.0), (1e-3 - 7.0)), v3);
          }
          double v10 = double(6);
        } else {
          double v11 = (((0.0 * 0.0 - 3.0) + v2) + x[1]);
          double v12 = (std::max<double>((7.0 * v1), x[0]) / v1);
        }
      }
      double v13 = x[4];
    }
    double v14 = (std::max<double>((0.5 * v3), (3.0 * 2.0 - 1e-3)) * ((1e-3 + 1e-3) + (0.0 * v1)));
  } else {
    double v15 = std::sqrt((std::fabs(7.0) * x[2]));
    double v16 = (((2.0 + -1.25) * x[1] - x[4]) - ((0.5 * 0.0) + x[1]));
    double v17 = std::fabs(((0.5 != 2.0) ? (1e-3 + 3.0) : (v15 * 1e-3)));
  }
  double v18 = std::max<double>(((x[4] * 7.0 - x[4]) * (1e-3 * 7.0) - x[3]), v2);
  double v19 = v2;
  double v20 = ((v19 + (3.0 / 0.5)) - ((x[1] >= 1e-3) ? float(((0.0 > 1e-3) ? 0 : 6)) : (v19 / 0.5)));
  double v21 = (std::sqrt((-1.25 + 0.5)) - x[1]);
  return ((!(v20 < v1) ? (0.5 * x[5] - -1.25) : 7.0) * ((v19 - 1e-3) - x[0]));
}
inline double f307215(const double* x) {
  double v1 = (x[3] * x[0] - ((0.5 - 3.0) * x[4]));
  double v2 = std::max<double>((x[4] - (1e-3 * 0.5 - 1e-3)), -1.25);
  if ((std::min(int(unsigned(int(uint16_t(3))) ^ unsigned(((x[5] <= x[2]) ? 4 : 8))), 0) > 0)) return std::fabs((x[1] * std::fabs(-1.25) - 2.0));
  if (((((3.0 * 0.5) + x[2]) + ((1e-3 - 0.5) * (2.0 + 0.0)))) > 0) {
    double v3 = (((v1 + x[1]) * (7.0 * 7.0 - 0.5) - float(9)) / (x[2] * (x[4] + 3.0) - std::min<double>(7.0, 1e-3)));
  } else {
    for (int k4 = 0; k4 < 2; ++k4) {
      v1 *= 7.0;
      double v5 = std::fabs(v2);
      v2 = (v1 * ((1e-3 + v5) + x[5]));
    }
  }
  v1 += float(1);
  if ((std::sqrt(v1) == ((1e-3 - x[2]) * std::max<double>(7.0, 2.0)))) return x[0];
  return (((0.0 * 0.0) * std::max<double>(1e-3, 7.0)) + x[3]);
}
inline double f307216(const double* x) {
  double v1 = (((3.0 * 3.0 - -1.25) * std::max<double>(3.0, x[2])) + (x[2] * float(int(unsigned(7) * unsigned(1))) - ((2.0 >= x[1]) ? 0.0 : x[5])));
  v1 = x[3];
  double v2 = v1;
  for (int k3 = 0; k3 < 1; ++k3) {
    double v4 = (((1e-3 * x[0] - 3.0) < x[5]) ? (!(7.0 > -1.25) ? (7.0 * 2.0 - 7.0) : x[0]) : std::sqrt((3.0 / 3.0)));
  }
  if ((std::min<double>((x[5] * 2.0), (0.5 + 0.5)) <= 1e-3)) {
    if (((x[4] - (x[0] - 1e-3)) < (std::min<double>(7.0, -1.25) - v1))) {
      v1 += (std::fabs((-1.25 + x[5])) / x[3]);
    } else {
      if (((((0.0 >= 2.0) ? 1e-3 : 0.0) > std::sqrt(x[4])) || (cut(-1.25) > int(unsigned(cut(7.0)) & unsigned(-1))))) {
        if ((std::max<double>(x[0], (0.5 * v1 - x[2])) > std::min<double>((2.0 * 1e-3 - x[1]), x[5]))) {
          for (int k5 = 0; k5 < 4; ++k5) {
            for (int k6 = 0; k6 < 2; ++k6) {
              if (!std::isnan(std::fabs(1e-3))) {
                double* p7 = ((((7.0 <= -1.25) ? 2.0 : 7.0) + (x[4] * 0.0 - double(k5))) == std::fabs(double(k5))) ? &v2 : &v1;
                *p7 += (((1 == int(unsigned(9) | unsigned(4))) ? double(k5) : 7.0) * ((7.0 + double(k6)) * (0.5 + v1) - float(5)));
                if ((std::sqrt(std::max<double>(x[1], 7.0)) <= (x[1] + (x[5] * 0.0)))) return std::min<double>((x[3] / v2), (std::max<double>(v2, 0.0) - double(k6)));
              } else {
                double v8 = (std::sqrt(std::sqrt(-1.25)) * (x[5] - std::sqrt(0.5)));
              }
            }
            double v9 = std::sqrt(((0.0 - x[3]) - (1e-3 * x[4] - x[3])));
          }
        } else {
          double v10 = (x[0] * std::min<double>((x[0] + x[5]), (7.0 - 0.5)));
          double v11 = (x[5] + ((1e-3 > 7.0) ? (2.0 + x[2]) : (1e-3 * x[3])));
        }
      }
    }
    double v12 = ((std::min<double>(7.0, 0.5) != (0.5 * 7.0)) ? x[2] : x[0]);
  } else {
    double v13 = (x[2] + ((-1.25 * 0.0 - 1e-3) * std::fabs(1e-3)));
    double v14 = (std::sqrt(v13) - std::sqrt((1e-3 - 3.0)));
    double v15 = -1.25;
  }
  double v16 = x[0];
  return double(cut((-1.25 + x[3])));
}
inline double f307217(const double* x) {
  double v1 = std::max<double>((0.0 * std::min<double>(x[4], 1e-3) - (2.0 * 7.0)), (x[0] * std::min<double>(-1.25, 2.0) - std::max<double>(x[2], x[2])));
  if ((std::min<double>((1e-3 * v1 - 7.0), ((1e-3 <= x[4]) ? 2.0 : 3.0)) <= std::fabs((3.0 + 3.0)))) return (((x[3] - -1.25) + float(int(unsigned(3) - unsigned(-1)))) + (x[3] * (2.0 + 0.0) - x[4]));
  v1 += v1;
  if ((x[2] <= x[1])) {
    for (int k2 = 0; k2 < 1; ++k2) {
      if ((((x[5] <= -1.25) && (2.0 == 3.0)) || (std::sqrt(-1.25) == (v1 * -1.25 - 1e-3)))) {
        if ((((v1 - 1e-3) > (7.0 * 3.0 - double(k2))) && (x[0] < (x[4] - 1e-3)))) {
          v1 += ((std::max<double>(-1.25, x[1]) / v1) * (std::sqrt(-1.25) / x[4]));
        }
        double v3 = x[1];
      }
      double v4 = (double(k2) * std::sqrt((-1.25 * double(k2) - 2.0)) - (x[2] + (0.0 * x[5])));
      for (int k5 = 0; k5 < 2; ++k5) {
        for (int k6 = 0; k6 < 4; ++k6) {
          double v7 = (((-1.25 * 2.0) + (x[0] + 2.0)) * ((1e-3 * 0.5 - 1e-3) - std::sqrt(1e-3)));
          for (int k8 = 0; k8 < 4; ++k8) {
            if ((std::isnan(double(k2)) && (((2.0 <= 7.0) ? 7.0 : 0.5) >= (-1.25 * 3.0 - v1)))) continue;
          }
          double v9 = (std::min<double>(double(k6), (2.0 * v7)) + x[5]);
        }
        double v10 = (((2.0 * 2.0) - std::min<double>(0.0, 0.5)) + std::sqrt((3.0 - x[2])));
      }
    }
    double v11 = (x[0] * x[1] - x[0]);
  } else {
    double v12 = (std::min<double>(double(std::min(-3, 5)), x[3]) - double(cut(0.5)));
    double v13 = (std::sqrt(x[3]) * std::fabs(1e-3) - std::min<double>(2.0, x[2]));
  }
  double v14 = (((1e-3 * 0.0) != (0.5 * 0.5)) ? std::min<double>(x[2], x[3]) : std::sqrt(std::fabs(7.0)));
  return ((((x[1] == x[4]) ? -1.25 : 0.0) >= (x[4] * 7.0)) ? x[4] : x[5]);
}
inline double f307218(const double* x) {
  double v1 = std::max<double>(((-1.25 <= 2.0) ? 3.0 : ((1e-3 == x[1]) ? x[2] : x[3])), x[1]);
  for (int k2 = 0; k2 < 3; ++k2) {
    int n3 = ((2 <= int(unsigned(-2) | unsigned(5))) || !!(-1.25 <= 2.0)) ? 2 : 7;
    switch (n3) { case 0: v1 = x[3]; break; case 1: v1 = (x[3] * (x[0] * ((2.0 <= 7.0) ? x[3] : x[3]))); default: v1 = float(int(unsigned(cut(3.0)) ^ unsigned(cut(3.0)))); }
  }
  if ((((1e-3 == x[4]) && (-1.25 < 2.0)) && (std::sqrt(1e-3) < (x[4] * 0.5)))) return x[1];
  double v4 = x[2];
  if (std::isnan(std::min<double>((x[0] * 7.0), ((0.0 != 1e-3) ? 0.5 : 2.0)))) return (((x[4] * 1e-3) + x[4]) - std::fabs((-1.25 * 0.0)));
  return std::min<double>(std::fabs((x[3] * x[1] - -1.25)), (((7.0 <= 7.0) ? 2.0 : v1) * ((3 < 9) ? x[0] : v1) - std::min<double>(7.0, 7.0)));
}
inline double f307219(const double* x) {
  double v1 = std::sqrt(float(2));
  v1 -= float(2);
  v1 -= x[1];
  v1 -= float((int(unsigned(2) * unsigned(cut(x[3]))) >> (1 + (int(unsigned(cut(1e-3)) & unsigned((7 % (1 + (2 & 7))))) & 7))));
  return v1;
}
inline double f307220(const double* x) {
  double v1 = std::sqrt(std::min<double>(std::sqrt(3.0), std::max<double>(3.0, 7.0)));
  for (int k2 = 0; k2 < 4; ++k2) {
    v1 -= (std::sqrt((7.0 + 0.5)) - (std::max<double>(-1.25, 2.0) - (-1.25 + -1.25)));
    int n3 = (int((int64_t(4) * (std::min(int(int64_t(0)), int(unsigned(6) & unsigned(6))) >> 12) - 4) / 3 % 1000) != int(unsigned((3 >> (1 + ((2 >> (1 + (-1 & 7))) & 7)))) & unsigned(4))) ? 1 : 7;
    switch (n3) { case 0: v1 = (x[3] * x[0]); break; case 1: v1 = (std::sqrt(std::max<double>(2.0, 2.0)) + std::max<double>(x[5], x[1])); default: v1 = x[3]; }
  }
  double a4[3] = {(x[4] * ((x[2] + 7.0) * x[0]) - ((1e-3 * 2.0 - 0.0) - (-1.25 * x[5] - 2.0))), std::min<double>((std::max<double>(-1.25, x[3]) * (v1 + 2.0)), (std::sqrt(1e-3) - (0.0 * v1 - 0.0))), std::max<double>(((0.5 * -1.25) - (3.0 * x[0] - 3.0)), x[3])};
  const unsigned i5 = unsigned(cut(x[5])) % 3;
  if (!(((-1.25 >= 0.5) ? 7.0 : -1.25) <= std::min<double>(x[3], a4[1]))) return ((((2 <= -3) ? 3.0 : 1e-3) - (2.0 * 0.5 - 0.0)) + ((0.5 + -1.25) + (-1.25 * x[5])));
  a4[i5] -= x[3];
  a4[i5] += ((a4[i5] - std::max<double>(7.0, v1)) - std::sqrt((x[5] * 0.0 - -1.25)));
  return std::min<double>(x[1], a4[i5]);
}
inline double f307221(const double* x) {
  double v1 = (x[0] + (((x[0] <= 1e-3) ? 1e-3 : x[5]) - (1e-3 * 1e-3)));
  if (std::isnan(x[2])) return std::sqrt(((7.0 - 2.0) * (x[4] * 1e-3)));
  for (int k2 = 0; k2 < 2; ++k2) {
    v1 -= (x[4] + x[3]);
  }
  double v3 = std::sqrt(std::sqrt((1e-3 * 1e-3)));
  for (int k4 = 0; k4 < 2; ++k4) {
    double a5[3] = {((std::sqrt(3.0) / std::min<double>(1e-3, 2.0)) - std::sqrt((2.0 * x[2] - 3.0))), std::max<double>((x[4] * (0.5 - 7.0) - (7.0 + -1.25)), double(k4)), x[1]};
    const unsigned i6 = unsigned(int(unsigned((cut(-1.25) % (1 + (9 & 7)))) + unsigned(5))) % 3;
  }
  if ((x[0] < ((x[1] * 0.0 - 3.0) * (0.0 * 2.0 - x[1])))) return (x[1] * (x[3] / (v1 * x[5] - 1e-3)));
  return x[1];
}
inline double f307222(const double* x) {
  double v1 = std::sqrt(x[0]);
  for (int k2 = 0; k2 < 4; ++k2) {
    int n3 = (x[0] > ((3.0 - -1.25) + x[1])) ? 2 : -2;
    switch (n3) { case 0: v1 = std::sqrt(x[2]); break; case 1: v1 = (!(3.0 >= 1e-3) ? (v1 - std::min<double>(x[1], 1e-3)) : std::sqrt(((x[2] == 0.5) ? x[5] : 2.0))); default: v1 = float(5); }
  }
  v1 -= x[1];
  double v4 = x[2];
  v1 += 3.0;
  double v5 = std::sqrt(std::fabs(((v1 != 0.5) ? 7.0 : 3.0)));
  double v6 = (((-1.25 <= 0.0) && (((-1.25 > v5) ? 7 : 2) > int(unsigned(5) | unsigned(8)))) ? x[5] : v1);
  double v7 = (x[1] - std::fabs(double(4)));
  return v4;
}
inline double f307223(const double* x) {
  double v1 = ((((x[0] >= 0.0) && (x[0] != -1.25)) || !(0.5 >= 1e-3)) ? ((0.5 * 7.0 - -1.25) / (0.5 * x[4])) : ((x[0] - x[5]) + 3.0));
  v1 = (std::min<double>(x[5], x[5]) * ((3.0 * 7.0) * x[2]));
  v1 *= ((x[4] * x[1] - (x[4] + 0.5)) - std::min<double>((1e-3 / x[3]), (0.0 * 7.0)));
  if ((double(int(unsigned((7 >> (1 + (0 & 7)))) & unsigned(int(int16_t(-2))))) <= x[5])) {
    for (int k2 = 0; k2 < 4; ++k2) {
      double v3 = std::sqrt((std::sqrt(3.0) - double(int((int64_t(6) * (7 >> 12) - 6) / 3 % 1000))));
    }
  } else {
    if ((std::sqrt(7.0) != std::fabs(x[2]))) return x[5];
  }
  for (int k4 = 0; k4 < 1; ++k4) {
    if ((((x[4] + -1.25) - (x[2] - x[4])) < (float(int(unsigned(0) | unsigned(1))) * x[3]))) {
      double v5 = v1;
      for (int k6 = 0; k6 < 3; ++k6) {
        if (std::isnan((double(k6) - (-1.25 + 1e-3)))) return std::min<double>(x[2], (std::sqrt(x[2]) - (0.5 / x[5])));
      }
      v5 = std::sqrt(((0.5 * 0.0 - 1e-3) + x[5]));
    } else {
      double v7 = (((3.0 + 0.0) - x[3]) / (std::sqrt(x[4]) * (x[5] / 1e-3)));
      for (int k8 = 0; k8 < 2; ++k8) {
        double v9 = (double(k4) * v7 - v7);
        double v10 = (std::max<double>(float(int(unsigned(1) * unsigned(8))), (3.0 - 1e-3)) + ((0.0 + x[0]) - x[0]));
      }
      double v11 = (((x[1] - 7.0) * ((x[5] == 2.0) ? v1 : v7)) - (std::sqrt(0.0) - v1));
    }
  }
  double v12 = x[5];
  return ((cut(x[4]) <= cut(7.0)) ? (std::min<double>(7.0, 7.0) + 7.0) : x[0]);
}
inline double f307224(const double* x) {
  double v1 = std::sqrt(((7.0 + 7.0) - (2.0 - 2.0)));
  v1 += x[1];
  if (((((0.0 == 3.0) ? -1.25 : 1e-3) != (1e-3 - x[0])) && (std::fabs(1e-3) >= std::sqrt(7.0)))) {
    for (int k2 = 0; k2 < 4; ++k2) {
      v1 -= (std::fabs((v1 * x[1] - 7.0)) - 1e-3);
      for (int k3 = 0; k3 < 3; ++k3) {
        v1 *= std::sqrt(std::min<double>((x[2] - 1e-3), (x[1] - 3.0)));
        v1 = (((x[2] + x[5]) > std::fabs(0.5)) ? (x[3] - x[5]) : std::min<double>(double(-3), std::fabs(0.5)));
      }
    }
    if (std::isnan((((x[2] > -1.25) ? 7.0 : 3.0) * (2.0 * x[1]) - (3.0 - 7.0)))) {
      double v4 = v1;
      double v5 = ((v4 + std::min<double>(x[4], 1e-3)) * ((0.0 > x[0]) ? std::sqrt(0.5) : (-1.25 - v1)));
    } else {
      for (int k6 = 0; k6 < 1; ++k6) {
        v1 += (((2.0 - 3.0) / std::min<double>(1e-3, 0.0)) - x[0]);
        for (int k7 = 0; k7 < 1; ++k7) {
          if ((x[4]) > 0) {
            double v8 = double(k6);
          } else {
            double v9 = x[4];
            double v10 = ((((-1.25 != 1e-3) ? -1.25 : 7.0) + std::sqrt(1e-3)) + ((0.0 - -1.25) * ((x[1] != 0.5) ? 0.0 : 7.0) - v1));
          }
          double v11 = (v1 * ((7.0 + -1.25) * std::max<double>(2.0, double(k7))));
        }
      }
      double v12 = (!((x[0] >= 0.5) || (x[0] == x[0])) ? (x[4] + double(((0.5 >= 7.0) ? 7 : -3))) : ((3.0 * 0.5) + x[2]));
    }
  }
  double v13 = x[5];
  double v14 = v13;
  double v15 = (x[5] + (x[5] - x[4]));
  double v16 = std::fabs(v15);
  return x[2];
}
inline double f307225(const double* x) {
  double v1 = (x[2] + std::max<double>(std::sqrt(x[5]), x[2]));
  v1 += (x[5] - (x[5] - ((3 <= 3) ? 2.0 : 3.0)));
  if (((-3 > 1) || (!(2.0 >= -1.25) || !(1e-3 < x[2])))) return (std::min<double>(std::fabs(3.0), std::sqrt(7.0)) - std::max<double>((3.0 * x[0]), std::sqrt(x[1])));
  double v2 = (std::min<double>((2.0 * 0.5), x[3]) - x[3]);
  double v3 = ((((0.5 < x[5]) ? 1e-3 : 0.0) * v1 - (x[1] * v1)) - std::min<double>(((7.0 != 3.0) ? 0.0 : 1e-3), v1));
  return (v3 + v2);
}
inline double f307226(const double* x) {
  double v1 = x[2];
  double v2 = (std::fabs((2.0 * 3.0 - 2.0)) - std::fabs((x[3] * 3.0)));
  if ((x[4] != ((1e-3 + 3.0) * x[2] - std::max<double>(7.0, x[3])))) {
    double v3 = (((0.5 + 1e-3) * x[4]) * x[4] - ((3.0 > 7.0) ? (x[3] - 0.5) : (1e-3 / 3.0)));
  } else {
    double v4 = std::max<double>((std::fabs(7.0) * ((2.0 == 7.0) ? 3.0 : 1e-3)), (std::max<double>(1e-3, 0.0) * v2 - std::fabs(2.0)));
    if ((2.0 >= float((-2 / (1 + (((x[3] != 7.0) ? 7 : 0) & 7)))))) {
      if ((std::sqrt((x[2] + 7.0)) <= x[2])) return (double(5) / (std::max<double>(v1, 0.0) + std::fabs(0.5)));
      v4 *= x[0];
      if (((float(int(unsigned(5) - unsigned(3))) != (-1.25 + x[2])) && std::isnan(v1))) return v1;
    }
    if (((((v2 / 0.5) - v4) * x[2] - ((1e-3 * 1e-3) + (x[3] * x[2] - -1.25)))) > 0) {
      if (((x[4] - float(int(unsigned(3) + unsigned(2)))) >= (x[0] * (0.0 * 0.0 - x[3])))) {
        v4 += v4;
        double* p5 = (std::fabs(v4) <= v2) ? &v2 : &v4;
        *p5 += double(int(unsigned(5) | unsigned(int(unsigned(1) + unsigned(cut(3.0))))));
        for (int k6 = 0; k6 < 1; ++k6) {
          double v7 = ((std::sqrt(x[1]) > v4) ? (x[1] + std::fabs(7.0)) : (float(-3) - (0.5 * -1.25)));
          double v8 = std::fabs(x[4]);
          double v9 = ((std::max<double>(-1.25, 3.0) - std::fabs(1e-3)) + ((0.5 - 0.0) - x[1]));
        }
      } else {
        double v10 = x[4];
        double v11 = std::min<double>(((3.0 * 1e-3) - (1e-3 - -1.25)), std::sqrt((0.0 + v10)));
        double v12 = (2.0 * ((0.5 <= 0.0) ? ((-1.25 != 0.5) ? v11 : 7.0) : v4) - x[5]);
      }
      double v13 = (x[1] - std::fabs(std::sqrt(7.0)));
    } else {
      double v14 = ((x[2] < (0.0 + 1e-3)) ? x[4] : x[2]);
      double v15 = std::max<double>(x[1], std::max<double>((0.0 * 1e-3), v2));
    }
  }
  double v16 = 2.0;
  double v17 = ((((0.5 <= 1e-3) ? -1.25 : v2) != v16) ? std::min<double>(x[4], std::fabs(x[5])) : 1e-3);
  return (((3.0 - 3.0) / float(int(unsigned(0) - unsigned(8)))) - std::min<double>((2.0 * 7.0), std::sqrt(v2)));
}
inline double f307227(const double* x) {
  double v1 = (x[2] + x[4]);
  for (int k2 = 0; k2 < 2; ++k2) {
    v1 = ((x[5] * x[2] - (3.0 * 2.0)) - x[4]);
    double v3 = ((x[5] <= std::sqrt(7.0)) ? v1 : (0.0 * (0.5 - 1e-3) - std::fabs(-1.25)));
  }
  if ((int(int16_t(std::min(int(unsigned(7) + unsigned(4)), int(unsigned(7) + unsigned(8))))) <= (1 >> (1 + (cut(0.0) & 7))))) return std::sqrt(std::sqrt((0.5 * 3.0 - 2.0)));
  double v4 = ((x[0] == ((x[0] >= 0.5) ? 0.0 : -1.25)) ? (x[3] + std::max<double>(x[0], 0.5)) : 3.0);
  double v5 = x[3];
  if ((x[4]) > 0) {
    v1 = std::max<double>(v1, std::sqrt(std::sqrt(-1.25)));
    v4 += x[4];
  }
  return (std::sqrt(v4) + x[3]);
}
inline double f307228(const double* x) {
  double v1 = ((x[3] - x[5]) - (std::sqrt(x[3]) + x[4]));
  v1 += x[3];
  v1 = ((((0.5 < 7.0) ? x[1] : -1.25) * x[3]) * std::min<double>((0.5 * 1e-3), ((0.0 == 0.0) ? 1e-3 : 7.0)));
  int n2 = (x[5] <= ((0.5 / x[2]) + x[3])) ? 2 : int((int64_t(int(unsigned((int(uint16_t(-3)) / (1 + (8 & 7)))) - unsigned(int(unsigned(cut(0.0)) | unsigned(int(unsigned(-3) * unsigned(8))))))) * ((cut(-1.25) / (1 + (cut(-1.25) & 7))) >> 12) - int(unsigned((int(uint16_t(-3)) / (1 + (8 & 7)))) - unsigned(int(unsigned(cut(0.0)) | unsigned(int(unsigned(-3) * unsigned(8))))))) / 3 % 1000);
  switch (n2) { case 0: v1 = (((-1.25 <= 3.0) || (0.0 >= 0.0)) ? x[5] : x[0]); break; case 1: v1 = x[4]; default: v1 = ((std::sqrt(x[0]) * ((0.5 == 7.0) ? 0.5 : x[4])) * std::max<double>(std::min<double>(2.0, x[1]), x[2])); }
  if ((std::isnan(std::sqrt(-1.25)) || ((7.0 * -1.25) == x[1]))) return (x[4] * std::sqrt((-1.25 * 7.0 - 0.5)));
  return (x[3] * std::fabs((x[4] - 2.0)) - (((0.0 < 7.0) ? 7.0 : 1e-3) + x[0]));
}
inline double f307229(const double* x) {
  double v1 = ((x[3] - x[0]) / (std::fabs(x[1]) - (-1.25 * x[0] - x[3])));
  double v2 = (std::sqrt((0.5 * 3.0 - x[2])) - (v1 * ((1e-3 > x[3]) ? -1.25 : 3.0) - x[1]));
  v1 = ((((-1.25 < 0.0) && (x[3] != v2)) ? std::fabs(v2) : ((v1 == x[4]) ? x[5] : 0.0)) * ((((-1.25 == -1.25) ? 0 : 7) < -1) ? (3.0 - 3.0) : v1));
  for (int k3 = 0; k3 < 2; ++k3) {
    double v4 = x[5];
    for (int k5 = 0; k5 < 2; ++k5) {
      int n6 = (((3.0 >= 3.0) ? x[0] : std::sqrt(double(k3))) >= (std::min<double>(double(k3), 2.0) * double(k5))) ? 1 : 0;
      switch (n6) { case 0: v4 = (((0.0 <= 7.0) ? v4 : (7.0 * 3.0 - x[4])) + double(k3)); break; case 1: v4 = x[1]; default: v2 = x[1]; }
      double v7 = std::sqrt(x[0]);
      v1 += (std::sqrt((-1.25 + x[5])) * float(5));
    }
  }
  return std::fabs((x[2] - std::max<double>(7.0, 0.5)));
}
inline double f307230(const double* x) {
  double v1 = x[1];
  for (int k2 = 0; k2 < 1; ++k2) {
    v1 *= x[3];
  }
  v1 = x[0];
  for (int k3 = 0; k3 < 3; ++k3) {
    for (int k4 = 0; k4 < 2; ++k4) {
      double v5 = ((x[1] > x[5]) ? v1 : double(cut(7.0)));
    }
    if ((x[1] != (std::min<double>(v1, 0.0) * (-1.25 - double(k3))))) {
      if ((((-1.25 > 1e-3) ? (0.0 - 3.0) : std::fabs(2.0)) < ((0.0 / 0.5) * std::sqrt(0.5)))) break;
      int n6 = ((std::sqrt(3.0) != (-1.25 + x[2])) && (((5 == 3) ? 2.0 : 2.0) < (0.0 * v1))) ? 0 : int(int64_t(cut((7.0 + x[1]))));
      switch (n6) { case 0: v1 = double(k3); break; case 1: v1 = std::max<double>(std::fabs(x[2]), v1); default: v1 = (((v1 / double(k3)) == x[3]) ? std::max<double>(float(int(int16_t(8))), x[5]) : (x[1] * (3.0 + x[5]) - (7.0 * 3.0))); }
      if ((int(unsigned(int(unsigned(int(unsigned(8) ^ unsigned(9))) - unsigned(int(unsigned(6) * unsigned(7))))) + unsigned((2 / (1 + (5 & 7))))) < int(unsigned(int(unsigned(int((int64_t(2) * (6 >> 12) - 2) / 3 % 1000)) - unsigned(int(unsigned(4) - unsigned(6))))) - unsigned((((7.0 < -1.25) ? 1 : 4) / (1 + (4 & 7))))))) return x[2];
    } else {
      if (((((0.5 != 0.0) ? 7.0 : x[3]) * double(k3)) < (x[5] * -1.25))) {
        if (((std::max<double>(1e-3, x[1]) != std::sqrt(3.0)) || (x[5] >= x[1]))) {
          if ((double(k3) == ((0.0 - -1.25) + double(k3)))) return (std::fabs((1e-3 + x[3])) * std::min<double>(x[2], (x[3] + 0.5)));
          v1 -= x[3];
          double v7 = ((x[5] * (0.5 / 0.0)) + std::fabs(x[3]));
        } else {
          double v8 = double(6);
        }
        double v9 = ((x[0] * std::fabs(x[2])) - ((-1.25 - 7.0) + x[0]));
        double v10 = float(int(unsigned(((x[4] > 7.0) ? cut(0.5) : -3)) & unsigned(cut(2.0))));
      }
      double v11 = (double(k3) + std::sqrt(x[5]));
    }
    double v12 = std::max<double>((std::max<double>(0.5, x[0]) * std::max<double>(2.0, 0.0) - double(int(unsigned(8) | unsigned(6)))), x[2]);
  }
  double v13 = ((0.5 >= x[5]) ? (x[4] - (2.0 * v1)) : std::max<double>((x[5] - 3.0), std::fabs(3.0)));
  return std::fabs(std::sqrt((0.0 * x[3])));
}
inline double f307231(const double* x) {
  double v1 = x[3];
  double v2 = (v1 * std::sqrt(double(1)));
  if ((x[3]) > 0) {
    for (int k3 = 0; k3 < 2; ++k3) {
      if ((int(unsigned(-2) ^ unsigned(7)) != -3)) {
        for (int k4 = 0; k4 < 4; ++k4) {
          int n5 = (1e-3 >= v2) ? 0 : (3 / (1 + (6 & 7)));
          switch (n5) { case 0: v1 = (std::fabs((0.5 * 2.0)) * (((x[2] <= x[4]) ? 3.0 : x[4]) * (-1.25 - -1.25) - (0.5 - 2.0)) - ((1e-3 * v1 - x[3]) / x[5])); break; case 1: v2 = ((std::min<double>(double(k4), v1) + (x[2] + 3.0)) + (x[2] + (x[5] * 2.0))); default: v2 = (v1 - x[4]); }
          if ((((1e-3 + double(k3)) > ((1e-3 <= 1e-3) ? 1e-3 : 2.0)) || (x[1] <= (7.0 - 0.0)))) break;
        }
      }
      if ((cut(((-1.25 > double(k3)) ? 0.5 : 7.0)) != int(unsigned((int(unsigned(9) * unsigned(-2)) >> (1 + (cut(-1.25) & 7)))) | unsigned(int(unsigned(((3.0 <= x[3]) ? 9 : 6)) ^ unsigned(int(int64_t(4)))))))) break;
    }
    v2 += std::sqrt(std::min<double>((1e-3 + x[5]), std::min<double>(1e-3, 0.5)));
    if ((((2.0 - 3.0) * std::sqrt(0.0) - ((2.0 != 0.5) ? v2 : 7.0)) != (std::max<double>(x[5], 0.0) + x[1]))) {
      double v6 = v1;
    } else {
      if ((x[5]) > 0) {
        if ((3 == 8)) {
          if (!((x[5] == 0.5) && (x[2] < 3.0))) return std::max<double>(x[4], v1);
          double v7 = (((0.0 <= x[0]) ? (0.0 * x[3]) : (x[3] - 7.0)) / x[5]);
        } else {
          double v8 = x[5];
          double v9 = (!((2.0 != x[4]) && (0.0 != x[1])) ? ((v2 / 3.0) + x[4]) : (v2 * x[3]));
          double v10 = ((x[1] * x[0] - 7.0) + x[2]);
        }
        double v11 = x[1];
        double v12 = std::sqrt((std::max<double>(0.0, 7.0) * v11 - std::min<double>(x[2], x[0])));
      }
      double v13 = ((std::sqrt(0.5) <= ((1e-3 <= 2.0) ? x[4] : -1.25)) ? v2 : ((3.0 / 7.0) * x[0] - x[3]));
      double v14 = x[4];
    }
  }
  double v15 = ((x[4] - ((0.0 == v2) ? 0.0 : 3.0)) * ((x[1] * 0.5 - 3.0) * (3.0 + x[0]) - x[4]));
  double v16 = x[3];
  double v17 = (x[0] * (x[5] - x[3]));
  double v18 = float(int((int64_t(9) * ((int(unsigned(-1) * unsigned(-2)) % (1 + (-2 & 7))) >> 12) - 9) / 3 % 1000));
  double v19 = v15;
  return (x[0] * std::max<double>(double(8), (x[5] * 0.0)));
}
inline double f307232(const double* x) {
  double v1 = x[4];
  if (((x[2] + x[2]) < std::sqrt((x[4] + 0.5)))) {
    if ((x[0] > x[5])) return x[1];
    if ((((std::sqrt(x[2]) + std::sqrt(-1.25)) + x[0])) > 0) {
      double v2 = std::fabs((float(cut(x[2])) + (x[1] - 0.5)));
    } else {
      if ((std::sqrt(std::min<double>(7.0, -1.25)) <= ((x[5] < 2.0) ? ((0.0 > 2.0) ? x[2] : x[0]) : double(cut(x[3]))))) return x[1];
      double v3 = std::sqrt(x[2]);
      if ((((1e-3 < 7.0) ? (0.0 - 0.0) : (3.0 + 0.5)) < ((1e-3 - -1.25) / x[3]))) {
        if ((((v3 + 1e-3) * 7.0) >= std::min<double>(std::fabs(0.5), (3.0 + 7.0)))) {
          if ((int((int64_t(int(unsigned(int(unsigned(1) & unsigned(-3))) - unsigned((0 >> (1 + (6 & 7)))))) * (int(unsigned(int(unsigned(8) ^ unsigned(5))) | unsigned(int((int64_t(6) * (0 >> 12) - 6) / 3 % 1000))) >> 12) - int(unsigned(int(unsigned(1) & unsigned(-3))) - unsigned((0 >> (1 + (6 & 7)))))) / 3 % 1000) != int((int64_t(((6 / (1 + (8 & 7))) % (1 + ((1 % (1 + (-1 & 7))) & 7)))) * (int(int8_t(4)) >> 12) - ((6 / (1 + (8 & 7))) % (1 + ((1 % (1 + (-1 & 7))) & 7)))) / 3 % 1000))) {
            v3 = x[0];
            if ((((5 == int(unsigned(7) & unsigned(4))) ? (std::min<double>(0.5, 2.0) + std::fabs(x[4])) : x[1])) > 0) {
              for (int k4 = 0; k4 < 2; ++k4) {
                v1 -= std::sqrt(std::min<double>(x[2], (x[4] * 0.5 - 1e-3)));
                double v5 = (std::sqrt((7.0 - 0.5)) / x[0]);
                double v6 = std::sqrt((x[1] * std::sqrt(double(k4)) - 1e-3));
              }
            } else {
              double v7 = x[1];
              double v8 = std::min<double>(v3, v1);
            }
            double v9 = (std::max<double>(std::fabs(0.0), (3.0 * 7.0 - 3.0)) * ((1e-3 * 2.0 - 1e-3) - (0.5 / 0.0)));
          }
          double v10 = x[5];
          double v11 = std::min<double>(x[0], ((x[3] * 0.5 - 7.0) - v3));
        } else {
          double v12 = x[1];
          double v13 = std::min<double>((std::fabs(7.0) / (-1.25 + 0.5)), (v12 * ((2.0 >= x[3]) ? x[1] : v1)));
        }
      }
    }
    double v14 = x[3];
  }
  double v15 = (x[1] * (3.0 - std::min<double>(1e-3, -1.25)) - ((7.0 * 7.0 - 2.0) - std::sqrt(3.0)));
  double v16 = (std::sqrt(x[3]) / x[5]);
  double v17 = (x[2] - (x[0] * (x[4] / 2.0) - v16));
  double v18 = x[4];
  double v19 = ((0.0 * std::min<double>(x[1], x[4]) - (7.0 * x[1])) + x[5]);
  double v20 = (v19 - v18);
  return std::sqrt((-1.25 - v19));
}
inline double f307233(const double* x) {
  double v1 = (x[1] / float(((0.0 >= -1.25) ? int(int16_t(9)) : -3)));
  int n2 = ((std::sqrt(3.0) * v1) > x[5]) ? 1 : -1;
  switch (n2) { case 0: v1 = std::sqrt(std::max<double>((2.0 * 0.5 - 3.0), std::min<double>(2.0, x[4]))); break; case 1: v1 = std::fabs(x[0]); default: v1 = x[1]; }
  v1 = std::sqrt(std::max<double>(x[3], (7.0 - 3.0)));
  v1 *= std::sqrt(std::fabs(x[5]));
  if (!std::isnan(v1)) {
    if (((0.0 + (7.0 - v1)) > (std::min<double>(2.0, 0.0) * v1 - std::fabs(v1)))) return x[2];
    if (!(std::fabs(0.0) < std::sqrt(0.0))) {
      if ((std::min<double>((v1 * 1e-3), -1.25) > (float(8) / std::fabs(0.5)))) {
        double v3 = x[2];
        double a4[3] = {(x[5] - x[0]), 1e-3, (((-1.25 * v3 - 7.0) - v1) * 3.0 - (std::isnan(-1.25) ? std::sqrt(3.0) : std::sqrt(3.0)))};
        const int i5 = !(v3 < (1e-3 + 1e-3)) ? 0 : 2;
        double v6 = ((v1 * ((7.0 != 3.0) ? x[4] : 0.5) - (x[5] * x[4] - x[4])) + (a4[1] - (0.0 - a4[i5])));
      }
    }
    v1 -= x[4];
  } else {
    double v7 = x[2];
  }
  int n8 = !((7.0 == 0.0) && (1e-3 >= x[1])) ? 0 : -2;
  switch (n8) { case 0: v1 = std::min<double>(std::sqrt((0.0 * -1.25 - 3.0)), v1); break; case 1: v1 = float(-3); default: v1 = ((x[5] - (-1.25 - 0.5)) * ((int(int16_t(4)) != cut(3.0)) ? std::sqrt(v1) : (0.5 + 7.0)) - x[4]); }
  v1 = std::max<double>((float(cut(-1.25)) * x[1]), std::sqrt(x[1]));
  double v9 = x[4];
  return 0.5;
}
inline double f307234(const double* x) {
  double v1 = x[3];
  if (((std::fabs(1e-3) * x[0]) >= (x[1] * std::fabs(1e-3) - x[4]))) return x[3];
  double v2 = x[2];
  double v3 = (((2.0 - 0.5) - (0.0 * x[2])) + std::min<double>(std::sqrt(x[4]), x[1]));
  return x[5];
}
inline double f307235(const double* x) {
  double v1 = x[1];
  v1 *= (((7.0 <= -1.25) ? std::fabs(0.0) : (x[2] + 7.0)) - (x[2] / (x[4] * -1.25)));
  v1 *= (std::fabs((2.0 + 3.0)) - (((x[4] <= 0.0) && (x[0] > 0.5)) ? (x[5] / v1) : (2.0 * 7.0 - 0.0)));
  if ((x[3]) > 0) {
    double v2 = (std::fabs((0.5 - 0.0)) * ((x[4] - x[3]) + v1) - x[3]);
    if (((std::sqrt((x[3] * 0.5 - 2.0)) * std::min<double>(std::sqrt(x[2]), std::fabs(3.0)) - v1)) > 0) {
      if (!((3.0 - 0.5) <= std::max<double>(0.5, 7.0))) {
        if (!(float(int(unsigned(-3) - unsigned(3))) != ((3.0 > x[1]) ? x[5] : 2.0))) return v2;
      }
    }
    for (int k3 = 0; k3 < 2; ++k3) {
      for (int k4 = 0; k4 < 2; ++k4) {
        v1 += double(k4);
        for (int k5 = 0; k5 < 1; ++k5) {
          for (int k6 = 0; k6 < 1; ++k6) {
            double v7 = (((0.5 * 7.0) * (x[2] + 1e-3)) * (((1e-3 > 3.0) ? v1 : 1e-3) - (0.0 * 3.0 - 0.5)));
            v7 *= std::sqrt(std::sqrt((0.5 * 0.0)));
          }
          double v8 = v2;
          double v9 = x[2];
        }
      }
      double v10 = std::sqrt((x[2] * std::min<double>(x[3], 0.0) - x[0]));
    }
  } else {
    double v11 = ((((0.5 != x[0]) || (-1.25 > 3.0)) ? ((7.0 > -1.25) ? 7.0 : 7.0) : (v1 - 1e-3)) + float(2));
    double v12 = (((3.0 * 7.0) * 3.0) - ((0.0 - 7.0) * std::sqrt(2.0)));
    double v13 = std::min<double>(x[5], (std::max<double>(2.0, 0.5) / std::min<double>(0.5, v12)));
  }
  double v14 = 0.5;
  double v15 = std::max<double>((x[5] * std::max<double>(0.0, -1.25)), std::fabs((x[1] - 2.0)));
  return x[3];
}
inline double f307236(const double* x) {
  double v1 = ((!(6 <= 6) ? x[2] : (3.0 - 1e-3)) / ((3.0 / 1e-3) * (0.5 * x[2] - 7.0) - (x[0] * 0.0)));
  if ((((1 != std::min(9, -1)) && (0 != 0)) && (std::isnan(7.0) && (3.0 < -1.25)))) {
    if ((x[1] <= ((0.5 + 1e-3) + (7.0 / 1e-3)))) return ((std::min<double>(2.0, -1.25) * x[2] - v1) / std::min<double>(std::fabs(x[0]), std::sqrt(-1.25)));
    double v2 = std::sqrt(std::fabs(x[1]));
    double* p3 = (x[3] > v1) ? &v2 : &v1;
    *p3 += std::fabs(((7.0 <= 0.0) ? (0.0 * 2.0) : double(-3)));
  } else {
    v1 = (std::min<double>((-1.25 * 2.0), std::fabs(x[1])) * (std::min<double>(0.0, x[4]) / (-1.25 * x[5])));
    v1 *= x[4];
    v1 = std::min<double>(2.0, ((2.0 / 2.0) * (x[4] * 7.0 - x[5])));
  }
  double v4 = (!(0.5 <= 2.0) ? std::fabs((3.0 / -1.25)) : std::sqrt(std::sqrt(x[2])));
  v4 *= std::sqrt(x[3]);
  v1 = (((7.0 <= 3.0) ? x[0] : ((-1 < 2) ? 3.0 : x[5])) + (std::min<double>(2.0, 0.5) * (3.0 / 0.5) - (3.0 * x[3])));
  v1 += x[5];
  if ((((0.0 < 0.5) && (v4 < x[4])) && (((0.0 >= 2.0) && (1e-3 != 0.5)) || (v1 == 1e-3)))) {
    for (int k5 = 0; k5 < 3; ++k5) {
      if ((x[0]) > 0) {
        double v6 = (((-1.25 < 0.0) ? std::fabs(7.0) : v4) * x[1]);
        double v7 = std::sqrt(x[5]);
      }
      double v8 = x[1];
      double v9 = (std::sqrt(x[5]) * x[5] - double(k5));
    }
  }
  return x[4];
}
inline double f307237(const double* x) {
  double v1 = x[2];
  if ((float(cut(x[5])) != x[0])) {
    if ((((7.0 + 7.0) + x[5]) > std::max<double>(((2.0 != 0.5) ? 3.0 : 2.0), ((8 == 4) ? x[5] : 2.0)))) return x[2];
    double v2 = ((v1 / (0.5 * x[0] - x[3])) + ((7.0 * 2.0 - -1.25) * (2.0 + 2.0) - std::fabs(0.0)));
    int n3 = (x[2] != v2) ? 0 : 5;
    switch (n3) { case 0: v2 = (std::fabs(x[2]) * x[2] - x[2]); break; case 1: v1 = x[1]; default: v1 = (((2.0 + 7.0) >= (x[0] * -1.25)) ? float(int(unsigned(int(int8_t(1))) + unsigned(int(unsigned(9) - unsigned(-1))))) : ((0.0 - 0.5) + (0.5 + 3.0))); }
  } else {
    double v4 = (std::fabs((2.0 - v1)) / x[4]);
  }
  v1 *= x[2];
  v1 += (std::sqrt((1e-3 / 3.0)) * ((x[1] - 1e-3) - (-1.25 * 0.5 - 0.0)));
  double v5 = x[5];
  return std::fabs(((1e-3 >= x[5]) ? v5 : x[0]));
}
inline double f307238(const double* x) {
  double v1 = std::max<double>(x[5], x[5]);
  if (((double(int(int16_t(4))) + std::sqrt(0.0)) >= std::max<double>((x[0] - x[1]), (x[5] + 2.0)))) return x[2];
  if ((x[3] >= (2.0 + ((v1 <= 7.0) ? x[1] : 1e-3)))) {
    double v2 = x[0];
  } else {
    for (int k3 = 0; k3 < 2; ++k3) {
      int n4 = (std::fabs(std::fabs(3.0)) >= (x[4] * ((x[0] >= 1e-3) ? 2.0 : x[2]))) ? 0 : -3;
      switch (n4) { case 0: v1 = x[4]; break; case 1: v1 = (std::fabs((0.5 / x[3])) * ((3.0 - 7.0) * (v1 + 2.0) - (7.0 * 1e-3 - x[3])) - x[3]); default: v1 = (float(cut(0.0)) * (x[5] + (-1.25 * -1.25)) - std::fabs(float(((-1 < -2) ? 3 : -3)))); }
      int n5 = (3 > (std::min(cut(x[4]), cut(x[4])) % (1 + (cut(x[0]) & 7)))) ? 1 : 9;
      switch (n5) { case 0: v1 = v1; break; case 1: v1 = ((std::max<double>(0.5, 2.0) / x[0]) / (7.0 / ((3.0 >= 1e-3) ? 2.0 : 0.0))); default: v1 = (((x[2] + x[2]) / (2.0 + -1.25)) * std::sqrt((0.5 + 0.0)) - std::min<double>((x[1] + x[3]), (0.5 - 1e-3))); }
      if ((x[1]) > 0) {
        double v6 = x[4];
        if (((std::fabs(v1) * std::sqrt(-1.25)) <= v6)) {
          for (int k7 = 0; k7 < 2; ++k7) {
            double* p8 = (std::max<double>((v1 - 0.0), ((v6 < 0.0) ? 1e-3 : double(k7))) < x[4]) ? &v6 : &v1;
            *p8 += (((0.0 + x[4]) * x[5] - (0.0 * v1)) * x[4]);
          }
          v1 *= x[2];
        } else {
          double* p9 = !(std::sqrt(0.0) <= (x[5] * 0.0)) ? &v6 : &v1;
          *p9 += v6;
        }
        double v10 = v1;
      } else {
        double v11 = (x[5] + (std::sqrt(0.0) * (0.0 / 0.0) - std::sqrt(x[3])));
        double v12 = (v11 * ((7.0 / 7.0) * (1e-3 * -1.25) - v1));
        double v13 = std::fabs(std::sqrt(2.0));
      }
    }
    double v14 = x[4];
    double v15 = (std::sqrt((3.0 * x[0] - v14)) + x[5]);
  }
  double v16 = std::fabs(x[4]);
  double v17 = ((x[1] < (0.0 * x[2] - 3.0)) ? std::sqrt(v16) : std::fabs(v1));
  double v18 = x[0];
  return (((3.0 + 1e-3) * std::min<double>(1e-3, 7.0) - (2.0 * -1.25)) + ((v18 == 2.0) ? ((2.0 < 1e-3) ? 1e-3 : 3.0) : std::min<double>(0.0, 2.0)));
}
inline double f307239(const double* x) {
  double v1 = (x[1] - std::sqrt(x[2]));
  double v2 = (x[5] * x[5] - x[3]);
  if ((7.0 != x[2])) {
    double v3 = v1;
  } else {
    if ((std::sqrt(x[5]) > (x[0] - (x[0] - x[4])))) return v2;
    double v4 = (((7.0 - -1.25) * (7.0 / 2.0)) * x[1] - ((3.0 - 7.0) - (0.0 * 7.0 - 3.0)));
    v2 = (((3.0 - -1.25) + (7.0 - 3.0)) - v2);
  }
  double v5 = (x[1] * double(int(unsigned(6) | unsigned(std::min(-3, 7)))) - ((x[0] * 2.0) * v2 - v2));
  return x[2];
}
inline double f307240(const double* x) {
  double v1 = std::sqrt(std::min<double>(std::fabs(3.0), std::min<double>(x[0], x[1])));
  double v2 = ((std::min<double>(0.0, x[5]) + x[4]) * v1);
  double v3 = x[0];
  for (int k4 = 0; k4 < 4; ++k4) {
    v1 *= std::sqrt(((x[3] >= 0.0) ? x[0] : (-1.25 - x[0])));
    if (((std::sqrt(2.0) / (3.0 * 2.0)) > ((2.0 * 2.0) + v1))) {
      double v5 = v2;
      if ((std::min<double>((x[4] * (-1.25 * 1e-3 - x[2])), x[0])) > 0) {
        if (((std::sqrt(std::min<double>(-1.25, 2.0)) * (std::sqrt(0.5) * ((0.0 == -1.25) ? 0.5 : -1.25)) - x[4])) > 0) {
          v1 *= (std::max<double>(x[2], (2.0 * 0.0)) / std::min<double>(x[1], (0.5 * 0.0 - 3.0)));
        } else {
          double v6 = ((0.0 - (0.0 * 0.0)) * (std::min<double>(0.0, x[4]) - (1e-3 + 2.0)) - v2);
          double v7 = (x[0] * x[5] - x[1]);
        }
        if ((std::sqrt(((1e-3 > 3.0) ? -1.25 : x[3])) == std::sqrt(std::max<double>(3.0, v3)))) {
          double v8 = (v5 * std::fabs((v1 * v2)));
        } else {
          v1 = (x[5] * v5);
        }
      }
    }
  }
  return std::max<double>(std::sqrt(((x[3] != x[3]) ? 1e-3 : 3.0)), float(cut(v2)));
}
inline double f307241(const double* x) {
  double v1 = std::min<double>((((x[1] > x[5]) ? 2.0 : 0.0) * 2.0 - ((7.0 >= 0.0) ? x[3] : 1e-3)), (std::fabs(-1.25) + (-1.25 - 7.0)));
  double v2 = (std::sqrt(std::sqrt(2.0)) * ((3.0 <= 1e-3) ? ((2.0 <= x[1]) ? 0.5 : x[5]) : ((1e-3 <= x[1]) ? x[5] : 0.0)));
  if (((v2 / x[1])) > 0) {
    v2 += v1;
    double v3 = x[3];
  } else {
    v2 -= 7.0;
    double v4 = (std::sqrt(0.5) - (std::sqrt(-1.25) * x[4]));
  }
  v2 -= std::max<double>(((cut(2.0) != int((int64_t(9) * (-2 >> 12) - 9) / 3 % 1000)) ? (3.0 * x[5] - 0.5) : x[1]), x[1]);
  double v5 = x[5];
  if ((v2) > 0) {
    double* p6 = (x[1] >= (x[0] + std::fabs(3.0))) ? &v1 : &v2;
    *p6 += std::max<double>((v1 + x[1]), x[0]);
    if ((std::min<double>((7.0 + 7.0), 1e-3) < ((3.0 / 7.0) + (v2 * 0.0 - -1.25)))) return (x[0] - (((v5 < x[3]) ? 1e-3 : x[2]) * (x[2] * 1e-3)));
    double a7[3] = {(x[4] - ((v5 + x[2]) * std::fabs(x[4]))), (x[5] * (((1e-3 < 1e-3) ? -1.25 : x[0]) - x[4]) - x[5]), (x[0] * (std::isnan(3.0) ? -1.25 : x[1]))};
    const int i8 = ((float(cut(v5)) >= x[3]) && (std::sqrt(2.0) == (x[0] + 1e-3))) ? 0 : 2;
  } else {
    v5 += v5;
  }
  if ((((x[0] - 1e-3) * std::max<double>(v2, 1e-3)) <= (float(2) * x[1]))) return (x[1] - (v5 * (3.0 + 0.5) - std::sqrt(0.0)));
  return ((float(((x[3] != 0.0) ? 7 : -1)) >= x[1]) ? ((x[0] * 3.0) * (0.0 - 0.5) - std::fabs(3.0)) : x[2]);
}
inline double f307242(const double* x) {
  double v1 = std::sqrt(std::fabs((x[4] + 7.0)));
  for (int k2 = 0; k2 < 3; ++k2) {
    int n3 = ((3 / (1 + (int(uint8_t(int(unsigned(9) * unsigned(4)))) & 7))) != int((int64_t(7) * (int(unsigned(int((int64_t(0) * (2 >> 12) - 0) / 3 % 1000)) + unsigned(cut(0.5))) >> 12) - 7) / 3 % 1000)) ? 1 : int(unsigned(-2) + unsigned(2));
    switch (n3) { case 0: v1 = (x[1] * (std::isnan(x[0]) ? (x[4] + 1e-3) : (0.5 * 1e-3 - 7.0))); break; case 1: v1 = std::sqrt(((x[4] - x[0]) / (2.0 * x[5] - v1))); default: v1 = (v1 + x[5]); }
    v1 = ((std::fabs(x[2]) + (3.0 - 0.0)) - std::sqrt(double(k2)));
  }
  if ((!std::isnan(3.0) || std::isnan(x[5]))) {
    v1 *= float(0);
    if (((v1 <= (x[4] + 0.5)) && std::isnan(std::fabs(x[5])))) {
      int n4 = ((((2.0 < x[5]) && (1e-3 > 2.0)) && !(0.0 >= 3.0)) || std::isnan((3.0 + 2.0))) ? 0 : (cut((0.0 + v1)) >> (1 + (0 & 7)));
      switch (n4) { case 0: v1 = std::sqrt((std::fabs(x[2]) + v1)); break; case 1: v1 = x[0]; default: v1 = float(7); }
      double v5 = (((x[0] > 7.0) ? (3.0 + 0.5) : ((v1 != x[5]) ? x[5] : 3.0)) - x[1]);
    } else {
      v1 *= x[4];
      for (int k6 = 0; k6 < 1; ++k6) {
        double a7[3] = {std::min<double>((double(-2) - std::max<double>(3.0, 7.0)), 0.5), x[0], std::min<double>(std::sqrt((double(k6) + -1.25)), x[3])};
        const unsigned i8 = unsigned(int(uint16_t(8))) % 3;
        double v9 = float(7);
        if (((double(int(unsigned(5) | unsigned(-2))) <= float(int(uint16_t(7)))) || !((0.5 > -1.25) || (2.0 == 7.0)))) {
          if ((x[2] != (0.0 / (2.0 + x[5])))) return ((x[3] - (0.0 - v9)) * x[5]);
          double v10 = std::max<double>(x[1], x[5]);
        } else {
          double v11 = (x[5] / ((x[5] - v9) - (x[2] + 3.0)));
        }
      }
    }
    double v12 = (std::min<double>(std::sqrt(0.0), ((3.0 >= 1e-3) ? 0.5 : x[2])) + (x[2] + (7.0 + x[2])));
  }
  double v13 = x[0];
  double v14 = x[0];
  return ((x[5] + (-1.25 * 2.0)) * (double(cut(1e-3)) * std::min<double>(7.0, 0.0)) - std::min<double>((x[3] * 7.0), (0.5 / v1)));
}
inline double f307243(const double* x) {
  double v1 = ((x[3] >= (0.0 + -1.25)) ? std::sqrt(((x[4] != 7.0) ? 0.0 : 0.0)) : (3.0 / (x[2] * x[0] - -1.25)));
  v1 *= ((x[0] * (2.0 * v1) - x[2]) + std::fabs(x[4]));
  int n2 = ((((0.0 <= 0.5) ? 0.5 : 2.0) * (1e-3 + 0.0)) > 7.0) ? 1 : 7;
  switch (n2) { case 0: v1 = x[3]; break; case 1: v1 = x[4]; default: v1 = std::min<double>(((x[2] > 1e-3) ? (3.0 - x[3]) : std::min<double>(2.0, 3.0)), (x[1] * (1e-3 * x[5] - 2.0))); }
  v1 *= std::min<double>(x[3], (x[0] * x[0]));
  for (int k3 = 0; k3 < 2; ++k3) {
    v1 *= v1;
  }
  if (!((-1.25 + x[2]) > (1e-3 * 0.0))) {
    for (int k4 = 0; k4 < 2; ++k4) {
      double v5 = (double(k4) - v1);
      v5 += std::min<double>(std::fabs(std::sqrt(1e-3)), (x[5] / std::min<double>(-1.25, 3.0)));
      double v6 = x[2];
    }
  } else {
    for (int k7 = 0; k7 < 2; ++k7) {
      if ((v1) > 0) {
        double v8 = float(int(unsigned(1) & unsigned(((v1 < x[4]) ? cut(1e-3) : (7 / (1 + (1 & 7)))))));
        if ((x[4]) > 0) {
          double v9 = (((v8 * double(k7)) != std::sqrt(-1.25)) ? ((2.0 <= x[0]) ? (2.0 * v1 - 2.0) : std::fabs(-1.25)) : std::max<double>(std::sqrt(1e-3), ((x[2] < 1e-3) ? 3.0 : -1.25)));
          double v10 = (v9 * v8);
          double v11 = ((((7.0 <= 3.0) || (7.0 < 0.5)) ? x[1] : std::sqrt(x[3])) * (v10 * (-1.25 * double(k7) - 2.0)));
        } else {
          double v12 = x[5];
        }
      }
    }
  }
  double v13 = (((2.0 * x[2]) - x[3]) * (x[4] - ((2 == 1) ? 0.5 : 7.0)));
  return std::fabs(std::min<double>(std::sqrt(x[4]), std::fabs(2.0)));
}
inline double f307244(const double* x) {
  double v1 = std::sqrt(std::sqrt(x[3]));
  int n2 = (x[1] <= x[2]) ? 1 : int(unsigned(int((int64_t(cut(0.5)) * (-2 >> 12) - cut(0.5)) / 3 % 1000)) * unsigned(int(unsigned(int(unsigned(cut(0.0)) ^ unsigned(int((int64_t(7) * (9 >> 12) - 7) / 3 % 1000)))) & unsigned(int(uint16_t(3))))));
  switch (n2) { case 0: v1 = std::min<double>((x[0] + x[0]), 3.0); break; case 1: v1 = x[1]; default: v1 = ((std::min<double>(x[0], v1) + (3.0 - 1e-3)) * std::max<double>((x[0] - 7.0), x[5]) - (x[0] + (x[1] / 1e-3))); }
  if (std::isnan((std::fabs(1e-3) * 0.0 - x[2]))) return ((x[0] / 7.0) * ((0.5 - -1.25) * x[4]) - ((0.0 * 0.0) * std::min<double>(2.0, x[1])));
  int n3 = (x[0] != (std::sqrt(2.0) / x[3])) ? 2 : std::min(1, 9);
  switch (n3) { case 0: v1 = (std::sqrt(-1.25) - x[5]); break; case 1: v1 = v1; default: v1 = std::min<double>(x[4], (x[2] * std::sqrt(2.0))); }
  v1 = x[1];
  v1 = x[0];
  double v4 = (((0.0 + 0.5) < (0.5 * 0.5)) ? double(cut(x[5])) : std::max<double>(std::min<double>(0.0, 1e-3), (0.0 * 2.0 - 0.0)));
  return x[2];
}
inline double f307245(const double* x) {
  double v1 = std::fabs(-1.25);
  if (std::isnan(std::min<double>(double(((x[4] <= 7.0) ? 5 : -2)), (-1.25 - 2.0)))) {
    if (((!(-1.25 < x[5]) ? int(unsigned(-2) + unsigned(int(unsigned(6) ^ unsigned(-2)))) : int(unsigned(9) + unsigned(1))) < ((9 % (1 + (5 & 7))) % (1 + (9 & 7))))) {
      v1 += x[2];
      v1 += (std::sqrt(std::sqrt(x[4])) * ((0.5 + x[2]) * ((0.0 <= 1e-3) ? 3.0 : x[3])));
    }
    for (int k2 = 0; k2 < 2; ++k2) {
      if ((x[4] < ((-1.25 * 2.0) * std::sqrt(x[2])))) continue;
    }
  }
  if ((x[0] >= x[0])) return x[1];
  double v3 = std::sqrt(x[5]);
  for (int k4 = 0; k4 < 3; ++k4) {
    v3 = (v1 + std::max<double>((2.0 * 7.0), (2.0 - 2.0)));
  }
  return std::fabs((double(int((int64_t(7) * (4 >> 12) - 7) / 3 % 1000)) * x[5] - 3.0));
}
inline double f307246(const double* x) {
  double v1 = x[4];
  for (int k2 = 0; k2 < 4; ++k2) {
    if ((std::sqrt((x[4] * (-1.25 + 3.0)))) > 0) {
      if ((!(x[3] < x[2]) || (((-1.25 == 7.0) ? 1e-3 : -1.25) < std::sqrt(x[4])))) {
        int n3 = ((float(5) * v1) == (x[0] - (1e-3 - -1.25))) ? 0 : std::min(cut((x[2] + 3.0)), std::min(int(int16_t(int((int64_t(3) * (2 >> 12) - 3) / 3 % 1000))), 3));
        switch (n3) { case 0: v1 = x[3]; break; case 1: v1 = (((x[0] * 3.0) + std::max<double>(x[5], 0.5)) * x[2]); default: v1 = double(int((int64_t(9) * (int(unsigned(cut(0.0)) | unsigned(3)) >> 12) - 9) / 3 % 1000)); }
        double v4 = (std::sqrt(x[1]) + (std::max<double>(0.0, 3.0) - ((x[5] == x[3]) ? 7.0 : v1)));
        if (std::isnan(x[3])) break;
      } else {
        for (int k5 = 0; k5 < 2; ++k5) {
          if (((x[3] / ((x[2] == 0.0) ? x[1] : 0.0)) < ((x[3] * 3.0 - -1.25) - (x[0] + 7.0)))) {
            double v6 = std::min<double>((x[2] - x[0]), double(k2));
            v1 = (x[5] / std::sqrt(((0.0 <= 0.5) ? 2.0 : 3.0)));
            v1 -= x[5];
          }
          for (int k7 = 0; k7 < 2; ++k7) {
            if ((8 <= int(unsigned(int((int64_t(int(int64_t(-3))) * ((9 / (1 + (6 & 7))) >> 12) - int(int64_t(-3))) / 3 % 1000)) | unsigned(-2)))) return x[1];
            int w8 = int((int64_t(-3) * ((!(1e-3 != x[5]) ? cut(0.5) : int(uint16_t(8))) >> 12) - -3) / 3 % 1000);
            double v9 = std::fabs((((9 != w8) ? 0.5 : 7.0) * x[1]));
          }
          double v10 = x[5];
        }
      }
      double v11 = double((std::min(int(unsigned(1) + unsigned(9)), 0) % (1 + ((int(unsigned(2) * unsigned(-2)) / (1 + (int(unsigned(5) * unsigned(3)) & 7))) & 7))));
    } else {
      double v12 = std::min<double>((x[5] * (v1 / 7.0) - (x[4] * 1e-3 - 2.0)), (std::sqrt(7.0) * (-1.25 * 7.0 - double(k2))));
      double v13 = (((7.0 + 0.5) + (0.5 * 1e-3)) * 2.0);
      double v14 = x[4];
    }
    double v15 = v1;
  }
  double v16 = std::sqrt((x[4] * std::sqrt(2.0) - std::max<double>(x[5], x[0])));
  double v17 = std::sqrt(std::min<double>(((0 < -2) ? 1e-3 : 3.0), std::min<double>(1e-3, v1)));
  double v18 = (std::min<double>(v16, x[3]) + x[5]);
  double v19 = x[1];
  return (((2.0 * v19) / (0.5 * 0.0 - 0.0)) * ((2.0 * -1.25) * (-1.25 * v19)) - v18);
}
inline double f307247(const double* x) {
  double v1 = (std::fabs(std::sqrt(7.0)) + (((1e-3 > -1.25) && (x[0] == -1.25)) ? x[3] : (0.0 * 1e-3 - x[1])));
  v1 *= x[4];
  double v2 = float(std::min(cut(x[3]), cut(2.0)));
  if (((((8 == -1) ? v2 : -1.25) > ((-3 == 2) ? -1.25 : -1.25)) || ((0.0 - 1e-3) > v2))) {
    if (((std::fabs(-1.25) / v1) < std::sqrt(((5 == 3) ? 2.0 : 0.5)))) {
      double a3[3] = {x[4], std::min<double>(x[0], x[5]), (v2 + std::fabs((0.5 / 0.5)))};
      const unsigned i4 = unsigned(8) % 3;
    } else {
      v1 *= x[4];
      if ((std::max<double>(v2, std::min<double>(-1.25, 2.0)) == (x[3] - x[0]))) {
        if (((std::min(7, int(unsigned(4) ^ unsigned(-3))) >> (1 + (8 & 7))) <= int(uint16_t(int(unsigned(-1) ^ unsigned(int((int64_t(0) * (5 >> 12) - 0) / 3 % 1000))))))) return x[4];
        if (std::isnan(std::sqrt(std::sqrt(v1)))) return x[4];
        double v5 = std::max<double>(x[2], float(int(unsigned(cut(x[1])) | unsigned(int(int8_t(5))))));
      }
      if ((((1e-3 + x[4]) / std::sqrt(-1.25)) == x[4])) return (((((0.0 <= 1e-3) ? 2 : 3) > 1) ? x[4] : x[3]) - std::min<double>(std::sqrt(0.0), (x[4] * 1e-3 - 0.5)));
    }
  } else {
    v1 -= ((2.0 * (0.5 * 2.0 - 7.0)) * x[0] - (((x[3] > 7.0) ? x[5] : x[0]) * std::sqrt(v1)));
    double v6 = x[2];
    v2 -= (std::min<double>((3.0 / 3.0), std::sqrt(7.0)) / x[3]);
  }
  double v7 = (((x[4] / 0.5) + std::sqrt(2.0)) * std::min<double>((-1.25 * 2.0), x[3]) - (((8 <= 8) && (v1 < 2.0)) ? (7.0 / 0.0) : (3.0 - 7.0)));
  double v8 = std::max<double>(x[1], ((3.0 - 0.5) * (v1 * x[2] - 3.0) - std::sqrt(v2)));
  double v9 = std::sqrt(x[3]);
  return float(cut(-1.25));
}
inline double f307248(const double* x) {
  double v1 = std::fabs(std::max<double>(x[0], (7.0 - 2.0)));
  if (((x[2] * 2.0 - std::min<double>(2.0, x[4])) > std::fabs(x[1]))) return v1;
  v1 += (float(int(unsigned(int(unsigned(1) | unsigned(1))) + unsigned(6))) + (x[2] - ((-3 != 8) ? 1e-3 : x[1])));
  int n2 = ((x[3] * (0.5 * 0.5) - std::sqrt(x[1])) <= ((7.0 > -1.25) ? x[1] : (-1.25 / x[3]))) ? 0 : (int(uint16_t(9)) >> (1 + (4 & 7)));
  switch (n2) { case 0: v1 = x[0]; break; case 1: v1 = x[5]; default: v1 = std::fabs(((x[1] != x[4]) ? x[5] : std::sqrt(-1.25))); }
  return (std::sqrt(x[2]) * (((3 != 8) ? x[5] : 3.0) / (0.5 - 0.0)));
}
inline double f307249(const double* x) {
  double v1 = x[0];
  double v2 = (((7.0 * 1e-3) - (-1.25 * 3.0)) - x[1]);
  for (int k3 = 0; k3 < 2; ++k3) {
    double v4 = (((v1 != 7.0) ? std::max<double>(3.0, 3.0) : std::sqrt(2.0)) + x[3]);
  }
  if (((x[1] * ((-1.25 <= x[0]) ? 3.0 : 7.0)) != x[4])) return (x[4] - ((0.5 + 3.0) * (-1.25 - 0.5)));
  return std::min<double>(std::min<double>(std::sqrt(0.0), (2.0 + x[3])), ((x[0] + 2.0) + std::max<double>(2.0, 0.5)));
}
inline double f307250(const double* x) {
  double v1 = x[2];
  v1 *= (std::sqrt((v1 - 2.0)) + std::sqrt(x[5]));
  v1 = (std::sqrt((0.0 * 0.0 - v1)) * (x[5] - std::sqrt(-1.25)));
  v1 -= x[2];
  return x[4];
}
inline double f307251(const double* x) {
  double v1 = double(int(unsigned(1) * unsigned(cut(0.0))));
  int n2 = (x[2] != ((3.0 / 3.0) * (0.5 * -1.25 - x[5]) - x[0])) ? 1 : -3;
  switch (n2) { case 0: v1 = ((x[3] * (2.0 * 1e-3)) * x[3] - ((0.0 - x[2]) * (-1.25 - 0.0))); break; case 1: v1 = (std::sqrt(x[2]) - (x[4] - (1e-3 * 7.0 - 2.0))); default: v1 = x[5]; }
  double a3[3] = {std::fabs(std::fabs(std::min<double>(2.0, 3.0))), float(int(unsigned(int(unsigned(int(uint8_t(9))) & unsigned(int(unsigned(4) & unsigned(-1))))) - unsigned(int(int64_t(8))))), (std::sqrt((0.5 * 3.0)) + x[5])};
  const unsigned i4 = unsigned(int(unsigned(int(int16_t(cut(x[5])))) - unsigned(int((int64_t(4) * (cut(-1.25) >> 12) - 4) / 3 % 1000)))) % 3;
  if ((((2.0 - 2.0) * x[4]) > std::max<double>((1e-3 + -1.25), (x[2] * -1.25 - 1e-3)))) return x[4];
  for (int k5 = 0; k5 < 3; ++k5) {
    double v6 = std::max<double>(((-1.25 * 1e-3 - 7.0) * x[5] - std::sqrt(2.0)), x[2]);
    if (!((0.0 * 0.0 - x[2]) >= ((-1.25 != 7.0) ? x[0] : 3.0))) {
      a3[i4] = (std::sqrt((7.0 + 1e-3)) * (a3[1] * x[0] - 3.0) - x[1]);
      for (int k7 = 0; k7 < 4; ++k7) {
        double v8 = (double(5) + x[1]);
      }
      if ((0.5) > 0) {
        v6 -= 7.0;
        v6 *= v1;
        double v9 = ((v6 * std::sqrt(0.5) - std::sqrt(x[5])) / std::max<double>((x[2] * 2.0 - -1.25), (7.0 + 1e-3)));
      }
    }
    for (int k10 = 0; k10 < 4; ++k10) {
      double v11 = x[3];
    }
  }
  double v12 = (std::min<double>(x[1], (7.0 * 0.5 - 7.0)) + std::fabs(v1));
  return x[0];
}
inline double f307252(const double* x) {
  double v1 = (((1e-3 + x[2]) <= x[4]) ? ((-1.25 * x[4]) * x[0] - float(int(unsigned(0) + unsigned(5)))) : std::fabs((1e-3 * x[0])));
  int n2 = (1e-3 > std::fabs(2.0)) ? 2 : cut((std::max<double>(0.5, 3.0) + x[5]));
  switch (n2) { case 0: v1 = x[3]; break; case 1: v1 = (std::max<double>((7.0 * 7.0 - 1e-3), x[2]) + x[3]); default: v1 = x[2]; }
  if (std::isnan(((0.0 <= 0.0) ? (v1 - 3.0) : (x[4] * v1 - 2.0)))) return std::min<double>(x[0], v1);
  v1 += (((0.5 + 0.0) - v1) / ((-1.25 * 0.0) + x[1]));
  int n3 = (cut((v1 / 2.0)) > 2) ? 0 : -3;
  switch (n3) { case 0: v1 = ((v1 + (x[3] - 0.5)) * ((0.5 * -1.25) / x[4])); break; case 1: v1 = std::fabs(((7.0 - 7.0) - x[1])); default: v1 = (((3.0 >= 1e-3) ? std::min<double>(3.0, x[2]) : x[3]) + (x[1] / x[4])); }
  if (!((0.0 != 0.0) && (x[5] != 7.0))) return v1;
  if ((std::min<double>(std::sqrt(x[2]), (7.0 * 2.0)) > (std::max<double>(1e-3, x[2]) * (2.0 * 1e-3)))) return ((std::sqrt(7.0) - (x[4] + -1.25)) * ((3.0 + 0.5) * (0.0 * x[1] - 0.0)) - std::min<double>(v1, x[1]));
  return v1;
}
inline double f307253(const double* x) {
  double v1 = ((std::sqrt(3.0) - x[1]) + std::max<double>(std::sqrt(0.5), (-1.25 + -1.25)));
  int n2 = (std::max<double>((0.5 * x[4]), ((3.0 <= x[0]) ? 3.0 : -1.25)) == ((2.0 - -1.25) / (0.0 * 1e-3 - 3.0))) ? 2 : cut(((-1.25 + 3.0) * std::sqrt(0.0) - ((0.0 == x[0]) ? 1e-3 : 0.0)));
  switch (n2) { case 0: v1 = std::fabs((x[2] + std::min<double>(0.0, -1.25))); break; case 1: v1 = ((double(0) + x[0]) - (std::max<double>(2.0, 1e-3) * x[3] - (x[2] + 0.0))); default: v1 = std::fabs(std::fabs((3.0 - 0.5))); }
  double v3 = std::fabs(x[5]);
  if ((x[4] == x[4])) {
    v3 *= std::sqrt(((1e-3 / x[2]) * x[5] - x[3]));
    double v4 = v3;
    for (int k5 = 0; k5 < 4; ++k5) {
      double v6 = v1;
      double v7 = x[0];
      double v8 = x[3];
    }
  }
  double a9[3] = {(v1 / x[2]), (x[0] / (x[5] * (2.0 - 3.0) - x[5])), ((std::sqrt(x[5]) <= x[1]) ? std::fabs(x[4]) : (std::fabs(3.0) / (x[3] * 3.0)))};
  const unsigned i10 = unsigned(int(unsigned(1) + unsigned(4))) % 3;
  v1 *= std::min<double>(std::max<double>(x[3], (0.0 + 0.0)), (std::sqrt(1e-3) - (v1 - 0.5)));
  return 2.0;
}
inline double f307254(const double* x) {
  double v1 = std::sqrt((x[4] - (0.5 * 2.0 - 1e-3)));
  for (int k2 = 0; k2 < 3; ++k2) {
    double v3 = (x[3] / std::fabs(x[2]));
    double v4 = (x[0] * (x[2] * std::sqrt(0.0) - std::min<double>(x[5], 0.5)) - x[5]);
    double v5 = x[3];
  }
  v1 += (x[3] * (std::fabs(v1) / std::max<double>(3.0, 0.5)) - (x[2] * x[2] - v1));
  int w6 = int((int64_t(int(uint8_t(((2.0 >= 0.0) ? cut(2.0) : int(unsigned(-3) & unsigned(-2)))))) * (cut(x[2]) >> 12) - int(uint8_t(((2.0 >= 0.0) ? cut(2.0) : int(unsigned(-3) & unsigned(-2)))))) / 3 % 1000);
  v1 *= -1.25;
  return std::sqrt(x[0]);
}
inline double f307255(const double* x) {
  double v1 = (((1e-3 + 2.0) + std::fabs(2.0)) * std::fabs((0.5 * 0.0)));
  if ((9 <= cut((3.0 - 0.5)))) {
    if (std::isnan(x[0])) {
      for (int k2 = 0; k2 < 1; ++k2) {
        double v3 = x[4];
        v1 = x[5];
        if (((std::sqrt(3.0) * (x[2] * -1.25 - 7.0) - (2.0 + 3.0)) != (x[2] / (x[0] - 0.0)))) {
          double v4 = (std::max<double>((1e-3 * 0.0 - x[2]), (0.5 * 1e-3 - 3.0)) * std::sqrt((7.0 - 0.0)));
          if ((std::min(cut(3.0), int(unsigned((3 % (1 + (8 & 7)))) * unsigned(int(unsigned(0) & unsigned(1))))) > (2 / (1 + (int(unsigned(4) ^ unsigned((6 >> (1 + (5 & 7))))) & 7))))) {
            double v5 = std::fabs(-1.25);
          } else {
            if ((x[3] <= (std::sqrt(7.0) * (3.0 + v4) - double(k2)))) return std::sqrt(std::sqrt(x[0]));
          }
        }
      }
    }
  }
  double v6 = ((std::max<double>(2.0, x[3]) + x[3]) - ((-1.25 >= 7.0) ? (1e-3 * 2.0) : x[4]));
  double* p7 = (std::min<double>(((2.0 == x[4]) ? 2.0 : 0.5), std::max<double>(0.5, 0.0)) <= ((-3 > 1) ? std::fabs(x[4]) : std::sqrt(x[3]))) ? &v6 : &v1;
  *p7 += x[2];
  for (int k8 = 0; k8 < 2; ++k8) {
    v6 -= std::max<double>((v6 * (x[3] + v1) - (3.0 * 7.0 - 7.0)), double((-3 / (1 + (3 & 7)))));
  }
  double v9 = std::sqrt((std::sqrt(0.0) * (0.5 / x[2])));
  double v10 = v1;
  double v11 = (std::fabs((1e-3 * x[3] - x[2])) * std::fabs(x[3]));
  return (((3.0 * x[4] - -1.25) <= float(0)) ? x[3] : std::sqrt((v1 + x[5])));
}
inline double f307256(const double* x) {
  double v1 = (std::min<double>((-1.25 + 3.0), x[4]) / (std::sqrt(1e-3) * std::max<double>(x[4], x[4])));
  v1 -= std::sqrt(((-1.25 < 0.5) ? std::max<double>(0.0, 7.0) : std::sqrt(7.0)));
  int w2 = std::min(int(int64_t(5)), int(unsigned(1) | unsigned(int(unsigned(3) & unsigned(-2)))));
  int n3 = std::isnan(std::sqrt(((3.0 != 2.0) ? 0.0 : 7.0))) ? 0 : w2;
  switch (n3) { case 0: v1 = (std::max<double>(x[1], x[4]) / std::sqrt(std::sqrt(0.0))); break; case 1: v1 = x[3]; default: v1 = x[1]; }
  if ((x[0] <= (std::isnan(2.0) ? std::fabs(-1.25) : ((3.0 >= -1.25) ? 1e-3 : -1.25)))) return std::fabs(((7.0 * x[3]) * (1e-3 * x[0]) - std::min<double>(3.0, -1.25)));
  if (((((2.0 > -1.25) ? 1e-3 : 0.5) - (1e-3 + v1)) == ((1e-3 / -1.25) * (-1.25 * x[0] - 3.0) - std::fabs(0.0)))) {
    double v4 = std::max<double>(-1.25, x[1]);
    v1 += (std::sqrt(x[4]) - x[5]);
    int n5 = std::isnan(x[3]) ? 0 : int(unsigned(int(unsigned(w2) + unsigned(-3))) & unsigned(w2));
    switch (n5) { case 0: v4 = double(w2); break; case 1: v4 = x[5]; default: v1 = ((std::min<double>(1e-3, x[0]) - x[2]) * ((2.0 * v1 - 7.0) * std::sqrt(x[5]) - x[2])); }
  }
  if (std::isnan(std::fabs((x[4] * 3.0)))) return ((((0.5 == x[3]) ? 0.0 : 0.5) / (3.0 / x[1])) * x[4]);
  return x[5];
}
inline double f307257(const double* x) {
  double v1 = x[1];
  if ((std::min<double>(std::sqrt(7.0), (3.0 * 2.0)) > v1)) {
    double v2 = std::max<double>(((0.0 * 0.5) / (x[4] * x[2])), (x[1] / (0.0 * x[1])));
  }
  v1 = std::max<double>(x[3], ((-1.25 + 7.0) * ((7.0 != x[2]) ? 1e-3 : 2.0) - (x[0] - 2.0)));
  for (int k3 = 0; k3 < 2; ++k3) {
    if (((std::fabs((0.5 / 0.0)) * (std::sqrt(0.5) + ((3.0 > -1.25) ? 7.0 : x[4])) - x[3])) > 0) {
      for (int k4 = 0; k4 < 3; ++k4) {
        double v5 = x[5];
        double v6 = (((x[2] != 3.0) ? (3.0 + 2.0) : (0.0 * 0.0 - 1e-3)) * std::sqrt(float(9)) - v5);
        v6 = ((std::fabs(3.0) > (7.0 - 1e-3)) ? std::sqrt(x[0]) : std::fabs(v1));
      }
    } else {
      double v7 = x[1];
    }
    for (int k8 = 0; k8 < 3; ++k8) {
      for (int k9 = 0; k9 < 4; ++k9) {
        int w10 = int(unsigned(((int((int64_t(9) * (5 >> 12) - 9) / 3 % 1000) / (1 + (cut(double(k8)) & 7))) % (1 + (int(uint8_t(5)) & 7)))) | unsigned(cut(std::min<double>(v1, 0.0))));
      }
    }
    double v11 = 2.0;
  }
  double v12 = std::sqrt(x[4]);
  double v13 = x[3];
  return std::min<double>(((x[1] + 0.5) - (3.0 * 3.0 - 7.0)), x[1]);
}
inline double f307258(const double* x) {
  double v1 = float(5);
  if ((x[3] == (x[0] * (7.0 * x[3])))) return std::fabs(x[2]);
  v1 *= (std::sqrt(v1) * (3.0 / std::max<double>(0.0, -1.25)) - std::sqrt((-1.25 * 0.0 - -1.25)));
  v1 -= std::sqrt(((x[1] + x[3]) * std::min<double>(2.0, v1)));
  return x[3];
}
inline double f307259(const double* x) {
  double v1 = (x[0] * ((0.0 - 3.0) * (x[1] * 7.0 - -1.25)));
  v1 += ((x[2] + std::fabs(7.0)) / std::min<double>(3.0, (3.0 - -1.25)));
  double v2 = x[4];
  if ((std::fabs((x[4] * 7.0)) < std::sqrt(((7.0 > 2.0) ? -1.25 : x[4])))) {
    double v3 = ((std::min<double>(0.0, v2) == std::sqrt(0.0)) ? x[4] : ((-1.25 * 7.0) * std::min<double>(2.0, -1.25)));
    if (((std::sqrt(-1.25) <= (1e-3 / -1.25)) && ((0.5 * 0.0) <= x[5]))) {
      for (int k4 = 0; k4 < 1; ++k4) {
        v2 -= std::max<double>((!(x[5] != 1e-3) ? (3.0 - -1.25) : (2.0 * x[2] - v1)), std::min<double>(std::sqrt(7.0), std::sqrt(0.0)));
        double v5 = (((int(unsigned(2) - unsigned(7)) < ((-1.25 <= 3.0) ? -2 : -2)) && ((x[3] > 0.5) && (1e-3 == x[1]))) ? (0.5 + (x[1] - -1.25)) : (((4 > 4) || (0.0 <= 7.0)) ? (v2 - v3) : (0.5 * 2.0 - x[2])));
        v3 *= std::max<double>(((0.0 * double(k4)) * std::max<double>(0.0, 7.0)), std::fabs((0.0 + v2)));
      }
      v1 += x[3];
    } else {
      double v6 = x[4];
      v3 += std::fabs(double(cut(7.0)));
    }
    if ((x[0]) > 0) {
      for (int k7 = 0; k7 < 3; ++k7) {
        double v8 = (std::sqrt(((1e-3 != x[5]) ? x[2] : v3)) * (std::sqrt(1e-3) * std::sqrt(3.0)));
      }
    }
  } else {
    double v9 = x[5];
    double v10 = (std::sqrt((0.5 + 0.0)) - (std::isnan(0.5) ? (1e-3 + -1.25) : ((3.0 <= 7.0) ? v9 : x[0])));
    double v11 = (((7.0 > 2.0) && ((-1.25 <= 7.0) && (v1 >= v1))) ? ((1e-3 * 0.0) - (2.0 * x[4] - x[0])) : ((-1.25 * x[1] - v2) - std::sqrt(0.0)));
  }
  double v12 = x[3];
  double v13 = v2;
  double v14 = ((std::min<double>(2.0, x[0]) / std::sqrt(-1.25)) * 1e-3);
  return ((v14 <= (2.0 / 0.5)) ? (v14 + double(-1)) : (x[5] * (2.0 + 3.0)));
}
inline double f307260(const double* x) {
  double v1 = std::min<double>(((-1.25 - 0.5) - (0.0 + 7.0)), x[1]);
  if ((int((int64_t((cut(-1.25) % (1 + (cut(3.0) & 7)))) * (int((int64_t(1) * (6 >> 12) - 1) / 3 % 1000) >> 12) - (cut(-1.25) % (1 + (cut(3.0) & 7)))) / 3 % 1000) > -2)) return v1;
  double a2[3] = {(((-1.25 > 2.0) ? (7.0 - 0.0) : (1e-3 + -1.25)) * x[3]), x[2], ((double(int(unsigned(8) - unsigned(4))) + (x[1] / 2.0)) * ((x[3] > 2.0) ? (7.0 * 0.5 - 0.5) : (7.0 + 3.0)) - (std::sqrt(2.0) * (2.0 * 0.5)))};
  const unsigned i3 = unsigned(cut((v1 * v1 - double(int(unsigned(5) - unsigned(9)))))) % 3;
  v1 -= (std::min<double>((a2[1] * x[4]), (0.5 * 0.5)) - (((-1.25 != x[2]) && (2.0 < 0.0)) ? (x[5] * 0.0) : ((x[4] != x[3]) ? 3.0 : 7.0)));
  if ((((2.0 * 0.5 - 0.0) - float(std::min(1, 4))) >= x[1])) return std::max<double>(std::min<double>(x[2], (7.0 / 1e-3)), (x[1] * std::max<double>(0.0, -1.25) - std::sqrt(x[5])));
  v1 += (((2.0 - 0.0) / x[4]) * (std::max<double>(a2[1], 7.0) + x[0]) - ((7.0 / 2.0) * a2[i3] - std::sqrt(-1.25)));
  return x[4];
}
inline double f307261(const double* x) {
  double v1 = (x[3] / x[3]);
  double v2 = x[1];
  double* p3 = std::isnan(7.0) ? &v2 : &v1;
  *p3 += (std::fabs((v2 * x[2])) - (x[4] / v1));
  double v4 = (std::max<double>(((x[2] != 3.0) ? x[5] : x[1]), std::sqrt(3.0)) - x[5]);
  if ((int(uint16_t(int(int64_t(int((int64_t(1) * (1 >> 12) - 1) / 3 % 1000))))) < 2)) {
    v2 -= x[2];
    for (int k5 = 0; k5 < 4; ++k5) {
      for (int k6 = 0; k6 < 1; ++k6) {
        v2 = ((((x[4] > x[2]) ? v4 : 2.0) + v1) + float(0));
        v4 -= x[2];
      }
    }
    v1 -= (std::fabs(v4) + x[2]);
  } else {
    v2 -= x[3];
    double v7 = (std::min<double>((7.0 + 0.0), (1e-3 * 0.5 - 2.0)) + (std::sqrt(v1) - (2.0 * x[0])));
    v2 -= (((1e-3 - 2.0) - x[0]) / x[5]);
  }
  for (int k8 = 0; k8 < 3; ++k8) {
    double v9 = ((v1 - (-1.25 - 3.0)) * ((3.0 > 0.5) ? (7.0 * 0.0 - x[5]) : x[3]) - ((x[4] * 0.0) - (x[5] + 0.5)));
  }
  return v4;
}
inline double f307262(const double* x) {
  double v1 = ((std::isnan(1e-3) ? std::min<double>(1e-3, 3.0) : x[1]) * std::max<double>((-1.25 * 2.0 - 0.0), (0.5 * x[2] - 0.0)) - x[3]);
  if ((((std::max<double>(7.0, 1e-3) * (7.0 * 7.0 - 2.0) - std::sqrt(2.0)) * v1)) > 0) {
    if ((std::max<double>(x[0], ((1e-3 <= 3.0) ? 3.0 : 2.0)) <= ((7.0 - 0.0) / x[5]))) {
      double v2 = (x[1] * x[3] - ((x[5] - 7.0) + std::max<double>(v1, 3.0)));
      for (int k3 = 0; k3 < 4; ++k3) {
        v1 *= (x[2] + (0.5 * std::fabs(2.0) - (-1.25 + 0.0)));
        if ((std::sqrt(std::min<double>(float(int(unsigned(-2) | unsigned(0))), x[1]))) > 0) {
          if (!std::isnan(7.0)) continue;
          if ((x[0]) > 0) {
            double v4 = std::fabs(x[0]);
          }
        } else {
          if ((x[5]) > 0) {
            for (int k5 = 0; k5 < 2; ++k5) {
              double v6 = 2.0;
              for (int k7 = 0; k7 < 2; ++k7) {
                v2 += (((7.0 + 2.0) * (double(k3) / 2.0) - (7.0 * 0.5)) * ((1e-3 - x[4]) * (-1.25 - 1e-3) - double(k3)) - ((3.0 / x[5]) + x[4]));
                double v8 = ((v2 - std::max<double>(-1.25, 3.0)) - std::sqrt(std::sqrt(x[1])));
                double v9 = std::max<double>(((-1.25 * 0.5) - x[4]), x[5]);
              }
              double v10 = ((x[0] + (x[4] * 0.0)) * v2);
            }
          } else {
            double v11 = -1.25;
            double v12 = x[5];
            double v13 = (((-1.25 + 3.0) + (x[1] * x[5] - v12)) + (v1 + (0.5 * v11)));
          }
          double v14 = ((std::sqrt(-1.25) - double(k3)) * ((1e-3 + 1e-3) - x[0]));
        }
        double v15 = double(k3);
      }
      double v16 = ((x[5] + std::max<double>(-1.25, 7.0)) + x[4]);
    } else {
      double v17 = (x[3] * x[4]);
      double v18 = (v1 * x[3] - ((x[5] * 3.0) * x[5] - (0.5 * 2.0 - x[0])));
      double v19 = 0.5;
    }
    double v20 = ((std::sqrt(x[2]) - (7.0 + 7.0)) * std::min<double>(((-1.25 < 7.0) ? -1.25 : 2.0), std::max<double>(x[0], x[3])) - x[4]);
    double v21 = std::sqrt(std::sqrt(std::sqrt(0.0)));
  } else {
    double v22 = ((x[5] - std::min<double>(x[0], x[3])) / std::max<double>(x[2], std::max<double>(1e-3, 1e-3)));
    double v23 = x[0];
  }
  double v24 = std::min<double>(v1, ((2.0 == x[1]) ? x[1] : x[1]));
  double v25 = ((std::min<double>(7.0, x[5]) != (x[3] - 0.5)) ? x[4] : (((0.0 > 7.0) ? -1.25 : 2.0) - x[4]));
  double v26 = std::fabs(((7 > 1) ? v25 : std::sqrt(v24)));
  double v27 = ((x[5] + (7.0 * x[4])) * v25);
  double v28 = v25;
  return v27;
}
inline double f307263(const double* x) {
  double v1 = std::min<double>(std::sqrt(x[3]), std::sqrt((0.5 - 1e-3)));
  double v2 = std::sqrt(std::sqrt((x[1] + 7.0)));
  double v3 = (float(int(unsigned(int(unsigned(6) ^ unsigned(-1))) | unsigned(cut(2.0)))) + x[2]);
  v1 = x[5];
  v2 *= v1;
  return x[1];
}
inline double f307264(const double* x) {
  double v1 = (((2.0 + 1e-3) * (x[0] * 7.0) - std::sqrt(2.0)) * std::max<double>((0.5 / 3.0), (7.0 - -1.25)));
  if (((std::isnan(0.0) && (x[0] != -1.25)) && (3 > -3))) {
    if ((((0.0 <= x[0]) ? x[5] : float(-1)) == ((0.0 / 1e-3) - (x[1] * 7.0 - 7.0)))) {
      if (((x[3] - (-1.25 * x[0])) <= x[4])) {
        double v2 = (std::sqrt((0.5 * 2.0)) / x[0]);
        double v3 = ((v2 + (x[4] / x[0])) / v2);
        v3 *= ((((0.5 == 0.0) ? 0.5 : 3.0) * (x[5] * 3.0)) + x[3]);
      }
      for (int k4 = 0; k4 < 1; ++k4) {
        v1 -= (std::fabs(((-1.25 > 3.0) ? 7.0 : x[5])) / x[5]);
        double v5 = (((3.0 - double(k4)) + x[1]) - x[5]);
        double v6 = ((x[4] * (-1.25 + 0.0)) + (((2.0 != 0.0) ? 7.0 : x[3]) + std::sqrt(3.0)));
      }
      if ((4 > 8)) {
        v1 -= double(0);
        v1 = x[1];
        double a7[3] = {std::sqrt(std::sqrt((2.0 / -1.25))), (((1e-3 * x[1] - 0.0) / v1) + std::sqrt((x[3] * 0.5))), x[0]};
        const unsigned i8 = unsigned(int((int64_t(int(unsigned(cut(x[1])) ^ unsigned(int(unsigned(int(uint16_t(-1))) & unsigned(8))))) * (-3 >> 12) - int(unsigned(cut(x[1])) ^ unsigned(int(unsigned(int(uint16_t(-1))) & unsigned(8))))) / 3 % 1000)) % 3;
      }
    } else {
      double v9 = x[5];
      double v10 = (((1e-3 >= 2.0) ? (2.0 - 3.0) : x[4]) * std::sqrt(x[2]) - (std::fabs(1e-3) * x[5] - ((x[5] < -1.25) ? -1.25 : 2.0)));
      double v11 = x[5];
    }
    double v12 = std::fabs(((7.0 * -1.25) - 0.5));
    double v13 = std::max<double>(v12, (v1 / std::sqrt(x[2])));
  }
  double v14 = x[5];
  double v15 = (((-1.25 == 0.5) ? x[1] : x[3]) * ((0.0 + 0.5) * (3.0 + x[1])));
  double v16 = std::fabs(std::max<double>((3.0 * 7.0), (0.5 * x[3] - 0.0)));
  double v17 = x[1];
  return v17;
}
inline double f307265(const double* x) {
  double v1 = (x[2] / x[2]);
  v1 *= float((6 / (1 + (-1 & 7))));
  v1 -= x[1];
  v1 -= (((7.0 / 7.0) == x[1]) ? std::max<double>((x[1] + 7.0), (1e-3 + 0.0)) : x[4]);
  if ((((-1.25 <= 0.5) ? float(int((int64_t(4) * (8 >> 12) - 4) / 3 % 1000)) : (2.0 * -1.25)) > ((-1.25 + v1) * (x[5] - 1e-3) - (v1 * x[0])))) return x[4];
  double a2[3] = {(std::sqrt((0.5 * x[5] - x[4])) * (x[3] * v1) - (7.0 + (7.0 * -1.25 - 0.0))), (x[3] - x[2]), x[5]};
  const unsigned i3 = unsigned(int((int64_t(-2) * (9 >> 12) - -2) / 3 % 1000)) % 3;
  double v4 = ((std::max<double>(-1.25, 1e-3) + x[5]) * std::min<double>(std::max<double>(7.0, a2[1]), std::sqrt(a2[1])) - std::min<double>(-1.25, x[2]));
  for (int k5 = 0; k5 < 1; ++k5) {
    v4 -= x[5];
    if ((((7.0 <= 2.0) ? x[4] : std::sqrt(double(k5))) == (((0.0 != -1.25) ? x[0] : 0.5) * (7.0 - 1e-3) - (0.0 - 1e-3)))) continue;
    if ((x[3]) > 0) {
      v4 = (((1e-3 >= x[5]) ? std::sqrt(-1.25) : x[3]) * (a2[i3] - v1));
      v4 -= ((x[4] > (-1.25 * x[5] - 3.0)) ? std::fabs(x[1]) : std::min<double>(x[5], double(k5)));
      double v6 = a2[i3];
    }
  }
  return (((a2[i3] >= -1.25) ? (-1.25 * 7.0 - 7.0) : x[0]) * std::sqrt(x[0]) - ((-1.25 * x[1]) * x[4] - ((3.0 > 7.0) ? 7.0 : 1e-3)));
}
inline double f307266(const double* x) {
  double v1 = (((x[0] + 7.0) / (x[3] * 0.5 - 7.0)) - (std::fabs(2.0) - ((1e-3 < 2.0) ? 2.0 : 0.5)));
  for (int k2 = 0; k2 < 3; ++k2) {
    for (int k3 = 0; k3 < 4; ++k3) {
      v1 += (std::max<double>((3.0 + -1.25), (1e-3 - 7.0)) * x[4] - double(k2));
      int n4 = (double(k3) == 0.0) ? 1 : int((int64_t(int(unsigned(int(unsigned(8) & unsigned(int(unsigned(-2) * unsigned(-1))))) | unsigned(int(unsigned(-1) | unsigned(cut(7.0)))))) * (-1 >> 12) - int(unsigned(int(unsigned(8) & unsigned(int(unsigned(-2) * unsigned(-1))))) | unsigned(int(unsigned(-1) | unsigned(cut(7.0)))))) / 3 % 1000);
      switch (n4) { case 0: v1 = x[2]; break; case 1: v1 = std::sqrt((((0.0 <= 2.0) ? x[0] : 3.0) * (-1.25 * 0.5 - double(k3)) - x[1])); default: v1 = ((int(unsigned((4 >> (1 + (5 & 7)))) * unsigned(((3.0 >= 0.5) ? 8 : 9))) > -2) ? (float(8) + x[3]) : (double(k2) * double(k3))); }
      double v5 = 3.0;
    }
  }
  v1 += ((((1e-3 <= 1e-3) ? x[5] : x[4]) * std::min<double>(0.5, 1e-3)) / ((x[4] * 0.0 - 0.5) * (x[0] / 0.5) - x[0]));
  for (int k6 = 0; k6 < 1; ++k6) {
    double v7 = ((v1 * ((-1.25 == x[0]) ? 0.5 : 3.0) - x[0]) * (x[4] * std::max<double>(-1.25, x[3])));
    double* p8 = (std::sqrt(double(6)) > (v1 * (x[2] * 7.0 - 3.0) - (3.0 + double(k6)))) ? &v1 : &v7;
    *p8 += std::sqrt(std::min<double>(x[1], std::sqrt(1e-3)));
  }
  v1 -= (((3.0 * 3.0) + ((x[4] < 0.0) ? x[5] : 2.0)) - x[4]);
  if ((((-1.25 - 0.0) >= std::fabs(-1.25)) || (((2.0 < 1e-3) || (2.0 >= 2.0)) && ((0.0 != 7.0) || (x[3] > 7.0))))) return x[3];
  return (((0.5 * x[1] - 2.0) / v1) * 7.0);
}
inline double f307267(const double* x) {
  double v1 = x[5];
  v1 *= std::max<double>(x[0], std::min<double>((x[5] / -1.25), (-1.25 - -1.25)));
  double v2 = ((x[4] > (7.0 * -1.25 - -1.25)) ? x[5] : (x[5] * (v1 * -1.25) - (x[4] - x[3])));
  if ((((0.0 * 7.0) + x[5]) != ((x[4] == 3.0) ? (3.0 + -1.25) : x[5]))) {
    for (int k3 = 0; k3 < 2; ++k3) {
      if (((x[2] / ((v2 * 3.0 - 1e-3) * x[2] - (x[1] - 0.5)))) > 0) {
        if ((((x[3] + x[0]) * ((3.0 * v1) * ((0.5 < 7.0) ? v2 : 1e-3) - std::fabs(1e-3)) - ((-1.25 * 0.0) + (2.0 * 2.0)))) > 0) {
          double v4 = std::sqrt((std::fabs(7.0) + std::max<double>(x[0], 0.0)));
        }
      }
      for (int k5 = 0; k5 < 3; ++k5) {
        v1 += (double(5) + double(k5));
      }
      if ((!(1e-3 < x[2]) || !(1e-3 <= 3.0))) {
        for (int k6 = 0; k6 < 4; ++k6) {
          v1 = std::fabs(v2);
        }
        if (!((7.0 - x[2]) < x[2])) {
          if ((std::sqrt(0.0) < std::sqrt(double(k3)))) {
            double v7 = std::max<double>(std::fabs((2.0 + 0.5)), (std::max<double>(2.0, 0.0) / std::min<double>(-1.25, -1.25)));
          }
          double v8 = std::max<double>(((x[4] + 2.0) * std::sqrt(x[5])), (std::sqrt(1e-3) + std::max<double>(x[2], 2.0)));
          double v9 = std::sqrt(x[4]);
        } else {
          double v10 = x[3];
          double v11 = (std::fabs(std::max<double>(2.0, v1)) * std::fabs(std::max<double>(1e-3, 1e-3)) - (double(k3) * (x[3] * 0.0)));
          double v12 = float(int(unsigned(cut(x[1])) ^ unsigned(cut(0.0))));
        }
      } else {
        double v13 = std::sqrt((x[3] * double(k3)));
        double v14 = (x[4] * std::sqrt(float(3)) - (std::sqrt(0.5) + double(int(uint8_t(5)))));
        double v15 = x[3];
      }
    }
  } else {
    double v16 = (x[3] / (x[1] * (2.0 + -1.25) - std::max<double>(1e-3, -1.25)));
  }
  double v17 = std::sqrt((std::min<double>(-1.25, -1.25) / std::min<double>(0.0, 0.0)));
  double v18 = v1;
  return std::min<double>((x[3] + ((2.0 <= 7.0) ? 0.5 : x[2])), std::sqrt((v1 * x[2])));
}
inline double f307268(const double* x) {
  double v1 = x[4];
  v1 -= std::min<double>(x[2], (-1.25 + (0.5 * 7.0)));
  int w2 = 9;
  double v3 = (((2.0 * 0.5 - 7.0) / x[5]) + ((x[2] - -1.25) * 1e-3));
  return (x[0] * std::fabs(std::sqrt(3.0)));
}
inline double f307269(const double* x) {
  double v1 = x[4];
  double v2 = (std::sqrt((x[3] - 1e-3)) * std::sqrt(std::min<double>(3.0, x[5])));
  if (((x[5] < v1) && ((v1 >= 0.0) || (x[4] > -1.25)))) return (x[0] / x[3]);
  double v3 = (x[2] * (x[5] * x[1]) - x[1]);
  for (int k4 = 0; k4 < 1; ++k4) {
    if ((((7.0 * 0.0) * x[0] - x[0]) != float(-1))) {
      if (!(std::max<double>(3.0, 0.0) > std::fabs(3.0))) {
        double v5 = x[5];
        double* p6 = std::isnan(v2) ? &v2 : &v3;
        *p6 += (((x[1] - 2.0) - std::min<double>(3.0, v5)) * v1);
      } else {
        if (((std::fabs(1e-3) - x[2]) != -1.25)) return (v3 * std::max<double>((3.0 * v2), (3.0 * 0.5 - 3.0)));
      }
      double v7 = x[3];
    }
  }
  for (int k8 = 0; k8 < 2; ++k8) {
    if ((x[4] <= (std::fabs(0.0) + double(int((int64_t(2) * (-2 >> 12) - 2) / 3 % 1000))))) {
      if (((((2.0 + 7.0) - v1) + double(k8))) > 0) {
        if (std::isnan(x[3])) break;
        double v9 = ((std::fabs(0.0) / x[3]) - (v1 + std::sqrt(x[3])));
        double v10 = std::sqrt(double(k8));
      }
      double v11 = (((0.5 * 0.5) / std::sqrt(double(k8))) * x[4] - (std::sqrt(x[4]) * x[5] - x[4]));
      double v12 = std::sqrt(std::min<double>(std::fabs(0.0), (x[2] - 0.0)));
    } else {
      double v13 = (v2 / ((3.0 == -1.25) ? std::min<double>(1e-3, v2) : std::sqrt(3.0)));
    }
    double v14 = (x[2] - std::fabs(std::fabs(double(k8))));
    double v15 = x[2];
  }
  double v16 = std::fabs((v1 * (0.0 * 0.5) - (2.0 - x[4])));
  double v17 = std::fabs(((0.0 - 7.0) * std::sqrt(0.0) - (3.0 / 7.0)));
  return double(1);
}
inline double f307270(const double* x) {
  double v1 = (std::min<double>((x[2] + 0.5), std::min<double>(0.5, 3.0)) - std::fabs(std::sqrt(x[4])));
  if (std::isnan(((2.0 + 1e-3) - x[3]))) {
    v1 += (std::isnan(x[5]) ? x[1] : ((3.0 + 2.0) * x[3] - (x[5] - x[1])));
  } else {
    if (std::isnan(x[0])) {
      double v2 = std::sqrt(0.0);
      double v3 = x[4];
      if ((int(int8_t(int(unsigned(int(int8_t(9))) * unsigned(8)))) > 0)) return (double(0) / std::max<double>(x[5], (7.0 - 2.0)));
    } else {
      for (int k4 = 0; k4 < 3; ++k4) {
        double v5 = x[1];
        double v6 = (((1e-3 * 7.0) + std::sqrt(x[5])) * ((0.0 - -1.25) / ((-3 > 0) ? 1e-3 : 0.0)));
      }
    }
    for (int k7 = 0; k7 < 3; ++k7) {
      if ((x[3] == ((1e-3 / v1) * 1e-3 - x[5]))) return std::fabs((std::min<double>(2.0, x[4]) * std::sqrt(x[0])));
    }
  }
  for (int k8 = 0; k8 < 2; ++k8) {
    double v9 = std::max<double>(x[4], x[1]);
    for (int k10 = 0; k10 < 1; ++k10) {
      double v11 = ((double(k8) * v9 - std::max<double>(3.0, 0.0)) + x[2]);
    }
  }
  double v12 = x[0];
  return x[1];
}
inline double f307271(const double* x) {
  double v1 = ((x[0] + std::max<double>(-1.25, x[1])) - (x[2] * x[4]));
  if ((std::sqrt(x[2])) > 0) {
    double v2 = x[1];
    v1 = (x[3] + std::fabs((1e-3 * 0.5 - 7.0)));
    v2 = 0.5;
  } else {
    if (((x[2] / ((2.0 * 7.0 - x[3]) - std::min<double>(0.5, 1e-3)))) > 0) {
      if ((std::max<double>(x[1], ((3.0 / 0.0) / (0.0 * x[0] - 0.0)))) > 0) {
        int n3 = (7 <= int(unsigned(0) & unsigned((3 >> (1 + (int(unsigned(0) - unsigned(-1)) & 7)))))) ? 1 : 2;
        switch (n3) { case 0: v1 = v1; break; case 1: v1 = x[5]; default: v1 = std::sqrt(x[5]); }
        v1 -= float(8);
        v1 -= (std::min<double>((7.0 + x[3]), (x[0] + v1)) * v1);
      }
      double v4 = (x[0] - (x[4] * (0.5 - 0.5) - 1e-3));
    }
    if (((x[0] + std::max<double>(1e-3, 0.0)) >= ((1e-3 * 2.0 - 1e-3) * (0.5 * x[0] - 0.0) - (7.0 * 0.5)))) {
      if ((x[0] > ((0.0 - x[3]) + x[1]))) {
        v1 -= std::sqrt(x[0]);
      }
      if ((x[5] >= ((1e-3 * 0.0) / (1e-3 * -1.25 - x[4])))) return v1;
    }
  }
  double v5 = (std::max<double>(((v1 != 0.0) ? v1 : 7.0), v1) * (std::max<double>(x[0], x[2]) - float((7 / (1 + (3 & 7))))));
  double v6 = std::fabs(x[2]);
  double v7 = std::max<double>((x[4] - v1), x[3]);
  double v8 = (x[2] / x[0]);
  double v9 = ((std::fabs(-1.25) == float(int(int8_t(7)))) ? ((0.5 / 1e-3) - std::fabs(-1.25)) : std::max<double>((7.0 + 0.5), (v5 * x[4])));
  return (x[1] * (x[5] * ((-1.25 > 1e-3) ? -1.25 : -1.25) - (1e-3 + 0.0)) - (std::fabs(2.0) * (3.0 * 0.5)));
}
inline double f307272(const double* x) {
  double v1 = x[3];
  v1 *= std::min<double>(x[2], ((-1.25 - 2.0) + (3.0 + 0.0)));
  int n2 = (-3 != int(unsigned(int(unsigned(3) | unsigned(int(int16_t(-1))))) + unsigned(5))) ? 0 : int(unsigned(2) - unsigned(-3));
  switch (n2) { case 0: v1 = std::fabs(float(1)); break; case 1: v1 = (((-1.25 >= 3.0) ? (-1.25 + 3.0) : (0.0 / 3.0)) * (std::fabs(2.0) - std::sqrt(7.0))); default: v1 = std::fabs(std::sqrt((2.0 - 2.0))); }
  v1 -= ((std::fabs(0.0) == x[3]) ? (x[5] / (v1 / 7.0)) : (double(int(unsigned(-1) * unsigned(3))) * (1e-3 / 3.0) - x[4]));
  if (((((1e-3 * x[1]) * (x[1] - x[5]) - std::sqrt(x[3])) / ((2.0 / 1e-3) * x[3] - 0.0))) > 0) {
    if (((std::sqrt(0.5) - std::min<double>(-1.25, 0.5)) < std::fabs((1e-3 * 1e-3 - 7.0)))) return x[4];
  }
  v1 -= (v1 * (((4 > 5) && (0.0 != x[4])) ? std::sqrt(0.5) : 0.0) - x[3]);
  v1 *= (std::sqrt((-1.25 * x[5] - x[3])) / x[2]);
  if ((x[1] == x[5])) return std::max<double>(double(1), (3.0 * x[1] - x[0]));
  return ((x[3] * (7.0 * x[5] - 7.0)) * (x[0] - v1));
}
inline double f307273(const double* x) {
  double v1 = x[2];
  double v2 = double(9);
  double v3 = std::sqrt(x[4]);
  v3 *= (((-1.25 != v3) || (7 > int(uint16_t(5)))) ? 0.0 : v3);
  if (((x[4] * (x[4] * (x[2] + 3.0) - (3.0 - 0.0)))) > 0) {
    double v4 = (((1e-3 != -1.25) || (3.0 > -1.25)) ? x[3] : (float(int(uint8_t(1))) / (x[2] * 2.0)));
  }
  return 2.0;
}
inline double f307274(const double* x) {
  double v1 = 7.0;
  double v2 = (std::isnan(((x[0] < x[4]) ? x[4] : 7.0)) ? 1e-3 : std::min<double>((x[5] * 2.0 - x[5]), x[0]));
  v1 -= (std::fabs((0.0 * 3.0)) * ((7.0 - v1) / (-1.25 / 0.0)));
  if ((((v1 <= -1.25) || (-1.25 == x[2])) && (x[4] == (7.0 + 1e-3)))) return std::sqrt(0.0);
  double v3 = (((1e-3 != -1.25) ? (1e-3 * 1e-3) : 7.0) * ((-1.25 * v2 - 1e-3) - (x[5] - v1)) - ((-2 <= int(unsigned(6) ^ unsigned(-2))) ? double(5) : x[5]));
  for (int k4 = 0; k4 < 4; ++k4) {
    v2 += (((2.0 + 0.0) * ((0.0 <= 3.0) ? x[5] : 0.5)) + x[3]);
  }
  return std::fabs(((1e-3 * x[1] - 1e-3) + (0.5 - 2.0)));
}
inline double f307275(const double* x) {
  double v1 = x[1];
  double v2 = (x[4] * std::max<double>(std::sqrt(3.0), (0.0 * 1e-3)) - ((2.0 * 3.0 - 1e-3) * (3.0 * x[1]) - ((2.0 > 7.0) ? 7.0 : x[2])));
  double* p3 = (std::max<double>((2.0 * v1), float(6)) <= 1e-3) ? &v1 : &v2;
  *p3 += (x[5] * ((7.0 - v2) + (0.0 / x[3])) - x[0]);
  if ((((-1.25 * x[3] - 3.0) >= (-1.25 + 3.0)) || (x[2] < x[1]))) return ((x[3] - (0.0 * 0.5)) - ((x[5] - 0.0) * std::sqrt(-1.25) - ((3.0 < 0.0) ? 3.0 : -1.25)));
  v2 -= ((((0.5 > 2.0) ? x[0] : 0.5) >= v2) ? std::min<double>((7.0 * v2 - 0.5), (0.5 * x[4])) : (x[5] + x[5]));
  return x[0];
}
inline double f307276(const double* x) {
  double v1 = (std::sqrt(x[0]) * ((0.0 + x[2]) / std::sqrt(x[5])) - x[0]);
  v1 = x[1];
  for (int k2 = 0; k2 < 1; ++k2) {
    int n3 = (((-1.25 * 7.0) < (-1.25 + -1.25)) || (v1 < (1e-3 * 3.0 - 0.0))) ? 2 : cut(x[0]);
    switch (n3) { case 0: v1 = (double(-3) - (std::sqrt(2.0) * x[3] - std::min<double>(x[2], 3.0))); break; case 1: v1 = ((std::max<double>(x[4], 3.0) * (7.0 + 3.0)) - ((x[4] >= x[4]) ? std::fabs(7.0) : (0.5 + 3.0))); default: v1 = (x[4] - ((v1 - 0.0) * (2.0 - 2.0) - (x[0] - 2.0))); }
    v1 += x[4];
    for (int k4 = 0; k4 < 1; ++k4) {
      for (int k5 = 0; k5 < 1; ++k5) {
        double v6 = ((int(unsigned(0) ^ unsigned(-1)) == ((2.0 <= 7.0) ? 1 : int(unsigned(2) - unsigned(1)))) ? x[2] : 0.0);
        v6 *= (((3.0 / 3.0) - std::max<double>(7.0, x[2])) * (x[5] + x[3]) - std::sqrt(x[3]));
        double* p7 = (float(cut(0.0)) > x[1]) ? &v1 : &v6;
        *p7 += 7.0;
      }
      int n8 = ((x[2] + (3.0 * x[0] - 7.0)) == ((x[0] * 1e-3) * std::max<double>(x[3], x[4]))) ? 1 : int(unsigned((1 % (1 + (-1 & 7)))) | unsigned(9));
      switch (n8) { case 0: v1 = (x[1] + std::sqrt(std::min<double>(0.0, -1.25))); break; case 1: v1 = ((-1.25 + x[4]) * std::sqrt(x[4]) - (x[5] - x[3])); default: v1 = float(int(unsigned(int((int64_t(5) * (-2 >> 12) - 5) / 3 % 1000)) * unsigned(cut(3.0)))); }
    }
  }
  int n9 = (x[4] == x[2]) ? 1 : int(unsigned(int(unsigned(int(int16_t(3))) * unsigned(int(unsigned(4) & unsigned(int((int64_t(2) * (-3 >> 12) - 2) / 3 % 1000)))))) * unsigned(int(uint16_t(int(unsigned(cut(0.5)) & unsigned(-2))))));
  switch (n9) { case 0: v1 = std::min<double>(std::sqrt((2.0 - x[3])), (((0.5 >= v1) ? x[4] : 0.5) - (0.0 - 0.5))); break; case 1: v1 = x[4]; default: v1 = x[1]; }
  for (int k10 = 0; k10 < 4; ++k10) {
    v1 = x[3];
    double v11 = (((2.0 * x[0]) * (0.5 - 3.0) - (0.0 * 7.0)) + ((7.0 * x[2]) - x[2]));
  }
  double v12 = (x[2] * std::min<double>((x[0] * 1e-3), x[0]));
  double v13 = (x[1] + v12);
  return (x[2] - (((-1 == 0) ? 2.0 : 1e-3) - std::sqrt(x[5])));
}
inline double f307277(const double* x) {
  double v1 = std::max<double>((x[3] + x[5]), std::sqrt(((0.5 >= 0.0) ? 2.0 : 0.5)));
  for (int k2 = 0; k2 < 2; ++k2) {
    v1 -= (double(2) * x[1]);
    v1 += ((((0.5 > x[5]) || (0.5 >= x[5])) ? x[1] : ((-2 == 1) ? x[0] : 0.0)) * ((0.5 != 7.0) ? x[1] : x[3]));
    for (int k3 = 0; k3 < 3; ++k3) {
      v1 += (!(0.5 != x[2]) ? std::min<double>((3.0 - x[4]), ((1e-3 != 1e-3) ? x[4] : 0.5)) : x[5]);
      if (((!(1e-3 < -1.25) && (v1 >= 0.5)) || (std::fabs(double(k2)) != x[5]))) continue;
    }
  }
  v1 = 2.0;
  v1 -= (x[5] * ((v1 + 0.0) + (2.0 * x[1] - x[2])));
  return std::sqrt(((-1.25 > 2.0) ? x[5] : x[3]));
}
inline double f307278(const double* x) {
  double v1 = std::sqrt(x[0]);
  if ((x[3]) > 0) {
    if (!(!(x[0] < 7.0) || (x[3] <= 3.0))) {
      v1 -= x[4];
      for (int k2 = 0; k2 < 1; ++k2) {
        if ((((0.5 / -1.25) != (0.0 * 0.5 - 0.0)) || (x[1] == (0.5 * 2.0)))) {
          for (int k3 = 0; k3 < 2; ++k3) {
            v1 = std::fabs(((-1.25 <= x[0]) ? x[3] : x[1]));
            double v4 = ((x[3] < double(k2)) ? std::min<double>((1e-3 * 7.0 - 0.0), -1.25) : (x[4] * (double(k2) + 7.0)));
            double v5 = (std::fabs((7.0 / 0.0)) / std::fabs(((2.0 >= 7.0) ? x[4] : 1e-3)));
          }
          v1 *= x[1];
        }
      }
    }
  } else {
    double v6 = (7.0 + ((-1.25 * 0.0 - 2.0) * std::fabs(x[4])));
    double v7 = ((!(3 == 1) ? v1 : (-1.25 * 7.0 - 7.0)) * ((1e-3 / x[3]) * -1.25) - x[1]);
  }
  double v8 = (std::min<double>(((1e-3 <= 1e-3) ? 1e-3 : 1e-3), (-1.25 * 1e-3)) - (((-1.25 <= 7.0) ? 7.0 : 2.0) * (x[4] * 7.0 - x[5]) - v1));
  double v9 = v8;
  double v10 = ((x[5] * x[4]) - ((7.0 - 0.5) * v9));
  return (std::max<double>(x[3], std::fabs(3.0)) * ((x[4] * -1.25 - 0.5) - (v9 - 0.5)));
}
inline double f307279(const double* x) {
  double v1 = (x[3] / x[0]);
  double v2 = (x[5] * std::max<double>((0.5 * 2.0 - x[1]), 7.0) - x[0]);
  if (((std::sqrt(1e-3) * ((0.0 != 2.0) ? 7.0 : 2.0)) != x[4])) return (((7.0 > 0.0) || (-3 <= int((int64_t(-3) * (9 >> 12) - -3) / 3 % 1000))) ? ((1e-3 * x[1]) - (1e-3 / 3.0)) : (x[5] * (-1.25 * 7.0)));
  if ((((-1.25 == 7.0) ? 0 : 6) > 9)) return (std::max<double>(std::sqrt(2.0), 0.5) * v2);
  return (((1e-3 == 1e-3) && (3.0 > x[3])) ? (double(-2) + (-1.25 * 7.0 - 3.0)) : std::max<double>((0.0 - 0.0), (7.0 + -1.25)));
}
inline double f307280(const double* x) {
  double v1 = ((((3.0 == x[0]) || (x[3] != 1e-3)) ? 3.0 : std::max<double>(2.0, 3.0)) + (std::fabs(0.5) + x[1]));
  double v2 = x[0];
  for (int k3 = 0; k3 < 4; ++k3) {
    double v4 = (((7.0 + 7.0) * float(-1)) * x[3]);
  }
  if (((v1 - std::sqrt(2.0)) < (std::min<double>(x[5], 1e-3) - (0.0 * 0.0 - 7.0)))) return (x[3] - ((3.0 / -1.25) - (v2 * x[2] - 1e-3)));
  return (std::min<double>(x[2], (3.0 / 1e-3)) + x[0]);
}
inline double f307281(const double* x) {
  double v1 = x[4];
  double v2 = x[5];
  v2 -= (float(cut(0.5)) * double(cut(x[1])) - (x[3] * (1e-3 - 0.0) - (-1.25 + 7.0)));
  double a3[3] = {x[1], ((std::max<double>(0.5, v1) + x[0]) / ((3.0 - 2.0) * v2 - x[3])), (std::isnan(v2) ? 3.0 : ((x[4] <= -1.25) ? ((0.5 == v2) ? 3.0 : 0.0) : std::max<double>(v1, 0.5)))};
  const unsigned i4 = unsigned(int(int64_t(int(unsigned(int(unsigned(std::min(4, -1)) & unsigned(5))) * unsigned(7))))) % 3;
  if ((3.0 > (std::min<double>(7.0, 2.0) / std::min<double>(x[3], -1.25)))) {
    if ((int(unsigned(-1) * unsigned(9)) == int(unsigned(int((int64_t(8) * (int(unsigned(-3) + unsigned(4)) >> 12) - 8) / 3 % 1000)) & unsigned(((v1 == a3[1]) ? 0 : int(unsigned(-2) + unsigned(2))))))) {
      v1 += x[5];
    }
    double v5 = std::sqrt(((0.0 + 1e-3) * std::sqrt(3.0)));
    if ((((a3[1] + (-1.25 - x[3])) + (((0.0 <= v5) || (-1.25 > 0.5)) ? std::sqrt(x[0]) : x[1]))) > 0) {
      if ((((x[1] + v2) * std::sqrt(-1.25)) < v5)) return std::max<double>(((v1 == 2.0) ? (0.5 * -1.25) : (x[4] * 0.0)), (x[4] - (7.0 / 0.0)));
      v5 += 7.0;
    }
  } else {
    v1 += (((3.0 * x[3]) * (0.5 / -1.25)) + v1);
    v1 = 3.0;
  }
  double* p6 = (v2 != (x[4] * (-1.25 + 3.0) - std::fabs(2.0))) ? &v2 : &a3[i4];
  *p6 += x[2];
  return (((7.0 * x[5]) <= x[3]) ? x[3] : std::max<double>(x[3], (0.5 - 0.5)));
}
inline double f307282(const double* x) {
  double v1 = std::sqrt(x[2]);
  double v2 = x[3];
  if ((((!(0.0 < 1e-3) ? (0.5 - 7.0) : std::min<double>(-1.25, 7.0)) / (std::min<double>(x[1], v1) * v1))) > 0) {
    double v3 = std::fabs(7.0);
    double v4 = v1;
    if ((((0.0 >= v2) ? (3.0 * -1.25) : (x[1] - 0.0)) > (v4 + v2))) return (std::sqrt((-1.25 - 3.0)) - v2);
  }
  v2 *= x[5];
  return ((float(9) == (3.0 - 2.0)) ? ((1e-3 / 1e-3) * std::fabs(x[3]) - (x[1] + x[0])) : ((-1.25 / 0.5) * (3.0 * 0.0) - (-1.25 + x[5])));
}
inline double f307283(const double* x) {
  double v1 = (x[2] / double(-3));
  int n2 = std::isnan(std::sqrt(std::min<double>(x[0], 0.0))) ? 2 : 9;
  switch (n2) { case 0: v1 = ((float(int((int64_t(9) * (9 >> 12) - 9) / 3 % 1000)) * (0.5 * x[1])) * x[0]); break; case 1: v1 = (((v1 * 7.0 - -1.25) * (-1.25 * -1.25)) - std::max<double>(x[3], (7.0 - 7.0))); default: v1 = x[5]; }
  if (((std::max<double>(double(-3), std::sqrt(1e-3)) - ((v1 / 2.0) - (x[3] * 0.0)))) > 0) {
    double v3 = ((std::max<double>(-1.25, 3.0) * ((8 != 9) ? 3.0 : 7.0) - (-1.25 + 0.5)) - ((3.0 + 0.0) - std::sqrt(2.0)));
    if (((std::sqrt(3.0) <= (2.0 - 3.0)) && (x[1] <= std::fabs(-1.25)))) {
      double v4 = (x[5] - (v3 * (x[2] + 7.0) - v1));
      double v5 = std::fabs(std::sqrt(double(5)));
      v1 += ((x[0] * ((v3 < 0.5) ? 0.5 : 7.0) - (-1.25 * 0.5 - 1e-3)) + v3);
    }
  } else {
    double v6 = std::sqrt(std::max<double>((3.0 + x[4]), float(int(int16_t(4)))));
    double v7 = x[5];
    double v8 = (x[2] * (float(7) + 0.0) - std::max<double>((x[3] * v6), v1));
  }
  double v9 = x[4];
  double v10 = 2.0;
  for (int k11 = 0; k11 < 1; ++k11) {
    double v12 = std::fabs(((1e-3 != 0.0) ? (x[5] + 2.0) : float(4)));
    double v13 = ((std::min<double>(7.0, 1e-3) * (7.0 * v10 - -1.25) - x[1]) + (std::min<double>(0.5, 7.0) - x[4]));
  }
  return ((x[2] - x[2]) + v10);
}
inline double f307284(const double* x) {
  double v1 = ((std::max<double>(x[1], x[3]) == x[1]) ? (std::fabs(x[0]) / x[2]) : std::fabs(((x[1] <= 2.0) ? 0.5 : x[3])));
  if ((x[1]) > 0) {
    double v2 = (x[2] * (x[2] * std::fabs(x[5])) - (!(7.0 != 1e-3) ? std::max<double>(-1.25, 7.0) : (x[1] + -1.25)));
    if ((((x[0] + (0.0 * 0.5)) * ((7.0 - 3.0) + float(9)))) > 0) {
      v1 = (std::min<double>((3.0 + 7.0), ((2.0 != 7.0) ? 0.0 : 7.0)) - x[2]);
      if ((x[3] == ((v1 - x[1]) * std::max<double>(0.0, 0.5)))) {
        double v3 = v1;
        if (!(std::sqrt(x[5]) != x[0])) return ((((2.0 >= 2.0) ? x[2] : 1e-3) - v3) - std::min<double>((0.0 * 0.5), std::fabs(7.0)));
        double a4[3] = {(((2.0 * 2.0 - -1.25) * std::sqrt(3.0) - (2.0 * x[3] - 3.0)) + (v1 * x[4] - (0.5 / x[4]))), std::sqrt(std::sqrt(7.0)), float(2)};
        const unsigned i5 = unsigned(int(unsigned(int(unsigned(-3) - unsigned((int((int64_t(7) * (9 >> 12) - 7) / 3 % 1000) >> (1 + (cut(3.0) & 7)))))) | unsigned((-2 / (1 + (cut(0.5) & 7)))))) % 3;
      } else {
        if (((int(int8_t(9)) < int((int64_t((2 % (1 + (5 & 7)))) * (std::min(2, 6) >> 12) - (2 % (1 + (5 & 7)))) / 3 % 1000)) && ((7.0 - v2) > (0.0 - x[1])))) return (std::max<double>((x[5] * 7.0 - 7.0), std::sqrt(x[1])) / (std::sqrt(x[3]) / (2.0 + 7.0)));
        int w6 = int(unsigned(cut(x[0])) * unsigned(3));
      }
    } else {
      if ((std::min<double>(std::min<double>(std::max<double>(3.0, 0.5), (-1.25 + 3.0)), std::max<double>(std::sqrt(-1.25), (x[0] + 3.0)))) > 0) {
        v1 *= (((3.0 >= -1.25) ? (0.5 + 2.0) : std::max<double>(x[0], 2.0)) + ((7.0 + 1e-3) * x[4]));
      } else {
        v2 -= (x[0] * ((7.0 * 1e-3) * x[3]));
      }
      double v7 = (std::max<double>(x[0], (x[0] + 1e-3)) * (x[4] - (-1.25 - 2.0)) - (v1 - (v2 - -1.25)));
    }
    double v8 = (((0.5 + 2.0) + std::max<double>(0.0, 1e-3)) * 7.0);
  }
  double v9 = x[3];
  double v10 = std::sqrt(x[3]);
  double v11 = v10;
  double v12 = (7.0 + v9);
  return x[3];
}
inline double f307285(const double* x) {
  double v1 = std::max<double>(x[2], x[4]);
  if ((std::min<double>((2.0 + x[1]), x[0]) == std::sqrt(std::min<double>(x[2], 3.0)))) return std::sqrt(x[3]);
  v1 += (((1e-3 * x[3]) * (0.0 * 0.5)) * (x[4] * (x[0] + 2.0) - (1e-3 / x[5])));
  for (int k2 = 0; k2 < 4; ++k2) {
    double v3 = (1e-3 - x[3]);
  }
  return (((1e-3 * 3.0 - 1e-3) * std::max<double>(x[2], -1.25) - v1) / std::min<double>(((2.0 == v1) ? 2.0 : x[4]), x[0]));
}
inline double f307286(const double* x) {
  double v1 = x[4];
  v1 += x[1];
  v1 *= (std::sqrt((3.0 / 2.0)) / (((3.0 >= x[5]) ? 0.5 : 1e-3) - x[1]));
  if ((7.0 < (1e-3 * ((x[3] == 0.0) ? 2.0 : 2.0) - x[1]))) return ((std::fabs(x[0]) * x[1]) + std::max<double>((-1.25 + x[4]), std::max<double>(3.0, -1.25)));
  double a2[3] = {((std::fabs(x[3]) * std::fabs(x[1])) * ((x[2] * 7.0) - v1) - (x[4] * (0.5 * 1e-3))), (((3.0 * 3.0 - 3.0) - x[5]) + std::sqrt(x[2])), (x[0] / ((7.0 / 3.0) * (x[5] + 1e-3) - ((-1 < 9) ? 3.0 : 1e-3)))};
  const int i3 = (std::sqrt((-1.25 + 0.5)) != x[1]) ? 0 : 2;
  return std::sqrt(((7.0 - 0.5) / x[2]));
}
inline double f307287(const double* x) {
  double v1 = x[0];
  v1 += x[4];
  double v2 = (x[2] * std::sqrt(((7.0 <= 0.5) ? x[2] : 2.0)));
  int n3 = (!(2.0 <= 0.0) || (v2 != (0.5 + x[4]))) ? 1 : 6;
  switch (n3) { case 0: v1 = std::sqrt(v2); break; case 1: v1 = ((std::sqrt(x[5]) / std::fabs(2.0)) * (x[5] * std::sqrt(1e-3) - ((x[2] == x[2]) ? 2.0 : 7.0))); default: v2 = x[2]; }
  if ((x[3] > v1)) return (((x[2] * 1e-3 - 1e-3) * std::sqrt(0.0) - x[2]) + x[1]);
  double v4 = (((-1.25 * 7.0) - std::sqrt(v1)) * v2 - ((1e-3 * 1e-3) / (7.0 + 1e-3)));
  double v5 = std::fabs(((0.0 >= 3.0) ? (x[4] / 0.0) : (-1.25 * v1 - 0.5)));
  if ((std::sqrt((x[4] - 0.0)) > (double(int(unsigned(3) - unsigned(9))) * (0.5 / x[4])))) return ((std::sqrt(2.0) * v4 - x[3]) + (x[4] * std::max<double>(x[4], 2.0) - (0.0 + 3.0)));
  return std::min<double>(x[1], (x[0] / (x[1] / 2.0)));
}
inline double f307288(const double* x) {
  double v1 = std::max<double>(std::sqrt(x[2]), ((1e-3 * x[3] - -1.25) * x[0] - (-1.25 + x[3])));
  for (int k2 = 0; k2 < 4; ++k2) {
    if ((((1e-3 - 0.0) == (x[3] * x[5])) && (std::sqrt(-1.25) == (3.0 / 3.0)))) continue;
    if (!((v1 * x[1]) <= ((0.5 <= x[1]) ? 2.0 : 1e-3))) {
      v1 *= std::min<double>(((x[1] * 0.0 - double(k2)) - (x[1] - 0.0)), (std::sqrt(3.0) - x[5]));
    } else {
      v1 = (((1e-3 - 1e-3) - 7.0) - double(k2));
      if ((((0.5 + 0.0) * (x[2] - -1.25) - float(3)) != (x[0] * (1e-3 + 0.0) - (x[2] * 1e-3)))) continue;
      double v3 = ((2.0 < double(k2)) ? (2.0 + v1) : (std::fabs(1e-3) + (double(k2) - 7.0)));
    }
  }
  v1 -= x[5];
  double v4 = (x[3] * (v1 * x[4] - (0.0 * -1.25 - 3.0)));
  v1 *= (v1 / x[3]);
  return x[5];
}
inline double f307289(const double* x) {
  double v1 = x[3];
  if (((std::max<double>(2.0, -1.25) <= (3.0 - 1e-3)) && ((3.0 - 1e-3) != x[4]))) {
    double v2 = x[1];
  } else {
    v1 -= 3.0;
  }
  for (int k3 = 0; k3 < 3; ++k3) {
    v1 = std::sqrt(x[3]);
    int w4 = int(uint16_t(cut((1e-3 * 1e-3))));
    w4 = cut((std::sqrt(-1.25) + -1.25));
  }
  int n5 = (x[1] != ((0.0 + -1.25) + x[1])) ? 2 : 5;
  switch (n5) { case 0: v1 = (((x[5] * x[0]) - std::sqrt(0.5)) / x[4]); break; case 1: v1 = (std::fabs(x[5]) + std::fabs(v1)); default: v1 = x[4]; }
  v1 += (x[1] - std::min<double>(((1e-3 >= 1e-3) ? 2.0 : 1e-3), x[3]));
  return ((std::sqrt(3.0) - std::fabs(v1)) - ((3.0 * 7.0 - x[2]) + ((7 > -1) ? 1e-3 : -1.25)));
}
inline double f307290(const double* x) {
  double v1 = (((0.5 + 7.0) != ((x[4] >= 0.5) ? 0.5 : 0.5)) ? x[0] : (-1.25 - float(int(unsigned(7) * unsigned(4)))));
  for (int k2 = 0; k2 < 4; ++k2) {
    int w3 = (-2 / (1 + (int(unsigned(cut(0.0)) + unsigned(7)) & 7)));
  }
  for (int k4 = 0; k4 < 1; ++k4) {
    double v5 = ((!(7.0 > 3.0) ? (0.5 * -1.25) : v1) + (std::sqrt(1e-3) * x[1]));
  }
  double v6 = (x[5] * (std::isnan(x[1]) ? x[1] : std::sqrt(0.5)) - ((2.0 != 0.0) ? std::fabs(-1.25) : x[2]));
  int w7 = 5;
  if ((x[2]) > 0) {
    double v8 = float(w7);
    v6 += x[4];
  } else {
    for (int k9 = 0; k9 < 4; ++k9) {
      v6 = (((2.0 / -1.25) - (-1.25 + v6)) * (x[1] / (3.0 * 0.5 - 7.0)) - std::max<double>(x[1], x[0]));
    }
    if ((((0.0 - 7.0) + (0.0 * 3.0 - 3.0)) >= 0.5)) return std::min<double>(((3.0 + 1e-3) * x[3] - std::sqrt(0.5)), v6);
  }
  return std::fabs((x[3] - v1));
}
inline double f307291(const double* x) {
  double v1 = (std::isnan(x[0]) ? x[5] : std::sqrt(x[1]));
  v1 = x[5];
  double v2 = x[5];
  if (!(!(0.0 >= -1.25) && (x[4] == 0.5))) return x[5];
  double v3 = x[3];
  return std::sqrt((std::min<double>(0.5, x[1]) + x[5]));
}
inline double f307292(const double* x) {
  double v1 = x[3];
  v1 *= (std::max<double>((0.5 + 0.5), x[1]) / v1);
  if ((v1 > std::min<double>((7.0 - -1.25), v1))) return (x[0] * ((7.0 + 0.5) - x[0]) - ((7.0 == 1e-3) ? (x[5] - -1.25) : (0.0 / x[5])));
  for (int k2 = 0; k2 < 2; ++k2) {
    if (((0.5 * v1)) > 0) {
      v1 *= x[0];
      v1 *= double(k2);
    } else {
      for (int k3 = 0; k3 < 1; ++k3) {
        v1 = -1.25;
      }
      for (int k4 = 0; k4 < 4; ++k4) {
        if (((x[4] > std::sqrt(2.0)) || (x[2] > (-1.25 * x[2] - 2.0)))) {
          if (((((x[5] > 0.5) && (7.0 == 7.0)) ? std::min<double>(x[2], x[1]) : (x[1] / 0.0)) < x[0])) {
            double v5 = x[1];
          }
        } else {
          if ((x[5] <= double(int(unsigned(6) & unsigned(int(uint16_t(6))))))) break;
        }
      }
    }
    double v6 = x[5];
  }
  return std::sqrt(((-1.25 * x[5] - -1.25) - x[5]));
}
inline double f307293(const double* x) {
  double v1 = (2.0 + ((0.0 * 0.0) / std::sqrt(7.0)));
  double v2 = std::fabs((x[0] - (x[2] * 7.0)));
  double v3 = (x[1] * x[0] - std::min<double>(std::sqrt(7.0), x[2]));
  v2 += (std::sqrt(v3) - v2);
  v2 = std::fabs(std::max<double>(x[2], (2.0 / x[3])));
  return ((((2.0 != 1e-3) && (0.0 != 0.5)) || (2.0 == -1.25)) ? x[4] : std::sqrt(x[5]));
}
inline double f307294(const double* x) {
  double v1 = ((x[5] + std::sqrt(7.0)) * (std::min<double>(x[0], 2.0) - x[4]));
  v1 = double(3);
  if ((((3.0 < v1) ? (x[2] * v1) : x[5]) <= x[3])) return (x[0] / std::fabs(std::min<double>(x[5], 2.0)));
  for (int k2 = 0; k2 < 1; ++k2) {
    for (int k3 = 0; k3 < 1; ++k3) {
      if (((x[4] + std::sqrt(float(int(unsigned(5) & unsigned(8)))))) > 0) {
        for (int k4 = 0; k4 < 4; ++k4) {
          double a5[3] = {(std::sqrt(((2.0 > 1e-3) ? x[0] : double(k2))) * std::sqrt((0.0 * 3.0 - 2.0))), 1e-3, (((3.0 == x[1]) || ((7.0 == double(k4)) || (x[5] <= x[4]))) ? double(int(uint8_t((6 % (1 + (4 & 7)))))) : v1)};
          const unsigned i6 = unsigned(int(unsigned((-3 >> (1 + (5 & 7)))) | unsigned(cut((double(k2) * double(k4)))))) % 3;
          for (int k7 = 0; k7 < 4; ++k7) {
            if (std::isnan(x[2])) {
              int n8 = ((double(k7) + std::max<double>(3.0, -1.25)) == x[5]) ? 0 : int((int64_t(cut(x[2])) * (int(unsigned(0) * unsigned(int(unsigned(int(unsigned(3) | unsigned(8))) * unsigned(9)))) >> 12) - cut(x[2])) / 3 % 1000);
              switch (n8) { case 0: a5[i6] = (std::min<double>((3.0 / a5[i6]), (x[0] - 7.0)) - (float(cut(1e-3)) + x[4])); break; case 1: a5[i6] = (float(5) + a5[i6]); default: v1 = std::sqrt(((double(k2) + x[0]) - x[4])); }
              double v9 = (a5[1] - std::min<double>(double((7 / (1 + (7 & 7)))), (3.0 + 0.5)));
              double v10 = (float(3) * (7.0 - (7.0 + 1e-3)) - ((-1.25 * 7.0) * (7.0 / 2.0)));
            } else {
              v1 -= (std::min<double>((x[3] - 3.0), (x[1] / -1.25)) + float(cut(2.0)));
              if ((((1e-3 * 0.0) * (0.5 - 7.0)) >= double(k7))) break;
              double v11 = double(k4);
            }
          }
        }
        double v12 = x[1];
      }
    }
    double v13 = (x[4] + v1);
  }
  double v14 = (((-1.25 * -1.25) * (-1.25 + x[1]) - (7.0 + 7.0)) * x[3] - (std::max<double>(0.0, x[5]) * (x[1] + 3.0)));
  double v15 = v1;
  double v16 = (x[1] + ((-1.25 * 2.0 - 3.0) + v1));
  return x[3];
}
inline double f307295(const double* x) {
  double v1 = std::min<double>(0.0, x[2]);
  double v2 = (v1 * std::sqrt(std::max<double>(1e-3, 3.0)) - x[5]);
  if (std::isnan((v1 / (v1 * x[2] - -1.25)))) {
    double v3 = std::fabs(std::min<double>((7.0 - -1.25), std::fabs(2.0)));
  }
  if ((x[5] == ((-1.25 * 0.0 - x[0]) + (0.0 + 0.0)))) {
    v1 -= ((x[2] * std::sqrt(0.5) - std::fabs(1e-3)) / ((x[3] + x[3]) * ((x[4] >= 1e-3) ? 0.5 : 0.0) - (x[0] * 7.0)));
    double* p4 = (x[4] > ((-1.25 + -1.25) * (x[1] * 7.0))) ? &v2 : &v1;
    *p4 += std::fabs(((x[0] + 0.5) - (v2 * 0.0 - 1e-3)));
  } else {
    if (!(x[4] > x[5])) {
      double* p5 = (x[4] != (std::fabs(0.0) - (-1.25 * x[5]))) ? &v2 : &v1;
      *p5 += (std::sqrt((-1.25 - x[1])) * 0.0 - (x[2] + 1e-3));
    }
    if (((((1e-3 != 3.0) ? cut(v1) : 2) > 1) && !(1 != int((int64_t(-3) * (3 >> 12) - -3) / 3 % 1000)))) return (std::max<double>(x[4], x[2]) - std::max<double>(((x[4] < -1.25) ? 7.0 : x[5]), v1));
    v1 += x[1];
  }
  return x[0];
}
inline double f307296(const double* x) {
  double v1 = ((std::fabs(x[0]) * x[5]) * ((0.5 - 0.0) * x[1]));
  v1 = x[5];
  v1 -= (2.0 / float(2));
  v1 -= (x[1] * std::sqrt((0.0 + -1.25)));
  return x[2];
}
inline double f307297(const double* x) {
  double v1 = (std::sqrt(std::sqrt(-1.25)) * (x[3] * (2.0 + x[5]) - (7.0 + 2.0)) - (7.0 * (3.0 - 3.0)));
  v1 += (x[5] * v1);
  v1 = std::sqrt(x[4]);
  v1 += v1;
  double v2 = x[4];
  double v3 = ((1e-3 * std::max<double>(3.0, 2.0)) / x[3]);
  double v4 = (((1e-3 <= v3) ? std::fabs(x[4]) : v1) / x[3]);
  if ((((2.0 * -1.25) * (7.0 * 0.5) - v2) < ((3.0 / 1e-3) - (0.0 - v2)))) return (std::fabs(std::min<double>(v3, 1e-3)) / x[4]);
  return x[4];
}
inline double f307298(const double* x) {
  double v1 = std::sqrt(x[0]);
  for (int k2 = 0; k2 < 2; ++k2) {
    double v3 = x[2];
    double v4 = (x[2] * float(2) - std::fabs((x[4] + x[3])));
  }
  v1 -= x[3];
  int n5 = (((0.5 * 0.5) * x[4] - (0.0 - 1e-3)) != x[5]) ? 1 : int(unsigned(cut(x[5])) ^ unsigned(cut((0.5 - 0.5))));
  switch (n5) { case 0: v1 = std::fabs(((3.0 + 2.0) / (0.5 - -1.25))); break; case 1: v1 = std::sqrt(x[1]); default: v1 = (-1.25 + ((3.0 * -1.25 - 3.0) * x[4] - std::sqrt(1e-3))); }
  double v6 = (std::sqrt((3.0 * 0.0)) + ((x[2] != -1.25) ? x[0] : std::fabs(-1.25)));
  if (((((0.5 >= 3.0) ? x[1] : x[0]) * std::fabs(7.0)) <= (std::sqrt(0.0) - std::sqrt(x[1])))) return x[1];
  return (((-1.25 * 1e-3) <= (2.0 + x[5])) ? x[0] : std::sqrt(std::sqrt(7.0)));
}
inline double f307299(const double* x) {
  double v1 = ((std::min<double>(3.0, -1.25) - std::sqrt(2.0)) * std::fabs(std::max<double>(-1.25, 0.0)));
  double v2 = x[5];
  double v3 = (((-1.25 * x[4]) * std::sqrt(-1.25)) * (x[1] * (0.5 / v2)));
  v3 = (std::min<double>(std::fabs(2.0), std::sqrt(-1.25)) - (std::max<double>(x[3], -1.25) - double(cut(1e-3))));
  v2 *= (v2 / (!(1e-3 != 0.0) ? x[2] : (3.0 * x[4] - 0.5)));
  v3 -= std::sqrt(x[4]);
  if ((((3.0 / (1e-3 + 0.5)) * ((2.0 + 3.0) - ((2 < -2) ? x[2] : 0.5)) - ((7.0 * 0.0 - 0.5) + std::max<double>(7.0, 0.0)))) > 0) {
    double v4 = std::min<double>(v2, float(-2));
    v2 *= x[1];
    if ((std::max<double>(x[1], (0.5 * v1)) <= 3.0)) {
      for (int k5 = 0; k5 < 4; ++k5) {
        double v6 = (((7.0 - 1e-3) + (7.0 - 1e-3)) - v1);
      }
    } else {
      v3 *= (((0.0 + 3.0) - v4) + ((0.5 * 2.0) + x[1]));
    }
  }
  return x[1];
}
