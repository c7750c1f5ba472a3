import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartScales

/// What can be named of one chart in one language: its names, its dates in every form, the lexicon.
struct ChartVocabulary {
  /// What a name stands for.
  struct Name {
    var text: String
    /// The series of this name, as numbers among the chart's series.
    var series: [Int] = []
    /// The marks that stand at this name, by layer.
    var marks: [Int: [Int32]] = [:]
    /// Whether it names a column, an axis, the legend or the whole chart.
    var isTitle = false
  }

  /// The marks that stand at a date.
  struct Dates {
    var text: String
    var marks: [Int: [Int32]]
  }

  private(set) var names: [Name] = []
  private(set) var dates: [Dates] = []
  let lexicon: Lexicon?
  private var nameTrie = WordTrie()
  private var dateTrie = WordTrie()
  private var wordTrie = WordTrie()
  private var nameNumbers: [String: Int] = [:]
  private var dateNumbers: [String: Int] = [:]

  /// At most so many dates are known in every form; of more, the coarser forms alone.
  private static let mostDates = 4_000

  init(_ tree: AccessibilityTree, _ localizer: Localizer, offset: @escaping UTCOffset) {
    lexicon = Lexicon.embedded(for: localizer.locale)
    addNames(of: tree.chart)
    for (index, layer) in tree.chart.layers.enumerated() {
      addDates(of: layer, index, localizer, zone: tree.chart.timeZone, offset)
    }
    for (section, words) in lexicon?.words ?? [:] where section.isOfRunningText {
      guard let number = Lexicon.Section.allCases.firstIndex(of: section) else { continue }
      for word in words { wordTrie.insert(word, number) }
    }
  }

  // MARK: Finding

  /// The longest name, date or word at a place.
  func token(
    in text: [Unicode.Scalar],
    at start: Int,
    endsAt isEnd: (Int) -> Bool
  ) -> TextToken? {
    let name = nameTrie.longest(in: text, at: start, endsAt: isEnd)
    let date = dateTrie.longest(in: text, at: start, endsAt: isEnd)
    let word = wordTrie.longest(in: text, at: start, endsAt: isEnd)
    let ends = [name?.end, date?.end, word?.end].map { $0 ?? -1 }
    guard let most = ends.max(), most > start else { return nil }
    if let name, name.end == most {
      return TextToken(kind: .name(name.values[0]), range: start..<most)
    }
    if let date, date.end == most {
      return TextToken(kind: .date(date.values[0]), range: start..<most)
    }
    let sections = (word?.values ?? []).sorted().map { Lexicon.Section.allCases[$0] }
    return TextToken(kind: .word(sections), range: start..<most)
  }

  // MARK: Names

  private mutating func number(ofName text: String) -> Int? {
    let text = text.trimmedOfSpace
    guard !text.isEmpty, text.utf8.count <= 1_000 else { return nil }
    if let known = nameNumbers[text] { return known }
    let number = names.count
    names.append(Name(text: text))
    nameNumbers[text] = number
    nameTrie.insert(text, number)
    return number
  }

  private mutating func addNames(of chart: ResolvedChart) {
    for (index, name) in chart.seriesNames.enumerated() {
      if let number = number(ofName: name) { names[number].series.append(index) }
    }
    for (index, layer) in chart.layers.enumerated() {
      // Sectors stand at the names of their series.
      for channel in Set([Channel.x, .y, .color, layer.dimensionChannel]) {
        guard case .categories(let values)? = layer.channels[channel]?.values else { continue }
        let numbers = values.names.map { number(ofName: $0) }
        for (row, code) in values.codes.enumerated() where code >= 0 {
          if let number = numbers[Int(code)] {
            names[number].marks[index, default: []].append(Int32(row))
          }
        }
      }
    }
    var titles: [String?] = [
      chart.title, chart.x?.title, chart.y?.title, chart.seriesTitle, chart.x?.unit, chart.y?.unit,
    ]
    for layer in chart.layers {
      titles += layer.channels.values.flatMap { [$0.name, $0.unit] }.sorted {
        ($0 ?? "") < ($1 ?? "")
      }
    }
    titles += authored(in: chart)
    for title in titles {
      if let title, let number = number(ofName: title) { names[number].isTitle = true }
    }
  }

  /// What the author wrote, which a text may hold verbatim as a quotation.
  ///
  /// Whether it is right is said by facts of its own. Of labels and values, the first two thousand of a
  /// layer.
  private mutating func authored(in chart: ResolvedChart) -> [String?] {
    var texts = [chart.summary.map(Self.plain)] + chart.texts.map(\.text)
    texts += (chart.style.legend.texts ?? []).map(\.text)
    for (index, layer) in chart.layers.enumerated() {
      texts += layer.annotations.flatMap { $0.texts.map(\.text) }
      texts += layer.elements.values.prefix(2_000)
      for (row, label) in layer.elements.labels.prefix(2_000).enumerated() {
        guard let label, let number = number(ofName: label) else { continue }
        names[number].marks[index, default: []].append(Int32(row))
      }
    }
    return texts
  }

  /// A text as it is told: on one line, without the full stop that ends the sentence around it as well.
  private static func plain(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }

  // MARK: Dates

  private mutating func addDates(
    of layer: ResolvedLayer,
    _ index: Int,
    _ localizer: Localizer,
    zone: String,
    _ offset: @escaping UTCOffset
  ) {
    for channel in [Channel.x, .y, .xStart, .xEnd, .yStart, .yEnd] {
      guard case .dates(let instants, let unit)? = layer.channels[channel]?.values else { continue }
      var rows: [Double: [Int32]] = [:]
      for (row, instant) in instants.enumerated() where !instant.isNaN {
        rows[instant, default: []].append(Int32(row))
      }
      let ordered = rows.keys.sorted()
      for coarse in CalendarUnit.allCases where coarse >= unit {
        var groups: [Double: [Int32]] = [:]
        var starts: [Double] = []
        for instant in ordered {
          let start =
            coarse == unit ? instant : GregorianCalendar.floor(instant, to: coarse, offset: offset)
          if groups[start] == nil { starts.append(start) }
          groups[start, default: []] += rows[instant] ?? []
        }
        guard starts.count <= Self.mostDates else { continue }
        for start in starts {
          let marks = groups[start] ?? []
          for form in Self.forms(coarse) {
            let text = localizer.date(start, form: form, timeZone: zone)
            add(date: text, marks, layer: index)
          }
        }
      }
    }
  }

  private mutating func add(date text: String, _ marks: [Int32], layer: Int) {
    // The short names of weekdays in Korean and Japanese are syllables of other words.
    guard text.unicodeScalars.count > 1 else { return }
    if let number = dateNumbers[text] {
      let known = Set(dates[number].marks[layer] ?? [])
      dates[number].marks[layer, default: []] += marks.filter { !known.contains($0) }
      return
    }
    dateNumbers[text] = dates.count
    dateTrie.insert(text, dates.count)
    dates.append(Dates(text: text, marks: [layer: marks]))
  }

  /// The forms in which texts write a calendar unit.
  private static func forms(_ unit: CalendarUnit) -> [DateForm] {
    let widths: [DateForm.Width] = [.full, .short]
    let pairs: [(DateForm.Unit, DateForm.Context)] =
      switch unit {
      case .year: [(.year, .year)]
      case .quarter: [(.quarter, .year), (.quarter, .none)]
      case .month: [(.month, .year), (.month, .none)]
      case .week: [(.week, .year), (.week, .none)]
      case .day:
        [(.day, .year), (.day, .day), (.weekday, .year), (.weekday, .day), (.weekday, .none)]
      case .hour: [(.hour, .year), (.hour, .day), (.hour, .none)]
      case .minute: [(.minute, .year), (.minute, .day), (.minute, .none)]
      case .second: [(.second, .year), (.second, .day), (.second, .none)]
      }
    return pairs.flatMap { pair in widths.map { DateForm(pair.0, with: pair.1, width: $0) } }
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmedOfSpace: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
