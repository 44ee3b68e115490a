# Writes OUTPUT with a hash of the files that LIST names and of FLAGS: what a compiler of that text makes.
file(STRINGS ${LIST} files)
set(all "${FLAGS}")
foreach(file ${files})
  file(SHA256 ${file} hash)
  string(APPEND all "${hash}")
endforeach()
string(SHA256 id "${all}")
file(WRITE ${OUTPUT} "#pragma once\n/// Of all that decides what the compiler makes.\ninline constexpr const char* kBuildId = \"${id}\";\n")
