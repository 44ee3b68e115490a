#pragma once
/// Other programs that a made one has a known relation to.
#include <map>
#include <string>

#include "tools/hgc-fuzz/draw.h"
#include "tools/hgc-fuzz/made.h"

namespace hgc::fuzz {

/// Old names to new ones.
using Names = std::map<std::string, std::string>;

/// `text` with every name of `names` replaced; not `.x` of a vector, nor letters within numbers.
std::string replaceNames(const std::string& text, const Names& names);

/// New names for all dimensions, symbols and terms, in another alphabetical order.
Names drawNames(Draw& draw, const Made& made);
/// The same program under these names.
Made renamed(const Made& made, const Names& names);

/// The terms over E as terms over some of its elements each, which tables name: term `e0` becomes `e0_0`, `e0_1` ..
Made overParts(const Made& made, const std::vector<std::vector<int>>& parts);

}  // namespace hgc::fuzz
