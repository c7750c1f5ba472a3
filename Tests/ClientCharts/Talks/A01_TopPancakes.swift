import SwiftUI
import Charts

/// Six pancakes by sales, horizontal bars that VoiceOver reads as "Cachapa, 916 sold".
struct TopPancakesChart: View {
    var body: some View {
        Chart(topPancakes, id: \.name) {
            BarMark(
                x: .value("Sales", $0.sales),
                y: .value("Name", $0.name)
            )
            .foregroundStyle(.pink)
            .accessibilityLabel($0.name)
            .accessibilityValue("\($0.sales) sold")
        }
    }
}

/// The same with the pancake named by the closure.
struct NamedTopPancakesChart: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Top Pancakes")
                .font(.title2.bold())
            Chart(topPancakes, id: \.name) { pancake in
                BarMark(
                    x: .value("Sales", pancake.sales),
                    y: .value("Name", pancake.name)
                )
                .accessibilityLabel(pancake.name)
                .accessibilityValue("\(pancake.sales) sold")
            }
        }
        .padding()
    }
}
