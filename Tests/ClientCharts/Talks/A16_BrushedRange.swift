import SwiftUI
import Charts

/// A drag over the chart selects days.
struct BrushedRange: View {
    @State var range: (Date, Date)? = nil

    private func days(from first: CGFloat, to last: CGFloat, in proxy: ChartProxy) -> (Date, Date)? {
        guard let start: Date = proxy.value(atX: first), let end: Date = proxy.value(atX: last) else { return nil }
        return start <= end ? (start, end) : (end, start)
    }

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
                            .onChanged { drag in
                                let left = geometry[proxy.plotAreaFrame].origin.x
                                range = days(from: drag.startLocation.x - left, to: drag.location.x - left, in: proxy)
                            }
                            .onEnded { _ in range = nil }
                    )
            }
        }
    }
}
