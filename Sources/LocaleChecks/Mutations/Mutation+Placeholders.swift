extension Mutation {
  /// Defects of placeholders and of the grammar around them.
  static let placeholders: [Mutation] = arguments + plurals + selects + particles + agreement

  private static let arguments: [Mutation] = [
    swap("L101", "de", "axis-title", "a placeholder was translated", "{title}", "{Titel}"),
    swap("L101", "zh-Hans", "summary", "a fact is absent", "，平均{mean}", "", also: ["L211"]),
    swap("L101", "ru", "share", "a fact of another message is told", "{share}", "{count}"),
    text(
      "L101",
      "fr",
      "trend",
      "a branch leaves a fact out",
      "{series} {direction, select, rises {a augmenté de {from} à {to}} falls {a baissé de {from}} "
        + "other {n’a montré aucune tendance nette de {from} à {to}}}."
    ),
    text(
      "L101",
      "de",
      "missing-values",
      "the number is nowhere",
      "{count, plural, =0 {Kein Wert fehlt} one {Ein Wert fehlt} other {Werte fehlen}}."
    ),
    text(
      "L101",
      "de",
      "trend",
      "one branch alone tells a fact",
      "{direction, select, rises {{series} stieg} falls {Es fiel} other {{series} zeigte keinen klaren Trend}} von {from} bis {to}."
    ),
    swap(
      "L102",
      "de",
      "rank",
      "a plural over a name",
      "{name}",
      "{name, plural, one {#} other {#}}",
      also: ["L110"]
    ),
    swap(
      "L102",
      "ko",
      "trend",
      "a keyword is printed",
      "{direction, select, rises {올랐습니다} falls {떨어졌습니다} other {뚜렷한 추세가 없습니다}}",
      "{direction}입니다"
    ),
    swap(
      "L102",
      "fr",
      "value-count",
      "a select over a number",
      "{count, plural, one {# valeur} many {# de valeurs} other {# valeurs}}",
      "{count} {count, select, other {valeurs}}"
    ),
    text(
      "L106",
      "ru",
      "value-count",
      "'one' is for 21 as well and leaves the number out",
      "{count, plural, one {Одно значение} few {# значения} many {# значений} other {# значения}} в ряду {series}."
    ),
    text(
      "L106",
      "de",
      "value-count",
      "'other' leaves the number out",
      "{count, plural, one {# Wert} other {Werte}} in {series}."
    ),
    swap("L106", "ar", "value-count", "'few' leaves the number out", "few {# قيم}", "few {قيم}"),
  ]

  private static let plurals: [Mutation] = [
    swap("L103", "ru", "value-count", "'few' is absent", " few {# значения}", ""),
    swap("L103", "fr", "missing-values", "'many' is absent", " many {# de valeurs manquent}", ""),
    swap("L103", "ar", "missing-values", "'two' is absent", " two {قيمتان مفقودتان}", ""),
    swap("L103", "en", "value-count", "'one' is absent", "one {# value} ", ""),
    swap("L103", "de", "value-count", "'other' is absent", " other {# Werte}", ""),
    swap("L103", "fr", "rank", "an ordinal category is absent", "one {#re} ", ""),
    swap(
      "L104",
      "ko",
      "missing-values",
      "'one' in Korean",
      "other {",
      "one {값 #개가 누락되었습니다} other {"
    ),
    swap(
      "L104",
      "de",
      "value-count",
      "a category that is not CLDR's",
      "one {# Wert}",
      "one {# Wert} singular {# Wert}"
    ),
    swap("L104", "zh-Hans", "missing-values", "'few' in Chinese", "other {", "few {缺失#个值} other {"),
    swap("L105", "ru", "value-count", "'=1' in place of 'one'", "one {", "=1 {"),
    swap("L105", "fr", "value-count", "'=1' leaves nought out", "one {", "=1 {"),
  ]

  private static let selects: [Mutation] = [
    swap("L107", "de", "trend", "a branch was translated", "falls {", "fällt {"),
    swap("L107", "ja", "chart-kind", "a branch is absent", " line {折れ線グラフ}", ""),
    swap("L107", "ru", "trend", "'other' is absent", " other {без ясной тенденции}", ""),
    swap("L107", "ko", "trend", "a class that a name never has", "vowel {는}", "vowels {는}"),
    swap(
      "L108",
      "de",
      "share",
      "a select over a name",
      "{name} hat",
      "{name, select, Nord {Der Norden} other {{name}}} hat"
    ),
    swap(
      "L108",
      "ru",
      "value-count",
      "a select over a name",
      "{series}",
      "{series, select, other {«{series}»}}"
    ),
  ]

  private static let particles: [Mutation] = [
    swap(
      "L109",
      "ko",
      "trend",
      "a particle without a choice",
      "{series}{series_final, select, vowel {는} other {은}}",
      "{series}은"
    ),
    swap("L109", "ko", "share", "both forms of a particle", "{name}의 비중은", "{name}을(를) 보면 비중은"),
    swap("L109", "ko", "rank", "a particle without a choice", "{name}의 순위는", "{name}가 차지한 순위는"),
    swap(
      "L112",
      "ko",
      "highest",
      "a particle behind a number",
      "{value}({place})입니다",
      "({place}) {value}로 나타났습니다"
    ),
    swap("L112", "ja", "missing-values", "a counter of numbers below ten", "#個の値が", "値が#つ"),
    swap("L111", "zh-Hans", "value-count", "no counter", "{count}个值", "{count}值"),
    swap("L111", "ko", "value-count", "no counter", "값이 {count}개 있습니다", "{count} 값이 있습니다"),
    swap("L111", "ja", "missing-values", "no counter", "#個の値が", "#値が"),
  ]

  private static let agreement: [Mutation] = [
    swap("L110", "de", "share", "an article before a name", "{name} hat", "Der {name} hat"),
    swap(
      "L110",
      "fr",
      "chart-kind",
      "an elided article before a name",
      ": {measure}",
      ": l’{measure}"
    ),
    swap("L110", "ar", "value-count", "an article before a name", "في {series}", "في ال{series}"),
    swap(
      "L110",
      "fr",
      "value-count",
      "a melted article before a name",
      "dans {series}",
      "du {series}"
    ),
    swap(
      "L113",
      "de",
      "label-average",
      "a label ends as a sentence",
      "Durchschnitt",
      "Das ist der Durchschnitt."
    ),
    swap("L113", "ru", "share", "a space stands at the end", "{share}.", "{share}. "),
    swap("L113", "ja", "note", "the sentence ends in a comma", "あります。\"", "あります、\""),
    swap("L113", "fr", "highest", "the sentence begins in its middle", "La valeur", ", la valeur"),
  ]
}
