import SwiftUI
import Charts

/// `Path` and shapes of one's own in annotations.
struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.closeSubpath()
        return path
    }
}

struct PointedChart: View {
    var body: some View {
        Chart(dailySales) { element in
            LineMark(x: .value("Day", element.day), y: .value("Sales", element.sales))
            if element.sales == 250 {
                PointMark(x: .value("Day", element.day), y: .value("Sales", element.sales))
                    .annotation(position: .top, spacing: 2) {
                        VStack(spacing: 0) {
                            Text("250")
                            Triangle()
                                .fill(.red)
                                .frame(width: 8, height: 6)
                            Path { path in
                                path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
                                path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 4, height: 4), cornerSize: CGSize(width: 1, height: 1))
                            }
                            .stroke(.red, style: StrokeStyle(lineWidth: 1))
                        }
                    }
            }
        }
    }
}
