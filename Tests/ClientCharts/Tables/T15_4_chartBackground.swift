import SwiftUI
import Charts

struct LabelledBackground: View {
    var body: some View {
        Chart(topPancakes, id: \.name) {
            SectorMark(angle: .value("Sales", $0.sales), innerRadius: .ratio(0.6))
                .foregroundStyle(by: .value("Name", $0.name))
        }
        .chartBackground(alignment: .center) { proxy in
            VStack {
                Text("Most sold")
                    .font(.callout)
                    .foregroundStyle(.secondary)
                Text(topPancakes.first?.name ?? "–")
                    .font(.title2.bold())
            }
        }
        .chartLegend(.hidden)
    }
}
