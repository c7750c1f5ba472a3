/// Makes one content of the expressions of a closure.
@resultBuilder
public struct AxisContentBuilder {
  /// Content as it is.
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }

  /// No content.
  public static func buildBlock() -> some AxisContent { BuilderEmpty() }

  /// One content.
  public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }

  /// Several contents in order.
  @_disfavoredOverload
  public static func buildBlock<each C: AxisContent>(
    _ content: repeat each C
  ) -> some AxisContent {
    BuilderTuple((repeat each content))
  }

  /// The content of an `if` without `else`.
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

  /// The first branch of a condition.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .second(second))
  }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}
