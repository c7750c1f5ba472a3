/// The page that explains one check: `locales/checks/<ID>.md`, built in.
public struct CheckPage: Sendable, Equatable {
  /// The check's id.
  public let id: String
  /// What the check finds, in a few words: the heading without the id.
  public let title: String
  /// What the check finds, in one line: the first paragraph.
  public let summary: String
  /// The whole page, in Markdown.
  public let text: String

  /// The ids of all checks that have a page, sorted.
  public static var ids: [String] { EmbeddedPages.ids }

  /// The page of a check, or nil.
  ///
  /// - Complexity: O(n) in the bytes of the page, at each call.
  public init?(of id: String) {
    guard let literal = EmbeddedPages.text(of: id) else { return nil }
    text = literal.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    let parts = text.split(separator: "\n\n", maxSplits: 2).map(String.init)
    self.id = id
    title = String((parts.first ?? "").dropFirst("# \(id): ".count))
    summary =
      parts.count > 1
      ? parts[1].split(separator: "\n").joined(separator: " ") : ""
  }

  /// The id and the title: `L101: Missing, extra or renamed placeholder`; the id alone without a page.
  static func heading(of id: String) -> String {
    CheckPage(of: id).map { "\(id): \($0.title)" } ?? id
  }
}
