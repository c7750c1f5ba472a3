public import ChartAccessibility
public import ChartLocalization
public import ChartModel
public import ChartNarration
public import ChartSVG
import ChartScales
public import ChartVerification

/// A chart that can be read, and seen: one call a rendering.
///
/// ```swift
/// let chart = try AccessibleChart(spec)
/// print(chart.narration(.brief, in: "ko"))
/// ```
public struct AccessibleChart: Sendable {
  /// The chart as it was declared.
  public let spec: ChartSpec

  /// The chart with every choice made.
  public let resolved: ResolvedChart

  /// The chart as a tree of places, with its facts.
  public let tree: AccessibilityTree

  /// The chart whose marks are drawn, where another one is told: its author describes it in words and
  /// numbers of their own.
  let drawn: DrawnChart?

  /// Seconds east of UTC of the chart's time zone at an instant.
  package let offset: UTCOffset

  /// The colours that the author asks for, which drawings take where their options leave it open.
  public let preferredScheme: SVGOptions.Scheme

  private let notes: [Diagnostic]

  /// Resolves a chart and reads its facts.
  ///
  /// - Parameter spec: the chart as declared; its time zone is an IANA name.
  /// - Throws: ``AccessibleChartError`` for an unknown time zone, or for a chart that no axis can show.
  public init(_ spec: ChartSpec) throws(AccessibleChartError) {
    try self.init(spec, drawn: nil, notes: [])
  }

  /// Resolves a chart that was made of a declaration.
  ///
  /// `drawn` is the chart whose marks are drawn, where `spec` is what its author says of it; `notes` is what
  /// the declaration lost; `preferredScheme` is that of the view.
  package init(
    _ spec: ChartSpec,
    drawn: ChartSpec?,
    notes: [Diagnostic],
    preferredScheme: SVGOptions.Scheme = .auto
  ) throws(AccessibleChartError) {
    guard let zone = NamedTimeZone(spec.timeZone) else { throw .unknownTimeZone(spec.timeZone) }
    let offset: UTCOffset = { zone.offset(at: $0) }
    self.offset = offset
    self.spec = spec
    self.notes = notes
    self.preferredScheme = preferredScheme
    do throws(ChartModelError) {
      resolved = try spec.resolved(offset: offset)
      self.drawn =
        if let drawn { DrawnChart(try drawn.resolved(offset: offset), offset: offset) } else { nil }
    } catch {
      throw .unresolvable(error)
    }
    tree = AccessibilityTree(of: resolved, words: { .known }, offset: offset)
  }

  /// What was left out, or chosen, while the chart was read and resolved, and where the author's texts and
  /// the data differ.
  public var diagnostics: [Diagnostic] {
    notes + resolved.diagnostics + (drawn?.chart.diagnostics ?? []) + tree.diagnostics
  }

  /// The words for the chart in one language.
  public func narrator(_ localizer: Localizer) -> Narrator {
    Narrator(tree, localizer: localizer)
  }

  /// What proves every claim of a document in one language.
  public func proof(in locale: LocaleTag = .english) -> Proof {
    Proof(of: tree, locale: locale)
  }

  /// What reads texts about the chart in one language and says what the data bear out.
  public func verifier(_ localizer: Localizer = Localizer(locale: .english)) -> Verifier {
    Verifier(narrator(localizer), offset: offset)
  }

  /// What derives the facts' numbers from the data again.
  public var factChecker: FactChecker { FactChecker(tree, offset: offset) }

  /// The chart told in one language, as plain text.
  ///
  /// `locale` is a BCP 47 tag; one without a catalogue falls back along CLDR's parents to English.
  /// `labels` are the author's texts in that language; ``untranslated(in:ownWords:)`` says what they lack.
  public func text(
    _ detail: Detail = .standard,
    in locale: LocaleTag = .english,
    labels: Labels? = nil
  ) -> String {
    let localizer = Localizer(locale: locale, labels: labels)
    return narrator(localizer).description(detail).document(.text, localizer: localizer)
  }
}

/// Why a chart cannot be made accessible.
public enum AccessibleChartError: Error, Equatable, CustomStringConvertible {
  /// The chart's time zone is no IANA name.
  case unknownTimeZone(String)

  /// No axis can show what the chart holds.
  case unresolvable(ChartModelError)

  /// There is no chart in a view.
  case noChart

  /// One sentence: what was found and what was expected.
  public var description: String {
    switch self {
    case .unknownTimeZone(let name):
      "the time zone “\(name)” is unknown; a name such as Europe/Berlin or UTC is expected"
    case .unresolvable(let error): error.description
    case .noChart: "the view holds no chart; at least one is expected"
    }
  }
}
