/// What an author says of single marks to readers who do not see them: verbatim, and never translated.
///
/// Each column is empty, or has one entry a row of the layer.
public struct MarkElements: Sendable, Equatable, Codable {
  /// What a mark is called; `nil` leaves it to the tree.
  public var labels: [String?]

  /// What a mark shows; `nil` leaves it to the tree.
  public var values: [String?]

  /// The author's own name of a mark, for tests; `nil` without.
  public var identifiers: [String?]

  /// Whether a mark is decoration, which is drawn and not read.
  public var isHidden: [Bool]

  /// The number of the element that a mark belongs to with others, −1 for one of its own.
  ///
  /// Marks of one number are one element for readers, in whichever layers they are: it stands where the
  /// first of them stands, and keeps every label and value.
  public var element: [Int32]

  /// Makes the elements of marks of which an author says nothing.
  public init(
    labels: [String?] = [],
    values: [String?] = [],
    identifiers: [String?] = [],
    isHidden: [Bool] = [],
    element: [Int32] = []
  ) {
    self.labels = labels
    self.values = values
    self.identifiers = identifiers
    self.isHidden = isHidden
    self.element = element
  }

  /// Whether an author says nothing of any mark.
  public var isEmpty: Bool {
    labels.isEmpty && values.isEmpty && identifiers.isEmpty && isHidden.isEmpty && element.isEmpty
  }
}

/// What an author writes or draws beside a mark.
public struct MarkAnnotation: Sendable, Equatable, Codable {
  /// The row of the mark, or `nil` for one of the whole layer: at its last mark.
  public var row: Int?

  /// Its texts in reading order, verbatim; empty for a drawing alone.
  public var texts: [AuthoredText]

  /// On which side of the mark it stands.
  public var position: Placement

  /// How it is aligned along that side.
  public var alignment: TextAlignment

  /// The room between the mark and it, in points; `nil` leaves it to the drawing.
  public var spacing: Double?

  /// What happens where it would leave the plot.
  public var overflow: Overflow

  /// Makes an annotation.
  public init(
    row: Int?,
    texts: [AuthoredText],
    position: Placement = .automatic,
    alignment: TextAlignment = .center,
    spacing: Double? = nil,
    overflow: Overflow = Overflow()
  ) {
    self.row = row
    self.texts = texts
    self.position = position
    self.alignment = alignment
    self.spacing = spacing
    self.overflow = overflow
  }

  /// What happens, along each axis, where an annotation would leave the plot.
  public struct Overflow: Sendable, Equatable, Codable {
    /// What can happen.
    public enum Strategy: String, Sendable, Equatable, Codable {
      /// What the drawing chooses.
      case automatic

      /// It is moved into the plot.
      case fitPlot

      /// It is moved into the chart.
      case fitChart

      /// The axis gets room for it.
      case padScale

      /// It stays where it is.
      case disabled
    }

    /// Along the horizontal axis.
    public var x: Strategy

    /// Along the vertical axis.
    public var y: Strategy

    /// Makes a rule.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
      self.x = x
      self.y = y
    }
  }
}

/// A text that an author wrote into a chart, with how it looks.
public struct AuthoredText: Sendable, Equatable, Codable {
  /// The text, verbatim.
  public var text: String

  /// Its colour, or `nil` for that of labels.
  public var paint: Paint?

  /// Its size as a share of that of labels; 1 leaves it.
  public var scale: Double

  /// Whether it is bold.
  public var isBold: Bool

  /// Whether it is drawn but not read.
  public var isHidden: Bool

  /// Makes a text.
  public init(
    _ text: String,
    paint: Paint? = nil,
    scale: Double = 1,
    isBold: Bool = false,
    isHidden: Bool = false
  ) {
    self.text = text
    self.paint = paint
    self.scale = scale
    self.isBold = isBold
    self.isHidden = isHidden
  }
}

/// A side or a corner of a mark, of the plot or of the chart.
public enum Placement: String, Sendable, Hashable, Codable, CaseIterable {
  /// What the drawing chooses.
  case automatic

  /// Over its middle.
  case overlay

  /// A side or a corner; leading is the left where text runs from left to right.
  case top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// How a text is aligned along a side.
public enum TextAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// To the start, the middle or the end of the side.
  case leading, center, trailing

  /// To the upper or the lower end of the side.
  case top, bottom
}
