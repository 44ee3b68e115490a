#pragma once
/// Arrays that users bind and get as results.
#include <cstdint>
#include <span>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

namespace hgc {

/// Row-major reals or integers. `shape` has the extents of all axes. A ragged array has the number of rows first, the
/// entries of each row in `rowLengths`, and then the axes of an entry. A scalar has an empty shape and one element.
struct Array {
  /// Numbers that stay in memory of the caller.
  using Lent = std::variant<std::monostate, std::span<const double>, std::span<const float>, std::span<const int32_t>,
                            std::span<const int64_t>, std::span<const uint32_t>, std::span<const uint16_t>,
                            std::span<const uint8_t>, std::span<const int16_t>, std::span<const int8_t>,
                            std::span<const uint64_t>>;

  std::vector<int64_t> shape;
  bool isInteger = false;
  std::vector<double> reals;      ///< used unless isInteger
  std::vector<int32_t> integers;  ///< used if isInteger. A u32 takes their bits, but the values of reals
  bool isRagged = false;
  std::vector<int64_t> rowLengths;
  Lent lent = {};  ///< used instead of both unless empty

  /// Calls `visit` with the numbers, as a span.
  template <class Visit>
  auto visitNumbers(const Visit& visit) const {
    const auto visitLent = [&](const auto& numbers) {
      if constexpr (!std::is_same_v<std::decay_t<decltype(numbers)>, std::monostate>) return visit(numbers);
      else return isInteger ? visit(std::span<const int32_t>(integers)) : visit(std::span<const double>(reals));
    };
    return std::visit(visitLent, lent);
  }
  int64_t count() const {
    return visitNumbers([](const auto& numbers) { return static_cast<int64_t>(numbers.size()); });
  }

  static Array scalar(double value) { return {{}, false, {value}, {}, false, {}}; }
  static Array of(std::vector<int64_t> shape, std::vector<double> values) {
    return {std::move(shape), false, std::move(values), {}, false, {}};
  }
  static Array of(std::vector<int64_t> shape, std::vector<int32_t> values) {
    return {std::move(shape), true, {}, std::move(values), false, {}};
  }
  /// Refers to numbers of one of the types of `Lent`, which are converted as they are bound. They must outlive the call
  /// that the array is passed to.
  template <class Number>
  static Array over(std::vector<int64_t> shape, std::span<const Number> numbers) {
    Array array;
    array.shape = std::move(shape);
    array.lent = numbers;
    return array;
  }
};

/// The data of a program: arrays by name of symbol, sizes by name of dimension.
struct Inputs {
  std::unordered_map<std::string, Array> arrays;
  std::unordered_map<std::string, int64_t> sizes;
};

}  // namespace hgc
