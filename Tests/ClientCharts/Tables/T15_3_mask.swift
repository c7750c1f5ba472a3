import SwiftUI
import Charts

struct MaskedArea: View {
    var body: some View {
        Chart {
            Plot {
                RectangleMark(yStart: .value("From", 0), yEnd: .value("To", 150))
                    .foregroundStyle(.green)
                RectangleMark(yStart: .value("From", 150), yEnd: .value("To", 250))
                    .foregroundStyle(.red)
            }
            .mask {
                ForEach(dailySales) { element in
                    AreaMark(x: .value("Day", element.day), y: .value("Sales", element.sales), series: .value("Mask", "Sales"))
                }
            }
        }
    }
}
