import SwiftUI
import Testing

@testable import Charts

struct DeclarationValuesTests {
  private enum City: String, Plottable {
    case cupertino = "Cupertino"
    case sanFrancisco = "San Francisco"
  }

  private struct Weight: Plottable {
    var kilograms: Double
    var primitivePlottable: Double { kilograms }

    init(kilograms: Double) { self.kilograms = kilograms }

    init?(primitivePlottable: Double) {
      guard primitivePlottable >= 0 else { return nil }
      kilograms = primitivePlottable
    }
  }

  @Test func `every primitive stands for a number, a date or a name`() {
    #expect(Int8(-3).primitiveValue == .number(-3))
    #expect(UInt64.max.primitiveValue == .number(0x1p64))
    #expect(Float16(0.5).primitiveValue == .number(0.5))
    #expect(Decimal(string: "0.1")?.primitiveValue == .number(0.1))
    #expect("a".primitiveValue == .name("a"))
    #expect(Date(timeIntervalSince1970: 9).primitiveValue == .date(9))
    #expect(City.sanFrancisco.primitiveValue == .name("San Francisco"))
    #expect(Weight(kilograms: 2).primitiveValue == .number(2))
  }

  @Test func `values are made from what stands for them, or not at all`() {
    #expect(Int(primitiveValue: .number(2.5)) == 3)
    #expect(Int8(primitiveValue: .number(300)) == nil)
    #expect(Int(primitiveValue: .number(.nan)) == nil)
    #expect(Double(primitiveValue: .name("2")) == nil)
    #expect(City(primitiveValue: .name("Cupertino")) == .cupertino)
    #expect(City(primitiveValue: .name("Paris")) == nil)
    #expect(Weight(primitiveValue: .number(-1)) == nil)
    #expect(Decimal(primitiveValue: .number(.infinity)) == nil)
    #expect(Date(primitiveValue: .number(3)) == nil)
  }

  @Test func `a value of an axis is a type's only where it is exactly that`() {
    let half = AxisValue(value: .number(2.5), index: 0, count: 1)
    #expect(half.as(Double.self) == 2.5)
    #expect(half.as(Int.self) == nil)
    #expect(half.as(String.self) == nil)
    #expect(AxisValue(value: .number(2), index: 0, count: 1).as(Int.self) == 2)
    #expect(AxisValue(value: .number(0.1), index: 0, count: 1).as(Float.self) == 0.1)
    #expect(AxisValue(value: .name("Cupertino"), index: 0, count: 1).as(City.self) == .cupertino)
  }

  @Test func `labels, intervals, bins and units are kept with a value`() {
    let range: PlottableValue<Double> = .value("x", 1..<3)
    #expect(range.value.start == .number(1))
    #expect(range.value.end == .number(3))
    let bin: PlottableValue<Int> = .value(String("x"), NumberBins(thresholds: [0, 5, 10])[1])
    #expect(bin.value.start == .number(5))
    #expect(bin.value.end == .number(10))
    let day: PlottableValue<Date> = .value(Text("x"), Date(timeIntervalSince1970: 7), unit: .day)
    #expect(day.value.start == .date(7))
    #expect(day.value.unit?.component == .day)
    #expect(day.value.type == Date.self)
  }

  @Test func `a literal label is looked up, a string variable is not`() throws {
    let name = "Sales"
    let key: PlottableValue<Int> = .value("Sales", 1)
    let words: PlottableValue<Int> = .value(name, 1)
    guard case .key = key.value.label, case .words("Sales") = words.value.label else {
      Issue.record("\(key.value.label) \(words.value.label)")
      return
    }
  }
}
