import SwiftUI
import Charts

struct MultiSeriesScatter: View {
    struct Flower: Identifiable {
        let id: Int
        let species: String
        let length: Double
        let width: Double
    }

    private let flowers: [Flower] = [("Setosa", 1.5, 0.25), ("Versicolor", 4.3, 1.3), ("Virginica", 5.6, 2.0)]
        .enumerated().flatMap { group, kind in
            (0..<20).map { index in
                let along = wobble(index, group * 2 + 1)
                return Flower(
                    id: group * 100 + index,
                    species: kind.0,
                    length: ((kind.1 + along * 0.5) * 10).rounded() / 10,
                    width: ((kind.2 + along * 0.15 + wobble(index, group * 2 + 2) * 0.1) * 100).rounded() / 100
                )
            }
        }

    var body: some View {
        Chart(flowers) { flower in
            PointMark(x: .value("Petal length", flower.length), y: .value("Petal width", flower.width))
                .foregroundStyle(by: .value("Species", flower.species))
                .symbol(by: .value("Species", flower.species))
        }
        .chartXAxisLabel("Petal length (cm)")
        .chartYAxisLabel("Petal width (cm)")
    }
}
