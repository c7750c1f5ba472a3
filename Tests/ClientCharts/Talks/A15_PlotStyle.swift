import SwiftUI
import Charts

/// Sixty points a pancake, on pink.
struct PinkPlot: View {
    var body: some View {
        Chart(topPancakes, id: \.name) { pancake in
            BarMark(
                x: .value("Sales", pancake.sales),
                y: .value("Name", pancake.name)
            )
        }
        .chartPlotStyle { plotArea in
            plotArea
                .frame(height: 60 * 6)
                .background(.pink.opacity(0.2))
                .border(.pink, width: 1)
        }
    }
}

/// The closure's shorthand.
struct PinkPlotShort: View {
    var body: some View {
        Chart(topPancakes, id: \.name) {
            BarMark(x: .value("Sales", $0.sales), y: .value("Name", $0.name))
        }
        .chartPlotStyle { $0.frame(height: 60 * 6).background(.pink.opacity(0.2)).border(.pink, width: 1) }
    }
}
