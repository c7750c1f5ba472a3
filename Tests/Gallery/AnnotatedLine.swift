import SwiftUI
import Charts

struct AnnotatedLine: View {
    let visitors: [(month: Date, count: Int)] = [1_200, 1_350, 1_800, 2_400, 3_900, 5_200, 6_100, 5_900, 3_300, 2_100, 1_500, 1_700]
        .enumerated().map { (month: moment(2023, $0.offset + 1), count: $0.element) }

    private var peak: (month: Date, count: Int) { visitors.max { $0.count < $1.count }! }

    var body: some View {
        Chart {
            ForEach(visitors, id: \.month) { row in
                LineMark(x: .value("Month", row.month, unit: .month), y: .value("Visitors", row.count))
            }
            PointMark(x: .value("Month", peak.month, unit: .month), y: .value("Visitors", peak.count))
                .annotation(position: .top, alignment: .center, spacing: 4) {
                    Text("Summer festival")
                        .font(.caption)
                        .padding(4)
                        .background(Color.yellow.opacity(0.3), in: RoundedRectangle(cornerRadius: 4))
                }
            RuleMark(x: .value("Month", moment(2023, 3), unit: .month))
                .foregroundStyle(.gray)
                .annotation(position: .trailing, alignment: .bottom) {
                    VStack(alignment: .leading) {
                        Text("New entrance").font(.caption2.bold())
                        Text("March").font(.caption2)
                    }
                }
        }
    }
}
