#include "tools/io/sources.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <numeric>
#include <optional>
#include <random>
#include <span>

#include "runtime/data/bind.h"
#include "tools/io/containers.h"
#include "tools/io/text.h"

namespace hgc {
namespace {

constexpr int64_t kMostMade = int64_t{1} << 33;

/// The named numbers in `random(seed=1, lo=-1, hi=1)`.
struct RandomOptions {
  double seed = 1, lo = -1, hi = 1;
};

Result<RandomOptions> parseRandom(const std::string& source) {
  RandomOptions options;
  std::string_view rest(source);
  rest.remove_prefix(6);
  if (!rest.empty()) {
    if (rest.front() != '(' || rest.back() != ')')
      return Error{"random takes its options in parentheses", "random(seed=1, lo=-1, hi=1)"};
    rest = rest.substr(1, rest.size() - 2);
  }
  while (!rest.empty()) {
    const size_t comma = std::min(rest.find(','), rest.size());
    std::string_view item = rest.substr(0, comma);
    rest.remove_prefix(std::min(comma + 1, rest.size()));
    item.remove_prefix(std::min(item.find_first_not_of(' '), item.size()));
    const size_t equals = item.find('=');
    const auto value = equals == std::string_view::npos ? std::nullopt : numberIn(item.substr(equals + 1));
    const std::string_view name = item.substr(0, equals);
    double* target = name == "seed" ? &options.seed : name == "lo" ? &options.lo : name == "hi" ? &options.hi : nullptr;
    const char* const usage = "random(seed=1, lo=-1, hi=1)";
    if (!target) return Error{fmt::format("random has no option `{}`", name), usage};
    if (!value) return Error{fmt::format("`{}` of random needs a number: `{}`", name, item), usage};
    *target = *value;
  }
  const bool wholeSeed = options.seed >= 0 && options.seed <= 0x1p53 && options.seed == std::floor(options.seed);
  if (!wholeSeed) return Error{"the seed of random must be a whole number from 0 to 2^53", ""};
  if (!std::isfinite(options.hi - options.lo)) return Error{"the bounds of random must be finite, hi - lo too", ""};
  if (!(options.lo <= options.hi))
    return Error{fmt::format("random from {} to {}: lo is above hi", options.lo, options.hi), ""};
  return options;
}

Result<Array> generate(const std::string& source, const Symbol& symbol, const std::vector<int64_t>& sizes) {
  if (symbol.ragged)
    return Error{fmt::format("`{}` is ragged: a generator cannot know the lengths of its rows", symbol.name), ""};
  const std::vector<int64_t> shape = shapeOf(symbol, sizes);
  int64_t count = 1;
  for (const int64_t extent : shape) {
    if (extent < 0)
      return Error{fmt::format("the size of `{}` is not known when {} is made for it", symbol.name, source),
                   "give the dimension's size with -b"};
    if (__builtin_mul_overflow(count, extent, &count) || count > kMostMade)
      return Error{fmt::format("`{}` would have more than {} numbers", symbol.name, kMostMade), "bind a .npy file"};
  }
  Array array = Array::of(shape, std::vector<double>(static_cast<size_t>(count), source == "ones" ? 1.0 : 0.0));
  if (source == "iota") std::iota(array.reals.begin(), array.reals.end(), 0.0);
  if (!source.starts_with("random")) return array;
  const auto options = parseRandom(source);
  if (!options) return options.error();
  // Defined bit by bit by the standard, unlike its distributions.
  std::mt19937_64 engine(static_cast<uint64_t>(options->seed));
  for (double& value : array.reals) {
    const double unit = static_cast<double>(engine() >> 11) * 0x1p-53;
    value = options->lo + (options->hi - options->lo) * unit;
  }
  if (symbol.kind == SymbolKind::Table && symbol.target != kNone) {
    if (sizes[symbol.target] < 0)
      return Error{fmt::format("`{}` points into a dimension of unknown size", symbol.name), "give its size with -b"};
    if (sizes[symbol.target] == 0 && count > 0)
      return Error{fmt::format("`{}` points into a dimension of size 0: no index is valid", symbol.name), ""};
    for (double& value : array.reals) {
      const double unit = (value - options->lo) / (options->hi - options->lo);
      value = std::min(static_cast<double>(sizes[symbol.target] - 1),
                       std::floor(unit * static_cast<double>(sizes[symbol.target])));
    }
  }
  return array;
}

/// Standard input, or a pipe such as the shell's `<(...)`, whose names have no ending.
bool isStream(const std::string& source) {
  std::error_code none;
  const auto status = std::filesystem::status(source, none);
  return source == "-" || std::filesystem::is_fifo(status) || source == "/dev/stdin" || source.starts_with("/dev/fd/");
}

bool isTextFile(std::string_view path) { return path.ends_with(".csv") || path.ends_with(".txt"); }

/// A file or stream, and which columns of a table are read.
struct Chosen {
  std::string path;
  std::optional<std::string> columns;
};

Chosen splitChoice(const std::string& source) {
  for (const std::string_view ending : {".csv:", ".txt:", ".npy:"}) {
    const size_t at = source.rfind(ending);
    if (at == std::string::npos || isTextFile(source) || source.ends_with(".npy")) continue;
    const size_t colon = at + ending.size() - 1;
    return {source.substr(0, colon), source.substr(colon + 1)};
  }
  const size_t colon = source.find(':');
  if (colon == std::string::npos || !isStream(source.substr(0, colon))) return {source, {}};
  return {source.substr(0, colon), source.substr(colon + 1)};
}

/// Gives a table the shape of the symbol: lines are the first axis, columns the other axes, the last one fastest. One
/// unknown size is computed from the number of columns. For a single axis, one line also works.
Status splitColumns(Array& table, const std::string& source, const Symbol& symbol, const std::vector<int64_t>& sizes) {
  std::vector<int64_t> shape = shapeOf(symbol, sizes);
  if (table.isRagged || shape.empty()) return Done{};
  if (shape.size() == 1) {
    if (table.shape.size() == 2 && table.shape[0] == 1) table.shape.erase(table.shape.begin());
    return Done{};
  }
  shape[0] = table.shape[0];
  const int64_t columns = table.shape.size() < 2 ? 1 : table.shape[1];
  int64_t known = 1;
  int64_t* unknown = nullptr;
  for (int64_t& extent : std::span(shape).subspan(1)) {
    if (extent < 0 && unknown)
      return Error{
          fmt::format("{}: its {} columns do not tell the sizes of several axes of `{}`", source, columns, symbol.name),
          "give the sizes with -b"};
    if (extent < 0) unknown = &extent;
    else if (__builtin_mul_overflow(known, extent, &known)) return Done{};
  }
  if (unknown && known > 0) *unknown = columns / known;
  const bool fits = (unknown ? known * *unknown : known) == columns;
  if (fits) table.shape = std::move(shape);  // otherwise binding reports both shapes
  return Done{};
}

Result<Array> readText(Input& file, const ColumnChoice& columns, const Symbol& symbol,
                       const std::vector<int64_t>& sizes) {
  auto table = readTable(file, symbol.ragged, columns);
  if (!table && symbol.kind == SymbolKind::Table && table.error().hint.empty() &&
      table.error().message.find("not a row of numbers") != std::string::npos)
    return Error{table.error().message, "indices are written as numbers, counted from 0, not as labels"};
  if (!table) return table;
  const Status split = splitColumns(*table, file.name(), symbol, sizes);
  return split ? std::move(table) : Result<Array>(split.error());
}

/// Converts integers to reals: integers bound to a u32 would be taken as its bits.
Array asNumbers(Array array) {
  array.reals.assign(array.integers.begin(), array.integers.end());
  array.integers.clear();
  array.isInteger = false;
  return array;
}

Result<Array> asNumbersFor(const Symbol& symbol, Result<Array> array) {
  const bool isNumbers = array && array->isInteger && symbol.element == ElementType::U32;
  return isNumbers ? Result<Array>(asNumbers(std::move(*array))) : std::move(array);
}

Error cannotChoose(const std::string& source, const std::string& why) {
  return {fmt::format("{}: {}", source, why), "columns can be chosen only in tables of text: FILE.csv:0,2-4"};
}

Result<ColumnChoice> choiceOf(const std::string& source, const Chosen& chosen, const Symbol& symbol) {
  if (!chosen.columns) return ColumnChoice();
  if (symbol.ragged)
    return cannotChoose(
        source,
        fmt::format("`{}` is ragged: each of its rows is a whole line of the file, without columns", symbol.name));
  auto columns = ColumnChoice::parse(*chosen.columns);
  return columns ? std::move(columns)
                 : Error{source + ": " + columns.error().message, columns.error().hint, columns.error().kind};
}

Result<Array> readFile(const std::string& source, const Symbol& symbol, const std::vector<int64_t>& sizes) {
  const Chosen chosen = splitChoice(source);
  const std::string& path = chosen.path;
  if (std::error_code none; std::filesystem::is_directory(path, none))
    return Error{fmt::format("{} is a directory", path), "name a file in it"};
  const bool isTable = isTextFile(path);
  const bool isKnown = isTable || path.ends_with(".npy") || isStream(path);
  const std::string beforeColon = path.substr(0, path.find(':'));
  if (std::error_code none; !isKnown && beforeColon != path && !std::filesystem::exists(beforeColon, none))
    return Error{fmt::format("there is no file or folder `{}`", beforeColon), "", ErrorKind::Data};
  if (!isKnown)
    return Error{fmt::format("cannot tell what `{}` is", source),
                 "a number, FILE.npy, FILE.csv, FILE.txt, FILE.csv:COLUMNS, MESH.obj:PART (.off, .ply), "
                 "PROBLEM.bal:PART, POSES.g2o:PART (.graph), FOLDER:PART, random(...), zeros, ones or iota"};
  const auto columns = choiceOf(source, chosen, symbol);
  if (!columns) return columns.error();
  auto file = Input::open(path);
  if (!file) return file.error();
  const bool asNpy = path.ends_with(".npy") || (!isTable && isNpy(*file));
  if (asNpy && !columns->isAll()) return cannotChoose(source, "a .npy file must be read as a whole");
  return asNpy ? asNumbersFor(symbol, readNpy(*file)) : readText(*file, *columns, symbol, sizes);
}

}  // namespace

std::string fileOf(const std::string& source) {
  if (numberIn(source) || isTooLarge(source) || isGenerator(source)) return "";
  const auto part = partIn(source);
  return part ? part->path : splitChoice(source).path;
}

bool isGenerator(const std::string& source) {
  return source == "zeros" || source == "ones" || source == "iota" || source == "random" ||
         source.starts_with("random(");
}

namespace {

/// Makes a table of rows of one length, as lists of triangles are, for a symbol that is not ragged.
Result<Array> asTableFor(const Symbol& symbol, Result<Array> array) {
  if (!array || symbol.ragged || !array->isRagged || array->rowLengths.empty()) return array;
  const int64_t length = array->rowLengths.front();
  if (std::ranges::count(array->rowLengths, length) != std::ssize(array->rowLengths)) return array;
  array->isRagged = false;
  array->rowLengths.clear();
  array->shape.push_back(length);
  return array;
}

}  // namespace

Result<Array> readSource(const std::string& source, const Symbol& symbol, const std::vector<int64_t>& sizes,
                         PartReader& files) {
  if (const auto number = numberIn(source)) return Array::scalar(*number);
  if (isTooLarge(source)) return Error{source + ": this number is out of the range of doubles, 1.8e308", ""};
  if (isGenerator(source)) return generate(source, symbol, sizes);
  if (const auto part = partIn(source)) return asTableFor(symbol, asNumbersFor(symbol, files.read(source, *part)));
  return readFile(source, symbol, sizes);
}

}  // namespace hgc
