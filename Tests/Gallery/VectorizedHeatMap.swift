import SwiftUI
import Charts

struct VectorizedHeatMap: View {
    struct Cell {
        let column: Int
        let row: Int
        let value: Double
    }

    private let cells: [Cell] = (0..<64).map { index in
        let column = index % 8
        let row = index / 8
        return Cell(column: column, row: row, value: sin(Double(column) / 2) * cos(Double(row) / 2))
    }

    var body: some View {
        Chart {
            RectanglePlot(
                cells,
                x: .value("Column", \.column),
                y: .value("Row", \.row),
                width: 20,
                height: 20
            )
            .foregroundStyle(by: .value("Value", \.value))
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.blue, .white, .red]))
    }
}
