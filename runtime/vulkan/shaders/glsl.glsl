// Definitions for GLSL; other languages that compile the text of these shaders have their own.
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
#extension GL_EXT_control_flow_attributes : require
#define HGC_PUSH layout(push_constant) uniform Push
#define HGC_SPECIALIZED(id, type, name, value) layout(constant_id = id) const type name = value;
#define HGC_WORKGROUP(size) layout(local_size_x = size) in;
#define HGC_BUFFER(name, element, access, alignment) \
  layout(buffer_reference, std430, buffer_reference_align = alignment) access buffer name { element at[]; };
HGC_BUFFER(Words, uint, readonly, 4)
HGC_BUFFER(Copies, uint, writeonly, 4)
HGC_BUFFER(Pairs, uvec2, readonly, 8)
HGC_BUFFER(Lists, uvec4, readonly, 16)
HGC_BUFFER(Reals, double, readonly, 8)
HGC_BUFFER(Results, double, writeonly, 8)
HGC_BUFFER(Values, double, , 8)
HGC_BUFFER(Counts, uint, , 4)
#define HGC_RECORD(name) layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer name
