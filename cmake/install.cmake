# `cmake --install build` puts the programs, the runtime and its headers in place; `find_package(hgc)` then finds hgc::runtime.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS hgc hgc-launch hgc-opt RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
set_target_properties(hgc hgc-launch PROPERTIES INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}")
set_target_properties(hgc_runtime PROPERTIES EXPORT_NAME runtime)
install(TARGETS hgc_runtime hgc_ir EXPORT hgc
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
foreach(room ir runtime)
  file(GLOB headers ${PROJECT_SOURCE_DIR}/${room}/*.h)
  list(FILTER headers EXCLUDE REGEX "vulkan_")
  install(FILES ${headers} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hgc/${room})
endforeach()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/ir/strict DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hgc/ir)
install(FILES ${PROJECT_SOURCE_DIR}/ir/ops.def DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hgc/ir)
install(EXPORT hgc NAMESPACE hgc:: FILE hgcTargets.cmake DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hgc)
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/hgcConfig.cmake
  "include(CMakeFindDependencyMacro)\nfind_dependency(fmt)\ninclude(\${CMAKE_CURRENT_LIST_DIR}/hgcTargets.cmake)\n")
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/hgcConfig.cmake DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hgc)
