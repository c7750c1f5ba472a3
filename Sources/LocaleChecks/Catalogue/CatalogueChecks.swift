/// The checks of catalogues as a whole: keys, encoding, layout, and text that was left or is foreign.
let catalogueChecks: [LocaleCheck] = [
  LocaleCheck("L001", .error, .locale(KeyChecks.missing)),
  LocaleCheck("L002", .warning, .locale(KeyChecks.extra)),
  LocaleCheck("L003", .error, .locale(KeyChecks.duplicate)),
  LocaleCheck("L004", .error, .folder(FileChecks.syntax)),
  LocaleCheck("L005", .error, .folder(FileChecks.encoding)),
  LocaleCheck("L006", .warning, .folder(UseChecks.unused)),
  LocaleCheck("L007", .error, .folder(UseChecks.undefined)),
  LocaleCheck("L008", .warning, .message(TranslationChecks.stale)),
  LocaleCheck("L009", .warning, .message(TranslationChecks.untranslated)),
  LocaleCheck("L010", .error, .message(ScriptChecks.wrongScript)),
  LocaleCheck("L011", .error, .folder(SchemaChecks.schema)),
  LocaleCheck("L012", .note, .locale(KeyChecks.order)),
]
