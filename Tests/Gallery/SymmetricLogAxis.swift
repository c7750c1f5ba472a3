import SwiftUI
import Charts

struct SymmetricLogAxis: View {
    let balances: [(account: String, balance: Double)] = [
        ("Alpha", -12_000), ("Beta", -350), ("Gamma", -4), ("Delta", 0), ("Epsilon", 18), ("Zeta", 900), ("Eta", 45_000),
    ]

    var body: some View {
        Chart(balances, id: \.account) {
            PointMark(x: .value("Balance", $0.balance), y: .value("Account", $0.account))
        }
        .chartXScale(domain: -100_000...100_000, type: .symmetricLog)
    }
}
