nonisolated extension Color {
  /// Red.
  public static let red = Color(.name(.red))
  /// Orange.
  public static let orange = Color(.name(.orange))
  /// Yellow.
  public static let yellow = Color(.name(.yellow))
  /// Green.
  public static let green = Color(.name(.green))
  /// Mint.
  public static let mint = Color(.name(.mint))
  /// Teal.
  public static let teal = Color(.name(.teal))
  /// Cyan.
  public static let cyan = Color(.name(.cyan))
  /// Blue.
  public static let blue = Color(.name(.blue))
  /// Indigo.
  public static let indigo = Color(.name(.indigo))
  /// Purple.
  public static let purple = Color(.name(.purple))
  /// Pink.
  public static let pink = Color(.name(.pink))
  /// Brown.
  public static let brown = Color(.name(.brown))
  /// White.
  public static let white = Color(.name(.white))
  /// Gray.
  public static let gray = Color(.name(.gray))
  /// Black.
  public static let black = Color(.name(.black))
  /// No colour.
  public static let clear = Color(.name(.clear))
  /// The colour of text.
  public static let primary = Color(.name(.primary))
  /// The colour of text that matters less.
  public static let secondary = Color(.name(.secondary))
  /// The colour of what can be acted on.
  public static let accentColor = Color(.name(.accent))
}

nonisolated extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color(.name(.red)) }
  /// Orange.
  public static var orange: Color { Color(.name(.orange)) }
  /// Yellow.
  public static var yellow: Color { Color(.name(.yellow)) }
  /// Green.
  public static var green: Color { Color(.name(.green)) }
  /// Mint.
  public static var mint: Color { Color(.name(.mint)) }
  /// Teal.
  public static var teal: Color { Color(.name(.teal)) }
  /// Cyan.
  public static var cyan: Color { Color(.name(.cyan)) }
  /// Blue.
  public static var blue: Color { Color(.name(.blue)) }
  /// Indigo.
  public static var indigo: Color { Color(.name(.indigo)) }
  /// Purple.
  public static var purple: Color { Color(.name(.purple)) }
  /// Pink.
  public static var pink: Color { Color(.name(.pink)) }
  /// Brown.
  public static var brown: Color { Color(.name(.brown)) }
  /// White.
  public static var white: Color { Color(.name(.white)) }
  /// Gray.
  public static var gray: Color { Color(.name(.gray)) }
  /// Black.
  public static var black: Color { Color(.name(.black)) }
  /// No colour.
  public static var clear: Color { Color(.name(.clear)) }
}
