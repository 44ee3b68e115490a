#include "frontend/resolve/kept/functions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "ir/artefact/contents.h"

namespace hgc {
namespace {

class Writer {
 public:
  template <class T>
  void plain(const T& value) {
    const auto* const first = reinterpret_cast<const uint8_t*>(&value);
    bytes.insert(bytes.end(), first, first + sizeof(T));
  }
  void text(const std::string& text) {
    plain(static_cast<uint64_t>(text.size()));
    bytes.insert(bytes.end(), text.begin(), text.end());
  }
  template <class List, class Write>
  void list(const List& list, const Write& write) {
    plain(static_cast<uint64_t>(list.size()));
    for (const auto& item : list) write(item);
  }

  std::vector<uint8_t> bytes;
};

/// Gives zeros and empty lists where there is no more, and says so.
class Reader {
 public:
  explicit Reader(std::span<const uint8_t> bytes) : bytes_(bytes) {}

  bool isWhole() const { return isGood_ && bytes_.empty(); }
  template <class T>
  T plain() {
    T value{};
    const std::span<const uint8_t> from = take(sizeof(T));
    if (!from.empty()) std::memcpy(&value, from.data(), sizeof(T));
    return value;
  }
  std::string text() {
    const auto from = take(plain<uint64_t>());
    return {from.begin(), from.end()};
  }
  template <class Read>
  auto list(const Read& read) {
    std::vector<decltype(read())> list;
    const auto count = plain<uint64_t>();
    for (uint64_t k = 0; k < count && isGood_; ++k) list.push_back(read());
    return list;
  }

 private:
  std::span<const uint8_t> take(uint64_t size) {
    isGood_ = isGood_ && size <= bytes_.size();
    if (!isGood_) return {};
    const auto taken = bytes_.first(size);
    bytes_ = bytes_.subspan(size);
    return taken;
  }

  std::span<const uint8_t> bytes_;
  bool isGood_ = true;
};

void write(Writer& out, const cxx::Lifted& lifted) {
  std::vector<Node> nodes;
  std::vector<uint32_t> origins;
  for (NodeId id = 0; id < lifted.graph.size(); ++id) {
    nodes.push_back(lifted.graph[id]);
    origins.push_back(lifted.graph.originOf(id));
  }
  const auto plain = [&](const auto& item) { out.plain(item); };
  out.list(nodes, plain);
  out.list(origins, plain);
  out.list(lifted.results, plain);
  out.plain(lifted.undefined);
  out.list(lifted.places, plain);
  out.list(lifted.variables, [&](const cxx::Variable& variable) {
    out.text(variable.name);
    out.plain(variable.node);
    out.plain(variable.origin);
  });
  out.list(lifted.files, [&](const std::string& text) { out.text(text); });
  out.list(lifted.warnings, [&](const std::string& text) { out.text(text); });
  out.plain(static_cast<uint8_t>(lifted.leavesOut));
}

/// Nothing of what names anything that is not there.
std::optional<cxx::Lifted> readLifted(Reader& in) {
  cxx::Lifted lifted;
  const auto nodes = in.list([&] { return in.plain<Node>(); });
  const auto origins = in.list([&] { return in.plain<uint32_t>(); });
  lifted.results = in.list([&] { return in.plain<NodeId>(); });
  lifted.undefined = in.plain<NodeId>();
  lifted.places = in.list([&] { return in.plain<CalledPlace>(); });
  lifted.variables = in.list([&] {
    cxx::Variable variable{.name = in.text()};
    variable.node = in.plain<NodeId>();
    variable.origin = in.plain<uint32_t>();
    return variable;
  });
  lifted.files = in.list([&] { return in.text(); });
  lifted.warnings = in.list([&] { return in.text(); });
  lifted.leavesOut = in.plain<uint8_t>() != 0;
  bool isSound = nodes.size() == origins.size() && lifted.graph.restore(nodes, origins);
  const auto isKnown = [&](uint32_t origin) {
    return origin == 0 || (isPlace(origin) && placeOf(origin) < lifted.places.size());
  };
  isSound = isSound && std::ranges::all_of(origins, isKnown);
  for (const NodeId id : lifted.results)
    isSound = isSound && id < lifted.graph.size() && lifted.graph[id].type == Type::Real;
  isSound = isSound && lifted.undefined < lifted.graph.size() && lifted.graph[lifted.undefined].type == Type::Bool;
  for (uint32_t k = 0; k < lifted.places.size(); ++k) {
    const auto& [at, calledFrom] = lifted.places[k];
    isSound = isSound && at.file < lifted.files.size() && (calledFrom == kNone || calledFrom < k);
  }
  for (const cxx::Variable& variable : lifted.variables)
    isSound = isSound && variable.node < lifted.graph.size() && isKnown(variable.origin);
  return isSound ? std::optional<cxx::Lifted>(std::move(lifted)) : std::nullopt;
}

}  // namespace

std::string requestOf(const cxx::CxxUnit& unit) {
  std::string text = fmt::format("c++ {}\n", unit.folder);
  for (const char* const name : {"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"}) {
    const char* const value = std::getenv(name);
    text += fmt::format("{} {}\n", name, value != nullptr ? value : "");
  }
  text += fmt::format("build {}\nas {}\nends {}\n", unit.build, unit.as, static_cast<int>(unit.ends));
  for (const std::string& file : unit.includes) text += fmt::format("include {}\n", file);
  for (const std::string& flag : unit.flags) text += fmt::format("flag {}\n", flag);
  for (const cxx::CxxFunction& function : unit.functions) {
    text += fmt::format("function {} {} results {} file {} line {} size {}\n{}\n", function.name.size(), function.name,
                        function.results, function.codeFile, function.codeLine, function.code.size(), function.code);
    for (const auto& parameter : function.parameters)
      text += fmt::format("parameter {} {} {}\n", parameter.name, parameter.scalars, parameter.isArray);
  }
  return text;
}

std::vector<uint8_t> bytesOf(const cxx::LiftedUnit& unit) {
  Writer out;
  out.list(unit.reads, [&](const cxx::FileRead& file) {
    out.text(file.path);
    out.plain(file.hash);
  });
  out.list(unit.lacks, [&](const std::string& file) { out.text(file); });
  out.list(unit.functions, [&](const auto& function) { write(out, std::get<cxx::Lifted>(function)); });
  return std::move(out.bytes);
}

std::optional<cxx::LiftedUnit> unitOf(std::span<const uint8_t> bytes) {
  Reader in(bytes);
  cxx::LiftedUnit unit;
  bool isSame = true;
  std::vector<char> buffer;
  unit.reads = in.list([&] {
    cxx::FileRead file{.path = in.text()};
    file.hash = in.plain<uint64_t>();
    isSame = isSame && hashOfFile(file.path, buffer) == file.hash;
    return file;
  });
  unit.lacks = in.list([&] {
    std::string file = in.text();
    std::error_code none;
    isSame = isSame && !std::filesystem::exists(file, none);
    return file;
  });
  if (!isSame) return std::nullopt;
  const auto functions = in.list([&] { return readLifted(in); });
  for (const auto& function : functions) {
    if (!function) return std::nullopt;
    unit.functions.emplace_back(*function);
  }
  return in.isWhole() ? std::optional<cxx::LiftedUnit>(std::move(unit)) : std::nullopt;
}

}  // namespace hgc
