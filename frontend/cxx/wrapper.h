#pragma once
/// The text that makes functions of a unit callable by pointers to doubles.
#include <string>

#include "frontend/cxx/lifted.h"

namespace hgc::cxx {

inline constexpr const char* kWrapperFile = "hgc-extern-functions.cpp";

/// `extern "C" void hgc_function_0(const double*, ..., double* result)` for the first function, and so on.
std::string wrapperOf(const CxxUnit& unit);
std::string wrapperName(size_t function);
/// `extern "C" void hgc_native_0(const double* const* parameters, double* result)`
std::string nativeName(size_t function);

/// It is told what a functor returns that nobody looks at.
inline constexpr const char* kTold = "hgc_told";
/// An empty function at the end of the text.
inline constexpr const char* kLastFunction = "hgc_last";
/// How the assertion begins that fails where none of the ways to call a function fits.
inline constexpr const char* kNoCall = "no C++ function or functor with the declared parameters:";

}  // namespace hgc::cxx
