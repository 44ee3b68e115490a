#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
// Sums of the instances' values, chunk by chunk, in the order of canonicalSum (runtime/incidence.cpp); the host adds the chunks.
layout(local_size_x = 128) in;
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer Reals { double at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer Results { double at[]; };
layout(push_constant) uniform Push {
  uint64_t values;
  uint64_t results;  // one a chunk
  uint count;        // values
  uint segment;      // instances of a segment, a multiple of 1,024
} push;

shared double lanes[128];

void main() {
  uint at = gl_LocalInvocationID.x;
  uint lane = at % 8u;
  uint chunk = (gl_WorkGroupID.x + gl_WorkGroupID.y * 65535u) * 16u + at / 8u;
  uint first = chunk * 1024u;
  bool inside = first < push.count;
  uint end = inside ? first + min(1024u, push.count - first) : first;
  // A segment that is this short is added one after another; only the last can be.
  bool isShort = end - first <= 32u && first % push.segment == 0u;
  uint begin = isShort && lane != 0u ? end : first + lane;
  uint step = isShort ? 1u : 8u;
  Reals values = Reals(push.values);
  precise double sum = 0.0lf;
  for (uint i = begin; i < end; i += step) sum = sum + values.at[i];
  lanes[at] = sum;
  barrier();
  if (!inside || lane != 0u) return;
  precise double a = lanes[at] + lanes[at + 4u];
  precise double b = lanes[at + 2u] + lanes[at + 6u];
  precise double c = lanes[at + 1u] + lanes[at + 5u];
  precise double d = lanes[at + 3u] + lanes[at + 7u];
  precise double even = a + b;
  precise double odd = c + d;
  precise double total = even + odd;
  Results(push.results).at[chunk] = total;
}
