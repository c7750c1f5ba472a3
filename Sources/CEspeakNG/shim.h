// The only header through which espeak-ng is reached.
//
// espeak-ng is under the GNU General Public License, version 3 or later: what links this module,
// which is `ChartSpeech` and all that uses it, is bound by that licence when it is handed on.
#ifndef CHARTVOICE_CESPEAKNG_SHIM_H
#define CHARTVOICE_CESPEAKNG_SHIM_H

#if !__has_include(<espeak-ng/speak_lib.h>)
#error "espeak-ng is missing: install libespeak-ng-dev (Debian) or espeak-ng (Homebrew), then build again"
#endif

#include <espeak-ng/speak_lib.h>

// Swift cannot see these through their macros or enumerations without casts of its own.

/// Starts the library without sound output and without ending the process on failure; the samples
/// a second, or 0 or less without its data.
static inline int cespeak_start(const char *data_folder) {
  return espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 60, data_folder,
                           espeakINITIALIZE_DONT_EXIT);
}

/// The number of an event's kind.
static inline int cespeak_kind(const espeak_EVENT *event) { return (int)event->type; }

static const int cespeak_end_of_events = espeakEVENT_LIST_TERMINATED;
static const int cespeak_word = espeakEVENT_WORD;

/// Speaks UTF-8 text, places counted in characters; 0 on success.
static inline int cespeak_speak(const char *text, size_t size, void *user_data) {
  return (int)espeak_Synth(text, size, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, user_data);
}

static inline int cespeak_use_voice(const char *name) { return (int)espeak_SetVoiceByName(name); }

static inline int cespeak_set_rate(int words_per_minute) {
  return (int)espeak_SetParameter(espeakRATE, words_per_minute, 0);
}

/// The phonemes of the next clause in espeak-ng's own letters; moves `text` on, to NULL at the end.
static inline const char *cespeak_phonemes(const void **text) {
  return espeak_TextToPhonemes(text, espeakCHARS_UTF8, 0);
}

/// All voices, or with `variants` all variants of voices; ends with NULL.
static inline const espeak_VOICE *const *cespeak_voices(int variants) {
  static espeak_VOICE asked;
  asked.languages = "variant";
  return (const espeak_VOICE *const *)espeak_ListVoices(variants ? &asked : NULL);
}

#endif
