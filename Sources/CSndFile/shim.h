// The only header through which libsndfile is reached.
#ifndef CHARTVOICE_CSNDFILE_SHIM_H
#define CHARTVOICE_CSNDFILE_SHIM_H

#if !__has_include(<sndfile.h>)
#error "libsndfile is missing: install libsndfile1-dev (Debian) or libsndfile (Homebrew), then build again"
#endif

#include <sndfile.h>

#endif
