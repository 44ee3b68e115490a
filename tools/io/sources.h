#pragma once
/// What `-b NAME=SOURCE` may name, and what `-w NAME=FILE` writes.
#include <cstdint>
#include <string>

#include "ir/program.h"
#include "ir/result.h"
#include "runtime/data/array.h"
#include "runtime/data/input.h"
#include "tools/io/cells.h"
#include "tools/io/files.h"

namespace hgc {

/// Reads a source for `symbol`: a number, a .npy, .csv or .txt file, a part of a file (`mesh.obj:v`), `-` or a pipe (a
/// .npy file or a table), or random(...), zeros, ones, iota. A table may be followed by the columns to read:
/// `file.csv:0,2-4`. Generators need the symbol's sizes: `sizeOf` says them, -1 where they are not known.
Result<Array> readSource(const std::string& source, const Symbol& symbol, const std::vector<int64_t>& sizes);

/// The file that a source reads; nothing if it reads none.
std::string fileOf(const std::string& source);

/// Whether a source makes values for any size, and so must be read after the others.
bool isGenerator(const std::string& source);

/// One array a file. Errors name the file and, of texts, the line.
bool isNpy(Input& file);
Result<Array> readNpy(Input& file);
Result<Array> readTable(Input& file, bool ragged, const ColumnChoice& columns = {});

/// The bytes of a version 1 .npy file: reals as `element`, which holds them exactly; integers as i4.
std::string npyBytes(const Array& array, ElementType element);

/// By the file's ending: .npy, .csv, .txt; `-` is text on standard output.
Status writeArray(const std::string& path, const Array& array, ElementType element = ElementType::F64);

}  // namespace hgc
