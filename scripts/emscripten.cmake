# Toolchain file of the preset wasm: finds Emscripten's own from the emcc on PATH (Debian's package or an emsdk).
find_program(emcc emcc NO_CMAKE_FIND_ROOT_PATH)
if(NOT emcc)
  message(FATAL_ERROR "emcc is not on PATH: run `npm run setup`, or activate an emsdk")
endif()
get_filename_component(emcc_file ${emcc} REALPATH)
get_filename_component(emscripten_root ${emcc_file} DIRECTORY)

# Emscripten's choice passes Node options that newer versions refuse. Without the last option the glue of Emscripten 3.1.6 takes
# Node's fetch for a browser's and hands it a file path.
set(CMAKE_CROSSCOMPILING_EMULATOR node --no-experimental-fetch)

include(${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake)
