/// `hgc doctor`.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tools/hgc/doctor/findings.h"
#include "tools/hgc/run/data.h"

namespace hgc::tool {
namespace {

constexpr const char* kStates[] = {"fine", "note", "amiss"};

std::string asText(const Findings& findings) {
  std::string text;
  for (const Finding& each : findings) {
    text += fmt::format("{:<6} {:<15} {}\n", kStates[static_cast<size_t>(each.state)], each.about, each.seen);
    if (!each.follows.empty()) text += fmt::format("{:22} so: {}\n", "", each.follows);
    if (!each.todo.empty()) text += fmt::format("{:22} do: {}\n", "", each.todo);
  }
  return text;
}

std::string asJson(const Findings& findings, bool isWell) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Finding& each : findings)
    list.push_back({{"state", kStates[static_cast<size_t>(each.state)]},
                    {"about", each.about},
                    {"seen", each.seen},
                    {"follows", each.follows},
                    {"do", each.todo}});
  const nlohmann::ordered_json all = {{"well", isWell}, {"findings", list}};
  return all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

}  // namespace

/// The status is 1 if something is amiss.
int commandDoctor(const Options& options) {
  Findings findings = examineProcess();
  const auto add = [&](Findings more) { std::ranges::move(more, std::back_inserter(findings)); };
  add(examineFolder());
  add(findingsApart("Vulkan drivers", examineDrivers));
  add(findingsApart("devices", examineDevices));
  const bool isWell = std::ranges::none_of(findings, [](const Finding& each) { return each.state == State::Amiss; });
  fmt::print("{}", options.json ? asJson(findings, isWell) : asText(findings));
  return isWell ? 0 : 1;
}

}  // namespace hgc::tool
