# hgc_link_as_one_file(<program>): puts the runtime and other libraries into a program that needs the runtime alone. It then starts in
# half of the time, since a small program's time is largely that of loading libraries. Where an archive is missing, the library is
# loaded; where one of C++ is, all are.
include(CheckCSourceCompiles)

function(hgc_link_as_one_file program)
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-file-name=libstdc++.a OUTPUT_VARIABLE standard OUTPUT_STRIP_TRAILING_WHITESPACE)
  find_library(FMT_ARCHIVE libfmt.a)
  if(fmt_VERSION VERSION_GREATER_EQUAL 9 AND fmt_VERSION VERSION_LESS 10)
    set(fmt_source ${PROJECT_SOURCE_DIR}/tools/hgc-launch/fmt9.cpp)  # Debian has no archive
  endif()
  if(HGC_SANITIZE OR NOT EXISTS "${standard}" OR NOT (FMT_ARCHIVE OR fmt_source))
    message(STATUS "${program} loads the runtime and other libraries")
    return()
  endif()
  if(FMT_ARCHIVE)
    target_link_libraries(${program} PRIVATE ${FMT_ARCHIVE})
  else()
    target_sources(${program} PRIVATE ${fmt_source})
  endif()
  target_sources(${program} PRIVATE $<TARGET_OBJECTS:hgc_runtime> $<TARGET_OBJECTS:hgc_ir>)
  target_link_options(${program} PRIVATE -no-pie -static-libstdc++ -static-libgcc LINKER:--as-needed)

  find_library(NETTLE_ARCHIVE libnettle.a)
  find_library(XXHASH_ARCHIVE libxxhash.a)
  find_library(AMD_ARCHIVE libamd.a)
  find_library(SUITESPARSE_ARCHIVE libsuitesparseconfig.a)
  if(AMD_ARCHIVE AND SUITESPARSE_ARCHIVE)  # these may need OpenMP
    set(CMAKE_REQUIRED_LIBRARIES ${AMD_ARCHIVE} ${SUITESPARSE_ARCHIVE} m)
    check_c_source_compiles("int amd_order(); int main(void) { return amd_order(); }" HGC_AMD_ARCHIVE_LINKS)
  endif()
  if(NETTLE_ARCHIVE AND XXHASH_ARCHIVE)
    target_link_libraries(${program} PRIVATE ${NETTLE_ARCHIVE} ${XXHASH_ARCHIVE})
  endif()
  if(HGC_AMD_ARCHIVE_LINKS)
    target_link_libraries(${program} PRIVATE ${AMD_ARCHIVE} ${SUITESPARSE_ARCHIVE})
  else()
    target_link_libraries(${program} PRIVATE ${AMD_LIBRARY})
  endif()
  if(NETTLE_ARCHIVE AND XXHASH_ARCHIVE AND HGC_AMD_ARCHIVE_LINKS)  # the path of a build has the loader look in the working directory, too
    set_target_properties(${program} PROPERTIES BUILD_WITH_INSTALL_RPATH ON)
  endif()
endfunction()
