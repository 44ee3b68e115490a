#pragma once
/// The cost model on disk: a text file in hgc's cache folder (runtime/disk/own_folder.h).
#include <optional>
#include <string>
#include <string_view>

#include "runtime/choice/cost_model.h"

namespace hgc {

/// A line for each device, then one for each of its calls. Numbers are exact.
std::string modelText(const DeviceModels& devices);
/// Nothing where a line has another form than those of `modelText`.
std::optional<DeviceModels> modelFrom(std::string_view text);

/// Success, or why models cannot be saved: there is no folder, or others can access it.
Status modelPlace();
/// The user's file. Empty where there is none, or where it is damaged.
DeviceModels readModel();
/// Merges `devices` into the file: of two entries for a call, the one with more measurements is kept.
void keepModel(const DeviceModels& devices);
/// Removes a device, or all of them if the name is empty, from the file. False where nothing was removed.
bool forgetModel(const std::string& device = {});

}  // namespace hgc
