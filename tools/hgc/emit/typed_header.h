#pragma once
/// A compiled program as C++: a header that binds it with the compiler's checks, and a source that holds its bytes.
#include <span>
#include <string>

#include "ir/artefact/artefact.h"

namespace hgc::tool {

/// The header of namespace `name`; `digest` is that of the program's bytes (`digestOf`), `version` hgc's own.
std::string typedHeader(const Artefact& artefact, const std::string& name, const std::string& digest,
                        const std::string& version);
/// The source to go with it, which includes `header`.
std::string embeddingSource(std::span<const uint8_t> bytes, const std::string& name, const std::string& digest,
                            const std::string& header);
/// What tells the bytes of a program from others, in hexadecimal: headers and sources of different ones do not link.
std::string digestOf(std::span<const uint8_t> bytes);

}  // namespace hgc::tool
