public import ChartLocalization

/// A catalogue whose every message stands between marks, so that a text shows which messages made it.
///
/// The marks are characters for private use, which no text of a chart has: one for each message before it,
/// and one for all behind it.
public struct MarkedCatalogue: Sendable {
  /// A piece of a text that one message made.
  public struct Span: Sendable, Equatable {
    /// The message's id.
    public let id: String

    /// What it made, without any marks.
    public let text: String

    /// How many other messages it stands in.
    public let depth: Int
  }

  /// The catalogue with marks.
  public let catalogue: Catalogue

  private let ids: [String]

  /// Sets marks around the messages of a catalogue; at most 65,000 of them.
  public init(_ catalogue: Catalogue) {
    ids = catalogue.messages.keys.sorted().prefix(65_000).map { $0 }
    var messages: [String: String] = [:]
    for (number, id) in ids.enumerated() {
      let mark = Unicode.Scalar(Self.first + UInt32(number)).map { String(Character($0)) } ?? ""
      messages[id] = mark + (catalogue.messages[id] ?? "") + String(Character(Self.end))
    }
    self.catalogue = Catalogue(locale: catalogue.locale, messages: messages)
  }

  /// The pieces of a text, those that end first before those that they stand in.
  public func spans(in text: String) -> [Span] {
    var open: [(id: String, text: String)] = []
    var spans: [Span] = []
    for scalar in text.unicodeScalars {
      if let id = id(of: scalar) {
        open.append((id, ""))
      } else if scalar == Self.end {
        guard let last = open.popLast() else { continue }
        spans.append(Span(id: last.id, text: last.text, depth: open.count))
        if !open.isEmpty { open[open.count - 1].text += last.text }
      } else if !open.isEmpty {
        open[open.count - 1].text.unicodeScalars.append(scalar)
      }
    }
    return spans
  }

  /// The ids of the messages that made a text.
  public func ids(in text: String) -> Set<String> {
    Set(text.unicodeScalars.compactMap(id))
  }

  /// A text without marks.
  public static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar.value < first { plain.append(scalar) }
    return String(plain)
  }

  static let first: UInt32 = 0xF0000
  static let end: Unicode.Scalar = "\u{100000}"

  private func id(of scalar: Unicode.Scalar) -> String? {
    let number = Int(scalar.value) - Int(Self.first)
    return ids.indices.contains(number) ? ids[number] : nil
  }
}
