#include "frontend/resolve/kept/functions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "ir/artefact/archive.h"
#include "ir/artefact/contents.h"

namespace hgc {
namespace archive {

template <class A>
void field(A& a, CalledPlace& v) {
  fields(a, v.at, v.calledFrom);
}
template <class A>
void field(A& a, cxx::Variable& v) {
  fields(a, v.name, v.node, v.origin);
}
template <class A>
void field(A& a, cxx::Lifted& v) {
  fields(a, v.graph, v.results, v.undefined, v.places, v.variables, v.files, v.warnings, v.leavesOut);
}
template <class A>
void field(A& a, cxx::FileRead& v) {
  fields(a, v.path, v.hash);
}

}  // namespace archive

namespace {

/// Whether nothing names anything that is not there.
bool isSound(const cxx::Lifted& lifted) {
  const auto isKnown = [&](uint32_t origin) {
    return origin == 0 || (isPlace(origin) && placeOf(origin) < lifted.places.size());
  };
  bool isSound = lifted.undefined < lifted.graph.size() && lifted.graph[lifted.undefined].type == Type::Bool;
  for (NodeId id = 0; id < lifted.graph.size(); ++id) isSound = isSound && isKnown(lifted.graph.originOf(id));
  for (const NodeId id : lifted.results)
    isSound = isSound && id < lifted.graph.size() && lifted.graph[id].type == Type::Real;
  for (uint32_t k = 0; k < lifted.places.size(); ++k) {
    const auto& [at, calledFrom] = lifted.places[k];
    isSound = isSound && at.file < lifted.files.size() && (calledFrom == kNone || calledFrom < k);
  }
  for (const cxx::Variable& variable : lifted.variables)
    isSound = isSound && variable.node < lifted.graph.size() && isKnown(variable.origin);
  return isSound;
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

std::vector<uint8_t> bytesOf(cxx::LiftedUnit unit) {
  archive::Writer out;
  std::vector<cxx::Lifted> functions;
  for (auto& function : unit.functions) functions.push_back(std::move(std::get<cxx::Lifted>(function)));
  fields(out, unit.reads, unit.lacks, functions);
  return std::move(out.bytes);
}

std::optional<cxx::LiftedUnit> unitOf(std::span<const uint8_t> bytes) {
  archive::Reader in(bytes);
  cxx::LiftedUnit unit;
  fields(in, unit.reads, unit.lacks);
  std::vector<char> buffer;
  const auto isSame = [&](const cxx::FileRead& file) { return hashOfFile(file.path, buffer) == file.hash; };
  const auto isThere = [](const std::string& file) {
    std::error_code none;
    return std::filesystem::exists(file, none);
  };
  if (in.failed || !std::ranges::all_of(unit.reads, isSame) || std::ranges::any_of(unit.lacks, isThere))
    return std::nullopt;
  std::vector<cxx::Lifted> functions;
  field(in, functions);
  if (in.failed || !in.atEnd() || !std::ranges::all_of(functions, isSound)) return std::nullopt;
  unit.functions.assign(std::make_move_iterator(functions.begin()), std::make_move_iterator(functions.end()));
  return unit;
}

}  // namespace hgc
