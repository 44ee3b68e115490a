#pragma once
/// Arrays that users bind and get back.
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace hgc {

/// Row-major reals or integers. `shape` counts all axes; for a ragged array its first axis is the number of rows and
/// `rowLengths` says how many entries each has (`shape` then has the remaining axes of an entry after the first).
/// A scalar has an empty shape and one element.
struct Array {
  std::vector<int64_t> shape;
  bool isInteger = false;
  std::vector<double> reals;      ///< used unless isInteger
  std::vector<int32_t> integers;  ///< used if isInteger; to a u32 they are its bits, while reals are its value
  bool isRagged = false;
  std::vector<int64_t> rowLengths;

  int64_t count() const { return static_cast<int64_t>(isInteger ? integers.size() : reals.size()); }

  static Array scalar(double value) { return {{}, false, {value}, {}, false, {}}; }
  static Array of(std::vector<int64_t> shape, std::vector<double> values) {
    return {std::move(shape), false, std::move(values), {}, false, {}};
  }
  static Array of(std::vector<int64_t> shape, std::vector<int32_t> values) {
    return {std::move(shape), true, {}, std::move(values), false, {}};
  }
};

/// What is bound to a program: arrays to symbols, sizes to dimensions, by name.
struct Inputs {
  std::unordered_map<std::string, Array> arrays;
  std::unordered_map<std::string, int64_t> sizes;
};

}  // namespace hgc
