#pragma once
/// The heap of a process that lives for one command.

namespace hgc::tool {

/// Has the heap begin with 16 MB in large pages, where the system gives some: on a virtual machine to touch a page for
/// the first time takes microseconds, and commands on small problems would spend a third of their time in that. Arrays
/// that fit stay in the heap when they are freed. Call it before others allocate.
void growHeapAtOnce();

}  // namespace hgc::tool
