/// How a scale takes values to what is seen.
public nonisolated struct ScaleType: Sendable, CustomStringConvertible {
  enum Form: Hashable, Sendable {
    case linear, log, date, category
    case power(exponent: Double)
    case symmetricLog(slopeAtZero: Double)
  }

  let form: Form

  /// Equal differences are equal distances.
  public static let linear = ScaleType(form: .linear)

  /// Equal factors are equal distances.
  public static let log = ScaleType(form: .log)

  /// Equal durations are equal distances.
  public static let date = ScaleType(form: .date)

  /// Each name has a place of its own.
  public static let category = ScaleType(form: .category)

  /// Distances grow as a power of the value.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(form: .power(exponent: exponent))
  }

  /// Distances grow as the square root of the value.
  public static let squareRoot = ScaleType.power(exponent: 0.5)

  /// Logarithmic on both sides of zero, and linear about it.
  public static let symmetricLog = ScaleType.symmetricLog(slopeAtZero: 1)

  /// Logarithmic on both sides of zero, with a slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(form: .symmetricLog(slopeAtZero: slopeAtZero))
  }

  /// The type as it is written.
  public var description: String {
    switch form {
    case .linear: "linear"
    case .log: "log"
    case .date: "date"
    case .category: "category"
    case .power(let exponent): "power(exponent: \(exponent))"
    case .symmetricLog(let slope): "symmetricLog(slopeAtZero: \(slope))"
    }
  }
}
