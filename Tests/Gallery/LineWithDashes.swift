import SwiftUI
import Charts

struct LineWithDashes: View {
    enum Kind: String, Plottable {
        case measured = "Measured"
        case forecast = "Forecast"
    }

    let points: [(month: Int, value: Double, kind: Kind)] = [
        (1, 101, .measured), (2, 104, .measured), (3, 103, .measured), (4, 108, .measured),
        (4, 108, .forecast), (5, 111, .forecast), (6, 113, .forecast),
    ]

    var body: some View {
        Chart(Array(points.enumerated()), id: \.offset) { _, point in
            LineMark(x: .value("Month", moment(2025, point.month), unit: .month), y: .value("Index", point.value))
                .lineStyle(by: .value("Kind", point.kind))
        }
        .chartLineStyleScale([
            Kind.measured: StrokeStyle(lineWidth: 2),
            Kind.forecast: StrokeStyle(lineWidth: 2, dash: [4, 4]),
        ])
        .chartYScale(domain: 95...115)
    }
}
