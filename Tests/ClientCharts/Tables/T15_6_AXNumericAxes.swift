import SwiftUI
import Charts
import Accessibility

/// Points on two numeric axes, described by a type of its own.
struct ScatterDescriptor: AXChartDescriptorRepresentable {
    let penguins: [Penguin]

    func makeChartDescriptor() -> AXChartDescriptor {
        let flippers = penguins.map(\.flipperLength)
        let xAxis = AXNumericDataAxisDescriptor(
            title: String(localized: "Flipper length"),
            range: (flippers.min() ?? 0)...(flippers.max() ?? 0),
            gridlinePositions: stride(from: 180, through: 220, by: 20).map { $0 }
        ) { String(localized: "\(Int($0)) millimetres") }
        let yAxis = AXNumericDataAxisDescriptor(
            title: NSLocalizedString("Weight", comment: "Axis"),
            range: 2...7,
            gridlinePositions: [3, 4, 5, 6],
            valueDescriptionProvider: { "\($0.formatted(.number.precision(.fractionLength(1)))) kilograms" }
        )
        yAxis.scaleType = .linear
        let series = ["Adélie", "Chinstrap", "Gentoo"].map { species in
            AXDataSeriesDescriptor(
                attributedName: NSAttributedString(string: species),
                isContinuous: false,
                dataPoints: penguins.filter { $0.species == species }.map {
                    .init(x: $0.flipperLength, y: $0.weight, additionalValues: [], label: "\($0.species) \($0.id)")
                }
            )
        }
        let descriptor = AXChartDescriptor(title: "Penguins", summary: nil, xAxis: xAxis, yAxis: yAxis, series: series)
        descriptor.contentDirection = .leftToRight
        return descriptor
    }
}

struct DescribedPenguins: View {
    var body: some View {
        Chart(penguins) {
            PointMark(x: .value("Flipper", $0.flipperLength), y: .value("Weight", $0.weight))
                .foregroundStyle(by: .value("Species", $0.species))
        }
        .chartXScale(domain: 170...235)
        .accessibilityChartDescriptor(ScatterDescriptor(penguins: penguins))
    }
}
