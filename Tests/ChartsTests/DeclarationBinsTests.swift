import Charts
import SwiftUI
import Testing

struct DeclarationBinsTests {
  private let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func day(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) throws -> Date {
    try #require(
      utc.date(from: DateComponents(year: year, month: month, day: day, hour: hour))
    )
  }

  // d3.bin().thresholds: d3.ticks over the niced domain, with both ends.
  @Test func `bins of a range lie between round numbers about the range`() {
    #expect(
      NumberBins(range: 0.13...0.97, desiredCount: 5).thresholds == [0, 0.2, 0.4, 0.6, 0.8, 1]
    )
    #expect(
      NumberBins(range: 3.0...47, desiredCount: 10).thresholds
        == [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50]
    )
    #expect(NumberBins(range: 3...47, desiredCount: 5).thresholds == [0, 10, 20, 30, 40, 50])
    #expect(NumberBins(range: 0...3, desiredCount: 10).thresholds == [0, 1, 2, 3])
  }

  @Test func `a least stride widens the bins to the next round size`() {
    #expect(
      NumberBins(range: 0.0...10, desiredCount: 10, minimumStride: 1.5).thresholds
        == [0, 2, 4, 6, 8, 10]
    )
    #expect(NumberBins(range: 0...10, desiredCount: 10, minimumStride: 3).thresholds == [0, 5, 10])
  }

  @Test func `bins of data are as many as Sturges' rule asks for`() {
    let data = (0..<100).map { Double($0) }
    #expect(NumberBins(data: data).thresholds == stride(from: 0.0, through: 100, by: 10).map { $0 })
    #expect(NumberBins(data: [1, 2, 2, 3, 9]).thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(data: [Double.nan, .infinity]).isEmpty)
    #expect(NumberBins(data: [Int]()).isEmpty)
    #expect(NumberBins(data: [4.0, 4.0]).count == 1)
  }

  @Test func `bins of a size stand at its multiples, bins of a count divide the range`() {
    #expect(NumberBins(size: 0.1, range: 0.25...0.55).thresholds == [0.2, 0.3, 0.4, 0.5, 0.6])
    #expect(NumberBins(size: 5, range: -3...12).thresholds == [-5, 0, 5, 10, 15])
    #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    #expect(NumberBins(range: 0...10, count: 4).thresholds == [0, 3, 5, 8, 10])
  }

  @Test func `every value is in the bin that its index finds, the last bin closed`() {
    let bins = NumberBins(thresholds: [0.0, 1, 2.5, 4])
    #expect(bins.map(\.lowerBound) == [0, 1, 2.5])
    for value in [0, 0.5, 1, 2.4, 2.5, 4] {
      let index = bins.index(for: value)
      #expect(bins[index].contains(value))
      #expect(bins.filter { $0.contains(value) }.count == 1)
    }
    #expect(bins.index(for: 1) == 1)
    #expect(bins.index(for: -5) == 0)
    #expect(bins.index(for: 99) == 2)
  }

  @Test func `thresholds are put in order, each once, without what is no number`() {
    #expect(NumberBins(thresholds: [3, 1, .nan, 1, 2.0]).thresholds == [1, 2, 3])
    #expect(NumberBins(thresholds: [5]).isEmpty)
  }

  @Test func `sizes that make too many bins make none`() {
    #expect(NumberBins(size: 1e-9, range: 0.0...1).isEmpty)
    #expect(NumberBins(size: 0, range: 0.0...1).isEmpty)
    #expect(DateBins(timeInterval: 0, range: .distantPast ... .distantFuture).isEmpty)
    #expect(DateBins(unit: .second, range: .distantPast ... .distantFuture, calendar: utc).isEmpty)
  }

  @Test func `bins of calendar units begin with their units and cover the range`() throws {
    let range = try day(2026, 2, 10)...day(2026, 5, 3, hour: 7)
    let months = DateBins(unit: .month, range: range, calendar: utc)
    #expect(
      months.thresholds
        == [
          try day(2026, 2, 1), try day(2026, 3, 1), try day(2026, 4, 1), try day(2026, 5, 1),
          try day(2026, 6, 1),
        ]
    )
    let quarters = DateBins(unit: .month, by: 3, range: range, calendar: utc)
    #expect(
      quarters.thresholds == [try day(2026, 1, 1), try day(2026, 4, 1), try day(2026, 7, 1)]
    )
    #expect(months.index(for: try day(2026, 3, 31, hour: 23)) == 1)
  }

  @Test func `bins of months keep to the first although months differ in length`() throws {
    let bins = DateBins(
      unit: .month,
      range: try day(2026, 1, 31)...day(2026, 12, 31),
      calendar: utc
    )
    #expect(bins.thresholds.allSatisfy { utc.component(.day, from: $0) == 1 })
    #expect(bins.count == 12)
  }

  @Test func `bins of dates have round lengths`() throws {
    let year = try day(2026, 1, 1)...day(2027, 1, 1)
    #expect(DateBins(range: year, desiredCount: 12, calendar: utc).count == 12)
    #expect(DateBins(range: year, desiredCount: 4, calendar: utc).count == 4)
    let week = DateBins(
      data: [try day(2026, 6, 1, hour: 5), try day(2026, 6, 7, hour: 20)],
      desiredCount: 7,
      calendar: utc
    )
    #expect(week.count == 7)
    #expect(week.first?.lowerBound == (try day(2026, 6, 1)))
    #expect(DateBins(data: [], calendar: utc).isEmpty)
    #expect(DateBins(timeInterval: 3600, range: try day(2026, 1, 1)...day(2026, 1, 2)).count == 24)
  }
}
