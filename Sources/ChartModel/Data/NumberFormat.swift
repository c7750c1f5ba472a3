/// How an author wants the amounts of an axis printed, in every locale's own signs.
///
/// Source: a small part of d3-format's specifier (`$,.2f`, `.1%`, `,d`), which Vega-Lite shares.
public struct NumberFormat: Sendable, Equatable, Codable {
  /// What the number is.
  public enum Style: String, Sendable, Equatable, Codable {
    /// A plain number.
    case decimal

    /// A share, shown times 100 with a percent sign: 0.25 is 25 %.
    case percent
  }

  /// What the number is.
  public var style: Style

  /// Digits after the decimal mark, or `nil` for as many as the value carries.
  public var decimals: Int?

  /// Whether thousands are set apart.
  public var isGrouped: Bool

  /// Text before the number, such as a currency sign; empty for none.
  public var prefix: String

  /// Makes a format.
  public init(
    style: Style = .decimal,
    decimals: Int? = nil,
    isGrouped: Bool = true,
    prefix: String = ""
  ) {
    self.style = style
    self.decimals = decimals
    self.isGrouped = isGrouped
    self.prefix = prefix
  }

  /// Reads a specifier such as `$,.2f`, `,d`, `.1%` or `.0f`.
  ///
  /// `nil` for a specifier outside this small part.
  public init?(specifier: String) {
    var rest = Substring(specifier)
    var prefix = ""
    if rest.first == "$" { prefix = String(rest.removeFirst()) }
    let isGrouped = rest.first == ","
    if isGrouped { rest.removeFirst() }
    var decimals: Int?
    if rest.first == "." {
      rest.removeFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let count = Int(digits), count <= 20 else { return nil }
      decimals = count
      rest.removeFirst(digits.count)
    }
    switch rest {
    case "d" where decimals == nil: self.init(decimals: 0, isGrouped: isGrouped, prefix: prefix)
    case "f": self.init(decimals: decimals ?? 6, isGrouped: isGrouped, prefix: prefix)
    case "%":
      self.init(style: .percent, decimals: decimals ?? 6, isGrouped: isGrouped, prefix: prefix)
    case "" where decimals == nil && (isGrouped || !prefix.isEmpty):
      self.init(isGrouped: isGrouped, prefix: prefix)
    default: return nil
    }
  }
}
