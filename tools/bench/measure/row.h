#pragma once
/// A measurement as it is printed: one line of JSON, which tools/bench/results.py reads.
#include <cstdint>
#include <string>

#include "tools/bench/measure/rounds.h"

namespace hgc::bench {

/// What all workloads are told.
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

/// What a call took beside another.
struct Peer {
  std::string name;
  Samples samples;
  double difference = 0;  ///< of results, relative to the largest of them
};

/// Prints what `what` took an instance, of `size` of them.
void printTimes(const Settings& settings, const std::string& what, int64_t size, const Samples& samples,
                const Peer& peer = {});
/// Prints what was not timed by calls.
void printNumber(const Settings& settings, const std::string& what, int64_t size, const std::string& unit,
                 double number);

}  // namespace hgc::bench
