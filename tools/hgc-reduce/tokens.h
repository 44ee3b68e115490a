#pragma once
/// A program as a list of words, cut where brackets balance.
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hgc::reduce {

using Words = std::vector<std::string>;

/// The words of a text, by the front end's lexer; comments fall away.
Words wordsOf(const std::string& text);

/// A text again, one declaration a line.
std::string textOf(const Words& words);

/// For each word the bracket that belongs to it, or its own place.
std::vector<size_t> partnersOf(const Words& words);

/// Where the declarations end: one past the last word of each.
std::vector<size_t> declarationEnds(const Words& words);

/// Whether `[begin, end)` opens and closes the same brackets.
bool isBalanced(const std::vector<size_t>& partners, size_t begin, size_t end);

}  // namespace hgc::reduce
