import SwiftUI
import Charts

struct HeatColouredLine: View {
    private let gradient = LinearGradient(
        gradient: Gradient(colors: [.blue, .green, .yellow, .red]),
        startPoint: .bottom,
        endPoint: .top
    )

    var body: some View {
        Chart(dailySales) { element in
            LineMark(x: .value("Day", element.day), y: .value("Sales", element.sales))
                .foregroundStyle(gradient)
                .alignsMarkStylesWithPlotArea()
            PointMark(x: .value("Day", element.day), y: .value("Sales", element.sales))
                .foregroundStyle(.linearGradient(colors: [.blue, .red], startPoint: .bottom, endPoint: .top))
                .alignsMarkStylesWithPlotArea(true)
        }
    }
}
