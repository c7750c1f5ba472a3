import SwiftUI
import Charts

/// A lollipop over the selected day.
struct LollipopChart: View {
    @State private var selected: DailySales? = dailySales[20]

    private func select(at x: CGFloat, _ proxy: ChartProxy) {
        guard let date = proxy.value(atX: x, as: Date.self) else { return }
        selected = dailySales.min {
            abs($0.day.timeIntervalSince(date)) < abs($1.day.timeIntervalSince(date))
        }
    }

    var body: some View {
        Chart(dailySales) { element in
            BarMark(
                x: .value("Day", element.day, unit: .day),
                y: .value("Sales", element.sales)
            )
        }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle().fill(.clear).contentShape(Rectangle())
                    .gesture(
                        SpatialTapGesture()
                            .onEnded { tap in
                                select(at: tap.location.x - geometry[proxy.plotAreaFrame].minX, proxy)
                            }
                            .exclusively(
                                before: DragGesture()
                                    .onChanged { drag in
                                        select(at: drag.location.x - geometry[proxy.plotAreaFrame].minX, proxy)
                                    }
                            )
                    )
            }
        }
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let selected, let x = proxy.position(forX: selected.day) {
                    let plot = geometry[proxy.plotAreaFrame]
                    ZStack(alignment: .top) {
                        Rectangle()
                            .fill(.quaternary)
                            .frame(width: 2, height: plot.height)
                            .position(x: plot.minX + x, y: plot.midY)
                        VStack(alignment: .leading) {
                            Text("\(selected.day, format: .dateTime.year().month().day())")
                                .font(.callout)
                                .foregroundStyle(.secondary)
                            Text("\(selected.sales, format: .number)")
                                .font(.title2.bold())
                                .foregroundColor(.primary)
                        }
                        .padding(.vertical, 4)
                        .padding([.leading, .trailing], 8)
                        .background {
                            RoundedRectangle(cornerRadius: 8)
                                .fill(.background)
                            RoundedRectangle(cornerRadius: 8)
                                .fill(.quaternary.opacity(0.7))
                        }
                        .offset(x: min(max(0, plot.minX + x - 75), plot.maxX - 150))
                    }
                }
            }
        }
    }
}
