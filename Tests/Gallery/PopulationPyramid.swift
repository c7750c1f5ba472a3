import SwiftUI
import Charts

struct PopulationPyramid: View {
    let ages: [(age: String, women: Int, men: Int)] = [
        ("0–14", 5_600, 5_900), ("15–29", 6_700, 7_100), ("30–44", 7_900, 8_200),
        ("45–59", 9_000, 9_000), ("60–74", 7_700, 7_100), ("75+", 5_000, 3_600),
    ]

    var body: some View {
        Chart(ages, id: \.age) { row in
            BarMark(x: .value("People", -row.men), y: .value("Age", row.age))
                .foregroundStyle(by: .value("Sex", "Men"))
                .accessibilityValue("\(row.men) thousand men")
            BarMark(x: .value("People", row.women), y: .value("Age", row.age))
                .foregroundStyle(by: .value("Sex", "Women"))
                .accessibilityValue("\(row.women) thousand women")
        }
        .chartXAxis {
            AxisMarks(values: [-8_000, -4_000, 0, 4_000, 8_000]) { value in
                AxisGridLine()
                AxisValueLabel {
                    if let people = value.as(Int.self) {
                        Text("\(abs(people))")
                    }
                }
            }
        }
        .chartXAxisLabel("Thousands")
    }
}
