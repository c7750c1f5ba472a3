import SwiftUI
import Charts

struct BatterySessions: View {
    let sessions: [(device: String, from: Int, to: Int, charging: Bool)] = [
        ("Phone", 0, 7, true), ("Phone", 7, 18, false), ("Tablet", 3, 5, true), ("Tablet", 9, 22, false),
    ]

    var body: some View {
        Chart(sessions.indices, id: \.self) { index in
            let session = sessions[index]
            BarMark(
                xStart: .value("From", session.from),
                xEnd: .value("To", session.to),
                y: .value("Device", session.device),
                height: .fixed(18)
            )
            .foregroundStyle(by: .value("State", session.charging ? "Charging" : "In use"))
            .cornerRadius(9)
        }
        .chartXScale(domain: 0...24)
    }
}
