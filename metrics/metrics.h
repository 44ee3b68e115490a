#pragma once
/// The numbers of this process (`runtime/observe/statistics.h`) for Prometheus.
#include <cstdint>
#include <memory>
#include <string>

#include "ir/result.h"

namespace hgc {

/// Answers `http://ADDRESS/metrics` as long as it lives; its end may take two seconds. In a process that was forked it
/// does nothing, its end neither. Thread-safety: one thread at a time.
class MetricsServer {
 public:
  MetricsServer(MetricsServer&&) noexcept;
  MetricsServer& operator=(MetricsServer&&) noexcept;
  ~MetricsServer();

  /// Where it listens.
  uint16_t port() const;

 private:
  friend Result<MetricsServer> serveMetrics(const std::string& address);
  struct State;
  explicit MetricsServer(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/// Begins to serve on `HOST:PORT`, where the host is a number such as 127.0.0.1, or `[::1]`, and port 0 is one that the
/// system chooses. Several connections are answered at once; one that asks nothing for two seconds is closed. Whoever
/// reaches that address may read: there is no password. An error where the address is unavailable. Threads of its own
/// answer, which get no signals. Thread-safe.
Result<MetricsServer> serveMetrics(const std::string& address);

}  // namespace hgc
