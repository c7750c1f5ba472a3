internal import ChartModel
public import SwiftUI

/// The graph of a function that an `AreaPlot` shows.
public nonisolated struct FunctionAreaPlotContent: PrimitiveChartContent {
  /// Read by itself.
  public typealias Body = Never

  let graph: DeclaredGraph

  @MainActor func declare(in walk: ContentWalk) { walk.add(graph.read(in: walk)) }
}

nonisolated extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area from zero to a function, over a domain or the whole horizontal scale; `NaN` and infinite values are
  /// gaps.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      graph: DeclaredGraph(
        mark: .area,
        labels: [.x: .key(x), .y: .key(y)],
        function: DeclaredFunction(form: .curve(function), domain: domain)
      )
    )
  }

  /// The area between two functions, over a domain or the whole horizontal scale.
  public init(
    x: LocalizedStringKey,
    yStart: LocalizedStringKey,
    yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      graph: DeclaredGraph(
        mark: .area,
        labels: [.x: .key(x), .yStart: .key(yStart), .yEnd: .key(yEnd)],
        function: DeclaredFunction(form: .band(function), domain: domain)
      )
    )
  }
}

nonisolated extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area from zero to a function, over a domain or the whole horizontal scale; `NaN` and infinite values are
  /// gaps.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S,
    y: S,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      graph: DeclaredGraph(
        mark: .area,
        labels: [.x: .words(String(x)), .y: .words(String(y))],
        function: DeclaredFunction(form: .curve(function), domain: domain)
      )
    )
  }

  /// The area between two functions, over a domain or the whole horizontal scale.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S,
    yStart: S,
    yEnd: S,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      graph: DeclaredGraph(
        mark: .area,
        labels: [
          .x: .words(String(x)), .yStart: .words(String(yStart)), .yEnd: .words(String(yEnd)),
        ],
        function: DeclaredFunction(form: .band(function), domain: domain)
      )
    )
  }
}

nonisolated extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area from zero to a function, over a domain or the whole horizontal scale; `NaN` and infinite values are
  /// gaps.
  public init(
    x: Text,
    y: Text,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      graph: DeclaredGraph(
        mark: .area,
        labels: [.x: .text(x), .y: .text(y)],
        function: DeclaredFunction(form: .curve(function), domain: domain)
      )
    )
  }

  /// The area between two functions, over a domain or the whole horizontal scale.
  public init(
    x: Text,
    yStart: Text,
    yEnd: Text,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      graph: DeclaredGraph(
        mark: .area,
        labels: [.x: .text(x), .yStart: .text(yStart), .yEnd: .text(yEnd)],
        function: DeclaredFunction(form: .band(function), domain: domain)
      )
    )
  }
}

nonisolated extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area from zero to a function, over a domain or the whole horizontal scale; `NaN` and infinite values are
  /// gaps.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource,
    y: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      graph: DeclaredGraph(
        mark: .area,
        labels: [.x: .text(Text(x)), .y: .text(Text(y))],
        function: DeclaredFunction(form: .curve(function), domain: domain)
      )
    )
  }

  /// The area between two functions, over a domain or the whole horizontal scale.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource,
    yStart: LocalizedStringResource,
    yEnd: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      graph: DeclaredGraph(
        mark: .area,
        labels: [.x: .text(Text(x)), .yStart: .text(Text(yStart)), .yEnd: .text(Text(yEnd))],
        function: DeclaredFunction(form: .band(function), domain: domain)
      )
    )
  }
}
