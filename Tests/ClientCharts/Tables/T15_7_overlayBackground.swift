import SwiftUI
import Charts

/// `.overlay`, `.background`, `RoundedRectangle`, `Rectangle`, `Circle`, `Capsule`, materials, `Image(systemName:)`.
struct Card<Content: View>: View {
    let title: String
    @ViewBuilder var content: () -> Content

    var body: some View {
        VStack(alignment: .leading) {
            Label(title, systemImage: "chart.bar")
                .font(.headline)
            content()
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.thickMaterial))
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 1))
        .overlay(alignment: .topTrailing) {
            Image(systemName: "info.circle")
                .foregroundStyle(.blue)
                .padding(8)
        }
        .background {
            Rectangle().fill(Color.white)
        }
    }
}

struct CardedChart: View {
    var body: some View {
        Card(title: "Pancakes") {
            Chart(topPancakes, id: \.name) {
                BarMark(x: .value("Sales", $0.sales), y: .value("Name", $0.name))
            }
            .overlay(alignment: .bottomTrailing) {
                Capsule()
                    .fill(.ultraThinMaterial)
                    .frame(width: 40, height: 16)
                    .overlay(Circle().fill(.red).frame(width: 8))
            }
        }
    }
}
