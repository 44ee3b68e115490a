#pragma once
/// What the functions of `ProgramText` share.
#include <initializer_list>

#include "compiler/library/program_text.h"
#include "frontend/frontend.h"

namespace hgc {

struct ProgramText::Parsed {
  ModulePtr module;
};

void addMessages(const Diagnostics& diagnostics, std::vector<Message>& messages);
/// The first mistake; `otherwise` if there is none.
Error firstMistake(const std::vector<Message>& messages, Error otherwise);
/// The place of `word` among `words`, which an option takes.
Result<size_t> among(const std::string& option, const std::string& word, std::initializer_list<const char*> words);

}  // namespace hgc
