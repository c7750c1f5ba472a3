import SwiftUI
import Charts

struct ArrowShape: ChartSymbolShape {
    let angle: Angle
    let length: CGFloat

    var perceptualUnitRect: CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    func path(in rect: CGRect) -> Path {
        let centre = CGPoint(x: rect.midX, y: rect.midY)
        let half = rect.width / 2 * length
        var path = Path()
        path.move(to: CGPoint(x: centre.x - half, y: centre.y))
        path.addLine(to: CGPoint(x: centre.x + half, y: centre.y))
        path.addLine(to: CGPoint(x: centre.x + half * 0.4, y: centre.y - half * 0.4))
        path.move(to: CGPoint(x: centre.x + half, y: centre.y))
        path.addLine(to: CGPoint(x: centre.x + half * 0.4, y: centre.y + half * 0.4))
        let turn = CGAffineTransform(translationX: centre.x, y: centre.y)
            .rotated(by: angle.radians)
            .translatedBy(x: -centre.x, y: -centre.y)
        return path.applying(turn)
    }
}

struct VectorField: View {
    struct Wind: Identifiable {
        let x, y: Double
        var id: String { "\(x),\(y)" }
        var speed: Double { (x * x + y * y).squareRoot() }
        var direction: Angle { .radians(atan2(x, -y)) }
    }

    let winds: [Wind] = stride(from: -2.0, through: 2, by: 1).flatMap { x in
        stride(from: -2.0, through: 2, by: 1).map { y in Wind(x: x, y: y) }
    }

    var body: some View {
        Chart(winds) { wind in
            PointMark(x: .value("East", wind.x), y: .value("North", wind.y))
                .symbol(ArrowShape(angle: wind.direction, length: 0.3 + wind.speed / 4))
                .symbolSize(400)
                .foregroundStyle(by: .value("Speed", wind.speed))
                .accessibilityValue("\(wind.speed, specifier: "%.1f") metres per second")
        }
        .chartXScale(domain: -3...3)
        .chartYScale(domain: -3...3)
    }
}
