import SwiftUI
import Charts

/// What a reader may choose a curve by.
enum Smoothing: Int, CaseIterable, Identifiable {
    case none, gentle, strong, stairs

    var id: Int { rawValue }

    var method: InterpolationMethod {
        [InterpolationMethod.linear, .monotone, .catmullRom, .stepCenter][rawValue]
    }

    var name: String {
        "\(self): " + method.description
    }
}

struct InterpolatedLines: View {
    @State private var smoothing = Smoothing.strong
    @State private var alpha = 0.7

    private func line(_ method: InterpolationMethod) -> some View {
        Chart(dailySales) {
            LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
                .interpolationMethod(method)
        }
    }

    var body: some View {
        VStack {
            Text(smoothing.name)
            line(smoothing.method)
            Chart(dailySales) {
                AreaMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
                    .interpolationMethod(.catmullRom(alpha: alpha))
            }
            line(.cardinal)
            line(.cardinal(tension: 0.5))
            Chart(dailySales) {
                LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
                    .interpolationMethod(.stepEnd)
            }
            line(.stepStart)
        }
    }
}
