internal import ChartLocalization

/// How one rendering of a message ends.
struct SentenceEnd {
  enum Kind {
    /// With a mark that ends sentences in the locale.
    case marked
    /// With one that ends them elsewhere.
    case foreign
    /// With a placeholder, which may bring its own mark.
    case argument
    /// With something else, or with nothing.
    case open
  }

  let kind: Kind
  /// The last sign, closing quotes and brackets aside.
  let unit: Rendering.Unit?
  /// Its index.
  let index: Int
  /// Whether a full stop stands behind so short a word that it may be an abbreviation's.
  let isAbbreviation: Bool

  init(of rendering: Rendering, _ locale: CheckedLocale?) {
    let units = rendering.units
    var index = units.count - 1
    while index >= 0,
      units[index].isSpace || Self.closing.contains(units[index].value)
        || units[index].kind == .other
    {
      index -= 1
    }
    self.index = index
    guard index >= 0 else {
      (kind, unit, isAbbreviation) = (.open, nil, false)
      return
    }
    let last = units[index]
    unit = last
    var start = index
    while start > 0, units[start - 1].isLetter { start -= 1 }
    isAbbreviation = last.is(".") && start < index && index - start <= 4
    if last.isArgument {
      kind = .argument
    } else if Self.marks(of: locale).contains(last.value) {
      kind = .marked
    } else {
      kind = Self.anywhere.contains(last.value) ? .foreign : .open
    }
  }

  /// The marks that end sentences in a locale.
  static func marks(of locale: CheckedLocale?) -> Set<UInt32> {
    switch locale?.scriptCode {
    case "Hans", "Hant", "Hani", "Jpan": eastAsian
    case "Arab": locale?.language == "ur" ? urdu : arabic
    case "Deva", "Beng", "Guru", "Orya": locale?.language == "hi" ? danda : danda.union([0x2E])
    case "Armn": [0x589, 0x3A, 0x2024]
    case "Ethi": [0x1362, 0x1367, 0x21, 0x3F]
    case "Khmr": [0x17D4, 0x17D5, 0x21, 0x3F]
    case "Mymr": [0x104B]
    case "Tibt": [0xF0D]
    case "Grek": [0x2E, 0x21, 0x3B, 0x37E, 0x2026]
    default: western
    }
  }

  /// Whether the locale's sentences end without any mark.
  static func needsNone(_ locale: CheckedLocale) -> Bool {
    ["Thai", "Laoo"].contains(locale.scriptCode)
  }

  private static let western: Set<UInt32> = [0x2E, 0x21, 0x3F, 0x2026, 0x203D]
  private static let eastAsian: Set<UInt32> = [0x3002, 0xFF01, 0xFF1F, 0x2026, 0xFF61]
  private static let arabic: Set<UInt32> = [0x2E, 0x21, 0x61F, 0x2026]
  private static let urdu: Set<UInt32> = [0x6D4, 0x21, 0x61F, 0x2026]
  private static let danda: Set<UInt32> = [0x964, 0x965, 0x21, 0x3F, 0x2026]
  static let anywhere: Set<UInt32> = western.union(eastAsian).union(urdu).union(danda)
    .union([0x589, 0x1362, 0x17D4, 0x104B, 0xF0D, 0xFF0E])
  private static let closing: Set<UInt32> = [
    0x22, 0x27, 0x29, 0x5D, 0xBB, 0xAB, 0x2019, 0x201C, 0x201D, 0x203A, 0x300D, 0x300F, 0xFF09,
    0x3011,
    0x300B, 0x3009,
  ]
}
