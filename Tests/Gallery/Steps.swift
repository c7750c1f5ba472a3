import SwiftUI
import Charts

struct Steps: View {
    let rates: [(date: Date, percent: Double)] = [
        (moment(2021, 1, 1), 0), (moment(2022, 7, 27), 0.5), (moment(2022, 9, 14), 1.25), (moment(2022, 11, 2), 2),
        (moment(2023, 2, 8), 3), (moment(2023, 5, 10), 3.75), (moment(2023, 9, 20), 4.5), (moment(2024, 6, 12), 4.25),
    ]

    var body: some View {
        Chart(rates, id: \.date) { rate in
            LineMark(x: .value("From", rate.date), y: .value("Rate", rate.percent))
                .interpolationMethod(.stepEnd)
        }
        .chartYAxis {
            AxisMarks { value in
                AxisGridLine()
                AxisValueLabel("\(value.as(Double.self)?.formatted() ?? "") %")
            }
        }
    }
}
