import SwiftUI
import Charts

struct XScaleForms: View {
    let from = day(2022, 5, 1)
    let to = day(2022, 6, 15)

    private var line: some View {
        Chart(dailySales) {
            LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
        }
    }

    var body: some View {
        VStack {
            line.chartXScale(domain: from...to)
            line.chartXScale(domain: [from, to])
            line.chartXScale(range: .plotDimension(padding: 10))
            line.chartXScale(domain: from...to, range: .plotDimension(startPadding: 4, endPadding: 12))
            line.chartXScale(domain: .automatic(reversed: true))
            Chart(topPancakes, id: \.name) {
                BarMark(x: .value("Name", $0.name), y: .value("Sales", $0.sales))
            }
            .chartXScale(domain: topPancakes.map(\.name).sorted())
        }
    }
}
