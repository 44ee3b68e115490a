#pragma once
/// The names of derivatives, on the command line and in interfaces.
#include <set>
#include <string>

#include "ir/kernel/derivative.h"
#include "ir/result.h"

namespace hgc {

/// The kernels that `NAME,NAME...` asks for; empty text asks for none. An error lists the names. Thread-safe.
Result<std::set<KernelKind>> kindsNamed(const std::string& names);
/// These names, separated by commas. Thread-safe.
std::string derivativeNames();

/// Whether results of this kind are derivatives times a vector, which sessions are given as seeds: `Session::multiply`.
inline bool isProduct(KernelKind kind) {
  return info(kind).seed != PortRole::Plain && !info(kind).writes[0].name.empty();
}

}  // namespace hgc
