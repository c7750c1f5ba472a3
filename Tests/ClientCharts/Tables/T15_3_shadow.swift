import SwiftUI
import Charts

struct ShadowedPoint: View {
    var body: some View {
        Chart(dailySales) { element in
            LineMark(x: .value("Day", element.day), y: .value("Sales", element.sales))
                .shadow(color: .black.opacity(0.3), radius: 3, x: 0, y: 2)
            AreaMark(x: .value("Day", element.day), y: .value("Sales", element.sales))
                .blur(radius: 2)
                .opacity(0.2)
        }
    }
}
