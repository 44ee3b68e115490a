#pragma once
/// Prints a measurement as one line of JSON, which tools/bench/results.py reads.
#include <cstdint>
#include <string>

#include "tools/bench/measure/rounds.h"

namespace hgc::bench {

/// Settings of all workloads.
struct Settings {
  std::string model;              ///< a .hgk file
  std::string peers;              ///< shared objects, as `NAME:FILE` with commas between; see peers.h
  std::string mesh;               ///< an .obj file instead of a grid
  std::vector<std::string> what;  ///< to be measured; all where it is empty
  int64_t size = 0;               ///< instances, about
  int64_t cameras = 16;
  int views = 4;  ///< cameras that see a point, about
  int threads = 1;
  bool byCamera = false;
  Effort effort;
};

/// The time of a call of hgc and that of a peer.
struct Peer {
  std::string name;
  Samples samples;
  double difference = 0;  ///< of results, relative to the largest of them
};

/// Prints the time of `what` for each of `size` instances.
void printTimes(const Settings& settings, const std::string& what, int64_t size, const Samples& samples,
                const Peer& peer = {});
/// Prints a number that is no time of calls.
void printNumber(const Settings& settings, const std::string& what, int64_t size, const std::string& unit,
                 double number);

}  // namespace hgc::bench
