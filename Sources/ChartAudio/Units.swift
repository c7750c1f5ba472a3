#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A span or a point of time, in seconds.
public typealias Seconds = Double

/// A frequency, in cycles a second.
public typealias Hertz = Double

/// A ratio of amplitudes as a level: 20 times its decimal logarithm.
///
/// A type of its own, because a level taken for an amplitude is the mistake that hurts ears.
public struct Decibels: Sendable, Hashable, Comparable, Codable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The level.
  public var value: Double

  /// Makes a level.
  public init(_ value: Double) {
    self.value = value
  }

  /// Makes a level from a literal.
  public init(floatLiteral value: Double) {
    self.value = value
  }

  /// Makes a level from a literal.
  public init(integerLiteral value: Int) {
    self.value = Double(value)
  }

  /// The level of an amplitude, at least 0; minus infinity for 0.
  public init(amplitude: Double) {
    value = 20 * log10(amplitude)
  }

  /// The amplitude that is so many decibels above 1.
  public var amplitude: Double { pow(10, value / 20) }

  /// Whether one level is below another.
  public static func < (left: Decibels, right: Decibels) -> Bool { left.value < right.value }
}

/// The frequency of a note by its MIDI number, 69 being 440 hertz; fractions lie between the notes.
public func frequency(ofNote note: Double) -> Hertz {
  440 * exp2((note - 69) / 12)
}
