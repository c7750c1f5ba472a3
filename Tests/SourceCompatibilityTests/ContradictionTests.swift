import ChartTestSupport
import ChartVoice
import ClientCharts
import Testing

/// Declarations that no chart can be made of as they stand.
@MainActor
struct ContradictionTests {
  nonisolated static let names = allContradictions.map(\.name)

  /// What is told of a declaration, a line each: what was lost, or why there is no chart.
  private func told(_ name: String) throws -> [String] {
    let entry = try #require(allContradictions.first { $0.name == name })
    do throws(AccessibleChartError) {
      let charts = try AccessibleChart.charts(in: entry.view())
      for chart in charts {
        // All of what follows must come to an end.
        _ = (chart.text(.full), chart.drawing().text, chart.score())
      }
      return ChartRecord(charts).losses
    } catch {
      return ["error \(error)"]
    }
  }

  // The limit holds for the wait for the main actor as well.
  @Test(.timeLimit(.minutes(10)), arguments: names)
  func `a contradiction is told, and never hangs`(name: String) throws {
    #expect(try !told(name).isEmpty)
  }

  @Test func `contradictions are told as they were read`() throws {
    let lines = try Self.names.map { name in
      "\(name)\n" + (try told(name).map { "  \($0)\n" }.joined())
    }
    expectGolden(lines.joined(), "SourceCompatibilityTests/Golden/contradictions.txt")
  }
}
