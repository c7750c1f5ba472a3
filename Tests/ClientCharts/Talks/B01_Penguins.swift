import SwiftUI
import Charts

struct Penguin: Identifiable {
    let id: Int
    let species: String
    let beakLength: Double
    let beakDepth: Double
    let flipperLength: Double
    let weight: Double
}

private func measured(_ species: String, from first: Int, _ rows: [(Double, Double, Double, Double)]) -> [Penguin] {
    rows.enumerated().map { index, row in
        Penguin(id: first + index, species: species, beakLength: row.0, beakDepth: row.1, flipperLength: row.2, weight: row.3)
    }
}

let penguins: [Penguin] =
    measured("Adélie", from: 0, [
        (39.1, 18.7, 181, 3.75), (39.5, 17.4, 186, 3.80), (40.3, 18.0, 195, 3.25), (36.7, 19.3, 193, 3.45),
        (39.3, 20.6, 190, 3.65), (38.9, 17.8, 181, 3.625), (39.2, 19.6, 195, 4.675), (41.1, 17.6, 182, 3.20),
        (38.6, 21.2, 191, 3.80), (34.6, 21.1, 198, 4.40), (36.6, 17.8, 185, 3.70), (38.7, 19.0, 195, 3.45),
    ])
    + measured("Chinstrap", from: 100, [
        (46.5, 17.9, 192, 3.50), (50.0, 19.5, 196, 3.90), (51.3, 19.2, 193, 3.65), (45.4, 18.7, 188, 3.525),
        (52.7, 19.8, 197, 3.725), (45.2, 17.8, 198, 3.95), (46.1, 18.2, 178, 3.25), (51.3, 18.2, 197, 3.75),
        (46.0, 18.9, 195, 4.15), (51.3, 19.9, 198, 3.70), (46.6, 17.8, 193, 3.80), (51.7, 20.3, 194, 3.775),
    ])
    + measured("Gentoo", from: 200, [
        (46.1, 13.2, 211, 4.50), (50.0, 16.3, 230, 5.70), (48.7, 14.1, 210, 4.45), (50.0, 15.2, 218, 5.70),
        (47.6, 14.5, 215, 5.40), (46.5, 13.5, 210, 4.55), (45.4, 14.6, 211, 4.80), (46.7, 15.3, 219, 5.20),
        (43.3, 13.4, 209, 4.40), (46.8, 15.4, 215, 5.15), (40.9, 13.7, 214, 4.65), (49.0, 16.1, 216, 5.55),
    ])

/// Three species by flipper and weight.
struct PenguinChart: View {
    var body: some View {
        Chart(penguins) { penguin in
            PointMark(
                x: .value("Flipper Length", penguin.flipperLength),
                y: .value("Weight", penguin.weight)
            )
            .foregroundStyle(by: .value("Species", penguin.species))
        }
        .chartXAxisLabel("Flipper Length (mm)")
        .chartYAxisLabel("Weight (kg)")
        .chartXScale(domain: 160...240)
        .chartYScale(domain: 2...7)
        .chartXAxis {
            AxisMarks(values: [160, 180, 200, 220, 240]) {
                AxisTick()
                AxisGridLine()
                AxisValueLabel()
            }
        }
        .chartYAxis {
            AxisMarks(values: [2, 3, 4, 5, 6, 7]) {
                AxisTick()
                AxisGridLine()
                AxisValueLabel()
            }
        }
    }
}

/// By beak and weight.
struct PenguinBeakChart: View {
    var body: some View {
        Chart(penguins) { penguin in
            PointMark(
                x: .value("Beak Length", penguin.beakLength),
                y: .value("Weight", penguin.weight)
            )
            .foregroundStyle(by: .value("Species", penguin.species))
        }
        .chartXAxisLabel("Beak Length (mm)")
        .chartYAxisLabel("Weight (kg)")
        .chartXScale(domain: 30...60)
        .chartYScale(domain: 2...7)
    }
}

/// By beak and flipper.
struct PenguinLengthsChart: View {
    var body: some View {
        Chart(penguins) { penguin in
            PointMark(
                x: .value("Beak Length", penguin.beakLength),
                y: .value("Flipper Length", penguin.flipperLength)
            )
            .foregroundStyle(by: .value("Species", penguin.species))
            .symbol(by: .value("Species", penguin.species))
        }
        .chartXAxisLabel("Beak Length (mm)", position: .bottom, alignment: .center)
        .chartYAxisLabel("Flipper Length (mm)", position: .leading)
        .chartXScale(domain: .automatic(includesZero: false))
        .chartYScale(domain: .automatic(includesZero: false))
    }
}
