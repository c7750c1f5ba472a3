// The only header through which libsoxr is reached.
#ifndef CHARTVOICE_CSOXR_SHIM_H
#define CHARTVOICE_CSOXR_SHIM_H

#if !__has_include(<soxr.h>)
#error "libsoxr is missing: install libsoxr-dev (Debian) or libsoxr (Homebrew), then build again"
#endif

#include <soxr.h>

#endif
