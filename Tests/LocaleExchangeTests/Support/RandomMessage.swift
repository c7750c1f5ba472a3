import ChartTestSupport

/// Messages in ICU MessageFormat as no translator writes them, from a seed.
struct RandomMessage {
  private var generator: SeededGenerator
  private let arguments: [String]

  init(seed: UInt64, arguments: [String] = ["count", "series", "x", "from", "to"]) {
    generator = SeededGenerator(seed: seed)
    self.arguments = arguments
  }

  /// A message; one in twenty is empty.
  mutating func next() -> String {
    Int.random(in: 0..<20, using: &generator) == 0 ? "" : message(depth: 0)
  }

  private mutating func message(depth: Int) -> String {
    let count = Int.random(in: depth == 0 ? 1...5 : 0...3, using: &generator)
    return (0..<count).map { _ in part(depth) }.joined()
  }

  private mutating func part(_ depth: Int) -> String {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: "{\(space())\(argument())\(space())}"
    case 2 where depth < 3: plural(depth)
    case 3 where depth < 3: select(depth)
    default: text()
    }
  }

  private mutating func plural(_ depth: Int) -> String {
    let kind = Bool.random(using: &generator) ? "plural" : "selectordinal"
    let offset = Int.random(in: 0..<8, using: &generator) == 0 ? "offset:1 " : ""
    let selectors = ["=0", "=1", "one", "two", "few", "many"].filter { _ in
      Int.random(in: 0..<3, using: &generator) == 0
    }
    let variants = (selectors + ["other"]).map {
      "\($0)\(space()){\(message(depth: depth + 1))\(Bool.random(using: &generator) ? "#" : "")}"
    }
    return
      "{\(argument()),\(space())\(kind), \(offset)\(variants.joined(separator: " "))\(space())}"
  }

  private mutating func select(_ depth: Int) -> String {
    let variants = ["rise", "fall", "other"].map { "\($0) {\(message(depth: depth + 1))}" }
    return "{\(argument()), select, \(variants.joined(separator: "\n"))}"
  }

  private mutating func argument() -> String { arguments.randomElement(using: &generator) ?? "x" }

  private mutating func space() -> String {
    ["", "", " ", "\n", "\t"].randomElement(using: &generator) ?? ""
  }

  private mutating func text() -> String {
    Self.texts.randomElement(using: &generator) ?? ""
  }

  private static let texts = [
    "a", "Sales rose", " ", "  ", "\n", "\t", "'", "''", "it's", "'{'", "'{braces}'", "'#'", "#",
    "l'",
    "<b>", "</source>", "&amp;", "&", "\"", "]]>", "<!--", "%", "%@", "%1$lld", "%%", "%arg", "\\",
    "\\n",
    "שלום", "\u{202B}עברית\u{202C}", "مرحبا", "\u{2068}", "\u{2069}", "😀", "👩‍👩‍👧", "\u{2028}",
    "\u{2029}",
    "e\u{301}", "é", "\u{A0}", "\u{FEFF}", "\u{200B}", "．", "=0", "other", "|", "{x}'s", "msgid \"",
    "#~ ",
    "\u{85}", "\u{FFFD}", "$", "1", ".", "。",
  ]
}
