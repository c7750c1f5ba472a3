public import Foundation

nonisolated extension Int: FormatSpecifiable {
  /// `%lld`.
  public static var formatSpecifier: String { "%lld" }
  /// The number.
  public var formatNumber: FormatNumber { .whole(Int64(self)) }
}

nonisolated extension Int8: FormatSpecifiable {
  /// `%d`.
  public static var formatSpecifier: String { "%d" }
  /// The number.
  public var formatNumber: FormatNumber { .whole(Int64(self)) }
}

nonisolated extension Int16: FormatSpecifiable {
  /// `%d`.
  public static var formatSpecifier: String { "%d" }
  /// The number.
  public var formatNumber: FormatNumber { .whole(Int64(self)) }
}

nonisolated extension Int32: FormatSpecifiable {
  /// `%d`.
  public static var formatSpecifier: String { "%d" }
  /// The number.
  public var formatNumber: FormatNumber { .whole(Int64(self)) }
}

nonisolated extension Int64: FormatSpecifiable {
  /// `%lld`.
  public static var formatSpecifier: String { "%lld" }
  /// The number.
  public var formatNumber: FormatNumber { .whole(self) }
}

nonisolated extension UInt: FormatSpecifiable {
  /// `%llu`.
  public static var formatSpecifier: String { "%llu" }
  /// The number.
  public var formatNumber: FormatNumber { .natural(UInt64(self)) }
}

nonisolated extension UInt8: FormatSpecifiable {
  /// `%u`.
  public static var formatSpecifier: String { "%u" }
  /// The number.
  public var formatNumber: FormatNumber { .natural(UInt64(self)) }
}

nonisolated extension UInt16: FormatSpecifiable {
  /// `%u`.
  public static var formatSpecifier: String { "%u" }
  /// The number.
  public var formatNumber: FormatNumber { .natural(UInt64(self)) }
}

nonisolated extension UInt32: FormatSpecifiable {
  /// `%u`.
  public static var formatSpecifier: String { "%u" }
  /// The number.
  public var formatNumber: FormatNumber { .natural(UInt64(self)) }
}

nonisolated extension UInt64: FormatSpecifiable {
  /// `%llu`.
  public static var formatSpecifier: String { "%llu" }
  /// The number.
  public var formatNumber: FormatNumber { .natural(self) }
}

nonisolated extension Float: FormatSpecifiable {
  /// `%f`.
  public static var formatSpecifier: String { "%f" }
  /// The number.
  public var formatNumber: FormatNumber { .decimal(Double(self)) }
}

nonisolated extension Double: FormatSpecifiable {
  /// `%lf`.
  public static var formatSpecifier: String { "%lf" }
  /// The number.
  public var formatNumber: FormatNumber { .decimal(self) }
}

nonisolated extension CGFloat: FormatSpecifiable {
  /// `%lf`.
  public static var formatSpecifier: String { "%lf" }
  /// The number.
  public var formatNumber: FormatNumber { .decimal(Double(self)) }
}
