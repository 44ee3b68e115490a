/// Programs: where they come from, and what they declare.
#include <algorithm>

#include "bindings/c/handles.h"

using hgc::c::fill;
using hgc::c::guarded;
using hgc::c::made;
using hgc::c::notMade;

const hgc::Program& hgc_program::declared() const {
  if (compiled) return compiled->program;
  return (*hgc::c::compiler())->programOf(*text);
}

namespace {

/// Whether there are so many texts.
bool isList(const char* const* texts, size_t count) {
  return count == 0 || (texts != nullptr && std::find(texts, texts + count, nullptr) == texts + count);
}

hgc_error* checked(const hgc_compile_options* options) {
  HGC_MAY_BE_SIZED(options);
  const hgc_compile_options all = hgc::c::read(options);
  if (!isList(all.folders, all.folder_count)) return hgc::c::isNull("folders");
  if (!isList(all.cxx_flags, all.cxx_flag_count)) return hgc::c::isNull("cxx_flags");
  return nullptr;
}

hgc::TextOptions optionsOf(const hgc_compile_options* options) {
  const hgc_compile_options all = hgc::c::read(options);
  hgc::TextOptions made{{all.folders, all.folders + all.folder_count},
                        {all.cxx_flags, all.cxx_flags + all.cxx_flag_count}};
  if (all.cxx_build != nullptr) made.cxxBuild = all.cxx_build;
  if (all.cxx_ends != nullptr) made.cxxEnds = all.cxx_ends;
  return made;
}

/// `parse` adds to the messages.
template <class Parse>
hgc_error* parsed(const Parse& parse, hgc_program** program) {
  const auto compiler = hgc::c::compiler();
  if (!compiler) return made(HGC_ERROR_COMPILER, compiler.error());
  std::vector<hgc::Message> messages;
  auto text = parse(**compiler, messages);
  if (!text) return notMade(text.error(), std::move(messages));
  *program = new hgc_program{std::move(*text), nullptr, std::move(messages)};
  return nullptr;
}

hgc_error* loaded(hgc::Result<hgc::ProgramPtr> compiled, hgc_program** program) {
  if (!compiled) return made(HGC_ERROR_PROGRAM, compiled.error());
  *program = new hgc_program{nullptr, std::move(*compiled), {}};
  return nullptr;
}

}  // namespace

hgc_error* hgc_compile_file(const char* path, const hgc_compile_options* options, hgc_program** program) {
  HGC_NEEDS(path);
  HGC_NEEDS(program);
  if (hgc_error* const wrong = checked(options)) return wrong;
  return guarded([&] {
    return parsed(
        [&](const auto& compiler, auto& messages) { return compiler.ofFile(path, optionsOf(options), messages); },
        program);
  });
}

hgc_error* hgc_compile_text(const char* name, const char* text, const hgc_compile_options* options,
                            hgc_program** program) {
  HGC_NEEDS(name);
  HGC_NEEDS(text);
  HGC_NEEDS(program);
  if (hgc_error* const wrong = checked(options)) return wrong;
  return guarded([&] {
    return parsed(
        [&](const auto& compiler, auto& messages) { return compiler.parse(name, text, optionsOf(options), messages); },
        program);
  });
}

hgc_error* hgc_load_file(const char* path, hgc_program** program) {
  HGC_NEEDS(path);
  HGC_NEEDS(program);
  return guarded([&] { return loaded(hgc::loadProgram(std::string(path)), program); });
}

hgc_error* hgc_load_bytes(const void* bytes, size_t count, hgc_program** program) {
  HGC_NEEDS(bytes);
  HGC_NEEDS(program);
  return guarded(
      [&] { return loaded(hgc::loadProgram(std::span(static_cast<const uint8_t*>(bytes), count)), program); });
}

void hgc_program_free(hgc_program* program) { delete program; }

size_t hgc_program_warning_count(const hgc_program* program) {
  return program != nullptr ? program->warnings.size() : 0;
}

int hgc_program_warning(const hgc_program* program, size_t index, hgc_diagnostic* diagnostic) {
  if (program == nullptr || diagnostic == nullptr || index >= program->warnings.size()) return 0;
  const hgc::Message& of = program->warnings[index];
  fill(diagnostic, hgc_diagnostic{0, of.isError, of.file.c_str(), of.line, of.column, of.text.c_str(), of.hint.c_str(),
                                  of.shown.c_str()});
  return 1;
}

size_t hgc_program_dimension_count(const hgc_program* program) {
  return program != nullptr ? program->declared().dims.size() : 0;
}
size_t hgc_program_symbol_count(const hgc_program* program) {
  return program != nullptr ? program->declared().symbols.size() : 0;
}
size_t hgc_program_term_count(const hgc_program* program) {
  return program != nullptr ? program->declared().terms.size() : 0;
}

int hgc_program_dimension(const hgc_program* program, size_t index, hgc_dimension* dimension) {
  if (dimension == nullptr || index >= hgc_program_dimension_count(program)) return 0;
  const hgc::Dim& of = program->declared().dims[index];
  fill(dimension, hgc_dimension{0, of.name.c_str(), std::max<int64_t>(of.size, -1)});
  return 1;
}

int hgc_program_symbol(const hgc_program* program, size_t index, hgc_symbol* symbol) {
  if (symbol == nullptr || index >= hgc_program_symbol_count(program)) return 0;
  const hgc::Symbol& of = program->declared().symbols[index];
  const bool hasDefault = of.kind == hgc::SymbolKind::Param && !of.defaultValue.empty();
  fill(symbol, hgc_symbol{0, of.name.c_str(), static_cast<hgc_symbol_kind>(of.kind),
                          static_cast<hgc_element>(of.element), of.dims.size(), of.dims.data(), of.shape.size(),
                          of.shape.data(), of.ragged, hasDefault, of.target == hgc::kNone ? -1 : int64_t{of.target}});
  return 1;
}

int hgc_program_term(const hgc_program* program, size_t index, hgc_term* term) {
  if (term == nullptr || index >= hgc_program_term_count(program)) return 0;
  const hgc::Term& of = program->declared().terms[index];
  fill(term, hgc_term{0, of.name.c_str(), static_cast<hgc_term_kind>(of.kind), static_cast<hgc_element>(of.element),
                      of.domain.size(), of.domain.data(), of.shape.size(), of.shape.data()});
  return 1;
}

const char* hgc_text_get(const hgc_text* text) { return text != nullptr ? text->text.c_str() : ""; }
void hgc_text_free(hgc_text* text) { delete text; }

namespace {

/// Gives what `make` of a program's text gives, or says why there is none.
template <class Make>
hgc_error* textOf(const hgc_program& program, const char* without, const Make& make, hgc_text** text) {
  if (!program.text) return made(HGC_ERROR_USAGE, without, "compile its text");
  std::vector<hgc::Message> messages;
  auto shown = make(*hgc::c::compiler(), messages);
  if (!shown) return notMade(ofKind(shown.error(), hgc::ErrorKind::Data), std::move(messages));
  *text = new hgc_text{std::move(*shown)};
  return nullptr;
}

}  // namespace

hgc_error* hgc_program_graphs(const hgc_program* program, const hgc_inputs* inputs, const char* as, hgc_text** text) {
  HGC_NEEDS(program);
  HGC_NEEDS(as);
  HGC_NEEDS(text);
  const auto make = [&](const auto& compiler, auto& messages) {
    return compiler->shown(*program->text, as, inputs != nullptr ? &inputs->inputs : nullptr, messages);
  };
  return guarded([&] { return textOf(*program, "a compiled program does not contain graphs", make, text); });
}

hgc_error* hgc_program_first_nonfinite(const hgc_program* program, const hgc_inputs* inputs, hgc_text** text) {
  HGC_NEEDS(program);
  HGC_NEEDS(inputs);
  HGC_NEEDS(text);
  const auto make = [&](const auto& compiler, auto& messages) {
    return compiler->firstNonfinite(*program->text, inputs->inputs, messages);
  };
  return guarded([&] { return textOf(*program, "a compiled program does not name operations", make, text); });
}

hgc_error* hgc_program_watch(const hgc_program* program, const hgc_inputs* inputs, const char* term,
                             const int64_t* indices, size_t index_count, const char* precision, hgc_text** text) {
  HGC_NEEDS(program);
  HGC_NEEDS(inputs);
  HGC_NEEDS(term);
  HGC_NEEDS(text);
  if (index_count > 0 && indices == nullptr) return hgc::c::isNull("indices");
  const auto make = [&](const auto& compiler, auto& messages) {
    return compiler->watched(*program->text, term, std::span(indices, index_count), inputs->inputs,
                             hgc::c::textOr(precision, "f64"), messages);
  };
  return guarded([&] { return textOf(*program, "a compiled program does not name values", make, text); });
}
