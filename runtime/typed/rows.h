#pragma once
/// Views of users' arrays whose number type and shape the compiler checks, and of results: what the headers that
/// `hgc embed` makes are written with.
#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <map>
#include <ranges>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "runtime/data/array.h"

namespace hgc::typed {

template <class T>
concept RealNumber = std::same_as<T, double> || std::same_as<T, float>;
template <class T>
concept WholeNumber = std::integral<T> && !std::same_as<T, bool> && sizeof(T) <= sizeof(int64_t);
/// `long` and `long long`, and what characters are, have the numbers of these.
template <class T>
constexpr auto sameNumber() {
  if constexpr (std::integral<T>) {
    using All = std::tuple<int8_t, int16_t, int32_t, int64_t>;
    using Signed = std::tuple_element_t<std::bit_width(sizeof(T)) - 1, All>;
    return std::conditional_t<std::is_signed_v<T>, Signed, std::make_unsigned_t<Signed>>();
  } else {
    return T();
  }
}
template <class T>
using SameNumber = decltype(sameNumber<T>());

/// Numbers that lie one after another in a value of type `T`: `Of` is their type, `kExtents` the axes that `T` shows.
template <class T>
struct Numbers {};
template <class T>
requires RealNumber<T> || WholeNumber<T>
struct Numbers<T> {
  using Of = T;
  static constexpr std::array<size_t, 0> kExtents = {};
};
template <class T, size_t N>
struct Numbers<std::array<T, N>> {
  using Of = typename Numbers<T>::Of;
  static constexpr auto kExtents = [] {
    std::array<size_t, Numbers<T>::kExtents.size() + 1> extents = {N};
    std::ranges::copy(Numbers<T>::kExtents, extents.begin() + 1);
    return extents;
  }();
};
template <class T, size_t N>
struct Numbers<T[N]> : Numbers<std::array<T, N>> {};
/// Vectors and matrices of a fixed size as Eigen has them, column by column as hgc stores matrices.
template <class T>
requires(T::SizeAtCompileTime > 0 && !T::IsRowMajor) ||
    (T::SizeAtCompileTime > 0 && T::IsVectorAtCompileTime) struct Numbers<T> {
  using Of = typename T::Scalar;
  static constexpr std::array<size_t, 1> kExtents = {T::SizeAtCompileTime};
};

/// Whether the numbers of a `T` are those of an element of this shape: all its axes, or all numbers along one.
template <class T, size_t... Shape>
constexpr bool hasShape() {
  constexpr auto extents = Numbers<T>::kExtents;
  constexpr size_t count = (size_t{1} * ... * Shape);
  if (sizeof(T) != count * sizeof(typename Numbers<T>::Of)) return false;
  if constexpr (extents.size() == sizeof...(Shape)) return extents == std::array<size_t, sizeof...(Shape)>{Shape...};
  else return extents.size() == 1;
}
template <class T, size_t... Shape>
concept RealsOf = RealNumber<typename Numbers<T>::Of> && hasShape<T, Shape...>();
template <class T, size_t... Shape>
concept WholesOf = WholeNumber<typename Numbers<T>::Of> && hasShape<T, Shape...>();

/// A range whose elements lie one after another and stay where they are when the view of them is made.
template <class Range>
concept Lasting = std::ranges::contiguous_range<Range> && std::ranges::sized_range<Range> &&
    (std::is_lvalue_reference_v<Range> || std::ranges::borrowed_range<Range>);

/// Numbers that are bound where they are: `Rank` dimensions, each element of the constant axes `Shape`. They must stay
/// until the call that takes them (`Session` of the program's header); a single element is copied.
template <bool isReal, size_t Rank, size_t... Shape>
class Rows {
  template <class T>
  static constexpr bool isElement() {
    if constexpr (isReal) return RealsOf<T, Shape...>;
    else return WholesOf<T, Shape...>;
  }
  template <class T>
  static constexpr bool isNumber = isReal ? RealNumber<T> : WholeNumber<T>;

 public:
  template <class Element>
  requires(Rank == 0 && isElement<Element>()) Rows(const Element& element) {
    using Number = typename Numbers<Element>::Of;
    const std::span numbers(reinterpret_cast<const Number*>(&element), (size_t{1} * ... * Shape));
    array_.shape = {static_cast<int64_t>(Shape)...};
    if constexpr (isReal) array_.reals.assign(numbers.begin(), numbers.end());
    else array_.isInteger = true, array_.integers.assign(numbers.begin(), numbers.end());
  }
  template <class Range>
  requires(Rank == 1 && Lasting<Range> && isElement<std::remove_cv_t<std::ranges::range_value_t<Range>>>())
      Rows(Range&& range)
      : Rows(reinterpret_cast<const typename Numbers<std::ranges::range_value_t<Range>>::Of*>(std::ranges::data(range)),
             {static_cast<int64_t>(std::ranges::size(range))}) {}
  /// Numbers one after another, the last axis fastest: as many as the dimensions and the shape say.
  template <class Number>
  requires isNumber<Number> Rows(const Number* numbers, std::array<int64_t, Rank> sizes) {
    int64_t count = static_cast<int64_t>((size_t{1} * ... * Shape));
    for (const int64_t size : sizes) count *= size;
    std::vector<int64_t> shape(sizes.begin(), sizes.end());
    (shape.push_back(static_cast<int64_t>(Shape)), ...);
    const auto* const first = reinterpret_cast<const SameNumber<Number>*>(numbers);
    array_ = Array::over(std::move(shape), std::span(first, static_cast<size_t>(count)));
  }

  Array array() && { return std::move(array_); }

 private:
  Array array_;
};
template <size_t Rank, size_t... Shape>
using Reals = Rows<true, Rank, Shape...>;
template <size_t Rank, size_t... Shape>
using Integers = Rows<false, Rank, Shape...>;

/// Rows of differing lengths: how many entries each has, and all entries, one row after another.
template <class Entries>
Array ragged(std::span<const int64_t> lengths, Entries entries) {
  Array array = std::move(entries).array();
  array.isRagged = true;
  array.rowLengths.assign(lengths.begin(), lengths.end());
  array.shape.front() = static_cast<int64_t>(lengths.size());
  return array;
}

/// A result of several dimensions.
template <class Element, size_t Rank>
struct Grid {
  std::span<const Element> values;       ///< the last dimension fastest
  std::array<int64_t, Rank> sizes = {};  ///< all 0 where it was not asked for

  template <std::convertible_to<int64_t>... Indices>
  requires(sizeof...(Indices) == Rank) const Element& operator()(Indices... indices) const {
    int64_t at = 0;
    size_t axis = 0;
    ((at = at * sizes[axis++] + static_cast<int64_t>(indices)), ...);
    return values[static_cast<size_t>(at)];
  }
};

/// How results are given: one element, a span of them along one dimension, or a grid.
template <class Element, size_t Rank>
using ResultOf = std::conditional_t<Rank == 0, Element,
                                    std::conditional_t<Rank == 1, std::span<const Element>, Grid<Element, Rank>>>;

/// The result of that name where it lies; nothing (0, an empty span) if it is not there.
template <class Element, size_t Rank>
ResultOf<Element, Rank> resultOf(const std::map<std::string, Array>& results, const char* name) {
  const auto found = results.find(name);
  if (found == results.end()) return {};
  const Array& array = found->second;
  const auto* const first = reinterpret_cast<const Element*>(array.reals.data());
  const std::span<const Element> all(first, array.reals.size() * sizeof(double) / sizeof(Element));
  if constexpr (Rank == 0) return all.empty() ? Element{} : all.front();
  else if constexpr (Rank == 1) return all;
  else {
    Grid<Element, Rank> grid{all, {}};
    std::copy_n(array.shape.begin(), Rank, grid.sizes.begin());
    return grid;
  }
}

}  // namespace hgc::typed
