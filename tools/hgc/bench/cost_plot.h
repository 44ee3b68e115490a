#pragma once
/// What calls are expected to take, as a picture.
#include <string>

#include "runtime/choice/cost_model.h"

namespace hgc::tool {

/// An SVG picture for each program and kind of call that `programs` begins the name of: milliseconds against instances,
/// a line a device that has run it, a point for what it measured last; one below the other. Empty if there is none.
std::string costPlot(const DeviceModels& devices, const std::string& programs);

}  // namespace hgc::tool
