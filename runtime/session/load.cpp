/// Loads compiled programs.
#include <fmt/format.h>

#include "runtime/data/input.h"
#include "runtime/session.h"

namespace hgc {
namespace {

std::span<const uint8_t> bytesOf(std::string_view text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

/// Reads the size that the header announces, and one byte more to detect longer files.
Result<Artefact> load(Input& file) {
  const auto head = file.peek(kArtefactHead);
  if (!head) return head.error();
  const auto size = artefactSize(bytesOf(*head));
  if (!size) return size.error();
  if (*size > Input::kMostUnsized && !file.isSized())
    return Error{fmt::format("its header announces {} bytes, and it is not a regular file", *size),
                 "save it to a file, and name that"};
  const auto bytes = file.take(*size + (*size < UINT64_MAX ? 1 : 0));
  return bytes ? readArtefact(bytesOf(*bytes)) : Result<Artefact>(bytes.error());
}

}  // namespace

Result<ProgramPtr> loadProgram(const std::string& path) {
  auto file = Input::open(path);
  if (!file) return file.error();
  auto artefact = load(*file);
  if (!artefact)
    return Error{file->name() + ": " + artefact.error().message, artefact.error().hint, ErrorKind::Program};
  return ProgramPtr(std::make_shared<const Artefact>(std::move(*artefact)));
}

Result<ProgramPtr> loadProgram(std::span<const uint8_t> bytes) {
  auto artefact = readArtefact(bytes);
  return artefact ? Result<ProgramPtr>(std::make_shared<const Artefact>(std::move(*artefact))) : artefact.error();
}

}  // namespace hgc
