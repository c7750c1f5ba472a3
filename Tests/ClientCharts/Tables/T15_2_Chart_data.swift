import SwiftUI
import Charts

struct Expense: Identifiable {
    let id: Int
    var title: String
    var amount: Double
    var category: Category

    enum Category: String, CaseIterable, Plottable {
        case food, travel, home
    }
}

/// `Chart(data)`
struct ExpensesChart: View {
    @State var expenses: [Expense] = [
        Expense(id: 1, title: "Groceries", amount: 82.4, category: .food),
        Expense(id: 2, title: "Train", amount: 36, category: .travel),
        Expense(id: 3, title: "Lamp", amount: 59.9, category: .home),
        Expense(id: 4, title: "Dinner", amount: 41.3, category: .food),
    ]

    private var byAmount: [Expense] {
        expenses.sorted { $0.amount > $1.amount }
    }

    var body: some View {
        Chart(byAmount) { expense in
            BarMark(
                x: .value("Amount", expense.amount),
                y: .value("Category", expense.category)
            )
            .annotation(position: .overlay) {
                Text(expense.title)
                    .font(.caption2)
                    .foregroundStyle(.white)
            }
        }
    }
}
