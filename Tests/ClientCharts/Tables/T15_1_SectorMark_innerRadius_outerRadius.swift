import SwiftUI
import Charts

struct RaisedSector: View {
    @State private var selected: String? = "Rent"
    let spending: [(name: String, amount: Double)] = [("Rent", 900), ("Food", 420), ("Travel", 180), ("Other", 150)]

    var body: some View {
        Chart(spending, id: \.name) { item in
            SectorMark(
                angle: .value("Amount", item.amount),
                innerRadius: .ratio(0.5),
                outerRadius: selected == item.name ? .ratio(1) : .inset(12)
            )
            .foregroundStyle(by: .value("Name", item.name))
            .opacity(selected == nil || selected == item.name ? 1 : 0.5)
        }
        .aspectRatio(1, contentMode: .fit)
    }
}
