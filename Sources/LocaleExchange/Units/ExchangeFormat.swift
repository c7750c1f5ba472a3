/// A kind of file that translators and their tools read and write.
public enum ExchangeFormat: String, Sendable, Hashable, CaseIterable {
  /// XLIFF 1.2; one plural is a group of units, as gettext's tools make it.
  case xliff
  /// XLIFF 2.1.
  case xliff2
  /// XLIFF 1.2 as Xcode exports a string catalogue.
  case appleXLIFF = "apple-xliff"
  /// gettext's portable objects.
  case po
  /// Xcode's string catalogue.
  case xcstrings

  /// How files of the format end, without the dot.
  public var fileExtension: String {
    switch self {
    case .xliff, .xliff2: "xlf"
    case .appleXLIFF: "xliff"
    case .po: "po"
    case .xcstrings: "xcstrings"
    }
  }
}
