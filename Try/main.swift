import SwiftUI
import Charts
import ChartVoice

let sales: [(name: String, sales: Int)] = [("Cachapa", 916), ("Injera", 850), ("Crêpe", 802), ("Jian Bing", 753), ("Dosa", 654), ("American", 618)]
struct V: View {
  var body: some View {
    VStack {
      Text("Most Sold Style").font(.headline)
      Chart(sales, id: \.name) {
        BarMark(x: .value("Sales", $0.sales), y: .value("Name", $0.name))
          .foregroundStyle(.pink)
          .accessibilityLabel($0.name)
          .accessibilityValue("\($0.sales) sold")
      }
      Chart {
        ForEach(sales, id: \.name) { e in
          LineMark(x: .value("Name", e.name), y: .value("Sales", e.sales))
          PointMark(x: .value("Name", e.name), y: .value("Sales", e.sales))
        }
        RuleMark(y: .value("Average", 765.5)).lineStyle(StrokeStyle(lineWidth: 3)).annotation(position: .top, alignment: .leading) { Text("Average: 765.5").font(.headline).foregroundStyle(.blue) }
      }
      .chartXAxis { AxisMarks { v in AxisGridLine(); AxisValueLabel(v.as(String.self) ?? "") } }
    }
  }
}
try MainActor.assumeIsolated { for c in try AccessibleChart.charts(in: V()) {
  print(c.text(.full)); print(c.diagnostics)
}
}
