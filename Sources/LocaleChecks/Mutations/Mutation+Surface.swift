extension Mutation {
  /// Defects of the text as readers meet it.
  static let surface: [Mutation] = marks + spaces + digits + direction + words

  private static let marks: [Mutation] = [
    swap("L201", "de", "chart-kind", "the full stop is absent", "{dimension}.", "{dimension}"),
    swap("L201", "zh-Hans", "rank", "a full stop of Latin script", "位。", "位."),
    swap("L201", "ar", "note", "the full stop is absent", "تتغير.", "تتغير"),
    swap(
      "L201",
      "fr",
      "missing-values",
      "one branch ends without a mark",
      "other {# valeurs manquent}}.",
      "other {# valeurs manquent}}",
      also: []
    ),
    swap(
      "L202",
      "en",
      "summary",
      "a full-width comma in English",
      "{low}, {high}",
      "{low}， {high}"
    ),
    swap("L202", "ar", "summary", "a Latin comma in Arabic", "{low}،", "{low},"),
    swap("L202", "ja", "summary", "a Latin colon in Japanese", "値：", "値:"),
    swap("L202", "zh-Hans", "summary", "a Latin comma in Chinese", "，平均", ",平均"),
    swap("L204", "de", "highest", "a bracket is not closed", "({place}).", "({place}."),
    swap("L204", "ru", "share", "a quote is not closed", "{name}:", "«{name}:"),
    swap("L204", "ja", "axis-title", "a bracket is not closed", "（{unit}）", "（{unit}"),
  ]

  private static let spaces: [Mutation] = [
    swap("L203", "fr", "summary", "a plain space before a semicolon", "\u{202F};", " ;"),
    swap("L203", "fr", "note", "no space before a colon", "Remarque\u{A0}:", "Remarque:"),
    swap("L203", "de", "summary", "a space before a comma", "{low},", "{low} ,"),
    swap(
      "L203",
      "en",
      "axis-title",
      "a quote that opens after the space",
      "{title} ",
      "{title} titled\\\" {title}\\\" "
    ),
    swap("L203", "zh-Hans", "note", "a space behind a full-width mark", "。数值", "。 数值"),
    swap(
      "L203",
      "ru",
      "note",
      "no space behind a full stop",
      "приблизительны. Они",
      "приблизительны.Они"
    ),
    swap("L205", "de", "note", "two spaces in a row", "Werte sind", "Werte  sind"),
    swap(
      "L205",
      "ru",
      "note",
      "a word stands twice",
      "значения приблизительны",
      "значения значения приблизительны"
    ),
    swap("L205", "fr", "trend", "a branch brings a second space", "{a baissé}", "{a baissé }"),
  ]

  private static let digits: [Mutation] = [
    swap("L206", "ar", "note", "Latin digits in Arabic", "القيم تقديرية", "القيم تقديرية 1"),
    swap("L206", "ja", "note", "full-width digits", "値は推定", "値は１推定"),
    swap(
      "L207",
      "de",
      "note",
      "a year is written into the text",
      "Die Werte",
      "Die Werte von 2024"
    ),
    swap("L207", "ru", "share", "a share is written into the text", "{share}.", "{share} из 100."),
    swap(
      "L207",
      "en",
      "note",
      "a date is written into the text",
      "the values are",
      "the values of 2024-05-01 are"
    ),
  ]

  private static let direction: [Mutation] = [
    swap("L208", "ar", "share", "an isolate is not ended", "{name}", "\u{2068}{name}"),
    swap(
      "L208",
      "ar",
      "rank",
      "an isolate is ended twice",
      "{name}",
      "\u{2068}{name}\u{2069}\u{2069}"
    ),
    swap("L208", "de", "share", "an override of direction", "der Summe", "der \u{202E}Summe"),
    swap("L209", "ar", "note", "Latin letters begin an Arabic sentence", "ملاحظة:", "NB ملاحظة:"),
    swap(
      "L209",
      "de",
      "share",
      "Hebrew letters begin a German sentence",
      "{name} hat",
      "א {name} hat",
      also: ["L010"]
    ),
  ]

  private static let words: [Mutation] = [
    swap(
      "L210",
      "de",
      "rank",
      "the text is much longer",
      "liegt auf",
      "liegt in der Reihenfolge aller Namen, die in diesem Diagramm und in seiner Beschreibung vorkommen, wenn man sie nach ihrer Größe ordnet und dabei oben beginnt, auf"
    ),
    text("L210", "ko", "note", "most of the text is absent", "참고.", also: ["L211"]),
    Mutation("L210", "en", "note", "the text takes longer than it may", also: ["L210"]) {
      $0.replace("\"maxSeconds\": 10", by: "\"maxSeconds\": 0.5", in: "@note", of: "en")
    },
    swap("L211", "de", "summary", "another word than the glossary's", "Durchschnitt", "Mittelwert"),
    swap("L211", "ja", "label-average", "another word than the glossary's", "平均", "アベレージ"),
    swap("L212", "en", "note", "a phrase that needs eyes", "They may", "As you can see, they may"),
    swap(
      "L212",
      "de",
      "highest",
      "a colour alone",
      "Der höchste Wert",
      "Die rote Linie, der höchste Wert,"
    ),
    swap("L212", "ru", "trend", "a colour alone", "{series}:", "{series}, синяя линия:"),
    swap("L213", "de", "note", "a sentence begins with a small letter", "Sie können", "sie können"),
    swap(
      "L213",
      "fr",
      "highest",
      "the message begins with a small letter",
      "La valeur",
      "la valeur"
    ),
    swap(
      "L213",
      "fr",
      "share",
      "a capital behind the name that begins",
      "{name} a {share}",
      "{name} Atteint {share}"
    ),
  ]
}
