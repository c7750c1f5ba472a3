import SwiftUI
import Charts

struct SectorsOfNothing: View {
    var body: some View {
        Chart(["A", "B"], id: \.self) {
            SectorMark(angle: .value("Amount", 0))
                .foregroundStyle(by: .value("Kind", $0))
        }
    }
}
