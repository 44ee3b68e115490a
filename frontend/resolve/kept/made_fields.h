#pragma once
#include <string>
#include <vector>

#include "frontend/syntax/module.h"

namespace hgc {

/// A field that no text declares.
struct MadeField {
  std::string name;  ///< lengthened by `_` where the program means something by it
  uint32_t offset = 0;
  std::vector<ast::Parameter> axes;
  std::vector<DimId> domain;
  ValueType type;
  ast::Code body;  ///< of an instance, whose axes have the first slots
};

/// Adds the field and its symbol to a module that is resolved; gives the name of the symbol.
NameId addField(Module& module, const MadeField& field);

/// Takes back those that were added last: from term `first` on.
void removeFields(Module& module, size_t first);

/// A parameter that is an index into a dimension.
ast::Parameter axisOf(Module& module, DimId dim, uint32_t offset);

}  // namespace hgc
