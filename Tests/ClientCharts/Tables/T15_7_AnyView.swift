import SwiftUI
import Charts

/// `AnyView`, `Group`, `EmptyView`, `@ViewBuilder`, view modifiers of one's own, `AnyChartContent`.
struct ChartFrame: ViewModifier {
    let height: CGFloat

    func body(content: Content) -> some View {
        content
            .frame(height: height)
            .padding(8)
            .overlay(Rectangle().stroke(.quaternary))
    }
}

extension View {
    func chartFrame(height: CGFloat = 200) -> some View {
        modifier(ChartFrame(height: height))
    }

    @ViewBuilder
    func `if`<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }
}

struct ErasedCharts: View {
    var kind = 1

    private func content(for pancake: (name: String, sales: Int)) -> AnyChartContent {
        if pancake.sales > 700 {
            return AnyChartContent(BarMark(x: .value("Name", pancake.name), y: .value("Sales", pancake.sales)))
        } else {
            return AnyChartContent(PointMark(x: .value("Name", pancake.name), y: .value("Sales", pancake.sales)))
        }
    }

    private var erased: AnyView {
        switch kind {
        case 0:
            return AnyView(EmptyView())
        default:
            return AnyView(
                Chart(topPancakes, id: \.name) { pancake in
                    content(for: pancake)
                }
            )
        }
    }

    @ViewBuilder
    private var footer: some View {
        if kind == 1 {
            Text("Six pancakes")
        }
    }

    var body: some View {
        Group {
            erased
                .chartFrame()
                .if(kind == 1) { $0.chartXAxis(.hidden) }
            footer
        }
    }
}
