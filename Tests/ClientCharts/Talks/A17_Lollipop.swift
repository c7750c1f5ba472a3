import SwiftUI
import Charts

/// A lollipop over the selected day.
struct LollipopChart: View {
    @State private var selectedElement: DailySales? = dailySales[20]

    private func findElement(location: CGPoint, proxy: ChartProxy, geometry: GeometryProxy) -> DailySales? {
        let relativeXPosition = location.x - geometry[proxy.plotAreaFrame].origin.x
        guard let date = proxy.value(atX: relativeXPosition) as Date? else { return nil }
        var minDistance: TimeInterval = .infinity
        var index: Int? = nil
        for (candidate, sales) in dailySales.enumerated() {
            let distance = abs(sales.day.timeIntervalSince(date))
            if distance < minDistance {
                minDistance = distance
                index = candidate
            }
        }
        return index.map { dailySales[$0] }
    }

    var body: some View {
        Chart(dailySales) { element in
            BarMark(
                x: .value("Day", element.day, unit: .day),
                y: .value("Sales", element.sales)
            )
        }
        .chartOverlay { proxy in
            GeometryReader { geo in
                Rectangle().fill(.clear).contentShape(Rectangle())
                    .gesture(
                        SpatialTapGesture()
                            .onEnded { value in
                                let element = findElement(location: value.location, proxy: proxy, geometry: geo)
                                if selectedElement?.day == element?.day {
                                    selectedElement = nil
                                } else {
                                    selectedElement = element
                                }
                            }
                            .exclusively(
                                before: DragGesture()
                                    .onChanged { value in
                                        selectedElement = findElement(location: value.location, proxy: proxy, geometry: geo)
                                    }
                            )
                    )
            }
        }
        .chartBackground { proxy in
            ZStack(alignment: .topLeading) {
                GeometryReader { geo in
                    if let selectedElement {
                        let interval = Calendar.current.dateInterval(of: .day, for: selectedElement.day)!
                        let startPositionX1 = proxy.position(forX: interval.start) ?? 0
                        let midStartPositionX = startPositionX1 + geo[proxy.plotAreaFrame].origin.x
                        let lineHeight = geo[proxy.plotAreaFrame].maxY
                        let boxWidth: CGFloat = 150
                        let boxOffset = max(0, min(geo.size.width - boxWidth, midStartPositionX - boxWidth / 2))

                        Rectangle()
                            .fill(.quaternary)
                            .frame(width: 2, height: lineHeight)
                            .position(x: midStartPositionX, y: lineHeight / 2)

                        VStack(alignment: .leading) {
                            Text("\(selectedElement.day, format: .dateTime.year().month().day())")
                                .font(.callout)
                                .foregroundStyle(.secondary)
                            Text("\(selectedElement.sales, format: .number)")
                                .font(.title2.bold())
                                .foregroundColor(.primary)
                        }
                        .frame(width: boxWidth, alignment: .leading)
                        .background {
                            ZStack {
                                RoundedRectangle(cornerRadius: 8)
                                    .fill(.background)
                                RoundedRectangle(cornerRadius: 8)
                                    .fill(.quaternary.opacity(0.7))
                            }
                            .padding([.leading, .trailing], -8)
                            .padding([.top, .bottom], -4)
                        }
                        .offset(x: boxOffset)
                    }
                }
            }
        }
    }
}
