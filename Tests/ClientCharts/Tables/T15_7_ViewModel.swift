import SwiftUI
import Charts

/// A model object that a chart watches.
@MainActor
final class SalesModel: ObservableObject {
    @Published var sales: [DailySales] = []
    @Published private(set) var isLoading = false

    init(sales: [DailySales] = dailySales) {
        self.sales = sales
    }

    var best: DailySales? {
        sales.max { $0.sales < $1.sales }
    }

    func reload() async {
        isLoading = true
        defer { isLoading = false }
        sales = dailySales.reversed()
    }
}

struct ModelledChart: View {
    @StateObject private var model = SalesModel()

    var body: some View {
        Group {
            if model.isLoading {
                ProgressView()
            } else {
                Chart(model.sales) { element in
                    BarMark(x: .value("Day", element.day, unit: .day), y: .value("Sales", element.sales))
                        .foregroundStyle(element.id == model.best?.id ? Color.green : Color.gray)
                }
            }
        }
        .task {
            await model.reload()
        }
        .onAppear {}
    }
}
