import SwiftUI
import Charts

struct SizesOfSymbols: View {
    let cities: [(name: String, area: Double, people: Double)] = [
        ("Lyon", 48, 520), ("Nice", 72, 340), ("Lille", 35, 235), ("Nantes", 65, 320),
    ]

    var body: some View {
        VStack {
            Chart(cities, id: \.name) {
                PointMark(x: .value("Area", $0.area), y: .value("People", $0.people))
                    .symbolSize(100)
            }
            Chart(cities, id: \.name) {
                PointMark(x: .value("Area", $0.area), y: .value("People", $0.people))
                    .symbolSize(CGSize(width: 8, height: 8))
            }
            Chart(cities, id: \.name) {
                PointMark(x: .value("Area", $0.area), y: .value("People", $0.people))
                    .symbolSize(by: .value("People", $0.people))
            }
        }
    }
}
