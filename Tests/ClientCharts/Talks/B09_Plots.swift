import SwiftUI
import Charts

/// A function over its own domain.
struct WaveChart: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "y", domain: 0...(2 * Double.pi)) { x in
                sin(x)
            }
        }
    }
}

/// A function over the chart's domain.
struct ParabolaChart: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "x²") { x in
                x * x
            }
        }
        .chartXScale(domain: -3...3)
        .chartYScale(domain: 0...9)
    }
}

/// The penguins as one collection.
struct PenguinPlot: View {
    var body: some View {
        Chart {
            PointPlot(
                penguins,
                x: .value("Flipper Length", \.flipperLength),
                y: .value("Weight", \.weight)
            )
            .foregroundStyle(by: .value("Species", \.species))
        }
        .chartXScale(domain: .automatic(includesZero: false))
    }
}

/// Points and a line through them.
struct PenguinFit: View {
    private var fit: (slope: Double, intercept: Double) {
        let count = Double(penguins.count)
        let meanX = penguins.map(\.flipperLength).reduce(0, +) / count
        let meanY = penguins.map(\.weight).reduce(0, +) / count
        var covariance = 0.0
        var variance = 0.0
        for penguin in penguins {
            covariance += (penguin.flipperLength - meanX) * (penguin.weight - meanY)
            variance += (penguin.flipperLength - meanX) * (penguin.flipperLength - meanX)
        }
        let slope = covariance / variance
        return (slope, meanY - slope * meanX)
    }

    var body: some View {
        let fit = self.fit
        Chart {
            PointPlot(
                penguins,
                x: .value("Flipper Length", \.flipperLength),
                y: .value("Weight", \.weight)
            )
            .opacity(0.6)
            LinePlot(x: "Flipper Length", y: "Fitted Weight", domain: 175...235) { x in
                fit.slope * x + fit.intercept
            }
            .foregroundStyle(.red)
        }
        .chartXScale(domain: 170...240)
    }
}
