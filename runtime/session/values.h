#pragma once
/// Values that change from call to call.
#include "runtime/session/lifecycle/lifecycle.h"

namespace hgc {

/// Changes what is bound, where the session is. All or nothing. Thread-safety: that of the session.
class ValueChanges {
 public:
  ValueChanges(SessionState& state, DeviceLifecycle& lifecycle) : state_(state), lifecycle_(lifecycle) {}
  /// `Session::values`; each other one as the call that has its name.
  Result<Array> get(const std::string& name);
  Status set(const std::string& name, const Array& values);
  Status setRows(const std::string& name, int64_t first, const Array& rows);
  Status add(const std::string& name, double scale, const std::string& direction);
  Status addGradient(const std::string& name, double scale);
  Status swap(const std::string& a, const std::string& b);

 private:
  Result<SymbolId> findSymbol(const std::string& name) const;
  Result<SymbolId> findReals(const std::string& name) const;
  Status checkSameShape(SymbolId a, SymbolId b) const;
  Status write(SymbolId id, int64_t first, int64_t count, const Array& values);
  std::span<const double> laidOut(const Array& values, int64_t count);
  Status makeStep(Step step) { return lifecycle_.makeStep(step); }
  Status setTable(SymbolId id, const Array& values);

  SessionState& state_;
  DeviceLifecycle& lifecycle_;
  std::vector<double> laidOut_;  ///< values that go to a device, whose memory serves again
};

}  // namespace hgc
