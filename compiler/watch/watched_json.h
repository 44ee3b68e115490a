#pragma once
/// What is told of an instance, for programs. Header only: who runs what is compiled links no compiler.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "compiler/watch/watched.h"

namespace hgc {

/// Numbers as texts, which NaN and values of several counts are, too. All members are always there.
inline nlohmann::ordered_json watchedJson(const Watched& watched) {
  using Json = nlohmann::ordered_json;
  const auto textsOf = [](const std::vector<double>& numbers) {
    std::vector<std::string> texts;
    for (const double number : numbers) texts.push_back(fmt::format("{}", number));
    return texts;
  };
  Json json = {{"term", watched.term}, {"instance", watched.instance}, {"place", watched.place}};
  json["named"] = Json::array();
  json["read"] = Json::array();
  for (const WatchedValue& value : watched.named)
    json["named"].push_back(
        {{"name", value.name}, {"place", value.place}, {"type", value.type}, {"values", value.numbers}});
  for (const WatchedValue& value : watched.read)
    json["read"].push_back({{"name", value.name}, {"values", value.numbers}});
  json["result"] = textsOf(watched.result);
  json["device"] = watched.device;
  json["made"] = textsOf(watched.made);
  return json;
}

}  // namespace hgc
