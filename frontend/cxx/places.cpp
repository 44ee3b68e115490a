#include <fmt/format.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/DebugLoc.h>

#include <algorithm>
#include <filesystem>

#include "frontend/cxx/interpreter.h"
#include "frontend/cxx/wrapper.h"

namespace hgc::cxx {
namespace {

std::string pathOf(const llvm::DILocation& place) {
  std::filesystem::path file = place.getFilename().str();
  if (!file.is_absolute()) file = place.getDirectory().str() / file;
  std::error_code none;
  // `..` after a link, as /lib is one, leads elsewhere than the text says
  const bool leadsUp = std::ranges::find(file, "..") != file.end();
  if (auto real = leadsUp ? std::filesystem::canonical(file, none) : file; !none) file = std::move(real);
  return file.lexically_normal().string();
}

bool isOfUser(const std::string& path) { return !isOfSystem(path) && !path.ends_with(kWrapperFile); }

constexpr uint32_t kNotOfUser = UINT32_MAX;

}  // namespace

uint32_t Places::fileNumber(const llvm::DILocation& place) {
  const auto [known, isNew] = files_.try_emplace(place.getFile(), kNotOfUser);
  if (!isNew) return known->second;
  const std::string path = pathOf(place);
  if (!isOfUser(path)) return kNotOfUser;
  for (uint32_t k = 0; k < lifted_.files.size(); ++k) {
    if (lifted_.files[k] == path) return known->second = k;
  }
  lifted_.files.push_back(path);
  return known->second = static_cast<uint32_t>(lifted_.files.size() - 1);
}

void Places::isAt(const llvm::Instruction& instruction) {
  const llvm::DILocation* const place = instruction.getDebugLoc().get();
  if (place == nullptr || place->getLine() == 0) return;
  stack_.back() = &instruction;
  const auto [known, isNew] = origins_.try_emplace(place, 0);
  if (isNew) {
    const uint32_t file = fileNumber(*place);
    if (file != kNotOfUser) {
      lifted_.places.push_back({file, place->getLine(), place->getColumn()});
      known->second = static_cast<uint32_t>(lifted_.places.size());
    }
  }
  if (known->second != 0) lifted_.graph.setOrigin(known->second);
}

std::string Places::ofUser() const {
  for (const Refusal::Frame& frame : frames()) {
    if (isOfUser(frame.file))
      return fmt::format(", at {}:{}", std::filesystem::path(frame.file).filename().string(), frame.line);
  }
  return "";
}

bool Places::isCaught() const {
  for (const llvm::Instruction* const instruction : stack_) {
    const auto* const invoke = llvm::dyn_cast_or_null<llvm::InvokeInst>(instruction);
    const llvm::LandingPadInst* const pad = invoke != nullptr ? invoke->getLandingPadInst() : nullptr;
    if (pad != nullptr && pad->getNumClauses() > 0) return true;
  }
  return false;
}

std::vector<Refusal::Frame> Places::frames() const {
  std::vector<Refusal::Frame> frames;
  for (size_t k = stack_.size(); k-- > 0;) {
    const llvm::DILocation* const place = stack_[k] != nullptr ? stack_[k]->getDebugLoc().get() : nullptr;
    if (place == nullptr || place->getLine() == 0) continue;
    frames.push_back({pathOf(*place), place->getLine(), place->getColumn(),
                      llvm::demangle(stack_[k]->getFunction()->getName().str())});
  }
  return frames;
}

}  // namespace hgc::cxx
