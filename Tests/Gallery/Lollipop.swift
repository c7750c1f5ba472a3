import SwiftUI
import Charts

struct Lollipop: View {
    let speeds: [(animal: String, speed: Int)] = [
        ("Cheetah", 112), ("Lion", 80), ("Hare", 72), ("Giraffe", 60), ("Elephant", 40), ("Hen", 14),
    ]

    var body: some View {
        Chart(speeds, id: \.animal) { row in
            RuleMark(
                xStart: .value("Zero", 0),
                xEnd: .value("Speed", row.speed),
                y: .value("Animal", row.animal)
            )
            .foregroundStyle(.gray)
            PointMark(x: .value("Speed", row.speed), y: .value("Animal", row.animal))
                .symbolSize(120)
                .annotation(position: .trailing) {
                    Text("\(row.speed)").font(.caption)
                }
        }
        .chartXAxisLabel("km/h")
    }
}
