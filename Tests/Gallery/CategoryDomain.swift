import SwiftUI
import Charts

struct CategoryDomain: View {
    enum Size: String, CaseIterable, Plottable {
        case small = "Small", medium = "Medium", large = "Large", extraLarge = "Extra large"
    }

    let orders: [(size: Size, count: Int)] = [(.large, 42), (.small, 18), (.medium, 65)]

    var body: some View {
        Chart(orders, id: \.size) {
            BarMark(x: .value("Size", $0.size), y: .value("Orders", $0.count))
        }
        .chartXScale(domain: Size.allCases)
    }
}
