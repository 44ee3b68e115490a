#pragma once
/// What solves keep on a device.
namespace hgc {

/// Belongs to an executable, which keeps it until `Executable::drop`.
class ResidentObject {
 public:
  virtual ~ResidentObject() = default;
};

}  // namespace hgc
