/// Makes one mark of the expressions of a closure.
@resultBuilder
public struct AxisMarkBuilder {
  /// A mark as it is.
  public static func buildExpression<C: AxisMark>(_ content: C) -> C { content }

  /// No mark.
  public static func buildBlock() -> some AxisMark { BuilderEmpty() }

  /// One mark.
  public static func buildBlock<C: AxisMark>(_ content: C) -> C { content }

  /// Several marks in order.
  @_disfavoredOverload
  public static func buildBlock<each C: AxisMark>(
    _ content: repeat each C
  ) -> some AxisMark {
    BuilderTuple((repeat each content))
  }

  /// The mark of an `if` without `else`.
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

  /// The first branch of a condition.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .second(second))
  }

  /// The mark of an `if #available`.
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}
