/// What fills one argument of a message.
public enum MessageArgument: Sendable, Equatable {
  /// Text to print, such as the name of a series; isolated within right-to-left messages.
  case text(String)
  /// A number: the value alone chooses the plural form, the formatted text is what is printed, by
  /// `{name}` and by `#`. With a plural's offset `#` prints the difference, formatted anew.
  case number(Double, formatted: String)
  /// A keyword for a `select`.
  case select(String)
  /// Texts to print as the locale lists them ("a, b, and c"); each is isolated within
  /// right-to-left messages.
  case list([String])
}
