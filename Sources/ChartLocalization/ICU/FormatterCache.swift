import CICU
import Synchronization

/// ICU's objects for one locale, each opened when first asked for and kept.
///
/// Result buffers and date formatters may not be shared between threads, so all is behind one lock.
final class FormatterCache: Sendable {
  let locale: LocaleTag
  /// The calendar that the locale asks for.
  let calendar: CalendarSystem
  private let formatters: Mutex<Formatters>
  private let zones = Mutex<[String: NamedTimeZone]>([:])

  init(locale: LocaleTag) {
    self.locale = locale
    calendar = locale.calendar
    formatters = Mutex(Formatters(locale: locale))
  }

  func number(_ value: Double, skeleton: String) -> String? {
    formatters.withLock { $0.number(value, skeleton) }
  }

  func date(
    _ seconds: Double,
    skeleton: String,
    timeZone: String,
    calendar: CalendarSystem = .gregorian
  ) -> String? {
    formatters.withLock { $0.date(seconds, skeleton, timeZone, calendar) }
  }

  /// Whether clocks of a zone show the time of a moment for the second time.
  func clockShowsAgain(_ seconds: Double, in zone: String) -> Bool {
    guard zone != "UTC" else { return false }
    let known = zones.withLock { zones in
      if zones[zone] == nil { zones[zone] = NamedTimeZone(zone) }
      return zones[zone]
    }
    return known?.showsAgain(seconds) ?? false
  }

  func list(_ items: [String], in locale: LocaleTag) -> String? {
    let list = formatters.withLock { $0.list(items, locale) }
    return list.map { locale.conjoined($0) }
  }

  func pluralCategory(_ value: Double, ordinal: Bool, in locale: LocaleTag) -> String? {
    formatters.withLock { $0.pluralCategory(value, ordinal, locale) }
  }

  /// The category of a value by what its text shows of it; by the value where the text does not show it.
  func pluralCategory(
    _ value: Double,
    shownAs text: String,
    ordinal: Bool,
    in locale: LocaleTag
  ) -> String? {
    let shown = ShownNumber(value, in: text)
    return formatters.withLock {
      $0.pluralCategory(shown?.size ?? value, ordinal, locale, decimals: shown?.decimals ?? 0)
    }
  }

  /// The number by ICU's rules, nil where ICU has none for this language.
  func ruleBased(_ value: Double, ordinal: Bool) -> String? {
    formatters.withLock { $0.ruleBased(value, ordinal, nil) }
  }

  /// The number in words by one of the language's rule sets, nil where ICU has no such set.
  func inWords(_ value: Double, ruleSet: String) -> String? {
    formatters.withLock { $0.ruleBased(value, false, ruleSet) }
  }

  /// The number in words by rules that are given, nil where ICU does not take them.
  func inWords(_ value: Double, by spelling: String) -> String? {
    formatters.withLock { $0.inWords(value, spelling) }
  }

  func compare(_ left: String, _ right: String) -> Int? {
    formatters.withLock { $0.compare(left, right) }
  }
}

/// The kept objects, each looked up by a key that names what opened it.
private struct Formatters {
  let tag: LocaleTag
  let locale: String
  let language: String
  var handles: [String: ICUHandle?] = [:]

  init(locale tag: LocaleTag) {
    self.tag = tag
    locale = tag.pinnedIdentifier
    language = tag.language
  }

  mutating func handle(
    _ key: String,
    _ close: @escaping (UnsafeMutableRawPointer?) -> Void,
    open: (inout UErrorCode) -> UnsafeMutableRawPointer?
  ) -> ICUHandle? {
    if let known = handles[key] { return known }
    var status = U_ZERO_ERROR
    let pointer = open(&status)
    let handle = ICUHandle(pointer, status, close)
    handles[key] = .some(handle)
    return handle
  }

  mutating func number(_ value: Double, _ skeleton: String) -> String? {
    let locale = locale
    let formatter = handle("number \(skeleton)", cicu_number_close) {
      let units = Array(skeleton.utf16)
      return cicu_number_open(units, Int32(units.count), locale, &$0)
    }
    let result = handle("result", cicu_number_result_close) { cicu_number_result_open(&$0) }
    guard let formatter, let result else { return nil }
    var status = U_ZERO_ERROR
    cicu_number_format(formatter.pointer, value, result.pointer, &status)
    guard ICU.succeeded(status) else { return nil }
    return ICU.text { cicu_number_text(result.pointer, $0, $1, &$2) }
  }

  mutating func pluralCategory(
    _ value: Double,
    _ ordinal: Bool,
    _ locale: LocaleTag,
    decimals: Int = 0
  ) -> String? {
    let key = "plural \(ordinal) \(locale)"
    let rules = handle(key, cicu_plurals_close) {
      cicu_plurals_open(locale.icuIdentifier, ordinal ? 1 : 0, &$0)
    }
    guard let rules else { return nil }
    // The formatted number is asked, because zeros at its end count: "1.0 points".
    let isFormatted =
      decimals > 0 && number(value, "." + String(repeating: "0", count: decimals)) != nil
    guard isFormatted, let result = handles["result"] ?? nil else {
      return ICU.text { cicu_plurals_select(rules.pointer, value, $0, $1, &$2) }
    }
    return ICU.text { cicu_plurals_select_formatted(rules.pointer, result.pointer, $0, $1, &$2) }
  }

  mutating func list(_ items: [String], _ locale: LocaleTag) -> String? {
    let formatter = handle("list \(locale)", cicu_list_close) {
      cicu_list_open(locale.icuIdentifier, &$0)
    }
    guard let formatter else { return nil }
    let units = items.map { Array($0.utf16) }
    let lengths = units.map { Int32($0.count) }
    let joined = units.flatMap(\.self) + [0]
    return joined.withUnsafeBufferPointer { buffer -> String? in
      var starts: [UnsafePointer<UInt16>?] = []
      var start = 0
      for length in lengths {
        starts.append(buffer.baseAddress?.advanced(by: start))
        start += Int(length)
      }
      return ICU.text {
        cicu_list_format(formatter.pointer, starts, lengths, Int32(items.count), $0, $1, &$2)
      }
    }
  }

  mutating func compare(_ left: String, _ right: String) -> Int? {
    let locale = locale
    let collator = handle("collator", cicu_collator_close) { cicu_collator_open(locale, &$0) }
    guard let collator else { return nil }
    var status = U_ZERO_ERROR
    let order = cicu_collator_compare(
      collator.pointer,
      left,
      Int32(left.utf8.count),
      right,
      Int32(right.utf8.count),
      &status
    )
    return ICU.succeeded(status) ? Int(order) : nil
  }

  mutating func ruleBased(_ value: Double, _ ordinal: Bool, _ ruleSet: String?) -> String? {
    let locale = locale
    let rules = handle(ordinal ? "ordinal" : "words \(ruleSet ?? "")", cicu_rules_close) {
      status in
      if ordinal { return cicu_ordinal_open(locale, &status) }
      let opened = cicu_spellout_open(locale, &status)
      if let ruleSet, let opened, ICU.succeeded(status) {
        let name = Array(ruleSet.utf16)
        cicu_rules_use(opened, name, Int32(name.count), &status)
      }
      return opened
    }
    guard let rules else { return nil }
    var status = U_ZERO_ERROR
    let actual = cicu_rules_actual_locale(rules.pointer, &status).map { String(cString: $0) }
    guard ICU.succeeded(status), actual.flatMap({ LocaleParts($0) })?.language == language else {
      return nil
    }
    return ICU.text { cicu_rules_format(rules.pointer, value, $0, $1, &$2) }
  }

  mutating func inWords(_ value: Double, _ spelling: String) -> String? {
    let locale = locale
    let rules = handle("spelling \(spelling)", cicu_rules_close) { status in
      let text = Array(spelling.utf16)
      return cicu_rules_open(text, Int32(text.count), locale, &status)
    }
    guard let rules else { return nil }
    return ICU.text { cicu_rules_format(rules.pointer, value, $0, $1, &$2) }
  }

  mutating func date(
    _ seconds: Double,
    _ skeleton: String,
    _ timeZone: String,
    _ calendar: CalendarSystem
  ) -> String? {
    guard let formatter = dateFormatter(skeleton, timeZone, calendar) else { return nil }
    return ICU.text { cicu_date_format(formatter.pointer, seconds * 1000, $0, $1, &$2) }
  }

  private mutating func dateFormatter(
    _ skeleton: String,
    _ timeZone: String,
    _ calendar: CalendarSystem
  ) -> ICUHandle? {
    let key = "date \(calendar) \(skeleton) \(timeZone)"
    if let known = handles[key] { return known }
    let locale = calendar == .gregorian ? locale : tag.pinnedIdentifier(calendar: calendar)
    let patterns = handle("patterns \(calendar)", cicu_patterns_close) {
      cicu_patterns_open(locale, &$0)
    }
    guard let patterns else { return nil }
    guard let pattern = DatePattern.best(for: skeleton, patterns) else { return nil }
    let units = Array(pattern.utf16)
    let zone = Array(timeZone.utf16)
    let formatter = handle(key, cicu_date_close) {
      cicu_date_open(locale, zone, Int32(zone.count), units, Int32(units.count), &$0)
    }
    guard let formatter, calendar == .gregorian else { return formatter }
    var status = U_ZERO_ERROR
    let opened = cicu_calendar_open(zone, Int32(zone.count), locale, &status)
    guard let proleptic = ICUHandle(opened, status, cicu_calendar_close) else { return nil }
    cicu_calendar_make_proleptic(proleptic.pointer, &status)
    cicu_date_set_calendar(formatter.pointer, proleptic.pointer)
    return formatter
  }
}
