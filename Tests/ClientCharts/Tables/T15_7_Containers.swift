import SwiftUI
import Charts

/// Lists, scroll views, navigation, sections, tabs and previews around charts.
struct ChartsInAList: View {
    var body: some View {
        NavigationStack {
            List {
                Section {
                    Chart(topPancakes, id: \.name) {
                        BarMark(x: .value("Sales", $0.sales), y: .value("Name", $0.name))
                    }
                    .frame(height: 160)
                } header: {
                    Text("Styles")
                } footer: {
                    Text("Thirty days")
                }
                Section("Days") {
                    NavigationLink {
                        DailySalesLine()
                    } label: {
                        Text("As a line")
                    }
                }
            }
            .navigationTitle("Pancakes")
        }
    }
}

struct ChartsInAScrollView: View {
    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            LazyVStack(spacing: 24) {
                GroupBox("Days") {
                    DailySalesBars()
                }
                ForEach(citySales) { series in
                    Chart(series.sales) {
                        BarMark(x: .value("Day", $0.weekday, unit: .day), y: .value("Sales", $0.sales))
                    }
                    .id(series.id)
                }
            }
        }
    }
}
