import SwiftUI
import Charts

struct LayersInOrder: View {
    var body: some View {
        Chart {
            RuleMark(y: .value("Mean", 140))
                .foregroundStyle(.red)
                .zIndex(2)
            ForEach(dailySales) {
                BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
            }
            .zIndex(1)
            RectangleMark(yStart: .value("From", 100), yEnd: .value("To", 200))
                .foregroundStyle(.gray.opacity(0.2))
                .zIndex(-1)
        }
    }
}
