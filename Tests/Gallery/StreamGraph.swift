import SwiftUI
import Charts

struct StreamGraph: View {
    private let genres: [(name: String, peak: Double, year: Double)] = [
        ("Rock", 40, 1978), ("Disco", 25, 1979), ("Synth", 30, 1986), ("Grunge", 28, 1993),
    ]

    private func sales(_ genre: (name: String, peak: Double, year: Double), in year: Int) -> Double {
        let distance = (Double(year) - genre.year) / 5
        return 4 + genre.peak * exp(-distance * distance)
    }

    var body: some View {
        Chart(genres, id: \.name) { genre in
            ForEach(Array(stride(from: 1970, through: 2000, by: 2)), id: \.self) { year in
                AreaMark(
                    x: .value("Year", moment(year), unit: .year),
                    y: .value("Records", sales(genre, in: year)),
                    stacking: .center
                )
            }
            .foregroundStyle(by: .value("Genre", genre.name))
            .interpolationMethod(.catmullRom)
        }
        .chartYAxis(.hidden)
    }
}
