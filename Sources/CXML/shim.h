// The only header through which libxml2 is reached.
#ifndef CHARTVOICE_CXML_SHIM_H
#define CHARTVOICE_CXML_SHIM_H

#include <dlfcn.h>
#include <stddef.h>

// What is used of libxml2's reader, declared here: its headers include one another by paths that only
// pkg-config knows, and pkg-config would also link the library. All of it has kept its form since 2.6.

/// A document that is read node by node.
typedef struct cxml_reader cxml_reader;

/// Told of a fault: what was given with it, the sentence, its gravity, and a place.
typedef void (*cxml_listener)(void *context, const char *sentence, int severity, void *place);

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
/// (XML_PARSE_NOCDATA), lines past 65,535 are told (XML_PARSE_BIG_LINES). Left out on purpose are the
/// options that read other files or put entities in (XML_PARSE_NOENT, _DTDLOAD, _DTDATTR, _DTDVALID,
/// _XINCLUDE) and the one that lifts the library's own bounds on depth and size (_HUGE).
static inline cxml_reader *cxml_open(const char *bytes, int count) {
  const int options = 1 << 11 | 1 << 14 | 1 << 22;
  return ((cxml_reader * (*)(const char *, int, const char *, const char *, int))
              cxml_function("xmlReaderForMemory"))(bytes, count, NULL, NULL, options);
}

/// Has faults told to a listener instead of standard error.
static inline void cxml_listen(cxml_reader *reader, cxml_listener listener, void *context) {
  ((void (*)(cxml_reader *, cxml_listener, void *))cxml_function("xmlTextReaderSetErrorHandler"))(
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

/// A function that gives the node a reader stands on.
typedef void *(*cxml_node_function)(cxml_reader *);

/// The library's function that gives the node a reader stands on.
static inline cxml_node_function cxml_current_node(void) {
  return (cxml_node_function)cxml_function("xmlTextReaderCurrentNode");
}

/// A function that gives the line of a node, counted from 1.
typedef long (*cxml_line_function)(const void *);

/// The library's function that gives the line of a node.
static inline cxml_line_function cxml_line(void) {
  return (cxml_line_function)cxml_function("xmlGetLineNo");
}

/// Lets go of a reader and all that it gave.
static inline void cxml_close(cxml_reader *reader) {
  ((void (*)(cxml_reader *))cxml_function("xmlFreeTextReader"))(reader);
}

#endif
