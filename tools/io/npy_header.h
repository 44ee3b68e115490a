#pragma once
/// The dictionary in the header of a .npy file.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ir/result.h"

namespace hgc {

struct NpyHeader {
  std::string type;  ///< as `<f8`
  bool isColumnMajor = false;
  std::vector<int64_t> shape;
};

/// The three entries, each once, in any order. The error says what is not understood.
Result<NpyHeader> parseNpyHeader(std::string_view text);

}  // namespace hgc
