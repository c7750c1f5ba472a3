import SwiftUI
import Charts

/// `@State`, `@Binding`, `Binding` for a selection, `withAnimation`, `.animation`, controls.
struct FilteredChart: View {
    @State private var threshold = 150.0
    @State private var showsMean: Bool = false
    @State private var name: String?

    var body: some View {
        VStack {
            ThresholdChart(threshold: $threshold, showsMean: showsMean)
                .animation(.easeInOut, value: threshold)
            Slider(value: $threshold, in: 100...250, step: 10)
            Toggle("Show the mean", isOn: $showsMean.animation())
            Button("Reset") {
                withAnimation(.spring()) {
                    threshold = 150
                    name = nil
                }
            }
            Picker("Pancake", selection: $name) {
                Text("All").tag(String?.none)
                ForEach(topPancakes, id: \.name) { pancake in
                    Text(pancake.name).tag(Optional(pancake.name))
                }
            }
            .pickerStyle(.segmented)
        }
    }
}

private struct ThresholdChart: View {
    @Binding var threshold: Double
    let showsMean: Bool

    var body: some View {
        Chart {
            ForEach(dailySales.filter { Double($0.sales) >= threshold }) {
                BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
            }
            RuleMark(y: .value("Threshold", threshold))
            if showsMean {
                RuleMark(y: .value("Mean", 150.2))
            }
        }
    }
}
