import ChartLocalization
import LocaleChecks
import NarrationChecks
import Testing

/// Faults that translators make, planted one at a time: each is found by the check that it is meant for, at
/// its message, and no other message is blamed.
struct PlantedMeaningTests {
  struct Fault: CustomStringConvertible, Sendable {
    let check: String
    let tag: String
    let id: String
    let text: String
    var description: String { "\(check) \(tag) \(id): \(text)" }
  }

  private static let faults: [Fault] = [
    // A fact is left out.
    Fault(check: "F401", tag: "de", id: "mean", text: "Das ist der Durchschnitt."),
    // The wrong argument stands in its place.
    Fault(
      check: "F401",
      tag: "ko",
      id: "spread",
      text: "최솟값은 {max} ({minPlaces}), 최댓값은 {max} ({maxPlaces}), 평균 {mean}, 중앙값 {median}."
    ),
    // A name is not said.
    Fault(check: "F401", tag: "de", id: "minimum", text: "Niedrigster Wert: {value}."),
    // A sign is set that the fact has not.
    Fault(check: "F401", tag: "de", id: "mean", text: "Durchschnitt: -{value}."),
    // A fact is told twice.
    Fault(check: "F402", tag: "de", id: "mean", text: "Durchschnitt: {value}, also {value}."),
    // A number that nobody counted.
    Fault(check: "F402", tag: "de", id: "mean", text: "Durchschnitt der 42 Werte: {value}."),
    // From and to have changed places.
    Fault(
      check: "F403",
      tag: "de",
      id: "axis-dates",
      text:
        "{axis, select, x {Waagerechte} other {Senkrechte}} Achse: {title}, von {to} bis {from}."
    ),
    // Braces, and words of programs, are not for readers.
    Fault(check: "F411", tag: "de", id: "mean", text: "Durchschnitt '{'x'}': {value}."),
    Fault(check: "F412", tag: "ko", id: "mean", text: "평균 NaN: {value}."),
    Fault(check: "F413", tag: "de", id: "mean", text: "Durchschnitt:  {value}."),
    Fault(check: "F414", tag: "de", id: "mean", text: "Durchschnitt: \u{2068}{value}."),
    Fault(check: "F415", tag: "ko", id: "mean", text: "average 평균은 {value}입니다."),
  ]

  @Test(arguments: faults)
  func `a planted fault is found by its check, at its message`(fault: Fault) throws {
    let found = try Planted.audit(fault.tag, fault.id, fault.text)
      .meaningFindings(of: Planted.locale(fault.tag))
    let clean = try #require(Planted.clean[fault.tag])
    let new = found.filter { !clean.contains($0) }
    #expect(new.contains { $0.check == fault.check && $0.message == fault.id }, "\(new)")
    #expect(new.allSatisfy { $0.message == fault.id }, "\(new)")
    #expect(new.allSatisfy { $0.place.file == "\(fault.tag)/narration.arb" })
  }

  @Test func `a number without its minus is found, with the number`() throws {
    let found = try Planted.audit("en", "speech-minus", "{number}")
      .meaningFindings(of: .english)
    let lost = found.filter { $0.check == "F401" && $0.sentence.contains("has lost its minus") }
    #expect(lost.contains { $0.message == "mean" && $0.sentence.contains("-6.5") }, "\(found)")
  }

  @Test func `a percentage without its percent is found`() throws {
    let found = try Planted.audit("en", "speech-percent", "{number}")
      .meaningFindings(of: .english)
    #expect(found.contains { $0.check == "F401" && $0.sentence.contains("without its percent") })
  }

  /// What is found in Korean where a direction has these words.
  private func found(rises: String, falls: String) throws -> [Finding] {
    let text =
      "전체적으로 {measure}: {direction, select, rises {\(rises)} falls {\(falls)} other {변화}} {slope}."
    return try Planted.audit("ko", "direction", text).meaningFindings(of: Planted.locale("ko"))
      .filter { $0.check == "F401" && $0.message == "direction" }
  }

  @Test func `directions whose words have changed places are found by the lexicon`() throws {
    let swapped = try found(rises: "내렸습니다", falls: "올랐습니다")
    #expect(
      swapped.contains { $0.sentence.contains("the words are those of “rises”") },
      "\(swapped)"
    )
    let right = try found(rises: "올랐습니다", falls: "내렸습니다")
    #expect(!right.contains { $0.sentence.contains("the words are those of") }, "\(right)")
  }

  @Test func `directions that have the same words are found`() throws {
    let same = try found(rises: "움직였습니다", falls: "움직였습니다")
    #expect(
      same.contains {
        $0.sentence.contains("says the same where {direction}") && $0.sentence.contains("“falls”")
      },
      "\(same)"
    )
    let right = try found(rises: "올랐습니다", falls: "내렸습니다")
    #expect(!right.contains { $0.sentence.contains("“falls”") }, "\(right)")
  }

  @Test func `an alphabetical list in another order is found`() throws {
    let english = try #require(Catalogue.embedded(.english))
    let text =
      "{axis, select, x {Horizontal} other {Vertical}} axis: {title}, {count, plural, one {# "
      + "category} other {# categories}} in alphabetical order: {names}."
    var messages = english.messages
    messages["axis-names"] = text
    let audit = NarrationAudit(
      catalogues: [Catalogue(locale: .english, messages: messages)],
      charts: Planted.charts
    )
    let found = audit.meaningFindings(of: .english).filter { $0.check == "F409" }
    #expect(found.map(\.message) == ["axis-names"])
    #expect(found[0].sentence.contains("lists “Injera” before “Crêpe”"), "\(found)")
  }
}
