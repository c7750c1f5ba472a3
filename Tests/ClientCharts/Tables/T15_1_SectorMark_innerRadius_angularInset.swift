import SwiftUI
import Charts

struct DonutOfPancakes: View {
    @State private var selectedAngle: Int?

    private var total: Int { topPancakes.reduce(0) { $0 + $1.sales } }

    var body: some View {
        Chart(topPancakes, id: \.name) { pancake in
            SectorMark(
                angle: .value("Sales", pancake.sales),
                innerRadius: .ratio(0.618),
                angularInset: 1.5
            )
            .cornerRadius(5)
            .foregroundStyle(by: .value("Name", pancake.name))
        }
        .chartAngleSelection(value: $selectedAngle)
        .chartLegend(alignment: .center, spacing: 18)
        .chartBackground { chartProxy in
            GeometryReader { geometry in
                if let anchor = chartProxy.plotFrame {
                    let frame = geometry[anchor]
                    VStack {
                        Text("Sold").font(.callout).foregroundStyle(.secondary)
                        Text("\(total)").font(.title2.bold())
                    }
                    .position(x: frame.midX, y: frame.midY)
                }
            }
        }
        .scaledToFit()
    }
}
