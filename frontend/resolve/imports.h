#pragma once
/// Loading what a program imports.
#include <filesystem>
#include <string>
#include <unordered_map>
#include <vector>

#include "frontend/syntax/module.h"

namespace hgc {

/// Parses the files that a module imports, and those that they import, into its tree, and says which file sees which.
class Importer {
 public:
  Importer(Module& module, const Reporter& reporter, const std::vector<std::string>& folders);

  void run();

 private:
  void load(ast::ImportDeclaration& import);
  uint32_t loadLibrary(const ast::ImportDeclaration& import);
  uint32_t loadFile(const ast::ImportDeclaration& import);
  uint32_t parse(const ast::ImportDeclaration& import, std::string identity, Source source);
  std::vector<std::filesystem::path> candidates(const ast::ImportDeclaration& import) const;
  void addPrelude();
  void addPrelude(uint32_t file, NameId name, uint32_t offset);
  void findVisible();
  void checkCycles();
  void reportCycle(const std::vector<uint32_t>& path, const ast::ImportDeclaration& closing);

  Module& module_;
  const Reporter& reporter_;
  const std::vector<std::string>& folders_;
  std::unordered_map<std::string, uint32_t> loaded_;  // by identity
};

}  // namespace hgc
