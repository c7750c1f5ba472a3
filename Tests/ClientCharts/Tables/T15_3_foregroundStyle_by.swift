import SwiftUI
import Charts

struct ColouredByValue: View {
    var body: some View {
        VStack {
            Chart(topPancakes, id: \.name) { pancake in
                BarMark(x: .value("Name", pancake.name), y: .value("Sales", pancake.sales))
                    .foregroundStyle(by: .value("Name", pancake.name))
            }
            Chart(topPancakes, id: \.name) { pancake in
                BarMark(x: .value("Name", pancake.name), y: .value("Sales", pancake.sales))
                    .foregroundStyle(by: .value("Sales", pancake.sales))
            }
            Chart {
                ForEach(citySales) { series in
                    ForEach(series.sales) {
                        BarMark(x: .value("Day", $0.weekday, unit: .day), y: .value("Sales", $0.sales))
                    }
                    .foregroundStyle(by: .value("City", series.city))
                }
            }
        }
    }
}
