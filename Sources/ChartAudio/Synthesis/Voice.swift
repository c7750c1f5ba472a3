/// One voice that sounds without a break: its pitch, gain, place and colour move, its phase never jumps.
///
/// ```
///   gain     ____________________
///          /|                    |\        raised-cosine ramps, inside the duration
///   ______/ |  segment, segment  | \______
///         start                  end
/// ```
public struct Voice: Sendable, Equatable {
  /// A part of a voice in which pitch and place move evenly.
  public struct Segment: Sendable, Equatable {
    /// How long it lasts.
    public var duration: Seconds

    /// The pitch where it starts.
    public var startFrequency: Hertz

    /// The pitch where it ends; equal steps of time between are equal ratios of frequency.
    public var endFrequency: Hertz

    /// How loud, 0...1, before the compensation for pitch; a change from the part before is smoothed.
    public var gain: Double

    /// Where it starts, from −1 left to 1 right.
    public var startPan: Double

    /// Where it ends, from −1 left to 1 right.
    public var endPan: Double

    /// Its colour; a change from the part before is smoothed.
    public var timbre: Timbre

    /// Makes a part.
    public init(
      duration: Seconds,
      startFrequency: Hertz,
      endFrequency: Hertz,
      gain: Double = 1,
      startPan: Double = 0,
      endPan: Double = 0,
      timbre: Timbre
    ) {
      self.duration = duration
      self.startFrequency = startFrequency
      self.endFrequency = endFrequency
      self.gain = gain
      self.startPan = startPan
      self.endPan = endPan
      self.timbre = timbre
    }
  }

  /// When it starts.
  public var start: Seconds

  /// Its parts, one after the other without a break.
  public var segments: [Segment]

  /// How long it takes to fade in and out; at most half of its duration each.
  public var ramp: Seconds

  /// Makes a voice.
  public init(start: Seconds, segments: [Segment], ramp: Seconds = 0.01) {
    self.start = start
    self.segments = segments
    self.ramp = ramp
  }

  /// When it ends.
  public var end: Seconds { segments.reduce(start) { $0 + $1.duration } }
}
