// Definitions for all shaders of the runtime.
#define HGC_CONSTANT(name, value) const uint name = value;
#include "ir/kernel/launch.def"
#include "runtime/sum/sum_order.def"
// Push constants: runtime/gpu/arguments/*.def
#define HGC_U64(name) uint64_t name;
#define HGC_U32(name) uint name;
HGC_WORKGROUP(kWorkgroup)

// The number of the invocation, along x and y.
uint invocation() { return gl_GlobalInvocationID.x + gl_GlobalInvocationID.y * (kMaxGroups * kWorkgroup); }
// The number of the group of kLanes invocations that this one belongs to.
uint laneGroup() {
  return (gl_WorkGroupID.x + gl_WorkGroupID.y * kMaxGroups) * (kWorkgroup / kLanes) + gl_LocalInvocationID.x / kLanes;
}
