#pragma once
/// Reads the sources of `-b NAME=SOURCE`, and writes the files of `-w NAME=FILE`.
#include <cstdint>
#include <string>

#include "ir/program.h"
#include "ir/result.h"
#include "runtime/data/array.h"
#include "runtime/data/input.h"
#include "tools/io/cells.h"
#include "tools/io/containers.h"
#include "tools/io/files.h"

namespace hgc {

/// Reads a source for `symbol`: a number, a .npy, .csv or .txt file, a part of a file (`mesh.obj:v`), `-` or a pipe (a
/// .npy file or a table), or random(...), zeros, ones, iota. Columns can be chosen after a table: `file.csv:0,2-4`.
/// `sizes` are those of dimensions, which generators need; -1 if unknown. `files` has files with several arrays that
/// were read before.
Result<Array> readSource(const std::string& source, const Symbol& symbol, const std::vector<int64_t>& sizes,
                         PartReader& files);

/// The file that a source reads; empty if it reads none.
std::string fileOf(const std::string& source);

/// Whether a source generates values for any size, and so must be read after the others.
bool isGenerator(const std::string& source);

/// Read files with one array. Errors name the file and, for texts, the line.
bool isNpy(Input& file);
Result<Array> readNpy(Input& file);
Result<Array> readTable(Input& file, bool ragged, const ColumnChoice& columns = {});

/// The bytes of a version 1 .npy file: reals as `element`, which must hold them exactly; integers as i4.
std::string npyBytes(const Array& array, ElementType element);

/// Writes an array in the format of the file's ending: .npy, .csv, .txt; `-` is text on standard output.
Status writeArray(const std::string& path, const Array& array, ElementType element = ElementType::F64);
/// The error that this gives for a file of no such format.
Status checkArrayFile(const std::string& path);

}  // namespace hgc
