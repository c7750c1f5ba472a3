import SwiftUI
import Charts

struct ManyCategories: View {
    private let letters: [(letter: String, percent: Double)] = Array(
        zip(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init),
            [8.2, 1.5, 2.8, 4.3, 12.7, 2.2, 2.0, 6.1, 7.0, 0.15, 0.77, 4.0, 2.4, 6.7, 7.5, 1.9, 0.1, 6.0, 6.3, 9.1, 2.8, 0.98, 2.4, 0.15, 2.0, 0.07]
        )
    ).map { (letter: $0.0, percent: $0.1) }

    var body: some View {
        Chart(letters.sorted { $0.percent > $1.percent }, id: \.letter) {
            BarMark(x: .value("Letter", $0.letter), y: .value("Frequency", $0.percent))
        }
        .chartYAxisLabel("% of text")
    }
}
