import SwiftUI
import Charts

struct ParetoChart: View {
    let faults: [(cause: String, count: Int)] = [("Scratches", 62), ("Dents", 31), ("Colour", 14), ("Size", 8), ("Other", 5)]

    private var shares: [(cause: String, share: Double)] {
        let total = faults.reduce(0) { $0 + $1.count }
        var sum = 0
        return faults.map { fault in
            sum += fault.count
            return (fault.cause, Double(sum) / Double(total) * 100)
        }
    }

    var body: some View {
        Chart {
            ForEach(faults, id: \.cause) {
                BarMark(x: .value("Cause", $0.cause), y: .value("Faults", $0.count))
                    .foregroundStyle(.blue.opacity(0.6))
            }
            ForEach(shares, id: \.cause) {
                LineMark(x: .value("Cause", $0.cause), y: .value("Share so far", $0.share))
                    .foregroundStyle(.orange)
                    .symbol(.circle)
            }
        }
    }
}
