import ChartLocalization

/// Whether what a locale prints can be read back as what it was: numbers (F407), and dates with their
/// calendar (F410); and what a number that is none gives (F405).
struct FormatChecks {
  let localizer: Localizer
  /// Reads what was printed.
  var reader: LocaleReader
  private(set) var faults = Faults()

  init(_ localizer: Localizer) {
    self.localizer = localizer
    reader = LocaleReader(locale: localizer.locale)
  }

  /// Edge values of every size and sign.
  static let numbers: [Double] = [
    0, 1, -1, 2, 5, 9, 10, 12, 21, 99, 100, 101, 999, 1_000, 1_001, 1_234, 9_999, 10_000, 12_345,
    100_000, 123_456, 1_000_000, 1_234_567, 1e9, 1e12, 0.5, 0.25, 3.5, -3.5, 0.1, 1.05, 1_234.5,
    -1_234.25, 0.001, 0.000_012, -0.75,
  ]

  mutating func check() {
    checkNumbers()
    checkWords()
    checkMissing()
    checkDates()
  }

  private mutating func checkNumbers() {
    for value in Self.numbers {
      for isGrouped in [true, false] {
        let text = localizer.number(value, grouping: isGrouped)
        let read = reader.number(TextSurface.plain(text)) ?? reader.number(text)
        if read != value { addNumber(value, text, read) }
      }
      let scanner = NumberScanner(localizer, writer: nil)
      let percent = localizer.percent(value / 100, digits: .exact)
      let found = scanner.numbers(in: percent)
      if found.count != 1 || !found[0].isPercent || abs(found[0].value - value) > 1e-9 * abs(value)
      {
        addNumber(value, percent, found.first?.value)
      }
    }
  }

  private mutating func addNumber(_ value: Double, _ text: String, _ read: Double?) {
    let sentence =
      "\(value.plain) is printed as “\(text)” and read back as \(read?.plain ?? "nothing")"
    add("F407", "number", sentence)
  }

  /// Numbers in words, where ICU has words in the language, are read back; the sign is a message's.
  private mutating func checkWords() {
    for value in Self.numbers where value >= 0 && value == value.rounded() && value < 1e9 {
      guard let words = localizer.spelledOut(value), let read = reader.numberInWords(words) else {
        continue
      }
      guard read != value else { continue }
      add(
        "F407",
        "words",
        "\(value.plain) in words is “\(words)”, which is read back as \(read.plain)"
      )
    }
  }

  private mutating func checkMissing() {
    guard localizer.hasOwnMessage("missing-value") else { return }
    for value in [Double.nan, .infinity, -.infinity] {
      let text = localizer.number(value)
      let hasDigits = text.contains(where: NumberScanner.isDigit)
      let isBad = text.isEmpty || hasDigits || text.contains("{") || text.contains("NaN")
      guard isBad || text.contains("∞") else { continue }
      add("F405", "missing", "a number that is none is printed as “\(text)”")
    }
    let zero = localizer.number(-0.0)
    if zero != localizer.number(0) {
      add("F405", "zero", "negative zero is printed as “\(zero)”; zero has no sign")
    }
  }

  // MARK: Dates

  private mutating func checkDates() {
    let instants: [Double] = [0, 1_651_363_200, 1_672_444_800, 951_782_400]
    for seconds in instants {
      for unit in [DateForm.Unit.day, .month, .year] {
        let form = DateForm(unit)
        let text = localizer.date(seconds, form: form)
        let read = reader.date(text, form: form)
        if read.map({ localizer.date($0, form: form) }) != text {
          add(
            "F407",
            "date \(unit)",
            "a \(unit.rawValue) printed as “\(text)” is not read back as what it was"
          )
        }
        checkYear(seconds, text)
      }
    }
    let early = localizer.date(-70_000_000_000, form: DateForm(.year))
    if !early.contains(where: \.isLetter) {
      add("F410", "era", "a year before the common era is printed as “\(early)”, without its era")
    }
  }

  /// Years are counted as the data count them, or a reader cannot know which is meant.
  mutating func checkYear(_ seconds: Double, _ text: String) {
    let year = 1970 + Int((seconds / 86_400 / 365.2425).rounded(.down))
    let numbers = NumberScanner(localizer, writer: nil).numbers(in: text).map(\.value)
    guard !numbers.contains(Double(year)) else { return }
    add("F410", "year", "a date of \(year) is printed as “\(text)”, by another calendar")
  }

  private mutating func add(_ check: String, _ likeness: String, _ sentence: String) {
    faults.add(
      Fault(check: check, locale: localizer.locale, likeness: likeness, sentence: sentence)
    )
  }
}
