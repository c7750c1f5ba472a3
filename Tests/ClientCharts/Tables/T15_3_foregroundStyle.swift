import SwiftUI
import Charts

/// `.foregroundStyle(_:)` with every style that programs give it.
struct StylesOfForeground: View {
    var tint: Color = .mint
    var isDimmed = false

    var body: some View {
        Chart {
            BarMark(x: .value("Name", "Color"), y: .value("Value", 3)).foregroundStyle(Color.red)
            BarMark(x: .value("Name", "Implicit"), y: .value("Value", 4)).foregroundStyle(.blue)
            BarMark(x: .value("Name", "Faint"), y: .value("Value", 2)).foregroundStyle(.green.opacity(0.4))
            BarMark(x: .value("Name", "Gradient"), y: .value("Value", 5)).foregroundStyle(tint.gradient)
            BarMark(x: .value("Name", "Hierarchy"), y: .value("Value", 3)).foregroundStyle(.secondary)
            BarMark(x: .value("Name", "Linear"), y: .value("Value", 6))
                .foregroundStyle(.linearGradient(colors: [.purple, .pink], startPoint: .bottom, endPoint: .top))
            BarMark(x: .value("Name", "Linear of a gradient"), y: .value("Value", 6))
                .foregroundStyle(
                    .linearGradient(
                        Gradient(stops: [.init(color: .yellow, location: 0), .init(color: .orange, location: 0.6)]),
                        startPoint: .bottom,
                        endPoint: .top
                    )
                )
            BarMark(x: .value("Name", "Radial"), y: .value("Value", 4))
                .foregroundStyle(RadialGradient(colors: [.white, .teal], center: .center, startRadius: 2, endRadius: 40))
            BarMark(x: .value("Name", "Conditional"), y: .value("Value", 2)).foregroundStyle(isDimmed ? Color.gray : tint)
            BarMark(x: .value("Name", "Any"), y: .value("Value", 2)).foregroundStyle(AnyShapeStyle(.tint))
            BarMark(x: .value("Name", "RGB"), y: .value("Value", 3)).foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.6))
            BarMark(x: .value("Name", "Hue"), y: .value("Value", 3)).foregroundStyle(Color(hue: 0.1, saturation: 0.8, brightness: 0.9))
        }
    }
}
