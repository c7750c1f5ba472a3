import SwiftUI
import Charts

struct FunctionPlot: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "sin(x)") { x in
                sin(x)
            }
            .foregroundStyle(.blue)
            LinePlot(x: "x", y: "1/x") { x in
                x == 0 ? .nan : 1 / x
            }
            .foregroundStyle(.red)
            .lineStyle(StrokeStyle(lineWidth: 1))
        }
        .chartXScale(domain: -6...6)
        .chartYScale(domain: -3...3)
    }
}
