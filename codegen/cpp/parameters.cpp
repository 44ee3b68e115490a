#include "codegen/cpp/parameters.h"

#include <fmt/format.h>

#include <algorithm>

namespace hgc {
namespace {

const char* real(const CppOptions& options) { return options.isStrict ? "double" : "T"; }

}  // namespace

ReadingOrder readingOrder(const std::string& text) {
  const size_t bracket = text.find('[');
  return {bracket == std::string::npos ? "" : text.substr(0, bracket), text.size(), text};
}

CppParameters::CppParameters(const CppFunction& function, const CppOptions& options, CppNames& names)
    : function_(function), options_(options), names_(names) {
  std::map<uint32_t, std::string> whole;  // by port
  for (uint32_t gather = 0; gather < function.rows.size(); ++gather) {
    const CppRow& row = function.rows[gather];
    if (!row.isWhole) {
      rows_.push_back(names.of(row.name));
      continue;
    }
    std::string& name = whole[function.kernel.gathers[gather].port];
    if (name.empty()) name = names.of(row.name);
    rows_.push_back(name);
  }
}

uint32_t CppParameters::width(uint32_t gather) const {
  return function_.kernel.ports[function_.kernel.gathers[gather].port].width;
}

std::string CppParameters::read(uint32_t gather, const std::string& row, uint32_t component) {
  read_.insert(gather);
  if (function_.rows[gather].isWhole) return rowElement(rows_[gather], row, width(gather), component);
  return element({rows_[gather], 1, width(gather)}, 0, component);
}

std::string CppParameters::wanted(CppGiven what, uint32_t number) const {
  switch (what) {
    case CppGiven::Entries: return function_.tables[number];
    case CppGiven::Begins: return function_.tables[number] + "_begin";
    case CppGiven::Instance: return function_.kernel.rank > 1 ? "instance" : "i";
    case CppGiven::Slot: return fmt::format("index_{}", placeOfSlot(number));
    case CppGiven::Size: break;
  }
  return "size_" + function_.sizes[number];
}

/// The rank of a slot by its documentation, which does not depend on the graph.
uint32_t CppParameters::placeOfSlot(uint32_t slot) const {
  const auto& all = function_.slotMeanings;
  return static_cast<uint32_t>(std::ranges::count_if(
      all, [&](const std::string& other) { return readingOrder(other) < readingOrder(all[slot]); }));
}

std::string CppParameters::typeOf(CppGiven what) const {
  return what == CppGiven::Entries || what == CppGiven::Begins ? "const int32_t* " : "int32_t ";
}

std::string CppParameters::given(CppGiven what, uint32_t number) {
  std::string& name = given_[{what, number}];
  if (name.empty()) name = names_.of(wanted(what, number));
  return name;
}

std::string CppParameters::subscript(const std::string& index) const {
  return options_.signature == CppSignature::Span ? fmt::format("[size_t({})]", index) : "[" + index + "]";
}

/// Offsets of rows with several components may exceed 32 bits.
std::string CppParameters::rowElement(const std::string& name, const std::string& row, uint32_t width,
                                      uint32_t column) const {
  if (width == 1) return name + subscript(row);
  if (options_.signature == CppSignature::Eigen) return fmt::format("{}({}, {})", name, row, column);
  return fmt::format("{}[size_t({}) * {} + {}]", name, row, width, column);
}

std::string CppParameters::element(const Out& out, const std::string& row, uint32_t column) const {
  return rowElement(out.name, row, out.columns, column);
}

std::string CppParameters::element(const Out& out, uint32_t row, uint32_t column) const {
  if (options_.signature == CppSignature::Eigen && out.rows > 1 && out.columns > 1)
    return fmt::format("{}({}, {})", out.name, row, column);
  if (out.rows * out.columns == 1 && options_.signature == CppSignature::Pointer) return "*" + out.name;
  return fmt::format("{}[{}]", out.name, row * out.columns + column);
}

CppParameters::Out CppParameters::by(uint32_t gather, const std::string& prefix, uint32_t rows) {
  const bool isWhole = function_.rows[gather].isWhole;
  const auto [known, isNew] = whole_.try_emplace({prefix, function_.kernel.gathers[gather].port}, outs_.size());
  if (isWhole && !isNew) return outs_[known->second];
  outs_.push_back({names_.of(prefix + rows_[gather]), rows, width(gather), isWhole, function_.rows[gather].order + 1});
  return outs_.back();
}

void CppParameters::add(const Out& out) { outs_.push_back(out); }

std::string CppParameters::type(bool isConst, const Out& out) const {
  const uint32_t count = out.rows * out.columns;
  const std::string constant = isConst ? "const " : "";
  switch (options_.signature) {
    case CppSignature::Pointer: return fmt::format("{}{}* ", constant, real(options_));
    case CppSignature::Span:
      return out.isWhole ? fmt::format("std::span<{}{}> ", constant, real(options_))
                         : fmt::format("std::span<{}{}, {}> ", constant, real(options_), count);
    case CppSignature::Eigen: break;
  }
  const bool isRowMajor = (out.isWhole || out.rows > 1) && out.columns > 1;
  const std::string rows = out.isWhole ? "Eigen::Dynamic" : std::to_string(isRowMajor ? out.rows : count);
  return fmt::format("Eigen::Map<{}Eigen::Matrix<{}, {}, {}{}>> ", constant, real(options_), rows,
                     isRowMajor ? out.columns : 1, isRowMajor ? ", Eigen::RowMajor" : "");
}

/// The gathers that are read, one per name, in the order of parameters.
std::vector<uint32_t> CppParameters::rowsRead() const {
  std::vector<uint32_t> all;
  std::set<std::string> told;
  for (const uint32_t gather : read_) {
    if (told.insert(rows_[gather]).second) all.push_back(gather);
  }
  std::ranges::sort(all, {}, [&](uint32_t gather) { return std::pair(function_.rows[gather].order, gather); });
  return all;
}

/// The other inputs, by kind and then by name.
std::vector<CppParameters::Named> CppParameters::othersGiven() const {
  std::vector<Named> all(given_.begin(), given_.end());
  std::ranges::sort(all, {}, [](const Named& one) { return std::tuple(one.first.first, readingOrder(one.second)); });
  return all;
}

std::vector<CppParameters::Out> CppParameters::results() const {
  std::vector<Out> all = outs_;
  std::ranges::sort(all, {}, [](const Out& out) { return std::tuple(out.order, out.name); });
  return all;
}

std::string CppParameters::list() const {
  std::vector<std::string> all;
  for (const uint32_t gather : rowsRead()) {
    const bool isWhole = function_.rows[gather].isWhole;
    all.push_back(type(true, {rows_[gather], 1, width(gather), isWhole}) + rows_[gather]);
  }
  for (const auto& [key, name] : othersGiven()) all.push_back(typeOf(key.first) + name);
  for (const Out& out : results()) all.push_back(type(false, out) + out.name);
  return fmt::format("{}", fmt::join(all, ", "));
}

/// The columns of unknowns, in the kernel's order.
std::vector<uint32_t> CppParameters::unknownColumns() const {
  const Kernel& kernel = function_.kernel;
  std::vector<uint32_t> all;
  for (uint32_t column = 0; column < kernel.columns.size(); ++column) {
    if (isBy(kernel.kind, kernel.ports[kernel.gathers[kernel.columns[column].gather].port].kind)) all.push_back(column);
  }
  return all;
}

/// Sorts columns into the order of parameters.
std::vector<uint32_t> CppParameters::sorted(std::vector<uint32_t> columns) const {
  std::ranges::sort(columns, {}, [&](uint32_t column) {
    const Column& of = function_.kernel.columns[column];
    return std::tuple(function_.rows[of.gather].order, of.gather, of.component);
  });
  return columns;
}

std::vector<uint32_t> CppParameters::placesInTriangle(uint32_t count) const {
  const std::vector<uint32_t> columns = unknownColumns(), ordered = sorted(columns);
  std::vector<uint32_t> place, places;
  for (const uint32_t column : columns)
    place.push_back(static_cast<uint32_t>(std::ranges::find(ordered, column) - ordered.begin()));
  for (uint32_t row = 0; row < place.size(); ++row) {
    for (uint32_t column = 0; column <= row; ++column) {
      const auto [low, high] = std::minmax(place[row], place[column]);
      places.push_back(high * (high + 1) / 2 + low);
    }
  }
  const auto triangle = static_cast<uint32_t>(places.size());
  for (const uint32_t one : place) places.push_back(triangle + one);
  while (places.size() < count) places.push_back(static_cast<uint32_t>(places.size()));
  return places;
}

/// The unknowns of the rows and columns of matrices.
std::string CppParameters::unknowns() const {
  std::vector<std::string> all;
  for (const uint32_t at : sorted(unknownColumns())) {
    const Column& column = function_.kernel.columns[at];
    const std::string& row = rows_[column.gather];
    all.push_back(width(column.gather) == 1 ? row : fmt::format("{}[{}]", row, column.component));
  }
  return fmt::format("{}", fmt::join(all, ", "));
}

std::string CppParameters::explained(CppGiven what, uint32_t number) const {
  if (what == CppGiven::Begins) return "the offset of each row, and the end of the last one";
  if (what == CppGiven::Entries) return "all its entries";
  if (what == CppGiven::Slot) return function_.slotMeanings[number];
  const uint32_t rank = function_.kernel.rank;
  if (what != CppGiven::Instance || rank < 2) return "";
  std::string axes;
  for (uint32_t axis = 0; axis < rank; ++axis) axes += (axis ? " by " : "") + function_.sizes[axis];
  return fmt::format("its number among {}, the last index fastest", axes);
}

std::string CppParameters::docs() const {
  std::string text;
  for (const std::string& line : function_.doc) text += "/// " + line + "\n";
  for (const uint32_t gather : rowsRead()) {
    const CppRow& row = function_.rows[gather];
    const bool isRenamed = rows_[gather] != row.name;
    if (row.isWhole) text += fmt::format("/// {}: all rows of {}\n", rows_[gather], row.name);
    else if (!row.isSaid || isRenamed) text += fmt::format("/// {}: {}\n", rows_[gather], row.meaning);
  }
  for (const auto& [key, name] : othersGiven()) {
    const std::string what = explained(key.first, key.second);
    if (!what.empty()) text += fmt::format("/// {}: {}\n", name, what);
  }
  const bool isMatrix =
      std::ranges::any_of(outs_, [](const Out& out) { return out.name == "hessian" || out.name == "normal"; });
  if (isMatrix) text += "/// rows and columns of the matrix: " + unknowns() + "\n";
  for (const Out& out : results()) {
    if (out.isWhole) text += fmt::format("/// {}: all rows; the function adds to them.\n", out.name);
    if (!out.isWhole && out.columns > 1 && out.rows > 1)
      text += fmt::format("/// {}: {} rows of {}, one after another.\n", out.name, out.rows, out.columns);
  }
  return text;
}

}  // namespace hgc
