#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "codegen/cpp/names.h"
#include "runtime/data/input.h"
#include "tools/hgc/emit/typed_header.h"
#include "tools/hgc/model/model.h"
#include "tools/io/files.h"

namespace hgc::tool {
namespace {

/// Leaves a file with this text unchanged, so that builds do not see a new one.
Status writeIfNew(const std::filesystem::path& path, const std::string& text) {
  std::error_code none;
  if (std::filesystem::is_regular_file(path, none)) {
    std::ifstream file(path, std::ios::binary);
    if (std::string(std::istreambuf_iterator<char>(file), {}) == text) return Done{};
  }
  return writeFile(path, text);
}

}  // namespace

int commandEmbed(const Options& options) {
  namespace fs = std::filesystem;
  auto file = Input::open(options.model);
  if (!file) return fail(options, file.error());
  const auto failed = [&](const Error& error) {
    return fail(options, {file->name() + ": " + error.message, error.hint, error.kind});
  };
  const auto head = file->peek(kArtefactHead);
  if (!head) return fail(options, head.error());
  const auto size = artefactSize(std::span(reinterpret_cast<const uint8_t*>(head->data()), head->size()));
  if (!size) return failed(size.error());
  const auto text = file->takeRest();
  if (!text) return fail(options, text.error());
  const std::span bytes(reinterpret_cast<const uint8_t*>(text->data()), text->size());
  const auto artefact = readArtefact(bytes);
  if (!artefact) return failed(artefact.error());

  fs::path header = options.output;
  if (header.empty()) header = fs::path(options.model).filename().replace_extension(".h");
  fs::path source = header;
  source.replace_extension(".cpp");
  if (source == header)
    return fail(options, {"-o names the header, and beside it the source would have the same name", "-o model.h"});
  const Status kept = keepInputs(options, {{header.string(), "-o " + header.string()}, {source.string(), "-o"}});
  if (!kept) return fail(options, kept.error());
  const std::string name = cppNamespace(options.name.empty() ? header.stem().string() : options.name);
  const std::string digest = digestOf(bytes);
  const Status done = writeIfNew(header, typedHeader(*artefact, name, digest, HGC_VERSION));
  if (!done) return fail(options, done.error());
  const Status held = writeIfNew(source, embeddingSource(bytes, name, digest, header.filename().string()));
  return held ? 0 : fail(options, held.error());
}

}  // namespace hgc::tool
