import ChartAccessibility
import ChartModel
import ChartScales
import ChartSonification
import ChartTestSupport
import Testing

/// Of a selection only its marks are heard, as they are in the whole.
struct SelectionTests {
  @Test(arguments: [Mark.bar, .point, .line])
  func `selected marks sound at the time and the pitch that they have in the whole`(
    mark: Mark
  ) throws {
    var spec = AuthoredCharts.daily(nil)
    spec.layers[0].mark = mark
    let whole = try score(of: spec)
    let part = try score(
      of: {
        var selected = spec
        selected.selection = AuthoredCharts.daily(7...13).selection
        return selected
      }()
    )
    #expect(part.selection == ScoreSelection(markCount: 7, of: 30))
    #expect(whole.selection == nil)
    #expect(
      part.events(.referenceLow, .referenceHigh) == whole.events(.referenceLow, .referenceHigh)
    )
    #expect(part.series.map(\.onset) == whole.series.map(\.onset))
    #expect(part.series.map(\.duration) == whole.series.map(\.duration))
    #expect(part.series.map(\.soundedCount) == [7])
    #expect(Set(part.data.compactMap(\.index)) == Set(7...13))
    #expect(part.data.allSatisfy { $0.kind != .gap })
    for event in part.data {
      let same = whole.data.first { $0.index == event.index }
      #expect(event.onset == same?.onset)
      #expect(event.startFrequency == same?.startFrequency)
    }
  }

  @Test func `a series without selected marks is silent, the others keep their sound`() throws {
    var spec = PancakeCharts.cities(.bar, .grouped, isNamed: true)
    spec.layers[0].channels[.y]?.values = .numbers(
      PancakeCharts.cupertino + PancakeCharts.sanFrancisco.map { $0 + 1_000 }
    )
    let whole = try score(of: spec)
    spec.selection = ChartSelection(.y, .interval(Interval(1_000, 2_000)))
    let part = try score(of: spec)
    #expect(part.series.map(\.node) == [whole.series[1].node])
    #expect(Set(part.data.map(\.timbre)) == Set(whole.data.filter { $0.series == 1 }.map(\.timbre)))
    #expect(part.selection == ScoreSelection(markCount: 7, of: 14))
  }

  @Test func `the header says how much is heard, in text and in JSON`() throws {
    let part = try score(of: AuthoredCharts.daily(7...13))
    let whole = try score(of: AuthoredCharts.daily(nil))
    #expect(part.text.split(separator: "\n")[2] == "selection 7 of 30")
    #expect(!whole.text.contains("selection"))
    #expect(part.json.contains("\"selection\":{\"markCount\":7,\"of\":30}"))
    #expect(!whole.json.contains("selection"))
    let none = try score(of: AuthoredCharts.daily(40...45))
    #expect(none.data.isEmpty)
    #expect(none.selection?.markCount == 0)
    #expect(none.events(.referenceLow).count == 1)
  }

  @Test func `decoration and repeated layers are silent`() throws {
    let score = try score(of: AuthoredCharts.noted())
    #expect(score.series.count == 2)
    #expect(score.series.map(\.markCount) == [7, 1])
  }
}
