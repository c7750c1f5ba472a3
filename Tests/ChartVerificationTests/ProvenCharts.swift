import ChartAccessibility
import ChartCommands
import ChartModel
import ChartScales
import ChartTestSupport
import ChartVoice
import Foundation

/// Charts that laws are tried on: every kind of chart that is told of, and random ones.
enum ProvenCharts {
  /// A chart and what it is called where a law fails of it.
  struct Example: Sendable {
    let name: String
    let tree: AccessibilityTree
  }

  static let utc: UTCOffset = { _ in 0 }

  /// Whether everything is tried rather than a sample: with `CHARTVOICE_LONG_TESTS=1`.
  static let isLong = ProcessInfo.processInfo.environment["CHARTVOICE_LONG_TESTS"] == "1"

  /// The demo charts, every kind of chart, the known sets, and 60 random charts; of these every fifth
  /// unless everything is tried.
  static let all: [Example] = {
    var examples = demos
    let random = RandomCharts.make(60, seed: 11).enumerated().filter {
      isLong || $0.offset % 5 == 0
    }
    let named =
      ChartKinds.all + ShapeCharts.all.enumerated().map { ("shape \($0.offset)", $0.element) }
      + random.map { ("random \($0.offset)", $0.element) } + authored
      + DeclaredKinds.all
    for (name, spec) in named {
      if let chart = try? AccessibleChart(spec) {
        examples.append(Example(name: name, tree: chart.tree))
      }
    }
    return examples
  }()

  /// Charts of which authors say more, and of which a part is selected; of those that tell the same days
  /// again and again, some.
  private static let authored = AuthoredCharts.all.filter {
    !["selected all", "selected day", "selected nothing", "wrong note"].contains($0.name)
  }

  private static let demos: [Example] = DemoChart.all.compactMap { demo in
    (try? AccessibleChart(table: demo.table, choices: demo.choices)).map {
      Example(name: demo.name, tree: $0.tree)
    }
  }

  /// So many of some things, by a seed; all of them if everything is tried.
  static func sample<Element>(_ all: [Element], _ count: Int, seed: UInt64) -> [Element] {
    guard !isLong, all.count > count else { return all }
    var generator = SeededGenerator(seed: seed)
    return Array(all.shuffled(using: &generator).prefix(count))
  }
}
