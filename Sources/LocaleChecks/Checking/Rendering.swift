internal import ChartLocalization

/// One way a message may read: of each choice one variant, placeholders in place, each sign with its
/// place in the message.
///
/// The renderings of a message together pass through every variant at least once. Choices over one
/// argument agree with each other within one rendering.
struct Rendering {
  /// One sign.
  struct Unit {
    enum Kind: UInt8 { case letter, digit, space, mark, argument, other }

    /// The scalar's value; of an argument U+FFFC.
    let value: UInt32
    /// What it is.
    let kind: Kind
    /// The script, if the sign is a letter.
    let script: Script
    /// The offset of its first byte in the message.
    let lower: Int32
    /// The offset behind its last byte.
    let upper: Int32

    var isLetter: Bool { kind == .letter }
    var isSpace: Bool { kind == .space }
    var isArgument: Bool { kind == .argument }
    /// A plain space or one that does not break; not a line's end.
    var isBlank: Bool { value == 0x20 || value == 0xA0 || value == 0x202F || value == 0x3000 }
    var range: SourceRange { SourceRange(Int(lower), Int(upper)) }

    func `is`(_ scalar: Unicode.Scalar) -> Bool { value == scalar.value }
  }

  /// The signs in reading order.
  private(set) var units: [Unit] = []
  /// The argument of each unit that is one, in order.
  private(set) var arguments: [(index: Int, name: String)] = []

  /// The seconds that it takes to say, its arguments left out.
  func wordSeconds(at pace: SpeakingTime.Pace?) -> Double {
    var seconds = 0.0
    for unit in units where unit.kind != .space && !unit.isArgument {
      if let scalar = Unicode.Scalar(unit.value) {
        seconds += SpeakingTime.seconds(of: scalar, at: pace)
      }
    }
    return seconds
  }

  /// The text with each placeholder replaced.
  func text(_ argument: (String) -> String) -> String {
    var text = String.UnicodeScalarView()
    var next = 0
    for unit in units {
      if unit.isArgument {
        text.append(contentsOf: argument(arguments[next].name).unicodeScalars)
        next += 1
      } else if let scalar = Unicode.Scalar(unit.value) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  fileprivate mutating func append(text: String, at range: SourceRange, in source: [UInt8]) {
    var offset = range.lower
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      // Apostrophes that quote stand in the source alone.
      while offset < range.upper, source[offset] == 0x27, scalar != "'" { offset += 1 }
      let value = scalar.value
      let script = Script(of: value)
      units.append(
        Unit(
          value: value,
          kind: Self.kind(of: scalar, script),
          script: script,
          lower: Int32(offset),
          upper: Int32(min(offset + width, range.upper))
        )
      )
      offset += width
    }
  }

  fileprivate mutating func append(argument name: String, at range: SourceRange) {
    arguments.append((units.count, name))
    units.append(
      Unit(
        value: 0xFFFC,
        kind: .argument,
        script: .common,
        lower: Int32(range.lower),
        upper: Int32(range.upper)
      )
    )
  }

  private static func kind(of scalar: Unicode.Scalar, _ script: Script) -> Unit.Kind {
    let value = scalar.value
    if value < 0x80 {
      if (0x61...0x7A).contains(value | 0x20) { return .letter }
      if (0x30...0x39).contains(value) { return .digit }
      if value == 0x20 || value == 0x0A || value == 0x09 { return .space }
      return value < 0x20 || value == 0x7F ? .other : .mark
    }
    switch script {
    case .common: break
    // Without digits of their own, so that these letters are not looked up.
    case .latin, .greek, .cyrillic, .hebrew, .han, .kana, .hangul: return .letter
    default: return scalar.decimalDigit == nil ? .letter : .digit
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
    case .decimalNumber: return .digit
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      return .letter
    case .format, .control: return .other
    default: return .mark
    }
  }
}

/// Makes the renderings of one message.
struct RenderingMaker {
  /// No more renderings than these are made of one message.
  static let maximumCount = 128
  /// No more signs than these are made of one message.
  static let maximumUnitCount = 200_000

  private let source: [UInt8]
  private let elements: [MessageElement]
  /// The variants all of whose own choices are covered, by the offset of their `{`.
  private var done: Set<Int> = []
  private var progress = false
  private var chosen: [String: MessageSelector] = [:]

  /// Makes them.
  static func renderings(of pattern: MessagePattern) -> [Rendering] {
    var maker = RenderingMaker(pattern)
    var renderings: [Rendering] = []
    var count = 0
    repeat {
      var rendering = Rendering()
      maker.progress = false
      maker.chosen.removeAll(keepingCapacity: true)
      let isDone = maker.append(maker.elements, to: &rendering, number: nil)
      count += rendering.units.count
      renderings.append(rendering)
      if isDone || !maker.progress { break }
    } while renderings.count < maximumCount && count < maximumUnitCount
    return renderings
  }

  private init(_ pattern: MessagePattern) {
    source = Array(pattern.source.utf8)
    elements = pattern.elements
  }

  /// Appends the parts; tells whether all their choices are covered now.
  private mutating func append(
    _ elements: [MessageElement],
    to rendering: inout Rendering,
    number: String?
  ) -> Bool {
    var isDone = true
    for element in elements {
      switch element {
      case .text(let text, let range): rendering.append(text: text, at: range, in: source)
      case .argument(let name, let range): rendering.append(argument: name, at: range)
      case .number(let range): rendering.append(argument: number ?? "#", at: range)
      case .choice(let choice):
        isDone = append(choice, to: &rendering, number: number) && isDone
      }
    }
    return isDone
  }

  private mutating func append(
    _ choice: MessageChoice,
    to rendering: inout Rendering,
    number: String?
  ) -> Bool {
    guard let variant = variant(of: choice) else { return true }
    let key = "\(choice.kind.rawValue) \(choice.argument)"
    if chosen[key] == nil { chosen[key] = variant.selector }
    let inner = choice.kind == .select ? number : choice.argument
    if append(variant.elements, to: &rendering, number: inner),
      done.insert(variant.range.lower).inserted
    {
      progress = true
    }
    return choice.variants.allSatisfy { done.contains($0.range.lower) }
  }

  /// The variant that goes with what was chosen before, or the first that is not covered yet.
  private func variant(of choice: MessageChoice) -> MessageVariant? {
    if let selector = chosen["\(choice.kind.rawValue) \(choice.argument)"] {
      return choice.variants.first { $0.selector == selector }
        ?? choice.variants.first { $0.selector == .keyword("other") } ?? choice.variants.first
    }
    return choice.variants.first { !done.contains($0.range.lower) }
      ?? choice.variants.first { $0.selector == .keyword("other") } ?? choice.variants.first
  }
}
