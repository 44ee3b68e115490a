#pragma once
/// What is known of devices, on disk: text in the folder for what is kept (runtime/disk/own_folder.h).
#include <optional>
#include <string>
#include <string_view>

#include "runtime/choice/cost_model.h"

namespace hgc {

/// One line a device, then one a call; numbers exactly.
std::string modelText(const DeviceModels& devices);
/// Nothing where a line is not one that `modelText` writes.
std::optional<DeviceModels> modelFrom(std::string_view text);

/// Success, or why nothing can be kept: there is no folder, or it is not ours alone.
Status modelPlace();
/// What lies in the user's folder. Nothing is known where there is none, or where it is torn or foreign.
DeviceModels readModel();
/// Adds what was learned to what other processes have kept meanwhile: of each line that which knows more calls stays.
void keepModel(const DeviceModels& devices);
/// Forgets all, or a device. Whether there was something.
bool forgetModel(const std::string& device = {});

}  // namespace hgc
