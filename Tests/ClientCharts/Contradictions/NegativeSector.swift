import SwiftUI
import Charts

struct NegativeSector: View {
    let amounts = [("Gain", 40.0), ("Loss", -15.0), ("Rest", 25.0)]

    var body: some View {
        Chart(amounts, id: \.0) {
            SectorMark(angle: .value("Amount", $0.1))
                .foregroundStyle(by: .value("Kind", $0.0))
        }
    }
}
