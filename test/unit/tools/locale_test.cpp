/// Numbers in files do not hang on the locale of the process.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <locale>
#include <sstream>

#include "tools/io/sources.h"

namespace hgc::locale_test {
namespace {

/// As in German: 1.234,5.
class Comma : public std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};

class Locale : public testing::Test {
 protected:
  Locale() : before_(std::locale::global(std::locale(std::locale::classic(), new Comma))) {
    std::filesystem::create_directories(folder_);
  }
  ~Locale() override {
    std::locale::global(before_);
    std::filesystem::remove_all(folder_);
  }
  std::string fileWith(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name) << text;
    return folder_ / name;
  }

  std::filesystem::path folder_ = std::filesystem::temp_directory_path() / ("hgc-locale-" + std::to_string(getpid()));
  std::locale before_;
};

TEST_F(Locale, IsNotLookedAtInSources) {
  const Symbol symbol{};
  const auto read = [&](const std::string& source) {
    PartReader files;
    const auto array = readSource(source, symbol, {}, files);
    return array ? array->reals : std::vector<double>{};
  };
  EXPECT_EQ(read("1234.5"), std::vector<double>{1234.5});
  EXPECT_EQ(read(fileWith("a.csv", "1234.5,0.25\n")), (std::vector<double>{1234.5, 0.25}));
  EXPECT_EQ(read(fileWith("a.txt", "1e-400 0.5e1\n")), (std::vector<double>{0, 5}));
  EXPECT_EQ(read(fileWith("a.obj", "v 1234.5 0.25 -1\n") + ":v"), (std::vector<double>{1234.5, 0.25, -1}));
}

TEST_F(Locale, IsNotLookedAtInResults) {
  const std::string path = folder_ / "b.csv";
  ASSERT_TRUE(writeArray(path, Array::of({1, 2}, std::vector<double>{1234.5, 0.25})));
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  EXPECT_EQ(text.str(), "1234.5,0.25\n");
  const std::string header = npyBytes(Array::of({12345}, std::vector<double>(12345)), ElementType::F64).substr(0, 128);
  EXPECT_NE(header.find("'shape': (12345,)"), std::string::npos);
}

}  // namespace
}  // namespace hgc::locale_test
