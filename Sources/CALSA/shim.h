// The only header through which the sound device is reached.
#ifndef CHARTVOICE_CALSA_SHIM_H
#define CHARTVOICE_CALSA_SHIM_H

#if !__has_include(<alsa/asoundlib.h>)
#error "ALSA is missing: install libasound2-dev (Debian), then build again"
#endif

#include <alsa/asoundlib.h>

// The library's error handler takes a variable number of arguments, which Swift cannot import.
static inline void calsa_say_nothing(const char *file, int line, const char *function, int error,
                                     const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

/// Keeps the library from writing of its own accord to standard error.
static inline int calsa_silence(void) { return snd_lib_error_set_handler(calsa_say_nothing); }

#endif
