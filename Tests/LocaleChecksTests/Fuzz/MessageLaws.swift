import ChartLocalization
import ChartTestSupport

/// What holds of any text that is read as a message.
enum MessageLaws {
  static func verdict(of bytes: [UInt8]) -> FuzzRun.Verdict {
    let text = String(decoding: bytes, as: UTF8.self)
    let source = Array(text.utf8)
    var breaches: [String] = []
    let (pattern, faults) = MessagePattern.recovering(from: text)
    for fault in faults { breaches += Self.breaches(of: fault, in: source) }
    breaches += coverage(of: pattern.elements, in: source)
    var way = faults.map { name(of: $0.fault) }
    do throws(MessageSyntaxError) {
      let strict = try MessagePattern(parsing: text)
      if strict != pattern || !faults.isEmpty {
        breaches.append("recovery: differs without faults")
      }
      way += evaluated(text, strict, &breaches)
    } catch {
      breaches += Self.breaches(of: error, in: source)
      if !faults.contains(error) { breaches.append("recovery: lost the fault '\(error)'") }
    }
    return FuzzRun.Verdict(way: Set(way).sorted().joined(separator: "+"), breaches: breaches)
  }

  private static func name(of fault: MessageSyntaxError.Fault) -> String {
    String("\(fault)".prefix { $0 != "(" })
  }

  private static func breaches(of error: MessageSyntaxError, in source: [UInt8]) -> [String] {
    [
      TextPlace.breach(line: error.position.line, column: error.position.column, in: source),
      TextPlace.breach(sentence: error.sentence),
      error.range.upper > source.count ? "range: the fault ends behind the text" : nil,
    ].compactMap(\.self)
  }

  /// The parts cover the text without gaps, and no range cuts a character.
  private static func coverage(of elements: [MessageElement], in source: [UInt8]) -> [String] {
    guard !elements.isEmpty else { return [] }
    var end = 0
    for element in elements {
      if element.range.lower != end { return ["range: a gap before \(element.range)"] }
      end = element.range.upper
      if let breach = inner(element, source) { return [breach] }
    }
    return end == source.count ? [] : ["range: the parts end at \(end) of \(source.count)"]
  }

  private static func inner(_ element: MessageElement, _ source: [UInt8]) -> String? {
    if let breach = cut(element.range, source) { return breach }
    guard case .choice(let choice) = element else { return nil }
    for variant in choice.variants {
      let isWithin =
        choice.range.lower < variant.range.lower && variant.range.upper <= choice.range.upper
      if !isWithin { return "range: a variant lies outside its choice" }
      for part in [variant.range, variant.selectorRange, choice.argumentRange] {
        if let breach = cut(part, source) { return breach }
      }
      for element in variant.elements {
        if let breach = inner(element, source) { return breach }
      }
    }
    return nil
  }

  private static func cut(_ range: SourceRange, _ source: [UInt8]) -> String? {
    guard range.lower >= 0, range.upper <= source.count else { return "range: behind the text" }
    let isCut = [range.lower, range.upper].contains {
      $0 < source.count && source[$0] & 0xC0 == 0x80
    }
    return isCut ? "range: \(range) cuts a character" : nil
  }

  /// Renders the message with values of all kinds; gives the kinds of diagnostics.
  private static func evaluated(
    _ text: String,
    _ pattern: MessagePattern,
    _ breaches: inout [String]
  ) -> [String] {
    var generator = SeededGenerator(seed: UInt64(text.utf8.count) &* 2_654_435_761)
    var names: Set<String> = []
    for element in pattern.elements { collect(element, &names) }
    var arguments: [String: MessageArgument] = [:]
    for name in names.sorted() where Int.random(in: 0..<8, using: &generator) > 0 {
      arguments[name] = value(using: &generator)
    }
    let tag = ["en", "ar", "pl", "ko", "cy", "lt"].randomElement(using: &generator) ?? "en"
    guard let locale = LocaleTag(tag) else { return [] }
    let localizer = Localizer(
      locale: locale,
      catalogues: [Catalogue(locale: locale, messages: ["m": text])]
    )
    var diagnostics: [LocalizationDiagnostic] = []
    let output = localizer.text("m", arguments, diagnostics: &diagnostics)
    if output.utf8.count > Localizer.maximumTextByteCount + 2_000_000 {
      breaches.append("length: \(output.utf8.count) bytes were made")
    }
    return Set(diagnostics.map(\.code)).sorted()
  }

  private static func collect(_ element: MessageElement, _ names: inout Set<String>) {
    switch element {
    case .argument(let name, _): names.insert(name)
    case .choice(let choice):
      names.insert(choice.argument)
      for variant in choice.variants { for part in variant.elements { collect(part, &names) } }
    case .text, .number: break
    }
  }

  private static func value(using generator: inout SeededGenerator) -> MessageArgument {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      let texts = ["", "매출", "مبيعات", "a\u{202E}b", "{n}", String(repeating: "x", count: 5_000)]
      return .text(texts.randomElement(using: &generator) ?? "")
    case 1: return .list(Array(repeating: "x", count: Int.random(in: 0...5, using: &generator)))
    case 2: return .select(["rise", "other", ""].randomElement(using: &generator) ?? "")
    default:
      let numbers = [
        0, -0.0, 1, 2, 5, 11, 21, 1.5, -3.5, 1e6, 1e21, 1e308, -1e308, .nan, .infinity,
      ]
      let number = numbers.randomElement(using: &generator) ?? 0
      return .number(number, formatted: "\(number)")
    }
  }
}
