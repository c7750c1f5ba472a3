import SwiftUI
import Charts

struct RoundBars: View {
    @State private var radius: CGFloat = 6

    var body: some View {
        Chart(topPancakes, id: \.name) { pancake in
            if pancake.sales > 800 {
                BarMark(x: .value("Sales", pancake.sales), y: .value("Name", pancake.name))
                    .cornerRadius(radius)
            } else {
                BarMark(x: .value("Sales", pancake.sales), y: .value("Name", pancake.name))
                    .cornerRadius(radius / 2, style: .circular)
            }
        }
    }
}
