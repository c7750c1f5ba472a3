import SwiftUI
import Charts

struct RepresentedByAChart: View {
    private let values = [0.2, 0.5, 0.9, 0.4]

    var body: some View {
        HStack(alignment: .bottom) {
            ForEach(values, id: \.self) { value in
                Rectangle()
                    .fill(Color.blue)
                    .frame(width: 12, height: value * 100)
            }
        }
        .accessibilityRepresentation {
            Chart(Array(values.enumerated()), id: \.offset) { offset, value in
                BarMark(x: .value("Hour", "\(offset + 8)"), y: .value("Load", value))
            }
        }
    }
}
