#pragma once
/// What a function computes for one vector of instances.
#include <array>
#include <functional>
#include <map>
#include <span>
#include <tuple>
#include <vector>

#include "codegen/llvm/body/frame.h"
#include "codegen/llvm/body/shared_arms.h"
#include "codegen/llvm/body/stretches.h"
#include "codegen/llvm/vectors/builder.h"
#include "codegen/llvm/vectors/operations.h"
#include "ir/kernel/kernel.h"
#include "ir/loops.h"

namespace hgc::cpu {

/// For each node whether it is the same for all instances; a fold's steps are so together.
std::vector<bool> findUniform(const Kernel& kernel);

/// For each node whether it is the same in all lanes that get there: instances count together, although some of them
/// stop before others.
std::vector<bool> findLockstep(const Kernel& kernel);

/// The steps of the folds over a loop.
std::vector<CarriedStep> stepsIn(const Kernel& kernel, const Region& loop);

/// For each node whether it is an integer made of the instance's number, sizes and counts alone: rows of these mostly
/// lie beside one another.
std::vector<bool> findNeighbours(const Kernel& kernel);

/// Partials that are added to one row at once: four scalars beside one another, or one.
struct Piece {
  uint32_t gather = 0, first = 0, width = 0;
  std::array<uint32_t, 4> values{};  ///< nodes; kNoNode where a scalar has no partial
};

/// Whether a kernel adds its partials up.
bool addsPartials(const Kernel& kernel);

/// All partials that are added up, by gather and component: the order in which a lane's are. Only pieces whose ports
/// and `first / 4` agree can meet in one place; others may change their order.
std::vector<Piece> piecesOf(const Kernel& kernel);

/// Room for adding them in a loop, in vectors of f64.
uint64_t cellsFor(std::span<const Piece> pieces);

/// Whether there are too many to be written out.
bool scattersInLoop(std::span<const Piece> pieces, unsigned lanes);

/// Emits the nodes and stores of a kernel at the builder's place.
class Body {
 public:
  /// `elsewhere` gives values that this body did not emit.
  Body(VectorBuilder& ir, const Kernel& kernel, const Frame& frame, SharedArms& arms,
       std::function<llvm::Value*(uint32_t)> elsewhere = {});

  void emit(uint32_t at);
  /// Emits positions [begin, end) for which `which` holds; regions that lie within are branched around where no lane
  /// needs them, others, and those whose condition is not known yet, are emitted like the rest.
  void emitRange(uint32_t begin, uint32_t end, const std::function<bool(uint32_t)>& which);
  /// The node's value, emitted here whether or not it was before.
  llvm::Value* node(uint32_t at);
  llvm::Value* value(uint32_t at);
  /// Goes into a loop, with those of its reductions for which `which` holds, and out of it.
  void openLoop(const Region& region, const std::function<bool(uint32_t)>& which);
  void closeLoop();
  /// From here on along a stretch, where what stays is not emitted again; and elsewhere again.
  void openStretch(const Stretch& stretch);
  void closeStretch();
  /// With one lane, of what is the same in all.
  llvm::Value* oneOf(uint32_t at);
  /// The value of what is the same in all lanes, with one.
  void give(uint32_t at, llvm::Value* one) { values_[at] = widened(ones_[at] = one); }
  /// Takes what `which` holds for to be the same in all lanes.
  void holdSame(const std::function<bool(uint32_t)>& which) {
    for (uint32_t at = 0; at < lockstep_.size(); ++at) lockstep_[at] = lockstep_[at] || which(at);
  }
  /// What a reduction or prefix begins with; goes on with what it had; and has after this count.
  llvm::Value* startOf(uint32_t at);
  void resume(uint32_t at, llvm::Value* sum) {
    ones_[at] = nullptr;
    values_[at] = sum;
  }
  llvm::Value* next(uint32_t at) const { return next_[at]; }
  /// What takes the partials of rows that all instances read, with the number of their entry, instead of storing them.
  using Shared = std::function<void(const Store& store, llvm::Value* value, llvm::Value* entry)>;
  void onShared(Shared take) { takeShared_ = std::move(take); }
  /// What has another way to load some positions; null for the usual one.
  void onLoad(std::function<llvm::Value*(uint32_t at)> take) { takeLoad_ = std::move(take); }
  /// What is told every value, to keep some, and what reads such again; null for what is to be computed.
  void onKept(std::function<void(uint32_t at, llvm::Value* value)> keep,
              std::function<llvm::Value*(uint32_t at)> read) {
    keep_ = std::move(keep);
    readKept_ = std::move(read);
  }
  /// The numbers of a vector, as i64.
  std::vector<llvm::Value*> lanesOf(llvm::Value* numbers);
  /// One component of a row for each lane.
  llvm::Value* loadLanes(llvm::Value* base, llvm::ArrayRef<llvm::Value*> rows, uint32_t width, uint32_t component);
  llvm::Value* sizeAt(uint32_t k);
  llvm::Value* sums() const { return frame_.sums; }
  /// The lanes that are still in all loops around.
  llvm::Value* active() const { return active_ != nullptr ? active_ : frame_.live; }
  /// Whether a node is the same in all lanes that get there.
  bool isLockstep(uint32_t at) const { return lockstep_[at]; }

  /// Leaves the stores [begin, end), or all that are not added up, in memory.
  void stores(size_t begin, size_t end);
  /// Adds partials to their accumulators, lane by lane and piece by piece: the order of the entries of a row. With a
  /// `block`, which has `cellsFor` them, it does so in a loop over lanes.
  void scatter(std::span<const Piece> pieces, llvm::Value* block);

 private:
  /// A carried value in its loop; what is the same in all lanes has one.
  struct OpenStep {
    CarriedStep step;
    llvm::PHINode* phi;
  };
  /// Four components of a row for each lane: by gather, position of the row, first component. Loops read rows of one
  /// gather at several counts.
  using Quads = std::map<std::tuple<uint32_t, uint32_t, uint32_t>, std::array<llvm::Value*, 4>>;
  struct OpenRegion {
    llvm::BasicBlock *before, *after;
    llvm::PHINode* counter = nullptr;                            // of a loop
    llvm::Value* around = nullptr;                               // the lanes that were active before it
    bool isUneven = false;                                       // some lanes leave it before others
    std::vector<std::pair<uint32_t, llvm::PHINode*>> sums = {};  // what its reductions have taken in, by position
    std::vector<OpenStep> steps = {};                            // of its folds
    std::vector<uint32_t> folds = {};
    Quads quads = {};  // those that were loaded before it
    struct Leaving {
      uint32_t at, regions;
    };
    std::vector<Leaving> leaving = {};  // what was emitted here and is used after, outside so many regions
  };
  OpenRegion enter(const Region& region);
  /// Calls the function of an arm that has one; false if it has none.
  bool callShared(const Region& region, const std::function<bool(uint32_t)>& which, const std::vector<uint32_t>& left,
                  OpenRegion& open);
  std::vector<uint32_t> regionsLeftBy(uint32_t begin, uint32_t end, const std::function<bool(uint32_t)>& which);
  void leave(std::vector<OpenRegion>& open);
  OpenRegion enterLoop(const Region& region, const std::function<bool(uint32_t)>& which);
  void leaveLoop(std::vector<OpenRegion>& open);
  /// What a loop keeps of a value for `keeper`: one lane of it, where that is the same in all.
  llvm::Value* keptAt(uint32_t keeper, uint32_t at);
  void setKept(uint32_t keeper, llvm::Value* kept);
  llvm::Value* widened(llvm::Value* one);
  llvm::Value* stepping(llvm::Value* offset);
  /// Of what steps along the stretch that is open; else null.
  llvm::Value* offsetOf(uint32_t at) const { return stretch_.offsets.empty() ? nullptr : stretch_.offsets[at]; }
  llvm::Value* constant(Constant value);
  llvm::Value* load(uint32_t at);
  llvm::Value* entry(uint32_t at);
  /// The rows or places that a node reads at; of lanes that have left the loop, those of some lane that has not.
  llvm::Value* placesOf(const Node& node);
  /// The number of an instance in an array, and the instance of a lane, as i64.
  llvm::Value* numberAt(llvm::Value* array, llvm::Value* instance);
  llvm::Value* instanceOf(unsigned lane);
  std::vector<llvm::Value*> rowsReadBy(const Node& node);
  llvm::Value* withOneLane(const Node& node);
  llvm::Value* takeIn(uint32_t at, const ReductionStep& step);
  llvm::Value* whole(uint32_t at, llvm::Value* scalar);
  const std::array<llvm::Value*, 4>& loadQuad(const Node& node, uint32_t first);
  llvm::Value* loadNeighbours(llvm::Value* base, llvm::Value* rows);
  /// Where there are few components a row: one of each of the rows from `first` (i64) on.
  llvm::Value* loadBeside(llvm::Value* base, llvm::Value* first, uint32_t width, uint32_t component);
  /// The lanes of tiles with instances before the last.
  llvm::Value* liveTiles();
  llvm::Value* instanceVector(llvm::Value* array, llvm::Type* element, llvm::Type* vector);
  /// Where the first of the instances in one of the vector's tiles has one of so many columns.
  llvm::Value* placeInTile(unsigned tile, llvm::Value* column, llvm::Value* columns);
  void storeByInstance(llvm::Value* value, llvm::Value* array);
  void storeTile(llvm::Value* value, llvm::Value* column, llvm::Value* columns);
  llvm::Value* columnOf(const Store& store, llvm::Value* entry);
  void storePartial(const Store& store, llvm::Value* value, llvm::Value* entry);
  void storePartialByLane(const Store& store, llvm::Value* value, llvm::Value* entries);
  /// What is stored at every count that comes to `at`.
  void storeEntries(uint32_t at);
  llvm::Value* addedBy(uint32_t at);
  std::vector<llvm::Value*> partsOf(const Piece& piece);
  llvm::Value* rowAddedTo(uint32_t gather, llvm::Value* instance);
  llvm::Value* lanesInTiles();
  void addPiece(const Piece& piece, llvm::Value* row, llvm::Value* part);
  void scatterInLoop(std::span<const Piece> pieces, llvm::Value* block);

  VectorBuilder& ir_;
  const Kernel& kernel_;
  const Frame& frame_;
  SharedArms& arms_;
  std::function<llvm::Value*(uint32_t)> elsewhere_;
  std::vector<llvm::Value*> values_;
  std::vector<llvm::Value*> ones_;  // with one lane, of what is the same in all lanes; or null
  std::vector<llvm::Value*> next_;  // of a reduction or a prefix: with what this count takes in
  std::vector<llvm::Value*> nextOnes_;
  std::vector<bool> lockstep_;
  std::vector<bool> neighbours_;
  Stretch stretch_;                  // empty: none is open
  std::vector<bool> apartLockstep_;  // `lockstep_` elsewhere
  llvm::Value* active_ = nullptr;    // the lanes that are still in all loops around; null: all
  std::vector<uint32_t> regionsLeft_;
  unsigned openRegions_ = 0;
  std::vector<OpenRegion> open_;  // loops that were opened from outside
  Shared takeShared_;
  std::function<llvm::Value*(uint32_t)> takeLoad_;
  std::function<void(uint32_t, llvm::Value*)> keep_;
  std::function<llvm::Value*(uint32_t)> readKept_;
  Quads quads_;
};

}  // namespace hgc::cpu
