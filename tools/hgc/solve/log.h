#pragma once
/// Writes the table of a solve to a file.
#include <cstdio>
#include <memory>
#include <string>

#include "ir/result.h"
#include "runtime/solve/solve.h"

namespace hgc::tool {

/// Writes comma-separated values, a row per iteration, and flushes each: other programs can follow the file, and a
/// crash keeps the rows so far.
class SolveLog {
 public:
  /// Writes nothing if the path is empty; `-` is standard output. The first row truncates the file.
  SolveLog(std::string path, bool isOfEach) : path_(std::move(path)), isOfEach_(isOfEach) {}

  void add(const SolveIteration& iteration);
  /// Closes the file; an error if a write failed.
  Status close();

 private:
  struct Closed {
    void operator()(std::FILE* file) const {
      if (file != stdout) std::fclose(file);
    }
  };

  std::string path_;
  bool isOfEach_;
  std::unique_ptr<std::FILE, Closed> file_;
  std::string failure_;
};

}  // namespace hgc::tool
