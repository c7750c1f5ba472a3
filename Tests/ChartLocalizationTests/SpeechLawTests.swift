import ChartLocalization
import ChartTestSupport
import Testing

/// What holds of speech in every locale, whatever its words are.
struct SpeechLawTests {
  private func writer(_ tag: String) throws -> SpeechWriter {
    let locale = try #require(LocaleTag(tag))
    let voice = try #require(VoiceProfile.speaking(to: locale))
    return SpeechWriter(localizer: Localizer(locale: locale), voice: voice)
  }

  /// What a writer makes of a text, with no diagnostic; twice is the same as once.
  private func sentence(_ text: String, _ writer: SpeechWriter) -> String {
    var diagnostics: [LocalizationDiagnostic] = []
    let once = writer.sentence(text, diagnostics: &diagnostics)
    #expect(writer.sentence(once, diagnostics: &diagnostics) == once)
    #expect(diagnostics.isEmpty)
    return once
  }

  private func message(
    _ id: String,
    _ arguments: [String: MessageArgument],
    _ writer: SpeechWriter
  ) -> String {
    var diagnostics: [LocalizationDiagnostic] = []
    let text = writer.localizer.text(id, arguments, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    return text
  }

  /// The locale's comma: what its lists have, but in Chinese, which has a mark of its own for those.
  private func pause(_ writer: SpeechWriter) -> String {
    writer.localizer.locale.language == "zh" ? "，" : message("list-separator", [:], writer)
  }

  @Test(arguments: everyLocale)
  func `a number below zero is its size with the word for minus`(tag: String) throws {
    let writer = try writer(tag)
    var diagnostics: [LocalizationDiagnostic] = []
    for size in [1, 2, 5, 21, 100, 1234.5, 0.25, 1e6, 2e9, 1e20, 1e-9] as [Double] {
      let above = writer.number(size, digits: .exact, diagnostics: &diagnostics)
      let below = writer.number(-size, digits: .exact, diagnostics: &diagnostics)
      let expected = message("speech-minus", ["number": .number(size, formatted: above)], writer)
      #expect(below == expected && below != above)
      let share = writer.percent(size, digits: .exact, diagnostics: &diagnostics)
      let lost = writer.percent(-size, digits: .exact, diagnostics: &diagnostics)
      #expect(lost == message("speech-minus", ["number": .number(size, formatted: share)], writer))
    }
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: everyLocale)
  func `a dash after a space that does not break is a range, and its word is heard`(
    tag: String
  ) throws {
    let writer = try writer(tag)
    let to = message("speech-sign", ["sign": .select("to")], writer)
    let range = sentence("mama\u{A0}\u{2013} lulu", writer)
    #expect(range.split(separator: " ") == "mama \(to) lulu".split(separator: " "))
    #expect(!sentence("mama \u{2013} lulu", writer).split(separator: " ").contains(to[...]))
  }

  @Test(arguments: everyLocale)
  func `what has no sound is left out, joiners stay where they spell a word`(tag: String) throws {
    let writer = try writer(tag)
    let marked = "\u{61C}\u{2068}ma\u{AD}ma\u{2069}\u{200E}\u{200B}\u{200C}\u{FEFF}"
    #expect(sentence(marked, writer) == "mama")
    for spelled in ["می\u{200C}شود", "क्\u{200D}ष"] {
      #expect(sentence("\u{200C}" + spelled, writer) == spelled)
    }
  }

  @Test(arguments: everyLocale)
  func `brackets, semicolons and dashes are the pause of the language`(tag: String) throws {
    let writer = try writer(tag)
    let pause = pause(writer)
    let expected = ["a", "b", "c"].joined(separator: pause)
    for text in [
      "a (b) c", "a; b; c", "a (b); c", "a — b — c", "a – b – c", "a （b） c", "a؛ b؛ c", "a, b, c",
    ] {
      #expect(sentence(text, writer) == expected, "\(text)")
    }
    #expect(sentence("a (b).", writer) == "A\(pause)b.")
  }

  @Test(arguments: everyLocale)
  func `a function is said without pauses and without signs`(tag: String) throws {
    let writer = try writer(tag)
    let slash = message("speech-sign", ["sign": .select("slash")], writer)
    #expect(sentence("sin(x)/x", writer) == "sin x \(slash) x")
    #expect(sentence("f(x)", writer) == "f x")
  }

  @Test(arguments: everyLocale)
  func `a minus sign, a range and a percent sign in a sentence are heard`(tag: String) throws {
    let writer = try writer(tag)
    let (minus, range) = (
      message("speech-sign", ["sign": .select("minus")], writer),
      message("speech-sign", ["sign": .select("to")], writer)
    )
    for text in ["z \u{2212}5", "z -5", "z (\u{2212}5)"] {
      #expect(sentence(text, writer).contains(minus), "\(text)")
    }
    for text in ["3\u{2013}5", "3 \u{2013} 5"] {
      #expect(sentence(text, writer).contains(range), "\(text)")
    }
    var diagnostics: [LocalizationDiagnostic] = []
    let share = writer.percent(0.05, digits: .exact, diagnostics: &diagnostics)
    for text in ["5%", "5\u{A0}%", "%5", "٥٪"] {
      #expect(sentence(text, writer) == sentence(share, writer), "\(text)")
    }
  }

  @Test(arguments: everyLocale)
  func `digits of any script are read as the voice's own`(tag: String) throws {
    let writer = try writer(tag)
    var diagnostics: [LocalizationDiagnostic] = []
    let expected = writer.sentence(
      writer.number(12_345.5, digits: .exact, diagnostics: &diagnostics),
      diagnostics: &diagnostics
    )
    for text in ["12345.5", "١٢٣٤٥٫٥", "۱۲٬۳۴۵٫۵", "१२३४५.५", "１２３４５.５"] {
      #expect(sentence(writer.name(text, diagnostics: &diagnostics), writer) == expected, "\(text)")
    }
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: everyLocale)
  func `a date has no full stop, no sign and no digits but the voice's`(tag: String) throws {
    let writer = try writer(tag)
    var diagnostics: [LocalizationDiagnostic] = []
    let units: [DateForm.Unit] = [
      .year, .quarter, .month, .day, .weekday, .hour, .minute, .second,
    ]
    for day in stride(from: 0, to: 366, by: 1) {
      for unit in units where unit == .day || day % 31 == 1 {
        for form in [DateForm(unit), DateForm(unit, with: .none, width: .short)] {
          let moment = 1_640_995_200 + Double(day) * 86_400 + 50_709
          let date = writer.date(moment, form: form, timeZone: "UTC", diagnostics: &diagnostics)
          let said = sentence(date + "!", writer)
          #expect(faults(of: said, tag).isEmpty, "\(said)")
        }
      }
    }
    #expect(diagnostics.isEmpty)
  }

  /// The signs in a date that a voice would stumble at.
  private func faults(of date: String, _ tag: String) -> [Character] {
    // Hyphens within words are spelling: twenty-two, terça-feira.
    let words = date.split(separator: "-").joined()
    let isSpelling = !date.hasPrefix("-") && !date.contains(" -") && !date.contains("- ")
    return (isSpelling ? words : date).filter { character in
      let isSign = character.isASCII && !character.isLetter && !character.isNumber
      let isAllowed = " ,!'".contains(character) || (tag == "en" && character == ":")
      return (isSign && !isAllowed)
        || (character.isNumber && !character.isASCII && !character.isLetter)
    }.map { $0 }
  }

  @Test(arguments: everyLocale)
  func `the time of day is said by its message`(tag: String) throws {
    let writer = try writer(tag)
    var diagnostics: [LocalizationDiagnostic] = []
    let minute = DateForm(.minute, with: .none)
    let said = writer.date(
      9 * 3600 + 42 * 60,
      form: minute,
      timeZone: "UTC",
      diagnostics: &diagnostics
    )
    let expected = message(
      "speech-time",
      ["hour": .number(9, formatted: "9"), "minute": .number(42, formatted: "42")],
      writer
    )
    #expect(
      said.contains(expected) || said.contains(expected.replacing("9", with: "09")),
      "\(said)"
    )
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: everyLocale)
  func `decimals of a name have the mark that the voice reads`(tag: String) throws {
    let writer = try writer(tag)
    var diagnostics: [LocalizationDiagnostic] = []
    for (text, value) in [("0.05", 0.05), ("3.5", 3.5), ("0.125", 0.125)] {
      let name = writer.name(text, diagnostics: &diagnostics)
      let number = writer.number(value, digits: .exact, diagnostics: &diagnostics)
      #expect(sentence(name, writer) == sentence(number, writer))
    }
  }
}
