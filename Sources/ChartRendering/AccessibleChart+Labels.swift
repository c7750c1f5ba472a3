public import ChartLocalization
import ChartModel

extension AccessibleChart {
  /// One text of the chart's author or data that stands in sentences and pictures.
  public struct AuthorsText: Sendable, Hashable {
    /// What it is in the chart.
    public let role: Labels.Role
    /// The text, verbatim.
    public let text: String
  }

  /// All texts of the author and the data that a reader meets, each once.
  ///
  /// They are what a file of labels has to hold. Texts without letters are left out.
  public var authorsTexts: [AuthorsText] {
    var texts = AuthorsTexts()
    texts.add(resolved.title, .title)
    texts.add(resolved.summary, .summary)
    for axis in [resolved.x, resolved.y].compactMap(\.self) {
      for name in axis.names ?? [axis.title] { texts.add(name, .axis) }
      texts.add(axis.unit, .unit)
    }
    texts.add(resolved.seriesTitle, .axis)
    for name in resolved.seriesNames { texts.add(name, .series) }
    for axis in [resolved.x, resolved.y].compactMap(\.self) {
      for name in axis.categories { texts.add(name, .category) }
    }
    for layer in resolved.layers {
      for text in layer.elements.labels + layer.elements.values { texts.add(text, .label) }
      for text in layer.annotations.flatMap(\.texts) { texts.add(text.text, .note) }
    }
    for text in resolved.texts { texts.add(text.text, .note) }
    return texts.found
  }

  /// What the author's texts lack in the readers' language; nothing without labels.
  ///
  /// One diagnostic a role, with the first text and how many there are; where there is any, one more of keys
  /// that stand for no text of the chart. Two names of series or places that are told by the same words are
  /// said as well.
  ///
  /// `ownWords` are names that the readers' catalogue gave itself.
  public func untranslated(
    in localizer: Localizer,
    ownWords: Set<String> = []
  ) -> [Diagnostic] {
    guard let labels = localizer.labels else { return [] }
    let missing = authorsTexts.filter {
      !ownWords.contains($0.text) && labels.text(for: $0.text, as: $0.role) == nil
    }
    var diagnostics = Labels.Role.allCases.compactMap { role -> Diagnostic? in
      let texts = missing.filter { $0.role == role }
      guard let first = texts.first else { return nil }
      return Diagnostic(
        .note,
        .untranslated,
        arguments: [role.rawValue, first.text, localizer.locale.englishName, String(texts.count)]
      )
    }
    if !missing.isEmpty { diagnostics += unused(labels) }
    return diagnostics + coinciding(labels)
  }

  /// The keys that stand for no text of the chart, one of which may have been meant for a text that lacks its
  /// own.
  private func unused(_ labels: Labels) -> [Diagnostic] {
    let texts = Set(authorsTexts.map(\.text))
    let unused = labels.keys.filter { !texts.contains($0) }
    guard let first = unused.first else { return [] }
    return [Diagnostic(.note, .labelsUnused, arguments: [String(unused.count), first])]
  }

  /// Series, and places of an axis, that readers could not tell apart.
  private func coinciding(_ labels: Labels) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for role in [Labels.Role.series, .category] {
      var known: [String: String] = [:]
      for own in authorsTexts where own.role == role {
        let told = labels.text(for: own.text, as: role) ?? own.text
        if let other = known.updateValue(own.text, forKey: told) {
          let arguments = [role.rawValue, other, own.text, told]
          diagnostics.append(Diagnostic(.warning, .labelsCoincide, arguments: arguments))
        }
      }
    }
    return diagnostics
  }
}

/// Texts as they are gathered, each kept once a role.
private struct AuthorsTexts {
  var found: [AccessibleChart.AuthorsText] = []
  private var seen: Set<AccessibleChart.AuthorsText> = []

  mutating func add(_ text: String?, _ role: Labels.Role) {
    guard let text, !Labels.isUniversal(text) else { return }
    let own = AccessibleChart.AuthorsText(role: role, text: text)
    if seen.insert(own).inserted { found.append(own) }
  }
}
