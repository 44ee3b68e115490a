#include "codegen/cpp/parameters.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

namespace hgc {
namespace {

const char* real(const CppOptions& options) { return options.isStrict ? "double" : "T"; }

}  // namespace

bool ByNumber::operator()(const std::string& a, const std::string& b) const {
  const auto key = [](const std::string& name) {
    const std::string word = name.substr(0, name.find_last_not_of("0123456789") + 1);
    return std::tuple(word, name.size(), name);
  };
  return key(a) < key(b);
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

std::string CppParameters::integer(const std::string& name) { return *integers_.insert(name).first; }
std::string CppParameters::constant(const std::string& name) { return *constants_.insert(name).first; }
std::string CppParameters::table(const std::string& name) { return *tables_.insert(name).first; }

std::string CppParameters::subscript(const std::string& index) const {
  return options_.signature == CppSignature::Span ? fmt::format("[size_t({})]", index) : "[" + index + "]";
}

/// Rows of more than one number may lie further than 32 bits reach.
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

const CppParameters::Out& CppParameters::by(uint32_t gather, const std::string& prefix, uint32_t rows) {
  const std::string name = prefix + rows_[gather];
  const bool isWhole = function_.rows[gather].isWhole;
  const auto known = std::ranges::find(outs_, name, &Out::name);
  if (isWhole && known != outs_.end()) return *known;
  outs_.push_back({names_.of(name), isWhole ? 0 : rows, width(gather)});
  return outs_.back();
}

void CppParameters::add(const Out& out) { outs_.push_back(out); }

std::string CppParameters::type(bool isConst, const Out& out) const {
  const uint32_t count = out.rows * out.columns;
  const std::string constant = isConst ? "const " : "";
  switch (options_.signature) {
    case CppSignature::Pointer: return fmt::format("{}{}* ", constant, real(options_));
    case CppSignature::Span:
      return count == 0 ? fmt::format("std::span<{}{}> ", constant, real(options_))
                        : fmt::format("std::span<{}{}, {}> ", constant, real(options_), count);
    case CppSignature::Eigen: break;
  }
  const bool isRowMajor = out.rows != 1 && out.columns > 1;
  const std::string rows = count == 0 ? "Eigen::Dynamic" : std::to_string(isRowMajor ? out.rows : count);
  return fmt::format("Eigen::Map<{}Eigen::Matrix<{}, {}, {}{}>> ", constant, real(options_), rows,
                     isRowMajor ? out.columns : 1, isRowMajor ? ", Eigen::RowMajor" : "");
}

std::string CppParameters::list() const {
  std::vector<std::string> all;
  std::set<std::string> told;
  for (const uint32_t gather : read_) {
    if (!told.insert(rows_[gather]).second) continue;
    const bool isWhole = function_.rows[gather].isWhole;
    all.push_back(type(true, {rows_[gather], isWhole ? 0U : 1U, width(gather)}) + rows_[gather]);
  }
  for (const std::string& name : tables_) all.push_back("const int32_t* " + name);
  for (const std::string& name : constants_) all.push_back(fmt::format("{} {}", real(options_), name));
  for (const std::string& name : integers_) all.push_back("int32_t " + name);
  for (const Out& out : outs_) all.push_back(type(false, out) + out.name);
  return fmt::format("{}", fmt::join(all, ", "));
}

/// What the rows and columns of triangles are by.
std::string CppParameters::unknowns() const {
  const Kernel& kernel = function_.kernel;
  std::vector<std::string> all;
  for (const Column& column : kernel.columns) {
    const SymbolKind kind = kernel.ports[kernel.gathers[column.gather].port].kind;
    const std::string& row = rows_[column.gather];
    if (isBy(kernel.kind, kind))
      all.push_back(width(column.gather) == 1 ? row : fmt::format("{}[{}]", row, column.component));
  }
  return fmt::format("{}", fmt::join(all, ", "));
}

std::string CppParameters::docs() const {
  std::string text = "/// " + function_.doc + "\n";
  std::set<std::string> told;
  for (const uint32_t gather : read_) {
    const CppRow& row = function_.rows[gather];
    if (row.isWhole && told.insert(rows_[gather]).second) text += fmt::format("/// {}: all its rows\n", rows_[gather]);
    if (!row.isWhole && !row.meaning.empty()) text += fmt::format("/// {}: {}\n", rows_[gather], row.meaning);
  }
  for (const std::string& name : tables_) {
    if (name.ends_with("_begin"))
      text += fmt::format("/// {}: where its rows begin, and where the last one ends\n", name);
  }
  if (integers_.contains("instance")) {
    std::string axes;
    for (uint32_t axis = 0; axis < function_.kernel.rank; ++axis) axes += (axis ? " by " : "") + function_.sizes[axis];
    text += fmt::format("/// instance: its number among {}, the last index fastest\n", axes);
  }
  for (uint32_t slot = 0; slot < function_.slotMeanings.size(); ++slot) {
    const std::string name = fmt::format("index_{}", slot);
    if (integers_.contains(name)) text += fmt::format("/// {}: {}\n", name, function_.slotMeanings[slot]);
  }
  const bool isMatrix =
      std::ranges::any_of(outs_, [](const Out& out) { return out.name == "hessian" || out.name == "normal"; });
  if (isMatrix) text += "/// by " + unknowns() + ", in this order\n";
  for (const Out& out : outs_) {
    if (out.rows == 0) text += fmt::format("/// {}: of all rows; what is found is added.\n", out.name);
    if (out.columns > 1 && out.rows > 1)
      text += fmt::format("/// {}: {} rows of {}, one after another.\n", out.name, out.rows, out.columns);
  }
  return text;
}

}  // namespace hgc
