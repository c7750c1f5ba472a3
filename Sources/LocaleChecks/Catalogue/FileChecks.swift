internal import ChartLocalization

/// L004 and L005: files and messages that cannot be read, and bytes that are not what they should be.
enum FileChecks {
  /// L004: text that is no JSON, and messages that are no ICU MessageFormat.
  ///
  /// A choice without `other` is told of by L103 and L107.
  static func syntax(_ folder: CheckedFolder, _ sink: inout FindingSink) {
    eachFault(folder) { path, locale, error in
      switch error.fault {
      case .unexpected, .unreadable, .empty, .tooManyFaults:
        sink.report(path: path, error.position, locale: locale, message: nil, error.sentence)
      default: break
      }
    }
    for locale in folder.locales {
      for message in locale.messages {
        for fault in message.faults {
          if case .missingOther = fault.fault { continue }
          sink.report(
            path: message.file.path,
            message.file.catalogue.position(
              of: message.file.catalogue.fileOffset(of: fault.range.lower, in: message.entry)
            ),
            locale: locale.locale.name,
            message: message.id,
            fault.sentence
          )
        }
      }
    }
  }

  /// L005: invalid UTF-8, byte order marks, control characters, text not in form C, text decoded twice.
  static func encoding(_ folder: CheckedFolder, _ sink: inout FindingSink) {
    eachFault(folder) { path, locale, error in
      switch error.fault {
      case .badEncoding:
        sink.report(path: path, error.position, locale: locale, message: nil, error.sentence)
      case .controlCharacter(let id):
        sink.report(path: path, error.position, locale: locale, message: id, error.sentence)
      default: break
      }
    }
    for locale in folder.locales {
      sink.enter(locale)
      // Of bytes that are no UTF-8 it was told above; what they were replaced by is not in the file.
      let replaced = Set(locale.locale.files.filter(\.catalogue.isRepaired).map(\.path))
      for message in locale.messages {
        characters(of: message, isRepaired: replaced.contains(message.file.path), &sink)
      }
    }
  }

  private static func characters(
    of message: CheckedMessage,
    isRepaired: Bool,
    _ sink: inout FindingSink
  ) {
    let text = message.entry.text
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return }
    var offset = 0
    var previous: UInt32 = 0
    for scalar in text.unicodeScalars {
      let range = SourceRange(offset, offset + UTF8.width(scalar))
      let isReplacement = isRepaired && scalar == "\u{FFFD}"
      if !isReplacement, let name = badCharacter(scalar, after: previous) {
        sink.report(message, range, "\(name) stands in the text")
      }
      previous = scalar.value
      offset = range.upper
    }
    if !text.isComposed {
      let place = firstDecomposed(in: text)
      sink.report(message, place, "the text is not in normalization form C", severity: .warning)
    }
  }

  private static func badCharacter(_ scalar: Unicode.Scalar, after previous: UInt32) -> String? {
    switch scalar.value {
    case 0xFEFF: "a byte order mark"
    case 0xFFFD: "U+FFFD, which stands for lost characters,"
    case 0xE000...0xF8FF: "a character of private use"
    case 0xFFFE, 0xFFFF, 0xFDD0...0xFDEF: "a noncharacter"
    // UTF-8 read as Latin-1: C3 or C2 and a byte from 80 to BF.
    case 0xA0...0xBF where previous == 0xC3 || previous == 0xC2: "text that was decoded twice"
    case let value where previous == 0xC3 && latinByAccident.contains(value):
      "text that was decoded twice"
    default: nil
    }
  }

  /// What the bytes from 80 to 9F are in Windows-1252, as far as letters of Latin-1 need them.
  private static let latinByAccident: Set<UInt32> = [
    0x20AC, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x160, 0x152, 0x17D, 0x153, 0x2122,
  ]

  /// The first character that is not composed by itself or with the one before; else the whole text.
  private static func firstDecomposed(in text: String) -> SourceRange {
    var offset = 0
    for character in text {
      let width = character.utf8.count
      if !String(character).isComposed { return SourceRange(offset, offset + width) }
      offset += width
    }
    return SourceRange(0, text.utf8.count)
  }

  /// Calls back for what is wrong with files, in order, with the locale's name.
  static func eachFault(
    _ folder: CheckedFolder,
    _ tell: (String, String?, CatalogueError) -> Void
  ) {
    for fault in folder.folder.faults { tell(fault.path, fault.locale, fault.error) }
    for locale in folder.locales {
      for file in locale.locale.files {
        for error in file.catalogue.faults { tell(file.path, locale.locale.name, error) }
      }
    }
  }
}
