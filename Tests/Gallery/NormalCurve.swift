import SwiftUI
import Charts

struct NormalCurve: View {
    let mean = 100.0
    let deviation = 15.0

    var body: some View {
        Chart {
            AreaPlot(x: "Score", y: "Density", domain: 40...160) { [mean, deviation] score in
                let z = (score - mean) / deviation
                return exp(-z * z / 2) / (deviation * (2 * Double.pi).squareRoot())
            }
            .foregroundStyle(.teal.opacity(0.5))
            RuleMark(x: .value("Mean", mean))
                .annotation { Text("Mean \(Int(mean))") }
        }
    }
}
