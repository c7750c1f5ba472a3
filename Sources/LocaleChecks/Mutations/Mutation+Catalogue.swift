extension Mutation {
  /// All defects, by check.
  static let all: [Mutation] = (catalogue + placeholders + surface).sorted { $0.check < $1.check }

  /// Defects of keys, encoding, layout, and of text that was left or is foreign.
  static let catalogue: [Mutation] = keys + bytes + use + translation + schema

  private static let keys: [Mutation] = [
    Mutation("L001", "de", "share", "a message is absent") { $0.remove("share", of: "de") },
    Mutation("L001", "ja", "chart-kind", "a message is absent") {
      $0.remove("chart-kind", of: "ja")
    },
    Mutation("L002", "fr", "share-of-all", "a message of an older source was kept") {
      $0.insert("  \"share-of-all\": \"{name} seul.\",", before: "summary", of: "fr")
    },
    Mutation("L002", "ar", "extra", "a message is not in the source") {
      $0.insert("  \"extra\": \"قيمة {value}.\",", before: "highest", of: "ar")
    },
    Mutation("L003", "ru", "share", "a key stands twice") {
      $0.insert("  \"share\": \"{name}: доля {share}.\",", before: "summary", of: "ru")
    },
    Mutation("L003", "en", "note", "a key of the source stands twice") {
      $0.insert("  \"note\": \"Values are estimates.\",", before: "rank", of: "en")
    },
    Mutation("L012", "de", "axis-title", "a message stands far from its order") {
      $0.remove("axis-title", of: "de")
        && $0.insert("  \"axis-title\": \"{title} ({unit})\",", before: "trend", of: "de")
    },
    Mutation("L012", "ko", "chart-kind", "two messages changed places") { sample in
      sample.remove("highest", of: "ko")
        && sample.insert(
          "  \"highest\": \"가장 높은 값은 {value}({place})입니다.\",",
          before: "chart-kind",
          of: "ko"
        )
    },
  ]

  private static let bytes: [Mutation] = [
    Mutation("L004", "zh-Hans", nil, "a comma is absent between two messages", line: "rank") {
      $0.replace("。\",", by: "。\"", in: "note", of: "zh-Hans")
    },
    Mutation("L004", "de", nil, "a quote is absent", line: "highest", also: ["L001"]) {
      $0.replace(").\",", by: ").,", in: "highest", of: "de")
    },
    swap("L004", "fr", "highest", "a brace is not closed", "{place})", "{place)"),
    swap("L004", "ru", "rank", "a type that is not known", "{rank}", "{rank, number, integer}"),
    Mutation("L005", "fr", nil, "the file is Latin-1", line: "trend") {
      $0.change("fr/sample.arb") { bytes in
        if let place = bytes.lastIndex(of: 0xC3) {
          bytes.replaceSubrange(place...(place + 1), with: [0xE9])
        }
      }
    },
    Mutation("L005", "ja", nil, "a byte order mark begins the file") {
      $0.change("ja/sample.arb") { $0.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0) }
    },
    swap("L005", "de", "highest", "text is decomposed", "höchste", "ho\u{308}chste"),
    swap("L005", "de", "note", "text was decoded twice", "geschätzt", "geschÃ¤tzt"),
    swap("L005", "ko", "note", "a control character stands in a message", "값은", "값은\\u0007"),
  ]

  private static let use: [Mutation] = [
    Mutation(
      "L006",
      "en",
      "note",
      "the program never asks for a message",
      used: { used in
        used.filter { $0.key != "note" }
      }
    ) { _ in true },
    Mutation(
      "L006",
      "en",
      "rank",
      "the program never asks for a message",
      used: { used in
        used.filter { $0.key != "rank" }
      }
    ) { _ in true },
    Mutation(
      "L007",
      "en",
      "legend",
      "the program asks for what is absent",
      used: { used in
        used.merging(["legend": []]) { first, _ in first }
      }
    ) { _ in true },
    Mutation(
      "L007",
      "en",
      "highest",
      "the program does not give an argument",
      used: { used in
        used.merging(["highest": ["value"]]) { $1 }
      }
    ) { _ in true },
  ]

  private static let translation: [Mutation] = [
    Mutation("L008", "de", "share", "the source has changed since") {
      $0.insert(
        "  \"@share\": {\"x-source\": \"0123456789abcdef\"},",
        before: "summary",
        of: "de"
      )
    },
    Mutation("L008", "zh-Hans", "highest", "the source has changed since") {
      $0.insert(
        "  \"@highest\": {\"x-source\": \"\(SourceDigest.digest(of: "The highest value is {value}."))\"},",
        before: "label-average",
        of: "zh-Hans"
      )
    },
    text(
      "L009",
      "de",
      "highest",
      "a message is the source's",
      "The highest value is {value} ({place})."
    ),
    text("L009", "de", "label-average", "a text is empty", "", also: ["L211"]),
    text("L009", "ru", "label-average", "a label is the source's", "average"),
    swap(
      "L009",
      "fr",
      "share",
      "two words of the source were left",
      "a {share} du total",
      "a {share} of the total"
    ),
    swap("L010", "ja", "highest", "Hangul in Japanese", "最も高い値", "最も높은値"),
    swap("L010", "ko", "note", "kana in Korean", "추정치", "すいてい"),
    swap("L010", "zh-Hans", "share", "a word in Latin letters", "占总计", "占总计total"),
    swap("L010", "zh-Hans", "chart-kind", "a traditional character", "图表", "圖表"),
    swap("L010", "ru", "share", "a Latin letter that looks like a Cyrillic one", "доля", "дoля"),
  ]

  private static let schema: [Mutation] = [
    Mutation("L011", "de", nil, "the file says that it is of another locale", line: "@@locale") {
      $0.replace("\"de\"", by: "\"da\"", in: "@@locale", of: "de")
    },
    Mutation("L011", "fr", nil, "the file does not say its locale") {
      $0.remove("@@locale", of: "fr")
    },
    Mutation("L011", "ko", "rank", "a message is a number") {
      $0.replace("\"{name}의 순위는 {rank}위입니다.\"", by: "3", in: "rank", of: "ko")
    },
    Mutation("L011", "en", "note", "a description is no text", line: "@note") {
      $0.replace("\"A sample.\"", by: "[]", in: "@note", of: "en")
    },
    Mutation("L011", "en", "share", "a declared argument is not there", line: "@share") {
      $0.replace("\"share\"", by: "\"part\"", in: "@share", of: "en")
    },
    Mutation("L011", "ar", nil, "the registry has other plural categories", file: "registry.json") {
      $0.change("registry.json") { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        bytes = Array(text.split(separator: "\"zero\", ").joined().utf8)
      }
    },
  ]
}
