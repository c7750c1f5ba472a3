import SwiftUI
import Charts

struct DivergingStack: View {
    let flows: [(quarter: String, kind: String, amount: Double)] = [
        ("Q1", "Sales", 120), ("Q1", "Wages", -70), ("Q1", "Rent", -20),
        ("Q2", "Sales", 140), ("Q2", "Wages", -75), ("Q2", "Rent", -20),
        ("Q3", "Sales", 90), ("Q3", "Wages", -80), ("Q3", "Rent", -22),
        ("Q4", "Sales", 180), ("Q4", "Wages", -82), ("Q4", "Rent", -22),
    ]

    var body: some View {
        Chart {
            ForEach(flows.indices, id: \.self) { index in
                BarMark(x: .value("Quarter", flows[index].quarter), y: .value("Amount", flows[index].amount))
                    .foregroundStyle(by: .value("Kind", flows[index].kind))
            }
            RuleMark(y: .value("Zero", 0))
                .foregroundStyle(.primary)
                .accessibilityHidden(true)
        }
        .chartYAxisLabel("Thousand €")
    }
}
