/// A calendar by which dates are told.
public enum CalendarSystem: String, Sendable, Hashable, CaseIterable {
  /// The Gregorian calendar, also before 1582.
  case gregorian
  /// The solar calendar of Iran and Afghanistan.
  case persian
  /// The lunar calendar of Saudi Arabia, by its tables.
  case islamicUmalqura = "islamic-umalqura"
  /// The lunisolar Jewish calendar.
  case hebrew
  /// The Thai calendar: Gregorian months, years 543 higher.
  case buddhist
  /// Gregorian months, years by the reigns of Japan's emperors.
  case japanese
  /// India's national calendar, in the Saka era.
  case indian
  /// Gregorian months, years of the Republic of China.
  case roc
  /// The Coptic calendar, in the era of the martyrs.
  case coptic
  /// The Ethiopic calendar.
  case ethiopic

  /// Whether its months and quarters are the Gregorian ones.
  ///
  /// Where they are not, a Gregorian month is none of this calendar, and only its days have names.
  public var hasGregorianMonths: Bool {
    switch self {
    case .gregorian, .buddhist, .japanese, .roc: true
    case .persian, .islamicUmalqura, .hebrew, .indian, .coptic, .ethiopic: false
    }
  }

  /// The calendar's name in a tag's `-u-ca-`, of subtags with at most eight letters.
  var keyword: String { self == .gregorian ? "gregory" : rawValue }

  /// The first moment that is told by this calendar, in seconds since 1970 UTC; what is earlier is told by
  /// the Gregorian one.
  ///
  /// The start of the second year of its era. For calendars with Gregorian months the day from which ICU counts
  /// those as Gregorian, which in Japan is the year of the change.
  var firstMoment: Double {
    switch self {
    case .gregorian: -.infinity
    case .persian, .islamicUmalqura: -42_507_244_800
    case .hebrew: -180_758_304_000
    case .buddhist, .roc: -12_219_292_800
    case .japanese: -3_060_979_200
    case .indian: -59_642_611_200
    case .coptic: -53_173_411_200
    case .ethiopic: -61_883_136_000
    }
  }

  /// Whether it has a name for a date of some unit.
  func names(_ unit: DateForm.Unit, at secondsSince1970: Double) -> Bool {
    guard secondsSince1970 >= firstMoment else { return false }
    switch unit {
    case .year, .quarter, .month: return hasGregorianMonths
    case .week, .day, .weekday, .hour, .minute, .second: return true
    }
  }
}
