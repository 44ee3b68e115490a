#include "tools/hgc-reduce/reduce.h"

#include <algorithm>
#include <cctype>
#include <numeric>

#include "frontend/syntax/lexer.h"

namespace hgc::reduce {
namespace {

bool opens(std::string_view word) { return word == "(" || word == "[" || word == "{"; }
bool closes(std::string_view word) { return word == ")" || word == "]" || word == "}"; }

/// For each bracket, the position of the matching one; for other words, their own position.
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

/// The ends of the declarations: one past the last word of each.
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

/// Whether `[begin, end)` opens and closes the same brackets.
bool isBalanced(const std::vector<size_t>& partners, size_t begin, size_t end) {
  for (size_t k = begin; k < end; ++k) {
    if (partners[k] < begin || partners[k] >= end) return false;
  }
  return true;
}

using Range = std::pair<size_t, size_t>;

Words without(const Words& words, size_t begin, size_t end, const Words& instead = {}) {
  Words result(words.begin(), words.begin() + static_cast<long>(begin));
  result.insert(result.end(), instead.begin(), instead.end());
  result.insert(result.end(), words.begin() + static_cast<long>(end), words.end());
  return result;
}

/// Removes runs of declarations, long runs first.
bool cutDeclarations(Words& words, const Predicate& fails) {
  bool any = false;
  for (size_t run = declarationEnds(words).size(); run > 0; run /= 2) {
    for (size_t first = 0;;) {
      std::vector<size_t> ends = declarationEnds(words);
      if (first >= ends.size()) break;
      const size_t begin = first == 0 ? 0 : ends[first - 1], end = ends[std::min(first + run, ends.size()) - 1];
      Words candidate = without(words, begin, end);
      if (candidate.size() < words.size() && fails(candidate)) {
        words = std::move(candidate);
        any = true;
      } else {
        first += run;
      }
    }
  }
  return any;
}

/// Removes balanced runs of words, long ones first, or replaces them by a number.
bool cutRuns(Words& words, const Predicate& fails) {
  bool any = false;
  for (size_t run = std::min<size_t>(words.size() / 2, 64); run > 0; run = run > 8 ? run / 2 : run - 1) {
    for (size_t begin = 0; begin + run <= words.size();) {
      bool cut = false;
      const std::vector<size_t> partners = partnersOf(words);
      if (isBalanced(partners, begin, begin + run)) {
        for (const Words& instead : {Words{}, Words{"1.0"}}) {
          if (run <= instead.size()) continue;
          Words candidate = without(words, begin, begin + run, instead);
          if (!fails(candidate)) continue;
          words = std::move(candidate);
          cut = any = true;
          break;
        }
      }
      if (!cut) ++begin;
    }
  }
  return any;
}

/// The parts within brackets, separated by commas or semicolons, or the arms of a choice.
std::vector<Range> partsOf(const Words& words, const std::vector<size_t>& partners, size_t open) {
  std::vector<Range> parts;
  size_t begin = open + 1;
  for (size_t k = open + 1; k < partners[open]; ++k) {
    if (partners[k] > k) k = partners[k];
    const bool separates = words[k] == "," || words[k] == ";" || words[k] == "?" || words[k] == ":" || words[k] == ")";
    if (!separates) continue;
    if (words[k] != ")") {
      parts.emplace_back(begin, k);
      begin = k + 1;
    }
  }
  parts.emplace_back(begin, partners[open]);
  return parts;
}

bool isName(const std::string& word) {
  return std::isalpha(static_cast<unsigned char>(word[0])) != 0 || word[0] == '_';
}

/// Replaces brackets, and the function name before them, by one of their parts.
bool unwrap(Words& words, const Predicate& fails) {
  bool any = false;
  for (size_t open = 0; open < words.size(); ++open) {
    const std::vector<size_t> partners = partnersOf(words);
    if (partners[open] <= open) continue;
    const size_t end = partners[open] + 1;
    std::vector<size_t> begins = {open};
    if (open > 0 && isName(words[open - 1])) begins.insert(begins.begin(), open - 1);
    bool cut = false;
    for (const size_t begin : begins) {
      if (cut) break;
      for (const auto& [from, to] : partsOf(words, partners, open)) {
        if (cut || from == to) continue;
        Words candidate = without(
            words, begin, end, Words(words.begin() + static_cast<long>(from), words.begin() + static_cast<long>(to)));
        if (!fails(candidate)) continue;
        words = std::move(candidate);
        cut = any = true;
      }
    }
  }
  return any;
}

/// A number says less than a name.
bool nameToNumber(Words& words, const Predicate& fails) {
  bool any = false;
  for (size_t k = 0; k < words.size(); ++k) {
    if (!isName(words[k])) continue;
    Words candidate = words;
    candidate[k] = "1.0";
    if (!fails(candidate)) continue;
    words = std::move(candidate);
    any = true;
  }
  return any;
}

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

Words shrink(Words words, const Predicate& fails) {
  for (bool any = true; any;) {
    any = cutDeclarations(words, fails);
    any = unwrap(words, fails) || any;
    any = cutRuns(words, fails) || any;
    any = nameToNumber(words, fails) || any;
  }
  return words;
}

}  // namespace hgc::reduce
