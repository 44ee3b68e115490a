#include <numeric>

#include "frontend/syntax/lexer.h"
#include "tools/hgc-reduce/reduce.h"

namespace hgc::reduce {
namespace {

bool opens(std::string_view word) { return word == "(" || word == "[" || word == "{"; }
bool closes(std::string_view word) { return word == ")" || word == "]" || word == "}"; }

}  // namespace

Words wordsOf(const std::string& text) {
  Diagnostics ignored;
  const SourceText source({"program.hg", text});
  const Reporter reporter(source, ignored);
  NameTable names;
  Lexer lexer(reporter, names, 0);
  Words words;
  for (Token token = lexer.next(); token.kind != Tok::End; token = lexer.next()) {
    words.emplace_back(source.between(token.begin, token.end));
    if (words.back() != "import") continue;
    if (const auto path = lexer.quoted()) words.push_back('"' + std::string(*path) + '"');
  }
  return words;
}

std::string textOf(const Words& words) {
  const std::vector<size_t> ends = declarationEnds(words);
  std::string text;
  size_t next = 0;
  for (size_t k = 0; k < words.size(); ++k) {
    text += words[k];
    const bool isEnd = next < ends.size() && k + 1 == ends[next];
    if (isEnd) ++next;
    text += isEnd ? '\n' : ' ';
  }
  return text;
}

std::vector<size_t> partnersOf(const Words& words) {
  std::vector<size_t> partners(words.size()), open;
  std::iota(partners.begin(), partners.end(), size_t{0});
  for (size_t k = 0; k < words.size(); ++k) {
    if (opens(words[k])) {
      open.push_back(k);
    } else if (closes(words[k]) && !open.empty()) {
      partners[k] = open.back();
      partners[open.back()] = k;
      open.pop_back();
    }
  }
  return partners;
}

std::vector<size_t> declarationEnds(const Words& words) {
  std::vector<size_t> ends;
  size_t depth = 0;
  for (size_t k = 0; k < words.size(); ++k) {
    if (opens(words[k])) ++depth;
    if (closes(words[k]) && depth > 0) --depth;
    if (depth > 0) continue;
    const bool goesOn = k + 1 < words.size() && (words[k + 1] == "with" || words[k + 1] == "loss" ||
                                                 words[k + 1] == ";" || words[k + 1] == "else");
    if (words[k] == ";" || (words[k] == "}" && !goesOn)) ends.push_back(k + 1);
  }
  if (ends.empty() || ends.back() != words.size()) ends.push_back(words.size());
  return ends;
}

bool isBalanced(const std::vector<size_t>& partners, size_t begin, size_t end) {
  for (size_t k = begin; k < end; ++k) {
    if (partners[k] < begin || partners[k] >= end) return false;
  }
  return true;
}

}  // namespace hgc::reduce
