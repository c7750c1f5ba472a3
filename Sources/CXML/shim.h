// The only header through which libxml2 is reached.
#ifndef CHARTVOICE_CXML_SHIM_H
#define CHARTVOICE_CXML_SHIM_H

#include <dlfcn.h>
#include <stddef.h>

// What is used of libxml2's reader, declared here: its headers include one another by paths that only
// pkg-config knows, and pkg-config would also link the library. All of it has kept its form since 2.6.

/// A document that is read node by node.
typedef struct cxml_reader cxml_reader;

/// The start of libxml2's xmlError.
typedef struct {
  int domain;
  int code;
  char *message;
  /// 1 a warning, 2 an error after which the document is still well formed, 3 any other.
  int level;
} cxml_fault;

/// Told of a fault, with what was given for it.
typedef void (*cxml_listener)(void *context, const cxml_fault *fault);

/// A function of the library by its name, or NULL where the library is not installed.
///
/// The library is loaded when it is first asked for: a program that exchanges nothing with translators
/// does not wait for it at its start.
static inline void *cxml_function(const char *name) {
  static const char *const names[] = {"libxml2.so.2", "libxml2.so.16", "libxml2.2.dylib"};
  for (size_t index = 0; index < sizeof names / sizeof names[0]; index++) {
    void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (library) return dlsym(library, name);
  }
  return NULL;
}

/// Whether the library is installed; the functions below are to be called only then.
static inline int cxml_is_there(void) { return cxml_function("xmlReaderForMemory") != NULL; }

/// Opens a document of bytes, which must live as long as the reader; NULL if memory is short.
///
/// Nothing is fetched from a network (XML_PARSE_NONET), text in CDATA sections is text
/// (XML_PARSE_NOCDATA). `encoding` goes before what the document says of itself, unless it is NULL.
/// Left out on purpose are the options that read other files or put entities in (XML_PARSE_NOENT,
/// _DTDLOAD, _DTDATTR, _DTDVALID, _XINCLUDE) and the one that lifts the library's own bounds on depth and
/// size (_HUGE).
static inline cxml_reader *cxml_open(const char *bytes, int count, const char *encoding) {
  const int options = 1 << 11 | 1 << 14;
  return ((cxml_reader * (*)(const char *, int, const char *, const char *, int))
              cxml_function("xmlReaderForMemory"))(bytes, count, NULL, encoding, options);
}

/// Has faults told to a listener instead of standard error.
static inline void cxml_listen(cxml_reader *reader, cxml_listener listener, void *context) {
  ((void (*)(cxml_reader *, cxml_listener, void *))cxml_function("xmlTextReaderSetStructuredErrorHandler"))(
      reader, listener, context);
}

/// A function of a reader that gives a number: `xmlTextReaderRead`, say.
typedef int (*cxml_number_function)(cxml_reader *);

/// The library's function with that name.
static inline cxml_number_function cxml_number(const char *name) {
  return (cxml_number_function)cxml_function(name);
}

/// A function of a reader that gives a text which lives until the reader moves:
/// `xmlTextReaderConstValue`, say.
typedef const unsigned char *(*cxml_text_function)(cxml_reader *);

/// The library's function with that name.
static inline cxml_text_function cxml_text(const char *name) {
  return (cxml_text_function)cxml_function(name);
}

/// A function of a reader that gives a number of bytes.
typedef long (*cxml_offset_function)(cxml_reader *);

/// The library's function that tells how many bytes were read; below 0 where that is not known.
static inline cxml_offset_function cxml_offset(void) {
  return (cxml_offset_function)cxml_function("xmlTextReaderByteConsumed");
}

/// Lets go of a reader and all that it gave.
static inline void cxml_close(cxml_reader *reader) {
  ((void (*)(cxml_reader *))cxml_function("xmlFreeTextReader"))(reader);
}

#endif
