public import ChartAudio
public import ChartScales

/// What can be chosen about how a chart sounds.
public struct ScoreOptions: Sendable, Equatable {
  /// Which way pitch goes.
  public enum Polarity: String, Sendable, Equatable, Codable, CaseIterable {
    /// Higher on the axis is higher in pitch.
    case positive

    /// Higher on the axis is lower in pitch: for sizes, delays, debts.
    case negative
  }

  /// What is heard beside the data.
  public struct Context: OptionSet, Sendable, Equatable {
    /// The options as bits.
    public var rawValue: Int

    /// Takes bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The pitches of both ends of the axis, first of all.
    public static let references = Context(rawValue: 1)

    /// A sample of a series' sound before it, where there are several.
    public static let seriesStarts = Context(rawValue: 2)

    /// A double click where the values change sign.
    public static let zeroCrossings = Context(rawValue: 4)

    /// A soft slide downwards at the end.
    public static let end = Context(rawValue: 8)

    /// Everything.
    public static let all: Context = [.references, .seriesStarts, .zeroCrossings, .end]
  }

  /// The pitches of the low and the high end of the axis; equal steps between are equal ratios.
  ///
  /// By default notes 48 and 84, three octaves from 131 to 1047 hertz.
  public var pitch: Interval

  /// Which way pitch goes.
  public var polarity: Polarity

  /// How long the sweep of one series takes; `nil` for a time that suits the number of marks, 4 to 6
  /// seconds, and less for a few or for very many series.
  public var sweep: Seconds?

  /// How far the place moves with the marks, 0 (always in the middle) to 1.
  public var panWidth: Double

  /// What is heard beside the data.
  public var context: Context

  /// Makes options.
  ///
  /// Pitches are held to 20...8000 hertz and a sweep to 0.05...3600 seconds.
  public init(
    pitch: Interval = Interval(frequency(ofNote: 48), frequency(ofNote: 84)),
    polarity: Polarity = .positive,
    sweep: Seconds? = nil,
    panWidth: Double = 0.8,
    context: Context = .all
  ) {
    self.pitch = Interval(
      held(pitch.start, 20, 8_000, or: 131),
      held(pitch.end, 20, 8_000, or: 1_047)
    )
    self.polarity = polarity
    self.sweep = sweep.map { held($0, 0.05, 3_600, or: 5) }
    self.panWidth = held(panWidth, 0, 1, or: 0)
    self.context = context
  }
}

private func held(_ value: Double, _ least: Double, _ most: Double, or other: Double) -> Double {
  value.isNaN ? other : min(max(value, least), most)
}
