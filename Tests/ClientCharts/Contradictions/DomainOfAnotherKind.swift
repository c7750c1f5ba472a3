import SwiftUI
import Charts

struct DomainOfAnotherKind: View {
    var body: some View {
        Chart(dailySales) {
            LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
        }
        .chartXScale(domain: 0...10)
        .chartYScale(domain: ["few", "many"])
    }
}
