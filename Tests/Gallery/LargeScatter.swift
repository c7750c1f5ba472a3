import SwiftUI
import Charts

struct LargeScatter: View {
    struct Star {
        let temperature: Double
        let luminosity: Double
        let kind: String
    }

    private let stars: [Star] = (0..<10_000).map { index in
        let along = Double(index) / 10_000
        let isGiant = index % 12 == 0
        let temperature = 3_000 + along * along * 9_000 + wobble(index, 1) * 200
        let luminosity = isGiant ? 40 + wobble(index, 2) * 12 : along * 30 + wobble(index, 3) * 2
        return Star(temperature: temperature.rounded(), luminosity: (luminosity * 100).rounded() / 100, kind: isGiant ? "Giant" : "Main sequence")
    }

    var body: some View {
        Chart {
            PointPlot(
                stars,
                x: .value("Temperature", \.temperature),
                y: .value("Luminosity", \.luminosity)
            )
            .foregroundStyle(by: .value("Kind", \.kind))
            .symbolSize(6)
        }
        .chartXScale(domain: .automatic(includesZero: false, reversed: true))
        .chartXAxisLabel("Temperature (K)")
    }
}
