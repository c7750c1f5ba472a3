import SwiftUI
import Charts

struct DomainOfNothing: View {
    var body: some View {
        Chart(topPancakes, id: \.name) {
            BarMark(x: .value("Name", $0.name), y: .value("Sales", $0.sales))
        }
        .chartXScale(domain: [String]())
    }
}
