import SwiftUI
import Charts

enum Griddle: String, Plottable, CaseIterable {
    case north = "North Griddle"
    case south = "South Griddle"
}

/// Names along x: the bars stand.
struct StandingPancakes: View {
    var body: some View {
        Chart(topPancakes, id: \.name) { name, sales in
            BarMark(x: .value("Name", name), y: .value("Sales", sales))
        }
    }
}

/// Names along y: the bars lie.
struct LyingPancakes: View {
    var body: some View {
        Chart(topPancakes, id: \.name) { name, sales in
            BarMark(x: .value("Sales", sales), y: .value("Name", name))
        }
    }
}

/// Numbers of every width, string enums and dates on any channel.
struct KindsOfNumbers: View {
    let batter: [(griddle: Griddle, litres: Float, price: Decimal, orders: Int64)] = [
        (.north, 12.5, 3.50, 120),
        (.south, 8.25, 4.25, 96),
    ]

    var body: some View {
        Chart(batter, id: \.griddle) { row in
            PointMark(
                x: .value("Litres", row.litres),
                y: .value("Orders", row.orders)
            )
            .foregroundStyle(by: .value("Griddle", row.griddle))
            .symbolSize(by: .value("Price", row.price))
        }
    }
}

/// Dates on the vertical axis.
struct DatesUpwards: View {
    var body: some View {
        Chart(dailySales.prefix(7)) { element in
            BarMark(
                x: .value("Sales", element.sales),
                y: .value("Day", element.day, unit: .day)
            )
        }
    }
}
