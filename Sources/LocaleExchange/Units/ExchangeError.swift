public import ChartLocalization

/// Why a file cannot go to a translator or be taken back, and where.
public struct ExchangeError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What broke.
  public enum Fault: Sendable, Equatable {
    /// libxml2, which reads XML, is not installed.
    case missingLibrary
    /// The file is larger than is read.
    case tooLarge(byteCount: Int, limit: Int)
    /// The file is not what its format has it be.
    case unexpected(found: String, expected: String)
    /// The XML is not well formed; the sentence is libxml2's.
    case malformed(String)
    /// The file is of no format that is known.
    case unknownFormat
    /// A message holds a character that the format has no way to write.
    case unwritable(id: String, character: UInt32)
    /// The catalogue's file cannot be read well enough to be written back.
    case catalogue(CatalogueError)
    /// The folder has no catalogue for a locale.
    case missingLocale(String)
    /// The file or folder cannot be opened or read.
    case unreadable
    /// The file is for another language than was asked for.
    case otherLocale(found: String, expected: String)
    /// The file was translated from another language than the catalogues' source.
    case otherSource(found: String, expected: String)
    /// The file does not say which language it is for.
    case unnamedLocale
  }

  /// What broke.
  public let fault: Fault
  /// The path of the file; nil when it came as bytes.
  public let file: String?
  /// The place in the file; nil when the fault has none.
  public let position: SourcePosition?

  init(_ fault: Fault, file: String? = nil, at position: SourcePosition? = nil) {
    self.fault = fault
    self.file = file
    self.position = position
  }

  /// The sentence, without file and position: one line, what is quoted of the file made visible.
  public var sentence: String { words.visible }

  private var words: String {
    switch fault {
    case .missingLibrary: "libxml2 was not found, without which no XML can be read; install libxml2"
    case .tooLarge(let count, let limit):
      "the file has \(count) bytes, more than the \(limit) that are read"
    case .unexpected(let found, let expected): "\(found) was found; \(expected) was expected"
    case .malformed(let sentence): "the XML is not well formed: \(sentence)"
    case .unknownFormat: "neither XLIFF nor PO nor a string catalogue was found"
    case .unwritable(let id, let character):
      "the message '\(id)' holds the character U+\(String(character, radix: 16, uppercase: true)), "
        + "which the format cannot hold"
    case .catalogue(let error): error.sentence
    case .missingLocale(let tag): "there is no catalogue for the locale '\(tag)'"
    case .unreadable: "the file cannot be read"
    case .otherLocale(let found, let expected):
      "the file is for the locale '\(found)'; '\(expected)' was expected"
    case .otherSource(let found, let expected):
      "the file was translated from '\(found)'; the source here is '\(expected)'"
    case .unnamedLocale: "the file does not say which locale it is for; --locale TAG says it"
    }
  }

  /// One line as compilers write it: `de.xlf:3:14: error: …`.
  public var description: String {
    let place = [file, position?.description].compactMap(\.self).joined(separator: ":")
    return place.isEmpty ? "error: \(sentence)" : "\(place): error: \(sentence)"
  }

  /// The same fault, in a file.
  public func inFile(_ path: String) -> ExchangeError {
    ExchangeError(fault, file: path, at: position)
  }
}
