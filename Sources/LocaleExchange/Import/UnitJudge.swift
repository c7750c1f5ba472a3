import ChartLocalization

/// Tells of each unit that came back what it changes.
struct UnitJudge {
  private let format: ExchangeFormat
  private let isForced: Bool
  private let forms: (source: PluralForms, target: PluralForms)
  private let units: [String: ExchangeUnit]
  private var seen: Set<String> = []

  init(_ document: ExchangeDocument, _ format: ExchangeFormat, isForced: Bool) {
    self.format = format
    self.isForced = isForced
    forms = document.forms
    units = Dictionary(document.units.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What came of a unit, and the message to write if there is one.
  mutating func judge(
    _ received: ReceivedUnit
  ) -> (outcome: LocaleImport.Outcome, message: String?) {
    guard let id = received.names.first(where: { units[$0] != nil }), let unit = units[id] else {
      guard let name = received.names.first else {
        let fault = UnitFault.misshapen("the id of a message (in PO, 'msgctxt')")
        return (outcome(Self.start(of: received.source), received, .refused(fault)), nil)
      }
      return (outcome(name.visible, received, .unknown), nil)
    }
    guard seen.insert(id).inserted else {
      let fault = UnitFault.misshapen("a message that stands once in the file")
      return (outcome(id, received, .refused(fault)), nil)
    }
    do throws(UnitFault) {
      let (result, message) = try result(of: received, unit)
      return (outcome(id, received, result), message)
    } catch {
      return (outcome(id, received, .refused(error)), nil)
    }
  }

  private func outcome(
    _ id: String,
    _ received: ReceivedUnit,
    _ result: LocaleImport.Result
  ) -> LocaleImport.Outcome {
    LocaleImport.Outcome(id: id, position: received.position, result: result)
  }

  private func result(
    of received: ReceivedUnit,
    _ unit: ExchangeUnit
  ) throws(UnitFault) -> (LocaleImport.Result, String?) {
    let coder = UnitCoder(source: unit.source, from: forms.source, to: forms.target)
    var received = received
    var comparison = UnitComparison(coder, format, received)
    if !comparison.isCurrent, let plain = received.withoutLayout {
      let other = UnitComparison(coder, format, plain)
      if other.isCurrent { (received, comparison) = (plain, other) }
    }
    guard let text = try received.target.get().map(comparison.adapted) else {
      return (.untranslated, nil)
    }
    if comparison.isSame(text, as: unit.target) { return (.unchanged, nil) }
    guard comparison.isCurrent || isForced else { return (.stale, nil) }
    if let mark = received.unconfirmed, !isForced { throw .unconfirmed(mark) }
    let message = try comparison.message(from: text)
    try Self.check(message, coder.source)
    if message == unit.target { return (.unchanged, nil) }
    return (unit.target == nil ? .new : .changed, message)
  }

  /// The first words of a text, by which a unit without a name is found.
  private static func start(of text: UnitText) -> String {
    String((text.texts.first ?? "").prefix(40)).visible
  }

  private static func check(_ message: String, _ source: MessagePattern?) throws(UnitFault) {
    guard !message.unicodeScalars.contains(where: isForbidden) else { throw .controlCharacter }
    let pattern: MessagePattern
    do throws(MessageSyntaxError) {
      pattern = try MessagePattern(parsing: message)
    } catch {
      throw .brokenMessage(error.fault, at: error.position)
    }
    if let source { try MessageArguments.check(pattern, against: source) }
  }

  /// Control characters but line feed and tab, as in catalogues.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\n" && scalar != "\t")
      || (0x7F...0x9F).contains(scalar.value)
  }
}

/// A unit that came back beside what would go out now.
private struct UnitComparison {
  private let coder: UnitCoder
  private let shape: UnitShape
  /// Whether the file was made of the source as it is now.
  let isCurrent: Bool

  init(_ coder: UnitCoder, _ format: ExchangeFormat, _ received: ReceivedUnit) {
    self.coder = coder
    let source = Self.adapted(received.source, coder)
    let isWhole = source == .whole(coder.sourceText)
    switch source {
    case .forms(let texts):
      shape = .forms
      isCurrent = coder.formSources(for: format) == texts
    case .plural, .substitution:
      shape = .apple
      isCurrent = Self.isAppleSource(source, coder)
    case .whole:
      let isApple = [.appleXLIFF, .xcstrings].contains(format) && !received.isMarkedICU
      let isAppleSource = isApple && Self.isAppleSource(source, coder)
      shape = isAppleSource || (isApple && !isWhole) ? .apple : .whole
      isCurrent = isAppleSource || isWhole
    }
  }

  /// Whether a translation is the one that the catalogue has.
  func isSame(_ text: UnitText, as message: String?) -> Bool {
    guard let message else { return false }
    if text == .whole(message), shape == .whole { return true }
    guard let known = coder.targetText(message, in: shape) else { return false }
    if text == known { return true }
    guard shape == .apple else { return false }
    let apple = AppleText(coder)
    if apple.normalized(text) == known { return true }
    return apple.sentences(text).map { $0 == apple.sentences(known) } ?? false
  }

  /// A translation as a message.
  func message(from text: UnitText) throws(UnitFault) -> String {
    if shape == .apple { return try AppleText(coder).message(from: text) }
    return try coder.message(from: text)
  }

  /// A text as this program writes it: a substitution that is the whole text is a plural.
  func adapted(_ text: UnitText) -> UnitText { Self.adapted(text, coder) }

  private static func adapted(_ text: UnitText, _ coder: UnitCoder) -> UnitText {
    guard case .substitution(let sentence, let name, let variants) = text,
      case .plural? = coder.sourceText(in: .apple),
      ["%#@\(name)@", "%1$#@\(name)@"].contains(sentence), name == coder.plural?.argument
    else { return text }
    return .plural(variants)
  }

  private static func isAppleSource(_ text: UnitText, _ coder: UnitCoder) -> Bool {
    let apple = AppleText(coder)
    switch (apple.normalized(text), coder.sourceText(in: .apple)) {
    case (.whole(let found), .whole(let known)?): return found == known
    case (.plural(let found), .plural(let known)?): return isCovered(found, by: known)
    case (.whole(let text), .substitution(let sentence, _, _)?): return text == sentence
    case (.substitution(let text, _, let found), .substitution(let sentence, _, let known)?):
      return text == sentence && isCovered(found, by: known)
    default: return false
    }
  }

  /// Whether every variant is the source's, or its `other` where the source has none.
  private static func isCovered(_ found: [String: String], by known: [String: String]) -> Bool {
    found.allSatisfy { $0.value == known[$0.key] ?? known["other"] }
  }
}
