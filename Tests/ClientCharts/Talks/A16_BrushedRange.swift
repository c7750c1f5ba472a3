import SwiftUI
import Charts

/// A drag over the chart selects days.
struct BrushedRange: View {
    @State var range: (Date, Date)? = nil

    var body: some View {
        Chart {
            ForEach(dailySales) { element in
                LineMark(
                    x: .value("Day", element.day, unit: .day),
                    y: .value("Sales", element.sales)
                )
                .interpolationMethod(.catmullRom)
            }
            if let (start, end) = range {
                RectangleMark(
                    xStart: .value("Selection Start", start),
                    xEnd: .value("Selection End", end)
                )
                .foregroundStyle(.gray.opacity(0.2))
            }
        }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle().fill(.clear).contentShape(Rectangle())
                    .gesture(
                        DragGesture()
                            .onChanged { value in
                                // Find the x-coordinates in the plot.
                                let xStart = value.startLocation.x - geometry[proxy.plotAreaFrame].origin.x
                                let xCurrent = value.location.x - geometry[proxy.plotAreaFrame].origin.x
                                // Find the dates at them.
                                if let dateStart: Date = proxy.value(atX: xStart),
                                   let dateCurrent: Date = proxy.value(atX: xCurrent) {
                                    range = (dateStart, dateCurrent)
                                }
                            }
                            .onEnded { _ in range = nil }
                    )
            }
        }
    }
}
