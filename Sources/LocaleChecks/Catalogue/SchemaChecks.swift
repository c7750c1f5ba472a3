internal import ChartLocalization

/// L011: values that are not what their names promise.
enum SchemaChecks {
  /// Tells wrong types, locales that do not fit, ids that are none, and declarations that are not true.
  static func schema(_ folder: CheckedFolder, _ sink: inout FindingSink) {
    FileChecks.eachFault(folder) { path, locale, error in
      if let (message, severity) = fault(error.fault) {
        sink.report(
          path: path,
          error.position,
          locale: locale,
          message: message,
          error.sentence,
          severity: severity
        )
      }
    }
    for locale in folder.locales {
      sink.enter(locale)
      for file in locale.locale.files {
        names(of: file, locale, &sink)
        ids(of: file, &sink)
        orphans(of: file, locale, &sink)
      }
      for message in locale.messages { declarations(of: message, &sink) }
    }
    registry(folder, &sink)
  }

  /// The message that a fault is of, and how grave it is; nil if it is another check's.
  private static func fault(
    _ fault: CatalogueError.Fault
  ) -> (message: String?, severity: Finding.Severity)? {
    switch fault {
    case .missingLocale, .badLocale: (nil, .error)
    case .notText(let id): (id, .error)
    case .badMetadata(let key, _, _):
      (key.hasPrefix("@") && !key.hasPrefix("@@") ? String(key.dropFirst()) : nil, .warning)
    default: nil
    }
  }

  private static func names(
    of file: LocaleFolder.File,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard let attribute = file.catalogue.localeAttribute, let found = file.catalogue.locale else {
      return
    }
    let fault: CatalogueError.Fault
    if LocaleTag(found) == nil {
      fault = .badLocale(found)
    } else if LocaleTag(found) != LocaleTag(locale.locale.name) {
      fault = .localeMismatch(found: found, folder: locale.locale.name)
    } else {
      return
    }
    sink.report(
      file,
      attribute.node.range,
      message: nil,
      file.catalogue.error(fault, at: 0).sentence
    )
  }

  /// Ids with spaces or signs that no program takes, and ids that are not built as the others are.
  private static func ids(of file: LocaleFolder.File, _ sink: inout FindingSink) {
    let entries = file.catalogue.entries
    let odd = entries.filter { !CatalogueFile.isMessageId($0.id) }
    let areOthersKebab = odd.count * 10 < entries.count
    for entry in odd {
      let isUsable =
        !entry.id.isEmpty
        && entry.id.unicodeScalars.allSatisfy {
          !$0.properties.isWhitespace && $0.value >= 0x20 && $0 != "{" && $0 != "}"
        }
      if isUsable && !areOthersKebab { continue }
      sink.report(
        file,
        entry.keyRange,
        message: entry.id,
        file.catalogue.error(.badId(entry.id), at: 0).sentence,
        severity: isUsable ? .warning : .error
      )
    }
  }

  /// What is known of messages that are not there.
  private static func orphans(
    of file: LocaleFolder.File,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    let ids = Set(file.catalogue.entries.map(\.id))
    for known in file.catalogue.metadata where !ids.contains(known.id) {
      sink.report(
        file,
        known.keyRange,
        message: known.id,
        "'@\(known.id)' tells of a message that is absent",
        severity: .warning
      )
    }
  }

  /// Declared arguments that the message has not, arguments that are not declared, and types that
  /// are not known.
  private static func declarations(of message: CheckedMessage, _ sink: inout FindingSink) {
    guard let placeholders = message.metadata?.placeholders, message.faults.isEmpty else { return }
    let declared = Set(placeholders.map(\.name))
    for placeholder in placeholders {
      if message.arguments[placeholder.name] == nil {
        sink.report(
          message.file,
          placeholder.nameRange,
          message: message.id,
          "the declared placeholder '\(placeholder.name)' is not in the message",
          severity: .warning
        )
      } else if let type = placeholder.type, ArgumentKind(declared: type) == nil {
        sink.report(
          message.file,
          placeholder.nameRange,
          message: message.id,
          "'\(type)' is no type; number, integer, text, select, list or date was expected",
          severity: .warning
        )
      }
    }
    for (name, usage) in message.arguments.sorted(by: { $0.key < $1.key }) {
      guard !declared.contains(name), message.derivedBase(of: name) == nil,
        let range = usage.firstRange
      else { continue }
      sink.report(message, range, "the argument '\(name)' is not declared", severity: .warning)
    }
  }

  /// A registry that contradicts the folder: locales without a folder, folders that are not told of,
  /// plural categories that are not those of the language.
  private static func registry(_ folder: CheckedFolder, _ sink: inout FindingSink) {
    guard let registry = folder.folder.registry else { return }
    let names = Set(folder.folder.locales.map(\.name))
    for locale in registry.locales where !names.contains(locale.tag) {
      sink.report(
        path: "registry.json",
        nil,
        locale: locale.tag,
        message: nil,
        "the registry has '\(locale.tag)', for which there is no catalogue",
        severity: .warning
      )
    }
    for locale in folder.locales {
      guard let registered = locale.locale.registered else {
        sink.report(
          path: "registry.json",
          nil,
          locale: locale.locale.name,
          message: nil,
          "the registry does not have '\(locale.locale.name)'",
          severity: .warning
        )
        continue
      }
      for (key, categories) in [("cardinals", locale.cardinals), ("ordinals", locale.ordinals)] {
        guard let told = registered.node[key]?.strings, Set(told) != Set(categories.all) else {
          continue
        }
        sink.report(
          path: "registry.json",
          nil,
          locale: locale.locale.name,
          message: nil,
          "the \(key) of '\(locale.locale.name)' are \(told.joined(separator: " ")); "
            + "\(categories.all.joined(separator: " ")) was expected",
          severity: .warning
        )
      }
    }
  }
}
