import Charts
import SwiftUI

struct Sale: Identifiable {
  let day: Date
  let pancakes: Int
  var id: Date { day }
}

struct PancakeView: View {
  let sales: [Sale]
  @State private var days: ClosedRange<Date>?

  var body: some View {
    Chart(sales) { sale in
      BarMark(
        x: .value("day", sale.day, unit: .day),
        y: .value("pancakes", sale.pancakes)
      )
    }
    .chartXSelection(range: $days)
  }
}
