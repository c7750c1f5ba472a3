import SwiftUI
import Charts

struct Department: Identifiable {
    var name: String
    var revenue: Double
    var id: String { name }
}

struct DepartmentBars: View {
    private let departments = [
        Department(name: "Books", revenue: 1_250_000),
        Department(name: "Garden", revenue: 840_500),
        Department(name: "Music", revenue: 410_250),
    ]

    var body: some View {
        Chart(departments) { department in
            BarMark(
                x: .value("Department", department.name),
                y: .value("Revenue", department.revenue)
            )
            .foregroundStyle(Color.blue.gradient)
            .cornerRadius(4)
            .annotation(position: .top) {
                Text(department.revenue, format: .currency(code: "EUR").precision(.fractionLength(0)))
                    .font(.caption2)
                    .foregroundColor(.secondary)
            }
        }
        .chartYAxis {
            AxisMarks(format: .currency(code: "EUR").precision(.fractionLength(0)))
        }
        .padding()
    }
}
