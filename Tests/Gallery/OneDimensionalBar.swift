import SwiftUI
import Charts

struct OneDimensionalBar: View {
    let uses: [(kind: String, gigabytes: Double)] = [
        ("Apps", 84.2), ("Photos", 61.7), ("Media", 33.0), ("System", 22.4), ("Other", 8.1),
    ]

    private var used: Double { uses.map(\.gigabytes).reduce(0, +) }

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(used, format: .number.precision(.fractionLength(1))) GB of 256 GB used")
                .font(.caption)
            Chart(uses, id: \.kind) { use in
                BarMark(x: .value("Space", use.gigabytes))
                    .foregroundStyle(by: .value("Kind", use.kind))
            }
            .chartXScale(domain: 0...256)
            .chartXAxis(.hidden)
            .frame(height: 48)
        }
    }
}
