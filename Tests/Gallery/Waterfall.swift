import SwiftUI
import Charts

struct Waterfall: View {
    private struct Part: Identifiable {
        let name: String
        let from, to: Double
        var id: String { name }
    }

    let changes: [(name: String, amount: Double)] = [("Sales", 420), ("Wages", -180), ("Rent", -60), ("Grants", 45), ("Taxes", -75)]

    private var parts: [Part] {
        var sum = 0.0
        var parts = changes.map { change -> Part in
            let part = Part(name: change.name, from: sum, to: sum + change.amount)
            sum += change.amount
            return part
        }
        parts.append(Part(name: "Profit", from: 0, to: sum))
        return parts
    }

    var body: some View {
        Chart(parts) { part in
            BarMark(x: .value("Part", part.name), yStart: .value("From", part.from), yEnd: .value("To", part.to))
                .foregroundStyle(part.name == "Profit" ? Color.blue : part.to >= part.from ? .green : .red)
                .annotation(position: .top) {
                    Text(part.to - part.from, format: .number.sign(strategy: .always()))
                        .font(.caption2)
                }
        }
    }
}
