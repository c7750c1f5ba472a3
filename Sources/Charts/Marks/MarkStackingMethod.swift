/// What happens to marks that share a place.
public nonisolated struct MarkStackingMethod: Hashable, Sendable {
  enum Form: Sendable {
    case standard, normalized, center, unstacked
  }

  let form: Form

  /// One stands on the other, from zero; amounts below zero hang below it.
  public static var standard: MarkStackingMethod { .init(form: .standard) }

  /// One stands on the other, and all together make the whole.
  public static var normalized: MarkStackingMethod { .init(form: .normalized) }

  /// One stands on the other, about a line in the middle.
  public static var center: MarkStackingMethod { .init(form: .center) }

  /// Each stands on zero.
  public static var unstacked: MarkStackingMethod { .init(form: .unstacked) }
}
