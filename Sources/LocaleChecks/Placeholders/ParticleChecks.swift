internal import ChartLocalization

/// L109 and L112: particles and counters whose form follows from what was inserted before them.
enum ParticleChecks {
  /// L109: a Korean particle right behind a name without asking how the name ends, or both forms
  /// in brackets.
  static func particle(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard locale.language == "ko" else { return }
    for rendering in message.renderings {
      bracketed(rendering, message, &sink)
      eachParticle(rendering, message) { name, range, particle in
        guard message.kind(of: name)?.isNumber != true else { return }
        sink.report(
          message,
          range,
          "the particle '\(particle)' depends on how '\(name)' ends; "
            + "a select of '\(name)_final' was expected"
        )
      }
    }
  }

  /// L112: a Korean particle right behind a number, or the Japanese counter of numbers below ten.
  static func numberParticle(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    if locale.language == "ja" { return smallCounter(message, &sink) }
    guard locale.language == "ko" else { return }
    for rendering in message.renderings {
      eachParticle(rendering, message) { name, range, particle in
        guard message.kind(of: name)?.isNumber == true else { return }
        sink.report(
          message,
          range,
          "the particle '\(particle)' depends on how the number '\(name)' is read; "
            + "a select of '\(name)_final' was expected"
        )
      }
    }
  }

  /// `つ` counts from one to nine alone.
  private static func smallCounter(_ message: CheckedMessage, _ sink: inout FindingSink) {
    for rendering in message.renderings {
      let units = rendering.units
      for (index, name) in rendering.arguments {
        guard index + 1 < units.count, units[index + 1].is("つ"),
          message.kind(of: name)?.isNumber ?? true
        else { continue }
        sink.report(
          message,
          units[index + 1].range,
          "the counter 'つ' goes with numbers below ten alone; another was expected behind '\(name)'"
        )
      }
    }
  }

  private static func eachParticle(
    _ rendering: Rendering,
    _ message: CheckedMessage,
    _ tell: (_ name: String, SourceRange, _ particle: String) -> Void
  ) {
    let units = rendering.units
    for (index, name) in rendering.arguments {
      let start = index + 1
      var end = start
      while end < units.count, units[end].isLetter, units[end].script == .hangul { end += 1 }
      guard end > start, end - start <= 3 else { continue }
      var word = String.UnicodeScalarView()
      for unit in units[start..<end] {
        if let scalar = Unicode.Scalar(unit.value) { word.append(scalar) }
      }
      let particle = String(word)
      guard particles.contains(particle),
        !message.isWithinChoice(on: name, [.final], Int(units[start].lower))
      else { continue }
      tell(name, SourceRange(Int(units[start].lower), Int(units[end - 1].upper)), particle)
    }
  }

  /// Particles that are wrong after some ending, alone or with another behind; "이며" and the like, which
  /// may stand after any, are not among them.
  private static let particles: Set<String> = [
    "은", "는", "이", "가", "을", "를", "과", "와", "으로", "로", "이나", "나", "라", "라는", "며", "고", "이랑", "랑",
    "으로는", "로는", "과는", "와는", "으로도", "로도", "으로서", "로서", "으로써", "로써", "였", "과의", "와의", "으로의",
    "로의", "란",
  ]

  /// `을(를)`, `(으)로`, `이/가`.
  private static func bracketed(
    _ rendering: Rendering,
    _ message: CheckedMessage,
    _ sink: inout FindingSink
  ) {
    let units = rendering.units
    for form in bracketedForms where units.count >= form.count {
      for start in 0...(units.count - form.count)
      where units[start].value == form[0]
        && zip(form, units[start..<(start + form.count)]).allSatisfy({ $0 == $1.value })
      {
        let range = SourceRange(
          Int(units[start].lower),
          Int(units[start + form.count - 1].upper)
        )
        sink.report(message, range, "both forms of a particle stand here; one was expected")
      }
    }
  }

  private static let bracketedForms: [[UInt32]] = [
    "은(는)", "는(은)", "이(가)", "가(이)", "을(를)", "를(을)", "과(와)", "와(과)", "(으)로", "(이)가", "은/는", "이/가",
    "을/를", "과/와",
  ].map { $0.unicodeScalars.map(\.value) }
}
