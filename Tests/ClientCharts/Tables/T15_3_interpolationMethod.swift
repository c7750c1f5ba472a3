import SwiftUI
import Charts

enum ChartInterpolationMethod: Identifiable, CaseIterable {
    case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd

    var id: String { mode.description }

    var mode: InterpolationMethod {
        switch self {
        case .linear: return .linear
        case .monotone: return .monotone
        case .catmullRom: return .catmullRom
        case .cardinal: return .cardinal
        case .stepStart: return .stepStart
        case .stepCenter: return .stepCenter
        case .stepEnd: return .stepEnd
        }
    }
}

struct InterpolatedLines: View {
    @State private var method = ChartInterpolationMethod.cardinal
    @State private var alpha = 0.7

    var body: some View {
        VStack {
            Chart(dailySales) {
                LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
                    .interpolationMethod(method.mode)
            }
            Chart(dailySales) {
                AreaMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
                    .interpolationMethod(.catmullRom(alpha: alpha))
            }
            Chart(dailySales) {
                LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
                    .interpolationMethod(.cardinal(tension: 0.5))
            }
            Chart(dailySales) {
                LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
                    .interpolationMethod(.stepEnd)
            }
        }
    }
}
