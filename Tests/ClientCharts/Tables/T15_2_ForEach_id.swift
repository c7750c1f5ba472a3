import SwiftUI
import Charts

struct ForEachByKeyPath: View {
    let temperatures = [12.5, 14.0, 13.2, 16.8, 18.1]
    let pairs: [(Int, String)] = [(3, "three"), (1, "one"), (2, "two")]

    var body: some View {
        Chart {
            ForEach(Array(temperatures.enumerated()), id: \.offset) { index, temperature in
                LineMark(x: .value("Index", index), y: .value("Temperature", temperature))
            }
            ForEach(0..<temperatures.count, id: \.self) { index in
                PointMark(x: .value("Index", index), y: .value("Temperature", temperatures[index]))
            }
            ForEach(pairs, id: \.0) { number, name in
                RuleMark(y: .value(name, number))
                    .foregroundStyle(.gray.opacity(0.3))
            }
        }
    }
}
