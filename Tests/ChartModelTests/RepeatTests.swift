import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// Layers that show again what another shows.
struct RepeatTests {
  private func layer(_ mark: Mark, _ amounts: [Double] = [1, .nan, 3]) -> MarkLayer {
    MinimalChart.daily(amounts, mark: mark).layers[0]
  }

  private func repeats(_ layers: MarkLayer...) throws -> [Bool] {
    let spec = ChartSpec(layers: layers)
    let marked = spec.markingRepeats().layers.map(\.repeatsOther)
    #expect(try spec.resolved(offset: utc).layers.map(\.repeatsOther) == marked)
    return marked
  }

  @Test(arguments: [Mark.line, .area, .bar], [Mark.point, .line, .area])
  func `marks over the places of another layer are its repeat`(main: Mark, mark: Mark) throws {
    #expect(try repeats(layer(main), layer(mark)) == [false, true])
  }

  @Test func `points are the repeat of a line on either side of them`() throws {
    #expect(try repeats(layer(.point), layer(.line)) == [true, false])
    #expect(try repeats(layer(.point), layer(.line), layer(.area)) == [true, false, true])
  }

  @Test func `points, rules and bars repeat no points`() throws {
    #expect(try repeats(layer(.point), layer(.point)) == [false, false])
    #expect(try repeats(layer(.line), layer(.bar)) == [false, false])
    #expect(try repeats(layer(.line), layer(.rule)) == [false, false])
  }

  @Test func `other amounts, fewer of them, or a channel more make a layer of its own`() throws {
    #expect(try repeats(layer(.line), layer(.point, [1, .nan, 4])) == [false, false])
    #expect(try repeats(layer(.line), layer(.point, [1, .nan])) == [false, false])
    var sized = layer(.point)
    sized.channels[.symbolSize] = Column("weight", values: .numbers([1, 2, 3]))
    #expect(try repeats(layer(.line), sized) == [false, false])
    var split = layer(.point)
    split.channels[.series] = Column("city", values: .categories(CategoryValues(["a", "b", "a"])))
    #expect(try repeats(layer(.line), split) == [false, false])
    var both = layer(.line)
    both.channels[.series] = split.channels[.series]
    #expect(try repeats(both, split) == [false, true])
    var summed = layer(.point)
    summed.aggregate = .sum
    #expect(try repeats(layer(.line), summed) == [false, false])
  }

  @Test func `bands and candles stay what they are`() throws {
    var band = layer(.area)
    let column = band.channels[.y]
    (band.channels[.y], band.channels[.yStart], band.channels[.yEnd]) = (nil, column, column)
    #expect(try repeats(band, layer(.line)) == [false, false])
    #expect(try ChartSpec(layers: [band, layer(.line)]).resolved(offset: utc).band?.main == 1)
    var bodies = band
    var wicks = band
    (bodies.mark, wicks.mark) = (.bar, .rule)
    #expect(try repeats(bodies, wicks) == [false, false])
    #expect(try ChartSpec(layers: [bodies, wicks]).resolved(offset: utc).candlestick?.main == 0)
  }
}
