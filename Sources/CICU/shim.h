// The only header through which ICU is reached. ICU renames its functions by version
// (`u_strlen_72`); each `static inline` function here hides one such name from Swift.
//
// Every handle is a `void *`, owned by one `ICUHandle` in Swift and closed by the function of the
// same family. Every `status` must be `U_ZERO_ERROR` on entry. Text is UTF-16 unless a parameter
// is a `char *`, which is UTF-8 or ASCII as its name says. Functions that fill a buffer return the
// full length, and `U_BUFFER_OVERFLOW_ERROR` when it did not fit.
#ifndef CHARTVOICE_CICU_SHIM_H
#define CHARTVOICE_CICU_SHIM_H

#if !__has_include(<unicode/ucal.h>)
#error "ICU is missing: install libicu-dev (Debian) or icu4c (Homebrew), then build again"
#endif

#include <unicode/ucal.h>
#include <unicode/ucnv.h>
#include <unicode/ucol.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ulistformatter.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/uversion.h>
#include <unicode/uvernum.h>

static inline const char *cicu_version(void) { return U_ICU_VERSION; }

// Locales.

static inline int32_t cicu_locale_maximized(const char *locale, char *buffer, int32_t capacity,
                                            UErrorCode *status) {
  return uloc_addLikelySubtags(locale, buffer, capacity, status);
}

static inline int32_t cicu_locale_name(const char *locale, const char *reader, UChar *buffer,
                                       int32_t capacity, UErrorCode *status) {
  return uloc_getDisplayName(locale, reader, buffer, capacity, status);
}

static inline UBool cicu_locale_is_right_to_left(const char *locale) {
  return uloc_isRightToLeft(locale);
}

static inline int32_t cicu_locale_display_name(const char *locale, const char *in, UChar *buffer,
                                               int32_t capacity, UErrorCode *status) {
  return uloc_getDisplayName(locale, in, buffer, capacity, status);
}

/// Whether a numbering system is known and writes every number with ten digits, as `roman` does not.
static inline UBool cicu_numbering_has_digits(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_openByName(name, &status);
  UBool has_digits =
      U_SUCCESS(status) && !unumsys_isAlgorithmic(system) && unumsys_getRadix(system) == 10;
  unumsys_close(system);
  return has_digits;
}

static inline void *cicu_numbering_names_open(UErrorCode *status) {
  return unumsys_openAvailableNames(status);
}

/// The next name in ASCII, NULL after the last; it lives until the names are closed.
static inline const char *cicu_numbering_names_next(void *names, UErrorCode *status) {
  return uenum_next((UEnumeration *)names, NULL, status);
}

static inline void cicu_numbering_names_close(void *names) { uenum_close((UEnumeration *)names); }

/// What a calendar is called, by a locale that names it: `und@calendar=coptic`.
static inline int32_t cicu_calendar_name(const char *locale, const char *reader, UChar *buffer,
                                         int32_t capacity, UErrorCode *status) {
  return uloc_getDisplayKeywordValue(locale, "calendar", reader, buffer, capacity, status);
}

// Resource bundles, for the parents that are not made by cutting a tag short.

static inline void *cicu_resource_open(const char *name, UErrorCode *status) {
  return ures_openDirect(NULL, name, status);
}

static inline void *cicu_resource_by_key(void *resource, const char *key, UErrorCode *status) {
  return ures_getByKey((const UResourceBundle *)resource, key, NULL, status);
}

static inline void *cicu_resource_at(void *resource, int32_t index, UErrorCode *status) {
  return ures_getByIndex((const UResourceBundle *)resource, index, NULL, status);
}

static inline int32_t cicu_resource_count(void *resource) {
  return ures_getSize((const UResourceBundle *)resource);
}

static inline const char *cicu_resource_key(void *resource) {
  return ures_getKey((const UResourceBundle *)resource);
}

static inline const UChar *cicu_resource_text(void *resource, int32_t *length, UErrorCode *status) {
  return ures_getString((const UResourceBundle *)resource, length, status);
}

static inline UBool cicu_resource_is_text(void *resource) {
  return ures_getType((const UResourceBundle *)resource) == URES_STRING;
}

static inline void cicu_resource_close(void *resource) { ures_close((UResourceBundle *)resource); }

// Numbers by skeleton. The formatter is immutable; the result buffer is not.

static inline void *cicu_number_open(const UChar *skeleton, int32_t length, const char *locale,
                                     UErrorCode *status) {
  return unumf_openForSkeletonAndLocale(skeleton, length, locale, status);
}

static inline void cicu_number_close(void *formatter) {
  unumf_close((UNumberFormatter *)formatter);
}

static inline void *cicu_number_result_open(UErrorCode *status) { return unumf_openResult(status); }

static inline void cicu_number_result_close(void *result) {
  unumf_closeResult((UFormattedNumber *)result);
}

static inline void cicu_number_format(void *formatter, double value, void *result,
                                      UErrorCode *status) {
  unumf_formatDouble((const UNumberFormatter *)formatter, value, (UFormattedNumber *)result, status);
}

static inline int32_t cicu_number_text(void *result, UChar *buffer, int32_t capacity,
                                       UErrorCode *status) {
  return unumf_resultToString((const UFormattedNumber *)result, buffer, capacity, status);
}

// Rule-based numbers: words and ordinals.

static inline void *cicu_spellout_open(const char *locale, UErrorCode *status) {
  return unum_open(UNUM_SPELLOUT, NULL, 0, locale, NULL, status);
}

/// Opens rules that are given as text, for what ICU's own do not say right.
static inline void *cicu_rules_open(const UChar *rules, int32_t length, const char *locale,
                                    UErrorCode *status) {
  return unum_open(UNUM_PATTERN_RULEBASED, rules, length, locale, NULL, status);
}

static inline void *cicu_ordinal_open(const char *locale, UErrorCode *status) {
  return unum_open(UNUM_ORDINAL, NULL, 0, locale, NULL, status);
}

/// Chooses one of the rule sets by its name, such as `%spellout-numbering-year`.
static inline void cicu_rules_use(void *rules, const UChar *name, int32_t length,
                                  UErrorCode *status) {
  unum_setTextAttribute((UNumberFormat *)rules, UNUM_DEFAULT_RULESET, name, length, status);
}

static inline void cicu_rules_close(void *rules) { unum_close((UNumberFormat *)rules); }

static inline const char *cicu_rules_actual_locale(void *rules, UErrorCode *status) {
  return unum_getLocaleByType((const UNumberFormat *)rules, ULOC_ACTUAL_LOCALE, status);
}

static inline int32_t cicu_rules_format(void *rules, double value, UChar *buffer, int32_t capacity,
                                        UErrorCode *status) {
  return unum_formatDouble((const UNumberFormat *)rules, value, buffer, capacity, NULL, status);
}

// Plural rules, immutable.

static inline void *cicu_plurals_open(const char *locale, UBool ordinal, UErrorCode *status) {
  return uplrules_openForType(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL,
                              status);
}

static inline void cicu_plurals_close(void *rules) { uplrules_close((UPluralRules *)rules); }

static inline int32_t cicu_plurals_select(void *rules, double value, UChar *buffer,
                                          int32_t capacity, UErrorCode *status) {
  return uplrules_select((const UPluralRules *)rules, value, buffer, capacity, status);
}

static inline int32_t cicu_plurals_select_formatted(void *rules, void *result, UChar *buffer,
                                                    int32_t capacity, UErrorCode *status) {
  return uplrules_selectFormatted((const UPluralRules *)rules, (const UFormattedNumber *)result,
                                  buffer, capacity, status);
}

// Normalization form C.

static inline UBool cicu_text_is_composed(const UChar *text, int32_t length, UErrorCode *status) {
  const UNormalizer2 *form = unorm2_getNFCInstance(status);
  return U_SUCCESS(*status) && unorm2_isNormalized(form, text, length, status);
}

// Lists, immutable.

static inline void *cicu_list_open(const char *locale, UErrorCode *status) {
  return ulistfmt_openForType(locale, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, status);
}

static inline void cicu_list_close(void *formatter) { ulistfmt_close((UListFormatter *)formatter); }

static inline int32_t cicu_list_format(void *formatter, const UChar *const *items,
                                       const int32_t *lengths, int32_t count, UChar *buffer,
                                       int32_t capacity, UErrorCode *status) {
  return ulistfmt_format((const UListFormatter *)formatter, items, lengths, count, buffer, capacity,
                         status);
}

// Collation of UTF-8 text.

static inline void *cicu_collator_open(const char *locale, UErrorCode *status) {
  return ucol_open(locale, status);
}

static inline void cicu_collator_close(void *collator) { ucol_close((UCollator *)collator); }

/// Below, at or above zero as `left` comes before, with or after `right`.
static inline int32_t cicu_collator_compare(void *collator, const char *left, int32_t left_length,
                                            const char *right, int32_t right_length,
                                            UErrorCode *status) {
  return (int32_t)ucol_strcollUTF8((const UCollator *)collator, left, left_length, right,
                                   right_length, status);
}

// Dates.

static inline void *cicu_patterns_open(const char *locale, UErrorCode *status) {
  return udatpg_open(locale, status);
}

static inline void cicu_patterns_close(void *patterns) {
  udatpg_close((UDateTimePatternGenerator *)patterns);
}

static inline int32_t cicu_patterns_best(void *patterns, const UChar *skeleton, int32_t length,
                                         UChar *buffer, int32_t capacity, UErrorCode *status) {
  return udatpg_getBestPattern((UDateTimePatternGenerator *)patterns, skeleton, length, buffer,
                               capacity, status);
}

static inline void *cicu_calendar_open(const UChar *zone, int32_t length, const char *locale,
                                       UErrorCode *status) {
  return ucal_open(zone, length, locale, UCAL_GREGORIAN, status);
}

static inline void cicu_calendar_close(void *calendar) { ucal_close((UCalendar *)calendar); }

/// Makes a calendar Gregorian at all times, with no Julian dates before 1582.
static inline void cicu_calendar_make_proleptic(void *calendar, UErrorCode *status) {
  ucal_setGregorianChange((UCalendar *)calendar, -1e17, status);
}

static inline void *cicu_date_open(const char *locale, const UChar *zone, int32_t zone_length,
                                   const UChar *pattern, int32_t pattern_length,
                                   UErrorCode *status) {
  return udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, zone, zone_length, pattern, pattern_length,
                   status);
}

static inline void cicu_date_close(void *formatter) { udat_close((UDateFormat *)formatter); }

/// The calendar is copied.
static inline void cicu_date_set_calendar(void *formatter, void *calendar) {
  udat_setCalendar((UDateFormat *)formatter, (const UCalendar *)calendar);
}

static inline int32_t cicu_date_format(void *formatter, double milliseconds, UChar *buffer,
                                       int32_t capacity, UErrorCode *status) {
  return udat_format((const UDateFormat *)formatter, milliseconds, buffer, capacity, NULL, status);
}

// Time zones.

static inline int32_t cicu_zone_canonical(const UChar *zone, int32_t length, UChar *buffer,
                                          int32_t capacity, UErrorCode *status) {
  UBool is_system = 0;
  return ucal_getCanonicalTimeZoneID(zone, length, buffer, capacity, &is_system, status);
}

/// Milliseconds to add to UTC at a moment given in milliseconds since 1970.
static inline int32_t cicu_zone_offset(void *calendar, double milliseconds, UErrorCode *status) {
  ucal_setMillis((UCalendar *)calendar, milliseconds, status);
  int32_t standard = ucal_get((const UCalendar *)calendar, UCAL_ZONE_OFFSET, status);
  return standard + ucal_get((const UCalendar *)calendar, UCAL_DST_OFFSET, status);
}

/// The first change after the moment last asked for; false when there is none.
static inline UBool cicu_zone_next_change(void *calendar, double *milliseconds,
                                          UErrorCode *status) {
  return ucal_getTimeZoneTransitionDate((const UCalendar *)calendar, UCAL_TZ_TRANSITION_NEXT,
                                        milliseconds, status);
}

/// The last change at or before the moment last asked for; false when there is none.
static inline UBool cicu_zone_previous_change(void *calendar, double *milliseconds,
                                              UErrorCode *status) {
  return ucal_getTimeZoneTransitionDate((const UCalendar *)calendar,
                                        UCAL_TZ_TRANSITION_PREVIOUS_INCLUSIVE, milliseconds,
                                        status);
}

// Reading back what was printed.

static inline void *cicu_number_reader_open(const char *locale, UBool words, UErrorCode *status) {
  UNumberFormat *reader =
      unum_open(words ? UNUM_SPELLOUT : UNUM_DECIMAL, NULL, 0, locale, NULL, status);
  if (U_SUCCESS(*status) && !words) unum_setAttribute(reader, UNUM_LENIENT_PARSE, 0);
  return reader;
}

static inline void cicu_number_reader_close(void *reader) { unum_close((UNumberFormat *)reader); }

/// The number that starts at `place`, which moves behind it.
static inline double cicu_number_read(void *reader, const UChar *text, int32_t length,
                                      int32_t *place, UErrorCode *status) {
  return unum_parseDouble((const UNumberFormat *)reader, text, length, place, status);
}

/// The moment, in milliseconds since 1970, that starts at `place`, which moves behind it.
static inline double cicu_date_read(void *formatter, const UChar *text, int32_t length,
                                    int32_t *place, UErrorCode *status) {
  return udat_parse((const UDateFormat *)formatter, text, length, place, status);
}

static inline void cicu_cldr_version(uint8_t version[4], UErrorCode *status) {
  ulocdata_getCLDRVersion(version, status);
}

// Character sets.

static inline void *cicu_converter_open(const char *name, UErrorCode *status) {
  return ucnv_open(name, status);
}

static inline void cicu_converter_close(void *converter) { ucnv_close((UConverter *)converter); }

/// Converts on from where `source` and `target` stand, through a pivot of UTF-16 kept by the
/// caller; the first call resets the converters. `U_BUFFER_OVERFLOW_ERROR` asks for more room.
static inline void cicu_convert(void *to, void *from, char **target, const char *target_limit,
                                const char **source, const char *source_limit, UChar *pivot_start,
                                UChar **pivot_source, UChar **pivot_target,
                                const UChar *pivot_limit, UBool reset, UErrorCode *status) {
  ucnv_convertEx((UConverter *)to, (UConverter *)from, target, target_limit, source, source_limit,
                 pivot_start, pivot_source, pivot_target, pivot_limit, reset, 1, status);
}

static inline int32_t cicu_converter_count(void) { return ucnv_countAvailable(); }

/// The name of a converter as mail headers and the web spell it, or ICU's own.
static inline const char *cicu_converter_name(int32_t index) {
  const char *name = ucnv_getAvailableName(index);
  UErrorCode status = U_ZERO_ERROR;
  const char *preferred = ucnv_getStandardName(name, "MIME", &status);
  if (preferred == NULL) {
    status = U_ZERO_ERROR;
    preferred = ucnv_getStandardName(name, "IANA", &status);
  }
  return preferred == NULL ? name : preferred;
}

#endif
