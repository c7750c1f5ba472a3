internal import ChartModel
public import SwiftUI

/// The graph of a function that a `LinePlot` shows.
public nonisolated struct FunctionLinePlotContent: PrimitiveChartContent {
  /// Read by itself.
  public typealias Body = Never

  let graph: DeclaredGraph

  @MainActor func declare(in walk: ContentWalk) { walk.add(graph.read(in: walk)) }
}

nonisolated extension LinePlot where Content == FunctionLinePlotContent {
  /// The line of a function, over a domain or the whole horizontal scale; `NaN` and infinite values are gaps.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      graph: DeclaredGraph(
        mark: .line,
        labels: [.x: .key(x), .y: .key(y)],
        function: DeclaredFunction(form: .curve(function), domain: domain)
      )
    )
  }

  /// The line of two functions of a third value, over a domain of that.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      graph: DeclaredGraph(
        mark: .line,
        labels: [.x: .key(x), .y: .key(y)],
        parameter: .key(t),
        function: DeclaredFunction(form: .parametric(function, parameter: ""), domain: domain)
      )
    )
  }
}

nonisolated extension LinePlot where Content == FunctionLinePlotContent {
  /// The line of a function, over a domain or the whole horizontal scale; `NaN` and infinite values are gaps.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S,
    y: S,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      graph: DeclaredGraph(
        mark: .line,
        labels: [.x: .words(String(x)), .y: .words(String(y))],
        function: DeclaredFunction(form: .curve(function), domain: domain)
      )
    )
  }

  /// The line of two functions of a third value, over a domain of that.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S,
    y: S,
    t: S,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      graph: DeclaredGraph(
        mark: .line,
        labels: [.x: .words(String(x)), .y: .words(String(y))],
        parameter: .words(String(t)),
        function: DeclaredFunction(form: .parametric(function, parameter: ""), domain: domain)
      )
    )
  }
}

nonisolated extension LinePlot where Content == FunctionLinePlotContent {
  /// The line of a function, over a domain or the whole horizontal scale; `NaN` and infinite values are gaps.
  public init(
    x: Text,
    y: Text,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      graph: DeclaredGraph(
        mark: .line,
        labels: [.x: .text(x), .y: .text(y)],
        function: DeclaredFunction(form: .curve(function), domain: domain)
      )
    )
  }

  /// The line of two functions of a third value, over a domain of that.
  public init(
    x: Text,
    y: Text,
    t: Text,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      graph: DeclaredGraph(
        mark: .line,
        labels: [.x: .text(x), .y: .text(y)],
        parameter: .text(t),
        function: DeclaredFunction(form: .parametric(function, parameter: ""), domain: domain)
      )
    )
  }
}

nonisolated extension LinePlot where Content == FunctionLinePlotContent {
  /// The line of a function, over a domain or the whole horizontal scale; `NaN` and infinite values are gaps.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource,
    y: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      graph: DeclaredGraph(
        mark: .line,
        labels: [.x: .text(Text(x)), .y: .text(Text(y))],
        function: DeclaredFunction(form: .curve(function), domain: domain)
      )
    )
  }

  /// The line of two functions of a third value, over a domain of that.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource,
    y: LocalizedStringResource,
    t: LocalizedStringResource,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      graph: DeclaredGraph(
        mark: .line,
        labels: [.x: .text(Text(x)), .y: .text(Text(y))],
        parameter: .text(Text(t)),
        function: DeclaredFunction(form: .parametric(function, parameter: ""), domain: domain)
      )
    )
  }
}
