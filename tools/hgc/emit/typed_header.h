#pragma once
/// Prints a compiled program as C++: a typed header, and a source with its bytes.
#include <span>
#include <string>

#include "ir/artefact/artefact.h"

namespace hgc::tool {

/// The header of namespace `name`; `digest` is that of the program's bytes (`digestOf`), `version` hgc's own.
std::string typedHeader(const Artefact& artefact, const std::string& name, const std::string& digest,
                        const std::string& version);
/// The source with the program's bytes, which includes `header`.
std::string embeddingSource(std::span<const uint8_t> bytes, const std::string& name, const std::string& digest,
                            const std::string& header);
/// The checksum of a program, in hexadecimal. A header and a source of different programs do not link.
std::string digestOf(std::span<const uint8_t> bytes);

}  // namespace hgc::tool
