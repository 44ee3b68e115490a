#pragma once
/// The few functions of CHOLMOD that solves call. Its library is loaded when they are first needed: hgc is built and
/// installed without it.
#include <cstddef>
#include <cstdint>
#include <string>

#include "ir/result.h"

namespace hgc::cholmod {

/// The first fields of `cholmod_common`, as versions 3 have them; the others are behind them in `Workspace`.
struct Settings {
  double dbound, grow0, grow1;
  size_t grow2, maxrank;
  double supernodal_switch;
  int supernodal, final_asis, final_super, final_ll, final_pack, final_monotonic, final_resymbol;
  double zrelax[3];
  size_t nrelax[3];
  int prefer_zomplex, prefer_upper, quick_return_if_not_posdef, prefer_binary, print, precise, try_catch;
};

/// A `cholmod_common`, which has less than 3,000 bytes in these versions.
struct alignas(64) Workspace {
  Settings settings = {};
  std::byte others[1 << 15] = {};
};

/// `cholmod_sparse`, in compressed columns.
struct Matrix {
  size_t rows = 0, columns = 0, most = 0;
  void *begin = nullptr, *row = nullptr, *counts = nullptr, *values = nullptr, *imaginary = nullptr;
  int triangle = 0, integers = 0, numbers = 0, precision = 0, sorted = 0, packed = 0;
};

/// `cholmod_dense`.
struct Vectors {
  size_t rows = 0, columns = 0, most = 0, stride = 0;
  void *values = nullptr, *imaginary = nullptr;
  int numbers = 0, precision = 0;
};

/// The first fields of `cholmod_factor`. It is positive definite where `minor` is `count`.
struct Factor {
  size_t count, minor;
};

constexpr int kUpper = 1, kInt64 = 2, kReal = 1, kDouble = 0, kWholeSystem = 0;  ///< fields and arguments
constexpr int kSupernodal = 2;

struct Library {
  int (*start)(Workspace*);
  int (*finish)(Workspace*);
  int (*version)(int[3]);
  Factor* (*analyze)(Matrix*, Workspace*);
  int (*factorize)(Matrix*, Factor*, Workspace*);
  Vectors* (*solve)(int, Factor*, Vectors*, Workspace*);
  double (*reciprocal)(Factor*, Workspace*);  ///< `cholmod_l_rcond`
  int (*freeFactor)(Factor**, Workspace*);
  int (*freeVectors)(Vectors**, Workspace*);
  std::string name;  ///< with its version
};

/// An error where the library is not there, or has another version. Thread-safe; the library stays.
const Result<Library>& library();

}  // namespace hgc::cholmod
