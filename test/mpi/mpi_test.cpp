/// Transfers over MPI, as `mpirun -n 3 hgc_mpi_tests` makes them.
#include <gtest/gtest.h>

#include <numeric>

#include "mpi/exchange.h"

namespace hgc {
namespace {

std::shared_ptr<Exchange> allRanks() {
  auto exchange = mpi::overMpi(MPI_COMM_WORLD);
  EXPECT_TRUE(exchange) << exchange.error().message;
  return *exchange;
}

/// The byte that a rank gives at a place.
std::byte byteOf(uint32_t rank, uint64_t place, uint64_t salt) {
  return static_cast<std::byte>((rank * 97 + place * 31 + salt) % 251);
}

/// A gathering of which each rank gives `bytes(rank)`; in place, or from elsewhere.
class Gathered {
 public:
  Gathered(Exchange& exchange, const std::function<uint64_t(uint32_t)>& bytes, uint64_t salt, bool inPlace)
      : salt_(salt) {
    for (uint32_t rank = 0; rank < exchange.ranks(); ++rank) counts_.push_back(bytes(rank));
    all_.resize(std::accumulate(counts_.begin(), counts_.end(), uint64_t{0}));
    const uint64_t first = std::accumulate(counts_.begin(), counts_.begin() + exchange.rank(), uint64_t{0});
    mine_.resize(counts_[exchange.rank()]);
    const auto place = inPlace ? std::span(all_).subspan(first, mine_.size()) : std::span(mine_);
    for (uint64_t k = 0; k < place.size(); ++k) place[k] = byteOf(exchange.rank(), k, salt);
    auto transfer = exchange.gather(place, counts_, all_);
    EXPECT_TRUE(transfer);
    transfer_ = std::move(*transfer);
  }

  void expectAll() {
    ASSERT_TRUE(transfer_->wait());
    uint64_t at = 0;
    for (uint32_t rank = 0; rank < counts_.size(); ++rank) {
      for (uint64_t k = 0; k < counts_[rank]; ++k) ASSERT_EQ(all_[at + k], byteOf(rank, k, salt_)) << rank << " " << k;
      at += counts_[rank];
    }
  }

 private:
  uint64_t salt_;
  std::vector<uint64_t> counts_;
  std::vector<std::byte> mine_, all_;
  std::unique_ptr<Transfer> transfer_;
};

TEST(OverMpi, BringsWhatAllHave) {
  const auto exchange = allRanks();
  EXPECT_LT(exchange->rank(), exchange->ranks());
  EXPECT_EQ(exchange->rankOnHost(), exchange->rank());
  for (const bool inPlace : {false, true}) {
    Gathered(
        *exchange, [](uint32_t) { return uint64_t{64}; }, 1, inPlace)
        .expectAll();
    Gathered(
        *exchange, [](uint32_t rank) { return rank * uint64_t{13}; }, 2, inPlace)
        .expectAll();
    Gathered(
        *exchange, [](uint32_t rank) { return rank == 0 ? uint64_t{0} : uint64_t{4096}; }, 3, inPlace)
        .expectAll();
    Gathered(
        *exchange, [](uint32_t) { return uint64_t{0}; }, 4, inPlace)
        .expectAll();
    Gathered(
        *exchange, [](uint32_t rank) { return (rank + 1) << 20; }, 5, inPlace)
        .expectAll();
  }
}

/// Large ones move while nobody waits; waited for in any order.
TEST(OverMpi, SeveralAreUnderWay) {
  const auto exchange = allRanks();
  std::vector<std::unique_ptr<Gathered>> many;
  for (uint64_t k = 0; k < 8; ++k)
    many.push_back(std::make_unique<Gathered>(
        *exchange, [&](uint32_t rank) { return k % 2 == 0 ? (rank + 1) << 19 : uint64_t{24}; }, k, true));
  for (const size_t k : {6, 1, 0, 7, 3, 2, 5, 4}) many[k]->expectAll();
}

/// What nobody waits for is waited for at the end.
TEST(OverMpi, TransfersMayBeLeft) {
  const auto exchange = allRanks();
  static const std::vector<uint64_t> counts(exchange->ranks(), 8);
  static std::vector<uint64_t> mine = {exchange->rank()}, all(exchange->ranks());
  auto transfer = exchange->gather(std::as_bytes(std::span(mine)), counts, std::as_writable_bytes(std::span(all)));
  ASSERT_TRUE(transfer);
  exchange->leave(std::move(*transfer));
}

TEST(OverMpi, MoreThanMpiCountsIsAnError) {
  const auto exchange = allRanks();
  std::vector<uint64_t> counts(exchange->ranks(), 0);
  counts.back() = uint64_t{8} << 31;
  const auto refused = exchange->gather({}, counts, {});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("16 GiB"), std::string::npos);
  Gathered(
      *exchange, [](uint32_t) { return uint64_t{8}; }, 1, false)
      .expectAll();
}

}  // namespace
}  // namespace hgc

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  int threads = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &threads);
  const int status = RUN_ALL_TESTS();
  MPI_Finalize();
  return status;
}
