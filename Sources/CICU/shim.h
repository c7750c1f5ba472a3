// The only header through which ICU is reached. ICU renames its functions by version
// (`u_strlen_72`); each `static inline` function here hides one such name from Swift.
#ifndef CHARTVOICE_CICU_SHIM_H
#define CHARTVOICE_CICU_SHIM_H

#include <unicode/uvernum.h>

static inline const char *cicu_version(void) { return U_ICU_VERSION; }

#endif
