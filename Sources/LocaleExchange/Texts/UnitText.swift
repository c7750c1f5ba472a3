/// A message in the shape in which a format holds it.
enum UnitText: Sendable, Hashable {
  /// One text: ICU MessageFormat, or a format string of Apple's without a choice.
  case whole(String)
  /// Whole sentences in ICU MessageFormat, one for each form that gettext counts, in its order.
  case forms([String])
  /// Format strings of Apple's by plural category.
  case plural([String: String])
  /// A format string of Apple's that puts in another, chosen by plural category.
  case substitution(String, name: String, [String: String])

  /// All texts in it.
  var texts: [String] {
    switch self {
    case .whole(let text): [text]
    case .forms(let forms): forms
    case .plural(let variants): variants.keys.sorted().compactMap { variants[$0] }
    case .substitution(let text, _, let variants):
      [text] + variants.keys.sorted().compactMap { variants[$0] }
    }
  }

  /// Whether there is no text in it.
  var isEmpty: Bool { texts.allSatisfy(\.isEmpty) }
}

/// How a unit's two messages are held, which is the same for both.
enum UnitShape: Sendable, Hashable, CaseIterable {
  /// Each as one text in ICU MessageFormat.
  case whole
  /// Each as whole sentences by the forms that gettext counts.
  case forms
  /// Each as format strings of Apple's.
  case apple
}
