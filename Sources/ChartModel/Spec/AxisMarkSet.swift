public import ChartScales

/// A set of grid lines, ticks and labels along an axis.
public struct AxisMarkSet: Sendable, Equatable, Codable {
  /// Which values are marked.
  ///
  /// An automatic domain is widened to hold them: to places, and to the values next beyond its ends where
  /// it is rounded to them. Where an author leaves that open, amounts are rounded and instants are not. A
  /// domain that an author gives stays as it is. At most 10,000 values are marked; of more, and of a stride
  /// that is not finite and positive, those that fit are marked, and a diagnostic tells of it.
  public enum Values: Sendable, Equatable, Codable {
    /// Those that fit: about so many, at least a stride apart, and whether the domain is rounded to them.
    case automatic(
      count: Int? = nil,
      minimumStride: Double? = nil,
      roundsLower: Bool? = nil,
      roundsUpper: Bool? = nil
    )

    /// Every so many units of amount, from a multiple of the stride.
    case stride(by: Double, roundsLower: Bool? = nil, roundsUpper: Bool? = nil)

    /// Every so many calendar units: counted from the larger unit where it holds a whole number of them
    /// (hours from midnight), else from the first in the domain.
    case calendar(CalendarUnit, count: Int, roundsLower: Bool? = nil, roundsUpper: Bool? = nil)

    /// These, in data units: amounts, or seconds since 1970 UTC.
    case places([Double])

    /// These names.
    case names([String])
  }

  /// How the marks lie against the ends of the axis.
  public enum Preset: String, Sendable, Hashable, Codable {
    /// What the drawing chooses; beyond the plot; aligned with its edges; within it.
    case automatic, extended, aligned, inset
  }

  /// Which values are marked.
  public var values: Values

  /// On which side of the plot labels and ticks stand.
  public var position: Placement

  /// How they lie against the ends of the axis.
  public var preset: Preset

  /// What is drawn at each value.
  ///
  /// Either one for all values, or one a value: in the order of places and names as given, of others as
  /// they rise. The last holds for what is left; empty for nothing.
  public var items: [AxisMarkItem]

  /// Makes a set.
  public init(
    values: Values = .automatic(),
    position: Placement = .automatic,
    preset: Preset = .automatic,
    items: [AxisMarkItem] = [AxisMarkItem()]
  ) {
    self.values = values
    self.position = position
    self.preset = preset
    self.items = items
  }
}

/// What is drawn at one value of an axis.
public struct AxisMarkItem: Sendable, Equatable, Codable {
  /// A grid line or a tick.
  public struct Stroke: Sendable, Equatable, Codable {
    /// Its colour, or `nil` for that of axes.
    public var paint: Paint?

    /// Its line, or `nil` for that of axes.
    public var line: LineStyle?

    /// Whether it stands in the middle of the value's calendar unit; `nil` leaves it to the drawing.
    public var isCentered: Bool?

    /// The length of a tick in points; `nil` leaves it to the drawing.
    public var length: Double?

    /// Makes a stroke as the drawing chooses.
    public init(
      paint: Paint? = nil,
      line: LineStyle? = nil,
      isCentered: Bool? = nil,
      length: Double? = nil
    ) {
      self.paint = paint
      self.line = line
      self.isCentered = isCentered
      self.length = length
    }
  }

  /// A label.
  public struct Label: Sendable, Equatable, Codable {
    /// How a label is turned.
    public enum Orientation: String, Sendable, Equatable, Codable {
      /// What fits; level; from top to bottom; from bottom to top.
      case automatic, horizontal, vertical, verticalReversed
    }

    /// What happens to labels that would touch.
    public enum Collision: Sendable, Equatable, Codable {
      /// What the drawing chooses.
      case automatic

      /// Those of a lower priority are left out.
      case greedy(priority: Double, minimumSpacing: Double?)

      /// They are cut short.
      case truncate

      /// They stay as they are.
      case disabled
    }

    /// Its text verbatim, or `nil` for the value in the reader's own language.
    public var text: AuthoredText?

    /// Whether it stands in the middle of the value's calendar unit; `nil` leaves it to the drawing.
    public var isCentered: Bool?

    /// How it is turned.
    public var orientation: Orientation

    /// What happens to labels that would touch.
    public var collision: Collision

    /// Makes a label.
    public init(
      text: AuthoredText? = nil,
      isCentered: Bool? = nil,
      orientation: Orientation = .automatic,
      collision: Collision = .automatic
    ) {
      self.text = text
      self.isCentered = isCentered
      self.orientation = orientation
      self.collision = collision
    }
  }

  /// The line across the plot, or `nil` for none.
  public var grid: Stroke?

  /// The tick, or `nil` for none.
  public var tick: Stroke?

  /// The label, or `nil` for none.
  public var label: Label?

  /// Makes an item with a grid line, a tick and a label.
  public init(grid: Stroke? = Stroke(), tick: Stroke? = Stroke(), label: Label? = Label()) {
    self.grid = grid
    self.tick = tick
    self.label = label
  }
}
