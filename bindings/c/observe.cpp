/// Logs, statistics, and what devices keep.
#include "bindings/c/handles.h"
#include "runtime/observe/log.h"

hgc_error* hgc_set_logger(hgc_logger logger, void* context) {
  return hgc::c::guarded([&]() -> hgc_error* {
    if (logger == nullptr) {
      hgc::setLogger(nullptr);
      return nullptr;
    }
    hgc::setLogger([logger, context](hgc::LogLevel level, std::string_view message) {
      logger(context, static_cast<hgc_log_level>(level), std::string(message).c_str());
    });
    return nullptr;
  });
}

hgc_error* hgc_statistics(const hgc_session* session, hgc_sample sample, void* context) {
  if (sample == nullptr) return hgc::c::isNull("sample");
  return hgc::c::guarded([&]() -> hgc_error* {
    const hgc::Statistics all = session != nullptr ? session->session.statistics() : hgc::processStatistics();
    for (const hgc::Sample& each : hgc::samplesOf(all)) {
      std::vector<const char*> labels;
      for (const auto& [name, value] : each.labels) labels.insert(labels.end(), {name, value});
      sample(context, each.name, labels.data(), each.labels.size(), each.value);
    }
    return nullptr;
  });
}

void hgc_trim_devices(void) { hgc::trimDevices(); }
