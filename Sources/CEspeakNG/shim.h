// The only header through which espeak-ng is reached.
//
// espeak-ng is under the GNU General Public License, version 3 or later: what links this module,
// which is `ChartSpeech` and all that uses it, is bound by that licence when it is handed on.
#ifndef CHARTVOICE_CESPEAKNG_SHIM_H
#define CHARTVOICE_CESPEAKNG_SHIM_H

#if !__has_include(<espeak-ng/speak_lib.h>)
#error "espeak-ng is missing: install libespeak-ng-dev (Debian) or espeak-ng (Homebrew), then build again"
#endif

#include <dlfcn.h>
#include <espeak-ng/speak_lib.h>

/// A function of the library by its name, or NULL where the library is not installed.
///
/// The library is loaded when it is first asked for: thirty other libraries come with it, a sound server's
/// and the X window system's among them, and every start of a program that may never speak would wait two
/// milliseconds for them.
static inline void *cespeak_function(const char *name) {
  void *library = dlopen("libespeak-ng.so.1", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  return library ? dlsym(library, name) : NULL;
}

/// The library's function with the type that its header gives it.
#define CESPEAK(function) ((__typeof__(&function))cespeak_function(#function))

/// Whether the library is installed.
static inline int cespeak_is_there(void) { return CESPEAK(espeak_Initialize) != NULL; }

// Each function below is to be called only where the library is there.

static inline void cespeak_set_callback(t_espeak_callback *callback) {
  CESPEAK(espeak_SetSynthCallback)(callback);
}

// Swift cannot see these through their macros or enumerations without casts of its own.

/// Starts the library without sound output and without ending the process on failure; the samples
/// a second, or 0 or less without its data.
static inline int cespeak_start(const char *data_folder) {
  return CESPEAK(espeak_Initialize)(AUDIO_OUTPUT_SYNCHRONOUS, 60, data_folder,
                           espeakINITIALIZE_DONT_EXIT);
}

/// The number of an event's kind.
static inline int cespeak_kind(const espeak_EVENT *event) { return (int)event->type; }

static const int cespeak_end_of_events = espeakEVENT_LIST_TERMINATED;
static const int cespeak_word = espeakEVENT_WORD;

/// Speaks UTF-8 text, places counted in characters; 0 on success.
static inline int cespeak_speak(const char *text, size_t size, void *user_data) {
  return (int)CESPEAK(espeak_Synth)(text, size, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, user_data);
}

/// The library's version: "1.51".
static inline const char *cespeak_version(void) { return CESPEAK(espeak_Info)(NULL); }

static inline int cespeak_use_voice(const char *name) { return (int)CESPEAK(espeak_SetVoiceByName)(name); }

static inline int cespeak_set_rate(int words_per_minute) {
  return (int)CESPEAK(espeak_SetParameter)(espeakRATE, words_per_minute, 0);
}

/// The phonemes of the next clause in espeak-ng's own letters; moves `text` on, to NULL at the end.
static inline const char *cespeak_phonemes(const void **text) {
  return CESPEAK(espeak_TextToPhonemes)(text, espeakCHARS_UTF8, 0);
}

/// All voices, or with `variants` all variants of voices; ends with NULL.
static inline const espeak_VOICE *const *cespeak_voices(int variants) {
  static espeak_VOICE asked;
  asked.languages = "variant";
  return (const espeak_VOICE *const *)CESPEAK(espeak_ListVoices)(variants ? &asked : NULL);
}

#endif
