import SwiftUI
import Charts

extension Color {
    static let batter = Color(red: 0.96, green: 0.87, blue: 0.7)
    static let crust = Color(.sRGB, red: 0.6, green: 0.4, blue: 0.2, opacity: 1)
}

/// Colours by name, by component, with opacity, as gradients.
struct ColourfulBars: View {
    let palette: [Color] = [.batter, .crust, .pink.opacity(0.8), Color("Syrup"), Color(white: 0.5), .init(hue: 0.3, saturation: 0.5, brightness: 0.7)]

    var body: some View {
        Chart(Array(topPancakes.enumerated()), id: \.element.name) { index, pancake in
            BarMark(x: .value("Name", pancake.name), y: .value("Sales", pancake.sales))
                .foregroundStyle(palette[index % palette.count])
        }
        .background(Color.primary.opacity(0.05))
    }
}
