import SwiftUI
import Charts

struct KeyPathAfterAPlainValue: View {
    struct Row {
        let x, y: Double
        let color: Color
    }

    let rows = [Row(x: 1, y: 2, color: .red)]

    var body: some View {
        Chart {
            PointPlot(rows, x: .value("x", \.x), y: .value("y", \.y))
                .opacity(0.5)
                .foregroundStyle(\.color)
        }
    }
}
