/// All messages of one locale beside those of the source language, as one file for a translator.
public struct ExchangeDocument: Sendable, Hashable {
  /// The tag of the language that is translated from.
  public let sourceLocale: String
  /// The tag of the language that is translated into.
  public let targetLocale: String
  /// The messages in the order of the source's catalogues; ids are unique.
  public let units: [ExchangeUnit]

  /// Makes a document.
  public init(sourceLocale: String, targetLocale: String, units: [ExchangeUnit]) {
    self.sourceLocale = sourceLocale
    self.targetLocale = targetLocale
    self.units = units
  }

  /// The file's bytes: UTF-8, without a byte order mark, the same for the same document.
  ///
  /// Throws ``ExchangeError`` with the id of the first message that the format cannot hold: XML 1.0
  /// has no U+FFFE and no control characters. A message that is no ICU MessageFormat goes out as it is.
  ///
  /// - Complexity: O(n) in the bytes of the messages.
  public func bytes(as format: ExchangeFormat) throws(ExchangeError) -> [UInt8] {
    let text =
      switch format {
      case .xliff: try XLIFF1Writer(self).text()
      case .xliff2: try XLIFF2Writer(self).text()
      case .appleXLIFF: try AppleXLIFFWriter(self).text()
      case .po: try POWriter(self).text()
      case .xcstrings: try StringCatalogWriter(self).text()
      }
    return Array(text.utf8)
  }
}
