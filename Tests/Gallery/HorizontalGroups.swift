import SwiftUI
import Charts

struct HorizontalGroups: View {
    let times: [(event: String, year: String, seconds: Double)] = [
        ("100 m", "1996", 9.84), ("100 m", "2021", 9.80), ("200 m", "1996", 19.32), ("200 m", "2021", 19.62),
        ("400 m", "1996", 43.49), ("400 m", "2021", 43.85),
    ]

    var body: some View {
        Chart(times.indices, id: \.self) { index in
            BarMark(x: .value("Seconds", times[index].seconds), y: .value("Event", times[index].event))
                .foregroundStyle(by: .value("Year", times[index].year))
                .position(by: .value("Year", times[index].year), axis: .vertical)
        }
    }
}
