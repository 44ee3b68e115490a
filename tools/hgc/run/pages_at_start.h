#pragma once
/// The memory pages of a process that lives for one command: on a virtual machine to touch one for the first time takes
/// microseconds, and commands on small problems would spend a third of their time in that. `operator new` of programs
/// that link this takes long arrays from large pages.

namespace hgc::tool {

/// Has the heap begin with 16 MB in large pages, where the system gives some. Arrays that fit stay in the heap when
/// they are freed. Call it before others allocate.
void growHeapAtOnce();

/// Has all code of this program mapped, if it is in memory as a whole. It allocates: call the other one before.
void mapCodeAtOnce();

}  // namespace hgc::tool
