import SwiftUI
import Charts

struct PlotAreaStyle: View {
    let notes: [(pitch: String, count: Int)] = [("C", 24), ("D", 31), ("E", 28), ("F", 12), ("G", 35), ("A", 19), ("B", 8)]

    var body: some View {
        Chart(notes, id: \.pitch) {
            BarMark(x: .value("Pitch", $0.pitch), y: .value("Count", $0.count))
                .foregroundStyle(.white)
        }
        .chartPlotStyle { plot in
            plot
                .frame(height: 180)
                .background(.indigo.gradient)
                .border(.purple, width: 2)
                .clipShape(RoundedRectangle(cornerRadius: 6))
        }
    }
}
