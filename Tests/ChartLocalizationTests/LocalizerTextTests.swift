import ChartLocalization
import Testing

struct LocalizerTextTests {
  @Test func `lists are those of ICU`() throws {
    let reference = try Reference.load()
    for example in reference.lists {
      let localizer = Localizer(locale: example.locale)
      // CLDR leaves the conjunction of Welsh open, and ties that of Hebrew with a hyphen.
      let expected = example.texts.map {
        $0.replacing("a(c)", with: "a").replacing(" \u{5D5}-", with: " \u{5D5}\u{5BE}")
      }
      #expect(reference.listItems.map { localizer.list($0) } == expected, "\(example.locale)")
    }
  }

  @Test func `alphabetical order is that of ICU's collators`() throws {
    for example in try Reference.load().orders {
      let localizer = Localizer(locale: example.locale)
      let sorted = example.words.sorted().sorted { localizer.compare($0, $1) == .before }
      #expect(sorted == example.words, "\(example.locale)")
      #expect(localizer.compare("a", "a") == .same)
    }
  }

  @Test func `sentences are joined by a space, or by nothing where a script has none`() throws {
    func join(_ tag: String, _ sentences: [String]) throws -> String {
      Localizer(locale: try #require(LocaleTag(tag))).join(sentences)
    }
    #expect(try join("en", ["A.", "", "B."]) == "A. B.")
    #expect(try join("ko", ["가.", "나."]) == "가. 나.")
    #expect(try join("ja", ["あ。", "い。"]) == "あ。い。")
    #expect(try join("zh-Hans", ["甲。", "乙。"]) == "甲。乙。")
    #expect(try join("zh-Hans", ["English.", "乙。"]) == "English. 乙。")
    #expect(try join("en", []) == "")
  }

  @Test func `a catalogue's own sentence joiner is used, but not a fallback's`() throws {
    let german = try #require(LocaleTag("de"))
    let given = [
      Catalogue(locale: .english, messages: ["sentence-joiner": "|"]),
      Catalogue(locale: german, messages: [:]),
    ]
    #expect(Localizer(locale: .english, catalogues: given).join(["a", "b"]) == "a|b")
    #expect(Localizer(locale: german, catalogues: given).join(["a", "b"]) == "a b")
  }

  @Test func `one localizer serves several tasks at once`() async throws {
    let localizer = Localizer(locale: .english)
    let zone = try #require(NamedTimeZone("Europe/Berlin"))
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { step in
            let value = Double(task * 1_000 + step)
            let text = localizer.number(value, digits: .fixed(1), grouping: false)
            let day = localizer.date(value * 86_400, form: DateForm(.year), timeZone: "Asia/Seoul")
            return Double(text) == value && day.count == 4
              && abs(zone.offset(at: value * 86_400)) <= 7_200
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func `Welsh chooses its conjunction by the name that follows`() throws {
    let welsh = Localizer(locale: try #require(LocaleTag("cy")))
    #expect(welsh.list(["Bangor", "Abertawe"]) == "Bangor ac Abertawe")
    #expect(welsh.list(["Abertawe", "Bangor"]) == "Abertawe a Bangor")
    #expect(welsh.list(["3", "5"]) == "3 a 5")
    #expect(welsh.list(["a", "b", "â"]).hasSuffix(" ac â"))
  }

  @Test func `Hebrew ties its conjunction so that no number seems to have a minus`() throws {
    let hebrew = Localizer(locale: try #require(LocaleTag("he")))
    let list = hebrew.list(["5", "40"]).filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
    #expect(list == "5 \u{5D5}\u{5BE}40")
  }
}
