import SwiftUI
import Charts

/// `GeometryReader`, `DragGesture`, `SpatialTapGesture`, `chartGesture`, `simultaneously`.
struct GesturedChart: View {
    @State private var date: Date?
    @State private var pinned: Date?
    @GestureState private var isDragging = false

    private func date(at x: CGFloat, _ proxy: ChartProxy, _ geometry: GeometryProxy) -> Date? {
        guard let plotFrame = proxy.plotFrame else { return nil }
        return proxy.value(atX: x - geometry[plotFrame].origin.x, as: Date.self)
    }

    var body: some View {
        GeometryReader { outer in
            Chart {
                ForEach(dailySales) {
                    LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
                }
                if let date {
                    RuleMark(x: .value("Now", date))
                        .opacity(isDragging ? 1 : 0.5)
                }
            }
            .frame(width: outer.size.width, height: min(outer.size.height, 300))
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    Color.clear
                        .contentShape(Rectangle())
                        .gesture(
                            SpatialTapGesture()
                                .onEnded { pinned = date(at: $0.location.x, proxy, geometry) }
                                .simultaneously(
                                    with: DragGesture(minimumDistance: 4)
                                        .updating($isDragging) { _, state, _ in state = true }
                                        .onChanged { date = date(at: $0.location.x, proxy, geometry) }
                                        .onEnded { _ in date = nil }
                                )
                        )
                }
            }
        }
    }
}

struct OwnChartGesture: View {
    @State private var sales: Int?

    var body: some View {
        Chart(dailySales) {
            PointMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
        }
        .chartYSelection(value: $sales)
        .chartGesture { proxy in
            DragGesture(minimumDistance: 0)
                .onChanged { proxy.selectYValue(at: $0.location.y) }
                .onEnded { _ in sales = nil }
        }
    }
}
