/// The sound colour of a voice: how strong each harmonic is.
public struct Timbre: Sendable, Equatable {
  /// The largest number of harmonics that a voice sounds.
  public static let harmonicLimit = 8

  /// The amplitudes of harmonics 1, 2, …, 8, the fundamental being 1.
  let harmonics: SIMD8<Double>

  /// Makes a timbre from the amplitudes of harmonics 2, 3, … relative to the fundamental.
  ///
  /// Amplitudes past the eighth harmonic are left out. The fundamental stays the strongest: others
  /// are held to 0...1, so that the pitch is heard where it is meant.
  public init(overtones: [Double]) {
    var harmonics = SIMD8<Double>.zero
    harmonics[0] = 1
    for (index, overtone) in overtones.prefix(Self.harmonicLimit - 1).enumerated() {
      harmonics[index + 1] = overtone.isFinite ? min(max(overtone, 0), 1) : 0
    }
    self.harmonics = harmonics
  }

  /// The fundamental alone.
  public static let pure = Timbre(overtones: [])
}
