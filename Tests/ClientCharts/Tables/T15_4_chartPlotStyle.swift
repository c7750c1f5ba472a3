import SwiftUI
import Charts

struct PlotStyles: View {
    @Environment(\.colorScheme) var colorScheme

    var body: some View {
        Chart(dailySales) {
            LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
        }
        .chartPlotStyle { plot in
            plot
                .background(colorScheme == .dark ? Color.black.opacity(0.4) : Color.gray.opacity(0.1))
                .clipShape(RoundedRectangle(cornerRadius: 8))
                .border(Color.gray.opacity(0.4))
        }
        .chartPlotStyle { content in
            content.background {
                Rectangle().fill(.ultraThinMaterial)
            }
            .opacity(0.9)
        }
    }
}
