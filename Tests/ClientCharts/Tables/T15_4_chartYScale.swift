import SwiftUI
import Charts

struct YScaleForms: View {
    private var line: some View {
        Chart(dailySales) {
            LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
        }
    }

    private var domain: ClosedRange<Int> {
        let sales = dailySales.map(\.sales)
        return (sales.min() ?? 0)...(sales.max() ?? 1)
    }

    var body: some View {
        VStack {
            line.chartYScale(domain: domain)
            line.chartYScale(domain: 0...300)
            line.chartYScale(domain: .automatic(includesZero: false))
            line.chartYScale(domain: .automatic(includesZero: true, reversed: true))
            line.chartYScale(domain: [50, 300])
            line.chartYScale(type: .log)
            line.chartYScale(domain: 50...300, type: .squareRoot)
            line.chartYScale(range: .plotDimension(padding: 8))
            line.chartYScale(
                domain: .automatic(dataType: Int.self) { domain in
                    domain.append(400)
                }
            )
        }
    }
}
