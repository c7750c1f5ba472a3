import SwiftUI
import Charts

struct DomainOfOnePoint: View {
    var body: some View {
        Chart(1..<5, id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", $0 * $0))
        }
        .chartXScale(domain: 3...3)
    }
}
