#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The equal-loudness contours of ISO 226:2003: how strong a pure tone must be to sound as loud as one
/// at 1000 hertz.
///
/// Source: ISO 226:2003, formula (1) and table 1. Below 20 and above 12 500 hertz the nearest end holds.
public enum LoudnessContour {
  /// The sound pressure level of a pure tone that is as loud as 1000 hertz at `phon` decibels.
  public static func level(at frequency: Hertz, phon: Double) -> Decibels {
    // The standard's frequencies are ten a decade, rounded, the eighteenth of them 1000 hertz.
    let position = log10(max(frequency, 1) / 1_000) * 10 + 17
    let index = min(max(Int(position), 0), rows.count - 2)
    let share = min(max(position - Double(index), 0), 1)
    let low = level(rows[index], phon)
    let high = level(rows[index + 1], phon)
    return Decibels(low + (high - low) * share)
  }

  private static func level(_ row: Row, _ phon: Double) -> Double {
    let above = 4.47e-3 * (pow(10, 0.025 * phon) - 1.15)
    let threshold = pow(0.4 * pow(10, (row.threshold + row.transfer) / 10 - 9), row.exponent)
    return 10 / row.exponent * log10(above + threshold) - row.transfer + 94
  }

  private struct Row {
    var exponent: Double
    var transfer: Double
    var threshold: Double

    init(_ exponent: Double, _ transfer: Double, _ threshold: Double) {
      self.exponent = exponent
      self.transfer = transfer
      self.threshold = threshold
    }
  }

  /// Table 1: exponent of loudness, magnitude of the transfer function, threshold of hearing.
  private static let rows = [
    Row(0.532, -31.6, 78.5), Row(0.506, -27.2, 68.7), Row(0.480, -23.0, 59.5),
    Row(0.455, -19.1, 51.1), Row(0.432, -15.9, 44.0), Row(0.409, -13.0, 37.5),
    Row(0.387, -10.3, 31.5), Row(0.367, -8.1, 26.5), Row(0.349, -6.2, 22.1),
    Row(0.330, -4.5, 17.9), Row(0.315, -3.1, 14.4), Row(0.301, -2.0, 11.4),
    Row(0.288, -1.1, 8.6), Row(0.276, -0.4, 6.2), Row(0.267, 0.0, 4.4), Row(0.259, 0.3, 3.0),
    Row(0.253, 0.5, 2.2), Row(0.250, 0.0, 2.4), Row(0.246, -2.7, 3.5), Row(0.244, -4.1, 1.7),
    Row(0.243, -1.0, -1.3), Row(0.243, 1.7, -4.2), Row(0.243, 2.5, -6.0), Row(0.242, 1.2, -5.4),
    Row(0.242, -2.1, -1.5), Row(0.245, -7.1, 6.0), Row(0.254, -11.2, 12.6),
    Row(0.271, -10.7, 13.9), Row(0.301, -3.1, 12.3),
  ]
}
