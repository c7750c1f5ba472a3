/// Something that was missing or wrong while a message was rendered; the best text was used.
public struct LocalizationDiagnostic: Sendable, Equatable, CustomStringConvertible {
  /// What was missing or wrong.
  public enum Fault: Sendable, Equatable {
    /// No catalogue on the chain has the message; `{id}` was used.
    case missingMessage
    /// The locale has no such message; that of another was used.
    case usedFallback(LocaleTag)
    /// The catalogue of a locale has the message, but it cannot be read; the next was used.
    case unreadableMessage(LocaleTag, MessageSyntaxError)
    /// The message asks for an argument that was not given; `{name}` or the variant `other` was
    /// used.
    case missingArgument(String)
    /// A plural asks for a number and something else was given; the variant `other` was used.
    case notANumber(argument: String)
    /// The rendered text reached ``Localizer/maximumTextByteCount``; the rest was left out.
    case tooLong
  }

  /// How grave a fault is.
  public enum Severity: Sendable, Equatable {
    /// The reader sees a whole sentence, if in another language.
    case warning
    /// The reader sees a hole.
    case error
  }

  /// The message's id.
  public let id: String
  /// The locale in which the message was wanted.
  public let locale: LocaleTag
  /// What was missing or wrong.
  public let fault: Fault

  /// Makes a diagnostic.
  public init(id: String, locale: LocaleTag, fault: Fault) {
    self.id = id
    self.locale = locale
    self.fault = fault
  }

  /// A warning if another locale's message was used, else an error.
  public var severity: Severity {
    switch fault {
    case .usedFallback, .unreadableMessage: .warning
    case .missingMessage, .missingArgument, .notANumber, .tooLong: .error
    }
  }

  /// The kind of fault as one word, for reports: `missing-message`.
  public var code: String {
    switch fault {
    case .missingMessage: "missing-message"
    case .usedFallback: "used-fallback"
    case .unreadableMessage: "unreadable-message"
    case .missingArgument: "missing-argument"
    case .notANumber: "not-a-number"
    case .tooLong: "too-long"
    }
  }

  /// One sentence: where and what.
  public var description: String {
    let place = "\(locale): message '\(id)'"
    return switch fault {
    case .missingMessage: "\(place) is in no catalogue"
    case .usedFallback(let other): "\(place) was taken from '\(other)'"
    case .unreadableMessage(let other, let error): "\(place) cannot be read in '\(other)': \(error)"
    case .missingArgument(let name): "\(place) was not given the argument '\(name)'"
    case .notANumber(let name): "\(place) needs a number for the argument '\(name)'"
    case .tooLong: "\(place) became too long and was cut"
    }
  }
}
