// The only header through which libsndfile is reached.
#ifndef CHARTVOICE_CSNDFILE_SHIM_H
#define CHARTVOICE_CSNDFILE_SHIM_H

#if !__has_include(<sndfile.h>)
#error "libsndfile is missing: install libsndfile1-dev (Debian) or libsndfile (Homebrew), then build again"
#endif

#include <dlfcn.h>
#include <sndfile.h>

/// A function of the library by its name, or NULL where the library is not installed.
///
/// The library is loaded when it is first asked for, with the eight codecs that it brings: a program
/// that writes no sound does not wait for them at its start.
static inline void *csndfile_function(const char *name) {
  void *library = dlopen("libsndfile.so.1", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  return library ? dlsym(library, name) : NULL;
}

/// The library's function with the type that its header gives it.
#define CSNDFILE(function) ((__typeof__(&function))csndfile_function(#function))

/// Whether the library is installed.
static inline int csndfile_is_there(void) { return CSNDFILE(sf_open_fd) != NULL; }

// Each function below is that of the library without its `c` and `ndfile`, to be called only where the
// library is there.

static inline int csndfile_format_check(const SF_INFO *info) {
  return CSNDFILE(sf_format_check)(info);
}

static inline SNDFILE *csndfile_open_fd(int descriptor, int mode, SF_INFO *info, int close_too) {
  return CSNDFILE(sf_open_fd)(descriptor, mode, info, close_too);
}

static inline SNDFILE *csndfile_open_virtual(SF_VIRTUAL_IO *calls, int mode, SF_INFO *info,
                                             void *context) {
  return CSNDFILE(sf_open_virtual)(calls, mode, info, context);
}

static inline int csndfile_command(SNDFILE *file, int command, void *data, int size) {
  return CSNDFILE(sf_command)(file, command, data, size);
}

static inline int csndfile_set_string(SNDFILE *file, int kind, const char *text) {
  return CSNDFILE(sf_set_string)(file, kind, text);
}

static inline sf_count_t csndfile_writef_float(SNDFILE *file, const float *frames,
                                               sf_count_t count) {
  return CSNDFILE(sf_writef_float)(file, frames, count);
}

static inline int csndfile_error(SNDFILE *file) { return CSNDFILE(sf_error)(file); }

static inline const char *csndfile_error_number(int number) {
  return CSNDFILE(sf_error_number)(number);
}

static inline const char *csndfile_strerror(SNDFILE *file) { return CSNDFILE(sf_strerror)(file); }

static inline int csndfile_close(SNDFILE *file) { return CSNDFILE(sf_close)(file); }

#endif
