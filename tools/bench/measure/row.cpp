#include "tools/bench/measure/row.h"

#include <cstdio>
#include <nlohmann/json.hpp>

namespace hgc::bench {
namespace {

using Json = nlohmann::ordered_json;

Json begun(const Settings& settings, const std::string& what, int64_t size, const std::string& unit) {
  return {{"what", what}, {"unit", unit}, {"size", size}, {"threads", settings.threads}};
}

void print(const Json& row) {
  std::printf("%s\n", row.dump().c_str());
  std::fflush(stdout);
}

}  // namespace

void printTimes(const Settings& settings, const std::string& what, int64_t size, const Samples& samples,
                const Peer& peer) {
  const double each = 1 / static_cast<double>(size);
  Json row = begun(settings, what, size, "ns");
  row["rounds"] = samples.size();
  row["least"] = least(samples, &Sample::processor) * each;
  row["median"] = median(samples, &Sample::processor) * each;
  row["wall_least"] = least(samples, &Sample::wall) * each;
  row["wall_median"] = median(samples, &Sample::wall) * each;
  if (!peer.name.empty()) {
    row["peer"] = peer.name;
    row["peer_least"] = least(peer.samples, &Sample::processor) * each;
    row["peer_median"] = median(peer.samples, &Sample::processor) * each;
    row["ratio"] = ratioOf(peer.samples, samples);
    row["difference"] = peer.difference;
  }
  print(row);
}

void printNumber(const Settings& settings, const std::string& what, int64_t size, const std::string& unit,
                 double number) {
  Json row = begun(settings, what, size, unit);
  row["least"] = number;
  row["median"] = number;
  print(row);
}

}  // namespace hgc::bench
