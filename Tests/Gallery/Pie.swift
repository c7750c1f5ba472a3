import SwiftUI
import Charts

struct Pie: View {
    let votes: [(answer: String, count: Int)] = [("Yes", 431), ("No", 287), ("Undecided", 94)]

    var body: some View {
        Chart {
            ForEach(votes, id: \.answer) { vote in
                SectorMark(angle: .value("Votes", vote.count))
                    .foregroundStyle(by: .value("Answer", vote.answer))
            }
        }
        .chartLegend(position: .trailing, alignment: .center)
    }
}
