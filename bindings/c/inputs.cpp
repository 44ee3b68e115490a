/// Arrays of the caller's.
#include <fmt/format.h>

#include "bindings/c/handles.h"

namespace hgc::c {
namespace {

/// How many numbers an array has; nothing if 64 bits do not count them, or an axis is negative.
std::optional<int64_t> countOf(std::span<const int64_t> shape) {
  int64_t count = 1;
  for (const int64_t axis : shape) {
    if (axis < 0 || __builtin_mul_overflow(count, axis, &count)) return std::nullopt;
  }
  return count;
}

template <class Number>
Array over(const hgc_array& array, std::vector<int64_t> shape, int64_t count) {
  const auto* const first = static_cast<const Number*>(array.numbers);
  return Array::over(std::move(shape), std::span(first, static_cast<size_t>(count)));
}

Result<Array> numbersOf(const hgc_array& array, std::vector<int64_t> shape, int64_t count) {
  switch (array.type) {
    case HGC_F64: return over<double>(array, std::move(shape), count);
    case HGC_F32: return over<float>(array, std::move(shape), count);
    case HGC_I32: return over<int32_t>(array, std::move(shape), count);
    case HGC_I64: return over<int64_t>(array, std::move(shape), count);
    case HGC_U32: return over<uint32_t>(array, std::move(shape), count);
    case HGC_U16: return over<uint16_t>(array, std::move(shape), count);
    case HGC_U8: return over<uint8_t>(array, std::move(shape), count);
  }
  return Error{fmt::format("unknown type {} of numbers", static_cast<int>(array.type)), ""};
}

/// The rows of a ragged array; the sum of their lengths must be `entries`.
Status takeRows(const std::string& name, const hgc_array& array, int64_t entries, Array& to) {
  int64_t sum = 0;
  for (const int64_t length : std::span(array.row_lengths, array.row_count)) {
    if (length < 0 || __builtin_add_overflow(sum, length, &sum))
      return Error{fmt::format("`{}` has a row of {} entries", name, length), ""};
  }
  if (sum != entries)
    return Error{fmt::format("the rows of `{}` have {} entries together, and the array {}", name, sum, entries), ""};
  to.isRagged = true;
  to.rowLengths.assign(array.row_lengths, array.row_lengths + array.row_count);
  to.shape.front() = static_cast<int64_t>(array.row_count);
  return Done{};
}

}  // namespace

Result<Array> lent(const std::string& name, const hgc_array& array) {
  constexpr uint32_t kMostAxes = 16;
  if (array.rank > kMostAxes)
    return Error{fmt::format("`{}` has {} axes, at most {} are possible", name, array.rank, kMostAxes), ""};
  if (array.rank > 0 && array.shape == nullptr)
    return Error{fmt::format("`{}` has axes, and its `shape` is NULL", name), ""};
  std::vector<int64_t> shape(array.shape, array.shape + array.rank);
  const auto count = countOf(shape);
  if (!count) return Error{fmt::format("`{}` has a shape with a negative or too large extent", name), ""};
  if (*count > 0 && array.numbers == nullptr) return Error{fmt::format("the `numbers` of `{}` are NULL", name), ""};
  auto made = numbersOf(array, std::move(shape), *count);
  if (!made || array.row_lengths == nullptr) return made;
  if (array.rank == 0) return Error{fmt::format("`{}` has row lengths but no axis", name), ""};
  const int64_t entries = array.shape[0];
  if (const Status done = takeRows(name, array, entries, *made); !done) return done.error();
  return made;
}

}  // namespace hgc::c

using hgc::c::guarded;
using hgc::c::made;

hgc_error* hgc_inputs_new(hgc_inputs** inputs) {
  HGC_NEEDS(inputs);
  return guarded([&]() -> hgc_error* {
    *inputs = new hgc_inputs;
    return nullptr;
  });
}

hgc_error* hgc_bind(hgc_inputs* inputs, const char* name, const hgc_array* array) {
  HGC_NEEDS(inputs);
  HGC_NEEDS(name);
  HGC_NEEDS_SIZED(array);
  return guarded([&]() -> hgc_error* {
    auto lent = hgc::c::lent(name, hgc::c::read(array));
    if (!lent) return made(HGC_ERROR_DATA, lent.error());
    inputs->inputs.arrays.insert_or_assign(name, std::move(*lent));
    return nullptr;
  });
}

hgc_error* hgc_bind_size(hgc_inputs* inputs, const char* dimension, int64_t count) {
  HGC_NEEDS(inputs);
  HGC_NEEDS(dimension);
  return guarded([&]() -> hgc_error* {
    if (count < 0 || count > INT32_MAX)
      return made(HGC_ERROR_DATA, fmt::format("`{}` cannot be {}: a size is from 0 to 2147483647", dimension, count));
    inputs->inputs.sizes.insert_or_assign(dimension, count);
    return nullptr;
  });
}

void hgc_inputs_free(hgc_inputs* inputs) { delete inputs; }
