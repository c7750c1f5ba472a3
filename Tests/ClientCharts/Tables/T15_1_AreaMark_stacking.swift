import SwiftUI
import Charts

/// `AreaMark(x:y:stacking:)`
struct EnergyMix: View {
    struct Source: Identifiable {
        let name: String
        let share: [Double]
        var id: String { name }
    }

    let years = [2000, 2005, 2010, 2015, 2020]
    let sources = [
        Source(name: "Coal", share: [52, 49, 43, 34, 22]),
        Source(name: "Gas", share: [18, 20, 24, 30, 35]),
        Source(name: "Wind", share: [1, 3, 7, 14, 24]),
    ]
    var stacking: MarkStackingMethod = .normalized

    var body: some View {
        Chart(sources) { source in
            ForEach(Array(zip(years, source.share)), id: \.0) { year, share in
                AreaMark(
                    x: .value("Year", year),
                    y: .value("Share", share),
                    stacking: stacking
                )
            }
            .foregroundStyle(by: .value("Source", source.name))
        }
        .chartXScale(domain: 2000...2020)
    }
}
