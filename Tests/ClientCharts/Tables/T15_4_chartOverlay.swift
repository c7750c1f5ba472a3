import SwiftUI
import Charts

struct TappedBar: View {
    @State private var name: String? = "Crêpe"

    var body: some View {
        Chart(topPancakes, id: \.name) { pancake in
            BarMark(x: .value("Name", pancake.name), y: .value("Sales", pancake.sales))
                .foregroundStyle(pancake.name == name ? Color.red : Color.accentColor)
        }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle()
                    .fill(Color.clear)
                    .contentShape(Rectangle())
                    .onTapGesture { location in
                        let x = location.x - geometry[proxy.plotAreaFrame].minX
                        name = proxy.value(atX: x, as: String.self)
                    }
            }
        }
        .chartOverlay(alignment: .topTrailing) { proxy in
            if let name, let x = proxy.position(forX: name) {
                Text("\(name) at \(Int(x)) of \(Int(proxy.plotAreaSize.width))")
                    .font(.caption2)
                    .padding(4)
                    .background(.thinMaterial, in: Capsule())
            }
        }
    }
}
