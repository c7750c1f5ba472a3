extension Localizer {
  /// A moment in the locale's form, by the Gregorian calendar (also before 1582) and in a time
  /// zone.
  ///
  /// `timeZone` is a name as ``NamedTimeZone`` takes it; an unknown one counts as `UTC`. Years
  /// before 1 are printed with their era. Moments that are `NaN`, infinite, or more than 8.64e12
  /// seconds (273,790 years) from 1970 give the message `missing-value`.
  public func date(
    _ secondsSince1970: Double,
    form: DateForm,
    timeZone: String = "UTC"
  ) -> String {
    guard abs(secondsSince1970) <= 8.64e12 else { return missingValue }
    let zone = NamedTimeZone.isKnown(timeZone) ? timeZone : "UTC"
    let skeleton = form.skeleton(withEra: secondsSince1970 < Self.firstSecondOfYear2)
    return formatters.date(secondsSince1970, skeleton: skeleton, timeZone: zone) ?? missingValue
  }

  /// The start of the year 2 in UTC: a whole year of margin for zones.
  private static var firstSecondOfYear2: Double { -62_104_060_800 }
}
