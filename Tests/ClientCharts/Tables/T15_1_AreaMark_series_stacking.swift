import SwiftUI
import Charts

struct OverlappingHills: View {
    let hills: [(name: String, heights: [Double])] = [
        ("East", [0, 40, 90, 120, 80, 20, 0]), ("West", [0, 70, 140, 90, 60, 30, 0]),
    ]

    var body: some View {
        Chart {
            ForEach(hills, id: \.name) { hill in
                ForEach(Array(hill.heights.enumerated()), id: \.offset) { offset, height in
                    AreaMark(
                        x: .value("Kilometre", offset),
                        y: .value("Height", height),
                        series: .value("Hill", hill.name),
                        stacking: .unstacked
                    )
                    .opacity(0.5)
                }
            }
        }
    }
}
