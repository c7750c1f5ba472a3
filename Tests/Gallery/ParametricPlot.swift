import SwiftUI
import Charts

struct ParametricPlot: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * Double.pi)) { t in
                let x = 16 * pow(sin(t), 3)
                let y = 13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)
                return (x: x, y: y)
            }
            .foregroundStyle(.pink)
        }
        .chartXScale(domain: -20...20)
        .chartYScale(domain: -20...16)
    }
}
