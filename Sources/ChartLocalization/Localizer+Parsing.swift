import CICU
import Synchronization

/// Reads numbers and dates back from the text that a locale's readers get, by ICU's own rules.
///
/// Safe to use from several threads; ICU's objects are opened when first used, and kept.
public struct LocaleReader: Sendable {
  /// A number that was read, and where.
  public struct ReadNumber: Sendable, Equatable {
    /// Its value.
    public let value: Double

    /// How many UTF-16 units it takes.
    public let length: Int
  }

  /// The readers' locale.
  public let locale: LocaleTag

  private let handles = ReadingHandles()

  /// Makes a reader of one locale, whose digits are pinned as a ``Localizer``'s are.
  public init(locale: LocaleTag) {
    self.locale = locale
  }

  /// The number with which a text starts; nil without one.
  ///
  /// Grouping must be where the locale sets it.
  public func number(atStartOf text: String) -> ReadNumber? {
    handles.read(text, key: "number") { [locale] in
      cicu_number_reader_open(locale.pinnedIdentifier, 0, &$0)
    }
  }

  /// The number that a text is, and nothing else; nil if it is none.
  public func number(_ text: String) -> Double? {
    guard let read = number(atStartOf: text), read.length == text.utf16.count else { return nil }
    return read.value
  }

  /// The number that a text in words is; nil if ICU cannot read it.
  public func numberInWords(_ text: String) -> Double? {
    let read = handles.read(text, key: "words") { [locale] in
      cicu_number_reader_open(locale.pinnedIdentifier, 1, &$0)
    }
    guard let read, read.length == text.utf16.count else { return nil }
    return read.value
  }

  /// The moment that a text is, in seconds since 1970, where a localizer printed it in a form; nil if it
  /// cannot be read back.
  public func date(_ text: String, form: DateForm, timeZone: String = "UTC") -> Double? {
    handles.date(text, skeleton: form.skeleton(withEra: false), locale.pinnedIdentifier, timeZone)
  }
}

extension Localizer {
  /// The plural category of a number: `one`, `few`, `other`; nil if ICU has no rules for the locale.
  public func pluralCategory(_ value: Double, ordinal: Bool = false) -> String? {
    formatters.pluralCategory(value, ordinal: ordinal, in: locale)
  }

  /// The versions of ICU and of CLDR that answer: `72.1` and `42.0`.
  public static var dataVersions: (icu: String, cldr: String) {
    var version: [UInt8] = [0, 0, 0, 0]
    var status = U_ZERO_ERROR
    cicu_cldr_version(&version, &status)
    return (ICU.version, "\(version[0]).\(version[1])")
  }
}

/// ICU's readers, used by one thread at a time.
private final class ReadingHandles: Sendable {
  private let handles = Mutex<[String: ICUHandle]>([:])

  func read(
    _ text: String,
    key: String,
    open: (inout UErrorCode) -> UnsafeMutableRawPointer?
  ) -> LocaleReader.ReadNumber? {
    handles.withLock { handles -> LocaleReader.ReadNumber? in
      var status = U_ZERO_ERROR
      if handles[key] == nil {
        handles[key] = ICUHandle(open(&status), status, cicu_number_reader_close)
      }
      guard let reader = handles[key] else { return nil }
      let units = Array(text.utf16)
      var place: Int32 = 0
      status = U_ZERO_ERROR
      let value = cicu_number_read(reader.pointer, units, Int32(units.count), &place, &status)
      guard ICU.succeeded(status), place > 0 else { return nil }
      return LocaleReader.ReadNumber(value: value, length: Int(place))
    }
  }

  func date(_ text: String, skeleton: String, _ locale: String, _ timeZone: String) -> Double? {
    handles.withLock { handles -> Double? in
      let key = "date \(skeleton) \(timeZone)"
      if handles[key] == nil { handles[key] = Self.dateReader(skeleton, locale, timeZone) }
      guard let reader = handles[key] else { return nil }
      let units = Array(text.utf16)
      var place: Int32 = 0
      var status = U_ZERO_ERROR
      let value = cicu_date_read(reader.pointer, units, Int32(units.count), &place, &status)
      guard ICU.succeeded(status), Int(place) == units.count else { return nil }
      return value / 1000
    }
  }

  private static func dateReader(
    _ skeleton: String,
    _ locale: String,
    _ timeZone: String
  ) -> ICUHandle? {
    var status = U_ZERO_ERROR
    let opened = cicu_patterns_open(locale, &status)
    guard let patterns = ICUHandle(opened, status, cicu_patterns_close) else { return nil }
    let wanted = Array(skeleton.utf16)
    let pattern = ICU.text {
      cicu_patterns_best(patterns.pointer, wanted, Int32(wanted.count), $0, $1, &$2)
    }
    guard let pattern else { return nil }
    let units = Array(pattern.utf16)
    let zone = Array(timeZone.utf16)
    let formatter = cicu_date_open(
      locale,
      zone,
      Int32(zone.count),
      units,
      Int32(units.count),
      &status
    )
    return ICUHandle(formatter, status, cicu_date_close)
  }
}
