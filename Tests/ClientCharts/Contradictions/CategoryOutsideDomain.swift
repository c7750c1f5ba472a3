import SwiftUI
import Charts

struct CategoryOutsideDomain: View {
    var body: some View {
        Chart(topPancakes, id: \.name) {
            BarMark(x: .value("Name", $0.name), y: .value("Sales", $0.sales))
        }
        .chartXScale(domain: ["Cachapa", "Dosa"])
    }
}
