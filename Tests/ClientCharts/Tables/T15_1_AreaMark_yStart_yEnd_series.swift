import SwiftUI
import Charts

struct TwoBands: View {
    struct Band {
        let name: String
        let rows: [(day: Int, low: Double, high: Double)]
    }

    let bands = [
        Band(name: "Glucose", rows: [(1, 70, 110), (2, 75, 120), (3, 72, 140)]),
        Band(name: "Target", rows: [(1, 80, 100), (2, 80, 100), (3, 80, 100)]),
    ]

    var body: some View {
        Chart {
            ForEach(bands, id: \.name) { band in
                ForEach(band.rows, id: \.day) { row in
                    AreaMark(
                        x: .value("Day", row.day),
                        yStart: .value("Low", row.low),
                        yEnd: .value("High", row.high),
                        series: .value("Band", band.name)
                    )
                    .foregroundStyle(band.name == "Target" ? Color.green.opacity(0.2) : Color.blue.opacity(0.4))
                }
            }
        }
    }
}
