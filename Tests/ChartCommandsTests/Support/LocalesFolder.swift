import ChartCommands
import Foundation

/// A folder of catalogues of a test's own: `locales/en`, `locales/de` and a registry.
struct LocalesFolder {
  let scratch: ScratchFolder

  static let source = """
    {
      "@@locale": "en",
      "column": "Column {name}",
      "row": "Row {number}",
      "rows": "{count, plural, one {One row} other {# rows}}",
      "trend": "{series} rose by {delta}."
    }

    """

  /// Lacks `column`, drops an argument of `trend`, and ends it with no mark.
  static let faulty = """
    {
      "@@locale": "de",
      "row": "Zeile {number}",
      "rows": "{count, plural, one {Eine Zeile} other {# Zeilen}}",
      "trend": "{series} stieg"
    }

    """

  static let registry = """
    {"source": "en", "locales": [
      {"tag": "en", "status": "source"}, {"tag": "de", "status": "draft"}
    ]}

    """

  /// Makes the folder, with other catalogues where they are given.
  init(de: String = Self.faulty, registry: String? = Self.registry) throws {
    scratch = try ScratchFolder()
    for tag in ["en", "de"] {
      try FileManager.default.createDirectory(
        atPath: "\(scratch.path)/locales/\(tag)",
        withIntermediateDirectories: true
      )
    }
    try scratch.write(Self.source, to: "locales/en/narration.arb")
    try scratch.write(de, to: "locales/de/narration.arb")
    if let registry { try scratch.write(registry, to: "locales/registry.json") }
  }

  /// Runs a command of the family in it.
  func answer(_ words: String..., today: String = "2026-12-01") -> Run {
    run(["locales"] + words, of: .chartVoice, in: scratch.path, today: today)
  }
}
