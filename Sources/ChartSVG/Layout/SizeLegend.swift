import ChartModel
import ChartScales

/// What the areas of symbols stand for: a few round amounts with their symbols.
struct SizeLegend {
  private struct Sample {
    var text: String
    var radius: Double
  }

  private let title: String
  private let size: Double
  private var samples: [Sample] = []

  /// The amounts that fit into a width; `nil` where symbols show none.
  init?(of chart: ResolvedChart, labels: SVGLabels, width: Double, size: Double) {
    guard
      let layer = chart.layers.first(where: {
        $0.mark == .point && $0.channels[.symbolSize]?.values.kind == .quantitative
      }), let column = layer.channels[.symbolSize], let areas = SymbolAreaScale(of: chart),
      areas.largest > 0
    else { return nil }
    self.size = size
    let wrapping = TextWrapping(width: width / 3, size: size, isBold: true, lines: 1)
    title = wrapping.wrapped(column.name).lines.first.map { String($0.trimmed) } ?? ""
    let domain = Interval(0, areas.largest)
    let ticks = LinearScale(domain: domain).ticks(count: 3).filter { $0 != 0 }
    var used = TextWidth.of(title, size: size, isBold: true) + size
    for amount in ticks.isEmpty ? [domain.end] : ticks {
      let radius = ((areas.area(of: amount) ?? 0) / .pi).squareRoot()
      let text = labels.amount(amount, column)
      used += radius * 2 + size * 1.6 + TextWidth.of(text, size: size)
      guard used <= width else { break }
      samples.append(Sample(text: text, radius: radius))
    }
    guard !samples.isEmpty else { return nil }
  }

  private var rowHeight: Double {
    max(size * 1.6, (samples.map(\.radius).max() ?? 0) * 2 + 3)
  }

  /// How high it is, the room below it included.
  var height: Double { rowHeight + size * 0.4 }

  /// Writes it, hidden from assistive technology.
  func write(left: Double, top: Double, isRightToLeft: Bool, to writer: inout SVGWriter) {
    let middle = top + rowHeight / 2
    var x = left
    writer.line("<g aria-hidden=\"true\">")
    func write(_ text: String, isTitle: Bool) {
      let placed = PlacedText(
        text: text,
        x: x,
        y: middle + size * 0.35,
        size: size,
        isBold: isTitle,
        className: isTitle ? "axis-title" : ""
      )
      placed.write(to: &writer, isRightToLeft: isRightToLeft)
      x += placed.width + size
    }
    if !title.isEmpty { write(title, isTitle: true) }
    for sample in samples {
      writer.markup("<circle class=\"ring\"")
      writer.attribute("cx", x + sample.radius)
      writer.attribute("cy", middle)
      writer.attribute("r", sample.radius)
      writer.line("/>")
      x += sample.radius * 2 + size * 0.5
      write(sample.text, isTitle: false)
    }
    writer.line("</g>")
  }
}
