#pragma once
/// Changes of bound values.
#include "runtime/session/lifecycle/lifecycle.h"

namespace hgc {

/// Changes values on the session's device. After an error nothing has changed. Thread-safety: that of the session.
class ValueChanges {
 public:
  ValueChanges(SessionState& state, DeviceLifecycle& lifecycle) : state_(state), lifecycle_(lifecycle) {}
  /// `Session::values`; the others are the calls of `Session` with the same names.
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
  Status setTable(SymbolId id, const Array& values);

  SessionState& state_;
  DeviceLifecycle& lifecycle_;
  std::vector<double> laidOut_;  ///< for values that go to a device; its memory is reused
};

}  // namespace hgc
