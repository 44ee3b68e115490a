#include "tools/hgc/solve/log.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <vector>

namespace hgc::tool {
namespace {

/// Which solves have a column: all; all without --each, whose rows are rounds; those with constraints.
enum class Has : uint8_t { Always, Steps, Rounds };

struct Column {
  const char* name;
  Has has;
  std::string (*text)(const SolveIteration& i);
};

template <auto kMember>
std::string numberOf(const SolveIteration& i) {
  if constexpr (std::is_same_v<decltype(i.*kMember), const bool&>) return i.*kMember ? "1" : "0";
  else return fmt::format("{}", i.*kMember);  // as many digits as it takes to read the same number
}

constexpr Column kColumns[] = {
    {"iteration", Has::Always, numberOf<&SolveIteration::iteration>},
    {"start", Has::Steps, numberOf<&SolveIteration::isStart>},
    {"accepted", Has::Steps, numberOf<&SolveIteration::isAccepted>},
    {"cost", Has::Always, numberOf<&SolveIteration::cost>},
    {"cost_change", Has::Always, numberOf<&SolveIteration::costChange>},
    {"gradient", Has::Steps, numberOf<&SolveIteration::gradient>},
    {"step", Has::Steps, numberOf<&SolveIteration::step>},
    {"ratio", Has::Steps, numberOf<&SolveIteration::ratio>},
    {"radius", Has::Steps, numberOf<&SolveIteration::radius>},
    {"length", Has::Steps, numberOf<&SolveIteration::length>},
    {"inner", Has::Steps, numberOf<&SolveIteration::inner>},
    {"shift", Has::Steps, numberOf<&SolveIteration::shift>},
    {"round", Has::Rounds, numberOf<&SolveIteration::round>},
    {"penalty", Has::Rounds, numberOf<&SolveIteration::penalty>},
    {"seconds", Has::Always, numberOf<&SolveIteration::seconds>},
    {"elapsed", Has::Always, numberOf<&SolveIteration::elapsed>},
};

}  // namespace

void SolveLog::add(const SolveIteration& iteration) {
  if (path_.empty() || !failure_.empty()) return;
  std::string head, row;
  for (const Column& column : kColumns) {
    if (column.has == Has::Steps && isOfEach_) continue;
    if (column.has == Has::Rounds && iteration.round == 0) continue;
    const char* const comma = head.empty() ? "" : ",";
    head += comma + std::string(column.name);
    row += comma + column.text(iteration);
  }
  const bool isFirst = file_ == nullptr;
  if (isFirst) file_.reset(path_ == "-" ? stdout : std::fopen(path_.c_str(), "we"));
  const bool isWritten = file_ != nullptr && (!isFirst || std::fputs((head + "\n").c_str(), file_.get()) >= 0) &&
                         std::fputs((row + "\n").c_str(), file_.get()) >= 0 && std::fflush(file_.get()) == 0;
  if (!isWritten) failure_ = std::strerror(errno);
}

Status SolveLog::close() {
  file_.reset();
  if (failure_.empty()) return Done{};
  return Error{fmt::format("cannot write {}: {}", path_, failure_), ""};
}

}  // namespace hgc::tool
