import SwiftUI
import Charts

struct AuthoredLabels: View {
    let medals: [(country: String, gold: Int, silver: Int, bronze: Int)] = [
        ("Norway", 16, 8, 13), ("Germany", 12, 10, 5), ("China", 9, 4, 2),
    ]

    var body: some View {
        Chart(medals, id: \.country) { row in
            Plot {
                BarMark(x: .value("Country", row.country), y: .value("Medals", row.gold))
                    .foregroundStyle(by: .value("Medal", "Gold"))
                BarMark(x: .value("Country", row.country), y: .value("Medals", row.silver))
                    .foregroundStyle(by: .value("Medal", "Silver"))
                BarMark(x: .value("Country", row.country), y: .value("Medals", row.bronze))
                    .foregroundStyle(by: .value("Medal", "Bronze"))
            }
            .accessibilityLabel(row.country)
            .accessibilityValue("\(row.gold) gold, \(row.silver) silver, \(row.bronze) bronze")
        }
        .chartForegroundStyleScale(["Gold": .yellow, "Silver": .gray, "Bronze": .brown])
        .accessibilityLabel("Medals at the winter games")
    }
}
