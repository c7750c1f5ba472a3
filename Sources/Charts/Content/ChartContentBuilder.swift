/// Makes one content of the expressions of a closure.
@resultBuilder
public struct ChartContentBuilder {
  /// Content as it is.
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }

  /// No content.
  public static func buildBlock() -> some ChartContent { BuilderEmpty() }

  /// One content.
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }

  /// Several contents in order.
  @_disfavoredOverload
  public static func buildBlock<each C: ChartContent>(
    _ content: repeat each C
  ) -> some ChartContent {
    BuilderTuple((repeat each content))
  }

  /// The content of an `if` without `else`.
  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }

  /// The first branch of a condition.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .second(second))
  }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// No content.
nonisolated struct BuilderEmpty {
  // Said here, as each family of content would say it.
  var body: Never { preconditionFailure("no content has no body") }
}

extension BuilderEmpty: PrimitiveChartContent {
  typealias Body = Never

  @MainActor func declare(in walk: ContentWalk) {}
}

/// Several contents in order.
nonisolated struct BuilderTuple<each T> {
  let content: (repeat each T)

  init(_ content: (repeat each T)) { self.content = content }
}

extension BuilderTuple: ChartContent, PrimitiveChartContent where repeat each T: ChartContent {
  typealias Body = Never

  @MainActor func declare(in walk: ContentWalk) {
    repeat walk.visit(each content)
  }
}

/// One of two contents of a chart or an axis.
public nonisolated struct BuilderConditional<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent), second(FalseContent)
  }

  let branch: Branch
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: ContentWalk) {
    switch branch {
    case .first(let content): walk.visit(content)
    case .second(let content): walk.visit(content)
    }
  }
}
