/// How a date is printed: to which calendar unit, and with how much around it.
public struct DateForm: Sendable, Hashable {
  /// The smallest calendar unit that is printed.
  public enum Unit: String, Sendable, Hashable, CaseIterable, Codable {
    /// `2022`.
    case year
    /// `2nd quarter`, `2nd quarter 2022`.
    case quarter
    /// `June`, `June 2022`.
    case month
    /// Printed as the day: "week of" is the sentence's word, the date that of the week's first day.
    case week
    /// `June 5`, `June 5, 2022`.
    case day
    /// `Sunday`, `Sunday, June 5`, `Sunday, June 5, 2022`.
    case weekday
    /// `2 PM`, or with a date before it.
    case hour
    /// `2:05 PM`, or with a date before it.
    case minute
    /// `2:05:09 PM`, or with a date before it.
    case second
  }

  /// What is printed around the unit.
  public enum Context: String, Sendable, Hashable, CaseIterable, Codable {
    /// The unit alone: `June`, `Sunday`, `2 PM`. A day still has its month.
    case none
    /// Month and day, no year: `Sunday, June 5`. As `none` for units above the day.
    case day
    /// With the year.
    case year
  }

  /// Whether names are written out.
  public enum Width: String, Sendable, Hashable, CaseIterable, Codable {
    /// `June`, `Sunday`.
    case full
    /// `Jun`, `Sun`, `Q2`.
    case short
  }

  /// The smallest unit that is printed.
  public var unit: Unit
  /// What is printed around it.
  public var context: Context
  /// Whether names are written out.
  public var width: Width

  /// Makes a form.
  public init(_ unit: Unit, with context: Context = .year, width: Width = .full) {
    self.unit = unit
    self.context = context
    self.width = width
  }

  /// Whether a time of day is printed.
  var hasTimeOfDay: Bool { unit == .hour || unit == .minute || unit == .second }

  /// The fields in the letters of UTS #35, from which ICU chooses the locale's pattern.
  ///
  /// Years before 1 need their era.
  func skeleton(withEra: Bool) -> String {
    let isFull = width == .full
    let hasYear = context == .year || unit == .year
    let year = hasYear ? (withEra ? "Gy" : "y") : ""
    let month = isFull ? "MMMM" : "MMM"
    let date = context == .none ? "" : year + month + "d"
    return switch unit {
    case .year: year
    case .quarter: year + (isFull ? "QQQQ" : "QQQ")
    case .month: hasYear ? year + month : (isFull ? "LLLL" : "LLL")
    case .week, .day: year + month + "d"
    case .weekday: date + (isFull ? (date.isEmpty ? "cccc" : "EEEE") : (date.isEmpty ? "ccc" : "E"))
    case .hour: date + "j"
    case .minute: date + "jm"
    case .second: date + "jms"
    }
  }
}
