import SwiftUI
import Charts

struct ShiftedMarks: View {
    var body: some View {
        Chart {
            ForEach(topPancakes, id: \.name) { pancake in
                PointMark(x: .value("Name", pancake.name), y: .value("Sales", pancake.sales))
                    .offset(x: 4)
                RuleMark(x: .value("Name", pancake.name), yStart: .value("Zero", 0), yEnd: .value("Sales", pancake.sales))
                    .offset(x: 4, yStart: 0, yEnd: 3)
            }
            RuleMark(y: .value("Mean", 765))
                .offset(y: -2)
            BarMark(x: .value("Name", "Dosa"), y: .value("Sales", 100))
                .offset(CGSize(width: -4, height: 0))
        }
    }
}
