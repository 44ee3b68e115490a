#include "tools/hgc/solve/uncertainty.h"

#include "runtime/solve/after/covariance.h"

namespace hgc::tool {

bool isUncertainty(const std::string& what) {
  return what == "correlation" || what.starts_with("cov.") || what.starts_with("stderr.");
}

std::string unknownOf(const Write& uncertainty) {
  const size_t dot = uncertainty.what.find('.');
  return dot == std::string::npos ? "" : uncertainty.what.substr(dot + 1);
}

Status writeUncertainties(const std::vector<Write>& writes, const Options& options, std::vector<FixedRows> fixed,
                          Session& session) {
  if (writes.empty()) return Done{};
  const auto covariance = Covariance::at(session, {.fixed = std::move(fixed), .variance = options.residualVariance});
  if (!covariance) return covariance.error();
  for (const Write& write : writes) {
    const auto array = covariance->named(write.what);
    if (!array) return array.error();
    if (const Status done = writeArray(write.path, *array); !done) return done;
  }
  return Done{};
}

}  // namespace hgc::tool
