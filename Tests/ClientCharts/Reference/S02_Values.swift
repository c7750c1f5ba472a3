import SwiftUI
import Charts

enum Direction: String, Plottable {
    case up, down
}

/// Values of every type and of every shape, with every label; bins.
struct ValuesReference: View {
    let label: LocalizedStringKey = "Label"
    let word: Substring = "Substring"

    var body: some View {
        VStack {
            Chart {
                PointMark(x: .value("Int", 1 as Int), y: .value("Int8", 1 as Int8))
                PointMark(x: .value("Int16", 1 as Int16), y: .value("Int32", 1 as Int32))
                PointMark(x: .value("Int64", 1 as Int64), y: .value("UInt", 1 as UInt))
                PointMark(x: .value("UInt8", 1 as UInt8), y: .value("UInt16", 1 as UInt16))
                PointMark(x: .value("UInt32", 1 as UInt32), y: .value("UInt64", 1 as UInt64))
                PointMark(x: .value("Float", 1 as Float), y: .value("Double", 1 as Double))
                PointMark(x: .value("Decimal", 1 as Decimal), y: .value("Float", Float(1.5)))
            }
            Chart {
                BarMark(x: .value(label, Direction.up), y: .value(word, 2))
                BarMark(x: .value(Text("Text"), Direction.down), y: .value(String("String"), 3))
                BarMark(x: .value("Direction", .up as Direction), y: .value("Number", 1))
            }
            Chart {
                BarMark(x: .value("Range", 1.0..<2.0), y: .value("Count", 3))
                BarMark(x: .value(label, 2.0..<3.0), y: .value(label, 4))
            }
            Chart {
                BarMark(x: .value("Dates", day(2024, 1, 1)..<day(2024, 1, 8)), y: .value("Count", 3))
                BarMark(x: .value(label, day(2024, 1, 9), unit: .day), y: .value("Count", 3))
                BarMark(x: .value(Text("Day"), day(2024, 1, 10), unit: .day, calendar: .current), y: .value("Count", 3))
                BarMark(x: .value("Instant", day(2024, 1, 12)), y: .value("Count", 3))
            }
        }
    }
}

struct BinsReference: View {
    private func counts<Bins: Collection>(_ bins: Bins) -> [(index: Int, bin: Bins.Element)] {
        bins.enumerated().map { (index: $0.offset, bin: $0.element) }
    }

    var body: some View {
        let doubles: [NumberBins<Double>] = [
            NumberBins(thresholds: [0, 5, 10, 20]),
            NumberBins(size: 2.5, range: 0...10),
            NumberBins(range: 0...10, count: 4),
            NumberBins(range: 0...10, desiredCount: 5, minimumStride: 1),
            NumberBins(range: 0...10),
            NumberBins(data: readings.map(\.number), desiredCount: 3, minimumStride: 2),
            NumberBins(data: readings.map(\.number)),
        ]
        let integers: [NumberBins<Int>] = [
            NumberBins(thresholds: [0, 5, 10]),
            NumberBins(size: 5, range: 0...20),
            NumberBins(range: 0...20, count: 4),
            NumberBins(range: 0...20, desiredCount: 5, minimumStride: 1),
            NumberBins(data: readings.map(\.id), desiredCount: nil),
        ]
        let dates = [
            DateBins(thresholds: [day(2024, 1), day(2024, 2)]),
            DateBins(timeInterval: 86_400 * 7, range: day(2024, 1)...day(2024, 2)),
            DateBins(unit: .month, by: 2, range: day(2024, 1)...day(2024, 12), calendar: Calendar(identifier: .gregorian)),
            DateBins(unit: .day, range: day(2024, 1)...day(2024, 1, 10)),
            DateBins(range: day(2024, 1)...day(2024, 12), desiredCount: 6),
            DateBins(data: readings.map(\.date), desiredCount: 4),
            DateBins(data: readings.map(\.date)),
        ]
        VStack {
            ForEach(doubles.indices, id: \.self) { index in
                Chart(counts(doubles[index]), id: \.index) { entry in
                    BarMark(x: .value("Bin", entry.bin), y: .value("Count", entry.bin.contains(5) ? 1 : 2))
                }
            }
            ForEach(integers.indices, id: \.self) { index in
                Chart(counts(integers[index]), id: \.index) { entry in
                    BarMark(x: .value("Bin", entry.bin), y: .value("Count", entry.bin.upperBound - entry.bin.lowerBound))
                }
            }
            ForEach(dates.indices, id: \.self) { index in
                Chart(counts(dates[index]), id: \.index) { entry in
                    BarMark(x: .value("Bin", entry.bin), y: .value("Index", dates[index].index(for: entry.bin.lowerBound)))
                }
            }
            Text("\(doubles[0] == doubles[1] ? 0 : doubles[0].index(for: 7))")
        }
    }
}
