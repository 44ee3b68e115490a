#pragma once
/// Reduces programs by delta debugging on words.
#include <functional>
#include <string>
#include <vector>

namespace hgc::reduce {

/// A program as a list of words.
using Words = std::vector<std::string>;

/// The words of a text, by the lexer of the front end; without comments.
Words wordsOf(const std::string& text);

/// Joins words to a text with one declaration on each line.
std::string textOf(const Words& words);

/// Returns whether a program still fails in the same way.
using Predicate = std::function<bool(const Words&)>;

/// Removes parts until removing any single one makes the failure disappear.
Words shrink(Words words, const Predicate& fails);

}  // namespace hgc::reduce
