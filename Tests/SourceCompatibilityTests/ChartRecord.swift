import ChartTestSupport
import ChartVoice
import Foundation
import Testing

/// What a person reads of the charts of one view: tree, words in two languages and pictures.
struct ChartRecord {
  private let charts: [AccessibleChart]

  /// The charts, in reading order.
  init(_ charts: [AccessibleChart]) {
    self.charts = charts
  }

  /// What was lowered or resolved with loss, a line each.
  var losses: [String] {
    charts.flatMap(\.diagnostics).map { diagnostic in
      "\(diagnostic.severity) \(diagnostic.code) \(diagnostic.arguments.joined(separator: ", "))"
    }
  }

  /// The trees, one after another.
  func tree() -> String {
    joined { chart in
      var diagnostics: [LocalizationDiagnostic] = []
      return TreeDocument(chart.narrator(Localizer(locale: .english)))
        .text(diagnostics: &diagnostics)
    }
  }

  /// The words at every length, one chart after another.
  func words(in locale: LocaleTag) -> String {
    joined { chart in
      Detail.allCases.map { "\($0.rawValue):\n\(chart.text($0, in: locale))" }
        .joined(separator: "\n\n")
    }
  }

  /// The pictures without the proof that they hold, which has tests of its own.
  var pictures: [String] {
    charts.map { Self.withoutProof($0.drawing().text) }
  }

  /// Compares tree, words and pictures with what was read and seen.
  func expectGolden(_ folder: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let korean = try #require(LocaleTag("ko"))
    let texts = [
      ("tree.txt", tree()),
      ("words.en.txt", words(in: .english)),
      ("words.ko.txt", words(in: korean)),
    ]
    for (name, text) in texts {
      ChartTestSupport.expectGolden(
        Self.brief(text),
        "\(folder)/\(name)",
        sourceLocation: sourceLocation
      )
    }
    for (index, picture) in pictures.enumerated() {
      let name = charts.count == 1 ? "chart.svg" : "chart-\(index + 1).svg"
      ChartTestSupport.expectGolden(
        Self.brief(picture),
        "\(folder)/\(name)",
        sourceLocation: sourceLocation
      )
    }
  }

  private func joined(_ text: (AccessibleChart) -> String) -> String {
    guard charts.count > 1 else { return charts.map(text).joined() }
    return charts.enumerated().map { "chart \($0 + 1)\n\n\(text($1))" }.joined(separator: "\n\n")
  }

  /// A text of more than 100,000 bytes as its beginning, its size and a checksum (FNV-1a, 64 bits), so that
  /// no golden file is larger than a person reads.
  private static func brief(_ text: String) -> String {
    guard text.utf8.count > 100_000 else { return text }
    let sum = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    return "\(text.prefix(20_000))\n… \(text.utf8.count) bytes in all, checksum \(sum)"
  }

  private static func withoutProof(_ svg: String) -> String {
    guard let start = svg.range(of: "<metadata"), let end = svg.range(of: "</metadata>\n") else {
      return svg
    }
    return String(svg[..<start.lowerBound] + svg[end.upperBound...])
  }
}
