import ChartLocalization
import Testing

struct LocalizerDateTests {
  @Test func `dates are those of ICU's best patterns by a Gregorian calendar`() throws {
    let reference = try Reference.load()
    for example in reference.dates {
      let localizer = Localizer(locale: example.locale)
      let form = DateForm(example.unit, with: example.context)
      for (moment, expected) in zip(reference.moments, example.texts) {
        let text = localizer.date(moment.seconds, form: form, timeZone: moment.zone)
        #expect(text == expected, "\(example.locale) \(form) \(moment)")
      }
    }
  }

  @Test func `every form prints its unit and what it was asked to print around it`() {
    let localizer = Localizer(locale: .english)
    func text(
      _ unit: DateForm.Unit,
      _ context: DateForm.Context = .year,
      short: Bool = false
    )
      -> String
    {
      let form = DateForm(unit, with: context, width: short ? .short : .full)
      return localizer.date(1_654_437_909, form: form)
    }
    #expect(text(.year) == "2022")
    #expect(text(.year, .none) == "2022")
    #expect(text(.quarter, .none) == "2nd quarter")
    #expect(text(.quarter, short: true) == "Q2 2022")
    #expect(text(.month, .none) == "June")
    #expect(text(.month) == "June 2022")
    #expect(text(.month, .none, short: true) == "Jun")
    #expect(text(.week) == "June 5, 2022")
    #expect(text(.day) == "June 5, 2022")
    #expect(text(.day, .none) == "June 5")
    #expect(text(.weekday, .none) == "Sunday")
    #expect(text(.weekday, .day) == "Sunday, June 5")
    #expect(text(.weekday) == "Sunday, June 5, 2022")
    #expect(text(.minute, .none) == "2:05\u{202F}PM")
    #expect(text(.second, .day).hasPrefix("June 5"))
    #expect(text(.hour).hasSuffix("2\u{202F}PM"))
  }

  @Test(arguments: [
    ("es", "22:00"), ("ru", "22:00"), ("pl", "22:00"), ("he", "22:00"), ("lt", "22:00"),
    ("en", "10\u{202F}PM"), ("ko", "오후 10시"), ("zh-Hans", "22时"), ("de", "22 Uhr"), ("sl", "22h"),
  ])
  func `an hour is never a mere number`(tag: String, expected: String) throws {
    let localizer = Localizer(locale: try #require(LocaleTag(tag)))
    let hour = localizer.date(1_704_146_400, form: DateForm(.hour, with: .none))
    #expect(hour == expected)
    #expect(localizer.date(1_704_146_400, form: DateForm(.hour)).hasSuffix(expected))
  }

  @Test func `years before 1 carry their era and the calendar has no Julian days`() {
    let localizer = Localizer(locale: .english)
    let day = DateForm(.day)
    #expect(localizer.date(-62_167_219_200, form: day) == "January 1, 1 BC")
    #expect(localizer.date(-12_219_379_200, form: day) == "October 14, 1582")
  }

  @Test func `an unknown zone counts as UTC and far moments are missing`() {
    let localizer = Localizer(locale: .english)
    #expect(localizer.date(0, form: DateForm(.day), timeZone: "Mars/Phobos") == "January 1, 1970")
    #expect(localizer.date(0, form: DateForm(.day), timeZone: "") == "January 1, 1970")
    #expect(localizer.date(1e300, form: DateForm(.day)) == "no value")
    #expect(localizer.date(-1e13, form: DateForm(.second)) == "no value")
  }

  @Test(arguments: ["fa-u-nu-latn", "th", "ar-SA-u-nu-latn", "ja", "en-u-ca-chinese"])
  func `the calendar is Gregorian unless one that is known is asked for`(tag: String) throws {
    let localizer = Localizer(locale: try #require(LocaleTag(tag)))
    #expect(localizer.date(1_654_437_909, form: DateForm(.year)).contains("2022"))
  }
}
