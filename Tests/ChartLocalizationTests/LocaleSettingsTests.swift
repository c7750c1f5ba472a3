import ChartLocalization
import Testing

struct LocaleSettingsTests {
  @Test(arguments: [
    ("ar", "latn", "ar-u-nu-latn"), ("ar-u-nu-arab", "latn", "ar-u-nu-latn"),
    ("fa-u-ca-persian", "latn", "fa-u-ca-persian-nu-latn"), ("de-x-a", "thai", "de-u-nu-thai-x-a"),
    ("th-u-nu-thai-co-phonebk", "latn", "th-u-nu-latn-co-phonebk"),
    ("en-t-de-u-ca-coptic", "deva", "en-t-de-u-ca-coptic-nu-deva"),
  ])
  func `digits asked for take the place of those in the tag, and leave the rest as it is`(
    tag: String,
    numbering: String,
    expected: String
  ) throws {
    let set = try #require(LocaleTag(tag)).withNumbering(numbering)
    #expect(set.description == expected)
    #expect(set.numbering == numbering)
  }

  @Test(arguments: CalendarSystem.allCases)
  func `a calendar asked for is the one that the tag then names`(calendar: CalendarSystem) throws {
    let tag = try #require(LocaleTag("ar-u-ca-islamic-umalqura-nu-latn"))
    #expect(tag.withCalendar(calendar).calendar == calendar)
    #expect(tag.withCalendar(calendar).numbering == "latn")
    #expect(tag.calendar == .islamicUmalqura)
  }

  @Test func `numbering systems are those of ICU that have ten digits`() {
    for name in ["latn", "arab", "arabext", "deva", "thai", "beng", "fullwide", "hanidec"] {
      #expect(LocaleTag.isNumbering(name), "\(name)")
      #expect(LocaleTag.numberings.contains(name), "\(name)")
    }
    for name in ["", "roman", "hebr", "nosuch", "LATN", "latn;calendar=coptic", "native"] {
      #expect(!LocaleTag.isNumbering(name), "\(name)")
    }
    #expect(LocaleTag.numberings.count > 50)
  }

  @Test(arguments: [
    ("arab", "-١٬٢٣٤٫٥", "٢٥٫٥"), ("arabext", "-۱٬۲۳۴٫۵", "۲۵٫۵"), ("deva", "-१,२३४.५", "२५.५"),
    ("thai", "-๑,๒๓๔.๕", "๒๕.๕"), ("fullwide", "-１,２３４.５", "２５.５"),
  ])
  func `numbers and percentages have the digits asked for`(
    numbering: String,
    number: String,
    percent: String
  ) {
    let localizer = Localizer(locale: LocaleTag.english.withNumbering(numbering))
    let marks: (Character) -> Bool = { !"\u{200E}\u{200F}\u{61C}%٪".contains($0) }
    #expect(localizer.number(-1234.5).filter(marks) == number)
    #expect(localizer.percent(0.255).filter(marks) == percent)
  }

  @Test(arguments: [
    ("Europe/Berlin", 1_729_989_000.0, 1_729_992_600.0, "de", "02:30 MEZ"),
    ("America/New_York", 1_730_611_800.0, 1_730_615_400.0, "en", "1:30\u{202F}AM EST"),
  ])
  func `of two times that clocks show alike the second names its zone`(
    zone: String,
    first: Double,
    second: Double,
    tag: String,
    expected: String
  ) throws {
    let localizer = Localizer(locale: try #require(LocaleTag(tag)))
    let usual = Localizer(locale: .english)
    for unit in [DateForm.Unit.hour, .minute, .second] {
      let form = DateForm(unit, with: .none)
      let shown = { localizer.date($0, form: form, timeZone: zone) }
      #expect(shown(first) != shown(second))
      // A day later clocks show the same without any doubt.
      #expect(shown(first) == shown(second + 86_400))
      #expect(usual.date(second, form: form) == usual.date(second + 86_400, form: form))
    }
    let minute = DateForm(.minute, with: .none)
    #expect(localizer.date(second, form: minute, timeZone: zone) == expected)
  }

  @Test func `clocks show a time again only in the hour after they are set back`() throws {
    let zone = try #require(NamedTimeZone("Europe/Berlin"))
    let change = 1_729_990_800.0
    #expect(!zone.showsAgain(change - 1))
    #expect(zone.showsAgain(change))
    #expect(zone.showsAgain(change + 3599))
    #expect(!zone.showsAgain(change + 3600))
    #expect(!zone.showsAgain(.nan))
  }
}
