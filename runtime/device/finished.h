#pragma once
/// The end of work that was done before anybody could wait for it.
#include "runtime/device/device.h"

namespace hgc {

class Finished : public Event {
 public:
  explicit Finished(const Times& times) : times_(times) {}
  Result<Times> wait() override { return times_; }

 private:
  Times times_;
};

}  // namespace hgc
