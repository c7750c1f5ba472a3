import LocaleChecks
import Testing

/// What looks like a defect in one language and is right in another.
struct CleanTextTests {
  @Test(arguments: [
    // Marks, spaces and abbreviations.
    ("de", "Values, such as the lowest, are shown.", "Werte, z. B. der tiefste, sind gezeigt."),
    ("fr", "Is it 12? Yes: \\\"{x}\\\".", "Est-il 12\u{202F}? Oui\u{A0}: «\u{A0}{x}\u{A0}»."),
    ("fr-CA", "Really? Yes!", "Vraiment? Oui!"),
    ("es", "Is {x} the highest?", "¿Es {x} lo más alto?"),
    ("pl", "Values, such as {x}.", "Wartości, np. {x}."),
    ("ko", "More than {x}: {y}.", "{x} 이상, {x}이상: {y}이며 끝났습니다."),
    ("ja", "{x} (in {y}).", "{x}（{y}）です。"),
    ("zh-Hant", "CSV file: {x}, {y}.", "CSV 檔案：{x}、{y}。"),
    ("th", "The value is {x}.", "ค่าคือ {x}"),
    ("hi", "Slowly {x}.", "धीरे धीरे {x}।"),
    ("el", "Is it {x}?", "Είναι {x};"),
    ("he", "The value: {x}, {y}.", "הערך: {x}, {y}."),
    ("fa", "The value: {x}; {y}.", "مقدار: {x}؛ {y}."),
    // Words that stand twice.
    ("fr", "We meet {x}.", "Nous nous voyons {x}."),
    ("vi", "Always {x}.", "Luôn luôn {x}."),
    // Digits and letters of names.
    ("ar", "Line R2 of {x}.", "الخط R2 في {x}."),
    ("ru", "z is {x} and p {y}.", "z равно {x}, а p — {y}."),
    ("fr", "π is {x}.", "π vaut {x}."),
    ("ja", "{x} kWh", "{x} kWh"),
    ("de", "Total {x}.", "Total {x}."),
    // Plurals.
    ("ja", "{n, plural, one {# value} other {# values}}.", "{n}個の値。"),
    ("ru", "{n, plural, =0 {None} other {Some, {x}}}.", "{n, plural, =0 {Нет} other {Есть, {x}}}."),
    (
      "he", "{n, plural, one {One value} other {# values}}.",
      "{n, plural, one {ערך אחד} two {שני ערכים} other {# ערכים}}."
    ),
    (
      "fr", "{n, plural, one {One value} other {# values}}.",
      "{n, plural, one {Une valeur} many {# de valeurs} other {# valeurs}}."
    ),
    (
      "sl", "{n, plural, one {# value} other {# values}}.",
      "{n, plural, one {# vrednost} two {# vrednosti} few {# vrednosti} other {# vrednosti}}."
    ),
    (
      "cs", "{n, plural, one {# value} other {# values}}.",
      "{n, plural, one {# hodnota} few {# hodnoty} other {# hodnot}}."
    ),
    // Agreement with what is inserted.
    (
      "fr", "The value of {series}.",
      "La valeur {series_initial, select, vowel {d’} other {de }}{series}."
    ),
    (
      "de", "The value in {n, plural, one {# group} other {# groups}}.",
      "Der Wert in {n, plural, one {# Gruppe} other {# Gruppen}}."
    ),
    (
      "pl", "{series} rose.",
      "{series} {series_gender, select, feminine {wzrosła} neuter {wzrosło} other {wzrósł}}."
    ),
  ])
  func `what is right in a language is no defect`(
    tag: String,
    english: String,
    translation: String
  ) {
    func file(_ tag: String, _ message: String) -> (path: String, bytes: [UInt8]) {
      ("\(tag)/app.arb", Array("{\"@@locale\": \"\(tag)\", \"a\": \"\(message)\"}".utf8))
    }
    let folder = LocaleFolder(files: [file("en", english), file(tag, translation)])
    #expect(folder.findings().map { "\($0.check) \($0.sentence)" } == [])
  }
}
