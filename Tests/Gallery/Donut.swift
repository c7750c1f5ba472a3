import SwiftUI
import Charts

struct Donut: View {
    let seats: [(party: String, seats: Int, color: Color)] = [
        ("Greens", 118, .green), ("Reds", 206, .red), ("Blues", 197, .blue), ("Yellows", 92, .yellow),
    ]

    var body: some View {
        Chart(seats, id: \.party) { row in
            SectorMark(angle: .value("Seats", row.seats), innerRadius: .ratio(0.6), angularInset: 2)
                .cornerRadius(4)
                .foregroundStyle(row.color)
                .annotation(position: .overlay) {
                    Text("\(row.seats)")
                        .font(.caption.bold())
                        .foregroundStyle(.white)
                }
                .accessibilityLabel(row.party)
                .accessibilityValue("\(row.seats) seats")
        }
        .chartBackground { _ in
            Text("613 seats").font(.title3)
        }
    }
}
