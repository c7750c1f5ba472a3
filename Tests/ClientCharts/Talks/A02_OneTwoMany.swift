import SwiftUI
import Charts

/// One mark.
struct OnePancake: View {
    var body: some View {
        Chart {
            BarMark(
                x: .value("Name", "Cachapa"),
                y: .value("Sales", 916)
            )
        }
    }
}

/// Two marks.
struct TwoPancakes: View {
    var body: some View {
        Chart {
            BarMark(
                x: .value("Name", "Cachapa"),
                y: .value("Sales", 916)
            )
            BarMark(
                x: .value("Name", "Injera"),
                y: .value("Sales", 850)
            )
        }
    }
}

struct PancakeSales: Identifiable {
    let name: String
    let sales: Int

    var id: String { name }
}

let pancakeSales: [PancakeSales] = topPancakes.map { PancakeSales(name: $0.name, sales: $0.sales) }

/// A mark for each element.
struct ManyPancakes: View {
    var body: some View {
        Chart {
            ForEach(pancakeSales) { element in
                BarMark(
                    x: .value("Sales", element.sales),
                    y: .value("Name", element.name)
                )
            }
        }
    }
}

/// Data given to the chart.
struct PancakesAsData: View {
    var body: some View {
        Chart(pancakeSales) { element in
            BarMark(
                x: .value("Sales", element.sales),
                y: .value("Name", element.name)
            )
        }
    }
}
