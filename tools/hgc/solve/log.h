#pragma once
/// The table of a solve as a file.
#include <cstdio>
#include <memory>
#include <string>

#include "ir/result.h"
#include "runtime/solve/solve.h"

namespace hgc::tool {

/// Comma-separated values, a row an iteration, each on its way when it is there: another program may follow it, and
/// what ends the solve leaves the rows so far.
class SolveLog {
 public:
  /// Nothing is written without a path; `-` is standard output. The file begins anew with the first row.
  SolveLog(std::string path, bool isOfEach) : path_(std::move(path)), isOfEach_(isOfEach) {}

  void add(const SolveIteration& iteration);
  /// Whether all could be written.
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
