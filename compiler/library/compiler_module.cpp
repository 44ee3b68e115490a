#include "compiler/library/compiler_module.h"

namespace {

const hgc::Program& programOf(const hgc::ProgramText& text) { return text.program(); }

hgc::Result<hgc::Built> build(const hgc::ProgramText& text, const hgc::Inputs& inputs, const hgc::BuildOptions& options,
                              std::vector<hgc::Message>& messages) {
  return text.build(inputs, options, messages);
}

hgc::Result<std::string> shown(const hgc::ProgramText& text, const std::string& as, const hgc::Inputs* inputs,
                               std::vector<hgc::Message>& messages) {
  return text.shown(as, inputs, messages);
}

hgc::Result<std::string> firstNonfinite(const hgc::ProgramText& text, const hgc::Inputs& inputs,
                                        std::vector<hgc::Message>& messages) {
  return text.firstNonfinite(inputs, messages);
}

hgc::Result<std::string> watched(const hgc::ProgramText& text, const std::string& term,
                                 std::span<const int64_t> indices, const hgc::Inputs& inputs,
                                 const std::string& precision, std::vector<hgc::Message>& messages) {
  return text.watched(term, indices, inputs, precision, messages);
}

}  // namespace

const hgc::CompilerModule hgcCompiler = {
    HGC_VERSION, hgc::ProgramText::parse, hgc::ProgramText::ofFile, programOf, build, shown, firstNonfinite, watched};
