import SwiftUI
import Charts

struct VectorizedSectors: View {
    struct Share {
        let browser: String
        let percent: Double
    }

    let shares = [Share(browser: "A", percent: 64.7), Share(browser: "B", percent: 18.6), Share(browser: "C", percent: 5.3), Share(browser: "D", percent: 11.4)]

    var body: some View {
        Chart {
            SectorPlot(shares, angle: .value("Share", \.percent), innerRadius: .ratio(0.4), angularInset: 1)
                .foregroundStyle(by: .value("Browser", \.browser))
        }
    }
}
