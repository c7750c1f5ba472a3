import SwiftUI
import Charts

/// A symbol of one's own.
struct Star: ChartSymbolShape, InsettableShape {
    let count: Int
    let innerRatio: CGFloat
    let inset: CGFloat

    init(count: Int = 5, innerRatio: CGFloat = 0.4, inset: CGFloat = 0) {
        self.count = count
        self.innerRatio = innerRatio
        self.inset = inset
    }

    func path(in rect: CGRect) -> Path {
        let outer = min(rect.width, rect.height) / 2 - inset
        let points = (0..<count * 2).map { index -> CGPoint in
            let angle = CGFloat(index) * .pi / CGFloat(count) - .pi / 2
            let radius = index.isMultiple(of: 2) ? outer : outer * innerRatio
            return CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
        }
        return Path { path in
            path.move(to: points[0])
            for point in points.dropFirst() {
                path.addLine(to: point)
            }
            path.closeSubpath()
        }
    }

    var perceptualUnitRect: CGRect {
        CGRect(x: 0, y: 0, width: 1.2, height: 1.2)
    }

    func inset(by amount: CGFloat) -> Star {
        Star(count: count, innerRatio: innerRatio, inset: inset + amount)
    }
}

/// `.symbol { view }`, `.symbol(by:)` and `.symbol(shape)`.
struct SymbolsOfPoints: View {
    var body: some View {
        VStack {
            Chart(dailySales.prefix(12)) { element in
                LineMark(x: .value("Day", element.day, unit: .day), y: .value("Sales", element.sales))
                    .symbol(.square)
            }
            Chart(dailySales.prefix(12)) { element in
                LineMark(x: .value("Day", element.day, unit: .day), y: .value("Sales", element.sales))
                    .symbol(Circle().strokeBorder(lineWidth: 2))
            }
            Chart(dailySales.prefix(12)) { element in
                PointMark(x: .value("Day", element.day, unit: .day), y: .value("Sales", element.sales))
                    .symbol {
                        Circle()
                            .fill(element.sales > 150 ? Color.red : Color.blue)
                            .frame(width: 8, height: 8)
                            .overlay {
                                Circle().stroke(Color.white, lineWidth: 1)
                            }
                    }
            }
            Chart(dailySales.prefix(12)) { element in
                PointMark(x: .value("Day", element.day, unit: .day), y: .value("Sales", element.sales))
                    .symbol(Star().strokeBorder(lineWidth: 1))
                    .symbolSize(80)
            }
            Chart {
                ForEach(citySales) { series in
                    ForEach(series.sales) {
                        LineMark(x: .value("Day", $0.weekday, unit: .day), y: .value("Sales", $0.sales))
                    }
                    .foregroundStyle(by: .value("City", series.city))
                    .symbol(by: .value("City", series.city))
                    .symbolSize(40)
                }
            }
        }
    }
}
