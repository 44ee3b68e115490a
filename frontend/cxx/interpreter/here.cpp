#include "frontend/cxx/interpreter/here.h"

#include <fmt/format.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/DebugLoc.h>

#include <algorithm>
#include <filesystem>
#include <limits>

#include "frontend/cxx/wrapper.h"

namespace hgc::cxx {
namespace {

std::string pathOf(const llvm::DIFile& of) {
  std::filesystem::path file = of.getFilename().str();
  if (!file.is_absolute()) file = of.getDirectory().str() / file;
  std::error_code none;
  // `..` after a link, as /lib is one, leads elsewhere than the text says
  const bool leadsUp = std::ranges::find(file, "..") != file.end();
  if (auto real = leadsUp ? std::filesystem::canonical(file, none) : file; !none) file = std::move(real);
  return file.lexically_normal().string();
}

bool isOfUser(const std::string& path) { return !isOfSystem(path) && !path.ends_with(kWrapperFile); }

}  // namespace

void UndefinedPlaces::add(NodeId condition, const std::string& message) {
  const auto isSo = choosing_.facts().of(condition);
  if (isSo == false) return;
  const NodeId where = choosing_.both(choosing_.here(), isSo ? graph_.constant(true) : condition);
  if (graph_.isConstant(where)) throw Refused{message};
  const uint32_t origin = graph_.origin();
  const auto known =
      std::ranges::find_if(known_, [&](const Place& other) { return places_.areOne(other.origin, origin); });
  if (known == known_.end()) return known_.push_back({origin, where});
  known->condition = choosing_.either(known->condition, where);
  known->origin = places_.common(known->origin, origin);
}

SideEnds UndefinedPlaces::endOf(const Undefined& side) {
  add(graph_.constant(true), side.message);
  return {side.message, true};
}

NodeId UndefinedPlaces::any() {
  NodeId any = graph_.constant(false);
  for (const auto& [origin, condition] : known_) any = choosing_.either(any, condition);
  return any;
}

NodeId UndefinedPlaces::orNan(NodeId result) {
  const uint32_t before = graph_.origin();
  for (const auto& [origin, condition] : known_) {
    graph_.setOrigin(origin);
    const NodeId none = graph_.constant(std::numeric_limits<double>::quiet_NaN());
    result = graph_.make(Op::Mul, result, choosing_.node(condition, none, graph_.constant(1.0)));
  }
  graph_.setOrigin(before);
  return result;
}

void Here::warn(const std::string& message) {
  if (std::ranges::find(lifted.warnings, message) == lifted.warnings.end()) lifted.warnings.push_back(message);
}

void Here::leaveOut(const SideEnds& side, size_t depth) {
  if (!side.isUndefined) {
    lifted.leavesOut = true;
    warn(fmt::format("a branch that ends in {} is ignored{}", side.by, places.ofUser()));
  }
  places.leave(depth);
}

uint32_t Places::fileNumber(const llvm::DIFile& file) {
  const auto [known, isNew] = files_.try_emplace(&file, kNone);
  if (!isNew) return known->second;
  const std::string path = pathOf(file);
  if (!hgc::cxx::isOfUser(path)) return kNone;
  for (uint32_t k = 0; k < lifted_.files.size(); ++k) {
    if (lifted_.files[k] == path) return known->second = k;
  }
  lifted_.files.push_back(path);
  return known->second = static_cast<uint32_t>(lifted_.files.size() - 1);
}

void Places::isAt(const llvm::Instruction& instruction) {
  const llvm::DILocation* const place = instruction.getDebugLoc().get();
  if (place == nullptr || place->getLine() == 0) return;
  Frame& frame = stack_.back();
  frame.at = &instruction;
  const auto [known, isNew] = numbers_.try_emplace({place, frame.caller}, frame.caller);
  if (isNew) {
    const uint32_t file = fileNumber(*place->getFile());
    if (file != kNone) known->second = add({{file, place->getLine(), place->getColumn()}, frame.caller});
  }
  frame.place = known->second;
  lifted_.graph.setOrigin(frame.place == kNone ? 0 : originOfPlace(frame.place));
}

/// If no new place can be added, deeper ones are attributed to the caller.
uint32_t Places::add(const CalledPlace& place) {
  if (lifted_.places.size() >= kLastLine) return place.calledFrom;
  lifted_.places.push_back(place);
  return static_cast<uint32_t>(lifted_.places.size() - 1);
}

bool Places::areOne(uint32_t a, uint32_t b) const {
  if (a == 0 || b == 0) return a == b;
  return lifted_.places[placeOf(a)].at == lifted_.places[placeOf(b)].at;
}

uint32_t Places::common(uint32_t a, uint32_t b) {
  if (a == b) return a;
  const PlaceTable& places = lifted_.places;
  std::set<uint32_t> callers = {kNone};
  for (uint32_t k = places[placeOf(a)].calledFrom; k != kNone; k = places[k].calledFrom) callers.insert(k);
  uint32_t caller = places[placeOf(b)].calledFrom;
  while (!callers.contains(caller)) caller = places[caller].calledFrom;
  const uint32_t place = add({places[placeOf(a)].at, caller});
  return place == kNone ? a : originOfPlace(place);
}

std::string Places::ofUser() const {
  for (const Refusal::Frame& frame : frames()) {
    if (hgc::cxx::isOfUser(frame.file))
      return fmt::format(", at {}:{}", std::filesystem::path(frame.file).filename().string(), frame.line);
  }
  return "";
}

/// The handler of an exception in the same function: the allocation of an exception is followed by its throw.
const llvm::LandingPadInst* Places::padOf(const llvm::Instruction& at) {
  if (const auto* const invoke = llvm::dyn_cast<llvm::InvokeInst>(&at)) return invoke->getLandingPadInst();
  for (const llvm::User* const user : at.users()) {
    const auto* const throwing = llvm::dyn_cast<llvm::InvokeInst>(user);
    const llvm::Function* const called = throwing != nullptr ? throwing->getCalledFunction() : nullptr;
    if (called != nullptr && called->getName() == "__cxa_throw") return throwing->getLandingPadInst();
  }
  return nullptr;
}

bool Places::isCaught() const {
  for (const Frame& frame : stack_) {
    const llvm::LandingPadInst* const pad = frame.at != nullptr ? padOf(*frame.at) : nullptr;
    if (pad != nullptr && pad->getNumClauses() > 0) return true;
  }
  return false;
}

std::vector<Refusal::Frame> Places::frames() const {
  std::vector<Refusal::Frame> frames;
  for (size_t k = stack_.size(); k-- > 0;) {
    const llvm::Instruction* const at = stack_[k].at;
    const llvm::DILocation* const place = at != nullptr ? at->getDebugLoc().get() : nullptr;
    if (place == nullptr || place->getLine() == 0) continue;
    frames.push_back({pathOf(*place->getFile()), place->getLine(), place->getColumn(),
                      llvm::demangle(at->getFunction()->getName().str())});
  }
  return frames;
}

}  // namespace hgc::cxx
