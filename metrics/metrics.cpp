#include "metrics/metrics.h"

#include <prometheus/client_metric.h>
#include <prometheus/collectable.h>
#include <prometheus/exposer.h>
#include <prometheus/metric_family.h>
#include <unistd.h>

#include <csignal>
#include <exception>

#include "runtime/observe/statistics.h"

namespace hgc {
namespace {

prometheus::ClientMetric metricOf(const Sample& sample) {
  prometheus::ClientMetric metric;
  for (const auto& [name, value] : sample.labels) metric.label.push_back({name, value});
  (sample.isGauge ? metric.gauge.value : metric.counter.value) = sample.value;
  return metric;
}

/// Asks the runtime whenever somebody asks it.
class Numbers : public prometheus::Collectable {
 public:
  std::vector<prometheus::MetricFamily> Collect() const override {
    std::vector<prometheus::MetricFamily> families;
    for (const Sample& sample : samplesOf(processStatistics())) {
      if (families.empty() || families.back().name != sample.name) {
        const auto type = sample.isGauge ? prometheus::MetricType::Gauge : prometheus::MetricType::Counter;
        families.push_back({sample.name, sample.help, type, {}});
      }
      families.back().metric.push_back(metricOf(sample));
    }
    return families;
  }
};

/// While it lives, threads that are made get no signals.
class NoSignals {
 public:
  NoSignals() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before_);
  }
  NoSignals(const NoSignals&) = delete;
  NoSignals& operator=(const NoSignals&) = delete;
  ~NoSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_{};
};

/// A connection that says nothing keeps one of the threads, and is closed after that time.
std::vector<std::string> serverOptions(const std::string& address) {
  return {"listening_ports", address, "num_threads", "8", "request_timeout_ms", "2000"};
}

}  // namespace

struct MetricsServer::State {
  pid_t process = ::getpid();
  std::shared_ptr<Numbers> numbers = std::make_shared<Numbers>();
  std::unique_ptr<prometheus::Exposer> exposer;

  /// Threads of the parent cannot be waited for in a process that was forked.
  ~State() {
    if (process != ::getpid()) (void)exposer.release();
  }
};

MetricsServer::MetricsServer(std::unique_ptr<State> state) : state_(std::move(state)) {}
MetricsServer::MetricsServer(MetricsServer&&) noexcept = default;
MetricsServer& MetricsServer::operator=(MetricsServer&&) noexcept = default;
MetricsServer::~MetricsServer() = default;

uint16_t MetricsServer::port() const { return static_cast<uint16_t>(state_->exposer->GetListeningPorts().front()); }

Result<MetricsServer> serveMetrics(const std::string& address) {
  if (address.rfind(':') == std::string::npos)
    return Error{"metrics are served on HOST:PORT, and `" + address + "` has no port", "127.0.0.1:9464"};
  const NoSignals guard;
  auto state = std::make_unique<MetricsServer::State>();
  try {
    state->exposer = std::make_unique<prometheus::Exposer>(serverOptions(address));
    state->exposer->RegisterCollectable(state->numbers);
  } catch (const std::exception&) {  // its text says less
    return Error{"metrics cannot be served on `" + address + "`: it is no address of this machine, or taken", ""};
  }
  return MetricsServer(std::move(state));
}

}  // namespace hgc
