internal import ChartLocalization

/// L001, L002, L003, L012: which keys there are, and in which order.
enum KeyChecks {
  /// L001: a message of the source that the locale has not, nor one that it falls back to in its
  /// own language.
  static func missing(_ locale: CheckedLocale, _ sink: inout FindingSink) {
    guard let source = locale.source, locale.language != source.language else { return }
    var told: Set<String> = []
    // A value that is no text stands there and is told of as such.
    let present = Set(locale.locale.files.flatMap { $0.catalogue.entries.map(\.id) })
    for message in source.messages
    where !present.contains(message.id) && told.insert(message.id).inserted {
      let file =
        locale.locale.files.first { $0.name == message.file.name } ?? locale.locale.files[0]
      sink.report(
        file,
        nil,
        message: message.id,
        "the message '\(message.id)' of '\(message.file.path)' is absent"
      )
    }
  }

  /// L002: a message that the source has not.
  static func extra(_ locale: CheckedLocale, _ sink: inout FindingSink) {
    guard let source = locale.source else { return }
    for file in locale.locale.files {
      for entry in file.catalogue.entries where source.message(entry.id) == nil {
        sink.report(
          file,
          entry.keyRange,
          message: entry.id,
          "the message '\(entry.id)' is not in the source"
        )
      }
    }
  }

  /// L003: a key that stands twice in a file, or in two files of the locale.
  static func duplicate(_ locale: CheckedLocale, _ sink: inout FindingSink) {
    var homes: [String: String] = [:]
    for file in locale.locale.files {
      for fault in file.catalogue.faults {
        guard case .duplicateKey(let key) = fault.fault else { continue }
        sink.report(
          path: file.path,
          fault.position,
          locale: locale.locale.name,
          message: key,
          fault.sentence
        )
      }
      for entry in file.catalogue.entries {
        guard let home = homes.updateValue(file.path, forKey: entry.id), home != file.path else {
          continue
        }
        sink.report(
          file,
          entry.keyRange,
          message: entry.id,
          "the key '\(entry.id)' stands in '\(home)' as well"
        )
      }
    }
  }

  /// L012: the first key of a file that breaks both the order of the source and that of the alphabet.
  static func order(_ locale: CheckedLocale, _ sink: inout FindingSink) {
    for file in locale.locale.files {
      let entries = file.catalogue.entries
      guard let unsorted = firstBreak(in: entries.map(\.id), { $0 <= $1 }) else { continue }
      guard let source = locale.source else { continue }
      var ranks: [String: Int] = [:]
      for (rank, message) in source.messages.enumerated() where ranks[message.id] == nil {
        ranks[message.id] = rank
      }
      let known = entries.filter { ranks[$0.id] != nil }
      guard firstBreak(in: known.compactMap { ranks[$0.id] }, { $0 <= $1 }) != nil else { continue }
      sink.report(
        file,
        entries[unsorted].keyRange,
        message: entries[unsorted].id,
        "'\(entries[unsorted].id)' stands after '\(entries[unsorted - 1].id)'; "
          + "the order of the source or of the ids was expected"
      )
    }
  }

  private static func firstBreak<Value>(
    in values: [Value],
    _ isOrdered: (Value, Value) -> Bool
  ) -> Int? {
    values.indices.dropFirst().first { !isOrdered(values[$0 - 1], values[$0]) }
  }
}
