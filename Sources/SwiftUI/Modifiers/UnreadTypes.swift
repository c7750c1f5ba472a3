/// How a view would come and go.
public nonisolated struct AnyTransition: Sendable {
  /// By becoming clear.
  public static let opacity = AnyTransition()
  /// From one side.
  public static let slide = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()

  /// From a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Both at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// How a change of words would be shown.
public nonisolated struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// As a change of anything.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// By becoming clear.
  public static let opacity = ContentTransition(name: "opacity")
  /// At once.
  public static let identity = ContentTransition(name: "identity")

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// Whether what shows the place of scrolling is shown.
public nonisolated struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The bar of a title.
public nonisolated enum NavigationBarItem {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

nonisolated extension Text {
  /// Where words would be cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// The case in which letters would be shown.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

/// What would be felt.
public nonisolated struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// That a choice changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// That something was done.
  public static let success = SensoryFeedback(name: "success")
  /// That something is amiss.
  public static let warning = SensoryFeedback(name: "warning")
  /// That something failed.
  public static let error = SensoryFeedback(name: "error")
  /// That something met.
  public static let impact = SensoryFeedback(name: "impact")
  /// That something became more.
  public static let increase = SensoryFeedback(name: "increase")
  /// That something became less.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// That something came into line.
  public static let alignment = SensoryFeedback(name: "alignment")
}

/// Why words would only be hinted at.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int
  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// They stand for others to come.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// They are private.
  public static let privacy = RedactionReasons(rawValue: 2)
}

/// How symbols would be coloured.
public nonisolated struct SymbolRenderingMode: Sendable {
  /// In one colour.
  public static let monochrome = SymbolRenderingMode()
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode()
  /// In several colours.
  public static let palette = SymbolRenderingMode()
  /// In their own colours.
  public static let multicolor = SymbolRenderingMode()
}

/// Which form of symbols would be shown.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  private let name: String
  /// The usual.
  public static let none = SymbolVariants(name: "none")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
}
