public import ChartScales
public import ChartStatistics

/// A function of one number whose graph a layer shows.
public struct PlottedFunction: Sendable, Equatable, Codable {
  /// How the function is written, verbatim.
  public var formula: String

  /// What it does over the domain.
  public var analysis: FunctionAnalysis

  /// Makes a function from its parts.
  public init(formula: String, analysis: FunctionAnalysis) {
    self.formula = formula
    self.analysis = analysis
  }
}

extension ChartSpec {
  /// The graph of a function over a domain of finite, different ends.
  ///
  /// `formula` is how the function is written, `variable` what the horizontal axis is called; `timeZone` is
  /// an IANA name. The line has a point at even steps and at every zero and turn; at breaks, and where the
  /// function is undefined, it is interrupted. Near poles the vertical axis shows what is usual and leaves
  /// the rest out.
  public init(
    function: @escaping (Double) -> Double,
    formula: String,
    variable: String = "x",
    domain: Interval,
    title: String? = nil,
    timeZone: String = "UTC"
  ) {
    let graph = MarkLayer(
      function: function,
      formula: formula,
      variable: variable,
      domain: domain
    )
    self.init(
      title: title,
      layers: [graph],
      x: AxisSpec(domain: Interval(domain.lower, domain.upper)),
      y: AxisSpec(domain: graph.usualExtent),
      timeZone: timeZone
    )
  }
}

extension MarkLayer {
  /// The graph of a function as a line over a domain of finite, different ends.
  ///
  /// `formula` is how the function is written or called, `variable` what the horizontal axis is called.
  public init(
    function: @escaping (Double) -> Double,
    formula: String,
    variable: String,
    domain: Interval
  ) {
    let analysis = FunctionAnalysis(of: function, over: domain.lower...domain.upper)
    let places = FunctionPlaces(of: analysis)
    let values = places.all.map { place -> Double in
      let value = places.gaps.contains(place) ? .nan : function(place)
      return value.isFinite ? value : .nan
    }
    self.init(
      .line,
      channels: [
        .x: Column(variable, values: .numbers(places.all)),
        .y: Column(formula, values: .numbers(values)),
      ]
    )
    self.function = PlottedFunction(formula: formula, analysis: analysis)
  }

  /// The amounts that are usual of the graph of a function with poles; `nil`, all of it, for any other.
  public var usualExtent: Interval? {
    guard let function, function.analysis.breaks.contains(where: \.isPole),
      let values = channels[.y]?.values.scalars,
      let low = quantile(0.08, of: values), let high = quantile(0.92, of: values), low < high
    else { return nil }
    let room = (high - low) / 4
    let scale = LinearScale(domain: Interval(low - room, high + room)).niced(count: 6)
    return scale.domain
  }
}

/// Where the graph of a function has points.
private struct FunctionPlaces {
  /// Every place, rising, each once.
  var all: [Double]

  /// Those where the line is interrupted.
  var gaps: Set<Double>

  /// The steps of the line; with zeros and turns a series still has an element a point.
  private static let steps = 240

  init(of analysis: FunctionAnalysis) {
    let (lower, upper) = (analysis.lower, analysis.upper)
    let even = (0...Self.steps).map { step -> Double in
      let share = Double(step) / Double(Self.steps)
      return lower * (1 - share) + upper * share
    }
    gaps = Set(analysis.breaks.map(\.place))
    let edges = analysis.undefined.flatMap { [$0.from, $0.to] }
    let special = (analysis.zeros + analysis.turns.map(\.place)).prefix(160)
    all = Set(even + special + edges + Array(gaps)).sorted()
  }
}
