import SwiftUI
import Charts

struct FunctionBand: View {
    var body: some View {
        Chart {
            AreaPlot(x: "x", yStart: "cos", yEnd: "sin", domain: -4...4) { x in
                (yStart: cos(x), yEnd: sin(x))
            }
            .opacity(0.3)
            LinePlot(x: "x", y: "sin") { x in sin(x) }
        }
        .chartXScale(domain: -4...4)
    }
}
