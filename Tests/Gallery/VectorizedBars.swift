import SwiftUI
import Charts

struct VectorizedBars: View {
    struct Harvest: Identifiable {
        let id: Int
        let crop: String
        let tonnes: Double
        let color: Color
        var spoken: String { "\(Int(tonnes)) tonnes of \(crop.lowercased())" }
    }

    let harvests = [
        Harvest(id: 0, crop: "Wheat", tonnes: 785, color: .yellow), Harvest(id: 1, crop: "Rice", tonnes: 520, color: .white),
        Harvest(id: 2, crop: "Maize", tonnes: 1_160, color: .orange), Harvest(id: 3, crop: "Barley", tonnes: 150, color: .brown),
    ]

    var body: some View {
        Chart {
            BarPlot(
                harvests,
                x: .value("Crop", \.crop),
                y: .value("Tonnes", \.tonnes),
                width: .ratio(0.7)
            )
            .foregroundStyle(\.color)
            .accessibilityLabel(\.crop)
            .accessibilityValue(\.spoken)
            .cornerRadius(3)
        }
    }
}
