/// Why a catalogue could not be read, and where.
public struct CatalogueError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What broke.
  public enum Fault: Sendable, Equatable {
    /// The file or folder cannot be opened or read.
    case unreadable
    /// The folder holds no catalogue.
    case empty
    /// The file is not valid UTF-8, or starts with a byte order mark.
    case badEncoding
    /// The text is not the JSON that was expected here.
    case unexpected(found: String, expected: String)
    /// A key stands twice in the catalogue, or in two files of one locale.
    case duplicateKey(String)
    /// A message's id is not lower-case words joined by hyphens.
    case badId(String)
    /// `@@locale` is absent.
    case missingLocale
    /// `@@locale` is no locale tag.
    case badLocale(String)
    /// `@@locale` differs from the name of the folder.
    case localeMismatch(found: String, folder: String)
    /// A message holds a control character other than a line feed or tab.
    case controlCharacter(id: String)
    /// The value behind a message's id is no text.
    case notText(id: String)
    /// The metadata of a message, `@id`, or an attribute of the file, `@@name`, is not of the kind
    /// that is known for it.
    case badMetadata(key: String, field: String, expected: String)
    /// Faults were found beyond the number that is told of one file.
    case tooManyFaults
    /// A message is no ICU MessageFormat.
    case badMessage(id: String, MessageSyntaxError.Fault)
  }

  /// What broke.
  public let fault: Fault
  /// The path of the file or folder; nil when the catalogue came as bytes.
  public let file: String?
  /// The place in the file; nil when the fault has none.
  public let position: SourcePosition?

  /// Makes an error of what broke and where.
  package init(fault: Fault, file: String?, position: SourcePosition?) {
    self.fault = fault
    self.file = file
    self.position = position
  }

  /// The sentence, without file and position: one line, what is quoted of the file made visible.
  public var sentence: String { words.visible }

  private var words: String {
    switch fault {
    case .unreadable: "the catalogue cannot be read"
    case .empty: "the folder holds no catalogue; <tag>/<name>.arb was expected"
    case .badEncoding: "UTF-8 without a byte order mark was expected"
    case .unexpected(let found, let expected): "\(found) was found; \(expected) was expected"
    case .duplicateKey(let key): "the key '\(key)' stands a second time"
    case .badId(let id): "'\(id)' is no message id; lower-case words joined by '-' were expected"
    case .missingLocale: "the key '@@locale' is absent"
    case .badLocale(let tag): "'\(tag)' is no locale tag"
    case .localeMismatch(let found, let folder):
      "'@@locale' is '\(found)' in the folder '\(folder)'"
    case .controlCharacter(let id): "the message '\(id)' holds a control character"
    case .notText(let id): "the message '\(id)' is no text; a string was expected"
    case .badMetadata(let key, let field, let expected) where key == field:
      "'\(key)' is of another kind; \(expected) was expected"
    case .badMetadata(let key, let field, let expected):
      "'\(field)' of '\(key)' is not what is known by that name; \(expected) was expected"
    case .tooManyFaults: "the file has more faults than are told of"
    case .badMessage(let id, let fault): "in the message '\(id)', \(fault.sentence)"
    }
  }

  /// One line as compilers write it: `de/narration.arb:3:14: error: …`.
  public var description: String {
    let place = [file, position?.description].compactMap(\.self).joined(separator: ":")
    return place.isEmpty ? "error: \(sentence)" : "\(place): error: \(sentence)"
  }

  /// The same fault, in a file.
  func inFile(_ path: String) -> CatalogueError {
    CatalogueError(fault: fault, file: path, position: position)
  }
}
