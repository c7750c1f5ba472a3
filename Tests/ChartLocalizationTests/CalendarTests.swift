import ChartLocalization
import ChartTestSupport
import Foundation
import Testing

struct CalendarTests {
  /// The answers of PyICU; `Fixtures/calendars.py` writes them.
  private struct Answers: Decodable {
    let moments: [Double]
    let dates: [Reference.Dates]
  }

  @Test func `dates of other calendars are those of ICU, around the borders of years and eras`()
    throws
  {
    let path = "Tests/ChartLocalizationTests/Fixtures/calendars.json"
    let answers = try JSONDecoder().decode(
      Answers.self,
      from: Data(contentsOf: packageRoot.appending(path: path))
    )
    #expect(Set(answers.dates.map(\.locale.calendar)).count == CalendarSystem.allCases.count - 1)
    for example in answers.dates {
      let localizer = Localizer(locale: example.locale)
      let form = DateForm(example.unit, with: example.context)
      for (moment, expected) in zip(answers.moments, example.texts) {
        #expect(localizer.date(moment, form: form) == expected, "\(example.locale) \(moment)")
      }
    }
  }

  /// New year's days and leap days as almanacs give them.
  @Test(arguments: [
    ("persian", "2024-03-20", "Farvardin 1, 1403 AP"),
    ("persian", "2025-03-20", "Esfand 30, 1403 AP"),
    ("islamic-umalqura", "2024-07-07", "Muharram 1, 1446 AH"),
    ("hebrew", "2024-10-03", "1 Tishri 5785 AM"),
    ("buddhist", "2024-05-01", "May 1, 2567 BE"),
    ("japanese", "2019-04-30", "April 30, 31 Heisei"),
    ("japanese", "2019-05-01", "May 1, 1 Reiwa"),
    ("indian", "2024-03-21", "Chaitra 1, 1946 Saka"),
    ("roc", "2024-01-01", "January 1, 113 Minguo"),
    ("coptic", "2024-09-11", "Tout 1, 1741 (Coptic Calendar)"),
    ("ethiopic", "2024-09-11", "Meskerem 1, 2017 (Ethiopic Calendar)"),
  ])
  func `a day has the calendar's month, year and era`(
    calendar: String,
    day: String,
    expected: String
  ) throws {
    #expect(try Self.date(day, by: calendar) == expected)
  }

  @Test(arguments: ["persian", "islamic-umalqura", "hebrew", "indian", "coptic", "ethiopic"])
  func `Gregorian months and years keep their names where the calendar has none for them`(
    calendar: String
  ) throws {
    #expect(try Self.date("2024-05-01", by: calendar, .month) == "May 2024 AD")
    #expect(try Self.date("2024-05-01", by: calendar, .quarter) == "2nd quarter 2024 AD")
    #expect(try Self.date("2024-05-01", by: calendar, .year) == "2024 AD")
  }

  @Test func `what lies before a calendar's era is told by the Gregorian one`() throws {
    #expect(try Self.date("0600-01-01", by: "persian") == "January 1, 600 AD")
    #expect(try Self.date("1500-03-01", by: "buddhist") == "March 1, 1500 AD")
    #expect(try Self.date("1872-12-31", by: "japanese") == "December 31, 1872 AD")
  }

  @Test func `a voice hears the calendar's date with digits that it reads`() throws {
    let tag = try #require(LocaleTag("en-u-ca-persian-nu-deva"))
    let voice = try #require(VoiceProfile.speaking(to: .english))
    let writer = SpeechWriter(localizer: Localizer(locale: tag), voice: voice)
    var diagnostics: [LocalizationDiagnostic] = []
    let text = writer.date(
      1_714_521_600,
      form: DateForm(.day, with: .day),
      timeZone: "UTC",
      diagnostics: &diagnostics
    )
    #expect(text == "Ordibehesht 12")
    #expect(writer.localizer.date(1_714_521_600, form: DateForm(.day)) == "Ordibehesht १२, १४०३ AP")
  }

  private static func date(
    _ day: String,
    by calendar: String,
    _ unit: DateForm.Unit = .day
  ) throws -> String {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    let moment = GregorianDay.seconds(parts[0], parts[1], parts[2])
    let tag = try #require(LocaleTag("en-u-ca-\(calendar)"))
    return Localizer(locale: tag).date(moment, form: DateForm(unit))
  }
}

/// Days by a count of its own, as the tests' Foundation turns to Julian dates before 1582.
private enum GregorianDay {
  static func seconds(_ year: Int, _ month: Int, _ day: Int) -> Double {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let isLeap = { (year: Int) in year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
    let before = (min(year, 1970)..<max(year, 1970)).reduce(0) { $0 + (isLeap($1) ? 366 : 365) }
    let leapDay = month > 2 && isLeap(year) ? 1 : 0
    let inYear = lengths[..<(month - 1)].reduce(0, +) + leapDay + day - 1
    return Double((year < 1970 ? -before : before) + inYear) * 86_400
  }
}
