# `cmake --install build` puts the programs, the runtime and its headers in place; `find_package(hgc)` then finds hgc::runtime.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS hgc EXPORT hgcTools RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS hgc-launch hgc-opt RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
set(libraries "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}" "$ORIGIN/../lib")  # the second one is that of a build
list(REMOVE_DUPLICATES libraries)
set_target_properties(hgc hgc-launch PROPERTIES INSTALL_RPATH "${libraries}")
set(modules hgc_native)
if(TARGET hgc_cxx)
  list(APPEND modules hgc_cxx)
endif()
install(TARGETS ${modules} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
set_target_properties(hgc_runtime PROPERTIES EXPORT_NAME runtime)
install(TARGETS hgc_runtime hgc_ir EXPORT hgc
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
# The public headers: runtime/session.h and what it shows.
set(public_headers
  ir/kernel/abi.h ir/artefact/artefact.h ir/kernel/derivative.h ir/kernel/derivatives.def ir/kernel/gpu_phases.h ir/graph.h ir/kernel/kernel.h ir/kernel/kernel_interface.def ir/kernel/launch.def ir/op.h ir/origin.h
  ir/ops.def ir/kernel/owned_rows.h ir/levels.h ir/artefact/plan.h ir/program.h ir/result.h ir/kernel/target.h ir/kernel/targets.def ir/version.h
  runtime/data/array.h runtime/data/bind.h runtime/data/host_memory.h runtime/data/index/program.h runtime/data/instances.h runtime/data/index/line_runs.h runtime/data/segments.h runtime/data/threads/thread_pool.h
  runtime/observe/log.h runtime/observe/metrics.def runtime/observe/statistics.h runtime/observe/trace.h
  runtime/choice/cost_model.h runtime/choice/line.h runtime/choice/model_file.h
  runtime/device/buffer.h runtime/device/solve/damping_rule.h runtime/device/device.h runtime/device/solve/diagonal_blocks.def runtime/device/solve/diagonal_blocks.h runtime/device/solve/inner_solve.h runtime/device/solve/resident_object.h runtime/device/launch_work.h runtime/device/times.h runtime/device/within_memory.h runtime/device/workload.h runtime/plan/size_plan.h runtime/async_session.h runtime/future.h runtime/later_program.h runtime/session.h runtime/solve/after/covariance.h runtime/solve/after/solution_derivative.h runtime/solve/solve.h runtime/split/exchange.h
  runtime/sum/assembly.h runtime/sum/incidence.h runtime/sum/line_sums.h runtime/sum/owned_sums.h runtime/sum/partial_columns.h runtime/sum/pulled_sums.h runtime/sum/sparse.h runtime/sum/sum_order.def
  runtime/vulkan/given.h runtime/typed/rows.h runtime/typed/session.h)
list(APPEND public_headers adapters/ceres.h adapters/eigen.h adapters/ipopt.h)
foreach(header ${public_headers})
  get_filename_component(room ${header} DIRECTORY)
  install(FILES ${PROJECT_SOURCE_DIR}/${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hgc/${room})
endforeach()
if(TARGET hgc_metrics)
  set_target_properties(hgc_metrics PROPERTIES EXPORT_NAME metrics INSTALL_RPATH "$ORIGIN")
  install(TARGETS hgc_metrics EXPORT hgcMetrics LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(FILES ${PROJECT_SOURCE_DIR}/metrics/metrics.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hgc/metrics)
  install(EXPORT hgcMetrics NAMESPACE hgc:: FILE hgcMetricsTargets.cmake DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hgc)
endif()
if(TARGET hgc_mpi)
  set_target_properties(hgc_mpi PROPERTIES EXPORT_NAME mpi INSTALL_RPATH "$ORIGIN")
  install(TARGETS hgc_mpi EXPORT hgcMpi LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(FILES ${PROJECT_SOURCE_DIR}/mpi/exchange.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hgc/mpi)
  install(EXPORT hgcMpi NAMESPACE hgc:: FILE hgcMpiTargets.cmake DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hgc)
endif()
# Documents and the programs that they speak of.
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/examples DESTINATION ${CMAKE_INSTALL_DOCDIR} PATTERN CMakeLists.txt EXCLUDE)
# In C, and the compiler as a library (component `compiler`), which that loads.
install(TARGETS hgc_c EXPORT hgc LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(FILES ${PROJECT_SOURCE_DIR}/bindings/c/hgc.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(TARGETS hgc_compiler_library EXPORT hgcCompiler LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT compiler NAMELINK_COMPONENT compiler)
install(FILES ${PROJECT_SOURCE_DIR}/compiler/library/program_text.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hgc/compiler/library COMPONENT compiler)
install(FILES ${PROJECT_SOURCE_DIR}/ir/report/timings.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/hgc/ir/report COMPONENT compiler)
install(EXPORT hgcCompiler NAMESPACE hgc:: FILE hgcCompilerTargets.cmake DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hgc COMPONENT compiler)
install(EXPORT hgc NAMESPACE hgc:: FILE hgcTargets.cmake DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hgc)
install(EXPORT hgcTools NAMESPACE hgc:: FILE hgcToolsTargets.cmake DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hgc)
configure_file(cmake/hgcConfig.cmake.in ${CMAKE_CURRENT_BINARY_DIR}/hgcConfig.cmake @ONLY)
file(RELATIVE_PATH to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
foreach(package hgc hgc-runtime)
  configure_file(cmake/${package}.pc.in ${CMAKE_CURRENT_BINARY_DIR}/${package}.pc @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${package}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endforeach()
install(FILES ${PROJECT_SOURCE_DIR}/cmake/hgc_add_kernels.cmake DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hgc)
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/hgcConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/hgcConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/hgcConfigVersion.cmake DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/hgc)
