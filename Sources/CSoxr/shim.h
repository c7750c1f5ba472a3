// The only header through which libsoxr is reached.
#ifndef CHARTVOICE_CSOXR_SHIM_H
#define CHARTVOICE_CSOXR_SHIM_H

#if !__has_include(<soxr.h>)
#error "libsoxr is missing: install libsoxr-dev (Debian) or libsoxr (Homebrew), then build again"
#endif

#include <dlfcn.h>
#include <soxr.h>

/// A function of the library by its name, or NULL where the library is not installed; it is loaded when
/// it is first asked for, so that a program that resamples nothing does not wait for it at its start.
static inline void *csoxr_function(const char *name) {
  void *library = dlopen("libsoxr.so.0", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  return library ? dlsym(library, name) : NULL;
}

/// The library's function with the type that its header gives it.
#define CSOXR(function) ((__typeof__(&function))csoxr_function(#function))

/// Whether the library is installed; the functions below are to be called only then.
static inline int csoxr_is_there(void) { return CSOXR(soxr_oneshot) != NULL; }

static inline soxr_quality_spec_t csoxr_quality_spec(unsigned long recipe, unsigned long flags) {
  return CSOXR(soxr_quality_spec)(recipe, flags);
}

static inline soxr_error_t csoxr_oneshot(double from, double to, unsigned channels, soxr_in_t in,
                                         size_t in_count, size_t *in_done, soxr_out_t out,
                                         size_t out_count, size_t *out_done,
                                         const soxr_io_spec_t *io,
                                         const soxr_quality_spec_t *quality,
                                         const soxr_runtime_spec_t *runtime) {
  return CSOXR(soxr_oneshot)(from, to, channels, in, in_count, in_done, out, out_count, out_done, io,
                             quality, runtime);
}

#endif
