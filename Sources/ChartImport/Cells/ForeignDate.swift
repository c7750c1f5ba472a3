import ChartScales

/// Dates as other languages and scripts write them: `1. Mai 2024`, `2024年5月1日`, `٠١/٠٥/٢٠٢٤`.
struct ForeignDate {
  let dayFirst: Bool
  let months: MonthDictionary?
  let readsPersian: Bool

  /// Reads a cell that is no date as it stands; `nil` when it is none here either.
  func parse(_ text: UnsafePointer<UInt8>, _ count: Int) -> DateCell? {
    guard Self.couldBeDate(text, count) else { return nil }
    let western = WesternText(text, count, decimal: .point)
    if let western, let date = plain(western) { return date }
    let bytes = western?.bytes ?? Array(UnsafeBufferPointer(start: text, count: count))
    let parts = Self.parts(of: bytes)
    guard let date = eastAsian(parts) ?? named(parts), let year = Self.year(of: date),
      (Self.firstYear..<Self.firstThaiYear).contains(year)
    else { return nil }
    return date
  }

  /// A date in digits of another script.
  private func plain(_ western: WesternText) -> DateCell? {
    let date = western.bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap {
        DateParser(dayFirst: dayFirst, months: nil, readsPersian: readsPersian)
          .western($0, bytes.count)
      }
    }
    guard let date, let year = Self.year(of: date),
      date.isPersian || Self.isGregorian(year, zero: western.zero)
    else { return nil }
    return date
  }

  /// Whether it is short enough, and has another script or a year of four digits and letters.
  private static func couldBeDate(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count >= 6, count <= 160 else { return false }
    var (run, longest) = (0, 0)
    var hasLetter = false
    for index in 0..<count {
      let byte = text[index]
      if byte >= 0x80 { return true }
      run = byte >= 0x30 && byte <= 0x39 ? run + 1 : 0
      longest = max(longest, run)
      if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { hasLetter = true }
    }
    return hasLetter && longest == 4
  }

  /// Whether a year in some digits is taken for a Gregorian one.
  ///
  /// 1403 in Persian or Arabic digits is most likely a year of another calendar, and so is 2567 in Thai
  /// ones: nothing is guessed.
  private static func isGregorian(_ year: Int, zero: UInt32?) -> Bool {
    switch zero {
    case 0x660, 0x6F0: year >= firstYear
    case 0xE50: year < firstThaiYear
    default: true
    }
  }

  /// Years before are those of the Persian and the Islamic calendars, from the next on those of the Thai one.
  private static let firstYear = 1600
  private static let firstThaiYear = 2400

  private static func year(of date: DateCell) -> Int? {
    CalendarDate(secondsSince1970: date.seconds, offset: { _ in 0 }).year
  }
}

extension ForeignDate {
  /// A run of digits or a word.
  private enum Part: Equatable {
    case number(Int, digits: Int)
    case word(String)
  }

  /// The numbers and words of a text in order; blanks and signs between them are left out.
  ///
  /// A mark that belongs to a letter (a vowel sign, a joiner) is part of its word.
  private static func parts(of bytes: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var word = ""
    var digits = ""
    func end() {
      if !digits.isEmpty { parts.append(.number(Int(digits) ?? -1, digits: digits.count)) }
      if !word.isEmpty { parts.append(.word(word.lowercased())) }
      (word, digits) = ("", "")
    }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.value >= 0x30, scalar.value <= 0x39 {
        if !word.isEmpty { end() }
        digits.unicodeScalars.append(scalar)
      } else if scalar.properties.isAlphabetic || isPartOfWord(scalar) {
        if !digits.isEmpty { end() }
        word.unicodeScalars.append(scalar)
      } else {
        end()
      }
    }
    end()
    return parts
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: scalar == "\u{200C}" || scalar == "\u{200D}" || scalar == "\u{2019}"
    }
  }

  /// `2024年5月1日`, `2024년 5월`: the words say which number is what.
  private func eastAsian(_ parts: [Part]) -> DateCell? {
    guard parts.count == 4 || parts.count == 6, case .number(let year, 4) = parts[0],
      Self.yearWords.contains(parts[1]), case .number(let month, 1...2) = parts[2],
      Self.monthWords.contains(parts[3])
    else { return nil }
    if parts.count == 4 { return DateParser.start(year: year, month: month, unit: .month) }
    guard case .number(let day, 1...2) = parts[4], Self.dayWords.contains(parts[5]) else {
      return nil
    }
    return DateParser.day(year, month, day, form: .plain)
  }

  private static let yearWords: [Part] = [.word("年"), .word("년")]
  private static let monthWords: [Part] = [.word("月"), .word("월")]
  private static let dayWords: [Part] = [.word("日"), .word("일"), .word("号"), .word("號")]

  /// `1. Mai 2024`, `12 de mayo de 2024`, `2024 m. gegužės 1 d.`, `mai 2024`: one month's name, a year of four
  /// digits and at most a day.
  ///
  /// Other words have two letters at most, as `de` and `г.` have.
  private func named(_ parts: [Part]) -> DateCell? {
    guard let months, (2...6).contains(parts.count) else { return nil }
    var numbers: [(value: Int, digits: Int)] = []
    var words: [String] = []
    for part in parts {
      switch part {
      case .number(let value, let digits): numbers.append((value, digits))
      case .word(let word): words.append(word)
      }
    }
    guard let year = numbers.first(where: { $0.digits == 4 })?.value, numbers.count <= 2,
      numbers.count(where: { $0.digits <= 2 }) == numbers.count - 1
    else { return nil }
    let long = words.filter { $0.unicodeScalars.count > 2 || months.month(named: $0) != nil }
    guard long.count == 1, let month = months.month(named: long[0]) else { return nil }
    guard let day = numbers.first(where: { $0.digits <= 2 })?.value else {
      return DateParser.start(year: year, month: month, unit: .month)
    }
    return DateParser.day(year, month, day, form: .plain)
  }
}
